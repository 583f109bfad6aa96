"""CSG-KW-CHIEFTAIN, -CANOE: native canoes start at a wild island, and move together, as their chieftain says."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.events.announcement_events import Shown
from companion.core.events.announcements import Announcement, Order
from companion.core.events.event import Event
from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command
from companion.core.questions.kinds import Option
from companion.core.rules.verdicts import Verdict, require
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.ids import AT_SEA, IslandId, SeatId, ShipId
from companion.games.pirates_csg.model.names import (
    Ctx,
    island_name,
    island_option,
    player_name,
    ship_option,
    ship_picture,
)
from companion.games.pirates_csg.model.records import Ship
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.model.turn_events import next_step
from companion.games.pirates_csg.sea.contacts import ShipMoved
from companion.games.pirates_csg.sea.moving import may_move
from companion.games.pirates_csg.ship.base_move import base_move, spelled
from companion.games.pirates_csg.ship.cards import crew_card, has, ship_card
from companion.games.pirates_csg.ship.orders import ActionGiven, chieftain_aboard


class CanoesLaunched(Event[State], formerly=("name", "place")):
    """CSG-KW-CHIEFTAIN: the canoes of a player lie at a wild island. more: those that the chieftains add."""

    seat: SeatId
    island: IslandId
    canoes: tuple[ShipId, ...]
    more: tuple[Ship, ...]

    def apply(self, s: State) -> State:
        launched = replace(s, ships=(*s.ships, *self.more))
        for number, canoe in enumerate((*self.canoes, *(each.id for each in self.more)), 1):
            launched = launched.with_ship(canoe, docked=self.island, number=number)
        return launched

    def line(self, s: State, book: Book) -> Msg:
        n = len(self.canoes) + len(self.more)
        return msg("csg-ev-canoes", name=player_name(s, self.seat), n=n, place=island_name(s, self.island))

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        return (Order(self.line(s, book), "csg:island", seat=self.seat),)


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
            options = tuple(
                island_option(s, each, None, require(each not in taken, "CSG-KW-CHIEFTAIN", msg("csg-launch-taken")))
                for each in wild
            )
            words = {"name": player_name(s, player.id)}
            told = yield from t.choose(
                "canoes", options, at=f"{player.id}-{nation}", who=player.id, words=words, text="launch"
            )
            island = IslandId(told)
            more = _added(t, player.id, nation, canoes)
            yield from t.happens(CanoesLaunched(player.id, island, canoes, more, rule="CSG-KW-CHIEFTAIN"))
        taken |= {each.docked for each in t.now.ships if each.owner == player.id and each.number}
    yield from next_step(t, "CSG-KW-CHIEFTAIN")


def _added(t: Ctx, seat: SeatId, nation: str, canoes: tuple[ShipId, ...]) -> tuple[Ship, ...]:
    """CSG-KW-CHIEFTAIN: as many more of the same card as make five for each chieftain."""
    first = t.now.ship(canoes[0])
    missing = t.book.numbers.canoes * chiefs(t.now, seat).count(nation) - len(canoes)
    last = len(t.now.ships)
    return tuple(replace(first, id=ShipId.numbered("ship", last + n)) for n in range(1, missing + 1))


def together(s: State, seat: SeatId, nation: str) -> tuple[ShipId, ...]:
    """CSG-KW-CHIEFTAIN: canoes of a nation that one order may move: led, equally far, and free of all terrain."""
    ships = tuple(
        ship.id
        for ship in s.afloat(seat)
        if has(s, ship.id, "canoe")
        and ship_card(s, ship.id).nation == nation
        and chieftain_aboard(s, ship.id)
        and not ship.on
    )
    free = tuple(ship for ship in ships if may_move(s, ship).allowed)
    return tuple(ship for ship in free if base_move(s, ship) == base_move(s, free[0]))


def may_move_together(s: State, nation: str) -> Verdict:
    """CSG-KW-CHIEFTAIN: there are several canoes of a nation that one order may move."""
    return require(len(together(s, s.turn.seat, nation)) > 1, "CSG-KW-CHIEFTAIN", msg("csg-canoes-one"))


def offers(s: State, book: Book) -> Iterator[Offer]:
    """One order for all canoes of a nation, where there are several."""
    for nation in dict.fromkeys(ship_card(s, ship.id).nation for ship in s.afloat(s.turn.seat)):
        canoes = together(s, s.turn.seat, nation)
        if len(canoes) > 1:
            picture, colour = ship_picture(s, canoes[0])
            label = msg("csg-canoes", n=len(canoes))
            verdict = may_move_together(s, nation)
            option = Option(f"canoes-{nation}", label, None, picture, verdict, "move", colour)
            yield Offer(option, command("move-canoes", nation=nation))


def move_together(t: Ctx, nation: str) -> Procedure[None]:
    """CSG-KW-CHIEFTAIN: all canoes are moved by hand; those that touch nothing have moved. The others are moved one by
    one, since what a canoe touches has consequences of its own."""
    s, seat = t.now, t.now.turn.seat
    canoes = together(s, seat, nation)
    if not canoes:
        return
    move = spelled(base_move(s, canoes[0])[0])
    text = msg("csg-order-canoes", n=len(canoes), move=move)
    order = Order(text, *ship_picture(s, canoes[0]), seat, msg("csg-order-canoes-note"))
    yield from t.happens(Shown(text, orders=(order,), rule="CSG-KW-CHIEFTAIN"))
    options = tuple(ship_option(s, each) for each in canoes)
    nothing = msg("csg-nobody")
    free = yield from t.pick(
        "canoes", options, who=seat, text="canoes-free", nature="fact", about=canoes, default=canoes, none=nothing
    )
    for canoe in map(ShipId, free):
        yield from t.happens(
            ActionGiven(canoe, "move", rule="CSG-ACT-01"), ShipMoved(canoe, AT_SEA, rule="CSG-MOVE-07")
        )


COMMANDS: dict[str, ProcedureFunction] = {"launch-canoes": launch, "move-canoes": move_together}
WISHES: dict[str, Msg] = {"move-canoes": msg("csg-wish-canoes")}
JUDGES: dict[str, Judge] = {"move-canoes": may_move_together}
