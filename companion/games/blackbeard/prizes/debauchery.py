"""9.8 Debauchery: declared after a prize or in port, paid for with the pirate's next turn and perhaps with a duel."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.events.announcement_events import Announced
from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction
from companion.core.questions.kinds import Option
from companion.core.rules.verdicts import Verdict, require
from companion.core.values.messages import Arg, msg
from companion.games.blackbeard.captains import allies, duels
from companion.games.blackbeard.model import announced_results, decisions
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.ledger import MarkerPut, change, popularity, turn
from companion.games.blackbeard.model.names import Ctx, q, ship_option, who
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.standing import operations
from companion.games.blackbeard.standing.operations import offer


def declare(t: Ctx, pirate: ShipId, key: str, rule: str, *, mandatory: bool | None) -> Procedure[bool]:
    """BB-9.8, BB-9.82: whether he declares a debauchery now. To refuse a mandatory one costs Popularity (BB-12.2).

    mandatory: None where only the card on the table says it.  Chapter 23 says nothing of it: a false player's pirate
    gives in to a mandatory one, and never asks for another.
    """
    name = who(t.now, t.book, pirate)
    gain, lost = (change(t.book.popularity, cause) for cause in ("debauchery", "debauchery-refused"))
    words: dict[str, Arg] = {"name": name, "n": gain, "lost": -lost}
    if mandatory is None:
        told = yield from _as_printed(t, pirate, key, rule, words)
        declares, mandatory = told == "yes", told == "refuse"
    else:
        note = msg(f"bb-debauchery-{'mandatory' if mandatory else 'free'}", n=gain, lost=-lost)
        question = q.yes_no(
            "debauchery", key=key, rule=rule, words=words, note=note, default=mandatory, about=(pirate,)
        )
        declares = yield from decisions.decide(t, pirate, question, mandatory)
    if declares:
        yield from revel(t, pirate, key, rule)
    elif mandatory:
        yield from announced_results.say(t, "BB-9.82", msg("bb-debauchery-refused", name=name))
        yield from popularity(t, pirate, "debauchery-refused", "BB-9.82")
    return declares


def _as_printed(t: Ctx, pirate: ShipId, key: str, rule: str, words: Mapping[str, Arg]) -> Procedure[str]:
    """BB-9.82: the same, of a card on the table that may demand it: who refuses says whether it does."""
    options = tuple(Option(each, msg(f"bb-debauchery-{each}", **words)) for each in ("yes", "no", "refuse"))
    note = msg("bb-debauchery-printed", **words)
    question = q.choose("debauchery", options, key=f"{key}-printed", rule=rule, words=words, note=note, about=(pirate,))
    return (yield from decisions.decide(t, pirate, question, "no"))


def revel(t: Ctx, pirate: ShipId, key: str, rule: str) -> Procedure[None]:
    """BB-9.8: Popularity, and the marker until his next turn is over; then the duel that it demands (BB-9.81)."""
    yield from popularity(t, pirate, "debauchery", rule)
    yield from t.happens(MarkerPut(pirate, "debauched", True, rule=rule))
    yield from turn(t, "BB-9.8", revelled=(*t.now.turn.revelled, pirate))
    if rivals := challenged(t.now, pirate):
        options = tuple(
            ship_option(t.now, t.book, rival, figures=duels.figures(t.now, t.book, pirate, rival)) for rival in rivals
        )
        words = {"name": who(t.now, t.book, pirate)}
        question = q.choose(
            "rival", options, under=key, rule="BB-9.81", words=words, text="debauchery-rival", about=(pirate, *rivals)
        )
        rival = yield from decisions.decide(t, pirate, question, rivals[0])
        yield from duels.fight(t, pirate, rival, f"{key}-duel", "BB-9.81")


def challenged(s: State, pirate: ShipId) -> tuple[ShipId, ...]:
    """BB-9.81: the most notorious pirate of another player whom he meets: in the same port, or as ally aboard the same
    prize (A-10). Several when they are equals."""
    reveller = s.pirate(pirate)
    ally = allies.partner(s, pirate)
    met = [
        other
        for other in s.pirates_at(reveller.place)
        if other.owner != reveller.owner and (other.id == ally or (reveller.in_port and other.in_port))
    ]
    highest = max((other.notoriety for other in met), default=0)
    return tuple(other.id for other in met if other.notoriety == highest)


# ---------------------------------------------------------------------- the turn that is lost


def may_rest(s: State, book: Book, ship: ShipId) -> Verdict:
    """BB-9.8: whether a player may let this turn go by for a pirate whose crew has to recover."""
    verdict = require(s.pirate(ship).debauched, "BB-9.8", msg("bb-no-rest", name=who(s, book, ship)))
    verdict &= require(not s.turn.extra, "BB-17K", msg("bb-no-only-kc"))
    return verdict & operations.holds_no_port(s, book, s.owner(ship)) & operations.has_operation(s, s.owner(ship))


def rest(t: Ctx, ship: ShipId) -> Procedure[None]:
    """BB-9.8: his turn is lost; the marker goes when it ends."""
    yield from operations.begin(t, ship, "BB-9.8")
    yield from t.happens(Announced(msg("bb-rested", name=who(t.now, t.book, ship)), rule="BB-9.8"))


def offers(s: State, book: Book) -> tuple[Offer, ...]:
    """The lost turn, for every pirate who bears the marker."""
    return tuple(
        offer(s, book, "rest", pirate.id, may_rest(s, book, pirate.id), picture="icon:rest")
        for pirate in operations.pirates_offered(s)
        if pirate.debauched
    )


COMMANDS: dict[str, ProcedureFunction] = {"rest": rest}
JUDGES: dict[str, Judge] = {"rest": operations.of_pirates(may_rest)}
