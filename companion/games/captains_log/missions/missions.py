"""1.29 Missions: taking, validating, completing, discarding and turning them in (rulebook p.33, 42-45).

Taking one stands in `mission_taking`, the steps in `mission_steps`, what brings missions on by itself in
`mission_deeds`.
"""

from __future__ import annotations

from typing import Final

from companion.core.events.announcement_events import Announced
from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command, first_of
from companion.core.procedures.refusals import choose_if_any, refuse
from companion.core.questions.get_or_explain import get_or_explain
from companion.core.questions.kinds import Option
from companion.core.rules.verdicts import Verdict, any_of, refused, require
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.hand import mission_cards
from companion.games.captains_log.hand.mission_cards import (
    MissionGone,
    card_of,
    counted,
    gone,
    limit,
    ongoing,
    open_to,
    option,
    sets,
    take_over,
    veiled,
)
from companion.games.captains_log.missions import mission_steps
from companion.games.captains_log.missions.mission_steps import Where, advance, may_validate
from companion.games.captains_log.missions.mission_taking import take, within_limit
from companion.games.captains_log.model import turns
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import MissionId, SeatId
from companion.games.captains_log.model.names import Ctx
from companion.games.captains_log.model.state import Mission, State
from companion.games.captains_log.renown import fame
from companion.games.captains_log.voyage import berth, voyage

TELLING: Final = ("mission-port", "mission-action", "mission-sea", "mission-finish")
"""CL-MIS-04: options of the menu of a turn whose verdicts tell which missions a player holds."""


def keeps_secret(s: State) -> bool:
    """CL-MIS-04: whether the active player, or the team, holds a mission that the table must not know."""
    return any(veiled(s, mission) for mission in counted(s, s.active.id))


def may_take(s: State, book: Book, seat: SeatId) -> Verdict:
    """CL-TAV-07, CL-MIS-03: once per turn, and not twice in a port that one has not left; before the start only if the
    table has settled it so (A-62)."""
    verdict = berth.may_use(s, book, "tavern")
    if s.turn.stage == "setup" and s.options.ruling("A-62") == "purchases":
        verdict &= refused("CL-SET-23", msg("cl-no-mission-before-start"))
    if s.turn.mission_drawn:
        verdict &= refused("CL-TAV-07", msg("cl-mission-once-a-turn"))
    if s.player(seat).tavern_used and not s.turn.mission_drawn:
        verdict &= refused("CL-TAV-07", msg("cl-mission-leave-first"))
    return verdict


def validate(t: Ctx, seat: SeatId, where: Where) -> Procedure[None]:
    """CL-MIS-05, -06, -07: validate the steps of all missions that share this place.

    where: "port" during an Interact action there, "action" elsewhere, "sea" for one movement point, "afloat" where that
    was paid already for what floats there.
    """
    held = counted(t.now, seat)
    options = tuple(option(t.book, mission, may_validate(t.now, t.book, seat, mission, where)) for mission in held)
    legal = tuple(o.id for o in options if o.verdict.allowed)
    hidden = any(veiled(t.now, mission) for mission in held)
    if not legal:
        yield from refuse(t, any_of(o.verdict for o in options), secret=hidden)
        return
    yield from _pay(t, where)
    chosen, rule = legal, "CL-MIS-06"
    if len(options) > 1:
        chosen = yield from t.pick(
            "missions",
            options,
            who=seat,
            rule=rule,
            text="mission-which",
            note=True,
            lo=1,
            default=legal,
            secret=hidden,
        )
    for mission in held:
        if mission.id in chosen:
            yield from take_over(t, seat, mission)
            yield from advance(t, seat, mission, where)
    yield from within_limit(t, seat, key="stolen-")


