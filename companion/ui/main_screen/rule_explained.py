"""Why? One rule beside the question: our statement, its page, related rules, and how this table plays where it is
silent."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

import flet as ft

from companion.core.rules.rule_index import Alternative, Rule, RuleIndex, Ruling
from companion.core.values.messages import msg
from companion.library.texts import Texts
from companion.ui.look.language import use_texts
from companion.ui.look.theme import TOUCH, Look, use_look
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

Agreed = Mapping[str, str]
"""The alternative in force for each ruling that is a table setting; empty where no table is meant."""


def rule_card(
    look: Look, t: Texts, index: RuleIndex, rule: Rule, on_rule: Callable[[str], None], agreed: Agreed | None = None
) -> list[ft.Control]:
    """A rule as it is read: title, id and page, statement, rulings as they hold at this table, related rules."""
    p = look.palette
    drawn: list[ft.Control] = [
        kit.headline(look, rule.title[t.lang], size=look.sizes.title, colour=p.on_parchment),
        _small(look, rule_place(t, rule)),
        kit.story(look, rule.text[t.lang], colour=p.on_parchment),
    ]
    drawn += [ruling_card(look, t, ruling, agreed or {}) for ruling in index.rulings_of(rule.id)]
    related = [index.rules[other] for other in rule.related if other in index.rules]
    return drawn + (_see_also(look, t, related, on_rule) if related else [])


def rule_place(t: Texts, rule: Rule) -> str:
    """Where a rule stands: its id and page or section, or the id alone where the rulebook is cited by rule numbers."""
    if not rule.page:
        return rule.id
    if not rule.page[0].isdigit():
        return t(msg("ui-rule-section", id=rule.id, page=rule.page))
    return t(msg("ui-rule-place", id=rule.id, page=rule.page.replace("~", "")))


def ruling_card(look: Look, t: Texts, ruling: Ruling, agreed: Agreed) -> ft.Control:
    """What the book leaves open and how it is played: a setting with its alternatives, the one in force ticked."""
    p = look.palette
    lines: list[ft.Control] = [
        _small(look, t(msg("ui-ruling", id=ruling.id)), bold=True),
        kit.story(look, ruling.question[t.lang], colour=p.on_parchment, size=look.sizes.small),
    ]
    usual = ruling.alternatives[0].id if ruling.alternatives else ""
    chosen = agreed.get(ruling.id, usual)
    if chosen == usual:
        lines.append(kit.story(look, ruling.ruling[t.lang], colour=p.on_parchment, size=look.sizes.small))
    if ruling.setting:
        lines.append(_small(look, t(msg("ui-ruling-here" if ruling.id in agreed else "ui-ruling-usual")), bold=True))
        lines += [_way(look, t, each, each.id == chosen) for each in ruling.alternatives]
    body = ft.Container(kit.rows(lines, 4), bgcolor=p.paper_shade, border_radius=10, padding=10)
    return ft.Semantics(content=body, identifier=f"ruling-{ruling.id}", container=True)


def _way(look: Look, t: Texts, way: Alternative, chosen: bool) -> ft.Control:
    """One alternative, ticked when it is in force."""
    p = look.palette
    ink = p.on_parchment if chosen else p.on_parchment_muted
    sign: ft.Control = kit.icon(look, "check", 20, ink) if chosen else ft.Container(width=20)
    words = kit.words(look, way.label[t.lang], size=look.sizes.small, colour=ink, bold=chosen, expand=True)
    return kit.line([ft.Container(sign, width=22), words], 6)


def _small(look: Look, text: str, *, bold: bool = False) -> ft.Control:
    return kit.words(look, text, size=look.sizes.small, colour=look.palette.on_parchment_muted, bold=bold)


def _see_also(look: Look, t: Texts, rules: list[Rule], on_rule: Callable[[str], None]) -> list[ft.Control]:
    links = [
        kit.button(
            look,
            f"{other.title[t.lang]} · {other.id}",
            partial(on_rule, other.id),
            identifier=f"related-{other.id}",
            height=TOUCH,
            size=look.sizes.small,
        )
        for other in rules
    ]
    return [_small(look, t(msg("ui-related")), bold=True), *links]


@component
def Why(
    index: RuleIndex,
    rule_id: str,
    on_rule: Callable[[str], None],
    on_close: Callable[[], None],
    agreed: Agreed | None = None,
    on_may: Callable[[str], None] | None = None,
) -> ft.Control:
    """The panel that explains one rule, or one point that the book leaves open; it covers the boards, never the
    question. agreed: what this table has settled.  on_may: asks the checker what the rule lets one do now."""
    look, t = use_look(), use_texts()
    p = look.palette
    rule, ruling = index.rules.get(rule_id), index.rulings.get(rule_id)
    content: list[ft.Control]
    if rule is not None:
        content = rule_card(look, t, index, rule, on_rule, agreed)
    elif ruling is not None:
        rules = [index.rules[concerned] for concerned in ruling.rules]
        content = [ruling_card(look, t, ruling, agreed or {}), *_see_also(look, t, rules, on_rule)]
    else:
        content = [kit.words(look, t(msg("ui-rule-unknown", id=rule_id)), colour=p.on_parchment)]
    may: list[ft.Control] = []
    if on_may is not None and rule is not None:
        ask = partial(on_may, rule_id)
        may = [
            kit.button(look, t(msg("ui-may-i")), ask, kind="brass", sign="scales", identifier="why-may-i", wide=True)
        ]
    return ft.Container(
        ft.Column(
            [
                kit.listed(content, spacing=10, expand=True),
                *may,
                kit.button(look, t(msg("ui-close")), on_close, identifier="why-close", height=56, wide=True),
            ],
            spacing=10,
            expand=True,
        ),
        bgcolor=p.parchment,
        border_radius=kit.RADIUS,
        padding=14,
        expand=True,
    )


__all__ = ["Why", "rule_card", "rule_place", "ruling_card"]


def explained(
    session: ScreenSession,
    index: RuleIndex,
    rule: str,
    on_rule: Callable[[str], None],
    on_may: Callable[[str], None] | None = None,
) -> ft.Control | None:
    """The rule that is being explained beside a table, as it holds there; None for none. on_rule: goes to another.

    on_may: asks the checker about it.
    """
    if not rule:
        return None
    agreed = session.view.game.rulings(session.view.state)
    return kit.keyed(f"why-{rule}", Why, index, rule, on_rule, lambda: on_rule(""), agreed, on_may)
