"""PC-SHIP-02, PC-SPEED-01, -02: how many dice a ship rolls, and how fast it is, as sums aloud; who comes first: the
fastest ship, and dice between those who are equal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from companion.core.events.announcement_events import Noted
from companion.core.events.announcements import Announcement, Die, Result, Side
from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import Dice
from companion.core.rules.verdicts import Sum, Term
from companion.core.values.messages import Msg, msg
from companion.games.pirates_cove.cards.tavern_cards import effect
from companion.games.pirates_cove.model.book import Book
from companion.games.pirates_cove.model.ids import NO_SEAT, SeatId, Section, ShipId
from companion.games.pirates_cove.model.names import (
    Ctx,
    card_name,
    card_title,
    player_name,
    section_name,
    ship_colour,
    ship_name,
    ship_picture,
)
from companion.games.pirates_cove.model.records import Played
from companion.games.pirates_cove.model.state import State
from companion.games.pirates_cove.ship import mat
from companion.games.pirates_cove.ship.damage import has


def dice(s: State, book: Book, seat: SeatId) -> Sum:
    """PC-SHIP-02, PC-PARROT-01, PC-BAT-03: the dice of a volley: the one thing that decides how many, and own cards.

    Silver's parrot and Bones' override a Grapple in this fight (PC-PARROT-05).
    """
    more = tuple(term for each in _played(s, seat) if (term := _term(s, book, each.card, "dice")).value)
    return Sum(msg("pc-sum-dice"), (_guns(s, book, seat), *more), 1 if more else None)


def _guns(s: State, book: Book, seat: SeatId) -> Term:
    """The one thing that decides how many dice."""
    player = s.player(seat)
    crew, cannon = mat.value(s, seat, "crew"), mat.value(s, seat, "cannon")
    if has(player, "silver"):
        return Term(card_name("silver"), book.numbers.silver_dice, "PC-PARROT-01")
    if has(player, "bones"):
        return Term(card_name("bones"), cannon, "PC-PARROT-01")
    if s.combat is not None and any(each.card == "grapple" for each in s.combat.played):
        return Term(card_name("grapple"), crew, "PC-BAT-03")
    less: Section = "crew" if crew < cannon else "cannon"
    return Term(section_name(less), min(crew, cannon), "PC-SHIP-02")


def _played(s: State, seat: SeatId) -> tuple[Played, ...]:
    """The Battle cards of a player that are in force."""
    return () if s.combat is None else s.combat.of(seat)


def _term(s: State, book: Book, kind: str, what: Literal["speed", "dice"]) -> Term:
    """What a card adds."""
    gain: int = getattr(effect(s, book, kind), what)
    return Term(card_title(s, kind), gain, book.card(kind).rule)


def speed(s: State, book: Book, seat: SeatId) -> Sum:
    """PC-SPEED-01: the sails, with the parrot of Squire Trelawney, Fair Winds and what went overboard."""
    terms = [Term(section_name("sails"), mat.value(s, seat, "sails"), "PC-SPEED-01")]
    if has(s.player(seat), "trelawney"):
        terms.append(Term(card_name("trelawney"), book.numbers.trelawney, "PC-PARROT-01"))
    terms += [term for each in _played(s, seat) if (term := _term(s, book, each.card, "speed")).value]
    terms += [
        Term(card_name("overboard"), book.numbers.overboard * each.treasures, "PC-BAT-05")
        for each in _played(s, seat)
        if each.card == "overboard"
    ]
    return Sum(msg("pc-sum-speed"), tuple(terms))


def capacity(s: State, seat: SeatId) -> int | None:
    """PC-SHIP-01: how many treasures a ship carries; None with Captain Flint's parrot, who knows no limit."""
    return None if has(s.player(seat), "flint") else mat.value(s, seat, "hull")


RULE = "PC-SPEED-02"


class LotsCast(Noted):
    """PC-SPEED-02: ships have rolled a die each, to tell them apart. aiming: the pirate at whose target they rolled,
    "" where they rolled for their order, which the notebook leaves to the dice."""

    rolled: tuple[tuple[ShipId, int], ...]
    aiming: ShipId = NO_SEAT

    def _text(self, s: State) -> Msg:
        if self.aiming:
            return msg("pc-told-aim-tie", name=ship_name(s, self.aiming))
        return msg("pc-told-cast", names=tuple(ship_name(s, ship) for ship, _ in self.rolled))

    def line(self, s: State, book: Book) -> Msg | None:
        return self._text(s) if self.aiming else None

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        picture = "token:cannon" if self.aiming else ""
        return (Result(self._text(s), drawn(s, book, dict(self.rolled)), picture=picture),)


def dice_between(t: Ctx, ships: Sequence[ShipId], key: str, text: Msg) -> Procedure[dict[ShipId, int]]:
    """PC-SPEED-02: a die for each of these ships. key: of the question, which this run asks once."""
    faces = t.book.numbers.die_faces
    dice = tuple(Dice(ship_name(t.now, ship), 1, faces) for ship in ships)
    rolled = yield from t.roll(key, *dice, text=text, about=tuple(ships))
    return dict(zip(ships, rolled, strict=True))


def drawn(s: State, book: Book, rolled: Mapping[ShipId, int]) -> tuple[Side, ...]:
    """Ships with a die each, for the eye; whoever alone has the highest prevails."""
    best, faces = max(rolled.values()), book.numbers.die_faces
    alone = list(rolled.values()).count(best) == 1
    return tuple(
        Side(
            ship_name(s, ship),
            ship_picture(ship),
            ship_colour(s, ship),
            (Die(face, faces),),
            won=alone and face == best,
        )
        for ship, face in rolled.items()
    )


def cast(t: Ctx, seats: Sequence[SeatId], key: str) -> Procedure[tuple[SeatId, ...]]:
    """PC-SPEED-02: equals in the order of their dice, the highest first; those who roll the same roll again.

    key: of the question, which this run asks once.
    """
    if len(seats) < 2:
        return tuple(seats)
    names = tuple(player_name(t.now, seat) for seat in seats)
    rolled = yield from dice_between(t, seats, key, msg("pc-q-cast", names=names))
    yield from t.happens(LotsCast(tuple(rolled.items()), rule=RULE))
    ordered: tuple[SeatId, ...] = ()
    for face in sorted(set(rolled.values()), reverse=True):
        ordered += yield from cast(t, [seat for seat in seats if rolled[seat] == face], f"{key}-{face}")
    return ordered


def fastest_first(t: Ctx, seats: Sequence[SeatId], key: str) -> Procedure[tuple[SeatId, ...]]:
    """PC-SPEED-01: ships at one island in the order in which they act."""
    speeds = {seat: speed(t.now, t.book, seat).total for seat in seats}
    ordered: tuple[SeatId, ...] = ()
    for pace in sorted(set(speeds.values()), reverse=True):
        ordered += yield from cast(t, [seat for seat in seats if speeds[seat] == pace], f"{key}-{pace}")
    return ordered
