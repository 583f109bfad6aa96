"""Second reading of NPCs, combat, outcomes and reputation (1.13 to 1.23): what a stranger with the rulebook found."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.core.events.announcement_events import Announced
from companion.core.procedures.copied_cards import CopiedCard
from companion.core.procedures.procedure import Procedure
from companion.games.captains_log.combat import (
    boarding,
    capture,
    damage,
    fortresses,
    gunnery,
    outcomes,
    ramming,
    stakes,
)
from companion.games.captains_log.combat.boarding import MeleeFought
from companion.games.captains_log.combat.outcomes import ShipLost
from companion.games.captains_log.combat.salvo import ShotsFired
from companion.games.captains_log.fleet import npc_pile
from companion.games.captains_log.fleet.ships import sides
from companion.games.captains_log.model import turns
from companion.games.captains_log.model.ids import CardId, NpcId
from companion.games.captains_log.model.ledger import FameScored, ReputationMoved
from companion.games.captains_log.model.names import Ctx
from companion.games.captains_log.model.options import PileCard, Switches
from companion.games.captains_log.model.state import Goods, Npc, Reputation, State
from companion.games.captains_log.npcs import activation
from companion.games.captains_log.renown.reputation_board import line_form
from companion.games.captains_log.voyage import voyage
from tests.games.captains_log.rules.fleet import MERCHANT, at_sea, moved, npc_card, player, ship_card, solo_sea
from tests.games.captains_log.rules.npc_scenes import activate, orders, path, scene
from tests.games.captains_log.rules.scripted import book, play
from tests.games.captains_log.seat_ids import NPC_1, SEAT_1, SEAT_2
from tests.support.verdicts import refused_by

EXPERT = Switches(boarding=True)


def rammed(state: State) -> State:
    """Anne, moving, has run into the English merchant, whom it barely scratches."""
    answers = {"target": "npc-2", "run": 1, "ram-cover": []}
    return play(ramming.ram, moved(state), answers, seat="seat-1").state


@pytest.mark.rule("CL-RAM-01", "CL-MOV-10")
def test_cl_ram_01_a_ramming_ends_the_movement() -> None:
    state = rammed(player(at_sea(), standing=Reputation(spain=-2)))
    assert turns.moving(moved(at_sea())) and not turns.moving(state)
    assert not ramming.offers(state, book()) and not fortresses.offers(state, book())
    assert [offer.command.name for offer in gunnery.offers(state, book())] == ["fire"]
    assert refused_by(voyage.may_spend(state)) == ["CL-MOV-10"]
    fresh = play(turns_begin, state, {}, seat="seat-1").state
    assert turns.moving(moved(fresh))


def turns_begin(t: Ctx, *, seat: str) -> Procedure[None]:
    """The start of a turn alone."""
    yield from t.happens(turns.TurnBegan(rule="CL-TRN-01"))


@pytest.mark.rule("CL-OUT-07", "CL-RAM-01")
def test_cl_out_07_a_rammed_ship_is_the_last_one_attacked() -> None:
    burning = player(at_sea(), quarry="npc-1").with_npc("npc-1", fire=8, last_hit_by="seat-1")
    state = rammed(burning)
    assert state.player("seat-1").quarry == "npc-2"
    played = play(damage.fire_spread, state, {}, ship="npc-1", key="spread")
    assert played.of(ShipLost) and not played.of(FameScored)


@pytest.mark.rule("CL-OUT-07", "CL-SOL-07", "CL-OUT-08")
def test_cl_out_07_a_fire_burns_on_for_the_nation_of_the_ship_that_set_it() -> None:
    alight = player(solo_sea(), fire=7, last_hit_by="npc-1")
    replaced = play(npc_pile.deal, alight, {}, npc_id="npc-1", key="deal").state
    assert replaced.player("seat-1").last_hit_by == "spain"
    english = replaced.with_npc("npc-1", card="ship-02", revealed=True, on_map=True)
    played = play(damage.fire_spread, english, {}, ship="seat-1", key="spread")
    assert [(p.who, p.cause) for p in played.of(FameScored)] == [("spain", "N-DES")]


@pytest.mark.rule("CL-JON-03", "CL-NPC-10", "CL-REP-19")
def test_cl_jon_03_a_player_who_is_a_corsair_counts_as_a_pirate_whatever_was_joined_first() -> None:
    state = player(at_sea(), "seat-2", joined=("england", "pirates"))
    assert sides(state, SEAT_2) == ("pirates", "england")
    (price,) = stakes.cost(state, book(), SEAT_1, SEAT_2)
    assert price.picture == "flag:pirates"


@pytest.mark.rule("CL-OUT-10", "CL-REP-18", "CL-NPC-10")
def test_cl_rep_18_a_corsair_that_destroys_a_player_is_a_ship_of_the_pirates_only() -> None:
    state = at_sea({"nation": "pirates", "country": "spain"})
    hated = player(state, water=8, last_damage="water", standing=Reputation(spain=-2, pirates=-2))
    played = play(outcomes.check, hated, {}, ship="seat-1", by="npc-1", key="end")
    assert [(m.nation, m.to) for m in played.of(ReputationMoved)] == [("pirates", -1)]


@pytest.mark.rule("A-74", "CL-OUT-05", "A-58", "CL-RNG-10")
def test_a_74_a_salvo_that_sinks_and_kills_everybody_sinks() -> None:
    state = at_sea(switches=EXPERT).with_npc("npc-1", water=9, wounds=12, last_damage="water")
    played = play(outcomes.check, state, {"end-war-bonus": "england"}, ship="npc-1", by="seat-1", key="end")
    assert [event.how for event in played.of(ShipLost)] == ["sunk"]
    assert played.state.player("seat-1").goods == Goods(silver=1, tea=1)
    crew = player(at_sea(switches=EXPERT), "seat-2", water=8, crew=0, goods=Goods(tea=4), last_damage="water")
    beaten = play(outcomes.check, crew, {}, ship="seat-2", by="seat-1", key="end")
    assert [event.how for event in beaten.of(ShipLost)] == ["sunk"]
    assert beaten.state.player("seat-1").goods == Goods(tea=2)


@pytest.mark.rule("CL-REP-12", "CL-BOA-05")
def test_cl_rep_12_at_war_counts_in_melee_too() -> None:
    switches = Switches(boarding=True, at_war=True)
    card = {"f3_dice": 2, "f3_bonus": 0, "crew": 2}
    state = player(at_sea(card, switches=switches), crew=2, standing=Reputation(spain=-4))
    at_war = replace(state, cards=(*state.cards, war_line()))
    for sea, killed in ((state, 0), (at_war, 1)):
        answers = {"b-moored": False, "b-melee": [10, 1, 1, 1]}
        played = play(boarding.npc_boards, sea, answers, npc_id="npc-1", target="seat-1", dice=2, bonus=0, key="b")
        assert played.of(MeleeFought)[0].killed == killed
    answers = {"target": "npc-1", "board-moored": False, "board-melee": [1, 10, 1], "stay-aboard": 1}
    defended = play(boarding.board, player(without_draft(at_war)), answers, seat="seat-1")
    assert defended.of(MeleeFought)[0].lost == 1


def war_line() -> CopiedCard:
    """The Spanish line with the column "At war" at -3."""
    form = line_form("spain", "A", book().numbers)
    values = {line.name: line.start for line in form.fields} | {"at_war": -3}
    return CopiedCard("reputation-line", form.subject, tuple(values.items()))


def without_draft(state: State) -> State:
    """Nobody has copied the draft of Anne's ship."""
    cards = tuple(card for card in state.cards if card.schema != "player-ship")
    return replace(state, cards=(*cards, ship_card("board-A-1", draft=None)))


