"""A player for recorded evenings, with plausible wishes.

What it likes, from the most urgent to the least: repairing a ship that is nearly lost, firing at weak ships, selling
four of a good, buying where it is cheap, missions, unknown tiles, barrels on the way.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from companion.core.procedures.menus import Menu
from companion.core.questions.kinds import Ask, Choose, Number, Pick
from companion.games.captains_log.fleet.hostility import is_enemy
from companion.games.captains_log.hand.mission_cards import ongoing
from companion.games.captains_log.harbour import market
from companion.games.captains_log.model.state import MAIN_GOODS, Port
from companion.games.captains_log.voyage import berth
from companion.session.game_session import GameSession
from tests.games.captains_log.transcripts.captain import DAY_SAIL, Captain
from tests.games.captains_log.transcripts.onlooker import FACTS
from tests.games.captains_log.transcripts.tempers import Temper

TIMES = {"market-sell": 2, "tavern-crew": 3}
"""How often a service of a port is used in one visit, where that is more than once."""
CARGO = 8
"""Goods that a player takes aboard."""


class Sailor(Captain):
    """Plays every seat of an evening. daring: whether the last movement led past the guns of a fortress."""

    def __init__(self, evening: GameSession, seed: int, tempers: Sequence[Temper] = ()) -> None:
        super().__init__(evening, seed, tempers)
        self.done: list[str] = []
        self.shopped: list[str] = []
        self.turn = (0, "")
        self.daring = False

    def answer(self, question: Ask[Any]) -> Any:
        """A wish from the menu, else what the table says."""
        if self.turn != (self.s.turn.round, self.me.id):
            self.turn, self.done = (self.s.turn.round, self.me.id), []
        if not isinstance(question, Menu):
            return super().answer(question)
        self.chart.follow(self.evening.journal.entries, self.s)
        return self._wish(question)

    # ------------------------------------------------------------------ the menu

    def _wish(self, menu: Menu) -> str:
        legal = [option.id for option in menu.options if option.verdict.allowed]
        kinds = {"start": self._before_the_start, "purchases": self._in_port, "turn": self._in_turn}
        wishes = kinds.get(menu.key.split("-")[0])
        chosen = next((wish for wish in wishes() if wish in legal), menu.main) if wishes else menu.main
        self.done.append(chosen)
        if chosen == "move":
            self._cast_off()
        elif chosen == "enter-port":
            self.chart.moored.add(self.me.id)
        return chosen

    def _before_the_start(self) -> Iterator[str]:
        for player in self.s.players:
            if player.id not in self.shopped:
                self.shopped.append(player.id)
                yield f"shop-{player.id}"

    def _in_turn(self) -> Iterator[str]:
        """What the player would like to do now, the most urgent first; what is not legal is passed over."""
        if self.s.turn.port:
            yield from self._in_port()
            return
        yield "survey"
        yield from self._on_errands()
        yield from self._under_sail()
        if self.hurt >= 4 and self.me.goods.wood:
            yield "repair"
        if self.target():
            yield "board" if self.stronger(self.target()) else "fire"
        if "enter-port" not in self.done and any(self.business(self.port_here())):
            yield "enter-port"
        if self.friend() and "trade" not in self.done:
            yield "trade"
        if self.uncharted(self.here) and "explore" not in self.done:
            yield "explore"
        if self.here and self.errand() is not None:
            yield "move"
        yield "end-turn"

    def _on_errands(self) -> Iterator[str]:
        """CL-MIS-05, CL-TRS-06: what missions and clues ask for outside ports."""
        for wish in ("mission-sea", "mission-action"):
            if wish not in self.done and any(self.at_sea(m) == self.here != 0 for m in ongoing(self.me)):
                yield wish
        if self.seeks_treasure() and self.here == self.chart.treasure:
            yield "treasure"

    def _under_sail(self) -> Iterator[str]:
        """What the way brings."""
        if self.afloat(self.here) and self.done.count("pick-up") < 2:
            yield "pick-up"
        if "fire-zone" not in self.done and self.daring and self.guns_above():
            yield "fire-zone"
        if "pass-by" not in self.done and self.passed:
            yield "pass-by"
        if "storm" not in self.done and self.turn[0] % 3 == 0:
            yield "storm"
        if "jettison" not in self.done and self.goods_aboard > CARGO:
            yield "jettison"
        if "stowaway" not in self.done and "leave-port" in self.done:
            yield "stowaway"

    def _in_port(self) -> Iterator[str]:
        """CL-PRT-03: everything that the port is good for, each once, then out."""
        port = self.port_here() or Port(self.s.turn.port, self.s.turn.services)
        for service in self.business(port):
            if self.done.count(service) < TIMES.get(service, 1):
                yield service
        yield "leave-port"

    def _cast_off(self) -> None:
        """Sail towards the errand, as far as one movement goes; alongside the quarry if it is reached."""
        errand = self.errand()
        if errand is None:
            self.chart.sail(self.me.id, self.here)
            return
        way = (self.here, *self.chart.route(self.here, errand.tile, self.s.revealed))[: DAY_SAIL + 1]
        reached = way[-1] == errand.tile
        self.chart.sail(self.me.id, way[-1], errand.quarry if reached else "")
        between = [npc.id for npc in self.s.npcs if self.chart.at.get(npc.id) in way[1:-1]]
        enemies = [npc for npc in between if is_enemy(self.s, self.book, npc, self.me.id)]
        self.passed = enemies[0] if enemies and self.chance.random() < 0.5 else ""
        self.daring = self.chance.random() < 0.5

    # ------------------------------------------------------------------ questions about a wish

    def quarry(self, q: Choose) -> str:
        """The ship at which a player fires, or that is boarded."""
        return self.target()

    def owner(self, q: Choose) -> str:
        """CL-FRT-02: whose fortress stands here."""
        return self.guns_above() or ""

    def shooter(self, q: Choose) -> str:
        """Whose hex was entered on the way."""
        return self.passed

    def worst(self, q: Pick) -> list[str]:
        """The good of which there is least: the hold is overfull."""
        return [min(MAIN_GOODS, key=lambda g: self.me.goods.of(g) or CARGO)]

    def port(self, q: Choose) -> str:
        """The known port of this tile."""
        tile = f"-{self.here}-"
        return next((o.id for o in q.options if o.id.startswith("port-") and tile in o.id), "")

    def floating(self, q: Choose) -> str:
        """What floats on this tile."""
        return next((f.id for f in self.afloat(self.here)), "")

    def purchase(self, q: Choose) -> str:
        """The fullest row: that is where a good is cheap."""
        legal = [o.id for o in q.options if o.verdict.allowed]
        country = berth.nation_of(self.s.turn.port)
        rows = [row for row in market.rows(self.s, country) if row.id in legal] if country else []
        fullest = max(rows, key=lambda row: row.stock(self.s), default=None)
        if fullest is None:
            return ""
        self.bought[self.me.id, fullest.good] = self.here
        return fullest.id

    def sale(self, q: Choose) -> str:
        """The row of the good of which there is most aboard."""
        country = berth.nation_of(self.s.turn.port)
        rows = self.sales(country, self.here) if country else []
        return max(rows, key=lambda row: self.me.goods.of(row.good)).id if rows else ""

    def cubes(self, q: Number) -> int:
        """As many as a hold takes; when selling, all."""
        buying = self.evening.now.command is not None and self.evening.now.command.name == "market-buy"
        return min(q.hi, CARGO) if buying else q.hi

    def ware(self, q: Choose) -> str:
        """A cannon as long as the ship has room for one."""
        return "cannon"

    def count(self, q: Number) -> int:
        """Of cannons, as many as are wanted."""
        return max(q.lo, min(q.hi, self.guns_wanted - self.me.cannons))

    def recruit(self, q: Choose) -> str:
        """CL-TAV-04: whoever is wanted, from the space on which the app knows somebody to wait."""
        offer = {f"{i // 3 + 1}-{i % 3 + 1}": upgrade for i, upgrade in enumerate(self.s.tavern)}
        able = [o.id for o in q.options if o.verdict.allowed]
        return min(able, key=lambda place: self._wanted(offer.get(place) or place), default="")

    def _wanted(self, upgrade: str) -> int:
        people = self.temper.people
        return people.index(upgrade) if upgrade in people else len(people)

    def thanks(self, q: Choose) -> str:
        """CL-REP-09: the friend with the best opinion already, as long as its marker can move."""
        lines = [o.id for o in q.options if o.id not in self.s.enemies]
        return max(lines, key=lambda name: self.me.standing.of(name), default="")  # type: ignore[arg-type]

    def captain(self, q: Choose) -> str:
        """CL-CAP-01: whoever can do what the player is after."""
        wanted, captains = self.temper_of(q.who).captain, {captain.id: captain for captain in self.book.captains}

        def rank(card: str) -> int:
            able = [ability.does for ability in captains[card].abilities] if card in captains else []
            return min((wanted.index(does) for does in able if does in wanted), default=len(wanted))

        return min((o.id for o in q.options if o.verdict.allowed), key=rank, default="")

    def kept(self, q: Choose) -> str:
        """CL-MIS-03: of the cards drawn the best-liked one that can be completed at this table."""
        able = [o.id for o in q.options if o.note is None or o.note.key != "cl-mission-hopeless"]
        return min(able or [o.id for o in q.options], key=lambda card: self._rank(card.rpartition("-")[0]))

    def surplus(self, q: Pick) -> list[str]:
        """CL-MIS-02: the least liked ones go."""
        types = {mission.id: mission.type or "" for mission in ongoing(self.me)}
        return sorted((o.id for o in q.options), key=lambda held: -self._rank(types.get(held, "")))[: q.lo]

    def _rank(self, kind: str) -> int:
        liked = self.temper.missions
        return next((i for i, other in enumerate(liked) if other == kind), len(liked))

    def laid(self, q: Choose) -> str:
        """CL-DYN-02, CL-DYN-04: some tiles while there is room beside the ship, at last perhaps what a gap hides."""
        number, most = int(q.key.removeprefix("step-")), self.temper.lookout
        if number <= most and self.uncharted(self.here):
            return "tile"
        return "turn" if number <= most + 1 and self.chance.random() < 0.3 else "done"

    def advancing(self, q: Pick) -> list[str]:
        """CL-MIS-06: all missions whose step is done here."""
        return [option.id for option in q.options if option.verdict.allowed]

    def partner(self, q: Choose) -> str:
        """CL-TRD-02: who carries the same good."""
        return self.friend()

    def offered(self, q: Pick) -> list[str]:
        """All of the good that both have."""
        return list(self.shared(self.friend())[:1])

    def asked(self, q: Pick) -> list[str]:
        """Coins."""
        return ["doubloons"] if any(o.id == "doubloons" for o in q.options) else []

    def agrees(self, q: Ask[Any]) -> bool:
        """Always: it is a fair price."""
        return True

    SPOKEN = (
        (r"target|board-target", quarry),
        (r"owner", owner),
        (r"passed", shooter),
        (r"drop", worst),
        (r"port", port),
        (r"what", floating),
        (r"row", purchase),
        (r"sale", sale),
        (r"cubes", cubes),
        (r"ware", ware),
        (r"n", count),
        (r"space|upgrade", recruit),
        (r".*war-bonus", thanks),
        (r"captain-.*", captain),
        (r"keep", kept),
        (r".*discard-.*", surplus),
        (r"step-\d+", laid),
        (r"missions", advancing),
        (r"partner", partner),
        (r"give-what", offered),
        (r"get-what", asked),
        (r"agreed", agrees),
        *FACTS,
    )
