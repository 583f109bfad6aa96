"""What lies where, as the chart draws it: ships of players by colour and pennant, counters face down or as far as the
reader knows them, what each port is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal, cast

from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg
from companion.games.blackbeard.map import places, printed_ports
from companion.games.blackbeard.model.book import Book, Nation, Ocean, PortStanding
from companion.games.blackbeard.model.ids import NO_SEAT, NO_SHIP, CounterKind, PlaceId, SeatId, ShipId
from companion.games.blackbeard.model.names import SHIPS, who
from companion.games.blackbeard.model.records import Counter, Face, Place
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.standing import ports
from companion.ui.games.blackbeard.chart.plan import Known
from companion.ui.games.blackbeard.parts.ports import in_general

HUNTER: Final = "ship:ship_of_the_line"


@dataclass(frozen=True, slots=True)
class ChartFigure:
    """Something that lies on the chart. picture: of the ship.  colour: of its player, "" for a counter's.

    seat: number of the player in seating order, 0 for a counter: the shape of the pennant.  of: how many counters lie
    there under each other.  flag, figure: of a counter that the reader may see, "" for one that is face down.
    turn: of the player with the dice.  fresh: it has just come, moved, or been turned up.
    """

    kind: Literal["pirate", "kc", "merchant", "warship"]
    picture: str
    colour: str = ""
    seat: int = 0
    of: int = 1
    flag: str = ""
    figure: str = ""
    turn: bool = False
    fresh: bool = False


def known(s: State, book: Book, more: Iterable[Place] = ()) -> Known:
    """What is to be laid out. more: places besides, of which a question asks."""
    lying = (*places.occupied(s), *more)
    lanes = dict(_lanes(s, book, lying))
    hexes = tuple(place for place in lying if place.kind in ("hex", "sea") and place.ocean)
    strays = {
        places.token(place): place
        for place in lying
        if (place.kind == "lane" and int(place.id) not in lanes) or (place.kind in ("hex", "sea") and not place.ocean)
    }
    only = {places.token(place): place for place in hexes}
    return Known(tuple(lanes.items()), tuple(only.values()), tuple(strays[each] for each in sorted(strays)))


def _lanes(s: State, book: Book, lying: Sequence[Place]) -> Iterator[tuple[int, Ocean]]:
    """Lanes with their oceans, as they became known: from reports, copied, or told with what lies there."""
    for lane in book.lanes:
        if lane.ocean is not None and not s.copied("lane", str(lane.number), "ocean"):
            yield lane.number, lane.ocean.value
    for card in s.cards:
        ocean = dict(card.record).get("ocean") if card.schema == "lane" else None
        if ocean:
            yield int(card.subject), cast(Ocean, ocean)
    for place in lying:
        if place.kind == "lane" and place.ocean:
            yield int(place.id), place.ocean


def spread(
    s: State, book: Book, before: State | None = None, lone: SeatId = NO_SEAT
) -> dict[PlaceId, list[ChartFigure]]:
    """Pieces by place: pirates, King's Commissioners, Warships, Merchants; what is alike face down in one pile.

    before: the state before the last change.  lone: the one person who sees this, and what he knows of counters.
    """
    found: dict[PlaceId, list[ChartFigure]] = {}
    old = {each.id: each.place for each in (before.boats if before is not None else s.boats)}
    seats = [player.id for player in s.players]
    for boat in s.boats:
        if not boat.place.kind:
            continue
        player = s.player(boat.owner)
        pirate = not boat.id.is_commissioner
        piece = ChartFigure(
            "pirate" if pirate else "kc",
            SHIPS[s.pirate(boat.id).hull] if pirate else HUNTER,
            player.colour,
            seats.index(player.id) + 1,
            turn=s.turn.holder == player.id and s.turn.stage != "setup",
            fresh=old.get(boat.id) != boat.place,
        )
        found.setdefault(places.token(boat.place), []).append(piece)
    known_before = before.counters if before is not None else s.counters
    for kind in ("warship", "merchant"):
        for counter in (each for each in s.counters if each.kind == kind and each.place.kind):
            _pile(found.setdefault(places.token(counter.place), []), counter, counter not in known_before, lone)
    return found


def _pile(pile: list[ChartFigure], counter: Counter, fresh: bool, lone: SeatId) -> None:
    """A counter laid on others that look the same, else beside them."""
    piece = replace(counter_piece(counter.kind, counter.face if visible(counter, lone) else None), fresh=fresh)
    for i, other in enumerate(pile):
        if not piece.figure and replace(other, of=1, fresh=False) == replace(piece, fresh=False):
            pile[i] = replace(other, of=other.of + 1, fresh=other.fresh or fresh)
            return
    pile.append(piece)


def counter_piece(kind: CounterKind, face: Face | None) -> ChartFigure:
    """A counter as it is drawn. face: None for one that lies face down."""
    drawn = "ship:caravel" if kind == "merchant" else HUNTER
    if face is None:
        return ChartFigure(kind, drawn)
    return ChartFigure(
        kind, drawn, flag=face.nation or "none", figure=str(face.defence if kind == "merchant" else face.combat)
    )


def visible(counter: Counter, lone: SeatId) -> bool:
    """Whether all who see this screen may see the face of a counter. lone: the one person who sees it."""
    return counter.revealed or (bool(lone) and counter.known_to(lone))


def judge(s: State) -> ShipId:
    """The pirate for whom ports are what they are drawn as: the first of the player with the dice; "" for none."""
    return next((pirate.id for pirate in s.active if pirate.owner == s.turn.holder), NO_SHIP)


def standings(s: State, book: Book) -> tuple[tuple[PlaceId, PortStanding | Literal[""]], ...]:
    """Ports with what they are to the player with the dice."""
    whose = judge(s)
    return tuple((PlaceId(f"port-{port.number}"), standing(s, book, whose, port.number)) for port in book.ports)


def flags(s: State, book: Book, lanes: Iterable[int]) -> tuple[tuple[PlaceId, str], ...]:
    """Ports and lanes with their nationality, as far as anybody knows."""
    found = [(PlaceId(f"port-{each.number}"), printed_ports.known_nation(s, book, each.number)) for each in book.ports]
    found += [(PlaceId(f"lane-{lane}"), cast("Nation | None", s.copied("lane", str(lane), "nation"))) for lane in lanes]
    return tuple((place, nation) for place, nation in found if nation)


def standing(s: State, book: Book, whose: ShipId, number: int) -> PortStanding | Literal[""]:
    """What a port is to a pirate, or by its Governor where there is none; "" for a destroyed one (BB-8.x)."""
    return ports.standing(s, book, whose, number) if whose else in_general(s, book, number)


def names(s: State, book: Book) -> tuple[tuple[PlaceId, str], ...]:
    """What ports are called by those who have copied or printed it."""
    found = []
    for port in book.ports:
        name = s.copied("port", str(port.number), "name") or (port.name.value if port.name is not None else "")
        if name:
            found.append((PlaceId(f"port-{port.number}"), str(name)))
    return tuple(found)


def place_of(s: State, known: Known, book: Book, token: PlaceId) -> Place:
    """The place that an id on the chart stands for."""
    match token.kind:
        case "port":
            return places.port(book, token.number)
        case "zone":
            return places.zone(token.number)
        case "lane":
            found: Ocean | Literal[""] = dict(known.lanes).get(token.number, "")
            return Place("lane", str(token.number), found)
    lying = (*known.hexes, *known.strays)
    return next((place for place in lying if places.token(place) == token), Place())


def aboard(s: State, book: Book, place: Place) -> tuple[tuple[ShipId, Msg], ...]:
    """Everything that lies somewhere: ids and names, in the order of the chart."""
    boats = [boat.id for boat in s.boats if boat.place.same(place)]
    hunters = [each.id for each in s.warships if each.place.same(place)]
    merchants = [each.id for each in s.merchants_at(place)]
    return tuple((each, who(s, book, each)) for each in (*boats, *hunters, *merchants))
