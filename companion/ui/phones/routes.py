"""What the door answers to a browser: from the code on the tablet to a seat at the table.

`/join/CODE` gives a guest its cookie and leads to `/join`, so that no code stays in an address. `/join` is a small page
that chooses a seat, waits for the table, and leads to `/`, which only an admitted device gets to see.
"""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, cast

from fastapi import APIRouter, Request
from flet_web.fastapi.flet_static_files import FletStaticFiles
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.types import Message, Receive, Scope, Send

from companion.core.text import Msg
from companion.library.texts import LANGUAGES, best_language, texts_in
from companion.table.doorkeeper import Device, Refused, Role, SeatTaken, Wait, as_written
from companion.ui.kit import colour_of
from companion.ui.phones.guests import LIFETIME, Guest
from companion.ui.small_pages import landing

if TYPE_CHECKING:
    from companion.ui.phones.door import Door

DEVICE_COOKIE: Final = "vigie_device"
GUEST_COOKIE: Final = "vigie_guest"
SEASON: Final = 30 * 24 * 3600
"""Seconds for which a browser keeps its token; the evening is long over by then."""
ROLES: Final = ("seat", "spectator", "tablet")
_NO_STORE: Final = {"cache-control": "no-store"}


@dataclass(frozen=True, slots=True)
class Wish:
    """What a guest asks to become. claim: although somebody has that seat."""

    role: Role
    seat: str
    claim: bool
    language: str


def join_routes(door: Door) -> APIRouter:
    """The routes of the door. They never answer with a code, nor with a token but in its cookie."""
    router = APIRouter()

    @router.get("/join")
    async def join(request: Request) -> Response:
        standing = _standing(door, request)
        if standing["state"] == "admitted":
            return _to("/")
        return _page(door, request, standing)

    @router.get("/join/state")
    async def state(request: Request) -> Response:
        return JSONResponse(_standing(door, request), headers=_NO_STORE)

    @router.get("/join/{code}")
    async def enter(code: str, request: Request) -> Response:
        try:
            evening = door.doorkeeper.enter(code, _origin(request))
        except Wait as wait:
            return _page(door, request, {"state": "slow", "seconds": wait.seconds}, 429, wait.seconds)
        except Refused:
            return _page(door, request, {"state": "wrong"}, 403)
        device = door.device(request)
        known = device is not None and device.admitted and device.evening == evening
        response = _to("/" if known else "/join")
        _keep(response, GUEST_COOKIE, door.guests.welcome(evening, as_written(code)), int(LIFETIME))
        return response

    @router.post("/join")
    async def ask(request: Request) -> Response:
        guest, wish = door.guest(request), _wish(await _json(request))
        if wish is None:
            return _no(400, "unreadable")
        if guest is None or door.party(guest.evening) is None:
            return _no(403, "stranger" if guest is None else "over")
        before = door.device(request) or door.doorkeeper.known(guest.device)
        if before is not None and not before.admitted:
            door.doorkeeper.dismiss(before.id, refused=False)
        try:
            device, token = _asked(door, guest, wish, _origin(request))
        except SeatTaken as refused:
            return _no(409, "taken", refused.text, wish.language)
        except Wait as refused:
            return _no(429, "refused", refused.text, wish.language, refused.seconds)
        except Refused as refused:
            return _no(403, "refused", refused.text, wish.language)
        if before is not None and before.admitted:
            door.doorkeeper.dismiss(before.id, refused=False)
        guest.device, guest.seated = device.id, False
        response = JSONResponse(_told(door, guest, device), headers=_NO_STORE)
        _keep(response, DEVICE_COOKIE, token, SEASON)
        return response

    @router.post("/join/leave")
    async def leave(request: Request) -> Response:
        """Whoever holds a device may give it up: to choose again, or to go."""
        device, guest = door.device(request), door.guest(request)
        if device is not None:
            door.doorkeeper.dismiss(device.id, refused=False)
        if guest is not None:
            guest.device = ""
        response = JSONResponse(_told(door, guest, None), headers=_NO_STORE)
        response.delete_cookie(DEVICE_COOKIE, httponly=True, samesite="lax")
        return response

    return router


class Pages:
    """Flet's files, for everybody: they hold no secret. Its page, and whatever the page calls an address, only for an
    admitted device; others are led to the door."""

    def __init__(self, door: Door, files: FletStaticFiles) -> None:
        self._door = door
        self._files = files
        self._index = b""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        last = scope["path"].rsplit("/", 1)[-1]
        if "." in last and not last.endswith(".html"):
            await self._files(scope, receive, send)
            return
        device = self._door.device(Request(scope))
        if scope["method"] == "POST":
            response = Response(status_code=405, headers={"allow": "GET, HEAD"})
        elif device is None or not device.admitted:
            response = _to("/join")
        else:
            response = HTMLResponse(await self._page(scope, device.language or self._door.lang()))
        await response(scope, receive, send)

    async def _page(self, scope: Scope, lang: str) -> bytes:
        """Flet's page, which its files complete when they are first asked for it, in the language of the device."""
        if not self._index:
            body = bytearray()

            async def asked() -> Message:
                await asyncio.Event().wait()  # there is nothing to receive but that the reader goes, and it stays
                raise AssertionError

            async def answered(message: Message) -> None:
                body.extend(message.get("body", b""))

            plain = {**scope, "method": "GET", "path": "/", "raw_path": b"/", "headers": [], "extensions": {}}
            await self._files(plain, asked, answered)
            self._index = bytes(body)
        served, wanted = (f'<html lang="{each}">'.encode() for each in (self._door.page_lang, lang))
        return self._index.replace(served, wanted, 1)


