"""PC-BAT, PC-VOL, PC-BLANK-01: Tavern cards: those of the owner's on the blank ones (an event, a Battle card, a Volley
card), and what Battle and Volley cards do that can be told in numbers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from companion.core.questions.kinds import Field, Form, Option
from companion.core.values.messages import Msg, msg
from companion.games.pirates_cove.model.book import Book
from companion.games.pirates_cove.model.names import OWN_CARD
from companion.games.pirates_cove.model.state import State

SCHEMA: Final = OWN_CARD
EVENT: Final = "own-event"
BATTLE: Final = "own-battle"
VOLLEY: Final = "own-volley"
KINDS: Final = (EVENT, BATTLE, VOLLEY)
"""The kinds of Tavern card on the blank ones, each the subject of its form."""
WINDOWS: Final = ("treasure", "courses", "arrival", "islands")
"""When an event may be played: at the end of the Treasure phase, at the start of navigation, at its end, or while
islands take effect."""


def form(kind: str, book: Book) -> Form:
    """A card of the owner's invention; without a name it stays in the box."""
    fields = (
        Field("name", msg("pc-own-name"), "words"),
        Field("words", msg("pc-own-words"), "words"),
        *_printed(kind, book),
    )
    text, note = msg(f"pc-q-{kind}"), msg("pc-q-own-card-note")
    return Form(
        key=f"described-{kind}", text=text, note=note, rule="PC-BLANK-01", schema=SCHEMA, subject=kind, fields=fields
    )


def _printed(kind: str, book: Book) -> Iterator[Field]:
    """What the app must know to play the card by itself."""
    usual, faces = book.numbers.hit_from, book.numbers.die_faces
    if kind == EVENT:
        windows = tuple(Option(each, msg(f"pc-own-when-{each}")) for each in WINDOWS)
        yield Field("window", msg("pc-own-window"), "choice", options=windows)
    elif kind == BATTLE:
        yield Field("speed", msg("pc-own-speed"), "number", -10, 20, near=0)
        yield Field("dice", msg("pc-own-more-dice"), "number", -5, 5, near=0)
        yield Field("sheltered", msg("pc-own-sheltered"), "number", 2, faces, near=usual)
    else:
        yield Field("hit-from", msg("pc-own-hit-from"), "number", 3, faces, near=usual)
        yield Field("dice", msg("pc-own-more-dice"), "number", 0, 5, near=0)
        yield Field("splash", msg("pc-own-splash"), "number", 0, 1, near=0)
        yield Field("recoil", msg("pc-own-recoil"), "number", 0, 3, near=0)


def described(s: State) -> tuple[str, ...]:
    """The kinds that are shuffled in: the table plays with blank cards, and somebody has given them a name."""
    return tuple(kind for kind in KINDS if s.options.own_cards and s.copied(SCHEMA, kind, "name"))


def window(s: State) -> str:
    """When the event may be played."""
    told = s.copied(SCHEMA, EVENT, "window")
    return told if isinstance(told, str) else WINDOWS[0]


def event_at(s: State, *windows: str) -> tuple[str, ...]:
    """The owner's event, if it may be played at one of these moments."""
    return (EVENT,) if EVENT in described(s) and window(s) in windows else ()


def value(s: State, kind: str, name: str) -> int | None:
    """A number of a card, None where nobody has told it."""
    told = s.copied(SCHEMA, kind, name)
    return told if isinstance(told, int) else None


def when(s: State) -> Msg:
    """When the event may be played, in words."""
    return msg(f"pc-own-when-{window(s)}")


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
    return _own(s, book, kind) if kind in (BATTLE, VOLLEY) else Effect()


def _own(s: State, book: Book, kind: str) -> Effect:
    """What the owner has told; a face from which dice hit anyway changes nothing."""

    def number(name: str) -> int:
        return value(s, kind, name) or 0

    def face(name: str) -> int | None:
        told = value(s, kind, name)
        return None if told == book.numbers.hit_from else told

    sheltered, hit_from = face("sheltered"), face("hit-from")
    return Effect(number("speed"), number("dice"), sheltered, hit_from, number("splash"), number("recoil"))
