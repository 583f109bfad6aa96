"""1.24 Shipyard: ship upgrades, ammunition, wood, new ships (rulebook p.33-34)."""

from __future__ import annotations

from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command
from companion.core.procedures.refusals import choose_if_any, refuse
from companion.core.questions.kinds import Form, Option
from companion.core.rules.verdicts import ALLOWED, Sum, Verdict, any_of, require
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.harbour import prices, ship_sales, tavern
from companion.games.captains_log.model import turns
from companion.games.captains_log.model.book import Book, Upgrade
from companion.games.captains_log.model.ids import RESERVE, SeatId
from companion.games.captains_log.model.ledger import cubes_at, earn, move_cubes
from companion.games.captains_log.model.names import Ctx, coins
from companion.games.captains_log.model.state import State
from companion.games.captains_log.ship import upgrades
from companion.games.captains_log.voyage import berth

BUNCH = 6
"""Most copies of one upgrade bought at once; nothing in the rules, only the length of the number row."""


def wares(s: State, book: Book) -> tuple[Upgrade, ...]:
    """CL-YRD-01, -06: what the yard sells: ship upgrades, ammunition, and the French officer in France."""
    french = s.turn.port == "france"
    kinds = ("ship", "ammunition")
    return tuple(
        u for u in book.upgrades if upgrades.in_play(s, u) and (u.kind in kinds or (french and u.nation == "france"))
    )


def ware_form(ware: Upgrade) -> Form:
    """D-11: the price of a ware, and the reputation that side B may ask for it (CL-YRD-10)."""
    return prices.price_form(ware.id, upgrades.name(ware.id), level=bool(ware.nation), standing=not ware.nation)


def price_sum(s: State, book: Book, seat: SeatId, printed: int) -> Sum:
    """What a player pays for something at a printed price."""
    return prices.discounted(printed, ship_sales.french_benefit(s, seat, book.numbers), book.numbers)


def may_buy(s: State, book: Book, ware: Upgrade) -> Verdict:
    """Whether the active player may buy a ware here (CL-YRD-01, -06, -10), as far as its price is known."""
    seat = s.active.id
    asked = prices.printed(s, ware.id, "reputation") if tavern.side_of(s) == "B" else None
    needs = book.numbers.nation_upgrade_reputation if ware.nation else asked or 0
    level = prices.printed(s, ware.id, "level") or 1
    verdict = berth.may_use(s, book, "yard", needs=needs) & upgrades.may_gain(s, book, seat, ware.id)
    verdict &= require(s.active.level >= level, "CL-SHP-08", msg("cl-level-too-low", level=level))
    price = prices.printed(s, ware.id)
    if price is None:
        return verdict
    total = price_sum(s, book, seat, price)
    return verdict & Verdict(sums=(total,)) & prices.may_pay(s, seat, total.total)


def may_buy_any(s: State, book: Book, seat: SeatId) -> Verdict:
    """CL-YRD-01: whether whoever is here may buy anything in the shipyard."""
    return any_of(may_buy(s, book, ware) for ware in wares(s, book))


