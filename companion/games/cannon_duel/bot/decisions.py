"""What the app answers for the ship that it plays, question by question: by the rule under which each is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations
from typing import Final

from companion.core.procedures.menus import Menu
from companion.core.procedures.procedure import first_of
from companion.core.questions.kinds import Choose, Pick, Question
from companion.core.questions.legal_answers import answers_to
from companion.games.cannon_duel.actions import patch
from companion.games.cannon_duel.aiming import targeting
from companion.games.cannon_duel.bot import weighing, worth
from companion.games.cannon_duel.bot.view import Mind
from companion.games.cannon_duel.bot.weighing import broadside_worth, place_worth, swerve_worth, zone_worth
from companion.games.cannon_duel.fire import dodge
from companion.games.cannon_duel.fire.damage import zone_aimed_at
from companion.games.cannon_duel.hands import combos
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import EDGES, MOUNTS, ZONES, SeatId, ZoneId, layer_of
from companion.games.cannon_duel.model.state import State

Way = Callable[[Mind, Question], object]
"""What is wanted of a question; None for what is usual."""


def answer(s: State, book: Book, question: Question) -> object:
    """What the app answers for a seat that it plays. s: as this seat sees it."""
    mind = Mind(s, book, SeatId(question.who))
    wanted = s.turn.plan if isinstance(question, Menu) else _wanted(mind, question)
    return wanted if wanted is not None and question.admits(wanted) else usual(question)


def usual(question: Question) -> object:
    """What is answered without a thought: the default, else the first that is legal."""
    if question.default is not None and question.admits(question.default):
        return question.default
    return next(iter(answers_to(question)), None)


def _wanted(mind: Mind, question: Question) -> object:
    match question:
        case Choose(rule=rule) if rule in _CHOICES:
            return _CHOICES[rule](mind, question)
        case Pick(rule=rule) if rule in _PICKS:
            return _PICKS[rule](mind, question)
    return None


def _best(question: Choose, value: Callable[[str], float]) -> str:
    """The legal option of the highest value, of equals the first."""
    return max((option.id for option in question.options if option.verdict.allowed), key=value)


def _is_among(question: Choose, things: Iterable[str]) -> bool:
    """Whether one of these things is to be chosen, and nothing else."""
    return frozenset(things).issuperset(option.id for option in question.options)


# ------------------------------------------------------------------ setting up and aiming


def _officer(mind: Mind, question: Choose) -> str:
    """An officer goes where most markers stand, the second one elsewhere as long as there is room: a ship is lost when
    both are (CD-EFF-07), and even a cabin boy knows that."""
    room: dict[str, int] = {zone.id: zone.spaces * (not zone.officers) for zone in mind.ship.zones}
    return _best(question, room.__getitem__)


def _cannons(mind: Mind, question: Choose) -> str | None:
    """One that holds two projectiles, and the one for which most signs of the Target cards are perfect."""
    return "18-pounder/long-nine" if mind.skill.plans else None


def _loaded(mind: Mind, question: Choose) -> str | None:
    """The active cannon gets what fits the zone at which it aims, or the hull before it aims at any."""
    if _is_among(question, MOUNTS):  # which cannon is filled
        return None
    ship = mind.ship
    ideal = mind.book.ideal(layer_of(ship.crosshair) if ship.crosshair else "hull")
    place = MOUNTS.index(ship.active or "bow")
    return _best(question, lambda way: way.split("/")[place].split("-").count(ideal))


def _target(mind: Mind, question: Choose) -> str:
    """Gunner and crosshair together: the shot that promises most, of those that come to mind."""
    free = [zone for zone in ZONES if any(each.id == zone and each.verdict.allowed for each in question.options)]
    pointed = first_of(mount for mount in MOUNTS if mount in question.about)
    best = max(mind.thought_of(free, str), key=lambda zone: zone_worth(mind, pointed, zone))
    other = targeting.other_mount(pointed)
    more = max(zone_worth(mind, other, zone) for zone in ZONES) > zone_worth(mind, pointed, best)
    return targeting.OTHER if more and any(each.id == targeting.OTHER for each in question.options) else best


def _zone(told: str) -> ZoneId:
    return first_of(each for each in ZONES if each == told)


def _place(mind: Mind, question: Choose) -> str:
    """The place beside a Target card where the card in hand is worth most, of those that come to mind; its id is target
    and edge."""
    (card,) = question.about
    places = {f"{target.id}-{edge}": (target, edge) for target in mind.ship.targets for edge in EDGES}
    return max(mind.thought_of(places, str), key=lambda told: place_worth(mind, *places[told], card))


# ------------------------------------------------------------------ cards


def _cheapest(mind: Mind, question: Pick) -> tuple[str, ...] | None:
    """Cards that are given up: the legal ones that are worth least."""
    if not question.judges:  # each for itself: nothing to weigh together
        least = sorted((each.id for each in question.options if each.verdict.allowed), key=mind.card)
        return tuple(least[: max(1, question.lo)])
    return min(_selections(question), key=lambda cards: sum(map(mind.card, cards)), default=None)


def _reload(mind: Mind, question: Pick) -> tuple[str, ...] | None:
    """Cards for a reload; then what goes back into the bag: no more than must, but of a whole battery all that does not
    fit the zone under the crosshair."""
    if all(option.id in mind.ship.hand for option in question.options):
        return _cheapest(mind, question)
    ship = mind.ship
    ideal = mind.book.ideal(layer_of(ship.crosshair)) if ship.crosshair else ""
    wrong = [option.id for option, (_, shot) in zip(question.options, ship.loaded, strict=True) if shot != ideal]
    most = len(wrong) if question.rule == "CD-RELOAD-02" and mind.skill.plans else question.lo
    return tuple(wrong[:most]) if len(wrong) >= question.lo else None


MOST_WEIGHED: Final = 12
"""Cards of which all selections are weighed: more than any hand within its limit. Of a larger one the first are."""


def _selections(question: Pick) -> list[tuple[str, ...]]:
    ids = [option.id for option in question.options][:MOST_WEIGHED]
    sizes = range(max(1, question.lo), question.most + 1)
    return [picked for n in sizes for picked in combinations(ids, n) if question.admits(picked)]


def _flush(mind: Mind, question: Pick) -> tuple[str, ...] | None:
    return max(_selections(question), key=lambda cards: broadside_worth(mind, cards), default=None)


def _swerve(mind: Mind, question: Pick) -> tuple[str, ...] | None:
    return max(_selections(question), key=lambda cards: swerve_worth(mind, combos.HeldRun((), cards)), default=None)


def _at_stake(question: Question) -> int | None:
    """The damage of the shot on the table, None where nothing is told of one."""
    sides = () if question.stands is None else question.stands.sides
    return next((side.total.total for side in sides if side.total is not None), None)


def _dodge(mind: Mind, question: Pick) -> tuple[str, ...]:
    """The run that saves the most for the cards that it takes; none where it saves too little."""
    damage = _at_stake(question)
    if damage is None:
        return ()
    zone = zone_aimed_at(mind.s, mind.foe.id).id
    stake = worth.marker(mind.book, mind.ship, zone) if mind.skill.plans else 1.0

    def gain(cards: tuple[str, ...]) -> float:
        run = combos.HeldRun((), cards)
        saved = min(damage, dodge.saves(mind.s, mind.book, mind.me, len(cards), run.suited))
        return saved * stake - sum(map(mind.card, cards)) / 2

    runs = [cards for cards in _selections(question) if all(card in mind.ship.hand for card in cards)]
    best = max(runs, key=gain, default=())
    return best if best and gain(best) > 0 else ()


def _trick(mind: Mind, question: Choose) -> str | None:
    """A Dirty Trick on a shot that does some damage, or nearly so; a captain who combines no cards plays none.

    Of the zones in which one takes markers, or lays them down, the one that can best spare them, or needs them most.
    """
    if _is_among(question, ZONES):
        return _spared(mind, question) if question.about else _needy(mind, question)
    damage = _at_stake(question)
    if mind.skill.combines is None or damage is None or damage < question.key.startswith("dodge"):
        return None
    return next((option.id for option in question.options if option.id != question.default), None)


# ------------------------------------------------------------------ losses and repairs


def _spared(mind: Mind, question: Choose) -> str | None:
    """The zone that can best spare a marker: of the own ship the least important, of the other's the most (A-02)."""
    if not mind.skill.plans or not _is_among(question, ZONES):
        return None
    if mind.me in question.about:
        return _best(question, lambda told: -worth.marker(mind.book, mind.ship, _zone(told)))
    return _best(question, lambda told: worth.marker(mind.book, mind.foe, _zone(told)))


