"""CD-PATCH: Patch up: cards for moves of sailors, who man another deck or mend sails and hull; markers come back from
the reserve onto a damaged ship."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, Literal

from companion.core.events.announcements import Announcement, Change, Order
from companion.core.events.event import Event
from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import LAST, Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command
from companion.core.questions.kinds import Option
from companion.core.rules.verdicts import ALLOWED, Verdict, refused, require
from companion.core.values.messages import Msg, msg
from companion.games.cannon_duel.actions import turn_actions
from companion.games.cannon_duel.hands import announced_cards, discards
from companion.games.cannon_duel.model import turn_events
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import DECKS, OFFICERS, Officer, Penalty, SeatId, ZoneId, layer_of
from companion.games.cannon_duel.model.names import MARKERS, Ctx, markers, penalty_name, zone_name
from companion.games.cannon_duel.model.records import Player
from companion.games.cannon_duel.model.state import State
from companion.games.cannon_duel.ship.losses import bared
from companion.games.cannon_duel.ship.uncovering import read_zone
from companion.games.cannon_duel.ship.zones import reached_from


class MarkersRestored(Event[State], formerly=("name", "colour", "was")):
    """Markers of the reserve lie in a zone again, as many as had room."""

    seat: SeatId
    zone: ZoneId
    n: int

    def apply(self, s: State) -> State:
        there = s.player(self.seat).zone(self.zone).markers
        return s.with_zone(self.seat, self.zone, markers=there + self.n).with_tally(self.seat, repaired=self.n)

    def line(self, s: State, book: Book) -> Msg:
        what, zone = markers(self.zone, self.n), zone_name(self.zone)
        return msg("cd-ev-restored", name=s.name_of(self.seat), what=what, zone=zone)

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        picture = f"marker:{MARKERS[layer_of(self.zone)]}"
        player, what, zone = s.player(self.seat), markers(self.zone, self.n), zone_name(self.zone)
        order = msg("cd-order-restore", what=what, zone=zone, name=player.name)
        was = player.zone(self.zone).strength
        left = Change(msg("cd-told-left", zone=zone, name=player.name), picture, was, was + self.n, True)
        return (Order(order, picture, player.colour, self.seat), left)


def restore(t: Ctx, seat: SeatId, zone: ZoneId, n: int, rule: str) -> Procedure[None]:
    """So many markers come back into a zone, as far as there is room."""
    player = t.now.player(seat)
    there = player.zone(zone)
    n = min(n, there.free)
    if n > 0:
        yield from t.happens(MarkersRestored(seat, zone, n, rule=rule))


Crew = Literal["sailor", "captain", "mate"]
STOP: Final = "stop"
"""The answer of somebody who makes no further move (A-11)."""


@dataclass(frozen=True, slots=True)
class Move:
    """A sailor or an officer who goes from a deck along the ropes (CD-PATCH-02)."""

    who: Crew
    origin: ZoneId
    to: ZoneId

    @property
    def id(self) -> str:
        """As the question calls it."""
        return f"{self.who}-{self.origin}-{self.to}"

    @property
    def mends(self) -> bool:
        """Whether the sailor becomes a sail or a plank (CD-PATCH-03)."""
        return self.to not in DECKS

    @property
    def picture(self) -> str:
        """Of who goes."""
        return "marker:sailor" if self.who == "sailor" else f"officer:{self.who}"


class SailorMoved(Event[State], formerly=("name", "colour")):
    """CD-PATCH-02, -04: a sailor or an officer left a deck, for another one or, a sailor, to mend a zone.

    bared: penalties that are revealed by it.  covered: those that are not any more.
    """

    seat: SeatId
    who: Crew
    origin: ZoneId
    to: ZoneId
    bared: tuple[Penalty, ...] = ()
    covered: tuple[Penalty, ...] = ()

    def apply(self, s: State) -> State:
        there, arrives = s.player(self.seat).zone(self.origin), self.to in DECKS
        here = s.player(self.seat).zone(self.to)
        if self.who == "sailor":
            s = s.with_zone(self.seat, self.origin, markers=there.markers - 1)
            return s.with_zone(self.seat, self.to, markers=here.markers + 1) if arrives else s
        stay = tuple(each for each in there.officers if each != self.who)
        return s.with_zone(self.seat, self.origin, officers=stay).with_zone(
            self.seat, self.to, officers=_in_order(*here.officers, self.who)
        )

    def line(self, s: State, book: Book) -> Msg:
        what, zones = self._who, {"origin": zone_name(self.origin), "to": zone_name(self.to)}
        return msg("cd-ev-moved", name=s.name_of(self.seat), what=what, **zones)

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        zones = {"origin": zone_name(self.origin), "to": zone_name(self.to)}
        key = "cd-order-move" if self.to in DECKS else "cd-order-leave"
        picture = Move(self.who, self.origin, self.to).picture
        player = s.player(self.seat)
        text = msg(key, name=player.name, what=self._who, **zones)
        told: list[Announcement] = [Order(text, picture, player.colour, self.seat), *bared(player.name, self.bared)]
        told += [
            Change(msg("cd-told-covered", penalty=penalty_name(each), name=player.name), f"penalty:{each}", good=True)
            for each in self.covered
        ]
        return tuple(told)

    @property
    def _who(self) -> Msg:
        return crew_name(self.who)


def _in_order(*officers: Officer) -> tuple[Officer, ...]:
    """The officers of a deck, the captain first."""
    return tuple(each for each in OFFICERS if each in officers)


# ---------------------------------------------------------------------------------------------------- what is allowed


def moves(s: State, seat: SeatId) -> tuple[Move, ...]:
    """CD-PATCH-02, -04, -05: every move that is possible now, one move long; none before the board is known."""
    player = s.player(seat)
    return tuple(move for move in wishes(player) if may_move(player, move).allowed)


def wishes(player: Player) -> Iterator[Move]:
    """Everybody on a deck with every other zone, whether they may go there or not; nobody before the board is known."""
    for deck in DECKS if player.zones else ():
        there = player.zone(deck)
        aboard: tuple[Crew, ...] = ("sailor", *there.officers) if there.markers else there.officers
        near = reached_from(player, deck)
        far = (zone.id for zone in player.zones if zone.id not in (deck, *near))
        yield from (Move(who, deck, to) for to in (*near, *far) for who in aboard)


def may_move(player: Player, move: Move) -> Verdict:
    """CD-PATCH-02, -04, -05: along a rope, to where there is room, officers to a deck only; the last one stays."""
    named = {"origin": zone_name(move.origin), "to": zone_name(move.to)}
    last = player.zone(move.origin).strength <= 1
    roped = move.to in reached_from(player, move.origin)
    found = refused("CD-PATCH-05", msg("cd-move-last", origin=named["origin"])) if last else ALLOWED
    found &= ALLOWED if roped else refused("CD-PATCH-02", msg("cd-move-no-rope", **named))
    if move.mends and move.who != "sailor":
        found &= refused("CD-PATCH-04", msg("cd-move-mends"))
    return found if player.zone(move.to).free else found & refused("CD-PATCH-02", msg("cd-move-full", to=named["to"]))


def verdict(s: State, book: Book, seat: SeatId) -> Verdict:
    """CD-PATCH-01: a card at least, and somebody who can go somewhere."""
    found = require(bool(moves(s, seat)), "CD-PATCH-02", msg("cd-no-move"))
    return found & turn_actions.may_act(s, book, seat, spends=1, aims=False)


# ---------------------------------------------------------------------------------------------------- the action


def patch_up(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CD-PATCH-01 to -05: cards are discarded, and for each a sailor or an officer may move (A-10, A-11)."""
    most, name = t.book.numbers.patch_cards, t.now.name_of(seat)
    spent = yield from announced_cards.cards(
        t,
        seat,
        1,
        most,
        key="cards",
        text=msg("cd-q-patch-cards", name=name, n=most),
        rule="CD-PATCH-01",
        judge=partial(_spent, t.now, t.book, seat),
    )
    yield from discards.discard(t, seat, spent, "CD-PATCH-01")
    for n in range(1, len(spent) + 1):
        move = yield from _move(t, seat, n, len(spent))
        if move is None:
            break
        yield from make(t, seat, move)
    yield from turn_events.acted(t, "CD-TURN-02")


