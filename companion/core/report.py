"""What an automatic turn leaves behind: how it was decided, step by step, and what people now do with the pieces.

A game keeps the report of the last such turn in its state; the screens draw the path and let a wrong fact be corrected.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from companion.core.text import Msg

Answer = Literal["", "yes", "no"]


@dataclass(frozen=True, slots=True)
class Node:
    """One node of a flowchart or list of priorities as it was passed.

    answer: "" for a step that nobody decides.  text: its question as it was asked, None if the chart's own words do.
    key: of the question whose answer decided it, "" if the app knew.
    """

    id: str
    rule: str
    answer: Answer = ""
    text: Msg | None = None
    key: str = ""


@dataclass(frozen=True, slots=True)
class Report:
    """How the turn of a ship or of a player that nobody plays came out. actor: its id."""

    actor: str
    nodes: tuple[Node, ...] = ()
    orders: tuple[Msg, ...] = ()
