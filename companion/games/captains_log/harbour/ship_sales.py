"""1.24 New ships: the next level of a printed ship, or a ship card from the shipyard (rulebook p.33-34)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion.core.events.announcement_events import Announced
from companion.core.events.announcements import Announcement, Order
from companion.core.events.event import Event
from companion.core.kit.chapters import Judge
from companion.core.procedures.copied_cards import read_off, recalled
from companion.core.procedures.procedure import Procedure, ProcedureFunction
from companion.core.procedures.refusals import refuse
from companion.core.questions.kinds import Option
from companion.core.rules.verdicts import ALLOWED, Sum, Term, Verdict, refused, require
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.fleet import npc_pile, ships
from companion.games.captains_log.harbour import crewing, prices, tavern
from companion.games.captains_log.model import turns
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import COUNTRIES, NO_CARD, CardId, Nation, SeatId, SheetId
from companion.games.captains_log.model.names import Ctx, card_option, nation, ruled
from companion.games.captains_log.model.numbers import Numbers
from companion.games.captains_log.model.options import Side
from companion.games.captains_log.model.state import State
from companion.games.captains_log.reputation import reputation
from companion.games.captains_log.ship import hold, upgrades
from companion.games.captains_log.voyage import berth


class ShipChanged(Event[State]):
    """A player sails a new, undamaged ship; the old card goes to the box. crew: what stays aboard."""

    seat: SeatId
    level: int
    ship: CardId
    crew: int

    def apply(self, s: State) -> State:
        old = s.player(self.seat).ship
        box = (*s.box, old) if old and old != self.ship else s.box
        changed = s.with_player(self.seat, level=self.level, ship=self.ship, crew=self.crew, water=0, fire=0, sails=0)
        return replace(changed, era=max(s.era, self.level), box=box)

    def line(self, s: State, book: Book) -> Msg | None:
        return msg("cl-ev-ship", level=self.level)

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        return (Order(msg("cl-told-ship", level=self.level), "ship:schooner", seat=self.seat),)


def french_benefit(s: State, seat: SeatId, numbers: Numbers) -> tuple[Term, ...]:
    """CL-REP-14: friends of France pay less in every shipyard, but never less than one coin."""
    if not reputation.enjoys(s, seat, "france", "benefit"):
        return ()
    return (Term(msg("cl-benefit-france"), -numbers.french_discount, "CL-REP-14"),)


def ship_needs(level: int, side: Side, numbers: Numbers) -> int:
    """CL-YRD-04, CL-YRD-07: reputation asked for a new ship; more for level 3 on side B."""
    return numbers.new_ship_reputation_level_3 if side == "B" and level >= 3 else numbers.new_ship_reputation


@dataclass(frozen=True, slots=True)
class ShipSale:
    """A ship on sale: its printed value and level, and the nation of its space (None on side A and for board A).

    credit: what the shipyard takes the old ship for (A-38).
    """

    value: int
    level: int
    space: Nation | None = None
    credit: int = 0


def ship_price(
    sale: ShipSale, port: Nation, have: int, side: Side, numbers: Numbers, terms: tuple[Term, ...] = ()
) -> Sum:
    """What a ship costs in a port (CL-YRD-08, -09 on side B); `terms`: further discounts."""
    extra: list[Term] = []
    if side == "B" and sale.space not in (None, port):
        extra.append(Term(msg("cl-foreign-ship"), numbers.foreign_ship_surcharge, "CL-YRD-08"))
    above = have - ship_needs(sale.level, side, numbers)
    if side == "B" and above > 0:
        extra.append(Term(msg("cl-reputation-above", n=above), -above * numbers.ship_discount, "CL-YRD-09"))
    if sale.credit:
        extra.append(Term(msg("cl-old-ship"), -sale.credit, "A-38"))
    return prices.discounted(sale.value, (*extra, *terms), numbers)


def may_buy_ships(s: State, book: Book, seat: SeatId) -> Verdict:
    """CL-YRD-04, -11: whether this port sells ships to whoever is here at all."""
    if s.turn.port == "pirates":
        return berth.may_use(s, book, "yard") & refused("CL-YRD-04", msg("cl-no-ships-from-pirates"))
    verdict = berth.may_use(s, book, "yard", needs=book.numbers.new_ship_reputation)
    if s.active.board == "A":
        largest = s.active.level >= book.numbers.board_a_levels
        verdict &= require(not largest, "CL-YRD-11", msg("cl-largest-ship"))
        following = known_sale(s, SheetId.printed("A", s.active.level + 1), None)
        if following is not None and verdict.allowed:
            verdict &= may_pay_for(s, book, s.active.id, following)
    return verdict


def known_sale(s: State, subject: SheetId, space: Nation | None) -> ShipSale | None:
    """A ship on sale as far as its card or board has been copied."""
    ship = ships.PlayerShip.of(subject, s.card("player-ship", subject) or ())
    return None if ship.level is None or ship.value is None else ShipSale(ship.value, ship.level, space)


def may_pay_for(s: State, book: Book, seat: SeatId, sale: ShipSale) -> Verdict:
    """CL-YRD-04, -07, -08, -09: reputation and money for a ship in this port, with the arithmetic of its price."""
    port, side, numbers = berth.nation_of(s.turn.port), tavern.side_of(s), book.numbers
    if port is None:
        return berth.may_use(s, book, "yard", needs=ship_needs(sale.level, side, numbers))
    have = berth.standing(s, book, seat) or 0
    cost = ship_price(sale, port, have, side, numbers, french_benefit(s, seat, numbers))
    verdict = berth.may_use(s, book, "yard", needs=ship_needs(sale.level, side, numbers)) & Verdict(sums=(cost,))
    return verdict & prices.may_pay(s, seat, cost.total)


def may_take_space(s: State, space: str) -> Verdict:
    """CL-YRD-05, -08: French ships are sold in France only, or anywhere once only they are left on side A."""
    if space != "france" or s.turn.port == "france":
        return ALLOWED
    return refused("CL-YRD-08" if tavern.side_of(s) == "B" else "CL-YRD-05", msg("cl-french-ship"))


def new_ship(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-YRD-04..11: the next level of a printed ship, or a ship card from the shipyard."""
    yield from berth.use(t)
    port = berth.nation_of(t.now.turn.port)
    player = t.now.player(seat)
    if port is None:
        return
    if player.board == "A":
        form = ships.player_ship_form(SheetId.printed("A", player.level + 1))
        yield from recalled(t, form)
        price = dict((yield from read_off(t, form, "value", key="price")))["value"]
        assert isinstance(price, int)
        yield from _pay_for_ship(t, seat, port, ShipSale(price, player.level + 1, None), NO_CARD)
        return
    space = yield from _space(t, seat)
    card = yield from _card(t, seat, space)
    form = ships.player_ship_form(card)
    yield from recalled(t, form)
    beside = ("name", *ships.CARD)
    record = yield from read_off(t, form, "level", "value", key="card-values", beside=beside)
    ship = ships.PlayerShip.of(card, record)
    assert ship.level is not None and ship.value is not None
    if not (yield from _uncovered(t, seat, ship.level)):
        return
    credit = yield from _trade_in(t, seat)
    yield from _pay_for_ship(t, seat, port, ShipSale(ship.value, ship.level, space, credit), card)


