"""Writes down the questions that games ask, while their evenings run: `python -m tests.questions_met [GAME ...]`.

It plays the golden evenings, what robots answer, and the tests of the rules, which reach what random evenings seldom
meet, and writes rulesdata/GAME/questions.yaml for `companion.referee.question_keys`. A test says which question is
missing there; then run this again. It takes a quarter of an hour for all games.

Where questions of one kind, rule and text have different keys, what differs stands as ``{name}``; numbers stand as
``{n}``.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, fields
from itertools import takewhile
from typing import Any, Final, NamedTuple

import pytest

from companion.core.procedures.procedure import Run
from companion.core.questions.kinds import Question
from companion.library.game_registry import game_ids
from companion.paths import PACKAGE, rulesdata
from companion.referee.question_keys import FILE, QuestionKey
from companion.session.engine import Engine
from tests.properties.evenings import played

ROOT: Final = PACKAGE.parent
SEEDS: Final = range(1, 13)
STEPS: Final = 400
"""Answers of one of the robots' evenings."""
NAME, NUMBER = "{name}", "{n}"
HEAD: Final = "# The questions that evenings of this game have asked. Written by `python -m tests.questions_met`.\n"


class Site(NamedTuple):
    """What questions have in common that are asked in one place of the rules."""

    kind: str
    rule: str
    text: str


@dataclass
class Met:
    """The questions of a game that were met: by site their keys, which of them were quiet, and groups of options."""

    keys: dict[Site, set[str]]
    quiet: set[Site]
    groups: dict[Site, set[str]]

    @classmethod
    def nothing(cls) -> Met:
        """Before any evening."""
        return cls(defaultdict(set), set(), defaultdict(set))

    def add(self, question: Question) -> None:
        """A question was put."""
        site = Site(question.kind, question.rule, question.text.key)
        self.keys[site].add(re.sub(r"\d+", NUMBER, question.key))
        self.groups[site] |= {option.group for option in getattr(question, "options", ())} - {""}
        if question.quiet:
            self.quiet.add(site)

    def listed(self) -> Iterator[QuestionKey]:
        """One for each key and kind, in order."""
        sites: dict[tuple[str, str], list[Site]] = defaultdict(list)
        for site, keys in self.keys.items():
            for key in in_general(keys):
                sites[key, site.kind].append(site)
        for (key, kind), asked in sorted(sites.items()):
            rules = {site.rule for site in asked}
            yield QuestionKey(
                key,
                kind,
                rules.pop() if len(rules) == 1 else "",
                not self.quiet.isdisjoint(asked),
                tuple(sorted({site.text for site in asked})),
                tuple(sorted({group for site in asked for group in self.groups[site]})),
            )


def in_general(keys: Collection[str]) -> set[str]:
    """Keys of one site, those that end or begin alike as one.

    >>> sorted(in_general({"fire-shots", "passing-shots", "shots", "price-sails", "price-gunner"}))
    ['price-{name}', 'shots', '{name}-shots']
    """
    at_their_ends, left = _alike(keys, -1)
    return set().union(at_their_ends, *_alike(left, 0))


def _alike(keys: Collection[str], part: int) -> tuple[set[str], set[str]]:
    """Those that share their first or last part in one pattern each, and the others as they are."""
    sharing: dict[str, list[list[str]]] = defaultdict(list)
    for key in sorted(keys):
        parts = key.split("-")
        sharing[parts[part]].append(parts)
    patterns, left = set[str](), set[str]()
    for shared, several in sharing.items():
        if len(several) == 1 or shared == NUMBER:
            left |= {"-".join(parts) for parts in several}
            continue
        before = _common(several)
        after = _common([parts[len(before) :][::-1] for parts in several])[::-1]
        whole = before + after
        patterns |= {"-".join([*before, NAME, *after] if len(parts) > len(whole) else parts) for parts in several}
    return patterns, left


def _common(several: Sequence[Sequence[str]]) -> list[str]:
    """The parts with which all begin."""
    columns = takewhile(lambda column: len(set(column)) == 1, zip(*several, strict=False))
    return [column[0] for column in columns]


@contextmanager
def noted() -> Iterator[Mapping[str, Met]]:
    """What is asked meanwhile, by game: what procedures of the package wait at, and the menus between them."""
    met: dict[str, Met] = defaultdict(Met.nothing)
    advance: Callable[..., Any] = Run._advance
    pose: Callable[..., Any] = Engine.pose

    def note(state: object, questions: Iterable[Question]) -> None:
        house, _, rest = type(state).__module__.partition(".games.")
        if house == PACKAGE.name:
            for question in questions:
                met[rest.partition(".")[0]].add(question)

    def advanced(self: Run[Any, Any], value: object) -> object:
        happened = advance(self, value)
        if self._function.__module__.startswith(f"{PACKAGE.name}."):  # a test has procedures of its own
            note(self.state, self.questions)
        return happened

    def posed(self: Engine[Any, Any], following: object) -> None:
        pose(self, following)
        note(self.now, self.menus)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Run, "_advance", advanced)
        patched.setattr(Engine, "pose", posed)
        yield met


def meet(games: Sequence[str]) -> Mapping[str, Met]:
    """Play, and return what was asked. Raises SystemExit where a test fails."""
    folders = [ROOT / "tests" / "games" / game_id / part for game_id in games for part in ("rules", "transcripts")]
    tests = [*filter(_holds_tests, folders), ROOT / "tests" / "properties" / "test_golden_evenings.py"]
    quiet = ("-q", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist", f"--rootdir={ROOT}")
    with noted() as met:
        if code := pytest.main([*quiet, *map(str, tests)]):
            raise SystemExit(f"the tests do not pass ({code}), nothing is written")
        for game_id in games:
            for seed in SEEDS:
                for _ in played(game_id, seed, STEPS):
                    pass
    return met


def _holds_tests(folder: Any) -> bool:
    return any(folder.glob("test_*.py"))


def write(game_id: str, met: Met) -> int:
    """Replace what is written of a game; returns how many questions there are."""
    found = tuple(met.listed())
    usual = {field.name: field.default for field in fields(QuestionKey)}
    lines = []
    for each in found:
        said = {name: value for name in usual if (value := getattr(each, name)) != usual[name]}
        lines.append(f"- {json.dumps(said, ensure_ascii=False)}\n")
    (rulesdata(game_id) / FILE).write_text(HEAD + "".join(lines), encoding="utf-8")
    return len(found)


def main(arguments: Sequence[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.questions_met", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(game_ids())}; all without any")
    games = parser.parse_args(arguments).games or list(game_ids())
    if unknown := sorted(set(games) - set(game_ids())):
        parser.error(f"no such game: {', '.join(unknown)}")
    met = meet(games)
    for game_id in games:
        print(f"{game_id}: {write(game_id, met[game_id])} questions")
    return 0


if __name__ == "__main__":
    sys.exit(main())
