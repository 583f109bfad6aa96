"""The golden evenings of La Crique des Pirates: who plays, from which seeds, and what its captains like."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from companion.core.kit.options import SeatOptions
from companion.games.pirates_cove.table.options import Options
from companion.library.texts import texts_in
from companion.table import games
from companion.table.evening import Evening
from companion.table.notebook import transcript
from companion.table.robot import Robot
from tests.support.demonstration import demonstration
from tests.support.recording import Played, Recording, Shelf, an_evening, happened

GAME: Final = games.game("pirates_cove")
SHELF: Final = Shelf(GAME.id, Path(__file__).parent)
TRIES: Final = 40
"""Seeds of which the evening is kept that brings most."""
LIKES: Final = {"flee": 0.2, "pass": 0.2, "card": 0.5}
"""What captains seldom choose."""
MAIN: Final = 0.5
"""How often a captain takes what the big button stands for."""


@dataclass(frozen=True, eq=False)
class Golden:
    """An evening to be recorded. longest: lines of its notebook at most.  brings: kinds of event that have to occur."""

    name: str
    options: Options
    longest: int
    brings: tuple[str, ...]


CREW: Final = (
    SeatOptions("Anne", "green"),
    SeatOptions("Bart", "blue"),
    SeatOptions("Cléo", "orange"),
    SeatOptions("Dirk", "purple"),
    SeatOptions("Elsa", "red"),
)
BRINGS: Final = ("LegendRevealed", "CardPlayed", "RingMoved", "ParrotAboard", "CraftAttached", "YearEnded")
"""Without which no evening is worth keeping."""
GOLDEN: Final = (
    Golden("three_captains", Options(seats=CREW[:3]), 1800, BRINGS),
    Golden("five_captains", Options(seats=CREW), 3200, (*BRINGS, "NavySent")),
)


def sail(golden: Golden, seed: int) -> tuple[Evening, Recording]:
    """One try: a whole year, and the answers of its captains."""
    options = demonstration(GAME.id, golden.options.dump())
    evening, robot = an_evening(GAME.id, options, seed), Robot(seed, LIKES, main=MAIN)
    answers: list[tuple[str, Any]] = []
    while (question := evening.question) is not None:
        answers.append((question.key, robot.answer(question)))
        evening.answer(answers[-1][1])
    return evening, Recording(options, seed, answers)


def record(golden: Golden) -> Played:
    """Of several years keep the one in which most kinds of thing happen, and that can be read."""
    sailed = [sail(golden, seed) for seed in range(TRIES)]
    fitting = [each for each in sailed if is_wanted(golden, each[0])]
    _, recording = max(fitting, key=lambda each: len(happened(each[0])))
    recording.write(SHELF.file(golden.name, "answers.json"))
    return retell(golden)


def is_wanted(golden: Golden, evening: Evening) -> bool:
    """Whether an evening has ended, has brought what it has to, and is short enough to be read."""
    short = transcript(evening.journal, texts_in("fr")).count("\n") < golden.longest
    return evening.over and short and happened(evening) >= set(golden.brings)


def retell(golden: Golden) -> Played:
    """Play the recorded answers and keep what is told of them."""
    played = play(golden)
    SHELF.keep(played)
    return played


def play(golden: Golden) -> Played:
    """Give the recorded answers again."""
    return SHELF.play(golden.name)
