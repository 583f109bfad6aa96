"""Words and pictures for the things of the game. The names on cards are as their owner has typed them."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from typing import Final

from companion.core.procedures.procedure import Context
from companion.core.questions.kinds import Option
from companion.core.rules.verdicts import ALLOWED, Verdict
from companion.core.values.frozen_records import memoized
from companion.core.values.messages import Msg, msg
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.ids import CrewId, FortId, IslandId, PlaceId, SeatId, ShipId, TerrainId
from companion.games.pirates_csg.model.records import Coin, Crew
from companion.games.pirates_csg.model.state import State

Ctx = Context[State, Book]
"""The table as every procedure of this game sees it."""
q = Book.q
"""Makes questions where nobody is asked yet."""
PARTS: Final = {
    "kraken": "tentacle",
    "seadragon": "segment",
    "seamonster": "segment",
    "titan": "segment",
    "submarine": "piece",
}
"""What some have in place of masts, by their keywords (CSG-KW-KRAKEN, -SEADRAGON, -SEAMONSTER, -TITAN, -SUBMARINE)."""
BEASTS: Final = ("kraken", "seamonster", "titan", "seadragon", "submarine", "canoe", "flotilla")
"""Keywords of what sails as a ship and does not look like one."""
SAMPLE: Final = "sample"
"""The edition of our own cards."""
OPEN_SEA: Final = "sea"
"""The answer of a ship that ends its move on the open sea."""


def said(text: str) -> Msg:
    """Something as somebody has typed it."""
    return msg("core-said", text=text)


def card_name(s: State, schema: str, subject: str) -> Msg:
    """A card by its name, or by its number where nobody has typed one; our own standard crew by what it does."""
    name = s.copied(schema, subject, "name")
    standard, skills = s.copied(schema, subject, "standard"), s.copied(schema, subject, "skills")
    if s.edition == SAMPLE and standard and isinstance(skills, tuple) and skills:
        return msg(f"csg-skill-{skills[0]}")
    return said(name if isinstance(name, str) else subject)


def card_text(s: State, book: Book, schema: str, subject: str) -> Msg | None:
    """What stands on a card, as somebody has copied it; None where nobody has. Of our own cards in both languages."""
    text = s.copied(schema, subject, "text")
    if not isinstance(text, str):
        return None
    ours = book.sample.get(schema, {}).get(subject, {}).get("text")
    return msg(f"csg-sample-{subject}") if text == ours else said(text)


@memoized
def ship_name(s: State, ship: ShipId) -> Msg:
    """A ship by the name on its card, by its number where there are several of it, and by whose fleet it began in where
    somebody else has one of that name."""
    return _ship_names(s)[ship]


@memoized
def _ship_names(s: State) -> Mapping[ShipId, Msg]:
    plain = {each.id: card_name(s, "csg-ship", each.card) for each in s.ships}
    shared = _of_several((name, s.ship(ship).owner) for ship, name in plain.items())
    found = dict[ShipId, Msg]()
    for each in s.ships:
        name = plain[each.id]
        called = msg("csg-numbered", name=name, n=each.number) if each.number else name
        found[each.id] = _whose(s, called, each.owner) if name in shared else called
    return found


def fort_name(s: State, fort: FortId) -> Msg:
    """A fort by the name on its card, and by whose it is where somebody else has one of that name."""
    own = s.fort(fort)
    name = card_name(s, "csg-fort", own.card)
    shared = _of_several((card_name(s, "csg-fort", each.card), each.seat) for each in s.forts)
    return _whose(s, name, own.seat) if name in shared else name


def _of_several(named: Iterable[tuple[Msg, SeatId]]) -> Container[Msg]:
    """Names that things of more than one owner bear."""
    first = dict[Msg, SeatId]()
    return {name for name, owner in named if first.setdefault(name, owner) != owner}


def _whose(s: State, name: Msg, owner: SeatId) -> Msg:
    return msg("csg-whose", name=name, owner=s.name_of(owner))


def crew_name(s: State, crew: Crew) -> Msg:
    """A crew card by its name; face down it is just crew."""
    return card_name(s, "csg-crew", crew.card) if crew.shown else msg("csg-crew-hidden")


def actor_name(s: State, unit: str) -> Msg:
    """Who was given an action: a ship or a fort, or a marine by the card alone."""
    return (
        card_name(s, "csg-crew", s.mate(CrewId(unit)).card) if unit.startswith("crew") else place_name(s, PlaceId(unit))
    )


def player_name(s: State, seat: SeatId) -> Msg:
    """A player as typed."""
    return said(s.name_of(seat))


def island_name(s: State, island: IslandId) -> Msg:
    """An island: somebody's home, or a wild one by its number. Attributes ``at`` and ``to`` serve French grammar."""
    home = s.island(island).home
    if home:
        return msg("csg-island-home", name=player_name(s, home))
    return msg("csg-island-wild", n=island.number)


def terrain_name(s: State, terrain: TerrainId) -> Msg:
    """A piece of terrain: its kind, and its number among those of its kind."""
    kind = s.piece(terrain).kind
    alike = [each.id for each in s.terrain if each.kind == kind]
    return msg(f"csg-terrain-{kind}", n=alike.index(terrain) + 1)


def place_name(s: State, place: PlaceId) -> Msg:
    """Wherever a thing is."""
    if place.is_ship:
        return ship_name(s, ShipId(place))
    if place.is_island:
        return island_name(s, IslandId(place))
    if place.is_terrain:
        return terrain_name(s, TerrainId(place))
    return fort_name(s, FortId(place)) if place.is_fort else msg("csg-open-sea")


def coin_name(s: State, coin: Coin) -> Msg:
    """A treasure coin: its gold, or the name of a unique treasure."""
    return card_name(s, "csg-treasure", coin.unique) if coin.unique else msg("csg-coin", n=coin.value)


def beast(s: State, ship: ShipId) -> str:
    """The keyword of what sails as a ship and does not look like one, "" for a ship."""
    keywords = s.copied("csg-ship", s.ship(ship).card, "keywords")
    return next((kind for kind in BEASTS if kind in keywords), "") if isinstance(keywords, tuple) else ""


def parts(s: State, ship: ShipId, n: int) -> Msg:
    """So many masts, or what stands in their place."""
    return msg(f"csg-part-{PARTS.get(beast(s, ship), 'mast')}", n=n)


@memoized
def ship_picture(s: State, ship: ShipId) -> tuple[str, str]:
    """How a ship is drawn: with the masts that are left, in the colour of who commands it."""
    found = s.ship(ship)
    kind = beast(s, ship)
    picture = f"csg-{kind}:{found.left}" if kind else f"csg-ship:{len(found.masts)}-{found.left}"
    return picture, s.player(found.seat).colour


def ship_option(s: State, ship: ShipId, note: Msg | None = None, verdict: Verdict = ALLOWED) -> Option[ShipId]:
    """A ship to tap."""
    picture, colour = ship_picture(s, ship)
    return Option(ship, ship_name(s, ship), note, picture, verdict, "", colour)


def island_option(s: State, island: IslandId, note: Msg | None = None, verdict: Verdict = ALLOWED) -> Option[IslandId]:
    """An island to tap."""
    home = s.island(island).home
    colour = s.player(home).colour if home else ""
    return Option(island, island_name(s, island), note, "csg:home" if home else "csg:island", verdict, "", colour)
