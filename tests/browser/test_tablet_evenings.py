"""All that people do on a tablet without a host and without a network: evenings of all games, cards, parcels, reports.

All tests share one tablet (`tests/browser/tablet.py`); its web server was ended after its first visit. What they leave
on it troubles nobody: each begins an evening of its own, or copies a card of its own.
"""

from __future__ import annotations

import json
import re
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import expect

from companion.bug_reports.bug_report import read, taken_up
from companion.core.procedures.menus import Menu
from companion.core.values.messages import msg
from companion.host.exchange.evening_files import file_text
from companion.host.exchange.received_files import FileTaken, received
from companion.host.host import Host
from companion.host.settings import Settings
from companion.host.tips_shown import TipsShown
from companion.library.game_registry import game, game_ids
from companion.library.sample import load_sample
from companion.library.texts import LANGUAGES, texts_in
from companion.sharing.qr_lines import lines_in
from companion.store import Store
from tests.browser.card_copying import copies
from tests.browser.driver import Screen
from tests.browser.player import Player
from tests.browser.running_app import likely
from tests.browser.tablet import Tablet, player_of, shown
from tests.support.about import ANY

pytestmark = pytest.mark.long
FR = texts_in("fr")
ANSWERS = 6
"""So many before the browser is killed, and half as many after it."""
BELOW_THE_BAR = (640, 500)
"""Where a page's list is turned by the wheel."""
WORDS = "Anne a deux fois la même carte."
SHARES = """
navigator.canShare = () => true;
navigator.share = async ({ files: [file] }) => { window.shared = [file.name, await file.text()]; };
"""
"""A share sheet, which a browser without a window has not."""
PROMISES = """
StorageManager.prototype.persisted = async () => false;
StorageManager.prototype.persist = async () => window.wished = true;
"""
"""A browser that removes nothing once it is asked not to."""
LARGER = """
const style = getComputedStyle;
globalThis.getComputedStyle = (part, ...more) =>
  part === document.documentElement ? { fontSize: '24px' } : style(part, ...more);
"""
"""A browser whose reader has set a larger size of text."""
FALLS = """text => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'evening.txt'));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}"""
"""Lets a file fall on the page."""
UNDO = """() => {
    const undo = document.querySelector("[flt-semantics-identifier='undo']");
    return undo?.getAttribute("aria-label") || undo?.textContent;
}"""
"""What undo would take back, in words."""


def demonstration(tablet: Tablet, game_id: str) -> Player:
    """A new evening with invented cards, at its first question."""
    screen = tablet.turned_to("")
    tapped(screen, f"game-{game_id}")
    expect(screen.by_id("home-new")).to_contain_text(FR(msg("ui-new-note", game=game(game_id).title)))
    tapped(screen, "home-demo")
    player = player_of(screen)
    player.asked()
    return player


def tapped(screen: Screen, *identifiers: str) -> None:
    """Tap one after the other, each once it is there and can be seen."""
    for identifier in identifiers:
        place = screen.by_id(identifier)
        place.wait_for(state="attached")
        place.scroll_into_view_if_needed()
        screen.tap_id(identifier)


def saved(screen: Screen, identifier: str, folder: Path) -> Path:
    """Tap what saves a file; where it lies."""
    with screen.page.expect_download() as coming:
        screen.tap_id(identifier)
    path = folder / coming.value.suggested_filename
    coming.value.save_as(path)
    return path


def given(screen: Screen, identifier: str, file: Path) -> None:
    """Tap what opens a file, and choose it."""
    with screen.page.expect_file_chooser() as chosen:
        screen.tap_id(identifier)
    chosen.value.set_files(str(file))


def entries(sheet: str) -> int:
    """How much of the journal a sheet shows, by its name."""
    found = re.match(r"sheet-[a-z]+-(\d+)", sheet)
    assert found, sheet
    return int(found[1])


def taken(host: Host, file: Path) -> FileTaken:
    """What came of a file that a host takes up."""
    found = received(host, TipsShown(host.store), file.read_bytes())
    for step in found.steps:
        step()
    return found.taken


