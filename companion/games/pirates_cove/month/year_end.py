"""PC-END: Fame cards, the winner, and the last battle of those who share the first place."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.events.announcements import Announcement, Fate
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.core.values.seats import Standing, placed
from companion.games.pirates_cove.model import ledger
from companion.games.pirates_cove.model.book import Book
from companion.games.pirates_cove.model.ids import UNKNOWN, SeatId
from companion.games.pirates_cove.model.names import Ctx, player_name
from companion.games.pirates_cove.model.records import Outcome
from companion.games.pirates_cove.model.state import State
from companion.games.pirates_cove.tavern.deck import copies
from companion.games.pirates_cove.tavern.hands import HandShown


def foremost(s: State) -> tuple[SeatId, ...]:
    """PC-END-02: who has the most fame."""
    most = max(player.fame for player in s.players)
    return tuple(player.id for player in s.players if player.fame == most)


class YearEnded(Event[State], formerly=("names",)):
    """PC-END-01, -02: the year is over."""

    winners: tuple[SeatId, ...]

    def apply(self, s: State) -> State:
        return replace(s, outcome=Outcome(self.winners)).with_turn(phase="over")

    def line(self, s: State, book: Book) -> Msg:
        names = tuple(player_name(s, seat) for seat in self.winners)
        return msg("pc-ev-over", n=len(names), names=names)

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        return (Fate(self.line(s, book), picture="token:fame"),)


class TieStands(Event[State], formerly=("names",)):
    """PC-END-03: several share the first place; their last battle begins (`combat.fights`)."""

    def apply(self, s: State) -> State:
        return s.with_turn(phase="tie", fought=())

    def line(self, s: State, book: Book) -> Msg:
        return msg("pc-ev-tie", names=tuple(player_name(s, seat) for seat in foremost(s)))

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        return (Fate(self.line(s, book), msg("pc-told-last-fight"), "icon:cannon"),)


def finish(t: Ctx) -> Procedure[None]:
    """PC-END-01, -02: Fame cards are shown; most fame wins; a tie is fought out, or stands (A-25)."""
    for player in t.now.players:
        if player.hand:
            yield from _fame_cards(t, player.id)
    best = foremost(t.now)
    if len(best) > 1 and t.now.options.ruling("A-25") == "battle":
        yield from t.happens(TieStands(rule="PC-END-03"))
    else:
        yield from t.happens(YearEnded(best, rule="PC-END-02"))


def _fame_cards(t: Ctx, seat: SeatId) -> Procedure[None]:
    """PC-FAME-01, PC-END-01: what the Fame cards of a hand are worth; of one on paper it is told."""
    player, kinds = t.now.player(seat), t.book.family("fame")
    shown = tuple(card for card in player.hand if card in kinds)
    points = sum(t.book.card(card).fame for card in shown)
    if UNKNOWN in player.hand and (most := _most(t.now, t.book, player.hand.count(UNKNOWN))):
        words = {"name": player.name}
        points += yield from t.number(
            "fame", 0, most, at=seat, rule="PC-END-01", words=words, text="fame-cards", nature="fact", default=0
        )
    if shown:
        yield from t.happens(HandShown(seat, shown, rule="PC-END-01"))
    yield from ledger.fame(t, seat, points, "cards", "PC-SCORE-05")


def _most(s: State, book: Book, cards: int) -> int:
    """What so many cards of a hand on paper are worth at most."""
    there = copies(s, book)
    worth = [book.card(kind).fame for kind in book.family("fame") for _ in range(there[kind] - s.discards.count(kind))]
    return sum(sorted(worth, reverse=True)[:cards])


def score(s: State) -> Sequence[Standing]:
    """PC-END-02, -03: everybody by fame, those who won before others of the same fame."""
    if s.outcome is None:
        return ()
    won = s.outcome.winners
    return tuple(
        Standing(place, msg("core-said", text=player.name), player.fame, seats=(player.id,))
        for place, player in placed(s.players, lambda player: (player.fame, player.id in won))
    )
