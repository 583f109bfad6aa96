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
    places, place = ft.use_state(dict(sheet.places))
    lit, light = ft.use_state(next((each.id for each in sheet.lacking(columns)), columns[0].id))
    found = sheet.matched(places)
    sample = ft.use_memo(lambda: sheet.sample, [sheet])

    def chosen(at: int | None) -> None:
        others = {column: where for column, where in places.items() if column != lit and where != at}
        new = others if at is None else {**others, lit: at}
        place(new)
        light(next((each.id for each in sheet.matched(new).lacking(columns)), lit))

    wanted = [
        kit.button(
            look,
            f"{_name(t, each)} : {sheet.headings[places[each.id]]}" if each.id in places else _name(t, each),
            partial(light, each.id),
            kind="brass" if each.id == lit else "plain",
            identifier=f"column-{each.id}",
            height=TOUCH,
            size=look.sizes.small,
        )
        for each in columns
    ]
    headings = [
        kit.button(
            look,
            f"{heading or '—'} ({sample[at][:LONGEST_CELL]})" if sample[at] else heading,
            partial(chosen, at),
            kind="brass" if places.get(lit) == at else "plain",
            identifier=f"heading-{at}",
            height=TOUCH,
            size=look.sizes.small,
        )
        for at, heading in enumerate(sheet.headings)
        if heading or sample[at]
    ]
    none = kit.button(look, t(msg("ui-columns-none")), partial(chosen, None), identifier="heading-none", height=TOUCH)
    deed = None if found.lacking(columns) else partial(take, places)
    words = t(msg("ui-columns-take"))
    ways = [
        kit.button(look, words, deed, kind="main", identifier="columns-take", height=TOUCH),
        kit.button(look, t(msg("ui-collection-close")), on_close, identifier="columns-close", height=TOUCH),
    ]
    title = kit.headline(look, t(msg("ui-columns-title")), size=look.sizes.title, colour=look.palette.on_parchment)
    return kit.listed(
        [
            title,
            quiet(look, t(msg("ui-columns-note"))),
            ft.Row(wanted, wrap=True, spacing=8, run_spacing=8),
            ft.Divider(color=look.palette.paper_line),
            ft.Row([*headings, none], wrap=True, spacing=8, run_spacing=8),
            ft.Row(ways, spacing=8),
        ],
        spacing=10,
        expand=True,
    )


def _name(t: Texts, column: Column) -> str:
    return t(msg("ui-columns-needed", what=column.label) if column.needed else column.label)


def _wanted(look: Look, t: Texts, column: Column) -> ft.Control:
    """A wanted column: what it is, its headings that are known, an example."""
    name = ft.Container(pen(look, _name(t, column), bold=True), width=NAME * look.zoom)
    example = [t(msg("ui-columns-example", example=column.example))] if column.example else []
    told = " · ".join((", ".join((column.id, *column.called)), *example))
    return ft.Row([name, quiet(look, told, expand=True)], vertical_alignment=ft.CrossAxisAlignment.START)
