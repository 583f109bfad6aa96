"""The phones' door: who gets in, what a stranger can try, and that it is really shut when it is shut."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import signal
import socket
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any

import flet as ft
import httpx
import msgpack
import pytest
from fastapi import APIRouter, Request
from flet.messaging.protocol import MessageAction
from flet.messaging.session import Session
from uvicorn.server import HANDLED_SIGNALS
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from companion.core.values.messages import msg
from companion.core.values.seats import Seat
from companion.library.texts import LANGUAGES, texts_in
from companion.phones.admission import Device, Doorkeeper
from companion.store import Store
from companion.ui.widgets import error_boundary
from companion.web.door.door import TABS, Door, ours
from companion.web.door.guests import LIFETIME, MOST, Guests
from companion.web.door.lan_addresses import lan_addresses, likeliest
from companion.web.door.reception import DEVICE_COOKIE, GUEST_COOKIE, Party
from companion.web.pages import landing
from companion.web.serving import listening_port, server, wire
from companion.web.serving.middleware import LARGEST_BODY, LARGEST_HEAD
from companion.web.serving.wire import ANSWERED, ASKED, LOST

ANNE, BART = Seat("seat-1", "Anne", "green"), Seat("seat-2", "Bart </script>", "blue")
SECRET_HEADERS = (
    "content-security-policy",
    "x-content-type-options",
    "referrer-policy",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
    "permissions-policy",
)


class Table:
    """A door on this machine, with an evening of two behind it."""

    def __init__(self, folder: Path) -> None:
        self.store = Store(folder)
        self.evening = self.store.begin("skerry", {}, 7, "1").id
        self.admission = "ask"
        self.party: Party | None = Party(msg("core-app"), (ANNE, BART))
        self.shown: list[str] = []
        self.resized: list[tuple[float, float]] = []
        self.renamed: list[str] = []
        self.told: list[str] = []
        self.taps: list[str] = []
        self.now = 1_000_000.0
        self.restart()

    def restart(self, port: int = 0) -> None:
        """A new process on the same data."""
        self.keeper = Doorkeeper(self.store, lambda: self.admission, lambda: self.now, seats=lambda _: (ANNE, BART))
        self.door = Door(
            self.keeper,
            lambda evening: self.party if evening == self.evening else None,
            self.main_for,
            lan="127.0.0.1",
            port=port,
            told=lambda message: self.told.append(message.key),
        )

    def main_for(self, device_id: str) -> Any:
        def main(page: ft.Page) -> None:
            self.shown.append(device_id)
            page.on_resize = lambda event: self.resized.append((event.width, event.height))
            page.on_route_change = lambda event: self.shown.append(event.route)
            button = ft.Button("Tap", on_click=lambda _: self.taps.append("tapped"))
            page.add(ft.Text(f"for {device_id} only"), name := ft.TextField(), button)
            self.page, self.button = page, button._i
            name.on_change = lambda event: self.renamed.append(event.control.value.strip())
            self.name = name._i

        return main

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.door.port}"

    @property
    def code(self) -> str:
        return self.keeper.code(self.evening)

    def phone(self, lang: str = "en-GB") -> Phone:
        return Phone(self, lang)


class Phone:
    """A browser with its cookies."""

    def __init__(self, table: Table, lang: str) -> None:
        self.table = table
        self.http = httpx.AsyncClient(headers={"accept-language": lang})

    async def __aenter__(self) -> Phone:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    async def get(self, path: str, **headers: str) -> httpx.Response:
        return await self.http.get(self.table.url + path, headers=headers)

    async def scan(self) -> Phone:
        assert (await self.get(f"/join/{self.table.code}")).status_code == 303
        return self

    async def ask(self, role: str = "seat", seat: str = "", **more: Any) -> httpx.Response:
        wish = {"role": role, "seat": seat, "language": "en"} | more
        return await self.http.post(f"{self.table.url}/join", json=wish, headers={"origin": self.table.url})

    async def seated(self, seat: Seat = ANNE) -> Device:
        """Scan, choose, be let in."""
        await self.scan()
        assert (await self.ask("seat", seat.id)).status_code == 200
        device = self.device()
        self.table.keeper.admit(device.id)
        return device

    def device(self) -> Device:
        device = self.table.keeper.device(self.http.cookies[DEVICE_COOKIE])
        assert device is not None
        return device

    async def state(self) -> dict[str, Any]:
        answer: dict[str, Any] = (await self.get("/join/state")).json()
        return answer

    def screen(self, path: str = "/ws", **more: Any) -> connect:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = self.table.url.replace("http", "ws") + path
        return connect(address, additional_headers={"cookie": cookies}, **({"origin": self.table.url} | more))


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    found = Table(tmp_path / "data")
    await found.door.switch_on()
    assert found.door.open and found.door.fault is None
    yield found
    await found.door.switch_off()
    found.store.close()


def frame(action: MessageAction | int, body: object) -> bytes:
    number = action.value if isinstance(action, MessageAction) else action
    return b"\0" + bytes(msgpack.packb([number, body]))


def registration(again: str | None = None) -> bytes:
    """What a screen says first. again: the session that it had."""
    return frame(MessageAction.REGISTER_CLIENT, {"session_id": again, "page_name": "", "page": {"route": "/"}})


REGISTER = registration()


async def registered(screen: ClientConnection, again: str | None = None) -> str:
    """The session that a screen is given. again: the one that it had."""
    await screen.send(registration(again))
    answer = await screen.recv()
    assert isinstance(answer, bytes)
    return str(msgpack.unpackb(answer[1:], strict_map_key=False, ext_hook=lambda *_: None)[1]["session_id"])


async def closed_with(screen: ClientConnection) -> int:
    """The code with which a connection is closed, whatever is said before."""
    async with asyncio.timeout(5):
        try:
            while True:
                await screen.recv()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 1006


async def until(condition: Any) -> None:
    async with asyncio.timeout(5):
        while not condition():
            await asyncio.sleep(0.01)


# --- from the code to the seat


async def test_from_the_code_to_the_screen_of_a_seat(table: Table) -> None:
    async with table.phone() as phone:
        entered = await phone.get(f"/join/{table.code}")
        assert (entered.status_code, entered.headers["location"]) == (303, "/join")
        page = await phone.get("/join")
        assert page.status_code == 200 and len(page.content) < 150_000
        assert await phone.state() == {
            "state": "choosing",
            "why": "",
            "titles": {lang: texts_in(lang)(msg("core-app")) for lang in LANGUAGES},
            "seats": [
                {"id": "seat-1", "name": "Anne", "colour": "#3f9b5a", "taken": False},
                {"id": "seat-2", "name": "Bart </script>", "colour": "#2f6fc0", "taken": False},
            ],
        }
        asked = await phone.ask("seat", "seat-1")
        waiting = {"state": "waiting", "role": "seat", "name": "Anne", "colour": "#3f9b5a"}
        assert asked.json() == await phone.state() == waiting
        assert (await phone.get("/")).headers["location"] == "/join"
        with pytest.raises(InvalidStatus, match="403"):
            await phone.screen()
        device = phone.device()
        table.keeper.admit(device.id)
        assert await phone.state() == {"state": "admitted"}
        assert (await phone.get("/join")).headers["location"] == "/"
        assert (await phone.get(f"/join/{table.code}")).headers["location"] == "/"
        shown = await phone.get("/")
        assert "flutter_bootstrap.js" in shown.text and '<html lang="en">' in shown.text
        assert (await phone.get("/table/1")).text == shown.text
        async with phone.screen() as screen:
            await registered(screen)
            await until(lambda: table.shown == [device.id])
            assert table.keeper.online(device.id)
        await until(lambda: not table.keeper.online(device.id))


async def test_events_for_controls_that_are_nowhere_cannot_hold_up_the_house(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    handed_on: list[int] = []

    async def dispatched(_session: Session, target: int, name: str, data: object) -> None:
        if name == "click":
            handed_on.append(target)

    monkeypatch.setattr(Session, "dispatch_event", dispatched)
    async with table.phone() as phone:
        await phone.seated()
        async with phone.screen() as screen:
            await registered(screen)
            for target in range(10_000, 10_000 + 10 * LOST):
                await screen.send(frame(MessageAction.CONTROL_EVENT, {"target": target, "name": "click", "data": None}))
            await screen.send(ASKED)
            while await screen.recv() != ANSWERED:
                pass
    assert LOST <= len(handed_on) <= 2 * LOST


async def test_cookies_are_for_this_server_alone(table: Table) -> None:
    async with table.phone() as phone:
        guest = (await phone.get(f"/join/{table.code}")).headers["set-cookie"]
        device = (await phone.ask("spectator")).headers["set-cookie"]
    for cookie, name in ((guest, GUEST_COOKIE), (device, DEVICE_COOKIE)):
        assert cookie.startswith(f"{name}=")
        assert {"httponly", "samesite=lax", "path=/"} <= {part.strip().lower() for part in cookie.split(";")}
        assert "domain" not in cookie.lower()


async def test_no_code_and_no_token_is_seen_after_joining(table: Table, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    logging.getLogger("websockets").setLevel(logging.INFO)  # ours is the test's own client
    logging.getLogger("httpcore").setLevel(logging.INFO)
    logging.getLogger("httpx").setLevel(logging.WARNING)
    async with table.phone() as phone:
        answers = [await phone.get(f"/join/{table.code}"), await phone.get("/join")]
        answers += [await phone.ask("seat", "seat-1"), await phone.get("/join/state")]
        table.keeper.admit(phone.device().id)
        answers += [await phone.get("/join"), await phone.get("/"), await phone.get("/join/state")]
        async with phone.screen() as screen:
            await registered(screen)
            told = await screen.recv()
        secrets = [table.code, *phone.http.cookies.values()]
    seen = [answer.text + answer.headers.get("location", "") + answer.headers.get("link", "") for answer in answers]
    seen += [caplog.text, repr(told)]
    assert [secret for secret in secrets if any(secret in text for text in seen)] == []


async def test_one_more_tablet_and_an_onlooker_ask_like_everybody(table: Table) -> None:
    for role in ("tablet", "spectator"):
        async with table.phone() as phone:
            await phone.scan()
            assert (await phone.ask(role)).json() == {"state": "waiting", "role": role, "name": "", "colour": ""}
            assert (phone.device().role, phone.device().admitted) == (role, False)


async def test_a_table_without_confirmation_lets_everybody_in_but_one_more_tablet(table: Table) -> None:
    table.admission = "free"
    async with table.phone() as phone, table.phone() as other:
        assert (await (await phone.scan()).ask("seat", "seat-1")).json() == {"state": "admitted"}
        assert (await (await other.scan()).ask("tablet")).json()["state"] == "waiting"


async def test_a_seat_that_is_taken_is_said_and_can_be_asked_for(table: Table) -> None:
    async with table.phone() as anne, table.phone() as bart:
        first = await anne.seated()
        await bart.scan()
        assert [seat["taken"] for seat in (await bart.state())["seats"]] == [True, False]
        refused = await bart.ask("seat", "seat-1")
        assert refused.status_code == 409 and "Anne" in refused.json()["text"]
        async with anne.screen() as screen:
            await registered(screen)
            assert (await bart.ask("seat", "seat-1", claim=True)).json()["state"] == "waiting"
            assert (await anne.state()) == {"state": "admitted"}
            table.keeper.admit(bart.device().id)
            assert await closed_with(screen) == wire.DISMISSED
        assert table.keeper.known(first.id) is None
        assert (await anne.state())["why"] == "unseated"


async def test_who_thinks_better_of_it_chooses_again(table: Table) -> None:
    async with table.phone() as phone:
        await phone.scan()
        await phone.ask("seat", "seat-1")
        assert (await phone.http.post(f"{table.url}/join/leave")).json()["state"] == "choosing"
        assert table.keeper.devices(table.evening) == ()
        for _ in range(6):  # changing one's mind is not being refused: it costs no waiting
            assert (await phone.ask("seat", "seat-2")).status_code == 200
        (device,) = table.keeper.devices(table.evening)
        assert device.seat == "seat-2"
        table.keeper.admit(device.id)
        await phone.ask("spectator")
        assert [device.role for device in table.keeper.devices(table.evening)] == ["spectator"]


async def test_refused_sent_away_over_and_never_here_are_told_apart(table: Table) -> None:
    async with table.phone() as phone, table.phone() as stranger:
        assert await stranger.state() == {"state": "stranger"}
        assert (await stranger.ask("spectator")).json() == {"state": "stranger"}
        await phone.scan()
        await phone.ask("seat", "seat-1")
        table.keeper.dismiss(phone.device().id)
        assert (await phone.state())["why"] == "refused"
        table.keeper.renew(table.evening)
        assert await phone.state() == {"state": "gone"}
        await phone.scan()
        table.party = None
        assert await phone.state() == {"state": "over"}
        assert (await phone.ask("spectator")).json() == {"state": "over"}


# --- the page


@pytest.mark.parametrize(("accepted", "lang"), [("fr-CH, en;q=0.5", "fr"), ("de, en", "en"), ("", "fr")])
async def test_the_page_speaks_the_language_of_the_phone(table: Table, accepted: str, lang: str) -> None:
    async with table.phone(accepted) as phone:
        page = (await phone.get("/join")).text
    assert f'<html lang="{lang}">' in page


def test_the_page_is_whole_and_nothing_in_it_comes_from_elsewhere() -> None:
    page = landing.page("fr", "Vigie", {"state": "choosing", "seats": [{"name": "</script><b>"}]})
    assert not re.search(r"(src|href)\s*=\s*[\"']?(https?:)?//|url\((?!/fonts/)", page)
    assert "{{" not in page and page.count("</script>") == 2
    told = re.search(r'<script type="application/json" id="told">(.*?)</script>', page, re.DOTALL)
    assert told is not None
    assert json.loads(told[1])["telling"]["seats"] == [{"name": "</script><b>"}]
    script = (Path(landing.__file__).parent / "landing.js").read_text("utf-8")
    used = set(re.findall(r"say\('([\w-]+)'", script))
    assert used - {*landing.WORDS} == set()


# --- strangers


async def test_wrong_codes_are_slowed_down_and_so_is_the_right_one(table: Table) -> None:
    async with table.phone() as phone:
        statuses = [(await phone.get(f"/join/wrong-code-{n}")).status_code for n in range(12)]
        assert statuses[0] == 403 and statuses[-1] == 429
        right = await phone.get(f"/join/{table.code}")
        assert right.status_code == 429 and int(right.headers["retry-after"]) > 0
        assert '"state": "slow"' in right.text and table.code not in right.text
        assert "set-cookie" not in right.headers
        table.now += int(right.headers["retry-after"])
        assert (await phone.get(f"/join/{table.code}")).status_code == 303


async def test_six_signs_lead_to_the_door_for_who_has_no_camera(table: Table) -> None:
    async with table.phone() as phone:
        assert '"state": "stranger"' in (await phone.get("/join")).text
        short = table.keeper.short(table.evening)
        answer = await phone.get(f"/join/{short.upper()}")
        assert answer.status_code == 303 and short not in answer.text and table.code not in answer.text
        assert '"state": "choosing"' in (await phone.get("/join")).text
        device = await phone.seated()
        assert device.evening == table.evening


async def test_pages_of_other_sites_are_refused(table: Table) -> None:
    async with table.phone() as phone:
        device = await phone.seated()
        for origin in ("http://evil.example", "null", "http://127.0.0.1", f"http://127.0.0.1:{table.door.port + 1}"):
            with pytest.raises(InvalidStatus, match="403"):
                await phone.screen(origin=origin)
            answer = await phone.http.post(f"{table.url}/join/leave", json={}, headers={"origin": origin})
            assert answer.status_code == 403
        assert (await phone.get("/join/state", host="evil.example")).status_code == 421
        assert table.keeper.known(device.id) == phone.device()


@pytest.mark.parametrize(
    ("body", "kind", "status"),
    [
        (b"{", "application/json", 400),
        (b"[" * 10_000, "application/json", 400),
        (b"\xff", "application/json", 400),
        (b'"seat"', "application/json", 400),
        (b'{"role":"seat","seat":"seat-1","language":"en"}', "text/plain", 400),
        (b'{"role":"captain","language":"en"}', "application/json", 400),
        (b'{"role":"seat","seat":["seat-1"],"language":"en"}', "application/json", 400),
        (b'{"role":["seat"],"seat":"seat-1","language":"en"}', "application/json", 400),
        (b'{"role":"seat","seat":"","language":"en"}', "application/json", 400),
        (b'{"role":"spectator","seat":"seat-1","language":"en"}', "application/json", 400),
        (b'{"role":"seat","seat":"seat-1","language":"xx"}', "application/json", 400),
        (b'{"role":"seat","seat":"seat-1","language":{}}', "application/json", 400),
        (b'{"role":"seat","seat":"seat-9","language":"en"}', "application/json", 403),
        (b"." * (LARGEST_BODY + 1), "application/json", 413),
    ],
)
async def test_malformed_requests_change_nothing(table: Table, body: bytes, kind: str, status: int) -> None:
    async with table.phone() as phone:
        await phone.scan()
        answer = await phone.http.post(f"{table.url}/join", content=body, headers={"content-type": kind})
        assert answer.status_code == status
        assert table.keeper.devices(table.evening) == ()
        assert (await phone.state())["state"] == "choosing"


async def test_unknown_paths_and_methods_are_refused_with_all_headers(table: Table) -> None:
    async with table.phone() as phone:
        expected = {
            ("GET", "/join"): 200,
            ("GET", "/health"): 200,
            ("GET", "/favicon.png"): 200,
            ("GET", "/"): 303,
            ("GET", "/index.html"): 303,
            ("GET", "/docs"): 303,
            ("GET", "/missing.js"): 404,
            ("GET", "/missing.html"): 404,
            ("GET", "/.env"): 404,
            ("GET", "/.git/config"): 404,
            ("GET", "/locales/fr/core.ftl"): 404,
            ("GET", "/../../pyproject.toml"): 404,
            ("GET", "/%2e%2e/%2e%2e/pyproject.toml"): 404,
            ("GET", "/fonts/..%2f..%2f..%2fetc/x.conf"): 404,
            ("GET", "//evil.example/x.js"): 404,
            ("POST", "/"): 405,
            ("POST", "/main.dart.js"): 405,
            ("DELETE", "/join"): 405,
            ("OPTIONS", "/join"): 405,
        }
        for (method, path), status in expected.items():
            reader, writer = await asyncio.open_connection("127.0.0.1", table.door.port)
            writer.write(f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode())
            head, _, _ = (await reader.read()).partition(b"\r\n\r\n")
            writer.close()
            lines = head.decode().lower().split("\r\n")
            headers = dict(line.split(": ", 1) for line in lines[1:])
            assert (path, lines[0].split()[1]) == (path, str(status))
            assert set(SECRET_HEADERS) - set(headers) == set(), path
            assert "server" not in headers and "access-control-allow-origin" not in headers
            assert headers.get("location", "/join") == "/join"
        with pytest.raises(InvalidStatus, match="403"):
            await phone.screen("/elsewhere")


async def test_a_page_of_the_app_is_at_its_own_addresses_only(table: Table) -> None:
    async with table.phone() as phone:
        await phone.seated()
        page = (await phone.get("/table/1")).text
        assert "flutter_bootstrap" in page and (await phone.get("/index.html")).text == page
        for path in ("/.env", "/.git/config", "/missing.html", "/missing.js", "/table/index.html"):
            answer = await phone.get(path)
            assert (path, answer.status_code) == (path, 404)
            assert "flutter_bootstrap" not in answer.text


async def test_hundreds_that_say_nothing_keep_nobody_from_the_table(table: Table) -> None:
    async def press(*said: bytes) -> asyncio.StreamWriter:
        _, writer = await asyncio.open_connection("127.0.0.1", table.door.port)
        writer.writelines(said)
        return writer

    head = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    body = b"POST /join HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\nhalf"
    async with table.phone() as seated, table.phone() as newcomer:
        await seated.seated()
        async with seated.screen() as screen:
            await registered(screen)
            pressing = [await press(*said) for said in ((), (), (), (head,), (body,)) for _ in range(80)]
            await screen.send(ASKED)
            while await screen.recv() != ANSWERED:
                pass
            assert (await seated.get("/")).status_code == 200
            await newcomer.scan()
            assert (await newcomer.state())["state"] == "choosing"
            async with seated.screen() as again:
                await registered(again)
            for writer in pressing:
                writer.close()


async def test_headers_without_end_are_cut_short(table: Table) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", table.door.port)
    writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n" + b"X-Much: " + b"x" * LARGEST_HEAD)
    assert b" 400 " in (await reader.readline())
    writer.close()


def test_names_that_can_be_meant_for_us() -> None:
    machine = socket.gethostname().lower().split(".")[0]
    assert all(map(ours, ("192.168.1.5", "[fe80::1]", "localhost", machine, f"{machine}.local")))
    others = ("evil.example", "192.168.1.5.evil.example", f"{machine}.evil.example", f"{machine}x", "", "1921685")
    assert not any(map(ours, others))


def test_guests_are_forgotten_in_time_and_when_there_are_too_many() -> None:
    now = 0.0
    guests = Guests(lambda: now)
    first = guests.welcome("evening", "code")
    assert guests.find(first) is not None and guests.find("") is None
    now = LIFETIME
    assert guests.find(first) is None
    kept = [guests.welcome("evening", "code") for _ in range(MOST + 1)]
    assert guests.find(kept[0]) is None and guests.find(kept[1]) is not None


# --- the connection of a screen


def props(**values: object) -> bytes:
    return frame(MessageAction.UPDATE_CONTROL_PROPS, {"id": 1, "props": values})


@pytest.mark.parametrize(
    "frames",
    [
        ["hello"],
        [b"\0\xc1"],
        [b"\0"],
        [b"\x07junk"],
        [b"\0" + b"\x91" * 5000],
        [frame(99, {})],
        [frame(1, [])],
        [frame(1, {"session_id": None, "page_name": "", "page": []})],
        [frame(1, {"session_id": None, "page_name": "", "page": {"route": 5}})],
        [frame(MessageAction.CONTROL_EVENT, {"target": 1, "name": "close", "data": None})],
        [b"\x01\0\0\0\0"],
        [REGISTER, REGISTER],
        [frame(1, {"session_id": None, "page_name": "", "page": {"route": "/", "width": "wide"}})],
        [REGISTER, frame(MessageAction.PATCH_CONTROL, {"id": 1, "patch": []})],
        [REGISTER, frame(MessageAction.CONTROL_EVENT, {"target": "1", "name": "x", "data": None})],
        [REGISTER, frame(MessageAction.CONTROL_EVENT, {"target": 1, "name": "x"})],
        [REGISTER, props(_state={})],
        [REGISTER, props(on_connect="x")],
        [REGISTER, props(theme={"_values": {}})],
        [REGISTER, props(views=[{"_i": 3}])],
        [REGISTER, frame(MessageAction.INVOKE_METHOD, {"control_id": 10**6, "call_id": "x", "result": 1, "error": ""})],
    ],
)
async def test_a_screen_that_sends_nonsense_ends_its_own_connection_only(
    table: Table, frames: Sequence[bytes | str], caplog: pytest.LogCaptureFixture
) -> None:
    async with table.phone() as anne, table.phone() as bart:
        await anne.seated(ANNE)
        device = await bart.seated(BART)
        async with anne.screen() as good, bart.screen() as bad:
            await registered(good)
            for each in frames:
                await bad.send(each)
            await closed_with(bad)
            await until(lambda: not table.keeper.online(device.id))
            await good.send(wire.ASKED)
            while await good.recv() != wire.ANSWERED:
                pass
        async with bart.screen() as again:
            await registered(again)
    assert len(caplog.records) <= 1
    assert all(record.exc_info is None for record in caplog.records)


async def test_events_that_no_screen_reports_are_passed_over(table: Table, caplog: pytest.LogCaptureFixture) -> None:
    def event(target: int, name: str, data: object) -> bytes:
        return frame(MessageAction.CONTROL_EVENT, {"target": target, "name": name, "data": data})

    def typed(value: object) -> bytes:
        return frame(MessageAction.UPDATE_CONTROL_PROPS, {"id": table.name, "props": {"value": value}})

    async with table.phone() as phone:
        await phone.seated()
        async with phone.screen() as screen:
            await registered(screen)
            await until(lambda: table.shown)
            for name in ("resize", "route_change", "media_change", "keyboard_event"):
                for data in (None, {}, {"width": 5}, {"route": 5}, {"control": 5}):
                    await screen.send(event(1, name, data))
            await screen.send(typed(5))
            await screen.send(event(table.name, "change", 5))
            await until(lambda: table.renamed)
            await screen.send(typed("Anne "))
            await screen.send(event(table.name, "change", "Anne "))
            await screen.send(event(1, "resize", {"width": 500.0, "height": 900}))
            await until(lambda: table.resized)
    assert (table.resized, table.renamed) == ([(500.0, 900)], ["", "Anne"])
    assert len(table.shown) == 1
    assert caplog.records == []


async def test_a_tap_on_a_picture_from_before_is_late_even_if_its_button_stays(table: Table) -> None:
    async with table.phone() as phone:
        await phone.seated()
        async with phone.screen() as screen:
            await registered(screen)
            await until(lambda: table.shown)
            tap = frame(MessageAction.CONTROL_EVENT, {"target": table.button, "name": "click", "data": None})
            error_boundary.when_late(table.page, lambda: table.taps.append("late"))
            await screen.send("1")
            await screen.send(tap)
            await until(lambda: table.taps == ["tapped"])
            session, connection = table.page.session, table.page.session.connection
            on_its_way = session.dispatch_event(table.button, "click", None)
            connection.renewing()
            await on_its_way
            assert table.taps == ["tapped", "late"], "the button answers the next question already, and nobody saw it"
            table.page.add(ft.Text("the next question"))
            connection.renewed()
            await screen.send(tap)
            await until(lambda: table.taps == ["tapped", "late", "late"])
            await screen.send("99")
            await screen.send(tap)
            await until(lambda: table.taps == ["tapped", "late", "late", "tapped"])
            table.page.add(ft.Text("and one more"))
            connection.renewed()
            await screen.send(tap)
            await until(lambda: table.taps[4:] == ["late"])
            assert connection.shown < 99, "nobody has seen what was not sent"


async def test_a_screen_that_never_registers_is_cut_off(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "REGISTRATION", 0.2)
    async with table.phone() as phone:
        device = await phone.seated()
        async with phone.screen() as screen, phone.screen() as other:
            await registered(other)
            await screen.send(ASKED)  # alive, and silent about who it is
            assert await closed_with(screen) == wire.UNREADABLE
            await other.send(ASKED)
            while await other.recv() != ANSWERED:
                pass
        await until(lambda: not table.keeper.online(device.id))


async def test_an_oversized_message_ends_its_connection(table: Table) -> None:
    async with table.phone() as phone:
        await phone.seated()
        async with phone.screen() as screen:
            await screen.send(b"\0" * (server.LARGEST_MESSAGE + 1))
            assert await closed_with(screen) == 1009


async def test_who_never_registers_leaves_nothing_behind(table: Table) -> None:
    before = len(asyncio.all_tasks())
    async with table.phone() as phone:
        device = await phone.seated()
        for _ in range(3):
            async with phone.screen():
                await until(lambda: table.keeper.online(device.id))
            await until(lambda: not table.keeper.online(device.id))
    await until(lambda: len(asyncio.all_tasks()) <= before + 1)


async def test_a_session_belongs_to_one_device(table: Table) -> None:
    async with table.phone() as anne, table.phone() as bart:
        await anne.seated(ANNE)
        device = await bart.seated(BART)
        async with anne.screen() as screen:
            session = await registered(screen)
        async with bart.screen() as thief:
            await thief.send(registration(session))
            answer = await thief.recv()
            assert session.encode() not in bytes(answer)  # type: ignore[arg-type]
            await until(lambda: table.shown[-1] == device.id)
        async with anne.screen() as screen:
            await screen.send(registration(session))
            assert session.encode() in bytes(await screen.recv())  # type: ignore[arg-type]
    assert len(table.shown) == 2


async def test_who_comes_and_goes_leaves_a_handful_of_sessions(table: Table) -> None:
    async def session(again: str | None = None) -> str:
        async with phone.screen() as screen:
            found = await registered(screen, again)
        await until(lambda: not table.keeper.online(phone.device().id))
        return found

    async with table.phone() as phone:
        await phone.seated()
        first, *_, last = [await session() for _ in range(TABS + 1)]
        assert await session(last) == last, "it has waited"
        assert await session(first) != first, "it had to make room"


async def test_a_device_that_is_sent_away_is_cut_off_at_once(table: Table) -> None:
    async with table.phone() as phone:
        device = await phone.seated()
        async with phone.screen() as screen:
            await registered(screen)
            table.keeper.dismiss(device.id)
            assert await closed_with(screen) == wire.DISMISSED
        with pytest.raises(InvalidStatus, match="403"):
            await phone.screen()
        assert (await phone.get("/")).headers["location"] == "/join"


async def test_a_device_has_a_handful_of_tabs(table: Table) -> None:
    async with table.phone() as phone:
        await phone.seated()
        async with phone.screen() as first:
            for _ in range(TABS):
                await phone.screen()
            assert await closed_with(first) == wire.GOING_AWAY


async def test_only_devices_of_the_table_may_send_much(table: Table) -> None:
    router = APIRouter()

    @router.post("/photo")
    async def photo(request: Request) -> int:
        return len(await request.body())

    bodies = {"/photo": 3 * LARGEST_BODY}
    door = Door(
        table.keeper, lambda _: table.party, table.main_for, lan="127.0.0.1", port=0, routers=[router], bodies=bodies
    )
    async with table.phone() as phone:
        await phone.seated()
        await door.switch_on()
        url = f"http://127.0.0.1:{door.port}/photo"
        assert (await phone.http.post(url, content=b"." * 2 * LARGEST_BODY)).json() == 2 * LARGEST_BODY
        assert (await phone.http.post(url, content=b"." * 4 * LARGEST_BODY)).status_code == 413
        table.keeper.dismiss(phone.device().id)
        assert (await phone.http.post(url, content=b"." * 2 * LARGEST_BODY)).status_code == 413
        await door.switch_off()


@pytest.mark.parametrize("cookie", ["", "x" * 43, "é" * 20, '"quoted"'])
async def test_a_wrong_token_opens_nothing(table: Table, cookie: str) -> None:
    headers = [("cookie", f"{DEVICE_COOKIE}={cookie}")]
    with pytest.raises(InvalidStatus, match="403"):
        await connect(table.url.replace("http", "ws") + "/ws", additional_headers=headers)
    async with table.phone() as phone:
        raw = {b"cookie": f"{DEVICE_COOKIE}={cookie}".encode("latin-1", "replace")}
        assert (await phone.http.get(table.url, headers=raw)).headers["location"] == "/join"


# --- open and closed


async def test_a_closed_door_is_a_closed_port_and_devices_come_back(table: Table) -> None:
    port = table.door.port
    async with table.phone() as phone:
        device = await phone.seated()
        async with phone.screen() as screen:
            await registered(screen)
            await table.door.switch_off()
            assert await closed_with(screen) == wire.GOING_AWAY
        assert not table.door.open and table.door.addresses == ()
        with socket.socket() as probe:
            assert probe.connect_ex(("127.0.0.1", port)) != 0
        await table.door.switch_on()
        assert table.door.port == port
        assert await phone.state() == {"state": "admitted"}
        await table.door.switch_off()
        table.restart(port)
        await table.door.switch_on()
        assert await phone.state() == {"state": "admitted"}
        async with phone.screen() as screen:
            await registered(screen)
            await until(lambda: table.keeper.online(device.id))
    assert table.told == ["door-open", "door-closed"] * 2 + ["door-open"]


async def test_switching_twice_is_switching_once(table: Table) -> None:
    await asyncio.gather(table.door.switch_on(), table.door.switch_on())
    assert table.told == ["door-open"]
    await asyncio.gather(table.door.switch_off(), table.door.switch_off())
    assert table.told == ["door-open", "door-closed"]


async def test_a_busy_port_leads_to_the_next_one_and_a_wrong_address_is_told(table: Table) -> None:
    beside = Door(table.keeper, lambda _: None, table.main_for, lan="127.0.0.1", port=table.door.port)
    await beside.switch_on()
    assert beside.open and table.door.port < beside.port < table.door.port + listening_port.PORTS_TRIED
    assert beside.url("C0DE") == f"http://127.0.0.1:{beside.port}/join/C0DE"
    await beside.switch_off()
    nowhere = Door(table.keeper, lambda _: None, table.main_for, lan="192.0.2.1")
    await nowhere.switch_on()
    assert not nowhere.open and nowhere.fault is not None and nowhere.fault.key == "foundation-bad-address"


async def test_the_signals_of_the_process_stay_with_the_table(table: Table) -> None:
    opened = [signal.getsignal(number) for number in HANDLED_SIGNALS]
    await table.door.switch_off()
    assert [signal.getsignal(number) for number in HANDLED_SIGNALS] == opened


# --- addresses


def test_the_likeliest_address_comes_first() -> None:
    found = [
        ("127.0.0.1", "lo"),
        ("172.17.0.1", "docker0"),
        ("169.254.3.4", "eth1"),
        ("10.8.0.2", "tun0"),
        ("192.168.43.1", "wlan0"),
        ("10.0.0.7", "eth0"),
    ]
    hotspot = ("192.168.43.1", "10.0.0.7", "10.8.0.2", "172.17.0.1", "169.254.3.4")
    assert likeliest(found, None) == hotspot
    assert likeliest(found, "10.0.0.7")[:2] == ("10.0.0.7", "192.168.43.1")
    assert likeliest(found, "10.8.0.2")[0] == "192.168.43.1"
    assert likeliest([("127.0.0.1", "lo")], None) == ()
    assert lan_addresses("192.168.1.5") == ("192.168.1.5",)
    assert "127.0.0.1" not in lan_addresses()