def _uncovered(t: Ctx, seat: SeatId, level: int) -> Procedure[bool]:
    """CL-SET-09: whether a large ship may be bought although a smaller card lies on it, as settled (A-05)."""
    if level < t.book.numbers.board_a_levels or t.now.options.ruling("A-05") == "covered-too":
        return True
    covered = yield from t.yes_no(
        "covered", who=seat, text="ship-covered", note=ruled("A-05"), nature="fact", default=False
    )
    if covered:
        yield from t.happens(Announced(msg("cl-ship-covered"), "result", rule="CL-SET-09"))
    return not covered


def _trade_in(t: Ctx, seat: SeatId) -> Procedure[int]:
    """What the old ship card is worth when a new one is bought: nothing, unless settled otherwise (A-38)."""
    if not t.now.player(seat).ship or t.now.options.ruling("A-38") == "full-price":
        return 0
    form = ships.player_ship_form(t.now.player(seat).ship)
    yield from recalled(t, form, key="old-ship")
    value = dict((yield from read_off(t, form, "value", key="old-value")))["value"]
    assert isinstance(value, int)
    return value


def _space(t: Ctx, seat: SeatId) -> Procedure[Nation | None]:
    """CL-YRD-05, -07: on which space the ship lies; on side A only the French one matters."""
    side = tavern.side_of(t.now)
    flags = COUNTRIES if side == "B" else ("france",)
    options: list[Option] = [
        Option(flag, msg("cl-space-of", nation=nation(flag)), None, f"flag:{flag}", may_take_space(t.now, flag))
        for flag in flags
    ]
    if side == "A":
        options.append(Option("any", msg("cl-space-other"), None, "token:flag"))
        if t.now.turn.port != "france":
            options.append(Option("last", msg("cl-space-last"), None, "flag:france"))
    chosen = yield from t.choose("space", options, who=seat, text="ship-space")
    return next((flag for flag in flags if flag == chosen), None)


