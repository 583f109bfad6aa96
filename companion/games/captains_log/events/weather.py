"""1.30 Wind, fog, storms and tides (rulebook p.12, 46-47). Where ships and fog lie, only the real board knows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field

from companion.core.events.announcement_events import Announced, Noted
from companion.core.events.announcements import Announcement, Die, Order, Result, Side
from companion.core.events.event import Event
from companion.core.kit.chapters import Judge
from companion.core.kit.piles import Pile, draw
from companion.core.printed.card_layout import Band, Row
from companion.core.procedures.copied_cards import described, known, recalled
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command
from companion.core.questions.kinds import Dice, Field, Form, Option, Record, card_picture
from companion.core.rules import odds
from companion.core.rules.odds import Odds, percent
from companion.core.rules.verdicts import Sum, Term, Verdict, require
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.combat import combat_odds, damage, outcomes
from companion.games.captains_log.fleet import ships
from companion.games.captains_log.model import turns
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.event_deck import in_force, number_of, without
from companion.games.captains_log.model.ids import NO_ONE, SeatId, ShipId, WindId
from companion.games.captains_log.model.names import Ctx, ship_option, who
from companion.games.captains_log.model.numbers import Numbers
from companion.games.captains_log.model.state import State
from companion.games.captains_log.sea import fog, places
from companion.games.captains_log.ship import abilities
from companion.hexmap import CLOCK, Clock

CALM = WindId("wind-calm")
"""The Calm card, in use only if the table wants it (CL-GEN-09)."""

STRONGEST = 3
"""Largest wind value that the form admits, either way; none beyond 2 is told of (D-05)."""


def wind_cards(s: State, book: Book) -> tuple[WindId, ...]:
    """CL-SET-04, CL-MOV-15: the wind cards in use: those of the evening's edition, else one id for each in the box."""
    numbered = tuple(WindId.numbered("wind", i) for i in range(1, book.numbers.wind_cards))
    cards = s.options.wind_pile or (*numbered, CALM)
    return tuple(card for card in cards if card != CALM or s.options.calm_wind)


def wind_card_form(card: WindId) -> Form:
    """D-05: the six values of a wind card, clockwise from its north."""
    lines = tuple(
        Field(f"at_{clock}", msg("cl-form-wind-at", clock=clock), "number", -STRONGEST, STRONGEST, near=0)
        for clock in CLOCK
    )
    return Form(
        key=f"wind-card-{card}",
        schema="wind-card",
        subject=card,
        fields=lines,
        layout=(Band(tuple(Row(tuple(f"at_{clock}" for clock in row)) for row in ((12,), (10, 2), (8, 4), (6,)))),),
        text=msg("cl-form-wind-card", card=wind_name(card)),
        note=msg("cl-form-wind-card-note"),
        rule="CL-MOV-05",
    )


def wind_name(card: WindId) -> Msg:
    """A wind card in words."""
    return msg("cl-wind-calm") if card == CALM else msg("cl-wind-card", card=card.name)


def wind_at(s: State, clock: Clock) -> int | None:
    """CL-MOV-05: what the wind in force adds to a move that begins in a direction; None if unknown."""
    value = dict(s.card("wind-card", s.wind) or ()).get(f"at_{clock}")
    return value if isinstance(value, int) else None


def wind_values(s: State) -> tuple[int, ...] | None:
    """The six values of the wind in force, clockwise from 12 o'clock; None unless all are known."""
    values = tuple(value for clock in CLOCK if (value := wind_at(s, clock)) is not None)
    return values if len(values) == len(CLOCK) else None


def leeward(s: State, numbers: Numbers) -> Clock | None:
    """CL-EVT-14: where the wind blows to, the +2 side of the card; None in a calm, if unknown or if there are two."""
    sides = tuple(clock for clock in CLOCK if wind_at(s, clock) == numbers.wind_best)
    return sides[0] if len(sides) == 1 else None


class WindChanged(Event[State]):
    """Another wind card is in force. reshuffled: whether the pile was made anew before.

    Shuffling is no event of its own, as the kit's piles have it (`stocked`): the card in force stays out, and nobody is
    told of a shuffle before its first card is seen.
    """

    card: WindId
    reshuffled: bool

    def apply(self, s: State) -> State:
        seen = tuple(card for card in (s.wind,) if card) if self.reshuffled else s.wind_seen
        return replace(s, wind=self.card, wind_seen=(*without_card(seen, self.card), self.card))

    def line(self, s: State, book: Book) -> Msg | None:
        return msg("cl-ev-wind-reshuffled" if self.reshuffled else "cl-ev-wind", card=wind_name(self.card))

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        key = "cl-told-wind-reshuffled" if self.reshuffled else "cl-told-wind"
        return (Order(msg(key, card=wind_name(self.card)), "event:wind"),)


