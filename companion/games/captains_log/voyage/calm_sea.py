"""1.10 The calm sea (CL-TIL-03; rulebook p.16): no wind, no storm, and twice the movement for each of its hexes.

It holds for players and NPCs alike. Only the real board shows who lies there, so the table is asked, and only once the
tile is face up.
"""

from __future__ import annotations

from companion.core.procedures.procedure import Procedure
from companion.core.rules.verdicts import Sum, Term
from companion.core.values.messages import msg
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import ShipId
from companion.games.captains_log.model.names import Ctx, who
from companion.games.captains_log.model.numbers import Numbers
from companion.games.captains_log.model.state import State
from companion.games.captains_log.sea import lookout


def known(s: State, book: Book) -> bool:
    """Whether the calm-sea tile lies face up; the standard game leaves it out (CL-GEN-09)."""
    return book.numbers.calm_sea_tile in s.revealed


def starts_there(t: Ctx, ship: ShipId, *, key: str) -> Procedure[bool]:
    """CL-TIL-03, A-13: whether a move begins on calm sea, so that neither wind nor storm concerns it."""
    if not known(t.now, t.book):
        return False
    read = lookout.in_calm(t.now, ship)
    return (
        yield from t.yes_no(
            "calm",
            under=key,
            words={"ship": who(t.now, ship)},
            note=True,
            nature="fact",
            default=bool(read),
            charted=read is not None,
            about=(ship,),
        )
    )


def cost(hexes: int, calm: int, numbers: Numbers) -> Sum:
    """CL-MOV-10, CL-TIL-03: movement points for so many hexes, `calm` of which are calm sea."""
    return Sum(
        msg("cl-way-cost"),
        (
            Term(msg("cl-way-open"), hexes - calm, "CL-MOV-10"),
            Term(msg("cl-way-calm", n=calm), calm * numbers.calm_sea_cost, "CL-TIL-03"),
        ),
    )
