"""Spreadsheets of collectors: columns in any order, odd rows reported by line, a thousand rows a second."""

from __future__ import annotations

import time

import pytest

from companion.core.untrusted.spreadsheet import LARGEST, MOST_ROWS, read_rows
from companion.core.untrusted.untrusted_json import BadFile
from companion.core.values.messages import msg
from companion.games.pirates_csg.cards.collection import CrewCard, PrintedCannon, ShipCard
from companion.games.pirates_csg.cards.csv_import import COLUMNS, known_names
from companion.games.pirates_csg.cards.schemas import CREW, EVENT, FORT, ISLAND, SCHEMAS, SHIP, TREASURE, form
from companion.library.texts import LANGUAGES, texts_in
from tests.games.pirates_csg.rules.spreadsheet import KEYWORDS, invented, read, read_one, ship, written

IDS = tuple(keyword.id for keyword in KEYWORDS)


def test_three_thousand_rows_fifty_of_them_broken() -> None:
    content, lines = invented(3000, 50)
    began = time.process_time()
    found = read(content)
    took = time.process_time() - began
    assert [row.odd.line for row in found if row.odd is not None] == lines
    assert len(found) == 3000 and sum(row.card is None for row in found) == 10
    assert all(row.odd.name or row.card is None for row in found if row.odd is not None)
    for lang in LANGUAGES:
        assert all(texts_in(lang)(why) for row in found if row.odd is not None for why in row.odd.reasons)
    assert 3000 / took >= 1000, f"{3000 / took:.0f} rows a second"


def test_every_card_fits_its_form_and_has_a_subject_of_its_own() -> None:
    cards = [row.card for row in read(invented(300, 50)[0]) if row.card is not None]
    for card in cards:
        form(card.schema, card.subject, IDS).read(card.record)
    assert len({(card.schema, card.subject) for card in cards}) == len(cards)


@pytest.mark.rule("CSG-FLEET-01")
def test_a_ship_is_read_whole() -> None:
    card = read_one(link="Captain Oak, Mary Ash", ability="Fear. Ghost Ship. This ship may look.").card
    assert card is not None and (card.schema, card.subject) == (SHIP, "ZZ-001")
    ship_card = ShipCard.of(form(SHIP, "X", IDS).read(card.record))
    assert (ship_card.name, ship_card.nation, ship_card.points, ship_card.masts) == ("Grey Gannet 1", "pirate", 11, 4)
    assert ship_card.move == ("S", "L") and ship_card.cannons[1] == PrintedCannon(3, "L")
    assert ship_card.keywords == ("fear", "ghost") and ship_card.link == ("Captain Oak", "Mary Ash")
    assert ship_card.text == "This ship may look." and not ship_card.unknown[:-1]


@pytest.mark.rule("CSG-FLEET-02")
def test_a_cell_without_a_nation_is_unaligned_and_whole_numbers_may_have_a_nought_behind_the_point() -> None:
    card = read_one(faction="", point_cost="12.0").card
    assert card is not None and (card.record["nation"], card.record["points"]) == ("unaligned", 12)
    part = read_one(point_cost="12.5").card
    assert part is not None and part.record["points"] is None, "no whole number"


@pytest.mark.parametrize("cannons", ["3S-3L", "3S,3L", "3s 3l", "3S – 3L", "3S;3L"])
def test_cannons_in_every_spelling(cannons: str) -> None:
    card = read_one(cannons=cannons).card
    assert card is not None and card.record["cannons"] == "3S-3L"


@pytest.mark.parametrize(
    ("ability", "keywords", "skills", "loyal", "text"),
    [
        ("Captain. Helmsman.", [], ["captain", "helmsman"], "", None),
        ("Loyal: Pirates. Fear. Watch out.", ["loyal", "fear"], [], "Pirates", "Watch out."),
        ("Loyal: Pirate", ["loyal"], [], "Pirate", None),
        ("This crew has the Captain and Helmsman abilities.", [], ["captain", "helmsman"], "", "…"),
        ("Capitaine. Éternel. Ce texte reste.", ["eternal"], ["captain"], "", "Ce texte reste."),
        ("Born Leader", ["bornleader"], [], "", None),
        ("Emperor's Commander. More.", ["emperor"], [], "", "More."),
        ("If an enemy ship has the Captain ability, look.", [], [], "", "…"),
        ("Once. Fear.", [], [], "", "…"),
        ("This crew has the Fear and Captain abilities.", ["fear"], ["captain"], "", "…"),
    ],
)
def test_keywords_and_skills_lead_the_text(
    ability: str, keywords: list[str], skills: list[str], loyal: str, text: str | None
) -> None:
    card = read_one(type="Crew", ability=ability).card
    assert card is not None
    assert (card.record["keywords"], card.record["skills"]) == (keywords, skills)
    assert (card.record["loyal"] or "") == loyal and card.record["text"] == (ability if text == "…" else text)


