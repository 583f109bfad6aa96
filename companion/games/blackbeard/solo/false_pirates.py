"""23.5 to BB-23.55 A false player's pirate: what chapter 23 makes him do, asked from the most urgent question on.

The app knows logs, places and marks; of the map it asks only how near ports and Merchants are, and hunters when he
might careen.
"""

from __future__ import annotations

from typing import Final, Literal

from companion.core.procedures.procedure import Procedure, first_of
from companion.core.questions.kinds import Option
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Arg, Msg, msg
from companion.games.blackbeard.battle import interception
from companion.games.blackbeard.captains import retirement
from companion.games.blackbeard.crown import commissioners
from companion.games.blackbeard.harbour import port_attacks, repairs, sales
from companion.games.blackbeard.map import places, printed_ports, seaways
from companion.games.blackbeard.model import current_values
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.names import Ctx, doubloons, place_name, port_name, who
from companion.games.blackbeard.model.records import Place
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.prizes import capture, plunder
from companion.games.blackbeard.sailing import movement, transit
from companion.games.blackbeard.solo import proximity
from companion.games.blackbeard.solo.false_path import FalsePlan, passes
from companion.games.blackbeard.solo.proximity import Near, Purpose
from companion.games.blackbeard.standing import nationality, ports

NONE = "none"
LOWEST: Final = 1
"""Of the movement die: with no more Speed lost than that nobody careens."""
UNASKED: Final = "unasked"
Sighted = Place | Literal["unasked"] | None
"""A Merchant within six hexes as the table saw it, None for none; UNASKED where nobody was asked."""

# ---------------------------------------------------------------------- what the state tells


def full(s: State, book: Book, ship: ShipId) -> bool:
    """BB-23.52: whether no hold is empty."""
    return not plunder.room(s, book, ship)


def beset(s: State, ship: ShipId) -> bool:
    """BB-T1: at sea in a hex or Transit Box with a hunter, and free to do something about it."""
    p = s.pirate(ship)
    return p.at_sea and not p.debauched and bool(interception.hunters(s, ship))


def retires(s: State, book: Book, ship: ShipId) -> bool:
    """BB-23.54, BB-P4: nothing to sell, and richer than Blood and every retired pirate."""
    p, rich = s.pirate(ship), retirement.content(s, book, ship)
    return rich and not (p.holds or p.hostages) and retirement.may_retire(s, book, ship).allowed


def trade(s: State, book: Book, ship: ShipId) -> str:
    """BB-P7: what he sells where he lies: booty first, then a hostage; "" for neither."""
    if s.pirate(ship).holds and sales.may_sell(s, book, ship).allowed:
        return "sell"
    return "ransom" if sales.may_ransom(s, book, ship).allowed else ""


def sacks(book: Book, strength: int, garrison: int) -> bool:
    """BB-P2, A-28: whether the attack to be expected on the port just taken is the stronger; in halves of a point."""
    n = book.numbers
    own = 2 * strength + n.port_attack_dice * (n.die_faces + 1)
    return own > 2 * port_attacks.defence(book, garrison, True) + n.port_defence_dice * (n.die_faces + 1)


def prey(s: State, book: Book, ship: ShipId) -> tuple[Place, ...]:
    """BB-23.5: hexes of his waters with a Merchant that he might chase: he is whole and well, has an empty hold, and
    no hunter lies beside either."""
    if (
        not current_values.undamaged(s.pirate(ship))
        or current_values.ails(s, ship)
        or full(s, book, ship)
        or beset(s, ship)
    ):
        return ()
    found = [place for place in places.occupied(s, proximity.waters(s, book, ship)) if s.merchants_at(place)]
    return tuple(place for place in found if not (place.zone or interception.hunters(s, ship, place)))


# ---------------------------------------------------------------------- the questions in order


