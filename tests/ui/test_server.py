"""The web server in process: first page, headers, compression, routes, ports."""

from __future__ import annotations

import asyncio
import errno
import gzip
import json
import os
import re
import shutil
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import flet as ft
import flet_web
import httpx
import pytest
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

from companion import __version__
from companion.library.texts import texts_in
from companion.ui.look.palette import DARK, FONTS
from companion.ui.look.theme import NO_WISHES, Mode, Wishes, enlarged, look_for
from companion.web.serving import listening_port, middleware, server, webroot
from companion.web.serving.middleware import LARGEST_BODY, LARGEST_HEAD, Compressed, RequestGuard, csp
from companion.web.serving.script_fonts import fonts
from companion.web.serving.wire import wishes_of


def blank(page: ft.Page) -> None:
    """The smallest app."""
    page.add(ft.Text("intact"))


# --- first page, headers, compression


def test_the_first_page_is_ours() -> None:
    packaged = (Path(flet_web.get_package_web_dir()) / "index.html").read_text("utf-8")
    page = webroot.index_html(packaged, "Vigie <1>", "fr")
    assert '<html lang="fr">' in page
    assert "Vigie &lt;1&gt;" in page
    assert "location.reload()" in page
    assert DARK.sea in page
    assert not re.search(r"(src|href)\s*=\s*[\"'](https?:)?//", page)
    with pytest.raises(ValueError, match="exactly once"):
        webroot.index_html("<html></html>", "Vigie", "fr")


def test_what_is_served_is_a_copy_without_the_catalogues(tmp_path: Path) -> None:
    root = webroot.prepare("Vigie", "en")
    assert root.is_relative_to(tmp_path)
    assert all((root / font).is_file() for font in FONTS.values())
    assert not (root / "locales").exists()


def test_what_a_power_cut_has_left_is_swept_at_the_next_start(tmp_path: Path) -> None:
    """Pages of a server that is no more go, those of one that runs stay, whoever it is."""
    with subprocess.Popen([sys.executable, "-c", ""]) as gone:
        gone.wait()
    left, served = tmp_path / f"vigie-web-{gone.pid}-x", tmp_path / f"vigie-web-{os.getppid()}-x"
    old, young = tmp_path / "vigie-web-older", tmp_path / "vigie-web-young"
    for each in (left, served, old, young):
        (each / "assets").mkdir(parents=True)
    os.utime(old, (0, 0))
    (tmp_path / "vigie-web-1-link").symlink_to(served)
    root = webroot.prepare("Vigie", "en")
    assert not left.exists() and not old.exists()
    assert served.exists() and young.exists() and (root / "index.html").is_file()
    assert webroot.prepare("Vigie", "fr") != root and root.exists(), "the door has pages of its own"


def test_a_full_disk_is_said_in_words_and_nothing_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(shutil, "copytree", full)
    with pytest.raises(webroot.NoPages) as fault:
        webroot.prepare("Vigie", "en")
    assert list(tmp_path.iterdir()) == []
    assert str(tmp_path) in texts_in("en")(fault.value.text) and "TMPDIR" in texts_in("fr")(fault.value.text)


def test_flutter_loads_our_fonts_and_no_others(tmp_path: Path) -> None:
    root = webroot.prepare("Vigie", "en")
    listed = json.loads((root / "assets" / "FontManifest.json").read_text("utf-8"))
    files = {entry["family"]: root / "assets" / font["asset"] for entry in listed for font in entry["fonts"]}
    assert {family: path.resolve() for family, path in files.items()} == {
        family: (root / path).resolve() for family, path in FONTS.items()
    }
    assert all(path.is_file() for path in files.values())


async def test_a_font_for_other_scripts_is_kept_by_the_browser() -> None:
    files = server.screen_files(webroot.prepare("Vigie", "en"), "Vigie")
    (name, content), *_ = fonts()
    async with client_of(files) as client:
        answer = await client.get(f"/{name}")
    assert (answer.status_code, answer.content, answer.headers["content-type"]) == (200, content, "font/woff2")
    assert "immutable" in answer.headers["cache-control"]


def test_a_page_may_only_talk_to_its_own_host() -> None:
    assert "connect-src 'self' ws://192.168.1.7:8550 wss://192.168.1.7:8550 blob:" in csp("192.168.1.7:8550")
    assert "ws:" not in csp("evil; script-src *")


