"""PC-BAT, PC-VOL, PC-BLANK-01: what Battle and Volley cards do that can be told in numbers."""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.pirates_cove.cards import own_cards
from companion.games.pirates_cove.model.book import Book
from companion.games.pirates_cove.model.state import State


@dataclass(frozen=True, slots=True)
class Effect:
    """What a card adds to a fight.

    speed, dice: to the own speed, to the own dice.  sheltered: from which face dice hit the own ship, None as usual.
    hit_from: from which face the dice of the volley hit, None as usual.  splash: hits on every hull for each hit.
    recoil: on the own cannon.
    """

    speed: int = 0
    dice: int = 0
    sheltered: int | None = None
    hit_from: int | None = None
    splash: int = 0
    recoil: int = 0


def effect(s: State, book: Book, kind: str) -> Effect:
    """PC-BAT-02, -04, PC-VOL-01, -02, PC-BLANK-01: what a kind of card does, nothing where it is of another sort."""
    n = book.numbers
    match kind:
        case "wind":
            return Effect(speed=n.wind)
        case "smoke":
            return Effect(sheltered=n.hit_from_smoke)
        case "grapeshot":
            return Effect(hit_from=n.hit_from_grapeshot, recoil=n.recoil)
        case "magazine":
            return Effect(splash=n.splash)
        case own_cards.BATTLE | own_cards.VOLLEY:
            return _own(s, book, kind)
    return Effect()


def _own(s: State, book: Book, kind: str) -> Effect:
    """What the owner has told; a face from which dice hit anyway changes nothing."""

    def number(name: str) -> int:
        return own_cards.value(s, kind, name) or 0

    def face(name: str) -> int | None:
        told = own_cards.value(s, kind, name)
        return None if told == book.numbers.hit_from else told

    sheltered, hit_from = face("sheltered"), face("hit-from")
    return Effect(number("speed"), number("dice"), sheltered, hit_from, number("splash"), number("recoil"))
