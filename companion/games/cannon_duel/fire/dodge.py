"""CD-DODGE: the ship that is shot at discards a run, and the damage falls."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from itertools import count as count_from

from companion.core.events.announcements import Announcement, Result
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure
from companion.core.rules.verdicts import Sum, Term, Verdict
from companion.core.values.messages import Msg, msg
from companion.games.cannon_duel.cards.advanced import bonus
from companion.games.cannon_duel.fire.damage import hits
from companion.games.cannon_duel.hands import announced_cards
from companion.games.cannon_duel.hands.discards import discard
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import UNKNOWN, SeatId
from companion.games.cannon_duel.model.names import Ctx
from companion.games.cannon_duel.model.state import State
from companion.games.cannon_duel.ship.zones import penalty_term
from companion.games.cannon_duel.tricks import playing


class ShotDodged(announced_cards.Covering, Event[State], formerly=("colour",)):
    """CD-DODGE-03, -04: a run has taken something off the damage. off: so much, or 0."""

    DEED = "dodge"

    off: int

    def apply(self, s: State) -> State:
        return self.covered(s).with_tally(self.seat, dodged=self.off)

    def line(self, s: State, book: Book) -> Msg:
        return msg("cd-ev-dodged", name=self.name, n=self.off, values=announced_cards.values_named(self.values))

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        return (self.cover(s),)


@dataclass(frozen=True, slots=True)
class DodgeSum:
    """What a defender takes off the damage of a shot: by Dirty Tricks, and by a run."""

    tricks: int = 0
    run: int = 0


def may_dodge(s: State, book: Book, seat: SeatId) -> Verdict:
    """CD-DODGE-01: whether a hand may hold a run without a covered value, as far as the other ship can know.

    Whoever is not asked would show that there is none; against the app nobody minds.
    """
    player = s.player(seat)
    hand = player.hand if s.options.alone else (UNKNOWN,) * len(player.hand)
    return announced_cards.may_run(hand, player.dodges, book, "CD-DODGE-01")


def count(s: State, book: Book, seat: SeatId, cards: int) -> Sum:
    """CD-DODGE-02: how many cards of a run count, penalties of the sails taken off."""
    player = s.player(seat)
    more = Term(msg("cd-term-reputation"), bonus(s, seat, "dodge"), "CD-ADV-03")
    taken = (penalty_term(player, "sail"), more)
    run = Term(msg("cd-term-run"), cards, "CD-DODGE-01")
    return Sum(msg("cd-sum-dodge"), (run, *(term for term in taken if term.value)), floor=0)


def saves(s: State, book: Book, seat: SeatId, cards: int, suited: bool) -> int:
    """CD-DODGE-03: what a run takes off the damage: 1 a card if it is suited, else 1 for every two."""
    counted = count(s, book, seat, cards).total
    return counted if suited else counted // book.numbers.dodge_divisor


def defend(t: Ctx, seat: SeatId, left: Callable[[int], Sum], scene: Callable[[Sum], Result]) -> Procedure[DodgeSum]:
    """CD-FIRE-S5, CD-DODGE-01..04, A-09, CD-ADV-05: the defender may discard one run and play Dirty Tricks together.

    left: the damage after what Dirty Tricks have taken off.  scene: the shot as it lies on the table.  Nobody is asked
    who cannot hold anything to play; whoever has played a Dirty Trick may go on.
    """
    parried = 0
    for time in count_from(1):
        so_far = left(parried)
        at_stake, key = hits(so_far), "dodge" if time == 1 else f"dodge-{time}"
        if t.now.outcome is not None:
            return DodgeSum(parried)
        if not at_stake or not may_dodge(t.now, t.book, seat).allowed:
            more = yield from playing.in_window(t, seat, "dodge", f"{key}-trick", stands=scene(so_far))
            return DodgeSum(parried + more)
        said = yield from _asked(t, seat, key, at_stake, scene(so_far))
        for number, trick in enumerate(said.beside, 1):
            if t.now.outcome is None:
                parried += yield from playing.play(t, seat, trick, "dodge", f"{key}-trick-{number}")
        if said.run is not None and t.now.outcome is None:
            return DodgeSum(parried, (yield from _dodged(t, seat, said.run)))
        if not said.beside:
            return DodgeSum(parried)
    raise AssertionError("nobody plays without end")


def _asked(t: Ctx, seat: SeatId, key: str, at_stake: int, stands: Result) -> Procedure[announced_cards.RunAnswer]:
    player = t.now.player(seat)
    return (
        yield from announced_cards.perhaps_run(
            t,
            seat,
            "CD-DODGE-01",
            key,
            player.dodges,
            text=msg("cd-q-dodge", name=player.name, n=at_stake),
            note=msg("cd-q-dodge-note", n=t.book.numbers.dodge_divisor),
            spend=partial(_counted, t.now, t.book, seat),
            stands=stands,
            beside=playing.held(t.now, t.book, seat, "dodge"),
        )
    )


def _counted(s: State, book: Book, seat: SeatId, n: int) -> Verdict:
    """What a run of n cards comes to."""
    return Verdict(sums=(count(s, book, seat, n),))


def _dodged(t: Ctx, seat: SeatId, run: announced_cards.CardRun) -> Procedure[int]:
    """CD-DODGE-03, -04: what a run takes off the damage; its cards go, its values are covered."""
    player = t.now.player(seat)
    off = saves(t.now, t.book, seat, run.n, run.suited)
    yield from discard(t, seat, run.cards, "CD-DODGE-01")
    yield from t.happens(ShotDodged(seat, player.name, run.values, off, rule="CD-DODGE-03"))
    return off
