"""1.27 Market: buying and selling goods, legal and contraband (rulebook p.36-39)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from companion.core.events.announcement_events import Announced
from companion.core.events.event import Event
from companion.core.kit.chapters import Judge
from companion.core.procedures.copied_cards import known
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command, first_of
from companion.core.procedures.refusals import choose_if_any
from companion.core.questions.kinds import Option
from companion.core.rules.verdicts import ALLOWED, Reason, Sum, Term, Verdict, any_of, refused
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.hand import mission_progress
from companion.games.captains_log.harbour import prices
from companion.games.captains_log.harbour.prices import round_down, round_up
from companion.games.captains_log.model import equipment, turns
from companion.games.captains_log.model.book import Book, Effect
from companion.games.captains_log.model.ids import RESERVE, CubePlace, MarketRow, Nation, SeatId
from companion.games.captains_log.model.ledger import by_ruling, earn, move_cubes
from companion.games.captains_log.model.names import Ctx, coins, good, nation
from companion.games.captains_log.model.numbers import Numbers
from companion.games.captains_log.model.state import MAIN_GOODS, Good, Sale, State
from companion.games.captains_log.model.tile_faces import TileFace, market_tile_form
from companion.games.captains_log.renown import fame
from companion.games.captains_log.reputation import reputation
from companion.games.captains_log.ship import abilities
from companion.games.captains_log.ship.abilities import Powers
from companion.games.captains_log.voyage import berth

PRODUCER: dict[Good, Nation] = {"tea": "holland", "silver": "spain", "cotton": "england", "sugar": "france"}
PAID: dict[MarketRow, Effect] = {"legal": "sale_legal", "contraband": "sale_contraband"}
"""Abilities of captains who are paid for one kind of sale (CL-CAP-18, -21)."""
PRODUCT: dict[Nation, Good] = {country: cube for cube, country in PRODUCER.items()}


@dataclass(frozen=True, slots=True)
class TileRow:
    """One row of a market tile; it holds the main good of the tile's nation only (CL-MKT-01, -03)."""

    tile: Nation
    kind: MarketRow

    @property
    def id(self) -> str:
        """Option id."""
        return f"{self.tile}:{self.kind}"

    @property
    def good(self) -> Good:
        """The good of the row."""
        return PRODUCT[self.tile]

    @property
    def place(self) -> CubePlace:
        """Where its cubes lie, as the ledger calls it."""
        return CubePlace.of_row(self.tile, self.kind)

    def stock(self, s: State) -> int:
        """Cubes on it."""
        return s.tile(self.tile).row(self.kind)


class Sold(Event[State]):
    """Goods were sold in the port of the running action: some missions ask for a sale (CL-MIS-T09)."""

    sale: Sale

    def apply(self, s: State) -> State:
        return s.with_turn(sales=(*s.turn.sales, self.sale))


def tile_above(s: State, country: Nation) -> Nation:
    """CL-MKT-05, -06: the tile directly above, in a vertical loop."""
    order = [tile.nation for tile in s.market]
    return order[order.index(country) - 1]


def tile_below(s: State, country: Nation) -> Nation:
    """CL-MKT-15: the next tile below, in a vertical loop."""
    order = [tile.nation for tile in s.market]
    return order[(order.index(country) + 1) % len(order)]


def rows(s: State, port: Nation) -> tuple[TileRow, ...]:
    """CL-MKT-06, -11: the rows on which a port trades; the good of its own tile, and that of the tile above as
    contraband. A pirate port trades every main good as contraband (CL-MKT-16, A-42)."""
    if port == "pirates":
        return tuple(TileRow(PRODUCER[cube], "contraband") for cube in MAIN_GOODS)
    return (TileRow(port, "legal"), TileRow(tile_above(s, port), "contraband"))


def _every_row(s: State) -> tuple[TileRow, ...]:
    """The rows of all tiles, wherever they are traded."""
    return tuple(TileRow(tile.nation, kind) for tile in s.market for kind in ("legal", "contraband"))


def elsewhere(s: State, port: Nation) -> tuple[TileRow, ...]:
    """CL-MKT-06, -11: the rows on which a port does not trade."""
    return tuple(row for row in _every_row(s) if row not in rows(s, port))


