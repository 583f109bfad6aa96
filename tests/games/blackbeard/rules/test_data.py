"""Barbe Noire as data: the rule index, the printed tables, and the Action cards with the mark of every field."""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from pydantic import BaseModel

from companion.core.rules.rule_index import RuleIndex
from companion.games.blackbeard.game import Blackbeard
from companion.games.blackbeard.model.book import Book
from companion.library.book import load_numbers, with_book
from companion.library.rules import rule_index
from companion.library.texts import LANGUAGES
from companion.library.yaml_data import BrokenData
from companion.paths import rulesdata

FOLDER = rulesdata("blackbeard")
NUMBERS = """
1 2.1 2.2 2.21 2.22 2.23 2.3 2.31 2.32 2.33 2.34 2.35 2.4 2.5 2.6 2.7 2.8 2.9 3a 3b 3c 3d 4.1 4.2 4.21 4.22 4.23 4.3
4.4 5.1 5.11 5.12 5.13 5.14 5.15 5.16 5.2 5.21 5.22 5.23 5.24 6.1 6.2 6.21 6.3 6.31 6.32 6.33 6.34 6.35 7.1 7.2 7.2A
7.2B 7.2C 7.2D 7.2E 7.2F 7.2G 7.2H 7.2I 7.2J 7.3 7.3A 7.3B 7.3C 7.3D 7.3E 7.3F 8.1 8.2 8.3 8.4 8.41 8.5 8.51 8.52 8.6
8.61 8.7 8.x 9.1 9.2 9.21 9.3 9.31 9.311 9.312 9.313 9.32 9.33 9.34 9.4 9.5 9.6 9.61 9.62 9.63 9.64 9.7 9.71 9.72 9.73
9.8 9.81 9.82 10.1 10.2 10.21 10.22 10.221 10.3 10.4 10.41 10.42 10.43 11.1 11.2 11.21 11.22 11.23 11.24 11.25 12.1
12.2 12.3 12.31 12.32 12.33 12.4 13.1 13.2 13.21 13.22 13.23 13.3 13.4 13.5 13.6 13.61 13.62 13.63 13.64 13.7 13.71
13.711 13.712 13.713 13.714 13.715 13.716 13.72 14.1 14.11 14.12 14.13 14.2 14.3 14.31 15.1 15.2 15.21 15.3 15.4 15.5
16.1 16.2 16.3 16.4 17 17A 17B 17C 17C1 17C2 17C3 17D 17E 17E1 17E2 17F 17G 17H 17I 17J 17K 17L 17M 18.1 18.2 18.3
19.1 19.2 19.3 19.31 19.32 19.33 19.4 20.1 20.2 20.3 20.4 20.5 20.6 21.1 22.1 22.2 22.3 23.1 23.2 23.3 23.4 23.41 23.5
23.51 23.52 23.53 23.54 23.55 23.6 T0 T1 T1b T2 T3 K1 K2 K3 K4 K5 P1 P2 P3 P4 P5 P6 P7 P8 P9 P10 P11
"""
"""The numbers of the rulebook, the letters of its lists, and the nodes of the decision tree."""
RULES = NUMBERS.split()
SETTINGS = ["A-04", "A-07", "A-08", "A-09", "A-15", "A-17", "A-18", "A-22", "A-25", "A-31", "A-58", "A-59", "A-65"]


@pytest.fixture(scope="module")
def index() -> RuleIndex:
    return rule_index("blackbeard")


@pytest.fixture(scope="module")
def book() -> Book:
    return with_book(Blackbeard, FOLDER).book


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """A copy of the data that a test may spoil."""
    return Path(shutil.copytree(FOLDER, tmp_path / "blackbeard"))


# --- the rule index


def test_every_number_of_the_rulebook_stands_there_once_and_in_order(index: RuleIndex) -> None:
    assert list(index.rules) == [f"BB-{number}" for number in RULES]


def test_related_rules_and_rulings_exist_and_rulings_name_each_other(index: RuleIndex) -> None:
    for rule in index.rules.values():
        assert set(rule.related) <= index.rules.keys() - {rule.id}, rule.id
        assert all(rule.id in index.rulings[ruling].rules for ruling in rule.rulings), rule.id
    for ruling in index.rulings.values():
        assert ruling.rules and all(ruling.id in index.rules[rule].rulings for rule in ruling.rules), ruling.id


def test_the_rulings_are_numbered_and_some_of_them_are_settings(index: RuleIndex) -> None:
    assert list(index.rulings) == [f"A-{number:02}" for number in range(1, 66)]
    assert [ruling.id for ruling in index.rulings.values() if ruling.setting] == SETTINGS


