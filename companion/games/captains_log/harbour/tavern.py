"""1.24 Tavern: officers and specialists, crew, fame, second captain (rulebook p.32-33)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.events.announcement_events import Announced
from companion.core.events.event import Event
from companion.core.kit.chapters import Judge
from companion.core.printed.card_layout import Band, Row
from companion.core.procedures.copied_cards import known, read_off
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command
from companion.core.procedures.refusals import choose_if_any
from companion.core.questions.kinds import Field, Form, Option
from companion.core.rules.verdicts import Verdict, any_of, refused, require
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.harbour import captain_arrival, captains, crewing, prices, tavern_stock
from companion.games.captains_log.model import turns
from companion.games.captains_log.model.book import Book, Captain, Upgrade
from companion.games.captains_log.model.ids import SeatId
from companion.games.captains_log.model.names import Ctx, coins, ruled
from companion.games.captains_log.model.numbers import Numbers
from companion.games.captains_log.model.options import Side
from companion.games.captains_log.model.state import State
from companion.games.captains_log.renown import fame
from companion.games.captains_log.ship import upgrades
from companion.games.captains_log.voyage import berth


class TavernBought(Event[State]):
    """A space of the tavern became empty; it is filled again at the end of the turn (CL-TAV-02)."""

    def apply(self, s: State) -> State:
        return s.with_turn(tavern_bought=True)


def space(line: int, column: int) -> str:
    """Id of a space of the tavern: line 1-3 by reputation, column 1-3 from the left."""
    return f"{line}-{column}"


def side_of(s: State) -> Side:
    """Which tavern-shipyard board is in use; reputation board A has its own, which is a side A (CL-SET-07)."""
    return s.options.switches.tavern_board if s.options.switches.reputation_board == "B" else "A"


def tavern_form(side: Side, numbers: Numbers) -> Form:
    """D-12: where the price of an officer or specialist stands, and the prices by space if they stand there."""
    places = tuple(Option(p, msg(f"cl-form-price-on-{p}")) for p in ("space", "token"))
    spaces = tuple(
        Field(
            f"price_{line}_{column}",
            msg("cl-form-space-price", line=line, column=column),
            "number",
            0,
            prices.DEAREST,
            numbers.coin,
            when=("where", ("space",)),
            picture="token:coin",
        )
        for line in range(1, numbers.tavern_lines + 1)
        for column in range(1, numbers.tavern_columns + 1)
    )
    return Form(
        key="tavern",
        schema="tavern",
        subject=side,
        fields=(Field("where", msg("cl-form-price-where"), "choice", options=places, start="space"), *spaces),
        layout=(
            Band((Row(("where",), msg("cl-form-price-where")),)),
            Band(
                tuple(
                    Row(
                        tuple(f"price_{line}_{column}" for column in range(1, numbers.tavern_columns + 1)),
                        msg("cl-face-line", n=line),
                        "token:coin",
                    )
                    for line in range(1, numbers.tavern_lines + 1)
                ),
                columns=tuple(msg("cl-face-column", n=n) for n in range(1, numbers.tavern_columns + 1)),
            ),
        ),
        text=msg("cl-form-tavern", side=side),
        rule="CL-TAV-02",
    )


def space_price(s: State, line: int, column: int) -> int | None:
    """The price printed on a space of the tavern; None if it stands on the token or nobody knows."""
    values = dict(s.card("tavern", side_of(s)) or ())
    return prices.number(values.get(f"price_{line}_{column}"))


def recruits(s: State, book: Book) -> tuple[Upgrade, ...]:
    """CL-SET-10, A-79: officers and specialists that can lie on the nine spaces."""
    return tuple(u for u in book.upgrades if u.kind in upgrades.CREW and not u.nation and upgrades.in_play(s, u))


def of_nation(s: State, book: Book) -> tuple[Upgrade, ...]:
    """CL-TAV-05: the crew upgrades that only the nation of this port sells; the French one stands in the shipyard
    (CL-YRD-06)."""
    country = berth.nation_of(s.turn.port)
    return tuple(u for u in book.upgrades if u.nation == country and country != "france" and upgrades.in_play(s, u))


def _space_options(s: State, book: Book) -> Iterator[Option]:
    numbers, seat = book.numbers, s.active.id
    by_space = dict(s.card("tavern", side_of(s)) or ()).get("where") == "space"
    for line in range(1, numbers.tavern_lines + 1):
        right = berth.may_use(s, book, "tavern", needs=line)
        for column in range(1, numbers.tavern_columns + 1) if by_space or s.tavern else (0,):
            price, lies = space_price(s, line, column), _lies_there(s, line, column, numbers)
            verdict = right & _of_token(s, book, seat, lies, price)
            label = upgrades.name(lies) if lies else msg("cl-tavern-space", line=line, column=column)
            note = _offer_note(s, lies, price)
            picture = upgrades.find(book, lies).picture if lies else "token:officer"
            yield Option(space(line, column), label, note, picture, verdict, f"line-{line}")
    needs = numbers.nation_upgrade_reputation
    for upgrade in of_nation(s, book):
        verdict = berth.may_use(s, book, "tavern", needs=needs) & upgrades.may_gain(s, book, seat, upgrade.id)
        yield upgrades.option(book, upgrade.id, verdict)


def _lies_there(s: State, line: int, column: int, numbers: Numbers) -> str:
    """The upgrade on a space; "" while only the table knows."""
    return tavern_stock.offered(s, line, column, numbers) if s.tavern else ""


def _of_token(s: State, book: Book, seat: SeatId, upgrade: str, price: int | None) -> Verdict:
    """What is known of a space and of the upgrade on it: price, level, limits, uniqueness (CL-TAV-08, CL-SHP-08)."""
    if s.tavern and not upgrade:
        return refused("CL-TAV-02", msg("cl-space-empty"))
    cost = prices.printed(s, upgrade) if upgrade and price is None else price
    verdict = Verdict() if cost is None else prices.may_pay(s, seat, cost)
    if not upgrade:
        return verdict
    return verdict & upgrades.may_gain(s, book, seat, upgrade) & may_use_level(s, seat, upgrade)


def may_use_level(s: State, seat: SeatId, upgrade: str) -> Verdict:
    """CL-SHP-08: whether the ship is large enough for the level icon of a token, as far as it was copied."""
    level = prices.printed(s, upgrade, "level") or 1
    return require(s.player(seat).level >= level, "CL-SHP-08", msg("cl-level-too-low", level=level))


def _offer_note(s: State, upgrade: str, price: int | None) -> Msg:
    """The price, and what the upgrade does where it is known."""
    cost = prices.printed(s, upgrade) if upgrade and price is None else price
    words = msg("cl-price-unknown") if cost is None else coins(cost)
    return msg("cl-ware-note", price=words, effect=msg(f"cl-upgrade-{upgrade}.effect")) if upgrade else words


def may_recruit(s: State, book: Book, seat: SeatId) -> Verdict:
    """CL-TAV-01, -04: whether whoever is here can recruit anybody, as far as the prices are known."""
    return any_of(option.verdict for option in _space_options(s, book))


def recruit(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-TAV-02, -04, -05: recruit an officer or specialist from a line of the tavern, or from the nation."""
    yield from berth.use(t)
    yield from known(t, tavern_form(side_of(t.now), t.book.numbers), now=("where",))
    spaces = tuple(_space_options(t.now, t.book))
    place = yield from choose_if_any(t, "space", spaces, who=seat, rule="CL-TAV-04", text="tavern-space", note=True)
    if place is None:
        return
    upgrade: str | None = place
    line = column = 0
    if place not in [u.id for u in of_nation(t.now, t.book)]:
        line, column = map(int, place.split("-"))
        upgrade = _lies_there(t.now, line, column, t.book.numbers)
        upgrade = upgrade or (yield from choose_recruit(t, seat, key=""))
    if upgrade is None or not (yield from level_allows(t, seat, upgrade)):
        return
    price = yield from _price_there(t, line, column)
    if price is None:
        price = yield from prices.price_of(t, seat, token_form(upgrade))
    if not (yield from prices.pay(t, seat, price, "tavern", "CL-TAV-02")):
        return
    yield from upgrades.gain(t, seat, upgrade, 1, "CL-TAV-02")
    yield from leave_offer(t, upgrade, "CL-TAV-02")
    yield from clear_uniques(t, seat)


