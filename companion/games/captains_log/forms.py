"""Every printed component that can be copied, and the form for it: for the owner's library and the sample edition."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Any, Final, Literal

from companion.core.kit.forms import Copyable, Forms
from companion.core.procedures.copied_cards import Known
from companion.core.questions.get_or_explain import get_or_explain
from companion.core.questions.kinds import Form
from companion.core.values.frozen_records import replace
from companion.games.captains_log.events import weather
from companion.games.captains_log.events.event_effects import nation_die_form
from companion.games.captains_log.events.kraken import dial_form
from companion.games.captains_log.fleet.npc_card import NpcCard, card_number_form, npc_card_form
from companion.games.captains_log.fleet.ships import player_ship_form
from companion.games.captains_log.hand.mission_form import mission_form, subjects
from companion.games.captains_log.harbour import shipyard, tavern
from companion.games.captains_log.model import equipment
from companion.games.captains_log.model.book import Book, Captain
from companion.games.captains_log.model.event_deck import event_card_form
from companion.games.captains_log.model.ids import COUNTRIES, NATIONS, CardId, MissionCardId, Nation, SheetId, WindId
from companion.games.captains_log.model.names import ship_cards
from companion.games.captains_log.model.options import Options, PileCard, Seal, Side, StartShip
from companion.games.captains_log.model.state import State
from companion.games.captains_log.model.tile_faces import market_tile_form
from companion.games.captains_log.renown.fame import fame_board_form
from companion.games.captains_log.renown.reputation_board import line_form
from companion.games.captains_log.sailing.dynamic_map import banks_form, gap_form
from companion.games.captains_log.sailing.fishing import tokens_form
from companion.games.captains_log.sea.tiles import OUTLINE, SUBJECT, TILE, outline_form, sea_tile_form
from companion.games.captains_log.ship import hold, upgrades
from companion.games.captains_log.voyage.exploring import tile_form

SIDES: tuple[Side, ...] = ("A", "B")
NAMING_NATIONS = ("plague-nation", "assault")
"""Effects of the event cards that print a table of nations (D-27)."""


@lru_cache(maxsize=8)
def kinds(book: Book) -> Mapping[str, Copyable]:
    """The kinds of component by schema; worked out once, for hundreds of cards are looked up in it."""
    numbers = book.numbers
    cards = ship_cards(numbers)
    texts = tuple(c.id for c in book.captains if any(a.does == "told" for a in c.abilities))
    board_a = tuple(SheetId.printed("A", level) for level in range(1, numbers.board_a_levels + 1))
    winds = (*(WindId.numbered("wind", n) for n in range(1, numbers.wind_cards)), weather.CALM)
    events = {f"event-{card.number}": card for card in book.event_cards}
    naming = {f"event-{card.number}": card for card in book.event_cards if card.effect in NAMING_NATIONS}
    wares = tuple(upgrade.id for upgrade in book.upgrades)
    tiles = range(1, max(tile.number for tile in book.tiles) + 1)
    return {
        "npc-card": Copyable(cards, lambda subject: npc_card_form(CardId(subject)), cards),
        "player-ship": Copyable(
            (*board_a, *cards), lambda subject: player_ship_form(SheetId(subject)), tuple(reversed(cards))
        ),
        "market-tile": _sided(COUNTRIES, market_tile_form),
        "reputation-line": _sided(NATIONS, lambda nation, side: line_form(nation, side, numbers)),
        "wind-card": Copyable(winds, lambda subject: weather.wind_card_form(WindId(subject)), winds[:-1]),
        "event-card": Copyable(tuple(events), lambda subject: event_card_form(events[subject])),
        "nation-die": Copyable(tuple(naming), lambda subject: nation_die_form(naming[subject], numbers.nation_die)),
        "kraken-dial": Copyable(("kraken",), lambda _: dial_form(numbers.kraken_die)),
        "map-tile": Copyable(tuple(str(n) for n in tiles), lambda subject: tile_form(book, int(subject))),
        OUTLINE: Copyable((SUBJECT,), lambda _: outline_form()),
        TILE: Copyable(tuple(str(n) for n in tiles), lambda subject: sea_tile_form(int(subject))),
        "fame-board": Copyable(SIDES, lambda subject: fame_board_form(_side(subject))),
        "fame-icons": Copyable(SIDES, lambda subject: upgrades.fame_icons_form(_side(subject))),
        "tavern": Copyable(SIDES, lambda subject: tavern.tavern_form(_side(subject), numbers)),
        "hold": Copyable(hold.keels(), lambda subject: hold.hold_form(book, subject)),
        "draft-track": Copyable(("track",), lambda _: hold.draft_track_form()),
        "price": Copyable(wares, lambda subject: price_list_form(book, subject)),
        "captain-text": Copyable(
            texts,
            lambda subject: equipment.text_form(_captain(book, subject)),
            named=lambda subject: equipment.text_form(_captain(book, subject)).text,
        ),
        "card-number": Copyable(cards, lambda subject: card_number_form(CardId(subject))),
        "mission-card": Copyable(subjects(book), lambda subject: mission_form(book, MissionCardId(subject))),
        "fishing-tokens": Copyable(("bag",), lambda _: tokens_form(numbers)),
        "gap-tiles": Copyable(
            ("stock", "banks"), lambda subject: banks_form(numbers) if subject == "banks" else gap_form(numbers)
        ),
    }


def _captain(book: Book, captain: str) -> Captain:
    return get_or_explain(book.captains, captain, "cl-named-captain")


def price_list_form(book: Book, item: str) -> Form:
    """D-11, D-12: the price of an upgrade in the building that sells it."""
    upgrade = upgrades.find(book, item)
    sold_by_yard = upgrade.kind not in upgrades.CREW or upgrade.nation == "france"
    return shipyard.ware_form(upgrade) if sold_by_yard else tavern.token_form(item)


def _sided(nations: tuple[Nation, ...], make: Callable[[Nation, Side], Form]) -> Copyable:
    """A component of each nation with two sides; its subject is e.g. ``spain-B``."""
    faces = {f"{nation}-{side}": (nation, side) for nation in nations for side in SIDES}
    return Copyable(tuple(faces), lambda subject: make(*faces[subject]))


def _side(subject: str) -> Side:
    return "A" if subject == "A" else "B"


def needed(s: State, book: Book) -> Iterator[tuple[str, str]]:
    """What lies on the table: ships and their captains' boards, tiles (hex by hex where the app follows the map) and
    boards on the sides chosen, wind and events; missions as far as they are known; last what is for sale in the
    shipyards."""
    switches = s.options.switches
    for player in s.players:
        yield "player-ship", player.sheet
        yield "hold", s.keel(player)
    for npc in s.npcs:
        if npc.card and not npc.captured:
            yield "npc-card", npc.card
    if s.wind:
        yield "wind-card", s.wind
    for tile in s.market:
        yield "market-tile", f"{tile.nation}-{switches.market_tiles}"
    if s.sea is not None:
        yield OUTLINE, SUBJECT
    for number in s.revealed:
        yield "map-tile", str(number)
        if s.sea is not None:
            yield TILE, str(number)
    for nation in NATIONS:
        yield "reputation-line", f"{nation}-{switches.reputation_board}"
    yield "tavern", tavern.side_of(s)
    yield "fame-board", switches.fame_board
    for player in s.players:
        yield "fame-icons", player.board
    yield "draft-track", "track"
    for event in s.lasting:
        yield "event-card", f"event-{event.number}"
    if s.kraken:
        yield "kraken-dial", "kraken"
    for player in s.players:
        for mission in player.missions:
            if mission.type and mission.number and not mission.done:
                yield "mission-card", f"{mission.type}-{mission.number}"
    for upgrade in book.upgrades:
        if upgrades.in_play(s, upgrade) and (upgrade.kind not in upgrades.CREW or upgrade.nation):
            yield "price", upgrade.id


def leads(schema: str, subject: str, record: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """CL-SHP-06: level and initial draft of a ship say where its keel lies, and with it which hold is used."""
    keel = hold.keel_of(SheetId(subject), record) if schema == "player-ship" else ""
    if keel:
        yield "hold", keel


FORMS: Final = Forms(kinds, "cl-kind", needed=needed, leads=leads)


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