def _not_here(s: State, port: Nation, rule: str) -> tuple[Option, ...]:
    verdict = refused(rule, msg("cl-row-elsewhere"))
    return tuple(_option(row, None, verdict) for row in elsewhere(s, port))


def _row_of(s: State, chosen: str) -> TileRow:
    """The row of that option."""
    return first_of(row for row in _every_row(s) if row.id == chosen)


def price_of_purchase(face: TileFace, kind: MarketRow, cubes: int, n: int) -> tuple[int, ...]:
    """CL-MKT-07: prices of the n rightmost of `cubes` cubes on a row, in the order taken."""
    last = face.slots(kind) - 1
    slots = range(cubes - 1, cubes - 1 - n, -1)
    return tuple(face.sections[face.section(kind, min(slot, last))].buy for slot in slots)


def price_of_sale(face: TileFace, kind: MarketRow, cubes: int) -> int:
    """CL-MKT-10: price per cube at the first free slot; a full row pays the lowest price of the tile.

    Legal and contraband have one price on side A, each its own on side B (CL-MKT-04).
    """
    if cubes >= face.slots(kind):
        return min(section.price(kind) for section in face.sections)
    return face.sections[face.section(kind, cubes)].price(kind)


def groups(n: int, size: int) -> int:
    """Full groups of `size` among n cubes (CL-REP-05, -06, CL-MKT-13)."""
    return n // size


def goods_per_fame(merchant: bool, numbers: Numbers) -> int:
    """CL-MKT-13, CL-NAU-02: identical goods per fame, fewer with the Dutch merchant."""
    return numbers.goods_per_fame_merchant if merchant else numbers.goods_per_fame


def resentment(s: State, n: int, numbers: Numbers) -> int:
    """CL-REP-05: reputation lost with the producer of n contraband goods, by the table or by the example (A-33)."""
    loss = groups(n, numbers.goods_per_reputation)
    return max(1, loss) if n > 1 and s.options.ruling("A-33") == "example" else loss


