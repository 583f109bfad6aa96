"""Phones of this game: the Aim cards of a hand are told to the phone of their holder alone."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from companion.core.kit.options import SeatOptions
from companion.games.cannon_duel.model.ids import SeatId
from companion.games.cannon_duel.model.names import card_name
from companion.games.cannon_duel.model.options import Options
from companion.games.cannon_duel.model.state import State
from companion.library.texts import texts_in
from companion.session.game_session import GameSession
from tests.support.phones import evening_of, every_page_can_be_drawn, told_to
from tests.ui.test_phone_screen import NINA, OSCAR, Party

GAME: Final = "cannon_duel"
FR = texts_in("fr")
SEATS = (SeatOptions("Nina", "blue"), SeatOptions("Oscar", "red"))


def captains() -> GameSession:
    """Two captains in the middle of their duel, Nina on turn."""
    return evening_of(GAME, Options(seats=SEATS), _in_the_midst)


def _in_the_midst(evening: GameSession) -> bool:
    turn = evening.state.turn
    return turn.number > 4 and turn.seat == NINA.id and bool(_alone(evening.state, NINA.id))


def _alone(s: State, seat: str) -> set[str]:
    """The cards that a seat holds and that nobody sees elsewhere."""
    mine, other = s.player(SeatId(seat)), s.other(SeatId(seat))
    aimed = [aim.card for player in s.players for _, _, aim in player.aimed]
    return set(mine.hand) - {*other.hand, *mine.discards, *other.discards, *aimed}


async def test_a_hand_is_told_to_the_phone_of_its_holder_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    evening = captains()
    table = Party(tmp_path, evening, GAME)
    held = {FR(card_name(card)) for card in _alone(evening.state, NINA.id)}
    assert held
    told = await told_to(table, monkeypatch, (OSCAR.id, "", NINA.id), held)
    assert told == {OSCAR.id: set(), "": set(), NINA.id: held}


async def test_every_page_can_be_drawn_on_a_small_phone_with_large_words(tmp_path: Path) -> None:
    await every_page_can_be_drawn(tmp_path, GAME, captains())
