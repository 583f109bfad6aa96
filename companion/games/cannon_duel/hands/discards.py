"""What leaves a hand: cards that are played and discarded, cards that are lost by choice or at random."""

from __future__ import annotations

from typing import Literal

from companion.core.events.announcements import Announcement, Change, Order
from companion.core.events.event import Event
from companion.core.kit.piles import draw_each
from companion.core.procedures.procedure import Procedure
from companion.core.values.messages import Msg, msg
from companion.games.cannon_duel.hands import combos
from companion.games.cannon_duel.hands.deck import hand_pile, in_app, is_hidden
from companion.games.cannon_duel.model.ids import UNKNOWN, SeatId
from companion.games.cannon_duel.model.names import Ctx, card_option, cards_named
from companion.games.cannon_duel.model.state import State

Why = Literal["played", "lost", "random", "limit"]
"""played: for an action or a dodge.  lost, random: for what somebody else did, by choice or by chance.  limit:
CD-DRAW-02."""


class CardsDiscarded(Event[State], formerly=("name",)):
    """Aim cards went from a hand to its owner's discard pile, face up."""

    seat: SeatId
    cards: tuple[str, ...]
    why: Why

    def apply(self, s: State) -> State:
        player = s.player(self.seat)
        return s.with_player(self.seat, hand=player.without(*self.cards), discards=(*player.discards, *self.cards))

    def line(self, s: State, book: object) -> Msg:
        return msg(
            f"cd-ev-discarded-{self.why}", name=s.name_of(self.seat), n=len(self.cards), cards=cards_named(self.cards)
        )

    def announcements(self, s: State, book: object) -> tuple[Announcement, ...]:
        if UNKNOWN in self.cards:
            text = msg(f"cd-order-discard-{self.why}", name=s.name_of(self.seat), n=len(self.cards))
            return (Order(text, "token:deck", seat=self.seat),)
        return (Change(self.line(s, book), "token:deck"),) if self.why in ("lost", "random") else ()

    @property
    def reveals(self) -> bool:
        return UNKNOWN not in self.cards


def discard(t: Ctx, seat: SeatId, cards: tuple[str, ...], rule: str, why: Why = "played") -> Procedure[None]:
    """These cards leave the hand."""
    if cards:
        yield from t.happens(CardsDiscarded(seat, cards, why, rule=rule))


def at_random(t: Ctx, seat: SeatId, n: int, rule: str, key: str) -> Procedure[None]:
    """So many cards of a hand are lost at random, all of them where there are fewer (A-22).

    Dirty Tricks are no cards of the hand and stay (CD-ADV-07).  key: of the questions, which this run asks once.
    """
    hand = t.now.player(seat).hand
    if not in_app(t.now, seat):
        cards: tuple[str, ...] = (UNKNOWN,) * min(n, len(hand))
    else:
        name = t.now.name_of(seat)
        pile = hand_pile(t.now, seat)
        cards = yield from draw_each(
            t, pile, n, key=key, text=lambda i: msg("cd-q-lost", name=name), rule=rule, who=seat, secret=True
        )
    yield from discard(t, seat, cards, rule, "random")


def by_choice(t: Ctx, seat: SeatId, n: int, rule: str, key: str, text: Msg, why: Why) -> Procedure[None]:
    """A player gives up so many cards, all of them where there are fewer.

    Those are likely that go least with the rest of the hand.
    """
    hand = t.now.player(seat).hand
    n = min(n, len(hand))
    if not n:
        return
    if n == len(hand):
        picked = hand
    elif is_hidden(t.now, seat):
        picked = (UNKNOWN,) * n
    else:
        options = tuple(card_option(card) for card in hand)
        spared = sorted(hand, key=lambda card: combos.fits(hand, card, t.book.numbers.values))[:n]
        likely = tuple(card for card in hand if card in spared)
        picked = yield from t.pick(
            key, options, who=seat, rule=rule, text=text, lo=n, hi=n, default=likely, secret=True
        )
    yield from discard(t, seat, picked, rule, why)
