"""The component as it lies on the table: its bands, and in them a slot for each value; a tap lights one."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TypeVar

import flet as ft

from companion.core.printed.card_layout import Band, Row, kept
from companion.core.questions.kinds import Field, FieldValue, Form, Option
from companion.core.values.messages import Msg, msg
from companion.library.texts import Texts
from companion.ui.look.palette import INK, contrast
from companion.ui.look.theme import TOUCH, Look
from companion.ui.questions.copying.form_lines import Values, lies_open, turned
from companion.ui.questions.copying.likely_values import neighbours
from companion.ui.questions.copying.value_display import standing, words_of
from companion.ui.questions.kinds.grid import GridView, Put
from companion.ui.questions.kinds.grid_edges import Edge
from companion.ui.questions.kinds.grid_strokes import Point
from companion.ui.questions.sheet.sheet_text import drawn, pen
from companion.ui.widgets import kit

GAP = 5
HEAD_NARROW = 0.8
"""Size of the heads of columns on a phone, as a share of small words."""
SIGN = 24
"""Size of the picture before a row, in logical pixels at zoom 1."""
MARGIN = 26
"""Width of the name of a band that is written upwards."""
LONG = 9
"""Letters of such a name for each row of its band."""
UNREAD = "?"
"""Stands for a value that cannot be read."""
WHITE = "#ffffff"


@dataclass(frozen=True, slots=True)
class Copy:
    """A component being copied, as both card and pad draw it."""

    form: Form
    values: Values
    """As they are shown."""
    told: Collection[str]
    """Names of those that somebody has told."""
    lit: str
    """The one that is copied now, "" for none."""
    expected: Mapping[str, FieldValue] = field(default_factory=dict)
    """What is proposed for open ones."""
    cards: Sequence[Mapping[str, object]] = ()
    """Values of other cards of the kind."""
    brush: str = ""
    """Of the grid that is lit."""

    @property
    def lines(self) -> dict[str, Field]:
        """Its lines by name."""
        return {line.name: line for line in self.form.fields}

    def edges(self, line: Field) -> tuple[Edge, ...]:
        """The lines along the edges of a grid with their values; none where not all of them are asked for."""
        lines = self.lines
        found = tuple((lines[name], self.values[name]) for name in line.edges if name in lines)
        return found if len(found) == len(line.edges) else ()


@dataclass(frozen=True, slots=True)
class DrawnCard:
    """How a component is drawn."""

    look: Look
    t: Texts
    copy: Copy
    there: Collection[str]
    """Names of the values that apply."""
    light: Callable[[str], object]
    """Lights one."""
    paint: Put
    """Changes a grid."""
    take: Callable[[str, str], object]
    """Takes up a brush of one."""
    brush: Callable[[str], str]
    """The brush of one that was taken up last, "" for none."""
    stroke: list[Point]
    """Where a finger goes over a grid."""
    narrow: bool
    """Whether it has the width of a phone."""
    halved: bool = False
    """Whether it has half a sheet: too little for two values with their names in a line."""

    def drawn(self) -> list[ft.Control]:
        """Its bands from the top."""
        bands = [self._band(band, before) for band, before in self._bands()]
        across = NARROW_ACROSS if self.narrow else self.copy.form.across
        if across == 1:
            return bands
        top = ft.CrossAxisAlignment.STRETCH
        lines = list(in_lines(bands, across))
        for line in lines:
            for band in line:
                band.expand = 1
        return [ft.Row(line, spacing=GAP, intrinsic_height=True, vertical_alignment=top) for line in lines]

    def _bands(self) -> list[tuple[Band, Band | None]]:
        """What is drawn, each with what stands above it."""
        found = list(kept(self.copy.form.bands, set(self.there).__contains__))
        return list(zip(found, [None, *found], strict=False))

    def _band(self, band: Band, before: Band | None) -> ft.Control:
        look, p = self.look, self.look.palette
        painted = kit.colour_of(band.colour) if band.colour else ""
        ground = painted or p.paper_shade
        ink = p.on_parchment if not painted else WHITE if contrast(WHITE, ground) > contrast(INK, ground) else INK
        repeated = before is not None and band.columns == before.columns
        heads = [self._heads(band, ink)] if band.columns and not repeated else []
        rows = [self._row(band, row, ink, bool(painted)) for row in band.rows]
        for row, control in zip(band.rows, rows, strict=True):
            control.key = ft.ScrollKey(place_of(row))  # type: ignore[call-arg]  # its fields are not declared to mypy
        inside: ft.Control = kit.rows(rows, GAP, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
        label = "" if band.label is None else self.t(band.label)
        upward = bool(label) and not self.narrow and look.zoom == 1 and self.copy.form.across == 1
        upward = upward and len(label) <= LONG * len(band.rows) and len(band.rows) > 1 and bool(band.columns)
        if upward:
            high = len(band.rows) * (TOUCH + GAP) - GAP
            inside.expand = True
            inside = kit.line([_upward(look, label, ink, high), inside], 2)
        elif label:
            inside = kit.rows(
                [self._title(label, band.picture, ink), inside], 2, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
            )
        return ft.Container(
            kit.rows([*heads, inside], 2, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
            bgcolor=ground,
            border_radius=10,
            padding=ft.Padding.symmetric(horizontal=8, vertical=6),
        )

    def _title(self, label: str, picture: str, ink: str) -> ft.Control:
        image = drawn(picture, SIGN * self.look.zoom, sign=ink)
        words = pen(self.look, label, bold=True, size=self.look.sizes.small, colour=ink, expand=True, max_lines=2)
        return kit.line([*([image] if image else []), words], 6)

    def _heads(self, band: Band, ink: str) -> ft.Control:
        """The names of the columns, above their slots."""
        heads = [
            ft.Container(
                pen(
                    self.look,
                    self.t(head),
                    size=self.look.sizes.small * (HEAD_NARROW if self.narrow and len(band.columns) > PAIR else 1),
                    bold=True,
                    colour=ink,
                    max_lines=2 if self.narrow else 1,
                    text_align=ft.TextAlign.CENTER,
                ),
                alignment=ft.Alignment.CENTER,
                expand=SLOT_SHARE,
            )
            for head in band.columns
        ]
        labelled = any(row.label is not None for row in band.rows) and not self.narrow
        before = [ft.Container(expand=self._label_share(band))] if labelled else []
        indent = MARGIN + 2 if labelled and band.label is not None else 0
        return ft.Container(ft.Row([*before, *heads], spacing=GAP), padding=ft.Padding.only(left=indent))

    def _label_share(self, band: Band) -> int:
        """The width of what stands before the slots, as shares of which a slot has `SLOT_SHARE`."""
        broadest = max(len(row.slots) for row in band.rows)
        return max(SLOT_SHARE, broadest) + 1 if broadest > 1 else SLOT_SHARE

    def _row(self, band: Band, row: Row, ink: str, painted: bool) -> ft.Control:
        lines = self.copy.lines
        alone = lines[row.slots[0]] if len(row.slots) == 1 and row.slots[0] else None
        label = [] if row.label is None else [self._label(row, ink)]
        if alone is not None and alone.kind == "grid":
            under = [*label, self._grid(alone)]
            return kit.rows(under, 2, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
        if row.label is None and not band.columns and len(row.slots) <= PAIR and self.copy.form.across == 1:
            single = [replace(row, slots=(name,)) for name in row.slots] if self.halved else [row]
            return kit.rows([self._pair(each, ink, painted) for each in single], GAP)
        distinguished = not band.columns and (row.label is None or len(row.slots) > 1)
        slots: list[ft.Control] = [
            self._slot(lines[name], ink, painted, distinguished) if name else ft.Container(expand=SLOT_SHARE)
            for name in row.slots
        ]
        if band.columns:
            slots += [ft.Container(expand=SLOT_SHARE) for _ in range(len(band.columns) - len(slots))]
        crowded = self.copy.form.across > 1 and not self.narrow  # bands beside each other leave little room
        if (self.narrow and (len(slots) > NARROW_MOST or (label and len(slots) > 1))) or (
            crowded and len(slots) > PAIR
        ):
            high = -(-len(slots) // NARROW_MOST)
            share = PAIR if crowded else -(-len(slots) // high)
            chunks = list(in_lines(slots, share))
            for chunk in chunks:
                chunk += [ft.Container(expand=SLOT_SHARE) for _ in range(share - len(chunk))]
            return kit.rows([*label, *(ft.Row(chunk, spacing=GAP) for chunk in chunks)], 2)
        for each in label:
            each.expand = self._label_share(band) if len(slots) > 1 else SLOT_SHARE
        return ft.Row([*label, *slots], spacing=GAP, vertical_alignment=ft.CrossAxisAlignment.CENTER)

    def _pair(self, row: Row, ink: str, painted: bool) -> ft.Control:
        """Values without a common name, each with its own before it."""
        lines = [self.copy.lines[name] for name in row.slots]
        parts: list[ft.Control] = []
        for line in lines:
            label = self._named(line.label, line.picture, ink, self.copy.lit == line.name)
            label.expand = SLOT_SHARE
            parts += [label, self._slot(line, ink, painted, False)]
        if self.narrow and len(lines) > 1:
            return kit.rows([ft.Row(pair, spacing=GAP) for pair in in_lines(parts, 2)], GAP)
        return ft.Row(parts, spacing=GAP, vertical_alignment=ft.CrossAxisAlignment.CENTER)

    def _label(self, row: Row, ink: str) -> ft.Control:
        """What stands before a row, stronger where one of its values is lit."""
        assert row.label is not None
        picture = row.picture or (self.copy.lines[row.slots[0]].picture if len(row.slots) == 1 else "")
        return self._named(row.label, picture, ink, self.copy.lit in row.slots)

    def _named(self, label: Msg, picture: str, ink: str, lit: bool) -> ft.Row:
        image = drawn(picture, SIGN * self.look.zoom, sign=ink)
        words = pen(
            self.look,
            self.t(label),
            bold=lit,
            size=self.look.sizes.small,
            colour=ink,
            expand=True,
            max_lines=2,
            overflow=ft.TextOverflow.ELLIPSIS,
        )
        return kit.line([*([image] if image else []), words], 6)

    def _grid(self, line: Field) -> ft.Control:
        """A grid lies on the card as it is; touching it lights it."""
        copy, p = self.copy, self.look.palette
        lit = copy.lit == line.name
        brush = copy.brush or line.options[1].id
        edges, wide = copy.edges(line), not self.narrow
        take, held = partial(self.take, line.name), partial(self.brush, line.name)
        value = copy.values[line.name]
        cells = GridView(
            self.look, self.t, line, value, brush, held, self.paint, take, edges, wide and lit, self.stroke
        ).drawn()
        body = ft.Container(
            cells,
            border=ft.Border.all(3, p.coral) if lit else ft.Border.all(2, p.paper_line),
            border_radius=10,
            bgcolor=p.paper,
            padding=5 if lit else 6,
            on_click=lambda _: self.light(line.name),
        )
        return kit.tagged(body, f"slot-{line.name}", self.t(line.label), selected=lit)

    def _slot(self, line: Field, ink: str, painted: bool, distinguished: bool) -> ft.Control:
        """A value in its place: filled, lit, likely, illegible or still empty. told_apart: without words beside it."""
        if lies_open(line):
            return self._turned(line, ink)
        copy, look, p = self.copy, self.look, self.look.palette
        value, lit = copy.values[line.name], copy.lit == line.name
        told = line.name in copy.told
        empty = value in (None, "")
        likely = not empty and not told and copy.form.default is None
        glass = ft.Colors.with_opacity(0.16, WHITE) if painted else ft.Colors.with_opacity(0.35, p.paper)
        rim = ft.Colors.with_opacity(0.55, WHITE) if painted else p.paper_line
        ground = p.chosen if lit else glass if empty or likely else p.paper
        writing = p.on_chosen if lit else ink if empty or likely else p.on_parchment
        faint = 0.75 if (empty or likely) and not lit else 1.0
        sign = drawn(line.picture, 20 * look.zoom, sign=writing) if distinguished else None
        what = self._written(line, writing, told, sign is not None, distinguished)
        if isinstance(what, ft.Text) and sign is not None:
            what.expand, what.expand_loose = True, True
        inside = ft.Row([sign, what], spacing=5, alignment=ft.MainAxisAlignment.CENTER) if sign is not None else what
        body = ft.Container(
            ft.Container(inside, opacity=faint, alignment=ft.Alignment.CENTER),
            height=TOUCH * look.zoom,
            bgcolor=ground,
            border=ft.Border.all(3, p.coral) if lit else ft.Border.all(1, rim) if empty or likely else None,
            border_radius=9,
            padding=ft.Padding.symmetric(horizontal=3),
            alignment=ft.Alignment.CENTER,
            on_click=lambda _: self.light(line.name),
        )
        known = words_of(self.t, line, value) or self.t(msg("ui-unknown"))
        said = self.t(msg("ui-copy-slot", what=line.label, value=msg("core-said", text=known)))
        return kit.tagged(body, f"slot-{line.name}", said, expand=SLOT_SHARE, selected=lit)

    def _turned(self, line: Field, ink: str) -> ft.Control:
        """A few things of which any may be printed: a touch says whether one is."""
        p, value = self.look.palette, self.copy.values[line.name]

        def turn(option: str) -> Callable[[object], None]:
            def touched(_: object) -> None:
                self.paint(line.name, lambda old: turned(line, option, old))

            return touched

        def drawn_one(option: Option) -> ft.Control:
            there = isinstance(value, tuple) and option.id in value
            writing = p.on_chosen if there else ink
            face = drawn(option.picture, 26 * self.look.zoom, option.colour, sign=writing)
            body = ft.Container(
                face or pen(self.look, self.t(option.label), size=self.look.sizes.small, colour=writing, max_lines=2),
                height=TOUCH * self.look.zoom,
                bgcolor=p.chosen if there else ft.Colors.with_opacity(0.35, p.paper),
                border=ft.Border.all(3, p.coral) if there else ft.Border.all(1, p.paper_line),
                border_radius=9,
                opacity=1 if there else 0.75,
                alignment=ft.Alignment.CENTER,
                on_click=turn(option.id),
            )
            return kit.tagged(body, f"slot-{line.name}-{option.id}", self.t(option.label), expand=1, selected=there)

        return ft.Row([drawn_one(option) for option in line.options], spacing=GAP, expand=SLOT_SHARE)

    def _written(self, line: Field, ink: str, told: bool, signed: bool, distinguished: bool) -> ft.Control:
        """What stands in a slot. told: somebody has told its value.  signed: beside a sign.  told_apart: as there."""
        copy, look, p = self.copy, self.look, self.look.palette
        value, expected = copy.values[line.name], copy.expected.get(line.name)
        if value not in (None, ""):
            return standing(look, self.t, line, value, ink, 30 * look.zoom, tight=self.narrow and signed)
        if told:
            return pen(look, UNREAD, bold=True, colour=ink, size=look.sizes.title)
        if expected is not None:
            text = words_of(self.t, line, expected)
            if len(neighbours(copy.form, line.name)) <= ROOMY:
                text = self.t(msg("ui-copy-same", what=msg("core-said", text=text)))
            cut = ft.TextOverflow.ELLIPSIS
            return pen(look, text, size=look.sizes.small, colour=ink, max_lines=1, overflow=cut)
        if distinguished and not signed:
            return pen(
                look,
                self.t(line.label),
                size=look.sizes.small * 0.9,
                colour=ink,
                max_lines=2,
                overflow=ft.TextOverflow.ELLIPSIS,
                text_align=ft.TextAlign.CENTER,
            )
        return ft.Container(width=2, height=22, bgcolor=p.coral) if copy.lit == line.name else ft.Container()


NARROW_ACROSS = 1
"""Bands that lie beside each other on a phone, so that no slot is too small for a finger."""
NARROW_MOST = 4
"""Slots that lie beside each other on a phone at most, in a row or in a line of a longer one: each is broad enough for
a finger."""
SLOT_SHARE = 4
ROOMY = 5
"""Slots of a row that leave room for the word that a value is only expected."""
PAIR = 2
"""Values of a row that each have their own name before them, or lie beside each other in one of several bands."""


C = TypeVar("C")


def in_lines(controls: Sequence[C], across: int) -> Iterator[list[C]]:
    """Controls in lines of so many at most."""
    for at in range(0, len(controls), across):
        yield list(controls[at : at + across])


def place_of(row: Row) -> str:
    """By which a row is scrolled to."""
    return f"row-{next(name for name in row.slots if name)}"


def place_above(form: Form, there: Collection[str], lit: str, across: int, *, low: bool) -> str:
    """The row that is to stand at the top so that the lit one is seen with what is above it, "" for the very top.

    across: how many bands lie beside each other.  low: there is height for the lit row and little more.
    """
    bands = list(kept(form.bands, set(there).__contains__))
    if across > 1:
        line = next((i // across for i, band in enumerate(bands) if lit in band.slots), 0)
        return place_of(bands[(line - 1) * across].rows[-1]) if line else ""
    rows = [row for band in bands for row in band.rows]
    at = next((i for i, row in enumerate(rows) if lit in row.slots), 0)
    if at < 2:  # seen from the very top, which spares the screen around it a turn of the wheel
        return ""
    return place_of(rows[at] if low else rows[at - 1])


def _upward(look: Look, label: str, ink: str, high: float) -> ft.Control:
    """The name of a band written upwards along it."""
    words = ft.Container(
        pen(look, label, bold=True, size=look.sizes.small, colour=ink, max_lines=1, text_align=ft.TextAlign.CENTER),
        width=high,
        height=MARGIN,
        alignment=ft.Alignment.CENTER,
        rotate=ft.Rotate(-1.5708),
        left=(MARGIN - high) / 2,
        top=(high - MARGIN) / 2,
    )
    return ft.Container(ft.Stack([words], clip_behavior=ft.ClipBehavior.NONE), width=MARGIN, height=high)
