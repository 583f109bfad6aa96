"""Golden evenings of Barbe Noire: played again from recorded answers, strictly, and compared line by line.

After a change of rules: `python -m tests.games.blackbeard.transcripts --write`; of words only: `--retell`. Then read
what has changed.
"""

from __future__ import annotations

import json
import re
from functools import cache
from itertools import pairwise
from statistics import mean

import pytest

from companion.core.journal.journal import dump_entry, load_entry
from tests.games.blackbeard.transcripts.games import ALONE, GAME, GOLDEN, SHELF, THREE, Golden, luck, play
from tests.games.blackbeard.transcripts.ingredients import INGREDIENTS
from tests.support.recording import LANGS, Lang, Played, an_evening, reads_as_kept

LONG_EVENING = 60
"""Action cards of an evening that is worth recording."""
FALSE_TAPS, FALSE_TAPS_AT_MOST = 3, 7
"""What the table answers in a false player's turn: on average, and at most."""
TAPS = 6
"""What a person answers in an own turn, on average, all operations together."""
EVERY = 7
"""At each so many questions an evening is taken up again."""

NOTEBOOKS = [pytest.param(golden, lang, id=f"{golden.name}-{lang}") for golden in GOLDEN for lang in LANGS]


@cache
def played(golden: Golden) -> Played:
    """An evening played once for all tests."""
    return play(golden)


def taps(one: Played, command: str) -> list[int]:
    """How many questions people answered in each procedure of that name."""
    counts: dict[int, int] = {}
    for moment in one.moments:
        if moment.command == command:
            counts[moment.begun] = counts.get(moment.begun, 0) + 1
    return list(counts.values())


@pytest.mark.parametrize(("golden", "lang"), NOTEBOOKS)
def test_the_recorded_answers_tell_the_same_evening(golden: Golden, lang: Lang) -> None:
    hint = "If this is what was meant: python -m tests.games.blackbeard.transcripts --write"
    reads_as_kept(SHELF.file(golden.name, f"{lang}.txt"), played(golden).notebooks[lang], hint)


@pytest.mark.parametrize(("golden", "lang"), NOTEBOOKS)
def test_the_middle_of_the_table_tells_the_same_evening(golden: Golden, lang: Lang) -> None:
    hint = "If this is what was meant: python -m tests.games.blackbeard.transcripts --retell"
    reads_as_kept(SHELF.file(golden.name, f"announced.{lang}.txt"), played(golden).told[lang], hint)
    assert "⟦" not in played(golden).told[lang]


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.name)
def test_it_ends_as_it_should_and_can_be_read(golden: Golden) -> None:
    one = played(golden)
    assert (one.evening.state.outcome is not None) == golden.ended
    assert one.evening.state.turn.cards >= LONG_EVENING
    assert all(told.count("\n") < golden.longest for told in one.notebooks.values())


@pytest.mark.parametrize(("golden", "lang"), NOTEBOOKS)
def test_nothing_is_told_that_nobody_wants_to_read(golden: Golden, lang: Lang) -> None:
    lines = played(golden).notebooks[lang].splitlines()
    assert not [line for line in lines if line.endswith(("[sample]", "[forced]", "[usual]"))]
    assert not [line for line, after in pairwise(lines) if line.endswith("[auto]") and not after.startswith("  ")]
    assert not [line for line in lines if re.search(r"(?<!\w)-\d|⟦", line)]


@pytest.mark.parametrize("name", THREE.brings)
def test_the_evening_of_three_brings(name: str) -> None:
    assert INGREDIENTS[name](played(THREE).evening.journal.entries)


def test_what_an_evening_brings_is_not_found_where_it_is_not() -> None:
    nothing = an_evening(GAME.id, SHELF.recording(THREE.name).options, 0).journal.entries
    assert [name for name, brought in INGREDIENTS.items() if brought(nothing)] == []


def test_a_false_players_turn_costs_few_taps() -> None:
    facts = taps(played(ALONE), "false-turn")
    turns = sum(moment.question.key == "false-turn" for moment in played(ALONE).moments)
    assert sum(facts) / turns < FALSE_TAPS and max(facts) <= FALSE_TAPS_AT_MOST


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.name)
def test_an_operation_of_a_person_costs_few_taps(golden: Golden) -> None:
    counts = [n for command in ("move", "prize", "sell", "petition", "kc-move") for n in taps(played(golden), command)]
    assert mean(counts) < TAPS


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.name)
def test_it_is_taken_up_again_at_any_question(golden: Golden) -> None:
    one, recording = played(golden), SHELF.recording(golden.name)
    written = [json.dumps(dump_entry(entry, GAME.events)) for entry in one.evening.journal.entries]
    entries = [load_entry(json.loads(line), GAME.events) for line in written]
    for moment in one.moments[::EVERY]:
        again = an_evening(
            GAME.id, recording.options, recording.seed, entries[: moment.entries], luck(golden, recording.seed)
        )
        assert again.question is not None and again.question.key == moment.question.key
        assert GAME.dump(again.state) == GAME.dump(moment.state), moment.question.key
        assert len(again.journal.entries) == moment.entries, moment.question.key
