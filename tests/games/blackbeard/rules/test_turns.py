"""How a turn begins and ends (6.2, 8.51, 9.8, 13.711, 15.4, 17K)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.blackbeard.model.ids import SeatId, ShipId
from companion.games.blackbeard.model.ledger import MarkerPut
from companion.games.blackbeard.model.records import Pirate, Renown, Wounds
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.turn import turns
from companion.library.game_registry import game
from tests.games.blackbeard.rules.scene import anchored, commissioner, pirate, play, scene, sea, warship, zone

TEACH, ROBERTS = ShipId("edward-teach"), ShipId("bartholomew-roberts")


def ended(state: State, answers: dict[str, Any] | None = None) -> State:
    return play(state, turns.end_turn, answers).state


def done(**turn: Any) -> dict[str, Any]:
    return {"done": True, "actor": TEACH, **turn}


@pytest.mark.rule("BB-6.1", "BB-6.2")
def test_every_turn_ends_with_an_action_card_and_the_dice_stay() -> None:
    after = ended(scene(turn=done()))
    assert (after.turn.stage, after.turn.holder, after.turn.done) == ("draw", "seat-1", False)
    assert after.turn.actor == TEACH, "an event may still ask who made the operation (17D)"


@pytest.mark.rule("BB-6.1", "BB-23.1")
@pytest.mark.parametrize(
    ("solo", "people", "asked"), [(False, ["seat-1", "seat-2"], "seat-2"), (True, ["seat-1"], "seat-1")]
)
def test_who_plays_alone_is_asked_for_false_players_too(solo: bool, people: list[str], asked: str) -> None:
    state, blackbeard = scene(solo=solo, turn={"holder": "seat-2"}), game("blackbeard")
    assert [seat.id for seat in blackbeard.seats(state)] == people and blackbeard.on_turn(state) == asked


@pytest.mark.rule("BB-6.2", "BB-6.3")
def test_a_turn_begins_anew_for_whoever_gets_the_dice() -> None:
    before = scene(turn=done(stage="draw", revelled=(TEACH,)))
    after = play(before, turns.give, seat="seat-2", commissioner=True, rule="BB-6.3").state
    assert (after.turn.holder, after.turn.stage, after.turn.done) == ("seat-2", "operation", False)
    assert (after.turn.actor, after.turn.revelled, after.turn.commissioner) == ("", (), True)


@pytest.mark.rule("BB-8.51")
def test_a_pirate_who_begins_beside_a_hunter_is_beset_except_in_a_transit_box_or_in_port() -> None:
    here = (pirate(), commissioner(1, "seat-2", sea("K9")), warship(2, sea("K9")))
    given = play(scene(*here), turns.give, seat="seat-1", commissioner=False, rule="BB-6.3").state
    assert given.turn.beset == (TEACH,) and given.turn.besetters == ("kc-1", "warship-2")
    for there in (pirate(place=zone(3)), anchored(number=24)):
        state = scene(there, warship(2, there.place))
        after = play(state, turns.give, seat="seat-1", commissioner=False, rule="BB-6.3").state
        assert after.turn.beset == (), there.place


@pytest.mark.rule("BB-8.51")
def test_a_warship_tries_to_catch_who_is_still_there_at_the_end() -> None:
    state = scene(pirate(), warship(2, sea("K9")), turn=done(beset=(TEACH,), besetters=(ShipId("warship-2"),)))
    tried = play(state, turns.end_turn, {"beset-edward-teach-warship-2-interception": (6, 1)})
    assert tried.state.turn.stage == "draw" and tried.state.turn.beset == ()


@pytest.mark.rule("BB-8.51")
@pytest.mark.parametrize("place", [sea("L3"), sea("M4")])
def test_who_has_left_the_hex_is_not_tried_again(place: Any) -> None:
    ships = (pirate(place=place), warship(2, sea("K9")), warship(3, sea("M4")))
    state = scene(*ships, turn=done(beset=(TEACH,), besetters=(ShipId("warship-2"),)))
    assert not play(state, turns.end_turn).asked


@pytest.mark.rule("BB-8.51", "BB-8.61")
@pytest.mark.parametrize("now", [anchored(number=24), pirate(place=zone(3)), pirate(status="dead")])
def test_in_port_in_a_transit_box_or_dead_nobody_is_tried_again(now: Pirate) -> None:
    state = scene(now, warship(2, now.place), turn=done(beset=(TEACH,), besetters=(ShipId("warship-2"),)))
    assert not play(state, turns.end_turn).asked


@pytest.mark.rule("BB-13.711")
def test_superficial_wounds_end_with_the_turn() -> None:
    hurt = Wounds(superficial=2, minor=1)
    kc = commissioner(1, "seat-2", sea("A1"), wounds=Wounds(superficial=1))
    after = ended(scene(pirate(wounds=hurt), pirate(ROBERTS, "seat-2", sea("B2"), wounds=hurt), kc, turn=done()))
    assert [p.wounds for p in after.pirates] == [Wounds(minor=1)] * 2
    assert after.commissioner("kc-1").wounds == Wounds()


@pytest.mark.rule("BB-5.24")
def test_an_evasion_holds_for_this_turn_only() -> None:
    assert ended(scene(pirate(evaded=("warship-2",)), turn=done())).pirate(TEACH).evaded == ()


@pytest.mark.rule("BB-5.24", "BB-13.711")
def test_what_a_line_brought_about_between_turns_is_over_when_the_next_card_is_drawn() -> None:
    hurt = pirate(wounds=Wounds(superficial=1), evaded=("warship-2",))
    state = scene(hurt, turn={"stage": "draw"})
    after = play(state, turns.passing_ends).state.pirate(TEACH)
    assert (after.wounds, after.evaded) == (Wounds(), ())


@pytest.mark.rule("BB-9.8")
def test_the_debauchery_of_this_turn_lasts_until_the_next_one_has_passed() -> None:
    reveller = pirate(debauched=True)
    today = ended(scene(reveller, turn=done(revelled=(TEACH,))))
    assert today.pirate(TEACH).debauched
    others = ended(scene(reveller, turn=done(holder=SeatId("seat-2"))))
    assert others.pirate(TEACH).debauched, "the turn of another player is not his"
    over = play(scene(reveller, turn=done()), turns.end_turn)
    assert not over.state.pirate(TEACH).debauched and [event.on for event in over.of(MarkerPut)] == [False]
    assert not play(scene(pirate(), turn=done()), turns.end_turn).of(MarkerPut), (
        "nobody lifts a marker that is not there"
    )


@pytest.mark.rule("BB-15.4")
def test_who_took_a_port_must_leave_or_sack_it_on_his_next_turn_only() -> None:
    conqueror = anchored(taken=24)
    line = Renown(5, TEACH, "notoriety", 8, "port-taken", "BB-11.23")
    just_now = scene(conqueror, ledger=(line,), turn=done(cards=5))
    assert turns.taken_now(just_now, TEACH) and ended(just_now).pirate(TEACH).taken == 24
    next_turn = scene(conqueror, ledger=(line,), turn=done(cards=9))
    assert ended(next_turn).pirate(TEACH).taken == 0
    of_another = scene(conqueror, ledger=(line,), turn=done(cards=9, holder=SeatId("seat-2")))
    assert ended(of_another).pirate(TEACH).taken == 24


@pytest.mark.rule("BB-17K")
def test_an_operation_that_an_event_grants_is_no_turn() -> None:
    kc = commissioner(1, "seat-1", sea("A1"))
    state = scene(pirate(debauched=True), kc, turn={"done": True, "actor": "kc-1", "extra": 2})
    once = ended(state)
    assert (once.turn.stage, once.turn.extra, once.turn.actor) == ("operation", 1, "")
    assert once.pirate(TEACH).debauched
    twice = ended(once.with_turn(done=True))
    assert (twice.turn.stage, twice.turn.extra) == ("draw", 0)


@pytest.mark.rule("BB-14.3")
def test_a_blockade_that_began_in_the_turn_is_noticed_at_its_end() -> None:
    state = scene(anchored(number=24), warship(2, anchored(number=24).place), turn=done())
    after = ended(state)
    assert after.pirate(TEACH).blockaded and after.pirate(TEACH).popularity == 6
