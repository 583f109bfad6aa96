"""5, 8.3, 13.61, 13.71 Current values of captains and their ships: printed, less damage, wounds and illness.

Characteristics never fall below 0 (A-61); a lowered Ability also costs the ship boxes of Combat and Speed (13.714).
"""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.questions.get_or_explain import get_or_explain
from companion.core.rules.verdicts import Sum, Term
from companion.core.values.messages import Msg, msg
from companion.games.blackbeard.model import book as printed
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.records import Commissioner, Pirate, Wounds
from companion.games.blackbeard.model.state import State


@dataclass(frozen=True, slots=True)
class CaptainValues:
    """A pirate's characteristics as they are now (5.11 to 5.16)."""

    ability: int
    cruelty: int
    charisma: int
    cunning: int
    attack: int
    defence: int
    endurance: int


def card(book: Book, pirate: ShipId) -> printed.PirateCard:
    """BB-2.7: the printed card of a pirate."""
    return get_or_explain(book.pirates, pirate, "bb-named-pirate")


def ship(book: Book, hull: str) -> printed.ShipKind:
    """The printed log of a kind of ship."""
    return get_or_explain(book.ships, hull, "bb-named-hull")


def wound(book: Book, kind: str) -> printed.Wound:
    """A line of the wound table."""
    return get_or_explain(book.wounds, kind, "bb-named-wound")


def loss(s: State, book: Book, wounds: Wounds) -> tuple[int, int]:
    """BB-13.711, BB-13.712, BB-13.713, BB-17C1: what wounds and illness take off every characteristic, and off Cruelty.

    A minor wound costs 2, or 1 as the cards have it (A-31); only a superficial one lowers Cruelty too (A-36).
    """
    light, minor, heavy = (wound(book, kind).loss for kind in ("superficial", "minor", "leg"))
    if s.options.ruling("A-31") == "one":
        minor = light
    ill = book.numbers.scurvy_loss if wounds.ill else 0
    return light * wounds.superficial + minor * wounds.minor + heavy * wounds.healing + ill, light * wounds.superficial


def captain(s: State, book: Book, pirate: Pirate) -> CaptainValues:
    """BB-5.1: a pirate's characteristics of this moment, Cunning less what is spent (BB-5.14)."""
    p, w = card(book, pirate.id), pirate.wounds
    off, gentle = loss(s, book, w)
    crippled = [wound(book, limb) for limb in w.crippled]
    cruelty = min(p.cruelty + sum(each.cruelty for each in crippled), book.numbers.crippled_cruelty_highest)
    duel, body = sum(each.duel for each in crippled), sum(each.endurance for each in crippled)
    return CaptainValues(
        ability=max(0, p.ability - off),
        cruelty=max(0, max(cruelty, p.cruelty) - gentle),
        charisma=max(0, p.charisma - off),
        cunning=max(0, p.cunning - pirate.cunning - off),
        attack=max(0, p.attack + duel - off),
        defence=max(0, p.defence + duel - off),
        endurance=max(0, p.endurance + body - off),
    )


def weakened(s: State, book: Book, pirate: Pirate) -> int:
    """BB-13.714: points of Ability lost to wounds and illness; the ship loses as many boxes of Combat and Speed."""
    return card(book, pirate.id).ability - captain(s, book, pirate).ability


def combat(s: State, book: Book, pirate: Pirate) -> int:
    """BB-5.2, BB-5.21: the ship's Combat: its track, less what the captain's weakness costs.

    That alone never takes it below 1 (BB-13.714).
    """
    track = ship(book, pirate.hull).combat
    now = track[min(pirate.damage, len(track) - 1)]
    return max(min(now, book.numbers.ship_loss_least), now - weakened(s, book, pirate))


def speed(s: State, book: Book, pirate: Pirate) -> int:
    """The ship's Speed, which may be negative (5.22); weakness never takes it beyond the last box (A-16)."""
    track = ship(book, pirate.hull).speed
    return track[min(pirate.slow + weakened(s, book, pirate), len(track) - 1)]


def boxes(book: Book, pirate: Pirate) -> int:
    """BB-5.21: how many boxes of Combat are left until he sinks."""
    return len(ship(book, pirate.hull).combat) - pirate.damage


def sunk(book: Book, pirate: Pirate) -> bool:
    """Whether damage or lost Speed has gone beyond the last box (5.21, 5.22)."""
    return boxes(book, pirate) <= 0 or pirate.slow >= len(ship(book, pirate.hull).speed)


def on_track(book: Book, boat: Pirate | Commissioner, track: str, more: int = 0) -> int:
    """What a marker shows on the track of Combat ("damage") or Speed ("slow"), with so many boxes lost more.

    Beyond the last box nothing is left (5.21, 5.22).
    """
    lost = (boat.damage if track == "damage" else boat.slow) + more
    if isinstance(boat, Commissioner):
        return max(0, (boat.combat if track == "damage" else boat.speed) - lost)
    boxes = ship(book, boat.hull).combat if track == "damage" else ship(book, boat.hull).speed
    return boxes[lost] if lost < len(boxes) else min(0, boxes[-1])


def undamaged(pirate: Pirate) -> bool:
    """Whether no point of Combat is lost."""
    return pirate.damage == 0


def kc_loss(s: State, book: Book, kc: Commissioner) -> int:
    """A-42: what wounds take off the Combat and Speed of a King's Commissioner."""
    return loss(s, book, kc.wounds)[0]


def kc_combat(s: State, book: Book, kc: Commissioner) -> int:
    """Its Combat now; wounds alone never take it below 1 (A-42)."""
    now = max(0, kc.combat - kc.damage)
    return max(min(now, book.numbers.ship_loss_least), now - kc_loss(s, book, kc))


def kc_speed(s: State, book: Book, kc: Commissioner) -> int:
    """Its Speed now, which is its movement without a die (13.4)."""
    now = max(0, kc.speed - kc.slow)
    return max(min(now, book.numbers.ship_loss_least), now - kc_loss(s, book, kc))


def combat_sum(s: State, book: Book, pirate: Pirate, label: Msg) -> Sum:
    """BB-13.61: a pirate's strength in a battle at sea, as one says it aloud: Ability and Combat."""
    return Sum(
        label,
        (
            Term(msg("bb-ability"), captain(s, book, pirate).ability, "BB-5.11"),
            Term(msg("bb-combat"), combat(s, book, pirate), "BB-5.21"),
        ),
    )


def ails(s: State, ship: ShipId) -> bool:
    """Whether there is something to recover from: scurvy aboard, or a wounded or ill captain."""
    boat = s.ship(ship)
    return boat.scurvy or boat.wounds.ill or bool(boat.wounds.minor or boat.wounds.healing)
