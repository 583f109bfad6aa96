"""CSG-ACT-01: what shoots and is shot at: ships, forts, marines; who commands it, and what it is called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from typing_extensions import TypeVar

from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import Figure, Option, YesNo
from companion.core.rules.verdicts import ALLOWED, Verdict
from companion.core.values.messages import Msg, msg
from companion.games.pirates_csg.cards.collection import CrewCard, ShipCard
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.ids import CrewId, FortId, SeatId, ShipId, UnitId
from companion.games.pirates_csg.model.names import (
    Ctx,
    card_name,
    fort_name,
    place_name,
    said,
    ship_name,
    ship_picture,
)
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.ship.cards import at_work, crew_card, ship_card
from companion.games.pirates_csg.ship.orders import decides

K = TypeVar("K", bound=str, default=str)
NOBODY: Final = "nobody"
"""The answer of a unit that attacks nobody, or nobody more."""


def in_reach(t: Ctx, unit: UnitId, target: UnitId, rule: str) -> Procedure[bool]:
    """Whether what was aimed at is near enough, as the table sees it; nobody is asked, and who aimed at something
    too far off puts it right."""
    return (
        yield from t.ask(
            YesNo(
                key="reached",
                text=msg("csg-q-reached", ship=unit_name(t.now, unit), target=unit_name(t.now, target)),
                rule=rule,
                nature="fact",
                who=gunner(t.now, unit),
                about=(unit, target),
                default=True,
                quiet=True,
            )
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
