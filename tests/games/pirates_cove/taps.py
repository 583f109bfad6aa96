"""Taps of months: of captains with phones in which nobody fights, and of three captains around one tablet with the
wheels and cards of the box, one fight and one loot; of volleys on the tablet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from companion.games.pirates_cove.model.ids import OUTER, TREASURE
from companion.games.pirates_cove.model.options import Options
from companion.session.game_session import GameSession
from tests.browser.phones import ANNE, BOB
from tests.browser.running_app import asks
from tests.games.pirates_cove.browser.captains import (
    CLEO,
    GAME,
    LAST_OF_OUTFITTING,
    PHONES,
    captains,
    quiet_courses,
    steer,
)
from tests.support.demonstration import demonstration
from tests.taps.counting import Row, Table, crew, table

MONTHS: Final = 2
VOLLEYS: Final = 8
BOX: Final = {"wheels": "table", "cards": "table", "treasures": "table"}
WISHES: Final = ("none", "nothing")
"""Nobody plays a card."""
LOOT: Final = (("treasures", 1), ("gold", 3), ("fame", 2))
"""What a Treasure card shows; nothing else."""
MOST: Final = 40
"""Answers that a month may take before something is wrong."""


def rows() -> Iterator[Row]:
    """A month of each captain with a phone, and each volley from its menu to the next question."""
    yield Row("a month without a fight, taps a player", 3, _months())
    months, volleys, loots, covers = _of_the_box()
    yield Row("a month on one tablet, one fight and one loot", 14, months)
    besides = [taps - fired for taps, fired in zip(months, volleys, strict=True)]
    yield Row("a month on one tablet, one loot, besides volleys", 14, besides)
    yield Row("a loot card", 4, loots)
    yield Row("hand-overs in such a month", 3, covers)
    yield Row("a volley", 3, _volleys())


def _months() -> list[int]:
    """Everybody sails to an island of their own, away from black ships, and takes there what the app proposes."""
    counts: list[int] = []
    with crew(GAME, captains(), LAST_OF_OUTFITTING, PHONES) as year:
        year.answer(year.house.evening())
        for month in range(1, MONTHS + 1):
            before = {seat: member.taps for seat, member in year.phones.items()}
            for seat, island in quiet_courses(year.house.evening()).items():
                steer(year, seat, island)
            while (evening := year.house.evening()).state.turn.month == month:
                year.shown(evening)
                year.answer(evening)
            counts += [member.taps - before[seat] for seat, member in year.phones.items()]
    return counts


def _of_the_box() -> tuple[list[int], list[int], list[int], list[int]]:
    """Anne and Bart meet at an island without a black ship, Cléo lies at Treasure Island: taps of each month, of its
    volleys, of each loot card, and how often a cover was lifted in a month. How many volleys a fight takes is the
    dice's."""
    months: list[int] = []
    volleys: list[int] = []
    loots: list[int] = []
    covers: list[int] = []
    options = demonstration(GAME, Options().dump()) | BOX
    with table(GAME, asks("first-1"), WISHES, options=options) as year:
        year.player.read()
        for month in range(1, MONTHS + 1):
            before, lifted, volleyed = year.player.taps, 0, 0
            for _ in range(MOST):
                if (evening := year.evening).question is None or evening.state.turn.month != month:
                    break
                lifted += "peek-hold" in year.player.offers()
                fires, so_far = year.asked == "volley", year.player.taps
                _play(year, evening, loots)
                volleyed += (year.player.taps - so_far) * fires
            months.append(year.player.taps - before)
            volleys.append(volleyed)
            covers.append(lifted)
    return months, volleys, loots, covers


def _play(year: Table, evening: GameSession, loots: list[int]) -> None:
    """Answer as three captains do who know where they sail."""
    player, before = year.player, year.player.taps
    if year.asked.startswith("loot-"):
        sheet = player.asked()
        for quarter, n in LOOT:
            player.tap(f"{quarter}-{n}")
        player.confirm()
        player.gone(sheet)
        loots.append(player.taps - before)
    elif year.asked == "first-1":
        blocked = {ship.island for ship in evening.state.black_ships}
        meeting = next(island for island in OUTER if island not in blocked)
        sheet = player.asked()
        for seat, island in ((ANNE, meeting), (BOB, meeting), (CLEO, TREASURE)):
            player.tap(f"row-wheel-1-{seat}-{island}")
        player.confirm()
        player.gone(sheet)
    else:
        player.answer()


def _volleys() -> list[int]:
    """What lies between the menu of a captain and the next question."""
    counts: list[int] = []
    with table(GAME, asks("volley")) as fight:
        fight.player.read()
        while len(counts) < VOLLEYS and fight.asked == "volley":
            before = fight.player.taps
            fight.player.answer()
            counts.append(fight.player.taps - before)
    return counts
