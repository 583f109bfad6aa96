"""PC-T4: plunder."""

from __future__ import annotations

from companion.core.procedure import Procedure, ProcedureFunction
from companion.games.pirates_cove.table import ledger
from companion.games.pirates_cove.table.names import Desk


def plunder(t: Desk) -> Procedure[None]:
    """PC-T4-01: whoever lies at an outer island takes what its card shows."""
    yield from ledger.turn(t, "PC-T4-01", phase="effects", waiting=())


COMMANDS: dict[str, ProcedureFunction] = {"plunder": plunder}
