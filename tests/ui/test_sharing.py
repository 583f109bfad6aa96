"""Sharing on screen and at the door: codes that a camera reads, photos of every sort, and a trip between two houses."""

from __future__ import annotations

import asyncio
import random
import struct
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any

import flet as ft
import httpx
import pytest
from fastapi import FastAPI, Request
from PIL import Image, ImageFilter

from companion.core.printed.kept_cards import KeptCard
from companion.core.values.messages import Msg, msg
from companion.core.values.seats import Standing
from companion.host.exchange.received_parcels import own_setting
from companion.host.host import Host
from companion.host.settings import Settings
from companion.library.game_registry import game
from companion.library.pictures import LARGEST_PHOTO
from companion.library.sample import load_sample
from companion.library.texts import texts_in
from companion.sharing.parcels import card_parcel, pack, score_parcel
from companion.sharing.qr_lines import BadParcel
from companion.store import Store
from companion.ui.context.app_context import AppContext
from companion.ui.look.language import Lang
from companion.ui.look.palette import DARK
from companion.ui.look.theme import Look, LookContext
from companion.ui.parcels import parcel_sheet
from companion.ui.parcels.inbox import MOST, Delivery, Inbox
from companion.ui.parcels.offers import card_offers, evening_offers
from companion.ui.parcels.parcel_sheet import ShareSheet
from companion.ui.runtime.host_services import ServicesContext
from companion.ui.setup.seats import COLOURS
from companion.ui.widgets import qr
from companion.web.pages import photo_page
from companion.web.uploads import parcel_uploads, qr_reader
from companion.web.uploads.parcel_uploads import Sender, share_routes
from companion.web.uploads.qr_reader import codes_in
from tests.support.about import ANY, OTHER, about
from tests.support.machine import machine
from tests.ui.fakeclient import FakeClient, at

FR = texts_in("fr")


@pytest.fixture
def homes(tmp_path: Path) -> Iterator[Callable[[str], AppContext]]:
    """Houses by name, each with its own store."""
    built: dict[str, AppContext] = {}

    def home(name: str) -> AppContext:
        if name not in built:
            store = Store(tmp_path / name)
            built[name] = AppContext(Host(store, Settings(store)), services=machine())
        return built[name]

    yield home
    for each in built.values():
        each.host.store.close()


def card_of(schema: str = "npc-card", played: str = ANY) -> KeptCard:
    """A card of the sample edition, as if its owner had copied it."""
    spot, values = next(each for each in load_sample(game(played)).items() if each[0][0] == schema)
    return KeptCard(*spot, {n: list(v) if isinstance(v, tuple) else v for n, v in values.items()}, "owner")


def own(context: AppContext, card: KeptCard, played: str = ANY, **changes: Any) -> KeptCard:
    """Put a card on a shelf."""
    record = card.record | changes
    context.host.shelf(played).put(card.schema, card.subject, record)
    return KeptCard(card.schema, card.subject, record, "owner")


def setting(*names: str) -> dict[str, Any]:
    seats = [{"name": name, "colour": colour} for name, colour in zip(names, COLOURS, strict=False)]
    return about(OTHER, "evenings").TWO | {"seats": seats}


def numbers(*found: int) -> tuple[Msg, ...]:
    return tuple(msg("core-said-number", n=each) for each in found)


def waiting_at(context: AppContext) -> list[Delivery]:
    return list(context.inbox.pending)


def codes(context: AppContext) -> tuple[str, ...]:
    """The lines of one card of this house."""
    return pack(card_parcel(game(ANY), context.host.shelf(ANY).all()[:1]))


# ---------------------------------------------------------------------- photos


def code_picture(text: str, scale: int = 6) -> Image.Image:
    """A code as the screen shows it."""
    rows = qr.modules(text)
    image = Image.new("L", (len(rows), len(rows)), 255)
    for y, row in enumerate(rows):
        for x, dark in enumerate(row):
            if dark:
                image.putpixel((x, y), 20)
    return image.resize((len(rows) * scale, len(rows) * scale), Image.Resampling.NEAREST)


