"""What the README shows of Python and of the headless referee is what happens: its examples are run."""

from __future__ import annotations

import doctest
import json
import re
from typing import Any

import pytest

from companion import cli
from companion.library.texts import texts_in
from companion.paths import PACKAGE
from companion.table import referee
from companion.table.games import game_ids

TEXT = (PACKAGE.parent / "README.md").read_text(encoding="utf-8")
CHAPTERS = dict(re.findall(r"(?ms)^## ([^\n]+)\n(.*?)(?=^## |\Z)", TEXT))


def blocks(chapter: str, language: str) -> list[str]:
    """The blocks of code of a chapter."""
    return re.findall(rf"(?ms)^```{language}\n(.*?)^```", CHAPTERS[chapter])


SCENARIOS = blocks("The headless referee", "json")


def test_the_examples_from_python_run() -> None:
    source = "\n".join(blocks("From Python", "python"))
    found = doctest.DocTestParser().get_doctest(source, {}, "README", "README.md", 0)
    results = doctest.DocTestRunner().run(found)
    assert results.attempted > 15 and results.failed == 0
    for game in game_ids():
        assert f'companion.begin("{game}"' in source, f"{game} has no example"


def test_every_game_has_a_scenario() -> None:
    assert [json.loads(text)["game"] for text in SCENARIOS] == list(game_ids())


@pytest.mark.parametrize("text", SCENARIOS)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_scenario_does_what_the_words_after_it_say(text: str, lang: str) -> None:
    """Every rule that they name stands in the report."""
    report = referee.play(json.loads(text), texts_in(lang))
    assert len(report.steps) == len(json.loads(text)["commands"]) and report.stopped is None
    after = CHAPTERS["The headless referee"].split(text)[1].split("```")[1].split("\n\n")[1]
    named = re.findall(r"\b[A-Z]{2,3}-[A-Z0-9.-]*[0-9]\b", after)
    told = json.dumps(report.model_dump(mode="json"), ensure_ascii=False)
    assert named and all(f'"{rule}"' in told for rule in named)


def test_the_steps_that_are_listed_are_those_of_the_schema() -> None:
    steps: list[dict[str, Any]] = [
        json.loads(step.replace("…", "").replace('"do": ,', '"do": "x",'))
        for step in re.findall(r"(?m)^\| `(\{.*?\})` \|", CHAPTERS["The headless referee"])
    ]
    assert len(steps) == 6
    for step in steps:
        referee.Scenario.model_validate({"game": "x", "commands": [step]})


def test_every_command_of_the_command_line_is_listed() -> None:
    listed = blocks("The command line", "text")[0]
    for command in cli.COMMANDS:
        assert f"companion {command}" in listed or f"companion [{command}]" in listed, command
    assert "--ask [GAME]" in listed and "--schema" in listed
