"""The strip below the map: every ship on it with its damage, captains with fame and purse, and the Kraken."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

import flet as ft

from companion.core.values.messages import Msg, msg
from companion.games.captains_log.fleet.ships import afloat
from companion.games.captains_log.model.ids import ShipId
from companion.games.captains_log.model.names import ship_option
from companion.games.captains_log.model.state import State
from companion.games.captains_log.sea import kraken_way
from companion.hexmap import Hex
from companion.library.texts import Texts
from companion.ui.figures.tracks import grouped
from companion.ui.look.theme import Look
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

SHIP: Final = 40.0
"""Height of a ship in the strip, in logical pixels."""


@dataclass(frozen=True, slots=True)
class Plate:
    """A piece of the map in short. fame: of a captain, None for others.  counts: pictures with their figures.  at:
    where it is, None while nobody knows."""

    id: str
    name: Msg
    picture: str
    colour: str
    acting: bool
    at: Hex | None
    fame: int | None = None
    counts: tuple[tuple[str, str, int], ...] = ()


def plates(s: State) -> tuple[Plate, ...]:
    """All ships on the map, whose turn it is first; then the Kraken."""
    acting = _acting(s)
    found = [_plate(s, ship, ship == acting) for ship in afloat(s)]
    return (*sorted(found, key=lambda each: not each.acting), *_kraken(s))


def _acting(s: State) -> str:
    """Whose turn it is."""
    return s.turn.npcs[0] if s.turn.stage == "npcs" and s.turn.npcs else s.active.id


def _plate(s: State, ship: ShipId, acting: bool) -> Plate:
    option, spot = ship_option(s, ship), None if s.sea is None else s.sea.spot(ship)
    at = None if spot is None else spot.at
    if ship.is_player:
        player = s.player(ship)
        harm = (("cube:water", "water", player.water), ("cube:fire", "fire", player.fire))
        counts = (*(each for each in harm if each[2]), ("token:coin", "doubloons", player.doubloons))
        return Plate(ship, option.label, option.picture, option.colour, acting, at, s.fame(ship), counts)
    npc = s.npc(ship)
    counts = (("cube:water", "water", npc.water), ("cube:fire", "fire", npc.fire))
    return Plate(ship, msg("cl-npc", n=ship.number), option.picture, option.colour, acting, at, None, counts)


def _kraken(s: State) -> Iterator[Plate]:
    if s.kraken:
        yield Plate("kraken", msg("cl-map-kraken"), kraken_way.PICTURE, "", False, kraken_way.lair(s))


@component
def MapStrip(look: Look, t: Texts, shown: tuple[Plate, ...], touch: Callable[[Hex], object]) -> ft.Control:
    """The pieces beside each other; a touch of one looks at it on the map."""
    return ft.Row([_drawn(look, t, each, touch) for each in shown], spacing=8, scroll=ft.ScrollMode.HIDDEN)


def _drawn(look: Look, t: Texts, plate: Plate, touch: Callable[[Hex], object]) -> ft.Control:
    p, sizes = look.palette, look.sizes
    name: list[ft.Control] = [kit.words(look, t(plate.name), bold=True, size=sizes.small, max_lines=1)]
    if plate.fame is not None:
        words = kit.words(look, str(plate.fame), bold=True, size=sizes.small, colour=p.text_brass)
        name.append(kit.phrase(words, t(msg("cl-ui-fame", n=plate.fame))))
    counts: list[ft.Control] = [
        kit.phrase(
            kit.line([kit.pic(drawn, 20), kit.words(look, grouped(t, n), size=sizes.small)], 3, tight=True),
            f"{t(msg(f'cl-fix-{key}'))} {n}",
        )
        for drawn, key, n in plate.counts
    ]
    lines = [kit.line(name, 6, tight=True), *([kit.line(counts, 8, tight=True)] if counts else [])]
    body = ft.Container(
        kit.line([kit.ship_pic(plate.picture, SHIP, plate.colour), kit.rows(lines, 0, tight=True)], 8, tight=True),
        bgcolor=p.bar,
        border=ft.Border.all(2, p.coral if plate.acting else p.line),
        border_radius=12,
        padding=ft.Padding.only(left=8, right=12, top=4, bottom=4),
        on_click=None if plate.at is None else partial(_look_at, touch, plate.at),
    )
    return kit.tagged(body, f"plate-{plate.id}", t(plate.name))


def _look_at(touch: Callable[[Hex], object], at: Hex, _: object) -> None:
    touch(at)
