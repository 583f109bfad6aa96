"""The set-up of an evening: players, who deals and turns cards, where courses are set, points of rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import flet as ft

from companion.core.values.messages import Msg, msg
from companion.games.pirates_cove.model.book import Book
from companion.games.pirates_cove.model.options import Options
from companion.ui.games.pirates_cove.parts.pieces import SHIP
from companion.ui.setup.draft import SetupDraft
from companion.ui.setup.parts import chips
from companion.ui.setup.rulings import Chapters
from companion.ui.setup.seats import seated
from companion.ui.setup.wizard import Setup
from companion.ui.widgets import kit

CHAPTERS: Final = Chapters(
    "cove-ui-chapter",
    {
        "fights": ("A-03", "A-04", "A-16", "A-17", "A-29", "A-33", "A-47"),
        "ships": ("A-34", "A-35", "A-23", "A-22"),
        "legends": ("A-07", "A-10", "A-26"),
        "islands": ("A-32", "A-19", "A-24", "A-20"),
        "end": ("A-06", "A-25"),
    },
)
DEALT: Final = ("app", "table")


def _panels(d: SetupDraft[Options, Book]) -> Sequence[ft.Control]:
    return [_players(d), _cards(d)]


def _players(d: SetupDraft[Options, Book]) -> ft.Control:
    """How many, and who they are; three meet two black ships (PC-SETUP-07)."""
    n = d.book.numbers
    few = len(d.options.seats) == n.few_players
    numbers = d.players(d.options.MODES[""], lambda count: d.put(seated(d.called, d.options, count)))
    note = d.note(msg("cove-ui-black-ships", n=n.black_ships_for_three if few else n.black_ships))
    return d.section(msg("ui-setup-who"), numbers, note, *d.seats(SHIP))


def _cards(d: SetupDraft[Options, Book]) -> ft.Control:
    """What the app deals, turns and keeps secret, and what people do with the things of the box."""

    def part(field: str, heading: Msg, labels: str) -> ft.Control:
        title = kit.words(d.look, d.t(heading), bold=True)
        return kit.rows([title, chips(d.choice(field, labels, DEALT))], 6)

    own = d.options.own_legend
    blank = d.switch(msg("pirates-cove-option-own-legend"), own, lambda: d.change(own_legend=not own), "own-legend")
    cards = d.options.own_cards
    drawn = d.switch(msg("pirates-cove-option-own-cards"), cards, lambda: d.change(own_cards=not cards), "own-cards")
    return d.section(
        msg("cove-ui-box"),
        part("cards", msg("cove-ui-tavern-cards"), "ui-setup-cards"),
        part("treasures", msg("pirates-cove-option-treasures"), "pirates-cove-treasures"),
        part("wheels", msg("pirates-cove-option-wheels"), "pirates-cove-wheels"),
        part("legends", msg("pirates-cove-option-legends"), "pirates-cove-legends"),
        chips([blank, drawn]),
    )


SETUP: Final = Setup(_panels, chapters=CHAPTERS)
