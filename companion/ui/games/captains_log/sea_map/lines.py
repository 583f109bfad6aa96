"""What is drawn across the map, as plain data: ways that ships sailed, shots, lines of sight and what cuts them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from companion.core.events.event import Occurrence
from companion.core.questions.kinds import Choose
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.combat.ballistics import HARM, amount
from companion.games.captains_log.combat.salvo import ShotsFired
from companion.games.captains_log.fleet.ships import afloat
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import ShipId, SideId
from companion.games.captains_log.model.names import ship_option, who
from companion.games.captains_log.model.state import State
from companion.games.captains_log.npcs.survey import left_aside
from companion.games.captains_log.sea.chart import chart, spot, stands_on, zones
from companion.games.captains_log.sea.kraken_way import KrakenSwam
from companion.games.captains_log.sea.lookout import is_abeam, stops
from companion.games.captains_log.sea.places import ShipSailed
from companion.hexmap import Clock, Hex, along, disc, distance, neighbour, opposite
from companion.ui.screen_session.screen_session import ScreenSession

Outline = tuple[Hex, ...]
KRAKEN: Final = "kraken"
"""Whose way is no ship's."""


@dataclass(frozen=True, slots=True)
class Route:
    """A way over the map."""

    way: Outline
    """Its hexes, the first one included."""
    colour: str = ""
    """Of the ship that stood at its beginning; "" for none that has left it."""
    aside: Outline = ()
    """The shorter way that it did not take."""
    avoided: Outline = ()
    """The hexes on that one which it kept off."""
    why: Msg | None = None
    """How much longer it went, and for what."""


@dataclass(frozen=True, slots=True)
class MapLine:
    """A straight line from one hex to another."""

    start: Hex
    end: Hex
    label: Msg
    shot: bool = False
    """Whether guns were fired along it; else somebody looks."""
    good: bool = True
    """Whether what is wanted along it is allowed."""
    stops: Outline = ()
    """What cuts it."""


@dataclass(frozen=True, slots=True)
class MapOverlay:
    """All that is drawn across the map."""

    routes: tuple[Route, ...] = ()
    lines: tuple[MapLine, ...] = ()
    arc: Outline = ()
    """Hexes on the flanks of whoever is about to attack."""

    @property
    def hexes(self) -> Outline:
        """Where it is."""
        ways = [at for route in self.routes for at in (*route.way, *route.avoided)]
        return (*ways, *(at for line in self.lines for at in (line.start, line.end)))


NOTHING = MapOverlay()


def doings(session: ScreenSession) -> MapOverlay:
    """What ships have done since this screen was touched: where they sailed, at whom they fired."""
    journal = session.view.journal
    return _done(entry for _, entry in journal.live[journal.position(session.touched + 1) :])


def doings_of(session: ScreenSession) -> MapOverlay:
    """What ships would do in the plan of a screen."""
    return _done(entry for _, entry in session.view.journal.live)


def _done(entries: Iterable[object]) -> MapOverlay:
    """What is drawn of some entries of a journal."""
    routes, shots = dict[str, Route](), Counter[tuple[Hex, Hex, str]]()
    for entry in entries:
        if not isinstance(entry, Occurrence):
            continue
        s, event = entry.before, entry.event
        if isinstance(event, ShipSailed) and event.steps:
            routes[event.ship] = _sailed(s, entry.book, event, routes.get(event.ship))
        elif isinstance(event, KrakenSwam):
            routes[KRAKEN] = _swum(event, routes.get(KRAKEN))
        elif isinstance(event, ShotsFired):
            shots.update(_fired(s, entry.book, event))
    lines = (MapLine(start, end, msg(f"cl-map-hit-{harm}", n=n), shot=True) for (start, end, harm), n in shots.items())
    return MapOverlay(tuple(routes.values()), tuple(lines))


def _swum(event: KrakenSwam, before: Route | None) -> Route:
    """The way of the Kraken, with that up to whom it met before."""
    way = _back(event.steps, event.at)
    return Route((*before.way, *way[1:]) if before is not None and before.way[-1] == way[0] else way)


def _back(steps: tuple[Clock, ...], end: Hex) -> Outline:
    """The hexes of a way, from where it began."""
    way = [end]
    for clock in reversed(steps):
        way.append(neighbour(way[-1], opposite(clock)))
    return tuple(reversed(way))