def without_card(cards: tuple[WindId, ...], card: WindId) -> tuple[WindId, ...]:
    """The cards but for one."""
    return tuple(other for other in cards if other != card)


def wind_pile(s: State, book: Book) -> tuple[tuple[WindId, ...], bool]:
    """CL-EVT-02, CL-FAM-07: the cards from which the next one comes, and whether they are shuffled anew for it.

    An empty pile is made of all cards but the one in force; a table may want to shuffle all of them at every change
    (CL-MOV-19).
    """
    cards = wind_cards(s, book)
    if s.options.switches.reshuffle_wind:
        return cards, True
    left = tuple(card for card in cards if card not in s.wind_seen)
    return (left, False) if left else (without_card(cards, s.wind) or cards, True)


def new_wind(t: Ctx, *, key: str) -> Procedure[None]:
    """CL-EVT-02: a new wind card replaces the one in force.

    Sailing by it is the players' business on the board: its values are copied when something here needs them.
    """
    cards, reshuffled = wind_pile(t.now, t.book)
    pile, rule = Pile(cards, _wind_option, t.now.options.cards), "CL-EVT-02"
    text, by_hand = msg("cl-q-wind"), msg("cl-q-wind-turned")
    card = yield from draw(t, pile, key=f"{key}-card", text=text, by_hand=by_hand, rule=rule)
    yield from t.happens(WindChanged(card, reshuffled, rule=rule))
    yield from recalled(t, wind_card_form(card), key=f"{key}-values")
    if wind_values(t.now) is None:
        yield from t.happens(Announced(msg("cl-wind-on-the-table", card=wind_name(card)), rule=rule))


def _wind_option(card: WindId) -> Option:
    """The Calm card is known by its name, the others by their values alone."""
    picture = "event:wind" if card == CALM else card_picture("wind-card", card)
    return Option(card, wind_name(card), None, picture)


def describe_wind(t: Ctx) -> Procedure[None]:
    """D-05: copy the wind card in force though nothing needs it now: the screen then shows its rose."""
    yield from described(t, wind_card_form(t.now.wind))


def values_note(record: Record) -> Msg | None:
    """The values of a wind card in words, as far as they are known and not 0."""
    values = dict(record)
    spoken = tuple(
        msg("cl-wind-value", clock=clock, value=f"{value:+d}")
        for clock in CLOCK
        if isinstance(value := values.get(f"at_{clock}"), int) and value
    )
    return msg("cl-wind-values", values=spoken) if spoken else None


class FogRose(Event[State]):
    """The fog tile came onto the map."""

    number: int

    def apply(self, s: State) -> State:
        return replace(s, fog=True, discards=without(s.discards, self.number))

    def line(self, s: State, book: Book) -> Msg | None:
        return msg("cl-ev-fog")

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        return (Order(msg("cl-ev-fog"), "event:fog"),)


class FogLifted(Event[State]):
    """The fog tile has left the map, and its card goes to the discards."""

    number: int

    def apply(self, s: State) -> State:
        lifted = s if s.sea is None else replace(s, sea=replace(s.sea, fog=()))
        return replace(lifted, fog=False, discards=(*s.discards, self.number))

    def line(self, s: State, book: Book) -> Msg | None:
        return msg("cl-ev-fog-lifted")

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        return (Order(msg("cl-ev-fog-lifted"), "event:fog"),)


