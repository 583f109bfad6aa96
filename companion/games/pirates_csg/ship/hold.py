"""CSG-SETUP-09, CSG-LINK-01, CSG-FLEET-06, CSG-EXPL-04: which crew may be aboard a ship: what they cost together; and
what it has room for: crew and coins against cargo and links."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from companion.core.rules.verdicts import Sum, Term, Verdict, require
from companion.core.values.frozen_records import replace
from companion.core.values.messages import msg
from companion.games.pirates_csg.cards.collection import CrewCard, ShipCard
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.ids import CrewId, ShipId
from companion.games.pirates_csg.model.numbers import Numbers
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.ship.cards import crew_card, ship_card

CREWLESS = ("kraken", "canoe", "seadragon", "seamonster")
"""Keywords of what sails without crew (CSG-KW-KRAKEN, -CANOE, -SEADRAGON, -SEAMONSTER)."""


def links(ship: ShipCard, crew: Sequence[CrewCard]) -> int:
    """CSG-LINK-01: pairs of linked crew, and crew linked to the ship: each makes room for one more."""
    to_ship = sum(ship.name in mate.link or mate.name in ship.link for mate in crew)
    pairs = [(one, other) for place, one in enumerate(crew) for other in crew[place + 1 :]]
    return to_ship + sum(one.name in other.link or other.name in one.link for one, other in pairs)


def taken(ship: ShipCard, crew: Sequence[CrewCard], n: Numbers) -> int:
    """CSG-SETUP-09, CSG-CREW-OARSMAN, CSG-KW-CARGOMASTER, -TREASURESHIP: the room that crew takes."""
    if "treasureship" in ship.keywords and any("emperor" in mate.keywords for mate in crew):
        return 0
    masters = [mate for mate in crew if "cargomaster" in mate.keywords]
    oarsmen = sum("oarsman" in mate.skills for mate in crew if mate not in masters)
    return n.crew_cargo * (len(crew) - len(masters) - min(n.oarsmen_free, oarsmen))


def room_left(ship: ShipCard, crew: Sequence[CrewCard], n: Numbers, masters: int = 0) -> Sum:
    """The room that is left for coins, below nothing where crew has too little. masters: whether a cargo master of its
    nation is in the fleet (CSG-KW-CARGOMASTER)."""
    terms = (
        Term(msg("csg-sum-cargo"), ship.cargo, "CSG-SETUP-09"),
        Term(msg("csg-sum-links"), n.link_cargo * links(ship, crew), "CSG-LINK-01"),
        Term(msg("csg-sum-master"), n.cargomaster_cargo * masters, "CSG-KW-CARGOMASTER"),
        Term(msg("csg-sum-crew"), -taken(ship, crew, n), "CSG-SETUP-09"),
    )
    return Sum(msg("csg-sum-room"), tuple(term for term in terms if term.value or term is terms[0]))


def may_serve(ship: ShipCard, crew: Sequence[CrewCard], n: Numbers, masters: int = 0) -> Verdict:
    """Whether all these may be aboard a ship; crew of another nation may, but serves nobody there (CSG-FLEET-06)."""
    cost, left = sum(mate.points for mate in crew), room_left(ship, crew, n, masters)
    words = msg("csg-berth-points", n=cost, most=ship.points)
    verdict = require(cost <= ship.points, "CSG-SETUP-09", words)
    verdict &= require(left.total >= 0, "CSG-SETUP-09", msg("csg-berth-full"))
    for keyword in ship.keywords:
        if crew and keyword in CREWLESS:
            verdict &= require(False, f"CSG-KW-{keyword.upper()}", msg("csg-berth-never", ship=ship.name))
    idle = (mate.called for mate in crew if not _serves(mate, ship))
    effects = tuple(msg("csg-berth-foreign", name=name, ship=ship.name) for name in idle)
    return verdict & Verdict(sums=(left,), effects=effects)


def _serves(mate: CrewCard, ship: ShipCard) -> bool:
    """CSG-FLEET-06, CSG-KW-EXPATRIOT: whether the abilities of crew count aboard."""
    return mate.nation in (ship.nation, "unaligned", "") or bool({"expatriot", "blackmark"} & {*mate.keywords})


LOADED: Final = "loaded"
UNLOADED: Final = "unloaded"
"""Under these names it is noted what a ship has done with treasure in this turn (CSG-DOCK-05)."""


def crew_aboard(s: State, book: Book, ship: ShipId) -> tuple[CrewCard, ...]:
    """The cards of everybody aboard; who sails as Cursed costs more (CSG-KW-BLACKMARK)."""
    marked = book.numbers.blackmark_cost
    cards = ((crew_card(s, crew), crew.cursed) for crew in s.aboard(ship))
    return tuple(replace(card, points=card.points + marked) if cursed else card for card, cursed in cards)


def masters(s: State, ship: ShipId) -> int:
    """CSG-KW-CARGOMASTER: every ship of a cargo master's nation has room for one more."""
    found, flag = s.ship(ship), ship_card(s, ship).nation
    cards = (crew_card(s, crew) for each in s.afloat(found.seat) for crew in s.aboard(each.id))
    return int(any("cargomaster" in card.keywords and card.nation == flag for card in cards))


def room(s: State, book: Book, ship: ShipId) -> Sum:
    """How many more coins fit aboard; unique treasures take no room (CSG-EXPL-04)."""
    return replace(_left(s, book, ship), floor=0)


def may_take_aboard(s: State, book: Book, ship: ShipId, crew: CrewId) -> Verdict:
    """CSG-SETUP-09, CSG-FLEET-06: whether crew may come aboard: by points, by room, and whether it serves there."""
    boarded = s.with_crew(crew, where=ship)
    cards = crew_aboard(boarded, book, ship)
    verdict = may_serve(ship_card(s, ship), cards, book.numbers, masters(boarded, ship))
    full = require(_left(boarded, book, ship).total >= 0, "CSG-EXPL-04", msg("csg-berth-full"))
    return verdict & full if verdict.allowed else verdict


def _left(s: State, book: Book, ship: ShipId) -> Sum:
    """The room that crew and coins leave, below nothing where there is too little."""
    left = room_left(ship_card(s, ship), crew_aboard(s, book, ship), book.numbers, masters(s, ship))
    coins = sum(not coin.unique for coin in s.coins_at(ship))
    return replace(left, terms=(*left.terms, Term(msg("csg-sum-coins"), -coins, "CSG-EXPL-04"))) if coins else left
