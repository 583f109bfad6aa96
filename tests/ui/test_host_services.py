"""What a machine has not, its screens say where one would look for it: files, photos, phones, pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import flet as ft
import pytest

from companion import device
from companion.core.values.messages import Msg, msg
from companion.host.host import Host
from companion.host.settings import Settings
from companion.library.texts import texts_in
from companion.store import Store
from companion.ui.context.app_context import AppContext
from companion.ui.games import screens_of
from companion.ui.parcels import result
from companion.ui.phone_screens.screen import PhoneApp
from companion.ui.runtime.file_pickers import PickerFiles
from companion.ui.runtime.host_services import HostServices, NoFiles, no_files
from tests.support.about import ANY
from tests.support.machine import machine
from tests.ui.fakeclient import FakeClient, at

FR = texts_in("fr")
NO_FILES, NO_PHOTOS = FR(msg("files-none")), FR(msg("photo-none"))


@pytest.fixture
def bare(tmp_path: Path) -> Iterator[AppContext]:
    """On a machine that has a clock and nothing else."""
    store = Store(tmp_path)
    yield AppContext(Host(store, Settings(store)))
    store.close()


def played(context: AppContext) -> str:
    """An evening of invented cards that has begun."""
    return context.begin(ANY, screens_of(ANY).demo())


PAGES: list[tuple[str, Callable[[AppContext], str], tuple[str, ...], Msg]] = [
    ("library", lambda _: f"/library/{ANY}", ("library-import", "library-export"), msg("files-none")),
    ("receive", lambda _: "/receive", ("receive-file",), msg("files-none")),
    ("trouble", lambda _: "/wrong", ("trouble-save",), msg("files-none")),
    ("share", lambda context: f"/share/{played(context)}", ("share-save",), msg("files-none")),
    ("send", lambda context: f"/send/{played(context)}", ("send-text", "send-table", "send-data"), msg("files-none")),
    ("photos", lambda _: f"/library/{ANY}", (), msg("photo-none")),
    ("phones: a parcel", lambda _: "/receive", (), msg("ui-phones-none")),
    ("phones: their page", lambda _: "/phones", ("phones-on",), msg("ui-phones-none")),
    ("phones: settings", lambda _: "/settings", ("admission-free", "phone_undo-own"), msg("ui-phones-none")),
]


@pytest.mark.parametrize(("route", "gone", "words"), [page[1:] for page in PAGES], ids=[page[0] for page in PAGES])
async def test_a_page_says_what_its_machine_has_not(
    route: Callable[[AppContext], str], gone: tuple[str, ...], words: Msg, bare: AppContext
) -> None:
    async with at(bare, route(bare)) as screen:
        assert FR(words) in screen.texts()
        assert not screen.names().intersection(gone)


@pytest.mark.parametrize("page", [page for page in PAGES if "phones" not in page[0]], ids=lambda page: str(page[0]))
async def test_a_machine_that_has_it_offers_it(page: Any, context: AppContext) -> None:
    _, route, offered, words = page
    async with at(context, route(context)) as screen:
        assert FR(words) not in screen.texts()
        assert screen.names().issuperset(offered)


async def test_a_phone_says_so_too(bare: AppContext) -> None:
    evening = played(bare)
    keeper = bare.doorkeeper
    keeper.code(evening)
    phone, _ = keeper.join(evening, "seat", "seat-1")
    keeper.admit(phone.id)

    def main(page: ft.Page) -> None:
        page.render(PhoneApp, bare, phone.id)

    async with FakeClient(main, size=(390, 844)) as screen:
        await screen.tap("phone-gear")
        await screen.tap("something-wrong")
        assert NO_FILES in screen.texts()


async def test_a_result_says_that_it_has_no_picture(context: AppContext, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(result, "DRAWS", False)
    async with at(context, f"/send/{played(context)}") as screen:
        assert FR(msg("send-no-picture")) in screen.texts()
        assert "send-picture" not in screen.names()


async def test_nothing_is_chosen_where_there_are_no_files() -> None:
    none = no_files(cast(ft.Page, None))
    await none.save("vigie.txt", b"words")
    assert await none.pick() == ()
    assert HostServices().camera.address("ticket") == ""
    assert machine().camera.address("ticket") == "/photo?card=ticket" and machine().camera.missing is None


@pytest.mark.parametrize(
    ("platform", "web", "program", "opens"),
    [
        (ft.PagePlatform.LINUX, False, "/usr/bin/zenity", True),
        (ft.PagePlatform.LINUX, False, None, False),
        (ft.PagePlatform.LINUX, True, None, True),
        (ft.PagePlatform.WINDOWS, False, None, True),
        (ft.PagePlatform.ANDROID, False, None, True),
    ],
)
def test_an_installed_app_on_linux_needs_the_programs_of_its_system(
    platform: ft.PagePlatform, web: bool, program: str | None, opens: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(device, "which", lambda name: program if name == "zenity" else None)
    found = device.files(cast(ft.Page, SimpleNamespace(platform=platform, web=web)))
    assert isinstance(found, PickerFiles if opens else NoFiles)
    assert found.missing == (None if opens else msg("files-zenity"))
