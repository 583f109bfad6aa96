"""The parts of a long run: what the server uses at the end of each, how fast it was, and whether that stays level."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean
from typing import Any, Final

from tests.bench.report import Machine, resident, share
from tests.load.measured_app import Running
from tests.load.table import Round
from tests.support.figures import Row, record

GROWS: Final = 1.0
"""Megabytes for each thousand answers from which memory is said to grow."""
MORE_FILES: Final = 8
"""Open files beyond those of the first parts: connections that are just being closed."""
MS: Final = 1000
THIRDS: Final = 3


@dataclass(frozen=True, slots=True)
class Slice:
    """A part of the run. events: written until its end, where they were counted.  processor: seconds so far.

    left, come: how often a device went away and came back.
    """

    answers: int
    seconds: float
    others: Sequence[float]
    megabytes: float
    files: int
    threads: int
    processor: float
    disk: float
    left: int = 0
    events: int = 0


@dataclass
class Run:
    """All parts so far. faults: answers that went astray."""

    slices: list[Slice] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    @property
    def answers(self) -> int:
        """How many there were."""
        return sum(each.answers for each in self.slices)


def taken(
    running: Running, folder: Path, rounds: Sequence[Round], seconds: float, left: int = 0, events: int = 0
) -> Slice:
    """What a part has brought, and what the process of the server uses now."""
    process = Path(f"/proc/{running.process.pid}")
    status = dict(line.split(":", 1) for line in (process / "status").read_text().splitlines() if ":" in line)
    return Slice(
        answers=len(rounds),
        seconds=seconds,
        others=[time for each in rounds for time in each.others],
        megabytes=resident(running.process.pid) or 0.0,
        files=len(list((process / "fd").iterdir())),
        threads=int(status["Threads"]),
        processor=running.usage().processor,
        disk=sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) / 1e6,
        left=left,
        events=events,
    )


def growth(slices: Sequence[Slice]) -> float:
    """Megabytes that memory grows for each thousand answers, by a straight line through the last two thirds."""
    late = slices[len(slices) // THIRDS :]
    at, counted = [], sum(each.answers for each in slices[: len(slices) // THIRDS])
    for each in late:
        counted += each.answers
        at.append(counted / 1000)
    if len(late) < 2:
        return 0.0
    middle, mean = fmean(at), fmean(each.megabytes for each in late)
    spread = sum((x - middle) ** 2 for x in at)
    return sum((x - middle) * (each.megabytes - mean) for x, each in zip(at, late, strict=True)) / spread


def judged(run: Run, grows: float = GROWS) -> list[str]:
    """What is not level, in words. Times are printed and not judged: they belong to the machine."""
    faults, slices = list(run.faults), run.slices
    if len(slices) >= THIRDS:
        if (found := growth(slices)) > grows:
            faults.append(f"memory grows by {found:.2f} MB for each thousand answers (at most {grows:g})")
        first = max(each.files for each in slices[: len(slices) // THIRDS])
        if slices[-1].files > first + MORE_FILES:
            faults.append(f"{slices[-1].files} files are open, {first} at first")
    return faults


def table(run: Run) -> str:
    """A line for each part, and below them how level they are."""
    head = ("answers", "events", "others median", "p95", "processor", "memory", "files", "threads", "disk", "away")
    rows: list[tuple[str, ...]] = [head]
    before, counted = 0.0, 0
    for each in run.slices:
        counted += each.answers
        used = (each.processor - before) / max(each.answers, 1) * MS if before else 0.0
        before = each.processor
        rows.append(
            (
                f"{counted}",
                f"{each.events or ''}",
                *(f"{share(each.others, part) * MS:.0f} ms" if each.others else "–" for part in (0.5, 0.95)),
                f"{used:.0f} ms" if used else "–",
                f"{each.megabytes:.1f} MB",
                f"{each.files}",
                f"{each.threads}",
                f"{each.disk:.1f} MB",
                f"{each.left}",
            )
        )
    widths = [max(len(row[i]) for row in rows) for i in range(len(head))]
    lines = ["  ".join(f"{cell:>{w}}" for cell, w in zip(row, widths, strict=True)) for row in rows]
    return "\n".join([*lines, "", *_level(run.slices)])


def _level(slices: Sequence[Slice]) -> list[str]:
    if len(slices) < THIRDS:
        return []
    second, last = _medians(slices)
    return [
        f"memory over the last two thirds: {growth(slices):+.2f} MB for each thousand answers",
        f"answer to another screen: median {second:.0f} ms in the second third, {last:.0f} in the last",
    ]


def _medians(slices: Sequence[Slice]) -> tuple[float, float]:
    """Milliseconds to another screen, in the median of the second third and of the last."""
    third = len(slices) // THIRDS

    def median(parts: Sequence[Slice]) -> float:
        times = [time for each in parts for time in each.others]
        return share(times, 0.5) * MS if times else 0.0

    return median(slices[third : 2 * third]), median(slices[-third:])


def kept(run: Run, grows: float, evening: str | None, machine: Machine) -> None:
    """Keep the figures of a run for docs/quality.md. grows: as it was judged.  evening: its game, where it was one."""
    slices, faults = run.slices, judged(run, grows)
    rows = [
        Row("answers", run.answers),
        Row("duration", round(sum(each.seconds for each in slices) / 60), "min"),
        Row("screens away and back", sum(each.left for each in slices)),
    ]
    if evening and slices:
        rows.append(Row("entries of the journal", slices[-1].events))
    if len(slices) >= THIRDS:
        files, (second, last) = [each.files for each in slices], _medians(slices)
        rows += [
            Row("memory after the first third", round(slices[len(slices) // THIRDS - 1].megabytes), "MB"),
            Row("memory at the end", round(slices[-1].megabytes), "MB"),
            Row("it grows for each thousand answers", round(growth(slices), 2), "MB", f"at most {grows:g} MB"),
            Row("open files", f"{min(files)} to {max(files)}", wanted=f"at most {MORE_FILES} more than at first"),
            Row("answer to another screen, second third", round(second), "ms"),
            Row("answer to another screen, last third", round(last), "ms"),
        ]
    verdict = "; ".join(faults) if faults else "No answer was lost, and nothing grows."
    command = f"--evening {evening}" if evening else f"--answers {run.answers}"
    record("soak-evening" if evening else "soak", f"python -m tests.soak {command}", verdict, rows, machine=machine)


def as_json(run: Run) -> list[dict[str, Any]]:
    """The parts as plain JSON, times as their median and p95 in milliseconds."""
    return [
        {
            name: getattr(each, name)
            for name in ("answers", "events", "seconds", "megabytes", "files", "threads", "processor", "disk", "left")
        }
        | {"median": share(each.others, 0.5) * MS, "p95": share(each.others, 0.95) * MS}
        for each in run.slices
        if each.others
    ]
