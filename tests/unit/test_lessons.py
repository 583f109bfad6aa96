"""Lessons: every one has its rule, its drawing and its words, comes when it should, and is given once."""

from __future__ import annotations

from dataclasses import replace
from fnmatch import fnmatchcase
from pathlib import Path

import pytest
from fluent.syntax.ast import Message

from companion.core.events.announcements import Order
from companion.core.journal.journal import Journal
from companion.core.journal.lessons import Lesson, Raised, raised
from companion.core.questions.kinds import YesNo
from companion.core.values.messages import msg
from companion.host.tips_shown import KEY, TipsShown
from companion.library.game_registry import game, game_ids
from companion.library.rules import rule_index
from companion.library.texts import LANGUAGES, catalogue_files, former_texts, parse, texts_in
from companion.referee.question_keys import question_keys
from companion.store import Store, StoreFault
from companion.ui.art import pictures

each_game = pytest.mark.parametrize("game_id", game_ids())
TITLE, LETTERS = 32, 230
"""Letters of the longest title and of the longest lesson."""

HARBOUR = Lesson("harbour", "R-1", "p", asked=("anchor-*",))
STORM = Lesson("storm", "R-2", "p", told=("storm-comes",))
BOTH = (HARBOUR, STORM)


@each_game
def test_every_lesson_has_a_rule_a_drawing_and_short_words_in_both_languages(game_id: str) -> None:
    lessons, index, drawn = game(game_id).lessons, rule_index(game_id), set(pictures())
    assert len({lesson.key for lesson in lessons}) == len(lessons) >= 10
    for lesson in lessons:
        assert lesson.rule in index.rules, lesson
        assert lesson.picture in drawn, lesson
        assert lesson.asked or lesson.told, lesson
        for language in LANGUAGES:
            t = texts_in(language)
            title, text = t(lesson.title), t(lesson.text)
            assert 0 < len(title) <= TITLE, (title, language)
            assert 40 < len(text) <= LETTERS, (len(text), text)


@each_game
def test_what_brings_a_lesson_is_asked_and_told_in_the_rules_of_its_game(game_id: str) -> None:
    """Words that no key has any more would keep a lesson from ever coming."""
    asked = question_keys(game_id)
    told = {
        entry.id.name
        for path in catalogue_files(LANGUAGES[0])
        for entry in parse(path).body
        if isinstance(entry, Message)
    }
    for lesson in game(game_id).lessons:
        for key in lesson.asked:
            one = key.replace("*", "1")
            assert any(each.fits(one) or fnmatchcase(each.key, key) for each in asked), (lesson.key, key)
        for said in lesson.told:
            assert not isinstance(said, str) or said in told, (lesson.key, said)


def asked(key: str, **more: bool) -> YesNo:
    return YesNo(key=key, text=msg("core-yes"), rule="R", **more)


def test_a_lesson_comes_with_its_question_or_with_what_is_told_first() -> None:
    nothing = Journal.of([])
    storm = (3, Order(msg("storm-comes")))
    assert raised(BOTH, nothing, [], asked("anchor-1"), 5) == (Raised(HARBOUR, 5),)
    assert raised(BOTH, nothing, [storm], asked("anchor-1"), 5) == (Raised(HARBOUR, 5), Raised(STORM, 3))
    assert raised(BOTH, nothing, [], asked("sail"), 5) == ()
    assert raised(BOTH, nothing, [], None, 5) == ()


def test_what_one_person_alone_is_asked_brings_no_lesson() -> None:
    assert raised(BOTH, Journal.of([]), [], asked("anchor-1", secret=True), 5) == ()


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path)


def test_a_lesson_is_given_once_and_stands_as_long_as_what_brought_it(store: Store) -> None:
    learnt = TipsShown(store)
    here, later = Raised(HARBOUR, 5), Raised(HARBOUR, 9)
    assert learnt.due("game", "evening", [here]) == here
    learnt.give("game", "evening", here)
    assert learnt.due("game", "evening", [here]) == here, "the same question still stands"
    assert learnt.due("game", "evening", [later]) is None
    assert learnt.due("game", "another", [here]) is None
    assert learnt.due("another", "evening", [here]) == here, "another game teaches on its own"
    assert TipsShown(store).due("game", "evening", [later]) is None, "it is remembered"
    assert learnt.count("game", BOTH) == 1


def test_what_is_understood_goes_and_what_is_forgotten_comes_again(store: Store) -> None:
    learnt, here = TipsShown(store), Raised(HARBOUR, 5)
    learnt.give("game", "evening", here)
    learnt.understood("game", here)
    assert learnt.due("game", "evening", [here]) is None
    learnt.forget("game")
    assert learnt.count("game", BOTH) == 0 and learnt.due("game", "evening", [here]) == here


def test_of_two_lessons_the_one_that_stands_comes_first_and_none_after_enough(store: Store) -> None:
    learnt, first, second = TipsShown(store), Raised(HARBOUR, 5), Raised(STORM, 6)
    assert learnt.due("game", "evening", [first, second]) == first
    learnt.give("game", "evening", second)
    assert learnt.due("game", "evening", [first, second]) == second
    assert learnt.due("game", "evening", [first], after=5) is None


def test_what_was_taught_under_a_former_name_is_not_taught_again(store: Store) -> None:
    family, today = next((old[:-1], now[:-1]) for old, now in former_texts().items() if old.endswith("*"))
    store.put_setting(KEY, {"game": {f"{family}lesson-harbour": ""}})
    learnt, harbour = TipsShown(store), replace(HARBOUR, key=f"{today}lesson-harbour")
    assert learnt.due("game", "evening", [Raised(harbour, 5)]) is None
    learnt.add({"another": [f"{family}lesson-storm"]})
    assert learnt.given()["another"] == (f"{today}lesson-storm",), "another machine may call it as it was called then"


@pytest.mark.parametrize("kept", [3, "x", ["a"], {"game": 3}, {"game": {"harbour": 4}}])
def test_what_cannot_be_read_is_taken_for_nothing(store: Store, kept: object) -> None:
    store.put_setting(KEY, kept)
    assert TipsShown(store).due("game", "evening", [Raised(HARBOUR, 5)]) == Raised(HARBOUR, 5)


def test_a_store_that_cannot_write_spoils_no_evening() -> None:
    class Full:
        def setting(self, key: str) -> object:
            raise StoreFault(Path(key), "full")

        def put_setting(self, key: str, value: object) -> None:
            raise StoreFault(Path(key), "full")

    learnt, here = TipsShown(Full()), Raised(HARBOUR, 5)
    learnt.give("game", "evening", here)
    assert learnt.due("game", "elsewhere", [here]) is None, "known until the app ends"
