"""20 Alliances of two pirates of different players: made at anchor in one port, broken whenever one likes."""

from __future__ import annotations

from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Command, Procedure, ProcedureFunction, command
from companion.core.questions.kinds import Option, YesNo
from companion.core.rules.verdicts import Verdict, refused, require
from companion.core.values.messages import msg
from companion.games.blackbeard.captains import allies, duels
from companion.games.blackbeard.captains.allies import Allied
from companion.games.blackbeard.model import announced_results
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.names import Ctx, q, who
from companion.games.blackbeard.model.records import Pirate
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.standing import operations


def ashore_together(pirate: Pirate, other: Pirate) -> bool:
    """BB-19.2, BB-21.1: whether both lie in the same port."""
    return pirate.in_port and other.in_port and pirate.place.same(other.place)


def pairs(s: State) -> tuple[tuple[Pirate, Pirate], ...]:
    """Pirates of two persons who lie in the same port, those of the player with the dice first; each pair once."""
    ordered = sorted(s.active, key=lambda pirate: pirate.owner != s.turn.holder)
    return tuple(
        (one, two)
        for i, one in enumerate(ordered)
        for two in ordered[i + 1 :]
        if one.owner != two.owner and ashore_together(one, two) and not s.is_false(one.id) and not s.is_false(two.id)
    )


def may_ally(s: State, book: Book, ship: ShipId, other: ShipId) -> Verdict:
    """BB-20.1, BB-20.2: whether two pirates may become allies now; it takes no operation."""
    one, two, n = s.pirate(ship), s.pirate(other), book.numbers
    verdict = require(
        len(s.players) >= n.alliance_least_players, "BB-20.1", msg("bb-no-ally-players", n=n.alliance_least_players)
    )
    verdict &= require(not s.options.solo, "BB-23.1", msg("bb-no-ally-solo"))
    verdict &= require(one.owner != two.owner, "BB-20.2", msg("bb-no-ally-own"))
    at_anchor = ashore_together(one, two) and one.posture == two.posture == "anchored"
    names = {"name": who(s, book, ship), "other": who(s, book, other)}
    verdict &= require(at_anchor, "BB-20.2", msg("bb-no-ally-apart", **names))
    verdict &= require(s.turn.holder in (one.owner, two.owner), "BB-20.2", msg("bb-no-ally-turn", **names))
    for each in (one, two):
        if each.ally:
            name, ally = who(s, book, each.id), who(s, book, each.ally)
            verdict &= refused("BB-20.2", msg("bb-no-ally-more", name=name, ally=ally))
    return verdict


def may_part(s: State, book: Book, ship: ShipId) -> Verdict:
    """BB-20.2: whether a pirate has an alliance to break; that may be at any time, for any reason."""
    return require(bool(s.pirate(ship).ally), "BB-20.2", msg("bb-no-ally", name=who(s, book, ship)))


def ally(t: Ctx, ship: ShipId, other: ShipId) -> Procedure[None]:
    """BB-20.2: an alliance is proclaimed, if the other player agrees; its terms are theirs."""
    names = who(t.now, t.book, ship), who(t.now, t.book, other)
    holder = t.now.turn.holder
    asked = t.now.owner(other) if t.now.owner(ship) == holder else t.now.owner(ship)
    words = {"name": names[0], "other": names[1]}
    question = q.yes_no("agreed", who=asked, words=words, text="ally", note=True, about=(ship, other), default=True)
    if (yield from t.ask(question)):
        yield from t.happens(Allied(ship, other, True, rule="BB-20.2"))
    else:
        yield from announced_results.say(t, "BB-20.2", msg("bb-ally-declined", name=names[0], other=names[1]))


def part(t: Ctx, ship: ShipId) -> Procedure[None]:
    """BB-20.2, BB-19.2: an alliance is broken; in a port either may call the other out for it."""
    other = t.now.pirate(ship).ally
    yield from allies.dissolve(t, ship)
    if not ashore_together(t.now.pirate(ship), t.now.pirate(other)):
        return
    wish = yield from t.ask_together([_calls_out(t, ship, other), _calls_out(t, other, ship)])
    if any(wish):
        one, two = (ship, other) if wish[0] else (other, ship)
        yield from duels.fight(t, one, two, "broken", "BB-19.2")


def _calls_out(t: Ctx, ship: ShipId, other: ShipId) -> YesNo:
    return q.yes_no(
        "challenger",
        at=ship,
        who=t.now.owner(ship),
        rule="BB-19.2",
        words={"name": who(t.now, t.book, ship), "other": who(t.now, t.book, other)},
        yes=True,
        no=True,
        figures=duels.at_stake(t.now, t.book, ship, other),
        default=False,
        about=(ship, other),
    )


def offers(s: State, book: Book) -> tuple[Offer, ...]:
    """Alliances that pirates in one port may make, and those that may be broken; none of it takes an operation."""
    if s.options.solo or len(s.players) < book.numbers.alliance_least_players:
        return ()
    found = []
    for one, two in pairs(s):
        if s.turn.holder in (one.owner, two.owner) and one.ally != two.id:
            verdict = may_ally(s, book, one.id, two.id)
            begun = command("ally", ship=one.id, other=two.id)
            found.append(_offer(s, book, "ally", one, two, verdict, begun))
    for one in s.active:
        if one.ally and one.id < one.ally:
            other, begun = s.pirate(one.ally), command("part", ship=one.id)
            found.append(_offer(s, book, "part", one, other, may_part(s, book, one.id), begun))
    return tuple(found)


def _offer(s: State, book: Book, name: str, one: Pirate, two: Pirate, verdict: Verdict, begun: Command) -> Offer:
    names = {"name": who(s, book, one.id), "other": who(s, book, two.id)}
    label, colour = msg(f"bb-op-{name}", **names), s.player(one.owner).colour
    return Offer(
        Option(f"{name}-{one.id}-{two.id}", label, names["name"], "icon:people", verdict, "free", colour), begun
    )


COMMANDS: dict[str, ProcedureFunction] = {"ally": ally, "part": part}
JUDGES: dict[str, Judge] = {"ally": operations.of_pirates(may_ally), "part": operations.of_pirates(may_part)}
