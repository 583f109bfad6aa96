"""The golden evenings of Barbe Noire: who plays, from which seeds, by which tempers, and what has to come of it."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

from companion.core.kit.options import SeatOptions
from companion.core.questions.kinds import Ask, Draw, Roll
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.options import Options
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.supply import action_deck
from companion.journal_views.notebook import transcript
from companion.library import game_registry
from companion.library.texts import texts_in
from companion.session.auto_answers import Answered, Answerer, QuestionPlace, roll
from companion.session.game_session import GameSession
from tests.games.blackbeard.transcripts.corsair import Corsair
from tests.games.blackbeard.transcripts.ingredients import INGREDIENTS, missing
from tests.games.blackbeard.transcripts.tempers import COURTIER, HUNTER, RAIDER, Temper
from tests.support.demonstration import demonstration
from tests.support.recording import LANGS, Played, Recording, Shelf, an_evening, sailed

GAME: Final = game_registry.game("blackbeard")
SHELF: Final = Shelf(GAME.id, Path(__file__).parent)
BOOK: Final[Book] = GAME.book
TRIES: Final = 60
"""Seeds that are tried for an evening; dice fall otherwise after every change of the rules."""
OFTEN: Final = ("C", "C", "E", "F", "F")
"""Random Events that come more often than others: scurvy, a Letter of Marque, a test of Popularity."""
THROWS: Final = 3
"""Of so many throws or cards the best counts where an evening is helped."""
CARDS: Final = 130
"""Action cards of the evening of three."""


@dataclass(frozen=True, eq=False)
class Golden:
    """An evening to be recorded.

    seed: the first to be tried.  over: where the recording ends.  ended: whether the game has ended there.  tempers: of
    the players.  helped: by some luck.  longest: lines of its
    notebook at most.  brings: what has to occur.
    """

    name: str
    seed: int
    options: Options
    over: Callable[[State], bool] = field(default=lambda s: s.outcome is not None)
    ended: bool = True
    tempers: tuple[Temper, ...] = ()
    helped: bool = False
    longest: int = 1500
    brings: tuple[str, ...] = ()


GOLDEN: Final = (
    Golden(
        "solitaire",
        13,
        Options(seats=(SeatOptions("Anne", "green"),)),
        tempers=(HUNTER,),
        longest=2500,
        brings=("a prize", "a sale", "a battle", "a repair", "a Search", "scurvy"),
    ),
    Golden(
        "three_players",
        21,
        Options(
            mode="competitive",
            seats=(SeatOptions("Anne", "green"), SeatOptions("Bart", "blue"), SeatOptions("Chloé", "orange")),
        ),
        lambda s: s.outcome is not None or s.turn.cards > CARDS,
        ended=False,
        tempers=(HUNTER, RAIDER, COURTIER),
        helped=True,
        longest=2500,
        brings=tuple(INGREDIENTS),
    ),
)
ALONE, THREE = GOLDEN


def helped(seed: int) -> Answerer:
    """Some luck, so that one evening sees much: Random Events of every letter, rich cargoes, a Crown that listens, and
    pirates who live long enough to retire."""

    def answer(question: Ask[Any], place: QuestionPlace) -> Answered | None:
        def throws() -> list[tuple[int, ...]]:
            return [roll(question, seed, QuestionPlace(begun=f"{place.begun}/{i}")) for i in range(THROWS)]

        match question:
            case Draw(key="event-card"):
                return Answered(_by_letter(question, Random(f"{seed}/{place.begun}")), "dice")
            case Draw(key="prize-cargo-card"):
                return Answered(
                    max(
                        (roll(question, seed, QuestionPlace(begun=f"{place.begun}/{i}")) for i in range(THROWS)),
                        key=int,
                    ),
                    "dice",
                )
            case Roll(key="retire" | "petition"):
                return Answered(min(throws()), "dice")
            case Roll() if re.fullmatch(r".*-battle-\d+-round-\d+", question.key):
                own = question.dice[0].count
                return Answered(max(throws(), key=lambda rolled: sum(rolled[:own]) - sum(rolled[own:])), "dice")
        return None

    return answer


def _by_letter(question: Draw, chance: Random) -> str:
    """The card of a Random Event by its letter first, those of OFTEN more often."""
    letters: dict[str, list[str]] = {}
    for option in question.options:
        letters.setdefault(action_deck.printed(BOOK, int(option.id)).event.value, []).append(option.id)
    return chance.choice(letters[chance.choice([*sorted(letters), *OFTEN])])


def luck(golden: Golden, seed: int) -> tuple[Answerer, ...]:
    """What helps an evening along, if anything does."""
    return (helped(seed),) if golden.helped else ()


def sail(golden: Golden, seed: int) -> tuple[GameSession, Recording]:
    """One try: the evening as the corsair plays it, and its answers."""
    options = demonstration("blackbeard", golden.options.dump())
    evening = an_evening(GAME.id, options, seed, helped=luck(golden, seed))
    return evening, sailed(evening, Corsair(evening, seed, golden.tempers).answer, golden.over)


def record(golden: Golden) -> Played:
    """Let the corsair play until an evening turns out as it should; keep its answers and its notebooks."""
    seeds = range(golden.seed, golden.seed + TRIES)
    SHELF.record(golden.name, seeds, partial(sail, golden), partial(is_wanted, golden))
    return retell(golden)


def retell(golden: Golden) -> Played:
    """Play the recorded answers and keep what is told of them: words have changed, the rules have not."""
    played = play(golden)
    SHELF.keep(played)
    return played


def is_wanted(golden: Golden, evening: GameSession) -> bool:
    """Whether an evening has ended as it should, has brought what it has to, and is short enough to be read."""
    if (evening.state.outcome is not None) != golden.ended or missing(evening.journal.entries, golden.brings):
        return False
    return all(transcript(evening.journal, texts_in(lang)).count("\n") < golden.longest for lang in LANGS)


def play(golden: Golden) -> Played:
    """Give the recorded answers again."""
    return SHELF.play(golden.name, golden.over, lambda seed: luck(golden, seed))
