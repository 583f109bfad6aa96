"""Tables of allies and teams, and whole evenings of theirs that answer by themselves except where a script says."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from companion.core.events.announcement_events import Announced
from companion.core.events.event import Event, Happened
from companion.core.journal.journal import Amended
from companion.core.procedures.menus import Menu
from companion.games.captains_log.model.ids import NpcId, SeatId
from companion.games.captains_log.model.options import Options, SeatOptions
from companion.games.captains_log.model.state import Npc, State
from companion.library.game_registry import game
from companion.library.sample import load_sample
from companion.session.auto_answers import from_library, virtual_dice
from companion.session.game_session import GameSession
from tests.games.captains_log.rules.scripted import a_table
from tests.support.demonstration import demonstration
from tests.support.scripted import usual

PAIR = (SeatOptions("Anne", "green"), SeatOptions("Bart", "blue"))
FOUR = (
    SeatOptions("Anne", "green", team=1),
    SeatOptions("Bart", "blue", team=2),
    SeatOptions("Cleo", "orange", team=2),
    SeatOptions("Dirk", "purple", team=1),
)
COOP = Options(mode="coop", seats=PAIR, enemies=("spain", "france"))
TEAMS = Options(mode="teams", seats=FOUR, target=21)


def coop_table(**changes: Any) -> State:
    """Anne and Bart together against Spain and France, two NPCs each."""
    npcs = tuple(Npc(NpcId(f"npc-{i}"), SeatId(f"seat-{2 - i % 2}")) for i in range(1, 5))
    values = {"options": COOP, "enemies": ("spain", "france"), "target": 19, "npcs": npcs}
    return a_table(**(values | changes))


def teams_table(**changes: Any) -> State:
    """Anne and Dirk against Bart and Cleo."""
    anne = a_table().players[0]
    players = tuple(
        replace(anne, id=SeatId(f"seat-{i}"), name=seat.name, colour=seat.colour) for i, seat in enumerate(FOUR, 1)
    )
    npcs = tuple(Npc(NpcId(f"npc-{i}"), SeatId(f"seat-{i}")) for i in range(1, 5))
    return a_table(**({"options": TEAMS, "players": players, "npcs": npcs} | changes))


class Table:
    """An evening with the invented edition; what a script leaves open is answered as a table would without thinking."""

    def __init__(self, options: Options, seed: int = 5) -> None:
        cards = load_sample(game("captains_log"))

        def look_up(schema: str, subject: str) -> Any:
            values = cards.get((schema, subject))
            return None if values is None else (values, "sample")

        answerers = (virtual_dice(seed, lambda: "virtual"), from_library(look_up))
        chosen = demonstration("captains_log", options.dump())
        self.evening = GameSession(game("captains_log"), chosen, seed=seed, answerers=answerers)

    @property
    def state(self) -> State:
        """The table now."""
        state: State = self.evening.state
        return state

    def to_menu(self, script: Mapping[str, Any] | None = None) -> Menu | None:
        """Answer until a menu is open, None at the end of the evening. script: answers by question key."""
        answers = dict(script or {})
        while (question := self.evening.question) is not None and not isinstance(question, Menu):
            self.evening.answer(answers.pop(question.key) if question.key in answers else usual(question))
        assert not answers, f"unused answers: {sorted(answers)}"
        return question

    def choose(self, option: str, script: Mapping[str, Any] | None = None) -> Menu | None:
        """Tap an option of the menu and answer until the next one."""
        self.evening.answer(option)
        return self.to_menu(script)

    def round(self) -> list[str]:
        """Play a whole round in which everybody passes. Returns seats and NPCs in the order of their turns."""
        order, now = [], self.state.turn.round
        while (menu := self.to_menu()) is not None and self.state.turn.round == now:
            turn = self.state.turn
            order += {"turn": [self.state.active.id], "npcs": [*turn.npcs[:1]]}.get(menu.key, [])
            self.evening.answer({"turn": "end-turn", "npcs": "activate", "round": "end-round"}[menu.key])
        return order

    def of(self, kind: type[Event[Any]]) -> list[Any]:
        """Everything of a kind that has happened so far."""
        entries = (entry for _, entry in self.evening.journal.live)
        events = [entry.event for entry in entries if isinstance(entry, Happened | Amended)]
        return [event for event in events if isinstance(event, kind)]

    def told(self) -> set[str]:
        """The rules under which the table was told something."""
        return {event.rule for event in self.of(Announced)}
