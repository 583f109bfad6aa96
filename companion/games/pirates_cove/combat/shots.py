"""PC-VOLLEY-03, PC-VOL, PC-BAT-04: a volley before its dice: how many, what hits, what so many hits do to whom; and
what it may bring, exactly: hits, the loss of the target, what the own cards cost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from typing import Final

from companion.core.questions.kinds import Figure
from companion.core.rules.odds import Chances, Odds, mean, percent
from companion.core.rules.sums_in_words import USUAL
from companion.core.rules.verdicts import Sum, Term
from companion.core.values.messages import msg
from companion.games.pirates_cove.cards.tavern_cards import effect
from companion.games.pirates_cove.combat import fleet
from companion.games.pirates_cove.model.book import Book
from companion.games.pirates_cove.model.ids import SECTIONS, SeatId, Section, ShipId
from companion.games.pirates_cove.model.names import card_title
from companion.games.pirates_cove.model.state import State
from companion.games.pirates_cove.ship import damage, strength


@dataclass(frozen=True, slots=True)
class PlannedVolley:
    """A volley before its dice. dice: how many, and why.  hit_from: from which face a die hits, and why.  cards: Volley
    cards on it.  strays: whether dice that miss may hit somebody else."""

    shooter: ShipId
    target: ShipId
    sections: tuple[Section, ...]
    dice: Sum
    hit_from: Sum
    cards: tuple[str, ...] = ()
    strays: bool = False

    def hits(self, rolled: Sequence[int]) -> int:
        """How many of the dice hit the target."""
        return sum(face >= self.hit_from.total for face in rolled)


@dataclass(frozen=True, slots=True)
class Blow:
    """What a volley does to one section of one ship."""

    ship: ShipId
    section: Section
    hits: int


def of_player(s: State, book: Book, seat: SeatId, target: ShipId, section: Section) -> PlannedVolley:
    """PC-VOLLEY-03: a player's volley, with the Volley cards that were played for it."""
    cards = s.fight.volley
    dice = strength.dice(s, book, seat)
    more = tuple(
        Term(card_title(s, kind), gain, book.card(kind).rule) for kind in cards if (gain := effect(s, book, kind).dice)
    )
    whole = Sum(dice.label, (*dice.terms, *more), dice.floor)
    return PlannedVolley(seat, target, (section,), whole, hit_from(s, book, target, cards), cards)


def of_npc(s: State, book: Book, ship: ShipId, target: ShipId, sections: tuple[Section, ...]) -> PlannedVolley:
    """PC-LEG-04, PC-NAVY-02, A-12: the volley of a ship that nobody plays, with the dice printed on its card."""
    card = fleet.npc(s, book, ship)
    dice = Sum(msg("pc-sum-dice"), (Term(msg("pc-sum-card"), card.dice, card.rule),))
    return PlannedVolley(ship, target, sections, dice, hit_from(s, book, target, ()), strays=card.strays)


def shelter(s: State, book: Book, ship: ShipId) -> Term | None:
    """PC-BAT-04: from which face dice hit a ship behind a Battle card of its own, as Smoke; None for none."""
    played = [each.card for each in s.fight.of(ship)]
    faces = [(face, kind) for kind in played if (face := effect(s, book, kind).sheltered) is not None]
    return _by_card(s, book, *max(faces)) if faces else None


def _by_card(s: State, book: Book, face: int, kind: str) -> Term:
    """From which face dice hit because of a card."""
    return Term(card_title(s, kind), face, book.card(kind).rule)


def hit_from(s: State, book: Book, target: ShipId, cards: Iterable[str]) -> Sum:
    """PC-VOLLEY-03, PC-VOL-01, PC-BAT-04: the lowest face that hits; a Volley card as Grapeshot goes through Smoke."""
    faces = [(face, kind) for kind in cards if (face := effect(s, book, kind).hit_from) is not None]
    shot = _by_card(s, book, *min(faces)) if faces else None
    usual = Term(USUAL, book.numbers.hit_from, "PC-VOLLEY-03")
    return Sum(msg("pc-sum-hit-from"), (shot or shelter(s, book, target) or usual,))


def times(s: State, cards: Sequence[str], kind: str) -> int:
    """A-16: how often a Volley card does its effect."""
    copies = cards.count(kind)
    return copies if s.options.ruling("A-16") == "each" else min(copies, 1)


def blows(s: State, book: Book, shot: PlannedVolley, hits: int, strays: Iterable[ShipId] = ()) -> tuple[Blow, ...]:
    """PC-VOLLEY-03, PC-VOL-02, -03, A-15, PC-LEG-06: what so many hits do to whom, all of it at once.

    strays: ships that were hit in the target's stead (PC-LEG-CH-1).
    """
    dealt: Counter[tuple[ShipId, Section]] = Counter()
    broadside = times(s, shot.cards, "cannonade")
    sections: tuple[Section, ...] = SECTIONS if broadside and shot.target.is_seat else shot.sections
    for section in sections:
        dealt[shot.target, section] += hits * max(1, broadside)
    splash = hits * sum(effect(s, book, kind).splash * times(s, shot.cards, kind) for kind in dict.fromkeys(shot.cards))
    for ship in (*s.fight.ships, *strays):
        dealt[ship, "hull"] += splash
    for ship in strays:
        dealt[ship, "hull"] += 1
    return tuple(Blow(ship, section, n) for (ship, section), n in dealt.items() if n)


