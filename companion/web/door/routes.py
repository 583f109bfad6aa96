"""Routes of the door: the way of a browser from the code on the tablet to a seat at the table.

`/join/CODE` gives a guest its cookie and leads to `/join`, so that no code stays in an address. `/join` is a small page
that chooses a seat, waits for the table, and leads to `/`, which only an admitted device gets to see.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any, Final, cast

from fastapi import APIRouter, Request
from flet_web.fastapi.flet_static_files import FletStaticFiles
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.types import Message, Receive, Scope, Send

from companion.core.values.messages import Msg
from companion.core.values.plain_json import from_text
from companion.library.texts import LANGUAGES, best_language, texts_in
from companion.phones.admission import Device, NotAdmitted, Role, SeatTaken, Wait
from companion.ui.widgets.kit import colour_of
from companion.web.door.guests import LIFETIME, Guest
from companion.web.door.reception import DEVICE_COOKIE, GUEST_COOKIE, Reception
from companion.web.pages import landing

SEASON: Final = 30 * 24 * 3600
"""Seconds for which a browser keeps its token; the evening is long over by then."""
ROLES: Final = ("seat", "spectator", "tablet")
_NO_STORE: Final = {"cache-control": "no-store"}


@dataclass(frozen=True, slots=True)
class JoinRequest:
    """What a guest asks to become."""

    role: Role
    seat: str
    claim: bool
    """Although somebody has that seat."""
    language: str


class Joining:
    """The way from a code to a seat. It never answers with a code, nor with a token but in its cookie."""

    def __init__(self, reception: Reception) -> None:
        self._reception = reception
        self._keeper = reception.doorkeeper

    def router(self) -> APIRouter:
        """The addresses of the door."""
        router = APIRouter()
        router.add_api_route("/join", self.page, methods=["GET"])
        router.add_api_route("/join", self.ask, methods=["POST"])
        router.add_api_route("/join/state", self.state, methods=["GET"])
        router.add_api_route("/join/leave", self.leave, methods=["POST"])
        router.add_api_route("/join/{code}", self.enter, methods=["GET"])
        return router

    async def page(self, request: Request) -> Response:
        """Where a browser chooses its seat, and waits; who is in goes on to the table."""
        standing = self._standing(request)
        return _to("/") if standing["state"] == "admitted" else self._page(request, standing)

    async def state(self, request: Request) -> Response:
        """How a browser stands with the table, asked again and again while it waits."""
        return JSONResponse(self._standing(request), headers=_NO_STORE)

    async def enter(self, code: str, request: Request) -> Response:
        """Who brings a right code becomes a guest."""
        try:
            evening = self._keeper.enter(code, _origin(request))
        except Wait as wait:
            return self._page(request, {"state": "slow", "seconds": wait.seconds}, 429, wait.seconds)
        except NotAdmitted:
            return self._page(request, {"state": "wrong"}, 403)
        device = self._reception.device(request)
        known = device is not None and device.admitted and device.evening == evening
        response = _to("/" if known else "/join")
        _keep(
            response, GUEST_COOKIE, self._reception.guests.welcome(evening, self._keeper.code(evening)), int(LIFETIME)
        )
        return response

    async def ask(self, request: Request) -> Response:
        """A guest chooses what to become: a device, which the table has still to let in."""
        guest, wish = self._reception.guest(request), _wish(await _json(request))
        if wish is None:
            return _no(400, "unreadable")
        if guest is None or self._reception.party(guest.evening) is None:
            return _no(403, "stranger" if guest is None else "over")
        before = self._reception.device(request) or self._keeper.known(guest.device)
        if before is not None and not before.admitted:
            self._keeper.dismiss(before.id, refused=False)
        try:
            device, token = self._device(guest, wish, _origin(request))
        except SeatTaken as refused:
            return _no(409, "taken", refused.text, wish.language)
        except Wait as refused:
            return _no(429, "refused", refused.text, wish.language, refused.seconds)
        except NotAdmitted as refused:
            return _no(403, "refused", refused.text, wish.language)
        if before is not None and before.admitted:
            self._keeper.dismiss(before.id, refused=False)
        guest.device, guest.seated = device.id, False
        response = JSONResponse(self._told(guest, device), headers=_NO_STORE)
        _keep(response, DEVICE_COOKIE, token, SEASON)
        return response

    async def leave(self, request: Request) -> Response:
        """Whoever holds a device may give it up: to choose again, or to go."""
        device, guest = self._reception.device(request), self._reception.guest(request)
        if device is not None:
            self._keeper.dismiss(device.id, refused=False)
        if guest is not None:
            guest.device = ""
        response = JSONResponse(self._told(guest, None), headers=_NO_STORE)
        response.delete_cookie(DEVICE_COOKIE, httponly=True, samesite="lax")
        return response

    def _device(self, guest: Guest, wish: JoinRequest, origin: str) -> tuple[Device, str]:
        """What a guest becomes, and the token for its cookie. Raises Refused."""
        if wish.claim:
            return self._keeper.claim(guest.evening, wish.seat, wish.language, origin=origin)
        return self._keeper.join(guest.evening, wish.role, wish.seat, wish.language, origin=origin)

    # ------------------------------------------------------------------ what a browser is told

    def _standing(self, request: Request) -> dict[str, object]:
        """How a browser stands with the table, by its cookies."""
        told = self._told(self._reception.guest(request), self._reception.device(request))
        if told["state"] == "stranger" and DEVICE_COOKIE in request.cookies:
            return {"state": "gone"}
        return told

    def _told(self, guest: Guest | None, device: Device | None) -> dict[str, object]:
        """How somebody stands with the table: as a device of the evening asked for, else as a guest of it."""
        if device is not None and (guest is None or guest.evening == device.evening):
            return self._told_to_device(guest, device)
        return {"state": "stranger"} if guest is None else self._told_to_guest(guest)

    def _told_to_device(self, guest: Guest | None, device: Device) -> dict[str, object]:
        if device.admitted:
            if guest is not None:
                guest.seated = True
            return {"state": "admitted"}
        party = self._reception.party(device.evening)
        if party is None:
            return {"state": "over"}
        seat = next((each for each in party.seats if each.id == device.seat), None)
        return {
            "state": "waiting",
            "role": device.role,
            "name": seat.name if seat else "",
            "colour": colour_of(seat.colour) if seat else "",
        }

    def _told_to_guest(self, guest: Guest) -> dict[str, object]:
        party = self._reception.party(guest.evening)
        if party is None:
            return {"state": "over"}
        seats = [
            {
                "id": seat.id,
                "name": seat.name,
                "colour": colour_of(seat.colour),
                "taken": self._keeper.holder(guest.evening, seat.id) is not None,
            }
            for seat in party.seats
        ]
        titles = {lang: texts_in(lang)(party.title) for lang in LANGUAGES}
        why = "" if not guest.device else "unseated" if guest.seated else "refused"
        return {"state": "choosing", "why": why, "titles": titles, "seats": seats}

    def _page(
        self, request: Request, standing: dict[str, object], status: int = 200, seconds: int | None = None
    ) -> Response:
        lang = language_of(request, self._reception.lang())
        headers = _NO_STORE | landing.POLICY | ({} if seconds is None else {"retry-after": str(seconds)})
        return HTMLResponse(landing.page(lang, self._reception.title, standing), status, headers)


class Pages:
    """Flet's files, for everybody: they hold no secret. Its page, and whatever the page calls an address, only for an
    admitted device; others are led to the door. A name with a dot is a file, or nothing."""

    def __init__(self, reception: Reception, files: FletStaticFiles) -> None:
        self._reception = reception
        self._files = files
        self._index = b""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if "." in scope["path"] and scope["path"] != "/index.html":
            await self._files(scope, receive, send)
            return
        device = self._reception.device(Request(scope))
        if scope["method"] == "POST":
            response = Response(status_code=405, headers={"allow": "GET, HEAD"})
        elif device is None or not device.admitted:
            response = _to("/join")
        else:
            response = HTMLResponse(await self._page(scope, device.language or self._reception.lang()))
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
        served, wanted = (f'<html lang="{each}">'.encode() for each in (self._reception.page_lang, lang))
        return self._index.replace(served, wanted, 1)


# ---------------------------------------------------------------------- answers


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


async def _json(request: Request) -> Any:
    """The JSON of a request, None if it is none."""
    if request.headers.get("content-type", "").split(";")[0] != "application/json":
        return None
    try:
        return from_text(await request.body())
    except ValueError:
        return None


def _wish(raw: object) -> JoinRequest | None:
    """The wish of a guest, None if it is none."""
    if not isinstance(raw, dict) or raw.get("role") not in ROLES or raw.get("language") not in LANGUAGES:
        return None
    seat, claim = raw.get("seat", ""), raw.get("claim", False)
    if not isinstance(seat, str) or not isinstance(claim, bool) or bool(seat) != (raw["role"] == "seat"):
        return None
    return JoinRequest(cast(Role, raw["role"]), seat, claim and raw["role"] == "seat", raw["language"])
