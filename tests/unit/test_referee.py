"""The referee without a screen, and the rest of the command line."""

from __future__ import annotations

import io
import json
import socket
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from companion import cli, cli_options, doctor
from companion.core.questions.kinds import BadAnswer, Field
from companion.core.values.messages import msg
from companion.library import game_registry
from companion.library.shelf import Shelf
from companion.library.texts import LANGUAGES, texts_in
from companion.referee import referee
from companion.referee.referee import BadScenario, ScenarioReport
from companion.store import Store
from companion.store.database import FILE
from tests.unit.skerry import SkerryGame

GAME = game_registry.game_ids()[0]


def find(game_id: str) -> SkerryGame:
    if game_id != "skerry":
        raise BadAnswer(msg("core-no-such-game", given=game_id, known="skerry"))
    return SkerryGame()


def play(*commands: Any, **more: Any) -> ScenarioReport:
    return referee.play({"game": "skerry", "commands": list(commands), **more}, str, find)


def data_of(report: ScenarioReport, step: int) -> list[tuple[str, str, Any]]:
    return [(event.event, event.rule, event.data) for event in report.steps[step].events]


# --- scenarios


def test_a_scenario_tells_events_with_their_rules_the_notebook_the_next_question_and_the_state() -> None:
    report = play({"do": "fish", "answers": {"catch": [3, 3], "again": False}}, {"do": "christen"})
    assert data_of(report, 0) == [
        ("Earned", "SK-FSH-01", {"gold": 6}),
        ("HullSet", "SK-FSH-02", {"planks": 4, "why": [{"key": "skerry-torn"}]}),
    ]
    assert report.steps[0].events[0].line == "skerry-earned(gold=6, currency=skerry-coin)"
    assert [(a.key, a.value, a.source) for a in report.steps[0].answers] == [
        ("catch", (3, 3), "script"),
        ("again", False, "script"),
    ]
    assert "skerry-earned(gold=6, currency=skerry-coin)" in report.log
    assert report.question is not None
    assert (report.question["key"], report.question["kind"]) == ("name", "words")
    assert (report.state["gold"], report.state["hull"], report.version) == (6, 4, "2")


def test_the_menu_comes_with_the_verdict_of_each_option() -> None:
    question = play().question
    assert question is not None and question["kind"] == "menu"
    repair = next(option for option in question["options"] if option["id"] == "repair")
    assert repair["command"] == "repair" and not repair["verdict"]["allowed"]
    assert repair["verdict"]["refusals"] == [{"rule": "SK-FIX-01", "text": "skerry-whole(planks=5)"}]
    (total,) = repair["verdict"]["sums"]
    assert [term["value"] for term in total["terms"]] == [5, -5] and total["total"] == 0


def test_a_refused_command_changes_nothing_unless_the_table_overrules() -> None:
    report = play({"do": "repair"}, {"do": "repair", "overrule": True})
    refused, overruled = report.steps
    assert not refused.done and refused.verdict is not None and refused.verdict["refusals"]
    assert refused.events == [] and overruled.done
    assert [event.event for event in overruled.events] == ["HullSet"]
    assert any("core-overruled" in line for line in report.log)


def test_a_command_that_no_menu_offers_is_judged_like_any_other() -> None:
    report = play({"may": "dawn"}, {"do": "dawn"}, {"do": "dawn", "overrule": True})
    tried, refused, overruled = report.steps
    for step in (tried, refused):
        assert not step.done and step.verdict["refusals"][0]["rule"] == "SK-DAY-01" and step.events == []
    assert overruled.done and not overruled.verdict["allowed"] and report.state["day"] == 2
    assert any("core-overruled" in line for line in report.log)


def test_every_step_has_a_verdict() -> None:
    report = play({"do": "rest"}, {"do": "fish"}, {"answers": {"again": False}}, {"correct": "gold", "value": 3})
    assert all(step.verdict["allowed"] for step in (report.beginning, *report.steps))


