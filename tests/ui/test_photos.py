"""Photos of cards: who may bring one, what is refused, where it is shown, and how it travels with the library."""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import flet as ft
import httpx
import pytest
from fastapi import FastAPI, Request
from fastapi.routing import APIRoute
from PIL import Image

from companion import cli
from companion.core.procedures.procedure import Context, Procedure
from companion.core.questions.kinds import Field, Form
from companion.core.untrusted.untrusted_json import BadFile
from companion.core.values.messages import msg
from companion.core.values.seats import Seat
from companion.host.exchange.merge_cards import merge_file
from companion.host.host import Host
from companion.host.settings import Settings
from companion.library.game_registry import game
from companion.library.pictures import LARGEST_PHOTO, kept_photo
from companion.library.shelf import _digest
from companion.library.texts import texts_in
from companion.session.game_session import GameSession
from companion.store import Store
from companion.ui.app import main_for
from companion.ui.context.app_context import AppContext
from companion.ui.context.card_photos import MOST, TABLET, Darkroom, Ticket
from companion.ui.look.language import Lang
from companion.ui.look.palette import DARK
from companion.ui.look.theme import Look, LookContext
from companion.ui.questions.copying.copying_screen import FormBody
from companion.ui.questions.sheet.printed_parts import CardPhotos, Copies, PrintedContext, PrintedInfo
from companion.ui.questions.sheet.sheet_context import SheetContext
from companion.ui.runtime.host_services import NO_CAMERA
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.shell.card_copying import Workbench
from companion.web.door.reception import DEVICE_COOKIE
from companion.web.pages.card_photo_page import card_photo_page
from companion.web.phone_wiring import door_of
from companion.web.serving.middleware import LARGEST_BODY
from companion.web.uploads import photo_uploads
from companion.web.uploads.photo_uploads import Photographer, photo_routes
from tests.support.about import ANY, OTHER
from tests.support.machine import machine
from tests.support.photographed import ASKEW, jpeg, photographed
from tests.ui.fakeclient import FakeClient, at
from tests.ui.question_game import RULE, Heard, Told, say
from tests.ui.sheets import sheet_of
from tests.ui.test_privacy_cover import NINA, OSCAR, Whispering, drawn, press
from tests.ui.test_questions import Clock
from tests.ui.test_sharing import bomb, setting

FR = texts_in("fr")
CORNERS = ",".join(f"{share}" for corner in ASKEW for share in corner)
SHOT = jpeg(photographed())
SCREEN = Photographer(TABLET, True, "fr")
KEPT = kept_photo(SHOT, "image/jpeg", ASKEW)


@pytest.fixture
def homes(tmp_path: Path) -> Iterator[Callable[[str], AppContext]]:
    """Houses by name, each with its own store, where photos can be taken."""
    built: dict[str, AppContext] = {}

    def home(name: str) -> AppContext:
        if name not in built:
            store = Store(tmp_path / name)
            built[name] = AppContext(Host(store, Settings(store)), services=machine())
        return built[name]

    yield home
    for each in built.values():
        each.host.store.close()


def spot_of(played: str = ANY) -> tuple[str, str]:
    """A card that lies in the box of a game."""
    schema, kind = next((each, kind) for each, kind in game(played).box().items() if not kind.open)
    return schema, kind.subjects[0]


def form_of(played: str = ANY) -> Form:
    found: Form = game(played).form(*spot_of(played))
    return found


def ticket(device: str = TABLET) -> Ticket:
    return Ticket(ANY, *spot_of(), form_of().text, f"/library/{ANY}", device)


@dataclass
class Porch:
    """The routes alone. whose: who comes to them, None for a stranger."""

    darkroom: Darkroom
    whose: Photographer | None = SCREEN

    def __post_init__(self) -> None:
        self.app = FastAPI()
        self.app.include_router(photo_routes(lambda: self.darkroom, self.photographer))

    def photographer(self, _request: Request) -> Photographer | None:
        return self.whose

    async def ask(self, method: str, address: str, body: bytes = b"", kind: str = "image/jpeg") -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(self.app), base_url="http://here") as browser:
            return await browser.request(method, address, content=body, headers={"content-type": kind})

    async def send(self, address: str, photo: bytes = SHOT, kind: str = "image/jpeg") -> httpx.Response:
        return await self.ask("POST", f"{address}&corners={CORNERS}", photo, kind)

    async def keep(self, address: str) -> httpx.Response:
        return await self.ask("POST", address.replace("?", "/keep?"))


