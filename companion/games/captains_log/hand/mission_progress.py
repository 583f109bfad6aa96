"""1.29 What brings missions on by itself: ships lost, goods sold, time passed, counters sunk (rulebook p.42-45).

Each sets a mark on the missions concerned; `missions.follow` then validates the step (CL-MIS-12: a mission of combat
ends at once). A card that is secret to the app, or of which nobody told the number, is left to its owner.
"""

from __future__ import annotations

from companion.core.procedures.copied_cards import CopiedCard
from companion.core.procedures.procedure import Procedure
from companion.core.rules.verdicts import Verdict, require
from companion.core.values.messages import msg
from companion.games.captains_log.fleet.ships import flag_of, npc_card
from companion.games.captains_log.hand.mission_cards import (
    StepReached,
    TimeLeft,
    card_of,
    counted,
    gone,
    next_step,
    ongoing,
    open_to,
    take_over,
    veiled,
)
from companion.games.captains_log.hand.mission_form import BY_SALE, TIMED, MissionCard
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import NO_ONE, FloatId, MissionId, MissionType, SeatId, ShipId
from companion.games.captains_log.model.names import Ctx, who
from companion.games.captains_log.model.state import Mission, Player, State

DISTURBED: dict[str, MissionType] = {"CL-MIS-P03": "transport", "CL-MIS-P07": "combat", "CL-MIS-P08": "rescue"}
"""Goals against who has a mission of a type."""
ROLES = {"CL-MIS-C10": "defensive", "CL-MIS-C12": "defensive", "CL-MIS-C15": "merchant", "CL-MIS-C18": "aggressive"}
"""Goals against a kind of ship, which only NPCs have."""
SEEN = ("destroy", "capture", "survive")
"""Steps that no player ticks off: the app sees them happen (CL-MIS-12)."""
WAYS = {"CL-MIS-P06": "burned", "CL-MIS-P09": "collapsed"}
"""Goals that ask for one way of destroying."""
HUNTERS = range(20, 24)
"""CL-MIS-C04: the Combat missions of a bounty hunter."""

Reached = tuple[tuple[SeatId, MissionId], ...]
"""Seat and mission that a deed brings on."""


def has_mission(player: Player, kind: MissionType | None = None) -> bool:
    """Whether a player has an ongoing mission, of one type; one that is secret to the app is of no known type."""
    return any(kind is None or mission.type == kind for mission in ongoing(player))


def is_marked(s: State, ship: ShipId, kind: MissionType | None = None) -> bool:
    """Whether a ship is one that missions are about: a player on a mission, or an NPC with the symbol (A-66)."""
    if ship.is_player:
        return has_mission(s.player(ship), kind)
    return "mission" in npc_card(s, ship).symbols


def may_be_rescuing(s: State, ship: ShipId) -> bool:
    """CL-MIS-P10, CL-MIS-04: whether, by all that may be known, a ship is on a Rescue mission."""
    hidden = ship.is_player and any(veiled(s, mission) for mission in ongoing(s.player(ship)))
    return hidden or is_marked(s, ship, "rescue")


def at_arrows(s: State, seat: SeatId, arrows: int) -> SeatId:
    """CL-MIS-C05: the n-th player to the left in seating order, or to the right of a negative number."""
    seats = [player.id for player in s.players]
    return seats[(seats.index(seat) + arrows) % len(seats)]


def aims_at(s: State, book: Book, seat: SeatId, mission: Mission, ship: ShipId) -> bool:
    """Whether the ship is one that a mission wants destroyed, as far as the app knows (CL-MIS-P03 to -C20)."""
    card = card_of(s, book, mission)
    goal = card.goal.id if card else ""
    is_player = ship.is_player
    flag = flag_of(s, ship)
    if goal in DISTURBED:
        return is_marked(s, ship, DISTURBED[goal])
    if goal in ROLES:
        return not is_player and npc_card(s, ship).role == ROLES[goal]
    match goal:
        case "CL-MIS-P12":
            return flag is not None and flag not in mission.flags
        case "CL-MIS-C01":
            return is_marked(s, ship)
        case "CL-MIS-C04":
            hunting = ongoing(s.player(ship)) if is_player else ()
            return any(m.type == "combat" and m.number in HUNTERS for m in hunting)
        case "CL-MIS-C05":
            return card is not None and card.arrows is not None and at_arrows(s, seat, card.arrows) == ship
        case "CL-MIS-C09":
            return is_player and s.fame(ship) == max(s.fame(player.id) for player in s.players)
        case "CL-MIS-C17":
            return flag == "pirates"
        case "CL-MIS-C20":
            return bool(s.player(ship).wanted) if is_player else "bounty" in npc_card(s, ship).symbols
    return True


