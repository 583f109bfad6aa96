"""What people hide from each other: the Tavern cards in their hands, and their wheels until all are open."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from companion.core.events.event import Event
from companion.games.pirates_cove.model.book import Book
from companion.games.pirates_cove.model.state import State
from companion.games.pirates_cove.tavern import deck
from companion.library.game_registry import game

LIKES: Final = {"tavern": 9.0}
DRAWING: Final = "tavern"
"""What the options of a menu begin with in which somebody draws what others must not see."""
WATCHED: Final = 6
"""Answers that all may read, after which whoever watches is still to be told the same."""
LAWFUL: Final = ("CardPlayed", "CraftAttached", "HandShown")
"""Events by which a rule brings to light what was hidden."""
KEPT: Final = ()
"""Secret choices that are not done at once, before all eyes."""


def rivals(state: State) -> bool:
    """Whether the app deals hands: of those on paper it knows nothing that it could tell."""
    return state.options.cards == "app"


def allies(state: State, who: str) -> tuple[str, ...]:
    """Who sees what this seat sees."""
    return (who,)


def laid_open(event: Event[State]) -> bool:
    """Whether an event is told to all although what came before it was secret."""
    return type(event).__name__ in LAWFUL


def own(whole: State, seen: State, who: str) -> None:
    """A seat is shown its own hand."""
    assert [p.hand for p in seen.players if p.id == who] == [p.hand for p in whole.players if p.id == who]


def planted(state: State, chance: Random) -> State:
    """A table on which everybody holds some cards of the deck."""
    book: Book = game("pirates_cove").book
    for player in state.players:
        left = _left(state, book)
        state = state.with_player(player.id, hand=(*player.hand, *chance.sample(left, min(3, len(left)))))
    return state


def disguised(state: State, who: str, chance: Random) -> State:
    """The same table, with other cards in the hands of others."""
    book: Book = game("pirates_cove").book
    sizes = {player.id: len(player.hand) for player in state.players if player.id != who}
    for seat in sizes:
        state = state.with_player(seat, hand=())
    for seat, size in sizes.items():
        state = state.with_player(seat, hand=tuple(chance.sample(_left(state, book), size)))
    return replace(state)


def _left(s: State, book: Book) -> list[str]:
    """What lies in the deck, without the parrots, which nobody holds."""
    gone = deck.out(s)
    birds = book.family("parrot")
    return [kind for kind, n in deck.copies(s, book).items() if kind not in birds for _ in range(n - gone[kind])]
