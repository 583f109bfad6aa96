"""Phones of this game: faces of counters are for those who have looked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from companion.core.game import Menu
from companion.core.kit.options import SeatOptions
from companion.games.blackbeard.sheets.names import counter_face
from companion.games.blackbeard.sheets.options import Options
from companion.library.texts import texts_in
from companion.table.evening import Evening
from companion.table.games import game
from companion.table.robot import Robot
from companion.ui.games import screens_of
from tests.support.demonstration import demonstration
from tests.ui.test_phone_screen import NINA, OSCAR, Party, Tapped, answerers, look_everywhere

GAME: Final = "blackbeard"
FR = texts_in("fr")


def pirates() -> Evening:
    """A table of two players, one of whom alone has looked at a counter."""
    options, entries = _pirates()
    return Evening(game(GAME), options, seed=4, answerers=answerers(GAME), entries=entries)


@cache
def _pirates() -> tuple[Mapping[str, Any], Sequence[Any]]:
    seats = (SeatOptions("Nina", "green"), SeatOptions("Oscar", "blue"))
    chosen = Options(mode="competitive", seats=seats, cups="app")
    options = demonstration(GAME, chosen.dump())
    evening = Evening(game(GAME), options, seed=4, answerers=answerers(GAME))
    robot = Robot(6)
    while not (isinstance(evening.question, Menu) and any(_alone(each) for each in evening.state.counters)):
        assert evening.question is not None
        evening.answer(robot.answer(evening.question))
    return options, tuple(evening.journal.entries)


def _alone(counter: Any) -> bool:
    return bool(counter.face is not None and not counter.revealed and len(counter.seen_by) == 1)


async def test_faces_of_counters_are_told_to_the_phone_of_who_has_looked_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = pirates()
    table = Party(tmp_path, evening, GAME)
    (looker,) = next(each.seen_by for each in evening.state.counters if _alone(each))
    other = OSCAR.id if looker == NINA.id else NINA.id
    faces = [FR(counter_face(each)) for each in evening.state.counters if _alone(each) and each.seen_by == (looker,)]
    public = [FR(counter_face(each)) for each in evening.state.counters if each.known_to(other)]
    for seat in (other, "", looker):
        with monkeypatch.context() as patch:
            line = Tapped(patch)
            async with table.phone(seat) as phone:
                await look_everywhere(table, phone)
            for face in faces:
                assert line.tells(face) == (seat == looker or face in public), (seat, face)


async def test_every_page_can_be_drawn_on_a_small_phone_with_large_words(tmp_path: Path) -> None:
    table = Party(tmp_path, pirates(), GAME)
    assert {tab.id for tab in screens_of(GAME).tabs}
    async with table.phone(NINA.id, (360, 640), language="en", zoom="1.5") as nina:
        await look_everywhere(table, nina)
