"""The sample edition: our own boards, cards and tiles fit the box, and no card is better than another."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Final

import pytest

from companion.core.procedures.copied_cards import CopiedCard
from companion.games.cannon_duel.cards import advanced, board, box, disasters, target_cards, tiles
from companion.games.cannon_duel.forms import FORMS
from companion.games.cannon_duel.model.ids import CENTRE, DECKS, GUNS, HULLS, SAILS, Gun, layer_of
from companion.games.cannon_duel.model.options import Options
from companion.games.cannon_duel.model.state import State
from companion.games.cannon_duel.turn.setup import first_state
from companion.library.game_registry import game
from companion.library.sample import load_sample
from tests.games.cannon_duel.rules.scene import BOOK

N: Final = BOOK.numbers


@pytest.fixture(scope="module")
def state() -> State:
    """A table that knows every one of our cards."""
    duel = game("cannon_duel")
    s = first_state(Options(edition="sample"), BOOK)
    for (schema, subject), values in load_sample(duel).items():
        s = s.with_card(CopiedCard(schema, subject, duel.form(schema, subject).read(values), "sample"))
    return s


def test_cd_comp_02_03_04_every_component_of_the_box_is_there_but_its_title() -> None:
    found = Counter(schema for schema, _ in load_sample(game("cannon_duel")))
    assert found == {
        board.SCHEMA: len(board.SUBJECTS),
        tiles.SCHEMA: len(GUNS),
        target_cards.SCHEMA: N.target_cards,
        disasters.SCHEMA: 1,
        advanced.REPUTATION: N.reputations,
        advanced.TRICK: N.dirty_tricks,
    }


def test_cd_comp_07_both_boards_take_as_many_markers_as_the_box_holds(state: State) -> None:
    spaces: Counter[str] = Counter()
    for colour in board.SUBJECTS:
        for zone in board.zones(state.card(board.SCHEMA, colour) or ()):
            spaces[layer_of(zone.id)] += zone.spaces
            assert len(zone.guard) <= zone.spaces and zone.aims in (1, 2, 3)
    officers = 2 * len(board.SUBJECTS)
    assert spaces == {"sails": N.sails, "deck": N.sailors + officers, "hull": N.planks}


def test_cd_patch_02_ropes_lead_from_decks_to_every_zone_of_sails_and_hull(state: State) -> None:
    zones = board.zones(state.card(board.SCHEMA, "blue") or ())
    reached = {end for zone in zones for end in zone.ropes}
    assert reached == {*SAILS, *HULLS} and all(zone.ropes for zone in zones if zone.id in DECKS)
    assert all(zone.guard.count("hand") == 0 for zone in zones if zone.id != CENTRE)


@pytest.mark.parametrize("card", target_cards.subjects(BOOK))
def test_cd_aim_04_every_value_stands_on_each_edge_once_and_every_card_has_one_wheel(state: State, card: str) -> None:
    grid = target_cards.grid(state, card)
    assert grid is not None
    for edge in (grid.left, grid.below):
        assert sorted(value for row in edge for value in row) == list(range(1, N.values + 1))
    cells = "".join(row[: len(grid.below)] for row in grid.rows[: len(grid.left)])
    assert cells.count("w") == 1 and len(cells) == len(grid.left) * len(grid.below)


def mean_loss(state: State, gun: Gun, card: str) -> Fraction:
    """What a Target card takes off the damage when any two values lie beside it."""
    grid = target_cards.grid(state, card)
    assert grid is not None
    values = range(1, N.values + 1)
    lost = [BOOK.less(tiles.grade(state, gun, grid.sign(a, b))) for a in values for b in values]
    return Fraction(sum(lost), len(lost))


@pytest.mark.parametrize("gun", GUNS)
def test_no_target_card_is_much_better_than_another(state: State, gun: Gun) -> None:
    means = [mean_loss(state, gun, card) for card in target_cards.subjects(BOOK)]
    assert max(means) - min(means) <= Fraction(1, 4)


def test_cd_cannon_01_to_03_each_kind_of_cannon_has_its_own_results(state: State) -> None:
    for gun in GUNS:
        results = {tiles.grade(state, gun, sign) for sign in (*target_cards.SIGNS, target_cards.EMPTY)}
        assert results == {*BOOK.gun(gun).results, "missed"}
    shares = {gun: sum(tiles.grade(state, gun, sign) == "perfect" for sign in target_cards.SIGNS) for gun in GUNS}
    assert shares["long-nine"] > shares["18-pounder"] > shares["carronade"] == 0


def test_cd_eff_09_the_third_disaster_takes_planks(state: State) -> None:
    assert disasters.takes(state, BOOK, "third") == ("hull", 3)


def test_cd_adv_03_05_each_card_has_a_name_of_its_own_and_does_something_of_its_own(state: State) -> None:
    for schema in (advanced.REPUTATION, advanced.TRICK):
        cards = advanced.subjects(schema, BOOK)
        assert len({state.copied(schema, card, "name") for card in cards}) == len(cards)
        assert len({advanced.card_does(state, schema, card) for card in cards}) == len(cards)


def test_every_component_has_a_form_for_each_of_its_subjects() -> None:
    found = {schema: kind.subjects for schema, kind in FORMS.kinds(BOOK).items()}
    assert {schema: len(subjects) for schema, subjects in found.items()} == {
        board.SCHEMA: 2,
        tiles.SCHEMA: 3,
        target_cards.SCHEMA: 30,
        disasters.SCHEMA: 1,
        advanced.REPUTATION: 9,
        advanced.TRICK: 24,
        box.SCHEMA: 1,
    }
    for schema, subjects in found.items():
        for subject in subjects:
            form = game("cannon_duel").form(schema, subject)
            assert (form.schema, form.subject) == (schema, subject) and form.fields
