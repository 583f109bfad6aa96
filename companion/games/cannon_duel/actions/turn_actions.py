"""CD-TURN-01 to -04: the two actions of a turn: they are of phase 1, at least one of them is Aim, and Aim needs a card;
or a change of target in the place of both."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import LAST, Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command
from companion.core.questions.kinds import Option
from companion.core.rules.verdicts import Verdict, require
from companion.core.values.messages import msg
from companion.games.cannon_duel.aiming import targeting
from companion.games.cannon_duel.cards.advanced import TRICK, subjects
from companion.games.cannon_duel.model import turn_events
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import MOUNTS, UNKNOWN, SeatId
from companion.games.cannon_duel.model.names import Ctx
from companion.games.cannon_duel.model.state import State

GROUP: Final = "action"
"""Where actions stand in the menu of a turn."""


def in_phase(s: State, seat: SeatId) -> Verdict:
    """CD-TURN-01: whether a captain is on turn, in the phase of actions."""
    return require(s.turn.phase == "actions" and s.turn.seat == seat, "CD-TURN-01", msg("cd-not-now"))


def may_act(s: State, book: Book, seat: SeatId, *, spends: int, aims: bool) -> Verdict:
    """Whether an action may be taken now that takes so many cards out of the hand.

    spends: negative for cards that come into it.  aims: it is Aim, or stands for it.
    """
    turn, player = s.turn, s.player(seat)
    found = in_phase(s, seat)
    found &= require(len(player.hand) >= spends, "CD-TURN-02", msg("cd-few-cards", n=len(player.hand), need=spends))
    if aims or turn.aimed:
        return found
    if turn.taken + 1 >= book.numbers.actions:
        return found & require(False, "CD-TURN-02", msg("cd-must-aim"))
    keeps = len(player.hand) - spends >= 1
    return found & require(keeps or stands_in(s, book, player.tricks), "CD-TURN-04", msg("cd-keep-a-card"))


def stands_in(s: State, book: Book, tricks: Sequence[str]) -> bool:
    """A-19: whether one of these Dirty Tricks may stand in for Aim; nobody knows of one that is not copied.

    tricks: as they are held; one on paper may be any that was not played yet.
    """
    left = tuple(card for card in subjects(TRICK, book) if card not in s.tricks_gone)
    records = [s.card(TRICK, trick) for trick in (left if UNKNOWN in tricks else tricks)]
    return any(record is None or dict(record).get("stands-for-aim") for record in records)


def may_change(s: State, book: Book, seat: SeatId) -> Verdict:
    """Before the first action; no card is needed (A-31)."""
    first = require(not s.turn.taken, "CD-TURN-03", msg("cd-change-first"))
    return in_phase(s, seat) & first


def change_target(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CD-TURN-03: all Target cards go, something else is aimed at (A-01), and phase 2 follows."""
    player = t.now.player(seat)
    held: dict[str, tuple[str, ...]] = {"either": (player.active,), "different": MOUNTS, "free": ()}
    yield from targeting.clear(t, seat, "CD-TURN-03")
    barred = dict.fromkeys(held[t.now.options.ruling("A-01")], player.crosshair)
    yield from targeting.aim_at(t, seat, "CD-TURN-03", "anew", barred=barred)
    yield from turn_events.turn(t, "CD-TURN-03", phase="fire")


def offers(s: State, book: Book) -> Iterator[Offer]:
    """A change of target, for whoever is on turn, as long as no action is taken."""
    seat, note = s.turn.seat, msg("cd-change-note")
    if not s.turn.taken:
        option = Option(
            "change-target", msg("command-change-target"), note, "duel:crosshair", may_change(s, book, seat), LAST
        )
        yield Offer(option, command("change-target", seat=seat))


COMMANDS: Final[dict[str, ProcedureFunction]] = {"change-target": change_target}
JUDGES: Final[dict[str, Judge]] = {"change-target": may_change}
