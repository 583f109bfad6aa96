"""All evenings kept on this machine, the newest first."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

import flet as ft

from companion.core.values.messages import Msg, msg
from companion.host.host import Host
from companion.host.statistics import minutes_of, read_score, score_of, seated
from companion.host.tips_shown import TipsShown
from companion.library.dates import day_said, moment_said
from companion.library.texts import Texts
from companion.sharing.parcels import ScoreLine
from companion.store import SavedEvening
from companion.store.scores import KeptScore
from companion.ui.look.language import use_texts
from companion.ui.look.theme import TOUCH, Look, use_look
from companion.ui.parcels.waiting_parcel import score_lines
from companion.ui.runtime.file_pickers import use_files
from companion.ui.runtime.host_services import DroppedFiles, use_services
from companion.ui.shell.evening_files import Carrying, Reading, buttons, comparing, told
from companion.ui.shell.records import length_said
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component
from companion.ui.widgets.page_frame import page_frame


def won(saved: SavedEvening, lang: str) -> Msg | None:
    """Who came first in an evening that is finished; None where nobody counts places."""
    first = [line for line in score_of(saved) if line.place == 1]
    names = [_said(line.name.said(lang), line.words.said(lang) if line.words is not None else "") for line in first]
    return msg("ui-result", names=tuple(names)) if names else None


def _said(name: str, words: str) -> Msg:
    said = msg("core-said", text=name)
    return msg("ui-result-name", name=said, words=msg("core-said", text=words)) if words else said


@component
def EveningsPage(
    host: Host,
    on_open: Callable[[str], None],
    on_home: Callable[[], None],
    on_share: Callable[[str], None],
    on_records: Callable[[], None],
    lessons: TipsShown,
    changed: Callable[[], None],
) -> ft.Control:
    """A line per evening: take it up again, save or share it, or throw it away after a second tap; then what others
    have sent. Above it stands what came of files.

    Callbacks about an evening are told its id.  lessons: that were given here.  changed: redraws all screens.
    """
    look, t = use_look(), use_texts()
    files, page, services = use_files(), ft.context.page, use_services()
    reading, show = ft.use_state(Reading())
    doomed, set_doomed = ft.use_state("")
    _, set_count = ft.use_state(0)

    def discard(evening: str) -> None:
        if doomed != evening:
            set_doomed(evening)
            return
        if any(score.id == evening for score in scores):
            host.store.scores.delete(evening)
        else:
            host.delete(evening)
        set_doomed("")
        set_count(lambda n: n + 1)

    carrying = Carrying(host, lessons, files, services.clock, show, changed)
    _use_dropped(services.dropped, lambda contents: page.run_task(carrying.take, contents))
    saving = None if files.missing is not None else lambda saved: page.run_task(carrying.save, saved)
    sending = None if files.sends is None else carrying.send
    scores = host.store.scores.all()
    titles = {game: t(title) for game, title in host.titles().items()}
    entries = _Entries(look, t, titles, doomed, on_open, on_share, saving, sending, discard)
    rows = [*map(entries.own, host.evenings()), *map(entries.brought, scores)]
    none = t(msg("ui-evenings-none"))
    body = comparing(reading, carrying)
    if body is None:
        body = kit.listed(rows, spacing=8, expand=True) if rows else kit.nothing(look, none)
    above: list[ft.Control] = [ft.Row(buttons(look, t, page, carrying), wrap=True, spacing=12, run_spacing=8)]
    above += told(look, t, reading, carrying, on_open)
    words = t(msg("ui-records"))
    records = kit.button(look, words, on_records, kind="sea", sign="people", identifier="records", height=TOUCH)
    whole = ft.Column([*above, body], spacing=10, expand=True)
    return page_frame(look, t, t(msg("ui-evenings")), whole, on_home, records)


def _use_dropped(dropped: DroppedFiles | None, taker: Callable[[Sequence[bytes]], object]) -> None:
    """Hook: the calling page takes files that are let fall on it."""

    def take(them: Callable[[Sequence[bytes]], object] | None) -> None:
        if dropped is not None:
            dropped.taker = them

    ft.use_effect(lambda: take(taker), [], cleanup=lambda: take(None))


@dataclass(frozen=True, slots=True)
class _Entries:
    """How evenings are listed."""

    look: Look
    t: Texts
    titles: Mapping[str, str]
    """Of the games, by id."""
    doomed: str
    """The one that a second tap throws away."""
    open: Callable[[str], None]
    share: Callable[[str], None]
    save: Callable[[SavedEvening], object] | None
    """Lets somebody keep it as a file; None where there are none."""
    send: Callable[[SavedEvening], object] | None
    """Lets somebody hand it on as a file; None where the machine has no way."""
    discard: Callable[[str], None]

    def own(self, saved: SavedEvening) -> ft.Control:
        """One of this machine."""
        look, t, identity = self.look, self.t, saved.id
        title = f"{self.titles.get(saved.game, str(saved.game))} · {moment_said(saved.touched, t.lang)}"
        to_table = msg("ui-evening-look" if saved.finished else "ui-evening-take-up")
        share = _deed(look, t, msg("share-button"), partial(self.share, identity), f"share-{identity}")
        deeds = [
            _deed(look, t, to_table, partial(self.open, identity), f"open-{identity}", "brass"),
            *([share, *self._saving(saved)] if saved.sound else []),
            self._discarding(identity),
        ]
        line = _line(look, title, t(_state(saved)), deeds, _company(t, saved))
        return kit.panel(look, _with_result(look, t, line, score_of(saved)))

    def _saving(self, saved: SavedEvening) -> list[ft.Control]:
        ways = (("send", self.send), ("save", self.save))
        return [
            _deed(self.look, self.t, msg(f"copies-{name}"), partial(deed, saved), f"{name}-{saved.id}")
            for name, deed in ways
            if deed is not None
        ]

    def brought(self, score: KeptScore) -> ft.Control:
        """A score of another table."""
        look, t = self.look, self.t
        title = f"{self.titles.get(score.game, score.game)} · {day_said(score.day, t.lang)}"
        whose = msg("share-other-table-from", sender=score.sender) if score.sender else msg("share-other-table")
        lines = read_score(score.lines)
        words = t(whose if lines else msg("ui-evening-spoiled"))
        line = _line(look, title, words, [self._discarding(score.id)])
        return kit.panel(look, _with_result(look, t, line, lines))

    def _discarding(self, identity: str) -> ft.Control:
        sure = self.doomed == identity
        words, deed = msg("ui-evening-sure" if sure else "ui-evening-discard"), partial(self.discard, identity)
        return _deed(self.look, self.t, words, deed, f"discard-{identity}", "main" if sure else "sea")


def _state(saved: SavedEvening) -> Msg:
    """Whether an evening is over."""
    if not saved.sound:
        return msg("ui-evening-spoiled")
    return msg("ui-evening-finished" if saved.finished else "ui-evening-open")


def _company(t: Texts, saved: SavedEvening) -> str:
    """Who sat at an evening, and how long it took."""
    minutes = minutes_of(saved) if saved.sound and saved.finished is not None else None
    length = [t(length_said(minutes))] if minutes else []
    people = ", ".join(seated(saved.options))
    return " · ".join([*([people] if people else []), *length])


def _with_result(look: Look, t: Texts, line: ft.Control, result: Sequence[ScoreLine]) -> ft.Control:
    """A line, and below it how the evening came out."""
    below = [score_lines(look, t, result)] if result else []
    return kit.rows([line, *below], 10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _line(look: Look, title: str, note: str, deeds: Sequence[ft.Control], who: str = "") -> ft.Control:
    """What it is, and what can be done with it; on a phone the buttons stand below the words."""
    quiet = [
        kit.words(look, said, size=look.sizes.small, colour=look.palette.text_muted) for said in (note, who) if said
    ]
    words = kit.rows([kit.words(look, title, bold=True), *quiet], 2, tight=True)
    return ft.Row(
        [words, ft.Row([*deeds], wrap=True, spacing=12, run_spacing=8)],
        wrap=True,
        run_spacing=10,
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _deed(
    look: Look, t: Texts, words: Msg, deed: Callable[[], object], identifier: str, kind: str = "sea"
) -> ft.Control:
    return kit.button(look, t(words), deed, kind=kind, identifier=identifier, height=TOUCH)
