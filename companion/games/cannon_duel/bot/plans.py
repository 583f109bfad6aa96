"""The app tells what its ship does next, and why, before it does it; whoever asks is told what it did not do."""

from __future__ import annotations

from companion.core.declared.secrets import covered
from companion.core.events.announcements import Announcement, Result
from companion.core.events.event import Event
from companion.core.procedures.decision_report import Report, passed
from companion.core.procedures.menus import Menu
from companion.core.procedures.procedure import Command, Procedure, ProcedureFunction
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.cannon_duel.bot import alternatives
from companion.games.cannon_duel.bot.view import Mind
from companion.games.cannon_duel.bot.weighing import IDLE, Weighed, weigh
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import SeatId
from companion.games.cannon_duel.model.names import Ctx
from companion.games.cannon_duel.model.state import State
from companion.games.cannon_duel.turn import phases

AIMED = "aimed"
"""The plan of a ship that has told at what it aims next."""


class PlanTold(Event[State], formerly=("name",)):
    """The ship that the app plays will do this next. option: of the menu.  why: what it promises itself.

    fresh: with this the report of its turn begins.  quiet: its deed has told it already.
    """

    seat: SeatId
    option: str
    why: Msg
    fresh: bool = False
    quiet: bool = False

    def apply(self, s: State) -> State:
        planned = s.with_turn(plan=self.option)
        return replace(planned, report=Report(self.seat)) if self.fresh else planned

    def line(self, s: State, book: Book) -> Msg | None:
        return None if self.quiet else msg("cd-ev-plan", name=s.name_of(self.seat), why=self.why)

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        said = self.line(s, book)
        return () if said is None else (Result(said),)


def due(s: State, menu: Menu) -> bool:
    """Whether the app has to say what its ship chooses from a menu."""
    return not s.turn.plan and menu.who == s.partner


def aims_anew(s: State) -> bool:
    """Whether the app has to say at what its ship aims next: it has fired, and its Target cards are new."""
    seat = s.turn.seat
    if s.turn.phase != "draw" or s.turn.plan or seat != s.partner:
        return False
    targets = s.player(seat).targets
    return bool(targets) and not any(target.aimed for target in targets)


def chosen(s: State, book: Book, menu: Menu) -> tuple[str, Weighed]:
    """The entry of a menu that promises the ship most, of equals the first; from what its captain may see, and of what
    comes to its mind."""
    me = SeatId(menu.who)
    mind = Mind(covered(s, me), book, me)
    pairs = zip(menu.options, menu.commands, strict=True)
    legal = [(option.id, command) for option, command in pairs if option.verdict.allowed]
    weighed = [(option, weigh(mind, command)) for option, command in legal]
    ahead = [each for each in weighed if each[1].worth > IDLE] or weighed
    return max(mind.thought_of(ahead, lambda each: each[0]), key=lambda each: each[1].worth)


def partner_plans(t: Ctx) -> Procedure[None]:
    """What the ship that the app plays does next, and what it leaves undone."""
    menu = phases.follows(t.now, t.book)
    if not isinstance(menu, Menu):
        return
    option, weighed = chosen(t.now, t.book, menu)
    seat = SeatId(menu.who)
    left = alternatives.instead(t.now, t.book, seat, _command(menu, option))
    turn = t.now.turn
    told = () if t.now.report is None else t.now.report.nodes
    fresh = not any(node.id.startswith(f"{turn.number}-") for node in told)
    yield from t.happens(PlanTold(seat, option, weighed.why, fresh, rule=menu.rule))
    must = not left and turn.phase == "actions"
    yield from _explained(t, f"{turn.phase}-{turn.taken}", weighed.why, menu.rule, left, must=must)


def partner_aims(t: Ctx) -> Procedure[None]:
    """At what the ship that the app plays aims after a shot, and at what it could have aimed."""
    seat = t.now.turn.seat
    ship = t.now.player(seat)
    if ship.crosshair:
        why = alternatives.zone_text("cd-why-zone", t.now, seat, ship.crosshair)
        left = alternatives.other_zones(t.now, t.book, seat)
        yield from t.happens(PlanTold(seat, AIMED, why, quiet=True, rule="CD-FIRE-S7"))
        yield from _explained(t, "target-0", why, "CD-TARGET-02", left)


def _explained(
    t: Ctx, step: str, why: Msg, rule: str, left: tuple[alternatives.Other, ...], *, must: bool = False
) -> Procedure[None]:
    """The steps of one decision: what was left undone, then what is done. must: because nothing else was allowed."""
    at = f"{t.now.turn.number}-{step}"
    for other in left:
        yield from passed(t, f"{at}-{other.id}", False, other.text, other.rule)
    if must:
        yield from passed(t, f"{at}-must", True, msg("cd-plan-must"), rule)
    name = t.now.name_of(t.now.turn.seat)
    yield from passed(t, at, None, msg("cd-ev-plan", name=name, why=why), rule)


def _command(menu: Menu, option: str) -> Command:
    return menu.commands[[each.id for each in menu.options].index(option)]


COMMANDS: dict[str, ProcedureFunction] = {"partner-plans": partner_plans, "partner-aims": partner_aims}
