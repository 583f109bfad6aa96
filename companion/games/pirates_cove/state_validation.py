"""What a state names: seats, black ships, cards, pirates. Each must exist before anything is played from it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from companion.core.kit.id_checks import Names, sitting
from companion.core.untrusted.state_validation import Amiss, Named, each_named, each_once
from companion.core.values.messages import Msg, msg
from companion.games.pirates_cove.cards import treasure_cards
from companion.games.pirates_cove.legends.legendary_pirates import OWN, SCHEMA
from companion.games.pirates_cove.model.book import Book
from companion.games.pirates_cove.model.ids import NAVY, OUTER, UNKNOWN, SeatId, ShipId
from companion.games.pirates_cove.model.names import card_title, ship_name
from companion.games.pirates_cove.model.records import Combat
from companion.games.pirates_cove.model.state import State


def names_in(s: State, book: Book, commands: Sequence[str]) -> Iterator[Named]:
    """Everything that a state names by its id. commands: that may stand among the steps still to be done."""
    seats = [SeatId(seat) for seat in s.options.seat_ids]
    kinds = [card.id for card in book.tavern]
    own = [] if s.card(SCHEMA, OWN) is None else [OWN]
    pirates = [*(legend.id for legend in book.legends), *own]
    yield from sitting(s, seats, commands)
    for player in s.players:
        at = f"players.{player.id}"
        yield from each_named(f"{at}.hand", player.hand, "cove-named-card", [*kinds, UNKNOWN])
        if player.parrot is not None:
            yield Named(f"{at}.parrot.kind", player.parrot.kind, "cove-named-card", book.family("parrot"))
    yield from each_named("discards", s.discards, "cove-named-card", kinds)
    numbers = [ShipId.numbered("legend", n) for n in range(1, book.numbers.black_ships_for_three + 1)]
    yield from each_once("black_ships", [ship.id for ship in s.black_ships], "cove-named-ship", numbers)
    for ship in s.black_ships:
        yield Named(f"black_ships.{ship.id}.legend", ship.legend, "cove-named-legend", pirates)
    yield from each_named("legends_gone", s.legends_gone, "cove-named-legend", pirates)
    yield from each_named("turned", s.turned, "cove-named-treasure", treasure_cards.subjects(book))
    yield from each_once("loots", [loot.island for loot in s.loots], "cove-named-island", OUTER, "island")
    yield from each_named("chests", [chest.seat for chest in s.chests], "core-named-seat", seats)
    for place, each in enumerate(s.buccaneers):
        yield from each_named(f"buccaneers.{place}", (each.seat, each.victim), "core-named-seat", seats)
    yield from each_once("tallies", [tally.seat for tally in s.tallies], "core-named-seat", seats, "seat")
    yield from each_named("fame", [line.seat for line in s.fame], "core-named-seat", seats)
    yield from each_named("turn.waiting", s.turn.waiting, "core-named-seat", seats)
    if s.turn.visit is not None:
        yield Named("turn.visit.seat", s.turn.visit.seat, "core-named-seat", seats)
    if s.navy is not None:
        yield from each_named("navy", (s.navy.sender, s.navy.controller), "core-named-seat", seats)
    if s.combat is not None:
        yield from _fight(s, s.combat, kinds)
    if s.outcome is not None:
        yield from each_named("outcome.winners", s.outcome.winners, "core-named-seat", seats)


def _fight(s: State, combat: Combat, kinds: Sequence[str]) -> Iterator[Named]:
    navy = [] if s.navy is None else [NAVY]
    ships = [*(player.id for player in s.players), *(ship.id for ship in s.black_ships), *navy]
    yield from each_once("combat.ships", combat.ships, "cove-named-ship", ships, "")
    for name in ("order", "hit"):
        yield from each_named(f"combat.{name}", getattr(combat, name), "cove-named-ship", ships)
    for place, tie in enumerate(combat.ties):
        yield from each_named(f"combat.ties.{place}", tie, "cove-named-ship", ships)
    for name in ("reloading", "series", "lots", "lost"):
        named = [ship for ship, _ in getattr(combat, name)]
        yield from each_named(f"combat.{name}", named, "cove-named-ship", ships)
    yield from each_named("combat.played", [each.card for each in combat.played], "cove-named-card", kinds)
    yield from each_named("combat.volley", combat.volley, "cove-named-card", kinds)


def amiss(s: State, book: Book) -> Iterator[Amiss]:
    """PC-COMBAT-01: whoever fights at an island lies there."""
    if s.combat is None or not s.combat.island:
        return
    there: dict[str, str] = {player.id: player.island for player in s.players}
    there |= {ship.id: ship.island for ship in s.black_ships}
    if s.navy is not None:
        there[NAVY] = s.navy.island
    for ship in s.combat.ships:
        if there[ship] != s.combat.island:
            yield Amiss("combat.ships", "PC-COMBAT-01", msg("cove-amiss-fight", ship=ship_name(s, ship)))


def in_wishes(s: State, book: Book) -> dict[str, Sequence[str]]:
    """Ships in the fight under way; the sorts of cards, of which any may be in a hand."""
    ships = s.combat.ships if s.combat is not None else ()
    return {"target": ships, "kind": [card.id for card in book.tavern]}


def called(s: State, book: Book, param: str, value: str) -> Msg | None:
    """What a command is given, in words."""
    match param:
        case "seat" | "target":
            return ship_name(s, ShipId(value))
        case "section":
            return msg(f"cove-section-{value}")
        case "kind":
            return card_title(s, value)
        case "gold":
            return msg("cove-wish-gold" if value == str(True) else "cove-wish-card")
    return msg("core-said", text=value)


NAMES: Final = Names(names_in, in_wishes=in_wishes, called=called, needs=("turn",), amiss=amiss)