@pytest.mark.parametrize(
    ("query", "rule"),
    [
        ("6.34", "BB-6.34"),
        ("bb-3a", "BB-3a"),
        ("8.X", "BB-8.x"),
        ("17c1", "BB-17C1"),
        ("debauche", "BB-9.8"),
        ("ruse", "BB-22.1"),
        ("refuge", "BB-10.4"),
        ("carène", "BB-T1b"),
        ("safe haven", "BB-10.4"),
        ("revelry", "BB-9.8"),
        ("heal", "BB-7.2H"),
        ("corsaire du roi", "BB-2.33"),
        ("événement aléatoire", "BB-17"),
        ("random events", "BB-17"),
        ("capture", "BB-7.2B"),
    ],
)
def test_a_rule_is_found_by_its_number_and_by_the_words_of_players(index: RuleIndex, query: str, rule: str) -> None:
    assert rule in [found.id for found in index.search(query)[:8]]


# --- the printed tables


@pytest.mark.rule("BB-2.1")
def test_the_counts_are_those_of_the_box(book: Book) -> None:
    tables = (book.action_cards, book.pirates, book.merchants, book.warships, book.commissioners, book.governors)
    assert [len(table) for table in tables] == [40, 24, 32, 24, 8, 24]
    assert Counter(letter.nation for letter in book.letters) == dict.fromkeys(
        ("english", "french", "spanish", "portuguese"), 3
    )
    assert (len(book.ports), len(book.lanes), len(book.transit_boxes), len(book.events)) == (36, 36, 6, 13)
    assert sum(ship.logs for ship in book.ships) == 16  # two sides of 8 logs
    assert len(book.popularity) == 17 and len(book.notoriety) == 12


def test_every_number_and_table_names_an_existing_rule(book: Book, index: RuleIndex) -> None:
    cited = {name: sourced.rule for name, sourced in load_numbers(FOLDER).items()}
    assert {name: rule for name, rule in cited.items() if rule not in index} == {}
    found = [rule for field in Book.model_fields for rule in rules_in(getattr(book, field))]
    assert len(found) > 150 and [rule for rule in found if rule not in index] == []


def rules_in(value: object) -> Iterator[str]:
    """Every rule that printed data name."""
    if isinstance(value, tuple):
        yield from (rule for each in value for rule in rules_in(each))
    elif isinstance(value, BaseModel):
        yield from filter(None, [getattr(value, "rule", "")])
        yield from getattr(value, "rules", ())


@pytest.mark.rule("BB-2.7")
def test_the_pirates_are_those_of_the_table(book: Book) -> None:
    blood = [pirate for pirate in book.pirates if pirate.solo]
    assert [pirate.id for pirate in blood] == ["dr-peter-blood"]
    teach = next(pirate for pirate in book.pirates if pirate.name == "Edward Teach")
    assert (teach.ability, teach.cruelty, teach.charisma, teach.cunning) == (4, 4, 3, 3)
    assert (teach.attack, teach.defence, teach.endurance) == (4, 5, 7)
    sums = [sum(getattr(pirate, name) for pirate in book.pirates) for name in ("ability", "cruelty", "endurance")]
    assert sums == [84, 69, 97]


def test_ships_sink_after_nine_boxes_of_speed_and_their_own_combat(book: Book) -> None:
    assert {ship.id: (ship.holds, len(ship.combat), len(ship.speed)) for ship in book.ships} == {
        "sloop": (2, 6, 9),
        "schooner": (2, 5, 9),
        "brigantine": (3, 8, 9),
        "square-rigger": (5, 10, 9),
    }
    assert [ship.id for ship in book.ships if ship.first] == ["sloop", "schooner"]
    assert [ship.id for ship in book.ships if ship.evades] == ["schooner"]


def test_the_ports_that_the_text_names(book: Book) -> None:
    ports = {port.number: port for port in book.ports}
    assert [number for number, port in ports.items() if port.haven] == [35, 44, 66]
    assert Counter(port.ocean.value for port in book.ports) == {"AN": 7, "CAR": 16, "CD": 4, "IND": 9}
    boston, sample = ports[11], ports[24]
    assert boston.name is not None and boston.name.value == "Boston"
    assert sample.garrison is not None and (sample.garrison.value, sample.garrison.mark) == (8, "read")


def test_sales_refits_and_the_dice_of_treachery(book: Book) -> None:
    dealings = {dealing.port: dealing for dealing in book.dealings}
    assert {port: dealing.sale for port, dealing in dealings.items()} == {
        "haven": -20,
        "anti": None,
        "neutral": 0,
        "pro": 10,
        "safe": 20,
    }
    assert [port for port, dealing in dealings.items() if dealing.refit_pirate == "all"] == ["haven", "safe"]
    assert [row.faces for row in book.treachery] == [(3, 4, 5, 6), (2,), (1,)]


def test_the_cargo_tables_cover_all_rolls_and_known_goods(book: Book) -> None:
    contents = book.cargo_contents
    places = [port.number for port in book.ports]
    for rows in contents.oceans.values():
        covered = [number for row in rows for number in places if row.first <= number <= row.last]
        assert covered == places
        assert {good for row in rows for goods in row.goods for good in goods} <= contents.goods.keys()


