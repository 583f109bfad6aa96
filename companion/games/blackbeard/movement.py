"""8 Movement of pirates: by a die across the hexes of an ocean, or through the Transit Boxes without one.

The map is on the table: the app works out the points, and is told where the ship ends and past which hunters it came.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from companion.core.events import Event
from companion.core.frozen import replace
from companion.core.procedure import Procedure, ProcedureFunction
from companion.core.questions import Choose, Dice, Option, Pick, Roll, YesNo
from companion.core.telling import Told
from companion.core.text import Msg, msg
from companion.core.verdicts import Sum, Term, Verdict, refused, require
from companion.games.blackbeard import (
    cunning,
    cups,
    interception,
    operations,
    places,
    port_attacks,
    ports,
    searches,
    stats,
)
from companion.games.blackbeard.book import Book, TransitBox
from companion.games.blackbeard.deciding import decide
from companion.games.blackbeard.ledger import Moved, popularity
from companion.games.blackbeard.names import OCEANS, Desk, place_name, port_name, who
from companion.games.blackbeard.operations import Offer, may_operate, offer
from companion.games.blackbeard.records import Pirate, Place, Posture
from companion.games.blackbeard.state import State

JOINED: Final = ("AN", "CAR")
"""2.21: two oceans on one map, between which ships sail freely."""


# ---------------------------------------------------------------------- any ship anywhere


def go(t: Desk, ship: str, place: Place, posture: Posture, rule: str, *, told: bool = True) -> Procedure[None]:
    """A ship changes its place or posture. Merchants that its Search put into a Transit Box return to the cup when it
    leaves (BB-9.33)."""
    before, name = t.now.place_of(ship), who(t.now, t.book, ship)
    where = place_name(t.now, t.book, place)
    yield from t.happens(Moved(ship, place, posture, name, where, told, rule=rule))
    if before.zone and not before.same(place):
        for merchant in t.now.merchants_at(before):
            if merchant.searcher == ship:
                yield from cups.put_back(t, merchant.id, "BB-9.33")


def oceans_from(place: Place) -> tuple[str, ...]:
    """BB-2.21, BB-8.6: oceans that can be reached from a place without a Transit Box; all if its own is unknown."""
    if not place.ocean:
        return OCEANS
    return JOINED if place.ocean in JOINED else (place.ocean,)


def hexes(t: Desk, here: Place, oceans: tuple[str, ...]) -> tuple[Place, ...]:
    """Where a ship may end in these oceans: its own hex, then those where something lies, then the ports."""
    occupied = [place for place in places.occupied(t.now, oceans) if not place.zone]
    merchants = [place for place in occupied if t.now.merchants_at(place)]
    return (here, *merchants, *occupied, *places.ports_in(t.book, oceans))


# ---------------------------------------------------------------------- "May I?"


def may_move(s: State, book: Book, ship: str) -> Verdict:
    """BB-7.2A: whether a pirate may move; out of a Transit Box too."""
    return may_operate(s, book, ship, after_port=True)


def may_cross(s: State, book: Book, ship: str) -> Verdict:
    """BB-8.6: whether a pirate may enter a Transit Box from an arrow hex; that he lies on one, the table sees."""
    pirate, name = s.pirate(ship), who(s, book, ship)
    verdict = may_operate(s, book, ship, after_port=True)
    verdict &= require(pirate.posture != "anchored", "BB-8.6", msg("bb-no-arrow-in-port", name=name))
    if pirate.place.zone:
        return verdict & refused("BB-8.6", msg("bb-no-already-in-zone", name=name))
    open_ = [box for box in boxes_beside(book, pirate.place) if may_enter_box(s, book, ship, box.number).allowed]
    return verdict & require(bool(open_), "BB-8.6", msg("bb-no-box-open", name=name))


def may_enter_box(s: State, book: Book, ship: str, number: int) -> Verdict:
    """BB-8.6: who has left a Transit Box stays out of it until he has entered a port."""
    again = number in s.ship(ship).left_zones
    return require(not again, "BB-8.6", msg("bb-no-box-again", name=who(s, book, ship), n=number))


def boxes_beside(book: Book, place: Place) -> tuple[TransitBox, ...]:
    """Transit Boxes to which a place may lead: those beside a box, or those of the arrow hexes of an ocean."""
    if place.zone:
        here = next(box for box in book.transit_boxes if box.number == place.zone)
        return tuple(box for box in book.transit_boxes if box.number in here.links)
    return tuple(box for box in book.transit_boxes if any(each in box.serves for each in oceans_from(place)))


def may_anchor(s: State, book: Book, ship: str, number: int, points: int, *, attack: bool = False) -> Verdict:
    """BB-8.1, BB-8.7: whether a pirate at sea in a port's hex may enter it. points: the most he can have left."""
    short = msg("bb-no-points-to-anchor", port=port_name(s, book, number))
    enough = require(points >= book.numbers.port_cost, "BB-8.1", short)
    return ports.may_enter(s, book, ship, number, attack=attack) & enough


