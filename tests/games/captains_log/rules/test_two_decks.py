"""1.2 The seals of the ship cards: which NPC cards a player is dealt, from one pile or from two."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.core.questions.kinds import Choose, Draw
from companion.games.captains_log.fleet.npc_pile import NpcDealt, PileRenewed, deal, next_layer, reveal
from companion.games.captains_log.model.ids import CardId
from companion.games.captains_log.model.options import PileCard, Switches
from companion.games.captains_log.model.state import Npc, State, Turn
from companion.library.game_registry import game
from companion.library.sample import load_sample
from tests.games.captains_log.rules.allies import COOP, Table, teams_table
from tests.games.captains_log.rules.scripted import Played, a_table, play
from tests.games.captains_log.seat_ids import NPC_1, SEAT_1

LEVELS = (1, 1, 1, 1, 2, 2, 3, 4)
PILE = tuple(PileCard(CardId(f"ship-{i:02}"), level, 1 if i % 2 else 2) for i, level in enumerate(LEVELS, 1))
"""Odd cards of seal 1, even ones of seal 2."""
CARD = {"role": "merchant", "nation": "spain", "name": "Bess", "f1_kind": "move", "f1_move": 6}
TWO = Switches(two_decks=True)


def table(switches: Switches = TWO, pile: tuple[PileCard, ...] = PILE, **changes: Any) -> State:
    """Two players, each with one NPC, whose cards the app deals."""
    plain = a_table(**changes)
    return replace(plain, options=replace(plain.options, npc_pile=pile, switches=switches))


def dealt(state: State, npc: str, *, first: bool = False) -> State:
    """With a new card before an NPC."""
    return play(deal, state, {}, npc_id=npc, key="deal", first=first).state


def offered(state: State, npc: str) -> list[str]:
    """The cards among which the one of an NPC is drawn."""
    played = turned_up(state, npc)
    (question,) = [asked for asked in played.asked if isinstance(asked, Draw)]
    return [option.id for option in question.options]


def turned_up(state: State, npc: str) -> Played:
    """The card of an NPC is revealed: the first one that it may be."""
    layer, seal = state.npc(npc).level, state.npc(npc).seal
    cards = [c.id for c in PILE if min(c.level, 3) == layer and seal in (0, c.seal) and c.id not in state.dealt]
    return play(reveal, state, {"reveal": cards[0], f"npc-card-{cards[0]}": CARD}, npc_id=npc, key="reveal")


@pytest.mark.rule("CL-SET-18", "CL-SET-26")
def test_cl_set_18_each_player_draws_npcs_of_the_seal_opposite_to_the_ship() -> None:
    state = dealt(dealt(table(), "npc-1", first=True), "npc-2", first=True)
    assert [npc.seal for npc in state.npcs] == [2, 1]
    assert offered(state, "npc-1") == ["ship-02", "ship-04"]
    assert offered(state, "npc-2") == ["ship-01", "ship-03"]


@pytest.mark.rule("CL-SET-18", "CL-SET-26")
def test_cl_set_18_seals_follow_the_order_of_play() -> None:
    assert dealt(table(turn=Turn(first=1)), "npc-1").npc("npc-1").seal == 1
    four = replace(teams_table(), options=replace(teams_table().options, switches=TWO, npc_pile=PILE))
    for npc in ("npc-1", "npc-2", "npc-3", "npc-4"):
        four = dealt(four, npc, first=True)
    assert [npc.seal for npc in four.npcs] == [2, 1, 2, 1]


@pytest.mark.rule("CL-SET-18", "A-60")
def test_cl_set_18_a_replacement_comes_from_the_deck_of_the_first_npc() -> None:
    state = turned_up(dealt(table(), "npc-1", first=True), "npc-1").state
    again = dealt(state, "npc-1")
    assert (again.npc("npc-1").seal, again.npc("npc-1").level) == (2, 1)
    assert again.box == ("ship-02",)


@pytest.mark.rule("CL-SET-17", "CL-SET-19")
def test_cl_set_19_of_one_pile_only_the_first_card_asks_for_a_seal() -> None:
    first = dealt(table(Switches()), "npc-1", first=True)
    assert first.npc("npc-1").seal == 2
    again = dealt(turned_up(first, "npc-1").state, "npc-1")
    assert again.npc("npc-1").seal == 0
    assert offered(again, "npc-1") == ["ship-01", "ship-03", "ship-04"]


@pytest.mark.rule("CL-SET-19", "CL-NPC-12")
def test_cl_set_19_no_draw_takes_the_last_card_that_another_npc_needs() -> None:
    first = dealt(table(Switches(), PILE[1:3]), "npc-1", first=True)
    other = dealt(first, "npc-2")
    assert [npc.seal for npc in other.npcs] == [2, 0]
    question = play(reveal, other, {"npc-card-ship-03": CARD}, npc_id="npc-2", key="reveal").asked[0]
    assert isinstance(question, Draw)
    assert [option.id for option in question.options] == ["ship-03"]


@pytest.mark.rule("CL-SET-18", "CL-SET-17", "CL-FAM-04")
def test_cl_set_18_each_deck_runs_through_its_levels_and_is_renewed_alone() -> None:
    state, levels = table(), []
    for _ in range(4):
        state = dealt(state, "npc-1")
        levels.append(state.npc("npc-1").level)
        state = turned_up(state, "npc-1").state
    assert levels == [1, 1, 2, 3]
    assert next_layer(state, 2) is None and next_layer(state, 1) == 1
    renewed = play(deal, state, {}, npc_id="npc-1", key="deal")
    assert [event.cards for event in renewed.of(PileRenewed)] == [("ship-08",)]


@pytest.mark.rule("CL-SET-18")
def test_cl_set_18_the_app_cannot_split_cards_whose_seal_nobody_has_copied() -> None:
    unknown = (*PILE[:-1], replace(PILE[-1], seal=0))
    assert dealt(table(pile=unknown), "npc-1", first=True).npc("npc-1").seal == 0


@pytest.mark.rule("CL-SET-18")
def test_cl_set_18_people_with_their_own_decks_are_told_from_which_to_draw() -> None:
    plain = table(pile=())
    own = replace(plain, options=replace(plain.options, cards="table"))
    played = play(deal, own, {}, npc_id="npc-1", key="deal")
    assert [(event.layer, event.seal) for event in played.of(NpcDealt)] == [(0, 2)]
    answers = {"reveal": "ship-02", "npc-card-ship-02": CARD}
    question = play(reveal, played.state, answers, npc_id="npc-1", key="reveal").asked[0]
    assert isinstance(question, Choose) and question.note is not None and ("seal", 2) in question.note.args


@pytest.mark.rule("CL-SET-18")
def test_cl_set_18_the_library_knows_seals_and_two_decks_ask_for_all_of_them() -> None:
    cards = load_sample(game("captains_log"))
    chosen = {"mode": "solo", "seats": [{"name": "Anne", "colour": "green"}], "switches": {"two_decks": True}}
    pile = game("captains_log").dealt(chosen, cards)["npc_pile"]
    assert {card["seal"] for card in pile} == {1, 2}
    bare = {key: record for key, record in cards.items() if key[0] != "player-ship"}
    assert game("captains_log").dealt(chosen, bare)["npc_pile"] == []
    assert {card["seal"] for card in game("captains_log").dealt(chosen | {"switches": {}}, bare)["npc_pile"]} == {0}
    first = ("player-ship", next(subject for schema, subject in cards if schema == "npc-card"))
    torn = {key: {**record, "seal": None} if key == first else record for key, record in cards.items()}
    assert game("captains_log").dealt(chosen, torn)["npc_pile"] == [], "one seal is missing"


@pytest.mark.rule("CL-SET-19", "CL-SET-18")
def test_cl_set_19_a_ship_opens_an_evening_only_if_its_seal_is_known() -> None:
    cards = load_sample(game("captains_log"))
    chosen = {"mode": "solo", "seats": [{"name": "Anne", "colour": "green"}]}
    starts = [ship["id"] for ship in game("captains_log").dealt(chosen, cards)["start_ships"]]
    torn = {key: {**record, "seal": None} if key[1] == starts[0] else record for key, record in cards.items()}
    assert [ship["id"] for ship in game("captains_log").dealt(chosen, torn)["start_ships"]] == starts[1:]


@pytest.mark.rule("CL-SET-18", "A-60")
def test_cl_set_18_an_evening_with_two_decks_keeps_every_npc_in_its_deck() -> None:
    evening = Table(replace(COOP, switches=TWO))
    evening.to_menu()
    evening.choose("begin")
    evening.round()
    evening.round()
    state = evening.state
    seals = {card.id: card.seal for card in state.options.npc_pile}
    shown = [npc for npc in state.npcs if npc.revealed]
    assert len(shown) >= 3 and all(seals[npc.card] == npc.seal for npc in shown)
    assert {npc.seal for npc in state.npcs if npc.seat == "seat-1"} == {2}
    assert all(isinstance(event.seal, int) and event.seal for event in evening.of(NpcDealt))
    assert [event.npc for event in evening.of(NpcDealt)][:4] == ["npc-1", "npc-2", "npc-3", "npc-4"]


def test_a_face_down_card_keeps_its_seal_until_it_is_replaced() -> None:
    state = dealt(table(), "npc-1", first=True)
    assert state.npc("npc-1") == Npc(NPC_1, SEAT_1, level=1, seal=2)
    question = turned_up(state, "npc-1").asked[0]
    assert isinstance(question, Draw)
