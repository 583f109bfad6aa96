"""Records over all evenings: what counts, who won, how long people sat there."""

from __future__ import annotations

from typing import Any

import pytest

from companion.host.statistics import best, careers, ended, longest, minutes_of, read_score, seated
from companion.library.dates import day_said, moment_said
from companion.library.texts import texts_in
from companion.store import SavedEvening
from companion.ui.shell.records import length_said


def evening(
    ident: str, day: int, *scores: tuple[str, int], game: str = "cove", minutes: int = 90, **more: Any
) -> SavedEvening:
    """An evening that ended. scores: names and points, the winner first."""
    first = scores[0][1]
    result = [
        {"place": 1 if points == first else 2, "name": {"fr": name, "en": name}, "points": points}
        for name, points in (*scores, ("La Marine royale", 3))
    ]
    hour = f"2026-11-{day:02d}T18:00:00+00:00"
    over = f"2026-11-{day:02d}T{18 + minutes // 60:02d}:{minutes % 60:02d}:00+00:00"
    options = {"seats": [{"name": name} for name, _ in scores], **more.pop("options", {})}
    given = {"created": hour, "touched": over, "finished": over, "result": result} | more
    return SavedEvening(id=ident, game=game, title="", options=options, seed=1, version="1", **given)


NINA_WINS = evening("a", 2, ("Nina", 24), ("Tom", 20))
TOM_WINS = evening("b", 5, ("Tom", 31), ("Nina", 12), minutes=125)
DUEL = evening("c", 9, ("Nina", 1), ("Zoé", 0), game="duel", minutes=20)


def test_only_evenings_that_ended_and_were_no_demonstration_count() -> None:
    going_on = evening("d", 1, ("Tom", 99), finished=None)
    spoiled = evening("e", 1, ("Tom", 99), sound=False)
    shown = evening("f", 1, ("Tom", 99), options={"edition": "sample"})
    found = ended([TOM_WINS, going_on, spoiled, shown, NINA_WINS])
    assert [each.id for each in found] == ["a", "b"], "the oldest first"
    assert [each.id for each in ended([NINA_WINS, DUEL], "duel")] == ["c"]


def test_people_are_those_who_sat_there_and_not_the_ships_of_the_app() -> None:
    (found,) = ended([NINA_WINS])
    assert [person.name for person in found.people] == ["Nina", "Tom"] and found.winners == ("Nina",)


def test_whose_line_it_is_counts_where_a_captain_has_another_name() -> None:
    """Somebody with two captains came out as the better of them did."""
    lines = [(1, "Jack", 30, ["Tom"]), (2, "Low", 20, ["Nina"]), (3, "Vane", 9, ["Tom"])]
    result = [
        {"place": place, "name": {"fr": name, "en": name}, "points": points, "people": people}
        for place, name, points, people in lines
    ]
    (found,) = ended([evening("a", 2, ("Nina", 0), ("Tom", 0), result=result)])
    assert [(person.name, person.points, person.won) for person in found.people] == [
        ("Tom", 30, True),
        ("Nina", 20, False),
    ]


def test_who_won_most_comes_first_and_wins_are_counted_evening_by_evening() -> None:
    nina, tom, zoe = careers(ended([NINA_WINS, TOM_WINS, DUEL]))
    assert (nina.name, nina.evenings, nina.wins, nina.best) == ("Nina", 3, (0, 1, 1, 2), 24)
    assert (tom.name, tom.evenings, tom.wins, tom.best) == ("Tom", 2, (0, 0, 1, 1), 31)
    assert (zoe.wins[-1], zoe.evenings) == (0, 1)


def test_best_scores_and_longest_evenings() -> None:
    shown = ended([NINA_WINS, TOM_WINS, DUEL])
    assert [(each.id, minutes) for each, minutes in longest(shown, 2)] == [("b", 125), ("a", 90)]
    assert [(who.name, who.points) for _, who in best(ended([NINA_WINS, TOM_WINS]), 2)] == [("Tom", 31), ("Nina", 24)]


def test_of_an_evening_left_for_days_or_with_damaged_times_nobody_knows_the_length() -> None:
    assert minutes_of(NINA_WINS) == 90
    assert minutes_of(evening("g", 2, ("Nina", 1), finished="2026-11-09T18:00:00+00:00", played=5430)) == 90
    assert minutes_of(evening("g", 2, ("Nina", 1), finished="2026-11-09T18:00:00+00:00")) is None
    assert minutes_of(evening("g", 2, ("Nina", 1), finished="noon")) is None
    assert minutes_of(evening("g", 2, ("Nina", 1), finished="2026-11-01T18:00:00+00:00")) is None


def test_damaged_results_and_options_are_none_at_all() -> None:
    assert read_score([{"place": "first"}]) == () and ended([evening("h", 2, ("Nina", 1), result=[{}])]) == ()
    assert seated({}) == seated({"seats": 3}) == seated({"seats": [{"name": 7}, "Tom"]}) == ()


@pytest.mark.parametrize(("minutes", "fr"), [(45, "45{0}min"), (60, "1{0}h{0}00"), (125, "2{0}h{0}05")])
def test_lengths_are_said_as_people_say_them(minutes: int, fr: str) -> None:
    assert texts_in("fr")(length_said(minutes)) == fr.format("\N{NARROW NO-BREAK SPACE}")


def test_days_are_written_as_the_reader_writes_them() -> None:
    assert (day_said("2026-11-02", "fr"), day_said("2026-11-02", "en")) == ("2 nov. 2026", "2 Nov 2026")
    assert day_said("some day", "fr") == "some day" and moment_said("then", "en") == "then"
    assert moment_said("2026-11-02T18:00:00+00:00", "fr").startswith("2 nov. 2026 à ")
