"""CSG-FLEET, CSG-SETUP-02: everybody brings a fleet, hidden from the others until it is on the table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from companion.core.events.event import Event
from companion.core.procedures.copied_cards import CardKnown
from companion.core.procedures.procedure import Procedure, ProcedureFunction
from companion.core.questions.deck_building import BuildDeck, ChosenCard, ReadyDeck
from companion.core.values.frozen_records import memoized, replace
from companion.core.values.messages import Msg, msg
from companion.games.pirates_csg.cards import schemas
from companion.games.pirates_csg.cards.collection import FortCard, ShipCard
from companion.games.pirates_csg.fleet.verdict import judge
from companion.games.pirates_csg.model.book import Book, ReadyFleet
from companion.games.pirates_csg.model.ids import NOWHERE, CrewId, EventId, FortId, Mast, SeatId, ShipId
from companion.games.pirates_csg.model.names import Ctx, player_name
from companion.games.pirates_csg.model.options import Options
from companion.games.pirates_csg.model.records import Crew, Fort, Ship
from companion.games.pirates_csg.model.records import FleetEvent as EventHeld
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.model.turn_events import next_step
from companion.games.pirates_csg.ship.losses import plates


class FleetMustered(Event[State], formerly=("name",)):
    """CSG-FLEET-01: a player's fleet is built; nobody else sees it yet."""

    seat: SeatId
    ships: tuple[Ship, ...]
    crew: tuple[Crew, ...]
    forts: tuple[Fort, ...]
    events: tuple[EventHeld, ...]
    uniques: tuple[str, ...]

    def apply(self, s: State) -> State:
        mustered = replace(
            s,
            ships=(*s.ships, *self.ships),
            crew=(*s.crew, *self.crew),
            forts=(*s.forts, *self.forts),
            events=(*s.events, *self.events),
        )
        return mustered.with_player(self.seat, uniques=self.uniques)

    def line(self, s: State, book: Book) -> Msg:
        return msg("csg-ev-fleet", name=s.name_of(self.seat))


def muster(t: Ctx) -> Procedure[None]:
    """CSG-FLEET-01 to -09: everybody builds a fleet at the same time, unseen by the others."""
    asked = tuple(_asked(t, player.id) for player in t.now.players)
    seats = tuple(player.id for player in t.now.players)
    for seat, cards in zip(seats, (yield from t.ask_together(asked)), strict=True):
        for card in dict.fromkeys(cards):
            if t.now.card(card.schema, card.subject) is None:
                known = CardKnown(card.schema, card.subject, card.record, t.now.edition, rule="CSG-FLEET-01")
                yield from t.happens(known)
        yield from t.happens(_mustered(t, seat, cards))
    yield from next_step(t, "CSG-SETUP-02")


def _asked(t: Ctx, seat: SeatId) -> BuildDeck:
    """What somebody is asked who builds a fleet."""
    s, book = t.now, t.book
    return BuildDeck(
        key=f"fleet-{seat}",
        text=msg("csg-q-fleet", name=player_name(s, seat), total=s.options.total),
        note=msg("csg-q-fleet-note"),
        rule="CSG-FLEET-01",
        who=seat,
        schemas=schemas.MUSTERED,
        form=lambda schema, subject: schemas.form(schema, subject, book.keyword_ids),
        judge=partial(judge, s.options, book),
        ready=ready(s.options, book),
        does=msg("csg-fleet-deploy"),
        kept="csg-fleet",
        secret=True,
        forced=False,
    )


@memoized
def ready(options: Options, book: Book) -> tuple[ReadyDeck, ...]:
    """Fleets of our own cards that this table admits, without what it plays without; the dearest first."""
    found = []
    without = {
        schema
        for schema, played in (
            (schemas.FORT, options.forts),
            (schemas.EVENT, options.events),
            (schemas.TREASURE, options.uniques),
        )
        if not played
    }
    for fleet in sorted(book.fleets, key=lambda each: -each.total):
        cards = tuple(card for card in _cards(book, fleet) if card.schema not in without)
        verdict = judge(options, book, cards)
        if verdict.allowed:
            points = msg("csg-fleet-points", n=verdict.sums[0].total)
            found.append(ReadyDeck(fleet.id, msg(f"csg-ours-{fleet.id}"), points, cards))
    return tuple(found)


def _cards(book: Book, fleet: ReadyFleet) -> Iterator[ChosenCard]:
    for schema, subject in fleet.cards:
        form = schemas.form(schema, subject, book.keyword_ids)
        yield ChosenCard(schema, subject, form.read(book.sample[schema][subject]))


def _mustered(t: Ctx, seat: SeatId, cards: tuple[ChosenCard, ...]) -> FleetMustered:
    """The pieces of a fleet, numbered after those that are there already."""
    s = t.now

    def of(schema: str) -> list[ChosenCard]:
        return [card for card in cards if card.schema == schema]

    ships = tuple(
        _ship(t, ShipId.numbered("ship", len(s.ships) + n), card, seat) for n, card in enumerate(of(schemas.SHIP), 1)
    )
    crew = tuple(
        Crew(CrewId.numbered("crew", len(s.crew) + n), card.subject, seat, seat, NOWHERE)
        for n, card in enumerate(of(schemas.CREW), 1)
    )
    forts = tuple(
        Fort(FortId.numbered("fort", len(s.forts) + n), card.subject, seat, flags=len(FortCard.of(card.record).cannons))
        for n, card in enumerate(of(schemas.FORT), 1)
    )
    events = tuple(
        EventHeld(EventId.numbered("event", len(s.events) + n), card.subject, seat)
        for n, card in enumerate(of(schemas.EVENT), 1)
    )
    uniques = tuple(card.subject for card in of(schemas.TREASURE))
    return FleetMustered(seat, ships, crew, forts, events, uniques, rule="CSG-FLEET-01")


def _ship(t: Ctx, ship: ShipId, card: ChosenCard, seat: SeatId) -> Ship:
    printed = ShipCard.of(card.record)
    standing: Mast = "standing"
    return Ship(ship, card.subject, seat, seat, (standing,) * printed.masts, plates(printed, t.book))


COMMANDS: dict[str, ProcedureFunction] = {"muster": muster}
