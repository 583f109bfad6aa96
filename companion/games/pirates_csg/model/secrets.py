"""CSG-SETUP-09, -10, CSG-EXPL-03: what a seat may see: its own fleet, crew and coins; of others what is face up.

Forts are no secret once the fleets are deployed: they were listed with them (CSG-FLEET-04).
"""

from __future__ import annotations

from companion.core.values.frozen_records import memoized, replace
from companion.games.pirates_csg.model.ids import UNKNOWN, CrewId, SeatId, ShipId, UnitId
from companion.games.pirates_csg.model.state import State


@memoized
def seen_by(s: State, seat: str) -> State:
    """The state without what others keep face down. seat: "" for somebody who only watches."""
    me = SeatId(seat) if seat.startswith("seat") else None
    crew = tuple(each if each.shown or each.seat == me else replace(each, card=UNKNOWN) for each in s.crew)
    everybody = {player.id for player in s.players}
    coins = tuple(
        each if each.unique or me in each.known or everybody <= set(each.known) else replace(each, value=0)
        for each in s.coins
    )
    ships = tuple(each for each in s.ships if each.deployed or each.owner == me)
    open_fleets = {ship.owner for ship in s.ships if ship.deployed} | {me}
    forts = tuple(each if each.seat in open_fleets else replace(each, card=UNKNOWN) for each in s.forts)
    events = tuple(each if each.played or each.seat == me else replace(each, card=UNKNOWN) for each in s.events)
    uniques = {coin.unique for coin in s.coins if coin.unique}
    players = tuple(
        each if each.id == me else replace(each, uniques=tuple(u for u in each.uniques if u in uniques))
        for each in s.players
    )
    seen = {
        *(("csg-ship", each.card) for each in ships),
        *(("csg-crew", each.card) for each in crew),
        *(("csg-fort", each.card) for each in forts),
        *(("csg-event", each.card) for each in events),
        *(("csg-treasure", each) for player in players for each in player.uniques),
    }
    cards = tuple(card for card in s.cards if (card.schema, card.subject) in seen)
    if s.turn.declared is not None:
        hidden = [each.id for each in crew if each.card == UNKNOWN]
        s = s.with_turn(declared=tuple(given for given in s.turn.declared if given[0] not in hidden))
    return replace(s, crew=crew, coins=coins, ships=ships, forts=forts, events=events, players=players, cards=cards)


def by_all(s: State) -> State:
    """The state as everybody at the table sees it."""
    return seen_by(s, "")


def keeps_hidden(s: State, unit: UnitId) -> bool:
    """CSG-SETUP-10: whether crew lies face down on a ship, or is itself a marine that does."""
    if unit.is_ship:
        return any(not crew.shown for crew in s.aboard(ShipId(unit)))
    return not unit.is_fort and not s.mate(CrewId(unit)).shown


def hides_crew(s: State, seat: SeatId) -> bool:
    """CSG-SETUP-10: whether a player has crew face down anywhere on the table: everybody sees that there is some."""
    return any(crew.seat == seat and not (crew.shown or crew.gone) for crew in s.crew)
