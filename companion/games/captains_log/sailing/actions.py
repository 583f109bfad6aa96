"""1.6, 1.8, 1.11, 1.19 What a player does away from ports: exploring, trading, picking up, jettisoning.

CL-ACT-01, CL-ACT-02: firing, boarding, repairing and ports have chapters of their own; passing is ending the turn.
Rearranging the hold stands in `cargo` (CL-FRE-01).
"""

from __future__ import annotations

from companion.core.events.announcement_events import Announced
from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command, first_of
from companion.core.procedures.refusals import choose_if_any
from companion.core.questions.kinds import Option
from companion.core.rules.verdicts import Verdict, require
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.hand import mission_cards
from companion.games.captains_log.missions import mission_taking, missions, rewards
from companion.games.captains_log.model import turns
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import LOOSE, RESERVE, CubePlace, SeatId
from companion.games.captains_log.model.ledger import cubes_at, earn, hex_of, move_cubes
from companion.games.captains_log.model.names import Ctx, coins, good, ship_option, who
from companion.games.captains_log.model.sea import goods_on, present
from companion.games.captains_log.model.state import GOODS, Floating, Good, Goods, State
from companion.games.captains_log.sailing import cargo, dynamic_map
from companion.games.captains_log.sea import floats, lookout
from companion.games.captains_log.sea.chart import spot
from companion.games.captains_log.ship import abilities, upgrades
from companion.games.captains_log.voyage import exploring, flotation, voyage


def partners(s: State, seat: SeatId) -> tuple[SeatId, ...]:
    """CL-TRD-02: players with whom one may trade, if they lie in an adjacent hex."""
    return tuple(player.id for player in s.players if player.id != seat and player.afloat)


def may_trade_with(s: State, seat: SeatId, other: SeatId) -> Verdict:
    """CL-TRD-02: whether another player lies in an adjacent hex, as far as the map tells."""
    away = lookout.apart(s, seat, other)
    return require(away is None or away <= 1, "CL-TRD-02", msg("cl-not-beside"))


