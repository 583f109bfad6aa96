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
from companion.ui.look.language import use_texts
from companion.ui.look.theme import use_look
from companion.ui.questions.collections.deck_builder import MusterBody
from companion.ui.questions.copying.copying_screen import FormBody
from companion.ui.questions.kinds.choose import choose_body
from companion.ui.questions.kinds.draw import draw_body
from companion.ui.questions.kinds.facts import facts_body, on_one_card
from companion.ui.questions.kinds.menu import menu_body, only_way
from companion.ui.questions.kinds.number import number_body
from companion.ui.questions.kinds.pick import pick_body
from companion.ui.questions.kinds.roll import roll_body
from companion.ui.questions.kinds.yesno import yesno_body
from companion.ui.questions.parts.short_text import WordsBody
from companion.ui.questions.sheet.parchment import Parchment, SheetInputs
from companion.ui.questions.sheet.privacy_cover import Covered, Faced, read_by_all, reader, seat_of
from companion.ui.questions.sheet.sheet_frame import SheetContext
from companion.ui.questions.sheet.waiting_for import NO_PHONES, AtHand, Waiting, first_without
from companion.ui.runtime.live import use_live
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component, use_standing, when_late

MIDDLE: Final = "middle"
"""Names all that lies on the sheet, whatever it is; the name at its edge says which it is."""
BODIES: tuple[tuple[type[Question], Callable[[SheetInputs, SheetContext, Any], ft.Control]], ...] = (
    (Menu, menu_body),
    (Choose, choose_body),
    (Pick, pick_body),
    (YesNo, yesno_body),
    (Number, number_body),
    (Roll, roll_body),
    (Draw, draw_body),
)
"""What draws which kind; a Menu is also a Choose, hence the order."""
WRITTEN: tuple[tuple[type[Question], Callable[[SheetContext, Any], ft.Control]], ...] = (
    (Form, FormBody),
    (BuildDeck, MusterBody),
    (Words, WordsBody),
)
"""Kinds whose widgets hold what is written in them: they have components of their own, a new one for each question."""


@dataclass(frozen=True, slots=True)
class Staged:
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


@dataclass(frozen=True, slots=True)
class Scene:
    """Before what something is told."""

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


def bare(scene: Scene) -> Staged:
    """Nothing is told."""
    return Staged()


@component
def QuestionSheet(
    session: ScreenSession,
    compact: bool,
    on_rule: Callable[[str], None],
    stage: Callable[[Scene], Staged] = bare,
    over: Callable[[], ft.Control] | None = None,
    phones: AtHand = NO_PHONES,
    low: bool = False,
    away: bool = False,
    on_may: Callable[[str], None] | None = None,
) -> ft.Control:
    """The question of the moment, filling its place. What is chosen but not confirmed is forgotten with its question.

    The sheet stays: from what is told or asked to what comes next only what differs is sent and drawn.

    stage: what is told before the question, above it or in its place.  over: draws what stands here at the end.
    phones: whose own phone asks them. Of people who are asked together one is shown, the others are a tap away.
    low: whether the screen leaves less height than usual.  away: whether another page stands before it.
    on_may: asks the checker about a refused option.
    """
    use_live(session, first=True)
    use_live(phones.people)
    look, t = use_look(), use_texts()
    page = ft.context.page
    ft.use_effect(lambda: None if session.rights.trying else when_late(page, session.late), [session])
    wanted, want = ft.use_state("")
    recalled, set_recalled = ft.use_state(-1)
    together = session.evening.together
    open_now = session.evening.open_keys
    usual = ft.use_memo(
        lambda: first_without(session, phones) if together else "", [session.evening.posed, open_now, together]
    )
    shown = wanted if together and wanted in {seat.id for seat in session.evening.people_awaited} else usual
    seat, question, serial = "", session.evening.question, session.evening.serial
    whose = reader(session)
    if shown and (theirs := session.evening.put_to(shown)) is not None:
        seat, question, serial = shown, theirs, session.evening.posed
        whose = seat_of(session, theirs.who) if theirs.secret else None
    whole, (keeper, question) = question, read_by_all(session, question)
    in_part = keeper is not None

    def recall(on: bool) -> None:
        set_recalled(serial if on else -1)

    staged = stage(Scene(question, serial, recalled == serial, recall, in_part, seat))
    told = "recalled" if recalled == serial else "told" if staged.alone is not None else "asked"
    use_standing(page, serial, "" if question is None else question.key, told)
    if question is None and staged.alone is not None:
        end = ft.Semantics(
            content=Parchment(serial, staged.alone), identifier="sheet-told-end", container=True, expand=True
        )
        return ft.Container(end, expand=True)
    if question is None and over is not None:
        return ft.Container(over(), expand=True)
    if question is None:
        title = kit.headline(look, t(msg("ui-evening-over")), colour=look.palette.on_parchment)
        return ft.Container(
            title, bgcolor=look.palette.parchment, border_radius=kit.RADIUS + 4, padding=22, expand=True
        )
    at_hand = phones.waits_for(session)
    low = low or together or in_part or bool(at_hand)
    top, recall_it, lesson = staged.top, staged.recall, staged.lesson
    asked = SheetContext(
        session, question, serial, compact, on_rule, top, low, recall_it, in_part=in_part, lesson=lesson
    )
    asked = replace(asked, on_may=on_may, seat=seat)
    key = f"{serial}-{question.key}" if shown else f"{serial}"

    def choose(seat: str) -> None:
        session.uncovered()
        want(seat)

    if staged.alone is not None:
        part = Parchment(asked.number, staged.alone)
    elif whose is not None:
        phoned = whose in at_hand
        part = kit.keyed(f"peek-{key}", Covered, session, whose, phoned, partial(_body, asked, key), away, staged.over)
    elif keeper is not None and whole is not None:
        opened = replace(asked, question=whole, in_part=False)
        part = Faced(session, keeper, key, _body(asked, key), partial(_body, opened, key), away)
    else:
        part = _body(asked, key)
    whole_sheet = ft.Semantics(content=part, **kit.named(MIDDLE), container=True, expand=True)
    sheet = [_named(f"sheet-{told}-{key}"), whole_sheet]
    if session.rights.alone or session.rights.trying:
        return kit.rows(sheet, 0, expand=True)
    covered = whose is not None and staged.alone is None  # the cover says for whom the table waits
    return kit.rows([Waiting(session, phones, shown, choose, covered), *sheet], 0, expand=True)


def _named(name: str) -> ft.Control:
    """The name of what lies in the middle, at its upper edge.

    It is another one with each question, and a client builds anew whatever is inside of a control that has changed.
    """
    return ft.Semantics(content=ft.Container(height=1), **kit.named(name), container=True)


def _body(asked: SheetContext, key: str) -> ft.Control:
    """The question with its answers. key: of its own, where its widgets hold what is written in them."""
    question = asked.question
    for kind, written in WRITTEN:
        if isinstance(question, kind):
            return kit.keyed(f"question-{key}", written, asked, question)
    main = only_way(question)
    if (main or question.nature == "fact") and not (asked.session.rights.trying or asked.in_part):
        likely = asked.gather({}, main)
        if likely is not None and on_one_card(question, likely):
            return Parchment((asked.number, "facts"), lambda inputs: facts_body(inputs, asked, question, likely, main))
    drawn = next(drawn for kind, drawn in BODIES if isinstance(question, kind))
    return Parchment(asked.number, lambda inputs: drawn(inputs, asked, question))
