"""1.18 What a capture brings: rewards, people, a ship or missions to take over (rulebook p.21)."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.events.announcements import Announcement, Change, Order
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure
from companion.core.procedures.refusals import refuse
from companion.core.questions.kinds import Option
from companion.core.rules.verdicts import ALLOWED, Verdict, refused
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Arg, Msg, msg
from companion.games.captains_log.combat import melee, outcomes
from companion.games.captains_log.fleet import whaling
from companion.games.captains_log.fleet.ships import crew_limit, printed
from companion.games.captains_log.hand import mission_cards, mission_progress
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import CardId, MissionId, NpcId, SeatId, ShipId
from companion.games.captains_log.model.names import Ctx, q, who
from companion.games.captains_log.model.state import State
from companion.games.captains_log.ship import hold, upgrades


class Enlisted(Event[State], formerly=("name", "before")):
    """People of a captured ship joined the winner: crew of a player, healed wounds of an NPC."""

    ship: ShipId
    n: int

    def apply(self, s: State) -> State:
        if self.ship.is_npc:
            return s.with_npc(self.ship, wounds=max(0, s.npc(self.ship).wounds - self.n))
        return s.with_player(self.ship, crew=s.player(self.ship).crew + self.n)

    def line(self, s: State, book: Book) -> Msg | None:
        return msg("cl-ev-enlisted", n=self.n)

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        name = who(s, self.ship)
        if self.ship.is_player:
            crew = s.player(self.ship).crew
            return (Change(msg("cl-told-crew-enlisted", name=name), "token:crew", crew, crew + self.n, good=True),)
        if not (wounds := s.npc(self.ship).wounds):  # people without wounds heal none
            return ()
        words = msg("cl-told-now-wound-npc", ship=name, limit=0)
        return (Change(words, "token:crew", wounds, max(0, wounds - self.n)),)


class ShipTaken(Event[State], formerly=("name",)):
    """A player sails the captured ship from now on, with the damage that it had; the old card goes to the box."""

    seat: SeatId
    npc: NpcId
    card: CardId
    level: int
    water: int
    fire: int
    sails: int

    def apply(self, s: State) -> State:
        old = s.player(self.seat).ship
        box = (*(card for card in s.box if card != self.card), *((old,) if old else ()))
        taken = s.with_player(
            self.seat, ship=self.card, level=self.level, water=self.water, fire=self.fire, sails=self.sails, hold=()
        )
        return replace(taken.with_npc(self.npc, captured=True), box=box, era=max(s.era, self.level))

    def line(self, s: State, book: Book) -> Msg | None:
        return msg("cl-ev-ship-taken", ship=who(s, self.npc))

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        words = msg("cl-told-ship-taken", ship=who(s, self.npc), level=self.level)
        return (Order(words, "ship:schooner", seat=self.seat),)


class MissionsTaken(Event[State]):
    """A captor goes on with missions of a captured player from the steps they had reached."""

    victim: ShipId
    captor: SeatId
    missions: tuple[MissionId, ...]

    def apply(self, s: State) -> State:
        taken = tuple(m for m in s.player(self.victim).missions if m.id in self.missions)
        left = tuple(m for m in s.player(self.victim).missions if m.id not in self.missions)
        mine = (*s.player(self.captor).missions, *taken)
        return s.with_player(self.victim, missions=left).with_player(self.captor, missions=mine)

    def line(self, s: State, book: Book) -> Msg | None:
        return msg("cl-ev-missions-taken", n=len(self.missions))

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        return (Order(msg("cl-told-missions-taken", n=len(self.missions)), "token:mission", seat=self.captor),)

    @property
    def reveals(self) -> bool:
        return True


def take(t: Ctx, attacker: ShipId, target: ShipId, remaining: int, *, key: str) -> Procedure[None]:
    """CL-BOA-11, CL-BOA-12, CL-BOA-15: rewards, people who change sides, a ship or missions to take over.

    remaining: people left aboard the loser, who counts as destroyed for reputation and replacement, with one fame for
    the capture (A-17, A-21).
    """
    swap, whale = None, whaling.is_whale(t.now, target)
    renounced = yield from _renounces(t, attacker, target, key=key)
    if whale or renounced:
        remaining = 0  # neither a ship nor people (CL-WHL-08)
    elif attacker.is_player and target.is_npc:
        swap = yield from _swap(t, attacker.seat, target, key=key)
    elif attacker.is_player:
        reached = mission_progress.served(t.now, t.book, attacker, target, "captured")
        yield from mission_progress.mark(t, reached, target, "CL-MIS-12")
        yield from _take_missions(t, attacker.seat, target, key=key)
    if swap is not None:
        yield from t.happens(swap)
        yield from hold.remembered(t, attacker.seat, key=f"{key}-new")
        yield from upgrades.count_icons(t, attacker.seat)
    deed: outcomes.Deed = "ram" if renounced else "attack"
    yield from outcomes.destroy(t, target, "captured", attacker, key=key, deed=deed)
    enlisting = remaining
    if enlisting and attacker.is_player:
        yield from printed(t, attacker, "crew", key=f"{key}-limit")
        crew = t.now.player(attacker).crew
        enlisting = melee.enlisted(enlisting, crew, crew_limit(t.now, t.book, attacker.seat))
    if enlisting:
        rule = "CL-BOA-12" if attacker.is_player else "CL-BOA-11"
        yield from t.happens(Enlisted(attacker, enlisting, rule=rule))


def _renounces(t: Ctx, captor: ShipId, victim: ShipId, *, key: str) -> Procedure[bool]:
    """CL-MIS-P04: a captor on that mission may give up the rewards of the ship, which completes it."""
    missions = mission_progress.renouncing(t.now, t.book, captor.seat) if captor.is_player else ()
    if not missions:
        return False
    question = q.yes_no("renounce", under=key, who=captor, words={"ship": who(t.now, victim)}, short=True, default=True)
    renounced = yield from t.ask(mission_cards.private(t.now, question, missions[0]))
    if renounced:
        yield from mission_progress.mark(t, tuple((captor.seat, m.id) for m in missions), victim, "CL-MIS-P04")
    return renounced


def may_swap(s: State, book: Book, seat: SeatId, level: int) -> Verdict:
    """CL-BOA-13: whether a captured NPC ship may be sailed; the printed ships of board A stay (CL-SHP-01)."""
    verdict, own = ALLOWED, s.player(seat).level
    if s.player(seat).board == "A":
        verdict &= refused("CL-SHP-01", msg("cl-printed-ship"))
    if not melee.may_swap_level(own, level, book.numbers.capture_level_gap):
        verdict &= refused("CL-BOA-13", msg("cl-ship-too-big", level=level, own=own))
    return verdict


def _swap(t: Ctx, seat: SeatId, target: ShipId, *, key: str) -> Procedure[ShipTaken | None]:
    """CL-BOA-13: it keeps its damage and brings no upgrades and no cannons; those of the player stay."""
    level = yield from printed(t, target, "level", key=key)
    verdict = may_swap(t.now, t.book, seat, level)
    if not verdict.allowed:
        yield from refuse(t, verdict)
        return None
    npc = t.now.npc(target)
    words: dict[str, Arg] = {"ship": who(t.now, target), "level": level, "damage": npc.water + npc.fire}
    wanted = yield from t.yes_no("swap", under=key, who=seat, words=words, note=True, default=False)
    if not wanted:
        return None
    return ShipTaken(seat, npc.id, npc.card, level, npc.water, npc.fire, npc.sails, rule="CL-BOA-13")


def _take_missions(t: Ctx, captor: SeatId, victim: ShipId, *, key: str) -> Procedure[None]:
    """CL-BOA-14: unfinished missions of a captured player, as many as the captor may hold (CL-MIS-02)."""

    room = mission_cards.limit(t.now, t.book, captor) - len(mission_cards.counted(t.now, captor))
    loot = mission_cards.ongoing(t.now.player(victim))
    if not loot or room <= 0:
        return
    options = tuple(
        Option(m.id, msg("cl-mission-taken", n=i, step=m.step), picture="token:mission") for i, m in enumerate(loot, 1)
    )
    words = {"name": t.now.name_of(victim)}
    most = min(room, len(loot))
    taken = yield from t.pick(
        "missions", options, under=key, who=captor, words=words, text="take-missions", none=True, hi=most
    )
    if taken:
        yield from t.happens(MissionsTaken(victim, captor, taken, rule="CL-BOA-14"))