def _price_there(t: Ctx, line: int, column: int) -> Procedure[int | None]:
    """The price printed on a space, read off the board now where nobody has yet; None where it stands on the token.

    column: 0 for a line of which the space was not told, or for what lies on none.
    """
    form, name = tavern_form(side_of(t.now), t.book.numbers), f"price_{line}_{column}"
    if not column or dict(t.now.card(form.schema, form.subject) or ()).get("where") != "space":
        return None
    text = msg("cl-tavern-space", line=line, column=column)
    record = yield from read_off(t, form, name, key="space-price", text=text)
    return prices.number(dict(record)[name])


def leave_offer(t: Ctx, upgrade: str, rule: str) -> Procedure[None]:
    """CL-TAV-02: the space of an upgrade is empty now, and is filled again at the end of the turn."""
    if upgrade in t.now.tavern:
        yield from t.happens(tavern_stock.SpaceEmptied(t.now.tavern.index(upgrade), rule=rule))
    yield from t.happens(TavernBought(rule=rule))


def choose_recruit(t: Ctx, seat: SeatId, *, key: str, note: Msg | None = None) -> Procedure[str | None]:
    """Which officer or specialist it is, among those on offer or all that the box holds; None if none can come."""
    there = tuple(u for u in recruits(t.now, t.book) if not t.now.tavern or u.id in t.now.tavern)
    options = tuple(
        upgrades.option(t.book, u.id, upgrades.may_gain(t.now, t.book, seat, u.id) & may_use_level(t.now, seat, u.id))
        for u in there
    )
    key = f"{key}upgrade"
    return (yield from choose_if_any(t, "recruit-whom", options, key=key, who=seat, rule="CL-TAV-08", note=note))


