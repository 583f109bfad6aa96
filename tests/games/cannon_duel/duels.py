"""Duels of the app against itself: how much stronger each strength of the sparring partner is than the next lower one,
and the weakest than somebody who plays at random.

    python -m tests.games.cannon_duel.duels [DUELS [STRONG WEAK]] [--record]

A pair is played from so many seeds; each player has each ship and begins as often as the other. What it measures it
judges: each strength beats the next lower in 65 to 80 of 100, the lowest beats random play in 90, every duel ends, and
nobody waits longer than 30 ms for the app to make up its mind.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice
from math import sqrt
from random import Random
from statistics import median, quantiles
from time import perf_counter
from typing import Any, Final, Literal

from companion.core.declared.secrets import covered
from companion.core.procedures.copied_cards import CopiedCard
from companion.core.procedures.menus import Menu
from companion.core.procedures.procedure import Command, Run, first_of
from companion.core.questions.kinds import Draw, Question
from companion.core.questions.legal_answers import answers_to
from companion.core.values.frozen_records import replace
from companion.games.cannon_duel.agenda import AGENDA
from companion.games.cannon_duel.bot import decisions, plans
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import SeatId
from companion.games.cannon_duel.model.options import STRENGTHS, Options, Strength
from companion.games.cannon_duel.model.state import State
from companion.library.game_registry import game
from tests.bench.report import Machine
from tests.support.demonstration import demonstration, sample_of
from tests.support.figures import Row, offered, record

GAME: Final = game("cannon_duel")
RANDOM: Final = "random"
BUTTON: Final = "button"
Player = Strength | Literal["random", "button"]
"""Who plays a ship: the app, somebody who takes any legal answer, somebody who only presses the big button."""
PLAYERS: Final[tuple[Player, ...]] = (RANDOM, *STRENGTHS)
"""The weakest first; each is measured against the next."""
MOST: Final = 6000
"""Answers after which a duel is given up."""
MANY: Final = 200
"""Legal answers of a question among which whoever plays at random chooses."""
DUELS: Final = 1000
SURE: Final = 1.96
"""Standard deviations within which 95 of 100 measurements lie."""
STEP: Final = (0.65, 0.80)
"""Of the duels, how many a strength wins against the next lower one."""
FLOOR: Final = 0.90
"""How many the lowest wins against random play, at least."""
PATIENCE: Final = 0.030
"""Seconds in which 99 of 100 decisions are made, on a quiet machine."""


@dataclass(frozen=True)
class Fought:
    """A duel that is over, or given up. winner: "" for none.  by: how it ended.  turns: how many it took.  thought:
    seconds of each decision of the app."""

    winner: Player | Literal[""]
    by: str
    turns: int
    thought: Sequence[float]


def duel(strong: Player, weak: Player, seed: int) -> Fought:
    """A whole duel, nothing of which is written down. seed: also says who has which ship, and who begins."""
    s, chance = _table(), Random(seed)
    seats = ("seat-1", "seat-2")
    players = dict(zip(seats if seed % 2 else seats[::-1], (strong, weak), strict=True))
    first, thought = seats[seed // 2 % 2], list[float]()
    run: Run[State, Book] | None = None
    for _ in range(MOST):
        if run is None:
            following = AGENDA.next(s, GAME.book)
            if following is None:
                break
            assert not isinstance(following, tuple), "nobody chooses beside somebody else"
            run = _begun(s, following) if isinstance(following, Command) else None
        asked = following if run is None else run.question
        if isinstance(asked, Menu):
            run = _begun(s, asked.command(_told(s, asked, players, chance, thought)))
        elif asked is not None:
            assert run is not None
            by_chance = isinstance(asked, Draw)
            value = chance.choice(asked.options).id if isinstance(asked, Draw) else first
            if not by_chance and asked.key != "first":
                value = _told(run.state, asked, players, chance, thought)
            run.answer(asked.read(value), asked.key)
        assert run is not None
        s, run = run.state, None if run.done else run
    if s.outcome is None:
        return Fought("", "", s.turn.number, thought)
    return Fought(players[s.outcome.winner], s.outcome.by, s.turn.number, thought)


def _begun(s: State, wanted: Command) -> Run[State, Book]:
    run = Run(GAME.procedures[wanted.name], wanted, s, GAME.book)
    run.start()
    return run


def _told(s: State, question: Question, players: dict[str, Player], chance: Random, thought: list[float]) -> Any:
    """What somebody answers; how long the app took for it is added to `thought`."""
    player = players.get(question.who)
    if player is None or player == BUTTON:
        return decisions.usual(question)
    if player == RANDOM:
        return chance.choice(list(islice(answers_to(question), MANY)))
    began = perf_counter()
    value = said(s, question, player)
    thought.append(perf_counter() - began)
    return value


@cache
def _table() -> State:
    """Two people before the first question, with our invented cards."""
    s = GAME.start(demonstration(GAME.id, Options().dump()))
    assert isinstance(s, State)
    for (schema, subject), values in sample_of(GAME.id).items():
        s = s.with_card(CopiedCard(schema, subject, GAME.form(schema, subject).read(dict(values)), "sample"))
    return s


def said(s: State, question: Question, strength: Strength) -> Any:
    """What the app says for a seat, as if it were as strong as that."""
    seen = covered(s, SeatId(question.who))
    seen = replace(seen, options=replace(seen.options, strength=strength))
    if isinstance(question, Menu):
        return plans.chosen(seen, GAME.book, question)[0]
    return decisions.answer(seen, GAME.book, question)


@dataclass(frozen=True)
class Measured:
    """What became of the duels of a pair."""

    strong: Player
    weak: Player
    duels: Sequence[Fought]

    @property
    def ended(self) -> Sequence[Fought]:
        """Those with a winner."""
        return [each for each in self.duels if each.winner]

    @property
    def won(self) -> int:
        """By the stronger player."""
        return sum(each.winner == self.strong for each in self.ended)

    @property
    def share(self) -> float:
        """Of all duels, how many the stronger player wins."""
        return self.won / len(self.duels)

    @property
    def slowest(self) -> float:
        """Seconds in which 99 of 100 decisions were made."""
        return quantiles((second for each in self.duels for second in each.thought), n=100)[-1]

    @property
    def faults(self) -> Iterator[str]:
        """What is not as it is wanted, but for the time that it takes."""
        if len(self.ended) < len(self.duels):
            yield f"{self.strong} and {self.weak}: {len(self.duels) - len(self.ended)} duels did not end"
        lo, hi = (FLOOR, 1.0) if self.weak == RANDOM else STEP
        if not lo <= self.share <= hi:
            yield f"{self.strong} beats {self.weak} in {100 * self.share:.1f} of 100"

    def told(self) -> str:
        """A line for people."""
        lo, hi = wilson(self.won, len(self.duels))
        ways = ", ".join(f"{n} by {way}" for way, n in sorted(Counter(each.by for each in self.ended).items()))
        return (
            f"{self.strong} beats {self.weak} in {self.won} of {len(self.duels)} ({100 * lo:.1f} to {100 * hi:.1f} %), "
            f"{len(self.duels) - len(self.ended)} not ended; {ways}; "
            f"median {median(each.turns for each in self.duels):g} turns, "
            f"most {max(each.turns for each in self.duels)}; p99 {1000 * self.slowest:.1f} ms"
        )


def wilson(won: int, of: int) -> tuple[float, float]:
    """Wilson's interval of a share, in which the true one lies 95 times of 100."""
    if not of:
        return 0.0, 1.0
    share, spread = won / of, SURE**2 / of
    middle, around = share + spread / 2, SURE * sqrt((share * (1 - share) + spread / 4) / of)
    return (middle - around) / (1 + spread), (middle + around) / (1 + spread)