def _pay(t: Ctx, where: Where) -> Procedure[None]:
    """What it costs to be there: an action, an interaction of the port, a movement point."""
    if where == "action":
        yield from turns.use_half(t, "action")
    elif where == "port":
        yield from berth.use(t)
    elif where == "sea":
        cost = t.book.numbers.place_cost
        if not voyage.counted(t.now):
            yield from t.happens(Announced(msg("cl-costs-movement", n=cost), rule="CL-MIS-07"))
        yield from voyage.spend(t, cost, "CL-MIS-07")


def due(s: State) -> tuple[SeatId, MissionId] | None:
    """Seat and mission of which a step was reached by itself and is to be validated now."""
    return next(((p.id, m.id) for p in s.players for m in ongoing(p) if m.due), None)


def follow(t: Ctx, seat: SeatId, mission: MissionId) -> Procedure[None]:
    """CL-MIS-12: a ship destroyed, a sale, time that has passed: the step is validated at once, without an action."""
    yield from advance(t, seat, get_or_explain(t.now.player(seat).missions, mission, "cl-named-mission"), "itself")


def may_finish(s: State, book: Book, seat: SeatId, mission: Mission) -> Verdict:
    """CL-MIS-12: whether the next step is one that happens without an action, as far as the card is known."""
    verdict = may_validate(s, book, seat, mission, "itself")
    return verdict & mission_cards.may_complete(s, book, seat, mission)


