"""1.13, 1.30 Fortresses: whose they are, how many dice they roll, and how they fire on ships that enter their zone
(rulebook p.17, 31, 47)."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.events.announcements import Announcement, Order
from companion.core.events.event import Event
from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command, first_of
from companion.core.questions.kinds import TABLE, Option
from companion.core.rules.verdicts import ALLOWED, Sum, Term, Verdict, refused, require
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.combat.ballistics import Guns, Volley
from companion.games.captains_log.combat.salvo import resolve
from companion.games.captains_log.fleet.ships import sides
from companion.games.captains_log.model import turns
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.event_deck import fog_hint, in_force
from companion.games.captains_log.model.ids import NATIONS, Nation, SeatId, ShipId, SideId
from companion.games.captains_log.model.names import Ctx, nation
from companion.games.captains_log.model.state import State
from companion.games.captains_log.reputation import reputation
from companion.games.captains_log.voyage import voyage


class FortressTaken(Event[State]):
    """A fortress belongs to another nation, and with it the port of its island (CL-EXP-05, A-14)."""

    tile: int
    nation: Nation

    def apply(self, s: State) -> State:
        others = tuple(owned for owned in s.fortresses if owned[0] != self.tile)
        ports = tuple(
            replace(port, flag=self.nation) if port.tile == self.tile and port.flag in NATIONS else port
            for port in s.ports
        )
        return replace(s, fortresses=(*others, (self.tile, self.nation)), ports=ports)

    def line(self, s: State, book: Book) -> Msg | None:
        return msg("cl-ev-fortress-taken", tile=self.tile, nation=nation(self.nation))

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        words = msg("cl-ev-fortress-taken", tile=self.tile, nation=nation(self.nation))
        return (Order(words, f"flag:{self.nation}"),)


def salvo(s: State, book: Book, printed: int, *, ring: bool = False) -> tuple[Sum, Sum]:
    """CL-FRT-03, -04, -07: how many dice a fortress rolls at a hex, and what is added to each.

    printed: the number on the hex.  ring: a hex of the zone that event 19 adds, which has no number (CL-EVT-25).
    """
    numbers = book.numbers
    dice = [Term(msg("cl-fortress-hex"), printed, "CL-FRT-03")]
    if ring:
        reach = numbers.fortress_ring_dice if in_force(s, book, "fortress-2") else 0
        dice = [Term(msg("cl-fortress-ring"), reach, "CL-EVT-25")]
    bonus = [Term(msg("cl-fortress-era"), s.era, "CL-FRT-04")]
    if in_force(s, book, "fortress-1") and dice[0].value:
        dice.append(Term(msg("cl-event-18"), numbers.fortress_event_dice, "CL-EVT-24"))
        bonus.append(Term(msg("cl-event-18"), numbers.fortress_event_bonus, "CL-EVT-24"))
    return Sum(msg("cl-fortress-dice"), tuple(dice)), Sum(msg("cl-fortress-bonus"), tuple(bonus))


def attack_sums(s: State, book: Book, ship: ShipId, owner: Nation, printed: int, *, ring: bool) -> tuple[Sum, Sum]:
    """CL-FRT-03, CL-FRT-06, CL-FRT-07: dice of one attack, and what is added to each of them."""
    dice, bonus = salvo(s, book, printed, ring=ring)
    if ship.is_player and reputation.suffers(s, ship.seat, owner, "at_war"):
        bonus = replace(bonus, terms=(*bonus.terms, Term(msg("cl-at-war"), 1, "CL-FRT-06")))
    return dice, bonus


def hostile(s: State, ship: ShipId, owner: Nation) -> Verdict:
    """CL-FRT-02: a fortress fires at a player distrusted by its nation, and at NPCs at war with it (A-14)."""
    if ship.is_player:
        feared = reputation.suffers(s, ship.seat, owner, "distrust")
    elif s.options.ruling("A-14") == "players-only":
        feared = False
    else:
        flags = sides(s, ship)
        feared = not flags or (owner not in flags and s.at_war(flags[0], owner))
    return ALLOWED if feared else refused("CL-FRT-02", msg("cl-fortress-peaceful", nation=nation(owner)))


def fortress_fires(
    t: Ctx, ship: ShipId, owner: Nation, printed: int, *, ring: bool = False, key: str
) -> Procedure[None]:
    """CL-FRT-03, CL-FRT-05: one attack for one hex entered; mooring does not count (A-14)."""
    dice, bonus = attack_sums(t.now, t.book, ship, owner, printed, ring=ring)
    yield from resolve(t, Volley(SideId(owner), ship, (Guns(dice.total, bonus.total),)), key=key)


def threats(s: State, ship: ShipId) -> tuple[Nation, ...]:
    """CL-FRT-01, CL-FRT-02: the nations that would fire at a ship from a fortress whose flag is known."""
    owners = tuple(dict.fromkeys(owner for _, owner in s.fortresses))
    return tuple(owner for owner in owners if hostile(s, ship, owner).allowed)


def enter_zone(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-FRT-02: the moving player tells whose fire zone was entered, and what the hex shows."""
    yield from fires_at(t, seat, NATIONS, key="")