def measured(strong: Player, weak: Player, duels: int) -> Measured:
    """So many duels of a pair, from the seeds 1, 2, 3, …"""
    return Measured(strong, weak, [duel(strong, weak, seed) for seed in range(1, duels + 1)])


def player(told: str) -> Player:
    """A player by name."""
    return first_of(each for each in PLAYERS if each == told)


PAIRS: Final = tuple(zip(PLAYERS[1:], PLAYERS[:-1], strict=True))
"""Each against the next lower one."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, tell, and keep the figures if that is asked for; 1 where anything is not as it is wanted."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("duels", nargs="?", type=int, default=DUELS, help=f"of each pair ({DUELS})")
    parser.add_argument("pair", nargs="*", type=player, metavar="PLAYER", help="the stronger one, then the weaker one")
    offered(parser)
    wanted = parser.parse_args(arguments)
    machine, found = Machine(), list[Measured]()
    for strong, weak in [tuple(wanted.pair)] if wanted.pair else PAIRS:
        found.append(measured(strong, weak, wanted.duels))
        print(found[-1].told(), flush=True)
    faults = [fault for each in found for fault in each.faults]
    for fault in faults:
        print(fault)
    if wanted.record:
        rows = [row for each in found for row in kept(each)]
        verdict = f"{'; '.join(faults)}." if faults else "Each strength beats the next lower one as it is wanted to."
        record("duels", f"python -m tests.games.{GAME.id}.duels {wanted.duels}", verdict, rows, machine=machine)
    return 1 if faults else 0


def kept(pair: Measured) -> Iterator[Row]:
    """The figures of a pair, for docs/quality.md."""
    lo, hi = (FLOOR, 1.0) if pair.weak == RANDOM else STEP
    share = f"{100 * lo:g} to {100 * hi:g}" if hi < 1 else f"at least {100 * lo:g}"
    yield Row(f"{pair.strong} against {pair.weak}, duels", len(pair.duels))
    yield Row(f"{pair.strong} wins", round(100 * pair.share, 1), "of 100", share)
    yield Row("not ended", len(pair.duels) - len(pair.ended), wanted="0")
    yield Row("turns of a duel, median", median(each.turns for each in pair.duels))
    yield Row("a decision, p99", round(1000 * pair.slowest, 1), "ms", f"at most {1000 * PATIENCE:g} ms")


if __name__ == "__main__":
    sys.exit(main())
