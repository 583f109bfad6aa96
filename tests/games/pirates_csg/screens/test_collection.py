"""The owner's collection in the library: cards by form and out of a spreadsheet, fleets that are built and kept."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import flet as ft
import pytest

from companion.cli import main
from companion.host.host import Host
from companion.host.settings import Settings
from companion.library.game_registry import game
from companion.library.sample import load_sample
from companion.library.shelf import Shelf
from companion.library.texts import LANGUAGES, texts_in
from companion.store import Store
from companion.ui.app import main_for
from companion.ui.context.app_context import AppContext
from companion.ui.shell.collection import Import, ImportReport
from companion.ui.shell.fleets import listing
from companion.ui.shell.spreadsheet_columns import MatchColumns, WantedColumns
from tests.games.pirates_csg.rules.spreadsheet import invented, ship, written
from tests.support.boards import screen_of
from tests.support.machine import machine
from tests.ui.fakeclient import FakeClient

CSG = "pirates_csg"
EN = texts_in("en")


class Clock:
    """Long enough passes between any two taps."""

    now = 100.0

    def __call__(self) -> float:
        self.now += 10
        return self.now


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    store = Store(tmp_path / "data")
    opened = Host(store, Settings(store))
    opened.settings.put("language", "en")
    yield opened
    store.close()


def library(host: Host) -> FakeClient:
    return FakeClient(main_for(host, AppContext(host, services=machine(Clock()))), f"/library/{CSG}")


def filled(host: Host) -> Shelf:
    """Our own cards as somebody's collection."""
    shelf = host.shelf(CSG)
    for (schema, subject), values in load_sample(game(CSG)).items():
        if subject in ("V-001", "V-002", "V-003", "V-101"):
            shelf.put(schema, subject, values)
    return shelf


def rows(screen: FakeClient) -> list[str]:
    found = (each.identifier or "" for each in screen.find(ft.Semantics))
    return [name for name in found if name.startswith("browse-csg")]


# ---------------------------------------------------------------------- cards


async def test_the_library_of_a_collection_is_the_collection(host: Host) -> None:
    filled(host)
    async with library(host) as screen:
        assert len(rows(screen)) == 4
        await screen.type("Search (name, text)", "heron")
        assert rows(screen) == ["browse-csg-ship-V-002"]
        await screen.tap("browse-csg-ship-V-002")
        await screen.tap("library-back")
        assert rows(screen) == ["browse-csg-ship-V-002"], "what was searched is not forgotten"


async def test_a_card_is_added_mended_and_thrown_away_by_its_form(host: Host) -> None:
    async with library(host) as screen:
        assert "No cards have been copied yet" in " ".join(screen.texts())
        await screen.tap("collection-add")
        await screen.type("Set and number, such as SM-012", "no/slash")
        assert screen.find(ft.TextField, error=EN_SHAPE)
        await screen.type("Set and number, such as SM-012", "XY-7")
        await screen.tap("collection-new-csg-ship")
        await screen.type("Name", "Kittiwake")
        await screen.tap("slot-cannons")
        await screen.type("Cannons, bow to stern", "3S+3L")
        assert screen.find(ft.TextField, error="Write it like “3S-3L”.")
        await screen.type("Cannons, bow to stern", "3S-3L")
        await screen.tap("answer-main")
        assert "Ship XY-8" in " ".join(screen.texts()), "the next number lies there at once"
        await screen.tap("library-back")
        assert screen.find(ft.TextField, value="XY-8"), "and can be another one"
        assert rows(screen) == ["browse-csg-ship-XY-7"]
        assert (host.shelf(CSG).get("csg-ship", "XY-7") or {})["cannons"] == "3S-3L"
        await screen.tap("browse-csg-ship-XY-7")
        await screen.tap("library-discard")
        assert not rows(screen)


EN_SHAPE = "Letters, figures, “.”, “_” and “-” only, 40 at most."


async def test_a_spreadsheet_is_read_with_its_progress_and_reported(host: Host) -> None:
    shelf, shown = host.shelf(CSG), list[ImportReport]()
    content, lines = invented(900, 20)
    await Import(game(CSG), shelf).run(content, shown.append)
    assert [report.done for report in shown[:-1]] == [200, 400, 600, 800, 900]
    last = shown[-1]
    assert last.over and last.imported is not None and last.imported.new == len(shelf.all()) == 896
    assert [odd.line for odd in last.odd] == lines
    assert not shelf.check()


async def test_what_somebody_has_typed_stays(host: Host) -> None:
    shelf = host.shelf(CSG)
    shelf.put("csg-ship", "ZZ-001", {"name": "My own name", "points": None})
    await Import(game(CSG), shelf).run(written([ship(1, name="Theirs")]), lambda _: None)
    assert {name: (shelf.get("csg-ship", "ZZ-001") or {})[name] for name in ("name", "points")} == {
        "name": "My own name",
        "points": 11,
    }
    await Import(game(CSG), shelf).run(written([ship(2, name="Theirs")]), lambda _: None)
    await Import(game(CSG), shelf).run(written([ship(2, name="Theirs, mended")]), lambda _: None)
    assert (shelf.get("csg-ship", "ZZ-002") or {})["name"] == "Theirs, mended"


