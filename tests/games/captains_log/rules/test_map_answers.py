"""What the map answers nobody is asked, in evenings in which the app knows every hex and every ship."""

from __future__ import annotations

import pytest

from companion.core.events.announcements import Order
from companion.core.journal.journal import Journal
from companion.games.captains_log.npcs.activation import NpcEntered
from companion.games.captains_log.sea.places import ShipStands
from tests.games.captains_log.charted import asked, charted, listed, named, played


def test_the_list_of_what_the_map_answers_is_that_of_the_code() -> None:
    assert list(listed()["answered"]) == list(charted())
    assert all(why.strip() for group in listed().values() for why in group.values())


@pytest.mark.parametrize("seed", [*range(1, 7), *(pytest.param(n, marks=pytest.mark.long) for n in range(7, 201))])
@pytest.mark.rule("CL-NPC-25", "CL-RNG-06", "CL-NPC-21")
def test_nobody_is_asked_what_the_map_shows(seed: int) -> None:
    answered, others = listed()["answered"], listed()["asked"]
    met = 0
    for question, _ in asked(seed, 400 if seed > 6 else 120):
        met += 1
        assert not named(question.text.key, answered), question
        assert question.nature != "fact" or named(question.text.key, others), question
    assert met


def orders(journal: Journal) -> list[str]:
    """The keys of the words of all orders that were told."""
    told = [part for _, entry in journal.live for part in getattr(entry, "announcements", ())]
    return [part.text.key for part in told if isinstance(part, Order)]


@pytest.mark.rule("CL-NPC-12")
def test_the_miniature_that_enters_is_taken_and_the_map_says_where_it_stands() -> None:
    journal = played(2, 120).journal
    events = [getattr(entry, "event", None) for _, entry in journal.live]
    entered = [event.npc for event in events if isinstance(event, NpcEntered)]
    stand = [event.ship for event in events if isinstance(event, ShipStands) and event.ship in entered]
    keys = orders(journal)
    assert entered and len(stand) == len(entered) == keys.count("cl-npc-order-take")
    assert "cl-npc-order-enter" not in keys
