"""Which refusals come out while a test runs: not what rules code computes somewhere, but what somebody is told.

A refusal comes out of the game's judge, of an offered command, of a question or the judgement of its answer, or as
words to the table. Each is known by where the code makes it: `module:function:rule:message`, so that lines may move.
A test that the game's refusals.yaml names has to reach what it is named for, alone and in any order.
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from functools import cache, wraps
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final

import pytest
import yaml

from companion.core.kit import game as kit
from companion.core.procedures import refusals
from companion.core.procedures.procedure import Command, Run
from companion.core.questions.question_base import Ask
from companion.core.rules import verdicts
from companion.core.rules.verdicts import Reason, Verdict
from companion.core.values import frozen_records
from companion.library.game_registry import game
from companion.paths import PACKAGE

ROOT: Final = Path(__file__).resolve().parents[2]
GAMES: Final = PACKAGE / "games"
LIST: Final = "refusals.yaml"
"""Of each game, in its folder below tests/games/."""
CALLS: Final = ("refused", "require", "Reason")
"""By which rules code refuses something. The last two arguments are the rule and the message."""
BETWEEN: Final = (verdicts.__file__, __file__)
"""What lies between a reason and the code that gives it."""

Place = tuple[CodeType, int]
"""Where a call stands: the code and the instruction in it."""
Said = tuple[str, str]
"""The rule and the key of the message with which something was refused."""


# ---------------------------------------------------------------------- where refusals are made


@cache
def sites(path: Path) -> Mapping[tuple[int, int], str]:
    """The refusals that a module of a game makes, by the line and column of the call."""
    found: dict[tuple[int, int], str] = {}
    within, often = "/".join(path.relative_to(GAMES).parts[1:]), Counter[str]()
    for function, call in _calls(ast.parse(path.read_text(encoding="utf-8")), ""):
        rule, text = [*call.args, *(each.value for each in call.keywords)][-2:]
        message = text.args[0] if isinstance(text, ast.Call) and text.args else text
        name = f"{within}:{function}:{_said(rule)}:{_said(message)}"
        often[name] += 1
        found[call.lineno, call.col_offset] = name if often[name] == 1 else f"{name} {often[name]}"
    return found


def _calls(node: ast.AST, function: str) -> Iterator[tuple[str, ast.Call]]:
    """The calls that refuse something, in the order of the source, each with the function around it."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        function = f"{function}.{node.name}" if function else node.name
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLS:
        yield function, node
    for child in ast.iter_child_nodes(node):
        yield from _calls(child, function)


def _said(node: ast.expr) -> str:
    return str(node.value) if isinstance(node, ast.Constant) else ast.unparse(node)


def outside(frame: FrameType | None) -> FrameType | None:
    """The code that gives a reason, from what it called for that."""
    while frame is not None and frame.f_code.co_filename in BETWEEN:
        frame = frame.f_back
    return frame


