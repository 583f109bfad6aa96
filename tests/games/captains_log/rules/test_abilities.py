"""1.25, 1.26, 1.34 Abilities that take part by themselves, and those that a player uses in a fight."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from companion.core.events.announcement_events import Announced
from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import Ask, Pick, Roll
from companion.core.values.messages import msg
from companion.games.captains_log import rounds
from companion.games.captains_log.combat import boarding, damage, gunnery
from companion.games.captains_log.combat.boarding import MeleeFought
from companion.games.captains_log.combat.damage import DamageTaken
from companion.games.captains_log.combat.melee import Skirmished, burst
from companion.games.captains_log.combat.outcomes import ShipLost
from companion.games.captains_log.combat.salvo import ShotsFired
from companion.games.captains_log.corrections import CORRECTIONS
from companion.games.captains_log.harbour import market
from companion.games.captains_log.model import equipment, turns
from companion.games.captains_log.model.book import Captain
from companion.games.captains_log.model.ids import SeatId, SideId
from companion.games.captains_log.model.ledger import CoinsChanged, FameScored
from companion.games.captains_log.model.names import Ctx
from companion.games.captains_log.model.options import Switches
from companion.games.captains_log.model.state import Goods, State
from companion.games.captains_log.npcs import activation
from companion.games.captains_log.sailing import movement
from companion.games.captains_log.ship import abilities, officers
from companion.games.captains_log.ship.abilities import Power
from companion.library.texts import texts_in
from tests.games.captains_log.rules.fleet import at_sea, lines, player
from tests.games.captains_log.rules.harbour import at_market, expert, owning
from tests.games.captains_log.rules.scripted import Played, book, play
from tests.games.captains_log.seat_ids import SEAT_1, SEAT_2

Answers = Mapping[str, Any]
NONE: Answers = {}
EXPERT = Switches(boarding=True, captains=True)
BIG = {"hull": 30}


def manned(seat: str = "seat-1", **changes: Any) -> State:
    """The ships with crews in play, one of the players equipped."""
    return player(player(at_sea(switches=EXPERT, ship=BIG), crew=8), seat, **changes)


def broadside(state: State, naturals: list[int], more: Answers = NONE) -> Played:
    """Anne fires at the Spaniard, adjacent and flank on."""
    answers = {"target": "npc-1", "fire-guns": len(naturals), "distance": 1, "fire-cover": []}
    if len(naturals) == 1:
        del answers["fire-guns"]
    return play(gunnery.fire, state, answers | {"fire-shots": naturals} | dict(more), seat="seat-1")


def assault(state: State, rolled: list[int], more: Answers = NONE, *, target: str = "npc-1") -> Played:
    """Anne boards with as many as she can."""
    answers = {"target": target, "party": 6, "board-moored": False, "board-melee": rolled} | dict(more)
    return play(boarding.board, state, answers, seat="seat-1")


def chips(played: Played, key: str) -> Pick:
    """The quiet question of that key."""
    question = asked(played, f"{key}-powers")
    assert isinstance(question, Pick) and question.quiet
    return question


def asked(played: Played, key: str) -> Ask[Any]:
    return next(question for question in played.asked if question.key == key)


# ---------------------------------------------------------------- chips


@pytest.mark.rule("CL-RNG-05", "CL-GEN-01", "CL-OFF-02", "CL-OFF-04", "CL-UPG-04")
def test_cl_rng_05_who_takes_part_is_a_chip_that_can_be_switched_off() -> None:
    state = player(at_sea(ship=BIG), cannons=2, upgrades=("gunner", "gunner", "gunners_mate", "carpenter"))
    played = broadside(state, [2, 3], {"fire-again": []})
    question = chips(played, "fire")
    assert [option.id for option in question.options] == ["gunner", "gunners_mate"]
    assert question.default == ("gunner", "gunners_mate")
    assert texts_in("en")(question.options[0].label) == "Gunner\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}2"
    again = asked(played, "fire-again")
    assert isinstance(again, Pick) and again.hi == 2  # four rerolls for two dice
    off = broadside(state, [2, 3], {"fire-powers": []})
    assert "fire-again" not in [question.key for question in off.asked]


@pytest.mark.rule("CL-GEN-01")
def test_cl_gen_01_nobody_is_asked_where_nobody_takes_part() -> None:
    played = broadside(player(at_sea(), cannons=2), [2, 3])
    assert not [question.key for question in played.asked if question.key.endswith("-powers")]


@pytest.mark.rule("CL-NPC-39", "CL-GEN-01")
def test_cl_npc_39_skills_of_a_card_are_chips_too() -> None:
    state = at_sea(spaniard={"bonuses": True, "p_cannons": 2}, ship=BIG)
    params: dict[str, Any] = {"npc_id": "npc-1", "target": "seat-1", "dice": 1, "bonus": 1, "key": "f2"}
    full = play(gunnery.npc_fires, state, {"f2-cover": [], "f2-shots": [9]}, **params)
    roll = asked(full, "f2-shots")
    assert isinstance(roll, Roll) and roll.dice[0].bonus == 3
    assert texts_in("en")(roll.note).endswith("Bonus: 1 (flag) + 2 (Cannon bonus) = 3.")  # type: ignore[arg-type]
    less = play(gunnery.npc_fires, state, {"f2-cover": [], "f2-shots": [9], "f2-powers": []}, **params)
    assert [s.damage for s in (*full.of(ShotsFired), *less.of(ShotsFired))] == [(3,), (1,)]


@pytest.mark.rule("CL-NAU-01", "CL-OFF-01", "CL-RNG-06", "A-69")
def test_cl_nau_01_the_target_too_has_its_chips() -> None:
    state = player(at_sea(ship=BIG), upgrades=("reinforced_hull", "carpenter"))
    params: dict[str, Any] = {"npc_id": "npc-1", "target": "seat-1", "dice": 2, "bonus": 0, "key": "f2"}
    played = play(gunnery.npc_fires, state, {"f2-cover": [], "f2-shots": [12, 12]}, **params)
    assert [option.id for option in chips(played, "f2-defence").options] == ["carpenter", "reinforced_hull"]
    assert played.state.player("seat-1").water == 3  # 12 against 10 twice, one less for the whole attack
    assert any("(Carpenter)" in line for line in lines(played))
    off = play(gunnery.npc_fires, state, {"f2-cover": [], "f2-shots": [12, 12], "f2-defence-powers": []}, **params)
    assert off.state.player("seat-1").water == 6


@pytest.mark.rule("CL-OFF-01", "A-69")
def test_cl_off_01_carpenters_work_on_any_damage() -> None:
    state = player(at_sea(ship=BIG), upgrades=("carpenter", "carpenter"))
    params: dict[str, Any] = {"ship": "seat-1", "n": 3, "harm": "fire", "by": "", "key": "k"}
    assert play(damage.hurt, state, {}, **params).state.player("seat-1").fire == 1
    assert play(damage.hurt, state, {"k-powers": []}, **params).state.player("seat-1").fire == 3


@pytest.mark.rule("CL-OFF-05", "CL-OFF-06", "CL-UPG-02", "CL-MOV-02")
def test_cl_mov_02_helmsmen_and_sails_are_terms_of_the_movement() -> None:
    state = player(at_sea(), upgrades=("sails", "sails", "helmsman", "expert_helmsman"))
    terms = abilities.movement_terms(state, book(), SEAT_1)
    assert [(term.value, term.rule) for term in terms] == [(2, "CL-UPG-02"), (1, "CL-OFF-05"), (1, "CL-OFF-06")]


@pytest.mark.rule("CL-GEN-09")
def test_cl_gen_09_expert_upgrades_do_nothing_where_crews_are_not_played() -> None:
    state = player(at_sea(), upgrades=("doctor", "gunner"))
    moment = (*abilities.CREW, *abilities.SHOOTING)
    assert [power.id for power in abilities.gathered(state, book(), SEAT_1, moment)] == ["gunner"]


# ---------------------------------------------------------------- lieutenant


@pytest.mark.rule("CL-NAU-04", "CL-SPC-02", "CL-SPC-04", "CL-SPC-03")
def test_cl_nau_04_a_lieutenant_copies_one_specialist_at_a_time_never_a_unique_one() -> None:
    state = manned(upgrades=("lieutenant", "pistol", "swords", "swords", "sabres"))
    played = assault(state, [1] * 13, {"board-seat-1-again": []})
    question = asked(played, "board-attackers-copy-powers")
    assert isinstance(question, Pick) and question.quiet and question.hi == 1
    assert [option.id for option in question.options] == ["copy-pistol", "copy-swords"]
    roll = asked(played, "board-melee")
    assert isinstance(roll, Roll) and roll.dice[0].count == 6 + 2 and roll.dice[0].bonus == 1
    swords = assault(state, [1] * 12, {"board-attackers-copy-powers": ["copy-swords"], "board-seat-1-again": []})
    again = asked(swords, "board-seat-1-again")
    assert isinstance(again, Pick) and again.hi == 3


@pytest.mark.rule("CL-NAU-04")
def test_cl_nau_04_a_lieutenant_alone_copies_nobody() -> None:
    played = assault(manned(upgrades=("lieutenant",)), [1] * 11)
    assert not [question.key for question in played.asked if question.key.endswith("-powers")]


# ---------------------------------------------------------------- grenades, sharpshooters


@pytest.mark.rule("CL-SPC-07")
def test_cl_spc_07_grenades_wound_both_ways_before_the_melee() -> None:
    assert [burst(n, book().numbers) for n in (1, 2, 3, 8, 9, 12)] == [(0, 1), (0, 1), (0, 0), (0, 0), (1, 0), (1, 0)]
    state = manned(upgrades=("grenades",))
    played = assault(state, [1] * 9, {"board-first-skirmish": [9, 2]})
    # the Spaniard loses one of twelve and one of five dice, Anne one of her party of six
    roll = asked(played, "board-melee")
    assert isinstance(roll, Roll) and [group.count for group in roll.dice] == [5, 4]
    assert (played.state.npc("npc-1").wounds, played.state.player("seat-1").crew) == (1, 7)
    assert [(e.struck, e.suffered, e.rule) for e in played.of(Skirmished)] == [(1, 1, "CL-SPC-07")]
    assert played.of(MeleeFought)[0].left == (5, 11)


@pytest.mark.rule("CL-SPC-07", "CL-BOA-09")
def test_cl_spc_07_grenades_can_empty_a_ship_before_anybody_boards() -> None:
    state = player(at_sea(switches=EXPERT, merchant={"crew": 1}), crew=8, upgrades=("grenades",))
    answers = {"board-first-skirmish": [12, 5], "board-capture-war-bonus": "spain"}
    played = assault(state, [1] * 6, answers, target="npc-2")
    assert [lost.how for lost in played.of(ShipLost)] == ["captured"]


@pytest.mark.rule("CL-NAU-05", "CL-SPC-03", "CL-SPC-05")
def test_cl_nau_05_sharpshooters_have_the_melee_bonuses() -> None:
    state = manned(upgrades=("sharpshooter", "sabres"))
    played = assault(state, [1] * 10, {"board-first-skirmish": [10]})
    skirmish = asked(played, "board-first-skirmish")
    assert isinstance(skirmish, Roll) and (skirmish.dice[0].bonus, skirmish.dice[0].hit_from) == (1, 10)
    assert played.state.npc("npc-1").wounds == 1
    # a player who is boarded answers too, and a doctor saves once in the whole fight
    bart = player(manned(crew=8), "seat-2", crew=3, upgrades=("sharpshooter", "doctor"))
    answers = {"board-answer-skirmish": [11]}
    both = assault(bart, [11, 11, 1, 1, 1] + [1] * 3, answers, target="seat-2")
    assert both.state.player("seat-1").crew == 7
    assert both.state.player("seat-2").crew == 2


# ---------------------------------------------------------------- overloaded, instructor, grapple


@pytest.mark.rule("CL-OFF-09", "A-40")
def test_cl_off_09_overloaded_cannons_roll_twice_and_may_burst() -> None:
    state = player(at_sea(ship=BIG), cannons=3, upgrades=("overloaded", "improved_cannon"))
    calm = broadside(state, [5, 5, 5], {"fire-overload": False})
    assert (calm.state.player("seat-1").cannons, calm.state.player("seat-1").fire) == (3, 0)
    answers = {"fire-guns": 3, "fire-overload": True}
    played = broadside(state, [12, 1, 2, 5, 5, 12], answers)
    roll = asked(played, "fire-shots")
    assert isinstance(roll, Roll) and [(group.count, group.bonus) for group in roll.dice] == [(2, 1), (4, 0)]
    assert (played.state.player("seat-1").cannons, played.state.player("seat-1").fire) == (1, 3)
    assert "CL-OFF-09" in [told.rule for told in played.of(Announced)]
    burnt = player(at_sea(), cannons=1, fire=7, upgrades=("overloaded",))
    single: Answers = {"target": "npc-1", "distance": 1, "fire-cover": [], "fire-overload": True, "fire-shots": [1, 5]}
    lost = play(gunnery.fire, burnt, single, seat="seat-1")
    assert [(e.ship, e.how, e.by) for e in lost.of(ShipLost)] == [("seat-1", "burned", "")]


@pytest.mark.rule("CL-OFF-07", "CL-TRN-02")
def test_cl_off_07_an_instructor_fires_and_boards_in_one_action() -> None:
    state = manned(cannons=1, upgrades=("instructor",))
    fired = broadside(state, [1]).state
    assert (fired.turn.halves, fired.turn.drilled) == (("action",), "board")
    assert officers.may_attack(fired, "board").allowed
    again = assault(fired, [1] * 11).state
    assert (again.turn.halves, again.turn.drilled) == (("action",), "")
    assert broadside(again, [1]).state.turn.halves == ("action", "action")
    moved = play(turns.move, fired, {}, seat="seat-1").state
    assert moved.turn.drilled == "" and not officers.may_attack(moved, "board").allowed
    plain = broadside(manned(cannons=1), [1]).state
    assert plain.turn.drilled == ""


@pytest.mark.rule("CL-OFF-08", "A-95")
def test_cl_off_08_a_boarded_ship_hangs_on_the_hooks() -> None:
    state = manned(upgrades=("grapple",)).with_turn(round=4)
    hooked = assault(state, [1] * 11, {"board-hooks": True}).state
    assert (hooked.npc("npc-1").grappled_by, hooked.player("seat-1").grapple_round) == ("seat-1", 4)
    assert not officers.ready(hooked, book(), SEAT_1)
    assert not officers.ready(hooked.with_turn(round=5), book(), SEAT_1)
    assert officers.ready(hooked.with_turn(round=6), book(), SEAT_1)
    spared = assault(state, [1] * 11, {"board-hooks": False}).state
    assert spared.npc("npc-1").grappled_by == ""


@pytest.mark.rule("CL-OFF-08", "A-95", "CL-NPC-06")
def test_a_95_a_grappled_npc_does_not_sail_while_the_hooks_are_near() -> None:
    state = at_sea(merchant={"stops": 2, "s1_tile": 3, "s2_tile": 7}).with_npc("npc-2", grappled_by="seat-1")
    near = play(activation.activate, state, {"start-grappled": True, "mooring": False}, npc="npc-2")
    assert not any(question.key.endswith("arrives") for question in near.asked)
    assert near.state.npc("npc-2").grappled_by == ""
    free = play(activation.activate, state, {"start-grappled": False, "f1-arrives": False}, npc="npc-2")
    assert free.state.npc("npc-2").grappled_by == ""


@pytest.mark.rule("CL-OFF-08", "A-95")
def test_cl_off_08_a_grappled_player_may_not_move() -> None:
    state = at_sea(players=(at_sea().players[0], replace(at_sea().players[1], placed=True, afloat=True)))
    state = player(player(state, placed=True), grappled_by="seat-2")
    held = play(rounds.start_turn, state, {"turn-grappled": True}, seat="seat-1").state
    assert [reason.rule for reason in turns.may_use(held, "move").refusals] == ["CL-OFF-08"]
    assert turns.may_use(held, "action").allowed
    ended = play(rounds.end_turn, held, {}, seat="seat-1").state
    assert ended.player("seat-1").grappled_by == ""
    loose = play(rounds.start_turn, state, {"turn-grappled": False}, seat="seat-1").state
    assert turns.may_use(loose, "move").allowed


# ---------------------------------------------------------------- doctors and cards


@pytest.mark.rule("CL-SPC-05", "A-69")
def test_a_69_what_averts_losses_is_used_up_within_one_attack() -> None:
    doctor = Power("doctor", msg("core-yes"), msg("core-yes"), "", "CL-SPC-05", (("crew_lost", -2),))
    state = manned(crew=9)
    params: dict[str, Any] = {"ship": "seat-1", "harm": "wound", "by": "", "key": "k"}
    first = play(damage.hurt, state, {}, n=1, powers=(doctor,), **params)
    assert not first.of(DamageTaken)
    left = abilities.spent((doctor,), "crew_lost", 1)
    second = play(damage.hurt, first.state, {}, n=3, powers=left, **params)
    assert second.state.player("seat-1").crew == 7


@pytest.mark.rule("CL-MOV-05", "CL-CAP-24")
def test_cl_cap_24_the_worst_wind_counts_for_nothing() -> None:
    state = player(at_sea(), captains=("vicente_de_tofino",))
    assert [abilities.wind_value(state, book(), SEAT_1, value).value for value in (-2, -1, 2)] == [0, -1, 2]
    assert abilities.wind_value(state, book(), SEAT_1, -2).rule == "CL-CAP-24"
    assert abilities.wind_value(at_sea(), book(), SEAT_1, -2).value == -2


# ---------------------------------------------------------------- trade and missions


@pytest.mark.rule("CL-NAU-02", "CL-MKT-13", "CL-CAP-21")
def test_cl_nau_02_merchants_and_captains_take_part_in_a_sale() -> None:
    crew: dict[str, Any] = {"captains": ("zenon_de_somodevilla", "malika_fadel"), "upgrades": ("merchant",)}
    state = owning(at_market(), goods=Goods(sugar=6), **crew)
    answers = {"sale": "france:legal", "cubes": 6}
    sold = play(market.sell, state, answers, seat="seat-1", port="france")
    assert [option.id for option in chips(sold, "sale").options] == ["merchant", "zenon_de_somodevilla"]
    assert [e.amount for e in sold.of(FameScored) if e.cause == "F-SAL"] == [2]
    plain = play(market.sell, state, answers | {"sale-powers": []}, seat="seat-1", port="france")
    assert [e.amount for e in plain.of(FameScored) if e.cause == "F-SAL"] == [1]
    assert not [e for e in plain.of(CoinsChanged) if e.cause == "captain"]


@pytest.mark.rule("CL-SPC-01", "CL-NAU-04", "CL-MIS-03")
def test_cl_spc_01_informants_and_a_lieutenant_draw_more_missions() -> None:
    powers = abilities.gathered(player(at_sea(), upgrades=("informant",) * 2), book(), SEAT_1, ("missions_drawn",))
    assert abilities.total(powers, "missions_drawn") == 2
    state = expert(owning(at_market(), upgrades=("informant", "lieutenant")))
    drawn = play(draws, state, {}, seat="seat-1")
    assert drawn.of(Announced)[0].text == msg("core-said-number", n=2)


def draws(t: Ctx, *, seat: SeatId) -> Procedure[None]:
    """How many more missions somebody draws."""
    crew = yield from abilities.take_part(t, seat, ("missions_drawn",), key="draw")
    yield from t.happens(
        Announced(msg("core-said-number", n=abilities.total(crew, "missions_drawn")), rule="CL-SPC-01")
    )


@pytest.mark.rule("CL-CAP-05", "CL-GEN-01")
def test_cl_gen_01_captains_and_what_their_cards_bear_can_be_corrected() -> None:
    state = player(at_sea(switches=EXPERT), captains=("hannah_snell",), card_damage=1)
    paths = {line.path: line for line in CORRECTIONS.correctable(state, book())}
    assert paths["players.seat-1.card_damage"].value == 1 and "players.seat-1.card_wounds" not in paths
    event = CORRECTIONS.correct(state, book(), "players.seat-1.card_damage", 2, "")
    assert event.apply(state).player("seat-1").card_damage == 2
    both = ("hannah_snell", "henry_every")
    two = CORRECTIONS.correct(state, book(), "players.seat-1.captains", both, "").apply(state)
    assert sorted(two.player("seat-1").captains) == ["hannah_snell", "henry_every"]
    said = [texts_in("en")(line) for line in equipment.burden(state.player("seat-1"), captain_named("hannah_snell"))]
    assert said == ["1 / 2 damage on the card"]


def captain_named(name: str) -> Captain:
    return next(captain for captain in book().captains if captain.id == name)


@pytest.mark.rule("CL-MOV-02", "CL-OFF-05", "CL-CAP-24", "CL-GEN-01")
def test_cl_mov_02_who_sails_the_ship_is_a_chip() -> None:
    state = player(at_sea(), upgrades=("helmsman",), captains=("vicente_de_tofino",))
    plain = movement.allowance(state, book(), SEAT_1, None, 2)
    crew = abilities.gathered(state, book(), SEAT_1, abilities.SAILING)
    assert [power.id for power in crew] == ["helmsman", "vicente_de_tofino"]
    assert movement.allowance(state, book(), SEAT_1, None, 2, crew=crew) == plain
    assert movement.allowance(state, book(), SEAT_1, None, 2, crew=()).total == plain.total - 1
    assert abilities.wind_value(state, book(), SEAT_1, -2, ()).value == -2


@pytest.mark.rule("CL-GEN-01")
def test_cl_gen_01_a_fortress_carries_no_goods() -> None:
    state = player(at_sea(), goods=Goods(tea=1))
    assert [abilities.laden(state, ship) for ship in (SEAT_1, SEAT_2, SideId("spain"))] == [True, False, False]


@pytest.mark.rule("CL-CAP-05", "CL-CAP-32")
def test_cl_cap_05_what_lies_on_a_captain_s_card_is_told_by_its_kind() -> None:
    bearers = [(c, a.does) for c in book().captains for a in c.abilities if a.does in abilities.FILLED]
    state = player(at_sea(), captains=tuple(captain.id for captain, _ in bearers))
    laid = [abilities.CardFilled(SEAT_1, *harm).line(state, book()) for harm in ((1, 0), (-1, 0), (0, 1), (0, -2))]
    told = [(line.key.removeprefix("cl-ev-card-"), dict(line.args)["n"]) for line in laid if line]
    names = {what: msg("cl-captain", name=captain.name) for captain, what in bearers}
    assert [dict(line.args)["name"] for line in laid if line] == [
        names[what] for what in ("card_wounds", "card_wounds", "card_damage", "card_damage")
    ]
    assert told == [("wounds", 1), ("wounds-off", 1), ("damage", 1), ("damage-off", 2)]
