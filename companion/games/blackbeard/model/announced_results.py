"""What the middle of the table shows where the notebook has a line: dice with their sums, fates, orders for hands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from companion.core.events.announcement_events import Noted
from companion.core.events.announcement_events import Shown as Shown
from companion.core.events.announcements import Announcement, Die, Fate, Order, Result, Side
from companion.core.procedures.procedure import Procedure
from companion.core.rules.verdicts import Sum, Term
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.ids import ShipId, SideId
from companion.games.blackbeard.model.names import Ctx, hands, picture, who
from companion.games.blackbeard.model.state import State


def say(t: Ctx, rule: str, text: Msg, *, noted: bool = True) -> Procedure[None]:
    """Something that everybody has to hear, in words alone."""
    yield from t.happens(Shown(text, rule=rule, noted=noted, result=Result(text)))


def befalls(
    t: Ctx,
    rule: str,
    text: Msg,
    title: Msg | None = None,
    effect: Msg | None = None,
    *,
    drawn: str = "",
    paint: str = "",
    noted: bool = True,
) -> Procedure[None]:
    """A turn of fate. text: as the notebook tells it.  title: on its card, the same words where none are given.

    effect: what it does.  drawn, paint: its picture.
    """
    fate = Fate(title or text, effect, drawn, paint)
    yield from t.happens(Shown(text, rule=rule, noted=noted, fate=fate))


def bids(
    t: Ctx, rule: str, text: Msg, drawn: str = "", paint: str = "", *, whose: SideId | None = None
) -> Procedure[None]:
    """What hands do now, of which the notebook has no line. whose: the ship or player that they belong to, if any."""
    seat = "" if whose is None else hands(t.now, whose)
    yield from t.happens(Shown(text, rule=rule, noted=False, orders=(Order(text, drawn, paint, seat),)))


def faces(book: Book, rolled: Iterable[int], did: Sequence[int] | None = None) -> tuple[Die, ...]:
    """BB-2.5: dice as they lie. did: what each of them did, where a die counts for itself."""
    return tuple(
        Die(face, book.numbers.die_faces, did=None if did is None else did[i]) for i, face in enumerate(rolled)
    )


def side(
    s: State,
    book: Book,
    ship: SideId,
    rolled: Iterable[int],
    total: Sum | None = None,
    *,
    did: Sequence[int] | None = None,
    said: Msg | None = None,
    won: bool | None = None,
) -> Side:
    """A ship with its dice, and the sum that counts."""
    drawn, colour = picture(s, ship)
    name = who(s, book, ship)
    total = counted(total) if total is not None and total.label == name else total
    return Side(name, drawn, colour, faces(book, rolled, did), total, said, won)


@dataclass(frozen=True, slots=True)
class Limit:
    """The number that dice are held against. what: what it is a number of.

    way: whether they may reach it, must stay below, or must exceed it.
    """

    what: Msg
    n: int
    way: Literal["most", "less", "more"]
    rule: str

    @property
    def side(self) -> Side:
        """As the other side."""
        word = msg(f"bb-told-{self.way}")
        return Side(self.what, total=Sum(word, (Term(word, self.n, self.rule),)))


def counted(total: Sum) -> Sum:
    """A sum as it stands under the name of its side, which its label need not repeat."""
    return replace(total, label=msg("bb-told-total"))


def in_other_words(text: Msg) -> Msg:
    """A line of the notebook as the middle of the table says it: its own message, of the same facts."""
    return Msg(f"bb-told-{text.key.removeprefix('bb-')}", text.args)


class Throw(Noted):
    """Dice were rolled: nothing is changed by them alone, and the middle of the table shows them."""

    def result(self, s: State, book: Book) -> Result:
        """The dice for the eye, with what they come to."""
        raise NotImplementedError(type(self).__name__)

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        return (self.result(s, book),)


class DiceRolled(Throw):
    """Dice were rolled. ship: whose they are, also a player's, "" for nobody's.  text: what they have brought.

    against: what they were held against.
    """

    ship: SideId
    text: Msg
    dice: tuple[int, ...]
    against: Limit | None = None
    noted: bool = True
    """Whether the notebook has the line at all; what other lines of it say already, it has not."""

    def line(self, s: State, book: Book) -> Msg | None:
        return self.text if self.noted else None

    def result(self, s: State, book: Book) -> Result:
        """The dice for the eye, and what they were held against beside them."""
        own = side(s, book, self.ship, self.dice) if self.ship else _nobodys(book, self.dice)
        return Result(self.text, (own,) if self.against is None else (own, self.against.side))


def _nobodys(book: Book, dice: tuple[int, ...]) -> Side:
    name = msg("bb-die") if len(dice) == 1 else msg("bb-dice", n=len(dice))
    return Side(name, dice=faces(book, dice))


def thrown(t: Ctx, ship: ShipId, text: Msg, dice: Iterable[int], against: Limit | None = None) -> Result:
    """The dice of one ship, before they stand. against: what they are held against."""
    return DiceRolled(ship, text, tuple(dice), against).result(t.now, t.book)


def rolled(
    t: Ctx, rule: str, ship: SideId, text: Msg, dice: Iterable[int], against: Limit | None = None, *, noted: bool = True
) -> Procedure[None]:
    """What dice have brought. ship: whose they are, as `DiceRolled` has it."""
    yield from t.happens(DiceRolled(ship, text, tuple(dice), against, noted, rule=rule))
