"""Boarding: rounds of Battle cards, and what each card does."""

from __future__ import annotations

from typing import Any

import pytest

import companion
from companion.core.values.frozen_records import replace
from companion.games.pirates_cove.combat import fleet
from companion.games.pirates_cove.model.ids import UNKNOWN
from companion.games.pirates_cove.model.records import Parrot
from companion.games.pirates_cove.ship import strength
from tests.games.pirates_cove.rules.fights import LEGEND, against, begun, fire, holding, load, lying
from tests.games.pirates_cove.rules.mats import ANNE, BART, BOOK, CLEO, COVE, valued


def asked(evening: companion.GameSession) -> tuple[str, str]:
    """The key of the open question, and who answers it."""
    assert evening.question is not None
    return evening.question.key, evening.question.who


def armed(**hands: Any) -> companion.GameSession:
    """A fight of Anne, Bart and Cléo with these Tavern cards in hand."""
    s = lying(ANNE, BART, CLEO)
    for seat, cards in zip((ANNE, BART, CLEO), hands.values(), strict=True):
        s = holding(s, seat, *cards)
    return begun(s)


@pytest.mark.rule("PC-BOARD-01", "PC-BOARD-02")
def test_who_passed_may_play_in_a_later_round() -> None:
    """Worked example 24."""
    evening = armed(anne=("smoke", "fame-1"), bart=("grapple", "fame-1"), cleo=())
    assert asked(evening) == (f"card-{ANNE}", ANNE)
    assert evening.state.fight.order == (ANNE, BART), "Cléo holds no card"
    assert COVE.suppose(evening.state, BART) == evening.state, "nobody fires yet"
    evening.answer("nothing")
    assert asked(evening) == (f"card-{BART}", BART)
    evening.answer("grapple")
    assert asked(evening) == (f"card-{ANNE}", ANNE)
    evening.answer("smoke")
    evening.answer("nothing")
    evening.answer("nothing")
    evening.answer("nothing")
    assert evening.state.combat.stage == "volleys"
    assert [each.card for each in evening.state.combat.played] == ["grapple", "smoke"]


@pytest.mark.rule("PC-BOARD-01", "PC-TAV-02")
def test_who_holds_any_card_is_asked_in_secret_and_offered_only_battle_cards() -> None:
    evening = armed(anne=("fame-1", "smoke", "lookout"), bart=(), cleo=("fame-2",))
    assert evening.question.secret and list(evening.legal_answers) == ["nothing", "smoke"]
    evening.answer("nothing")
    assert asked(evening) == (f"card-{CLEO}", CLEO) and list(evening.legal_answers) == ["nothing"]


@pytest.mark.rule("PC-BOARD-04")
def test_nobody_plays_for_a_pirate() -> None:
    evening = begun(against(holding(lying(ANNE), ANNE, "smoke"), "hook"))
    evening.answer("smoke")
    assert {each.seat for each in evening.state.combat.played} == {ANNE}
    assert evening.question.dice[0].hit_from == 6


@pytest.mark.rule("PC-BOARD-03", "PC-BAT-05", "A-30")
def test_cards_go_to_the_discards_and_what_went_overboard_to_the_bank() -> None:
    s = holding(lying(ANNE, BART), ANNE, "overboard", "wind").with_player(ANNE, treasures=4)
    evening = begun(s)
    evening.answer("overboard", {f"overboard-{ANNE}": 3})
    evening.answer("wind")
    assert fleet.speed(evening.state, BOOK, ANNE).total == 8 + 6 + 2 * 3
    evening.answer("flee", {"mutiny": [4]})
    state = evening.state
    assert (state.player(ANNE).treasures, state.bank.treasures, state.discards) == (1, 53, ("overboard", "wind"))


@pytest.mark.rule("PC-BAT-02")
def test_two_fair_winds_are_worth_twelve() -> None:
    """Worked example 5."""
    evening = armed(anne=(), bart=("wind", "wind"), cleo=())
    evening.answer("wind")
    evening.answer("wind")
    assert fleet.speed(evening.state, BOOK, BART).total == 7 + 12
    assert evening.state.combat.order == (BART, ANNE, CLEO)


