"""How events of earlier versions are read today."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from companion.core.events.event import Upcaster
from companion.core.values.plain_json import JsonObject


def _sides(raw: JsonObject) -> list[JsonObject]:
    """Who rolled and with what, of a result that was written ready to be drawn; nobody where none was."""
    return list((raw.get("result") or {}).get("sides", ()))


def _dice(raw: JsonObject) -> list[int]:
    """Every face of a result, side by side."""
    return [die["face"] for side in _sides(raw) for die in side["dice"]]


def boarded(raw: JsonObject) -> JsonObject:
    """The dice of two ships; who had rammed was given a bonus for it."""
    pairs = zip((raw["ship"], raw["other"]), _sides(raw), strict=False)
    rammer = next((ship for ship, side in pairs if _has_rammed(side)), "")
    return {**raw, "rolled": _dice(raw), "rammer": rammer}


def _has_rammed(side: JsonObject) -> bool:
    return any(term["rule"] in ("CSG-KW-GALLEY", "CSG-KW-LONGSHIP") for term in side["total"]["terms"])


def rammed(raw: JsonObject) -> JsonObject:
    """The dice of two ships; whether a mast was lost stood in the words alone."""
    return {**raw, "rolled": _dice(raw), "harmless": raw["text"]["key"] == "csg-ev-ram-harmless"}


def ordered(raw: JsonObject) -> JsonObject:
    """The first dice of everybody."""
    return {**raw, "rolled": [[die["face"] for die in side["dice"]] for side in _sides(raw)]}


def strained(raw: JsonObject) -> JsonObject:
    """The die of a ship that tears itself free."""
    return {**raw, "rolled": next(iter(_dice(raw)), 0)}


def fired(raw: JsonObject) -> JsonObject:
    """The dice of guns, with the ranks that stood in words beside them."""
    shooter: Any = next(iter(_sides(raw)), {"dice": ()})
    told = dict((shooter.get("said") or {"args": ()})["args"]).get("ranks", ())
    ranks = [dict(each["args"])["n"] for each in told] or [0] * len(shooter["dice"])
    dice = [
        {"face": die["face"], "rank": rank, "bonus": die.get("bonus", 0), "was": die.get("again")}
        for die, rank in zip(shooter["dice"], ranks, strict=True)
    ]
    return {**raw, "dice": dice}


UPCASTERS: Final[Mapping[tuple[str, int], Upcaster]] = {
    ("Boarded", 1): boarded,
    ("Rammed", 1): rammed,
    ("SeatsOrdered", 1): ordered,
    ("ShotsFired", 1): fired,
    ("Tangled", 1): strained,
}
"""How dice are read that were written ready to be drawn."""
