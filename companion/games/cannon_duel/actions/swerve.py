"""CD-SWERVE: Swerve: a run against the hand of the opponent."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from companion.core.events.announcements import Announcement, Result, Side
from companion.core.events.event import Event
from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command
from companion.core.questions.kinds import Option
from companion.core.rules.verdicts import Sum, Term, Verdict
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.cannon_duel.actions import turn_actions
from companion.games.cannon_duel.cards.advanced import bonus
from companion.games.cannon_duel.hands import announced_cards, discards
from companion.games.cannon_duel.model import turn_events
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import SeatId
from companion.games.cannon_duel.model.names import Ctx
from companion.games.cannon_duel.model.state import State
from companion.games.cannon_duel.ship.zones import count as penalties
from companion.games.cannon_duel.ship.zones import penalty_term


class Swerved(announced_cards.Covering, Event[State], formerly=("total", "colour")):
    """CD-SWERVE-01, -04: a captain swerves."""

    DEED = "swerve"

    def apply(self, s: State) -> State:
        return self.covered(s).with_tally(self.seat, swerves=1)

    def line(self, s: State, book: Book) -> Msg:
        n = count(s, book, self.seat, len(self.values)).total
        return msg("cd-ev-swerve", name=self.name, values=announced_cards.values_named(self.values), n=n)

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        total = count(s, book, self.seat, len(self.values))
        costs = msg("cd-told-swerve-costs", n=total.total)
        side = Side(msg("core-said", text=self.name), "marker:sail", s.player(self.seat).colour, (), total, costs)
        text = msg("cd-told-swerve", name=self.name, values=announced_cards.values_named(self.values))
        return (Result(text, (side,)), self.cover(s))


def count(s: State, book: Book, seat: SeatId, n: int) -> Sum:
    """CD-SWERVE-02, -03: how many cards the opponent loses to a run of n cards.

    Penalties take off no more than the cards; whether anything is added where they take off all is A-05.
    """
    player = s.player(seat)
    terms = [Term(msg("cd-term-cards"), n, "CD-SWERVE-03")]
    if lost := min(n, penalties(player, "sail")):
        terms.append(replace(penalty_term(player, "sail"), value=-lost))
    if lost < n or s.options.ruling("A-05") == "plus-one":
        terms.append(Term(msg("cd-term-more"), book.numbers.swerve_more, "CD-SWERVE-03"))
        if more := bonus(s, seat, "swerve"):
            terms.append(Term(msg("cd-term-reputation"), more, "CD-ADV-03"))
    return Sum(msg("cd-sum-swerve"), tuple(terms))


def verdict(s: State, book: Book, seat: SeatId) -> Verdict:
    """CD-SWERVE-01: a run without a covered value."""
    player, least = s.player(seat), book.numbers.shortest
    found = announced_cards.may_run(player.hand, player.swerves, book, "CD-SWERVE-01")
    return found & turn_actions.may_act(s, book, seat, spends=least, aims=False)


def swerve(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CD-SWERVE-01 to -04: a run is discarded, and the opponent loses cards of the hand at random."""
    player = t.now.player(seat)
    run = yield from announced_cards.run(
        t, seat, "CD-SWERVE-01", "run", player.swerves, spend=partial(_spent, t.now, t.book, seat)
    )
    total = count(t.now, t.book, seat, run.n)
    yield from t.happens(Swerved(seat, player.name, run.values, rule="CD-SWERVE-04"))
    yield from discards.discard(t, seat, run.cards, "CD-SWERVE-01")
    yield from discards.at_random(t, t.now.other(seat).id, total.total, "CD-SWERVE-03", "lost")
    yield from turn_events.acted(t, "CD-TURN-02")


def _spent(s: State, book: Book, seat: SeatId, n: int) -> Verdict:
    """What the rules say of a run of n cards, whichever they are, and what it comes to."""
    return turn_actions.may_act(s, book, seat, spends=n, aims=False) & Verdict(sums=(count(s, book, seat, n),))


def offers(s: State, book: Book) -> Iterator[Offer]:
    """Swerve, for whoever is on turn."""
    seat = s.turn.seat
    note = msg("cd-swerve-note", n=len(s.other(seat).hand))
    found = verdict(s, book, seat)
    option = Option("swerve", msg("command-swerve"), note, "duel:swerve", found, turn_actions.GROUP)
    yield Offer(option, command("swerve", seat=seat))


COMMANDS: Final[dict[str, ProcedureFunction]] = {"swerve": swerve}
JUDGES: Final[dict[str, Judge]] = {"swerve": verdict}
