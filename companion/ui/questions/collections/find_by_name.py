"""One among many options is found by typing some letters of its name; the likely ones stand first anyway."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

import flet as ft

from companion.core.questions.kinds import Option
from companion.core.values.messages import msg
from companion.library.texts import Texts
from companion.ui.look.theme import Look
from companion.ui.questions.parts.short_text import written
from companion.ui.questions.sheet.sheet_text import quiet

MANY: Final = 17
"""Options from which they are searched."""
LONGEST: Final = 40


@dataclass(frozen=True, slots=True)
class Sought:
    """What is chosen so far, None for nothing, and the letters by which one looks for it."""

    chosen: str | None = None
    words: str = ""


Put = Callable[[Callable[[Sought], Sought]], object]
"""Puts something else down."""


def chooses(put: Put) -> Callable[[str], None]:
    """Chooses an option, and leaves the search as it is."""

    def choose(option: str) -> None:
        put(lambda now: replace(now, chosen=option))

    return choose


def found(t: Texts, options: Sequence[Option], words: str) -> tuple[Option, ...]:
    """The options that bear all these letters in their names or notes, whatever their accents; all for none."""
    wanted = _plain(words).split()
    return tuple(
        option
        for option in options
        if all(word in _plain(f"{t(option.label)} {t(option.note) if option.note else ''}") for word in wanted)
    )


def finder(look: Look, t: Texts, options: Sequence[Option], sought: Sought, put: Put) -> list[ft.Control]:
    """The line on which one looks for an option, where there are many; below it that none is like that."""
    if len(options) < MANY:
        return []

    def search(words: str) -> None:
        put(lambda now: replace(now, words=words))

    line = written(look, sought.words, LONGEST, search, label=t(msg("ui-find")), dense=True)
    none = [] if found(t, options, sought.words) else [quiet(look, t(msg("ui-find-none")))]
    return [ft.Semantics(content=line, identifier="find", container=True), *none]


def _plain(text: str) -> str:
    """Small letters without accents."""
    letters = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
