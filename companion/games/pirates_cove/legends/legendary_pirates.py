"""PC-LEG, PC-BLANK-01: Legendary Pirates: the printed cards and one of the owner's on the blank card; whom they shoot
at: everybody once in each series, by its own ranking (PC-LEG-05, -06, A-09)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from companion.core.kit.piles import Pile
from companion.core.printed.card_layout import Band, Row
from companion.core.questions.kinds import Field, Form, Option
from companion.core.values.messages import msg
from companion.games.pirates_cove.model.book import Book, Legend, Trait
from companion.games.pirates_cove.model.ids import SECTIONS, SeatId, ShipId
from companion.games.pirates_cove.model.names import legend_name as legend_name
from companion.games.pirates_cove.model.names import section_name
from companion.games.pirates_cove.model.state import State
from companion.games.pirates_cove.ship import mat, strength

SCHEMA: Final = "legend"
OWN: Final = "own"
"""The id of a pirate on the blank card, and the subject of its form."""
TRAITS: Final = ("hull", "crew", "cannon", "speed")
ALL: Final = "all"


def form() -> Form:
    """A pirate of the owner's invention, on the blank card of the box (PC-BLANK-01)."""
    attacks = (*(Option(each, section_name(each), picture=f"section:{each}") for each in SECTIONS),)
    everything = Option(ALL, msg("pc-all-sections"))
    ranks = tuple(Option(each, msg(f"pc-rank-{each}")) for each in TRAITS)
    fields = (
        Field("name", msg("pc-own-name"), "words", optional=False),
        Field("dice", msg("pc-own-dice"), "number", 1, 10, optional=False, near=4),
        Field("hull", msg("pc-own-hull"), "number", 1, 20, optional=False, near=5),
        Field("sails", msg("pc-own-sails"), "number", 1, 40, optional=False, near=20),
        Field("fame", msg("pc-own-fame"), "number", 0, 20, optional=False, near=5),
        Field("attacks", msg("pc-own-attacks"), "choice", options=(*attacks, everything), optional=False),
        Field("ranks", msg("pc-own-ranks"), "choice", options=ranks, optional=False),
    )
    text = msg("pc-q-own-legend")
    pairs = (("name",), ("hull", "dice"), ("sails", "fame"), ("attacks", "ranks"))
    return Form(
        key="legend",
        text=text,
        rule="PC-BLANK-01",
        schema=SCHEMA,
        subject=OWN,
        fields=fields,
        layout=(Band(tuple(map(Row, pairs))),),
    )


def card(s: State, book: Book, legend: str) -> Legend:
    """PC-LEG-BB, -FD, -CH, -BR, -CA: a Legendary Pirate as its card has it."""
    if legend != OWN:
        return book.legend(legend)
    values = dict(s.card(SCHEMA, OWN) or ())
    attacks = SECTIONS if values.get("attacks") == ALL else (values.get("attacks"),)
    return Legend.model_validate(
        {name: values.get(name) for name in ("dice", "hull", "sails", "fame", "ranks")}
        | {"id": OWN, "rule": "PC-BLANK-01", "attacks": attacks}
    )


def hull(s: State, book: Book, legend: str) -> int:
    """PC-LEG-02: the points of hull of a whole ship, 0 for one that does not fight."""
    return card(s, book, legend).hull or 0


def pile(s: State, book: Book) -> Pile[str]:
    """PC-SETUP-06: the cards of Legendary Pirates that lie face down: neither under a black ship nor discarded."""
    kinds = [legend.id for legend in book.legends]
    if s.options.own_legend and s.card(SCHEMA, OWN) is not None:
        kinds.append(OWN)
    shown = tuple(ship.legend for ship in s.black_ships)
    left = tuple(kind for kind in kinds if kind not in (*shown, *s.legends_gone))
    return Pile(left, lambda kind: Option(kind, legend_name(s, kind), picture=f"legend:{kind}"), s.options.legends)


@dataclass(frozen=True, slots=True)
class PossibleTarget:
    """Somebody whom a pirate may shoot at. worth: what the pirate ranks by.  shot: already, in this series."""

    seat: SeatId
    worth: int
    shot: bool


def worth(s: State, book: Book, seat: SeatId, trait: Trait) -> int:
    """A-09: what a ship is worth to the ranking: the ring's value, or the speed with all that adds to it."""
    return strength.speed(s, book, seat).total if trait == "speed" else mat.value(s, seat, trait)


def ranking(s: State, book: Book, ship: ShipId) -> tuple[PossibleTarget, ...]:
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
    ranked = [PossibleTarget(each, worth(s, book, each, trait), each in shot) for each in opponents]
    return tuple(sorted(ranked, key=lambda each: -each.worth))


def foremost(candidates: Sequence[PossibleTarget]) -> tuple[SeatId, ...]:
    """Those who are due: the highest of whom nobody was shot at in this series; several are told apart by dice."""
    due = [each for each in candidates if not each.shot]
    return tuple(each.seat for each in due if each.worth == due[0].worth) if due else ()
