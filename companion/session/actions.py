"""What people do in a session: they answer, correct, take back and put in force again.

This is the only place where answers enter. Every accepted answer is written to the log together with what happened
from it, in one go, before anybody is told.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from itertools import takewhile
from types import MappingProxyType
from typing import Generic

from companion.core.journal.journal import Amended, Began, Redone, Said, Source, TakenBack, is_personal
from companion.core.procedures.copied_cards import CardKey
from companion.core.procedures.menus import Menu
from companion.core.procedures.procedure import Command
from companion.core.questions.correctable import Correctable
from companion.core.questions.kinds import TABLE, BadAnswer, Form
from companion.core.questions.question_base import Question, Refused, read_words
from companion.core.values.messages import Msg, msg
from companion.session.answers_ahead import AnswersAhead, place_drawn
from companion.session.auto_answers import likely, roll
from companion.session.command_lookup import meant_by
from companion.session.engine import B, Engine, NotAsked, NotYet, S, Stale, nothing_ahead
from companion.session.journal_writer import JournalWriter
from companion.session.rebuilding import repeat, revise, take_up
from companion.session.snapshot import Snapshot, seen_by

LONGEST_NOTE = 240
"""Letters of what may be noted beside a correction."""


class Actions(Generic[S, B]):
    """What people may do in a session. Each is one change, which is made and written as a whole or not at all."""

    names_draws = False
    """Whether what is drawn face down may be told by its name: by a program, which may know everything, never from a
    screen."""
    planner = ""
    """The seat that tries a plan in this session on the side, "" where people play. What it says ahead for others, of
    whose hands it knows too little, is left open."""
    guesses = False
    """Whether something is kept from the seat that plans, so that what it has never heard of may come to light."""
    unheard: Mapping[str, object] = MappingProxyType({})
    """Answers given ahead, the last time that any could be, to what was not asked (see `answer`)."""

    def __init__(self, engine: Engine[S, B], writer: JournalWriter[S, B]) -> None:
        self._game = engine.game
        self._engine = engine
        self._writer = writer

    def _expect(self, now: Snapshot[S, B], serial: int | None, seat: str = TABLE) -> Question:
        """The question that is being answered by a seat, or by whoever holds the tablet."""
        if serial is not None and not now.stands(serial, seat):
            raise Stale
        if now.question is None:
            raise BadAnswer(msg("core-over"))
        question = now.question if seat == TABLE else now.put_to(seat)
        if question is None:
            raise NotAsked if now.paused(seat) is None else NotYet
        return question

    def answer(
        self,
        value: object,
        ahead: Mapping[str, object] | None = None,
        *,
        serial: int | None = None,
        source: Source = "tablet",
        overruling: bool = False,
        seat: str = TABLE,
        all_asked: bool = True,
    ) -> None:
        """Answer the question of the moment. Raises BadAnswer; then nothing changed.

        It is Stale for another question, NotAsked for somebody else's, Refused with all reasons where the rules are
        against it.  ahead: answers by key to questions that follow from it, quiet ones too; one undo takes all of it
        back.  overruling: what the rules refuse may be chosen too; the table has the last word.  seat: who answers, by
        default whoever holds the tablet.  serial: number of the question that was seen, None for whichever is asked.
        source: what gives the answer.  all_asked: each of the answers ahead must be asked; else those that were not are
        `unheard`. Dice for which `ROLLED` is said ahead are rolled by the app.
        """
        with self._writer.lock:
            now = self._writer.written
            question = self._expect(now, serial, seat)
            value = place_drawn(question, value, self.names_draws)
            try:
                read, verdict = question.judgement(value)
            except BadAnswer:
                self._refuse_unoffered(now, question, value)
                raise
            if not (verdict.allowed or overruling):
                raise Refused(verdict)
            if isinstance(question, Menu):
                wanted, label = question.command(read), question.answer_text(read)
                who = question.who if now.apart else ""
                steps = (lambda: self._engine.start(wanted, label, source, verdict, who), self._engine.go_on)
            else:
                key = question.key
                steps = (lambda: self._engine.say(read, source, key=key, verdict=verdict), self._engine.go_on)
            self._hear(steps, ahead, source, overruling, seat, all_asked=all_asked)

    def _refuse_unoffered(self, now: Snapshot[S, B], menu: Question, value: object) -> None:
        """What a menu leaves out is refused with the reasons of its judge, where the game knows what is meant."""
        if not isinstance(menu, Menu):
            return
        wisher = now.wisher(menu)
        meant = meant_by(self._game, seen_by(now.state, self._game, wisher, ""), value, wisher)
        if meant is not None and not (verdict := now.judge(meant, menu.who if now.apart else "")).allowed:
            raise Refused(verdict)

    def do(
        self,
        wanted: Command,
        ahead: Mapping[str, object] | None = None,
        *,
        source: Source = "tablet",
        overruling: bool = False,
        seat: str = TABLE,
        all_asked: bool = True,
        label: Msg | None = None,
    ) -> None:
        """Begin a procedure, whether a menu offers it or not: it is judged all the same (`Game.judge`).

        Raises Refused with all reasons, BadAnswer while a question is open; then nothing changed.  ahead, source, seat,
        all_asked: as for `answer`.  overruling: do it although the rules refuse it, and so with
        the answers; the table has the last word.  label: what it is called where no menu offers it.
        """
        with self._writer.lock:
            now = self._writer.written
            asked = now.question if seat == TABLE else now.put_to(seat)
            if now.command is not None:
                raise BadAnswer(msg("core-busy"))
            if asked is None and now.question is not None:
                raise NotAsked
            menus = (menu for menu in now.menus if seat in (TABLE, menu.who) or menu is asked)
            offers = [(menu, option) for menu in menus if (option := self._game.offered(menu, wanted)) is not None]
            menu, option = next(iter(offers), (None, None))
            who = menu.who if menu is not None and now.apart else ""
            verdict = now.judge(wanted, who or ("" if seat == TABLE else seat))
            if not (verdict.allowed or overruling):
                raise Refused(verdict)
            called = option.label if option is not None else label or msg("core-said", text=wanted.name)
            begin = (lambda: self._engine.start(wanted, called, source, verdict, who), self._engine.go_on)
            self._hear(begin, ahead, source, overruling, seat, all_asked=all_asked)

    def _hear(
        self,
        steps: Iterable[Callable[[], None]],
        ahead: Mapping[str, object] | None,
        source: Source,
        overruling: bool,
        seat: str,
        *,
        all_asked: bool = True,
    ) -> None:
        """Take steps that bring questions of which some were answered ahead, by a seat. all_asked: none may be left
        `unheard`."""
        start, script = self._writer.written.serial, source == "script"
        given = AnswersAhead(
            self._engine,
            dict(ahead or {}),
            of=TABLE if script else seat,  # a script speaks for all people
            by="script" if script else "kept",
            last_word=overruling,
            planner=self.planner,
            guesses=self.guesses,
            names_draws=self.names_draws,
        )

        def all_heard() -> None:
            self.unheard = given.unheard(start, all_asked)

        self._engine.ahead = given.answer
        try:
            self._writer.commit(*steps, all_heard)
        finally:
            self._engine.ahead = nothing_ahead

    def follow(
        self,
        plan: Sequence[Began | Said],
        ahead: Mapping[str, object] | None = None,
        *,
        source: Source = "tablet",
        seat: str = TABLE,
        overruling: bool = False,
    ) -> None:
        """Do what was tried on the side, as far as it fits the table: what was not foreseen is asked.

        Raises Stale when not even the first step fits, Refused when the rules refuse it, NotAsked when it is not for
        this seat; then nothing changed.  ahead: answers to what may be asked after it.  overruling: do the steps too
        that the plan knew to be refused.
        """
        with self._writer.lock:
            steps = (lambda: self._engine.follow(plan, source, seat, overruling=overruling),)
            self._hear(steps, ahead, source, overruling, seat, all_asked=False)

    def gesture(
        self, plan: Sequence[Began | Said], *, source: Source = "tablet", seat: str = TABLE, overruling: bool = False
    ) -> None:
        """Do what a gesture on a board says at once; one undo takes it back.

        Raises Refused when a step is refused, unless `overruling`, and BadAnswer (Stale when it does not fit the
        table); then nothing changed.
        """
        with self._writer.lock:
            self._writer.commit(lambda: self._engine.follow(plan, source, seat, whole=True, overruling=overruling))

    def roll_for_me(self, *, serial: int | None = None, source: Source = "tablet", seat: str = TABLE) -> None:
        """Let the app roll or draw for the open question of chance."""
        with self._writer.lock:
            question = self._expect(self._writer.written, serial, seat)
            read = question.read(roll(question, self._engine.origin.seed, self._engine.place(question)))
            self._writer.commit(lambda: self._engine.say(read, source, key=question.key), self._engine.go_on)

    def copied_elsewhere(self, spots: Collection[CardKey]) -> None:
        """Components were copied outside of this evening: an open question about one of them answers itself, as if it
        had been known when it was asked. Where something that is needed now could not be read, it stays."""
        with self._writer.lock:
            run = self._engine.run
            asked = [] if run is None else [each for each in run.questions if _about(each, spots)]
            if any(self._engine.certain(question) is not None for question in asked):
                self._writer.commit(lambda: self._all_known(asked), self._engine.go_on)

    def _all_known(self, asked: Sequence[Question]) -> None:
        for question in asked:
            self._engine.answer_alone(question)

    def answer_defaults(self) -> None:
        """Answer everything up to the next menu (or the end) as a table would that does not think long.

        That is the likely answer of each question, else its first legal one; dice are rolled and cards drawn.
        """
        while (question := self._writer.written.question) is not None and not isinstance(question, Menu):
            if question.nature == "chance":
                self.roll_for_me()
            else:
                self.answer(likely(question))

    @property
    def correctable(self) -> Sequence[Correctable]:
        """Every tracked value that `correct` can set, each with its path, its name and what it may be."""
        return self._game.correctable(self._writer.written.state)

    def correct(
        self, path: str, value: object, note: str = "", caption: Msg | None = None, *, source: Source = "tablet"
    ) -> None:
        """Set a tracked value by hand, at any moment; an open question stays open. path: one of `correctable`.

        Raises BadAnswer naming those like it, or what the value may be; also where something would be taken off the
        table to which the open question may belong, and for a note of more than a sentence or two.
        """
        noted = read_words(note, LONGEST_NOTE) if note.strip() else ""
        if noted is None:
            raise BadAnswer(msg("core-bad-words", longest=LONGEST_NOTE))
        with self._writer.lock:
            event = self._game.correct(
                self._writer.written.state, path, value, noted, busy=self._engine.run is not None
            )
            amended = Amended(event, source, caption or msg("core-corrected"))
            self._writer.commit(lambda: self._engine.amend(amended), self._engine.settle)

    def undo(self) -> None:
        """Take back the last answer that a person gave, with all that followed."""
        with self._writer.lock:
            point = self._engine.journal.last_personal
            if point is None:
                raise BadAnswer(msg("core-nothing-to-undo"))
            self.undo_to(point[0])

    def undo_to(self, number: int) -> None:
        """Take back a person's answer number `number` and everything after it."""
        with self._writer.lock:
            if not is_personal(self._engine.journal.entry(number)):
                raise BadAnswer(msg("core-nothing-to-undo"))
            self._writer.commit(lambda: self._engine.journal.append(TakenBack(number)), lambda: take_up(self._engine))

    def redo(self) -> None:
        """Put in force again what was last taken back."""
        with self._writer.lock:
            if not self._engine.journal.redoable:
                raise BadAnswer(msg("core-nothing-to-redo"))
            self._writer.commit(lambda: self._engine.journal.append(Redone()), lambda: take_up(self._engine))

    def revise(self, number: int, value: object, *, source: Source = "tablet") -> None:
        """Give answer `number` another value, as long as no person has begun anything since its procedure.

        Later answers and corrections of that procedure are kept while they fit; the rest is asked anew.
        """
        with self._writer.lock:
            after = [entry for _, entry in self._engine.journal.live[self._engine.journal.position(number) :]]
            own = list(takewhile(lambda entry: not isinstance(entry, Began), after))
            if not own or not isinstance(own[0], Said) or any(map(is_personal, after[len(own) :])):
                raise BadAnswer(msg("core-nothing-to-undo"))
            said, later = own[0], own[1:]
            self._writer.commit(
                lambda: revise(self._engine, number, said.key, value, source),
                lambda: repeat(self._engine, later),
                self._engine.go_on,
            )


def _about(question: Question, spots: Collection[CardKey]) -> bool:
    """Whether one of these components is to be copied."""
    return isinstance(question, Form) and (question.schema, question.subject) in spots
