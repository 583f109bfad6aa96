"""10.2, 10.3 Sale of booty with all that may go with it, and ransom of a hostage."""

from __future__ import annotations

from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction
from companion.core.questions.kinds import Option
from companion.core.rules.verdicts import Verdict, refused, require
from companion.core.values.frozen_records import replace
from companion.core.values.messages import msg
from companion.games.blackbeard.crown import blockades
from companion.games.blackbeard.harbour import dealings, letters
from companion.games.blackbeard.map import printed_ports
from companion.games.blackbeard.model import announced_results
from companion.games.blackbeard.model.book import Book, Dealing
from companion.games.blackbeard.model.decisions import decide
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.ledger import (
    HoldsChanged,
    HostagesChanged,
    change,
    log,
    notoriety,
    popularity,
    worth,
)
from companion.games.blackbeard.model.names import Ctx, doubloons, port_name, q, who
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.prizes import debauchery
from companion.games.blackbeard.standing import governors, operations, ports
from companion.games.blackbeard.standing.operations import offer
from companion.games.blackbeard.supply import counter_cups, cunning


def may_sell(s: State, book: Book, ship: ShipId) -> Verdict:
    """BB-7.2D, BB-10.2: whether a pirate may make a sale, even of nothing where there is something else to be had."""
    found = dealings.here(s, book, ship)
    idle = not s.pirate(ship).holds and found is not None and found.port == "haven"
    empty = require(not idle, "BB-10.2", msg("bb-no-booty", name=who(s, book, ship)))
    return dealings.may_trade(s, book, ship) & empty


def sell(t: Ctx, ship: ShipId) -> Procedure[None]:
    """BB-10.2: empty any or all holds, then whatever else may be had at a sale (BB-10.21, BB-10.221, BB-17E)."""
    yield from operations.begin(t, ship, "BB-7.2D")
    found = _here(t, ship)
    sold = yield from _sale(t, ship, found)
    if found.port == "haven":
        if sold:
            yield from debauchery.declare(t, ship, "debauchery", "BB-10.22", mandatory=True)
        return
    if not t.now.place_of(ship).port:
        return
    wanted = yield from _besides(t, ship)
    if "bribe" in wanted:
        yield from bribe(t, ship, "bribe")
    if "letter" in wanted:
        yield from letters.buy(t, ship, "letter")
    if "debauchery" in wanted:
        yield from revel(t, ship, "debauchery")


def _here(t: Ctx, ship: ShipId) -> Dealing:
    """What the port offers; a table that overrules the referee and deals where there is none has neutral prices."""
    found = dealings.here(t.now, t.book, ship)
    if found is None or found.sale is None:
        found = dealings.row(t.book, "neutral")
    assert found is not None, "every book has neutral ports"
    return found


def _sale(t: Ctx, ship: ShipId, found: Dealing) -> Procedure[bool]:
    """The sale itself; whether anything was sold. Popularity and Notoriety for every full 100 doubloons of it."""
    holds, name = t.now.pirate(ship).holds, who(t.now, t.book, ship)
    options = tuple(
        Option(
            f"hold-{i}",
            doubloons(value),
            msg("bb-sale-brings", amount=doubloons(dealings.price(found, value))),
            "token:barrel",
        )
        for i, value in enumerate(holds, 1)
    )
    everything = tuple(option.id for option in options)
    question = q.pick(
        "cargoes",
        options,
        rule="BB-10.2",
        words={"name": name},
        text="sell",
        note=dealings.rate(found),
        none=True,
        about=(ship,),
        default=everything,
    )
    chosen = yield from decide(t, ship, question, everything)
    if not chosen:
        return False
    value = sum(cargo for i, cargo in enumerate(holds, 1) if f"hold-{i}" in chosen)
    earned = dealings.price(found, value)
    text = msg("bb-ev-sold", name=name, sum=dealings.priced(found, value))
    yield from announced_results.say(t, "BB-10.2", text)
    kept = tuple(cargo for i, cargo in enumerate(holds, 1) if f"hold-{i}" not in chosen)
    yield from t.happens(HoldsChanged(ship, kept, rule="BB-10.2"))
    yield from worth(t, ship, "sale-price", earned, "BB-10.2")
    hundreds = earned // t.book.numbers.sale_step
    if hundreds:
        yield from popularity(t, ship, "sale", "BB-10.2", times=hundreds)
        yield from notoriety(t, ship, "sale", change(t.book.notoriety, "sale") * hundreds, "BB-11.21")
    return True


# ---------------------------------------------------------------------- what may go with a sale


