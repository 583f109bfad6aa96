"""CD-COMP-05, CD-RELOAD-03: the bag of projectiles: what lies in it is all that is in no cannon."""

from __future__ import annotations

from companion.core.events.announcement_events import Noted
from companion.core.events.announcements import Announcement, Order, Result
from companion.core.events.event import Event
from companion.core.kit.piles import Pile, bag, draw_each
from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import TABLE, Option
from companion.core.values.messages import Msg, msg
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import SHOTS, Mount, SeatId, Shot
from companion.games.cannon_duel.model.names import Ctx, counted, mount_name, shot_name
from companion.games.cannon_duel.model.state import State


def shot_option(shot: Shot) -> Option[Shot]:
    """A projectile to tap."""
    return Option(shot, shot_name(shot), picture=f"shot:{shot}")


def bagged(s: State, book: Book) -> Pile[Shot]:
    """The projectiles in the bag."""
    loaded = s.loaded
    left = {shot: book.numbers.projectiles_of_each - loaded[shot] for shot in SHOTS}
    return bag(SHOTS, shot_option, left, s.options.bag)


class ShotsDrawn(Noted, formerly=("name",)):
    """CD-SETUP-07, CD-RELOAD-03: projectiles came out of the bag, told once for all of them."""

    seat: SeatId
    shots: tuple[Shot, ...]

    def line(self, s: State, book: Book) -> Msg:
        return msg("cd-ev-bag", name=s.name_of(self.seat), shots=counted(map(shot_name, self.shots)))

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        return (Result(self.line(s, book), picture=f"shot:{self.shots[0]}"),)


def drawn(t: Ctx, seat: SeatId, n: int, rule: str, key: str) -> Procedure[tuple[Shot, ...]]:
    """So many projectiles out of the bag; they are loaded by whoever drew them. key: asked once in a run.

    For a ship that the app plays somebody at the table draws, where the bag is a real one.
    """
    name = t.now.name_of(seat)

    def asks(i: int) -> Msg:
        return msg("cd-q-bag", name=name, n=i, of=n)

    shots = yield from draw_each(
        t,
        bagged(t.now, t.book),
        n,
        key=key,
        text=asks,
        by_hand=asks,
        rule=rule,
        who=TABLE if seat == t.now.partner else seat,
        about=(seat,),
    )
    if shots:
        yield from t.happens(ShotsDrawn(seat, shots, rule=rule, echo=True))
    return shots


class ShotSpent(Event[State], formerly=("name",)):
    """CD-FIRE-S2, CD-BROAD-04, CD-RELOAD-01: a projectile went from a cannon back into the bag.

    fired: with a shot, whose scene tells hands of it.
    """

    seat: SeatId
    mount: Mount
    shot: Shot
    fired: bool = False

    def apply(self, s: State) -> State:
        loaded = list(s.player(self.seat).cannon(self.mount).loaded)
        loaded.remove(self.shot)
        return s.with_cannon(self.seat, self.mount, loaded=tuple(loaded))

    def line(self, s: State, book: Book) -> Msg:
        return msg("cd-ev-spent", name=s.name_of(self.seat), shot=shot_name(self.shot), mount=mount_name(self.mount))

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        return () if self.fired else (spent_order(self.seat, s.name_of(self.seat), self.mount, self.shot),)


def spent_order(seat: SeatId, name: str, mount: Mount, shot: Shot) -> Order:
    """What hands do with a projectile that is spent."""
    text = msg("cd-order-spend", n=1, name=name, shot=shot_name(shot), mount=mount_name(mount))
    return Order(text, f"shot:{shot}", seat=seat, adds=True)


def spend(t: Ctx, seat: SeatId, mount: Mount, shot: Shot, rule: str, *, fired: bool = False) -> Procedure[None]:
    """A projectile goes back into the bag, unless the table has put right meanwhile that it lies in no cannon."""
    if shot in t.now.player(seat).cannon(mount).loaded:
        yield from t.happens(ShotSpent(seat, mount, shot, fired, rule=rule))
