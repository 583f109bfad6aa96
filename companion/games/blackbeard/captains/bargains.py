"""21 Bargains of pirates who end a turn in the same port: booty, hostages, Net Worth, and ship against ship."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.events.announcement_events import Announced
from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command
from companion.core.procedures.refusals import refuse
from companion.core.questions.kinds import Option
from companion.core.rules.verdicts import ALLOWED, Verdict, refused, require
from companion.core.values.messages import Arg, Msg, msg
from companion.games.blackbeard.captains import alliances
from companion.games.blackbeard.model import announced_results, current_values
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.ledger import HoldsChanged, HostagesChanged, log, worth
from companion.games.blackbeard.model.names import Ctx, doubloons, hull, nation, port_name, q, who
from companion.games.blackbeard.model.records import Hostage, Pirate
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.standing import operations


@dataclass(frozen=True, slots=True)
class BargainShare:
    """What one side gives: cargoes by value, hostages, Net Worth."""

    holds: tuple[int, ...] = ()
    hostages: tuple[Hostage, ...] = ()
    worth: int = 0

    @property
    def empty(self) -> bool:
        """Whether it is nothing at all."""
        return not (self.holds or self.hostages or self.worth)


def may_bargain(s: State, book: Book, ship: ShipId, other: ShipId) -> Verdict:
    """BB-21.1: whether two pirates may bargain now; it takes no operation."""
    one, two = s.pirate(ship), s.pirate(other)
    names = {"name": who(s, book, ship), "other": who(s, book, other)}
    verdict = require(one.owner != two.owner, "BB-21.1", msg("bb-no-trade-own"))
    for each in (ship, other):
        verdict &= require(not s.is_false(each), "BB-23.1", msg("bb-no-trade-false", name=who(s, book, each)))
    verdict &= require(alliances.ashore_together(one, two), "BB-21.1", msg("bb-no-trade-apart", **names))
    return verdict & require(s.turn.stage == "draw", "BB-21.1", msg("bb-no-trade-turn"))


def room(
    s: State, book: Book, one: Pirate, two: Pirate, swap: bool, gives: BargainShare, gets: BargainShare
) -> Verdict:
    """BB-5.23: whether what the first would have aboard fits into the holds of the ship that he would have."""
    holds = current_values.ship(book, two.hull if swap else one.hull).holds
    aboard = len(one.holds) - len(gives.holds) + len(gets.holds)
    if aboard <= holds:
        return ALLOWED
    return refused("BB-5.23", msg("bb-no-trade-room", name=who(s, book, one.id), n=aboard, holds=holds))


def trade(t: Ctx, ship: ShipId, other: ShipId) -> Procedure[None]:
    """BB-21.1: both say what they give and whether they exchange ships; without the other's consent nothing happens."""
    gives = yield from _share(t, ship, "gives")
    gets = yield from _share(t, other, "gets")
    swap = yield from _swap(t, ship, other)
    if gives.empty and gets.empty and not swap:
        yield from t.happens(Announced(msg("bb-trade-nothing"), rule="BB-21.1"))
        return
    one, two = t.now.pirate(ship), t.now.pirate(other)
    verdict = room(t.now, t.book, one, two, swap, gives, gets) & room(t.now, t.book, two, one, swap, gets, gives)
    if not verdict.allowed:
        yield from refuse(t, verdict)
        return
    words: dict[str, Arg] = {
        "name": who(t.now, t.book, ship),
        "gives": _list(t, gives, one, swap),
        "other": who(t.now, t.book, other),
        "gets": _list(t, gets, two, swap),
    }
    agreed = q.yes_no("agreed", who=two.owner, words=words, text="trade-agreed", about=(ship, other), default=True)
    if not (yield from t.ask(agreed)):
        yield from announced_results.say(t, "BB-21.1", msg("bb-trade-declined"))
        return
    told = msg("bb-trade-done", name=who(t.now, t.book, ship), gives=_list(t, gives, one, swap))
    back = msg("bb-trade-done", name=who(t.now, t.book, other), gives=_list(t, gets, two, swap))
    yield from t.happens(Announced(told, "order", rule="BB-21.1"), Announced(back, "order", rule="BB-21.1"))
    if swap:
        yield from _exchange_ships(t, one, two)
    yield from _settle(t, one, gives, gets)
    yield from _settle(t, two, gets, gives)


