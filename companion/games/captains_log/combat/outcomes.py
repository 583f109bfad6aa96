"""1.16 Outcomes: when a ship is lost, what follows, and how a player comes back (rulebook p.19, 21, 54)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from companion.core.events.announcement_events import Announced
from companion.core.events.announcements import Announcement, Fate, Order
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure, first_of
from companion.core.questions.kinds import Dice, Option
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.combat import spoils
from companion.games.captains_log.fleet import npc_pile
from companion.games.captains_log.fleet.ships import commander, flag_of, initial_crew, printed
from companion.games.captains_log.hand import mission_progress
from companion.games.captains_log.model import stowage
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import NATIONS, NO_ONE, SeatId, ShipId, SideId
from companion.games.captains_log.model.ledger import by_ruling
from companion.games.captains_log.model.names import Ctx, nation, piece, who
from companion.games.captains_log.model.numbers import Numbers
from companion.games.captains_log.model.state import Npc, Player, State
from companion.games.captains_log.renown import fame
from companion.games.captains_log.reputation import reputation
from companion.games.captains_log.sea import places
from companion.games.captains_log.ship import hold
from companion.games.captains_log.voyage import berth

How = Literal["sunk", "burned", "collapsed", "crewless", "captured", "withdrawn", "lost"]
"""crewless: crew wiped out (A-58).  withdrawn: it left play by itself (CL-OUT-09).  lost: to the Kraken or an event."""
Deed = Literal["attack", "ram", "spread"]
"""attack: shots or boarding, fully rewarded.  ram: fame alone (CL-RAM-05).  spread: fire that grew (CL-OUT-07)."""

RULES: dict[How, str] = {
    "sunk": "CL-OUT-01",
    "burned": "CL-OUT-02",
    "collapsed": "CL-OUT-03",
    "crewless": "CL-SHP-05",
    "captured": "CL-OUT-04",
    "lost": "CL-OUT-09",
    "withdrawn": "CL-OUT-09",
}
FAME = {"attack": ("F-DES", "CL-OUT-05"), "ram": ("F-RAM", "CL-RAM-05"), "spread": ("F-DES", "CL-OUT-07")}


class ShipLost(Event[State], formerly=("name", "by_name", "picture", "colour", "sailing")):
    """A ship was lost. by: whoever is responsible, "" if nobody."""

    ship: ShipId
    how: How
    by: SideId

    def apply(self, s: State) -> State:
        return s.with_npc(self.ship, on_map=False) if self.ship.is_npc else s

    def line(self, s: State, book: Book) -> Msg | None:
        if self.how == "withdrawn":  # an order has told it
            return None
        ship, how = who(s, self.ship), msg(f"cl-how-{self.how}")
        if not self.by:
            return msg("cl-ev-ship-lost", ship=ship, how=how)
        return msg("cl-ev-ship-lost-by", ship=ship, how=how, by=who(s, self.by))

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        kind = "ship" if self.ship.is_player else "npc"
        title = msg(f"cl-told-lost-{kind}-{self.how}", ship=who(s, self.ship))
        by = msg("cl-told-lost-by", by=who(s, self.by)) if self.by else None
        picture, colour = piece(s, self.ship)
        lost = Fate(title, by, picture, colour)
        if self.ship.is_npc and s.npc(self.ship).on_map:
            return (lost, Order(msg("cl-told-off-the-map", n=self.ship.number), picture, colour))
        return (lost,)


class PlayerDestroyed(Event[State], formerly=("colour",)):
    """A player's miniature left the map. damage: water damage with which the ship will come back.  missions, crew:
    those that are lost with it."""

    seat: SeatId
    damage: int
    missions: int
    crew: int = 0

    def apply(self, s: State) -> State:
        player = s.player(self.seat)
        return s.with_player(
            self.seat,
            afloat=False,
            bow=0,
            moored=False,
            crew=0,
            water=self.damage,
            fire=0,
            sails=0,
            card_wounds=0,
            card_damage=0,
            grappled_by="",
            last_damage="",
            last_hit_by=NO_ONE,
            hold=stowage.sound(player.hold),
            missions=tuple(mission for mission in player.missions if mission.done),
        )

    def line(self, s: State, book: Book) -> Msg | None:
        return msg("cl-ev-player-destroyed", damage=self.damage, missions=self.missions, crew=self.crew)

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        words = msg("cl-ev-player-destroyed", damage=self.damage, missions=self.missions, crew=self.crew)
        return (Order(words, "ship:schooner", s.player(self.seat).colour, self.seat),)


class TokenTurned(Event[State]):
    """The destroyed-ship token of a player: destructions it shows now, 0 when it was given back."""

    seat: SeatId
    destroyed: int

    def apply(self, s: State) -> State:
        return s.with_player(self.seat, destroyed=self.destroyed)

    def line(self, s: State, book: Book) -> Msg | None:
        return msg("cl-ev-token", n=self.destroyed) if self.destroyed else msg("cl-ev-token-back")

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        return (Order(msg("cl-told-token", n=self.destroyed), "token:skull", seat=self.seat),)


class Respawned(Event[State], formerly=("colour",)):
    """A player came back on the numbered hex of a tile (0: in a port)."""

    seat: SeatId
    tile: int
    crew: int

    def apply(self, s: State) -> State:
        return s.at(self.seat, None).with_player(self.seat, afloat=True, crew=self.crew, tavern_used=False)

    def line(self, s: State, book: Book) -> Msg | None:
        return msg("cl-ev-respawned", tile=self.tile) if self.tile else msg("cl-ev-respawned-port")

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        words = msg("cl-told-respawned", tile=self.tile, crew=self.crew)
        return (Order(words, "ship:schooner", s.player(self.seat).colour, self.seat),)


def player_loss(player: Player, hull: int, slots: int | None) -> How | None:
    """CL-OUT-01 to -03 for a player: water and fire count apart (CL-DMG-09); sunk or burned before collapsed (A-74)."""
    if player.water >= hull:
        return "sunk"
    if player.fire >= hull:
        return "burned"
    return "collapsed" if slots is not None and player.water + player.fire >= slots else None


def npc_loss(npc: Npc, hull: int) -> How | None:
    """CL-OUT-01 to -03 for an NPC: all damage together (CL-DMG-09), the majority decides."""
    if npc.water + npc.fire < hull:
        return None
    if npc.water == npc.fire:
        return "collapsed"
    return "sunk" if npc.water > npc.fire else "burned"


def paid_as(how: How, last_damage: str, crewless: spoils.Paid = "burned") -> spoils.Paid:
    """What the rewards follow: a collapse the last damage (CL-OUT-03). crewless: a lost crew, by the table (A-58)."""
    if how == "collapsed":
        return "burned" if last_damage == "fire" else "sunk"
    return {"crewless": crewless, "withdrawn": "", "lost": ""}.get(how, how)


def destruction_token(destroyed: int, limit: int) -> tuple[int, int]:
    """CL-OUT-16, CL-SOL-10: what the token shows after one more destruction, and the fame that it costs."""
    return (0, -1) if destroyed + 1 >= limit else (destroyed + 1, 0)


def respawn_tile(revealed: Sequence[int], roll: int, numbers: Numbers) -> int:
    """CL-OUT-12: the rolled tile, else the next lower revealed one; below 1 comes 20. Knowing none, the roll stands."""
    die = numbers.respawn_die
    return next((tile for tile in (((roll - 1 - i) % die) + 1 for i in range(die)) if tile in revealed), roll)


def respawn_crew(s: State, book: Book, seat: SeatId) -> int:
    """CL-OUT-11, CL-UPG-05: initial crew of the ship's level, and one more per rowboat, Spain's free one included.

    None where crews are not in play (CL-GEN-09).
    """
    if not s.options.switches.boarding:
        return 0
    return initial_crew(s.player(seat).level, book.numbers) + berth.boats(s, book, seat)


def check(t: Ctx, ship: ShipId, by: SideId, *, key: str, deed: Deed = "attack") -> Procedure[bool]:
    """Whether a ship that was damaged is lost now, with all that follows. True if it is."""
    how = yield from _loss(t, ship, key=key)
    if how is None:
        return False
    yield from destroy(t, ship, how, by, key=key, deed=deed)
    return True


def _loss(t: Ctx, ship: ShipId, *, key: str) -> Procedure[How | None]:
    """How a ship is lost, None if it is not; hull damage is placed before a crew falls, so it decides (A-74)."""
    if ship.is_npc:
        return (yield from _npc_loss(t, ship, key=key))
    player = t.now.player(ship)
    how = (yield from _hull_loss(t, player, key=key)) if player.water + player.fire else None
    return how or ("crewless" if t.now.options.switches.boarding and player.crew == 0 else None)


def _hull_loss(t: Ctx, player: Player, *, key: str) -> Procedure[How | None]:
    hull = yield from printed(t, player.id, "hull", key=key)
    slots = None
    if min(player.water, player.fire) and player.water + player.fire >= hull > max(player.water, player.fire):
        slots = yield from _squares(t, player, key=key)
    return player_loss(player, hull, slots)


def _squares(t: Ctx, player: Player, *, key: str) -> Procedure[int | None]:
    """CL-OUT-03: squares of a hold that may be full of damage; whether it is, where nobody has copied them."""
    slots = yield from hold.sought(t, player.id, "slots", key=f"{key}-hold")
    if slots is None:
        words = {"name": player.name}
        full = yield from t.yes_no(
            "full", under=key, words=words, text="hold-full", nature="fact", default=False, about=(player.id,)
        )
        slots = player.water + player.fire if full else None
    return slots


def _npc_loss(t: Ctx, ship: ShipId, *, key: str) -> Procedure[How | None]:
    npc, how = t.now.npc(ship), None
    if npc.water + npc.fire:
        hull = yield from printed(t, ship, "hull", key=key)
        how = npc_loss(npc, hull)
    if how is None and npc.wounds and t.now.options.switches.boarding:
        crew = yield from printed(t, ship, "crew", key=key)
        how = "crewless" if npc.wounds >= crew else None
    return how


@dataclass(frozen=True, slots=True)
class Blame:
    """On whom a loss is put. deed: how the ship was lost.  paid: how its destroyer is paid.

    author: who struck, a ship, the nation of a fortress, or "" (A-83).  by: the ship to blame: the player whose captain
    commands the author (CL-CAP-33), or the author; "" where it is none.  counts: whether it is a deed at all; a fire
    that spread is one for the player alone who attacked the ship last (CL-OUT-07).
    """

    author: SideId
    by: ShipId
    deed: Deed
    paid: spoils.Paid
    counts: bool

    @property
    def struck(self) -> ShipId:
        """The ship that is to blame for more than that a fire spread."""
        return self.by if self.deed != "spread" else NO_ONE


def blame(s: State, victim: ShipId, how: How, author: SideId, deed: Deed) -> Blame:
    """On whom the loss of a ship is put. author: who struck."""
    last = s.npc(victim).last_damage if victim.is_npc else s.player(victim).last_damage
    paid = paid_as(how, last, "sunk" if s.options.ruling("A-58") == "as-sunk" else "burned")
    by = commander(s, author.ship) if author.is_ship else NO_ONE
    counts = deed != "spread" or (by.is_player and s.player(by).quarry == victim)
    return Blame(author, by, deed, paid, counts)


def destroy(t: Ctx, victim: ShipId, how: How, by: SideId, *, key: str, deed: Deed = "attack") -> Procedure[None]:
    """CL-OUT-04 to -16: a ship is lost, whoever lost it and to whom.

    by: a ship, the nation of a fortress, or "" (A-83). Only a ship is rewarded; a nation gains fame in solo.
    """
    b = blame(t.now, victim, how, by, deed)
    yield from by_ruling(t, "A-58", "CL-SHP-05", bites=how == "crewless" and b.paid == "sunk")
    reached = mission_progress.served(t.now, t.book, b.by, victim, how) if b.counts else ()
    yield from t.happens(ShipLost(victim, how, b.by, rule=RULES[how]))
    yield from mission_progress.mark(t, reached, victim, "CL-MIS-12")
    if b.struck.is_player:
        yield from reputation.destroyed(t, b.struck.seat, victim, key=f"{key}-")
    yield from _rewards(t, victim, b, key=key)
    yield from _glory(t, victim, how, b.by or b.author, deed)
    if t.now.outcome is not None:  # CL-FAM-01, CL-SOL-08: over at once
        return
    if victim.is_npc:
        yield from npc_pile.deal(t, victim.npc, key=f"{key}-deal")
    else:
        forgiving = b.by if t.now.options.ruling("A-101") == "improves" else b.struck
        yield from by_ruling(t, "A-101", "CL-REP-18", bites=forgiving != b.by and _forgives(t.now, victim.seat, b.by))
        yield from _player_destroyed(t, victim.seat, b.struck, forgiving, key=key)


def _rewards(t: Ctx, victim: ShipId, b: Blame, *, key: str) -> Procedure[None]:
    """CL-OUT-05, CL-BTY-01: what a lost ship leaves, to whom; only who attacked it is paid.

    A corsair that somebody commands carries no goods (CL-CAP-33).
    """
    paid = b.by if b.deed == "attack" else NO_ONE
    if paid:
        yield from spoils.divide_money(t, victim, b.paid, paid, key=key)
    yield from spoils.divide_goods(t, victim, b.paid, paid if b.by == b.author else NO_ONE, key=key)
    yield from spoils.prize(t, b.by if b.counts else NO_ONE, victim, key=key)
    if b.struck:
        yield from spoils.price_on_head(t, victim, b.struck, key=key)


def _glory(t: Ctx, victim: ShipId, how: How, by: SideId, deed: Deed) -> Procedure[None]:
    """CL-OUT-05, -07, CL-BOA-12, CL-SOL-07: fame for the destroyer, and in solo for and against the nations.

    Of several ships set on fire only the one that a player attacked last is rewarded when it burns down (CL-OUT-07).
    """
    cause, rule = ("F-CAP", "CL-BOA-12") if how == "captured" else FAME[deed]
    numbers = t.book.numbers
    if by.is_player and deed == "spread" and t.now.player(by.seat).quarry != victim:
        other = msg("cl-skip-quarry", name=t.now.name_of(by.seat))
        yield from t.happens(Announced(other, "result", rule="CL-OUT-07"))
    elif by.is_player:
        yield from fame.score(t, by, cause, 1, rule)
    elif flag := (flag_of(t.now, by.ship) if by.is_npc else by):
        yield from fame.score(t, flag, "N-DES", numbers.nation_fame_destroys, "CL-SOL-07")
    if victim.is_npc and how != "withdrawn" and (owner := flag_of(t.now, victim)):
        yield from fame.score(t, owner, "N-LOST", numbers.nation_fame_lost_ship, "CL-SOL-07")


def _forgives(s: State, seat: SeatId, by: ShipId) -> bool:
    flag = flag_of(s, by) if by else None
    return flag is not None and s.standing(seat).of(flag) < 0


def _player_destroyed(t: Ctx, seat: SeatId, by: ShipId, forgiving: ShipId, *, key: str) -> Procedure[None]:
    """CL-OUT-10, CL-SHP-11: what a destroyed player loses; cannons, upgrades and doubloons are kept.

    forgiving: the ship whose nation thinks better of the player now (CL-REP-18), he whose fire spread among them
    (A-101). A corsair is a ship of the Pirates here as everywhere (CL-NPC-10).
    """
    icons = yield from hold.asked(t, seat, "damage", key=f"{key}-hold")
    damage = max(0, icons - int(reputation.enjoys(t.now, seat, "spain", "benefit")))  # CL-OUT-14
    yield from mission_progress.inherit(t, seat, by)
    was = t.now.player(seat)
    lost = sum(not mission.done for mission in was.missions)
    yield from t.happens(PlayerDestroyed(seat, damage, lost, was.crew, rule="CL-OUT-10"))
    options, numbers = t.now.options, t.book.numbers
    limit = options.difficulty.destructions if t.now.solo_rules else numbers.destructions_per_penalty
    shown = t.now.player(seat).destroyed
    shows, penalty = destruction_token(shown, limit)
    if shows != shown:  # where the first one costs already (CL-SOL-10) there is no token
        yield from t.happens(TokenTurned(seat, shows, rule="CL-OUT-16"))
    yield from fame.score(t, seat, "F-TOK", penalty, "CL-OUT-16")
    flag = flag_of(t.now, forgiving) if forgiving else None
    if flag is not None and _forgives(t.now, seat, forgiving):
        yield from reputation.move(t, seat, flag, 1, "CL-REP-18", key=f"{key}-")


def respawn(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-OUT-11 to -14: a destroyed player comes back at the start of the next turn; an occupied hex: A-67."""
    crew = respawn_crew(t.now, t.book, seat)
    ports = tuple(country for country in NATIONS if reputation.enjoys(t.now, seat, country, "respawn"))
    if ports:
        harbours = tuple(Option(c, msg("cl-respawn-port", nation=nation(c)), picture=f"flag:{c}") for c in ports)
        at_sea = Option("sea", msg("cl-respawn-sea"), picture="die:d20")
        where = yield from t.choose("where", (at_sea, *harbours), who=seat, rule="CL-OUT-13", text="respawn-where")
        if where != "sea":
            yield from t.happens(Respawned(seat, 0, crew, rule="CL-OUT-13"))
            yield from places.moors(t, seat, first_of(country for country in ports if country == where))
            return
    die = Dice(msg("cl-dice-respawn"), 1, t.book.numbers.respawn_die)
    rolled = yield from t.roll("respawn", die, who=seat, rule="CL-OUT-12")
    tile = respawn_tile(t.now.revealed, rolled[0], t.book.numbers)
    yield from t.happens(Respawned(seat, tile, crew, rule="CL-OUT-12"))
    yield from places.returns(t, seat, tile)
