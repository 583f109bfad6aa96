"""6.1, 6.2, 7.2, 7.3 Turns: the operations to choose from, how a turn begins and ends, with what lasts for a turn only
(8.51, 9.8, 13.711, 15.4)."""

from __future__ import annotations

from companion.core.kit.agenda import Offering
from companion.core.procedures.procedure import Procedure, ProcedureFunction
from companion.core.values.frozen_records import replace
from companion.games.blackbeard.battle import interception
from companion.games.blackbeard.captains import retirement
from companion.games.blackbeard.crown import blockades, commissioners
from companion.games.blackbeard.harbour import port_attacks, repairs, sales
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.ids import NO_SHIP, SeatId, ShipId
from companion.games.blackbeard.model.ledger import MarkerPut, WoundsChanged, log, turn
from companion.games.blackbeard.model.names import Ctx
from companion.games.blackbeard.model.records import Pirate
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.prizes import capture, debauchery
from companion.games.blackbeard.sailing import movement
from companion.games.blackbeard.standing import pirates

SOURCES: tuple[Offering[State, Book], ...] = (
    capture,
    movement,
    port_attacks,
    sales,
    debauchery,
    repairs,
    retirement,
    pirates,
    commissioners,
)
"""Chapters whose `offers` are the operations of a turn (BB-7.2, BB-7.3)."""


PORT_TAKEN = "port-taken"
"""Cause of Notoriety by which it is known in which turn a port was taken (15.4)."""


def beset(s: State, seat: SeatId) -> tuple[Pirate, ...]:
    """BB-8.51: pirates of a player at sea in a hex with a hunter; in a Transit Box they need not fear it (BB-8.61)."""
    return tuple(
        pirate
        for pirate in s.pirates_of(seat)
        if pirate.at_sea and not pirate.place.zone and interception.hunters(s, pirate.id)
    )


def besetting(s: State, seat: SeatId) -> dict[str, tuple[ShipId, ...]]:
    """BB-8.51: what a turn of a player that begins now keeps of the hunters beside his pirates."""
    caught = beset(s, seat)
    hunters = tuple(dict.fromkeys(each for pirate in caught for each in interception.hunters(s, pirate.id)))
    return {"beset": tuple(pirate.id for pirate in caught), "besetters": hunters}


def begun(s: State) -> State:
    """BB-6.32, BB-8.51: a state that somebody has written, with the hunters beside whom its turn has begun.

    Whoever has the dice, and nothing left to set up, owes an operation. As long as nothing was done in that turn, where
    everybody lies tells the hunters.
    """
    if s.turn.stage == "setup" and s.turn.holder and not s.turn.steps:
        s = s.with_turn(stage="operation")
    turn = s.turn
    if turn.stage != "operation" or turn.done or turn.actor or turn.extra or turn.beset:
        return s
    return s.with_turn(**besetting(s, turn.holder))


def give(t: Ctx, seat: SeatId, commissioner: bool, rule: str, *, told: bool = True) -> Procedure[None]:
    """BB-6.2, BB-6.3: the turn, and the dice with it, go to a player.

    commissioner: the line bears KC (BB-23.3).  told: the notebook says it; the line of a card has said it already.
    """
    yield from turn(
        t,
        rule,
        "given" if told else "",
        stage="operation",
        holder=seat,
        actor=NO_SHIP,
        commissioner=commissioner,
        done=False,
        revelled=(),
        extra=0,
        **besetting(t.now, seat),
    )


def end_turn(t: Ctx) -> Procedure[None]:
    """BB-6.2: what follows the operation; then the next Action card is due.

    An operation that an event granted besides is no turn of its own (BB-17K): markers stay, and the next one follows.
    """
    extra = t.now.turn.extra
    if not extra:
        yield from _still_beset(t)
    yield from passing_ends(t)
    if not extra:
        yield from _sober_again(t)
        yield from _ports_left(t)
    yield from blockades.check(t)
    more = max(0, extra - 1)
    stage = "operation" if more else "draw"
    yield from turn(
        t,
        "BB-6.2",
        stage=stage,
        done=False,
        actor=NO_SHIP if more else t.now.turn.actor,
        extra=more,
        beset=(),
        besetters=(),
    )


def _still_beset(t: Ctx) -> Procedure[None]:
    """BB-8.51: hunters beside which a pirate began his turn try to catch him if he is still there at its end."""
    for name in t.now.turn.beset:
        pirate = t.now.pirate(name)
        if pirate.status == "active" and pirate.at_sea and not pirate.place.zone:
            there = interception.hunters(t.now, name)
            hunters = tuple(each for each in there if each in t.now.turn.besetters)
            if hunters:
                yield from interception.pursue(t, name, hunters, f"beset-{name}")


def passing_ends(t: Ctx) -> Procedure[None]:
    """BB-5.24, BB-13.711: what counts for one turn only is over when the turn, or what a line brought about, is."""
    yield from _light_wounds_end(t)
    yield from _evaders_seen_again(t)


def _light_wounds_end(t: Ctx) -> Procedure[None]:
    """BB-13.711: superficial wounds count until the end of the turn."""
    for name in [boat.id for boat in t.now.boats]:
        wounds = t.now.ship(name).wounds
        if wounds.superficial:
            yield from t.happens(WoundsChanged(name, replace(wounds, superficial=0), rule="BB-13.711"))


def _evaders_seen_again(t: Ctx) -> Procedure[None]:
    """BB-5.24: a Schooner has given a hunter the slip for this turn only."""
    for pirate in t.now.active:
        if pirate.evaded:
            yield from log(t, pirate.id, "BB-5.24", evaded=())


def _sober_again(t: Ctx) -> Procedure[None]:
    """BB-9.8: a debauchery costs the next turn, and is over then."""
    for pirate in t.now.pirates_of(t.now.turn.holder):
        if pirate.debauched and pirate.id not in t.now.turn.revelled:
            yield from t.happens(MarkerPut(pirate.id, "debauched", False, rule="BB-9.8"))


def taken_now(s: State, pirate: ShipId) -> bool:
    """BB-15.4: whether a pirate took a port in this very turn."""
    return any((line.pirate, line.cause, line.card) == (pirate, PORT_TAKEN, s.turn.cards) for line in s.ledger)


def _ports_left(t: Ctx) -> Procedure[None]:
    """BB-15.4: on the turn after he took a port its conqueror leaves or sacks it; then he is free again."""
    for pirate in t.now.pirates_of(t.now.turn.holder):
        if pirate.taken and not taken_now(t.now, pirate.id):
            yield from log(t, pirate.id, "BB-15.4", taken=0)


COMMANDS: dict[str, ProcedureFunction] = {"end-turn": end_turn}
