"""What people hide from each other: the faces of counters at which they have looked."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final, cast, get_args

from companion.core.events.event import Event
from companion.core.procedures.copied_cards import CopiedCard
from companion.games.blackbeard.model.book import Silhouette
from companion.games.blackbeard.model.names import NATIONS
from companion.games.blackbeard.model.records import Counter, Face, Flag
from companion.games.blackbeard.model.state import State
from companion.library.game_registry import game
from companion.simulation.robot import Robot

LIKES: Final = {"prize": 9.0}
DRAWING: Final = "prize"
"""What the options of a menu begin with in which somebody draws what others must not see."""
WATCHED: Final = 0
"""Answers that all may read, after which whoever watches is still to be told the same; none here, as the menu of a turn
hangs on the counters at which its player has looked."""
LAWFUL: Final = ()
"""Events by which a rule brings to light what was hidden."""
KEPT: Final = ()
"""Secret choices that are not done at once, before all eyes."""


def rivals(state: State) -> bool:
    """Whether people play against each other."""
    return True


def allies(state: State, who: str) -> tuple[str, ...]:
    """Who sees what this seat sees."""
    return (who,)


def laid_open(event: Event[State]) -> bool:
    """Whether an event is told to all although what came before it was secret."""
    return False


def own(whole: State, seen: State, who: str) -> None:
    """A seat is shown what it has looked at."""
    known = [counter for counter in whole.counters if counter.known_to(who)]
    assert [seen.counter(counter.id) for counter in known] == known


def planted(state: State, chance: Random) -> State:
    """A table on which some have looked at counters that the others have not."""
    seats = [player.id for player in state.players]
    for counter in state.counters:
        if counter.face is None:
            state = _faced(state, counter, chance)
            state = state.with_counter(counter.id, seen_by=tuple(chance.sample(seats, chance.choice((1, 1, 2)))))
    for pirate in state.active:
        there = [each for each in state.merchants_at(pirate.place) if pirate.owner in each.seen_by]
        state = state.with_pirate(pirate.id, spotted=tuple(each.id for each in there))
    return state


def disguised(state: State, who: str, chance: Random) -> State:
    """The same table, with other faces where a seat may not look."""
    for counter in state.counters:
        if counter.face is not None and not counter.known_to(who):
            state = _faced(state, counter, chance)
    return state


def _faced(state: State, counter: Counter, chance: Random) -> State:
    """Another printed side, of a counter that nobody has looked at."""
    book = game("blackbeard").book
    used = [each.face.counter for each in state.counters if each.face is not None]
    printed = book.merchants if counter.kind == "merchant" else book.warships
    name = chance.choice([each.id for each in printed if each.id not in used])
    flag, kind = cast(Flag, chance.choice((*NATIONS, "none"))), chance.choice(get_args(Silhouette))
    defence, combat, speed = chance.randint(2, 8), chance.randint(1, 9), chance.randint(1, 9)
    merchant = Face(flag, name, kind, defence)
    face = merchant if counter.kind == "merchant" else Face(flag, name, combat=combat, speed=speed)
    gone = counter.face.counter if counter.face is not None else ""
    cards = tuple(card for card in state.cards if (card.schema, card.subject) != (counter.kind, gone))
    return replace(state, cards=(*cards, _copied(chance, counter.kind, name))).with_counter(counter.id, face=face)


def _copied(chance: Random, schema: str, named: str) -> CopiedCard:
    form = game("blackbeard").form(schema, named)
    return CopiedCard(schema, named, form.read(Robot(str(chance.random())).answer(form)))
