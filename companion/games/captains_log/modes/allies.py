"""1.36, 1.37 Allies: what they have in common, and the order in which teams play (rulebook p.54).

Whose fame, reputation and missions are common is told by `Options.team`; everything that reads or moves a marker asks
there, through the state.
"""

from __future__ import annotations

from companion.core.events.announcement_events import Announced
from companion.core.procedures.procedure import Procedure
from companion.core.values.messages import msg
from companion.games.captains_log.model.names import Ctx, side
from companion.games.captains_log.model.state import Player, State


def in_order_of_play(s: State, first: Player) -> tuple[Player, ...]:
    """CL-TVT-02: the players round the table: as they are seated, or as teams play, one first and last."""
    if s.options.mode != "teams":
        return s.players
    partners = tuple(player for player in s.team(first.id) if player != first)
    rivals = tuple(player for player in s.players if player not in (first, *partners))
    return (first, *rivals, *partners)


def sharing(t: Ctx) -> Procedure[None]:
    """CL-COO-02, -03, -05, CL-TVT-01: what allies have in common, with whose markers, and what each keeps alone."""
    for seat in t.now.parties:
        if len(t.now.team(seat)) > 1:
            shared = msg("cl-setup-shared", team=side(t.now, seat), name=t.now.name_of(seat))
            yield from t.happens(
                Announced(shared, "order", "token:fame", rule="CL-COO-02"),
                Announced(msg("cl-setup-shared-missions", n=t.book.numbers.mission_limit), rule="CL-COO-03"),
                Announced(msg("cl-setup-own-barrels"), rule="CL-COO-05"),
            )
