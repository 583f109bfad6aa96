"""The golden evenings: how each is recorded, what is kept of it, and how it is played again.

An evening is kept as its options, its seed, and every answer that a person gave, as [question key, answer]; the dice
and the invented cards follow from the seed. Beside it lie the notebook, in the languages of its table, and what the
middle of the table told, in all languages.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final, Literal

from companion.core.copying import Known
from companion.core.journal import Entry
from companion.core.questions import Ask, Draw, Roll
from companion.games.captains_log.table.book import Book
from companion.games.captains_log.table.options import Difficulty, Mode, Options, SeatOptions
from companion.games.captains_log.table.state import State
from companion.library.sample import load_sample
from companion.library.texts import texts_in
from companion.table import games, told
from companion.table.answerers import Answered, Answerer, from_library, roll, virtual_dice
from companion.table.evening import Evening
from companion.table.notebook import transcript
from tests.games.captains_log.transcripts.ingredients import INGREDIENTS, missing
from tests.games.captains_log.transcripts.sailor import Sailor
from tests.games.captains_log.transcripts.tempers import EXPLORER, HUNTER, MISSIONARY, TRADER, Temper
from tests.support.demonstration import demonstration
from tests.support.recording import Moment, Recording, begun, happened, replay

HERE: Final = Path(__file__).parent
GAME: Final = games.game("captains_log")
BOOK: Final[Book] = GAME.book
ROUNDS: Final = 10
"""Length of the evening of two."""


@dataclass(frozen=True)
class Luck:
    """How an evening is helped along. first: what is drawn first, by question key.  bold: key of the rolls in which
    the better of two dice counts for those who attack, the worse for those who defend.
    """

    first: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    bold: str = ""


NO_LUCK: Final = Luck()
CARDS: Final = {
    r".*-card": ("9", "24", "8", "25", "26", "7", "16"),
    r"captain-seat-1-.*": ("zenon_de_somodevilla",),
    r"captain-seat-2-.*": ("mary_read",),
    r"captain-seat-3-.*": ("claude_annebault",),
    r"captain-seat-4-.*": ("fernando_de_magallanes",),
}
"""A wreck, the Kraken, fog, the Kraken twice more, a storm and abundance; a captain for each temper."""
TRIES: Final = 30
"""Seeds that are tried for an evening; dice fall otherwise after every change of the rules."""
LONG_EVENING: Final = 15
"""Rounds of the evening of four, in which nobody has won yet."""
Lang = Literal["fr", "en"]
LANGS: Final[tuple[Lang, ...]] = ("fr", "en")


@cache
def sample() -> Known:
    """The invented edition."""
    return load_sample(GAME)


def _expert(*seats: SeatOptions, mode: Mode = "competitive") -> Options:
    """Every expert rule at once."""
    preset = next(preset for preset in BOOK.presets if preset.id == "expert")
    return Options(
        mode=mode, seats=tuple(replace(seat, board=preset.board) for seat in seats), switches=preset.switches
    )


def _alone() -> Options:
    """A hard solo game: the nations score at night too (CL-SOL-10)."""
    return replace(
        _expert(SeatOptions("Bart", "blue"), mode="solo"),
        enemies=("england", "pirates"),
        difficulty=Difficulty(night_scoring=True, destructions=2, optional_tiles=True, cannon_cap_3=True),
    )


@dataclass(frozen=True, eq=False)
class Golden:
    """An evening to be recorded.

    langs: of its notebooks.  seed: the first to be tried.  over: where the recording ends.  ending: as the outcome
    says, "" if it goes on.  tempers: of the players, if they differ.  luck: that helps it along.  longest: lines of its
    notebook at most.  brings: what has to occur.
    """

    name: str
    langs: tuple[Lang, ...]
    seed: int
    options: Options
    ending: Literal["win", "loss", ""]
    over: Callable[[State], bool] = field(default=lambda s: s.outcome is not None)
    tempers: tuple[Temper, ...] = ()
    luck: Luck = NO_LUCK
    longest: int = 1500
    brings: tuple[str, ...] = ()


GOLDEN: Final = (
    Golden(
        "solo_win",
        ("fr",),
        32,
        Options(seats=(SeatOptions("Anne", "green"),), enemies=("spain", "france"), target=7),
        "win",
    ),
    Golden("solo_loss", ("fr",), 5, _alone(), "loss"),
    Golden(
        "two_players",
        ("en",),
        10,
        Options(mode="competitive", seats=(SeatOptions("Anne", "green"), SeatOptions("Bart", "blue"))),
        "",
        lambda s: s.turn.round > ROUNDS,
    ),
    Golden(
        "four_experts",
        ("fr", "en"),
        6,
        _expert(
            SeatOptions("Anne", "green"),
            SeatOptions("Bart", "blue"),
            SeatOptions("Chloé", "orange"),
            SeatOptions("Dirk", "purple"),
        ),
        "",
        lambda s: s.turn.round > LONG_EVENING,
        tempers=(TRADER, HUNTER, MISSIONARY, EXPLORER),
        luck=Luck(CARDS, r"board-melee"),
        longest=3000,
        brings=tuple(INGREDIENTS),
    ),
)
FOUR: Final = GOLDEN[-1]


def answers_file(golden: Golden) -> Path:
    """Where the answers of an evening are kept."""
    return HERE / f"{golden.name}.answers.json"


def transcript_file(golden: Golden, lang: Lang) -> Path:
    """Where a notebook of an evening is kept."""
    return HERE / f"{golden.name}.{lang}.txt"


def told_file(golden: Golden, lang: Lang) -> Path:
    """Where what the middle of the table told is kept."""
    return HERE / f"{golden.name}.told.{lang}.txt"


def helped(luck: Luck, seed: int) -> Answerer:
    """Draws and rolls with some luck, so that a long evening sees fog and Kraken and a ship captured."""

    def answer(question: Ask[Any], place: str) -> Answered | None:
        match question:
            case Draw():
                cards = next((cards for key, cards in luck.first.items() if re.fullmatch(key, question.key)), ())
                left = [option.id for option in question.options]
                return next((Answered(card, "dice") for card in cards if card in left), None)
            case Roll() if re.fullmatch(luck.bold, question.key):
                rolls = (roll(question, seed, f"{place}/{i}") for i in (1, 2))
                better, worse = zip(*((max(two), min(two)) for two in zip(*rolls, strict=True)), strict=True)
                attack = question.dice[0].count
                return Answered([*better[:attack], *worse[attack:]], "dice")
        return None

    return answer


def an_evening(options: dict[str, Any], seed: int, entries: Sequence[Entry] = (), *, luck: Luck = NO_LUCK) -> Evening:
    """An evening of the invented edition with virtual dice, new or taken up again. luck: that helps it along."""

    def look_up(schema: str, subject: str) -> Any:
        values = sample().get((schema, subject))
        return None if values is None else (values, "sample")

    answerers = (helped(luck, seed), virtual_dice(seed, lambda: "virtual"), from_library(look_up))
    return Evening(GAME, options, seed=seed, answerers=answerers, entries=entries)


def record(golden: Golden) -> Played:
    """Let the sailor play until an evening turns out as it should; keep its answers and its notebooks."""
    any(_sailed(golden, seed) for seed in range(golden.seed, golden.seed + TRIES))
    return retell(golden)


def retell(golden: Golden) -> Played:
    """Play the recorded answers and keep what is told of them: words have changed, the rules have not."""
    played = play(golden)
    for lang in golden.langs:
        transcript_file(golden, lang).write_text(played.notebooks[lang], encoding="utf-8")
    for lang in LANGS:
        told_file(golden, lang).write_text(played.told[lang], encoding="utf-8")
    return played


def _sailed(golden: Golden, seed: int) -> bool:
    """One try: the answers of the sailor are kept; whether that is the evening that was wanted."""
    options = demonstration("captains_log", golden.options.dump())
    evening = an_evening(options, seed, luck=golden.luck)
    sailor, answers = Sailor(evening, seed, golden.tempers), []
    while (question := evening.question) is not None and not golden.over(evening.state):
        answers.append((question.key, sailor.answer(question)))
        evening.answer(answers[-1][1])
    Recording(options, seed, answers).write(answers_file(golden))
    return is_wanted(golden, evening)


def is_wanted(golden: Golden, evening: Evening) -> bool:
    """Whether an evening has ended as it should, has brought what it has to, and is short enough to be read."""
    outcome = evening.state.outcome
    lacks = missing(evening.journal.entries, golden.brings) if golden.brings else []
    short = all(notebook(evening, lang).count("\n") < golden.longest for lang in golden.langs)
    return (outcome.kind if outcome else "") == golden.ending and not lacks and short


@dataclass(frozen=True)
class Played:
    """An evening played from its recording: what was asked, and where it stands."""

    golden: Golden
    evening: Evening
    moments: tuple[Moment, ...]

    @cached_property
    def notebooks(self) -> dict[Lang, str]:
        """The notebook in each of its languages."""
        return {lang: notebook(self.evening, lang) for lang in self.golden.langs}

    @cached_property
    def told(self) -> dict[Lang, str]:
        """What the middle of the table told, in every language."""
        return {lang: told.transcript(self.evening.journal, texts_in(lang)) for lang in LANGS}

    @property
    def ending(self) -> str:
        """How it ended, "" if it goes on."""
        outcome = self.evening.state.outcome
        return outcome.kind if outcome else ""

    def events(self) -> set[str]:
        """Names of the event types that happened."""
        return happened(self.evening)

    def commands(self) -> set[str]:
        """Names of the procedures that were begun."""
        return begun(self.evening)


def play(golden: Golden) -> Played:
    """Give the recorded answers, each to its question. Raises Unscripted where evening and recording part."""
    recording = Recording.read(answers_file(golden))
    evening = an_evening(recording.options, recording.seed, luck=golden.luck)
    return Played(golden, evening, replay(golden.name, recording, evening, golden.over))


def notebook(evening: Evening, lang: str) -> str:
    """The notebook of an evening as it is kept."""
    return transcript(evening.journal, texts_in(lang))
