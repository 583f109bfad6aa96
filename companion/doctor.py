"""Whether everything is in order on this machine, and what to do where it is not."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from companion.core.text import Msg, msg
from companion.library.data import BrokenData
from companion.library.rules import rule_index
from companion.library.sample import load_sample
from companion.library.texts import LANGUAGES, catalogue_files, parse
from companion.paths import assets
from companion.store import Store, StoreFault
from companion.table.games import game, game_ids

OLDEST_PYTHON: Final = (3, 11)


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at. text: what was found, and what to do if it is not in order."""

    ok: bool
    text: Msg


def findings(folder: Path, host: str, port: int) -> Iterator[Finding]:
    """Look at one thing after another. folder: of the database.  host, port: where the table would be served."""
    yield _python()
    yield from map(_game, game_ids())
    yield from map(_texts, LANGUAGES)
    yield _fonts()
    yield _database(folder)
    yield _port(host, port)


def _python() -> Finding:
    ok = sys.version_info >= OLDEST_PYTHON
    version = ".".join(map(str, sys.version_info[:3]))
    return Finding(ok, msg("core-doctor-python" if ok else "core-doctor-old-python", version=version))


def _game(game_id: str) -> Finding:
    """The printed book, the rule index and the sample edition."""
    try:
        loaded = game(game_id)
        rules, cards = len(rule_index(game_id).rules), len(load_sample(loaded))
    except (BrokenData, OSError) as error:
        return Finding(False, msg("core-doctor-broken", what=game_id, problem=str(error)))
    return Finding(True, msg("core-doctor-game", game=loaded.title, rules=rules, cards=cards))


def _texts(lang: str) -> Finding:
    try:
        files = catalogue_files(lang)
        count = sum(len(parse(path).body) for path in files)
    except (ValueError, OSError) as error:
        return Finding(False, msg("core-doctor-broken", what=lang, problem=str(error)))
    if not files:
        return Finding(False, msg("core-doctor-missing", what=str(assets() / "locales" / lang)))
    return Finding(True, msg("core-doctor-texts", lang=lang, count=count))


def _fonts() -> Finding:
    from companion.ui.palette import FONTS

    try:
        missing = [path for path in FONTS.values() if not (assets() / path).is_file()]
    except OSError as error:
        return Finding(False, msg("core-doctor-broken", what=str(assets()), problem=str(error)))
    if missing:
        return Finding(False, msg("core-doctor-missing", what=missing[0]))
    return Finding(True, msg("core-doctor-fonts", count=len(FONTS)))


def _database(folder: Path) -> Finding:
    try:
        store = Store(folder)
    except StoreFault as fault:
        return Finding(False, fault.text)
    try:
        return Finding(True, msg("core-doctor-database", path=str(store.path), evenings=len(store.evenings())))
    finally:
        store.close()


def _port(host: str, port: int) -> Finding:
    from companion.ui.server import listen

    try:
        with listen(host, port) as listener:
            taken = listener.getsockname()[1]
    except OSError as error:
        return Finding(False, msg("core-doctor-no-port", port=port, reason=error.strerror or str(error)))
    return Finding(True, msg("core-doctor-port" if taken == port else "core-doctor-port-busy", port=port, taken=taken))
