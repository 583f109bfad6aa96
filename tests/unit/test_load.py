"""The load command's own parts: what a client knows of its screen, how it answers, and what is reported."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import Any

import flet as ft
import msgpack
import pytest

from companion.core.values.messages import msg
from companion.library.texts import texts_in
from tests.load.client import HERE, Device
from tests.load.crowd import Crowd
from tests.load.measured_app import Usage
from tests.load.part import Outcome, Plan, games_for
from tests.load.player import next_tap
from tests.load.report import figures, table
from tests.load.table import QUIET, Round, Table
from tests.load.tree import Offer, Tree
from tests.support.about import ANY, OTHER
from tests.ui.fakeclient import FakeClient, pack


def text(number: int, words: str) -> dict[str, Any]:
    """A Text as it travels."""
    return {"_c": "Text", "_i": number, "value": words}


def named(number: int, name: str, content: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A part of the screen with a name, as it travels."""
    return {"_c": "Semantics", "_i": number, "identifier": name, "content": content, **more}


def button(number: int, **more: Any) -> dict[str, Any]:
    """Something to tap, as it travels."""
    return {"_c": "Container", "_i": number, "on_click": True, "content": text(number + 1, "Oui"), **more}


def screen(*parts: dict[str, Any]) -> Tree:
    """A page with these parts in a column."""
    tree = Tree()
    tree.fill({"_c": "Page", "_i": 1, "views": [{"_c": "Column", "_i": 2, "controls": list(parts)}]})
    return tree


# ---------------------------------------------------------------------- the tree


def test_a_tree_follows_every_kind_of_patch() -> None:
    tree = screen(named(10, "a", text(11, "A")), named(20, "b", text(21, "B")), named(30, "c", text(31, "C")))
    index = [0, {"controls": [1, {0: [2, {"content": [3]}]}]}]
    tree.patch(
        2, [index, [0, 3, "value", "first"], [3, 1, 0, 1, 2], [2, 1, 0], [1, 1, 1, named(40, "d", text(41, "D"))]]
    )
    assert [(offer.id, offer.words) for offer in tree.offers().values()] == [("c", "C"), ("d", "D"), ("a", "first")]


def test_places_of_a_patch_are_looked_up_when_they_are_needed() -> None:
    tree = screen(named(10, "a", text(11, "A")))
    index = [0, {"controls": [1, {0: [2, {"content": [3]}]}]}]
    tree.patch(2, [index, [1, 1, 0, named(20, "b", text(21, "B"))], [0, 3, "value", "new"]])
    assert [(offer.id, offer.words) for offer in tree.offers().values()] == [("b", "new"), ("a", "A")]


def test_a_patch_of_what_has_left_the_screen_means_nothing() -> None:
    tree = screen(named(10, "a", text(11, "A")))
    tree.patch(99, [[0], [0, 0, "value", "B"]])
    assert tree.offers()["a"].words == "A"


def test_a_question_is_told_from_the_next_with_the_same_words() -> None:
    def asking(number: int) -> dict[str, Any]:
        return named(50, f"sheet-asked-{number}", named(51, "question", text(52, "Quel port ?")))

    tree = screen(asking(7))
    assert tree.asks == ("sheet-asked-7", "Quel port ?")
    tree.patch(2, [[0, {"controls": [1]}], [0, 1, 0, asking(9)]])
    assert (tree.asks, tree.number) == (("sheet-asked-9", "Quel port ?"), 9)


def test_a_phone_that_is_not_asked_says_for_whom_it_waits() -> None:
    assert screen(named(10, "waiting-seat-2", text(11, "Bart"))).asks == ("Bart",)


async def test_the_tree_agrees_with_what_flet_draws() -> None:
    """Both ends of the protocol: what a session sends is what the tree reads."""

    def main(page: ft.Page) -> None:
        page.add(ft.Semantics(content=ft.Text("one"), identifier="question"))

    tree = Tree()
    async with FakeClient(main) as client:
        tree.fill(msgpack.unpackb(pack(client.page), strict_map_key=False))
    assert tree.asks == ("one",)


# ---------------------------------------------------------------------- the player


def offers(*found: Offer) -> dict[str, Offer]:
    """What stands on a screen, by name."""
    return {offer.id: offer for offer in found}


def tapped(*found: Offer) -> tuple[str, bool] | None:
    """What the player taps, and whether that answers."""
    tap = next_tap(offers(*found))
    return None if tap is None else (tap.offer.id, tap.answers)


MAIN = Offer("answer-main", target=1, event="click")
RESTING = Offer("answer-main")


def test_the_main_button_first() -> None:
    assert tapped(Offer("answer-fire", target=2, event="click"), MAIN) == ("answer-main", True)


