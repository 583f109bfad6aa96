"""Random evenings: a robot plays whole evenings through the same doors as a person, and the laws are watched.

What went wrong is told as the shortest evening in which it still goes wrong, and as JSON by which it is played again.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, partial
from itertools import accumulate
from multiprocessing import get_context
from random import Random
from typing import Any, Final

from companion.core.events.event import Happened
from companion.core.journal.journal import Amended
from companion.core.kit.game import AnyGame
from companion.core.questions.kinds import BadAnswer
from companion.core.values.messages import msg
from companion.library import game_registry
from companion.library.sample import is_sample
from companion.session.game_session import GameSession
from companion.session.trial import Trial
from companion.simulation.ddmin import Budget, shortest, shortest_of_groups
from companion.simulation.law_of_judging import judged
from companion.simulation.law_of_luck import lucky
from companion.simulation.laws import Broken, BrokenLaw, Readings, Watch, crash
from companion.simulation.replay import Script, ScriptDeed, act, answering, dealt, fits, seat, unrolled, wilful
from companion.simulation.robot import Robot
from companion.simulation.tally import EveningCounts

MOST: Final = 400
"""Answers after which an evening that has not ended is left."""
EVERY: Final = 100
"""At each so many answers the costly laws are checked."""
WISHED: Final = 4
"""The law of the one judge is looked at so many times as often as the other costly ones."""
MAIN: Final = (0.3, 0.5, 0.7)
"""How often the robot takes the likely way, so that evenings end: more or less of a wanderer."""
UNKNOWN: Final = 0.4
"""How often an owner leaves a value unknown that may stay so."""
ASIDE: Final = 8
"""What is done, at most, on the table beside the table after somebody did what no rule foresees."""
TRIES: Final = 400
"""Evenings that are played, at most, in order to shorten one."""
YOUNG: Final = 50_000
"""New objects after which a process that only plays looks for cycles. What evenings leave behind mostly goes by itself;
to look for the rest as often as usual takes a fifth of the time."""


@dataclass
class PlayedEvening:
    """What came of an evening."""

    plan: Script
    """With the deeds done, up to the fault if there is one."""
    fault: BrokenLaw | None
    session: GameSession | None
    tally: EveningCounts = field(default_factory=EveningCounts)


class Simulation:
    """Evenings of one game."""

    def __init__(
        self,
        game_id: str,
        *,
        most: int = MOST,
        every: int = EVERY,
        find: Callable[[str], AnyGame] = game_registry.game,
        readings: Readings | None = None,
        agreed: Mapping[str, object] | None = None,
    ) -> None:
        self.game = find(game_id)
        self.game_id = game_id
        self.most = most
        """Answers of one evening. find: where games come from."""
        self.every = every
        """At each so many answers the costly laws are checked too; 1 for always."""
        self.readings = readings or Readings()
        """How messages are read out."""
        self.agreed = agreed or {}
        """What every table has agreed on, by the names of the options; the rest is drawn by lot."""

    def evening(self, seed: int) -> PlayedEvening:
        """The evening of a seed, played by a robot."""
        chance = Random(f"{self.game_id}/{seed}")
        options = dealt(self.game, {**self.game.any_options(chance), **self.agreed})
        plan = Script(self.game_id, options, seed, "own" if chance.random() < 0.5 else "virtual")
        robot = Robot(f"robot/{seed}", main=chance.choice(MAIN), unknown=0.0 if is_sample(options) else UNKNOWN)
        table = _Table(self, plan, self.every)
        return table.played(lambda: table.play(robot))

    def evenings(self, seeds: Iterable[int], jobs: int = 1) -> Iterator[PlayedEvening]:
        """One evening for each seed, in their order; with several jobs each has a process of its own."""
        if jobs == 1:
            usual = gc.get_threshold()
            gc.set_threshold(YOUNG)
            try:
                yield from map(self.evening, seeds)
            finally:
                gc.set_threshold(*usual)
            return
        one = partial(_one, self.game_id, self.most, self.every, tuple(self.agreed.items()))
        with get_context("spawn").Pool(jobs, initializer=gc.set_threshold, initargs=(YOUNG,)) as pool:
            yield from pool.imap(one, seeds, chunksize=4)

    def replay(self, plan: Script, law: str = "") -> PlayedEvening:
        """Do what the plan says, as far as it fits, and look for a broken law: of all of them, or of one."""
        table = _Table(self, replace(plan, deeds=()), 1)
        return table.played(lambda: table.repeat(plan.deeds, law))

    def shortened(self, played: PlayedEvening) -> PlayedEvening:
        """The shortest evening found that still breaks the same law in the same place."""
        fault, budget = played.fault, Budget(TRIES)
        if fault is None:
            return played

        def holds(plan: Script) -> PlayedEvening | None:
            again = self.replay(plan, fault.law)
            return again if again.fault is not None and again.fault.mark == fault.mark else None

        first = holds(played.plan)
        if first is None or first.session is None:
            return played
        rolled = unrolled(first.plan, first.session.journal.entries)
        versions = (replace(first.plan, dice="virtual"), rolled if first.plan.dice == "virtual" else first.plan)
        best = next(filter(None, map(holds, versions)), first)
        plan = best.plan

        def deeds_hold(deeds: Sequence[ScriptDeed]) -> Sequence[ScriptDeed] | None:
            found = holds(replace(plan, deeds=tuple(deeds)))
            return None if found is None else found.plan.deeds

        plan = replace(plan, deeds=tuple(shortest_of_groups(_procedures(plan.deeds), deeds_hold, budget)))

        def options_hold(paths: Sequence[_Path]) -> Sequence[_Path] | None:
            return None if holds(replace(plan, options=_only(plan.options, paths))) is None else paths

        options = _only(plan.options, shortest(_paths(plan.options), options_hold, budget))
        return holds(replace(plan, options=options)) or best


class _Table:
    """One evening being played, with what was done and what was met."""

    def __init__(self, simulation: Simulation, plan: Script, every: int) -> None:
        self.simulation = simulation
        self.plan = plan
        self.every = every
        self.chance = Random(f"aside/{plan.seed}")
        self.deeds: list[ScriptDeed] = []
        self.tally = EveningCounts(evenings=1)
        self.session: GameSession | None = None

    def played(self, play: Callable[[], None]) -> PlayedEvening:
        """Play, and tell what came of it."""
        fault = None
        try:
            play()
        except Broken as broken:
            fault = broken.fault
        except Exception as error:  # whatever the rules raise is what we are looking for
            fault = crash(error)
        return PlayedEvening(replace(self.plan, deeds=tuple(self.deeds)), fault, self.session, self.tally)

    def open(self, only: str = "") -> Watch:
        """Sit down at the table of the plan. only: the one law that is looked at."""
        game, plan = self.simulation.game, self.plan
        self.session = seat(game, plan)
        self.tally.entries(self.session.journal.entries)
        readings = self.simulation.readings
        return Watch(
            self.session, lambda entries: seat(game, plan, entries), self.chance, readings, every=self.every, only=only
        )

    def play(self, robot: Robot) -> None:
        """Answer at random until the evening ends or is left."""
        watch = self.open()
        session = watch.session
        while self.tally.answers < self.simulation.most and (question := session.question) is not None:
            watch.asked()
            if self.tally.answers % max(1, self.every // WISHED) == 0:
                self.wish(watch)
            before = session.now.serial
            self.do(watch, answering(session, robot))
            self.tally.question(question)
            self.tally.entries(session.journal.entries[before:])
            self.tally.answers += 1
            if watch.due:
                self.aside(watch.beside(), robot)
        if session.question is None:
            self.tally.endings[_ending(session)] += 1
        watch.taken_up()
        watch.over()

    def wish(self, watch: Watch) -> None:
        """Whatever is wished just now is judged alike, by whatever door it comes, and has no luck but its own."""
        if watch.bent:
            return
        if watch.demands("judged"):
            judged(watch.session, self.chance)
        if watch.demands("luck"):
            lucky(watch.session, self.chance)

    def do(self, watch: Watch, deed: ScriptDeed | None) -> None:
        """Do something that fits, and check what came of it."""
        if deed is None:
            return
        self.deeds.append(deed)
        watch.bent |= deed.kind in ("overrule", "correct")
        try:
            act(watch.session, deed)
        except BadAnswer as refusal:
            if not watch.bent and deed.kind != "revise":  # which says no where the rules have gone on
                found = msg("sim-fault-answer", key=deed.key, problem=refusal.text)
                raise Broken("offered", found, deed.key) from refusal
        watch.settled()

    def aside(self, watch: Watch, robot: Robot) -> None:
        """Do beside the table what no rule foresees, and go on from there."""
        done, written = len(self.deeds), watch.session.now.serial
        if (deed := wilful(watch.session, robot, self.chance)) is not None:
            if deed.kind == "try":
                self.ponder(watch, deed, robot)
            self.do(watch, deed)
        while len(self.deeds) < done + ASIDE and watch.session.question is not None:
            self.do(watch, answering(watch.session, robot))
        watch.taken_up()
        self.tally.entries(watch.session.journal.entries[written:])
        del self.deeds[done:]

    def ponder(self, watch: Watch, deed: ScriptDeed, robot: Robot) -> None:
        """Fill a trial with answers, one after the other."""
        self.deeds.append(deed)
        trial = Trial(watch.session, deed.key)
        while len(deed.value) < ASIDE and (step := answering(trial.aside, robot)) is not None:
            deed.value.append([step.key, step.value])
            if not watch.bent and step.kind == "overrule":
                raise Broken("offered", msg("sim-fault-nothing", key=step.key), step.key)
            act(trial.aside, step)
        _ = trial.verdict, trial.consequences
        self.deeds.pop()

    def repeat(self, deeds: Sequence[ScriptDeed], law: str) -> None:
        """Do those deeds that fit, and look at the law in question."""
        watch, left = self.open(law), list(deeds)
        while left:
            if not law or not left[1:]:
                watch.asked()
            if fits(watch.session, deed := left.pop(0)):
                self.do(watch, deed)
        watch.asked()
        self.wish(watch)
        if law in ("", "fold", "resumed", "written"):
            watch.taken_up()
        if law in ("", "undone"):
            watch.over()


def _procedures(deeds: Sequence[ScriptDeed]) -> list[list[ScriptDeed]]:
    """The deeds in groups: each begins with what a menu began."""
    groups: list[list[ScriptDeed]] = []
    for deed in deeds:
        if deed.kind == "begin" or not groups:
            groups.append([])
        groups[-1].append(deed)
    return groups


_Path = tuple[str, ...]


def _paths(options: Mapping[str, object]) -> list[_Path]:
    """Everything that options say, down to the second level."""
    return [
        (name, *inner)
        for name, value in options.items()
        for inner in ([(key,) for key in value] if isinstance(value, Mapping) and value else [()])
    ]


def _only(options: Mapping[str, Any], paths: Sequence[_Path]) -> Mapping[str, object]:
    """The options without those that are not named."""
    kept: dict[str, Any] = {}
    for name, *inner in paths:
        if inner:
            kept.setdefault(name, {})[inner[0]] = options[name][inner[0]]
        else:
            kept[name] = options[name]
    return kept


def _ending(session: GameSession) -> str:
    """The event that left nothing more to do, with its rule: looked for from the end, as in the midst of a procedure
    there may be nothing to do for a moment."""
    game = session.game
    events = [entry.event for _, entry in session.journal.live if isinstance(entry, Happened | Amended)]
    states = list(
        accumulate(events, lambda state, event: event.apply(state), initial=game.start(session.origin.options))
    )
    last = events[-1:]
    while events and game.next(states.pop()) is None:
        last = [events.pop()]
    return " ".join(f"{type(event).__name__} {event.rule}".strip() for event in last)


# ---------------------------------------------------------------------- several processes


@cache
def _simulation(game_id: str, most: int, every: int, agreed: tuple[tuple[str, object], ...]) -> Simulation:
    """The one of this process."""
    return Simulation(game_id, most=most, every=every, agreed=dict(agreed))


def _one(game_id: str, most: int, every: int, agreed: tuple[tuple[str, object], ...], seed: int) -> PlayedEvening:
    """One evening, as it goes back to the process that asked for it."""
    return replace(_simulation(game_id, most, every, agreed).evening(seed), session=None)
