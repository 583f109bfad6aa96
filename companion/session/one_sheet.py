"""Questions that would be asked one after the other, gathered on one sheet before any of them is answered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from companion.core.events.event import Happened
from companion.core.journal.journal import PEOPLE, Began, Said
from companion.core.procedures.menus import Menu
from companion.core.procedures.procedure import Command, Run
from companion.core.questions.kinds import TABLE, Choose, Form, Number, Pick, Question, Roll, YesNo
from companion.core.questions.question_base import IN_A_ROW
from companion.core.values.messages import Msg
from companion.session.auto_answers import likely
from companion.session.engine import B, Engine, S
from companion.session.rebuilding import resumed
from companion.session.snapshot import Snapshot

MOST_FACES, MOST_DICE = 12, 10
"""Faces of a die whose rows stand on a sheet, and how many such dice do; others are asked by themselves."""


@dataclass(frozen=True, slots=True)
class Gathered:
    """Questions that would be asked one after the other, as rows of one sheet, and what would follow from them."""

    rows: tuple[SheetRow, ...]
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
class SheetRow:
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


def gathered(
    engine: Engine[S, B],
    now: Snapshot[S, B],
    said: Mapping[str, object],
    main: str,
    known: S,
    eyes: str | None,
    own: str,
) -> Gathered | None:
    """The sheet of somebody who knows so much of the table. said, main, eyes, own: as for `Previews.gather`."""
    question, opened = now.question, engine.journal.opened
    deed: Msg | None
    run: Run[S, B] | None
    if isinstance(question, Menu):
        if not main:
            return None
        command, deed = question.command(question.read(main)), question.answer_text(main)
        run = engine.begun_from(known, command)
        events = run.start()
    elif opened is not None and question is not None and _by_one(now.questions, own):
        began = opened[1]
        command, deed = began.command, began.caption if began.source in PEOPLE else None
        whole = known is engine.state
        run, events = engine.run_aside() if whole else resumed(engine, known, *opened, eyes or ""), []
    else:
        return None
    if run is None:
        return None
    rows: list[SheetRow] = []
    while (asked := run.question) is not None and (not rows or rows[-1].filled or rows[-1].question.alike):
        if (certain := engine.certain(asked)) is not None:
            events += run.answer(asked.read(certain.value))
            continue
        if (rows and _sheet(asked) != _sheet(rows[0].question)) or not _shares(engine, asked, run.state, own):
            break
        row = _row(engine, _read_by(eyes, asked), command, said)
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


def _shares(engine: Engine[S, B], asked: Question, now: S, own: str) -> bool:
    """Whether a question may stand on a sheet that people of the table fill, or `own` alone."""
    hides = asked.secret or (asked.public_view is not None and not asked.sheet)
    if hides or engine.rolls(asked):
        return False
    return asked.who in (TABLE, own) if own else asked.who not in engine.game.app_seats(now)


def _row(engine: Engine[S, B], asked: Question, command: Command, said: Mapping[str, object]) -> SheetRow | None:
    """A question as a row; None where it has no sheet, or says more than a row holds."""
    if not _sheet(asked) or not joins_a_sheet(asked):
        return None
    if asked.key in said and _begun(asked, said[asked.key]):
        return SheetRow(asked, said[asked.key])
    if asked.sheet:
        return SheetRow(asked, asked.default if asked.admits(asked.default) else None)
    before = None if asked.default else _said_before(engine, asked.key, command)
    if before is not None and asked.admits(before):
        return SheetRow(asked, before, again=True)
    supposed = () if isinstance(asked, Pick) and asked.default is None and asked.admits(()) else likely(asked)
    return SheetRow(asked, supposed) if asked.admits(supposed) else None


def _said_before(engine: Engine[S, B], key: str, command: Command) -> object:
    """What was answered the last time to a question in an earlier run of the same procedure; None for nothing."""
    found: object = None
    for _, entry in reversed(engine.journal.live):
        if isinstance(entry, Said) and entry.key == key and not entry.overruling:
            found = entry.value
        elif isinstance(entry, Began):
            if found is not None and engine.game.same(entry.command, command):
                return found
            found = None
    return None


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
        case Form():
            return bool(asked.sheet) and not asked.kept and asked.whole_keys is not None
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
