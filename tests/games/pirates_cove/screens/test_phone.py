"""Phones of this game: the Tavern cards of a hand are told to the phone of their holder alone."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import flet as ft
import pytest

from companion.core.events.announcement_events import Announced
from companion.core.events.announcements import Fate, Order, Result
from companion.core.events.event import Happened
from companion.core.kit.options import SeatOptions
from companion.core.procedures.menus import Menu
from companion.core.questions.kinds import TABLE
from companion.core.values.messages import msg
from companion.games.pirates_cove.model.ids import SeatId
from companion.games.pirates_cove.model.names import card_name
from companion.games.pirates_cove.model.options import Options
from companion.games.pirates_cove.model.state import State
from companion.library.texts import texts_in
from companion.session.game_session import GameSession
from companion.ui.questions.parts.forecast import news_of
from tests.games.pirates_cove.rules.test_month import four
from tests.support.phones import evening_of, every_page_can_be_drawn, told_to
from tests.ui.test_phone_screen import NINA, OSCAR, Party

GAME: Final = "pirates_cove"
FR = texts_in("fr")
SEATS = (SeatOptions("Nina", "green"), SeatOptions("Oscar", "blue"), SeatOptions("Paul", "red"))


def captains() -> GameSession:
    """Three captains in their first month, Nina with a card in hand that nobody else holds."""
    return evening_of(GAME, Options(seats=SEATS), _setting_wheels)


def _setting_wheels(evening: GameSession) -> bool:
    return evening.state.turn.phase == "navigation" and bool(_alone(evening.state, NINA.id))


def _alone(s: State, seat: str) -> set[str]:
    """The kinds of card that a seat holds and nobody else, and of which nothing else speaks: a lookout is called as the
    app is, ships have craftsmen, a volley card names the smoke, and a hidden hand may hold any card for the wheels."""
    others = {kind for player in s.players if player.id != seat for kind in player.hand}
    spoken = {"lookout", "mastercraft", "smoke", "map", "buccaneering"}
    return set(s.player(SeatId(seat)).hand) - others - set(s.discards) - spoken


async def test_a_hand_is_told_to_the_phone_of_its_holder_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    evening = captains()
    table = Party(tmp_path, evening, GAME)
    held = {FR(card_name(kind)) for kind in _alone(evening.state, NINA.id)}
    assert held
    told = await told_to(table, monkeypatch, (OSCAR.id, "", NINA.id), held)
    assert told == {OSCAR.id: set(), "": set(), NINA.id: held}


@pytest.mark.rule("PC-T4-01")
async def test_the_first_visitor_of_a_month_is_told_of_the_own_plunder_above_the_menu(tmp_path: Path) -> None:
    evening = four()
    for seat, island in zip(("seat-1", "seat-2", "seat-3", "seat-4"), ("hull", "sails", "cannon", "crew"), strict=True):
        evening.answer(island, seat=seat, source="phone")
    evening.answer("arrive")
    assert evening.question is not None and (evening.question.key, evening.question.who) == ("visit", "seat-1")
    async with Party(tmp_path, evening, GAME).phone("seat-1", language="fr") as phone:
        plunders = [text for text in phone.texts() if "pille l’Île" in text]
        assert len(plunders) == 1 and "Île de la Coque" in plunders[0]
        assert not phone.find(ft.Semantics, identifier="told-on") and phone.find(ft.Semantics, identifier="answer-main")


@pytest.mark.rule("PC-COMBAT-01", "PC-VOLLEY-03")
async def test_the_tablet_tells_the_last_volley_of_a_fight_that_is_fought_on_phones(tmp_path: Path) -> None:
    evening = four()
    session = Party(tmp_path, evening, GAME).session
    for player in evening.state.players:
        evening.answer("hull", seat=player.id, source="phone")
    fired = 0
    while fired < 3:
        question = evening.question
        assert question is not None
        fired += question.key == "volley"
        answer = question.main if isinstance(question, Menu) else question.default
        evening.answer(answer, seat=question.who, source="phone")
    told = [each.telling for each in session.news]
    assert sum(isinstance(each, Result) for each in told) == 1, "nobody at the table needs the dice before these"
    assert [each.title.key for each in told if isinstance(each, Fate)][-1] in ("pc-told-battle", "pc-told-crippled")
    assert any(isinstance(each, Order) for each in told), "what hands do stays until somebody touches the tablet"


def test_a_phone_is_not_told_beforehand_what_the_hands_of_others_have_to_do() -> None:
    paid = Happened(Announced(msg("pc-order-repair", name="Oscar", n=2), "order", seat=OSCAR.id))
    said = [news_of([paid], hands) for hands in (NINA.id, OSCAR.id, TABLE)]
    assert said == [[], [paid.line], [paid.line]]


async def test_every_page_can_be_drawn_on_a_small_phone_with_large_words(tmp_path: Path) -> None:
    await every_page_can_be_drawn(tmp_path, GAME, captains())
