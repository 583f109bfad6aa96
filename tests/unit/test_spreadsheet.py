"""Spreadsheets that no spreadsheet program would write."""

from __future__ import annotations

import csv

import pytest

from companion.core.untrusted.spreadsheet import LONGEST_CELL, read_rows

HUGE = csv.field_size_limit() + 1


@pytest.mark.parametrize("quote", ["", '"'])
def test_a_cell_that_is_longer_than_anybody_writes_is_told_with_its_line(quote: str) -> None:
    """The module that reads tables refuses it; we say which cell it is, and read on."""
    cell = quote + "x" * HUGE + quote
    first, second = read_rows(f"name,set\n{cell},one\nGannet,two\n".encode(), ("name", "set"))
    assert [(flaw.key, dict(flaw.args)["column"]) for flaw in first.flawed] == [("core-sheet-cell", "name")]
    assert len(first.cells["name"]) == LONGEST_CELL and first.cells["set"] == "one"
    assert second.cells["name"] == "Gannet" and not second.flawed


def test_headings_that_are_longer_than_anybody_writes_are_none() -> None:
    rows = read_rows(b"y" * HUGE + b"\nname,set\nGannet,two\n", ("name", "set"))
    assert [row.cells["name"] for row in rows] == ["Gannet"]