def careened(t: Ctx, ship: ShipId) -> Procedure[FalsePlan]:
    """BB-T1b: he goes on careening while Speed is lost and no hunter is within two turns (A-56)."""
    if t.now.pirate(ship).slow and not (yield from hunted(t, ship, "false-hunted")):
        return FalsePlan("careen", ship, "BB-T1b", msg("bb-false-careen-on", name=who(t.now, t.book, ship)))
    return FalsePlan("float", ship, "BB-T1b", msg("bb-false-float", name=who(t.now, t.book, ship)))


def flees(t: Ctx, ship: ShipId) -> Procedure[FalsePlan]:
    """BB-T1: out of the hunter's place, where else he is drawn; a careen marker comes off first."""
    if t.now.pirate(ship).posture == "careened":
        return FalsePlan("float", ship, "BB-T1", msg("bb-false-float", name=who(t.now, t.book, ship)))
    yield from nationality.located(t, ship, "false-ocean")
    plan = yield from _sails(t, ship)
    if plan.words.key != "bb-false-patrol":
        return plan
    n = points(t, ship, plan.rolled)
    return replace(plan, rule="BB-T1", words=msg("bb-false-flees", name=who(t.now, t.book, ship), n=n))


def plan(t: Ctx, ship: ShipId, asks_first: bool) -> Procedure[FalsePlan]:
    """BB-P1 to BB-P11: what he does in his turn; he leaves no port by his own will before he is whole (BB-23.53)."""
    yield from nationality.located(t, ship, "false-ocean")
    name = who(t.now, t.book, ship)
    if (yield from passes(t, "P1", t.now.pirate(ship).debauched)):
        return FalsePlan("rest", ship, "BB-P1", msg("bb-false-rest", name=name))
    if (yield from passes(t, "P2", bool(t.now.pirate(ship).taken))):
        return (yield from _conqueror(t, ship))
    target = yield from _informed(t, ship)
    if (yield from passes(t, "P3", bool(target))):
        return (yield from _raid(t, ship, target))
    if (yield from passes(t, "P4", retires(t.now, t.book, ship))):
        amount = doubloons(t.now.pirate(ship).fortune)
        return FalsePlan("retire", ship, "BB-P4", msg("bb-false-retire", name=name, amount=amount))
    ill = current_values.ails(t.now, ship)
    if (yield from passes(t, "P5", ill and repairs.may_recover(t.now, t.book, ship).allowed)):
        return FalsePlan("recover", ship, "BB-P5", msg("bb-false-recover", name=name))
    if (yield from passes(t, "P6", repairs.may_refit(t.now, t.book, ship).allowed)):
        return FalsePlan("refit", ship, "BB-P6", msg("bb-false-refit", name=name))
    deal = trade(t.now, t.book, ship)
    if (yield from passes(t, "P7", bool(deal))):
        return FalsePlan(deal, ship, "BB-P7", msg(f"bb-false-{deal}", name=name))
    return (yield from _needs_port(t, ship)) or (yield from _patrols(t, ship, asks_first))


def _needs_port(t: Ctx, ship: ShipId) -> Procedure[FalsePlan | None]:
    """BB-P8, BB-P9: to the nearest port to recover, or to empty full holds."""
    near = yield from _port(t, ship, "recover", "P8", wanted=current_values.ails(t.now, ship))
    rule = "BB-P8"
    if near is None:
        near = yield from _port(t, ship, "sale", "P9", wanted=full(t.now, t.book, ship))
        rule = "BB-P9"
    return _makes_for(t, ship, near, rule, (yield from die(t, ship))) if near is not None else None


def _sails(t: Ctx, ship: ShipId) -> Procedure[FalsePlan]:
    """Away from where he is: to a port that he needs, else by the movement die (BB-P8, BB-P9, BB-P11)."""
    return (yield from _needs_port(t, ship)) or (yield from heading(t, ship, (yield from die(t, ship))))


def _port(t: Ctx, ship: ShipId, purpose: Purpose, node: str, *, wanted: bool) -> Procedure[Near | None]:
    """The nearest port for a purpose, if he needs one; where there is none, he goes on as if he did not."""
    near = (yield from proximity.nearest(t, ship, purpose, f"false-{node.lower()}")) if wanted else None
    yield from passes(t, node, near is not None, near.key if near is not None else "")
    return near