def stored(context: AppContext) -> bytes | None:
    return context.host.store.photos.get(ANY, *spot_of())


# ---------------------------------------------------------------------- the way in


async def test_a_photo_is_straightened_looked_at_and_kept(homes: Callable[[str], AppContext]) -> None:
    context = homes("here")
    porch, address = Porch(context.darkroom), context.darkroom.address(ticket())
    assert address == context.darkroom.address(ticket())
    looked = await porch.send(address)
    assert looked.status_code == 200 and looked.headers["content-type"] == "image/jpeg"
    assert looked.content == KEPT and stored(context) is None
    assert looked.headers["cache-control"] == "no-store"
    before = context.darkroom.version
    kept = await porch.keep(address)
    assert kept.json() == {"text": FR(msg("photo-kept")), "back": f"/library/{ANY}"}
    assert stored(context) == KEPT and context.darkroom.version > before
    assert context.host.shelf(ANY).photographed() == {spot_of(): len(KEPT)}
    context.darkroom.discard(ANY, *spot_of())
    assert stored(context) is None


async def test_a_ticket_is_good_for_its_device_and_for_one_photo(homes: Callable[[str], AppContext]) -> None:
    context = homes("here")
    own, tablets = context.darkroom.address(ticket("phone-1")), context.darkroom.address(ticket())
    phone, other, second = (
        Photographer("phone-1", False, "fr"),
        Photographer("phone-2", False, "fr"),
        Photographer("tablet-2", True, "fr"),
    )
    for whose, address, status in (
        (phone, own, 200),
        (phone, tablets, 404),
        (other, own, 404),
        (other, tablets, 404),
        (second, own, 404),
        (second, tablets, 200),
        (None, own, 403),
        (phone, "/photo?card=guessed", 404),
        (phone, "/photo?card=", 404),
    ):
        assert (await Porch(context.darkroom, whose).send(address)).status_code == status
        page = await Porch(context.darkroom, whose).ask("GET", address)
        assert page.status_code == (200 if status == 200 else 303)
    assert (await Porch(context.darkroom, other).keep(own)).status_code == 404 and stored(context) is None
    assert (await Porch(context.darkroom, phone).keep(own)).status_code == 200 and stored(context) == KEPT
    for answer in (await Porch(context.darkroom, phone).send(own), await Porch(context.darkroom, phone).keep(own)):
        assert answer.status_code == 404 and answer.json()["text"] == FR(msg("photo-spent"))


def test_no_more_tickets_are_good_than_a_table_needs(homes: Callable[[str], AppContext]) -> None:
    darkroom = homes("here").darkroom
    first = darkroom.address(ticket("phone-0")).partition("=")[2]
    for n in range(1, MOST + 1):
        darkroom.address(ticket(f"phone-{n}"))
    assert darkroom.ticket(first) is None


@pytest.mark.parametrize(
    ("photo", "kind", "status", "key"),
    [
        (b"", "image/jpeg", 422, "share-photo-broken"),
        (SHOT[:2000], "image/jpeg", 422, "share-photo-broken"),
        (b"not a picture", "image/png", 422, "share-photo-broken"),
        (bomb(7100), "image/png", 422, "share-photo-pixels"),
        (bomb(60_000), "image/png", 422, "share-photo-pixels"),
        (b"x" * (LARGEST_PHOTO + 1), "image/jpeg", 422, "share-photo-large"),
        (b"GIF89a", "image/gif", 415, "share-photo-kind"),
        (b"<svg/>", "image/svg+xml", 415, "share-photo-kind"),
    ],
)
async def test_what_is_no_photo_is_refused_and_changes_nothing(
    photo: bytes, kind: str, status: int, key: str, homes: Callable[[str], AppContext]
) -> None:
    context = homes("here")
    porch, address = Porch(context.darkroom), context.darkroom.address(ticket())
    answer = await porch.send(address, photo, kind)
    said = {"share-photo-pixels": {"n": 12}, "share-photo-large": {"mb": 2}}.get(key, {})
    assert answer.status_code == status and answer.json()["text"] == FR(msg(key, **said))
    first = await porch.keep(address)
    assert first.status_code == 409 and first.json()["text"] == FR(msg("photo-first"))
    assert stored(context) is None


