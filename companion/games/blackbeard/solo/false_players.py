"""23 False players: nobody sits there; chapter 23 plays their turns, by the same operations as everybody's.

The path of each turn stays in the state. What it leads to stands beside what follows, where people may have another
operation made in its place (BB-23.6).
"""

from __future__ import annotations

from companion.core.kit import chapters
from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, first_of
from companion.core.rules.verdicts import Verdict, require
from companion.core.values.ids import as_taken
from companion.core.values.messages import msg
from companion.games.blackbeard.crown import commissioners
from companion.games.blackbeard.model import announced_results
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.decisions import decide
from companion.games.blackbeard.model.ids import NO_SHIP, SeatId, ShipId
from companion.games.blackbeard.model.ledger import turn
from companion.games.blackbeard.model.names import Ctx, player_name, q
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.sailing import movement, transit
from companion.games.blackbeard.solo import false_commissioners, false_pirates, proximity
from companion.games.blackbeard.solo.false_path import FalsePlan, FalseTurnBegan, announce, passes
from companion.games.blackbeard.standing import operations, pirates
from companion.games.blackbeard.turn import turns


def may_play(s: State, book: Book, seat: SeatId, asks_first: bool = False) -> Verdict:
    """BB-23.3: whether the app may play a turn: that of a false player, whose operation is still to be made."""
    false = require(s.player(seat).false, "BB-23.3", msg("bb-no-false", name=player_name(s, seat)))
    return operations.has_operation(s, seat) & false


def play(t: Ctx, seat: SeatId, asks_first: bool = False) -> Procedure[None]:
    """BB-23.3: the turn of a false player from the first question to the end of its operation.

    asks_first: what the table sees is asked before dice fall; a turn that an earlier version left asks afterwards.
    """
    yield from t.happens(FalseTurnBegan(seat, rule="BB-23.3"))
    plan = yield from (_granted(t, seat) if t.now.turn.extra else _whose(t, seat, asks_first))
    offers = allowed(t.now, t.book)
    if not offers:
        words = msg("bb-false-nothing", player=player_name(t.now, seat))
        yield from announced_results.say(t, "BB-6.32", words)
        yield from turn(t, "BB-6.32", actor=NO_SHIP, done=True)
        return
    ids = [offer.option.id for offer in offers]
    likely = plan.option if plan is not None and plan.option in ids else ids[0]
    rule = plan.rule if plan is not None else "BB-23.6"
    question = q.choose(
        "false-operation", (offer.option for offer in offers), rule=rule, words={"player": player_name(t.now, seat)}
    )
    chosen = yield from decide(t, seat, question, likely)
    if plan is not None and chosen == plan.option:
        yield from announce(t, plan)
    else:
        plan = None
    yield from _carry_out(t, first_of(offer for offer in offers if offer.option.id == chosen), plan)


def allowed(s: State, book: Book) -> tuple[Offer, ...]:
    """Every operation that the player with the dice may make now."""
    offers = [offer for source in turns.SOURCES for offer in source.offers(s, book)]
    return tuple(offer for offer in offers if offer.option.verdict.allowed and offer.option.group != "free")


# ---------------------------------------------------------------------- who acts


def _whose(t: Ctx, seat: SeatId, asks_first: bool) -> Procedure[FalsePlan | None]:
    """BB-T0 to BB-T3: a new pirate, the pirate, or the King's Commissioner."""
    player = player_name(t.now, seat)
    none = not t.now.pirates_of(seat) and pirates.may_activate(t.now, t.book, seat).allowed
    if (yield from passes(t, "T0", none)):
        return FalsePlan("activate", seat, "BB-T0", msg("bb-false-activate", player=player))
    ship = next((pirate.id for pirate in t.now.pirates_of(seat)), NO_SHIP)
    if (yield from passes(t, "T1", bool(ship) and false_pirates.beset(t.now, ship))):
        return (yield from false_pirates.flees(t, ship))
    careened = bool(ship) and t.now.pirate(ship).posture == "careened" and not t.now.pirate(ship).debauched
    if (yield from passes(t, "T1b", careened)):
        return (yield from false_pirates.careened(t, ship))
    crown = t.now.turn.commissioner and not (ship and t.now.pirate(ship).taken)
    if (yield from passes(t, "T2", crown)):
        if _hunting(t.now, seat):
            return (yield from _commissioner(t, seat))
        if _petitions(t, seat):
            return FalsePlan("petition", seat, "BB-T2", msg("bb-false-petition", player=player))
    if (yield from passes(t, "T3", bool(ship))):
        plan = yield from false_pirates.plan(t, ship, asks_first)
        return (yield from _commissioner(t, seat)) if plan.operation == "rest" and _hunting(t.now, seat) else plan
    return (yield from _commissioner(t, seat)) if t.now.commissioners_of(seat) else None


def _hunting(s: State, seat: SeatId) -> bool:
    """Whether he has a King's Commissioner, and it somebody to hunt."""
    return bool(s.commissioners_of(seat) and commissioners.opposing(s, seat))


def _petitions(t: Ctx, seat: SeatId) -> bool:
    """BB-23.3: a petition as soon as Blood's Notoriety gives it a chance."""
    known = commissioners.highest(commissioners.opposing(t.now, seat)) >= t.book.numbers.solo_petition_notoriety
    return known and commissioners.may_petition(t.now, t.book, seat).allowed


def _commissioner(t: Ctx, seat: SeatId) -> Procedure[FalsePlan]:
    return (yield from false_commissioners.plan(t, false_commissioners.chosen(t.now, seat)))


def _granted(t: Ctx, seat: SeatId) -> Procedure[FalsePlan | None]:
    """BB-17K: an operation with a King's Commissioner that an event gives besides."""
    return (yield from _commissioner(t, seat)) if t.now.commissioners_of(seat) else None


# ---------------------------------------------------------------------- what is done


def _carry_out(t: Ctx, offer: Offer, plan: FalsePlan | None) -> Procedure[None]:
    """The operation by the procedure of its chapter. plan: None when people have chosen another.

    Whatever takes a pirate elsewhere ends the course that he was on.
    """
    name, chosen = offer.command.name, str(offer.command.kwargs.get("ship", ""))
    bound = plan is not None and plan.aim == "anchor"
    if not bound and any(pirate.id == chosen for pirate in t.now.active):
        yield from proximity.lay_course(t, ShipId(chosen), ())
    if plan is not None and name == "move":
        yield from _sail(t, ShipId(chosen), plan)
    elif plan is not None and name == "kc-move":
        yield from commissioners.sail(t, ShipId(chosen), goal=plan.goal, berth=plan.aim == "anchor")
    else:
        procedure = _procedure(name)
        yield from procedure(t, **as_taken(procedure, offer.command.kwargs))


def _sail(t: Ctx, ship: ShipId, plan: FalsePlan) -> Procedure[None]:
    """BB-8.2, BB-8.6: the movement, with the die that has been rolled for the decision."""
    yield from operations.begin(t, ship, "BB-7.2A")
    if t.now.pirate(ship).place.zone:
        yield from transit.leave(t, ship, "false-move", goal=plan.goal)
    else:
        yield from movement.sail(t, ship, plan.rolled, "false-move", goal=plan.goal, aim=plan.aim, roams=plan.roams)


def _procedure(name: str) -> ProcedureFunction:
    """The procedure of an operation by the name of its command."""
    return chapters.commands((*turns.SOURCES, transit))[name]


COMMANDS: dict[str, ProcedureFunction] = {"false-turn": play}
JUDGES: dict[str, Judge] = {"false-turn": may_play}
