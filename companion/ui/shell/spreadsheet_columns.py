"""Columns of a spreadsheet: what is wanted of one, and where it stands in a sheet whose headings nobody knows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import flet as ft

from companion.core.untrusted.spreadsheet import Column, Sheet
from companion.core.values.messages import msg
from companion.library.texts import Texts
from companion.ui.look.language import use_texts
from companion.ui.look.theme import TOUCH, Look, use_look
from companion.ui.questions.sheet.sheet_text import pen, quiet
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

LONGEST_CELL = 24
"""Letters of a cell that are shown."""
NAME = 250
"""Width of what is wanted, in logical pixels at zoom 1."""


@component
def WantedColumns(columns: Sequence[Column], on_close: Callable[[], object]) -> ft.Control:
    """What is looked for in a spreadsheet, each with its heading and an example."""
    look, t = use_look(), use_texts()
    lines = [_wanted(look, t, each) for each in columns]
    close = kit.button(look, t(msg("ui-collection-close")), on_close, identifier="columns-close", height=TOUCH)
    return kit.listed([pen(look, t(msg("ui-columns-list"))), *lines, ft.Row([close])], spacing=6, expand=True)


@component
def MatchColumns(
    columns: Sequence[Column], sheet: Sheet, take: Callable[[Mapping[str, int]], object], on_close: Callable[[], object]
) -> ft.Control:
    """Where the wanted columns stand in a sheet: one of them is tapped, then its heading. take: reads it so."""
    look, t = use_look(), use_texts()
    first = next((each.id for each in sheet.lacking(columns)), columns[0].id)
    (places, lit), put = ft.use_state((dict(sheet.places), first))

    def light(column: str) -> None:
        put(lambda now: (now[0], column))

    def chosen(at: int | None) -> None:
        def after(now: tuple[dict[str, int], str]) -> tuple[dict[str, int], str]:
            there, lit = now  # which may be another one than is drawn
            others = {column: where for column, where in there.items() if column != lit and where != at}
            new = others if at is None else {**others, lit: at}
            return new, next((each.id for each in sheet.matched(new).lacking(columns)), lit)

        put(after)

    deed = None if sheet.matched(places).lacking(columns) else partial(take, places)
    ways = [
        kit.button(look, t(msg("ui-columns-take")), deed, kind="main", identifier="columns-take", height=TOUCH),
        kit.button(look, t(msg("ui-collection-close")), on_close, identifier="columns-close", height=TOUCH),
    ]
    wanted = [
        _choice(look, _placed(t, sheet, places, each), each.id == lit, f"column-{each.id}", partial(light, each.id))
        for each in columns
    ]
    headings = [
        _choice(look, words, places.get(lit) == at, f"heading-{at}", partial(chosen, at))
        for at, words in enumerate(ft.use_memo(lambda: _headings(sheet), [sheet]))
        if words
    ]
    none = _choice(look, t(msg("ui-columns-none")), False, "heading-none", partial(chosen, None))
    return kit.listed(
        [
            kit.headline(look, t(msg("ui-columns-title")), size=look.sizes.title, colour=look.palette.on_parchment),
            quiet(look, t(msg("ui-columns-note"))),
            ft.Row(wanted, wrap=True, spacing=8, run_spacing=8),
            ft.Divider(color=look.palette.paper_line),
            ft.Row([*headings, none], wrap=True, spacing=8, run_spacing=8),
            ft.Row(ways, spacing=8),
        ],
        spacing=10,
        expand=True,
    )


def _choice(look: Look, words: str, chosen: bool, identifier: str, deed: Callable[[], object]) -> ft.Control:
    kind, size = "brass" if chosen else "plain", look.sizes.small
    return kit.button(look, words, deed, kind=kind, identifier=identifier, height=TOUCH, size=size)


def _headings(sheet: Sheet) -> tuple[str, ...]:
    """What stands above each column and in it, "" for an empty one."""
    found = zip(sheet.headings, sheet.sample, strict=True)
    return tuple(f"{heading or '—'} ({cell[:LONGEST_CELL]})" if cell else heading for heading, cell in found)


def _placed(t: Texts, sheet: Sheet, places: Mapping[str, int], column: Column) -> str:
    """What is wanted, and where it stands."""
    name = _name(t, column)
    return f"{name} : {sheet.headings[places[column.id]]}" if column.id in places else name


def _name(t: Texts, column: Column) -> str:
    return t(msg("ui-columns-needed", what=column.label) if column.needed else column.label)


def _wanted(look: Look, t: Texts, column: Column) -> ft.Control:
    """A wanted column: what it is, its headings that are known, an example."""
    name = ft.Container(pen(look, _name(t, column), bold=True), width=NAME * look.zoom)
    example = [t(msg("ui-columns-example", example=column.example))] if column.example else []
    told = " · ".join((", ".join((column.id, *column.called)), *example))
    return ft.Row([name, quiet(look, told, expand=True)], vertical_alignment=ft.CrossAxisAlignment.START)
