"""What is written for those who carry on the work is so: commands, files, names, and what commands have made of it."""

from __future__ import annotations

import json
import re
import subprocess
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import pytest

from companion import cli
from companion.library.game_registry import game, game_ids
from companion.library.rules import rule_index
from companion.library.texts import LANGUAGES, say
from companion.paths import PACKAGE
from companion.simulation.simulation_run import SimulationRun, dump_run
from companion.simulation.tally import EveningCounts
from tests import crash, occurring, where
from tests.bench.report import Machine
from tests.coverage_of_rules import citations, covered
from tests.fuzz import __main__ as fuzz
from tests.load import report
from tests.quality import PAGE, PARTS, box_alone, composed, part_of, records
from tests.soak import slices
from tests.soak.slices import Run, Slice
from tests.support import figures
from tests.support.figures import Record, Row
from tests.taps import __main__ as taps
from tests.taps import copying
from tests.taps.counting import Row as Counted

ROOT: Final = figures.ROOT
GUIDES: Final = ("CONTRIBUTING.md", "docs/architecture.md", "docs/rules.md")
FIRST, *_, LAST = game_ids()
CODE: Final = re.compile(r"`([^`\n]+)`")


def quoted(guide: str) -> Iterator[str]:
    """What a guide shows as code."""
    yield from CODE.findall((ROOT / guide).read_text(encoding="utf-8"))


def commands(start: str) -> list[str]:
    """The command lines of all guides that begin in this way."""
    return sorted({each for guide in GUIDES for each in quoted(guide) if each.startswith(start)})


# --- commands and files


@pytest.mark.parametrize("command", commands("python -m tests."))
def test_every_tool_that_is_shown_has_the_options_that_are_shown(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    shown, *arguments = command.removeprefix("python -m ").split()
    for module in _filled(shown, "<game>", game_ids()):
        found = find_spec(module)
        assert found is not None, module
        if shown != module:  # the golden evenings of a game, whose command line is short
            source = Path(str(find_spec(f"{module}.__main__").origin)).read_text(encoding="utf-8")
            assert all(argument in source for argument in arguments)
            continue
        main = import_module(f"{module}.__main__" if found.submodule_search_locations else module).main
        with suppress(SystemExit):
            main(["--help"])
        told = capsys.readouterr().out
        assert module in told and [each for each in arguments if each.startswith("--") and each not in told] == []


@pytest.mark.parametrize("command", commands("companion "))
def test_every_command_of_the_app_that_is_shown_exists(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    _, deed, *arguments = command.split()
    with pytest.raises(SystemExit) as end:
        cli.main([deed, "--help"])
    told = capsys.readouterr().out
    assert end.value.code == 0 and [each for each in arguments if each.startswith("--") and each not in told] == []


@pytest.mark.parametrize("guide", GUIDES)
def test_every_file_that_is_named_exists(guide: str) -> None:
    """Paths of a game for all games, those of texts for both languages; code is named from the package on, too."""
    named = [each for each in quoted(guide) if re.fullmatch(r"[\w.<>-]+(/[\w.<>-]+)+/?", each)]
    assert len(named) > (1 if guide == "CONTRIBUTING.md" else 5)
    games = [path for each in named for path in _filled(each, "<game>", game_ids())]
    every = [path for each in games for path in _filled(each, "<lang>", LANGUAGES)]
    found = [path for path in every if (ROOT / path).exists() or (PACKAGE / path).exists()]
    assert [path for path in every if path not in found and path != "companion/_bundle/"] == []


def _filled(text: str, hole: str, names: tuple[str, ...]) -> list[str]:
    return [text.replace(hole, name) for name in names] if hole in text else [text]


def test_every_method_that_is_named_exists() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "companion").rglob("*.py")))
    named = [each for each in quoted("docs/architecture.md") if re.fullmatch(r"[A-Z]\w+\.[a-z_]\w+", each)]
    assert len(named) > 8
    for each in named:
        owner, _, name = each.partition(".")
        bodies = re.findall(rf"(?ms)^class {owner}\b.*?(?=^\S|\Z)", source)
        assert any(re.search(rf"(?m)^    (?:(?:async )?def {name}\(|{name}:)", body) for body in bodies), each


# --- where rules are


@pytest.mark.parametrize("game_id", game_ids())
def test_a_game_names_the_modules_of_each_family_as_they_cite_it(game_id: str) -> None:
    source = where.contents(game_id).read_text(encoding="utf-8")
    assert source == where.written(game_id, source), "run `python -m tests.where`"


def test_the_table_holds_every_rule_once() -> None:
    for game_id in game_ids():
        counted = Counter(rule for row in where.rows(game_id) for rule in row.rules)
        assert set(counted.values()) == {1} and set(counted) == set(rule_index(game_id).rules)


