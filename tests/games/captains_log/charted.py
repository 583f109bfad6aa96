"""Which questions the map answers, as the code says (`charted=`), and evenings in which it knows every hex.

`python -m tests.games.captains_log.charted` prints them with the modules that ask them; map_answers.yaml says of each
what is read off the map.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from random import Random
from typing import Any, Final

import yaml

from companion.core.procedures.menus import Menu
from companion.core.questions.kinds import Question
from companion.games.captains_log.model.state import State
from companion.games.captains_log.sea.chart import chart, is_whole
from companion.library.game_registry import game
from companion.paths import PACKAGE
from companion.session.game_session import GameSession
from companion.simulation.replay import Script, dealt, seat
from companion.simulation.robot import Robot

GAME: Final = "captains_log"
FILE: Final = Path(__file__).with_name("map_answers.yaml")
TEXT: Final = "cl-q-"
LIKES: Final = {"end-turn": 0.5, "jettison": 0.3, "leave": 0.001}
"""What their robot seldom chooses; leaving the map hardly ever."""


def listed() -> dict[str, dict[str, str]]:
    """What map_answers.yaml says: of `answered` questions what is read off the map, of those `asked` all the same
    why."""
    found: dict[str, dict[str, str]] = yaml.safe_load(FILE.read_text(encoding="utf-8"))
    return found


def charted() -> dict[str, str]:
    """The text keys of all questions that the map answers, ``*`` for what differs, with the modules that ask them."""
    found: dict[str, str] = {}
    folder = PACKAGE / "games" / GAME
    for path in sorted(folder.rglob("*.py")):
        for text in _texts(ast.parse(path.read_text(encoding="utf-8"))):
            found[text] = path.relative_to(folder).with_suffix("").as_posix()
    return dict(sorted(found.items()))


def _texts(tree: ast.Module) -> Iterator[str]:
    """Text keys of the calls with `charted=` in a module."""
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        for call in ast.walk(function):
            if isinstance(call, ast.Call) and any(each.arg == "charted" for each in call.keywords):
                said = [each.value for each in call.keywords if each.arg == "text"] or call.args[:2]
                names = [found for each in said for found in _patterns(each, function)]
                yield from [f"{TEXT}{names[0]}"] if names else sorted(_said_in(function))


def _patterns(node: ast.expr, function: ast.FunctionDef) -> list[str]:
    """A string of the code, or what a variable stands for that is given one."""
    if not isinstance(node, ast.Name):
        return [found] if (found := _pattern(node)) else []
    given = [each for each in ast.walk(function) if isinstance(each, ast.Assign)]
    values = [each.value for each in given if ast.dump(each.targets[0]) == ast.dump(ast.Name(node.id, ast.Store()))]
    return [found for value in values if (found := _pattern(value))]


def _pattern(node: ast.expr) -> str:
    """A string, with ``*`` for what is put into it; "" for anything else."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(part.value if isinstance(part, ast.Constant) else "*" for part in node.values)  # type: ignore[misc]
    return ""


def _said_in(function: ast.FunctionDef) -> Iterator[str]:
    """Every text of a question that a function names."""
    for node in ast.walk(function):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith(TEXT):
            yield node.value


def named(text: str, patterns: dict[str, str]) -> bool:
    """Whether a text key is one of those."""
    return any(fnmatchcase(text, pattern) for pattern in patterns)


def asked(seed: int, steps: int) -> Iterator[tuple[Question, State]]:
    """The questions of an evening that people were asked while the app knew every hex and every ship of the map."""
    evening: GameSession = seat(game(GAME), _plan(seed))
    robot = Robot(seed, LIKES)
    for _ in range(steps):
        question: Any = evening.question
        if question is None:
            return
        s: State = evening.state
        if s.sea is not None and is_whole(s) and chart(s).copied and not isinstance(question, Menu):
            yield question, s
        evening.answer(robot.answer(question), serial=evening.now.serial)


def played(seed: int, steps: int) -> GameSession:
    """An evening with the map after so many answers."""
    evening: GameSession = seat(game(GAME), _plan(seed))
    robot = Robot(seed, LIKES)
    for _ in range(steps):
        if (question := evening.question) is not None:
            evening.answer(robot.answer(question), serial=evening.now.serial)
    return evening


def _plan(seed: int) -> Script:
    options = {**game(GAME).any_options(Random(f"map/{seed}")), "map": True, "edition": "sample"}
    return Script(GAME, dealt(game(GAME), options), seed, "virtual")


if __name__ == "__main__":
    for text, module in charted().items():
        print(f"{text}: {module}")
