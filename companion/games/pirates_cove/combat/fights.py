"""PC-COMBAT: the fights of a month, island by island, from the first Battle card to the last ship; prizes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import field

from companion.core.events.announcements import Announcement, Die, Fate, Order, Result, Side
from companion.core.events.event import Event
from companion.core.kit.agenda import Following
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command
from companion.core.questions.kinds import TABLE, Dice
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.pirates_cove.combat import fleet, order, sinking, volleys
from companion.games.pirates_cove.legends import legendary_pirates
from companion.games.pirates_cove.legends.navy import NavyGone
from companion.games.pirates_cove.model import ledger
from companion.games.pirates_cove.model.book import Book
from companion.games.pirates_cove.model.ids import ISLANDS, Island, SeatId, ShipId
from companion.games.pirates_cove.model.names import Ctx, card_title, island_name
from companion.games.pirates_cove.model.records import BlackShip, Combat, Outcome, Place
from companion.games.pirates_cove.model.state import State

# ---------------------------------------------------------------------- what comes next


def follows(s: State, book: Book) -> Following:
    """PC-COMBAT-01, -04, PC-VOLLEY-01, -06: the next step of a fight, the next fight, or the end of the phase."""
    combat = s.combat
    if combat is None:
        if s.turn.phase == "tie":
            return command("last-battle")
        island = next((each for each in ISLANDS if each not in s.turn.fought and _busy(s, book, each)), None)
        return command("end-combats") if island is None else command("join-battle", island=island)
    if fleet.crippled(s) or fleet.holed(s):
        return command("clear-wrecks")
    if fleet.is_over(s):
        return command("end-battle")
    if combat.stage == "boarding":
        return command("board")
    if not combat.next:
        return command("next-exchange")
    if not combat.next.is_seat:
        return command("npc-volley", ship=combat.next)
    seat = SeatId(combat.next)
    if volleys.reloading(s, seat) and s.options.ruling("A-17") == "pass":
        return command("hold-fire", seat=seat)
    return volleys.slot(s, book, seat)


def _busy(s: State, book: Book, island: Island) -> bool:
    """Whether there is a fight at an island, or a prize that somebody takes without one (A-11)."""
    return bool(fleet.meeting(s, book, island) or fleet.prizes(s, book, island))


# ---------------------------------------------------------------------- the beginning


class BattleJoined(Event[State], formerly=("names",)):
    """PC-COMBAT-01: ships meet at an island, "" for the last battle. quiet: nobody fights, a prize lies there."""

    island: Place
    ships: tuple[ShipId, ...]
    quiet: bool = False

    def apply(self, s: State) -> State:
        return replace(s, combat=Combat(self.island, self.ships), report=None)

    def line(self, s: State, book: Book) -> Msg | None:
        if self.quiet:
            return None
        names = _names(s, self.ships)
        if not self.island:
            return msg("pc-ev-last-battle", names=names)
        return msg("pc-ev-battle", island=island_name(self.island), names=names)

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        if self.quiet:
            return ()
        where = msg("pc-told-battle", island=island_name(self.island)) if self.island else msg("pc-told-last-battle")
        return (Fate(where, msg("pc-told-ships", names=_names(s, self.ships)), "token:sabres"),)


def _names(s: State, ships: Iterable[ShipId]) -> tuple[Msg, ...]:
    return tuple(fleet.name(s, ship) for ship in ships)


def join_battle(t: Ctx, island: Island) -> Procedure[None]:
    """PC-COMBAT-01, -02, PC-LEG-01: whoever lies at this island meets; alone with a prize, nobody fights (A-11)."""
    ships = fleet.meeting(t.now, t.book, island)
    there = tuple(player.id for player in t.now.players_at(island))
    yield from _join(t, island, ships or there, quiet=not ships)


def last_battle(t: Ctx) -> Procedure[None]:
    """PC-END-03, A-25: those who share the first place fight at no island, with their ships as they are."""
    yield from _join(t, "", _first(t.now))


def _first(s: State) -> tuple[SeatId, ...]:
    """Who shares the first place, as the end of the year found them."""
    if s.turn.waiting:
        return s.turn.waiting
    most = max(player.fame for player in s.players)
    return tuple(player.id for player in s.players if player.fame == most)


def _join(t: Ctx, island: Place, ships: tuple[ShipId, ...], *, quiet: bool = False) -> Procedure[None]:
    rule = "PC-COMBAT-01" if island else "PC-END-03"
    yield from t.happens(BattleJoined(island, ships, quiet, rule=rule))


# ---------------------------------------------------------------------- exchanges


class LineFormed(Event[State], formerly=("ships", "told")):
    """PC-VOLLEY-02: the order of an exchange, by speed; the first one of a fight is told to the table."""

    exchange: int
    order: tuple[ShipId, ...]

    def apply(self, s: State) -> State:
        return s.with_combat(round=self.exchange, order=self.order, lost=())

    def _ships(self, s: State, book: Book) -> tuple[Msg, ...]:
        """Each with its speed."""
        speeds = ((ship, fleet.speed(s, book, ship).total) for ship in self.order)
        return tuple(msg("pc-ship-speed", name=fleet.name(s, ship), n=n) for ship, n in speeds)

    def line(self, s: State, book: Book) -> Msg:
        return msg("pc-ev-exchange", n=self.exchange, ships=self._ships(s, book))

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        speeds = {fleet.speed(s, book, ship).total for ship in self.order}
        if self.exchange > 1 or len(speeds) < 2:  # of ships that are equally fast the dice have told it
            return ()
        return (Result(msg("pc-told-exchange", ships=self._ships(s, book)), picture="token:sail"),)


def next_exchange(t: Ctx) -> Procedure[None]:
    """PC-VOLLEY-01, -02, PC-LEG-FD-1: who regains hull at the end of an exchange, and the order of the next one."""
    for ship, points in t.now.fight.lost:
        if ship in fleet.npcs(t.now):
            back = min(points, fleet.npc(t.now, t.book, ship).regains)
            yield from _restored(t, ship, fleet.hull(t.now, ship) + back, "PC-LEG-FD-1")
    ranked = yield from order.by_speed(t, t.now.fight.ships, "speed")
    yield from t.happens(LineFormed(t.now.fight.round + 1, ranked, rule="PC-VOLLEY-02"))


def _restored(t: Ctx, ship: ShipId, hull: int, rule: str) -> Procedure[None]:
    if hull > fleet.hull(t.now, ship):
        yield from t.happens(sinking.HullRestored(ship, hull, rule=rule))


def clear_wrecks(t: Ctx) -> Procedure[None]:
    """PC-RETREAT-01, PC-NPC-01: what was set by hand has its consequences, too."""
    yield from sinking.settle(t)


# ---------------------------------------------------------------------- the end


class BattleEnded(Event[State], formerly=("cards", "names", "treasures")):
    """PC-COMBAT-04, PC-BOARD-03, A-30: Battle cards go to the discards, what went overboard to the bank."""

    island: Place
    quiet: bool = False

    def apply(self, s: State) -> State:
        combat = s.fight
        gone = (*s.discards, *(each.card for each in combat.played), *combat.volley)
        left = None if s.bank.treasures is None else s.bank.treasures + _overboard(combat)
        ended = replace(s, combat=None, discards=gone, bank=replace(s.bank, treasures=left))
        return ended.with_turn(fought=(*s.turn.fought, self.island)) if self.island else ended

    def line(self, s: State, book: Book) -> Msg | None:
        if self.quiet:
            return None
        names = _names(s, fleet.seats(s))
        return msg("pc-ev-holds", names=names) if names else msg("pc-ev-deserted")

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        if self.quiet:
            return ()
        return (*self._outcome(s), *_orders(s))

    def _outcome(self, s: State) -> Iterator[Announcement]:
        if self.island and (names := _names(s, fleet.seats(s))):
            yield Fate(msg("pc-told-holds", names=names, island=island_name(self.island)), None, "token:flag")


def _orders(s: State) -> Iterator[Announcement]:
    """What hands put away after a fight."""
    if cards := tuple(card_title(s, each.card) for each in s.fight.played):
        yield Order(msg("pc-order-battle-cards", cards=cards), "token:deck")
    if treasures := _overboard(s.fight):
        yield Order(msg("pc-order-overboard", n=treasures), "token:chest")


def _overboard(combat: Combat) -> int:
    """The treasures that were thrown onto cards."""
    return sum(each.treasures for each in combat.played)


class Captured(Event[State], formerly=("fate", "result", "text", "title")):
    """PC-LEG-CA-1: a ship that does not fight was taken. captors, fame: by whom, and what the die said that it brings;
    an evening of earlier versions does not say."""

    ship: ShipId
    captors: tuple[SeatId, ...] = field(default=(), compare=False)
    fame: int = field(default=0, compare=False)

    def apply(self, s: State) -> State:
        return s.with_ship(self.ship, beaten=True)

    def line(self, s: State, book: Book) -> Msg:
        title = fleet.name(s, self.ship)
        if not self.captors:
            return msg("pc-told-captured", name=title)
        return msg("pc-ev-captured", name=title, names=_names(s, self.captors), n=self.fame)

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        title, picture = msg("pc-told-captured", name=fleet.name(s, self.ship)), sinking.portrait(s, self.ship)
        if not self.captors:
            return (Fate(title, picture=picture),)
        text, dice = self.line(s, book), (Die(self.fame, book.numbers.die_faces),)
        side = Side(fleet.name(s, self.ship), *fleet.picture(s, self.ship), dice)
        return (Fate(title, text, picture), Result(text, (side,), picture="token:fame"))


class LastBattleWon(Event[State], formerly=("names",)):
    """PC-END-03: the last battle decided the evening; nobody left means that the tie stands."""

    winners: tuple[SeatId, ...]

    def apply(self, s: State) -> State:
        outcome = Outcome(self.winners, "battle" if len(self.winners) == 1 else "fame")
        return replace(s, outcome=outcome).with_turn(phase="over")

    def line(self, s: State, book: Book) -> Msg:
        return msg("pc-ev-last-won", names=_names(s, self.winners))

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        return (Fate(msg("pc-told-last-won", names=_names(s, self.winners)), None, "token:fame"),)


def end_battle(t: Ctx) -> Procedure[None]:
    """PC-COMBAT-04, PC-NPC-04, PC-NAVY-08: prizes are taken, pirates repaired, the Navy sails off."""
    combat = t.now.fight
    left, island = fleet.seats(t.now), combat.island
    for ship in fleet.npcs(t.now):
        if ship.is_legend:
            whole = legendary_pirates.hull(t.now, t.book, t.now.legend_at(ship).legend)
            yield from _restored(t, ship, whole, "PC-NPC-04")
    quiet = bool(island) and combat.stage == "boarding"
    if island:
        for prize in fleet.prizes(t.now, t.book, island):
            yield from _capture(t, prize, left)
    yield from t.happens(BattleEnded(island, quiet, rule="PC-COMBAT-04"))
    if not island:
        yield from t.happens(LastBattleWon(left or _first(t.now), rule="PC-END-03"))
    elif t.now.navy is not None and t.now.navy.island == island:
        yield from t.happens(NavyGone(rule="PC-NAVY-08"))


def _capture(t: Ctx, prize: BlackShip, left: tuple[SeatId, ...]) -> Procedure[None]:
    """PC-LEG-CA-1, A-10, A-11: the last ship there takes the galleon, and a die tells its fame.

    At Treasure Island several are left: they share, or the fastest takes it.
    """
    captors = left
    if len(left) > 1 and t.now.options.ruling("A-10") == "fastest":
        captors = (SeatId((yield from order.by_speed(t, left, "captor"))[0]),)
    if not captors:
        return
    title = fleet.name(t.now, prize.id)
    faces, who = t.book.numbers.die_faces, captors[0] if len(captors) == 1 else TABLE
    dice = (Dice(title, 1, faces),)
    (fame,) = yield from t.roll("prize", *dice, at=prize.id, who=who, words={"name": title}, about=(prize.id,))
    yield from t.happens(Captured(prize.id, captors, fame, rule="PC-LEG-CA-1"))
    for seat in captors:
        yield from ledger.fame(t, seat, fame // len(captors), "sunk", "PC-LEG-CA-1")


def end_combats(t: Ctx) -> Procedure[None]:
    """PC-T4-01, A-08: all fights of the month are over; the Navy that met nobody leaves the board."""
    if t.now.navy is not None:
        yield from t.happens(NavyGone(rule="PC-NAVY-08"))
    yield from ledger.turn(t, "PC-T4-01", phase="plunder", fought=())


COMMANDS: dict[str, ProcedureFunction] = {
    "join-battle": join_battle,
    "last-battle": last_battle,
    "next-exchange": next_exchange,
    "clear-wrecks": clear_wrecks,
    "end-battle": end_battle,
    "end-combats": end_combats,
}
