"""The end: Fame cards, the winner, a tie; and whole years played at random."""

from __future__ import annotations

import random

import pytest

import companion
from companion.core.events.announcements import Fate
from companion.core.procedures.procedure import command
from companion.core.questions.kinds import Number
from companion.core.values.frozen_records import replace
from companion.games.pirates_cove.model.records import Outcome
from companion.games.pirates_cove.model.state import State
from companion.games.pirates_cove.month import end_of_month, year_end
from tests.games.pirates_cove.rules.mats import ANNE, BART, CLEO, COVE, played
from tests.games.pirates_cove.rules.scene import asked, at


def last_month(fame: tuple[int, int, int], **rulings: str) -> State:
    """The twelfth month ends with so much fame."""
    s = at("ships", {ANNE: "hull", BART: "sails", CLEO: "crew"}, **rulings).with_turn(month=12)
    for seat, points in zip((ANNE, BART, CLEO), fame, strict=True):
        s = s.with_player(seat, fame=points)
    return s


@pytest.mark.rule("PC-END-01", "PC-END-02", "PC-FAME-01", "PC-SCORE-05")
def test_fame_cards_count_at_the_end_and_most_fame_wins() -> None:
    s = last_month((10, 12, 3)).with_player(ANNE, hand=("fame-2", "smoke", "fame-1"))
    s, _ = played(s, end_of_month.end_month)
    assert s.outcome == Outcome((ANNE,)) and s.player(ANNE).fame == 13
    assert (s.player(ANNE).hand, s.discards, s.fame[-1].why) == (("smoke",), ("fame-2", "fame-1"), "cards")
    assert [(each.place, each.points) for each in year_end.score(s)] == [(1, 13), (2, 12), (3, 3)]


@pytest.mark.rule("PC-END-01")
def test_worked_example_30_what_is_not_buried_is_worth_nothing() -> None:
    s, _ = played(last_month((1, 0, 0)).with_player(BART, gold=8, treasures=5), end_of_month.end_month)
    assert s.outcome == Outcome((ANNE,)) and s.player(BART).fame == 0


@pytest.mark.rule("PC-END-01", "PC-FAME-01")
def test_of_hands_on_paper_the_fame_is_told() -> None:
    s = last_month((10, 12, 3)).with_player(ANNE, hand=("unknown", "unknown"))
    s = replace(s, options=replace(s.options, cards="table"))
    question = asked(s, end_of_month.end_month)
    assert isinstance(question, Number) and (question.hi, question.nature) == (5, "fact")
    assert question.default == 0, "until somebody tells of a Fame card, there is none"
    fewer = asked(replace(s, discards=("fame-3",)), end_of_month.end_month)
    assert fewer.hi == 4, "what is discarded is in no hand"
    s, _ = played(s, end_of_month.end_month, answers=(4,))
    assert s.outcome == Outcome((ANNE,)) and s.player(ANNE).fame == 14


@pytest.mark.rule("PC-END-03", "A-25")
def test_a_tie_is_fought_out_by_those_who_share_the_first_place() -> None:
    s, happened = played(last_month((12, 3, 12)), end_of_month.end_month)
    fates = [fate for event in happened for fate in event.announcements if isinstance(fate, Fate)]
    assert [fate.title.key for fate in fates] == ["pc-ev-tie"]
    assert s.outcome is None and s.turn.phase == "tie" and COVE.next(s) == command("last-battle")
    won = replace(s, outcome=Outcome((CLEO,), "battle"))
    assert [(each.place, str(each.name)) for each in year_end.score(won)] == [
        (1, "core-said(text=Cléo)"),
        (2, "core-said(text=Anne)"),
        (3, "core-said(text=Bart)"),
    ]


@pytest.mark.rule("PC-END-03", "A-25")
def test_where_the_table_wants_it_a_tie_stands() -> None:
    s, _ = played(last_month((12, 3, 12), A_25="shared"), end_of_month.end_month)
    assert s.outcome == Outcome((ANNE, CLEO))
    assert [each.place for each in year_end.score(s)] == [1, 1, 3]


def test_nobody_has_a_place_before_the_end() -> None:
    assert year_end.score(last_month((1, 2, 3))) == ()


@pytest.mark.rule("PC-END-01")
@pytest.mark.parametrize("cards", ["app", "table"])
def test_a_year_goes_through_twelve_months(cards: str) -> None:
    options = {"edition": "sample", "cards": cards, "rulings": {"A-25": "shared"}}
    evening, chance = companion.begin("pirates_cove", options, seed=7), random.Random(7)
    months = set()
    while not evening.over:
        months.add(evening.state.turn.month)
        evening.answer(chance.choice(list(evening.legal_answers)))
    assert months - {0} == set(range(1, 13)) and len(evening.state.turned) == 60
    assert evening.score[0].place == 1
