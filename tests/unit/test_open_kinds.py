"""Collections that every owner has another of: any subject of the right shape, kept and passed on like others."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.core.kit.forms import Copyable, Forms
from companion.core.questions.form import MOST_IDS
from companion.core.questions.kinds import BadAnswer, Field, Form
from companion.core.questions.legal_answers import answers_in
from companion.core.untrusted.untrusted_json import BadFile
from companion.core.values.messages import msg
from companion.library.shelf import Shelf
from companion.library.texts import LANGUAGES, texts_in
from companion.referee.json_view import describe_line
from companion.simulation.robot import Robot
from companion.store import Store
from tests.unit.skerry import SkerryGame

CANNONS = Field("cannons", msg("core-yes"), "words", longest=12, pattern="[1-6][SL](-[1-6][SL])*", example="3S-3L")
CREW = Field("crew", msg("core-yes"), "ids")


def boat(subject: str) -> Form:
    return Form(key="boat", text=msg("core-yes"), rule="SK-1", schema="boat", subject=subject, fields=(CANNONS, CREW))


class Collectors(SkerryGame):
    """Skerry with a collection of boats that nobody has counted."""

    forms = Forms(lambda _: {"boat": Copyable(("SM-001",), boat, open=True)}, "skerry-kind")


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Shelf]:
    store = Store(tmp_path / "data")
    yield Shelf(store, Collectors())
    store.close()


@pytest.mark.parametrize("subject", ["SM-012", "own.7_b", "9", "a" * 40])
def test_any_subject_of_the_shape_may_be_copied(shelf: Shelf, subject: str) -> None:
    shelf.put("boat", subject, {"cannons": "3S-3L"})
    assert [card.subject for card in shelf.all()] == [subject] and not shelf.check()


@pytest.mark.parametrize("subject", ["", "-7", "a b", "a/b", "é", "a" * 41, "a\n"])
def test_any_other_subject_is_none_of_the_collection(shelf: Shelf, subject: str) -> None:
    with pytest.raises(BadAnswer) as refused:
        shelf.put("boat", subject, {"cannons": "3S"})
    assert refused.value.text.key == "core-no-such-component"


def test_a_kind_that_is_not_open_has_the_subjects_of_its_box() -> None:
    with pytest.raises(BadAnswer):
        SkerryGame().form("price-tag", "cod")
    assert not SkerryGame().box()["price-tag"].open and Collectors().box()["boat"].holds("cod")


def test_a_collection_travels_as_a_file(shelf: Shelf, tmp_path: Path) -> None:
    shelf.put("boat", "SM-012", {"cannons": "3S", "crew": ["SM-1", "SM-1"]})
    text = shelf.export_text()
    other = Store(tmp_path / "other")
    there = Shelf(other, Collectors())
    assert there.take(there.opened(text).cards).new == 1
    assert there.get("boat", "SM-012") == {"cannons": "3S", "crew": ["SM-1", "SM-1"]}
    with pytest.raises(BadFile):
        there.opened(text.replace("SM-012", "SM 012"))
    other.close()


@pytest.mark.parametrize(
    ("given", "fits"), [("3S-3L", True), ("6L", True), ("7S", False), ("3S-", False), ("3S 3L", False)]
)
def test_words_may_have_a_shape(given: str, fits: bool) -> None:
    assert (given in answers_in(CANNONS)) is fits
    if not fits:
        with pytest.raises(BadAnswer) as refused:
            CANNONS.read(given)
        assert refused.value.text.key == "core-bad-field-shape"
        assert all("3S-3L" in texts_in(lang)(refused.value.text) for lang in LANGUAGES)


def test_words_may_have_a_length_of_their_own() -> None:
    assert "3S-3S-3S-3S-3S" not in answers_in(CANNONS)
    told = describe_line(CANNONS, texts_in("en"))
    assert (told["longest"], told["pattern"]) == (12, CANNONS.pattern)
    assert Robot(1).fill(CANNONS) == "3S-3L"


@pytest.mark.parametrize("given", ["SM-1", [7], ["a b"], [""], ["a"] * (MOST_IDS + 1), {"a": 1}])
def test_a_line_of_ids_takes_nothing_but_ids(given: object) -> None:
    assert given not in answers_in(CREW)
    with pytest.raises(BadAnswer) as refused:
        CREW.read(given)
    assert all(str(MOST_IDS) in texts_in(lang)(refused.value.text) for lang in LANGUAGES)


def test_a_line_of_ids_keeps_their_order_and_what_stands_twice() -> None:
    assert CREW.read(["SM-2", "SM-1", "SM-2"]) == ("SM-2", "SM-1", "SM-2")
    assert Robot(3).fill(CREW) in answers_in(CREW) and list(answers_in(CREW)) == [[], None]
    assert texts_in("fr")(answers_in(CREW).takes)
