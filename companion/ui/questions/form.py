"""A printed component to be copied quickly: one line per value, taps only."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import flet as ft

from companion.core.questions import Field, FieldValue, Form
from companion.core.text import msg
from companion.library.texts import Texts
from companion.ui.questions.areas import areas
from companion.ui.questions.before import before
from companion.ui.questions.form_lines import FieldLine, alone
from companion.ui.questions.grid import Edge, width_of
from companion.ui.questions.paper import Action, Asked, grid, hint, lay_out
from companion.ui.safety import component
from companion.ui.text import use_texts
from companion.ui.theme import TOUCH, use_look

Draft = Mapping[str, FieldValue]

LINE = 306
"""Width of a line in logical pixels: two stand beside each other in the middle of a tablet, three without a side."""
NARROW = 212
"""Width of a number below the areas of a component: three stand beside each other."""


def first_draft(question: Form) -> dict[str, FieldValue]:
    """What the form shows at first: the likely record, else each line's start. No value is made up."""
    likely = dict(question.default or ())

    def start(line: Field) -> FieldValue:
        value = likely.get(line.name, line.start)
        return () if value is None and line.kind == "many" and not line.optional else value

    return {line.name: start(line) for line in question.fields}


def shown(question: Form, draft: Draft) -> tuple[Field, ...]:
    """The lines that apply, given the others; what hangs on a line that does not apply does not apply either."""
    lines: dict[str, Field] = {}
    for line in question.fields:
        if line.when is None or (line.when[0] in lines and draft[line.when[0]] in line.when[1]):
            lines[line.name] = line
    return tuple(lines.values())


def lacking(question: Form, draft: Draft) -> tuple[Field, ...]:
    """The lines that must be filled, or written otherwise, before the card can be put away."""
    return tuple(line for line in shown(question, draft) if _lacks(line, draft[line.name]))


def _lacks(line: Field, value: FieldValue) -> bool:
    if value in (None, ""):
        return not line.optional
    return line.kind == "words" and not line.fits(str(value).strip())


@component
def FormBody(asked: Asked, question: Form) -> ft.Control:
    """All lines, as many beside each other as there is room for; of a component with areas those of one at a time.

    What cannot be read stays unknown.
    """
    look, t = use_look(), use_texts()
    draft, write = ft.use_state(first_draft(question))
    area, turn_to = ft.use_state(question.areas[0].id if question.areas else "")

    def put(name: str, change: Callable[[FieldValue], FieldValue]) -> None:
        if not asked.room.hasty():
            write(lambda old: {**old, name: change(old[name])})

    setter = ft.use_callback(put, [])
    line_of = ft.memo(FieldLine)
    if len(question.fields) == 1:
        (line,) = question.fields
        which = [hint(look, t(line.label))] if line.label not in (question.text, question.note) else []
        values = alone(look, t, asked, line, draft[line.name], setter)
        return lay_out(look, t, asked, [*which, values], _main(t, asked, question, draft))
    along = {edge.name for line in question.fields for edge, _ in _edges(question, draft, line)}
    lines: list[ft.Control] = [
        ft.Container(
            line_of(line, draft[line.name], setter, _edges(question, draft, line), key=line.name),
            key=line.name,
            expand=1 if asked.compact else None,
            width=None if asked.compact else _width(line) * look.zoom,
        )
        for line in shown(question, draft)
        if line.name not in along and (question.part or line.area == area)
    ]
    missing = {line.area for line in lacking(question, draft)}
    whole = bool(question.areas) and not question.part
    parts = [areas(look, t, asked, question, area, missing, turn_to)] if whole else []
    hinted = question.note is None and not question.part and any(line.optional for line in question.fields)
    answers = [
        *before(look, t, asked, lambda old: write(dict(old))),
        *([hint(look, t(msg("ui-form-hint")))] if hinted else []),
        *parts,
        grid(lines, 1)
        if asked.compact
        else ft.Row(lines, wrap=True, spacing=10, run_spacing=10, vertical_alignment=ft.CrossAxisAlignment.START),
    ]
    return lay_out(look, t, asked, answers, _main(t, asked, question, draft))


def _edges(question: Form, draft: Draft, line: Field) -> tuple[Edge, ...]:
    """The lines that stand along the edges of a grid, with their values; none where not all of them are asked for."""
    found = tuple((each, draft[each.name]) for name in line.edges for each in question.fields if each.name == name)
    return found if len(found) == len(line.edges) else ()


def _width(line: Field) -> float:
    """As broad as other lines, or as what it draws in one row, in logical pixels."""
    if line.kind == "grid":
        return width_of(line)
    if line.area:
        return NARROW if line.kind == "number" else 3 * NARROW + 20
    if line.kind == "many" and line.icons:
        return max(LINE, len(line.options) * (TOUCH + 5) + 20)
    return LINE


def _main(t: Texts, asked: Asked, question: Form, draft: Draft) -> Action:
    """Puts the card away, once everything is filled that must be."""
    missing = lacking(question, draft)
    if missing:
        return Action(t(msg("ui-form-missing", what=missing[0].label)), None, "answer-main")
    return Action(t(msg("ui-form-store")), lambda: asked.answer(_filled(draft)), "answer-main", "icon:library")


def _filled(draft: Draft) -> dict[str, object]:
    """The draft as an answer: an empty line of writing is unknown."""
    return {name: None if value == "" else value for name, value in draft.items()}
