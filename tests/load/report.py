"""What the load command says: the figures of its parts side by side, for people and as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.bench.report import Machine, share
from tests.load.part import Outcome
from tests.support.figures import Row, record

MS = 1000
NOTHING = "–"
SPREAD = ("median", "p95", "worst")
TIMES = {
    "others": "answer to each other screen",
    "slowest": "answer to the last screen",
    "own": "answer to the own screen",
    "drawn": "answer to the last message",
}
LINES: Sequence[tuple[str, Sequence[str], str]] = (
    ("tables", ("tables",), ""),
    ("devices", ("devices",), ""),
    ("answers", ("answers",), ""),
    ("duration", ("seconds",), "s"),
    *((f"{label}, {part}", (name, part), "ms") for name, label in TIMES.items() for part in SPREAD),
    ("server alone", ("memory", "alone"), "MB"),
    ("with all devices", ("memory", "together"), "MB"),
    ("per device", ("memory", "device"), "MB"),
    ("at the end", ("memory", "end"), "MB"),
    ("processor per answer", ("processor",), "ms"),
    ("share of one processor", ("busy",), ""),
    ("sent per answer and device", ("kilobytes",), "kB"),
    ("answers of tablets on disk", ("kept", "tablet"), ""),
    ("answers of phones on disk", ("kept", "phone"), ""),
    ("misdeeds of intruders", ("misdeeds",), ""),
    ("taps that had to be repeated", ("repeated",), ""),
    ("connections of the crowd", ("pressed",), ""),
    *((f"tablet loads its page again, {part}", ("reloads", part), "ms") for part in ("median", "worst")),
)
"""What is told of a part: how it is called, where it stands among its figures, and the unit."""


def figures(outcome: Outcome) -> dict[str, Any]:
    """Everything measured in one part, as plain JSON. Times in milliseconds, memory in MB."""
    rounds, answers = outcome.rounds, max(len(outcome.rounds), 1)
    joined, end = outcome.together.megabytes, outcome.end.megabytes
    return {
        "part": outcome.plan.name,
        "rude": outcome.plan.rude,
        "games": list(outcome.plan.games),
        "tables": len(outcome.plan.games),
        "devices": outcome.devices,
        "answers": len(rounds),
        "seconds": round(outcome.seconds, 1),
        "pause": outcome.plan.pause,
        "others": _times([time for each in rounds for time in each.others]),
        "slowest": _times([max(each.others) for each in rounds if each.others]),
        "own": _times([each.own for each in rounds]),
        "drawn": _times([each.drawn for each in rounds]),
        "unchanged": sum(len(each.unchanged) for each in rounds),
        "memory": {
            "alone": round(outcome.alone.megabytes, 1),
            "together": round(joined, 1),
            "device": round((joined - outcome.alone.megabytes) / outcome.devices, 2),
            "end": round(end, 1),
        },
        "processor": round((outcome.end.processor - outcome.together.processor) * MS / answers, 1),
        "busy": round((outcome.end.processor - outcome.together.processor) / max(outcome.seconds, 0.001), 3),
        "kilobytes": round(outcome.sent / answers / outcome.devices * len(outcome.plan.games) / 1024, 1),
        "kept": dict(outcome.kept),
        "misdeeds": outcome.misdeeds,
        "crowd": list(outcome.plan.crowd),
        "pressed": outcome.pressed,
        "reloads": _times(outcome.reloads),
        "repeated": outcome.repeated,
        "faults": list(outcome.faults),
    }


def _times(seconds: Sequence[float]) -> dict[str, float]:
    """Median, 95th percentile and worst of some times."""
    if not seconds:
        return {}
    spread = {"median": share(seconds, 0.5), "p95": share(seconds, 0.95), "worst": max(seconds)}
    return {name: round(value * MS, 1) for name, value in spread.items()} | {"n": len(seconds)}


def table(measured: Sequence[dict[str, Any]]) -> str:
    """The figures of all parts, one column each."""
    rows = [("", *map(_name, measured))]
    rows += [(label, *(_cell(each, keys, unit) for each in measured)) for label, keys, unit in LINES]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        f"{first:<{widths[0]}}  " + "  ".join(f"{cell:>{w}}" for cell, w in zip(rest, widths[1:], strict=True))
        for first, *rest in rows
    )


def _name(measured: dict[str, Any]) -> str:
    """How a part is called."""
    return f"{measured['part']}{', rude' if measured['rude'] else ''}{', pressed' if measured['pressed'] else ''}"


def kept(measured: dict[str, Any], machine: Machine) -> None:
    """Keep the figures of a part for docs/quality.md."""
    faults = len(measured["faults"])
    verdict = f"{faults} faults." if faults else "No answer was lost, none was taken twice."
    cells = ((label, _cell(measured, keys, unit)) for label, keys, unit in LINES)
    rows = [Row(label, cell) for label, cell in cells if cell != NOTHING]
    name, command = measured["part"], f"python -m tests.load --only {measured['part']}"
    if measured["rude"]:
        name, command = f"{name}-rude", f"{command} --rude"
    if measured["pressed"]:
        addresses = measured["crowd"][-1]
        name, command = f"{name}-pressed-from-{addresses}", f"{command} --crowd {addresses}"
    record(f"load-{name}", f"{command} --answers {measured['answers']}", verdict, rows, machine=machine)


def _cell(measured: dict[str, Any], keys: Sequence[str], unit: str) -> str:
    value: Any = measured
    for key in keys:
        value = value.get(key)
        if value is None:
            return NOTHING
    return f"{value} {unit}".rstrip()
