"""Scenarios of this game for the referee: what goes wrong in them is told with its place, what they give is known."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import pytest

from companion.library.game_registry import game
from tests.support.scenarios import EN, play, stopped

GAME: Final = "captains_log"


def test_an_answer_to_a_question_that_is_not_open_names_the_one_that_is_and_what_it_takes() -> None:
    fault = stopped(lambda: play(GAME, {"do": "begin"}, {"do": "enter-port"}, {"answers": {"harbour": "spain"}}))
    told = EN(fault.text)
    assert fault.field == "commands.2.answers"
    assert "“port” (choose)" in told and "one of " in told and "holland" in told
    fault = stopped(lambda: play(GAME, {"do": "begin"}, {"do": "enter-port", "answers": {"harbour": "spain"}}))
    assert fault.field == "commands.1.answers.harbour" and "“port” (choose)" in EN(fault.text)
    fault = stopped(lambda: play(GAME, {"do": "begin"}, {"do": "enter-port"}, {"do": "move"}))
    assert fault.field == "commands.2.do" and "“port” (choose)" in EN(fault.text)


def test_a_wrong_answer_is_told_with_what_the_question_takes() -> None:
    wrong = {"answers": {"port": "atlantis"}}
    for commands in ([{"do": "enter-port", **wrong}], [{"do": "enter-port"}, wrong]):
        fault = stopped(partial(play, GAME, {"do": "begin"}, *commands))
        assert fault.field.endswith("answers.port")
        assert "atlantis" in EN(fault.text) and "takes one of" in EN(fault.text) and "holland" in EN(fault.text)


def test_a_scenario_that_stops_reports_the_steps_before() -> None:
    fault = stopped(lambda: play(GAME, {"do": "begin"}, {"do": "move"}, {"do": "dance"}))
    report = fault.report
    assert report is not None and [step.command for step in report.steps] == ["begin", "move"]
    assert report.stopped is not None and report.stopped.field == "commands.2.do" and "dance" in report.stopped.problem
    assert report.log and report.question is not None and report.state["turn"]["halves"] == ["move"]
    assert play(GAME, {"do": "begin"}).stopped is None


@pytest.mark.parametrize(
    ("command", "field", "told"),
    [
        ({"do": "market-buy"}, "params.seat", "seat"),
        ({"do": "market-buy", "params": {"seat": "seat-1", "good": "tea"}}, "params.good", "seat"),
        ({"do": "market-buy", "params": {"seat": True}}, "params.seat", "text"),
        ({"do": "mission-step", "params": {"seat": "seat-1", "where": "moon"}}, "params.where", "afloat"),
        ({"do": "enter-prot"}, "do", "enter-port"),
        ({"may": "enter-port", "seat": "Anne"}, "seat", "seat-1 (Capitaine)"),
        ({"may": "enter-port", "answers": {"harbour": 1}}, "answers.harbour", "port"),
        ({"correct": "players.seat-1.doubloon", "value": 1}, "correct", "players.seat-1.doubloons"),
        ({"correct": "players.seat-1.doubloons", "value": -1}, "correct", "from 0 to"),
    ],
)
def test_what_is_misspelt_is_told_with_what_it_could_be(command: Any, field: str, told: str) -> None:
    fault = stopped(lambda: play(GAME, {"do": "begin"}, command))
    assert fault.field == f"commands.1.{field}" and told in EN(fault.text)


def test_printed_things_can_be_given() -> None:
    """A ship, an NPC card, a hold, a market tile: what a scenario says of them is not asked."""
    keel = game(GAME).form("hold", "A-1-3")
    cards = {
        "player-ship": {"board-A-1": {"draft": 3}},
        "hold": {keel.subject: {"squares": ["ggg", "sss"]}},
        "market-tile": {"spain-A": {"sections": 1, "legal_1": 4, "contraband_1": 4, "buy_1": 1000, "sell_1": 1500}},
    }
    report = play(GAME, options={}, cards=cards)
    known = {(card["schema"], card["subject"]) for card in report.state["cards"]}
    asked = {answer.key for step in (report.beginning, *report.steps) for answer in step.answers}
    assert known <= {(s, each) for s, subjects in cards.items() for each in subjects} | known and "rum" not in asked
    fault = stopped(lambda: play(GAME, cards={"hold": {"A-1-3": {"squares": ["?"]}}}))
    assert fault.field == "cards.hold.A-1-3" and "rows" in EN(fault.text)
    fault = stopped(lambda: play(GAME, cards={"hould": {"A-1-3": {}}}))
    assert fault.field == "cards.hould.A-1-3"


def test_switches_are_added_to_those_of_the_options() -> None:
    options = {"switches": {"fishing": True}}
    state = play(GAME, options=options, switches={"ramming": False}).state
    assert state["options"]["switches"]["fishing"] and not state["options"]["switches"]["ramming"]
