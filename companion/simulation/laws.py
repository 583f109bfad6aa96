"""The laws of the house: what must hold in every evening of every game, checked while one is played.

A law knows no game. What a game has of its own (which pieces there are, what an event brings to the table) it says
itself (`core.kit.game.Game.pieces`, `supplied`).
"""

from __future__ import annotations

import json
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from functools import cache, reduce
from random import Random
from typing import Any, Final, TypeVar

from companion.core.events.event import Event, Occurrence
from companion.core.journal.journal import Entry, Redone, TakenBack, dump_entry, is_personal, load_entry
from companion.core.kit.game import AnyGame
from companion.core.procedures.components import Pieces
from companion.core.procedures.menus import Menu
from companion.core.questions.deck_building import BuildDeck
from companion.core.questions.kinds import TABLE, BadAnswer, Choose, Pick, Question
from companion.core.questions.legal_answers import answers_to
from companion.core.rules.verdicts import Verdict
from companion.core.values.messages import Msg, msg
from companion.library.texts import LANGUAGES, Texts
from companion.paths import PACKAGE
from companion.session.game_session import GameSession

T = TypeVar("T")

LAWS: Final = (
    *("crash", "pieces", "offered", "refused", "fold", "resumed", "undone", "written", "words", "put"),
    *("judged", "luck"),  # see `judging` and `dicing`
)
"""Every law by its name; `sim-law-<name>` says what it demands."""
TRIED: Final = 4
"""Options of one menu whose foresight is looked at, unless everything is."""
READ: Final = 3
"""Times that one message is read out: after that its words are known to be there."""


@dataclass(frozen=True, slots=True)
class BrokenLaw:
    """A broken law."""

    law: str
    text: Msg
    """What was found."""
    mark: str
    """By which the same fault is known again in another evening."""


class Broken(Exception):
    """A law does not hold."""

    def __init__(self, law: str, text: Msg, mark: str = "") -> None:
        super().__init__(f"{law}: {text}")
        self.fault = BrokenLaw(law, text, f"{law} {mark or text.key}")


def crash(error: Exception) -> BrokenLaw:
    """The fault behind an exception that nobody expected, known by its kind and the place where it was raised."""
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if PACKAGE.as_posix() in frame.filename] or list(frames)
    place = f"{ours[-1].filename.rpartition('/')[2]}:{ours[-1].lineno} {ours[-1].name}"
    path = " < ".join(dict.fromkeys(f"{frame.name}:{frame.lineno}" for frame in reversed(ours[-6:])))
    text = msg("sim-fault-crash", error=f"{type(error).__name__}: {error}", place=place, path=path)
    return BrokenLaw("crash", text, f"crash {type(error).__name__} {ours[-1].filename} {ours[-1].name}")


def _under(law: str, check: Callable[[], T]) -> T:
    """What a check finds; an exception in it breaks its law."""
    try:
        return check()
    except Broken:
        raise
    except Exception as error:
        found = crash(error)
        raise Broken(law, found.text, found.mark) from error


_Station = tuple[object, tuple[Question, ...]]
"""Where an evening stood: its state, and what was asked."""

Opens = Callable[[tuple[Entry, ...]], GameSession]
"""Takes the same evening up again from entries."""

_line = json.JSONEncoder(ensure_ascii=False).encode
"""An entry as a line of the journal."""


@cache
def _strict(lang: str) -> Texts:
    """Texts that do not pass over what is missing."""
    return Texts(lang, strict=True)


class Readings:
    """Which messages were read out already, and how often. tongues: in which languages, all of ours if not said."""

    def __init__(self, tongues: Sequence[Callable[[Msg], str]] = ()) -> None:
        self._tongues = tongues or [_strict(lang) for lang in LANGUAGES]
        self._times: dict[str, int] = {}

    def read(self, texts: Iterable[Msg | None]) -> None:
        """Read messages in every language. Raises TextError where words or arguments are missing."""
        for text in texts:
            if text is not None and (times := self._times.get(text.key, 0)) < READ:
                self._times[text.key] = times + 1
                for say in self._tongues:
                    say(text)


