"""D-01, D-02 Tiles as they are printed: what is painted on their hexes, and the 24 of the sample edition."""

from __future__ import annotations

from functools import cache
from statistics import median
from typing import Any

import pytest

from companion.core.procedures.copied_cards import CopiedCard
from companion.core.questions.kinds import BadAnswer, completed
from companion.core.questions.painted_hexes import painted, spelt
from companion.games.captains_log.game import CaptainsLog
from companion.games.captains_log.model.ids import TileNumber
from companion.games.captains_log.model.sea import Tile, TileHex
from companion.games.captains_log.model.state import State
from companion.games.captains_log.sea.tiles import HEXES, OUTLINE, SUBJECT, TILE, outline, sea_tile_form, tile
from companion.hexmap import Hex, distance, neighbours
from companion.library.sample import load_sample
from tests.games.captains_log.rules.scripted import a_table, book
from tests.taps.copying import Copier

NUMBERS = tuple(range(1, 25))


def known(*cards: tuple[str, str, tuple[str, ...]]) -> State:
    """A table that has copied painted hexes."""
    s: State = a_table()
    for schema, subject, hexes in cards:
        s = s.with_card(CopiedCard(schema, subject, ((HEXES, hexes),)))
    return s


@cache
def sample() -> dict[TileNumber, Tile]:
    """The tiles of the sample edition."""
    cards = load_sample(CaptainsLog(book()))
    drawn: Any = cards[OUTLINE, SUBJECT][HEXES]
    found = {}
    for number in NUMBERS:
        hexes: Any = cards[TILE, str(number)][HEXES]
        made = tile(known((OUTLINE, SUBJECT, drawn), (TILE, str(number), hexes)), number)
        assert made is not None
        found[number] = made
    return found


def marked(number: TileNumber, mark: str) -> list[Hex]:
    return [hex_ for hex_, cell in sample()[number].cells if mark in cell.marks]


@pytest.mark.rule("CL-EXP-05")
def test_a_hex_that_nobody_painted_is_unknown() -> None:
    s = known((OUTLINE, SUBJECT, ("0,0 in", "0,1 in")), (TILE, "3", ("0,0 bank-3 number-4 barrel",)))
    assert outline(s) == (Hex(0, 0), Hex(0, 1))
    assert tile(s, 3) == Tile(3, ((Hex(0, 0), TileHex("sandbank", 3, 4, 0, ("barrel",))), (Hex(0, 1), TileHex())))
    assert tile(s, 4) is None


@pytest.mark.rule("CL-SET-02")
def test_without_an_outline_there_is_no_tile() -> None:
    assert outline(known()) is None
    assert tile(known((TILE, "3", ("0,0 sea",))), 3) is None


@pytest.mark.rule("CL-FRT-03")
def test_a_zone_has_its_dice() -> None:
    s = known((OUTLINE, SUBJECT, ("0,0 in",)), (TILE, "5", ("0,0 sea dice-3",)))
    found = tile(s, 5)
    assert found is not None and found.cells == ((Hex(0, 0), TileHex("sea", dice=3)),)


@pytest.mark.parametrize(
    "hexes",
    [
        ["0,0 sea land"],
        ["0,0 dice-1 dice-2"],
        ["0,0 sea", "0,0 land"],
        ["4,0 sea"],
        ["2,2 sea"],
        ["0,0 rock"],
        ["0,0 sea sea"],
        ["0,0"],
        ["0 0 sea"],
        [7],
        "sea",
    ],
)
@pytest.mark.rule("CL-EXP-05")
def test_what_no_tile_shows_is_refused(hexes: object) -> None:
    with pytest.raises(BadAnswer, match=r"steps from the middle|pas du milieu|core-bad-field-hexes"):
        sea_tile_form(3).read({HEXES: hexes})


@pytest.mark.rule("CL-EXP-05")
def test_painted_hexes_have_one_spelling() -> None:
    (value,) = dict(sea_tile_form(3).read({HEXES: ["1,0 barrel sea", "-1,0 land"]})).values()
    assert value == ("-1,0 land", "1,0 sea barrel") == spelt(painted(value))
    assert sea_tile_form(3).read({HEXES: []}) == ((HEXES, None),)


@pytest.mark.rule("CL-EXP-05")
def test_a_tile_painted_anew_replaces_the_old_one() -> None:
    form = sea_tile_form(3)
    assert completed({HEXES: ("0,0 sea",)}, {HEXES: ("0,0 land",)}, form.fields) == {HEXES: ("0,0 land",)}


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.rule("CL-EXP-05")
def test_the_sample_tiles_agree_with_what_they_bring_into_play(number: TileNumber) -> None:
    told: Any = load_sample(CaptainsLog(book()))["map-tile", str(number)]
    assert len(marked(number, "barrel")) == told["barrels"]
    ports = marked(number, "port")
    assert len(ports) == (told["port"] != "none")
    cells = dict(sample()[number].cells)
    for port in ports:
        assert cells[port].terrain == "land"
        assert any("mooring" in cells[each].marks for each in neighbours(port) if each in cells)
    assert all(cell.terrain != "unknown" and distance(Hex(0, 0), hex_) <= 1 for hex_, cell in cells.items())
    assert [cell.number for cell in cells.values() if cell.number] == ([] if number == 24 else [number])


@pytest.mark.rule("CL-FRT-01")
def test_the_sample_has_the_fortresses_of_the_rulebook() -> None:
    assert [number for number in NUMBERS if marked(number, "fortress")] == [5, 6, 14]
    for number in NUMBERS:
        zone = [hex_ for hex_, cell in sample()[number].cells if cell.dice]
        forts = marked(number, "fortress")
        assert bool(zone) == bool(forts)
        assert all(distance(fort, hex_) == 1 for fort in forts for hex_ in zone)


@pytest.mark.rule("CL-KRK-01")
def test_monsters_and_whales_of_the_sample_are_where_the_rulebook_has_them() -> None:
    assert [number for number in NUMBERS if marked(number, "monster")] == [book().numbers.kraken_tile]
    assert [number for number in NUMBERS if marked(number, "whale")] == [11, 12, 17, 19]


@pytest.mark.rule("CL-TIL-02")
def test_wrecks_lie_around_the_steep_island() -> None:
    cells = dict(sample()[23].cells)
    assert cells[Hex(0, 0)].terrain == "land" and not marked(23, "port")
    assert {distance(Hex(0, 0), hex_) for hex_ in marked(23, "barrel")} == {1}


@pytest.mark.rule("CL-TIL-03")
def test_the_sea_of_24_is_calm() -> None:
    assert {cell.terrain for _, cell in sample()[24].cells} == {"calm"}


@pytest.mark.rule("CL-EXP-05")
def test_a_tile_of_the_sample_is_copied_with_fewer_than_25_taps() -> None:
    cards = load_sample(CaptainsLog(book()))
    taps = []
    for number in NUMBERS:
        steps = Copier(sea_tile_form(number), dict(cards[TILE, str(number)])).steps()
        taps.append(1 + sum(len(step.taps) for step in steps))
    assert median(taps) < 25, taps
