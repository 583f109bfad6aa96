"""Previews of a session: what would follow from an answer, the questions that stand on one sheet, and what could be
wished. Nothing of it happens."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic

from companion.core.events.event import Happened
from companion.core.journal.journal import PEOPLE, Amended, Began, Said
from companion.core.kit.possible_commands import JudgedWish
from companion.core.procedures.menus import Menu
from companion.core.procedures.procedure import Command, Run
from companion.core.questions.kinds import TABLE, BadAnswer, Choose, Form, Number, Pick, Question, Roll, YesNo
from companion.core.questions.question_base import IN_A_ROW
from companion.core.values.messages import Msg
from companion.library.texts import texts_in
from companion.session.auto_answers import likely
from companion.session.command_lookup import about, everything, sought
from companion.session.engine import B, Engine, S
from companion.session.journal_writer import JournalWriter
from companion.session.save_file import Origin
from companion.session.snapshot import seen_by

MOST_SOUGHT = 24
"""Wishes that are told at once; more words find fewer."""
MOST_FACES, MOST_DICE = 12, 10
"""Faces of a die whose rows stand on a sheet, and how many such dice do; others are asked by themselves."""

Opens = Callable[[Engine[Any, Any], Callable[[Form, Any], None] | None], Any]
"""Makes a session of a state of play. Called with whom to tell what a person has copied, too."""


@dataclass(frozen=True, slots=True)
class Glimpse:
    """What would follow from an answer: the events up to the next question, and that question (None: menu or end)."""

    happened: tuple[Happened, ...]
    question: Question | None


@dataclass(frozen=True, slots=True)
class Gathered:
    """Questions that would be asked one after the other, as rows of one sheet, and what would follow from them."""

    rows: tuple[Row, ...]
    happened: tuple[Happened, ...]
    """What would happen up to the next question that is none of them, or up to the row that is not filled."""
    question: Question | None
    """That question; None for the menu or the end, and while a row is not filled."""
    deed: Msg | None = None
    """What a person does with it, in the words of the menu; None for what begins by itself."""

    @property
    def whole(self) -> bool:
        """Whether every row is filled."""
        return all(row.filled for row in self.rows)


@dataclass(frozen=True, slots=True)
class Row:
    """A question of a sheet, with the answer that stands there."""

    question: Question
    value: object
    """As chosen or supposed; None for none. Of dice some may be missing (0), of a selection too few picked."""
    again: bool = False
    """Whether the answer is the one that was given the last time."""

    @property
    def filled(self) -> bool:
        """Whether the question takes the answer as it stands."""
        return self.value is not None and self.question.admits(self.value)


class Previews(Generic[S, B]):
    """Looks ahead from where a session stands. An open procedure is run again for it, and nothing else."""

    def __init__(self, engine: Engine[S, B], writer: JournalWriter[S, B], opens: Opens) -> None:
        self._engine = engine
        self._writer = writer
        self._opens = opens

    def aside(self, first: S) -> Any:
        """A session beside this one that begins in another state, for plans. It knows what this one knows (copied
        cards, sure answers), and leaves dice, draws and what the app would say for others to whoever plans."""
        engine, origin = self._engine, self._engine.origin
        # dice thrown on the side must not tell what those of the table have shown or will show
        other = Origin(origin.options, ~origin.seed, first)
        beside = Engine(engine.game, other, answerers=(lambda question, _: engine.certain(question),), stand_ins=False)
        session = self._opens(beside, self._writer.learn)
        session.writer.commit(beside.take_up)
        return session

    def wishes(
        self, text: str = "", seat: str = "", *, lang: str = "en", rule: str = "", most: int = MOST_SOUGHT
    ) -> tuple[JudgedWish, ...]:
        """What somebody could want to do, offered or not, found by words of it, what is allowed first; `may` tries each
        of them by the name and the parameters of its command.

        seat: who wants it, by default whoever is asked; what it may not know, it is not told.  lang: of the words.
        rule: only what this rule is about, or forbids now.  most: so many at most.
        """
        now = self._writer.now
        seat = seat or now.wisher()
        found = sought(
            everything(seen_by(now.state, self._engine.game, seat, ""), self._engine.game), text, texts_in(lang)
        )
        judged = [JudgedWish(each.command, each.label, now.judge(each.command, seat)) for each in found]
        if rule:
            judged = [each for each in judged if about(self._engine.game, each, rule)]
        # what is another player's stands last; the more is against something, the less somebody means it
        judged.sort(key=lambda each: (each.command.kwargs.get("seat", seat) != seat, len(each.verdict.refusals)))
        return tuple(judged[:most])

    def glimpse(self, value: object, seat: str = TABLE, *, eyes: str | None = None) -> Glimpse | None:
        """What would follow if the open question were answered so; None if it cannot be. Changes nothing.

        seat: who is about to answer, by default whoever holds the tablet.  eyes: who reads what is foreseen, "" for all
        at the table; no more is told than they may know. By default the seat that answers, and for the table a program
        that may know everything.
        """
        eyes = seat if eyes is None and seat != TABLE else eyes
        if eyes is not None:
            return self._foreseen_by(seat, value, eyes)
        with self._writer.lock:
            question = self._writer.now.question
            if question is None:
                return None
            try:
                read = question.read(value)
            except BadAnswer:
                return None
            if isinstance(question, Menu):
                run = self._engine.begun_from(self._engine.state, question.command(read))
                events = run.start()
            elif (again := self._again()) is not None:
                run, events = again, again.answer(read, question.key)
            else:
                return None
            return self._onwards(run, events)

    def gather(
        self, said: Mapping[str, object], main: str = "", *, eyes: str | None = None, own: str = ""
    ) -> Gathered | None:
        """The questions from here on that stand on one sheet, with what follows; None where the next one has a page of
        its own.

        said: answers by key, of dice also some of them (0 for a missing one). Of the others a fact of the board is
        supposed as it was the last time, or as is likely; what has a sheet by name as its default says. A row without
        an answer is the last, unless what follows on the sheet is the same whatever is answered: more is not known yet.
        main: of the menu that is open, the answer from which they would follow.  eyes: as for `glimpse`.  own: the seat
        that alone answers, "" where people of the table may share a sheet.  Changes nothing.
        """
        with self._writer.lock:
            known = self._engine.state if eyes is None else self._engine.game.view(self._engine.state, eyes)
            if known is self._engine.state:
                return self._gathered(said, main, known, eyes, own)
            try:
                return self._gathered(said, main, known, eyes, own)
            except Exception:  # rules may fail in any way on a table of which a part is hidden
                return None

    def _gathered(self, said: Mapping[str, object], main: str, known: S, eyes: str | None, own: str) -> Gathered | None:
        """The sheet of somebody who knows so much of the table."""
        question, opened = self._writer.now.question, self._engine.journal.opened
        deed: Msg | None
        run: Run[S, B] | None
        if isinstance(question, Menu):
            if not main:
                return None
            command, deed = question.command(question.read(main)), question.answer_text(main)
            run = self._engine.begun_from(known, command)
            events = run.start()
        elif opened is not None and question is not None and _by_one(self._writer.now.questions, own):
            began = opened[1]
            command, deed = began.command, began.caption if began.source in PEOPLE else None
            whole = known is self._engine.state
            run, events = self._again() if whole else self._resumed(known, *opened, eyes or ""), []
        else:
            return None
        if run is None:
            return None
        rows: list[Row] = []
        while (asked := run.question) is not None and (not rows or rows[-1].filled or rows[-1].question.alike):
            if (certain := self._engine.certain(asked)) is not None:
                events += run.answer(asked.read(certain.value))
                continue
            if (rows and _sheet(asked) != _sheet(rows[0].question)) or not self._shares(asked, run.state, own):
                break
            row = self._row(_read_by(eyes, asked), command, said)
            if row is None:
                break
            rows.append(row)
            if row.filled:
                events += run.answer(asked.read(row.value))
            elif asked.alike:  # anything will do to see the next row
                run.answer(asked.read(likely(asked)))
        if not rows:
            return None
        return Gathered(tuple(rows), tuple(events), run.question if all(row.filled for row in rows) else None, deed)

    def _shares(self, asked: Question, now: S, own: str) -> bool:
        """Whether a question may stand on a sheet that people of the table fill, or `own` alone."""
        hides = asked.secret or (asked.public_view is not None and not asked.sheet)
        if hides or self._engine.rolls(asked):
            return False
        return asked.who in (TABLE, own) if own else asked.who not in self._engine.game.app_seats(now)

    def _row(self, asked: Question, command: Command, said: Mapping[str, object]) -> Row | None:
        """A question as a row; None where it has no sheet, or says more than a row holds."""
        if not _sheet(asked) or not joins_a_sheet(asked):
            return None
        if asked.key in said and _begun(asked, said[asked.key]):
            return Row(asked, said[asked.key])
        if asked.sheet:
            return Row(asked, asked.default if asked.admits(asked.default) else None)
        before = None if asked.default else self._said_before(asked.key, command)
        if before is not None and asked.admits(before):
            return Row(asked, before, again=True)
        supposed = () if isinstance(asked, Pick) and asked.default is None and asked.admits(()) else likely(asked)
        return Row(asked, supposed) if asked.admits(supposed) else None

    def _said_before(self, key: str, command: Command) -> object:
        """What was answered the last time to a question in an earlier run of the same procedure; None for nothing."""
        found: object = None
        for _, entry in reversed(self._engine.journal.live):
            if isinstance(entry, Said) and entry.key == key and not entry.overruling:
                found = entry.value
            elif isinstance(entry, Began):
                if found is not None and self._engine.game.same(entry.command, command):
                    return found
                found = None
        return None

    def _onwards(self, run: Run[S, B], happened: list[Happened]) -> Glimpse:
        """What follows by itself, up to the next question."""
        while run.question is not None and (certain := self._engine.certain(run.question)) is not None:
            happened += run.answer(run.question.read(certain.value))
        return Glimpse(tuple(happened), run.question)

    def _foreseen_by(self, seat: str, value: object, eyes: str) -> Glimpse | None:
        """The glimpse of somebody, worked out on what these eyes know; None where that is not enough to tell."""
        with self._writer.lock:
            question, opened = (
                self._writer.now.question if seat == TABLE else self._writer.now.put_to(seat),
                self._engine.journal.opened,
            )
            if question is not None and question.public_view is not None and question.who != eyes:
                question = question.public_view()
            if question is None or not question.admits(value):
                return None
            known = self._engine.game.view(self._engine.state, eyes)
            try:
                if isinstance(question, Menu):
                    run = self._engine.begun_from(known, question.command(question.read(value)))
                    return self._onwards(run, run.start())
                rest = None if opened is None else self._resumed(known, *opened, eyes)
                if rest is None or (mine := rest.asks(question.key)) is None:
                    return None
                return self._onwards(rest, rest.answer(mine.read(value), mine.key))
            except Exception:  # rules may fail in any way on a table of which a part is hidden
                return None

    def _again(self) -> Run[S, B] | None:
        """The open procedure where it stands, to go on with it on the side."""
        return None if self._engine.run is None else self._engine.run.copy()

    def _resumed(self, known: S, position: int, began: Began, eyes: str) -> Run[S, B] | None:
        """The open procedure begun again on what somebody knows, with all that was answered in it; None where he cannot
        know that."""
        run = self._engine.begun_from(known, began.command)
        run.start()
        for _, entry in self._engine.journal.live[position + 1 :]:
            if isinstance(entry, Said):
                asked = run.asks(entry.key)
                if asked is None or (entry.secret and entry.who != eyes):
                    return None
                run.answer(asked.lenient().shape(entry.value), entry.key)
            elif isinstance(entry, Amended):
                run.amend(entry.event)
        return run


def _by_one(asked: Sequence[Question], own: str) -> bool:
    """Whether whoever fills a sheet answers all that is open: one question, or those of people around one tablet who
    are asked together on a sheet by name."""
    return len(asked) == 1 or (not own and all(each.sheet for each in asked))


def _sheet(asked: Question) -> str:
    """The name of the sheet on which a question stands, "" for none."""
    return asked.sheet or ("fact" if asked.nature == "fact" else "")


def _read_by(eyes: str | None, asked: Question) -> Question:
    """A question as somebody reads it: of what only one may know, all others read the face."""
    return asked if asked.public_view is None or eyes in (None, asked.who) else asked.public_view()


def joins_a_sheet(asked: Question) -> bool:
    """Whether a question has so few answers that it is asked on one sheet with others."""
    match asked:
        case YesNo():
            return True
        case Number(lo=lo, hi=hi, step=step):
            return len(range(lo, hi + 1, step)) <= IN_A_ROW or not asked.sheet
        case Pick(options=options) if asked.judges and not asked.sheet:  # why it is refused takes more than a row
            return False
        case Choose(options=options) | Pick(options=options):
            return len(options) <= IN_A_ROW
        case Roll(sides=sides):
            return len(sides) <= MOST_DICE and max(sides, default=0) <= MOST_FACES
        case _:
            return False


def _begun(asked: Question, value: object) -> bool:
    """Whether what was chosen for a row still is an answer, or the beginning of one."""
    match asked:
        case Roll(sides=sides) if isinstance(value, tuple) and len(value) == len(sides):
            return all(isinstance(face, int) and 0 <= face <= most for face, most in zip(value, sides, strict=True))
        case Pick(options=options) if isinstance(value, tuple):
            there = [option.id for option in options]
            return all(each in there for each in value)
        case _:
            return asked.admits(value)
