"""The folder for tablets: what is in it, whose place it may take, and the importer of the browser's Python."""

from __future__ import annotations

import ast
import gzip
import hashlib
import importlib
import io
import json
import os
import pkgutil
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

from companion import cli
from companion.core.values.messages import msg
from companion.library.texts import texts_in
from companion.library.yaml_data import read_yaml
from companion.paths import PACKAGE, assets, data_root
from companion.tablet import build as building
from companion.tablet import bundle as bundling
from companion.tablet import wheels
from companion.tablet.build import MARK, build, contents
from companion.tablet.bundle import LEFT
from companion.tablet.cannot_build import CannotBuild
from companion.tablet.minified_sources import shortened
from companion.tablet.start_page import ENGINES, bootstrap, page
from companion.tablet.zip_importer import install, with_code
from companion.web.serving.script_fonts import fonts

pytestmark = pytest.mark.slow
EN = texts_in("en")
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
PROMISED, OF_PIP = 16_000_000, 1_900_000
"""Bytes as sent by a server that compresses; and those of them that the packages are of which there are none here."""
ELSEWHERE = """
import json, sys
from pathlib import Path
from companion.tablet import build
build.wheels = lambda: [Path(sys.argv[1])]
print(json.loads(build.contents("fr")[build.MARK])["build"])
"""
"""Prints the number of a build that another process makes."""
WHEEL = "msgpack-1.2.4-cp314-cp314-pyemscripten_2026_0_wasm32.whl"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Stands for what pip downloads."""
    path = tmp_path_factory.mktemp("wheels") / WHEEL
    with zipfile.ZipFile(path, "w") as packed:
        packed.writestr("msgpack/__init__.py", "version = 1\n")
        packed.writestr("msgpack/_cmsgpack.cpython-314-wasm32-emscripten.so", b"\0asm")
        packed.writestr("msgpack-1.2.4.dist-info/licenses/COPYING", "Apache 2.0")
    return path


@pytest.fixture(scope="module")
def files(wheel: Path) -> Iterator[Mapping[str, bytes]]:
    """What is written, but for the packages that only pip has. Each source is shortened once, which takes longest."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(building, "wheels", lambda: [wheel])
        patch.setattr(bundling, "shortened", cache(shortened))
        yield contents("fr")


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few files stand for all that is written."""
    mark = json.dumps({"build": "0123456789ab", "files": sorted(["index.html", "app/sources.bin", MARK])}).encode()
    files = {"app/sources.bin": gzip.compress(b"sources"), "index.html": b"<!DOCTYPE html>" + b" " * 999, MARK: mark}
    monkeypatch.setattr(building, "contents", lambda _lang: files)


def strung(packed: bytes) -> dict[str, bytes]:
    """Files that were strung together."""
    content = gzip.decompress(packed)
    at = 4 + int.from_bytes(content[:4], "little")
    found = {}
    for name, size in json.loads(content[4:at]):
        found[name] = content[at : at + size]
        at += size
    assert at == len(content)
    return found


def sources(packed: bytes) -> dict[str, bytes]:
    """Sources that were packed."""
    with zipfile.ZipFile(io.BytesIO(gzip.decompress(packed))) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def names(files: Mapping[str, bytes]) -> set[str]:
    """Of all that the browser's Python imports and reads."""
    return {*sources(files["app/sources.bin"]), *strung(files["app/files.bin"])}


def test_it_is_the_same_to_the_byte_each_time(files: Mapping[str, bytes]) -> None:
    assert contents("fr") == files


