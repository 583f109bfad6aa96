"""Taps of an ordinary turn of four ships: three move, one of them shoots as it does, one explores; then a shot."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.journal.journal import Said
from companion.session.game_session import GameSession
from tests.games.pirates_csg.browser.captains import ADRIFT, CALLED, GAME, after
from tests.taps.counting import Row, Table, table

CAPTAINS, IDLE, MOORED = "ship-4", "ship-1", "ship-2"
"""Anne's ship with a captain and two cannons, one that sails, and one that lies at an island since her last turn."""


def rows() -> Iterator[Row]:
    """The turn as a whole, and its parts; then shots with dice of the table, which are told."""
    with table(GAME, after(*CALLED)) as sea:
        sea.player.read()
        sailed = sea.does(f"answer-clear-{IDLE}")
        touched = sea.does("answer-move-ship-3", "answer-island-3")
        fought = sea.does(f"answer-clear-{CAPTAINS}") + _until_menu(sea)
        explored = sea.does(f"answer-explore-{MOORED}-island-3") + _until_menu(sea)
        ended = sea.does("answer-main")
    yield Row("a ship moves and touches nothing", 1, [sailed])
    yield Row("a ship moves and comes to lie at an island", 3, [touched])
    yield Row("a ship moves and shoots two cannons", 3, [fought])
    yield Row("a ship explores", 3, [explored])
    yield Row("a turn of four ships", 11, [sailed + touched + fought + explored + ended])
    with table(GAME, after(*ADRIFT)) as sea:
        sea.player.read()
        shot = sea.does("answer-shoot-ship-1") + sea.until(_has_fired)
    yield Row("a shot of three cannons", 3, [shot])
    with table(GAME, after(*ADRIFT), dice="own") as sea:
        sea.player.read()
        before = sea.player.taps
        sea.player.tap("answer-shoot-ship-4")
        for die in (1, 2):
            sea.screen.by_id(f"die-shots-1-{die}-6").wait_for(state="attached")
            sea.player.tap(f"die-shots-1-{die}-6")
        sea.player.confirm()
        told = sea.player.taps - before
    yield Row("a shot of two cannons with dice of the table", 4, [told])


def _has_fired(evening: GameSession) -> bool:
    """Whether the dice of a shot lie on the table."""
    return any(isinstance(entry, Said) and entry.key.startswith("shots-") for _, entry in evening.journal.live)


def _until_menu(sea: Table) -> int:
    """What the app proposes, until the captain is asked again what to do."""
    return sea.until(lambda evening: evening.question is not None and evening.question.key == "turn")
