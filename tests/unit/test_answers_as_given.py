"""What people and programs write as an answer: numbers as digits, single values for lists, nonsense of every shape."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.questions.kinds import (
    Ask,
    BadAnswer,
    Choose,
    Dice,
    Draw,
    Field,
    Form,
    Number,
    Option,
    Pick,
    Roll,
    Words,
    YesNo,
)
from companion.core.values.messages import Msg, msg
from companion.library.texts import LANGUAGES, texts_in

TILES = tuple(Option(str(n), msg("core-said-number", n=n)) for n in (3, 4, 21))
BASE: dict[str, Any] = {"key": "k", "text": msg("core-yes"), "rule": "X-1"}
FORM = Form(
    **BASE,
    schema="s",
    subject="1",
    fields=(
        Field("crew", msg("core-yes"), "number", 1, 9),
        Field("flag", msg("core-yes"), "choice", options=TILES),
        Field("goods", msg("core-yes"), "many", options=TILES),
        Field("name", msg("core-yes"), "words"),
        Field("seal", msg("core-yes"), "switch"),
        Field(
            "hull",
            msg("core-yes"),
            "grid",
            options=(Option(".", msg("core-no")), Option("x", msg("core-yes"))),
            rows=2,
            columns=2,
        ),
    ),
)
QUESTIONS: tuple[Ask[Any], ...] = (
    Number(**BASE, lo=1, hi=9),
    Choose(**BASE, options=TILES),
    Pick(**BASE, options=TILES, lo=1, hi=2),
    Draw(**BASE, options=TILES),
    Roll(**BASE, dice=(Dice(msg("core-yes"), 2, 6),)),
    YesNo(**BASE),
    Words(**BASE),
    FORM,
)


@pytest.mark.parametrize(
    ("question", "given", "read"),
    [
        (QUESTIONS[0], "3", 3),
        (QUESTIONS[0], " 3 ", 3),
        (QUESTIONS[1], 21, "21"),
        (QUESTIONS[2], [21, "3"], ("3", "21")),
        (QUESTIONS[3], 4, "4"),
        (QUESTIONS[4], ["5", 6], (5, 6)),
    ],
)
def test_numbers_and_numbers_in_strings_both_do(question: Ask[Any], given: Any, read: Any) -> None:
    assert question.read(given) == read and type(question.read(given)) is type(read)


def test_the_lines_of_a_form_take_numbers_in_strings_too() -> None:
    read = dict(FORM.read({"crew": "4", "flag": 21, "goods": [3, "4"]}))
    assert (read["crew"], read["flag"], read["goods"]) == (4, "21", ("3", "4"))
    assert FORM.read([["crew", "4"], ("flag", 21)]) == FORM.read({"crew": 4, "flag": "21"})


def refusal(question: Ask[Any], given: Any) -> Msg:
    with pytest.raises(BadAnswer) as error:
        question.read(given)
    return error.value.text


@pytest.mark.parametrize("given", [[1, 2], [["crew", 1, 2]], ["crew"], 5, "crew", None, True])
def test_a_form_that_is_no_form_asks_for_its_fields(given: Any) -> None:
    text = refusal(FORM, given)
    assert text.key == "core-bad-record" and "crew, flag, goods" in texts_in("en")(text)


def test_a_list_is_asked_for_where_one_is_wanted() -> None:
    assert refusal(QUESTIONS[2], "21").key == "core-bad-pick"
    assert "list" in texts_in("en")(refusal(QUESTIONS[2], "21"))
    assert refusal(QUESTIONS[2], [["21"]]).key == "core-bad-option"


@pytest.mark.parametrize("field", ["crew", "flag", "goods", "name", "seal", "hull"])
def test_a_wrong_line_names_itself_and_what_it_takes(field: str) -> None:
    for lang in LANGUAGES:
        assert texts_in(lang)(refusal(FORM, {field: {"a": 1}}))
    assert refusal(FORM, {field: {"a": 1}}).key.startswith("core-bad-field")


@pytest.mark.parametrize("text", ["\ud800", "a\x00b", "Nina\udfff", "x" * 90])
def test_words_that_nobody_can_read_are_refused(text: str) -> None:
    assert refusal(QUESTIONS[6], text).key == "core-bad-words"
    assert refusal(FORM, {"name": text}).key == "core-bad-field-words"


def test_what_a_message_repeats_is_short() -> None:
    assert len(texts_in("en")(refusal(QUESTIONS[1], "x" * 10_000))) < 200


ENDLESS: tuple[Any, ...] = (10**5000, [10**5000], {"crew": 10**5000}, "\ud800", ["\ud800"], {"\ud800": 1})


def test_numbers_without_end_and_halves_of_signs_are_refused_in_words() -> None:
    for question in QUESTIONS:
        for endless in ENDLESS:
            texts_in("fr")(refusal(question, endless)).encode()


ANY = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from(["3", "21", "crew"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.text(max_size=3) | st.sampled_from(["crew", "goods", "hull"]), inner, max_size=3)
    ),
    max_leaves=8,
)


@given(ANY)
def test_no_answer_does_harm(value: Any) -> None:
    """Whatever is given is read or refused in words, and what was read can be read again as JSON brings it back."""
    for question in QUESTIONS:
        if question.admits(value):
            read = question.read(value)
            assert question.read(json.loads(json.dumps(read))) == read
        else:
            assert texts_in("fr")(refusal(question, value))
