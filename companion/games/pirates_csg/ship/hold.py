"""CSG-SETUP-09, CSG-LINK-01, CSG-EXPL-04: what a ship has room for: crew and coins against cargo and links."""

from __future__ import annotations

from companion.core.text import msg
from companion.core.verdicts import Sum, Term
from companion.games.pirates_csg.ship.cards import crew_card, ship_card
from companion.games.pirates_csg.table.ids import ShipId
from companion.games.pirates_csg.table.state import State


def links(s: State, ship: ShipId) -> int:
    """CSG-LINK-01: how much room links make: each pair of linked crew aboard, each crew linked to the ship."""
    card = ship_card(s, ship)
    aboard = [crew_card(s, crew) for crew in s.aboard(ship)]
    to_ship = sum(card.name in mate.link or mate.name in card.link for mate in aboard)
    pairs = sum(
        one.name in other.link or other.name in one.link
        for place, one in enumerate(aboard)
        for other in aboard[place + 1 :]
    )
    return to_ship + pairs


def berths(s: State, ship: ShipId) -> int:
    """CSG-CREW-OARSMAN, CSG-KW-CARGOMASTER, -TREASURESHIP: how much room the crew aboard takes."""
    aboard = [crew_card(s, crew) for crew in s.aboard(ship)]
    if "treasureship" in ship_card(s, ship).keywords or any("treasureship" in card.keywords for card in aboard):
        return 0
    free = sum("cargomaster" in card.keywords for card in aboard)
    return len(aboard) - free - any("oarsman" in card.skills for card in aboard)


def masters(s: State, ship: ShipId) -> int:
    """CSG-KW-CARGOMASTER: every ship of a cargo master's nation has room for one more."""
    found = s.ship(ship)
    flag = ship_card(s, ship).nation
    fleet = {each.id for each in s.afloat(found.seat)}
    cards = [crew_card(s, crew) for crew in s.crew if crew.where in fleet and not crew.gone]
    return int(any("cargomaster" in card.keywords and card.nation == flag for card in cards))


def room(s: State, ship: ShipId) -> Sum:
    """How many more coins fit aboard; unique treasures take no room (CSG-EXPL-04)."""
    coins = sum(not coin.unique for coin in s.coins_at(ship))
    terms = (
        Term(msg("csg-sum-cargo"), ship_card(s, ship).cargo, "CSG-EXPL-04"),
        Term(msg("csg-sum-links"), links(s, ship), "CSG-LINK-01"),
        Term(msg("csg-sum-master"), masters(s, ship), "CSG-KW-CARGOMASTER"),
        Term(msg("csg-sum-crew"), -berths(s, ship), "CSG-SETUP-09"),
        Term(msg("csg-sum-coins"), -coins, "CSG-EXPL-04"),
    )
    return Sum(msg("csg-sum-room"), tuple(term for term in terms if term.value or term is terms[0]), 0)
