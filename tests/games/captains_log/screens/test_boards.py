"""The boards of Captain's Log: what they mark, count and lay out, and that every page can be drawn."""

from __future__ import annotations

import wave
from dataclasses import replace
from functools import cache
from io import BytesIO
from itertools import pairwise
from typing import Any

import flet as ft
import pytest

from companion.core.journal.journal import Amended, Began, Entry, Redone, Said, TakenBack
from companion.core.procedures.copied_cards import CopiedCard
from companion.core.procedures.decision_report import Node, NodeAnswer, Report
from companion.core.procedures.menus import Menu
from companion.core.procedures.procedure import command
from companion.core.values.messages import msg
from companion.games.captains_log.model.ids import SideId
from companion.games.captains_log.model.state import FamePoint, Outcome, State
from companion.games.captains_log.npcs.flowcharts import NODES
from companion.library.game_registry import game
from companion.library.rules import rule_index
from companion.library.sample import load_sample
from companion.library.texts import LANGUAGES, texts_in
from companion.paths import assets
from companion.session.auto_answers import from_library, virtual_dice
from companion.session.game_session import GameSession
from companion.simulation.robot import Robot
from companion.ui.figures.recent_changes import PLAIN, FigureMark, changes, marked, sign
from companion.ui.gamekit.ending import Curves
from companion.ui.gamekit.frame import Frame
from companion.ui.gamekit.plot import plot, ticks
from companion.ui.games import screens_of
from companion.ui.games.captains_log.parts.figures import figures, news
from companion.ui.games.captains_log.parts.flowchart_layout import (
    actions_done,
    flag_at_hand,
    moves_something,
    revisable,
    stretches,
)
from companion.ui.games.captains_log.reputation import origin_of
from companion.ui.games.captains_log.sea import adrift
from companion.ui.games.captains_log.summary import ending, fame_by_cause, fame_by_round, sides
from companion.ui.look.language import Lang
from companion.ui.look.palette import DARK, LIGHT
from companion.ui.look.theme import Look, LookContext
from companion.ui.main_screen.chimes import cue
from companion.ui.main_screen.screen import TableScreen, TableServices
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets.kit import is_small
from companion.ui.widgets.sounds import RATE, SOUNDS, samples, wav
from tests.games.captains_log.seat_ids import SEAT_1
from tests.ui.fakeclient import FakeClient

FR = texts_in("fr")
BROKEN = {texts_in(lang)(msg("foundation-broken-part")) for lang in LANGUAGES}
SCREENS = screens_of("captains_log")


@cache
def sample() -> Any:
    """The invented edition."""
    return load_sample(game("captains_log"))


def a_demonstration(seed: int = 3, **options: object) -> GameSession:
    """The demonstration at its first question, with other options, too."""

    def known(schema: str, subject: str) -> Any:
        values = sample().get((schema, subject))
        return None if values is None else (values, "sample")

    answerers = [virtual_dice(seed, lambda: "virtual"), from_library(known)]
    return GameSession(game("captains_log"), {**SCREENS.demo(), **options}, seed=seed, answerers=answerers)


def played(rounds: int, seed: int = 3, **options: object) -> GameSession:
    """The demonstration after some rounds that a robot has played, before the next turn."""
    evening, robot = a_demonstration(seed, **options), Robot(seed, {"end-turn": 1.0, "jettison": 0.2})
    while evening.state.turn.round <= rounds or not isinstance(evening.question, Menu):
        assert evening.question is not None
        evening.answer(robot.answer(evening.question))
    return evening


def room_of(evening: GameSession) -> ScreenSession:
    """A room in which no tap is hasty."""
    ticking = iter(range(10**6))
    return ScreenSession(evening, game="captains_log", identity="1", clock=lambda: float(next(ticking)))


def screen_of(
    session: ScreenSession,
    *,
    size: tuple[int, int] = (1280, 800),
    lang: str = "fr",
    look: Look | None = None,
    sound: bool = False,
) -> FakeClient:
    """The table on a screen."""

    def table() -> ft.Control:
        return TableScreen(session, SCREENS, rule_index("captains_log"), size, lambda: None, TableServices(sound=sound))

    def dressed() -> ft.Control:
        return LookContext(look or Look(DARK), table)

    def main(page: ft.Page) -> None:
        page.render(lambda: Lang(lang, dressed))

    return FakeClient(main, size=size)


# --- what just changed


