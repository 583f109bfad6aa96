"""Where a rule is carried out: `python -m tests.where ID …`, and the tables of all games: `python -m tests.where`.

With the ids of rules, or the beginning of some (CL-FIX), each of those rules is printed with the modules that cite it
and the tests that are marked with it. Without any, the table of families is written anew that ends the docstring of
each game's package.

Each rule stands with the module that cites it most often, of several with the one that cites most of its family. What
only defines data or corrects them carries out a rule where nothing else cites it.
"""

from __future__ import annotations

import argparse
import re
import sys
import textwrap
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from companion.library.game_registry import game_ids
from companion.library.rules import rule_index
from companion.paths import PACKAGE, rulesdata
from tests.coverage_of_rules import citations, cited, left_to_table, marks

ROOT: Final = Path(__file__).resolve().parents[1]
BEGINS: Final = "Its rules by family, with the modules that carry them out (written by `python -m tests.where`):"
"""From this line to the end of a game's docstring nothing is written by hand."""
INDENT, WIDTH, QUOTES = " " * 4, 120, '"""'
ASIDE: Final = ("model/", "corrections.py", "forms.py", "inventory.py", "lessons.py", "state_validation.py")
"""How the names of modules begin that tell of rules which others carry out."""
FAMILY: Final = re.compile(r"[A-Z]+-(?:[A-Z]+\d?(?=-)|\d+|[A-Z]+)")
"""The beginning that the rules of a family share: CL-MOV, BB-17, PC-T1, CSG-KW."""


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the table. modules: each with those of the rules that it carries out.  left: those of none."""

    family: str
    title: str
    rules: tuple[str, ...]
    modules: Mapping[str, Sequence[str]]
    left: Sequence[str]


def rows(game_id: str) -> Iterator[Row]:
    """The lines of a game, in the order of its rulebook. Chapters of one family and title share a line."""
    gathered: dict[tuple[str, str], list[str]] = {}
    for chapter in rule_index(game_id).chapters:
        for rule in chapter.rules:
            gathered.setdefault((family(rule), chapter.title["en"]), []).append(rule)
    for (name, title), rules in gathered.items():
        left = [rule for rule in rules if rule in left_to_table(game_id)]
        yield Row(name, title, tuple(rules), chosen(cited(game_id), rules), left)


def family(rule: str) -> str:
    """The family of a rule, as its id begins."""
    found = FAMILY.match(rule)
    assert found is not None, rule
    return found[0]


def chosen(by_module: Mapping[str, Counter[str]], rules: Sequence[str]) -> Mapping[str, Sequence[str]]:
    """The modules that carry out some rules, each with its own, most first; a rule that none cites is left out."""
    code = {name: counts for name, counts in by_module.items() if name.endswith(".py")}
    share = {name: sum(rule in counts for rule in rules) for name, counts in code.items()}
    found: dict[str, list[str]] = {}
    for rule in rules:
        if citing := [name for name in code if code[name][rule]]:
            home = max(citing, key=lambda name: (not name.startswith(ASIDE), code[name][rule], share[name]))
            found.setdefault(home, []).append(rule)
    return dict(sorted(found.items(), key=lambda each: -len(each[1])))


# ---------------------------------------------------------------------- the tables


def contents(game_id: str) -> Path:
    """The file whose docstring is a game's table of contents."""
    return PACKAGE / "games" / game_id / "__init__.py"


def table(game_id: str) -> str:
    """The families of a game, as they stand in its docstring: behind a module the ends of the ids of its rules."""
    found = list(rows(game_id))
    width = max(len(row.family) for row in found) + 2
    return "\n".join(line for row in found for line in _lines(row, width))


def _lines(row: Row, width: int) -> list[str]:
    places = {**{name.removesuffix(".py"): rules for name, rules in row.modules.items()}, "left to the table": row.left}
    told = []
    for place, rules in places.items():
        ends = () if len(rules) == len(row.rules) else (each.removeprefix(row.family).lstrip("-.") for each in rules)
        told += [" ".join([place, *ends])] if rules else []
    title, where = row.title.replace("\u2019", "'"), ", ".join(told)
    words = f"{row.family:<{width}}{title}: {where}"
    return textwrap.wrap(words, WIDTH, initial_indent=INDENT, subsequent_indent=INDENT + " " * width)


def written(game_id: str, source: str) -> str:
    """The source of a game's package with the table of today at the end of its docstring.

    Raises ValueError for a package without a docstring.
    """
    before, opening, rest = source.partition(QUOTES)
    told, closing, after = rest.partition(QUOTES)
    if before or not opening or not closing:
        raise ValueError(f"the package of {game_id} must begin with a docstring")
    return f"{QUOTES}{told.partition(BEGINS)[0].rstrip()}\n\n{BEGINS}\n\n{table(game_id)}\n{QUOTES}{after}"


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
    """Print where rules are, or write the tables. Returns 1 where no rule has such an id."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.where", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("rules", nargs="*", metavar="ID", help="of a rule, or the beginning of some")
    wanted = parser.parse_args(arguments).rules
    if not wanted:
        for game_id in game_ids():
            path = contents(game_id)
            path.write_text(written(game_id, path.read_text(encoding="utf-8")), encoding="utf-8")
        print(f"{len(game_ids())} tables are written")
        return 0
    code = 0
    for each in wanted:
        lines = list(told(each))
        print("\n".join(lines) if lines else f"no rule is called {each}")
        code = code if lines else 1
    return code


if __name__ == "__main__":
    sys.exit(main())
