"""What can be set right by hand: ships and their masts, contacts, crew, coins, gold at home, islands, forts, events.

A dotted path leads into the state; `gold` of a player, and what a ship `touches` or is `held` by, have no place of
their own there and are worked out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from companion.core.declared.tracked_values import HIGH, Tracked, Within, lines, many, number
from companion.core.kit import corrections
from companion.core.kit.corrections import Corrections, people
from companion.core.kit.state import changed
from companion.core.questions.kinds import Option
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.pirates_csg.model import gold
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.ids import NOWHERE, PlaceId, SeatId, ShipId
from companion.games.pirates_csg.model.names import (
    coin_name,
    crew_name,
    fort_name,
    island_name,
    place_name,
    player_name,
    ship_name,
    terrain_name,
)
from companion.games.pirates_csg.model.records import Coin, Island, Ship, Touch
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.setup.fitting import MOST_PANELS
from companion.games.pirates_csg.ship.cards import ship_card
from companion.games.pirates_csg.ship.losses import plates
from companion.games.pirates_csg.ship.sinking import let_go
from companion.games.pirates_csg.shore.forts import card


class Corrected(corrections.Corrected[State]):
    """A person set a tracked value by hand; the game goes on if it was over."""

    def reopened(self, s: State) -> State:
        return replace(s, outcome=None)

    def put(self, s: State) -> State:
        value = self.value
        match self.path.split("."):
            case ["players", seat, "gold"] if isinstance(value, int):
                return _gold(s, SeatId(seat), value)
            case ["ships", ship, "touches"] if isinstance(value, tuple):
                return _touches(s, ShipId(ship), value)
            case ["ships", ship, "held"] if isinstance(value, tuple):
                return _held(s, ShipId(ship), value)
            case ["ships", ship, "sunk"]:
                ships = tuple(let_go(each, ShipId(ship)) for each in s.ships)
                touches = tuple(each for each in s.touches if ship not in (each.ship, each.other))
                return super().put(replace(s, ships=ships, touches=touches))
            case ["crew" | "coins" as things, piece, "where"]:
                where = PlaceId(str(value))
                moved = changed(getattr(s, things), piece, where=where, gone=where == NOWHERE)
                return replace(s, **{things: moved})  # type: ignore[arg-type]
        return super().put(s)


def _gold(s: State, seat: SeatId, value: int) -> State:
    """So much gold at a player's home: more of it is a heap of its own, less is taken from what lies there."""
    missing, home = value - gold.at_home(s, seat), s.home(seat).id
    if missing > 0:
        coin = Coin(gold.heap(s), missing, home, tuple(player.id for player in s.players))
        return replace(s, coins=(*s.coins, coin))
    coins = s.coins
    for coin in s.coins_at(home):
        less = min(coin.value, -missing)
        missing += less
        if less:
            left = coin.value - less
            coins = changed(coins, coin.id, value=left, gone=not left, where=home if left else NOWHERE)
    return replace(s, coins=coins)


def _touches(s: State, ship: ShipId, others: Sequence[str]) -> State:
    """A ship is in contact with just these; contacts that were known stay as they are."""
    kept = tuple(
        each for each in s.touches if ship not in (each.ship, each.other) or {each.ship, each.other} & {*others}
    )
    known = {other for each in kept if ship in (each.ship, each.other) for other in (each.ship, each.other)}
    new = tuple(Touch(ship, ShipId(other)) for other in others if other not in known)
    return replace(s, touches=(*kept, *new))


def _held(s: State, ship: ShipId, others: Sequence[str]) -> State:
    """A ship is held by just these, which it touches with its bow."""
    free = tuple(replace(each, bow=False, blade=False) if each.ship == ship else each for each in s.touches)
    kept = tuple(each for each in free if each.ship != ship or each.other not in others)
    return replace(s, touches=(*kept, *(Touch(ship, ShipId(other), bow=True) for other in others)))


def groups(s: State, book: Book) -> Iterator[tuple[Msg, Iterator[Tracked]]]:
    """Every tracked value: each player and ship, whose turn it is, each island and fort, crew, coins."""
    for player in s.players:
        yield player_name(s, player.id), _player(s, book, player.id)
    for ship in s.afloat():
        yield ship_name(s, ship.id), _ship(s, book, ship)
    if s.turn.seat:
        yield msg("csg-fix-turn"), lines(s.turn, "turn", book, within={"seat": people(s)})
    for island in s.islands:
        yield island_name(s, island.id), _island(s, book, island)
    for fort in s.forts:
        if fort.built:
            most = max(fort.flags, len(card(s, fort.id).cannons))
            yield fort_name(s, fort.id), lines(fort, f"forts.{fort.id}", book, within={"flags": most})
    yield msg("csg-fix-crew"), _crew(s, book)
    yield msg("csg-fix-coin-group"), _coins(s, book)
    if s.events:
        yield msg("csg-fix-events"), _events(s, book)


