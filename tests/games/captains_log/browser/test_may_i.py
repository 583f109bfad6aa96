"""“May I?” on screens of four sizes and on a phone at the table: the plan has its name, and every key is in sight."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.around_question import SIZES, offers, tries
from tests.browser.driver import NewScreen
from tests.browser.painted_words import resize
from tests.browser.phones import Party
from tests.browser.running_app import GAME, House, at_the_table, prepared

FORTRESS = "fire-zone"
"""Sailing under the guns of a fortress: two facts of the board, then dice."""


@SIZES
def test_every_key_of_a_plan_is_in_sight(
    sizes: Sequence[tuple[int, int]], tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen
) -> None:
    address = prepared(tmp_path, offers(FORTRESS), GAME)
    house = opened()
    before = house.table()
    screen = at_the_table(screen_of(house.server.url, *sizes[0]), address)
    for size in sizes:
        resize(screen.page, *size)
        screen.tap_id("may-i")
        tries(screen, FORTRESS)
        expect(screen.by_id("may-i")).to_have_attribute("aria-current", "true")
        expect(screen.by_id("tab-table")).to_have_attribute("aria-current", "false")
        screen.tap_id("trial-close")
        screen.by_id("trial-close").wait_for(state="detached")
    assert house.table() == before


def test_so_it_is_on_a_phone_at_the_table(tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen) -> None:
    address = prepared(tmp_path, offers(FORTRESS), GAME)
    party = Party(opened, screen_of, address)
    before = party.house.table()
    table = party.house.evening()
    name = next(seat.name for seat in table.game.seats(table.state) if seat.id == table.now.on_turn)
    phone = party.join(party.switch_on(), name)
    phone.tap_id("page-may-i")
    tries(phone, FORTRESS)
    phone.tap_id("trial-close")
    phone.by_id("question").wait_for(state="attached")
    assert party.house.table() == before
