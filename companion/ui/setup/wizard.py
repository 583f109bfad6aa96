"""The set-up of an evening, the same for every game: panels in columns, the points of rule, the button that begins."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Generic

import flet as ft

from companion.core.kit.game import AnyGame
from companion.core.kit.rulings import Agreed
from companion.ui.look.language import use_texts
from companion.ui.look.theme import use_look
from companion.ui.setup import declared, parts
from companion.ui.setup.draft import A, B, SetupDraft
from companion.ui.setup.rulings import Chapters, PointsOfRule, one_chapter
from companion.ui.setup.seats import Named, named
from companion.ui.widgets.error_boundary import component


@dataclass(frozen=True, eq=False)
class Setup(Generic[A, B]):
    """How the people of a table agree on an evening of a game. Whatever is left out follows from the game's options."""

    panels: Callable[[SetupDraft[A, B]], Sequence[ft.Control]] | None = None
    """Draws what is to be agreed on."""
    first: Callable[[Named, B], A] | None = None
    """The options before anybody has touched them."""
    chapters: Chapters | None = None
    """The points of rule, which stand below."""


DECLARED: Final = Setup[Any, Any]()
"""The set-up of a game that leaves everything to its options."""


@component
def Wizard(
    setup: Setup[Any, Any],
    game: AnyGame,
    width: float,
    start: Callable[[Mapping[str, object]], object],
    opened: Mapping[str, object] | None = None,
    people: Sequence[str] = (),
) -> ft.Control:
    """Short pages side by side on a tablet; the big button starts. opened: the options with which it opens.

    people: those of the last evening, who are likely to sit here, too.
    """
    look, t = use_look(), use_texts()
    kind, book, called = game.opening.options, game.book, named(t, people)
    given = ft.use_memo(lambda: None if opened is None else kind.read(opened), [])

    def first() -> Any:
        if given is not None:
            return given
        return setup.first(called, book) if setup.first is not None else declared.untouched(called, kind)

    options, put = ft.use_state(first)
    drawn = setup.panels or declared.panels
    panels = [*drawn(SetupDraft(look, t, called, game.id, book, given, options, put))]
    if kind.RULINGS.alternatives:
        chapters = setup.chapters or one_chapter(kind.RULINGS)

        def settle(agreed: Agreed) -> None:
            put(replace(options, rulings=agreed))

        panels.append(PointsOfRule(game.id, kind.RULINGS, chapters, kind.RULINGS.departures(options.rulings), settle))
    return parts.pages(look, t, panels, width, lambda: start(options.dump()))
