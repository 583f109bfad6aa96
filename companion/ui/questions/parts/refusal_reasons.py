"""Why something is refused, as every question writes it: the broken rules with their ids, and the arithmetic."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import flet as ft

from companion.core.rules.verdicts import Sum, Verdict
from companion.core.values.messages import msg
from companion.library.texts import Texts
from companion.ui.look.theme import Look
from companion.ui.questions.sheet.sheet_text import pen
from companion.ui.widgets import kit


def reasons(t: Texts, verdict: Verdict) -> list[tuple[str, str]]:
    """(rule id, words) for every broken rule and every fact that is still missing."""
    broken = [(reason.rule, t(reason.text)) for reason in verdict.refusals]
    missing = [(ask.rule, t(msg("ui-first-tell", what=ask.text))) for ask in verdict.unknown]
    return broken + missing


def broken_lines(look: Look, t: Texts, verdict: Verdict, on_rule: Callable[[str], None]) -> list[ft.Control]:
    """The reasons, each with its rule to tap."""
    p = look.palette
    return [
        kit.line(
            [
                kit.icon(look, "warning", 20, p.on_parchment_bad),
                pen(look, text, size=look.sizes.small, colour=p.on_parchment_bad, expand=True),
                *([kit.rule_tag(look, rule, on_rule, p.on_parchment_muted)] if rule else []),
            ],
            6,
        )
        for rule, text in reasons(t, verdict)
    ]


def broken_rules(look: Look, t: Texts, verdict: Verdict, on_rule: Callable[[str], None]) -> list[ft.Control]:
    """The reasons below each other; nothing where there are none."""
    lines = broken_lines(look, t, verdict, on_rule)
    if not lines:
        return []
    return [ft.Semantics(content=kit.rows(lines, 0), identifier="broken", live_region=True, container=True)]


def arithmetic(look: Look, t: Texts, sums: Sequence[Sum]) -> list[ft.Control]:
    """Sums below each other, each as it is said aloud: what it is, its terms, and what they make."""
    return [pen(look, sum_in_words(t, total), size=look.sizes.small) for total in sums]


def sum_in_words(t: Texts, total: Sum) -> str:
    """A sum as it is said: what it is, its terms, and what they make."""
    parts = []
    for i, term in enumerate(total.terms):
        sign = "" if i == 0 and term.value >= 0 else "+ " if term.value >= 0 else "− "
        parts.append(f"{sign}{abs(term.value)} ({t(term.label)})")
    return t(msg("ui-sum", label=total.label, terms=" ".join(parts), total=total.total))