def _spent(s: State, book: Book, seat: SeatId, cards: Sequence[str]) -> Verdict:
    """What the rules say of so many cards, whichever they are."""
    return turn_actions.may_act(s, book, seat, spends=len(cards), aims=False)


def _move(t: Ctx, seat: SeatId, n: int, of: int) -> Procedure[Move | None]:
    """The next move, None where nobody goes any further; where nobody can, nobody is asked."""
    player = t.now.player(seat)
    rows = [(move, _option(player, move, may_move(player, move))) for move in wishes(player)]
    options = tuple(option for _, option in rows if option.verdict.allowed)
    left_out = tuple(option for _, option in rows if not option.verdict.allowed)
    stop = Option(STOP, msg("cd-move-stop"), picture="icon:check", group=LAST)
    told = yield from t.choose(
        "move", (*options, stop), at=n, who=seat, rule="CD-PATCH-02", words={"n": n, "of": of}, left_out=left_out
    )
    return next((move for move, _ in rows if move.id == told), None)


def _option(player: Player, move: Move, found: Verdict) -> Option:
    """A move with what lies in the zone before and after it."""
    there = player.zone(move.to)
    label = msg("cd-move", what=crew_name(move.who), origin=zone_name(move.origin), to=zone_name(move.to))
    note = msg("cd-move-note", before=there.strength, what=markers(move.to, there.strength + 1))
    picture = f"marker:{MARKERS[layer_of(move.to)]}" if move.mends else move.picture
    return Option(move.id, label, note, picture, found)


def make(t: Ctx, seat: SeatId, move: Move) -> Procedure[None]:
    """CD-PATCH-02 to -04: somebody goes; a sailor who mends leaves the ship for a sail or a plank."""
    yield from read_zone(t, seat, move.origin)
    player = t.now.player(seat)
    there, here = player.zone(move.origin), player.zone(move.to)
    bared = there.guard[there.strength - 1 : there.strength]
    covered = here.guard[here.strength : here.strength + 1]
    rule = "CD-PATCH-02" if move.who == "sailor" else "CD-PATCH-04"
    yield from t.happens(SailorMoved(seat, move.who, move.origin, move.to, bared, covered, rule=rule))
    if move.mends:
        yield from restore(t, seat, move.to, 1, "CD-PATCH-03")


def crew_name(who: Crew) -> Msg:
    """Who goes."""
    return msg(f"cd-crew-{who}")


def offers(s: State, book: Book) -> Iterator[Offer]:
    """Patch up, for whoever is on turn."""
    seat = s.turn.seat
    note = msg("cd-patch-note", n=book.numbers.patch_cards)
    found = verdict(s, book, seat)
    option = Option("patch-up", msg("command-patch-up"), note, "marker:plank", found, turn_actions.GROUP)
    yield Offer(option, command("patch-up", seat=seat))


COMMANDS: Final[dict[str, ProcedureFunction]] = {"patch-up": patch_up}
JUDGES: Final[dict[str, Judge]] = {"patch-up": verdict}