def _card(t: Ctx, seat: SeatId, space: Nation | None) -> Procedure[CardId]:
    """Which card it is."""
    cards = npc_pile.on_sale(t.now, t.book.numbers)
    options = tuple(
        replace(card_option("player-ship", card), verdict=_may_choose(t.now, t.book, seat, card, space))
        for card in cards
    )
    if not any(option.verdict.allowed for option in options):
        options = tuple(card_option("player-ship", card) for card in cards)
    return (yield from t.choose("card", options, who=seat, rule="CL-SHP-02", text="ship-card", nature="fact"))


def _may_choose(s: State, book: Book, seat: SeatId, card: CardId, space: Nation | None) -> Verdict:
    """Whether a ship card can be bought, as far as it was copied; a trade-in is reckoned with later (A-38)."""
    sale = known_sale(s, card, space)
    if sale is None or s.options.ruling("A-38") == "trade-in":
        return ALLOWED
    return may_pay_for(s, book, seat, sale)


def _pay_for_ship(t: Ctx, seat: SeatId, port: Nation, sale: ShipSale, card: CardId) -> Procedure[None]:
    """CL-YRD-08, -09, A-38: pay the full price; new and undamaged; surplus crew leaves and cargo floats."""
    numbers, side = t.book.numbers, tavern.side_of(t.now)
    verdict = may_pay_for(t.now, t.book, seat, sale)
    have = berth.standing(t.now, t.book, seat) or 0
    cost = ship_price(sale, port, have, side, numbers, french_benefit(t.now, seat, numbers)).total
    if not verdict.allowed:
        yield from refuse(t, verdict)
        return
    yield from prices.pay(t, seat, cost, "ship", "CL-YRD-11" if not card else "CL-YRD-04")
    before = t.now.player(seat).crew
    yield from t.happens(ShipChanged(seat, sale.level, card, before, rule="CL-YRD-04"))
    yield from hold.remembered(t, seat, key="new")
    limit = crewing.crew_limit(t.now, t.book, seat)
    if limit is not None and before > limit:
        yield from t.happens(crewing.CrewHired(seat, limit - before, rule="CL-YRD-04"))
    yield from t.happens(Announced(msg("cl-ship-refit"), "order", "square:hold", seat=seat, rule="CL-YRD-04"))
    yield from upgrades.count_icons(t, seat)


COMMANDS: dict[str, ProcedureFunction] = {"yard-ship": new_ship}
JUDGES: dict[str, Judge] = {"yard-ship": turns.judged(turns.served, may_buy_ships)}
