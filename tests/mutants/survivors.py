"""Draws mutants, has them tried, and tells which of them no test noticed."""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

import yaml

from tests.mutants import killing_tests
from tests.mutants.killing_tests import STAGES, Outcome, folder
from tests.mutants.operators import Key, Mutant, changes, mutants
from tests.mutants.workers import Worker, several
from tests.support.figures import Row, record

RULES: Final = Path("companion", "games")
LISTED: Final = Path(__file__).with_name("listed.yaml")


class Unsound(Exception):
    """The tests of a game fail without any change."""


@dataclass(frozen=True)
class Wish:
    """What is to be tried. games: all of them if empty.  sample: how many, None for all.  within: part of the path of a
    file or of the name of a function."""

    games: tuple[str, ...] = ()
    sample: int | None = None
    seed: int = 0
    jobs: int = 1
    within: str = ""


@dataclass
class Tally:
    """What came of it, by game. noticed: of those killed, what the test cites that did it."""

    listed: Counter[str] = field(default_factory=Counter)
    tried: Counter[str] = field(default_factory=Counter)
    noticed: Counter[tuple[str, str]] = field(default_factory=Counter)
    survivors: list[Mutant] = field(default_factory=list)
    began: float = field(default_factory=time.monotonic)

    def add(self, mutant: Mutant, outcome: Outcome) -> None:
        """One mutant has been tried."""
        self.tried[_game(mutant)] += 1
        if outcome.killer:
            told = f"tests of {STAGES[outcome.stage]}" if "::" in outcome.killer else outcome.killer
            self.noticed[_game(mutant), told] += 1
        else:
            self.survivors.append(mutant)

    def lines(self) -> Iterator[str]:
        """The tally, as it is printed."""
        for game in sorted(self.tried | self.listed):
            noticed = Counter({told: n for (of, told), n in self.noticed.items() if of == game})
            left = sum(_game(mutant) == game for mutant in self.survivors)
            by = ", ".join(f"{n} by {told}" for told, n in noticed.most_common())
            yield f"{game}: {self.tried[game]} tried, {noticed.total()} killed ({by}), {left} survived"
            yield f"{' ' * len(game)}  {self.listed[game]} more were drawn that are listed in {LISTED.name}"
        yield f"{time.monotonic() - self.began:.0f} s"


def games() -> tuple[str, ...]:
    """The games that have rules and tests."""
    found = sorted(path.parent.name for path in RULES.glob("*/__init__.py"))
    return tuple(game for game in found if folder(game).is_dir())


def of_game(game: str) -> list[Mutant]:
    """Every change of a game's rules, file by file."""
    return [
        mutant
        for path in sorted((RULES / game).rglob("*.py"))
        for mutant in mutants(path.as_posix(), path.read_bytes())
    ]


def reasons() -> dict[Key, str]:
    """Changes that need not be noticed, each with the reason."""
    entries = yaml.safe_load(LISTED.read_text(encoding="utf-8")) or []
    return {
        (entry["function"], entry["before"], entry["after"], entry.get("again", 0)): entry["reason"]
        for entry in entries
    }


def drawn(wish: Wish) -> tuple[list[Mutant], list[Mutant]]:
    """The mutants to try, in random order, and those drawn besides that are listed."""
    every = [mutant for game in wish.games or games() for mutant in of_game(game)]
    every = [mutant for mutant in every if wish.within in f"{mutant.path} {mutant.function}"]
    Random(wish.seed).shuffle(every)
    known, chosen, listed = reasons(), list[Mutant](), list[Mutant]()
    for mutant in every:
        if len(chosen) + len(listed) == wish.sample:
            break
        if changes(mutant, Path(mutant.path).read_bytes()):
            (listed if mutant.key in known else chosen).append(mutant)
    return chosen, listed


def tried(game: str, found: Sequence[Mutant], jobs: int) -> Iterator[tuple[Mutant, Outcome]]:
    """Each mutant of a game with what came of it, as they come. Raises Unsound where the tests fail as they are."""
    told = Worker(partial(_warm, game, found, jobs)).heard()
    plain: Outcome | None = next(told, None)
    if plain is None or plain.killer or not plain.seconds:
        what = plain.killer if plain else "everything"
        raise Unsound(f"{game}: {what or 'no test'} fails without any change; see {folder(game)}")
    left = []
    for mutant, outcome in told:
        if outcome is None:
            left.append(mutant)
        else:
            yield mutant, outcome
    anew = partial(killing_tests.cold, game=game, usual=plain.seconds)
    yield from ((mutant, outcome or Outcome("a crash")) for mutant, outcome in several(anew, left, jobs))


def _warm(game: str, found: Sequence[Mutant], jobs: int, mouth: killing_tests.Connection) -> None:
    killing_tests.warm(game, found, jobs, mouth)


def run(wish: Wish, keep: Callable[[Tally], None] | None = None) -> int:
    """Try, print every survivor as it is found, then the tally. Exits with 1 if any survived.

    keep: called with the tally when all of them have been tried.
    """
    tally = Tally()
    chosen, listed = drawn(wish)
    tally.listed.update(map(_game, listed))
    try:
        for game in sorted({_game(mutant) for mutant in chosen}):
            for mutant, outcome in tried(game, [each for each in chosen if _game(each) == game], wish.jobs):
                tally.add(mutant, outcome)
                _tell(mutant, outcome, tally, len(chosen))
        if keep is not None:
            keep(tally)
    except KeyboardInterrupt:
        print(f"stopped after {tally.tried.total()} of {len(chosen)}")
    except Unsound as problem:
        print(problem)
        return 2
    print("\n".join(tally.lines()))
    return int(bool(tally.survivors))


def kept(wish: Wish, tree: Path, tally: Tally) -> None:
    """Keep the figures of each game for docs/quality.md of the tree that was copied."""
    for game in sorted(tally.tried | tally.listed):
        survived = sum(_game(mutant) == game for mutant in tally.survivors)
        rows = (
            Row("changes tried", tally.tried[game]),
            Row("survived", survived, wanted="0"),
            Row("drawn besides, and listed", tally.listed[game]),
        )
        within = f" --within {wish.within}" if wish.within else ""
        command = f"python -m tests.mutants --game {game} --sample {wish.sample or 0} --seed {wish.seed}{within}"
        verdict = f"{survived} survived." if survived else "Every change was noticed."
        record(f"mutants-{game}", command, verdict, rows, root=tree)


def _tell(mutant: Mutant, outcome: Outcome, tally: Tally, total: int) -> None:
    """A survivor in full; how far it is, now and then."""
    if not outcome.killer:
        print(f"{mutant.path}:{mutant.line} {mutant.function} ({mutant.operator})")
        print(f"  - {mutant.before}\n  + {mutant.after}", flush=True)
    if (n := tally.tried.total()) % 10 == 0:
        seconds = time.monotonic() - tally.began
        print(f"… {n} of {total}, {len(tally.survivors)} survived, {seconds:.0f} s", file=sys.stderr, flush=True)


def _game(mutant: Mutant) -> str:
    return Path(mutant.path).relative_to(RULES).parts[0]
