"""The app in a page that has started Python: it speaks the reader's language, in the size that the browser wants."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import flet as ft
import pytest

from companion import device
from companion.core.values.messages import msg
from companion.library.texts import texts_in
from companion.store.data_folder import MOBILE_VARIABLE
from companion.ui.look.theme import Wishes
from companion.ui.shell.repair import Entrance
from tests.ui.fakeclient import FakeClient


@pytest.mark.parametrize(
    ("languages", "lang", "words", "still"), [(["fr-CA", "en"], "fr", 1.5, True), (["en"], "en", 1, False)]
)
async def test_a_page_tells_what_its_reader_wants(
    languages: list[str], lang: str, words: float, still: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mains: list[Callable[[ft.Page], Any]] = []
    entrances: list[Entrance] = []
    made = device.entrance_of

    def entrance_of(*given: Any) -> Entrance:
        entrances.append(made(*given))
        return entrances[-1]

    monkeypatch.setenv(MOBILE_VARIABLE, str(tmp_path))
    monkeypatch.setattr(ft, "run", mains.append)
    monkeypatch.setattr(device, "entrance_of", entrance_of)
    told = device.in_browser(languages, True, lambda: None, None, words, still)
    assert told.keeping.may_vanish and not told.dropped.fall([b"a file"])
    with closing(entrances[0]):
        async with FakeClient(mains[0]) as screen:
            assert screen.page.data == Wishes(words, still)
            assert texts_in(lang)(msg("ui-motto")) in screen.texts()
