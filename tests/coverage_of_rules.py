"""Which rules of the book the code cites and the tests exercise.

`python -m tests.coverage_of_rules` writes rulesdata/captains_log/pending.yaml anew: the rules that neither are covered
nor left to the table.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import yaml

from companion.library.rules import rule_index
from companion.paths import PACKAGE, rulesdata

GAME: Final = "captains_log"
FOLDER: Final = rulesdata() / GAME
PENDING: Final = FOLDER / "pending.yaml"
LEFT: Final = FOLDER / "left_to_table.yaml"
ABOUT_RULES: Final = ("glossary.yaml", "numbers.yaml", "presets.yaml", "rulings.yaml", PENDING.name, LEFT.name)
"""Data files that name rules without carrying one out; the card tables do, one entry per rule."""

_CITATION: Final = re.compile(r"\bCL-([A-Z]{3})-([A-Z]?\d+(?:(?:, -|/-| and -|\.\.)[A-Z]?\d+)*)")
"""One rule, an enumeration (CL-REP-05, -06) or a range (CL-MKT-10..16)."""


def citations(text: str) -> Iterator[str]:
    """The ids of rules that a text names."""
    for chapter, numbers in _CITATION.findall(text):
        for part in re.split(r", -|/-| and -", numbers):
            first, _, last = part.partition("..")
            letter, width = first.rstrip("0123456789"), len(first.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ"))
            start, end = int(first[len(letter) :]), int((last or first).lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ"))
            yield from (f"CL-{chapter}-{letter}{n:0{width}}" for n in range(start, end + 1))


@cache
def cited_in_code() -> dict[str, str]:
    """Every rule that the game's code or its card tables name, with one file that does."""
    tables = [path for path in sorted(FOLDER.glob("*.yaml")) if path.name not in ABOUT_RULES]
    code = sorted((PACKAGE / "games" / GAME).rglob("*.py"))
    return {rule: path.name for path in (*tables, *code) for rule in citations(path.read_text(encoding="utf-8"))}


@cache
def marked_in_tests() -> dict[str, str]:
    """Every id that a test carries as `pytest.mark.rule(...)`, with one file that does."""
    marked = {}
    for path in sorted(Path(__file__).parent.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                marked.update(dict.fromkeys(_words(node, tree), path.name))
    return marked


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


def covered() -> set[str]:
    """Rules that code carries out and a test exercises."""
    return cited_in_code().keys() & marked_in_tests().keys()


def left_to_table() -> dict[str, dict[str, str]]:
    """Rules that only the table can keep, each with the reason in both languages."""
    entries = yaml.safe_load(LEFT.read_text(encoding="utf-8")) or []
    return {entry["id"]: entry["reason"] for entry in entries}


def pending() -> list[str]:
    """Rules that are for later."""
    return list(yaml.safe_load(PENDING.read_text(encoding="utf-8")) or [])


def main() -> None:
    """Write down what is for later."""
    done = covered() | left_to_table().keys()
    later = [rule for rule in rule_index(GAME).rules if rule not in done]
    head = "# Rules for later: no code carries them out yet, or no test exercises them.\n"
    PENDING.write_text(head + "".join(f"- {rule}\n" for rule in later) + ("" if later else "[]\n"), encoding="utf-8")
    print(f"{len(later)} rules are for later, {len(covered())} are covered, {len(left_to_table())} left to the table")


if __name__ == "__main__":
    main()
