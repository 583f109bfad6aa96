"""The index of the rulebook, and the demand that every rule of it is cited, exercised, or waived with a reason."""

from __future__ import annotations

import re

import pytest

from companion.core.rulebook import RuleIndex
from companion.library.rules import rule_index
from companion.library.texts import LANGUAGES
from tests.coverage_of_rules import GAME, citations, cited_in_code, covered, left_to_table, marked_in_tests, pending

RULES_OF_THE_BOOK = 511


@pytest.fixture(scope="module")
def index() -> RuleIndex:
    return rule_index(GAME)


def test_the_index_holds_every_rule_of_the_book(index: RuleIndex) -> None:
    assert len(index.rules) == RULES_OF_THE_BOOK
    assert [rule for rule in index.rules if not re.fullmatch(r"CL-[A-Z]{3}-[A-Z]?\d\d", rule)] == []
    assert all(rule.page and rule.scope for rule in index.rules.values())


def test_every_rule_and_ruling_speaks_both_languages(index: RuleIndex) -> None:
    texts = {rule.id: text for rule in index.rules.values() for text in (rule.title, rule.text)}
    texts |= {ruling.id: text for ruling in index.rulings.values() for text in (ruling.question, ruling.ruling)}
    for name, text in texts.items():
        assert set(text) == set(LANGUAGES), name
        assert all(words.strip() for words in text.values()), name
    same = [rule.id for rule in index.rules.values() if rule.text["fr"] == rule.text["en"]]
    assert same == []


def test_what_people_read_is_typeset(index: RuleIndex) -> None:
    """Curly apostrophes and true minus signs everywhere, narrow spaces where French wants them."""
    anywhere, french = re.compile(r"[a-z]'|(?<![\w-])-\d|\""), re.compile(r"[ \xa0][?!:;»](?!\w)|«[ \xa0]")
    for rule in index.rules.values():
        for text in (rule.title, rule.text):
            assert not any(anywhere.search(words) for words in text.values()), rule.id
            assert not french.search(text["fr"]), rule.id
    for ruling in index.rulings.values():
        for text in (ruling.question, ruling.ruling):
            assert not any(anywhere.search(words) for words in text.values()), ruling.id
            assert not french.search(text["fr"]), ruling.id


def test_what_rules_and_rulings_point_at_exists(index: RuleIndex) -> None:
    """The loader refuses anything else; this is the same said once more from outside."""
    assert {i for rule in index.rules.values() for i in rule.related} <= index.rules.keys()
    assert {i for rule in index.rules.values() for i in rule.rulings} <= index.rulings.keys()
    assert {i for ruling in index.rulings.values() for i in ruling.rules} <= index.rules.keys()
    assert [rule.id for rule in index.rules.values() if rule.id in rule.related] == []


def test_what_the_code_cites_exists(index: RuleIndex) -> None:
    assert {rule: file for rule, file in cited_in_code().items() if rule not in index} == {}


def test_what_the_tests_exercise_exists(index: RuleIndex) -> None:
    known = index.rules.keys() | index.rulings.keys()
    example = re.compile(r"T-\d\d")  # worked examples of the catalogue, which are not part of the index
    assert {i: file for i, file in marked_in_tests().items() if i not in known and not example.fullmatch(i)} == {}


def test_every_rule_is_cited_and_exercised_or_listed(index: RuleIndex) -> None:
    in_order = covered() | set(pending()) | left_to_table().keys()
    assert [rule for rule in index.rules if rule not in in_order] == []


def test_the_lists_name_existing_rules_once_and_nothing_that_is_covered(index: RuleIndex) -> None:
    lists = [*pending(), *left_to_table()]
    assert [rule for rule in lists if rule not in index] == []
    assert len(lists) == len(set(lists))
    assert sorted(covered() & set(lists)) == []


def test_what_is_left_to_the_table_has_a_reason_in_both_languages() -> None:
    for rule, reason in left_to_table().items():
        assert set(reason) == set(LANGUAGES) and all(len(words) > 20 for words in reason.values()), rule


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("see CL-MOV-05.", ["CL-MOV-05"]),
        ("CL-REP-05, -06, CL-MKT-13", ["CL-REP-05", "CL-REP-06", "CL-MKT-13"]),
        ("CL-NPC-05, -12..14", ["CL-NPC-05", "CL-NPC-12", "CL-NPC-13", "CL-NPC-14"]),
        ("CL-MIS-P09..P11", ["CL-MIS-P09", "CL-MIS-P10", "CL-MIS-P11"]),
        ("CL-GEN-02, -5 doubloons", ["CL-GEN-02", "CL-GEN-5"]),
        ("CL-mov-05 CLX-MOV-05", []),
    ],
)
def test_citations_are_found_alone_listed_and_in_ranges(text: str, ids: list[str]) -> None:
    assert list(citations(text)) == ids
