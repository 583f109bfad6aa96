"""CSG-FLEET-01: a fleet that somebody has built and kept, for this game and others."""

from __future__ import annotations

from typing import Final

from companion.core.questions import Field, Form
from companion.core.text import msg
from companion.games.pirates_csg.cards.schemas import CREW, EVENT, FORT, SHIP, TREASURE

SCHEMA: Final = "csg-fleet"
MUSTERED: Final = (SHIP, CREW, FORT, EVENT, TREASURE)
"""The kinds of card of which a fleet consists; each has a line of its own, by that name."""


def form(subject: str) -> Form:
    """A fleet: its name, the points for which it is built, and its cards by kind."""
    cards = tuple(Field(schema, msg(f"csg-kind-{schema}"), "ids") for schema in MUSTERED)
    return Form(
        key=f"{SCHEMA}-{subject}",
        text=msg("csg-q-fleet-kept", n=subject),
        rule="CSG-FLEET-01",
        schema=SCHEMA,
        subject=subject,
        fields=(
            Field("name", msg("csg-field-name"), "words", optional=False),
            Field("total", msg("csg-field-total"), "number", 0, 200, 5, near=40),
            *cards,
        ),
    )
