"""Results as scenes: two sides as they are drawn on the table, dice, sums aloud, who prevails, and what has changed."""

from __future__ import annotations

from typing import Final

import flet as ft

from companion.core.events.announcements import Result, Side
from companion.core.rules.sums_in_words import needed, sum_in_words, sum_origin
from companion.core.rules.verdicts import Sum
from companion.core.values.messages import Msg, msg
from companion.journal_views.announcements import AnnouncementEntry, Block
from companion.library.texts import Texts
from companion.ui.announcements.card_frame import ShownOn, card_frame, why
from companion.ui.announcements.changes import change_rows
from companion.ui.announcements.dice import DiceFall, dice_row
from companion.ui.art.numerals import signed
from companion.ui.look.language import use_texts
from companion.ui.look.theme import Look, use_look
from companion.ui.questions.sheet.sheet_text import drawn, pen, quiet
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

WHY: Final = msg("ui-why")
"""Beside the rule where its result is the headline."""
SIGN = 40
"""Height of the picture of a side in logical pixels at zoom 1."""


def result_card(on: ShownOn, block: Block, said: Msg | None = None) -> ft.Control:
    """A result with the changes that came of it. said: the headline above it, which it need not repeat."""
    return kit.keyed(f"scene-{block.parts[0].number}", Scene, on, block, said)


@component
def Scene(on: ShownOn, block: Block, said: Msg | None) -> ft.Control:
    """What came of it, the sides beside each other, the number to reach, then the numbers that have changed.

    Its dice fall in where the reader wants to see that; whatever can be tapped can be tapped meanwhile, and a touch of
    the scene ends it.
    """
    look, t = use_look(), use_texts()
    result = block.parts[0].telling
    assert isinstance(result, Result)
    thrown = look.motion and any(side.dice for side in result.sides)  # else it would be drawn twice for nothing
    lie, fall = ft.use_state(not thrown)
    stop, end = ft.use_state(False)
    ft.use_effect(lambda: None if lie else fall(True), [])
    coming = DiceFall(lie or stop, thrown and not stop)
    content = scene_rows(look, t, on, coming, block.parts[0], said)
    if block.changes:
        content += [ft.Container(height=1, bgcolor=look.palette.paper_line), *change_rows(look, t, on, block.changes)]
    if not content:  # all of it is the headline: an empty leaf would only puzzle
        return ft.Row(why(look, on, block.parts[0].rule, t(WHY)))
    body = card_frame(look, content, look.palette.paper_line, "result")
    if not thrown:
        return body
    return ft.GestureDetector(body, on_tap_down=lambda _: end(True), exclude_from_semantics=True)


def scene_rows(
    look: Look, t: Texts, on: ShownOn, fall: DiceFall, told: AnnouncementEntry, said: Msg | None
) -> list[ft.Control]:
    """What came of it, the sides beside each other, the number to reach. said: the headline above it."""
    result = told.telling
    assert isinstance(result, Result)
    link, content = why(look, on, told.rule), list[ft.Control]()
    if result.text != said:
        content.append(kit.line([pen(look, t(result.text), bold=True, expand=True), *link], 10))
        link = []
    elif len(result.sides) > 2:  # none of them has room for it
        content.append(ft.Row(why(look, on, told.rule, t(WHY)), alignment=ft.MainAxisAlignment.END))
        link = []
    apart, stand = result.apart, _Stand(look, t, on, fall, result)
    sides = [
        stand.side(side, result.against if side is apart else None, link if side is result.sides[-1] else [])
        for side in result.sides
    ]
    if len(sides) > 1 and not on.compact:
        content.append(opposed(look, sides))
    else:
        content += sides
    if result.against is not None and apart is None:
        content.append(pen(look, t(needed(result.against))))
    return content


def opposed(look: Look, sides: list[ft.Control]) -> ft.Control:
    """Two sides beside each other, with a line between them."""
    between = [ft.Container(width=1, bgcolor=look.palette.paper_line)]
    parts = [part for side in sides for part in (*between, side)][1:]
    return ft.Row(parts, spacing=14, intrinsic_height=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH)


class _Stand:
    """How the sides of one result are drawn."""

    def __init__(self, look: Look, t: Texts, on: ShownOn, fall: DiceFall, result: Result) -> None:
        self.look, self.t, self.on, self.fall, self.result = look, t, on, fall, result
        self.contest = len(result.sides) > 1

    def side(self, side: Side, against: Sum | None, link: list[ft.Control]) -> ft.Control:
        """A side of the roll; in a contest with its name and picture.

        against: its own number, to be beaten.  link: the way to the rule, where no title has it.
        """
        look, t = self.look, self.t
        rows: list[ft.Control] = [self._name(side, link)] if self.contest else []
        if side.dice:
            dice = dice_row(look, t, self.fall, side.dice, self.result.picture)
            dice.expand = not self.contest
            rows.append(dice if self.contest else kit.line([dice, *link], 10))
        if side.bonus is not None:
            each = msg("voice-each", bonus=signed(side.bonus.total), sum=sum_origin(side.bonus))
            rows.append(quiet(look, t(each)))
        for total in (side.total, against):
            if total is not None:
                rows.append(self._sum(total))
        if side.said is not None and self.contest:
            rows.append(pen(look, t(side.said), bold=True))
        return ft.Container(kit.rows(rows, 4), expand=1 if self.contest and not self.on.compact else None)

    def _name(self, side: Side, link: list[ft.Control]) -> ft.Control:
        look, p = self.look, self.look.palette
        picture = drawn(side.picture, SIGN * look.zoom, side.colour)
        ink = p.on_parchment if side.won is not False else p.on_parchment_muted
        name = pen(look, self.t(side.who), bold=True, colour=ink, expand=True, expand_loose=True)
        named: ft.Control = kit.line([*([picture] if picture else []), name], 8, tight=True)
        if not (side.won or link):
            return named
        # the mark stands beside the name where there is room for both, else below it
        return ft.Row(
            [named, *([self._won()] if side.won else []), *link],
            wrap=True,
            spacing=8,
            run_spacing=2,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        )

    def _won(self) -> ft.Control:
        """The mark of who prevails: a star and a word on brass, whether that is good news or not."""
        look, p = self.look, self.look.palette
        word = kit.words(look, self.t(msg("voice-won")), size=look.sizes.small, bold=True, colour=p.on_brass)
        star = kit.icon(look, "star", look.sizes.small, p.on_brass)
        badge = kit.line([star, word], 4, tight=True)
        return ft.Container(
            badge, bgcolor=p.brass, border_radius=12, padding=ft.Padding.symmetric(horizontal=8, vertical=2)
        )

    def _sum(self, total: Sum) -> ft.Control:
        """A number that counts, large, with what it is and its terms beside it."""
        look, p = self.look, self.look.palette
        number = kit.headline(look, self.t(msg("ui-number", n=total.total)), colour=p.on_parchment)
        label = quiet(look, self.t(total.label), bold=True)
        terms = [pen(look, self.t(sum_in_words(total)))] if len(total.terms) > 1 or total.floor is not None else []
        return kit.line([number, ft.Container(kit.rows([label, *terms], 0), expand=True)], 10)
