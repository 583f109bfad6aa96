"""What is told, drawn as cards under each other, and the sheet on which it lies where it is read by itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

import flet as ft

from companion.core.events.announcements import Change, Fate, Order, Result
from companion.core.values.messages import Msg, msg
from companion.library.texts import Texts
from companion.ui.announcements.brief_card import brief_card
from companion.ui.announcements.card_frame import ShownOn
from companion.ui.announcements.changes import changes_card
from companion.ui.announcements.fates import fate_card
from companion.ui.announcements.orders import orders_card
from companion.ui.announcements.result_card import result_card
from companion.ui.look.language import use_texts
from companion.ui.look.theme import TOUCH, Look, use_look
from companion.ui.page.page import AnnouncementCard, Page
from companion.ui.page.shapes import ScreenShape
from companion.ui.questions.sheet.parchment import SheetInputs
from companion.ui.questions.sheet.sheet_bar import BAR, GAP, OTHERS_SHARE, fault_strip, main_button, onward_bar
from companion.ui.questions.sheet.sheet_column import Onward, SheetColumn, Upper
from companion.ui.questions.sheet.sheet_context import BarButton, said_next
from companion.ui.questions.sheet.sheet_frame import COLUMN, parchment
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

CARDS: Final = "cards"
"""Key of what is told: it stays from one telling to the next."""


@component
def Cards(
    on: ShownOn, told: Sequence[AnnouncementCard], said: Msg | None = None, decision: Callable[[], object] | None = None
) -> ft.Control:
    """Cards in the order in which they are read.

    said: the headline above them.  decision: shows how it was decided; None where nothing was, or a button does it.
    """
    look, t = use_look(), use_texts()
    drawn = [_card(look, t, on, each, said) for each in told]
    if decision is not None:
        words, size = t(msg("voice-decision")), look.sizes.small
        link = kit.button(look, words, decision, sign="map", identifier="see-chart", height=TOUCH, size=size)
        drawn.append(ft.Row([link]))
    return kit.rows(drawn, GAP, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _card(look: Look, t: Texts, on: ShownOn, card: AnnouncementCard, said: Msg | None) -> ft.Control:
    block = card.block
    if card.brief:
        return brief_card(look, t, on, card, said)
    match block.first:
        case Order():
            return orders_card(look, t, on, block.parts, card.first, said)
        case Result():
            return result_card(on, block, said)
        case Change():
            return changes_card(look, t, on, block.parts)
        case Fate():
            return fate_card(look, t, on, block, card.first, said)


def read_sheet(
    inputs: SheetInputs,
    page: Page,
    upper: Upper,
    on: ShownOn,
    go: Callable[[], object],
    decision: Callable[[], object] | None = None,
) -> ft.Control:
    """A page that is read by itself. go: what its button does.  decision: shows how it was decided."""
    look, t = inputs.look, inputs.t
    p = look.palette
    assert page.heading is not None and page.foot.main is not None
    size = look.sizes.question * (0.8 if on.compact else 1)
    head = kit.headline(look, t(page.heading.text), size=size, colour=p.on_parchment)
    head.style = ft.TextStyle(height=kit.CLOSE)
    shown = ft.Semantics(content=head, identifier="told", header=True, container=True)
    button = page.foot.main
    main = BarButton(t(button.words), go, button.key, button.picture, then=said_next(t, button))
    fault = next((each.text for each in page.banners if each.kind == "fault"), None)

    def foot(onward: Onward | None) -> list[ft.Control]:
        wrong = [] if fault is None else [fault_strip(look, t, fault)]
        if onward is not None:
            return [*wrong, onward_bar(look, t, onward, on.compact)]
        return [*wrong, _bar(look, t, main, decision, on.compact)]

    nothing = [] if page.told else [kit.words(look, t(msg("voice-nothing")), colour=p.on_parchment_muted)]
    if on.compact:
        upper = replace(upper, head=[shown])
    sideways = page.shape is ScreenShape.FLAT and upper.board is not None
    column = kit.keyed(COLUMN, SheetColumn, page.key, upper, nothing, GAP, foot, sideways)
    return parchment(look, [*([] if on.compact else [shown]), ft.Container(column, expand=True)], on.compact)


def _bar(look: Look, t: Texts, main: BarButton, decision: Callable[[], object] | None, compact: bool) -> ft.Control:
    """The button that goes on, and beside it the way to the decision."""
    height = kit.ANSWER * look.zoom
    first = main_button(look, main, height)
    others: list[ft.Control] = []
    if decision is not None:
        words = t(msg("voice-decision"))
        others.append(kit.button(look, words, decision, sign="map", identifier="see-chart", height=height, expand=1))
    if compact:
        return kit.rows([*(ft.Row([other]) for other in others), ft.Row([first])], GAP, key=BAR)
    return ft.Row([first, ft.Row(others, expand=OTHERS_SHARE)], spacing=GAP, height=height, key=BAR)
