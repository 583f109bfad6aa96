"""The sea page: sun and moon on the time track, the wind rose, the event deck and what is in force."""

from __future__ import annotations

import flet as ft

from companion.core.values.messages import msg
from companion.games.captains_log.events.event_cards import reminders
from companion.games.captains_log.events.weather import wind_values
from companion.games.captains_log.model.state import GAPS, FloatKind, State
from companion.games.captains_log.sailing.dynamic_map import gap_tiles_left, gaps_played
from companion.games.captains_log.sea.floats import PICTURES
from companion.library.texts import Texts
from companion.ui.figures.tracks import counter
from companion.ui.gamekit.boards import page, use_board
from companion.ui.gamekit.frame import Frame
from companion.ui.look.theme import Look
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

SPACES = 12
"""Spaces of the time track drawn at once, the present one among them."""


@component
def SeaPage(session: ScreenSession, frame: Frame) -> ft.Control:
    """Time, wind, events, Kraken, barrels."""
    look, t, s = use_board(session, State)
    values = wind_values(s)
    rose: ft.Control = (
        kit.pic("compass:wind", 230, t(msg("cl-ui-wind")), values=values)
        if values
        else kit.words(look, t(msg("cl-ui-wind-unknown")))
    )
    lasting = [kit.line([kit.pic("event:any", 30), kit.words(look, t(text), expand=True)], 8) for text in reminders(s)]
    piles = [
        counter(look, "event:any", len(s.events), height=30),
        kit.words(look, t(msg("cl-ui-events-left")), colour=look.palette.text_muted, expand=True),
    ]
    kraken = kit.line([kit.pic("ship:kraken", 44), kit.words(look, t(msg("cl-ui-kraken", n=len(s.kraken))))], 10)
    floating = [_afloat(look, t, kind, left, tiles) for (kind, left), tiles in adrift(s).items()]
    tiles = kit.words(look, t(msg("cl-ui-revealed", n=len(s.revealed), tiles=", ".join(map(str, s.revealed)))))
    left = gap_tiles_left(s, session.view.game.book.numbers)
    wind = kit.rows([_title(look, t, "cl-ui-wind"), rose], 10)
    events = kit.rows([_title(look, t, "cl-ui-events"), kit.line(piles, 10), *lasting, kraken, *floating], 10)
    beside: list[ft.Control] = [wind, events]
    if not frame.compact:
        events.expand = True
        beside = [ft.Row(beside, spacing=28, vertical_alignment=ft.CrossAxisAlignment.START)]
    content: list[ft.Control] = [
        _title(look, t, "cl-ui-time"),
        _track(look, t, s),
        *beside,
        _title(look, t, "cl-ui-map"),
        tiles,
        *_gaps(look, t, s, left),
    ]
    return page(look, content)


def adrift(s: State) -> dict[tuple[FloatKind, int], list[int]]:
    """Tiles on which something floats, by kind and by notches left (0: it never sinks)."""
    found: dict[tuple[FloatKind, int], list[int]] = {}
    for token in s.floating:
        found.setdefault((token.kind, token.left), []).append(token.tile)
    return found


def _afloat(look: Look, t: Texts, kind: FloatKind, left: int, tiles: list[int]) -> ft.Control:
    label = t(msg("cl-fix-counter"))
    sign = kit.pic("token:time", 30, label, value=left) if left else kit.pic(PICTURES[kind], 30)
    where = ", ".join(str(tile) if tile else t(msg("ui-unknown")) for tile in sorted(tiles))
    words = t(msg(f"cl-ui-floating-{kind}", n=len(tiles), tiles=where))
    return kit.line([sign, kit.words(look, words, expand=True)])


def _gaps(look: Look, t: Texts, s: State, left: int) -> list[ft.Control]:
    """Single-hex tiles: what those laid show, and how many are left; nothing where they are not played."""
    if not gaps_played(s):
        return []
    shown = [(gap, s.gaps.count(gap)) for gap in GAPS if gap in s.gaps]
    laid = [counter(look, f"hex:{gap}", n, height=34, label=t(msg(f"cl-gap-{gap}"))) for gap, n in shown]
    return [kit.words(look, t(msg("cl-ui-gaps", n=left))), *([kit.line(laid, 18)] if laid else [])]


def _title(look: Look, t: Texts, key: str) -> ft.Control:
    return kit.headline(look, t(msg(key)), size=look.sizes.title, colour=look.palette.text_brass)


def _hour(t: Texts, s: State, space: int) -> str:
    """The present space read aloud; the others are decoration."""
    return t(msg("cl-chip-day" if s.is_day else "cl-chip-night", round=s.turn.round)) if space == s.time else ""


def _track(look: Look, t: Texts, s: State) -> ft.Control:
    """The time track around the present space; day and night alternate."""
    first = max(0, s.time - 3)
    return ft.Row(
        [
            ft.Container(
                kit.pic("sky:sun" if space % 2 == 0 else "sky:moon", 36, _hour(t, s, space)),
                width=56,
                height=56,
                alignment=ft.Alignment.CENTER,
                border_radius=28,
                bgcolor=look.palette.panel_raised if space == s.time else look.palette.panel_sunk,
                border=ft.Border.all(3, look.palette.mark) if space == s.time else None,
            )
            for space in range(first, first + SPACES)
        ],
        spacing=6,
        scroll=ft.ScrollMode.HIDDEN,
    )
