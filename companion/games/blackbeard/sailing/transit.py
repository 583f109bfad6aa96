"""8.6 Transit Boxes: the only ways between the maps. Entering or leaving one is a whole movement, without a die."""

from __future__ import annotations

from companion.core.kit.chapters import Judge
from companion.core.procedures.procedure import Procedure, ProcedureFunction
from companion.core.procedures.refusals import refuse
from companion.core.rules.verdicts import Verdict, refused, require
from companion.core.values.frozen_records import replace
from companion.core.values.messages import msg
from companion.games.blackbeard.battle import interception
from companion.games.blackbeard.map import places, seaways
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.names import Ctx, who
from companion.games.blackbeard.model.records import Place
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.prizes import searches
from companion.games.blackbeard.standing import nationality, operations
from companion.games.blackbeard.standing.operations import may_operate


def may_cross(s: State, book: Book, ship: ShipId) -> Verdict:
    """BB-8.6: whether a pirate may enter a Transit Box from an arrow hex; that he lies on one, the table sees."""
    pirate, name = s.pirate(ship), who(s, book, ship)
    verdict = may_operate(s, book, ship, after_port=True)
    verdict &= require(pirate.posture != "anchored", "BB-8.6", msg("bb-no-arrow-in-port", name=name))
    if pirate.place.zone:
        return verdict & refused("BB-8.6", msg("bb-no-already-in-zone", name=name))
    open_ = [
        box
        for box in seaways.boxes_beside(book, pirate.place)
        if seaways.may_enter_box(s, book, ship, box.number).allowed
    ]
    return verdict & require(bool(open_), "BB-8.6", msg("bb-no-box-open", name=name))


def cross(t: Ctx, ship: ShipId) -> Procedure[None]:
    """BB-8.6: from an arrow hex into its Transit Box, which takes the whole operation and no die."""
    if not (t.now.pirate(ship).place.ocean or t.now.pirate(ship).place.zone):
        yield from nationality.located(t, ship, "cross-ocean")
        shut = may_cross(t.now, t.book, ship)
        if not shut.allowed:
            yield from refuse(t, shut)
            return
    yield from operations.begin(t, ship, "BB-7.2A")
    s, book = t.now, t.book
    beside = [places.zone(box.number) for box in seaways.boxes_beside(book, s.pirate(ship).place)]
    options = tuple(
        replace(places.option(t, box), verdict=seaways.may_enter_box(s, book, ship, box.zone)) for box in beside
    )
    chosen = yield from t.choose("cross-box", options, words={"name": who(s, book, ship)}, nature="fact")
    yield from seaways.go(t, ship, places.zone(chosen.number), "sea", "BB-8.6")
    yield from searches.search_there(t, ship, "cross", whole=True)


def leave(t: Ctx, ship: ShipId, key: str, *, goal: Place | None = None) -> Procedure[None]:
    """BB-8.6: from a Transit Box to one beside it, or to an arrow hex, where the operation ends; or he stays (A-06).

    Nobody is intercepted for entering a box (BB-8.61); an arrow hex is a hex like any other (BB-8.51).  goal: of a
    false player's pirate, on his way to another ocean.
    """
    here = t.now.pirate(ship).place
    box = places.box(t.book, here.zone)
    linked = [places.zone(each.number) for each in seaways.boxes_beside(t.book, here)]
    hexes_ = [place for place in places.occupied(t.now, box.serves) if not place.zone] if box.serves else []
    served = Place("sea", "", box.serves[0]) if box.serves else here
    likely = places.open_sea(served) if t.now.is_false(ship) else None
    end = yield from places.where(
        t,
        places.Whereabouts(
            (*linked, *hexes_, here),
            box.serves,
            {places.token(here): msg("bb-stays-in-box")},
            seaways.ways(t.now, t.book, ship, linked, other=bool(box.serves)),
        ),
        key=f"{key}-end",
        text=msg("bb-q-leave-box", name=who(t.now, t.book, ship), n=here.zone),
        rule="BB-8.6",
        about=(ship,),
        default=goal or likely,
        quiet=goal is not None,
    )
    if end.same(here):
        return
    yield from seaways.go(t, ship, end, "sea", "BB-8.6", lies=goal is None)
    beside = interception.hunters(t.now, ship)
    if not end.zone and (yield from interception.pursue(t, ship, beside, f"{key}-arrow")):
        return
    yield from searches.search_there(t, ship, key, whole=True)


COMMANDS: dict[str, ProcedureFunction] = {"cross": cross}
JUDGES: dict[str, Judge] = {"cross": operations.of_pirates(may_cross)}
