"""Every rule of a game, by chapters and searchable in both languages; accents, plurals and typos are forgiven."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.core.rules.rule_index import Chapter, Rule, RuleIndex
from companion.core.values.messages import msg
from companion.library.texts import Texts
from companion.ui.look.language import use_texts
from companion.ui.look.theme import TOUCH, Look, use_look
from companion.ui.main_screen.rule_explained import Agreed, rule_card, rule_place
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component
from companion.ui.widgets.writing import search_line

SHOWN = 60
"""Rules drawn at once; a narrower search shows the rest."""
WIDE = 640
"""Width from which the rule that was tapped stands beside those that were found, in logical pixels."""


@component
def RuleSearch(index: RuleIndex, width: float, agreed: Agreed | None = None) -> ft.Control:
    """A search field, the chapters or the rules found, and the rule that was tapped beside them.

    agreed: what a table has settled, where the rules are read at one.
    """
    look, t = use_look(), use_texts()
    query, set_query = ft.use_state("")
    chosen, set_chosen = ft.use_state("")
    opened, open_ = ft.use_state("")
    p = look.palette
    field = search_line(look, t(msg("ui-rules-search")), query, set_query, "rules-search")
    found = index.search(query, limit=len(index.rules), lang=t.lang)
    count = kit.words(look, t(msg("ui-rules-count", n=len(found))), size=look.sizes.small, colour=p.text_muted)
    if query.strip() or not index.chapters:
        rows = [_entry(look, t, rule, rule.id == chosen, set_chosen) for rule in found[:SHOWN]]
    else:
        rows = _contents(look, t, index, opened, open_, chosen, set_chosen)
    listing = kit.listed(rows, spacing=6, expand=True, key=f"list-{query}")
    rule = index.rules.get(chosen)
    card: ft.Control
    if rule is None:
        card = kit.story(look, t(msg("ui-rules-choose")), colour=p.on_parchment)
    else:
        drawn = rule_card(look, t, index, rule, set_chosen, agreed)
        card = kit.listed(drawn, spacing=10, expand=True, key=f"card-{rule.id}")
    parchment = ft.Container(card, bgcolor=p.parchment, border_radius=kit.RADIUS, padding=20, expand=True)
    left = ft.Column(
        [field, count, listing], spacing=8, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )
    if width >= WIDE * look.zoom:
        return ft.Row([left, parchment], spacing=12, expand=True)
    # the list keeps its place below the rule, so that one comes back to where one was
    left.visible = rule is None
    back = kit.button(look, t(msg("ui-rules-back")), partial(set_chosen, ""), kind="sea", identifier="rules-back")
    reading = ft.Column([back, parchment], expand=True, visible=rule is not None)
    return ft.Column([left, reading], expand=True, spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _contents(
    look: Look,
    t: Texts,
    index: RuleIndex,
    opened: str,
    open_: Callable[[str], None],
    chosen: str,
    choose: Callable[[str], None],
) -> list[ft.Control]:
    """The chapters, and the rules of the one that is unfolded."""
    rows: list[ft.Control] = []
    for chapter in index.chapters:
        rows.append(_chapter(look, t, chapter, chapter.id == opened, open_))
        if chapter.id == opened:
            rules = [index.rules[rule] for rule in chapter.rules]
            rows += [_entry(look, t, rule, rule.id == chosen, choose, 18) for rule in rules]
    return rows


def _chapter(look: Look, t: Texts, chapter: Chapter, opened: bool, open_: Callable[[str], None]) -> ft.Control:
    """A chapter with how many rules it has; a tap unfolds it, another one folds it up."""
    p = look.palette
    title = kit.words(look, chapter.title[t.lang], bold=True, colour=p.text_brass if opened else p.text)
    title.expand = True
    count = kit.words(look, str(len(chapter.rules)), size=look.sizes.small, colour=p.text_muted)
    sign = kit.icon(look, "down" if opened else "right", 20, p.text_muted)
    strut = ft.Container(width=0, height=TOUCH * max(1, look.zoom) - 16)  # the least: a title may need two lines
    body = ft.Container(
        kit.line([sign, title, count, strut], 10),
        bgcolor=p.panel_raised if opened else p.panel,
        border_radius=10,
        padding=ft.Padding.symmetric(horizontal=12, vertical=8),
        on_click=lambda _: open_("" if opened else chapter.id),
    )
    return kit.tagged(body, f"chapter-{chapter.id}", "", selected=opened)


def _entry(
    look: Look, t: Texts, rule: Rule, chosen: bool, choose: Callable[[str], None], indent: float = 0
) -> ft.Control:
    """A rule by its title and place. indent: in logical pixels, below its chapter."""
    p = look.palette
    place = kit.words(look, rule_place(t, rule), size=look.sizes.small, colour=p.text_muted)
    body = ft.Container(
        kit.rows([kit.words(look, rule.title[t.lang], bold=True), place], 2),
        bgcolor=p.panel_raised if chosen else p.panel,
        border_radius=10,
        padding=12,
        margin=ft.Margin.only(left=indent) if indent else None,
        on_click=lambda _: choose(rule.id),
    )
    return kit.tagged(body, f"rule-{rule.id}", rule.title[t.lang])
