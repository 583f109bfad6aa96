"""CD-TURN-03: a change of target in the place of both actions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from companion.core.kit.chapters import Judge
from companion.core.procedures.game_parts import LAST, Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command
from companion.core.questions.kinds import Option
from companion.core.rules.verdicts import Verdict, require
from companion.core.values.messages import msg
from companion.games.cannon_duel.actions import compulsory
from companion.games.cannon_duel.aiming import targeting
from companion.games.cannon_duel.model import ledger
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import MOUNTS, SeatId
from companion.games.cannon_duel.model.names import Ctx
from companion.games.cannon_duel.model.state import State


def verdict(s: State, book: Book, seat: SeatId) -> Verdict:
    """Before the first action; no card is needed (A-31)."""
    first = require(not s.turn.taken, "CD-TURN-03", msg("duel-change-first"))
    return compulsory.in_phase(s, seat) & first


def change_target(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CD-TURN-03: all Target cards go, something else is aimed at (A-01), and phase 2 follows."""
    player = t.now.player(seat)
    held: dict[str, tuple[str, ...]] = {"either": (player.active,), "different": MOUNTS, "free": ()}
    yield from targeting.clear(t, seat, "CD-TURN-03")
    barred = dict.fromkeys(held[t.now.options.ruling("A-01")], player.crosshair)
    yield from targeting.aim_at(t, seat, "CD-TURN-03", "anew", barred=barred)
    yield from ledger.turn(t, "CD-TURN-03", phase="fire")


def offers(s: State, book: Book) -> Iterator[Offer]:
    """A change of target, for whoever is on turn, as long as no action is taken."""
    seat, note = s.turn.seat, msg("duel-change-note")
    if not s.turn.taken:
        option = Option(
            "change-target", msg("command-change-target"), note, "duel:crosshair", verdict(s, book, seat), LAST
        )
        yield Offer(option, command("change-target", seat=seat))


COMMANDS: Final[dict[str, ProcedureFunction]] = {"change-target": change_target}
JUDGES: Final[dict[str, Judge]] = {"change-target": verdict}
