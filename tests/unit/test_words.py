"""The words of the app: one name for one thing in every catalogue and rulebook, deeds on buttons, questions that fit.

What may not come back stands in `terms.yaml` beside this file and in `tests/games/<game>/terms.yaml`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final

import pytest
import yaml
from fluent.syntax import ast as ftl

from companion.core.procedures.menus import Menu
from companion.library.game_registry import game_ids
from companion.library.texts import LANGUAGES, catalogue_files, parse, say
from companion.paths import PACKAGE
from companion.referee.question_keys import question_keys
from tests.properties.evenings import played

HERE: Final = Path(__file__).parent
RULES: Final = PACKAGE.parent / "rulesdata"
BUTTON: Final = 28
"""Letters of its own that the button of a deed may have, beside names and numbers."""
QUESTION: Final = 52
"""The same of a question: with a name in it, it stands in two lines of the sheet at most."""
LONGER: Final = {"pc-q-order": "the heading of a roll, as golden evenings have it"}
"""Questions that need more."""
ASKED: Final = ("choose", "pick", "yes-no", "number", "roll", "draw", "menu")
"""Kinds of questions whose words stand over the answers."""
GIVEN: Final = re.compile(r"\{ \$\w+ \}")
"""What a sentence is given; only terms that speak of it see its name."""
DEED: Final = re.compile(r"(?:(?:Ne (?:pas|rien)|Se|Tout|D’abord) |S’)?\w+(?:er|ir|re)\b")
"""How a deed begins in French: an infinitive."""
SEEDS: Final = range(3)


@dataclass(frozen=True)
class Term:
    """Something that is not said any more. but: keys of messages in which it means something else."""

    wrong: re.Pattern[str]
    say: str
    why: str
    but: tuple[str, ...]

    def found(self, said: Said) -> re.Match[str] | None:
        """Where a sentence says it."""
        if said.place in self.but:
            return None
        return self.wrong.search(said.words if r"\$" in self.wrong.pattern else said.bare)


@dataclass(frozen=True)
class Said:
    """A sentence that people read. place: key of the message, or file and path in the data. game: "" for all."""

    place: str
    game: str
    words: str

    @cached_property
    def bare(self) -> str:
        """The words without the names of what they are given."""
        return GIVEN.sub("…", self.words)


@cache
def listed(path: Path) -> Any:
    """A list of terms as it is written."""
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def terms(lang: str, game_id: str) -> list[Term]:
    """What a game may not say in a language; "" for what all share."""
    lists = [listed(HERE / "terms.yaml")]
    own = listed(HERE.parent / "games" / game_id / "terms.yaml") if game_id else {}
    found = [entry for each in (*lists, own) for entry in each.get(lang, ())]
    kept = own.get("keeps", ())
    return [
        Term(re.compile(each["wrong"]), each["say"], each["why"], tuple(each.get("but", ())))
        for each in found
        if not any(re.search(each["wrong"], word) for word in kept)
    ]


# --- what people read


def flat(pattern: ftl.Pattern) -> Iterator[str]:
    """The sentences of a pattern: itself with { $x } for what it is given, and each way of a choice inside it."""
    words = ""
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            words += element.value
            continue
        expression = element.expression
        match expression:
            case ftl.SelectExpression():
                words += "{…}"
                for variant in expression.variants:
                    yield from flat(variant.value)
            case ftl.VariableReference():
                words += f"{{ ${expression.id.name} }}"
            case ftl.StringLiteral():
                words += expression.value
            case _:
                words += "{…}"
    yield words


def own_letters(pattern: ftl.Pattern) -> int:
    """How many letters a message has of its own at most, whatever it is given."""
    count = 0
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            count += len(element.value)
        elif isinstance(element.expression, ftl.SelectExpression):
            count += max(own_letters(variant.value) for variant in element.expression.variants)
    return count


@cache
def patterns(lang: str) -> dict[str, tuple[str, ftl.Pattern]]:
    """Every message and attribute (`id.attribute`) of a language, with the game whose it is."""
    found = {}
    for path in catalogue_files(lang):
        owner = "" if path.parent.name == lang else path.parent.name
        for entry in parse(path).body:
            if isinstance(entry, ftl.Message):
                parts = [(entry.id.name, entry.value)]
                parts += [(f"{entry.id.name}.{each.id.name}", each.value) for each in entry.attributes]
                found |= {key: (owner, pattern) for key, pattern in parts if pattern is not None}
    return found


def written(node: object, lang: str, place: str = "") -> Iterator[tuple[str, str]]:
    """The strings in a language of a file of data, with where they stand."""
    if isinstance(node, dict):
        for key, value in node.items():
            if key == lang and isinstance(value, str):
                yield place, value
            else:
                yield from written(value, lang, f"{place}.{key}")
    elif isinstance(node, list):
        for number, value in enumerate(node):
            name = value.get("id", number) if isinstance(value, dict) else number
            yield from written(value, lang, f"{place}.{name}")


@cache
def everything(lang: str) -> tuple[Said, ...]:
    """All that people read in a language; of the glossaries only the notes, for they list other words on purpose."""
    found = [Said(key, owner, words) for key, (owner, pattern) in patterns(lang).items() for words in flat(pattern)]
    for path in sorted(RULES.rglob("*.yaml")):
        data = yaml.safe_load(path.read_text(encoding="utf-8"))
        if path.name == "glossary.yaml":
            data = [entry.get("note", {}) for entry in data]
        owner, name = path.relative_to(RULES).parts[0], path.relative_to(RULES).as_posix()
        found += [Said(f"{name}{place}", owner, words) for place, words in written(data, lang)]
    return tuple(found)


# --- one name for one thing


@pytest.mark.parametrize("game_id", ["", *game_ids()])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_was_given_another_name_keeps_it(lang: str, game_id: str) -> None:
    read = [said for said in everything(lang) if said.game == game_id]
    assert len(read) > 300
    found = [
        f"{said.place}: {hit[0]!r}, say {term.say} ({term.why})"
        for term in terms(lang, game_id)
        for said in read
        if (hit := term.found(said))
    ]
    assert found == []


@pytest.mark.parametrize("game_id", ["", *game_ids()])
def test_the_lists_of_terms_are_in_order(game_id: str) -> None:
    """What is to be said instead is not forbidden by the same line, and each exception is a message."""
    for lang in LANGUAGES:
        for term in terms(lang, game_id):
            assert not term.wrong.search(term.say), term
            assert set(term.but) <= patterns(lang).keys(), term


def test_every_spelling_that_is_forbidden_would_be_seen() -> None:
    """The reader of the catalogues: choices inside a sentence, names that it is given, texts of the rulebooks."""
    read = {said.place: said for said in everything("fr")}
    assert any("{ $name }" in said.words for said in read.values())
    assert any(place.partition("/")[2].startswith("rules/") for place in read)
    assert own_letters(patterns("fr")["core-bad-roll-count"][1]) == len("Il faut  dés.")


# --- buttons and questions


@pytest.mark.parametrize("game_id", game_ids())
def test_the_buttons_of_a_menu_say_a_deed_and_are_short(game_id: str) -> None:
    """Each option of a menu that some evenings show begins with an infinitive; cards and targets have their names."""
    names = tuple(listed(HERE.parent / "games" / game_id / "terms.yaml").get("labels", ()))
    labels = {}
    for seed in SEEDS:
        for evening in played(game_id, seed):
            for question in evening.questions:
                if isinstance(question, Menu):
                    labels |= {option.label.key: say(option.label, "fr") for option in question.options}
    assert labels
    assert {key: label for key, label in labels.items() if not key.startswith(names) and not DEED.match(label)} == {}
    own = {key: own_letters(patterns("fr")[key][1]) for key in labels if key in patterns("fr")}
    assert {key: letters for key, letters in own.items() if letters > BUTTON} == {}


@cache
def texts_of_questions() -> frozenset[str]:
    """Messages with which games ask; a card that somebody copies has as many words as it needs."""
    return frozenset(
        text for game_id in game_ids() for each in question_keys(game_id) if each.kind in ASKED for text in each.texts
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_stands_in_two_lines(lang: str) -> None:
    assert len(texts_of_questions()) > 200
    letters = {key: own_letters(patterns(lang)[key][1]) for key in texts_of_questions()}
    assert {key: count for key, count in letters.items() if count > QUESTION and key not in LONGER} == {}


UNITS: Final = "h|%|cm|mm|m²|min|s|km|o’clock|Ko|Mo|Go|KB|MB|GB"
PARTED: Final = re.compile(
    rf"[}}\d×] (?:{UNITS})(?![\w’²-])|[}}\w)] ×[ \u00a0]|× [{{\d]|(?:\b[Pp]{{1,2}}\.|[Nn]°|\b[Nn]o\.) [{{\d]"
)
"""A number that a line could part from its unit, its page or its factor."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_number_and_its_unit_stand_in_one_line(lang: str) -> None:
    assert PARTED.search("{ $n } × { $clock } h") and PARTED.search("p. { $page }")
    assert not PARTED.search("{ $n }\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}{ $clock }\N{NO-BREAK SPACE}h")
    lines = [
        f"{path.name}: {line}"
        for path in catalogue_files(lang)
        for line in path.read_text(encoding="utf-8").splitlines()
        if not line.lstrip().startswith("#") and PARTED.search(line)
    ]
    assert lines == []


