"""1.16 Outcomes, destruction and respawn; bounty of 1.33; ramming."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.core.events.announcement_events import Announced
from companion.core.events.announcements import Order
from companion.core.procedures.copied_cards import CopiedCard
from companion.core.questions.kinds import Number
from companion.core.rules.sums_in_words import sum_in_words
from companion.games.captains_log.combat import outcomes, ramming, spoils
from companion.games.captains_log.combat.outcomes import (
    PlayerDestroyed,
    Respawned,
    ShipLost,
    TokenTurned,
    destruction_token,
    npc_loss,
    paid_as,
    player_loss,
    respawn_tile,
)
from companion.games.captains_log.combat.ramming import ram_damage
from companion.games.captains_log.combat.spoils import half, half_share
from companion.games.captains_log.fleet.ships import initial_crew
from companion.games.captains_log.model.ids import NO_ONE, MissionId, SideId
from companion.games.captains_log.model.ledger import CoinsChanged, FameScored, ReputationMoved
from companion.games.captains_log.model.options import Difficulty, Switches
from companion.games.captains_log.model.state import FamePoint, Goods, Mission, Npc, Player, Reputation, State, Voyage
from companion.library.texts import texts_in
from tests.games.captains_log.rules.fleet import at_sea, cubes, lines, moved, player, ship_card, solo_sea
from tests.games.captains_log.rules.scripted import Played, book, play
from tests.games.captains_log.seat_ids import NPC_1, NPC_2, SEAT_1, SEAT_2
from tests.support.scripted import run_script

WAR = {"end-war-bonus": "england"}


def check(state: State, ship: str, by: str, answers: dict[str, Any] | None = None, **more: Any) -> Played:
    return play(outcomes.check, state, answers or {}, ship=ship, by=by, key="end", **more)


def sinking(state: State, **changes: Any) -> State:
    """The Spaniard has as much water as hull."""
    return state.with_npc("npc-1", **({"water": 9, "last_damage": "water", "last_hit_by": "seat-1"} | changes))


@pytest.mark.rule("CL-OUT-01", "CL-OUT-02", "CL-OUT-03", "CL-DMG-09", "A-74")
def test_cl_out_01_when_a_ship_is_lost() -> None:
    anne = Player(SEAT_1, "Anne", "green", "A")
    assert (anne.doubloons, anne.water, anne.fire, anne.sails, anne.goods) == (0, 0, 0, 0, Goods())

    def pc(water: int, fire: int) -> str | None:
        return player_loss(replace(anne, water=water, fire=fire), 8, 12)

    assert [pc(7, 4), pc(8, 0), pc(0, 8), pc(7, 5), pc(8, 8)] == [None, "sunk", "burned", "collapsed", "sunk"]
    npc = Npc(NPC_1, SEAT_1)

    def ship(water: int, fire: int) -> str | None:
        return npc_loss(replace(npc, water=water, fire=fire), 8)

    assert [ship(7, 0), ship(5, 3), ship(3, 6), ship(4, 4)] == [None, "sunk", "burned", "collapsed"]


@pytest.mark.rule("CL-OUT-03", "CL-OUT-06", "A-58")
def test_cl_out_03_a_collapse_is_paid_after_its_last_damage() -> None:
    assert [paid_as("collapsed", "water"), paid_as("collapsed", "fire")] == ["sunk", "burned"]
    assert [paid_as("crewless", "water"), paid_as("withdrawn", ""), paid_as("sunk", "fire")] == ["burned", "", "sunk"]


@pytest.mark.rule("T-03", "CL-GEN-03", "CL-OUT-05", "A-02")
def test_cl_out_05_half_of_each_good_and_never_nothing() -> None:
    assert [half(n) for n in range(6)] == [0, 1, 1, 1, 2, 2]
    assert half_share(Goods(silver=2, tea=1)) == Goods(silver=1, tea=1)


@pytest.mark.rule("CL-OUT-05", "CL-OUT-08", "CL-REP-03", "CL-GEN-11", "A-02", "A-77")
def test_cl_out_05_a_player_sinks_an_npc() -> None:
    state = sinking(at_sea(), coins=2000, cargo=Goods(silver=2, cotton=1))
    played = check(state, "npc-1", "seat-1", WAR)
    anne = played.state.player("seat-1")
    assert anne.doubloons == 3000 + 3000 + 2000
    # silver 2 carried + 3 printed = 5, half 2 (both carried); tea 1 printed from the reserve; cotton 1
    assert anne.goods == Goods(silver=2, tea=1, cotton=1)
    assert played.state.reserve.tea == state.reserve.tea - 1
    assert cubes(played.state) == cubes(state)
    assert [(s.who, s.cause, s.amount) for s in played.of(FameScored)] == [("seat-1", "F-DES", 1)]
    assert [(m.nation, m.by) for m in played.of(ReputationMoved)] == [("spain", -1), ("england", 1)]
    assert played.state.npc("npc-1") == Npc(NPC_1, SEAT_1)
    assert [t.rule for t in played.of(Announced)] == ["CL-FRE-03"]
    assert lines(played)[0].endswith("ship sunk by Anne.")


@pytest.mark.rule("CL-OUT-05", "CL-GEN-11")
def test_cl_gen_11_printed_goods_come_as_far_as_the_reserve_reaches() -> None:
    state = replace(sinking(at_sea(spaniard={"goods_silver": 6})), reserve=Goods(silver=1))
    played = check(state, "npc-1", "seat-1", WAR)
    assert played.state.player("seat-1").goods == Goods(silver=1)
    assert played.state.reserve == Goods()
    assert [told.rule for told in played.of(Announced)] == ["CL-FRE-03"], "a cube is to be stowed"
    nothing = check(replace(state, reserve=Goods()), "npc-1", "seat-1", WAR)
    assert not nothing.of(Announced)


@pytest.mark.rule("CL-OUT-06", "CL-OUT-02")
def test_cl_out_06_a_burned_ship_gives_money_but_no_goods() -> None:
    state = sinking(at_sea(), water=0, fire=9, last_damage="fire", cargo=Goods(silver=2))
    played = check(state, "npc-1", "seat-1", WAR)
    anne = played.state.player("seat-1")
    assert (anne.doubloons, anne.goods) == (6000, Goods())
    assert played.state.reserve.silver == state.reserve.silver + 2


@pytest.mark.rule("A-58", "CL-SHP-05")
def test_a_58_an_npc_without_crew_is_lost_like_a_burned_one() -> None:
    state = at_sea(switches=Switches(boarding=True)).with_npc("npc-1", wounds=12, cargo=Goods(silver=2))
    played = check(state, "npc-1", "seat-1", WAR)
    assert [(lost.how, lost.rule) for lost in played.of(ShipLost)] == [("crewless", "CL-SHP-05")]
    assert played.state.player("seat-1").goods == Goods()
    assert not check(at_sea().with_npc("npc-1", wounds=12), "npc-1", "seat-1").events


@pytest.mark.rule("CL-NPC-23", "A-100", "CL-SOL-07")
def test_cl_npc_23_an_npc_destroys_an_npc() -> None:
    state = solo_sea().with_npc("npc-2", water=6, coins=1000, cargo=Goods(tea=2), last_damage="water")
    state = replace(state, npcs=tuple(replace(npc, seat=SEAT_1) for npc in state.npcs))
    played = check(state, "npc-2", "npc-1")
    assert played.state.npc("npc-1").coins == 3000
    assert played.state.npc("npc-1").cargo == Goods()
    assert cubes(played.state) == cubes(state)
    assert [(s.who, s.cause, s.amount) for s in played.of(FameScored)] == [("spain", "N-DES", 1)]
    assert not played.of(ReputationMoved)


@pytest.mark.rule("CL-SOL-07", "A-84", "A-31")
def test_cl_sol_07_a_nation_that_loses_a_ship_loses_fame() -> None:
    state = replace(sinking(solo_sea()), ledger=(FamePoint(1, SideId("spain"), "N-DAY", 3, "CL-SOL-07"),))
    played = check(state, "npc-1", "seat-1", WAR)
    assert played.state.fame("spain") == 2 and played.state.fame("seat-1") == 1


@pytest.mark.rule("CL-TWR-02", "A-18")
def test_cl_twr_02_the_cargo_of_a_sunk_ship_goes_through_the_tower() -> None:
    state = sinking(at_sea(switches=Switches(cargo_tower=True)), cargo=Goods(silver=2))
    answers = WAR | {"end-spoils-silver": 3, "end-spoils-tea": 0}
    played = check(state, "npc-1", "seat-1", answers)
    assert played.state.player("seat-1").goods == Goods()
    assert played.state.loose == Goods(silver=3)
    assert cubes(played.state) == cubes(state)


@pytest.mark.rule("CL-OUT-09", "A-17")
def test_cl_out_09_a_withdrawn_npc_is_replaced_and_rewards_nobody() -> None:
    state = at_sea().with_npc("npc-2", cargo=Goods(tea=2))
    played = play(outcomes.destroy, state, {}, victim="npc-2", how="withdrawn", by="", key="end")
    assert played.state.npc("npc-2") == Npc(NPC_2, SEAT_2)
    assert played.state.reserve.tea == state.reserve.tea + 2
    assert not played.of(FameScored) and not played.of(CoinsChanged)


@pytest.mark.rule("CL-OUT-08", "CL-FAM-01")
def test_cl_out_08_a_lost_npc_is_off_the_map_though_the_evening_is_over() -> None:
    lost = ShipLost(NPC_1, "sunk", SideId("seat-1"), rule="CL-OUT-01")
    assert not lost.apply(at_sea()).npc("npc-1").on_map
    player_lost = ShipLost(SEAT_1, "sunk", SideId("npc-1"), rule="CL-OUT-01")
    assert player_lost.apply(at_sea()) == at_sea(), "what a player loses is told apart"


MISSIONS = (Mission(MissionId("mission-1"), "transport", done=True), Mission(MissionId("mission-2"), "combat"))


@pytest.mark.rule("CL-OUT-10", "CL-OUT-15", "CL-NPC-23", "CL-REP-18", "CL-OUT-16")
def test_cl_out_10_what_a_destroyed_player_loses() -> None:
    state = player(
        at_sea(),
        water=8,
        fire=2,
        sails=1,
        crew=4,
        goods=Goods(tea=3),
        missions=MISSIONS,
        upgrades=("gunner",),
        standing=Reputation(spain=-2),
        last_damage="water",
        last_hit_by=NPC_1,
    )
    played = check(state, "seat-1", "npc-1")
    anne = played.state.player("seat-1")
    assert (anne.afloat, anne.water, anne.fire, anne.sails, anne.crew) == (False, 2, 0, 0, 0)
    assert (anne.goods, anne.doubloons, anne.cannons, anne.upgrades) == (Goods(), 3000, 2, ("gunner",))
    assert anne.missions == MISSIONS[:1]
    assert anne.standing.spain == -1
    assert anne.destroyed == 1
    assert (anne.last_hit_by, type(anne.last_hit_by)) == ("", type(NO_ONE)), "nobody, as an id that tells its kind"
    assert (played.state.npc("npc-1").coins, played.state.npc("npc-1").cargo) == (1000, Goods())
    assert played.state.reserve.tea == state.reserve.tea + 3
    assert [event.missions for event in played.of(PlayerDestroyed)] == [1]
    friend = player(state, standing=Reputation(spain=0))
    assert not check(friend, "seat-1", "npc-1").of(ReputationMoved), "only a reputation below 0 rises"


@pytest.mark.rule("CL-OUT-10", "A-83")
def test_a_83_nobody_gains_when_no_ship_is_to_blame() -> None:
    state = player(at_sea(), standing=Reputation(spain=-2), goods=Goods(tea=1))
    played = play(outcomes.destroy, state, {}, victim="seat-1", how="lost", by="", key="end")
    assert not played.of(ReputationMoved) and not played.of(CoinsChanged) and not played.of(FameScored)
    assert played.state.player("seat-1").goods == Goods()


@pytest.mark.rule("CL-OUT-05", "CL-OUT-15", "CL-OUT-10", "A-71")
def test_cl_out_15_a_player_who_sinks_a_player_takes_half_of_the_goods() -> None:
    state = player(at_sea(), "seat-2", water=8, goods=Goods(tea=3, oil=1), last_damage="water")
    played = check(state, "seat-2", "seat-1")
    assert played.state.player("seat-1").goods == Goods(tea=1, oil=1)
    assert played.state.player("seat-1").doubloons == 3000
    assert [(s.who, s.amount) for s in played.of(FameScored)] == [("seat-1", 1)]
    assert cubes(played.state) == cubes(state)


@pytest.mark.rule("CL-OUT-03")
def test_cl_out_03_a_full_hold_collapses() -> None:
    sloop = at_sea(ship={"hull": 9})  # fifteen squares, as the rulebook counts them
    assert not check(player(sloop, water=7, fire=7, last_damage="fire"), "seat-1", "npc-1").events
    full = player(sloop, water=8, fire=7, last_damage="fire")
    assert [lost.how for lost in check(full, "seat-1", "npc-1").of(ShipLost)] == ["collapsed"]
    small = player(at_sea(ship={"hull": 15}), water=8, fire=7, last_damage="fire")  # as many squares as hull
    assert [lost.how for lost in check(small, "seat-1", "npc-1").of(ShipLost)] == ["collapsed"]


@pytest.mark.rule("T-53", "CL-OUT-16", "CL-SOL-10")
def test_t_53_the_destroyed_ship_token() -> None:
    assert [destruction_token(n, 3) for n in (0, 1, 2)] == [(1, 0), (2, 0), (0, -1)]
    assert [destruction_token(n, 2) for n in (0, 1)] == [(1, 0), (0, -1)]
    assert destruction_token(0, 1) == (0, -1)
    solo = solo_sea()
    harder = replace(solo, options=replace(solo.options, difficulty=Difficulty(destructions=1)))
    played = check(player(harder, water=8, last_damage="water"), "seat-1", "")
    assert played.of(TokenTurned) == [], "nobody gives back a token that nobody took"
    assert played.state.fame("seat-1") == 0


@pytest.mark.rule("CL-OUT-16")
@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("Take a destroyed-ship token", "Turn your destroyed-ship token to ×2", "Discard your")),
        ("fr", ("Prends un jeton", "Tourne ton jeton", "Rends ton jeton")),
    ],
)
def test_cl_out_16_the_first_time_a_token_is_taken_then_turned_then_given_back(lang: str, words: Any) -> None:
    """Rulebook p.19: who has none takes one, with its x1 up; the second time it is turned over."""
    for shown, said in enumerate(words):
        played = check(player(at_sea(), water=8, last_damage="water", destroyed=shown), "seat-1", "")
        (order,) = [telling.text for telling in played.announcements(TokenTurned) if isinstance(telling, Order)]
        assert texts_in(lang)(order).startswith(said)


@pytest.mark.rule("CL-OUT-14", "CL-OUT-10", "CL-REP-14")
def test_cl_out_14_the_spanish_benefit_spares_one_damage() -> None:
    state = player(at_sea(), water=8, standing=Reputation(spain=5), last_damage="water")
    state = replace(state, cards=(*state.cards, CopiedCard("reputation-line", "spain-A", (("benefit", 4),))))
    assert check(state, "seat-1", "").state.player("seat-1").water == 1


@pytest.mark.rule("T-49", "CL-OUT-12")
def test_t_49_the_next_lower_revealed_tile() -> None:
    numbers = book().numbers
    assert [respawn_tile((3, 7, 15), roll, numbers) for roll in (12, 7, 2, 20)] == [7, 7, 15, 15]
    assert respawn_tile((21,), 4, numbers) == 4


@pytest.mark.rule("CL-OUT-11", "CL-OUT-12", "CL-SHP-13", "CL-UPG-05", "A-67")
def test_cl_out_12_a_player_comes_back() -> None:
    state = player(
        at_sea(switches=Switches(boarding=True)), afloat=False, crew=0, level=2, upgrades=("rowboat", "rowboat")
    )
    played = play(outcomes.respawn, state, {"respawn": [12]}, seat="seat-1")
    assert (played.state.player("seat-1").afloat, played.state.player("seat-1").crew) == (True, 6)
    assert "tile 7" in lines(played)[0]
    assert [initial_crew(level, book().numbers) for level in (1, 2, 3)] == [3, 4, 5]


@pytest.mark.rule("CL-OUT-11", "CL-OUT-12", "CL-GEN-09")
def test_cl_gen_09_nobody_comes_back_with_a_crew_where_crews_are_not_in_play() -> None:
    """Rulebook p.4: a standard game leaves out every rule with the crew icon, which the initial crew of p.19 has."""
    state = player(at_sea(switches=Switches()), afloat=False, crew=0, level=2)
    played = play(outcomes.respawn, state, {"respawn": [12]}, seat="seat-1")
    assert played.state.player("seat-1").crew == 0
    (order,) = [telling.text for telling in played.announcements(Respawned) if isinstance(telling, Order)]
    assert "crew" not in texts_in("en")(order)


@pytest.mark.rule("CL-OUT-13", "CL-REP-16")
def test_cl_out_13_a_friend_may_come_back_in_port() -> None:
    state = player(at_sea(), afloat=False, standing=Reputation(france=6))
    state = replace(state, cards=(*state.cards, CopiedCard("reputation-line", "france-A", (("respawn", 6),))))
    played = play(outcomes.respawn, state, {"where": "france"}, seat="seat-1")
    assert played.state.player("seat-1").afloat and len(played.asked) == 1
    at_sea_then = play(outcomes.respawn, state, {"where": "sea", "respawn": [3]}, seat="seat-1")
    assert "tile 3" in lines(at_sea_then)[0]


@pytest.mark.rule("CL-BTY-01", "A-72")
def test_cl_bty_01_destroying_a_ship_sets_a_price_on_the_destroyer() -> None:
    state = sinking(at_sea(switches=Switches(bounty=True)))
    played = check(state, "npc-1", "seat-1", WAR)
    assert (played.state.player("seat-1").bounty, played.state.player("seat-1").wanted) == (1000, ("spain",))
    again = check(sinking(player(state, bounty=1000, wanted=("spain",))), "npc-1", "seat-1", WAR)
    assert (again.state.player("seat-1").bounty, again.state.player("seat-1").wanted) == (2000, ("spain",))
    free = player(at_sea(switches=Switches(bounty=True)), "seat-2", water=8, last_damage="water")
    assert check(free, "seat-2", "seat-1").state.player("seat-1").wanted == ()


@pytest.mark.rule("CL-BTY-03")
def test_cl_bty_03_the_bounty_goes_to_the_destroyer() -> None:
    wanted = player(at_sea(switches=Switches(bounty=True)), "seat-2", water=8, bounty=2000, wanted=("spain", "france"))
    by_player = check(wanted, "seat-2", "seat-1", {"end-bounty": "france"})
    assert by_player.state.player("seat-1").doubloons == 5000
    assert by_player.state.player("seat-1").standing.france == 1
    assert (by_player.state.player("seat-2").bounty, by_player.state.player("seat-2").wanted) == (0, ())
    by_npc = check(wanted, "seat-2", "npc-1")
    assert by_npc.state.npc("npc-1").coins == 3000


@pytest.mark.rule("T-22", "CL-RAM-03", "A-23")
def test_t_22_ramming() -> None:
    assert ram_damage(10, 9, 3) == (2, 4)
    assert ram_damage(12, 9, 1) == (0, 4)


@pytest.mark.rule("CL-RAM-01", "CL-RAM-02", "CL-RAM-04", "CL-RAM-05", "A-23")
def test_cl_ram_05_a_rammed_ship_brings_fame_and_nothing_else() -> None:
    state = moved(at_sea(spaniard={"hull": 1}))
    answers = {"target": "npc-1", "run": 3, "ram-cover": ["bow-stern"], "ram-target-end-war-bonus": "england"}
    played = play(ramming.ram, state, answers, seat="seat-1")
    assert played.state.player("seat-1").water == 5  # 11 - 9 + 3: the target's stern counts
    assert [(s.who, s.cause) for s in played.of(FameScored)] == [("seat-1", "F-RAM")]
    assert (played.state.player("seat-1").doubloons, played.state.player("seat-1").goods) == (3000, Goods())
    assert [m.nation for m in played.of(ReputationMoved)] == ["spain", "spain", "england"]
    assert played.state.turn.halves == ("move",)
    assert [offer.command.name for offer in ramming.offers(state, book())] == ["ram"]
    assert ramming.offers(at_sea(), book()) == ()
    assert ramming.offers(moved(at_sea(switches=Switches(ramming=False))), book()) == ()


@pytest.mark.rule("CL-RAM-05")
def test_cl_ram_05_only_the_attacker_sinks_and_nobody_gains() -> None:
    state = moved(player(at_sea(), water=7))
    answers = {"target": "npc-1", "run": 1, "ram-cover": []}
    played = play(ramming.ram, state, answers, seat="seat-1")
    assert played.state.player("seat-1").afloat is False
    assert not played.of(FameScored) and not played.of(CoinsChanged)


@pytest.mark.rule("CL-BOA-11", "CL-NPC-23", "A-30")
@pytest.mark.parametrize(("paid", "amount", "rule"), [("captured", 3000, "CL-BOA-11"), ("sunk", 2000, "CL-NPC-23")])
def test_cl_boa_11_an_npc_that_beats_a_player_is_paid_by_how_it_did(paid: str, amount: int, rule: str) -> None:
    numbers = book().numbers.but(boarding_loot=3000, npc_loot_of_player=2000)
    other = book().model_copy(update={"numbers": numbers})
    played = run_script(spoils.divide_money, at_sea(), other, {}, victim="seat-1", paid=paid, by="npc-1", key="k")
    assert [(event.who, event.amount, event.rule) for event in played.of(CoinsChanged)] == [("npc-1", amount, rule)]


@pytest.mark.rule("CL-RAM-02", "CL-MOV-10")
def test_cl_ram_02_the_run_is_no_longer_than_the_voyage() -> None:
    """The hexes sailed so far and the target's own; where the table counts, what its ship sails in the best wind."""
    state = moved(at_sea())
    swift = state.with_card(ship_card(state.active.sheet, movement=7, defence=9, hull=9))
    counted = state.with_turn(voyage=Voyage(allowance=5, spent=2, hexes=2, first=12))
    for sailing, most in ((counted, 3), (swift, 7 + 2), (state, 15 + 2)):
        answers = {"target": "npc-2", "run": 1, "ram-cover": []}
        played = play(ramming.ram, sailing, answers, seat="seat-1")
        run = next(question for question in played.asked if isinstance(question, Number))
        assert run.key == "run" and run.hi == most


@pytest.mark.rule("CL-RAM-03", "A-23")
def test_cl_ram_03_a_floor_is_said() -> None:
    assert texts_in("en")(sum_in_words(ramming.ram_sum(11, 8, 2))).endswith(": below 0, so 0")
    assert texts_in("en")(sum_in_words(ramming.ram_sum(9, 8, 2))).endswith("= 1")
