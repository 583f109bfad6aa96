"""1.22, 1.34 Reputation: what moves the markers, what their columns bring, and captains who choose which nation is
grateful (rulebook p.30-31, 52-53)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from companion.core.events.announcement_events import Announced
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure, first_of
from companion.core.questions.kinds import Option
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.fleet import whaling
from companion.games.captains_log.model import equipment
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import COUNTRIES, NATIONS, MarketRow, Nation, SeatId, ShipId
from companion.games.captains_log.model.ledger import by_ruling
from companion.games.captains_log.model.names import Ctx, nation, who
from companion.games.captains_log.model.state import State
from companion.games.captains_log.renown import outcast, reputation_board
from companion.games.captains_log.renown.reputation_board import holds, locked, reached
from companion.games.captains_log.reputation import joining


def ask_nation(
    t: Ctx,
    seat: SeatId,
    text: Msg,
    rule: str,
    *,
    but: tuple[str | None, ...] = (),
    among: tuple[Nation, ...] = NATIONS,
    default: Nation | None = None,
    key: str,
) -> Procedure[Nation]:
    """A nation that a captain lets the player choose; its flag and where the marker stands."""
    flags = tuple(country for country in among if country not in but and not outcast.off(t.now, seat, country))
    standing = t.now.standing(seat)
    options = tuple(Option(c, nation(c), msg("cl-reputation-at", n=standing.of(c)), f"flag:{c}") for c in flags)
    chosen = yield from t.choose(key, options, who=seat, rule=rule, text=text, default=default)
    return first_of(country for country in flags if country == chosen)


def thanked(
    t: Ctx, seat: SeatId, port: Nation, producer: Nation, kind: MarketRow, *, key: str
) -> Procedure[tuple[Nation, str]]:
    """CL-REP-06, -07, CL-CAP-28: which nation is grateful for a sale, and the rule that says so.

    The nation of the port; for contraband with some captain any but the producer.
    """
    rule = "CL-REP-06" if kind == "legal" else "CL-REP-07"
    chooser = next((c for c, a in equipment.has(t.now, t.book, seat, "thanks") if a.sale == kind), None)
    if chooser is None:
        return port, rule
    country = yield from ask_nation(
        t, seat, msg("cl-q-thanks"), chooser.rule, but=(producer,), default=port if port != producer else None, key=key
    )
    return country, chooser.rule


def rewarded(t: Ctx, seat: SeatId, country: Nation, by: int, *, key: str) -> Procedure[Nation]:
    """CL-CAP-30: with some captain reputation that a mission gives may go to another nation instead."""
    chooser = next(
        ((c, a) for c, a in equipment.has(t.now, t.book, seat, "mission_thanks") if country in a.nations and by > 0),
        None,
    )
    if chooser is None:
        return country
    captain, ability = chooser
    text = msg("cl-q-mission-thanks")
    return (yield from ask_nation(t, seat, text, captain.rule, among=ability.nations, default=country, key=key))


class NationAttacked(Event[State]):
    """A player attacked a nation; attacking it again this turn costs no more reputation."""

    seat: SeatId
    nation: Nation

    def apply(self, s: State) -> State:
        return s.with_turn(attacked=(*s.turn.attacked, (self.seat, self.nation)))


class PortViolated(Event[State]):
    """A player attacked a ship in a port of this nation; doing it again this turn costs no more reputation."""

    seat: SeatId
    nation: Nation

    def apply(self, s: State) -> State:
        return s.with_turn(ports=(*s.turn.ports, (self.seat, self.nation)))


@dataclass(frozen=True, slots=True)
class Allegiance:
    """For whom a ship sails. faction: None for a legend or a free player.  country: what a corsair represents."""

    faction: Nation | None = None
    country: Nation | None = None


def allegiance(s: State, ship: ShipId) -> Allegiance:
    """CL-REP-19, CL-NPC-10: the faction whose ship it is; a corsair is a pirate who represents a country."""
    if ship.is_player:
        joined = s.joined(ship)
        own = next((country for country in joined if country in COUNTRIES), None)
        return Allegiance("pirates", own) if "pirates" in joined else Allegiance(own)
    card = dict(s.card("npc-card", s.npc(ship).card) or ())
    faction = next((name for name in NATIONS if name == card.get("nation")), None)
    own = next((name for name in COUNTRIES if name == card.get("country")), None)
    return Allegiance(faction, own if faction == "pirates" else None)


DRAWBACKS: Final = ("contempt", "distrust", "treaty", "grata", "at_war")
"""CL-REP-11, -12: what weighs on a player who is not liked, the mildest first."""


def suffers(s: State, seat: SeatId, country: Nation, drawback: str) -> bool:
    """CL-REP-11, -12: whether one of `DRAWBACKS` weighs on a player.

    The column "At war" counts only if the table wants it.
    """
    if drawback == "at_war" and not s.options.switches.at_war:
        return False
    return holds(s, seat, country, drawback)


def enjoys(s: State, seat: SeatId, country: Nation, advantage: str) -> bool:
    """CL-REP-14..16: whether a player has an advantage (benefit, respected, respawn, second_captain, access_n)."""
    return holds(s, seat, country, advantage)


def brings(s: State, book: Book, seat: SeatId, country: Nation) -> tuple[tuple[str, int, bool], ...]:
    """CL-REP-10: every icon of a line with its column and whether it is in force for a player, from left to right."""
    marker = s.standing(seat).of(country)
    icons = (*reputation_board.line(s, country), ("join", book.numbers.join_column))
    return tuple((icon, at, reached(at, marker)) for icon, at in sorted(icons, key=lambda placed: placed[1]))


def move(t: Ctx, seat: SeatId, country: Nation, by: int, rule: str, *, key: str = "") -> Procedure[None]:
    """CL-REP-01: move a marker to the right (gain) or left (loss); it stays on the last column of its line (A-31).

    Where a captain has taken it off the line there is none (CL-CAP-25). A locked marker does not go back (CL-REP-13);
    reaching the last column means joining and may be refused (CL-JON-02).
    """
    if by == 0 or outcast.off(t.now, seat, country):
        return
    numbers, now = t.book.numbers, t.now.standing(seat).of(country)
    to = max(numbers.lowest_column, min(numbers.join_column, now + by))
    for below in (True, False):
        if to != now and (min(now, to) < 0 if below else max(now, to) > 0):
            yield from reputation_board.copy(t, country, below=below)
    if locked(t.now, t.book, seat, country, by):
        yield from t.happens(Announced(msg("cl-reputation-locked", nation=nation(country)), "result", rule="CL-REP-13"))
        return
    joins = to == numbers.join_column and to > now and country not in t.now.joined(seat)
    if joins and not (yield from joining.wishes(t, seat, country, key=f"{key}join-{seat}-{country}-{rule}")):
        joins, to = False, to - 1
    yield from reputation_board.shift(t, seat, country, to, rule)
    if joins:
        yield from joining.join(t, seat, country)


def attack(
    t: Ctx, seat: SeatId, victim: ShipId, *, port: str | None = None, decided: bool = True, key: str = ""
) -> Procedure[None]:
    """CL-REP-02, -04: what attacking a ship costs, once per nation and turn, whosever turn it is.

    A violated port costs as often as the table has settled it: once per turn, or at each attack (A-32).

    port: whose port the victim lies in, if any.  decided: False for a shot that a rule forces (A-87). A ship of no
    nation costs nothing (A-71); one of a nation joined is a betrayal (CL-JON-05).
    """
    yield from whaling.provoke(t, seat, victim)
    numbers = t.book.numbers
    faction = allegiance(t.now, victim).faction
    yield from outcast.attacks(t, seat, victim, faction, port, key=key)
    if faction and decided and faction in t.now.joined(seat):
        yield from joining.betray(t, seat, faction)
    elif faction and (seat, faction) not in t.now.turn.attacked:
        yield from move(t, seat, faction, numbers.attack_reputation, "CL-REP-02", key=key)
    if faction and (seat, faction) not in t.now.turn.attacked:
        yield from t.happens(NationAttacked(seat, faction, rule="CL-REP-02"))
    owner = next((name for name in NATIONS if name == port), None)
    if owner and ((seat, owner) not in t.now.turn.ports or t.now.options.ruling("A-32") == "each-attack"):
        yield from by_ruling(t, "A-32", "CL-REP-04", bites=(seat, owner) in t.now.turn.ports)
        yield from move(t, seat, owner, numbers.port_reputation, "CL-REP-04", key=key)
        yield from t.happens(PortViolated(seat, owner, rule="CL-REP-04"))


def destroyed(t: Ctx, seat: SeatId, victim: ShipId, *, key: str = "") -> Procedure[None]:
    """CL-REP-03, -09: what destroying a ship costs with its nation and brings with one at war with it.

    A legend and a player without nation change nothing (A-71, A-97).
    """
    side = allegiance(t.now, victim)
    if side.faction is None:
        return
    yield from move(t, seat, side.faction, t.book.numbers.destroy_reputation, "CL-REP-03", key=key)
    grateful = tuple(other for other in thankful(t.now, side) if not outcast.off(t.now, seat, other))
    options = tuple(_thanks(t, seat, other) for other in grateful)
    words = {"ship": who(t.now, victim)}
    chosen = yield from t.choose(
        "war-bonus", options, key=f"{key}war-bonus", who=seat, rule="CL-REP-09", words=words, note=True, about=(victim,)
    )
    other = grateful[[option.id for option in options].index(chosen)]
    yield from move(t, seat, other, t.book.numbers.war_reputation, "CL-REP-09", key=key)


def thankful(s: State, side: Allegiance) -> tuple[Nation, ...]:
    """CL-REP-09: the nations at war with a faction; for a corsair any but the Pirates and its own country."""
    if side.faction is None:
        return ()
    return tuple(other for other in NATIONS if s.at_war(side.faction, other) and other != side.country)


def _thanks(t: Ctx, seat: SeatId, country: Nation) -> Option:
    now = t.now.standing(seat).of(country)
    further = min(now + t.book.numbers.war_reputation, t.book.numbers.join_column)
    to = now if locked(t.now, t.book, seat, country, 1) else further
    return Option(country, nation(country), msg("cl-from-to", now=now, to=to), f"flag:{country}")