def test_may_i_judges_a_plan_and_changes_nothing() -> None:
    plan = {"may": "trade", "answers": {"fish": 2, "where": "west", "price": {"price": 4, "ports": []}}}
    report = play(plan, {"may": "fish"})
    judged, rolling = report.steps
    assert not judged.done and judged.verdict is not None and not judged.verdict["allowed"]
    assert [reason["rule"] for reason in judged.verdict["refusals"]] == ["SK-TRD-02"]
    assert (
        judged.events == []
        and judged.consequences == []
        and judged.if_overruled == ["skerry-earned(gold=8, currency=skerry-coin)"]
    )
    assert rolling.question is not None and rolling.question["kind"] == "roll"
    assert report.state["gold"] == 0


@pytest.mark.parametrize(
    ("plan", "field"),
    [
        ({"may": "dance"}, "commands.0.may"),
        ({"may": "trade", "seat": "seat-9"}, "commands.0.seat"),
        ({"may": "trade", "answers": {"fish": 99}}, "commands.0.answers.fish"),
        ({"may": "trade", "answers": {"wind": 1}}, "commands.0.answers.wind"),
    ],
)
def test_a_plan_that_is_wrong_names_its_field(plan: Any, field: str) -> None:
    with pytest.raises(BadScenario) as error:
        play(plan)
    assert error.value.field == field


def test_dice_are_given_in_order_and_then_the_seed_rolls() -> None:
    report = play({"do": "fish", "answers": {"again": True}}, dice=[1, 2, 6, 5])
    assert [answer.value for answer in report.steps[0].answers] == [(1, 2), True, (6,)]
    assert report.dice_left == [5]
    rolled = play({"do": "fish", "answers": {"again": True}}, dice=[1, 2]).steps[0].answers
    assert [answer.source for answer in rolled] == ["script", "script", "dice"]
    again = play({"do": "fish", "answers": {"again": True}}, seed=4)
    assert [a.source for a in again.steps[0].answers] == ["dice", "script", "dice"]
    assert again == play({"do": "fish", "answers": {"again": True}}, seed=4)


def test_answers_may_come_step_by_step_and_values_be_corrected() -> None:
    report = play(
        {"do": "trade", "answers": {"fish": 2}},
        {"correct": "gold", "value": 10, "note": "found"},
        {"answers": {"where": "north", "price": {"price": 3}, "toll": 1}},
    )
    assert report.state["gold"] == 15
    assert [step.command for step in report.steps] == ["trade", "gold", ""]
    assert [(name, data["path"], data["value"], data["note"]) for name, _, data in data_of(report, 1)] == [
        ("Corrected", "gold", 10, "found")
    ]


def test_the_state_of_one_report_begins_the_next_scenario() -> None:
    first = play({"do": "fish", "answers": {"catch": [2, 3], "again": False}}, {"do": "rest"})
    second = play(state=first.state)
    assert second.state == first.state and second.log == []


def test_what_happens_before_the_first_command_is_told_too() -> None:
    report = play(state={"night": True})
    assert [event.event for event in report.beginning.events] == ["DayBroke"]


