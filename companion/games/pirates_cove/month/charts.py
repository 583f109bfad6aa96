"""PC-EVT-02, -07: Buccaneering and Treasure Map, played at the end of the Treasure phase."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.events.announcements import Announcement, Order, Result
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import Choose, Dice, Roll
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.pirates_cove.model.ids import ISLANDS, Island, SeatId
from companion.games.pirates_cove.model.names import Ctx, card_name, island_name, player_options
from companion.games.pirates_cove.model.records import Buccaneer, Chest
from companion.games.pirates_cove.model.state import State


@dataclass(frozen=True)
class VictimNamed(Event[State]):
    """PC-EVT-02: a victim of Buccaneering was named."""

    seat: SeatId
    victim: SeatId
    name: str
    victim_name: str

    def apply(self, s: State) -> State:
        return replace(s, buccaneers=(*s.buccaneers, Buccaneer(self.seat, self.victim)))

    def line(self) -> Msg:
        return msg("cove-ev-buccaneer", name=self.name, victim=self.victim_name)

    def announcements(self) -> tuple[Announcement, ...]:
        return (Result(self.line(), picture="tavern:buccaneering"),)


@dataclass(frozen=True)
class ChestLaid(Event[State]):
    """PC-EVT-07: the chest of a Treasure Map lies on an island."""

    seat: SeatId
    name: str
    island: Island

    def apply(self, s: State) -> State:
        return replace(s, chests=(*s.chests, Chest(self.island, self.seat)))

    def line(self) -> Msg:
        return msg("cove-ev-chest", name=self.name, island=island_name(self.island))

    def announcements(self) -> tuple[Announcement, ...]:
        return (Order(msg("cove-order-chest", island=island_name(self.island)), "token:chest"),)


def take_effect(t: Ctx, seat: SeatId, kind: str, key: str) -> Procedure[None]:
    """What a card of this window does; an own one is done by hand. key: of its questions, which this run asks once."""
    if kind == "buccaneering":
        yield from _buccaneering(t, seat, key)
    elif kind == "map":
        yield from _treasure_map(t, seat, key)


def _buccaneering(t: Ctx, seat: SeatId, key: str) -> Procedure[None]:
    """PC-EVT-02: the player of the card names a victim."""
    name = t.now.player(seat).name
    others = player_options(t.now, t.now.after(seat))
    text = msg("cove-q-victim", name=name)
    victim = SeatId((yield from t.ask(Choose(key=key, text=text, rule="PC-EVT-02", who=seat, options=others))))
    yield from t.happens(VictimNamed(seat, victim, name, t.now.player(victim).name, rule="PC-EVT-02"))


def _treasure_map(t: Ctx, seat: SeatId, key: str) -> Procedure[None]:
    """PC-EVT-07: a die says on which outer island; a 6 is rolled again."""
    again, rolls = t.book.numbers.map_reroll, 0
    face = again
    while face == again:
        rolls += 1
        die = Dice(card_name("map"), 1, t.book.numbers.die_faces)
        text = msg("cove-q-map", n=rolls)
        (face,) = yield from t.ask(Roll(key=f"{key}-{rolls}", text=text, rule="PC-EVT-07", who=seat, dice=(die,)))
    yield from t.happens(ChestLaid(seat, t.now.player(seat).name, ISLANDS[face - 1], rule="PC-EVT-07"))
