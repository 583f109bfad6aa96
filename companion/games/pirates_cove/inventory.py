"""What is counted, for the laws that simulations check: gold, treasures, Tavern cards, Legendary Pirates."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from companion.core.declared.counted import Count
from companion.core.kit.inventory import Inventory
from companion.core.procedures.copied_cards import CardKnown
from companion.games.pirates_cove.cards import tavern_cards
from companion.games.pirates_cove.corrections import Corrected
from companion.games.pirates_cove.legends import legendary_pirates
from companion.games.pirates_cove.model.book import Book
from companion.games.pirates_cove.model.state import State
from companion.games.pirates_cove.setup import BankCounted
from companion.games.pirates_cove.tavern import deck


def counts(s: State, book: Book) -> Iterable[Count]:
    """What no field counts by itself; treasures on ships only once somebody has counted the box."""
    if s.bank.treasures is not None:
        for player in s.players:
            yield "treasures", player.id, player.treasures
        yield "treasures", "overboard", sum(each.treasures for each in s.combat.played) if s.combat else 0
    gone, most = deck.out(s), deck.at_most(s, book)
    for kind, n in deck.copies(s, book).items():
        beyond = min(max(0, gone[kind] - n), most[kind] - n)  # the second copy of an event that nobody has told of
        yield f"card-{kind}", "deck", n - gone[kind] + beyond
        yield f"card-{kind}", "out", gone[kind] - beyond
    yield "legends", "pile", len(legendary_pirates.pile(s, book))
    yield "legends", "out", len(s.black_ships) + len(s.legends_gone)


def _copied(s: State, event: CardKnown) -> Mapping[str, int]:
    """The event that the box holds twice is one card more; so is what stands on a blank card."""
    flow: Counter[str] = Counter()
    if event.schema == deck.SCHEMA:
        before, now = s.copied(deck.SCHEMA, deck.SUBJECT, "doubled"), dict(event.record).get("doubled")
        for sign, doubled in ((-1, before), (1, now)):
            if isinstance(doubled, str):
                flow[f"card-{doubled}"] += sign
    elif event.schema == legendary_pirates.SCHEMA and s.options.own_legend:
        flow["legends"] += s.card(legendary_pirates.SCHEMA, legendary_pirates.OWN) is None
    elif event.schema == tavern_cards.SCHEMA and s.options.own_cards:
        before, now = s.copied(tavern_cards.SCHEMA, event.subject, "name"), dict(event.record).get("name")
        flow[f"card-{event.subject}"] += bool(now) - bool(before)
    return flow


INVENTORY: Final = Inventory(
    counts,
    {BankCounted: lambda s, event: {"treasures": event.treasures}, CardKnown: _copied},
    renewed={Corrected: ("gold", "treasures")},
)
