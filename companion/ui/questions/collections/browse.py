"""A collection to look through: search, filters, and so many cards at a time."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial

import flet as ft
from flet.components.hooks.use_ref import MutableRef

from companion.core.values.messages import Msg, msg
from companion.library.texts import Texts
from companion.ui.look.language import use_texts
from companion.ui.look.theme import TOUCH, Look, use_look
from companion.ui.questions.collections.filter import CardFilter, CardStock, CollectedCard, summary
from companion.ui.questions.parts.option_cards import chip
from companion.ui.questions.parts.short_text import written
from companion.ui.questions.sheet.sheet_text import pen, quiet
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

AT_ONCE = 40
"""Cards that are drawn before somebody asks for more."""
LIMITS = (5, 10, 15, 20)
"""The largest number (points, gold) of the cards that are shown."""
LONGEST_SEARCH = 40
MOST_SETS = 12
"""Sets among which one may choose; of more the search finds the one that is wanted."""


@component
def Browse(
    stock: CardStock,
    titles: Mapping[str, Msg],
    beside: Callable[[CollectedCard], Sequence[ft.Control]],
    on_tap: Callable[[CollectedCard], object],
    revision: object = None,
    compact: bool = False,
    sought: MutableRef[CardFilter] | None = None,
    on_copy: Callable[[], object] | None = None,
) -> ft.Control:
    """The cards that pass the sieve. titles: names of the kinds.  beside: what stands at the end of a card's row.

    compact: on a phone.  revision: changes whenever `beside` would say something else.  sought: where the sieve is
    kept while something else stands here; None where it is forgotten then.  on_copy: goes to copy cards.
    """
    look, t = use_look(), use_texts()
    own: MutableRef[CardFilter] = ft.use_ref()
    last = own if sought is None else sought
    sieve, set_sieve = ft.use_state(last.current or CardFilter())
    opened, open_ = ft.use_state(False)
    many, show = ft.use_state(AT_ONCE)
    found = ft.use_memo(lambda: stock.sifted(sieve), [stock, sieve])

    def sift(new: CardFilter) -> None:
        last.current = new
        set_sieve(new)
        show(AT_ONCE)

    def turn(name: str, value: object) -> None:
        sift((last.current or sieve).turned(name, value))

    def search(words: str) -> None:
        sift(replace(last.current or sieve, words=words))

    rows = [_row(look, t, stock, card, titles, beside(card), on_tap) for card in found[:many]]
    if len(found) > many:
        words = t(msg("ui-muster-more", n=len(found) - many))
        rows.append(
            kit.button(look, words, lambda: show(lambda old: old + 2 * AT_ONCE), identifier="browse-more", wide=True)
        )
    if not found:
        rows.append(quiet(look, t(msg("ui-muster-none" if stock.cards else "ui-muster-empty"))))
    rows += [] if stock.cards or on_copy is None else [_copying(look, t, on_copy)]
    count = quiet(look, t(msg("ui-muster-count", n=len(found), all=len(stock.cards))))
    filters = [_filters(look, t, stock, titles, sieve, turn, compact)] if opened else []
    listed = kit.listed([*filters, count, *rows], spacing=6, expand=True)
    head = _head(look, t, sieve, search, opened, lambda: open_(lambda old: not old), on_copy if stock.cards else None)
    return kit.rows([head, listed], 6, expand=True)


def _head(
    look: Look,
    t: Texts,
    sieve: CardFilter,
    search: Callable[[str], None],
    opened: bool,
    turn: Callable[[], None],
    copy: Callable[[], object] | None,
) -> ft.Control:
    """The words that are searched, and the way to everything else that cards are sifted by. opened: it stands there.

    turn: opens and closes it.  copy: goes to copy more cards, None where that is not offered.
    """
    words = t(msg("ui-muster-search"))
    field = written(look, sieve.words, LONGEST_SEARCH, search, label=words, dense=True)
    named = ft.Semantics(content=field, identifier="browse-search", container=True, expand=True)
    on = opened or sieve != CardFilter(sieve.words)
    toggle = chip(look, t(msg("ui-muster-filters")), turn, "browse-filters", on, height=TOUCH, square=False)
    label = t(msg("ui-muster-copy"))
    more = [] if copy is None else [chip(look, "+", copy, "browse-copy", None, height=TOUCH, said=label)]
    return kit.line([named, toggle, *more])


def _copying(look: Look, t: Texts, copy: Callable[[], object]) -> ft.Control:
    """The way to copy cards where there are none."""
    words = t(msg("ui-muster-copy"))
    return kit.button(look, words, copy, kind="main", sign="library", identifier="browse-copy", wide=True)


def _filters(
    look: Look,
    t: Texts,
    stock: CardStock,
    titles: Mapping[str, Msg],
    sieve: CardFilter,
    turn: Callable[[str, object], None],
    compact: bool,
) -> ft.Control:
    """A row of chips for each thing to sift by, as far as there is a choice; on a phone the rows move."""

    def one(name: str, value: object, text: str, picture: str = "") -> ft.Control:
        return chip(
            look,
            text,
            partial(turn, name, value),
            f"sift-{name}-{value}",
            getattr(sieve, name) == value,
            height=TOUCH,
            square=False,
            picture=picture,
            size=look.sizes.small,
        )

    kinds = stock.kinds if len(stock.kinds) > 1 else ()
    sets = stock.sets if 1 < len(stock.sets) <= MOST_SETS else ()
    counted = stock.counted
    limits = LIMITS if counted is not None else ()
    groups = (
        [one("schema", each, t(titles.get(each, msg("core-said", text=each)))) for each in kinds],
        [one("choice", each.id, t(each.label), each.picture) for each in stock.choices],
        [one("most", each, t(msg("ui-muster-most", what=counted or "", n=each))) for each in limits],
        [one("of_set", each, each) for each in sets],
    )
    how = {"scroll": ft.ScrollMode.HIDDEN} if compact else {"wrap": True, "run_spacing": 6}
    return kit.rows([ft.Row(list(group), spacing=6, **how) for group in groups if group], 6)


def _row(
    look: Look,
    t: Texts,
    stock: CardStock,
    card: CollectedCard,
    titles: Mapping[str, Msg],
    beside: Sequence[ft.Control],
    on_tap: Callable[[CollectedCard], object],
) -> ft.Control:
    """A card as a low strip: its name, and what it says."""
    p = look.palette
    told = summary(t, stock.form(card.schema, card.subject).fields, card.values)
    kind = t(titles[card.schema]) if card.schema in titles and len(stock.kinds) > 1 else ""
    head = kit.line([pen(look, card.name, bold=True, expand=True, max_lines=1), quiet(look, kind or card.subject)], 6)
    body = ft.Container(
        kit.line([kit.rows([head, quiet(look, told, max_lines=2)], 0, expand=True), *beside], 6),
        bgcolor=p.paper,
        border=ft.Border.all(1, p.paper_line),
        border_radius=10,
        padding=ft.Padding.symmetric(horizontal=10, vertical=6),
        on_click=lambda _: on_tap(card),
    )
    return ft.Container(
        kit.tagged(body, f"browse-{card.schema}-{card.subject}", card.name), key=f"{card.schema}/{card.subject}"
    )
