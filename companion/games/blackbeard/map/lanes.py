"""4.3, 6.33, 9.5 Merchants on the Shipping Lanes: how they come from the cup, and when they leave the map."""

from __future__ import annotations

import re
from itertools import count
from typing import Final, Literal

from companion.core.procedures.copied_cards import recalled
from companion.core.procedures.procedure import Procedure
from companion.core.values.messages import msg
from companion.games.blackbeard.map import places, printed_ports
from companion.games.blackbeard.model import announced_results
from companion.games.blackbeard.model.ids import NO_SHIP, ShipId
from companion.games.blackbeard.model.names import Ctx, ship_option
from companion.games.blackbeard.model.records import Counter
from companion.games.blackbeard.supply import action_deck, counter_cups

Parity = Literal["even", "odd"]
_NUMBER: Final = re.compile(r"[0-9]+$")


def merchants(t: Ctx, n: int, key: str, rule: str) -> Procedure[None]:
    """BB-6.33, BB-4.3: so many Merchants, face down on one random Shipping Lane (A-48)."""
    yield from supply(t, n, f"{key}-supply")
    number = yield from action_deck.lane(t, f"{key}-lane", rule, msg("bb-purpose-merchants", n=n))
    lane = yield from places.lane(t, number)
    for _ in range(n):
        yield from counter_cups.place(t, "merchant", lane, rule)


def supply(t: Ctx, n: int, key: str) -> Procedure[None]:
    """BB-9.5: so many Merchants are in the cup; while there are too few, a die says which ones leave the map."""
    for turned in count(1):
        if len(t.book.merchants) - len(t.now.merchants) >= n:
            return
        rolled = yield from action_deck.die(t, f"{key}-{turned}", msg("bb-q-no-merchants"), "BB-9.5")
        text = msg("bb-told-odd" if rolled % 2 else "bb-told-even")
        yield from announced_results.rolled(t, "BB-9.5", NO_SHIP, text, (rolled,), noted=False)
        yield from remove(t, "odd" if rolled % 2 else "even", f"{key}-{turned}-gone", "BB-9.5")


def remove(t: Ctx, parity: Parity, key: str, rule: str) -> Procedure[None]:
    """BB-6.33: every Merchant in a space of that parity goes back to the cup, even one that a pirate has identified.

    Where nobody has told the number of a space, the table does, for all such Merchants at once.
    """
    numbers: dict[ShipId, int | None] = {}
    for counter in t.now.merchants:
        numbers[counter.id] = yield from _number(t, counter, f"{key}-hex-{counter.id}")
    options = tuple(ship_option(t.now, t.book, each) for each, number in numbers.items() if number is None)
    nothing = msg("bb-none-of-them")
    told = yield from t.pick(
        "which",
        options,
        under=key,
        rule=rule,
        text=f"parity-{parity}",
        note=msg("bb-q-parity-note"),
        nature="fact",
        none=nothing,
    )
    odd = parity == "odd"
    gone = [each for each, number in numbers.items() if number is not None and (number % 2 == 1) == odd]
    for each in [each for each in numbers if each in (*gone, *told)]:
        yield from counter_cups.put_back(t, each, rule)
    if not gone and not told:
        yield from announced_results.say(t, rule, msg(f"bb-ev-no-{parity}"))


def _number(t: Ctx, counter: Counter, key: str) -> Procedure[int | None]:
    """The number that makes a Merchant's space even or odd: of the lane or Transit Box, else of the hex (A-04)."""
    place = counter.place
    by_hex = t.now.options.ruling("A-04") == "hex"
    if place.zone or (place.kind == "lane" and not by_hex):
        return int(place.id)
    coordinate = place.id if place.kind == "hex" else ""
    if place.kind == "lane":
        form = places.lane_form(place.id)
        copied = dict((yield from recalled(t, form, key=key)))
        coordinate = str(copied.get("hex") or "")
    elif place.kind == "port":
        printed = printed_ports.card(t.book, place.port).hex
        coordinate = str(t.now.copied("port", place.id, "hex") or (printed.value if printed else ""))
    found = _NUMBER.search(coordinate)
    return int(found[0]) if found else None
