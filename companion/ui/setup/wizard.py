"""The set-up of an evening, the same for every game: panels in columns, the points of rule, the button that begins."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any, Final

import flet as ft
from flet.components.hooks.use_ref import MutableRef

from companion.core.kit.game import AnyGame
from companion.core.kit.rulings import Agreed
from companion.core.values.messages import msg
from companion.host.settings import CHOICES
from companion.ui.look.language import use_texts
from companion.ui.look.theme import use_look
from companion.ui.setup import parts
from companion.ui.setup.declared import Setup, panels, untouched
from companion.ui.setup.draft import SetupDraft
from companion.ui.setup.panel_column import Panel
from companion.ui.setup.rulings import PointsOfRule
from companion.ui.setup.seats import named, tidied
from companion.ui.widgets.error_boundary import component

DECLARED: Final = Setup[Any, Any]()
"""The set-up of a game that leaves everything to its options."""


def differing(before: Any, after: Any) -> dict[str, object]:
    """The fields of options that are not what they were, with what they are."""
    values = {field.name: getattr(after, field.name) for field in fields(after)}
    return {name: value for name, value in values.items() if value != getattr(before, name)}


@dataclass(frozen=True, slots=True)
class DiceOfTable:
    """Whose dice are rolled on this machine."""

    now: str
    """The setting of that name."""
    put: Callable[[str], object]
    """Sets it, for this evening and those after it."""


def _rolled(draft: SetupDraft[Any, Any], dice: DiceOfTable) -> Panel:
    """Own dice or ours, as the last time: a table finds that here and not in the settings."""
    heading = msg("ui-setting-dice")
    ways = draft.pick("dice", "ui-dice", CHOICES["dice"], dice.now, dice.put)
    return Panel(draft.t(heading), draft.section(heading, parts.chips(ways), draft.note(msg("ui-setting-dice.note"))))


def _points(draft: SetupDraft[Any, Any], game: AnyGame) -> Panel:
    """The points of rule, with those on which this table departs from the usual way."""

    def settle(agreed: Agreed) -> None:
        draft.change(rulings=agreed)

    rulings = game.evening_start.options.RULINGS
    departures = rulings.departures(draft.options.rulings)
    return Panel(draft.t(msg("ui-setup-rulings")), PointsOfRule(game.id, game.prefix, rulings, departures, settle))


@component
def Wizard(
    setup: Setup[Any, Any],
    game: AnyGame,
    width: float,
    start: Callable[[Mapping[str, object]], object],
    opened: Mapping[str, object] | None = None,
    people: Sequence[str] = (),
    last: Mapping[str, object] | None = None,
    dice: DiceOfTable | None = None,
) -> ft.Control:
    """Short pages side by side on a tablet; the big button starts. opened: the options with which it opens.

    people: those of the last evening, who are likely to sit here, too.  last: the options of the last evening of this
    game.  dice: whose are rolled, None where that is not asked.
    """
    look, t = use_look(), use_texts()
    kind, book, called = game.evening_start.options, game.book, named(t, people)

    def first() -> Any:
        return untouched(setup, called, kind, book, last) if opened is None else kind.read(opened)

    held: MutableRef[Any] = ft.use_ref(first)
    _, tick = ft.use_state(0)
    kept, keep = ft.use_state("")
    options: Any = held.current

    def change(chosen: Any) -> None:
        # of two quick taps the second adds to the first, though the page was not drawn anew between them
        now: Any = held.current
        held.current = setup.agreed(now, replace(now, **differing(options, chosen)), book, kept)
        tick(lambda count: count + 1)

    draft = SetupDraft(look, t, called, game.prefix, book, options, change, kept, keep)
    drawn = [*panels(setup, draft)]
    if dice is not None:
        drawn.insert(1, _rolled(draft, dice))
    if kind.RULINGS.alternatives:
        drawn.append(_points(draft, game))

    def begin() -> None:
        now: Any = held.current
        start(replace(now, seats=tidied(now.seats)).dump())

    misnamed = options.misnamed()
    return parts.pages(look, t, drawn, width, begin, None if misnamed is None else misnamed[1])
