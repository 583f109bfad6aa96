"""The machinery of an evening: a journal in force, the procedure that is open, and how both are rebuilt.

Nothing here knows a game's rules or a screen. Every change goes through `_commit`, which writes first and tells then.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from threading import RLock
from typing import Any, Generic

from typing_extensions import TypeVar

from companion.core.events.event import Event
from companion.core.journal.dice_luck import luck
from companion.core.journal.journal import (
    PEOPLE,
    Amended,
    Began,
    Ended,
    Entry,
    Happened,
    Journal,
    Log,
    MemoryLog,
    Said,
    Source,
    TakenBack,
)
from companion.core.journal.snapshots import Snapshots
from companion.core.kit.agenda import Following
from companion.core.kit.game import Game
from companion.core.kit.state import Common
from companion.core.procedures.dice_seeds import COUNTED, Dealt, dealt
from companion.core.procedures.game_parts import Menu
from companion.core.procedures.procedure import Command, Run
from companion.core.questions.kinds import TABLE, BadAnswer, Form, Question, Roll
from companion.core.questions.question_base import Refused
from companion.core.rules.verdicts import ALLOWED, Verdict
from companion.core.values.messages import Msg, msg
from companion.session.auto_answers import NOWHERE, Answered, Answerer, QuestionPlace, forced, left_unknown, usual
from companion.session.snapshot import Moment

log = logging.getLogger(__name__)

S = TypeVar("S", bound=Common, default=Any)
"""The state of the game that is played."""
B = TypeVar("B", default=Any)
"""Its printed book."""

REMEMBERED = 256
"""Questions kept with the entries that answer them: an evening asks thousands, people look back at the latest."""


class Stale(BadAnswer):
    """The answer belongs to a question that is no longer open."""

    def __init__(self) -> None:
        super().__init__(msg("core-stale"))


class NotAsked(BadAnswer):
    """The answer comes from somebody who was not asked. key: of the question, where it was given ahead."""

    def __init__(self, key: str = "") -> None:
        super().__init__(msg("core-not-asked"), key)


class NotYet(BadAnswer):
    """The answer belongs to a menu that comes back as soon as another has done what that one chose."""

    def __init__(self) -> None:
        super().__init__(msg("core-not-yet"))


class Machine(Generic[S, B]):
    """A game, its journal, and the question of the moment, without what people do to them (see `GameSession`)."""

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
        fold: Snapshots[S] | None = None,
    ) -> None:
        self.game = game
        """The game that is played."""
        self.options = dict(options)
        """Plain JSON as the game's `start` takes them."""
        self.seed = seed
        """Of the virtual dice."""
        self.identity = identity
        """By which the store knows the evening, "" where nothing keeps it."""
        self.lock = RLock()
        """Held by whoever changes something or foresees what would follow."""
        self.listeners: list[Callable[[], None]] = []
        """Called after every change, in the thread that made it."""
        self._log = log or MemoryLog()
        self._stand_ins = stand_ins
        """Whether the app plays the seats for which it stands in; else people answer for them."""
        self._answerers = (*answerers, usual, left_unknown)
        self.learn = learn
        """Called with a form and its record when a person has copied a component; None where nobody keeps them."""
        self._copied: list[tuple[Form, Any]] = []
        """What the change under way has copied."""
        self._asked: dict[int, tuple[Question, Verdict]] = {}
        """Questions by the numbers of the entries that answer them, with the verdict then given; the latest ones."""
        self._journal = Journal.of(entries)
        self.first = first
        """The state to begin from, None for the start of the game."""
        self._state: S = game.start(self.options) if first is None else first
        self._fold = Snapshots(self._state) if fold is None else fold
        self._run: Run[S, B] | None = None
        self._menus: tuple[Menu, ...] = ()
        self._now = self._under_way()
        self._commit(self._take_up)

    # ------------------------------------------------------------------ what everybody sees

    @property
    def now(self) -> Moment[S, B]:
        """The table after the last change that was written; the properties below are its own.

        Whoever looks at several of them while others play asks once for all.
        """
        return self._now

    @property
    def state(self) -> S:
        """The state of this moment."""
        return self.now.state

    @property
    def question(self) -> Question | None:
        """The question of the moment, the first of several; None when the evening is over."""
        return self.now.question

    @property
    def questions(self) -> tuple[Question, ...]:
        """Every question that is open: one, or several where people are asked together."""
        return self.now.questions

    @property
    def open_command(self) -> Command | None:
        """The procedure under way, if any."""
        return self.now.command

    @property
    def serial(self) -> int:
        """Number of the question of the moment, which an answer may quote."""
        return self.now.serial

    @property
    def posed(self) -> int:
        """Number of what is asked just now; it stays the same while people who are asked together answer."""
        return self.now.posed

    @property
    def journal(self) -> Journal:
        """The journal (read only)."""
        return self.now.journal

    @property
    def on_turn(self) -> str:
        """The seat that answers for the table just now, "" for nobody in particular."""
        return self.now.on_turn

    def put_to(self, seat: str) -> Question | None:
        """The open question that this seat may answer: its own, or one for the whole table while it is on turn."""
        return self.now.put_to(seat)

    def asked(self, number: int) -> Question | None:
        """The question that entry `number` answers, if it is among the latest that this process has asked."""
        question, _ = self._asked.get(number, (None, None))
        match self.journal.entry(number):
            case Began():
                return question
            case Said(key=key) if question is not None and question.key == key:
                return question
        return None

    def judged(self, number: int) -> Verdict:
        """The verdict that was given on what entry `number` says, when it was said; nothing for one that is forgotten
        (see `asked`)."""
        return self._asked[number][1] if self.asked(number) is not None else ALLOWED

    def state_after(self, end: int) -> S:
        """The state as it was after the first `end` of the entries in force."""
        with self.lock:
            return self._fold.after(self.now.journal.live, end)

    # ------------------------------------------------------------------ the machinery

    def _remember(self, number: int, asked: Question, verdict: Verdict) -> None:
        """Keep the question that an entry answers with the verdict, and forget the one that was asked longest ago."""
        self._asked.pop(number, None)
        self._asked[number] = (asked, verdict)
        while len(self._asked) > REMEMBERED:
            del self._asked[next(iter(self._asked))]

    @property
    def _number(self) -> int:
        """Of the entry that is written next."""
        return len(self._journal.entries)

    def _place(self, question: Question) -> QuestionPlace:
        """Where in what is in force a question is asked."""
        return QuestionPlace(self._dealt(question), str(self._journal.begun))

    def _dealt(self, question: Question) -> tuple[Dealt, ...]:
        """To what the dice of an open question belong."""
        if self._run is None or question.nature != "chance" or (self._journal.version or self.game.version) == COUNTED:
            return ()
        return dealt(question, self.game.canonical(self._run.command), lambda of: self._journal.thrown.get(of, 0))

    def _under_way(self) -> Moment[S, B]:
        """The table as it is being changed."""
        run, menus = self._run, self._menus
        if run is None:
            return Moment(self.game, self._journal, self._state, menus, None, (), menus)
        return Moment(self.game, self._journal, run.state, run.questions, run.command, run.gathered, menus)

    def _pose(self, following: Following) -> None:
        """Put menus to people: one, those of several, or none where something begins by itself or all is over."""
        menus = (following,) if isinstance(following, Menu) else following
        self._menus = menus if isinstance(menus, tuple) else ()

    def _expect(self, serial: int | None, seat: str = TABLE) -> Question:
        """The question that is being answered by a seat, or by whoever holds the tablet."""
        now = self.now
        if serial is not None and not now.stands(serial, seat):
            raise Stale
        if now.question is None:
            raise BadAnswer(msg("core-over"))
        question = now.question if seat == TABLE else now.put_to(seat)
        if question is None:
            raise NotAsked if now.paused(seat) is None else NotYet
        return question

    def _commit(self, *steps: Callable[[], None]) -> None:
        """Take the steps; write what they recorded in one go; tell the screens. On any fault nothing has happened."""
        before, menus = self._journal, self._menus
        self._journal, self._copied = before.copy(), []
        try:
            for step in steps:
                step()
            if written := self._journal.entries[len(before.entries) :]:
                self._log.append(len(before.entries), written)
        except BaseException:
            self._journal = before
            self._fold.forget(len(before.entries))
            self._rebuild()
            self._menus = menus
            raise
        self._now = self._under_way()
        for listener in tuple(self.listeners) if written else ():
            listener()
        if self.learn is not None:
            for form, record in self._copied:
                self.learn(form, record)

    def _told_ahead(self, question: Question, place: QuestionPlace) -> Answered | None:
        """The answer that a person gave before the question was asked (see `Play`)."""
        return None

    def _by_app(self, question: Question, place: QuestionPlace = NOWHERE) -> Answered | None:
        """The answer of a seat that the app plays, from what this seat may know of the table.

        Raises RuntimeError for one that the question refuses: a fault of the game.
        """
        if not self._stand_ins or question.nature == "chance":
            return None
        state = self._state if self._run is None else self._run.state
        if question.who not in self.game.app_seats(state):
            return None
        value = self.game.stands_in(self.game.view(state, question.who), question)
        if value is not None and not question.admits(value):
            raise RuntimeError(f"{self.game.id!r} answers {question.key!r} with {value!r}, which it refuses")
        return None if value is None else Answered(value, "app")

    def _fresh(self, cmd: Command) -> Run[S, B]:
        return self._begun_from(self._state, cmd)

    def _begun_from(self, state: S, cmd: Command) -> Run[S, B]:
        return Run(self.game.procedures[cmd.name], cmd, state, self.game.book)

    def _start(self, wanted: Command, label: Msg, source: Source, verdict: Verdict = ALLOWED, who: str = "") -> None:
        """Begin what somebody wants to do. label: what it is called.  verdict: what the rules say of it."""
        over = not verdict.allowed
        caption = msg("core-overruled", command=label) if over else label
        began = Began(self.game.canonical(wanted), source, self.game.version, caption, overruling=over, who=who)
        self._begin(began, verdict)

    def _begin(self, began: Began, verdict: Verdict = ALLOWED) -> None:
        if began.source in PEOPLE and self._menus:
            asked = next((menu for menu in self._menus if menu.who == began.who), self._menus[0])
            self._remember(self._number, asked, verdict)
        self._journal.append(began)
        self._run = self._fresh(began.command)
        self._record(self._run.start())

    def _say(self, value: object, source: Source, *, key: str = "", verdict: Verdict = ALLOWED) -> None:
        """Answer an open question of the procedure. key: which one, the first if it is not said.  verdict: on it."""
        run = self._run
        asked = None if run is None else run.asks(key) if key else run.question
        if run is None or asked is None:
            raise BadAnswer(msg("core-over"))
        self._remember(self._number, asked, verdict)
        overruling = not verdict.allowed
        told = msg("core-said-secret") if asked.secret else asked.public_answer_text(value)
        told = msg("core-overruled", command=told) if overruling else told
        others, secret = len(run.questions) - 1, asked.secret
        chanced = luck(asked, asked.read(value)) if isinstance(asked, Roll) else None
        told_of = asked.caption, told, asked.rule, asked.who
        said = Said(asked.key, value, source, *told_of, overruling, secret, others, chanced, self._dealt(asked))
        self._journal.append(said)
        self._record(run.answer(value, asked.key))
        if isinstance(asked, Form) and asked.kept and source in PEOPLE:
            self._copied.append((asked, value))

    def _follow(
        self,
        plan: Sequence[Began | Said],
        source: Source,
        seat: str,
        *,
        whole: bool = False,
        overruling: bool = False,
    ) -> None:
        """Take the steps of a plan while this seat is asked, each judged as it is at this table.

        whole: all or none of them, as one deed of a person.  overruling: those that the rules refuse too; of a plan
        those alone that it knew to be refused.
        """
        for step, wanted in enumerate(plan):
            table = self._under_way()
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
                    self._start(wanted.command, wanted.label, source, verdict, who)
                case Said(key=key, value=value) if question is not None and question.key == key and self._run:
                    try:
                        read, verdict = question.judgement(value)
                        if not (verdict.allowed or (overruling and (whole or wanted.overruling))):
                            raise Refused(verdict)
                    except BadAnswer:
                        if step == 0 or whole:
                            raise
                        return
                    self._say(read, source, key=key, verdict=verdict)
                case _ if step == 0 or whole:
                    raise Stale
                case _:
                    return
            self._go_on()

    def _meant(self, table: Moment[S, B], wanted: Began | Said) -> Question | None:
        """The open question to which a step of a plan belongs, else the question of the moment."""
        for question in table.questions:
            if isinstance(wanted, Said) and question.key == wanted.key:
                return question
            if isinstance(wanted, Began) and isinstance(question, Menu) and self.game.offered(question, wanted.command):
                return question
        return table.question

    def _record(self, events: Iterable[Event[S]]) -> None:
        for event in events:
            self._journal.append(Happened(event))

    def _amend(self, amended: Amended) -> None:
        self._journal.append(amended)
        if self._run is not None:
            self._run.amend(amended.event)
        else:
            self._state = amended.event.apply(self._state)

    def _offered(self, question: Question, *answerers: Answerer) -> Answered | None:
        """The answer of the first of these answerers that has one."""
        place = self._place(question)
        offers = (answerer(question, place) for answerer in answerers)
        return next((offer for offer in offers if offer is not None), None)

    def certain(self, question: Question) -> Answered | None:
        """The answer that needs neither a person nor chance. What the app will say for a seat it keeps to itself."""
        if question.nature == "chance":
            return forced(question, NOWHERE)
        return self._offered(question, forced, self._told_ahead, *self._answerers)

    def _go_on(self) -> None:
        """Answer what needs no person and begin what begins by itself, up to a person's question or the menu."""
        settled: S | None = None
        while True:
            if self._run is None:
                following = self.game.next(self._state)
                if not isinstance(following, Command):
                    self._pose(following)
                    began = self._chosen_by_app()
                    if began is None:
                        return
                else:
                    began = Began(following, "auto", self.game.version, msg(f"command-{following.name}"))
                if settled is self._state:
                    raise RuntimeError(f"{began.command.name!r} begins by itself and changes nothing")
                settled = self._state
                self._begin(began)
            elif not self._run.questions:
                self._state, self._run = self._run.state, None
                self._fold.mark(self._number, self._state)
                self._journal.append(Ended())
            elif not any(self._answered(question) for question in self._run.questions):
                return

    def _chosen_by_app(self) -> Began | None:
        """What the app begins from the menu of a seat that it plays."""
        apart = len(self._menus) > 1
        for menu in self._menus:
            if (found := self._by_app(menu)) is not None:
                chosen = menu.read(found.value)
                who = menu.who if apart else ""
                return Began(menu.command(chosen), found.source, self.game.version, menu.answer_text(chosen), who=who)
        return None

    def _answered(self, question: Question) -> bool:
        """Answer a question that needs no person; whether it was one."""
        found = self._offered(question, forced, self._by_app, self._told_ahead, *self._answerers)
        if found is None:
            return False
        read, verdict = question.judgement(found.value)
        if not (verdict.allowed or found.overruling):
            raise Refused(verdict)
        self._say(read, found.source, key=question.key, verdict=verdict)
        return True

    def _settle(self) -> None:
        """Go on only where no question is open: that waits for a touch. A journal that was cut by damage can end
        anywhere, also where a procedure had only to end."""
        if self._run is None or not self._run.questions:
            self._go_on()

    def _take_up(self) -> None:
        """Rebuild the table from what is in force.

        An open procedure that no longer does what it did (its rules have changed) is begun anew; its answers are
        offered again (`taken_back_value`).
        """
        if not self._rebuild() and (opened := self._journal.opened) is not None:
            position, began = opened
            self._journal.append(TakenBack(self._journal.live[position][0]))
            self._run = None
            if began.command.name in self.game.procedures:
                self._begin(replace(began, version=self.game.version))
                self._go_on()
        self._settle()

    def _rebuild(self) -> bool:
        """Fold what is in force; re-run only the open procedure. False if that no longer does what it did."""
        opened = self._journal.opened
        end = opened[0] if opened else len(self._journal.live)
        self._state, self._run = self._fold.after(self._journal.live, end), None
        if opened is None:
            return True
        if opened[1].who:
            self._pose(self.game.next(self._state))
        try:
            self._run, faithful = self._replay(*opened)
        except Exception as error:  # rules that have changed may fail in any way on old answers
            log.warning("%s cannot be re-run: %s", opened[1].command.name, type(error).__name__)
            return False
        return faithful

    def _replay(self, position: int, began: Began) -> tuple[Run[S, B], bool]:
        """The open procedure re-run with its recorded answers, and whether it brought the table where it was.

        What was said was legal then, or the table's last word, though a later version may refuse it. A later version
        may also tell of the same in other words, and ask in between what is answered without a tap: the likely answer
        stands for what went without saying.
        """
        recorded = self._journal.live[position + 1 :]
        run = self._fresh(began.command)
        run.start()
        for number, entry in recorded:
            if isinstance(entry, Said):
                while (question := run.asks(entry.key)) is None:
                    new = run.question
                    if new is None or not new.quiet or new.default is None:
                        return run, False
                    run.answer(new.default)
                said = question.lenient().shape(entry.value)
                self._remember(number, question, question.verdict_on(said))
                run.answer(said, entry.key)
            elif isinstance(entry, Amended):
                run.amend(entry.event)
        stood = self._state
        for _, entry in recorded:
            if isinstance(entry, Happened | Amended):
                stood = entry.event.apply(stood)
        return run, run.state == stood

    def _revise(self, number: int, key: str, value: object, source: Source) -> None:
        self._journal.append(TakenBack(number))
        faithful = self._rebuild()
        question = self._run.asks(key) if faithful and self._run is not None else None
        if question is None:
            raise Stale
        self._say(question.read(value), source, key=key)

    def _repeat(self, later: Iterable[Entry]) -> None:
        """Give again the answers and corrections that came later in the same procedure, as long as they fit. Those of
        the app are sought anew."""
        left = deque(entry for entry in later if isinstance(entry, Said | Amended) and entry.source != "app")
        while left:
            question = self._run.question if self._run else None
            match left[0]:
                case Amended() as amended:
                    self._amend(amended)
                case Said(key=key, value=value) as said if self._run and (open_ := self._run.asks(key)) is not None:
                    try:
                        read, verdict = open_.judgement(value)
                    except BadAnswer:
                        return
                    if said.dice != self._dealt(open_) or not (verdict.allowed or said.overruling):
                        return  # dice are those of their deed, and no other has them
                    self._say(read, "kept", key=key, verdict=verdict)
                case _ if question is not None and question.key not in [e.key for e in left if isinstance(e, Said)]:
                    if not self._answered(question):
                        return
                    continue
            left.popleft()
