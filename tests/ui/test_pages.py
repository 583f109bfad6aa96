"""A page is data: what is said on a screen and in what order, read without drawing anything."""

from __future__ import annotations

from typing import Any, Final

import pytest

from companion.core.events.announcements import Change, Die, Fate, Order, Result, SetupStep, Side
from companion.core.procedures.menus import Menu
from companion.core.procedures.procedure import command
from companion.core.questions.kinds import Choose, Dice, Figure, Form, Number, Option, Pick, Roll, YesNo
from companion.core.values.seats import Seat
from companion.journal_views.announcements import AnnouncementEntry
from companion.ui.page.moment import Open, page_of
from companion.ui.page.page import Button, Give, Page
from companion.ui.page.page import ReaderStep as Steps
from companion.ui.page.read_depth import EDGE, ReadDepth
from companion.ui.page.shapes import ScreenShape, shape_of
from companion.ui.screen_session.rights import OF_SEAT, OF_TABLE
from tests.ui.told import Told, said, spoken

ORDER, MORE = Order(said("Pose 3 cubes")), Order(said("Avance de 6 cases"))
SHOT = Result(said("San Hilario touche Anne"), (Side(said("San Hilario"), dice=(Die(10, did=3),)), Side(said("Anne"))))
HULL = Change(said("Coque d’Anne"), "cube:water", 0, 3, False)
SUNK = Fate(said("Anne est coulée"), said("Tout est perdu"), "token:skull")
YES: Final = YesNo(key="q", text=said("Veux-tu ?"), rule="R")
ANNE, BOB = Seat("seat-1", "Anne", "green"), Seat("seat-2", "Bob", "blue")


def menu(*options: Option, main: str = "") -> Menu:
    ways = (command("x"),) * len(options)
    return Menu(key="q", text=said("Le PNJ 2 joue"), rule="R", options=options, main=main, commands=ways)


GO_ON: Final = menu(Option("go", said("Jouer le PNJ 2")), main="go")


def words(page: Page) -> tuple[object, object]:
    """Heading, and what the main button says."""
    main = page.foot.main
    return page.heading and page.heading.text, main and main.words


def main_of(page: Page) -> Button:
    assert page.foot.main is not None
    return page.foot.main


@pytest.mark.parametrize("shape", ScreenShape)
def test_orders_are_numbered_throughout_and_the_foot_waits_for_the_last_of_them(shape: ScreenShape) -> None:
    page = page_of(Told(YES, spoken(ORDER, SHOT, HULL, SUNK, MORE)), shape)
    assert [(card.first, len(card.block.orders)) for card in page.told if card.block.orders] == [(1, 2)], "in brief"
    assert page.foot.after == page.told[0].key and len(page.told) == 2
    assert page.shape is shape and page.orders == 2
    assert [answer.value for answer in page.answers] == [True, False]


def test_without_orders_the_foot_waits_for_nothing() -> None:
    page = page_of(Told(YES, spoken(SHOT, HULL)), ScreenShape.WIDE)
    assert page.foot.after == "" and len(page.told) == 1, "what changed stands with what brought it"


def test_a_question_keeps_its_words_and_a_mere_way_on_is_headed_by_what_happened() -> None:
    asked, going = (page_of(Told(each, spoken(SHOT, ORDER)), ScreenShape.WIDE) for each in (YES, GO_ON))
    assert words(asked) == (YES.text, YES.yes)
    assert words(going)[0] == SHOT.text
    assert str(main_of(going).words) != str(GO_ON.options[0].label), "that it is done, and what comes next"
    assert main_of(going).deed == Give("go")
    for quiet in (spoken(), spoken(HULL)):
        assert words(page_of(Told(GO_ON, quiet), ScreenShape.WIDE)) == (GO_ON.text, GO_ON.options[0].label)


def test_a_heading_says_what_orders_are_for_and_never_what_was_tapped() -> None:
    headed = (AnnouncementEntry(3, ORDER, heading=said("La nuit tombe")),)
    assert words(page_of(Told(GO_ON, headed), ScreenShape.WIDE))[0] == said("La nuit tombe")
    heading = page_of(Told(GO_ON, spoken(ORDER)), ScreenShape.WIDE).heading
    assert heading is not None and heading.says == "news" and heading.text.key == "voice-orders"