class StormStruck(Noted, formerly=("ship", "dice", "defence")):
    """A D20 fell for each hex that a player sailed on through a storm. lost: damage of all of them (CL-EVT-13)."""

    lost: int
    seat: SeatId = field(default=NO_ONE, compare=False)
    """Of the ship; in evenings of versions that did not note it, whoever is on turn."""
    gusts: tuple[int, ...] = field(default=(), compare=False)
    """What the dice showed; nothing in evenings of versions that did not note it, as all that follows."""
    base: int = field(default=0, compare=False)
    """The ship's own defence."""
    shield: tuple[str, ...] = field(default=(), compare=False)
    """Who adds to it."""

    def line(self, s: State, book: Book) -> Msg:
        return msg("cl-storm-hits", ship=who(s, self.seat or s.active.id), n=self.lost)

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        if not self.gusts:
            return (Result(self.line(s, book), picture="cube:water"),)
        shield = abilities.chosen(s, book, self.seat, abilities.SHIELDING, self.shield)
        defence, sides = storm_defence(self.base, shield), book.numbers.storm_die
        dice = tuple(Die(gust, sides, did=storm_damage((gust,), defence.total)) for gust in self.gusts)
        return (Result(self.line(s, book), (Side(who(s, self.seat), dice=dice),), defence, "cube:water"),)


def drift(t: Ctx, *, key: str) -> Procedure[None]:
    """CL-EVT-14, A-45: at the end of a round the fog drifts before the wind, until it has wholly left the map."""
    if t.now.wind == CALM:
        yield from t.happens(Announced(msg("cl-fog-stays"), "result", rule="CL-EVT-14"))
        return
    if t.now.wind:
        yield from known(t, wind_card_form(t.now.wind), now=())
    bearing = leeward(t.now, t.book.numbers)
    if bearing is None and t.now.sea is not None and t.now.sea.fog:
        told = yield from t.choose("fog-way", places.bows(), nature="fact", rose=True, at_once=True)
        bearing = places.read_bow(told)
    way = msg("cl-fog-drifts-to", clock=bearing, n=t.book.numbers.fog_drift) if bearing else msg("cl-fog-drifts")
    yield from t.happens(Announced(way, "order", "event:fog", rule="CL-EVT-14"))
    read = yield from fog.drifts(t, bearing, t.book.numbers.fog_drift)
    gone = yield from t.yes_no(
        "gone", under=key, text="fog-gone", note=way, nature="fact", default=bool(read), charted=read is not None
    )
    if gone:
        yield from t.happens(FogLifted(number_of(t.book, "fog"), rule="CL-EVT-14"))


def in_the_fog(t: Ctx, ships: tuple[ShipId, ...], *, key: str) -> Procedure[tuple[ShipId, ...]]:
    """CL-EVT-14: which of these ships lie in the fog and so count as not in play; nobody is asked without fog."""
    if not (t.now.fog and ships):
        return ()
    options = tuple(ship_option(t.now, ship) for ship in ships)
    read = fog.inside(t.now, ships)
    return (
        yield from t.pick(
            "fog", options, under=key, note=True, none=True, nature="fact", default=read or (), charted=read is not None
        )
    )


def storms(s: State, book: Book) -> tuple[bool, bool]:
    """Whether storm 1 and storm 2 rage."""
    return in_force(s, book, "storm-1"), in_force(s, book, "storm-2")


