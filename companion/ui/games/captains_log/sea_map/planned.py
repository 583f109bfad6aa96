"""A plan on the map, "May I?": the way it would take, the line to its target with what cuts it, and the arc."""

from __future__ import annotations

from collections.abc import Iterator

import flet as ft

from companion.core.journal.journal import Began, Said
from companion.core.questions.kinds import Choose
from companion.games.captains_log.fleet.ships import afloat
from companion.games.captains_log.model.ids import ShipId
from companion.games.captains_log.model.state import State
from companion.games.captains_log.sailing import steering
from companion.games.captains_log.sailing.course_preview import passage
from companion.games.captains_log.sea.chart import spot
from companion.hexmap import Hex, along
from companion.ui.games.captains_log.sea_map.board import MapView, SeaBoard
from companion.ui.games.captains_log.sea_map.lines import (
    NOTHING,
    MapLine,
    MapOverlay,
    Route,
    aims,
    arc_of,
    doings_of,
    look_at,
)
from companion.ui.games.captains_log.sea_map.touches import ATTACKS, COURSE
from companion.ui.games.captains_log.sea_map.view import hex_of, view_of
from companion.ui.look.language import use_texts
from companion.ui.look.theme import use_look
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets.error_boundary import component

SHAPE = 0.8
"""Height of the map by its width."""


def planned_on(session: ScreenSession, width: float, height: float | None = None) -> ft.Control | None:
    """The map with what a plan would be; None where there is nothing of it to be seen."""
    return MapPlanned(session, width, height) if plan_drawn(session) != NOTHING else None


@component
def MapPlanned(session: ScreenSession, width: float, height: float | None) -> ft.Control:
    """The map with a plan on it."""
    look, t = use_look(), use_texts()
    s: State = session.view.state
    view = ft.use_memo(lambda: view_of(s), [s])
    drawn = plan_drawn(session)
    high = width * SHAPE if height is None else height
    return ft.Container() if view is None else SeaBoard(look, t, MapView(view, drawn=drawn), width, high)


def plan_drawn(session: ScreenSession) -> MapOverlay:
    """What is seen of the plan of a screen: ways and shots as they would be, else whom it may be aimed at or is."""
    s: State = session.view.state
    if s.sea is None or session.trial is None:
        return NOTHING
    done = doings_of(session)
    if done == NOTHING and (way := _way(session)):
        return MapOverlay((Route(way),))
    lines = tuple(_targets(session)) or aims(session, session.view.question) or tuple(_tried(session))
    if done != NOTHING and not lines:
        return done
    arc = arc_of(s, s.active.id, lines) if lines and any(map(ATTACKS.__contains__, _begun(session))) else ()
    return MapOverlay(done.routes, (*done.lines, *lines), arc)


def _way(session: ScreenSession) -> tuple[Hex, ...]:
    """The way to the hex that was chosen, while it is asked how the ship shall look on arrival."""
    s: State = session.view.state
    here, book = spot(s, s.active.id), session.view.game.book
    assert session.trial is not None
    aside = session.trial.aside
    for number, entry in reversed(aside.now.journal.live):
        asked = aside.history.asked(number)
        if not isinstance(entry, Said) or asked is None or asked.key != COURSE:
            continue
        end = hex_of(str(entry.value))
        if end is not None and here is not None:
            steps = passage(s, book, s.active.id, end, steering.reachable(s, book, s.active.id)).steps
            return (here.at, *along(here.at, steps))
    return ()


def _targets(session: ScreenSession) -> Iterator[MapLine]:
    """The lines to the ships that were chosen."""
    s: State = session.view.state
    assert session.trial is not None
    aside, ships = session.trial.aside, {str(ship): ship for ship in afloat(s)}
    for number, entry in aside.now.journal.live:
        asked = aside.history.asked(number)
        if isinstance(entry, Said) and isinstance(asked, Choose) and str(entry.value) in ships:
            good = aside.history.judged(number).allowed
            yield from look_at(s, session.view.game.book, s.active.id, ships[str(entry.value)], good=good)


def _begun(session: ScreenSession) -> Iterator[str]:
    """The names of what the plan begins."""
    assert session.trial is not None
    for _, entry in session.trial.aside.now.journal.live:
        if isinstance(entry, Began):
            yield entry.command.name


def _tried(session: ScreenSession) -> Iterator[MapLine]:
    """The lines to all others of a plan of attack for which nobody was found."""
    s: State = session.view.state
    for name in _begun(session):
        if name in ATTACKS:
            for ship in afloat(s):
                allowed = ATTACKS[name](s, session.view.game.book, s.active.id, ShipId(ship)).allowed
                yield from look_at(s, session.view.game.book, s.active.id, ship, good=allowed)
