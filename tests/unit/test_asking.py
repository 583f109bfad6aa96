"""Questions that are asked by name: what is found by convention, and what is said otherwise."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from companion.core.procedures.asking import RULE, Asking
from companion.core.procedures.procedure import Context, Procedure, Run, command
from companion.core.questions.kinds import Ask, BadAnswer, Choose, Dice, Number, Option, Pick, Roll, YesNo
from companion.core.values.messages import msg
from companion.core.values.seats import Seat
from companion.paths import PACKAGE

Q = Asking("skerry")
GAMES = PACKAGE / "games"
KINDS = [name for name in vars(Asking) if not name.startswith("_")]
WITHIN = ast.FunctionDef | ast.Lambda | ast.GeneratorExp | ast.ListComp
PORTS = (Option("north", msg("skerry-north")), Option("south", msg("skerry-south")))


@dataclass(frozen=True)
class Table:
    """Anne and Bart."""

    players: tuple[Seat, ...] = (Seat("seat-1", "Anne", "green"), Seat("seat-2", "Bart", "blue"))


class Book:
    """Nothing is printed."""

    q = Q


def asked(*keys: str) -> list[Ask[object]]:
    """The questions of a short chapter, each answered by its first legal answer."""
    run = Run(landing, command("landing"), Table(), Book())
    run.start()
    found = []
    while run.question is not None:
        found.append(run.question)
        run.answer({"port": "south", "sails": ("north",), "crew": 3, "stay": True}.get(run.question.key, (4, 2)))
    assert [question.key for question in found] == list(keys)
    return found


def landing(t: Context[Table, Book]) -> Procedure[None]:
    """SK-1: a ship lands, and what is asked then."""
    port = yield from t.choose("port", PORTS, who="seat-2", note=True, words={"n": 3})
    sails = yield from t.pick("sails", PORTS, lo=1, none=True, words={"port": port})
    crew = yield from t.number("crew", 1, 5, rule="SK-2", default=len(sails))
    stay = yield from t.yes_no("stay", yes=True, no=True, who="seat-9")
    yield from t.roll(
        "wind", Dice(msg("skerry-dice"), crew - 1), at=int(stay), who="seat-1", words={"name": "the crew"}
    )


def test_a_question_finds_its_words_and_its_rule_by_its_name() -> None:
    port, sails, crew, stay, wind = asked("port", "sails", "crew", "stay", "wind-1")
    text, note = msg("skerry-q-port", name="Bart", n=3), msg("skerry-q-port-note", name="Bart", n=3)
    assert port == Choose(key="port", text=text, rule="SK-1", who="seat-2", options=PORTS, note=note)
    text, none = msg("skerry-q-sails", port="south"), msg("skerry-q-sails-none", port="south")
    assert sails == Pick(key="sails", text=text, rule="SK-1", options=PORTS, lo=1, none=none)
    assert crew == Number(key="crew", text=msg("skerry-q-crew"), rule="SK-2", lo=1, hi=5, default=1)
    yes, no = msg("skerry-q-stay-yes"), msg("skerry-q-stay-no")
    assert stay == YesNo(key="stay", text=msg("skerry-q-stay"), rule="SK-1", who="seat-9", yes=yes, no=no)
    dice, text = (Dice(msg("skerry-dice"), 2),), msg("skerry-q-wind", name="the crew")
    assert wind == Roll(key="wind-1", text=text, rule="SK-1", who="seat-1", dice=dice)


@pytest.mark.parametrize(
    ("aside", "key"),
    [
        ({}, "stay"),
        ({"under": "storm-2"}, "storm-2-stay"),
        ({"under": "storm", "at": "seat-1"}, "storm-stay-seat-1"),
        ({"at": 0}, "stay-0"),
        ({"under": ""}, "stay"),
        ({"key": "stays"}, "stays"),
    ],
)
def test_the_key_is_the_name_with_what_stands_before_and_behind_it(aside: dict[str, str | int], key: str) -> None:
    question = Q.yes_no("stay", rule="SK-1", **aside)  # type: ignore[arg-type]
    assert (question.key, question.text) == (key, msg("skerry-q-stay"))


def test_another_text_has_its_own_note() -> None:
    """SK-3: where one question is put in several ways."""
    again = Q.yes_no("stay", text="stay-again", words={"n": 2}, note=True)
    assert (again.key, again.rule) == ("stay", "SK-3")
    assert (again.text, again.note) == (msg("skerry-q-stay-again", n=2), msg("skerry-q-stay-again-note", n=2))
    given = Q.yes_no("stay", text=msg("skerry-again", n=2), note=msg("skerry-why"))
    assert (given.text, given.note) == (msg("skerry-again", n=2), msg("skerry-why"))
    assert Q.yes_no("stay", note=False).note is None


def test_options_may_come_one_by_one() -> None:
    """SK-1: as nothing else is said."""
    assert Q.choose("port", iter(PORTS)).options == Q.pick("port", list(PORTS)).options == PORTS
    with pytest.raises(BadAnswer):
        Q.choose("port", ())
    with pytest.raises(BadAnswer):
        Q.number("crew", 2, 1)


def test_nothing_is_asked_without_a_rule() -> None:
    """Of rules nothing is said here."""
    with pytest.raises(ValueError, match="names no rule for the question 'stay'"):
        Q.yes_no("stay")
    assert Q.yes_no("stay", rule="SK-1").rule == "SK-1"


def test_each_question_of_a_game_finds_its_rule() -> None:
    """Where no rule is said, the function around it names one, and is no part of another one."""
    lacking = []
    for path in sorted(GAMES.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for function in (node for node in ast.walk(tree) if isinstance(node, WITHIN)):
            named = isinstance(function, ast.FunctionDef) and RULE.match(ast.get_docstring(function, clean=False) or "")
            lacking += [f"{path.name}:{call.lineno}" for call in own_calls(function) if not named and is_plain(call)]
    assert lacking == []


def own_calls(function: ast.AST) -> Iterator[ast.Call]:
    """What is called in a function itself, and not in one within it."""
    for node in ast.iter_child_nodes(function):
        if isinstance(node, ast.Call):
            yield node
        if not isinstance(node, WITHIN):
            yield from own_calls(node)


def is_plain(call: ast.Call) -> bool:
    """Whether it asks by name and says no rule."""
    asker = call.func.value if isinstance(call.func, ast.Attribute) and call.func.attr in KINDS else None
    asker = call.args[0] if ast.unparse(call.func) == "choose_if_any" else asker
    asks = asker is not None and ast.unparse(asker).rpartition(".")[2] in ("t", "q")
    return asks and not {None, "rule"} & {keyword.arg for keyword in call.keywords}