def buy(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-YRD-01: buy ship upgrades, an ammunition type, or the French officer."""
    yield from berth.use(t)
    options = tuple(
        replace(
            upgrades.option(t.book, ware.id, may_buy(t.now, t.book, ware), _ware_note(t.now, ware)), group=ware.kind
        )
        for ware in wares(t.now, t.book)
    )
    chosen = yield from choose_if_any(t, "ware", options, who=seat, text="yard-buy")
    if chosen is None:
        return
    ware = upgrades.find(t.book, chosen)
    printed = yield from prices.price_of(t, seat, ware_form(ware))
    verdict = may_buy(t.now, t.book, ware)
    if not verdict.allowed:
        yield from refuse(t, verdict)
        return
    each = price_sum(t.now, t.book, seat, printed).total
    n = 1 if ware.unique or ware.kind == "ammunition" else (yield from _how_many(t, seat, ware, each))
    if n and (yield from prices.pay(t, seat, n * each, "yard", "CL-YRD-01")):
        yield from upgrades.gain(t, seat, ware.id, n, ware.rule)


def _ware_note(s: State, ware: Upgrade) -> Msg:
    return msg("cl-ware-note", price=prices.price_note(s, ware.id), effect=msg(f"cl-upgrade-{ware.id}.effect"))


def _how_many(t: Ctx, seat: SeatId, ware: Upgrade, each: int) -> Procedure[int]:
    purse = t.now.player(seat).doubloons
    room = _room(t.now, t.book, seat, ware)
    most = min(BUNCH, purse // each, BUNCH if room is None else room)
    return (
        yield from t.number(
            "n",
            1,
            max(1, most),
            who=seat,
            rule=ware.rule,
            words={"item": upgrades.name(ware.id)},
            text="how-many",
            note=msg("cl-each", price=coins(each)),
            default=1,
            unit=ware.picture,
        )
    )


def _room(s: State, book: Book, seat: SeatId, ware: Upgrade) -> int | None:
    """Copies that the ship still has room for; None if unlimited or unknown."""
    most, _ = upgrades.room_for(s, book, seat, ware.id)
    return None if most is None else max(0, most - upgrades.owned(s.player(seat), ware.id))


def may_sell(s: State, book: Book, seat: SeatId) -> Verdict:
    """CL-YRD-02: ship upgrades and ammunition can be given back, crew upgrades and ships cannot."""
    have = any(upgrades.owned(s.player(seat), u.id) for u in book.upgrades if u.kind not in upgrades.CREW)
    return berth.may_use(s, book, "yard") & require(have, "CL-YRD-02", msg("cl-nothing-to-give-back"))


def sell(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-YRD-02: sell ship upgrades and ammunition back at the price that this player pays for them."""
    yield from berth.use(t)
    player = t.now.player(seat)
    mine = [u for u in t.book.upgrades if u.kind not in upgrades.CREW and upgrades.owned(player, u.id)]
    options = tuple(
        upgrades.option(t.book, u.id, ALLOWED, msg("cl-owned", n=upgrades.owned(player, u.id))) for u in mine
    )
    chosen = yield from choose_if_any(t, "ware", options, who=seat, text="yard-sell")
    if chosen is None:
        return
    ware = upgrades.find(t.book, chosen)
    printed = yield from prices.price_of(t, seat, ware_form(ware))
    each = price_sum(t.now, t.book, seat, printed).total
    note = msg("cl-each", price=coins(each))
    words = {"item": upgrades.name(ware.id)}
    most = upgrades.owned(player, ware.id)
    n = yield from t.number(
        "n", 1, most, who=seat, words=words, text="how-many", note=note, default=1, unit=ware.picture
    )
    yield from earn(t, seat, n * each, "yard-sale", "CL-YRD-02")
    yield from upgrades.gain(t, seat, ware.id, -n, "CL-YRD-02")


def may_buy_wood(s: State, book: Book, seat: SeatId) -> Verdict:
    """CL-YRD-03: two cubes for one coin, while the reserve lasts (CL-GEN-11)."""
    verdict = berth.may_use(s, book, "yard") & prices.may_pay(s, seat, book.numbers.coin)
    return verdict & require(s.reserve.wood > 0, "CL-GEN-11", msg("cl-no-wood-left"))


def may_sell_wood(s: State, book: Book, seat: SeatId) -> Verdict:
    """CL-YRD-03: two cubes for one coin; no fame and no reputation (CL-REP-08)."""
    pair = book.numbers.wood_per_coin
    enough = s.player(seat).goods.wood >= pair
    return berth.may_use(s, book, "yard") & require(enough, "CL-YRD-03", msg("cl-wood-in-pairs", n=pair))


def _pairs(t: Ctx, seat: SeatId, most: int, text: Msg) -> Procedure[int]:
    pair = t.book.numbers.wood_per_coin
    return (
        yield from t.number(
            "wood",
            pair,
            most * pair,
            who=seat,
            rule="CL-YRD-03",
            text=text,
            note=msg("cl-wood-price", n=pair, price=coins(t.book.numbers.coin)),
            step=pair,
            default=pair,
            unit="good:wood",
        )
    )


def buy_wood(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-YRD-03: buy wood in pairs."""
    yield from berth.use(t)
    numbers = t.book.numbers
    pair = numbers.wood_per_coin
    stock = cubes_at(t.now, RESERVE, "wood")
    most = min(t.now.player(seat).doubloons // numbers.coin, -(-stock // pair))
    if not most:
        return
    n = yield from _pairs(t, seat, most, msg("cl-q-wood-buy"))
    if (yield from prices.pay(t, seat, n // pair * numbers.coin, "wood", "CL-YRD-03")):
        yield from move_cubes(t, "wood", n, RESERVE, seat, "CL-YRD-03", told="change")


def sell_wood(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-YRD-03: sell wood in pairs."""
    yield from berth.use(t)
    pair = t.book.numbers.wood_per_coin
    most = t.now.player(seat).goods.wood // pair
    if not most:
        return
    n = yield from _pairs(t, seat, most, msg("cl-q-wood-sell"))
    yield from earn(t, seat, n // pair * t.book.numbers.coin, "wood", "CL-YRD-03")
    yield from move_cubes(t, "wood", n, seat, RESERVE, "CL-YRD-03", told="change")


def offers(s: State, book: Book) -> tuple[Offer, ...]:
    """What the shipyard of the port offers."""
    if "yard" not in s.turn.services:
        return ()
    seat = s.active.id
    wood = msg("cl-wood-price", n=book.numbers.wood_per_coin, price=coins(book.numbers.coin))
    lines: tuple[tuple[str, str, Msg | None, Verdict], ...] = (
        ("yard-buy", "token:cannon", None, may_buy_any(s, book, seat)),
        ("yard-ship", "ship:schooner", None, ship_sales.may_buy_ships(s, book, seat)),
        ("yard-wood-buy", "good:wood", wood, may_buy_wood(s, book, seat)),
        ("yard-wood-sell", "good:wood", wood, may_sell_wood(s, book, seat)),
        ("yard-sell", "token:coin", None, may_sell(s, book, seat)),
    )
    return tuple(
        Offer(Option(name, msg(f"cl-offer-{name}"), note, picture, verdict, "service"), command(name, seat=seat))
        for name, picture, note, verdict in lines
    )


COMMANDS: dict[str, ProcedureFunction] = {
    "yard-buy": buy,
    "yard-sell": sell,
    "yard-wood-buy": buy_wood,
    "yard-wood-sell": sell_wood,
}
JUDGES: dict[str, Judge] = {
    "yard-buy": turns.judged(turns.served, may_buy_any),
    "yard-sell": turns.judged(turns.served, may_sell),
    "yard-wood-buy": turns.judged(turns.served, may_buy_wood),
    "yard-wood-sell": turns.judged(turns.served, may_sell_wood),
}
