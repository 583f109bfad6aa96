"""What is told in the middle of the table, above a question or before it; and facts on one card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any

import flet as ft
import pytest

from companion.core.events.announcements import Announcement, Change, Die, Fate, Order, Result, Side
from companion.core.journal.journal import Journal
from companion.core.procedures.menus import Menu
from companion.core.procedures.procedure import command
from companion.core.questions.kinds import Choose, Figure, Form, Option, YesNo
from companion.core.rules.verdicts import Sum, Term
from companion.core.values.messages import msg
from companion.core.values.seats import Seat
from companion.library.texts import LANGUAGES, texts_in
from companion.session.announcements import AnnouncementEntry, blocks
from companion.ui.announcements.announcement_layout import alone, fits
from companion.ui.announcements.before_question import before
from companion.ui.announcements.card_frame import ShownOn as On
from companion.ui.gamekit.frame import Frame
from companion.ui.look.palette import DARK
from companion.ui.look.theme import Look, LookContext
from companion.ui.questions.parts.option_cards import figure_chip
from companion.ui.questions.question_sheet import ToldBefore, Upcoming
from companion.ui.questions.sheet.parchment import Parchment
from companion.ui.screen_session.rights import OF_TABLE
from tests.ui.fakeclient import FakeClient
from tests.ui.test_questions import Lang

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
    go: Any = print,
    title: str = "San Hilario a tiré",
    motion: bool = False,
) -> FakeClient:
    on = On(compact, lambda rule: None, lambda seat: "Anne" if seat == "seat-1" else "")

    def lying() -> ft.Control:
        return Parchment(0, lambda inputs: alone(inputs, 0, on, told, said("PNJ 2"), go, said(title)))

    def main(page: ft.Page) -> None:
        page.render(lambda: Lang(lang, lambda: LookContext(Look(DARK, motion=motion), lying)))

    return FakeClient(main)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("compact", [False, True])
async def test_all_that_is_told_is_drawn_and_orders_are_numbered_throughout(lang: str, compact: bool) -> None:
    async with shown(spoken(*ALL), compact=compact, lang=lang) as screen:
        texts = screen.texts()
        for words in (
            "San Hilario a tiré",
            WORDS["a"],
            WORDS["b"],
            "Anne est coulée",
            "Tout est perdu",
            "Coque d’Anne",
        ):
            assert words in texts
        assert texts.index("1") < texts.index(WORDS["a"]) < texts.index("2") < texts.index(WORDS["b"])
        assert "Anne" in texts, "whose hands an order is for"
        assert texts_in(lang)(msg("voice-became", before=0, after=5)) in texts
        assert not [text for text in texts if "⟦" in text]


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
        assert screen.texts().count("Anne ne tire pas") == 1
        assert [part for part in screen.find(ft.Semantics) if part.identifier == "told-result"] == []
    async with shown(spoken(held), compact=compact, title="Tour 2") as screen:
        assert "Anne ne tire pas" in screen.texts()
        assert [part for part in screen.find(ft.Semantics) if part.identifier == "told-result"]


async def test_the_one_button_says_what_comes_next_and_goes_there() -> None:
    gone: list[str] = []
    fr = texts_in("fr")
    async with shown(spoken(ALL[0]), go=lambda: gone.append("on")) as screen:
        assert [words for words in screen.texts() if words in (fr(msg("voice-done")), "PNJ 2")] == [
            fr(msg("voice-done")),
            "PNJ 2",
        ]
        await screen.tap("told-on")
    assert gone == ["on"]


def test_short_news_stand_above_a_question_and_long_ones_before_it() -> None:
    yes = YesNo(key="q", text=said("?"), rule="R")
    long = Choose(key="q", text=said("?"), rule="R", options=tuple(Option(str(n), said(str(n))) for n in range(20)))
    look = Look(DARK)
    assert fits(blocks(spoken(ALL[0])), yes, 600, look, False)
    assert not fits(blocks(spoken(*ALL)), yes, 600, look, False)
    assert fits(blocks(spoken(ALL[0])), long, 600, look, False)  # the rest of a long list scrolls
    assert not fits(blocks(spoken(ALL[0])), long, 500, look, False)
    assert not fits(
        blocks(spoken(ALL[0])),
        Form(key="q", text=said("?"), rule="R", schema="s", subject="1", fields=()),
        600,
        look,
        False,
    )


def test_answers_that_scroll_anyway_scroll_below_news_while_the_button_names_a_likely_one() -> None:
    look, news = Look(DARK), blocks(spoken(ALL[0], ALL[0], ALL[0]))
    options = tuple(Option(str(n), said(str(n))) for n in range(20))
    listed = Choose(key="q", text=said("?"), rule="R", options=options)
    likely = Choose(key="q", text=said("?"), rule="R", options=options, default="3")
    short = Choose(key="q", text=said("?"), rule="R", options=options[:6], default="3")
    assert fits(news, likely, 520, look, False) and not fits(news, listed, 520, look, False)
    assert not fits(news, short, 520, look, False)  # what could be seen whole is not pushed away
    cards = tuple(Option(str(n), said(str(n))) for n in range(15))
    ways = (command("x"),) * len(cards)
    menu, bare = (
        Menu(key="q", text=said("?"), rule="R", options=cards, main=main, commands=ways) for main in ("3", "")
    )
    assert fits(news, menu, 560, look, False) and not fits(news, bare, 560, look, False)


async def test_what_may_stay_as_it_lies_is_answered_with_the_news_and_other_answers_are_a_tap_away() -> None:
    given: list[object] = []
    options = tuple(Option(str(n), said(str(n))) for n in range(20))
    question = Choose(key="q", text=said("?"), rule="R", options=options, default="3", stays=said("garder le cap"))
    found = staged(question, [AnnouncementEntry(n, ALL[0]) for n in range(12)], answered=given.append)
    assert found.top is None and found.alone is not None
    drawn = found.alone

    def main(page: ft.Page) -> None:
        page.render(lambda: Lang("fr", lambda: LookContext(Look(DARK), lambda: Parchment(0, drawn))))

    async with FakeClient(main) as screen:
        assert {"C’est fait", "garder le cap"} <= set(screen.texts())
        await screen.tap("told-instead")
        assert given == ["read"]
        await screen.tap("answer-main")
    assert given == ["read", "3"]


async def test_nothing_told_is_said_so() -> None:
    async with shown([]) as screen:
        assert texts_in("fr")(msg("voice-nothing")) in screen.texts()


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
        assert texts_in("fr")(msg("voice-against", label=said("défense"), sum=said("8 (base)"))) in screen.texts()


async def test_the_headline_of_a_single_result_is_not_said_again_on_its_leaf() -> None:
    async with shown(spoken(duel()), title="8 contre 9") as screen:
        assert screen.texts().count("8 contre 9") == 1
        assert "CL-RNG-08" in screen.texts(), "the way to the rule remains"
    async with shown(spoken(duel())) as screen:
        assert screen.texts().count("8 contre 9") == 1


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
        assert screen.find(ft.Semantics, identifier="told-on"), "no button waits for them"
        await screen.fire(screen.find(ft.GestureDetector)[0], "tap_down")
        assert not moving(screen)


async def test_options_show_the_figures_by_which_they_are_compared() -> None:
    option = Option("a", said("PNJ 1"), figures=(Figure(said("défense"), said("9")), Figure(said("coût"), said("−2"))))

    def main(page: ft.Page) -> None:
        row = figure_chip(Look(DARK), texts_in("fr"), option.figures[0])
        page.render(lambda: row)

    async with FakeClient(main) as screen:
        assert screen.texts() == ["défense", "9"]


def staged(
    question: Any,
    news: Sequence[AnnouncementEntry],
    *,
    height: float = 700,
    unread: bool = True,
    people: Sequence[Seat] = (),
    answered: Callable[[object], object] = print,
) -> ToldBefore:
    """What stands before a question at a table that has been told this. answered: hears each answer, and "read"."""
    here = SimpleNamespace(seats=lambda _: people)
    evening = SimpleNamespace(game=here, state=None, journal=Journal.of([]))
    session: Any = SimpleNamespace(
        evening=evening, news=news, round=news, unread=unread, rights=OF_TABLE, touched=-1, fault=None
    )
    session.lesson = lambda told, question: None
    session.has_read = lambda: answered("read")
    session.answer = lambda value, serial, seat: answered(value)
    frame = Frame(False, print, print)
    return before(Look(DARK), SimpleNamespace(decision=""), session, frame, height, Upcoming(question, 7, False, print))  # type: ignore[arg-type]


async def test_what_lies_on_the_table_stands_above_its_question_in_the_place_of_the_bare_dice() -> None:
    again = YesNo(key="again", text=said("?"), rule="R", stands=duel())
    bare = AnnouncementEntry(3, Result(said("3 5 6"), (Side(said("dés"), dice=(Die(3, 0),)),)), bare=True)
    long = [AnnouncementEntry(n, ALL[0]) for n in range(12)]
    cases: list[tuple[Sequence[AnnouncementEntry], bool, bool]] = [
        ((bare,), True, True),
        ((AnnouncementEntry(1, ALL[0]), bare), True, True),
        (long, True, False),
        (long, False, True),
    ]
    for news, unread, above in cases:
        found: list[ToldBefore] = []

        def drawn(news: Any = news, unread: bool = unread, found: Any = found) -> Any:
            found.append(staged(again, news, unread=unread))
            return found[-1].top or ft.Text("alone")

        def main(page: ft.Page, drawn: Any = drawn) -> None:
            page.render(lambda: Lang("fr", lambda: LookContext(Look(DARK), drawn)))

        async with FakeClient(main) as screen:
            texts = screen.texts()
            assert (found[-1].top is not None) is above is (found[-1].alone is None), "what does not fit is told first"
            assert ("8 contre 9" in texts) is above and "3 5 6" not in texts
            assert (WORDS["a"] in texts) == (news is not long and len(news) > 1)


async def test_what_all_may_read_stands_on_the_cover_of_a_secret_and_never_under_it() -> None:
    people = (Seat("seat-1", "Anne", "green"), Seat("seat-2", "Bob", "blue"))
    for secret in (True, False):
        question = YesNo(key="q", text=said("?"), rule="R", who="seat-1", secret=secret, stands=duel())
        found: list[ToldBefore] = []

        def lying(question: Any = question, secret: bool = secret, found: Any = found) -> Any:
            found.append(staged(question, [AnnouncementEntry(1, ALL[0])], people=people))
            return found[-1].over if secret else found[-1].top

        def main(page: ft.Page, lying: Any = lying) -> None:
            page.render(lambda: Lang("fr", lambda: LookContext(Look(DARK), lying)))

        async with FakeClient(main) as screen:
            assert {WORDS["a"], "8 contre 9"} <= set(screen.texts())
            assert found[-1].alone is None and (found[-1].over is not None) is secret
