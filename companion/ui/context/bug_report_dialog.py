"""Something is wrong: what somebody says about it, and the file that is written for those who can mend it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from functools import partial

import flet as ft

from companion.bug_reports.bug_report import LONGEST, BugReport, Circumstances, as_text, written
from companion.core.values.messages import Msg, msg
from companion.host.background import Background, InTurn
from companion.library.given_cards import GivenCards
from companion.library.sample import is_sample
from companion.library.shelf import Shelf
from companion.library.texts import Texts
from companion.sharing.save_file import WhoRolls
from companion.ui.look.language import use_texts
from companion.ui.look.theme import TOUCH, Look, use_look
from companion.ui.runtime.caught_errors import caught, latest
from companion.ui.runtime.file_pickers import use_files
from companion.ui.runtime.host_services import use_services
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component
from companion.ui.widgets.writing import Writing

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Reporter:
    """Who writes the report of a screen."""

    session: ScreenSession | None
    """Of the evening that it tells of; None for none."""
    shelf: Shelf | None
    """The owner's cards."""
    settings: Mapping[str, str]
    """Of this machine."""
    background: Background = field(default_factory=InTurn)
    """What this machine does beside its screens."""

    @property
    def of_seat(self) -> bool:
        """Whether it is a phone's, which tells at most what its seat may see."""
        return self.session is not None and self.session.rights.alone

    @property
    def has_secrets(self) -> bool:
        """Whether there is anything to choose: who only watches knows nothing that others do not."""
        return self.session is not None and (not self.of_seat or bool(self.session.seat))

    def report(self, page: str, words: str, secrets: bool) -> BugReport:
        """The report. page: where one was.  secrets: whether those that this screen may know go along.

        An evening that cannot be written down, whatever is wrong with it, is left out.
        """
        session = self.session
        around = Circumstances(page, words, dict(self.settings), latest())
        try:
            if session is not None:
                dice: WhoRolls = "virtual" if self.settings.get("dice") == "virtual" else "own"
                return session.whole.report(around, secrets, dice, self._cards(session))
        except Exception:  # a report is written because something is wrong
            caught(log, "the evening cannot be written down")
            around = Circumstances(page, words, dict(self.settings), latest())
        return written(None, around)

    def _cards(self, session: ScreenSession) -> GivenCards:
        if self.shelf is None or is_sample(session.view.options):
            return {}
        found: dict[str, dict[str, Mapping[str, object]]] = {}
        for card in self.shelf.all():
            found.setdefault(card.schema, {})[card.subject] = card.record
        return found


def file_name(now: datetime) -> str:
    """Of a report that is written now."""
    return f"vigie-report-{now:%Y-%m-%d-%H%M%S}.json"


@dataclass(frozen=True, slots=True)
class _Saved:
    """A report that was written: the name of its file, its bytes, and itself."""

    name: str
    size: int
    report: BugReport


NOTHING: _Saved | None = None


