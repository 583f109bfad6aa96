"""The command line in a house of several games: each has its library, its file and its demonstration."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from companion import cli, cli_library, cli_options
from companion.core.values.messages import msg
from companion.host import host
from companion.library.shelf import Shelf
from companion.store import Store
from tests.unit.skerry import SkerryGame

HERRING = ("price-tag", "herring")


class Skerry(SkerryGame):
    """The tiny game under a title that has words."""

    title = msg("core-app")


class Reef(Skerry):
    """The same game once more."""

    id = "reef"


@pytest.fixture
def shelf_in(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Path, str], Shelf]]:
    """A house where both are played; gives the library of a game in a folder of data."""
    both = {game.id: game for game in (Skerry(), Reef())}
    opened: list[Store] = []

    def shelf(folder: Path, game_id: str) -> Shelf:
        opened.append(Store(folder))
        return Shelf(opened[-1], both[game_id])

    for module in (cli_library, cli_options):
        monkeypatch.setattr(module, "game_ids", lambda: tuple(both))
    monkeypatch.setattr(host, "game", both.__getitem__)
    yield shelf
    for store in opened:
        store.close()


def library(capsys: pytest.CaptureFixture[str], data: Path, *arguments: str) -> tuple[int, list[str], str]:
    """Exit code, lines of output, complaints."""
    code = cli.main(["library", *arguments, "--data", str(data), "--lang", "en"])
    out, err = capsys.readouterr()
    return code, out.splitlines(), err


def test_every_library_is_shown_and_checked_under_the_title_of_its_game(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, shelf_in: Callable[[Path, str], Shelf]
) -> None:
    shelf_in(tmp_path, "reef").put(*HERRING, {"price": 4})
    copied = ["price-tag  herring  1 of 2 values, copied at the table", "1 card in the library"]
    assert library(capsys, tmp_path, "list") == (0, ["Vigie", "No cards in the library", "Vigie", *copied], "")
    assert library(capsys, tmp_path, "list", "--game", "reef") == (0, copied, "")
    code, lines, _ = library(capsys, tmp_path, "check")
    assert code == 0 and [line.startswith("Cards checked: 1") for line in lines] == [False, False, False, True]


def test_a_card_that_no_longer_fits_is_found_in_whichever_library(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, shelf_in: Callable[[Path, str], Shelf]
) -> None:
    shelf_in(tmp_path, "skerry").put(*HERRING, {"price": 4})
    store = Store(tmp_path)
    (card,) = store.cards("skerry")
    card.record["weight"] = 3
    store.put_cards("skerry", [card])
    store.close()
    code, lines, _ = library(capsys, tmp_path, "check")
    assert code == cli.NOT_IN_ORDER and "herring" in lines[1]


def test_a_file_goes_into_the_library_of_the_game_that_it_names(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, shelf_in: Callable[[Path, str], Shelf]
) -> None:
    here, there, file = tmp_path / "here", tmp_path / "there", str(tmp_path / "library.json")
    shelf_in(here, "reef").put(*HERRING, {"price": 4})
    assert library(capsys, here, "export", file)[0] == 0
    code, _, err = library(capsys, there, "import", file, "--game", "skerry")
    assert code == cli.BAD_INPUT and "reef" in err
    assert library(capsys, there, "import", file)[0] == 0
    assert shelf_in(there, "reef").get(*HERRING) == {"price": 4, "ports": None}
    assert shelf_in(there, "skerry").all() == []


def test_one_file_holds_one_game(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, shelf_in: Callable[[Path, str], Shelf]
) -> None:
    for game_id in ("skerry", "reef"):
        shelf_in(tmp_path, game_id).put(*HERRING, {"price": 4})
    code, lines, err = library(capsys, tmp_path, "export")
    assert (code, lines) == (cli.BAD_INPUT, []) and "--game" in err and "skerry, reef" in err
    code, lines, _ = library(capsys, tmp_path, "export", "--game", "reef")
    assert code == 0 and any('"game": "reef"' in line for line in lines)


def test_a_file_of_a_game_that_is_not_here_is_refused(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    shelf_in: Callable[[Path, str], Shelf],
) -> None:
    shelf = shelf_in(tmp_path, "reef")
    file = tmp_path / "library.json"
    file.write_text(shelf.export_text(), encoding="utf-8")
    for module in (cli_library, cli_options):
        monkeypatch.setattr(module, "game_ids", lambda: ("skerry",))
    code, _, err = library(capsys, tmp_path, "import", str(file))
    assert code == cli.BAD_INPUT and "reef" in err and err.count("\n") == 1


@pytest.mark.parametrize("command", [("--demo", "chess"), ("library", "list", "--game", "chess")])
def test_a_game_that_is_not_here_is_named(capsys: pytest.CaptureFixture[str], command: tuple[str, ...]) -> None:
    with pytest.raises(SystemExit) as left:
        cli.main([*command, "--lang", "en"])
    assert left.value.code == cli.BAD_INPUT and "chess" in capsys.readouterr().err
