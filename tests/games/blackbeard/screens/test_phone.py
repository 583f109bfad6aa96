"""Phones of this game: faces of counters are for those who have looked."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from companion.core.kit.options import SeatOptions
from companion.core.procedures.menus import Menu
from companion.games.blackbeard.model.names import counter_face
from companion.games.blackbeard.model.options import Options
from companion.library.texts import texts_in
from companion.session.game_session import GameSession
from tests.support.phones import evening_of, every_page_can_be_drawn, told_to
from tests.ui.test_phone_screen import NINA, OSCAR, Party

GAME: Final = "blackbeard"
FR = texts_in("fr")
SEATS = (SeatOptions("Nina", "green"), SeatOptions("Oscar", "blue"))


def pirates() -> GameSession:
    """A table of two players, one of whom alone has looked at a counter."""
    return evening_of(GAME, Options(mode="competitive", seats=SEATS, cups="app"), _somebody_knows)


def _somebody_knows(evening: GameSession) -> bool:
    return isinstance(evening.question, Menu) and any(_alone(each) for each in evening.state.counters)


def _alone(counter: Any) -> bool:
    return bool(counter.face is not None and not counter.revealed and len(counter.seen_by) == 1)


async def test_faces_of_counters_are_told_to_the_phone_of_who_has_looked_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = pirates()
    table = Party(tmp_path, evening, GAME)
    (looker,) = next(each.seen_by for each in evening.state.counters if _alone(each))
    other = OSCAR.id if looker == NINA.id else NINA.id
    faces = {FR(counter_face(each)) for each in evening.state.counters if _alone(each) and each.seen_by == (looker,)}
    public = faces & {FR(counter_face(each)) for each in evening.state.counters if each.known_to(other)}
    told = await told_to(table, monkeypatch, (other, "", looker), faces)
    assert told == {other: public, "": public, looker: faces}


async def test_every_page_can_be_drawn_on_a_small_phone_with_large_words(tmp_path: Path) -> None:
    await every_page_can_be_drawn(tmp_path, GAME, pirates())
