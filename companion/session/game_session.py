"""One session: a game, its journal, and the question of the moment. Every screen and every program plays through it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from operator import attrgetter
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Concatenate, Final, Generic, ParamSpec, Self, TypeVar
from warnings import warn

from companion.core.events.event import Event, Happened
from companion.core.journal.journal import Amended, Entry, Journal, Log
from companion.core.kit.game import Game
from companion.core.questions.kinds import BadAnswer, Form, Question
from companion.core.questions.legal_answers import Answers, answers_to
from companion.core.values.messages import msg
from companion.core.values.seats import Standing
from companion.journal_views import announcement_transcript, notebook
from companion.library.given_cards import GivenCards
from companion.library.texts import texts_in
from companion.session import session_repr, trial
from companion.session.actions import Actions
from companion.session.auto_answers import Answerer
from companion.session.engine import B, Engine, S
from companion.session.history import History
from companion.session.journal_writer import JournalWriter
from companion.session.previews import Previews
from companion.session.rebuilding import take_up
from companion.session.snapshot import Snapshot
from companion.sharing import save_file
from companion.sharing.save_file import SessionOrigin, WhoRolls

P = ParamSpec("P")
R = TypeVar("R")

RENAMED: Final[Mapping[str, str]] = {
    "amend": "correct",
    "asked": "history.asked",
    "asks": "now.asks",
    "cards": "origin.cards",
    "copied_elsewhere": "actions.copied_elsewhere",
    "correctable": "actions.correctable",
    "dice": "origin.dice",
    "do": "actions.do",
    "first": "origin.first",
    "follow": "actions.follow",
    "gather": "previews.gather",
    "gesture": "actions.gesture",
    "glimpse": "previews.glimpse",
    "identity": "origin.identity",
    "judged": "history.judged",
    "listeners": "writer.listeners",
    "lock": "writer.lock",
    "may": "preview",
    "on_turn": "now.on_turn",
    "open_command": "now.command",
    "options": "origin.options",
    "posed": "now.posed",
    "put_to": "now.put_to",
    "redo_caption": "now.redo_caption",
    "revise": "actions.revise",
    "roll_for_me": "actions.roll_for_me",
    "seed": "origin.seed",
    "seen_since": "now.seen_since",
    "serial": "now.serial",
    "settled": "history.settled",
    "state_after": "history.state_after",
    "taken_back_value": "now.taken_back_value",
    "told": "announcements",
    "under_way": "history.under_way",
    "undo_caption": "now.undo_caption",
    "undo_to": "actions.undo_to",
    "wishes": "previews.wishes",
}
"""Names that a session had in version 1, and where it has them now. They go with the next version."""


def _of_actions(
    method: Callable[Concatenate[Actions[Any, Any], P], R],
) -> Callable[Concatenate[GameSession[Any, Any], P], R]:
    """A method of a session that is one of its `actions`."""

    @wraps(method)
    def done(session: GameSession[Any, Any], /, *given: P.args, **named: P.kwargs) -> R:
        return method(session.actions, *given, **named)

    return done


class GameSession(Generic[S, B]):
    """A game being played: it asks, you answer, and everything that happens is an event with its rule.

    `companion.begin` and `companion.load` make one. What programs need stands here; screens and stores use the parts:
    `actions`, `previews`, `history` and `writer`. The constructor is for those who wire a session to a store and
    screens of their own.
    options: plain JSON as the game's `start` takes them.  seed: of the virtual dice.  learn: called with a Form and
    its record when a person has copied a component.  entries: of an evening that is taken up again.  first: a state
    to begin from instead of the start of the game.  identity: by which the store knows it.  stand_ins: whether the app
    plays the seats for which the game stands in.  fold: of these very entries, as far as they were folded before.

    Several threads may use it at once. Changes are made one after the other: whoever wants another one, or a glimpse of
    what would follow, waits for the one under way. Whoever only looks never waits, and sees the table as it was after
    the last change that is on disk: all of it in `now`, each property by itself at the moment at which it is read.
    So an answer given from what was seen quotes the number of its question (`serial`), and is Stale if another thread
    was faster.  Listeners are called after every change, in the thread that made it and before the next one can be
    made: they must not wait for a thread that answers.
    """

    def __init__(
        self,
        game: Game[S, B],
        options: Mapping[str, object],
        *,
        seed: int,
        log: Log | None = None,
        answerers: Sequence[Answerer] = (),
        learn: Callable[[Form, Any], None] | None = None,
        entries: Sequence[Entry] = (),
        first: S | None = None,
        identity: str = "",
        stand_ins: bool = True,
        dice: WhoRolls = "virtual",
        cards: GivenCards = MappingProxyType({}),
    ) -> None:
        origin = SessionOrigin(dict(options), seed, first, dice, cards, identity)
        engine = Engine(game, origin, answerers=answerers, entries=entries, stand_ins=stand_ins)
        self._compose(engine, JournalWriter(engine, log, learn))
        self.writer.commit(lambda: take_up(engine))

    def _compose(self, engine: Engine[S, B], writer: JournalWriter[S, B]) -> None:
        self.game = engine.game
        """The game that is played."""
        self.origin = engine.origin
        """What it began from: options, seed, and by which id the store knows it."""
        self.writer = writer
        """Keeps its journal, and tells who listens."""
        self.actions = Actions(engine, writer)
        """Everything that people may do in it."""
        self.previews = Previews(engine, writer, self._around)
        """What would follow from an answer; nothing of it happens."""
        self.history = History(engine, writer)
        """What was asked and played up to now."""
        self._engine = engine

    @classmethod
    def _around(cls, engine: Engine[S, B], learn: Callable[[Form, Any], None] | None = None) -> Self:
        """A session that nothing keeps, with this state of play."""
        session = cls.__new__(cls)
        session._compose(engine, JournalWriter(engine, None, learn))
        return session

    def copy(self) -> Self:
        """The same session once more, to go on otherwise from here: equal answers bring equal dice. Nothing keeps the
        copy, and nobody listens to it."""
        with self.writer.lock:
            again = self._around(self._engine.copy())
        again.actions.names_draws = self.actions.names_draws
        return again

    def save(self, path: Path | None = None) -> str:
        """The session as a text, which `companion.load` reads; written into a file too where one is named."""
        text = save_file.written(self.game, self.origin, self.journal.entries)
        if path is not None:
            path.write_text(text, encoding="utf-8")
        return text

    def __repr__(self) -> str:
        return session_repr.line(type(self).__name__, self.now, self.origin)

    def _repr_html_(self) -> str:
        """The table as a notebook shows it. A program may know everything, and so may who reads this."""
        return session_repr.html(self.now, texts_in("en"))

    # ------------------------------------------------------------------ how it stands

    @property
    def now(self) -> Snapshot[S, B]:
        """The table after the last change that was written; the properties below are its own.

        Whoever looks at several of them while others play asks once for all.
        """
        return self.writer.written

    @property
    def state(self) -> S:
        """The state of this moment."""
        return self.now.state

    @property
    def question(self) -> Question | None:
        """The question of the moment, the first of several; None when the session is over."""
        return self.now.question

    @property
    def questions(self) -> tuple[Question, ...]:
        """Every question that is open: one, or several where people are asked together."""
        return self.now.questions

    @property
    def legal_answers(self) -> Answers:
        """Everything that may be answered now: iterate over it, or ask whether something is ``in`` it.

        Raises BadAnswer when the session is over.
        """
        if self.question is None:
            raise BadAnswer(msg("core-over"))
        return answers_to(self.question)

    @property
    def over(self) -> bool:
        """Whether the session has ended."""
        return self.question is None

    @property
    def score(self) -> Sequence[Standing]:
        """How everybody came out, the first place first; nothing while the session is not over."""
        return self.game.score(self.state)

    @property
    def journal(self) -> Journal:
        """The journal (read only)."""
        return self.now.journal

    @property
    def events(self) -> tuple[Event[S], ...]:
        """Everything that has happened and is in force, in order, corrections by hand among it."""
        return tuple(entry.event for _, entry in self.journal.live if isinstance(entry, Happened | Amended))

    def notebook(self, lang: str = "en") -> str:
        """The referee's notebook: questions with their answers, and events with their rules. lang: "fr" or "en"."""
        return notebook.transcript(self.journal, texts_in(lang))

    def announcements(self, lang: str = "en") -> str:
        """What is announced, touch after touch: orders for hands, results with their dice, changes, turns of fate."""
        return announcement_transcript.transcript(self.journal, texts_in(lang))

    # ------------------------------------------------------------------ what is done

    answer = _of_actions(Actions.answer)
    answer_defaults = _of_actions(Actions.answer_defaults)
    preview = trial.preview
    correct = _of_actions(Actions.correct)
    undo = _of_actions(Actions.undo)
    redo = _of_actions(Actions.redo)

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """A name of version 1, for one version more."""
            if name not in RENAMED:
                raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")
            warn(f"{name!r} is now {RENAMED[name]!r}", DeprecationWarning, stacklevel=2)
            return attrgetter(RENAMED[name])(self)