@cache
def _site(place: Place, game_id: str) -> str | None:
    """The refusal of a game that is made there; None for code of another game, of the house and of tests."""
    path = Path(place[0].co_filename)
    if not path.is_relative_to(GAMES / game_id):
        return None
    line, _, column, _ = list(place[0].co_positions())[place[1] // 2]
    near = [(abs(at - (column or 0)), name) for (on, at), name in sites(path).items() if on == line]
    return min(near)[1] if near else None  # a mutant's column may be another


# ---------------------------------------------------------------------- what comes out


@cache
def _memories(game_id: str) -> Sequence[dict[Any, Any]]:
    """What functions have worked out: of a state that tests share, the reasons would be those of another test."""
    game(game_id)
    modules = [module for name, module in sys.modules.items() if name.startswith("companion.")]
    functions = {id(each): each for module in modules for each in vars(module).values() if _remembers(each)}
    return [inspect.getclosurevars(each).nonlocals["known"] for each in functions.values()]


def _remembers(thing: object) -> bool:
    return getattr(thing, "__code__", None) is frozen_records.memoized(len).__code__


class Watch:
    """Notes the refusals of a game that come out while it is on."""

    def __init__(self, game_id: str) -> None:
        self._game_id = game_id
        self._made: dict[int, tuple[Reason, Place]] = {}
        self._out: list[tuple[Reason, Place]] = []
        self._patch = pytest.MonkeyPatch()

    @property
    def reached(self) -> Mapping[str, frozenset[Said]]:
        """The refusals that came out, each with its rules and messages."""
        found: dict[str, set[Said]] = {}
        for reason, place in self._out:
            if (site := _site(place, self._game_id)) is not None:
                found.setdefault(site, set()).add((reason.rule, reason.text.key))
        return {site: frozenset(said) for site, said in found.items()}

    def __enter__(self) -> Watch:
        game(self._game_id)  # no module that is loaded later keeps what is put in place of `refuse`
        for remembered in _memories(self._game_id):
            remembered.clear()
        made = Reason.__init__

        @wraps(made)
        def init(reason: Reason, rule: str, text: Any) -> None:
            made(reason, rule, text)
            if (frame := outside(sys._getframe(1))) is not None:
                self._made[id(reason)] = reason, (frame.f_code, frame.f_lasti)

        self._patch.setattr(Reason, "__init__", init)
        self._after(kit.Game, "judge", lambda _, verdict: self._see(verdict))
        self._after(kit.Game, "next", lambda _, following: self._ask(following))
        self._after(Ask, "judgement", lambda _, judgement: self._see(judgement.verdict))
        self._after(Run, "_advance", lambda run, _: self._ask(run.questions))
        refuse = refusals.refuse

        @wraps(refuse)
        def told(t: Any, verdict: Verdict, *, secret: bool = False) -> Any:
            self._see(verdict)
            return refuse(t, verdict, secret=secret)

        for name, module in list(sys.modules.items()):
            if name.startswith("companion.") and getattr(module, "refuse", None) is refuse:
                self._patch.setattr(module, "refuse", told)
        return self

    def __exit__(self, *_: object) -> None:
        self._patch.undo()

    def _after(self, of: type, name: str, see: Callable[[Any, Any], None]) -> None:
        """Look at what a method gives."""
        real = getattr(of, name)

        @wraps(real)
        def method(that: Any, *args: Any, **named: Any) -> Any:
            given = real(that, *args, **named)
            see(that, given)
            return given

        self._patch.setattr(of, name, method)

    def _ask(self, asked: Any) -> None:
        """Everything that people see of questions and menus."""
        for question in asked if isinstance(asked, tuple | list) else (asked,):
            if question is not None and not isinstance(question, Command):
                for option in (*getattr(question, "options", ()), *getattr(question, "left_out", ())):
                    self._see(getattr(option, "verdict", None))

    def _see(self, verdict: Verdict | None) -> None:
        for reason in verdict.refusals if verdict is not None else ():
            if (known := self._made.pop(id(reason), None)) is not None:
                self._out.append(known)


# ---------------------------------------------------------------------- tests keep what they are named for


@cache
def listed(game_id: str) -> Mapping[str, Mapping[str, str]]:
    """The list of a game: `reached` by which test of its rules, and `excused` for which reason."""
    path = ROOT / "tests" / "games" / game_id / LIST
    raw = yaml.safe_load(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return {part: raw.get(part) or {} for part in ("reached", "excused")}


@cache
def promised(game_id: str) -> Mapping[str, frozenset[str]]:
    """What each test is named for, by its id within the folder of the game's rules."""
    found: dict[str, set[str]] = {}
    for site, test in listed(game_id)["reached"].items():
        found.setdefault(test, set()).add(site)
    return {test: frozenset(those) for test, those in found.items()}


def of_rules(item: pytest.Item) -> tuple[str, str]:
    """The game whose rules a test is about, and the test's id in their folder; ("", "") for another test."""
    before, _, test = item.nodeid.partition("/rules/")
    folder, _, game_id = before.rpartition("/")
    return (game_id, test) if test and folder.endswith("tests/games") else ("", "")


def is_drawn(item: pytest.Item) -> bool:
    """Whether hypothesis draws what a test does: it may reach something today and not tomorrow."""
    return bool(getattr(getattr(item, "function", None), "is_hypothesis_test", False))


WATCH: Final = pytest.StashKey[Watch]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Watch from the first fixture on, where the test is named for anything."""
    game_id, test = of_rules(item)
    if not game_id or test not in promised(game_id):
        return (yield)
    with Watch(game_id) as watch:
        item.stash[WATCH] = watch
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """A test that no longer reaches what it is named for has failed."""
    outcome = yield
    if (watch := item.stash.get(WATCH, None)) is not None:
        game_id, test = of_rules(item)
        lost = sorted(promised(game_id)[test] - watch.reached.keys())
        assert not lost, (
            f"is named for what it does not reach; `python -m tests.refusals {game_id}` finds others: {lost}"
        )
    return outcome