@pytest.mark.long
def test_another_process_elsewhere_builds_the_same(files: Mapping[str, bytes], wheel: Path, tmp_path: Path) -> None:
    elsewhere = {"PYTHONPATH": str(PACKAGE.parent), "PYTHONHASHSEED": "7", "TZ": "Asia/Tokyo", "LC_ALL": "C"}
    command = [sys.executable, "-c", ELSEWHERE, str(wheel)]
    done = subprocess.run(command, cwd=tmp_path, env=os.environ | elsewhere, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == json.loads(files[MARK])["build"]


def test_a_first_visit_stays_as_small_as_it_was_promised(files: Mapping[str, bytes]) -> None:
    """16 MB with the packages that only pip has; `tests.bench.tablet` measures all of it."""
    size, sent = building.first_visit(files)
    assert sent < PROMISED - OF_PIP and sent < size


def test_the_bundle_has_our_code_and_data_and_nothing_that_serves(files: Mapping[str, bytes]) -> None:
    found = names(files)
    assert {"companion/device.py", "fluent/__init__.py"} <= found
    ours = {name.removeprefix("companion/") for name in found if name.startswith("companion/")}
    assert not {name for name in ours for left in (*LEFT, "cli") if name.startswith(left)}
    assert "babel/locale-data/fr_FR.dat" in found and "zipfile/__init__.py" in sources(files["app/stdlib.bin"])
    library = "_cmsgpack.cpython-314-wasm32-emscripten.so"
    assert files[f"app/{library}"] == b"\0asm"
    assert f'"/app/msgpack/{library}": "app/{library}"' in files["build.js"].decode()


def test_data_is_read_beforehand(files: Mapping[str, bytes]) -> None:
    read = {name: content for name, content in strung(files["app/files.bin"]).items() if name.endswith(".yaml")}
    assert len(read) > 50
    for name, content in read.items():
        if content[:1] in (b"{", b"["):
            assert json.loads(content) == read_yaml(data_root() / name), name
    slow = [name for name, content in read.items() if content[:1] not in (b"{", b"[")]
    assert len(slow) < 3, slow


def test_sources_lose_what_only_people_read_and_keep_their_lines() -> None:
    for path in sorted((PACKAGE / "core").rglob("*.py")):
        before = path.read_bytes()
        for docstrings in (False, True):
            after = shortened(before, docstrings=docstrings)
            assert shortened(before, docstrings=docstrings) == after, "the same to the byte each time"
            wanted, found = ast.parse(before), ast.parse(after)
            if docstrings:
                for node in [*ast.walk(wanted), *ast.walk(found)]:
                    if isinstance(node, DOCUMENTED) and ast.get_docstring(node):
                        node.body[0] = ast.Pass()
            assert ast.dump(wanted) == ast.dump(found), path
            lines = [[getattr(each, "lineno", 0) for each in tree.body] for tree in (wanted, found)]
            assert lines[0] == lines[1], path
            assert len(after) < len(before) or b"#" not in before, path
    newer = b"type T[A] = (  # not yet\n"
    assert shortened(newer, docstrings=True) == newer


def test_where_docstrings_name_rules_they_stay(files: Mapping[str, bytes]) -> None:
    found = sources(files["app/sources.bin"])
    assert b'""' in found["companion/core/procedures/procedure.py"]
    assert b'"""' not in found["companion/device.py"]


def test_every_folder_of_our_data_is_in_the_bundle_or_served_beside_it(files: Mapping[str, bytes]) -> None:
    """A new kind of data must not be missing on tablets alone."""
    root, seen = data_root(), {"assets/screenshots", "assets/new_game"}  # for documents, and for a checkout
    bundled = names(files)
    for folder in ("rulesdata", *(each.relative_to(root).as_posix() for each in assets().iterdir() if each.is_dir())):
        if folder not in seen:
            there = {path.relative_to(root).as_posix() for path in (root / folder).rglob("*") if path.is_file()}
            kept = {name for name in there if not name.endswith((".md", ".txt", ".zip"))}
            assert kept, folder
            assert kept <= bundled or {name.removeprefix("assets/") for name in kept} <= set(files), folder


def test_all_that_the_page_keeps_offline_is_there(files: Mapping[str, bytes]) -> None:
    lines = files["service-worker.js"].decode().splitlines()
    listed = {name: json.loads(value) for name, value in re.findall(r"const (\w+) = (.+);", "\n".join(lines[:3]))}
    kept = {"index.html" if name == "./" else name: about for name, about in listed["FILES"].items()}
    assert set(listed["ENGINES"]) <= set(kept) <= set(files) and listed["ENGINES"] == list(ENGINES)
    for name, about in kept.items():
        assert about == {"size": len(files[name]), "sum": hashlib.sha256(files[name]).hexdigest()}, name
    scripts = {"worker.js", "runtime.js", "storage.js", "snapshot.js", "build.js", "python.js"}
    assert {*scripts, "app/sources.bin", "app/files.bin", "app/stdlib.bin", "manifest.json"} <= set(kept)
    build = json.loads(files[MARK])["build"]
    assert build == listed["BUILD"]
    assert f'"{build}"' in files["build.js"].decode() and f'const BUILD = "{build}";' in files["index.html"].decode()


def test_letters_of_other_scripts_are_there_and_no_part_of_a_first_visit(files: Mapping[str, bytes]) -> None:
    letters = dict(fonts())
    assert letters.items() <= files.items()
    listed = files["service-worker.js"].decode().partition("\n//")[0]
    assert not any(name in listed or building._fetched(name) for name in letters)
    assert "fonts/any-script.zip" not in files


def test_no_address_of_the_page_leads_to_a_root_or_to_another_host(files: Mapping[str, bytes]) -> None:
    written = files["index.html"].decode()
    assert '<base href="./">' in written and "/ws" in written
    assert not re.findall(r"""(?:src|href)=["'](?:/|https?:)""", written)
    manifest = json.loads(files["manifest.json"])
    assert (manifest["id"], manifest["start_url"], manifest["scope"]) == ("./", "./", "./")
    assert (manifest["display"], manifest["orientation"], manifest["name"]) == ("fullscreen", "any", "Vigie")
    assert {icon["src"] for icon in manifest["icons"]} <= set(files)
    assert "serviceWorkerSettings: {" not in files["flutter_bootstrap.js"].decode()


def test_the_page_is_held_like_an_app_before_flutter_is_there(files: Mapping[str, bytes]) -> None:
    written = files["index.html"].decode()
    assert re.findall(r'<meta name="viewport" content="([^"]+)">', written) == [
        "width=device-width, initial-scale=1.0, maximum-scale=1.0, user-scalable=no"
    ]
    assert "overscroll-behavior: none; touch-action: manipulation" in written, "no bounce, no zoom by a double tap"
    assert '<meta name="mobile-web-app-capable" content="yes">' in written


def test_every_part_has_its_licence(files: Mapping[str, bytes]) -> None:
    written = files["licences.txt"].decode()
    for part in ("Vigie", "Pyodide", "SQLAlchemy 2", "flet 1", "msgpack 1.2.4", "Alegreya", "PyYAML"):
        assert part in written, part


def test_an_older_folder_of_ours_gives_way(quick: None, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    first = build(folder, "fr")
    (folder / "index.html").write_text("old")
    again = build(folder, "fr")
    assert first == again and (folder / "index.html").read_text("utf-8").startswith("<!DOCTYPE html>")
    assert {each.name for each in tmp_path.iterdir()} == {"site"}
    assert again.files == sum(path.is_file() for path in folder.rglob("*")) and again.sent < again.size


@pytest.mark.parametrize("mark", [None, "{}", "[", '{"files": ["index.html"]}'])
def test_a_folder_with_anything_else_is_left_alone(mark: str | None, quick: None, tmp_path: Path) -> None:
    (tmp_path / "holiday.jpg").write_bytes(b"beach")
    if mark is not None:
        (tmp_path / MARK).write_text(mark)
    with pytest.raises(CannotBuild) as caught:
        build(tmp_path, "fr")
    assert caught.value.text == msg("tablet-foreign", folder=str(tmp_path))
    assert (tmp_path / "holiday.jpg").read_bytes() == b"beach"


def test_a_file_is_no_folder(quick: None, tmp_path: Path) -> None:
    (tmp_path / "site").write_text("a list of sites")
    with pytest.raises(CannotBuild):
        build(tmp_path / "site", "fr")


def test_the_command_says_what_it_wrote_or_why_not(
    quick: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["build-tablet", str(tmp_path / "site"), "--lang", "en"]) == 0
    assert "build" in capsys.readouterr().out
    (tmp_path / "site" / "mine.txt").write_text("mine")
    assert cli.main(["build-tablet", str(tmp_path / "site"), "--lang", "en"]) == cli.NOT_IN_ORDER
    assert EN(msg("tablet-foreign", folder=str(tmp_path / "site"))) in capsys.readouterr().err


def test_a_package_that_pip_has_not_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(wheels, "PLATFORM", ("--no-index",))
    with pytest.raises(CannotBuild) as caught:
        wheels.wheels()
    assert caught.value.text.key == "tablet-no-packages" and "pydantic" in str(dict(caught.value.text.args))


def test_every_package_is_known_by_its_checksum() -> None:
    lines = [line for line in wheels.LISTED.read_text("utf-8").splitlines() if not line.startswith("#")]
    assert all(re.fullmatch(r"\w+==[\d.]+ --hash=sha256:[0-9a-f]{64}", line) for line in lines)
    assert [name for name, _ in wheels.names()] == ["pydantic", "pydantic_core", "msgpack"]


def test_a_tablet_runs_the_versions_with_which_all_else_is_tested() -> None:
    pinned = dict(line.split("==") for line in (PACKAGE.parent / "constraints.txt").read_text("utf-8").split())
    assert dict(wheels.names()).items() <= pinned.items()


@pytest.mark.parametrize("changed", ["<html>", "<base href=/>"])
def test_another_page_of_flets_is_told(changed: str) -> None:
    with pytest.raises(CannotBuild):
        page(changed, "Vigie", "fr")
    with pytest.raises(CannotBuild):
        bootstrap(changed)


# ---------------------------------------------------------------------- the importer


@pytest.fixture
def root(tmp_path: Path) -> Iterator[Path]:
    """Where a bundle of four modules is installed, and what they read laid; nothing of it is left."""
    sources = {
        "ship_of_test/__init__.py": "from ship_of_test.hold import barrels\n",
        "ship_of_test/hold/__init__.py": "from pathlib import Path\n"
        "barrels = Path(__file__).with_name('list.json').read_text()\n",
        "ship_of_test/sails.py": "SAILS = 3\n",
    }
    with zipfile.ZipFile(tmp_path / "bundle.zip", "w") as packed:
        for name, source in sources.items():
            packed.writestr(name, source)
    read = tmp_path / "app/ship_of_test/hold/list.json"
    read.parent.mkdir(parents=True)
    read.write_text("[7]")
    hooks, path = list(sys.path_hooks), list(sys.path)
    yield tmp_path / "app"
    sys.path_hooks[:], sys.path[:] = hooks, path
    sys.path_importer_cache.clear()
    for name in [each for each in sys.modules if each.startswith("ship_of_test")]:
        del sys.modules[name]


def test_modules_come_out_of_the_bundle(root: Path) -> None:
    install(str(root.parent / "bundle.zip"), str(root))
    ship = importlib.import_module("ship_of_test")
    assert ship.barrels == "[7]" and importlib.import_module("ship_of_test.sails").SAILS == 3
    assert [(each.name, each.ispkg) for each in pkgutil.iter_modules(ship.__path__)] == [
        ("hold", True),
        ("sails", False),
    ]
    with pytest.raises(ModuleNotFoundError):
        importlib.import_module("ship_of_test.rudder")


def test_what_was_compiled_is_kept_for_the_next_start(root: Path) -> None:
    bundle = install(str(root.parent / "bundle.zip"), str(root))
    importlib.import_module("ship_of_test")
    kept = bundle.kept()
    assert kept and bundle.kept() == b"", "nothing more was compiled since"
    again = install(str(root.parent / "bundle.zip"), str(root), kept)
    assert again.get_code("ship_of_test") == bundle.get_code("ship_of_test") and again.kept() == b""
    again.get_code("ship_of_test.sails")
    assert len(again.kept()) > len(kept)


def test_how_many_were_compiled_is_told_and_nothing_more_is_kept_once_it_is_to_be_forgotten(root: Path) -> None:
    told: list[int] = []
    bundle = install(str(root.parent / "bundle.zip"), str(root), told=told.append)
    importlib.import_module("ship_of_test")
    assert told == [1, 2]
    bundle.forget()
    (moved := root.parent / "elsewhere.zip").write_bytes((root.parent / "bundle.zip").read_bytes())
    bundle.path = str(moved)  # no file is open: in a snapshot none may be
    assert importlib.import_module("ship_of_test.sails").SAILS == 3
    assert told == [1, 2] and bundle.kept() == b""


def test_modules_of_the_standard_library_get_their_code_beside_them(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    archive = root.parent / "library.zip"
    with zipfile.ZipFile(archive, "w") as packed:
        packed.writestr("ship_of_test_used.py", "CREW = 12\n")
        packed.writestr("ship_of_test_idle.py", "CREW = 0\n")
    monkeypatch.syspath_prepend(str(archive))
    importlib.import_module("ship_of_test_used")
    again = with_code(str(archive))
    with zipfile.ZipFile(io.BytesIO(again)) as packed:
        assert packed.namelist() == ["ship_of_test_used.py", "ship_of_test_used.pyc", "ship_of_test_idle.py"]
    (root.parent / "again.zip").write_bytes(again)
    del sys.modules["ship_of_test_used"]
    monkeypatch.syspath_prepend(str(root.parent / "again.zip"))
    importlib.invalidate_caches()
    used = importlib.import_module("ship_of_test_used")
    assert used.CREW == 12 and used.__spec__ is not None and used.__spec__.cached
