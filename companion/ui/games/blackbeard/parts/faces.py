"""How copied components look among others: by the name and the values that tell them apart at a glance."""

from __future__ import annotations

from companion.core.procedures.copied_cards import CardValues
from companion.core.questions.kinds import Option
from companion.core.values.messages import Msg, msg
from companion.games.blackbeard.model.names import nation


def face(schema: str, subject: str, record: CardValues) -> Option | None:
    """A copied component, None for one that nobody has to pick among others."""
    country = record.get("nation") or "none"
    match schema:
        case "port":
            name = record.get("name")
            number = int(subject)
            label = msg("bb-port-named", n=number, name=str(name)) if name else msg("bb-port", n=number)
            note = msg("bb-ui-port-brief", value=_known(record, "value"), garrison=_known(record, "garrison"))
            return Option(subject, label, note, f"flag:{country}")
        case "merchant":
            kind = msg(f"bb-silhouette-{record.get('silhouette') or 'unknown'}")
            defence = _known(record, "defence")
            note = msg("bb-ui-merchant-brief", nation=nation(country), defence=defence)
            return Option(subject, kind, note, f"flag:{country}")
        case "warship":
            return Option(subject, msg("bb-ui-warship", nation=nation(country)), _strength(record), f"flag:{country}")
        case "commissioner":
            name = str(record.get("name") or "")
            label = msg("bb-kc-named", name=name) if name else msg("bb-ui-kc-nameless")
            return Option(subject, label, _strength(record), "ship:ship_of_the_line")
    return None


def _known(record: CardValues, field: str) -> int | Msg:
    """A number of a component, or that nobody has copied it."""
    value = record.get(field)
    return msg("ui-unknown") if value is None else int(value)


def _strength(record: CardValues) -> Msg:
    return msg("bb-ui-strength", combat=_known(record, "combat"), speed=_known(record, "speed"))
