"""Every rule of a game, searchable in both languages; accents and typos are forgiven."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.core.rulebook import Rule, RuleIndex
from companion.core.text import msg
from companion.ui import kit
from companion.ui.safety import component
from companion.ui.table.why import rule_card, rule_place
from companion.ui.text import use_texts
from companion.ui.theme import use_look

SHOWN = 60
"""Rules drawn at once; a narrower search shows the rest."""
WIDE = 900
"""Width from which the rule that was tapped stands beside those that were found, in logical pixels."""


@component
def RuleSearch(index: RuleIndex, width: float, first: str = "") -> ft.Control:
    """A search field, the rules found, and the one that was tapped beside them."""
    look, t = use_look(), use_texts()
    query, set_query = ft.use_state("")
    chosen, set_chosen = ft.use_state(first)
    found = index.search(query, limit=len(index.rules))
    p = look.palette
    field = ft.Semantics(
        content=ft.TextField(
            value=query,
            label=t(msg("ui-rules-search")),
            on_change=lambda e: set_query(e.control.value),
            text_size=look.sizes.title,
            autofocus=False,
            prefix_icon=ft.Container(kit.icon(look, "search", 24, p.text_muted), padding=12),
        ),
        identifier="rules-search",
        container=True,
    )
    count = kit.words(look, t(msg("ui-rules-count", n=len(found))), size=look.sizes.small, colour=p.text_muted)

    def entry(rule: Rule) -> ft.Control:
        body = ft.Container(
            kit.rows(
                [
                    kit.words(look, rule.title[t.lang], bold=True),
                    kit.words(
                        look,
                        rule_place(t, rule),
                        size=look.sizes.small,
                        colour=p.text_muted,
                    ),
                ],
                2,
            ),
            bgcolor=p.panel_raised if rule.id == chosen else p.panel,
            border_radius=10,
            padding=12,
            ink=True,
            on_click=lambda _: set_chosen(rule.id),
        )
        return kit.tagged(body, f"rule-{rule.id}", rule.title[t.lang])

    listing = ft.ListView([entry(rule) for rule in found[:SHOWN]], spacing=6, expand=True, key=f"list-{query}")
    rule = index.rules.get(chosen)
    card: ft.Control
    if rule is None:
        card = kit.story(look, t(msg("ui-rules-choose")), colour=p.on_parchment)
    else:
        card = ft.ListView(rule_card(look, t, index, rule, set_chosen), spacing=10, expand=True, key=f"card-{rule.id}")
    parchment = ft.Container(card, bgcolor=p.parchment, border_radius=kit.RADIUS, padding=20, expand=True)
    left = ft.Column(
        [field, count, listing], spacing=8, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )
    if width >= WIDE:
        return ft.Row([left, parchment], spacing=12, expand=True)
    if rule is None:
        return left
    back = kit.button(look, t(msg("ui-rules-back")), partial(set_chosen, ""), kind="sea", identifier="rules-back")
    return ft.Column([back, parchment], expand=True)
