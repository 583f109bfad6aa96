"""What people do at a table: they answer, correct, take back and put in force again.

This is the only place where answers enter. Every accepted answer is written to the log together with what happened
from it, in one go, before anybody is told.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from itertools import takewhile
from types import MappingProxyType

from companion.core.journal.journal import Amended, Began, Redone, Said, Source, TakenBack, is_personal
from companion.core.procedures.copied_cards import CardKey
from companion.core.procedures.game_parts import Menu
from companion.core.procedures.procedure import Command
from companion.core.questions.kinds import TABLE, BadAnswer, Draw, Form
from companion.core.questions.legal_answers import answers_to
from companion.core.questions.question_base import Question, Refused, brief, read_words
from companion.core.values.messages import Msg, msg
from companion.session.auto_answers import Answered, QuestionPlace, roll
from companion.session.command_lookup import meant_by
from companion.session.engine import B, Machine, NotAsked, S, Stale
from companion.session.snapshot import seen_by

__all__ = ["NotAsked", "Play", "Stale"]

LONGEST_NOTE = 240
"""Letters of what may be noted beside a correction."""


class Play(Machine[S, B]):
    """A game being played, with everything that people may do in it (see `GameSession`)."""

    names_draws = False
    """Whether what is drawn face down may be told by its name: by a program, which may know everything, never from a
    screen."""
    _ahead: Mapping[str, object] = MappingProxyType({})
    """Answers given before their questions are asked, while those who gave them are being heard."""
    planner = ""
    """The seat that tries a plan at this table on the side, "" where people play. What it says ahead for others, of
    whose hands it knows too little, is left open."""
    unheard: Mapping[str, object] = MappingProxyType({})
    """Answers given ahead, the last time that any could be, to what was not asked (see `answer`)."""
    _last_word = False
    """Whether what the rules refuse may be among them."""
    _ahead_of = TABLE
    """Who gave them, `TABLE` for whoever holds the tablet and answers for all people."""
    _ahead_by: Source = "kept"
    """How they are recorded. One undo takes them back with what they followed from, but those of a script."""

    @property
    def asks(self) -> Msg:
        """What is asked just now, in words: the key of the question, its kind and what it takes."""
        return self.now.asks

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
        default whoever holds the tablet.  all_asked: each of the answers ahead must be asked; else those that were not
        are `unheard`.
        """
        with self.lock:
            question = self._expect(serial, seat)
            value = self._drawn(question, value)
            try:
                read, verdict = question.judgement(value)
            except BadAnswer:
                self._refuse_unoffered(question, value)
                raise
            if not (verdict.allowed or overruling):
                raise Refused(verdict)
            if isinstance(question, Menu):
                wanted, label, who = (
                    question.command(read),
                    question.answer_text(read),
                    question.who if self.now.apart else "",
                )
                steps = (lambda: self._start(wanted, label, source, verdict, who), self._go_on)
            else:
                key = question.key
                steps = (lambda: self._say(read, source, key=key, verdict=verdict), self._go_on)
            self._hear(steps, ahead, source, overruling, seat, all_asked=all_asked)

    def _drawn(self, question: Question, value: object) -> object:
        """An answer; of a draw from a face-down pile the place of what it names, where it may be named."""
        if self.names_draws and isinstance(question, Draw) and question.unseen:
            return question.place_of(value)
        return value

    def _refuse_unoffered(self, menu: Question, value: object) -> None:
        """What a menu leaves out is refused with the reasons of its judge, where the game knows what is meant."""
        if not isinstance(menu, Menu):
            return
        now = self.now
        wisher = now.wisher(menu)
        meant = meant_by(self.game, seen_by(self.state, self.game, wisher, ""), value, wisher)
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
        with self.lock:
            now = self.now
            asked = now.question if seat == TABLE else now.put_to(seat)
            if now.command is not None:
                raise BadAnswer(msg("core-busy"))
            if asked is None and now.question is not None:
                raise NotAsked
            menus = (menu for menu in now.menus if seat in (TABLE, menu.who) or menu is asked)
            offers = [(menu, option) for menu in menus if (option := self.game.offered(menu, wanted)) is not None]
            menu, option = next(iter(offers), (None, None))
            who = menu.who if menu is not None and now.apart else ""
            verdict = now.judge(wanted, who or ("" if seat == TABLE else seat))
            if not (verdict.allowed or overruling):
                raise Refused(verdict)
            called = option.label if option is not None else label or msg("core-said", text=wanted.name)
            begin = (lambda: self._start(wanted, called, source, verdict, who), self._go_on)
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
        start = self.serial
        self._ahead, self._last_word = dict(ahead or {}), overruling
        self._ahead_of = TABLE if source == "script" else seat  # a script speaks for all people
        self._ahead_by = "script" if source == "script" else "kept"
        try:
            self._commit(*steps, lambda: self._all_heard(start, all_asked))
        finally:
            self._ahead, self._last_word = {}, False

    def _told_ahead(self, question: Question, place: QuestionPlace) -> Answered | None:
        rolled = question.nature == "chance"  # anybody may, for whoever it is
        if question.key not in self._ahead or not (rolled or self._belongs(question.who)):
            return None
        value = self._ahead[question.key]
        hidden = self.planner and question.who not in (TABLE, self.planner)
        if hidden and not question.admits(value):
            return None
        self._ahead = {key: other for key, other in self._ahead.items() if key != question.key}
        try:
            value = self._drawn(question, value)
            question.shape(value) if self._last_word else question.read(value)
        except BadAnswer as error:
            known = not question.secret or self._ahead_by == "script" or question.who == self._ahead_of
            takes = answers_to(question).takes if known else msg("core-said-secret")
            raise error.ahead(question.key, takes) from error
        return Answered(value, self._ahead_by, overruling=self._last_word)

    def _belongs(self, who: str) -> bool:
        """Whether an answer ahead can be meant for a question to this seat: to whoever gave it, or to all; from the
        tablet to any person. What a seat says that the app plays, nobody says for it."""
        state = self._state if self._run is None else self._run.state
        return who not in self.game.app_seats(state) and (TABLE in (who, self._ahead_of) or who == self._ahead_of)

    def _all_heard(self, start: int, all_asked: bool) -> None:
        """An answer to a question that never came is a mistake where all must be asked, unless it says what was forced
        anyway."""
        entries = enumerate(self._journal.entries[start:], start)
        heard = {entry.key: (number, entry) for number, entry in entries if isinstance(entry, Said)}
        said = {key: entry.value for key, (_, entry) in heard.items() if self._belongs(entry.who)}
        others = heard.keys() - said.keys()
        left = {key: value for key, value in self._ahead.items() if key not in said}
        for key, value in self._ahead.items():
            if key in others:
                raise NotAsked(key)
            if key in left and not all_asked:
                continue
            if key in left:
                raise BadAnswer(msg("core-never-asked", key=brief(key), open=self._under_way().asks), key)
            forced = list(known) if isinstance(known := said[key], tuple) else known
            number, _ = heard[key]
            if number in self._asked:
                value = self._drawn(self._asked[number][0], value)
            if str(forced) != str(value):
                raise BadAnswer(msg("core-forced", key=key, value=str(forced)), key)
        self.unheard = left

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
        with self.lock:
            steps = (lambda: self._follow(plan, source, seat, overruling=overruling),)
            self._hear(steps, ahead, source, overruling, seat, all_asked=False)

    def gesture(
        self,
        plan: Sequence[Began | Said],
        *,
        source: Source = "tablet",
        seat: str = TABLE,
        overruling: bool = False,
    ) -> None:
        """Do what a gesture on a board says at once; one undo takes it back.

        Raises Refused when a step is refused, unless `overruling`, and BadAnswer (Stale when it does not fit the
        table); then nothing changed.
        """
        with self.lock:
            self._commit(lambda: self._follow(plan, source, seat, whole=True, overruling=overruling))

    def roll_for_me(self, *, serial: int | None = None, source: Source = "tablet", seat: str = TABLE) -> None:
        """Let the app roll or draw for the open question of chance."""
        with self.lock:
            question = self._expect(serial, seat)
            read = question.read(roll(question, self.seed, self._place(question)))
            self._commit(lambda: self._say(read, source, key=question.key), self._go_on)

    def copied_elsewhere(self, spots: Collection[CardKey]) -> None:
        """Components were copied outside of this evening: an open question about one of them answers itself, as if it
        had been known when it was asked. Where something that is needed now could not be read, it stays."""
        with self.lock:
            run = self._run
            asked = [] if run is None else [each for each in run.questions if _about(each, spots)]
            if any(self.certain(question) is not None for question in asked):
                self._commit(lambda: self._all_known(asked), self._go_on)

    def _all_known(self, asked: Sequence[Question]) -> None:
        for question in asked:
            self._answered(question)

    def amend(
        self, path: str, value: object, note: str = "", caption: Msg | None = None, *, source: Source = "tablet"
    ) -> None:
        """Set a tracked value by hand, at any moment; an open question stays open. path: one of `correctable`.

        Raises BadAnswer naming those like it, or what the value may be; also where something would be taken off the
        table to which the open question may belong, and for a note of more than a sentence or two.
        """
        noted = read_words(note, LONGEST_NOTE) if note.strip() else ""
        if noted is None:
            raise BadAnswer(msg("core-bad-words", longest=LONGEST_NOTE))
        with self.lock:
            event = self.game.correct(self.state, path, value, noted, busy=self._run is not None)
            amended = Amended(event, source, caption or msg("core-corrected"))
            self._commit(lambda: self._amend(amended), self._settle)

    def undo(self) -> None:
        """Take back the last answer that a person gave, with all that followed."""
        with self.lock:
            point = self._journal.last_personal
            if point is None:
                raise BadAnswer(msg("core-nothing-to-undo"))
            self.undo_to(point[0])

    def undo_to(self, number: int) -> None:
        """Take back a person's answer number `number` and everything after it."""
        with self.lock:
            if not is_personal(self._journal.entry(number)):
                raise BadAnswer(msg("core-nothing-to-undo"))
            self._commit(lambda: self._journal.append(TakenBack(number)), self._take_up)

    def redo(self) -> None:
        """Put in force again what was last taken back."""
        with self.lock:
            if not self._journal.redoable:
                raise BadAnswer(msg("core-nothing-to-redo"))
            self._commit(lambda: self._journal.append(Redone()), self._take_up)

    def revise(self, number: int, value: object, *, source: Source = "tablet") -> None:
        """Give answer `number` another value, as long as no person has begun anything since its procedure.

        Later answers and corrections of that procedure are kept while they fit; the rest is asked anew.
        """
        with self.lock:
            after = [entry for _, entry in self._journal.live[self._journal.position(number) :]]
            own = list(takewhile(lambda entry: not isinstance(entry, Began), after))
            if not own or not isinstance(own[0], Said) or any(map(is_personal, after[len(own) :])):
                raise BadAnswer(msg("core-nothing-to-undo"))
            said, later = own[0], own[1:]
            self._commit(
                lambda: self._revise(number, said.key, value, source), lambda: self._repeat(later), self._go_on
            )


def _about(question: Question, spots: Collection[CardKey]) -> bool:
    """Whether one of these components is to be copied."""
    return isinstance(question, Form) and (question.schema, question.subject) in spots
