"""The drawn side of Barbe Noire, as the shell asks for it."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.values.messages import msg
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.names import nation, player_name, who
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.standing import letters_held
from companion.ui.gamekit.frame import Chip, Tab
from companion.ui.gamekit.screens import GameScreens
from companion.ui.games.blackbeard.board_preview import preview
from companion.ui.games.blackbeard.chart.answers import chart_of
from companion.ui.games.blackbeard.chart.page import SeaPage
from companion.ui.games.blackbeard.decision_path import PathPage
from companion.ui.games.blackbeard.deck import DeckPage
from companion.ui.games.blackbeard.hand import PlayerHand
from companion.ui.games.blackbeard.logs import LogsPage
from companion.ui.games.blackbeard.parts.faces import face
from companion.ui.games.blackbeard.parts.ports import PortsPage
from companion.ui.games.blackbeard.parts.sea import SeaSide
from companion.ui.games.blackbeard.players import PlayersSide
from companion.ui.games.blackbeard.renown import RenownPage
from companion.ui.games.blackbeard.summary import ending
from companion.ui.setup.declared import Setup
from companion.ui.widgets import kit


def chips(s: State, book: Book) -> Sequence[Chip]:
    """Who has the dice, cards left in the deck, Letters of Marque on offer, a Royal Pardon."""
    if s.turn.stage == "setup":
        return (Chip("compass:rose", msg("bb-ui-chip-setup")),)
    holder = msg("bb-ui-chip-dice", player=player_name(s, s.turn.holder))
    left = len(book.action_cards) - s.turned
    found = [
        Chip("ship:sloop", holder, rule="BB-6.2", params=(("hull", kit.colour_of(s.holder.colour)),)),
        Chip("token:deck", msg("bb-ui-chip-cards", n=left), rule="BB-6.1", figure="turn.cards"),
    ]
    for letter in s.offers:
        flag = letters_held.of(book, letter)
        words = msg("bb-ui-chip-letter", nation=nation(flag))
        found.append(Chip("token:letter", words, rule="BB-17E", params=(("nation", flag),)))
    if s.pardon is not None:
        flag, but = s.pardon.nation, s.pardon.excluded
        remark = msg("bb-ui-chip-pardon-but", name=who(s, book, but)) if but else None
        words = msg("bb-ui-chip-pardon", nation=nation(flag))
        found.append(Chip(f"flag:{flag}", words, remark, rule="BB-17L"))
    return tuple(found)


SCREENS = GameScreens(
    tabs=(
        Tab("logs", msg("bb-ui-tab-logs"), "flag:pirates", LogsPage),
        Tab("sea", msg("bb-boards-tab-sea"), "ship:caravel", SeaPage, broad=True),
        Tab("ports", msg("bb-boards-tab-ports"), "token:port", PortsPage),
        Tab("renown", msg("bb-boards-tab-renown"), "token:fame", RenownPage),
        Tab("deck", msg("bb-boards-tab-deck"), "token:deck", DeckPage),
        Tab("path", msg("bb-boards-tab-path"), "icon:map", PathPage),
    ),
    chips=chips,
    left=PlayersSide,
    right=SeaSide,
    hand=PlayerHand,
    decision="path",
    preview=preview,
    chart=chart_of,
    setup=Setup(people=2, ship="ship:sloop"),
    ending=ending,
    face=face,
    sample={"mode": "solo", "seats": [{"name": "Anne", "colour": "green"}]},
)
