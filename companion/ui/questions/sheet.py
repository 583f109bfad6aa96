"""The parchment sheet in the middle of the table: the question of the moment, whatever its kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.core.game import Menu
from companion.core.questions import Ask, Choose, Draw, Form, Number, Pick, Roll, Words, YesNo
from companion.core.text import msg
from companion.ui import kit
from companion.ui.live import use_live
from companion.ui.questions.choose import ChooseBody
from companion.ui.questions.draw import DrawBody
from companion.ui.questions.form import FormBody
from companion.ui.questions.menu import MenuBody
from companion.ui.questions.number import NumberBody
from companion.ui.questions.paper import Asked
from companion.ui.questions.pick import PickBody
from companion.ui.questions.roll import RollBody
from companion.ui.questions.words import WordsBody
from companion.ui.questions.yesno import YesNoBody
from companion.ui.room import Room
from companion.ui.safety import component
from companion.ui.table.peek import Covered, reader
from companion.ui.text import use_texts
from companion.ui.theme import use_look

Body = Callable[[Asked, Any], ft.Control]
BODIES: tuple[tuple[type[Ask[Any]], Body], ...] = (
    (Menu, MenuBody),
    (Choose, ChooseBody),
    (Pick, PickBody),
    (YesNo, YesNoBody),
    (Number, NumberBody),
    (Roll, RollBody),
    (Draw, DrawBody),
    (Form, FormBody),
    (Words, WordsBody),
)
"""Which component draws which kind; a Menu is also a Choose, hence the order."""


@component
def QuestionSheet(
    room: Room,
    compact: bool,
    on_rule: Callable[[str], None],
    top: Callable[[], ft.Control | None] = lambda: None,
    over: Callable[[], ft.Control] | None = None,
) -> ft.Control:
    """The question of the moment, filling its place. What is chosen but not confirmed is forgotten with its question.

    top: draws what the table wants above the answers.  over: draws what stands here when the evening is over.
    """
    use_live(room, first=True)
    look, t = use_look(), use_texts()
    question, serial = room.evening.question, room.evening.serial
    if question is None and over is not None:
        return ft.Container(over(), expand=True)
    if question is None:
        title = kit.headline(look, t(msg("ui-evening-over")), colour=look.palette.on_parchment)
        return ft.Container(
            title, bgcolor=look.palette.parchment, border_radius=kit.RADIUS + 4, padding=22, expand=True
        )
    asked = Asked(room, question, serial, compact, on_rule, top())
    body = next(draw for kind, draw in BODIES if isinstance(question, kind))
    if (whose := reader(room)) is not None:
        covered = kit.keyed(f"peek-{serial}", Covered, room, whose, lambda: body(asked, question))
        return ft.Container(covered, expand=True)
    return ft.Container(kit.keyed(f"question-{serial}", body, asked, question), expand=True)
