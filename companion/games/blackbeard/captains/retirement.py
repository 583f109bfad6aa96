"""18 Retirement of a pirate's own will, and Treachery: what becomes of one who pleads his Letter of Marque."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, first_of
from companion.core.rules.odds import Odds, percent
from companion.core.rules.verdicts import Verdict, refused, require
from companion.core.values.messages import msg
from companion.games.blackbeard.captains import lost_pirates
from companion.games.blackbeard.model import announced_results, rounding
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.ledger import HoldsChanged, HostagesChanged, log, worth
from companion.games.blackbeard.model.names import Ctx, doubloons, who
from companion.games.blackbeard.model.records import Pirate
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.standing import operations, ports
from companion.games.blackbeard.standing.operations import in_port, may_operate, offer
from companion.games.blackbeard.supply import action_deck, cunning


def hundreds(book: Book, pirate: Pirate) -> int:
    """BB-18.3: a pirate's Net Worth in full hundreds, with what he has deposited (A-02)."""
    return pirate.fortune // book.numbers.retirement_unit


def may_retire(s: State, book: Book, ship: ShipId) -> Verdict:
    """BB-7.2I, BB-18.3: whether a pirate may try to retire of his own will."""
    pirate, n, name = s.pirate(ship), book.numbers, who(s, book, ship)
    verdict = may_operate(s, book, ship) & in_port(s, book, ship)
    if pirate.in_port:
        welcome = ports.standing(s, book, ship, pirate.place.port) in ("pro", "safe")
        verdict &= require(welcome, "BB-18.3", msg("bb-no-retire-here", name=name))
    if pirate.fortune < n.retirement_least:
        verdict &= refused("BB-18.3", msg("bb-no-retire-poor", amount=doubloons(n.retirement_least)))
    elif hundreds(book, pirate) <= pirate.failed:
        least = doubloons((pirate.failed + 1) * n.retirement_unit)
        verdict &= refused("BB-18.3", msg("bb-no-retire-again", name=name, amount=least))
    return verdict


def content(s: State, book: Book, ship: ShipId) -> bool:
    """BB-23.54: whether a false player's pirate has enough: more than Blood and than any pirate who has retired."""
    fortune = s.pirate(ship).fortune
    rivals = [each for each in s.pirates if each.status == "retired" or not s.is_false(each.id)]
    richest = max((each.fortune for each in rivals if each.id != ship), default=0)
    return fortune >= book.numbers.solo_retire_net_worth and fortune > richest


def chances(book: Book, limit: int) -> Callable[[], Odds]:
    """How likely two dice read as tens and units are at most so much."""

    def worked_out() -> Odds:
        won = Fraction(*action_deck.at_most(book, limit))
        headline = msg("bb-odds-retire", percent=percent(won))
        return Odds(headline, ((0, 1 - won), (1, won)), msg("bb-odds-retire-unit"), 1)

    return worked_out


def retire(t: Ctx, ship: ShipId) -> Procedure[None]:
    """BB-18.3: he retires if two dice, read as tens and units, are at most his Net Worth in hundreds."""
    yield from operations.begin(t, ship, "BB-7.2I")
    limit, name = hundreds(t.book, t.now.pirate(ship)), who(t.now, t.book, ship)
    tens, units = yield from cunning.throw(
        t,
        ship,
        "retire",
        msg("bb-q-retire", name=name, n=limit),
        "BB-18.3",
        action_deck.tens_and_units(t.book),
        note=msg("bb-q-retire-note", amount=doubloons(t.now.pirate(ship).fortune), n=limit),
        odds=chances(t.book, limit),
        enough=lambda faces: 10 * faces[0] + faces[1] <= limit,
    )
    rolled = 10 * tens + units
    against = announced_results.Limit(msg("bb-told-hundreds"), limit, "most", "BB-18.3")
    if rolled <= limit:
        text = msg("bb-ev-may-retire", name=name, rolled=rolled, n=limit)
        yield from announced_results.rolled(t, "BB-18.3", ship, text, (tens, units), against)
        yield from lost_pirates.retire(t, ship, "retired", "BB-18.3", inherits=True)
        return
    text = msg("bb-ev-retire-failed", name=name, rolled=rolled, n=limit)
    yield from announced_results.rolled(t, "BB-18.3", ship, text, (tens, units), against)
    yield from log(t, ship, "BB-18.3", failed=limit)


def treachery(t: Ctx, pirate: ShipId, key: str) -> Procedure[None]:
    """BB-18.2: a captured pirate who pleads his Letter of Marque: his booty is gone, and a die says what follows.

    Released he keeps ship, place and damage (A-37). Tried, he pays and retires, or is hanged; nobody inherits (A-14).
    """
    name = who(t.now, t.book, pirate)
    if t.now.pirate(pirate).holds:
        yield from t.happens(HoldsChanged(pirate, (), rule="BB-18.2"))
    if t.now.pirate(pirate).hostages:
        yield from t.happens(HostagesChanged(pirate, (), rule="BB-18.2"))
    text, note = msg("bb-q-treachery", name=name), msg("bb-q-treachery-note")
    lines = {face: each.result for each in t.book.treachery for face in each.faces}
    face = yield from cunning.die(
        t, pirate, f"{key}-treachery", text, "BB-18.2", note=note, enough=lambda face: lines[face] == "released"
    )
    line = first_of(each for each in t.book.treachery if face in each.faces)
    yield from announced_results.rolled(t, "BB-18.2", pirate, msg(f"bb-ev-treachery-{line.result}", name=name), (face,))
    if line.result == "tried":
        yield from _tried(t, pirate, key)
    elif line.result == "hanged":
        yield from lost_pirates.lost(t, pirate, "hanged", f"{key}-hanged", "BB-18.2")


def _tried(t: Ctx, pirate: ShipId, key: str) -> Procedure[None]:
    """BB-18.2: a tenth of the Net Worth aboard for each point of two dice; 11 or 12 hangs him."""
    n, name = t.book.numbers, who(t.now, t.book, pirate)
    text = msg("bb-q-trial", name=name, percent=n.treachery_percent, n=n.treachery_hanged_from)
    least = n.treachery_dice
    faces = yield from cunning.dice(
        t, pirate, f"{key}-trial", text, "BB-18.2", n.treachery_dice, enough=lambda faces: sum(faces) == least
    )
    rolled = sum(faces)
    if rolled >= n.treachery_hanged_from:
        yield from announced_results.rolled(t, "BB-18.2", pirate, msg("bb-ev-treachery-hanged", name=name), faces)
        yield from lost_pirates.lost(t, pirate, "hanged", f"{key}-hanged", "BB-18.2")
        return
    fine = rounding.percent(t.now.pirate(pirate).worth, n.treachery_percent * rolled)
    text = msg("bb-ev-trial", name=name, percent=n.treachery_percent * rolled, amount=doubloons(fine))
    yield from announced_results.rolled(t, "BB-18.2", pirate, text, faces)
    yield from worth(t, pirate, "trial", -fine, "BB-18.2")
    yield from lost_pirates.retire(t, pirate, f"{key}-retired", "BB-18.2", inherits=False)


def offers(s: State, book: Book) -> tuple[Offer, ...]:
    """The attempt to retire, for every pirate of the player with the dice."""
    return tuple(
        offer(s, book, "retire", pirate.id, may_retire(s, book, pirate.id), picture="icon:home")
        for pirate in operations.pirates_offered(s)
    )


COMMANDS: dict[str, ProcedureFunction] = {"retire": retire}
JUDGES: dict[str, Judge] = {"retire": operations.of_pirates(may_retire)}
