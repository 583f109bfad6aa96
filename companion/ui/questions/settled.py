"""What was settled without asking, as chips beside what follows: a tap puts it right and the same evening goes on anew.

Abilities take part or not; a "no" may become a "yes", a choice another choice, a number another number.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.core.questions import Choose, Number, Option, Pick, YesNo
from companion.core.text import msg
from companion.library.texts import Texts
from companion.table.evening import Settled
from companion.ui import kit
from companion.ui.questions.ink import drawn, pen, quiet
from companion.ui.room import Questioner
from companion.ui.safety import component
from companion.ui.text import use_texts
from companion.ui.theme import TOUCH, Look, use_look

MOST = 6
"""Decisions that are shown; older ones are behind undo."""
NOBODY = -1
EDGES = 8
"""Border and padding above and below the words of a chip, in logical pixels."""


@component
def SettledChips(room: Questioner) -> ft.Control:
    """The chips of everything that stands; those of a choice open its other answers under them."""
    look, t = use_look(), use_texts()
    opened, open_ = ft.use_state(NOBODY)
    standing = room.evening.settled
    abilities = [
        _ability(look, t, room, number, question, value, option)
        for number, question, value in standing
        if isinstance(question, Pick)
        for option in question.options
    ]
    rest = [each for each in standing if not isinstance(each[1], Pick)][:MOST]
    settled = [_settled(look, t, room, entry, opened, open_) for entry in reversed(rest)]
    lines: list[ft.Control] = []
    for title, chips in (("ui-takes-part", abilities), ("ui-settled", settled)):
        if chips:
            lines.append(ft.Row([quiet(look, t(msg(title))), *chips], wrap=True, spacing=8, run_spacing=6))
    lines += [_ways(look, t, room, entry) for entry in rest if entry[0] == opened]
    return kit.rows(lines, 6)


def _ability(
    look: Look, t: Texts, room: Questioner, number: int, question: Pick, value: tuple[str, ...], option: Option
) -> ft.Control:
    counts = option.id in value
    others = [each for each in value if each != option.id]
    full = question.hi is not None and len(value) >= question.hi
    kept = value[1:] if full else value  # where no more may take part, the first one makes room
    answer = others if counts else [*kept, option.id]
    body = _chip(look, t(option.label), counts, option.picture, option.colour)
    body.tooltip = t(option.note) if option.note is not None else None
    body.on_click = lambda _: room.revise(number, answer)
    return kit.tagged(body, f"ability-{question.key}-{option.id}", t(option.label), selected=counts)


def _settled(
    look: Look, t: Texts, room: Questioner, entry: Settled, opened: int, open_: Callable[[int], object]
) -> ft.Control:
    """A decision with its answer. A yes or no changes with one tap, anything else shows the other answers first."""
    number, question, value = entry
    said = t(msg("ui-settled-answer", what=question.caption, answer=question.told(question.read(value))))
    counts = value is not False
    body = _chip(look, said, counts, struck=False)
    if isinstance(question, YesNo):
        body.on_click = lambda _: room.revise(number, not value)
    else:
        body.on_click = lambda _: open_(NOBODY if opened == number else number)
    return kit.tagged(body, f"settled-{question.key}", said, selected=counts)


def _ways(look: Look, t: Texts, room: Questioner, entry: Settled) -> ft.Control:
    """The other answers to a decision."""
    number, question, value = entry
    ways: list[tuple[str, str, bool]] = []
    match question:
        case Choose():
            ways = [(o.id, t(o.label), o.id == value) for o in question.options if o.verdict.allowed]
        case Number():
            near = range(max(question.lo, value - 3 * question.step), question.hi + 1, question.step)
            ways = [(str(n), t(msg("ui-number", n=n)), n == value) for n in near[:7]]
    chips = []
    for way, label, counts in ways:
        body = _chip(look, label, counts, struck=False)
        answer = int(way) if isinstance(question, Number) else way
        body.on_click = partial(lambda answer, _: room.revise(number, answer), answer)
        chips.append(kit.tagged(body, f"settle-{question.key}-{way}", label, selected=counts))
    return ft.Row(list[ft.Control](chips), wrap=True, spacing=8, run_spacing=6)


def _chip(
    look: Look, text: str, counts: bool, picture: str = "", colour: str = "", *, struck: bool = True
) -> ft.Container:
    p = look.palette
    sign = kit.icon(look, "check" if counts else "cross", look.sizes.small * 1.2, p.on_parchment)
    words = pen(look, text, size=look.sizes.small, bold=counts, max_lines=2, overflow=ft.TextOverflow.ELLIPSIS)
    words.expand, words.expand_loose = True, True  # two lines rather than cut off
    if struck and not counts:
        words.style = ft.TextStyle(decoration=ft.TextDecoration.LINE_THROUGH)
    image = drawn(picture, 26, colour)
    return ft.Container(
        kit.line(
            [*([image] if image else []), words, sign, ft.Container(width=0, height=TOUCH - EDGES)], 6, tight=True
        ),
        bgcolor=p.paper if counts else p.paper_shade,
        border=ft.Border.all(2, p.brass if counts else p.paper_line),
        border_radius=TOUCH / 2,
        padding=ft.Padding.only(left=12, right=6, top=2, bottom=2),
        ink=True,
    )
