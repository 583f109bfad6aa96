"""What can be sent of an evening that ended: JSON, a table, a text, a picture."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, cast
from urllib.parse import parse_qs, urlsplit

import flet as ft
import pytest
from PIL import Image

from companion.core.rules.verdicts import Sum, Term
from companion.core.values.messages import Msg, msg
from companion.host.exchange.play_export import ExportedPlay, PlayedBy, as_record, bg_stats
from companion.library.texts import LANGUAGES, texts_in
from companion.ui.gamekit.ending import (
    Account,
    Accounts,
    Contender,
    Crown,
    Curves,
    EndingPart,
    Fortune,
    Fortunes,
    Product,
    Rank,
    Ranking,
)
from companion.ui.gamekit.ending_export import BOM, EndingSummary, as_csv, as_json, as_text
from companion.ui.gamekit.ending_picture import HEIGHT, WIDTH, drawn
from companion.ui.gamekit.plot import Curve
from tests.support.about import ANY


def said(text: str) -> Msg:
    return msg("core-said", text=text)


def parts(name: str = "Nina") -> Sequence[EndingPart]:
    """A last page with everything that there can be."""
    side = Contender(said(name), ft.Container(), 7, Curve("#3f9b5a", (0, 3, 7)))
    other = Contender(said("Tom"), ft.Container(), 7, Curve("#2f6fc0", (0, 5, 7), dashed=True))
    return [
        Crown(said(f"{name} wins"), ft.Container(), said("after 2 rounds")),
        Ranking((said("fame"), said("hits")), [Rank(1, said(name), ft.Container(), (7, "3/4"), said("at sea"))]),
        Curves(said("fame"), [side, other], 2),
        Accounts([Account(said(name), [[(said("plunder"), 9)], [(said("fled"), -2)]])]),
        Product(said("score 6"), [Sum(said("gold"), (Term(said("coins"), 2, "R-1"),))]),
        Fortunes([Fortune(said(name), ft.Container(), 9, 7250)]),
    ]


def play(name: str = "Nina") -> ExportedPlay:
    people = (PlayedBy("seat-1", "Tom", "blue", 7, 2), PlayedBy("seat-2", name, "green", 9, 1))
    return ExportedPlay("e-7", ANY, "coop", "2026-11-02T19:00:00+00:00", "2026-11-02T21:05:00+00:00", 125, True, people)


def result(name: str = "Nina", lang: str = "fr") -> EndingSummary:
    return EndingSummary("La Crique", "2 nov. 2026", parts(name), texts_in(lang), play(name))


def test_json_says_what_programs_need_under_names_and_ids_of_no_language() -> None:
    read = {lang: json.loads(as_json(result(lang=lang))) for lang in LANGUAGES}
    for each in read.values():
        del each["told"]
    assert read["fr"] == read["en"]
    assert read["fr"] == {
        "game": ANY,
        "evening": "e-7",
        "mode": "coop",
        "begun": "2026-11-02T19:00:00+00:00",
        "ended": "2026-11-02T21:05:00+00:00",
        "minutes": 125,
        "players": [
            {"seat": "seat-1", "name": "Tom", "colour": "blue", "rank": 2, "won": False, "points": 7},
            {"seat": "seat-2", "name": "Nina", "colour": "green", "rank": 1, "won": True, "points": 9},
        ],
    }


def test_a_play_without_points_has_none_and_one_that_was_interrupted_no_length() -> None:
    bare = replace(play(), by_points=False, minutes=None, ended="")
    record = as_record(bare)
    assert record["ended"] is record["minutes"] is None
    assert not any("points" in each for each in cast(list[dict[str, object]], record["players"]))
    sent = handed_over(bare)
    assert "durationMin" not in sent and sent["game"]["noPoints"] and "score" not in sent["players"][0]


def handed_over(of: ExportedPlay) -> dict[str, Any]:
    """What the app BG Stats finds in the link."""
    way = urlsplit(bg_stats(of, "La Crique"))
    assert (way.scheme, way.netloc, way.path) == ("bgstats", "app.bgstatsapp.com", "/createPlay.html")
    (data,) = parse_qs(way.query)["data"]
    return cast(dict[str, Any], json.loads(data))


@pytest.mark.parametrize("name", ["Nina", "Zoé & Cie #1 = 100 %", "Å 🏴"])
def test_a_link_hands_the_play_to_bg_stats(name: str) -> None:
    sent = handed_over(play(name))
    assert sent["sourceName"] == "Vigie" and sent["sourcePlayId"] == "e-7" and sent["durationMin"] == 125
    began = datetime.strptime(sent["playDate"], "%Y-%m-%d %H:%M:%S").astimezone(UTC)
    assert began == datetime(2026, 11, 2, 19, tzinfo=UTC), "by the clock of this place"
    assert sent["game"] == {"name": "La Crique", "highestWins": True, "noPoints": False, "sourceGameId": ANY}
    assert sent["players"][1] == {"name": name, "sourcePlayerId": name, "rank": 1, "winner": True, "score": "9"}


def test_json_has_every_part_with_figures_as_numbers() -> None:
    read = json.loads(as_json(result()))["told"]
    assert (read["title"], read["day"], read["verdict"]) == ("La Crique", "2 nov. 2026", "Nina wins")
    assert read["ranking"] == [{"rank": 1, "name": "Nina", "figures": {"fame": 7, "hits": "3/4"}, "note": "at sea"}]
    assert read["curves"][0] == {"name": "Nina", "points": 7, "values": [0, 3, 7]}
    assert read["accounts"][0]["amounts"] == [{"reason": "plunder", "points": 9}, {"reason": "fled", "points": -2}]
    assert read["luck"] == [{"name": "Nina", "good": 9, "expected": 7.25}]
    assert read["scores"][0]["sums"][0]["terms"] == [{"name": "coins", "value": 2}]


@pytest.mark.parametrize(("lang", "between", "due"), [("fr", ";", "7,25"), ("en", ",", "7.25")])
def test_a_spreadsheet_of_the_readers_language_reads_table_curves_and_accounts(
    lang: str, between: str, due: str
) -> None:
    written = as_csv(result(lang=lang))
    assert written.startswith(BOM)
    rows = list(csv.reader(io.StringIO(written.removeprefix(BOM)), delimiter=between))
    assert ["1", "Nina", "7", "3\u20444"] in rows, "with a stroke of its own, for 3/4 is a day in April"
    assert ["fame", "Nina", "Tom"] in rows and ["1", "3", "5"] in rows
    assert ["plunder", "9"] in rows and ["fled", "-2"] in rows and ["coins", "2"] in rows
    assert ["Nina", "9", due] in rows


@pytest.mark.parametrize("name", ["=1+1", "+cmd", "-2+3", "@home"])
def test_no_name_becomes_a_formula(name: str) -> None:
    rows = csv.reader(io.StringIO(as_csv(result(name)).removeprefix(BOM)), delimiter=";")
    assert not [cell for row in rows for cell in row if cell == name]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("divides", [";", ",", "\t", "|"])
def test_no_part_of_a_name_becomes_a_formula_where_something_else_divides(lang: str, divides: str) -> None:
    """The file opens by itself in a program of another language, too, which takes it apart at other signs."""
    for name in (f"Bart{divides}=1+1", f"Bart\n=1+1{divides}-2", "Bart\r@home"):
        lines = as_csv(result(name, lang)).removeprefix(BOM).replace("\r", "\n").split("\n")
        cells = [cell.strip('"') for line in lines for cell in line.split(divides)]
        assert not [cell for cell in cells if cell[:1] in ("=", "@") or (cell.startswith("-2") and cell != "-2")], name


def test_the_text_is_a_line_for_the_game_the_verdict_and_everybody() -> None:
    assert as_text(result()).splitlines() == ["La Crique, 2 nov. 2026", "Nina wins", "1. Nina · 7"]


@pytest.mark.parametrize("name", ["Nina", "Capitaine Barthélemy de la Roche-aux-Mouettes-Dormantes"])
def test_the_picture_is_a_png_in_the_size_that_messengers_show(name: str) -> None:
    picture = Image.open(io.BytesIO(drawn(result(name))))
    assert (picture.format, picture.size) == ("PNG", (WIDTH, HEIGHT))
    colours = {paint for _, paint in picture.convert("RGB").getcolors(1 << 20) or []}
    assert {(0x3F, 0x9B, 0x5A), (0x2F, 0x6F, 0xC0)} <= colours, "both curves are there"


def test_a_last_page_without_figures_can_be_sent_too() -> None:
    bare = EndingSummary(
        "Duel", "2 nov. 2026", [Crown(said("It is over"), ft.Container(), said("Duel"))], texts_in("en"), play()
    )
    assert json.loads(as_json(bare))["told"]["ranking"] == [] and as_text(bare).splitlines()[-1] == "It is over"
    assert "It is over" in as_csv(bare) and Image.open(io.BytesIO(drawn(bare))).size == (WIDTH, HEIGHT)
