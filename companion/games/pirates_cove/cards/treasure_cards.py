"""PC-SETUP-01, PC-T1-01: Treasure cards: sixty, twelve on each outer island, each with what the winner plunders."""

from __future__ import annotations

from typing import Final

from companion.core.kit.piles import Pile
from companion.core.printed.card_layout import Band, Row
from companion.core.questions.kinds import Field, Form, Option
from companion.core.values.messages import msg
from companion.games.pirates_cove.model.book import Book
from companion.games.pirates_cove.model.state import State

SCHEMA: Final = "treasure-card"
QUARTERS: Final = ("treasures", "gold", "tavern", "fame")
"""What stands in the four quarters of a card."""
MOST: Final = 9
"""Highest number in a quarter of the form."""


def subjects(book: Book) -> tuple[str, ...]:
    """The sixty cards by number; they bear none, so that any of them stands for the others."""
    return tuple(str(n) for n in range(1, book.numbers.treasure_cards + 1))


def form(subject: str) -> Form:
    """The four numbers of a card; once one is told, those that are nothing may be left out."""
    fields = tuple(
        Field(name, msg(f"pc-loot-{name}"), "number", 0, MOST, optional=False, picture=f"loot:{name}", rest=0)
        for name in QUARTERS
    )
    text = msg("pc-q-treasure-card")
    layout = (Band((Row(QUARTERS[:2]), Row(QUARTERS[2:]))),)
    return Form(
        key="treasure-card", text=text, rule="PC-T1-01", schema=SCHEMA, subject=subject, fields=fields, layout=layout
    )


def numbers(s: State, card: str) -> dict[str, int]:
    """What stands on a card that somebody has copied; nothing where it is unknown."""
    record = dict(s.card(SCHEMA, card) or ())
    return {name: value if isinstance(value := record.get(name), int) else 0 for name in QUARTERS}


def pile(s: State, book: Book) -> Pile[str]:
    """The cards that nobody has turned up yet."""
    left = tuple(card for card in subjects(book) if card not in s.turned)
    return Pile(left, lambda card: Option(card, msg("pc-treasure-card", n=card), picture="token:deck"))
