"""10.42 Deposits: Net Worth left in a Safe Haven, where neither mutiny nor capture reaches it."""

from __future__ import annotations

from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Command, Procedure, ProcedureFunction
from companion.core.questions.kinds import Option
from companion.core.rules.verdicts import Verdict, require
from companion.core.values.messages import msg
from companion.games.blackbeard.model import ledger
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.decisions import decide
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.names import Ctx, port_name, q, who
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.standing import operations, ports


def at_home(s: State, book: Book, ship: ShipId) -> bool:
    """Whether a pirate lies in a port that is his Safe Haven now (BB-8.x)."""
    pirate = s.pirate(ship)
    return pirate.in_port and ports.standing(s, book, ship, pirate.place.port) == "safe"


def may_deposit(s: State, book: Book, ship: ShipId) -> Verdict:
    """BB-10.42: whether a pirate may leave Net Worth where he lies; it takes no operation and need not be his turn."""
    name = who(s, book, ship)
    verdict = require(not s.is_false(ship), "BB-23.5", msg("bb-no-deposit-false", name=name))
    verdict &= require(at_home(s, book, ship), "BB-10.42", msg("bb-no-deposit-here", name=name))
    return verdict & require(s.pirate(ship).worth > 0, "BB-10.42", msg("bb-no-worth", name=name))


def deposit(t: Ctx, ship: ShipId) -> Procedure[None]:
    """BB-10.42: so much is noted as left in this Safe Haven; only retirement gives it back."""
    pirate, name = t.now.pirate(ship), who(t.now, t.book, ship)
    number, worth = pirate.place.port, pirate.worth
    words = {"name": name, "port": port_name(t.now, t.book, number)}
    question = q.number(
        "amount", 0, worth, words=words, text="deposit", note=True, about=(ship,), default=worth, unit="token:coin"
    )
    amount = yield from decide(t, ship, question, worth)
    if amount:
        yield from ledger.deposit(t, ship, number, amount, "BB-10.42")


def offers(s: State, book: Book) -> tuple[Offer, ...]:
    """What any pirate of a person may do who has Net Worth aboard and a Safe Haven, or lies in one."""
    found = []
    for pirate in s.active:
        if s.is_false(pirate.id) or not pirate.worth or not (pirate.havens or at_home(s, book, pirate.id)):
            continue
        name = who(s, book, pirate.id)
        option = Option(
            f"deposit-{pirate.id}",
            msg("bb-op-deposit", name=name),
            name,
            "token:coin",
            may_deposit(s, book, pirate.id),
            "free",
            s.player(pirate.owner).colour,
        )
        found.append(Offer(option, Command("deposit", (("ship", pirate.id),))))
    return tuple(found)


COMMANDS: dict[str, ProcedureFunction] = {"deposit": deposit}
JUDGES: dict[str, Judge] = {"deposit": operations.of_pirates(may_deposit)}
