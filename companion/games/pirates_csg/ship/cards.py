"""CSG-FLEET, CSG-KW: what is printed on the cards of a ship and of its crew, and which of it is at work now."""

from __future__ import annotations

from typing import Final

from companion.core.questions.kinds import Record
from companion.core.values.frozen_records import memoized, replace
from companion.games.pirates_csg.cards.collection import CrewCard, ShipCard
from companion.games.pirates_csg.cards.schemas import CREW, SHIP
from companion.games.pirates_csg.model.ids import CrewId, ShipId
from companion.games.pirates_csg.model.records import Coin, Crew, Hindrance
from companion.games.pirates_csg.model.state import State

BUILT: Final = frozenset(
    {"canoe", "catamaran", "flotilla", "kraken", "seadragon", "seamonster", "submarine", "titan", "trimaran", "turtle"}
)
"""A-61: keywords that say what a ship is, which nothing puts out of force."""


@memoized
def ship_card(s: State, ship: ShipId) -> ShipCard:
    """What is printed on a ship's card."""
    return _ship_card(s.card(SHIP, s.ship(ship).card))


@memoized
def _ship_card(record: Record | None) -> ShipCard:
    return ShipCard.of(record or ())


def crew_card(s: State, crew: Crew) -> CrewCard:
    """What is printed on a crew card; who began as Cursed is of that nation (CSG-KW-BLACKMARK)."""
    return _crew_card(s.card(CREW, crew.card), crew.cursed)


@memoized
def _crew_card(record: Record | None, cursed: bool) -> CrewCard:
    card = CrewCard.of(record or ())
    return replace(card, nation="cursed") if cursed else card


def hindered(s: State, ship: ShipId, what: Hindrance) -> bool:
    """CSG-CREW-CHAINSHOT, -STINKPOT, CSG-COM-05: whether something keeps a ship from what it could do now."""
    held = [each for each in s.ship(ship).hindered if each.what == what]
    return any(each.until == s.turn.seat and each.turns == 1 for each in held)


def laden(s: State, ship: ShipId) -> tuple[Coin, ...]:
    """CSG-KW-JOYSIDES: coins that were shot aboard a ship and have not been unloaded."""
    gifts = s.ship(ship).gifts
    return tuple(coin for coin in s.coins_at(ship) if coin.id in gifts)


def masts(s: State, ship: ShipId) -> int:
    """A-15: how many masts a ship has left, with those that burn unless the table counts them as lost."""
    found = s.ship(ship)
    return found.left if s.options.ruling("A-15") == "counts" else found.standing


@memoized
def nation(s: State, ship: ShipId) -> str:
    """CSG-KW-BLACKMARK, -EXPATRIOT: the nation that a ship counts as, its own unless somebody aboard changes it."""
    aboard = s.aboard(ship)
    if any("expatriot" in crew_card(s, each).keywords for each in aboard):
        return "mercenary"
    if any(each.cursed for each in aboard):
        return "cursed"
    return ship_card(s, ship).nation


@memoized
def at_work(s: State, ship: ShipId) -> tuple[Crew, ...]:
    """CSG-FLEET-06, CSG-SETUP-10: the crew whose abilities count aboard: of the ship's nation, and not kept from it.

    Who lies face up comes first: of two who can do the same, nobody is turned up without need.
    """
    if hindered(s, ship, "no-crew") or hindered(s, ship, "no-ability"):
        return ()
    flag = nation(s, ship)

    def serves(crew: Crew) -> bool:
        card = crew_card(s, crew)
        return card.nation in (flag, "unaligned") or "expatriot" in card.keywords

    return tuple(sorted(filter(serves, s.aboard(ship)), key=lambda crew: not crew.shown))


def able(s: State, ship: ShipId, skill: str) -> tuple[Crew, ...]:
    """The crew aboard who can do something (CSG-CREW-CANNONEER to -STINKPOT)."""
    return tuple(crew for crew in at_work(s, ship) if skill in crew_card(s, crew).skills)


def has(s: State, ship: ShipId, keyword: str) -> bool:
    """Whether a keyword is in force on a ship: printed on its card, or on that of crew at work."""
    return keyword in in_force(s, ship)


@memoized
def in_force(s: State, ship: ShipId) -> frozenset[str]:
    """CSG-KW-FEAR, A-61: the keywords in force on a ship; of one that is afraid, those that say what it is."""
    own = frozenset(ship_card(s, ship).keywords)
    if hindered(s, ship, "no-ability"):
        own &= BUILT
    return own.union(*(crew_card(s, crew).keywords for crew in at_work(s, ship)))


def perhaps(s: State, ship: ShipId) -> bool:
    """CSG-SETUP-10: whether somebody face down aboard might be at work, for all that the table knows."""
    hidden = any(not crew.shown for crew in s.aboard(ship))
    return hidden and not (hindered(s, ship, "no-crew") or hindered(s, ship, "no-ability"))


def bearer(s: State, ship: ShipId, keyword: str) -> str:
    """CSG-SETUP-10: who aboard has a keyword and is revealed by its use, "" where the ship's own card has it."""
    if keyword in ship_card(s, ship).keywords:
        return ""
    return next((crew.id for crew in at_work(s, ship) if keyword in crew_card(s, crew).keywords), "")


def linked_crew(s: State, ship: ShipId) -> tuple[Crew, ...]:
    """CSG-LINK-01: crew at work aboard the ship that it is linked to."""
    card = ship_card(s, ship)
    mates = ((crew, crew_card(s, crew)) for crew in at_work(s, ship))
    return tuple(crew for crew, mate in mates if card.name in mate.link or mate.name in card.link)


def linked(s: State, ship: ShipId, keyword: str) -> bool:
    """CSG-LINK-01: whether a keyword that needs a ship and its linked crew together is in force: both are there."""
    pairs = linked_crew(s, ship)
    printed = bool(pairs) and keyword in ship_card(s, ship).keywords
    return printed or any(keyword in crew_card(s, crew).keywords for crew in pairs)


def used(s: State, ability: str, whose: ShipId | CrewId) -> bool:
    """CSG-GEN-03: whether an ability was used in this turn."""
    return f"{ability}:{whose}" in s.turn.used
