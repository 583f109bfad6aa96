"""The referee's notebook: everything said and done, round by round, with rules to tap and "back to here"."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice
from typing import Final

import flet as ft

from companion.core.values.messages import msg
from companion.journal_views.chronicle import by_round
from companion.journal_views.notebook import NotebookLine, lines
from companion.library.texts import Texts
from companion.ui.gamekit.frame import Frame
from companion.ui.look.language import use_texts
from companion.ui.look.theme import TOUCH, Look, use_look
from companion.ui.runtime.live import use_live
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.setup.parts import chip
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component
from companion.ui.widgets.writing import search_line

SHOWN = 120
"""Lines drawn at once; older ones are one tap away."""


def _row(look: Look, t: Texts, entry: NotebookLine, frame: Frame, on_back: Callable[[int], None] | None) -> ft.Control:
    """A line with its source, its rule and the way back; on a small screen these stand below the words.

    on_back: None where nobody may go back.
    """
    p = look.palette
    colours = {"began": p.text_brass, "said": p.text_muted, "happened": p.text, "amended": p.text_bad}
    told = kit.words(
        look,
        t(entry.text),
        size=look.sizes.body if entry.kind in ("began", "happened") else look.sizes.small,
        colour=colours[entry.kind],
        bold=entry.kind == "began",
    )
    content: list[ft.Control] = []
    if entry.source is not None and entry.source not in ("auto", "forced"):
        source = "deck" if entry.card else entry.source
        content.append(kit.words(look, t(msg(f"ui-source-{source}")), size=look.sizes.small, colour=p.text_muted))
    if entry.rule:
        content.append(kit.rule_tag(look, entry.rule, frame.on_rule))
    if entry.number is not None and on_back is not None:
        number = entry.number
        back = ft.Container(
            kit.icon(look, "undo", 22, p.text_muted),
            width=TOUCH,
            height=TOUCH,
            alignment=ft.Alignment.CENTER,
            border_radius=12,
            tooltip=t(msg("ui-back-to-here")),
            on_click=lambda _: on_back(number),
        )
        content.append(kit.tagged(back, f"back-{number}", t(msg("ui-back-to-here"))))
    left = {"began": 0, "said": 16, "happened": 28, "amended": 16}[entry.kind]
    if frame.compact and len(content) > 1:
        body: ft.Control = kit.rows([told, kit.line(content)], 0)
    else:
        told.expand = True
        body = kit.line([told, *content])
    return ft.Container(body, padding=ft.Padding.only(left=left, top=2, bottom=2))


@component
def Notebook(session: ScreenSession, frame: Frame, relive: Callable[[], None] | None = None) -> ft.Control:
    """The whole notebook as a page of the table. relive: leads through the evening moment by moment."""
    use_live(session)
    look, t = use_look(), use_texts()
    shown, set_shown = ft.use_state(SHOWN)
    sieve, set_sieve = ft.use_state(NotebookFilter())
    people = [seat.name for seat in session.view.game.seats(session.view.state)]
    pages = by_round(session.view.journal)
    found = [(page.title, [line for line in page.lines if sieve.passes(t, line)]) for page in pages]
    found = [(title, told) for title, told in found if told]
    if sieve.oldest_first:
        found = [(title, told[::-1]) for title, told in reversed(found)]
    back = session.undoing.to if session.rights.overrule else None
    drawn: list[ft.Control] = []
    left = shown
    size, brass = look.sizes.title, look.palette.text_brass
    for title, told in found:
        if left > 0:
            drawn.append(kit.headline(look, t(title).rstrip("."), size=size, colour=brass))
            drawn += [_row(look, t, line, frame, back) for line in told[:left]]
        left -= len(told)
    if left < 0:
        words, more = t(msg("ui-log-more")), partial(set_shown, shown + SHOWN)
        drawn.append(kit.button(look, words, more, kind="sea", identifier="older", wide=True))
    if not drawn:
        drawn.append(kit.story(look, t(msg("ui-log-nothing"))))
    head = _filter_bar(look, t, sieve, set_sieve, people, relive if pages else None, frame.compact)
    listing = kit.listed(drawn, spacing=0, expand=True, key=f"log-{sieve}")
    return kit.panel(look, ft.Column([head, listing], spacing=10, expand=True), expand=True)


@dataclass(frozen=True, slots=True)
class NotebookFilter:
    """Which lines are wanted, and in which order."""

    words: str = ""
    kind: str = ""
    """Empty for all."""
    who: str = ""
    """A name that they mention, "" for any."""
    oldest_first: bool = False

    def passes(self, t: Texts, line: NotebookLine) -> bool:
        """Whether a line is wanted, as it is read."""
        if self.kind not in ("", kind_of(line)):
            return False
        if not self.who and not self.words:
            return True
        told = t(line.text)
        plain = _plain(told)
        return self.who in told and all(word in plain for word in _plain(self.words).split())


KINDS: Final = ("deeds", "happened", "chance", "set")
"""What lines are of: what people did and said, what happened, dice and cards, what was set by hand."""


def kind_of(line: NotebookLine) -> str:
    """One of KINDS."""
    if line.source == "dice":
        return "chance"
    return {"began": "deeds", "said": "deeds", "happened": "happened", "amended": "set"}[line.kind]


def _plain(text: str) -> str:
    """Without accents and capitals, for a search."""
    return "".join(sign for sign in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(sign))


def _filter_bar(
    look: Look,
    t: Texts,
    sieve: NotebookFilter,
    change: Callable[[NotebookFilter], None],
    people: Sequence[str],
    relive: Callable[[], None] | None,
    compact: bool,
) -> ft.Control:
    """A search, the kinds, the people, the order, and the way through the evening."""
    label, size = t(msg("ui-log-search")), look.sizes.body
    field = search_line(
        look, label, sieve.words, lambda words: change(replace(sieve, words=words)), "log-search", size=size
    )
    field.expand = True
    top: list[ft.Control] = [field]
    picks: list[ft.Control] = []
    if relive is not None:
        words = t(msg("ui-after-relive"))
        back = kit.button(look, words, relive, kind="brass", sign="history", identifier="relive", height=TOUCH)
        (picks if compact else top).append(back)  # a phone's search field needs the whole line

    def pick(name: str, label: str, chosen: bool, to: NotebookFilter) -> None:
        picks.append(chip(look, label, chosen, partial(change, to), name))

    pick("log-order", t(msg("ui-log-oldest")), sieve.oldest_first, replace(sieve, oldest_first=not sieve.oldest_first))
    for kind in KINDS:
        to = replace(sieve, kind="" if sieve.kind == kind else kind)
        pick(f"log-{kind}", t(msg(f"ui-log-{kind}")), sieve.kind == kind, to)
    for name in people:
        to = replace(sieve, who="" if sieve.who == name else name)
        pick(f"log-who-{name}", name, sieve.who == name, to)
    return kit.rows([kit.line(top, 10), ft.Row(picks, spacing=8, scroll=ft.ScrollMode.HIDDEN)], 8)


@component
def LastLines(session: ScreenSession, on_open: Callable[[], None]) -> ft.Control:
    """The newest two lines, for the bottom bar; a tap opens the whole notebook."""
    use_live(session)
    look, t = use_look(), use_texts()
    newest = islice((each for each in lines(session.view.journal) if each.kind != "said"), 2)
    drawn = [
        ft.Row(
            [
                kit.words(
                    look,
                    t(entry.text),
                    size=look.sizes.small,
                    max_lines=1,
                    overflow=ft.TextOverflow.ELLIPSIS,
                    expand=True,
                ),
                kit.words(look, entry.rule, size=look.sizes.small, colour=look.palette.text_muted),
            ],
            spacing=8,
        )
        for entry in reversed([*newest])
    ]
    body = ft.Container(
        kit.rows(drawn, 4, alignment=ft.MainAxisAlignment.CENTER),
        padding=ft.Padding.symmetric(horizontal=8),
        border_radius=12,
        on_click=lambda _: on_open(),
    )
    return kit.tagged(body, "notebook", "")
