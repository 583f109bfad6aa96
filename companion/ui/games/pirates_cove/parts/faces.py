"""How copied components look among others."""

from __future__ import annotations

from companion.core.procedures.copied_cards import CardValues
from companion.core.questions.kinds import Option
from companion.core.values.messages import msg
from companion.games.pirates_cove.cards.treasure_cards import SCHEMA as TREASURE_CARD
from companion.games.pirates_cove.islands.plunder import counted
from companion.games.pirates_cove.legends.legendary_pirates import SCHEMA as LEGEND
from companion.games.pirates_cove.model.names import OWN_CARD
from companion.games.pirates_cove.ship.mat import SCHEMA as MAT
from companion.games.pirates_cove.tavern.deck import SCHEMA as BOX
from companion.ui.games.pirates_cove.parts.pieces import QUARTERS


def face(schema: str, subject: str, record: CardValues) -> Option | None:
    """A copied component, None for one that nobody has to pick among others."""
    if schema == TREASURE_CARD:
        shown = {name: int(record.get(name) or 0) for name in QUARTERS}
        label = msg("pc-treasure-card", n=subject)
        return Option(subject, label, counted(shown), "loot:treasures")
    if schema == LEGEND and (name := record.get("name")):
        return Option(subject, msg("core-said", text=str(name)), msg("pc-legend-own"), "legend:own")
    if schema == OWN_CARD and (name := record.get("name")):
        return Option(subject, msg("core-said", text=str(name)), msg(f"pc-card-{subject}"), f"tavern:{subject}")
    if schema == MAT:
        return Option(subject, msg("pc-kind-mat"), None, "section:hull")
    if schema == BOX:
        return Option(subject, msg("pc-kind-box"), None, "token:deck")
    return None
