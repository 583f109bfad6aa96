"""The map of a recorded evening, imagined: the hexes of the invented edition, and where ships lie outside its places.

The rules ask such facts of the table. So that they are answered without contradictions, this chart measures them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Final

from companion.games.blackbeard.model.records import Place
from companion.games.blackbeard.model.state import State
from companion.hexmap.hexes import Hex, distance, line
from companion.library import game_registry
from companion.library.sample import load_sample

HAVENS: Final = {"35": "M16", "44": "K12", "66": "I37"}
"""The pirate havens, of which the invented edition says nothing."""
ARROWS: Final = {(1, "CAR"): "S17", (1, "AN"): "H10", (3, "CD"): "B25", (6, "IND"): "E39"}
"""The arrow hexes, by Transit Box and ocean."""
NOWHERE: Final = 99
"""A distance that cannot be sailed."""


def cell(coordinate: str) -> Hex:
    """A hex by its letter and number."""
    found = re.fullmatch(r"([A-Z])([0-9]+)", coordinate)
    if found is None:
        raise ValueError(coordinate)
    q = ord(found[1]) - ord("A")
    return Hex(q, int(found[2]) - (q + 1) // 2)


@cache
def printed() -> dict[str, Hex]:
    """The hexes of lanes and ports, by the id of their option."""
    cells = {f"port-{port}": cell(where) for port, where in HAVENS.items()}
    for (schema, subject), values in load_sample(game_registry.game("blackbeard")).items():
        if schema in ("lane", "port"):
            cells[f"{schema}-{subject}"] = cell(values["hex"])
    return cells


def way(start: Hex, end: Hex, points: int) -> Hex:
    """As far from start towards end as the points go."""
    hexes = line(start, end)
    return hexes[min(points, len(hexes) - 1)]


class Chart:
    """Where everything lies. seas: hexes that bear no name, by the id of their place."""

    def __init__(self) -> None:
        self.seas: dict[str, Hex] = {}
        self.coming: Hex | None = None

    def follow(self, s: State) -> None:
        """Remember the hex that was told last under the id that the referee has given it."""
        named = {place.id for place in _places(s) if place.kind == "sea"}
        self.seas = {id_: where for id_, where in self.seas.items() if id_ in named}
        for id_ in sorted(named - set(self.seas)):
            self.seas[id_] = self.coming or Hex(0, 0)

    def at(self, place: Place) -> Hex | None:
        """The hex of a place; None in a Transit Box."""
        return self.seas.get(place.id) if place.kind == "sea" else printed().get(f"{place.kind}-{place.id}")

    def far(self, one: Place, other: Place) -> int:
        """Hexes between two places of the same waters."""
        here, there = self.at(one), self.at(other)
        return NOWHERE if here is None or there is None else distance(here, there)


def _places(s: State) -> Iterable[Place]:
    yield from (counter.place for counter in s.counters)
    yield from (kc.place for kc in s.commissioners)
    yield from (pirate.place for pirate in s.active)
