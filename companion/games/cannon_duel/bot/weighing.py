"""What each entry of a menu promises the ship that the app plays, and in which words it says so; where it sends its
sailors: move by move, each weighed by how the ship stands after it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf
from typing import Any, Final

from companion.core.kit.piles import chances
from companion.core.procedures.procedure import Command, first_of
from companion.core.rules.odds import at_least
from companion.core.values.frozen_records import memoized
from companion.core.values.messages import Msg, msg
from companion.games.cannon_duel.actions import patch
from companion.games.cannon_duel.actions.broadside import usable
from companion.games.cannon_duel.actions.patch import Move, SailorMoved
from companion.games.cannon_duel.aiming import reading
from companion.games.cannon_duel.battery import loading
from companion.games.cannon_duel.battery.bag import bagged
from companion.games.cannon_duel.bot import worth
from companion.games.cannon_duel.bot.view import ARMED, Mind
from companion.games.cannon_duel.fire import damage
from companion.games.cannon_duel.hands import combos
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import (
    EDGES,
    MOUNTS,
    SHOTS,
    UNKNOWN,
    ZONES,
    Edge,
    Grade,
    Mount,
    Penalty,
    Shot,
    ZoneId,
    layer_of,
)
from companion.games.cannon_duel.model.names import card_name, is_joker, shot_name, value_of, zone_name
from companion.games.cannon_duel.model.records import Aimed, Player, Target
from companion.games.cannon_duel.ship.zones import count, silenced

HARM: Final[dict[Penalty, float]] = {"no-fire": 0.5, "cannon": 0.5, "hand": 0.6, "sail": 0.3}
"""What a penalty costs a ship as long as it is revealed; a cannon that is silenced by it costs more."""
SAILOR: Final = 0.9
"""What a sailor is worth on a deck where no officer stands."""
LEAST: Final = 0.5
"""What a move has to bring before anybody goes."""


def standing(book: Book, ship: Player) -> float:
    """How a ship stands: what lies on it, the officers' safety and the planks above all, less its penalties."""
    planks = sum(1 + worth.NEAR / left for left in range(1, worth.to_sink(book, ship) + 1))
    sailors = sum(zone.markers for zone in ship.zones if layer_of(zone.id) == "deck") * SAILOR
    sails = sum(zone.markers for zone in ship.zones if layer_of(zone.id) == "sails") * worth.SAIL
    silent = sum(ARMED * (2 if mount == ship.active else 1) for mount in MOUNTS if silenced(ship, mount))
    guarded = -worth.NEAR / worth.to_behead(ship)
    return planks + sailors + sails + guarded - silent - sum(HARM[each] for each in ship.bare)


def best_move(mind: Mind, moves: Sequence[Move]) -> tuple[float, Move] | None:
    """The move after which the ship stands best, and how much better; None where none makes it stand any better."""
    now = standing(mind.book, mind.ship)
    gains = [(standing(mind.book, after(mind, move).ship) - now, move) for move in moves]
    found = max(gains, key=lambda each: each[0], default=None)
    return found if found is not None and found[0] > LEAST else None


def best_moves(mind: Mind) -> tuple[float, tuple[Move, ...]]:
    """What an action of patching up would bring at best, card by card, and the moves that it takes."""
    total = 0.0
    made: tuple[Move, ...] = ()
    for _ in range(mind.book.numbers.patch_cards):
        found = best_move(mind, patch.moves(mind.s, mind.me))
        if found is None:
            break
        total, made = total + found[0], (*made, found[1])
        mind = after(mind, found[1])
    return total, made


def after(mind: Mind, move: Move) -> Mind:
    """The table after a move: a sailor who mends has become a sail or a plank (CD-PATCH-03)."""
    s = SailorMoved(mind.me, move.who, move.origin, move.to).apply(mind.s)
    if move.mends:
        s = s.with_zone(mind.me, move.to, markers=s.player(mind.me).zone(move.to).markers + 1)
    return Mind(s, mind.book, mind.me)


