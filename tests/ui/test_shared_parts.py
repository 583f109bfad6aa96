"""What every game's screens share: seats of a wizard, tracks, decision paths, orders, and the last page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import cast

import flet as ft
import pytest

from companion.core.journal.journal import Began, Entry, Said, Source
from companion.core.procedures.decision_report import Node
from companion.core.procedures.procedure import command
from companion.core.values.messages import Msg, msg
from companion.library.texts import LANGUAGES, texts_in
from companion.ui.figures import tracks
from companion.ui.figures.recent_changes import News
from companion.ui.gamekit import ending
from companion.ui.gamekit.automatic_turn import Orders
from companion.ui.gamekit.decision_path import (
    Decided,
    End,
    PassedNode,
    Path,
    PathView,
    Unlit,
    declare_wrong,
    revisable,
    ways,
)
from companion.ui.gamekit.frame import Frame
from companion.ui.gamekit.last_page import account, table
from companion.ui.gamekit.plot import Curve, plot, ticks
from companion.ui.look.language import Lang
from companion.ui.look.palette import DARK
from companion.ui.look.theme import TOUCH, Look, LookContext
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.setup.panel_column import VIEW, Heights, Panel
from companion.ui.setup.parts import TWO_COLUMNS, chip, pages, player_count, seat_line
from companion.ui.setup.seats import COLOURS, Colour, recoloured, renamed, with_count
from companion.ui.widgets import kit
from tests.ui.fakeclient import FakeClient

FR = texts_in("fr")
LOOK = Look(DARK)
FRAME = Frame(False, print, print)


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat with something of a game's own."""

    name: str
    colour: Colour
    ship: str = "sloop"


def screen_of(build: Callable[[], ft.Control], lang: str = "fr") -> FakeClient:
    """Something drawn alone on a screen."""

    def main(page: ft.Page) -> None:
        page.render(lambda: Lang(lang, lambda: LookContext(LOOK, build)))

    return FakeClient(main, size=(1280, 800))


def words(text: str) -> Msg:
    return msg("core-said", text=text)


# --- the wizard

TWO = (Chair("Anne", "green", "brig"), Chair("Bart", "orange"))


def test_a_seat_takes_the_next_free_colour_and_keeps_the_rest() -> None:
    assert recoloured(TWO, 0) == (Chair("Anne", "blue", "brig"), TWO[1])
    assert recoloured(TWO, 1) == (TWO[0], Chair("Bart", "purple"))
    full = tuple(Chair("", colour) for colour in COLOURS)
    assert recoloured(full, 2) == full


def test_a_name_that_was_emptied_stays_until_another_is_typed() -> None:
    assert renamed(TWO, 1, "Mary") == (TWO[0], Chair("Mary", "orange"))
    assert renamed(TWO, 1, "") == TWO
    assert renamed(TWO, 1, " ") == renamed(TWO, 1, "two\nlines") == renamed(TWO, 1, "\u202ednuora") == TWO


def test_new_seats_avoid_the_colours_that_are_taken() -> None:
    four = with_count(TWO, 4, lambda i: Chair(f"{i}", COLOURS[i]))  # the third would be orange
    assert four[:2] == TWO and [seat.colour for seat in four[2:]] == ["blue", "purple"]
    assert len({seat.colour for seat in four}) == 4 and [seat.name for seat in four] == ["Anne", "Bart", "2", "3"]
    assert with_count(four, 1, lambda i: Chair(f"{i}", COLOURS[i])) == TWO[:1]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [TWO_COLUMNS - 1, TWO_COLUMNS])
async def test_a_wizard_is_made_of_shared_parts(lang: str, width: int) -> None:
    done: list[str] = []
    t = texts_in(lang)

    def wizard() -> ft.Control:
        numbers = player_count(LOOK, t, range(1, 3), 2, lambda n: done.append(f"{n} players"))
        seats = [
            seat_line(LOOK, t, i, seat, rename=done.append, recolour=partial(done.append, seat.colour))
            for i, seat in enumerate(TWO)
        ]
        length = chip(LOOK, "long", True, partial(done.append, "long"), "length")
        panels = [Panel(f"panel {n}", drawn) for n, drawn in enumerate([numbers, *seats, length])]
        return pages(LOOK, t, panels, width, partial(done.append, "begun"))

    async with screen_of(wizard, lang) as screen:
        columns = [each for each in screen.find(ft.Column) if each.scroll]
        assert len(columns) == (1 if width < TWO_COLUMNS else 2)
        for name in ("players-1", "colour-1", "length", "wizard-start"):
            await screen.tap(name)
    assert done == ["1 players", "orange", "long", "begun"]


