"""1.12 Ports: one Interact action opens everything that a port offers (rulebook p.17)."""

from __future__ import annotations

from typing import Final, cast

from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command
from companion.core.procedures.refusals import choose_if_any
from companion.core.questions.kinds import Option
from companion.core.rules.verdicts import ALLOWED, Verdict, refused, require
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.events import stowaway
from companion.games.captains_log.harbour import market, shipyard, tavern
from companion.games.captains_log.missions import missions
from companion.games.captains_log.model import turns
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import SeatId
from companion.games.captains_log.model.names import Ctx
from companion.games.captains_log.model.state import Flag, Port, Service, State
from companion.games.captains_log.sea import chart
from companion.games.captains_log.ship import repair
from companion.games.captains_log.voyage import berth, exploring
from companion.games.captains_log.voyage.berth import PortEntered, PortFound, PortLeft, PortMissed
from companion.hexmap import Hex, distance, neighbours

FAR: Final = 10**6
"""More steps than any map has."""
NATIVE: tuple[Service, ...] = ("tavern", "yard")
"""CL-PRT-05: native ports have no market."""
BOUGHT = ("tavern-fame", "tavern-crew", "yard-buy", "yard-wood-buy", "mission-take")
"""CL-SET-23, A-62: what may be had before the first turn: purchases, no sale; a mission where the table wants it so."""


def before_the_start(s: State) -> tuple[str, ...]:
    """What is offered before the first turn, beside the way out."""
    missions_too = s.options.ruling("A-62") == "missions-too"
    return ("leave-port", *(name for name in BOUGHT if missions_too or name != "mission-take"))


def may_enter(s: State, book: Book, seat: SeatId) -> Verdict:
    """CL-PRT-01, CL-PRT-03: using a port is an Interact action; only a ship on the map can."""
    shown = s.turn.port or _port_tile(s, book, seat) is not None or not _tells_ports(s, seat)
    return turns.may_use(s, "action") & require(bool(shown), "CL-PRT-02", msg("cl-no-port-beside"))


def may_leave(s: State, seat: SeatId) -> Verdict:
    """CL-PRT-03: whoever uses a port may stop at any moment."""
    return require(bool(s.turn.port), "CL-PRT-03", msg("cl-not-in-port"))


