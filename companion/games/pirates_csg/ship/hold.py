"""CSG-SETUP-09, CSG-LINK-01, CSG-EXPL-04: what a ship has room for: crew and coins against cargo and links."""

from __future__ import annotations

from typing import Final

from companion.core.rules.verdicts import Sum, Term, Verdict, require
from companion.core.values.frozen_records import replace
from companion.core.values.messages import msg
from companion.games.pirates_csg.cards.collection import CrewCard
from companion.games.pirates_csg.fleet import berths
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.ids import CrewId, ShipId
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.ship.cards import crew_card, ship_card

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
    verdict = berths.aboard(ship_card(s, ship), cards, book.numbers, masters(boarded, ship))
    full = require(_left(boarded, book, ship).total >= 0, "CSG-EXPL-04", msg("csg-berth-full"))
    return verdict & full if verdict.allowed else verdict


def _left(s: State, book: Book, ship: ShipId) -> Sum:
    """The room that crew and coins leave, below nothing where there is too little."""
    left = berths.room(ship_card(s, ship), crew_aboard(s, book, ship), book.numbers, masters(s, ship))
    coins = sum(not coin.unique for coin in s.coins_at(ship))
    return replace(left, terms=(*left.terms, Term(msg("csg-sum-coins"), -coins, "CSG-EXPL-04"))) if coins else left