@pytest.mark.parametrize(
    ("scenario", "field"),
    [
        ({"game": "skerry", "comands": []}, "comands"),
        ({"commands": []}, "game"),
        ({"game": "chess"}, "game"),
        ([], "scenario"),
        ({"game": "skerry", "dice": ["six"]}, "dice.0"),
        ({"game": "skerry", "options": {"rum": 1}}, "options"),
        ({"game": "skerry", "switches": {"rum": 1}}, "options"),
        ({"game": "skerry", "state": {"gold": "many"}}, "state.gold"),
        ({"game": "skerry", "commands": [{"undo": 1}]}, "commands.0"),
        ({"game": "skerry", "commands": [{"do": "fish", "params": {"a": {}}}]}, "commands.0.params.a"),
        ({"game": "skerry", "commands": [{"do": "swim"}]}, "commands.0.do"),
        ({"game": "skerry", "commands": [{"do": "fish", "params": {"deep": True}}]}, "commands.0.params.deep"),
        ({"game": "skerry", "commands": [{"do": "trade"}, {"do": "fish"}]}, "commands.1.do"),
        ({"game": "skerry", "commands": [{"do": "fish", "answers": {"catch": [7, 1]}}]}, "commands.0.answers.catch"),
        ({"game": "skerry", "commands": [{"do": "fish", "answers": {"cod": 1}}]}, "commands.0.answers.cod"),
        ({"game": "skerry", "dice": [9, 9], "commands": [{"do": "fish"}]}, "dice"),
        ({"game": "skerry", "commands": [{"answers": {"fish": 2}}]}, "commands.0.answers"),
        ({"game": "skerry", "commands": [{"do": "trade"}, {"answers": {"fish": 9}}]}, "commands.1.answers.fish"),
        ({"game": "skerry", "commands": [{"correct": "rum", "value": 1}]}, "commands.0.correct"),
        ({"game": "skerry", "commands": [{"correct": "gold"}]}, "commands.0.value"),
        (
            {
                "game": "skerry",
                "commands": [
                    {"do": "trade", "answers": {"fish": 1, "where": "south", "price": {"price": 1}, "toll": 1}}
                ],
            },
            "commands.0.answers.toll",
        ),
    ],
)
def test_a_scenario_that_is_wrong_names_its_field(scenario: Any, field: str) -> None:
    with pytest.raises(BadScenario) as caught:
        referee.play(scenario, str, find)
    assert caught.value.field == field


def test_the_schema_describes_both_sides() -> None:
    schema = referee.schema()
    assert set(schema["input"]["properties"]) == set(referee.Scenario.model_fields)
    assert set(schema["output"]["properties"]) == set(ScenarioReport.model_fields)
    assert {"Do", "Correct", "Reply"} <= set(schema["input"]["$defs"])


# --- the command line