def finish(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-MIS-12: a step that the app has not seen: a ship destroyed, a treasure saved up, a card kept secret."""
    held = counted(t.now, seat)
    options = tuple(option(t.book, m, may_finish(t.now, t.book, seat, m)) for m in held)
    hidden = any(veiled(t.now, mission) for mission in held)
    chosen = yield from choose_if_any(t, "mission", options, who=seat, text="mission-finish", secret=hidden)
    for mission in held:
        if mission.id != chosen:
            continue
        yield from take_over(t, seat, mission)
        if card_of(t.now, t.book, mission) is None:
            yield from mission_steps.complete(t, seat, mission, key="")
        else:
            yield from advance(t, seat, mission, "itself")


def drop(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-MIS-11: a mission that has become impossible, or is no longer wanted, is discarded."""
    held = ongoing(t.now.player(seat))
    options = tuple(option(t.book, mission) for mission in held)
    chosen = yield from t.choose(
        "mission", options, who=seat, text="mission-drop", secret=any(veiled(t.now, mission) for mission in held)
    )
    mission = first_of(m for m in held if m.id == chosen)
    yield from t.happens(gone(t.now, seat, mission, "CL-MIS-11"))


def turn_in(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-MIS-13: discard four completed missions of one type for one fame."""
    kinds = sets(t.book, t.now.player(seat))
    options = tuple(Option(kind, msg(f"cl-mission-type-{kind}"), picture="token:mission") for kind in kinds)
    chosen = yield from t.choose("type", options, who=seat, text="mission-set")
    done = [m for m in t.now.player(seat).missions if m.done and m.type == chosen]
    for mission in done[: t.book.numbers.missions_per_set]:
        yield from t.happens(MissionGone(seat, mission, rule="CL-MIS-13"))
    yield from fame.score(t, seat, "F-SET", t.book.numbers.mission_set_fame, "CL-MIS-13")


def may_step(s: State, book: Book, seat: SeatId, where: Where) -> Verdict:
    """CL-MIS-05, -06, -07: whether a player may validate any step here and now, and can pay for it."""
    held = open_to(s, seat)
    if where == "afloat":  # it follows from picking up (CL-FRE-02)
        return refused("CL-MIS-07", msg("cl-mission-pick-up"))
    if where == "itself":
        return refused("CL-MIS-12", msg("cl-mission-by-itself"))
    if where == "port":
        here = require(bool(s.turn.port), "CL-MIS-05", msg("cl-not-in-port"))
        verdict = here & require(s.turn.boats != 0, "CL-PRT-10", msg("cl-no-boat-left"))
    elif not (there := turns.at_sea(s, seat)).allowed:
        return there
    elif where == "action":
        verdict = turns.may_use(s, "action")
    else:
        verdict = voyage.may_spend(s, book.numbers.place_cost)
    none = require(bool(held), "CL-MIS-05", msg("cl-no-mission"))
    return verdict & (any_of(may_validate(s, book, seat, mission, where) for mission in held) if held else none)


def may_finish_any(s: State, book: Book, seat: SeatId) -> Verdict:
    """CL-MIS-12: whether a player may say of any mission that a step of it has happened which the app cannot see."""
    held = open_to(s, seat)
    none = require(bool(held), "CL-MIS-12", msg("cl-no-mission"))
    return any_of(may_finish(s, book, seat, mission) for mission in held) if held else none


def may_drop(s: State, seat: SeatId) -> Verdict:
    """CL-MIS-11: whoever holds an ongoing mission may discard it."""
    return require(bool(ongoing(s.player(seat))), "CL-MIS-11", msg("cl-no-mission"))


def may_turn_in(s: State, book: Book, seat: SeatId) -> Verdict:
    """CL-MIS-13: four completed missions of one type."""
    few = msg("cl-mission-set-few", n=book.numbers.missions_per_set)
    return require(bool(sets(book, s.player(seat))), "CL-MIS-13", few)


def services(s: State, book: Book) -> tuple[Offer, ...]:
    """What a player may do about missions in the port of the running action (CL-TAV-03)."""
    seat, offers = s.active.id, []
    if "tavern" in s.turn.services:
        taking = Option(
            "mission-take",
            msg("cl-offer-mission-take"),
            msg("cl-missions-held", n=len(counted(s, seat)), limit=limit(s, book, seat)),
            "token:mission",
            may_take(s, book, seat),
            "service",
        )
        offers.append(Offer(taking, command("mission-take", seat=seat)))
    if open_to(s, seat) and s.turn.stage == "player":
        verdict = may_step(s, book, seat, "port")
        step = Option("mission-port", msg("cl-offer-mission-port"), None, "token:mission", verdict, "service")
        offers.append(Offer(step, command("mission-step", seat=seat, where="port")))
    return tuple(offers)


def offers(s: State, book: Book) -> tuple[Offer, ...]:
    """What a player may do about missions outside ports, and at any moment of the turn."""
    seat, held = s.active.id, open_to(s, s.active.id)
    found: list[tuple[str, str, Msg | None, Verdict, dict[str, str]]] = []
    if held and not s.turn.port:
        cost = book.numbers.place_cost
        price = msg("cl-costs-movement", n=cost)
        found.append(("mission-action", "action", None, may_step(s, book, seat, "action"), {"where": "action"}))
        found.append(("mission-sea", "free", price, may_step(s, book, seat, "sea"), {"where": "sea"}))
    if held:
        found.append(("mission-finish", "free", None, may_finish_any(s, book, seat), {}))
    if (dropping := may_drop(s, seat)).allowed:
        found.append(("mission-drop", "free", None, dropping, {}))
    if (full := may_turn_in(s, book, seat)).allowed:
        found.append(("mission-set", "free", None, full, {}))
    names = {"mission-action": "mission-step", "mission-sea": "mission-step"}
    return tuple(
        Offer(
            Option(name, msg(f"cl-offer-{name}"), note, "token:mission", verdict, group),
            command(names.get(name, name), seat=seat, **params),
        )
        for name, group, note, verdict, params in found
    )


COMMANDS: dict[str, ProcedureFunction] = {
    "mission-take": take,
    "mission-step": validate,
    "mission-due": follow,
    "mission-finish": finish,
    "mission-drop": drop,
    "mission-set": turn_in,
}
JUDGES: dict[str, Judge] = {
    "mission-take": turns.judged(turns.served, may_take),
    "mission-step": turns.judged(turns.on_turn, may_step),
    "mission-finish": turns.judged(turns.on_turn, may_finish_any),
    "mission-drop": turns.judged(turns.on_turn, may_drop),
    "mission-set": turns.judged(turns.on_turn, may_turn_in),
}