def test_what_lies_on_the_table_stands_above_its_question_in_the_place_of_the_bare_dice() -> None:
    again = YesNo(key="again", text=said("?"), rule="R", stands=SHOT)
    bare = AnnouncementEntry(3, Result(said("3 5 6"), (Side(said("dés"), dice=(Die(3),)),)), bare=True)
    page = page_of(Told(again, (*spoken(ORDER), bare)), ScreenShape.WIDE)
    assert [card.block.first for card in page.told] == [ORDER, SHOT]


def test_a_question_that_takes_all_the_room_comes_after_what_was_told() -> None:
    card = Form(key="q", text=said("Recopie"), rule="R", schema="s", subject="1", fields=())
    page = page_of(Told(card, spoken(ORDER)), ScreenShape.PHONE)
    assert (page.stands, main_of(page).deed, page.foot.after) == ("told", Steps("read"), page.told[0].key)
    assert page_of(Told(card, spoken(ORDER), unread=False), ScreenShape.PHONE).stands == "asked"
    assert page_of(Told(card), ScreenShape.PHONE).stands == "asked"


def test_a_set_up_of_many_orders_is_led_and_one_of_few_is_read_like_any_other() -> None:
    step = SetupStep("ships", said("Les navires"), 1, 2)
    laid = tuple(AnnouncementEntry(n, Order(said(str(n))), step=step) for n in range(4))
    page = page_of(Told(GO_ON, laid), ScreenShape.WIDE)
    assert page.stands == "led" and main_of(page).deed == Give("go")
    assert page_of(Told(YES, laid), ScreenShape.WIDE).foot.main == main_of(page_of(Told(YES, laid), ScreenShape.WIDE))
    assert main_of(page_of(Told(YES, laid), ScreenShape.WIDE)).deed == Steps("read")
    after = page_of(Told(YES, laid, unread=False), ScreenShape.WIDE)
    assert (after.stands, after.told) == ("asked", ()), "what was led is not told again"
    assert page_of(Told(GO_ON, laid[:3]), ScreenShape.WIDE).stands == "asked"


def test_what_all_may_read_lies_on_the_cover_of_a_secret_which_shows_no_answer() -> None:
    secret = YesNo(key="q", text=said("En secret ?"), rule="R", who="seat-1", secret=True, stands=SHOT)
    page = page_of(Told(secret, spoken(ORDER), people=(ANNE, BOB)), ScreenShape.WIDE)
    assert page.cover is not None and page.cover.whose == ANNE and page.answers == () and page.question is None
    assert [card.block.first for card in page.told] == [ORDER, SHOT]
    assert main_of(page).key == "peek-hold" and page.foot.after == page.told[0].key
    alone = page_of(Told(secret, spoken(ORDER), people=(ANNE, BOB), rights=OF_SEAT), ScreenShape.PHONE)
    assert alone.cover is None and alone.answers


def test_of_a_question_that_all_may_read_in_part_only_that_part_stands_there() -> None:
    open_part = menu(Option("go", said("Passer")), main="go")
    whole = menu(Option("go", said("Passer")), Option("card", said("Jouer la carte cachée")), main="go")
    object.__setattr__(whole, "who", "seat-1")
    object.__setattr__(whole, "public_view", lambda: open_part)
    page = page_of(Told(whole, spoken(SHOT), people=(ANNE, BOB)), ScreenShape.WIDE)
    assert page.cover is not None and not page.cover.whole
    assert "Jouer la carte cachée" not in str(page.answers) and page.question is open_part
    assert words(page)[0] == open_part.text, "what all read of it may not be all there is"


def test_of_the_only_answer_stands_what_one_weighs_before_giving_it() -> None:
    chance = (Figure(said("Chances"), said("58 %")),)
    weighed = Choose(key="q", text=said("Sur qui ?"), rule="R", options=(Option("x", said("Anne"), figures=chance),))
    page = page_of(Told(weighed), ScreenShape.WIDE)
    assert [answer.figures for answer in page.answers] == [chance]
    assert [each.value for each in page.foreseen] == ["x"] and main_of(page).deed == Give("x"), "and one tap gives it"
    plain = Choose(key="q", text=said("Sur qui ?"), rule="R", options=(Option("x", said("Anne")),))
    assert page_of(Told(plain), ScreenShape.WIDE).answers == () == page_of(Told(plain), ScreenShape.WIDE).foreseen


def test_whoever_wants_to_see_it_again_is_told_the_round() -> None:
    page = page_of(Told(YES, spoken(ORDER, SHOT)), ScreenShape.WIDE, Open(recalled=True))
    assert (page.stands, main_of(page).deed) == ("recalled", Steps("back")) and len(page.told) == 2