def trade(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-TRD-02: swap goods, missions and doubloons with a neighbour; both must agree."""
    others = tuple(
        ship_option(t.now, other, verdict=may_trade_with(t.now, seat, other)) for other in partners(t.now, seat)
    )
    note = msg("cl-q-trade-adjacent")
    other = yield from choose_if_any(t, "partner", others, who=seat, text="trade-with", note=note)
    if other is None:
        return
    given = yield from _bundle(t, seat, other, key="give-")
    taken = yield from _bundle(t, other, seat, key="get-")
    if not given and not taken:
        return
    agreed = yield from t.yes_no("agreed", who=other, words={"name": who(t.now, other)}, text="trade-agreed")
    if not agreed:
        yield from t.happens(Announced(msg("cl-no-deal"), rule="CL-TRD-02"))
        return
    yield from turns.use_half(t, "action")
    yield from _hand_over(t, seat, other, given)
    yield from _hand_over(t, other, seat, taken)
    for trader in (seat, other):
        yield from mission_taking.within_limit(t, trader, key="trade-")


def _bundle(t: Ctx, giver: SeatId, taker: SeatId, *, key: str) -> Procedure[tuple[tuple[str, int], ...]]:
    """What one of the two hands over: things with their numbers."""
    player = t.now.player(giver)
    options: list[Option] = [
        Option(cube, good(cube), msg("cl-owned", n=player.goods.of(cube)), f"good:{cube}")
        for cube in GOODS
        if player.goods.of(cube)
    ]
    if player.doubloons:
        options.append(Option("doubloons", msg("cl-reward-doubloons"), coins(player.doubloons), "token:coin"))
    options += [mission_cards.closed(t.now, t.book, mission) for mission in mission_cards.ongoing(player)]
    words = {"giver": who(t.now, giver), "taker": who(t.now, taker)}
    picked = yield from t.pick(
        "trade-gives", options, key=f"{key}what", who=giver, rule="CL-TRD-02", words=words, none=msg("cl-nothing")
    )
    bundle: list[tuple[str, int]] = []
    for thing in picked:
        cube = next((cube for cube in GOODS if cube == thing), None)
        if cube is None and thing != "doubloons":
            bundle.append((thing, 1))
            continue
        coin = t.book.numbers.coin
        n = yield from t.number(
            "trade-how-many",
            1 if cube else coin,
            player.goods.of(cube) if cube else player.doubloons,
            key=f"{key}{thing}",
            who=giver,
            rule="CL-TRD-02",
            words={"thing": good(cube) if cube else msg("cl-reward-doubloons")},
            step=1 if cube else coin,
            default=player.goods.of(cube) if cube else coin,
            unit=f"good:{cube}" if cube else "token:coin",
        )
        bundle.append((thing, n))
    return tuple(bundle)


def _hand_over(t: Ctx, giver: SeatId, taker: SeatId, bundle: tuple[tuple[str, int], ...]) -> Procedure[None]:
    """Missions keep their progress (CL-MIS-09)."""
    for thing, n in bundle:
        cube = next((cube for cube in GOODS if cube == thing), None)
        if cube is not None:
            yield from move_cubes(t, cube, n, giver, taker, "CL-TRD-02")
        elif thing == "doubloons":
            yield from earn(t, giver, -n, "trade", "CL-TRD-02")
            yield from earn(t, taker, n, "trade", "CL-TRD-02")
        else:
            mission = first_of(m for m in t.now.player(giver).missions if m.id == thing)
            yield from t.happens(mission_cards.gone(t.now, giver, mission, "CL-MIS-09", to=taker))


def within_reach(s: State) -> Goods:
    """CL-FRE-02, -04: cubes afloat that may be picked up: not those dropped this very turn; where the map tells on
    which hexes they float, those on the ship's own, and those of which it does not."""
    here = spot(s, s.active.id)
    if s.sea is None or here is None:
        return s.loose - s.turn.jettisoned
    placed, dropped = (sum((each.goods for each in piles), Goods()) for piles in (s.sea.cargo, s.turn.dropped))
    mine = goods_on(s.turn.dropped, here.at)
    stray, on_counters = s.loose - placed - (s.turn.jettisoned - dropped), Goods(oil=floats.oil_adrift(s))
    return present(s.sea.cargo_on(here.at) - mine) + present(stray - on_counters)


def may_lift(s: State, seat: SeatId, floating: Floating) -> Verdict:
    """CL-MIS-R01: a mission's counter is for the player whose mission it is; whoever has none cannot lift it."""
    owned = any(m.counter == floating.id for player in s.players for m in mission_cards.ongoing(player))
    open_to = tuple(m for m in mission_cards.open_to(s, seat) if not owned or m.counter == floating.id)
    mine = floating.kind != "mission" or bool(open_to)
    return require(mine, "CL-MIS-R01", msg("cl-no-mission-for-counter"))


def may_reach(s: State, seat: SeatId, floating: Floating) -> Verdict:
    """CL-BAR-02: only what floats on the ship's own hex, as far as the map tells."""
    here, there = spot(s, seat), floats.there(s, floating.id)
    elsewhere = here is not None and there is not None and here.at != there
    return require(not elsewhere, "CL-BAR-02", msg("cl-floats-elsewhere"))


def may_find(s: State, seat: SeatId) -> Verdict:
    """CL-BAR-02: a barrel of which the app does not know; none where the map tells of everything that floats."""
    unknown = spot(s, seat) is None or not floats.are_placed(s)
    return require(unknown, "CL-BAR-02", msg("cl-no-barrel-here"))


def may_gather(s: State) -> Verdict:
    """CL-FRE-02: goods of the ship's own hex, as far as the map tells."""
    here = require(within_reach(s).total > 0, "CL-FRE-02", msg("cl-nothing-afloat"))
    elsewhere = s.sea is not None and bool(s.sea.cargo)
    return require(here.allowed, "CL-FRE-02", msg("cl-goods-elsewhere")) if elsewhere else here


def pick_up(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-FRE-02, CL-BAR-02, CL-MIS-07: one movement point for a barrel token, a time counter, or for all goods of the
    hex together (A-22). Goods float for ever (A-76)."""
    floats = [
        Option(
            f.id,
            msg(f"cl-floating-{f.kind}"),
            msg("cl-on-tile", tile=exploring.tile_name(f.tile)) if f.tile else None,
            "token:barrel" if f.kind == "barrel" else "token:time",
            may_lift(t.now, seat, f) & may_reach(t.now, seat, f),
        )
        for f in t.now.floating
    ]
    loose = may_gather(t.now)
    options = (
        *floats,
        Option("barrel", msg("cl-another-barrel"), None, "token:barrel", may_find(t.now, seat)),
        Option("goods", msg("cl-loose-goods"), None, "cube:any", loose),
    )
    cost = abilities.pick_up_cost(t.now, t.book, seat)
    note = msg("cl-costs-movement", n=cost)
    chosen = yield from choose_if_any(t, "what", options, who=seat, text="pick-up", note=note)
    if chosen == "goods":
        yield from _loose_goods(t, seat, cost)
        return
    yield from voyage.spend(t, cost, "CL-FRE-02")
    token = next((f for f in t.now.floating if f.id == chosen), None)
    if token is not None:
        yield from flotation.lift(t, token.id, "CL-BAR-02" if token.kind == "barrel" else "CL-BAR-06")
    if token is not None and token.kind == "mission":
        yield from missions.validate(t, seat, "afloat")
    elif token is not None and token.kind == "oil":
        yield from _take(t, seat, "oil", flotation.oil_on(token, t.book.numbers), "CL-FRE-02")
    else:
        kinds = ("goods", "doubloons", "clue", "crew", "fame", "other")
        yield from rewards.receive(
            t, seat, kinds, "CL-BAR-02", cause="barrel", fame_cause="F-BAR", key="barrel-", token=True
        )
        yield from flotation.keep_barrel(t, seat)


def _take(t: Ctx, seat: SeatId, cube: Good, n: int, rule: str) -> Procedure[None]:
    """Cubes afloat come aboard; what nobody had put there comes from the reserve."""
    moved = yield from move_cubes(t, cube, n, LOOSE, seat, rule, told="change")
    yield from move_cubes(t, cube, n - moved, RESERVE, seat, rule, told="change")


def _loose_goods(t: Ctx, seat: SeatId, cost: int) -> Procedure[None]:
    """CL-FRE-02, -03: what of the goods on the hex comes aboard; what does not fit stays in the water.

    One movement point serves for all of them, or for one cube only, as the table has settled it (A-22).
    """
    text = msg("cl-q-pick-up-goods")
    each = t.now.options.ruling("A-22") == "one-thing"
    most = voyage.affordable(t.now, cost) if each else None
    taken = yield from _cubes(t, seat, "take", within_reach(t.now), LOOSE, seat, "CL-FRE-02", text, most)
    if each and cost and taken.total > 1:
        yield from t.happens(Announced(msg("cl-costs-movement-ruled", n=taken.total, id="A-22"), rule="CL-FRE-02"))
    yield from voyage.spend(t, cost * (taken.total if each else min(1, taken.total)), "CL-FRE-02")


def _cubes(
    t: Ctx,
    seat: SeatId,
    key: str,
    there: Goods,
    source: CubePlace,
    target: CubePlace,
    rule: str,
    text: Msg,
    most: int | None = None,
) -> Procedure[Goods]:
    """Ask for goods among those that are there, and move them. most: cubes in all, None for as many as there are."""
    most = there.total if most is None else most
    present = tuple(cube for cube in GOODS if there.of(cube) > 0)
    options = tuple(Option(cube, good(cube), msg("cl-available", n=there.of(cube)), f"good:{cube}") for cube in present)
    kinds = min(most, len(options))
    picked = yield from t.pick(key, options, who=seat, rule=rule, text=text, hi=kinds, none=msg("cl-nothing"))
    moved = Goods()
    chosen = [cube for cube in present if cube in picked]
    for after, cube in zip(reversed(range(len(chosen))), chosen, strict=True):
        room = min(there.of(cube), most - moved.total - after)
        n = yield from t.number(
            "how-many-cubes",
            1,
            room,
            key=f"{key}-{cube}",
            who=seat,
            rule=rule,
            words={"good": good(cube)},
            default=room,
            unit=f"good:{cube}",
        )
        yield from move_cubes(t, cube, n, source, target, rule)
        moved = moved.plus(cube, n)
    return moved


def jettison(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-FRE-03, -04: drop cargo onto the ship's hex; never through the cargo tower (CL-TWR-02)."""
    dropped = yield from _cubes(
        t, seat, "drop", t.now.player(seat).goods, seat, LOOSE, "CL-FRE-04", msg("cl-q-jettison")
    )
    for cube in (cube for cube in GOODS if dropped.of(cube)):
        yield from t.happens(cargo.Jettisoned(cube, dropped.of(cube), hex_of(t.now, seat), rule="CL-FRE-04"))
    if not t.now.player(seat).cannons:
        return
    most = t.now.player(seat).cannons
    guns = yield from t.number(
        "cannons", 0, most, who=seat, rule="CL-FRE-04", text="jettison-cannons", default=0, unit="token:cannon"
    )
    if guns:
        yield from upgrades.gain(t, seat, "cannon", -guns, "CL-FRE-04")


def may_trade(s: State, seat: SeatId) -> Verdict:
    """CL-TRD-02: a trade is an action, and takes another player on the map; who lies beside whom shows on the board."""
    near = require(bool(partners(s, seat)), "CL-TRD-02", msg("cl-nobody-to-trade"))
    return turns.may_use(s, "action") & near


def may_pick_up(s: State, book: Book, seat: SeatId) -> Verdict:
    """CL-FRE-02, CL-MOV-10, CL-CAP-20: whether a player who is on turn can pay for picking something up."""
    return voyage.may_spend(s, abilities.pick_up_cost(s, book, seat))


def may_jettison(s: State, seat: SeatId) -> Verdict:
    """CL-FRE-04: whether a player has anything to throw overboard."""
    player = s.player(seat)
    afloat = require(player.afloat, "CL-OUT-12", msg("cl-not-afloat"))
    return afloat & require(cubes_of(s, seat) + player.cannons > 0, "CL-FRE-04", msg("cl-hold-empty"))


def may_survey(s: State, seat: SeatId) -> Verdict:
    """CL-EXP-05: whether a tile lies face up of which nobody has told what it shows; anybody may tell it."""
    return require(bool(exploring.unsurveyed(s)), "CL-EXP-05", msg("cl-all-surveyed"))


def offers(s: State, book: Book) -> tuple[Offer, ...]:
    """What the active player may do at sea."""
    if s.turn.port:
        return ()
    seat = s.active.id
    lines: list[tuple[str, str, str, Verdict]] = [
        ("explore", "action", "icon:map", dynamic_map.may_explore(s, book, seat))
    ]
    if len(s.players) > 1:
        lines.append(("trade", "action", "icon:people", may_trade(s, seat)))
    lines.append(("pick-up", "free", "token:barrel", may_pick_up(s, book, seat)))
    lines.append(("jettison", "free", "cube:any", may_jettison(s, seat)))
    if exploring.unsurveyed(s):
        lines.append(("survey", "free", "icon:map", may_survey(s, seat)))
    return tuple(
        Offer(Option(name, msg(f"cl-offer-{name}"), None, picture, verdict, group), command(name, seat=seat))
        for name, group, picture, verdict in lines
    )


def cubes_of(s: State, place: CubePlace) -> int:
    """All goods lying at a place."""
    return sum(cubes_at(s, place, cube) for cube in GOODS)


COMMANDS: dict[str, ProcedureFunction] = {
    "trade": trade,
    "pick-up": pick_up,
    "jettison": jettison,
    "survey": exploring.survey_one,
}
JUDGES: dict[str, Judge] = {
    "trade": turns.judged(turns.at_sea, may_trade),
    "pick-up": turns.judged(turns.at_sea, may_pick_up),
    "jettison": turns.judged(turns.at_sea, may_jettison),
    "survey": turns.judged(turns.at_sea, may_survey),
}
