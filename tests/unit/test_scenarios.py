"""What people get wrong in a scenario: each mistake is told with its place and what to do, and nothing is lost."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from collections.abc import Iterable
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion import cli
from companion.core.journal.journal import Said
from companion.core.procedures.procedure import parameters
from companion.core.questions.kinds import YesNo
from companion.core.values.messages import msg
from companion.library.game_registry import game, game_ids
from companion.library.texts import texts_in
from companion.paths import PACKAGE
from companion.referee import referee
from companion.referee.question_keys import QuestionKey, question_keys
from companion.referee.referee import BadScenario
from companion.referee.scenario_terms import askable, opened
from tests.properties.evenings import after
from tests.questions_met import Met, noted
from tests.support.about import ANY
from tests.support.recording import Recording
from tests.support.scenarios import EN, options_of, play, refusal, run, stopped
from tests.unit.test_referee import play as play_skerry

GAMES = game_ids()
each_game = pytest.mark.parametrize("game_id", GAMES)


# --- answers


def test_numbers_and_numbers_in_strings_both_do() -> None:
    plain = play_skerry({"do": "trade", "answers": {"fish": 2, "where": "south", "price": {"price": 4}}})
    spelt = play_skerry({"do": "trade", "answers": {"fish": "2", "where": "south", "price": {"price": "4"}}})
    assert plain == spelt
    rolled = play_skerry({"do": "fish", "answers": {"catch": ["3", "2"], "again": False}})
    assert rolled.state["gold"] == 5


@pytest.mark.parametrize("answer", [[1, 2], [["price", 1, 2]], 5, "price", None])
def test_a_form_that_is_none_is_asked_for_its_fields(answer: Any) -> None:
    """It ended in a TypeError or a ValueError."""
    fault = stopped(lambda: play_skerry({"do": "trade", "answers": {"fish": 1, "where": "south", "price": answer}}))
    assert fault.field == "commands.0.answers.price"


def test_a_list_is_asked_for_where_one_is_wanted() -> None:
    torn = {"hull": 3}
    fault = stopped(lambda: play_skerry({"do": "repair", "answers": {"planks": "gap-1"}}, state=torn))
    assert fault.field == "commands.0.answers.planks" and fault.wrong.args[0][1].key == "core-bad-pick"  # type: ignore[union-attr]
    assert play_skerry({"do": "repair", "answers": {"planks": ["gap-1"]}}, state=torn).state["hull"] == 4


# --- a scenario that stops


def test_the_command_line_prints_what_came_before_the_stop(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    commands = [{"do": "begin"}, {"do": "dance"}]
    raw = {"game": ANY, "options": options_of(ANY), "commands": commands}
    monkeypatch.setattr(sys, "stdin", io.StringIO(json.dumps(raw)))
    code, out, err = run(capsys, "referee", "--lang", "fr")
    assert code == cli.BAD_INPUT and err.count("\n") == 1 and "commands.1.do" in err
    report = json.loads(out)
    assert [step["command"] for step in report["steps"]] == ["begin"] and report["stopped"]["field"] == "commands.1.do"


@pytest.mark.parametrize(
    "text",
    [
        "[" * 200_000,
        f'{{"game": "{ANY}", "seed": {"9" * 4301}}}',
        f'{{"game": "{ANY}", "options": {{"edition": "\\ud800"}}}}',
        f'{{"game": "{ANY}", "seed": 1e999}}',
    ],
)
def test_what_no_scenario_can_be_is_refused_in_words_by_the_command_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str
) -> None:
    """They ended in a RecursionError, a ValueError, a UnicodeEncodeError."""
    (tmp_path / "s.json").write_text(text)
    for command in (["referee"], ["simulate", "--replay"], ["library", "import", "--data", str(tmp_path)]):
        code, out, err = run(capsys, *command, str(tmp_path / "s.json"))
        assert (code, out) == (cli.BAD_INPUT, "") and err.count("\n") == 1 and "Traceback" not in err


def test_a_closed_pipe_is_no_fault() -> None:
    command = [sys.executable, "-m", "companion", "referee", "--ask", GAMES[0]]
    with subprocess.Popen(
        command, cwd=PACKAGE.parent, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as reading:
        assert reading.stdout is not None and reading.stderr is not None
        assert reading.stdout.readline() == "[\n"
        reading.stdout.close()
        assert reading.stderr.read() == "" and reading.wait() == 0


# --- names and parameters


@each_game
def test_a_parameter_that_names_nothing_is_told_with_what_there_is(game_id: str) -> None:
    """A typo, or the name of a player for "seat-1", ended in a StopIteration in 340 of 1,387 cases."""
    evening = opened(game(game_id))
    state, options = evening.game.dump(evening.state), evening.origin.options
    nameable, tried = evening.game.nameable(evening.state), 0
    takers = [f for f in evening.game.procedures.values() if nameable.keys() & parameters(f).keys()]
    for name, function in evening.game.procedures.items():
        params = parameters(function)
        named = {p: things[0].id for p, (_, things) in nameable.items() if p in params and things}
        for param in params:
            if param in nameable:
                for nothing in ("Capitaine",) if tried > 4 else ("Capitaine", "seat-9", "", 7):
                    raw = {"do": name, "params": {**named, **_others(params, named), param: nothing}}
                    fault = stopped(partial(play, game_id, raw, state=state, options=options))
                    assert fault.field == f"commands.0.params.{param}", (name, param)
                    tried += 1
                    if isinstance(nothing, str) and named.get(param):
                        assert str(named[param]) in EN(fault.text), (name, param)
    assert tried >= len(takers) > 0


def _others(params: Any, named: Any) -> dict[str, Any]:
    """Values of the parameters that name nothing on the table."""
    found = {}
    for name, param in params.items():
        if name not in named and param.default is param.empty:
            found[name] = getattr(param.annotation, "__args__", ("x",))[0]
    return found


@each_game
def test_no_command_ends_in_a_fault_of_the_program_on_a_table_that_somebody_wrote(game_id: str) -> None:
    """Each command with each thing that its parameters may name, whether it makes sense there or not."""
    evening = opened(game(game_id))
    state, options = evening.game.dump(evening.state), evening.origin.options
    nameable, chance = evening.game.nameable(evening.state), Random(game_id)
    for name, function in evening.game.procedures.items():
        params = parameters(function)
        chosen = _others(params, nameable)
        for param in params:
            if param in nameable:
                things = nameable[param][1]
                chosen[param] = chance.choice(things).id if things else "nothing"
        fault = refusal(partial(play, game_id, {"do": name, "params": chosen}, state=state, options=options))
        assert fault is None or fault.field.startswith("commands.0."), (name, chosen)


# --- what a scenario may give


@each_game
def test_rulings_and_switches_stand_beside_the_options_as_mappings(game_id: str) -> None:
    start = game(game_id).start({})
    usual = game(game_id).rulings(start)
    line, ways = next(iter(game(game_id).evening_start.options.RULINGS.alternatives.items()))
    for rulings in ({line: ways[-1]}, [[line, ways[-1]]]):
        for raw in ({"rulings": rulings}, {"options": {"rulings": rulings}}):
            assert dict(play(game_id, **raw).state["options"]["rulings"]) == {**usual, line: ways[-1]}
    fault = stopped(lambda: play(game_id, rulings={line: "nonsense"}))
    assert fault.field == "options" and line in EN(fault.text)


# --- what can be asked of a game


@cache
def catalogue(game_id: str) -> dict[str, Any]:
    return askable(opened(game(game_id)), EN)


@each_game
def test_commands_are_listed_with_their_parameters_and_meaning(game_id: str) -> None:
    commands = {each["do"]: each for each in catalogue(game_id)["commands"]}
    first = opened(game(game_id)).state.players[0]
    assert set(commands) == set(game(game_id).procedures)
    assert all(each["meaning"] for each in commands.values())
    for name, each in commands.items():
        assert set(each["params"]) == set(parameters(game(game_id).procedures[name]))
        assert all(param["takes"] for param in each["params"].values())
    known = [param["known"] for each in commands.values() for param in each["params"].values()]
    assert any(f"{first.id} ({first.name})" in each for each in known)


@each_game
def test_every_path_that_is_listed_can_be_corrected(game_id: str) -> None:
    listed = catalogue(game_id)["paths"]
    evening = opened(game(game_id))
    assert [line["path"] for line in listed] == [line.path for line in evening.actions.correctable] and listed
    for line in evening.actions.correctable[:: max(1, len(listed) // 25)]:
        value = None if line.value is None else list(line.value) if isinstance(line.value, tuple) else line.value
        if line.field.kind != "number" or (isinstance(value, int) and line.field.lo <= value):
            evening.correct(line.path, value)


@each_game
def test_every_printed_component_is_listed_with_its_lines(game_id: str) -> None:
    listed, box = catalogue(game_id)["cards"], game(game_id).box()
    assert set(listed) == set(box)
    for schema, told in listed.items():
        assert told["subjects"] == list(box[schema].subjects) and told["lines"], schema


def unlisted(game_id: str, keys: Iterable[str]) -> set[str]:
    """Those that `python -m tests.questions_met` has still to write down."""
    return {key for key in keys if not any(each.fits(key) for each in question_keys(game_id))}


@each_game
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_every_question_that_is_ever_asked_is_listed(game_id: str, seed: int) -> None:
    asked = {e.key for e in after(game_id, seed, 120).journal.entries if isinstance(e, Said)}
    assert asked
    assert unlisted(game_id, asked) == set()


@each_game
def test_every_question_of_the_golden_evenings_is_listed(game_id: str) -> None:
    files = sorted((Path(__file__).parents[1] / "games" / game_id).rglob("*.answers.json"))
    asked = {key for file in files for key, _ in Recording.read(file).answers}
    assert asked
    assert unlisted(game_id, asked) == set()


@each_game
def test_keys_of_questions_are_told_with_what_is_certain_of_them(game_id: str) -> None:
    listed = catalogue(game_id)["questions"]
    assert all(any(sign.isalpha() for sign in _certain(each["key"])) for each in listed)
    assert {each["kind"] for each in listed} >= {"menu", "choose", "pick"}


def test_every_kind_of_question_is_listed_of_some_game() -> None:
    kinds = {each["kind"] for game_id in GAMES for each in catalogue(game_id)["questions"]}
    assert kinds >= {"menu", "choose", "pick", "form", "yes-no", "draw", "roll", "number"}


def test_quiet_questions_are_listed_as_such() -> None:
    assert any(each["quiet"] for game_id in GAMES for each in catalogue(game_id)["questions"])


def test_keys_that_differ_by_what_lies_on_the_table_are_listed_once() -> None:
    met = Met.nothing()
    for key in ("sound-seat-1", "sound-seat-2", "price-sails", "price-gunner", "north-shots", "south-shots", "shots"):
        met.add(YesNo(key=key, text=msg(f"x-{key.split('-')[-1] if 'shots' in key else key[:5]}"), rule="X-1"))
    listed = {each.key: each for each in met.listed()}
    assert set(listed) == {"sound-seat-{n}", "price-{name}", "{name}-shots", "shots"}
    assert listed["sound-seat-{n}"] == QuestionKey("sound-seat-{n}", "yes-no", "X-1", texts=("x-sound",))
    assert listed["{name}-shots"].fits("lee-shots") and not listed["{name}-shots"].fits("shots")


def test_a_question_says_of_all_places_that_ask_it_what_holds_for_each() -> None:
    met = Met.nothing()
    met.add(YesNo(key="sail", text=msg("x-one"), rule="X-1", default=True, quiet=True))
    met.add(YesNo(key="sail", text=msg("x-two"), rule="X-2"))
    assert list(met.listed()) == [QuestionKey("sail", "yes-no", "", quiet=True, texts=("x-one", "x-two"))]


def test_what_procedures_and_menus_ask_is_noted_while_an_evening_runs() -> None:
    with noted() as met:
        evening = after(ANY, 5, 30)
    keys = {each.key for each in met[ANY].listed()}
    assert keys and {each.game.id for each in [evening]} == set(met) == {ANY}
    assert any(each.kind == "menu" and each.groups for each in met[ANY].listed())
    asked = {e.key for e in evening.journal.entries if isinstance(e, Said)}
    assert {key for key in asked if not any(each.fits(key) for each in met[ANY].listed())} == set()


def test_a_game_of_which_nothing_is_written_down_has_no_questions_listed() -> None:
    assert question_keys("skerry") == ()


def _certain(pattern: str) -> str:
    return "".join(part.rpartition("}")[2] for part in pattern.split("{"))


def test_ask_lists_one_game_all_games_or_the_table_of_a_scenario(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def asked(*arguments: str) -> list[str]:
        code, out, _ = run(capsys, "referee", *arguments, "--lang", "en")
        assert code == 0
        return [each["game"] for each in json.loads(out)]

    assert asked("--ask") == list(GAMES) and asked("--ask", GAMES[-1]) == [GAMES[-1]]
    seats = [{"name": "Zoé", "colour": "green"}, {"name": "Bart", "colour": "blue"}]
    raw = {"game": GAMES[0], "options": {"mode": "competitive", "seats": seats, "edition": "sample"}}
    (tmp_path / "s.json").write_text(json.dumps(raw))
    assert asked(str(tmp_path / "s.json"), "--ask") == [GAMES[0]]
    assert "Zoé" in run(capsys, "referee", str(tmp_path / "s.json"), "--ask")[1]
    assert run(capsys, "referee", "--ask", "chess")[0] == cli.BAD_INPUT


# --- anything at all


NAMES = st.sampled_from(["seat-1", "seat-2", "npc-1", "spain", "dr-peter-blood", "Anne", "", "kc-1", "port-11"])
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 60) | NAMES | st.text(max_size=3) | st.floats(allow_nan=False),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(NAMES, inner, max_size=2),
    max_leaves=6,
)


def steps(game_id: str) -> st.SearchStrategy[Any]:
    """Steps that are nearly right: real commands, keys and paths, with any values."""
    told = catalogue(game_id)
    commands = st.sampled_from(
        [each["do"] for each in told["commands"]] + ["begin", "move", "draw", "activate", "dance"]
    )
    keys = st.sampled_from([each["key"] for each in told["questions"] if "{" not in each["key"]]) | st.text(max_size=3)
    answers = st.dictionaries(keys, VALUES, max_size=2)
    params = st.dictionaries(st.sampled_from(["seat", "ship", "npc", "pirate", "other", "where"]), NAMES, max_size=2)
    paths = st.sampled_from([each["path"] for each in told["paths"]]) | st.text(max_size=5)
    return st.one_of(
        st.fixed_dictionaries(
            {"do": commands}, optional={"params": params, "answers": answers, "overrule": st.booleans()}
        ),
        st.fixed_dictionaries({"may": commands}, optional={"answers": answers, "seat": NAMES}),
        st.fixed_dictionaries({"correct": paths, "value": VALUES}),
        st.fixed_dictionaries({"answers": answers}),
        VALUES,
    )


@cache
def written(game_id: str) -> dict[str, Any]:
    """A state in the middle of an evening."""
    raw: dict[str, Any] = game(game_id).dump(opened(game(game_id)).state)
    return raw


@each_game
@settings(max_examples=60)
@given(data=st.data())
def test_no_scenario_does_harm(game_id: str, data: st.DataObject) -> None:
    """Whatever it says, it is played or refused in words; what came before a stop is reported as JSON."""
    raw: dict[str, Any] = {
        "game": game_id,
        "options": options_of(game_id),
        "commands": data.draw(st.lists(steps(game_id), max_size=4)),
        "dice": data.draw(st.lists(st.integers(1, 12), max_size=3)),
    }
    if data.draw(st.booleans()):
        field = data.draw(st.sampled_from(["", *written(game_id)]))
        raw["state"] = written(game_id) | ({field: data.draw(VALUES)} if field else {})
    if data.draw(st.integers(0, 5)) == 0:
        raw[data.draw(st.sampled_from(["cards", "switches", "rulings", "options", "seed", "state"]))] = data.draw(
            VALUES
        )
    try:
        report = referee.play(raw, texts_in("fr"))
    except BadScenario as fault:
        texts_in("fr")(fault.text).encode()
        report = fault.report or play(game_id)
    json.dumps(report.model_dump(mode="json"), ensure_ascii=False).encode()
