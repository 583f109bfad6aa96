"""1.14, 1.18, 1.22 What stands on a target before it is chosen: defence, hull, crew, the odds, and what it costs.

What an attack costs is worked out by doing it on a copy of the table, up to the first thing that only people can say.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from companion.core.procedures.procedure import foreseen
from companion.core.questions.kinds import Figure, Option
from companion.core.rules.odds import mean, percent
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.combat import combat_odds
from companion.games.captains_log.combat.ballistics import (
    AMMUNITION,
    HARM,
    SIDES,
    Ammunition,
    Cover,
    Volley,
    bonuses,
    damage_cap,
    defence_sum,
    grouped,
)
from companion.games.captains_log.fleet.hostility import card_of
from companion.games.captains_log.fleet.ships import ship_number
from companion.games.captains_log.model import equipment
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import NATIONS, SeatId, ShipId
from companion.games.captains_log.model.names import nation
from companion.games.captains_log.model.state import State
from companion.games.captains_log.reputation import reputation
from companion.games.captains_log.ship import abilities, hold
from companion.games.captains_log.ship.upgrades import improved_dice, owned
from companion.games.captains_log.voyage import berth

Figures = tuple[Figure, ...]
K = TypeVar("K", bound=str)


def grave(figures: Figures) -> bool:
    """Whether anything of it is bad news, which a player hears before the only target is taken."""
    return any(figure.good is False for figure in figures)


def only(options: Sequence[Option[K]]) -> K | None:
    """The single legal target, which is preselected where it is asked about; None if there are several."""
    legal = [option.id for option in options if option.verdict.allowed]
    return legal[0] if len(legal) == 1 else None


# ---------------------------------------------------------------- the ship


def defence(s: State, ship: ShipId) -> int | None:
    """The printed defence of a ship; None while nobody has copied it."""
    if ship.is_player:
        return ship_number(s, ship.seat, "defence")
    card = card_of(s, ship)
    return None if card is None else card.defence


def sturdiness(s: State, ship: ShipId, shield: int | None) -> Figures:
    """Defence and hull of a ship as far as they are known. shield: its defence with all that is known of it."""
    hull, _ = combat_odds.limits(s, ship)
    damage = combat_odds.suffered(s, ship, "water")
    borne = msg("cl-figure-of", n=damage, most=hull) if hull is not None else msg("cl-figure-unknown", n=damage)
    return (Figure(msg("cl-defence"), _number(shield)), Figure(msg("cl-figure-hull"), borne, "cube:water"))


def people(s: State, ship: ShipId) -> Figures:
    """The people that a ship has left."""
    _, crew = combat_odds.limits(s, ship)
    return (Figure(msg("cl-figure-crew"), _number(crew), "token:crew"),)


def _number(n: int | None) -> Msg:
    return msg("cl-figure-nobody-knows") if n is None else msg("ui-number", n=n)


# ---------------------------------------------------------------- a shot


def of_shot(s: State, book: Book, seat: SeatId, target: ShipId) -> Figures:
    """CL-RNG-06, CL-RNG-08: a ship to fire at, as it would be from the next hex, on the flank."""
    volley, shield = _volley(s, book, seat, target), _shield(s, book, seat, target)
    return (*sturdiness(s, target, shield), *_chances(s, book, volley, shield), *cost(s, book, seat, target))


def _shield(s: State, book: Book, seat: SeatId, target: ShipId) -> int | None:
    base = defence(s, target)
    if base is None:
        return None
    powers = abilities.gathered(s, book, target, abilities.SHIELDING, seat)
    added = abilities.terms((power for power in powers if power.likely), "defence")
    cover = Cover(moored=berth.moored(s, target))
    return defence_sum(base, added, cover, _load(s, book, seat), book.numbers).total


def _load(s: State, book: Book, seat: SeatId) -> Ammunition:
    """What the guns are loaded with, unless the player chooses something else (CL-CAP-11)."""
    only = [captain.loads for captain in equipment.captains(book, s.player(seat)) if captain.loads]
    return next((kind for kind in AMMUNITION if kind in only), "normal")


def _volley(s: State, book: Book, seat: SeatId, target: ShipId) -> Volley:
    """What a player can fire at a ship by all that the app knows."""
    player, ready = s.player(seat), hold.battery(s, book, seat)
    icons = hold.number(s, book, seat, "cannons")
    guns = ready if ready is not None else player.cannons if icons is None else min(player.cannons, icons)
    crew = [power for power in abilities.gathered(s, book, seat, abilities.SHOOTING, target) if power.likely]
    dice = improved_dice(player.level, guns, owned(player, "improved_cannon"))
    bonus, again = abilities.total(crew, "fire_bonus"), abilities.total(crew, "fire_reroll")
    return Volley(seat, target, grouped(dice, bonus), _load(s, book, seat), rerolls=again)


def _chances(s: State, book: Book, v: Volley, shield: int | None) -> Figures:
    """What the dice may bring; that they cannot reach the target is said first of all (A15)."""
    if shield is None or not bonuses(v.guns):
        return ()
    label, harm = msg("cl-figure-shots"), HARM[v.ammunition]
    if max(bonuses(v.guns)) + SIDES <= shield:
        return (Figure(label, msg("cl-figure-vain"), good=False),)
    powers = abilities.gathered(s, book, v.target, abilities.HULL, v.shooter)
    chances = combat_odds.chances(s, v, shield, damage_cap(s, book.numbers), 0)
    usual = round(float(mean(combat_odds.points(chances))), 1)
    shown = [Figure(label, msg("cl-figure-usual", n=usual, unit=msg(f"cl-odds-{harm}")), "die:d12")]
    sinks = None if harm == "sail" else combat_odds.fate(s, v.target, harm, powers)
    lost = sum(chance for pair, chance in chances.items() if sinks is not None and sinks(pair))
    if lost:
        shown.append(Figure(msg("cl-figure-sinks"), percent(lost)))
    return tuple(shown)


# ---------------------------------------------------------------- what it costs


def _attacked(s: State, book: Book, seat: SeatId, target: ShipId, port: str | None = None) -> State:
    """The table after an attack on a ship, in the port in which it is known to lie, or in `port` (CL-REP-04)."""
    if port is None:
        port = berth.nation_of(s.player(target).harbour) if target.is_player else None
    return foreseen(reputation.attack, s, book, seat, target, port=port, key="forecast-")


def loyalties(s: State, book: Book, seat: SeatId, target: ShipId) -> tuple[Msg, ...]:
    """CL-JON-05, CL-JON-06, CL-REP-11, -12: whom an attack betrays, and what weighs on a player from then on."""
    done = _attacked(s, book, seat, target)
    left = [country for country in s.joined(seat) if country not in done.joined(seat)]
    lost = s.fame(seat) - done.fame(seat)
    betrayed = (
        msg("cl-effect-betrayal", nation=nation(country), to=done.standing(seat).of(country), n=lost)
        for country in left
    )
    weighs = (
        msg("cl-effect-weighs", nation=nation(country), what=msg(f"cl-brings-{drawback}"))
        for country in NATIONS
        for drawback in reputation.DRAWBACKS
        if reputation.suffers(done, seat, country, drawback) and not reputation.suffers(s, seat, country, drawback)
    )
    return (*betrayed, *weighs)


def cost(s: State, book: Book, seat: SeatId, target: ShipId, port: str | None = None) -> Figures:
    """CL-REP-02, -04, CL-JON-05: what attacking a ship changes, a figure each; nothing where it changes nothing.

    port: the nation in whose port it is said to lie.
    """
    done = _attacked(s, book, seat, target, port)
    before, after = s.standing(seat), done.standing(seat)
    left = [country for country in s.joined(seat) if country not in done.joined(seat)]
    moved = [(country, after.of(country) - before.of(country)) for country in NATIONS]
    lines = [
        Figure(nation(country), msg("cl-figure-reputation", by=_signed(by)), f"flag:{country}", by > 0)
        for country, by in moved
        if by
    ]
    betrayed = [Figure(nation(country), msg("cl-figure-betrayed"), f"flag:{country}", False) for country in left]
    fame = done.fame(seat) - s.fame(seat)
    scored = [Figure(msg("cl-figure-fame"), _signed(fame), "token:fame", fame > 0)] if fame else []
    return (*lines, *betrayed, *scored)


def _signed(n: int) -> Msg:
    return msg("cl-figure-more", n=n) if n > 0 else msg("cl-figure-less", n=-n)
