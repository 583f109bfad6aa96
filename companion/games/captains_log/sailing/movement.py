"""1.5 What a movement is worth and which hexes are open to it: pure judgements (rulebook p.12-13).

The real board shows where hexes lie; here are the directions of a clock, the arithmetic, and the verdicts.
"""

from __future__ import annotations

from companion.core.rules.verdicts import ALLOWED, Sum, Term, Verdict, refused
from companion.core.values.messages import msg
from companion.games.captains_log.events import weather
from companion.games.captains_log.fleet import ships
from companion.games.captains_log.model import event_deck
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.event_deck import in_force
from companion.games.captains_log.model.ids import Nation, SeatId
from companion.games.captains_log.model.names import nation
from companion.games.captains_log.model.state import State
from companion.games.captains_log.ship import abilities, hold
from companion.games.captains_log.ship.abilities import Powers
from companion.games.captains_log.voyage import berth, voyage
from companion.hexmap import CLOCK, Clock, ahead, opposite

SANDBANKS = (1, 2, 3, 4, 5)
"""Values of the sandbanks on the map (CL-MOV-16)."""


def clock(hour: int | str) -> Clock:
    """One of the six directions by its hour."""
    return CLOCK[[str(each) for each in CLOCK].index(str(hour))]


def is_ahead(bow: Clock, step: Clock) -> bool:
    """CL-MOV-01, CL-MOV-06: whether a step leads to one of the three hexes before the bow."""
    return step in ahead(bow)


def yaw_term(s: State, seat: SeatId, bow: Clock | None, first: Clock) -> Term:
    """CL-MOV-03, CL-MOV-04: the penalty for turning round before the first step. bow: None on a mooring."""
    ship = ships.ship_known(s, seat)
    if bow is None:
        return Term(msg("cl-move-yaw-moored"), 0, "CL-MOV-04")
    if is_ahead(bow, first):
        return Term(msg("cl-move-yaw"), 0, "CL-MOV-03")
    penalty = ship.yaw_rear if first == opposite(bow) else ship.yaw_rear_side
    return Term(msg("cl-move-yaw"), -(penalty or 0), "CL-MOV-03")


def modifiers(s: State, book: Book, seat: SeatId, crew: Powers | None = None) -> tuple[Term, ...]:
    """CL-MOV-02: what the ship itself adds or loses: draft, sails lost to chain shot, upgrades, officers, captain.

    CL-SHP-17: the draft counts as it is now; an unknown one as if it cost nothing.
    """
    draft = hold.penalty(s, book, seat)
    chains = Term(msg("cl-move-chains"), -s.player(seat).sails, "CL-AMM-05")
    found = (*((draft,) if draft else ()), chains, *abilities.movement_terms(s, book, seat, crew))
    return tuple(term for term in found if term.value) or (Term(msg("cl-move-ship"), 0, "CL-MOV-02"),)


def wind_term(s: State, book: Book, seat: SeatId, first: Clock, *, calm: bool, crew: Powers | None = None) -> Term:
    """CL-MOV-05: the wind in the direction of the first step; none blows on calm sea (CL-TIL-03, A-13)."""
    if calm:
        return Term(msg("cl-move-no-wind"), 0, "CL-TIL-03")
    return abilities.wind_value(s, book, seat, weather.wind_at(s, first) or 0, crew)


def allowance(
    s: State,
    book: Book,
    seat: SeatId,
    bow: Clock | None,
    first: Clock,
    *,
    calm: bool = False,
    crew: Powers | None = None,
) -> Sum:
    """CL-MOV-02: the points of a movement, term by term as the rulebook adds them, never below 0.

    bow: before the movement, None on a mooring.  first: direction of the first step.  calm: it begins on calm sea.
    crew: those whose abilities take part, where the table has been asked.
    """
    printed = Term(msg("cl-move-printed"), ships.ship_number(s, seat, "movement") or 0, "CL-SHP-02")
    yaw, wind = yaw_term(s, seat, bow, first), wind_term(s, book, seat, first, calm=calm, crew=crew)
    return Sum(msg("cl-points-allowance"), (printed, *modifiers(s, book, seat, crew), yaw, wind), floor=0)


def may_set_out(points: Sum) -> Verdict:
    """CL-MOV-20: without a point the ship does not leave its hex; it may still turn (CL-MOV-08)."""
    verdict = Verdict(sums=(points,))
    return verdict if points.total else verdict & refused("CL-MOV-20", msg("cl-no-way-out"))


def depth(s: State, book: Book, printed: int) -> Sum:
    """CL-EVT-28, CL-EVT-29: how deep a sandbank lies with the tide of the moment; 0 is land (A-48)."""
    tide = event_deck.sandbank(s, book, printed) - printed
    rule = "CL-EVT-28" if tide > 0 else "CL-EVT-29"
    terms = (Term(msg("cl-sandbank-printed"), printed, "CL-MOV-16"),)
    return Sum(msg("cl-sandbank"), (*terms, Term(msg("cl-tide"), tide, rule)) if tide else terms)


def may_cross(s: State, book: Book, seat: SeatId, printed: int) -> Verdict:
    """CL-MOV-16, CL-MOV-18: a sandbank is open to a draft no greater than its value, at the moment of entering (A-07).

    An unknown draft is for the table to judge.
    """
    deep, draft = depth(s, book, printed), hold.draft(s, book, seat)
    verdict = Verdict(sums=(deep,))
    if not deep.total:
        return verdict & refused("CL-MOV-11", msg("cl-sandbank-dry"))
    if draft is None or draft.total <= deep.total:
        return verdict
    return verdict & refused("CL-MOV-16", msg("cl-too-shallow", draft=draft.arithmetic, depth=deep.total))


def may_moor(s: State, seat: SeatId, owner: Nation) -> Verdict:
    """CL-REP-11: nobody moors where he is persona non grata."""
    return refused("CL-REP-11", msg("cl-not-grata", nation=nation(owner))) if berth.closed(s, seat, owner) else ALLOWED


def may_sail_on(s: State) -> Verdict:
    """CL-MOV-10: a movement that the app counts goes on as long as a point is left."""
    return voyage.affords(s, 1)


def safe_hexes(s: State, book: Book) -> int | None:
    """CL-EVT-12, CL-EVT-13: hexes still safe in the storm (A-43); None in fair weather."""
    under_way = s.turn.voyage
    if under_way.allowance is None or not any(weather.storms(s, book)):
        return None
    return max(0, weather.storm_safe(s, book, under_way.allowance) - under_way.hexes)


def tidal(s: State, book: Book) -> bool:
    """CL-MOV-17: whether a tide has run, so that a ship may lie on a sandbank without a way out."""
    tides = tuple(card.number for card in book.event_cards if card.effect in ("tide-high", "tide-low"))
    here = in_force(s, book, "tide-high") or in_force(s, book, "tide-low")
    return here or any(number in s.discards for number in tides)
