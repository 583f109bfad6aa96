"""Reports of trouble: they bring the question back, tell no names and no secrets, and bad ones are refused in words."""

from __future__ import annotations

import json
import logging
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.bug_reports import bug_report
from companion.bug_reports.bug_report import ALL, EVERYTHING, BugReport, Circumstances, as_text, judged, read, taken_up
from companion.cli import BAD_INPUT, main
from companion.core.questions.kinds import BadAnswer
from companion.core.untrusted.untrusted_json import BadFile
from companion.library.game_registry import game, game_ids
from companion.library.texts import texts_in
from companion.paths import PACKAGE
from companion.referee.referee import BadScenario
from companion.session.game_session import GameSession
from companion.simulation.replay import Script, act, answering, dealt, seat, wilful
from companion.simulation.robot import Robot
from companion.ui.runtime import caught_errors
from tests.from_report import main as from_report
from tests.support.about import ANY

each_game = pytest.mark.parametrize("game_id", game_ids())
ODD = ("Zénobie Quintefeuille", "move", "seat-1", "A", "Spain", "3")
"""Names that people could have: two that can be told apart from all else, and some that look like ids."""
STEPS, EVERY, LONG = 121, 24, 200


def named(options: Any, names: tuple[str, ...] = ()) -> dict[str, Any]:
    """Options with other people, by default such as are called like their seats."""
    seats = [
        {**each, "name": names[i % len(names)] + "'" * (i // len(names)) if names else f"seat-{i + 1}"}
        for i, each in enumerate(options.get("seats", ()))
    ]
    return {**options, "seats": seats}


def evenings(game_id: str, seed: int, names: tuple[str, ...] = ()) -> Iterator[GameSession]:
    """An evening of the invented edition at some of its moments, with all that people do."""
    chance = Random(f"trouble/{game_id}/{seed}")
    options = game(game_id).any_options(chance)
    while options.get("edition") != "sample" or not options.get("seats"):
        options = game(game_id).any_options(chance)
    plan = Script(game_id, named(dealt(game(game_id), options), names), seed, "virtual" if seed % 2 else "own")
    evening, robot = seat(game(game_id), plan), Robot(seed, main=0.3)
    for step in range(STEPS):
        if step % EVERY == 0:
            yield evening
        if (deed := answering(evening, robot)) is None:
            return
        act(evening, deed)
        aside = wilful(evening, robot, chance) if step % 17 == 16 else None
        if aside is not None and aside.kind != "try":
            with suppress(BadAnswer):  # which says no where the rules cannot go on
                act(evening, aside)


def again(report: BugReport) -> GameSession:
    """The evening of a report that has gone through its file."""
    return taken_up(read(as_text(report)))


def written(evening: GameSession, eyes: str | None = EVERYTHING, **more: Any) -> BugReport:
    return bug_report.written(evening, Circumstances("table/table", **more), eyes=eyes, dice=evening.origin.dice)


@each_game
@pytest.mark.parametrize("seed", [1, 2])
def test_with_secrets_the_very_same_table_comes_back(game_id: str, seed: int) -> None:
    for evening in evenings(game_id, seed):
        report = written(evening)
        assert (report.kept, report.replays) == ("whole", True)
        found = again(report)
        assert found.questions == evening.questions
        assert (found.now.command, found.state) == (evening.now.command, evening.state)
        assert (found.now.undo_caption, found.now.redo_caption) == (evening.now.undo_caption, evening.now.redo_caption)


@each_game
def test_without_secrets_the_question_comes_back_where_it_can_and_else_the_report_says_so(game_id: str) -> None:
    reached = 0
    for seed in (1, 2):
        for evening in evenings(game_id, seed):
            report = written(evening, ALL)
            found = again(report)
            assert report.evening is not None and report.evening.seed == 0
            past = map(evening.history.state_after, range(len(evening.journal.live) + 1))
            if any(evening.game.view(state, ALL) != state for state in past):
                assert report.kept != "whole", "what was hidden at any time is not told later either"
            if report.replays:
                keys = [question.key for question in found.questions if not question.secret]
                assert keys == [question.key for question in evening.questions if not question.secret]
                reached += 1
            else:
                assert report.kept in ("menu", "options") and report.log
    assert reached >= 6


@each_game
def test_nobody_is_named_whatever_people_are_called(game_id: str) -> None:
    for evening in evenings(game_id, 3, ODD):
        for eyes in (EVERYTHING, ALL):
            report = written(evening, eyes, words="Zénobie quintefeuille triche.")
            assert "uintefeuille" not in as_text(report)
            assert report.words == "seat-1 triche."
            if eyes is EVERYTHING:
                assert report.kept == "whole"
                assert [each.name for each in again(report).game.seats(again(report).state)] == [
                    each.id for each in evening.game.seats(evening.state)
                ]


def test_what_somebody_remarked_beside_a_correction_stays_out() -> None:
    evening = next(evenings(ANY, 1))
    line = next(each for each in evening.actions.correctable if each.field.kind == "number")
    evening.correct(line.path, line.field.lo, "lent by Aunt Philomène")
    report = written(evening)
    assert "Philom" not in as_text(report)
    assert again(report).state == evening.state


def test_a_long_evening_is_cut_to_what_can_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = ((each, each.journal.opened) for seed in range(9) for each in evenings(ANY, seed))
    evening = next(each for each, opened in begun if opened is not None and opened[0] > LONG)
    whole = written(evening)
    assert whole.kept == "whole"
    monkeypatch.setattr(bug_report, "ROOM", len(as_text(whole)) // 2)
    cut = written(evening)
    assert cut.kept == "procedure" and cut.log
    assert again(cut).questions == evening.questions


def test_there_may_be_no_evening() -> None:
    report = bug_report.written(None, Circumstances("library", "Nothing is shown"))
    assert (report.kept, report.evening, report.page) == ("nothing", None, "library")
    with pytest.raises(BadFile):
        taken_up(read(as_text(report)))


# ---------------------------------------------------------------------- faults


def test_a_caught_fault_is_told_without_folders_and_its_words_only_with_secrets() -> None:
    try:
        game(ANY).load({"players": "the ace of spades"})
    except ValueError:
        caught_errors.caught(logging.getLogger("tests"), "%s failed", "this")
    evening = next(evenings(ANY, 1))
    fault = caught_errors.latest()[0]
    assert (fault.what, fault.kind) == ("%s failed", "BadState")
    assert "companion/core/kit/game.py" in " ".join(fault.where)
    assert str(PACKAGE.parent) not in as_text(written(evening, faults=(fault,)))
    assert written(evening, faults=(fault,)).faults[0].said == fault.said
    assert written(evening, ALL, faults=(fault,)).faults[0].said is None


# ---------------------------------------------------------------------- the referee


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A report as a file."""
    *_, evening = evenings(ANY, 1)
    path = tmp_path / "report.json"
    path.write_text(as_text(written(evening, words="It hangs.")), encoding="utf-8")
    return path


def test_the_referee_plays_a_report_again(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["referee", "--report", str(file), "--lang", "en"]) == 0
    told = json.loads(capsys.readouterr().out)
    report = read(file.read_text(encoding="utf-8"))
    assert told["question"]["key"] == report.asked[0].key
    assert told["report"]["words"] == "It hangs." and "evening" not in told["report"]
    assert told["log"] and told["beginning"]["events"] and told["stopped"] is None
    assert told["state"] == taken_up(report).game.dump(taken_up(report).state)


def test_another_question_than_the_one_that_was_open_is_told(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    raw = json.loads(file.read_text(encoding="utf-8"))
    raw["asked"] = [{"key": "dance", "rule": "", "who": "table"}]
    file.write_text(json.dumps(raw), encoding="utf-8")
    assert main(["referee", "--report", str(file), "--lang", "en"]) == BAD_INPUT
    out, err = capsys.readouterr()
    assert json.loads(out)["stopped"]["field"] == "asked"
    assert "dance" in err and "Traceback" not in err


HOSTILE = {
    "no JSON": "{",
    "nothing": "",
    "a list": "[]",
    "too deep": "[" * 500 + "]" * 500,
    "too many digits": '{"version": ' + "9" * 5000 + "}",
    "newer": '{"format": "vigie-report", "version": 99}',
    "another format": '{"format": "vigie-evening", "version": 1}',
    "half a sign": '{"words": "\\ud800"}',
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_what_is_no_report_is_refused_in_words(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bad.json"
    path.write_text(text, encoding="utf-8")
    for lang in ("fr", "en"):
        assert main(["referee", "--report", str(path), "--lang", lang]) == BAD_INPUT
        out, err = capsys.readouterr()
        assert err.strip() and not out and "Traceback" not in err and "⟦" not in err
    assert from_report([str(path)]) == BAD_INPUT


@cache
def whole_report() -> str:
    """A report with all that its evening hides."""
    return as_text(written(list(evenings(ANY, 1))[1]))


@settings(max_examples=60, deadline=None, derandomize=True)
@given(data=st.data())
def test_a_report_that_somebody_has_tampered_with_is_played_or_refused(data: st.DataObject) -> None:
    raw = json.loads(whole_report())
    spot, name = raw, data.draw(st.sampled_from(list(raw)))
    while isinstance(inner := spot[name], dict | list) and inner and data.draw(st.integers(0, 4)):
        spot, name = inner, data.draw(st.sampled_from(list(inner) if isinstance(inner, dict) else range(len(inner))))
    spot[name] = data.draw(st.sampled_from([None, -1, 10**14, "", "spain", [], {}, [[]], True, 0.5, {"msg": 3}]))
    try:
        told = [judged(read(json.dumps(raw)), texts_in("en")).game]
    except BadFile as fault:
        told = [texts_in("en")(fault.text)]
    except BadScenario as fault:
        told = [texts_in("en")(fault.text), fault.report and fault.report.game]
    assert all(told) and "⟦" not in told[0]


# ---------------------------------------------------------------------- a test of it


def test_a_report_becomes_a_test_that_runs_as_it_is(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert from_report([str(file)]) == 0
    module = file.with_name("test_it.py")
    module.write_text(capsys.readouterr().out, encoding="utf-8")
    run = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", str(module)]
    done = subprocess.run(run, capture_output=True, text=True, cwd=PACKAGE.parent, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "It hangs." in module.read_text(encoding="utf-8")
