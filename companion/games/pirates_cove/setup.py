"""Setup, Outfit: what the library knows, the first Tavern cards, black ships, and outfitting in secret (PC-SETUP)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from companion.core.copying import known, recalled
from companion.core.events import Event
from companion.core.frozen import replace
from companion.core.procedure import Procedure, ProcedureFunction
from companion.core.questions import Choose, Option
from companion.core.telling import Told
from companion.core.text import Msg, msg
from companion.games.pirates_cove.cards import own_cards
from companion.games.pirates_cove.legends import black_ships, legend_cards
from companion.games.pirates_cove.ship import mat, upgrades
from companion.games.pirates_cove.table import ledger
from companion.games.pirates_cove.table.book import Book
from companion.games.pirates_cove.table.ids import SECTIONS, Island, SeatId, Section, ShipId
from companion.games.pirates_cove.table.names import Desk, section_name
from companion.games.pirates_cove.table.options import Options
from companion.games.pirates_cove.table.records import Bank, Player, Rings, Tally
from companion.games.pirates_cove.table.state import State, Turn
from companion.games.pirates_cove.tavern import deck

BLACK: Final[tuple[Island, ...]] = ("tavern", "cannon")
"""Where the black ships begin (PC-SETUP-07)."""
STEPS: Final = ("set-up-box", "set-up-cards", "set-up-ships", "outfitting")


@dataclass(frozen=True)
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
        Player(SeatId(seat_id), seat.name, seat.colour, rings, gold=n.start_gold)
        for seat_id, seat in zip(options.seat_ids, options.seats, strict=True)
    )
    bank = Bank(n.gold_in_box - n.start_gold * len(players))
    tallies = tuple(Tally(player.id) for player in players)
    return State(options, players, bank, Turn(steps=STEPS), tallies=tallies)


def _done(t: Desk, rule: str) -> Procedure[None]:
    """The next step of the set-up is due."""
    yield from ledger.turn(t, rule, steps=t.now.turn.steps[1:])


def set_up_box(t: Desk) -> Procedure[None]:
    """PC-SHIP-01, PC-SETUP-01..05: what is printed on the mat, and what the box holds; what lies where is told."""
    yield from known(t, mat.form())
    box = dict((yield from recalled(t, deck.form(t.book))))
    if isinstance(chests := box.get("chests"), int):
        yield from t.happens(BankCounted(chests, rule="PC-SETUP-05"))
    if t.now.options.own_legend:
        yield from known(t, legend_cards.form())
    for kind in own_cards.KINDS if t.now.options.own_cards else ():
        yield from known(t, own_cards.form(kind, t.book))
    for order in ("board", "mats", "bank", "tavern"):
        text = msg(f"cove-order-setup-{order}", gold=t.book.numbers.start_gold)
        yield from t.happens(Told(text, "order", rule="PC-SETUP-02"))
    yield from _done(t, "PC-SETUP-01")


def set_up_cards(t: Desk) -> Procedure[None]:
    """PC-SETUP-02, -08: everybody gets Tavern cards; a parrot comes aboard at once."""
    for player in t.now.players:
        yield from deck.give(t, player.id, t.book.numbers.start_cards, "PC-SETUP-02", f"start-{player.id}")
    yield from _done(t, "PC-SETUP-02")


def set_up_ships(t: Desk) -> Procedure[None]:
    """PC-SETUP-07: one black ship at the Tavern; with three players a second one at the island of cannons."""
    n = t.book.numbers
    few = len(t.now.players) == n.few_players
    islands = BLACK[: n.black_ships_for_three if few else n.black_ships]
    for number, island in enumerate(islands, 1):
        ship = ShipId.numbered("legend", number)
        yield from black_ships.reveal(t, ship, island, f"legend-{number}", "PC-SETUP-07")
    yield from _done(t, "PC-SETUP-07")


def outfitting(t: Desk) -> Procedure[None]:
    """PC-SETUP-09: everybody spends gold on the four sections in secret, and all is shown together."""
    seats = tuple(player.id for player in t.now.players)
    gold = {player.id: player.gold for player in t.now.players}
    chosen: dict[SeatId, dict[Section, int]] = {seat: {} for seat in seats}
    for section in SECTIONS:
        asked = tuple(_fitting(t, seat, section, gold[seat]) for seat in seats)
        for seat, told in zip(seats, (yield from t.ask_together(asked)), strict=True):
            at = t.now.player(seat).rings.of(section)
            chosen[seat][section] = int(told)
            gold[seat] -= mat.cost(t.now, section, at, at + int(told)).total
    for seat in seats:
        for section, levels in chosen[seat].items():
            if levels:
                yield from upgrades.raised(t, seat, section, levels, "PC-SETUP-09")
    yield from ledger.turn(t, "PC-SETUP-09", steps=t.now.turn.steps[1:], month=1, phase="treasure")


def _level(value: int) -> Msg:
    return msg("cove-level", n=value)


def _price(price: int) -> Msg:
    return msg("cove-price", n=price) if price else msg("cove-price-none")


def _fitting(t: Desk, seat: SeatId, section: Section, gold: int) -> Choose:
    """How far a player raises one section, of what is left of the gold."""
    at, row = t.now.player(seat).rings.of(section), mat.levels(t.now, section)
    prices = (0, *mat.prices(t.now, section, at))
    options = tuple(
        Option(str(up), _level(row[at + up - 1].value), _price(price), f"section:{section}")
        for up, price in enumerate(prices)
        if price <= gold
    )
    return Choose(
        key=f"outfit-{section}-{seat}",
        text=msg("cove-q-outfit", name=t.now.player(seat).name, section=section_name(section)),
        rule="PC-SETUP-09",
        who=seat,
        note=msg("cove-q-outfit-note", gold=gold),
        options=options,
        secret=True,
        forced=False,
    )


COMMANDS: dict[str, ProcedureFunction] = {
    "set-up-box": set_up_box,
    "set-up-cards": set_up_cards,
    "set-up-ships": set_up_ships,
    "outfitting": outfitting,
}
