"""Duels of the app against itself: how much stronger each strength of the sparring partner is than the one below.

    python -m tests.games.cannon_duel.duels [DUELS]

Every pair is played from so many seeds, each side beginning as often as the other; what is told is measured, never
asserted here.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Final

from companion.core.frozen import replace
from companion.core.game import Menu
from companion.core.questions import Question
from companion.games.cannon_duel.partner import decisions, plans
from companion.games.cannon_duel.table.ids import SeatId
from companion.games.cannon_duel.table.options import STRENGTHS, Options, Strength
from companion.games.cannon_duel.table.records import Ending
from companion.games.cannon_duel.table.state import State
from companion.table.evening import Evening
from companion.table.games import game
from tests.support.demonstration import demonstration
from tests.support.recording import an_evening

MOST: Final = 3000
"""Answers after which a duel is given up."""
DUELS: Final = 100


def duel(mine: Strength, other: Strength, seed: int) -> Ending | None:
    """A whole duel: the first seat as strong as `mine`, the ship of the app as `other`; None where it does not end."""
    agreed = Options(mode="partner", seats=Options().seats[:1], strength=other)
    evening = an_evening("cannon_duel", demonstration("cannon_duel", agreed.dump()), seed)
    for _ in range(MOST):
        question = evening.question
        if question is None:
            break
        evening.answer(said(evening, question, mine, seed))
    found = evening.state
    assert isinstance(found, State)
    return found.outcome


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


def measured(mine: Strength, other: Strength, duels: int) -> Counter[str]:
    """How many duels each side wins, of those that end, and how."""
    tally: Counter[str] = Counter()
    for seed in range(1, duels + 1):
        ending = duel(mine, other, seed)
        if ending is None:
            tally["open"] += 1
        else:
            tally[mine if ending.winner == SeatId("seat-1") else other] += 1
            tally[ending.by] += 1
    return tally


def report(duels: int) -> Iterator[str]:
    """A line for each pair of strengths."""
    for weak, strong in combinations(STRENGTHS, 2):
        tally = measured(strong, weak, duels)
        share = 100 * tally[strong] / max(1, tally[strong] + tally[weak])
        ways = f"{tally['sunk']} by sinking, {tally['officers']} by officers, {tally['open']} not ended"
        yield f"{strong} against {weak}: {share:.0f} % of {duels} duels ({ways})"


if __name__ == "__main__":
    for line in report(int(sys.argv[1]) if sys.argv[1:] else DUELS):
        print(line, flush=True)
