"""A copied value as it stands in its slot, and how a key of it is called."""

from __future__ import annotations

import flet as ft

from companion.core.questions.kinds import Field, FieldValue, Option
from companion.core.values.messages import msg
from companion.library.texts import Texts
from companion.ui.art.numerals import signed
from companion.ui.look.theme import Look
from companion.ui.questions.sheet.sheet_text import drawn, pen

LARGE = 3
"""Figures of a number that stands large in a narrow slot."""
SENTENCE = 24
"""Letters of words that need a line more in a slot, in smaller type."""
MOST_PICTURES = 4
"""Pictures that stand in one slot."""
BESIDE_WORD = 0.7
"""Height of a picture with its word beside it, as a share of one that stands alone."""


def figures(t: Texts, value: int) -> str:
    """A number with its sign where it is below zero."""
    return signed(value, t(msg("ui-number", n=abs(value)))) if value < 0 else t(msg("ui-number", n=value))


def words_of(t: Texts, line: Field, value: FieldValue) -> str:
    """A value in words, "" where nothing is known."""
    match value:
        case None | "":
            return ""
        case bool():
            return t(msg("core-yes" if value else "core-no"))
        case int():
            return figures(t, value)
        case str():
            return next((t(option.label) for option in line.options if option.id == value), value)
        case _:
            named = [t(option.label) for option in line.options if option.id in value]
            return ", ".join(named) or t(msg("core-nothing"))


def standing(
    look: Look, t: Texts, line: Field, value: FieldValue, ink: str, height: float, *, tight: bool = False
) -> ft.Control:
    """A value as it is seen in its slot: pictures where these tell it, else words. tight: in a narrow one."""
    options = _options(line, value)
    worded = not line.icons and len(options) == 1  # as it is printed, and in a word for whoever does not know it
    size = height * BESIDE_WORD if worded else height
    pictures = [drawn(option.picture, size, option.colour, sign=ink) for option in options]
    if options and all(pictures) and len(options) <= MOST_PICTURES:
        shown: list[ft.Control] = [picture for picture in pictures if picture is not None]
        if worded:
            word = pen(look, t(options[0].label), bold=True, colour=ink, size=look.sizes.small * 0.9, max_lines=2)
            word.expand, word.expand_loose = True, True
            shown.append(word)
        return ft.Row(shown, spacing=4, tight=True, alignment=ft.MainAxisAlignment.CENTER)
    text = words_of(t, line, value)
    large = isinstance(value, int) and not isinstance(value, bool) and (len(text) <= LARGE or not tight)
    long = len(text) > SENTENCE
    return pen(
        look,
        text,
        bold=True,
        colour=ink,
        size=look.sizes.title * 0.95 if large else look.sizes.small * (0.8 if long else 1),
        max_lines=1 if isinstance(value, int) else 3 if long else 2,
        overflow=ft.TextOverflow.ELLIPSIS,
        text_align=ft.TextAlign.CENTER,
    )


def _options(line: Field, value: FieldValue) -> list[Option]:
    if line.kind not in ("choice", "many") or value is None:
        return []
    chosen = value if isinstance(value, tuple) else (value,)
    return [option for option in line.options if option.id in chosen]
