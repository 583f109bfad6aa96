"""A selection that is judged as a whole: refused with its reasons, listed, found by robots, overruled, tried."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import BadAnswer, Option, Pick
from companion.core.questions.legal_answers import answers_to
from companion.core.questions.question_base import Refused
from companion.core.rules.verdicts import ALLOWED, Reason, Sum, Term, Verdict, refused
from companion.core.values.messages import msg
from companion.referee import referee
from companion.referee.referee import BadScenario
from companion.session.auto_answers import likely
from companion.session.game_session import GameSession
from companion.session.trial import Trial
from companion.simulation.laws import Broken, Readings, Watch, answerable
from companion.simulation.replay import ScriptDeed, fits, wilful
from companion.simulation.robot import TRIES, Robot
from companion.simulation.simulator import Simulation
from tests.support.verdicts import refused_by
from tests.unit.skerry import Ctx, Earned, SkerryGame

RANKS = tuple("123456")


def run(picked: tuple[str, ...]) -> Verdict:
    """Ranks that follow each other and make nine at most."""
    ranks = [int(rank) for rank in picked]
    total = Sum(msg("core-yes"), tuple(Term(msg("core-no"), rank) for rank in ranks))
    dear = [Reason("SK-1", msg("core-said-number", n=total.total))] if total.total > 9 else []
    gap = [Reason("SK-2", msg("core-no"))] if ranks and ranks[-1] - ranks[0] >= len(ranks) else []
    return Verdict((*dear, *gap), sums=(total,))


def pick(lo: int = 2, hi: int | None = 3, *, shut: str = "") -> Pick:
    """Some of six ranks. shut: those that are refused by themselves."""
    options = tuple(
        Option(rank, msg("core-yes"), verdict=refused("SK-3", msg("core-no")) if rank in shut else ALLOWED)
        for rank in RANKS
    )
    return Pick(key="run", text=msg("core-yes"), rule="SK-1", options=options, lo=lo, hi=hi, judge=run)


def lay(t: Ctx) -> Procedure[None]:
    """SK-FSH-01: so many coins as the run makes."""
    laid = yield from t.ask(pick())
    yield from t.happens(Earned(sum(map(int, laid)), rule="SK-FSH-01"))


class Runs(SkerryGame):
    """The tiny game with a run in the place of fishing."""

    def __init__(self) -> None:
        super().__init__()
        self.procedures = dict(self.procedures) | {"fish": lay}


def asked() -> GameSession:
    evening = GameSession(Runs(), {"days": 3}, seed=1)
    evening.answer("fish")
    return evening


# --- the question


def test_a_refused_selection_gives_every_reason_of_its_options_and_of_all_together() -> None:
    assert pick().read(["2", "3"]) == ("2", "3") and pick().read(["3", 2]) == ("2", "3")
    with pytest.raises(Refused) as error:
        pick(shut="4").read(["4", "6"])
    assert error.value.rules == ("SK-3", "SK-1", "SK-2") and error.value.verdict.sums[0].total == 10
    assert [str(error.value).count(f"{rule}: ") for rule in error.value.rules] == [1, 1, 1]
    told = {value for _, value in error.value.text.args}
    assert error.value.text.key == "core-reasons" and error.value.verdict.refusals[-1].text in told
    fact = pick(shut="6")
    with pytest.raises(Refused) as error:
        replace(fact, judge=lambda picked: Verdict(unknown=(fact,))).read(["1", "2"])
    assert error.value.text == fact.text


def test_it_is_judged_in_the_order_of_the_options_and_only_where_so_many_may_be_picked() -> None:
    heard: list[tuple[str, ...]] = []

    def hear(picked: tuple[str, ...]) -> Verdict:
        heard.append(picked)
        return ALLOWED

    question = replace(pick(), judge=hear)
    for picked in (["1"], ["1", "2", "3", "4"], [], ["x", "y"]):
        assert question.judged(picked) == ALLOWED and not question.admits(picked)
    assert heard == []
    assert question.judged(["3", "1", "2"]) == ALLOWED and heard == [("1", "2", "3")]


def test_the_verdict_on_an_answer_is_that_of_its_options_and_of_all_together() -> None:
    verdict = pick(shut="4").verdict_on(("4", "6"))
    assert refused_by(verdict) == ["SK-3", "SK-1", "SK-2"] and verdict.sums[0].total == 10
    assert refused_by(replace(pick(shut="4"), judge=None).verdict_on(("4", "6"))) == ["SK-3"]


def test_the_table_has_the_last_word() -> None:
    assert pick(shut="4").without_refusals().read(["4", "6"]) == ("4", "6")
    assert pick().without_refusals().judge is None and pick() == replace(pick(), judge=None)


def test_nothing_is_the_only_answer_where_there_are_no_options_and_the_rules_take_it() -> None:
    bare = replace(pick(0), options=())
    assert bare.only() == ((),)
    assert replace(bare, judge=lambda picked: refused("SK-4", msg("core-no"))).only() is None


# --- who answers it


def test_only_what_is_admitted_is_listed() -> None:
    legal = list(answers_to(pick()))
    assert legal == [["1", "2"], ["2", "3"], ["3", "4"], ["4", "5"], ["1", "2", "3"], ["2", "3", "4"]]
    assert ["1", "2"] in answers_to(pick()) and ["1", "3"] not in answers_to(pick())
    assert likely(pick()) == ["1", "2"] and likely(replace(pick(), default=("4", "6"))) == ["1", "2"]
    assert likely(replace(pick(), default=("3", "4"))) == ("3", "4")


def test_robots_pick_what_the_rules_admit_and_do_it_again() -> None:
    def given(seed: int) -> list[object]:
        robot = Robot(seed)
        return [robot.answer(pick()) for _ in range(40)]

    assert all(pick().admits(each) for each in given(3)) and given(3) == given(3)
    assert len({str(each) for each in given(3)}) > 3


def test_robots_look_for_what_chance_does_not_find() -> None:
    judged: list[tuple[str, ...]] = []

    def only_the_last(picked: tuple[str, ...]) -> Verdict:
        judged.append(picked)
        return ALLOWED if picked == RANKS[:5] else refused("SK-4", msg("core-no"))

    assert Robot(1).answer(replace(pick(0, None), judge=only_the_last)) == list(RANKS[:5])
    assert len(judged) > TRIES
    nothing = replace(pick(), judge=lambda picked: refused("SK-4", msg("core-no")))
    assert not answerable(nothing) and answerable(pick())
    assert nothing.without_refusals().admits(Robot(1).answer(nothing))


def test_evenings_of_robots_break_no_law_and_one_without_an_answer_does() -> None:
    simulation = Simulation("skerry", find=lambda _: Runs(), every=1, readings=Readings([str]))
    assert all(simulation.evening(seed).fault is None for seed in range(4))
    evening = GameSession(Runs(), {"days": 3}, seed=1)
    evening.game.procedures = dict(evening.game.procedures) | {"fish": hopeless}
    watch = Watch(evening, lambda *_: evening, Random(1), Readings([str]))
    evening.answer("fish")
    with pytest.raises(Broken, match="offered"):
        watch.asked()


def hopeless(t: Ctx) -> Procedure[None]:
    """SK-FSH-01: a run that nobody can lay."""
    yield from t.ask(replace(pick(), judge=lambda picked: refused("SK-4", msg("core-no"))))


# --- at the table


def test_a_refused_selection_changes_nothing_unless_the_table_overrules() -> None:
    evening = asked()
    before = evening.now.serial
    with pytest.raises(BadAnswer):
        evening.answer(["4", "6"])
    assert evening.now.serial == before and evening.previews.glimpse(["4", "6"]) is None
    assert fits(evening, ScriptDeed("overrule", "run", ["4", "6"]))
    evening.answer(["4", "6"], overruling=True)
    assert evening.state.gold == 10
    again = GameSession(Runs(), {"days": 3}, seed=1, entries=tuple(evening.journal.entries))
    assert again.state == evening.state
    found = [wilful(asked(), Robot(n), Random(n)) for n in range(30)]
    assert any(each is not None and (each.kind, each.key) == ("overrule", "run") for each in found)


def test_it_is_asked_by_itself_and_not_on_a_card_of_facts() -> None:
    def gathers(question: Pick) -> bool:
        def look(t: Ctx) -> Procedure[None]:
            """SK-FSH-01: read off the board."""
            yield from t.ask(question)

        evening = GameSession(Runs(), {"days": 3}, seed=1)
        evening.game.procedures = dict(evening.game.procedures) | {"fish": look}
        return evening.previews.gather({}, "fish") is not None

    fact = replace(pick(1), nature="fact")
    assert gathers(replace(fact, judge=None)) and not gathers(fact)


def test_may_i_tells_every_broken_rule_with_the_arithmetic() -> None:
    trial = Trial(GameSession(Runs(), {"days": 3}, seed=1), "seat-1")
    trial.choose("fish")
    trial.choose(["4", "6"])
    assert refused_by(trial.verdict) == ["SK-1", "SK-2"] and trial.verdict.sums[0].total == 10
    assert [line.key for line in trial.if_overruled] == ["skerry-earned"] and trial.fits and not trial.doable


def test_the_referee_tells_them_too() -> None:
    def play(*commands: object) -> referee.ScenarioReport:
        return referee.play({"game": "skerry", "commands": list(commands)}, str, lambda _: Runs())

    (judged,) = play({"may": "fish", "answers": {"run": ["4", "6"]}}).steps
    assert judged.verdict is not None and not judged.verdict["allowed"]
    assert [reason["rule"] for reason in judged.verdict["refusals"]] == ["SK-1", "SK-2"]
    assert [total["total"] for total in judged.verdict["sums"]] == [10]
    with pytest.raises(BadScenario) as error:
        play({"do": "fish", "answers": {"run": ["4", "6"]}})
    assert error.value.field == "commands.0.answers.run" and "core-said-number(n=10)" in str(error.value.text)
