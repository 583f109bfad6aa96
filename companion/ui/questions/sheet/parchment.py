"""The sheet on which every kind of question and of telling is drawn: one component, so that it stays from each to the
next and only what differs is sent and drawn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from companion.library.texts import Texts
from companion.ui.look.language import use_texts
from companion.ui.look.theme import Look, use_look
from companion.ui.questions.sheet.printed_parts import PrintedInfo, use_printed
from companion.ui.questions.sheet.unconfirmed import Unconfirmed, use_draft
from companion.ui.runtime.memo import Kept, use_kept
from companion.ui.widgets.error_boundary import component


@dataclass(frozen=True, slots=True)
class SheetInputs:
    """What a sheet is drawn with."""

    look: Look
    t: Texts
    printed: PrintedInfo
    draft: Unconfirmed
    """What is chosen on it and not yet confirmed."""
    keep: Kept
    """Gives back parts as they are whose data are."""


@component
def Parchment(of: object, draw: Callable[[SheetInputs], ft.Control]) -> ft.Control:
    """What `draw` makes of the sheet. of: the question that lies there; with it the draft is forgotten."""
    return draw(SheetInputs(use_look(), use_texts(), use_printed(), use_draft(of), use_kept()))
