"""PC-TAV: hands: which cards a player could play, asked so that nobody else learns what is in them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from companion.core.events.announcements import Announcement, Fate, Order
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import Choose, Option
from companion.core.rules.verdicts import ALLOWED, Verdict, refused, require
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.pirates_cove.cards import tavern_cards
from companion.games.pirates_cove.model.book import Book, Family
from companion.games.pirates_cove.model.ids import UNKNOWN, SeatId
from companion.games.pirates_cove.model.names import Ctx, card_does, card_name, card_option, card_title, q
from companion.games.pirates_cove.model.records import Played
from companion.games.pirates_cove.model.state import State
from companion.games.pirates_cove.tavern.deck import at_most, out

NOTHING = "nothing"
"""The answer of somebody who plays no card."""


class CardPlayed(Event[State], formerly=("does", "name", "title")):
    """A Tavern card was played from a hand: to the discards, or into the fight. treasures: thrown onto it."""

    seat: SeatId
    card: str
    to: str
    """"discards", "battle" or "volley"."""
    treasures: int = 0

    def apply(self, s: State) -> State:
        left = s.with_player(self.seat, hand=s.player(self.seat).without(self.card))
        if self.to == "discards":
            return replace(left, discards=(*s.discards, self.card))
        if self.to == "volley":
            return left.with_combat(volley=(*s.fight.volley, self.card))
        played = Played(self.seat, self.card, self.treasures)
        cards = s.fight.cards_in_round + 1
        fewer = left.with_player(self.seat, treasures=left.player(self.seat).treasures - self.treasures)
        return fewer.with_combat(played=(*s.fight.played, played), cards_in_round=cards)

    def line(self, s: State, book: Book) -> Msg:
        return msg("pc-ev-played", name=s.name_of(self.seat), card=card_title(s, self.card))

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        title = msg("pc-told-played", name=s.name_of(self.seat), card=card_title(s, self.card))
        fate = Fate(title, card_does(s, self.card), f"tavern:{self.card}")
        own = (Order(msg("pc-order-own-event"), f"tavern:{self.card}"),) if self.card == tavern_cards.EVENT else ()
        return (fate, *own)


def may_hold(s: State, book: Book, seat: SeatId, kind: str) -> bool:
    """Whether a card may be in a hand: it is, or the hand is on paper and some copy of it may be anywhere."""
    hand = s.player(seat).hand
    return kind in hand or (UNKNOWN in hand and at_most(s, book)[kind] > out(s)[kind])


def playable(s: State, book: Book, seat: SeatId, *families: Family) -> tuple[str, ...]:
    """The kinds of card of these families that a player may have in hand."""
    return tuple(kind for kind in book.family(*families) if may_hold(s, book, seat, kind))


def holds_any(s: State, seat: SeatId) -> bool:
    """Whether a player has any card in hand, which everybody can see."""
    return bool(s.player(seat).hand)


def at_large(s: State, book: Book, kinds: Iterable[str]) -> tuple[str, ...]:
    """Those of these kinds that may be in somebody's hand, as far as everybody knows: not all copies are discarded."""
    there = at_most(s, book)
    return tuple(kind for kind in kinds if there[kind] > s.discards.count(kind))


def asked_for(s: State, book: Book, kinds: Iterable[str]) -> tuple[SeatId, ...]:
    """Who is asked for a card of these kinds: whoever holds any card, if one of the kinds may be in a hand at all."""
    seats = tuple(player.id for player in s.players if player.hand)
    return seats if at_large(s, book, kinds) else ()


def may_play(s: State, book: Book, seat: SeatId, kind: str) -> Verdict:
    """Whether this card can be in the hand."""
    name = s.name_of(seat)
    rule = book.card(kind).rule
    return require(may_hold(s, book, seat, kind), rule, msg("pc-not-held", name=name, card=card_title(s, kind)))


def _later(s: State, book: Book, kind: str) -> Verdict:
    """That a card is played at another time, and when."""
    card = book.card(kind)
    if kind == tavern_cards.EVENT:
        return refused(card.rule, tavern_cards.when(s))
    return refused(card.rule, msg(f"pc-ui-when-{kind if card.family == 'event' else card.family}"))


def card_question(
    s: State,
    book: Book,
    seat: SeatId,
    kinds: Iterable[str],
    *,
    key: str,
    text: Msg,
    rule: str,
    none: Msg,
    verdict: Callable[[str], Verdict] = lambda kind: ALLOWED,
    stays: bool = False,
) -> Choose:
    """Which card a player plays, or none: in secret from the own hand, openly where hands are on paper.

    Of a hand that the app has dealt every card lies there, those too that are not for this moment: one looks at them.
    stays: whether nothing else is asked with it, so that hands on paper pass with the tap that has read the news.
    """
    named = tuple(kinds)
    options = tuple(card_option(s, kind, verdict=verdict(kind)) for kind in named)
    others = (kind for kind in dict.fromkeys(s.player(seat).hand) if kind not in (*named, UNKNOWN))
    if s.options.cards == "app":
        options += tuple(card_option(s, kind, verdict=_later(s, book, kind)) for kind in others)
    passing = Option(NOTHING, none, picture="icon:check")
    return q.choose(
        key,
        (passing, *options),
        who=seat,
        rule=rule,
        text=text,
        default=NOTHING,
        secret=s.options.cards == "app",
        forced=False,
        stays=none if stays and s.options.cards == "table" else None,
    )


def play(t: Ctx, seat: SeatId, kind: str, to: str = "discards", treasures: int = 0) -> Procedure[None]:
    """A card is played and read aloud."""
    yield from t.happens(CardPlayed(seat, kind, to, treasures, rule=t.book.card(kind).rule))


class HandShown(Event[State], formerly=("name",)):
    """PC-END-01: Fame cards are shown and go to the discards. cards: their kinds."""

    seat: SeatId
    cards: tuple[str, ...]

    def apply(self, s: State) -> State:
        hand = s.player(self.seat).without(*self.cards)
        return replace(s.with_player(self.seat, hand=hand), discards=(*s.discards, *self.cards))

    def line(self, s: State, book: Book) -> Msg:
        return msg("pc-ev-shown", name=s.name_of(self.seat), cards=tuple(card_name(card) for card in self.cards))
