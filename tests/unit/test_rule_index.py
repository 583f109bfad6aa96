"""The index of each rulebook, and the demand that every rule of it is cited, exercised, or waived with a reason."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

import pytest

from companion.core.rules.rule_index import RuleIndex
from companion.library.game_registry import game_ids
from companion.library.rules import rule_index
from companion.library.texts import LANGUAGES
from tests.coverage_of_rules import (
    citations,
    cited_around,
    cited_in_code,
    covered,
    indexed,
    left_to_table,
    marked_in_tests,
    pending,
    shown_by_code,
)
from tests.support.about import about

ANEW = "run `python -m tests.coverage_of_rules`"

each_game = pytest.mark.parametrize("game_id", indexed())


def texts_of(index: RuleIndex) -> Iterator[tuple[str, Mapping[str, str]]]:
    """Everything that people read in an index, with the rule or ruling that says it."""
    for rule in index.rules.values():
        yield from ((rule.id, text) for text in (rule.title, rule.text))
    for ruling in index.rulings.values():
        yield from ((ruling.id, text) for text in (ruling.question, ruling.ruling))
        yield from ((ruling.id, way.label) for way in ruling.alternatives)


def test_every_game_that_can_be_played_is_indexed() -> None:
    assert set(game_ids()) <= set(indexed())


@each_game
def test_the_index_holds_every_rule_of_the_book(game_id: str) -> None:
    index, book = rule_index(game_id), about(game_id, "rulebook")
    assert len(index.rules) == book.RULES
    assert [rule for rule in index.rules if not re.fullmatch(book.IDS, rule)] == []
    assert all(rule.scope for rule in index.rules.values())
    assert len({bool(rule.page) for rule in index.rules.values()}) == 1, (
        "a rulebook has pages for all of its rules or for none"
    )


@each_game
def test_every_id_is_found_where_a_text_cites_it(game_id: str) -> None:
    rules = list(rule_index(game_id).rules)
    assert list(citations("; ".join(rules))) == rules


@each_game
def test_every_rule_and_ruling_speaks_both_languages(game_id: str) -> None:
    index = rule_index(game_id)
    for name, text in texts_of(index):
        assert set(text) == set(LANGUAGES), name
        assert all(words.strip() for words in text.values()), name
    same = [rule.id for rule in index.rules.values() if rule.text["fr"] == rule.text["en"]]
    assert same == []


@each_game
def test_what_people_read_is_typeset(game_id: str) -> None:
    """Curly apostrophes and true minus signs everywhere, narrow spaces where French wants them."""
    anywhere, french = re.compile(r"[a-z]'|(?<![\w-])-\d|\""), re.compile(r"[ \xa0][?!:;»%](?!\w)|«[ \xa0]")
    for name, text in texts_of(rule_index(game_id)):
        assert not any(anywhere.search(words) for words in text.values()), name
        assert not french.search(text["fr"]), name


@each_game
def test_no_rule_points_at_itself_or_twice_and_no_ruling_at_nothing(game_id: str) -> None:
    """That what they point at exists, the loader demands (test_library.py)."""
    index = rule_index(game_id)
    for rule in index.rules.values():
        pointed = (rule.id, *rule.related, *rule.rulings)
        assert len(set(pointed)) == len(pointed), rule.id
    assert [ruling.id for ruling in index.rulings.values() if not ruling.rules] == []


@each_game
def test_what_the_code_cites_exists(game_id: str) -> None:
    """Prose may name a whole chapter, which covers none of its rules; what people are shown must be a rule."""
    rules = rule_index(game_id).rules
    chapters = {rule.partition(".")[0] for rule in rules if "." in rule}
    cited = cited_in_code(game_id)
    assert {rule: file for rule, file in cited.items() if rule not in rules and rule not in chapters} == {}
    assert {rule: file for rule, file in shown_by_code(game_id).items() if rule not in rules} == {}


def test_what_the_shared_code_and_the_screens_cite_exists() -> None:
    known = {rule for game_id in indexed() for rule in rule_index(game_id).rules}
    assert {rule: file for rule, file in cited_around().items() if rule not in known} == {}


def test_what_the_tests_exercise_exists() -> None:
    known = {i for game_id in indexed() for i in (*rule_index(game_id).rules, *rule_index(game_id).rulings)}
    example = re.compile(r"T-\d\d")  # worked examples of the catalogue, which are not part of the index
    assert {i: file for i, file in marked_in_tests().items() if i not in known and not example.fullmatch(i)} == {}


@each_game
def test_every_rule_is_cited_and_exercised_or_listed(game_id: str) -> None:
    in_order = covered(game_id) | set(pending(game_id)) | left_to_table(game_id).keys()
    assert [rule for rule in rule_index(game_id).rules if rule not in in_order] == [], ANEW


@pytest.mark.parametrize("game_id", game_ids())
def test_nothing_of_a_game_that_can_be_played_is_for_later(game_id: str) -> None:
    assert pending(game_id) == []


@each_game
def test_the_lists_name_existing_rules_once_and_nothing_that_is_covered(game_id: str) -> None:
    lists = [*pending(game_id), *left_to_table(game_id)]
    assert [rule for rule in lists if rule not in rule_index(game_id)] == []
    assert len(lists) == len(set(lists))
    assert sorted(covered(game_id) & set(lists)) == [], ANEW


@each_game
def test_what_is_left_to_the_table_has_a_reason_in_both_languages(game_id: str) -> None:
    for rule, reason in left_to_table(game_id).items():
        assert set(reason) == set(LANGUAGES) and all(len(words) > 20 for words in reason.values()), rule


@pytest.mark.parametrize(("text", "ids"), [each for game_id in indexed() for each in about(game_id, "rulebook").CITED])
def test_citations_are_found_alone_listed_and_in_ranges(text: str, ids: list[str]) -> None:
    assert list(citations(text)) == ids
