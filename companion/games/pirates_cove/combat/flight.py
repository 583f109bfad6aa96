"""PC-FLEE: flight to the Cove instead of a volley, and the mutiny that it may bring."""

from __future__ import annotations

from fractions import Fraction

from companion.core.events.announcements import Die, Fate, Result, Side
from companion.core.procedures.announced import Shown
from companion.core.procedures.procedure import Procedure, ProcedureFunction
from companion.core.questions.kinds import Dice, Figure, Option
from companion.core.rules.odds import percent
from companion.core.rules.verdicts import Verdict, require
from companion.core.values.messages import msg
from companion.games.pirates_cove.combat import fleet, sinking
from companion.games.pirates_cove.model import ledger
from companion.games.pirates_cove.model.book import Book
from companion.games.pirates_cove.model.ids import SeatId
from companion.games.pirates_cove.model.names import Ctx
from companion.games.pirates_cove.model.state import State


def may_flee(s: State) -> Verdict:
    """PC-FLEE-01, PC-VOLLEY-03: instead of firing; whoever has played Volley cards has chosen to fire."""
    return require(not s.fight.volley, "PC-VOLLEY-03", msg("cove-flee-loaded"))


def option(s: State, book: Book, seat: SeatId) -> Option:
    """PC-FLEE-01..03: flight, with what it risks and what the others get for it."""
    n, combat = book.numbers, s.fight
    last = s.turn.phase == "tie"
    others = len(fleet.seats(s)) - 1
    gain = n.flight_fame if seat in combat.hit and others and not last else 0
    mutiny = Figure(msg("cove-figure-mutiny"), percent(Fraction(1, n.die_faces)), "token:skull", False)
    fame = Figure(msg("cove-figure-others"), msg("cove-figure-plus", n=gain), "token:fame", False)
    figures = (*([] if last else [mutiny]), *([fame] if gain else []))
    note = msg("cove-flee-last" if last else "cove-flee-note")
    return Option("flee", msg("cove-flee"), note, "icon:sail", may_flee(s), figures=figures)


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


def _mutiny(t: Ctx, seat: SeatId) -> Procedure[None]:
    """PC-FLEE-03, A-05: a die; on a 1 gold, treasures and some fame are lost."""
    n, player = t.book.numbers, t.now.player(seat)
    name = fleet.name(t.now, seat)
    (face,) = yield from t.roll(
        "mutiny", Dice(name, 1, n.die_faces), who=seat, about=(seat,), hoped=lambda dice: dice[0] != n.mutiny_face
    )
    rises = face == n.mutiny_face
    text = msg("cove-ev-mutiny" if rises else "cove-ev-no-mutiny", name=player.name)
    side = Side(name, *fleet.picture(t.now, seat), (Die(face, n.die_faces, did=int(not rises)),), won=not rises)
    fate = Fate(msg("cove-told-mutiny", name=player.name), msg("cove-told-mutiny-does"), "token:skull")
    result = Result(text, (side,), picture="token:crew")
    yield from t.happens(Shown(text, rule="PC-FLEE-03", result=result, fate=fate if rises else None))
    if rises:
        yield from ledger.gold(t, seat, -player.gold, "PC-FLEE-03")
        yield from ledger.treasures(t, seat, -player.treasures, "PC-FLEE-03")
        yield from ledger.fame(t, seat, -n.mutiny_fame, "mutiny", "PC-SCORE-06")


COMMANDS: dict[str, ProcedureFunction] = {"flee": flee}
