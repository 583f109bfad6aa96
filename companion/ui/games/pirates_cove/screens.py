"""The drawn side of La Crique des Pirates, as the shell asks for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import flet as ft

from companion.core.declared.setup_questions import WHO
from companion.core.values.messages import msg
from companion.games.pirates_cove.model.book import Book
from companion.games.pirates_cove.model.names import island_name, player_name
from companion.games.pirates_cove.model.options import Options
from companion.games.pirates_cove.model.state import Phase, State
from companion.ui.gamekit.frame import Chip, Tab
from companion.ui.gamekit.screens import GameScreens
from companion.ui.games.pirates_cove.board_preview import preview
from companion.ui.games.pirates_cove.decision_path import DecisionPage
from companion.ui.games.pirates_cove.fight import FightPage
from companion.ui.games.pirates_cove.hand import PlayerHand
from companion.ui.games.pirates_cove.islands import IslandsPage
from companion.ui.games.pirates_cove.legends import LegendsPage
from companion.ui.games.pirates_cove.parts.faces import face
from companion.ui.games.pirates_cove.parts.pieces import SHIP
from companion.ui.games.pirates_cove.players import PlayersSide
from companion.ui.games.pirates_cove.sea import SeaSide
from companion.ui.games.pirates_cove.summary import FamePage, ending
from companion.ui.setup.declared import Setup
from companion.ui.setup.draft import SetupDraft

RULES: Final[Mapping[Phase, str]] = {
    "setup": "PC-SETUP-01",
    "treasure": "PC-T1-01",
    "navigation": "PC-T2-02",
    "arrival": "PC-T2-03",
    "combat": "PC-COMBAT-01",
    "plunder": "PC-T4-01",
    "effects": "PC-T5-07",
    "ships": "PC-T6-01",
    "tie": "PC-END-03",
    "over": "PC-END-01",
}
"""The rule of each phase."""


def chips(s: State, book: Book) -> Sequence[Chip]:
    """The month and its phase, the fight under way, and what holds for this month only."""
    turn, months = s.turn, book.numbers.months
    dial = (("month", turn.month), ("months", months))
    phase = msg(f"pc-ui-phase-{turn.phase}")
    if not turn.month:
        return (Chip("token:year", phase, rule=RULES[turn.phase], params=dial),)
    month = msg("pc-ui-month", n=turn.month, all=months)
    found = [Chip("token:year", month, phase, RULES[turn.phase], dial, figure="turn.month")]
    if s.combat is not None and s.combat.island:
        stage = msg(f"pc-ui-stage-{s.combat.stage}", n=s.combat.round)
        found = [Chip("token:year", month, rule=RULES[turn.phase], params=dial, figure="turn.month")]
        found.append(Chip("token:sabres", island_name(s.combat.island), stage, "PC-COMBAT-01"))
    if s.navy is not None:
        found.append(Chip("ship:navy", msg("pc-navy"), island_name(s.navy.island), "PC-NAVY-03"))
    for each in s.buccaneers:
        words = msg("pc-ui-buccaneer", name=player_name(s, each.seat), victim=player_name(s, each.victim))
        found.append(Chip("tavern:buccaneering", words, rule="PC-EVT-02"))
    return tuple(found)


def black_ships(d: SetupDraft[Options, Book]) -> Sequence[ft.Control]:
    """Three players meet two black ships (PC-SETUP-07)."""
    n = d.book.numbers
    few = len(d.options.seats) == n.few_players
    return [d.note(msg("pc-ui-black-ships", n=n.black_ships_for_three if few else n.black_ships))]


SCREENS = GameScreens(
    tabs=(
        Tab("fight", msg("pc-ui-tab-fight"), "token:sabres", FightPage),
        Tab("islands", msg("pc-ui-tab-islands"), "island:treasure", IslandsPage),
        Tab("legends", msg("pc-ui-tab-legends"), "ship:black", LegendsPage),
        Tab("fame", msg("pc-ui-tab-fame"), "token:fame", FamePage),
        Tab("decision", msg("pc-ui-tab-decision"), "icon:map", DecisionPage),
    ),
    chips=chips,
    left=PlayersSide,
    right=SeaSide,
    hand=PlayerHand,
    decision="decision",
    preview=preview,
    setup=Setup(ship=SHIP, own={WHO: black_ships}),
    ending=ending,
    face=face,
    sample={
        "seats": [
            {"name": "Anne", "colour": "green"},
            {"name": "Bart", "colour": "blue"},
            {"name": "Cléo", "colour": "orange"},
        ]
    },
)