def _needy(mind: Mind, question: Choose) -> str | None:
    """The zone of the own ship where a marker is worth most."""
    return _best(question, lambda told: worth.marker(mind.book, mind.ship, _zone(told))) if mind.skill.plans else None


def _move(mind: Mind, question: Choose) -> str | None:
    """The move after which the ship stands best, or none any more."""
    ids = [option.id for option in question.options if option.verdict.allowed]
    found = weighing.best_move(mind, [move for move in patch.moves(mind.s, mind.me) if move.id in ids])
    return patch.STOP if found is None else found[1].id


def _mending(mind: Mind, question: Pick) -> tuple[str, ...] | None:
    """As many cards as there are moves worth making, the cheapest ones; as few as it may where there are none."""
    moves = weighing.best_moves(mind)[1] if mind.skill.mends else ()
    ways = _selections(question)
    fitting = [cards for cards in ways if len(cards) == len(moves)] or ways
    return min(fitting, key=lambda cards: sum(map(mind.card, cards)), default=None)


_CHOICES: Final[dict[str, Callable[[Mind, Choose], object]]] = {
    "CD-SETUP-03": _officer,
    "CD-SETUP-06": _cannons,
    "CD-SETUP-07": _loaded,
    "CD-SETUP-08": _target,
    "CD-FIRE-S7": _target,
    "CD-TURN-03": _target,
    "CD-AIM-01": _place,
    "CD-RELOAD-01": _loaded,
    "CD-RELOAD-02": _loaded,
    "CD-BROAD-06": _spared,
    "CD-EFF-10": _spared,
    "CD-ADV-05": _trick,
    "CD-PATCH-02": _move,
}
"""By the rule under which something is chosen."""
_PICKS: Final[dict[str, Callable[[Mind, Pick], object]]] = {
    "CD-BROAD-01": _flush,
    "CD-SWERVE-01": _swerve,
    "CD-DODGE-01": _dodge,
    "CD-RELOAD-01": _reload,
    "CD-RELOAD-02": _reload,
    "CD-PATCH-01": _mending,
    "CD-DRAW-02": _cheapest,
    "CD-FIRE-04": _cheapest,
}
"""By the rule under which several things are picked."""
