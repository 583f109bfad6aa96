"""The tutorial's game runs as it is pasted, in a house that has never heard of it, and is gone afterwards."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

import companion
from companion import cli
from companion.core.values.messages import msg
from companion.host.host import Host
from companion.host.settings import Settings
from companion.library.rules import rule_index
from companion.library.shelf import Shelf
from companion.library.texts import LANGUAGES, TextError, say, texts_in
from companion.paths import PACKAGE
from companion.referee import referee
from companion.session.game_registry import game, game_ids
from companion.simulation.simulator import Simulation
from companion.simulation.tally import Tally
from companion.store import Store
from tests.support.guest import guests
from tests.support.tutorial import FILES, GAME, TEXT, blocks, copied_out

ROOT = PACKAGE.parent
pytestmark = pytest.mark.skipif(GAME in game_ids(), reason="it was pasted into this checkout, where its tests are run")
SCENARIO = blocks("json")[0]
COMMANDS = [shlex.split(line) for block in blocks("sh") for line in block.splitlines()]


@pytest.fixture
def house(tmp_path: Path) -> Iterator[None]:
    """The house with the tutorial's game in it."""
    with guests(copied_out(tmp_path / "tutorial")):
        yield


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = cli.main([*arguments, "--lang", "en"])
    return (code, *capsys.readouterr())


# --- the text


def test_a_game_is_one_folder_of_each_kind() -> None:
    assert {re.sub(rf"(?<=/){GAME}/.*", "", path) for path in FILES} == {
        "companion/games/",
        "companion/ui/games/",
        "rulesdata/",
        "assets/locales/fr/",
        "assets/locales/en/",
        "tests/games/",
    }
    made = {folder for command in COMMANDS if command[0] == "mkdir" for folder in command[2:]}
    assert {path.rpartition("/")[0] for path in FILES} <= {
        str(each) for at in made for each in (Path(at), Path(at).parent)
    }


def test_every_command_that_it_shows_exists() -> None:
    shown = [command[3:] for command in COMMANDS if command[:3] == ["python", "-m", "companion"]]
    assert {command[0] for command in shown} == {"serve", "referee", "simulate"}
    for deed, *arguments in shown:
        known = [each if each != GAME else game_ids()[0] for each in arguments]
        assert cli._parser(texts_in("en"), deed).parse_args([deed, *known]).command == deed
    for command in COMMANDS:
        if command[:3] == ["python", "-m", "pytest"]:
            paths = [path for path in command[3:] if path.startswith("tests/") and GAME not in path]
            assert all((ROOT / path).exists() for path in paths)


def test_nothing_of_this_house_names_it() -> None:
    """But the tutorial itself."""
    assert GAME not in game_ids()
    code = [
        *PACKAGE.rglob("*.py"),
        *(ROOT / "rulesdata").rglob("*.yaml"),
        *(ROOT / "assets" / "locales").rglob("*.ftl"),
    ]
    assert [path for path in code if re.search(rf"\b{GAME}\b", path.read_text(encoding="utf-8"))] == []


# --- the game


@pytest.mark.usefixtures("house")
def test_the_house_finds_it_by_itself(capsys: pytest.CaptureFixture[str]) -> None:
    assert GAME in game_ids() and companion.say(game(GAME).title, "fr") == "Trésor englouti"
    assert len(rule_index(GAME).rules) == 8
    code, out, _ = run(capsys, "referee", "--ask", GAME)
    (told,) = json.loads(out)
    assert code == 0 and {each["do"] for each in told["commands"]} == {"take-boat", "dive", "land"}
    assert "⟦" not in out


@pytest.mark.usefixtures("house")
@pytest.mark.parametrize("seed", [1, 2])
def test_an_evening_is_played_to_its_end_and_taken_up_at_every_question(seed: int) -> None:
    evening, robot = companion.begin(GAME, {"edition": "sample"}, seed=seed, dice="own"), companion.Robot(seed)
    stations = []
    while evening.question is not None:
        again = companion.load(evening.save())
        assert (again.state, again.question) == (evening.state, evening.question)
        stations.append((evening.state, evening.question))
        evening.answer(robot.answer(evening.question))
    assert evening.score[0].place == 1 and evening.notebook("fr") != evening.notebook("en")
    end = evening.state
    for station in reversed(stations):
        evening.undo()
        assert (evening.state, evening.question) == station
    for _ in stations:
        evening.redo()
    assert evening.state == end and evening.over