def _player(s: State, book: Book, seat: SeatId) -> Iterator[Tracked]:
    if any(island.home == seat for island in s.islands):
        label = msg("csg-fix-gold")
        yield number(f"players.{seat}.gold", label, gold.at_home(s, seat), gold.in_play(s), picture="token:coin")
    yield from lines(s.player(seat), f"players.{seat}", book)


def _ship(s: State, book: Book, ship: Ship) -> Iterator[Tracked]:
    at = f"ships.{ship.id}"
    printed = ship_card(s, ship.id)
    plated = max(ship.plates, MOST_PANELS if "turtle" in printed.keywords else plates(printed, book))
    islands = [Option("", msg("csg-open-sea")), *(Option(each.id, island_name(s, each.id)) for each in s.islands)]
    pieces = [Option(each.id, terrain_name(s, each.id), picture=f"csg:{each.kind}") for each in s.at_sea()]
    within: Within = {"plates": plated, "seat": people(s), "docked": islands, "on": pieces}
    known = ("masts", *(("plates",) if plated else ()), "seat", "docked", *(("on", "tangled") if pieces else ()))
    yield from lines(ship, at, book, *known, within=within)
    others = [Option(each.id, ship_name(s, each.id)) for each in s.afloat() if each.id != ship.id]
    if others:
        yield many(f"{at}.touches", msg("csg-fix-touches"), s.touching(ship.id), others)
        held = [each.other for each in s.touches if each.ship == ship.id and (each.bow or each.blade)]
        yield many(f"{at}.held", msg("csg-fix-held"), tuple(dict.fromkeys(held)), others)
    yield from lines(ship, at, book, "scuttled", "sunk")


def _island(s: State, book: Book, island: Island) -> Iterator[Tracked]:
    """No more coins than there are which nobody has looked at; of the table's own coins nobody knows."""
    lie = sum(each.coins for each in s.islands) + sum(fort.coins for fort in s.forts)
    spare = max(0, sum(gold.unseen(s).values()) - lie)
    most = HIGH if s.options.coins == "table" else island.coins + spare
    yield from lines(island, f"islands.{island.id}", book, within={"coins": most, "marks": people(s)})


def _places(s: State) -> list[Option]:
    ids: list[PlaceId] = [*(ship.id for ship in s.afloat()), *(island.id for island in s.islands)]
    ids += [fort.id for fort in s.forts if fort.built]
    return [Option("", msg("csg-fix-gone")), *(Option(each, place_name(s, each)) for each in ids)]


def _crew(s: State, book: Book) -> Iterator[Tracked]:
    places = _places(s)
    for crew in s.crew:
        if crew.where in [place.id for place in places]:
            at, owner = f"crew.{crew.id}", player_name(s, crew.seat)
            named: dict[str, Msg | int] = {"name": owner, "n": crew.id.number, "crew": crew_name(s, crew)}
            yield from lines(crew, at, book, "where", within={"where": places}, **named)
            yield from lines(crew, at, book, "shown", crew=msg("csg-fix-whose-crew", **named))


def _coins(s: State, book: Book) -> Iterator[Tracked]:
    places = _places(s)
    for coin in s.coins:
        if coin.where in [place.id for place in places]:
            at, n = f"coins.{coin.id}", s.coins.index(coin) + 1
            open_ = bool(coin.unique) or len(coin.known) == len(s.players)
            what = coin_name(s, coin) if open_ else msg("csg-coin-back")
            yield from lines(coin, at, book, "where", within={"where": places}, n=n, coin=what)
            if open_ and not coin.unique:
                most, label = max(coin.value, book.numbers.coin_most), msg("csg-fix-coin", n=n, coin=what)
                yield from lines(coin, at, book, "value", within={"value": most}, coin=label)


def _events(s: State, book: Book) -> Iterator[Tracked]:
    for event in s.events:
        yield from lines(event, f"events.{event.id}", book, name=player_name(s, event.seat), n=event.id.number)


def _removes(path: str) -> bool:
    """What takes something off the table while somebody may be about to use it."""
    return path.split(".")[-1] in ("sunk", "where", "seat", "flags", "docked", "touches") or ".masts." in path


CORRECTIONS: Final = Corrections(groups, Corrected, removes=_removes)