async def test_a_file_that_is_none_is_refused_in_words(host: Host) -> None:
    shown: list[ImportReport] = []
    await Import(game(CSG), host.shelf(CSG)).run(b"hello", shown.append)
    assert shown[-1].over and shown[-1].wrong is not None
    assert all("name, type" in texts_in(lang)(shown[-1].wrong) for lang in LANGUAGES)


def test_the_command_line_reads_a_spreadsheet_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "cards.csv"
    file.write_bytes(written([ship(1), ship(2, type="Bust")]))
    assert main(["library", "import", str(file), "--game", CSG, "--data", str(tmp_path / "data"), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "Line 3, Grey Gannet 2:" in told and "New cards: 1" in told
    wrong = ["library", "import", str(file), "--game", "blackbeard", "--data", str(tmp_path / "data"), "--lang", "en"]
    assert main(wrong) != 0 and CSG in capsys.readouterr().err


# ---------------------------------------------------------------------- fleets


async def test_a_fleet_is_built_copied_written_out_and_thrown_away(host: Host) -> None:
    shelf = filled(host)
    async with library(host) as screen:
        await screen.tap("collection-fleets")
        await screen.tap("built-new")
        await screen.type("Name", "Home Fleet")
        await screen.tap("answer-main")
        await screen.tap("built-own-1")
        await screen.tap("built-build")
        await screen.tap("browse-csg-ship-V-001")
        await screen.tap("browse-csg-crew-V-101")
        await screen.tap("answer-main")
        kept = shelf.get("csg-fleet", "own-1") or {}
        assert (kept["name"], kept["csg-ship"], kept["csg-crew"]) == ("Home Fleet", ["V-001"], ["V-101"])
        assert "Sea Swallow (V-001)" in " ".join(screen.texts())
        await screen.tap("built-copy")
        assert (shelf.get("csg-fleet", "own-2") or {})["name"] == "Home Fleet (copy)"
        await screen.tap("built-discard")
        assert shelf.get("csg-fleet", "own-2") is None and shelf.get("csg-fleet", "own-1") is not None


def test_a_fleet_is_written_out_with_what_is_no_longer_there(host: Host) -> None:
    shelf = filled(host)
    lists = {"csg-ship": ["V-001", "V-999"], "csg-crew": ["V-101", "V-101"]}
    shelf.put("csg-fleet", "own-1", {"name": "Home Fleet", "total": 40, **lists})
    card = next(card for card in shelf.all() if card.schema == "csg-fleet")
    known = {(each.schema, each.subject): each.record for each in shelf.all()}
    text = listing(EN, game(CSG), card, known)
    assert text.startswith("Home Fleet\nBuild total 40\n\nShips\n– Sea Swallow (V-001): England · Points 11")
    assert "V-999, no longer in the collection" in text and "Captain ×2 (V-101)" in text


@pytest.mark.parametrize("edition", ["sample", "owner"])
def test_a_kept_fleet_is_at_hand_in_either_edition(host: Host, edition: str) -> None:
    """A table that plays with our cards keeps its fleets as any other, and nothing else of the owner's is mixed in."""
    shelf, context = filled(host), AppContext(host, services=machine(Clock()))
    shelf.put("csg-ship", "EX-001", shelf.known()["csg-ship", "V-001"])
    session = context.session(context.begin(CSG, {"edition": edition}))
    collection = context.collection(session)
    assert collection.keep is not None
    assert collection.keep("csg-fleet", "own-1", {"name": "Hers", "total": 40, "csg-ship": ["V-001"]}) is None
    there = collection.known()
    assert there["csg-fleet", "own-1"]["name"] == "Hers" and ("csg-ship", "V-001") in there
    assert (("csg-ship", "EX-001") in there) == (edition == "owner")
    assert ("csg-fleet", "own-1") in context.collection(session).known()


GERMAN = "Schiffsname;Art;Wert;Rang\nGraue Möwe;Ship;9;x\n"


async def test_columns_with_unknown_headings_are_matched_by_hand(host: Host) -> None:
    columns = game(CSG).forms.spreadsheet.columns  # type: ignore[union-attr]
    shown, taken = list[ImportReport](), list[Mapping[str, int]]()
    await Import(game(CSG), host.shelf(CSG)).run(GERMAN.encode(), shown.append)
    sheet = shown[-1].asks
    assert sheet is not None and shown[-1].over and not host.shelf(CSG).all()
    async with screen_of(lambda: MatchColumns(columns, sheet, taken.append, lambda: None)) as screen:
        with pytest.raises(AssertionError):
            await screen.tap("columns-take")
        for tap in ("heading-0", "heading-1", "column-point cost", "heading-2", "columns-take"):
            await screen.tap(tap)
    assert taken == [{"name": 0, "type": 1, "point cost": 2}]
    await Import(game(CSG), host.shelf(CSG)).run(GERMAN.encode(), shown.append, taken[0])
    (card,) = host.shelf(CSG).all()
    assert (card.record["name"], card.record["points"]) == ("Graue Möwe", 9)


async def test_the_page_of_columns_lists_what_is_wanted_and_its_french_headings() -> None:
    columns = game(CSG).forms.spreadsheet.columns  # type: ignore[union-attr]
    async with screen_of(lambda: WantedColumns(columns, lambda: None)) as screen:
        told = " ".join(screen.texts())
    assert all(word in told for word in ("(obligatoire)", "nom", "mats", "3S-3L", "CSV"))
