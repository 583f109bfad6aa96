"""Small pieces of which every screen is made: pictures, words, panels, buttons.

All take the look of the caller, so that colours, zoom and sizes are right in both themes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import ceil
from typing import Any, Final, ParamSpec, cast
from zlib import crc32

import flet as ft
from flet.components.component import Component

from companion.core.values.messages import Msg
from companion.library.texts import Texts
from companion.ui.art import is_painted, owned, paint
from companion.ui.look.palette import BOOK_FONT, DISPLAY_FONT, PLAYERS, SANS_BOLD_FONT, SANS_FONT
from companion.ui.look.theme import FALLBACK_FONTS, TOUCH, Look

P = ParamSpec("P")

SCROLLS = ft.ScrollMode.ALWAYS
"""What scrolls shows its bar wherever there is more than can be seen, and only there."""
LINE: Final = 1.43
"""Height of a line of words, in sizes of its letters, unless their style says another one."""
SMALL = 600
"""Logical pixels below which a screen is a phone's."""
ANSWER = 64
"""Height of an answer to a question, in logical pixels."""
RADIUS = 14
ONE_LINE = 1.25
"""Zoom up to which a name has room beside its figures."""
CLOSE = 1.15
"""Height of a line of a headline that may take several, as a share of its letters'."""
BUTTON_EDGE, BUTTON_GAP = 6, 10
"""Above and below the words of a button, and between its sign and its words."""
BUTTON_SIDES, NARROW_SIDES = 18, 10
"""Left and right of the words of a button, and of one where there is little width."""
COLOURS = dict(zip(("green", "blue", "orange", "purple", "red"), PLAYERS, strict=True))


def is_small(width: float) -> bool:
    """Whether a screen of this width in logical pixels is a phone's."""
    return width < SMALL


def colour_of(name: str, default: str = "#8a5a33") -> str:
    """The paint of a player, or of whatever a game paints (a nation), by its name."""
    return COLOURS.get(name) or (paint(name) if name else None) or default


def pic(name: str, height: float, label: str = "", **params: object) -> ft.Control:
    """A picture of `companion.ui.art` at a height in logical pixels, with the shape of whom it belongs to.

    label: read aloud; without one, decoration.
    """
    return ft.Image(
        src=owned(name, **params), height=height, semantics_label=label or None, exclude_from_semantics=not label
    )


def pic_markup(markup: str, height: float, label: str = "") -> ft.Control:
    """A drawing made on the spot, as SVG markup."""
    return ft.Image(src=markup, height=height, semantics_label=label or None, exclude_from_semantics=not label)


def ship_pic(name: str, height: float, colour: str = "") -> ft.Control:
    """A picture named by an option, painted in a player's or nation's colour where it takes one."""
    if colour and is_painted(name):
        return pic(name, height, hull=colour_of(colour))
    return pic(name, height)


def icon(look: Look, name: str, size: float = 24, colour: str = "") -> ft.Control:
    """A one-colour sign; `name` without its family."""
    return pic(f"icon:{name}", size, color=colour or look.palette.text)


def words(
    look: Look,
    text: str,
    *,
    size: float | None = None,
    colour: str = "",
    bold: bool = False,
    font: str = "",
    **more: Any,
) -> ft.Text:
    """Words on the sea side, in the body size unless said otherwise."""
    return ft.Text(
        text,
        size=size or look.sizes.body,
        color=colour or look.palette.text,
        font_family=font or (SANS_BOLD_FONT if bold else SANS_FONT),
        font_family_fallback=FALLBACK_FONTS,
        **more,
    )


def headline(look: Look, text: str, *, size: float | None = None, colour: str = "") -> ft.Text:
    """A question or a title, in the display serif."""
    return words(look, text, size=size or look.sizes.question, colour=colour, font=DISPLAY_FONT)


def story(look: Look, text: str, *, colour: str = "", size: float | None = None) -> ft.Text:
    """Running text in the book serif."""
    return words(look, text, size=size, colour=colour, font=BOOK_FONT)


def caption(look: Look, text: str) -> ft.Text:
    """The quiet heading of a panel."""
    return words(look, text, size=look.sizes.small, colour=look.palette.text_muted)


def panel(look: Look, content: ft.Control, *, raised: bool = False, padding: float = 12, **more: Any) -> ft.Container:
    """A panel on the sea."""
    ground = look.palette.panel_raised if raised else look.palette.panel
    return ft.Container(content, bgcolor=ground, border_radius=RADIUS, padding=padding, **more)


