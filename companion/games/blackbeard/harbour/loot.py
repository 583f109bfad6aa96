"""15.4 The loot of a port: it fills every hold, less the share of each that stays full of older booty."""

from __future__ import annotations

from companion.core.events.announcement_events import Announced
from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import Option
from companion.core.values.messages import Arg, msg
from companion.games.blackbeard.map import printed_ports
from companion.games.blackbeard.model import announced_results, current_values, rounding
from companion.games.blackbeard.model.decisions import decide
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.ledger import HoldsChanged
from companion.games.blackbeard.model.names import Ctx, doubloons, port_name, q, who
from companion.games.blackbeard.supply import cunning


def split(amount: int, holds: int) -> tuple[int, ...]:
    """An amount over so many holds, as evenly as whole doubloons allow; the larger parts first."""
    if not holds:
        return ()
    even, over = divmod(amount, holds)
    return tuple(even + (i < over) for i in range(holds))


def worth_keeping(cargoes: tuple[int, ...], amount: int, holds: int) -> tuple[str, ...]:
    """Older cargoes that are worth more than the share of the loot that each of them displaces."""
    return tuple(f"hold-{i}" for i, value in enumerate(cargoes, 1) if value * holds > amount)


def take(t: Ctx, crews: tuple[ShipId, ...], number: int, key: str) -> Procedure[None]:
    """BB-15.4: as many dice as the port is worth, a hundred doubloons a point; who operates divides it (BB-20.6)."""
    value = yield from printed_ports.value_of(t, number, f"{key}-value")
    name, port = who(t.now, t.book, crews[0]), port_name(t.now, t.book, number)
    if not value:
        yield from announced_results.say(t, "BB-15.4", msg("bb-ev-no-loot", port=port))
        return
    text = msg("bb-q-loot", name=name, port=port, n=value)
    best = value * t.book.numbers.die_faces
    rolled = yield from cunning.dice(
        t, crews[0], f"{key}-dice", text, "BB-15.4", value, enough=lambda rolled: sum(rolled) == best
    )
    amount = t.book.numbers.loot_unit * sum(rolled)
    told = msg("bb-ev-loot", name=name, port=port, amount=doubloons(amount))
    yield from announced_results.rolled(t, "BB-15.4", crews[0], told, rolled)
    given = 0
    for ally in crews[1:]:
        question = q.number(
            "share",
            0,
            amount,
            under=key,
            at=ally,
            rule="BB-20.6",
            words={"name": who(t.now, t.book, ally)},
            about=(ally,),
            default=amount // len(crews),
            unit="token:coin",
        )
        given = yield from decide(t, crews[0], question, amount // len(crews))
        yield from stow(t, ally, given, f"{key}-{ally}")
    yield from stow(t, crews[0], amount - given, key)


def stow(t: Ctx, ship: ShipId, amount: int, key: str) -> Procedure[None]:
    """BB-15.4: a pirate's loot goes into his holds; each that he keeps full of older booty costs its share."""
    pirate = t.now.pirate(ship)
    if not amount:
        return
    name, holds, cargoes = who(t.now, t.book, ship), current_values.ship(t.book, pirate.hull).holds, pirate.holds
    kept: tuple[str, ...] = ()
    if cargoes:
        best = worth_keeping(cargoes, amount, holds)
        words: dict[str, Arg] = {
            "name": name,
            "amount": doubloons(amount),
            "share": doubloons(rounding.part(amount, 1, holds)),
            "holds": holds,
        }
        options = tuple(
            Option(f"hold-{i}", doubloons(value), None, "token:barrel") for i, value in enumerate(cargoes, 1)
        )
        question = q.pick(
            "keep", options, under=key, words=words, text="loot-keep", note=True, none=True, about=(ship,), default=best
        )
        kept = yield from decide(t, ship, question, best)
    older = tuple(value for i, value in enumerate(cargoes, 1) if f"hold-{i}" in kept)
    free = holds - len(older)
    taken = rounding.part(amount, free, holds)
    if older:
        text = msg("bb-ev-loot-share", name=name, loot=amount, free=free, holds=holds, amount=doubloons(taken))
        yield from t.happens(Announced(text, "change", "token:barrel", rule="BB-15.4"))
    yield from t.happens(HoldsChanged(ship, (*older, *(each for each in split(taken, free) if each)), rule="BB-15.4"))
