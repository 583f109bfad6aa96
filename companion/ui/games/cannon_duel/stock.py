"""The page of what is left: projectiles in the bag, decks and discards, Target cards, advanced cards."""

from __future__ import annotations

import flet as ft

from companion.core.values.messages import msg
from companion.games.cannon_duel.cards.advanced import REPUTATION, card_does, card_title
from companion.games.cannon_duel.hands import deck
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import SHOTS
from companion.games.cannon_duel.model.names import card_name, mount_name, player_name, shot_name
from companion.games.cannon_duel.model.records import Player
from companion.games.cannon_duel.model.state import State
from companion.library.texts import Texts
from companion.ui.figures.tracks import counter
from companion.ui.gamekit.boards import block, page, side_by_side, use_board
from companion.ui.gamekit.frame import Frame
from companion.ui.games.cannon_duel.pieces import paint_of, scale
from companion.ui.look.theme import Look
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component


@component
def StockPage(session: ScreenSession, frame: Frame) -> ft.Control:
    """The bag, then each captain's cards."""
    look, t, s, book = use_board(session, State, Book)
    bag = block(look, t, msg("cd-ui-bag"), _bag(look, t, s, book))
    cards = [[_cards(look, t, s, book, player)] for player in s.players]
    left = book.numbers.target_cards - len(s.targets_gone) - sum(len(player.targets) for player in s.players)
    parts: list[ft.Control] = [bag, side_by_side(look, frame, cards)]
    if s.options.targets == "app":
        words = kit.words(look, t(msg("cd-ui-targets-left", n=max(0, left))), expand=True)
        parts.append(block(look, t, msg("cd-ui-targets"), [kit.line([kit.pic("token:target", 34), words], 8)]))
    return page(look, parts, 10)


def _bag(look: Look, t: Texts, s: State, book: Book) -> list[ft.Control]:
    """A line for each kind: those in the bag, and pale those in cannons, with where they are."""
    height, most = 28 * scale(look), book.numbers.projectiles_of_each
    lines: list[ft.Control] = []
    for shot in SHOTS:
        inside = most - s.loaded[shot]
        discs: list[ft.Control] = [kit.pic(f"shot:{shot}", height) for _ in range(inside)]
        discs += [ft.Container(kit.pic(f"shot:{shot}", height), opacity=0.3) for _ in range(most - inside)]
        where = [
            t(msg("cd-ui-shot-in", name=player_name(s, player.id), mount=mount_name(mount)))
            for player in s.players
            for mount, loaded in player.loaded
            if loaded == shot
        ]
        name = kit.words(look, t(msg("cd-ui-shots-left", shot=shot_name(shot), n=inside, all=most)), bold=True)
        row = ft.Row(discs, spacing=3, run_spacing=3, wrap=True)
        lines.append(kit.rows([name, row, *([kit.caption(look, ", ".join(where))] if where else [])], 2))
    return lines


def _cards(look: Look, t: Texts, s: State, book: Book, player: Player) -> ft.Control:
    """Deck, hand, discard pile, Reputation, Dirty Tricks of one captain."""
    size = scale(look)
    head = kit.line([paint_of(player, 34 * size), kit.words(look, player.name, bold=True, expand=True)], 8)
    figures = [
        counter(look, "aim:unknown", len(player.hand), height=28, label=t(msg("cd-ui-hand"))),
        counter(look, "token:deck", deck.size(s, book, player.id), height=28, label=t(msg("cd-ui-deck"))),
    ]
    pile: list[ft.Control] = [kit.words(look, t(msg("cd-ui-discards", n=len(player.discards))), size=look.sizes.small)]
    if player.discards:
        top = player.discards[-1]
        pile.append(kit.pic(f"aim:{top}", 48 * size, t(card_name(top))))
    parts: list[ft.Control] = [head, ft.Row(figures, wrap=True, spacing=14), kit.line(pile, 8, wrap=True)]
    if player.reputation:
        title = kit.words(look, t(card_title(s, REPUTATION, player.reputation)), bold=True)
        does = card_does(s, REPUTATION, player.reputation)
        said = [kit.caption(look, t(does))] if does is not None else []
        parts.append(kit.line([kit.pic("token:reputation", 40 * size), kit.rows([title, *said], 0, expand=True)], 8))
    if player.tricks:
        words = kit.words(look, t(msg("cd-ui-tricks-left", n=len(player.tricks))), expand=True)
        parts.append(kit.line([kit.pic("token:dirty-trick", 34 * size), words], 8))
    body = ft.Container(kit.rows(parts, 8), bgcolor=look.palette.panel_raised, border_radius=12, padding=12)
    return ft.Semantics(content=body, identifier=f"cards-of-{player.id}", container=True)
