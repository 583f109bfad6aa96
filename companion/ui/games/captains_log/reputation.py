"""The reputation page: five lines per player, markers on their columns, and what each column brings."""

from __future__ import annotations

from itertools import groupby

import flet as ft

from companion.core.values.messages import msg
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import NATIONS, Nation, SeatId
from companion.games.captains_log.model.names import nation as nation_name
from companion.games.captains_log.model.state import State
from companion.games.captains_log.renown.reputation_board import ICONS
from companion.games.captains_log.reputation.reputation import brings
from companion.library.texts import Texts
from companion.ui.art.numerals import signed
from companion.ui.figures.recent_changes import FigureMark, marked
from companion.ui.figures.tracks import Marker, TrackBox, track
from companion.ui.gamekit.boards import bare_page, picks, use_board
from companion.ui.gamekit.frame import Frame
from companion.ui.games.captains_log.parts.figures import news
from companion.ui.games.captains_log.parts.pieces import flag, origin
from companion.ui.games.captains_log.players import team_name
from companion.ui.look.palette import SANS_BOLD_FONT, SANS_FONT
from companion.ui.look.theme import FALLBACK_FONTS, Look
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component


@component
def ReputationPage(session: ScreenSession, frame: Frame) -> ft.Control:
    """The board of reputation, and the effects for one player or team."""
    look, t, s = use_board(session, State)
    chosen, set_chosen = ft.use_state("")
    if not s.players:
        return bare_page(look)
    seat = next((each for each in s.parties if each == chosen), s.party(s.active.id))
    head = picks(look, ((each, t(team_name(s, each))) for each in s.parties), seat, set_chosen, "standing")
    fresh = news(session)
    book: Book = session.view.game.book
    lines = [_line(look, t, s, book, nation, seat, fresh.mark(f"{seat}.standing.{nation}")) for nation in NATIONS]
    return kit.panel(look, kit.listed([*head, *lines], spacing=10, expand=True), expand=True)


def origin_of(s: State, country: Nation, icon: str) -> str:
    """Where the column of an icon comes from: as copied, else as we derive or assume it (D-13)."""
    subject = f"{country}-{s.options.switches.reputation_board}"
    copied = dict(s.card("reputation-line", subject) or ())
    if copied.get(icon) is not None:
        return origin(s, "reputation-line", subject)
    return next((known.origin for known in ICONS if known.name == icon), "printed")


def _line(look: Look, t: Texts, s: State, book: Book, nation: Nation, seat: SeatId, mark: FigureMark) -> ft.Control:
    column = s.standing(seat).of(nation)
    every = range(book.numbers.lowest_column, book.numbers.join_column + 1)
    columns = track(look, [_box(look, s, nation, at) for at in every], deep=len(s.parties) > 1)
    icons = brings(s, book, seat, nation)
    head = kit.line(
        [
            flag(nation, 28),
            kit.words(look, t(nation_name(nation)), bold=True),
            marked(look, kit.words(look, signed(column), bold=True, colour=_tone(look, column)), mark),
        ],
        10,
    )
    groups = [
        _effects(look, t, s, nation, [(i, at) for i, at, on in icons if on is held], held) for held in (True, False)
    ]
    return ft.Container(
        kit.rows([head, columns, *(group for group in groups if group)], 8),
        bgcolor=look.palette.panel_raised,
        border_radius=12,
        padding=12,
    )


def _effects(
    look: Look, t: Texts, s: State, nation: Nation, icons: list[tuple[str, int]], held: bool
) -> ft.Control | None:
    """What holds for the player now, or what other columns would bring, each with its origin."""
    if not icons:
        return None
    p = look.palette
    quiet = ft.TextStyle(color=p.text_muted, italic=True)
    plain = ft.TextStyle(
        color=p.text if held else p.text_muted,
        font_family=SANS_BOLD_FONT if held else SANS_FONT,
        font_family_fallback=FALLBACK_FONTS,
    )
    spans: list[ft.TextSpan] = []
    for source, members in groupby(icons, key=lambda placed: origin_of(s, nation, placed[0])):
        told = [t(msg("cl-ui-brings", column=signed(at), what=msg(f"cl-brings-{icon}"))) for icon, at in members]
        spans.append(ft.TextSpan(f"{t(msg(f'ui-mark-{source}'))} → ", quiet))
        spans.append(ft.TextSpan("  ·  ".join(told) + "   ", plain))
    words = kit.words(look, "", size=look.sizes.small, spans=spans, expand=True)
    sign = kit.icon(look, "check" if held else "lock", 22, p.text_brass if held else p.text_muted)
    return ft.Row([sign, words], spacing=8, vertical_alignment=ft.CrossAxisAlignment.START)


def _tone(look: Look, column: int) -> str:
    p = look.palette
    return p.text_good if column > 0 else p.text_bad if column < 0 else p.text_muted


def _box(look: Look, s: State, nation: Nation, at: int) -> TrackBox:
    """One column with the markers that stand on it; a team has one, that of its first member (CL-COO-02)."""
    owners = [s.player(seat) for seat in s.parties if s.standing(seat).of(nation) == at]
    markers = tuple(Marker("ship:schooner", each.name, kit.colour_of(each.colour)) for each in owners)
    return TrackBox(signed(at), markers, _tone(look, at))
