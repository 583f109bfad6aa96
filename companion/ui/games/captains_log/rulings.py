"""The set-up's points of rule: what the rulebook leaves open, chapter by chapter; who agrees with us taps nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

import flet as ft

from companion.core.rulebook import Ruling
from companion.core.text import msg
from companion.games.captains_log.rulings import Agreed, in_force, settled
from companion.library.rules import rule_index
from companion.library.texts import Texts
from companion.ui import kit
from companion.ui.safety import component
from companion.ui.text import use_texts
from companion.ui.theme import Look, use_look

CHAPTERS: Final[Mapping[str, tuple[str, ...]]] = {
    "round": ("A-09", "A-08", "A-49"),
    "sailing": ("A-11", "A-22", "A-57"),
    "combat": ("A-15", "A-14", "A-39", "A-16", "A-20", "A-58", "A-02", "A-18"),
    "npcs": ("A-26", "A-28", "A-88", "A-90", "A-100", "A-89"),
    "goods": ("A-04", "A-33", "A-42"),
    "ports": ("A-62", "A-56", "A-79", "A-96", "A-05", "A-38"),
    "renown": ("A-32", "A-35", "A-52", "A-53", "A-85"),
}
"""The settings in the order in which an evening meets them."""

Settle = Callable[[Agreed], None]


@component
def PointsOfRule(agreed: Agreed, settle: Settle) -> ft.Control:
    """Closed, one line with the number of points settled otherwise; open, the chapters, one of them at a time."""
    look, t = use_look(), use_texts()
    shown, show = ft.use_state(False)
    chapter, set_chapter = ft.use_state("")
    p = look.palette
    head = kit.words(look, t(msg("cl-ui-rulings")), bold=True, size=look.sizes.title, colour=p.text_brass)
    tally = kit.words(look, t(msg("cl-ui-rulings-changed", n=len(agreed))), size=look.sizes.small, colour=p.text_muted)
    opener = kit.button(
        look,
        t(msg("cl-ui-rulings-show")),
        lambda: show(not shown),
        kind="sea",
        sign="up" if shown else "down",
        identifier="rulings",
        height=56,
    )
    content: list[ft.Control] = [head, tally, ft.Row([opener], wrap=True)]
    if shown:
        content.append(kit.words(look, t(msg("cl-ui-rulings-note")), size=look.sizes.small))
        for name in CHAPTERS:
            content += _chapter(look, t, name, name == chapter, agreed, settle, set_chapter)
    if agreed:
        usual = partial(settle, ())
        content.append(kit.button(look, t(msg("cl-ui-rulings-reset")), usual, kind="sea", identifier="rulings-reset"))
    return kit.panel(look, kit.rows(content, 10), padding=16)


def _chapter(
    look: Look, t: Texts, name: str, opened: bool, agreed: Agreed, settle: Settle, turn_to: Callable[[str], None]
) -> list[ft.Control]:
    """A chapter's line, and under it its points when it is open."""
    otherwise = sum(ruling in CHAPTERS[name] for ruling, _ in agreed)
    label = t(msg(f"cl-ui-chapter-{name}"))
    line = kit.button(
        look,
        f"{label} ({otherwise})" if otherwise else label,
        lambda: turn_to("" if opened else name),
        kind="sea",
        sign="up" if opened else "down",
        identifier=f"rulings-{name}",
        height=56,
        wide=True,
    )
    index, now = rule_index("captains_log"), in_force(agreed)
    points = [_point(look, t, index.rulings[each], now[each], agreed, settle) for each in CHAPTERS[name]]
    return [line, *(points if opened else ())]


def _point(look: Look, t: Texts, ruling: Ruling, now: str, agreed: Agreed, settle: Settle) -> ft.Control:
    """One question that the book leaves open, and the ways to settle it, the usual one first."""
    p = look.palette
    ways = [
        kit.button(
            look,
            way.label[t.lang],
            partial(settle, settled(agreed, ruling.id, way.id)),
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
