"""1.34 What captains let a player do or choose: barter, a flagship, gratitude, favours (rulebook p.51-53)."""

from __future__ import annotations

from companion.core.events.announcement_events import Announced
from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Command, Procedure, ProcedureFunction, command, first_of
from companion.core.questions.kinds import Option
from companion.core.rules.verdicts import Verdict, refused, require
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.fleet import npc_pile
from companion.games.captains_log.harbour import captain_arrival, crewing, prices, ship_sales
from companion.games.captains_log.model import equipment, turns
from companion.games.captains_log.model.book import Book, Captain
from companion.games.captains_log.model.ids import RESERVE, CubePlace, SeatId
from companion.games.captains_log.model.ledger import cubes_at, move_cubes
from companion.games.captains_log.model.names import Ctx, card_option, coins, good
from companion.games.captains_log.model.state import GOODS, Good, State
from companion.games.captains_log.ship import hold, upgrades


def may_barter(s: State, book: Book, seat: SeatId) -> Verdict:
    """CL-CAP-36: while selling, by whoever has the captain: so many goods aboard, and another one in the reserve."""
    ability = next((ability for _, ability in equipment.has(s, book, seat, "barter")), None)
    if ability is None:
        return refused("CL-CAP-36", msg("cl-no-such-captain"))
    verdict = require("sell" in s.turn.services, "CL-CAP-36", msg("cl-barter-where"))
    enough = s.player(seat).goods.total >= ability.amount
    verdict &= require(enough, "CL-CAP-36", msg("cl-barter-few", n=ability.amount))
    return verdict & require(any(s.reserve.of(cube) for cube in GOODS), "CL-GEN-11", msg("cl-barter-nothing"))


def barter(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-CAP-36: while selling, two goods are discarded for another one of choice; alike or not."""
    captain, ability = first_of(equipment.has(t.now, t.book, seat, "barter"))
    text = msg("cl-q-barter-give", n=ability.amount)
    for i in range(1, ability.amount + 1):
        there = tuple(cube for cube in GOODS if t.now.player(seat).goods.of(cube))
        given = yield from _cube(
            t, seat, captain, there, seat, text if i == 1 else msg("cl-q-barter-second"), f"give-{i}"
        )
        yield from move_cubes(t, given, 1, seat, RESERVE, captain.rule, told="change")
    there = tuple(cube for cube in GOODS if t.now.reserve.of(cube))
    taken = yield from _cube(t, seat, captain, there, RESERVE, msg("cl-q-barter-take"), "take")
    yield from move_cubes(t, taken, 1, RESERVE, seat, captain.rule, told="change")


def _cube(
    t: Ctx, seat: SeatId, captain: Captain, there: tuple[Good, ...], place: CubePlace, text: Msg, key: str
) -> Procedure[Good]:
    options = tuple(
        Option(cube, good(cube), msg("cl-available", n=cubes_at(t.now, place, cube)), f"good:{cube}") for cube in there
    )
    chosen = yield from t.choose(key, options, who=seat, rule=captain.rule, text=text)
    return first_of(cube for cube in there if cube == chosen)


def may_acquire(s: State, book: Book, seat: SeatId) -> Verdict:
    """CL-CAP-11: whoever has the captain, a ship of the right level and initial draft, and the price in the purse."""
    found = next(iter(equipment.has(s, book, seat, "flagship")), None)
    if found is None:
        return refused("CL-CAP-11", msg("cl-no-such-captain"))
    captain, ability = found
    if s.player(seat).board != "B":
        return refused("CL-SHP-01", msg("cl-printed-ship"))
    fits = equipment.holds(s, seat, ability) is not False and s.player(seat).level == ability.level
    drafts = "/".join(f"{draft:g}" for draft in ability.drafts)
    needs = msg("cl-flagship-ship", level=ability.level, draft=drafts)
    verdict = require(fits, captain.rule, needs) & prices.may_pay(s, seat, ability.amount)
    return verdict if s.player(seat).afloat else verdict & refused("CL-OUT-12", msg("cl-not-afloat"))


def acquire(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-CAP-11: the captain's own ship for its price, new and undamaged, wherever the player is."""
    captain, ability = first_of(equipment.has(t.now, t.book, seat, "flagship"))
    cards = npc_pile.on_sale(t.now, t.book.numbers)
    options = tuple(card_option("player-ship", card) for card in cards)
    card = yield from t.choose("card", options, who=seat, rule=captain.rule, text="flagship-card", nature="fact")
    if not (yield from prices.pay(t, seat, ability.amount, "ship", captain.rule)):
        return
    crew = t.now.player(seat).crew
    yield from t.happens(ship_sales.ShipChanged(seat, ability.level, card, crew, rule=captain.rule))
    yield from hold.remembered(t, seat, key="flagship")
    limit = crewing.crew_limit(t.now, t.book, seat)
    if limit is not None and crew > limit:
        yield from t.happens(crewing.CrewHired(seat, limit - crew, rule=captain.rule))
    yield from t.happens(Announced(msg("cl-ship-refit"), "order", "square:hold", seat=seat, rule=captain.rule))
    yield from upgrades.count_icons(t, seat)


def due(s: State, book: Book) -> Command | None:
    """CL-CAP-37: a favour that the fame of a player has brought and nobody has given yet (A-78)."""
    for player in s.players:
        for _, ability in equipment.has(s, book, player.id, "favour"):
            if any(at and at <= s.fame(player.id) and at not in player.favours for at in ability.at):
                return command("captain-favour", seat=player.id)
    return None


def give_favours(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-CAP-37, A-78: one reputation at each of the printed amounts of fame, once each."""
    for captain, ability in equipment.has(t.now, t.book, seat, "favour"):
        for at in ability.at:
            if at and at <= t.now.fame(seat) and at not in t.now.player(seat).favours:
                yield from t.happens(captain_arrival.FavourDone(seat, (at,), rule=captain.rule))
                yield from captain_arrival.favour(t, seat, captain, ability, key=f"favour-{at}")


def offers(s: State, book: Book) -> tuple[Offer, ...]:
    """Barter in a port where goods are sold, and the captain's own ship while it is not sailed yet."""
    seat, found = s.active.id, []
    for _, ability in equipment.has(s, book, seat, "barter"):
        if "sell" in s.turn.services:
            label = msg("cl-barter", n=ability.amount)
            option = Option("barter", label, None, "cube:any", may_barter(s, book, seat), "service")
            found.append(Offer(option, command("barter", seat=seat)))
    for _, ability in equipment.has(s, book, seat, "flagship"):
        if not s.turn.port and s.active.board == "B":
            verdict = may_acquire(s, book, seat)
            option = Option("flagship", msg("cl-flagship"), coins(ability.amount), "ship:schooner", verdict, "free")
            found.append(Offer(option, command("flagship", seat=seat)))
    return tuple(found)


COMMANDS: dict[str, ProcedureFunction] = {"barter": barter, "flagship": acquire, "captain-favour": give_favours}
JUDGES: dict[str, Judge] = {
    "barter": turns.judged(turns.on_turn, may_barter),
    "flagship": turns.judged(turns.at_sea, may_acquire),
}
