"""CD-COMP-01, CD-DRAW-03: the two decks of Aim cards: what may still be drawn, and who draws it.

Nothing is shuffled: a card is drawn when somebody gets it. What is neither in the hand, nor beside a Target card, nor
discarded lies in its owner's deck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from companion.core.events.announcement_events import Noted
from companion.core.events.announcements import Announcement, Order
from companion.core.events.event import Event
from companion.core.kit.piles import Pile, draw
from companion.core.procedures.procedure import Procedure
from companion.core.values.frozen_records import memoized, replace
from companion.core.values.messages import Msg, msg
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import JOKER, SUITS, UNKNOWN, SeatId
from companion.games.cannon_duel.model.names import Ctx, card_option
from companion.games.cannon_duel.model.state import State


@memoized
def all_cards(book: Book) -> tuple[str, ...]:
    """CD-COMP-01: the Aim cards of one player: every value in every suit, and the jokers."""
    n = book.numbers
    plain = tuple(f"{suit}-{value}" for suit in SUITS for value in range(1, n.values + 1))
    return (*plain, *(f"{JOKER}-{number}" for number in range(1, n.jokers + 1)))


def _out(s: State, seat: SeatId) -> Iterator[str]:
    player = s.player(seat)
    yield from player.hand
    yield from player.discards
    yield from (aim.card for _, _, aim in player.aimed)


def size(s: State, book: Book, seat: SeatId) -> int:
    """How many cards lie in a player's deck."""
    return max(0, len(all_cards(book)) - sum(1 for _ in _out(s, seat)))


def deck(s: State, book: Book, seat: SeatId) -> Pile[str]:
    """A player's deck as it lies, face down: those who draw from it see places."""
    gone = Counter(_out(s, seat))
    left = tuple(card for card in all_cards(book) if not gone[card])
    return Pile(left, card_option, back=msg("cd-card-back"))


def in_app(s: State, seat: SeatId) -> bool:
    """Whether the app holds this player's cards: by agreement, or because it plays the ship."""
    return s.options.hands == "app" or seat == s.partner


def is_hidden(s: State, seat: SeatId) -> bool:
    """Whether nobody here can tap this player's cards: a hand on paper, or the other ship's in a plan tried aside.

    Such a hand is asked about as one on paper: its cards are any that may be in it.
    """
    return not in_app(s, seat) or UNKNOWN in s.player(seat).hand


class DeckShuffled(Event[State], formerly=("name",)):
    """CD-DRAW-03: a player's discard pile is the new deck."""

    seat: SeatId

    def apply(self, s: State) -> State:
        return s.with_player(self.seat, discards=())

    def line(self, s: State, book: Book) -> Msg:
        return msg("cd-ev-shuffled", name=s.name_of(self.seat))

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        return (Order(msg("cd-order-shuffle", name=s.name_of(self.seat)), "token:deck", seat=self.seat),)


class CardDrawn(Event[State], formerly=("name",)):
    """CD-PREP-01, CD-DRAW-01: an Aim card went into a hand. card: which only its holder knows; `UNKNOWN` on paper."""

    seat: SeatId
    card: str

    def apply(self, s: State) -> State:
        return s.with_player(self.seat, hand=(*s.player(self.seat).hand, self.card))

    @property
    def reveals(self) -> bool:
        return self.card != UNKNOWN


class CardsTaken(Noted, formerly=("name",)):
    """So many cards were drawn of a deck as it lay, told once for all of them."""

    seat: SeatId
    n: int
    paper: bool = False

    def line(self, s: State, book: Book) -> Msg:
        return msg("cd-ev-drawn", name=s.name_of(self.seat), n=self.n)

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        if not self.paper:
            return ()
        return (Order(msg("cd-order-draw", name=s.name_of(self.seat), n=self.n), "token:deck", seat=self.seat),)


def give(t: Ctx, seat: SeatId, n: int, rule: str, key: str) -> Procedure[None]:
    """So many cards of the own deck for a player, fewer when there are no more (A-13).

    What the deck still held is taken before the discards are shuffled. key: of the questions, which this run asks once.
    """
    given = 0
    for i in range(1, n + 1):
        if not size(t.now, t.book, seat):
            if not t.now.player(seat).discards:
                break
            yield from _taken(t, seat, given, rule)
            given = 0
            yield from t.happens(DeckShuffled(seat, rule="CD-DRAW-03"))
        card = yield from _drawn(t, seat, f"{key}-{i}", rule)
        yield from t.happens(CardDrawn(seat, card, rule=rule))
        given += 1
    yield from _taken(t, seat, given, rule)


def _taken(t: Ctx, seat: SeatId, n: int, rule: str) -> Procedure[None]:
    """So many cards are drawn, all of them of the deck as it lay."""
    if n:
        paper = not in_app(t.now, seat)
        yield from t.happens(CardsTaken(seat, n, paper, rule=rule))


def _drawn(t: Ctx, seat: SeatId, key: str, rule: str) -> Procedure[str]:
    """The next card: dealt by the app unseen; of a deck on paper nobody tells which it is."""
    if not in_app(t.now, seat):
        return UNKNOWN
    text = msg("cd-q-drawn", name=t.now.name_of(seat))
    return (yield from draw(t, deck(t.now, t.book, seat), key=key, text=text, rule=rule, who=seat, secret=True))


def hand_pile(s: State, seat: SeatId) -> Pile[str]:
    """A player's hand from behind: whoever takes a card from it sees places."""
    return replace(Pile(s.player(seat).hand, card_option), back=msg("cd-card-back"))
