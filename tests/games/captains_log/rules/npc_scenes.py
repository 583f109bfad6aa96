"""Scenes for the NPC tests: a Spanish NPC of Anne's among other ships, and its activation told in short words.

Words: flags "move6 fire4+1 board8"; a path "AG-M2- AG-M4+ AG-M10" (+ yes, - no, neither for a step); orders
"approach Bart".
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from companion.core.events.announcement_events import Announced
from companion.core.procedures.copied_cards import CopiedCard
from companion.core.procedures.procedure import Procedure
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.model.ids import NATIONS, CardId, NpcId
from companion.games.captains_log.model.names import Ctx
from companion.games.captains_log.model.options import Switches
from companion.games.captains_log.model.state import Npc, Reputation, State, Turn
from companion.games.captains_log.npcs import activation
from tests.games.captains_log.rules.fleet import npc_card
from tests.games.captains_log.rules.scripted import Played, a_table, play
from tests.games.captains_log.seat_ids import NPC_1, SEAT_1, SEAT_2

PREFIX = "cl-npc-order-"


def flags(words: str) -> dict[str, Any]:
    """The action flags of a card."""
    values: dict[str, Any] = {}
    for i, word in enumerate(words.split(), 1):
        kind = word.rstrip("0123456789+")
        value, _, bonus = word.removeprefix(kind).partition("+")
        values |= {f"f{i}_kind": kind, f"f{i}_move" if kind == "move" else f"f{i}_dice": int(value)}
        values |= {} if kind == "move" else {f"f{i}_bonus": int(bonus or 0)}
    return values


def card(number: int, role: str, nation: str, words: str, **values: Any) -> CopiedCard:
    """A ship card with these flags, named after its number."""
    plain = {"role": role, "nation": nation, "name": f"S{number}", "defence": 10, "hull": 9, "crew": 12}
    return npc_card(f"ship-{number:02}", **(plain | {"spawn_tile": 12} | flags(words) | values))


def scene(
    role: str = "aggressive",
    words: str = "move6 fire4+1",
    *others: str,
    with_spain: tuple[int | None, int | None] = (0, 0),
    boarding: bool = False,
    npc: Mapping[str, Any] | None = None,
    **values: Any,
) -> State:
    """npc-1, Spanish, run by Anne (seat-1); the others are npc-2, npc-3, … run by Bart, "role nation" each.

    with_spain: Anne's and Bart's reputation with every faction, None for a player who is off the map. npc: fields of
    npc-1 on the table; values: of its card.
    """
    table = a_table()
    players = tuple(
        replace(p, afloat=column is not None, standing=Reputation(**dict.fromkeys(NATIONS, column or 0)))
        for p, column in zip(table.players, with_spain, strict=True)
    )
    mine: dict[str, Any] = {"card": CardId("ship-01"), "revealed": True, "on_map": True} | dict(npc or {})
    fleet = [Npc(NPC_1, SEAT_1, **mine)]
    cards = [card(1, role, "spain", words, **values)]
    for i, other in enumerate(others, 2):
        kind, nation = other.split()
        fleet.append(Npc(NpcId(f"npc-{i}"), SEAT_2, CardId(f"ship-{i:02}"), revealed=True, on_map=True))
        cards.append(card(i, kind, nation, "move5 fire3"))
    return replace(
        table,
        players=players,
        npcs=tuple(fleet),
        cards=tuple(cards),
        revealed=(3, 10, 12),
        turn=Turn("npcs", 2, 0, npcs=(NPC_1,)),
        options=replace(table.options, switches=Switches(boarding=boarding)),
    )


def shot(t: Ctx, npc_id: str, target: str, dice: int, bonus: int, *, key: str, **known: Any) -> Procedure[None]:
    """An attack that does nothing, in place of the combat chapters."""
    yield from t.happens(Announced(msg("cl-npc", n=int(npc_id[-1])), rule="CL-RNG-01"))


def activate(state: State, answers: Mapping[str, Any] | None = None, npc: str = "npc-1") -> Played:
    """One activation by a script of answers."""
    return play(activation.activate, state, answers or {}, npc=npc)


def path(played: Played, *trees: str) -> str:
    """The nodes passed, of some trees or of all but the master tree."""
    signs = {"yes": "+", "no": "-", "": ""}
    nodes = played.state.report.nodes if played.state.report else ()
    shown = (n for n in nodes if (n.id.split("-")[0] in trees if trees else not n.id.startswith("N-")))
    return " ".join(node.id + signs[node.answer] for node in shown)


def _name(arg: Any) -> str:
    return str(dict(arg.args)["name"]) if isinstance(arg, Msg) else str(arg)


def orders(played: Played) -> list[str]:
    """The orders given, each with the ship it names."""
    given = played.state.report.orders if played.state.report else ()
    return [" ".join(_order(order)) for order in given]


def _order(order: Msg) -> Iterator[str]:
    yield order.key.removeprefix(PREFIX)
    ship = dict(order.args).get("ship")
    if ship is not None:
        yield _name(ship)
