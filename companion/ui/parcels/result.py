"""The result of an evening to send to friends: a picture, a few lines of text, and files for other programs."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final

import flet as ft

from companion.core.values.messages import msg
from companion.host.exchange.play_export import ExportedPlay, bg_stats
from companion.library.dates import day_said
from companion.library.texts import Texts
from companion.ui.gamekit.ending import EndingPart
from companion.ui.gamekit.ending_export import EndingSummary, as_csv, as_json, as_text
from companion.ui.gamekit.ending_picture import DRAWS, drawn
from companion.ui.look.language import use_texts
from companion.ui.look.theme import TOUCH, Look, use_look
from companion.ui.runtime.file_pickers import use_files
from companion.ui.widgets import kit, qr
from companion.ui.widgets.error_boundary import component

SMALLEST: Final = 300
LARGEST: Final = 420
"""Side of a code of some hundred letters, for the camera of a phone, in logical pixels."""
WIDEST: Final = 720
"""Of the picture on the page, in logical pixels."""


@component
def ResultPage(
    title: str,
    day: str,
    parts: Sequence[EndingPart],
    play: ExportedPlay,
    width: float,
    back: Callable[[], None],
    codes: Callable[[], None] | None = None,
    whole: Callable[[], str] | None = None,
) -> ft.Control:
    """The picture, the text, and the ways to take them along. title: of the game.  day: ISO 8601.

    play: the same for programs.  width: of the screen in logical pixels.

    codes: shows the score to another Vigie.  whole: the evening itself for one.  None where either is not to be had.
    """
    look, t = use_look(), use_texts()
    page = ft.context.page
    files = use_files()
    result = ft.use_memo(lambda: EndingSummary(title, day_said(day, t.lang), parts, t, play), [title, day, t.lang])
    picture = ft.use_memo(lambda: drawn(result) if DRAWS else None, [title, day, t.lang])

    async def save(name: str, content: Callable[[], bytes]) -> None:
        await files.save(name, content())

    text = as_text(result)
    buttons = [
        _saving(look, t, page, name, partial(save, f"vigie-{day}.{ending}", content))
        for name, ending, content in _files(result, picture, whole)
    ]
    ways = [kit.button(look, t(msg("share-back")), back, kind="sea", sign="left", identifier="send-back", height=TOUCH)]
    if codes is not None:
        words = t(msg("send-codes"))
        ways.append(kit.button(look, words, codes, kind="sea", sign="qr", identifier="send-codes", height=TOUCH))
    shown: list[ft.Control] = [ft.Row([*ways], wrap=True, spacing=10, run_spacing=10)]
    if picture is not None:
        across = min(WIDEST, width - 40)
        seen = ft.Image(src=picture, width=across, semantics_label=t(msg("send-picture-label", verdict=result.verdict)))
        shown.append(ft.Semantics(content=seen, identifier="send-shown", container=True))
    else:
        shown.append(kit.words(look, t(msg("send-no-picture")), colour=look.palette.text_muted))
    shown.append(kit.unless(look, t, files.missing, ft.Row([*buttons], wrap=True, spacing=10, run_spacing=10)))
    told = kit.words(look, text.strip(), selectable=True)
    shown.append(ft.Semantics(content=kit.panel(look, told, padding=16), identifier="send-words", container=True))
    if play.players:
        shown.append(_for_bg_stats(look, t, page, bg_stats(play, title), max(SMALLEST, min(LARGEST, width - 60))))
    return ft.Column(shown, spacing=14, scroll=kit.SCROLLS, expand=True)


def _files(
    result: EndingSummary, picture: bytes | None, whole: Callable[[], str] | None
) -> list[tuple[str, str, Callable[[], bytes]]]:
    """What can be kept: its name, how the file's name ends, and what makes it."""
    drawn_ = [] if picture is None else [("picture", "png", lambda: picture)]
    evening = [] if whole is None else [("whole", "evening.json", partial(_encoded, whole))]
    return [
        *drawn_,
        ("text", "txt", lambda: as_text(result).encode()),
        ("table", "csv", lambda: as_csv(result).encode()),
        ("data", "json", lambda: as_json(result).encode()),
        *evening,
    ]


def _encoded(text: Callable[[], str]) -> bytes:
    return text().encode()


def _for_bg_stats(look: Look, t: Texts, page: ft.Page, link: str, side: float) -> ft.Control:
    """The play as a code for a phone that has the app BG Stats, and as a link on a device that has it itself.

    side: of the code.
    """

    async def follow() -> None:
        await ft.UrlLauncher().launch_url(link)

    words = kit.rows(
        [
            kit.headline(look, t(msg("send-stats")), size=look.sizes.title),
            kit.words(look, t(msg("send-stats-note"))),
            kit.button(
                look,
                t(msg("send-stats-open")),
                partial(page.run_task, follow),
                kind="sea",
                sign="right",
                identifier="send-stats-open",
                height=TOUCH,
            ),
        ],
        8,
    )
    code = qr.drawn(link, side, t(msg("send-stats")), "send-stats")
    return kit.panel(look, ft.Row([code, ft.Container(words, width=SMALLEST)], wrap=True, spacing=16, run_spacing=12))


def _saving(look: Look, t: Texts, page: ft.Page, name: str, save: Callable[[], Awaitable[None]]) -> ft.Control:
    """A button that keeps a file."""
    kind = "brass" if name == "picture" else "sea"
    words, deed = t(msg(f"send-{name}")), partial(page.run_task, save)
    return kit.button(look, words, deed, kind=kind, sign="download", identifier=f"send-{name}", height=TOUCH)
