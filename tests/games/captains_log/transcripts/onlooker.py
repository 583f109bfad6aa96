"""Who answers for the table: facts read off the imagined board, tokens and cards as they come out of bag and box."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, ClassVar

from companion.core.questions.kinds import Ask, Choose, Number, Pick
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.state import Player, State
from companion.games.captains_log.modes import solo
from companion.session.game_session import GameSession
from companion.simulation.robot import Robot
from tests.games.captains_log.transcripts.chart import Chart

Speaker = Callable[[Any, Any], Any]
"""Answers a question of some keys, or returns what the question does not admit, so that the likely answer is taken."""


class Onlooker(Robot):
    """Answers every question of an evening: as its SPOKEN say, else the likely answer, else anything legal."""

    SPOKEN: ClassVar[tuple[tuple[str, Speaker], ...]] = ()
    """Question keys and who answers them, the first that fits."""

    def __init__(self, evening: GameSession, seed: int) -> None:
        super().__init__(f"sailor/{seed}")
        self.evening = evening
        numbers = evening.game.book.numbers
        tiles = len(solo.tiles_in_use(evening.state, numbers))
        self.chart = Chart(seed, tiles, numbers.kraken_tile, numbers.fog_tile)

    @property
    def s(self) -> State:
        """The state of this moment."""
        state: State = self.evening.state
        return state

    @property
    def book(self) -> Book:
        """The printed book."""
        book: Book = self.evening.game.book
        return book

    @property
    def me(self) -> Player:
        """The player whose turn it is."""
        return self.s.active

    @property
    def here(self) -> int:
        """The tile on which that player lies, 0 off the map."""
        return self.chart.at.get(self.me.id, 0)

    def answer(self, question: Ask[Any]) -> Any:
        """What the table says."""
        self.chart.follow(self.evening.journal.entries, self.s)
        spoken = next((speak for pattern, speak in self.SPOKEN if re.fullmatch(pattern, question.key)), None)
        value = spoken(self, question) if spoken else None
        if value is not None and question.admits(value):
            return value
        return question.default if question.default is not None else super().answer(question)

    def uncharted(self, tile: int) -> list[int]:
        """Hidden tiles around one."""
        hidden = solo.hidden_tiles(self.s, self.book.numbers)
        return [near for near in self.chart.around(tile) if near in hidden] if tile else []

    # ------------------------------------------------------------------ where the ships lie

    def where(self, q: Choose) -> str:
        """CL-NPC-25: how far the only enemy of an NPC is."""
        npc, ship = q.about
        if self.chart.beside(npc, ship):
            return "contact"
        return "reach" if self.chart.far(npc, ship) <= 1 else "far"

    def seen(self, q: Pick) -> list[str]:
        """CL-NPC-25, CL-WHL-04: those a tile away or less."""
        return [o.id for o in q.options if self.chart.far(q.about[0], o.id) <= 1]

    def contact(self, q: Choose) -> str:
        """CL-NPC-30: the first one alongside, more often well placed than not."""
        for option in q.options:
            ship, _, how = option.id.partition(":")
            if how and self.chart.beside(q.about[0], ship) and (how == "turn" or self.chance.random() < 0.7):
                return option.id
        return "apart"

    def placed(self, q: Ask[Any]) -> bool:
        """CL-NPC-30: more often well placed than not."""
        return self.chance.random() < 0.7

    def nearest(self, q: Choose) -> str:
        """CL-NPC-29: those alongside first, then by tiles."""
        npc, near = q.about[0], [o.id for o in q.options if o.id in self.chart.at]
        return min(near, key=lambda ship: (not self.chart.beside(npc, ship), self.chart.far(npc, ship)), default="")

    def alongside(self, q: Ask[Any]) -> Any:
        """CL-NPC-31, CL-PIN-01: which of the ships lie alongside."""
        if isinstance(q, Pick):
            return [o.id for o in q.options if self.chart.beside(q.about[0], o.id)]
        return self.chart.beside(*q.about)

    def others(self, q: Ask[Any]) -> bool:
        """CL-NPC-27: whether one of these is in sight and in reach."""
        return any(self.chart.far(q.about[0], ship) <= 1 for ship in q.about[1:])

    def arrives(self, q: Ask[Any]) -> bool:
        """CL-NPC-35: the order has brought it a tile nearer; there it lies or not."""
        return self.chart.at.get(q.about[0]) == dict(q.text.args)["tile"]

    def cover(self, q: Ask[Any]) -> list[str]:
        """CL-RNG-06: who lies on a mooring is known; now and then somebody shows the bow."""
        if q.about[0] in self.chart.moored:
            return ["moored"]
        return ["bow-stern"] if self.chance.random() < 0.2 else []

    def moored(self, q: Ask[Any]) -> bool:
        """CL-BOA-07: whether a player lies on a mooring."""
        return q.about[0] in self.chart.moored

    def rammed(self, q: Number) -> int:
        """CL-WHL-05: the whale rams after a run of a few hexes."""
        return self.chance.randint(q.lo, min(q.hi, 5))

    # ------------------------------------------------------------------ what comes out of bag and box

    def discovered(self, q: Pick) -> list[str]:
        """CL-EXP-04: up to three of the tiles around."""
        return [str(tile) for tile in self.uncharted(self.here)[:3]]

    def any_one(self, q: Choose) -> str:
        """A flag out of the bag, or whatever else nobody chooses."""
        return self.chance.choice([o.id for o in q.options])

    def cargo(self, q: Pick) -> list[str]:
        """One kind of goods."""
        return [self.chance.choice([o.id for o in q.options])]

    def few(self, q: Number) -> int:
        """One or two."""
        return self.chance.randint(1, 2)

    def amount(self, q: Number) -> int:
        """One or two thousand."""
        return self.chance.choice((1000, 2000))

    def reward(self, q: Pick) -> list[str]:
        """One thing: of a barrel mostly goods or doubloons, of a mission doubloons or reputation."""
        barrel = ("goods", "doubloons", "goods", "doubloons", "clue")
        return [self.chance.choice(barrel if q.key.startswith("barrel") else ("doubloons", "reputation"))]

    def covered(self, q: Pick) -> list[str]:
        """CL-DMG-02: one salvo in three reaches the goods."""
        return [q.options[0].id] if self.chance.random() < 0.34 else []

    def met(self, q: Pick) -> list[str]:
        """CL-KRK-06: of those on the tiles that it crosses one lies in the way of the Kraken now and then."""
        tiles = {self.chart.kraken, self.chart.crossed} if self.chart.kraken else set()
        near = [o.id for o in q.options if self.chart.at.get(o.id) in tiles]
        return [self.chance.choice(near)] if near and self.chance.random() < 0.5 else []

    def lifts(self, q: Ask[Any]) -> bool:
        """CL-EVT-14: fog stays a while."""
        return self.chart.fog_gone

    def misty(self, q: Pick) -> list[str]:
        """CL-EVT-14: who lies in the fog."""
        return [o.id for o in q.options if o.id in self.chart.in_fog()]

    def unearthed(self, q: Ask[Any]) -> bool:
        """CL-TRS-06: whether the treasure lies where the player is."""
        return self.here == self.chart.treasure


FACTS: tuple[tuple[str, Speaker], ...] = (
    (r"f\d+-where", Onlooker.where),
    (r"f\d+-seen", Onlooker.seen),
    (r"f\d+-(contact|lesser)", Onlooker.contact),
    (r"f\d+-placed", Onlooker.placed),
    (r"f\d+-nearest", Onlooker.nearest),
    (r"f\d+-targets|.*-pincer", Onlooker.alongside),
    (r"f\d+-others", Onlooker.others),
    (r"f\d+-arrives", Onlooker.arrives),
    (r"f\d+-travelled", Onlooker.rammed),
    (r".*-cover", Onlooker.cover),
    (r".*-moored", Onlooker.moored),
    (r"tiles", Onlooker.discovered),
    (r"flag-\d+", Onlooker.any_one),
    (r"(.+-)?reward", Onlooker.reward),
    (r"(.+-)?price", Onlooker.amount),
    (r"(barrel|mission-\d+)-goods", Onlooker.cargo),
    (r"(barrel|mission-\d+)-(tea|silver|cotton|sugar|oil|wood)", Onlooker.few),
    (r".*-covered", Onlooker.covered),
    (r".*-met", Onlooker.met),
    (r".*-fog", Onlooker.misty),
    (r"found", Onlooker.unearthed),
    (r"fog-gone", Onlooker.lifts),
)
"""What anybody at the table can see."""
