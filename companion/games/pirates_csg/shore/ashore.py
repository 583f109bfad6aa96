"""CSG-DOCK-03, CSG-EXPL-06: crew goes ashore, aboard, or to another ship; treasure is put ashore for anybody."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import LAST, Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command
from companion.core.questions.kinds import Option
from companion.core.rules.verdicts import ALLOWED, Verdict, refused, require
from companion.core.values.messages import msg
from companion.games.pirates_csg.cards.schemas import CREW
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.gold import CoinsMoved
from companion.games.pirates_csg.model.ids import CoinId, CrewId, PlaceId, ShipId
from companion.games.pirates_csg.model.names import Ctx, card_name, coin_name, place_name, ship_name
from companion.games.pirates_csg.model.records import Crew
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.setup.berths import CrewAboard
from companion.games.pirates_csg.ship import hold
from companion.games.pirates_csg.ship.orders import AbilityUsed, at_hand

TO = ">"
"""Between a crew and the place where it goes, in an answer."""


def shores(s: State, ship: ShipId) -> tuple[PlaceId, ...]:
    """CSG-EXPL-06: where a ship may leave treasure and crew: an island but its home, and derelicts that it touches."""
    found = s.ship(ship)
    home = bool(found.docked) and s.island(found.docked).home == found.seat
    derelicts = tuple(each for each in s.touching(ship) if s.ship(each).derelict)
    return (*((found.docked,) if found.docked and not home else ()), *derelicts)


def beside(s: State, ship: ShipId) -> tuple[ShipId, ...]:
    """CSG-DOCK-03: own ships docked at the same island."""
    found = s.ship(ship)
    if not found.docked:
        return ()
    return tuple(each.id for each in s.afloat(found.seat) if each.id != ship and each.docked == found.docked)


def moves(s: State, book: Book, ship: ShipId) -> Iterator[tuple[Crew, PlaceId, Verdict]]:
    """CSG-DOCK-03, CSG-EXPL-06: which crew may go where: off the ship, and aboard from the island and other ships."""
    found, others = s.ship(ship), beside(s, ship)
    islands: tuple[PlaceId, ...] = (found.docked,) if found.docked else ()
    for crew in s.aboard(ship):
        if crew.seat == found.seat:
            for place in dict.fromkeys((*islands, *shores(s, ship))):
                yield crew, place, ALLOWED
            for other in others:
                yield crew, other, hold.may_take_aboard(s, book, other, crew.id)
    for place in (*islands, *others):
        for crew in s.aboard(place):
            if crew.seat == found.seat:
                yield crew, ship, hold.may_take_aboard(s, book, ship, crew.id)


def may_move_crew(s: State, book: Book, ship: ShipId) -> Verdict:
    """CSG-DOCK-03, CSG-ACT-03: somebody of an own ship, or who could come aboard, may change places; else the reason
    why the first one may not."""
    ways = [verdict for _, _, verdict in moves(s, book, ship)]
    if not ways:
        return at_hand(s, ship) & refused("CSG-DOCK-03", msg("csg-crew-stays", ship=ship_name(s, ship)))
    return at_hand(s, ship) & next((Verdict() for one in ways if one.allowed), ways[0])


def may_leave(s: State, ship: ShipId) -> Verdict:
    """CSG-EXPL-06, CSG-ACT-03: an own ship has treasure aboard, and a place to put it down."""
    able = bool(shores(s, ship) and s.coins_at(ship))
    return at_hand(s, ship) & require(able, "CSG-EXPL-06", msg("csg-leave-nothing", ship=ship_name(s, ship)))


def offers(s: State, book: Book) -> Iterator[Offer]:
    """Crew that could change places, and treasure that could be left."""
    for ship in s.afloat(s.turn.seat):
        name = ship_name(s, ship.id)
        if next(moves(s, book, ship.id), None) is not None:
            verdict = may_move_crew(s, book, ship.id)
            option = Option(f"crew-{ship.id}", msg("csg-crew-moves", ship=name), None, "token:crew", verdict, LAST)
            yield Offer(option, command("move-crew", ship=ship.id))
        if (may := may_leave(s, ship.id)).allowed:
            option = Option(f"leave-{ship.id}", msg("csg-leave", ship=name), None, "token:coin", may, LAST)
            yield Offer(option, command("leave-treasure", ship=ship.id))


def move_crew(t: Ctx, ship: ShipId) -> Procedure[None]:
    """CSG-DOCK-03: one crew card goes ashore, aboard, or to another ship. Who it is, is for its player alone."""
    s = t.now
    options = tuple(
        Option(
            f"{crew.id}{TO}{place}",
            msg("csg-berth-item", crew=card_name(s, CREW, crew.card), place=place_name(s, place)),
            next(iter(verdict.effects), None),
            "token:crew",
            verdict,
        )
        for crew, place, verdict in moves(s, t.book, ship)
    )
    if not any(option.verdict.allowed for option in options):
        return
    told = yield from t.choose(
        "crew-to", options, who=s.ship(ship).seat, words={"ship": ship_name(s, ship)}, about=(ship,), secret=True
    )
    crew, _, place = told.partition(TO)
    yield from t.happens(CrewAboard(CrewId(crew), PlaceId(place), t.now.mate(CrewId(crew)).cursed, rule="CSG-DOCK-03"))


def leave(t: Ctx, ship: ShipId) -> Procedure[None]:
    """CSG-EXPL-06: treasure is put on an island or a derelict, face down, where anybody may fetch it."""
    s, seat = t.now, t.now.ship(ship).seat
    places = shores(s, ship)
    place = places[0]
    if len(places) > 1:
        options = tuple(Option(each, place_name(s, each)) for each in places)
        place = yield from t.choose("where-to", options, who=seat, words={"ship": ship_name(s, ship)})
    coins = s.coins_at(ship)
    picked = yield from t.pick(
        "left",
        (Option(coin.id, coin_name(s, coin), picture="token:coin") for coin in coins),
        who=seat,
        words={"ship": ship_name(s, ship), "place": place_name(s, place)},
        text="leave",
        secret=any(not coin.unique for coin in coins),
    )
    if picked:
        yield from t.happens(CoinsMoved(tuple(map(CoinId, picked)), place, rule="CSG-EXPL-06"))
        yield from t.happens(AbilityUsed(hold.UNLOADED, ship, rule="CSG-EXPL-06"))


COMMANDS: dict[str, ProcedureFunction] = {"move-crew": move_crew, "leave-treasure": leave}
JUDGES: dict[str, Judge] = {"move-crew": may_move_crew, "leave-treasure": may_leave}
