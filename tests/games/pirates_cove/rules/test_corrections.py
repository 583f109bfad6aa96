"""Corrections by hand: what each value may be, and what comes with it from bank, discards and supply."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.questions.correctable import Correctable
from companion.core.questions.kinds import BadAnswer
from companion.core.values.frozen_records import replace
from companion.games.pirates_cove.corrections import CORRECTIONS
from companion.games.pirates_cove.model.ids import SECTIONS, ShipId
from companion.games.pirates_cove.model.records import Bank, BlackShip, FameLine, Mastercraft, Outcome, Parrot
from companion.games.pirates_cove.model.state import State
from tests.games.pirates_cove.rules.mats import ANNE, BART, BOOK
from tests.games.pirates_cove.rules.scene import at


def scene(**changes: Any) -> State:
    """The first month: Anne with a parrot and a Mastercraft at the Cove, two black ships."""
    s = at("ships", {ANNE: "cove", BART: "hull"})
    s = s.with_player(ANNE, gold=5, treasures=1, fame=4, parrot=Parrot("flint"), crafts=(Mastercraft("hull", True),))
    ships = (BlackShip(ShipId("legend-1"), "sails", "hook", 3), BlackShip(ShipId("legend-2"), "crew", "cacafuego", 0))
    return replace(s, black_ships=ships, bank=Bank(40, 30), **changes)


def lines(s: State) -> dict[str, Correctable]:
    """Every value that can be corrected, by its path."""
    return {each.path: each for each in CORRECTIONS.correctable(s, BOOK)}


def corrected(s: State, path: str, value: Any) -> State:
    """The state after a correction."""
    return CORRECTIONS.correct(s, BOOK, path, value, "").apply(s)


def choices(s: State, path: str) -> list[str]:
    """What a value may be."""
    return [option.id for option in lines(s)[path].field.options]


def test_gold_and_treasures_come_from_the_bank_and_go_back_there() -> None:
    s = corrected(scene(), f"players.{ANNE}.gold", 12)
    assert (s.player(ANNE).gold, s.bank.gold) == (12, 33)
    s = corrected(s, f"players.{ANNE}.treasures", 0)
    assert (s.player(ANNE).treasures, s.bank.treasures) == (0, 31)
    uncounted = corrected(scene(), f"players.{ANNE}.treasures", 3)
    assert uncounted.bank.treasures == 28
    uncounted = corrected(replace(scene(), bank=Bank(40)), f"players.{ANNE}.treasures", 3)
    assert (uncounted.player(ANNE).treasures, uncounted.bank.treasures) == (3, None)


def test_nobody_gets_more_than_the_bank_has_and_what_nobody_counted_has_no_line() -> None:
    found = lines(scene())
    assert found[f"players.{ANNE}.gold"].field.hi == 45 and found[f"players.{ANNE}.treasures"].field.hi == 31
    uncounted = lines(replace(scene(), bank=Bank(40)))
    assert uncounted[f"players.{ANNE}.treasures"].field.hi == 99
    assert "bank.treasures" in found and "bank.treasures" not in uncounted
    with pytest.raises(BadAnswer):
        CORRECTIONS.correct(scene(), BOOK, f"players.{ANNE}.gold", 46, "")


def test_corrected_fame_stands_in_the_curve() -> None:
    s = corrected(scene(), f"players.{ANNE}.fame", 1)
    assert s.player(ANNE).fame == 1 and s.fame == (FameLine(1, ANNE, -3, "correction"),)


@pytest.mark.rule("PC-PARROT-01")
def test_a_parrot_is_the_own_one_or_one_that_nobody_has_and_none_may_be_taken() -> None:
    others = [kind for kind in BOOK.family("parrot") if kind != "flint"]
    s = replace(scene(), discards=(others[0],)).with_player(BART, parrot=Parrot(others[1]))
    assert choices(s, f"players.{ANNE}.parrot") == ["none", *(k for k in BOOK.family("parrot") if k not in others[:2])]
    assert choices(s, f"players.{BART}.parrot") == [
        "none",
        *(k for k in BOOK.family("parrot") if k not in ("flint", others[0])),
    ]
    assert corrected(s, f"players.{ANNE}.parrot", others[2]).player(ANNE).parrot == Parrot(others[2])
    assert corrected(s, f"players.{ANNE}.parrot", "none").player(ANNE).parrot is None
    assert f"players.{ANNE}.parrot.wounded" in lines(s)
    assert f"players.{ANNE}.parrot.wounded" not in lines(corrected(s, f"players.{ANNE}.parrot", "none"))


@pytest.mark.rule("PC-CRAFT-01")
def test_mastercrafts_stand_at_sections_and_those_that_stay_remain_as_they_are() -> None:
    s = corrected(scene(), f"players.{ANNE}.crafts", ("sails", "hull"))
    assert s.player(ANNE).crafts == (Mastercraft("hull", True), Mastercraft("sails"))
    assert choices(s, f"players.{ANNE}.crafts") == list(SECTIONS)
    assert corrected(s, f"players.{ANNE}.crafts.hull.damaged", False).player(ANNE).crafts[0] == Mastercraft("hull")


@pytest.mark.rule("PC-CRAFT-01")
@pytest.mark.parametrize(("discarded", "sections"), [(3, list(SECTIONS)), (4, None), (5, None), (6, ["hull"])])
def test_no_more_mastercrafts_are_put_aboard_than_there_are_cards(discarded: int, sections: list[str] | None) -> None:
    s = replace(scene(), discards=("mastercraft",) * discarded)
    assert (f"players.{ANNE}.crafts" in lines(s)) is (sections is not None)
    assert sections is None or choices(s, f"players.{ANNE}.crafts") == sections


@pytest.mark.rule("PC-CRAFT-01")
def test_the_last_mastercraft_may_be_put_beside_the_only_section_without_one() -> None:
    aboard = tuple(Mastercraft(each) for each in SECTIONS[:3])
    s = replace(scene().with_player(ANNE, crafts=aboard), discards=("mastercraft",) * 3)
    assert choices(s, f"players.{ANNE}.crafts") == list(SECTIONS)


def test_a_ship_that_lies_nowhere_has_no_place_to_correct_and_a_peaceful_one_no_hull() -> None:
    found = lines(scene())
    assert f"players.{ANNE}.island" in found and f"players.{BART}.island" in found
    assert "players.seat-3.island" not in found
    assert "black_ships.legend-1.hull" in found and "black_ships.legend-2.hull" not in found
    assert (found["turn.month"].field.lo, found["turn.month"].field.hi) == (1, 12)


def test_an_evening_that_was_over_goes_on_after_a_correction() -> None:
    over = replace(scene(), outcome=Outcome((ANNE,))).with_turn(phase="over")
    s = corrected(over, f"players.{BART}.fame", 20)
    assert (s.outcome, s.turn.phase) == (None, "ships")
    assert corrected(scene().with_turn(phase="plunder"), f"players.{BART}.fame", 20).turn.phase == "plunder"
