"""How copied components look among others."""

from __future__ import annotations

from companion.core.procedures.copied_cards import CardValues
from companion.core.questions.kinds import Option
from companion.core.values.messages import msg
from companion.games.cannon_duel.cards import advanced, board, disasters, target_cards, tiles
from companion.games.cannon_duel.model.ids import GUNS
from companion.games.cannon_duel.model.names import gun_name


def face(schema: str, subject: str, record: CardValues) -> Option | None:
    """A copied component, None for one without a name where it should bear one."""
    if schema == board.SCHEMA:
        return Option(subject, msg(f"cd-board-{subject}"), None, "duel:ship")
    if schema == target_cards.SCHEMA:
        return Option(subject, msg("cd-ui-target-card", n=subject), None, "token:target")
    if schema == disasters.SCHEMA:
        return Option(subject, msg("cd-disaster-third"), None, "disaster:third")
    if schema == tiles.SCHEMA:
        gun = next((each for each in GUNS if each == subject), None)
        return None if gun is None else Option(subject, gun_name(gun), None, f"gun:{gun}")
    if schema in (advanced.REPUTATION, advanced.TRICK) and (name := record.get("name")):
        words = record.get("words")
        note = msg("core-said", text=str(words)) if words else None
        return Option(subject, msg("core-said", text=str(name)), note, f"token:{schema}")
    return None
