"""What the load command says: the figures of its parts side by side, for people and as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.bench.report import share
from tests.load.part import Outcome

MS = 1000
NOTHING = "–"


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
    rows = [
        (
            "",
            *(
                f"{each['part']}{', rude' if each['rude'] else ''}{', pressed' if each['pressed'] else ''}"
                for each in measured
            ),
        )
    ]

    def row(label: str, *keys: str, unit: str = "") -> None:
        rows.append((label, *(_cell(each, keys, unit) for each in measured)))

    row("tables", "tables")
    row("devices", "devices")
    row("answers", "answers")
    row("duration", "seconds", unit="s")
    for name, label in (
        ("others", "answer to each other screen"),
        ("slowest", "answer to the last screen"),
        ("own", "answer to the own screen"),
        ("drawn", "answer to the last message"),
    ):
        for part in ("median", "p95", "worst"):
            row(f"{label}, {part}", name, part, unit="ms")
    row("server alone", "memory", "alone", unit="MB")
    row("with all devices", "memory", "together", unit="MB")
    row("per device", "memory", "device", unit="MB")
    row("at the end", "memory", "end", unit="MB")
    row("processor per answer", "processor", unit="ms")
    row("share of one processor", "busy")
    row("sent per answer and device", "kilobytes", unit="kB")
    row("answers of tablets on disk", "kept", "tablet")
    row("answers of phones on disk", "kept", "phone")
    row("misdeeds of intruders", "misdeeds")
    row("taps that had to be repeated", "repeated")
    row("connections of the crowd", "pressed")
    for part in ("median", "worst"):
        row(f"tablet loads its page again, {part}", "reloads", part, unit="ms")
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        f"{first:<{widths[0]}}  " + "  ".join(f"{cell:>{w}}" for cell, w in zip(rest, widths[1:], strict=True))
        for first, *rest in rows
    )


def _cell(measured: dict[str, Any], keys: Sequence[str], unit: str) -> str:
    value: Any = measured
    for key in keys:
        value = value.get(key)
        if value is None:
            return NOTHING
    return f"{value} {unit}".rstrip()
