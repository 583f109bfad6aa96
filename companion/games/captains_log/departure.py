"""CL-SET-23, A-62: purchases before the first round, everybody at the same time, until all are ready (rulebook p.7).

Whoever has a phone buys there from a menu of their own. What lies on the tablet is for all: the purchases of one player
after the other, and the beginning of the round without waiting any longer.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from companion.core.events.event import Event
from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Menu, Offer, menu
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command
from companion.core.questions.kinds import Option
from companion.core.rules.verdicts import Verdict, refused, require
from companion.core.values.messages import Msg, msg
from companion.games.captains_log import ports
from companion.games.captains_log.harbour import crewing, shipyard, tavern
from companion.games.captains_log.missions import missions
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import SeatId
from companion.games.captains_log.model.names import Ctx
from companion.games.captains_log.model.state import Flag, Player, Service, State
from companion.games.captains_log.model.turns import out_of_port
from companion.games.captains_log.voyage.berth import ShopOpened

RULE: Final = "CL-SET-23"
GROUPS = ("service", "turn")
"""Groups of the menus from top to bottom."""
DEEDS: Final[Mapping[str, ProcedureFunction]] = {
    name: function
    for chapter in (tavern, crewing, shipyard, missions)
    for name, function in chapter.COMMANDS.items()
    if name in ports.BOUGHT
}
"""What may be bought, by the name of its option."""
BUYING: Final[Mapping[str, Judge]] = {
    name: judge
    for chapter in (tavern, crewing, shipyard, missions)
    for name, judge in chapter.JUDGES.items()
    if name in DEEDS
}
"""What the rules say of each of them."""


class SaidReady(Event[State], formerly=("name",)):
    """A player has bought everything, or wants to buy more after all."""

    seat: SeatId
    ready: bool = True

    def apply(self, s: State) -> State:
        others = tuple(seat for seat in s.turn.ready if seat != self.seat)
        told = s.with_turn(ready=(*others, self.seat) if self.ready else others)
        return out_of_port(told) if self.ready and shopping(s) == self.seat else told

    def line(self, s: State, book: Book) -> Msg | None:
        return msg("cl-ev-ready" if self.ready else "cl-ev-not-ready", name=s.name_of(self.seat))


class ShopLeft(Event[State]):
    """A purchase on a player's own phone is over: on the tablet lies what lay there before.

    seat: index of the player whose purchases that are, or who plays first.
    """

    seat: int
    port: Flag
    services: tuple[Service, ...]
    mission_drawn: bool

    def apply(self, s: State) -> State:
        return s.with_turn(seat=self.seat, port=self.port, services=self.services, mission_drawn=self.mission_drawn)


def shopping(s: State) -> SeatId | None:
    """The player whose purchases lie on the tablet, None for nobody."""
    return s.active.id if s.turn.port else None


def awaited(s: State) -> tuple[Player, ...]:
    """The players who have not said that they are ready."""
    return tuple(player for player in s.players if player.id not in s.turn.ready)


def _opened(s: State, seat: SeatId, *, aside: bool) -> ShopOpened:
    index = [player.id for player in s.players].index(seat)
    return ShopOpened(index, ports.NATIVE, aside=aside, rule=RULE)


# ---------------------------------------------------------------------- what is offered


def menus(s: State, book: Book) -> tuple[Menu, ...]:
    """What the tablet shows, then what each player chooses from on a phone."""
    shop = shopping(s)
    first = _start(s) if shop is None else _purchases(s, book, s.player(shop), here=True)
    return (first, *(_own(s, book, player) for player in s.players if player.id != shop))


def _start(s: State) -> Menu:
    """Everybody's purchases, and the first round."""
    shops = tuple(
        Offer(
            Option(
                f"shop-{p.id}",
                msg("cl-shop", name=p.name),
                msg("cl-ready") if p.id in s.turn.ready else None,
                "token:coin",
                may_shop(s, p.id),
                "service",
                colour=p.colour,
            ),
            command("shop", seat=p.id),
        )
        for p in s.players
    )
    begin, waits = msg("cl-begin"), None
    if s.turn.ready:
        begin, waits = msg("cl-begin-without"), msg("cl-waits-for", names=_names(awaited(s)))
    start = Offer(Option("begin", begin, waits, "icon:play", group="turn"), command("begin"))
    note = msg("cl-setup-purchases")
    return menu("start", msg("cl-menu-start"), RULE, (*shops, start), "begin", GROUPS, note=note)