def test_on_the_side_nothing_is_told_and_nothing_foreseen() -> None:
    page = page_of(Told(YES, spoken(ORDER), rights=OF_TABLE.planning(True)), ScreenShape.WIDE)
    assert (page.told, page.foreseen, page.lesson, page.foot.after) == ((), (), None, "")


@pytest.mark.parametrize("news", [(), spoken(ORDER)])
def test_at_the_end_what_is_new_is_read_first(news: Any) -> None:
    page = page_of(Told(None, news), ScreenShape.WIDE)
    assert page.stands == ("told" if news else "over")


THREE: Final = tuple(Option(name, said(name), picture="ship:brig") for name in ("a", "b", "c"))


ASKED: Final[Any] = {"key": "q", "text": said("?"), "rule": "R"}


@pytest.mark.parametrize(
    ("question", "says", "deed", "others"),
    [
        (YES, YES.yes.key, Give(True), ["answer-no"]),
        (YesNo(**ASKED, default=False), YES.no.key, Give(False), ["answer-yes"]),
        (Choose(**ASKED, options=THREE), "ui-choose-first", None, []),
        (Choose(**ASKED, options=THREE, default="b"), "ui-confirm", Give("b"), []),
        (Choose(**ASKED, options=THREE[:1]), "core-said", Give("a"), []),
        (Pick(**ASKED, options=THREE), "ui-choose-first", None, ["answer-none"]),
        (Pick(**ASKED, options=THREE, default=("a", "b")), "ui-confirm-picked", Give(("a", "b")), ["answer-none"]),
        (Number(**ASKED, hi=5), "ui-choose-first", None, []),
        (Number(**ASKED, hi=50), "ui-choose-first", None, []),
        (Number(**ASKED, hi=50, default=7), "ui-confirm", Give(7), []),
        (Roll(**ASKED, dice=(Dice(said("dés"), 2),)), "ui-roll-missing", None, ["roll-for-me"]),
    ],
)
def test_before_anything_is_chosen_the_foot_of_each_kind_says_what_it_would_do(
    question: Any, says: str, deed: Any, others: list[str]
) -> None:
    page = page_of(Told(question), ScreenShape.WIDE)
    assert (main_of(page).words.key, main_of(page).deed, [each.key for each in page.foot.others]) == (
        says,
        deed,
        others,
    )


def test_what_may_stay_as_it_lies_is_said_on_the_button() -> None:
    question = Choose(key="q", text=said("?"), rule="R", options=THREE, default="b", stays=said("Garder le cap"))
    assert main_of(page_of(Told(question, spoken(ORDER)), ScreenShape.WIDE)).words == said("Garder le cap")


# ---------------------------------------------------------------------- how far it was read


@pytest.mark.parametrize("bottom", range(50, 1500, 75))
@pytest.mark.parametrize("view", [150, 300, 600])
def test_done_is_never_offered_before_the_last_order_was_in_sight_and_is_once_it_was(bottom: int, view: int) -> None:
    reach = ReadDepth()
    reach.begin("told")
    assert reach.offers(held=True) == "unknown" and reach.offers(held=False) == "ready"
    reach.view, reach.bottom = view, bottom
    reach.look()
    for _ in range(1 + bottom // view * 2):
        in_sight = reach.at + view >= bottom - EDGE
        assert reach.offers(held=True) == ("ready" if in_sight else "onward")
        if in_sight:
            break
        reach.onward()
    assert reach.offers(held=True) == "ready"
    reach.at = 0
    assert reach.offers(held=True) == "ready", "what was seen stays seen"
    reach.begin("something else")
    assert reach.offers(held=True) == "unknown" and reach.view == view


def test_a_screen_that_does_not_say_how_high_things_are_is_read_with_one_tap() -> None:
    reach = ReadDepth()
    reach.begin("told")
    reach.onward()
    assert reach.offers(held=True) == "ready"


@pytest.mark.parametrize(
    ("width", "height", "shape"),
    [
        (1280, 800, ScreenShape.WIDE),
        (1024, 768, ScreenShape.NARROW),
        (800, 1280, ScreenShape.TALL),
        (390, 844, ScreenShape.PHONE),
        (320, 640, ScreenShape.PHONE),
        (844, 390, ScreenShape.FLAT),
        (667, 375, ScreenShape.FLAT),
        (640, 400, ScreenShape.FLAT),
        (3840, 2160, ScreenShape.WIDE),
    ],
)
def test_a_size_has_one_shape(width: int, height: int, shape: ScreenShape) -> None:
    assert shape_of(width, height) is shape
