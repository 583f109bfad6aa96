"""1.31 Treasure: who may look at which clue, and the one attempt (rulebook p.48).

The three cards stay on the real board and the app never knows them (CL-TRS-01, CL-TRS-03, CL-TRS-04).
"""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.events.announcements import Announcement, Fate, Order
from companion.core.events.event import Event
from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command
from companion.core.questions.kinds import Option
from companion.core.rules.verdicts import Verdict, refused, require
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.hand import treasure_clues
from companion.games.captains_log.missions import rewards
from companion.games.captains_log.model import turns
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import SeatId
from companion.games.captains_log.model.names import Ctx, who
from companion.games.captains_log.model.state import State
from companion.games.captains_log.sea.chart import chart, spot
from companion.hexmap import distance


class TreasureTried(Event[State]):
    """A player used the only attempt of the game; found: whether the treasure was there."""

    seat: SeatId
    found: bool

    def apply(self, s: State) -> State:
        tried = s.with_player(self.seat, treasure_tried=True)
        return replace(tried, treasure=self.seat) if self.found else tried

    def line(self, s: State, book: Book) -> Msg | None:
        return msg("cl-ev-treasure-found") if self.found else msg("cl-ev-treasure-missed")

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        if self.found:
            return (Fate(msg("cl-ev-treasure-found"), picture="token:clue"),)
        return (
            Fate(msg("cl-told-treasure-missed"), picture="token:clue"),
            Order(msg("cl-told-treasure-token"), "token:clue", seat=self.seat),
        )

    @property
    def reveals(self) -> bool:
        return True


def may_try(s: State, seat: SeatId) -> Verdict:
    """CL-TRS-05, -06, -07: one attempt per player and game, for a treasure that nobody has found; clues are not
    needed. It is an Interact action (A-50)."""
    verdict = turns.may_use(s, "action") & require(beside_cross(s, seat) is not False, "CL-TRS-05", msg("cl-no-cross"))
    if s.treasure:
        verdict &= refused("CL-TRS-07", msg("cl-treasure-gone", name=who(s, s.treasure)))
    if s.player(seat).treasure_tried and s.treasure != seat:
        verdict &= refused("CL-TRS-05", msg("cl-treasure-tried"))
    return verdict


def beside_cross(s: State, seat: SeatId) -> bool | None:
    """CL-PRT-08, CL-TRS-05: whether a ship lies beside a cross; None where the map does not tell.

    Tiles may have been copied without their crosses: while the map shows none at all, the table looks.
    """
    here, there = chart(s), spot(s, seat)
    crosses = [at for at, cell in here.cells.items() if "cross" in cell.marks]
    if there is None or not crosses:
        return None
    return any(distance(there.at, at) == 1 for at in crosses) or (None if not here.copied else False)


def try_treasure(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-TRS-05, -06: next to an X, look secretly whether the treasure lies there."""
    yield from turns.use_half(t, "action")
    found = yield from t.yes_no(
        "found", who=seat, rule="CL-TRS-06", text="treasure", note=True, yes=True, no=True, nature="fact"
    )
    yield from t.happens(TreasureTried(seat, found, rule="CL-TRS-06"))
    if found:
        kinds = ("doubloons", "fame", "goods", "reputation", "officer", "ship", "other")
        yield from rewards.receive(t, seat, kinds, "CL-TRS-07", cause="treasure", fame_cause="F-TRS", key="card-")


def report_clue(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-TRS-02: a clue that a ship or a captain brought."""
    yield from treasure_clues.gain_clue(t, seat)


def may_report(s: State, book: Book, seat: SeatId) -> Verdict:
    """CL-TRS-02, -07: a clue is worth something up to the second one, and while the treasure lies there."""
    some = s.player(seat).clues < book.numbers.treasure_clues
    verdict = require(some, "CL-TRS-02", msg("cl-clues-complete"))
    return verdict & refused("CL-TRS-07", msg("cl-treasure-gone", name=who(s, s.treasure))) if s.treasure else verdict


def offers(s: State, book: Book) -> tuple[Offer, ...]:
    """The attempt, and a clue from any source."""
    seat = s.active.id
    if s.turn.port:
        return ()
    attempt = Option(
        "treasure", msg("cl-offer-treasure"), msg("cl-offer-treasure-note"), "token:clue", may_try(s, seat), "action"
    )
    found = [Offer(attempt, command("treasure", seat=seat))]
    if (verdict := may_report(s, book, seat)).allowed:
        clue = Option("clue", msg("cl-offer-clue"), msg("cl-offer-clue-note"), "token:clue", verdict, "free")
        found.append(Offer(clue, command("clue", seat=seat)))
    return tuple(found)


COMMANDS: dict[str, ProcedureFunction] = {"treasure": try_treasure, "clue": report_clue}
JUDGES: dict[str, Judge] = {
    "treasure": turns.judged(turns.at_sea, may_try),
    "clue": turns.judged(turns.at_sea, may_report),
}
