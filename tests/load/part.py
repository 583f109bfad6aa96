"""One part of the measurement: a server of its own, its tables and devices, and what became of their answers."""

from __future__ import annotations

import asyncio
import tempfile
import time
import urllib.request
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import Final

from companion.core.questions.kinds import TABLE
from companion.library.texts import texts_in
from tests.load import measured_app
from tests.load.client import Device
from tests.load.crowd import Crowd
from tests.load.intruder import Intruder
from tests.load.joining import join
from tests.load.measured_app import Prepared, Running, Usage
from tests.load.player import TOLD
from tests.load.table import PATIENCE, Round, Table

RELOADS: Final = 8
"""Times that a tablet loads its page again while a crowd presses on the door."""
SPREAD: Final = (0.5, 1.5)
"""A pause between two answers, as parts of what was asked for."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is measured. seats, watchers: phones of each table.  answers: of all tables.  pause: seconds that people
    think before each, on average.  most: seconds that it may take.  rude: with an intruder at each table.  crowd: idle
    and half open connections at the door meanwhile, and from how many addresses.
    """

    name: str
    games: Sequence[str]
    seats: int
    watchers: int
    answers: int
    pause: float
    most: float
    rude: bool = False
    crowd: tuple[int, int, int] = (0, 0, 0)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of it. alone, together, end: the server before anybody came, with everybody there, and at the end.

    sent: bytes to all devices from the first answer on.  kept: answers on disk by the kind of device.  misdeeds: of the
    intruders.  repeated: taps on buttons that were drawn anew meanwhile.  faults: what must not be.  reloads: seconds
    until a tablet that loads its page again shows the question.  pressed: connections of the crowd that came in.
    """

    plan: Plan
    devices: int
    rounds: Sequence[Round]
    seconds: float
    alone: Usage
    together: Usage
    end: Usage
    sent: int
    kept: Counter[str]
    misdeeds: int
    repeated: int
    faults: Sequence[str]
    reloads: Sequence[float] = ()
    pressed: int = 0


def measure(plan: Plan, profile: Sequence[str] = ()) -> Outcome:
    """Play one part from the start of its server to its end. profile: arguments of Python before the app's own."""
    with tempfile.TemporaryDirectory() as folder:
        prepared = measured_app.prepare(Path(folder), plan.games)
        running = Running(Path(folder), *profile)
        try:
            return asyncio.run(_play(plan, prepared, running, Path(folder)))
        finally:
            running.stop()


async def _play(plan: Plan, prepared: Sequence[Prepared], running: Running, folder: Path) -> Outcome:
    alone = running.usage()
    tables = [Table(each.id, each.game, await asyncio.to_thread(devices_of, plan, each, running)) for each in prepared]
    begun = Counter[str]()
    for table in tables:
        begun += measured_app.answers(measured_app.on_disk(folder, table.evening))
        await table.sit_down()
    crowd = Crowd(running.door, *plan.crowd)
    await crowd.gather()
    together = running.usage()
    before = sum(device.received for table in tables for device in table.devices)
    intruders = [
        Intruder(Device("intruder", "tablet", running.door, f"/table/{each.id}", each.intruder), number)
        for number, each in enumerate(prepared if plan.rude else ())
    ]
    trouble = [asyncio.create_task(intruder.trouble()) for intruder in intruders]
    for table, intruder in zip(tables, intruders, strict=False):
        table.rivals.append(intruder.rival)
    start = time.monotonic()
    await _answers(plan, tables)
    seconds = time.monotonic() - start
    for task, intruder in zip(trouble, intruders, strict=True):
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await intruder.device.drop()
    reloads = [await _reloaded(running, prepared[0].id) for _ in range(RELOADS if crowd.opened else 0)]
    end = running.usage()
    for table in tables:
        await table.read()
    await crowd.leave()
    sent = sum(device.received for table in tables for device in table.devices) - before
    kept, faults = checked(tables, folder)
    for table in tables:
        await table.leave()
    return Outcome(
        plan,
        sum(len(table.devices) for table in tables),
        [found for table in tables for found in table.rounds],
        seconds,
        alone,
        together,
        end,
        sent,
        kept - begun,
        sum(intruder.misdeeds for intruder in intruders),
        sum(table.repeated for table in tables),
        [*faults, *(f"the server complains: {line}" for line in running.complaints())],
        reloads,
        crowd.opened,
    )


async def _reloaded(running: Running, evening: str) -> float:
    """Seconds until a tablet that comes anew shows what is asked."""
    start = time.monotonic()
    await asyncio.to_thread(lambda: urllib.request.urlopen(running.tablet, timeout=PATIENCE).read())
    tablet = Device("tablet, again", "tablet", running.tablet, f"/table/{evening}")
    async with asyncio.timeout(PATIENCE):
        await tablet.open()
        while not (tablet.tree.asks or TOLD in tablet.tree.offers()):
            await tablet.digest()
            await asyncio.sleep(0.005)
    await tablet.drop()
    return time.monotonic() - start


def devices_of(plan: Plan, prepared: Prepared, running: Running) -> list[Device]:
    """The tablet, the phones with a seat, and those that watch; each phone joins by the code.

    As many phones at every table: where fewer people sit, more watch.
    """
    sit, phones = min(plan.seats, prepared.people), plan.seats + plan.watchers
    route = f"/table/{prepared.id}"
    devices = [Device("tablet", "tablet", running.tablet, route)]
    roles = [("seat", f"seat-{n + 1}") for n in range(sit)] + [("spectator", "")] * (phones - sit)
    for number, (role, seat) in enumerate(roles):
        cookie = join(running.door, prepared.code, role, seat)
        devices.append(Device(f"phone {number + 1} ({seat or role})", "phone", running.door, "/", cookie))
    return devices


async def _answers(plan: Plan, tables: Sequence[Table]) -> None:
    """All tables at once, until there are enough answers or the time is over."""
    deadline = time.monotonic() + plan.most
    given = 0

    async def play(table: Table, chance: Random) -> None:
        nonlocal given
        while given < plan.answers and time.monotonic() < deadline:
            given += 1
            if not await table.answer():
                given -= 1
                return
            await asyncio.sleep(plan.pause * chance.uniform(*SPREAD))

    await asyncio.gather(*(play(table, Random(number)) for number, table in enumerate(tables)))


def checked(tables: Sequence[Table], folder: Path) -> tuple[Counter[str], list[str]]:
    """The answers on disk, and where they or the screens differ from what was answered."""
    kept, faults = Counter[str](), []
    for table in tables:
        evening = measured_app.on_disk(folder, table.evening)
        found = measured_app.answers(evening)
        kept += found
        where = f"{table.game} {table.evening}"
        faults += [f"{where}: lost: {lost}" for lost in table.lost]
        if found.total() != len(table.rounds):
            faults.append(f"{where}: {len(table.rounds)} answers were accepted, {found.total()} are on disk")
        if evening.question is not None and not evening.question.secret:
            asked = texts_in(measured_app.LANGUAGE)(evening.question.text)
            tree = table.devices[0].tree
            shown = " ".join(tree.asks)
            if asked not in shown and tree.number != evening.now.number(TABLE):  # one card may ask several questions
                faults.append(f"{where}: the tablet asks “{shown}”, the evening on disk “{asked}”")
    return kept, faults


def games_for(tables: int, games: Sequence[str]) -> list[str]:
    """One game after the other, as many as there are tables."""
    return list(islice(cycle(games), tables))
