"""Spreadsheets that no spreadsheet program would write."""

from __future__ import annotations

import csv

import pytest

from companion.core.untrusted.spreadsheet import LONGEST_CELL, Column, open_sheet, read_rows
from companion.core.untrusted.untrusted_json import BadFile
from companion.core.values.messages import msg
from companion.library.texts import LANGUAGES, texts_in

COLUMNS = tuple(Column(name, msg("core-said", text=name), needed=True) for name in ("name", "set"))
NAMED = (Column("name", msg("core-nothing"), ("nom",), needed=True),)
HUGE = csv.field_size_limit() + 1


@pytest.mark.parametrize("quote", ["", '"'])
def test_a_cell_that_is_longer_than_anybody_writes_is_told_with_its_line(quote: str) -> None:
    """The module that reads tables refuses it; we say which cell it is, and read on."""
    cell = quote + "x" * HUGE + quote
    first, second = read_rows(f"name,set\n{cell},one\nGannet,two\n".encode(), COLUMNS)
    assert [(flaw.key, dict(flaw.args)["column"]) for flaw in first.flawed] == [("core-sheet-cell", "name")]
    assert len(first.cells["name"]) == LONGEST_CELL and first.cells["set"] == "one"
    assert second.cells["name"] == "Gannet" and not second.flawed


def test_headings_that_are_longer_than_anybody_writes_are_none() -> None:
    rows = read_rows(b"y" * HUGE + b"\nname,set\nGannet,two\n", COLUMNS)
    assert [row.cells["name"] for row in rows] == ["Gannet"]


def test_headings_are_known_in_other_languages_without_their_accents_and_capitals() -> None:
    masts = Column("masts", msg("core-nothing"), ("mats", "nombre de mats"))
    (row,) = read_rows("NOM :;Set;Nombre de mâts\nGannet;one;3\n".encode(), (*NAMED, COLUMNS[1], masts))
    assert row.cells == {"name": "Gannet", "set": "one", "masts": "3"}


def test_unknown_headings_are_matched_by_hand() -> None:
    sheet = open_sheet(b"Schiff,,Reihe\n,,\nGannet,x,one\n", COLUMNS)
    assert [each.id for each in sheet.lacking(COLUMNS)] == ["name", "set"]
    assert sheet.sample == ("Gannet", "x", "one")
    found = sheet.matched({"name": 0, "set": 2})
    assert not found.lacking(COLUMNS)
    assert [(row.line, row.cells["name"], row.cells["set"]) for row in found.rows()] == [(3, "Gannet", "one")]


@pytest.mark.parametrize("order", ["utf-16", "utf-16-be"])
def test_what_excel_saves_as_unicode_text_is_read(order: str) -> None:
    content = ("" if order == "utf-16" else "\ufeff") + "name\tset\nFou brun à tête bleue\tone\n"
    (row,) = read_rows(content.encode(order), COLUMNS)
    assert row.cells["name"] == "Fou brun à tête bleue"


@pytest.mark.parametrize("beginning", [b"PK\x03\x04", b"\xd0\xcf\x11\xe0"])
def test_a_workbook_under_the_name_of_a_table_is_told_what_to_save_instead(beginning: bytes) -> None:
    with pytest.raises(BadFile) as error:
        open_sheet(beginning + b"\x00" * 40, COLUMNS)
    assert error.value.text.key == "core-sheet-workbook"
    assert all("CSV" in texts_in(lang)(error.value.text) for lang in LANGUAGES)
