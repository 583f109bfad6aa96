"""What each seat may see: the printed sides of counters are told to nobody who has not looked at them."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core.events.event import Happened
from companion.core.journal.journal import Said
from companion.games.blackbeard.crown import warships
from companion.games.blackbeard.game import Blackbeard
from companion.games.blackbeard.model.ids import SeatId, ShipId
from companion.games.blackbeard.model.ledger import CounterSeen
from companion.games.blackbeard.model.records import Counter, Face
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.prizes import capture
from companion.library.game_registry import game
from companion.library.texts import LANGUAGES, texts_in
from companion.simulation.replay import Script, act, answering, seat
from companion.simulation.robot import Robot
from tests.games.blackbeard.rules.scene import SEA, book, copied, merchant, pirate, play, play_out, scene, sea, warship
from tests.support.scripted import Played

TEACH = ShipId("edward-teach")
FACE = {"nation": "portuguese", "silhouette": "square-rigger", "defence": 7}
NATION = {"fr": "portugais", "en": "portuguese"}


def lying(number: int, where: Any, *knowing: str, revealed: bool = False, **face: Any) -> Counter:
    """A Merchant whose printed side these seats have seen."""
    shown = merchant(number, where, revealed=revealed, **{**FACE, "counter": f"merchant-{number}", **face})
    return replace(shown, seen_by=knowing)


@pytest.mark.rule("BB-9.6", "BB-2.32")
@pytest.mark.parametrize(("who", "sees"), [("seat-1", True), ("seat-2", False), ("", False), ("table", False)])
def test_a_face_is_shown_to_those_who_have_looked(who: str, sees: bool) -> None:
    state = scene(pirate(), lying(4, SEA, SeatId("seat-1")))
    face = Blackbeard(book()).view(state, who).counter(ShipId("merchant-4")).face
    assert (face == state.counter(ShipId("merchant-4")).face) if sees else face is None


@pytest.mark.rule("BB-2.34")
def test_what_is_turned_up_is_open_to_all() -> None:
    state = scene(pirate(), warship(4, SEA, revealed=True))
    assert Blackbeard(book()).view(state, "").counter(ShipId("warship-4")) == state.counter(ShipId("warship-4"))


@pytest.mark.rule("BB-2.32")
def test_the_copy_of_a_hidden_counter_is_hidden_with_it() -> None:
    cards = (copied("merchant", "merchant-4", defence=7), copied("port", 24, value=3))
    state = scene(pirate(), lying(4, SEA, SeatId("seat-1")), cards=cards)
    assert Blackbeard(book()).view(state, SeatId("seat-1")).cards == cards
    assert Blackbeard(book()).view(state, SeatId("seat-2")).cards == cards[1:]


faces = st.lists(
    st.tuples(
        st.integers(2, 8), st.sets(st.sampled_from([SeatId("seat-1"), SeatId("seat-2")])), st.booleans(), st.booleans()
    ),
    min_size=1,
    max_size=6,
)


@pytest.mark.rule("BB-2.32", "BB-2.34")
@settings(max_examples=60, deadline=None)
@given(faces)
def test_nothing_of_a_hidden_face_is_in_what_another_seat_sees(drawn: list[Any]) -> None:
    counters = []
    for number, (defence, knowing, revealed, looked) in enumerate(drawn, 1):
        known = lying(number, SEA, *sorted(knowing), revealed=revealed, defence=defence)
        counters.append(known if looked else Counter(known.id, "merchant", SEA))
    copies = tuple(copied("merchant", each.face.counter) for each in counters if each.face is not None)
    state = scene(pirate(), *counters, cards=copies)
    for who in ("seat-1", "seat-2", ""):
        seen = Blackbeard(book()).view(state, who)
        for counter in state.counters:
            own = counter.known_to(who)
            assert seen.counter(counter.id).face == (counter.face if own else None)
            if counter.face is not None:
                assert (counter.face.counter in {card.subject for card in seen.cards}) is own
        assert replace(seen, counters=state.counters, cards=state.cards) == state


def looked_at() -> Played[State]:
    """Teach looks at a Merchant, which nobody else sees, and lets it go."""
    state = scene(pirate(notoriety=5), merchant(4, SEA, **FACE), options={"cups": "app"})
    return play(state, capture.prize, {"attack": False}, ship=TEACH)


@pytest.mark.rule("BB-9.6")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_notebook_does_not_say_what_he_saw(lang: str) -> None:
    played, say = looked_at(), texts_in(lang)
    assert played.state.counter(ShipId("merchant-4")).seen_by == ("seat-1",)
    lines = " ".join(map(say, played.lines())).lower()
    assert lines and NATION[lang] not in lines and "7" not in lines
    assert NATION[lang] not in json.dumps([str(line.cause) for line in played.state.ledger])
    assert played.state.report is None


@pytest.mark.rule("BB-9.6")
def test_who_looks_is_asked_alone() -> None:
    asked = {question.key: question for question in looked_at().asked}
    assert asked["attack"].secret and asked["attack"].who == "seat-1"


@pytest.mark.rule("BB-2.34", "BB-6.34")
def test_a_warship_looked_at_by_its_mover_stays_face_down_for_others() -> None:
    state = scene(pirate(place=sea("A1")), warship(4, sea("B2", "CD")), options={"cups": "app"})
    moved = play_out(state, warships.move, {"w-warship-4-to": "hex-B2"}, key="w").state
    game_ = Blackbeard(book())
    assert moved.counter(ShipId("warship-4")).face is not None and moved.counter(ShipId("warship-4")).seen_by == (
        "seat-1",
    )
    assert game_.view(moved, SeatId("seat-1")).counter(ShipId("warship-4")) == moved.counter(ShipId("warship-4"))
    hidden = game_.view(moved, SeatId("seat-2"))
    assert hidden.counter(ShipId("warship-4")).face is None and not [c for c in hidden.cards if c.schema == "warship"]


def test_no_evening_tells_a_hidden_face_in_its_notebook() -> None:
    """Lines of events and answers, as they stand in the notebook, name no face before it is turned up."""
    blackbeard, say, looked, drawn = game("blackbeard"), texts_in("en"), 0, 0
    seats = [{"name": "Anne", "colour": "green"}, {"name": "Bart", "colour": "blue"}]
    for seed in range(4):
        options = {"mode": "competitive", "seats": seats, "edition": "sample", "cups": "app"}
        evening, robot = seat(blackbeard, Script("blackbeard", options, seed, "virtual")), Robot(seed, main=0.7)
        for _ in range(150):
            if evening.question is None or (deed := answering(evening, robot)) is None:
                break
            act(evening, deed)
        for entry in evening.journal.entries:
            if isinstance(entry, Happened) and isinstance(entry.event, CounterSeen) and entry.event.seat:
                looked += 1
                assert entry.line is not None and hides(say(entry.line), entry.event.face)
            if isinstance(entry, Said) and entry.key == "look-draw":
                drawn += 1
                assert entry.told.key == "core-said-secret"
    assert looked and drawn


def hides(line: str, face: Face) -> bool:
    """Whether a line says nothing of a printed side."""
    return face.nation in ("none", "") or face.nation not in line.lower()
