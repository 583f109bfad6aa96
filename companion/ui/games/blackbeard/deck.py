"""The cards page: the line turned last on its card, and what the deck still holds."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Final

import flet as ft

from companion.core.events.event import Happened
from companion.core.journal.journal import Journal
from companion.core.rules.odds import percent
from companion.core.values.messages import Msg, msg
from companion.games.blackbeard.model.book import ActionCard, ActionLine, Book
from companion.games.blackbeard.model.ids import NO_SEAT, SeatId
from companion.games.blackbeard.model.names import player_name
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.supply import action_deck
from companion.games.blackbeard.turn import action_line
from companion.library.texts import Texts
from companion.ui.figures.tracks import bar
from companion.ui.gamekit.boards import bare_page, use_board
from companion.ui.gamekit.frame import Frame
from companion.ui.look.theme import Look
from companion.ui.questions.sheet.sheet_text import pen, quiet
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

PURPOSE: Final = "bb-purpose-line"
"""Message key under which a card is turned for its line."""
SHIP, NOBODY = "ship:sloop", "#7d8a90"
"""How a player's line is drawn, and the hull of one who is not at the table."""


@dataclass(frozen=True, slots=True)
class LastCardRow:
    """A row of a turned card.

    players: for how many it is.  here: it counts at this table.  assumed: nobody read it.
    colour: of the player whom it names here.
    """

    players: int
    line: Msg
    picture: str
    here: bool
    assumed: bool
    colour: str = ""


@dataclass(frozen=True, slots=True)
class LastCard:
    """The card turned last for its line."""

    name: Msg
    rows: tuple[LastCardRow, ...]


@dataclass(frozen=True, slots=True)
class LineShare:
    """How many cards of the deck bear a line. colour: of the player whom it names, "" for none."""

    line: ActionLine
    words: Msg
    player: Msg | None
    colour: str
    left: int


@component
def DeckPage(session: ScreenSession, frame: Frame) -> ft.Control:
    """Both, side by side on a tablet."""
    look, t, s, book = use_board(session, State, Book)
    if s.turn.stage == "setup":
        return bare_page(look)
    card = last_turned(session.view.journal, book)
    content: list[ft.Control] = []
    if card is not None:
        content += [_title(look, t, msg("bb-boards-last")), kit.still(TurnedCard, look, t, turned(s, book, card))]
    dealt = s.options.cards == "app"  # which cards are left on the table nobody has said
    left = len(book.action_cards) - s.turned or len(book.action_cards)
    head = kit.line([_pile(look, left), _counts(look, t, s.turned, unread(s, book) if dealt else 0)], 14)
    content += [
        kit.line([_title(look, t, msg("bb-boards-left")), kit.rule_tag(look, "BB-6.1", frame.on_rule)], 10),
        head,
        *([kit.still(Lines, look, t, tuple(shares(s, book)), left)] if dealt else []),
    ]
    return kit.panel(look, kit.listed(content, spacing=12, expand=True), expand=True)


# ---------------------------------------------------------------------- what is known


def last_turned(journal: Journal, book: Book) -> ActionCard | None:
    """The card that was turned last for its line; None before the first, and where nobody knows which one it was."""
    for _, entry in reversed(journal.live):
        if (
            isinstance(entry, Happened)
            and isinstance(entry.event, action_deck.CardTurned)
            and entry.event.purpose.key == PURPOSE
        ):
            number = entry.event.card
            return None if number == action_deck.UNREAD else action_deck.printed(book, number)
    return None


def turned(s: State, book: Book, card: ActionCard) -> LastCard:
    """A card's three rows as they were copied, else as transcribed."""
    mine = action_line.row(s, book)
    copied = dict(s.card("action-card", str(card.number)) or ())
    rows = []
    for players, name in action_line.ROWS.items():
        field = f"line_{name}"
        line = str(copied.get(field) or action_deck.field_of(card, field)[0])
        words = msg(f"bb-line-{line}")
        kc = copied.get("line_kc")
        if name == "three" and (card.lines.value.commissioner if kc is None else kc):
            words = msg("bb-line-kc", line=words)
        here, assumed = name == mine, action_deck.is_placeholder(s, card, field)
        rows.append(LastCardRow(players, words, picture_of(line), here, assumed, colour_of(s, line) if here else ""))
    return LastCard(action_deck.card_name(card), tuple(rows))


def picture_of(line: str) -> str:
    """A line of a card as a picture."""
    return action_line.PICTURES.get(line, SHIP)


def seat_of(s: State, line: str) -> SeatId:
    """The player whom a line gives the turn; "" for any other line, and for a player who is not at the table."""
    number = action_deck.PLAYERS.get(line, 0)
    return s.seat_of(number) if 0 < number <= len(s.players) else NO_SEAT


def colour_of(s: State, line: str) -> str:
    """The colour of that player."""
    seat = seat_of(s, line)
    return s.player(seat).colour if seat else ""


