"""Rules are found by what people call them, the nearest first, and lie in the chapters of their book."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from companion.core.rules.rule_index import Chapter, Rule, RuleIndex, phrase
from companion.library.game_registry import game_ids
from companion.library.rules import load_index, rule_index
from companion.library.texts import LANGUAGES
from companion.library.yaml_data import BrokenData

RULES = tuple(
    Rule(f"SK-A-{n:02}", page, "S", {"fr": fr, "en": en}, {"fr": text, "en": told})
    for n, (page, fr, en, text, told) in enumerate(
        (
            ("3", "Amarrage sans effet", "Mooring without effect", "On s’y amarre pour rien.", "Moor for nothing."),
            ("4", "Pas d’embardée à l’amarrage", "No yaw at a mooring", "Reste droit.", "Stay straight."),
            ("4-6", "L’amarrage", "The mooring", "Le navire est lié au port.", "The ship is tied to a port."),
            ("7", "Appel d’un coup du sort", "Calling a twist of fate", "Tire une carte.", "Draw a card."),
            ("9~", "Les ports", "Ports", "On y trouve un amarrage.", "There is a mooring."),
            ("9", "Pain", "Bread", "Mange ton pain.", "Eat your bread."),
            ("9", "Peine", "Pain", "Elle passe.", "It goes by."),
        ),
        1,
    )
)
INDEX = RuleIndex(
    RULES,
    synonyms=[("coup du sort", "twist of fate", "événement aléatoire", "random event")],
    chapters=[Chapter("a", {"fr": "Ports", "en": "Ports"}, tuple(rule.id for rule in RULES))],
)


def found(query: str, lang: str = "fr") -> list[int]:
    """Numbers of the rules, the nearest first."""
    return [int(rule.id[-2:]) for rule in INDEX.search(query, lang=lang)]


@pytest.mark.parametrize("query", ["amarrage", "AMARRAGE", "l’amarrage", "amarrages", "un amarrage"])
def test_the_rule_whose_title_is_the_word_comes_first(query: str) -> None:
    assert found(query) == [3, 1, 2, 5]


def test_so_it_does_in_english() -> None:
    assert found("mooring", "en") == [3, 1, 2, 5]
    assert found("moorings", "en")[0] == 3


@pytest.mark.parametrize("query", ["événement aléatoire", "evenements aleatoires", "Random events", "coups du sort"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_other_words_for_the_same_are_understood_several_at_once(query: str, lang: str) -> None:
    assert found(query, lang) == [4]


def test_words_of_the_readers_language_count_more() -> None:
    assert found("pain", "fr")[0] == 6
    assert found("pain", "en")[0] == 7


def test_an_id_comes_first_and_a_page_has_all_its_rules() -> None:
    assert found("sk-a-02")[0] == 2
    assert found("p. 5") == [3] and found("page 4") == [2, 3] and found("p9") == [5, 6, 7]


def test_a_typo_is_forgiven_and_where_no_rule_has_all_words_those_with_most_are_found() -> None:
    assert found("amarage")[0] == 3
    assert found("amarrage chocolat")[0] == 3
    assert found("chocolat") == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", game_ids())
def test_a_rule_is_the_first_found_by_its_title(game_id: str, lang: str) -> None:
    """One in three, for the time that it takes."""
    index = rule_index(game_id)
    titles = Counter(phrase(rule.title[lang]) for rule in index.rules.values())
    sought = [rule for rule in index.rules.values() if titles[phrase(rule.title[lang])] == 1][::3]
    first = {rule.id: index.search(rule.title[lang], limit=1, lang=lang)[0].id for rule in sought}
    assert {rule: other for rule, other in first.items() if rule != other} == {}


@pytest.mark.parametrize("game_id", game_ids())
def test_every_rule_lies_in_one_chapter_with_a_title_in_both_languages(game_id: str) -> None:
    index = rule_index(game_id)
    assert sorted(rule for chapter in index.chapters for rule in chapter.rules) == sorted(index.rules)
    for chapter in index.chapters:
        assert set(chapter.title) == set(LANGUAGES)
        assert not re.search(r"[a-z]'|[ \xa0][?!:;»]", chapter.title["fr"] + chapter.title["en"])
    assert len({chapter.id for chapter in index.chapters}) == len(index.chapters) > 10


RULE = '- {id: %s, page: "1", scope: S, title: {en: a, fr: a}, text: {en: b, fr: c}}\n'


@pytest.mark.parametrize(
    ("files", "said"), [("[a]", "b is in no chapter"), ("[a, b, c]", "c does not exist"), ("[a, b, a]", "a .* twice")]
)
def test_a_chapter_of_what_is_not_there_and_a_rule_without_one_are_named(tmp_path: Path, files: str, said: str) -> None:
    (tmp_path / "rules").mkdir()
    for name in "ab":
        (tmp_path / "rules" / f"{name}.yaml").write_text(RULE % f"SK-{name.upper()}-01")
    (tmp_path / "rulings.yaml").write_text("[]")
    (tmp_path / "chapters.yaml").write_text(f"- {{title: {{en: One, fr: Un}}, files: {files}}}\n")
    with pytest.raises(BrokenData, match=f"chapters.yaml: {said}"):
        load_index(tmp_path)