def _patrols(t: Ctx, ship: ShipId, asks_first: bool) -> Procedure[FalsePlan]:
    """BB-P10, BB-P11: the Merchant beside him, or the movement die and what it leads to.

    asks_first: what the table sees is asked before the die, so that one card holds all of it.
    """
    name, p = who(t.now, t.book, ship), t.now.pirate(ship)
    beside = capture.may_prize(t.now, t.book, ship).allowed and not interception.hunters(t.now, ship)
    here = beside and not full(t.now, t.book, ship)
    yield from passes(t, "P10", here)
    rolled = 0
    if here and p.damage and not p.place.zone:
        rolled = yield from die(t, ship)
        if rolled <= p.damage and (near := (yield from _port(t, ship, "refit", "P11-refit", wanted=True))) is not None:
            return _makes_for(t, ship, near, "BB-P10", rolled)
    if here:
        return FalsePlan("prize", ship, "BB-P10", msg("bb-false-prize", name=name), rolled)
    if p.place.zone:
        return FalsePlan("move", ship, "BB-P11", msg("bb-false-leave-box", name=name, n=p.place.zone))
    fit = repairs.may_careen(t.now, t.book, ship).allowed
    may_careen, seen = asks_first and fit and p.slow > LOWEST, False
    chased: Sighted = UNASKED
    if asks_first:
        seen = may_careen and (yield from hunted(t, ship, "false-hunted"))
        chased = yield from _chased(t, ship)
    rolled = yield from die(t, ship)
    slowed = p.slow > rolled and fit
    careens = slowed and not (seen if asks_first else (yield from hunted(t, ship, "false-hunted")))
    if (yield from passes(t, "P11-careen", careens, "false-hunted" if slowed and lookout(t.now, ship) else "")):
        words = msg("bb-false-careen-die", name=name, die=rolled, lost=p.slow)
        return FalsePlan("careen", ship, "BB-P11", words, rolled)
    return (yield from heading(t, ship, rolled, chased))


def heading(t: Ctx, ship: ShipId, rolled: int, chased: Sighted = UNASKED) -> Procedure[FalsePlan]:
    """BB-P11: under way with the die: to a refit, after a Merchant, or on patrol.

    rolled: 0 in a Transit Box, which he only leaves.  chased: the Merchant that the table has seen, if it was asked.
    """
    name, p = who(t.now, t.book, ship), t.now.pirate(ship)
    if p.place.zone:
        return FalsePlan("move", ship, "BB-P11", msg("bb-false-leave-box", name=name, n=p.place.zone))
    near = yield from _port(t, ship, "refit", "P11-refit", wanted=rolled <= p.damage)
    if near is not None:
        return _makes_for(t, ship, near, "BB-P11", rolled)
    if chased == UNASKED:
        chased = yield from _chased(t, ship)
    key = "false-chase" if prey(t.now, t.book, ship) else ""
    yield from passes(t, "P11-chase", chased is not None, key)
    if isinstance(chased, Place):
        goal = chased if points(t, ship, rolled) >= t.book.numbers.solo_chase_range else None
        words = msg("bb-false-chases", name=name, where=place_name(t.now, t.book, chased))
        return FalsePlan("move", ship, "BB-P11", words, rolled, goal)
    yield from passes(t, "P11-patrol", True)
    words = msg("bb-false-patrol", name=name, n=points(t, ship, rolled))
    return FalsePlan("move", ship, "BB-P11", words, rolled, roams=True)


def _chased(t: Ctx, ship: ShipId) -> Procedure[Place | None]:
    """BB-23.5: the nearest Merchant within six hexes, as the table sees it."""
    merchants = prey(t.now, t.book, ship)
    if not merchants:
        return None
    hexes = t.book.numbers.solo_chase_range
    options = (
        Option(NONE, msg("bb-false-chase-none", n=hexes), None, "icon:cross"),
        *(places.option(t, place) for place in merchants),
    )
    words: dict[str, Arg] = {"name": who(t.now, t.book, ship), "n": hexes}
    told = yield from t.choose("false-chase", options, words=words, note=True, nature="fact", about=(ship,))
    return None if told == NONE else first_of(place for place in merchants if places.token(place) == told)


