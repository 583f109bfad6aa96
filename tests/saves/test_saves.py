"""Evenings that an earlier version saved are taken up where they were left, and go on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from companion.core.journal.journal import is_personal
from companion.host.tips_shown import TipsShown
from companion.journal_views.notebook import transcript
from companion.library.texts import LANGUAGES, texts_in, todays_key
from companion.referee.question_keys import question_keys
from companion.session.game_session import GameSession
from companion.simulation.replay import act, answering
from companion.simulation.robot import Robot
from tests.saves.__main__ import Maker, expected_of
from tests.saves.saved_evenings import (
    Expected,
    asked_today,
    draft_of,
    expectations,
    lessons_of,
    questions_of,
    unpack,
    versions,
)
from tests.saves.taken_up import Kept, house, saved, taken_up
from tests.saves.wanted_evenings import Wanted
from tests.support.about import telling

FURTHER = 20
"""Questions that a robot answers in an evening that it takes up."""


def differences(kept: Any, found: Any, path: str = "state") -> Iterator[str]:
    """Where what was kept is not found.

    Whole dumps are not compared: a later version may know more of the same table, and says so in fields of its own,
    which an old evening begins with their defaults. What was known then must be known still, and be the same.
    """
    if isinstance(kept, Mapping) and isinstance(found, Mapping):
        for name, value in kept.items():
            if name in found:
                yield from differences(value, found[name], f"{path}.{name}")
            else:
                yield f"{path}.{name} is gone"
    elif path.endswith("options.rulings"):  # at first only what was not usual, since then every one
        yield from differences(dict(kept), dict(found), path)
    elif isinstance(kept, list) and isinstance(found, list) and len(kept) == len(found):
        for number, (one, other) in enumerate(zip(kept, found, strict=True)):
            yield from differences(one, other, f"{path}.{number}")
    elif path.endswith(".key") and isinstance(kept, str):  # of a message, which is called otherwise today
        yield from () if found in (kept, todays_key(kept)) else (f"{path}: {kept} / {found}",)
    elif kept != found:
        yield f"{path}: {kept!r:.200} / {found!r:.200}"


def in_todays_keys(raw: Any) -> Any:
    """What was kept with every key of a message, and every word that looks like one, as it is today."""
    match raw:
        case str():
            return todays_key(raw)
        case list() | tuple():
            return [in_todays_keys(each) for each in raw]
        case dict():
            return {name: in_todays_keys(value) for name, value in raw.items()}
    return raw


def station(evening: GameSession) -> tuple[Any, ...]:
    """Where an evening stands."""
    return evening.game.dump(evening.state), evening.questions, questions_of(evening)


@pytest.mark.parametrize(("version", "expected"), [*saved()])
def test_a_saved_evening_stands_where_it_was_left_and_goes_on(
    version: str, expected: Expected, kept: Callable[[str], Kept], tmp_path: Path
) -> None:
    kept(version).copied_to(tmp_path)
    identity = kept(version).ids[expected.game, expected.name]
    with house(tmp_path) as host:
        evening = taken_up(host, expected, identity)
        assert questions_of(evening) == asked_today(expected, questions_of(evening))
        assert len(evening.journal.entries) == expected.entries
        assert sum(is_personal(entry) for _, entry in evening.journal.live) == expected.answers
        assert (evening.now.redo_caption is not None) == expected.redo
        assert len(evening.game.score(evening.state)) == expected.placed
        assert list(differences(in_todays_keys(expected.state), in_todays_keys(evening.game.dump(evening.state)))) == []
        earlier = evening.game.evening_start.options.RULINGS.earlier
        meant = {**earlier, **dict(expected.state["options"]["rulings"])}
        assert evening.game.rulings(evening.state).items() >= meant.items()
        assert all(transcript(evening.journal, texts_in(lang)) for lang in LANGUAGES)
        assert draft_of(host.store, evening) == list(expected.half)
        due = TipsShown(host.store).due(evening.game.id, evening.origin.identity, lessons_of(evening))
        assert not expected.taught or (due is not None and due.lesson.key == todays_key(expected.taught))

        left, robot, answered = station(evening), Robot(expected.name, main=0.3), 0
        while answered < FURTHER and (deed := answering(evening, robot)) is not None:
            act(evening, deed)
            answered += 1
        assert answered == FURTHER or evening.game.score(evening.state)
        gone_on = station(evening)
    with house(tmp_path) as host:
        evening = taken_up(host, expected, identity)
        assert station(evening) == gone_on
        for _ in range(answered):
            evening.undo()
        assert station(evening) == left
        for _ in range(answered):
            evening.redo()
        assert station(evening) == gone_on
        evening.actions.undo_to(next(number for number, entry in evening.journal.live if is_personal(entry)))
        assert evening.now.undo_caption is None and evening.question is not None
        if evening.now.redo_caption is None:  # it has gone on from there by itself
            assert expected.anew
            return
        evening.redo()
        assert station(evening) == gone_on


@pytest.mark.parametrize("version", versions())
def test_everything_else_that_was_saved_is_still_there(version: str, tmp_path: Path) -> None:
    unpack(version, tmp_path)
    with house(tmp_path) as host:
        assert len(host.evenings()) == len(list(expectations(version)))
        assert host.settings.all() | {"theme": "light", "zoom": "1.25", "language": "en"} == host.settings.all()
        assert [score.sender for score in host.store.scores.all()] == ["Cléo"]
        shelves = [host.shelf(game_id) for game_id in {expected.game for expected in expectations(version)}]
        assert all(shelf.check() == [] for shelf in shelves)
        assert any(shelf.all() for shelf in shelves), "cards that owners have copied are among it"


@pytest.mark.parametrize("game_id", telling("saves"))
def test_every_game_was_left_at_every_kind_of_question_that_it_asks(game_id: str) -> None:
    """What is kept of a game is enough to be worth keeping; a kind that it did not ask before wants new saves."""
    told = [each for version in versions() for each in expectations(version) if each.game == game_id]
    keys = [question["key"] for expected in told for question in expected.questions]
    asks = question_keys(game_id)
    left = {found.kind for found in asks if any(map(found.fits, keys))}
    assert left == {found.kind for found in asks}


@pytest.mark.parametrize("game_id", telling("saves"))
def test_evenings_of_this_version_can_be_kept_too(game_id: str, tmp_path: Path) -> None:
    wanted = Wanted("a menu", game_id, "menu", least=10)
    maker = Maker(tmp_path)
    maker.play(wanted)
    maker.close()
    with house(tmp_path) as host:
        evening = host.resume(maker.names[0][1])
        expected = expected_of(wanted.name, wanted.dice, evening, host.store)
    assert wanted.reached(evening) and expected.entries == len(evening.journal.entries)