@pytest.mark.parametrize("game_id", game_ids())
def test_a_demonstration_is_played_on_where_the_browser_was_killed(game_id: str, offline: Tablet) -> None:
    player = demonstration(offline, game_id)
    for _ in range(ANSWERS):
        player.answer()
        player.asked()
    place, sheet = shown(player.screen)
    offline.kill()
    again = offline.at(f"#{place}")
    player = player_of(again)
    player.asked()
    assert shown(again) == (place, sheet)
    for _ in range(ANSWERS // 2):
        player.answer()
        player.asked()
    assert shown(again) != (place, sheet)
    expect(again.page.locator("flt-semantics-host")).not_to_contain_text(FR(msg("foundation-broken-part")))


@pytest.mark.parametrize("game_id", game_ids())
def test_an_own_evening_is_set_up_and_begun(game_id: str, offline: Tablet) -> None:
    screen = offline.turned_to(f"new/{game_id}")
    tapped(screen, "wizard-start")
    player_of(screen).asked()
    assert shown(screen)[0].startswith("/table/")


def test_a_card_is_copied_with_its_keys_and_leaves_in_a_file(tmp_path: Path, offline: Tablet) -> None:
    sample, schema = load_sample(game(ANY)), next(iter(game(ANY).box()))  # of a long list only the top is drawn
    subject = next(each for each in game(ANY).box()[schema].subjects if (schema, each) in sample)
    form = game(ANY).form(schema, subject)
    values = dict(form.read(dict(sample[schema, subject])))
    screen = offline.turned_to(f"library/{ANY}")
    picked = () if subject in game(ANY).box()[schema].alike else (f"pick-{schema}-{subject}",)
    tapped(screen, f"copy-{schema}", *picked)
    screen.by_id("copy-progress").wait_for(state="attached")
    player = player_of(screen)
    copies(player, form, values, narrow=False)
    player.confirm()
    expect(screen.by_id("copy-progress")).to_have_count(0)
    screen.page.mouse.move(*BELOW_THE_BAR)
    screen.scrolled_to(screen.by_id(f"card-{schema}-{subject}"))
    tapped(screen, f"card-{schema}-{subject}", "library-back")
    file = saved(screen, "library-export", tmp_path)
    kept = {(each["schema"], each["subject"]): each["record"] for each in json.loads(file.read_text("utf-8"))["cards"]}
    led = {line.name: values[line.name] for line in form.fields if not line.seldom}  # where the keys lead by themselves
    told = {name: list(value) if isinstance(value, tuple) else value for name, value in led.items() if value}
    assert {name: value for name, value in kept[schema, subject].items() if value} == told
    given(screen, "library-import", file)
    tapped(screen, "merge-take")
    screen.shows(FR(msg("ui-library-imported", new=0, changed=0, same=len(kept), photos=0)))


def test_a_parcel_leaves_as_a_file_and_comes_back_as_one(tmp_path: Path, offline: Tablet) -> None:
    screen = demonstration(offline, ANY).screen
    evening = shown(screen)[0].rpartition("/")[2]
    screen = offline.turned_to(f"share/{evening}")
    screen.by_id("share-code").wait_for(state="attached")
    file = saved(screen, "share-save", tmp_path)
    assert lines_in(file.read_text("ascii"))
    screen = offline.turned_to("receive")
    given(screen, "receive-file", file)
    taking = screen.page.locator("[flt-semantics-identifier^='take-']")
    taking.wait_for(state="attached")
    screen.tap_id(taking.get_attribute("flt-semantics-identifier") or "")
    tapped(screen, "wizard-start")
    player_of(screen).asked()
    assert shown(screen)[0] != f"/table/{evening}"


def test_a_value_is_put_right_by_hand_and_taken_back(offline: Tablet) -> None:
    player = demonstration(offline, ANY)
    screen = player.screen
    player.rest()
    tapped(screen, "correct")
    value = screen.page.locator("[flt-semantics-identifier^='value-']").first.get_attribute("flt-semantics-identifier")
    before = screen.page.evaluate(f"({UNDO})()")
    player.rest()
    tapped(screen, value or "", "key-more", "correct-done")
    screen.page.wait_for_function(f"before => ({UNDO})() !== before", arg=before)
    tapped(screen, "correct-close")
    player.rest()
    tapped(screen, "undo")
    screen.page.wait_for_function(f"before => ({UNDO})() === before", arg=before)


def test_an_evening_is_handed_on_and_falls_into_the_list_of_games(offline: Tablet) -> None:
    evening = shown(demonstration(offline, ANY).screen)[0].rpartition("/")[2]
    offline.kill()
    offline.started().add_init_script(SHARES)
    screen = offline.at("#/evenings")
    tapped(screen, f"send-{evening}")
    screen.page.wait_for_function("window.shared")
    name, text = screen.page.evaluate("window.shared")
    assert name.endswith(".txt")
    screen.page.evaluate(FALLS, text)
    screen.says("copies-told", FR(msg("copies-nothing")))
    screen = offline.turned_to("settings")
    screen.page.evaluate(FALLS, text)
    expect(screen.page.locator("#remark")).to_have_text(FR(msg("tablet-drop")))


def test_an_evening_goes_on_at_a_host_and_comes_back_as_a_copy_of_everything_does(
    tmp_path: Path, offline: Tablet
) -> None:
    player = demonstration(offline, ANY)
    player.answer()
    player.asked()
    place, sheet = shown(player.screen)
    evening = place.rpartition("/")[2]
    screen = offline.turned_to("evenings")
    alone, whole = (saved(screen, button, tmp_path) for button in (f"save-{evening}", "copies-everything"))
    with closing(Store(tmp_path / "host")) as store, closing(Store(tmp_path / "other")) as other:
        host = Host(store, Settings(store))
        assert taken(host, alone).evenings == 1
        session = host.resume(evening)
        assert session.now.serial == entries(sheet)
        asked = session.question
        session.answer(asked.main if isinstance(asked, Menu) else likely(asked))
        alone.write_text(file_text(host, store.evening(evening)), "utf-8")
        everything = taken(Host(other, Settings(other)), whole)
        assert everything.evenings == len(other.evenings()) and evening in {each.id for each in other.evenings()}
        given(screen, "copies-open", whole)
        screen.says("copies-told", FR(msg("copies-nothing")))
        given(screen, "copies-open", alone)
        screen.says("copies-told", FR(msg("copies-further", n=1)))
        screen = offline.turned_to(place.strip("/"))
        player_of(screen).asked()
        assert entries(shown(screen)[1]) == session.now.serial


def test_a_wish_is_tried_and_rules_and_records_are_read(offline: Tablet) -> None:
    player = demonstration(offline, ANY)
    player.rest()
    tapped(player.screen, "may-i")
    player.screen.by_id("trial-close").wait_for(state="attached")
    screen = offline.turned_to(f"rules/{ANY}")
    chapter = screen.page.locator("[flt-semantics-identifier^='chapter-']").first
    chapter.wait_for(state="attached")
    tapped(screen, str(chapter.get_attribute("flt-semantics-identifier")))
    screen.page.locator("[flt-semantics-identifier^='rule-']").first.wait_for(state="attached")
    offline.turned_to("records").shows(FR(msg("ui-records-none")))


def test_the_browser_is_asked_to_remove_nothing_and_its_answer_is_told(offline: Tablet) -> None:
    offline.kill()
    offline.started().add_init_script(PROMISES)
    screen = demonstration(offline, ANY).screen
    screen.page.wait_for_function("window.wished")
    screen = offline.turned_to("settings")
    screen.page.mouse.move(*BELOW_THE_BAR)
    screen.scrolled_to(screen.page.get_by_text(FR(msg("keeping-sure"))))
    offline.kill()


def test_words_are_as_large_as_the_browser_wants_them(offline: Tablet) -> None:
    usual = offline.turned_to("").by_id("home-new").bounding_box()
    offline.kill()
    offline.started().add_init_script(LARGER)
    larger = offline.at().by_id("home-new").bounding_box()
    offline.kill()
    assert usual and larger and larger["width"] * larger["height"] > usual["width"] * usual["height"]


def test_a_report_is_saved_that_a_host_takes_up(tmp_path: Path, offline: Tablet) -> None:
    player = demonstration(offline, ANY)
    screen = player.screen
    tapped(screen, "ways", "way-trouble")
    screen.by_id("trouble-save").wait_for(state="attached")
    screen.type(FR(msg("trouble-words")), WORDS)
    report = read(saved(screen, "trouble-save", tmp_path).read_text("utf-8"))
    screen.by_id("trouble-saved").wait_for(state="attached")
    assert (report.page, report.eyes, report.replays) == ("table/table", "table", True)
    assert report.words.endswith(WORDS.partition(" ")[2]) and taken_up(report).question is not None


def test_it_speaks_both_languages(offline: Tablet) -> None:
    for lang in sorted(LANGUAGES):  # the last one is French, as the others expect it
        screen = offline.turned_to("settings")
        screen.tap_id(f"language-{lang}")
        screen.shows(texts_in(lang)(msg("ui-settings-title")))
        offline.turned_to("").shows(texts_in(lang)(msg("ui-motto")))


def test_what_there_is_not_is_said_where_one_would_look_for_it(offline: Tablet) -> None:
    places = {"phones": "ui-phones-none", "settings": "ui-phones-none", f"library/{ANY}": "photo-none"}
    for place, words in places.items():
        screen = offline.turned_to(place)
        screen.page.mouse.move(*BELOW_THE_BAR)
        screen.scrolled_to(screen.page.get_by_text(FR(msg(words))))
