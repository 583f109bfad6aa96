"""What one could wish for, found by a few letters: each with its verdict, and the rule that is against it."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.core.kit.possible_commands import JudgedWish, Wish
from companion.core.values.messages import msg
from companion.library.texts import Texts
from companion.ui.look.language import use_texts
from companion.ui.look.theme import TOUCH, Look, use_look
from companion.ui.questions.sheet.sheet_text import pen
from companion.ui.runtime.live import use_live
from companion.ui.screen_session.plan import SeatPlan
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component
from companion.ui.widgets.writing import search_line


@component
def WishSearch(
    aside: SeatPlan,
    seat: str,
    rule: str,
    begin: Callable[[Wish], None],
    on_rule: Callable[[str], None],
    back: Callable[[], None] | None = None,
) -> ft.Control:
    """What one could wish for, found by a few letters: each with its verdict, and the rule that is against it.

    rule: what is shown before anything is typed is what this rule is about.  begin: plans it.  back: seeks
    nothing any more, where there is so little height that nothing else stands on the page.
    """
    use_live(aside.screen)
    look, t = use_look(), use_texts()
    text, type_ = ft.use_state("")
    p = look.palette
    typed = text.strip()
    found = ft.use_memo(
        lambda: (
            aside.trial.aside.previews.wishes(text, seat, lang=t.lang, rule="" if typed else rule)
            if typed or rule
            else ()
        ),
        [text, seat, rule, t.lang, aside, aside.screen.view.serial],
    )
    field = search_line(look, t(msg("ui-wish-search")), text, type_, "wish-search")
    if found:
        words = msg("ui-wish-of-rule", rule=rule) if rule and not typed else msg("ui-wish-found", n=len(found))
    else:
        words = msg("ui-wish-none") if typed or rule else msg("ui-wish-hint")
    said = kit.words(look, t(words), size=look.sizes.small, colour=p.text_muted)
    rows = [_wish(look, t, each, number, begin, on_rule) for number, each in enumerate(found)]
    listing = kit.listed(rows, spacing=6, expand=True, key=f"wishes-{text}")
    parts = [field, said, listing]
    if back is not None:
        sign = kit.sign_button(look, "left", t(msg("ui-may-i")), back, "wish", TOUCH)
        parts = [kit.line([sign, ft.Container(field, expand=True)], 8), *([] if found else [said]), listing]
    return ft.Column(parts, spacing=8, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _wish(
    look: Look, t: Texts, wish: JudgedWish, number: int, begin: Callable[[Wish], None], on_rule: Callable[[str], None]
) -> ft.Control:
    """One of them: whether it is allowed, what it is, and the first rule that is against it."""
    p = look.palette
    good = wish.verdict.allowed
    sign = kit.icon(look, "check" if good else "lock", 24, p.on_parchment_good if good else p.on_parchment_bad)
    name = pen(look, t(wish.label), bold=True)
    name.expand = True
    rules = [] if good else list(dict.fromkeys(reason.rule for reason in wish.verdict.refusals if reason.rule))[:1]
    tags = [kit.rule_tag(look, rule, on_rule, p.on_parchment_muted) for rule in rules]
    body = ft.Container(
        kit.line([sign, name, *tags], 10),
        bgcolor=p.parchment,
        border_radius=10,
        padding=ft.Padding.symmetric(horizontal=14, vertical=8),
        on_click=lambda _: begin(wish),
    )
    return kit.tagged(body, f"wish-{number}", t(wish.label))
