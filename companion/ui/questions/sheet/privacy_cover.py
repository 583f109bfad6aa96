"""What one person alone may see, on a tablet that everybody sees: a question under a cover, and a second look.

Nothing is hidden where only one person sits. On the table the cover is taken off by pressing a button, by the one to
whom the tablet was passed; as long as nobody else is asked in between, it stays off.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Literal

import flet as ft

from companion.core.values.messages import Msg, msg
from companion.core.values.seats import Seat
from companion.library.texts import Texts
from companion.ui.look.language import use_texts
from companion.ui.look.palette import seen_on
from companion.ui.look.theme import TOUCH, Look, use_look
from companion.ui.questions.sheet.sheet_bar import onward_bar
from companion.ui.questions.sheet.sheet_column import NOTHING_TOLD, Onward, SheetColumn, Upper
from companion.ui.questions.sheet.sheet_frame import COLUMN
from companion.ui.questions.sheet.sheet_text import pen
from companion.ui.runtime.memo import use_kept
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

EDGE = 4
"""Above and below the words of what is pressed, in logical pixels."""
SIGN, SIGN_BESIDE = 84, 34
"""Height of the covered eye in logical pixels at zoom 1, and where something is told with it."""


@component
def Covered(
    session: ScreenSession,
    whose: Seat,
    phoned: bool,
    build: Callable[[], ft.Control],
    away: bool = False,
    told: Upper = NOTHING_TOLD,
    compact: bool = False,
) -> ft.Control:
    """A question under its cover; pressing the button shows it, until it is answered or covered again.

    phoned: whether the person's own phone asks it, so that nobody needs the tablet.  build: draws the question.
    away: whether another page stands before it; who comes back finds it covered, with all that was chosen there.
    told: what all may read meanwhile, on the cover.
    """
    look, t = use_look(), use_texts()
    held = session.cover.holder == whose.id
    opened, open_ = ft.use_state(held)
    read, has_read = ft.use_state(held)

    def lay() -> None:
        session.cover.put_back()
        open_(False)

    ft.use_effect(lambda: lay() if away and opened else None, [away])

    def uncover() -> None:
        session.cover.lift(whose.id)
        has_read(True)
        open_(True)

    if not read:
        return cover(look, t, whose, phoned, uncover, told, compact)
    note, button = t(msg("ui-peek-only", name=whose.name)), turner(look, t, "cover", lay)
    content = [strip(look, whose, note, button), ft.Container(build(), expand=True)]
    under = ft.Container(kit.rows(content, 8, expand=True), expand=True, visible=opened)
    covered = [] if opened else [cover(look, t, whose, phoned, uncover, told, compact)]
    return ft.Column([under, *covered], spacing=0, expand=True)


@component
def Faced(
    session: ScreenSession,
    whose: Seat,
    number: str,
    face: ft.Control,
    whole: Callable[[], ft.Control],
    away: bool = False,
) -> ft.Control:
    """A question that all may read in part; pressing the button shows the whole of it, until it is answered or covered.

    number: what tells it from all others.  face: what all may read.  whole: draws the question as `whose` knows it.
    The button stands there whether or not there is more to see, so that it tells nothing; as all read the rest of it,
    the tablet is in nobody's hands, and the next such question is closed again.  away: as for `Covered`.
    """
    look, t = use_look(), use_texts()
    opened, open_ = ft.use_state("")
    ft.use_effect(lambda: open_("") if away else None, [away])

    def turn(to: str) -> None:
        session.uncovered()
        open_(to)

    if opened == number:
        note, button = msg("ui-peek-only", name=whose.name), turner(look, t, "cover", lambda: turn(""))
    else:
        note, button = msg("ui-peek-hidden", name=whose.name), turner(look, t, "look", lambda: turn(number))
    body = whole() if opened == number else face
    return kit.rows([strip(look, whose, t(note), button), ft.Container(body, expand=True)], 8, expand=True)


def strip(look: Look, whose: Seat, words: str, button: ft.Control) -> ft.Control:
    """For whom it is, above a question, and the button that covers it or lays it open."""
    note = kit.words(look, words, bold=True, max_lines=3)
    note.expand = True
    return ft.Container(
        kit.line([_disc(look, whose, 20), note, button], 10),
        bgcolor=look.palette.panel,
        border_radius=kit.RADIUS,
        padding=ft.Padding.only(left=14, right=4, top=4, bottom=4),
    )


def turner(look: Look, t: Texts, what: Literal["cover", "look"], turn: Callable[[], None]) -> ft.Control:
    """The button that covers what lies open, or lays it open."""
    return kit.button(
        look,
        t(msg(f"ui-peek-{what}")),
        turn,
        kind="sea",
        sign="eye_off" if what == "cover" else "eye",
        identifier=f"peek-{what}",
        height=TOUCH,
        size=look.sizes.small,
    )


def cover(
    look: Look,
    t: Texts,
    whose: Seat,
    phoned: bool,
    uncover: Callable[[], None],
    told: Upper = NOTHING_TOLD,
    compact: bool = False,
) -> ft.Control:
    """The back of the parchment: to whom the tablet goes, or that a phone asks, and the button to press.

    told: what has happened, which needs the room; while an order of it has not been in sight, the button scrolls on.
    """
    p = look.palette
    words = t(msg("ui-peek-here" if phoned else "ui-peek-hold"))
    ground, ink = (p.paper_shade, p.on_parchment_muted) if phoned else (p.action, p.on_action)
    face = _face(look, words, ground, ink, kit.ANSWER * look.zoom)
    face.ink, face.on_click, face.ignore_interactions = True, lambda _: uncover(), True  # for keys
    button = ft.GestureDetector(face, on_tap_down=lambda _: uncover(), mouse_cursor=ft.MouseCursor.CLICK)
    held = kit.tagged(button, "peek-hold", words)
    head = _for_whom(look, t, whose, phoned, SIGN_BESIDE if told.tells else SIGN)

    def foot(onward: Onward | None) -> list[ft.Control]:
        return [held if onward is None else onward_bar(look, t, onward, compact)]

    if told.tells:
        top = kit.rows(head, 8, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
        content = kit.keyed(COLUMN, SheetColumn, told.of, replace(told, head=[top]), (), 12, foot)
    else:
        middle = kit.rows(
            head,
            16,
            expand=True,
            scroll=kit.SCROLLS,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )
        content = kit.rows([middle, held], 12, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Container(
        content,
        bgcolor=p.parchment,
        border=ft.Border.all(3, p.paper_line),
        border_radius=kit.RADIUS + 4,
        padding=18,
        expand=True,
    )


def _for_whom(look: Look, t: Texts, whose: Seat, phoned: bool, size: float) -> list[ft.Control]:
    """The covered eye in the colour of whoever may look, and what they do. size: of the eye."""
    p = look.palette
    title = kit.headline(
        look, t(msg("ui-peek-phone" if phoned else "ui-peek-pass", name=whose.name)), colour=p.on_parchment
    )
    title.text_align = ft.TextAlign.CENTER
    words = t(msg("ui-peek-phone-note" if phoned else "ui-peek-note"))
    note = pen(look, words, colour=p.on_parchment_muted, text_align=ft.TextAlign.CENTER)
    eye = ft.Container(
        kit.icon(look, "phone" if phoned else "eye_off", size, p.on_parchment_muted),
        border=ft.Border.all(4, seen_on(p.parchment, kit.colour_of(whose.colour))),
        border_radius=size,
        padding=size * 0.3,
    )
    return [eye, ft.Semantics(content=title, identifier="question", header=True, container=True), note]


@component
def LookAgain(whose: Seat, note: Msg, shown: Callable[[], Sequence[ft.Control]], slim: bool = False) -> ft.Control:
    """What a person has seen already, laid open only while the button is pressed. shown: draws it.

    slim: the button says what it shows, and nothing stands above it.
    """
    look, t, keep = use_look(), use_texts(), use_kept()
    held, set_held = ft.use_state(False)
    hold = ft.use_callback(set_held, [])
    strip = keep("strip", _strip, look, t, whose, note, slim, held, hold)
    if slim and not held:
        return strip
    content = [strip, *([kit.rows(shown(), 8)] if held else [])]
    return kit.panel(look, kit.rows(content, 8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH))


def _strip(
    look: Look, t: Texts, whose: Seat, note: Msg, slim: bool, held: bool, hold: Callable[[bool], object]
) -> ft.Control:
    """The button that is pressed, and unless it is slim what it shows above it. hold: says whether it is pressed."""
    p = look.palette
    words = t(note if slim else msg("ui-peek-again", name=whose.name))
    ground, ink = (p.brass, p.on_brass) if held else (p.panel_raised, p.text)
    face = _face(look, words, ground, ink, TOUCH, look.sizes.small if slim else None)
    face.ink, face.on_click, face.ignore_interactions = True, lambda _: hold(not held), True  # a key is not held
    button = ft.GestureDetector(
        face,
        on_tap_down=lambda _: hold(True),
        on_tap_up=lambda _: hold(False),
        on_tap_cancel=lambda _: hold(False),
        mouse_cursor=ft.MouseCursor.CLICK,
    )
    named = kit.tagged(button, f"peek-look-{whose.id}", words)
    if slim:
        return named
    told = kit.words(look, t(note), size=look.sizes.small, colour=p.text_muted)
    head = kit.line([_disc(look, whose, 18), ft.Container(told, expand=True)], 8)
    return kit.rows([head, named], 8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _disc(look: Look, whose: Seat, size: float) -> ft.Control:
    """A person's colour; the name stands beside it."""
    paint = seen_on(look.palette.panel, kit.colour_of(whose.colour))
    return ft.Container(width=size, height=size, bgcolor=paint, border_radius=size / 2)


def _face(look: Look, text: str, ground: str, ink: str, height: float, size: float | None = None) -> ft.Container:
    """What is to be pressed. size: of its words, that of a title unless it is said."""
    words = kit.words(look, text, size=size or look.sizes.title, colour=ink, bold=True, max_lines=2)
    words.expand, words.expand_loose, words.text_align = True, True, ft.TextAlign.CENTER
    strut = ft.Container(width=0, height=height - 2 * EDGE)  # the least: the words may need two lines
    content = [kit.icon(look, "eye", 30, ink), words, strut]
    line = kit.line(content, 12, alignment=ft.MainAxisAlignment.CENTER, tight=True)
    return ft.Container(
        line,
        bgcolor=ground,
        border_radius=kit.RADIUS,
        alignment=ft.Alignment.CENTER,
        padding=ft.Padding.symmetric(horizontal=16, vertical=EDGE),
    )
