"""The setup (4, 6.2, 23.1)."""

from __future__ import annotations

import pytest

from companion.core.kit.options import SeatOptions
from companion.core.procedures.copied_cards import CardKnown
from companion.core.questions.kinds import Draw, Number, Roll
from companion.games.blackbeard import setup
from companion.games.blackbeard.model.ids import SeatId
from companion.games.blackbeard.model.options import Options
from companion.games.blackbeard.model.state import State
from tests.games.blackbeard.rules.scene import book, copied, play
from tests.support.setup_counts import taken

ANNE, BART, CORA = SeatOptions("Anne", "green"), SeatOptions("Bart", "blue"), SeatOptions("Cora", "orange")


def several(**values: object) -> State:
    options = Options(mode="competitive", seats=(ANNE, BART, CORA), **values)  # type: ignore[arg-type]
    return setup.first_state(options, book())


def alone(**values: object) -> State:
    return setup.first_state(Options(seats=(BART,), **values), book())  # type: ignore[arg-type]


@pytest.mark.rule("BB-23.1")
def test_alone_one_is_player_one_against_two_false_players_of_other_colours() -> None:
    state = alone()
    assert [(player.name, player.false) for player in state.players] == [("Bart", False), ("II", True), ("III", True)]
    assert len({player.colour for player in state.players}) == 3
    assert "set-up-first" not in state.turn.steps and state.turn.first == "seat-1"


@pytest.mark.rule("BB-6.2")
def test_the_highest_die_begins() -> None:
    state = several()
    assert state.turn.steps == setup.STEPS
    after = play(state, setup.set_up_first, {"first-1": (3, 5, 1)}).state
    assert (after.turn.first, after.turn.holder) == ("seat-2", "seat-2")
    assert [after.number_of(seat) for seat in ("seat-1", "seat-2", "seat-3")] == [3, 1, 2]


@pytest.mark.rule("BB-6.2")
def test_those_who_share_the_highest_die_roll_again() -> None:
    """A-03."""
    played = play(several(), setup.set_up_first, {"first-1": (6, 2, 6), "first-2": (4, 4), "first-3": (1, 2)})
    assert played.state.turn.first == "seat-3"
    assert [len(question.sides) for question in played.asked if isinstance(question, Roll)] == [3, 2, 2]


def ports_rolled(*numbers: int) -> dict[str, tuple[int, int]]:
    return {f"governor-{n}-port-1": divmod(number, 10) for n, number in enumerate(numbers, 1)}


@pytest.mark.rule("BB-4.2", "BB-2.35", "BB-4.23")
def test_six_governors_are_placed_and_the_table_tells_once_how_many_are_for_the_pirates() -> None:
    script = {"governors-pro": 2, **ports_rolled(11, 12, 24, 25, 51, 66)}
    script |= {"governor-6-port-2": (3, 5), "governor-6-port-3": (1, 1), "governor-6-port-4": (6, 5)}
    played = play(several(), setup.set_up_governors, script)
    assert {port.number: port.governor for port in played.state.ports if port.governor} == {
        11: "pro",
        12: "pro",
        24: "anti",
        25: "anti",
        51: "anti",
        65: "anti",
    }, "rolled again for pirate havens (66, 35) and for a port that has one (11)"
    assert len([question for question in played.asked if isinstance(question, Number)]) == 1


@pytest.mark.rule("BB-4.2")
def test_the_app_draws_governors_from_the_cup_that_the_library_knows() -> None:
    state = several(cups="app").with_card(copied("governors", "cup", pro=1, anti=23))
    drawn = {f"governor-{n}": "pro" if n == 1 else "anti" for n in range(1, 7)}
    script = drawn | ports_rolled(11, 12, 13, 14, 15, 16)
    played = play(state, setup.set_up_governors, script)
    assert [played.state.port(n).governor for n in (11, 12, 16)] == ["pro", "anti", "anti"]
    cups = [question for question in played.asked if isinstance(question, Draw)]
    assert [cup.weights for cup in cups[:2]] == [(1, 23), (23,)]


@pytest.mark.rule("BB-4.3")
def test_six_merchants_come_each_to_the_lane_of_its_card() -> None:
    script: dict[str, object] = {f"merchant-{n}-lane-card": str(n) for n in range(1, 6)}
    script |= {"merchant-6-lane-card": "40", "merchant-6-lane-d66": (1, 1)}
    after = play(several(), setup.set_up_merchants, script).state
    assert [each.place.id for each in after.merchants] == ["11", "12", "13", "14", "15", "11"]
    assert after.discards == (1, 2, 3, 4, 5, 40) and all(each.face is None for each in after.merchants)


@pytest.mark.rule("BB-6.2", "BB-6.21", "BB-23.1")
def test_player_one_has_the_first_turn_without_any_pirate_in_play() -> None:
    before = several().with_turn(steps=("first-turn",), first=SeatId("seat-3"))
    after = play(before, setup.first_turn).state
    assert (after.turn.steps, after.turn.stage, after.turn.holder) == ((), "operation", "seat-3")
    assert after.pirates == () and after.turn.cards == 0


@pytest.mark.rule("BB-2.8", "BB-2.22")
def test_what_the_owner_has_copied_is_there_from_the_beginning_and_nobody_is_asked() -> None:
    answers = {"action-card-7": {"line_two": "player-2"}, "port-12": {"nation": "french"}}
    played = play(several(), setup.set_up_library, answers)
    assert [(event.schema, event.subject) for event in played.of(CardKnown)] == [("action-card", "7"), ("port", "12")]
    assert all(question.only() for question in played.asked)


def test_the_steps_of_the_setup_are_commands() -> None:
    assert set(setup.STEPS) == set(setup.COMMANDS)


@pytest.mark.rule("BB-2.1", "BB-4.1", "BB-4.2", "BB-4.3", "BB-4.4")
@pytest.mark.parametrize("state", [several(), alone()])
def test_what_comes_out_of_the_box_is_counted(state: State) -> None:
    box = taken(play(state, setup.set_up_library).happened)
    assert (box["pirates"], box["action-cards"], box["logs"]) == (24, 40, 8)
    assert [box[each] for each in ("governors", "merchants", "commissioners", "warships", "letters")] == [
        24,
        32,
        8,
        24,
        12,
    ]
