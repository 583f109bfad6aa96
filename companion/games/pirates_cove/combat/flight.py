"""PC-FLEE: flight to the Cove instead of a volley, and the mutiny that it may bring."""

from __future__ import annotations

from fractions import Fraction

from companion.core.events.announcement_events import Noted
from companion.core.events.announcements import Announcement, Die, Fate, Result, Side
from companion.core.procedures.procedure import Procedure, ProcedureFunction
from companion.core.questions.kinds import Dice, Figure, Option
from companion.core.rules.odds import percent
from companion.core.rules.verdicts import Verdict, require
from companion.core.values.messages import Msg, msg
from companion.games.pirates_cove.combat import fleet, sinking
from companion.games.pirates_cove.model import ledger
from companion.games.pirates_cove.model.book import Book
from companion.games.pirates_cove.model.ids import SeatId
from companion.games.pirates_cove.model.names import Ctx
from companion.games.pirates_cove.model.state import State


def may_flee(s: State) -> Verdict:
    """PC-FLEE-01, PC-VOLLEY-03: instead of firing; whoever has played Volley cards has chosen to fire."""
    return require(not s.fight.volley, "PC-VOLLEY-03", msg("pc-flee-loaded"))


def option(s: State, book: Book, seat: SeatId) -> Option:
    """PC-FLEE-01..03: flight, with what it risks and what the others get for it."""
    n, combat = book.numbers, s.fight
    last = s.turn.phase == "tie"
    others = len(fleet.seats(s)) - 1
    gain = n.flight_fame if seat in combat.hit and others and not last else 0
    mutiny = Figure(msg("pc-figure-mutiny"), percent(Fraction(1, n.die_faces)), "token:skull", False)
    fame = Figure(msg("pc-figure-others"), msg("pc-figure-plus", n=gain), "token:fame", False)
    figures = (*([] if last else [mutiny]), *([fame] if gain else []))
    note = msg("pc-flee-last" if last else "pc-flee-note")
    return Option("flee", msg("pc-flee"), note, "icon:sail", may_flee(s), figures=figures)


def flee(t: Ctx, seat: SeatId) -> Procedure[None]:
    """PC-FLEE-01..03: the ship sails to the Cove; the others gain fame if it was hit; its crew may rise.

    In the last battle who flees has lost, and nothing else comes of it (A-25).
    """
    was_hit = seat in t.now.fight.hit
    yield from sinking.leave(t, seat, fled=True)
    if t.now.turn.phase == "tie":
        return
    if was_hit:
        yield from sinking.witnessed(t, fleet.seats(t.now), "PC-FLEE-02")
    yield from _mutiny(t, seat)


class MutinyRolled(Noted):
    """PC-FLEE-03: a die has told whether the crew of a ship that fled rises."""

    seat: SeatId
    face: int

    def rises(self, book: Book) -> bool:
        """Whether the crew does."""
        return self.face == book.numbers.mutiny_face

    def line(self, s: State, book: Book) -> Msg:
        return msg("pc-ev-mutiny" if self.rises(book) else "pc-ev-no-mutiny", name=s.name_of(self.seat))

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        rises, name = self.rises(book), s.name_of(self.seat)
        dice = (Die(self.face, book.numbers.die_faces, did=int(not rises)),)
        side = Side(fleet.name(s, self.seat), *fleet.picture(s, self.seat), dice, won=not rises)
        result = Result(self.line(s, book), (side,), picture="token:crew")
        if not rises:
            return (result,)
        return (Fate(msg("pc-told-mutiny", name=name), msg("pc-told-mutiny-does"), "token:skull"), result)


def _mutiny(t: Ctx, seat: SeatId) -> Procedure[None]:
    """PC-FLEE-03, A-05: a die; on a 1 gold, treasures and some fame are lost."""
    n, player = t.book.numbers, t.now.player(seat)
    dice = Dice(fleet.name(t.now, seat), 1, n.die_faces)
    (face,) = yield from t.roll("mutiny", dice, who=seat, about=(seat,), hoped=lambda dice: dice[0] != n.mutiny_face)
    rolled = MutinyRolled(seat, face, rule="PC-FLEE-03")
    yield from t.happens(rolled)
    if rolled.rises(t.book):
        yield from ledger.gold(t, seat, -player.gold, "PC-FLEE-03")
        yield from ledger.treasures(t, seat, -player.treasures, "PC-FLEE-03")
        yield from ledger.fame(t, seat, -n.mutiny_fame, "mutiny", "PC-SCORE-06")


COMMANDS: dict[str, ProcedureFunction] = {"flee": flee}
