"""Files with evenings: a copy of everything to be saved, one from another machine to be opened, and what came of it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

import flet as ft

from companion.core.procedures.copied_cards import CardKey
from companion.core.untrusted.untrusted_json import BadFile
from companion.core.values.messages import Msg, msg
from companion.host.exchange import full_copy
from companion.host.exchange.evening_files import file_name, file_text
from companion.host.exchange.full_copy import WrittenCopy
from companion.host.exchange.last_full_copy import keep_moment
from companion.host.exchange.merge_cards import Incoming
from companion.host.exchange.received_files import EveningOnly, FileTaken, ReceivedFile, received
from companion.host.host import Host
from companion.host.tips_shown import TipsShown
from companion.library.texts import Texts
from companion.store import SavedEvening, StoreFault
from companion.ui.look.theme import TOUCH, Look
from companion.ui.runtime.host_services import Clock, Files
from companion.ui.shell.import_preview import MergePage
from companion.ui.widgets import kit


@dataclass(frozen=True, slots=True)
class Reading:
    """What stands above the list of evenings about a file."""

    done: int = 0
    all: int = 0
    """Parts of it, 0 once it is read."""
    told: tuple[Msg, ...] = ()
    file: ReceivedFile | None = None
    """That was read, where something may still be done with it."""
    differing: Mapping[str, Sequence[Incoming]] = field(default_factory=dict)
    """Cards that are looked at, by game."""


def summary(taken: FileTaken) -> tuple[Msg, ...]:
    """What came of a file, in words."""
    cards = taken.cards
    counts = (
        ("copies-new", taken.evenings),
        ("copies-further", taken.further),
        ("copies-apart", taken.apart),
        ("copies-second", taken.second),
        ("copies-photos", cards.photos),
        ("copies-differing", taken.differing),
        ("copies-scores", taken.scores),
        ("copies-settings", taken.settings),
    )
    told = [msg(key, n=n) for key, n in counts if n]
    if cards.new or cards.changed:
        told.append(msg("copies-cards", new=cards.new, changed=cards.changed, same=cards.same))
    if not told:
        return (msg("copies-nothing"),)
    return (*told, *([msg("copies-same", n=taken.same)] if taken.same else []))


def made(copy: WrittenCopy) -> tuple[Msg, ...]:
    """What is in a copy that was just saved, and what is not."""
    told = [msg("copies-made", n=copy.evenings)]
    told += [msg("copies-made-unread", n=copy.unread)] if copy.unread else []
    told += [msg("copies-made-full", n=copy.too_many)] if copy.too_many else []
    return (*told, *([msg("copies-made-photos")] if copy.photos else []))


@dataclass(frozen=True, slots=True)
class Carrying:
    """What can be done with files on the page of evenings.

    show: puts in the place of what is told about the last one; it is given what tells that from what stood there.
    changed: redraws all screens after something was taken.
    """

    host: Host
    lessons: TipsShown
    files: Files
    clock: Clock
    show: Callable[[Callable[[Reading], Reading]], None]
    changed: Callable[[], None]

    def tell(self, reading: Reading) -> None:
        """In the place of whatever was told before."""
        self.show(lambda _: reading)

    async def save(self, saved: SavedEvening) -> None:
        """Let somebody keep an evening."""
        try:
            text = file_text(self.host, saved)
        except StoreFault as fault:
            self.tell(Reading(told=(fault.text,)))
        else:
            await self.files.save(file_name(saved), text.encode())

    def send(self, saved: SavedEvening) -> None:
        """Let somebody hand an evening on. Browsers hand on texts, but nothing that is called JSON."""
        try:
            text = file_text(self.host, saved)
        except StoreFault as fault:
            self.tell(Reading(told=(fault.text,)))
        else:
            if self.files.sends is not None:
                self.files.sends(file_name(saved, "txt"), text)

    async def save_everything(self) -> None:
        """Let somebody keep a copy of everything."""
        try:
            copy = await self.host.background.away(full_copy.written, self.host, self.lessons)
            await self.files.save(full_copy.file_name(self.clock.now().isoformat()), copy.content)
            keep_moment(self.host)
            self.tell(Reading(told=made(copy)))
        except StoreFault as fault:
            self.tell(Reading(told=(fault.text,)))
        self.changed()

    async def open_files(self) -> None:
        """Let somebody choose files, and take from them what overwrites nothing."""
        await self.take(await self.files.pick())

    async def take(self, contents: Sequence[bytes]) -> None:
        """Take from files what overwrites nothing. contents: what is in each."""
        for content in contents:
            await self._take(content)

    async def _take(self, content: bytes) -> None:
        file: ReceivedFile | None = None
        wrong: tuple[Msg, ...] = ()
        away = self.host.background.away
        try:
            file = await away(received, self.host, self.lessons, content)
            steps = file.steps
            for number, step in enumerate(steps):
                self.tell(Reading(number, len(steps)))
                await away(step)
        except (BadFile, StoreFault) as error:
            wrong = (error.text,)
        came = file is not None and file.taken != FileTaken()
        told = summary(file.taken) if file is not None and (came or not wrong) else ()
        self.tell(Reading(told=(*wrong, *told), file=file if came else None))
        self.changed()

    def keep_seconds(self, file: ReceivedFile) -> None:
        """Keep the evenings that went on otherwise than ours, too."""
        self._settle(file, file.keep_seconds)

    def look(self, file: ReceivedFile) -> None:
        """Compare the cards that say something else than ours."""
        try:
            differing = file.differing()
        except (BadFile, StoreFault) as error:
            self.tell(Reading(told=(error.text,)))
        else:
            self.tell(Reading(told=summary(file.taken), file=file, differing=differing))

    def take_theirs(self, file: ReceivedFile, game: str, theirs: Collection[CardKey]) -> None:
        """Replace cards of ours, then look at those of the next game."""
        self._settle(file, partial(file.take_theirs, game, sorted(theirs)))
        self.pass_over(game)

    def pass_over(self, game: str) -> None:
        """Leave the cards of a game alone, and look at those of the next."""

        def without(reading: Reading) -> Reading:
            left = {each: cards for each, cards in reading.differing.items() if each != game}
            return Reading(told=reading.told, file=reading.file, differing=left)

        self.show(without)

    def _settle(self, file: ReceivedFile, deed: Callable[[], object]) -> None:
        try:
            deed()
            told = summary(file.taken)
        except (BadFile, StoreFault) as error:
            told = (error.text,)
        self.show(lambda reading: Reading(told=told, file=file, differing=reading.differing))
        self.changed()


def buttons(look: Look, t: Texts, page: ft.Page, carrying: Carrying) -> list[ft.Control]:
    """The ways in and out for all evenings, or why there are none."""
    if carrying.files.missing is not None:
        return [kit.words(look, t(carrying.files.missing), size=look.sizes.small, colour=look.palette.text_muted)]
    ways = (
        ("copies-open", carrying.open_files, "download", "copies-open"),
        ("copies-everything", carrying.save_everything, "share", "copies-everything"),
    )
    return [
        kit.button(look, t(msg(words)), partial(page.run_task, deed), sign=sign, identifier=name, height=TOUCH)
        for words, deed, sign, name in ways
    ]


def told(
    look: Look, t: Texts, reading: Reading, carrying: Carrying, on_open: Callable[[str], None]
) -> list[ft.Control]:
    """How far a file is read, or what came of it and what may still be done. on_open: opens an evening by its id."""
    if reading.all:
        return [_panel(look, [t(msg("copies-reading", n=reading.done, all=reading.all))], [])]
    if not reading.told:
        return []
    deeds: list[tuple[str, str, Callable[[], object]]] = []
    if (file := reading.file) is not None:
        if isinstance(file, EveningOnly):
            deeds.append(("ui-evening-take-up", "copies-take-up", partial(on_open, file.identity)))
        if file.taken.apart:
            deeds.append(("copies-keep-second", "copies-keep-second", partial(carrying.keep_seconds, file)))
        if file.taken.differing:
            deeds.append(("share-look", "copies-look", partial(carrying.look, file)))
    ways = [
        kit.button(look, t(msg(words)), deed, kind="brass", identifier=name, height=TOUCH)
        for words, name, deed in deeds
    ]
    return [_panel(look, [t(each) for each in reading.told], ways)]


def _panel(look: Look, lines: Sequence[str], ways: Sequence[ft.Control]) -> ft.Control:
    words: list[ft.Control] = [kit.words(look, line, colour=look.palette.text_brass) for line in lines]
    content = [*words, *([ft.Row([*ways], wrap=True, spacing=12, run_spacing=8)] if ways else [])]
    panel = kit.panel(look, kit.rows(content, 6))
    return ft.Semantics(content=panel, identifier="copies-told", live_region=True, container=True)


def comparing(reading: Reading, carrying: Carrying) -> ft.Control | None:
    """The cards of one game that say something else than ours; None where none are looked at."""
    file = reading.file
    for game, cards in reading.differing.items():
        if file is not None:
            take, leave = partial(carrying.take_theirs, file, game), partial(carrying.pass_over, game)
            return kit.keyed(f"differing-{game}", MergePage, cards, take, leave)
    return None
