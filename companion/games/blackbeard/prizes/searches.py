"""9.3 Searches: what a pirate finds at the end of a whole movement: a storm, a Warship, Merchants, or nothing."""

from __future__ import annotations

from typing import Final, cast

from companion.core.procedures.procedure import Procedure
from companion.core.values.messages import msg
from companion.games.blackbeard.battle import interception
from companion.games.blackbeard.captains import allies
from companion.games.blackbeard.map import lanes
from companion.games.blackbeard.model import announced_results, current_values, decisions
from companion.games.blackbeard.model.ids import NO_SHIP, ShipId
from companion.games.blackbeard.model.names import Ctx, q, who
from companion.games.blackbeard.prizes import storms
from companion.games.blackbeard.supply import action_deck, counter_cups

MERCHANTS: Final = {"merchant": 1, "two-merchants": 2, "three-merchants": 3}
"""How many Merchants a Search line names."""


def search(t: Ctx, pirate: ShipId, key: str) -> Procedure[None]:
    """BB-9.3: a card, read for open sea or the coast; with an ally beside him there may be two (BB-20.3)."""
    place = t.now.pirate(pirate).place
    found = [(yield from _sighted(t, pirate, key))]
    if allies.mate(t.now, pirate) and (yield from _together(t, pirate, key)):
        second = yield from _sighted(t, pirate, f"{key}-second")
        if second == "storm":
            yield from announced_results.say(t, "BB-20.3", msg("bb-search-second-storm"))
        else:
            found.append(second)
    for i, what in enumerate(found):
        if not t.now.in_play(pirate) or not t.now.pirate(pirate).place.same(place):
            return
        stopped = yield from _meet(t, pirate, what, f"{key}-{i}")
        if stopped:
            return


def _sighted(t: Ctx, pirate: ShipId, key: str) -> Procedure[str]:
    """What the Search line of a new card says; Transit Boxes are open sea."""
    water, purpose = "coast" if t.now.pirate(pirate).place.coast else "sea", who(t.now, t.book, pirate)
    told = yield from action_deck.value(t, water, key, "BB-9.3", msg("bb-purpose-search", name=purpose))
    what = cast(str, told)
    rule = "BB-9.34" if what == "nothing" else "BB-9.3"
    yield from announced_results.say(t, rule, msg(f"bb-search-{what}", name=who(t.now, t.book, pirate)))
    return what


def _together(t: Ctx, pirate: ShipId, key: str) -> Procedure[bool]:
    name = who(t.now, t.book, allies.mate(t.now, pirate))
    text, note = msg("bb-q-search-two", name=name), msg("bb-search-two-note")
    question = q.yes_no("two", under=key, rule="BB-20.3", text=text, note=note, default=True, about=(pirate,))
    return (yield from decisions.decide(t, pirate, question, True))


def _meet(t: Ctx, pirate: ShipId, what: str, key: str) -> Procedure[bool]:
    """What follows from one card; whether the pirate's turn stops there by an interception."""
    if what == "storm":
        yield from storms.storm(t, t.now.pirate(pirate).place, key, "BB-9.31")
    elif what == "warship":
        return (yield from _warship(t, pirate, key))
    elif what in MERCHANTS:
        for i in range(MERCHANTS[what]):
            yield from _merchant(t, pirate, f"{key}-{i}")
    return False


def _warship(t: Ctx, pirate: ShipId, key: str) -> Procedure[bool]:
    """BB-9.32: a Warship from the cup beside the searcher tries to intercept him."""
    if len(t.now.warships) >= len(t.book.warships):
        yield from announced_results.say(t, "BB-9.32", msg("bb-search-no-warship"))
        return False
    warship = yield from counter_cups.place(t, "warship", t.now.pirate(pirate).place, "BB-9.32")
    return (yield from interception.pursue(t, pirate, (warship,), key))


def _merchant(t: Ctx, pirate: ShipId, key: str) -> Procedure[None]:
    """BB-9.2, BB-9.33: a Merchant from the cup face down under the searcher, in a Transit Box his alone (BB-9.5)."""
    yield from lanes.supply(t, 1, f"{key}-supply")
    place = t.now.pirate(pirate).place
    yield from counter_cups.place(t, "merchant", place, "BB-9.33", searcher=pirate if place.zone else NO_SHIP)


def search_there(t: Ctx, ship: ShipId, key: str, *, whole: bool) -> Procedure[None]:
    """BB-9.3: a Search at sea. whole: it is certain that the whole allowance was used; else the question says so.

    A false player's pirate searches if whole and well, with room and no Merchant beside him (BB-23.5).
    """
    p = t.now.pirate(ship)
    holds = current_values.ship(t.book, p.hull).holds
    whole_and_well = current_values.undamaged(p) and not current_values.ails(t.now, ship)
    useful = whole_and_well and len(p.holds) < holds and not t.now.merchants_at(p.place)
    text = "move-search" if whole else "move-search-whole"
    words = {"name": who(t.now, t.book, ship)}
    no = msg("bb-move-no-search")
    question = q.yes_no(
        "search", under=key, words=words, text=text, yes=msg("bb-move-search"), no=no, default=False, about=(ship,)
    )
    if (yield from decisions.decide(t, ship, question, useful)):
        yield from search(t, ship, f"{key}-found")