async def test_a_file_is_compressed_once_for_all_clients(monkeypatch: pytest.MonkeyPatch) -> None:
    runs: list[int] = []
    pack = gzip.compress

    def counted(data: bytes, level: int, *, mtime: int) -> bytes:
        runs.append(len(data))
        return pack(data, level, mtime=mtime)

    monkeypatch.setattr(gzip, "compress", counted)
    served = PlainTextResponse("mer " * 1000, headers={"etag": '"1"'})
    async with client_of(Compressed(served)) as client:
        answers = [await client.get("/map.txt") for _ in range(3)]
        plain = await client.get("/map.txt", headers={"accept-encoding": "identity"})
    assert runs == [4000]
    assert {answer.text for answer in (*answers, plain)} == {"mer " * 1000}
    assert all(answer.headers["content-encoding"] == "gzip" for answer in answers)
    assert all(int(answer.headers["content-length"]) < 200 for answer in answers)
    assert "content-encoding" not in plain.headers


@pytest.mark.parametrize(
    "served",
    [
        PlainTextResponse("short"),
        Response(b"\0" * 4000, media_type="image/png"),
        PlainTextResponse("mer " * 1000, status_code=404),
    ],
)
async def test_what_does_not_shrink_passes_as_it_is(served: Response) -> None:
    async with client_of(Compressed(served)) as client:
        answer = await client.get("/")
    assert "content-encoding" not in answer.headers
    assert answer.content == served.body


def client_of(app: object) -> httpx.AsyncClient:
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost:8550")


@pytest.mark.parametrize(
    ("origin", "let_in"),
    [
        ("http://localhost:8550", True),
        (None, True),
        ("http://evil.example", False),
        ("null", False),
        ("http://localhost", False),
    ],
)
async def test_only_our_own_pages_may_open_a_websocket(origin: str | None, let_in: bool) -> None:
    reached: list[str] = []
    sent: list[object] = []

    async def inner(scope: Scope, _receive: Receive, _send: Send) -> None:
        reached.append(scope["type"])

    async def receive() -> dict[str, str]:
        return {"type": "websocket.connect"}

    async def send(message: object) -> None:
        sent.append(message)

    headers = [(b"host", b"localhost:8550"), *([(b"origin", origin.encode())] if origin else [])]
    await RequestGuard(inner)({"type": "websocket", "path": "/ws", "headers": headers}, receive, send)
    assert bool(reached) is let_in
    assert sent == ([] if let_in else [{"type": "websocket.close", "code": 4403}])


async def test_health_and_own_routes_come_before_the_screens() -> None:
    router = APIRouter()

    @router.get("/export")
    def export() -> dict[str, int]:
        return {"rounds": 3}

    app = server.build_app(blank, title="Vigie", lang="fr", routers=[router])
    async with client_of(app) as client:
        health = await client.get("/health")
        assert health.json() == {"ok": True, "version": __version__}
        assert (await client.get("/export")).json() == {"rounds": 3}
        assert health.headers["x-content-type-options"] == "nosniff"
        assert "flutter_bootstrap" in (await client.get("/table/1")).text
        missing = await client.get("/.env")
        assert missing.status_code == 404 and "flutter_bootstrap" not in missing.text
        page = await client.get("/join/AB12", headers={"origin": "http://evil.example"})
        assert "<title>Vigie</title>" in page.text
        assert "server" not in page.headers
        assert "access-control-allow-origin" not in page.headers
        assert (await client.get("/missing.js")).status_code == 404
        assert (await client.get("/docs")).text == page.text
        assert (await client.get("/locales/fr/foundation.ftl")).status_code == 404


# --- ports


def test_a_busy_port_leads_to_the_next_free_one() -> None:
    with listening_port.listen("127.0.0.1", 0) as first:
        busy = first.getsockname()[1]
        with listening_port.listen("127.0.0.1", busy) as second:
            assert busy < second.getsockname()[1] < busy + listening_port.PORTS_TRIED


def test_no_port_at_all_is_said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(listening_port, "PORTS_TRIED", 1)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        app = server.build_app(blank, title="Vigie", lang="en")
        assert server.serve(app, port, open_browser=False) == 1
    assert capsys.readouterr().out.startswith(f"No free port between {port} and {port} on 127.0.0.1.")


def test_addresses_are_written_as_browsers_want_them() -> None:
    assert server.web_address("192.168.1.7", 8550) == "http://192.168.1.7:8550"
    assert server.web_address("::1", 8550) == "http://[::1]:8550"


