"""The set-up's points of rule: what a rulebook leaves open, chapter by chapter; who agrees with us taps nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import flet as ft

from companion.core.kit.rulings import Agreed, Rulings
from companion.core.rules.rule_index import Ruling
from companion.core.values.messages import msg
from companion.library.rules import rule_index
from companion.library.texts import Texts
from companion.ui.look.language import use_texts
from companion.ui.look.theme import Look, use_look
from companion.ui.setup.parts import CHIP, opener
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

Settle = Callable[[Agreed], None]


ALL = ""
"""The chapter of a game that tells none apart: it has no title and always lies open."""


@component
def PointsOfRule(game: str, prefix: str, rulings: Rulings, agreed: Agreed, settle: Settle) -> ft.Control:
    """Closed, one line with the number of points settled otherwise; open, the chapters, one of them at a time.

    game: id, under which the words of its points are found.  prefix: of its messages ("skerry-chapter-sea").
    """
    chapters = rule_index(game).settings or {ALL: tuple(rulings.alternatives)}
    look, t = use_look(), use_texts()
    shown, show = ft.use_state(False)
    chapter, set_chapter = ft.use_state("")
    p = look.palette
    head = kit.words(look, t(msg("ui-setup-rulings")), bold=True, size=look.sizes.title, colour=p.text_brass)
    changed = msg("ui-setup-rulings-changed", n=len(agreed))
    tally = kit.words(look, t(changed), size=look.sizes.small, colour=p.text_muted)
    content: list[ft.Control] = [head, tally, opener(look, t, shown, show, "rulings")]
    if shown:
        content.append(kit.words(look, t(msg("ui-setup-rulings-note")), size=look.sizes.small))
        ways = partial(_points, look, t, game, rulings, agreed, settle)
        for name, points in chapters.items():
            if name != ALL:
                title = msg(f"{prefix}-chapter-{name}")
                otherwise = sum(ruling in points for ruling, _ in agreed)
                content.append(_title(look, t(title), name, name == chapter, otherwise, set_chapter))
            if name in (ALL, chapter):
                content += ways(points)
    if agreed:
        usual = partial(settle, ())
        content.append(
            kit.button(look, t(msg("ui-setup-rulings-reset")), usual, kind="sea", identifier="rulings-reset")
        )
    return kit.panel(look, kit.rows(content, 10), padding=16)


def _title(
    look: Look, label: str, name: str, opened: bool, otherwise: int, turn_to: Callable[[str], None]
) -> ft.Control:
    """A chapter's line; a tap opens it, or closes it again. otherwise: points in it that are not settled as usual."""
    return kit.button(
        look,
        f"{label} ({otherwise})" if otherwise else label,
        lambda: turn_to("" if opened else name),
        kind="sea",
        sign="up" if opened else "down",
        identifier=f"rulings-{name}",
        height=CHIP,
        wide=True,
    )


def _points(
    look: Look, t: Texts, game: str, rulings: Rulings, agreed: Agreed, settle: Settle, points: Sequence[str]
) -> list[ft.Control]:
    """These points of rule, each with its ways."""
    index, now = rule_index(game), rulings.in_force(agreed)
    return [_point(look, t, rulings, agreed, settle, index.rulings[each], now[each]) for each in points]


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
