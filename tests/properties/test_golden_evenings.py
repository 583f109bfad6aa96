"""Golden evenings that robots have played: played again from recorded answers, strictly, and compared line by line.

After a change of rules: `python -m tests.games.<game>.transcripts --write`; of words only: `--retell`. Then read what
has changed.
"""

from __future__ import annotations

import json
import re
from functools import cache

import pytest

from companion.core.journal.journal import dump_entry, load_entry
from companion.library.game_registry import game
from tests.support.about import about, telling
from tests.support.by_robots import Golden, Robots
from tests.support.recording import LANGS, Lang, Played, an_evening, reads_as_kept

EVERY = 7
"""At each so many questions an evening is taken up again."""
PLAYING: list[Robots] = [
    robots
    for game_id in telling("transcripts")
    if (robots := getattr(about(game_id, "transcripts.games"), "ROBOTS", None)) is not None
]
EVENINGS = [
    pytest.param(robots, golden, id=f"{robots.shelf.game_id}-{golden.name}")
    for robots in PLAYING
    for golden in robots.goldens
]
each_evening = pytest.mark.parametrize(("robots", "golden"), EVENINGS)
each_language = pytest.mark.parametrize("lang", LANGS)


@cache
def played(robots: Robots, golden: Golden) -> Played:
    """An evening played once for all tests."""
    return robots.play(golden)


def hint(robots: Robots, what: str) -> str:
    return f"If this is what was meant: python -m tests.games.{robots.shelf.game_id}.transcripts {what}"


@each_evening
@each_language
def test_the_recorded_answers_tell_the_same_evening(robots: Robots, golden: Golden, lang: Lang) -> None:
    kept = robots.shelf.file(golden.name, f"{lang}.txt")
    reads_as_kept(kept, played(robots, golden).notebooks[lang], hint(robots, "--write"))


@each_evening
@each_language
def test_the_middle_of_the_table_tells_the_same_evening(robots: Robots, golden: Golden, lang: Lang) -> None:
    kept = robots.shelf.file(golden.name, f"announced.{lang}.txt")
    reads_as_kept(kept, played(robots, golden).told[lang], hint(robots, "--retell"))


@each_evening
@each_language
def test_nothing_is_told_that_nobody_can_read(robots: Robots, golden: Golden, lang: Lang) -> None:
    one = played(robots, golden)
    lines = [*one.notebooks[lang].splitlines(), *one.told[lang].splitlines()]
    assert not [line for line in lines if re.search(r"(?<!\w)-\d|⟦", line)]


@each_evening
def test_it_has_brought_what_it_has_to_and_somebody_has_won(robots: Robots, golden: Golden) -> None:
    evening = played(robots, golden).evening
    assert robots.wants(golden, evening) and evening.state.outcome is not None
    standings = evening.game.score(evening.state)
    assert standings[0].place == 1 and standings[0].points == max(each.points for each in standings)


@each_evening
def test_it_is_taken_up_again_at_any_question(robots: Robots, golden: Golden) -> None:
    one, recording = played(robots, golden), robots.shelf.recording(golden.name)
    rules = game(robots.shelf.game_id)
    written = [json.dumps(dump_entry(entry, rules.events)) for entry in one.evening.journal.entries]
    entries = [load_entry(json.loads(line), rules.events) for line in written]
    for moment in one.moments[::EVERY]:
        again = an_evening(rules.id, recording.options, recording.seed, entries[: moment.entries])
        assert again.question is not None and again.question.key == moment.question.key
        assert rules.dump(again.state) == rules.dump(moment.state), moment.question.key
        assert len(again.journal.entries) == moment.entries, moment.question.key
