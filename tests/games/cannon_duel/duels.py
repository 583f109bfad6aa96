"""Duels of the app against itself: how much stronger each strength of the sparring partner is than the others.

    python -m tests.games.cannon_duel.duels [DUELS [STRONG WEAK]]

A pair is played from so many seeds, each side beginning as often as the other; every pair unless one is named. What is
told is measured, never asserted here.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import sqrt
from statistics import median
from typing import Final, get_args

from companion.core.frozen import replace
from companion.core.game import Menu
from companion.core.procedure import first_of
from companion.core.questions import Question
from companion.games.cannon_duel.partner import decisions, plans
from companion.games.cannon_duel.table.ids import SeatId
from companion.games.cannon_duel.table.options import STRENGTHS, Options, Strength
from companion.games.cannon_duel.table.state import State
from companion.table.evening import Evening
from companion.table.games import game
from tests.support.demonstration import demonstration
from tests.support.recording import an_evening

MOST: Final = 3000
"""Answers after which a duel is given up."""
DUELS: Final = 100
SURE: Final = 1.96
"""Standard deviations within which 95 of 100 measurements lie."""


def duel(mine: Strength, other: Strength, seed: int) -> State:
    """A whole duel: the first seat as strong as `mine`, the ship of the app as `other`; without an outcome where it
    does not end."""
    agreed = Options(mode="partner", seats=Options().seats[:1], strength=other)
    evening = an_evening("cannon_duel", demonstration("cannon_duel", agreed.dump()), seed)
    for _ in range(MOST):
        question = evening.question
        if question is None:
            break
        evening.answer(said(evening, question, mine, seed))
    found = evening.state
    assert isinstance(found, State)
    return found


def said(evening: Evening, question: Question, strength: Strength, seed: int) -> object:
    """What the app would say in the place of a person, as if it were as strong as that."""
    state, book = evening.state, game("cannon_duel").book
    if question.rule == "CD-SETUP-08" and question.key == "first":
        return f"seat-{1 + seed % 2}"
    if question.who == "table":
        return decisions.usual(question)
    seen = evening.game.view(state, question.who)
    seen = replace(seen, options=replace(seen.options, strength=strength))
    if isinstance(question, Menu):
        return plans.chosen(seen, book, question)[0]
    return decisions.answer(seen, book, question)


@dataclass(frozen=True)
class Measured:
    """What became of the duels of a pair. ways: how those ended that did.  turns: of each of these."""

    strong: Strength
    weak: Strength
    won: int
    lost: int
    ways: Counter[str]
    turns: Sequence[int]
    open: int

    def told(self) -> str:
        """A line for people."""
        ended = self.won + self.lost
        lo, hi = wilson(self.won, ended)
        ways = ", ".join(f"{n} by {way}" for way, n in sorted(self.ways.items()))
        length = f"median {median(self.turns):g} turns" if self.turns else "none ended"
        return (
            f"{self.strong} {self.won}, {self.weak} {self.lost}, not ended {self.open}: "
            f"{100 * self.won / max(1, ended):.1f} % ({100 * lo:.1f} to {100 * hi:.1f}); {ways}; {length}"
        )


def wilson(won: int, of: int) -> tuple[float, float]:
    """Wilson's interval of a share, in which the true one lies 95 times of 100."""
    if not of:
        return 0.0, 1.0
    share, spread = won / of, SURE**2 / of
    middle, around = share + spread / 2, SURE * sqrt((share * (1 - share) + spread / 4) / of)
    return (middle - around) / (1 + spread), (middle + around) / (1 + spread)


def measured(strong: Strength, weak: Strength, duels: int) -> Measured:
    """How many duels each side wins, of those that end, how, and after how many turns."""
    tables = [duel(strong, weak, seed) for seed in range(1, duels + 1)]
    ended = [(s.turn.number, s.outcome) for s in tables if s.outcome is not None]
    won = sum(outcome.winner == SeatId("seat-1") for _, outcome in ended)
    ways = Counter(outcome.by for _, outcome in ended)
    turns = [turn for turn, _ in ended]
    return Measured(strong, weak, won, len(ended) - won, ways, turns, len(tables) - len(ended))


def report(duels: int, pairs: Sequence[tuple[Strength, Strength]]) -> Iterator[str]:
    """A line for each pair, the stronger one first."""
    yield from (measured(strong, weak, duels).told() for strong, weak in pairs)


def strength(told: str) -> Strength:
    """A strength by its name."""
    return first_of(each for each in get_args(Strength) if each == told)


if __name__ == "__main__":
    many = int(sys.argv[1]) if sys.argv[1:] else DUELS
    every = [(strong, weak) for weak, strong in combinations(STRENGTHS, 2)]
    chosen = [(strength(sys.argv[2]), strength(sys.argv[3]))] if sys.argv[3:] else every
    for line in report(many, chosen):
        print(line, flush=True)
