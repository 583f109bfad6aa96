"""What a start computes, and what it leaves until somebody asks: of fresh processes, by what they have loaded."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from datetime import date
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax import ast as ftl

from companion.core.rules.rule_index import RuleIndex
from companion.core.values.messages import msg
from companion.library import startup_cache, yaml_data
from companion.library.game_registry import game, game_ids, title
from companion.library.rules import rule_index
from companion.library.texts import LANGUAGES, TextError, Texts, catalogue_files, entries, parse
from companion.library.yaml_data import BrokenData, read_yaml
from tests.browser.server import ROOT
from tests.support.about import ANY

WEB: Final = ("flet", "flet_web", "fastapi", "uvicorn", "starlette")
DATABASE: Final = ("sqlmodel", "sqlalchemy")
"""Packages that only the screens need, and only what opens the database."""
AFTER: Final = """
import gc, json, sys
from companion.core.rules.rule_index import RuleIndex
from companion.library.texts import texts_in
indexes = [each for each in gc.get_objects() if isinstance(each, RuleIndex)]
print(json.dumps({
    "loaded": sorted(sys.modules),
    "searched": sum("_words" in vars(each) or "_known" in vars(each) for each in indexes),
    "walks": gc.get_stats()[2]["collections"],
    "parsed": {lang: len(texts_in(lang)._bundle._messages) for lang in ("fr", "en")},
}), file=sys.stderr)
"""
"""What a process tells of itself when its work is done."""
COMMAND: Final = "from companion.__main__ import main\ncode = main()\n"


def started(program: str, cache: Path, *arguments: str) -> Mapping[str, Any]:
    """What a fresh process has loaded at the end of a program."""
    environment = {**os.environ, "XDG_CACHE_HOME": str(cache), "XDG_DATA_HOME": str(cache / "data")}
    ran = subprocess.run(
        [sys.executable, "-c", program + AFTER, *arguments],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    found: Mapping[str, Any] = json.loads(ran.stderr.splitlines()[-1])
    return found


def packages(found: Mapping[str, Any]) -> set[str]:
    return {name.partition(".")[0] for name in found["loaded"]}


def games_in(found: Mapping[str, Any]) -> set[str]:
    """The games of which more is loaded than the name."""
    parts = [name.split(".") for name in found["loaded"]]
    return {each[2] for each in parts if each[:2] == ["companion", "games"] and len(each) > 3}


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache folder in which a first start has left what it has worked out."""
    folder: Path = tmp_path_factory.mktemp("cache")
    started(COMMAND, folder, "doctor", "--port", "0")
    return folder


def test_the_doctor_s_second_look_opens_no_game_and_no_screen(cache: Path) -> None:
    found = started(COMMAND, cache, "doctor", "--port", "0")
    assert packages(found).isdisjoint((*WEB, "yaml")) and games_in(found) == set()
    assert found["searched"] == 0 and 0 < sum(found["parsed"].values()) < 100
    assert found["walks"] == 0, "nearly all that a start makes lives to its end"


@pytest.mark.parametrize("game_id", game_ids())
def test_the_referee_opens_the_game_that_is_played_and_nothing_else(cache: Path, tmp_path: Path, game_id: str) -> None:
    asked = tmp_path / "scenario.json"
    asked.write_text(json.dumps({"game": game_id, "options": {"edition": "sample"}, "commands": []}))
    found = started(COMMAND, cache, "referee", str(asked), "--lang", "en")
    assert packages(found) & {*WEB, *DATABASE, "yaml", "PIL"} == set() and games_in(found) == {game_id}
    assert found["searched"] == 0 and found["parsed"]["fr"] == 0 < found["parsed"]["en"] < 300
    assert found["walks"] == 0


def test_home_opens_no_game_and_asks_for_its_own_words_only(cache: Path, tmp_path: Path) -> None:
    home = f"""
import asyncio
from pathlib import Path
from companion.store import Store
from companion.host.host import Host
from companion.host.settings import Settings
from companion.ui.app import main_for
from tests.ui.fakeclient import FakeClient
store = Store(Path({str(tmp_path)!r}))
async def come():
    async with FakeClient(main_for(Host(store, Settings(store)))) as screen:
        assert "home-new" in screen.names()
asyncio.run(come())
"""
    found = started(home, cache)
    assert games_in(found) == set() and "yaml" not in found["loaded"]
    assert found["searched"] == 0 and 0 < sum(found["parsed"].values()) < 200
    shown = {name for name in found["loaded"] if name.startswith(("companion.ui.games.", "companion.ui.main_screen."))}
    boxes = {f"companion.ui.games.{game_id}" for game_id in game_ids()}  # what is painted on them, and nothing else
    assert shown <= boxes and "companion.ui.main_screen.question_sheet" not in found["loaded"]


@pytest.mark.parametrize("game_id", game_ids())
def test_the_title_on_the_shelf_is_that_of_the_game(game_id: str) -> None:
    opened = game(game_id)
    assert title(game_id, lambda _schema, _subject: None) == opened.title
    filled: dict[str, Any] = {"title": "Boarding!", "name": "Boarding!"}
    assert title(game_id, lambda _schema, _subject: filled) == opened.titled(lambda _schema, _subject: filled)