@pytest.mark.rule("PC-BOARD-01", "A-03")
@pytest.mark.parametrize(("way", "first"), [("recomputed", BART), ("fixed", ANNE)])
def test_speed_that_changes_in_boarding_changes_the_next_round(way: str, first: str) -> None:
    s = holding(lying(ANNE, BART, A_03=way), ANNE, "fame-1")
    evening = begun(holding(s, BART, "wind", "fame-1"))
    evening.answer("nothing")
    evening.answer("wind")
    assert asked(evening) == (f"card-{first}", first)


@pytest.mark.rule("PC-BAT-01", "PC-VOLLEY-03")
def test_becalmed_leaves_what_lies_and_forbids_the_rest() -> None:
    """Worked example 25."""
    evening = armed(anne=("fame-1",), bart=("smoke", "grapeshot"), cleo=("becalmed", "grapple"))
    evening.answer("nothing")
    evening.answer("smoke")
    evening.answer("becalmed")
    assert evening.state.combat.stage == "volleys" and evening.state.combat.becalmed
    assert "smoke" in [each.card for each in evening.state.fight.of(BART)]
    fire(evening, BART, "hull", [5, 1, 1])
    assert asked(evening) == ("volley", BART) and "load" not in evening.legal_answers


@pytest.mark.rule("PC-BAT-03", "PC-PARROT-05", "PC-PARROT-01", "A-12", "A-13")
def test_grapple_makes_everybody_roll_their_crew_but_for_two_parrots() -> None:
    """Worked example 26."""
    s = valued(lying(ANNE, BART, CLEO), ANNE, crew=4, cannon=1)
    s = valued(s, BART, crew=2, cannon=5).with_player(BART, parrot=Parrot("bones"))
    s = against(s.with_player(CLEO, parrot=Parrot("silver")), "hook")
    evening = begun(holding(s, ANNE, "grapple"))
    assert strength.dice(evening.state, BOOK, ANNE).total == 1
    evening.answer("grapple")
    assert [strength.dice(evening.state, BOOK, seat).total for seat in (ANNE, BART, CLEO)] == [4, 5, 6]
    assert fleet.npc(evening.state, BOOK, LEGEND).dice == 3
    assert evening.state.player(ANNE).rings == s.player(ANNE).rings


@pytest.mark.rule("PC-BAT-04", "PC-VOL-01")
def test_only_a_six_hits_a_ship_in_smoke_unless_grapeshot_is_fired() -> None:
    """Worked example 14."""
    for cards, dice, left in (((), [5, 6, 1], 3), (("grapeshot",), [3, 5, 6], 1)):
        s = holding(holding(lying(ANNE, BART), ANNE, *cards), BART, "smoke")
        evening = begun(s)
        if cards:
            evening.answer("nothing")
        evening.answer("smoke")
        if cards:
            evening.answer("nothing")
            load(evening, "grapeshot")
        fire(evening, BART, "hull", dice)
        assert evening.state.player(BART).rings.hull == left


@pytest.mark.rule("PC-BOARD-01", "PC-TAV-02")
def test_hands_on_paper_are_asked_for_together() -> None:
    s = holding(holding(lying(ANNE, BART), ANNE, UNKNOWN), BART, UNKNOWN, UNKNOWN)
    options = companion.game("pirates_cove").evening_start.start({"edition": "sample", "cards": "table"}, BOOK).options
    evening = begun(replace(s, options=options))
    assert asked(evening) == ("who-1", "table") and list(evening.legal_answers) == ["nobody", ANNE, BART]
    evening.answer(BART)
    assert list(evening.legal_answers) == ["becalmed", "wind", "grapple", "smoke", "overboard"]
    evening.answer("smoke")
    assert evening.state.player(BART).hand == (UNKNOWN,)
    evening.answer("nobody")
    assert evening.state.combat.stage == "volleys"


@pytest.mark.rule("PC-BOARD-01", "PC-T2-03")
def test_who_said_beside_the_wheels_that_nobody_plays_a_card_is_not_asked_again_before_the_first_volley() -> None:
    s = holding(holding(lying(ANNE, BART), ANNE, UNKNOWN), BART, UNKNOWN)
    options = companion.game("pirates_cove").evening_start.start({"edition": "sample", "cards": "table"}, BOOK).options
    s = replace(s, options=options).with_turn(passed=True)
    evening = begun(s)
    assert evening.state.combat.stage == "volleys" and asked(evening)[0] == "volley"
    assert asked(begun(s.with_turn(fought=("hull",)))) == ("who-1", "table"), "in the next fight somebody may have"
