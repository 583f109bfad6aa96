"""The Python of the folder, which is another one than ours, says of golden evenings and kept saves what ours says.

A page beside the folder (`replays/`) starts that Python with that bundle and gives it the tests to run: the folder
itself has no way in.
"""

from __future__ import annotations

import hashlib
import io
import zipfile
from collections.abc import Callable
from difflib import unified_diff
from itertools import chain, islice
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.browser.tablet import address_of, serving
from tests.saves.saved_evenings import unpack, versions
from tests.support.replayed import golden_evenings, kept_saves

pytestmark = pytest.mark.long
TESTS: Final = Path(__file__).resolve().parents[1]
PAGE: Final = Path(__file__).parent / "replays"
KINDS: Final = (".py", ".json", ".txt", ".yaml", ".xz")
STEP: Final = 600_000
"""Milliseconds that one evening may take."""
SHOWN: Final = 40
"""Lines of a difference that one reads."""


def packed(saves: Path) -> bytes:
    """All tests, and the kept saves as databases: `lzma` is missing there."""
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in TESTS.rglob("*"):
            if path.suffix in KINDS:
                archive.write(path, path.relative_to(TESTS.parent))
        for path in saves.rglob("*"):
            if path.is_file():
                archive.write(path, Path("saves") / path.relative_to(saves))
    return whole.getvalue()


@pytest.fixture
def saves(tmp_path: Path) -> Callable[[str], Path]:
    """Folders with a database for each version, fresh ones for each call."""

    def unpacked(name: str) -> Path:
        for version in versions():
            folder = tmp_path / name / version
            folder.mkdir(parents=True)
            unpack(version, folder)
        return tmp_path / name

    return unpacked


def test_golden_evenings_and_kept_saves_are_the_same_letter_by_letter(
    site: Path, chrome: Browser, saves: Callable[[str], Path]
) -> None:
    beside = site.parent / PAGE.name
    beside.mkdir()
    for path in PAGE.iterdir():
        (beside / path.name).write_bytes(path.read_bytes())
    (beside / "tests.zip").write_bytes(packed(saves("theirs")))
    with serving(site.parent) as server:
        page = chrome.new_page()
        page.set_default_timeout(STEP)
        page.goto(f"{address_of(server).rpartition('/')[0]}/{PAGE.name}/")
        names = []
        for name, words in chain(golden_evenings(), kept_saves(saves("ours"))):
            page.wait_for_function("name => fault || done || said.has(name)", arg=name)
            assert not page.evaluate("fault"), f"{name}: {page.evaluate('fault')}"
            assert name not in names
            names.append(name)
            digest = page.evaluate("name => said.get(name)?.[0]", arg=name)
            if digest != hashlib.sha256(words.encode()).hexdigest():
                theirs = str(page.evaluate("name => said.get(name)?.[1] ?? ''", arg=name))
                lines = unified_diff(words.splitlines(), theirs.splitlines(), "here", "browser", lineterm="", n=1)
                pytest.fail("\n".join([name, *(line[:400] for line in islice(lines, SHOWN))]))
            page.evaluate("name => { said.get(name)[1] = ''; }", arg=name)
        page.wait_for_function("fault || done")
        assert page.evaluate("[fault, [...said.keys()]]") == ["", names]
        page.close()
