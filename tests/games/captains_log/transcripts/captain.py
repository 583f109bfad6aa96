"""What a captain of a recorded evening thinks: which ships are prey, what a port is good for, where to sail."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from companion.games.captains_log.combat import fortresses
from companion.games.captains_log.fleet import ships
from companion.games.captains_log.fleet.hostility import card_of as ship_card
from companion.games.captains_log.fleet.hostility import is_enemy
from companion.games.captains_log.fleet.npc_card import NpcCard
from companion.games.captains_log.hand.mission_cards import card_of as card_in
from companion.games.captains_log.hand.mission_cards import next_step, ongoing
from companion.games.captains_log.harbour import market
from companion.games.captains_log.missions.mission_steps import may_validate
from companion.games.captains_log.model.ids import Nation
from companion.games.captains_log.model.state import MAIN_GOODS, Floating, Good, Mission, Port
from companion.games.captains_log.voyage import berth
from companion.session.game_session import GameSession
from tests.games.captains_log.transcripts.onlooker import Onlooker
from tests.games.captains_log.transcripts.tempers import ORDINARY, Temper

DAY_SAIL = 2
"""Tiles that a player crosses in one movement; an NPC crosses one."""
WORTH = {"market-sell": 11, "mission-port": 9, "tavern-fame": 10, "yard-ship": 12, "market-buy": 6, "yard-buy": 5}
"""How much the best service of a port attracts."""
TREASURE = 14
"""How much the treasure attracts."""


@dataclass(frozen=True, slots=True)
class Errand:
    """Somewhere to go. worth: the more the better.  quarry: a ship to come alongside."""

    tile: int
    worth: float
    quarry: str = ""


class Captain(Onlooker):
    """Judges the table for the player whose turn it is.

    tempers: of the players, seat by seat.  passed: an enemy whose hex the last movement could not avoid.
    bought: the tile on which a player bought a good.
    """

    def __init__(self, evening: GameSession, seed: int, tempers: Sequence[Temper] = ()) -> None:
        super().__init__(evening, seed)
        self.tempers = dict(zip(self.s.options.seat_ids, tempers, strict=False))
        self.passed = ""
        self.bought: dict[tuple[str, Good], int] = {}

    @property
    def temper(self) -> Temper:
        """What the player whose turn it is is after."""
        return self.temper_of(self.me.id)

    def temper_of(self, seat: str) -> Temper:
        """What a player is after."""
        return self.tempers.get(seat, ORDINARY)

    @property
    def hurt(self) -> int:
        """Damage of the player's own ship."""
        return self.me.water + self.me.fire

    @property
    def icons(self) -> int:
        """Cannons that the ship can use."""
        return ships.ship_number(self.s, self.me.id, "cannons") or 4

    @property
    def guns_wanted(self) -> int:
        """Cannons that the player wants, and that the ship can use."""
        return min(self.icons, self.temper.cannons)

    @property
    def goods_aboard(self) -> int:
        """Cubes to be sold: wood and oil aside."""
        return sum(self.me.goods.of(cube) for cube in MAIN_GOODS)

    def port_here(self) -> Port | None:
        """The port of the tile on which the player lies, if it is open to that player."""
        return next((port for port in self.s.ports if port.tile and port.tile == self.here and self.open(port)), None)

    def open(self, port: Port) -> bool:
        """CL-REP-11: whether a player may moor there."""
        return berth.may_enter(self.s, self.book, self.me.id, port.flag).allowed

    def guns_above(self) -> Nation | None:
        """CL-FRT-02: the owner of the fortress of this tile, if it fires."""
        owner = dict(self.s.fortresses).get(self.here)
        return owner if owner and fortresses.hostile(self.s, self.me.id, owner).allowed else None

    def business(self, port: Port | None) -> Iterator[str]:
        """What a player would do in a port, as far as its icons allow."""
        if port is None:
            return
        me, country, money = self.me, berth.nation_of(port.flag), self.me.doubloons
        spare = money - self.temper.purse
        standing = me.standing.of(country) if country else 0
        tavern, yard = "tavern" in port.services, "yard" in port.services
        if any(self.leads(mission, port) for mission in ongoing(me)):
            yield "mission-port"
        if country and "sell" in port.services and self.sales(country, port.tile):
            yield "market-sell"
        if yard and self.hurt >= 2 and me.goods.wood:
            yield "yard-repair"
        if yard and money >= 11_000 and standing >= 2:
            yield "yard-ship"
        if tavern and money >= 9_000:
            yield "tavern-fame"
        if yard and me.cannons < self.guns_wanted and spare >= 2_000:
            yield "yard-buy"
        if yard and me.goods.wood < 2 and spare >= 1_000:
            yield "yard-wood-buy"
        if country and "buy" in port.services and money >= 3_000 and self.goods_aboard < 6:
            yield "market-buy"
        if tavern and standing >= 1 and spare >= 4_000 and not set(self.temper.people) & set(me.upgrades):
            yield "tavern-recruit"
        if tavern and self.s.options.switches.boarding and me.crew < self.temper.crew and spare >= 1_000:
            yield "tavern-crew"
        fresh = not me.tavern_used and not self.s.turn.mission_drawn and self.s.turn.stage == "player"
        if tavern and fresh and len(ongoing(me)) < min(self.temper.hand, self.book.numbers.mission_limit):
            yield "mission-take"

    def leads(self, mission: Mission, port: Port) -> bool:
        """CL-MIS-05: whether the next step of a mission can be validated in a port."""
        there = self.s.with_turn(port=port.flag, services=port.services, tile=port.tile, boats=None)
        return may_validate(there, self.book, self.me.id, mission, "port").allowed

    def at_sea(self, mission: Mission) -> int:
        """The tile on which a mission goes on outside any port, 0 if there is none or nobody knows."""
        step = next_step(card_in(self.s, self.book, mission), mission)
        return step.tile if step is not None and step.kind in ("sea", "fortress") and not mission.counter else 0

    def afloat(self, tile: int) -> list[Floating]:
        """What this player may pick up there, the goals of missions first."""
        mine = {mission.counter for mission in ongoing(self.me)} - {""}
        near = [f for f in self.s.floating if tile and f.tile == tile and (f.kind != "mission" or f.id in mine)]
        return sorted(near, key=lambda f: f.id not in mine)

    def sales(self, country: Nation, tile: int) -> list[market.TileRow]:
        """Rows on which enough of a good can be sold, but not where it was bought (CL-MKT-10, CL-MKT-13)."""
        rows, me = market.rows(self.s, country), self.me
        able = [row for row in rows if market.may_sell(self.s, me.id, country, row).allowed]
        return [
            row
            for row in able
            if me.goods.of(row.good) >= self.temper.lot and self.bought.get((me.id, row.good)) != tile
        ]

    def friend(self) -> str:
        """Another player on this tile who carries a good of which both have too little to sell."""
        near = [
            p.id for p in self.s.players if p.id != self.me.id and self.here and self.chart.at.get(p.id) == self.here
        ]
        return next((other for other in near if self.shared(other)), "")

    def shared(self, seat: str) -> tuple[Good, ...]:
        """Goods of which this player and another both have some, but neither enough to sell for fame."""
        few, other = range(1, self.book.numbers.goods_per_fame), self.s.player(seat)
        return tuple(g for g in MAIN_GOODS if self.me.goods.of(g) in few and other.goods.of(g) in few)

    def effort(self, npc: str) -> float:
        """Salvos that it would take to destroy an NPC, far too many if it is no prey."""
        card, me = ship_card(self.s, npc), self.me
        if card is None or not self.s.npc(npc).on_map or self._spared(npc, card):
            return 99
        better = min(me.cannons, me.upgrades.count("improved_cannon"))
        dice = [0] * (min(me.cannons, self.icons) - better) + [me.level] * better
        defence, cap = card.defence or 99, self.book.numbers.damage_cap
        hope = sum(min(cap, max(0, roll + bonus - defence)) for bonus in dice for roll in range(1, 13)) / 12
        left = (card.hull or 99) - self.s.npc(npc).water - self.s.npc(npc).fire
        return left / hope if hope else 99

    def _spared(self, npc: str, card: NpcCard) -> bool:
        """Ships of a nation whose ports are still open, as long as they leave the player alone."""
        hostile = is_enemy(self.s, self.book, npc, self.me.id) or card.nation in ("pirates", "none", *self.s.enemies)
        return card.nation in self.me.joined or not (hostile or card.conduct == "merchant")

    def prey(self, npc: str) -> bool:
        """Whether an NPC is weak enough; one that fires must be weaker than a harmless one."""
        card = ship_card(self.s, npc)
        flags = card.flags if card is not None else ()
        armed = any(flag.kind == "fire" for flag in flags)
        if any(flag.kind == "board" and (flag.value or 0) > self.me.crew for flag in flags):
            return False  # it would come aboard instead
        hull = ships.ship_number(self.s, self.me.id, "hull") or 9
        return self.effort(npc) <= (3 if armed else 5) + self.temper.courage and self.hurt < hull - (4 if armed else 2)

    def target(self) -> str:
        """The weakest prey alongside, "" if there is none or the player lies on a mooring."""
        if self.me.id in self.chart.moored:
            return ""
        near = [npc.id for npc in self.s.npcs if self.chart.beside(self.me.id, npc.id) and self.prey(npc.id)]
        near = [npc for npc in near if not {self.me.id, npc} & set(self.chart.in_fog())]
        return min(near, key=self.effort, default="")

    def stronger(self, npc: str) -> bool:
        """Whether boarding promises more than firing: clearly more people than the other has."""
        card = ship_card(self.s, npc)
        theirs = (card.crew or 99) - self.s.npc(npc).wounds if card else 99
        return self.s.options.switches.boarding and self.me.crew - 2 >= self.temper.bold * theirs

    # ------------------------------------------------------------------ where to

    def errand(self) -> Errand | None:
        """The best of all errands, each the poorer the longer the way."""
        found = [(errand.worth - 2 * self._turns(errand.tile), errand) for errand in self._errands()]
        worth, best = max(found, key=lambda rated: rated[0], default=(0.0, None))
        return best if worth > 0 else None

    def _turns(self, tile: int) -> int:
        way = self.chart.route(self.here, tile, self.s.revealed)
        return -(-len(way) // DAY_SAIL) if way or tile == self.here else 99

    def _errands(self) -> Iterator[Errand]:
        more = self.temper.worth
        for npc in self.s.npcs:
            there = self.chart.at.get(npc.id)
            if there and self.prey(npc.id) and not self.chart.beside(self.me.id, npc.id):
                yield Errand(there, 12 + more.get("prey", 0) - self.effort(npc.id), npc.id)
        urgent = WORTH | {"yard-repair": 2 * self.hurt, "mission-take": 3}
        for port in self.s.ports:
            if port.tile and port.tile != self.here and self.open(port):
                wanted = (urgent.get(service, 0) + more.get(service, 0) for service in self.business(port))
                yield Errand(port.tile, max(wanted, default=0))
        for mission in ongoing(self.me):
            if (tile := self.at_sea(mission)) in self.s.revealed and tile != self.here:
                yield Errand(tile, WORTH["mission-port"] + more.get("mission-port", 0))
        if self.seeks_treasure() and self.chart.treasure in self.s.revealed and self.chart.treasure != self.here:
            yield Errand(self.chart.treasure, TREASURE)
        for tile in self.s.revealed:
            floating = len(self.afloat(tile))
            unknown = 6 + more.get("explore", 0) if self.uncharted(tile) else 0
            if tile != self.here:
                yield Errand(tile, max(unknown, 3 * floating + 2 + more.get("afloat", 0) if floating else 0))

    def seeks_treasure(self) -> bool:
        """CL-TRS-06: both cards are known, and the only try is left."""
        return self.me.clues == self.book.numbers.treasure_clues and not self.me.treasure_tried