async def test_what_may_be_chosen_further_down_is_named_above_the_button_that_begins() -> None:
    """The client says that each panel is half as high as the column."""
    panels = [Panel(f"panel {n}", kit.words(LOOK, str(n))) for n in range(4)]

    def named(first: int) -> str:
        return FR(msg("ui-setup-below", panels=" · ".join(each.title for each in panels[first:])))

    async with screen_of(lambda: pages(LOOK, FR, panels, TWO_COLUMNS - 1, print)) as screen:
        await screen.settle()
        assert named(2) in screen.texts() and "setup-below" in screen.names()
        await screen.tap("setup-below")
        (column,) = [each for each in screen.find(ft.Column) if each.on_scroll is not None]
        extent = {"min_scroll_extent": 0.0, "max_scroll_extent": 636.0, "viewport_dimension": 600.0}
        await screen.fire(column, "scroll", {"event_type": "end", "pixels": 300.0, **extent})
        assert named(3) in screen.texts()
        await screen.fire(column, "scroll", {"event_type": "end", "pixels": 636.0, **extent})
        assert "setup-below" not in screen.names()


def test_nothing_is_named_before_anybody_knows_how_high_the_panels_are() -> None:
    assert Heights({0: 300, 1: 300}).below(2) == 2
    assert Heights({VIEW: 200, 0: 300}).below(2) == 2
    assert Heights({VIEW: 200, 0: 300, 1: 300}).below(2) == 1


# --- buttons


async def test_words_of_a_button_break_before_they_run_out_of_it() -> None:
    """A row gives its parts as much width as they want, unless they say that they take what is left."""
    text = "Recommencer les approvisionnements"
    async with screen_of(lambda: kit.button(LOOK, text, lambda: None, sign="scales")) as screen:
        (face,) = [each for each in screen.find(ft.Text) if each.value == text]
        assert face.expand and face.expand_loose and (face.max_lines or 0) >= 2


# --- tracks


@pytest.mark.parametrize("zoom", [1.0, 2.0])
async def test_whatever_a_board_lets_one_touch_is_as_large_as_a_finger(zoom: float) -> None:
    """However small it is drawn; and no figure is touched where there is no room for that."""
    look = Look(DARK, zoom=zoom)
    known = News({"seat-1.gold": 2}, open_=True).of("seat-1")
    drawn = tracks.counter(look, "token:coin", 3, height=8, label="Or", mark=known.mark("gold"))
    async with screen_of(lambda: drawn) as screen:
        assert screen.names() == {"fix-seat-1.gold"}
        (place,) = [each for each in screen.find(ft.Stack) if each.fit == ft.StackFit.PASS_THROUGH]
        least = place.controls[0]
        assert isinstance(least, ft.Container) and (least.width, least.height) == (TOUCH, TOUCH)
    low = tracks.counter(look, "token:coin", 3, label="Or", mark=known.shut.mark("gold"))
    assert known.shut.mark("gold").by == known.mark("gold").by == 2
    async with screen_of(lambda: low) as screen:
        assert screen.names() == set() and screen.find(ft.Text, value="▲2")


async def test_a_damaged_ship_shows_the_values_it_has_lost() -> None:
    marker = tracks.Marker("ship:schooner", "Anne")
    boxes = tracks.damaged((4, 3, 3, 1), 2, marker)
    assert [box.spent for box in boxes] == [True, True, False, False]
    assert [bool(box.markers) for box in boxes] == [False, False, True, False]
    async with screen_of(lambda: tracks.track(LOOK, boxes)) as screen:
        struck = [
            text.value
            for text in screen.find(ft.Text)
            if text.style and text.style.decoration == ft.TextDecoration.LINE_THROUGH
        ]
        assert struck == ["4", "3"]
        assert [image.semantics_label for image in screen.find(ft.Image)] == ["Anne"]


async def test_a_box_counts_the_markers_that_it_has_no_room_for() -> None:
    three = tuple(tracks.Marker("ship:schooner", name, "#3f9b5a") for name in "ABC")
    async with screen_of(lambda: tracks.track(LOOK, [tracks.TrackBox("7", three)], deep=True)) as screen:
        assert "+2" in screen.texts()


# --- decisions


def said(key: str, value: object, source: Source = "tablet") -> Said:
    return Said(key, value, source, msg("ui-home"), msg("core-yes"))


def began(name: str) -> Began:
    return Began(command(name), "tablet", "1", msg("ui-home"))


def of_machine(entry: Entry) -> bool:
    return isinstance(entry, Began) and entry.command.name == "false-turn"


@pytest.mark.parametrize(
    ("value", "source", "open_"), [(True, "dice", True), (("port-3",), "tablet", True), ((4,), "dice", False)]
)
def test_only_a_fact_of_the_last_turn_may_be_revised(value: object, source: Source, open_: bool) -> None:
    answer = said("near", value, source)
    live: list[tuple[int, Entry]] = list(enumerate([began("false-turn"), answer]))
    assert revisable(live, "near", of_machine) == ((1, answer) if open_ else None)
    assert revisable(live, "far", of_machine) is None and revisable(live, "near", lambda _: False) is None
    assert revisable([*live, (2, began("move"))], "near", of_machine) is None


class Recorder:
    """A room that notes what is done in it."""

    def __init__(self) -> None:
        self.done: list[tuple[object, ...]] = []
        self.undoing = self

    def revise(self, number: int, value: object) -> None:
        self.done.append(("revise", number, value))

    def to(self, number: int) -> None:
        self.done.append(("undo", number))


