"""What people do at a table: they answer, correct, take back and put in force again.

This is the only place where answers enter. Every accepted answer is written to the log together with what happened
from it, in one go, before anybody is told.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from itertools import takewhile
from types import MappingProxyType

from companion.core.answers import answers_to
from companion.core.asking import Question, brief, read_words
from companion.core.copying import Spot
from companion.core.game import Menu
from companion.core.journal import Amended, Began, Redone, Said, Source, TakenBack, is_personal
from companion.core.procedure import Command
from companion.core.questions import TABLE, BadAnswer, Form
from companion.core.text import Msg, msg
from companion.table.answerers import Answered, roll
from companion.table.machine import B, Machine, NotAsked, S, Stale

__all__ = ["NotAsked", "Play", "Stale"]

LONGEST_NOTE = 240
"""Letters of what may be noted beside a correction."""


class Play(Machine[S, B]):
    """A game being played, with everything that people may do in it (see `Evening`)."""

    _ahead: Mapping[str, object] = MappingProxyType({})
    """Answers given before their questions are asked, while those who gave them are being heard."""
    _last_word = False
    """Whether what the rules refuse may be among them."""
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
    ) -> None:
        """Answer the question of the moment. Raises BadAnswer; then nothing changed.

        It is Stale for another question, NotAsked for somebody else's.  ahead: answers by key to questions that follow
        from it, quiet ones too; each must be asked, and one undo takes all of it back.  overruling: what the rules
        refuse may be chosen too; the table has the last word.  seat: who answers, by default whoever holds the tablet.
        """
        with self.lock:
            question = self._expect(serial, seat)
            read = (question.waived() if overruling else question).read(value)
            refused = not question.admits(value)
            if isinstance(question, Menu):
                label = question.chosen(read)[0].label
                caption = msg("core-overruled", command=label) if refused else label
                whose = question.who if self.now.apart else ""
                command, version = question.command(read), self.game.version
                began = Began(command, source, version, caption, overruling=refused, who=whose)
                steps = (lambda: self._begin(began), self._go_on)
            else:
                key = question.key
                steps = (lambda: self._say(read, source, key=key, overruling=refused), self._go_on)
            self._hear(steps, ahead, source, overruling)

    def _hear(
        self, steps: Iterable[Callable[[], None]], ahead: Mapping[str, object] | None, source: Source, overruling: bool
    ) -> None:
        """Take steps that bring questions of which some were answered ahead. All of these must be asked."""
        start = self.serial
        self._ahead, self._last_word = dict(ahead or {}), overruling
        self._ahead_by = "script" if source == "script" else "kept"
        try:
            self._commit(*steps, lambda: self._all_heard(start))
        finally:
            self._ahead, self._last_word = {}, False

    def _told_ahead(self, question: Question, place: str) -> Answered | None:
        if question.key not in self._ahead:
            return None
        value = self._ahead[question.key]
        self._ahead = {key: other for key, other in self._ahead.items() if key != question.key}
        try:
            (question.waived() if self._last_word else question).read(value)
        except BadAnswer as error:
            takes = answers_to(question).takes
            raise BadAnswer(msg("core-bad-ahead", problem=error.text, takes=takes), question.key) from error
        return Answered(value, self._ahead_by, overruling=not question.admits(value))

    def _all_heard(self, start: int) -> None:
        """An answer to a question that never came is a mistake, unless it says what was forced anyway."""
        said = {e.key: e.value for e in self._journal.entries[start:] if isinstance(e, Said)}
        for key, value in self._ahead.items():
            if key not in said:
                raise BadAnswer(msg("core-never-asked", key=brief(key), open=self._under_way().asks), key)
            forced = list(known) if isinstance(known := said[key], tuple) else known
            if str(forced) != str(value):
                raise BadAnswer(msg("core-forced", key=key, value=str(forced)), key)

    def follow(self, plan: Sequence[Began | Said], *, source: Source = "tablet", seat: str = TABLE) -> None:
        """Do what was tried on the side, as far as it fits the table: what was not foreseen is asked.

        Raises Stale when not even the first step fits, NotAsked when it is not for this seat; then nothing changed.
        """
        with self.lock:
            self._commit(lambda: self._follow(plan, source, seat))

    def gesture(self, plan: Sequence[Began | Said], *, source: Source = "tablet", seat: str = TABLE) -> None:
        """Do what a gesture on a board says at once; one undo takes it back.

        Raises BadAnswer when a step is refused (Stale when it does not fit the table); then nothing changed.
        """
        with self.lock:
            self._commit(lambda: self._follow(plan, source, seat, whole=True))

    def overrule(
        self,
        cmd: Command,
        caption: Msg,
        ahead: Mapping[str, object] | None = None,
        *,
        source: Source = "tablet",
        overruling: bool = False,
    ) -> None:
        """Begin a procedure although the menu refuses it or does not offer it: the table has the last word.

        ahead: as for `answer`.  overruling: what the rules refuse may be among these answers, too.
        """
        with self.lock:
            if self._run is not None:
                raise BadAnswer(msg("core-busy"))
            began = Began(cmd, source, self.game.version, caption, overruling=True)
            self._hear((lambda: self._begin(began), self._go_on), ahead, source, overruling)

    def roll_for_me(self, *, serial: int | None = None, source: Source = "tablet", seat: str = TABLE) -> None:
        """Let the app roll or draw for the open question of chance."""
        with self.lock:
            question = self._expect(serial, seat)
            read = question.read(roll(question, self.seed, self._place))
            self._commit(lambda: self._say(read, source, key=question.key), self._go_on)

    def copied_elsewhere(self, spots: Collection[Spot]) -> None:
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


def _about(question: Question, spots: Collection[Spot]) -> bool:
    """Whether one of these components is to be copied."""
    return isinstance(question, Form) and (question.schema, question.subject) in spots