# --- what hands do is a sentence

ORDER: Final = re.compile(r"[a-z]+-order-[a-z-]+")
"""Keys of orders."""
NUMBERED: Final = re.compile(r" +\d+\. (.+?)(?:  [A-Z]+-\S+)?")
"""An order in what a golden evening told, without its rule."""


def ends(pattern: ftl.Pattern) -> Iterator[str]:
    """How each form of a message ends, "" where it ends with what it is given."""
    last = pattern.elements[-1]
    if isinstance(last, ftl.TextElement):
        yield last.value
    elif isinstance(last.expression, ftl.SelectExpression):
        for variant in last.expression.variants:
            yield from ends(variant.value)
    else:
        yield ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_order_ends_with_a_full_stop(lang: str) -> None:
    orders = {key: pattern for key, (_, pattern) in patterns(lang).items() if ORDER.fullmatch(key)}
    assert len(orders) > 100
    assert [key for key, pattern in orders.items() for end in ends(pattern) if not end.endswith((".", "!"))] == []
    golden = sorted((HERE.parent / "games").glob(f"*/transcripts/*.announced.{lang}.txt"))
    lines = [line for path in golden for line in path.read_text(encoding="utf-8").splitlines()]
    told = [order[1] for line in lines if (order := NUMBERED.fullmatch(line))]
    assert len(told) > 1000
    assert [order for order in told if not order.endswith((".", "!"))] == []
