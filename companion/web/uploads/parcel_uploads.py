"""The door's page for photos, `/share`: a phone of the table photographs codes, a person at the tablet decides."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from companion.core.values.messages import Msg, msg
from companion.library.pictures import LARGEST_PHOTO, MEDIA
from companion.library.texts import texts_in
from companion.sharing.qr_lines import BadParcel, Progress
from companion.ui.parcels.inbox import Inbox
from companion.web.pages.photo_page import POLICY, photo_page
from companion.web.uploads.qr_reader import codes_in

BODIES: Final[Mapping[str, int]] = MappingProxyType({"/share": LARGEST_PHOTO})
"""How many bytes a request may bring along, for the middleware in front of these routes."""
AT_ONCE: Final = 1
"""Photos that are read at the same time: the table must not wait for them."""
_NO_STORE: Final = {"cache-control": "no-store"}
WAITING: Final = 8
"""Photos that wait for their turn; a further one is asked to come later."""


@dataclass(frozen=True, slots=True)
class Sender:
    """An admitted device."""

    device: str
    name: str
    """As the tablet shows it."""
    language: str
    """Of its page."""


def share_routes(inbox: Inbox, sender: Callable[[Request], Sender | None]) -> APIRouter:
    """GET and POST `/share`. sender: the admitted device behind a request, None for anybody else.

    A photo is the body itself, as image/jpeg, image/png or image/webp. The answer is JSON: ``text`` to be read by a
    person, ``whole`` when a parcel is complete, and for each parcel in the photo its ``count`` and ``missing`` codes.
    """
    router = APIRouter()
    reading = asyncio.Semaphore(AT_ONCE)
    queued = 0

    @router.get("/share")
    async def page(request: Request) -> Response:
        whose = sender(request)
        if whose is None:
            return RedirectResponse("/join", 303, _NO_STORE)
        return HTMLResponse(photo_page(whose.language), headers=_NO_STORE | POLICY)

    @router.post("/share")
    async def photo(request: Request) -> Response:
        nonlocal queued
        whose = sender(request)
        if whose is None:
            return _refused("en", msg("share-not-admitted"), 403)
        kind = request.headers.get("content-type", "").split(";")[0].strip().lower()
        if kind not in MEDIA:
            return _refused(whose.language, msg("share-photo-kind"), 415)
        if queued >= WAITING:
            return _refused(whose.language, msg("share-busy"), 503)
        queued += 1
        try:
            body = await _body(request)
            async with reading:
                codes = await asyncio.to_thread(codes_in, body, kind)
            progress = inbox.receive(_ours(codes), whose.name, whose.device)
        except BadParcel as error:
            return _refused(whose.language, error.text, 422)
        finally:
            queued -= 1
        return _told(whose.language, progress)

    return router


async def _body(request: Request) -> bytes:
    """The photo, as long as it is not too large. Raises BadParcel."""
    body = bytearray()
    async for piece in request.stream():
        body += piece
        if len(body) > LARGEST_PHOTO:
            raise BadParcel(msg("share-photo-large", mb=LARGEST_PHOTO // 1_000_000))
    return bytes(body)


def _ours(codes: list[str]) -> list[str]:
    """The codes of a photo that are ours; other ones may lie beside them. Raises BadParcel when none is."""
    if not codes:
        raise BadParcel(msg("share-no-code"))
    ours = [code for code in codes if code.startswith("VIGIE")]
    if not ours:
        raise BadParcel(msg("share-foreign"))
    return ours


def _told(lang: str, progress: tuple[Progress, ...]) -> Response:
    t = texts_in(lang)
    text = " ".join(t(each.text) for each in progress)
    parcels = [{"parcel": each.parcel, "count": each.count, "missing": list(each.missing)} for each in progress]
    whole = any(not each.missing for each in progress)
    if whole:
        text = f"{text} {t(msg('share-on-tablet'))}"
    return JSONResponse({"text": text, "whole": whole, "parcels": parcels}, headers=_NO_STORE)


def _refused(lang: str, text: Msg, status: int) -> Response:
    return JSONResponse({"text": texts_in(lang)(text), "whole": False, "parcels": []}, status, _NO_STORE)
