"""Taps of an ordinary turn of three ships: one moves, one moves and shoots two cannons, one explores."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.pirates_csg.browser.captains import CALLED, GAME, after
from tests.taps.counting import Row, Table, table

CAPTAINS, IDLE, MOORED = "ship-4", "ship-3", "ship-2"
"""Anne's ship with a captain and two cannons, one that sails, and one that lies at an island since her last turn."""


def rows() -> Iterator[Row]:
    """The turn as a whole, and its parts."""
    with table(GAME, after(*CALLED)) as sea:
        sea.player.read()
        sailed = sea.does(f"answer-move-{IDLE}", "answer-main")
        fought = sea.does(f"answer-move-{CAPTAINS}", "answer-main") + _until_menu(sea)
        explored = sea.does(f"answer-explore-{MOORED}-island-3") + _until_menu(sea)
        ended = sea.does("answer-main")
    yield Row("a ship moves", 2, [sailed])
    yield Row("a ship moves and shoots two cannons", 6, [fought])
    yield Row("a ship explores", 3, [explored])
    yield Row("a turn of three ships", 12, [sailed + fought + explored + ended])


def _until_menu(sea: Table) -> int:
    """What the app proposes, until the captain is asked again what to do."""
    return sea.until(lambda evening: evening.question is not None and evening.question.key == "turn")
