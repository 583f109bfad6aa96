"""Names of people: two who look alike are told apart before an evening begins, and count as one in the records."""

from __future__ import annotations

import time
import unicodedata

import pytest

from companion.core.questions.kinds import BadAnswer
from companion.core.questions.question_base import same_name, tidy
from companion.core.values.messages import msg
from companion.host.statistics import best, careers, ended
from companion.library.dates import day_of
from companion.library.game_registry import game, game_ids
from companion.library.texts import texts_in
from companion.ui.gamekit.ending import Ranking
from companion.ui.shell.records import parts
from tests.support.about import ANY
from tests.unit.test_statistics import evening

ZOE = "Zoé"


@pytest.mark.parametrize("other", [f"{ZOE} ", "zoé", unicodedata.normalize("NFD", ZOE), " ZOÉ"])
def test_names_that_look_alike_are_one(other: str) -> None:
    assert same_name(ZOE, other) and not same_name(ZOE, "Zoe")


def test_a_name_is_kept_without_blanks_around_it_and_in_one_way_of_writing() -> None:
    assert tidy(f"  Anne   {unicodedata.normalize('NFD', ZOE)} ") == f"Anne {ZOE}"


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("other", [ZOE, "zoé ", unicodedata.normalize("NFD", ZOE)])
def test_no_evening_begins_with_two_of_a_name(game_id: str, other: str) -> None:
    played = game(game_id)
    kind = played.evening_start.options
    names = [ZOE, other, "Tom", "Nina"]
    mode, count = next((mode, each) for mode, counts in kind.MODES.items() for each in counts if 2 <= each <= 4)
    seats = [{"name": name, "colour": colour} for name, colour in zip(names[:count], kind.COLOURS, strict=False)]
    with pytest.raises(BadAnswer) as found:
        played.agreed({"mode": mode, "seats": seats})
    problem = msg("core-problem-namesake", name=other)
    assert found.value.text == msg("core-setting", field="seats.1.name", problem=problem)


def test_one_person_written_in_two_ways_has_one_line_in_the_records() -> None:
    found = ended([evening("a", 2, (ZOE, 24), ("Tom", 20)), evening("b", 5, ("zoé ", 31), ("Tom", 12))])
    assert [(each.name, each.evenings, each.wins[-1]) for each in careers(found)] == [(ZOE, 2, 2), ("Tom", 2, 0)]


def test_equal_best_scores_share_a_place() -> None:
    found = ended(
        [evening("a", 2, (ZOE, 24), ("Tom", 20), game=ANY), evening("b", 5, ("Tom", 24), (ZOE, 12), game=ANY)]
    )
    assert [who.points for _, who in best(found, 3)] == [24, 24, 20]
    drawn = parts(texts_in("fr"), found, {ANY: msg("pc-title")}, one=True)
    (scores,) = [each for each in drawn if isinstance(each, Ranking) and each.heads == (msg("ui-ending-points"),)]
    assert [rank.rank for rank in scores.places[:3]] == [1, 1, 3]


def test_the_day_of_an_evening_is_that_of_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", "America/New_York")
    time.tzset()
    try:
        assert day_of("2026-11-25T02:10:00+00:00") == "2026-11-24"
        assert day_of("nonsense, long") == "nonsense, "
    finally:
        monkeypatch.undo()
        time.tzset()