# ---------------------------------------------------------------------- across the hexes


def allowance(s: State, book: Book, pirate: Pirate, rolled: int) -> Sum:
    """BB-8.2: movement points by the die; never less than 1."""
    terms = (Term(msg("bb-die"), rolled, "BB-8.2"), Term(msg("bb-speed"), stats.speed(s, book, pirate), "BB-5.22"))
    return Sum(msg("bb-points"), terms, book.numbers.movement_least)


def move(t: Desk, ship: str) -> Procedure[None]:
    """BB-7.2A: the movement of a pirate: out of a Transit Box, or as many hexes as the die and his Speed allow."""
    yield from operations.begin(t, ship, "BB-7.2A")
    if t.now.pirate(ship).place.zone:
        yield from leave_box(t, ship, "move")
        return
    name, faces = who(t.now, t.book, ship), t.book.numbers.die_faces
    speed = stats.speed(t.now, t.book, t.now.pirate(ship))
    question = Roll(
        key="move-die",
        text=msg("bb-q-move-die", name=name),
        note=msg("bb-q-move-die-note", speed=speed),
        rule="BB-8.2",
        who=t.now.owner(ship) if not t.now.is_false(ship) else "table",
        dice=(Dice(msg("bb-die"), 1, faces, speed),),
        about=(ship,),
    )
    (rolled,) = yield from cunning.roll(t, ship, question)
    yield from sail(t, ship, rolled, "move")


def sail(t: Desk, ship: str, rolled: int, key: str) -> Procedure[None]:
    """BB-8.1, BB-8.2, BB-8.51: a movement by a die already rolled, with whatever happens on the way and at its end."""
    p, name = t.now.pirate(ship), who(t.now, t.book, ship)
    here, anchored = p.place, p.posture == "anchored"
    total = allowance(t.now, t.book, p, rolled)
    points, said = total.total, interception.aloud(total)
    yield from t.happens(Told(msg("bb-ev-points", name=name, sum=said), rule="BB-8.2"))
    if anchored:
        points -= t.book.numbers.port_cost
        if (blockading := interception.hunters(t.now, ship)) and (
            not (yield from _puts_to_sea(t, ship, key, default=True))
            or (yield from _runs(t, ship, blockading, f"{key}-blockade"))
        ):
            return
    end = yield from _end(t, ship, points, key) if points >= t.book.numbers.hex_cost else _nowhere(here)
    if t.now.pirate(ship).posture == "anchored":
        if end.same(here) and not (yield from _puts_to_sea(t, ship, key, default=False)):
            return
        yield from go(t, ship, here, "sea", "BB-8.7", told=end.same(here))
    for place in (yield from _passed(t, ship, here, end, key)):
        if (yield from _enters(t, ship, place, f"{key}-pass-{places.token(place)}", told=False)):
            return
    if not end.same(t.now.pirate(ship).place) and (yield from _enters(t, ship, end, f"{key}-end", told=True)):
        return
    left = points if here.same(end) else points - t.book.numbers.hex_cost
    yield from _at_the_end(t, ship, -1 if anchored and here.same(end) else left, key)


def _nowhere(here: Place) -> Procedure[Place]:
    """The end of a movement that has no point left for another hex."""
    yield from ()
    return here


def _puts_to_sea(t: Desk, ship: str, key: str, *, default: bool) -> Procedure[bool]:
    """BB-8.2, BB-15.4: whether he leaves his port at all; whoever took it on his last turn must."""
    if t.now.pirate(ship).taken:
        return True
    question = YesNo(
        key=f"{key}-put-to-sea",
        text=msg("bb-q-put-to-sea", name=who(t.now, t.book, ship)),
        rule="BB-8.2",
        yes=msg("bb-put-to-sea"),
        no=msg("bb-stay-in-port"),
        default=default,
        about=(ship,),
    )
    return (yield from decide(t, ship, question, True))


def _runs(t: Desk, ship: str, blockading: tuple[str, ...], key: str) -> Procedure[bool]:
    """BB-14.3: out of a port past those who blockade it. True when he is stopped."""
    yield from go(t, ship, t.now.pirate(ship).place, "sea", "BB-8.7")
    return (yield from interception.pursue(t, ship, blockading, key))


