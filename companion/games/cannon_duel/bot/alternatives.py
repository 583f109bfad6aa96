"""What the app did not do with its ship, and what each such thing promised: told to whoever asks for its reasons.

Nothing here knows its hand. All is weighed as somebody at the table could, who sees boards, cannons and targets and
counts cards: whatever is said of what was left undone says nothing of what is held.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from companion.core.declared.secrets import covered
from companion.core.procedures.menus import Menu
from companion.core.procedures.procedure import Command, command, first_of
from companion.core.values.messages import Msg, msg
from companion.games.cannon_duel.actions import broadside, swerve
from companion.games.cannon_duel.battery import loading
from companion.games.cannon_duel.bot import weighing, worth
from companion.games.cannon_duel.bot.view import Mind
from companion.games.cannon_duel.bot.weighing import Weighed
from companion.games.cannon_duel.hands import combos
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import EDGES, SHOTS, UNKNOWN, ZONES, SeatId, ZoneId
from companion.games.cannon_duel.model.names import shot_name, strength_name, zone_name
from companion.games.cannon_duel.model.state import State
from companion.games.cannon_duel.turn import phases

MOST: Final = 3
"""Things left undone of which anybody wants to hear."""


@dataclass(frozen=True, slots=True)
class Other:
    """Something that was left undone. id: of the command or the zone.  rule: under which it would have been done."""

    id: str
    rule: str
    worth: float
    text: Msg


def instead(s: State, book: Book, me: SeatId, done: Command) -> tuple[Other, ...]:
    """What could have been done instead, as far as everybody knows, the most promising first."""
    mind = Mind(covered(s, ""), book, me)
    following = phases.follows(mind.s, book)
    return _best(_undone(mind, following, done)) if isinstance(following, Menu) else ()


def other_zones(s: State, book: Book, me: SeatId) -> tuple[Other, ...]:
    """The zones at which the ship could have aimed instead with its active cannon, the most promising first."""
    mind = Mind(covered(s, ""), book, me)
    aimed = mind.ship.crosshair
    return _best(
        Other(
            zone,
            "CD-TARGET-02",
            weighing.zone_worth(mind, mind.ship.active or "bow", zone),
            zone_text("cd-other-zone", mind.s, me, zone),
        )
        for zone in ZONES
        if zone != aimed
    )


def zone_text(key: str, s: State, me: SeatId, zone: ZoneId) -> Msg:
    """What lies in a zone of the other ship, and how many Target cards it takes. key: of the words."""
    there = s.other(me).zone(zone)
    return msg(key, zone=zone_name(zone), what=strength_name(zone, there.strength), n=there.aims)


def _best(found: Iterator[Other]) -> tuple[Other, ...]:
    return tuple(sorted(found, key=lambda other: -other.worth)[:MOST])


def _undone(mind: Mind, menu: Menu, done: Command) -> Iterator[Other]:
    """Everything that the menu would allow to a hand of which nothing is known, but what was done."""
    named = {_deed(done)}
    for option, begins in zip(menu.options, menu.commands, strict=True):
        known = _WAYS.get(begins.name)
        if known is not None and option.verdict.allowed and _deed(begins) not in named:
            named.add(_deed(begins))
            rule, weigh = known
            weighed = weigh(mind, begins.kwargs)
            yield Other(option.id, rule, weighed.worth, weighed.why)


def _deed(wanted: Command) -> tuple[str, object]:
    """What is told of once, in whatever place and with whatever card it could be done."""
    return wanted.name, wanted.kwargs.get("shot")


# ------------------------------------------------------------------ phase 1


def _aim(mind: Mind, said: dict[str, Any]) -> Weighed:
    """A card of which nobody knows the value is worth what all values are on the average, each in its best place."""
    bare = sum(target.at(edge) is None for target in mind.ship.targets for edge in EDGES)
    values = range(1, mind.book.numbers.values + 1)
    gains = [
        max(weighing.value_worth(mind, target, edge, each) for target in mind.ship.targets for edge in EDGES)
        for each in values
    ]
    return Weighed(sum(gains) / len(gains) - worth.CARD / 2, msg("cd-other-aim", n=bare))


def _prepare(mind: Mind, said: dict[str, Any]) -> Weighed:
    n = mind.book.numbers.prepared
    return Weighed(n * worth.CARD * weighing.DRAWN, msg("cd-other-prepare", n=n))


def _broadside(mind: Mind, said: dict[str, Any]) -> Weighed:
    """The smallest flush that the rules allow."""
    n = mind.book.numbers.shortest
    hits = min(broadside.count(mind.s, mind.book, mind.me, n).total, broadside.cap(mind.s, mind.me))
    foe = mind.foe
    text = msg("cd-other-broadside", cards=n, name=foe.name, n=hits, aims=min(hits, len(foe.aimed)))
    return Weighed(weighing.broadside_worth(mind, (UNKNOWN,) * n), text)


def _swerve(mind: Mind, said: dict[str, Any]) -> Weighed:
    """The shortest run that the rules allow."""
    n, foe = mind.book.numbers.shortest, mind.foe
    lost = min(swerve.count(mind.s, mind.book, mind.me, n).total, len(foe.hand))
    run = combos.HeldRun((), (UNKNOWN,) * n)
    return Weighed(weighing.swerve_worth(mind, run), msg("cd-other-swerve", cards=n, name=foe.name, n=lost))


def _reload_one(mind: Mind, said: dict[str, Any]) -> Weighed:
    n = min(mind.book.numbers.reload_drawn, loading.empty(mind.book, mind.ship))
    text = msg("cd-other-reload-one", cards=mind.book.numbers.reload_cards, n=n)
    return Weighed(weighing.reload_worth(mind, n), text)


def _reload_battery(mind: Mind, said: dict[str, Any]) -> Weighed:
    n = loading.empty(mind.book, mind.ship)
    return Weighed(weighing.reload_worth(mind, n), msg("cd-other-reload-battery", n=n))


def _patch(mind: Mind, said: dict[str, Any]) -> Weighed:
    gone = sum(zone.free for zone in mind.ship.zones)
    return Weighed(weighing.weigh(mind, command("patch-up")).worth, msg("cd-other-patch-up", n=gone))


def _change(mind: Mind, said: dict[str, Any]) -> Weighed:
    best = first_of(other_zones(mind.s, mind.book, mind.me))
    return Weighed(weighing.weigh(mind, command("change-target")).worth, msg("cd-other-change-target", what=best.text))


# ------------------------------------------------------------------ phase 2


def _fire(mind: Mind, said: dict[str, Any]) -> Weighed:
    shot = first_of(each for each in SHOTS if each == said["shot"])
    text = msg("cd-other-fire", shot=shot_name(shot), **weighing.outlook(mind, shot))
    return Weighed(weighing.weigh(mind, command("fire", shot=shot)).worth, text)


def _hold(mind: Mind, said: dict[str, Any]) -> Weighed:
    """What the Target cards would still become by cards of which nobody knows anything."""
    bare = sum(target.at(edge) is None for target in mind.ship.targets for edge in EDGES)
    return Weighed(weighing.weigh(mind, command("hold-fire")).worth, msg("cd-other-hold-fire", n=bare))


_WAYS: Final[dict[str, tuple[str, Callable[[Mind, dict[str, Any]], Weighed]]]] = {
    "aim": ("CD-AIM-01", _aim),
    "prepare": ("CD-PREP-01", _prepare),
    "broadside": ("CD-BROAD-01", _broadside),
    "swerve": ("CD-SWERVE-01", _swerve),
    "reload-one": ("CD-RELOAD-01", _reload_one),
    "reload-battery": ("CD-RELOAD-02", _reload_battery),
    "patch-up": ("CD-PATCH-01", _patch),
    "change-target": ("CD-TURN-03", _change),
    "fire": ("CD-FIRE-01", _fire),
    "hold-fire": ("CD-FIRE-01", _hold),
}
"""By the commands that a menu may begin: the rule, and how it is weighed."""
