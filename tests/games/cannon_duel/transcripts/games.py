"""The golden evenings of the cannon duel: who plays, and what its captains like."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

from companion.core.events.event import Happened
from companion.core.journal.journal import Began
from companion.core.kit.options import SeatOptions
from companion.core.questions.kinds import TABLE, Choose, Question
from companion.games.cannon_duel.cards.disasters import THIRD
from companion.games.cannon_duel.model.ids import HULLS, ZONES, SeatId
from companion.games.cannon_duel.model.options import Options, Strength
from companion.games.cannon_duel.model.state import State
from companion.games.cannon_duel.ship.losses import DisasterTurned, DuelWon
from companion.session.game_session import GameSession
from companion.simulation.robot import Robot
from tests.games.cannon_duel.duels import said
from tests.support.by_robots import Golden, Robots
from tests.support.demonstration import demonstration
from tests.support.recording import Recording, Shelf, an_evening

ANNE: Final = (SeatOptions("Anne", "blue"),)
"""Against a ship that the app plays."""
BOTH: Final = (*ANNE, SeatOptions("Bart", "red"))
LAST_SEAT: Final = SeatId.numbered("seat", len(BOTH))
"""Whose officers are lost: a beginner's."""
BRINGS: Final = ("ShotFired", "MarkersLost", "DuelWon")
"""Without which no duel is worth keeping."""
OFFICERS: Final = "no_officer_left"
CHAIN: Final = "one_disaster_after_another"


@dataclass(frozen=True, eq=False)
class Captains(Robots):
    """Robots for the side of a person against the app; two people play as the app would, but for a whim.

    whim: how often they do what any robot would do.
    """

    whim: float = 0.06

    def sail(self, golden: Golden, seed: int) -> tuple[GameSession, Recording]:
        if golden.options.mode:
            return super().sail(golden, seed)
        options = demonstration(self.shelf.game_id, golden.options.dump())
        evening, robot = an_evening(self.shelf.game_id, options, seed), Robot(seed, self.likes, main=self.main)
        chance = Random(seed)
        answers: list[tuple[str, Any]] = []
        while (question := evening.question) is not None and len(answers) < self.most:
            answer = holing(evening.state, question) if golden.name == CHAIN else None
            strength: Strength = "cabin-boy" if golden.name == OFFICERS and question.who == LAST_SEAT else "captain"
            if answer is None:
                whim = chance.random() < self.whim or question.who == TABLE
                answer = robot.answer(question) if whim else said(evening.state, question, strength)
            answers.append((question.key, answer))
            evening.answer(answer)
        return evening, Recording(options, seed, answers)

    def wants(self, golden: Golden, evening: GameSession) -> bool:
        """A duel of two people has to end as its name says."""
        return super().wants(golden, evening) and {OFFICERS: beheaded, CHAIN: chained}.get(golden.name, any_end)(
            evening
        )


def holing(s: State, question: Question) -> str | None:
    """What somebody answers who means to sink a ship by its Disasters, None for other questions.

    Both ends of the hull are shot thin, then one of them is shot away; the worst Disaster lies there, which takes the
    other end and some of the middle.
    """
    if not isinstance(question, Choose):
        return None
    if question.rule == "CD-EFF-09" and question.admits(THIRD):
        return THIRD
    if any(option.id not in ZONES for option in question.options):
        return None
    mine = question.rule.startswith(("CD-EFF", "CD-BROAD"))
    ship = s.player(SeatId(question.who)) if mine else s.other(SeatId(question.who))
    left = {each: ship.zone(each).markers for each in HULLS if question.admits(each)}
    if question.rule.startswith("CD-EFF"):
        return min(left, key=lambda zone: left[zone], default=None)
    ends = {zone: n for zone, n in left.items() if zone != "hull-centre" and n}
    return max(ends or left, key=lambda zone: (ends or left)[zone], default=None)


def any_end(evening: GameSession) -> bool:
    """However it ends."""
    return True


def beheaded(evening: GameSession) -> bool:
    """Whether the duel ended because both officers of a ship were lost."""
    return evening.state.outcome is not None and evening.state.outcome.by == "officers"


def chained(evening: GameSession) -> bool:
    """Whether the ship sank by two Disasters or more that one deed brought about."""
    events: list[Any] = []
    for _, entry in evening.journal.live:
        if isinstance(entry, Began):
            events = []
        elif isinstance(entry, Happened):
            events.append(entry.event)
    sunk = any(isinstance(event, DuelWon) and event.ending.by == "sunk" for event in events)
    return sunk and sum(isinstance(event, DisasterTurned) for event in events) > 1


GOLDEN: Final = (
    Golden(OFFICERS, Options(seats=BOTH, reputations=True, dirty_tricks=True), 1500, (*BRINGS, "TrickPlayed")),
    Golden(CHAIN, Options(seats=BOTH, bag="table"), 1500, (*BRINGS, "DisasterTurned", "ShotDodged")),
    Golden(
        "against_the_boatswain",
        Options(seats=ANNE, mode="partner", reputations=True, dirty_tricks=True),
        1800,
        (*BRINGS, "TrickPlayed", "ShotDodged"),
    ),
    Golden("against_the_captain", Options(seats=ANNE, mode="partner", strength="captain"), 1800, (*BRINGS, "PlanTold")),
)
LIKES: Final = {"hold": 0.05, "patch": 0.1, "change": 0.2, "arrange": 0.05, "reload": 6.0, "fire": 6.0}
"""What captains seldom or often choose."""
ROBOTS: Final = Captains(Shelf("cannon_duel", Path(__file__).parent), GOLDEN, tries=40, likes=LIKES, main=0.4)