def _enters(t: Desk, ship: str, place: Place, key: str, *, told: bool) -> Procedure[bool]:
    """BB-8.51: into a hex, past the hunters who lie there. True when he is stopped."""
    yield from go(t, ship, place, "sea", "BB-8.4", told=told)
    return (yield from interception.pursue(t, ship, interception.hunters(t.now, ship), key))


def _end(t: Desk, ship: str, points: int, key: str) -> Procedure[Place]:
    """Where the movement ends, as the table sees it; what a port is to him stands beside it."""
    here = t.now.pirate(ship).place
    oceans = oceans_from(here)
    return (
        yield from places.where(
            t,
            f"{key}-end",
            msg("bb-q-where-ends", name=who(t.now, t.book, ship), n=points),
            "BB-8.2",
            note=msg("bb-q-where-ends-note"),
            places=hexes(t, here, oceans),
            oceans=oceans,
            about=(ship,),
            notes=standings(t.now, t.book, ship, oceans) | {places.token(here): msg("bb-stays-here")},
        )
    )


def standings(s: State, book: Book, ship: str, oceans: Iterable[str]) -> dict[str, Msg]:
    """What each port of these oceans is to a pirate, by the id of its option."""
    found = {}
    for place in places.ports_in(book, oceans):
        kind = ports.standing(s, book, ship, place.port) or "destroyed"
        closed = kind not in ("anti", "destroyed") and not ports.may_enter(s, book, ship, place.port).allowed
        found[places.token(place)] = msg("bb-standing-closed" if closed else f"bb-standing-{kind}")
    return found


def _passed(t: Desk, ship: str, here: Place, end: Place, key: str) -> Procedure[tuple[Place, ...]]:
    """BB-8.51: the hexes with hunters through which he came, in order; asked only when hunters lie in his waters."""
    if here.same(end):
        return ()
    beset = [
        place
        for place in places.occupied(t.now, oceans_from(here))
        if not (place.zone or place.same(here) or place.same(end)) and interception.hunters(t.now, ship, place)
    ]
    if not beset:
        return ()
    question = Pick(
        key=f"{key}-passed",
        text=msg("bb-q-passed", name=who(t.now, t.book, ship)),
        rule="BB-8.51",
        nature="fact",
        options=tuple(places.option(t, place) for place in beset),
        none=msg("bb-passed-none"),
        default=(),
        about=(ship,),
    )
    tokens = list((yield from t.ask(question)))
    ordered: list[str] = []
    while len(tokens) > 1:
        following = Choose(
            key=f"{key}-passed-{len(ordered) + 1}",
            text=msg("bb-q-passed-next", name=who(t.now, t.book, ship)),
            rule="BB-8.51",
            nature="fact",
            options=tuple(places.option(t, place) for place in beset if places.token(place) in tokens),
        )
        ordered.append((yield from t.ask(following)))
        tokens.remove(ordered[-1])
    return tuple(place for token in (*ordered, *tokens) for place in beset if places.token(place) == token)


# ---------------------------------------------------------------------- where he has ended


def _at_the_end(t: Desk, ship: str, points: int, key: str) -> Procedure[None]:
    """BB-8.7, BB-9.3, BB-15.21: into the port of the hex, to lie there or to attack it, or a Search at sea."""
    number = t.now.pirate(ship).place.port
    if number and points >= t.book.numbers.port_cost:
        chosen = yield from _anchoring(t, ship, number, points, key)
        if chosen == "attack":
            yield from port_attacks.enter_and_attack(t, ship, number, f"{key}-attack")
            return
        if chosen == "anchor":
            yield from anchor(t, ship, number)
            return
    yield from _search(t, ship, key, whole=False)


def _anchoring(t: Desk, ship: str, number: int, points: int, key: str) -> Procedure[str]:
    """Whether he enters the port of his hex, attacks it, or stays at sea; what is refused stands there with why."""
    if ports.nation_matters(t.now, ship):
        yield from ports.nation_of(t, number, f"{key}-port")
    s, book = t.now, t.book
    peaceful = may_anchor(s, book, ship, number, points)
    hostile = may_anchor(s, book, ship, number, points, attack=True)
    hostile &= port_attacks.may_enter_and_attack(s, book, ship, number)
    port = port_name(s, book, number)
    options = (
        Option("anchor", msg("bb-move-anchor", port=port), _standing(s, book, ship, number), "icon:anchor", peaceful),
        Option("attack", msg("bb-move-attack-port", port=port), None, "icon:cannon", hostile),
        Option("sea", msg("bb-stay-at-sea"), None, "icon:sail"),
    )
    question = Choose(
        key=f"{key}-port",
        text=msg("bb-q-move-port", name=who(s, book, ship), port=port),
        rule="BB-8.7",
        options=options,
        default="anchor" if peaceful.allowed else "sea",
        about=(ship,),
    )
    strike = hostile.allowed and number in s.pirate(ship).information
    false = "attack" if strike else "anchor" if peaceful.allowed else "sea"
    return (yield from decide(t, ship, question, false))


