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
from companion.library.texts import Texts
from companion.ui.announcements.telling import Teller
from companion.ui.look.language import use_texts
from companion.ui.look.theme import Look, use_look
from companion.ui.page.answers import only_way
from companion.ui.page.moment import Open, page_of
from companion.ui.page.page import Page
from companion.ui.page.shapes import ScreenShape
from companion.ui.page.whose import first_without, standing
from companion.ui.questions.collections.deck_builder import DeckBuilderBody
from companion.ui.questions.copying.copying_screen import FormBody
from companion.ui.questions.kinds.choose import choose_body
from companion.ui.questions.kinds.draw import draw_body
from companion.ui.questions.kinds.menu import menu_body
from companion.ui.questions.kinds.number import number_body
from companion.ui.questions.kinds.one_sheet import on_one_sheet, sheet_body
from companion.ui.questions.kinds.pick import pick_body
from companion.ui.questions.kinds.roll import roll_body
from companion.ui.questions.kinds.yesno import yesno_body
from companion.ui.questions.parts.short_text import WordsBody
from companion.ui.questions.sheet.parchment import Parchment, SheetInputs
from companion.ui.questions.sheet.privacy_cover import Covered, Faced
from companion.ui.questions.sheet.sheet_column import Upper
from companion.ui.questions.sheet.sheet_context import EveningContext
from companion.ui.questions.sheet.waiting_for import NO_PHONES, AtHand, Waiting
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
    (BuildDeck, DeckBuilderBody),
    (Words, WordsBody),
)
"""Kinds whose widgets hold what is written in them: they have components of their own, a new one for each question."""


@component
def QuestionSheet(
    teller: Teller,
    shape: ScreenShape,
    over: Callable[[], ft.Control] | None = None,
    phones: AtHand = NO_PHONES,
    away: bool = False,
    on_may: Callable[[str], None] | None = None,
) -> ft.Control:
    """The page of the moment, filling its place. What is chosen but not confirmed is forgotten with its question.

    The sheet stays: from what is told or asked to what comes next only what differs is sent and drawn.

    teller: draws what is told.  shape: of the screen.  over: draws what stands here at the end.  phones: whose own
    phone asks them. Of people who are asked together one is shown, the others are a tap away.  away: whether another
    page stands before it.  on_may: asks the checker about a refused option.
    """
    session = teller.session
    use_live(session, first=True)
    use_live(phones.people)
    use_live(teller.frame.aim, first=True)
    look, t, client = use_look(), use_texts(), ft.context.page
    ft.use_effect(lambda: None if session.rights.trying else when_late(client, session.late), [session])
    shown, show = use_shown(session, phones)
    _, whole, serial, _ = standing(session, shown)
    recalled, recall = use_recalled(serial)
    page = page_of(session, shape, Open(shown, recalled, tuple(phones.waits_for(session))))
    stands = "told" if page.stands in ("told", "led") else page.stands
    use_standing(client, serial, "" if whole is None else whole.key, stands)
    if page.stands == "over":
        return _end(look, t, over)
    laid = _Laid(teller, page, whole, recall, on_may, away)
    lying = ft.Semantics(content=laid.drawn(), **kit.named(MIDDLE), container=True, expand=True)
    key = page.key.partition("-")[2]
    sheet = [_named(f"sheet-{stands}-{key}" if whole is not None else "sheet-told-end"), lying]
    if session.rights.alone or session.rights.trying:
        return kit.rows(sheet, 0, expand=True)
    covered = page.cover is not None and page.cover.whole  # the cover says for whom the table waits
    return kit.rows([Waiting(session, phones, shown, show, covered), *sheet], 0, expand=True)


