"""Which rules of its book each game's code cites and the tests exercise.

`python -m tests.coverage_of_rules` writes rulesdata/<game>/pending.yaml of every game anew: the rules that neither are
covered nor left to the table.
"""

from __future__ import annotations

import argparse
import ast
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import yaml

from companion.library.rules import rule_index
from companion.paths import PACKAGE, data_roots, rulesdata

PENDING: Final = "pending.yaml"
LEFT: Final = "left_to_table.yaml"
ABOUT_RULES: Final = (
    "asked.yaml",
    "glossary.yaml",
    "numbers.yaml",
    "presets.yaml",
    "rulings.yaml",
    "typed.yaml",
    PENDING,
    LEFT,
)
"""Data files that name rules without carrying one out; the card tables do, one entry per rule."""

NUMBER: Final = r"[A-Za-z]?\d+\w*(?:\.\w+)*"
"""A rule's number within its chapter as printed, as far as it reaches: 05, 9.61, P11, T1b."""
LETTERS: Final = r"[A-Z]{2,}\b(?:-\d+)?"
"""What stands in its place where a chapter names its rules after somebody or something: BB, FD-1, REEF."""


@cache
def _citation() -> re.Pattern[str]:
    """A rule of any game that is indexed, by the letters with which its ids begin: alone (XX-9.61), with the code of a
    chapter (XX-MOV-05), enumerated in one (XX-REP-05, -06; XX-KW-GHOST, -TITAN), or as a range of neighbours
    (XX-MKT-10..16)."""
    games = "|".join(sorted({rule.partition("-")[0] for game in indexed() for rule in rule_index(game).rules}))
    span = rf"{NUMBER}(?:\.\.{NUMBER})?"
    several, named = rf"(?:(?:, -|/-| and -){span})*", rf"(?:(?:, -|/-| and -){LETTERS})*"
    chapter = rf"(?P<chapter>[A-Z]+\d?-)(?P<numbers>{span}{several}|{LETTERS}{named})"
    return re.compile(rf"\b(?P<game>{games})-(?:{chapter}|(?P<number>{span}))")


def citations(text: str) -> Iterator[str]:
    """The ids of rules that a text names, of whatever game."""
    for found in _citation().finditer(text):
        chapter = f"{found['game']}-{found['chapter'] or ''}"
        for part in re.split(r", -|/-| and -", found["numbers"] or found["number"]):
            first, _, last = part.partition("..")
            yield from (f"{chapter}{number}" for number in _neighbours(first, last))


def _neighbours(first: str, last: str) -> Iterator[str]:
    """The numbers from the first to the last one, of which only the ending differs."""
    if not last:
        yield first
        return
    stem = first.rstrip("0123456789")
    width = len(first) - len(stem)
    yield from (f"{stem}{n:0{width}}" for n in range(int(first[len(stem) :]), int(last.removeprefix(stem)) + 1))


def indexed() -> tuple[str, ...]:
    """The games whose rulebook is indexed, whether they can be played already or not."""
    return tuple(sorted(folder.parent.name for root in data_roots() for folder in root.glob("rulesdata/*/rules")))


@cache
def cited(game: str) -> dict[str, Counter[str]]:
    """How often each table of data and each module of a game cites which rule; by their path in the game's folder.

    The game's table of contents names families and carries none of them out.
    """
    code, data = PACKAGE / "games" / game, rulesdata(game)
    tables = [path for path in sorted(data.glob("*.yaml")) if path.name not in ABOUT_RULES]
    named = [(path.name, path) for path in tables]
    named += [
        (path.relative_to(code).as_posix(), path)
        for path in sorted(code.rglob("*.py"))
        if path.parent != code or path.name != "__init__.py"
    ]
    return {name: Counter(citations(path.read_text(encoding="utf-8"))) for name, path in named}


def cited_in_code(game: str) -> dict[str, str]:
    """Every rule that the game's code or its card tables name, with one file that does."""
    return {rule: name for name, rules in cited(game).items() for rule in rules}


