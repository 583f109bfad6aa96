"""What all screens of this process share: the host, evenings that are open, people at the door, settings."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from threading import RLock
from typing import TYPE_CHECKING, Final

from companion.core.procedures.copied_cards import CardKey, CardValues, Known
from companion.core.questions.kinds import BadAnswer, Option
from companion.core.values.messages import Msg, msg
from companion.core.values.seats import Seat
from companion.host.card_locks import CardLocks
from companion.host.host import Host
from companion.host.player_names import call, call_everywhere
from companion.host.tips_shown import TipsShown
from companion.library.sample import is_sample, load_sample
from companion.phones.admission import Device, Doorkeeper
from companion.session.auto_answers import LookUp
from companion.session.game_session import GameSession
from companion.store import StoreFault
from companion.ui.context.card_photos import TABLET, Darkroom
from companion.ui.context.copying_context import AroundCard, copies_of, invented_copies
from companion.ui.context.copying_now import CopyingNow
from companion.ui.context.phone_door import PhoneDoor
from companion.ui.games import screens_of
from companion.ui.parcels.inbox import Inbox
from companion.ui.questions.sheet.printed_parts import Collection, Copies
from companion.ui.questions.sheet.waiting_for import AtHand
from companion.ui.runtime.host_services import HostServices
from companion.ui.runtime.live import Live
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.screen_session.tips import LessonsOfGame, Tips

if TYPE_CHECKING:
    from companion.ui.context.bug_report_dialog import Reporter

log = logging.getLogger(__name__)

KEPT: Final = 8
"""Evenings that stay open though no screen shows them; of those that one shows all do."""


class AppContext(Live):
    """The host and all that its screens share."""

    def __init__(self, host: Host, doorkeeper: Doorkeeper | None = None, services: HostServices | None = None) -> None:
        super().__init__()
        self.host = host
        self.services = services or HostServices()
        """What its machine has for screens; by default next to nothing."""
        self.clock = self.services.clock.seconds
        """Seconds, by which a hasty tap is told from another."""
        self.doorkeeper = doorkeeper or Doorkeeper(host.store, lambda: host.settings["admission"])
        """Who may come with a phone."""
        self.door: PhoneDoor | None = None
        """The server for phones; None where there is none (an installed app)."""
        self.people = Live()
        """Redrawn whenever somebody comes to the door, is let in, or goes."""
        self.inbox = Inbox(host)
        """What another Vigie has sent."""
        self.darkroom = Darkroom(host.store.photos, self.services.camera)
        """The photos of cards."""
        self.copyists = CopyingNow(CardLocks(self.clock), self._copyist, host.background.later)
        """Who copies which card just now."""
        self.shelves = Live()
        """Redrawn whenever something was copied."""
        self.phones = AtHand(self.people, self.waits_for)
        """Whose own phone is there."""
        self.learnt = TipsShown(host.store)
        """The lessons that were given on this machine."""
        self._teaching = Tips(self.learnt, lambda: host.settings["lessons"] == "on", lambda: self.put("lessons", "off"))
        self._sessions: dict[str, ScreenSession] = {}
        """Of the table's screens, by evening; the one used last stands last."""
        self._libraries: dict[str, LookUp] = {}
        """What the cards of an evening look like, by evening."""
        self._phones: dict[str, ScreenSession] = {}
        """Of each phone, by device."""
        self._strips: dict[str, object] = {}
        """Who stood above the question of an evening the last time that people came or went."""
        self._opening = RLock()
        self.doorkeeper.listeners.append(self._people_changed)
        host.closing.append(self._close)
        host.leaving.append(self._left_to_others)
        host.copied.append(lambda _game: self.shelves.changed())

    # ------------------------------------------------------------------ evenings

    def session(self, evening_id: str) -> ScreenSession:
        """The session of the table's screens, opened if it is not. Raises StoreFault when it cannot be opened."""
        with self._opening:
            if evening_id not in self._sessions:
                game = self.host.store.evening(evening_id).game
                self._open(evening_id, self.host.resume(evening_id), game)
            session = self._sessions[evening_id] = self._sessions.pop(evening_id)  # the one used last stands last
            return session

    def begin(self, game: str, options: Mapping[str, object]) -> str:
        """Start an evening; returns its id."""
        return self._begun(game, self.host.new_evening(game, options))

    def demonstrate(self, game: str) -> str:
        """Start the demonstration of a game; returns its id."""
        return self._begun(game, screens_of(game).demonstrate(self.host.new_evening))

    def _begun(self, game: str, session: GameSession) -> str:
        if self.services.keeping is not None:
            self.services.keeping.begun()
        with self._opening:
            self._open(session.origin.identity, session, game)
        self.changed()
        return session.origin.identity

    def again(self, evening_id: str) -> str:
        """Start another evening as this one was agreed; returns its id."""
        saved = self.host.store.evening(evening_id)
        return self.begin(saved.game, saved.options)

    def call(self, evening_id: str, name: str, new: str) -> None:
        """Call somebody by another name at one evening, or at all of them where evening_id is "". Raises as
        `companion.host.player_names` does."""
        if evening_id:
            call(self.host, evening_id, name, new)
        else:
            call_everywhere(self.host, name, new)
        self.changed()

    def go_on(self, before: str, after: str) -> None:
        """The tablet has gone from one evening to another: if that one is played, phones come along."""
        try:
            if before != after and self.in_progress(after) is not None:
                self.doorkeeper.follow(before, after)
        except (BadAnswer, StoreFault) as fault:
            log.warning("phones stay at evening %s: %s", before, fault)

    def _open(self, identity: str, session: GameSession, game: str) -> None:
        """Show an evening. When it is over, the join code that people may have noted is worth nothing."""
        over = session.over

        def ended() -> None:
            nonlocal over
            before, over = over, session.over
            if over and not before:
                self._expire(identity)

        screen = ScreenSession(session, game=game, identity=identity, teaching=self._teaching, clock=self.clock)
        self._sessions[identity] = screen
        session.writer.listeners.append(ended)
        for other in tuple(self._sessions.values())[:-KEPT]:
            if not self._looked_into(other):
                self._leave(other)

    def _looked_into(self, session: ScreenSession) -> bool:
        """Whether a screen shows this evening, or will again when it comes back."""
        return any(each.watchers for each in (session, *self._phones.values()) if each.id == session.id)

    def _leave(self, session: ScreenSession) -> None:
        """Let go of an evening; it is taken up where it was left when somebody comes to it again."""
        for device_id in [each for each, phone in self._phones.items() if phone.id == session.id]:
            self._release(device_id)
        self._sessions.pop(session.id)
        self._libraries.pop(session.id, None)
        self._strips.pop(session.id, None)
        session.leave()
        self.host.let_go(session.id)

    def _left_to_others(self, evening_id: str) -> None:
        """Let go of an evening as it was read: it goes on otherwise, or not at all."""
        with self._opening:
            if (session := self._sessions.get(evening_id)) is not None:
                self._leave(session)

    def _expire(self, evening_id: str) -> None:
        """Make the join code worth nothing; whoever is in stays, for the last page and for undo."""
        try:
            self.doorkeeper.renew(evening_id)
        except (BadAnswer, StoreFault) as fault:
            log.warning("the join code of evening %s stays in force: %s", evening_id, fault)

    def _close(self, evening_id: str) -> None:
        """An evening was put or thrown away: nobody comes to it any more, and no screen shows it."""
        self.doorkeeper.close(evening_id)
        self._left_to_others(evening_id)
        self.changed()

    def latest(self, evening_id: str = "") -> ScreenSession | None:
        """The session of an evening, by default of the last one; None if there is none or it cannot be opened."""
        try:
            last = self.host.evenings().to_go_on
            wanted = evening_id or (last.id if last is not None else "")
            return self.session(wanted) if wanted else None
        except StoreFault:
            return None

    def in_progress(self, evening_id: str = "") -> ScreenSession | None:
        """The session of an evening (by default of the last one) that phones may come to; None if there is none."""
        session = self.latest(evening_id)
        return session if session is not None and not session.view.over else None

    def called_to(self, evening_id: str = "") -> ScreenSession | None:
        """The session of an evening (by default of the one last played) where somebody may ask the table for something.

        It is opened only when a phone waits at the door.  None too if it cannot be opened: the page itself says why.
        """
        try:
            last = None if evening_id else self.host.evenings().to_go_on
            wanted = last.id if last is not None else evening_id
            found = self._sessions.get(wanted)
            return found or (self.session(wanted) if wanted and self._at_the_door(wanted) else None)
        except StoreFault:
            return None

    def face(self, session: ScreenSession, picture: str) -> Option | None:
        """How a printed card looks at the table of an evening, by its picture; None if nobody has copied it."""
        if session.id not in self._libraries:
            self._libraries[session.id] = self.host.library(self.host.store.evening(session.id))
        card = Option("", msg("core-nothing"), picture=picture).card
        found = self._libraries[session.id](*card) if card is not None else None
        return screens_of(session.game).face(*card, found[0]) if card is not None and found is not None else None

    def collection(self, session: ScreenSession) -> Collection:
        """The cards out of which those at the table may choose: the owner's, or ours in the sample edition;
        with what somebody has built of either and kept."""
        played = session.view.game
        titles = {schema: kind.title for schema, kind in played.box().items()}
        shelf, mustering = self.host.shelf(session.game), played.forms.mustering

        def ours() -> Known:
            built = {} if mustering is None else {k: v for k, v in shelf.known().items() if k[0] == mustering.schema}
            return {**load_sample(played), **built}

        def keep(schema: str, subject: str, values: CardValues) -> Msg | None:
            try:
                shelf.put(schema, subject, values)
            except (BadAnswer, StoreFault) as fault:
                return fault.text
            return None

        return Collection(ours if is_sample(session.view.options) else shelf.known, titles, keep, self.shelves)

    def copies(self, session: ScreenSession, device: str = TABLET) -> Copies:
        """What is known in an evening while a card is copied. device: on which."""
        if is_sample(session.view.options):
            return invented_copies(session.game)
        return copies_of(self.host, session.game, self._around(session, device))

    def library_copies(self, game_id: str, device: str = TABLET, session: ScreenSession | None = None) -> Copies:
        """What is known while a card is copied in the owner's library, where none is left for later.

        device: on which.  session: of the evening as it sees it, None for one that sees the whole library.
        """
        return copies_of(self.host, game_id, replace(self._around(session, device), waits=False))

    def _around(self, session: ScreenSession | None, device: str) -> AroundCard:
        """What a device sees while it copies; of an evening what it may know there."""

        def hidden() -> frozenset[CardKey]:
            return frozenset() if session is None else session.whole.hidden

        return AroundCard(self.darkroom, self.copyists, self.shelves, device, hidden)

    def _copyist(self, device: str) -> Msg:
        """Who copies on a device: its seat by name, else what it is."""
        if device == TABLET:
            return msg("party-tablet")
        found = self.doorkeeper.known(device)
        session = None if found is None else self.latest(found.evening)
        seats = () if session is None else session.view.game.seats(session.view.state)
        name = next((seat.name for seat in seats if found is not None and seat.id == found.seat), "")
        return msg("core-said", text=name) if name else msg("party-somebody")

    def reporter(self, session: ScreenSession | None) -> Reporter:
        """Who writes what is wrong, on a screen of this session or on one that belongs to none."""
        from companion.ui.context.bug_report_dialog import Reporter

        shelf = None if session is None else self.host.shelf(session.game)
        return Reporter(session, shelf, self.host.settings.all(), self.host.background)

    def put(self, name: str, value: str) -> None:
        """Change a setting on every screen."""
        self.host.settings.put(name, value)
        self.changed()

    # ------------------------------------------------------------------ lessons

    def courses(self) -> Sequence[LessonsOfGame]:
        """The games that teach something, with what they have taught on this machine."""
        return tuple(
            LessonsOfGame(
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

    def seat_session(self, device: Device) -> ScreenSession:
        """The evening as a phone sees it: the same session as long as the device holds its seat.

        One that was sent away, or whose evening was closed, gets one that shows no seat's secrets and takes no
        answers.  Raises StoreFault when the evening cannot be opened.
        """
        with self._opening:
            if device.id not in self._phones:
                session = self.session(device.evening)
                teaching = self._teaching_on(device.id)
                self._phones[device.id] = session.for_seat(device.seat, self._own_undo, teaching)
            found = self._phones[device.id]
        if not self._holds(device.id, found):
            self._release(device.id)
        return found

    def _teaching_on(self, device_id: str) -> Tips:
        """Lessons on a phone: it may want none of its own."""

        def wanted() -> bool:
            device = self.doorkeeper.known(device_id)
            return ((device.lessons if device is not None else "") or self.host.settings["lessons"]) == "on"

        return Tips(self.learnt, wanted, lambda: self.doorkeeper.prefer(device_id, lessons="off"))

    def _own_undo(self) -> bool:
        return self.host.settings["phone_undo"] == "own"

    def _holds(self, device_id: str, session: ScreenSession) -> bool:
        """Whether a device is let in, and at that seat."""
        device = self.doorkeeper.known(device_id)
        return device is not None and device.admitted and (device.evening, device.seat) == (session.id, session.seat)

    def _release(self, device_id: str) -> None:
        with self._opening:
            session = self._phones.pop(device_id, None)
        if session is not None:
            session.send_away()

    def waits_for(self, session: ScreenSession) -> Sequence[Seat]:
        """Those whom the table waits for while their own phone asks them, in the order of the questions."""
        return tuple(seat for seat in session.view.people_awaited if self.at_hand(session, seat.id))

    def at_hand(self, session: ScreenSession, seat: str) -> bool:
        """Whether the phone of a seat is let in and there."""
        device = self.doorkeeper.holder(session.id, seat)
        return device is not None and device.admitted and self.doorkeeper.online(device.id)

    def newcomers(self, session: ScreenSession) -> Sequence[Device]:
        """Who waits to be let in, in the order in which they came."""
        return self._at_the_door(session.id)

    def _at_the_door(self, evening_id: str) -> Sequence[Device]:
        return tuple(device for device in self.doorkeeper.devices(evening_id) if not device.admitted)

    def _people_changed(self) -> None:
        with self._opening:
            phones, sessions = dict(self._phones), tuple(self._sessions.values())
        for device_id, phone in phones.items():
            if not self._holds(device_id, phone):
                self._release(device_id)
                self.copyists.leave(device_id)
        for session in sessions:
            strips = ([device.id for device in self.newcomers(session)], self.waits_for(session))
            if strips != self._strips.get(session.id, ([], ())):
                self._strips[session.id] = strips
                session.uncovered()  # what stands below the strips has moved
        self.people.changed()