def test_a_wrong_yes_becomes_a_no_and_any_other_fact_is_asked_again() -> None:
    session = Recorder()
    table = cast(ScreenSession, session)
    declare_wrong(table, 7, said("near", True))
    declare_wrong(table, 9, said("places", ("port-3",)))
    assert session.done == [("revise", 7, False), ("undo", 9)]


def test_where_a_node_leads_is_said_with_the_answer_only_if_there_are_two() -> None:
    assert ways("P2", "P3") == (msg("ui-path-yes", to="P2"), msg("ui-path-no", to="P3"))
    assert ways("P2", "") == (msg("ui-path-way", to="P2"),)
    assert ways("", "") == ()


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_path_shows_what_was_passed_and_takes_back_a_wrong_fact(lang: str) -> None:
    answer = said("near", True)
    lit = (
        PassedNode(Node("P1", "AG-5", "no", key="full"), msg("ui-home"), msg("ui-close")),
        PassedNode(Node("P2", "AG-5", "yes", key="near"), msg("ui-new"), decided=(4, answer)),
    )
    path = Path("P", msg("ui-rules"), lit, End(msg("ui-again"), "AG-5"), (Unlit("P3", msg("ui-settings")),))
    wrong: list[Decided] = []

    def drawn() -> ft.Control:
        return PathView(path, FRAME, lambda number, entry: wrong.append((number, entry)))

    async with screen_of(drawn, lang) as screen:
        assert {"node-P1", "node-P2", "wrong-P2", "unlit-P", "rule-AG-5"} == screen.names()
        around = [
            row
            for row in screen.find(ft.Row)
            if "rule-AG-5" in {getattr(each, "identifier", "") for each in row.controls}
        ]
        assert around and all(row.wrap for row in around), "large words of a way to a rule stand on two lines"
        t = texts_in(lang)
        assert t(msg("ui-path-yes", to=msg("ui-close"))) in screen.texts()
        assert t(msg("ui-settings")) not in screen.texts()
        await screen.tap("unlit-P")
        assert t(msg("ui-settings")) in screen.texts()
        await screen.tap("wrong-P2")
    assert wrong == [(4, answer)]


@pytest.mark.parametrize("compact", [False, True])
async def test_orders_say_whose_they_are_and_what_comes_to_nothing(compact: bool) -> None:
    frame = Frame(compact, print, print)
    async with screen_of(lambda: Orders(msg("ui-rules"), [msg("ui-new")], [msg("ui-demo")], frame)) as screen:
        assert {FR(msg(key)) for key in ("ui-rules", "ui-new", "ui-demo")} <= set(screen.texts())
        assert screen.names() == {"orders"}


# --- the last page


def test_a_plot_without_a_goal_has_no_goal_line() -> None:
    curves = [Curve("#123456", (0, 3, 8)), Curve("#654321", (0, 0, 2), dashed=True)]
    line = 'stroke-width="2.4"'
    assert line in plot(curves, 2, 10) and line not in plot(curves, 2)
    assert plot(curves, 2).count("#123456") < plot(curves, 2).count("#654321")  # one line; many dashes
    assert plot([Curve("#123456", (5,))], 0).startswith("<svg")  # over before the first card


def test_net_worth_fits_on_an_axis() -> None:
    assert all(len(ticks(top)) <= 9 and ticks(top)[-1] <= top for top in (60, 130, 450, 1700, 7999))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("compact", "zoom"), [(False, 1.0), (False, 1.25), (True, 1.0)])
async def test_the_final_table_has_a_rank_and_figures_for_each_player(lang: str, compact: bool, zoom: float) -> None:
    t = texts_in(lang)
    ship = kit.pic("ship:schooner", 34)
    places = [
        ending.Rank(1, msg("core-said", text="Anne"), ship, (104, 2300), msg("ui-home")),
        ending.Rank(2, msg("core-said", text="Bart"), ship, (61, "–")),
    ]
    heads = [msg("ui-rules"), msg("ui-new")]
    async with screen_of(lambda: table(Look(DARK, zoom), t, ending.Ranking(heads, places), compact), lang) as screen:
        shown = screen.texts()
    for text in ("1", "Anne", "104", tracks.grouped(t, 2300), t(msg("ui-home")), "2", "Bart", "61", "–"):
        assert shown.count(text) == 1
    assert shown.count(t(msg("ui-rules"))) == (2 if compact or zoom > 1 else 1)


async def test_an_account_keeps_reasons_of_the_same_name_apart() -> None:
    groups = [(words("mission"), 2), (words("mission"), 1)], [(words("Anne"), 3), (words("Bart"), -1)]
    async with screen_of(lambda: account(LOOK, FR, ending.Account(words("Team 1"), groups))) as screen:
        assert screen.texts() == ["Team 1", "mission", "+2", "mission", "+1", "Anne", "+3", "Bart", "−1"]
    async with screen_of(lambda: account(LOOK, FR, ending.Account(words("Team 2"), [[]]))) as screen:
        assert screen.texts() == ["Team 2", FR(msg("core-nothing"))]
