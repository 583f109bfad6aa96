"""What happens next: the set-up, then one turn after the other, until the game ends (CSG-ACT, CSG-WIN)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Final

from companion.core.kit.agenda import Agenda, Following, offered
from companion.core.procedures.menus import LAST, Menu, Offer, Rows, menu
from companion.core.procedures.procedure import command
from companion.core.questions.kinds import Option
from companion.core.values.messages import Msg, msg
from companion.games.pirates_csg.gunnery import kraken, scorpion, shots, swoop
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.ids import ACTIONS, PlaceId, SeatId
from companion.games.pirates_csg.model.names import fort_name, player_name, ship_option
from companion.games.pirates_csg.model.secrets import by_all, hides_crew, seen_by
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.sea import (
    boarding,
    canoes,
    currents,
    moving,
    prey,
    ramming,
    terrain,
    towing,
    treasureships,
)
from companion.games.pirates_csg.ship import sinking
from companion.games.pirates_csg.ship.orders import FREE, STAGES
from companion.games.pirates_csg.shore import ashore, exploring, forts, reach, repairs
from companion.games.pirates_csg.turn import declaring, extra, fleet_events, phases, start, victory

CHAPTERS: Final = (
    moving,
    canoes,
    currents,
    terrain,
    prey,
    shots,
    swoop,
    kraken,
    scorpion,
    exploring,
    repairs,
    forts,
    boarding,
    towing,
    ramming,
    treasureships,
    extra,
    reach,
    start,
    fleet_events,
    ashore,
    sinking,
    phases,
)
"""What stands in the menu of a turn, in this order."""
COLUMNS: Final = (ACTIONS[0], moving.TOUCHED, *ACTIONS[1:])
"""What a ship may be given, from left to right."""
CLOSING: Final = STAGES[:4]
"""Each of these phases closes those before it (CSG-MOVE-01)."""
GROUPS: Final = (*COLUMNS, FREE, LAST, phases.END)


UNIT: Final = ("ship", "unit")
"""What names the unit whose action a command is."""


def follows(s: State, book: Book) -> Following:
    """A command that begins by itself, or the menu of a turn."""
    if victory.ending(s) is not None:
        return command("end-csg-game")
    if s.turn.phase == "start":
        return command("start-csg-turn")
    if declaring.due(s):
        return command("declare-actions")
    mine = seen_by(s, s.turn.seat)  # of a ship that was lent no more than all know
    return _turn(mine, book, cache(lambda: _turn(by_all(s), book)) if hides_crew(s, s.turn.seat) else None)


def _turn(s: State, book: Book, public_view: Callable[[], Menu] | None = None) -> Menu:
    """What the active player may do. public_view: the same as all know it, where crew lies face down (CSG-SETUP-10)."""
    offers = offered(CHAPTERS, s, book)
    text = msg("csg-q-turn", name=player_name(s, s.turn.seat))
    rows, note = Rows(tuple(_units(s)), COLUMNS, UNIT), _closes(offers)
    return menu(
        "turn",
        text,
        "CSG-ACT-01",
        offers,
        "end",
        GROUPS,
        asked=s.turn.seat,
        note=note,
        rows=rows,
        public_view=public_view,
    )


def _closes(offers: Iterable[Offer]) -> Msg | None:
    """CSG-MOVE-01: what can no more be done once a later phase has begun; None where nothing is lost."""
    open_ = {offer.option.group for offer in offers if offer.option.verdict.allowed}
    possible = [action for action in CLOSING if action in open_]
    return msg(f"csg-closes-{possible[0]}") if len(possible) > 1 else None


def _units(s: State) -> Iterator[Option]:
    """The ships and forts of the active player, each with the main actions that it was given."""
    for ship in s.afloat(s.turn.seat):
        yield ship_option(s, ship.id, _given(s, ship.id))
    for fort in s.forts:
        if fort.built and fort.seat == s.turn.seat:
            colour = s.player(fort.seat).colour
            yield Option(fort.id, fort_name(s, fort.id), _given(s, fort.id), "csg:fort", colour=colour)


def _given(s: State, unit: PlaceId) -> Msg | None:
    names = tuple(msg(f"csg-action-{action}") for action in s.actions_of(unit))
    return msg("csg-given", names=names) if names else None


AGENDA: Final = Agenda(follows, lambda s, seat: s.with_turn(seat=SeatId(seat)))
