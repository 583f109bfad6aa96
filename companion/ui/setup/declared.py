"""The panels of a set-up made from the options alone, for a game that says nothing of its own.

Words of a field, e.g. `days` of the game skerry: "skerry-option-days", of its values "skerry-days-long"; of a way to
play "skerry-mode-coop".
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, is_dataclass, replace
from functools import partial
from typing import Any, Final, get_type_hints

import flet as ft

from companion.core.kit.any_evening import domain
from companion.core.kit.options import EveningOptions
from companion.core.values.messages import Msg, msg
from companion.ui.setup.draft import SetupDraft
from companion.ui.setup.parts import chips
from companion.ui.setup.seats import Named, modes, seated
from companion.ui.widgets import kit

EveningDraft = SetupDraft[EveningOptions, Any]
ALWAYS: Final = frozenset(field.name for field in fields(EveningOptions))
"""What every game's options have: it is asked elsewhere, or nobody is asked."""
DEALER: Final = "cards"
"""The field that says whether the app or the table deals; its words are the same in every game."""


def untouched(called: Named, kind: type[EveningOptions]) -> EveningOptions:
    """The options before anybody has touched them: as many people as the options have by themselves."""
    usual = kind()
    return seated(called, replace(usual, seats=()), len(usual.seats))


def panels(d: EveningDraft) -> Sequence[ft.Control]:
    """Who plays, and below it everything that the options leave to the table."""
    drawn = [part for field in fields(d.options) if field.name not in ALWAYS for part in _field(d, field.name)]
    return [_players(d), d.section(msg("ui-setup-rules"), *drawn)] if drawn else [_players(d)]


def _players(d: EveningDraft) -> ft.Control:
    """How many, how they play together, and who they are."""
    counts = sorted({count for numbers in d.options.MODES.values() for count in numbers})
    many = [d.players(counts, lambda count: d.put(seated(d.called, d.options, count)))] if len(counts) > 1 else []
    ways = modes(type(d.options), len(d.options.seats))
    how: list[ft.Control] = []
    if len(ways) > 1:
        how = [chips(d.pick("mode", f"{_words(d)}-mode", ways, d.options.mode, lambda way: d.change(mode=way)))]
    return d.section(msg("ui-setup-who"), *many, *how, *d.seats())


def _field(d: EveningDraft, name: str) -> list[ft.Control]:
    """What is asked about one field; nothing about one that has neither a few values nor a number."""
    hint, now = get_type_hints(type(d.options))[name], getattr(d.options, name)
    label = msg(f"{_words(d)}-option-{name.replace('_', '-')}")
    if name == DEALER:
        return [chips(d.choice(name, "ui-setup-cards", domain(hint)))]
    if hint is bool:
        return [chips([d.switch(label, now, partial(d.change, **{name: not now}), name)])]
    if ways := domain(hint):
        return [_caption(d, label), chips(d.choice(name, f"{_words(d)}-{name}", ways))]
    if hint is int:
        return [d.number(name, label)]
    if is_dataclass(hint):
        return [_caption(d, label), chips(d.switches(name, f"{_words(d)}-{name}", name))]
    return []


def _caption(d: EveningDraft, label: Msg) -> ft.Control:
    return kit.words(d.look, d.t(label), bold=True)


def _words(d: EveningDraft) -> str:
    """What the message keys of the game begin with."""
    return d.game.replace("_", "-")
