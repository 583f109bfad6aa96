"""PC-T1: Treasure cards are turned up."""

from __future__ import annotations

from companion.core.procedure import Procedure, ProcedureFunction
from companion.games.pirates_cove.table import ledger
from companion.games.pirates_cove.table.names import Desk


def turn_treasures(t: Desk) -> Procedure[None]:
    """PC-T1-01: the top card of each outer island."""
    yield from ledger.turn(t, "PC-T1-01", phase="navigation")


COMMANDS: dict[str, ProcedureFunction] = {"turn-treasures": turn_treasures}
