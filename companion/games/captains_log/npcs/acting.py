"""1.21 One activation under way: whose it is, what it has done, and what the table has told about the ship's place."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from companion.core.procedures.decision_report import order
from companion.core.procedures.procedure import Procedure
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.combat.ballistics import Cover
from companion.games.captains_log.events import weather
from companion.games.captains_log.fleet import ships
from companion.games.captains_log.fleet.hostility import class_of, enemies, in_order, may_lie_in_own_port, shelters
from companion.games.captains_log.fleet.npc_card import ActionFlag, NpcCard
from companion.games.captains_log.fleet.npc_keys import FlagKind
from companion.games.captains_log.model.ids import NO_ONE, Nation, NpcId, ShipId
from companion.games.captains_log.model.names import Ctx, nation, ship_option, who
from companion.games.captains_log.sea import chart, lookout
from companion.games.captains_log.voyage import calm_sea

Ready = Literal["", "fire", "board"]


@dataclass(frozen=True, slots=True)
class Sighting:
    """One look around before a movement flag.

    seen: in contact, or in sight and in reach.  hidden: out of sight, but near enough to be reached.  beside: the best
    of those in contact, "" if none; placed: whether the NPC is well placed against it.  away: not in contact.
    key, beside_key, placed_key: of the questions that told.
    """

    seen: tuple[ShipId, ...] = ()
    hidden: bool = False
    beside: ShipId = NO_ONE
    placed: bool = True
    away: tuple[ShipId, ...] = ()
    key: str = ""
    beside_key: str = ""
    placed_key: str = ""


@dataclass(frozen=True, slots=True)
class Position:
    """What is known of the hex on which the NPC stands now.

    beside: ships in contact that it could fire at.  flanks: those that it could board.  away: ships out of contact.
    unfit: ships that it could not fire at, barred: not board, in contact or not.  chosen: the last one
    attacked.  sight: the last look around for the ships in sighted.  covers: what protects those fired at from here.
    key: of the question that told it.
    """

    beside: tuple[ShipId, ...] = ()
    flanks: tuple[ShipId, ...] = ()
    away: tuple[ShipId, ...] = ()
    unfit: tuple[ShipId, ...] = ()
    barred: tuple[ShipId, ...] = ()
    chosen: ShipId = NO_ONE
    sighted: tuple[ShipId, ...] = ()
    sight: Sighting | None = None
    covers: dict[ShipId, Cover] = field(default_factory=dict)
    key: str = ""

    @classmethod
    def well(cls, ship: ShipId, attack: Ready, away: tuple[ShipId, ...] = (), key: str = "") -> Position:
        """Well placed against one ship for an attack of this kind; flank to flank serves for firing too."""
        return cls((ship,), (ship,) if attack == "board" else (), away, key=key)

    def known(self, kind: FlagKind) -> tuple[ShipId, ...]:
        """Ships that it can surely attack in this way."""
        return self.flanks if kind == "board" else self.beside

    def untold(self, kind: FlagKind, ships: tuple[ShipId, ...]) -> tuple[ShipId, ...]:
        """Those of which nobody has told yet whether they can be attacked in this way."""
        shut = (*self.away, *self.unfit, *(self.barred if kind == "board" else ()))
        return tuple(ship for ship in ships if ship not in shut)

    def told(self, kind: FlagKind, legal: tuple[ShipId, ...], missed: tuple[ShipId, ...], key: str) -> Position:
        """With an answer about some ships: those that can be attacked in this way, and those that cannot."""
        if kind == "board":
            both = tuple(dict.fromkeys((*self.beside, *legal)))
            return replace(self, beside=both, flanks=legal, barred=(*self.barred, *missed), key=key)
        return replace(self, beside=legal, unfit=(*self.unfit, *missed), key=key)


class Passed(NamedTuple):
    """What an NPC met on one hex of its way: a ship, or a fortress zone by its owner and the dice printed there, 0 on
    the ring of event 19; nothing of both: the colossal Kraken."""

    ship: ShipId
    owner: Nation | None
    dice: int


@dataclass
class Acting:
    """An NPC being played. Lives only as long as its procedure.

    actions: flags used so far.  place: forgotten as soon as the ship moves.  exempted: ships that the table found to
    be no targets: in fog, or moored at a port of the NPC's nation (CL-NPC-21).  alone: nobody but defensive ships was
    in sight and reach.  skipped: numbers of the flags that the table was last told to skip.  passed: what it met on its
    way, where the app follows the map; None where only the table saw it.
    """

    t: Ctx
    npc: NpcId
    card: NpcCard
    actions: int = 0
    place: Position = field(default_factory=Position)
    exempted: tuple[ShipId, ...] = ()
    alone: bool = False
    skipped: tuple[int, ...] = ()
    passed: tuple[Passed, ...] | None = None

    @property
    def foes(self) -> tuple[ShipId, ...]:
        """The valid enemies, the best target first."""
        found = enemies(self.t.now, self.t.book, self.npc)
        fogged = tuple(ship for ship in found if lookout.in_fog(self.t.now, ship))
        shut = (*self.exempted, *self.sheltered, *fogged)
        return in_order(self.t.now, self.npc, self.card, (ship for ship in found if ship not in shut))

    @property
    def sheltered(self) -> tuple[ShipId, ...]:
        """CL-NPC-21: the enemies that are known to lie in a port of this NPC's nation, so that nobody is asked."""
        found = enemies(self.t.now, self.t.book, self.npc)
        return tuple(ship for ship in found if shelters(self.t.now, self.card, ship) or self._lies_in_own_port(ship))

    def _lies_in_own_port(self, ship: ShipId) -> bool:
        """CL-NPC-21: whether the map shows a ship at a port of this NPC's nation."""
        there = chart.spot(self.t.now, ship)
        return there is not None and chart.harbour(self.t.now, there.at) in self.card.sides

    @property
    def quarry(self) -> tuple[ShipId, ...]:
        """The enemies that it sails for: an aggressive NPC never heads for a defensive ship (CL-NPC-27)."""
        return tuple(ship for ship in self.foes if not self.spares(ship))

    def spares(self, ship: ShipId) -> bool:
        """Whether it attacks that ship only for want of another."""
        return self.card.conduct == "aggressive" and class_of(self.t.now, ship) == "defensive"

    @property
    def leaves_lesser(self) -> bool:
        """Whether it sails off from an enemy in contact to a better one in sight and in reach, as settled (A-28)."""
        return self.t.now.options.ruling("A-28") == "leaves"

    @property
    def may_act(self) -> bool:
        """CL-NPC-06: fewer than two actions so far."""
        return self.actions < self.t.book.numbers.npc_actions

    @property
    def gone(self) -> bool:
        """Whether the ship was lost, or the evening decided, while it acted."""
        return not self.t.now.npc(self.npc).on_map or self.t.now.outcome is not None

    def next_attack(self, flag: ActionFlag) -> Ready:
        """The kind of the next attack flag below `flag` that can be played."""
        for later in self.card.flags[flag.number :]:
            if later.kind != "move" and self.playable(later):
                return later.kind
        return ""

    def playable(self, flag: ActionFlag) -> bool:
        """CL-NPC-06, -07: boarding needs the rule for it, and somebody who is not wounded (CL-BOA-04)."""
        fit = flag.value is None or flag.value > self.t.now.npc(self.npc).wounds
        return flag.kind != "board" or (self.t.now.options.switches.boarding and fit)

    def value(self, flag: ActionFlag) -> Procedure[int]:
        """Movement points or dice of a flag, read off the card if nobody has copied them."""
        if flag.value is not None:
            return flag.value
        name = f"f{flag.number}_move" if flag.kind == "move" else f"f{flag.number}_dice"
        return (yield from ships.printed(self.t, self.npc, name, key=f"f{flag.number}"))

    def allowance(self, flag: ActionFlag) -> Procedure[int]:
        """Hexes that a movement flag gives: wind and yaw do not count, lost sails and storms do (CL-NPC-15);
        no storm reaches who starts from calm sea (CL-TIL-03)."""
        printed = yield from self.value(flag)
        sails = self.t.now.npc(self.npc).sails
        hexes = max(0, printed - sails)
        if sails:
            text = msg("cl-npc-order-sails", printed=printed, sails=sails, hexes=hexes)
            yield from order(self.t, "CL-AMM-05", text, vain=True)
        if any(weather.storms(self.t.now, self.t.book)) and not (
            yield from calm_sea.starts_there(self.t, self.npc, key=f"f{flag.number}")
        ):
            hexes = weather.storm_safe(self.t.now, self.t.book, hexes)
            yield from order(self.t, "CL-EVT-12", msg("cl-npc-order-storm", hexes=hexes), vain=True)
        if hexes and calm_sea.known(self.t.now, self.t.book):
            cost = self.t.book.numbers.calm_sea_cost  # told with the order to sail, if one follows
            yield from order(self.t, "CL-TIL-03", msg("cl-npc-order-no-calm", n=cost), quiet=True, vain=True)
        return hexes

    def trail(self, flag: ActionFlag) -> tuple[Msg, ...]:
        """Where in the chapter a question stands: NPC, its kind, its flag."""
        kind = msg("cl-npc-of", role=msg(f"cl-role-{self.card.role}"), nation=nation(self.card.nation))
        words = msg(f"cl-npc-trail-{flag.kind}", n=flag.number, value=flag.value or 0, bonus=flag.bonus)
        return (self.name, kind, words)

    def bid(
        self, rule: str, text: Msg, told: Msg | None = None, note: Msg | None = None, *, steered: bool = False
    ) -> Procedure[None]:
        """An order for its miniature. told, note: how the middle of the table says it, where that is shorter.

        steered: the map will tell where to, so that only the notebook says it.
        """
        option = ship_option(self.t.now, self.npc)
        sign, colour = option.picture, option.colour
        yield from order(self.t, rule, text, picture=sign, colour=colour, told=told, note=note, vain=steered)

    @property
    def steered(self) -> bool:
        """Whether it moves over the map that the app follows, which then says how it goes."""
        return chart.is_steered(self.t.now, self.npc)

    def sails(self, rule: str, text: Msg, told: Msg | None = None, *, known: bool = True) -> Procedure[None]:
        """An order to sail, with what calm sea costs, where it lies face up (CL-TIL-03).

        told: the same in few words, the way that it takes beside it in small letters.  known: whether the map shows
        where to.
        """
        if known and self.steered:
            yield from self.bid(rule, text, steered=True)
        elif told is None:
            yield from self.bid(rule, text, self._in_calm(text))
        else:
            yield from self.bid(rule, text, told, self._in_calm(self.way))

    def _in_calm(self, words: Msg) -> Msg:
        if not calm_sea.known(self.t.now, self.t.book):
            return words
        return msg("cl-told-sails-calm", order=words, n=self.t.book.numbers.calm_sea_cost)

    @property
    def name(self) -> Msg:
        """The NPC as a person calls it."""
        return who(self.t.now, self.npc)

    @property
    def controller(self) -> Msg:
        """The player who runs it and settles what the rules leave open (CL-NPC-19)."""
        return who(self.t.now, self.t.now.npc(self.npc).seat)

    @property
    def way(self) -> Msg:
        """CL-NPC-17, -19: what it avoids on its way if it can, who chooses between equal ways, and if need be how it
        turns (A-26)."""
        way = msg("cl-npc-way", controller=self.controller)
        freely = self.t.now.options.ruling("A-26") == "freely"
        return msg("cl-npc-way-freely", way=way) if freely else way

    def ship(self, ship: ShipId) -> Msg:
        """Another ship as a person calls it."""
        return who(self.t.now, ship)

    def may_be_exempt(self, candidates: tuple[ShipId, ...]) -> bool:
        """Whether one of these could be no target: in fog, or moored where this NPC does not touch it (CL-NPC-21)."""
        return bool(self._exempt(candidates))

    def exempt(self, candidates: tuple[ShipId, ...]) -> Msg:
        """Which ships are no targets, for the note of a question; says nothing where none could be."""
        why = self._exempt(candidates)
        return msg("cl-npc-exempt", n=len(why), ships=why)

    def _exempt(self, candidates: tuple[ShipId, ...]) -> tuple[Msg, ...]:
        if chart.tells_harbours(self.t.now, candidates):
            return ()
        harbour = any(may_lie_in_own_port(self.t.now, self.card, ship) for ship in candidates)
        port = (msg("cl-npc-exempt-port", nations=tuple(nation(side) for side in self.card.sides)),) if harbour else ()
        return (*port, msg("cl-npc-exempt-fog")) if self.t.now.fog else port
