"""PC-COMBAT: fights, island by island."""

from __future__ import annotations

from companion.core.kit.agenda import Following
from companion.core.procedure import Procedure, ProcedureFunction, command
from companion.games.pirates_cove.table import ledger
from companion.games.pirates_cove.table.book import Book
from companion.games.pirates_cove.table.names import Desk
from companion.games.pirates_cove.table.state import State


def follows(s: State, book: Book) -> Following:
    """What comes next in the fights of a month."""
    return command("end-combats")


def end_combats(t: Desk) -> Procedure[None]:
    """PC-T4-01: all fights of the month are over."""
    yield from ledger.turn(t, "PC-T4-01", phase="plunder", fought=())


COMMANDS: dict[str, ProcedureFunction] = {"end-combats": end_combats}
