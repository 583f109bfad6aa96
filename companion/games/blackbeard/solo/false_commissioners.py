"""23.4 A false player's King's Commissioner: after Blood, unless it is ill, damaged or slowed."""

from __future__ import annotations

from companion.core.procedures.procedure import Procedure
from companion.core.values.messages import Arg, Msg, msg
from companion.games.blackbeard.crown import commissioners
from companion.games.blackbeard.harbour import repairs
from companion.games.blackbeard.map import places, seaways
from companion.games.blackbeard.model import current_values
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.ids import NO_SHIP, SeatId, ShipId
from companion.games.blackbeard.model.names import Ctx, place_name, who
from companion.games.blackbeard.model.records import Place
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.sailing import movement
from companion.games.blackbeard.solo import proximity
from companion.games.blackbeard.solo.false_path import FalsePlan, passes
from companion.games.blackbeard.solo.false_pirates import gate, next_box
from companion.games.blackbeard.solo.proximity import Near
from companion.games.blackbeard.standing import nationality
from companion.games.blackbeard.supply import action_deck


def chosen(s: State, seat: SeatId) -> ShipId:
    """Which of two makes the operation: one beside Blood, else one in his waters, else the first."""

    def far(kc: ShipId) -> tuple[bool, bool]:
        hunted = commissioners.opposing(s, seat)
        near = any(commissioners.same_waters(s.place_of(kc), pirate.place) for pirate in hunted)
        return not commissioners.quarry(s, kc), not near

    return min((kc.id for kc in s.commissioners_of(seat)), key=far)


def prey(s: State, kc: ShipId) -> ShipId:
    """BB-23.4: Blood, or whoever of the people's pirates is most notorious; "" when there is nobody to hunt."""
    found = sorted(commissioners.opposing(s, s.owner(kc)), key=lambda pirate: -pirate.notoriety)
    return found[0].id if found else NO_SHIP


def plan(t: Ctx, kc: ShipId) -> Procedure[FalsePlan]:
    """BB-K1 to BB-K5: what a King's Commissioner does in its turn; careened, it only goes on with that or ends it."""
    yield from nationality.located(t, kc, "false-ocean")
    name = who(t.now, t.book, kc)
    ill = current_values.ails(t.now, kc)
    if t.now.ship(kc).posture == "careened":
        stays = not ill and t.now.ship(kc).slow > 0 and not (yield from _within_a_turn(t, kc))
        yield from passes(t, "K4", stays, "false-within" if _asks(t.now, kc) else "")
        operation, words = ("careen", "bb-false-careen-on") if stays else ("float", "bb-false-float")
        return FalsePlan(operation, kc, "BB-K4", msg(words, name=name))
    here = ill and repairs.may_recover(t.now, t.book, kc).allowed
    near = (yield from proximity.nearest(t, kc, "recover", "false-k1")) if ill and not here else None
    if (yield from passes(t, "K1", here or near is not None, near.key if near else "")):
        return _in_port(t, kc, near, "recover", "BB-K1")
    if (refit := (yield from _refits(t, kc))) is not None:
        return refit
    if (yield from passes(t, "K3", bool(commissioners.quarry(t.now, kc)))):
        return FalsePlan("kc-attack", kc, "BB-K3", msg("bb-false-attacks", name=name))
    return (yield from _hunts(t, kc))


def _refits(t: Ctx, kc: ShipId) -> Procedure[FalsePlan | None]:
    """BB-K2: a die of at most its damage sends it to a refit."""
    damage, key = t.now.ship(kc).damage, ""
    near: Near | None = None
    here = False
    if damage:
        text = msg("bb-q-false-refit", name=who(t.now, t.book, kc), n=damage)
        if (yield from action_deck.die(t, "false-k2-die", text, "BB-K2")) <= damage:
            here = repairs.may_refit(t.now, t.book, kc).allowed
            near = None if here else (yield from proximity.nearest(t, kc, "refit", "false-k2"))
        key = "false-k2-die"
    if not (yield from passes(t, "K2", here or near is not None, key)):
        return None
    return _in_port(t, kc, near, "refit", "BB-K2")


