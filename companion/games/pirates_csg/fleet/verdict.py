"""CSG-FLEET-01 to -09, CSG-SETUP-02: what may be in a fleet, and what it costs, judged while it is built.

The first sum of a verdict says what the fleet costs, the second what it may cost.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

from companion.core.questions.deck_building import ChosenCard
from companion.core.rules.verdicts import Reason, Sum, Term, Verdict
from companion.core.values.messages import Msg, msg
from companion.games.pirates_csg.cards.collection import (
    CrewCard,
    CsgCard,
    FleetEventCard,
    FortCard,
    ShipCard,
    TreasureCard,
    card_of,
)
from companion.games.pirates_csg.cards.schemas import nation_named
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.gold import gold_each
from companion.games.pirates_csg.model.numbers import Numbers
from companion.games.pirates_csg.model.options import Options

C = TypeVar("C", bound=CsgCard)

FREE_NATIONS = ("", "unaligned", "mercenary")
"""Ships of none of the nations that must be alike; "" where nobody has copied it."""


@dataclass(frozen=True, slots=True)
class Fleet:
    """The cards of a fleet, by kind."""

    ships: tuple[ShipCard, ...]
    crew: tuple[CrewCard, ...]
    forts: tuple[FortCard, ...]
    events: tuple[FleetEventCard, ...]
    uniques: tuple[TreasureCard, ...]

    @classmethod
    def of(cls, cards: Iterable[ChosenCard]) -> Fleet:
        """The fleet of some cards; those of another kind belong to none."""
        read = [card_of(card.schema, card.record) for card in cards]

        def only(kind: type[C]) -> tuple[C, ...]:
            return tuple(card for card in read if isinstance(card, kind))

        return cls(only(ShipCard), only(CrewCard), only(FortCard), only(FleetEventCard), only(TreasureCard))

    @property
    def cards(self) -> tuple[CsgCard, ...]:
        """All of them."""
        return (*self.ships, *self.crew, *self.forts, *self.events, *self.uniques)

    @property
    def nations(self) -> tuple[str, ...]:
        """CSG-FLEET-02, CSG-KW-MERCENARY: the nations of its ships and forts, without those that serve with anybody."""
        ships = (ship.nation for ship in self.ships if "mercenary" not in ship.keywords)
        found = (*ships, *(fort.nation for fort in self.forts))
        return tuple(dict.fromkeys(nation for nation in found if nation not in FREE_NATIONS))


def judge(options: Options, book: Book, cards: Sequence[ChosenCard]) -> Verdict:
    """What the rules say of a fleet: every rule that it breaks, and what it costs of the build total."""
    fleet, n = Fleet.of(cards), book.numbers
    costs, most = cost(fleet, n), build_total(fleet, options)
    return Verdict(tuple(_broken(fleet, options, n, costs.total, most.total)), sums=(costs, most))


def cost(fleet: Fleet, n: Numbers) -> Sum:
    """CSG-FLEET-01, -04, CSG-KW-BLACKMARK: what a fleet costs; forts and unique treasures cost no points."""
    marked = n.blackmark_cost * sum(_sails_cursed(crew, fleet) for crew in fleet.crew)
    terms = (
        Term(msg("csg-sum-ships"), sum(ship.points for ship in fleet.ships), "CSG-FLEET-01"),
        Term(msg("csg-sum-fleet-crew"), sum(crew.points for crew in fleet.crew), "CSG-FLEET-01"),
        Term(msg("csg-sum-events"), sum(event.points for event in fleet.events), "CSG-FLEET-08"),
        Term(msg("csg-sum-marked"), marked, "CSG-KW-BLACKMARK"),
    )
    return Sum(msg("csg-sum-fleet"), tuple(term for term in terms if term.value))


def build_total(fleet: Fleet, options: Options) -> Sum:
    """CSG-FLEET-01, CSG-SETUP-02: what a fleet may cost: as agreed, and more with crew that raise it."""
    raised = sum(crew.build for crew in fleet.crew)
    terms = (
        Term(msg("csg-sum-agreed"), options.total, "CSG-FLEET-01"),
        Term(msg("csg-sum-raised"), raised, "CSG-SETUP-02"),
    )
    return Sum(msg("csg-sum-total"), tuple(term for term in terms if term.value))


def _sails_cursed(crew: CrewCard, fleet: Fleet) -> bool:
    """CSG-KW-BLACKMARK: whether crew with a Black Mark joins a cursed fleet from another nation."""
    return "blackmark" in crew.keywords and crew.nation != "cursed" and fleet.nations == ("cursed",)


def _broken(fleet: Fleet, options: Options, n: Numbers, costs: int, most: int) -> Iterator[Reason]:
    """Every rule that is broken, in the order of the rulebook."""
    for card in fleet.cards:
        if "points" in card.unknown:
            yield Reason("CSG-FLEET-01", msg("csg-fleet-unknown", name=card.name))
    if costs > most:
        yield Reason("CSG-FLEET-01", msg("csg-fleet-dear", n=costs, most=most))
    if not fleet.ships:
        yield Reason("CSG-FLEET-03", msg("csg-fleet-shipless"))
    if len(fleet.nations) > 1:
        yield Reason("CSG-FLEET-02", msg("csg-fleet-nations", nations=tuple(map(_nation, fleet.nations))))
    yield from _twice("CSG-FLEET-03", (ship.name for ship in fleet.ships if "canoe" not in ship.keywords))
    yield from _twice("CSG-FLEET-04", (fort.name for fort in fleet.forts))
    yield from _twice("CSG-FLEET-05", (crew.name for crew in fleet.crew if not crew.standard))
    yield from _twice("CSG-FLEET-08", (event.name for event in fleet.events))
    yield from _twice("CSG-FLEET-09", (unique.name for unique in fleet.uniques))
    yield from _crew(fleet)
    yield from _played_without(fleet, options)
    needed = -(-gold_each(options.total, n) // n.coin_most)
    if len(fleet.uniques) > (share := min(n.coins_each // n.unique_share, n.coins_each - needed)):
        yield Reason("CSG-FLEET-09", msg("csg-fleet-uniques", n=len(fleet.uniques), most=share))
    yield from _keywords(fleet, n)


def _twice(rule: str, names: Iterable[str]) -> Iterator[Reason]:
    """Names that stand more than once among those of one kind."""
    for name, count in Counter(names).items():
        if count > 1:
            yield Reason(rule, msg("csg-fleet-twice", name=name, n=count))


def _crew(fleet: Fleet) -> Iterator[Reason]:
    """CSG-FLEET-07, CSG-KW-EXPATRIOT: crew that costs nothing serves its own nation only."""
    flags = tuple(ship.nation for ship in fleet.ships)
    for crew in fleet.crew:
        free = crew.points == 0 and "points" not in crew.unknown
        if free and crew.nation not in (*flags, "", "unaligned") and "expatriot" not in crew.keywords:
            yield Reason("CSG-FLEET-07", msg("csg-fleet-free-crew", name=crew.called, nation=_nation(crew.nation)))


def _played_without(fleet: Fleet, options: Options) -> Iterator[Reason]:
    """Kinds of card that the table plays without."""
    kinds = (
        ("CSG-FORT-01", options.forts, fleet.forts, "csg-fleet-no-forts"),
        ("CSG-FLEET-08", options.events, fleet.events, "csg-fleet-no-events"),
        ("CSG-FLEET-09", options.uniques, fleet.uniques, "csg-fleet-no-uniques"),
    )
    for rule, wanted, cards, words in kinds:
        if cards and not wanted:
            yield Reason(rule, msg(words))


def _keywords(fleet: Fleet, n: Numbers) -> Iterator[Reason]:
    """CSG-KW-LIMIT, -LOYAL, -CHIEFTAIN, -CANOE: keywords that say with what a card may stand in a fleet."""
    limited = [card.name for card in fleet.cards if "limit" in _of(card)]
    if len(limited) > n.limit_most:
        yield Reason("CSG-KW-LIMIT", msg("csg-fleet-limit", names=_said(limited)))
    for card in fleet.cards:
        if isinstance(card, ShipCard | CrewCard) and "loyal" in card.keywords and not _served(card, fleet):
            yield Reason("CSG-KW-LOYAL", msg("csg-fleet-loyal", name=card.name, to=card.loyal or "?"))
    canoes = Counter(ship.nation for ship in fleet.ships if "canoe" in ship.keywords)
    chiefs = Counter(crew.nation for crew in fleet.crew if "chieftain" in crew.keywords)
    for nation, count in canoes.items():
        if not chiefs[nation]:
            yield Reason("CSG-KW-CANOE", msg("csg-fleet-canoe", nation=_nation(nation)))
        elif count > n.canoes * chiefs[nation]:
            yield Reason("CSG-KW-CHIEFTAIN", msg("csg-fleet-canoes", n=count, most=n.canoes * chiefs[nation]))


def _served(card: ShipCard | CrewCard, fleet: Fleet) -> bool:
    """CSG-KW-LOYAL: whether another card is the one, or of the nation, to which a card is loyal."""
    wanted, nation = card.loyal.casefold(), nation_named(card.loyal)
    others = [other for other in fleet.cards if other is not card]
    named = any(other.name.casefold() == wanted for other in others)
    return named or any(isinstance(o, ShipCard | CrewCard | FortCard) and o.nation == nation for o in others)


def _of(card: CsgCard) -> tuple[str, ...]:
    """The keywords of a card."""
    return card.keywords if isinstance(card, ShipCard | CrewCard | FortCard | TreasureCard) else ()


def _nation(nation: str) -> Msg:
    return msg(f"csg-nation-{nation or 'unaligned'}")


def _said(names: Iterable[str]) -> tuple[Msg, ...]:
    return tuple(msg("core-said", text=name) for name in names)
