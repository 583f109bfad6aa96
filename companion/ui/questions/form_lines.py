"""One line of a form: its label, its value, and the quickest way to set it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.core.questions import Field, FieldValue, Option
from companion.core.text import msg
from companion.library.texts import Texts
from companion.ui import kit
from companion.ui.art.numerals import signed
from companion.ui.questions.grid import Edge, GridEntry
from companion.ui.questions.ink import drawn, pen
from companion.ui.questions.number import Scale, stepper
from companion.ui.questions.option_cards import chip, option_cards, tiles
from companion.ui.questions.paper import Asked
from companion.ui.questions.printed import Printed
from companion.ui.questions.words import text_field
from companion.ui.safety import component
from companion.ui.text import use_texts
from companion.ui.theme import TOUCH, Look, use_look

Change = Callable[[FieldValue], FieldValue]
Put = Callable[[str, Change], None]
"""Changes the value of the line with this name."""

MOST_CHIPS = 5
"""Values of a number that are all shown; more need a stepper."""
FEW = 12
"""Values of a number that need no big step."""
MOST_ALONE = 40
"""Values of a number that stands alone and are all shown."""
ALONE = 420
"""Width of a line that stands alone, in logical pixels."""
UNKNOWN = "?"


@component
def FieldLine(line: Field, value: FieldValue, put: Put, edges: tuple[Edge, ...] = ()) -> ft.Control:
    """A line as a low card: picture and label above, the value below. A text has its label inside.

    Nothing chosen means unknown; a second tap on what was chosen makes it unknown again.  edges: those of a grid.
    """
    look, t = use_look(), use_texts()
    p = look.palette
    image = drawn(line.picture, 22)
    label = pen(look, t(line.label), bold=True, size=look.sizes.small, expand=True, colour=p.on_parchment)
    entry = _entry(look, t, line, value, put, edges)
    return ft.Container(
        kit.rows(
            [*([] if line.kind == "words" else [kit.line([*([image] if image else []), label], 6)]), entry],
            4,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        bgcolor=p.paper,
        border=ft.Border.all(2, p.paper_line),
        border_radius=kit.RADIUS,
        padding=ft.Padding.symmetric(horizontal=8, vertical=6),
    )


def alone(look: Look, t: Texts, asked: Asked, line: Field, value: FieldValue, put: Put) -> ft.Control:
    """The only line of a form: all its values side by side, as large as any other answer."""

    def to(new: FieldValue) -> Callable[[], None]:
        return lambda: put(line.name, lambda _: new)

    if line.kind == "number" and len(values := Scale(line.lo, line.hi, line.step).values) <= MOST_ALONE:
        wide = 1 if asked.compact else None
        chips = [
            chip(look, t(msg("ui-number", n=n)), to(n), f"{line.name}-{n}", n == value, expand=wide) for n in values
        ]
        return tiles(asked, look, chips)
    if line.kind == "choice":
        picked = (value,) if isinstance(value, str) else ()
        return option_cards(
            look, t, asked, line.options, lambda o: to(o)(), printed=Printed(), chosen=picked, mark="one"
        )
    return ft.Container(FieldLine(line, value, put), width=None if asked.compact else ALONE * look.zoom)


def _entry(look: Look, t: Texts, line: Field, value: FieldValue, put: Put, edges: tuple[Edge, ...]) -> ft.Control:
    def to(new: FieldValue) -> None:
        put(line.name, lambda old: None if line.optional and old == new else new)

    match line.kind:
        case "ids":
            return pen(look, ", ".join(value) if isinstance(value, tuple) else UNKNOWN)
        case "number":
            return _number(look, t, line, value, put)
        case "switch":
            answers = ((True, "core-yes"), (False, "core-no"))
            return _wrapped(
                [
                    chip(
                        look,
                        t(msg(key)),
                        partial(to, on),
                        f"{line.name}-{key}",
                        value is on,
                        height=TOUCH,
                        square=False,
                    )
                    for on, key in answers
                ]
            )
        case "choice":
            return _wrapped([_option(look, t, line, o, partial(to, o.id), value == o.id) for o in line.options])
        case "many":
            picked = value if isinstance(value, tuple) else ()
            return _wrapped(
                [
                    _option(look, t, line, o, partial(put, line.name, partial(_toggled, line, o.id)), o.id in picked)
                    for o in line.options
                ]
            )
        case "grid":
            return GridEntry(look, t, line, value, put, edges)
        case "words":
            return text_field(
                look,
                str(value or ""),
                line.longest,
                label=t(line.label),
                error=None
                if value is None or line.fits(str(value).strip())
                else t(msg("ui-form-shape", example=line.example)),
                on_change=lambda e: put(line.name, lambda _: e.control.value or None),
            )


def _toggled(line: Field, option: str, old: FieldValue) -> FieldValue:
    """The picked options after a tap on one, in the order of the form."""
    picked = old if isinstance(old, tuple) else ()
    return tuple(o.id for o in line.options if (o.id in picked) != (o.id == option))


def _wrapped(chips: list[ft.Control]) -> ft.Control:
    return ft.Row(chips, wrap=True, spacing=5, run_spacing=5)


def _option(
    look: Look, t: Texts, line: Field, option: Option, on_tap: Callable[[], object], chosen: bool
) -> ft.Control:
    alone = line.icons and bool(option.picture)
    return chip(
        look,
        "" if alone else t(option.label),
        on_tap,
        f"{line.name}-{option.id}",
        chosen,
        height=TOUCH,
        picture=option.picture,
        colour=option.colour,
        square=alone,
        said=t(option.label) if alone else "",
    )


def _number(look: Look, t: Texts, line: Field, value: FieldValue, put: Put) -> ft.Control:
    scale = Scale(line.lo, line.hi, line.step)
    known = value if isinstance(value, int) else None
    if len(scale.values) <= MOST_CHIPS:
        return _wrapped(
            [
                chip(
                    look,
                    t(msg("ui-number", n=n)),
                    partial(put, line.name, partial(_fixed, line, n)),
                    f"{line.name}-{n}",
                    n == known,
                    height=TOUCH,
                )
                for n in scale.values
            ]
        )
    buttons = [
        chip(
            look,
            _step(t, move),
            partial(put, line.name, partial(_moved, line, scale, move)),
            stepper(line.name, move),
            None,
            expand=3,
            height=TOUCH,
            size=look.sizes.small,
        )
        for move in (scale.moves if len(scale.values) > FEW else (-line.step, line.step))
    ]
    half = len(buttons) // 2
    return ft.Row([*buttons[:half], _figure(look, t, line, known, put), *buttons[half:]], spacing=4)


def _step(t: Texts, move: int) -> str:
    """What a button adds, in as few signs as possible: "+5", "−1 k"."""
    thousands, rest = divmod(abs(move), 1000)
    figures = msg("ui-number", n=abs(move)) if rest else msg("ui-thousands", n=thousands)
    return signed(move, t(figures))


def _figure(look: Look, t: Texts, line: Field, known: int | None, put: Put) -> ft.Control:
    """The value in big figures. A tap makes it unknown, the next one brings the likely value."""

    def flip(old: FieldValue) -> FieldValue:
        return line.likely if old is None else None if line.optional else old

    p = look.palette
    figure = pen(
        look,
        UNKNOWN if known is None else t(msg("ui-number", n=known)),
        bold=True,
        size=look.sizes.title * 1.1,
        text_align=ft.TextAlign.CENTER,
        colour=p.on_parchment_muted if known is None else p.on_parchment,
    )
    body = ft.Container(
        ft.Semantics(content=figure, identifier=f"{line.name}-value", container=True),
        height=TOUCH * look.zoom,
        alignment=ft.Alignment.CENTER,
        border_radius=10,
        on_click=lambda _: put(line.name, flip),
    )
    return kit.tagged(body, f"{line.name}-unknown", t(msg("ui-unknown")), expand=4)


def _fixed(line: Field, new: int, old: FieldValue) -> FieldValue:
    """The value that was tapped; tapped again it is unknown."""
    return None if line.optional and old == new else new


def _moved(line: Field, scale: Scale, move: int, old: FieldValue) -> FieldValue:
    """After a tap on a stepper; an unknown value first becomes the likely one."""
    if not isinstance(old, int):
        return line.likely if isinstance(line.likely, int) else scale.lo
    return scale.moved(old, move)
