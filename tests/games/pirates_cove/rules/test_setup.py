"""Setup, Outfit: what lies on the table before the first month."""

from __future__ import annotations

import pytest

import companion
from companion.core.events.announcement_events import StepBegun
from companion.core.questions.kinds import Pick
from companion.core.values.messages import msg
from companion.games.pirates_cove.legends import legendary_pirates
from companion.games.pirates_cove.model.ids import SECTIONS
from companion.games.pirates_cove.model.options import Options
from companion.games.pirates_cove.model.records import Rings
from companion.games.pirates_cove.ship.mat import cost, levels
from tests.games.pirates_cove.rules.fights import happened
from tests.support.setup_counts import taken

SEATS = [
    {"name": name, "colour": colour}
    for name, colour in zip(
        ("Anne", "Bart", "Cléo", "Dirk", "Elsa"), ("green", "blue", "orange", "purple", "red"), strict=True
    )
]


def begun(players: int = 3, **options: object) -> companion.GameSession:
    """The evening at the outfitting."""
    return companion.begin(
        "pirates_cove", {"edition": "sample", "seats": SEATS[:players], **options}, dice="virtual", seed=4
    )


@pytest.mark.rule("PC-SETUP-01", "PC-SETUP-02", "PC-SETUP-03", "PC-SETUP-04", "PC-SETUP-05")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_begins_with_nine_gold_a_card_and_rings_on_the_skulls(players: int) -> None:
    state = begun(players).state
    assert [(p.gold, p.fame, p.treasures, p.rings) for p in state.players] == [(9, 0, 0, Rings(2, 2, 2, 2))] * players
    assert [len(p.hand) + (p.parrot is not None) for p in state.players] == [1] * players
    assert state.bank.gold == 124 - 9 * players and state.bank.treasures == 50


@pytest.mark.rule("PC-BLANK-01")
def test_blank_cards_stay_in_the_box_unless_the_table_wants_them() -> None:
    assert not (Options().own_legend or Options().own_cards)


@pytest.mark.rule("PC-SETUP-06", "PC-SETUP-07")
@pytest.mark.parametrize(("players", "islands"), [(3, ["tavern", "cannon"]), (4, ["tavern"]), (5, ["tavern"])])
def test_a_black_ship_lies_at_the_tavern_and_with_three_players_another_at_the_cannons(
    players: int, islands: list[str]
) -> None:
    ships = begun(players).state.black_ships
    assert [ship.island for ship in ships] == islands
    assert len({ship.legend for ship in ships}) == len(islands)


@pytest.mark.rule("PC-SETUP-09", "PC-UPG-01")
def test_everybody_outfits_in_secret_within_nine_gold_and_all_is_shown_together() -> None:
    evening = begun()
    wishes = {"seat-1": ["hull-2", "sails-2"], "seat-2": [], "seat-3": ["crew-3", "cannon-2"]}
    for seat, wish in wishes.items():
        question = evening.question
        assert isinstance(question, Pick) and question.secret and question.who == seat
        assert question.key == f"outfit-{seat}"
        raised = next(option for option in question.options if option.id == "hull-2")
        assert raised.label == msg("pc-level", n=levels(evening.state, "hull")[3].value)
        assert raised.note == msg("pc-price", n=cost(evening.state, "hull", 2, 4).total)
        assert [p.rings for p in evening.state.players] == [Rings(2, 2, 2, 2)] * 3
        evening.answer(wish)
    anne, bart, cleo = evening.state.players
    assert (anne.rings, anne.gold) == (Rings(4, 2, 2, 4), 3)
    assert (bart.rings, bart.gold) == (Rings(2, 2, 2, 2), 9)
    assert (cleo.rings, cleo.gold) == (Rings(2, 5, 4, 2), 0)
    assert (evening.state.turn.month, evening.state.turn.phase) != (0, "setup")


@pytest.mark.rule("PC-SETUP-09", "PC-UPG-01")
def test_nobody_spends_more_than_the_gold_there_is_on_what_is_chosen_together() -> None:
    question = begun().question
    assert isinstance(question, Pick)
    assert all(sum(section in option.id for option in question.options) == 3 for section in SECTIONS)
    verdict = question.judged(["hull-3", "crew-3"])
    assert [reason.rule for reason in verdict.refusals] == ["PC-UPG-01"]
    assert verdict.refusals[0].text == msg("pc-no-gold", need=verdict.sums[0].total, have=9)
    assert question.admits(["hull-2", "crew-3"]) and not question.admits(["hull-3", "crew-3"])


@pytest.mark.rule("PC-SETUP-09")
def test_a_section_is_raised_to_one_level() -> None:
    question = begun().question
    assert isinstance(question, Pick)
    assert not question.admits(["hull-1", "hull-2"]) and question.without_refusals().admits(["hull-1", "hull-2"])
    assert question.beside(["hull-1", "crew-1"], "hull-2") == ("crew-1",)


@pytest.mark.rule("PC-SETUP-08", "PC-PARROT-01")
def test_a_parrot_among_the_first_cards_comes_aboard_at_once() -> None:
    for seed in range(40):
        state = companion.begin("pirates_cove", {"edition": "sample"}, dice="virtual", seed=seed).state
        if any(player.parrot is not None for player in state.players):
            break
    aboard = [player for player in state.players if player.parrot is not None]
    assert aboard and all(player.hand == () for player in aboard)


@pytest.mark.rule("PC-BLANK-01")
@pytest.mark.parametrize("own", [True, False])
def test_the_pirate_on_the_blank_card_is_described_before_the_first_month_if_it_plays(own: bool) -> None:
    state = begun(own_legend=own).state
    assert (state.card(legendary_pirates.SCHEMA, legendary_pirates.OWN) is not None) == own


@pytest.mark.rule("PC-SETUP-01")
def test_the_steps_of_the_set_up_are_counted_from_one() -> None:
    steps = [event.step for event in begun().events if isinstance(event, StepBegun)]
    assert [(step.id, step.n, step.of) for step in steps] == [
        ("board", 1, 4),
        ("ships", 2, 4),
        ("cards", 3, 4),
        ("pirates", 4, 4),
    ]


@pytest.mark.rule("PC-SETUP-01", "PC-SETUP-02", "PC-SETUP-05", "PC-SETUP-06")
@pytest.mark.parametrize(("players", "ones", "fives"), [(3, 12, 17), (4, 8, 16), (5, 4, 15)])
def test_what_comes_out_of_the_box_is_counted(players: int, ones: int, fives: int) -> None:
    done = happened(begun(players))
    bank, box, own = taken(done, ""), taken(done), taken(done, "seat-1")
    assert (bank["coin-1"], bank["coin-5"]) == (ones, fives) and (box["coin-1"], box["coin-5"]) == (24, 20)
    assert (box["treasure-card"], box["tavern-card"], box["legend-card"], box["ring"]) == (60, 42, 5, 4 * players)
    assert (own["ship"], own["mat"], own["marker"], own["ring"]) == (1, 1, 1, 4)