@pytest.mark.usefixtures("house")
def test_an_evening_is_kept_in_the_store(tmp_path: Path) -> None:
    with closing(Store(tmp_path)) as store:
        host = Host(store, Settings(store))
        evening, robot = host.new_evening(GAME, {"edition": "sample"}, 3), companion.Robot(3)
        for _ in range(9):
            evening.answer(robot.answer(evening.question))
        kept = evening.origin.identity
    with closing(Store(tmp_path)) as store:
        again = Host(store, Settings(store)).resume(kept)
        assert (again.state, again.question, again.events) == (evening.state, evening.question, evening.events)


@pytest.mark.usefixtures("house")
def test_a_printed_card_is_copied_once_and_travels(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    here, there, file = tmp_path / "here", tmp_path / "there", str(tmp_path / "library.json")
    with closing(Store(here)) as store:
        Shelf(store, game(GAME)).put("boat-card", "3", {"name": "Cormorant", "lungs": 4})
        with pytest.raises(companion.BadAnswer):
            Shelf(store, game(GAME)).put("boat-card", "3", {"name": "Cormorant"})
    assert run(capsys, "library", "export", file, "--data", str(here))[0] == 0
    assert run(capsys, "library", "import", file, "--data", str(there))[0] == 0
    with closing(Store(there)) as store:
        host = Host(store, Settings(store))
        evening = host.new_evening(GAME, {}, 1)
        evening.answer("3")
        evening.answer("1")
        evening.answer("dive")
        assert list(evening.legal_answers) == [1, 2, 3, 4]


@pytest.mark.usefixtures("house")
def test_the_scenario_does_what_the_words_after_it_say() -> None:
    report = referee.play(json.loads(SCENARIO), texts_in("en"))
    plan, landed, dived = report.steps
    after = TEXT.split(SCENARIO)[1].partition("## ")[0]
    assert plan.verdict is not None and [reason["rule"] for reason in plan.verdict["refusals"]] == ["SU-5"]
    assert plan.verdict["sums"][0]["total"] == 0 and "4 − 4 = 0" in after
    assert landed.events[0].data["coins"] == 19 and "19 coins" in after
    told = [event.rule for event in dived.events if event.line]
    assert told == ["SU-4"] and (report.state["turn"]["seat"], report.state["turn"]["tide"]) == ("seat-1", 2)
    assert set(re.findall(r"SU-\d", after)) == {"SU-4", "SU-5", "SU-6"}


@pytest.mark.usefixtures("house")
def test_robots_break_no_law_in_it_and_see_all_of_it() -> None:
    simulation, whole = Simulation(GAME, every=3), Tally()
    for seed in range(1, 16):
        played = simulation.evening(seed)
        assert played.fault is None, (played.fault, played.plan)
        whole += played.tally
    assert {"BoatTaken", "Raised", "SankBack", "Landed", "TurnPassed", "Corrected"} <= set(whole.events)
    assert set(whole.procedures) == {"take-boat", "dive", "land"} and whole.endings


@pytest.mark.usefixtures("house")
def test_both_languages_say_everything() -> None:
    keys = {lang: _keys(FILES[f"assets/locales/{lang}/{GAME}/game.ftl"]) for lang in LANGUAGES}
    assert keys["fr"] == keys["en"]
    named = {key for text in FILES.values() for key in re.findall(rf'msg\("({GAME}-[\w-]+)"', text)}
    assert named <= keys["en"] and len(named) > 20


def _keys(catalogue: str) -> set[str]:
    return set(re.findall(r"(?m)^([\w-]+) =", catalogue))


# --- what the shared tests demand of every game


@pytest.mark.slow
@pytest.mark.long
def test_the_tests_of_the_house_pass_with_it_in_a_copy_of_the_tree(tmp_path: Path) -> None:
    """Its own tests, those that are run for every game, and those of words, imports, citations and names."""
    for folder in ("companion", "rulesdata", "assets", "tests"):
        shutil.copytree(ROOT / folder, tmp_path / folder)  # with what is compiled of it
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    copied_out(tmp_path)
    whole = [f"tests/unit/{name}.py" for name in ("test_texts", "test_layers", "test_rule_index", "test_no_names")]
    each = [f"tests/unit/{name}.py" for name in ("test_front", "test_kit", "test_scenarios", "test_library")]
    _passes(tmp_path, f"tests/games/{GAME}", *whole)
    _passes(tmp_path, *each, "tests/ui/test_games.py", "tests/ui/test_gamekit.py", "-k", GAME)
    for tool in (["check"], ["format", "--check"]):
        python = [path for path in FILES if path.endswith(".py")]
        subprocess.run([sys.executable, "-m", "ruff", *tool, "--no-cache", *python], cwd=tmp_path, check=True)


def _passes(folder: Path, *arguments: str) -> None:
    env = {**os.environ, "PYTHONPATH": str(folder)}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments]
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-1000:]


