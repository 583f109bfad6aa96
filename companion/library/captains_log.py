"""Reads the printed book of Captain's Log from rulesdata/captains_log/: one YAML file per field of `Book`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Literal

from companion.games.captains_log.fleet.npc_card import NpcCard
from companion.games.captains_log.table.book import Book
from companion.games.captains_log.table.options import Options, PileCard, Seal, StartShip, dump_options, read_options
from companion.library.book import load_numbers, read_book
from companion.library.sample import Sample
from companion.paths import rulesdata


def load_book(folder: Path) -> Book:
    """The checked book. Raises BrokenData naming file, line and field."""
    return read_book(folder, Book)


def sample_options(options: Options, sample: Sample) -> Options:
    """The same evening as a demonstration: the app deals our invented ships and winds, whatever else is chosen."""
    winds = tuple(subject for schema, subject in sample if schema == "wind-card")
    missions = tuple(subject for schema, subject in sample if schema == "mission-card")
    return replace(
        _with_ships(options, sample),
        edition="sample",
        cards="app",
        wind_pile=winds,
        mission_pile=missions,
        tavern="app",
    )


def owner_options(options: Mapping[str, Any], cards: Sample) -> Mapping[str, Any]:
    """An evening with the owner's box: the app deals the ship cards once the library knows them all by level.

    Until then people deal them, and tell which card lies there: nobody could find an unknown card for the app. Two
    piles ask for all seals as well (CL-SET-18). In a demonstration the app deals our invented ones.
    """
    chosen = replace(read_options(options), npc_pile=(), start_ships=())
    if chosen.edition == "sample":
        return dump_options(sample_options(chosen, cards))
    ships = {subject: record for (schema, subject), record in cards.items() if schema == "npc-card"}
    complete = len(ships) == _number("ship_cards") and all(record["level"] is not None for record in ships.values())
    if chosen.switches.two_decks:
        complete = complete and all(_seal(cards, card) for card in ships)
    return dump_options(_with_ships(chosen, cards) if chosen.cards == "app" and complete else chosen)


def _seal(cards: Sample, card: str) -> Seal | Literal[0]:
    """The seal of a ship card, which stands on the side that players use; 0 while nobody has copied it."""
    seal: Seal | Literal[0] = cards.get(("player-ship", card), {}).get("seal") or 0
    return seal


def _number(name: str) -> int:
    return load_numbers(rulesdata() / "captains_log")[name].value


def _with_ships(options: Options, cards: Sample) -> Options:
    """The piles of ship cards made of known ones.

    Ships of the lowest level at the printed price open an evening on board B (CL-SET-19). The whale is left out unless
    monsters are played (CL-GEN-09).
    """
    ships = {subject: NpcCard.of(tuple(v.items())) for (schema, subject), v in cards.items() if schema == "npc-card"}
    dealt = {card: ship for card, ship in ships.items() if ship.special != "whale" or options.switches.monsters}
    pile = tuple(PileCard(card, ship.level or 1, _seal(cards, card)) for card, ship in dealt.items())
    start = (1, _number("start_ship_value"))
    starts = tuple(
        StartShip(subject, card["seal"])
        for (schema, subject), card in cards.items()
        if schema == "player-ship" and card.get("seal") and (card["level"], card["value"]) == start
    )
    return replace(options, npc_pile=pile, start_ships=starts)