def test_a_change_is_told_by_name_and_what_is_new_has_not_changed() -> None:
    assert changes({"a": 3, "b": 1, "gone": 2}, {"a": 1, "b": 1, "new": 5}) == {"a": -2}
    assert changes({"a": 0}, {"a": 4}) == {"a": 4}
    assert (sign(2), sign(-1)) == ("▲2", "▼1")


def test_an_unchanged_figure_bears_no_mark() -> None:
    words = ft.Text("3")
    assert marked(Look(DARK), words, PLAIN) is words
    mark = marked(Look(DARK), words, FigureMark(-1))
    assert isinstance(mark, ft.Container) and mark.border is not None


def test_more_damage_is_never_good_news() -> None:
    def ink(by: int, *, harm: bool) -> object:
        mark = marked(Look(DARK), ft.Text("3"), FigureMark(by), harm=harm)
        assert isinstance(mark, ft.Container) and isinstance(mark.content, ft.Row)
        note = mark.content.controls[1]
        assert isinstance(note, ft.Text)
        return note.color

    good, bad = DARK.text_good, DARK.text_bad
    assert [ink(6, harm=True), ink(-6, harm=True), ink(6, harm=False), ink(-6, harm=False)] == [bad, good, good, bad]


def test_figures_name_every_owner_and_news_are_those_of_the_last_answer() -> None:
    evening = played(2)
    session = room_of(evening)
    assert news(session) == {}
    state: State = evening.state
    now = figures(state)
    assert now["seat-1.doubloons"] == state.players[0].doubloons
    assert now["reserve.tea"] == state.reserve.tea and now["spain.fame"] == state.fame("spain")
    cannons = state.players[0].cannons
    evening.correct("players.seat-1.cannons", cannons + 2, "", msg("ui-correct"))
    assert news(session) == {"seat-1.cannons": 2}
    assert news(session).of("seat-1") == {"cannons": 2} and news(session).of("seat-11") == {}
    evening.undo()
    assert news(session) == {"seat-1.cannons": -2}


async def test_a_changed_counter_is_marked_until_the_next_change() -> None:
    evening = played(1)
    session = room_of(evening)
    async with screen_of(session) as screen:
        cannons = evening.state.players[0].cannons
        evening.correct("players.seat-1.cannons", cannons + 2, "", msg("ui-correct"))
        await screen.settle()
        assert "▲2" in screen.texts()
        evening.correct("fame.spain", evening.state.fame("spain") + 1, "", msg("ui-correct"))
        await screen.settle()
        assert "▲2" not in screen.texts() and "▲1" in screen.texts()


# --- the flowchart


def path(*nodes: tuple[str, NodeAnswer]) -> Report:
    """A report with the nodes and their answers."""
    return Report("npc-1", tuple(Node(name, NODES[name].rule, answer) for name, answer in nodes))


def test_the_path_is_laid_out_tree_after_tree_with_its_outcomes() -> None:
    report = path(
        ("N-01", "no"),
        ("N-03", "yes"),
        ("N-04", "yes"),
        ("AG-M1", "yes"),
        ("AG-M2", "no"),
        ("AG-M4", "no"),
        ("N-04", "yes"),
        ("AT-1", "yes"),
        ("AT-2", "no"),
        ("N-04", "no"),
        ("N-05", "no"),
        ("N-06", "no"),
        ("N-07", "no"),
    )
    laid = stretches(report)
    assert [(each.tree, each.flag) for each in laid] == [("N", 0), ("AG", 1), ("AT", 2), ("N", 0)]
    assert [each.outcome.id if each.outcome else "" for each in laid] == ["", "nothing", "skip", "counter-set"]
    assert [step.node.id for step in laid[1].steps] == ["AG-M1", "AG-M2", "AG-M4"]
    for stretch in laid[1:3]:
        assert all(step.to.id == after.node.id for step, after in pairwise(stretch.steps))
    second = laid[1].steps[1]
    assert second.otherwise is not None and (second.to.id, second.otherwise.id) == ("AG-M4", "AG-M3")
    walked = {step.node.id for step in laid[2].steps}
    assert {node.id for node in laid[2].unlit} == {n for n in NODES if n.startswith("AT-")} - walked
    assert not {node.id for node in laid[0].unlit} & {"N-05", "N-06", "N-07"}


def test_a_plain_step_has_no_other_way() -> None:
    (stretch,) = stretches(path(("N-08", "")))
    assert stretch.steps[0].otherwise is None and stretch.outcome is NODES["over"]


