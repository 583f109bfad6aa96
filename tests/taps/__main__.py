"""`python -m tests.taps` plays counted evenings of every game and prints what they take; with an id of one only its.

With --first the evenings are those of people who have just opened the box, and have copied nothing yet. With --copy
cards are copied, and no browser is needed. With --hand values are put right where they stand.

Exits with 1 where something takes more taps than it may.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from playwright.sync_api import expect

from companion.library.game_registry import game_ids
from tests.browser.driver import PATIENCE
from tests.support import figures
from tests.taps import by_hand, copying, first
from tests.taps.counting import Row

WAYS: Final = {"": "", "first": ", a first evening", "copy": ", cards copied exactly", "hand": ", values put right"}
"""What may be counted, and how it is called in the head of a list."""


def main(arguments: Sequence[str] | None = None) -> int:
    """The exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.taps", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"some of: {', '.join(game_ids())}")
    ways = parser.add_mutually_exclusive_group()
    ways.add_argument("--first", dest="way", action="store_const", const="first", default="", help="first evenings")
    ways.add_argument("--copy", dest="way", action="store_const", const="copy", help="cards that are copied")
    ways.add_argument("--hand", dest="way", action="store_const", const="hand", help="values put right by hand")
    figures.offered(parser)
    options = parser.parse_args(arguments)
    for unknown in (game for game in options.games if game not in game_ids()):
        parser.error(f"no game is called {unknown}")
    expect.set_options(timeout=PATIENCE)
    wrong = 0
    for game in options.games or game_ids():
        print(f"{game}{WAYS[options.way]}: taps, how many it may take, and what was counted (median)")
        rows = _told(_counted(game, options.way))
        more = sum(not row.reached for row in rows)
        if options.record and rows:
            name = "-".join(filter(None, ("taps", options.way, game)))
            command = " ".join(filter(None, ("python -m tests.taps", game, options.way and f"--{options.way}")))
            verdict = f"{more} of {len(rows)} take more than they may." if more else "None takes more than it may."
            figures.record(name, command, verdict, map(_figure, rows))
        wrong += more
    return int(wrong > 0)


def _counted(game: str, way: str) -> Iterable[Row]:
    """What is counted of a game."""
    ways: dict[str, Callable[[str], Iterable[Row]]] = {"first": first.rows, "copy": copying.rows, "hand": by_hand.rows}
    if way:
        return ways[way](game)
    if find_spec(f"tests.games.{game}.taps") is None:
        return ()
    rows: Iterable[Row] = import_module(f"tests.games.{game}.taps").rows()
    return rows


def _told(rows: Iterable[Row]) -> list[Row]:
    """Print them, each as soon as it is counted."""
    told = []
    for row in rows:
        print(row, flush=True)
        told.append(row)
    return told


def _figure(row: Row) -> figures.Row:
    """A row as it is kept."""
    return figures.Row(row.what, row.told, wanted=f"at most {row.wanted}")


if __name__ == "__main__":
    sys.exit(main())
