"""The referee's opinion of a plan: its verdict step by step, what follows, the odds, and what can be done with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import flet as ft

from companion.core.questions.kinds import Roll
from companion.core.values.messages import Msg, msg
from companion.library.texts import Texts
from companion.session.trial import PlanStep, Trial
from companion.ui.look.language import use_texts
from companion.ui.look.theme import TOUCH, Look, use_look
from companion.ui.questions.parts.odds_plot import odds_plot
from companion.ui.questions.parts.refusal_reasons import arithmetic, broken_lines
from companion.ui.questions.sheet.sheet_text import pen, quiet
from companion.ui.runtime.live import use_live
from companion.ui.screen_session.plan import SeatPlan
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

GAP, EDGE = 10, 16
"""Between the parts of the page, and within the opinion at its sides, in logical pixels."""

FEW_LINES = 5
"""Lines of an opinion, beside its verdict, that leave most of a small screen to the question."""
IF_OVERRULED = "ui-trial-if-overruled"
"""Over what would come of a plan that is refused, should the table do it anyway."""


@dataclass(frozen=True, slots=True)
class WaysOut:
    """What can be done about a plan."""

    do: Callable[[], None]
    """Carries it out."""
    again: Callable[[], None]
    """Begins another one."""
    close: Callable[[], None]
    """Leaves the page."""
    sit: Callable[[str], None]
    """Plans for another seat."""
    seek: Callable[[], None]
    """Seeks in words what one wishes, or not any more."""


@component
def Opinion(
    aside: SeatPlan,
    compact: bool,
    on_rule: Callable[[str], None],
    ways: WaysOut,
    board: Callable[[], ft.Control | None] | None = None,
    grows: bool = True,
) -> ft.Control:
    """The verdict on the plan that it names, step by step with what breaks a rule; what follows, the odds, the ways
    out. board: draws what it would be, if there is anything to see of it.  grows: whether it takes all the height that
    there is, and scrolls; else it is as high as its words."""
    use_live(aside.screen)
    look, t = use_look(), use_texts()
    trial, question = aside.trial, aside.screen.view.question
    steps, verdict = trial.steps, trial.verdict
    odds = question.odds() if isinstance(question, Roll) and question.odds is not None else None
    parts = [_status(look, t, trial, compact), *_steps(look, t, steps, on_rule)]
    parts += [] if steps or compact else [pen(look, t(msg("ui-trial-note")), colour=look.palette.on_parchment_muted)]
    seen = board() if board is not None else None
    parts += [seen] if seen is not None and not compact else []
    parts += arithmetic(look, t, verdict.sums)
    parts += [odds_plot(look, t, odds)] if odds is not None else []
    words, follows = ("ui-trial-effects", trial.consequences) if verdict.allowed else (IF_OVERRULED, trial.if_overruled)
    parts += _listed(look, t, msg(words), (*verdict.effects, *follows))
    parts += [seen] if seen is not None and compact else []  # on a small screen the words come first
    grows = grows and (bool(steps) or not compact)
    middle = ft.Column(parts, spacing=6 if compact else GAP, expand=grows, scroll=kit.SCROLLS if grows else None)
    buttons = [] if compact else plan_buttons(look, t, aside, ways, "plain")
    content = ft.Column([middle, *([ft.Row(buttons, spacing=GAP)] if buttons else [])], spacing=GAP)
    return ft.Container(
        content,
        bgcolor=look.palette.parchment,
        border_radius=kit.RADIUS + 4,
        padding=ft.Padding.symmetric(horizontal=14, vertical=8) if compact else 16,
    )


def is_short(aside: SeatPlan) -> bool:
    """Whether the opinion of a plan is a few lines of words."""
    trial, question = aside.trial, aside.screen.view.question
    if isinstance(question, Roll) and question.odds is not None:
        return False
    reasons = [reason for step in trial.steps for reason in step.verdict.refusals]
    told = (*trial.verdict.sums, *trial.verdict.effects, *trial.consequences, *trial.if_overruled)
    return len(trial.steps) + len(reasons) + len(told) <= FEW_LINES


def plan_buttons(look: Look, t: Texts, aside: SeatPlan, ways: WaysOut, kind: str) -> list[ft.Control]:
    """What can be done with the plan: nothing is offered that could not be, nor larger than the answers.

    kind: of a button that calls nobody.
    """
    trial = aside.trial
    if not trial.steps:
        return []
    found = [plan_again(look, t, ways, kind)]
    if trial.fits and trial.does and aside.ready:
        allowed, size = trial.verdict.allowed, look.sizes.small
        words, drawn = ("ui-trial-do", "brass") if allowed else ("ui-anyway-short", kind)
        do = t(msg(words))
        found.insert(
            0, kit.button(look, do, ways.do, kind=drawn, identifier="trial-do", height=TOUCH, expand=1, size=size)
        )
    return found


def plan_again(look: Look, t: Texts, ways: WaysOut, kind: str, expand: int | None = 1) -> ft.Control:
    """Begins another plan. expand: its share of a row, None for no more than its words take."""
    words, size = t(msg("ui-trial-again")), look.sizes.small
    return kit.button(
        look, words, ways.again, kind=kind, identifier="trial-again", height=TOUCH, expand=expand, size=size
    )


def _status(look: Look, t: Texts, trial: Trial[Any], compact: bool) -> ft.Control:
    """What is planned, and the opinion of it in one line, with a sign and a colour."""
    p = look.palette
    if not trial.steps:
        words, sign, colour = msg("ui-trial-nothing"), "info", p.on_parchment_muted
    elif trial.verdict.allowed:
        words, sign, colour = msg("ui-trial-allowed"), "check", p.on_parchment_good
    else:
        words, sign, colour = msg("ui-trial-refused"), "lock", p.on_parchment_bad
    size = look.sizes.body if compact else look.sizes.title
    said = kit.headline(look, t(words), size=size, colour=colour)
    name = [pen(look, t(deed(trial)), bold=True, size=size)] if trial.steps else []
    lines = kit.rows([*name, said], 0, expand=True)
    return ft.Semantics(
        content=kit.line([kit.icon(look, sign, 28, colour), lines], 10),
        identifier="trial-verdict",
        live_region=True,
        container=True,
    )


def deed(trial: Trial[Any]) -> Msg:
    """The name of a plan: what is begun in it, else its first answer."""
    begun = tuple(step.said for step in trial.steps if step.asked is None)
    return msg("ui-trial-plan", what=begun or (trial.steps[0].said,))


def _steps(look: Look, t: Texts, steps: Sequence[PlanStep], on_rule: Callable[[str], None]) -> list[ft.Control]:
    """The steps of a plan of several, each with its sign, and under each the reasons why it is refused."""
    p = look.palette
    lines: list[ft.Control] = []
    for step in steps:
        if len(steps) > 1:
            good = step.verdict.allowed
            sign = kit.icon(look, "check" if good else "lock", 20, p.on_parchment_good if good else p.on_parchment_bad)
            asked = [quiet(look, t(step.asked))] if step.asked is not None else []
            said = kit.rows([*asked, pen(look, t(step.said), size=look.sizes.small, bold=True)], 0, expand=True)
            lines.append(kit.line([sign, said], 8))
        lines += broken_lines(look, t, step.verdict, on_rule)
    if not lines:
        return []
    return [ft.Semantics(content=kit.rows(lines, 4), identifier="trial-steps", live_region=True, container=True)]


def _listed(look: Look, t: Texts, title: Msg, lines: Sequence[Msg]) -> list[ft.Control]:
    """What would follow, line by line, nothing twice."""
    if not lines:
        return []
    said = [pen(look, f"· {line}", size=look.sizes.small) for line in dict.fromkeys(map(t, lines))]
    return [kit.rows([quiet(look, t(title), bold=True), *said], 4)]