def recoil(s: State, book: Book, shot: PlannedVolley) -> tuple[Blow, ...]:
    """PC-VOL-01: what Grapeshot does to the own cannon after the volley."""
    hits = sum(effect(s, book, kind).recoil * times(s, shot.cards, kind) for kind in dict.fromkeys(shot.cards))
    return (Blow(shot.shooter, "cannon", hits),) if hits else ()


def lost(s: State, book: Book, ship: ShipId, dealt: Iterable[Blow]) -> bool:
    """Whether a ship is sunk or crippled by these blows: one for each section at most."""
    return any(_fells(s, book, blow) for blow in dealt if blow.ship == ship)


def _fells(s: State, book: Book, blow: Blow) -> bool:
    """PC-NPC-01, PC-RETREAT-01: whether a hull has no point left, or a ring leaves the mat."""
    if not blow.ship.is_seat:
        return blow.hits >= fleet.hull(s, blow.ship)
    seat = SeatId(blow.ship)
    pushed = damage.absorbed(s, book, seat, blow.section, blow.hits).ring
    return pushed >= max(1, s.player(seat).rings.of(blow.section))


def numbered(s: State, shot: PlannedVolley) -> tuple[SeatId, ...]:
    """PC-LEG-CH-1: the other players in the fight, clockwise from the one after the target: the numbers from 1 on."""
    present = fleet.seats(s)
    return tuple(seat for seat in s.after(SeatId(shot.target)) if seat in present) if shot.strays else ()


def strays(s: State, book: Book, shot: PlannedVolley, rolled: Sequence[int]) -> tuple[SeatId, ...]:
    """PC-LEG-CH-1, PC-BAT-04: who is hit by dice that miss the target; a ship in smoke is hit by none of them."""
    found = numbered(s, shot)
    astray = [found[face - 1] for face in rolled if face <= len(found)]
    return tuple(seat for seat in astray if shelter(s, book, seat) is None)


LOST: Final = msg("pc-figure-lost")
"""Label of the chance that the target is sunk or crippled."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a volley may bring. hits: on the target.  lost: how likely the target is sunk or crippled.  own: how likely
    the own cards cripple the shooter.  least: hits from which the target is lost, None where no roll does it."""

    hits: Chances
    lost: Fraction
    own: Fraction
    least: int | None


def binomial(dice: int, face: int, faces: int) -> Chances:
    """How many of so many dice show at least this face."""
    chance = Fraction(max(0, faces + 1 - face), faces)
    return {k: comb(dice, k) * chance**k * (1 - chance) ** (dice - k) for k in range(dice + 1)}


def prospect(s: State, book: Book, shot: PlannedVolley) -> Prospect:
    """PC-VOLLEY-03, -05: the exact chances of a volley, with what Mastercraft and parrot take."""
    hits = binomial(shot.dice.total, shot.hit_from.total, book.numbers.die_faces)
    back = recoil(s, book, shot)
    fatal, own, least = Fraction(), Fraction(), None
    for n, chance in hits.items():
        dealt = blows(s, book, shot, n)
        if lost(s, book, shot.target, dealt):
            fatal, least = fatal + chance, n if least is None else least
        if lost(s, book, shot.shooter, (*dealt, *back)):
            own += chance
    return Prospect(hits, fatal, own, least)


def odds(s: State, book: Book, shot: PlannedVolley) -> Odds:
    """A volley for the eye, before its dice."""
    seen = prospect(s, book, shot)
    usual = tenth(mean(seen.hits))
    lost = msg("pc-odds-lost", percent=percent(seen.lost), n=usual)
    headline = lost if seen.lost else msg("pc-odds", n=usual)
    return Odds(headline, tuple(seen.hits.items()), msg("pc-odds-hits"), seen.least)


def figures(s: State, book: Book, shot: PlannedVolley) -> tuple[Figure, ...]:
    """By which targets are compared: dice, hits expected, the chance that it is lost, the risk of Volley cards."""
    seen = prospect(s, book, shot)
    found = (
        Figure(msg("pc-figure-dice"), msg("pc-figure-n", n=shot.dice.total)),
        Figure(msg("pc-figure-hits"), msg("pc-figure-n", n=tenth(mean(seen.hits)))),
        Figure(LOST, percent(seen.lost)),
    )
    risk = (Figure(msg("pc-figure-own"), percent(seen.own), good=False),) if shot.cards else ()
    return (*found, *risk)


def tenth(number: Fraction) -> float:
    """An average as a person says it."""
    return round(float(number), 1)
