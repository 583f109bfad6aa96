"""Corrections by hand: every value that the app keeps, by name, with what it may be. The table has the last word."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from companion.core.declared.tracked_values import HIGH, Tracked, Within, choice, lines, many
from companion.core.kit import corrections
from companion.core.kit.corrections import Corrections
from companion.core.questions.kinds import Option
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.pirates_cove.legends import black_ships, legendary_pirates
from companion.games.pirates_cove.model.book import Book
from companion.games.pirates_cove.model.ids import ISLANDS, SECTIONS, SeatId
from companion.games.pirates_cove.model.names import card_name, island_option, section_name
from companion.games.pirates_cove.model.records import FameLine, Mastercraft, Parrot
from companion.games.pirates_cove.model.state import State
from companion.games.pirates_cove.ship import mat
from companion.games.pirates_cove.tavern import deck

NONE: Final = "none"


class Corrected(corrections.Corrected[State]):
    """A person set a tracked value by hand: gold and treasures come from the bank, cards from the discards."""

    def reopened(self, s: State) -> State:
        return replace(s, outcome=None).with_turn(phase="ships")

    def put(self, s: State) -> State:
        value = self.value
        match self.path.split("."):
            case ["players", name, "gold"] if isinstance(value, int):
                player = s.player(SeatId(name))
                bank = replace(s.bank, gold=s.bank.gold - value + player.gold)
                return replace(s.with_player(player.id, gold=value), bank=bank)
            case ["players", name, "treasures"] if isinstance(value, int):
                player = s.player(SeatId(name))
                left = s.bank.treasures
                bank = replace(s.bank, treasures=None if left is None else left - value + player.treasures)
                return replace(s.with_player(player.id, treasures=value), bank=bank)
            case ["players", name, "fame"] if isinstance(value, int):
                player = s.player(SeatId(name))
                line = FameLine(s.turn.month, player.id, value - player.fame, "correction")
                return replace(s.with_player(player.id, fame=value), fame=(*s.fame, line))
            case ["players", name, "parrot"]:
                return s.with_player(SeatId(name), parrot=None if value == NONE else Parrot(str(value)))
            case ["players", name, "crafts"] if isinstance(value, tuple):
                player = s.player(SeatId(name))
                kept = {craft.section: craft for craft in player.crafts}
                sections = tuple(each for each in SECTIONS if each in value)
                return s.with_player(player.id, crafts=tuple(kept.get(each, Mastercraft(each)) for each in sections))
        return super().put(s)


def _year(s: State, book: Book) -> Iterator[Tracked]:
    yield from lines(s.turn, "turn", book)
    yield from lines(s.bank, "bank", book)


def _player(s: State, book: Book, seat: SeatId) -> Iterator[Tracked]:
    player, at = s.player(seat), f"players.{seat}"
    chests = HIGH if s.bank.treasures is None else player.treasures + s.bank.treasures
    most = {"gold": player.gold + s.bank.gold, "treasures": chests}
    yield from lines(player, at, book, "fame", "gold", "treasures", within=most)
    if player.island:
        yield from lines(player, at, book, "island", within={"island": tuple(map(island_option, ISLANDS))})
    for section in SECTIONS:
        most = {section: len(mat.levels(s, section))}
        yield from lines(player.rings, f"{at}.rings", book, section, within=most, section=section_name(section))
    yield from _protection(s, book, seat)


def _protection(s: State, book: Book, seat: SeatId) -> Iterator[Tracked]:
    player, at, gone = s.player(seat), f"players.{seat}", deck.out(s)
    mine = "" if player.parrot is None else player.parrot.kind
    birds = tuple(kind for kind in book.family("parrot") if kind == mine or not gone[kind])
    options = (Option(NONE, msg("pc-no-parrot")), *(Option(kind, card_name(kind)) for kind in birds))
    yield choice(f"{at}.parrot", msg("pc-fix-parrot"), mine or NONE, options)
    if player.parrot is not None:
        yield from lines(player.parrot, f"{at}.parrot", book)
    left = deck.copies(s, book)["mastercraft"] - gone["mastercraft"]
    sections = [each for each in SECTIONS if left > 0 or each in [craft.section for craft in player.crafts]]
    if left >= len(SECTIONS) - len(player.crafts) or not left:
        named = tuple(Option(each, section_name(each)) for each in sections)
        yield many(f"{at}.crafts", msg("pc-fix-crafts"), [craft.section for craft in player.crafts], named)
    for craft in player.crafts:
        yield from lines(craft, f"{at}.crafts.{craft.id}", book, section=section_name(craft.section))


def _ships(s: State, book: Book) -> Iterator[Tracked]:
    for ship in s.black_ships:
        name, most = legendary_pirates.legend_name(s, ship.legend), legendary_pirates.hull(s, book, ship.legend)
        within: Within = {"island": tuple(map(island_option, black_ships.ROUND)), "hull": most}
        known = ("island", "hull", "beaten") if most else ("island", "beaten")
        yield from lines(ship, f"black_ships.{ship.id}", book, *known, within=within, name=name)


def groups(s: State, book: Book) -> Iterator[tuple[Msg, Iterator[Tracked]]]:
    """Every tracked value: each player, the black ships, the year and the bank."""
    for player in s.players:
        yield msg("core-said", text=player.name), _player(s, book, player.id)
    if s.black_ships:
        yield msg("pc-fix-group-ships"), _ships(s, book)
    yield msg("pc-fix-group-year"), _year(s, book)


CORRECTIONS: Final = Corrections(groups, Corrected)