def test_the_search_words_are_made_at_the_first_search() -> None:
    index = RuleIndex(rule_index(ANY).rules.values())
    assert not {"_words", "_vocabulary", "_known"} & vars(index).keys()
    assert index.search("krakken") and {"_words", "_vocabulary", "_known"} <= vars(index).keys()


# --- messages, one by one


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_parsed_alone_are_those_of_the_whole_catalogue(lang: str) -> None:
    said = Texts(lang, strict=True)
    for path in catalogue_files(lang):
        said_here = [each for each in parse(path).body if isinstance(each, (ftl.Message, ftl.Term))]
        whole = {f"-{e.id.name}" if isinstance(e, ftl.Term) else e.id.name: e for e in said_here}
        assert list(entries(path)) == list(whole)
        for name, entry in whole.items():
            said._bundle._lookup(name.removeprefix("-"), name.startswith("-"))
            kept = said._bundle._terms if name.startswith("-") else said._bundle._messages
            assert entry.equals(kept[name.removeprefix("-")], ignored_fields=["span", "comment"]), name


def test_a_message_that_is_no_fluent_is_refused_when_it_is_said_and_no_other(tmp_path: Path) -> None:
    path = tmp_path / "a.ftl"
    path.write_text("good = Good\nbad = { $\nfar = { bad }\nlast = Last\n    .of = of it\n", encoding="utf-8")
    strict, table = Texts("en", [path], strict=True), Texts("en", [path], strict=False)
    assert (strict(msg("good")), strict(msg("last.of")), table(msg("bad"))) == ("Good", "of it", "⟦bad⟧")
    for name in ("bad", "far"):
        with pytest.raises(TextError, match=r"a\.ftl: bad"):
            strict(msg(name))


# --- what is kept


@pytest.fixture
def numbers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A YAML file among the data of a house of its own, with a cache of its own."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(yaml_data, "data_roots", lambda: (tmp_path,))
    path = tmp_path / "rulesdata" / "reef" / "numbers.yaml"
    path.parent.mkdir(parents=True)
    path.write_text("hull: 4\n", encoding="utf-8")
    return path


def kept_in(tmp_path: Path) -> Path:
    return tmp_path / "cache" / "vigie" / "rulesdata.reef.numbers.json"


def test_a_file_is_parsed_once_and_a_change_is_seen_at_once(
    numbers: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert read_yaml(numbers) == {"hull": 4}
    kept, parsed = kept_in(tmp_path).read_bytes(), yaml_data._parsed
    monkeypatch.setattr(yaml_data, "_parsed", lambda *_: pytest.fail("parsed again"))
    assert read_yaml(numbers) == {"hull": 4}
    monkeypatch.setattr(yaml_data, "_parsed", parsed)
    moment = numbers.stat()
    numbers.write_text("hull: 5\n", encoding="utf-8")
    os.utime(numbers, ns=(moment.st_atime_ns, moment.st_mtime_ns))
    assert read_yaml(numbers) == {"hull": 5} and kept_in(tmp_path).read_bytes() != kept
    assert [each.name for each in kept_in(tmp_path).parent.iterdir()] == [kept_in(tmp_path).name]


@pytest.mark.parametrize(
    "spoil", [lambda b: b[:-1], lambda b: b.replace(b"4", b"7"), lambda _: b"", lambda _: b"\xff\n{}"]
)
def test_what_is_damaged_is_made_anew(numbers: Path, tmp_path: Path, spoil: Any) -> None:
    read_yaml(numbers)
    sound = kept_in(tmp_path).read_bytes()
    kept_in(tmp_path).write_bytes(spoil(sound))
    assert read_yaml(numbers) == {"hull": 4} and kept_in(tmp_path).read_bytes() == sound


def test_without_a_folder_to_write_to_all_is_read_anew(numbers: Path, tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("a file where the folder would be")
    assert read_yaml(numbers) == {"hull": 4} == read_yaml(numbers)


def test_what_json_would_change_is_not_kept(numbers: Path, tmp_path: Path) -> None:
    for source, value in (("1: a\n", {1: "a"}), ("day: 2026-11-27\n", {"day": date(2026, 11, 27)})):
        numbers.write_text(source, encoding="utf-8")
        assert read_yaml(numbers) == value == read_yaml(numbers) and not kept_in(tmp_path).exists()


def test_a_fault_names_file_and_line_each_time(numbers: Path) -> None:
    numbers.write_text("hull: 4\nsail: [\n", encoding="utf-8")
    for _ in range(2):
        with pytest.raises(BrokenData, match=r"numbers\.yaml, line 3"):
            read_yaml(numbers)


def test_files_beside_the_data_are_not_kept(numbers: Path, tmp_path: Path) -> None:
    stray = tmp_path.parent / f"{tmp_path.name}-stray.yaml"
    stray.write_text("hull: 4\n", encoding="utf-8")
    assert read_yaml(stray) == {"hull": 4} and not (tmp_path / "cache").exists()


def test_what_a_game_was_found_to_be_counts_for_these_very_files(tmp_path: Path) -> None:
    one, other = tmp_path / "a.yaml", tmp_path / "b.yaml"
    one.write_text("ab")
    other.write_text("c")
    first = startup_cache.digest([one, other])
    assert startup_cache.digest([one, other]) == first != startup_cache.digest([other, one])
    one.write_text("a")
    other.write_text("bc")
    assert startup_cache.digest([one, other]) != first
