"""1.24 The nine spaces of the tavern, where the app keeps them: bag, refill, renewal (rulebook p.5, 32, 41).

Elsewhere the tokens lie on the table, and a player who recruits tells which one was taken.
"""

from __future__ import annotations

from companion.core.events.event import Event
from companion.core.kit import piles
from companion.core.kit.piles import Pile
from companion.core.procedures.procedure import Procedure, ProcedureFunction
from companion.core.rules.verdicts import ALLOWED
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.names import Ctx
from companion.games.captains_log.model.numbers import Numbers
from companion.games.captains_log.model.state import State
from companion.games.captains_log.ship import upgrades


class TavernLaid(Event[State]):
    """The app keeps the tavern: so many spaces, all of them empty (CL-SET-10)."""

    spaces: int

    def apply(self, s: State) -> State:
        return replace(s, tavern=("",) * self.spaces)


class SpaceEmptied(Event[State]):
    """An upgrade left its space: recruited, or taken out of the offer."""

    space: int

    def apply(self, s: State) -> State:
        return replace(s, tavern=tuple("" if i == self.space else u for i, u in enumerate(s.tavern)))


class TavernFilled(Event[State]):
    """Upgrades slid to the left and new ones came out of the bag. tavern: what lies there now, line by line."""

    tavern: tuple[str, ...]
    drawn: tuple[str, ...]

    def apply(self, s: State) -> State:
        return replace(s, tavern=self.tavern)

    def line(self, s: State, book: Book) -> Msg | None:
        if not self.drawn:
            return None
        return msg("cl-ev-tavern-filled", n=len(self.drawn), upgrades=tuple(upgrades.name(u) for u in self.drawn))


def offered(s: State, line: int, column: int, numbers: Numbers) -> str:
    """The upgrade on a space that the app keeps, lines and columns from 1; "" if it is empty."""
    return s.tavern[place(line, column, numbers)]


def place(line: int, column: int, numbers: Numbers) -> int:
    """The index of a space."""
    return (line - 1) * numbers.tavern_columns + column - 1


def slid(tavern: tuple[str, ...], columns: int) -> tuple[str, ...]:
    """CL-TAV-02: what is left of each line moves to the left."""
    lines = [tavern[i : i + columns] for i in range(0, len(tavern), columns)]
    return tuple(u for line in lines for u in sorted(line, key=lambda u: not u))


def bag(s: State, book: Book) -> Pile[str]:
    """CL-SET-10, CL-CRW-01: officers and specialists that are neither owned nor on offer, with their copies."""
    crew = (u for u in book.upgrades if u.kind in upgrades.CREW and not u.nation and upgrades.in_play(s, u))
    left = {u.id: (u.count or 0) - s.tavern.count(u.id) - sum(upgrades.owned(p, u.id) for p in s.players) for u in crew}
    return piles.bag(left, lambda upgrade: upgrades.option(book, upgrade, ALLOWED), left)


def is_short(s: State, book: Book) -> bool:
    """CL-TAV-02, CL-FAM-05: whether the tavern waits to be filled: not before the end of a turn that bought there."""
    return "" in s.tavern and not s.turn.tavern_bought and bool(bag(s, book))


def fill(t: Ctx) -> Procedure[None]:
    """CL-TAV-02, CL-SET-10: slide to the left, then draw from the bag until nine are on offer or the bag is empty."""
    spaces, drawn = list(slid(t.now.tavern, t.book.numbers.tavern_columns)), []
    if spaces != list(t.now.tavern):
        yield from t.happens(TavernFilled(tuple(spaces), (), rule="CL-TAV-02"))
    for i, taken in enumerate(spaces):
        left = bag(t.now, t.book)
        if taken or not left:
            continue
        text = msg("cl-q-tavern-draw", n=i + 1)
        token = yield from piles.draw(t, left, key=f"tavern-{i + 1}", text=text, rule="CL-TAV-02")
        spaces[i] = token
        drawn.append(token)
        yield from t.happens(TavernFilled(tuple(spaces), (token,), rule="CL-TAV-02", echo=True))


COMMANDS: dict[str, ProcedureFunction] = {"tavern-fill": fill}
