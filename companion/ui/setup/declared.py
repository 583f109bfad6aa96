"""The panels of a set-up, made from the options of a game: what may be chosen, and under which words.

Words by the names of the game, of a field and of its values, e.g. of `days` in the game skerry:

- "skerry-option-days" names it, "skerry-days-long" a value, or "skerry-days" all values that are numbers, told as n;
- "skerry-mode-coop" is a way to play, "skerry-panel-sea" a panel that is not called as one of its fields;
- each may have a `.note`, which stands below it while it holds, and a name an `.otherwise`, which stands there while
  the field is not asked. Notes may tell any number of the rulebook by its name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass, replace
from functools import partial
from itertools import groupby
from typing import Any, Final, Generic, get_type_hints

import flet as ft

from companion.core.declared.field_annotations import marks
from companion.core.declared.setup_questions import ALWAYS, RULES, WHO, SetupQuestion
from companion.core.kit.any_evening import domain
from companion.core.kit.options import EveningOptions
from companion.core.values.messages import Msg, msg
from companion.ui.setup.draft import A, B, SetupDraft, few_values
from companion.ui.setup.panel_column import Panel
from companion.ui.setup.parts import Folded, chip, chips
from companion.ui.setup.seats import NameFor, modes, seated
from companion.ui.widgets import kit

EveningDraft = SetupDraft[EveningOptions, Any]
EVERYWHERE: Final = frozenset(each.name for each in fields(EveningOptions))
"""What every game's options have: it is asked elsewhere, or nobody is asked."""
DEALER: Final = "cards"
"""The field that says whether the app or the table deals; its words are the same in every game."""
SHARED: Final = {WHO: "ui-setup-who", RULES: "ui-setup-rules"}
"""Headings of panels that many games have."""


def nothing_else(before: A, after: A, book: object, kept: str) -> A:
    """A choice that brings along nothing else."""
    return after


def nothing_beside(d: SetupDraft[Any, Any], index: int) -> Sequence[ft.Control]:
    """A seat about which nothing else is decided."""
    return ()


@dataclass(frozen=True, eq=False)
class Setup(Generic[A, B]):
    """How the people of a table agree on an evening of a game, as far as its options do not say it."""

    people: int = 0
    """How many sit there before anybody has touched anything; 0 for as many as the options have by themselves."""
    ship: str = "ship:schooner"
    """The picture of a seat, with a hull to paint."""
    seat: Callable[[SetupDraft[A, B], int], Sequence[ft.Control]] = nothing_beside
    """What else is decided by seat."""
    own: Mapping[str, Callable[[SetupDraft[A, B]], Sequence[ft.Control]]] = field(default_factory=dict)
    """What stands in a panel above its fields, or in a panel of its own, by the panel."""
    agreed: Callable[[A, A, B, str], A] = nothing_else
    """What else changes with a choice: the options before and after it, the book, and what the draft keeps beside."""


def untouched(
    setup: Setup[A, B], called: NameFor, kind: type[A], book: B, last: Mapping[str, object] | None = None
) -> A:
    """The options before anybody has touched them. last: of the last evening with the same box, which lies there as it
    lay then: who deals, whose wheels."""
    before = last or {}
    usual = kind.read({**kind().dump(), **{name: before.get(name, value) for name, value in kind.BOX.items()}})
    empty = replace(usual, seats=())
    fresh = seated(called, empty, setup.people or len(usual.seats))
    return setup.agreed(empty, fresh, book, "")


def panels(setup: Setup[Any, Any], d: EveningDraft) -> Sequence[Panel]:
    """Who plays, and below it everything that the options leave to the table."""
    placed = _placed(type(d.options))
    order = dict.fromkeys((WHO, *d.options.PANELS, *placed, *setup.own))
    drawn = {panel: [*setup.own[panel](d)] if panel in setup.own else [] for panel in order}
    for panel, asked in placed.items():
        drawn[panel] += _fields(d, panel, asked)
    drawn[WHO] = _people(setup, d, drawn[WHO])
    return [_panel(d, panel, content) for panel, content in drawn.items() if content]


def _placed(kind: type[EveningOptions]) -> Mapping[str, Mapping[str, SetupQuestion]]:
    """By panel the fields that may be asked, with what they say about it."""
    declared = marks(kind, SetupQuestion)
    placed: dict[str, dict[str, SetupQuestion]] = {}
    for each in fields(kind):
        if each.name not in EVERYWHERE and _kind(kind, each.name) is not None:
            asked = declared.get(each.name, ALWAYS)
            placed.setdefault(asked.panel, {})[each.name] = asked
    return placed


