"""1.21 What an NPC does, read off the map that the app follows (CL-NPC-15 to -31).

Each answer is the one that the table would give; None where the map does not know, and then the table is asked. A hex
that nobody has copied is tried as open and as closed: only what is the same in both is an answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Final, TypeVar

from companion.core.procedures.procedure import Context, Procedure, first_of
from companion.core.questions.kinds import Option
from companion.core.values.messages import msg
from companion.games.captains_log.combat import fortresses
from companion.games.captains_log.events import weather
from companion.games.captains_log.fleet.npc_card import RouteStop
from companion.games.captains_log.model.ids import NO_ONE, ShipId
from companion.games.captains_log.model.ledger import by_ruling
from companion.games.captains_log.model.options import RULINGS
from companion.games.captains_log.model.sea import Spot
from companion.games.captains_log.npcs.acting import Acting, Passed, Ready
from companion.games.captains_log.sea import kraken_way, lookout, places
from companion.games.captains_log.sea.chart import (
    UNKNOWN,
    chart,
    is_whole,
    krakens,
    lies_moored,
    spot,
    standing,
    stands_on,
    zones,
)
from companion.games.captains_log.sea.courses import WORLDS, NpcReach, World, points, reach
from companion.games.captains_log.sea.lookout import is_abeam, sees, through_bow_or_stern
from companion.games.captains_log.voyage import calm_sea
from companion.hexmap import CLOCK, Clock, Hex, along, disc, distance, neighbour, neighbours, opposite, sides_towards

R = TypeVar("R")
FAR = 10**6
"""Longer than any way."""
SAILING: Final[Mapping[str, str]] = {"A-103": "CL-NPC-17", "A-104": "CL-NPC-15", "A-106": "CL-NPC-17"}
"""Settings by which an NPC sails otherwise, each with the rule that leaves it open."""


def follows(a: Acting) -> Spot | None:
    """Where the NPC stands, if the map tells all that it decides by."""
    return spot(a.t.now, a.npc) if is_whole(a.t.now) else None


def _both(a: Acting, find: Callable[[World], R]) -> R | None:
    """What is found whether hexes that nobody has copied are open or closed; None where that makes a difference."""
    first = find(WORLDS[0])
    return first if chart(a.t.now).copied or first == find(WORLDS[1]) else None


def _reach(a: Acting, at: Hex, hexes: int, world: World, goals: Iterable[Hex] = ()) -> NpcReach:
    """How far it comes from a hex (A-106: what it keeps off)."""
    feared = fortresses.threats(a.t.now, a.npc)
    return reach(a.t.now, a.t.book, a.npc, at, hexes, feared=feared, goals=tuple(goals), world=world)


def _usually(a: Acting, ruling: str) -> Acting | None:
    """The same at a table that has settled one point as is usual; None where this one has."""
    options, usual = a.t.now.options, RULINGS.alternatives[ruling][0]
    if options.ruling(ruling) == usual:
        return None
    settled = replace(options, rulings=RULINGS.settled(options.rulings, ruling, usual))
    return replace(a, t=Context(replace(a.t.now, options=settled), a.t.book))


def _by_settings(a: Acting, differs: Callable[[Acting], bool]) -> Procedure[None]:
    """Name each setting without which it would sail otherwise. differs: whether it would, settled as is usual."""
    for ruling, rule in SAILING.items():
        usual = _usually(a, ruling)
        yield from by_ruling(a.t, ruling, rule, bites=usual is not None and differs(usual))


def _where(a: Acting, ship: ShipId) -> Hex:
    there = spot(a.t.now, ship)
    assert there is not None  # `follows` has looked
    return there.at


def touches(a: Acting, at: Hex, ship: ShipId, attack: Ready) -> bool | None:
    """CL-NPC-20, -39: whether a hex is in contact with a ship: adjacent, or for guns within their unpenalised range."""
    there = _where(a, ship)
    away = distance(at, there)
    if away <= 1 or attack != "fire" or away > 1 + a.card.passives.range:
        return away == 1
    return sees(a.t.now, a.t.book, at, there)


def can(a: Acting, here: Spot, ship: ShipId, attack: Ready) -> bool | None:
    """CL-NPC-22, -31, CL-RNG-01, CL-BOA-01: whether it could attack a ship in this way from there.

    To fire: in contact, on a flank, in sight, not from a mooring. To board: flank to flank. Without an attack contact
    is all.
    """
    there = spot(a.t.now, ship)
    assert there is not None
    if not attack:
        return touches(a, here.at, ship, attack)
    if not is_abeam(a.t.now, here, there.at):
        return False
    if attack == "board":
        return distance(here.at, there.at) == 1 and is_abeam(a.t.now, there, here.at)
    facts = (
        touches(a, here.at, ship, attack),
        sees(a.t.now, a.t.book, here.at, there.at),
        _not(lies_moored(a.t.now, here.at)),
    )
    return False if False in facts else None if None in facts else True


def _not(fact: bool | None) -> bool | None:
    return None if fact is None else not fact


def _contact_hexes(a: Acting, ship: ShipId, attack: Ready) -> tuple[Hex, ...]:
    """All hexes in contact with a ship, as far as is known."""
    farthest = 1 + (a.card.passives.range if attack == "fire" else 0)
    return tuple(at for at in disc(_where(a, ship), farthest) if touches(a, at, ship, attack))


def _reaches(a: Acting, far: NpcReach, ship: ShipId, attack: Ready) -> bool:
    """A-27: whether it could end this turn on a free hex in contact with a ship."""
    contact = set(_contact_hexes(a, ship, attack))
    return any(at in contact for at in far.ends())


# ---------------------------------------------------------------------- what the table would answer


def _looked(a: Acting, ships: tuple[ShipId, ...]) -> tuple[Spot, dict[ShipId, bool]] | None:
    """Where it stands, and which of these ships are in its line of sight; None where the map does not know."""
    here = follows(a)
    if here is None:
        return None
    sights = {ship: sees(a.t.now, a.t.book, here.at, _where(a, ship)) for ship in ships}
    known = {ship: seen for ship, seen in sights.items() if seen is not None}
    return (here, known) if len(known) == len(ships) else None


def seen(a: Acting, ships: tuple[ShipId, ...], hexes: int, attack: Ready) -> tuple[ShipId, ...] | None:
    """CL-NPC-25: which of these are in contact, or in sight and in reach."""
    looked = _looked(a, ships)
    if looked is None:
        return None
    here, sights = looked

    def find(world: World) -> tuple[ShipId, ...]:
        far = _reach(a, here.at, hexes, world)
        return tuple(
            ship
            for ship in ships
            if touches(a, here.at, ship, attack) or (sights[ship] and _reaches(a, far, ship, attack))
        )

    return _both(a, find)


def where(a: Acting, ship: ShipId, hexes: int, attack: Ready, *, screened: bool) -> str | None:
    """CL-NPC-25, -26: a single enemy is in contact, in reach, or far; hidden where it is in reach but not in sight,
    which matters beside a defensive ship alone (`screened`)."""
    here = follows(a)
    if here is None:
        return None
    met, sight = touches(a, here.at, ship, attack), sees(a.t.now, a.t.book, here.at, _where(a, ship))
    if met is None or (screened and sight is None):
        return None
    if met:
        return "contact"
    near = _both(a, lambda world: _reaches(a, _reach(a, here.at, hexes, world), ship, attack))
    if near is None:
        return None
    if not near:
        return "far"
    return "reach" if sight or not screened else "hidden"


def contact(a: Acting, ships: tuple[ShipId, ...], attack: Ready) -> str | None:
    """CL-NPC-30: the first of these that is in contact, and whether the NPC lies well to it: "npc-2:ready", "apart"."""
    here = follows(a)
    if here is None:
        return None
    for ship in ships:
        met = touches(a, here.at, ship, attack)
        if met is None:
            return None
        if met:
            well = can(a, here, ship, attack)
            return None if well is None else f"{ship}:{'ready' if well else 'turn'}"
    return "apart"


def placed(a: Acting, ship: ShipId, attack: Ready) -> bool | None:
    """AG-M3, DF-M3: whether a ship in contact is a legal target of the next attack from here."""
    here = follows(a)
    return None if here is None else can(a, here, ship, attack)


def targets(a: Acting, ships: tuple[ShipId, ...], attack: Ready) -> tuple[ShipId, ...] | None:
    """CL-NPC-31: which of these it can attack from where it stands."""
    here = follows(a)
    if here is None:
        return None
    found = {ship: can(a, here, ship, attack) for ship in ships}
    return None if None in found.values() else tuple(ship for ship, legal in found.items() if legal)


def others_near(a: Acting, ships: tuple[ShipId, ...]) -> bool | None:
    """CL-NPC-27, CL-EVT-12: whether one of these is in sight and in reach of its movement."""
    move = next((flag for flag in a.card.flags if flag.kind == "move"), None)
    hexes = None if move is None or move.value is None else max(0, move.value - a.t.now.npc(a.npc).sails)
    if hexes is None:
        return None
    if any(weather.storms(a.t.now, a.t.book)):
        calm = calm_sea.known(a.t.now, a.t.book) and lookout.in_calm(a.t.now, a.npc)
        if calm is None:
            return None
        hexes = hexes if calm else weather.storm_safe(a.t.now, a.t.book, hexes)
    found = seen(a, ships, hexes, "")
    return None if found is None else bool(found)


def nearest(a: Acting, ships: tuple[ShipId, ...]) -> ShipId | None:
    """CL-NPC-26, -29, A-102: the nearest of these by the way that it could sail, else in a straight line; at equal
    distance the first."""
    here = follows(a)
    if here is None:
        return None
    straight = {ship: distance(here.at, _where(a, ship)) for ship in ships}
    if a.t.now.options.ruling("A-102") == "straight":
        return min(ships, key=lambda ship: straight[ship])

    def find(world: World) -> ShipId:
        far = _reach(a, here.at, 0, world)

        def length(ship: ShipId) -> int:
            ways = {far.costs[at]: far.length(at) for at in _contact_hexes(a, ship, "") if at in far.costs}
            return ways[min(ways)] if ways else FAR

        return min(ships, key=lambda ship: (length(ship), straight[ship]))

    return _both(a, find)


def nearest_by_setting(a: Acting, ships: tuple[ShipId, ...], found: ShipId | None) -> bool:
    """A-102: whether another one would be the nearest if that were settled as is usual."""
    usual = _usually(a, "A-102")
    return usual is not None and found is not None and nearest(usual, ships) not in (None, found)


# ---------------------------------------------------------------------- where it sails


def attacks(a: Acting, target: ShipId, hexes: int, attack: Ready) -> Procedure[bool]:
    """CL-NPC-30: into contact with its target, best placed for the next attack. False where the map does not know."""
    here = follows(a)
    if here is None:
        return (yield from adrift(a))

    def find(a: Acting, world: World) -> tuple[tuple[Spot, ...], NpcReach]:
        far = _reach(a, here.at, hexes, world)
        contact = set(_contact_hexes(a, target, attack))
        spots = [Spot(at, bow) for at in far.ends() if at in contact for bow in far.headings(at)]
        return _best(a, far, spots, target, attack), far

    return (yield from _goes(a, here, find))


def turns(a: Acting, target: ShipId, hexes: int, attack: Ready) -> Procedure[bool]:
    """CL-NPC-16: turning on the spot so that it lies well to a ship in contact, or if that does not do, shifting."""
    here = follows(a)
    if here is None:
        return (yield from adrift(a))

    def find(a: Acting, world: World) -> tuple[tuple[Spot, ...], NpcReach]:
        far = _reach(a, here.at, hexes, world)
        spots = [Spot(here.at, bow) for bow in CLOCK]
        if not any(can(a, each, target, attack) for each in spots):
            spots += [Spot(at, bow) for at in far.ends() for bow in far.headings(at)]
        well = [each for each in spots if can(a, each, target, attack)]
        return _best(a, far, well, target, attack), far

    return (yield from _goes(a, here, find))


def approaches(
    a: Acting, goals: Callable[[], Iterable[Hex]], hexes: int, spared: tuple[Hex, ...] = ()
) -> Procedure[bool]:
    """CL-NPC-26, -35: as far as its points go on the way to some hexes. False where the map does not know.

    spared: what it does not avoid, though it is a mooring.
    """
    here = follows(a)
    if here is None:
        return (yield from adrift(a))
    wanted = tuple(goals())

    def find(a: Acting, world: World) -> tuple[tuple[Spot, ...], NpcReach]:
        far = _reach(a, here.at, hexes, world, spared)
        return tuple(Spot(at, bow) for at in far.towards(wanted) for bow in far.headings(at)), far

    return (yield from _goes(a, here, find))


def nears(a: Acting, target: ShipId, hexes: int) -> Procedure[bool]:
    """CL-NPC-26: towards a ship out of reach."""
    return (yield from approaches(a, lambda: _contact_hexes(a, target, ""), hexes))


def stop_hexes(a: Acting, stop: RouteStop) -> tuple[Hex, ...]:
    """CL-NPC-34: the hexes of a stop of a route, as far as they were copied."""
    here = chart(a.t.now)
    if stop.goal == "hex":
        return here.numbered(stop.tile)
    return here.marked(stop.tile, "mooring" if stop.goal == "mooring" else "whale")


def shows(a: Acting, stop: RouteStop) -> bool:
    """Whether the map shows where a stop of a route is."""
    return bool(stop_hexes(a, stop)) and chart(a.t.now).is_copied(stop.tile)


def calls(a: Acting, stop: RouteStop, hexes: int) -> Procedure[bool | None]:
    """CL-NPC-35, -18: a merchant sails to a stop; whether it arrives, None where the map does not know.

    An occupied hex is not reached: it stops as near as it can.
    """
    goals = stop_hexes(a, stop)
    if not shows(a, stop):
        yield from adrift(a)
        return None
    if not (yield from approaches(a, lambda: goals, hexes, goals)):
        return None
    return _where(a, a.npc) in goals


def wanders(a: Acting, hexes: int, *, key: str, rule: str) -> Procedure[None]:
    """CL-CAP-33, CL-NPC-14: wherever whoever commands it likes, within so many hexes."""
    here = follows(a)
    if here is None:
        yield from adrift(a)
        return
    a.passed = ()
    far = _reach(a, here.at, hexes, False)
    ends = [at for at in far.ends() if at != here.at and chart(a.t.now).cells[at] != UNKNOWN]
    if not ends:
        return
    at = yield from _shown(a, ends, key=key, rule=rule)
    steps = far.steps(at)
    yield from a.t.happens(places.ShipSailed(a.npc, steps, Spot(at, steps[-1]), rule=rule))
    a.passed = _passed(a, here.at, steps)


def _shown(a: Acting, ends: Iterable[Hex], *, key: str, rule: str) -> Procedure[Hex]:
    """One of some hexes, as whoever runs the NPC likes."""
    chosen = yield from a.t.choose(
        "npc-course",
        (places.hex_option(a.t.now, at) for at in ends),
        key=key,
        who=a.t.now.npc(a.npc).owner or a.t.now.npc(a.npc).seat,
        rule=rule,
        words={"ship": a.name},
        chart=True,
        about=(a.npc,),
    )
    return places.read_hex(chosen)


# ---------------------------------------------------------------------- how the White Whale rams


def prey(a: Acting, ships: tuple[ShipId, ...], hexes: int) -> tuple[ShipId, ...] | None:
    """CL-WHL-04: which of these are in sight, and near enough for her to swim onto their hexes."""
    looked = _looked(a, ships)
    if looked is None:
        return None
    here, sights = looked
    seen = tuple(ship for ship in ships if sights[ship])
    return _both(a, lambda world: tuple(ship for ship in seen if _ram(a, here.at, _where(a, ship), hexes, world)))


def _ram(a: Acting, at: Hex, goal: Hex, hexes: int, world: World) -> tuple[Clock, ...]:
    """Her steps onto a hex; none where she does not come so far."""
    far = _reach(a, at, hexes, world, (goal,))
    return far.steps(goal) if goal in far.costs and far.length(goal) <= hexes else ()


def rams(a: Acting, target: ShipId, hexes: int) -> Procedure[tuple[Clock, ...]]:
    """CL-WHL-05: she swims onto the hex of a ship, and by which steps; by none where the map does not know."""
    here = follows(a)
    steps = None if here is None else _both(a, lambda world: _ram(a, here.at, _where(a, target), hexes, world))
    if here is None or not steps:
        yield from adrift(a)
        return ()
    yield from _by_settings(a, lambda usual: _ram(usual, here.at, _where(a, target), hexes, WORLDS[0]) != steps)
    yield from a.t.happens(places.ShipSailed(a.npc, steps, Spot(_where(a, target), steps[-1]), rule="CL-WHL-05"))
    a.passed = _passed(a, here.at, steps)
    return steps


def swims_on(a: Acting, steps: tuple[Clock, ...], hexes: int, *, key: str) -> Procedure[None]:
    """CL-WHL-06, A-54: straight on from the hex where she rammed, onto a free one, as far as whoever runs her likes.

    Where none is free within her points, onto a free one beside; the text is silent on that.  hexes: of her movement.
    """
    here = follows(a)
    if here is None or not steps:
        return
    cells, waters = chart(a.t.now).cells, _reach(a, here.at, hexes, WORLDS[0]).tolls
    back = tuple(opposite(step) for step in reversed(steps))
    left = hexes - sum(points(a.t.book, cells[at]) for at in (here.at, *along(here.at, back[:-1])))
    ends = [here.at] if _alone(a, here.at) else []
    at = neighbour(here.at, here.bow)
    while at in waters and (left := left - points(a.t.book, cells[at])) >= 0:
        ends += [at] if _alone(a, at) else []
        at = neighbour(at, here.bow)
    ends = ends or [at for at in neighbours(here.at) if at in waters and _alone(a, at)]
    if not ends:
        return
    at = yield from _shown(a, ends, key=key, rule="CL-WHL-06")
    if at != here.at:
        way = (here.bow,) * distance(here.at, at) if at not in neighbours(here.at) else sides_towards(here.at, at)
        yield from a.t.happens(places.ShipSailed(a.npc, way, Spot(at, way[-1]), rule="CL-WHL-06"))
        a.passed = (*(a.passed or ()), *_passed(a, here.at, way))


def _alone(a: Acting, at: Hex) -> bool:
    """CL-MOV-12: whether no other miniature is on a hex, so that she may stay there."""
    others = (there.at for ship, there in standing(a.t.now) if ship != a.npc)
    return at not in others and at not in krakens(a.t.now)


def adrift(a: Acting) -> Procedure[bool]:
    """It sailed where only the table sees it."""
    a.passed = None
    if spot(a.t.now, a.npc) is not None:
        yield from a.t.happens(places.ShipAdrift(a.npc, rule="CL-NPC-30"))
    return False


def _best(a: Acting, far: NpcReach, spots: Iterable[Spot], target: ShipId, attack: Ready) -> tuple[Spot, ...]:
    """CL-NPC-19, -30: the best of some spots, several where they are equal: placed for the attack, its shot neither
    through bow nor stern, then by the fastest way."""
    there = spot(a.t.now, target)
    assert there is not None

    def worse(each: Spot) -> tuple[bool, bool, tuple[int, ...]]:
        hard = attack == "fire" and through_bow_or_stern(there, each.at)
        return not can(a, each, target, attack), hard, far.costs[each.at]

    ranked = {each: worse(each) for each in spots}
    return tuple(each for each, rank in ranked.items() if rank == min(ranked.values()))


def _goes(a: Acting, here: Spot, find: Callable[[Acting, World], tuple[tuple[Spot, ...], NpcReach]]) -> Procedure[bool]:
    """It takes the place that was found; of several equal ones its controller takes one. False if none is certain."""
    spots, far = find(a, WORLDS[0])
    if not chart(a.t.now).copied and find(a, WORLDS[1])[0] != spots:
        return (yield from adrift(a))
    a.passed = ()
    if not spots or spots == (here,):
        yield from _by_settings(a, lambda usual: find(usual, WORLDS[0])[0] != spots)
        yield from a.bid("CL-NPC-19", msg("cl-npc-order-stays"), msg("cl-told-stays", npc=a.name))
        return True
    chosen = spots[0]
    if len(spots) > 1:
        chosen = yield from _chooses(a, spots)
    steps = () if chosen.at == here.at else far.steps(chosen.at, chosen.bow)

    def otherwise(usual: Acting) -> bool:
        others, ways = find(usual, WORLDS[0])
        return others != spots or (bool(steps) and ways.steps(chosen.at, chosen.bow) != steps)

    yield from _by_settings(a, otherwise)
    yield from a.t.happens(places.ShipSailed(a.npc, steps, chosen, rule="CL-NPC-19"))
    a.passed = _passed(a, here.at, steps)
    return True


def _chooses(a: Acting, spots: tuple[Spot, ...]) -> Procedure[Spot]:
    """CL-NPC-19: between equals its controller settles, always in its favour; the first stands until somebody does."""
    names = {f"{places.hex_id(each.at)},{each.bow}": each for each in spots}
    options = (
        Option(name, msg("cl-npc-end", place=places.place(a.t.now, each.at), clock=each.bow), picture=f"way:{each.bow}")
        for name, each in names.items()
    )
    at = f"{a.actions}"
    chosen = yield from a.t.choose(
        "npc-end",
        options,
        at=at,
        who=a.t.now.npc(a.npc).seat,
        rule="CL-NPC-19",
        words={"npc": a.name},
        default=first_of(names),
        quiet=True,
        charted=True,
        about=(a.npc,),
    )
    return names[chosen]


def _passed(a: Acting, start: Hex, steps: tuple[Clock, ...]) -> tuple[Passed, ...]:
    """CL-MOV-13, -14, CL-FRT-02, CL-KRK-08: whom it could not avoid on its way, ship by ship and zone by zone."""
    s, found = a.t.now, list[Passed]()
    ends = _where(a, a.npc)
    for at in along(start, steps):
        other = stands_on(s, at)
        if other is not None and at != ends and a.card.special != "whale":  # CL-WHL-06
            found.append(Passed(other, None, 0))
        if kraken_way.is_deadly(s, a.t.book, at):
            found.append(Passed(NO_ONE, None, 0))
        found += (Passed(NO_ONE, owner, dice) for owner, dice in zones(s, a.t.book, at))
    return tuple(found)
