"""Statistics of the evenings that ended: who won how often, the best scores, the longest evenings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from pydantic import Field, ValidationError

from companion.core.kit.game import AnyGame
from companion.core.questions.question_base import same_name
from companion.library.dates import day_of
from companion.library.sample import is_sample
from companion.sharing.parcels import Name, ScoreLine, score_lines
from companion.store import SavedEvening

LONGEST: Final = timedelta(hours=12)
"""An evening that took longer was left and taken up again on another day: nobody knows how long people sat there."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody at an evening."""

    name: str
    points: int
    """At its end."""
    won: bool
    """Came first, alone or with others."""


@dataclass(frozen=True, slots=True)
class EndedEvening:
    """An evening that ended."""

    id: str
    """Of the store."""
    game: str
    day: str
    """ISO 8601."""
    minutes: int | None
    """None where nobody knows."""
    people: tuple[Person, ...]
    """Those who sat at it, as they came out."""

    @property
    def winners(self) -> tuple[str, ...]:
        """Who came first."""
        return tuple(person.name for person in self.people if person.won)


@dataclass(frozen=True, slots=True)
class Career:
    """All evenings of somebody."""

    name: str
    evenings: int
    wins: tuple[int, ...]
    """After each evening of all, the first one of all included."""
    best: int


def ended(evenings: Iterable[SavedEvening], game: str = "") -> tuple[EndedEvening, ...]:
    """The evenings that ended, the oldest first, without demonstrations. game: its id, "" for all."""
    found = (
        _ended(saved)
        for saved in evenings
        if saved.sound and saved.finished is not None and game in ("", saved.game) and not is_sample(saved.options)
    )
    return tuple(sorted((each for each in found if each.people), key=lambda each: (each.day, each.id)))


class KeptLine(ScoreLine):
    """A line of a final score as the store keeps it."""

    people: list[Name] = Field(default_factory=list)
    """Whose it is; [] for nobody's, and where nobody knows."""


def kept_lines(played: AnyGame, state: object) -> list[KeptLine]:
    """The final score of an evening, with whose lines these are. state: its last one."""
    names = {seat.id: seat.name for seat in played.seats(state)}
    standings = played.score(state)
    return [
        KeptLine(**dict(line), people=[names[seat] for seat in standing.seats if names.get(seat)])
        for line, standing in zip(score_lines(standings), standings, strict=False)
    ]


def _ended(saved: SavedEvening) -> EndedEvening:
    best: dict[str, ScoreLine] = {}  # somebody may have had several captains
    for line in score_of(saved):
        for name in line.people or ({line.name.fr} & set(seated(saved.options))):
            if name not in best or line.place < best[name].place:
                best[name] = line
    people = tuple(Person(name, line.points, line.place == 1) for name, line in best.items())
    return EndedEvening(saved.id, saved.game, day_of(str(saved.finished)), minutes_of(saved), people)


def score_of(saved: SavedEvening) -> tuple[KeptLine, ...]:
    """The lines of the final score of an evening."""
    return read_score(saved.result)


def read_score(lines: Iterable[Mapping[str, object]]) -> tuple[KeptLine, ...]:
    """The lines of a final score as it is kept; none where damage has made nonsense of them."""
    try:
        return tuple(KeptLine.model_validate(line) for line in lines)
    except ValidationError:
        return ()


def seated(options: Mapping[str, object]) -> tuple[str, ...]:
    """The names of the people who sat at an evening."""
    seats = options.get("seats")
    named = (seat.get("name") for seat in seats if isinstance(seat, Mapping)) if isinstance(seats, list | tuple) else ()
    return tuple(name for name in named if isinstance(name, str) and name)


def minutes_of(saved: SavedEvening) -> int | None:
    """How long people sat at an evening, pauses left out; None where nobody knows.

    Of an evening that was begun before that was counted only the first and the last moment are known: it counts where
    both lie so close together that it was played in one go.
    """
    if saved.played is not None:
        return saved.played // 60
    try:
        took = datetime.fromisoformat(str(saved.finished)) - datetime.fromisoformat(saved.created)
    except (ValueError, TypeError):
        return None
    return int(took.total_seconds()) // 60 if timedelta() <= took <= LONGEST else None


def careers(evenings: Sequence[EndedEvening]) -> tuple[Career, ...]:
    """Everybody who ever sat at one of these evenings, who won most first, then who sat there most often."""
    names: list[str] = []
    for name in dict.fromkeys(person.name for evening in evenings for person in evening.people):
        if not any(same_name(name, known) for known in names):
            names.append(name)
    found = [_career(name, evenings) for name in names]
    return tuple(sorted(found, key=lambda career: (-career.wins[-1], career.evenings, career.name.casefold())))


def _career(name: str, evenings: Sequence[EndedEvening]) -> Career:
    own = [[person for person in evening.people if same_name(person.name, name)] for evening in evenings]
    wins = [0]
    for people in own:
        wins.append(wins[-1] + any(person.won for person in people))
    return Career(name, sum(map(bool, own)), tuple(wins), max(person.points for people in own for person in people))


def longest(evenings: Sequence[EndedEvening], most: int) -> tuple[tuple[EndedEvening, int], ...]:
    """The evenings that took longest, with their minutes."""
    timed = [(evening, evening.minutes) for evening in evenings if evening.minutes is not None]
    return tuple(sorted(timed, key=lambda each: -each[1])[:most])


def best(evenings: Sequence[EndedEvening], most: int) -> tuple[tuple[EndedEvening, Person], ...]:
    """The highest scores of one game."""
    scored = [(evening, person) for evening in evenings for person in evening.people]
    return tuple(sorted(scored, key=lambda each: -each[1].points)[:most])
