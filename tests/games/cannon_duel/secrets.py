"""What people hide from each other: the Aim cards in their hands, and their Dirty Tricks."""

from __future__ import annotations

from random import Random
from typing import Final

from companion.core.events.event import Event
from companion.games.cannon_duel.cards.advanced import TRICK, subjects
from companion.games.cannon_duel.hands import deck
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.records import Player
from companion.games.cannon_duel.model.state import State
from companion.library.game_registry import game

LIKES: Final = {"prepare": 6.0}
DRAWING: Final = "prepare"
"""What the options of a menu begin with in which somebody draws what others must not see."""
WATCHED: Final = 6
"""Answers that all may read, after which whoever watches is still to be told the same."""
LAWFUL: Final = ("CardAimed", "CardsDiscarded", "TrickPlayed", "CannonsMounted")
"""Events by which a rule brings to light what was hidden."""
KEPT: Final = tuple(f"trick-{time}-keep-seat-{seat}" for time in (1, 2, 3) for seat in (1, 2))
"""Secret choices that are not done at once, before all eyes."""


def rivals(state: State) -> bool:
    """Whether the app deals hands: of those on paper it knows nothing that it could tell."""
    return state.options.hands == "app"


def allies(state: State, who: str) -> tuple[str, ...]:
    """Who sees what this seat sees."""
    return (who,)


def laid_open(event: Event[State]) -> bool:
    """Whether an event is told to all although what came before it was secret."""
    return type(event).__name__ in LAWFUL


def own(whole: State, seen: State, who: str) -> None:
    """A seat is shown its own hand and Dirty Tricks."""
    for name in ("hand", "tricks"):
        assert [getattr(p, name) for p in seen.players if p.id == who] == [
            getattr(p, name) for p in whole.players if p.id == who
        ]


def planted(state: State, chance: Random) -> State:
    """A table on which everybody holds some cards, and Dirty Tricks where they are played with."""
    for player in state.players:
        left = _left(state, player)
        state = state.with_player(player.id, hand=(*player.hand, *chance.sample(left, min(3, len(left)))))
    return state


def disguised(state: State, who: str, chance: Random) -> State:
    """The same table, with other cards in the hand of the other, and other Dirty Tricks."""
    for player in state.players:
        if player.id == who:
            continue
        bare = state.with_player(player.id, hand=(), tricks=())
        hand = chance.sample(_left(bare, bare.player(player.id)), len(player.hand))
        tricks = chance.sample(_tricks_left(bare), len(player.tricks)) if _dealt(state) else player.tricks
        state = bare.with_player(player.id, hand=tuple(hand), tricks=tuple(tricks))
    return state


def _dealt(s: State) -> bool:
    return s.options.dirty_tricks and s.options.advanced == "app"


def _book() -> Book:
    book: Book = game("cannon_duel").book
    return book


def _left(s: State, player: Player) -> list[str]:
    """What lies in a captain's deck."""
    return list(deck.deck(s, _book(), player.id).things)


def _tricks_left(s: State) -> list[str]:
    """Dirty Tricks that nobody holds or has played."""
    held = [card for player in s.players for card in player.tricks]
    return [card for card in subjects(TRICK, _book()) if card not in held and card not in s.tricks_gone]