def test_every_keyword_is_known_by_both_of_its_names() -> None:
    named = known_names(KEYWORDS)
    assert set(named.values()) == {keyword.id for keyword in KEYWORDS}
    for keyword in KEYWORDS:
        for name in (keyword.fr, keyword.en):
            card = read_one(ability=f"{name}. Rest.").card
            assert card is not None and card.record["keywords"] == [keyword.id], name


@pytest.mark.rule("CSG-KW-TRIMARAN", "CSG-KW-CANOE", "CSG-KW-LIMIT")
@pytest.mark.parametrize(
    ("printed", "keyword"), [("Double Catamaran", "trimaran"), ("Native Canoes", "canoe"), ("Limited", "limit")]
)
def test_a_keyword_is_known_by_the_other_name_under_which_cards_print_it(printed: str, keyword: str) -> None:
    card = read_one(ability=f"{printed}. Rest.").card
    assert card is not None and (card.record["keywords"], card.record["text"]) == ([keyword], "Rest.")
    others = [each for each in KEYWORDS if each.id != keyword]
    assert keyword not in known_names(others).values(), "a game without it does not know the name"


@pytest.mark.rule("CSG-SETUP-02")
def test_standard_crew_and_crew_that_raise_the_build_total() -> None:
    card = read_one(type="Crew/T", name="Firepot Specialist", point_cost="2", ability="").card
    assert card is not None
    crew = CrewCard.of(form(CREW, "X", IDS).read(card.record))
    assert crew.standard and crew.skills == ("firepot",)
    card = read_one(type="Crew", name="Mme Vert", ability="Your build total is raised by 5.").card
    assert card is not None and card.record["build"] == 5 and card.record["standard"] is False


@pytest.mark.rule("CSG-FLEET-05")
@pytest.mark.parametrize(
    ("type_", "name", "standard"),
    [("Crew/T", "Old Gunner", True), ("Crew", "Helmsman", True), ("Crew", "Mary Ash", False)],
)
def test_crew_is_standard_by_its_type_or_by_its_name(type_: str, name: str, standard: bool) -> None:
    """Of standard crew a fleet may have several of one name."""
    card = read_one(type=type_, name=name, ability="").card
    assert card is not None and card.record["standard"] is standard


@pytest.mark.parametrize(
    ("type_", "schema"),
    [
        ("Fort", FORT),
        ("Event", EVENT),
        ("Unique Treasure", TREASURE),
        ("Island", ISLAND),
        ("Navire", SHIP),
        ("Équipage", CREW),
    ],
)
def test_every_type_becomes_its_kind(type_: str, schema: str) -> None:
    found = read_one(type=type_, point_cost="3")
    assert found.card is not None and found.card.schema == schema and found.odd is None


@pytest.mark.rule("CSG-FLEET-08", "CSG-FLEET-09", "A-60")
def test_islands_events_and_equipment_have_no_keywords_to_copy() -> None:
    asked = {kind for kind in SCHEMAS for field in form(kind, "X", IDS).fields if field.name == "keywords"}
    assert asked == {SHIP, CREW, FORT, TREASURE}


def test_an_odd_row_keeps_what_could_be_read() -> None:
    found = read_one(masts="three", faction="Moon")
    assert found.card is not None and found.odd is not None and found.odd.kept
    assert found.card.record["masts"] is None and found.card.record["nation"] is None
    assert found.card.record["points"] == 11 and len(found.odd.reasons) == 2


def test_a_row_of_no_kind_keeps_its_name_and_text_in_the_report() -> None:
    found = read_one(type="Story", ability="Once upon a time.")
    assert found.card is None and found.odd is not None
    assert (found.odd.name, found.odd.text, found.odd.kept) == ("Grey Gannet 1", "Once upon a time.", False)
    assert found.odd.reasons == (msg("csg-csv-type", given="Story"),)


