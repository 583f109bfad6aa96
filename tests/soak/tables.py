"""What happens in a long run: a table of each game at the same time on one server, and devices that come and go."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from random import Random
from typing import Final

from tests.load import measured_app
from tests.load.measured_app import Prepared, Running
from tests.load.part import Plan, checked, devices_of
from tests.load.table import Round, Table
from tests.soak.slices import Run, taken

AWAY_EVERY: Final = 20
"""Answers after which somebody's screen goes away, on average."""
NIGHT: Final = 400
"""Answers after which people go home, wherever they stand: about twice of what an evening has."""
ENOUGH: Final = 25
"""Answers between two looks at how much was written."""


@dataclass(frozen=True, slots=True)
class Length:
    """How long it goes on. answers: of all tables.  slices: parts in which they are given.  events: of one evening, in
    place of the answers, 0 for no such end.  most: seconds.
    """

    answers: int
    slices: int
    events: int = 0
    most: float = 4 * 3600


@dataclass
class Seats:
    """The evenings of one game, one after the other, and the devices at the one that is played."""

    plan: Plan
    waiting: list[Prepared]
    running: Running
    tables: list[Table] = field(default_factory=list)

    async def table(self) -> Table | None:
        """The table that is played, with everybody there; the next one when it is over or late at night, None when
        there is none."""
        if not self.tables or self.tables[-1].over or len(self.tables[-1].rounds) >= NIGHT:
            if not self.waiting:
                return None
            prepared = self.waiting.pop(0)
            found = await asyncio.to_thread(devices_of, self.plan, prepared, self.running)
            self.tables.append(Table(prepared.id, prepared.game, found))
        await self.tables[-1].sit_down()
        return self.tables[-1]


class Long:
    """A long run over the evenings of a folder. told: called after each part."""

    def __init__(self, folder: Path, running: Running, told: Callable[[Run], None]) -> None:
        self.folder, self.running, self.told = folder, running, told
        self.run = Run()
        self._chance = Random(1)
        self._left = 0

    async def side_by_side(self, games: Sequence[Seats], length: Length) -> Run:
        """A table of each game, all at the same time, and the same number of answers at each in every part."""
        deadline = time.monotonic() + length.most
        each = max(1, length.answers // (length.slices * len(games)))
        for _ in range(length.slices):
            begin = time.monotonic()
            self._left = 0
            rounds = await asyncio.gather(*(self._part(seats, each, deadline) for seats in games))
            seconds = time.monotonic() - begin
            self.run.slices.append(taken(self.running, self.folder, list(chain(*rounds)), seconds, self._left))
            self.told(self.run)
            if time.monotonic() > deadline:
                break
        self._check([table for seats in games for table in seats.tables])
        return self.run

    async def _part(self, seats: Seats, answers: int, deadline: float) -> list[Round]:
        """So many answers of one game, in as many evenings as that takes; everybody leaves at its end."""
        rounds: list[Round] = []
        while len(rounds) < answers and time.monotonic() < deadline:
            table = await seats.table()
            if table is None:
                break
            before = len(table.rounds)
            await self._play(table, min(answers - len(rounds), NIGHT - before), deadline)
            rounds += table.rounds[before:]
            await table.read()
            await table.leave()
            if len(table.rounds) == before and not table.over:
                break
        return rounds

    async def one_evening(self, seats: Seats, length: Length) -> Run:
        """One evening, whose parts are a number of events each."""
        deadline, part = time.monotonic() + length.most, length.events // length.slices
        table = await seats.table()
        assert table is not None
        written = self._written(table)
        while written < length.events and time.monotonic() < deadline and not table.over:
            begin, before, wanted = time.monotonic(), len(table.rounds), written + part
            self._left = 0
            while written < wanted and time.monotonic() < deadline and not table.over:
                await self._play(table, ENOUGH, deadline)
                written = self._written(table)
            rounds, seconds = table.rounds[before:], time.monotonic() - begin
            self.run.slices.append(taken(self.running, self.folder, rounds, seconds, self._left, written))
            self.told(self.run)
        await table.read()
        await table.leave()
        self._check([table])
        return self.run

    def _written(self, table: Table) -> int:
        return len(measured_app.on_disk(self.folder, table.evening).journal.entries)

    async def _play(self, table: Table, answers: int, deadline: float) -> None:
        """So many answers, while now and then a screen is away for one of them."""
        for _ in range(answers):
            if time.monotonic() > deadline:
                return
            gone = self._chance.choice(table.devices[1:]) if self._chance.randrange(AWAY_EVERY) == 0 else None
            if gone is not None:
                await table.goes_away(gone)
                self._left += 1
            going_on = await table.answer()
            if gone is not None:
                await table.comes_back(gone)
            if not going_on:
                return

    def _check(self, tables: Sequence[Table]) -> None:
        self.run.faults += checked(tables, self.folder)[1]
        self.run.faults += [f"the server complains: {line}" for line in self.running.complaints()]
