"""PC-T2-03: the window at the end of navigation."""

from __future__ import annotations

from companion.core.procedure import Procedure, ProcedureFunction
from companion.games.pirates_cove.table import ledger
from companion.games.pirates_cove.table.names import Desk


def arrive(t: Desk) -> Procedure[None]:
    """PC-T2-03: Royal Navy!, Letter of Marque, Slip Away."""
    yield from ledger.turn(t, "PC-T2-03", phase="combat")


COMMANDS: dict[str, ProcedureFunction] = {"arrive": arrive}
