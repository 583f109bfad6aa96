"""Taps of months in which nobody fights, for captains with phones, and of volleys on the tablet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tests.browser.running_app import asks
from tests.games.pirates_cove.browser.captains import (
    GAME,
    LAST_OF_OUTFITTING,
    PHONES,
    captains,
    quiet_courses,
    steer,
)
from tests.taps.counting import Row, crew, table

MONTHS: Final = 2
VOLLEYS: Final = 8


def rows() -> Iterator[Row]:
    """A month of each captain with a phone, and each volley from its menu to the next question."""
    yield Row("a month without a fight, taps a player", 3, _months())
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
