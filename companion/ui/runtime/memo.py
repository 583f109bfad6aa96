"""Memoised parts of a screen: while what they are made from stays, they are neither drawn nor compared again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ParamSpec, TypeVar, cast

import flet as ft
from flet.components.component import Component
from flet.components.utils import current_component, current_renderer

T = TypeVar("T")
P = ParamSpec("P")
C = TypeVar("C", bound=ft.Control)


class Kept:
    """Parts of one component, each by its name with what it was drawn from."""

    def __init__(self) -> None:
        self._before: dict[str, tuple[object, ft.Control]] = {}
        self._now: dict[str, tuple[object, ft.Control]] = {}
        self._deeds: dict[str, Callable[..., object]] = {}
        self._lasting: dict[str, Callable[..., object]] = {}

    def begin(self) -> None:
        """The component is drawn again: what is not asked for this time is forgotten."""
        self._before, self._now = self._now, {}

    def forget(self) -> None:
        """All is drawn anew next time."""
        self._now = {}

    def __call__(self, name: str, draw: Callable[P, C], /, *data: P.args, **more: P.kwargs) -> C:
        """What `draw` makes of these data: as long as they are equal the same control, in the same place.

        name: of the part among those that stand beside it, by which it is found wherever it moves among them.  draw: a
        function of its data alone, without hooks; whoever gets what it made leaves it as it is.
        """
        drawn_from = (draw, data, more)
        found = self._before.get(name)
        if found is None or found[0] != drawn_from:
            control = draw(*data, **more)
            control.key = name
            found = (drawn_from, control)
        self._now[name] = found
        return cast(C, found[1])

    def deed(self, name: str, deed: Callable[P, object]) -> Callable[P, object]:
        """What a touch of a part does, to be given to `draw`: the same from drawing to drawing, it does what was meant
        by this name when the component was drawn last."""
        self._deeds[name] = deed
        if name not in self._lasting:
            self._lasting[name] = lambda *given: self._deeds[name](*given)
        return self._lasting[name]


def use_kept() -> Kept:
    """Hook: what gives back parts of the calling component as they were, where their data are."""
    kept: Kept = ft.use_memo(Kept, [])
    kept.begin()
    return kept


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