def test_the_flag_at_hand_and_the_actions_used() -> None:
    assert flag_at_hand(path(("N-01", "no"))) == 0
    assert flag_at_hand(path(("N-04", "yes"), ("AG-M1", "yes"), ("N-04", "yes"))) == 2
    assert flag_at_hand(path(("N-04", "yes"), ("N-04", "no"))) == 2  # beyond the only flag: all have been played
    told = ("enter", "move-fire", "no-fire", "fire-at", "skip")
    orders = tuple(msg(f"cl-npc-order-{order}") for order in told)
    assert actions_done(replace(path(), orders=orders)) == 2
    assert [moves_something(order.key) for order in orders] == [True, True, False, True, False]


def began(name: str, **params: str) -> Began:
    return Began(command(name, **params), "tablet", "1", msg("ui-home"))


def said(key: str, value: Any, source: Any = "tablet") -> Said:
    return Said(key, value, source, msg("ui-home"), msg("core-yes"))


def test_an_answer_can_be_declared_wrong_until_a_person_goes_on() -> None:
    fact, rolled = said("f1-seen", ("seat-1",)), said("f2-roll", (3,), "dice")
    live: list[tuple[int, Entry]] = list(enumerate([began("npc-activation", npc="npc-1"), fact, rolled]))
    assert revisable(live, "npc-1", "f1-seen") == (1, fact)
    assert revisable(live, "npc-1", "f2-roll") is None  # rolled by the app
    assert revisable(live, "npc-1", "") is None and revisable(live, "npc-2", "f1-seen") is None
    automatic = (3, Began(command("pass-seat"), "auto", "1", msg("ui-home")))
    assert revisable([*live, automatic], "npc-1", "f1-seen") == (1, fact)
    assert revisable([*live, automatic, (4, began("move"))], "npc-1", "f1-seen") is None


# --- the end of the evening


def with_ledger(*points: tuple[int, str, str, int]) -> State:
    """A state in round 4 with these points of fame: round, owner, cause, amount."""
    state: State = a_demonstration().state
    ledger = tuple(FamePoint(turn, who, cause, n, "CL-GEN-08") for turn, who, cause, n in points)
    return replace(state, ledger=ledger, turn=replace(state.turn, round=4))


def test_fame_by_round_adds_up_and_by_cause_too() -> None:
    state = with_ledger(
        (1, "seat-1", "F-SAL", 2), (1, "spain", "N-DAY", 1), (3, "seat-1", "F-DES", 1), (3, "seat-1", "F-TOK", -1)
    )
    assert fame_by_round(state, SEAT_1) == (0, 2, 2, 2, 2)
    assert fame_by_round(state, SideId("spain")) == (0, 1, 1, 1, 1)
    assert fame_by_cause(state, SEAT_1) == {"F-SAL": 2, "F-DES": 1, "F-TOK": -1}
    assert sum(fame_by_cause(state, SEAT_1).values()) == state.fame("seat-1") == fame_by_round(state, SEAT_1)[-1]


@pytest.mark.parametrize(("top", "expected"), [(1, [0, 1]), (9, [0, 2, 4, 6, 8]), (19, [0, 5, 10, 15]), (21, None)])
def test_an_axis_has_few_round_numbers(top: int, expected: list[int] | None) -> None:
    numbers = ticks(top)
    assert len(numbers) <= 9 and numbers[-1] <= top
    assert expected is None or numbers == expected


def test_the_plot_draws_a_line_for_each_side() -> None:
    state = with_ledger((1, "seat-1", "F-SAL", 2), (2, "france", "N-DAY", 1))
    drawn = plot([side.curve for side in sides(state)], state.turn.round, state.target)
    assert drawn.startswith("<svg") and all(paint in drawn for paint in ("#3f9b5a", "#e8b62f", "#2f5fb3"))


def test_what_floats_is_gathered_by_kind_and_time_left() -> None:
    state = played(3).state
    assert sum(map(len, adrift(state).values())) == len(state.floating)


def test_an_uncopied_column_says_where_it_comes_from() -> None:
    state: State = replace(a_demonstration().state, cards=())
    icons = ("access_1", "benefit", "join")
    assert [origin_of(state, "spain", icon) for icon in icons] == ["derived", "assumed", "printed"]
    copied = CopiedCard("reputation-line", "spain-A", (("access_1", 1), ("benefit", None)), "owner")
    state = replace(state, cards=(copied,))
    assert [origin_of(state, "spain", icon) for icon in icons] == ["owner", "assumed", "printed"]


