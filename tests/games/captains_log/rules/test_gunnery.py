"""1.14 Ranged combat, ammunition of 1.25, pincers and fortresses."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from companion.core.events.announcement_events import Announced
from companion.core.procedures.copied_cards import CopiedCard
from companion.core.questions.kinds import BadAnswer, Pick, Roll
from companion.core.rules.sums_in_words import sum_in_words
from companion.core.rules.verdicts import Term
from companion.core.values.messages import msg
from companion.games.captains_log import ports
from companion.games.captains_log.combat import fortresses, gunnery
from companion.games.captains_log.combat.ballistics import (
    Cover,
    Guns,
    amount,
    crew_killed,
    damage_cap,
    damage_of_dice,
    defence_sum,
    distance_penalty,
    grouped,
    pincer_rerolls,
    results,
    worth_rerolling,
)
from companion.games.captains_log.combat.salvo import ShotsFired, grudge
from companion.games.captains_log.fleet.ships import allied
from companion.games.captains_log.model import turns
from companion.games.captains_log.model.ledger import ReputationMoved
from companion.games.captains_log.model.options import Difficulty, Switches
from companion.games.captains_log.model.state import Lasting, Reputation, State
from companion.games.captains_log.ship.upgrades import improved_dice
from companion.library.texts import texts_in
from tests.games.captains_log.rules.fleet import at_sea, lines, moved, npc_card, player, solo_sea
from tests.games.captains_log.rules.scripted import Played, book, play
from tests.games.captains_log.seat_ids import NPC_1, NPC_2, SEAT_1, SEAT_2
from tests.support.verdicts import refused_by

Answers = Mapping[str, Any]
NONE: Answers = {}
BOARDING = Switches(boarding=True)


def salvo(state: State, naturals: list[int], more: Answers = NONE, *, cover: tuple[str, ...] = ()) -> Played:
    """The Spaniard fires at Anne."""
    answers = {"f2-cover": list(cover), "f2-shots": naturals} | dict(more)
    return play(
        gunnery.npc_fires, state, answers, npc_id="npc-1", target="seat-1", dice=len(naturals), bonus=1, key="f2"
    )


def broadside(state: State, naturals: list[int], more: Answers = NONE) -> Played:
    """Anne fires, adjacent and flank on unless told otherwise."""
    answers = {"target": "npc-1", "fire-guns": len(naturals), "distance": 1, "fire-cover": []}
    if len(naturals) == 1:
        del answers["fire-guns"]
    return play(gunnery.fire, state, answers | {"fire-shots": naturals} | dict(more), seat="seat-1")


@pytest.mark.rule("T-14", "CL-RNG-06", "CL-RNG-08", "CL-RNG-09", "CL-AMM-03", "CL-UPG-03")
def test_t_14_the_worked_example() -> None:
    numbers = book().numbers
    defence = defence_sum(9, (), Cover(distance=3, moored=True), "explosive", numbers)
    guns = grouped(improved_dice(2, 5, 5), numbers.explosive_bonus)
    naturals = (4, 9, 9, 11, 12)
    assert guns == (Guns(5, 3),)
    assert results(naturals, guns) == (7, 12, 12, 14, 15)
    assert defence.total == 12
    assert texts_in("en")(sum_in_words(defence)) == "9 (base) + 2 (distance) + 1 (moored) = 12"
    damage = damage_of_dice(results(naturals, guns), defence.total, numbers.damage_cap)
    assert damage == (0, 0, 0, 2, 3)
    assert amount(damage, "explosive") == 5
    assert crew_killed(naturals, numbers) == 1


@pytest.mark.rule("T-15", "CL-RNG-06", "CL-UPG-04")
def test_t_15_distance_costs_one_per_hex_beyond_the_first_less_long_cannons() -> None:
    assert [distance_penalty(hexes, 0) for hexes in (1, 2, 3)] == [0, 1, 2]
    assert [distance_penalty(hexes, 1) for hexes in (1, 2, 3)] == [0, 0, 1]


@pytest.mark.rule("CL-RNG-06", "CL-RNG-07", "CL-AMM-04", "CL-AMM-05", "CL-NAU-01")
def test_cl_rng_06_defence_adds_up() -> None:
    numbers = book().numbers
    assert defence_sum(9, (Term(msg("cl-defence"), 1),), Cover(bow_or_stern=True), "normal", numbers).total == 11
    assert defence_sum(9, (), Cover(), "grapeshot", numbers).total == 10
    assert defence_sum(9, (), Cover(), "chain", numbers).total == 11
    assert [term.rule for term in defence_sum(9, (), Cover(), "normal", numbers).terms] == ["CL-RNG-06"]


@pytest.mark.rule("CL-RNG-08", "CL-SOL-10")
def test_cl_rng_08_a_tie_misses_and_a_die_does_at_most_four() -> None:
    assert damage_of_dice((10, 11, 14, 19), 10, 4) == (0, 1, 4, 4)
    assert damage_cap(at_sea(), book().numbers) == 4
    solo = solo_sea()
    hard = replace(solo, options=replace(solo.options, difficulty=Difficulty(cannon_cap_3=True)))
    assert damage_cap(hard, book().numbers) == 3


@pytest.mark.rule("CL-RNG-01", "CL-RNG-08", "CL-RNG-10", "CL-NPC-20", "CL-NPC-31", "CL-NPC-39")
def test_cl_rng_10_an_npc_fires_at_a_player() -> None:
    played = salvo(at_sea(), [8, 9, 12], cover=("bow-stern",))
    roll = next(question for question in played.asked if isinstance(question, Roll))
    assert [(group.count, group.bonus, group.hit_from) for group in roll.dice] == [(3, 1, 10)]
    defence = "Defence: 9 (base) + 1 (bow or stern) = 10. A die hits if it beats it. Bonus: 1 (flag)."
    assert texts_in("en")(roll.note) == defence  # type: ignore[arg-type]
    assert played.state.player("seat-1").water == 3
    assert (played.state.player("seat-1").last_hit_by, played.state.npc("npc-1").on_map) == ("npc-1", True)
    assert "PNJ 1" in lines(played, "fr")[0] and "0 · 0 · 3 → 3" in lines(played, "fr")[0]
    assert not played.of(ReputationMoved)


@pytest.mark.rule("CL-RNG-09", "CL-GEN-09")
def test_cl_rng_09_natural_twelves_kill_crew_in_the_expert_game_only() -> None:
    big = {"hull": 20}
    assert salvo(player(at_sea(ship=big), crew=5), [12, 12, 1]).state.player("seat-1").crew == 5
    expert = salvo(player(at_sea(ship=big, switches=BOARDING), crew=5), [12, 12, 1])
    assert expert.state.player("seat-1").crew == 3
    saved = salvo(player(at_sea(ship=big, switches=BOARDING), crew=5, upgrades=("doctor",)), [12, 12, 1])
    assert saved.state.player("seat-1").crew == 4


@pytest.mark.rule("CL-NPC-39", "CL-AMM-02", "CL-AMM-04", "A-68", "A-69", "CL-GEN-09")
def test_cl_npc_39_passives_change_what_the_shots_do() -> None:
    fire = salvo(at_sea(spaniard={"bonuses": True, "p_incendiary": True, "p_cannons": 1}), [9, 1, 1])
    assert (fire.state.player("seat-1").fire, fire.state.player("seat-1").water) == (2, 0)
    grape = {"bonuses": True, "p_grapeshot": True}
    standard = salvo(at_sea(spaniard=grape), [11, 1, 1])
    assert standard.state.player("seat-1").water == 3
    expert = salvo(player(at_sea(spaniard=grape, switches=BOARDING), crew=9, upgrades=("doctor",)), [12, 11, 12])
    # defence 10 with grapeshot: 3 + 2 + 3 wounds, two natural 12s on top, one saved for the whole attack
    assert expert.state.player("seat-1").crew == 0
    assert expert.state.player("seat-1").afloat is False


@pytest.mark.rule("CL-NPC-08", "CL-RNG-10", "CL-DMG-09")
def test_cl_dmg_09_an_npc_fires_at_an_npc() -> None:
    played = play(
        gunnery.npc_fires,
        at_sea(),
        {"f2-cover": [], "f2-shots": [11, 12]},
        npc_id="npc-1",
        target="npc-2",
        dice=2,
        bonus=0,
        key="f2",
    )
    english = played.state.npc("npc-2")
    assert (english.water, english.fire, english.last_damage, english.last_hit_by) == (5, 0, "water", "npc-1")


@pytest.mark.rule("CL-REP-12")
def test_cl_rep_12_at_war_adds_one_to_every_die() -> None:
    state = player(at_sea(switches=Switches(at_war=True)), standing=Reputation(spain=-4))
    angry = replace(state, cards=(*state.cards, CopiedCard("reputation-line", "spain-A", (("at_war", -4),))))
    assert grudge(angry, NPC_1, SEAT_1) == 1
    assert grudge(replace(angry, options=at_sea().options), NPC_1, SEAT_1) == 0
    assert grudge(angry, NPC_1, NPC_2) == 0


@pytest.mark.rule("CL-CAP-25", "CL-REP-12")
@pytest.mark.parametrize("column", [-5, -1])
def test_cl_cap_25_who_bears_a_token_is_at_war_wherever_the_line_says_so(column: int) -> None:
    state = player(at_sea(switches=Switches(at_war=True)), outcast="spain", marks=("ship-01",))
    line = CopiedCard("reputation-line", "spain-A", (("at_war", column),))
    marked = replace(state, cards=(*state.cards, line))
    assert grudge(marked, NPC_1, SEAT_1) == 1
    assert grudge(player(marked, marks=()), NPC_1, SEAT_1) == 0
    assert grudge(replace(marked, options=at_sea().options), NPC_1, SEAT_1) == 0
    peaceful = replace(state, cards=(*state.cards, CopiedCard("reputation-line", "spain-A", (("at_war", None),))))
    assert grudge(peaceful, NPC_1, SEAT_1) == 0


@pytest.mark.rule("CL-RNG-02", "CL-RNG-03", "CL-RNG-11", "CL-REP-02", "CL-AMM-01", "A-96")
def test_cl_rng_11_a_player_fires_and_it_counts_as_an_attack() -> None:
    played = broadside(at_sea(), [10, 12])
    assert played.state.npc("npc-1").water == 2
    assert [(move.nation, move.by) for move in played.of(ReputationMoved)] == [("spain", -1)]
    assert played.state.turn.halves == ("action",)
    assert played.state.player("seat-1").quarry == "npc-1"
    assert "fire-ammunition" not in [q.key for q in played.asked if not q.only()]


@pytest.mark.rule("CL-RNG-04", "CL-UPG-03", "T-34")
def test_cl_rng_04_better_cannons_are_rolled_apart() -> None:
    state = player(at_sea(), cannons=3, level=1, upgrades=("improved_cannon",))
    played = broadside(state, [10, 10, 11])
    roll = next(question for question in played.asked if isinstance(question, Roll))
    assert [(group.count, group.bonus) for group in roll.dice] == [(1, 1), (2, 0)]
    assert played.of(ShotsFired)[0].damage == (1, 0, 1)


@pytest.mark.rule("CL-RNG-02", "CL-AMM-05", "CL-AMM-06", "A-39", "CL-RNG-06")
def test_cl_amm_05_chain_shot_takes_movement_up_to_five() -> None:
    state = player(at_sea(), ammunition=("chain",), cannons=3).with_npc("npc-1", sails=4)
    played = broadside(state, [12, 12, 12], {"fire-ammunition": "chain", "fire-vain": True})
    assert played.of(ShotsFired)[0].damage == (0, 0, 0)  # 10 + 2: a tie misses
    better = player(state, upgrades=("improved_cannon",) * 3)
    hit = broadside(better, [12, 12, 1], {"fire-ammunition": "chain"})
    assert (hit.state.npc("npc-1").sails, hit.state.npc("npc-1").water) == (5, 0)


@pytest.mark.rule("CL-AMM-02", "CL-AMM-06")
def test_cl_amm_06_only_owned_ammunition_can_be_chosen() -> None:
    state = player(at_sea(), ammunition=("incendiary",))
    burning = broadside(state, [12, 1], {"fire-ammunition": "incendiary"})
    assert (burning.state.npc("npc-1").fire, burning.state.npc("npc-1").last_damage) == (2, "fire")
    with pytest.raises(BadAnswer):
        broadside(state, [12, 1], {"fire-ammunition": "explosive"})
    assert [reason.rule for reason in gunnery.may_load(state, book(), SEAT_1, "explosive").refusals] == ["CL-AMM-06"]
    grape = gunnery.may_load(player(state, ammunition=("grapeshot",)), book(), SEAT_1, "grapeshot")
    assert [reason.rule for reason in grape.refusals] == ["CL-GEN-09"]


@pytest.mark.rule("CL-RNG-05", "CL-OFF-02", "CL-OFF-03", "CL-OFF-04")
def test_cl_rng_05_each_die_is_rerolled_once_at_most() -> None:
    state = player(at_sea(), cannons=3, upgrades=("gunner", "gunners_mate"))
    played = broadside(state, [2, 12, 3], {"fire-again": ["die-1", "die-3"], "fire-second": [12, 4]})
    question = next(q for q in played.asked if q.key == "fire-again")
    assert isinstance(question, Pick) and question.hi == 3 and question.default == ("die-1", "die-3")
    assert played.of(ShotsFired)[0].damage == (2, 2, 0)
    kept = broadside(state, [2, 12, 3], {"fire-again": []})
    assert kept.of(ShotsFired)[0].damage == (0, 2, 0)
    assert worth_rerolling((0, 0, 1, 0), (0, 2, 0, 1), 2) == (1, 3)


@pytest.mark.rule("CL-RNG-01", "CL-RNG-03", "CL-SHP-19")
def test_cl_rng_01_what_forbids_a_shot_is_told_all_at_once() -> None:
    state = player(at_sea(), cannons=0).with_turn(port="spain").with_npc("npc-1", on_map=False)
    verdict = gunnery.may_fire(state, book(), SEAT_1, NPC_1)
    assert [reason.rule for reason in verdict.refusals] == ["CL-RNG-03", "CL-RNG-01", "CL-RNG-01"]
    assert gunnery.may_fire(at_sea(), book(), SEAT_1, NPC_1).allowed
    fire = gunnery.offers(state, book())[0].option
    assert fire.id == "fire" and refused_by(fire.verdict) == ["CL-RNG-03", "CL-RNG-01"]
    rowing = at_sea().with_turn(port="spain", boats=2)
    assert gunnery.may_fire(rowing, book(), SEAT_1, NPC_1).allowed


@pytest.mark.rule("CL-RNG-01", "CL-PRT-02")
def test_cl_rng_01_who_is_known_to_lie_on_a_mooring_does_not_fire() -> None:
    entered = play(ports.enter, at_sea(), {"port": "spain", "icons": ["buy"]}, seat="seat-1").state
    left = play(ports.leave, entered, {}, seat="seat-1").state
    later = left.with_turn(halves=(), ports=())
    for state in (entered, left, later):
        assert "CL-RNG-01" in refused_by(gunnery.offers(state, book())[0].option.verdict)
        assert "CL-RNG-01" in refused_by(gunnery.may_fire(state, book(), SEAT_1, NPC_1))
    sailed = play(turns.move, later, {}, seat="seat-1").state
    assert gunnery.may_fire(sailed, book(), SEAT_1, NPC_1).allowed


@pytest.mark.rule("CL-RNG-01", "CL-MOV-13")
def test_cl_rng_01_a_player_on_a_mooring_lets_everybody_pass() -> None:
    state = player(moved(at_sea()), "seat-2", cannons=1, moored=True)
    assert refused_by(gunnery.may_pass(state, book(), SEAT_2, SEAT_1)) == ["CL-RNG-01"]
    assert gunnery.may_pass(player(state, "seat-2", moored=False), book(), SEAT_2, SEAT_1).allowed


@pytest.mark.rule("CL-RNG-06", "CL-PRT-02")
def test_cl_rng_06_the_mooring_that_the_app_knows_of_is_filled_in() -> None:
    known, unknown = (salvo(player(at_sea(), moored=moored), [12]).asked[0] for moored in (True, False))
    assert (known.key, known.default) == ("f2-cover", ("moored",))
    assert (unknown.key, unknown.default) == ("f2-cover", ())


@pytest.mark.rule("CL-REP-04", "CL-PRT-02")
@pytest.mark.parametrize(("port", "loss"), [("france", -2), ("native", 0)])
def test_cl_rep_04_whose_port_it_is_is_not_asked_where_the_app_knows(port: Any, loss: int) -> None:
    state = player(at_sea(), "seat-2", moored=True, mooring=port)
    answers = {"target": "seat-2", "fire-guns": 1, "distance": 1, "fire-cover": ["moored"], "fire-shots": [1]}
    played = play(gunnery.fire, state, answers, seat="seat-1")
    assert "fire-port" not in [question.key for question in played.asked]
    assert played.state.player("seat-1").standing.france == loss


@pytest.mark.rule("CL-EVT-14", "CL-RNG-01")
def test_cl_evt_14_the_fog_is_recalled_although_there_is_but_one_target() -> None:
    alone = replace(at_sea(), npcs=at_sea().npcs[:1], fog=True)
    alone = player(alone, "seat-2", afloat=False)
    answers = {"target": "npc-1", "fire-guns": 1, "distance": 1, "fire-cover": [], "fire-shots": [1]}
    asked = play(gunnery.fire, alone, answers, seat="seat-1").asked
    hints = {question.key: [hint.key for hint in question.trail] for question in asked}
    assert hints["target"] == hints["distance"] == ["cl-fog-fight"]
    assert next(question.default for question in asked if question.key == "distance") == 1, "most fire from near by"


@pytest.mark.rule("CL-REP-04", "CL-RNG-06")
def test_cl_rep_04_firing_at_a_moored_ship_angers_its_port() -> None:
    answers: dict[str, Any] = {"fire-cover": ["moored"], "fire-port": "france"}
    played = broadside(at_sea(), [12, 1], answers)
    assert [(move.nation, move.by) for move in played.of(ReputationMoved)] == [("spain", -1), ("france", -2)]
    assert played.state.npc("npc-1").water == 1
    native = broadside(at_sea(), [12, 1], answers | {"fire-port": "native"})
    assert [move.nation for move in native.of(ReputationMoved)] == ["spain"]


@pytest.mark.rule("T-23", "CL-PIN-01", "CL-PIN-02", "CL-PIN-04", "CL-PIN-05", "A-24")
def test_t_23_allies_at_the_target_give_rerolls() -> None:
    assert pincer_rerolls(6, 3) == 2 and pincer_rerolls(5, 3) == 1 and pincer_rerolls(2, 3) == 0
    corsair = npc_card(
        "ship-02", role="aggressive", nation="pirates", country="spain", f1_kind="fire", f1_dice=6, crew=4
    )
    state = at_sea()
    allies = replace(state, cards=(state.cards[0], corsair, state.cards[2]))
    assert allied(allies, NPC_1, NPC_2) and not allied(state, NPC_1, NPC_2)
    played = salvo(allies, [1, 2, 12], {"f2-pincer": ["npc-2"], "f2-second": [12, 3]})
    assert played.of(ShotsFired)[0].damage == (4, 0, 4)  # an NPC rerolls its misses by itself
    plain = replace(allies, options=replace(allies.options, switches=Switches(ramming=False)))
    assert salvo(plain, [1, 2, 12]).of(ShotsFired)[0].damage == (0, 0, 4)
    traitor = player(at_sea(), joined=("spain",), cannons=2)
    fired = broadside(traitor, [1, 2], {"target": "npc-1"})
    assert not [question for question in fired.asked if "pincer" in question.key], "the target pins nobody"
    alone = salvo(allies, [1, 2, 12], {"f2-pincer": []})
    assert alone.of(ShotsFired)[0].damage == (0, 0, 4)


@pytest.mark.rule("CL-MOV-13", "A-10", "A-91")
def test_cl_mov_13_an_enemy_npc_fires_at_who_enters_its_hex() -> None:
    hostile = player(moved(at_sea()), standing=Reputation(spain=-2))
    offered = [offer.command.name for offer in gunnery.offers(hostile, book())]
    assert offered == ["fire", "pass-by"]
    answers = {"passed": "npc-1", "passing-moored": False, "passing-shots": [12, 1, 1]}
    played = play(gunnery.pass_by, hostile, answers, seat="seat-1")
    assert played.state.player("seat-1").water == 4  # 12 + 1 against 9, no cover asked
    assert [q.key for q in played.asked] == ["passed", "passing-moored", "passing-shots"]
    unread = player(moved(at_sea({"f2_dice": None})), standing=Reputation(spain=-2))
    read = {**answers, "passing-f2_dice": {"f2_dice": 2}, "passing-shots": [12, 1]}
    assert play(gunnery.pass_by, unread, read, seat="seat-1").state.player("seat-1").water == 4
    unarmed = player(moved(at_sea({"f2_kind": "none"})), standing=Reputation(spain=-2))
    mild = play(gunnery.pass_by, unarmed, {"passed": "npc-1", "passing-moored": False}, seat="seat-1")
    assert [told.text.key for told in mild.of(Announced)] == ["cl-told-passing"] and not mild.of(ShotsFired)
    merchant = gunnery.may_pass(hostile, book(), NPC_2, SEAT_1)
    assert [reason.rule for reason in merchant.refusals] == ["CL-MOV-13"]


@pytest.mark.rule("CL-MOV-13", "CL-REP-15")
def test_cl_mov_13_pirates_let_pass_whom_they_turn_out_to_respect() -> None:
    state = player(moved(at_sea({"nation": "pirates"})), standing=Reputation(pirates=8))
    for column, shots in ((6, 0), (9, 1)):
        told = {"reputation-line-pirates-respected": {"respected": column}, "passed": "npc-1"}
        told |= {"passing-moored": False, "passing-shots": [1, 1, 1]} if shots else {}
        played = play(gunnery.pass_by, state, told, seat="seat-1")
        assert len(played.of(ShotsFired)) == shots
        assert ("cl-no-enemy" in [each.text.key for each in played.of(Announced)]) is not bool(shots)


@pytest.mark.rule("CL-MOV-13", "A-87", "A-71")
def test_cl_mov_13_a_player_may_fire_at_who_passes() -> None:
    state = player(moved(at_sea()), "seat-2", cannons=1)
    answers = {"passed": "seat-2", "passing-wanted": True, "passing-shots": [12]}
    played = play(gunnery.pass_by, state, answers, seat="seat-1")
    assert played.state.player("seat-1").water == 3
    assert not played.of(ReputationMoved)
    spared = play(gunnery.pass_by, state, {"passed": "seat-2", "passing-wanted": False}, seat="seat-1")
    assert not spared.of(ShotsFired)
    wanted = next(question for question in spared.asked if question.key == "passing-wanted")
    assert wanted.default is False, "who says nothing lets pass"


@pytest.mark.rule("T-13", "CL-FRT-02", "CL-FRT-03", "CL-FRT-04", "CL-FRT-05", "A-14")
def test_t_13_a_fortress_fires_with_the_dice_of_the_hex_and_the_era() -> None:
    state = player(moved(at_sea(era=2)), standing=Reputation(spain=-1))
    dice, bonus = fortresses.attack_sums(state, book(), SEAT_1, "spain", 4, ring=False)
    assert (dice.total, bonus.total) == (4, 2)
    played = play(
        fortresses.enter_zone, state, {"owner": "spain", "dice": 4, "fortress-shots": [12, 1, 1, 8]}, seat="seat-1"
    )
    assert played.state.player("seat-1").water == 5  # 12 + 2 is capped at 4, 8 + 2 beats 9 by 1
    assert played.state.player("seat-1").last_hit_by == ""
    assert [offer.command.name for offer in fortresses.offers(state, book())] == ["fire-zone"]
    friend = player(state, standing=Reputation(spain=1))
    assert fortresses.offers(friend, book()) == ()
    assert [reason.rule for reason in fortresses.hostile(friend, SEAT_1, "spain").refusals] == ["CL-FRT-02"]
    assert fortresses.hostile(state, NPC_2, "spain").allowed and not fortresses.hostile(state, NPC_1, "spain").allowed


@pytest.mark.rule("T-52", "CL-FRT-06", "CL-FRT-07", "CL-EVT-25")
def test_cl_frt_07_events_strengthen_fortresses() -> None:
    state = player(moved(at_sea(era=2)), standing=Reputation(spain=-1))
    both = replace(state, lasting=(Lasting(18, "game"), Lasting(19, "game")))
    dice, bonus = fortresses.attack_sums(both, book(), SEAT_1, "spain", 0, ring=True)
    assert (dice.total, bonus.total) == (4, 3)
    answers = {"owner": "spain", "ring": True, "fortress-shots": [1, 1, 1, 1]}
    assert play(fortresses.enter_zone, both, answers, seat="seat-1").of(ShotsFired)[0].damage == (0, 0, 0, 0)
