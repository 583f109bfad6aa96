"""What the benchmark says: figures beside their targets, and the machine they belong to."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured value. target: at most so much (None: nothing was promised).  n: how many times it was measured."""

    name: str
    value: float
    unit: str
    target: float | None = None
    n: int = 1


def share(values: Sequence[float], part: float) -> float:
    """The value that `part` of the values do not exceed: 0.5 for the median, 0.95 for p95."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, round(part * len(ordered)))]


def spread(
    name: str, values: Sequence[float], unit: str = "ms", *, parts: Iterable[float], target: float | None = None
) -> list[Figure]:
    """The median and higher shares of many values; the target belongs to the highest."""
    wanted = tuple(parts)
    return [
        Figure(
            f"{name}, {'median' if part == 0.5 else f'p{part * 100:g}'}",
            share(values, part),
            unit,
            target if part == wanted[-1] else None,
            len(values),
        )
        for part in wanted
    ]


def table(figures: Iterable[Figure]) -> str:
    """The figures under each other: measured, target, ratio."""
    rows = [("", "measured", "target", "ratio", "n")]
    for f in figures:
        target = "" if f.target is None else f"{f.target:g} {f.unit}"
        ratio = "" if f.target is None else f"{f.value / f.target:.2f}"
        rows.append((f.name, f"{f.value:.1f} {f.unit}", target, ratio, str(f.n)))
    return aligned(rows)


def aligned(rows: Sequence[Sequence[str]]) -> str:
    """Rows of words under each other, all but the first column to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        f"{row[0]:<{widths[0]}}  " + "  ".join(f"{cell:>{w}}" for cell, w in zip(row[1:], widths[1:], strict=True))
        for row in rows
    )


class Machine:
    """What something is measured on, from now until it is printed."""

    def __init__(self) -> None:
        self._load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
        self._ticks = _ticks()

    def __str__(self) -> str:
        """The processor, its load at the beginning, how much of it was kept from us since then, and the Python."""
        system = f"{platform.system()} {platform.release()}"
        python = f"Python {platform.python_version()}"
        return f"{_model()}, {os.cpu_count()} CPUs{self._load}{self._stolen()}, {system}, {python}"

    def _stolen(self) -> str:
        spent = [after - before for before, after in zip(self._ticks, _ticks(), strict=True)]
        return f", {spent[STOLEN] / sum(spent):.0%} taken by other machines" if sum(spent) else ""


STOLEN = 7
"""Place in /proc/stat of the time in which a virtual machine wanted its processor and another one had it."""


def _ticks() -> tuple[int, ...]:
    """How long the processors have done what, nothing where the system does not say."""
    stat = Path("/proc/stat")
    return tuple(map(int, stat.read_text().splitlines()[0].split()[1:9])) if stat.exists() else ()


def _model() -> str:
    cpuinfo = Path("/proc/cpuinfo")
    lines = cpuinfo.read_text().splitlines() if cpuinfo.exists() else []
    names = [line.split(":", 1)[1].strip() for line in lines if "model name" in line]
    return names[0] if names else platform.processor() or platform.machine()


def resident(pid: int) -> float | None:
    """Memory that a process holds, in MB; None where the system does not say."""
    status = Path(f"/proc/{pid}/status")
    if not status.exists():
        return None
    kilobytes = next(line.split()[1] for line in status.read_text().splitlines() if line.startswith("VmRSS"))
    return int(kilobytes) / 1024


def processor(pid: int) -> float | None:
    """Milliseconds of the processor that a process has had; None where the system does not say."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.exists():
        return None
    ticks = stat.read_text().rpartition(")")[2].split()[11:13]
    return 1000 * sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK")
