"""What all screens of this process share: the host, the rooms that are open, who is at the door, and the settings."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from threading import RLock
from typing import TYPE_CHECKING, Final

from companion.core.procedures.copied_cards import CardValues, Known, Spot
from companion.core.procedures.game_parts import Seat
from companion.core.questions.kinds import BadAnswer, Option
from companion.core.values.messages import Msg, msg
from companion.host.card_locks import Desks
from companion.host.cards_needed import hidden_from
from companion.host.host import Host
from companion.host.tips_shown import Learnt
from companion.library.sample import is_sample, load_sample
from companion.phones.admission import Device, Doorkeeper
from companion.session.auto_answers import LookUp
from companion.session.evening import Evening
from companion.store import StoreFault
from companion.ui.context.card_photos import TABLET, Darkroom
from companion.ui.context.copying_context import Around, copies_of, invented_copies
from companion.ui.context.copying_now import Copyists
from companion.ui.context.phone_door import PhoneDoor
from companion.ui.games import screens_of
from companion.ui.parcels.inbox import Inbox
from companion.ui.questions.sheet.printed_parts import Collection, Copies
from companion.ui.questions.sheet.waiting_for import AtHand, asked_of
from companion.ui.runtime.host_services import HostServices
from companion.ui.runtime.live import Live
from companion.ui.screen_session.screen_session import Room
from companion.ui.screen_session.seat_session import SeatRoom
from companion.ui.screen_session.tips import Course, Teaching

if TYPE_CHECKING:
    from companion.ui.context.bug_report_dialog import Reporter

log = logging.getLogger(__name__)

KEPT: Final = 8
"""Evenings that stay open though no screen shows them; of those that one shows all do."""


class House(Live):
    """The host and all that its screens share.

    services: what its machine has for screens, by default next to nothing.

    doorkeeper: who may come with a phone.  door: the server for phones, None where there is none (an installed app).
    people: redrawn whenever somebody comes to the door, is let in, or goes.  inbox: what another Vigie has sent.
    darkroom: the photos of cards.  copyists: who copies which card just now.  shelves: redrawn whenever something was
    copied.
    """

    def __init__(self, host: Host, doorkeeper: Doorkeeper | None = None, services: HostServices | None = None) -> None:
        super().__init__()
        self.host = host
        self.services = services or HostServices()
        self.clock = self.services.clock.seconds
        self.doorkeeper = doorkeeper or Doorkeeper(host.store, lambda: host.settings["admission"])
        self.door: PhoneDoor | None = None
        self.people = Live()
        self.inbox = Inbox(host)
        self.darkroom = Darkroom(host.store.photos, self.services.camera)
        self.copyists = Copyists(Desks(self.clock), self._copyist, host.background.later)
        self.shelves = Live()
        self.phones = AtHand(self.people, self.waits_for)
        self.learnt = Learnt(host.store)
        self._teaching = Teaching(
            self.learnt, lambda: host.settings["lessons"] == "on", lambda: self.put("lessons", "off")
        )
        self._rooms: dict[str, Room] = {}
        self._libraries: dict[str, LookUp] = {}
        self._phones: dict[str, SeatRoom] = {}
        self._strips: dict[str, object] = {}
        self._opening = RLock()
        self.doorkeeper.listeners.append(self._people_changed)
        host.closing.append(self._close)
        host.copied.append(lambda _game: self.shelves.changed())

    # ------------------------------------------------------------------ evenings

    def room(self, evening_id: str) -> Room:
        """The room of an evening, opened if it is not. Raises StoreFault when it cannot be opened."""
        with self._opening:
            if evening_id not in self._rooms:
                game = self.host.store.evening(evening_id).game
                self._open(self._room(evening_id, self.host.resume(evening_id), game))
            room = self._rooms[evening_id] = self._rooms.pop(evening_id)  # the one used last stands last
            return room

    def begin(self, game: str, options: Mapping[str, object]) -> str:
        """Start an evening; returns its id."""
        evening = self.host.new_evening(game, options)
        with self._opening:
            self._open(self._room(evening.identity, evening, game))
        self.changed()
        return evening.identity

    def again(self, evening_id: str) -> str:
        """Start another evening as this one was agreed; returns its id."""
        saved = self.host.store.evening(evening_id)
        return self.begin(saved.game, saved.options)

    def go_on(self, before: str, after: str) -> None:
        """The tablet has gone from one evening to another: if that one is played, phones come along."""
        try:
            if before != after and self.in_progress(after) is not None:
                self.doorkeeper.follow(before, after)
        except (BadAnswer, StoreFault) as fault:
            log.warning("phones stay at evening %s: %s", before, fault)

    def _room(self, identity: str, evening: Evening, game: str) -> Room:
        return Room(evening, game=game, identity=identity, teaching=self._teaching, clock=self.clock)

    def _open(self, room: Room) -> None:
        """Keep a room. When its evening is over, the join code that people may have noted is worth nothing."""
        over = room.table.question is None

        def ended() -> None:
            nonlocal over
            before, over = over, room.table.question is None
            if over and not before:
                self._expire(room.id)

        self._rooms[room.id] = room
        room.table.listeners.append(ended)
        for other in tuple(self._rooms.values())[:-KEPT]:
            if not self._looked_into(other):
                self._leave(other)

    def _looked_into(self, room: Room) -> bool:
        """Whether a screen shows this evening, or will again when it comes back."""
        return any(each.watchers for each in (room, *self._phones.values()) if each.id == room.id)

    def _leave(self, room: Room) -> None:
        """Let go of an evening; it is taken up where it was left when somebody comes to it again."""
        for device_id in [each for each, phone in self._phones.items() if phone.id == room.id]:
            self._release(device_id)
        self._rooms.pop(room.id)
        self._libraries.pop(room.id, None)
        self._strips.pop(room.id, None)
        room.leave()
        self.host.let_go(room.id)

    def _expire(self, evening_id: str) -> None:
        """Make the join code worth nothing; whoever is in stays, for the last page and for undo."""
        try:
            self.doorkeeper.renew(evening_id)
        except (BadAnswer, StoreFault) as fault:
            log.warning("the join code of evening %s stays in force: %s", evening_id, fault)

    def _close(self, evening_id: str) -> None:
        """An evening was put or thrown away: nobody comes to it any more."""
        self.doorkeeper.close(evening_id)

    def latest(self, evening_id: str = "") -> Room | None:
        """The room of an evening, by default of the one last played; None if there is none or it cannot be opened."""
        try:
            last = self.host.last()
            wanted = evening_id or (last.id if last is not None else "")
            return self.room(wanted) if wanted else None
        except StoreFault:
            return None

    def in_progress(self, evening_id: str = "") -> Room | None:
        """The room of an evening (by default of the one last played) that phones may come to; None if there is none."""
        room = self.latest(evening_id)
        return room if room is not None and room.table.question is not None else None

    def called_to(self, evening_id: str = "") -> Room | None:
        """The room of an evening (by default of the one last played) where somebody may ask the table for something.

        It is opened only when a phone waits at the door.  None too if it cannot be opened: the page itself says why.
        """
        try:
            last = None if evening_id else self.host.last()
            wanted = last.id if last is not None else evening_id
            found = self._rooms.get(wanted)
            return found or (self.room(wanted) if wanted and self._at_the_door(wanted) else None)
        except StoreFault:
            return None

    def face(self, room: Room, picture: str) -> Option | None:
        """How a printed card looks to the table in a room, by its picture; None if nobody has copied it."""
        if room.id not in self._libraries:
            self._libraries[room.id] = self.host.library(self.host.store.evening(room.id))
        card = Option("", msg("core-nothing"), picture=picture).card
        found = self._libraries[room.id](*card) if card is not None else None
        return screens_of(room.game).face(*card, found[0]) if card is not None and found is not None else None

    def collection(self, room: Room) -> Collection:
        """The cards out of which those at the table in a room may choose: the owner's, or ours in the sample edition;
        with what somebody has built of either and kept."""
        played = room.table.game
        titles = {schema: kind.title for schema, kind in played.box().items()}
        shelf, mustering = self.host.shelf(room.game), played.forms.mustering

        def ours() -> Known:
            built = {} if mustering is None else {k: v for k, v in shelf.known().items() if k[0] == mustering.schema}
            return {**load_sample(played), **built}

        def keep(schema: str, subject: str, values: CardValues) -> Msg | None:
            try:
                shelf.put(schema, subject, values)
            except (BadAnswer, StoreFault) as fault:
                return fault.text
            return None

        return Collection(ours if is_sample(room.table.options) else shelf.known, titles, keep)

    def copies(self, room: Room, device: str = TABLET) -> Copies:
        """What is known in a room while a card is copied. device: on which."""
        if is_sample(room.table.options):
            return invented_copies(room.game)
        return copies_of(self.host, room.game, self._around(room, device))

    def library_copies(self, game_id: str, device: str = TABLET, room: Room | None = None) -> Copies:
        """What is known while a card is copied in the owner's library, where none is left for later.

        device: on which.  room: of the evening as it sees it, None for one that sees the whole library.
        """
        return copies_of(self.host, game_id, replace(self._around(room, device), waits=False))

    def _around(self, room: Room | None, device: str) -> Around:
        """What a device sees while it copies; of an evening what it may know there."""

        def hidden() -> frozenset[Spot]:
            return frozenset() if room is None else hidden_from(room.table, room.seat)

        return Around(self.darkroom, self.copyists, self.shelves, device, hidden)

    def _copyist(self, device: str) -> Msg:
        """Who copies on a device: its seat by name, else what it is."""
        if device == TABLET:
            return msg("party-tablet")
        found = self.doorkeeper.known(device)
        room = None if found is None else self.latest(found.evening)
        seats = () if room is None else room.table.game.seats(room.table.state)
        name = next((seat.name for seat in seats if found is not None and seat.id == found.seat), "")
        return msg("core-said", text=name) if name else msg("party-somebody")

    def reporter(self, room: Room | None) -> Reporter:
        """Who writes what is wrong, on a screen of this room or on one that belongs to none."""
        from companion.ui.context.bug_report_dialog import Reporter

        shelf = None if room is None else self.host.shelf(room.game)
        return Reporter(room, shelf, self.host.settings.all(), self.host.background)

    def put(self, name: str, value: str) -> None:
        """Change a setting on every screen."""
        self.host.settings.put(name, value)
        self.changed()

    # ------------------------------------------------------------------ lessons

    def courses(self) -> Sequence[Course]:
        """The games that teach something, with what they have taught on this machine."""
        return tuple(
            Course(
                game.id,
                self.host.shelf(game.id).title(),
                self.learnt.count(game.id, game.lessons),
                len(game.lessons),
                partial(self._forget_lessons, game.id),
            )
            for game in self.host.games()
            if game.lessons
        )

    def _forget_lessons(self, game: str) -> None:
        self.learnt.forget(game)
        self.changed()

    # ------------------------------------------------------------------ phones

    def seat_room(self, device: Device) -> SeatRoom:
        """The evening as a phone sees it: the same room as long as the device holds its seat.

        One that was sent away, or whose evening was closed, gets a room that shows no seat's secrets and takes no
        answers.  Raises StoreFault when the evening cannot be opened.
        """
        with self._opening:
            if device.id not in self._phones:
                room = self.room(device.evening)
                teaching = self._teaching_on(device.id)
                self._phones[device.id] = SeatRoom(room, device.seat, self._own_undo, teaching, self.clock)
            found = self._phones[device.id]
        if not self._holds(device.id, found):
            self._release(device.id)
        return found

    def _teaching_on(self, device_id: str) -> Teaching:
        """Lessons on a phone: it may want none of its own."""

        def wanted() -> bool:
            device = self.doorkeeper.known(device_id)
            return ((device.lessons if device is not None else "") or self.host.settings["lessons"]) == "on"

        return Teaching(self.learnt, wanted, lambda: self.doorkeeper.prefer(device_id, lessons="off"))

    def _own_undo(self) -> bool:
        return self.host.settings["phone_undo"] == "own"

    def _holds(self, device_id: str, room: SeatRoom) -> bool:
        """Whether a device is let in, and at that seat."""
        device = self.doorkeeper.known(device_id)
        return device is not None and device.admitted and (device.evening, device.seat) == (room.id, room.seat)

    def _release(self, device_id: str) -> None:
        with self._opening:
            room = self._phones.pop(device_id, None)
        if room is not None:
            room.leave()

    def waits_for(self, room: Room) -> Sequence[Seat]:
        """Those whom the table waits for while their own phone asks them, in the order of the questions."""
        return tuple(seat for seat in asked_of(room) if self.at_hand(room, seat.id))

    def at_hand(self, room: Room, seat: str) -> bool:
        """Whether the phone of a seat is let in and there."""
        device = self.doorkeeper.holder(room.id, seat)
        return device is not None and device.admitted and self.doorkeeper.online(device.id)

    def newcomers(self, room: Room) -> Sequence[Device]:
        """Who waits to be let in, in the order in which they came."""
        return self._at_the_door(room.id)

    def _at_the_door(self, evening_id: str) -> Sequence[Device]:
        return tuple(device for device in self.doorkeeper.devices(evening_id) if not device.admitted)

    def _people_changed(self) -> None:
        with self._opening:
            phones, rooms = dict(self._phones), tuple(self._rooms.values())
        for device_id, phone in phones.items():
            if not self._holds(device_id, phone):
                self._release(device_id)
                self.copyists.leave(device_id)
        for room in rooms:
            strips = ([device.id for device in self.newcomers(room)], self.waits_for(room))
            if strips != self._strips.get(room.id, ([], ())):
                self._strips[room.id] = strips
                room.uncovered()  # what stands below the strips has moved
        self.people.changed()
