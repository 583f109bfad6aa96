"""What is told where there is little room: orders first, each fact once, dice in a line that unfolds."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft
import pytest

from companion.core.events.announcements import Announcement, Change, Die, Fate, Order, Result, Side
from companion.core.questions.kinds import YesNo
from companion.core.rules.verdicts import Sum, Term
from companion.core.values.messages import Msg, msg
from companion.journal_views.announcements import AnnouncementEntry, headline
from companion.library.texts import texts_in
from companion.ui.announcements.card_frame import ShownOn
from companion.ui.announcements.cards import Cards
from companion.ui.look.language import Lang
from companion.ui.look.palette import DARK
from companion.ui.look.theme import Look, LookContext
from companion.ui.page.announced_cards import cards, last_order
from companion.ui.page.moment import page_of
from companion.ui.page.page import AnnouncementCard
from companion.ui.page.shapes import ScreenShape
from tests.ui.fakeclient import FakeClient
from tests.ui.told import Told, said

FR = texts_in("fr")
SHIP, FOE = said("San Hilario"), said("Anne")
SAIL = Order(said("Avance de 6 cases"), "ship:schooner")


def counted(n: int) -> Msg:
    """Words that count."""
    return msg("ui-counted", n=n, kind="thing")


def salvo(*did: int) -> Result:
    """Dice against a defence."""
    dice = tuple(Die(7 + n, did=n) for n in did)
    bar = Sum(said("défense"), (Term(said("base"), 8),))
    return Result(counted(sum(did)), (Side(SHIP, "ship:schooner", dice=dice), Side(FOE)), bar, "cube:water")


def cubes(n: int) -> Order:
    """What hands lay for it."""
    return Order(msg("led-times", n=n), "cube:water")


def hull(before: int, after: int) -> Change:
    """What it does to the ship."""
    return Change(said("Dégâts d’Anne"), "cube:water", before, after, False, 8)


def told(*moments: Sequence[Announcement]) -> list[AnnouncementEntry]:
    """What several events tell, one after the other."""
    return [AnnouncementEntry(number, each, "R") for number, event in enumerate(moments) for each in event]


def kinds(card: AnnouncementCard) -> list[str]:
    """What lies on a card, in order."""
    return [type(part.telling).__name__ for part in card.block.parts]


YES = YesNo(key="q", text=said("Veux-tu ?"), rule="R")
TURN = told([SAIL], [salvo(3, 0)], [cubes(3), hull(0, 3)], [salvo(2)], [cubes(2), hull(3, 5)])


def test_orders_come_first_each_with_the_number_that_it_makes_another() -> None:
    first, second = cards(TURN[:4], brief=True)
    assert [kinds(first), kinds(second)] == [["Order", "Order", "Change"], ["Result"]]
    assert last_order((first, second)) == first.key and first.first == 1


def test_what_lies_on_a_large_sheet_is_brief_only_where_dice_would_stand_above_an_order() -> None:
    large = page_of(Told(YES, told([SAIL, salvo(3)])), ScreenShape.WIDE).told
    assert not any(card.brief for card in large) and len(large) == 2
    for shape in ScreenShape:
        assert all(card.brief for card in page_of(Told(YES, TURN), shape).told)
        assert any(card.brief for card in page_of(Told(YES, told([SAIL])), shape).told) is shape.compact


def test_salvoes_of_one_ship_stand_together_and_what_they_bid_is_done_once() -> None:
    orders, results = cards(TURN, brief=True)
    assert kinds(orders) == ["Order", "Order", "Change"] and kinds(results) == ["Result", "Result"]
    lay, change = (part.telling for part in orders.block.parts[1:])
    assert lay == cubes(5) and change == hull(0, 5)
    assert headline(TURN) == counted(5)


@pytest.mark.parametrize(
    "second",
    [
        [cubes(2), hull(4, 6)],  # something has come between
        [cubes(3), hull(3, 5)],  # more cubes than damage
        [Order(said("Pose une voile")), hull(3, 5)],
    ],
)
def test_orders_that_do_not_provably_do_the_same_stay_two(second: Sequence[Announcement]) -> None:
    (orders,) = cards(told([cubes(3), hull(0, 3)], second), brief=True)
    assert kinds(orders) == ["Order", "Change", "Order", "Change"]


def test_results_that_count_otherwise_than_their_dice_are_not_added_up() -> None:
    odd = Result(counted(1), salvo(3).sides)
    assert headline(told([odd], [odd])) == counted(1)
    assert headline(told([Result(counted(1))], [Result(counted(2))])) == counted(2)


def test_a_turn_of_fate_stands_over_the_orders_that_it_brings() -> None:
    fate = Fate(said("Kraken"), said("Il surgit"))
    over = [AnnouncementEntry(3, fate, "R", 1), AnnouncementEntry(4, SAIL, "R", 1, heading=said("Fin du tour"))]
    (card,) = cards(over, brief=True)
    assert kinds(card) == ["Fate", "Order"] and card.block.parts[1].heading is None


def test_a_number_that_changes_twice_is_told_once_and_others_stand_together() -> None:
    (card,) = cards(told([hull(0, 2)], [Change(said("Or"), "", 1, 2)], [hull(2, 5)]), brief=True)
    assert [part.telling for part in card.block.parts] == [hull(0, 5), Change(said("Or"), "", 1, 2)]


def lying(entries: Sequence[AnnouncementEntry], title: Msg) -> FakeClient:
    """Cards of a small sheet below a headline."""
    on = ShownOn(True, lambda rule: None, lambda seat: "Anne" if seat == "seat-1" else "")

    def main(page: ft.Page) -> None:
        drawn = lambda: Cards(on, cards(entries, brief=True), title)  # noqa: E731
        page.render(lambda: Lang("fr", lambda: LookContext(Look(DARK), drawn)))

    return FakeClient(main)


async def test_each_fact_is_said_once_and_dice_unfold_under_a_touch() -> None:
    async with lying(TURN, counted(5)) as screen:
        texts = screen.texts()
        assert FR(counted(5)) not in texts, "the headline says it"
        assert [text for text in texts if text.isdigit()] == ["1", "2", "3", "2"], "orders, and what each salvo did"
        assert texts.count("0 → 5") == 1 and "Dégâts d’Anne" not in texts
        assert not [text for text in texts if "base" in text]
        (why,) = (name for name in screen.names() if name.startswith("told-why-"))
        await screen.tap(why)
        assert [text for text in screen.texts() if "base" in text] or "défense" in screen.texts()
        await screen.tap(why)
        assert screen.texts() == texts


async def test_whose_hands_an_order_is_for_stands_before_it_unless_it_says_so() -> None:
    mine = Order(said("Pose 3 cubes"), seat="seat-1")
    named = Order(said("Anne pose 3 cubes"), seat="seat-1", note=said("par le bas"))
    async with lying(told([mine], [named]), said("?")) as screen:
        texts = screen.texts()
        assert FR(msg("voice-who", who="Anne", what="Pose 3 cubes")) in texts
        assert "Anne pose 3 cubes" in texts
        spans = [span.text for text in screen.find(ft.Text) for span in text.spans or []]
        assert [each for each in spans if each and "par le bas" in each]


def duel(won: bool) -> Result:
    """Both sides roll."""

    def side(who: Msg, n: int, ahead: bool) -> Side:
        return Side(who, "ship:schooner", "green", (Die(n, 6),), Sum(said("Combat"), (Term(said("dé"), n),)), won=ahead)

    return Result(said("Anne l’emporte"), (side(SHIP, 3, not won), side(FOE, 5, won)))


async def test_each_side_of_a_fight_has_a_line_with_its_name_and_what_it_comes_to() -> None:
    async with lying(told([duel(True)]), said("?")) as screen:
        texts = screen.texts()
        assert [texts.count(each) for each in ("San Hilario", "Anne", "3", "5", "Combat")] == [1, 1, 1, 1, 0]
        for name, came in (("San Hilario", "3"), ("Anne", "5")):
            (row,) = (row for row in screen.find(ft.Row) if name in own_words(row))
            assert own_words(row) == [name, came]


def own_words(row: ft.Row) -> list[str]:
    """Words that stand in a row, and not in something else that stands there."""
    return [each.value for each in row.controls if isinstance(each, ft.Text)]


async def test_the_way_to_more_runs_on_from_the_title_and_takes_nothing_of_its_width() -> None:
    async with lying(told([duel(True)]), said("?")) as screen:
        (title,) = (text for text in screen.find(ft.Text) if text.value == FR(duel(True).text))
        assert [span.text for span in title.spans or []][-1] == FR(msg("ui-why"))


async def test_what_the_headline_says_whole_leaves_no_leaf() -> None:
    held = Result(said("Anne ne tire pas"))
    async with lying(told([held]), said("Anne ne tire pas")) as screen:
        assert screen.texts() == [] and "told-result" not in screen.names()
