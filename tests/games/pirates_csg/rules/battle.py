"""Ships, forts and crew of any kind on an open sea, and shots between them through the front door."""

from __future__ import annotations

from typing import Any

import companion
from companion.core.copying import Card
from companion.core.frozen import replace
from companion.core.questions import Option
from companion.games.pirates_csg.cards import schemas
from companion.games.pirates_csg.cards.collection import ShipCard
from companion.games.pirates_csg.setup.layout import first_state
from companion.games.pirates_csg.ship.plates import plates
from companion.games.pirates_csg.table.book import Book
from companion.games.pirates_csg.table.ids import CoinId, CrewId, FortId, IslandId, PlaceId, SeatId, ShipId, UnitId
from companion.games.pirates_csg.table.options import Options
from companion.games.pirates_csg.table.records import Coin, Crew, Fort, Island, Ship
from companion.games.pirates_csg.table.state import State
from companion.library.book import read_book
from companion.paths import rulesdata

BOOK = read_book(rulesdata("pirates_csg"), Book)
ANNE, BART = SeatId("seat-1"), SeatId("seat-2")
ONE, TWO, THREE, FOUR = (ShipId.numbered("ship", n) for n in (1, 2, 3, 4))
HOME, HERS, WILD = (IslandId.numbered("island", n) for n in (1, 2, 3))
FORT = FortId("fort-1")


def sea(riposte: bool = False, /, **rulings: str) -> State:
    """Anne, whose turn it is, and Bart, each with a home island, a wild one between; no ship yet.

    rulings: by id with an underscore, such as ``A_09="destroyed"``.
    """
    settled = tuple((name.replace("_", "-"), way) for name, way in rulings.items())
    s = first_state(Options(rulings=settled, riposte=riposte), BOOK)
    islands = (Island(HOME, ANNE), Island(HERS, BART), Island(WILD, coins=2), Island(IslandId("island-4"), coins=2))
    s = replace(s, islands=islands)
    for seat in (ANNE, BART):
        s = s.with_player(seat, coins=(1, 2, 3, 9), fleet=())
    return s.with_turn(seat=ANNE, number=3, phase="actions", steps=())


def _card(s: State, schema: str, subject: str, **values: Any) -> State:
    record = schemas.form(schema, subject, BOOK.keyword_ids).read(values)
    return s.with_card(Card(schema, subject, record, "sample"))


def ship(s: State, seat: SeatId = ANNE, cannons: str = "3S-3S-3S", *, lost: int = 0, **values: Any) -> State:
    """With one more ship on the open sea, with a mast for each cannon, of which so many at the bow are lost."""
    number = len(s.ships) + 1
    masts = values.pop("masts", len(cannons.split("-")))
    printed = {
        "name": f"Ship {number}",
        "nation": "pirate",
        "points": 12,
        "masts": masts,
        "cargo": 4,
        "move": "S+L",
        "cannons": cannons,
        **values,
    }
    s = _card(s, schemas.SHIP, f"T-{number}", **printed)
    card = ShipCard.of(s.card(schemas.SHIP, f"T-{number}") or ())
    standing: tuple[Any, ...] = ("lost",) * lost + ("standing",) * (masts - lost)
    new = Ship(ShipId.numbered("ship", number), f"T-{number}", seat, seat, standing, plates(card, BOOK), deployed=True)
    return replace(s, ships=(*s.ships, new))


def crew(s: State, where: str, *skills: str, seat: SeatId | None = None, **values: Any) -> State:
    """With one more crew card aboard, or on an island."""
    number = len(s.crew) + 1
    printed = {"name": f"Crew {number}", "nation": "pirate", "points": 2, "skills": list(skills), **values}
    s = _card(s, schemas.CREW, f"T-{number}", **printed)
    owner = seat or (s.ship(ShipId(where)).seat if where.startswith("ship") else ANNE)
    new = Crew(CrewId.numbered("crew", number), f"T-{number}", owner, owner, PlaceId(where))
    return replace(s, crew=(*s.crew, new))


def fort(s: State, seat: SeatId = BART, cannons: str = "3L-3L", flags: int | None = None) -> State:
    """With a fort on the wild island, with so many flags left."""
    s = _card(s, schemas.FORT, "T-F", name="Hill", nation="pirate", gold=3, cannons=cannons)
    left = len(cannons.split("-")) if flags is None else flags
    return replace(s, forts=(Fort(FORT, "T-F", seat, WILD, left, coins=1),))


def coins(s: State, where: str, *values: int | str) -> State:
    """With coins that everybody has seen; a word for a unique treasure."""
    for value in values:
        coin = CoinId.numbered("coin", len(s.coins) + 1)
        unique = value if isinstance(value, str) else ""
        worth = 0 if isinstance(value, str) else value
        s = replace(s, coins=(*s.coins, Coin(coin, worth, PlaceId(where), (ANNE, BART), unique)))
    return s


def begun(s: State) -> companion.Evening:
    """The evening from here, with dice that the test says."""
    return companion.begin("pirates_csg", {"edition": "sample"}, state=s, dice="own")


def fire(evening: companion.Evening, unit: str, target: str, *dice: int, guns: list[str] | None = None) -> None:
    """A Shoot action up to its first dice: at whom, with which cannons (all), and what they show."""
    evening.answer(f"shoot-{unit}")
    aim(evening, target, *dice, guns=guns)


def aim(evening: companion.Evening, target: str, *dice: int, guns: list[str] | None = None) -> None:
    """The next target of a Shoot action, where there is a choice, its cannons, and their dice."""
    question = evening.question
    assert question is not None
    if question.key.startswith("target"):
        evening.answer(target)
    assert evening.question is not None
    evening.answer(list(evening.question.default or ()) if guns is None else guns)
    if dice:
        evening.answer(list(dice))


def asked(evening: companion.Evening) -> str:
    """The key of the open question."""
    assert evening.question is not None
    return evening.question.key


def refusals(evening: companion.Evening, option: str) -> list[str]:
    """The rules under which an option is refused."""
    assert evening.question is not None
    options: list[Option] = [each for each in evening.question.options if each.id == option]  # type: ignore[attr-defined]
    return [reason.rule for reason in options[0].verdict.refusals]


def target(ship: ShipId) -> UnitId:
    """A ship as a target."""
    return UnitId(ship)