def _kind(kind: type[EveningOptions], name: str) -> Any:
    """What a field may be: a tuple of values, `bool`, `int`, a record of switches; None for what has to be asked with
    parts of its own."""
    hint = get_type_hints(kind)[name]
    if hint is bool or hint in (int, int | None):
        return bool if hint is bool else int
    return domain(hint) or (hint if isinstance(hint, type) and is_dataclass(hint) and few_values(hint) else None)


def _panel(d: EveningDraft, panel: str, content: Sequence[ft.Control]) -> Panel:
    """One panel under its heading, closed until somebody opens it where the options say so."""
    named = panel in {each.name for each in fields(d.options)}
    heading = SHARED.get(panel) or f"{d.words}-{'option' if named else 'panel'}-{panel.replace('_', '-')}"
    title, whole = d.t(msg(heading)), [*_note(d, heading), *content]
    return Panel(title, Folded(title, panel, whole) if panel in d.options.FOLDED else d.section(msg(heading), *whole))


def _people(setup: Setup[Any, Any], d: EveningDraft, content: Iterable[ft.Control]) -> list[ft.Control]:
    """How many, how they play together, and who they are."""
    counts = sorted({count for numbers in d.options.MODES.values() for count in numbers})
    many = [d.players(counts, lambda count: d.put(seated(d.called, d.options, count)))] if len(counts) > 1 else []
    ways = modes(type(d.options), len(d.options.seats))
    how: list[ft.Control] = []
    if len(ways) > 1:
        how = [chips(d.pick("mode", f"{d.words}-mode", ways, d.options.mode, lambda way: d.change(mode=way)))]
    how += _note(d, f"{d.words}-mode-{d.options.mode}")
    return [*many, *how, *content, *d.seats(setup.ship, partial(setup.seat, d))]


# ---------------------------------------------------------------------- fields


def _fields(d: EveningDraft, panel: str, placed: Mapping[str, SetupQuestion]) -> list[ft.Control]:
    """What is asked in a panel; switches that follow each other stand side by side."""
    drawn: list[ft.Control] = []
    for asked, together in groupby(placed, lambda name: placed[name].now(d.options)):
        for switches, names in groupby(together, lambda name: _kind(type(d.options), name) is bool):
            if not asked:
                drawn += [each for name in names for each in _note(d, _label(d, name), "otherwise")]
            elif switches:
                drawn.append(chips(_switch(d, name) for name in names))
            else:
                drawn += [_field(d, panel, name) for name in names]
    return drawn


def _switch(d: EveningDraft, name: str) -> ft.Control:
    now: bool = getattr(d.options, name)
    flip = partial(d.change, **{name: not now})
    return d.switch(msg(_label(d, name)), now, flip, name.replace("_", "-"))


def _field(d: EveningDraft, panel: str, name: str) -> ft.Control:
    """The name of a field unless the panel has it, its values, and what the one means that was chosen."""
    kind, label = _kind(type(d.options), name), _label(d, name)
    if kind is int:
        return d.number(name, msg(label))
    title = panel != name and (name != DEALER or d.t.knows(label))
    caption = [kit.words(d.look, d.t(msg(label)), bold=True)] if title else []
    if not isinstance(kind, tuple):
        return kit.rows([*caption, chips(d.switches(name, f"{d.words}-{name}", name))], 6)
    now = getattr(d.options, name)
    ways = [
        chip(d.look, d.t(_value(d, name, way)), way == now, partial(d.change, **{name: way}), f"{name}-{way}")
        for way in kind
    ]
    return kit.rows([*caption, chips(ways), *_note(d, f"{d.words}-{name}-{now}")], 6)


def _label(d: EveningDraft, name: str) -> str:
    """The key of a field's name."""
    return f"{d.words}-option-{name.replace('_', '-')}"


def _value(d: EveningDraft, name: str, way: object) -> Msg:
    """One value of a field in words."""
    key = f"ui-setup-cards-{way}" if name == DEALER else f"{d.words}-{name.replace('_', '-')}-{way}"
    return msg(f"{d.words}-{name}", n=way) if isinstance(way, int) and not d.t.knows(key) else msg(key)


def _note(d: EveningDraft, key: str, attribute: str = "note") -> list[ft.Control]:
    """What stands in small print below something, where the catalogues have it."""
    said = f"{key}.{attribute}"
    return [d.note(msg(said, **vars(d.book.numbers)))] if d.t.knows(said) else []