def enter(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-PRT-02, -03: which port it is; the menu then offers its services until the player leaves.

    Ports met before are offered whole. Of another one the table tells the tile, whose port is then known in every
    evening, or only the flag and, once, the icons.
    """
    before, here = t.now.ports, _moored_at(t.now, t.book, seat)
    every = (*_known_ports(t.now, t.book, seat, here), *_tiles(t.now), *_flags(t.now, t.book, seat))
    options = tuple(option for option in every if option.id == here) or every
    read = here if len(options) == 1 else None
    chosen = yield from choose_if_any(
        t, "port", options, who=seat, rule="CL-PRT-03", note=True, at_once=True, default=read, charted=read is not None
    )
    if chosen is None:
        return
    tile = next((tile for tile in exploring.unsurveyed(t.now) if _tile_id(tile) == chosen), None)
    if tile is not None:
        port = yield from _of_tile(t, seat, tile)
        if port is None:
            return
    else:  # the same port, also if its flag or icons were set right by hand while it was asked
        port = next(
            (now for offered, now in zip(before, t.now.ports, strict=False) if port_id(offered) == chosen), None
        )
    flag = port.flag if port else cast(Flag, chosen)
    boats = yield from _landing(t, seat, flag, port.tile if port else 0)
    services = port.services if port else ()
    if not services:
        services = yield from _icons(t, seat, flag)
        yield from t.happens(PortFound(flag, services, port.tile if port else 0, rule="CL-PRT-03"))
    yield from turns.use_half(t, "action")
    rule = "CL-PRT-03" if boats is None else "CL-PRT-10"
    yield from t.happens(PortEntered(flag, services, boats, port.tile if port else 0, rule=rule))
    yield from stowaway.comes_aboard(t, seat)


def _moored_at(s: State, book: Book, seat: SeatId) -> str | None:
    """CL-PRT-01, -02: the port at which the map shows a ship, or its tile where nobody has told what it shows; None
    where the map shows none."""
    tile = _port_tile(s, book, seat)
    if tile is None:
        return None
    met = next((port_id(port) for port in s.ports if port.tile == tile), None)
    return met or _tile_id(tile)


def _port_tile(s: State, book: Book, seat: SeatId) -> int | None:
    """CL-PRT-01, -02, -10: the tile whose port a ship can use from where the map shows it: on the mooring, beside it
    with rowboats; beside the port where there is no mooring."""
    there, here = chart.spot(s, seat), chart.chart(s)
    if there is None:
        return None
    near = {tile for at in (there.at, *neighbours(there.at)) if (tile := here.tiles.get(at, 0))}
    for tile in sorted(near):
        away = _away(there.at, here.marked(tile, "mooring") or here.marked(tile, "port"))
        reach = 1 if berth.boats(s, book, seat) or not here.marked(tile, "mooring") else 0
        if here.marked(tile, "port") and away <= reach:
            return tile
    return None


def _away(at: Hex, cells: tuple[Hex, ...]) -> int:
    """Steps to the nearest of some hexes; more than any map has where there is none."""
    return min((distance(at, each) for each in cells), default=FAR)


def _tells_ports(s: State, seat: SeatId) -> bool:
    """Whether the map tells that no port lies beside a ship: where it stands, and every hex of the tiles, is known."""
    return chart.spot(s, seat) is not None and chart.chart(s).copied


def _tile_id(tile: int) -> str:
    return f"tile-{tile}"


def _tiles(s: State) -> tuple[Option, ...]:
    """Tiles face up of which nobody has told whether they show a port."""
    return tuple(
        Option(_tile_id(tile), msg("cl-port-of-tile", tile=tile), None, "icon:map", group="tile")
        for tile in exploring.unsurveyed(s)
    )


def _of_tile(t: Ctx, seat: SeatId, tile: int) -> Procedure[Port | None]:
    """The port of a tile, described now (D-01); None if there is none that the player may use."""
    yield from exploring.survey(t, tile, ask=True)
    port = next((p for p in reversed(t.now.ports) if p.tile == tile), None)
    verdict = berth.may_enter(t.now, t.book, seat, port.flag, port.tile) if port else ALLOWED
    if port is None:
        yield from t.happens(PortMissed(tile, rule="CL-PRT-03"))
    elif not verdict.allowed:
        yield from t.happens(PortMissed(tile, berth.nation_of(port.flag), rule=verdict.refusals[0].rule))
    return port if verdict.allowed else None


def port_id(port: Port) -> str:
    """Option id of a known port: ports of one flag with the same icons on no known tile are one to us."""
    return "-".join(("port", port.flag, str(port.tile), *port.services))


def _known_ports(s: State, book: Book, seat: SeatId, here: str | None) -> tuple[Option, ...]:
    """Ports that have been met; the one at which the map shows a ship also while nobody has told its icons (`here`)."""
    ports = {port_id(port): port for port in s.ports if port.services or port_id(port) == here}
    return tuple(
        Option(
            key,
            berth.port_name(port.flag),
            _port_note(port),
            _picture(port.flag),
            berth.may_enter(s, book, seat, port.flag, port.tile),
            group="known",
        )
        for key, port in ports.items()
    )


def _port_note(port: Port) -> Msg:
    icons = tuple(msg(f"cl-service-{service}") for service in port.services)
    return msg("cl-port-on-tile", tile=port.tile, icons=icons) if port.tile else msg("cl-port-icons", icons=icons)


def _flags(s: State, book: Book, seat: SeatId) -> tuple[Option, ...]:
    special: tuple[Flag, ...] = ("native-22",) if s.options.special_tiles else ()
    return tuple(
        Option(
            flag,
            berth.port_name(flag),
            msg("cl-port-other"),
            _picture(flag),
            berth.may_enter(s, book, seat, flag),
            group="flag",
        )
        for flag in (*berth.FLAGS, *special)
    )


def _picture(flag: Flag) -> str:
    return "flag:native" if flag == "native-22" else f"flag:{flag}"


def _landing(t: Ctx, seat: SeatId, flag: Flag, tile: int) -> Procedure[int | None]:
    """CL-PRT-10, -11: on the mooring, or next to it with rowboats; returns the interactions that they allow."""
    boats = berth.boats(t.now, t.book, seat)
    if not boats:
        return None
    country = berth.nation_of(flag)
    closed = country is not None and berth.closed(t.now, seat, country, tile)
    moored = refused("CL-REP-11", msg("cl-not-grata", nation=berth.port_name(flag))) if closed else ALLOWED
    options = (
        Option("moored", msg("cl-moored"), None, "token:anchor", moored),
        Option("boats", msg("cl-by-boats", n=boats), msg("cl-by-boats-note"), "ship:rowboat"),
    )
    spot = chart.spot(t.now, seat)
    lies = None if spot is None else chart.lies_moored(t.now, spot.at)
    how = yield from t.choose(
        "landing", options, who=seat, default="boats" if closed or lies is False else "moored", charted=lies is not None
    )
    return boats if how == "boats" else None


def _icons(t: Ctx, seat: SeatId, flag: Flag) -> Procedure[tuple[Service, ...]]:
    """CL-PRT-03: the icons beside a port, asked once for each port."""
    shown = berth.SERVICES if berth.nation_of(flag) else NATIVE
    options = tuple(Option(icon, msg(f"cl-service-{icon}"), picture=berth.PICTURES[icon]) for icon in shown)
    picked = yield from t.pick("icons", options, who=seat, text="port-icons", nature="fact", lo=1)
    return tuple(icon for icon in shown if icon in picked)


def leave(t: Ctx, seat: SeatId) -> Procedure[None]:
    """End the Interact action; the ship stays where it is."""
    yield from t.happens(PortLeft(rule="CL-PRT-03"))


def may_repair_in_yard(s: State, book: Book, seat: SeatId) -> Verdict:
    """CL-FIX-02, -05: in the shipyard, but never through rowboats."""
    verdict = berth.may_use(s, book, "yard") & repair.may_repair(s, seat)
    boats = s.turn.boats is not None
    return verdict & require(not boats, "CL-FIX-05", msg("cl-no-repair-by-boat"))


def repair_in_yard(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-YRD-01, CL-FIX-02: repair with the shipyard's help, within the action that uses the port."""
    yield from repair.repair(t, seat, yard=True, key="yard")


def services(s: State, book: Book) -> tuple[Offer, ...]:
    """Everything that the port of the running action offers, and leaving it."""
    seat = s.active.id
    found = [*market.offers(s, book), *tavern.offers(s, book), *missions.services(s, book), *shipyard.offers(s, book)]
    if "yard" in s.turn.services:
        note = msg("cl-repair-rate", n=book.numbers.repair_yard, damage=s.active.water + s.active.fire)
        mending = Option(
            "yard-repair", msg("cl-repair"), note, "token:hammer", may_repair_in_yard(s, book, seat), "service"
        )
        found.append(Offer(mending, command("yard-repair", seat=seat)))
    leaving = Option("leave-port", msg("cl-offer-leave-port"), None, "token:anchor", may_leave(s, seat), "service")
    found.append(Offer(leaving, command("leave-port", seat=seat)))
    return tuple(found)


def offers(s: State, book: Book) -> tuple[Offer, ...]:
    """Entering a port, or what it offers while the player is in it."""
    if not s.turn.port:
        note = msg("cl-offer-enter-port-note")
        entering = Option(
            "enter-port", msg("cl-offer-enter-port"), note, "token:port", may_enter(s, book, s.active.id), "action"
        )
        return (Offer(entering, command("enter-port", seat=s.active.id)),)
    found = services(s, book)
    if s.turn.stage == "setup":
        return tuple(offer for offer in found if offer.option.id in before_the_start(s))
    return found


COMMANDS: dict[str, ProcedureFunction] = {"enter-port": enter, "leave-port": leave, "yard-repair": repair_in_yard}
JUDGES: dict[str, Judge] = {
    "enter-port": turns.judged(turns.at_sea, may_enter),
    "leave-port": turns.judged(turns.served, may_leave),
    "yard-repair": turns.judged(turns.served, may_repair_in_yard),
}