def is_served(s: State, book: Book, seat: SeatId, mission: Mission, victim: ShipId, how: str) -> bool:
    """Whether the loss of a ship is the next step of a mission of whoever caused it."""
    step, goal = next_step(card_of(s, book, mission), mission), _goal(s, book, mission)
    if step is None or mission.due:
        return False
    if step.kind == "ship":  # a capture in place of the roll
        return how == "captured" and goal == "CL-MIS-R04" and is_marked(s, victim)
    if step.kind == "capture":  # CL-MIS-P05
        return how == "captured" and not _renounces(s, book, mission)
    return step.kind == "destroy" and WAYS.get(goal, how) == how and aims_at(s, book, seat, mission, victim)


def sees(s: State, book: Book, mission: Mission) -> bool:
    """Whether the app is sure to see the next step of a mission happen: by all that was copied of its card and of those
    of NPCs, and that others have told of theirs."""
    card = card_of(s, book, mission)
    step = next_step(card, mission)
    if card is None or step is None or step.kind not in SEEN:
        return False
    goal = card.goal.id
    if goal == TIMED:
        return mission.left is not None
    if goal == "CL-MIS-C05":
        return card.arrows is not None
    about_missions = goal in DISTURBED or goal == "CL-MIS-C04"
    about_symbols = goal in DISTURBED or goal in ("CL-MIS-C01", "CL-MIS-C20")
    others = [player for player in s.players if mission not in player.missions]
    hidden = about_missions and any(_may_be_any(s, each) for player in others for each in ongoing(player))
    return not hidden and not (about_symbols and any(_unmarked(each) for each in s.cards if each.schema == "npc-card"))


def _may_be_any(s: State, mission: Mission) -> bool:
    """Whether nobody but its player may know which mission it is, the app too unless it deals the cards (CL-MIS-04)."""
    return not s.options.mission_pile if veiled(s, mission) else mission.type is None or mission.number is None


def _unmarked(card: CopiedCard) -> bool:
    """Whether nobody has copied the symbols of an NPC card."""
    return dict(card.record).get("symbols") is None


def _goal(s: State, book: Book, mission: Mission) -> str:
    card = card_of(s, book, mission)
    return card.goal.id if card else ""


def _renounces(s: State, book: Book, mission: Mission) -> bool:
    """CL-MIS-P04: it counts only for a captor who gives up the rewards."""
    return _goal(s, book, mission) == "CL-MIS-P04"


def renouncing(s: State, book: Book, seat: SeatId) -> tuple[Mission, ...]:
    """CL-MIS-P04: the missions for which a captor may give up the rewards."""
    return tuple(m for m in ongoing(s.player(seat)) if _renounces(s, book, m))


def served(s: State, book: Book, by: ShipId, victim: ShipId, how: str) -> Reached:
    """The missions that the loss of a ship brings on, before anything of it changes hands: those of the destroyer, and
    what an ally keeps secret (CL-COO-03).
    """
    if not by.is_player or by == victim:
        return ()
    seat = by.seat
    held = open_to(s, seat)
    return tuple((seat, m.id) for m in held if is_served(s, book, seat, m, victim, how))


def mark(t: Ctx, reached: Reached, ship: ShipId, rule: str) -> Procedure[None]:
    """Set the mark on missions that are brought on; `missions.follow` takes it off. ship: concerned, "" for none."""
    nation = flag_of(t.now, ship) if ship else None
    for seat, mission in reached:
        for held in (m for m in counted(t.now, seat) if m.id == mission):
            yield from take_over(t, seat, held)
        yield from t.happens(StepReached(seat, mission, nation, rule=rule))


