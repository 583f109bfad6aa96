"""The parchment sheet in the middle of the table: the question of the moment, whatever its kind."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

import flet as ft

from companion.core.procedures.menus import Menu
from companion.core.questions.deck_building import BuildDeck
from companion.core.questions.kinds import Choose, Draw, Form, Number, Pick, Question, Roll, Words, YesNo
from companion.core.values.messages import msg
from companion.core.values.seats import Seat
from companion.library.texts import Texts
from companion.ui.look.language import use_texts
from companion.ui.look.theme import Look, use_look
from companion.ui.questions.collections.deck_builder import MusterBody
from companion.ui.questions.copying.copying_screen import FormBody
from companion.ui.questions.kinds.choose import choose_body
from companion.ui.questions.kinds.draw import draw_body
from companion.ui.questions.kinds.menu import menu_body, only_way
from companion.ui.questions.kinds.number import number_body
from companion.ui.questions.kinds.one_sheet import on_one_sheet, sheet_body
from companion.ui.questions.kinds.pick import pick_body
from companion.ui.questions.kinds.roll import roll_body
from companion.ui.questions.kinds.yesno import yesno_body
from companion.ui.questions.parts.short_text import WordsBody
from companion.ui.questions.sheet.parchment import Parchment, SheetInputs
from companion.ui.questions.sheet.privacy_cover import Covered, Faced, read_by_all, reader, seat_of
from companion.ui.questions.sheet.sheet_frame import ChartIn, EveningContext
from companion.ui.questions.sheet.waiting_for import NO_PHONES, AtHand, Waiting, first_without
from companion.ui.runtime.live import use_live
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component, use_standing, when_late

MIDDLE: Final = "middle"
"""Names all that lies on the sheet, whatever it is; the name at its edge says which it is."""
BODIES: tuple[tuple[type[Question], Callable[[SheetInputs, EveningContext, Any], ft.Control]], ...] = (
    (Menu, menu_body),
    (Choose, choose_body),
    (Pick, pick_body),
    (YesNo, yesno_body),
    (Number, number_body),
    (Roll, roll_body),
    (Draw, draw_body),
)
"""What draws which kind; a Menu is also a Choose, hence the order."""
WRITTEN: tuple[tuple[type[Question], Callable[[EveningContext, Any], ft.Control]], ...] = (
    (Form, FormBody),
    (BuildDeck, MusterBody),
    (Words, WordsBody),
)
"""Kinds whose widgets hold what is written in them: they have components of their own, a new one for each question."""


@dataclass(frozen=True, slots=True)
class Upcoming:
    """The question before which something is told."""

    question: Question | None
    """None when the evening is over."""
    serial: int
    recalled: bool
    """Whether somebody wants to see again what was told."""
    recall: Callable[[bool], object]
    """Says so, or that it is enough."""
    in_part: bool = False
    """Whether all may read only a part of the question, so that what they read of it may not be all there is."""
    seat: str = ""
    """Whose it is, of several people who are asked together."""


@dataclass(frozen=True, slots=True)
class ToldBefore:
    """What is told before a question."""

    top: ft.Control | None = None
    """Above its answers."""
    over: ft.Control | None = None
    """On the cover under which it lies."""
    alone: Callable[[SheetInputs], ft.Control] | None = None
    """In its place, until somebody has read it."""
    recall: Callable[[], object] | None = None
    """Brings back what was told; None where there is nothing."""
    lesson: ft.Control | None = None
    """What it teaches, above all of this but a cover."""


def nothing_told(upcoming: Upcoming) -> ToldBefore:
    """Nothing is told."""
    return ToldBefore()


@component
def QuestionSheet(
    session: ScreenSession,
    compact: bool,
    on_rule: Callable[[str], None],
    tell: Callable[[Upcoming], ToldBefore] = nothing_told,
    over: Callable[[], ft.Control] | None = None,
    phones: AtHand = NO_PHONES,
    low: bool = False,
    away: bool = False,
    on_may: Callable[[str], None] | None = None,
    chart: ChartIn | None = None,
) -> ft.Control:
    """The question of the moment, filling its place. What is chosen but not confirmed is forgotten with its question.

    The sheet stays: from what is told or asked to what comes next only what differs is sent and drawn.

    tell: what is told before the question, above it or in its place.  over: draws what stands here at the end.
    phones: whose own phone asks them. Of people who are asked together one is shown, the others are a tap away.
    low: whether the screen leaves less height than usual.  away: whether another page stands before it.
    on_may: asks the checker about a refused option.  chart: draws a board of the game among the answers.
    """
    use_live(session, first=True)
    use_live(phones.people)
    look, t, page = use_look(), use_texts(), ft.context.page
    ft.use_effect(lambda: None if session.rights.trying else when_late(page, session.late), [session])
    shown, show = use_shown(session, phones)
    seat, whole, serial, whose = _standing(session, shown)
    recalled, recall = use_recalled(serial)
    keeper, question = read_by_all(session, whole)
    in_part = keeper is not None
    told = tell(Upcoming(question, serial, recalled, recall, in_part, seat))
    stands = "recalled" if recalled else "told" if told.alone is not None else "asked"
    use_standing(page, serial, "" if question is None else question.key, stands)
    if question is None:
        return _end(look, t, serial, told.alone, over)
    low = low or session.evening.together or in_part or bool(phones.waits_for(session))
    asked = EveningContext(session, question, serial, compact, on_rule, told.top, low, told.recall, in_part=in_part)
    asked = replace(asked, lesson=told.lesson, on_may=on_may, seat=seat, chart=chart)
    key = f"{serial}-{question.key}" if shown else f"{serial}"
    covered = whose is not None and told.alone is None  # the cover says for whom the table waits
    if covered and whose is not None:
        part = _covered(session, asked, key, whose, phones, away, told.over)
    else:
        part = _open(session, asked, key, told.alone, keeper, whole, away)
    whole_sheet = ft.Semantics(content=part, **kit.named(MIDDLE), container=True, expand=True)
    sheet = [_named(f"sheet-{stands}-{key}"), whole_sheet]
    if session.rights.alone or session.rights.trying:
        return kit.rows(sheet, 0, expand=True)
    return kit.rows([Waiting(session, phones, shown, show, covered), *sheet], 0, expand=True)


def use_shown(session: ScreenSession, phones: AtHand) -> tuple[str, Callable[[str], None]]:
    """Hook: which of several people who are asked together is shown, and what shows another one: whom somebody has
    tapped, else who has no phone. "" while nobody is asked together."""
    wanted, want = ft.use_state("")
    evening = session.evening
    usual = ft.use_memo(
        lambda: first_without(session, phones) if evening.together else "",
        [evening.posed, evening.open_keys, evening.together],
    )

    def show(seat: str) -> None:
        session.uncovered()
        want(seat)

    there = evening.together and wanted in {seat.id for seat in evening.people_awaited}
    return wanted if there else usual, show


def use_recalled(serial: int) -> tuple[bool, Callable[[bool], None]]:
    """Hook: whether somebody wants to see again what was told before this question, and what says so."""
    recalled, set_recalled = ft.use_state(-1)
    return recalled == serial, lambda on: set_recalled(serial if on else -1)


def _standing(session: ScreenSession, shown: str) -> tuple[str, Question | None, int, Seat | None]:
    """In whose place the question on this screen is answered, the question, its number, and who alone may read it.

    shown: which of several people who are asked together.
    """
    evening = session.evening
    if shown and (theirs := evening.put_to(shown)) is not None:
        return shown, theirs, evening.posed, seat_of(session, theirs.who) if theirs.secret else None
    return "", evening.question, evening.serial, reader(session)


def _end(
    look: Look,
    t: Texts,
    serial: int,
    alone: Callable[[SheetInputs], ft.Control] | None,
    over: Callable[[], ft.Control] | None,
) -> ft.Control:
    """When the evening is over: what is still told, else what stands here at the end. alone, over: as there."""
    if alone is not None:
        told = ft.Semantics(content=Parchment(serial, alone), identifier="sheet-told-end", container=True, expand=True)
        return ft.Container(told, expand=True)
    if over is not None:
        return ft.Container(over(), expand=True)
    title = kit.headline(look, t(msg("ui-evening-over")), colour=look.palette.on_parchment)
    return ft.Container(title, bgcolor=look.palette.parchment, border_radius=kit.RADIUS + 4, padding=22, expand=True)


def _covered(
    session: ScreenSession,
    asked: EveningContext,
    key: str,
    whose: Seat,
    phones: AtHand,
    away: bool,
    told: ft.Control | None,
) -> ft.Control:
    """The question under the cover of the one who may read it. told: on the cover."""
    phoned = whose in phones.waits_for(session)
    return kit.keyed(f"peek-{key}", Covered, session, whose, phoned, partial(_body, asked, key), away, told)


def _open(
    session: ScreenSession,
    asked: EveningContext,
    key: str,
    alone: Callable[[SheetInputs], ft.Control] | None,
    keeper: Seat | None,
    whole: Question | None,
    away: bool,
) -> ft.Control:
    """What is told in the place of the question, else the question. keeper: who may read the whole of it alone."""
    if alone is not None:
        return Parchment(asked.number, alone)
    if keeper is None or whole is None:
        return _body(asked, key)
    opened = replace(asked, question=whole, in_part=False)
    return Faced(session, keeper, key, _body(asked, key), partial(_body, opened, key), away)


def _named(name: str) -> ft.Control:
    """The name of what lies in the middle, at its upper edge.

    It is another one with each question, and a client builds anew whatever is inside of a control that has changed.
    """
    return ft.Semantics(content=ft.Container(height=1), **kit.named(name), container=True)


def _body(asked: EveningContext, key: str) -> ft.Control:
    """The question with its answers. key: of its own, where its widgets hold what is written in them."""
    question = asked.question
    for kind, written in WRITTEN:
        if isinstance(question, kind):
            return kit.keyed(f"question-{key}", written, asked, question)
    main = only_way(question)
    if (main or question.sheet or question.nature == "fact") and not (asked.session.rights.trying or asked.in_part):
        likely = asked.gather({}, main)
        if likely is not None and on_one_sheet(question, likely):
            return Parchment((asked.number, "rows"), lambda inputs: sheet_body(inputs, asked, question, likely, main))
    drawn = next(drawn for kind, drawn in BODIES if isinstance(question, kind))
    return Parchment(asked.number, lambda inputs: drawn(inputs, asked, question))
