"""Where a rule is carried out: `python -m tests.where ID …`, and the table of docs/rules.md: `python -m tests.where`.

With the ids of rules, or the beginning of some (CL-FIX), each of those rules is printed with the modules that cite it
and the tests that are marked with it. Without any, the table of docs/rules.md is written anew.

The modules of a family are chosen so that few of them lead to most of its rules: first the one that cites most, then
the one that cites most of those that are left. Modules that only mention a rule beside their own do not come up.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from companion.library.rules import rule_index
from companion.library.texts import say
from companion.paths import PACKAGE, rulesdata
from companion.session.game_registry import game, game_ids
from tests.coverage_of_rules import citations, cited, left_to_table, marks

ROOT: Final = Path(__file__).resolve().parents[1]
PAGE: Final = ROOT / "docs" / "rules.md"
BEGINS: Final = "<!-- rules: python -m tests.where -->"
ENDS: Final = "<!-- /rules -->"
"""Between these two lines of the page nothing is written by hand."""
MOST: Final = 4
"""Modules that are named for a family."""
FAMILY: Final = re.compile(r"[A-Z]+-(?:[A-Z]+\d?(?=-)|\d+|[A-Z]+)")
"""The beginning that the rules of a family share: CL-MOV, BB-17, PC-T1, CSG-KW."""


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the table. modules: each with how many of the rules it cites.  left: rules that none of them cites,
    but those that are left to the table."""

    family: str
    title: str
    rules: tuple[str, ...]
    modules: tuple[tuple[str, int], ...]
    left: tuple[str, ...]


def rows(game_id: str) -> Iterator[Row]:
    """The lines of a game, in the order of its rulebook. Chapters of one family and title share a line."""
    gathered: dict[tuple[str, str], list[str]] = {}
    for chapter in rule_index(game_id).chapters:
        for rule in chapter.rules:
            gathered.setdefault((family(rule), chapter.title["en"]), []).append(rule)
    for (name, title), rules in gathered.items():
        modules, left = chosen(cited(game_id), rules)
        carried_out = tuple(rule for rule in left if rule not in left_to_table(game_id))
        yield Row(name, title, tuple(rules), modules, carried_out)


def family(rule: str) -> str:
    """The family of a rule, as its id begins."""
    found = FAMILY.match(rule)
    assert found is not None, rule
    return found[0]


def chosen(
    by_module: Mapping[str, Counter[str]], rules: Sequence[str]
) -> tuple[tuple[tuple[str, int], ...], tuple[str, ...]]:
    """Few modules that cite most of some rules, each with how many it cites, and the rules that none of them does.

    A table of data is taken where no module cites what is left.
    """
    left, found = dict.fromkeys(rules), list[tuple[str, int]]()

    def worth(name: str) -> tuple[bool, int, int]:
        counts = by_module[name]
        new = sum(rule in counts for rule in left)
        return new > 0 and name.endswith(".py"), new, sum(counts[rule] for rule in rules)

    while left and len(found) < MOST:
        best = max(by_module, key=worth)
        if not worth(best)[1]:
            break
        found.append((best, sum(rule in by_module[best] for rule in rules)))
        left = {rule: None for rule in left if rule not in by_module[best]}
    return tuple(found), tuple(left)


# ---------------------------------------------------------------------- the page


def table() -> str:
    """The tables of all games, as they stand in the page."""
    return "\n".join(line for game_id in game_ids() for line in _table(game_id))


def _table(game_id: str) -> Iterator[str]:
    yield f"\n### {say(game(game_id).title, 'en')}: `companion/games/{game_id}/`\n"
    yield "| family | title | rules | modules |\n| --- | --- | --- | --- |"
    for row in rows(game_id):
        modules = ", ".join(f"`{name}` {count}" for name, count in row.modules)
        more = f", {len(row.left)} elsewhere" if row.left else ""
        yield f"| {row.family} | {row.title} | {len(row.rules)} | {modules or 'left to the table'}{more} |"


def written(page: str) -> str:
    """A page with the table of today between its two marks. Raises ValueError for a page without them."""
    before, mark, rest = page.partition(BEGINS)
    _, end, after = rest.partition(ENDS)
    if not mark or not end:
        raise ValueError(f"the page needs the lines {BEGINS} and {ENDS}")
    return f"{before}{BEGINS}\n{table()}\n\n{ENDS}{after}"


# ---------------------------------------------------------------------- one rule


def told(wanted: str) -> Iterator[str]:
    """The rules that have this id or begin with it: title, places in the code, tests."""
    for game_id in game_ids():
        for rule, entry in rule_index(game_id).rules.items():
            if rule == wanted or rule.startswith((f"{wanted}-", f"{wanted}.")) or family(rule) == wanted:
                yield f"{rule}  {entry.title['en']}"
                yield from (f"  code  {place}" for place in _places(game_id, rule))
                yield from (f"  test  {test}" for test in marks().get(rule, ()))


def _places(game_id: str, rule: str) -> Iterator[str]:
    """Where a rule is cited, modules with most citations first."""
    of_it = [(counts[rule], name) for name, counts in cited(game_id).items() if counts[rule]]
    for _, name in sorted(of_it, key=lambda each: (-each[0], each[1])):
        folder = PACKAGE / "games" / game_id if name.endswith(".py") else rulesdata(game_id)
        lines = (folder / name).read_text(encoding="utf-8").splitlines()
        numbers = [str(number) for number, line in enumerate(lines, 1) if rule in citations(line)]
        path = (folder / name).relative_to(ROOT).as_posix()
        yield f"{path}:{','.join(numbers)}" if numbers else path  # a list of ids may go on in the next line


def main(arguments: Sequence[str] | None = None) -> int:
    """Print where rules are, or write the page. Returns 1 where no rule has such an id."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.where", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("rules", nargs="*", metavar="ID", help="of a rule, or the beginning of some")
    wanted = parser.parse_args(arguments).rules
    if not wanted:
        PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
        print(f"{PAGE.relative_to(ROOT)} is written")
        return 0
    code = 0
    for each in wanted:
        lines = list(told(each))
        print("\n".join(lines) if lines else f"no rule is called {each}")
        code = code if lines else 1
    return code


if __name__ == "__main__":
    sys.exit(main())
