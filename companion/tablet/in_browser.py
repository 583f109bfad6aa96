"""The first thing that the browser's Python runs of the app."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.device import entrance_of
from companion.library.texts import best_language


def start(languages: Sequence[str]) -> None:
    """Open the database, and the screens as soon as the page asks for them. languages: of the reader, the best first.

    It is never closed: a browser says of no tab that it is its last moment. What is written is on the disk at any time.
    """
    language = best_language(languages)
    entrance = entrance_of(language)
    entrance.enter()
    entrance.greet(language)
    ft.run(entrance.main)