class Watch:
    """Stands beside an evening: call `asked` before each answer, `settled` after it and `over` at the end.

    open_again: takes the evening up from entries.  every: at each so many answers the costly laws are checked too.
    only: the one law that is looked at, all of them if not said.
    """

    def __init__(
        self,
        session: GameSession,
        open_again: Opens,
        chance: Random,
        readings: Readings,
        *,
        every: int = 1,
        only: str = "",
    ) -> None:
        self.session = session
        self.bent = False
        """A person has overruled the referee, so that counts may fall below nothing and questions may have no legal
        answer. All methods raise Broken."""
        self._only = only
        self._open_again = open_again
        self._chance = chance
        self._readings = readings
        self._every = every
        self._answers = 0
        self._seen = 0
        self._kept: list[Entry] = []
        self._shadow: object = session.game.start(session.origin.options)
        self._totals = summed(session.game.pieces(self._shadow))
        self._stations: dict[int, _Station] = {}
        self.settled()

    def demands(self, *laws: str) -> bool:
        """Whether one of these laws is looked at."""
        return not self._only or self._only in laws

    # ------------------------------------------------------------------ before an answer

    def asked(self) -> None:
        """What is offered can be had, what is refused is refused and nothing comes of it."""
        questions = self.session.questions
        self._stations[self.session.now.serial] = (self.session.state, questions)
        if self.demands("put"):
            self._put(questions)
        for question in questions:
            self._asked(question)

    def _asked(self, question: Question) -> None:
        if self.demands("words"):
            self._read_out(question)
        if self.demands("offered"):
            self._offered(question)
        if isinstance(question, Choose | Pick) and self.demands("refused"):
            self._refusals(question)
        if isinstance(question, Menu) and self.demands("offered"):
            self._foresight(question)

    def _put(self, questions: Sequence[Question]) -> None:
        """Every question is for the table or for a seat, a secret one for a seat, and none of those asked together is
        asked twice; of the menus of several the first alone may be the table's."""
        seats = [seat.id for seat in self.session.game.seats(self.session.state)]
        asked, keys = [question.who for question in questions], [question.key for question in questions]
        for place, question in enumerate(questions):
            alone = question.secret or (place if self.session.now.apart else len(questions) > 1)
            known = question.who in (seats if alone else (*seats, TABLE))
            if not known or asked.count(question.who) > 1 or keys.count(question.key) > 1:
                raise Broken("put", msg("sim-fault-put", key=question.key, who=question.who), question.key)

    def _offered(self, question: Question) -> None:
        """There is something to choose, and the likely answer is legal, as is what lies ready to be taken."""
        if not self.bent and not answerable(question):
            raise Broken("offered", msg("sim-fault-nothing", key=question.key), question.key)
        likely = question.default
        if likely is not None and not isinstance(question, Menu) and not question.admits(likely):
            raise Broken("offered", msg("sim-fault-likely", key=question.key, value=str(likely)), question.key)
        for ready in question.ready if isinstance(question, BuildDeck) else ():
            if not question.admits(ready.id):
                raise Broken("offered", msg("sim-fault-likely", key=question.key, value=ready.id), ready.id)

    def _read_out(self, question: Question) -> None:
        spoken = [question.text, question.note, question.caption, *question.trail]
        for option in getattr(question, "options", ()):
            spoken += [option.label, option.note, *_said_by(option.verdict)]
        if isinstance(question, Pick):
            spoken += _said_by(question.judged([option.id for option in question.options][: question.most]))
        spoken += [line.label for line in getattr(question, "fields", ())]
        spoken += [part for ready in getattr(question, "ready", ()) for part in (ready.label, ready.note)]
        self._words(spoken)

    def _words(self, spoken: Iterable[Msg | None]) -> None:
        try:
            self._readings.read(spoken)
        except Exception as error:
            raise Broken("words", msg("sim-fault-words", problem=str(error)), str(error)) from error

    def _refusals(self, question: Choose | Pick) -> None:
        serial, state, who = self.session.now.serial, self.session.state, self._answering(question)
        for option in question.options:
            if option.verdict.allowed:
                continue
            try:
                self.session.answer(option.id if isinstance(question, Choose) else [option.id], seat=who)
            except BadAnswer:
                if (self.session.now.serial, self.session.state) == (serial, state):
                    continue
            raise Broken("refused", msg("sim-fault-refused", key=question.key, option=option.id), option.id)

    def _answering(self, question: Question) -> str:
        """Who answers one of the open questions: the first is answered by whoever holds the tablet."""
        return TABLE if question == self.session.question else question.who

    def _foresight(self, menu: Menu) -> None:
        allowed = [option.id for option in menu.options if option.verdict.allowed]
        few = allowed if self._every == 1 or len(allowed) <= TRIED else self._chance.sample(allowed, TRIED)
        before = (self.session.now.serial, self.session.state)
        for option in few:
            try:
                glimpse = self.session.previews.glimpse(option, self._answering(menu))
            except BadAnswer:
                glimpse = None
            if glimpse is None or (self.session.now.serial, self.session.state) != before:
                raise Broken("offered", msg("sim-fault-offered", key=menu.key, option=option), option)

    # ------------------------------------------------------------------ after an answer

    def settled(self) -> None:
        """What was written down is what happened, and every piece is still there."""
        entries = self.session.journal.entries
        fresh = entries[self._seen :]
        self._seen = len(entries)
        self._answers += 1
        if not self.demands("fold", "pieces", "words"):
            return
        if any(isinstance(entry, TakenBack | Redone) for entry in fresh):
            live = (entry for _, entry in self.session.journal.live if isinstance(entry, Occurrence))
            self._shadow = reduce(lambda state, entry: entry.event.apply(state), live, self.session.journal.first)
            self._totals = summed(self.session.game.pieces(self._shadow))
        elif happened := [entry for entry in fresh if isinstance(entry, Occurrence)]:
            self._happened(happened)
        if self._shadow != self.session.state:
            raise Broken("fold", msg("sim-fault-fold", where=difference(self._shadow, self.session.state)))
        self._shadow = self.session.state  # of two equal states that with the same parts is compared faster next time

    def _written(self, entry: Entry) -> Entry:
        """An entry as it would come back from disk."""
        book = self.session.game.events
        line = _line(dump_entry(entry, book))
        loaded = load_entry(json.loads(line), book)
        lost = isinstance(entry, Occurrence) and loaded.event != entry.event  # type: ignore[union-attr]
        if lost or _line(dump_entry(loaded, book)) != line:
            raise Broken("written", msg("sim-fault-written", what=line[:200]), type(entry).__name__)
        return loaded

    def _happened(self, happened: Sequence[Occurrence]) -> None:
        """Nothing appears or vanishes but what the events say."""
        game, steps = self.session.game, []
        expected = Counter(self._totals)
        for event in (entry.event for entry in happened):
            before, self._shadow = self._shadow, event.apply(self._shadow)
            steps.append((event, before, self._shadow))
            expected.update(game.supplied(before, event, self._shadow))
        self._words(entry.line for entry in happened)
        pieces = game.pieces(self._shadow)
        self._totals = summed(pieces)
        if any(expected[kind] != self._totals.get(kind, 0) for kind in expected.keys() | self._totals.keys()):
            for event, before, after in steps:
                _accounted(game, event, before, after)
        for kind, places in () if self.bent else pieces.items():
            for place, count in places.items():
                if count < 0:
                    found = msg("sim-fault-negative", kind=kind, place=place, count=count)
                    raise Broken("pieces", found, f"{kind} {place.rstrip('0123456789')}")

    # ------------------------------------------------------------------ now and then

    @property
    def due(self) -> bool:
        """Whether the costly laws are to be checked after this answer."""
        return self._answers % self._every == 0

    def beside(self) -> Watch:
        """The same evening taken up again on a table of its own, with a watch of its own."""
        session, other = self.taken_up(), copy(self)
        other.session, other._kept, other._stations = session, self._kept[:], {}
        return other

    def taken_up(self) -> GameSession:
        """The same evening read back from what was written; everything stands where it stood."""
        return _under("resumed", self._taken_up)

    def _taken_up(self) -> GameSession:
        game, session = self.session.game, self.session
        raw = json.loads(json.dumps(game.dump(session.state)))
        if (loaded := game.load(raw)) != session.state:
            raise Broken("written", msg("sim-fault-written", what=difference(loaded, session.state)), "state")
        entries = session.journal.entries
        self._kept += [self._written(entry) for entry in entries[len(self._kept) :]]
        again = self._open_again(tuple(self._kept))
        self._kept = again.journal.entries[: len(self._kept)]  # with the states that they made, for the next time
        place = "—" if session.question is None else session.question.key
        for one, other, what in (
            (again.state, session.state, "state"),
            (again.questions, session.questions, "question"),
            (again.now.serial, session.now.serial, "serial"),
        ):
            if one != other:
                found = msg("sim-fault-resumed", what=what, key=place, where=difference(one, other))
                raise Broken("resumed", found, f"{what} {session.now.command and session.now.command.name}")
        return again

    # ------------------------------------------------------------------ at the end

    def over(self) -> None:
        """Undo reaches back to the first question and redo forth again, over the same stations."""
        _under("undone", self._back_and_forth)

    def _back_and_forth(self) -> None:
        session, last = self.session, (self.session.state, self.session.questions)
        steps: list[_Station] = []
        while points := [number for number, entry in session.journal.live if is_personal(entry)]:
            back = points[-1] if self._every == 1 else self._chance.choice(points)
            steps.append((session.state, session.questions))
            session.actions.undo_to(back)
            if back in self._stations:
                self._stands(self._stations[back], "undo")
        for station in reversed(steps):
            session.redo()
            self._stands(station, "redo")
        self._stands(last, "redo")

    def _stands(self, station: _Station, deed: str) -> None:
        state, questions = station
        if self.session.state != state:
            where = difference(self.session.state, state)
            raise Broken("undone", msg("sim-fault-undone", deed=deed, where=where), f"{deed} state")
        if self.session.questions != questions:
            where = difference(self.session.questions, questions)
            raise Broken("undone", msg("sim-fault-undone", deed=deed, where=where), f"{deed} question")