@pytest.mark.parametrize(
    "corners", ["", "1,2,3", "a,b,c,d,e,f,g,h", "nan,0,1,0,1,1,0,1", "0,0,2,0,2,2,0,2", "1," * 900]
)
async def test_corners_that_are_none_are_refused(corners: str, homes: Callable[[str], AppContext]) -> None:
    context = homes("here")
    address = context.darkroom.address(ticket())
    answer = await Porch(context.darkroom).ask("POST", f"{address}&corners={corners}", SHOT)
    assert answer.status_code == 422 and answer.json()["text"] == FR(msg("photo-corners"))


async def test_a_flood_of_photos_is_asked_to_wait(
    homes: Callable[[str], AppContext], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(photo_uploads, "WAITING", 2)
    context = homes("here")
    porch, address = Porch(context.darkroom), context.darkroom.address(ticket())
    statuses = sorted(answer.status_code for answer in await asyncio.gather(*(porch.send(address) for _ in range(6))))
    assert statuses[0] == 200 and statuses[-1] == 503
    assert (await porch.send(address)).status_code == 200


async def test_no_address_gives_a_kept_photo_out(homes: Callable[[str], AppContext]) -> None:
    context = homes("here")
    context.host.store.photos.put(ANY, {spot_of(): KEPT})
    porch, address = Porch(context.darkroom), context.darkroom.address(ticket())
    page = await porch.ask("GET", address)
    assert page.status_code == 200 and b"\xff\xd8" not in page.content
    assert base64.b64encode(KEPT)[:40].decode() not in page.text
    assert (await porch.keep(address)).status_code == 409
    routes_there = photo_routes(lambda: None, porch.photographer).routes
    paths = {(route.path, *sorted(route.methods)) for route in routes_there if isinstance(route, APIRoute)}
    assert paths == {("/photo", "GET"), ("/photo", "POST"), ("/photo/keep", "POST")}


async def test_a_phone_at_the_door_brings_a_photo_only_once_it_is_let_in(homes: Callable[[str], AppContext]) -> None:
    context = homes("here")
    evening = context.begin(OTHER, setting("Anne", "Bart"))
    context.door = door = door_of(context, main_for(context.host, context), "127.0.0.1", 0, lambda _: None)
    context.doorkeeper.code(evening)
    seat = context.session(evening).view.game.seats(context.session(evening).view.state)[0].id
    device, token = context.doorkeeper.join(evening, "seat", seat, "fr", origin="127.0.0.1")
    address = context.darkroom.address(ticket(device.id))
    transport, cookies = httpx.ASGITransport(door._built()), {DEVICE_COOKIE: token}

    async def send(**more: Any) -> httpx.Response:
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1", **more) as phone:
            return await phone.post(
                f"{address}&corners={CORNERS}", content=SHOT, headers={"content-type": "image/jpeg"}
            )

    assert len(SHOT) > LARGEST_BODY
    assert (await send()).status_code == 413 and (await send(cookies=cookies)).status_code == 413
    context.doorkeeper.admit(device.id)
    looked = await send(cookies=cookies)
    assert looked.status_code == 200 and looked.content == KEPT
    context.doorkeeper.dismiss(device.id)
    assert (await send(cookies=cookies)).status_code == 413


async def test_the_page_is_small_and_runs_nothing_but_itself(homes: Callable[[str], AppContext]) -> None:
    darkroom = homes("here").darkroom
    page = await Porch(darkroom).ask("GET", darkroom.address(ticket()))
    assert page.status_code == 200 and len(page.content) < 30_000
    assert 'capture="environment"' in page.text and FR(msg("photo-page-keep")) in page.text
    policy = page.headers["content-security-policy"]
    assert "default-src 'none'" in policy and "unsafe" not in policy
    assert "http" not in page.text.replace("http://www.w3.org/2000/svg", "")


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_word_of_the_page_is_said_in_both_languages(lang: str) -> None:
    page = card_photo_page(lang, "token", msg("core-app"), '/"><script>')
    assert f'<html lang="{lang}">' in page and "{{" not in page and "⟦" not in page
    assert page.count("<script") == 2


def test_photos_cannot_be_taken_where_nobody_serves_the_page(homes: Callable[[str], AppContext]) -> None:
    context = homes("here")
    ways = context.library_copies(ANY).photos
    title = form_of().text
    assert ways.address(*spot_of(), title, "/x").startswith("/photo?card=")
    token = ways.address(*spot_of(), title, "//elsewhere").partition("=")[2]
    found = context.darkroom.ticket(token)
    assert found is not None and found.back == "/"
    context.darkroom.camera = NO_CAMERA
    assert ways.address(*spot_of(), title, "/x") == ""


# ---------------------------------------------------------------------- where it is shown


def pictures(screen: FakeClient) -> list[object]:
    return [each.src for each in screen.find(ft.Image) if isinstance(each.src, bytes)]


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
async def test_the_desk_shows_the_photo_small_and_large(
    size: tuple[int, int], homes: Callable[[str], AppContext]
) -> None:
    context = homes("here")
    schema, subject = spot_of()
    context.host.store.photos.put(ANY, {(schema, subject): KEPT})
    async with at(context, f"/library/{ANY}", size) as screen:
        assert any(text.endswith("1 photographiée") for text in screen.texts())
        await screen.tap(f"copy-{schema}")
        if f"pick-{schema}-{subject}" in screen.names():
            await screen.tap(f"pick-{schema}-{subject}")
        assert pictures(screen) == [KEPT] and "photo-take" not in screen.names()
        await screen.tap("photo-turn")
        assert KEPT in pictures(screen) and {"photo-large", "photo-again", "answer-main"} <= screen.names()
        await screen.tap("photo-smaller")
        assert "photo-large" not in screen.names()
        await screen.tap("photo-turn")
        await screen.tap("photo-drop")
        assert pictures(screen) == [] and "photo-take" in screen.names()


@pytest.mark.parametrize("compact", [False, True])
@pytest.mark.parametrize("part", [False, True])
async def test_whoever_is_asked_a_value_sees_the_photo_of_its_card(compact: bool, part: bool) -> None:
    whole = form_of()
    line = next(line for line in whole.fields if line.kind in ("choice", "number") and line.when is None)
    form = replace(whole, fields=(replace(line, optional=False),), part=True) if part else whole
    told: list[object] = []
    photos = CardPhotos(seen=lambda *_: KEPT)
    asked = SheetContext(Workbench(told.append), form, 0, compact, lambda _: None)

    def main(page: ft.Page) -> None:
        def body() -> ft.Control:
            return PrintedContext(PrintedInfo(copies=Copies(photos=photos)), lambda: FormBody(asked, form))

        page.render(lambda: Lang("fr", lambda: LookContext(Look(DARK), body)))

    async with FakeClient(main, size=(390, 844) if compact else (1280, 800)) as screen:
        assert pictures(screen) == [KEPT]
        assert "photo-take" not in screen.names()
        if not part:
            assert ("copy-later" in screen.names()) == form.admits({})
        await screen.tap("photo-turn")
        assert "photo-large" in screen.names() and "photo-again" not in screen.names()


class Hiding(Whispering):
    """Nina reads a value off a card that nobody else may see."""

    def __init__(self, people: Sequence[Seat]) -> None:
        super().__init__(people)
        self.procedures = {"whispers": hidden}


def hidden(t: Context[Told, None]) -> Procedure[None]:
    line = Field("points", msg("core-yes"), "number", 0, 9)
    said = yield from t.ask(
        Form(key="f", text=say("Carte 7"), rule=RULE, schema="s", subject="7", fields=(line,), who=NINA.id, secret=True)
    )
    yield from t.happens(Heard(answer=str(said), rule=RULE))


async def test_the_photo_of_a_secret_card_lies_under_the_cover_with_its_question() -> None:
    asked: list[tuple[str, str]] = []

    def seen(schema: str, subject: str) -> bytes:
        asked.append((schema, subject))
        return KEPT

    clock = Clock()
    session = ScreenSession(GameSession(Hiding((NINA, OSCAR)), {}, seed=1), game="ask", identity="1", clock=clock)
    clock.settle()
    printed = PrintedInfo(copies=Copies(photos=CardPhotos(seen=seen)))
    async with drawn(lambda: PrintedContext(printed, lambda: sheet_of(session))) as screen:
        assert pictures(screen) == [] and asked == []
        await press(screen, "peek-hold")
        assert pictures(screen) == [KEPT] and asked == [("s", "7")]
        await screen.tap("peek-cover")
        assert pictures(screen) == []


# ---------------------------------------------------------------------- with the library


def library(context: AppContext, *, photos: bool) -> str:
    return context.host.shelf(ANY).export_text(photos=photos)


def test_photos_travel_only_when_somebody_says_so(homes: Callable[[str], AppContext]) -> None:
    here, there = homes("here"), homes("there")
    bare = library(here, photos=True)
    here.host.store.photos.put(ANY, {spot_of(): KEPT})
    assert library(here, photos=False) == bare and '"version": 1' in bare and "photos" not in bare
    whole = library(here, photos=True)
    assert merge_file(there.host, ANY, there.host.shelf(ANY).opened(bare), ()).photos == 0 and stored(there) is None
    assert merge_file(there.host, ANY, there.host.shelf(ANY).opened(whole), ()).photos == 1
    taken = stored(there)
    assert taken is not None and len(taken) <= 150_000 and there.host.shelf(ANY).photographed().keys() == {spot_of()}


def in_file(**changes: str) -> dict[str, str]:
    schema, subject = spot_of()
    return {"schema": schema, "subject": subject, "jpeg": base64.b64encode(KEPT).decode()} | changes


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"jpeg": "no base64!"}, "share-photo-broken"),
        ({"jpeg": "é" * 8}, "share-photo-broken"),
        ({"jpeg": base64.b64encode(KEPT[:900]).decode()}, "share-photo-broken"),
        ({"jpeg": base64.b64encode(bomb(60_000)).decode()}, "share-photo-broken"),
        ({"jpeg": base64.b64encode(jpeg(Image.new("L", (4000, 3001)))).decode()}, "share-photo-pixels"),
        ({"subject": "nothing-of-ours"}, ""),
        ({"schema": "nothing-of-ours"}, ""),
    ],
)
def test_a_file_with_a_bad_photo_is_refused_whole(
    changes: dict[str, str], key: str, homes: Callable[[str], AppContext]
) -> None:
    here, there = homes("here"), homes("there")
    raw = json.loads(library(here, photos=False))
    photos = [in_file(**changes)]
    raw |= {"version": 2, "photos": photos, "sha256": _digest([*raw["cards"], *photos])}
    with pytest.raises(BadFile) as caught:
        there.host.shelf(ANY).opened(json.dumps(raw))
    assert caught.value.text.key in ("core-library-card", "core-library-named")
    refusal = msg(key, n=12) if key == "share-photo-pixels" else msg(key)
    assert not key or dict(caught.value.text.args)["problem"] == refusal
    assert there.host.shelf(ANY).photographed() == {}


