"""2.34, 6.34, 9.6 What a seat may see: faces of Merchants and Warships belong to those who have looked at them."""

from __future__ import annotations

from typing import Final

from companion.core.values.frozen_records import replace
from companion.games.blackbeard.model.records import Counter
from companion.games.blackbeard.model.state import State

FACE_DOWN: Final = ("merchant", "warship")
"""Schemas of components whose copies would tell which counters were drawn."""


def seen_by(s: State, seat: str) -> State:
    """The state without the printed sides that a seat does not know. seat: "" for somebody who only watches.

    Everything else lies open on the table: what nobody has drawn yet is not in the state at all.
    """
    counters = tuple(_veiled(counter, seat) for counter in s.counters)
    open_ = [counter.face.counter for counter in counters if counter.face is not None]
    cards = tuple(card for card in s.cards if card.schema not in FACE_DOWN or card.subject in open_)
    return replace(s, counters=counters, cards=cards)


def _veiled(counter: Counter, seat: str) -> Counter:
    return counter if counter.known_to(seat) else replace(counter, face=None)
