"""Setup, Outfit: what the library knows, the first Tavern cards, black ships, and outfitting in secret (PC-SETUP)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from companion.core.events.announcement_events import Announced, StepBegun, laid_out
from companion.core.events.announcements import EACH, Piece
from companion.core.events.event import Event
from companion.core.procedures.copied_cards import known, recalled
from companion.core.procedures.procedure import Procedure, ProcedureFunction
from companion.core.questions.kinds import Option, Pick
from companion.core.rules.verdicts import Sum, Verdict, require
from companion.core.values.frozen_records import replace
from companion.core.values.messages import msg
from companion.games.pirates_cove.cards import tavern_cards
from companion.games.pirates_cove.legends import black_ships, legendary_pirates
from companion.games.pirates_cove.model import ledger
from companion.games.pirates_cove.model.book import Book
from companion.games.pirates_cove.model.ids import SECTIONS, Island, SeatId, Section, ShipId
from companion.games.pirates_cove.model.names import Ctx, q, section_name
from companion.games.pirates_cove.model.options import Options
from companion.games.pirates_cove.model.records import Bank, Player, Rings, Tally
from companion.games.pirates_cove.model.state import State, Turn
from companion.games.pirates_cove.ship import mat
from companion.games.pirates_cove.tavern import deck

BLACK: Final[tuple[Island, ...]] = ("tavern", "cannon")
"""Where the black ships begin (PC-SETUP-07)."""
STEPS: Final = ("set-up-box", "set-up-cards", "set-up-ships", "outfitting")


PARTS: Final = ("board", "ships", "cards", "pirates")
"""The steps that hands do something for, in order."""


class BankCounted(Event[State]):
    """PC-SETUP-05: somebody has counted the treasure chests of the box."""

    treasures: int

    def apply(self, s: State) -> State:
        return replace(s, bank=replace(s.bank, treasures=self.treasures))


def first_state(options: Options, book: Book) -> State:
    """PC-SETUP-02 to -05: the table before the first question; the rest of the gold is the bank."""
    n = book.numbers
    rings = Rings(n.start_ring, n.start_ring, n.start_ring, n.start_ring)
    players = tuple(
        Player(SeatId(seat), name, colour, rings, gold=n.start_gold) for seat, name, colour in options.people
    )
    bank = Bank(n.gold_in_box - n.start_gold * len(players))
    tallies = tuple(Tally(player.id) for player in players)
    return State(options, players, bank, Turn(steps=STEPS), tallies=tallies)


def _done(t: Ctx, rule: str) -> Procedure[None]:
    """The next step of the set-up is due."""
    yield from ledger.turn(t, rule, steps=t.now.turn.steps[1:])


def set_up_box(t: Ctx) -> Procedure[None]:
    """PC-SHIP-01, PC-SETUP-01..05: what is printed on the mat, and what the box holds; what lies where is told."""
    yield from known(t, mat.form())
    box = dict((yield from recalled(t, deck.form(t.book))))
    if isinstance(chests := box.get("chests"), int):
        yield from t.happens(BankCounted(chests, rule="PC-SETUP-05"))
    if t.now.options.own_legend:
        yield from known(t, legendary_pirates.form())
    for kind in tavern_cards.KINDS if t.now.options.own_cards else ():
        yield from known(t, tavern_cards.form(kind, t.book))
    yield from _part(t, "board")
    yield from _board(t)
    yield from _part(t, "ships")
    for player in t.now.players:
        yield from _own(t, player)
    yield from _done(t, "PC-SETUP-01")


def _part(t: Ctx, part: str) -> Procedure[None]:
    """Tell to which step the orders that follow belong."""
    title = msg(f"pc-part-{part}")
    yield from t.happens(StepBegun(part, title, PARTS.index(part) + 1, len(PARTS), rule="PC-SETUP-01"))


def _piece(kind: str, n: int, picture: str = "", colour: str = "") -> Piece:
    return Piece(msg(f"pc-piece-{kind}"), n, picture, colour)


def _board(t: Ctx) -> Procedure[None]:
    """PC-SETUP-01, -05, -06: what lies on the islands before anybody takes anything."""
    n, options = t.book.numbers, t.now.options
    people = len(t.now.players)
    treasure = _piece("treasure-card", n.treasure_cards, "loot:treasures")
    bank = (
        _piece("coin-1", n.coins_of_one - n.start_coins_of_one * people, "token:coin"),
        _piece("coin-5", n.coins_of_five - n.start_coins_of_five * people, "token:coin"),
    )
    tavern = _piece("tavern-card", deck.size(t.now, t.book), "loot:tavern")
    legends = (
        _piece("legend-card", len(t.book.legends) + options.own_legend, "legend:blackbeard"),
        _piece("navy-card", 1, "ship:navy"),
    )
    dealt = "-app" if options.cards == "app" else ""
    turned = "-app" if options.treasures == "app" else ""
    pirates = "-app" if options.legends == "app" else ""
    yield from t.happens(
        laid_out("PC-SETUP-01", msg(f"pc-order-treasure{turned}", n=n.treasure_cards_each), treasure),
        laid_out("PC-SETUP-05", msg("pc-order-bank"), *bank, picture="token:chest"),
        laid_out("PC-SETUP-06", msg(f"pc-order-deck{dealt}"), tavern),
        laid_out("PC-SETUP-06", msg(f"pc-order-legends{pirates}"), *legends, picture="legend:own"),
        laid_out("PC-VOLLEY-03", msg("pc-order-dice"), _piece("die", n.dice_in_box, "die:d6")),
    )


def _own(t: Ctx, player: Player) -> Procedure[None]:
    """PC-SETUP-02 to -04: what a player takes, and where rings and marker begin."""
    n, seat = t.book.numbers, player.id
    ship = (
        _piece("ship", 1, "ship:sloop", player.colour),
        _piece("mat", 1, "section:hull"),
        _piece("marker", 1, "loot:fame", player.colour),
        _piece("ring", n.rings_each, "place:any", player.colour),
    )
    wheel = (_piece("wheel", 1, "compass:rose"),) if t.now.options.wheels == "table" else ()
    coins = (
        _piece("coin-5", n.start_coins_of_five, "token:coin"),
        _piece("coin-1", n.start_coins_of_one, "token:coin"),
    )
    name = player.name
    yield from t.happens(
        laid_out("PC-SETUP-02", msg("pc-order-ship", name=name), *ship, *wheel, picture="ship:sloop", seat=seat),
        laid_out("PC-SETUP-04", msg("pc-order-rings", name=name), picture="section:sails", seat=seat),
        laid_out(
            "PC-SETUP-02",
            msg("pc-order-setup-gold", name=name, gold=n.start_gold),
            *coins,
            picture="loot:gold",
            seat=seat,
        ),
    )


def set_up_cards(t: Ctx) -> Procedure[None]:
    """PC-SETUP-02, -08: everybody gets Tavern cards; a parrot comes aboard at once."""
    yield from _part(t, "cards")
    n = t.book.numbers.start_cards
    hand = msg("pc-order-cards-app" if t.now.options.cards == "app" else "pc-order-cards", n=n)
    yield from t.happens(laid_out("PC-SETUP-02", hand, seat=EACH, picture="loot:tavern"))
    for player in t.now.players:
        yield from deck.give(t, player.id, t.book.numbers.start_cards, "PC-SETUP-02", f"start-{player.id}", "start")
    yield from _done(t, "PC-SETUP-02")


def set_up_ships(t: Ctx) -> Procedure[None]:
    """PC-SETUP-07: one black ship at the Tavern; with three players a second one at the island of cannons."""
    n = t.book.numbers
    few = len(t.now.players) == n.few_players
    yield from _part(t, "pirates")
    islands = BLACK[: n.black_ships_for_three if few else n.black_ships]
    for number, island in enumerate(islands, 1):
        ship = ShipId.numbered("legend", number)
        yield from black_ships.reveal(t, ship, island, f"legend-{number}", "PC-SETUP-07")
    yield from _done(t, "PC-SETUP-07")


def outfitting(t: Ctx) -> Procedure[None]:
    """PC-SETUP-09: everybody spends gold on the four sections in secret, and all is shown together."""
    seats = tuple(player.id for player in t.now.players)
    ways = {seat: _ways(t.now, seat) for seat in seats}
    chosen = yield from t.ask_together(tuple(_fitting(t.now, seat, ways[seat]) for seat in seats))
    for seat, picked in zip(seats, chosen, strict=True):
        before = t.now.player(seat).gold
        for section, levels in (ways[seat][each] for each in picked):
            yield from mat.raised(t, seat, section, levels, mat.OUTFIT)
        if picked:
            yield from _fitted(t, seat, [ways[seat][each][0] for each in picked], before)
    yield from ledger.turn(t, "PC-SETUP-09", steps=t.now.turn.steps[1:], month=1, phase="treasure")


def _fitted(t: Ctx, seat: SeatId, sections: Sequence[Section], gold: int) -> Procedure[None]:
    """PC-SETUP-09: what hands do: gold is paid, and the rings go to their new values. gold: before."""
    player = t.now.player(seat)
    values = tuple(
        msg("pc-outfit-to", section=section_name(section), n=mat.value(t.now, seat, section)) for section in sections
    )
    text = msg("pc-order-outfit", name=player.name, gold=gold - player.gold, rings=values)
    yield from t.happens(Announced(text, "order", "section:sails", seat=seat, rule=mat.OUTFIT))


def _ways(s: State, seat: SeatId) -> dict[str, tuple[Section, int]]:
    """By id, each section and the levels that a player's gold suffices to raise it by."""
    player = s.player(seat)
    return {
        f"{section}-{up}": (section, up)
        for section in SECTIONS
        for up, price in enumerate(mat.prices(s, section, player.rings.of(section)), 1)
        if price <= player.gold
    }