def test_a_photo_that_was_changed_on_the_way_is_noticed(homes: Callable[[str], AppContext]) -> None:
    here, there = homes("here"), homes("there")
    here.host.store.photos.put(ANY, {spot_of(): KEPT})
    raw = json.loads(library(here, photos=True))
    raw["photos"][0]["jpeg"] = raw["photos"][0]["jpeg"][:-8] + "AAAAAAA="
    with pytest.raises(BadFile) as caught:
        there.host.shelf(ANY).opened(json.dumps(raw))
    assert caught.value.text.key == "core-library-digest"


async def test_the_tick_says_how_much_goes_along(
    homes: Callable[[str], AppContext], monkeypatch: pytest.MonkeyPatch
) -> None:
    saved: list[bytes] = []

    async def save(self: ft.FilePicker, *, file_name: str, src_bytes: bytes) -> None:
        saved.append(src_bytes)

    monkeypatch.setattr(ft.FilePicker, "save_file", save)
    context = homes("here")
    context.host.store.photos.put(ANY, {spot_of(): KEPT})
    async with at(context, f"/library/{ANY}") as screen:
        assert FR(msg("photo-along", n=1, kb=round(len(KEPT) * 4 / 3000))) in screen.texts()
        await screen.tap("library-export")
        await screen.until(lambda: len(saved) == 1)
        await screen.tap("library-photos")
        await screen.tap("library-export")
        await screen.until(lambda: len(saved) == 2)
    assert saved == [library(context, photos=along).encode() for along in (False, True)]


def test_the_command_line_exports_photos_when_it_is_told_to(
    homes: Callable[[str], AppContext], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    context, said = homes("here"), ("--data", str(tmp_path / "here"), "--lang", "fr")
    context.host.store.photos.put(ANY, {spot_of(): KEPT})
    bare, whole = tmp_path / "bare.json", tmp_path / "whole.json"
    assert cli.main(["library", "export", str(bare), "--game", ANY, *said]) == 0
    assert cli.main(["library", "export", str(whole), "--with-photos", *said]) == 0
    assert [bare.read_text("utf-8"), whole.read_text("utf-8")] == [library(context, photos=on) for on in (False, True)]
    context.darkroom.discard(ANY, *spot_of())
    assert cli.main(["library", "import", str(whole), *said]) == 0
    assert FR(msg("core-photos", n=1)) in capsys.readouterr().out and stored(context) is not None
