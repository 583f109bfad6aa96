"""What the map shows at a moment, as plain data: tiles, ships by colour and heading, what floats, what was sailed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from companion.core.questions.kinds import Choose, Option, is_hex
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.model.ids import ShipId
from companion.games.captains_log.model.names import ship_option
from companion.games.captains_log.model.sea import Mark, Spot, TileHex
from companion.games.captains_log.model.state import GOODS, State
from companion.games.captains_log.sea import by_hand, floats, kraken_way, tiles
from companion.games.captains_log.sea.chart import chart, covered, standing
from companion.games.captains_log.sea.places import hex_id, read_hex
from companion.hexmap import Hex, neighbours
from companion.ui.games.captains_log.sea_map.lines import Outline

COST: Final = "n"
"""Argument of a note that says what it costs to get to a hex."""


@dataclass(frozen=True, slots=True)
class MapShip:
    """A ship on the map."""

    id: ShipId
    name: Msg
    label: Msg
    """The same in few letters, to stand beside it."""
    colour: str
    """Name of its owner's or its nation's colour."""
    spot: Spot
    turn: bool
    """Whether it is its turn."""
    sure: bool
    """Whether its place was shown, not only worked out."""


@dataclass(frozen=True, slots=True)
class Thing:
    """What lies on the sea and is no ship: what floats, the Kraken, a hex of the fog."""

    id: str
    """As corrections name it (`by_hand`)."""
    at: Hex
    name: Msg
    pictures: tuple[str, ...]
    size: float = 0.8
    """In sides."""
    count: int = 0
    """Notches left of a token; how many cubes, where there are several; 0 for none that is worth a figure."""


@dataclass(frozen=True, slots=True)
class View:
    """The map of a moment."""

    cells: tuple[tuple[Hex, TileHex], ...]
    """Hexes of the tiles face up."""
    tiles: tuple[Outline, ...]
    """Face up."""
    hidden: tuple[Outline, ...]
    """Face down."""
    flags: tuple[tuple[Hex, str], ...]
    """Of ports and fortresses."""
    pieces: tuple[MapShip, ...]
    afloat: tuple[Thing, ...]
    """What floats whose place is known."""
    kraken: Outline
    fog: Outline

    @property
    def charted(self) -> Outline:
        """The hexes of the tiles face up, in order."""
        return tuple(at for at, _ in self.cells)

    @property
    def window(self) -> Outline:
        """The hexes that are shown: what is known and what lies around it."""
        known = {*self.charted, *(piece.spot.at for piece in self.pieces)}
        return tuple(sorted(known | {each for at in known for each in neighbours(at)}))

    @property
    def things(self) -> tuple[Thing, ...]:
        """All that lies on the sea besides ships, what lies uppermost last."""
        kraken = (Thing(by_hand.KRAKEN, at, msg("cl-map-kraken"), (kraken_way.PICTURE,), 1.4) for at in self.kraken)
        fog = (Thing(by_hand.FOG, at, msg("cl-map-fog"), ("sea:fog",), 1.95) for at in self.fog)
        return (*self.afloat, *kraken, *fog)

    @property
    def printed(self) -> tuple[tuple[Hex, tuple[Mark, ...]], ...]:
        """The hexes that bear pictures, with what these are of."""
        return tuple((at, cell.marks) for at, cell in self.cells if cell.marks)

    def piece_on(self, at: Hex) -> MapShip | None:
        """The ship on a hex."""
        return next((piece for piece in self.pieces if piece.spot.at == at), None)


def view_of(s: State) -> View | None:
    """The map that the app follows; None where it follows none."""
    if s.sea is None:
        return None
    here, outline = chart(s), tiles.outline(s) or ()
    lying = [(laid.number, covered(laid, outline)) for laid in s.sea.tiles]
    return View(
        tuple(sorted(here.cells.items())),
        tuple(cells for number, cells in lying if number),
        tuple(cells for number, cells in lying if not number),
        tuple(_flags(s)),
        tuple(_pieces(s)),
        tuple(_afloat(s)),
        s.sea.kraken,
        s.sea.fog,
    )


def _flags(s: State) -> Iterator[tuple[Hex, str]]:
    """CL-PRT-04, CL-FRT-01: flags of ports and fortresses as far as anybody knows them."""
    here = chart(s)
    for port in s.ports:
        if port.tile and port.flag:
            flag = "native" if port.flag.startswith("native") else port.flag
            yield from ((at, flag) for at in here.marked(port.tile, "port"))
    for tile, nation in s.fortresses:
        yield from ((at, nation) for at in here.marked(tile, "fortress"))


def _afloat(s: State) -> Iterator[Thing]:
    """CL-BAR-01, CL-FRE-04: tokens, and cubes in the water."""
    assert s.sea is not None
    places = dict(s.sea.afloat)
    for token in s.floating:
        if token.id in places:
            name = msg("cl-map-floats", what=msg(f"cl-floating-{token.kind}"), n=token.left)
            yield Thing(token.id, places[token.id], name, (floats.PICTURES[token.kind],), count=token.left)
    for pile in s.sea.cargo:
        kinds = tuple(f"good:{good}" for good in GOODS if pile.goods.of(good))
        n = pile.goods.total
        pile_id = f"{by_hand.CARGO}-{hex_id(pile.at)}"
        yield Thing(pile_id, pile.at, floats.in_words(pile.goods), kinds, count=n if n > 1 else 0)


def _pieces(s: State) -> Iterator[MapShip]:
    assert s.sea is not None
    acting = s.active.id
    for ship, spot in standing(s):
        option = ship_option(s, ship)
        label = option.label if ship.is_player else msg("cl-npc", n=ship.number)
        yield MapShip(ship, option.label, label, option.colour, spot, ship == acting, ship not in s.sea.estimated)


@dataclass(frozen=True, slots=True)
class AnswerHex:
    """A hex that answers a question."""

    at: Hex
    label: Msg
    """Where it is, in words."""
    note: Msg | None
    """What is said of it, if anything."""
    options: tuple[str, ...]
    """Of several, turned in different ways, each touch takes the next."""
    cost: str = ""
    """What it costs to get there, "" for nothing."""
    free: bool = True
    """Whether the rules allow it."""


def lit_by(question: object) -> tuple[AnswerHex, ...]:
    """The hexes out of which a question lets choose; none for one that is not about the map."""
    if not isinstance(question, Choose) or not question.chart:
        return ()
    return lit_of(question.options)


def lit_of(options: Iterable[Option[str]]) -> tuple[AnswerHex, ...]:
    """The hexes that some options name; others are left out."""
    found: dict[Hex, list[Option[str]]] = {}
    for option in options:
        at = hex_of(option.id)
        if at is not None:
            found.setdefault(at, []).append(option)
    return tuple(_lit(at, each) for at, each in found.items())


def lit_ships(question: object, view: View) -> tuple[AnswerHex, ...]:
    """The hexes of the ships out of which a question lets choose, as far as they stand on the map."""
    if not isinstance(question, Choose) or question.chart:
        return ()
    places = {str(piece.id): piece.spot.at for piece in view.pieces}
    return tuple(_lit(places[each.id], [each]) for each in question.options if each.id in places)


def _lit(at: Hex, options: Sequence[Option[str]]) -> AnswerHex:
    first = options[0]
    return AnswerHex(
        at, first.label, first.note, tuple(each.id for each in options), _cost(first), first.verdict.allowed
    )


def hex_of(option: str) -> Hex | None:
    """The hex that an answer names, with or without a turn; None for any other answer."""
    return read_hex(",".join(option.split(",")[:2])) if is_hex(option) else None


def _cost(option: Option[str]) -> str:
    return "" if option.note is None else str(dict(option.note.args).get(COST, ""))


def next_of(options: Sequence[str], chosen: str | None) -> str:
    """The answer behind the chosen one, the first where none of these is."""
    return options[(options.index(chosen) + 1) % len(options)] if chosen in options else options[0]
