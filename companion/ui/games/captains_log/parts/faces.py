"""How copied cards look among others: by the name and the values that tell them apart at a glance."""

from __future__ import annotations

from companion.core.procedures.copied_cards import CardValues
from companion.core.questions.kinds import Option
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.events.weather import values_note, wind_name
from companion.games.captains_log.fleet.npc_card import NpcCard
from companion.games.captains_log.fleet.ships import PlayerShip, ship_title
from companion.games.captains_log.model.ids import CardId, SheetId, WindId
from companion.games.captains_log.model.names import MINIATURES, nation


def face(schema: str, subject: str, record: CardValues) -> Option | None:
    """A copied card, None for a component that nobody has to pick among others."""
    values = tuple((name, tuple(value) if isinstance(value, list) else value) for name, value in record.items())
    match schema:
        case "npc-card":
            ship = NpcCard.of(values)
            kind = msg("cl-npc-of", role=msg(f"cl-role-{ship.role}"), nation=nation(ship.nation))
            note = msg("cl-ui-npc-brief", kind=kind, defence=ship.defence or 0, hull=ship.hull or 0)
            return Option(
                subject, _named(ship.name, CardId(subject)), note, f"ship:{MINIATURES[ship.role]}", colour=ship.nation
            )
        case "player-ship":
            sheet = SheetId(subject)
            mine = PlayerShip.of(sheet, values)
            note = msg("cl-ui-ship-brief", level=mine.level or 0, defence=mine.defence or 0, hull=mine.hull or 0)
            name = ship_title(sheet) if sheet.is_board else _named(str(record.get("name") or ""), sheet)
            return Option(subject, name, note, "ship:schooner")
        case "wind-card":
            return Option(subject, wind_name(WindId(subject)), values_note(values), "event:wind")
    return None


def _named(name: str, card: SheetId) -> Msg:
    return msg("core-said", text=name) if name else msg("cl-npc-card-number", card=card.name)
