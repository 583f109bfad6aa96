"""D-14: the faces of market tiles, which the rulebook does not give, as forms to be copied once (catalogue part 4).

One function per component makes the form; one frozen record reads it. Every value may stay unknown.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from companion.core.printed.card_layout import Band, Row
from companion.core.questions.kinds import Field, Form, Record
from companion.core.values.messages import msg
from companion.games.captains_log.model.ids import MarketRow, Nation
from companion.games.captains_log.model.names import nation
from companion.games.captains_log.model.options import Side

MAX_SECTIONS = 5
PRICE_STEP = 500


@cache
def market_tile_form(tile: Nation, side: Side) -> Form:
    """D-14: the price sections of one face of a market tile, from left to right."""
    lines = [Field("sections", msg("cl-form-sections"), "number", 1, MAX_SECTIONS)]
    for i in range(1, MAX_SECTIONS + 1):
        shown = ("sections", tuple(range(i, MAX_SECTIONS + 1)))
        lines += [
            Field(f"legal_{i}", msg("cl-form-legal-slots", n=i), "number", 0, 12, when=shown, near=3),
            Field(f"contraband_{i}", msg("cl-form-contraband-slots", n=i), "number", 0, 12, when=shown, near=3),
            Field(f"buy_{i}", msg("cl-form-buy", n=i), "number", 0, 5000, PRICE_STEP, when=shown, near=1000),
            Field(f"sell_{i}", msg("cl-form-sell", n=i), "number", 0, 5000, PRICE_STEP, when=shown, near=1000),
        ]
        if side == "B":
            lines.append(
                Field(
                    f"sell_contraband_{i}",
                    msg("cl-form-sell-contraband", n=i),
                    "number",
                    0,
                    5000,
                    PRICE_STEP,
                    when=shown,
                    near=1000,
                )
            )
    return Form(
        key=f"market-tile-{tile}",
        schema="market-tile",
        subject=f"{tile}-{side}",
        fields=tuple(lines),
        layout=_layout(side),
        text=msg("cl-form-market-tile", nation=nation(tile), side=side),
        rule="CL-MKT-03",
    )


def _layout(side: Side) -> tuple[Band, ...]:
    """CL-MKT-03: the legal row above the one for contraband, the sections from left to right; side B prints a selling
    price for each of the two."""

    def row(name: str, label: str, picture: str) -> Row:
        return Row(tuple(f"{name}_{i}" for i in range(1, MAX_SECTIONS + 1)), msg(label), picture)

    columns = tuple(msg("cl-face-section", n=i) for i in range(1, MAX_SECTIONS + 1))
    legal = (
        row("legal", "cl-face-places", "cube:any"),
        row("buy", "cl-face-buy", "token:coin"),
        row("sell", "cl-face-sell", "token:market"),
    )
    contraband = [row("contraband", "cl-face-places", "cube:any")]
    if side == "B":
        contraband.append(row("sell_contraband", "cl-face-sell", "token:market"))
    return (
        Band((Row(("sections",), msg("cl-face-sections")),)),
        Band(legal, msg("cl-face-legal"), columns=columns, colour="market_legal"),
        Band(tuple(contraband), msg("cl-face-contraband"), columns=columns, colour="market_contraband"),
    )


@dataclass(frozen=True, slots=True)
class Section:
    """One price zone of a market tile: slots per row and prices in doubloons."""

    legal: int
    contraband: int
    buy: int
    sell: int
    sell_contraband: int

    def slots(self, kind: MarketRow) -> int:
        """Slots of one row in this section."""
        return self.legal if kind == "legal" else self.contraband

    def price(self, kind: MarketRow) -> int:
        """Selling price of one row (one price for both on side A, CL-MKT-04)."""
        return self.sell if kind == "legal" else self.sell_contraband


@dataclass(frozen=True, slots=True)
class TileFace:
    """A market tile's sections from left to right (CL-MKT-03)."""

    sections: tuple[Section, ...]

    @classmethod
    def of(cls, record: Record) -> TileFace | None:
        """The face as copied; None when a value was left unknown."""
        v = dict(record)
        if not isinstance(v["sections"], int):
            return None
        sections = []
        for i in range(1, v["sections"] + 1):
            both = v.get(f"sell_{i}")
            values = (v[f"legal_{i}"], v[f"contraband_{i}"], v[f"buy_{i}"], both, v.get(f"sell_contraband_{i}", both))
            if not all(isinstance(value, int) for value in values):
                return None
            sections.append(Section(*values))  # type: ignore[arg-type]
        return cls(tuple(sections)) if sections else None

    def slots(self, kind: MarketRow) -> int:
        """All slots of one row."""
        return sum(section.slots(kind) for section in self.sections)

    def section(self, kind: MarketRow, slot: int) -> int:
        """Index of the section in which slot number `slot` (from 0, from the left) of a row lies."""
        for index, section in enumerate(self.sections):
            if slot < section.slots(kind):
                return index
            slot -= section.slots(kind)
        raise IndexError(slot)
