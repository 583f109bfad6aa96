"""The cards that a captain holds: the own page of a phone, and the page of hands on the tablet, under covers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

import flet as ft

from companion.core.values.messages import msg
from companion.games.cannon_duel.cards.advanced import REPUTATION, TRICK, card_does, card_title
from companion.games.cannon_duel.hands.deck import in_app
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import SUITS, UNKNOWN, SeatId
from companion.games.cannon_duel.model.names import card_name, suit_of, value_of
from companion.games.cannon_duel.model.records import Player
from companion.games.cannon_duel.model.state import State
from companion.games.cannon_duel.turn.phases import hand_limit
from companion.library.texts import Texts
from companion.ui.gamekit.boards import page, picks, sheet, use_board
from companion.ui.gamekit.frame import Frame
from companion.ui.games.cannon_duel.advice import Advice
from companion.ui.games.cannon_duel.figures import news
from companion.ui.games.cannon_duel.pieces import scale, vessel
from companion.ui.games.cannon_duel.players import Ship
from companion.ui.look.theme import Look
from companion.ui.page.whose import seat_of
from companion.ui.questions.sheet.privacy_cover import LookAgain
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

CARD: Final = 92
"""Height of a card of the hand, in logical pixels at zoom 1."""
ORDERS: Final = ("suit", "value")
"""How a hand may be sorted: for Broadsides by suit, for Swerves and Dodges by value."""


@component
def PlayerHand(session: ScreenSession, seat: str, frame: Frame) -> ft.Control:
    """A captain's own page: the hand, advice on request, Reputation and Dirty Tricks, then the ship."""
    look, t, s, book = use_board(session, State, Book)
    player = s.player(SeatId(seat))
    ship = kit.still(Ship, look, t, vessel(s, book, player.id), news(session).of(player.id))
    return sheet([*_own(look, t, s, book, player), ship])


@component
def HandsPage(session: ScreenSession, frame: Frame) -> ft.Control:
    """The hands as this screen may show them: the own one open, those of several people each under its cover.

    Advice uses what whoever looks may know: among several people nobody's hand.
    """
    look, t, s, book = use_board(session, State, Book)
    lone = next((player for player in s.players if player.id == session.view.eyes), None)
    if lone is not None:
        return page(look, _own(look, t, s, book, lone), 10)
    panels: list[ft.Control] = []
    for player in s.players:
        seat = None if session.rights.alone else seat_of(session, player.id)
        if seat is not None and in_app(s, player.id) and (player.hand or player.tricks):
            note = msg("cd-hand-covered", name=player.name, n=len(player.hand))
            own: State = session.view.state_of(player.id)
            shown = partial(_laid_open, look, t, own, book, own.player(player.id), held=True)
            panels.append(kit.keyed(f"hand-{player.id}", LookAgain, seat, note, shown))
    if s.turn.seat:
        panels.append(_advised(look, t, s, book, s.player(s.turn.seat)))
    return page(look, panels, 10)


def _own(look: Look, t: Texts, s: State, book: Book, player: Player) -> list[ft.Control]:
    """What a captain holds, for nobody else's eyes. s: as this captain sees it."""
    cards = kit.panel(look, kit.rows(_laid_open(look, t, s, book, player), 10))
    return [_named(cards, "own-cards"), _advised(look, t, s, book, player)]


def _laid_open(
    look: Look, t: Texts, s: State, book: Book, player: Player, *, held: bool = False
) -> Sequence[ft.Control]:
    """The hand, then the advanced cards. held: a finger lies on the cover, so that none is free to sort."""
    limit = hand_limit(s, book, player.id).total if player.zones else book.numbers.hand_limit
    return [kit.still(Hand, look, t, player.hand, limit, held), *_advanced(look, t, s, player)]


@component
def Hand(look: Look, t: Texts, hand: tuple[str, ...], limit: int, held: bool) -> ft.Control:
    """The cards of a hand, sorted as one likes; of a hand on paper only how many they are.

    limit: after drawing.  held: whether a finger holds it open.
    """
    by, sort = ft.use_state(ORDERS[0])
    known = ordered(hand, by)
    content: list[ft.Control] = [kit.words(look, t(msg("cd-hand-count", n=len(hand), limit=limit)), bold=True)]
    if len(known) > 1 and not held:
        names = [(order, t(msg(f"cd-hand-by-{order}"))) for order in ORDERS]
        content += picks(look, names, by, sort, "sort", look.sizes.small)
    if known:
        cards = [kit.pic(f"aim:{card}", CARD * scale(look), t(card_name(card))) for card in known]
        content.append(ft.Row(list[ft.Control](cards), wrap=True, spacing=6, run_spacing=6))
    if paper := len(hand) - len(known):
        content.append(kit.words(look, t(msg("cd-hand-on-paper", n=paper)), colour=look.palette.text_muted))
    return kit.rows(content, 8)


def ordered(hand: Sequence[str], by: str) -> tuple[str, ...]:
    """The known cards of a hand suit by suit, or value by value; jokers last. by: one of `ORDERS`."""

    def rank(card: str) -> tuple[int, int]:
        suit, value = suit_of(card), value_of(card)
        place = (SUITS.index(suit) if suit is not None else len(SUITS), value or 0)
        return place if by == "suit" or value is None else (place[1], place[0])

    known = [card for card in hand if card != UNKNOWN]
    return tuple(sorted(known, key=lambda card: (value_of(card) is None, rank(card), card)))


def _advanced(look: Look, t: Texts, s: State, player: Player) -> list[ft.Control]:
    """CD-ADV-03, -05: the Reputation and the Dirty Tricks with what they do; of unknown ones how many they are."""
    known = [trick for trick in player.tricks if trick != UNKNOWN]
    held = [*([(REPUTATION, player.reputation)] if player.reputation else []), *((TRICK, trick) for trick in known)]
    lines = [_card(look, t, s, schema, card) for schema, card in held]
    if paper := len(player.tricks) - len(known):
        lines.append(kit.words(look, t(msg("cd-hand-tricks-on-paper", n=paper)), colour=look.palette.text_muted))
    return lines


def _card(look: Look, t: Texts, s: State, schema: str, card: str) -> ft.Control:
    """A Reputation or a Dirty Trick: its name, and what it does if somebody has copied it."""
    does = card_does(s, schema, card)
    said = [kit.words(look, t(does), size=look.sizes.small)] if does is not None else []
    words = [kit.words(look, t(card_title(s, schema, card)), bold=True), *said]
    body = ft.Container(
        kit.line([kit.pic(f"token:{schema}", 56 * scale(look)), kit.rows(words, 2, expand=True)], 10),
        bgcolor=look.palette.panel_sunk,
        border_radius=10,
        padding=10,
    )
    return _named(body, f"{schema}-{card}")


def _advised(look: Look, t: Texts, s: State, book: Book, player: Player) -> ft.Control:
    return kit.keyed(f"advice-{player.id}", Advice, look, t, s, book, SeatId(player.id))


def _named(body: ft.Control, identifier: str) -> ft.Control:
    return ft.Semantics(content=body, identifier=identifier, container=True)
