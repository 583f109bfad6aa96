"""One judge: of whatever is wished the menu, "May I?", the referee and the table say the same."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any, get_args, get_origin

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.procedures.procedure import Command, Context, Procedure, ProcedureFunction, command, parameters
from companion.core.questions.kinds import BadAnswer, Choose, Draw, Number, Pick
from companion.core.questions.question_base import Refused
from companion.core.rules.verdicts import ALLOWED, Verdict, refused, require
from companion.core.values.messages import msg
from companion.library.game_registry import game, game_ids
from companion.library.texts import texts_in
from companion.referee import referee
from companion.session import opening
from companion.session.command_lookup import BadCommand, wished
from companion.session.game_session import GameSession
from companion.simulation.law_of_judging import judged
from companion.simulation.laws import Broken
from tests.unit.skerry import Ctx, Earned, Skerry, SkerryGame, option
from tests.unit.test_trial import lucky


def ferry(t: Ctx, port: str, fare: int = 1, at_night: bool = False) -> Procedure[None]:
    """SK-TRD-01: take people somewhere."""
    yield from t.happens(Earned(fare, rule="SK-TRD-01"))


def may_ferry(s: Skerry, book: None, port: str, fare: int = 1, at_night: bool = False) -> Verdict:
    found = require(port in ("north", "south"), "SK-TRD-02", msg("skerry-shut"))
    return found & require(0 < fare < 4, "SK-TRD-03", msg("skerry-toll"))


class Ferries(SkerryGame):
    """A game with a command that its menu does not list, and one that it lists for one port alone."""

    def __init__(self, *, lists: bool = True) -> None:
        super().__init__()
        self.procedures = {**self.procedures, "ferry": ferry}
        self.judges = {"ferry": may_ferry}
        self.lists = lists

    def next(self, state: Skerry) -> Any:
        menu = super().next(state)
        if not self.lists or not isinstance(menu, Choose):
            return menu
        shown = (*menu.options, option("north"))
        return replace(menu, options=shown, commands=(*menu.commands, command("ferry", port="north", fare=1)))


def at(**how: Any) -> GameSession:
    return GameSession(Ferries(**how), {"days": 3}, seed=7)


def reasons(verdict: Verdict) -> list[str]:
    return [reason.rule for reason in verdict.refusals]


# --- commands


def test_a_command_off_the_menu_is_judged_with_all_its_parameters_and_tells_every_reason() -> None:
    evening = at()
    assert reasons(evening.now.judge(command("ferry", port="west", fare=9))) == ["SK-TRD-02", "SK-TRD-03"]
    trial = evening.preview("ferry", params={"port": "west", "fare": 9})
    assert reasons(trial.verdict) == ["SK-TRD-02", "SK-TRD-03"] and trial.consequences == ()
    assert [line.key for line in trial.if_overruled] == ["skerry-earned"]
    for deed in (trial.do, lambda: evening.actions.do(command("ferry", port="west", fare=9))):
        with pytest.raises(Refused) as refusal:
            deed()
        assert refusal.value.rules == ("SK-TRD-02", "SK-TRD-03") and evening.journal.entries == []
    evening.actions.do(command("ferry", port="west", fare=9), overruling=True)
    assert evening.state.gold == 9


def test_what_the_rules_allow_and_the_menu_does_not_list_is_done() -> None:
    evening = at()
    trial = evening.preview("ferry", params={"port": "south", "fare": 2})
    assert trial.verdict == ALLOWED and [line.key for line in trial.consequences] == ["skerry-earned"]
    trial.do()
    assert evening.state.gold == 2 and not getattr(evening.journal.entries[0], "overruling", True)


def test_what_nothing_is_against_may_still_not_be_what_is_chosen_now() -> None:
    evening = at(lists=False)
    assert reasons(evening.now.judge(command("ferry", port="south"))) == ["SK-DAY-01"]
    assert reasons(evening.now.judge(command("ferry", port="west"))) == ["SK-TRD-02"], "its own reasons come first"
    evening.answer("trade")
    assert reasons(evening.now.judge(command("rest"))) == ["SK-TRD-01"], "of the question that is open"


def test_what_begins_by_itself_is_judged_by_whether_it_follows() -> None:
    game_, night = SkerryGame(), GameSession(SkerryGame(), {"days": 3}, seed=1)
    assert reasons(game_.judge(night.state, command("dawn"))) == ["SK-DAY-01"]
    dark = Earned(1, rule="").apply(night.state)
    dark = replace(dark, night=True)
    assert game_.judge(dark, command("dawn")) == ALLOWED
    assert reasons(game_.judge(dark, command("fish"))) == ["SK-DAY-02"]


# --- equal by meaning


@given(st.permutations([("port", "north"), ("fare", 1), ("at_night", False)]), st.integers(1, 3))
def test_a_command_is_the_same_in_any_order_and_with_what_it_takes_anyway(given: Any, n: int) -> None:
    game_, said = Ferries(), Command("ferry", tuple(given))
    assert said == Command("ferry", tuple(given[::-1]))
    assert game_.same(said, command("ferry", port="north"))
    assert game_.canonical(said) == command("ferry", port="north")
    assert not game_.same(said, command("ferry", port="south"))
    assert not game_.same(said, command("ferry", port="north", fare=2))


def test_the_referee_and_the_journal_know_it_again() -> None:
    for params in ({"port": "north"}, {"fare": 1, "port": "north"}, {"at_night": False, "port": "north", "fare": 1}):
        report = referee.play(
            {"game": "skerry", "commands": [{"do": "ferry", "params": params}]}, str, lambda _: Ferries()
        )
        assert report.steps[0].done and report.steps[0].verdict["allowed"]
        plan = {"may": "ferry", "params": params}
        tried = referee.play({"game": "skerry", "commands": [plan]}, str, lambda _: Ferries()).steps[0]
        assert tried.verdict["allowed"] and tried.consequences and not tried.if_overruled
    evening = at()
    evening.actions.do(command("ferry", fare=1, port="north", at_night=False))
    assert evening.journal.entries[0].command == command("ferry", port="north")  # type: ignore[union-attr]


@pytest.mark.parametrize("game_id", game_ids())
def test_commands_of_every_game_are_the_same_with_their_defaults_spelt_out(game_id: str) -> None:
    played = game(game_id)
    for name, procedure in played.procedures.items():
        usual = {p.name: p.default for p in parameters(procedure).values() if p.default is not p.empty}
        assert played.same(Command(name), Command(name, tuple(usual.items()))), name


# --- every game


def given_values(name: str, procedure: ProcedureFunction, nameable: Mapping[str, Any]) -> dict[str, Any] | None:
    """Some value for each parameter; None where nothing on the table could be named."""
    found: dict[str, Any] = {}
    for each, param in parameters(procedure).items():
        kind = param.annotation
        if each in nameable:
            things = nameable[each][1]
            if not things:
                return None
            found[each] = str(getattr(things[-1], "id", things[-1]))
        elif get_origin(kind) is not None:
            found[each] = get_args(kind)[0]
        elif kind in (int, bool):
            found[each] = kind(1)
        else:
            return None
    return found


@pytest.mark.parametrize("game_id", game_ids())
def test_every_command_has_a_verdict_and_what_is_refused_is_not_done(game_id: str) -> None:
    evening = opening.begin(game_id, {"edition": "sample"}, seed=5)
    evening.answer_defaults()
    judged_ = 0
    for name, procedure in evening.game.procedures.items():
        params = given_values(name, procedure, evening.game.nameable(evening.state))
        try:
            wanted = None if params is None else wished(evening.game, evening.state, (), name, params)
        except BadCommand:
            continue
        if wanted is None:
            continue
        state, verdict = evening.state, evening.now.judge(wanted)
        judged_ += 1
        if verdict.allowed:
            continue
        assert all(reason.rule for reason in verdict.refusals), name
        assert all(texts_in("fr")(reason.text) for reason in verdict.refusals)
        with pytest.raises(Refused) as refusal:
            evening.actions.do(wanted)
        assert refusal.value.verdict == verdict and evening.state == state
        english = "; ".join(f"{each.rule}: {texts_in('en')(each.text)}" for each in verdict.refusals)
        assert str(refusal.value) == english, "so it reads in a traceback"
    assert judged_ > len(evening.game.procedures) // 3


# --- plans


def test_a_plan_is_judged_as_it_was_when_its_answers_were_given() -> None:
    def late(t: Ctx) -> Procedure[None]:
        """SK-TRD-01: where one goes is shut behind one."""
        shut = refused("SK-TRD-02", msg("skerry-shut"))
        where = Choose(
            key="where",
            text=msg("skerry-where"),
            rule="SK-TRD-02",
            options=(option("north"), option("south", shut if t.now.gold else ALLOWED)),
        )
        yield from t.ask(where)
        yield from t.happens(Earned(3, rule="SK-TRD-01"))

    played = SkerryGame()
    played.procedures = {**played.procedures, "trade": late}
    trial = GameSession(played, {"days": 3}, seed=1).preview("trade", {"where": "south"})
    assert trial.verdict.allowed and trial.doable


def test_answers_to_what_comes_after_the_dice_are_kept_and_given_when_they_are_asked() -> None:
    evening = lucky("own")
    trial = evening.preview("fish", {"charms": ["charm"]})
    assert trial.rest == {}

    class Again(SkerryGame):
        pass

    table = GameSession(Again(), {"days": 3}, seed=7, answerers=())
    plan = table.preview("fish", {"again": False})
    assert plan.verdict.allowed and plan.rest == {"again": False}
    plan.do()
    assert table.question is not None and table.question.key == "catch"
    with pytest.raises(BadAnswer, match="nobody asked “again”"):
        table.preview("rest", {"again": False})


def test_a_plan_that_is_refused_by_now_says_why() -> None:
    evening = at()
    trial = evening.preview("repair")
    assert not trial.doable and reasons(trial.verdict) == ["SK-FIX-01"]
    with pytest.raises(Refused) as refusal:
        evening.actions.follow(trial.plan)
    assert refusal.value.rules == ("SK-FIX-01",) and evening.journal.entries == []


def test_a_draw_that_can_come_out_one_way_alone_does_not_end_a_plan() -> None:
    def aim(t: Ctx) -> Procedure[None]:
        """SK-NAM-01: the only wind there is, and what one makes of it."""
        yield from t.ask(Draw(key="wind", text=msg("skerry-wind"), rule="SK-NAM-01", options=(option("breeze"),)))
        fish = yield from t.ask(Number(key="fish", text=msg("skerry-fish"), rule="SK-TRD-01", lo=1, hi=3))
        yield from t.happens(Earned(fish, rule="SK-TRD-01"))

    played = SkerryGame()
    played.procedures = {**played.procedures, "trade": aim}
    evening = GameSession(played, {"days": 3}, seed=1)
    evening.preview("trade", {"fish": 2}).do()
    assert evening.state.gold == 2


# --- the law


def test_the_law_finds_a_judge_that_sees_a_later_moment() -> None:
    class Late(SkerryGame):
        """What may be traded is judged when somebody looks."""

        def __init__(self) -> None:
            super().__init__()
            self.procedures = {**self.procedures, "trade": self.trade}

        def trade(self, t: Ctx) -> Procedure[None]:
            def few(picked: tuple[str, ...]) -> Verdict:
                return require(not t.now.gold, "SK-TRD-02", msg("skerry-shut"))

            yield from t.ask(
                Pick(key="what", text=msg("skerry-fish"), rule="SK-TRD-01", options=(option("north"),), lo=1, judge=few)
            )
            yield from t.happens(Earned(2, rule="SK-TRD-01"))

    def table() -> GameSession:
        found = GameSession(Late(), {"days": 3}, seed=1)
        found.answer("trade")
        return found

    with pytest.raises(Broken, match="judged"):
        judged(table(), Random(1))


def looked_at(played: type[SkerryGame], seed: int) -> None:
    judged(GameSession(played(), {"days": 3}, seed=1), Random(seed), choices=9)


def test_the_law_finds_a_menu_that_says_otherwise_than_the_judge_of_the_command() -> None:
    class Strict(Ferries):
        def __init__(self) -> None:
            super().__init__()
            shut = refused("SK-TRD-02", msg("skerry-shut"))
            self.judges = {"ferry": lambda s, book, port, fare=1, at_night=False: shut}

    with pytest.raises(Broken, match="judged"):
        looked_at(Strict, 1)


def test_the_law_finds_a_procedure_that_refuses_what_was_allowed() -> None:
    class Stubborn(SkerryGame):
        def __init__(self) -> None:
            super().__init__()
            self.procedures = {**self.procedures, "rest": self.rest}

        def rest(self, t: Context[Any, Any]) -> Procedure[None]:
            raise BadAnswer(msg("skerry-shut"))
            yield

    with pytest.raises(Broken, match="judged"):
        looked_at(Stubborn, 1)


def test_the_law_holds_where_nothing_is_wrong() -> None:
    for seed in range(5):
        looked_at(SkerryGame, seed)
        looked_at(Ferries, seed)


def test_what_a_list_leaves_out_is_refused_with_its_reason_and_shown_to_nobody() -> None:
    shut = replace(option("south"), verdict=refused("SK-TRD-02", msg("skerry-shut")))
    asked = Choose(key="port", text=msg("skerry-shut"), rule="SK-TRD-01", options=(option("north"),), left_out=(shut,))
    assert asked.only() == ("north",), "it is no choice"
    with pytest.raises(Refused, match="SK-TRD-02"):
        asked.read("south")
    assert asked.judgement("south").verdict == shut.verdict and not asked.admits("south")
    assert asked.answer_text("south") == shut.label and asked.without_refusals().admits("south"), (
        "the table has the last word"
    )
    with pytest.raises(BadAnswer) as strange:
        asked.read("west")
    assert not isinstance(strange.value, Refused)
