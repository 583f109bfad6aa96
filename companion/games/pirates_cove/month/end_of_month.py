"""PC-T6: black ships, cargo, and the next month."""

from __future__ import annotations

from companion.core.procedure import Procedure, ProcedureFunction
from companion.games.pirates_cove.legends import black_ships
from companion.games.pirates_cove.month import year_end
from companion.games.pirates_cove.table import ledger
from companion.games.pirates_cove.table.names import Desk


def end_month(t: Desk) -> Procedure[None]:
    """PC-T6: the month is over."""
    yield from black_ships.sail(t)
    if t.now.turn.month == t.book.numbers.months:
        yield from year_end.finish(t)
    else:
        yield from ledger.turn(t, "PC-T1-01", month=t.now.turn.month + 1, phase="treasure")


COMMANDS: dict[str, ProcedureFunction] = {"end-month": end_month}