def token_form(upgrade: str) -> Form:
    """D-12: the level icon of an upgrade token, and its price if it bears one."""
    return prices.price_form(upgrade, upgrades.name(upgrade), level=True)


def level_allows(t: Ctx, seat: SeatId, upgrade: str) -> Procedure[bool]:
    """CL-SHP-08: the level icon of the token asks for a ship of that level; tells why when it is too small."""
    record = yield from known(t, token_form(upgrade))
    level = prices.number(dict(record)["level"])
    if level is None or level <= t.now.player(seat).level:
        return True
    yield from t.happens(Announced(msg("cl-level-too-low", level=level), "result", rule="CL-SHP-08"))
    return False


def clear_uniques(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-SOL-05: after buying in solo, unique upgrades that one owns already leave the offer."""
    player = t.now.player(seat)
    mine = [u for u in recruits(t.now, t.book) if u.unique and upgrades.owned(player, u.id)]
    if not t.now.solo_rules:
        return
    if t.now.tavern:
        for upgrade in mine:
            while upgrade.id in t.now.tavern:
                yield from leave_offer(t, upgrade.id, "CL-SOL-05")
    elif mine:
        names = tuple(upgrades.name(u.id) for u in mine)
        yield from t.happens(
            Announced(msg("cl-solo-clear-uniques", upgrades=names), "order", "token:officer", rule="CL-SOL-05")
        )


def may_buy_fame(s: State, book: Book, seat: SeatId) -> Verdict:
    """CL-TAV-03: fame for money, as often as it can be paid, or once a turn as the table has settled it (A-56)."""
    verdict = berth.may_use(s, book, "tavern") & prices.may_pay(s, seat, book.numbers.tavern_fame_price)
    return verdict & require(not (_once(s) and bought_fame(s, seat)), "CL-TAV-03", msg("cl-fame-once"))


def bought_fame(s: State, seat: SeatId) -> bool:
    """Whether a player has bought fame in this turn, of which there is one in a round."""
    return any((p.round, p.who, p.cause) == (s.turn.round, seat, "F-TAV") for p in s.ledger)


def _once(s: State) -> bool:
    return s.options.ruling("A-56") == "once-a-turn"


def buy_fame(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-TAV-03: fame from the tavern."""
    yield from berth.use(t)
    price = t.book.numbers.tavern_fame_price
    most = 1 if _once(t.now) else t.now.player(seat).doubloons // price
    if not most:
        return
    n = yield from t.number(
        "fame", 1, most, who=seat, note=ruled("A-56", msg("cl-each", price=coins(price))), default=1, unit="token:fame"
    )
    if (yield from prices.pay(t, seat, n * price, "fame", "CL-TAV-03")):
        yield from fame.score(t, seat, "F-TAV", n, "CL-TAV-03")


def available_captains(s: State, book: Book) -> tuple[Captain, ...]:
    """CL-CAP-06: captains of this port's nation whom nobody has."""
    country = berth.nation_of(s.turn.port)
    return tuple(captain for captain in captains.free(s, book) if country in captains.nations_of(captain))


def may_take_captain(s: State, book: Book, seat: SeatId) -> Verdict:
    """CL-TAV-05, CL-CAP-06, CL-FAM-06: a second captain asks for fame, and for reputation with the port's nation."""
    if not s.options.switches.captains:
        return refused("CL-GEN-10", msg("cl-not-played"))
    numbers = book.numbers
    verdict = berth.may_use(s, book, "tavern", needs=numbers.second_captain_reputation)
    have, needs = s.fame(seat), numbers.second_captain_fame
    verdict &= require(have >= needs, "CL-CAP-06", msg("cl-needs-fame", needs=needs, n=have))
    verdict &= require(len(s.active.captains) < 2, "CL-CAP-06", msg("cl-has-two-captains"))
    useful = any(captains.may_keep(s.active, captain).allowed for captain in available_captains(s, book))
    return verdict & require(useful, "CL-CAP-06", msg("cl-no-captain-left"))


def take_captain(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-CAP-06: the second captain, any available one of the nation; both abilities hold from now on."""
    yield from berth.use(t)
    choice = available_captains(t.now, t.book)
    player = t.now.player(seat)
    options = tuple(captains.option(captain, captains.may_keep(player, captain)) for captain in choice)
    chosen = yield from choose_if_any(t, "captain", options, who=seat)
    if chosen is None:
        return
    captain = choice[[c.id for c in choice].index(chosen)]
    yield from t.happens(captains.CaptainJoined(seat, captain.id, second=True, rule="CL-CAP-06"))
    yield from captain_arrival.arrive(t, seat, captain, key=f"{captain.id}-")


def offers(s: State, book: Book) -> tuple[Offer, ...]:
    """What the tavern of the port offers; expert offers only when they are played."""
    if "tavern" not in s.turn.services:
        return ()
    return tuple(
        Offer(Option(name, msg(f"cl-offer-{name}"), note, picture, verdict, "service"), command(name, seat=s.active.id))
        for name, picture, note, verdict in _services(s, book)
    )


def _services(s: State, book: Book) -> Iterator[tuple[str, str, Msg | None, Verdict]]:
    """Name, picture and note of each offer, and whether anything of it can be had."""
    seat, switches = s.active.id, s.options.switches
    yield "tavern-recruit", "token:officer", None, may_recruit(s, book, seat)
    yield "tavern-fame", "token:fame", coins(book.numbers.tavern_fame_price), may_buy_fame(s, book, seat)
    if switches.boarding:
        yield "tavern-crew", "token:crew", None, crewing.may_hire_any(s, book, seat)
        enlisted = msg("cl-enlist-note", n=crewing.enlistment(s, book.numbers))
        yield "tavern-enlist", "token:crew", enlisted, crewing.may_enlist(s, book, seat)
    if switches.captains:
        yield "tavern-captain", "token:officer", None, may_take_captain(s, book, seat)


COMMANDS: dict[str, ProcedureFunction] = {
    "tavern-recruit": recruit,
    "tavern-fame": buy_fame,
    "tavern-captain": take_captain,
}
JUDGES: dict[str, Judge] = {
    "tavern-recruit": turns.judged(turns.served, may_recruit),
    "tavern-fame": turns.judged(turns.served, may_buy_fame),
    "tavern-captain": turns.judged(turns.served, may_take_captain),
}
