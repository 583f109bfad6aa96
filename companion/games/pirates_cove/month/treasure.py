"""PC-T1-01, PC-EVT-02, -07: phase 1: a Treasure card is turned up on each outer island; at the end of it Buccaneering
and Treasure Map may be played."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.events.announcements import Announcement, Fate, Order, Result
from companion.core.events.event import Event
from companion.core.kit.piles import draw
from companion.core.procedures.copied_cards import known
from companion.core.procedures.procedure import Procedure, ProcedureFunction
from companion.core.questions.kinds import Dice
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.pirates_cove.cards import treasure_cards
from companion.games.pirates_cove.islands.plunder import LootTurned
from companion.games.pirates_cove.model import ledger
from companion.games.pirates_cove.model.ids import ISLANDS, OUTER, Island, SeatId
from companion.games.pirates_cove.model.names import Ctx, card_name, island_name, player_options
from companion.games.pirates_cove.model.records import Buccaneer, Chest, Loot
from companion.games.pirates_cove.model.state import State

RULE = "PC-T1-01"


class MonthBegan(Event[State]):
    """PC-T1-01: a month begins. loots: the cards that people have turned up, none where the app does."""

    month: int
    of: int
    loots: tuple[Loot, ...] = ()

    def apply(self, s: State) -> State:
        return replace(s, loots=self.loots)

    def line(self, s: State, book: object) -> Msg:
        return msg("pc-ev-month", n=self.month, of=self.of)

    def announcements(self, s: State, book: object) -> Sequence[Announcement]:
        turn = [Order(msg("pc-order-loots", n=self.month), "token:deck")] if self.loots else []
        if s.options.wheels == "table":  # their page is headed by the month
            return (*turn, Order(msg("pc-order-wheels"), "compass:rose"))
        return (Fate(msg("pc-told-month", n=self.month, of=self.of), picture="token:time"), *turn)

    @property
    def begins_round(self) -> bool:
        return True


def turn_treasures(t: Ctx) -> Procedure[None]:
    """PC-T1-01: the top card of each outer island: drawn by the app, or turned on the board and told at the plunder."""
    at_table = t.now.options.treasures == "table"
    loots = tuple(Loot(island) for island in OUTER) if at_table else ()
    yield from t.happens(MonthBegan(t.now.turn.month, t.book.numbers.months, loots, rule=RULE))
    for island in () if at_table else OUTER:
        text = msg("pc-q-turned", island=island_name(island))
        pile = treasure_cards.pile(t.now, t.book)
        card = yield from draw(t, pile, key=f"turned-{island}", text=text, rule=RULE)
        yield from known(t, replace(treasure_cards.form(card), key=f"copied-{island}"))
        loot = Loot(island, card, True, *treasure_cards.numbers(t.now, card).values())
        yield from t.happens(LootTurned(loot, rule=RULE, echo=True))
    yield from ledger.turn(t, "PC-T1-02", phase="navigation")


class VictimNamed(Event[State], formerly=("name", "victim_name")):
    """PC-EVT-02: a victim of Buccaneering was named."""

    seat: SeatId
    victim: SeatId

    def apply(self, s: State) -> State:
        return replace(s, buccaneers=(*s.buccaneers, Buccaneer(self.seat, self.victim)))

    def line(self, s: State, book: object) -> Msg:
        return msg("pc-ev-buccaneer", name=s.name_of(self.seat), victim=s.name_of(self.victim))

    def announcements(self, s: State, book: object) -> tuple[Announcement, ...]:
        return (Result(self.line(s, book), picture="tavern:buccaneering"),)


class ChestLaid(Event[State], formerly=("name",)):
    """PC-EVT-07: the chest of a Treasure Map lies on an island."""

    seat: SeatId
    island: Island

    def apply(self, s: State) -> State:
        return replace(s, chests=(*s.chests, Chest(self.island, self.seat)))

    def line(self, s: State, book: object) -> Msg:
        return msg("pc-ev-chest", name=s.name_of(self.seat), island=island_name(self.island))

    def announcements(self, s: State, book: object) -> tuple[Announcement, ...]:
        return (Order(msg("pc-order-chest", island=island_name(self.island)), "token:chest"),)


def take_effect(t: Ctx, seat: SeatId, kind: str, key: str) -> Procedure[None]:
    """What a card of this window does; an own one is done by hand. key: of its questions, which this run asks once."""
    if kind == "buccaneering":
        yield from _buccaneering(t, seat, key)
    elif kind == "map":
        yield from _treasure_map(t, seat, key)


def _buccaneering(t: Ctx, seat: SeatId, key: str) -> Procedure[None]:
    """PC-EVT-02: the player of the card names a victim."""
    others = player_options(t.now, t.now.after(seat))
    victim = SeatId((yield from t.choose("victim", others, key=key, who=seat)))
    yield from t.happens(VictimNamed(seat, victim, rule="PC-EVT-02"))


def _treasure_map(t: Ctx, seat: SeatId, key: str) -> Procedure[None]:
    """PC-EVT-07: a die says on which outer island; a 6 is rolled again."""
    again, rolls = t.book.numbers.map_reroll, 0
    face = again
    while face == again:
        rolls += 1
        die = Dice(card_name("map"), 1, t.book.numbers.die_faces)
        (face,) = yield from t.roll("map", die, key=f"{key}-{rolls}", who=seat, words={"n": rolls})
    yield from t.happens(ChestLaid(seat, ISLANDS[face - 1], rule="PC-EVT-07"))


COMMANDS: dict[str, ProcedureFunction] = {"turn-treasures": turn_treasures}
