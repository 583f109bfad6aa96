"""CD-EFF-06, CD-PATCH-02: what is printed under the markers of a zone, read off the board once some leave it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from companion.core.events.event import Event
from companion.core.procedures.copied_cards import read_off
from companion.core.procedures.procedure import Procedure, ProcedureFunction
from companion.core.values.frozen_records import replace
from companion.games.cannon_duel.cards import board
from companion.games.cannon_duel.model.ids import DECKS, SeatId, ZoneId
from companion.games.cannon_duel.model.names import Ctx
from companion.games.cannon_duel.model.state import State


class ZoneRead(Event[State]):
    """CD-SETUP-03: what was unknown of a zone was read off the board: its penalties, and where ropes lead."""

    seat: SeatId
    colour: str
    zone: ZoneId

    def apply(self, s: State) -> State:
        printed = {each.id: each for each in board.zones(s.card(board.SCHEMA, self.colour) or ())}
        if board.penalties_of(self.zone):
            s = s.with_zone(self.seat, self.zone, guard=printed[self.zone].guard)
        for deck in DECKS:
            s = s.with_zone(self.seat, deck, ropes=printed[deck].ropes)
        return s


def unread(s: State) -> Iterator[tuple[SeatId, ZoneId]]:
    """Zones with a space on which nothing lies, and of which nobody has told what such a space shows: markers leave one
    that has been read, or are taken off by hand."""
    for player in s.players:
        record = dict(s.card(board.SCHEMA, player.colour) or ())
        for zone in player.zones if record else ():
            if zone.free and any(record.get(name) is None for name in board.matters(zone.id)):
                yield player.id, zone.id


def read_boards(t: Ctx) -> Procedure[None]:
    """CD-SETUP-03, CD-EFF-06: what lies bare since somebody put a marker right by hand."""
    for seat, zone in tuple(unread(t.now)):
        yield from read_zone(t, seat, zone)


def read_zone(t: Ctx, seat: SeatId, zone: ZoneId) -> Procedure[None]:
    """Before a marker leaves a zone: what nobody has told yet of what matters then."""
    player, names = t.now.player(seat), board.matters(zone)
    form = board.form(player.colour)
    record = t.now.card(form.schema, form.subject)
    if record is None or all(value is not None for name, value in record if name in names):
        return  # a state that somebody wrote knows its zones without any card
    lacking = tuple(name for name, value in record if name in names and value is None)
    twin = dict(t.now.card(form.schema, t.now.other(seat).colour) or ())
    like = tuple((name, twin[name]) for name in lacking if twin.get(name) is not None)  # boards differ in colour only
    as_there = like if len(like) == len(lacking) else None
    yield from read_off(t, replace(form, default=as_there), *names, key=f"{form.key}-{zone}")
    yield from t.happens(ZoneRead(seat, player.colour, zone, rule=form.rule))


COMMANDS: Final[dict[str, ProcedureFunction]] = {"read-boards": read_boards}
