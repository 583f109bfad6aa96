"""A library file before it is taken: what it adds, and what it says otherwise; nothing changes unless one agrees."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial

import flet as ft

from companion.core.procedures.copied_cards import CardKey
from companion.core.values.messages import msg
from companion.host.exchange.merge_cards import Incoming
from companion.ui.look.language import use_texts
from companion.ui.look.theme import TOUCH, use_look
from companion.ui.parcels.differences import Theirs, disputes, news
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component


@component
def MergePage(
    cards: Sequence[Incoming], take: Callable[[Collection[CardKey]], None], refuse: Callable[[], None]
) -> ft.Control:
    """The cards of a file beside ours. take: with those whose values replace ours.  refuse: leaves ours alone."""
    look, t = use_look(), use_texts()
    theirs, choose = ft.use_state(Theirs())
    title = kit.headline(look, t(msg("ui-library-merge")), size=look.sizes.title * 1.2)
    rows: list[ft.Control] = [title, *news(look, t, cards), *disputes(look, t, cards, theirs, choose)]
    answers: list[tuple[str, Callable[[], None], str]]
    if len(cards) == 1 and cards[0].differences:
        every = [cards[0].spot]
        answers = [("share-take-theirs", partial(take, every), "check"), ("share-keep", partial(take, ()), "cross")]
    else:
        answers = [("share-take", partial(take, theirs), "check"), ("share-refuse", refuse, "cross")]
    buttons: list[ft.Control] = [
        kit.button(
            look,
            t(msg(words)),
            deed,
            kind="main" if sign == "check" else "sea",
            sign=sign,
            identifier="merge-take" if sign == "check" else "merge-refuse",
            height=TOUCH,
        )
        for words, deed, sign in answers
    ]
    return kit.rows(
        [kit.listed(rows, spacing=10, expand=True), ft.Row(buttons, wrap=True, spacing=10)], 12, expand=True
    )