def nothing(look: Look, text: str) -> ft.Control:
    """In the place of a list that is empty: why there is nothing, across the page."""
    said = story(look, text)
    said.text_align = ft.TextAlign.CENTER
    return rows([panel(look, said, padding=22)], 0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def unless(look: Look, t: Texts, missing: Msg | None, control: ft.Control | None = None) -> ft.Control:
    """A control, or in its place why it is not to be had on this machine."""
    if missing is None:
        return control or ft.Container(visible=False)
    return words(look, t(missing), colour=look.palette.text_muted)


LINES: Final = 3
"""Of the words of a button at most, where it is narrow."""


def button(
    look: Look,
    text: str,
    on_click: Callable[[], object] | None,
    *,
    kind: str = "plain",
    sign: str = "",
    identifier: str = "",
    height: float = ANSWER,
    expand: bool | int | None = None,
    size: float | None = None,
    wide: bool = False,
    sides: float = BUTTON_SIDES,
) -> ft.Control:
    """A button, as wide as its words unless `wide`; without a handler it is disabled.

    height: the least; words that need two lines make it higher.  sides: left and right of its words.
    kind: main (coral), brass, plain (on parchment), sea (on bars and panels).
    """
    p = look.palette
    grounds = {"main": p.action, "brass": p.brass, "plain": p.paper, "sea": p.panel_raised}
    inks = {"main": p.on_action, "brass": p.on_brass, "plain": p.on_parchment, "sea": p.text}
    ink = inks[kind]
    side = {"plain": p.paper_line, "sea": p.line}.get(kind)
    content: list[ft.Control] = [icon(look, sign, 26, ink)] if sign else []
    face = words(look, text, size=size or look.sizes.body, colour=ink, bold=True, max_lines=LINES)
    face.text_align, face.expand, face.expand_loose = ft.TextAlign.CENTER, True, True  # two lines rather than cut off
    content.append(face)
    content.append(ft.Container(width=0, height=max(height, TOUCH) - 2 * (BUTTON_EDGE + (2 if side else 0))))
    body = ft.Container(
        ft.Row(content, alignment=ft.MainAxisAlignment.CENTER, spacing=BUTTON_GAP, tight=True),
        bgcolor=grounds[kind],
        border=ft.Border.all(2, side) if side else None,
        border_radius=RADIUS,
        padding=ft.Padding.only(left=sides, right=sides - BUTTON_GAP, top=BUTTON_EDGE, bottom=BUTTON_EDGE),
        alignment=ft.Alignment.CENTER if wide or expand else None,
        on_click=(lambda _: on_click()) if on_click else None,
        opacity=1 if on_click else 0.45,
        expand=expand,
    )
    return tagged(body, identifier, "", on_click is not None, expand)


def sign_button(
    look: Look,
    sign: str,
    label: str,
    on_click: Callable[[], object] | None,
    identifier: str,
    width: float = TOUCH + 6,
    *,
    chosen: bool | None = None,
) -> ft.Control:
    """A button that is a sign alone; its label is read aloud, and shown to a mouse.

    chosen: whether what it opens is open, None for a plain deed.
    """
    body = ft.Container(
        icon(look, sign, 26),
        width=width,
        height=TOUCH,
        alignment=ft.Alignment.CENTER,
        bgcolor=look.palette.panel_raised,
        border=ft.Border.all(2, look.palette.mark) if chosen else ft.Border.all(1, look.palette.line),
        border_radius=12,
        tooltip=label,
        on_click=(lambda _: on_click()) if on_click else None,
        opacity=1 if on_click else 0.4,
    )
    return tagged(body, identifier, label, on_click is not None, selected=chosen or None)


def rule_tag(look: Look, rule: str, on_rule: Callable[[str], None], colour: str = "", asks: str = "") -> ft.Control:
    """A rule id to tap. colour: of its words, muted unless said otherwise.

    asks: what it answers, where it stands by itself: an id says nothing to a player. Where room lacks it stands above.
    """
    size, underlined = look.sizes.small, ft.TextStyle(decoration=ft.TextDecoration.UNDERLINE)
    parts = [asks, rule] if asks else [rule]
    drawn = [words(look, each, size=size, colour=colour or look.palette.text_muted, style=underlined) for each in parts]
    body = ft.Container(
        ft.Row(list(drawn), wrap=True, spacing=size / 4, run_spacing=0) if asks else ft.Row(list(drawn), tight=True),
        height=None if asks else look.link_height,
        padding=ft.Padding.symmetric(horizontal=6, vertical=ceil((look.link_height - LINE * size) / 2) if asks else 0),
        border_radius=8,
        on_click=lambda _: on_rule(rule),
    )
    return tagged(body, f"rule-{rule}", " ".join(parts))


def tagged(
    control: ft.Control,
    identifier: str,
    label: str,
    enabled: bool = True,
    expand: bool | int | None = None,
    *,
    selected: bool | None = None,
    expanded: bool | None = None,
    whole: bool = False,
) -> ft.Control:
    """Give a drawn control a role and a name for screen readers and tests, and let keys reach what it taps.

    label: read aloud in the place of its own words where it says them all, else with what they say more.  selected:
    whether it is chosen among others.  expanded: whether what it opens is open.  whole: whether the label says all that
    there is to say.
    """
    own = [] if whole or not label else list(_words_in(control))
    if label in own or (whole and holds_taps(control)):  # what is tapped in it keeps its own name
        label = ""
    elif (whole or (own and all(each in label for each in own))) and isinstance(control, ft.Container):
        control.content = ft.Semantics(content=control.content, exclude_semantics=True)
    return ft.Semantics(
        content=within_reach(control),
        **named(identifier),
        label=label or None,
        selected=selected,
        expanded=expanded,
        button=True,
        disabled=not enabled,
        container=True,
        expand=expand,
    )


def within_reach(control: ft.Control) -> ft.Control:
    """A drawn thing to tap, which Tab reaches and Enter and Space tap; any other control as it is.

    A finger taps a glass around it: its ripple would paint the screen again and again while the next picture waits. One
    that holds other things to tap cannot lie behind a glass.
    """
    if not isinstance(control, ft.Container) or control.on_click is None or control.ink:
        return control
    control.ink = True
    if holds_taps(control):
        return control
    glass = ft.Container(control, on_click=control.on_click, tooltip=control.tooltip)
    control.ignore_interactions, control.tooltip = True, None
    return glass


def holds_taps(control: ft.Control) -> bool:
    """Whether something in a control may be tapped by itself."""
    inside = drawn_in(getattr(control, "content", None))
    return any(isinstance(each, Component) or getattr(each, "on_click", None) is not None for each in inside)


def phrase(control: ft.Control, words: str, **more: Any) -> ft.Control:
    """Something drawn that is read aloud as these words among others, not as figure and picture."""
    return ft.Semantics(content=control, label=words, exclude_semantics=True, **more)


def drawn_in(node: object, *, aloud: bool = False) -> Iterator[ft.Control]:
    """A control and those in it; what a component draws is not known yet. aloud: only what is read so."""
    if isinstance(node, ft.Control):
        yield node
        if aloud and isinstance(node, ft.Semantics) and node.exclude_semantics:
            return
        yield from drawn_in(getattr(node, "content", None), aloud=aloud)
        for each in getattr(node, "controls", None) or ():
            yield from drawn_in(each, aloud=aloud)


def _words_in(control: ft.Control) -> Iterator[str]:
    """What the words, pictures and hints in a control say aloud."""
    for each in drawn_in(control, aloud=True):
        for said in (getattr(each, name, None) for name in ("value", "semantics_label", "tooltip", "label")):
            if isinstance(said, str) and said:
                yield said


def named(identifier: str) -> dict[str, Any]:
    """What gives a `ft.Semantics` its name for tests; a control that stays may get another one.

    Flutter hands on a new name only together with another change: a length, which only fields of text have, makes one.
    """
    return {"identifier": identifier, "current_value_length": crc32(identifier.encode()) >> 8} if identifier else {}


def keyed(key: str, part: Callable[P, ft.Control], /, *args: P.args, **kwargs: P.kwargs) -> ft.Control:
    """The component `part` of these arguments, with a key: it keeps its state only while its key stays the same."""
    return cast(ft.Control, cast(Any, part)(*args, key=key, **kwargs))


def still(part: Callable[P, ft.Control], /, *args: P.args, **kwargs: P.kwargs) -> ft.Control:
    """The component `part` of these arguments, drawn anew only when one of them changes.

    For what stands beside the question and mostly stays as it is. Look and language must be among the arguments: a
    hook inside would not notice that they have changed.
    """
    return cast(ft.Control, cast(Any, ft.memo(part))(*args, **kwargs))


def apart(control: ft.Control, **more: Any) -> ft.Control:
    """A part of the screen that is painted by itself: while it stays as it is, its picture is kept.

    Without it a word that changes anywhere has everything painted again. Flet's one control that does so can also take
    pictures of what it holds, which is not used here.
    """
    return ft.Screenshot(control, **more)


def rows(controls: Sequence[ft.Control], spacing: float = 8, **more: Any) -> ft.Column:
    """Controls under each other."""
    return ft.Column(list(controls), spacing=spacing, **more)


def grid(controls: Sequence[ft.Control], across: int, spacing: float = 10) -> ft.Control:
    """Controls in rows of equal height; each must have `expand=1`."""
    lines = [list(controls[i : i + across]) for i in range(0, len(controls), across)]
    for line in lines:
        line += [ft.Container(expand=1) for _ in range(across - len(line))]
    return rows(
        [
            ft.Row(line, spacing=spacing, intrinsic_height=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH)
            for line in lines
        ],
        spacing,
    )


def listed(controls: Sequence[ft.Control], spacing: float = 10, **more: Any) -> ft.ListView:
    """Controls under each other that scroll, drawn only as far as they are seen."""
    return ft.ListView(list(controls), spacing=spacing, scroll=SCROLLS, **more)


def name_line(
    look: Look, signs: Sequence[ft.Control], name: ft.Text, figures: Sequence[ft.Control], spacing: float = 6
) -> ft.Control:
    """Signs, a name that takes what room is left, and figures beside it; below it where words are so large that they
    would leave none."""
    name.expand = True
    if look.zoom <= ONE_LINE:
        return line([*signs, name, *figures], spacing)
    below = [ft.Row(list(figures), spacing=spacing, run_spacing=2, wrap=True)] if figures else []
    return line([*signs, rows([line([name]), *below], 1, expand=True)], spacing)


def line(controls: Sequence[ft.Control], spacing: float = 8, **more: Any) -> ft.Row:
    """Controls beside each other, centred."""
    return ft.Row(list(controls), spacing=spacing, vertical_alignment=ft.CrossAxisAlignment.CENTER, **more)
