"""PC-TAV, PC-SETUP-06: the deck of Tavern cards: what may still be drawn, and who draws it.

Nothing is shuffled: a card is drawn when somebody gets it. What is neither held, nor on a mat, nor in a fight, nor
discarded lies in the deck.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from companion.core.events.announcement_events import Announced
from companion.core.events.announcements import Announcement, Order
from companion.core.events.event import Event
from companion.core.kit.piles import Pile, bag, draw
from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import Field, Form, Option
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.pirates_cove.cards import tavern_cards
from companion.games.pirates_cove.model.book import Book
from companion.games.pirates_cove.model.ids import UNKNOWN, SeatId
from companion.games.pirates_cove.model.names import Ctx, card_name, card_option
from companion.games.pirates_cove.model.state import State
from companion.games.pirates_cove.tavern import parrots

SCHEMA: Final = "box"
SUBJECT: Final = "box"


def form(book: Book) -> Form:
    """What the text does not say of the box: which event is there twice, and how many treasure chests there are."""
    events = tuple(Option(kind, card_name(kind), msg(f"pc-card-{kind}-does"), f"tavern:{kind}") for kind in book.events)
    fields = (
        Field("doubled", msg("pc-box-doubled"), "choice", options=events),
        Field("chests", msg("pc-box-chests"), "number", 1, 99, near=40),
    )
    return Form(key="box", text=msg("pc-q-box"), rule="PC-SETUP-06", schema=SCHEMA, subject=SUBJECT, fields=fields)


def copies(s: State, book: Book) -> dict[str, int]:
    """How many Tavern cards of each kind there are in the box, with those on blank cards."""
    counts = {card.id: card.copies for card in book.tavern}
    doubled = s.copied(SCHEMA, SUBJECT, "doubled")
    for kind in (*([doubled] if isinstance(doubled, str) else []), *tavern_cards.described(s)):
        counts[kind] += 1
    return counts


def at_most(s: State, book: Book) -> dict[str, int]:
    """As many of each kind as there may be, for hands on paper: any event may be the one that the box holds twice, as
    long as nobody has told which it is."""
    counts = copies(s, book)
    if _untold(s):
        counts |= {kind: counts[kind] + 1 for kind in book.events}
    return counts


def _untold(s: State) -> bool:
    """Whether the box holds an event twice of which nobody has told; what the app deals is what has been told."""
    return s.options.cards == "table" and s.copied(SCHEMA, SUBJECT, "doubled") is None


def out(s: State) -> Counter[str]:
    """The Tavern cards that are not in the deck, by kind; those of hands on paper as `UNKNOWN`."""
    found = Counter(s.discards)
    for player in s.players:
        found.update(player.hand)
        found.update(["mastercraft"] * len(player.crafts))
        found.update([player.parrot.kind] if player.parrot is not None else [])
    if s.combat is not None:
        found.update([*(each.card for each in s.combat.played), *s.combat.volley])
    return found


def deck(s: State, book: Book) -> Pile[str]:
    """The deck as it lies, face down: those who draw from it see places."""
    gone = out(s)
    left = {kind: n - gone[kind] for kind, n in copies(s, book).items()}
    whole = bag(left, lambda kind: card_option(s, kind), left, s.options.cards)
    return replace(whole, back=msg("pc-card-back"))


def size(s: State, book: Book) -> int:
    """How many cards lie in the deck."""
    return max(0, sum(copies(s, book).values()) + _untold(s) - sum(out(s).values()))


class Reshuffled(Event[State]):
    """PC-TAV-01: the discarded Tavern cards are the new deck."""

    def apply(self, s: State) -> State:
        return replace(s, discards=())

    def line(self, s: State, book: Book) -> Msg:
        return msg("pc-ev-reshuffled")

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        return (Order(msg("pc-order-reshuffle"), "token:deck"),)


class CardDrawn(Event[State], formerly=("name",)):
    """A Tavern card went into a hand. card: its kind, which only the holder knows; `UNKNOWN` on paper."""

    seat: SeatId
    card: str

    def apply(self, s: State) -> State:
        return s.with_player(self.seat, hand=(*s.player(self.seat).hand, self.card))

    def line(self, s: State, book: Book) -> Msg:
        return msg("pc-ev-drawn", name=s.name_of(self.seat))

    @property
    def reveals(self) -> bool:
        return self.card != UNKNOWN


def give(t: Ctx, seat: SeatId, n: int, rule: str, key: str = "card", island: str = "tavern") -> Procedure[None]:
    """PC-TAV-02: so many cards of the deck for a player, fewer when there are no more.

    A parrot comes aboard at once (PC-PARROT-01). key: of the questions, which this run asks once.  island: where.
    """
    there = min(n, size(t.now, t.book) + len(t.now.discards))
    if there and t.now.options.cards == "table":
        text = msg("pc-order-draw", name=t.now.name_of(seat), n=there)
        yield from t.happens(Announced(text, "order", "token:deck", seat=seat, rule=rule))
    for i in range(1, n + 1):
        if not size(t.now, t.book):
            if not t.now.discards:
                return
            yield from t.happens(Reshuffled(rule="PC-TAV-01"))
        kind = yield from _drawn(t, seat, f"{key}-{i}", rule, island)
        if kind in t.book.family("parrot"):
            yield from parrots.received(t, seat, kind, f"{key}-{i}")
        else:
            yield from t.happens(CardDrawn(seat, kind, rule=rule))


def _drawn(t: Ctx, seat: SeatId, key: str, rule: str, island: str) -> Procedure[str]:
    """The next card: dealt by the app unseen, or drawn on paper, where only a parrot is told."""
    name = t.now.name_of(seat)
    if t.now.options.cards == "app":
        pile = deck(t.now, t.book)
        text = msg("pc-q-drawn", name=name)
        return (yield from draw(t, pile, key=key, text=text, rule=rule, who=seat, about=(seat, island), secret=True))
    gone = out(t.now)
    left = tuple(kind for kind in t.book.family("parrot") if not gone[kind])
    if not left:
        return UNKNOWN
    options = tuple(Option(kind, card_name(kind), picture=f"tavern:{kind}") for kind in left)
    nothing = msg("pc-no-parrot")
    words = {"name": name}
    told = yield from t.pick(
        "parrot",
        options,
        under=key,
        rule="PC-PARROT-01",
        words=words,
        nature="fact",
        hi=1,
        none=nothing,
        default=(),
        quiet=True,
    )
    return next(iter(told), UNKNOWN)