def inherit(t: Ctx, victim: SeatId, by: ShipId) -> Procedure[None]:
    """CL-MIS-P02: who destroys a player on that mission goes on with it."""
    for mission in ongoing(t.now.player(victim)):
        if _goal(t.now, t.book, mission) == TIMED and by.is_player:
            rule = "CL-MIS-09" if veiled(t.now, mission) else "CL-MIS-P02"
            yield from t.happens(gone(t.now, victim, mission, rule, to=by.seat))


def sold(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-MIS-T09: a sale on one of the markets of the card, of the goods that were taken aboard for it."""
    s = t.now
    held = ((m, card) for m in open_to(s, seat) if (card := _to_sell(s, t.book, m)) is not None)
    reached = tuple((seat, m.id) for m, card in held if sells(s, card).allowed)
    yield from mark(t, reached, NO_ONE, "CL-MIS-T09")


def _to_sell(s: State, book: Book, mission: Mission) -> MissionCard | None:
    """CL-MIS-T09: the card of a mission that is waiting for a sale, None for any other."""
    card = card_of(s, book, mission)
    step = next_step(card, mission)
    waits = card is not None and card.goal.id == BY_SALE and step is not None and step.kind == "sell"
    return card if waits and not mission.due else None


def sells(s: State, card: MissionCard) -> Verdict:
    """CL-MIS-T09: whether what was sold in this port is what a card wants sold, as far as it was copied."""
    rows = (
        [way.kind for way in card.ways if way.tile in (0, s.turn.tile)] if s.turn.tile else [w.kind for w in card.ways]
    )
    here = require(bool(rows) or not card.ways, "CL-MIS-T09", msg("cl-mission-other-market"))
    good, cubes = card.load, card.cubes or 1
    done = any(
        sale.good == (good or sale.good) and sale.n >= cubes and (not rows or {"", sale.kind} & set(rows))
        for sale in s.turn.sales
    )
    return here & require(done, "CL-MIS-T09", msg("cl-mission-sell-first", n=cubes))


def time_passes(t: Ctx) -> Procedure[None]:
    """CL-MIS-P02, A-98: the token on a card moves at each time step; at the end the mission is done, or has expired."""
    waiting = tuple((p.id, m, m.left - 1) for p in t.now.players for m in ongoing(p) if m.left)
    for seat, mission, left in waiting:
        yield from t.happens(TimeLeft(seat, mission.id, left, rule="CL-MIS-P02"))
        if left:
            continue
        if _goal(t.now, t.book, mission) == TIMED:
            yield from mark(t, ((seat, mission.id),), NO_ONE, "CL-MIS-P02")
        else:
            yield from t.happens(gone(t.now, seat, mission, "CL-MIS-11"))


def counter_sank(t: Ctx, counter: FloatId) -> Procedure[None]:
    """CL-MIS-R01, A-65: with its counter at the bottom a mission cannot be completed any more and is discarded."""
    lost = tuple((p.id, m) for p in t.now.players for m in ongoing(p) if m.counter == counter)
    for seat, mission in lost:
        yield from t.happens(gone(t.now, seat, mission, "CL-MIS-R01"))


def robbed(s: State, seat: SeatId) -> tuple[tuple[SeatId, Mission], ...]:
    """CL-MIS-P10: ongoing Rescue missions of others, with their holders."""
    others = tuple(player for player in s.players if player.id != seat)
    return tuple((p.id, m) for p in others for m in ongoing(p) if m.type == "rescue")


def may_approach(s: State, book: Book, seat: SeatId, mission: Mission, ship: ShipId) -> Verdict:
    """CL-MIS-P01, -P10, -R04: whether a ship is one beside which a mission's die may be rolled."""
    goal, name = _goal(s, book, mission), who(s, ship)
    is_player = ship.is_player
    if goal == "CL-MIS-P01":
        clueless = is_player and not s.player(ship).clues
        return require(not clueless, goal, msg("cl-mission-no-clue", ship=name))
    if goal == "CL-MIS-P10":
        return require(may_be_rescuing(s, ship), goal, msg("cl-mission-no-rescue", ship=name))
    return require(is_marked(s, ship), goal, msg("cl-mission-not-marked", ship=name))
