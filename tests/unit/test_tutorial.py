"""The game that `companion new-game` writes runs at once, as does what the tutorial makes of it, and the small game
that was made with it, in a house that has never heard of them; and they are gone afterwards."""

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
from companion import cli, cli_options
from companion.host.host import Host
from companion.host.settings import Settings
from companion.library.game_registry import game, game_ids
from companion.library.rules import rule_index
from companion.library.shelf import Shelf
from companion.library.texts import LANGUAGES, TextError, say, texts_in
from companion.paths import PACKAGE
from companion.referee import referee
from companion.session.seat_view import SeatView
from companion.simulation.simulator import Simulation
from companion.simulation.tally import EveningCounts
from companion.store import Store
from tests.support.guest import guests
from tests.support.tutorial import GAME, GUEST, HERE, SIXTH, TEXT, WRITTEN, blocks, copied_out, grown

ROOT = PACKAGE.parent
pytestmark = pytest.mark.skipif(HERE, reason="it was written into this checkout, where its tests are run")
SCENARIO = blocks("json")[0]
COMMANDS = [shlex.split(line) for block in blocks("sh") for line in block.splitlines()]


@pytest.fixture
def house(tmp_path: Path) -> Iterator[None]:
    """The house with the game in it that the command writes."""
    with guests(copied_out(tmp_path / "tutorial")):
        yield


@pytest.fixture
def grown_house(tmp_path: Path) -> Iterator[None]:
    """The house with that game and all that the tutorial adds to it."""
    with guests(copied_out(tmp_path / "tutorial", grown())):
        yield


