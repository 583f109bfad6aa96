"""22 Cunning: dice rolled again, the opponent's with them; the second result stands."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from companion.core.asking import TABLE
from companion.core.events import Event
from companion.core.frozen import replace
from companion.core.odds import Odds
from companion.core.procedure import Procedure
from companion.core.questions import Dice, Roll, YesNo
from companion.core.text import Msg, msg
from companion.core.verdicts import Verdict, require
from companion.games.blackbeard.sheets import decisions, stats
from companion.games.blackbeard.sheets.book import Book
from companion.games.blackbeard.sheets.ids import NO_SHIP, ShipId
from companion.games.blackbeard.sheets.names import Desk, who
from companion.games.blackbeard.sheets.state import State
from companion.games.blackbeard.supply import action_deck


@dataclass(frozen=True)
class CunningSpent(Event[State]):
    """A pirate had dice rolled again: one point less, and the Cunning marker lies on his log (22.1)."""

    pirate: ShipId
    name: Msg

    def apply(self, s: State) -> State:
        owner, spent = s.pirate(self.pirate).owner, s.pirate(self.pirate).cunning + 1
        waiting = tuple(replace(each, wily=each.wily and each.owner == owner) for each in s.pirates)
        return replace(s, pirates=waiting).with_pirate(self.pirate, cunning=spent, wily=True)

    def line(self) -> Msg | None:
        return msg("bb-ev-cunning", name=self.name)


def may_reroll(s: State, book: Book, pirate: ShipId) -> Verdict:
    """BB-22.1: whether a pirate may have dice rolled again.

    He has a point of his card left (BB-5.14), and since his last one a pirate of another player has spent one.
    """
    captain = s.pirate(pirate)
    left = stats.captain(s, book, captain).cunning
    verdict = require(left > 0, "BB-22.1", msg("bb-no-cunning", name=who(s, book, pirate)))
    return verdict & require(not captain.wily, "BB-22.1", msg("bb-no-cunning-twice", name=who(s, book, pirate)))


def roller(s: State, ship: ShipId) -> str:
    """The seat that rolls for a ship; for a false player's the table does."""
    return TABLE if s.is_false(ship) else s.owner(ship)


def roll(t: Desk, pirate: ShipId, question: Roll, *, against: ShipId = NO_SHIP) -> Procedure[tuple[int, ...]]:
    """A roll in which Cunning may be used (BB-22.2), by the pirate or by the one he rolls against.

    Nobody is asked whether he will: the answer "no" stands beside what follows, and may be changed there. Who has had
    it rolled again keeps the result; the other may still answer with his own Cunning.
    """
    rolled = yield from t.ask(question)
    free: tuple[ShipId, ...] = (pirate, against)
    key = question.key
    for throw in ("second", "third"):
        spender = yield from _spender(t, replace(question, key=key), rolled, free)
        if not spender:
            break
        free, key = tuple(each for each in free if each != spender), f"{question.key}-{throw}"
        rolled = yield from t.ask(replace(question, key=key))
    return rolled


def _spender(t: Desk, question: Roll, rolled: tuple[int, ...], free: tuple[ShipId, ...]) -> Procedure[ShipId]:
    """Which of these pirates has the dice rolled again, the first one first; "" for none."""
    for each in free:
        if not t.now.in_play(each) or not may_reroll(t.now, t.book, each).allowed:
            continue
        name, left = who(t.now, t.book, each), stats.captain(t.now, t.book, t.now.pirate(each)).cunning
        told = " · ".join(map(str, rolled))
        again = YesNo(
            key=f"{question.key}-again" if each == free[0] else f"{question.key}-again-{each}",
            text=msg("bb-q-cunning", name=name),
            note=msg("bb-cunning-left", n=left, rolled=told),
            short=msg("bb-cunning-short", name=name, rolled=told),
            rule="BB-22.2",
            default=False,
            quiet=True,
            about=(each,),
        )
        if (yield from decisions.decide(t, each, again, False)):
            yield from t.happens(CunningSpent(each, name, rule="BB-22.1"))
            return each
    return NO_SHIP


def throw(
    t: Desk,
    ship: ShipId,
    key: str,
    text: Msg,
    rule: str,
    groups: tuple[Dice, ...],
    *,
    note: Msg | None = None,
    odds: Callable[[], Odds] | None = None,
) -> Procedure[tuple[int, ...]]:
    """Groups of dice that a pirate rolls for himself, in which his Cunning may be used (BB-22.2)."""
    asked = roller(t.now, ship)
    question = Roll(key=key, text=text, rule=rule, who=asked, note=note, about=(ship,), dice=groups, odds=odds)
    return (yield from roll(t, ship, question))


def dice(t: Desk, ship: ShipId, key: str, text: Msg, rule: str, count: int) -> Procedure[tuple[int, ...]]:
    """So many dice of a pirate for himself, in which his Cunning may be used."""
    return (yield from throw(t, ship, key, text, rule, (action_deck.group(t.book, count),)))


def die(
    t: Desk,
    ship: ShipId,
    key: str,
    text: Msg,
    rule: str,
    *,
    note: Msg | None = None,
    odds: Callable[[], Odds] | None = None,
) -> Procedure[int]:
    """One die of a pirate for himself, in which his Cunning may be used."""
    (face,) = yield from throw(t, ship, key, text, rule, (action_deck.group(t.book, 1),), note=note, odds=odds)
    return face
