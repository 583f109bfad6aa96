"""CSG-SETUP-10, CSG-BOARD-04, CSG-EXPL-07, CSG-KW-RANSOM: crew that comes to light, is eliminated, or is taken."""

from __future__ import annotations

from companion.core.events.announcement_events import Announced
from companion.core.events.announcements import Announcement, Change
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.pirates_csg.cards.schemas import CREW
from companion.games.pirates_csg.model.gold import heap
from companion.games.pirates_csg.model.ids import NO_SEAT, NOWHERE, UNKNOWN, CrewId, IslandId, PlaceId, SeatId, ShipId
from companion.games.pirates_csg.model.names import Ctx, card_name, place_name, player_name
from companion.games.pirates_csg.model.records import Coin, Crew
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.ship import sinking
from companion.games.pirates_csg.ship.cards import able, crew_card
from companion.games.pirates_csg.ship.orders import AbilityUsed


class CrewLost(Event[State], formerly=("name", "ship")):
    """CSG-BOARD-04: a crew card is out of the game."""

    crew: CrewId

    def apply(self, s: State) -> State:
        return s.with_crew(self.crew, gone=True, where=NOWHERE, shown=True)

    def line(self, s: State, book: object) -> Msg:
        crew, where = _name(s, self.crew), s.mate(self.crew).where
        if where.is_ship:
            return msg("csg-ev-crew-lost", crew=crew, ship=place_name(s, where))
        return msg("csg-ev-crew-lost-at", crew=crew, place=place_name(s, where))

    def announcements(self, s: State, book: object) -> tuple[Announcement, ...]:
        return (Change(self.line(s, book), "token:crew", good=False),)


class CrewCaptured(Event[State], formerly=("name", "taker")):
    """CSG-EXPL-07: enemy crew changes sides, face up, and goes aboard a ship."""

    crew: CrewId
    ship: ShipId
    seat: SeatId

    def apply(self, s: State) -> State:
        return s.with_crew(self.crew, seat=self.seat, where=self.ship, shown=True)

    def line(self, s: State, book: object) -> Msg:
        return msg("csg-ev-captured", crew=_name(s, self.crew), ship=place_name(s, self.ship))

    def announcements(self, s: State, book: object) -> tuple[Announcement, ...]:
        return (Change(self.line(s, book), "token:crew", good=True),)


class RansomPaid(Event[State], formerly=("name", "where")):
    """CSG-KW-RANSOM: crew that was captured or eliminated has become a treasure."""

    crew: CrewId
    coin: Coin

    def apply(self, s: State) -> State:
        return replace(s, coins=(*s.coins, self.coin)).with_crew(self.crew, gone=True, where=NOWHERE, shown=True)

    def line(self, s: State, book: object) -> Msg:
        where = self.coin.where
        place = place_name(s, where) if where.is_ship else player_name(s, s.island(IslandId(where)).home)
        return msg("csg-ev-ransom", crew=_name(s, self.crew), n=self.coin.value, place=place)

    def announcements(self, s: State, book: object) -> tuple[Announcement, ...]:
        return (Change(self.line(s, book), "token:coin", good=True),)


def _name(s: State, crew: CrewId) -> Msg:
    return card_name(s, CREW, s.mate(crew).card)


def show(t: Ctx, ship: ShipId, skill: str) -> Procedure[None]:
    """CSG-SETUP-10: who can do something lies face up from now on, if nobody aboard does who can; their player turns
    the card."""
    crew = able(t.now, ship, skill)
    if crew and not crew[0].shown:
        yield from use(t, skill, ship, crew[0].id, f"CSG-CREW-{skill.upper()}")


def use(t: Ctx, ability: str, whose: str, crew: str, rule: str) -> Procedure[None]:
    """CSG-GEN-03, CSG-SETUP-10: an ability is used, once in a turn, and who has it lies face up from now on.

    crew: who has it, "" where it is the ship's own.
    """
    yield from uncover(t, AbilityUsed(ability, whose, crew, rule=rule), crew, ability)


def uncover(t: Ctx, event: Event[State], crew: str, skill: str = "") -> Procedure[None]:
    """CSG-SETUP-10: something by which crew comes to light; its player turns the card if it lay face down till then.

    skill: as who it is drawn, where its card says that it is one.
    """
    hidden = bool(crew) and not t.now.mate(CrewId(crew)).shown
    yield from t.happens(event)
    if hidden:
        yield from t.happens(face_up(t.now, CrewId(crew), event.rule, skill))


def face_up(s: State, crew: CrewId, rule: str, skill: str = "") -> Announced:
    """CSG-SETUP-10: the order to lay a card face up, for the hands of its player; all may read it."""
    mate = s.mate(crew)
    name, place = card_name(s, CREW, mate.card), place_name(s, mate.where)
    aboard = msg("csg-order-face-up", crew=name, ship=place)
    text = aboard if mate.where.is_ship else msg("csg-order-face-up-ashore", crew=name, place=place)
    picture = f"crew:{skill}" if skill in crew_card(s, mate).skills else "token:crew"
    return Announced(text, "order", picture, seat=mate.seat, rule=rule)


def eliminate(t: Ctx, crew: CrewId, by: SeatId, rule: str) -> Procedure[None]:
    """Crew is out of the game; a ransom of 1 lies at the home of the enemy who did it. by: "" for nobody."""
    mate = t.now.mate(crew)
    yield from t.happens(CrewLost(crew, rule=rule))
    ransom = yield from _is_ransom(t, mate)
    yield from sinking.mourn(t, crew)
    if ransom and by not in (NO_SEAT, mate.seat):
        yield from _ransom(t, crew, t.now.home(by).id, t.book.numbers.ransom_eliminated)


def capture(t: Ctx, crew: CrewId, ship: ShipId, rule: str) -> Procedure[None]:
    """Enemy crew goes aboard a ship and serves its player; a ransom becomes a treasure of 5 there."""
    if (yield from _is_ransom(t, t.now.mate(crew))):
        yield from _ransom(t, crew, ship, t.book.numbers.ransom_captured)
    else:
        yield from uncover(t, CrewCaptured(crew, ship, t.now.ship(ship).seat, rule=rule), crew)


def _is_ransom(t: Ctx, mate: Crew) -> Procedure[bool]:
    """CSG-KW-RANSOM: whether a card says so. Who plans does not see what lies face down (CSG-SETUP-10): there its
    player is asked, and what follows depends on it."""
    if mate.card == UNKNOWN:
        words = {"name": player_name(t.now, mate.seat)}
        return (yield from t.yes_no("face-down", at=mate.id, who=mate.seat, rule="CSG-SETUP-10", words=words))
    return "ransom" in crew_card(t.now, mate).keywords


def _ransom(t: Ctx, crew: CrewId, place: PlaceId, value: int) -> Procedure[None]:
    """CSG-KW-RANSOM: so much gold, at a player's home or aboard."""
    coin = Coin(heap(t.now), value, place, tuple(player.id for player in t.now.players))
    yield from t.happens(RansomPaid(crew, coin, rule="CSG-KW-RANSOM"))