@pytest.fixture(params=["written", "grown", "another family"])
def guest(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The id of a game that is a guest of the house: as written, with what the tutorial adds, and the small one."""
    if request.param == "another family":
        with guests(SIXTH):
            yield GUEST
    else:
        with guests(copied_out(tmp_path / "tutorial", grown() if request.param == "grown" else WRITTEN)):
            yield GAME


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = cli.main([*arguments, "--lang", "en"])
    return (code, *capsys.readouterr())


# --- the text


def test_a_game_is_one_folder_of_each_kind() -> None:
    for files in (WRITTEN, grown()):
        assert {re.sub(rf"(?<=/){GAME}/.*", "", path) for path in files} == {
            "companion/games/",
            "companion/ui/games/",
            "rulesdata/",
            "assets/locales/fr/",
            "assets/locales/en/",
            "tests/games/",
        }
    named = {path for path in re.findall(r"`([\w/]+/sunken/[\w./]*)`", TEXT) if "/drawings/" not in path}
    assert named and {path for path in named if not any(each.startswith(path) for each in grown())} == set()


def test_what_it_quotes_stands_in_a_file() -> None:
    quoted = blocks("python")
    files = [*WRITTEN.values(), *(path.read_text(encoding="utf-8") for path in SIXTH.rglob("*.py"))]
    assert len(quoted) == 5 and [block for block in quoted if not any(block in text for text in files)] == []


def test_every_command_that_it_shows_exists() -> None:
    shown = [command[3:] for command in COMMANDS if command[:3] == ["python", "-m", "companion"]]
    assert {command[0] for command in shown} == {"new-game", "serve", "referee", "simulate"}
    for deed, *arguments in shown:
        known = [each if each != GAME or deed == "new-game" else game_ids()[0] for each in arguments]
        assert cli_options.parser_for(texts_in("en"), deed).parse_args([deed, *known]).command == deed
    for command in COMMANDS:
        if command[:3] == ["python", "-m", "pytest"]:
            paths = [path for path in command[3:] if path.startswith("tests/") and GAME not in path]
            assert all((ROOT / path).exists() for path in paths)


@pytest.mark.parametrize("name", [GAME, GUEST])
def test_nothing_of_this_house_names_it(name: str) -> None:
    """But the tutorial itself."""
    assert name not in game_ids()
    code = [
        *PACKAGE.rglob("*.py"),
        *(ROOT / "rulesdata").rglob("*.yaml"),
        *(ROOT / "assets" / "locales").rglob("*.ftl"),
    ]
    assert [path for path in code if re.search(rf"\b{name}\b", path.read_text(encoding="utf-8"))] == []


# --- the command


def test_the_command_writes_a_game_and_nothing_over_another(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, out, _ = run(capsys, "new-game", "long_john", "--into", str(tmp_path))
    assert code == 0 and "python -m companion serve --demo long_john\n" in out
    found = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file()}
    assert found == {path.replace(GAME, "long_john") for path in WRITTEN}
    with guests(tmp_path):
        played = game("long_john")
        assert companion.say(played.title) == "Long john" and type(played).__name__ == "LongJohn"
        assert set(rule_index("long_john").rules) == {"LJ-1", "LJ-2", "LJ-3", "LJ-4"}
        assert "⟦" not in run(capsys, "referee", "--ask", "long_john")[1]
    changed = tmp_path / "companion/games/long_john/game.py"
    changed.write_text("# mine\n", encoding="utf-8")
    code, out, err = run(capsys, "new-game", "long_john", "--into", str(tmp_path))
    assert (code, out) == (cli.NOT_IN_ORDER, "") and str(tmp_path) in err
    assert changed.read_text(encoding="utf-8") == "# mine\n"


@pytest.mark.parametrize("name", ["", "Sunken", "1st", "a-b", "a__b", "_a", "é", "../x", "x" * 21])
def test_a_name_that_is_none_for_a_folder_is_refused(
    name: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    code, out, err = run(capsys, "new-game", name, "--into", str(tmp_path))
    assert (code, out) == (cli.NOT_IN_ORDER, "") and "is no name for the folders of a game" in err
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_written_is_said(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    code, _, err = run(capsys, "new-game", GAME, "--into", str(tmp_path / "file"))
    assert code == cli.NOT_IN_ORDER and "cannot be written" in err


def test_a_game_that_is_there_is_not_written_again(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, _, err = run(capsys, "new-game", game_ids()[0], "--into", str(tmp_path))
    assert code == cli.NOT_IN_ORDER and game_ids()[0] in err and list(tmp_path.iterdir()) == []


# --- the game


@pytest.mark.usefixtures("grown_house")
def test_the_house_finds_it_by_itself(capsys: pytest.CaptureFixture[str]) -> None:
    assert GAME in game_ids() and companion.say(game(GAME).title, "fr") == "Sunken"
    assert len(rule_index(GAME).rules) == 5
    code, out, _ = run(capsys, "referee", "--ask", GAME)
    (told,) = json.loads(out)
    assert code == 0 and {each["do"] for each in told["commands"]} == {"take-captain", "roll", "bank"}
    assert "⟦" not in out


def test_an_evening_is_played_to_its_end_and_taken_up_at_every_question(guest: str) -> None:
    evening, robot = companion.begin(guest, {"edition": "sample"}, seed=2, dice="own"), companion.Robot(2)
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


def test_an_evening_is_kept_in_the_store(guest: str, tmp_path: Path) -> None:
    with closing(Store(tmp_path)) as store:
        host = Host(store, Settings(store))
        evening, robot = host.new_evening(guest, {"edition": "sample"}, 3), companion.Robot(3)
        for _ in range(5):
            evening.answer(robot.answer(evening.question))
        kept = evening.origin.identity
    with closing(Store(tmp_path)) as store:
        again = Host(store, Settings(store)).resume(kept)
        assert (again.state, again.question, again.events) == (evening.state, evening.question, evening.events)


@pytest.mark.usefixtures("grown_house")
def test_a_printed_card_is_copied_once_and_travels(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    here, there, file = tmp_path / "here", tmp_path / "there", str(tmp_path / "library.json")
    with closing(Store(here)) as store:
        Shelf(store, game(GAME)).put("captain-card", "3", {"name": "Red Meg", "points": 4})
        with pytest.raises(companion.BadAnswer):
            Shelf(store, game(GAME)).put("captain-card", "3", {"name": "Red Meg"})
    assert run(capsys, "library", "export", file, "--data", str(here))[0] == 0
    assert run(capsys, "library", "import", file, "--data", str(there))[0] == 0
    with closing(Store(there)) as store:
        host = Host(store, Settings(store))
        evening = host.new_evening(GAME, {}, 1)
        evening.answer("3")
        assert evening.state.player("seat-1").points == 4 and "3" not in list(evening.legal_answers)


@pytest.mark.usefixtures("house")
def test_the_scenario_does_what_the_words_after_it_say() -> None:
    report = referee.play(json.loads(SCENARIO), texts_in("en"))
    plan, rolled, banked, busted = report.steps
    after = TEXT.split(SCENARIO)[1].partition("## ")[0]
    assert plan.verdict is not None and [reason["rule"] for reason in plan.verdict["refusals"]] == ["SU-3"]
    assert rolled.events[0].data["points"] == 6 and "brings 6 points" in after
    assert banked.events[0].data["points"] == 6 and "makes it 18" in after
    assert report.state["players"][0]["points"] == 18
    assert [event.rule for event in busted.events if event.line] == ["SU-2"]
    assert report.state["turn"] == {"seat": "seat-1", "heap": 0}
    assert set(re.findall(r"SU-\d", after)) == {"SU-2", "SU-3"}


def test_robots_break_no_law_in_it_and_see_all_of_it(guest: str) -> None:
    simulation, whole = Simulation(guest, every=3), EveningCounts()
    for seed in range(1, 13):
        played = simulation.evening(seed)
        assert played.fault is None, (played.fault, played.plan)
        whole += played.tally
    known = game(guest)
    own = {name for name, kind in known.events.types.items() if ".games." in kind.__module__}
    assert own <= set(whole.events) and set(whole.procedures) == set(known.procedures) and whole.endings


def test_both_languages_say_everything(guest: str) -> None:
    (root,) = [Path(each).parents[1] for each in companion.games.__path__[1:]]
    keys = {
        lang: _keys("".join(path.read_text(encoding="utf-8") for path in root.glob(f"assets/locales/{lang}/*/*.ftl")))
        for lang in LANGUAGES
    }
    assert keys["fr"] == keys["en"]
    code = "".join(path.read_text(encoding="utf-8") for path in root.rglob("*.py"))
    named = set(re.findall(rf'msg\("({game(guest).prefix}-[\w-]+)"', code))
    assert named <= keys["en"] and len(named) > 10


def _keys(catalogue: str) -> set[str]:
    return set(re.findall(r"(?m)^([\w-]+) =", catalogue))


def test_a_referee_plays_a_round_of_bids_and_describes_the_state(capsys: pytest.CaptureFixture[str]) -> None:
    with guests(SIXTH):
        scenario = {
            "game": GUEST,
            "options": {"edition": "sample", "cards": "table"},
            "commands": [{"answers": {"prize": "6", "bid-seat-1": "3", "bid-seat-2": "5"}}],
        }
        report = referee.play(scenario, texts_in("en"))
        (step,) = report.steps
        assert [event.rule for event in step.events] == ["GO-1", "GO-2", "GO-3"]
        assert [player["won"] for player in report.state["players"]] == [[], ["6"]]
        code, out, _ = run(capsys, "referee", "--schema", GUEST)
        assert code == 0 and "Cards not yet bid." in out and "⟦" not in out


def test_whatever_somebody_bids_the_others_see_nothing_of_it() -> None:
    """Two evenings that differ only in a bid look the same to everybody else until the bids are opened."""
    with guests(SIXTH):
        pair = [companion.begin(GUEST, {"edition": "sample"}, seed=4) for _ in range(2)]
        for evening, bid in zip(pair, ("2", "7"), strict=True):
            evening.answer(bid, seat="seat-1")
        one, other = (SeatView(evening, "seat-2").state for evening in pair)
        assert one == other and pair[0].notebook("en") == pair[1].notebook("en")
        for evening in pair:
            evening.answer("5", seat="seat-2")
        assert SeatView(pair[0], "seat-2").state != SeatView(pair[1], "seat-2").state


# --- what the shared tests demand of every game


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize("name", [GAME, GUEST])
def test_the_tests_of_the_house_pass_with_it_in_a_copy_of_the_tree(name: str, tmp_path: Path) -> None:
    """Its own tests, those of the kit and of the set-up for every game, and those of words, imports, citations and
    names. What more the house asks of a game that it keeps, the tutorial says."""
    for folder in ("companion", "rulesdata", "assets", "tests"):
        shutil.copytree(ROOT / folder, tmp_path / folder)  # with what is compiled of it
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    files = WRITTEN
    if name == GUEST:
        found = [path for path in SIXTH.rglob("*") if path.is_file() and path.suffix != ".pyc" and path.parent != SIXTH]
        files = {path.relative_to(SIXTH).as_posix(): path.read_text(encoding="utf-8") for path in found}
    copied_out(tmp_path, files)
    whole = [f"tests/unit/{each}.py" for each in ("test_texts", "test_layers", "test_rule_index", "test_no_names")]
    _passes(tmp_path, f"tests/games/{name}", *whole)
    _passes(tmp_path, "tests/unit/test_kit.py", "tests/ui/test_gamekit.py", "-k", name)
    for tool in (["check"], ["format", "--check"]):
        python = [path for path in files if path.endswith(".py")]
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
    (f"rulesdata/{GAME}/numbers.yaml", "bust:", "burst:", "has no attribute 'bust'"),
    (f"rulesdata/{GAME}/numbers.yaml", "value: 6", "value: six", "numbers.yaml, line 2, field die.value"),
    (f"{RULES}/turns.py", '"bank": bank}', '"take-captain": bank}', "two chapters register the command"),
    (f"assets/locales/en/{GAME}/game.ftl", "su-rolled =", "su-ruled =", "no message su-rolled in en"),
    (
        f"{RULES}/turns.py",
        "    if shown == n.bust:",
        """    yield from t.roll("die", die, who=me.id)
    if shown == n.bust:""",
        "asked twice in 'roll'",
    ),
    (f"{RULES}/captains.py", "each not in taken", "each in taken", "There is nothing to choose here"),
    (
        f"{RULES}/turns.py",
        "        return s.with_turn(heap=s.turn.heap + self.points)",
        "        s.turn.heap = 0\n        return s.with_turn(heap=s.turn.heap + self.points)",
        "FrozenInstanceError",
    ),
]


@pytest.mark.parametrize(("path", "right", "wrong", "told"), MISTAKES, ids=[told for *_, told in MISTAKES])
def test_what_it_says_of_a_mistake_is_what_one_reads(
    tmp_path: Path, path: str, right: str, wrong: str, told: str
) -> None:
    files = grown()
    assert right in files[path] and f"`{told}`" in TEXT
    with guests(copied_out(tmp_path, files, {path: files[path].replace(right, wrong)})):
        assert told in _trouble(_a_turn)


def _a_turn() -> None:
    """An evening up to the first roll, and its notebook."""
    evening = companion.begin(GAME, {"edition": "sample"}, dice="own")
    evening.answer("4")
    evening.answer("2")
    evening.answer("roll", {"die": [5]})
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
    copied_out(tmp_path, changed={f"{RULES}/deep/__init__.py": ""})
    with guests(tmp_path), pytest.raises(ValueError, match="is not among the CONTENTS"):
        game(GAME)
    assert "`is not among the CONTENTS`" in TEXT


# --- afterwards


def test_a_guest_leaves_nothing_behind(tmp_path: Path) -> None:
    before = game_ids()
    with guests(copied_out(tmp_path)):
        companion.begin(GAME)
        title = game(GAME).title
        assert game_ids() == (*before, GAME) and say(title) == "Sunken"
    assert game_ids() == before
    with pytest.raises(companion.BadAnswer):
        game(GAME)
    with pytest.raises(TextError):
        say(title)
    assert [name for name in sys.modules if f".games.{GAME}" in name] == []
