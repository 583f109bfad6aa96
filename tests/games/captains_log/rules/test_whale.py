"""1.32 What players do to the White Whale: melee, fishing, and a whaler's defence."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.games.captains_log.combat import boarding, ramming
from companion.games.captains_log.combat.capture import Enlisted, ShipTaken
from companion.games.captains_log.combat.outcomes import ShipLost
from companion.games.captains_log.fleet import whaling
from companion.games.captains_log.fleet.whaling import WhaleProvoked
from companion.games.captains_log.model.ledger import FameScored, ReputationMoved
from companion.games.captains_log.model.options import Switches
from companion.games.captains_log.model.state import State
from companion.games.captains_log.sailing import fishing
from companion.games.captains_log.ship import abilities
from tests.games.captains_log.rules.fleet import at_sea, npc_card, player, ship_card
from tests.games.captains_log.rules.scripted import Played, book, play
from tests.games.captains_log.seat_ids import NPC_1, NPC_2, SEAT_1

WHALE = {
    "role": "special",
    "acts_as": "merchant",
    "special": "whale",
    "nation": "none",
    "name": "White Whale",
    "level": 2,
    "defence": 10,
    "hull": 20,
    "crew": 15,
    "f1_kind": "move",
    "f1_move": 3,
    "reward": 4000,
}


def hunting(*, crew: int = 8, **whale: Any) -> State:
    """Anne beside the White Whale, with three rowboats."""
    s = at_sea(switches=Switches(boarding=True, monsters=True, fishing=True))
    s = replace(s, cards=(npc_card("ship-01", **(WHALE | whale)), *s.cards[1:]))
    return player(s, crew=crew, upgrades=("rowboat",) * 3)


def boarded(s: State, rolled: list[int], **answers: Any) -> Played:
    told = {"target": "npc-1", "party": 6, "board-melee": rolled}
    return play(boarding.board, s, told | answers, seat="seat-1")


@pytest.mark.rule("CL-WHL-08", "CL-WHL-02")
def test_cl_whl_08_she_does_not_fight_back_and_three_wounds_are_one_oil() -> None:
    played = boarded(hunting(), [11, 12, 11, 11, 2, 3])
    assert played.state.npc("npc-1").wounds == 4
    assert (played.state.player("seat-1").crew, played.state.player("seat-1").goods.oil) == (8, 1)
    assert played.state.player("seat-1").oil_token
    assert not played.of(ReputationMoved)
    assert [whaling.oil_for(n, 3) for n in (0, 2, 3, 5, 6)] == [0, 0, 1, 1, 2]


@pytest.mark.rule("CL-WHL-08", "CL-WHL-02")
def test_cl_whl_02_an_attack_in_vain_makes_a_target_all_the_same() -> None:
    played = boarded(hunting(), [1, 2, 3, 4, 5, 6])
    assert played.state.player("seat-1").goods.oil == 0
    assert [e.seat for e in played.of(WhaleProvoked)] == ["seat-1"]
    again = boarded(hunting().with_player("seat-1", oil_token=True), [1, 2, 3, 4, 5, 6])
    assert not again.of(WhaleProvoked)


@pytest.mark.rule("CL-WHL-08", "CL-BOA-09", "CL-BOA-13")
def test_cl_whl_08_beaten_she_pays_but_gives_neither_ship_nor_people() -> None:
    played = boarded(hunting(crew=8, sabre=False), [11, 11, 11, 11, 11, 11], party=6)
    assert not played.of(ShipLost)
    weak = hunting(crew=8).with_npc("npc-1", wounds=9)
    won = boarded(weak, [11, 11, 11, 11, 2, 2])
    assert [(e.how, e.by) for e in won.of(ShipLost)] == [("captured", "seat-1")]
    assert [(e.cause, e.amount) for e in won.of(FameScored)] == [("F-CAP", 1)]
    assert not won.of(ShipTaken) and not won.of(Enlisted)
    assert won.state.player("seat-1").goods.oil == 1


def fished(s: State, *tokens: str) -> Played:
    told: dict[str, Any] = {f"token-{i}": token for i, token in enumerate(tokens, 1)}
    moving = replace(s.with_turn(halves=("move",)), options=replace(s.options, cards="table"))
    return play(fishing.fish, moving, told | {"where": "npc-1", "boats": len(tokens)}, seat="seat-1")


@pytest.mark.rule("CL-WHL-09", "CL-WHL-02")
def test_cl_whl_09_each_oil_token_is_three_wounds_and_one_oil() -> None:
    played = fished(hunting(), "oil", "nothing", "oil")
    assert played.state.npc("npc-1").wounds == 6
    assert played.state.player("seat-1").goods.oil == 2
    assert played.state.player("seat-1").oil_token
    missed = fished(hunting(), "nothing")
    assert missed.state.npc("npc-1").wounds == 0 and missed.state.player("seat-1").oil_token


@pytest.mark.rule("CL-WHL-09", "A-58")
def test_cl_whl_09_boats_may_kill_her() -> None:
    played = fished(hunting().with_npc("npc-1", wounds=12), "oil")
    assert [(e.how, e.by) for e in played.of(ShipLost)] == [("crewless", "seat-1")]
    assert played.state.player("seat-1").doubloons == 3000 + 4000


@pytest.mark.rule("CL-WHL-09", "CL-FSH-01")
def test_cl_whl_09_on_a_whale_icon_the_boats_leave_her_alone() -> None:
    s = replace(hunting().with_turn(halves=("move",)), options=replace(hunting().options, cards="table"))
    played = play(fishing.fish, s, {"where": "icon", "boats": 1, "token-1": "oil"}, seat="seat-1")
    assert played.state.npc("npc-1").wounds == 0 and played.state.player("seat-1").goods.oil == 1


def in_a_whaler(name: str | None) -> State:
    s = player(hunting(), ship="ship-31", board="B", level=1)
    return replace(s, cards=(*s.cards, ship_card("ship-31", name=name, defence=9, hull=9, draft="2")))


@pytest.mark.rule("CL-WHL-10", "CL-FSH-03")
@pytest.mark.parametrize(
    ("name", "chips"), [("Whaler", ["whaler"]), ("Baleinier", ["whaler"]), ("Fluyt", []), (None, [])]
)
def test_cl_whl_10_a_whaler_defends_itself_better_against_her(name: str | None, chips: list[str]) -> None:
    s = in_a_whaler(name)
    found = abilities.gathered(s, book(), SEAT_1, abilities.SHIELDING, NPC_1)
    assert [power.id for power in found if power.likely] == chips
    assert abilities.total((p for p in found if p.likely), "defence") == len(chips)
    assert abilities.gathered(s, book(), SEAT_1, abilities.SHIELDING, NPC_2) == ()
    assert ("whaler" in [power.id for power in found]) is (name != "Fluyt")


@pytest.mark.rule("CL-WHL-10", "CL-RAM-03")
def test_cl_whl_10_it_saves_a_ramming_whaler_one_damage() -> None:
    answers = {"target": "npc-1", "run": 2, "ram-cover": []}
    s = in_a_whaler("Whaler").with_turn(halves=("move",))
    assert play(ramming.ram, s, answers, seat="seat-1").state.player("seat-1").water == 2
    other = in_a_whaler("Fluyt").with_turn(halves=("move",))
    assert play(ramming.ram, other, answers, seat="seat-1").state.player("seat-1").water == 3
