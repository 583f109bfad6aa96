"""The drawn side of the cannon duel, as the shell asks for it."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.core.values.frozen_records import replace
from companion.core.values.messages import msg
from companion.games.cannon_duel.cards import box
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import OFFICERS
from companion.games.cannon_duel.model.names import player_name
from companion.games.cannon_duel.model.options import Options
from companion.games.cannon_duel.model.state import State
from companion.games.cannon_duel.ship.zones import missing_planks
from companion.ui.gamekit.frame import Chip, Tab
from companion.ui.gamekit.screens import GameScreens
from companion.ui.games.cannon_duel.board_preview import preview
from companion.ui.games.cannon_duel.faces import face
from companion.ui.games.cannon_duel.hand import HandsPage, PlayerHand
from companion.ui.games.cannon_duel.pieces import SHIP
from companion.ui.games.cannon_duel.plan import PlanPage
from companion.ui.games.cannon_duel.players import FirstSide, SecondSide
from companion.ui.games.cannon_duel.ships import ShipsPage
from companion.ui.games.cannon_duel.stock import StockPage
from companion.ui.games.cannon_duel.summary import DeedsPage, ending
from companion.ui.games.cannon_duel.target_cards import AimsPage
from companion.ui.setup.declared import Setup
from companion.ui.setup.draft import SetupDraft
from companion.ui.widgets import kit

RULES = {"setup": "CD-SETUP-01", "actions": "CD-TURN-02", "fire": "CD-FIRE-01", "draw": "CD-DRAW-01"}
"""The rule of each phase."""
PICTURES = {"actions": "aim:unknown", "fire": "token:cannon", "draw": "token:deck"}
"""The picture of each phase."""


def chips(s: State, book: Book) -> Sequence[Chip]:
    """The turn, whose it is and its phase; a ship that is close to its end."""
    if not s.turn.number:
        return (Chip(SHIP, msg("cd-ui-setting-up"), box.title_at(s), rule=RULES["setup"]),)
    player = s.player(s.turn.seat)
    paint = (("hull", kit.colour_of(player.colour)),)
    n = book.numbers.actions
    phase = msg(f"cd-ui-phase-{s.turn.phase}", n=min(s.turn.taken + 1, n), all=n)
    found = [
        Chip(SHIP, msg("cd-ui-turn", n=s.turn.number), player_name(s, player.id), "CD-TURN-01", paint, figure="turn"),
        Chip(PICTURES[s.turn.phase], phase, rule=RULES[s.turn.phase]),
    ]
    n = book.numbers.sunk_at
    for each in s.players:
        name = player_name(s, each.id)
        if (gone := missing_planks(each)) * 2 >= n:
            found.append(Chip("marker:plank", msg("cd-ui-planks-short", n=gone, all=n), name, "CD-EFF-08"))
        if each.zones and 0 < len(each.officers) < len(OFFICERS):
            found.append(Chip(f"officer:{each.officers[0]}", msg("cd-ui-last-officer"), name, "CD-EFF-07"))
    return tuple(found)


def played_by_us(s: State) -> bool:
    """Whether the app plays a ship, whose decisions may be read."""
    return s.options.alone


def tricks_alone(d: SetupDraft[Options, Book]) -> Sequence[ft.Control]:
    """The ship that the app plays can hold no card of the box."""
    o = d.options
    return [d.note(msg("cd-ui-tricks-alone"))] if o.alone and o.dirty_tricks and o.advanced == "table" else []


def dealt_alone(before: Options, after: Options, book: Book, kept: str) -> Options:
    """Whoever is alone hides nothing from anybody, and lets the app deal; two captains begin as the box has it."""
    if before.alone == after.alone or not before.seats:
        return after
    return replace(after, **(dict.fromkeys(Options.BOX, "app") if after.alone else dict(Options.BOX)))


SCREENS = GameScreens(
    tabs=(
        Tab("targets", msg("cd-ui-tab-targets"), "token:target", AimsPage),
        Tab("hands", msg("cd-hand-tab"), "token:deck", HandsPage),
        Tab("ships", msg("cd-ui-tab-ships"), SHIP, ShipsPage),
        Tab("stock", msg("cd-ui-tab-stock"), "shot:ball", StockPage),
        Tab("deeds", msg("cd-ui-tab-deeds"), "token:fame", DeedsPage),
        Tab("plan", msg("cd-ui-tab-plan"), "icon:map", PlanPage, played_by_us),
    ),
    chips=chips,
    left=FirstSide,
    right=SecondSide,
    hand=PlayerHand,
    preview=preview,
    setup=Setup(ship=SHIP, own={"old-hands": tricks_alone}, agreed=dealt_alone),
    decision="plan",
    ending=ending,
    face=face,
    sample={"seats": [{"name": "Anne", "colour": "blue"}, {"name": "Bart", "colour": "red"}]},
    laid_out=lambda s: bool(s.turn.seat),
)