# --- when you are stuck

RULES = f"companion/games/{GAME}"
MISTAKES: list[tuple[str, str, str, str]] = [
    (f"{RULES}/game.py", 'id = "sunken"', 'id = "sunk"', "must define one Game with the id 'sunken'"),
    (f"rulesdata/{GAME}/numbers.yaml", "hold:", "room:", "has no attribute 'hold'"),
    (f"rulesdata/{GAME}/pieces.yaml", "value: 9", "value: nine", "pieces.yaml, line 2, field 0.value"),
    (f"{RULES}/landing.py", '"land": land}', '"dive": land}', "two chapters register the command"),
    (f"assets/locales/en/{GAME}/game.ftl", "sunken-raised =", "sunken-razed =", "no message sunken-raised in en"),
    (f"{RULES}/diving.py", 'key=f"piece-{n}"', 'key="piece"', "asked twice in 'dive'"),
    (f"{RULES}/boats.py", "boat not in taken", "boat in taken", "There is nothing to choose here"),
    (
        f"{RULES}/turns.py",
        "return s.with_turn(seat=following) if",
        "s.turn.tide = 0\n        return s.with_turn(seat=following) if",
        "FrozenInstanceError",
    ),
]


@pytest.mark.parametrize(("path", "right", "wrong", "told"), MISTAKES, ids=[told for *_, told in MISTAKES])
def test_what_it_says_of_a_mistake_is_what_one_reads(
    tmp_path: Path, path: str, right: str, wrong: str, told: str
) -> None:
    assert right in FILES[path] and f"`{told}`" in TEXT
    with guests(copied_out(tmp_path, {path: FILES[path].replace(right, wrong)})):
        assert told in _trouble(_a_dive)


def _a_dive() -> None:
    """An evening up to the first two pieces, and its notebook."""
    evening = companion.begin(GAME, {"edition": "sample"}, dice="own")
    evening.answer("4")
    evening.answer("2")
    evening.answer("dive", {"fathoms": 2, "shark": [5, 5]})
    evening.answer("crown")
    evening.answer("boot")
    evening.notebook("en")


def _trouble(call: Callable[[], None]) -> str:
    """What one reads of an exception: its name and its words; "" where all goes well."""
    try:
        call()
    except companion.BadAnswer as error:
        return say(error.text)
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return ""


def test_a_folder_that_the_contents_do_not_list_is_told(tmp_path: Path) -> None:
    copied_out(tmp_path, {f"{RULES}/deep/__init__.py": ""})
    with guests(tmp_path), pytest.raises(ValueError, match="is not among the CONTENTS"):
        game(GAME)
    assert "`is not among the CONTENTS`" in TEXT


# --- afterwards


def test_a_guest_leaves_nothing_behind(tmp_path: Path) -> None:
    before = game_ids()
    with guests(copied_out(tmp_path)):
        companion.begin(GAME)
        assert game_ids() == (*before, GAME) and say(msg(f"{GAME}-title")) == "Sunken Treasure"
    assert game_ids() == before
    with pytest.raises(companion.BadAnswer):
        game(GAME)
    with pytest.raises(TextError):
        say(msg(f"{GAME}-title"))
    assert [name for name in sys.modules if f".games.{GAME}" in name] == []
