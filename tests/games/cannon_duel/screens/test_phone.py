"""Phones of this game: the Aim cards of a hand are told to the phone of their holder alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from companion.core.kit.options import SeatOptions
from companion.games.cannon_duel.table.ids import SeatId
from companion.games.cannon_duel.table.names import card_name
from companion.games.cannon_duel.table.options import Options
from companion.games.cannon_duel.table.state import State
from companion.library.texts import texts_in
from companion.table.evening import Evening
from companion.table.games import game
from companion.table.robot import Robot
from companion.ui.games import screens_of
from tests.support.demonstration import demonstration
from tests.ui.test_phone_screen import NINA, OSCAR, Party, Tapped, answerers, look_everywhere

GAME: Final = "cannon_duel"
FR = texts_in("fr")
SEATS = (SeatOptions("Nina", "blue"), SeatOptions("Oscar", "red"))


def captains() -> Evening:
    """Two captains in the middle of their duel, Nina on turn."""
    options, entries = _captains()
    return Evening(game(GAME), options, seed=4, answerers=answerers(GAME), entries=entries)


@cache
def _captains() -> tuple[Mapping[str, Any], Sequence[Any]]:
    options = demonstration(GAME, Options(seats=SEATS).dump())
    evening = Evening(game(GAME), options, seed=4, answerers=answerers(GAME))
    robot = Robot(6)
    while not (evening.state.turn.number > 4 and evening.state.turn.seat == NINA.id and _alone(evening.state, NINA.id)):
        question = evening.question or evening.questions[0]
        evening.answer(robot.answer(question), seat=question.who)
    return options, tuple(evening.journal.entries)


def _alone(s: State, seat: str) -> set[str]:
    """The cards that a seat holds and that nobody sees elsewhere."""
    mine, other = s.player(SeatId(seat)), s.other(SeatId(seat))
    aimed = [aim.card for player in s.players for _, _, aim in player.aimed]
    return set(mine.hand) - {*other.hand, *mine.discards, *other.discards, *aimed}


async def test_a_hand_is_told_to_the_phone_of_its_holder_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    evening = captains()
    table = Party(tmp_path, evening, GAME)
    held = [FR(card_name(card)) for card in sorted(_alone(evening.state, NINA.id))]
    assert held
    for seat in (OSCAR.id, "", NINA.id):
        with monkeypatch.context() as patch:
            line = Tapped(patch)
            async with table.phone(seat) as phone:
                await look_everywhere(table, phone)
            assert all(line.tells(name) == (seat == NINA.id) for name in held), seat


async def test_every_page_can_be_drawn_on_a_small_phone_with_large_words(tmp_path: Path) -> None:
    table = Party(tmp_path, captains(), GAME)
    assert {tab.id for tab in screens_of(GAME).tabs}
    async with table.phone(NINA.id, (360, 640), language="en", zoom="1.5") as nina:
        await look_everywhere(table, nina)
