"""The drawn side of Captain's Log, as the shell asks for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import flet as ft

from companion.core.kit.game import AnyGame
from companion.core.questions import Option
from companion.core.text import msg
from companion.games.captains_log.events.event_cards import reminders
from companion.games.captains_log.events.weather import wind_values
from companion.games.captains_log.table.options import Options, SeatOptions, dump_options, read_options
from companion.games.captains_log.table.state import State
from companion.games.captains_log.voyage import voyage
from companion.library.sample import load_sample
from companion.table.games import game
from companion.ui.games import Chip, Frame, Tab
from companion.ui.games.captains_log.captains import CaptainHand, CaptainsPage
from companion.ui.games.captains_log.faces import face
from companion.ui.games.captains_log.flowchart import FlowchartPage, orders_of
from companion.ui.games.captains_log.market import MarketPage
from companion.ui.games.captains_log.npcs import ShipsSide
from companion.ui.games.captains_log.players import PlayersSide
from companion.ui.games.captains_log.reputation import ReputationPage
from companion.ui.games.captains_log.sea import SeaPage
from companion.ui.games.captains_log.summary import SummaryPage
from companion.ui.games.captains_log.wizard import Wizard
from companion.ui.room import Room


class CaptainsLogScreens:
    """Boards, pages, set-up and summary."""

    tabs: Sequence[Tab] = (
        Tab("market", msg("cl-tab-market"), "token:market", MarketPage),
        Tab("reputation", msg("cl-tab-reputation"), "token:flag", ReputationPage),
        Tab("captains", msg("cl-tab-captains"), "token:officer", CaptainsPage),
        Tab("sea", msg("cl-tab-sea"), "compass:rose", SeaPage),
        Tab("chart", msg("cl-tab-chart"), "icon:map", FlowchartPage),
    )

    def chips(self, state: State) -> Sequence[Chip]:
        """Time, points of a movement under way, wind, and everything that lasts."""
        if state.turn.stage == "setup":
            return (Chip("compass:rose", msg("cl-chip-setup")),)
        day = Chip(
            "sky:sun" if state.is_day else "sky:moon",
            msg("cl-chip-day" if state.is_day else "cl-chip-night", round=state.turn.round),
            rule="CL-TRN-06",
        )
        chips = [day]
        if voyage.counted(state):
            points = msg("cl-chip-points", left=state.turn.voyage.left, n=state.turn.voyage.allowance or 0)
            chips.append(Chip("token:sail", points, rule="CL-MOV-10"))
        if (values := wind_values(state)) is not None:
            best = max(values)
            words = msg("cl-chip-wind", best=best, clock=(12, 2, 4, 6, 8, 10)[values.index(best)])
            bearing = values.index(best) * 60
            chips.append(Chip("compass:needle", words, rule="CL-MOV-05", params=(("bearing", bearing),)))
        else:
            chips.append(Chip("compass:rose", msg("cl-chip-wind-unknown"), rule="CL-MOV-05"))
        chips += [Chip("event:any", text, rule="CL-EVT-03") for text in reminders(state)]
        return tuple(chips)

    def left(self, room: Room) -> ft.Control:
        """Players, nations, reputation, reserve."""
        return PlayersSide(room)

    def right(self, room: Room) -> ft.Control:
        """NPCs, Kraken, what lasts."""
        return ShipsSide(room)

    def hand(self, room: Room, seat: str, frame: Frame) -> ft.Control:
        """A captain's own sheet, with the missions laid open."""
        return CaptainHand(room, seat, frame)

    def report(self, room: Room, frame: Frame) -> ft.Control | None:
        """The orders of the last NPC, until the next one is played or the turn has gone on."""
        state: State = room.evening.state
        if state.report is None or not state.report.orders:
            return None
        earlier: State | None = room.before
        fresh = earlier is not None and earlier.report != state.report
        shown = fresh or state.turn.stage in ("npcs", "round-end")
        return orders_of(state.report, state, frame, "chart") if shown else None

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
        """A card of the owner's by the name that was copied."""
        return face(schema, subject, record)

    def demo(self) -> Mapping[str, Any]:
        """A solo evening with the sample edition, to be played without the box."""
        options = Options(seats=(SeatOptions("Anne", "green"),), enemies=("spain", "france"), edition="sample")
        played = game("captains_log")
        return played.dealt(dump_options(options), load_sample(played))


SCREENS = CaptainsLogScreens()
