"""Golden evenings of any game: the answers that people gave, kept line by line, and played again strictly.

An evening is kept as its options, its seed, and every answer that a person gave; dice and cards follow from the seed.
Beside it lie the notebook and what the middle of the table told. A game says who plays, from which seeds, with which
settings, and what its robots like; the rest is here.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import unified_diff
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final, Literal

from companion.core.events.event import Happened
from companion.core.journal.journal import Began, Entry
from companion.core.procedures.copied_cards import Known
from companion.core.questions.kinds import Ask
from companion.journal_views import announcement_transcript
from companion.journal_views.notebook import transcript
from companion.library.game_registry import game
from companion.library.sample import load_sample
from companion.library.texts import texts_in
from companion.session.auto_answers import Answered, Answerer, QuestionPlace, from_library, virtual_dice
from companion.session.game_session import GameSession

Lang = Literal["fr", "en"]
LANGS: Final[tuple[Lang, ...]] = ("fr", "en")
Law = Literal["deed", "count"]


class Unscripted(AssertionError):
    """The evening asks what was not recorded, or does not ask what was."""


@dataclass(frozen=True)
class Recording:
    """What is kept of an evening: its options, its seed, and every answer of a person as [question key, answer].

    dice: to what they belong. Those of recordings that say nothing go by the count of procedures, as in the version in
    which they were played; it shows that such evenings go on as they were.
    """

    options: dict[str, Any]
    seed: int
    answers: list[tuple[str, Any]]
    dice: Law = "deed"

    def write(self, path: Path) -> None:
        """One line for each answer, so that a change shows where it happens."""
        said = ",\n".join(f"    {json.dumps(answer, ensure_ascii=False)}" for answer in self.answers)
        options = json.dumps(self.options, ensure_ascii=False)
        head = f'"options": {options},\n  "seed": {self.seed},\n  "dice": "{self.dice}"'
        path.write_text(f'{{\n  {head},\n  "answers": [\n{said}\n  ]\n}}\n', encoding="utf-8")

    @classmethod
    def read(cls, path: Path) -> Recording:
        """Inverse of `write`."""
        raw = json.loads(path.read_text(encoding="utf-8"))
        answers = [(key, value) for key, value in raw["answers"]]
        return cls(raw["options"], raw["seed"], answers, raw.get("dice", "count"))


@dataclass(frozen=True)
class Moment:
    """A question of an evening. entries: written before it.  begun: procedures begun so far.  command: the open one."""

    question: Ask[Any]
    entries: int
    begun: int
    command: str
    state: Any


def replay(name: str, recording: Recording, evening: GameSession, over: Callable[[Any], bool]) -> tuple[Moment, ...]:
    """Give the recorded answers, each to its question. Raises Unscripted where evening and recording part.

    over: whether the recording ends at a state.
    """
    moments = []
    for number, (key, value) in enumerate(recording.answers, 1):
        question = evening.question
        if question is None or over(evening.state):
            raise Unscripted(f"{name} is over; answer {number} of {len(recording.answers)} ({key}) is unused")
        if question.key != key:
            raise Unscripted(f"{name}, answer {number} is for {key!r}, but {question.key!r} is asked")
        moments.append(_moment(evening, question))
        evening.answer(value)
    if evening.question is not None and not over(evening.state):
        raise Unscripted(f"{name}: no answer is left for {evening.question.key!r}")
    return tuple(moments)


def never(_state: Any) -> bool:
    """Where an evening is over only when it asks nothing more."""
    return False


def sailed(
    evening: GameSession,
    answer: Callable[[Ask[Any]], Any],
    over: Callable[[Any], bool] = never,
    most: int | None = None,
) -> Recording:
    """Let somebody play an evening from where it stands; the answers given. most: after which it is given up."""
    answers: list[tuple[str, Any]] = []
    while (question := evening.question) is not None and not over(evening.state) and len(answers) != most:
        answers.append((question.key, answer(question)))
        evening.answer(answers[-1][1])
    return Recording(evening.origin.options, evening.origin.seed, answers)


@cache
def sample(game_id: str) -> Known:
    """The invented edition of a game."""
    return load_sample(game(game_id))


def an_evening(
    game_id: str,
    options: Mapping[str, Any],
    seed: int,
    entries: Sequence[Entry] = (),
    helped: Sequence[Answerer] = (),
    dice: Law = "deed",
) -> GameSession:
    """An evening of the invented edition with virtual dice, new or taken up again. helped: by some luck."""

    def look_up(schema: str, subject: str) -> Any:
        values = sample(game_id).get((schema, subject))
        return None if values is None else (values, "sample")

    dealer = virtual_dice(seed, lambda: "virtual")

    def counted(question: Ask[Any], place: QuestionPlace) -> Answered | None:
        return dealer(question, place._replace(thrown=()))

    answerers = (*helped, dealer if dice == "deed" else counted, from_library(look_up))
    return GameSession(game(game_id), options, seed=seed, answerers=answerers, entries=entries)


@dataclass(frozen=True)
class Shelf:
    """Where the recordings of a game lie, and how they are named."""

    game_id: str
    here: Path

    def file(self, name: str, ending: str) -> Path:
        """Where something of an evening is kept."""
        return self.here / f"{name}.{ending}"

    def recording(self, name: str) -> Recording:
        """The answers of an evening."""
        return Recording.read(self.file(name, "answers.json"))

    def play(
        self,
        name: str,
        over: Callable[[Any], bool] = never,
        helped: Callable[[int], Sequence[Answerer]] = lambda _seed: (),
    ) -> Played:
        """Give the recorded answers, each to its question. Raises Unscripted where evening and recording part.

        over: where the recording ends.  helped: the luck of its seed.
        """
        kept = self.recording(name)
        evening = an_evening(self.game_id, kept.options, kept.seed, helped=helped(kept.seed), dice=kept.dice)
        return Played(name, evening, replay(name, kept, evening, over))

    def record(
        self,
        name: str,
        seeds: Iterable[int],
        sail: Callable[[int], tuple[GameSession, Recording]],
        is_wanted: Callable[[GameSession], bool],
    ) -> None:
        """Keep the answers of the first evening that turns out as it should, of the last one if none does."""
        for seed in seeds:
            evening, recording = sail(seed)
            recording.write(self.file(name, "answers.json"))
            if is_wanted(evening):
                break

    def keep(self, played: Played, langs: Sequence[Lang] = LANGS) -> None:
        """Write down what is told of an evening: words have changed, the rules have not. langs: of its notebook."""
        for lang in LANGS:
            if lang in langs:
                self.file(played.name, f"{lang}.txt").write_text(played.notebooks[lang], encoding="utf-8")
            self.file(played.name, f"announced.{lang}.txt").write_text(played.told[lang], encoding="utf-8")

    def table(self, evenings: Sequence[Played]) -> str:
        """In which of these evenings each command and event type occurs."""
        rows = [" " * 26 + "".join(f"{one.name:>16}" for one in evenings)]
        names = game(self.game_id)
        for kinds, found in (
            (names.procedures, [played.commands() for played in evenings]),
            (names.events.types, [played.events() for played in evenings]),
        ):
            rows += [
                f"{kind:<26}" + "".join(f"{'x' if kind in here else '':>16}" for here in found)
                for kind in sorted(kinds)
            ]
        return "\n".join(rows)


@dataclass(frozen=True)
class Played:
    """An evening played from its recording: what was asked, and where it stands."""

    name: str
    evening: GameSession
    moments: tuple[Moment, ...]

    @cached_property
    def notebooks(self) -> dict[Lang, str]:
        """The notebook in each language."""
        return {lang: transcript(self.evening.journal, texts_in(lang)) for lang in LANGS}

    @cached_property
    def told(self) -> dict[Lang, str]:
        """What the middle of the table told, in each language."""
        return {lang: announcement_transcript.transcript(self.evening.journal, texts_in(lang)) for lang in LANGS}

    def events(self) -> set[str]:
        """Names of the event types that happened."""
        return happened(self.evening)

    def commands(self) -> set[str]:
        """Names of the procedures that were begun."""
        return begun(self.evening)


def _moment(evening: GameSession, question: Ask[Any]) -> Moment:
    opened, journal = evening.now.command, evening.journal
    return Moment(question, len(journal.entries), journal.begun, opened.name if opened else "", evening.state)


def happened(evening: GameSession) -> set[str]:
    """Names of the event types that happened."""
    return {type(entry.event).__name__ for entry in evening.journal.entries if isinstance(entry, Happened)}


def carried_out(evening: GameSession) -> set[str]:
    """Ids of the rules under which anything happened."""
    return {entry.event.rule for entry in evening.journal.entries if isinstance(entry, Happened)}


def begun(evening: GameSession) -> set[str]:
    """Names of the procedures that were begun."""
    return {entry.command.name for entry in evening.journal.entries if isinstance(entry, Began)}


SHOWN = 60
"""Lines of a difference that one reads."""


def reads_as_kept(path: Path, told: str, hint: str) -> None:
    """The notebook of an evening is the one kept in a file, line by line. hint: what to do if a change was meant."""
    kept = path.read_text(encoding="utf-8").splitlines()
    difference = list(unified_diff(kept, told.splitlines(), path.name, "as played now", lineterm="", n=2))
    more = f"\n… and {len(difference) - SHOWN} lines more" if len(difference) > SHOWN else ""
    assert not difference, "\n".join((hint, *difference[:SHOWN])) + more