def test_each_rule_stands_with_the_module_that_cites_it_most() -> None:
    cited = {
        "model/state.py": Counter({"X-1": 5, "X-5": 1}),
        "a.py": Counter({"X-1": 1}),
        "b.py": Counter({"X-1": 1, "X-2": 1, "Y-1": 9}),
        "c.py": Counter({"X-2": 2, "X-3": 1}),
        "cards.yaml": Counter({"X-3": 4, "X-4": 1}),
    }
    assert list(where.chosen(cited, ["X-1", "X-2", "X-3"]).items()) == [("c.py", ["X-2", "X-3"]), ("b.py", ["X-1"])]
    assert where.chosen(cited, ["X-4", "X-5"]) == {"model/state.py": ["X-5"]}, "a table of data carries nothing out"


@pytest.mark.parametrize("game_id", game_ids())
def test_a_module_cites_every_rule_that_is_not_left_to_the_table(game_id: str) -> None:
    """Also those that only a table of data has: what reads it says so, or nobody finds them."""
    for row in where.rows(game_id):
        placed = {rule for rules in row.modules.values() for rule in rules} | set(row.left)
        assert [rule for rule in row.rules if rule not in placed] == []


def test_a_table_is_put_where_none_is_and_a_package_without_a_docstring_is_refused() -> None:
    once = where.written(FIRST, '"""A game."""\n\nCONTENTS = ()\n')
    assert once.startswith(f'"""A game.\n\n{where.BEGINS}\n\n    ') and once.endswith('\n"""\n\nCONTENTS = ()\n')
    assert where.written(FIRST, once) == once
    with pytest.raises(ValueError, match="must begin with a docstring"):
        where.written(FIRST, "CONTENTS = ()\n")


def test_a_rule_is_told_with_its_places(capsys: pytest.CaptureFixture[str]) -> None:
    rule = next(rule for rule in rule_index(FIRST).rules if rule in covered(FIRST))
    assert where.main([rule]) == 0
    title, *places = capsys.readouterr().out.splitlines()
    assert title == f"{rule}  {rule_index(FIRST).rules[rule].title['en']}"
    for kind, place in map(str.split, places):
        file, _, lines = place.partition(":")
        text = (ROOT / file).read_text(encoding="utf-8").splitlines()
        told = " ".join(text[int(number) - 1] for number in lines.split(","))
        assert rule in set(citations(told)) if kind == "code" else "mark.rule" in told
    assert {place.split()[0] for place in places} == {"code", "test"}
    family = where.family(rule)
    assert where.main([family, "XX-1"]) == 1
    lines = capsys.readouterr().out.splitlines()
    told_of = [line.split()[0] for line in lines if not line.startswith(" ")][:-1]
    assert told_of == [each for each in rule_index(FIRST).rules if where.family(each) == family]
    assert lines[-1] == "no rule is called XX-1"


# --- figures


def test_the_page_of_figures_is_what_its_command_makes() -> None:
    assert (ROOT / PAGE).read_text(encoding="utf-8") == composed(records()), "run `python -m tests.quality`"


def test_every_counted_evening_says_what_the_box_alone_takes() -> None:
    """Estimates of what nobody counts any more, or none of what somebody does, would tell half of it."""
    counted = {record.name.removeprefix("taps-"): record.rows for record in records() if part_of(record.name) == "taps"}
    assert counted.keys() == box_alone().keys()
    for game_id, rows in counted.items():
        assert [row.name for row in rows] == list(box_alone()[game_id]), game_id


def test_every_test_that_the_page_of_figures_names_exists() -> None:
    assert [path for part in PARTS for path in part.suite if not (ROOT / path).exists()] == []


def test_what_is_kept_is_read_again_and_what_a_hand_has_changed_is_refused(tmp_path: Path) -> None:
    rows = (Row("kills", 1000), Row("memory", 1.5, "MB", "at most 2 MB"), Row("faults", "none"))
    kept = Record("crash", "python -m tests.crash", "2026-11-27", "abc", "All is well.", rows, "a machine", note="Oh.")
    path = kept.write(tmp_path)
    assert Record.read(path) == kept and [row.told for row in kept.rows] == ["1,000", "1.5 MB", "none"]
    path.write_text(path.read_text(encoding="utf-8").replace("1000", "1001"), encoding="utf-8")
    with pytest.raises(ValueError, match="by hand"):
        Record.read(path)


def test_records_of_a_part_stand_beside_each_other_with_what_is_wanted() -> None:
    def kept(name: str, *rows: Row) -> Record:
        return Record(name, f"run {name.rpartition('-')[2]}", "2026-11-27", "abc", "Well.", rows, source="README")

    page = composed(
        [
            kept(f"mutants-{LAST}", Row("tried", 3, wanted="5")),
            kept(f"mutants-{FIRST}", Row("tried", 4, wanted="5"), Row("listed", 1)),
        ]
    )
    chapter = page.partition("## Rules changed one place at a time\n\n")[2]
    assert chapter.splitlines()[0] == f"|  | wanted | {say(game(FIRST).title)} | {say(game(LAST).title)} |"
    assert "| tried | 5 | 4 | 3 |\n| listed |  | 1 |  |\n" in chapter
    assert "2026-11-27, `abc`, README" in chapter and "By `run GAME`.\n" in chapter