def storm_safe(s: State, book: Book, allowance: int) -> int:
    """CL-EVT-12, -13, A-43: hexes that a ship may go safely; in a storm half of its allowance, rounded down.

    Never less than 1 of a movement (CL-GEN-03). NPCs stop there.
    """
    hexes = max(0, allowance)
    return max(min(1, hexes), hexes // 2) if any(storms(s, book)) else hexes


def storm_defence(base: int, shield: abilities.Powers) -> Sum:
    """CL-EVT-13: the defence of a ship against a storm. base: its own.  shield: who adds to it."""
    return Sum(msg("cl-defence"), (Term(msg("cl-def-base"), base), *abilities.terms(shield, "defence")))


def storm_damage(rolls: tuple[int, ...], defence: int) -> int:
    """CL-EVT-13: damage of a D20 for each hex beyond, less the ship's defence."""
    return sum(max(0, roll - defence) for roll in rolls)


def brave_storm(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-EVT-12, -13: a table that counts by itself tells how many hexes a player sailed on through a storm (A-43)."""
    rule = "CL-EVT-13" if storms(t.now, t.book)[1] else "CL-EVT-12"
    hexes = yield from t.number(
        "hexes", 1, 20, rule=rule, text="storm-hexes", note=True, nature="fact", default=1, about=(seat,)
    )
    yield from storm_toll(t, seat, hexes, key="")


def storm_toll(t: Ctx, seat: SeatId, hexes: int, *, key: str) -> Procedure[None]:
    """CL-EVT-12, -13: what sailing on through a storm costs a player, as water damage (A-43).

    key: goes before those of the questions.
    """
    first, second = storms(t.now, t.book)
    if first:
        yield from damage.hurt(t, seat, hexes * t.book.numbers.storm_damage, "water", NO_ONE, key=f"{key}storm-1")
    if second:
        struck = yield from _gusts(t, seat, hexes, key=key)
        yield from t.happens(struck)
        yield from damage.hurt(t, seat, struck.lost, "water", NO_ONE, key=f"{key}storm-2")
    yield from outcomes.check(t, seat, NO_ONE, key=f"{key}storm")


def _gusts(t: Ctx, seat: SeatId, hexes: int, *, key: str) -> Procedure[StormStruck]:
    """CL-EVT-13: a D20 for each hex against the ship's defence, with what its people and upgrades add to it."""
    base = yield from ships.printed(t, seat, "defence", key=f"{key}storm")
    moment = abilities.SHIELDING
    shield = yield from abilities.take_part(t, seat, moment, rule="CL-EVT-13", key=f"{key}storm-defence")
    defence = storm_defence(base, shield).total
    seen, sides = t.now, t.book.numbers.storm_die
    rolls = yield from t.roll(
        "storm-roll",
        Dice(msg("cl-storm-dice"), hexes, sides, hit_from=defence + 1, feared=True),
        key=f"{key}roll",
        who=seat,
        words={"defence": defence},
        note=True,
        about=(seat,),
        odds=lambda: storm_odds(seen, seat, hexes, defence, sides),
    )
    ids = tuple(power.id for power in shield)
    return StormStruck(storm_damage(rolls, defence), seat, rolls, base, ids, rule="CL-EVT-13")


def storm_odds(s: State, seat: SeatId, hexes: int, defence: int, sides: int) -> Odds:
    """CL-EVT-13: what so many hexes may cost, and how likely that is to lose the ship, where its hull is known."""
    each = odds.mapped(odds.die(sides), lambda natural: storm_damage((natural,), defence))
    chances, unit = odds.total([each] * hexes), msg("cl-odds-water")
    lost = combat_odds.fate(s, seat, "water", ())
    fatal = next((n for n in chances if lost is not None and lost((n, 0))), None)
    if fatal is None:
        mean = msg("cl-odds-expected", n=round(float(odds.mean(chances)), 1), unit=unit)
        return Odds(mean, tuple(chances.items()), unit)
    headline = msg("cl-odds-lost", percent=percent(odds.at_least(chances, fatal)))
    return Odds(headline, tuple(chances.items()), unit, fatal)


def may_brave(s: State, book: Book, seat: SeatId) -> Verdict:
    """CL-EVT-12, -13: a storm costs the ship that has moved in it; where the app counts, it does by itself."""
    verdict = require(any(storms(s, book)), "CL-EVT-12", msg("cl-no-storm"))
    verdict &= require("move" in s.turn.halves, "CL-EVT-12", msg("cl-not-moved"))
    verdict &= require(s.active.afloat, "CL-OUT-12", msg("cl-not-afloat"))
    return verdict & require(s.turn.voyage.allowance is None, "CL-EVT-12", msg("cl-storm-counted"))


def may_describe(s: State) -> Verdict:
    """CL-MOV-05: the values of the wind card in force, while nobody has told them."""
    verdict = require(bool(s.wind), "CL-MOV-05", msg("cl-no-wind-card"))
    return verdict & require(wind_values(s) is None, "CL-MOV-05", msg("cl-wind-known"))


def offers(s: State, book: Book) -> tuple[Offer, ...]:
    """While a storm rages: its toll on the ship that moves. While nobody has copied the wind card: to do so."""
    found = []
    if (verdict := may_brave(s, book, s.active.id)).allowed:
        storm = Option("storm", msg("cl-brave-storm"), msg("cl-brave-storm-note"), "event:storm", verdict, "free")
        found.append(Offer(storm, command("brave-storm", seat=s.active.id)))
    if (verdict := may_describe(s)).allowed:
        wind = Option(
            "describe-wind", msg("cl-describe-wind"), msg("cl-describe-wind-note"), "event:wind", verdict, "free"
        )
        found.append(Offer(wind, command("describe-wind")))
    return tuple(found)


COMMANDS: dict[str, ProcedureFunction] = {"brave-storm": brave_storm, "describe-wind": describe_wind}
JUDGES: dict[str, Judge] = {"brave-storm": turns.judged(turns.on_turn, may_brave), "describe-wind": may_describe}