def test_two_cards_of_one_number_are_both_kept_and_the_same_card_once() -> None:
    first, second, third = read(written([ship(1), ship(1, name="Other"), ship(1)]))
    assert [row.card.subject for row in (first, second, third) if row.card] == ["ZZ-001", "ZZ-001-2", "ZZ-001"]
    assert first.odd is None and second.odd is not None and third.odd is None


def test_separators_encodings_and_columns_in_any_order() -> None:
    rows = [ship(1, name="Épée"), ship(2, name="Cañón")]
    for content in (
        written(rows),
        written(rows, ";"),
        written(rows, "\t"),
        b"\xef\xbb\xbf" + written(rows),
        written(rows).decode().encode("cp1252"),
        b"A title above\n" + written(rows),
    ):
        assert [row.card.record["name"] for row in read(content) if row.card] == ["Épée", "Cañón"]
    turned = b"Type;Unheard of;NAME \nShip;x;Tern\n"
    (found,) = read(turned)
    assert found.card is not None and (found.card.subject, found.card.record["name"]) == ("Tern", "Tern")


def test_rows_over_several_lines_count_by_the_line_on_which_they_begin() -> None:
    first, second = read(written([ship(1, ability="One.\nTwo."), ship(2, type="Bust")]))
    assert first.card is not None and first.card.record["text"] == "One. Two."
    assert second.odd is not None and second.odd.line == 4


def test_a_quotation_mark_that_is_never_closed_swallows_nothing() -> None:
    lines = written([ship(n) for n in range(1, 90)]).decode().splitlines()
    lines[2] = lines[2].replace("Grey", '"Grey', 1)
    found = read("\n".join(lines).encode())
    assert len(found) == 89 and [row.odd.line for row in found if row.odd is not None] == [3]


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"", "core-sheet-headings"),
        (b"a,b\n1,2\n", "core-sheet-headings"),
        (b"\x00\xff\xfe" * 50, "core-sheet-headings"),
        (b"x" * (LARGEST + 1), "core-json-large"),
        (b"name,type\n" + b"a,Ship\n" * (MOST_ROWS + 1), "core-sheet-rows"),
    ],
)
def test_files_that_are_none_or_too_large_are_refused_in_words(content: bytes, key: str) -> None:
    with pytest.raises(BadFile) as error:
        read_rows(content, COLUMNS)
    assert error.value.text.key == key
    assert all(texts_in(lang)(error.value.text) for lang in LANGUAGES)


def test_long_cells_and_signs_that_nobody_sees() -> None:
    found = read_one(ability="x" * 5000, name="Te\u200brn\x00")
    assert found.card is not None and found.card.record["name"] == "Tern" and found.odd is not None
    assert len(str(found.card.record["text"])) == 400


def test_the_report_of_a_row_keeps_eighty_letters_of_its_name() -> None:
    odd = read_one(name="N" * 90, type="Nothing").odd
    assert odd is not None and odd.name == "N" * 80


@pytest.mark.parametrize("column", ["base_move", "masts"])
def test_what_cannot_be_read_is_repeated_as_far_as_a_line_goes(column: str) -> None:
    card = read_one(**{"type": "Ship", column: "Q" * 60}).odd
    assert card is not None and repr(card).count("Q" * 40) == 1 and "Q" * 41 not in repr(card)


@pytest.mark.parametrize("column", ["base_move", "masts", "cannons"])
@pytest.mark.parametrize("cell", ["", "-", "–", "?"])
def test_a_cell_that_says_nothing_is_no_fault_of_its_row(column: str, cell: str) -> None:
    found = read_one(**{column: cell})
    name = "move" if column == "base_move" else column
    assert found.odd is None and found.card is not None and found.card.record[name] is None


@pytest.mark.parametrize("over", [0, 1])
def test_a_name_may_be_as_long_as_its_line(over: int) -> None:
    (longest,) = (field.longest for field in form(SHIP, "X", IDS).fields if field.name == "name")
    found = read_one(name="N" * (longest + over))
    assert found.card is not None and len(str(found.card.record["name"])) == longest
    assert (found.odd is not None) is bool(over)
