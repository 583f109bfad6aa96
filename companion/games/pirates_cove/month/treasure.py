"""PC-T1-01: a month begins, and a Treasure card is turned up on each outer island.

The window at the end of this phase (PC-T1-02) is part of the question that follows it: see `navigation`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion.core.events.announcements import Announcement, Fate, Order
from companion.core.events.event import Event
from companion.core.kit.piles import draw
from companion.core.procedures.copied_cards import known
from companion.core.procedures.procedure import Procedure, ProcedureFunction
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.pirates_cove.islands import treasure_cards
from companion.games.pirates_cove.islands.plunder import LootTurned
from companion.games.pirates_cove.model import ledger
from companion.games.pirates_cove.model.ids import OUTER
from companion.games.pirates_cove.model.names import Ctx, island_name
from companion.games.pirates_cove.model.records import Loot
from companion.games.pirates_cove.model.state import State

RULE = "PC-T1-01"


@dataclass(frozen=True)
class MonthBegan(Event[State]):
    """PC-T1-01: a month begins. loots: the cards that people have turned up, none where the app does."""

    month: int
    of: int
    loots: tuple[Loot, ...] = ()

    def apply(self, s: State) -> State:
        return replace(s, loots=self.loots)

    def line(self) -> Msg:
        return msg("cove-ev-month", n=self.month, of=self.of)

    def announcements(self) -> Sequence[Announcement]:
        began = Fate(msg("cove-told-month", n=self.month, of=self.of), picture="token:time")
        return (began, Order(msg("cove-order-loots"), "token:deck")) if self.loots else (began,)

    @property
    def begins_round(self) -> bool:
        return True


def turn_treasures(t: Ctx) -> Procedure[None]:
    """PC-T1-01: the top card of each outer island: drawn by the app, or turned on the board and told at the plunder."""
    at_table = t.now.options.treasures == "table"
    loots = tuple(Loot(island) for island in OUTER) if at_table else ()
    yield from t.happens(MonthBegan(t.now.turn.month, t.book.numbers.months, loots, rule=RULE))
    for island in () if at_table else OUTER:
        text = msg("cove-q-turned", island=island_name(island))
        pile = treasure_cards.pile(t.now, t.book)
        card = yield from draw(t, pile, key=f"turned-{island}", text=text, rule=RULE)
        yield from known(t, replace(treasure_cards.form(card), key=f"copied-{island}"))
        loot = Loot(island, card, True, *treasure_cards.numbers(t.now, card).values())
        yield from t.happens(LootTurned(loot, island_name(island), rule=RULE, echo=True))
    yield from ledger.turn(t, "PC-T1-02", phase="navigation")


COMMANDS: dict[str, ProcedureFunction] = {"turn-treasures": turn_treasures}
