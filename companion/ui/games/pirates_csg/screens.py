"""The drawn side of Pirates du Nouveau Monde, as the shell asks for it."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.values.messages import msg
from companion.games.pirates_csg.model import gold
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.names import player_name
from companion.games.pirates_csg.model.state import State
from companion.ui.gamekit.frame import Chip, Tab
from companion.ui.gamekit.screens import GameScreens
from companion.ui.games.pirates_csg.board_preview import preview
from companion.ui.games.pirates_csg.faces import face
from companion.ui.games.pirates_csg.fleets import FleetsPage
from companion.ui.games.pirates_csg.hand import PlayerHand
from companion.ui.games.pirates_csg.islands import IslandsPage
from companion.ui.games.pirates_csg.keywords import KeywordsPage
from companion.ui.games.pirates_csg.players import ActiveSide, OthersSide
from companion.ui.games.pirates_csg.summary import GoldPage, ending, hoard
from companion.ui.games.pirates_csg.turn import TurnPage
from companion.ui.setup.declared import Setup
from companion.ui.widgets import kit


def chips(s: State, book: Book) -> Sequence[Chip]:
    """The turn and whose it is; who leads, and how much gold ends the game at once."""
    if not s.turn.seat:
        return (Chip("csg:sea", msg("csg-ui-setting-up"), rule="CSG-SETUP-01"),)
    player = s.player(s.turn.seat)
    words = msg("csg-ui-turn", n=s.turn.number)
    paint = (("hull", kit.colour_of(player.colour)),)
    found = [Chip("csg:home", words, player_name(s, player.id), "CSG-ACT-01", paint, figure="turn")]
    best = max(hoard(s, each.id) for each in s.players)
    if best and (wins := gold.in_play(s) // 2 + 1) > 1:
        leaders = tuple(player_name(s, each.id) for each in s.players if hoard(s, each.id) == best)
        words = msg("csg-ui-lead", n=best, all=wins)
        found.append(Chip("token:coin", words, msg("csg-ui-names", names=leaders), "CSG-WIN-01"))
    return tuple(found)


SCREENS = GameScreens(
    tabs=(
        Tab("fleets", msg("csg-ui-tab-fleets"), "csg-ship:3-3", FleetsPage),
        Tab("islands", msg("csg-ui-tab-islands"), "csg:island", IslandsPage),
        Tab("turn", msg("csg-ui-tab-turn"), "token:sail", TurnPage),
        Tab("keywords", msg("csg-ui-tab-keywords"), "crew:captain", KeywordsPage),
        Tab("gold", msg("csg-ui-tab-gold"), "token:coin", GoldPage),
    ),
    chips=chips,
    left=ActiveSide,
    right=OthersSide,
    hand=PlayerHand,
    preview=preview,
    setup=Setup(ship="csg-ship:3-3"),
    ending=ending,
    face=face,
    sample={"seats": [{"name": "Anne", "colour": "green"}, {"name": "Bart", "colour": "blue"}]},
    laid_out=lambda s: bool(s.turn.seat),
)