def encoded(image: Image.Image, kind: str = "PNG") -> bytes:
    out = BytesIO()
    image.save(out, kind)
    return out.getvalue()


def noisy(image: Image.Image, seed: int = 1) -> Image.Image:
    """A photo of a screen: held askew, seen at an angle, blurred, grainy, on a dark table."""
    side = image.width
    table = Image.new("L", (side * 2, side * 2), 70)
    table.paste(image, (side // 2, side // 2))
    table = table.rotate(23, resample=Image.Resampling.BICUBIC, fillcolor=60)
    wide = table.width
    seen = table.transform(
        table.size, Image.Transform.QUAD, (0, 0, 60, wide, wide, wide - 40, wide - 50, 30), Image.Resampling.BICUBIC
    )
    seen = seen.filter(ImageFilter.GaussianBlur(1.2))
    grain = random.Random(seed).randbytes(seen.width * seen.height)
    return Image.blend(seen, Image.frombytes("L", seen.size, grain), 0.15)


def bomb(side: int) -> bytes:
    """A small PNG that claims to be a picture of side × side pixels."""

    def chunk(kind: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    head = struct.pack(">IIBBBBB", side, side, 8, 0, 0, 0, 0)
    body = zlib.compress(b"\0" * (side + 1) * 64, 9)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", body) + chunk(b"IEND", b"")


@dataclass
class Porch:
    """The route alone, with a phone of Anne's that may be admitted or not."""

    inbox: Inbox
    admitted: bool = True
    name: str = "Anne"

    def __post_init__(self) -> None:
        self.app = FastAPI()
        self.app.include_router(share_routes(self.inbox, self.sender))

    def sender(self, request: Request) -> Sender | None:
        return Sender(f"device-{self.name}", self.name, "fr") if self.admitted else None

    def phone(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(transport=httpx.ASGITransport(self.app), base_url="http://door")

    async def send(self, photo: bytes, kind: str = "image/png") -> httpx.Response:
        async with self.phone() as phone:
            return await phone.post("/share", content=photo, headers={"content-type": kind})


async def test_a_code_on_screen_is_read_from_photos_of_every_kind(homes: Callable[[str], AppContext]) -> None:
    here = homes("here")
    own(here, card_of())
    (line, *_) = codes(here)
    picture = code_picture(line)
    photos = {
        "image/png": encoded(picture),
        "image/jpeg": encoded(noisy(picture), "JPEG"),
        "image/webp": encoded(picture.rotate(90), "WEBP"),
    }
    for kind, photo in photos.items():
        assert codes_in(photo, kind) == [line], kind


async def test_photos_come_one_by_one_or_several_codes_at_once_in_any_order(homes: Callable[[str], AppContext]) -> None:
    here, there = homes("here"), homes("there")
    own(here, card_of("npc-card"))
    lines = codes(here)
    assert len(lines) == 3
    porch = Porch(there.inbox)
    first = (await porch.send(encoded(code_picture(lines[2])))).json()
    assert first["parcels"][0]["missing"] == [1, 2] and not first["whole"]
    assert first["text"] == FR(msg("share-missing", have=1, count=3, missing=numbers(1, 2)))
    again = (await porch.send(encoded(code_picture(lines[2])))).json()
    assert again == first and not waiting_at(there)
    wide = Image.new("L", (1200, 600), 255)
    for n, line in enumerate(lines[:2]):
        wide.paste(code_picture(line, 7), (n * 600, 0))
    last = (await porch.send(encoded(wide, "JPEG"), "image/jpeg")).json()
    assert last["whole"] and last["parcels"][0]["missing"] == []
    (waiting,) = waiting_at(there)
    assert FR(waiting.text).startswith("Anne envoie")
    assert there.host.shelf(ANY).all() == []  # a phone alone changes nothing
    await porch.send(encoded(wide, "JPEG"), "image/jpeg")
    await porch.send(encoded(code_picture(lines[2])))
    assert waiting_at(there) == [waiting]


async def test_phones_do_not_mix_their_unfinished_parcels(homes: Callable[[str], AppContext]) -> None:
    here, there = homes("here"), homes("there")
    own(here, card_of("npc-card"))
    lines = codes(here)
    anne, bart = Porch(there.inbox), Porch(there.inbox, name="Bart")
    await anne.send(encoded(code_picture(lines[0])))
    told = (await bart.send(encoded(code_picture(lines[1])))).json()
    assert told["parcels"][0]["missing"] == [1, 3]


@pytest.mark.parametrize(
    ("photo", "kind", "status", "key"),
    [
        (encoded(Image.new("L", (400, 300), 120)), "image/png", 422, "share-no-code"),
        (encoded(code_picture("https://example.org")), "image/png", 422, "share-foreign"),
        (encoded(code_picture("VIGIE1-NONSENSE")), "image/png", 422, "share-damaged"),
        (encoded(code_picture("VIGIE1-NONSENSE"), "JPEG")[:400], "image/jpeg", 422, "share-photo-broken"),
        (b"", "image/jpeg", 422, "share-photo-broken"),
        (b"not a picture", "image/png", 422, "share-photo-broken"),
        (encoded(code_picture("x")), "image/jpeg", 422, "share-photo-broken"),
        (bomb(7100), "image/png", 422, "share-photo-pixels"),
        (bomb(60_000), "image/png", 422, "share-photo-pixels"),
        (b"x" * (LARGEST_PHOTO + 1), "image/png", 422, "share-photo-large"),
        (b"GIF89a", "image/gif", 415, "share-photo-kind"),
        (b"<svg/>", "image/svg+xml", 415, "share-photo-kind"),
        (b"{}", "application/json", 415, "share-photo-kind"),
    ],
)
async def test_other_photos_are_refused_in_words(
    photo: bytes, kind: str, status: int, key: str, homes: Callable[[str], AppContext]
) -> None:
    there = homes("there")
    answer = await Porch(there.inbox).send(photo, kind)
    told = answer.json()
    assert answer.status_code == status and not told["whole"] and told["parcels"] == []
    expected = {"share-photo-pixels": {"n": 12}, "share-photo-large": {"mb": 2}}.get(key, {})
    assert told["text"] == FR(msg(key, **expected))
    assert there.inbox.pending == ()


async def test_a_foreign_code_beside_ours_does_no_harm(homes: Callable[[str], AppContext]) -> None:
    here, there = homes("here"), homes("there")
    own(here, card_of("card-number"), number=7)
    (line,) = codes(here)
    wide = Image.new("L", (1100, 600), 255)
    wide.paste(code_picture(line, 6), (0, 0))
    wide.paste(code_picture("https://example.org", 8), (700, 100))
    assert len(codes_in(encoded(wide), "image/png")) == 2
    assert (await Porch(there.inbox).send(encoded(wide))).json()["whole"]


async def test_a_browser_that_is_not_admitted_gets_nowhere(homes: Callable[[str], AppContext]) -> None:
    porch = Porch(homes("there").inbox, admitted=False)
    assert (await porch.send(encoded(code_picture("x")))).status_code == 403
    async with porch.phone() as phone:
        answer = await phone.get("/share")
        assert answer.status_code == 303 and answer.headers["location"] == "/join"


async def test_the_page_for_photos_is_small_and_runs_nothing_but_itself(homes: Callable[[str], AppContext]) -> None:
    async with Porch(homes("there").inbox).phone() as phone:
        page = await phone.get("/share")
    assert page.status_code == 200 and len(page.content) < 30_000
    assert 'capture="environment"' in page.text and FR(msg("share-page-photo")) in page.text
    policy = page.headers["content-security-policy"]
    assert "default-src 'none'" in policy and "unsafe" not in policy
    assert "http" not in page.text.replace("http://www.w3.org/2000/svg", "")


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_word_of_the_page_is_said_in_both_languages(lang: str) -> None:
    page = photo_page.photo_page(lang)
    assert f'<html lang="{lang}">' in page and "{{" not in page and "⟦" not in page


async def test_where_no_photo_can_be_read_it_is_said(
    homes: Callable[[str], AppContext], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(qr_reader, "READS", False)
    answer = await Porch(homes("there").inbox).send(encoded(code_picture("x")))
    assert answer.status_code == 422 and answer.json()["text"] == FR(msg("share-no-camera"))


async def test_a_flood_of_photos_is_asked_to_wait(
    homes: Callable[[str], AppContext], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parcel_uploads, "WAITING", 2)
    porch, photo = Porch(homes("there").inbox), encoded(Image.new("L", (1500, 1500), 90))
    answers = await asyncio.gather(*(porch.send(photo) for _ in range(6)))
    statuses = sorted(answer.status_code for answer in answers)
    assert statuses[0] == 422 and statuses[-1] == 503
    assert (await porch.send(photo)).status_code == 422


# ---------------------------------------------------------------------- the inbox


def test_no_more_wait_than_a_person_can_look_at(homes: Callable[[str], AppContext]) -> None:
    here, there = homes("here"), homes("there")
    played = game(OTHER)
    for n in range(MOST):
        there.inbox.receive(pack(own_setting(played, setting("Anne", f"Bart {n}"))))
    with pytest.raises(BadParcel) as caught:
        there.inbox.receive(pack(own_setting(played, setting("Anne", "Zoe"))))
    assert caught.value.text.key == "share-full" and len(there.inbox.pending) == MOST
    there.inbox.refuse(there.inbox.pending[0].id)
    there.inbox.receive(pack(own_setting(played, setting("Anne", "Zoe"))))
    assert len(there.inbox.pending) == MOST and here.inbox.pending == ()


def test_two_screens_that_decide_at_once_take_it_once(homes: Callable[[str], AppContext]) -> None:
    here, there = homes("here"), homes("there")
    own(here, card_of())
    there.inbox.receive(codes(here))
    (delivery,) = there.inbox.pending
    assert there.inbox.take(delivery.id) is not None
    assert there.inbox.take(delivery.id) is None
    there.inbox.refuse(delivery.id)
    assert len(there.host.shelf(ANY).all()) == 1


# ---------------------------------------------------------------------- the screens


def shown_line(screen: FakeClient) -> str:
    """The text of the code on the screen, as a camera reads it."""
    (wrapper,) = screen.find(ft.Semantics, identifier="share-code")
    (picture,) = [each for each in screen.walk(wrapper.content) if isinstance(each, ft.Image)]
    assert picture.width is not None and picture.width >= 300
    assert str(picture.src).startswith("<svg") and 'fill="#fff"' in str(picture.src)
    return str(picture.src)


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
async def test_codes_turn_by_themselves_and_by_tap(
    size: tuple[int, int], homes: Callable[[str], AppContext], monkeypatch: pytest.MonkeyPatch
) -> None:
    here = homes("here")
    own(here, card_of("npc-card"))
    lines = codes(here)
    offers = card_offers(game(ANY), here.host.shelf(ANY).all())

    def main(page: ft.Page) -> None:
        page.render(lambda: Lang("fr", lambda: LookContext(Look(DARK), lambda: ShareSheet(offers, size[0], print))))

    monkeypatch.setattr(parcel_sheet, "PACE", 60.0)
    async with FakeClient(main, size=size) as screen:
        for n in (0, 1, 2, 0):
            assert shown_line(screen) == qr.markup(lines[n])
            assert f"{n + 1} sur 3" in screen.texts()
            await screen.tap("share-code")
    monkeypatch.setattr(parcel_sheet, "PACE", 0.02)
    async with FakeClient(main, size=size) as screen:
        await screen.until(lambda: shown_line(screen) == qr.markup(lines[2]))
        await screen.until(lambda: shown_line(screen) == qr.markup(lines[0]))


async def test_a_card_is_shared_from_the_library(homes: Callable[[str], AppContext]) -> None:
    here = homes("here")
    card = own(here, card_of("card-number"), number=7)
    async with at(here, f"/library/{ANY}") as screen:
        await screen.tap(f"card-{card.schema}-{card.subject}")
        await screen.tap("library-share")
        assert shown_line(screen) == qr.markup(codes(here)[0])
        await screen.tap("share-back")
        await screen.tap("library-back")
        await screen.tap(f"share-{card.schema}")
        assert "share-code" in screen.names()


async def test_what_cannot_be_shared_says_why(homes: Callable[[str], AppContext]) -> None:
    here = homes("here")
    evening = here.begin(OTHER, setting("Anne", "<b>Bart</b>"))
    async with at(here, f"/share/{evening}") as screen:
        assert any("<b>Bart</b>" in text for text in screen.texts())
        assert "share-code" not in screen.names()


async def test_pasted_codes_arrive_and_faults_are_said(homes: Callable[[str], AppContext]) -> None:
    here, there = homes("here"), homes("there")
    own(here, card_of("npc-card"))
    lines = codes(here)
    field = FR(msg("share-receive-paste.field"))
    async with at(there, "/receive") as screen:
        await screen.type(field, "https://example.org")
        await screen.tap("receive-paste")
        assert FR(msg("share-foreign")) in screen.texts()
        await screen.type(field, lines[1])
        await screen.tap("receive-paste")
        assert FR(msg("share-missing", have=1, count=3, missing=numbers(1, 3))) in screen.texts()
        await screen.type(field, f"{lines[0]}\n{lines[2]}")
        await screen.tap("receive-paste")
        (delivery,) = there.inbox.pending
        assert there.host.shelf(ANY).all() == []
        await screen.tap(f"take-{delivery.id}")
    assert len(there.host.shelf(ANY).all()) == 1


async def test_a_file_arrives_whole(homes: Callable[[str], AppContext], monkeypatch: pytest.MonkeyPatch) -> None:
    here, there = homes("here"), homes("there")
    saved: list[bytes] = []

    async def save(self: ft.FilePicker, *, file_name: str, src_bytes: bytes) -> None:
        assert file_name == "vigie-cards.vigie"
        saved.append(src_bytes)

    async def pick(self: ft.FilePicker, *, with_data: bool) -> list[Any]:
        return [ft.FilePickerFile(id=1, name="a.vigie", size=1, bytes=saved[-1])]

    monkeypatch.setattr(ft.FilePicker, "save_file", save)
    monkeypatch.setattr(ft.FilePicker, "pick_files", pick)
    for card in (card_of("mission-card"), card_of("npc-card"), card_of("wind-card")):
        own(here, card)
    offers = card_offers(game(ANY), here.host.shelf(ANY).all())

    def sheet() -> ft.Control:
        return ServicesContext(machine(), lambda: ShareSheet(offers, 1280, print))

    def main(page: ft.Page) -> None:
        page.render(lambda: Lang("fr", lambda: LookContext(Look(DARK), sheet)))

    async with FakeClient(main) as screen:
        await screen.tap("share-save")
        await screen.until(lambda: saved)
    async with at(there, "/receive") as screen:
        await screen.tap("receive-file")
        await screen.until(lambda: there.inbox.pending)
        for rubbish in (b"\xff\xfe", b"x" * 200_000, b"", saved[0][:-20]):
            saved.append(rubbish)
            await screen.tap("receive-file")
            await screen.settle()
        assert len(there.inbox.pending) == 1


async def test_our_own_card_is_compared_and_kept_or_replaced(homes: Callable[[str], AppContext]) -> None:
    here, there = homes("here"), homes("there")
    theirs = own(here, card_of("card-number"), number=7)
    own(there, theirs, number=9)
    for answer, number in (("no", 9), ("take", 7)):
        there.inbox.receive(codes(here))
        (delivery,) = there.inbox.pending
        assert not there.inbox.plain(delivery)
        async with at(there, "/receive") as screen:
            assert {"9", "7", FR(msg("share-yours")), FR(msg("share-theirs"))} <= set(screen.texts())
            await screen.tap(f"{answer}-{delivery.id}")
        assert there.inbox.pending == ()
        assert there.host.shelf(ANY).get("card-number", theirs.subject) == {"number": number}


async def test_of_several_cards_each_that_differs_is_decided_by_itself(homes: Callable[[str], AppContext]) -> None:
    here, there = homes("here"), homes("there")
    played = game(ANY)
    subjects = played.box()["card-number"].subjects[:3]
    for n, subject in enumerate(subjects):
        here.host.shelf(ANY).put("card-number", subject, {"number": n + 1})
        if n:
            there.host.shelf(ANY).put("card-number", subject, {"number": n + 11})
    there.inbox.receive(pack(card_parcel(played, here.host.shelf(ANY).all())))
    (delivery,) = there.inbox.pending
    async with at(there, "/receive") as screen:
        await screen.tap(f"take-theirs-card-number-{subjects[1]}")
        await screen.tap(f"take-{delivery.id}")
    numbers = [there.host.shelf(ANY).get("card-number", subject) for subject in subjects]
    assert numbers == [{"number": 1}, {"number": 2}, {"number": 13}]


async def test_a_setting_opens_the_set_up_with_its_options(homes: Callable[[str], AppContext]) -> None:
    here, there = homes("here"), homes("there")
    evening = here.begin(OTHER, setting("Anne", "Bart"))
    (offer,) = evening_offers(here.host.store.evening(evening), here.session(evening))
    there.inbox.receive(pack(offer.make()))
    (delivery,) = there.inbox.pending
    async with at(there, "/receive") as screen:
        assert any("Anne et Bart" in text for text in screen.texts())
        await screen.tap(f"take-{delivery.id}")
        await screen.until(lambda: screen.find(ft.TextField, value="Bart"))
        assert there.host.evenings() == ()
        await screen.tap("wizard-start")
        await screen.until(lambda: there.host.evenings())
    (begun,) = there.host.evenings()
    before = here.host.store.evening(evening)
    assert begun.options == before.options and begun.seed != before.seed


async def test_the_strip_takes_what_a_phone_sends(homes: Callable[[str], AppContext]) -> None:
    here, there = homes("here"), homes("there")
    own(here, card_of())
    evening = there.begin(OTHER, setting("Anne", "Bart"))
    there.inbox.receive(codes(here), "Anne", "device-1")
    (delivery,) = there.inbox.pending
    async with at(there, f"/table/{evening}") as screen:
        assert f"accept-delivery-{delivery.id}" in screen.names()
        assert any(text.startswith("Anne envoie") for text in screen.texts())
        there.clock = lambda: 1e9
        await screen.tap(f"accept-delivery-{delivery.id}")
        await screen.until(lambda: not there.inbox.pending)
    assert len(there.host.shelf(ANY).all()) == 1


# ---------------------------------------------------------------------- scores


FINAL = (Standing(1, msg("core-said", text="Anne"), 42, msg("core-yes")), Standing(2, msg("core-said", text="B"), -3))


async def test_a_score_travels_from_house_to_house_and_is_listed(homes: Callable[[str], AppContext]) -> None:
    there = homes("there")
    lines = pack(score_parcel(game(OTHER), FINAL, "2026-02-28"))
    porch = Porch(there.inbox, name="Zoé")
    for line in lines:
        await porch.send(encoded(noisy(code_picture(line)), "JPEG"), "image/jpeg")
    (delivery,) = there.inbox.pending
    async with at(there, "/receive") as screen:
        assert "1. Anne" in screen.texts()
        await screen.tap(f"take-{delivery.id}")
    async with at(there, "/evenings") as screen:
        assert {"1. Anne", "42", "2. B"} <= set(screen.texts())
        assert FR(msg("share-other-table-from", sender="Zoé")) in screen.texts()
        await screen.tap(f"discard-{delivery.id}")
        await screen.tap(f"discard-{delivery.id}")
        assert "1. Anne" not in screen.texts()
    assert there.host.store.scores.all() == []


def test_unfinished_evenings_have_no_score(homes: Callable[[str], AppContext]) -> None:
    here = homes("here")
    for each, options in ((OTHER, setting("Anne", "Bart")), (ANY, {})):
        evening = here.begin(each, options)
        session = here.session(evening)
        assert session.view.game.score(session.view.state) == ()
        assert [offer.id for offer in evening_offers(here.host.store.evening(evening), session)] == ["setting"]
