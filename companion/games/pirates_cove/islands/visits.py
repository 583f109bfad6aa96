"""PC-T5: what each island does for whoever lies there."""

from __future__ import annotations

from companion.core.kit.agenda import Following
from companion.core.procedure import Procedure, ProcedureFunction, command
from companion.games.pirates_cove.table import ledger
from companion.games.pirates_cove.table.book import Book
from companion.games.pirates_cove.table.names import Desk
from companion.games.pirates_cove.table.state import State


def follows(s: State, book: Book) -> Following:
    """The menu of whoever is on turn at an island, or what ends the phase."""
    return command("end-visits")


def end_visits(t: Desk) -> Procedure[None]:
    """PC-T6-01: everybody has used the effect of the island."""
    yield from ledger.turn(t, "PC-T6-01", phase="ships")


COMMANDS: dict[str, ProcedureFunction] = {"end-visits": end_visits}
