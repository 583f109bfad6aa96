"""PC-LEG, PC-BLANK-01: the cards of Legendary Pirates: the printed ones, and one of the owner's on the blank card."""

from __future__ import annotations

from typing import Final

from companion.core.kit.piles import Pile
from companion.core.printed.card_layout import Band, Row
from companion.core.questions.kinds import Field, Form, Option
from companion.core.values.messages import msg
from companion.games.pirates_cove.model.book import Book, Legend
from companion.games.pirates_cove.model.ids import SECTIONS
from companion.games.pirates_cove.model.names import legend_name as legend_name
from companion.games.pirates_cove.model.names import section_name
from companion.games.pirates_cove.model.state import State

SCHEMA: Final = "legend"
OWN: Final = "own"
"""The id of a pirate on the blank card, and the subject of its form."""
TRAITS: Final = ("hull", "crew", "cannon", "speed")
ALL: Final = "all"


def form() -> Form:
    """A pirate of the owner's invention, on the blank card of the box (PC-BLANK-01)."""
    attacks = (*(Option(each, section_name(each), picture=f"section:{each}") for each in SECTIONS),)
    everything = Option(ALL, msg("cove-all-sections"))
    ranks = tuple(Option(each, msg(f"cove-rank-{each}")) for each in TRAITS)
    fields = (
        Field("name", msg("cove-own-name"), "words", optional=False),
        Field("dice", msg("cove-own-dice"), "number", 1, 10, optional=False, near=4),
        Field("hull", msg("cove-own-hull"), "number", 1, 20, optional=False, near=5),
        Field("sails", msg("cove-own-sails"), "number", 1, 40, optional=False, near=20),
        Field("fame", msg("cove-own-fame"), "number", 0, 20, optional=False, near=5),
        Field("attacks", msg("cove-own-attacks"), "choice", options=(*attacks, everything), optional=False),
        Field("ranks", msg("cove-own-ranks"), "choice", options=ranks, optional=False),
    )
    text = msg("cove-q-own-legend")
    pairs = (("name",), ("hull", "dice"), ("sails", "fame"), ("attacks", "ranks"))
    return Form(
        key="legend",
        text=text,
        rule="PC-BLANK-01",
        schema=SCHEMA,
        subject=OWN,
        fields=fields,
        layout=(Band(tuple(map(Row, pairs))),),
    )


def card(s: State, book: Book, legend: str) -> Legend:
    """A Legendary Pirate as its card has it."""
    if legend != OWN:
        return book.legend(legend)
    values = dict(s.card(SCHEMA, OWN) or ())
    attacks = SECTIONS if values.get("attacks") == ALL else (values.get("attacks"),)
    return Legend.model_validate(
        {name: values.get(name) for name in ("dice", "hull", "sails", "fame", "ranks")}
        | {"id": OWN, "rule": "PC-BLANK-01", "attacks": attacks}
    )


def hull(s: State, book: Book, legend: str) -> int:
    """PC-LEG-02: the points of hull of a whole ship, 0 for one that does not fight."""
    return card(s, book, legend).hull or 0


def pile(s: State, book: Book) -> Pile[str]:
    """PC-SETUP-06: the cards of Legendary Pirates that lie face down: neither under a black ship nor discarded."""
    kinds = [legend.id for legend in book.legends]
    if s.options.own_legend and s.card(SCHEMA, OWN) is not None:
        kinds.append(OWN)
    shown = tuple(ship.legend for ship in s.black_ships)
    left = tuple(kind for kind in kinds if kind not in (*shown, *s.legends_gone))
    return Pile(left, lambda kind: Option(kind, legend_name(s, kind), picture=f"legend:{kind}"), s.options.legends)
