"""PC-LEG-05, -06, A-09: whom a Legendary Pirate shoots at: everybody once in each series, by its own ranking."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion.games.pirates_cove.legends.legend_cards import card
from companion.games.pirates_cove.model.book import Book, Trait
from companion.games.pirates_cove.model.ids import SeatId, ShipId
from companion.games.pirates_cove.model.state import State
from companion.games.pirates_cove.ship import mat, strength


@dataclass(frozen=True, slots=True)
class Candidate:
    """Somebody whom a pirate may shoot at. worth: what the pirate ranks by.  shot: already, in this series."""

    seat: SeatId
    worth: int
    shot: bool


def worth(s: State, book: Book, seat: SeatId, trait: Trait) -> int:
    """A-09: what a ship is worth to the ranking: the ring's value, or the speed with all that adds to it."""
    return strength.speed(s, book, seat).total if trait == "speed" else mat.value(s, seat, trait)


def ranking(s: State, book: Book, ship: ShipId) -> tuple[Candidate, ...]:
    """PC-LEG-05: everybody in the fight, the highest first, with who was shot at in the present series.

    Nobody where there is no fight, or the pirate shoots at nobody.
    """
    combat, trait = s.combat, card(s, book, s.legend_at(ship).legend).ranks
    if combat is None or trait is None:
        return ()
    opponents = [SeatId(each) for each in combat.ships if each.is_seat]
    shot = dict(combat.series).get(ship, ())
    if all(each in shot for each in opponents):
        shot = ()
    ranked = [Candidate(each, worth(s, book, each, trait), each in shot) for each in opponents]
    return tuple(sorted(ranked, key=lambda each: -each.worth))


def foremost(candidates: Sequence[Candidate]) -> tuple[SeatId, ...]:
    """Those who are due: the highest of whom nobody was shot at in this series; several are told apart by dice."""
    due = [each for each in candidates if not each.shot]
    return tuple(each.seat for each in due if each.worth == due[0].worth) if due else ()
