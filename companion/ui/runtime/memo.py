"""Parts of a screen that are given back as they are, neither drawn nor compared again, in what surrounds them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

import flet as ft
from flet.components.component import Component
from flet.components.utils import current_component, current_renderer

T = TypeVar("T")


def use_memo_part(build: Callable[[], T], dependencies: Sequence[object]) -> T:
    """Hook: `ft.use_memo` for components. They are built anew when language, look or anything else around them changes.

    Flet looks for a context in the components above. What is kept knows only those among which it was first drawn; once
    they have been replaced it would speak the default language.
    """
    around = _contexts_of(current_component())

    def surrounded() -> T:
        renderer = current_renderer()
        for key, value in around.items():
            renderer.push_context(key, value)
        try:
            return build()
        finally:
            for key in around:
                renderer.pop_context(key)

    return ft.use_memo(surrounded, [*dependencies, *around.values()])


def _contexts_of(component: Component) -> dict[object, object]:
    """Every context in which a component is drawn: of several values of one context the nearest."""
    found: dict[object, object] = {}
    above: Component | None = component
    while above is not None:
        found = {**above._contexts, **found}
        above = above._parent_component() if above._parent_component is not None else None
    return found
