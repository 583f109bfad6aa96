"""What is counted, for the laws that simulations check: projectiles, cards, markers, officers, Disasters, tracks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from companion.core.declared.counted import Count
from companion.core.kit.inventory import Inventory
from companion.core.kit.piles import no_more
from companion.games.cannon_duel.actions.patch import MarkersRestored, SailorMoved
from companion.games.cannon_duel.corrections import Corrected
from companion.games.cannon_duel.hands import deck
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import DECKS, SHOTS, UNKNOWN, layer_of
from companion.games.cannon_duel.model.names import MARKERS
from companion.games.cannon_duel.model.records import Player
from companion.games.cannon_duel.model.state import State
from companion.games.cannon_duel.ship.losses import MarkersLost
from companion.games.cannon_duel.tricks.choosing import TricksKept
from companion.games.cannon_duel.turn.setup import BoardFilled, OfficerPlaced


def counts(s: State, book: Book) -> Iterable[Count]:
    """What no field counts by itself, by kind and place."""
    for shot in SHOTS:
        yield f"shot-{shot}", "bag", book.numbers.projectiles_of_each - s.loaded[shot]
    for player in s.players:
        yield from _loaded(player)
        yield from _ship(player)
        yield from _aim_cards(s, book, player)
    lying = [target.card for player in s.players for target in player.targets if target.card]
    yield from no_more("pack", [f"target-{card}" for card in (*lying, *s.targets_gone)])
    held = [trick for player in s.players for trick in player.tricks if trick != UNKNOWN]
    yield from no_more("box", [f"trick-{card}" for card in (*held, *s.tricks_gone)])


def _loaded(player: Player) -> Iterable[Count]:
    for cannon in player.cannons:
        for shot in cannon.loaded:
            yield f"shot-{shot}", f"{player.id}-{cannon.mount}", 1


def _ship(player: Player) -> Iterable[Count]:
    """CD-COMP-07: markers and officers by zone, none on a space too many; Disasters face down and turned."""
    for zone in player.zones:
        place = f"{player.id}-{zone.id}"
        yield MARKERS[layer_of(zone.id)], place, zone.markers
        yield "officer", place, len(zone.officers)
        yield from _never("crowded", place, max(0, -zone.free))
    yield "disaster", f"{player.id}-hull", sum(zone.disaster == "hidden" for zone in player.zones)
    yield "disaster", f"{player.id}-turned", len(player.disasters)


def _aim_cards(s: State, book: Book, player: Player) -> Iterable[Count]:
    """The cards of a deck, wherever they lie, each of them once; what lies on a track lies there once, too."""
    kind, aimed = f"aim-{player.id}", [aim.card for _, _, aim in player.aimed]
    out = [*player.hand, *aimed, *player.discards]
    yield kind, "deck", len(deck.all_cards(book)) - len(out)
    yield kind, "hand", len(player.hand)
    yield kind, "targets", len(aimed)
    yield kind, "discards", len(player.discards)
    yield from no_more("deck", [f"{card}-{player.id}" for card in out if card != UNKNOWN])
    for name in ("broadsides", "swerves", "dodges"):
        covered = getattr(player, name)
        yield from _never(f"{name}-{player.id}", "track", len(covered) - len(dict.fromkeys(covered)))


def _never(kind: str, place: str, n: int) -> Iterable[Count]:
    """What no rule brings about, but a table that overrules one: so many there, and as many fewer than nothing."""
    yield kind, place, n
    yield kind, "against the rules", -n


def _filled(s: State, event: BoardFilled) -> Mapping[str, int]:
    """Every space of a board gets its marker, every zone of the hull its Disaster."""
    flow: Counter[str] = Counter()
    for zone in event.apply(s).player(event.seat).zones:
        flow[MARKERS[layer_of(zone.id)]] += zone.markers
        flow["disaster"] += zone.disaster == "hidden"
    return flow


def _lost(s: State, event: MarkersLost) -> Mapping[str, int]:
    return {MARKERS[layer_of(event.zone)]: -event.n, "officer": -len(event.officers)}


def _moved(s: State, event: SailorMoved) -> Mapping[str, int]:
    """Whoever mends a zone goes back into the reserve; what lies there then is told by itself (CD-PATCH-03)."""
    return {} if event.to in DECKS else {MARKERS["deck"]: -1}


INVENTORY: Final = Inventory(
    counts,
    {
        BoardFilled: _filled,
        OfficerPlaced: lambda s, event: {MARKERS["deck"]: -1, "officer": 1},
        MarkersLost: _lost,
        MarkersRestored: lambda s, event: {MARKERS[layer_of(event.zone)]: event.n},
        SailorMoved: _moved,
        TricksKept: lambda s, event: {"tricks": len(event.cards)},
    },
    renewed={Corrected: (*MARKERS.values(), "officer", "tricks")},
)
