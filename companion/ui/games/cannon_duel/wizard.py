"""The set-up of an evening: one captain or two, who holds cards and bag, advanced cards, points of rule."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

import flet as ft

from companion.core.values.messages import msg
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.options import STRENGTHS, Options
from companion.ui.games.cannon_duel.pieces import SHIP
from companion.ui.setup.draft import SetupDraft
from companion.ui.setup.parts import chips
from companion.ui.setup.rulings import Chapters
from companion.ui.setup.seats import seated
from companion.ui.setup.wizard import Setup
from companion.ui.widgets import kit

CHAPTERS: Final = Chapters(
    "duel-ui-chapter",
    {
        "targeting": ("A-01", "A-14"),
        "fire": ("A-04", "A-03", "A-28", "A-02"),
        "actions": ("A-07", "A-06", "A-05", "A-21"),
    },
)
HELD: Final = ("app", "table")
ADVANCED: Final = ("reputations", "dirty_tricks")


def _panels(d: SetupDraft[Options, Book]) -> Sequence[ft.Control]:
    return [_players(d), _box(d), _advanced(d)]


def _players(d: SetupDraft[Options, Book]) -> ft.Control:
    """Two captains, or one against a ship that the app plays, and how well it plays."""
    counts = sorted({count for numbers in d.options.MODES.values() for count in numbers})
    numbers = d.players(counts, lambda count: d.put(seated(d.called, d.options, count)))
    parts: list[ft.Control] = [numbers]
    if d.options.alone:
        parts.append(d.note(msg("duel-ui-alone")))
        parts.append(chips(d.choice("strength", "cannon-duel-strength", STRENGTHS)))
    return d.section(msg("ui-setup-who"), *parts, *d.seats(SHIP))


def _box(d: SetupDraft[Options, Book]) -> ft.Control:
    """Who deals the Aim cards, turns the Target cards, draws from the bag."""

    def part(field: str) -> ft.Control:
        title = kit.words(d.look, d.t(msg(f"cannon-duel-option-{field}")), bold=True)
        now = getattr(d.options, field)
        ways = chips(d.choice(field, f"cannon-duel-{field}", HELD))
        return kit.rows([title, ways, d.note(msg(f"duel-ui-{field}-{now}-note"))], 6)

    return d.section(msg("duel-ui-box"), part("hands"), part("targets"), part("bag"))


def _advanced(d: SetupDraft[Options, Book]) -> ft.Control:
    """CD-ADV: Reputations and Dirty Tricks."""
    switches = [
        d.switch(
            msg(f"cannon-duel-option-{name.replace('_', '-')}"),
            getattr(d.options, name),
            partial(_flip, d, name),
            name.replace("_", "-"),
        )
        for name in ADVANCED
    ]
    parts: list[ft.Control] = [d.note(msg("duel-ui-advanced-note")), chips(switches)]
    if d.options.reputations or d.options.dirty_tricks:
        parts.append(chips(d.choice("advanced", "cannon-duel-advanced", HELD)))
    if d.options.alone and d.options.dirty_tricks and d.options.advanced == "table":
        parts.append(d.note(msg("duel-ui-tricks-alone")))
    return d.section(msg("duel-ui-advanced"), *parts)


def _flip(d: SetupDraft[Options, Book], name: str) -> None:
    d.change(**{name: not getattr(d.options, name)})


SETUP: Final = Setup(_panels, chapters=CHAPTERS)