def may_bribe(s: State, book: Book, ship: ShipId) -> Verdict:
    """BB-10.21: whether a pirate in port may try to buy a Safe Haven there; the wealth aboard must pay a roll of 1."""
    pirate, found = s.pirate(ship), dealings.here(s, book, ship)
    number = pirate.place.port
    lent = found is not None and found.port == "safe" and number not in pirate.havens
    port, bribable = port_name(s, book, number), found is not None and (found.bribe or lent)
    if number in pirate.havens and found is not None and found.port == "safe":
        return refused("BB-10.21", msg("bb-no-bribe-twice", port=port))
    verdict = require(bribable, "BB-10.21", msg("bb-no-bribe-here", port=port))
    verdict &= require(not s.port(number).forever, "BB-2.35", msg("bb-no-bribe-forever", port=port))
    least = book.numbers.bribe_unit
    poor = msg("bb-no-bribe-money", name=who(s, book, ship), amount=doubloons(least))
    return verdict & require(dealings.aboard(pirate) >= least, "BB-10.21", poor)


def may_revel(s: State, book: Book, ship: ShipId) -> Verdict:
    """BB-10.221: whether a sale may end in debauchery here, which draws a Governor."""
    found = dealings.here(s, book, ship)
    ashore = found is not None and found.port in ("neutral", "pro", "safe")
    return require(ashore, "BB-10.221", msg("bb-no-revel-here", name=who(s, book, ship)))


def _besides(t: Ctx, ship: ShipId) -> Procedure[tuple[str, ...]]:
    """One question for everything that may go with a sale."""
    n, name = t.book.numbers, who(t.now, t.book, ship)
    number = t.now.pirate(ship).place.port
    bribable = may_bribe(t.now, t.book, ship)
    options = [
        Option(
            "bribe",
            msg("bb-besides-bribe"),
            msg("bb-besides-bribe-note", n=n.bribe_unit, amount=doubloons(dealings.aboard(t.now.pirate(ship)))),
            "token:coin",
            bribable,
        )
    ]
    if t.now.offers:
        nation = yield from printed_ports.nation_of(t, number, "besides-nation")
        buyable = letters.may_buy(t.now, t.book, ship, nation)
        options.append(letters.option(t, ship, nation, buyable))
    options.append(
        Option(
            "debauchery",
            msg("bb-besides-debauchery"),
            msg("bb-besides-debauchery-note", n=n.debauchery_popularity),
            "token:crew",
            may_revel(t.now, t.book, ship),
        )
    )
    question = q.pick("besides", options, rule="BB-10.2", words={"name": name}, none=True, about=(ship,), default=())
    buys = bribable.allowed and not t.now.pirate(ship).havens
    return (yield from decide(t, ship, question, ("bribe",) if buys else ()))


def bribe(t: Ctx, ship: ShipId, key: str) -> Procedure[None]:
    """BB-10.21: the price is rolled and paid; then a pro-pirate port is a Safe Haven, a neutral one draws its Governor.

    A price that the wealth aboard cannot pay buys nothing and costs nothing.
    """
    n, name = t.book.numbers, who(t.now, t.book, ship)
    number = t.now.pirate(ship).place.port
    rolled = yield from cunning.die(
        t, ship, f"{key}-price", msg("bb-q-bribe", n=n.bribe_unit), "BB-10.21", enough=lambda face: face == 1
    )
    asked = n.bribe_unit * rolled
    if asked > dealings.aboard(t.now.pirate(ship)):
        text = msg("bb-ev-bribe-too-dear", name=name, amount=doubloons(asked))
        yield from announced_results.rolled(t, "BB-10.21", ship, text, (rolled,))
        return
    words = msg("bb-told-bribe", amount=doubloons(asked), n=n.bribe_unit)
    yield from announced_results.rolled(t, "BB-10.21", ship, words, (rolled,), noted=False)
    yield from dealings.pay(t, ship, asked, "bribe", "BB-10.21")
    if ports.standing(t.now, t.book, ship, number) == "neutral":
        purpose = msg("bb-purpose-bribe", port=port_name(t.now, t.book, number))
        drawn = yield from counter_cups.governor(t, f"{key}-governor", "BB-10.21", purpose)
        if drawn != "pro":
            yield from announced_results.say(t, "BB-10.21", msg("bb-ev-bribe-lost", name=name))
            return
        if t.now.port(number).governor:  # a Letter lets an anti-pirate port count as neutral
            yield from governors.remove(t, number, "BB-10.21")
        yield from governors.place(t, number, "pro", "BB-10.21")
    havens = (*t.now.pirate(ship).havens, number)
    text = msg("bb-ev-haven", name=name, port=port_name(t.now, t.book, number))
    yield from announced_results.befalls(t, "BB-10.21", text, drawn="token:haven")
    yield from log(t, ship, "BB-10.21", havens=havens)