@component
def TroublePage(reporter: Reporter, where: str, back: Callable[[], None] | None = None) -> ft.Control:
    """What goes into the report, a sentence, whether secrets go along, and the button that saves it.

    where: the page that one came from.  back: the way there, None where the screen has one of its own.
    """
    look, t = use_look(), use_texts()
    page = ft.context.page
    files, clock = use_files(), use_services().clock
    words, say = ft.use_state("")
    secrets, choose = ft.use_state(False)
    saved, keep = ft.use_state(NOTHING)
    busy, work = ft.use_state(False)

    async def save() -> None:
        work(True)
        try:
            report = await reporter.background.away(reporter.report, where, words, secrets)
            content, name = as_text(report).encode(), file_name(clock.now())
            await files.save(name, content)
            keep(_Saved(name, len(content), report))
        finally:
            work(False)

    content = [
        _told(look, t, saved) if saved is not None else _explained(look, t, reporter),
        _field(look, t, words, say),
    ]
    if reporter.has_secrets:
        content.append(_choice(look, t, "trouble-own" if reporter.of_seat else "trouble", secrets, choose))
    label = t(msg("trouble-saving" if busy else "trouble-save"))
    deed = None if busy else partial(page.run_task, save)
    saving = kit.button(look, label, deed, kind="main", sign="download", identifier="trouble-save", wide=True)
    content.append(kit.unless(look, t, files.missing, saving))
    body = kit.rows(content, 12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    head = [] if back is None else [_head(look, t, back, reporter.of_seat)]
    return ft.Column([*head, kit.panel(look, body, padding=16)], spacing=10, scroll=kit.SCROLLS, expand=True)


def _head(look: Look, t: Texts, back: Callable[[], None], titled: bool) -> ft.Control:
    """The way back, and on a screen that has no other place for it the title."""
    words = t(msg("share-back"))
    way = kit.button(look, words, back, kind="sea", sign="left", identifier="trouble-back", height=TOUCH)
    title = [kit.headline(look, t(msg("trouble-title")), size=look.sizes.title)] if titled else []
    return ft.Row([way, *title], wrap=True, spacing=12, vertical_alignment=ft.CrossAxisAlignment.CENTER)


def _explained(look: Look, t: Texts, reporter: Reporter) -> ft.Control:
    """What will be written."""
    small, muted = look.sizes.small, look.palette.text_muted
    what = t(msg("trouble-what" if reporter.session is not None else "trouble-what-none"))
    names = t(msg("trouble-names"))
    return kit.rows([kit.words(look, what, size=small), kit.words(look, names, size=small, colour=muted)], 6)


def _field(look: Look, t: Texts, words: str, say: Callable[[str], None]) -> ft.Control:
    """Where the person says it."""
    return Writing(
        words,
        say,
        lambda value, write: ft.TextField(
            value=value,
            label=t(msg("trouble-words")),
            on_change=write,
            text_size=look.sizes.body,
            multiline=True,
            min_lines=1,
            max_lines=4,
            max_length=LONGEST,
        ),
    )


def _choice(look: Look, t: Texts, family: str, secrets: bool, choose: Callable[[bool], None]) -> ft.Control:
    """With secrets or without, and what that means."""

    def way(on: bool) -> ft.Control:
        chosen = secrets == on
        return kit.button(
            look,
            t(msg(f"{family}-with" if on else f"{family}-without")),
            partial(choose, on),
            kind="brass" if chosen else "sea",
            sign="check" if chosen else "",
            identifier="trouble-with" if on else "trouble-without",
            height=TOUCH,
            size=look.sizes.small,
        )

    title = kit.words(look, t(msg(family if family == "trouble-own" else "trouble-secrets")), bold=True)
    note = t(msg(f"{family}-with-note" if secrets else f"{family}-without-note"))
    told = kit.words(look, note, size=look.sizes.small, colour=look.palette.text_muted)
    buttons = ft.Row([way(False), way(True)], wrap=True, spacing=8, run_spacing=8)
    return kit.rows([title, buttons, told], 6)


def _told(look: Look, t: Texts, saved: _Saved) -> ft.Control:
    """What was written, and what of the evening is in it."""
    lines = [msg("trouble-saved", file=saved.name, kb=max(1, round(saved.size / 1000))), *kept(saved.report)]
    told = [kit.words(look, t(line)) for line in lines]
    body = kit.line([kit.icon(look, "check", 28, look.palette.text_brass), kit.rows(told, 4, expand=True)], 12)
    return ft.Semantics(content=body, identifier="trouble-saved", live_region=True, container=True)


def kept(report: BugReport) -> list[Msg]:
    """What of the evening is in a report, in words."""
    told = [msg(f"trouble-kept-{report.kept}")]
    if report.replaced:
        told.append(msg("trouble-replaced", n=report.replaced))
    return told
