"""A judge that is handed to a question sees the moment in which the question is made, and no later one."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.paths import PACKAGE

HANDED = {"judge", "spend", "odds", "hoped", "face", "allows"}
"""Parameters by which a question, or a procedure that asks one, is handed what judges and foretells."""
JUDGED = {"cards", "flush", "run", "perhaps_run"}
"""Procedures of the duel that take a judge by its place."""
MODULES = sorted((PACKAGE / "games").rglob("*.py"))


def handed(tree: ast.AST) -> Iterator[ast.AST]:
    """What is handed to questions as something that may be called later, with what local names stand for."""
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        inner = [each for each in ast.walk(function) if isinstance(each, ast.FunctionDef) and each is not function]
        own = {each.name: each for each in inner}
        for call in (each for each in ast.walk(function) if isinstance(each, ast.Call)):
            given = [each.value for each in call.keywords if each.arg in HANDED]
            if getattr(call.func, "attr", "") in JUDGED:
                given += call.args
            for each in given:
                yield own.get(each.id, each) if isinstance(each, ast.Name) else each


def late(value: ast.AST) -> list[str]:
    """Where a callable would read the table when it is called."""
    inner = [each for each in ast.walk(value) if isinstance(each, ast.Lambda | ast.FunctionDef)]
    parts = [each for part in inner for each in ast.walk(part)]
    reads = [each for each in parts if isinstance(each, ast.Attribute) and each.attr == "now"]
    calls = [each for each in ast.walk(value) if isinstance(each, ast.Call)]
    bound = [each for each in calls if getattr(each.func, "id", "") == "partial"]
    tables = [arg for call in bound for arg in call.args if isinstance(arg, ast.Name) and arg.id == "t"]
    return [ast.unparse(each) for each in (*reads, *tables)]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_what_a_question_is_handed_never_reads_a_later_now(path: Path) -> None:
    found = {getattr(each, "lineno", 0): late(each) for each in handed(ast.parse(path.read_text(encoding="utf-8")))}
    assert not {line: names for line, names in found.items() if names}


def test_a_late_one_would_be_found() -> None:
    source = """
def procedure(t, seat):
    def odd(n):
        return chance(t.now, n)
    yield Pick(key="a", judge=lambda cards: verdict(t.now, cards))
    yield Roll(key="b", odds=odd)
    yield from announced.flush(t, seat, lambda n: spent(t.now, n))
    yield Pick(key="c", judge=partial(verdict, t))
    yield Pick(key="d", judge=partial(verdict, t.now))
"""
    assert [late(each) for each in handed(ast.parse(source)) if late(each)] == [["t.now"], ["t.now"], ["t.now"], ["t"]]
