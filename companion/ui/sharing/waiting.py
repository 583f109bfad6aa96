"""One parcel that waits: who sends what, what it would change, and yes or no."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import flet as ft

from companion.core.text import msg
from companion.library.texts import Texts
from companion.table.games import game
from companion.table.receiving import Difference, Incoming
from companion.table.sharing import Score, ScoreLine, Setting
from companion.ui import kit
from companion.ui.safety import component
from companion.ui.setup.parts import CHIP, chip, chips
from companion.ui.sharing.inbox import Delivery, Inbox
from companion.ui.text import use_texts
from companion.ui.theme import Look, use_look

Spot = tuple[str, str]
"""A card: its schema and which copy."""


@component
def WaitingPanel(
    inbox: Inbox, delivery: Delivery, take: Callable[[Sequence[Spot]], None], refuse: Callable[[], None]
) -> ft.Control:
    """A delivery. take: with the cards that replace ours although ours say something else."""
    look, t = use_look(), use_texts()
    theirs, set_theirs = ft.use_state(frozenset[Spot]())
    cards = inbox.incoming(delivery)
    disputed = [card for card in cards if card.known and card.differences]
    content: list[ft.Control] = [kit.words(look, t(delivery.text), bold=True)]
    match delivery.parcel:
        case Score(body=body):
            content.append(score_lines(look, t, body.lines))
        case Setting():
            content += _setting(look, t, delivery.parcel)
        case _:
            content += _news(look, t, cards)

    def settle(spot: Spot, wish: bool) -> None:
        set_theirs(lambda chosen: chosen | {spot} if wish else chosen - {spot})

    for card in disputed:
        content.append(_dispute(look, t, card, len(cards) > 1))
        if len(cards) > 1:
            content.append(_ways(look, t, (card.schema, card.subject), theirs, settle))
    content.append(_answers(look, t, delivery, cards, disputed, partial(take, sorted(theirs)), take, refuse))
    return ft.Container(
        kit.rows(content, 8),
        bgcolor=look.palette.panel_sunk,
        border_radius=kit.RADIUS,
        padding=14,
    )


def _ways(
    look: Look, t: Texts, spot: Spot, theirs: frozenset[Spot], settle: Callable[[Spot, bool], None]
) -> ft.Control:
    """Of one card among several: keep ours, or take theirs."""
    return chips(
        chip(look, t(msg(f"share-{word}")), (spot in theirs) is wish, partial(settle, spot, wish), f"{word}-{spot[1]}")
        for word, wish in (("keep", False), ("take-theirs", True))
    )


def _answers(
    look: Look,
    t: Texts,
    delivery: Delivery,
    cards: Sequence[Incoming],
    disputed: Sequence[Incoming],
    take_chosen: Callable[[], None],
    take: Callable[[Sequence[Spot]], None],
    refuse: Callable[[], None],
) -> ft.Control:
    """Yes and no, in the words of what they mean here."""
    single = len(cards) == 1 and bool(disputed)
    yes, no, deed = "share-take", "share-refuse", take_chosen
    if isinstance(delivery.parcel, Setting):
        yes = "share-begin"
    elif single:
        yes, no, deed = "share-take-theirs", "share-keep", lambda: take([(cards[0].schema, cards[0].subject)])
    return kit.line(
        [
            kit.button(
                look, t(msg(yes)), deed, kind="main", sign="check", identifier=f"take-{delivery.id}", height=CHIP
            ),
            kit.button(look, t(msg(no)), refuse, kind="sea", sign="cross", identifier=f"no-{delivery.id}", height=CHIP),
        ],
        10,
        wrap=True,
    )


def _news(look: Look, t: Texts, cards: Sequence[Incoming]) -> list[ft.Control]:
    """What is new and what we know already."""
    if len(cards) > 1:
        same = sum(card.known and not card.differences for card in cards)
        new = sum(not card.known for card in cards)
        return [_small(look, t(msg("share-news", new=new, same=same)))]
    if not cards[0].known:
        return [_small(look, t(msg("share-new")))]
    return [] if cards[0].differences else [_small(look, t(msg("share-same")))]


def _setting(look: Look, t: Texts, parcel: Setting) -> list[ft.Control]:
    """Who sits at that table, and how many points of rule it has settled otherwise."""
    played = game(parcel.game)
    state = played.start(parcel.body)
    names = tuple(msg("core-said", text=seat.name) for seat in played.seats(state))
    usual = played.rulings(played.start({}))
    otherwise = sum(way != usual.get(ruling) for ruling, way in played.rulings(state).items())
    return [
        _small(look, t(msg("share-at-table", names=names))),
        _small(look, t(msg("share-rulings", n=otherwise))),
    ]


def score_lines(look: Look, t: Texts, lines: Sequence[ScoreLine]) -> ft.Control:
    """A final score of another table: rank, name, points."""
    drawn = []
    for line in lines:
        name = kit.words(look, t(msg("share-rank", place=line.place, name=line.name.said(t.lang))), expand=True)
        points = kit.words(look, t(msg("core-said-number", n=line.points)), bold=True)
        drawn.append(kit.line([name, points], 10))
        if line.words is not None:
            drawn.append(ft.Row([_small(look, line.words.said(t.lang))]))
    return kit.rows(drawn, 4)


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


def _small(look: Look, text: str) -> ft.Control:
    return kit.words(look, text, size=look.sizes.small, colour=look.palette.text_muted)
