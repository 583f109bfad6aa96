"""What can be set right by hand: masts, docking, who commands a ship, gold at home, exploration markers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from companion.core.kit.corrections import Corrected, Corrections, Tracked, choice, number, switch
from companion.core.questions import Option
from companion.core.text import Msg, msg
from companion.games.pirates_csg.table.book import Book
from companion.games.pirates_csg.table.ids import ShipId
from companion.games.pirates_csg.table.names import island_name, player_name, ship_name
from companion.games.pirates_csg.table.records import Island
from companion.games.pirates_csg.table.state import State


def groups(s: State, book: Book) -> Iterator[tuple[Msg, Iterator[Tracked]]]:
    """Every tracked value: whose turn it is, each ship on the table, each island."""
    if s.turn.seat:
        yield msg("csg-fix-turn"), _turn(s)
    for ship in s.afloat():
        yield ship_name(s, ship.id), _ship(s, ship.id)
    for island in s.islands:
        yield (
            island_name(s, island.id),
            _island(s, island),
        )


def _island(s: State, island: Island) -> Iterator[Tracked]:
    yield number(f"islands.{island.id}.coins", msg("csg-fix-coins"), island.coins)


def _turn(s: State) -> Iterator[Tracked]:
    seats = [Option(player.id, player_name(s, player.id)) for player in s.players]
    yield choice("turn.seat", msg("csg-fix-whose"), s.turn.seat, seats)


def _ship(s: State, ship: ShipId) -> Iterator[Tracked]:
    found, at = s.ship(ship), f"ships.{ship}"
    seats = [Option(player.id, player_name(s, player.id)) for player in s.players]
    yield choice(f"{at}.seat", msg("csg-fix-command"), found.seat, seats)
    islands = [Option("", msg("csg-open-sea")), *(Option(each.id, island_name(s, each.id)) for each in s.islands)]
    yield choice(f"{at}.docked", msg("csg-fix-docked"), found.docked, islands)
    yield switch(f"{at}.scuttled", msg("csg-fix-scuttled"), found.scuttled)


CORRECTIONS: Final = Corrections(groups, Corrected)
