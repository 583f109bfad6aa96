"""Chances of shots are exact: against all throws of the dice, one by one."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from companion.core.rules.odds import at_least, mean, percent
from companion.core.values.messages import msg
from companion.games.pirates_csg.gunnery import shooting_odds
from companion.games.pirates_csg.gunnery.shooting_odds import PlannedShot
from companion.games.pirates_csg.model.ids import UnitId
from tests.games.pirates_csg.rules.battle import FORT, begun, crew, fort, sea, ship, target
from tests.games.pirates_csg.rules.fleets import BOOK
from tests.games.pirates_csg.rules.shores import BART, ONE, TWO

N = BOOK.numbers
FACES = range(1, 7)


def thrown(aims: tuple[PlannedShot, ...], again: bool) -> dict[int, Fraction]:
    """The number of hits over every throw, the best miss rolled once more."""
    found: Counter[int] = Counter()
    for *dice, once_more in product(FACES, repeat=len(aims) + 1):
        hits = [aim.hits(face, N) for aim, face in zip(aims, dice, strict=True)]
        missed = [aim for aim, hit in zip(aims, hits, strict=True) if not hit and not aim.fixed]
        best = max(missed, key=lambda aim: aim.ways(N), default=None)
        found[sum(hits) + (again and best is not None and best.hits(once_more, N))] += 1
    return {n: Fraction(found[n], 6 ** (len(aims) + 1)) for n in sorted(found)}


@pytest.mark.rule("CSG-SHOOT-06", "CSG-GEN-01", "CSG-GEN-05", "CSG-CREW-CANNONEER", "CSG-RIP-02")
@pytest.mark.parametrize("again", [False, True])
@pytest.mark.parametrize(
    "aims",
    [
        (PlannedShot(3), PlannedShot(3), PlannedShot(3)),
        (PlannedShot(2), PlannedShot(4, 1), PlannedShot(5)),
        (PlannedShot(2, -2), PlannedShot(3, -2), PlannedShot(6, -2)),
        (PlannedShot(2), PlannedShot(3, fixed=True), PlannedShot(4)),
        (PlannedShot(3, fixed=True),),
        (),
    ],
)
def test_hits_are_counted_exactly(aims: tuple[PlannedShot, ...], again: bool) -> None:
    assert dict(shooting_odds.spread(aims, BOOK, again)) == thrown(aims, again)


@pytest.mark.rule("CSG-KW-BROADSIDES")
def test_a_broadside_is_one_die_against_the_worst_cannon() -> None:
    aims = tuple(PlannedShot(rank) for rank in (2, 3, 3, 4))
    assert shooting_odds.broadside(aims, BOOK) == {0: Fraction(2, 3), 5: Fraction(1, 3)}


def saved(hits: int, hulls: int, every: bool) -> dict[int, Fraction]:
    """How many of so many hits count, over every throw of the saving dice."""
    found: Counter[int] = Counter()
    for dice in product(FACES, repeat=hits):
        left, counted = hulls, 0
        for face in dice:
            if face >= N.catamaran_saves and (every or left):
                continue
            counted += 1
            left = max(0, left - 1)
        found[counted] += 1
    return {n: Fraction(found[n], 6**hits) for n in sorted(found)}


@pytest.mark.rule("CSG-KW-CATAMARAN", "CSG-KW-TRIMARAN", "A-14")
@pytest.mark.parametrize("way", ["always", "hulls"])
@pytest.mark.parametrize(("keyword", "hulls"), [("catamaran", 1), ("trimaran", 2), ("catamaran", 0)])
def test_saving_dice_are_in_the_chances(keyword: str, hulls: int, way: str) -> None:
    s = ship(ship(sea(A_14=way)), BART, keywords=[keyword]).with_ship(TWO, plates=hulls)
    for hits in range(4):
        seen = shooting_odds.harm(s, BOOK, target(TWO), {hits: Fraction(1)})
        assert dict(seen) == saved(hits, hulls, way == "always")


@pytest.mark.rule("CSG-SHOOT-07", "CSG-FORT-10", "CSG-KW-FLOTILLA", "CSG-KW-CANOE", "CSG-KW-MARINE", "A-09", "A-15")
def test_how_many_hits_bare_and_sink() -> None:
    def resists(s: object, unit: str, before: int = 0) -> tuple[int, int]:
        return shooting_odds.resists(s, BOOK, UnitId(unit), before)  # type: ignore[arg-type]

    assert resists(ship(ship(sea()), BART), TWO) == (3, 4)
    assert resists(ship(ship(sea()), BART, keywords=["turtle"]).with_ship(TWO, plates=2), TWO) == (5, 6)
    assert resists(ship(ship(sea()), BART, keywords=["titan"]), TWO) == (3, 3)
    assert resists(ship(ship(sea()), BART, keywords=["canoe"]), TWO) == (1, 1)
    battery = ship(ship(sea()), BART, keywords=["flotilla"], masts=0)
    assert resists(battery, TWO) == (2, 3) and resists(battery, TWO, 1) == (1, 2)
    assert resists(battery.with_ship(TWO, plates=0), TWO) == (0, 1)
    assert resists(fort(sea(), BART, "3L-3L"), FORT) == (2, 3)
    assert resists(fort(sea(A_09="destroyed"), BART, "3L-3L"), FORT) == (2, 2)
    assert resists(fort(sea(A_09="destroyed"), BART, "3L-3L", 0), FORT) == (0, 1)
    marine = crew(sea(), "island-3", keywords=["marine"], seat=BART)
    assert resists(marine, "crew-1") == (2, 2)
    assert resists(marine.with_turn(used=("grazed:crew-1",)), "crew-1") == (1, 1)
    burning = ship(ship(sea(A_15="lost")), BART).with_ship(TWO, masts=("burning", "standing", "standing"))
    assert resists(burning, TWO) == (2, 3)


@pytest.mark.rule("CSG-SHOOT-06", "CSG-CREW-CANNONEER")
def test_targets_are_compared_with_the_cannoneer_in_the_figures() -> None:
    s = ship(ship(ship(sea(), cannons="3S"), BART, "3S", lost=1), BART, "3S")
    for crewed, chance in ((s, Fraction(1, 2)), (crew(s, ONE, "cannoneer"), Fraction(3, 4))):
        evening = begun(crewed)
        evening.answer(f"shoot-{ONE}")
        assert evening.question is not None
        derelict, whole = evening.question.options  # type: ignore[attr-defined]
        assert [figure.label.key for figure in whole.figures] == [
            "csg-figure-hits",
            "csg-figure-bare",
            "csg-figure-sunk",
        ]
        assert derelict.figures[2].value == whole.figures[1].value == percent(chance)


@pytest.mark.rule("CSG-KW-BROADSIDES", "CSG-SHOOT-06")
def test_a_broadside_is_compared_too() -> None:
    s = ship(ship(ship(sea(), cannons="4S-2S", keywords=["broadsides"]), BART), BART)
    evening = begun(s)
    evening.answer(f"shoot-{ONE}")
    assert evening.question is not None
    figure = evening.question.options[0].figures[-1]  # type: ignore[attr-defined]
    assert figure.label.key == "csg-keyword-broadsides" and figure.value == percent(Fraction(1, 3))


@pytest.mark.rule("CSG-SHOOT-06")
def test_no_chance_is_said_to_be_sure() -> None:
    ten = shooting_odds.spread(tuple(PlannedShot(6) for _ in range(10)), BOOK, True)
    assert sum(ten.values()) == 1 and mean(ten) > Fraction(10, 6)
    assert percent(at_least(ten, 9)).key == "core-percent-below"
    assert percent(1 - at_least(ten, 9)).key == "core-percent-above"


@pytest.mark.rule("CSG-SHOOT-06")
def test_hits_to_expect_are_said_to_a_tenth() -> None:
    hits = shooting_odds.spread((PlannedShot(4), PlannedShot(4)), BOOK, False)
    odds = shooting_odds.odds(ship(ship(sea()), BART), BOOK, target(TWO), hits)
    assert odds.headline == msg("csg-odds", n=0.7)