def answerable(question: Question) -> bool:
    """Whether a question has a legal answer; where it has none, the table can only overrule or take back."""
    if not isinstance(question, Choose | Pick):
        return True
    return next(iter(answers_to(question)), None) is not None


def _said_by(verdict: Verdict) -> Iterator[Msg]:
    """The reasons of a verdict, and the words of its sums."""
    yield from (reason.text for reason in verdict.refusals)
    yield from (part for total in verdict.sums for part in (total.label, *(term.label for term in total.terms)))


def summed(pieces: Pieces) -> Mapping[str, int]:
    """How many pieces of each kind there are, wherever they lie."""
    return {kind: sum(places.values()) for kind, places in pieces.items()}


def _accounted(game: AnyGame, event: Event[Any], before: object, after: object) -> None:
    """What an event does to the pieces is what it says. Raises Broken."""
    was, now, flow = summed(game.pieces(before)), summed(game.pieces(after)), game.supplied(before, event, after)
    for kind in sorted(was.keys() | now.keys() | flow.keys()):
        counts = (was.get(kind, 0), now.get(kind, 0), flow.get(kind, 0))
        if counts[0] + counts[2] != counts[1]:
            name = type(event).__name__
            found = msg("sim-fault-pieces", kind=kind, before=counts[0], after=counts[1], flow=counts[2], event=name)
            raise Broken("pieces", found, f"{kind} {name}")


def difference(one: object, other: object) -> str:
    """The first place where two records differ, and how."""
    return next(_differences(one, other, ""), "—")


def _differences(one: object, other: object, path: str) -> Iterator[str]:
    fields = getattr(type(one), "__dataclass_fields__", {})
    if type(one) is type(other) and fields:
        for name, field in fields.items():
            if field.compare and getattr(one, name) != getattr(other, name):
                yield from _differences(getattr(one, name), getattr(other, name), f"{path}.{name}".lstrip("."))
    elif isinstance(one, tuple) and isinstance(other, tuple) and len(one) == len(other):
        for index, (mine, theirs) in enumerate(zip(one, other, strict=True)):
            if mine != theirs:
                yield from _differences(mine, theirs, f"{path}.{index}")
    elif one != other:
        yield f"{path or '·'}: {one!r:.80} / {other!r:.80}"