# --- the Action cards


def test_the_cards_keep_the_mark_of_every_field(book: Book) -> None:
    cards = book.action_cards
    rows = [row for card in cards for row in card.oceans.values()]
    assert Counter(row.cargo.mark for row in rows) == {"read": 96, "inferred": 19, "unknown": 45}
    assert Counter(row.home.mark for row in rows) == {"read": 99, "inferred": 33, "unknown": 28}
    assert Counter(card.lane.mark for card in cards) == {"read": 6, "inferred": 34}
    assert Counter(card.event.mark for card in cards) == {"read": 31, "inferred": 9}
    assert Counter(card.sea.mark for card in cards) == {"read": 34, "inferred": 6}
    assert Counter(card.coast.mark for card in cards) == {"read": 32, "inferred": 6, "unknown": 2}
    assert Counter(card.hostage.mark for card in cards) == {"read": 26, "inferred": 14}
    assert Counter(card.wound.mark for card in cards) == {"read": 40}
    assert Counter(card.debauchery.mark for card in cards) == {"read": 3, "unknown": 37}
    assert Counter(card.lines.mark for card in cards) == {"inferred": 3, "unknown": 37}
    assert sum(len(card.marks()) for card in cards) == 40 * 16


def test_the_deck_is_the_one_of_the_transcription(book: Book) -> None:
    cards = book.action_cards
    letters = Counter(card.event.value for card in cards)
    assert "".join(str(letters[event.letter]) for event in book.events) == "1162461144811"
    assert Counter(card.hostage.value for card in cards) == {1: 7, 2: 6, 3: 7, 4: 6, 5: 7, 10: 7}
    assert Counter(card.wound.value for card in cards) == {
        "superficial": 16,
        "minor": 15,
        "leg": 2,
        "eye": 3,
        "arm": 2,
        "killed": 2,
    }
    (party,) = [card for card in cards if card.debauchery.value]
    assert party.oceans["CAR"].cargo.value == (100, 350, 1500)  # the card reprinted in the rules
    assert party.oceans["IND"].home.value == 65


def test_the_proposed_lines_give_every_player_as_many_turns(book: Book) -> None:
    rows = [(card.lines.value.two, card.lines.value.three, card.lines.value.four) for card in book.action_cards]
    turns = [Counter(line for line in column if line.startswith("player")) for column in zip(*rows, strict=True)]
    assert [sorted(row.values()) for row in turns] == [[14, 14], [9, 9, 9], [7, 7, 7, 7]]


# --- what does not fit is named


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("warships", "- {id: warship-24}\n", "", r"warships\.yaml: 23 entries"),
        ("governors", "id: governor-07", "id: governor-08", r"governors\.yaml: governor-08 stands twice"),
        ("ports", "number: 66", "number: 67", r"ports\.yaml: its numbers"),
        ("transit_boxes", "links: [1, 3]", "links: [3]", r"transit_boxes\.yaml: 1 and 2 are not linked"),
        ("oceans", "box: 6", "box: 5", r"oceans\.yaml: box 5 does not serve IND"),
        ("ships", "back: brigantine", "back: sloop", r"ships\.yaml: schooner has sloop"),
        ("action_cards", "[10, 15, 40]", "[10, 9, 40]", r"card 1, AN: the cargo does not rise"),
        ("action_cards", "value: 13, mark: unknown", "value: 66, mark: unknown", r"card 1, AN: port 66 lies elsewhere"),
        ("action_cards", "mark: read", "mark: guessed", r"action_cards\.yaml, line \d+, field 0\.lane\.mark"),
        ("numbers", "origin: printed}", "origin: guessed}", r"numbers\.yaml, line \d+, field \w+\.origin"),
        ("treachery", "faces: [1", "faces: [2, 1", r"treachery\.yaml: not every face"),
    ],
)
def test_data_that_do_not_fit_are_refused(copied: Path, file: str, old: str, new: str, said: str) -> None:
    path = copied / f"{file}.yaml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BrokenData, match=said):
        with_book(Blackbeard, copied)


def test_what_the_text_does_not_give_is_listed_in_both_languages(book: Book) -> None:
    asked = {entry.id: entry for entry in book.asked}
    assert all(set(entry.known) == set(LANGUAGES) and entry.fields and entry.how for entry in book.asked)
    for table in ("merchants", "warships", "commissioners", "governors", "lanes"):
        entry = asked[table]
        assert entry.count == len(getattr(book, table)), table
        unknown = [name for name in entry.fields if any(getattr(each, name) is None for each in getattr(book, table))]
        assert unknown == list(entry.fields), table
    assert asked["ports"].count == len([port for port in book.ports if not port.haven])
