"""The end of the evening: who won and by which rule, the score with its arithmetic, fame round by round."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.values.messages import msg
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import NATIONS, SeatId, SideId
from companion.games.captains_log.model.names import side
from companion.games.captains_log.model.state import State
from companion.games.captains_log.modes.solo import solo_score
from companion.ui.gamekit.ending import (
    Account,
    Accounts,
    Contender,
    Crown,
    Curves,
    EndingPart,
    PartTitle,
    Product,
    running,
    totals,
)
from companion.ui.gamekit.frame import Frame
from companion.ui.gamekit.plot import Curve
from companion.ui.games.captains_log.parts.pieces import flag
from companion.ui.widgets import kit


def ending(s: State, book: Book, frame: Frame) -> Sequence[EndingPart]:
    """Verdict, curves of fame, the score of a solo evening, and where the fame came from."""
    score = solo_score(s, book)
    product = [Product(msg("cl-ui-score", n=score.total), (score.value1, score.value2, score.value3))] if score else []
    return [
        _crown(s, frame),
        Curves(msg("cl-ui-plot"), sides(s), s.turn.round, _goal(s, book)),
        *product,
        PartTitle(msg("cl-ui-ledger")),
        Accounts([_account(s, owner) for owner in (*s.parties, *map(SideId, s.enemies))]),
    ]


def _goal(s: State, book: Book) -> int:
    """The fame that has decided: a nation's where one has won (CL-SOL-08), else the players'."""
    lost = s.outcome is not None and s.outcome.winner in NATIONS
    return book.numbers.solo_nation_wins if lost else s.target


def _crown(s: State, frame: Frame) -> Crown:
    """Who has won, and under which sail."""
    outcome = s.outcome
    moment = msg("cl-ui-round", n=s.turn.round)
    if outcome is None:
        return Crown(msg("ui-evening-over"), kit.pic("compass:rose", 96), moment)
    verdict = msg(f"cl-ui-{outcome.kind}", who=side(s, outcome.winner))
    if outcome.winner in NATIONS:
        paint, ensign = kit.colour_of(outcome.winner), outcome.winner
        picture = kit.pic("ship:ship_of_the_line", 104, hull=paint, flag=ensign)
    else:
        team = s.team(outcome.winner)
        wide = 104 if len(team) == 1 else 44 if frame.compact else 72
        picture = kit.line([kit.pic("ship:schooner", wide, hull=kit.colour_of(p.colour)) for p in team], 4, tight=True)
    return Crown(verdict, picture, moment, outcome.rule)


def sides(s: State) -> tuple[Contender, ...]:
    """Players or teams, then the enemy nations, with their curves of fame."""
    players: list[tuple[SideId, str, bool]] = [(seat, s.player(seat).colour, False) for seat in s.parties]
    nations = [(SideId(nation), nation, True) for nation in s.enemies]
    return tuple(
        Contender(
            side(s, owner),
            flag(owner, 24) if dashed else kit.pic("ship:schooner", 34, hull=kit.colour_of(colour)),
            s.fame(owner),
            Curve(kit.colour_of(colour), fame_by_round(s, owner), dashed),
        )
        for owner, colour, dashed in [*players, *nations]
    )


def _account(s: State, owner: SideId) -> Account:
    """Fame by reason; in a team also who brought how much."""
    by_cause = [(msg(f"cl-fame-{cause}"), total) for cause, total in fame_by_cause(s, owner).items()]
    team = s.team(owner) if len(s.team(owner)) > 1 and by_cause else ()
    brought = [(msg("core-said", text=player.name), fame_brought(s, player.id)) for player in team]
    return Account(side(s, owner), (by_cause, brought))


def fame_brought(s: State, seat: SeatId) -> int:
    """The part of one player in the fame of the team."""
    return sum(point.amount for point in s.ledger if point.who == seat)


def fame_by_cause(s: State, owner: SideId) -> dict[str, int]:
    """What a seat with its team, or a nation, has scored by cause, in the order of the first time."""
    team = s.options.team(owner)
    return totals((point.cause, point.amount) for point in s.ledger if point.who in team)


def fame_by_round(s: State, owner: SideId) -> tuple[int, ...]:
    """Fame of a seat with its team, or of a nation, at the end of each round, from round 0."""
    team = s.options.team(owner)
    return running(((point.round, point.amount) for point in s.ledger if point.who in team), s.turn.round)
