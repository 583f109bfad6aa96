"""How cards of a collection look among others."""

from __future__ import annotations

from companion.core.procedures.copied_cards import CardValues
from companion.core.questions.kinds import Option
from companion.core.values.messages import Msg, msg
from companion.games.pirates_csg.cards import schemas
from companion.games.pirates_csg.model.names import BEASTS

PLAIN = {
    schemas.FORT: "csg:fort",
    schemas.EVENT: "event:any",
    schemas.TREASURE: "token:chest",
    schemas.EQUIPMENT: "token:anchor",
    schemas.ISLAND: "csg:island",
    schemas.FLEET: "csg:home",
}
"""Pictures of kinds of card of which all look alike."""


def face(schema: str, subject: str, record: CardValues) -> Option | None:
    """A card by its name, its points and its picture; None for one without a name."""
    name = record.get("name")
    if not isinstance(name, str) or not name:
        return None
    label, points = msg("core-said", text=name), record.get("points")
    note: Msg | None = msg("csg-ui-points", n=int(points)) if isinstance(points, int) else None
    return Option(subject, label, note, picture(schema, record))


def picture(schema: str, record: CardValues) -> str:
    """How a card is drawn: a ship by its masts, crew by what it does."""
    if schema == schemas.SHIP:
        masts, words = int(record.get("masts") or 0), record.get("keywords") or ()
        kind = next((each for each in BEASTS if isinstance(words, tuple | list) and each in words), "")
        return f"csg-{kind}:{masts}" if kind else f"csg-ship:{masts}-{masts}"
    if schema == schemas.CREW:
        skills = record.get("skills")
        return f"crew:{skills[0]}" if isinstance(skills, tuple | list) and skills else "crew:named"
    return PLAIN[schema]