# --- sounds


def test_what_is_heard() -> None:
    rolled, answered = said("roll", (3,), "dice"), said("yes", True)
    assert cue([answered], False) == "question"
    assert cue([answered, rolled], False) == "dice"
    assert cue([answered, rolled], True) == "over"
    assert cue([TakenBack(3)], False) == cue([Redone()], True) == ""
    corrected = Amended(next(iter_events()), "tablet", msg("ui-correct"))
    assert cue([corrected], False) == "question"


def iter_events() -> Any:
    """Some event."""
    return (entry.event for _, entry in played(1).journal.live if hasattr(entry, "event"))


@pytest.mark.parametrize("name", SOUNDS)
def test_the_sound_files_are_those_that_we_make(name: str) -> None:
    kept = (assets() / "sounds" / f"{name}.wav").read_bytes()
    with wave.open(BytesIO(kept)) as old, wave.open(BytesIO(wav(name))) as new:
        assert old.getparams() == new.getparams() and new.getframerate() == RATE
        heard = memoryview(old.readframes(old.getnframes())).cast("h")
    assert max(abs(a - b) for a, b in zip(heard, samples(name), strict=True)) <= 1  # sines differ in the last bit


def test_the_sounds_are_small() -> None:
    assert sum(path.stat().st_size for path in (assets() / "sounds").iterdir()) < 60_000


async def test_sounds_are_played_only_where_they_are_wanted() -> None:
    evening = played(1)
    for wanted in (False, True):
        async with screen_of(room_of(evening), sound=wanted) as screen:
            assert len([each for each in screen.page.services if type(each).__name__ == "Audio"]) == 3 * wanted


# --- every page


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [1280, 390])
async def test_every_page_of_the_table_can_be_drawn(lang: str, width: int) -> None:
    evening = played(4, **SCREENS.shown)
    session = room_of(evening)
    look = Look(DARK if lang == "fr" else LIGHT, 1.5 if is_small(width) else 1.0)
    async with screen_of(session, size=(width, 800), lang=lang, look=look) as screen:
        await screen.read()
        await screen.tap("tab-table")  # where there is room for it, the map lies beside the question at first
        assert {"answer-main", "undo", "npc-npc-1", "fame-seat-1", "sample-edition"} <= screen.names()
        beside = {each.id for each in SCREENS.tabs if each.paired and width == 1280}
        for tab in (*(each.id for each in SCREENS.tabs), "log"):
            await screen.tap(f"tab-{tab}")
            assert not BROKEN & set(screen.texts())
            assert not [text for text in screen.texts() if "⟦" in text]
            assert ("question" if tab in beside else "back-to-question") in screen.names()
            assert ("back-to-question" in screen.names()) == (tab not in beside)
        await screen.tap("correct")
        assert "correct-close" in screen.names() and not BROKEN & set(screen.texts())


@pytest.mark.parametrize("width", [1280, 390])
async def test_the_summary_shows_the_verdict_and_the_sums(width: int) -> None:
    evening = played(3)
    evening.correct("fame.seat-1", evening.state.target, "", msg("ui-correct"))
    async with screen_of(room_of(evening), size=(width, 800)) as screen:
        assert "outcome" in screen.names() and not BROKEN & set(screen.texts())
        assert any(text.startswith("Score") for text in screen.texts())


def test_the_goal_of_the_curves_is_the_fame_that_has_decided() -> None:
    """CL-SOL-08: where a nation wins, its 21 and not what the player was after."""
    s, book = played(1).state, game("captains_log").book
    nation = SideId(s.enemies[0])
    for outcome, goal in (
        (Outcome("loss", nation, "CL-SOL-08"), 21),
        (Outcome("win", s.parties[0], "CL-SOL-08"), s.target),
    ):
        parts = ending(replace(s, outcome=outcome), book, Frame(False, print, print))
        assert [part.goal for part in parts if isinstance(part, Curves)] == [goal]


async def test_nothing_on_the_boards_is_smaller_than_16_pixels() -> None:
    evening = played(4, **SCREENS.shown)
    beside = {each.id for each in SCREENS.tabs if each.paired}
    async with screen_of(room_of(evening)) as screen:
        for tab in ("table", *(each.id for each in SCREENS.tabs), "log"):
            await screen.tap(f"tab-{tab}")
            least = 14 if tab in beside else 16  # a question beside a page is as slim as on a phone
            assert all(text.size is None or text.size >= least for text in screen.find(ft.Text))