def _fitting(s: State, seat: SeatId, ways: Mapping[str, tuple[Section, int]]) -> Pick[str]:
    """How far a player raises which sections, within the gold."""
    player = s.player(seat)

    def priced(picked: Collection[str]) -> Verdict:
        bought = [(section, player.rings.of(section), up) for section, up in (ways[each] for each in picked)]
        price = Sum(
            msg("pc-sum-cost"),
            tuple(term for section, at, up in bought for term in mat.cost(s, section, at, at + up).terms),
        )
        short = msg("pc-no-gold", need=price.total, have=player.gold)
        return Verdict(sums=(price,)) & require(price.total <= player.gold, "PC-UPG-01", short)

    def option(way: str) -> Option[str]:
        section, up = ways[way]
        at = player.rings.of(section)
        level, price = mat.levels(s, section)[at + up - 1].value, mat.cost(s, section, at, at + up).total
        return Option(way, msg("pc-level", n=level), msg("pc-price", n=price), f"section:{section}", group=section)

    return q.pick(
        "outfit",
        map(option, ways),
        at=seat,
        who=seat,
        rule="PC-SETUP-09",
        words={"name": player.name, "gold": player.gold},
        note=True,
        none=True,
        does=True,
        one_each=True,
        judge=priced,
        secret=True,
        forced=False,
    )


COMMANDS: dict[str, ProcedureFunction] = {
    "set-up-box": set_up_box,
    "set-up-cards": set_up_cards,
    "set-up-ships": set_up_ships,
    "outfitting": outfitting,
}
