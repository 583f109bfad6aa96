"""The drawn side of Barbe Noire, as the shell asks for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

import flet as ft

from companion.core.kit.game import AnyGame
from companion.core.questions import Option
from companion.core.text import msg
from companion.games.blackbeard.sheets.book import Book
from companion.games.blackbeard.sheets.names import nation, player_name, who
from companion.games.blackbeard.sheets.options import Options, SeatOptions, dump_options, read_options
from companion.games.blackbeard.sheets.state import State
from companion.games.blackbeard.standing import letters_held
from companion.library.sample import load_sample
from companion.table.games import game
from companion.ui import kit
from companion.ui.games import Chip, Frame, Tab
from companion.ui.games.blackbeard.deck import DeckPage
from companion.ui.games.blackbeard.faces import face
from companion.ui.games.blackbeard.hand import PlayerHand
from companion.ui.games.blackbeard.logs import LogsPage
from companion.ui.games.blackbeard.path import PathPage, orders_of
from companion.ui.games.blackbeard.players import PlayersSide
from companion.ui.games.blackbeard.ports import PortsPage
from companion.ui.games.blackbeard.renown import RenownPage
from companion.ui.games.blackbeard.sea import SeaPage, SeaSide
from companion.ui.games.blackbeard.summary import SummaryPage
from companion.ui.games.blackbeard.wizard import Wizard
from companion.ui.room import Room
from companion.ui.table.lately import Lately, since_last_tap


@cache
def _printed() -> Book:
    """The printed book, for what is shown without a room."""
    printed: Book = game("blackbeard").book
    return printed


class BlackbeardScreens:
    """Boards, pages, set-up and summary."""

    tabs: Sequence[Tab] = (
        Tab("logs", msg("bb-ui-tab-logs"), "flag:pirates", LogsPage),
        Tab("sea", msg("bb-boards-tab-sea"), "ship:caravel", SeaPage),
        Tab("ports", msg("bb-boards-tab-ports"), "token:port", PortsPage),
        Tab("renown", msg("bb-boards-tab-renown"), "token:fame", RenownPage),
        Tab("deck", msg("bb-boards-tab-deck"), "token:deck", DeckPage),
        Tab("path", msg("bb-boards-tab-path"), "icon:map", PathPage),
    )

    def chips(self, state: State) -> Sequence[Chip]:
        """Who has the dice, cards left in the deck, Letters of Marque on offer, a Royal Pardon."""
        if state.turn.stage == "setup":
            return (Chip("compass:rose", msg("bb-ui-chip-setup")),)
        book = _printed()
        holder = msg("bb-ui-chip-dice", player=player_name(state, state.turn.holder))
        left = len(book.action_cards) - len(state.discards)
        chips = [
            Chip("ship:sloop", holder, rule="BB-6.2", params=(("hull", kit.colour_of(state.holder.colour)),)),
            Chip("token:deck", msg("bb-ui-chip-cards", n=left), rule="BB-6.1"),
        ]
        for letter in state.offers:
            flag = letters_held.of(book, letter)
            words = msg("bb-ui-chip-letter", nation=nation(flag))
            chips.append(Chip("token:letter", words, rule="BB-17E", params=(("nation", flag),)))
        if state.pardon is not None:
            flag = state.pardon.nation
            but = state.pardon.excluded
            remark = msg("bb-ui-chip-pardon-but", name=who(state, book, but)) if but else None
            words = msg("bb-ui-chip-pardon", nation=nation(flag))
            chips.append(Chip(f"flag:{flag}", words, remark, rule="BB-17L"))
        return tuple(chips)

    def left(self, room: Room) -> ft.Control:
        """The ships' logs of the pirates in play."""
        return PlayersSide(room)

    def right(self, room: Room) -> ft.Control:
        """King’s Commissioners, Warships and Merchants, place by place."""
        return SeaSide(room)

    def hand(self, room: Room, seat: str, frame: Frame) -> ft.Control:
        """The logs of a player's pirates, his hunters, and what he alone has looked at."""
        return PlayerHand(room, seat, frame)

    def report(self, room: Room, frame: Frame) -> ft.Control | None:
        """What the last false player does with his pieces; else what the last tap has brought."""
        state: State = room.evening.state
        if state.report is not None and state.report.orders:
            earlier: State | None = room.before
            fresh = earlier is not None and earlier.report != state.report
            if fresh or (state.turn.holder == state.report.actor and state.turn.stage == "draw"):
                return orders_of(state.report, state, frame, "path")
        return Lately(room, frame) if since_last_tap(room.evening.journal) else None

    def wizard(
        self,
        game: AnyGame,
        width: float,
        start: Callable[[Mapping[str, Any]], None],
        first: Mapping[str, Any] | None = None,
    ) -> ft.Control:
        """The set-up."""
        return Wizard(game.book, width, start, None if first is None else read_options(first))

    def summary(self, room: Room, frame: Frame) -> ft.Control:
        """The end."""
        return SummaryPage(room, frame)

    def face(self, schema: str, subject: str, record: Mapping[str, Any]) -> Option | None:
        """A component of the owner's by what was copied of it."""
        return face(schema, subject, record)

    def demo(self) -> Mapping[str, Any]:
        """Captain Blood against two false players with the sample edition, to be played without the box."""
        options = Options(mode="solo", seats=(SeatOptions("Anne", "green"),), edition="sample")
        played = game("blackbeard")
        return played.dealt(dump_options(options), load_sample(played))


SCREENS = BlackbeardScreens()
