"""The sea: the seven islands in compass order, what their Treasure cards show, and whose ships lie there."""

from __future__ import annotations

from dataclasses import dataclass

import flet as ft

from companion.core.values.messages import Msg, msg
from companion.games.pirates_cove.model.book import Book
from companion.games.pirates_cove.model.ids import ISLANDS, TREASURE, Island
from companion.games.pirates_cove.model.names import island_name, player_name
from companion.games.pirates_cove.model.records import Bank, Loot, Player
from companion.games.pirates_cove.model.state import State
from companion.games.pirates_cove.tavern import deck
from companion.library.texts import Texts
from companion.ui.figures.recent_changes import FigureMark, News
from companion.ui.figures.tracks import counter
from companion.ui.gamekit.boards import use_board
from companion.ui.games.pirates_cove.parts.figures import news
from companion.ui.games.pirates_cove.parts.pieces import Stranger, island_picture, loot_figures, pips, ship, strangers
from companion.ui.look.theme import Look
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

ABREAST = 2
"""Ships that stand beside the name of their island."""
BANKED = ("bank.gold", "bank.treasures")
"""Names of the figures of the bank."""


@dataclass(frozen=True, slots=True)
class Anchorage:
    """An island with all that lies there. here: it is resolved now.  chests: who a Treasure Map was played by.

    bank: what is buried, on Treasure Island.  deck: Tavern cards left, on Tavern Island, else None.
    """

    island: Island
    name: Msg
    here: bool
    players: tuple[Player, ...]
    strangers: tuple[Stranger, ...]
    loot: Loot | None
    chests: tuple[Msg, ...]
    bank: Bank | None = None
    deck: int | None = None

    @property
    def figures(self) -> list[str]:
        """Names of those that are drawn here and may change."""
        return [*(f"{each.id}.hull" for each in self.strangers), *(BANKED if self.bank is not None else ())]


def anchorages(s: State, book: Book) -> tuple[Anchorage, ...]:
    """The seven islands in the order of the compass rose."""
    now = resolved(s)
    return tuple(
        Anchorage(
            island,
            island_name(island),
            island == now,
            s.players_at(island),
            strangers(s, book, island),
            s.loot(island),
            tuple(player_name(s, chest.seat) for chest in s.chests if chest.island == island),
            s.bank if island == TREASURE else None,
            deck.size(s, book) if island == "tavern" else None,
        )
        for island in ISLANDS
    )


def resolved(s: State) -> str:
    """The island where something is settled now: a fight, or the visit of the player on turn; "" for none."""
    if s.combat is not None:
        return s.combat.island
    if s.turn.phase == "effects" and s.turn.waiting:
        return s.player(s.turn.waiting[0]).island
    return ""


@component
def SeaSide(session: ScreenSession) -> ft.Control:
    """The right side of the table."""
    look, t, s, book = use_board(session, State, Book)
    fresh = news(session)
    shores = [kit.still(Shore, look, t, each, fresh.among(*each.figures)) for each in anchorages(s, book)]
    return kit.listed([*shores], spacing=4, expand=True)


@component
def Shore(look: Look, t: Texts, at: Anchorage, fresh: News) -> ft.Control:
    """One island: its picture and name, ships of players, loot, and below it the ships that nobody plays."""
    p = look.palette
    scale = min(look.zoom, 1.5)
    name = kit.words(look, t(at.name), size=look.sizes.small, bold=True, max_lines=1, overflow=ft.TextOverflow.ELLIPSIS)
    now = [kit.icon(look, "right", 20 * scale, p.text_brass)] if at.here else []
    fleet = [kit.pic("tavern:map", 25 * scale, t(msg("pc-ui-map-chest", name=who))) for who in at.chests]
    fleet += [ship(player, 27 * scale, player.name) for player in at.players]
    few = len(fleet) <= ABREAST
    beside = [kit.name_line(look, now, name, fleet if few else [], 3)]
    if figures := contents(look, t, at, fresh):
        beside.append(ft.Row(figures, wrap=True, spacing=10, run_spacing=2))
    if not few:
        beside.append(ft.Row(fleet, wrap=True, spacing=6, run_spacing=2))
    head = kit.line([island_picture(t, at.island, 44 * scale), kit.rows(beside, 1, expand=True)], 8)
    below = [stranger_line(look, t, each, fresh.mark(f"{each.id}.hull")) for each in at.strangers]
    body = kit.panel(
        look, kit.rows([head, *below], 4), padding=4, border=ft.Border.all(2, p.coral if at.here else p.panel)
    )
    return ft.Semantics(content=body, identifier=f"island-{at.island}", container=True)


def contents(look: Look, t: Texts, at: Anchorage, fresh: News) -> list[ft.Control]:
    """What can be had there: the Treasure card, the bank, Tavern cards."""
    found = loot_figures(look, t, at.loot) if at.loot is not None else []
    if at.bank is not None:
        found.append(
            counter(
                look,
                "token:coin",
                at.bank.gold,
                height=20,
                label=t(msg("pc-fix-bank-gold")),
                mark=fresh.mark("bank.gold"),
            )
        )
        if at.bank.treasures is not None:
            label = t(msg("pc-fix-bank-treasures"))
            mark = fresh.mark("bank.treasures")
            found.append(counter(look, "token:chest", at.bank.treasures, height=20, label=label, mark=mark))
    if at.deck is not None:
        found.append(counter(look, "token:deck", at.deck, height=20, label=t(msg("pc-ui-deck"))))
    return found


def stranger_line(look: Look, t: Texts, each: Stranger, mark: FigureMark) -> ft.Control:
    """A black ship with its pirate, or the Navy's, and the hull that is left."""
    p = look.palette
    scale = min(look.zoom, 1.5)
    pictures = [kit.pic(each.ship, 28 * scale), *([kit.pic(each.picture, 28 * scale)] if each.picture else [])]
    name = kit.words(look, t(each.name), size=look.sizes.small, max_lines=2)
    words: list[ft.Control] = [name]
    if each.beaten:
        name.color = p.text_muted
        words.append(kit.caption(look, t(msg("pc-ui-beaten"))))
    elif each.most:
        words.append(pips(look, each.hull, each.most, mark))
    return kit.line([*pictures, kit.rows(words, 2, expand=True)], 6)
