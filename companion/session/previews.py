"""Previews of a session: what would follow from an answer, and what could be wished. Nothing of it happens."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic

from companion.core.events.event import Happened
from companion.core.kit.possible_commands import JudgedWish
from companion.core.procedures.menus import Menu
from companion.core.procedures.procedure import Run
from companion.core.questions.kinds import TABLE, BadAnswer, Form, Question
from companion.library.texts import texts_in
from companion.session.command_lookup import about, everything, sought
from companion.session.engine import B, Engine, S
from companion.session.journal_writer import JournalWriter
from companion.session.one_sheet import Gathered, gathered
from companion.session.rebuilding import resumed, take_up
from companion.session.snapshot import seen_by
from companion.sharing.save_file import SessionOrigin

MOST_SOUGHT = 24
"""Wishes that are told at once; more words find fewer."""
Opens = Callable[[Engine[Any, Any], Callable[[Form, Any], None] | None], Any]
"""Makes a session of a state of play. Called with whom to tell what a person has copied, too."""


@dataclass(frozen=True, slots=True)
class Glimpse:
    """What would follow from an answer: the events up to the next question, and that question (None: menu or end)."""

    happened: tuple[Happened, ...]
    question: Question | None


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
        other = SessionOrigin(origin.options, ~origin.seed, first)
        beside = Engine(engine.game, other, answerers=(lambda question, _: engine.certain(question),), stand_ins=False)
        session = self._opens(beside, self._writer.learn)
        session.writer.commit(lambda: take_up(beside))
        return session

    def wishes(
        self, text: str = "", seat: str = "", *, lang: str = "en", rule: str = "", most: int = MOST_SOUGHT
    ) -> tuple[JudgedWish, ...]:
        """What somebody could want to do, offered or not, found by words of it, what is allowed first; `may` tries each
        of them by the name and the parameters of its command.

        seat: who wants it, by default whoever is asked; what it may not know, it is not told.  lang: of the words.
        rule: only what this rule is about, or forbids now.  most: so many at most.
        """
        now = self._writer.written
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
            question = self._writer.written.question
            if question is None:
                return None
            try:
                read = question.read(value)
            except BadAnswer:
                return None
            if isinstance(question, Menu):
                run = self._engine.begun_from(self._engine.state, question.command(read))
                events = run.start()
            elif (again := self._engine.run_aside()) is not None:
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
            now = self._writer.written
            known = self._engine.state if eyes is None else self._engine.game.view(self._engine.state, eyes)
            if known is self._engine.state:
                return gathered(self._engine, now, said, main, known, eyes, own)
            try:
                return gathered(self._engine, now, said, main, known, eyes, own)
            except Exception:  # rules may fail in any way on a table of which a part is hidden
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
                self._writer.written.question if seat == TABLE else self._writer.written.put_to(seat),
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
                rest = None if opened is None else resumed(self._engine, known, *opened, eyes)
                if rest is None or (mine := rest.asks(question.key)) is None:
                    return None
                return self._onwards(rest, rest.answer(mine.read(value), mine.key))
            except Exception:  # rules may fail in any way on a table of which a part is hidden
                return None