def test_else_an_answer_that_is_allowed() -> None:
    refused = Offer("answer-a", label=texts_in("fr")(msg("ui-not-possible")), target=2, event="click")
    assert tapped(refused, Offer("answer-b", target=3, event="click")) == ("answer-b", True)


def test_a_choice_is_made_before_it_is_confirmed() -> None:
    taken = Offer("answer-a", chosen=True, target=2, event="click")
    assert tapped(RESTING, taken, Offer("answer-b", chosen=False, target=3, event="click")) == ("answer-b", False)


def test_lines_of_a_form_are_filled_one_after_the_other() -> None:
    lines = [
        Offer("role-a", chosen=True, target=2, event="click"),
        Offer("role-b", chosen=False, target=3, event="click"),
        Offer("crew-unknown", words="?", target=4, event="click"),
        Offer("page-log", chosen=False, target=5, event="click"),
    ]
    assert tapped(RESTING, *lines) == ("crew-unknown", False)
    assert tapped(RESTING, lines[0], lines[1], lines[3]) is None


def test_a_form_is_filled_value_by_value_as_they_light_up() -> None:
    lit = [RESTING, Offer("slot-hull", chosen=False), Offer("slot-flag", chosen=True)]
    keys = [Offer(f"flag-{each}", chosen=False, target=n, event="click") for n, each in enumerate(("a", "b"), 3)]
    assert tapped(*lit, *keys) == ("flag-a", False)
    chosen = Offer("flag-a", chosen=True, target=3, event="click")
    assert tapped(*lit, chosen, keys[1], Offer("flag-next", target=5, event="click")) == ("flag-next", False)


def test_what_is_told_is_read_first() -> None:
    assert tapped(MAIN, Offer("told-on", target=2, event="click")) == ("told-on", False)


def test_a_cover_is_taken_off_and_dice_are_typed() -> None:
    assert tapped(Offer("peek-hold", target=2, event="tap_down")) == ("peek-hold", False)
    assert tapped(RESTING, Offer("key-1", target=2, event="click")) == ("key-1", False)


def test_a_screen_that_is_not_asked_taps_nothing() -> None:
    assert tapped(Offer("page-log", chosen=False, target=2, event="click"), Offer("home", target=3)) is None


# ---------------------------------------------------------------------- the rest


def test_no_device_talks_to_another_machine() -> None:
    with pytest.raises(ValueError, match="not on this machine"):
        Device("phone", "phone", "http://192.0.2.7:8551", "/")
    with pytest.raises(ValueError, match="not on this machine"):
        Crowd("http://192.0.2.7:8551", 1, 1, 1)


class Glass(Device):
    """A screen that shows question 7; who taps waits at once for somebody else, the others see number 8 later.

    When it comes back it shows number 7 at first. whose: who is asked, where several people are.
    """

    def __init__(self, name: str, others: list[Glass], whose: str = "") -> None:
        super().__init__(name, "tablet", f"http://{HERE}:1", "/")
        self.others, self.whose = others, whose
        self.shows(7)

    def shows(self, number: int) -> None:
        question = named(51, "question", text(52, "Quel port ?"))
        asked = [named(50, f"sheet-asked-{number}{self.whose}", question), named(60, "answer-main", button(61))]
        self.tree = screen(*(asked if number else []))
        self.arrived = self.asked = time.monotonic()
        self.first = self.arrived if self.first is None else self.first
        self.heard()

    async def tap(self, offer: Offer, shown: int | None = None) -> float:
        moment = time.monotonic()
        for each in [self, *self.others]:
            when, number = (0.0, 0) if each is self else (3 * QUIET, 8)
            asyncio.get_running_loop().call_later(when, each.shows, number)
        for each in self.others:
            asyncio.get_running_loop().call_later(0.0, each.shows, 7)  # another part of its old picture
        return moment

    async def digest(self) -> bool:
        return False

    async def open(self) -> None:
        self.shows(7)
        asyncio.get_running_loop().call_later(3 * QUIET, self.shows, 8)

    async def drop(self) -> None:
        pass


class Shared(Glass):
    """A tablet that asks several people, the next of them after a tap; the question of the others stands."""

    async def tap(self, offer: Offer, shown: int | None = None) -> float:
        moment, self.whose = time.monotonic(), "-seat-2"
        for each in [self, *self.others]:
            asyncio.get_running_loop().call_later(0.0, each.shows, 7)
        return moment


