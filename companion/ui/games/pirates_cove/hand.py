"""A player's own sheet on a phone: the cards, which nobody else sees, goods, and the ship mat."""

from __future__ import annotations

import flet as ft

from companion.core.values.messages import Msg, msg
from companion.games.pirates_cove.cards import tavern_cards
from companion.games.pirates_cove.model.book import Book, TavernCard
from companion.games.pirates_cove.model.ids import UNKNOWN, SeatId
from companion.games.pirates_cove.model.names import card_does, card_title, island_name
from companion.games.pirates_cove.model.records import Player
from companion.games.pirates_cove.model.state import State
from companion.library.texts import Texts
from companion.ui.figures.recent_changes import News
from companion.ui.gamekit.boards import sheet, use_board
from companion.ui.gamekit.frame import Frame
from companion.ui.games.pirates_cove.parts.figures import news
from companion.ui.games.pirates_cove.parts.mat import guard_name, guard_picture, long_track
from companion.ui.games.pirates_cove.players import PlayerPanel, goods, sheet_of, title
from companion.ui.look.theme import TOUCH, Look
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component


@component
def PlayerHand(session: ScreenSession, seat: str, frame: Frame) -> ft.Control:
    """Cards first, then goods, then the mat."""
    look, t, s, book = use_board(session, State, Book)
    player = s.player(SeatId(seat))
    own, fresh = sheet_of(s, book, player), news(session).of(player.id)
    return sheet([_holdings(look, t, own, fresh), _cards(look, t, s, book, player, frame), _mat(look, t, own, fresh)])


def _holdings(look: Look, t: Texts, own: PlayerPanel, fresh: News) -> ft.Control:
    """Fame, gold, treasures, and where the ship lies."""
    content: list[ft.Control] = [title(look, t, own, fresh), goods(look, t, own, fresh)]
    if own.player.island:
        content.append(kit.caption(look, t(island_name(own.player.island))))
    return _named(kit.panel(look, kit.rows(content, 6)), "own-goods")


def _cards(look: Look, t: Texts, s: State, book: Book, player: Player, frame: Frame) -> ft.Control:
    """The hand: what each card does and when it is played; of cards on paper only how many they are."""
    known = [book.card(kind) for kind in player.hand if kind != UNKNOWN]
    paper = len(player.hand) - len(known)
    content: list[ft.Control] = [kit.caption(look, t(msg("pc-ui-hand-of", n=len(player.hand))))]
    content += [_card(look, t, s, card, frame, f"{i}") for i, card in enumerate(known, 1)]
    if paper:
        content.append(kit.words(look, t(msg("pc-ui-on-paper", n=paper)), colour=look.palette.text_muted))
    return _named(kit.panel(look, kit.rows(content, 8)), "own-cards")


def when(s: State, card: TavernCard) -> Msg:
    """When a card may be played: events each at their own time, others by their family."""
    if card.id == tavern_cards.EVENT:
        return tavern_cards.when(s)
    return msg(f"pc-ui-when-{card.id if card.family == 'event' else card.family}")


def _card(look: Look, t: Texts, s: State, card: TavernCard, frame: Frame, number: str) -> ft.Control:
    """A card of the hand; a tap opens its rule."""
    p = look.palette
    words = [
        kit.words(look, t(card_title(s, card.id)), bold=True),
        kit.words(look, t(card_does(s, card.id)), size=look.sizes.small),
        kit.words(look, t(when(s, card)), size=look.sizes.small, colour=p.text_brass),
    ]
    body = ft.Container(
        kit.line([kit.pic(f"tavern:{card.id}", 64), kit.rows(words, 2, expand=True)], 10),
        bgcolor=p.panel_sunk,
        border_radius=10,
        padding=10,
        on_click=lambda _: frame.on_rule(card.rule),
    )
    return kit.tagged(body, f"hand-{number}", "")


def _mat(look: Look, t: Texts, own: PlayerPanel, fresh: News) -> ft.Control:
    """The mat with its prices; below it what the parrot aboard is good for."""
    content: list[ft.Control] = [
        kit.caption(look, t(msg("pc-ui-mat"))),
        *(long_track(look, t, each, fresh.mark(f"rings.{each.section}")) for each in own.sections),
    ]
    for guard in (guard for each in own.sections for guard in each.guards):
        said = kit.words(look, t(guard_name(guard)), bold=True, size=look.sizes.small)
        does = kit.words(look, t(msg(f"pc-card-{guard.kind}-does")), size=look.sizes.small)
        picture = ft.Container(guard_picture(look, t, guard, 44), height=TOUCH)
        content.append(kit.line([picture, kit.rows([said, does], 0, expand=True)], 10))
    return _named(kit.panel(look, kit.rows(content, 8)), "own-mat")


def _named(body: ft.Control, identifier: str) -> ft.Control:
    return ft.Semantics(content=body, identifier=identifier, container=True)
