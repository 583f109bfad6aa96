"""Something is wrong: found on every page, said in a sentence, and saved as a file that brings the question back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from companion.bug_reports.bug_report import LONGEST, BugReport, read, taken_up
from companion.core.values.messages import msg
from companion.library.texts import texts_in
from tests.browser.around_question import within
from tests.browser.driver import NewScreen, Screen
from tests.browser.phones import Party, gathered
from tests.browser.running_app import GAME, House, asks, at_the_table, prepared

FR = texts_in("fr")
TABLET, PHONE = (1280, 800), (390, 844)
PAGES = (f"library/{GAME}", f"rules/{GAME}", f"new/{GAME}", "settings", "evenings", "records", "receive")


def saved(screen: Screen, folder: Path) -> BugReport:
    """Tap the button, and read the file that comes."""
    with screen.page.expect_download() as coming:
        screen.tap_id("trouble-save")
    path = folder / coming.value.suggested_filename
    coming.value.save_as(path)
    assert path.suffix == ".json"
    screen.by_id("trouble-saved").wait_for(state="attached")
    return read(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("size", [pytest.param(TABLET, marks=pytest.mark.long), PHONE])
def test_from_the_table_a_sentence_and_the_question_are_saved(
    tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen, size: tuple[int, int]
) -> None:
    address = prepared(tmp_path, asks("turn"))
    house = opened("--lang", "fr")
    screen = at_the_table(screen_of(house.server.url, width=size[0], height=size[1]), address)
    before = house.table()
    screen.tap_id("ways")
    screen.by_id("way-trouble").wait_for(state="attached")
    screen.keep_shot(f"trouble-ways-{size[0]}")
    screen.tap_id("way-trouble")
    screen.by_id("trouble-save").wait_for(state="attached")
    screen.keep_shot(f"trouble-{size[0]}")
    within(screen, screen.by_id("trouble-save"))
    screen.type(FR(msg("trouble-words")), "Anne a deux fois la même mission.")
    report = saved(screen, tmp_path)
    screen.keep_shot(f"trouble-saved-{size[0]}")
    evening = house.evening()
    assert (report.page, report.eyes, report.replays) == ("table/table", "table", True)
    assert report.words.endswith("a deux fois la même mission.") and "Anne" not in report.words
    found, asked = taken_up(report).question, evening.question
    assert found is not None and asked is not None and found.key == asked.key
    screen.tap_id("trouble-with")
    screen.page.get_by_text(FR(msg("trouble-with-note"))).wait_for(state="attached")
    whole = saved(screen, tmp_path)
    assert (whole.eyes, whole.kept) == ("all", "whole")
    assert taken_up(whole).game.dump(taken_up(whole).state).keys() == evening.game.dump(evening.state).keys()
    screen.tap_id("back-to-question")
    screen.by_id("question").wait_for(state="attached")
    assert house.table() == before, "to say that something is wrong changes nothing"


@pytest.mark.parametrize("size", [TABLET, pytest.param(PHONE, marks=pytest.mark.long)])
def test_the_button_stands_on_every_page(
    tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen, size: tuple[int, int]
) -> None:
    address = prepared(tmp_path, asks("turn"))
    house = opened("--lang", "fr")
    screen = screen_of(house.server.url, width=size[0], height=size[1]).open("/")
    screen.by_id("home-wrong").scroll_into_view_if_needed()
    screen.keep_shot(f"trouble-home-{size[0]}")
    for page in (*PAGES, address.replace("table", "share").strip("/")):
        screen.go(f"/{page}")
        screen.by_id("something-wrong").wait_for(state="attached")
        within(screen, screen.by_id("something-wrong"))
    screen.keep_shot(f"trouble-page-{size[0]}")
    screen.tap_id("something-wrong")
    screen.by_id("trouble-back").wait_for(state="attached")
    screen.keep_shot(f"trouble-aside-{size[0]}")
    report = saved(screen, tmp_path)
    assert report.page == address.replace("table", "share").strip("/")
    assert report.replays and LONGEST > len(report.words) == 0
    screen.tap_id("trouble-back")
    screen.by_id("share-code").wait_for(state="attached")


def test_a_phone_writes_what_its_seat_may_see(
    tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen
) -> None:
    party = Party(opened, screen_of, gathered(tmp_path, asks("turn"), {"first": lambda _question: "seat-1"}))
    phone = party.join(party.switch_on(), "Anne")
    phone.tap_id("phone-gear")
    phone.by_id("something-wrong").wait_for(state="attached")
    phone.keep_shot("trouble-phone-settings")
    phone.tap_id("something-wrong")
    phone.by_id("trouble-save").wait_for(state="attached")
    phone.keep_shot("trouble-phone")
    open_to_all = saved(phone, tmp_path)
    assert (open_to_all.eyes, open_to_all.page) == ("table", "phone/table")
    phone.tap_id("trouble-with")
    phone.page.get_by_text(FR(msg("trouble-own-with-note"))).wait_for(state="attached")
    own = saved(phone, tmp_path)
    assert (own.eyes, own.replays) == ("seat-1", True)
    phone.keep_shot("trouble-phone-saved")
    phone.tap_id("trouble-back")
    phone.by_id("question").wait_for(state="attached")