def fires_at(t: Ctx, ship: ShipId, owners: tuple[Nation, ...], *, key: str) -> Procedure[None]:
    """CL-FRT-02: one hex of a fire zone was entered: whose, what it shows, and the attack.

    key: goes before those of the questions.
    """
    flags = tuple(
        Option(flag, nation(flag), picture=f"flag:{flag}", verdict=hostile(t.now, ship, flag)) for flag in owners
    )
    seat = ship if ship.is_player else TABLE
    chosen = yield from t.choose(
        "zone", flags, key=f"{key}owner", who=seat, nature="fact", about=(ship,), trail=fog_hint(t.now)
    )
    owner = first_of(flag for flag in owners if flag == chosen)
    ring, printed = False, 0
    if in_force(t.now, t.book, "fortress-2"):
        ring = yield from t.yes_no("ring", key=f"{key}ring", who=seat, rule="CL-EVT-25", nature="fact", default=False)
    if not ring:
        printed = yield from t.number(
            "zone-dice",
            1,
            9,
            key=f"{key}dice",
            who=seat,
            rule="CL-FRT-03",
            words={"era": t.now.era},
            note=True,
            nature="fact",
            default=3,
            unit="die:d12",
            about=(ship,),
        )
    yield from fortress_fires(t, ship, owner, printed, ring=ring, key=f"{key}fortress")


def may_enter(s: State, seat: SeatId) -> Verdict:
    """CL-FRT-02: a fire zone is entered in the movement, and only a nation that distrusts the player fires.

    Where the app counts, it is one of a fortress whose flag is known.
    """
    feared = threats(s, seat) if voyage.counted(s) else [flag for flag in NATIONS if hostile(s, seat, flag).allowed]
    verdict = require(voyage.may_meet(s), "CL-FRT-02", msg("cl-only-entering"))
    return verdict & require(bool(feared), "CL-FRT-02", msg("cl-no-fortress-fires"))


def offers(s: State, book: Book) -> tuple[Offer, ...]:
    """During a movement, a fire zone that was entered; only if some nation would fire."""
    seat = s.active.id
    verdict = may_enter(s, seat)
    if not verdict.allowed:
        return ()
    words = msg("cl-fire-zone-here" if voyage.counted(s) else "cl-fire-zone")
    option = Option("fire-zone", words, msg("cl-fire-zone-note"), "token:fortress", verdict, "free")
    return (Offer(option, command("fire-zone", seat=seat)),)


COMMANDS: dict[str, ProcedureFunction] = {"fire-zone": enter_zone}
JUDGES: dict[str, Judge] = {"fire-zone": turns.judged(turns.on_turn, may_enter)}
