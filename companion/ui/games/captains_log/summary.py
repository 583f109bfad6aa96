"""The end of the evening: who won and by which rule, the score with its arithmetic, fame round by round."""

from __future__ import annotations

from itertools import accumulate

import flet as ft

from companion.core.text import Msg, msg
from companion.games.captains_log.modes.score import solo_score
from companion.games.captains_log.table.names import side
from companion.games.captains_log.table.options import NATIONS
from companion.games.captains_log.table.state import State
from companion.library.texts import Texts
from companion.ui import kit
from companion.ui.games import Frame
from companion.ui.games.captains_log.pieces import flag
from companion.ui.live import use_live
from companion.ui.room import Room
from companion.ui.safety import component
from companion.ui.table import ending
from companion.ui.table.plot import Curve
from companion.ui.text import use_texts
from companion.ui.theme import Look, use_look


@component
def SummaryPage(room: Room, frame: Frame) -> ft.Control:
    """Verdict, curves of fame, the score of a solo evening, and where the fame came from."""
    use_live(room)
    look, t = use_look(), use_texts()
    s: State = room.evening.state
    content = [
        _crown(look, t, s, frame),
        *ending.curves(look, t, frame, sides(s), msg("cl-ui-plot"), s.turn.round, s.target),
    ]
    if (score := solo_score(s, room.evening.game.book)) is not None:
        parts = (score.value1, score.value2, score.value3)
        content.append(ending.product(look, t, msg("cl-ui-score", n=score.total), parts, frame.compact))
    content.append(ending.heading(look, t(msg("cl-ui-ledger"))))
    content.append(ending.accounts(_account(look, t, s, owner) for owner in (*s.parties, *s.enemies)))
    return ending.sheet(look, frame, content)


def _crown(look: Look, t: Texts, s: State, frame: Frame) -> ft.Control:
    """Who has won, and under which sail."""
    outcome = s.outcome
    moment = msg("cl-ui-round", n=s.turn.round)
    if outcome is None:
        return ending.crown(look, t, frame, msg("ui-evening-over"), kit.pic("compass:rose", 96), moment)
    verdict: Msg = msg(f"cl-ui-{outcome.kind}", who=side(s, outcome.winner))
    if outcome.winner in NATIONS:
        paint, ensign = kit.colour_of(outcome.winner), outcome.winner
        picture = kit.pic("ship:ship_of_the_line", 104, hull=paint, flag=ensign)
    else:
        team = s.team(outcome.winner)
        wide = 104 if len(team) == 1 else 44 if frame.compact else 72
        picture = kit.line([kit.pic("ship:schooner", wide, hull=kit.colour_of(p.colour)) for p in team], 4, tight=True)
    return ending.crown(look, t, frame, verdict, picture, moment, outcome.rule)


def sides(s: State) -> tuple[ending.Side, ...]:
    """Players or teams, then the enemy nations, with their curves of fame."""
    players = [(seat, s.player(seat).colour, False) for seat in s.parties]
    nations = [(nation, nation, True) for nation in s.enemies]
    return tuple(
        ending.Side(
            side(s, owner),
            flag(owner, 24) if dashed else kit.pic("ship:schooner", 34, hull=kit.colour_of(colour)),
            s.fame(owner),
            Curve(kit.colour_of(colour), tuple(fame_by_round(s, owner)), dashed),
        )
        for owner, colour, dashed in [*players, *nations]
    )


def _account(look: Look, t: Texts, s: State, owner: str) -> ft.Control:
    """Fame by reason; in a team also who brought how much."""
    by_cause = [(t(msg(f"cl-fame-{cause}")), total) for cause, total in fame_by_cause(s, owner).items()]
    team = s.team(owner) if len(s.team(owner)) > 1 and by_cause else ()
    brought = [(player.name, fame_brought(s, player.id)) for player in team]
    return ending.account(look, t(side(s, owner)), by_cause, brought, nothing=t(msg("core-nothing")))


def fame_brought(s: State, seat: str) -> int:
    """The part of one player in the fame of the team."""
    return sum(point.amount for point in s.ledger if point.who == seat)


def fame_by_cause(s: State, owner: str) -> dict[str, int]:
    """What a seat with its team, or a nation, has scored by cause, in the order of the first time."""
    totals: dict[str, int] = {}
    team = s.options.team(owner)
    for point in s.ledger:
        if point.who in team:
            totals[point.cause] = totals.get(point.cause, 0) + point.amount
    return totals


def fame_by_round(s: State, owner: str) -> list[int]:
    """Fame of a seat with its team, or of a nation, at the end of each round, from round 0."""
    team = s.options.team(owner)
    gains = [sum(f.amount for f in s.ledger if f.who in team and f.round == r) for r in range(s.turn.round + 1)]
    return list(accumulate(gains))
