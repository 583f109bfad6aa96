"""CD-EFF-09: what the three Disaster tokens take; the third is not legible in the booklet and is copied (A-27)."""

from __future__ import annotations

from typing import Final

from companion.core.questions.kinds import Field, Form, Option
from companion.core.values.messages import msg
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import Disaster, Layer
from companion.games.cannon_duel.model.names import MARKERS
from companion.games.cannon_duel.model.state import State

SCHEMA: Final = "disaster"
THIRD: Final = "third"
MOST: Final = 9
LAYERS: Final[tuple[Layer, ...]] = ("sails", "deck", "hull")


def form() -> Form:
    """Which markers the third Disaster takes, and how many."""
    kinds = tuple(Option(layer, msg(f"cd-layer-{layer}"), picture=f"marker:{MARKERS[layer]}") for layer in LAYERS)
    fields = (
        Field("layer", msg("cd-disaster-layer"), "choice", options=kinds, optional=False, near="hull"),
        Field("markers", msg("cd-disaster-markers"), "number", 1, MOST, optional=False, near=3),
    )
    text = msg("cd-q-disaster")
    return Form(key="disaster", text=text, rule="CD-EFF-09", schema=SCHEMA, subject=THIRD, fields=fields)


def takes(s: State, book: Book, disaster: Disaster) -> tuple[Layer, int]:
    """From which layer a Disaster takes how many markers; of the third one as copied."""
    if disaster == "sails":
        return "sails", book.numbers.disaster_sails
    if disaster == "sailors":
        return "deck", book.numbers.disaster_sailors
    told, n = s.copied(SCHEMA, THIRD, "layer"), s.copied(SCHEMA, THIRD, "markers")
    layer = next((each for each in LAYERS if each == told), LAYERS[-1])
    return layer, n if isinstance(n, int) else 0