DRAWN: Final = 0.8
"""How much of a card one draws is worth as much as any other."""
UNAIMED: Final = 0.6
"""What it is worth that the other ship loses an Aim card beside a Target."""
IDLE: Final = -inf
"""What it is worth to do what brings nothing by itself and could be done for ever, such as to rearrange a deck."""
LATER: Final = 0.9
"""How much of a better shot is counted on while one waits for it."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """What something promises, and what is said of it."""

    worth: float
    why: Msg


def weigh(mind: Mind, command: Command) -> Weighed:
    """What an entry of the menu promises."""
    found = _WAYS.get(command.name)
    return Weighed(IDLE, msg("cd-why-nothing")) if found is None else found(mind, command.kwargs)


# ------------------------------------------------------------------ phase 1


def place_worth(mind: Mind, target: Target, edge: Edge, card: str) -> float:
    """What an Aim card is worth on one edge of a Target card."""
    value = value_of(card)
    values = mind.values(card)
    declared = [value] if value is not None else range(1, mind.book.numbers.values + 1)
    return max(value_worth(mind, target, edge, each, values) for each in declared)


def value_worth(mind: Mind, target: Target, edge: Edge, value: int, left: tuple[int, ...] = ()) -> float:
    """What a value is worth on one edge of a Target card. left: values that the hand still holds then."""
    if is_hopeless(mind):
        return 0.0
    before = _least(mind, target, left)
    laid = reading.with_aimed(target, edge, Aimed(UNKNOWN, value))
    after = worth.least(mind.s, mind.book, mind.me, laid, left)
    return mind.stake * ((before[0] - after[0]) + (before[1] - after[1])) / 2


@memoized
def _least(mind: Mind, target: Target, left: tuple[int, ...]) -> tuple[float, float]:
    """What a Target card takes off as it lies (`worth.least`)."""
    return worth.least(mind.s, mind.book, mind.me, target, left)


def at_best(mind: Mind, mount: Mount, zone: ZoneId, shots: Sequence[Shot] = ()) -> int:
    """What its cannon could take from a zone at best (`reach.at_best`)."""
    return reading.at_best(mind.s, mind.book, mind.me, mount, zone, shots)


@memoized
def in_reach(mind: Mind, mount: Mount, zone: ZoneId) -> bool:
    """Whether its cannon may take anything from a zone (`reach.in_reach`)."""
    return reading.in_reach(mind.s, mind.book, mind.me, mount, zone)


@memoized
def is_hopeless(mind: Mind) -> bool:
    """Whether no aim at the zone under the crosshair can bring anything."""
    ship = mind.ship
    return not (ship.active and ship.crosshair and in_reach(mind, ship.active, ship.crosshair))


def zone_worth(mind: Mind, mount: Mount, zone: ZoneId) -> float:
    """What a shot at a zone may come to: what it takes at best, less what its Target cards may cost beyond that.

    An empty cannon costs the loading; a zone of which the cannon can take nothing comes last.
    """
    loaded = mind.ship.cannon(mount).loaded
    hits = at_best(mind, mount, zone, loaded) - mind.foe.zone(zone).aims * worth.UNSURE
    price = (0 if in_reach(mind, mount, zone) else worth.NEAR) + (0 if loaded else ARMED)
    return hits * mind.marker(zone) - price


def best_place(mind: Mind, card: str) -> tuple[float, Target, Edge]:
    """Where an Aim card is worth most, once there is a Target card."""
    places = [(place_worth(mind, target, edge, card), target, edge) for target in mind.ship.targets for edge in EDGES]
    return max(places, key=lambda place: place[0])


def _aim(mind: Mind, said: dict[str, Any]) -> Weighed:
    card = str(said["card"])
    gain, target, edge = best_place(mind, card)
    value = value_of(card)
    hope = None if value is None else reading.hope_with(mind.s, mind.book, mind.me, target, edge, value)
    return Weighed(gain - mind.card(card) / 2, _aim_told(card, hope))


def _aim_told(card: str, hope: Grade | None) -> Msg:
    """With which card it aims. hope: the best that the Target card may still come to, None where it does not know."""
    if is_joker(card):
        return msg("cd-why-aim-joker")
    if hope is None:
        return msg("cd-why-aim", card=card_name(card))
    return msg("cd-why-aim-hope", card=card_name(card), grade=hope)


def _prepare(mind: Mind, said: dict[str, Any]) -> Weighed:
    return Weighed(worth.CARD * DRAWN, msg("cd-why-prepare", n=len(mind.ship.hand)))


def _broadside(mind: Mind, said: dict[str, Any]) -> Weighed:
    gains = [broadside_worth(mind, flush.cards) for flush in held_flushes(mind)]
    return Weighed(max(gains, default=-1.0), msg("cd-why-broadside", aims=len(mind.foe.aimed)))


def held_flushes(mind: Mind) -> tuple[combos.HeldFlush, ...]:
    """The flushes that a captain of this skill would spend."""
    least = mind.skill.combines
    if least is None:
        return ()
    return combos.flushes(mind.ship.hand, mind.ship.broadsides, max(least, mind.book.numbers.shortest))


def broadside_worth(mind: Mind, cards: tuple[str, ...]) -> float:
    """What a Broadside with these cards promises: markers and Aim cards of the other, less cards and projectiles."""
    n = max(0, len(cards) - count(mind.ship, "cannon"))
    spent = sorted((shot_worth(mind, shot) for _, shot in usable(mind.s, mind.me)), reverse=True)[:n]
    aims = min(n, len(mind.foe.aimed)) * UNAIMED
    return sum(spent) + aims - sum(map(mind.card, cards)) - worth.SHOT * len(spent)


def shot_worth(mind: Mind, shot: Shot) -> float:
    """What a projectile takes in a Broadside; the other ship gives what it misses least."""
    layer = mind.book.layer(shot)
    return min(
        (mind.marker(zone.id) for zone in mind.foe.zones if layer_of(zone.id) == layer and zone.strength), default=0
    )


def held_runs(mind: Mind, used: tuple[int, ...], shortest: int) -> tuple[combos.HeldRun, ...]:
    """The runs of values that are still open."""
    n = mind.book.numbers
    return combos.runs(mind.ship.hand, used, n.values, max(shortest, n.shortest))


def swerve_worth(mind: Mind, run: combos.HeldRun) -> float:
    """What a Swerve promises: cards that the other loses, less those of the run."""
    n = max(0, len(run.cards) - count(mind.ship, "sail")) + mind.book.numbers.swerve_more
    return min(n, len(mind.foe.hand)) * worth.CARD * 1.5 - sum(map(mind.card, run.cards))


def _swerve(mind: Mind, said: dict[str, Any]) -> Weighed:
    least = mind.skill.combines
    runs = () if least is None else held_runs(mind, mind.ship.swerves, least)
    gain = max((swerve_worth(mind, run) for run in runs), default=-1.0)
    return Weighed(gain, msg("cd-why-swerve", n=len(mind.foe.hand)))


def reload_worth(mind: Mind, shots: int) -> float:
    """What so many new projectiles are worth, less the cards for them.

    Most where nothing in the active cannon can take anything; where nothing in it is ideal for the zone under the
    crosshair, the more the likelier that is drawn.
    """
    ship = mind.ship
    gain = min(shots, loading.empty(mind.book, ship)) * worth.SHOT
    if shots and ship.active and ship.crosshair:
        held = ship.cannon(ship.active).loaded
        ideal = mind.book.ideal(layer_of(ship.crosshair))
        if not held or at_best(mind, ship.active, ship.crosshair, held) <= 0:
            gain += ARMED * mind.stake
        elif ideal not in held:
            found = at_least(chances(bagged(mind.s, mind.book), lambda shot: int(shot == ideal), shots), 1)
            gain += float(found) * mind.book.numbers.wrong_shot * mind.stake
    return gain - sum(sorted(map(mind.card, ship.hand))[: mind.book.numbers.reload_cards])


def _reload_one(mind: Mind, said: dict[str, Any]) -> Weighed:
    return Weighed(reload_worth(mind, mind.book.numbers.reload_drawn), msg("cd-why-reload"))


def _reload_battery(mind: Mind, said: dict[str, Any]) -> Weighed:
    return Weighed(reload_worth(mind, loading.empty(mind.book, mind.ship)), msg("cd-why-reload"))


def _patch(mind: Mind, said: dict[str, Any]) -> Weighed:
    """What the best moves bring, less a card for each."""
    why = msg("cd-why-patch")
    if not mind.skill.mends:
        return Weighed(-1.0, why)
    gain, moves = best_moves(mind)
    cards = sorted(map(mind.card, mind.ship.hand))[: len(moves)]
    return Weighed(gain - sum(cards) if moves else -1.0, why)


def _change(mind: Mind, said: dict[str, Any]) -> Weighed:
    """A new target where no aim at the old one brings anything any more, at the price of both actions."""
    better = is_hopeless(mind) and any(in_reach(mind, mount, zone) for mount in MOUNTS for zone in ZONES)
    return Weighed(ARMED if better else -1.0, msg("cd-why-change"))


def _trick(mind: Mind, said: dict[str, Any]) -> Weighed:
    return Weighed(worth.CARD if mind.skill.combines is not None else 0.0, msg("cd-why-trick"))


# ------------------------------------------------------------------ phase 2


def _fire(mind: Mind, said: dict[str, Any]) -> Weighed:
    shot = first_of(each for each in SHOTS if each == said["shot"])
    zone = damage.zone_aimed_at(mind.s, mind.me)
    why = msg("cd-why-fire", shot=shot_name(shot), zone=zone_name(zone.id), **outlook(mind, shot))
    worst, best = damage.outlook(mind.s, mind.book, mind.me, shot)
    hits = max(0, (worst.total + best.total) / 2)
    return Weighed(min(hits, zone.strength) * mind.stake - worth.SHOT if hits > 0 else -1.0, why)


def outlook(mind: Mind, shot: Shot) -> dict[str, int]:
    """What a shot would do now, for words: the least and the most damage, and whether both are the same (1)."""
    least, most = (damage.hits(each) for each in damage.outlook(mind.s, mind.book, mind.me, shot))
    return {"least": least, "most": most, "sure": int(least == most)}


def _hold(mind: Mind, said: dict[str, Any]) -> Weighed:
    """What a better shot is worth that the cards in the hand would allow."""
    why = msg("cd-why-hold")
    ship = mind.ship
    shots = damage.projectiles(mind.s, mind.me) if ship.active else ()
    if not shots or not ship.crosshair:
        return Weighed(0.0, why)
    values = mind.values()
    hope = max(reading.base(mind.s, mind.book, mind.me, ship.active or "bow", shot, ship.crosshair) for shot in shots)
    hope_less = sum(worth.least(mind.s, mind.book, mind.me, target, values)[1] for target in ship.targets)
    now = max(damage.outlook(mind.s, mind.book, mind.me, shot)[0].total for shot in shots)
    if now >= mind.skill.waits:
        return Weighed(0.0, why)
    return Weighed(max(0.0, (hope - hope_less) * mind.stake * LATER - worth.SHOT), why)


def _skip(mind: Mind, said: dict[str, Any]) -> Weighed:
    return Weighed(0.0, msg("cd-why-nothing"))


_WAYS: Final[dict[str, Callable[[Mind, dict[str, Any]], Weighed]]] = {
    "aim": _aim,
    "prepare": _prepare,
    "broadside": _broadside,
    "swerve": _swerve,
    "reload-one": _reload_one,
    "reload-battery": _reload_battery,
    "patch-up": _patch,
    "change-target": _change,
    "play-trick": _trick,
    "fire": _fire,
    "hold-fire": _hold,
    "skip-actions": _skip,
}
"""By the commands that a menu may begin."""
