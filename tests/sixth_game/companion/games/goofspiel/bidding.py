"""GO-1 to GO-4: a prize is turned up, everybody bids in secret, the highest bid that nobody shares wins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from companion.core.events.event import Event
from companion.core.kit.piles import Pile, draw
from companion.core.procedures.procedure import Context, Procedure, ProcedureFunction
from companion.core.questions.kinds import Choose, Option
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.goofspiel.book import Book
from companion.games.goofspiel.state import Bidder, State


def rank_name(rank: str) -> Msg:
    """A card in words."""
    return msg("go-rank", n=int(rank))


def prizes(s: State) -> Pile[str]:
    """GO-1: the prizes that nobody has seen yet; who turns them up was agreed on beforehand."""
    seen = (*s.turn.prizes, *s.lost, *(prize for player in s.players for prize in player.won))
    return Pile(s.ranks, lambda rank: Option(rank, rank_name(rank)), s.options.cards).without(*seen)


class TurnedUp(Event[State]):
    """A prize lies there to be won."""

    prize: str

    def apply(self, s: State) -> State:
        return s.with_turn(prizes=(*s.turn.prizes, self.prize))

    def line(self, s: State, book: Book) -> Msg:
        return msg("go-turned-up", card=rank_name(self.prize))


class Revealed(Event[State]):
    """All bids were turned face up at once; they are out of the game."""

    bids: tuple[str, ...]

    def apply(self, s: State) -> State:
        laid = zip(s.players, self.bids, strict=True)
        left = [replace(player, hand=tuple(c for c in player.hand if c != bid)) for player, bid in laid]
        return replace(s, players=tuple(left))

    def line(self, s: State, book: Book) -> Msg:
        laid = zip(s.players, self.bids, strict=True)
        return msg("go-revealed", bids=tuple(msg("go-bid", name=p.name, n=int(b)) for p, b in laid))

    @property
    def reveals(self) -> bool:
        """Going back past it would show what others bid."""
        return True


class Won(Event[State]):
    """Somebody has the prizes that lay there."""

    seat: str
    points: int

    def apply(self, s: State) -> State:
        won = (*s.player(self.seat).won, *s.turn.prizes)
        return s.with_player(self.seat, won=won).with_turn(prizes=())

    def line(self, s: State, book: Book) -> Msg:
        return msg("go-won", name=s.name_of(self.seat), n=self.points)


class Tied(Event[State]):
    """Nobody has the prizes: they are lost, or lie there for the next round, too."""

    lost: bool

    def apply(self, s: State) -> State:
        gone = replace(s, lost=(*s.lost, *s.turn.prizes)).with_turn(prizes=())
        return gone if self.lost else s

    def line(self, s: State, book: Book) -> Msg:
        return msg("go-tied-lost" if self.lost else "go-tied-stays")


def bid_of(player: Bidder) -> Choose:
    """GO-2: the card that somebody lays face down."""
    options = tuple(Option(rank, rank_name(rank)) for rank in player.hand)
    return Book.q.choose("bid", options, at=player.id, who=player.id, words={"name": player.name}, secret=True)


def winner(bids: Mapping[str, str]) -> str:
    """GO-3: the seat with the highest bid that nobody shares, "" if there is none. bids: by seat."""
    alone = [seat for seat, bid in bids.items() if list(bids.values()).count(bid) == 1]
    return max(alone, key=lambda seat: int(bids[seat]), default="")


def auction(t: Context[State, Book]) -> Procedure[None]:
    """GO-1 to GO-4: one prize, and everybody's bid for it."""
    text = msg("go-q-prize")
    prize = yield from draw(t, prizes(t.now), key="prize", text=text, rule="GO-1")
    yield from t.happens(TurnedUp(prize, rule="GO-1", echo=True))
    bids = yield from t.ask_together([bid_of(player) for player in t.now.players])
    yield from t.happens(Revealed(bids, rule="GO-2"))
    seat = winner(dict(zip(t.now.options.seat_ids, bids, strict=True)))
    if seat:
        points = sum(map(int, t.now.turn.prizes))
        yield from t.happens(Won(seat, points, rule="GO-3"))
    else:
        yield from t.happens(Tied(t.now.options.ruling("A-01") == "lost", rule="GO-4"))


def over(s: State) -> bool:
    """GO-5: nobody has a card left."""
    return not any(player.hand for player in s.players)


COMMANDS: Final[dict[str, ProcedureFunction]] = {"auction": auction}
