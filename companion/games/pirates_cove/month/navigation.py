"""PC-T2: courses."""

from __future__ import annotations

from companion.core.procedure import Procedure, ProcedureFunction
from companion.games.pirates_cove.table import ledger
from companion.games.pirates_cove.table.names import Desk


def set_courses(t: Desk) -> Procedure[None]:
    """PC-T2-02: everybody sets a wheel."""
    yield from ledger.turn(t, "PC-T2-02", phase="arrival")


COMMANDS: dict[str, ProcedureFunction] = {"set-courses": set_courses}
