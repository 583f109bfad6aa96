"""Names that are put right: in one evening, in all of them, and two people of the records who are one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.core.questions.kinds import BadAnswer
from companion.host.host import Host
from companion.host.player_names import call, call_everywhere
from companion.host.settings import Settings
from companion.host.statistics import careers, ended, score_of, seated
from companion.store import Store
from tests.support.golden import counts, each_ended, kept, together


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    store = Store(tmp_path)
    yield Host(store, Settings(store))
    store.close()


@each_ended
def test_a_name_put_right_is_that_of_the_whole_evening(host: Host, game_id: str, recording: str) -> None:
    begun, _ = kept(host.store, game_id, recording, ended=True)
    (saved,) = host.evenings()
    before, entries = host.resume(begun.id).state, host.store.entries(begun.id, host.resume(begun.id).game.events)
    name = seated(saved.options)[0]
    call(host, begun.id, name, " Zoé  des\u00a0Îles ")
    now = host.store.evening(begun.id)
    assert seated(now.options) == ("Zoé des Îles", *seated(saved.options)[1:])
    assert (now.finished, now.seed, now.created) == (saved.finished, saved.seed, saved.created)
    people = [person for line in score_of(now) for person in line.people]
    assert people == ["Zoé des Îles" if each == name else each for line in score_of(saved) for each in line.people]
    session = host.resume(begun.id)
    assert session.over and host.store.entries(begun.id, session.game.events) == entries
    named = {seat.id: "Zoé des Îles" if seat.name == name else seat.name for seat in session.game.seats(before)}
    assert {seat.id: seat.name for seat in session.game.seats(session.state)} == named
    assert host.store.evening(begun.id).result == now.result, "what is taken up anew comes out the same"


@each_ended
def test_an_evening_goes_on_under_another_name(host: Host, game_id: str, recording: str) -> None:
    begun, last = kept(host.store, game_id, recording, ended=False)
    session = host.resume(begun.id)
    asked = session.now.asks
    call(host, begun.id, seated(begun.options)[0], "Zoé")
    session = host.resume(begun.id)
    assert session.now.asks == asked
    session.answer(last)
    assert session.over and seated(host.store.evening(begun.id).options)[0] == "Zoé"


def test_nobody_gets_a_name_that_is_none_or_somebody_elses(host: Host) -> None:
    game_id, recording = together()
    begun, _ = kept(host.store, game_id, recording, ended=True)
    one, other, *_ = seated(begun.options)
    for wrong in ("", "  ", "x" * 99, f" {other.upper()} "):
        with pytest.raises(BadAnswer):
            call(host, begun.id, one, wrong)
        with pytest.raises(BadAnswer):
            call_everywhere(host, one, wrong)
    assert host.store.evening(begun.id).options == begun.options
    call(host, begun.id, one, one.upper())
    assert seated(host.store.evening(begun.id).options)[0] == one.upper(), "one's own name may be written otherwise"


def test_two_people_of_the_records_become_one(host: Host) -> None:
    game_id, recording = together()
    first, _ = kept(host.store, game_id, recording, ended=True)
    second, _ = kept(host.store, game_id, recording, ended=True)
    name = seated(first.options)[0]
    host.evenings()
    for saved in (first, second):
        counts(host.store, saved)
    call(host, second.id, name, "Annne")
    assert {"Annne", name} <= {career.name for career in careers(ended(host.evenings()))}
    assert call_everywhere(host, "Annne", name) == 1
    (career,) = [career for career in careers(ended(host.evenings())) if career.name == name]
    assert career.evenings == 2 and "Annne" not in {each.name for each in careers(ended(host.evenings()))}
    assert call_everywhere(host, name, "Zoé") == 2 and call_everywhere(host, name, "Zoé") == 0
