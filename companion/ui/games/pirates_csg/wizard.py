"""The set-up of an evening: players, build total, what is played with, who mixes the coins, points of rule."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, get_args, get_type_hints

import flet as ft

from companion.core.values.messages import msg
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.options import Options
from companion.ui.setup.draft import SetupDraft
from companion.ui.setup.parts import chip, chips
from companion.ui.setup.rulings import Chapters
from companion.ui.setup.seats import seated
from companion.ui.setup.wizard import Setup
from companion.ui.widgets import kit

CHAPTERS: Final = Chapters(
    "csg-ui-chapter",
    {
        "sea": ("A-03", "A-05", "A-06", "A-20", "A-62", "C-01", "C-08"),
        "guns": ("A-08", "A-09", "A-10", "A-13", "A-14", "A-15"),
        "gold": ("A-18", "C-07", "A-12", "A-31", "A-32"),
        "keywords": ("A-30", "A-33", "C-03", "K-01", "K-02", "K-03"),
    },
)
SWITCHES: Final = ("uniques", "forts", "events", "terrain", "riposte", "turning")
"""What a table may leave out, or play with as well."""


def _panels(d: SetupDraft[Options, Book]) -> Sequence[ft.Control]:
    return [_players(d), _rules(d)]


def _players(d: SetupDraft[Options, Book]) -> ft.Control:
    """How many, and who they are."""
    numbers = d.players(d.options.MODES[""], lambda count: d.put(seated(d.called, d.options, count)))
    return d.section(msg("ui-setup-who"), numbers, *d.seats("csg-ship:3-3"))


def _rules(d: SetupDraft[Options, Book]) -> ft.Control:
    """The build total, what is played with, and who mixes the coins."""
    totals = [
        chip(
            d.look,
            d.t(msg("csg-ui-points", n=total)),
            total == d.options.total,
            partial(_total, d, total),
            f"total-{total}",
        )
        for total in get_args(get_type_hints(Options)["total"])
    ]

    def heading(key: str) -> ft.Control:
        return kit.words(d.look, d.t(msg(key)), bold=True)

    extras = [
        d.switch(msg(f"csg-ui-option-{name}"), getattr(d.options, name), partial(_flip, d, name), name)
        for name in SWITCHES
    ]
    return d.section(
        msg("ui-setup-rules"),
        heading("csg-ui-total"),
        chips(totals),
        heading("csg-ui-coins"),
        chips(d.choice("coins", "csg-ui-coins", ("app", "table"))),
        heading("csg-ui-extras"),
        chips(extras),
    )


def _total(d: SetupDraft[Options, Book], total: int) -> None:
    d.change(total=total)


def _flip(d: SetupDraft[Options, Book], name: str) -> None:
    d.change(**{name: not getattr(d.options, name)})


SETUP: Final = Setup(_panels, chapters=CHAPTERS)
