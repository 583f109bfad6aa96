"""Words for the things of the game, and ships, ports and nations as pictures to tap."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from companion.core.procedures.procedure import Context
from companion.core.questions.kinds import Figure, Option
from companion.core.rules.verdicts import ALLOWED, Verdict
from companion.core.values.messages import Msg, msg
from companion.games.blackbeard.model import current_values
from companion.games.blackbeard.model.book import Book, Hull, Nation, Ocean
from companion.games.blackbeard.model.ids import SeatId, ShipId, SideId
from companion.games.blackbeard.model.records import Counter, Place
from companion.games.blackbeard.model.state import State

Ctx = Context[State, Book]
"""The table as every procedure of this game sees it."""
q = Book.q
"""Makes questions where nobody is asked yet."""

NATIONS: Final[tuple[Nation, ...]] = ("english", "spanish", "french", "portuguese", "dutch", "moorish")
OCEANS: Final[tuple[Ocean, ...]] = ("AN", "CAR", "CD", "IND")


SHIPS: Final[dict[Hull, str]] = {
    "sloop": "ship:sloop",
    "schooner": "ship:schooner",
    "brigantine": "ship:brig",
    "square-rigger": "ship:frigate",
}
"""How each kind of ship is drawn."""


def nation(name: str) -> Msg:
    """A nationality; "none" is "unidentified". Attributes ``of`` and ``the`` serve French grammar."""
    return msg(f"bb-nation-{name}")


def flag(name: str) -> Option:
    """A nationality, or "none", as a flag to tap."""
    return Option(name, nation(name), picture=f"flag:{name}")


def flags(nations: Iterable[str] = NATIONS) -> tuple[Option, ...]:
    """Nationalities, or "none", as flags to tap."""
    return tuple(map(flag, nations))


def ocean(name: str) -> Msg:
    """An ocean."""
    return msg(f"bb-ocean-{name}")


def hull(name: Hull | str) -> Msg:
    """A kind of ship."""
    return msg(f"bb-hull-{name}")


def port_name(s: State, book: Book, number: int) -> Msg:
    """A port by the name that somebody has copied, else by its number."""
    copied = s.copied("port", str(number), "name")
    printed = next((port.name.value for port in book.ports if port.number == number and port.name), None)
    known = copied or printed
    return msg("bb-port-named", n=number, name=str(known)) if known else msg("bb-port", n=number)


def place_name(s: State, book: Book, place: Place) -> Msg:
    """A place in words."""
    match place.kind:
        case "port":
            return port_name(s, book, place.port)
        case "lane":
            return msg("bb-place-lane", n=int(place.id))
        case "zone":
            return msg("bb-place-zone", n=place.zone)
        case "hex":
            return msg("bb-place-hex", hex=place.id)
        case "sea":
            where = ocean(place.ocean) if place.ocean else msg("bb-ocean-unknown")
            return msg("bb-place-coast" if place.coast else "bb-place-sea", ocean=where)
    return msg("bb-place-none")


def player_name(s: State, seat: SeatId) -> Msg:
    """A player as a person calls it."""
    player = s.player(seat)
    return msg("bb-false-player", name=player.name) if player.false else msg("bb-player", name=player.name)


def pirate_name(book: Book, pirate: ShipId) -> Msg:
    """A pirate by name, in play or not."""
    return msg("bb-pirate", name=current_values.card(book, pirate).name)


def who(s: State, book: Book, ship: SideId) -> Msg:
    """A pirate by name, a King's Commissioner, Merchant or Warship by number, a player by name."""
    if ship.is_seat:
        return player_name(s, SeatId(ship))
    if ship.is_commissioner:
        name = s.commissioner(ShipId(ship)).name
        return msg("bb-kc-named", name=name) if name else msg("bb-kc", n=ship.number)
    if ship.is_counter:
        return msg(f"bb-{ship.kind}", n=ship.number)
    return pirate_name(book, ShipId(ship))


def counter_face(counter: Counter) -> Msg:
    """What is printed on a Merchant or Warship that somebody has looked at."""
    face = counter.face
    if face is None:
        return msg("bb-face-down")
    flag = nation(face.nation or "none")
    if counter.kind == "warship":
        return msg("bb-face-warship", nation=flag, combat=face.combat, speed=face.speed)
    kind = msg(f"bb-silhouette-{face.silhouette}") if face.silhouette else msg("bb-silhouette-unknown")
    return msg("bb-face-merchant", nation=flag, kind=kind, defence=face.defence)


def picture(s: State, ship: SideId) -> tuple[str, str]:
    """How a ship is drawn, and in which colour; a player by the ship of nobody in his colour."""
    if ship.is_seat:
        return "", s.player(SeatId(ship)).colour
    if ship.is_merchant:
        return "ship:caravel", ""
    if ship.is_warship:
        return "ship:ship_of_the_line", ""
    owner = s.player(s.owner(ship)).colour
    if ship.is_commissioner:
        return "ship:ship_of_the_line", owner
    return SHIPS[s.pirate(ShipId(ship)).hull], owner


def hands(s: State, ship: SideId) -> str:
    """The seat whose hands move a ship and keep its log; "" for anybody's, as those of a false player."""
    if ship.is_counter or s.is_false(ship):
        return ""
    return s.owner(ship)


def ship_option(
    s: State,
    book: Book,
    ship: ShipId,
    *,
    note: Msg | None = None,
    verdict: Verdict = ALLOWED,
    figures: tuple[Figure, ...] = (),
) -> Option[ShipId]:
    """A pirate, King's Commissioner, Merchant or Warship as a picture to tap. figures: by which it is compared."""
    words = who(s, book, ship)
    place = note or place_name(s, book, s.place_of(ship))
    drawn, colour = picture(s, ship)
    return Option(ship, words, place, drawn, verdict, colour=colour, figures=figures)


def doubloons(amount: int) -> Msg:
    """An amount of money."""
    return msg("doubloons", n=amount)
