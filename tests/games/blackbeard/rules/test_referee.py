"""The headless referee judges Barbe Noire: worked examples of the rulebook as scenarios, from a given state."""

from __future__ import annotations

import json
from typing import Any

import pytest

from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.state import State
from companion.library.game_registry import game
from companion.library.texts import texts_in
from companion.referee import referee
from companion.referee.referee import BadScenario
from companion.referee.scenario import ScenarioReport
from tests.games.blackbeard.rules.scene import SEA, anchored, copied, merchant, pirate, scene

MISSON, TEACH, ROBERTS = ShipId("frederick-misson"), ShipId("edward-teach"), ShipId("bartholomew-roberts")
CARTAGENA = 24
PLAIN = {"prize-cargo-card": "31", "prize-hostage-card": "13", f"prize-debauchery-{MISSON}": False}
"""After a capture: a cargo without debauchery, no passenger, and no feast."""


def judged(state: State, *commands: Any, dice: tuple[int, ...] = (), lang: str = "en") -> ScenarioReport:
    """What the referee says to these commands; the state goes in as plain JSON, as `companion referee` reads it."""
    raw = {
        "game": "blackbeard",
        "options": state.options.dump(),
        "state": game("blackbeard").dump(state),
        "dice": list(dice),
        "commands": list(commands),
    }
    return referee.play(json.loads(json.dumps(raw)), texts_in(lang))


def before_a_merchant() -> State:
    """E11: Misson on an intact Schooner beside a Merchant of defence 4 that he has looked at."""
    misson = pirate(MISSON, hull="schooner", notoriety=10, spotted=("merchant-2",))
    return scene(misson, pirate(ROBERTS, "seat-2"), merchant(2, SEA, revealed=True))


def damage(report: ScenarioReport, ship: str) -> int:
    """Boxes of Combat that a pirate has lost."""
    lost: int = next(each["damage"] for each in report.state["pirates"] if each["id"] == ship)
    return lost


# --- a prize


@pytest.mark.rule("BB-9.61")
@pytest.mark.parametrize(("dice", "left", "hurt"), [((2, 4), 0, 0), ((4, 5), 1, 1), ((5, 5), 1, 2), ((5, 6), 0, 0)])
def test_e12_to_e14_the_capture_roll_of_the_rulebooks_example(dice: tuple[int, int], left: int, hurt: int) -> None:
    answers = PLAIN if sum(dice) <= 8 else {"capture-again": False}  # he keeps his Cunning
    wounds = (2,) * hurt  # nobody is wounded
    report = judged(before_a_merchant(), {"do": f"prize-{MISSON}", "answers": answers}, dice=(*dice, *wounds))
    assert len(report.state["counters"]) == left and damage(report, MISSON) == hurt
    assert report.dice_left == [] and report.steps[0].done
    assert "BB-9.61" in [event.rule for event in report.steps[0].events]


@pytest.mark.rule("BB-9.6")
def test_may_i_tells_the_score_and_the_odds_and_nothing_happens() -> None:
    report = judged(before_a_merchant(), {"may": f"prize-{MISSON}"})
    (step,) = report.steps
    assert step.verdict is not None and step.verdict["allowed"] and not step.done
    (score,) = [each for each in step.verdict["sums"] if each["terms"][-1]["value"] == -4]
    assert [term["value"] for term in score["terms"]] == [5, 3, 4, -4] and score["total"] == 8
    assert step.question is not None and step.question["kind"] == "roll" and step.question["odds"]
    assert len(report.state["counters"]) == 1


@pytest.mark.rule("BB-10.2")
def test_a_refusal_names_every_broken_rule_in_either_language() -> None:
    for lang in ("fr", "en"):
        report = judged(before_a_merchant(), {"do": f"refit-{MISSON}"}, lang=lang)
        (step,) = report.steps
        assert not step.done and step.events == [] and step.verdict is not None
        refused = [reason["rule"] for reason in step.verdict["refusals"]]
        assert len(refused) >= 2 and "BB-7.2" in refused
        assert all("⟦" not in reason["text"] for reason in step.verdict["refusals"])


# --- a port


@pytest.mark.rule("BB-15.3")
def test_e20_cartagena_falls_to_teach() -> None:
    teach = anchored(TEACH, number=CARTAGENA, hull="square-rigger", information=(CARTAGENA,))
    card = copied("port", CARTAGENA, name="Cartagena", nation="spanish", value=3, garrison=8)
    state = scene(teach, pirate(ROBERTS, "seat-2"), cards=(card,))
    kept = {"attack-loot-dice-again": False}  # he keeps his Cunning
    report = judged(state, {"do": f"attack-port-{TEACH}", "answers": kept}, dice=(3, 4, 6, 2, 5, 1, 1, 1))
    told = next(line for line in report.log if "21" in line and "16" in line)
    assert "8 + 8 = 16" in told
    assert damage(report, TEACH) == 1
    (one,) = [each for each in report.state["pirates"] if each["id"] == TEACH]
    assert one["taken"] == CARTAGENA and one["notoriety"] == 8 and one["marks"] == ["spanish"]
    assert sum(one["holds"]) == 300


# --- the Crown


@pytest.mark.rule("BB-13.21")
@pytest.mark.parametrize(("dice", "heard"), [((3, 4), True), ((3, 5), False)])
def test_d17_a_petition_is_heard_up_to_the_notoriety_of_the_others(dice: tuple[int, int], heard: bool) -> None:
    state = scene(pirate(TEACH), pirate(ROBERTS, "seat-2", notoriety=34))
    told = {"petition-kc-face": {"name": "Herdman", "combat": 8, "speed": 3}} if heard else {}
    report = judged(state, {"do": "petition-seat-1", "answers": told}, dice=dice)
    assert [kc["name"] for kc in report.state["commissioners"]] == (["Herdman"] if heard else [])


# --- scenarios by themselves


def test_the_state_of_a_report_goes_on_as_the_evening_itself() -> None:
    first = judged(before_a_merchant(), {"do": f"prize-{MISSON}", "answers": PLAIN}, dice=(2, 4))
    assert first.question is not None and first.question["key"] == "draw"
    again = game("blackbeard").load(first.state)
    miscounted = {"correct": f"pirates.{MISSON}.notoriety", "value": 50, "note": "miscounted"}
    second = judged(again, miscounted, {"do": "draw"})
    (misson,) = [each for each in second.state["pirates"] if each["id"] == MISSON]
    assert misson["notoriety"] == 50 and misson["holds"] == list(again.pirate(MISSON).holds) != []
    assert second.state["turn"]["cards"] == again.turn.cards + 1 and any("miscounted" in line for line in second.log)


@pytest.mark.parametrize(
    ("command", "field"),
    [
        ({"do": "dance"}, "commands.0.do"),
        ({"do": f"prize-{MISSON}", "answers": {"wind": 1}}, "commands.0.answers.wind"),
        ({"correct": "pirates.9.notoriety", "value": 1}, "commands.0.correct"),
    ],
)
def test_a_wrong_scenario_names_its_field(command: Any, field: str) -> None:
    with pytest.raises(BadScenario) as error:
        judged(before_a_merchant(), command)
    assert error.value.field == field
