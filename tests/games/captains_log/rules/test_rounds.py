"""1.4 The end of the round: its steps, their order, and time."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.core.events.announcement_events import Announced
from companion.core.procedures.procedure import Command
from companion.games.captains_log import rounds
from companion.games.captains_log.agenda import AGENDA
from companion.games.captains_log.model.ids import FloatId
from companion.games.captains_log.model.ledger import FameScored
from companion.games.captains_log.model.options import Options, SeatOptions, Switches
from companion.games.captains_log.model.state import Floating, Lasting, State, Turn
from companion.games.captains_log.voyage.flotation import LeftWater, NotchesTurned
from tests.games.captains_log.rules.scripted import Played, a_table, book, play
from tests.games.captains_log.rules.tables import play_out, solo_table, with_board, with_fame


def ending(**changes: Any) -> State:
    """A table whose round is over, with the fame board copied (eight time steps)."""
    return with_board(a_table(**({"turn": Turn("round-end", 1)} | changes)))


def step(name: str, state: State, scripted: dict[str, Any] | None = None) -> Played:
    """One step of the end of the round."""
    return play_out(rounds.COMMANDS[name], state.with_turn(steps=(name,)), scripted)


def whole_round(state: State) -> tuple[State, list[str], list[Any]]:
    """The end of a round run by itself: the state, the steps in order, the events."""
    state = play(rounds.end_round, state, {}).state
    names: list[str] = []
    events: list[Any] = []
    while isinstance(following := AGENDA.next(state, book()), Command) and following.name.startswith("round-"):
        played = play_out(rounds.COMMANDS[following.name], state)
        names.append(following.name)
        state, events = played.state, events + played.events
    return state, names, events


@pytest.mark.rule("CL-TRN-09", "A-09")
def test_cl_trn_09_the_steps_come_in_order_and_each_says_why_it_is_skipped() -> None:
    state, names, events = whole_round(ending())
    assert names == [
        "round-kraken",
        "round-fog",
        "round-time",
        "round-floating",
        "round-expiry",
        "round-event",
        "round-next",
    ]
    assert (state.turn.stage, state.turn.round, state.turn.seat, state.turn.steps) == ("player", 2, 0, ())
    skipped = [event.rule for event in events if isinstance(event, Announced)]
    assert skipped == ["CL-TRN-07"]
    assert all(event.rule.startswith("CL-") for event in events)


@pytest.mark.rule("CL-TRN-09", "CL-SOL-07")
def test_cl_trn_09_in_solo_the_nations_score_after_the_barrels() -> None:
    state, names, _ = whole_round(with_board(replace(solo_table(), turn=Turn("round-end", 1), time=1)))
    assert names.index("round-floating") + 1 == names.index("round-nations") == names.index("round-expiry") - 1
    assert (state.fame("spain"), state.fame("france")) == (1, 1)


@pytest.mark.rule("CL-TRN-06", "A-59")
def test_cl_trn_06_time_goes_round_a_ring_of_day_and_night() -> None:
    times = [0]
    state = ending()
    for _ in range(9):
        state = step("round-time", state).state
        times.append(state.time)
        assert state.is_day == (times[-1] % 2 == 0)
    assert times == [0, 1, 2, 3, 4, 5, 6, 7, 0, 1]


@pytest.mark.rule("CL-TRN-06")
def test_cl_trn_06_the_track_is_asked_for_nobody_and_may_stay_unknown() -> None:
    bare = a_table(turn=Turn("round-end", 1), time=9)
    passed = step("round-time", bare)
    assert passed.state.time == 10 and passed.state.is_day
    assert step("round-time", bare, {"fame-board-A": {"days": 5}}).state.time == 0


@pytest.mark.rule("CL-TRN-09")
def test_cl_trn_09_what_has_nothing_to_do_is_said_with_its_reason() -> None:
    def reasons(**changes: Any) -> list[str]:
        told = play(rounds.end_round, a_table(**changes), {}).of(Announced)
        return [reason.key for event in told for _, steps in event.text.args for reason in steps]

    assert reasons() == ["cl-skip-kraken", "cl-skip-fog", "cl-skip-floating"]
    assert reasons(kraken=(24,), fog=True) == ["cl-skip-floating"]


@pytest.mark.rule("CL-TRN-07", "A-09")
def test_cl_trn_07_an_event_on_every_day_step_and_none_at_night() -> None:
    pile = tuple(range(1, 28))
    by_day = step("round-event", ending(time=2, events=pile), {"event-1-card": "1"})
    assert by_day.state.discards == (1,) and len(by_day.state.events) == 26
    by_night = step("round-event", ending(time=1, events=pile))
    assert by_night.state.events == pile and [e.rule for e in by_night.of(Announced)] == ["CL-TRN-07"]


@pytest.mark.rule("CL-TRN-08", "CL-BAR-04", "CL-TRN-09")
def test_cl_trn_08_tokens_turn_after_the_time_token() -> None:
    seats = (SeatOptions("Anne", "green"), SeatOptions("Bart", "blue"))
    options = Options(mode="competitive", seats=seats, switches=Switches(flotation=True))
    tokens = (Floating(FloatId("float-1"), "barrel", 1, 3), Floating(FloatId("float-2"), "barrel", 5, 4))
    state, _, events = whole_round(ending(options=options, floating=tokens, time=1, events=(1,)))
    kinds = [type(event).__name__ for event in events]
    assert kinds.index("TimePassed") < kinds.index("NotchesTurned") < kinds.index("LeftWater")
    assert [f.left for f in state.floating] == [4] and state.time == 2
    assert any(isinstance(e, NotchesTurned) for e in events) and any(isinstance(e, LeftWater) for e in events)


@pytest.mark.rule("CL-EVT-03", "CL-TRN-09")
def test_cl_evt_03_temporary_events_end_on_the_next_day_step_before_the_new_event() -> None:
    lasting = (Lasting(6, "day"), Lasting(18, "game"))
    night = step("round-expiry", ending(time=1, lasting=lasting)).state
    assert night.lasting == lasting
    day = step("round-expiry", ending(time=2, lasting=lasting)).state
    assert day.lasting == (Lasting(18, "game"),)
    assert list(rounds.STEPS).index("round-expiry") < list(rounds.STEPS).index("round-event")


@pytest.mark.rule("CL-KRK-03", "CL-TRN-09")
def test_cl_krk_03_every_kraken_card_is_activated_once_a_round() -> None:
    rolled = {"kraken-24-roll": [3, 5], "kraken-26-roll": [12, 1]}
    played = step("round-kraken", ending(kraken=(24, 26)), rolled)
    rolls = [question.key for question in played.asked if question.key.endswith("-roll")]
    assert rolls == ["kraken-24-roll", "kraken-26-roll"] and played.state.kraken == (24, 26)


@pytest.mark.rule("CL-SOL-08", "CL-TRN-09")
def test_cl_sol_08_a_nation_that_reaches_21_stops_the_end_of_the_round() -> None:
    table = with_fame(with_board(replace(solo_table(), turn=Turn("round-end", 1), time=1, events=(1,))), spain=20)
    state, names, events = whole_round(table)
    assert names[-1] == "round-nations" and state.outcome is not None and state.outcome.kind == "loss"
    assert [event.who for event in events if isinstance(event, FameScored)] == ["spain"]
