"""Whether everything is in order on this machine, and what to do where it is not.

What takes long to check and was found in order is not checked again while no byte of it has changed, nor of the code
that checks it (`library.compiled`): every file is read each time all the same.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from pydantic import VERSION

from companion.core.values.messages import Msg, msg
from companion.host.settings import Settings, unreadable
from companion.library import texts
from companion.library.game_registry import code_of, game, game_ids
from companion.library.rules import rule_index
from companion.library.sample import load_sample
from companion.library.startup_cache import digest, kept
from companion.library.texts import LANGUAGES, catalogue_files, parse
from companion.library.yaml_data import BrokenData
from companion.paths import PACKAGE, assets, rulesdata
from companion.store import Damaged, NoBackup, Store, StoreFault
from companion.store.faults import made

OLDEST_PYTHON: Final = (3, 11)
SHARED: Final = ("core", "hexmap", "library", "session")
"""Folders of code that all games share."""


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
    yield _drawings()
    yield from _database(folder)
    yield _port(host, port)


def _python() -> Finding:
    ok = sys.version_info >= OLDEST_PYTHON
    version = ".".join(map(str, sys.version_info[:3]))
    return Finding(ok, msg("core-doctor-python" if ok else "core-doctor-old-python", version=version))


def _game(game_id: str) -> Finding:
    """The printed book, the rule index and the sample edition."""

    def looked_at() -> dict[str, Any]:
        loaded = game(game_id)
        rules, cards = len(rule_index(game_id).rules), len(load_sample(loaded))
        return {"title": loaded.title.key, "rules": rules, "cards": cards}

    try:
        found = kept(f"doctor.{game_id}", digest(_files_of(game_id)) + VERSION.encode(), looked_at)
    except (BrokenData, OSError) as error:
        return Finding(False, msg("core-doctor-broken", what=game_id, problem=str(error)))
    return Finding(True, msg("core-doctor-game", game=msg(found["title"]), rules=found["rules"], cards=found["cards"]))


def _files_of(game_id: str) -> Iterator[Path]:
    """All that says whether a game is in order: its data, its code, and the code that it shares with others."""
    yield from sorted(rulesdata(game_id).rglob("*.yaml"))
    for folder in (*code_of(game_id), *(PACKAGE / shared for shared in SHARED)):
        yield from sorted(folder.rglob("*.py"))


def _texts(lang: str) -> Finding:
    try:
        files = catalogue_files(lang)
        read = digest((*files, Path(texts.__file__)))
        count = kept(f"doctor.{lang}", read, lambda: sum(len(parse(path).body) for path in files))
    except (ValueError, OSError) as error:
        return Finding(False, msg("core-doctor-broken", what=lang, problem=str(error)))
    if not files:
        return Finding(False, msg("core-doctor-missing", what=str(assets() / "locales" / lang)))
    return Finding(True, msg("core-doctor-texts", lang=lang, count=count))


def _fonts() -> Finding:
    from companion.ui.look.palette import FONTS

    try:
        missing = [path for path in FONTS.values() if not (assets() / path).is_file()]
    except OSError as error:
        return Finding(False, msg("core-doctor-broken", what=str(assets()), problem=str(error)))
    if missing:
        return Finding(False, msg("core-doctor-missing", what=missing[0]))
    return Finding(True, msg("core-doctor-fonts", count=len(FONTS)))


def _drawings() -> Finding:
    from companion.ui.art import drawing_file
    from companion.ui.art.drawings import drawing, files

    try:
        read = digest((*files().values(), Path(drawing_file.__file__)))
        count = kept("doctor.drawings", read, lambda: len([drawing(name) for name in files()]))
    except (ValueError, OSError) as error:
        return Finding(False, msg("core-doctor-broken", what=str(assets() / "drawings"), problem=str(error)))
    if not count:
        return Finding(False, msg("core-doctor-missing", what=str(assets() / "drawings")))
    return Finding(True, msg("core-doctor-drawings", count=count))


def _database(folder: Path) -> Iterator[Finding]:
    """The file, and in it every evening, setting and copied card; a folder that is not there yet is not made."""
    if not folder.exists():
        yield Finding(True, msg("core-doctor-nothing", path=str(folder)))
        return
    try:
        with closing(Store(folder)) as store:
            yield Finding(True, msg("core-doctor-database", path=str(store.path), evenings=len(store.evenings())))
            yield from (_spoiled(store, evening) for evening in store.spoiled())
            broken = sorted(Settings(store).broken)
            yield from (Finding(False, unreadable(name)) for name in broken)
            for schema, subject in (card for game_id in game_ids() for card in store.broken_cards(game_id)):
                problem = msg("core-card-broken")
                yield Finding(False, msg("core-library-card", schema=schema, subject=subject, problem=problem))
    except StoreFault as fault:
        yield Finding(False, fault.text)


def _spoiled(store: Store, evening_id: str) -> Finding:
    saved = next(saved for saved in store.evenings() if saved.id == evening_id)
    title = game(saved.game).title if saved.game in game_ids() else str(saved.game)
    found = store.salvage(evening_id)
    told = {"game": title, "moment": saved.touched, "answers": found.answers if found is not None else 0}
    return Finding(False, msg("core-doctor-spoiled" if found is not None else "core-doctor-spoiled-all", **told))


# ---------------------------------------------------------------------- putting the database right


def restore(folder: Path, *, force: bool) -> Msg:
    """Put right what is damaged, from the last good backup; what was done.

    Of a sound database with spoiled evenings only these are taken back.  force: the backup takes the place of a sound
    database too. Raises StoreFault; then nothing was changed.
    """
    try:
        with closing(Store(folder)) as store:
            found = [salvage for evening in store.spoiled() if (salvage := store.salvage(evening)) is not None]
            if found and not force:
                for salvage in found:
                    store.take_back(salvage)
                return msg("core-taken-back", n=len(found))
            if not force:
                backup = Store.last_good_backup(folder)
                raise NoBackup(store.path) if backup is None else InOrder(store.path, "restore", backup)
    except Damaged:
        pass
    Store.restore_backup(folder).close()
    return msg("core-restored", folder=str(folder))


def begin_anew(folder: Path, *, force: bool) -> Msg:
    """Begin an empty database in the place of a damaged one, or with `force` of a sound one. Raises StoreFault."""
    try:
        with closing(Store(folder)) as store:
            if not force:
                raise InOrder(store.path, "anew")
    except Damaged:
        pass
    Store.begin_anew(folder).close()
    return msg("core-begun-anew", folder=str(folder))


class InOrder(StoreFault):
    """The database is sound, so nothing takes its place unless that is really wanted. deed: what was asked for."""

    def __init__(self, path: Path, deed: str, backup: Path | None = None) -> None:
        super().__init__(path)
        moment = "" if backup is None else made(backup).isoformat()
        self._text = msg(f"core-in-order-{deed}", path=str(path), moment=moment)

    @property
    def text(self) -> Msg:
        """That nothing was changed, and what to do if it is wanted all the same."""
        return self._text


def _port(host: str, port: int) -> Finding:
    from companion.web.serving.listening_port import listen

    try:
        with listen(host, port) as listener:
            taken = listener.getsockname()[1]
    except OSError as error:
        return Finding(False, msg("core-doctor-no-port", port=port, reason=error.strerror or str(error)))
    return Finding(True, msg("core-doctor-port" if taken == port else "core-doctor-port-busy", port=port, taken=taken))
