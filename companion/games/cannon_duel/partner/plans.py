"""The app tells what its ship does next, and why, before it does it."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.events import Event
from companion.core.game import Menu
from companion.core.procedure import Procedure, ProcedureFunction
from companion.core.text import Msg, msg
from companion.core.voice import Result, Telling
from companion.games.cannon_duel.partner.weighing import Mind, Weighed, weigh
from companion.games.cannon_duel.table import secrets
from companion.games.cannon_duel.table.book import Book
from companion.games.cannon_duel.table.ids import SeatId
from companion.games.cannon_duel.table.names import Desk
from companion.games.cannon_duel.table.state import State
from companion.games.cannon_duel.turn import phases


@dataclass(frozen=True)
class PlanTold(Event[State]):
    """The ship that the app plays will do this next. option: of the menu.  why: what it promises itself."""

    name: str
    option: str
    why: Msg

    def apply(self, s: State) -> State:
        return s.with_turn(plan=self.option)

    def line(self) -> Msg:
        return msg("duel-ev-plan", name=self.name, why=self.why)

    def tells(self) -> tuple[Telling, ...]:
        return (Result(self.line()),)


def due(s: State, menu: Menu) -> bool:
    """Whether the app has to say what its ship chooses from a menu."""
    return not s.turn.plan and menu.who == s.partner


def chosen(s: State, book: Book, menu: Menu) -> tuple[str, Weighed]:
    """The entry of a menu that promises the ship most, of equals the first; from what its captain may see."""
    me = SeatId(menu.who)
    mind = Mind(secrets.seen_by(s, me), book, me)
    legal = [
        (option.id, weigh(mind, command))
        for option, command in zip(menu.options, menu.commands, strict=True)
        if option.verdict.allowed
    ]
    return max(legal, key=lambda each: each[1].worth)


def partner_plans(t: Desk) -> Procedure[None]:
    """What the ship that the app plays does next."""
    menu = phases.follows(t.now, t.book)
    if isinstance(menu, Menu):
        option, weighed = chosen(t.now, t.book, menu)
        name = t.now.player(SeatId(menu.who)).name
        yield from t.happens(PlanTold(name, option, weighed.why, rule=menu.rule))


COMMANDS: dict[str, ProcedureFunction] = {"partner-plans": partner_plans}
