"""22 Cunning: dice rolled again, the opponent's with them; the second result stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import partial
from itertools import product
from math import prod
from typing import Final

from companion.core.events.announcements import Announcement, Change, Result, Side
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import Dice, Roll
from companion.core.questions.question_base import TABLE, Figure
from companion.core.rules.odds import Odds, percent
from companion.core.rules.verdicts import Verdict, require
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.blackbeard.model import announced_results, current_values, decisions
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.ids import NO_SHIP, ShipId
from companion.games.blackbeard.model.names import Ctx, q, who
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.supply import action_deck


class CunningSpent(Event[State], formerly=("left", "name")):
    """A pirate had dice rolled again: one point less, and the Cunning marker lies on his log (22.1)."""

    pirate: ShipId

    def apply(self, s: State) -> State:
        owner, spent = s.pirate(self.pirate).owner, s.pirate(self.pirate).cunning + 1
        waiting = tuple(replace(each, wily=each.wily and each.owner == owner) for each in s.pirates)
        return replace(s, pirates=waiting).with_pirate(self.pirate, cunning=spent, wily=True)

    def line(self, s: State, book: Book) -> Msg | None:
        return msg("bb-ev-cunning", name=who(s, book, self.pirate))

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        text = msg("bb-told-cunning", name=who(s, book, self.pirate))
        left = current_values.captain(s, book, s.pirate(self.pirate)).cunning
        return (Change(text, "token:cunning", left, left - 1),)


Stands = Callable[[tuple[int, ...]], Result]
"""A throw for the eye, with what it would bring if nobody had it rolled again."""
Settled = Callable[[ShipId, tuple[int, ...]], bool]
"""Whether a pirate has nothing to gain from another throw than this one."""
Better = Callable[[tuple[int, ...], tuple[int, ...]], bool]
"""Whether a throw is better than another one, where more is always better."""


def never(pirate: ShipId, rolled: tuple[int, ...]) -> bool:
    """Another throw may always be better."""
    return False


MOST_THROWS: Final = 6**4
"""Throws that are gone through, to say how likely another one is what he wishes for."""


def may_reroll(s: State, book: Book, pirate: ShipId) -> Verdict:
    """BB-22.1: whether a pirate may have dice rolled again.

    He has a point of his card left (BB-5.14), and since his last one a pirate of another player has spent one.
    """
    captain = s.pirate(pirate)
    left = current_values.captain(s, book, captain).cunning
    verdict = require(left > 0, "BB-22.1", msg("bb-no-cunning", name=who(s, book, pirate)))
    return verdict & require(not captain.wily, "BB-22.1", msg("bb-no-cunning-twice", name=who(s, book, pirate)))


def roller(s: State, ship: ShipId) -> str:
    """The seat that rolls for a ship; for a false player's the table does."""
    return TABLE if s.is_false(ship) else s.owner(ship)


def roll(
    t: Ctx,
    pirate: ShipId,
    question: Roll,
    *,
    against: ShipId = NO_SHIP,
    settled: Settled = never,
    ruins: Settled = never,
    better: Better | None = None,
    stands: Stands | None = None,
    barred: bool = False,
) -> Procedure[tuple[int, ...]]:
    """A roll in which Cunning may be used (BB-22.2), by the pirate or by the one he rolls against.

    A person is asked as long as another throw may be better for him; where it cannot, "no" stands beside what follows,
    and so it does for a false player.  Who has had it rolled again keeps the result; the other may still answer with
    his own Cunning.  ruins: whether a throw ends him, so that he has nothing to lose.  better: than this throw,
    where the chance of that is told, and not of the best.  stands: what a person is shown of a throw before he is
    asked; its bare dice if nothing is said.
    barred: it belongs to a disease or a Random Event, where Cunning is of no use (BB-22.2).
    """
    rolled = yield from t.ask(question)
    if barred:
        return rolled
    free: tuple[ShipId, ...] = (pirate, against)
    key = question.key
    for first in (True, False):
        shown = stands(rolled) if stands is not None else _bare(t, pirate, question, rolled)
        wished = settled if better is None else lambda _, again, now=rolled: better(again, now)
        spender = yield from _spender(t, replace(question, key=key), rolled, free, settled, ruins, wished, shown)
        if not spender:
            break
        free = tuple(each for each in free if each != spender)
        key = f"{question.key}-second" if first else f"{question.key}-third"
        rolled = yield from t.ask(replace(question, key=key, again=True))
    return rolled


def _bare(t: Ctx, pirate: ShipId, question: Roll, rolled: tuple[int, ...]) -> Result:
    """The dice as they lie, for each group of them its own side."""
    if len(question.dice) == 1:
        return Result(question.text, (announced_results.side(t.now, t.book, pirate, rolled),))
    sides, left = [], list(rolled)
    for group in question.dice:
        faces, left = left[: group.count], left[group.count :]
        sides.append(Side(group.label, dice=announced_results.faces(t.book, faces)))
    return Result(question.text, tuple(sides))


