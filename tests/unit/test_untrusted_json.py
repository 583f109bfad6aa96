"""JSON that people hand us: whatever it is, it is read, or refused in words with its place and what to do."""

from __future__ import annotations

import json
import tracemalloc
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.untrusted.untrusted_json import USUAL, BadFile, Limits, check, read_json
from companion.core.values.messages import Msg
from companion.library.shelf import LIMITS, game_in
from companion.library.text_files import read_text
from companion.library.texts import LANGUAGES, texts_in

MEGA = 1_000_000
DEEP = 200_000


def refusal(text: str, limits: Limits = USUAL) -> Msg:
    with pytest.raises(BadFile) as error:
        read_json(text, limits)
    return error.value.text


@pytest.mark.parametrize(
    ("text", "key", "place"),
    [
        ("[" * DEEP, "core-json-deep", ""),
        ("[" * DEEP + "]" * DEEP, "core-json-deep", ""),
        ('{"commands": [' + "[" * 40 + "]" * 40 + "]}", "core-json-deep", "0.0.0"),
        ('{"seed": ' + "9" * 4301 + "}", "core-json-number", "seed"),
        ('{"a": [1, -' + "9" * 16 + "]}", "core-json-number", "a.1"),
        ('{"version": ' + str(10**30) + "}", "core-json-number", "version"),
        ('{"a": {"b": 1e999}}', "core-json-fraction", "a.b"),
        ('{"a": NaN}', "core-json-fraction", "a"),
        ('{"a": ["\\ud800"]}', "core-json-signs", "a.0"),
        ('{"a": {"b\\udfff": 1}}', "core-json-signs", "a.b"),
        ('{"a": 1,}', "core-not-json", ""),
        ("", "core-not-json", ""),
    ],
)
def test_what_cannot_be_read_is_refused_in_words_with_its_place(text: str, key: str, place: str) -> None:
    wrong = refusal(text)
    assert wrong.key == key and place in dict(wrong.args).get("place", "")
    for lang in LANGUAGES:
        assert texts_in(lang)(wrong).encode() and len(texts_in(lang)(wrong)) < 250


def test_what_is_too_large_is_not_even_looked_at() -> None:
    assert refusal("[" + "1," * (USUAL.size // 2) + "1]").key == "core-json-large"
    assert refusal("[1, 2, 3]", Limits(size=5)).key == "core-json-large"


@pytest.mark.parametrize("text", ["[" + "[]," * USUAL.values + "0]", "[" + '{"a":1},' * USUAL.values + "0]"])
def test_what_holds_too_many_values_is_not_unfolded(text: str) -> None:
    """Eight million letters made 900 MB of lists, thirty made 1.9 GB."""
    tracemalloc.start()
    wrong = refusal(text)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert wrong.key == "core-json-many" and str(len(text)) not in texts_in("en")(wrong)
    assert peak < MEGA


def test_a_file_is_never_read_beyond_its_limit(tmp_path: Path) -> None:
    """A library file of 107 MB took 839 MB of memory."""
    huge = tmp_path / "library.json"
    with huge.open("wb") as file:
        file.truncate(107 * MEGA)
    tracemalloc.start()
    with pytest.raises(BadFile) as error:
        read_text(huge)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert error.value.text.key == "core-json-large" and "107" in texts_in("en")(error.value.text)
    assert peak < 3 * USUAL.size


def test_a_file_that_is_no_text_or_not_there_is_named(tmp_path: Path) -> None:
    (tmp_path / "photo.json").write_bytes(b"\xff\xd8\xff")
    for name in ("photo.json", "absent.json"):
        with pytest.raises(BadFile) as error:
            read_text(tmp_path / name)
        assert name in texts_in("fr")(error.value.text)
    (tmp_path / "windows.json").write_bytes("\ufeff{}".encode())
    assert read_json(read_text(tmp_path / "windows.json")) == {}


@pytest.mark.parametrize(
    "text", ['{"version": ' + str(10**30) + "}", "[" * DEEP, '{"version": 1e400}', '{"cards": [1.5]}']
)
def test_a_library_file_keeps_within_its_limits(text: str) -> None:
    with pytest.raises(BadFile) as error:
        game_in(text, ())
    assert error.value.text.key.startswith("core-json") and texts_in("fr")(error.value.text)
    assert refusal('{"a": 1.5}', LIMITS).key == "core-json-fraction"


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**14), 10**14)
    | st.text(max_size=6)
    | st.floats(allow_nan=False, allow_infinity=False),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4),
    max_leaves=20,
)


@given(JSON)
def test_everything_within_the_limits_is_read_as_it_is(value: Any) -> None:
    assert read_json(json.dumps(value)) == value
    check(value)


@given(st.text(max_size=60) | st.text(alphabet='[]{},:"1e.-\\u d8', max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        json.dumps(read_json(text)).encode()
    except BadFile as error:
        texts_in("en")(error.text).encode()