def restock(n: int, numbers: Numbers) -> int:
    """CL-MKT-15: cubes that come onto the next tile below after a sale of n."""
    return max(1, n // numbers.restock_divisor)


def purchase_sum(ladder: tuple[int, ...], numbers: Numbers) -> Sum:
    """CL-MKT-08: the price of one row, rounded up to the next coin (A-01)."""
    total = sum(ladder)
    terms = [Term(msg("cl-price-cube"), price, "CL-MKT-07") for price in ladder]
    if extra := round_up(total, numbers) - total:
        terms.append(Term(msg("cl-rounded-up"), extra, "CL-MKT-08"))
    return Sum(msg("cl-price"), tuple(terms))


def affordable(ladder: tuple[int, ...], purse: int, numbers: Numbers) -> int:
    """How many cubes of a row a purse can pay at once."""
    return max(n for n in range(len(ladder) + 1) if round_up(sum(ladder[:n]), numbers) <= purse)


def copied_face(s: State, tile: Nation) -> TileFace | None:
    """The prices of a tile as far as somebody has copied them."""
    form = market_tile_form(tile, s.options.switches.market_tiles)
    record = s.card(form.schema, form.subject)
    return TileFace.of(record) if record else None


def may_trade(s: State, seat: SeatId, port: Nation, row: TileRow) -> Verdict:
    """CL-MKT-09: a trade treaty closes the legal row, for buying and selling."""
    if row.kind == "legal" and reputation.suffers(s, seat, port, "treaty"):
        return refused("CL-MKT-09", msg("cl-treaty", nation=nation(port)))
    return ALLOWED


def may_buy(s: State, seat: SeatId, port: Nation, row: TileRow, numbers: Numbers) -> Verdict:
    """Whether a player may buy on a row (CL-MKT-06..09), and in a pirate port at all (CL-MKT-16, A-42)."""
    verdict = may_trade(s, seat, port, row)
    if port == "pirates" and s.options.ruling("A-42") == "never":
        verdict &= refused("CL-MKT-16", msg("cl-pirates-only-buy"))
    if row.stock(s) == 0:
        return verdict & refused("CL-MKT-07", msg("cl-row-empty"))
    face = copied_face(s, row.tile)
    if face:
        first = price_of_purchase(face, row.kind, row.stock(s), 1)
        verdict &= prices.may_pay(s, seat, purchase_sum(first, numbers).total)
    return verdict


def may_sell(s: State, seat: SeatId, port: Nation, row: TileRow) -> Verdict:
    """Whether a player may sell the good of a row there (CL-MKT-09, -11); oil stands for any good (CL-MKT-01)."""
    verdict = may_trade(s, seat, port, row)
    if not sellable(s, seat, row):
        verdict &= Verdict((Reason("CL-MKT-11", msg("cl-nothing-to-sell", good=good(row.good))),))
    return verdict


def sellable(s: State, seat: SeatId, row: TileRow) -> int:
    """Cubes of a ship that can be sold on a row; oil stands for any good (CL-MKT-01)."""
    goods = s.player(seat).goods
    return goods.of(row.good) + goods.oil


def _face(t: Ctx, tile: Nation) -> Procedure[TileFace | None]:
    record = yield from known(t, market_tile_form(tile, t.now.options.switches.market_tiles), now=())
    return TileFace.of(record)


def _option(row: TileRow, note: Msg | None, verdict: Verdict) -> Option:
    label = msg(f"cl-row-{row.kind}", good=good(row.good))
    return Option(row.id, label, note, f"good:{row.good}", verdict)


def _row(
    t: Ctx, seat: SeatId, port: Nation, name: str, options: Sequence[Option], *, rule: str, text: str
) -> Procedure[TileRow | None]:
    """On which row somebody trades; None where the rules leave none."""
    others = _not_here(t.now, port, rule)
    chosen = yield from choose_if_any(t, name, options, who=seat, rule=rule, text=text, left_out=others, at_once=True)
    return None if chosen is None else _row_of(t.now, chosen)


def _stock_note(s: State, row: TileRow) -> Msg:
    face, stock = copied_face(s, row.tile), row.stock(s)
    ladder = price_of_purchase(face, row.kind, stock, stock) if face else ()
    if ladder:
        return msg("cl-row-stock-from", n=stock, nation=nation(row.tile), price=coins(ladder[0]))
    return msg("cl-row-stock", n=stock, nation=nation(row.tile))


def _hold_note(s: State, seat: SeatId, row: TileRow) -> Msg:
    face, goods = copied_face(s, row.tile), s.player(seat).goods
    if face:
        price = price_of_sale(face, row.kind, row.stock(s))
        return msg("cl-in-hold-at", n=goods.of(row.good), oil=goods.oil, price=coins(price))
    return msg("cl-in-hold", n=goods.of(row.good), oil=goods.oil)


def buy(t: Ctx, seat: SeatId, port: Nation) -> Procedure[None]:
    """CL-MKT-07, -08: buy cubes of one row, from right to left."""
    numbers = t.book.numbers
    options = [_option(r, _stock_note(t.now, r), may_buy(t.now, seat, port, r, numbers)) for r in rows(t.now, port)]
    row = yield from _row(t, seat, port, "row", options, rule="CL-MKT-06", text="buy-row")
    if row is None:
        return
    face = yield from _face(t, row.tile)
    stock = row.stock(t.now)
    if face:
        ladder = price_of_purchase(face, row.kind, stock, stock)
    else:
        each = yield from prices.ask_each(t, seat, "CL-MKT-07", row.good)
        ladder = (each,) * stock
    most = affordable(ladder, t.now.player(seat).doubloons, numbers)
    if not most:
        yield from t.happens(Announced(msg("cl-cannot-afford-one"), "result", rule="CL-MKT-08"))
        return
    words = {"good": good(row.good)}
    note = _ladder_note(ladder)
    n = yield from t.number(
        "cubes",
        1,
        most,
        who=seat,
        words=words,
        text="buy-how-many",
        note=note if face else None,
        default=most,
        unit=f"good:{row.good}",
        sheet="" if face else "trade",
    )
    cost = purchase_sum(ladder[:n], numbers).total
    if not face:  # where the price changes on the way, it stands beside what follows to be put right
        cost = yield from prices.ask_total(t, seat, cost)
    if (yield from prices.pay(t, seat, cost, "buy", "CL-MKT-08")):
        yield from move_cubes(t, row.good, n, row.place, seat, "CL-MKT-07", told="change")


def _ladder_note(ladder: tuple[int, ...]) -> Msg | None:
    """The prices in the order taken, equal ones together."""
    runs = tuple(msg("cl-price-run", n=len(tuple(run)), price=coins(price)) for price, run in groupby(ladder))
    return msg("cl-price-ladder", prices=runs) if runs else None


def sell(t: Ctx, seat: SeatId, port: Nation) -> Procedure[None]:
    """CL-MKT-10..16: sell one good on one row; oil may stand in for it (CL-REP-08).

    Each sale stands alone: goods of several sales are never added up (A-64).
    """
    options = [_option(r, _hold_note(t.now, seat, r), may_sell(t.now, seat, port, r)) for r in rows(t.now, port)]
    row = yield from _row(t, seat, port, "sale", options, rule="CL-MKT-11", text="sell-what")
    if row is None:
        return
    if not sellable(t.now, seat, row):  # as only the table's last word lets it happen
        yield from t.happens(Announced(msg("cl-nothing-to-sell", good=good(row.good)), "result", rule="CL-MKT-11"))
        return
    face = yield from _face(t, row.tile)
    if face:
        price = price_of_sale(face, row.kind, row.stock(t.now))
    else:
        price = yield from prices.ask_each(t, seat, "CL-MKT-10", row.good)
    own, oil = yield from _what_to_sell(t, seat, row, price, "" if face else "trade")
    receipt = round_down((own + oil) * price, t.book.numbers)
    yield from _settle(t, seat, port, row, own, oil, receipt)


def _what_to_sell(t: Ctx, seat: SeatId, row: TileRow, price: int, sheet: str) -> Procedure[tuple[int, int]]:
    """Cubes of the good itself, and cubes of oil that count as it. price: of each.  sheet: on which they are asked."""
    goods = t.now.player(seat).goods
    least, most, words = 0 if goods.oil else 1, goods.of(row.good), {"good": good(row.good)}
    own = yield from t.number(
        "cubes",
        least,
        most,
        who=seat,
        rule="CL-MKT-10",
        words=words,
        text="sell-how-many",
        note=None if sheet else msg("cl-each", price=coins(price)),
        default=most,
        unit=f"good:{row.good}",
        hopes=lambda n: msg("cl-sale-brings", price=coins(round_down(n * price, t.book.numbers))) if n else None,
        sheet=sheet,
    )
    least = 0 if own else 1
    oil = yield from t.number(
        "oil",
        least,
        goods.oil,
        who=seat,
        rule="CL-REP-08",
        words=words,
        text="sell-oil",
        default=least,
        unit="good:oil",
        sheet=sheet,
    )
    return own, oil


def _settle(t: Ctx, seat: SeatId, port: Nation, row: TileRow, own: int, oil: int, receipt: int) -> Procedure[None]:
    """What a sale brings: money, cubes back, restocking, reputation, fame (CL-MKT-12..15).

    CL-REP-05: the producer of contraband resents it; CL-REP-07: the port rewards it although only examples tell so
    (A-34).
    """
    numbers, n = t.book.numbers, own + oil
    yield from earn(t, seat, receipt, "sell", "CL-MKT-10")
    yield from move_cubes(t, row.good, own, seat, RESERVE, "CL-MKT-14", told="change")
    yield from move_cubes(t, "oil", oil, seat, RESERVE, "CL-MKT-14", told="change")
    yield from _restock(t, row, n)
    gain = groups(n, numbers.goods_per_reputation)
    if gain:
        grateful, rule = yield from reputation.thanked(t, seat, port, row.tile, row.kind, key="thanks")
        yield from reputation.move(t, seat, grateful, gain, rule)
    if row.kind == "contraband":
        loss = resentment(t.now, n, numbers)
        yield from by_ruling(t, "A-33", "CL-REP-05", bites=loss != gain)
        yield from reputation.move(t, seat, row.tile, -loss, "CL-REP-05")
    yield from t.happens(Sold(Sale(row.good, row.kind, n), rule="CL-MKT-10"))
    yield from mission_progress.sold(t, seat)
    crew = yield from abilities.take_part(t, seat, (PAID[row.kind], "sale_fame"), rule="CL-MKT-13", key="sale")
    yield from _captains(t, seat, row.kind, n, crew)
    if points := groups(n, goods_per_fame(abilities.total(crew, "sale_fame") > 0, numbers)):
        yield from fame.score(t, seat, "F-SAL", points, "CL-MKT-13")


def _captains(t: Ctx, seat: SeatId, kind: MarketRow, n: int, crew: Powers) -> Procedure[None]:
    """CL-CAP-18, CL-CAP-21: some captains are paid for every full three goods of one kind of sale."""
    for captain, ability in equipment.has(t.now, t.book, seat, PAID[kind]):
        if any(power.id == captain.id for power in crew):
            yield from earn(t, seat, groups(n, ability.per) * ability.amount, "captain", captain.rule)


def _restock(t: Ctx, row: TileRow, n: int) -> Procedure[None]:
    """CL-MKT-15: the row of the same kind on the next tile below gets that tile's own good (A-42 in pirate ports)."""
    below = TileRow(tile_below(t.now, row.tile), row.kind)
    face = yield from _face(t, below.tile)
    room = face.slots(row.kind) - below.stock(t.now) if face else n
    yield from move_cubes(t, below.good, min(restock(n, t.book.numbers), room), RESERVE, below.place, "CL-MKT-15")


def buy_here(t: Ctx, seat: SeatId) -> Procedure[None]:
    """Buy in the port of the running Interact action (CL-MKT-02)."""
    port = berth.nation_of(t.now.turn.port)
    if port is not None:
        yield from berth.use(t)
        yield from buy(t, seat, port)


def sell_here(t: Ctx, seat: SeatId) -> Procedure[None]:
    """Sell in the port of the running Interact action (CL-MKT-02)."""
    port = berth.nation_of(t.now.turn.port)
    if port is not None:
        yield from berth.use(t)
        yield from sell(t, seat, port)


def may_buy_here(s: State, book: Book, seat: SeatId) -> Verdict:
    """CL-MKT-02: whether the port of the running Interact action sells anything to a player; native ports have no
    market (CL-PRT-05)."""
    port, verdict = berth.nation_of(s.turn.port), berth.may_use(s, book, "buy")
    if port is None or "buy" not in s.turn.services:
        return verdict
    return verdict & any_of(may_buy(s, seat, port, row, book.numbers) for row in rows(s, port))


def may_sell_here(s: State, book: Book, seat: SeatId) -> Verdict:
    """CL-MKT-02: whether the port of the running Interact action buys anything of a player."""
    port, verdict = berth.nation_of(s.turn.port), berth.may_use(s, book, "sell")
    if port is None or "sell" not in s.turn.services:
        return verdict
    return verdict & any_of(may_sell(s, seat, port, row) for row in rows(s, port))


def offers(s: State, book: Book) -> tuple[Offer, ...]:
    """Buying and selling in the port where the active player is."""
    port, seat = berth.nation_of(s.turn.port), s.active.id
    if port is None:
        return ()
    found = []
    if "buy" in s.turn.services:
        verdict = may_buy_here(s, book, seat)
        option = Option("market-buy", msg("cl-offer-buy"), None, "token:market", verdict, "service")
        found.append(Offer(option, command("market-buy", seat=seat)))
    if "sell" in s.turn.services:
        verdict = may_sell_here(s, book, seat)
        option = Option("market-sell", msg("cl-offer-sell"), None, "token:coin", verdict, "service")
        found.append(Offer(option, command("market-sell", seat=seat)))
    return tuple(found)


COMMANDS: dict[str, ProcedureFunction] = {"market-buy": buy_here, "market-sell": sell_here}
JUDGES: dict[str, Judge] = {
    "market-buy": turns.judged(turns.served, may_buy_here),
    "market-sell": turns.judged(turns.served, may_sell_here),
}
