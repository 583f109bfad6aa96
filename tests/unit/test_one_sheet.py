"""Questions that stand on one sheet: gathered row by row, given together, one answer each."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from companion.core.journal.journal import Said
from companion.core.procedures.asking import Asking
from companion.core.questions.kinds import Option, Question, Roll
from companion.core.values.messages import msg
from companion.session.auto_answers import ROLLED, Answered, QuestionPlace, virtual_dice
from companion.session.game_session import GameSession
from companion.session.one_sheet import Gathered
from companion.session.seat_view import SeatView
from tests.ui.question_game import RULE, AskGame, Heard


def at(ask: str, *, virtual: bool = False) -> GameSession:
    """An evening at the first question of a sheet. virtual: the app rolls by itself."""
    dice = (virtual_dice(1, lambda: "virtual"),) if virtual else ()
    return GameSession(AskGame(), {"ask": ask}, seed=1, answerers=dice)


def page(evening: GameSession, said: Mapping[str, object] | None = None) -> Gathered:
    """The sheet with what is chosen so far."""
    gathered = evening.previews.gather(said or {})
    assert gathered is not None
    return gathered


def rows(gathered: Gathered) -> dict[str, object]:
    """What stands in its rows."""
    return {row.question.key: row.value for row in gathered.rows}


def said(evening: GameSession) -> dict[str, tuple[object, str]]:
    """The answers in the journal with their sources."""
    return {entry.key: (entry.value, entry.source) for _, entry in evening.journal.live if isinstance(entry, Said)}


def test_a_row_without_a_likely_answer_is_empty_and_the_last() -> None:
    evening = at("broadside")
    gathered = page(evening)
    assert rows(gathered) == {"target": None} and not gathered.whole and gathered.question is None


def test_what_follows_an_answer_stands_below_it_as_soon_as_it_leads_there() -> None:
    evening = at("broadside")
    assert rows(page(evening, {"target": "anne"})) == {"target": "anne", "guns": ("2", "3"), "shots": None}
    near = page(evening, {"target": "corsaire"})
    assert rows(near) == {"target": "corsaire", "guns": ("2", "3"), "near": None}
    known = page(evening, {"target": "corsaire", "near": 2})
    assert list(rows(known)) == ["target", "guns", "near", "shots"] and len(known.happened) == 1
    fewer = page(evening, {"target": "anne", "guns": ("3",)})
    dice = fewer.rows[-1].question
    assert isinstance(dice, Roll) and [each.hit_from for each in dice.dice] == [4]
    assert evening.journal.live[1:] == []


def test_dice_are_in_one_by_one_and_what_they_bring_is_told_when_all_are() -> None:
    evening = at("broadside")
    half = page(evening, {"target": "anne", "shots": (5, 0)})
    assert rows(half)["shots"] == (5, 0) and not half.whole and half.happened == ()
    full = page(evening, {"target": "anne", "shots": (5, 2)})
    assert full.whole and [event.event for event in full.happened] == [Heard(answer="anne (5, 2)", rule=RULE)]


def test_what_no_longer_is_an_answer_is_dropped() -> None:
    evening = at("broadside")
    left = page(evening, {"target": "anne", "guns": ("3",), "shots": (5, 2)})
    assert rows(left) == {"target": "anne", "guns": ("3",), "shots": None}
    assert rows(page(evening, {"target": "nobody"})) == {"target": None}
    assert rows(page(evening, {"target": "anne", "guns": ()}))["guns"] == (), "too few are the beginning of a selection"


def test_all_rows_are_one_deed_and_each_keeps_its_own_answer() -> None:
    together, apart = at("broadside"), at("broadside")
    together.answer("anne", {"guns": ["2", "3"], "shots": [5, 2]})
    for answer in ("anne", ["2", "3"], [5, 2]):
        apart.answer(answer)
    assert together.state == apart.state
    assert {key: value for key, (value, _) in said(together).items()} == {
        key: value for key, (value, _) in said(apart).items()
    }
    again = GameSession(AskGame(), {"ask": "broadside"}, seed=1, entries=tuple(together.journal.entries))
    assert again.state == together.state
    together.undo()
    assert together.state.answers == () and rows(page(together)) == {"target": None}, "one undo"


def test_dice_of_the_app_are_no_row_and_fall_with_the_other_answers() -> None:
    evening = at("broadside", virtual=True)
    gathered = page(evening, {"target": "anne"})
    assert list(rows(gathered)) == ["target", "guns"] and gathered.whole
    assert gathered.question is not None and gathered.question.key == "shots"
    evening.answer("anne", {"guns": ["2"]})
    assert said(evening)["shots"][1] == "dice"


def test_the_app_rolls_for_whoever_says_so_ahead() -> None:
    told, asked = at("broadside"), at("broadside")
    told.answer("anne", {"guns": ["2", "3"], "shots": ROLLED})
    asked.answer("anne", {"guns": ["2", "3"]})
    asked.actions.roll_for_me()
    assert said(told)["shots"] == (said(asked)["shots"][0], "dice"), "the same dice as asked for one by one"


def test_people_share_a_sheet_each_with_a_row() -> None:
    evening = at("wheels")
    assert rows(page(evening)) == {"wheel-seat-1": None}
    full = page(evening, {f"wheel-seat-{n}": "nord" for n in (1, 2, 3)})
    assert [row.question.who for row in full.rows] == ["seat-1", "seat-2", "seat-3"] and full.whole
    evening.answer("nord", {"wheel-seat-2": "sud", "wheel-seat-3": "nord"})
    assert evening.state.answers == ("nord sud nord",)


def test_rows_that_come_whatever_is_answered_stand_there_at_once() -> None:
    evening = at("helms")
    assert rows(page(evening)) == {"first": False, "helm-Anne": None, "helm-Bart": None}
    second = page(evening, {"helm-Bart": "sud"})
    assert rows(second) == {"first": False, "helm-Anne": None, "helm-Bart": "sud"}
    assert not second.whole and second.question is None, "the first one is empty yet"
    assert list(rows(page(evening, {"first": True}))) == ["first"], "what hangs on an answer still does"
    full = page(evening, {"helm-Anne": "nord", "helm-Bart": "sud"})
    assert full.whole and [event.event for event in full.happened] == [Heard(answer="nord sud", rule=RULE)]


def test_a_phone_has_only_the_rows_of_its_own_seat() -> None:
    evening = at("wheels")
    own = SeatView(evening, "seat-1")
    gathered = own.gather({"wheel-seat-1": "sud"})
    assert gathered is not None and list(rows(gathered)) == ["wheel-seat-1"]
    assert gathered.question is not None and gathered.question.who == "seat-2"
    assert SeatView(evening, "seat-2").gather({}) is None


def test_the_app_says_nothing_of_a_seat_that_it_plays() -> None:
    class Crewed(AskGame):
        """The second seat is the app's."""

        def app_seats(self, state: object) -> tuple[str, ...]:
            return ("seat-2",)

    evening = GameSession(Crewed(), {"ask": "wheels"}, seed=1)
    gathered = page(evening, {"wheel-seat-1": "sud", "wheel-seat-2": "sud"})
    assert list(rows(gathered)) == ["wheel-seat-1"]


def test_answers_that_are_certain_are_no_row() -> None:
    def knows(question: Question, place: QuestionPlace) -> Answered | None:
        return Answered(("2",), "library") if question.key == "guns" else None

    evening = GameSession(AskGame(), {"ask": "broadside"}, seed=1, answerers=(knows,))
    assert list(rows(page(evening, {"target": "anne"}))) == ["target", "shots"]


def pair() -> tuple[Option, ...]:
    return (Option("a", msg("core-yes")), Option("b", msg("core-no")))


def test_a_sheet_is_named_by_convention() -> None:
    """XX-1: the rule of this test."""
    asked = Asking("xx").choose("target", pair(), rule="XX-1", sheet="shot")
    assert asked.sheet == "xx-sheet-shot" and Asking("xx").choose("target", pair(), rule="XX-1").sheet == ""


@pytest.mark.parametrize("odd", [("5", 2), (7, 1), (-1, 2), (1,), "56", None, {}])
def test_what_is_no_dice_is_no_beginning_of_any(odd: object) -> None:
    evening = at("broadside")
    assert rows(page(evening, {"target": "anne", "shots": odd}))["shots"] is None
