"""1.2, 1.16, 1.28 The NPC pile: layers by level, replacement, removed levels, a new pile from the box."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import companion
from companion.core.events.announcements import Order
from companion.core.questions.kinds import Choose, Draw
from companion.games.captains_log.fleet.npc_pile import NpcDealt, PileRenewed, deal, next_layer, on_sale, reveal
from companion.games.captains_log.model.ids import CardId, NpcId
from companion.games.captains_log.model.options import PileCard
from companion.games.captains_log.model.state import Npc, State
from companion.library.game_registry import game
from tests.games.captains_log.rules.fleet import npc_card
from tests.games.captains_log.rules.scripted import Played, a_table, book, play
from tests.games.captains_log.seat_ids import NPC_1, NPC_2, SEAT_1, SEAT_2

PILE = tuple(PileCard(CardId(f"ship-{i:02}"), level) for i, level in enumerate((1, 1, 2, 3, 4), 1))
CARD = {"role": "merchant", "nation": "spain", "name": "Bess", "f1_kind": "move", "f1_move": 6}


def table(pile: tuple[PileCard, ...] = PILE, bases: int = 3, **changes: Any) -> State:
    """A table whose cards the app deals."""
    plain = a_table()
    npcs = tuple(Npc(NpcId(f"npc-{i}"), SEAT_1) for i in range(1, bases + 1))
    return replace(plain, options=replace(plain.options, npc_pile=pile), npcs=npcs, **changes)


def dealt(state: State, *bases: str) -> State:
    """A card for each of these bases."""
    for base in bases:
        state = play(deal, state, {}, npc_id=base, key="deal").state
    return state


def revealed(state: State, base: str, card: str, **values: Any) -> Played:
    """The card of a base is turned up."""
    copied = state.card("npc-card", card) is not None
    answers: dict[str, Any] = {} if copied else {f"npc-card-{card}": CARD | values}
    options = [c for c in PILE if min(c.level, 3) == state.npc(base).level and c.id not in state.dealt]
    if len(options) != 1:
        answers["reveal"] = card
    return play(reveal, state, answers, npc_id=base, key="reveal")


@pytest.mark.rule("CL-SET-17", "CL-SET-19")
def test_the_pile_begins_with_level_1_then_2_then_3_and_4_together() -> None:
    state = dealt(table(bases=5), "npc-1", "npc-2", "npc-3", "npc-4", "npc-5")
    assert [npc.level for npc in state.npcs] == [1, 1, 2, 3, 3]
    assert next_layer(state) is None


@pytest.mark.rule("CL-NPC-12", "CL-OUT-08")
def test_the_app_draws_from_the_layer_of_the_card() -> None:
    state = dealt(table(), "npc-1", "npc-2", "npc-3")
    first = revealed(state, "npc-1", "ship-02")
    question = first.asked[0]
    assert isinstance(question, Draw) and [option.id for option in question.options] == ["ship-01", "ship-02"]
    second = revealed(first.state, "npc-2", "ship-01")
    third = revealed(second.state, "npc-3", "ship-03")
    assert third.state.dealt == ("ship-02", "ship-01", "ship-03")
    assert third.state.npc("npc-3").level == 2


@pytest.mark.rule("CL-OUT-08")
def test_a_destroyed_card_goes_to_the_box_and_all_marks_with_it() -> None:
    state = revealed(dealt(table(), "npc-1"), "npc-1", "ship-01").state
    state = state.with_npc("npc-1", on_map=True, water=3, coins=2000, counter=1, stop=1)
    fresh = dealt(state, "npc-1")
    assert fresh.npc("npc-1") == Npc(NPC_1, SEAT_1, level=1)
    assert fresh.box == ("ship-01",)


@pytest.mark.rule("CL-FAM-02", "CL-FAM-03")
def test_removed_levels_are_dealt_no_more_but_those_on_the_table_stay() -> None:
    """A-73."""
    state = dealt(table(), "npc-1")
    state = dealt(replace(state, levels_out=(1,)), "npc-2")
    state = dealt(replace(state, levels_out=(1, 2)), "npc-3")
    assert [npc.level for npc in state.npcs] == [1, 2, 3]
    assert revealed(state, "npc-1", "ship-02").state.npc("npc-1").card == "ship-02"


@pytest.mark.rule("CL-FAM-04")
def test_an_empty_pile_is_renewed_with_the_big_ships_of_the_box() -> None:
    state = table(PILE[2:], bases=1)
    state = revealed(dealt(state, "npc-1"), "npc-1", "ship-03").state
    state = revealed(dealt(state, "npc-1"), "npc-1", "ship-04").state
    state = revealed(dealt(state, "npc-1"), "npc-1", "ship-05").state
    played = play(deal, state, {}, npc_id="npc-1", key="deal")
    assert [event.cards for event in played.of(PileRenewed)] == [("ship-04", "ship-05")]
    assert played.state.box == ("ship-03",) and played.state.dealt == ("ship-03",)
    assert played.state.npc("npc-1").level == 3
    assert revealed(played.state, "npc-1", "ship-04").state.npc("npc-1").card == "ship-04"


@pytest.mark.rule("CL-NPC-12")
def test_a_table_with_its_own_pile_tells_the_number_of_the_card() -> None:
    plain = replace(a_table(), options=replace(a_table().options, cards="table"))
    state = replace(plain, npcs=(Npc(NPC_1, SEAT_1, card=CardId("ship-07"), revealed=True), Npc(NPC_2, SEAT_2)))
    dealt_state = play(deal, state, {}, npc_id="npc-2", key="deal")
    assert dealt_state.of(NpcDealt)[0].layer == 0
    answers = {"reveal": "ship-46", "npc-card-ship-46": CARD | {"level": 3}}
    played = play(reveal, dealt_state.state, answers, npc_id="npc-2", key="reveal")
    question = played.asked[0]
    assert isinstance(question, Choose) and question.nature == "fact"
    ids = [option.id for option in question.options]
    assert len(ids) == 45 and "ship-07" not in ids
    assert (played.state.npc("npc-2").card, played.state.npc("npc-2").level) == ("ship-46", 3)


@pytest.mark.rule("CL-OUT-08", "CL-NPC-12", "CL-FAM-04")
def test_cl_out_08_the_card_of_a_lost_ship_stays_in_the_box_and_the_next_one_is_told() -> None:
    """Rulebook p.19: a new card is drawn for a lost NPC; the state says that ship's values, and no library does."""
    sunk, other = npc_card("ship-01", **CARD), npc_card("ship-02", **CARD)
    plain = replace(a_table(), options=replace(a_table().options, cards="table"))
    state = replace(
        plain, npcs=(Npc(NPC_1, SEAT_1, CardId("ship-01"), revealed=True, on_map=True),), cards=(sunk, other)
    )
    evening = companion.begin("captains_log", state=game("captains_log").dump(state))
    begun = evening.state
    assert begun.dealt == ("ship-01",), "what lies before a base has left the pile, although the state does not say so"
    lost = play(deal, begun, {}, npc_id="npc-1", key="deal").state
    assert lost.box == ("ship-01",)
    question = play(reveal, lost, {"reveal": "ship-02"}, npc_id="npc-1", key="reveal").asked[0]
    assert isinstance(question, Choose) and "ship-01" not in [option.id for option in question.options]
    assert evening._engine.certain(question) is None, (
        "a card copied in the state is no stranger, so that a person tells"
    )
    every = tuple(CardId(f"ship-{i:02}") for i in range(1, 47))
    renewed = play(reveal, replace(lost, box=every), {"reveal": "ship-01"}, npc_id="npc-1", key="reveal")
    assert renewed.state.npc(NPC_1).card == "ship-01", "a box that holds all of them is a new pile"