def test_figures_that_no_part_takes_are_refused() -> None:
    assert (part_of("soak-evening"), part_of("soak"), part_of("load-ten")) == ("soak-evening", "soak", "load")
    with pytest.raises(ValueError, match="no part"):
        part_of("weather")


def test_a_commit_says_whether_what_was_measured_differs_from_it(tmp_path: Path) -> None:
    def git(*arguments: str) -> None:
        who = ("-c", "user.name=A", "-c", "user.email=a@example.org")
        subprocess.run(["git", *who, *arguments], cwd=tmp_path, check=True, capture_output=True)

    assert figures.commit(tmp_path / "nowhere") == "unknown"
    git("init")
    for folder in figures.MEASURED:
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "file").write_text("1", encoding="utf-8")
    git("add", ".")
    git("commit", "-m", "one")
    figures.commit.cache_clear()
    assert re.fullmatch(r"[0-9a-f]{8,}", figures.commit(tmp_path))
    (tmp_path / "rulesdata" / "file").write_text("2", encoding="utf-8")
    figures.commit.cache_clear()
    assert figures.commit(tmp_path).endswith(" with changes")


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A tree in which tools keep their figures."""
    monkeypatch.setattr(figures, "ROOT", tmp_path)
    return tmp_path / figures.FOLDER


def kept_in(folder: Path, name: str) -> dict[str, str]:
    """The figures of a record, as they are told; of which the page takes care."""
    record = Record.read(folder / f"{name}.yaml")
    assert part_of(name) and record.machine and record.verdict and record.commit == "unknown"
    return {row.name: row.told for row in record.rows}


def test_crash_fuzz_and_taps_keep_what_they_have_counted(elsewhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert crash.main(["--kills", "1", "--record"]) == 0
    assert kept_in(elsewhere, "crash") == {**kept_in(elsewhere, "crash"), "kills": "1", "faults": "0"}
    assert fuzz.main(["--only", "scenario", "--seed", "1", "--record"]) == 0
    assert kept_in(elsewhere, "fuzz-short")["scenario"].startswith("1: ")
    monkeypatch.setattr(copying, "rows", lambda game_id: [Counted("a mat", 20, [13, 15, 30])])
    assert taps.main([LAST, "--copy", "--record"]) == 0
    assert kept_in(elsewhere, f"taps-copy-{LAST}") == {"a mat": "15 (at most 30, 3 times)"}


def test_the_soak_keeps_whether_memory_is_level(elsewhere: Path) -> None:
    run = Run([Slice(500, 60.0, (0.1, 0.2, 0.4), 190.0 + number, 20, 4, 10.0, 5.0, 3) for number in range(6)])
    slices.kept(run, slices.GROWS, None, Machine())
    told = kept_in(elsewhere, "soak")
    assert (told["answers"], told["duration"], told["screens away and back"]) == ("3,000", "6 min", "18")
    assert told["it grows for each thousand answers"] == "2.0 MB" and told["open files"] == "20 to 20"
    assert "memory grows by 2.00 MB" in Record.read(elsewhere / "soak.yaml").verdict


def test_the_load_keeps_each_part_under_a_name_of_its_own(elsewhere: Path) -> None:
    measured = {"part": "ten", "rude": True, "pressed": 0, "answers": 100, "others": {"median": 37.0}, "faults": []}
    report.kept(measured, Machine())
    assert kept_in(elsewhere, "load-ten-rude")["answer to each other screen, median"] == "37.0 ms"
    assert Record.read(elsewhere / "load-ten-rude.yaml").command.endswith("--only ten --rude --answers 100")
    report.kept({**measured, "part": "one", "rude": False, "pressed": 1500, "crowd": (1000, 500, 40)}, Machine())
    assert kept_in(elsewhere, "load-one-pressed-from-40")["connections of the crowd"] == "1500"


def test_a_run_of_random_evenings_keeps_what_it_has_met(elsewhere: Path, tmp_path: Path) -> None:
    tally = EveningCounts(evenings=7, answers=2100, events=Counter({"StepBegun": 3, "Elsewhere": 1}))
    season = SimulationRun(LAST, seed=1, most=400, every=100, tally=tally, seconds=3)
    file = tmp_path / "season.json"
    file.write_text(json.dumps(dump_run(season)), encoding="utf-8")
    assert occurring.main([LAST, str(file), "--record"]) == 1
    told = kept_in(elsewhere, f"evenings-{LAST}")
    assert (told["evenings"], told["answers"], told["answers a second"]) == ("7", "2,100", "700")
    assert told["kinds of events"].startswith("1 of ") and told["broken laws"] == "0"
