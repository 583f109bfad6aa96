"""1.12 Ports."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.core.procedures.procedure import Run, command
from companion.core.values.messages import Msg
from companion.games.captains_log import departure, ports
from companion.games.captains_log.corrections import CORRECTIONS
from companion.games.captains_log.model import turns
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.state import Goods, Port, State
from companion.games.captains_log.voyage import berth
from companion.games.captains_log.voyage.berth import BoatUsed, PortEntered, PortFound, PortMissed
from companion.library.texts import texts_in
from tests.games.captains_log.rules.harbour import ALL, at_market, expert, friends, in_port, owning
from tests.games.captains_log.rules.scripted import book, play
from tests.games.captains_log.seat_ids import SEAT_1
from tests.support.verdicts import refused_by


def said(words: Msg) -> str:
    """Words in English."""
    return texts_in("en")(words)


def shown(state: State) -> list[str]:
    """Ids of everything that the port chapter offers."""
    return [offer.option.id for offer in ports.offers(state, book())]


def allowed(state: State, option: str) -> bool:
    """Whether an offer may be taken."""
    return next(o.option.verdict.allowed for o in ports.offers(state, book()) if o.option.id == option)


def rules(state: State, option: str) -> list[str]:
    """The rules that an offer would break."""
    offer = next(o for o in ports.offers(state, book()) if o.option.id == option)
    return [reason.rule for reason in offer.option.verdict.refusals]


@pytest.mark.rule("CL-PRT-01", "CL-PRT-03", "CL-ACT-01")
def test_cl_prt_03_entering_is_one_action_and_asks_flag_and_icons_once() -> None:
    first = play(ports.enter, at_market(), {"port": "france", "icons": ["buy", "tavern"]}, seat="seat-1").state
    assert (first.turn.port, first.turn.services, first.turn.halves) == ("france", ("buy", "tavern"), ("action",))
    assert first.ports == (Port("france", ("buy", "tavern")),)
    left = play(ports.leave, first, {}, seat="seat-1").state
    assert (left.turn.port, left.turn.services) == ("", ())
    again = play(ports.enter, left, {"port": "port-france-0-buy-tavern"}, seat="seat-1")
    assert again.state.turn.services == ("buy", "tavern")
    assert again.state.turn.halves == ("action", "action")
    assert again.of(PortFound) == []


@pytest.mark.rule("CL-PRT-02")
def test_cl_prt_02_who_finds_no_port_on_a_tile_is_not_offered_one_again_by_the_big_button() -> None:
    state = at_market(revealed=(7,)).with_turn(halves=("move",))
    played = play(ports.enter, state, {"port": "tile-7", "map-tile-7": {"port": "none", "barrels": 0}}, seat="seat-1")
    missed = played.of(PortMissed)
    assert [said(event.line(state, book())) for event in missed] == ["There is no port on tile 7."]
    assert played.state.turn.halves == ("move",) and played.state.turn.portless
    assert [offer.option.verdict.allowed for offer in ports.offers(played.state, book())] == [True], "a port beside it"


@pytest.mark.rule("CL-PRT-03", "T-48", "CL-MKT-02")
def test_cl_prt_03_the_icons_decide_what_is_offered() -> None:
    state = in_port(friends(at_market(), france=1), "france", services=("buy", "tavern"))
    assert shown(state) == ["market-buy", "tavern-recruit", "tavern-fame", "mission-take", "leave-port"]
    assert all(allowed(state, option) for option in shown(state))
    yard = in_port(state, "france", services=("yard",))
    assert {"yard-buy", "yard-ship", "yard-wood-buy", "yard-repair"} <= set(shown(yard))
    assert "market-buy" not in shown(yard)


@pytest.mark.rule("CL-PRT-03")
def test_cl_prt_03_every_service_is_free_of_further_actions() -> None:
    state = in_port(owning(at_market(), goods=Goods(wood=4), water=3), "france")
    assert {offer.option.group for offer in ports.offers(state, book())} == {"service"}
    repaired = play(ports.repair_in_yard, state, {"yard-hull": 1}, seat="seat-1").state
    assert repaired.player("seat-1").water == 0
    assert repaired.turn.halves == ("action",)


@pytest.mark.rule("CL-PRT-01", "CL-TRN-02")
def test_cl_prt_01_no_action_left_or_no_ship_on_the_map() -> None:
    tired = at_market().with_turn(halves=("move", "action"))
    assert rules(tired, "enter-port") == ["CL-TRN-02"]
    assert rules(owning(at_market(), afloat=False), "enter-port") == ["CL-OUT-10"]


@pytest.mark.rule("CL-PRT-02", "CL-REP-11")
def test_cl_rep_11_persona_non_grata_cannot_moor() -> None:
    state = friends(at_market(), spain=-3)
    verdict = berth.may_enter(state, book(), SEAT_1, "spain")
    assert [reason.rule for reason in verdict.refusals] == ["CL-REP-11"]
    assert berth.may_enter(friends(state, spain=-2), book(), SEAT_1, "spain").allowed
    with pytest.raises(Exception, match="grata"):
        play(ports.enter, state, {"port": "spain"}, seat="seat-1")


@pytest.mark.rule("CL-PRT-10", "CL-FIX-05")
def test_cl_prt_10_rowboats_allow_one_interaction_each_and_no_repair() -> None:
    state = expert(owning(at_market(), upgrades=("rowboat", "rowboat"), water=2, goods=Goods(wood=2)))
    played = play(ports.enter, state, {"port": "france", "landing": "boats", "icons": ["yard", "buy"]}, seat="seat-1")
    inside = played.state
    assert inside.turn.boats == 2
    assert [e.rule for e in played.of(PortEntered)] == ["CL-PRT-10"]
    assert rules(inside, "yard-repair") == ["CL-FIX-05"]
    used = play(berth.use, play(berth.use, inside, {}).state, {})
    assert used.state.turn.boats == 0
    assert len(used.of(BoatUsed)) == 1
    assert rules(used.state, "market-buy") == ["CL-PRT-10"]
    assert allowed(used.state, "leave-port")


@pytest.mark.rule("CL-PRT-10", "CL-REP-14")
def test_cl_prt_10_the_spanish_benefit_is_a_free_rowboat_of_the_expert_game() -> None:
    state = friends(at_market(), spain=4)
    assert berth.boats(state, book(), SEAT_1) == 0
    assert berth.boats(expert(state), book(), SEAT_1) == 1


@pytest.mark.rule("CL-PRT-11", "CL-UPG-05")
def test_cl_prt_11_persona_non_grata_may_send_boats_for_what_needs_no_reputation() -> None:
    state = expert(owning(friends(at_market(), spain=-4), upgrades=("rowboat",)))
    played = play(ports.enter, state, {"port": "spain", "landing": "boats", "icons": ["tavern", "yard"]}, seat="seat-1")
    (landing,) = [question for question in played.asked if question.key == "landing"]
    refused = {option.id: refused_by(option.verdict) for option in landing.options}  # type: ignore[attr-defined]
    assert refused == {"moored": ["CL-REP-11"], "boats": []}
    inside = played.state
    assert inside.turn.boats == 1
    assert set(rules(inside, "tavern-recruit")) == {"CL-PRT-11"}
    assert rules(inside, "yard-ship") == ["CL-PRT-11"]
    assert allowed(inside, "tavern-fame")
    assert allowed(inside, "yard-wood-buy")


@pytest.mark.rule("CL-PRT-05", "CL-TAV-09")
def test_cl_prt_05_native_ports_have_tavern_and_yard_without_reputation() -> None:
    played = play(ports.enter, at_market(), {"port": "native", "icons": ["tavern", "yard"]}, seat="seat-1")
    icons = next(question for question in played.asked if question.key == "icons")
    assert [option.id for option in icons.options] == ["tavern", "yard"]  # type: ignore[attr-defined]
    assert set(rules(played.state, "tavern-recruit")) == {"CL-PRT-05"}
    assert rules(played.state, "yard-ship") == ["CL-PRT-05"]
    assert allowed(played.state, "tavern-fame")
    assert "market-buy" not in shown(played.state)


@pytest.mark.rule("CL-TIL-01", "CL-TAV-09")
def test_cl_til_01_the_native_port_of_tile_22_counts_as_reputation_1() -> None:
    state = in_port(expert(friends(at_market(), france=-5), special_tiles=True), "native-22", services=("tavern",))
    assert berth.standing(state, book(), "seat-1") == 1
    assert berth.may_use(state, book(), "tavern", needs=1).allowed
    assert refused_by(berth.may_use(state, book(), "tavern", needs=2)) == ["CL-TAV-01"]


@pytest.mark.rule("CL-PRT-03", "CL-TRN-04", "CL-TAV-07")
def test_cl_prt_03_moving_on_ends_the_visit() -> None:
    inside = owning(in_port(at_market(), "france"), tavern_used=True)
    other = play(turns.use_half, inside, {}, half="action").state
    assert other.player("seat-1").tavern_used
    gone = play(turns.use_half, inside, {}, half="move").state
    assert (gone.turn.port, gone.player("seat-1").tavern_used) == ("", False)


@pytest.mark.rule("CL-SET-23", "A-62")
def test_cl_set_23_before_the_first_turn_only_purchases_without_reputation() -> None:
    state = at_market().with_turn(stage="setup", round=0)
    inside = play(departure.shop, state, {}, seat="seat-2").state
    assert inside.turn.seat == 1
    assert shown(inside) == ["tavern-fame", "yard-buy", "yard-wood-buy", "leave-port"]
    assert set(shown(expert(inside))) == {"tavern-fame", "tavern-crew", "yard-buy", "yard-wood-buy", "leave-port"}


@pytest.mark.rule("CL-PRT-03")
def test_cl_prt_03_a_port_set_right_by_hand_while_it_is_asked_is_the_same_port() -> None:
    state = replace(at_market(), ports=(Port("france", ("buy", "tavern"), 8),))
    run: Run[State, Book] = Run(ports.enter, command("enter-port", seat=SEAT_1), state, book())
    run.start()
    run.amend(CORRECTIONS.correct(run.state, book(), "ports.port-1.flag", "spain", ""))
    run.answer("port-france-8-buy-tavern")
    assert (run.done, run.state.turn.port, run.state.turn.services) == (True, "spain", ("buy", "tavern"))
    assert run.state.ports == (Port("spain", ("buy", "tavern"), 8),)


@pytest.mark.rule("CL-PRT-03", "CL-PRT-04")
def test_cl_prt_03_ports_of_revealed_tiles_are_offered_with_their_number() -> None:
    state = replace(at_market(), ports=(Port("holland", ("buy", "sell"), 9), Port("spain", (), 4)))
    played = play(ports.enter, state, {"port": "port-holland-9-buy-sell"}, seat="seat-1")
    options = played.asked[0].options  # type: ignore[attr-defined]
    assert [option.id for option in options][:2] == ["port-holland-9-buy-sell", "holland"]
    assert played.state.turn.services == ("buy", "sell")
    assert set(ALL) >= set(played.state.turn.services)