def _in_port(t: Ctx, kc: ShipId, near: Near | None, operation: str, rule: str) -> FalsePlan:
    """The operation itself where it lies, or the way to a port for it."""
    name = who(t.now, t.book, kc)
    if near is None:
        return FalsePlan(operation, kc, rule, msg(f"bb-false-{operation}", name=name))
    within = 0 <= near.hexes <= commissioners.points(t.now, t.book, kc)
    words = msg("bb-false-makes-for", name=name, port=proximity.reached(t, near))
    enters = not within or near.hexes + t.book.numbers.port_cost <= commissioners.points(t.now, t.book, kc)
    goal = near.place if within else None
    return FalsePlan("kc-move", kc, rule, words, goal=goal, aim="anchor" if enters else "sea")


def _hunts(t: Ctx, kc: ShipId) -> Procedure[FalsePlan]:
    """BB-K4, BB-K5: it careens on a coast, Speed lost and Blood far; else it sails for him, or stays without a prey."""
    boat, name, quarry = t.now.commissioner(kc), who(t.now, t.book, kc), prey(t.now, kc)
    slowed = repairs.may_careen(t.now, t.book, kc).allowed
    within = slowed and (yield from _within_a_turn(t, kc))
    asked = "false-within" if slowed and _asks(t.now, kc) else ""
    if (yield from passes(t, "K4", slowed and not within, asked)):
        return FalsePlan("careen", kc, "BB-K4", msg("bb-false-careen", name=name))
    yield from passes(t, "K5", True)
    if not quarry:
        aim: movement.Aim = "anchor" if boat.posture == "anchored" else "sea"
        return FalsePlan("kc-move", kc, "BB-K5", msg("bb-false-idle", name=name), goal=boat.place, aim=aim)
    goal = t.now.pirate(quarry).place
    sure = goal if within or boat.place.same(goal) else None
    return FalsePlan("kc-move", kc, "BB-K5", _words(t, kc, quarry), goal=_next(t.now, t.book, kc, goal) or sure)


def _words(t: Ctx, kc: ShipId, quarry: ShipId) -> Msg:
    """Where it sails: for Blood himself, or to an arrow hex on its way to him."""
    here, there = t.now.place_of(kc), t.now.pirate(quarry).place
    name, prey, where = who(t.now, t.book, kc), who(t.now, t.book, quarry), place_name(t.now, t.book, there)
    n = commissioners.points(t.now, t.book, kc)
    if not here.ocean or commissioners.same_waters(here, there):
        return msg("bb-false-hunts", name=name, prey=prey, where=where, n=n)
    return msg("bb-false-follows", name=name, prey=prey, where=where, n=n, box=gate(t.book, here.ocean))


def _next(s: State, book: Book, kc: ShipId, goal: Place) -> Place | None:
    """BB-8.6: the Transit Box beside that in which it lies, on the way to another ocean or box; None elsewhere."""
    here = s.place_of(kc)
    if not here.zone or here.same(goal):
        return None
    step = next_box(book, here.zone, goal)
    return places.zone(step) if step and seaways.may_enter_box(s, book, kc, step).allowed else None


def _asks(s: State, kc: ShipId) -> bool:
    """Whether only the map tells how far Blood is."""
    quarry = prey(s, kc)
    return bool(quarry) and commissioners.same_waters(s.place_of(kc), s.pirate(quarry).place)


def _within_a_turn(t: Ctx, kc: ShipId) -> Procedure[bool]:
    """BB-23.4: whether Blood is within one turn of it, as the table sees it; in other waters he is not."""
    quarry = prey(t.now, kc)
    if not _asks(t.now, kc):
        return False
    words: dict[str, Arg] = {
        "name": who(t.now, t.book, kc),
        "prey": who(t.now, t.book, quarry),
        "n": commissioners.points(t.now, t.book, kc),
    }
    return (
        yield from t.yes_no("false-within", rule="BB-K4", words=words, nature="fact", default=False, about=(kc, quarry))
    )
