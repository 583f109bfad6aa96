"""14.3 Blockades: a hunter at sea before the port in which a pirate lies."""

from __future__ import annotations

from companion.core.procedures.procedure import Procedure
from companion.core.values.messages import msg
from companion.games.blackbeard.battle import interception
from companion.games.blackbeard.model import telling
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.ledger import log, popularity
from companion.games.blackbeard.model.names import Ctx, place_name, who
from companion.games.blackbeard.model.state import State


def blockaded(s: State, pirate: ShipId) -> bool:
    """BB-14.3: whether he lies in a port before which a hunter waits at sea; he can neither sell nor ransom then."""
    p = s.pirate(pirate)
    return p.status == "active" and p.in_port and bool(interception.hunters(s, pirate))


def check(t: Ctx) -> Procedure[None]:
    """BB-14.3, BB-23.2: blockades begin (Popularity −1) and end (+1 when either has left the hex) as the map shows it
    now; alone they turn Warships up.

    Who was chased out of the port has not escaped anything. Who has turned to sea but still lies beside the hunter has
    not yet escaped.
    """
    for pirate in [each.id for each in t.now.active]:
        p, now = t.now.pirate(pirate), blockaded(t.now, pirate)
        name, where = who(t.now, t.book, pirate), place_name(t.now, t.book, p.place)
        if now and not p.blockaded:
            yield from telling.say(t, "BB-14.3", msg("bb-ev-blockaded", name=name, port=where))
            yield from log(t, pirate, "BB-14.3", None, blockaded=True)
            yield from popularity(t, pirate, "blockaded", "BB-14.3")
            for hunter in interception.hunters(t.now, pirate):
                yield from interception.revealed(t, hunter, f"blockade-{hunter}-shown")
        elif p.blockaded and not now:
            if p.place.port in p.barred:
                yield from log(t, pirate, "BB-14.3", None, blockaded=False)
            elif not (p.place.port and interception.hunters(t.now, pirate)):
                yield from telling.say(t, "BB-14.3", msg("bb-ev-blockade-over", name=name))
                yield from log(t, pirate, "BB-14.3", None, blockaded=False)
                yield from popularity(t, pirate, "blockade-escaped", "BB-14.3")
