"""The state of play of a session: its journal in force, the procedure that is open, and the steps of a change.

Nothing here knows a game's rules, a store or a screen. What changes it is a step of a change that the journal's writer
(`journal_writer`) keeps as a whole or takes back.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from copy import copy
from dataclasses import replace
from typing import Any, Generic, NamedTuple

from typing_extensions import TypeVar

from companion.core.events.event import Happened
from companion.core.journal.dice_luck import luck
from companion.core.journal.journal import PEOPLE, Amended, Began, Ended, Entry, Journal, Said, Source
from companion.core.kit.agenda import Following
from companion.core.kit.game import Game
from companion.core.kit.state import Common
from companion.core.procedures.dice_seeds import COUNTED, Dealt, dealt
from companion.core.procedures.menus import Menu
from companion.core.procedures.procedure import Command, Run
from companion.core.questions.kinds import TABLE, BadAnswer, Form, Question, Roll
from companion.core.questions.question_base import Refused
from companion.core.rules.verdicts import ALLOWED, Verdict
from companion.core.values.messages import Msg, msg
from companion.session.auto_answers import NOWHERE, Answered, Answerer, QuestionPlace, forced, left_unknown, usual
from companion.session.snapshot import Snapshot
from companion.sharing.save_file import SessionOrigin

log = logging.getLogger(__name__)

S = TypeVar("S", bound=Common, default=Any)
"""The state of the game that is played."""
B = TypeVar("B", default=Any)
"""Its printed book."""

REMEMBERED = 256
"""Questions kept with the entries that answer them: an evening asks thousands, people look back at the latest."""


class Stale(BadAnswer):
    """Refuses an answer: its question is no longer open."""

    def __init__(self) -> None:
        super().__init__(msg("core-stale"))


class NotAsked(BadAnswer):
    """Refuses an answer of somebody who was not asked. key: of the question, where it was given ahead."""

    def __init__(self, key: str = "") -> None:
        super().__init__(msg("core-not-asked"), key)


class NotYet(BadAnswer):
    """Refuses an answer for now: its menu comes back as soon as another has done what that one chose."""

    def __init__(self) -> None:
        super().__init__(msg("core-not-yet"))


class StateOfPlay(NamedTuple, Generic[S, B]):
    """Where a state of play stands: the journal, the state at the last menu, the menus, and the open procedure with
    the number of answers that it has had."""

    journal: Journal
    state: S
    menus: tuple[Menu, ...]
    run: Run[S, B] | None
    heard: int


def nothing_ahead(question: Question, place: QuestionPlace) -> Answered | None:
    """Where nobody has answered a question before it is asked."""
    return None


class Engine(Generic[S, B]):
    """What is played just now: the journal, the state that it makes, and the one procedure that is open."""

    def __init__(
        self,
        game: Game[S, B],
        origin: SessionOrigin[S],
        *,
        answerers: Sequence[Answerer] = (),
        entries: Sequence[Entry] = (),
        stand_ins: bool = True,
    ) -> None:
        self.game = game
        """The game that is played."""
        self.origin = origin
        """What the session began from."""
        self.ahead: Answerer = nothing_ahead
        """Answers that somebody gave before their questions are asked."""
        self.copied: list[tuple[Form, Any]] = []
        """What the change under way has copied of printed components."""
        self.state: S = game.start(origin.options) if origin.first is None else origin.first
        """At the last menu, before what the open procedure has done."""
        self.journal = Journal.of(entries, self.state, game.book)
        """Of the change under way; a change begins with a copy of it."""
        self.run: Run[S, B] | None = None
        """The procedure that is open, if any."""
        self.menus: tuple[Menu, ...] = ()
        """The menus that are open, or were when a person began what is under way."""
        self._stand_ins = stand_ins
        """Whether the app plays the seats for which it stands in; else people answer for them."""
        self._answerers = (*answerers, usual, left_unknown)
        self._asked: dict[int, tuple[Question, Verdict]] = {}
        """Questions by the numbers of the entries that answer them, with the verdict then given; the latest ones."""

    def copy(self) -> Engine[S, B]:
        """The same state of play, to go on otherwise from here.

        All is shared but the open procedure: that is run again with its answers.
        """
        other = copy(self)
        other.origin = replace(self.origin, identity="")
        other._asked, other.copied = dict(self._asked), []
        other.run = None if self.run is None else self.run.copy()
        return other

    # ------------------------------------------------------------------ where it stands

    def snapshot(self) -> Snapshot[S, B]:
        """The table as it is, or as it is being changed."""
        run, menus = self.run, self.menus
        if run is None:
            return Snapshot(self.game, self.journal, self.state, menus, None, (), menus)
        return Snapshot(self.game, self.journal, run.state, run.questions, run.command, run.gathered, menus)

    @property
    def now(self) -> S:
        """The state of this moment, with what the open procedure has done."""
        return self.state if self.run is None else self.run.state

    def open_change(self) -> StateOfPlay[S, B]:
        """A change begins, on a copy of the journal. Returns where the state of play stands, to go back to."""
        point = StateOfPlay(self.journal, self.state, self.menus, self.run, 0 if self.run is None else self.run.heard)
        self.journal, self.copied = self.journal.copy(), []
        return point

    def go_back(self, point: StateOfPlay[S, B]) -> None:
        """All since that point has not happened. An open procedure is run again only where it has gone on since."""
        self.journal = point.journal
        self.state, self.menus, run = point.state, point.menus, point.run
        self.run = run if run is None or run.heard == point.heard else run.copy(point.heard)

    @property
    def number(self) -> int:
        """Of the entry that is written next."""
        return len(self.journal.entries)

    def asked(self, number: int) -> tuple[Question, Verdict] | None:
        """The question that entry `number` answered when it was written, with the verdict on the answer; None for one
        that is forgotten."""
        return self._asked.get(number)

    def place(self, question: Question) -> QuestionPlace:
        """Where in what is in force a question is asked."""
        return QuestionPlace(self.dealt(question), str(self.journal.begun))

    def remember(self, number: int, asked: Question, verdict: Verdict) -> None:
        """Keep the question that an entry answers with the verdict, and forget the one that was asked longest ago."""
        self._asked.pop(number, None)
        self._asked[number] = (asked, verdict)
        while len(self._asked) > REMEMBERED:
            del self._asked[next(iter(self._asked))]

    def dealt(self, question: Question) -> tuple[Dealt, ...]:
        """To what the dice of an open question belong."""
        if self.run is None or question.nature != "chance" or (self.journal.version or self.game.version) == COUNTED:
            return ()
        under_way = self.game.canonical(self.run.command)
        return dealt(question, under_way, lambda of: self.journal.thrown.get(of, 0), self.game.deed)

    def pose(self, following: Following) -> None:
        """Put menus to people: one, those of several, or none where something begins by itself or all is over."""
        menus = (following,) if isinstance(following, Menu) else following
        self.menus = menus if isinstance(menus, tuple) else ()

    # ------------------------------------------------------------------ steps of a change

    def begun_from(self, state: S, cmd: Command) -> Run[S, B]:
        """A procedure that is begun in some state."""
        return Run(self.game.procedures[cmd.name], cmd, state, self.game.book)

    def run_aside(self) -> Run[S, B] | None:
        """The open procedure where it stands, to go on with it on the side; None where none is open."""
        return None if self.run is None else self.run.copy()

    def start(self, wanted: Command, label: Msg, source: Source, verdict: Verdict = ALLOWED, who: str = "") -> None:
        """Begin what somebody wants to do. label: what it is called.  verdict: what the rules say of it."""
        over = not verdict.allowed
        caption = msg("core-overruled", command=label) if over else label
        began = Began(self.game.canonical(wanted), source, self.game.version, caption, overruling=over, who=who)
        self.begin(began, verdict)

    def begin(self, began: Began, verdict: Verdict = ALLOWED) -> None:
        """Begin a procedure, up to its first question. verdict: on what was chosen from a menu."""
        if began.source in PEOPLE and self.menus:
            asked = next((menu for menu in self.menus if menu.who == began.who), self.menus[0])
            self.remember(self.number, asked, verdict)
        self.journal.append(began)
        self.run = self.begun_from(self.state, began.command)
        self._record(self.run.start())

    def say(self, value: object, source: Source, *, key: str = "", verdict: Verdict = ALLOWED) -> None:
        """Answer an open question of the procedure. key: which one, the first if it is not said.  verdict: on it."""
        run = self.run
        asked = None if run is None else run.asks(key) if key else run.question
        if run is None or asked is None:
            raise BadAnswer(msg("core-over"))
        self.remember(self.number, asked, verdict)
        overruling = not verdict.allowed
        told = msg("core-said-secret") if asked.secret else asked.public_answer_text(value)
        told = msg("core-overruled", command=told) if overruling else told
        others, secret = len(run.questions) - 1, asked.secret
        chanced = luck(asked, asked.read(value)) if isinstance(asked, Roll) else None
        told_of = asked.caption, told, asked.rule, asked.who
        said = Said(asked.key, value, source, *told_of, overruling, secret, others, chanced, self.dealt(asked))
        self.journal.append(said)
        self._record(run.answer(value, asked.key))
        if isinstance(asked, Form) and asked.kept and source in PEOPLE:
            self.copied.append((asked, value))

    def follow(
        self, plan: Sequence[Began | Said], source: Source, seat: str, *, whole: bool = False, overruling: bool = False
    ) -> None:
        """Take the steps of a plan while this seat is asked, each judged as it is at this table.

        whole: all or none of them, as one deed of a person.  overruling: those that the rules refuse too; of a plan
        those alone that it knew to be refused.
        """
        for step, wanted in enumerate(plan):
            table = self.snapshot()
            question = self._meant(table, wanted) if seat == TABLE else table.put_to(seat)
            source = "kept" if whole and step else source
            match wanted:
                case _ if question is None and seat != TABLE:
                    if step == 0 or whole:
                        raise NotAsked if table.paused(seat) is None else NotYet
                    return
                case Began() if isinstance(question, Menu):
                    who = question.who if table.apart else ""
                    verdict = table.judge(wanted.command, who)
                    if not (verdict.allowed or (overruling and (whole or wanted.overruling))):
                        if step == 0 or whole:
                            raise Refused(verdict)
                        return
                    self.start(wanted.command, wanted.label, source, verdict, who)
                case Said(key=key, value=value) if question is not None and question.key == key and self.run:
                    try:
                        read, verdict = question.judgement(value)
                        if not (verdict.allowed or (overruling and (whole or wanted.overruling))):
                            raise Refused(verdict)
                    except BadAnswer:
                        if step == 0 or whole:
                            raise
                        return
                    self.say(read, source, key=key, verdict=verdict)
                case _ if step == 0 or whole:
                    raise Stale
                case _:
                    return
            self.go_on()

    def _meant(self, table: Snapshot[S, B], wanted: Began | Said) -> Question | None:
        """The open question to which a step of a plan belongs, else the question of the moment."""
        for question in table.questions:
            if isinstance(wanted, Said) and question.key == wanted.key:
                return question
            if isinstance(wanted, Began) and isinstance(question, Menu) and self.game.offered(question, wanted.command):
                return question
        return table.question

    def _record(self, happened: Iterable[Happened]) -> None:
        for event in happened:
            self.journal.append(event)

    def amend(self, amended: Amended) -> None:
        """Set a tracked value by hand; an open question stays open."""
        before = self.now
        if self.run is not None:
            self.run.amend(amended.event)
        else:
            self.state = amended.event.apply(self.state)
        self.journal.append(replace(amended, before=before, after=self.now, book=self.game.book))

    # ------------------------------------------------------------------ what needs no person

    def _offered(self, question: Question, *answerers: Answerer) -> Answered | None:
        """The answer of the first of these answerers that has one."""
        place = self.place(question)
        offers = (answerer(question, place) for answerer in answerers)
        return next((offer for offer in offers if offer is not None), None)

    def certain(self, question: Question) -> Answered | None:
        """The answer that needs neither a person nor chance. What the app will say for a seat it keeps to itself."""
        if question.nature == "chance":
            return forced(question, NOWHERE)
        return self._offered(question, forced, self.ahead, *self._answerers)

    def rolls(self, question: Question) -> bool:
        """Whether the app rolls or draws for a question, without anybody's word."""
        return question.nature == "chance" and self._offered(question, self.ahead, *self._answerers) is not None

    def go_on(self) -> None:
        """Answer what needs no person and begin what begins by itself, up to a person's question or the menu."""
        settled: S | None = None
        while True:
            if self.run is None:
                following = self.game.next(self.state)
                if not isinstance(following, Command):
                    self.pose(following)
                    began = self._chosen_by_app()
                    if began is None:
                        return
                else:
                    began = Began(following, "auto", self.game.version, msg(f"command-{following.name}"))
                if settled is self.state:
                    raise RuntimeError(f"{began.command.name!r} begins by itself and changes nothing")
                settled = self.state
                self.begin(began)
            elif not self.run.questions:
                self.state, self.run = self.run.state, None
                self.journal.append(Ended())
            elif not any(self.answer_alone(question) for question in self.run.questions):
                return

    def _chosen_by_app(self) -> Began | None:
        """What the app begins from the menu of a seat that it plays."""
        apart = len(self.menus) > 1
        for menu in self.menus:
            if (found := self._by_app(menu)) is not None:
                chosen = menu.read(found.value)
                who = menu.who if apart else ""
                return Began(menu.command(chosen), found.source, self.game.version, menu.answer_text(chosen), who=who)
        return None

    def answer_alone(self, question: Question) -> bool:
        """Answer a question that needs no person; whether it was one."""
        found = self._offered(question, forced, self._by_app, self.ahead, *self._answerers)
        if found is None:
            return False
        if found.source == "dice":
            found = self._as_it_fell(question) or found
        read, verdict = question.judgement(found.value)
        if not (verdict.allowed or found.overruling):
            raise Refused(verdict)
        self.say(read, found.source, key=question.key, verdict=verdict)
        return True

    def _as_it_fell(self, question: Question) -> Answered | None:
        """What was thrown or drawn for a question before it was taken back. Where no deed names its dice (`COUNTED`),
        only that makes them fall so again, whoever threw them then."""
        fell = None if self.dealt(question) else self.snapshot().taken_back_value(question.key)
        return None if fell is None or not question.admits(fell) else Answered(fell, "kept")

    def _by_app(self, question: Question, place: QuestionPlace = NOWHERE) -> Answered | None:
        """The answer of a seat that the app plays, from what this seat may know of the table.

        Raises RuntimeError for one that the question refuses: a fault of the game.
        """
        if not self._stand_ins or question.nature == "chance":
            return None
        if question.who not in self.game.app_seats(self.now):
            return None
        value = self.game.stands_in(self.game.view(self.now, question.who), question)
        if value is not None and not question.admits(value):
            raise RuntimeError(f"{self.game.id!r} answers {question.key!r} with {value!r}, which it refuses")
        return None if value is None else Answered(value, "app")

    def settle(self) -> None:
        """Go on only where no question is open: that waits for a touch. A journal that was cut by damage can end
        anywhere, also where a procedure had only to end."""
        if self.run is None or not self.run.questions:
            self.go_on()
