"""1.18 Boarding (expert)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from companion.core.events.announcement_events import Announced
from companion.core.procedures.copied_cards import CopiedCard
from companion.core.questions.kinds import Number, Roll
from companion.games.captains_log.combat import boarding, capture
from companion.games.captains_log.combat.boarding import Assault, MeleeFought, Muster
from companion.games.captains_log.combat.capture import Enlisted, MissionsTaken
from companion.games.captains_log.combat.melee import (
    Fighters,
    boarding_result,
    enlisted,
    fighters,
    hits,
    may_swap_level,
    melee_hit,
    modifier,
    npc_dice,
)
from companion.games.captains_log.combat.outcomes import ShipLost
from companion.games.captains_log.fleet.npc_card import NpcCard
from companion.games.captains_log.fleet.ships import npc_card as card_of
from companion.games.captains_log.fleet.ships import party_limit
from companion.games.captains_log.model.ids import MissionId
from companion.games.captains_log.model.ledger import FameScored, ReputationMoved
from companion.games.captains_log.model.options import Difficulty, Switches
from companion.games.captains_log.model.state import Goods, Mission, Npc, State
from companion.games.captains_log.ship import abilities
from companion.library.texts import texts_in
from tests.games.captains_log.rules.fleet import (
    MERCHANT,
    SPANIARD,
    at_sea,
    cubes,
    lines,
    npc_card,
    player,
    ship_card,
    solo_sea,
)
from tests.games.captains_log.rules.scripted import Played, book, play
from tests.games.captains_log.seat_ids import NPC_1, NPC_2, SEAT_1, SEAT_2
from tests.support.verdicts import refused_by

Answers = Mapping[str, Any]
NONE: Answers = {}
EXPERT = Switches(boarding=True)


def crewed(crew: int = 8, **changes: Any) -> State:
    """The ships with crews in play."""
    return player(at_sea(switches=EXPERT, **changes), crew=crew)


def card(**values: Any) -> NpcCard:
    """An NPC card with changed values."""
    state = replace(at_sea(), cards=(npc_card("ship-01", **(SPANIARD | values)),))
    return card_of(state, NPC_1)


def attack(state: State, rolled: list[int], more: Answers = NONE, *, target: str = "npc-2") -> Played:
    """Anne boards with as many as she can."""
    answers = {"target": target, "party": 6, "board-moored": False, "board-melee": rolled}
    return play(boarding.board, state, answers | dict(more), seat="seat-1")


def boarded(state: State, rolled: list[int], more: Answers = NONE, *, target: str = "seat-1") -> Played:
    """The Spaniard boards."""
    answers = {"f3-moored": False, "f3-melee": rolled} | dict(more)
    return play(boarding.npc_boards, state, answers, npc_id="npc-1", target=target, dice=5, bonus=0, key="f3")


@pytest.mark.rule("T-18", "CL-BOA-03", "A-19")
def test_t_18_the_largest_party() -> None:
    assert party_limit(8, 2) == 6
    assert party_limit(8, 1.5) == 6
    assert party_limit(2, 2.5) == 0


@pytest.mark.rule("T-20", "CL-BOA-08", "CL-BOA-09", "CL-BOA-10")
def test_t_20_a_boarding_that_fails() -> None:
    killed = sum(hits((6, 8, 8, 11, 11, 12), 0, 11))
    lost = sum(hits((4, 4, 6, 7, 11), 0, 11))
    result = boarding_result(6, 5, lost, killed, book().numbers)
    assert (killed, lost, result.attackers, result.defenders, result.success) == (3, 1, 5, 2, False)
    state = crewed(merchant={"crew": 5})
    played = attack(state, [6, 8, 8, 11, 11, 12, 4, 4, 6, 7, 11])
    assert (played.state.player("seat-1").crew, played.state.npc("npc-2").wounds) == (7, 3)
    assert [event.success for event in played.of(MeleeFought)] == [False]
    assert not played.of(ShipLost)
    assert any("2\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}3 = 6, more than 5" in line for line in lines(played))


@pytest.mark.rule("T-21", "CL-BOA-09", "CL-BOA-12", "A-55")
def test_t_21_a_boarding_that_succeeds() -> None:
    result = boarding_result(6, 6, 0, 4, book().numbers)
    assert (result.attackers, result.defenders, result.success) == (6, 2, True)
    slain = boarding_result(2, 1, 3, 2, book().numbers)
    assert (slain.attackers, slain.defenders, slain.success) == (0, 0, True), "nobody dies twice"
    state = crewed(merchant={"crew": 6})
    rolled = [5, 6, 11, 11, 11, 12, 4, 4, 6, 7, 8, 1]
    played = attack(state, rolled, {"board-capture-war-bonus": "spain"})
    assert played.state.player("seat-1").crew == 10
    assert [(s.cause, s.amount) for s in played.of(FameScored)] == [("F-CAP", 1)]


@pytest.mark.rule("CL-BOA-08", "CL-SOL-10", "CL-BOA-05", "CL-BOA-06", "CL-BOA-07")
def test_cl_boa_08_modifiers_of_both_sides() -> None:
    mine, theirs = Fighters(6, 7, bonus=2, shield=1), Fighters(5, 5, bonus=1, shield=1)
    assert (modifier(mine, theirs), modifier(theirs, mine)) == (1, 0)
    assert hits((9, 10, 12), 1, 11) == (0, 1, 1)
    solo = solo_sea(switches=EXPERT)
    assert melee_hit(solo, book().numbers) == 11
    hard = replace(solo, options=replace(solo.options, difficulty=Difficulty(melee_12=True)))
    assert melee_hit(hard, book().numbers) == 12


@pytest.mark.rule("CL-BOA-04", "CL-BOA-05", "CL-NPC-39", "A-20")
def test_cl_boa_04_dice_and_people_of_an_npc_are_two_numbers() -> None:
    assert npc_dice(card(), 2, defending=False) == 3
    assert npc_dice(card(), 2, defending=True) == 3
    assert npc_dice(card(), 9, defending=True) == 0
    unarmed = replace(card(), flags=())
    assert (npc_dice(unarmed, 2, defending=True), npc_dice(unarmed, 2, defending=False)) == (10, 0)
    state = crewed(spaniard={"bonuses": True, "p_melee": 2, "p_melee_defence": 1, "f3_bonus": 1})
    state = state.with_npc("npc-1", wounds=2)
    assault, skills = (Assault(NPC_1, SEAT_1, 5, 1), abilities.gathered(state, book(), NPC_1, abilities.FIGHTING))
    assert boarding.attackers(state, book(), assault, Muster(skills, (), 0)) == Fighters(3, 3, 3, 1)
    against = Assault(SEAT_1, NPC_1, 6)
    assert boarding.defenders(state, book(), against, Muster((), skills, 0)) == Fighters(10, 3, 3, 1)


@pytest.mark.rule("CL-BOA-06", "CL-SPC-02", "CL-SPC-03", "CL-SPC-04", "CL-SPC-06", "CL-NAU-03", "CL-NAU-06")
def test_cl_boa_06_upgrades_in_melee() -> None:
    armed = player(crewed(), upgrades=("pistol", "pistol", "sabres", "mercenary", "swords", "graveyard", "armour"))
    powers = abilities.gathered(armed, book(), SEAT_1, abilities.FIGHTING)
    assert fighters(5, 5, 0, powers) == Fighters(5, 7, 2, 1, 3)


@pytest.mark.rule("CL-BOA-08", "CL-BOA-06", "CL-SPC-04", "CL-RNG-05")
def test_cl_spc_04_swords_reroll_a_die() -> None:
    state = player(crewed(), upgrades=("swords",))
    again = {"board-seat-1-again": ["die-1"], "board-seat-1-second": [12]}
    played = attack(state, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1], again)
    assert played.state.npc("npc-2").wounds == 1


@pytest.mark.rule("CL-BOA-07", "CL-BOA-16", "CL-REP-02", "CL-REP-04")
def test_cl_boa_07_a_moored_defender_is_harder_to_beat() -> None:
    answers = {"board-moored": True, "board-port": "england"}
    played = attack(crewed(), [11, 1, 1, 1, 1, 1, 1, 1, 1, 1], answers)
    roll = next(question for question in played.asked if isinstance(question, Roll))
    assert [(group.count, group.bonus, group.hit_from) for group in roll.dice] == [(6, -1, 12), (4, 0, 11)]
    assert played.state.npc("npc-2").wounds == 0
    assert [(move.nation, move.by) for move in played.of(ReputationMoved)] == [("england", -1), ("england", -2)]


@pytest.mark.rule("CL-BOA-07", "CL-PRT-02")
def test_cl_boa_07_nobody_is_asked_about_the_mooring_that_the_app_knows_of() -> None:
    state = player(crewed(), moored=True)
    params: dict[str, Any] = {"npc_id": "npc-1", "target": "seat-1", "dice": 5, "bonus": 0, "key": "f3"}
    played = play(boarding.npc_boards, state, {"f3-melee": [11] * 5 + [1] * 8}, **params)
    told = next(question for question in played.asked if question.key == "f3-moored")
    assert told.quiet and told.default is True
    roll = next(question for question in played.asked if isinstance(question, Roll))
    assert roll.dice[0].bonus == -1 and played.state.player("seat-1").crew == 8
    away = play(boarding.npc_boards, state, {"f3-moored": False, "f3-melee": [11] * 5 + [1] * 8}, **params)
    assert away.state.player("seat-1").crew == 3, "it can be put right"


@pytest.mark.rule("CL-BOA-12", "CL-BOA-16", "CL-OUT-04", "CL-REP-03", "A-17", "A-94")
def test_cl_boa_12_a_captor_takes_everything() -> None:
    sabre = {"sabre": True, "capture_reward": 2000, "capture_more": True, "laden": True, "goods_tea": 2}
    state = crewed(merchant=sabre).with_npc("npc-2", coins=1000, cargo=Goods(tea=1, wood=1))
    played = attack(state, [12, 12, 12, 1, 1, 1, 1, 1, 1, 1], {"board-capture-war-bonus": "spain"})
    anne = played.state.player("seat-1")
    assert anne.goods == Goods(tea=3, wood=1)
    assert anne.doubloons == 3000 + 2000 + 1000 + 2000
    assert anne.crew == 9
    assert [(s.cause, s.amount) for s in played.of(FameScored)] == [("F-CAP", 1)]
    assert [(m.nation, m.by) for m in played.of(ReputationMoved)] == [("england", -1), ("england", -1), ("spain", 1)]
    assert played.state.npc("npc-2") == Npc(NPC_2, SEAT_2)
    assert [told.rule for told in played.of(Announced)] == ["CL-SHP-01", "CL-BOA-12", "CL-FRE-03"]
    assert cubes(played.state) == cubes(state)
    assert [enlisted(5, 8, 10), enlisted(5, 11, 10), enlisted(5, 8, None)] == [2, 0, 5]


@pytest.mark.rule("T-19", "CL-BOA-13", "A-38")
def test_cl_boa_13_a_captured_ship_may_be_sailed() -> None:
    assert [may_swap_level(1, level, 1) for level in (1, 2, 3, 4)] == [True, True, False, False]
    table = player(crewed(), board="B", ship="ship-30", upgrades=("gunner",), cannons=3)
    ships = (ship_card("ship-30", crew=10, draft="2", damage=2), ship_card("ship-02", crew=9, draft="1"))
    icons = CopiedCard("fame-icons", "B", (("levels", ("2",)), ("crew", 7)))
    state = replace(table, cards=(*table.cards, *ships, icons)).with_npc("npc-2", water=2, fire=1)
    hold: dict[str, Any] = {"board-capture-new-hold": {"cannons": 5}}
    answers = {"board-capture-swap": True, "board-capture-war-bonus": "spain"} | hold
    played = attack(state, [12, 12, 12, 1, 1, 1, 1, 1, 1, 1], answers)
    anne = played.state.player("seat-1")
    assert (anne.ship, anne.level, anne.water, anne.fire) == ("ship-02", 1, 2, 1)
    assert (anne.upgrades, anne.cannons, anne.crew) == (("gunner",), 3, 9)
    assert played.state.box == ("ship-30",)
    assert dict(played.state.card("hold", "B-1-1") or ())["cannons"] == 5, "what is known of her hold is read"
    verdict = capture.may_swap(player(state, board="A"), book(), SEAT_1, 3)
    assert [reason.rule for reason in verdict.refusals] == ["CL-SHP-01", "CL-BOA-13"]


@pytest.mark.rule("CL-BOA-13", "CL-SHP-01")
def test_cl_boa_13_a_ship_that_cannot_be_taken_over_says_why() -> None:
    answers = {"board-capture-war-bonus": "spain"}
    played = attack(crewed(merchant={"level": 3}), [12, 12, 12, 12, 1, 1, 1, 1, 1, 1], answers)
    told = [event.rule for event in played.of(Announced)]
    assert [rule for rule in told if rule in ("CL-SHP-01", "CL-BOA-13")] == ["CL-SHP-01", "CL-BOA-13"]


@pytest.mark.rule("CL-BOA-14", "CL-BOA-15", "CL-MIS-02", "A-21", "CL-OUT-10")
def test_cl_boa_14_a_captured_player_loses_missions_goods_and_ship() -> None:
    missions = (Mission(MissionId("mission-1"), "transport", step=1), Mission(MissionId("mission-2"), "combat"))
    state = player(crewed(), "seat-2", crew=3, goods=Goods(tea=3), missions=missions, doubloons=5000)
    answers = {"board-capture-missions": ["mission-1"]}
    played = attack(state, [12, 12, 12, 1, 1, 1, 1, 1, 1], answers, target="seat-2")
    anne, bart = played.state.player("seat-1"), played.state.player("seat-2")
    assert (anne.goods, anne.doubloons, anne.missions) == (Goods(tea=3), 3000, missions[:1])
    assert (bart.afloat, bart.crew, bart.doubloons, bart.missions, bart.destroyed) == (False, 0, 5000, (), 1)
    assert [(s.who, s.cause) for s in played.of(FameScored)] == [("seat-1", "F-CAP")]
    assert played.of(MissionsTaken)[0].missions == ("mission-1",)
    assert not played.of(Enlisted)


@pytest.mark.rule("CL-BOA-04", "CL-BOA-11", "CL-BOA-15", "CL-OUT-15", "A-30")
def test_cl_boa_11_an_npc_captures_a_player() -> None:
    state = player(crewed(crew=3), goods=Goods(tea=2)).with_npc("npc-1", wounds=1)
    played = boarded(state, [11, 12, 1, 1, 1, 1, 1])
    spaniard = played.state.npc("npc-1")
    assert (spaniard.coins, spaniard.wounds) == (1000, 0)  # one hand of the loser heals the wound
    assert played.state.player("seat-1").afloat is False
    assert (played.state.player("seat-1").doubloons, spaniard.cargo) == (3000, Goods())


@pytest.mark.rule("CL-BOA-11", "CL-NPC-23", "A-30")
def test_cl_boa_11_an_npc_that_captures_an_npc_gets_1000() -> None:
    played = boarded(crewed(), [12, 12, 12, 12, 1, 1, 1, 1, 1], target="npc-2")
    assert played.state.npc("npc-1").coins == 1000
    assert played.state.npc("npc-2").card == ""


@pytest.mark.rule("CL-BOA-04", "A-58")
def test_cl_boa_04_wounded_npcs_stop_boarding_and_may_be_wiped_out() -> None:
    state = crewed().with_npc("npc-1", wounds=5)
    idle = play(boarding.npc_boards, state, {}, npc_id="npc-1", target="seat-1", dice=5, bonus=0, key="f3")
    assert [told.rule for told in idle.of(Announced)] == ["CL-BOA-04"] and not idle.asked
    frail = crewed(spaniard={"crew": 2})
    played = boarded(frail, [1] * 5 + [12, 12] + [1] * 6, {"f3-after-war-bonus": "england"})
    assert [(lost.ship, lost.how) for lost in played.of(ShipLost)] == [("npc-1", "crewless")]
    assert played.state.player("seat-1").doubloons == 6000


@pytest.mark.rule("CL-PIN-03", "A-24")
def test_cl_pin_03_crews_of_allies_give_rerolls() -> None:
    ally = npc_card("ship-02", **(MERCHANT | {"nation": "spain", "crew": 9}))
    state = crewed(crew=3)
    state = replace(state, cards=(state.cards[0], ally, state.cards[2]))
    played = boarded(state, [1] * 8, {"f3-pincer": ["npc-2"], "f3-npc-1-second": [12, 12]})
    assert played.state.player("seat-1").crew == 0  # two of three fall: 3 × 1 <= 5, captured


@pytest.mark.rule("CL-PIN-03", "CL-SPC-04")
@pytest.mark.parametrize(("upgrades", "rule"), [((), "CL-PIN-03"), (("swords",), "CL-SPC-04")])
def test_cl_pin_03_speaks_of_crews_and_cites_what_gives_the_reroll(upgrades: tuple[str, ...], rule: str) -> None:
    ally = npc_card("ship-02", **(MERCHANT | {"crew": 9}))
    state = player(crewed(), upgrades=upgrades)
    state = replace(state, cards=(state.cards[0], ally, *state.cards[2:])).with_player("seat-1", joined=("england",))
    again = {"board-pincer": ["npc-2"], "board-seat-1-again": ["die-1"], "board-seat-1-second": [12]}
    played = attack(state, [1] * 11, again, target="npc-1")
    asked = {question.key: question for question in played.asked}
    assert asked["board-seat-1-again"].rule == rule
    note = asked["board-pincer"].note
    assert note is not None and note.key == "cl-q-pincer-note-crew"


@pytest.mark.rule("CL-BOA-06", "CL-BOA-07", "CL-NAU-03")
def test_cl_boa_07_bonus_and_mooring_that_cancel_each_other_are_said() -> None:
    state = player(crewed(), upgrades=("sabres",))
    played = attack(state, [1] * 10, {"board-moored": True, "board-port": "england"})
    roll = next(question for question in played.asked if isinstance(question, Roll))
    assert roll.dice[0].bonus == 0 and roll.note is not None
    assert "Anne: 1 (Sabres) − 1 (moored) = 0" in texts_in("en")(roll.note)


@pytest.mark.rule("CL-BOA-01", "CL-BOA-02", "CL-BOA-03", "CL-GEN-09")
def test_cl_boa_01_what_forbids_boarding() -> None:
    moored = player(crewed().with_turn(port="spain"), crew=2)
    verdict = boarding.may_board(moored.with_npc("npc-1", on_map=False), book(), SEAT_1, NPC_1)
    assert [reason.rule for reason in verdict.refusals] == ["CL-BOA-01", "CL-BOA-03", "CL-BOA-02"]
    assert refused_by(boarding.may_board(at_sea(), book(), SEAT_1, NPC_1)) == ["CL-GEN-09"]
    assert boarding.may_board(crewed(), book(), SEAT_1, NPC_1).allowed
    known = player(crewed(), moored=True)
    assert refused_by(boarding.may_board(known, book(), SEAT_1, NPC_1)) == ["CL-BOA-01"]
    assert refused_by(boarding.offers(known, book())[0].option.verdict) == ["CL-BOA-01"]
    rowing = crewed().with_turn(port="spain", boats=2)
    assert boarding.may_board(rowing, book(), SEAT_1, NPC_1).allowed
    assert boarding.offers(at_sea(), book()) == ()
    assert [offer.command.name for offer in boarding.offers(crewed(), book())] == ["board"]


@pytest.mark.rule("CL-BOA-03", "A-19")
def test_cl_boa_03_who_stays_aboard_is_asked_while_the_draft_is_unknown() -> None:
    state = replace(crewed(), cards=(*crewed().cards[:2], ship_card("board-A-1", crew=10)))
    played = attack(state, [1] * 9, {"stay-aboard": 3, "party": 5})
    party = next(question for question in played.asked if question.key == "party")
    assert isinstance(party, Number) and party.hi == 5
    staying = next(question for question in played.asked if question.key == "stay-aboard")
    assert isinstance(staying, Number) and (staying.lo, staying.hi, staying.default) == (1, 3, 2)


@pytest.mark.rule("CL-BOA-08", "CL-BOA-09")
def test_cl_boa_08_only_who_takes_part_can_fall() -> None:
    fierce = {"f2_kind": "board", "f2_dice": 9, "crew": 20}
    played = attack(crewed(crew=3, merchant=fierce), [1] + [12] * 9, {"party": 1})
    assert played.state.player("seat-1").crew == 2
