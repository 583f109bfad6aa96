"""The inbox: parcels from elsewhere that wait for a person at the tablet; nobody else can let them in."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from companion.core.kit.game import AnyGame
from companion.core.procedures.copied_cards import CardValues
from companion.core.values.messages import Msg, msg
from companion.host.exchange import received_parcels
from companion.host.exchange.merge_cards import Incoming
from companion.host.exchange.received_parcels import ParcelTaken
from companion.host.host import Host
from companion.library.game_registry import game
from companion.sharing.parcels import CardParcel, Parcel, Setting, unpack
from companion.sharing.qr_lines import BadParcel, Collector, Progress
from companion.ui.games import screens_of
from companion.ui.runtime.live import Live

MOST: Final = 12
"""Parcels that wait at once."""
SENDERS: Final = 16
"""Devices whose unfinished parcels are kept."""


@dataclass(frozen=True, slots=True)
class Delivery:
    """A whole and checked parcel."""

    id: str
    """Of the parcel."""
    parcel: Parcel
    sender: str
    """Whose phone brought it, "" for the tablet itself."""

    @property
    def title(self) -> Msg:
        """What it is; a card by the name that stands on it."""
        match self.parcel:
            case CardParcel(body=card):
                return card_title(game(self.parcel.game), card.kind, card.subject, card.record)
        return received_parcels.title(self.parcel)

    @property
    def text(self) -> Msg:
        """Who sends what."""
        return msg("share-sends", sender=self.sender, what=self.title) if self.sender else self.title


def card_title(played: AnyGame, schema: str, subject: str, record: CardValues) -> Msg:
    """A card by the name that stands on it, else by its place in the library."""
    face = screens_of(played.id).face(schema, subject, record)
    return msg("share-what-card", card=face.label if face else played.called(schema, subject), game=played.title)


class Inbox(Live):
    """The parcels that wait to be taken or refused, and the settings that were taken and wait to be played.

    Thread-safe; whoever shows it is redrawn after each change.
    """

    def __init__(self, host: Host) -> None:
        super().__init__()
        self.host = host
        self.pending: tuple[Delivery, ...] = ()
        self._collectors: OrderedDict[str, Collector] = OrderedDict()
        self._settings: dict[str, Mapping[str, object]] = {}
        self._guard = threading.RLock()

    def receive(self, lines: Sequence[str], sender: str = "", source: str = "") -> tuple[Progress, ...]:
        """Lines from a photo, a file or the clipboard; how far each of their parcels has come.

        Whole parcels wait from now on. sender: name to be shown.  source: device, whose lines are kept apart from those
        of others.  Raises BadParcel for what cannot be used.
        """
        with self._guard:
            collector = self._collectors.setdefault(source, Collector())
            self._collectors.move_to_end(source)
            while len(self._collectors) > SENDERS:
                self._collectors.popitem(last=False)
            progress = collector.add(lines)
            for each in progress:
                if each.whole is not None:
                    self._lay_down(each.parcel, each.whole, sender)
        if any(each.whole is not None for each in progress):
            self.changed()
        return progress

    def _lay_down(self, parcel_id: str, whole: bytes, sender: str) -> None:
        parcel = unpack(whole)
        received_parcels.check(self.host, parcel)
        if any(each.id == parcel_id for each in self.pending):
            return
        if len(self.pending) >= MOST:
            raise BadParcel(msg("share-full"))
        self.pending = (*self.pending, Delivery(parcel_id, parcel, sender))

    def incoming(self, delivery: Delivery) -> tuple[Incoming, ...]:
        """Its cards beside our own."""
        return received_parcels.incoming(self.host, delivery.parcel)

    def conflicts(self, delivery: Delivery) -> tuple[Incoming, ...]:
        """The cards of which we say something else; nothing is taken in their place unseen."""
        return received_parcels.conflicts(self.host, delivery.parcel)

    def plain(self, delivery: Delivery) -> bool:
        """Whether it can be taken with one tap: nothing to compare, nothing to begin."""
        return not isinstance(delivery.parcel, Setting) and not self.conflicts(delivery)

    def take(self, delivery_id: str, theirs: Sequence[tuple[str, str]] = ()) -> ParcelTaken | None:
        """Take what waits; None if somebody else has just decided about it.

        theirs: the cards (schema, subject) that replace our own although ours say something else; the other ones stay.
        A setting waits to be played afterwards, see `setting`.  Raises BadParcel; then nothing changed.
        """
        with self._guard:
            delivery = self._waiting(delivery_id)
            if delivery is None:
                return None
            spots = [(card.schema, card.subject) for card in self.conflicts(delivery)]
            keep = [spot for spot in spots if spot not in theirs]
            taken = received_parcels.take(self.host, delivery.id, delivery.parcel, delivery.sender, keep)
            if taken.options is not None:
                self._settings[taken.game] = taken.options
            self._put_away(delivery)
        self.changed()
        return taken

    def refuse(self, delivery_id: str) -> None:
        """Throw it away."""
        with self._guard:
            if (delivery := self._waiting(delivery_id)) is not None:
                self._put_away(delivery)
        self.changed()

    def setting(self, game: str) -> Mapping[str, object] | None:
        """The options that were taken last for a game, to begin an evening like this."""
        return self._settings.get(game)

    def _waiting(self, delivery_id: str) -> Delivery | None:
        return next((each for each in self.pending if each.id == delivery_id), None)

    def _put_away(self, delivery: Delivery) -> None:
        self.pending = tuple(each for each in self.pending if each is not delivery)
