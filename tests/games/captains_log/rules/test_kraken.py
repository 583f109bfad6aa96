"""1.30 The Kraken."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from companion.core.events.announcement_events import Announced
from companion.core.procedures.copied_cards import CopiedCard
from companion.core.procedures.menus import Menu
from companion.core.questions.kinds import Pick
from companion.core.values.messages import msg
from companion.games.captains_log.agenda import AGENDA
from companion.games.captains_log.events import kraken
from companion.games.captains_log.model.event_deck import find
from companion.games.captains_log.model.ids import CardId, SideId
from companion.games.captains_log.model.ledger import FameScored
from companion.games.captains_log.model.state import Lasting, Npc, Outcome, State
from tests.games.captains_log.rules.fleet import hold_card
from tests.games.captains_log.rules.scripted import Played, a_table, book, play
from tests.games.captains_log.seat_ids import NPC_1, NPC_2, SEAT_1, SEAT_2

DIAL = {"kraken-dial": {f"face_{face}": str(kraken.usual(face)) for face in range(1, 13)}}
CARD = CopiedCard("npc-card", "ship-07", (("role", "merchant"), ("name", "Gull"), ("nation", "spain"), ("level", 1)))
EBB = (Lasting(23, "day"),)
SHIP = CopiedCard("player-ship", "board-A-1", (("draft", "2"), ("hull", 9)))


def haunted(*cards: int) -> State:
    """A table with Kraken cards in play, two players and one NPC on the map."""
    npcs = (Npc(NPC_1, SEAT_1, card=CardId("ship-07"), revealed=True, on_map=True), Npc(NPC_2, SEAT_2))
    return a_table(kraken=cards, npcs=npcs, cards=(CARD, SHIP, hold_card("A-1-2", damage=2)))


def activate(s: State, number: int, answers: Mapping[str, Any]) -> Played:
    return play(kraken.activate, s, {**DIAL, **answers}, number=number, key="k")


@pytest.mark.rule("CL-KRK-01", "CL-KRK-02", "CL-KRK-05", "CL-EVT-30", "CL-PRT-07")
def test_cl_krk_01_it_appears_once_its_tile_is_revealed() -> None:
    hidden = play(appear_24, a_table(discards=(24,)), {})
    assert (hidden.state.kraken, hidden.state.discards) == ((), (24,))
    first = play(appear_24, a_table(discards=(24,), revealed=(11,)), {})
    assert (first.state.kraken, first.state.discards) == ((24,), ())
    more = play(appear_24, a_table(discards=(24,), kraken=(26,)), {})
    assert more.state.kraken == (26, 24)
    assert [event.rule for event in first.events] == ["CL-KRK-01", "CL-KRK-05", "CL-KRK-05"]
    assert [event.rule for event in more.events] == ["CL-KRK-02"]
    obstacles, detour = (event.text for event in first.of(Announced))
    assert obstacles.key == "cl-kraken-obstacles"
    assert detour == msg("cl-kraken-detour", clocks=tuple(msg("cl-clock", clock=n) for n in (12, 2, 4, 6, 8, 10)))


def appear_24(t: Any) -> Any:
    yield from kraken.appear(t, find(t.book, 24))


@pytest.mark.rule("CL-KRK-03", "A-47")
def test_cl_krk_03_two_faces_for_each_direction() -> None:
    assert [kraken.usual(face) for face in range(1, 13)] == [12, 2, 2, 4, 4, 6, 6, 8, 8, 10, 10, 12]


@pytest.mark.rule("CL-KRK-03", "CL-KRK-04", "CL-KRK-05")
def test_cl_krk_03_red_die_direction_black_die_distance() -> None:
    played = activate(haunted(24), 24, {"k-roll": [7, 5], "k-met": []})
    assert [(event.rule, dict(event.text.args)) for event in played.of(Announced)] == [
        ("CL-KRK-04", {"n": 5, "clock": 6})
    ]
    assert "cl-kraken-path" in str(played.asked[-1].note)
    assert played.state.kraken == (24,)


@pytest.mark.rule("CL-KRK-03")
def test_cl_krk_03_the_copied_dial_decides() -> None:
    dial = {"kraken-dial": {"face_7": "10"}}
    played = play(kraken.activate, haunted(24), {**dial, "k-roll": [7, 1], "k-met": []}, number=24, key="k")
    assert dict(played.of(Announced)[0].text.args)["clock"] == 10
    assert kraken.bearing(played.state, 12) == 12  # left unknown


@pytest.mark.rule("CL-KRK-06", "CL-KRK-07", "CL-KRK-09", "A-83")
def test_cl_krk_06_ships_in_its_path_are_lost_and_nobody_is_rewarded() -> None:
    played = activate(haunted(24, 25), 24, {"k-roll": [7, 5], "k-met": ["seat-2", "npc-1"]})
    question = next(question for question in played.asked if question.key == "k-met")
    assert isinstance(question, Pick)
    assert [option.id for option in question.options] == ["seat-1", "seat-2", "npc-1"]
    assert not played.state.player("seat-2").afloat
    assert not played.state.npc("npc-1").on_map
    assert played.of(FameScored) == []
    assert (played.state.kraken, played.state.discards) == ((25,), (24,))


@pytest.mark.rule("CL-KRK-07")
def test_cl_krk_07_without_a_card_it_leaves() -> None:
    played = activate(haunted(24), 24, {"k-roll": [1, 1], "k-met": ["npc-1"]})
    assert played.state.kraken == ()
    assert played.of(kraken.KrakenSated)[0].last


@pytest.mark.rule("CL-KRK-08", "CL-EVT-31", "A-49")
def test_cl_krk_08_the_colossal_one_reaches_farther_and_stays() -> None:
    s = haunted(27)
    played = activate(s, 27, {"k-roll": [7, 5], "k-met": ["npc-1"]})
    assert played.state.kraken == (27,)
    assert next(question for question in played.asked if question.key == "k-met").rule == "CL-KRK-08"
    beside = activate(haunted(24, 27), 24, {"k-roll": [7, 5], "k-met": ["npc-1"]})
    assert beside.state.kraken == (27,)


@pytest.mark.rule("CL-KRK-08")
def test_cl_krk_08_whoever_comes_near_it_is_lost_too() -> None:
    s = haunted(24, 27)
    assert [offer.option.id for offer in kraken.offers(s, book())] == ["meet-kraken"]
    assert kraken.offers(haunted(24), book()) == ()
    played = play(kraken.meet, s, {"kraken-met": ["seat-1"]})
    assert not played.state.player("seat-1").afloat
    assert played.state.kraken == (24, 27)


@pytest.mark.rule("CL-EVT-14")
def test_cl_evt_14_the_kraken_question_recalls_the_fog() -> None:
    played = activate(replace(haunted(24), fog=True), 24, {"k-roll": [7, 5], "k-met": []})
    met = next(question for question in played.asked if question.key == "k-met")
    assert "cl-kraken-fog" in [part.key for part in met.trail]


@pytest.mark.rule("CL-KRK-08")
def test_cl_krk_08_it_may_be_met_in_every_menu() -> None:
    s = haunted(27).with_turn(round=1, npcs=(NPC_1,))
    for stage in ("npcs", "round-end"):
        menu = AGENDA.next(s.with_turn(stage=stage), book())
        assert isinstance(menu, Menu) and "meet-kraken" in [option.id for option in menu.options]


@pytest.mark.rule("CL-KRK-06", "CL-FAM-01")
def test_cl_krk_06_nothing_is_destroyed_after_the_end() -> None:
    s = replace(haunted(24), outcome=Outcome("loss", SideId("spain"), "CL-SOL-08"))
    played = activate(s, 24, {"k-roll": [7, 5], "k-met": ["npc-1"]})
    assert played.state.npc("npc-1").on_map
