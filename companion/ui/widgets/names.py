"""Names put right: one is chosen among those that are there, and written as it should be."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import flet as ft

from companion.core.questions.question_base import LONGEST_NAME, same_name, tidy
from companion.core.values.messages import InWords, Msg, msg
from companion.store import StoreFault
from companion.ui.look.language import use_texts
from companion.ui.look.theme import TOUCH, Look, use_look
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component
from companion.ui.widgets.writing import FLOATED, Writing

NOTHING: Final = msg("core-nothing")
"""Nothing is told."""


@component
def Names(names: Sequence[str], put: Callable[[str, str], object], joining: bool = False) -> ft.Control:
    """The names, and a line for the one that is chosen. put: takes a name and what it is to be from now on; raises what
    says why it cannot be.

    joining: whether the name of somebody else makes one person of two.
    """
    look, t = use_look(), use_texts()
    chosen, choose = ft.use_state("")
    text, write = ft.use_state("")
    told, tell = ft.use_state(NOTHING)
    wrong, blame = ft.use_state(False)

    def turn(name: str) -> None:
        choose(name)
        write(name)
        tell(NOTHING)

    def say(words: Msg, bad: bool) -> None:
        tell(words)
        blame(bad)

    new = tidy(text)
    other = next((each for each in names if joining and same_name(each, new) and not same_name(each, chosen)), None)

    def mend() -> None:
        try:
            put(chosen, other or new)
        except (InWords, StoreFault) as fault:
            say(fault.text, True)
        else:
            done = "ui-names-joined" if other else "ui-names-done"
            turn("")
            say(msg(done, name=chosen, new=other or new), False)

    parts: list[ft.Control] = [_chips(look, names, chosen, turn)]
    if chosen:
        label = t(msg("ui-names-field"))
        field = kit.keyed(f"field-{chosen}", Writing, text, write, partial(_field, look, label))
        words = msg("ui-names-join" if other else "ui-correct-put", now=chosen, new=other or new)
        ready = bool(new) and new != chosen
        parts.append(ft.Container(field, padding=ft.Padding.only(top=10)))  # the label stands on the field's edge
        if other:
            parts.append(kit.caption(look, t(msg("ui-names-join-note", name=chosen, new=other))))
        said = t(words) if ready else t(msg("ui-correct-same", now=chosen))
        parts.append(kit.button(look, said, mend if ready else None, kind="main", identifier="name-put", wide=True))
    if told != NOTHING:
        colour = look.palette.text_bad if wrong else look.palette.text_good
        parts.append(kit.words(look, t(told), colour=colour))
    return kit.rows(parts, 10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _chips(look: Look, names: Sequence[str], chosen: str, turn: Callable[[str], object]) -> ft.Control:
    """All names; the chosen one is let go by a second tap."""
    chips = [
        kit.button(
            look,
            name,
            partial(turn, "" if name == chosen else name),
            kind="brass" if name == chosen else "sea",
            identifier=f"name-{number}",
            height=TOUCH,
        )
        for number, name in enumerate(names)
    ]
    return ft.Row([*chips], wrap=True, spacing=8, run_spacing=8)


def _field(look: Look, label: str, value: str, write: Callable[[ft.Event[ft.TextField]], None]) -> ft.TextField:
    return ft.TextField(
        value=value,
        label=label,
        on_change=write,
        text_size=look.sizes.body,
        label_style=ft.TextStyle(size=look.sizes.small / FLOATED),
        max_length=LONGEST_NAME,
    )
