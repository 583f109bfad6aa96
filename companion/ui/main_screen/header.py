"""The top bar: what time it is at sea, what lasts, and undo with its name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import flet as ft

from companion.core.values.messages import Msg, msg
from companion.library.sample import is_sample
from companion.library.texts import Texts
from companion.ui.figures.recent_changes import touch
from companion.ui.gamekit.frame import Chip, Frame
from companion.ui.look.language import use_texts
from companion.ui.look.theme import TOUCH, Look, use_look
from companion.ui.main_screen.sides import Layout
from companion.ui.page.shapes import LARGEST
from companion.ui.runtime.live import use_live
from companion.ui.runtime.memo import use_kept
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component
from companion.ui.widgets.phones_button import PhonesButton

HEIGHT = 64
NAMED = 160
"""Width of what undo would take back, in logical pixels; longer names go on two lines."""
TWO_LINES = 18
"""Largest size of words of which two close lines fit into a button, tails of letters included."""
Lying = tuple[bool, int]
"""Whether facts are brief, and how many of them have words."""
LETTER = 0.5
"""Width of a letter, in sizes of its words."""
PHONE_BUTTONS, TALL_BUTTONS, BUTTONS = 230, 350, 630
"""What the buttons of the bar take of its width: on a phone, on an upright tablet where most are signs, on others."""


@component
def Fact(
    look: Look,
    t: Texts,
    fact: Chip,
    on_rule: Callable[[str], None],
    small: bool = False,
    worded: bool = True,
    open_: bool = False,
) -> ft.Control:
    """One fact of the top bar; a tap opens its rule, or its value where that may be set by hand.

    small: such that one fits beside the buttons of a phone.  worded: whether its words stand beside the picture.
    open_: whether values may be set here.
    """
    deed: Callable[[], object] | None = partial(on_rule, fact.rule) if fact.rule else None
    if fact.figure and open_:
        deed = partial(touch, fact.figure, fact.rule)
    content: list[ft.Control] = [kit.pic(fact.picture, 22 if small else 28, "", **dict(fact.params))]
    if worded:
        content.append(kit.words(look, t(_words(fact, small)), size=look.sizes.small if small else None))
    if worded and fact.remark is not None:
        content.append(kit.words(look, t(fact.remark), size=look.sizes.small, colour=look.palette.text_muted))
    body = ft.Container(
        kit.line(content, 4 if small else 8, tight=True),
        bgcolor=look.palette.panel,
        border_radius=24,
        padding=ft.Padding.symmetric(horizontal=_edge(small, worded)),
        height=max(TOUCH, 1.3 * look.sizes.body),
        width=None if worded else TOUCH,
        alignment=None if worded else ft.Alignment.CENTER,
        on_click=(lambda _: deed()) if deed is not None else None,
    )
    return kit.tagged(body, f"chip-{fact.picture.replace(':', '-')}", t(fact.words))


def _words(fact: Chip, small: bool) -> Msg:
    return fact.brief if small and fact.brief is not None else fact.words


def _edge(small: bool, worded: bool) -> float:
    """Left and right of what a fact says, in logical pixels."""
    return 6 if small else 14 if worded else 10


def _width(look: Look, t: Texts, fact: Chip, small: bool) -> float:
    """About the width that a fact takes with its words, in logical pixels."""
    size = look.sizes.small if small else look.sizes.body
    words = len(t(_words(fact, small))) * size * LETTER + 8
    remark = 0.0 if fact.remark is None else len(t(fact.remark)) * look.sizes.small * LETTER + 8
    return 28 + words + remark + 2 * _edge(small, True)


def worded(widths: Sequence[float], session: float) -> int:
    """How many have room for their words, the most important first; the others are pictures alone. 0 where there is
    not even room for one with words."""
    for count in range(len(widths), 0, -1):
        if sum(widths[:count]) + TOUCH * (len(widths) - count) + 8 * (len(widths) - 1) <= session:
            return count
    return 0


def _fitted(look: Look, t: Texts, facts: Sequence[Chip], more: Sequence[float], session: float, compact: bool) -> Lying:
    """How the facts lie in the room that they have: brief where they have little. One has words in any case.

    more: widths of what stands beside them, the least important.  compact: on a phone all are brief.
    """
    for small in (True,) if compact else (False, True):
        found = worded([*(_width(look, t, fact, small) for fact in facts), *more], session)
        if found:
            return small, found
    return True, 1


def _sample_label(look: Look, t: Texts, worded: bool) -> ft.Control:
    """Says all evening long that nothing of this was printed in the box; where there is little room by a sign alone."""
    p = look.palette
    label = t(msg("ui-sample-label"))
    words = [] if not worded else [kit.words(look, label, size=look.sizes.small, colour=p.text_brass, bold=True)]
    body = ft.Container(
        kit.line([kit.icon(look, "library", 22, p.text_brass), *words], 6, tight=True),
        border=ft.Border.all(2, p.mark),
        border_radius=24,
        padding=ft.Padding.symmetric(horizontal=12),
        height=TOUCH - 8,
        tooltip=label,
    )
    return ft.Semantics(content=body, identifier="sample-edition", label=label, container=True)


def undo_words(t: Texts, caption: Msg | None) -> str:
    """The undo button says what it will take back."""
    return t(msg("ui-undo", what=caption)) if caption else t(msg("ui-undo-nothing"))


@component
def Header(
    session: ScreenSession,
    chips: Callable[[], list[Chip]],
    frame: Frame,
    layout: Layout,
    on_correct: Callable[[], None],
    on_ways: Callable[[], None],
    on_may_i: Callable[[], None],
    on_phones: Callable[[], None] | None = None,
    opened: str = "",
) -> ft.Control:
    """The top bar of the table; on a small or upright screen most buttons are signs, and so are facts without room.

    on_ways: shows where one can go from here.  on_phones: opens the page of the phones over the table; a small screen
    has that button in its bottom bar.  opened: what was stepped aside for.
    """
    use_live(session)
    look, t = use_look(), use_texts()
    evening = session.view
    undo_caption, redo_caption = evening.undo_caption, evening.redo_caption
    compact, signs, may = layout.compact, layout.stacked, session.rights.correct
    lying = use_kept()("lying", _lying, look, t, layout, tuple(chips()), is_sample(evening.options), frame.on_rule, may)
    sign, edge = (TOUCH, 6) if compact else (TOUCH + 6, 8)
    words, taken_back = undo_words(t, undo_caption), session.undoing.last if undo_caption else None
    brief = kit.sign_button(look, "undo", words, taken_back, "undo", sign)
    undo = brief if signs else undo_button(look, words, taken_back)
    ways, may_i, correct = _use_staying(look, t, sign, compact, opened, on_ways, on_may_i, on_correct)
    redo = ft.use_memo(
        lambda: kit.sign_button(
            look, "redo", t(msg("ui-redo")), session.undoing.redo if redo_caption else None, "redo", sign
        ),
        [look, t, sign, session, redo_caption is None],
    )
    phones = [] if signs else [PhonesButton(on_open=on_phones)]
    again = [redo] if redo_caption or session.undoing.redone or not signs else []  # beside undo, which must not move
    return ft.Container(
        kit.line([ways, lying, *again, undo, may_i, *phones, correct], spacing=edge),
        bgcolor=look.palette.bar,
        border_radius=kit.RADIUS,
        padding=ft.Padding.symmetric(horizontal=edge),
        height=HEIGHT,
    )


def _use_staying(
    look: Look,
    t: Texts,
    sign: float,
    compact: bool,
    opened: str,
    on_ways: Callable[[], None],
    on_may_i: Callable[[], None],
    on_correct: Callable[[], None],
) -> tuple[ft.Control, ft.Control, ft.Control]:
    """Hook: the ways from here, the checker and corrections, drawn once: they stay whatever is done."""

    def drawn() -> tuple[ft.Control, ft.Control, ft.Control]:
        put_right, elsewhere = t(msg("ui-correct")), t(msg("ui-ways"))
        correct = kit.sign_button(look, "correct", put_right, on_correct, "correct", sign, chosen=opened == "correct")
        ways = kit.sign_button(look, "ways", elsewhere, on_ways, "ways", sign, chosen=opened == "ways")
        return ways, _may_i(look, t, on_may_i, sign if compact else 0, opened == "plan"), correct

    kept: tuple[ft.Control, ft.Control, ft.Control] = ft.use_memo(
        drawn, [look, t, sign, compact, on_ways, on_may_i, on_correct, opened]
    )
    return kept


def _lying(
    look: Look, t: Texts, layout: Layout, facts: Sequence[Chip], sample: bool, on_rule: Callable[[str], None], may: bool
) -> ft.Control:
    """The facts, and beside them that our own cards are played with; as many in words as there is room for.

    may: whether a touch puts them right.
    """
    compact = layout.compact
    labelled = [len(t(msg("ui-sample-label"))) * look.sizes.small * LETTER + 54] if sample else []
    buttons = PHONE_BUTTONS if compact else TALL_BUTTONS if layout.stacked else BUTTONS
    room = layout.width - buttons * layout.scale
    small, spoken = _fitted(look, t, facts, labelled, room, compact)
    if facts and _width(look, t, facts[0], small) > room:  # the remark gives way rather than be cut off
        facts = (replace(facts[0], remark=None), *facts[1:])
    told = [kit.still(Fact, look, t, each, on_rule, small, n < spoken, may) for n, each in enumerate(facts)]
    if sample:
        label = _sample_label(look, t, spoken > len(facts))
        told.insert(len(told) if compact else 0, label)  # on a phone the round comes first
    return ft.Row(told, spacing=8, scroll=ft.ScrollMode.HIDDEN, expand=True)


def _may_i(look: Look, t: Texts, deed: Callable[[], None], width: float, chosen: bool) -> ft.Control:
    """The way to the checker: brass, so that it is found at once. chosen: it is open.

    width: of the scales alone, on a phone; else 0.
    """
    p, compact = look.palette, width > 0
    label = t(msg("ui-may-i"))
    if compact:
        content: ft.Control = kit.icon(look, "scales", 26, p.on_brass)
    else:
        content = kit.words(look, label, size=look.sizes.small, colour=p.on_brass, bold=True, max_lines=1)
    body = ft.Container(
        content,
        bgcolor=p.brass,
        border=ft.Border.all(3, p.text) if chosen else None,
        border_radius=12,
        padding=ft.Padding.symmetric(horizontal=9 if chosen else 12),
        height=TOUCH,
        width=width or None,
        alignment=ft.Alignment.CENTER if compact else None,
        on_click=lambda _: deed(),
    )
    if not compact:
        body.content = ft.Row([content], tight=True)
    return kit.tagged(body, "may-i", label, selected=chosen or None)


def undo_button(look: Look, words: str, deed: Callable[[], object] | None) -> ft.Control:
    """The button that says what it takes back, on two lines."""
    said = kit.words(
        look,
        words,
        max_lines=2,
        overflow=ft.TextOverflow.ELLIPSIS,
        width=NAMED * min(look.zoom, LARGEST),
        size=min(look.sizes.small, TWO_LINES),
        style=ft.TextStyle(height=kit.CLOSE),
    )
    body = ft.Container(
        kit.line([kit.icon(look, "undo", 26), said], tight=True),
        bgcolor=look.palette.panel_raised,
        border=ft.Border.all(1, look.palette.line),
        border_radius=12,
        padding=ft.Padding.symmetric(horizontal=12),
        height=TOUCH,
        tooltip=words,
        on_click=(lambda _: deed()) if deed else None,
        opacity=1 if deed else 0.4,
    )
    return kit.tagged(body, "undo", words, deed is not None)
