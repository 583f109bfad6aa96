"""A flat battery at any moment, many times: `python -m tests.crash [--kills 1000] [--seed N]`. Exits with 1 at a fault.

`--tablet` kills the browser of a tablet that runs all of Vigie itself (`tests.browser.killed`), 200 times.

A table at which a tablet and phones answer at the same time, while backups are written, is killed (SIGKILL) again and
again: by a clock from outside, or by itself in the middle of a call into the database or of any other. After each kill
all that a screen had shown must be on disk, once, and at most one answer more; every backup that is there is whole; the
next table takes the evening up where it was left.
"""

from __future__ import annotations

import argparse
import json
import os
import select
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from threading import Thread
from typing import TYPE_CHECKING, Any, Final, NoReturn

from companion.core.journal.journal import PEOPLE, Deed, Entry, dump_entry
from companion.core.questions.kinds import BadAnswer
from companion.host.host import Host
from companion.host.settings import Settings
from companion.library.game_registry import game, game_ids
from companion.session.game_session import GameSession
from companion.simulation.robot import Robot
from companion.store import Store, StoreFault
from companion.store.database import _is_good, backups
from companion.ui.games import screens_of
from tests.support.about import about
from tests.support.figures import Row, offered, record
from tests.unit.crashing import kill_at, of_anything, of_the_database

if TYPE_CHECKING:
    from tests.browser.killed import TabletReport

KILLS: Final = 1000
TABLET_KILLS: Final = 200
LONGEST: Final = 0.4
"""Seconds after which a table is killed from outside, at most, once it has shown its first question."""
STEPS: Final = (200, 30_000)
"""Calls into the database, and of anything, in one of which it kills itself."""
NEW: Final = 12
"""Kills after which another evening is begun, of the next game."""
PATIENCE: Final = 120.0
"""Seconds that a table may take to show its first question."""
PEOPLE_THERE: Final = 3


@dataclass
class Report:
    """What came of the kills. answers: that screens have shown.  under_way: written, and not shown yet.  faults: in
    words.  by: how often which kind of kill.  note: what else is to be known."""

    kills: int = 0
    answers: int = 0
    phones: int = 0
    under_way: int = 0
    evenings: int = 0
    backups: int = 0
    by: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    note: str = ""

    @property
    def rows(self) -> Iterator[Row]:
        """What is kept of it."""
        yield Row("kills", self.kills)
        yield from (Row(how, n) for how, n in sorted(self.by.items()))
        yield Row("evenings", self.evenings)
        yield Row("answers shown", self.answers)
        yield Row("of them from phones", self.phones)
        yield Row("on disk before they were shown", self.under_way)
        yield Row("faults", len(self.faults), wanted="0")

    def __str__(self) -> str:
        return (
            f"{self.kills} kills ({', '.join(f'{n} {how}' for how, n in sorted(self.by.items()))}) in {self.evenings} "
            f"evenings: {self.answers} answers shown, {self.phones} of them from phones, none may be lost or doubled; "
            f"{self.under_way} more were on disk before they were shown; {self.backups} whole backups; "
            f"{len(self.faults)} faults"
        )


