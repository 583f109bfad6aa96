"""CSG-SETUP-09, CSG-LINK-01, CSG-FLEET-06: which crew may be aboard a ship: what they cost together, and their room."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.rules.verdicts import Sum, Term, Verdict, require
from companion.core.values.messages import msg
from companion.games.pirates_csg.cards.collection import CrewCard, ShipCard
from companion.games.pirates_csg.model.numbers import Numbers

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


def room(ship: ShipCard, crew: Sequence[CrewCard], n: Numbers, masters: int = 0) -> Sum:
    """The room that is left for coins, below nothing where crew has too little. masters: whether a cargo master of its
    nation is in the fleet (CSG-KW-CARGOMASTER)."""
    terms = (
        Term(msg("csg-sum-cargo"), ship.cargo, "CSG-SETUP-09"),
        Term(msg("csg-sum-links"), n.link_cargo * links(ship, crew), "CSG-LINK-01"),
        Term(msg("csg-sum-master"), n.cargomaster_cargo * masters, "CSG-KW-CARGOMASTER"),
        Term(msg("csg-sum-crew"), -taken(ship, crew, n), "CSG-SETUP-09"),
    )
    return Sum(msg("csg-sum-room"), tuple(term for term in terms if term.value or term is terms[0]))


def aboard(ship: ShipCard, crew: Sequence[CrewCard], n: Numbers, masters: int = 0) -> Verdict:
    """Whether all these may be aboard a ship; crew of another nation may, but serves nobody there (CSG-FLEET-06)."""
    cost, left = sum(mate.points for mate in crew), room(ship, crew, n, masters)
    words = msg("csg-berth-points", n=cost, most=ship.points)
    verdict = require(cost <= ship.points, "CSG-SETUP-09", words)
    verdict &= require(left.total >= 0, "CSG-SETUP-09", msg("csg-berth-full"))
    for keyword in ship.keywords:
        if crew and keyword in CREWLESS:
            verdict &= require(False, f"CSG-KW-{keyword.upper()}", msg("csg-berth-never", ship=ship.name))
    idle = (mate.name for mate in crew if not _serves(mate, ship))
    effects = tuple(msg("csg-berth-foreign", name=name, ship=ship.name) for name in idle)
    return verdict & Verdict(sums=(left,), effects=effects)


def _serves(mate: CrewCard, ship: ShipCard) -> bool:
    """CSG-FLEET-06, CSG-KW-EXPATRIOT: whether the abilities of crew count aboard."""
    return mate.nation in (ship.nation, "unaligned", "") or bool({"expatriot", "blackmark"} & {*mate.keywords})
