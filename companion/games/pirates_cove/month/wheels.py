"""PC-T2-01, -02: the wheels of the box: told on one page once they are open, with the cards that come before and after.

Wheels are read off one after another, so cards are played before any of them is seen. Whoever plays no card touches
nothing for it: that nobody does stands there already.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure, ProcedureFunction
from companion.core.questions.kinds import Choose, Option
from companion.core.values.messages import Msg, msg
from companion.games.pirates_cove.combat import fleet
from companion.games.pirates_cove.model import ledger
from companion.games.pirates_cove.model.book import Book
from companion.games.pirates_cove.model.ids import ISLANDS, NO_SEAT, Island, SeatId
from companion.games.pirates_cove.model.names import Ctx, as_island, island_name, player_name, player_options, q
from companion.games.pirates_cove.model.state import State
from companion.games.pirates_cove.month import arrival
from companion.games.pirates_cove.month.navigation import CARD, black_ships_at, may_steer, named, openly, played, window
from companion.games.pirates_cove.tavern import hands

SHEET: Final = "wheels"


class WheelsRead(Event[State]):
    """PC-T2-02: the wheels of the box lie open, and every ship goes where its own one shows."""

    courses: tuple[tuple[SeatId, Island], ...]

    def apply(self, s: State) -> State:
        for seat, island in self.courses:
            s = s.with_player(seat, island=island)
        return s

    def line(self, s: State, book: Book) -> Msg:
        return msg("core-said-list", items=tuple(_met(self.apply(s), book)))


def _met(s: State, book: Book) -> Iterator[Msg]:
    """Island by island who fights there, and who lies there in peace."""
    for island in ISLANDS:
        fighting = fleet.meeting(s, book, island)
        there = fighting or tuple(player.id for player in s.players_at(island))
        if there:
            names = tuple(fleet.name(s, ship) for ship in there)
            yield msg(f"pc-wheels-{'fight' if fighting else 'peace'}", names=names, island=island_name(island))


def read_courses(t: Ctx) -> Procedure[None]:
    """PC-T2-01, -02, PC-T2-03: cards of the window, then all wheels; last whether somebody plays a card at once."""
    if first := (yield from _cards_first(t)):
        yield from openly(t, first)
    else:
        told = []
        for player in t.now.players:
            shown = yield from t.ask(_wheel(t.now, player.id))
            told.append((player.id, as_island(shown)))
        yield from t.happens(WheelsRead(tuple(told), rule="PC-T2-02"))
    yield from _cards_now(t, bool(first))


def _cards_first(t: Ctx) -> Procedure[SeatId]:
    """PC-T1-02, PC-T2-01: before a wheel of the box is seen whoever wants to plays a card, until nobody does or a
    Lookout is played; returns who begins under it, nobody without one."""
    first, run = NO_SEAT, 0
    while not first and (holders := hands.asked_for(t.now, t.book, window(t.now))):
        run += 1
        who = yield from t.pick(
            "first",
            player_options(t.now, holders),
            at=run,
            rule="PC-T2-01",
            words={"n": t.now.turn.month},
            text="cards-first",
            none=True,
            short=True,
            default=(),
            forced=False,
            sheet=SHEET,
            seldom=True,
        )
        if not who:
            break
        first = yield from played(t, (yield from named(t, dict.fromkeys(map(SeatId, who), CARD), run)), run)
    return first


def _wheel(s: State, seat: SeatId) -> Choose:
    """What a wheel of the box shows: a row of the islands, with the black ships that lie there."""
    options = {
        island: Option(
            island,
            msg(f"pc-isle-{island}"),
            picture=f"island:{island}",
            verdict=may_steer(s, island),
            figures=black_ships_at(s, island),
        )
        for island in ISLANDS
    }
    return q.choose(
        "wheel",
        (option for option in options.values() if option.verdict.allowed),
        left_out=tuple(option for option in options.values() if not option.verdict.allowed),
        at=f"1-{seat}",
        rule="PC-T2-02",
        words={"name": s.name_of(seat), "n": s.turn.month},
        text="wheel-shows",
        short=player_name(s, seat),
        nature="fact",
        sheet=SHEET,
        alike=True,
    )


def _cards_now(t: Ctx, apart: bool) -> Procedure[None]:
    """PC-T2-03, PC-BOARD-01: hands on paper: whether the window at the end of navigation is wanted; else the fights
    begin, the first of them with its volleys: nothing happens before these for which anybody would wait.

    apart: whether ships sailed one after another, so that the page of the wheels is gone.
    """
    passed = False
    if t.now.options.cards == "table" and not apart and hands.asked_for(t.now, t.book, arrival.due(t.now)):
        ways = (Option(hands.NOTHING, msg("pc-q-cards-now-no")), Option(CARD, msg("pc-q-cards-now-yes")))
        told = yield from t.choose(
            "cards-now",
            ways,
            rule="PC-T2-03",
            short=True,
            default=hands.NOTHING,
            forced=False,
            sheet=SHEET,
            seldom=True,
        )
        passed = told != CARD
    yield from ledger.turn(t, "PC-T2-03", phase="combat" if passed else "arrival", passed=passed)


COMMANDS: dict[str, ProcedureFunction] = {"read-courses": read_courses}