async def test_an_answer_is_everywhere_when_the_slowest_screen_has_the_next_question() -> None:
    """Who taps on the picture before comes too late, which is no answer."""
    slow: list[Glass] = [Glass("tablet", [])]
    quick = Glass("phone", slow)
    answered = Table("evening", ANY, [quick, *slow])
    assert await answered.answer()
    assert [each.tree.number for each in answered.devices] == [0, 8]
    assert not answered.lost and len(answered.rounds) == 1


async def test_a_screen_that_comes_back_is_waited_for_however_long_it_shows_what_is_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A tap on it would be too late, and counted for an answer when it shows what the others do."""
    monkeypatch.setattr("tests.load.table.RESTLESS", QUIET)
    tablet, phone, watcher = Glass("tablet", []), Glass("phone", []), Glass("watcher", [])
    watcher.shows(0)
    party = Table("evening", ANY, [tablet, phone, watcher])
    await party.goes_away(phone)
    tablet.shows(8)
    await party.comes_back(phone)
    assert [(each.name, each.tree.number) for each in party.devices] == [("tablet", 8), ("phone", 8), ("watcher", 0)]


async def test_of_several_who_are_asked_one_may_be_away_while_another_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is still asked the same thing has nothing new to show, and no answer is lost."""
    monkeypatch.setattr("tests.load.table.PATIENCE", 3 * QUIET)
    anne, bart = Glass("phone 1", []), Glass("phone 2", [])
    tablet = Shared("tablet", [bart], "-seat-1")
    party = Table("evening", ANY, [tablet, anne, bart])
    await party.goes_away(anne)
    assert await party.answer()
    assert not party.lost and [each.by for each in party.rounds] == ["tablet"]


class Behind(Glass):
    """A tablet that has not shown yet what one of several people began; that comes with the next tap, or after it."""

    async def tap(self, offer: Offer, shown: int | None = None) -> float:
        asyncio.get_running_loop().call_later(0.0, self.shows, 8)
        return time.monotonic()


async def test_who_taps_where_others_are_further_on_has_answered_nothing() -> None:
    """The picture that comes then is what another answer led to."""
    dan, tablet = Glass("phone 4", []), Behind("tablet", [])
    dan.shows(8)
    party = Table("evening", ANY, [tablet, Glass("phone 1", []), Glass("phone 2", []), dan])
    assert await party.answer()
    assert (party.rounds, party.repeated, party.lost) == ([], 1, [])


class Busy(Glass):
    """A tablet whose button goes at once, and whose next question comes long after."""

    async def tap(self, offer: Offer, shown: int | None = None) -> float:
        loop, moment = asyncio.get_running_loop(), time.monotonic()
        gone = Tree()
        gone.fill(self.without_answers)
        loop.call_later(0.0, self.sees, gone)
        loop.call_later(1.5 * QUIET, self.shows, 8)
        return moment

    @property
    def without_answers(self) -> dict[str, Any]:
        question = named(50, "sheet-asked-7", named(51, "question", text(52, "Quel port ?")))
        return {"_c": "Page", "_i": 1, "views": [{"_c": "Column", "_i": 2, "controls": [question]}]}

    def sees(self, tree: Tree) -> None:
        self.tree = tree
        self.arrived = time.monotonic()
        self.heard()


async def test_an_answer_whose_picture_comes_late_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the next answer would be counted for both of them, and more stand on disk than were given."""
    monkeypatch.setattr("tests.load.table.RESTLESS", QUIET)
    party = Table("evening", ANY, [Busy("tablet", [])])
    assert await party.answer()
    assert (len(party.rounds), party.repeated, party.lost) == (1, 0, [])


def test_the_report_counts_every_other_device() -> None:
    others = ((0.020, 0.030, 0.010), (0.040, 0.050))
    rounds = [Round("tablet", 0.010, others[0], 0.050, ()), Round("phone 1", 0.012, others[1], 0.060, ("phone 2",))]
    plan = Plan("one", games_for(1, (ANY,)), 2, 0, 2, 0.0, 1.0)
    alone, together, end = Usage(100.0, 1.0), Usage(109.0, 2.0), Usage(112.0, 2.5)
    kept = Counter(tablet=1, phone=1)
    told = figures(Outcome(plan, 3, rounds, 4.0, alone, together, end, 6144, kept, 0, 0, ["lost"]))
    assert told["others"] == {"median": 30.0, "p95": 50.0, "worst": 50.0, "n": 5}
    assert told["memory"] == {"alone": 100.0, "together": 109.0, "device": 3.0, "end": 112.0}
    assert (told["processor"], told["unchanged"], told["kilobytes"], told["faults"]) == (250.0, 1, 1.0, ["lost"])
    assert "30.0 ms" in table([told])


def test_games_take_turns_at_the_tables() -> None:
    assert games_for(3, (ANY, OTHER)) == [ANY, OTHER, ANY]
