"""Where photos of cards are taken to: a way in for each card that lies on a screen, and what was brought through it."""

from __future__ import annotations

import secrets
import threading
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from companion.core.values.messages import Msg
from companion.library.pictures import Corner, kept_photo
from companion.store.photos import Photos
from companion.ui.runtime.host_services import Camera
from companion.ui.runtime.live import Live

MOST: Final = 64
"""Tickets that are good at once; the oldest one gives way."""
TABLET: Final = ""
"""Stands for the tablet where a device is named: it has no token."""


@dataclass(frozen=True, slots=True)
class Ticket:
    """A card that may be photographed once."""

    game: str
    schema: str
    subject: str
    title: Msg
    """What it is called."""
    back: str
    """Address of the screen on which it lies."""
    device: str = TABLET
    """The only one from which it may be, `TABLET` for any screen of the table."""


class Darkroom(Live):
    """The photos of the owner's cards, and who may bring one more.

    A ticket opens the way for one photo of one card: it is given to the screen on which the card is copied, holds for
    its device alone, and is spent with the photo. It shows nothing of what is kept.
    """

    def __init__(self, photos: Photos, camera: Camera) -> None:
        super().__init__()
        self.photos = photos
        self.camera = camera
        self._tickets: OrderedDict[str, Ticket] = OrderedDict()
        self._developed: dict[str, bytes] = {}
        self._guard = threading.RLock()

    def address(self, wanted: Ticket) -> str:
        """Where a photo of a card is taken: the same for the same screen until there is one."""
        with self._guard:
            token = next((token for token, ticket in self._tickets.items() if ticket == wanted), "")
            if not token:
                token = secrets.token_urlsafe(24)
                self._tickets[token] = wanted
            self._tickets.move_to_end(token)
            while len(self._tickets) > MOST:
                self._developed.pop(self._tickets.popitem(last=False)[0], None)
        return self.camera.address(token)

    def ticket(self, token: str) -> Ticket | None:
        """What a token stands for; None if it is spent, forgotten or was never given."""
        with self._guard:
            return self._tickets.get(token)

    def develop(self, token: str, photo: bytes, kind: str, corners: Sequence[Corner]) -> bytes:
        """A photo as it would be kept, which waits until somebody says so. Raises BadFile."""
        developed = kept_photo(photo, kind, corners)
        with self._guard:
            if token in self._tickets:
                self._developed[token] = developed
        return developed

    def keep(self, token: str) -> Ticket | None:
        """Keep what was developed last; None where nothing was, or the ticket is spent. Raises StoreFault."""
        with self._guard:
            ticket, photo = self._tickets.get(token), self._developed.get(token)
            if ticket is None or photo is None:
                return None
            self.photos.put(ticket.game, {(ticket.schema, ticket.subject): photo})
            del self._tickets[token], self._developed[token]
        self.changed()
        return ticket

    def discard(self, game: str, schema: str, subject: str) -> None:
        """Throw the photo of a card away. Raises StoreFault."""
        self.photos.drop(game, schema, subject)
        self.changed()