def _spender(
    t: Ctx,
    question: Roll,
    rolled: tuple[int, ...],
    free: tuple[ShipId, ...],
    settled: Settled,
    ruins: Settled,
    wished: Settled,
    shown: Result,
) -> Procedure[ShipId]:
    """Which of these pirates has the dice rolled again, the first one first; "" for none. shown: the throw."""
    for each in free:
        if not t.now.in_play(each) or not may_reroll(t.now, t.book, each).allowed:
            continue
        name, left = who(t.now, t.book, each), current_values.captain(t.now, t.book, t.now.pirate(each)).cunning
        told = " · ".join(map(str, rolled))
        hope = None if wished is never else _hope(question, partial(wished, each))
        chance = () if hope is None else (Figure(msg("bb-figure-better"), percent(hope)),)
        again = q.yes_no(
            "cunning",
            key=f"{question.key}-again" if each == free[0] else f"{question.key}-again-{each}",
            rule="BB-22.2",
            words={"name": name, "n": left, "rolled": told},
            note=True,
            short=True,
            yes=True,
            no=True,
            default=ruins(each, rolled),
            quiet=settled(each, rolled),
            about=(each,),
            stands=shown,
            figures=chance,
        )
        if (yield from decisions.decide(t, each, again, False)):
            yield from spend(t, each)
            return each
    return NO_SHIP


def spend(t: Ctx, pirate: ShipId) -> Procedure[None]:
    """BB-22.1: a pirate has dice rolled again."""
    yield from t.happens(CunningSpent(pirate, rule="BB-22.1"))


def _hope(question: Roll, wished: Callable[[tuple[int, ...]], bool]) -> Fraction | None:
    """How likely another throw is what he wishes for; None where there are too many to go through."""
    ways = prod(question.sides)
    if ways > MOST_THROWS:
        return None
    found = sum(map(wished, product(*(range(1, sides + 1) for sides in question.sides))))
    return Fraction(found, ways)


def throw(
    t: Ctx,
    ship: ShipId,
    key: str,
    text: Msg,
    rule: str,
    groups: tuple[Dice, ...],
    *,
    note: Msg | None = None,
    odds: Callable[[], Odds] | None = None,
    enough: Callable[[tuple[int, ...]], bool] | None = None,
    ruins: Callable[[tuple[int, ...]], bool] | None = None,
    better: Better | None = None,
    stands: Stands | None = None,
    about: tuple[str, ...] = (),
    barred: bool = False,
) -> Procedure[tuple[int, ...]]:
    """Groups of dice that a pirate rolls for himself, in which his Cunning may be used (BB-22.2).

    enough: whether he can wish for nothing better.  about: against whom, or what, if anything.  ruins, better,
    barred: as for `roll`.
    """
    asked = roller(t.now, ship)
    question = q.roll(
        key, *groups, who=asked, rule=rule, text=text, note=note, about=(ship, *about), odds=odds, hoped=enough
    )
    settled: Settled = never if enough is None else lambda _, rolled: enough(rolled)
    ends: Settled = never if ruins is None else lambda _, rolled: ruins(rolled)
    return (
        yield from roll(t, ship, question, settled=settled, ruins=ends, better=better, stands=stands, barred=barred)
    )


def dice(
    t: Ctx,
    ship: ShipId,
    key: str,
    text: Msg,
    rule: str,
    count: int,
    *,
    enough: Callable[[tuple[int, ...]], bool] | None = None,
) -> Procedure[tuple[int, ...]]:
    """So many dice of a pirate for himself, in which his Cunning may be used."""
    return (yield from throw(t, ship, key, text, rule, (action_deck.group(t.book, count),), enough=enough))


def die(
    t: Ctx,
    ship: ShipId,
    key: str,
    text: Msg,
    rule: str,
    *,
    note: Msg | None = None,
    odds: Callable[[], Odds] | None = None,
    enough: Callable[[int], bool] | None = None,
    ruins: Callable[[int], bool] | None = None,
    stands: Callable[[int], Result] | None = None,
    barred: bool = False,
) -> Procedure[int]:
    """One die of a pirate for himself, in which his Cunning may be used."""
    best = None if enough is None else lambda rolled: enough(rolled[0])
    group = action_deck.group(t.book, 1)
    worst = None if ruins is None else lambda rolled: ruins(rolled[0])
    seen = None if stands is None else lambda rolled: stands(rolled[0])
    (face,) = yield from throw(
        t, ship, key, text, rule, (group,), note=note, odds=odds, enough=best, ruins=worst, stands=seen, barred=barred
    )
    return face
