"""1.25, 1.26 Upgrades, ammunition, officers and specialists."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.games.captains_log.fleet.ships import player_ship_form
from companion.games.captains_log.model.ids import SheetId
from companion.games.captains_log.model.ledger import FameScored
from companion.games.captains_log.model.state import State
from companion.games.captains_log.ship import upgrades
from companion.library.texts import LANGUAGES, texts_in
from tests.games.captains_log.rules.harbour import at_market, expert, filled, friends, owning, with_card
from tests.games.captains_log.rules.scripted import book, play
from tests.games.captains_log.seat_ids import SEAT_1


def ship(state: State, **values: int) -> State:
    """With the first player's ship copied."""
    return with_card(state, filled(player_ship_form(SheetId("board-A-1")), **values))


def refusals(state: State, upgrade: str) -> list[str]:
    return [reason.rule for reason in upgrades.may_gain(state, book(), SEAT_1, upgrade).refusals]


@pytest.mark.rule("CL-CRW-01", "A-41")
def test_cl_crw_01_the_box_holds_as_many_as_the_rulebook_counts() -> None:
    listed = book().upgrades
    common = [u for u in listed if u.kind in upgrades.CREW and u.nation is None]
    assert sum(u.count or 0 for u in common if u.kind == "officer") == 22
    assert sum(u.count or 0 for u in common if u.kind == "specialist") == 22
    assert sum(u.count or 0 for u in listed if u.nation) == 16
    assert sum(u.count or 0 for u in listed if u.kind == "ammunition") == 16
    nations = [(u.nation, u.count) for u in listed if u.nation]
    assert nations == [("france", 2), ("holland", 2), ("spain", 6), ("england", 2), ("england", 2), ("pirates", 2)]


EFFECTS = {
    "carpenter": ("damage_taken", -1, "CL-OFF-01"),
    "gunner": ("fire_reroll", 1, "CL-OFF-02"),
    "expert_gunner": ("fire_reroll", 2, "CL-OFF-03"),
    "gunners_mate": ("fire_reroll", 2, "CL-OFF-04"),
    "helmsman": ("movement", 1, "CL-OFF-05"),
    "expert_helmsman": ("movement", 1, "CL-OFF-06"),
    "informant": ("mission_limit", 1, "CL-SPC-01"),
    "pistol": ("melee_dice", 1, "CL-SPC-02"),
    "sabres": ("melee_bonus", 1, "CL-SPC-03"),
    "swords": ("melee_reroll", 1, "CL-SPC-04"),
    "doctor": ("crew_lost", -1, "CL-SPC-05"),
    "graveyard": ("melee_reroll", 2, "CL-SPC-06"),
    "reinforced_hull": ("weight", 5, "CL-NAU-01"),
    "armour": ("melee_defence", 1, "CL-NAU-03"),
    "mercenary": ("melee_bonus", 1, "CL-NAU-06"),
    "sails": ("movement", 1, "CL-UPG-02"),
    "long_cannons": ("range", 1, "CL-UPG-04"),
    "rowboat": ("boats", 1, "CL-UPG-05"),
    "cabin": ("crew_limit", 2, "CL-UPG-06"),
}


@pytest.mark.rule("CL-OFF-01", "CL-OFF-02", "CL-OFF-03", "CL-OFF-04", "CL-OFF-05", "CL-OFF-06")
@pytest.mark.rule("CL-SPC-01", "CL-SPC-02", "CL-SPC-03", "CL-SPC-04", "CL-SPC-05", "CL-SPC-06")
@pytest.mark.rule("CL-NAU-01", "CL-NAU-03", "CL-NAU-06", "CL-UPG-02", "CL-UPG-04", "CL-UPG-05", "CL-UPG-06")
@pytest.mark.parametrize("upgrade", EFFECTS)
def test_cl_off_01_every_copy_adds_its_effect(upgrade: str) -> None:
    what, amount, rule = EFFECTS[upgrade]
    player = owning(at_market(), upgrades=(upgrade, upgrade)).player("seat-1")
    assert upgrades.effect(book(), player, what) == 2 * amount  # type: ignore[arg-type]
    assert upgrades.find(book(), upgrade).rule == rule


@pytest.mark.rule("CL-OFF-07", "CL-OFF-08", "CL-OFF-09", "CL-SPC-07", "CL-NAU-02", "CL-NAU-04", "CL-NAU-05")
@pytest.mark.rule("CL-AMM-01", "CL-AMM-02", "CL-AMM-03", "CL-AMM-04", "CL-AMM-05", "CL-UPG-01", "CL-UPG-03")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_cl_off_07_every_upgrade_has_a_name_and_says_what_it_does(lang: str) -> None:
    said = texts_in(lang)
    for upgrade in book().upgrades:
        assert len(said(upgrades.name(upgrade.id))) > 3
        option = upgrades.option(book(), upgrade.id, upgrades.may_gain(at_market(), book(), SEAT_1, upgrade.id))
        assert option.note is not None and len(said(option.note)) > 5


