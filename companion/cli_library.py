"""The command `library`: the owner's copied cards listed, exported, imported and checked."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from companion.cli_streams import BAD_INPUT, NOT_IN_ORDER, STREAM, complain, read_given, with_store_faults
from companion.core.untrusted.untrusted_json import BadFile
from companion.core.values.messages import msg
from companion.library.game_registry import game, game_ids
from companion.library.text_files import cannot_read, read_bytes
from companion.library.texts import Texts

if TYPE_CHECKING:
    from companion.host.host import Host
    from companion.library.shelf import Shelf

SHEETS: Final = (".csv", ".tsv")
"""Endings of spreadsheets."""


@with_store_faults
def library(options: argparse.Namespace, texts: Texts) -> int:
    """Look after the owner's copied cards."""
    from companion.host.host import Host
    from companion.host.settings import Settings
    from companion.store import Store, data_dir

    store = Store(data_dir(options.data))
    try:
        return SHELF_DEEDS[options.deed](Host(store, Settings(store)), options, texts)
    except OSError as error:
        raise cannot_read(options.file, error) from error
    finally:
        store.close()


def _shelves(host: Host, options: argparse.Namespace, texts: Texts) -> Iterator[Shelf]:
    """The library of the game that was named, or of one game after another under its title."""
    named = (options.game,) if options.game else game_ids()
    for game_id in named:
        shelf = host.shelf(game_id)
        if len(named) > 1:
            print(texts(shelf.title()))
        yield shelf


def _list(host: Host, options: argparse.Namespace, texts: Texts) -> int:
    for shelf in _shelves(host, options, texts):
        cards = shelf.all()
        for card in cards:
            known = sum(value is not None for value in card.record.values())
            told = msg("core-card", known=known, all=len(card.record), origin=msg(f"core-origin-{card.origin}"))
            print(f"{card.schema}  {card.subject}  {texts(told)}")
        for schema, subject in shelf.broken():
            print(f"{schema}  {subject}  {texts(msg('core-card-broken'))}")
        print(texts(msg("core-cards", n=len(cards))))
    return 0


def _export(host: Host, options: argparse.Namespace, texts: Texts) -> int:
    """A file holds one game: the one that was named, else the only one of which cards were copied."""
    copied = [each for each in game_ids() if _kept(host.shelf(each), options.with_photos)] or game_ids()[:1]
    if options.game is None and len(copied) > 1:
        return complain(texts, msg("core-cli-which-game", known=", ".join(copied)), BAD_INPUT)
    text = host.shelf(options.game or copied[0]).export_text(photos=options.with_photos)
    if options.file == STREAM:
        sys.stdout.write(text)
    else:
        Path(options.file).write_text(text, encoding="utf-8")
    return 0


def _kept(shelf: Shelf, photos: bool) -> bool:
    """Whether there is anything to be exported. photos: whether they count."""
    return bool(shelf.all() or (photos and shelf.photographed()))


def _import(host: Host, options: argparse.Namespace, texts: Texts) -> int:
    """A file belongs to the game that it names; naming another one is refused. Spreadsheets name none.

    What it adds is taken; where it says otherwise than we do, ours stays and is named, unless theirs is wanted.
    """
    from companion.host.exchange.merge_cards import beside, merge_file
    from companion.library.shelf import LIMITS, game_in

    if Path(options.file).suffix.casefold() in SHEETS:
        return _import_sheet(host, options, texts)
    text = read_given(options.file, LIMITS.size)
    named = options.game or game_in(text, game_ids())
    contents = host.shelf(named).opened(text)
    disputed = [card for card in beside(host, named, contents.cards) if card.differences]
    taken = merge_file(host, named, contents, [card.spot for card in disputed] if options.theirs else ())
    print(texts(msg("core-imported", new=taken.new, changed=taken.changed, same=taken.same)))
    for card in () if options.theirs else disputed:
        print(texts(msg("core-import-differs", card=card.title, n=len(card.differences))))
    if taken.photos:
        print(texts(msg("core-photos", n=taken.photos)))
    return 0


def _import_sheet(host: Host, options: argparse.Namespace, texts: Texts) -> int:
    """Cards out of a spreadsheet, with a line for each row that could not be read as it stands."""
    from companion.core.untrusted.spreadsheet import LARGEST, read_rows

    able = {each: sheet for each in game_ids() if (sheet := game(each).forms.spreadsheet) is not None}
    named = options.game or (next(iter(able)) if len(able) == 1 else "")
    if named not in able:
        raise BadFile(msg("core-sheet-which", known=", ".join(able) or "—"))
    rows = read_rows(read_bytes(Path(options.file), LARGEST), able[named].columns)
    found = list(able[named].cards(game(named).book, rows))
    for odd in (read.odd for read in found if read.odd is not None):
        print(" ".join(map(texts, odd.told)))
    taken = host.shelf(named).fill([read.card for read in found if read.card is not None])
    print(texts(msg("core-imported", new=taken.new, changed=taken.changed, same=taken.same)))
    return 0


def _check(host: Host, options: argparse.Namespace, texts: Texts) -> int:
    sound = True
    for shelf in _shelves(host, options, texts):
        flaws = shelf.check()
        for flaw in flaws:
            told = msg("core-library-card", schema=flaw.schema, subject=flaw.subject, problem=flaw.text)
            print(texts(told))
        print(texts(msg("core-checked", n=len(shelf.all()), flaws=len(flaws))))
        sound &= not flaws
    return 0 if sound else NOT_IN_ORDER


SHELF_DEEDS: Final[Mapping[str, Callable[[Host, argparse.Namespace, Texts], int]]] = {
    "list": _list,
    "export": _export,
    "import": _import,
    "check": _check,
}