def _share(t: Ctx, ship: ShipId, key: str) -> Procedure[BargainShare]:
    """What a pirate gives; nobody is asked for what is not aboard."""
    pirate, name = t.now.pirate(ship), who(t.now, t.book, ship)
    cargoes = tuple(Option(f"hold-{i}", doubloons(value), None, "token:barrel") for i, value in enumerate(pirate.holds))
    people = tuple(Option(each.id, _hostage(t, each), None, f"flag:{each.nation}") for each in pirate.hostages)
    chosen = yield from t.pick(
        "goods",
        (*cargoes, *people),
        under=key,
        who=pirate.owner,
        rule="BB-21.1",
        words={"name": name},
        text="trade-goods",
        about=(ship,),
        default=(),
        none=msg("bb-trade-none"),
    )
    coins = yield from t.number(
        "worth",
        0,
        pirate.worth,
        under=key,
        who=pirate.owner,
        rule="BB-21.1",
        words={"name": name},
        text="trade-worth",
        about=(ship,),
        default=0,
        unit="token:coin",
    )
    return BargainShare(
        tuple(value for i, value in enumerate(pirate.holds) if f"hold-{i}" in chosen),
        tuple(each for each in pirate.hostages if each.id in chosen),
        coins,
    )


def _swap(t: Ctx, ship: ShipId, other: ShipId) -> Procedure[bool]:
    """BB-21.1: whether they exchange ships; nobody is asked, for it is rare: the answer may be changed afterwards."""
    one, two = t.now.pirate(ship), t.now.pirate(other)
    names = {"name": who(t.now, t.book, ship), "other": who(t.now, t.book, other)}
    words = {**names, "one": hull(one.hull), "two": hull(two.hull)}
    return (
        yield from t.yes_no(
            "ships", words=words, text="trade-ships", note=True, about=(ship, other), default=False, quiet=True
        )
    )


def _hostage(t: Ctx, hostage: Hostage) -> Msg:
    return msg("bb-trade-hostage", nation=nation(hostage.nation), port=port_name(t.now, t.book, hostage.port))


def _list(t: Ctx, share: BargainShare, pirate: Pirate, swap: bool) -> tuple[Msg, ...]:
    """What one side gives, in words."""
    goods = [msg("bb-trade-cargo", amount=doubloons(value)) for value in share.holds]
    goods += [_hostage(t, each) for each in share.hostages]
    if share.worth:
        goods.append(msg("bb-trade-worth", amount=doubloons(share.worth)))
    if swap:
        goods.append(msg("bb-trade-ship", hull=hull(pirate.hull)))
    return tuple(goods) or (msg("bb-trade-none"),)


def _exchange_ships(t: Ctx, one: Pirate, two: Pirate) -> Procedure[None]:
    """The ships with their damage and careen markers. Whose ship is whole then may attack any port again (BB-15.3)."""
    for pirate, ship in ((one, two), (two, one)):
        repulsed = pirate.repulsed if ship.damage else ()
        yield from log(
            t,
            pirate.id,
            "BB-21.1",
            hull=ship.hull,
            damage=ship.damage,
            slow=ship.slow,
            posture=ship.posture,
            repulsed=repulsed,
        )


def _settle(t: Ctx, before: Pirate, gives: BargainShare, gets: BargainShare) -> Procedure[None]:
    """What one side has then."""
    kept = list(before.holds)
    for value in gives.holds:
        kept.remove(value)
    holds = (*kept, *gets.holds)
    if holds != before.holds:
        yield from t.happens(HoldsChanged(before.id, holds, rule="BB-21.1"))
    hostages = (*(each for each in before.hostages if each not in gives.hostages), *gets.hostages)
    if hostages != before.hostages:
        yield from t.happens(HostagesChanged(before.id, hostages, rule="BB-21.1"))
    yield from worth(t, before.id, "trade", gets.worth - gives.worth, "BB-21.1")


def offers(s: State, book: Book) -> tuple[Offer, ...]:
    """A bargain for every two pirates of different persons in one port."""
    found = []
    for one, two in alliances.pairs(s):
        names = {"name": who(s, book, one.id), "other": who(s, book, two.id)}
        option = Option(
            f"trade-{one.id}-{two.id}",
            msg("bb-op-trade", **names),
            names["name"],
            "token:market",
            may_bargain(s, book, one.id, two.id),
            "free",
            s.player(one.owner).colour,
        )
        found.append(Offer(option, command("trade", ship=one.id, other=two.id)))
    return tuple(found)


COMMANDS: dict[str, ProcedureFunction] = {"trade": trade}
JUDGES: dict[str, Judge] = {"trade": operations.of_pirates(may_bargain)}
