"""The golden evenings of La Crique des Pirates: how each is recorded, what is kept of it, and how it is played again.

An evening is kept as its options, its seed, and every answer that a person gave; dice and cards follow from the seed.
Beside it lies the notebook, and what the middle of the table told, in both languages.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final, Literal

from companion.core.copying import Known
from companion.core.journal import Entry
from companion.core.kit.options import SeatOptions
from companion.games.pirates_cove.table.options import Options
from companion.library.sample import load_sample
from companion.library.texts import texts_in
from companion.table import games, told
from companion.table.answerers import from_library, virtual_dice
from companion.table.evening import Evening
from companion.table.notebook import transcript
from companion.table.robot import Robot
from tests.support.demonstration import demonstration
from tests.support.recording import Moment, Recording, begun, happened, replay

HERE: Final = Path(__file__).parent
GAME: Final = games.game("pirates_cove")
TRIES: Final = 40
"""Seeds of which the evening is kept that brings most."""
LIKES: Final = {"flee": 0.2, "pass": 0.2, "card": 0.5}
"""What captains seldom choose."""
MAIN: Final = 0.5
"""How often a captain takes what the big button stands for."""
Lang = Literal["fr", "en"]
LANGS: Final[tuple[Lang, ...]] = ("fr", "en")


@cache
def sample() -> Known:
    """The invented edition."""
    return load_sample(GAME)


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


def file(golden: Golden, ending: str) -> Path:
    """Where something of an evening is kept."""
    return HERE / f"{golden.name}.{ending}"


def an_evening(options: dict[str, Any], seed: int, entries: Sequence[Entry] = ()) -> Evening:
    """An evening of the invented edition with virtual dice, new or taken up again."""

    def look_up(schema: str, subject: str) -> Any:
        values = sample().get((schema, subject))
        return None if values is None else (values, "sample")

    answerers = (virtual_dice(seed, lambda: "virtual"), from_library(look_up))
    return Evening(GAME, options, seed=seed, answerers=answerers, entries=entries)


def sail(golden: Golden, seed: int) -> tuple[Evening, Recording]:
    """One try: a whole year, and the answers of its captains."""
    options = demonstration("pirates_cove", golden.options.dump())
    evening, robot = an_evening(options, seed), Robot(seed, LIKES, main=MAIN)
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
    recording.write(file(golden, "answers.json"))
    return retell(golden)


def is_wanted(golden: Golden, evening: Evening) -> bool:
    """Whether an evening has ended, has brought what it has to, and is short enough to be read."""
    short = transcript(evening.journal, texts_in("fr")).count("\n") < golden.longest
    return evening.over and short and happened(evening) >= set(golden.brings)


def retell(golden: Golden) -> Played:
    """Play the recorded answers and keep what is told of them: words have changed, the rules have not."""
    played = play(golden)
    for lang in LANGS:
        file(golden, f"{lang}.txt").write_text(played.notebooks[lang], encoding="utf-8")
        file(golden, f"told.{lang}.txt").write_text(played.told[lang], encoding="utf-8")
    return played


@dataclass(frozen=True)
class Played:
    """An evening played from its recording: what was asked, and where it stands."""

    golden: Golden
    evening: Evening
    moments: tuple[Moment, ...]

    @cached_property
    def notebooks(self) -> dict[Lang, str]:
        """The notebook in each language."""
        return {lang: transcript(self.evening.journal, texts_in(lang)) for lang in LANGS}

    @cached_property
    def told(self) -> dict[Lang, str]:
        """What the middle of the table told, in each language."""
        return {lang: told.transcript(self.evening.journal, texts_in(lang)) for lang in LANGS}

    def events(self) -> set[str]:
        """Names of the event types that happened."""
        return happened(self.evening)

    def commands(self) -> set[str]:
        """Names of the procedures that were begun."""
        return begun(self.evening)


def play(golden: Golden) -> Played:
    """Give the recorded answers, each to its question. Raises Unscripted where evening and recording part."""
    recording = Recording.read(file(golden, "answers.json"))
    evening = an_evening(recording.options, recording.seed)
    return Played(golden, evening, replay(golden.name, recording, evening, lambda _state: False))