# --- what the guard lets pass


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    """Answers with the body of the request."""
    await PlainTextResponse(await Request(scope, receive).body())(scope, receive, send)


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("localhost:8550", 200),
        ("127.0.0.1", 200),
        ("[::1]:8550", 200),
        ("LOCALHOST:8550", 200),
        ("rebound.example:8550", 421),
        ("127.0.0.1.rebound.example", 421),
        ("192.168.1.7:8550", 421),
        ("", 400),
        ("localhost:8550, rebound.example", 400),
    ],
)
async def test_the_tablet_is_served_under_the_names_of_this_machine_only(host: str, status: int) -> None:
    async with client_of(RequestGuard(echo)) as client:
        answer = await client.get("/", headers={"host": host})
    assert answer.status_code == status
    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]


async def test_a_body_has_a_size_and_comes_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async def dripping(size: int) -> AsyncIterator[bytes]:
        for _ in range(size // 1024):
            yield b"." * 1024

    async def silent() -> AsyncIterator[bytes]:
        yield b"."
        await asyncio.Event().wait()

    def largest(scope: Scope) -> int:
        return 3 * LARGEST_BODY if scope["path"] == "/photo" else LARGEST_BODY

    async with client_of(RequestGuard(echo, largest=largest)) as client:
        assert (await client.post("/", content=b"." * LARGEST_BODY)).text == "." * LARGEST_BODY
        assert (await client.post("/", content=b"." * (LARGEST_BODY + 1))).status_code == 413
        assert (await client.post("/", content=dripping(2 * LARGEST_BODY))).status_code == 413
        assert (await client.post("/photo", content=dripping(2 * LARGEST_BODY))).status_code == 200
        assert (await client.post("/", content=b"", headers={"content-length": "-1"})).status_code == 400
        monkeypatch.setattr(middleware, "BODY_PATIENCE", 0.01)
        assert (await client.post("/", content=silent())).status_code == 408


@pytest.mark.parametrize(
    ("method", "path", "headers", "status"),
    [
        ("TRACE", "/", {}, 405),
        ("PUT", "/", {}, 405),
        ("GET", "/" + "x" * 2000, {}, 414),
        ("GET", "/a%00b.js", {}, 404),
        ("GET", "/..%5c..%5cwin.ini", {}, 404),
        ("GET", "/", {"x-much": "x" * LARGEST_HEAD}, 431),
        ("POST", "/", {"origin": "http://evil.example"}, 403),
        ("POST", "/", {"origin": "null"}, 403),
        ("POST", "/", {"sec-fetch-site": "cross-site"}, 403),
        ("POST", "/", {"origin": "http://localhost:8550", "sec-fetch-site": "same-origin"}, 200),
        ("GET", "/", {"origin": "http://evil.example"}, 200),
    ],
)
async def test_what_no_screen_asks_is_refused(method: str, path: str, headers: dict[str, str], status: int) -> None:
    async with client_of(RequestGuard(echo)) as client:
        answer = await client.request(method, path, headers=headers)
    assert answer.status_code == status
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("told", "words"), [("", 1.0), ("1.25", 1.25), ("9", 2.0), ("0.5", 1.0), ("nan", 1.0), ("-3", 1.0), ("1e1", 1.0)]
)
def test_a_browser_says_how_large_it_wants_its_words(told: str, words: float) -> None:
    assert wishes_of({"query_string": f"words={told}".encode()}) == Wishes(words)
    assert wishes_of({}) == NO_WISHES


@pytest.mark.parametrize(("told", "still"), [("still=1", True), ("words=1.5&still=1", True), ("still=x", False)])
def test_nothing_moves_where_the_browser_wants_it_so(told: str, still: bool) -> None:
    wishes = wishes_of({"query_string": told.encode()})
    page: Any = SimpleNamespace(data=wishes, platform_brightness=None)
    assert wishes.still == still
    assert look_for(page, Mode.DARK, motion=True).motion != still and not look_for(page, Mode.DARK).motion


@pytest.mark.parametrize(("own", "zoom", "drawn"), [(None, 1, 1), (1.25, 1, 1.25), (2.0, 1.5, 2), (1.5, 2, 2)])
def test_larger_words_of_the_browser_enlarge_ours_up_to_the_largest(
    own: float | None, zoom: float, drawn: float
) -> None:
    page: Any = SimpleNamespace(data=own and Wishes(own))
    assert enlarged(page, zoom) == drawn
