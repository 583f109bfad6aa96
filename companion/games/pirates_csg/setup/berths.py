"""CSG-SETUP-09, CSG-FLEET-06, CSG-KW-BLACKMARK, -EXPATRIOT: crew goes aboard, face down, as proposed or otherwise."""

from __future__ import annotations

from typing import Final

from companion.core.events.announcement_events import Announced
from companion.core.events.announcements import Announcement, Order
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure, ProcedureFunction
from companion.core.questions.deck_building import ChosenCard
from companion.core.questions.kinds import Choose, Option
from companion.core.rules.verdicts import Verdict, require
from companion.core.values.messages import Msg, msg
from companion.games.pirates_csg.cards.schemas import CREW, EVENT, SHIP
from companion.games.pirates_csg.fleet import verdict
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.ids import AT_SEA, CrewId, PlaceId, SeatId, ShipId
from companion.games.pirates_csg.model.names import (
    Ctx,
    card_name,
    island_option,
    place_name,
    player_name,
    q,
    ship_name,
    ship_option,
)
from companion.games.pirates_csg.model.records import Crew
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.model.turn_events import next_step
from companion.games.pirates_csg.setup.layout import part
from companion.games.pirates_csg.ship import hold
from companion.games.pirates_csg.ship.cards import able, crew_card, ship_card
from companion.games.pirates_csg.ship.crew_aboard import face_up, uncover

AS_CURSED: Final = "/cursed"
"""What follows the place in the answer for crew that begins as Cursed."""
PROPOSED: Final = "proposed"
EACH: Final = "each"


class CrewAboard(Event[State]):
    """CSG-SETUP-09, CSG-DOCK-03: a crew card lies aboard a ship, or on an island. Face down it is nobody's business.

    cursed: it lies face up, and its ship counts as Cursed.
    """

    crew: CrewId
    where: PlaceId
    cursed: bool = False

    def apply(self, s: State) -> State:
        crew = s.mate(self.crew)
        return s.with_crew(crew.id, where=self.where, cursed=self.cursed, shown=crew.shown or self.cursed)


class TurnedMercenary(Event[State], formerly=("name", "who")):
    """CSG-KW-EXPATRIOT: an Ex-Patriot aboard makes the ship a Mercenary: it leaves its home island."""

    ship: ShipId
    crew: CrewId

    def apply(self, s: State) -> State:
        return s.with_ship(self.ship, docked=AT_SEA).with_crew(self.crew, shown=True)

    def line(self, s: State, book: Book) -> Msg:
        crew = card_name(s, CREW, s.mate(self.crew).card)
        return msg("csg-ev-expatriot", crew=crew, ship=ship_name(s, self.ship))

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        return (Order(msg("csg-order-mercenary", ship=ship_name(s, self.ship)), note=self.line(s, book)),)


def may_begin_aboard(s: State, book: Book, ship: ShipId, crew: CrewId, cursed: bool = False) -> Verdict:
    """CSG-SETUP-09, CSG-KW-BLACKMARK: whether crew may begin on a ship, as Cursed for one point more."""
    marked = s.with_crew(crew, cursed=cursed)
    found = hold.may_take_aboard(marked, book, ship, crew)
    if not cursed:
        return found
    return found & require(_paid(s, book, s.mate(crew)), "CSG-KW-BLACKMARK", msg("csg-berth-mark"))


def _paid(s: State, book: Book, crew: Crew) -> bool:
    """CSG-KW-BLACKMARK: whether the fleet has the point that a crew costs more as Cursed."""
    cards = [(SHIP, each.card) for each in s.ships if each.owner == crew.owner]
    cards += [(CREW, each.card) for each in s.crew if each.owner == crew.owner]
    cards += [(EVENT, each.card) for each in s.events if each.seat == crew.owner]
    fleet = verdict.Fleet.of(ChosenCard(schema, card, s.card(schema, card) or ()) for schema, card in cards)
    if fleet.nations == ("cursed",):
        return True
    marks = 1 + sum(each.cursed for each in s.crew if each.owner == crew.owner)
    spent = verdict.cost(fleet, book.numbers).total + book.numbers.blackmark_cost * marks
    return spent <= verdict.build_total(fleet, s.options).total


def proposal(s: State, book: Book, seat: SeatId) -> tuple[CrewAboard, ...]:
    """Where everybody may go: to the ship that they are linked to, then where they serve, and the crew is spread.

    Who fits nowhere stays on the home island.
    """
    found: list[CrewAboard] = []
    for crew in waiting(s, seat):
        event = _best(s, book, crew)
        found.append(event)
        s = event.apply(s)
    return tuple(found)


def _best(s: State, book: Book, crew: Crew) -> CrewAboard:
    """The best place for one crew card as the others lie."""
    card = crew_card(s, crew)
    ways: list[tuple[tuple[int, ...], CrewAboard]] = []
    for place, ship in enumerate(s.afloat(crew.seat)):
        printed = ship_card(s, ship.id)
        for cursed in (False, True) if _markable(s, crew) else (False,):
            if not may_begin_aboard(s, book, ship.id, crew.id, cursed).allowed:
                continue
            linked = card.name in printed.link or printed.name in card.link
            serves = cursed or card.nation in (printed.nation, "unaligned")
            same = sum(bool(able(s, ship.id, skill)) for skill in card.skills)
            left = hold.room(s, book, ship.id).total
            rank = (not linked, not serves, cursed, same, -left, place)
            ways.append((rank, CrewAboard(crew.id, ship.id, cursed, rule="CSG-SETUP-09")))
    home = CrewAboard(crew.id, s.home(crew.seat).id, rule="CSG-SETUP-09")
    return min(ways, key=lambda way: way[0])[1] if ways else home