def revel(t: Ctx, ship: ShipId, key: str) -> Procedure[None]:
    """BB-10.221: debauchery in a neutral or pro-pirate port; then a Governor is drawn, who may spoil the welcome.

    A pro-pirate one always leaves the game (A-54). An anti-pirate one takes a neutral port; from a pro-pirate port he
    drives its Governor, or costs the pirate this Safe Haven, and goes back to the cup.
    """
    number = t.now.pirate(ship).place.port
    standing = ports.standing(t.now, t.book, ship, number)
    yield from debauchery.revel(t, ship, key, "BB-10.221")
    if t.now.pirate(ship).status != "active":
        return
    purpose = msg("bb-purpose-revel", port=port_name(t.now, t.book, number))
    drawn = yield from counter_cups.governor(t, f"{key}-governor", "BB-10.221", purpose)
    if drawn == "pro":
        yield from governors.discard(t, "pro", "BB-10.221")
    elif standing == "neutral":
        if not t.now.port(number).governor:
            yield from governors.place(t, number, drawn, "BB-10.221")
        yield from blockades.chase_out(t, ship, f"{key}-chase", "BB-10.221")
    elif number in t.now.pirate(ship).havens:
        havens = tuple(each for each in t.now.pirate(ship).havens if each != number)
        name, port = who(t.now, t.book, ship), port_name(t.now, t.book, number)
        text = msg("bb-ev-haven-given-up", name=name, port=port)
        yield from announced_results.befalls(t, "BB-10.221", text, drawn="token:haven")
        yield from log(t, ship, "BB-10.221", havens=havens)
    elif t.now.port(number).governor == "pro":
        yield from governors.remove(t, number, "BB-10.221")


# ---------------------------------------------------------------------- ransom


def may_ransom(s: State, book: Book, ship: ShipId) -> Verdict:
    """BB-7.2E, BB-10.3: whether a pirate may take a ransom for a hostage."""
    held = require(bool(s.pirate(ship).hostages), "BB-10.3", msg("bb-no-hostage", name=who(s, book, ship)))
    return dealings.may_trade(s, book, ship) & held


def ransom(t: Ctx, ship: ShipId) -> Procedure[None]:
    """BB-10.3: one hostage for 100 times a die, by the rate of the port; no Popularity nor Notoriety (A-12).

    Hostages fetch all the same, so it is the one who has been aboard longest.
    """
    yield from operations.begin(t, ship, "BB-7.2E")
    n, found, name = t.book.numbers, _here(t, ship), who(t.now, t.book, ship)
    text = msg("bb-q-ransom", name=name, n=n.ransom_unit)
    best = n.die_faces
    rolled = yield from cunning.die(
        t, ship, "ransom", text, "BB-10.3", note=dealings.rate(found), enough=lambda face: face == best
    )
    value = n.ransom_unit * rolled
    earned = dealings.price(found, value)
    told = msg("bb-ev-ransomed", name=name, sum=dealings.priced(found, value))
    yield from announced_results.rolled(t, "BB-10.3", ship, told, (rolled,))
    yield from t.happens(HostagesChanged(ship, t.now.pirate(ship).hostages[1:], rule="BB-10.3"))
    yield from worth(t, ship, "ransom", earned, "BB-10.3")
    if found.port == "haven":
        yield from debauchery.declare(t, ship, "debauchery", "BB-10.22", mandatory=True)


def offers(s: State, book: Book) -> tuple[Offer, ...]:
    """The operations of this chapter for every pirate of the player with the dice."""
    found = []
    for pirate in operations.pirates_offered(s):
        sale = offer(s, book, "sell", pirate.id, may_sell(s, book, pirate.id), picture="token:market")
        if not pirate.holds:
            label = msg("bb-op-visit", name=who(s, book, pirate.id))
            sale = replace(sale, option=replace(sale.option, id=f"visit-{pirate.id}", label=label))
        found.append(sale)
        found.append(offer(s, book, "ransom", pirate.id, may_ransom(s, book, pirate.id), picture="token:coin"))
    return tuple(found)


COMMANDS: dict[str, ProcedureFunction] = {"sell": sell, "ransom": ransom}
JUDGES: dict[str, Judge] = {"sell": operations.of_pirates(may_sell), "ransom": operations.of_pirates(may_ransom)}
