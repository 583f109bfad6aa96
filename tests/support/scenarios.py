"""Scenarios for the referee without a screen, as the tests write them."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Final

import pytest

from companion import cli
from companion.library.texts import LANGUAGES, texts_in
from companion.referee import referee
from companion.referee.referee import BadScenario
from companion.referee.scenario import ScenarioReport
from tests.support.about import about, telling

EN: Final = texts_in("en")


def options_of(game_id: str) -> Mapping[str, Any]:
    """Options with which an evening of a game begins at its first menu, if any do; with our invented cards."""
    told: Mapping[str, Any] = about(game_id, "evenings").AT_ONCE if game_id in telling("evenings") else {}
    return {"edition": "sample", **told}


def play(game_id: str, *commands: Any, **more: Any) -> ScenarioReport:
    """A scenario of a game, played with our invented cards, as JSON brings it."""
    raw = {"game": game_id, "options": options_of(game_id), "seed": 3, "commands": list(commands), **more}
    return referee.play(json.loads(json.dumps(raw)), EN)


def refusal(call: Callable[[], Any]) -> BadScenario | None:
    """Why a scenario is not played, None if it is."""
    try:
        call()
    except BadScenario as fault:
        return fault
    return None


def stopped(call: Callable[[], Any]) -> BadScenario:
    """Why a scenario is not played; it can be told in every language."""
    fault = refusal(call)
    assert fault is not None
    for lang in LANGUAGES:
        assert texts_in(lang)(fault.text).encode()
    return fault


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """A command of the command line: its exit code, what it says, what it complains of."""
    try:
        code = cli.main(arguments)
    except SystemExit as end:
        code = int(end.code or 0)
    out, err = capsys.readouterr()
    return code, out, err
