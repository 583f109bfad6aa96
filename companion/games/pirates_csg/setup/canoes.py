"""CSG-KW-CHIEFTAIN, -CANOE: native canoes start at a wild island."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.events.announcements import Announcement, Order
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure, ProcedureFunction
from companion.core.questions.kinds import Choose
from companion.core.rules.verdicts import require
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.pirates_csg.model.ids import IslandId, SeatId, ShipId
from companion.games.pirates_csg.model.ledger import next_step
from companion.games.pirates_csg.model.names import Ctx, island_name, island_option, player_name
from companion.games.pirates_csg.model.records import Ship
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.ship.cards import crew_card, ship_card


@dataclass(frozen=True)
class CanoesLaunched(Event[State]):
    """CSG-KW-CHIEFTAIN: the canoes of a player lie at a wild island. more: those that the chieftains add."""

    seat: SeatId
    name: Msg
    island: IslandId
    place: Msg
    canoes: tuple[ShipId, ...]
    more: tuple[Ship, ...]

    def apply(self, s: State) -> State:
        launched = replace(s, ships=(*s.ships, *self.more))
        for number, canoe in enumerate((*self.canoes, *(each.id for each in self.more)), 1):
            launched = launched.with_ship(canoe, docked=self.island, number=number)
        return launched

    def line(self) -> Msg:
        n = len(self.canoes) + len(self.more)
        return msg("csg-ev-canoes", name=self.name, n=n, place=self.place)

    def announcements(self) -> tuple[Announcement, ...]:
        return (Order(self.line(), "csg:island", seat=self.seat),)


def chiefs(s: State, seat: SeatId) -> tuple[str, ...]:
    """CSG-KW-CHIEFTAIN: the nations of the chieftains in a fleet."""
    cards = (crew_card(s, crew) for crew in s.crew if crew.owner == seat)
    return tuple(card.nation for card in cards if "chieftain" in card.keywords)


def canoes_of(s: State, seat: SeatId, nation: str) -> tuple[ShipId, ...]:
    """The canoes of a nation in a fleet."""
    cards = ((ship.id, ship_card(s, ship.id)) for ship in s.ships if ship.owner == seat)
    return tuple(ship for ship, card in cards if "canoe" in card.keywords and card.nation == nation)


def launch(t: Ctx) -> Procedure[None]:
    """CSG-KW-CHIEFTAIN: everybody with a chieftain picks a wild island that no opponent has picked."""
    taken: set[IslandId] = set()
    for player in t.now.players:
        for nation in dict.fromkeys(chiefs(t.now, player.id)):
            s = t.now
            canoes = canoes_of(s, player.id, nation)
            if not canoes:
                continue
            wild = tuple(each.id for each in s.islands if not each.home)
            told = yield from t.ask(
                Choose(
                    key=f"canoes-{player.id}-{nation}",
                    text=msg("csg-q-launch", name=player_name(s, player.id)),
                    rule="CSG-KW-CHIEFTAIN",
                    who=player.id,
                    options=tuple(
                        island_option(
                            s, each, None, require(each not in taken, "CSG-KW-CHIEFTAIN", msg("csg-launch-taken"))
                        )
                        for each in wild
                    ),
                )
            )
            island = IslandId(told)
            more = _added(t, player.id, nation, canoes)
            name, place = player_name(t.now, player.id), island_name(t.now, island)
            yield from t.happens(CanoesLaunched(player.id, name, island, place, canoes, more, rule="CSG-KW-CHIEFTAIN"))
        taken |= {each.docked for each in t.now.ships if each.owner == player.id and each.number}
    yield from next_step(t, "CSG-KW-CHIEFTAIN")


def _added(t: Ctx, seat: SeatId, nation: str, canoes: tuple[ShipId, ...]) -> tuple[Ship, ...]:
    """CSG-KW-CHIEFTAIN: as many more of the same card as make five for each chieftain."""
    first = t.now.ship(canoes[0])
    missing = t.book.numbers.canoes * chiefs(t.now, seat).count(nation) - len(canoes)
    last = len(t.now.ships)
    return tuple(replace(first, id=ShipId.numbered("ship", last + n)) for n in range(1, missing + 1))


COMMANDS: dict[str, ProcedureFunction] = {"launch-canoes": launch}
