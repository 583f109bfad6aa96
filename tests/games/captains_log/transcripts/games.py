"""The golden evenings: how each is recorded, what is kept of it, and how it is played again.

An evening is kept as its options, its seed, and every answer that a person gave, as [question key, answer]; the dice
and the invented cards follow from the seed. Beside it lie the notebook, in the languages of its table, and what the
middle of the table told, in all languages.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any, Final, Literal

from companion.core.questions.kinds import Ask, Draw, Roll
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.options import Difficulty, Mode, Options, SeatOptions
from companion.games.captains_log.model.state import Outcome, State
from companion.journal_views.notebook import transcript
from companion.library import game_registry
from companion.library.texts import texts_in
from companion.session.auto_answers import Answered, Answerer, QuestionPlace, roll
from companion.session.game_session import GameSession
from tests.games.captains_log.transcripts.ingredients import INGREDIENTS, missing
from tests.games.captains_log.transcripts.sailor import Sailor
from tests.games.captains_log.transcripts.tempers import EXPLORER, HUNTER, MISSIONARY, TRADER, Temper
from tests.support.demonstration import demonstration
from tests.support.recording import Lang, Played, Recording, Shelf, an_evening, sailed

GAME: Final = game_registry.game("captains_log")
SHELF: Final = Shelf(GAME.id, Path(__file__).parent)
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
        18,
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


def helped(luck: Luck, seed: int) -> Answerer:
    """Draws and rolls with some luck, so that a long evening sees fog and Kraken and a ship captured."""

    def answer(question: Ask[Any], place: QuestionPlace) -> Answered | None:
        match question:
            case Draw():
                cards = next((cards for key, cards in luck.first.items() if re.fullmatch(key, question.key)), ())
                left = [option.id for option in question.options]
                return next((Answered(card, "dice") for card in cards if card in left), None)
            case Roll() if re.fullmatch(luck.bold, question.key):
                rolls = (roll(question, seed, QuestionPlace(begun=f"{place.begun}/{i}")) for i in (1, 2))
                better, worse = zip(*((max(two), min(two)) for two in zip(*rolls, strict=True)), strict=True)
                attack = question.dice[0].count
                return Answered([*better[:attack], *worse[attack:]], "dice")
        return None

    return answer


def luck(golden: Golden, seed: int) -> tuple[Answerer, ...]:
    """What helps an evening along."""
    return (helped(golden.luck, seed),)


def sail(golden: Golden, seed: int) -> tuple[GameSession, Recording]:
    """One try: the evening as the sailor plays it, and its answers."""
    options = demonstration(GAME.id, golden.options.dump())
    evening = an_evening(GAME.id, options, seed, helped=luck(golden, seed))
    return evening, sailed(evening, Sailor(evening, seed, golden.tempers).answer, golden.over)


def record(golden: Golden) -> Played:
    """Let the sailor play until an evening turns out as it should; keep its answers and its notebooks."""
    seeds = range(golden.seed, golden.seed + TRIES)
    SHELF.record(golden.name, seeds, partial(sail, golden), partial(is_wanted, golden))
    return retell(golden)


def retell(golden: Golden) -> Played:
    """Play the recorded answers and keep what is told of them: words have changed, the rules have not."""
    played = play(golden)
    SHELF.keep(played, golden.langs)
    return played


def play(golden: Golden) -> Played:
    """Give the recorded answers again."""
    return SHELF.play(golden.name, golden.over, partial(luck, golden))


def is_wanted(golden: Golden, evening: GameSession) -> bool:
    """Whether an evening has ended as it should, has brought what it has to, and is short enough to be read."""
    lacks = missing(evening.journal.entries, golden.brings) if golden.brings else []
    notebooks = (transcript(evening.journal, texts_in(lang)) for lang in golden.langs)
    short = all(notebook.count("\n") < golden.longest for notebook in notebooks)
    return ending(evening) == golden.ending and not lacks and short


def ending(evening: GameSession) -> str:
    """How an evening ended, "" if it goes on."""
    outcome: Outcome | None = evening.state.outcome
    return outcome.kind if outcome else ""
