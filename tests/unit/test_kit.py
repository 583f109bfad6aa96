"""The kit from which games are made: what registers itself, and what is refused."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.core.events.event import Event
from companion.core.kit import chapters
from companion.core.questions.kinds import BadAnswer
from companion.library.game_registry import game, game_ids

each_game = pytest.mark.parametrize("game_id", game_ids())

RUMBA = (
    "from companion.core.events.event import Event\nclass Danced(Event):\n    def apply(self, s):\n        return s\n"
)
STEP = "def step(t):\n    yield\nCOMMANDS = {'step': step}\n"


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., str]]:
    """Writes the files of a package `dances`; gives the name of its module `game`."""
    monkeypatch.syspath_prepend(tmp_path)

    def write(files: dict[str, str], contents: str = "CONTENTS = ('floor',)\n") -> str:
        for name, text in ({"__init__": contents, "floor/__init__": "", "game": ""} | files).items():
            path = tmp_path / "dances" / f"{name}.py"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return "dances.game"

    yield write
    for name in [name for name in sys.modules if name.split(".")[0] == "dances"]:
        del sys.modules[name]


def kinds(kind: type[Event[Any]]) -> Iterator[type[Event[Any]]]:
    """Every kind of event that is written down: what others have in common is not."""
    for each in kind.__subclasses__():
        yield from kinds(each) if each.__subclasses__() else (each,)


@each_game
def test_every_event_and_command_of_the_chapters_is_known_to_the_game(game_id: str) -> None:
    played = game(game_id)
    home = f"companion.games.{game_id}"
    defined = {kind.__name__ for kind in kinds(Event) if kind.__module__.startswith(f"{home}.")}
    assert defined and defined <= set(played.events.types)
    files = [Path(str(module.__file__)) for module in chapters.modules(f"{home}.game")]
    root = files[-1].parent
    assert sorted(set(files)) == sorted(path for path in root.rglob("*.py") if path != root / "__init__.py")
    assert played.procedures == chapters.commands(chapters.modules(f"{home}.game"))


@each_game
def test_every_step_that_begins_by_itself_has_a_procedure(game_id: str) -> None:
    played = game(game_id)
    assert played.next(played.start({})) is not None
    assert played.state is type(played.start({})) and isinstance(played.book, played.printed)


def test_events_and_commands_of_all_folders_register_themselves(package: Callable[..., str]) -> None:
    home = package({"floor/rumba": RUMBA + STEP, "tango": RUMBA.replace("Danced", "Turned")})
    modules = chapters.modules(home)
    assert [module.__name__ for module in modules] == [
        "dances.floor",
        "dances.floor.rumba",
        "dances.game",
        "dances.tango",
    ]
    assert [kind.__name__ for kind in chapters.events(modules)] == ["Danced", "Turned"]
    assert list(chapters.commands(modules)) == ["step"]


def test_an_event_that_is_imported_or_only_a_base_is_not_the_chapter_s_own(package: Callable[..., str]) -> None:
    base = "from companion.core.events.event import Event\nclass Base(Event):\n    pass\n"
    home = package({"floor/rumba": RUMBA + base, "tango": "from dances.floor.rumba import Danced\n"})
    assert [kind.__module__ for kind in chapters.events(chapters.modules(home))] == ["dances.floor.rumba"]


def test_two_commands_of_one_name_are_an_error(package: Callable[..., str]) -> None:
    home = package({"floor/rumba": STEP, "tango": STEP})
    with pytest.raises(ValueError, match=r"'step', dances\.tango is the second"):
        chapters.commands(chapters.modules(home))


def test_a_folder_that_the_contents_do_not_list_is_an_error(package: Callable[..., str]) -> None:
    with pytest.raises(ValueError, match=r"dances\.bar is not among the CONTENTS"):
        chapters.modules(package({"bar/__init__": ""}))


def test_a_module_without_contents_is_a_game_by_itself(package: Callable[..., str]) -> None:
    home = package({"game": RUMBA, "tango": STEP}, contents="")
    assert [module.__name__ for module in chapters.modules(home)] == [home]


def test_a_game_that_is_not_here_is_named_with_those_that_are() -> None:
    with pytest.raises(BadAnswer) as refused:
        game("chess")
    assert dict(refused.value.text.args) == {"given": "chess", "known": ", ".join(game_ids())}
