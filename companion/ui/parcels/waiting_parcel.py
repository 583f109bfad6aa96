"""One parcel that waits: who sends what, what it would change, and yes or no."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import flet as ft

from companion.core.procedures.copied_cards import CardKey
from companion.core.values.messages import msg
from companion.host.exchange.merge_cards import Incoming
from companion.library.game_registry import game
from companion.library.texts import Texts
from companion.sharing.parcels import Score, ScoreLine, Setting
from companion.ui.look.language import use_texts
from companion.ui.look.theme import Look, use_look
from companion.ui.parcels.differences import disputes, news, small
from companion.ui.parcels.inbox import Delivery, Inbox
from companion.ui.setup.parts import CHIP
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component


@component
def WaitingPanel(
    inbox: Inbox, delivery: Delivery, take: Callable[[Sequence[CardKey]], None], refuse: Callable[[], None]
) -> ft.Control:
    """A delivery. take: with the cards that replace ours although ours say something else."""
    look, t = use_look(), use_texts()
    theirs, set_theirs = ft.use_state(frozenset[CardKey]())
    cards = inbox.incoming(delivery)
    disputed = [card for card in cards if card.differences]
    content: list[ft.Control] = [kit.words(look, t(delivery.text), bold=True)]
    match delivery.parcel:
        case Score(body=body):
            content.append(score_lines(look, t, body.lines))
        case Setting():
            content += _setting(look, t, delivery.parcel)
        case _:
            content += news(look, t, cards)

    content += disputes(look, t, cards, theirs, set_theirs)
    content.append(_answers(look, t, delivery, cards, disputed, partial(take, sorted(theirs)), take, refuse))
    return ft.Container(kit.rows(content, 8), bgcolor=look.palette.panel_sunk, border_radius=kit.RADIUS, padding=14)


def _answers(
    look: Look,
    t: Texts,
    delivery: Delivery,
    cards: Sequence[Incoming],
    disputed: Sequence[Incoming],
    take_chosen: Callable[[], None],
    take: Callable[[Sequence[CardKey]], None],
    refuse: Callable[[], None],
) -> ft.Control:
    """Yes and no, in the words of what they mean here."""
    single = len(cards) == 1 and bool(disputed)
    yes, no, deed = "share-take", "share-refuse", take_chosen
    if isinstance(delivery.parcel, Setting):
        yes = "share-begin"
    elif single:
        yes, no, deed = "share-take-theirs", "share-keep", lambda: take([cards[0].spot])
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


def _setting(look: Look, t: Texts, parcel: Setting) -> list[ft.Control]:
    """Who sits at that table, and how many points of rule it has settled otherwise."""
    played = game(parcel.game)
    state = played.start(parcel.body)
    names = tuple(msg("core-said", text=seat.name) for seat in played.seats(state))
    usual = played.rulings(played.start({}))
    otherwise = sum(way != usual.get(ruling) for ruling, way in played.rulings(state).items())
    return [small(look, t(msg("share-at-table", names=names))), small(look, t(msg("share-rulings", n=otherwise)))]


def score_lines(look: Look, t: Texts, lines: Sequence[ScoreLine]) -> ft.Control:
    """A final score of another table: rank, name, points."""
    drawn = []
    for line in lines:
        name = kit.words(look, t(msg("share-rank", place=line.place, name=line.name.said(t.lang))), expand=True)
        points = kit.words(look, t(msg("core-said-number", n=line.points)), bold=True)
        drawn.append(kit.line([name, points], 10))
        if line.words is not None:
            drawn.append(ft.Row([small(look, line.words.said(t.lang))]))
    return kit.rows(drawn, 4)
