"""Results: dice as they lie, sums aloud, what each die did; and the numbers that have changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import flet as ft

from companion.core.telling import aloud
from companion.core.text import msg
from companion.core.voice import Change, Die, Result, Side
from companion.library.texts import Texts
from companion.table.told import Spoken
from companion.ui import kit
from companion.ui.art import is_drawn
from companion.ui.questions.ink import drawn, pen, quiet
from companion.ui.telling.leaf import Telling, leaf, why
from companion.ui.theme import Look

DIE, PIP, SIGN = 52, 20, 26
"""Heights of a die, of what it did, and of the picture of a side, in logical pixels at zoom 1."""
PIPS = 4
"""Pictures of damage under a die; more are said by a number."""
DRAWN: Final = {12: "die:d12", 20: "die:d20"}
SECOND: Final = 4
"""Rows of changes that are as large as words; more are set smaller."""


def result_leaf(look: Look, t: Texts, on: Telling, each: Spoken) -> ft.Control:
    """One result: what came of it, then each side with its dice, then the number to reach."""
    assert isinstance(each.telling, Result)
    p, result = look.palette, each.telling
    title = pen(look, t(result.text), bold=True)
    title.expand = True
    content: list[ft.Control] = [kit.line([title, *why(look, on, each.rule)], 10)]
    sides = [_side(look, t, result, side, len(result.sides) > 1) for side in result.sides]
    if len(sides) > 1 and not on.compact:
        content.append(ft.Row(list[ft.Control](sides), spacing=16, vertical_alignment=ft.CrossAxisAlignment.START))
    else:
        content += sides
    if result.against is not None:
        content.append(pen(look, t(msg("voice-against", sum=aloud(result.against)))))
    return leaf(look, content, p.paper_line, "result")


def _side(look: Look, t: Texts, result: Result, side: Side, contest: bool) -> ft.Control:
    """A side of the roll; in a contest with its name and picture."""
    p = look.palette
    rows: list[ft.Control] = []
    if contest:
        picture = drawn(side.picture, SIGN * 1.3, side.colour)
        ink = p.on_parchment if side.won is not False else p.on_parchment_muted
        name = pen(look, t(side.who), bold=True, colour=ink)
        won = [kit.icon(look, "check", 22, p.on_parchment_good)] if side.won else []
        rows.append(kit.line([*([picture] if picture else []), name, *won], 8))
    if side.dice:
        dice = [_die(look, t, die, result.picture) for die in side.dice]
        rows.append(ft.Row(dice, spacing=12, run_spacing=4, wrap=True, vertical_alignment=ft.CrossAxisAlignment.START))
    if side.total is not None:
        rows.append(pen(look, t(aloud(side.total))))
    if side.said is not None and side.dice and contest:
        rows.append(pen(look, t(side.said), bold=True))
    return ft.Container(kit.rows(rows, 4), expand=True) if contest else kit.rows(rows, 4)


def _die(look: Look, t: Texts, die: Die, picture: str) -> ft.Control:
    """A die with the sum below it, and what it did."""
    state = "plain" if die.did is None else "hit" if die.did else "miss"
    size = DIE * look.zoom
    face: ft.Control
    if die.sides in DRAWN:
        face = kit.pic(DRAWN[die.sides], size, str(die.face), value=die.face, state=state)
    else:
        face = _square(look, t, die.face, size * 0.86)
    rows: list[ft.Control] = [face]
    if die.again is not None:
        rows.append(quiet(look, t(msg("voice-again", n=die.again))))
    if die.bonus:
        rows.append(quiet(look, t(msg("voice-bonus", bonus=_signed(die.bonus), n=die.face + die.bonus))))
    if die.did is not None:
        rows.append(_did(look, t, die.did, picture))
    return kit.rows(rows, 2, horizontal_alignment=ft.CrossAxisAlignment.CENTER)


def _square(look: Look, t: Texts, face: int, size: float) -> ft.Control:
    """A die of which only the number is known."""
    p = look.palette
    return ft.Container(
        kit.headline(look, t(msg("ui-number", n=face)), size=look.sizes.title, colour=p.on_parchment),
        width=size,
        height=size,
        bgcolor=p.paper,
        border=ft.Border.all(2.5, p.on_parchment_muted),
        border_radius=10,
        alignment=ft.Alignment.CENTER,
    )


def _did(look: Look, t: Texts, n: int, picture: str) -> ft.Control:
    if not n:
        return quiet(look, t(msg("voice-missed")))
    if not is_drawn(picture):
        return quiet(look, t(msg("voice-did", n=n)))
    if n > PIPS:
        return kit.line([quiet(look, t(msg("voice-times", n=n))), kit.pic(picture, PIP)], 2, tight=True)
    return kit.line([kit.pic(picture, PIP) for _ in range(n)], 1, tight=True)


def _signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"−{-n}"


def changes_leaf(look: Look, t: Texts, on: Telling, told: Sequence[Spoken]) -> ft.Control:
    """What has become of numbers, a line each."""
    head = pen(look, t(msg("voice-changes")), bold=True, colour=look.palette.on_parchment_muted)
    rows = [_change(look, t, on, each, len(told) > SECOND) for each in told]
    return leaf(look, [head, *rows], look.palette.paper_line, "changes")


def _change(look: Look, t: Texts, on: Telling, each: Spoken, many: bool) -> ft.Control:
    assert isinstance(each.telling, Change)
    p, change = look.palette, each.telling
    ink = {True: p.on_parchment_good, False: p.on_parchment_bad, None: p.on_parchment}[change.good]
    picture = drawn(change.picture, SIGN)
    size = look.sizes.small if many else look.sizes.body
    words = pen(look, t(change.text), size=size)
    words.expand = True
    numbers: list[ft.Control] = []
    if change.after is not None:
        before = change.before if change.before is not None else 0
        said = t(msg("voice-became", before=before, after=change.after))
        numbers = [pen(look, said, size=size, bold=True, colour=ink)]
    return kit.line([*([picture] if picture else []), words, *numbers, *(() if many else why(look, on, each.rule))], 10)
