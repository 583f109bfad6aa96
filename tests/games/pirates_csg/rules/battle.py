"""Ships, forts and crew of any kind on an open sea, and shots between them through the front door."""

from __future__ import annotations

from typing import Any

import companion
from companion.core.events.event import Happened
from companion.core.questions.kinds import Choose, Option
from companion.core.values.frozen_records import replace
from companion.games.pirates_csg.model.ids import FortId, IslandId, SeatId, ShipId, UnitId
from companion.games.pirates_csg.model.options import Options
from companion.games.pirates_csg.model.records import Island
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.setup.layout import first_state
from tests.games.pirates_csg.rules.fleets import BOOK
from tests.games.pirates_csg.rules.shores import ANNE, BART, with_coins, with_crew, with_fort, with_ship

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


def ship(s: State, seat: SeatId = ANNE, cannons: str = "3S-3S-3S", *, lost: int = 0, **values: Any) -> State:
    """With one more ship on the open sea, with a mast for each cannon, of which so many at the bow are lost."""
    printed = {"points": 12, "masts": len(cannons.split("-")), "cargo": 4, "cannons": cannons, **values}
    return with_ship(s, seat, lost=lost, **printed)


def crew(s: State, where: str, *skills: str, seat: SeatId | None = None, **values: Any) -> State:
    """With one more crew card aboard, or on an island."""
    owner = seat or (s.ship(ShipId(where)).seat if where.startswith("ship") else ANNE)
    return with_crew(s, where, owner, skills=list(skills), **values)


def fort(s: State, seat: SeatId = BART, cannons: str = "3L-3L", flags: int | None = None) -> State:
    """With a fort on the wild island, with so many flags left."""
    s = with_fort(s, seat, WILD, name="Hill", gold=3, cannons=cannons).with_fort(FORT, coins=1)
    return s if flags is None else s.with_fort(FORT, flags=flags)


def coins(s: State, where: str, *values: int | str) -> State:
    """With coins that everybody has seen; a word for a unique treasure."""
    return with_coins(s, where, *values, known=(ANNE, BART))


def begun(s: State) -> companion.GameSession:
    """The evening from here, with dice that the test says."""
    sample = replace(s, options=replace(s.options, edition="sample"))
    return companion.begin("pirates_csg", {"edition": "sample"}, state=sample, dice="own")


def fire(evening: companion.GameSession, unit: str, target: str, *dice: int, guns: list[str] | None = None) -> None:
    """A Shoot action up to its first dice: at whom, with which cannons (all), and what they show."""
    evening.answer(f"shoot-{unit}")
    aim(evening, target, *dice, guns=guns)


def aim(evening: companion.GameSession, target: str, *dice: int, guns: list[str] | None = None) -> None:
    """The next target of a Shoot action, where there is a choice, its cannons, and their dice."""
    question = evening.question
    assert question is not None
    if question.key.startswith("target"):
        evening.answer(target)
    assert evening.question is not None
    evening.answer(list(evening.question.default or ()) if guns is None else guns)
    if dice:
        evening.answer(list(dice))
        if isinstance(again := evening.question, Choose) and [each.id for each in again.options] == ["keep"]:
            evening.answer("keep")  # crew face down is asked for a cannoneer, whoever it is


def happened(evening: companion.GameSession) -> list[Happened]:
    """What has happened, the oldest first."""
    return [entry for _, entry in evening.journal.live if isinstance(entry, Happened)]


def asked(evening: companion.GameSession) -> str:
    """The key of the open question."""
    assert evening.question is not None
    return evening.question.key


def refusals(evening: companion.GameSession, option: str) -> list[str]:
    """The rules under which an option is refused."""
    assert evening.question is not None
    options: list[Option] = [each for each in evening.question.options if each.id == option]  # type: ignore[attr-defined]
    return [reason.rule for reason in options[0].verdict.refusals]


def target(ship: ShipId) -> UnitId:
    """A ship as a target."""
    return UnitId(ship)
