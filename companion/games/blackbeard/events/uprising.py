"""17G The native uprising: in the port of the most notorious pirate at anchor, else in two ports that chance names."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.kit.piles import Pile, draw
from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import Option
from companion.core.values.messages import Msg, msg
from companion.games.blackbeard.captains import wounds
from companion.games.blackbeard.crown import chasing, commissioners
from companion.games.blackbeard.map import printed_ports
from companion.games.blackbeard.model.ledger import deposits_lost
from companion.games.blackbeard.model.names import Ctx, port_name
from companion.games.blackbeard.model.records import Pirate
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.standing import governors, ports
from companion.games.blackbeard.supply import counter_cups


def in_ports(s: State) -> tuple[Pirate, ...]:
    """Pirates anchored or careened in a port."""
    return tuple(pirate for pirate in s.active if pirate.in_port)


def native_uprising(t: Ctx, key: str) -> Procedure[None]:
    """BB-17G: pirates are chased out of the port, those careened there die, its Governor changes, deposits are lost."""
    there = in_ports(t.now)
    if not there:
        yield from _elsewhere(t, key)
        return
    highest = max(pirate.notoriety for pirate in there)
    equal = tuple(pirate.id for pirate in there if pirate.notoriety == highest)
    most = yield from commissioners.choose_pirate(
        t, t.now.turn.holder, equal, f"{key}-who", msg("bb-q-uprising-whom"), "BB-17G"
    )
    number = t.now.place_of(most).port
    for pirate in [each.id for each in in_ports(t.now) if each.place.port == number]:
        if t.now.pirate(pirate).posture == "careened":
            yield from wounds.gone(t, pirate, "port", f"{key}-{pirate}", "BB-17G")
        else:
            yield from chasing.chase_out(t, pirate, f"{key}-{pirate}", "BB-17G", by_event=True)
    yield from deposits_lost(t, number, "BB-17G")
    yield from _governor(t, number, f"{key}-governor")


def _governor(t: Ctx, number: int, key: str) -> Procedure[None]:
    """BB-17G: a pro-pirate Governor leaves the game; a neutral port draws one, and keeps only one against pirates.

    A pirate haven has none (A-24).
    """
    if printed_ports.is_haven(t.now, t.book, number) or t.now.port(number).destroyed:
        return
    governed = ports.governed(t.now, number)
    if governed == "pro":
        yield from governors.remove(t, number, "BB-17G")
    elif governed == "neutral":
        purpose = msg("bb-event-purpose-governor", port=port_name(t.now, t.book, number))
        leaning = yield from counter_cups.governor(t, key, "BB-17G", purpose)
        if leaning == "pro":
            yield from governors.discard(t, leaning, "BB-17G")
        else:
            yield from governors.place(t, number, leaning, "BB-17G")


def _elsewhere(t: Ctx, key: str) -> Procedure[None]:
    """BB-17G: with no pirate in any port, a random neutral and a random pro-pirate port rise against theirs (A-24)."""
    for standing in ("neutral", "pro"):
        fitting = [port.number for port in t.now.ports if _rises(t, port.number, standing)]
        if fitting:
            number = yield from _chance(t, fitting, f"{key}-{standing}", msg(f"bb-q-uprising-{standing}"))
            yield from _governor(t, number, f"{key}-{standing}-governor")


def _rises(t: Ctx, number: int, standing: str) -> bool:
    haven = printed_ports.is_haven(t.now, t.book, number)
    return not haven and not t.now.port(number).destroyed and ports.governed(t.now, number) == standing


def _chance(t: Ctx, numbers: Sequence[int], key: str, text: Msg) -> Procedure[int]:
    there = Pile(tuple(numbers), lambda n: Option(str(n), port_name(t.now, t.book, n), picture="place:port"))
    return (yield from draw(t, there, key=key, text=text, rule="BB-17G"))
