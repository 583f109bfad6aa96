"""Ship, Outfit: the mat, upgrades, dice and speed, and what hits do to a section."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.core.events.announcements import Fate
from companion.core.procedures.copied_cards import applying
from companion.core.questions.kinds import BadAnswer
from companion.games.pirates_cove.model.ids import Section
from companion.games.pirates_cove.model.records import Combat, Mastercraft, Parrot, Played
from companion.games.pirates_cove.ship import damage, mat, strength
from companion.games.pirates_cove.ship.damage import ParrotStands
from tests.games.pirates_cove.rules.mats import ANNE, BART, BOOK, CLEO, COVE, played, table, valued, with_rings


@pytest.mark.rule("PC-SHIP-02")
@pytest.mark.parametrize(("cannon", "crew", "dice"), [(3, 2, 2), (2, 3, 2), (3, 3, 3)])
def test_a_ship_rolls_the_less_of_crew_and_cannon(cannon: int, crew: int, dice: int) -> None:
    """Worked example 1."""
    s = valued(table(), ANNE, cannon=cannon, crew=crew)
    assert strength.dice(s, BOOK, ANNE).total == dice


@pytest.mark.rule("PC-UPG-01")
def test_two_levels_cost_what_both_are_marked_with() -> None:
    """Worked example 2: sails from 5 to 7 cost 1 + 2."""
    s = table()
    price = mat.cost(s, "sails", 2, 4)
    assert ([term.value for term in price.terms], price.total) == ([1, 2], 3)
    verdict = mat.may_raise(s, BOOK, ANNE, "sails", 2)
    assert verdict.allowed and verdict.sums[0].total == 3


@pytest.mark.rule("PC-UPG-01")
def test_nobody_raises_beyond_the_mat_or_the_purse() -> None:
    s = table().with_player(ANNE, gold=2)
    assert [reason.rule for reason in mat.may_raise(s, BOOK, ANNE, "sails", 2).refusals] == ["PC-UPG-01"]
    assert mat.may_raise(s, BOOK, ANNE, "sails", 1).allowed
    assert not mat.may_raise(s, BOOK, ANNE, "sails", 5).sums
    out = with_rings(s, ANNE, sails=0)
    assert [reason.rule for reason in mat.may_raise(out, BOOK, ANNE, "sails", 1).refusals] == ["PC-T5-06"]


@pytest.mark.rule("PC-UPG-01")
def test_gold_for_an_upgrade_goes_to_the_bank() -> None:
    before = table()
    after, happened = played(before, mat.raised, ANNE, "sails", 2, "PC-T5-02")
    assert (after.player(ANNE).gold, after.bank.gold) == (6, before.bank.gold + 3)
    assert mat.value(after, ANNE, "sails") == 7
    assert [type(event.event).__name__ for event in happened] == ["GoldMoved", "RingMoved"]


@pytest.mark.rule("PC-SHIP-01", "PC-PARROT-01")
def test_the_hull_says_how_many_treasures_a_ship_carries_unless_flint_s_parrot_is_aboard() -> None:
    s = valued(table(), ANNE, hull=3)
    assert strength.capacity(s, ANNE) == 3
    assert strength.capacity(s.with_player(ANNE, parrot=Parrot("flint")), ANNE) is None


@pytest.mark.rule("PC-PARROT-01", "PC-PARROT-05", "PC-BAT-03")
def test_a_grapple_counts_the_crew_but_not_against_two_parrots() -> None:
    """Worked example 26: crew 4 and cannon 1 roll 4; Bones with cannon 5 rolls 5, Silver 6."""
    s = valued(valued(table(), ANNE, crew=4, cannon=1), BART, crew=1, cannon=5)
    s = s.with_player(BART, parrot=Parrot("bones")).with_player(CLEO, parrot=Parrot("silver"))
    assert [strength.dice(s, BOOK, seat).total for seat in (ANNE, BART, CLEO)] == [1, 5, 6]
    fight = Combat("crew", (ANNE, BART, CLEO), played=(Played(CLEO, "grapple"),))
    grappled = replace(s, combat=fight)
    assert [strength.dice(grappled, BOOK, seat).total for seat in (ANNE, BART, CLEO)] == [4, 5, 6]


@pytest.mark.rule("PC-SPEED-01", "PC-PARROT-01", "PC-BAT-02", "PC-BAT-05")
def test_parrot_winds_and_treasures_overboard_make_a_ship_faster() -> None:
    """Worked examples 5 and 23: 5 + 20 = 25; 6 + 6 = 12; two winds are 12."""
    s = valued(table(), BART, sails=6).with_player(ANNE, parrot=Parrot("trelawney"))
    fight = Combat("crew", (ANNE, BART, CLEO), played=(Played(BART, "wind"), Played(CLEO, "overboard", 3)))
    s = replace(s, combat=fight)
    assert [strength.speed(s, BOOK, seat).total for seat in (ANNE, BART, CLEO)] == [25, 12, 11]
    assert [term.value for term in strength.speed(s, BOOK, BART).terms] == [6, 6]
    twice = replace(s, combat=replace(fight, played=(*fight.played, Played(BART, "wind"))))
    assert strength.speed(twice, BOOK, BART).total == 18


@pytest.mark.rule("PC-SHIP-03", "PC-RETREAT-01")
def test_each_hit_moves_the_ring_one_place_and_off_the_mat_at_last() -> None:
    s, _ = played(table(), damage.hit, ANNE, "crew", 1, "PC-VOLLEY-05")
    assert (s.player(ANNE).rings.crew, s.player(ANNE).crippled) == (1, False)
    s, _ = played(s, damage.hit, ANNE, "crew", 3, "PC-VOLLEY-05")
    assert (s.player(ANNE).rings.crew, s.player(ANNE).crippled, mat.value(s, ANNE, "crew")) == (0, True, 0)


@pytest.mark.rule("PC-VOLLEY-05", "PC-CRAFT-02", "PC-PARROT-03", "PC-PARROT-04", "PC-SCORE-07")
def test_a_mastercraft_is_used_up_before_the_parrot_and_the_parrot_before_the_ring() -> None:
    s = table().with_player(ANNE, crafts=(Mastercraft("sails"),), parrot=Parrot("trelawney"), fame=5)
    assert damage.absorbed(s, BOOK, ANNE, "sails", 5) == damage.Absorbed(2, 2, 1)
    s, _ = played(s, damage.hit, ANNE, "sails", 1, "PC-VOLLEY-05")
    assert s.player(ANNE).crafts == (Mastercraft("sails", damaged=True),)
    s, hurt = played(s, damage.hit, ANNE, "sails", 2, "PC-VOLLEY-05")
    assert (s.player(ANNE).crafts, s.player(ANNE).parrot) == ((), Parrot("trelawney", wounded=True))
    s, killed = played(s, damage.hit, ANNE, "sails", 2, "PC-VOLLEY-05")
    (wounded,), (dead, *_) = ([each for each in run if isinstance(each.event, ParrotStands)] for run in (hurt, killed))
    assert (wounded.line.key, wounded.announcements) == ("pc-ev-parrot-wounded", ())
    assert dead.line.key == "pc-ev-parrot-dead" and isinstance(dead.announcements[0], Fate)
    anne = s.player(ANNE)
    assert (anne.parrot, anne.fame, anne.rings.sails) == (None, 3, 1)
    assert s.discards == ("mastercraft", "trelawney")


@pytest.mark.rule("PC-VOLLEY-05", "A-34")
def test_a_table_may_let_a_protected_section_stop_the_rest_of_a_volley() -> None:
    s = table(A_34="stopped").with_player(ANNE, crafts=(Mastercraft("hull", damaged=True),))
    assert damage.absorbed(s, BOOK, ANNE, "hull", 3) == damage.Absorbed(1, 0, 0)
    assert damage.absorbed(s, BOOK, ANNE, "crew", 3) == damage.Absorbed(0, 0, 2)


@pytest.mark.rule("PC-VOL-01", "PC-PARROT-03", "PC-SCORE-07")
def test_the_recoil_of_grapeshot_kills_silver_s_parrot_and_spares_the_cannon() -> None:
    """Worked example 6."""
    s = table().with_player(ANNE, parrot=Parrot("silver"), fame=4)
    s, _ = played(s, damage.hit, ANNE, "cannon", BOOK.numbers.recoil, "PC-VOL-01")
    anne = s.player(ANNE)
    assert (anne.parrot, anne.fame, anne.rings.cannon) == (None, 2, 2)


@pytest.mark.rule("PC-SETUP-03", "A-06")
@pytest.mark.parametrize(("way", "fame"), [("floor", 0), ("negative", -1)])
def test_fame_does_not_fall_below_the_start_unless_the_table_wants_it(way: str, fame: int) -> None:
    s = table(A_06=way).with_player(ANNE, parrot=Parrot("silver", wounded=True), fame=1)
    s, _ = played(s, damage.hit, ANNE, "cannon", 1, "PC-VOL-01")
    assert s.player(ANNE).fame == fame
    assert s.fame[-1].by == fame - 1


@pytest.mark.rule("PC-SHIP-03")
@pytest.mark.parametrize(("section", "hits"), [("hull", 2), ("crew", 4), ("sails", 6)])
def test_how_many_hits_of_a_volley_cripple_a_ship(section: Section, hits: int) -> None:
    s = table().with_player(ANNE, crafts=(Mastercraft("crew"), Mastercraft("sails")), parrot=Parrot("trelawney"))
    at = s.player(ANNE).rings.of(section)
    assert [damage.absorbed(s, BOOK, ANNE, section, n).ring for n in (hits - 1, hits)] == [at - 1, at]


@pytest.mark.rule("PC-SHIP-01")
def test_what_nobody_has_copied_of_a_mat_goes_up_by_one() -> None:
    blank = replace(table(), cards=())
    assert [(level.value, level.cost) for level in mat.levels(blank, "crew")][:3] == [(1, 0), (2, 1), (3, 2)]


@pytest.mark.rule("PC-SHIP-01")
@pytest.mark.parametrize("places", range(mat.SHORTEST, mat.LONGEST + 1))
def test_as_many_places_of_a_section_are_asked_for_as_it_has(places: int) -> None:
    lines = {line.name for line in applying(mat.form(), {"crew-places": places})}
    asked = [place for place in range(1, mat.LONGEST + 1) if f"crew-{place}" in lines]
    priced = [place for place in range(1, mat.LONGEST + 1) if f"crew-{place}-cost" in lines]
    assert asked == list(range(1, places + 1)) and priced == asked[1:]


@pytest.mark.rule("PC-SHIP-01")
def test_the_places_that_every_mat_has_are_asked_for_before_anybody_has_counted() -> None:
    lines = [line.name for line in applying(mat.form(), {}) if line.name.startswith("crew-")]
    assert lines == ["crew-places", "crew-1", "crew-2", "crew-2-cost", "crew-3", "crew-3-cost"]


@pytest.mark.rule("PC-SHIP-01")
def test_a_mat_that_is_half_copied_is_refused_in_words() -> None:
    with pytest.raises(BadAnswer):
        COVE.form("mat", "mat").read({"hull-places": 6})