@pytest.mark.rule("CL-NPC-06", "CL-BOA-04")
def test_cl_npc_06_a_boarding_flag_with_nobody_left_is_skipped_and_no_action() -> None:
    wounded = {"wounds": 5, "counter": 2}
    state = scene("aggressive", "board5 fire3", with_spain=(-2, None), boarding=True, npc=wounded)
    played = activate(state, {"f2-targets": False, "mooring": False})
    assert path(played).startswith("AT-0+ AT-1+ AT-2-")
    assert played.state.npc("npc-1").counter == 1
    assert "cl-no-fighters Spain" not in orders(played)


@pytest.mark.rule("CL-PIN-01", "CL-PIN-02", "CL-PIN-05")
def test_cl_pin_01_an_attacker_far_off_does_not_pin_with_one_ally() -> None:
    ally = npc_card("ship-02", **(MERCHANT | {"f2_kind": "fire", "f2_dice": 6}))
    state = player(at_sea(), joined=("england",))
    state = replace(state, cards=(state.cards[0], ally, *state.cards[2:]))
    answers = {"target": "npc-1", "fire-guns": 2, "fire-cover": [], "fire-shots": [1, 1]}
    far = play(gunnery.fire, state, answers | {"distance": 2}, seat="seat-1")
    assert far.of(ShotsFired)
    beside = answers | {"distance": 1, "fire-pincer": ["npc-2"], "fire-again": []}
    assert play(gunnery.fire, state, beside, seat="seat-1").of(ShotsFired)
    gunned = state.with_player("seat-1", upgrades=("long_cannons",))
    reached = answers | {"distance": 2, "fire-pincer": ["npc-2"], "fire-again": []}
    assert play(gunnery.fire, gunned, reached, seat="seat-1").of(ShotsFired)
    second = Npc(NpcId("npc-3"), SEAT_2, card=CardId("ship-02"), level=1, revealed=True, on_map=True)
    three = replace(state, npcs=(*state.npcs, second))
    both = answers | {"distance": 2, "fire-pincer": ["npc-2", "npc-3"], "fire-again": []}
    assert play(gunnery.fire, three, both, seat="seat-1").of(ShotsFired), "two others hold the target between them"


