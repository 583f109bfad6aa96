"""Many random evenings, counted one after the other: what was played so far is kept, and goes on another day."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from pydantic import TypeAdapter

from companion.core.values.messages import msg
from companion.simulation.replay import BadScript, Script, read_as
from companion.simulation.simulator import Simulation
from companion.simulation.tally import EveningCounts


@dataclass
class Found:
    """A fault: the first evening that showed it, and in how many it was met."""

    first: Script
    times: int = 0


@dataclass
class SimulationRun:
    """Evenings with the seeds from `seed` on, as far as they were played.

    most, every, agreed: as a `Simulation` has them.
    """

    game: str
    seed: int
    most: int
    every: int
    tally: EveningCounts = field(default_factory=EveningCounts)
    found: dict[str, Found] = field(default_factory=dict)
    """By the mark of the fault."""
    seconds: float = 0
    """That playing them took, as whoever has a clock says."""
    agreed: Mapping[str, object] = field(default_factory=dict)

    @classmethod
    def of(cls, simulation: Simulation, seed: int) -> SimulationRun:
        """One of which nothing has been played."""
        return cls(simulation.game_id, seed, simulation.most, simulation.every, agreed=simulation.agreed)

    def goes_on(self, simulation: Simulation, seed: int) -> None:
        """Raises BadPlan where this is not the season of those evenings."""
        wanted = SimulationRun.of(simulation, seed)
        for name in ("game", "seed", "most", "every", "agreed"):
            kept, now = _told(getattr(self, name)), _told(getattr(wanted, name))
            if kept != now:
                raise BadScript(name, msg("sim-keep-other", kept=kept, now=now))

    def play(self, simulation: Simulation, evenings: int, jobs: int = 1) -> Iterator[int]:
        """Play what is left of so many evenings, and count; after each one, how many there are."""
        left = range(self.seed + self.tally.evenings, self.seed + evenings)
        for played in simulation.evenings(left, jobs):
            self.tally += played.tally
            if played.fault is not None:
                self.found.setdefault(played.fault.mark, Found(played.plan)).times += 1
            yield self.tally.evenings


def said(way: object) -> str:
    """One of the ways of an option as people type it."""
    return ("on" if way else "off") if isinstance(way, bool) else str(way)


def _told(value: object) -> str:
    """What was asked for in words; of options what was agreed."""
    if not isinstance(value, Mapping):
        return str(value)
    return " ".join(f"{name}={said(way)}" for name, way in sorted(value.items())) or "-"


_SEASON: TypeAdapter[SimulationRun] = TypeAdapter(SimulationRun)


def dump_run(season: SimulationRun) -> dict[str, object]:
    """Plain JSON."""
    dumped: dict[str, object] = _SEASON.dump_python(season, mode="json")
    return dumped


def load_run(raw: object) -> SimulationRun:
    """Inverse of `dump_season`. Raises BadPlan naming the field that is wrong."""
    return read_as(_SEASON, raw)
