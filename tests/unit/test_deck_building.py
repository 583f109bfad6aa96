"""The ninth kind of question: cards out of a collection, judged together, journalled, saved and answered by all."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from companion.core.kit.forms import Copyable, Forms
from companion.core.procedures.procedure import Command, Context, Procedure
from companion.core.questions.deck_building import MOST, BuildDeck, ChosenCard, ReadyDeck
from companion.core.questions.kinds import BadAnswer, Field, Form
from companion.core.questions.legal_answers import answers_to
from companion.core.rules.verdicts import ALLOWED, Verdict, refused
from companion.core.values.messages import msg
from companion.library.texts import LANGUAGES, texts_in
from companion.referee.json_view import describe_question
from companion.session.auto_answers import likely
from companion.session.game_session import GameSession
from companion.simulation.laws import Broken, Readings, Watch
from companion.simulation.replay import ScriptDeed, fits, wilful
from companion.simulation.robot import Robot
from tests.unit.skerry import Earned, SkerryGame

POINTS = Field("points", msg("core-yes"), "number", 0, 20, optional=False)


def boat(schema: str, subject: str) -> Form:
    return Form(key=schema, text=msg("core-yes"), rule="SK-1", schema=schema, subject=subject, fields=(POINTS,))


def card(subject: str, points: int) -> ChosenCard:
    return ChosenCard("boat", subject, (("points", points),))


def judge(cards: tuple[ChosenCard, ...]) -> Verdict:
    total = sum(int(str(dict(each.record)["points"])) for each in cards)
    return ALLOWED if total <= 10 else refused("SK-2", msg("core-said-number", n=total))


READY = (
    ReadyDeck("small", msg("core-yes"), msg("core-no"), (card("a", 3), card("b", 4))),
    ReadyDeck("large", msg("core-no"), msg("core-yes"), (card("c", 10),)),
)
MUSTER = BuildDeck(
    key="fleet",
    text=msg("core-yes"),
    rule="SK-1",
    who="seat-1",
    secret=True,
    schemas=("boat",),
    form=boat,
    judge=judge,
    ready=READY,
)


def fit_out(t: Context[Any, Any]) -> Procedure[None]:
    cards = yield from t.ask(MUSTER)
    yield from t.happens(Earned(sum(int(str(dict(each.record)["points"])) for each in cards), rule="SK-1"))


class Shipyard(SkerryGame):
    """Skerry, where boats may be fitted out."""

    forms = Forms(lambda _: {"boat": Copyable(("a",), lambda subject: boat("boat", subject), open=True)}, "skerry-kind")

    def __init__(self) -> None:
        super().__init__()
        self.procedures = {**self.procedures, "fit-out": fit_out}


def fitting() -> GameSession[Any, Any]:
    evening: GameSession[Any, Any] = GameSession(Shipyard(), {}, seed=1)
    evening.actions.do(Command("fit-out"), overruling=True, label=msg("core-yes"))
    return evening


def refusal(given: Any) -> str:
    with pytest.raises(BadAnswer) as error:
        MUSTER.read(given)
    assert all(texts_in(lang)(error.value.text) for lang in LANGUAGES)
    return error.value.text.key


def test_a_muster_is_a_list_of_cards_or_one_that_is_ready() -> None:
    given = [{"schema": "boat", "subject": "a", "record": {"points": "3"}}]
    read = MUSTER.read(given)
    assert read == (card("a", 3),) and MUSTER.read(json.loads(json.dumps(read))) == read
    assert MUSTER.read("large") == READY[1].cards and MUSTER.read([]) == ()
    assert MUSTER.kind == "muster" and MUSTER.answer_text(read) == msg("core-said-muster", n=1)
    assert MUSTER.answer_text(READY[0].cards) == READY[0].label


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ("none such", "core-bad-option"),
        (7, "core-bad-muster"),
        ([["boat", "a", {"points": 1}]] * (MOST + 1), "core-bad-muster"),
        ([{"schema": "boat", "subject": "a"}], "core-bad-mustered"),
        ([{"schema": "raft", "subject": "a", "record": {"points": 1}}], "core-bad-mustered"),
        ([{"schema": "boat", "subject": "a b", "record": {"points": 1}}], "core-bad-mustered"),
        ([{"schema": "boat", "subject": "a", "record": {"points": 1}, "more": 1}], "core-bad-mustered"),
        ([None], "core-bad-mustered"),
        ([{"schema": "boat", "subject": "a", "record": {"points": 99}}], "core-library-card"),
        ([{"schema": "boat", "subject": "a", "record": 5}], "core-library-card"),
        ([["boat", "a", {"points": 6}], ["boat", "a", {"points": 6}]], "core-said-number"),
    ],
)
def test_anything_else_is_refused_in_words(given: Any, key: str) -> None:
    assert refusal(given) == key


def test_the_table_has_the_last_word() -> None:
    twice = [["boat", "a", {"points": 6}]] * 2
    assert MUSTER.without_refusals().read(twice) == MUSTER.shape(twice) == (card("a", 6),) * 2
    (option,) = MUSTER.chosen((card("a", 6),) * 2)
    assert [reason.rule for reason in option.verdict.refusals] == ["SK-2"]
    assert MUSTER.without_refusals() == MUSTER  # what judges it is no part of the question


def test_legal_answers_are_those_that_are_ready_and_any_other() -> None:
    legal = answers_to(MUSTER)
    assert list(legal) == ["small", "large", []] and likely(MUSTER) == "small"
    assert [["boat", "z", {"points": 9}]] in legal and "huge" not in legal
    for lang in LANGUAGES:
        assert "small" in texts_in(lang)(legal.takes)


def test_it_is_described_with_what_its_cards_take() -> None:
    told = json.loads(json.dumps(describe_question(MUSTER, texts_in("en"))))
    assert told["kind"] == "muster" and told["schemas"]["boat"][0]["name"] == "points"
    assert told["ready"][0]["cards"] == [{"schema": "boat", "subject": "a"}, {"schema": "boat", "subject": "b"}]


def test_robots_take_one_that_is_ready_or_less_of_it() -> None:
    robot = Robot(3)
    given = [robot.answer(MUSTER) for _ in range(60)]
    assert all(answer in answers_to(MUSTER) for answer in given)
    assert {"small", "large"} <= {answer for answer in given if isinstance(answer, str)}
    assert any(isinstance(answer, list) and len(answer) == 1 for answer in given)
    bare = BuildDeck(key="m", text=msg("core-yes"), rule="SK-1", schemas=("boat",), form=boat)
    assert robot.answer(bare) == []


def test_what_was_mustered_is_kept_and_taken_up_again() -> None:
    evening = fitting()
    evening.answer([card("a", 6).plain], seat="seat-1")
    gold = evening.state.gold
    assert texts_in("en")(evening.journal.last_personal[1].told) == texts_in("en")(msg("core-said-secret"))  # type: ignore[union-attr, index]
    again = GameSession(Shipyard(), {}, seed=1, entries=tuple(evening.journal.entries))
    assert again.state.gold == gold
    evening.undo()
    assert evening.question == MUSTER
    evening.answer("large", seat="seat-1")
    assert evening.state.gold == gold + 4


def test_a_refused_muster_can_be_played_anyway() -> None:
    evening = fitting()
    deed = ScriptDeed("overrule", "fleet", [card("a", 6).plain] * 2)
    assert fits(evening, deed)
    with pytest.raises(BadAnswer):
        evening.answer(deed.value)
    evening.answer(deed.value, overruling=True)
    assert evening.over or evening.question != MUSTER
    found = [wilful(fitting(), Robot(n), Random(n)) for n in range(30)]
    assert any(each is not None and each.kind == "overrule" and each.key == "fleet" for each in found)


def test_a_law_demands_that_what_is_ready_is_legal() -> None:
    evening = fitting()

    def again(entries: Any) -> GameSession[Any, Any]:
        return GameSession(Shipyard(), {}, seed=1, entries=entries)

    watch = Watch(evening, again, Random(1), Readings([texts_in("en")]), only="offered")
    watch.asked()
    bad = BuildDeck(
        key="m",
        text=msg("core-yes"),
        rule="SK-1",
        schemas=("boat",),
        form=boat,
        judge=judge,
        ready=(ReadyDeck("huge", msg("core-yes"), msg("core-no"), (card("a", 20),)),),
    )
    with pytest.raises(Broken):
        watch._offered(bad)
