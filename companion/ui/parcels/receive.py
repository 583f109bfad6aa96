"""Receiving: the three ways in, and what waits for a person to take or refuse it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import cast

import flet as ft

from companion.core.values.messages import Msg, msg
from companion.host.exchange.received_parcels import ParcelTaken
from companion.library.texts import Texts
from companion.sharing.qr_lines import BadParcel, lines_in
from companion.ui.look.language import use_texts
from companion.ui.look.theme import TOUCH, Look, use_look
from companion.ui.parcels.inbox import Inbox
from companion.ui.parcels.waiting_parcel import WaitingPanel
from companion.ui.runtime.file_pickers import use_files
from companion.ui.runtime.live import use_live
from companion.ui.setup.parts import in_columns, note, section
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component
from companion.ui.widgets.page_frame import page_frame
from companion.ui.widgets.writing import Writing

LARGEST_FILE = 100_000
"""Bytes of a file with a parcel that is still read."""


@component
def ReceivePage(
    inbox: Inbox, phones: bool, width: float, on_home: Callable[[], None], on_setting: Callable[[str], None]
) -> ft.Control:
    """By file, by pasted text, by a phone; and everything that waits.

    phones: whether any may come to this machine.  on_setting: begins a game so, by its id.
    """
    use_live(inbox)
    look, t = use_look(), use_texts()
    said, say = ft.use_state(cast(Msg | None, None))
    pasted, paste = ft.use_state("")
    files = use_files()
    page = ft.context.page

    def read(text: str) -> None:
        try:
            progress = inbox.receive(lines_in(text))
        except BadParcel as error:
            say(error.text)
            return
        say(progress[-1].text)
        paste("")

    async def open_file() -> None:
        for content in await files.pick():
            try:
                read(text_of(content))
            except BadParcel as error:
                say(error.text)

    def decided(taken: ParcelTaken | None) -> None:
        if taken is None:
            say(None)
        elif taken.options is not None:
            on_setting(taken.game)
        else:
            say(taken.text)

    ways = [
        _by_file(look, t, files.missing, lambda: page.run_task(open_file)),
        _by_phone(look, t, phones),
        _by_paste(look, t, pasted, paste, read),
    ]
    waiting = section(look, t, msg("share-waiting"), *_waiting(look, t, inbox, decided, say))
    # on a phone and on a tablet alike: what waits comes first, its ways in beside or below it
    sections: Sequence[ft.Control] = [waiting, *ways] if inbox.pending else [*ways, waiting]
    notice = [] if said is None else [_notice(look, t, said)]
    body = ft.Column([*notice, in_columns(sections, width)], spacing=10, expand=True)
    return page_frame(look, t, t(msg("share-receive-title")), body, on_home)


def text_of(content: bytes) -> str:
    """The lines in a file with a parcel. Raises BadParcel for any other file."""
    if len(content) > LARGEST_FILE:
        raise BadParcel(msg("share-too-large", kb=LARGEST_FILE // 1000))
    try:
        return content.decode("ascii")
    except UnicodeDecodeError as error:
        raise BadParcel(msg("share-foreign")) from error


def _notice(look: Look, t: Texts, said: Msg) -> ft.Control:
    """What became of what came last."""
    words = kit.words(look, t(said), colour=look.palette.text_brass)
    return ft.Semantics(content=kit.panel(look, words), identifier="receive-said", live_region=True, container=True)


def _by_file(look: Look, t: Texts, missing: Msg | None, open_file: Callable[[], object]) -> ft.Control:
    """missing: why no file is opened here."""
    words, name = t(msg("share-receive-file.open")), "receive-file"
    file = kit.button(look, words, open_file, kind="brass", sign="download", identifier=name, height=TOUCH)
    way = kit.unless(look, t, missing, ft.Row([file]))
    return section(look, t, msg("share-receive-file"), note(look, t, msg("share-receive-file.note")), way)


def _by_phone(look: Look, t: Texts, phones: bool) -> ft.Control:
    """phones: whether any may come to this machine."""
    how = note(look, t, msg("share-receive-phone.note" if phones else "ui-phones-none"))
    return section(look, t, msg("share-receive-phone"), how)


def _by_paste(
    look: Look, t: Texts, pasted: str, paste: Callable[[str], None], read: Callable[[str], None]
) -> ft.Control:
    """pasted: what stands in the field.  paste: keeps what is typed there."""
    field = Writing(
        pasted,
        paste,
        lambda value, write: ft.TextField(
            value=value,
            label=t(msg("share-receive-paste.field")),
            on_change=write,
            multiline=True,
            min_lines=2,
            max_lines=5,
            text_size=look.sizes.small,
        ),
    )
    words, name = t(msg("share-receive-paste.take")), "receive-paste"
    deed = partial(read, pasted) if pasted.strip() else None
    take = kit.button(look, words, deed, kind="brass", sign="check", identifier=name, height=TOUCH)
    told = note(look, t, msg("share-receive-paste.note"))
    wide = ft.Row([ft.Container(field, expand=True)])
    return section(look, t, msg("share-receive-paste"), told, wide, ft.Row([take]))


def _waiting(
    look: Look, t: Texts, inbox: Inbox, decided: Callable[[ParcelTaken | None], None], say: Callable[[Msg | None], None]
) -> list[ft.Control]:
    """A panel for everything that waits."""
    if not inbox.pending:
        return [note(look, t, msg("share-waiting-none"))]

    def take(delivery_id: str, theirs: Sequence[tuple[str, str]]) -> None:
        try:
            decided(inbox.take(delivery_id, theirs))
        except BadParcel as error:
            say(error.text)

    def refuse(delivery_id: str) -> None:
        inbox.refuse(delivery_id)
        decided(None)

    panels = [
        kit.keyed(f"delivery-{each.id}", WaitingPanel, inbox, each, partial(take, each.id), partial(refuse, each.id))
        for each in inbox.pending
    ]
    return [ft.Row([ft.Container(panel, expand=True)]) for panel in panels]  # as wide as there is room