# ---------------------------------------------------------------------- ports to attack


def _conqueror(t: Ctx, ship: ShipId) -> Procedure[FalsePlan]:
    """BB-P2, BB-15.4: the port that he took is sacked if he is likely to be the stronger, else he sails (A-28)."""
    name, p = who(t.now, t.book, ship), t.now.pirate(ship)
    if port_attacks.may_sack(t.now, t.book, ship).allowed:
        garrison = yield from printed_ports.garrison_of(t, p.taken, "false-garrison")
        own, wall = port_attacks.strength(t.now, t.book, ship).total, port_attacks.defence(t.book, garrison, True)
        if sacks(t.book, own, garrison):
            port = port_name(t.now, t.book, p.taken)
            return FalsePlan("sack", ship, "BB-P2", msg("bb-false-sack", name=name, port=port, own=own, wall=wall))
    return (yield from _sails(t, ship))


def _informed(t: Ctx, ship: ShipId) -> Procedure[int]:
    """BB-23.51, BB-P3: a port that he knows of, may attack, and whose nation he has attacked before; 0 for none.

    That where he lies first, then those that he reaches without a Transit Box.
    """
    found = []
    for number in t.now.pirate(ship).information if t.now.pirate(ship).marks else ():
        flag = yield from printed_ports.nation_of(t, number, f"false-p3-{number}")
        place = places.port(t.book, number)
        held = proximity.held(t.now, ship, place) and not t.now.pirate(ship).place.same(place)
        open_ = port_attacks.may_assault(t.now, t.book, ship, number).allowed
        open_ &= ports.may_enter(t.now, t.book, ship, number, attack=True).allowed
        if flag in t.now.pirate(ship).marks and open_ and not held:
            found.append(number)
    here, seas = t.now.pirate(ship).place, proximity.waters(t.now, t.book, ship)
    found.sort(key=lambda number: (number != here.port, places.port(t.book, number).ocean not in seas))
    return found[0] if found else 0


def _raid(t: Ctx, ship: ShipId, number: int) -> Procedure[FalsePlan]:
    """BB-P3: straight there, through the Transit Boxes if need be, and attack."""
    p, goal = t.now.pirate(ship), places.port(t.book, number)
    name, port = who(t.now, t.book, ship), port_name(t.now, t.book, number)
    if p.in_port and p.place.same(goal):
        return FalsePlan("attack-port", ship, "BB-P3", msg("bb-false-attack", name=name, port=port))
    words = msg("bb-false-raid", name=name, port=port)
    if p.place.zone:
        step = next_box(t.book, p.place.zone, goal)
        box = places.zone(step) if step and seaways.may_enter_box(t.now, t.book, ship, step).allowed else None
        return FalsePlan("move", ship, "BB-P3", words, goal=box)
    if goal.ocean in proximity.waters(t.now, t.book, ship):
        rolled = yield from die(t, ship)
        return FalsePlan("move", ship, "BB-P3", words, rolled, p.place if p.place.same(goal) else None, "attack")
    words = msg("bb-false-raid-far", name=name, port=port, n=gate(t.book, p.place.ocean))
    if transit.may_cross(t.now, t.book, ship).allowed and (yield from _on_arrow(t, ship)):
        return FalsePlan("cross", ship, "BB-P3", words)
    return FalsePlan("move", ship, "BB-P3", words, (yield from die(t, ship)))


def _on_arrow(t: Ctx, ship: ShipId) -> Procedure[bool]:
    """BB-8.6: whether he lies on an arrow hex, which only the map tells."""
    return (
        yield from t.yes_no(
            "false-arrow", words={"name": who(t.now, t.book, ship)}, nature="fact", default=False, about=(ship,)
        )
    )


