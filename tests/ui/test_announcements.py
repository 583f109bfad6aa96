"""What is told in the middle of the table as it is drawn, and how its foot waits for the last order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft
import pytest

from companion.core.events.announcements import Announcement, Change, Die, Fate, Order, Result, Side
from companion.core.journal.lessons import Lesson, Raised
from companion.core.questions.kinds import Figure, Option, YesNo
from companion.core.rules.verdicts import Sum, Term
from companion.core.values.messages import msg
from companion.journal_views.announcements import AnnouncementEntry
from companion.library.texts import LANGUAGES, texts_in
from companion.ui.announcements.card_frame import ShownOn as On
from companion.ui.announcements.cards import Cards
from companion.ui.look.palette import DARK
from companion.ui.look.theme import Look, LookContext
from companion.ui.page.announced_cards import cards
from companion.ui.page.shapes import ScreenShape
from companion.ui.questions.parts.option_cards import figure_chip
from tests.ui.fakeclient import FakeClient
from tests.ui.sheets import sheet_of
from tests.ui.test_questions import Lang
from tests.ui.told import Told

WORDS = {"a": "Pose 3 cubes", "b": "Avance de 6 cases"}


def said(text: str) -> Any:
    return msg("core-said", text=text)


def salvo() -> Result:
    dice = (Die(10, bonus=1, did=3), Die(7, bonus=1, did=0), Die(9, bonus=1, did=2, again=2))
    base = Sum(said("défense"), (Term(said("base"), 8),))
    return Result(said("San Hilario touche Anne"), (Side(said("San Hilario"), dice=dice),), base, "cube:water")


ALL: Sequence[Announcement] = (
    Order(said(WORDS["a"]), "cube:water"),
    salvo(),
    Change(said("Coque d’Anne"), "cube:water", 0, 5, False),
    Fate(said("Anne est coulée"), said("Tout est perdu"), "token:skull"),
    Order(said(WORDS["b"]), seat="seat-1"),
)


def spoken(*tellings: Announcement) -> list[AnnouncementEntry]:
    return [AnnouncementEntry(number, telling, "CL-RNG-08") for number, telling in enumerate(tellings)]


def shown(
    told: Sequence[AnnouncementEntry],
    *,
    compact: bool = False,
    lang: str = "fr",
    title: str = "San Hilario a tiré",
    motion: bool = False,
) -> FakeClient:
    on = On(compact, lambda rule: None, lambda seat: "Anne" if seat == "seat-1" else "")

    def lying() -> ft.Control:
        return Cards(on, cards(told), said(title))

    def main(page: ft.Page) -> None:
        page.render(lambda: Lang(lang, lambda: LookContext(Look(DARK, motion=motion), lying)))

    return FakeClient(main)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("compact", [False, True])
async def test_all_that_is_told_is_drawn_and_orders_are_numbered_throughout(lang: str, compact: bool) -> None:
    async with shown(spoken(*ALL), compact=compact, lang=lang) as screen:
        texts = screen.texts()
        for words in (WORDS["a"], WORDS["b"], "Anne est coulée", "Tout est perdu", "Coque d’Anne"):
            assert words in texts
        assert texts.index("1") < texts.index(WORDS["a"]) < texts.index("2") < texts.index(WORDS["b"])
        assert "Anne" in texts, "whose hands an order is for"
        assert texts_in(lang)(msg("voice-became", before=0, after=5)) in texts
        assert not [text for text in texts if "⟦" in text]


async def test_a_card_leads_to_each_rule_once_and_a_result_with_what_it_changed_to_its_own() -> None:
    told = [
        AnnouncementEntry(number, telling, rule)
        for number, (telling, rule) in enumerate(
            (
                (Order(said("un")), "CL-DMG-09"),
                (Order(said("deux")), "CL-DMG-09"),
                (Order(said("trois")), "CL-FAM-01"),
                (salvo(), "CL-RNG-08"),
                *((Change(said(f"perte {n}"), "", 0, n), f"CL-DMG-0{n}") for n in range(1, 5)),
                (Fate(said("Anne est coulée"), said("Tout est perdu")), "CL-OUT-01"),
            )
        )
    ]
    async with shown(told) as screen:
        rules = [each.identifier for each in screen.find(ft.Semantics) if (each.identifier or "").startswith("rule-")]
        assert rules == ["rule-CL-DMG-09", "rule-CL-FAM-01", "rule-CL-RNG-08", "rule-CL-OUT-01"]
        assert all(f"perte {n}" in screen.texts() for n in range(1, 5))


async def test_dice_are_drawn_with_their_sums_what_they_did_and_what_was_rolled_before() -> None:
    async with shown(spoken(salvo())) as screen:
        texts, fr = screen.texts(), texts_in("fr")
        assert [fr(msg("voice-bonus", bonus="+1", n=n)) in texts for n in (11, 8, 10)] == [True] * 3
        assert fr(msg("voice-missed")) in texts and fr(msg("voice-again", n=2)) in texts
        drawn = [image.semantics_label for image in screen.find(ft.Image) if image.semantics_label]
        assert drawn[:3] == ["10", "7", "9"]


@pytest.mark.parametrize("compact", [False, True])
async def test_a_result_that_the_headline_says_whole_leaves_no_empty_leaf(compact: bool) -> None:
    held = Result(said("Anne ne tire pas"))
    async with shown(spoken(held), compact=compact, title="Anne ne tire pas") as screen:
        assert "Anne ne tire pas" not in screen.texts()
        assert [part for part in screen.find(ft.Semantics) if part.identifier == "told-result"] == []
    async with shown(spoken(held), compact=compact, title="Tour 2") as screen:
        assert "Anne ne tire pas" in screen.texts()
        assert [part for part in screen.find(ft.Semantics) if part.identifier == "told-result"]


def duel() -> Result:
    """Two sides, of which one has won by a point."""

    def sums(die: int, more: int) -> Sum:
        return Sum(said("Combat"), (Term(said("dé"), die), Term(said("canons"), more)))

    mine = Side(said("Anne"), "ship:schooner", "green", (Die(3, 6), Die(5, 6)), sums(8, 0), won=False)
    theirs = Side(said("Navire 11"), "ship:frigate", "england", (Die(6, 6),), sums(6, 3), won=True)
    return Result(said("8 contre 9"), (mine, theirs))


async def test_a_fight_has_two_sides_with_their_sums_and_marks_who_prevails() -> None:
    async with shown(spoken(duel())) as screen:
        texts, fr = screen.texts(), texts_in("fr")
        assert [texts.count(words) for words in ("Anne", "Navire 11", fr(msg("voice-won")), "Combat")] == [1, 1, 1, 2]
        assert texts.index("Navire 11") < texts.index(fr(msg("voice-won"))), "the mark stands with the winner"
        assert "8" in texts and "9" in texts and "6 (dé) + 3 (canons) = 9" in texts
        assert [image.semantics_label for image in screen.find(ft.Image) if image.semantics_label] == ["3", "5", "6"]


async def test_the_number_to_beat_stands_with_the_side_that_rolls_nothing() -> None:
    shots = salvo()
    opposed = Result(shots.text, (*shots.sides, Side(said("Anne"), "ship:schooner")), shots.against, shots.picture)
    async with shown(spoken(opposed)) as screen:
        texts = screen.texts()
        assert texts.index("Anne") < texts.index("8") < texts.index("défense")
    async with shown(spoken(shots)) as screen:
        assert texts_in("fr")(msg("voice-against-by", n=8, why=said("base"))) in screen.texts()


async def test_the_headline_of_a_single_result_is_not_said_again_on_its_leaf() -> None:
    async with shown(spoken(duel()), title="8 contre 9") as screen:
        assert "8 contre 9" not in screen.texts()
        assert "CL-RNG-08" in screen.texts(), "the way to the rule remains"
    async with shown(spoken(duel())) as screen:
        assert screen.texts().count("8 contre 9") == 1


@pytest.mark.parametrize("sides", [0, 3])
async def test_a_way_to_a_rule_that_stands_alone_says_what_it_answers(sides: int) -> None:
    """An id alone is nothing to a player."""
    card = Result(said("Deux marchands"), tuple(Side(said(f"Camp {n}"), dice=(Die(n + 1),)) for n in range(sides)))
    async with shown(spoken(card), title="Deux marchands") as screen:
        texts = screen.texts()
        assert texts[texts.index("CL-RNG-08") - 1] == "pourquoi\u202f?" and texts.count("CL-RNG-08") == 1
    async with shown(spoken(card)) as screen:
        assert "CL-RNG-08" in screen.texts(), "beside its words it needs no others"
        assert "pourquoi\u202f?" not in screen.texts()


async def test_what_changed_because_of_a_result_stands_on_its_leaf() -> None:
    hull = Change(said("Coque d’Anne"), "cube:water", 2, 8, False, 19)
    async with shown(spoken(salvo(), hull)) as screen:
        scene = screen.find(ft.Semantics, identifier="told-result")[0]
        assert "Coque d’Anne" in [
            text.value for text in screen.walk(scene) if isinstance(text, ft.Text)
        ] and not screen.find(ft.Semantics, identifier="told-changes")


async def test_dice_fall_in_where_that_is_wanted_and_a_touch_ends_it() -> None:
    def moving(screen: FakeClient) -> list[ft.Container]:
        return [box for box in screen.find(ft.Container) if box.animate_opacity is not None]

    async with shown(spoken(salvo())) as screen:
        assert not moving(screen)
    async with shown(spoken(salvo()), motion=True) as screen:
        assert len(moving(screen)) == 6 and all(box.opacity == 1 for box in moving(screen)), "they have been let fall"
        longest = max(box.animate_opacity.duration for box in moving(screen))
        assert longest <= 500
        await screen.fire(screen.find(ft.GestureDetector)[0], "tap_down")
        assert not moving(screen)


async def test_options_show_the_figures_by_which_they_are_compared() -> None:
    option = Option("a", said("PNJ 1"), figures=(Figure(said("défense"), said("9")), Figure(said("coût"), said("−2"))))

    def main(page: ft.Page) -> None:
        row = figure_chip(Look(DARK), texts_in("fr"), option.figures[0])
        page.render(lambda: row)

    async with FakeClient(main) as screen:
        assert screen.texts() == ["défense", "9"]


def lying(session: Told, *, compact: bool = False, shape: ScreenShape | None = None) -> Callable[[ft.Page], None]:
    """A page of the moment by itself."""

    def main(page: ft.Page) -> None:
        page.render(
            lambda: Lang("fr", lambda: LookContext(Look(DARK), lambda: sheet_of(session, compact, shape=shape)))
        )  # type: ignore[arg-type]

    return main


async def opened(session: Told, high: Callable[[Any], float | None], **more: Any) -> FakeClient:
    """The same on a screen where things are so high."""
    screen = FakeClient(lying(session, **more))
    screen.high = high
    await screen.__aenter__()
    return screen


@pytest.mark.parametrize("shape", ScreenShape)
async def test_while_an_order_lies_below_the_fold_the_one_button_scrolls_on(shape: ScreenShape) -> None:
    yes = YesNo(key="q", text=said("Veux-tu ?"), rule="R")
    session = Told(yes, spoken(*ALL))
    screen = await opened(session, lambda part: 400 if isinstance(part, ft.Column) else 900, shape=shape)
    assert "told-more-0" in screen.names() and not {"answer-main", "answer-no"} & screen.names()
    assert texts_in("fr")(msg("voice-more")) in screen.texts()
    await screen.tap("told-more-0")
    assert "told-more-1" in screen.names() and "answer-main" not in screen.names() and session.done == []
    await screen.tap("told-more-1")
    assert {"answer-main", "answer-no"} <= screen.names()
    await screen.tap("answer-no")
    assert session.done == [False]
    await screen.__aexit__(None, None, None)


async def test_what_fits_costs_no_tap_and_what_was_scrolled_by_a_finger_none_either() -> None:
    yes = YesNo(key="q", text=said("Veux-tu ?"), rule="R")
    fits = await opened(Told(yes, spoken(*ALL)), lambda part: 400)
    assert "answer-main" in fits.names()
    await fits.__aexit__(None, None, None)
    screen = await opened(Told(yes, spoken(*ALL)), lambda part: 400 if isinstance(part, ft.Column) else 900)
    (column,) = (each for each in screen.find(ft.Column) if each.on_scroll is not None)
    extent = {"min_scroll_extent": 0.0, "max_scroll_extent": 900.0, "viewport_dimension": 400.0}
    data = {"event_type": "end", "pixels": 520.0, **extent}
    await screen.fire(column, "scroll", data)
    assert "answer-main" in screen.names()
    await screen.__aexit__(None, None, None)


async def test_until_the_client_has_said_how_high_things_are_nothing_is_said_to_be_done() -> None:
    screen = FakeClient(lying(Told(YesNo(key="q", text=said("?"), rule="R"), spoken(ALL[0]))))
    screen.high = lambda part: None
    await screen.__aenter__()
    assert "told-wait" in screen.names() and "answer-main" not in screen.names()
    assert texts_in("fr")(msg("voice-more")) not in screen.texts(), "its words come with what it does"
    await screen.tap("told-wait")
    assert "answer-main" in screen.names(), "who tells no heights reads with one tap"
    await screen.__aexit__(None, None, None)


async def test_a_lesson_folds_where_not_all_is_in_sight_and_opens_under_a_touch() -> None:
    lesson = Raised(Lesson("cl-lesson-turn", "CL-TRN-02", "ship:brig"), 3)
    yes = YesNo(key="q", text=said("Veux-tu ?"), rule="R")
    for view, folded in ((2000, False), (400, True)):
        session = Told(yes, spoken(*ALL), lesson=lesson)
        screen = await opened(session, lambda part, view=view: view if isinstance(part, ft.Column) else 300)  # type: ignore[misc]
        words = "".join(screen.texts())
        assert (texts_in("fr")(msg("ui-lesson-no-more")) in words + str(screen.find(ft.TextButton))) is not folded
        if folded:
            await screen.tap("cl-lesson-turn")
            assert screen.find(ft.TextButton)
        await screen.__aexit__(None, None, None)