@pytest.mark.rule("CL-FRT-04", "CL-NPC-13")
def test_cl_frt_04_a_ship_counts_for_the_era_when_it_enters_play() -> None:
    state = at_sea().with_npc("npc-1", on_map=False, level=3)
    entered = activation.NpcEntered(NPC_1, rule="CL-NPC-12").apply(state)
    revealed = npc_pile.NpcRevealed(NPC_1, CardId("ship-01"), 3, "S", "aggressive", "spain", rule="CL-NPC-12").apply(
        state
    )
    assert (state.era, revealed.era, entered.era) == (1, 1, 3)


@pytest.mark.rule("CL-BOA-13", "CL-FAM-04", "CL-OUT-08")
def test_cl_fam_04_a_captured_ship_that_is_sailed_is_not_shuffled_into_the_pile() -> None:
    pile = (PileCard(CardId("ship-02"), 3), PileCard(CardId("ship-03"), 3))
    state = at_sea(merchant={"level": 2}, switches=EXPERT, dealt=("ship-02", "ship-03"), box=("ship-03",))
    state = replace(state, options=replace(state.options, npc_pile=pile))
    state = player(state, board="B", crew=3)
    state = replace(state, cards=(*state.cards, CopiedCard("fame-icons", "B", (("crew", 7),))))
    answers = {"c-swap": True, "c-war-bonus": "spain"}
    sailed = play(capture.take, state, answers, attacker="seat-1", target="npc-2", remaining=0, key="c").state
    assert sailed.player("seat-1").ship == "ship-02"
    assert sailed.box == () and sailed.dealt == ("ship-02",)
    assert [card.id for card in npc_pile.stock(sailed, 3)] == ["ship-03"]


@pytest.mark.rule("CL-RNG-01", "CL-NPC-21", "CL-NPC-22", "CL-MOV-13")
def test_cl_npc_21_a_moored_npc_lets_ships_pass() -> None:
    state = player(moved(at_sea()), standing=Reputation(spain=-2))
    answers = {"passed": "npc-1", "passing-moored": True}
    played = play(gunnery.pass_by, state, answers, seat="seat-1")
    assert not played.of(ShotsFired)
    assert [event.rule for event in played.of(Announced)] == ["CL-RNG-01"]


@pytest.mark.rule("CL-REP-02", "CL-MOV-13")
def test_cl_rep_02_two_shots_at_one_nation_in_the_turn_of_another_player_cost_once() -> None:
    state = player(moved(at_sea()), joined=("england",))
    state = player(state, "seat-2", standing=Reputation(england=3))
    answers = {"passed": "seat-2", "passing-wanted": True, "passing-guns": 2, "passing-shots": [1, 1]}
    once = play(gunnery.pass_by, state, answers, seat="seat-1")
    assert [(m.seat, m.nation, m.by) for m in once.of(ReputationMoved)] == [("seat-2", "england", -1)]
    assert not play(gunnery.pass_by, once.state, answers, seat="seat-1").of(ReputationMoved)
    own = play(gunnery.pass_by, player(once.state, "seat-2", joined=("england",)), answers, seat="seat-1")
    assert own.state.player("seat-2").joined == ()  # betrayal is judged each time


@pytest.mark.rule("CL-OUT-11", "CL-REP-14", "CL-UPG-05")
def test_cl_out_11_the_free_rowboat_of_spain_brings_its_sailor_back_too() -> None:
    state = player(at_sea(switches=EXPERT), upgrades=("rowboat", "rowboat"))
    assert outcomes.respawn_crew(state, book(), SEAT_1) == 3 + 2
    friend = player(state, standing=Reputation(spain=4))
    assert outcomes.respawn_crew(friend, book(), SEAT_1) == 3 + 3
