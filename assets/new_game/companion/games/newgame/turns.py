"""NG-1 to NG-4: rolling, banking, one turn after the other, and when it is over."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import partial
from itertools import pairwise
from typing import Final

from companion.core.events.event import Event
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Context, Procedure, ProcedureFunction, command
from companion.core.questions.kinds import Dice, Option
from companion.core.rules.odds import Odds
from companion.core.rules.verdicts import Verdict, require
from companion.core.values.messages import Msg, msg
from companion.games.newgame.book import Book
from companion.games.newgame.state import State

Ctx = Context[State, Book]


class Rolled(Event[State]):
    """A die has added to the heap."""

    points: int

    def apply(self, s: State) -> State:
        return s.with_turn(heap=s.turn.heap + self.points)

    def line(self, s: State, book: Book) -> Msg:
        return msg("ng-rolled", name=s.active.name, n=self.points)


class Busted(Event[State]):
    """The heap is lost; at some tables what was banked, too."""

    seat: str
    everything: bool

    def apply(self, s: State) -> State:
        lost = s.with_turn(heap=0)
        return lost.with_player(self.seat, points=0) if self.everything else lost

    def line(self, s: State, book: Book) -> Msg:
        return msg("ng-busted", name=s.name_of(self.seat))


class Banked(Event[State]):
    """The heap belongs to somebody."""

    seat: str
    points: int

    def apply(self, s: State) -> State:
        banked = s.with_player(self.seat, points=s.player(self.seat).points + self.points)
        return banked.with_turn(heap=0)

    def line(self, s: State, book: Book) -> Msg:
        return msg("ng-banked", name=s.name_of(self.seat), n=self.points)


class TurnPassed(Event[State]):
    """The next player's turn. It has no line: the notebook passes over it."""

    def apply(self, s: State) -> State:
        seats = [player.id for player in s.players]
        return s.with_turn(seat=dict(pairwise(seats)).get(s.turn.seat, seats[0]))


def may_bank(s: State) -> Verdict:
    """NG-3: only what was rolled can be banked."""
    return require(s.turn.heap > 0, "NG-3", msg("ng-no-heap"))


def offers(s: State, book: Book) -> Iterable[Offer]:
    """What may be done in a turn."""
    yield Offer(Option("roll", msg("ng-roll"), picture="token:sail"), command("roll"))
    banking = msg("ng-bank", n=s.turn.heap)
    yield Offer(Option("bank", banking, picture="token:coin", verdict=may_bank(s)), command("bank"))


def odds(bust: int, die: int, heap: int) -> Odds:
    """The chances of one more roll: the heap grows by what the die shows, unless it busts."""
    faces = [0 if face == bust else heap + face for face in range(1, die + 1)]
    headline = msg("ng-odds", percent=round(100 * (die - 1) / die))
    return Odds(headline, tuple((face, Fraction(1, die)) for face in faces), msg("ng-points"), likely=max(faces))


def roll(t: Ctx) -> Procedure[None]:
    """NG-2: a die is added to the heap; a 1 ends the turn and the heap is gone."""
    me, n = t.now.active, t.book.numbers
    die, chances = Dice(msg("ng-die"), 1, n.die), partial(odds, n.bust, n.die, t.now.turn.heap)
    (shown,) = yield from t.roll("die", die, who=me.id, odds=chances)
    if shown == n.bust:
        everything = t.now.options.ruling("A-01") == "all"
        yield from t.happens(Busted(me.id, everything, rule="NG-2"), TurnPassed(rule="NG-1"))
    else:
        yield from t.happens(Rolled(shown, rule="NG-2"))


def bank(t: Ctx) -> Procedure[None]:
    """NG-3: the heap is added to one's points, and the turn ends."""
    me = t.now.active
    yield from t.happens(Banked(me.id, t.now.turn.heap, rule="NG-3"), TurnPassed(rule="NG-1"))


def over(s: State) -> bool:
    """NG-4: somebody has as many points as were agreed on."""
    return any(player.points >= s.options.goal for player in s.players)


COMMANDS: Final[dict[str, ProcedureFunction]] = {"roll": roll, "bank": bank}
