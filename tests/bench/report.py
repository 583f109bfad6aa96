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
    widths = [max(len(row[i]) for row in rows) for i in range(5)]
    return "\n".join(
        f"{row[0]:<{widths[0]}}  " + "  ".join(f"{cell:>{w}}" for cell, w in zip(row[1:], widths[1:], strict=True))
        for row in rows
    )


def machine() -> str:
    """The processor, its load at this moment, and the Python that was measured."""
    model = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        names = [line.split(":", 1)[1].strip() for line in cpuinfo.read_text().splitlines() if "model name" in line]
        model = names[0] if names else model
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    system = f"{platform.system()} {platform.release()}"
    return f"{model}, {os.cpu_count()} CPUs{load}, {system}, Python {platform.python_version()}"


def resident(pid: int) -> float | None:
    """Memory that a process holds, in MB; None where the system does not say."""
    status = Path(f"/proc/{pid}/status")
    if not status.exists():
        return None
    kilobytes = next(line.split()[1] for line in status.read_text().splitlines() if line.startswith("VmRSS"))
    return int(kilobytes) / 1024