def gate(book: Book, ocean: str) -> int:
    """BB-8.6: the Transit Box to which the arrow hexes of an ocean lead."""
    return first_of(box.number for box in book.transit_boxes if ocean in box.serves)


def next_box(book: Book, here: int, goal: Place) -> int:
    """BB-8.6: the Transit Box beside this one on the shortest way to a place; 0 if this one leads there itself."""
    boxes = {box.number: box for box in book.transit_boxes}
    ways: list[tuple[int, ...]] = [(here,)]
    while ways:
        way = ways.pop(0)
        if way[-1] == goal.zone or goal.ocean in boxes[way[-1]].serves:
            return way[1] if len(way) > 1 else 0
        ways += [(*way, beside) for beside in boxes[way[-1]].links if beside not in way]
    return 0


# ---------------------------------------------------------------------- the movement


def die(t: Ctx, ship: ShipId) -> Procedure[int]:
    """BB-8.2: the movement die; none is rolled in a Transit Box."""
    return 0 if t.now.place_of(ship).zone else (yield from movement.die(t, ship, "false-die"))


def points(t: Ctx, ship: ShipId, rolled: int) -> int:
    """BB-8.2: the hexes that he can go with this die, less what it costs to leave a port."""
    p = t.now.pirate(ship)
    total = movement.allowance(t.now, t.book, p, rolled).total
    return total - (t.book.numbers.port_cost if p.in_port else 0)


def _makes_for(t: Ctx, ship: ShipId, near: Near, rule: str, rolled: int) -> FalsePlan:
    """BB-23.41: towards the nearest port, into it if the points suffice."""
    within = 0 <= near.hexes <= points(t, ship, rolled)
    name, port, hurt = who(t.now, t.book, ship), proximity.reached(t, near), t.now.pirate(ship).damage
    words = msg("bb-false-makes-for", name=name, port=port)
    if rule in ("BB-P10", "BB-P11"):
        words = msg("bb-false-to-refit", name=name, port=port, die=rolled, damage=hurt)
    enters = not within or near.hexes + t.book.numbers.port_cost <= points(t, ship, rolled)
    return FalsePlan("move", ship, rule, words, rolled, near.place if within else None, "anchor" if enters else "sea")


# ---------------------------------------------------------------------- hunters


def lookout(s: State, ship: ShipId) -> tuple[ShipId, ...]:
    """Hunters of other players that could come to a pirate's place without a Transit Box."""
    seas, owner = seaways.oceans_from(s.pirate(ship).place), s.owner(ship)
    kcs = [kc.id for kc in s.commissioners if kc.owner != owner and kc.place.kind and kc.posture != "careened"]
    there = (*kcs, *(counter.id for counter in s.warships))
    return tuple(each for each in there if s.place_of(each).ocean in ("", *seas) and not s.place_of(each).zone)


def stride(t: Ctx, hunter: ShipId) -> int:
    """How many hexes a hunter goes in a turn; a Warship that nobody has turned up, a die at most (BB-23.2)."""
    if hunter.is_commissioner:
        return commissioners.points(t.now, t.book, hunter)
    counter = t.now.counter(hunter)
    return counter.shown.speed if counter.shown is not None else t.book.numbers.die_faces


def hunted(t: Ctx, ship: ShipId, key: str) -> Procedure[bool]:
    """BB-23.5: whether a hunter is within two turns of him, as the table sees it."""
    near = lookout(t.now, ship)
    if not near:
        return False
    turns = t.book.numbers.solo_careen_turns
    words: dict[str, Arg] = {
        "name": who(t.now, t.book, ship),
        "n": turns,
        "hunters": tuple(_reach(t, hunter, turns) for hunter in near),
    }
    return (
        yield from t.yes_no(
            "false-hunted", key=key, words=words, note=True, nature="fact", default=False, about=(ship, *near)
        )
    )


def _reach(t: Ctx, hunter: ShipId, turns: int) -> Msg:
    place = place_name(t.now, t.book, t.now.place_of(hunter))
    return msg("bb-false-reach", name=who(t.now, t.book, hunter), where=place, n=turns * stride(t, hunter))
