"""The golden games of Pirates CSG: who plays with which fleets, from which seeds, and what its robots like."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from companion.core.kit.options import SeatOptions
from companion.games.pirates_csg.table.options import Options
from companion.library.texts import texts_in
from companion.table import games
from companion.table.evening import Evening
from companion.table.notebook import transcript
from companion.table.robot import Robot
from tests.support.demonstration import demonstration
from tests.support.recording import Played, Recording, Shelf, an_evening, happened

GAME: Final = games.game("pirates_csg")
SHELF: Final = Shelf(GAME.id, Path(__file__).parent)
TRIES: Final = 24
"""Seeds of which the game is kept that brings most."""
LONGEST: Final = 400
"""Answers after which a game is given up."""
LIKES: Final = {"scuttle": 0.005, "drop": 0.05, "end": 0.3, "explore": 4.0, "build": 3.0}
"""What captains like more or less than the rest."""


@dataclass(frozen=True, eq=False)
class Golden:
    """A game to be recorded. fleets: what the players bring, by their seats.  longest: lines of its notebook at most.
    brings: kinds of event that have to occur."""

    name: str
    options: Options
    fleets: dict[str, str]
    longest: int
    brings: tuple[str, ...] = field(default=())


CREW: Final = (SeatOptions("Anne", "green"), SeatOptions("Bart", "blue"), SeatOptions("Cléo", "orange"))
BRINGS: Final = ("ShotsFired", "MastsChanged", "Explored", "GoldLanded", "GameEnded")
"""Without which no game is worth keeping."""
GOLDEN: Final = (
    Golden(
        "forts_and_fire",
        Options(seats=CREW[:2], riposte=True),
        {"fleet-seat-1": "harbour-watch", "fleet-seat-2": "fox-and-weasel"},
        900,
        BRINGS,
    ),
    Golden("three_in_the_fog", Options(seats=CREW, terrain=True), {}, 1400, BRINGS),
)


def sail(golden: Golden, seed: int) -> tuple[Evening, Recording]:
    """One try: a whole game, and the answers of its captains."""
    options = demonstration(GAME.id, golden.options.dump())
    evening, robot = an_evening(GAME.id, options, seed), Robot(seed, LIKES)
    answers: list[tuple[str, Any]] = []
    while (question := evening.question) is not None and len(answers) < LONGEST:
        answers.append((question.key, golden.fleets.get(question.key) or robot.answer(question)))
        evening.answer(answers[-1][1])
    return evening, Recording(options, seed, answers)


def record(golden: Golden) -> Played:
    """Of several games keep the one in which most kinds of thing happen, and that can be read."""
    sailed = [sail(golden, seed) for seed in range(TRIES)]
    fitting = [each for each in sailed if is_wanted(golden, each[0])]
    _, recording = max(fitting, key=lambda each: len(happened(each[0])))
    recording.write(SHELF.file(golden.name, "answers.json"))
    return retell(golden)


def is_wanted(golden: Golden, evening: Evening) -> bool:
    """Whether a game has ended, has brought what it has to, and is short enough to be read."""
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