# ---------------------------------------------------------------------- what a browser is told


def _standing(door: Door, request: Request) -> dict[str, Any]:
    """How a browser stands with the table, by its cookies."""
    told = _told(door, door.guest(request), door.device(request))
    if told["state"] == "stranger" and DEVICE_COOKIE in request.cookies:
        return {"state": "gone"}
    return told


def _told(door: Door, guest: Guest | None, device: Device | None) -> dict[str, Any]:
    if device is not None and (guest is None or guest.evening == device.evening):
        if device.admitted:
            if guest is not None:
                guest.seated = True
            return {"state": "admitted"}
        party = door.party(device.evening)
        if party is None:
            return {"state": "over"}
        seat = next((each for each in party.seats if each.id == device.seat), None)
        return {
            "state": "waiting",
            "role": device.role,
            "name": seat.name if seat else "",
            "colour": colour_of(seat.colour) if seat else "",
        }
    if guest is None:
        return {"state": "stranger"}
    party = door.party(guest.evening)
    if party is None:
        return {"state": "over"}
    seats = [
        {
            "id": seat.id,
            "name": seat.name,
            "colour": colour_of(seat.colour),
            "taken": door.doorkeeper.holder(guest.evening, seat.id) is not None,
        }
        for seat in party.seats
    ]
    titles = {lang: texts_in(lang)(party.title) for lang in LANGUAGES}
    why = "" if not guest.device else "unseated" if guest.seated else "refused"
    return {"state": "choosing", "why": why, "titles": titles, "seats": seats}


def _page(
    door: Door, request: Request, standing: dict[str, Any], status: int = 200, seconds: int | None = None
) -> Response:
    lang = language_of(request, door.lang())
    headers = _NO_STORE | landing.POLICY | ({} if seconds is None else {"retry-after": str(seconds)})
    return HTMLResponse(landing.page(lang, door.title, standing), status, headers)


def _no(status: int, state: str, text: Msg | None = None, lang: str = "", seconds: int | None = None) -> Response:
    """A refusal. text: to be shown as it is."""
    told = {"state": state} if text is None else {"state": state, "text": texts_in(lang)(text)}
    headers = _NO_STORE | ({} if seconds is None else {"retry-after": str(seconds)})
    return JSONResponse(told, status, headers)


def _to(path: str) -> Response:
    return RedirectResponse(path, 303, _NO_STORE)


def _keep(response: Response, cookie: str, value: str, seconds: int) -> None:
    """A cookie that no script reads and no other site's page sends along. Not `secure`: at home there is no https."""
    response.set_cookie(cookie, value, max_age=seconds, httponly=True, samesite="lax")


# ---------------------------------------------------------------------- what a browser says


def language_of(request: Request, otherwise: str) -> str:
    """The language in which a browser is spoken to: its own, if Vigie speaks it."""
    accepted = request.headers.get("accept-language", "")
    wished = [part.split(";")[0].strip() for part in accepted.split(",")][:20]
    return best_language(wished) if any(wished) else otherwise


def _origin(request: Request) -> str:
    return request.client.host if request.client is not None else ""


def _asked(door: Door, guest: Guest, wish: Wish, origin: str) -> tuple[Device, str]:
    if wish.claim:
        return door.doorkeeper.claim(guest.evening, wish.seat, wish.language, origin=origin)
    return door.doorkeeper.join(guest.evening, wish.role, wish.seat, wish.language, origin=origin)


async def _json(request: Request) -> Any:
    """The JSON of a request, None if it is none."""
    if request.headers.get("content-type", "").split(";")[0] != "application/json":
        return None
    try:
        return json.loads(await request.body())
    except (ValueError, RecursionError):
        return None


def _wish(raw: Any) -> Wish | None:
    """The wish of a guest, None if it is none."""
    if not isinstance(raw, dict) or raw.get("role") not in ROLES or raw.get("language") not in LANGUAGES:
        return None
    seat, claim = raw.get("seat", ""), raw.get("claim", False)
    if not isinstance(seat, str) or not isinstance(claim, bool) or bool(seat) != (raw["role"] == "seat"):
        return None
    return Wish(cast(Role, raw["role"]), seat, claim and raw["role"] == "seat", raw["language"])