def use_shown(session: ScreenSession, phones: AtHand) -> tuple[str, Callable[[str], None]]:
    """Hook: which of several people who are asked together is shown, and what shows another one: whom somebody has
    tapped, else who has no phone. "" while nobody is asked together, or around one tablet on one sheet."""
    wanted, want = ft.use_state("")
    evening = session.view

    def first() -> str:
        away = phones.waits_for(session)
        sheet = evening.question is not None and bool(evening.question.sheet) and evening.sees != "own"
        return "" if not evening.together or (sheet and not away) else first_without(session, away)

    usual = ft.use_memo(first, [evening.posed, evening.open_keys, evening.together])

    def show(seat: str) -> None:
        session.uncovered()
        want(seat)

    there = evening.together and wanted in {seat.id for seat in evening.people_awaited}
    return wanted if there else usual, show


def use_recalled(serial: int) -> tuple[bool, Callable[[bool], None]]:
    """Hook: whether somebody wants to see again what was told before this question, and what says so."""
    recalled, set_recalled = ft.use_state(-1)
    return recalled == serial, lambda on: set_recalled(serial if on else -1)


def _end(look: Look, t: Texts, over: Callable[[], ft.Control] | None) -> ft.Control:
    """When the evening is over and all was read. over: draws what stands here then."""
    if over is not None:
        return ft.Container(over(), expand=True)
    title = kit.headline(look, t(msg("ui-evening-over")), colour=look.palette.on_parchment)
    return ft.Container(title, bgcolor=look.palette.parchment, border_radius=kit.RADIUS + 4, padding=22, expand=True)


@dataclass(frozen=True, slots=True)
class _Laid:
    """What a page is laid out with."""

    teller: Teller
    page: Page
    whole: Question | None
    """As whoever is asked reads it."""
    recall: Callable[[bool], None]
    on_may: Callable[[str], None] | None
    away: bool

    def drawn(self) -> ft.Control:
        """The sheet, with the cover over what one person alone may read."""
        page, session = self.page, self.teller.session
        if page.stands != "asked":
            back = partial(self.recall, False)
            return Parchment(page.key, lambda inputs: self.teller.read(inputs, page, back))
        question, cover, key = self.whole, page.cover, page.key
        assert question is not None
        if cover is None:
            return _body(self.asked(question, self.teller.upper(page)), key)
        if cover.whole:  # under the cover lies what is weighed there; what all may read lies on it
            held = session.cover.holder == cover.whose.id  # whoever holds the tablet still reads all of it there
            told = self.teller.upper(page) if held else self.teller.lying(question, page.serial)
            asked = self.asked(question, told)
            build, upper = partial(_body, asked, key), self.teller.upper(page)
            compact = page.shape.compact
            shown = session, cover.whose, cover.phoned, build, self.away, upper, compact
            return kit.keyed(f"peek-{key}", Covered, *shown)
        assert page.question is not None
        face = self.asked(page.question, self.teller.upper(page), in_part=True)
        opened = replace(face, question=question, in_part=False)
        return Faced(session, cover.whose, key, _body(face, key), partial(_body, opened, key), self.away)

    def asked(self, question: Question, told: Upper, *, in_part: bool = False) -> EveningContext:
        """The question as it stands on this screen."""
        page, teller = self.page, self.teller
        heading = page.heading
        news = heading.text if heading is not None and heading.says == "news" else None
        return EveningContext(
            teller.session,
            question,
            page.serial,
            page.shape.compact,
            teller.frame.on_rule,
            told,
            page.shape is ScreenShape.FLAT,
            partial(self.recall, True) if page.recall else None,
            title=news,
            in_part=in_part,
            done=news is not None and bool(page.foot.after),
            on_may=self.on_may,
            chart=teller.chart,
            aim=teller.frame.aim,
            seat=page.seat,
        )


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
    plain = (main or question.nature == "fact") and not asked.in_part
    if (plain or question.sheet) and not asked.session.rights.trying:
        likely = asked.gather({}, main)
        if likely is not None and on_one_sheet(question, likely):
            return Parchment(
                (asked.number, "rows"),
                lambda inputs: sheet_body(inputs, replace(asked, draft=inputs.draft), question, likely, main),
            )
    drawn = next(drawn for kind, drawn in BODIES if isinstance(question, kind))
    return Parchment(asked.number, lambda inputs: drawn(inputs, replace(asked, draft=inputs.draft), question))
