"""Own dice on a sheet: a row for each, with all its faces, its chance, and what it did."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.core.questions.kinds import Dice, Roll
from companion.core.values.messages import msg
from companion.library.texts import Texts
from companion.ui.art.numerals import signed
from companion.ui.look.theme import TOUCH, Look
from companion.ui.questions.sheet.question_rows import NAMED
from companion.ui.questions.sheet.sheet_text import drawn, pen, quiet
from companion.ui.widgets import kit

DID = 92
"""Width of what a die did, in logical pixels at zoom 1."""

Change = Callable[[object], object]
"""What makes of an answer that stands there the next one."""


def faces_of(question: Roll, value: object) -> tuple[int, ...]:
    """The dice as they are in so far, 0 for a missing one."""
    return tuple(value) if isinstance(value, tuple) else (0,) * len(question.sides)


def dice_rows(
    look: Look, t: Texts, question: Roll, value: object, take: Callable[[Change], None], compact: bool
) -> ft.Control:
    """The rows. take: puts down what a tap makes of the dice."""
    faces = faces_of(question, value)
    dice = [group for group in question.dice for _ in range(group.count)]

    def put(at: int, face: int) -> None:
        def change(old: object) -> object:
            lie = faces_of(question, old)
            return (*lie[:at], 0 if lie[at] == face else face, *lie[at + 1 :])

        take(change)

    rows = [_row(look, t, question.key, each, at, faces[at], put, compact) for at, each in enumerate(dice)]
    content = kit.rows(rows, 8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Semantics(content=content, identifier=f"row-{question.key}", container=True)


def _row(
    look: Look, t: Texts, key: str, dice: Dice, at: int, face: int, put: Callable[[int, int], None], compact: bool
) -> ft.Control:
    """A die: what it is for, its faces, what it did."""
    label = kit.rows([pen(look, t(dice.label), bold=True), *_chance(look, t, dice)], 0)
    faces = [_face(look, dice, n, n == face, f"die-{key}-{at + 1}-{n}", partial(put, at, n)) for n in _sides(dice)]
    did = ft.Container(_did(look, t, dice, face), width=DID * look.zoom)
    if compact or look.zoom > 1 or len(faces) > 6:
        head = kit.line([ft.Container(label, expand=True), did], 8)
        return kit.rows([head, ft.Row(faces, spacing=6, run_spacing=6, wrap=True)], 4)
    return kit.line([ft.Container(label, width=NAMED * look.zoom), ft.Row(faces, spacing=8, expand=True), did], 12)


def _sides(dice: Dice) -> range:
    return range(1, dice.sides + 1)


def _chance(look: Look, t: Texts, dice: Dice) -> list[ft.Control]:
    """From which face a die hits and how likely that is, or what is added to it."""
    if dice.hit_from is None:
        return [quiet(look, signed(dice.bonus))] if dice.bonus else []
    hits = sum(face >= dice.hit_from for face in _sides(dice))
    if not hits:
        return [quiet(look, t(msg("ui-die-cannot")))]
    return [quiet(look, t(msg("ui-die-hits", n=max(1, dice.hit_from), percent=round(100 * hits / dice.sides))))]


def _face(look: Look, dice: Dice, n: int, chosen: bool, identifier: str, tap: Callable[[], object]) -> ft.Control:
    """A face to tap: pale where it misses; the one that lies there bears a star or is grey."""
    p = look.palette
    hit = dice.hit_from is None or n >= dice.hit_from
    ink = p.on_chosen if chosen and hit else p.on_parchment if hit or chosen else p.on_parchment_muted
    body = ft.Container(
        pen(look, str(n), size=look.sizes.title, bold=True, colour=ink),
        bgcolor=(p.chosen if hit else p.paper_shade) if chosen else p.paper if hit else p.parchment,
        border=ft.Border.all(3, p.coral if hit else p.on_parchment) if chosen else ft.Border.all(2, p.paper_line),
        border_radius=10,
        alignment=ft.Alignment.CENTER,
        width=TOUCH * look.zoom,
        height=TOUCH * look.zoom,
        on_click=lambda _: tap(),
    )
    return kit.tagged(body, identifier, str(n), selected=chosen)


def _did(look: Look, t: Texts, dice: Dice, face: int) -> ft.Control:
    """What the die that lies there did."""
    if not face or dice.hit_from is None:
        return quiet(look, str(face + dice.bonus) if face and dice.bonus else "")
    hit = face >= dice.hit_from
    sign = drawn("icon:star" if hit else "", look.sizes.body, sign=look.palette.on_parchment)
    ink = look.palette.on_parchment_good if hit and not dice.feared else look.palette.on_parchment
    words = pen(look, t(msg("ui-die-hit" if hit else "voice-missed")), bold=hit, colour=ink)
    return kit.line([*([sign] if sign else []), words], 4)