@pytest.mark.rule("CL-YRD-04", "CL-OUT-08")
def test_cl_yrd_04_no_card_in_the_box_is_sold() -> None:
    state = replace(a_table(), npcs=(Npc(NPC_1, SEAT_1, CardId("ship-46")),), box=(CardId("ship-45"),))
    assert on_sale(state, book().numbers)[:2] == ("ship-44", "ship-43")
    every = tuple(CardId(f"ship-{i:02}") for i in range(1, 47))
    assert on_sale(replace(state, box=every), book().numbers)[0] == "ship-45", "the table knows better than the app"


@pytest.mark.rule("CL-NPC-12")
def test_a_known_card_is_not_copied_again() -> None:
    state = revealed(dealt(table(), "npc-1"), "npc-1", "ship-01").state
    again = replace(state, dealt=(), npcs=(Npc(NPC_1, SEAT_1, level=1),))
    played = play(reveal, again, {"reveal": "ship-01"}, npc_id="npc-1", key="reveal")
    assert [question.key for question in played.asked] == ["reveal"]


@pytest.mark.rule("CL-NPC-12")
@pytest.mark.parametrize("pile", [PILE, ()], ids=["dealt by the app", "on the table"])
def test_a_card_is_turned_over_once_and_before_the_table_reads_it(pile: tuple[PileCard, ...]) -> None:
    state = table(pile)
    state = dealt(state, "npc-1") if pile else state
    answers = {"reveal": "ship-02", "npc-card-ship-02": CARD}
    played = play(reveal, state, answers, npc_id="npc-1", key="reveal")
    orders = [each.text.key for each in played.announcements() if isinstance(each, Order)]
    assert sum("turn-up" in key or "revealed" in key for key in orders) == 1, orders
    if not pile:
        first = played.happened[0].announcements
        assert [each.text.key for each in first if isinstance(each, Order)] == ["cl-told-npc-turn-up"]
