"""23 What the turn of a false player leaves behind: the questions that decided it, and what is done (State.report)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from companion.core.events.announcements import Announcement, Order, Result
from companion.core.events.event import Event
from companion.core.procedures import decision_report
from companion.core.procedures.decision_report import OrderGiven, Report
from companion.core.procedures.procedure import Procedure
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.blackbeard.model import announced_results
from companion.games.blackbeard.model.ids import SeatId, SideId
from companion.games.blackbeard.model.names import Ctx, picture
from companion.games.blackbeard.model.records import Place
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.sailing.movement import Aim

WHOSE: Final = ("T0", "T1", "T1b", "T2", "T3")
"""The questions of every turn: who acts (BB-23.3)."""
PIRATE: Final = (
    "P1",
    "P2",
    "P3",
    "P4",
    "P5",
    "P6",
    "P7",
    "P8",
    "P9",
    "P10",
    "P11-careen",
    "P11-refit",
    "P11-chase",
    "P11-patrol",
)
"""The questions for a pirate, from the most urgent on (BB-23.5)."""
COMMISSIONER: Final = ("K1", "K2", "K3", "K4", "K5")
"""The questions for a King's Commissioner, from the most urgent on (BB-23.4)."""
NODES: Final = (*WHOSE, *PIRATE, *COMMISSIONER)


TELLING: Final = (
    "activate",
    "attack-port",
    "kc-attack",
    "petition",
    "prize",
    "ransom",
    "recover",
    "refit",
    "retire",
    "sack",
    "sell",
)
"""Operations that are told by what comes of them, so that nobody has to hear first what is done."""


def rule_of(node: str) -> str:
    """The rule under which a question stands in the index."""
    return f"BB-{node.partition('-')[0]}"


class FalseTurnBegan(Event[State]):
    """A false player is being played; the path of the one before is forgotten."""

    seat: SeatId

    def apply(self, s: State) -> State:
        return replace(s, report=Report(self.seat))


class PlanMade(OrderGiven):
    """What a false player does now: where a ship sails is an order for hands, all else follows by itself."""

    bidding: Msg | None = None
    itself: bool = False
    """Whether what follows tells all of it."""

    def announcements(self, s: State, book: object) -> Sequence[Announcement]:
        if self.vain or self.itself:
            return ()
        if self.bidding is None:
            return (Result(self.text),)
        return (Order(self.bidding, self.picture, self.colour),)


@dataclass(frozen=True, slots=True)
class FalsePlan:
    """What chapter 23 makes a false player do.

    operation: name of an offer of the menu; ship: with which pirate or King's Commissioner, or the player.  words: the
    same for people.  rolled: the movement die if it has been rolled, else 0.  goal: where a movement ends if that is
    within reach for certain.  aim: what he does with the port in whose hex it ends.  roams: no rule says where to.
    """

    operation: str
    ship: SideId
    rule: str
    words: Msg
    rolled: int = 0
    goal: Place | None = None
    aim: Aim = "sea"
    roams: bool = False

    @property
    def option(self) -> str:
        """The id of the offer."""
        return self.operation if self.operation == "activate" else f"{self.operation}-{self.ship}"


def passes(t: Ctx, node: str, verdict: bool, key: str = "") -> Procedure[bool]:
    """Pass one question of the chapter; returns its answer. key: of the question to the table that decided it."""
    return (yield from decision_report.passed(t, node, verdict, msg(f"bb-node-{node}"), rule_of(node), key))


def announce(t: Ctx, plan: FalsePlan) -> Procedure[None]:
    """Tell what is done, before the table is asked what comes of it. Where a ship ends for certain, its move says."""
    sails = plan.operation in ("move", "kc-move", "cross") and plan.words.key != "bb-false-idle"
    drawn = picture(t.now, plan.ship)
    bidding = announced_results.in_other_words(plan.words) if sails and plan.goal is None else None
    vain, itself = plan.operation == "float", plan.operation in TELLING
    yield from t.happens(PlanMade(plan.words, False, *drawn, vain=vain, bidding=bidding, itself=itself, rule=plan.rule))
