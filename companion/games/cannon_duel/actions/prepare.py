"""CD-PREP-01: Prepare: one more Aim card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command
from companion.core.questions.kinds import Option
from companion.core.rules.verdicts import Verdict
from companion.core.values.messages import msg
from companion.games.cannon_duel.actions import turn_actions
from companion.games.cannon_duel.hands import deck
from companion.games.cannon_duel.model import turn_events
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import SeatId
from companion.games.cannon_duel.model.names import Ctx
from companion.games.cannon_duel.model.state import State


def verdict(s: State, book: Book, seat: SeatId) -> Verdict:
    """Always, as far as another action may come before Aim; the hand limit does not matter now.

    The card is there: who holds none has nearly all of the deck before them, or among the discards.
    """
    return turn_actions.may_act(s, book, seat, spends=-book.numbers.prepared, aims=False)


def prepare(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CD-PREP-01: an Aim card is drawn."""
    yield from deck.give(t, seat, t.book.numbers.prepared, "CD-PREP-01", "prepare")
    yield from turn_events.acted(t, "CD-TURN-02")


def offers(s: State, book: Book) -> Iterator[Offer]:
    """Prepare, for whoever is on turn."""
    seat = s.turn.seat
    note = msg("cd-prepare-note", n=book.numbers.prepared)
    option = Option(
        "prepare", msg("command-prepare"), note, "token:deck", verdict(s, book, seat), group=turn_actions.GROUP
    )
    yield Offer(option, command("prepare", seat=seat))


COMMANDS: Final[dict[str, ProcedureFunction]] = {"prepare": prepare}
JUDGES: Final[dict[str, Judge]] = {"prepare": verdict}
