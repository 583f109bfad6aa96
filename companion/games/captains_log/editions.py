"""Whose cards an evening is played with: the app deals the piles of which it knows every card.

Those of a demonstration are our invented ones; those of the owner are known once somebody has copied them.
"""

from __future__ import annotations

from typing import Literal

from companion.core.procedures.copied_cards import Known
from companion.core.values.frozen_records import replace
from companion.games.captains_log.fleet.npc_card import NpcCard
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import CardId, MissionCardId, WindId
from companion.games.captains_log.model.options import Options, PileCard, Seal, StartShip


def dealt(options: Options, book: Book, cards: Known) -> Options:
    """The evening with the ship cards that the app deals, once it knows them all by level.

    Until then people deal them, and tell which card lies there: nobody could find an unknown card for the app. Two
    piles ask for all seals as well (CL-SET-18). In a demonstration the app deals our invented ones.
    """
    chosen = replace(options, npc_pile=(), start_ships=())
    if chosen.edition == "sample":
        return demonstration(chosen, book, cards)
    ships = {CardId(subject): record for (schema, subject), record in cards.items() if schema == "npc-card"}
    complete = len(ships) == book.numbers.ship_cards and all(record["level"] is not None for record in ships.values())
    if chosen.switches.two_decks:
        complete = complete and all(_seal(cards, card) for card in ships)
    return _with_ships(chosen, book, cards) if chosen.cards == "app" and complete else chosen


def demonstration(options: Options, book: Book, sample: Known) -> Options:
    """The evening with our invented ships, winds and missions, dealt by the app whatever else is chosen."""
    winds = tuple(WindId(subject) for schema, subject in sample if schema == "wind-card")
    missions = tuple(MissionCardId(subject) for schema, subject in sample if schema == "mission-card")
    return replace(
        _with_ships(options, book, sample),
        edition="sample",
        cards="app",
        wind_pile=winds,
        mission_pile=missions,
        tavern="app",
    )


def _seal(cards: Known, card: CardId) -> Seal | Literal[0]:
    """The seal of a ship card, which stands on the side that players use; 0 while nobody has copied it."""
    seal: Seal | Literal[0] = cards.get(("player-ship", card), {}).get("seal") or 0
    return seal


def _with_ships(options: Options, book: Book, cards: Known) -> Options:
    """The piles of ship cards made of known ones.

    Ships of the lowest level at the printed price open an evening on board B (CL-SET-19). The whale is left out unless
    monsters are played (CL-GEN-09).
    """
    ships = {subject: NpcCard.of(tuple(v.items())) for (schema, subject), v in cards.items() if schema == "npc-card"}
    dealt = {CardId(card): ship for card, ship in ships.items() if ship.special != "whale" or options.switches.monsters}
    pile = tuple(PileCard(card, ship.level or 1, _seal(cards, card)) for card, ship in dealt.items())
    start = (1, book.numbers.start_ship_value)
    starts = tuple(
        StartShip(CardId(subject), card["seal"])
        for (schema, subject), card in cards.items()
        if schema == "player-ship" and card.get("seal") and (card["level"], card["value"]) == start
    )
    return replace(options, npc_pile=pile, start_ships=starts)
