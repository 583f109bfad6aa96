"""What is told, where there is little room: numbered lines for hands, and what dice said in a line that unfolds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import flet as ft

from companion.core.events.announcements import Change, Fate, Order, Result, Side
from companion.core.rules.verdicts import Sum
from companion.core.values.messages import Msg, msg
from companion.journal_views.announcements import Block, in_all
from companion.library.texts import Texts
from companion.ui.announcements.card_frame import ShownOn, card_frame
from companion.ui.announcements.changes import change_rows, ink_of
from companion.ui.announcements.dice import DiceFall, dice_line
from companion.ui.announcements.orders import number_disc, pieces_row, sign_of
from companion.ui.announcements.result_card import scene_rows
from companion.ui.look.language import use_texts
from companion.ui.look.palette import SANS_FONT
from companion.ui.look.theme import FALLBACK_FONTS, Look, use_look
from companion.ui.page.page import AnnouncementCard
from companion.ui.questions.sheet.sheet_bar import letters_across
from companion.ui.questions.sheet.sheet_text import drawn, pen, quiet
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

SIGN, DISC = 30, 26
"""Heights of a picture and of a number in a line, in logical pixels at zoom 1."""
BROAD: Final = 36
"""Width that the pictures of orders have, likewise."""
LARGE: Final = 5
"""Orders that are as large as words; more are set smaller."""
LETTERS: Final = 14
"""Letters that have room beside the picture of a side on the narrowest sheet, a die as so many."""
DIE_IN_LETTERS: Final = 4
BESIDE: Final = 24
"""Letters of an order that leave room beside them for what a number has become, on a phone."""
UNDERLINED: Final = ft.TextStyle(decoration=ft.TextDecoration.UNDERLINE)


def brief_card(look: Look, t: Texts, on: ShownOn, card: AnnouncementCard, said: Msg | None) -> ft.Control:
    """A card in lines. said: the headline above it, which it need not repeat."""
    block, p = card.block, look.palette
    if block.orders:
        return card_frame(look, list(_duties(look, t, on, card, said)), p.brass, "orders", low=True)
    match block.first:
        case Result():
            return kit.keyed(f"scene-{block.parts[0].number}", Outcome, on, block, said)
        case Fate() as fate:
            return card_frame(look, _fate(look, t, fate, said) or [_title(look, t, fate)], p.action, "fate", low=True)
        case _:
            return card_frame(look, change_rows(look, t, on, block.parts), p.paper_line, "changes", low=True)


# ---------------------------------------------------------------------- what hands do


def _duties(look: Look, t: Texts, on: ShownOn, card: AnnouncementCard, said: Msg | None) -> Iterator[ft.Control]:
    """Orders in lines, under what brings them."""
    number, heading = card.first, msg("voice-orders")
    parts, many = card.block.parts, len(card.block.orders) > LARGE
    for place, part in enumerate(parts):
        match part.telling:
            case Fate() as fate:
                yield from _fate(look, t, fate, said)
            case Order():
                if part.heading not in (None, heading, said):
                    yield quiet(look, t(part.heading), bold=True)
                heading = part.heading or heading
                own = [after.telling for after in parts[place + 1 :] if after.number == part.number]
                changes = [each for each in own if isinstance(each, Change)]
                yield _order(look, t, on, part.telling, number, changes, many)
                number += 1
            case _:
                pass


def _order(
    look: Look, t: Texts, on: ShownOn, order: Order, number: int, changes: Sequence[Change], many: bool
) -> ft.Control:
    """Who does what, and what becomes of the number that it is about."""
    p, size = look.palette, look.sizes.small if many else look.sizes.body
    text = t(order.text)
    name = on.name_of(order.seat)
    if name and name not in text:
        text = t(msg("voice-who", who=name, what=text))
    words = pen(look, text, size=size, bold=True)
    line: ft.Control = words
    if order.note is not None and order.drawn and on.board:  # seen there; whoever hears is told
        line = kit.phrase(words, f"{text} {t(order.note)}")
    elif order.note is not None:
        words.spans = [ft.TextSpan(f"  {t(order.note)}", _quiet(look, p.on_parchment_muted))]
    became = [_became(look, t, each) for each in changes]
    under = became if on.compact and len(text) > BESIDE else []  # half of a phone would leave the words no room
    body = kit.rows([line, *pieces_row(look, t, order), *under], 2, expand=True, tight=True)
    signs = sign_of(look, t, order, SIGN)
    if len(order.pieces) != 1:  # words stand below each other, however broad their pictures are
        signs = [ft.Container(each, width=BROAD * look.zoom, alignment=ft.Alignment.CENTER) for each in signs]
    return kit.line([number_disc(look, t, number, DISC), *signs, body, *([] if under else became)], 8)


def _quiet(look: Look, colour: str, **more: Any) -> ft.TextStyle:
    size, family = look.sizes.small, FALLBACK_FONTS
    return ft.TextStyle(size=size, font_family=SANS_FONT, font_family_fallback=family, color=colour, **more)


def _became(look: Look, t: Texts, change: Change) -> ft.Control:
    """Before and after, at the end of the line of the order; read aloud with what it is the number of."""
    if change.before is None or change.after is None:
        return quiet(look, t(change.text), expand=1)
    said = t(msg("voice-became", before=change.before, after=change.after))
    return kit.phrase(pen(look, said, bold=True, colour=ink_of(look, change)), f"{t(change.text)} {said}")


# ---------------------------------------------------------------------- what came about


def _title(look: Look, t: Texts, fate: Fate) -> ft.Control:
    return kit.headline(look, t(fate.title), size=look.sizes.title, colour=look.palette.on_parchment)


def _fate(look: Look, t: Texts, fate: Fate, said: Msg | None) -> list[ft.Control]:
    """A turn of fate: its title where the headline is another one, and what it does."""
    lines = [_title(look, t, fate)] if fate.title != said else []
    lines += [pen(look, t(fate.text), size=look.sizes.small)] if fate.text is not None else []
    if not lines:
        return []
    picture = drawn(fate.picture, SIGN * look.zoom, fate.colour)
    return [kit.line([*([picture] if picture else []), kit.rows(lines, 0, expand=True, tight=True)], 10)]


@component
def Outcome(on: ShownOn, block: Block, said: Msg | None) -> ft.Control:
    """What dice said in a line or two, several results of the same sides below one title; a touch unfolds it."""
    look, t = use_look(), use_texts()
    lie, fall = ft.use_state(not look.motion)
    open_, unfold = ft.use_state(False)
    ft.use_effect(lambda: None if lie else fall(True), [])
    coming = DiceFall(lie, look.motion)
    folds = any(result.sides for result in block.results)
    link = t(msg("voice-fold" if open_ else "ui-why")) if folds else ""
    if open_:
        content = [
            row
            for each in block.parts
            if isinstance(each.telling, Result)
            for row in scene_rows(look, t, on, DiceFall(True, False), each, said)
        ]
        content.append(ft.Row(_link(look, link), alignment=ft.MainAxisAlignment.END))
    else:
        content = list(_folded(look, t, coming, block.results, said, link))
    if block.changes:
        content += change_rows(look, t, on, [each for each in block.parts if isinstance(each.telling, Change)])
    if not content:
        return ft.Container()
    card = card_frame(look, content, look.palette.paper_line, "result", low=True)
    if not folds:
        return card
    glass = ft.Container(card, on_click=lambda _: unfold(not open_), border_radius=12)
    return kit.tagged(glass, f"told-why-{block.parts[0].number}", "", expanded=open_)


def _link(look: Look, words: str) -> list[ft.Control]:
    """That there is more to be read, beside dice; nothing where there is not."""
    return [quiet(look, words, style=UNDERLINED)] if words else []


def _folded(
    look: Look, t: Texts, fall: DiceFall, results: Sequence[Result], said: Msg | None, link: str
) -> Iterator[ft.Control]:
    """Results in brief: their words where no headline says them, the dice of each in a line.

    link: that there is more, where the first of them ends: words run on into it and give none of their width away.
    """
    told = {said}
    for result in results:
        words = in_all(results, result)
        if words not in told:
            told.add(words)
            title = pen(look, t(words), bold=True)
            if link:
                more = _quiet(look, look.palette.on_parchment_muted, decoration=ft.TextDecoration.UNDERLINE)
                title.spans = [ft.TextSpan("  "), ft.TextSpan(link, more)]
            link = ""
            yield title
        if result.sides:
            line = _Line(look, t, fall, result).drawn(_link(look, link))
            yield line if words == result.text else kit.phrase(line, t(result.text))
            link = ""


class _Line:
    """How the dice of one result are drawn in a line."""

    def __init__(self, look: Look, t: Texts, fall: DiceFall, result: Result) -> None:
        self.look, self.t, self.fall, self.result = look, t, fall, result

    def drawn(self, link: list[ft.Control]) -> ft.Control:
        """Each side in a line. link: at the end."""
        result = self.result
        speaking = [side for side in result.sides if side is not result.apart or side.said is not None]
        bar = [] if result.against is None else [self._number(result.against)]
        if len(speaking) == 1:
            side = speaking[0]
            name = [] if self._known(side.who) else [pen(self.look, self.t(side.who), bold=True)]
            line = [*self._picture(side), *name, self._dice(side), *self._came(side), *link]
            below = [*self._said(side), *bar]  # beside dice words would leave them no room
            return kit.rows([kit.line(line, 8), *([ft.Row(below, wrap=True, spacing=12)] if below else [])], 2)
        parts = [self._side(side) for side in speaking]
        foot = [kit.line([*bar, ft.Container(expand=True), *link], 8)] if bar or link else []
        return kit.rows([*parts, *foot], 4)

    def _side(self, side: Side) -> ft.Control:
        """One of several sides: who it is, what it rolls and comes to, and a star for whoever prevails. Dice stand
        in the line of a short name and below a longer one: so a name is whole on the narrowest sheet."""
        look, p = self.look, self.look.palette
        ink = p.on_parchment if side.won is not False else p.on_parchment_muted
        name = pen(look, self.t(side.who), bold=True, colour=ink, expand=True, max_lines=2)
        name.overflow = ft.TextOverflow.ELLIPSIS
        last: list[ft.Control] = []
        if any(each.won for each in self.result.sides):  # numbers stand below each other
            star = kit.pic("icon:star", look.sizes.body, self.t(msg("voice-won")), color=p.mark) if side.won else None
            last = [ft.Container(star, width=look.sizes.body)]
        rolled = dice_line(look, self.fall, side.dice)
        who, came = [*self._picture(side), name], self._came(side)
        said: list[ft.Control] = [*self._said(side)]
        taken = len(side.dice) * DIE_IN_LETTERS
        if taken + letters_across(name.value) > LETTERS:
            beside = said if taken < LETTERS else []
            second: list[ft.Control] = [rolled, ft.Container(kit.rows(beside, 0), expand=True)]
            if not beside:  # more dice than that go on in the next line
                second = [ft.Container(rolled, expand=True)]
            rows = [kit.line([*who, *last], 6), kit.line([*second, *came], 6), *(said if not beside else [])]
        else:
            rows = [kit.line([*who, *([rolled] if side.dice else []), *came, *last], 6), *said]
        return kit.rows(rows, 2)

    def _dice(self, side: Side) -> ft.Control:
        return ft.Container(dice_line(self.look, self.fall, side.dice), expand=True)

    def _picture(self, side: Side) -> list[ft.Control]:
        picture = drawn(side.picture, SIGN * self.look.zoom, side.colour)
        return [picture] if picture else []

    def _known(self, words: Msg) -> bool:
        """Whether the words of the result say this, too."""
        return any(value == words for _, value in self.result.text.args)

    def _said(self, side: Side) -> list[ft.Control]:
        """What a side comes to, in words."""
        return [] if side.said is None or self._known(side.said) else [pen(self.look, self.t(side.said))]

    def _number(self, total: Sum) -> ft.Control:
        """A number with what it is, small."""
        return quiet(self.look, self.t(msg("voice-number", what=total.label, n=total.total)))

    def _came(self, side: Side) -> list[ft.Control]:
        """The number that a side comes to: its sum, or what its dice did together."""
        look = self.look
        did = [die.did for die in side.dice if die.did is not None]
        n = sum(did) if side.total is None else side.total.total
        if side.total is None and not n:  # no die did anything, as is seen on each
            return []
        number = kit.headline(
            look, self.t(msg("ui-number", n=n)), size=look.sizes.title, colour=look.palette.on_parchment
        )
        does = drawn(self.result.picture, look.sizes.title) if side.total is None else None
        return [number, *([does] if does else [])]
