"""The page that takes photos of cards, `/photo`: on the tablet's own server, and at the door for admitted devices.

A photo goes in and comes back straightened; kept photos are never given out here.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from companion.core.untrusted.untrusted_json import BadFile
from companion.core.values.messages import Msg, msg
from companion.library.pictures import LARGEST_PHOTO, MEDIA, READS, Corner
from companion.library.texts import texts_in
from companion.store import StoreFault
from companion.ui.context.card_photos import TABLET, Darkroom, Ticket
from companion.web.pages.card_photo_page import POLICY, card_photo_page

PATH: Final = "/photo"
"""Address of the page that takes photos; its query names the card, by a ticket."""
BODIES: Final[Mapping[str, int]] = MappingProxyType({PATH: LARGEST_PHOTO})
"""How many bytes a request may bring along, for the middleware in front of these routes."""
AT_ONCE: Final = 1
"""Photos that are straightened at the same time: the table must not wait for them."""
WAITING: Final = 8
"""Photos that wait for their turn; a further one is asked to come later."""
_NO_STORE: Final = {"cache-control": "no-store"}


@dataclass(frozen=True, slots=True)
class Photographer:
    """Who comes with a photo."""

    device: str
    """As tickets name it."""
    tablet: bool
    """Whether it is a screen of the table."""
    language: str
    """Of its page."""

    def may(self, ticket: Ticket | None) -> bool:
        """Whether a ticket was given to this very device."""
        return ticket is not None and (self.tablet if ticket.device == TABLET else ticket.device == self.device)


class PhotoPage:
    """The `Camera` of a machine that serves `photo_routes`."""

    @property
    def missing(self) -> Msg | None:
        """It straightens photos, if there is a library that reads them."""
        return None if READS else msg("photo-unable")

    def address(self, ticket: str) -> str:
        """Of the page."""
        return f"{PATH}?card={ticket}"


def photo_routes(
    darkroom: Callable[[], Darkroom | None], photographer: Callable[[Request], Photographer | None]
) -> APIRouter:
    """GET and POST `/photo`, POST `/photo/keep`, each with its ticket in `card`.

    darkroom: of the house, None as long as there is none.  photographer: who is behind a request, None for anybody
    who has not been let in.

    A photo is the body itself (image/jpeg, image/png or image/webp) with eight numbers in `corners`; the answer is the
    straightened JPEG. Anything else is answered with JSON: `text` to be read by a person, and `back`, where to go on.
    """
    routes, router = _Routes(darkroom, photographer), APIRouter()
    router.add_api_route(PATH, routes.page, methods=["GET"])
    router.add_api_route(PATH, routes.photo, methods=["POST"])
    router.add_api_route(f"{PATH}/keep", routes.keep, methods=["POST"])
    return router


@dataclass(slots=True)
class _Routes:
    """What answers at the addresses of photos."""

    darkroom: Callable[[], Darkroom | None]
    photographer: Callable[[Request], Photographer | None]
    working: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(AT_ONCE))
    """Held while a photo is straightened."""
    queued: int = 0
    """Photos that are straightened or wait for it."""

    def _known(self, request: Request, whose: Photographer) -> tuple[Darkroom, str, Ticket] | None:
        """The ticket of a request, if it was given to who comes with it."""
        darkroom, token = self.darkroom(), request.query_params.get("card", "")
        ticket = darkroom.ticket(token) if darkroom is not None else None
        return (darkroom, token, ticket) if darkroom is not None and ticket is not None and whose.may(ticket) else None

    async def page(self, request: Request) -> Response:
        """The page that takes a photo."""
        whose = self.photographer(request)
        if whose is None:
            return RedirectResponse("/join", 303, _NO_STORE)
        found = self._known(request, whose)
        if found is None:
            return RedirectResponse("/", 303, _NO_STORE)
        _, token, ticket = found
        return HTMLResponse(
            card_photo_page(whose.language, token, ticket.title, ticket.back), headers=_NO_STORE | POLICY
        )

    async def photo(self, request: Request) -> Response:
        """A photo comes, and goes back straightened."""
        whose = self.photographer(request)
        if whose is None:
            return _told("en", msg("share-not-admitted"), 403)
        found = self._known(request, whose)
        if found is None:
            return _told(whose.language, msg("photo-spent"), 404)
        kind = request.headers.get("content-type", "").split(";")[0].strip().lower()
        if kind not in MEDIA:
            return _told(whose.language, msg("share-photo-kind"), 415)
        if self.queued >= WAITING:
            return _told(whose.language, msg("share-busy"), 503)
        darkroom, token, _ = found
        self.queued += 1
        try:
            corners = corners_in(request.query_params.get("corners", ""))
            body = await request.body()
            async with self.working:
                developed = await asyncio.to_thread(darkroom.develop, token, body, kind, corners)
        except BadFile as error:
            return _told(whose.language, error.text, 422)
        finally:
            self.queued -= 1
        return Response(developed, headers=_NO_STORE, media_type="image/jpeg")

    async def keep(self, request: Request) -> Response:
        """The straightened photo is kept."""
        whose = self.photographer(request)
        if whose is None:
            return _told("en", msg("share-not-admitted"), 403)
        found = self._known(request, whose)
        if found is None:
            return _told(whose.language, msg("photo-spent"), 404)
        darkroom, token, _ = found
        try:
            kept = await asyncio.to_thread(darkroom.keep, token)
        except StoreFault as fault:
            return _told(whose.language, fault.text, 503)
        if kept is None:
            return _told(whose.language, msg("photo-first"), 409)
        return _told(whose.language, msg("photo-kept"), 200, kept.back)


def corners_in(written: str) -> tuple[Corner, ...]:
    """Four corners as a page writes them: `x,y,x,y,…`, in shares of the photo. Raises BadFile."""
    try:
        numbers = [float(each) for each in written[:200].split(",")]
    except ValueError as error:
        raise BadFile(msg("photo-corners")) from error
    if len(numbers) != 8 or not all(map(math.isfinite, numbers)):
        raise BadFile(msg("photo-corners"))
    return tuple(zip(numbers[::2], numbers[1::2], strict=True))


def _told(lang: str, text: Msg, status: int, back: str = "") -> Response:
    return JSONResponse({"text": texts_in(lang)(text), "back": back}, status, _NO_STORE)
