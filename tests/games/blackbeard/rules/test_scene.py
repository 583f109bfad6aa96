"""The scenes themselves: what a chapter's test may rely on, and that a script is held to what is asked."""

from __future__ import annotations

import pytest

from companion.core.procedures.procedure import Procedure
from companion.core.values.messages import msg
from companion.games.blackbeard.model.current_values import captain
from companion.games.blackbeard.model.ids import SeatId, ShipId
from companion.games.blackbeard.model.ledger import RenownChanged, notoriety, popularity, popularity_by
from companion.games.blackbeard.model.names import Ctx
from companion.games.blackbeard.supply.action_deck import d66
from tests.games.blackbeard.rules.scene import (
    anchored,
    book,
    commissioner,
    copied,
    merchant,
    pirate,
    play,
    play_out,
    scene,
    sea,
    warship,
    zone,
)

TEACH, ROBERTS = ShipId("edward-teach"), ShipId("bartholomew-roberts")
PURPOSE = msg("core-app")


def test_a_scene_holds_what_it_was_given() -> None:
    teach, roberts = pirate(), anchored(ROBERTS, "seat-2", 35, notoriety=20)
    hunters = (commissioner(4, "seat-2", zone(1)), warship(2, sea("A1"), revealed=True))
    state = scene(
        teach, roberts, *hunters, merchant(7, sea("K9")), governors={24: "pro"}, cards=(copied("port", 24, value=3),)
    )
    assert state.holder.activated == (TEACH,) and state.pirates_of(SeatId("seat-2")) == (roberts,)
    assert state.merchants_at(teach.place) == state.merchants and state.merchants[0].face is None
    assert state.hunters_at(sea("A1")) == ("warship-2",) and state.owner(ShipId("kc-4")) == "seat-2"
    assert (
        state.port(24).governor == "pro"
        and state.port(11).governor == ""
        and state.card("port", "24") == (("value", 3),)
    )
    assert state.made == 7 and len(state.ports) == len(book().ports)
    assert captain(state, book(), teach).ability == 4


def test_a_solo_scene_has_two_false_players() -> None:
    state = scene(pirate("dr-peter-blood"), pirate(TEACH, "seat-3"), solo=True, rulings={"A-31": "one"})
    assert [player.false for player in state.players] == [False, True, True]
    assert state.options.solo and state.is_false(TEACH) and not state.is_false(ShipId("dr-peter-blood"))
    assert state.options.ruling("A-31") == "one"


def test_nobody_plays_who_is_not_at_the_table() -> None:
    with pytest.raises(AssertionError, match=SeatId("seat-3")):
        scene(pirate(TEACH, "seat-3"))


@pytest.mark.rule("BB-2.5")
def test_the_coloured_die_is_read_first() -> None:
    rolled = play(scene(), d66, {"lane": (4, 3)}, key="lane", rule="BB-4.3", purpose=PURPOSE)
    assert rolled.returned == 43 and [question.key for question in rolled.asked] == ["lane"]


def test_a_question_that_the_script_does_not_answer_fails() -> None:
    with pytest.raises(AssertionError, match="unscripted question 'lane'"):
        play(scene(), d66, {}, key="lane", rule="BB-4.3", purpose=PURPOSE)


def test_what_the_script_leaves_open_may_be_answered_as_usual() -> None:
    rolled = play_out(scene(), d66, key="lane", rule="BB-4.3", purpose=PURPOSE)
    assert rolled.returned in {10 * tens + units for tens in range(1, 7) for units in range(1, 7)}


def test_an_answer_that_nobody_asked_for_fails() -> None:
    with pytest.raises(AssertionError, match=r"unused answers: \['port'\]"):
        play(scene(), d66, {"lane": (4, 3), "port": (1, 1)}, key="lane", rule="BB-4.3", purpose=PURPOSE)


@pytest.mark.rule("BB-12.2")
@pytest.mark.parametrize(("before", "change", "after"), [(7, -2, 5), (1, -3, 0), (14, 3, 15), (15, 1, 15)])
def test_popularity_stays_on_its_track(before: int, change: int, after: int) -> None:
    state = scene(pirate(popularity=before))
    changed = play(state, popularity_by, pirate=TEACH, cause="correction", amount=change, rule="BB-12.2")
    assert changed.state.pirate(TEACH).popularity == after
    assert [line.amount for line in changed.state.ledger] == ([after - before] if after != before else [])


@pytest.mark.rule("BB-12.2")
def test_every_line_of_the_list_moves_popularity_as_printed() -> None:
    for line in book().popularity:
        changed = play(scene(), popularity, pirate=TEACH, cause=line.id, rule=line.rule)
        (event,) = changed.of(RenownChanged)
        assert (event.what, event.amount, event.cause) == ("popularity", line.change, line.id), line.id


@pytest.mark.rule("BB-11.2")
def test_notoriety_never_falls_below_nothing() -> None:
    lost = play(scene(pirate(notoriety=2)), notoriety, pirate=TEACH, cause="merchant-damage", amount=-5, rule="BB-11.2")
    assert lost.state.pirate(TEACH).notoriety == 0


def test_several_procedures_may_follow_each_other_in_one_script() -> None:
    def twice(t: Ctx) -> Procedure[tuple[int, int]]:
        first = yield from d66(t, "first", "BB-4.3", PURPOSE)
        return (first, (yield from d66(t, "second", "BB-4.3", PURPOSE)))

    assert play(scene(), twice, {"first": (1, 1), "second": (6, 6)}).returned == (11, 66)