def shares(s: State, book: Book) -> list[LineShare]:
    """The lines still in the deck, in the order of the rules."""
    found = []
    for line, left in action_line.statistics(s, book):
        seat = seat_of(s, line)
        player = player_name(s, seat) if seat else None
        found.append(LineShare(line, msg(f"bb-line-{line}"), player, colour_of(s, line), left))
    return found


def unread(s: State, book: Book) -> int:
    """How many cards of the deck have a line that nobody has ever read off the printed card."""
    field = f"line_{action_line.row(s, book)}"
    return sum(action_deck.is_placeholder(s, card, field) for card in action_deck.left(s, book))


# ---------------------------------------------------------------------- drawn


def _title(look: Look, t: Texts, text: Msg) -> ft.Control:
    return kit.headline(look, t(text), size=look.sizes.title, colour=look.palette.text_brass)


def _pile(look: Look, left: int) -> ft.Control:
    """The deck with the number of its cards."""
    figure = kit.headline(look, str(left), size=look.sizes.counter, colour=look.palette.text_brass)
    return kit.line([kit.pic("token:deck", 52), figure], 8, tight=True)


def _counts(look: Look, t: Texts, gone: int, guessed: int) -> ft.Control:
    words: list[ft.Control] = [kit.words(look, t(msg("bb-boards-deck", gone=gone)))]
    if guessed:
        words.append(kit.caption(look, t(msg("bb-boards-unread", n=guessed))))
    return ft.Column(words, spacing=2, expand=True)


@component
def TurnedCard(look: Look, t: Texts, card: LastCard) -> ft.Control:
    """The card on paper; the row of this table on brass."""
    p = look.palette
    drawn = [_row(look, t, row) for row in card.rows]
    body = ft.Container(
        kit.rows([pen(look, t(card.name), bold=True), *drawn], 6, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        bgcolor=p.parchment,
        border=ft.Border.all(2, p.paper_line),
        border_radius=12,
        padding=12,
    )
    return ft.Semantics(content=body, identifier="last-card", container=True)


def _row(look: Look, t: Texts, row: LastCardRow) -> ft.Control:
    p = look.palette
    ink = p.on_brass if row.here else p.on_parchment_muted
    head = kit.line(
        [kit.icon(look, "people", 22, ink), pen(look, str(row.players), bold=True, colour=ink)], 4, tight=True
    )
    line = pen(look, t(row.line), colour=ink, bold=row.here, expand=True)
    sign = _sign(look, row.picture, 28, row.colour, ink)
    parts: list[ft.Control] = [head, sign, line]
    if row.assumed:
        note = quiet(look, t(msg("bb-boards-assumed")), italic=True)
        note.color = ink
        parts = [head, sign, ft.Column([line, note], spacing=0, expand=True)]
        line.expand = None
    return ft.Container(
        kit.line(parts, 10),
        bgcolor=p.brass if row.here else p.paper_shade,
        border_radius=8,
        padding=ft.Padding.symmetric(horizontal=10, vertical=6),
    )


def _sign(look: Look, picture: str, height: float, colour: str, ink: str) -> ft.Control:
    """A line as a picture: a player's ship in his colour."""
    if picture.startswith("icon:"):
        return kit.icon(look, picture.removeprefix("icon:"), height * 0.85, ink)
    return kit.pic(picture, height, hull=kit.colour_of(colour, NOBODY)) if picture == SHIP else kit.pic(picture, height)


@component
def Lines(look: Look, t: Texts, lines: tuple[LineShare, ...], left: int) -> ft.Control:
    """A bar for each line. left: cards in the deck."""
    most = max((each.left for each in lines), default=1)
    return kit.rows([_line(look, t, each, left, most) for each in lines], 8)


def _line(look: Look, t: Texts, share: LineShare, left: int, most: int) -> ft.Control:
    p = look.palette
    sign = _sign(look, picture_of(share.line), 32, share.colour, p.text)
    paint = kit.colour_of(share.colour, NOBODY) if share.line in action_deck.PLAYERS else p.mark
    words = (
        t(share.words) if share.player is None else t(msg("bb-boards-turn-of", line=share.words, player=share.player))
    )
    name = kit.words(look, words, size=look.sizes.small, max_lines=2)
    count = kit.words(look, str(share.left), bold=True)
    chance = kit.caption(look, t(percent(Fraction(share.left, max(1, left)))))
    figures = kit.line([count, chance], 6, tight=True)
    body = ft.Column([name, kit.line([bar(look, share.left / most, paint)])], spacing=3, expand=True)
    body_line = kit.line(
        [
            ft.Container(sign, width=38, alignment=ft.Alignment.CENTER),
            body,
            ft.Container(figures, width=84 * look.zoom),
        ],
        10,
    )
    return ft.Semantics(content=body_line, identifier=f"line-{share.line}", container=True)
