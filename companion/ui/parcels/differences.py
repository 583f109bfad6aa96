"""Cards of others beside our own: what is news, and ours / theirs where both say something, card by card or at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import flet as ft

from companion.core.procedures.copied_cards import CardKey
from companion.core.values.messages import msg
from companion.host.exchange.merge_cards import Difference, Incoming
from companion.library.texts import Texts
from companion.ui.look.theme import Look
from companion.ui.setup.parts import chip, chips
from companion.ui.widgets import kit

Theirs = frozenset[CardKey]
"""The cards whose values replace ours."""


def news(look: Look, t: Texts, cards: Sequence[Incoming]) -> list[ft.Control]:
    """What is new and what we know already."""
    if len(cards) > 1:
        same = sum(card.same for card in cards)
        new = sum(not card.known or (card.adds and not card.differences) for card in cards)
        return [small(look, t(msg("share-news", new=new, same=same)))]
    (card,) = cards
    if not card.known:
        return [small(look, t(msg("share-new")))]
    if card.same:
        return [small(look, t(msg("share-same")))]
    return [] if card.differences else [small(look, t(msg("share-adds")))]


def disputes(
    look: Look, t: Texts, cards: Sequence[Incoming], theirs: Theirs, choose: Callable[[Theirs], object]
) -> list[ft.Control]:
    """The cards that say something else than ours, each with a way to settle it; all at once where there are several.

    A parcel of one card is settled by its answer.  theirs: those that replace ours.  choose: takes others.
    """
    disputed = [card for card in cards if card.differences]
    found: list[ft.Control] = []
    if len(disputed) > 1:
        every = frozenset(card.spot for card in disputed)
        found.append(small(look, t(msg("share-disputed", n=len(disputed)))))
        found.append(
            chips(
                [
                    chip(look, t(msg("share-keep-all")), not theirs, partial(choose, Theirs()), "keep-all"),
                    chip(look, t(msg("share-take-all")), theirs == every, partial(choose, every), "take-theirs-all"),
                ]
            )
        )
    for card in disputed:
        found.append(_dispute(look, t, card, len(cards) > 1))
        if len(cards) > 1:
            found.append(_ways(look, t, card.spot, theirs, choose))
    return found


def _ways(look: Look, t: Texts, spot: CardKey, theirs: Theirs, choose: Callable[[Theirs], object]) -> ft.Control:
    """Of one card among several: keep ours, or take theirs."""
    schema, subject = spot
    ways = (("keep", theirs - {spot}), ("take-theirs", theirs | {spot}))
    return chips(
        chip(
            look,
            t(msg(f"share-{word}")),
            (spot in theirs) is (word == "take-theirs"),
            partial(choose, then),
            f"{word}-{schema}-{subject}",
        )
        for word, then in ways
    )


def _dispute(look: Look, t: Texts, card: Incoming, named: bool) -> ft.Control:
    """Where a card says something else than ours: yours / theirs, value by value."""
    head = kit.words(look, t(card.title if named else msg("share-conflict")), colour=look.palette.text_brass)
    titles = ["", t(msg("share-yours")), t(msg("share-theirs"))]
    rows = [_row(look, titles, quiet=True), *(_row(look, _values(t, each)) for each in card.differences)]
    return kit.rows([head, *rows], 4)


def _values(t: Texts, difference: Difference) -> list[str]:
    return [t(difference.label), t(difference.yours), t(difference.theirs)]


def _row(look: Look, values: Sequence[str], quiet: bool = False) -> ft.Control:
    colour = look.palette.text_muted if quiet else look.palette.text
    cells = [
        ft.Container(kit.words(look, value, size=look.sizes.small, colour=colour, bold=n > 0 and not quiet), expand=1)
        for n, value in enumerate(values)
    ]
    return ft.Row([*cells], spacing=8, vertical_alignment=ft.CrossAxisAlignment.START)


def small(look: Look, text: str) -> ft.Control:
    """Quiet words."""
    return kit.words(look, text, size=look.sizes.small, colour=look.palette.text_muted)