def _standing(s: State, book: Book, ship: str, number: int) -> Msg:
    return msg(f"bb-standing-{ports.standing(s, book, ship, number) or 'destroyed'}")


def anchor(t: Desk, ship: str, number: int) -> Procedure[None]:
    """BB-8.7: into a port. Full holds brought to the own Safe Haven please the crew (BB-10.4)."""
    yield from go(t, ship, places.port(t.book, number), "anchored", "BB-8.7")
    p = t.now.pirate(ship)
    full = len(p.holds) >= stats.ship(t.book, p.hull).holds
    if full and ports.standing(t.now, t.book, ship, number) == "safe":
        yield from popularity(t, ship, "safe-haven-full", "BB-10.4")


def _search(t: Desk, ship: str, key: str, *, whole: bool) -> Procedure[None]:
    """BB-9.3: a Search at sea. whole: it is certain that the whole allowance was used; else the question says so."""
    p = t.now.pirate(ship)
    holds = stats.ship(t.book, p.hull).holds
    useful = stats.undamaged(p) and len(p.holds) < holds and not t.now.merchants_at(p.place)
    question = YesNo(
        key=f"{key}-search",
        text=msg("bb-q-move-search" if whole else "bb-q-move-search-whole", name=who(t.now, t.book, ship)),
        rule="BB-9.3",
        yes=msg("bb-move-search"),
        no=msg("bb-move-no-search"),
        default=False,
        about=(ship,),
    )
    if (yield from decide(t, ship, question, useful)):
        yield from searches.search(t, ship, f"{key}-found")


# ---------------------------------------------------------------------- through the Transit Boxes


def cross(t: Desk, ship: str) -> Procedure[None]:
    """BB-8.6: from an arrow hex into its Transit Box, which takes the whole operation and no die."""
    yield from operations.begin(t, ship, "BB-7.2A")
    s, book = t.now, t.book
    beside = [places.zone(box.number) for box in boxes_beside(book, s.pirate(ship).place)]
    options = tuple(replace(places.option(t, box), verdict=may_enter_box(s, book, ship, box.zone)) for box in beside)
    question = Choose(
        key="cross-box",
        text=msg("bb-q-move-box", name=who(s, book, ship)),
        rule="BB-8.6",
        nature="fact",
        options=options,
    )
    chosen = yield from t.ask(question)
    number = int(chosen.rpartition("-")[2])
    yield from go(t, ship, places.zone(number), "sea", "BB-8.6")
    yield from _search(t, ship, "cross", whole=True)


def leave_box(t: Desk, ship: str, key: str) -> Procedure[None]:
    """BB-8.6: from a Transit Box to one beside it, or to an arrow hex, where the operation ends.

    Nobody is intercepted for entering a box (BB-8.61); an arrow hex is a hex like any other (BB-8.51).
    """
    here = t.now.pirate(ship).place
    box = next(each for each in t.book.transit_boxes if each.number == here.zone)
    linked = [places.zone(each.number) for each in boxes_beside(t.book, here)]
    hexes_ = [place for place in places.occupied(t.now, box.serves) if not place.zone] if box.serves else []
    end = yield from places.where(
        t,
        f"{key}-end",
        msg("bb-q-leave-box", name=who(t.now, t.book, ship), n=here.zone),
        "BB-8.6",
        places=(*linked, *hexes_),
        oceans=box.serves,
        elsewhere=bool(box.serves),
        about=(ship,),
        verdicts={places.token(place): may_enter_box(t.now, t.book, ship, place.zone) for place in linked},
    )
    yield from go(t, ship, end, "sea", "BB-8.6")
    beside = interception.hunters(t.now, ship)
    if not end.zone and (yield from interception.pursue(t, ship, beside, f"{key}-arrow")):
        return
    yield from _search(t, ship, key, whole=True)


# ---------------------------------------------------------------------- the menu


def offers(s: State, book: Book) -> tuple[Offer, ...]:
    """Moving, and entering a Transit Box, for every pirate of the player with the dice."""
    found = []
    for pirate in operations.pirates_offered(s):
        found.append(offer(s, book, "move", pirate.id, may_move(s, book, pirate.id), picture="icon:sail"))
        if not pirate.place.zone:
            verdict = may_cross(s, book, pirate.id)
            found.append(offer(s, book, "cross", pirate.id, verdict, picture="icon:route"))
    return tuple(found)


COMMANDS: dict[str, ProcedureFunction] = {"move": move, "cross": cross}
EVENTS: tuple[type[Event[State]], ...] = ()