@pytest.fixture(autouse=True)
def _quiet_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    try:
        code = cli.main(arguments)
    except SystemExit as end:
        code = int(end.code or 0)
    out, err = capsys.readouterr()
    return code, out, err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_speaks_the_readers_language(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    for command in ("", *cli.COMMANDS):
        code, out, _ = run(capsys, *filter(None, [command]), "--help", *(["--lang", lang] if command else []))
        assert code == 0 and out
        if command:
            assert texts_in(lang)(msg("core-cli-usage")) in out and texts_in(lang)(msg("core-cli-lang")) in out


def test_the_systems_language_is_the_default(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "fr_CH.UTF-8")
    assert "Aucune carte" in run(capsys, "library", "list")[1]
    assert "No cards" in run(capsys, "library", "list", "--lang=en")[1]


def test_wrong_arguments_end_with_code_2_and_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "serve", "--port", "x", "--lang", "en")
    assert (code, out) == (cli.BAD_INPUT, "") and "--port" in err and err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("nothing",), "« nothing » est inconnu ici : il y a serve, referee"),
        (("referee", "--schema", "chess"), "« chess » est inconnu ici : il y a "),
        (("library", "burn"), "« burn » est inconnu ici : il y a list, export, import et check."),
        (("simulate", "--evenings"), "--evenings attend une valeur à sa suite."),
        (("simulate", "--evenings", "0"), "--evenings : il faut un nombre à partir de 1, pas « 0 »."),
        (("simulate", "--seed", "1.5"), "--seed : il faut un nombre entier, pas « 1.5 »."),
        (("doctor", "--quick"), "« --quick » ne veut rien dire ici."),
        (("new-game",), "il manque NAME."),
        (("new-game", "class"), "« class » ne peut pas nommer"),
        (("build-tablet", "/"), "/ contient autre chose"),
    ],
)
def test_what_is_wrong_with_arguments_is_said_in_the_readers_language(
    arguments: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    code, out, err = run(capsys, *arguments)
    assert code in (cli.BAD_INPUT, 1) and out == "" and err.count("\n") == 1
    assert said in err.replace("\u202f", " ")


def test_the_referee_reads_a_file_or_standard_input(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = json.dumps({"game": GAME, "options": {"edition": "sample"}, "seed": 3})
    (tmp_path / "s.json").write_text(text)
    code, out, _ = run(capsys, "referee", str(tmp_path / "s.json"))
    assert code == 0 and json.loads(out)["game"] == GAME
    monkeypatch.setattr(sys, "stdin", io.StringIO(text))
    assert run(capsys, "referee")[1] == out
    assert set(json.loads(run(capsys, "referee", "--schema")[1])) == {"input", "output"}
    assert "players" in json.loads(run(capsys, "referee", "--schema", game_registry.game_ids()[0])[1])["properties"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{\n ]", "ligne 2"),
        ('{"game": "chess"}', "game"),
        (f'{{"game": "{GAME}", "seed": "x"}}', "seed"),
        (f'{{"game": "{GAME}", "options": {{"mode": "duel"}}}}', "options"),
    ],
)
def test_bad_input_ends_with_code_2_and_names_the_field(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, said: str
) -> None:
    (tmp_path / "s.json").write_text(text)
    code, out, err = run(capsys, "referee", str(tmp_path / "s.json"), "--lang", "fr")
    assert (code, out) == (cli.BAD_INPUT, "") and said in err and err.count("\n") == 1


def test_a_file_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    for command in (["referee", "absent.json"], ["library", "import", "absent.json"]):
        code, _, err = run(capsys, *command)
        assert code == cli.BAD_INPUT and "absent.json" in err


def test_the_referee_judges_a_real_game_in_both_languages(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "s.json").write_text(json.dumps({"game": GAME, "options": {"edition": "sample"}, "seed": 3}))
    reports = []
    for lang in LANGUAGES:
        code, out, err = run(capsys, "referee", str(tmp_path / "s.json"), "--lang", lang)
        assert (code, err) == (0, "")
        reports.append(json.loads(out))
    assert reports[0]["state"] == reports[1]["state"]
    assert reports[0]["question"]["text"] != reports[1]["question"]["text"]


def test_the_library_is_listed_exported_imported_and_checked(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    here, there = str(tmp_path / "here"), str(tmp_path / "there")
    file = str(tmp_path / "library.json")
    Path(file).write_text(run(capsys, "library", "export", "--data", here)[1], encoding="utf-8")
    for deed in (["import", file], ["check"], ["list"]):
        assert run(capsys, "library", *deed, "--data", there, "--lang", "en")[0] == 0
    assert run(capsys, "library", "export", file, "--data", there)[0] == 0
    _merged_by_hand(capsys, tmp_path)
    Path(file).write_text("{}", encoding="utf-8")
    code, _, err = run(capsys, "library", "import", file, "--data", there, "--lang", "en")
    assert code == cli.BAD_INPUT and "format" in err


def _merged_by_hand(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    """What a file adds is taken; where it says otherwise ours stays, and is named, unless theirs is wanted."""
    played = game_registry.game(game_registry.game_ids()[0])
    spots = ((schema, kind.subjects[0]) for schema, kind in played.box().items() if not kind.open)
    form = next(form for form in (played.form(*spot) for spot in spots) if sum(_free(line) for line in form.fields) > 1)
    one, two = [line.name for line in form.fields if _free(line)][:2]
    lo = {line.name: line.lo for line in form.fields}
    need = {
        line.name: line.options[0].id if line.options else False if line.kind == "switch" else line.lo
        for line in form.fields
        if not line.optional and not _free(line)
    }
    for place, values in (("ours", {one: lo[one]}), ("theirs", {one: lo[one] + 1, two: lo[two]})):
        with closing(Store(folder / place)) as store:
            Shelf(store, played).put(form.schema, form.subject, {**need, **values})
    file, data = str(folder / "merge.json"), str(folder / "ours")
    assert run(capsys, "library", "export", file, "--data", str(folder / "theirs"))[0] == 0
    for more, kept, named in (((), lo[one], True), (("--theirs",), lo[one] + 1, False)):
        code, out, _ = run(capsys, "library", "import", file, *more, "--data", data, "--lang", "en")
        assert code == 0 and ("--theirs" in out) is named
        with closing(Store(folder / "ours")) as store:
            record = Shelf(store, played).get(form.schema, form.subject)
        assert record is not None and (record[one], record[two]) == (kept, lo[two])


def _free(line: Field) -> bool:
    return line.kind == "number" and line.when is None and line.hi > line.lo


def test_the_doctor_finds_nothing_on_a_sound_machine(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, out, err = run(capsys, "doctor", "--data", str(tmp_path), "--port", "0", "--lang", "en")
    assert (code, err) == (0, "") and all(line.startswith("ok ") for line in out.splitlines())
    assert len(out.splitlines()) == 5 + len(game_registry.game_ids()) + len(LANGUAGES)


def test_the_doctor_makes_no_folder_where_there_is_none(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "nothing yet"
    assert cli.main(["doctor", "--data", str(folder), "--lang", "fr"]) == 0
    assert not folder.exists() and "n’existe pas" in capsys.readouterr().out


def test_the_doctor_says_what_to_do_and_restores_a_backup(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with closing(Store(tmp_path)) as store:
        store.backup()
    (tmp_path / FILE).write_text("Ahoy! " * 500)
    code, out, _ = run(capsys, "doctor", "--data", str(tmp_path), "--lang", "en")
    assert code == cli.NOT_IN_ORDER
    assert any(line.startswith("!!") and "companion doctor --restore" in line for line in out.splitlines())
    code, _, err = run(capsys, "library", "list", "--data", str(tmp_path), "--lang", "en")
    assert code == cli.NOT_IN_ORDER and "--restore" in err
    assert run(capsys, "doctor", "--restore", "--data", str(tmp_path), "--port", "0")[0] == 0


def test_the_doctor_tells_a_busy_port_and_missing_fonts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]
        (*_, found) = doctor.findings(tmp_path, "127.0.0.1", port)
    assert found.ok and found.text.key == "core-doctor-port-busy"
    (*_, found) = doctor.findings(tmp_path, "203.0.113.1", port)
    assert not found.ok and found.text.key == "core-doctor-no-port"
    monkeypatch.setattr("companion.doctor.assets", lambda: tmp_path)
    assert [finding.text.key for finding in doctor.findings(tmp_path, "127.0.0.1", 0) if not finding.ok] == [
        "core-doctor-missing"
    ]


def test_the_doctor_tells_drawings_that_cannot_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.ui.art.drawings.data_roots", lambda: (tmp_path,))

    def told() -> list[str]:
        return [each.text.key for each in doctor.findings(tmp_path, "127.0.0.1", 0) if not each.ok]

    assert told() == ["core-doctor-missing"]
    spoiled = tmp_path / "again" / "assets" / "drawings" / "shared" / "toy" / "spoiled.svg"
    spoiled.parent.mkdir(parents=True)
    spoiled.write_text("<svg", encoding="utf-8")
    monkeypatch.setattr("companion.ui.art.drawings.data_roots", lambda: (tmp_path / "again",))
    assert told() == ["core-doctor-broken"]


def test_serve_opens_the_table_with_a_demonstration_in_the_language_asked_for(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    served: list[tuple[Any, ...]] = []

    def serve(app: Any, port: int, open_browser: bool, phones: bool) -> int:
        served.append((app.state.lang, port, open_browser, phones, app.state.door().port))
        return 0

    monkeypatch.setattr("companion.web.serving.server.serve", serve)
    monkeypatch.setattr("companion.web.serving.webroot.tempfile.tempdir", str(tmp_path))
    data = str(tmp_path / "data")
    assert run(capsys, "--demo", "--no-browser", "--port", "0", "--data", data, "--lang", "en")[0] == 0
    assert run(capsys, "serve", "--no-browser", "--phones", "--lan-port", "9000", "--data", data)[0] == 0
    assert run(capsys, "serve", "--no-browser", "--data", data)[0] == 0
    assert served == [
        ("en", 0, False, False, 0),
        ("en", cli_options.PORT, False, True, 9000),
        ("en", cli_options.PORT, False, False, cli_options.PORT + 1),
    ]
    store = Store(Path(data))
    (demo,) = store.evenings()
    store.close()
    assert demo.game == GAME and demo.options["edition"] == "sample"