@cache
def shown_by_code(game: str) -> dict[str, str]:
    """Every rule that the game's code passes on as a text of its own, so that people can look it up, with one file."""
    shown = {}
    for path in sorted((PACKAGE / "games" / game).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Constant)
                and isinstance(node.value, str)
                and [node.value] == list(citations(node.value))
            ):
                shown[node.value] = path.name
    return shown


@cache
def cited_around() -> dict[str, str]:
    """Every rule that the rest of the package names: screens, examples, loaders."""
    code = [path for path in sorted(PACKAGE.rglob("*.py")) if not path.is_relative_to(PACKAGE / "games")]
    return {rule: path.name for path in code for rule in citations(path.read_text(encoding="utf-8"))}


@cache
def marks() -> dict[str, tuple[str, ...]]:
    """Every id that tests carry as `pytest.mark.rule(...)`, with the places of the marks: file and line; but those of
    the game that is a guest of the tests alone."""
    places: dict[str, list[str]] = {}
    tests = Path(__file__).resolve().parent
    root = tests.parent
    for path in sorted(tests.rglob("*.py")):
        text = "" if tests / "sixth_game" in path.parents else path.read_text(encoding="utf-8")
        tree = ast.parse(text if "mark.rule" in text else "")
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                for word in _words(node, tree):
                    places.setdefault(word, []).append(f"{path.relative_to(root).as_posix()}:{node.lineno}")
    return {word: tuple(found) for word, found in places.items()}


def marked_in_tests() -> dict[str, str]:
    """Every id that a test is marked with, with one place."""
    return {word: places[-1] for word, places in marks().items()}


def _words(mark: ast.Call, tree: ast.Module) -> list[str]:
    """The ids of a mark, those of a constant of the module among them (`rule(*RULES)`)."""
    values = {
        target.id: statement.value
        for statement in tree.body
        if isinstance(statement, ast.Assign)
        for target in statement.targets
        if isinstance(target, ast.Name)
    }
    spelled = [values.get(ast.unparse(a.value), a) if isinstance(a, ast.Starred) else a for a in mark.args]
    return [str(c.value) for argument in spelled for c in ast.walk(argument) if isinstance(c, ast.Constant)]


def covered(game: str) -> set[str]:
    """Rules that code carries out and a test exercises."""
    return cited_in_code(game).keys() & marked_in_tests().keys()


def left_to_table(game: str) -> dict[str, dict[str, str]]:
    """Rules that only the table can keep, each with the reason in both languages."""
    return {entry["id"]: entry["reason"] for entry in _listed(rulesdata(game) / LEFT)}


def pending(game: str) -> list[str]:
    """Rules that are for later."""
    return _listed(rulesdata(game) / PENDING)


def _listed(path: Path) -> list[Any]:
    """The entries of a list; a game that has none needs no file."""
    return list(yaml.safe_load(path.read_text(encoding="utf-8")) or []) if path.exists() else []


def write_pending(game: str) -> None:
    """Write down what is for later."""
    done = covered(game) | left_to_table(game).keys()
    later = [rule for rule in rule_index(game).rules if rule not in done]
    head = "# Rules for later: no code carries them out yet, or no test exercises them.\n"
    path = rulesdata(game) / PENDING
    path.write_text(head + "".join(f"- {rule}\n" for rule in later) + ("" if later else "[]\n"), encoding="utf-8")
    counts = f"{len(covered(game))} are covered, {len(left_to_table(game))} left to the table"
    print(f"{game}: {len(later)} rules are for later, {counts}")


def main(arguments: Sequence[str] | None = None) -> None:
    """Write the list of every game."""
    parser = argparse.ArgumentParser(prog="python -m tests.coverage_of_rules", description=__doc__)
    parser.parse_args(arguments)
    for each in indexed():
        write_pending(each)


if __name__ == "__main__":
    main()