def crash(kills: int, seed: int, told: Callable[[str], None] = lambda _: None) -> Report:
    """Kill a table so many times. told: of the progress."""
    report, chance = Report(), Random(seed)
    with TemporaryDirectory(prefix="vigie-crash-") as room:
        folder, evening_id, start = Path(room), "", 0
        for number in range(kills):
            if number % NEW == 0:
                evening_id, start = _begun(folder, game_ids()[number // NEW % len(game_ids())], seed + number), 0
                report.evenings += 1
            start = _one(folder, evening_id, start, chance, report)
            if number % 50 == 49:
                told(str(report))
    return report


def _begun(folder: Path, game_id: str, seed: int) -> str:
    """An evening of invented cards for several people."""
    agreed = {**screens_of(game_id).demo(), **about(game_id, "evenings").MANY}
    known = game(game_id).evening_start.options
    most = max(known.MODES[agreed.get("mode", "")])
    names = ("Anne", "Bart", "Calico")[: min(PEOPLE_THERE, most)]
    seats = [{"name": who, "colour": colour} for who, colour in zip(names, known.COLOURS, strict=False)]
    with closing(Store(folder)) as store:
        return Host(store, Settings(store)).new_evening(game_id, {**agreed, "seats": seats}, seed).origin.identity


def _one(folder: Path, evening_id: str, start: int, chance: Random, report: Report) -> int:
    """Let a table play until it is killed, and look at what it leaves. start: entries that were there before it.

    Returns how many are there now.
    """
    how = chance.choice(("by a clock", "in the database", "in any call"))
    step = 0 if how == "by a clock" else chance.randint(1, STEPS[how != "in the database"])
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        _play(folder, evening_id, chance.randint(0, 10**9), how, step, writer)
    os.close(writer)
    lines = _watched(child, reader, chance.uniform(0, LONGEST) if step == 0 else PATIENCE)
    _, status = os.waitpid(child, 0)
    report.kills += 1
    report.by[how] += 1
    try:
        if not os.WIFSIGNALED(status):
            raise AssertionError(f"the table has ended by itself: {lines[-1:]}")
        return _looked_at(folder, evening_id, start, lines, report)
    except (AssertionError, StoreFault, ValueError) as fault:
        report.faults.append(f"kill {report.kills}, {how} {step}: {type(fault).__name__}: {fault}")
        return start


def _watched(child: int, reader: int, delay: float) -> list[dict[str, Any]]:
    """What a table tells until it is killed; by us that long after its first line, if it does not do so itself."""
    with os.fdopen(reader, "rb") as told:
        first = told.readline()
        end, rest = time.monotonic() + delay, b""
        while (left := end - time.monotonic()) > 0:
            if select.select([told], [], [], left)[0]:
                came = os.read(told.fileno(), 1 << 16)
                rest += came
                if not came:
                    break
        with suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)
        rest += told.read()
    whole = [line for line in (first + rest).split(b"\n")[:-1] if line]
    return [json.loads(line) for line in whole]


def _looked_at(folder: Path, evening_id: str, start: int, lines: list[dict[str, Any]], report: Report) -> int:
    """What is on disk after a kill, against what was shown before it. Returns how many entries are there."""
    assert lines, "not even the first question was shown"
    shown = lines[-1]
    with closing(Store(folder)) as store:
        saved = store.evening(evening_id)
        book = game(saved.game).events
        entries = store.entries(evening_id, book)
        assert len(entries) >= shown["length"], f"{shown['length']} entries were shown, {len(entries)} are there"
        assert _digest(book, entries[: shown["length"]]) == shown["digest"], "what is there is not what was shown"
        more = entries[shown["length"] :]
        deeds = [entry for entry in more if _by_people(entry)]
        assert len(deeds) <= 1, f"{len(deeds)} answers are there that nobody was shown"
        kept = backups(folder)
        assert all(map(_is_good, kept)), "a backup is not whole"
    report.answers += sum(map(_by_people, entries[start : shown["length"]]))
    report.phones += sum(_by_people(each) and each.source == "phone" for each in entries[start : shown["length"]])  # type: ignore[union-attr]
    report.under_way += len(deeds)
    report.backups = max(report.backups, len(kept))
    return len(entries)


def _by_people(entry: Entry) -> bool:
    return isinstance(entry, Deed) and entry.source in PEOPLE and getattr(entry, "source", "") != "kept"


def _digest(book: Any, entries: Sequence[Entry]) -> str:
    """Entries in a few letters."""
    found = sha256()
    for entry in entries:
        found.update(json.dumps(json.loads(json.dumps(dump_entry(entry, book))), sort_keys=True).encode())
    return found.hexdigest()[:16]


# ---------------------------------------------------------------------- the table that is killed


def _play(folder: Path, evening_id: str, seed: int, how: str, step: int, writer: int) -> NoReturn:
    """Tablet, phones and backups at once, until the end comes. Every change is told as screens are told of it."""
    try:
        store = Store(folder)
        host = Host(store, Settings(store))
        evening = host.resume(evening_id)

        def tell() -> None:
            told = evening.journal.entries
            line = {"length": len(told), "digest": _digest(evening.game.events, told)}
            os.write(writer, json.dumps(line).encode() + b"\n")

        tell()
        evening.writer.listeners.append(tell)
        for number, seat in enumerate(evening.game.seats(evening.state)):
            Thread(target=_phone, args=(evening, seat.id, Random(f"{seed}/{number}")), daemon=True).start()
        Thread(target=_backups, args=(store,), daemon=True).start()
        if step:
            sys.setprofile(kill_at(step, of_the_database if how == "in the database" else of_anything))
        chance = Random(seed)
        while True:
            _answers(evening, "table", "tablet", chance)
            if evening.now.undo_caption is not None and chance.random() < 0.1:
                evening.undo()
    except BaseException as fault:  # told to the one who watches
        os.write(writer, json.dumps({"fault": f"{type(fault).__name__}: {fault}"}).encode() + b"\n")
        os._exit(1)


def _phone(evening: GameSession, seat: str, chance: Random) -> None:
    """A phone that answers whenever its seat is asked."""
    while True:
        _answers(evening, seat, "phone", chance)
        time.sleep(chance.uniform(0, 0.02))


def _answers(evening: GameSession, seat: str, source: Any, chance: Random) -> None:
    """Answer what this seat is asked, unless somebody else is faster."""
    now = evening.now
    question = now.question if seat == "table" else now.put_to(seat)
    if question is None:
        if seat == "table":
            evening.undo()  # it is over: so it goes on
        return
    with suppress(BadAnswer):
        value = Robot(chance.random().hex(), main=0.4).answer(question)
        evening.answer(value, serial=now.number(seat), seat=seat, source=source)


def _backups(store: Store) -> None:
    """Copy the database over and over."""
    while True:
        store.backup()
        time.sleep(0.01)


def _report(options: argparse.Namespace) -> Report | TabletReport:
    """Kill as the command line says. What a tablet needs is imported when one is killed."""

    def told(line: str) -> None:
        print(line, file=sys.stderr, flush=True)

    if not options.tablet:
        return crash(options.kills or KILLS, options.seed, told)
    from tests.browser.killed import kill_tablet

    return kill_tablet(options.kills or TABLET_KILLS, options.seed, told, options.site, options.counts)


def main(arguments: Sequence[str] | None = None) -> int:
    """Kill, count, and say what went wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.crash", description=__doc__)
    parser.add_argument("--kills", type=int, help=f"{KILLS}, of a tablet {TABLET_KILLS}")
    parser.add_argument("--seed", type=int, default=1, help="of the moments and of the answers (%(default)s)")
    parser.add_argument("--tablet", action="store_true", help="of a browser that runs all of it")
    parser.add_argument("--site", type=Path, help="folder that build-tablet has written (it is built)")
    parser.add_argument("--counts", type=Path, help="file with the counts of a tablet, with which a later run goes on")
    offered(parser)
    options = parser.parse_args(arguments)
    kills, report = options.kills or (TABLET_KILLS if options.tablet else KILLS), _report(options)
    print(report)
    for fault in report.faults:
        print(f"  {fault}")
    if options.record:
        name, how = ("crash-tablet", "--tablet --kills") if options.tablet else ("crash", "--kills")
        lost = "lost" if options.tablet else "lost or doubled"
        verdict = "; ".join(report.faults) or f"No answer that was shown is {lost}."
        record(name, f"python -m tests.crash {how} {kills}", verdict, report.rows, note=report.note)
    return 1 if report.faults else 0


if __name__ == "__main__":
    sys.exit(main())
