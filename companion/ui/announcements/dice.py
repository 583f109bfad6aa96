"""Dice as they lie: each with its sum and with what it did standing under it."""

from __future__ import annotations

from typing import Final

import flet as ft

from companion.core.events.announcements import Die
from companion.core.values.messages import msg
from companion.library.texts import Texts
from companion.ui.art import is_drawn
from companion.ui.art.numerals import signed
from companion.ui.look.theme import Look
from companion.ui.questions.sheet.sheet_text import quiet
from companion.ui.widgets import kit

DIE, SMALL, PIP = 52, 34, 20
"""Heights of a die, of one in a line and of what it did, in logical pixels at zoom 1."""
PIPS: Final = 4
"""Pictures of damage under a die; more are said by a number."""
DRAWN: Final = {12: "die:d12", 20: "die:d20"}
ANY: Final = "die:d6"
FALL, APPEAR, LATER = 220, 160, 30
"""Milliseconds in which a die falls, in which its effect appears after it, and by which each die is later."""
SLOWEST: Final = 480
"""Milliseconds after which everything lies still, however many dice there are."""
ABOVE: Final = 1.7
"""How much larger a die is before it has fallen."""


class DiceFall:
    """How the dice of one telling come onto the table.

    Every die that is drawn falls a little later than the one before.
    """

    def __init__(self, lies: bool, moves: bool) -> None:
        self.lies = lies
        """Whether they are there."""
        self.moves = moves
        """Whether they are seen to."""
        self._fallen = 0

    def die(self, face: ft.Control, effect: ft.Control | None) -> tuple[ft.Control, ft.Control | None]:
        """A die and what it did, wrapped so that they come; as they are where nothing moves."""
        if not self.moves:
            return face, effect
        self._fallen += 1
        lands = min(FALL + LATER * self._fallen, SLOWEST - APPEAR)
        curve = ft.AnimationCurve.EASE_OUT
        falls = ft.Container(
            face,
            opacity=1 if self.lies else 0,
            scale=1 if self.lies else ABOVE,
            animate_opacity=ft.Animation(lands // 2, curve),
            animate_scale=ft.Animation(lands, curve),
        )
        if effect is None:
            return falls, None
        appears = ft.Container(
            effect,
            opacity=1 if self.lies else 0,
            animate_opacity=ft.Animation(lands + APPEAR, ft.AnimationCurve.EASE_IN),
        )
        return falls, appears


def dice_line(look: Look, fall: DiceFall, dice: tuple[Die, ...]) -> ft.Control:
    """Dice alone, small, in one line as long as there is room."""
    faces = [fall.die(_face(look, die, SMALL), None)[0] for die in dice]
    return ft.Row(faces, spacing=4, run_spacing=2, wrap=True, vertical_alignment=ft.CrossAxisAlignment.CENTER)


def dice_row(look: Look, t: Texts, fall: DiceFall, dice: tuple[Die, ...], picture: str) -> ft.Control:
    """Dice beside each other. picture: of what a hit does."""
    return ft.Row(
        [_die(look, t, fall, die, picture) for die in dice],
        spacing=12,
        run_spacing=4,
        wrap=True,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


def _die(look: Look, t: Texts, fall: DiceFall, die: Die, picture: str) -> ft.Control:
    face, effect = fall.die(_face(look, die, DIE), None if die.did is None else _did(look, t, die.did, picture))
    rows: list[ft.Control] = [face]
    if die.again is not None:
        rows.append(quiet(look, t(msg("voice-again", n=die.again))))
    if die.bonus:
        rows.append(quiet(look, t(msg("voice-bonus", bonus=signed(die.bonus), n=die.face + die.bonus))))
    if effect is not None:
        rows.append(effect)
    return kit.rows(rows, 2, horizontal_alignment=ft.CrossAxisAlignment.CENTER)


def _face(look: Look, die: Die, height: float) -> ft.Control:
    """A die as it lies, with a mark of whether it did anything."""
    state = "plain" if die.did is None else "hit" if die.did else "miss"
    return kit.pic(DRAWN.get(die.sides, ANY), height * look.zoom, str(die.face), value=die.face, state=state)


def _did(look: Look, t: Texts, n: int, picture: str) -> ft.Control:
    if not n:
        return quiet(look, t(msg("voice-missed")))
    if not is_drawn(picture):
        return quiet(look, t(msg("voice-did", n=n)))
    if n > PIPS:
        return kit.line([quiet(look, t(msg("voice-times", n=n))), kit.pic(picture, PIP)], 2, tight=True)
    return kit.line([kit.pic(picture, PIP) for _ in range(n)], 1, tight=True)