def _sailed(s: State, book: Book, event: ShipSailed, before: Route | None) -> Route:
    """The way of a ship; a movement that goes on where another one of its ways ended is one way with it."""
    way = _back(event.steps, event.spot.at)
    if before is not None and before.way[-1] == way[0]:
        return replace(before, way=(*before.way, *way[1:]))
    aside, avoided = left_aside(s, book, event.ship.npc, event.steps) if event.ship.is_npc else ((), ())
    cells = (way[0], *along(way[0], aside)) if aside else ()
    why = msg("cl-map-aside", n=len(way) - 1, less=len(aside), what=_reasons(s, book, avoided)) if avoided else None
    return Route(way, ship_option(s, event.ship).colour, cells, avoided, why)


def _reasons(s: State, book: Book, avoided: Outline) -> tuple[Msg, ...]:
    """CL-NPC-17: what there is on hexes that an NPC keeps off."""
    found = []
    for at in avoided:
        if (other := stands_on(s, at)) is not None:
            found.append(who(s, other))
        if zones(s, book, at):
            found.append(msg("cl-avoids-zone"))
        if "mooring" in chart(s).cells[at].marks:
            found.append(msg("cl-avoids-mooring"))
    return tuple(dict.fromkeys(found))


def _fired(s: State, book: Book, event: ShotsFired) -> dict[tuple[Hex, Hex, str], int]:
    """From where to where a salvo was fired, and what it did; nothing where the map does not know both ends. Salvoes
    one after the other along one line add up.
    """
    there, start = spot(s, event.target), _gun(s, book, event.shooter, event.target)
    if there is None or start is None:
        return {}
    return {(start, there.at, HARM[event.ammunition]): amount(event.damage, event.ammunition, chain=event.chain)}


def _gun(s: State, book: Book, shooter: SideId, target: ShipId) -> Hex | None:
    """Where it was fired from: the hex of a ship, or of the fortress in whose zone its target is."""
    if shooter.is_ship:
        here = spot(s, shooter.ship)
        return None if here is None else here.at
    there = spot(s, target)
    if there is None or all(owner != shooter for owner, _ in zones(s, book, there.at)):
        return None
    guns = (at for tile, owner in s.fortresses if owner == shooter for at in chart(s).marked(tile, "fortress"))
    return min(guns, key=lambda at: distance(at, there.at), default=None)


def aims(session: ScreenSession, question: object) -> tuple[MapLine, ...]:
    """The lines from whoever is asked to each of the ships out of which a question lets choose."""
    s: State = session.view.state
    if not isinstance(question, Choose) or question.chart or s.sea is None:
        return ()
    ships = {str(ship): ship for ship in afloat(s)}
    viewer = ships.get(question.who) or next((ships[each] for each in question.about if each in ships), None)
    wanted = {ships[each.id]: each.verdict.allowed for each in question.options if each.id in ships}
    return () if viewer is None else tuple(_looks(s, session.view.game.book, viewer, wanted.items()))


def looks(session: ScreenSession, viewer: ShipId) -> tuple[MapLine, ...]:
    """The lines from a ship to all others."""
    s: State = session.view.state
    wanted = ((ship, True) for ship in afloat(s) if ship != viewer)
    return tuple(_looks(s, session.view.game.book, viewer, wanted))


def _looks(s: State, book: Book, viewer: ShipId, wanted: Iterable[tuple[ShipId, bool]]) -> Iterator[MapLine]:
    for ship, good in wanted:
        yield from look_at(s, book, viewer, ship, good=good)


def look_at(s: State, book: Book, viewer: ShipId, ship: ShipId, *, good: bool) -> Iterator[MapLine]:
    """The line from one ship to another, where the map knows both. good: whether what is wanted of it is allowed."""
    here, there = spot(s, viewer), spot(s, ship)
    if here is not None and there is not None and here.at != there.at:
        label = msg("cl-map-away", n=distance(here.at, there.at))
        yield MapLine(here.at, there.at, label, good=good, stops=stops(s, book, here.at, there.at))


def arc_of(s: State, shooter: ShipId, lines: Iterable[MapLine]) -> Outline:
    """CL-RNG-01, A-15: the hexes on the flanks of a ship, as far as those at whom it looks."""
    here, far = spot(s, shooter), max((distance(line.start, line.end) for line in lines), default=0)
    if here is None:
        return ()
    cells = (at for at in disc(here.at, far) if at in chart(s).cells and at != here.at)
    return tuple(sorted(at for at in cells if is_abeam(s, here, at)))
