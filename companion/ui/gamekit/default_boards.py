"""What stands around the question of a game that has no boards of its own: its people, and every value it tracks.

Values are those that a person may correct (`Game.correctable`). A group that bears the name of a person stands with
that person, the others on the other side of the table. Nobody sees here what `Game.view` keeps from those who look on.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

import flet as ft

from companion.core.kit.corrections import shown
from companion.core.questions.correctable import Correctable
from companion.core.values.messages import Msg, msg
from companion.core.values.seats import Seat
from companion.library.texts import Texts
from companion.ui.figures.read_aloud import board
from companion.ui.gamekit import boards
from companion.ui.gamekit.frame import Frame
from companion.ui.look.language import use_texts
from companion.ui.look.theme import Look, use_look
from companion.ui.runtime.live import use_live
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

Values = tuple[Correctable, ...]
BESIDE = 12
"""Letters of a value that stands beside its name."""


@component
def PeopleSide(session: ScreenSession) -> ft.Control:
    """Everybody at the table, with what is tracked of each and, at the end, the points."""
    use_live(session)
    look, t = use_look(), use_texts()
    game, state = session.view.game, session.view.state
    on_turn = session.view.on_turn
    points = {t(each.name): each.points for each in game.score(state)}
    panels = []
    for seat in game.seats(state):
        own = _of(t, groups(game.correctable(state)), seat)
        panels.append(kit.still(Person, look, t, seat, seat.id == on_turn, points.get(seat.name), own))
    return boards.side(panels)


@component
def ValuesSide(session: ScreenSession) -> ft.Control:
    """What is tracked of the table itself, group by group."""
    use_live(session)
    look, t = use_look(), use_texts()
    game, state = session.view.game, session.view.state
    names = {seat.name for seat in game.seats(state)}
    panels = [
        kit.panel(look, kit.rows([kit.caption(look, t(group)), *lines(look, t, values)], 6))
        for group, values in groups(game.correctable(state))
        if t(group) not in names
    ]
    return boards.side(panels)


@component
def OwnSheet(session: ScreenSession, seat: str, frame: Frame) -> ft.Control:
    """A person's own sheet on a phone: all that is tracked, as this person may see it."""
    use_live(session)
    look, t = use_look(), use_texts()
    found = groups(session.view.game.correctable(session.view.state))
    return boards.sheet([boards.block(look, t, group, lines(look, t, values)) for group, values in found])


def groups(values: Sequence[Correctable]) -> tuple[tuple[Msg, Values], ...]:
    """Tracked values group by group."""
    return tuple((group, tuple(members)) for group, members in groupby(values, key=lambda value: value.group))


def _of(t: Texts, found: Sequence[tuple[Msg, Values]], seat: Seat) -> Values:
    """The values of one person."""
    return next((values for group, values in found if t(group) == seat.name), ())


def lines(look: Look, t: Texts, values: Values) -> list[ft.Control]:
    """A line for each value: its picture if it has one, its name, what it is; many words stand under the name."""
    drawn: list[ft.Control] = []
    for each in values:
        picture = [kit.pic(each.field.picture, 24)] if each.field.picture else []
        name = kit.words(look, t(each.field.label), expand=True)
        text = t(msg("ui-unknown") if each.value is None else shown(each.field, each.value))
        value = kit.words(look, text, bold=True)
        if len(text) > BESIDE:
            drawn += [kit.line([*picture, name]), value]
        else:
            drawn.append(kit.line([*picture, name, value]))
    return drawn


@component
def Person(look: Look, t: Texts, seat: Seat, active: bool, points: int | None, own: Values) -> ft.Control:
    """One person: ship in the colour chosen, name, points, values. active: it is this person's turn."""
    p = look.palette
    name = kit.words(look, seat.name, bold=True, max_lines=2, overflow=ft.TextOverflow.ELLIPSIS, expand=True)
    figure = [] if points is None else [kit.headline(look, str(points), colour=p.text_brass)]
    head = kit.line([kit.pic("ship:schooner", 34, hull=kit.colour_of(seat.colour)), name, *figure])
    body = kit.panel(
        look, kit.rows([head, *lines(look, t, own)], 6), border=ft.Border.all(2, p.coral if active else p.panel)
    )
    return board(t, seat.name, body, f"person-{seat.id}")
