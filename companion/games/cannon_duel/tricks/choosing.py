"""CD-ADV-01 to -07: each captain keeps one Reputation and three Dirty Tricks, in secret, out of three cards each time.

The app deals them where it knows all of them; then what is printed on them is known before anybody draws, so that
nothing tells which of them were drawn. Otherwise people draw from the box: a Reputation is told, Dirty Tricks are only
counted. A ship that the app plays can hold no cards of paper: it has the Reputation that somebody draws for it, and no
Dirty Tricks.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from companion.core.events.announcement_events import Announced
from companion.core.events.announcements import Announcement, Fate
from companion.core.events.event import Event
from companion.core.kit.piles import Pile, draw_each
from companion.core.procedures.copied_cards import known
from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import TABLE, Choose, Form
from companion.core.values.messages import Msg, msg
from companion.games.cannon_duel.cards.advanced import (
    REPUTATION,
    TRICK,
    card_does,
    card_option,
    card_title,
    reputation_form,
    subjects,
    trick_form,
)
from companion.games.cannon_duel.model.ids import UNKNOWN, SeatId
from companion.games.cannon_duel.model.names import Ctx, q
from companion.games.cannon_duel.model.state import State

RULES: Final = {REPUTATION: "CD-ADV-02", TRICK: "CD-ADV-04"}
"""By which the cards of each kind are chosen."""


class ReputationRevealed(Event[State], formerly=("title", "does", "name")):
    """CD-ADV-02: a Reputation lies face up beside a board for the whole duel."""

    seat: SeatId
    card: str

    def apply(self, s: State) -> State:
        return s.with_player(self.seat, reputation=self.card)

    def line(self, s: State, book: object) -> Msg:
        return msg("cd-ev-reputation", name=s.name_of(self.seat), card=card_title(s, REPUTATION, self.card))

    def announcements(self, s: State, book: object) -> tuple[Announcement, ...]:
        title = msg("cd-fate-reputation", name=s.name_of(self.seat), card=card_title(s, REPUTATION, self.card))
        return (Fate(title, card_does(s, REPUTATION, self.card), f"token:{REPUTATION}"),)

    @property
    def reveals(self) -> bool:
        return True


class TricksKept(Event[State], formerly=("name",)):
    """CD-ADV-04: a captain has kept Dirty Tricks. cards: known to their holder only; `UNKNOWN` for those of paper."""

    seat: SeatId
    cards: tuple[str, ...]

    def apply(self, s: State) -> State:
        return s.with_player(self.seat, tricks=(*s.player(self.seat).tricks, *self.cards))

    def line(self, s: State, book: object) -> Msg:
        return msg("cd-ev-tricks-kept", name=s.name_of(self.seat), n=len(self.cards))

    @property
    def reveals(self) -> bool:
        return UNKNOWN not in self.cards


def form_of(schema: str, card: str) -> Form:
    """The form in which a card of either kind is copied."""
    return reputation_form(card) if schema == REPUTATION else trick_form(card)


def reputations(t: Ctx) -> Procedure[None]:
    """CD-ADV-02: everybody keeps one of three Reputations; both are revealed together. Nothing if none are played."""
    if not t.now.options.reputations:
        return
    rule = RULES[REPUTATION]
    if t.now.options.advanced == "app":
        yield from _copied(t, REPUTATION)
        kept, _ = yield from _one_of_each(t, REPUTATION, t.book.numbers.reputations_drawn, (), "reputation")
    else:
        kept = yield from _told_reputations(t, rule)
    for player, card in zip(t.now.players, kept, strict=True):
        yield from t.happens(ReputationRevealed(player.id, card, rule=rule))


def dirty_tricks(t: Ctx) -> Procedure[None]:
    """CD-ADV-04: three times over everybody keeps one of three Dirty Tricks. Nothing if none are played."""
    if not t.now.options.dirty_tricks:
        return
    rule, n = RULES[TRICK], t.book.numbers
    if t.now.options.advanced == "table":
        yield from _kept_on_paper(t, rule)
        return
    yield from _copied(t, TRICK)
    gone: tuple[str, ...] = ()
    for time in range(1, n.tricks_kept + 1):
        kept, gone = yield from _one_of_each(t, TRICK, n.tricks_drawn, gone, f"trick-{time}")
        for player, card in zip(t.now.players, kept, strict=True):
            yield from t.happens(TricksKept(player.id, (card,), rule=rule))


def _copied(t: Ctx, schema: str) -> Procedure[None]:
    """What is printed on all cards of a kind, from the library that knows them."""
    for card in subjects(schema, t.book):
        yield from known(t, form_of(schema, card))


def _one_of_each(
    t: Ctx, schema: str, n: int, gone: tuple[str, ...], key: str
) -> Procedure[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Everybody draws so many cards in secret and keeps one of them, all at the same time.

    gone: cards that are in the box again, or kept.  Returns the cards kept, in seating order, and those gone by then.
    """
    asked: list[Choose] = []
    for player in t.now.players:
        cards = yield from _drawn(t, player.id, schema, n, gone, key)
        gone = (*gone, *cards)
        asked.append(
            q.choose(
                "keep",
                (card_option(t.now, schema, card) for card in cards),
                under=key,
                at=player.id,
                who=player.id,
                rule=RULES[schema],
                words={"name": player.name},
                text=f"{schema}-keep",
                secret=True,
            )
        )
    return (yield from t.ask_together(asked)), gone


def _drawn(t: Ctx, seat: SeatId, schema: str, n: int, gone: tuple[str, ...], key: str) -> Procedure[tuple[str, ...]]:
    """So many cards that only one captain sees."""
    left = tuple(card for card in subjects(schema, t.book) if card not in gone)
    pile = Pile(left, partial(card_option, t.now, schema), back=msg(f"cd-{schema}-back"))
    text, rule = msg(f"cd-q-{schema}-drawn", name=t.now.name_of(seat)), RULES[schema]
    return (
        yield from draw_each(t, pile, n, key=f"{key}-{seat}", text=lambda _: text, rule=rule, who=seat, secret=True)
    )


def _told_reputations(t: Ctx, rule: str) -> Procedure[tuple[str, ...]]:
    """People draw from the box and tell what they have kept; of cards that nobody knows the face is copied."""
    n = t.book.numbers.reputations_drawn
    yield from t.happens(Announced(msg("cd-order-reputations", n=n), "order", f"token:{REPUTATION}", rule=rule))
    told: tuple[str, ...] = ()
    for player in t.now.players:
        served = player.id == t.now.partner
        left = (card for card in subjects(REPUTATION, t.book) if card not in told)
        card = yield from t.choose(
            "reputation",
            (card_option(t.now, REPUTATION, each) for each in left),
            at=player.id,
            who=TABLE if served else player.id,
            rule=rule,
            words={"name": player.name},
            text="reputation-for" if served else "reputation-kept",
            nature="fact",
        )
        yield from known(t, reputation_form(card))
        told = (*told, card)
    return told


def _kept_on_paper(t: Ctx, rule: str) -> Procedure[None]:
    """People choose with the cards of the box; the app only counts what they hold."""
    n = t.book.numbers
    order = msg("cd-order-tricks", n=n.tricks_drawn, times=n.tricks_kept)
    if t.now.options.alone:
        order = msg("cd-order-tricks-alone", n=n.tricks_drawn, times=n.tricks_kept, name=t.now.players[-1].name)
    yield from t.happens(Announced(order, "order", f"token:{TRICK}", rule=rule))
    for player in t.now.players:
        if player.id != t.now.partner:
            yield from t.happens(TricksKept(player.id, (UNKNOWN,) * n.tricks_kept, rule=rule))
