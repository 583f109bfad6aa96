"""The drawn side of Captain's Log, as the shell asks for it."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.values.messages import msg
from companion.games.captains_log.events.event_cards import reminders
from companion.games.captains_log.events.weather import wind_values
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.state import State
from companion.games.captains_log.voyage import voyage
from companion.ui.gamekit.frame import Chip, Tab
from companion.ui.gamekit.screens import GameScreens
from companion.ui.games.captains_log.board_preview import preview
from companion.ui.games.captains_log.captains import CaptainHand, CaptainsPage
from companion.ui.games.captains_log.flowchart import FlowchartPage
from companion.ui.games.captains_log.market import MarketPage
from companion.ui.games.captains_log.npcs import ShipsSide
from companion.ui.games.captains_log.parts.faces import face
from companion.ui.games.captains_log.players import PlayersSide
from companion.ui.games.captains_log.reputation import ReputationPage
from companion.ui.games.captains_log.sea import SeaPage
from companion.ui.games.captains_log.sea_map.answers import beneath, chart_of
from companion.ui.games.captains_log.sea_map.page import MapPage
from companion.ui.games.captains_log.sea_map.planned import planned_on
from companion.ui.games.captains_log.summary import ending
from companion.ui.games.captains_log.wizard import SETUP


def chips(s: State, book: Book) -> Sequence[Chip]:
    """Time, points of a movement under way, wind, and everything that lasts."""
    if s.turn.stage == "setup":
        return (Chip("compass:rose", msg("cl-chip-setup")),)
    sky, hour = ("sky:sun", "cl-chip-day") if s.is_day else ("sky:moon", "cl-chip-night")
    now = s.turn.round
    found = [
        Chip(sky, msg(hour, round=now), rule="CL-TRN-06", brief=msg(f"{hour}-brief", round=now), figure="turn.round")
    ]
    if voyage.counted(s):
        points = msg("cl-chip-points", left=s.turn.voyage.left, n=s.turn.voyage.allowance or 0)
        found.append(Chip("token:sail", points, rule="CL-MOV-10", figure="turn.voyage"))
    if (values := wind_values(s)) is not None:
        best = max(values)
        words = msg("cl-chip-wind", best=best, clock=(12, 2, 4, 6, 8, 10)[values.index(best)])
        bearing = values.index(best) * 60
        found.append(Chip("compass:needle", words, rule="CL-MOV-05", params=(("bearing", bearing),)))
    else:
        found.append(Chip("compass:rose", msg("cl-chip-wind-unknown"), rule="CL-MOV-05"))
    return (*found, *(Chip("event:any", text, rule="CL-EVT-03") for text in reminders(s)))


def follows(s: State) -> bool:
    """Whether the app follows the map."""
    return s.sea is not None


def under_way(s: State) -> bool:
    """Whether tiles lie on it, and the set-up is over."""
    return s.sea is not None and bool(s.sea.tiles) and s.turn.stage != "setup"


SCREENS = GameScreens(
    tabs=(
        Tab("map", msg("cl-tab-map"), "icon:map", MapPage, follows, paired=True, opens=under_way, broad=True),
        Tab("market", msg("cl-tab-market"), "token:market", MarketPage),
        Tab("reputation", msg("cl-tab-reputation"), "token:flag", ReputationPage),
        Tab("captains", msg("cl-tab-captains"), "token:officer", CaptainsPage),
        Tab("sea", msg("cl-tab-sea"), "compass:rose", SeaPage),
        Tab("chart", msg("cl-tab-chart"), "icon:route", FlowchartPage),
    ),
    chips=chips,
    left=PlayersSide,
    right=ShipsSide,
    hand=CaptainHand,
    decision="chart",
    preview=preview,
    chart=chart_of,
    chart_on_phones=True,
    beneath=beneath,
    planned=planned_on,
    setup=SETUP,
    ending=ending,
    face=face,
    sample={"seats": [{"name": "Anne", "colour": "green"}], "enemies": ["spain", "france"]},
    shown={"map": True},
)
