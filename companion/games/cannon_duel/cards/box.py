"""The title on the box, which the booklet does not show legibly: copied once by the owner, if wanted."""

from __future__ import annotations

from typing import Final

from companion.core.procedures.copied_cards import CardValues
from companion.core.questions.kinds import Field, Form
from companion.core.values.messages import Msg, msg
from companion.games.cannon_duel.model.state import State

SCHEMA: Final = "box"
SUBJECT: Final = "box"
TITLE: Final = msg("cd-title")
"""What we call the game as long as nobody has typed what its box says."""


def form() -> Form:
    """What the game is called; no rule asks for it."""
    field = Field("title", msg("cd-box-title"), "words", example="Cannon duel")
    return Form(key="box", text=msg("cd-q-box"), rule="CD-SETUP-01", schema=SCHEMA, subject=SUBJECT, fields=(field,))


def title_at(s: State) -> Msg:
    """What the game is called at a table."""
    return title(dict(s.card(SCHEMA, SUBJECT) or ())) or TITLE


def title(values: CardValues | None) -> Msg | None:
    """What the game is called as somebody has copied it; None where nobody has."""
    told = (values or {}).get("title")
    return msg("core-said", text=told) if isinstance(told, str) else None