@pytest.mark.rule("CL-GEN-09", "A-79", "CL-AMM-04")
def test_cl_gen_09_crew_and_melee_upgrades_leave_a_game_without_boarding() -> None:
    state = at_market()
    state = replace(state, options=replace(state.options, rulings=(("A-79", "removed"),)))
    standard = [u.id for u in book().upgrades if upgrades.in_play(state, u)]
    assert {"carpenter", "gunner", "informant", "chain"} <= set(standard)
    assert not {"pistol", "instructor", "grapeshot", "cabin", "rowboat", "armour"} & set(standard)
    assert all(upgrades.in_play(expert(at_market()), u) for u in book().upgrades)


@pytest.mark.rule("CL-TAV-08")
def test_cl_tav_08_nobody_owns_two_of_a_unique() -> None:
    state = owning(at_market(), upgrades=("helmsman", "carpenter"))
    assert refusals(state, "helmsman") == ["CL-TAV-08"]
    assert refusals(state, "carpenter") == []


@pytest.mark.rule("CL-AMM-06")
def test_cl_amm_06_one_of_an_ammunition_type_is_enough() -> None:
    bought = play(upgrades.gain, at_market(), {}, seat="seat-1", upgrade="chain", n=1, rule="CL-AMM-05").state
    assert bought.player("seat-1").ammunition == ("chain",)
    assert refusals(bought, "chain") == ["CL-AMM-06"]


@pytest.mark.rule("CL-CRW-01")
def test_cl_crw_01_what_everybody_has_taken_is_gone() -> None:
    state = owning(owning(at_market(), upgrades=("expert_gunner",)), "seat-2", upgrades=("expert_helmsman",))
    assert refusals(state, "expert_helmsman") == ["CL-CRW-01"]


@pytest.mark.rule("CL-CRW-02", "CL-REP-14", "CL-UPG-06", "CL-SHP-04")
def test_cl_crw_02_ship_cabins_and_england_set_the_limit() -> None:
    full = ship(owning(at_market(), upgrades=("gunner", "carpenter", "informant")), max_upgrades=3)
    assert refusals(full, "gunner") == ["CL-CRW-02"]
    assert refusals(full, "sails") == []
    assert refusals(friends(full, england=4), "gunner") == []
    assert refusals(owning(full, upgrades=("gunner", "carpenter", "cabin")), "gunner") == []
    cabin = owning(full, upgrades=("gunner", "carpenter", "informant", "cabin"))
    limit = upgrades.crew_upgrade_limit(cabin, book(), SEAT_1)
    assert limit is not None and limit.total == 4
    unknown = owning(at_market(), upgrades=("gunner",) * 6)
    assert upgrades.crew_upgrade_limit(unknown, book(), SEAT_1) is None


@pytest.mark.rule("CL-UPG-02")
def test_cl_upg_02_the_ship_limits_its_sails() -> None:
    state = ship(owning(at_market(), upgrades=("sails", "sails")), max_sails=2)
    assert refusals(state, "sails") == ["CL-UPG-02"]


@pytest.mark.rule("CL-UPG-03", "T-34")
def test_cl_upg_03_improved_cannons_give_the_level_of_the_ship() -> None:
    assert upgrades.improved_dice(1, 5, 3) == (0, 0, 1, 1, 1)
    assert upgrades.improved_dice(3, 2, 3) == (3, 3)


@pytest.mark.rule("CL-UPG-01")
def test_cl_upg_01_cannons_stand_in_the_hold() -> None:
    state = play(upgrades.gain, at_market(), {}, seat="seat-1", upgrade="cannon", n=2, rule="CL-UPG-01").state
    assert state.player("seat-1").cannons == 4
    assert state.player("seat-1").upgrades == ()


@pytest.mark.rule("CL-SHP-12")
def test_cl_shp_12_a_covered_icon_is_worth_one_fame_until_it_is_uncovered() -> None:
    icons = filled(upgrades.fame_icons_form("A"), levels=["2"], sails=2)
    state = with_card(at_market(), icons)
    one = play(upgrades.gain, state, {}, seat="seat-1", upgrade="sails", n=1, rule="CL-UPG-02").state
    assert one.fame("seat-1") == 0
    two = play(upgrades.gain, one, {}, seat="seat-1", upgrade="sails", n=1, rule="CL-UPG-02")
    assert [(e.cause, e.amount) for e in two.of(FameScored)] == [("F-UPG", 1)]
    sold = play(upgrades.gain, two.state, {}, seat="seat-1", upgrade="sails", n=-1, rule="CL-YRD-02").state
    assert (sold.fame("seat-1"), sold.player("seat-1").upgrades) == (0, ("sails",))
    larger = play(upgrades.count_icons, owning(sold, level=2), {}, seat="seat-1").state
    assert larger.fame("seat-1") == 1
