"""What random evenings never meet: kinds of events, procedures, rules by which an option is refused, endings.

`python -m tests.occurring GAME FILE` reads a run that `companion simulate GAME --keep FILE` kept. It names what neither
occurred nor stands in tests/games/GAME/never.yaml, and returns 1 where there is any; what is listed and occurred
is only remarked. The list gives for each name a test that reaches it, or the reason why nothing does.

With --record its counts are kept for docs/quality.md: evenings, answers, and how much of everything occurred.

`python -m tests.occurring` runs the tests that the lists name, and returns 1 where one does not reach what it is named
for.
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections import defaultdict
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final

import pytest
import yaml

from companion.core.events.event import Event
from companion.core.journal.journal import Amended
from companion.core.procedures.procedure import Context
from companion.core.rules import verdicts
from companion.core.untrusted.untrusted_json import read_json
from companion.library.game_registry import game, game_ids
from companion.library.text_files import read_text
from companion.paths import PACKAGE
from companion.simulation.simulation_run import SimulationRun, load_run
from tests.refusals.watching import outside
from tests.support.about import about
from tests.support.figures import Row, offered, record

ROOT: Final = Path(__file__).resolve().parents[1]
KINDS: Final = ("events", "procedures", "refused", "endings")
"""What is counted, as a `Tally` calls it."""
LABELS: Final = {
    "events": "kinds of events",
    "procedures": "procedures",
    "refused": "rules that refused something",
    "endings": "ways to end",
}
REFUSING: Final = {"refused": 0, "require": 1, "Reason": 0}
"""Which argument is the rule, of the calls by which rules code refuses something."""

Thing = tuple[str, str]
"""One of the kinds, and a name: of a class of events, of a command, of a rule, of an event with its rule."""


@dataclass(frozen=True)
class Entry:
    """Why random evenings need not meet something: the id of a test that reaches it, or a reason."""

    test: str = ""
    why: str = ""


@cache
def known(game_id: str) -> frozenset[Thing]:
    """Everything that could occur in a game. Rules that a refusal only has in a variable are not among it."""
    rules = game(game_id)
    refusing, endings = _refusing(game_id), about(game_id, "evenings").ENDINGS
    names: Sequence[Iterable[str]] = (rules.events.types, rules.procedures, refusing, endings)
    return frozenset((kind, name) for kind, all_of in zip(KINDS, names, strict=True) for name in all_of)


def _refusing(game_id: str) -> Iterator[str]:
    """The rules by which the code of a game refuses something, spelled there or as a constant of its module."""
    for path in sorted((PACKAGE / "games" / game_id).rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        constants = {
            target.id: statement.value
            for statement in tree.body
            if isinstance(statement, ast.Assign | ast.AnnAssign)
            for target in (statement.targets if isinstance(statement, ast.Assign) else [statement.target])
            if isinstance(target, ast.Name)
        }
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and (place := REFUSING.get(ast.unparse(call.func))) is not None:
                for rule in call.args[place : place + 1]:
                    spelled = constants.get(rule.id) if isinstance(rule, ast.Name) else rule
                    if isinstance(spelled, ast.Constant):
                        yield str(spelled.value)


@cache
def listed(game_id: str) -> Mapping[Thing, Entry]:
    """What random evenings of a game need not meet."""
    path = ROOT / "tests" / "games" / game_id / "never.yaml"
    raw = yaml.safe_load(path.read_text(encoding="utf-8"))
    return {(kind, name): Entry(**entry) for kind, names in raw.items() for name, entry in (names or {}).items()}


def occurred(game_id: str, file: Path) -> tuple[SimulationRun, frozenset[Thing]]:
    """A run that was kept, and what its evenings met. Raises ValueError for a run of another game."""
    season = load_run(read_json(read_text(file)))
    if season.game != game_id:
        raise ValueError(f"{file} holds evenings of {season.game}")
    return season, frozenset((kind, name) for kind in KINDS for name in getattr(season.tally, kind))


# ---------------------------------------------------------------------- what tests reach


class Reached:
    """A plugin of pytest that notes what happens while a test runs. met: by the id of the test, without parameters."""

    def __init__(self) -> None:
        self.met: dict[str, set[Thing]] = defaultdict(set)
        self._procedures: dict[CodeType, Thing] = {
            procedure.__code__: ("procedures", name)
            for game_id in game_ids()
            for name, procedure in game(game_id).procedures.items()
        }

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, object, object]:
        """Watch every call of Python code until the test is over."""
        met = self.met[item.nodeid.partition("[")[0]]

        def watch(frame: FrameType, what: str, _: object) -> None:
            if what == "call" and (things := self._things(frame)):
                met.update(things)

        sys.setprofile(watch)
        try:
            return (yield)
        finally:
            sys.setprofile(None)

    def _things(self, frame: FrameType) -> Sequence[Thing]:
        code = frame.f_code
        if code in self._procedures:
            return (self._procedures[code],)
        if code is _HAPPENS:
            return [thing for event in frame.f_locals["events"] for thing in _of_event(event)]
        if code is _AMENDED:
            return _of_event(frame.f_locals["event"])
        if code is _REASON and _by_rules_code(frame):
            return (("refused", frame.f_locals["rule"]),)
        return ()


_HAPPENS: Final = Context.happens.__code__
_AMENDED: Final = Amended.__init__.__code__
_REASON: Final = verdicts.Reason.__init__.__code__


def _of_event(event: Event[Any]) -> Sequence[Thing]:
    name = type(event).__name__
    return ("events", name), ("endings", f"{name} {event.rule}")


def _by_rules_code(frame: FrameType) -> bool:
    """Whether the package, and not a test, gives a reason."""
    by = outside(frame.f_back)
    return by is not None and by.f_code.co_filename.startswith(str(PACKAGE))


def unreached(games: Sequence[str]) -> list[str]:
    """Run the tests that the lists of games name; what is wrong with them, a line each."""
    wanted = [(thing, entry.test) for each in games for thing, entry in listed(each).items() if entry.test]
    reached = Reached()
    tests = sorted({test for _, test in wanted})
    quiet = ("-q", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist")
    code = pytest.main([*quiet, f"--rootdir={ROOT}", *(str(ROOT / test) for test in tests)], [reached])
    wrong = [] if code == pytest.ExitCode.OK else [f"the tests that are named do not pass ({code})"]
    return wrong + [
        f"{test} does not reach {name}" for (kind, name), test in wanted if (kind, name) not in reached.met[test]
    ]


# ---------------------------------------------------------------------- on the command line


def compare(game_id: str, file: Path, *, keep: bool = False) -> int:
    """Hold a run that was kept against the list, and print what differs. Returns 1 for what nobody accounts for.

    keep: whether its figures are kept.
    """
    season, met = occurred(game_id, file)
    of_all = {kind: {thing for thing in known(game_id) if thing[0] == kind} for kind in KINDS}
    for kind, all_of in of_all.items():
        print(f"{kind}: {len(all_of & met)} of {len(all_of)} occurred in {season.tally.evenings} evenings")
    if keep:
        faults, rate = len(season.found), season.tally.answers / max(season.seconds, 1)
        rows = (
            Row("evenings", season.tally.evenings),
            Row("answers", season.tally.answers),
            Row("broken laws", faults, wanted="0"),
            Row("answers a second", round(rate)),
            *(Row(LABELS[kind], f"{len(all_of & met)} of {len(all_of)}") for kind, all_of in of_all.items()),
        )
        command = f"companion simulate {game_id} --evenings {season.tally.evenings} --seed {season.seed}"
        verdict = f"{faults} laws were broken." if faults else "No law was broken."
        record(f"evenings-{game_id}", command, verdict, rows)
    missing = sorted(known(game_id) - met - listed(game_id).keys())
    for kind, name in missing:
        print(f"{kind}: {name} never occurred, and is not listed")
    for kind, name in sorted(listed(game_id).keys() & met):
        print(f"{kind}: {name} is listed, and occurred")
    return int(bool(missing))


def main(arguments: Sequence[str] | None = None) -> int:
    """The command. Returns 1 when something is not accounted for."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.occurring", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="?", choices=game_ids(), metavar="GAME", help="one of: %(choices)s")
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="what `simulate --keep` has kept")
    offered(parser)
    options = parser.parse_args(arguments)
    if options.game:
        if options.file is None:
            parser.error("FILE is missing")
        return compare(options.game, options.file, keep=options.record)
    wrong = unreached(game_ids())
    print(*wrong, sep="\n")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
