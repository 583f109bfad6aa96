"""Words and pictures for the things of the duel."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Final

from companion.core.procedures.procedure import Context
from companion.core.questions.kinds import Option
from companion.core.rules.verdicts import ALLOWED, Verdict
from companion.core.values.messages import Msg, msg
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import (
    JOKER,
    SUITS,
    UNKNOWN,
    Edge,
    Grade,
    Gun,
    Layer,
    Mount,
    Penalty,
    SeatId,
    Shot,
    Suit,
    ZoneId,
    layer_of,
)
from companion.games.cannon_duel.model.records import Aimed, Cannon
from companion.games.cannon_duel.model.state import State

Ctx = Context[State, Book]
"""The table as every procedure of this game sees it."""
q = Book.q
"""Makes questions where nobody is asked yet."""
MARKERS: Final[dict[Layer, str]] = {"sails": "sail", "deck": "sailor", "hull": "plank"}
"""The kind of marker that lies on each layer."""


def zone_name(zone: ZoneId) -> Msg:
    """A zone of a ship. Attributes ``the`` and ``of`` serve French grammar."""
    return msg(f"cd-zone-{zone}")


def markers(zone: ZoneId, n: int) -> Msg:
    """So many markers of the kind that lies in a zone: "2 planks"."""
    return msg(f"cd-markers-{MARKERS[layer_of(zone)]}", n=n)


def strength_name(zone: ZoneId, n: int) -> Msg:
    """So many markers of a zone, officers of a deck among them (CD-COMP-08): "5 men"."""
    return msg("cd-markers-crew", n=n) if layer_of(zone) == "deck" else markers(zone, n)


def mount_name(mount: Mount) -> Msg:
    """Where a cannon stands. Attribute ``at`` serves French grammar."""
    return msg(f"cd-mount-{mount}")


def gun_name(gun: Gun) -> Msg:
    """A kind of cannon. Attribute ``the`` has the article."""
    return msg(f"cd-gun-{gun}")


def cannon_name(cannon: Cannon) -> Msg:
    """A cannon with its mount."""
    return msg("cd-cannon-at", gun=gun_name(cannon.gun), mount=mount_name(cannon.mount))


def shot_name(shot: Shot) -> Msg:
    """A projectile. Attribute ``the`` has the article."""
    return msg(f"cd-shot-{shot}")


def counted(names: Iterable[Msg]) -> tuple[Msg, ...]:
    """Projectiles or penalties in words, those that are alike once with their number: 2 balls, grapeshot."""
    return tuple(msg("cd-counted", n=n, what=name) if n > 1 else name for name, n in Counter(names).items())


def penalty_name(penalty: Penalty) -> Msg:
    """A penalty."""
    return msg(f"cd-penalty-{penalty}")


def suit_name(suit: Suit) -> Msg:
    """A suit."""
    return msg(f"cd-suit-{suit}")


def is_joker(card: str) -> bool:
    """Whether an Aim card is a joker."""
    return card.startswith(JOKER)


@cache
def suit_of(card: str) -> Suit | None:
    """The suit of an Aim card; None for a joker, and for a card that nobody sees."""
    return next((suit for suit in SUITS if card.startswith(suit)), None)


@cache
def value_of(card: str) -> int | None:
    """The value of an Aim card; None for a joker, and for a card that nobody sees."""
    return None if suit_of(card) is None else int(card.partition("-")[2])


def card_name(card: str) -> Msg:
    """An Aim card, short: "7 ♠" is drawn, "7 of spades" is said."""
    suit, value = suit_of(card), value_of(card)
    if suit is None or value is None:
        return msg("cd-card-joker") if is_joker(card) else msg("cd-card-back")
    return msg("cd-card", value=value, suit=suit_name(suit))


def cards_named(cards: tuple[str, ...]) -> Msg:
    """Several Aim cards in words; those of hands on paper by their number."""
    if UNKNOWN in cards:
        return msg("cd-cards", n=len(cards))
    return msg("core-said-list", items=tuple(card_name(card) for card in cards))


def card_option(card: str, ident: str = "", verdict: Verdict = ALLOWED, group: str = "") -> Option:
    """An Aim card to tap. ident: its id where the card would not do."""
    return Option(ident or card, card_name(card), None, f"aim:{card}", verdict, group)


def aimed_name(aim: Aimed) -> Msg:
    """An Aim card beside a Target card: a joker, or one of a hand on paper, with the value for which it stands."""
    if value_of(aim.card) is not None or not aim.value:
        return card_name(aim.card)
    return msg("cd-card-as", card=card_name(aim.card), value=aim.value)


def place_name(edge: Edge) -> Msg:
    """Where an Aim card lies beside a Target card."""
    return msg(f"cd-edge-{edge}")


def grade_name(grade: Grade) -> Msg:
    """What became of a Target card."""
    return msg(f"cd-grade-{grade}")


def player_name(s: State, seat: SeatId) -> Msg:
    """A captain as typed, or what the ship that the app plays is called."""
    return msg("core-said", text=s.name_of(seat))
