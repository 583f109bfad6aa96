"""What hostile input has brought to light (`python -m tests.fuzz`), each fault by itself."""

from __future__ import annotations

import json
import logging
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion.core.journal.journal import Began, Said
from companion.core.procedures.procedure import Command
from companion.core.questions.get_or_explain import Unknown
from companion.core.questions.kinds import BadAnswer, Draw, Option
from companion.core.untrusted.spreadsheet import LARGEST
from companion.core.untrusted.untrusted_json import MEGA, USUAL, BadFile
from companion.core.values.messages import from_json, msg, to_json
from companion.host.tips_shown import TipsShown
from companion.library.game_registry import game
from companion.library.shelf import LIMITS, Shelf
from companion.library.texts import LANGUAGES, LONGEST_WORD, texts_in
from companion.session import opening
from companion.session.game_session import GameSession
from companion.store import StoreFault
from tests.support.about import ANY
from tests.support.owner import Drawer
from tests.support.scenarios import run
from tests.unit.skerry import SkerryGame

ENDLESS = "x" * 5_000


def an_evening(**more: Any) -> GameSession:
    return GameSession(SkerryGame(), {"days": 3}, seed=7, **more)


# --- what was given is repeated in a refusal, in part


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_was_given_may_stand_twice_in_one_sentence(lang: str) -> None:
    inner = msg("core-no-such-component", schema="ship", subject=ENDLESS)
    assert (
        2 * LONGEST_WORD
        < len(texts_in(lang)(msg("core-library-card", schema="ship", subject=ENDLESS, problem=inner)))
        < 2_500
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bytes_in_a_damaged_row_are_said_in_some_way(lang: str) -> None:
    damaged: Any = b"ship"
    assert "ship" in texts_in(lang)(msg("core-said", text=damaged))


@pytest.mark.parametrize(
    "raw",
    [
        None,
        "core-yes",
        ["core-yes"],
        {},
        {"msg": 3},
        {"msg": "core-said", "args": {"text": None}},
        {"msg": "core-said", "args": {"text": ["Anne"]}},
        {"msg": "core-said", "args": {"text": {"words": "Anne"}}},
    ],
)
def test_what_is_no_message_is_not_taken_for_one(raw: object) -> None:
    with pytest.raises((KeyError, ValueError)):
        from_json(raw)


def test_a_message_comes_back_from_plain_values() -> None:
    whole = msg("core-said", text=msg("core-yes"), n=3, share=0.5, all=(msg("core-yes"), msg("core-no")))
    assert from_json(to_json(whole)) == whole


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_is_said_however_long_what_stands_in_it_is(lang: str) -> None:
    said = texts_in(lang)(msg("core-bad-option", given=ENDLESS))
    assert LONGEST_WORD < len(said) < len(ENDLESS) and "x…" in said


@pytest.mark.parametrize(
    "call",
    [
        lambda: opening.load(json.dumps({**json.loads(opening.begin(ANY).save()), ENDLESS: 1})),
        lambda: opening.begin(ANY, {ENDLESS: 1}),
        lambda: opening.begin(ENDLESS),
        lambda: opening.begin(ANY, {"rulings": {ENDLESS: "yes"}}),
        lambda: Shelf(Drawer(), game(ANY)).opened(
            json.dumps({"format": "vigie-library", "version": 1, "game": ENDLESS, "cards": [], "sha256": ""})
        ),
    ],
    ids=["a field", "an option", "a game", "a ruling", "a library"],
)
def test_an_endless_name_is_refused_in_a_sentence_or_two(call: Callable[[], Any]) -> None:
    with pytest.raises((BadFile, BadAnswer)) as caught:
        call()
    for lang in LANGUAGES:
        assert 10 < len(texts_in(lang)(caught.value.text)) < 500


# --- what is said at a table


def test_a_plan_of_nobody_is_refused_with_the_names_of_those_who_sit_there() -> None:
    evening = opening.begin(ANY, {"edition": "sample"})
    evening.answer_defaults()
    with pytest.raises(Unknown) as caught:
        evening.preview(next(iter(evening.legal_answers)), seat="nobody")
    assert evening.game.seats(evening.state)[0].id in texts_in("en")(caught.value.text)


@pytest.mark.parametrize("value", [3, None, [1], {"a": 1}, 0.5, "dance"])
def test_a_plan_that_is_none_is_refused(value: object) -> None:
    table = an_evening()
    before = (table.state, table.now.serial)
    with pytest.raises(BadAnswer):
        table.preview(value)
    assert (table.state, table.now.serial) == before


def test_nobody_draws_by_name_what_lies_face_down_not_even_against_the_rules() -> None:
    """Only what an earlier version wrote down may name it."""
    places = (Option("1", msg("core-yes")), Option("2", msg("core-no")))
    drawn = Draw(key="take", text=msg("core-yes"), rule="P-1", options=places, unseen=True)
    assert not drawn.without_refusals().admits("king") and drawn.without_refusals().admits("2")
    assert drawn.lenient().read("king") == "king"


@pytest.mark.parametrize("note", ["\ud800", "\x00", ENDLESS])
def test_a_note_that_nobody_could_read_is_refused_and_nothing_is_corrected(note: str) -> None:
    table = an_evening()
    before = (table.state, table.now.serial)
    with pytest.raises(BadAnswer):
        table.correct("gold", 3, note)
    assert (table.state, table.now.serial) == before
    table.correct("gold", 3, "  ")
    assert table.state.gold == 3


# --- files


def test_a_library_with_photos_is_taken_from_the_command_line_as_far_as_its_own_limit(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It was read as far as a scenario is, which is a quarter of what an export may have written."""
    file = tmp_path / "library.json"
    text = Shelf(Drawer(), game(ANY)).export_text()
    for size, code in ((USUAL.size + MEGA, 0), (LIMITS.size + MEGA, 2)):
        file.write_text(text + " " * size, encoding="utf-8")
        assert run(capsys, "library", "import", str(file), "--data", str(tmp_path / "data"))[0] == code


def test_a_spreadsheet_is_never_read_beyond_its_limit(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sheet = tmp_path / "cards.csv"
    with sheet.open("wb") as file:
        file.truncate(10 * LARGEST)
    tracemalloc.start()
    code, _, told = run(capsys, "library", "import", str(sheet), "--data", str(tmp_path / "data"), "--lang", "en")
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert (code, peak < 3 * LARGEST) == (2, True) and str(10 * LARGEST // MEGA) in told


# --- nothing but a line on the console


def test_a_procedure_that_cannot_be_run_again_is_told_in_a_line(caplog: pytest.LogCaptureFixture) -> None:
    began = Began(Command("fish"), "tablet", "1", msg("core-yes"))
    said = Said("catch", "a shoal", "tablet", msg("core-yes"), msg("core-yes"))
    table = an_evening(entries=(began, said))
    assert table.question is not None
    (record,) = caplog.records
    assert (record.levelno, record.exc_info) == (logging.WARNING, None) and "fish" in record.getMessage()


class _Full:
    """Keeps nothing."""

    def setting(self, key: str) -> object:
        return None

    def put_setting(self, key: str, value: object) -> None:
        raise StoreFault(Path("vigie.db"), "no room")


def test_a_fault_of_the_store_is_told_in_a_line(caplog: pytest.LogCaptureFixture) -> None:
    TipsShown(_Full()).forget(ANY)
    (record,) = caplog.records
    assert record.exc_info is None and "no room" in record.getMessage()