def waiting(s: State, seat: SeatId) -> tuple[Crew, ...]:
    """Crew that is nowhere yet, the dearest first."""
    there = [crew for crew in s.crew if crew.owner == seat and not crew.where and not crew.gone]
    return tuple(sorted(there, key=lambda crew: (-crew_card(s, crew).points, crew.id.number)))


def berths(t: Ctx) -> Procedure[None]:
    """CSG-SETUP-09: everybody puts crew aboard at the same time: all as proposed, or card by card."""
    seats = [player.id for player in t.now.players]
    several = tuple(seat for seat in seats if len(waiting(t.now, seat)) > 1)
    told = yield from t.ask_together(tuple(_offered(t, seat) for seat in several))
    for seat, answer in zip(several, told, strict=True):
        if answer == PROPOSED:
            yield from t.happens(*proposal(t.now, t.book, seat))
    most = max(len(waiting(t.now, seat)) for seat in seats)
    for _ in range(most):
        asked = tuple(_asked(t, there[0]) for seat in seats if (there := waiting(t.now, seat)))
        places = yield from t.ask_together(asked)
        for question, where in zip(asked, places, strict=True):
            place, cursed = where.removesuffix(AS_CURSED), where.endswith(AS_CURSED)
            crew = CrewId(question.about[0])
            yield from t.happens(CrewAboard(crew, PlaceId(place), cursed, rule="CSG-SETUP-09"))
    yield from part(t, "crew", "CSG-SETUP-09")
    yield from t.happens(Announced(msg("csg-order-crew"), "order", "token:crew", rule="CSG-SETUP-09"))
    for mate in t.now.crew:
        if mate.shown:
            yield from t.happens(face_up(t.now, mate.id, "CSG-SETUP-09"))
    for mate in t.now.crew:
        if mate.where.is_ship and "expatriot" in crew_card(t.now, mate).keywords:
            turned = TurnedMercenary(ShipId(mate.where), mate.id, rule="CSG-KW-EXPATRIOT")
            yield from uncover(t, turned, mate.id)
    yield from next_step(t, "CSG-SETUP-09")


def _offered(t: Ctx, seat: SeatId) -> Choose:
    """All crew as the app proposes, or one by one."""
    s = t.now
    where = tuple(
        msg("csg-berth-item", crew=card_name(s, CREW, s.mate(each.crew).card), place=place_name(s, each.where))
        for each in proposal(s, t.book, seat)
    )
    options = (
        Option(PROPOSED, msg("csg-berths-proposed"), msg("csg-berths", berths=where), "token:crew"),
        Option(EACH, msg("csg-berths-each")),
    )
    return q.choose(
        "berths",
        options,
        at=seat,
        who=seat,
        rule="CSG-SETUP-09",
        words={"name": player_name(s, seat)},
        default=PROPOSED,
        secret=True,
        forced=False,
    )


def _asked(t: Ctx, crew: Crew) -> Choose:
    """Where a crew card goes; the best place first."""
    s, best = t.now, _best(t.now, t.book, crew)
    chosen = f"{best.where}{AS_CURSED if best.cursed else ''}"
    options: list[Option] = []
    for ship in s.afloat(crew.seat):
        plain = may_begin_aboard(s, t.book, ship.id, crew.id)
        options.append(ship_option(s, ship.id, next(iter(plain.effects), None), plain))
        if _markable(s, crew):
            marked = may_begin_aboard(s, t.book, ship.id, crew.id, True)
            name = msg("csg-berth-cursed", ship=ship_name(s, ship.id))
            options.append(Option(f"{ship.id}{AS_CURSED}", name, None, "nation:cursed", marked))
    leads = "chieftain" in crew_card(s, crew).keywords
    ashore = require(not leads, "CSG-KW-CHIEFTAIN", msg("csg-berth-chieftain"))
    options.append(island_option(s, s.home(crew.seat).id, None, ashore))
    options.sort(key=lambda option: option.id != chosen)
    return q.choose(
        "berth",
        options,
        at=crew.id,
        who=crew.seat,
        rule="CSG-SETUP-09",
        words={"name": player_name(s, crew.seat), "crew": card_name(s, CREW, crew.card)},
        short=msg("csg-q-berths", name=player_name(s, crew.seat)),
        about=(crew.id,),
        default=chosen,
        secret=True,
        forced=False,
    )


def _markable(s: State, crew: Crew) -> bool:
    """CSG-KW-BLACKMARK: whether crew could begin as Cursed and is not Cursed anyway."""
    card = crew_card(s, crew)
    return "blackmark" in card.keywords and card.nation != "cursed"


COMMANDS: dict[str, ProcedureFunction] = {"berths": berths}
