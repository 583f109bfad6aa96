"""A printed component to be copied quickly: one line per value, taps only."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import flet as ft

from companion.core.questions import Field, FieldValue, Form
from companion.core.text import msg
from companion.library.texts import Texts
from companion.ui.questions.before import before
from companion.ui.questions.form_lines import FieldLine, alone
from companion.ui.questions.grid import width_of
from companion.ui.questions.paper import Action, Asked, grid, hint, lay_out
from companion.ui.safety import component
from companion.ui.text import use_texts
from companion.ui.theme import use_look

Draft = Mapping[str, FieldValue]

LINE = 306
"""Width of a line in logical pixels: two stand beside each other in the middle of a tablet, three without a side."""


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
    """All lines, as many beside each other as there is room for. What cannot be read stays unknown."""
    look, t = use_look(), use_texts()
    draft, write = ft.use_state(first_draft(question))

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
    broad = {"expand": 1} if asked.compact else {"width": LINE * look.zoom}
    lines: list[ft.Control] = [
        ft.Container(
            line_of(line, draft[line.name], setter, key=line.name),
            key=line.name,
            **({"width": width_of(line) * look.zoom} if line.kind == "grid" and not asked.compact else broad),
        )
        for line in shown(question, draft)
    ]
    hinted = question.note is None and not question.part and any(line.optional for line in question.fields)
    answers = [
        *before(look, t, asked, lambda old: write(dict(old))),
        *([hint(look, t(msg("ui-form-hint")))] if hinted else []),
        grid(lines, 1)
        if asked.compact
        else ft.Row(lines, wrap=True, spacing=10, run_spacing=10, vertical_alignment=ft.CrossAxisAlignment.START),
    ]
    return lay_out(look, t, asked, answers, _main(t, asked, question, draft))


def _main(t: Texts, asked: Asked, question: Form, draft: Draft) -> Action:
    """Puts the card away, once everything is filled that must be."""
    missing = lacking(question, draft)
    if missing:
        return Action(t(msg("ui-form-missing", what=missing[0].label)), None, "answer-main")
    return Action(t(msg("ui-form-store")), lambda: asked.answer(_filled(draft)), "answer-main", "icon:library")


def _filled(draft: Draft) -> dict[str, object]:
    """The draft as an answer: an empty line of writing is unknown."""
    return {name: None if value == "" else value for name, value in draft.items()}