def _own(s: State, book: Book, player: Player) -> Menu:
    """The purchases of one player; once all is bought, whom the table waits for."""
    if player.id not in s.turn.ready:
        return _purchases(s, book, player, here=False)
    more = Option("not-ready", msg("cl-not-ready"), None, "token:coin", may_go_on(s, player.id), "service")
    offers = (Offer(more, command("not-ready", seat=player.id)),)
    text, note = msg("cl-menu-ready"), msg("cl-waits-for", names=_names(awaited(s)))
    key = f"ready-{player.id}"
    return menu(key, text, RULE, offers, "", GROUPS, asked=player.id, note=note, waiting=True)


def _purchases(s: State, book: Book, player: Player, *, here: bool) -> Menu:
    """CL-SET-23: what one player may buy. here: on the tablet, from where one can go back to the others."""
    there = s if here else _opened(s, player.id, aside=True).apply(s)
    offers = [offer if here else _aside(offer, player.id) for offer in ports.offers(there, book)]
    ready = Option("ready", msg("cl-shop-done"), None, "icon:check", may_be_ready(s, player.id), "turn")
    offers.append(Offer(ready, command("ready", seat=player.id)))
    shown = tuple(offer for offer in offers if here or offer.option.id != "leave-port")
    text, note = msg("cl-menu-purchases", name=player.name), msg("cl-setup-purchases")
    if s.turn.ready:
        note = msg("cl-ready-so-far", names=_names(s.player(seat) for seat in s.turn.ready))
    return menu(f"purchases-{player.id}", text, RULE, shown, "ready", GROUPS, asked=player.id, note=note)


def _aside(offer: Offer, seat: SeatId) -> Offer:
    return Offer(offer.option, command("purchase", seat=seat, deed=offer.option.id))


def _names(players: Iterable[Player]) -> tuple[Msg, ...]:
    return tuple(msg("cl-player", name=player.name) for player in players)


def may_shop(s: State, seat: SeatId) -> Verdict:
    """CL-SET-23: purchases lie on the tablet before the first round, one player's at a time."""
    verdict = _before(s)
    if verdict.allowed and shopping(s):
        verdict &= refused(RULE, msg("cl-others-shop", name=s.active.name))
    return verdict


def may_purchase(s: State, book: Book, seat: SeatId, deed: str) -> Verdict:
    """CL-SET-23: one purchase before the first round, judged as in the tavern and the shipyard of a native port."""
    verdict = _before(s)
    if verdict.allowed:
        known = deed in BUYING and deed in ports.before_the_start(s)
        verdict &= require(known, RULE, msg("cl-not-before-start"))
        verdict &= require(seat not in s.turn.ready, RULE, msg("cl-said-ready"))
    return BUYING[deed](_opened(s, seat, aside=True).apply(s), book, seat=seat) if verdict.allowed else verdict


def may_be_ready(s: State, seat: SeatId) -> Verdict:
    """CL-SET-23: whoever has bought everything says so, once."""
    return _before(s) & require(seat not in s.turn.ready, RULE, msg("cl-said-ready"))


def may_go_on(s: State, seat: SeatId) -> Verdict:
    """CL-SET-23: who has said that all is bought may buy more after all."""
    return _before(s) & require(seat in s.turn.ready, RULE, msg("cl-said-nothing"))


def _before(s: State) -> Verdict:
    """CL-SET-23: whether the first round has yet to begin, and the table is laid out."""
    return require(s.turn.stage == "setup" and not s.turn.steps, RULE, msg("cl-begun-already"))


# ---------------------------------------------------------------------- what is done


def shop(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-SET-23: a player's purchases on the tablet, without any port; whoever was ready is not any more."""
    yield from t.happens(_opened(t.now, seat, aside=False))
    if seat in t.now.turn.ready:
        yield from not_ready(t, seat)


def purchase(t: Ctx, seat: SeatId, deed: str) -> Procedure[None]:
    """CL-SET-23: one purchase on the player's own phone, whatever lies on the tablet. deed: one of `DEEDS`."""
    before = t.now.turn
    yield from t.happens(_opened(t.now, seat, aside=True))
    yield from DEEDS[deed](t, seat)
    yield from t.happens(ShopLeft(before.seat, before.port, before.services, before.mission_drawn, rule=RULE))


def ready(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-SET-23: a player has bought everything; when all have, the first round begins."""
    yield from t.happens(SaidReady(seat, rule=RULE))


def not_ready(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-SET-23: a player wants to buy more, as long as the first round has not begun."""
    yield from t.happens(SaidReady(seat, ready=False, rule=RULE))


COMMANDS: dict[str, ProcedureFunction] = {"shop": shop, "purchase": purchase, "ready": ready, "not-ready": not_ready}
JUDGES: dict[str, Judge] = {"shop": may_shop, "purchase": may_purchase, "ready": may_be_ready, "not-ready": may_go_on}
