"""CSG-ACT-01, CSG-SHOOT-05, CSG-KW-KRAKEN, -PARLEY, -SUBMARINE, CSG-TERR-FOG: what shoots and is shot at: ships, forts,
marines; who commands it, what it is called, who may shoot now, and at whom."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from typing_extensions import TypeVar

from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import Figure, Option
from companion.core.rules.verdicts import ALLOWED, Verdict, require
from companion.core.values.messages import Msg, msg
from companion.games.pirates_csg.cards.collection import CrewCard, ShipCard
from companion.games.pirates_csg.gunnery.guns import guns
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.ids import NO_SHIP, CrewId, FortId, SeatId, ShipId, UnitId
from companion.games.pirates_csg.model.names import Ctx, card_name, fort_name, place_name, said, ship_name, ship_picture
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.ship.base_move import hunted
from companion.games.pirates_csg.ship.cards import at_work, crew_card, ship_card, used
from companion.games.pirates_csg.ship.orders import decides

K = TypeVar("K", bound=str, default=str)
NOBODY: Final = "nobody"
"""The answer of a unit that attacks nobody, or nobody more."""


def in_reach(t: Ctx, unit: UnitId, target: UnitId, rule: str) -> Procedure[bool]:
    """Whether what was aimed at is near enough, as the table sees it; nobody is asked, and who aimed at something
    too far off puts it right."""
    words = {"ship": unit_name(t.now, unit), "target": unit_name(t.now, target)}
    asked = gunner(t.now, unit)
    return (
        yield from t.yes_no(
            "reached", who=asked, rule=rule, words=words, nature="fact", about=(unit, target), default=True, quiet=True
        )
    )


def seat_of(s: State, unit: UnitId) -> SeatId:
    """Who commands it."""
    if unit.is_fort:
        return s.fort(FortId(unit)).seat
    return s.ship(ShipId(unit)).seat if unit.is_ship else s.mate(CrewId(unit)).seat


def gunner(s: State, unit: UnitId) -> SeatId:
    """A-24: who says what it shoots at: of a ship that an enemy was lent, that enemy."""
    return decides(s, ShipId(unit)) if unit.is_ship else seat_of(s, unit)


def unit_name(s: State, unit: UnitId) -> Msg:
    """What it is called; a marine with where it stands."""
    if unit.is_fort:
        return fort_name(s, FortId(unit))
    if unit.is_ship:
        return ship_name(s, ShipId(unit))
    marine = s.mate(CrewId(unit))
    return msg("csg-marine-at", crew=card_name(s, "csg-crew", marine.card), place=place_name(s, marine.where))


def drawn(s: State, unit: UnitId) -> tuple[str, str]:
    """How it is drawn, and in whose colour."""
    if unit.is_ship:
        return ship_picture(s, ShipId(unit))
    return "csg:fort" if unit.is_fort else "token:crew", s.player(seat_of(s, unit)).colour


def unit_option(s: State, unit: UnitId, verdict: Verdict = ALLOWED, figures: tuple[Figure, ...] = ()) -> Option[UnitId]:
    """It, to be tapped."""
    picture, colour = drawn(s, unit)
    return Option(unit, unit_name(s, unit), None, picture, verdict, "", colour, figures)


def sole(options: Sequence[Option[K]]) -> K | None:
    """The only one of them that is allowed: it is taken quietly, and the table may still put it right."""
    allowed = [option.id for option in options if option.verdict.allowed]
    return allowed[0] if len(allowed) == 1 else None


def gone(s: State, unit: UnitId) -> bool:
    """Whether it is off the table."""
    if unit.is_fort:
        return not s.fort(FortId(unit)).built
    return s.ship(ShipId(unit)).sunk if unit.is_ship else s.mate(CrewId(unit)).gone


def printed_words(s: State, book: Book, unit: UnitId) -> tuple[Msg, ...]:
    """CSG-GEN-04: what is printed on the card of a ship and of crew at work aboard that no rule here knows: free text,
    and keywords that the rulebook has not; the table reads it and decides."""
    if not unit.is_ship:
        return ()
    ship = ShipId(unit)
    strange = {keyword.id for keyword in book.keywords if not keyword.known}
    cards: list[ShipCard | CrewCard] = [ship_card(s, ship)]
    cards += [crew_card(s, each) for each in at_work(s, ship) if each.shown]
    told = []
    for card in cards:
        words = [msg(f"csg-keyword-{each}") for each in card.keywords if each in strange]
        words += [said(card.text)] if card.text else []
        if words:
            told.append(msg("csg-card-says", name=card.name, words=tuple(words)))
    return tuple(told)


def targets(s: State, unit: UnitId) -> Iterator[UnitId]:
    """Every ship and fort of others on the table, and their marines on islands, as soon as they are known as such."""
    seat = seat_of(s, unit)
    yield from (UnitId(ship.id) for ship in s.foes(seat))
    yield from (UnitId(fort.id) for fort in s.forts if fort.built and fort.seat != seat)
    for crew in s.crew:
        if crew.seat != seat and crew.shown and landed(s, crew.id):
            yield UnitId(crew.id)


def never(s: State, unit: UnitId) -> Iterator[UnitId]:
    """CSG-SHOOT-05: at whom nobody shoots: the other ships and the forts of the same fleet, and forts that are gone."""
    seat = seat_of(s, unit)
    ships = [UnitId(ship.id) for ship in s.afloat(seat)]
    forts = [UnitId(fort.id) for fort in s.forts if fort.gone or (fort.built and fort.seat == seat)]
    yield from (each for each in (*ships, *forts) if each != unit)


def landed(s: State, crew: CrewId) -> bool:
    """CSG-KW-MARINE: whether it is a marine on an island."""
    found = s.mate(crew)
    return found.where.is_island and "marine" in crew_card(s, found).keywords


def armed(s: State, book: Book, unit: UnitId, marines: bool = True) -> Verdict:
    """CSG-SHOOT-04, CSG-KW-KRAKEN: whether it has anything to fire with, and has not wrapped a ship in this turn."""
    name = unit_name(s, unit)
    verdict = require(bool(guns(s, book, unit, marines)), "CSG-SHOOT-04", msg("csg-shoot-no-guns", ship=name))
    wrapped = unit.is_ship and used(s, "wrap", ShipId(unit))
    return verdict & require(not wrapped, "CSG-KW-KRAKEN", msg("csg-shoot-wrapped", ship=name))


def may_fire(s: State, book: Book, unit: UnitId, marines: bool = True) -> Verdict:
    """CSG-TERR-FOG, CSG-KW-SUBMARINE: whether it is armed, and where one can fire."""
    verdict = armed(s, book, unit, marines)
    if not unit.is_ship:
        return verdict
    ship, name = ShipId(unit), unit_name(s, unit)
    verdict &= require(not s.on(ship, "fog"), "CSG-TERR-FOG", msg("csg-act-lost", ship=name))
    dived = s.ship(ship).mode == "submerged"
    return verdict & require(not dived, "CSG-KW-SUBMARINE", msg("csg-shoot-submerged", ship=name))


def may_shoot_at(s: State, unit: UnitId, target: UnitId) -> Verdict:
    """CSG-SHOOT-05: no ship docked at its home, none lost in fog or submerged, none whose captain has parleyed."""
    name = unit_name(s, target)
    verdict = may_attack(s, unit, target)
    if not target.is_ship:
        return verdict
    dived = s.ship(ShipId(target)).mode == "submerged"
    return verdict & require(not dived, "CSG-KW-SUBMARINE", msg("csg-shoot-submerged", ship=name))


def may_attack(s: State, unit: UnitId, target: UnitId) -> Verdict:
    """CSG-SHOOT-05, A-22: the same for whatever strikes like a shot; a swoop reaches under water."""
    name = unit_name(s, target)
    mine = seat_of(s, unit) == seat_of(s, target)
    verdict = require(not mine, "CSG-SHOOT-05", msg("csg-shoot-own", ship=name))
    if target.is_fort:
        return verdict & require(s.fort(FortId(target)).built, "CSG-SHOOT-05", msg("csg-shoot-no-fort"))
    if not target.is_ship:
        return verdict
    ship = ShipId(target)
    found = s.ship(ship)
    home = bool(found.docked) and s.island(found.docked).home == found.seat
    verdict &= require(not home, "CSG-SHOOT-05", msg("csg-shoot-home", ship=name))
    verdict &= require(not s.on(ship, "fog"), "CSG-TERR-FOG", msg("csg-shoot-fog", ship=name))
    spoken = used(s, "parley", ship)
    verdict &= require(not spoken, "CSG-KW-PARLEY", msg("csg-shoot-parley", ship=name))
    return verdict & _entwined(s, unit, ship)


def _entwined(s: State, unit: UnitId, target: ShipId) -> Verdict:
    """CSG-KW-KRAKEN: a Kraken and the ship that it wraps shoot at each other; no other ship and Kraken do."""
    if not unit.is_ship:
        return ALLOWED
    ship, verdict = ShipId(unit), ALLOWED
    if "kraken" in ship_card(s, ship).keywords:
        prey = hunted(s, ship)
        hunts = require(prey in (NO_SHIP, target), "CSG-KW-KRAKEN", msg("csg-shoot-prey", ship=unit_name(s, unit)))
        verdict &= hunts
        held = s.ship(ship).wraps == target
        verdict &= require(held, "CSG-KW-KRAKEN", msg("csg-shoot-not-wrapped", ship=unit_name(s, UnitId(target))))
    if "kraken" in ship_card(s, target).keywords:
        held = s.ship(target).wraps == ship
        verdict &= require(held, "CSG-KW-KRAKEN", msg("csg-shoot-kraken", ship=unit_name(s, UnitId(target))))
    return verdict
