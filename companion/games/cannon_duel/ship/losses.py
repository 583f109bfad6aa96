"""CD-EFF, CD-WIN: what a ship loses, whatever hit it, and what follows: penalties, Disasters, officers, sinking.

A marker is lost in one place, so that what follows from it happens at once. Once the duel is over nothing else is lost:
every procedure that takes markers ends when `t.now.outcome` is there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from companion.core.events.announcements import Announcement, Change, Fate, Order
from companion.core.events.event import Event
from companion.core.kit.piles import Pile, draw
from companion.core.procedures.copied_cards import known
from companion.core.procedures.procedure import Procedure, first_of
from companion.core.questions.kinds import Option
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Arg, Msg, msg
from companion.games.cannon_duel.cards import disasters
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import (
    DISASTERS,
    OFFICERS,
    ZONES,
    Disaster,
    Layer,
    Officer,
    Penalty,
    SeatId,
    ZoneId,
    layer_of,
)
from companion.games.cannon_duel.model.names import MARKERS, Ctx, markers, penalty_name, zone_name
from companion.games.cannon_duel.model.records import Ending
from companion.games.cannon_duel.model.state import State
from companion.games.cannon_duel.ship.uncovering import read_zone
from companion.games.cannon_duel.ship.zones import missing_planks


class MarkersLost(Event[State], formerly=("name", "colour", "was")):
    """CD-FIRE-S6, CD-BROAD-04, CD-EFF-09: markers have left a zone. n: of the usual kind.  officers: who left it too.

    bared: penalties that are revealed by it.
    """

    seat: SeatId
    zone: ZoneId
    n: int
    officers: tuple[Officer, ...]
    bared: tuple[Penalty, ...] = ()

    def apply(self, s: State) -> State:
        zone = s.player(self.seat).zone(self.zone)
        left = tuple(each for each in zone.officers if each not in self.officers)
        return s.with_zone(self.seat, self.zone, markers=zone.markers - self.n, officers=left)

    def line(self, s: State, book: Book) -> Msg:
        lost = (*([markers(self.zone, self.n)] if self.n else []), *(msg(f"cd-{each}-the") for each in self.officers))
        what = msg("core-said-list", items=lost)
        return msg("cd-ev-lost", name=s.name_of(self.seat), what=what, zone=zone_name(self.zone))

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        told: list[Announcement] = []
        player, zone, picture = s.player(self.seat), zone_name(self.zone), f"marker:{MARKERS[layer_of(self.zone)]}"
        if self.n:
            order = msg("cd-order-remove", what=markers(self.zone, self.n), zone=zone, name=player.name)
            told.append(Order(order, picture, player.colour, self.seat))
        told += [
            Fate(msg(f"cd-fate-{each}", name=player.name), picture=f"officer:{each}", colour=player.colour)
            for each in self.officers
        ]
        was = player.zone(self.zone).strength
        left = was - self.n - len(self.officers)
        told.append(Change(msg("cd-told-left", zone=zone, name=player.name), picture, was, left, False))
        told += bared(player.name, self.bared)
        return tuple(told)


def bared(name: str, penalties: Sequence[Penalty]) -> list[Announcement]:
    """Penalties that somebody has uncovered, each kind once. name: of the captain."""
    return [
        Change(msg("cd-told-bared", penalty=penalty_name(each), name=name, n=n), f"penalty:{each}", good=False)
        for each, n in Counter(penalties).items()
    ]


class DisasterTurned(Event[State], formerly=("name",)):
    """CD-EFF-09: a zone of the hull has no plank left; its token is turned and leaves the game (CD-EFF-11)."""

    seat: SeatId
    zone: ZoneId
    disaster: Disaster
    layer: Layer
    n: int

    def apply(self, s: State) -> State:
        turned = s.with_zone(self.seat, self.zone, disaster="turned")
        return turned.with_player(self.seat, disasters=(*turned.player(self.seat).disasters, self.disaster))

    def line(self, s: State, book: Book) -> Msg:
        return msg("cd-ev-disaster", name=s.name_of(self.seat), zone=zone_name(self.zone), what=self._what)

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        title = msg("cd-fate-disaster", zone=zone_name(self.zone), name=s.name_of(self.seat))
        return (Fate(title, msg("cd-fate-disaster-does", what=self._what), f"disaster:{self.disaster}"),)

    @property
    def _what(self) -> Msg:
        return msg(f"cd-markers-{MARKERS[self.layer]}", n=self.n)


class DuelWon(Event[State], formerly=("name", "loser")):
    """CD-WIN-01: both officers of a ship are lost, or it sinks."""

    ending: Ending

    def apply(self, s: State) -> State:
        return replace(s, outcome=self.ending)

    def line(self, s: State, book: Book) -> Msg:
        winner = self.ending.winner
        return msg(f"cd-ev-won-{self.ending.by}", name=s.name_of(winner), loser=s.other(winner).name)

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        title = msg("cd-fate-won", name=s.name_of(self.ending.winner))
        return (Fate(title, self.line(s, book), f"ending:{self.ending.by}"),)


def ending_of(s: State, book: Book, seat: SeatId) -> Ending | None:
    """CD-EFF-07, CD-EFF-08: how the duel ends for this ship as it is, None while it goes on."""
    player, winner = s.player(seat), s.other(seat).id
    if not any(officer in player.officers for officer in OFFICERS):
        return Ending(winner, "officers")
    return Ending(winner, "sunk") if missing_planks(player) >= book.numbers.sunk_at else None


def chooser(s: State, seat: SeatId) -> SeatId:
    """A-02: who chooses which markers a ship loses to a shot or a Broadside."""
    return seat if s.options.ruling("A-02") == "owner" else s.other(seat).id


def from_zone(t: Ctx, seat: SeatId, zone: ZoneId, n: int, rule: str, key: str, who: SeatId) -> Procedure[None]:
    """A zone loses so many markers, all of them where there are fewer (CD-FIRE-S6), with what follows.

    who: decides whether officers are among them.  key: of the questions, which this run asks once.
    """
    n = min(n, t.now.player(seat).zone(zone).strength)
    if n <= 0:
        return
    yield from read_zone(t, seat, zone)
    there = t.now.player(seat).zone(zone)
    officers = yield from _officers_lost(t, seat, zone, n, rule, key, who)
    bared = Counter(there.guard[there.strength - n :]) - Counter(there.bare)
    lost = MarkersLost(seat, zone, n - len(officers), officers, tuple(bared.elements()), rule=rule)
    yield from t.happens(lost)
    yield from _follows(t, seat, zone, key)


def from_layer(t: Ctx, seat: SeatId, layer: Layer, n: int, rule: str, key: str, who: SeatId) -> Procedure[None]:
    """A ship loses so many markers of a layer, one by one, from zones that are chosen.

    CD-BROAD-04, CD-EFF-09: fewer where there are no more, or where the duel is over before.  who: chooses.
    """
    yield from from_zones(t, seat, tuple(zone for zone in ZONES if layer_of(zone) == layer), n, rule, key, who)


def from_zones(
    t: Ctx, seat: SeatId, zones: Sequence[ZoneId], n: int, rule: str, key: str, who: SeatId
) -> Procedure[None]:
    """The same from some zones, which are of one layer."""
    for lost in range(1, n + 1):
        if t.now.outcome is not None:
            return
        zone = yield from _zone_hit(t, seat, zones, rule, f"{key}-{lost}", who)
        if zone is None:
            return
        yield from from_zone(t, seat, zone, 1, rule, f"{key}-{lost}", who)


def _zone_hit(
    t: Ctx, seat: SeatId, zones: Sequence[ZoneId], rule: str, key: str, who: SeatId
) -> Procedure[ZoneId | None]:
    player = t.now.player(seat)
    manned = tuple(zone for zone in zones if player.zone(zone).strength)
    if not manned:
        return None
    options = tuple(
        Option(zone, zone_name(zone), markers(zone, player.zone(zone).strength), f"zone:{zone}") for zone in manned
    )
    what = msg(f"cd-markers-{MARKERS[layer_of(manned[0])]}", n=1)
    words: dict[str, Arg] = {"name": player.name, "what": what}
    return (
        yield from t.choose("zone", options, under=key, who=who, rule=rule, words=words, text="zone-hit", about=(seat,))
    )


def _officers_lost(
    t: Ctx, seat: SeatId, zone: ZoneId, n: int, rule: str, key: str, who: SeatId
) -> Procedure[tuple[Officer, ...]]:
    """Which officers are among the markers that a deck loses; nobody is asked where nothing is to choose.

    Their own ship is likely to give none of them, the other one to take them all (A-02).
    """
    there = t.now.player(seat).zone(zone)
    least = n - there.markers
    ways = [each for each in _subsets(there.officers) if least <= len(each) <= n]
    if len(ways) == 1:
        return ways[0]
    options = tuple(Option(_way(each), _way_name(each), picture=f"officer:{_way(each)}") for each in ways)
    words: dict[str, Arg] = {"name": t.now.name_of(seat), "zone": zone_name(zone), "n": n}
    told = yield from t.choose(
        "officers", options, under=key, who=who, rule=rule, words=words, default=options[0 if who == seat else -1].id
    )
    return first_of(each for each in ways if _way(each) == told)


def _subsets(officers: tuple[Officer, ...]) -> tuple[tuple[Officer, ...], ...]:
    """None of them, each of them alone, all of them."""
    alone = tuple((officer,) for officer in officers)
    return ((), *alone, *([officers] if len(officers) > 1 else []))


def _way(officers: tuple[Officer, ...]) -> str:
    return "none" if not officers else officers[0] if len(officers) == 1 else "both"


def _way_name(officers: tuple[Officer, ...]) -> Msg:
    return msg(f"cd-lose-{_way(officers)}")


def _follows(t: Ctx, seat: SeatId, zone: ZoneId, key: str) -> Procedure[None]:
    """What follows from a loss at once: the end of the duel, else a Disaster (CD-EFF-07 to -11)."""
    if (ending := ending_of(t.now, t.book, seat)) is not None:
        rule = "CD-EFF-07" if ending.by == "officers" else "CD-EFF-08"
        yield from t.happens(DuelWon(ending, rule=rule))
    elif not t.now.player(seat).zone(zone).strength:
        yield from _disaster(t, seat, zone, key)


def _disaster(t: Ctx, seat: SeatId, zone: ZoneId, key: str) -> Procedure[None]:
    """CD-COMP-06, CD-EFF-09, -11: the token of an empty zone, if one still lies there, is turned: one of three."""
    player = t.now.player(seat)
    if player.zone(zone).disaster != "hidden":
        return
    left = tuple(each for each in DISASTERS if each not in player.disasters)
    pile = Pile(
        left, lambda each: Option(each, msg(f"cd-disaster-{each}"), picture=f"disaster:{each}"), t.now.options.bag
    )
    text = msg("cd-q-disaster-turned", zone=zone_name(zone), name=player.name)
    by_hand = msg("cd-q-disaster-turn", zone=zone_name(zone), name=player.name)
    disaster = yield from draw(t, pile, key=f"{key}-disaster-{zone}", text=text, by_hand=by_hand, rule="CD-EFF-09")
    if disaster == disasters.THIRD:
        yield from known(t, disasters.form())
    layer, n = disasters.takes(t.now, t.book, disaster)
    yield from t.happens(DisasterTurned(seat, zone, disaster, layer, n, rule="CD-EFF-09"))
    yield from from_layer(t, seat, layer, n, "CD-EFF-10", f"{key}-{zone}", seat)
