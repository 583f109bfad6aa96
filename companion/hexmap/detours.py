"""Ways in one direction that lead around whatever stands there.

Of equally short detours that counts whose steps come first clockwise from 12 o'clock, the first one above all.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from companion.hexmap.hexes import CLOCK, Clock, Hex, forwards, neighbour
from companion.hexmap.ways import along

Open = Callable[[Hex], bool]
"""Whether a cell can be entered. Only finitely many may be."""


def straight_on(start: Hex, clock: Clock, most: int, is_open: Open, *, to_row: bool = False) -> tuple[Clock, ...]:
    """The steps of a way in a direction; those of a detour count, and without a way round it ends.

    most: steps.  to_row: whether a detour leads back to the row that it had left, not only to where the direction is
    free again.
    """
    steps: list[Clock] = []
    cell = start
    while len(steps) < most:
        more = (clock,) if is_open(neighbour(cell, clock)) else _around(cell, clock, is_open, to_row)
        if not more:
            break
        steps += more
        *_, cell = along(cell, more)
    return tuple(steps[:most])


def _around(start: Hex, clock: Clock, is_open: Open, to_row: bool) -> tuple[Clock, ...]:
    """The shortest detour; none where there is no way round.

    It ends where the direction is free again, no farther back than where it began; or on the row, beyond.
    """

    def resumes(cell: Hex) -> bool:
        ahead = forwards(cell - start, clock)
        if to_row:
            return ahead > 0 and cell == neighbour(start, clock, ahead // 2)
        return ahead >= 0 and is_open(neighbour(cell, clock))

    ways: dict[Hex, tuple[Clock, ...]] = {start: ()}
    waiting = deque([start])
    while waiting:
        cell = waiting.popleft()
        if cell != start and resumes(cell):
            return ways[cell]
        for step in CLOCK:
            beside = neighbour(cell, step)
            if beside not in ways and is_open(beside):
                ways[beside] = (*ways[cell], step)
                waiting.append(beside)
    return ()
