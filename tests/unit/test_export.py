"""What can be sent of an evening that ended: JSON, a table, a text, a picture."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Sequence

import flet as ft
import pytest
from PIL import Image

from companion.core.text import Msg, msg
from companion.core.verdicts import Sum, Term
from companion.library.texts import texts_in
from companion.ui.gamekit.ending import (
    Account,
    Accounts,
    Crown,
    Curves,
    Fortune,
    Fortunes,
    Part,
    Product,
    Rank,
    Ranking,
    Side,
)
from companion.ui.gamekit.export import BOM, Result, as_csv, as_json, as_text
from companion.ui.gamekit.picture import HEIGHT, WIDTH, drawn
from companion.ui.gamekit.plot import Curve


def said(text: str) -> Msg:
    return msg("core-said", text=text)


def parts(name: str = "Nina") -> Sequence[Part]:
    """A last page with everything that there can be."""
    side = Side(said(name), ft.Container(), 7, Curve("#3f9b5a", (0, 3, 7)))
    other = Side(said("Tom"), ft.Container(), 7, Curve("#2f6fc0", (0, 5, 7), dashed=True))
    return [
        Crown(said(f"{name} wins"), ft.Container(), said("after 2 rounds")),
        Ranking((said("fame"), said("hits")), [Rank(1, said(name), ft.Container(), (7, "3/4"), said("at sea"))]),
        Curves(said("fame"), [side, other], 2),
        Accounts([Account(said(name), [[(said("plunder"), 9)], [(said("fled"), -2)]])]),
        Product(said("score 6"), [Sum(said("gold"), (Term(said("coins"), 2, "R-1"),))]),
        Fortunes([Fortune(said(name), ft.Container(), 9, 7250)]),
    ]


def result(name: str = "Nina") -> Result:
    return Result("La Crique", "2 nov. 2026", parts(name), texts_in("fr"))


def test_json_has_every_part_with_figures_as_numbers() -> None:
    read = json.loads(as_json(result()))
    assert (read["game"], read["day"], read["verdict"]) == ("La Crique", "2 nov. 2026", "Nina wins")
    assert read["ranking"] == [{"rank": 1, "name": "Nina", "figures": {"fame": 7, "hits": "3/4"}, "note": "at sea"}]
    assert read["curves"][0] == {"name": "Nina", "points": 7, "values": [0, 3, 7]}
    assert read["accounts"][0]["amounts"] == [{"reason": "plunder", "points": 9}, {"reason": "fled", "points": -2}]
    assert read["luck"] == [{"name": "Nina", "good": 9, "expected": 7.25}]
    assert read["scores"][0]["sums"][0]["terms"] == [{"name": "coins", "value": 2}]


def test_a_spreadsheet_reads_table_curves_and_accounts() -> None:
    written = as_csv(result())
    assert written.startswith(BOM)
    rows = list(csv.reader(io.StringIO(written.removeprefix(BOM))))
    assert ["1", "Nina", "7", "3/4"] in rows and ["fame", "Nina", "Tom"] in rows and ["1", "3", "5"] in rows
    assert ["plunder", "9"] in rows and ["fled", "-2"] in rows and ["coins", "2"] in rows
    assert ["Nina", "9", "7.25"] in rows


@pytest.mark.parametrize("name", ["=1+1", "+cmd", "-2+3", "@home"])
def test_no_name_becomes_a_formula(name: str) -> None:
    rows = csv.reader(io.StringIO(as_csv(result(name)).removeprefix(BOM)))
    assert not [cell for row in rows for cell in row if cell == name]


def test_the_text_is_a_line_for_the_game_the_verdict_and_everybody() -> None:
    assert as_text(result()).splitlines() == ["La Crique, 2 nov. 2026", "Nina wins", "1. Nina · 7"]


@pytest.mark.parametrize("name", ["Nina", "Capitaine Barthélemy de la Roche-aux-Mouettes-Dormantes"])
def test_the_picture_is_a_png_in_the_size_that_messengers_show(name: str) -> None:
    picture = Image.open(io.BytesIO(drawn(result(name))))
    assert (picture.format, picture.size) == ("PNG", (WIDTH, HEIGHT))
    colours = {paint for _, paint in picture.convert("RGB").getcolors(1 << 20) or []}
    assert {(0x3F, 0x9B, 0x5A), (0x2F, 0x6F, 0xC0)} <= colours, "both curves are there"


def test_a_last_page_without_figures_can_be_sent_too() -> None:
    bare = Result("Duel", "2 nov. 2026", [Crown(said("It is over"), ft.Container(), said("Duel"))], texts_in("en"))
    assert json.loads(as_json(bare))["ranking"] == [] and as_text(bare).splitlines()[-1] == "It is over"
    assert "It is over" in as_csv(bare) and Image.open(io.BytesIO(drawn(bare))).size == (WIDTH, HEIGHT)
