"""The set-up's points of rule: what a rulebook leaves open, chapter by chapter; who agrees with us taps nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

import flet as ft

from companion.core.rulebook import Ruling
from companion.core.rulings import Agreed, Rulings
from companion.core.text import msg
from companion.library.rules import rule_index
from companion.library.texts import Texts
from companion.ui import kit
from companion.ui.safety import component
from companion.ui.setup.parts import CHIP
from companion.ui.text import use_texts
from companion.ui.theme import Look, use_look

Settle = Callable[[Agreed], None]


@dataclass(frozen=True, slots=True)
class Chapters:
    """A game's settings in the order in which an evening meets them.

    game: id.  words: what the message keys of the chapters' titles begin with.  points: ruling ids by chapter.
    """

    game: str
    words: str
    rulings: Rulings
    points: Mapping[str, tuple[str, ...]]


@component
def PointsOfRule(chapters: Chapters, agreed: Agreed, settle: Settle) -> ft.Control:
    """Closed, one line with the number of points settled otherwise; open, the chapters, one of them at a time."""
    look, t = use_look(), use_texts()
    shown, show = ft.use_state(False)
    chapter, set_chapter = ft.use_state("")
    p = look.palette
    head = kit.words(look, t(msg("ui-setup-rulings")), bold=True, size=look.sizes.title, colour=p.text_brass)
    changed = msg("ui-setup-rulings-changed", n=len(agreed))
    tally = kit.words(look, t(changed), size=look.sizes.small, colour=p.text_muted)
    opener = kit.button(
        look,
        t(msg("ui-setup-rulings-show")),
        lambda: show(not shown),
        kind="sea",
        sign="up" if shown else "down",
        identifier="rulings",
        height=CHIP,
    )
    content: list[ft.Control] = [head, tally, ft.Row([opener], wrap=True)]
    if shown:
        content.append(kit.words(look, t(msg("ui-setup-rulings-note")), size=look.sizes.small))
        for name in chapters.points:
            content += _chapter(look, t, chapters, name, name == chapter, agreed, settle, set_chapter)
    if agreed:
        usual = partial(settle, ())
        content.append(
            kit.button(look, t(msg("ui-setup-rulings-reset")), usual, kind="sea", identifier="rulings-reset")
        )
    return kit.panel(look, kit.rows(content, 10), padding=16)


def _chapter(
    look: Look,
    t: Texts,
    chapters: Chapters,
    name: str,
    opened: bool,
    agreed: Agreed,
    settle: Settle,
    turn_to: Callable[[str], None],
) -> list[ft.Control]:
    """A chapter's line, and under it its points when it is open."""
    points = chapters.points[name]
    otherwise = sum(ruling in points for ruling, _ in agreed)
    label = t(msg(f"{chapters.words}-{name}"))
    line = kit.button(
        look,
        f"{label} ({otherwise})" if otherwise else label,
        lambda: turn_to("" if opened else name),
        kind="sea",
        sign="up" if opened else "down",
        identifier=f"rulings-{name}",
        height=CHIP,
        wide=True,
    )
    if not opened:
        return [line]
    index, now = rule_index(chapters.game), chapters.rulings.in_force(agreed)
    ways = partial(_point, look, t, chapters.rulings, agreed, settle)
    return [line, *(ways(index.rulings[each], now[each]) for each in points)]


def _point(
    look: Look, t: Texts, rulings: Rulings, agreed: Agreed, settle: Settle, ruling: Ruling, now: str
) -> ft.Control:
    """One question that the book leaves open, and the ways to settle it, the usual one first."""
    p = look.palette
    ways = [
        kit.button(
            look,
            way.label[t.lang],
            partial(settle, rulings.settled(agreed, ruling.id, way.id)),
            kind="brass" if way.id == now else "sea",
            sign="check" if way.id == now else "",
            identifier=f"ruling-{ruling.id}-{way.id}",
            size=look.sizes.small,
            wide=True,
        )
        for way in ruling.alternatives
    ]
    number = kit.words(look, ruling.id, size=look.sizes.small, colour=p.text_muted)
    question = kit.words(look, ruling.question[t.lang], size=look.sizes.small)
    return ft.Container(kit.rows([number, question, *ways], 6), padding=ft.Padding.only(left=12, bottom=8))
