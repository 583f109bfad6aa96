"""1.20 An activation from entry to end of turn: reveal, spawn, time counter, mooring, end-of-turn effects."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.core.events.announcements import Order
from companion.core.procedures.decision_report import NodePassed
from companion.core.procedures.procedure import Command
from companion.core.questions.kinds import Choose, Pick
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.agenda import AGENDA
from companion.games.captains_log.combat import gunnery
from companion.games.captains_log.fleet.npc_pile import NpcDealt, NpcRevealed
from companion.games.captains_log.model.state import Goods, Lasting, Npc
from companion.games.captains_log.npcs import activation
from companion.games.captains_log.npcs.activation import CounterSet, NpcEntered
from companion.library.game_registry import game
from companion.library.texts import LANGUAGES, texts_in
from tests.games.captains_log.rules.fleet import PLAIN, cubes
from tests.games.captains_log.rules.npc_scenes import activate, card, orders, path, scene, shot
from tests.games.captains_log.rules.scripted import Played
from tests.games.captains_log.seat_ids import NPC_1, SEAT_1

CARD: dict[str, Any] = {
    "role": "aggressive",
    "nation": "spain",
    "name": "Santa Ana",
    "level": 2,
    "f1_kind": "move",
    "f1_move": 6,
} | PLAIN


@pytest.fixture
def harmless(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gunnery, "npc_fires", shot)


def face_down() -> Any:
    """npc-1 lies face down, its card is not known."""
    state = scene(npc={"card": "", "revealed": False, "on_map": False})
    return replace(state, cards=())


@pytest.mark.rule("CL-NPC-12", "CL-NPC-13", "CL-NPC-01")
def test_revealed_but_its_tile_is_hidden() -> None:
    played = activate(face_down(), {"reveal": "ship-01", "npc-card-ship-01": CARD | {"spawn_tile": 9}})
    npc = played.state.npc("npc-1")
    assert (npc.card, npc.revealed, npc.on_map, npc.counter) == ("ship-01", True, False, 3)
    assert path(played, "N") == "N-01+ N-02- N-07-"
    assert orders(played) == ["hidden-tile", "counter"]
    assert played.state.era == 1 and played.state.dealt == ("ship-01",)


@pytest.mark.rule("CL-NPC-12", "CL-NPC-13", "CL-TRN-05")
def test_one_that_can_but_wait_acts_without_a_tap() -> None:
    waiting = scene(npc={"on_map": False, "counter": 2}, spawn_tile=9).with_turn(stage="npcs", npcs=(NPC_1,))
    following = AGENDA.next(waiting, game("captains_log").book)
    assert isinstance(following, Command) and following.name == "npc-activation"
    for other in (
        waiting.with_npc(NPC_1, on_map=True),
        waiting.with_npc(NPC_1, revealed=False),
        replace(waiting, revealed=(*waiting.revealed, 9)),
        replace(waiting, cards=()),
    ):
        assert not activation.surely_waits(other, NPC_1)
    assert activate(waiting, {}).state.npc("npc-1").counter == 1


@pytest.mark.rule("CL-NPC-12", "CL-NPC-03")
def test_revealed_it_enters_and_acts_at_once() -> None:
    answers = {"reveal": "ship-01", "npc-card-ship-01": CARD | {"spawn_tile": 12}, "mooring": True}
    played = activate(face_down(), answers)
    assert path(played, "N") == "N-01+ N-02+ N-04+ N-04- N-05- N-06+ N-08"
    assert played.state.npc("npc-1").on_map and played.state.npc("npc-1").counter is None
    assert played.state.report is not None
    text = texts_in("en")(played.state.report.orders[0])
    assert text.startswith("Place the brig with the Spanish base on the aggressive icon of tile 12")


@pytest.mark.rule("CL-NPC-12")
def test_a_corsair_enters_on_the_corsair_icon() -> None:
    """A-25; the player who runs it sets the facing."""
    corsair = CARD | {"nation": "pirates", "country": "england", "spawn_tile": 12, "role": "defensive"}
    alone = face_down().with_player("seat-1", afloat=False).with_player("seat-2", afloat=False)
    played = activate(alone, {"reveal": "ship-01", "npc-card-ship-01": corsair, "mooring": True})
    assert played.state.report is not None
    text = texts_in("en")(played.state.report.orders[0])
    assert "ship of the line with the pirate base on the corsair icon" in text and "Anne sets its heading" in text


@pytest.mark.rule("CL-NPC-12")
def test_an_unknown_spawn_tile_is_asked_for() -> None:
    played = activate(face_down(), {"reveal": "ship-01", "npc-card-ship-01": CARD, "spawn": {"spawn_tile": 9}})
    assert path(played, "N") == "N-01+ N-02- N-07-"
    assert played.state.report is not None and played.state.report.nodes[1].key == "spawn"


def told_why(played: Played) -> list[Msg | None]:
    """The reasons that stand below the orders for time counters."""
    return [each.note for each in played.announcements(CounterSet) if isinstance(each, Order)]


@pytest.mark.rule("CL-NPC-12", "CL-NPC-13")
def test_a_waiting_ship_enters_once_its_tile_is_revealed() -> None:
    waiting = {"on_map": False, "counter": 2}
    hidden = activate(scene(npc=waiting, spawn_tile=9))
    assert path(hidden, "N") == "N-01- N-03- N-02- N-07+"
    assert hidden.state.npc("npc-1").counter == 1 and not hidden.state.npc("npc-1").on_map
    assert told_why(hidden) == [msg("cl-told-npc-hidden", tile=9)], "hands hear why its counter turns"
    found = activate(scene(npc=waiting), {"mooring": False})
    assert path(found, "N") == "N-01- N-03- N-02+ N-04+ N-04+ N-04- N-05- N-06- N-07- N-08"
    entered = next(i for i, event in enumerate(found.events) if isinstance(event, NpcEntered))
    assert all(not isinstance(event, CounterSet) for event in found.events[:entered])
    assert found.state.npc("npc-1").counter == 3  # nothing to do in the turn of its entry


@pytest.mark.rule("CL-NPC-13", "CL-TRN-08")
@pytest.mark.parametrize(("before", "after"), [(None, 3), (3, 2), (2, 1)])
def test_the_counter_of_an_idle_ship(before: int | None, after: int) -> None:
    """A-08: it turns in the ship's own activation."""
    played = activate(scene(npc={"counter": before}), {"mooring": False})
    assert [event.counter for event in played.of(CounterSet)] == [after]
    assert played.state.npc("npc-1").counter == after
    assert orders(played)[-1] == "counter" and told_why(played) == [msg("cl-told-npc-idle")]


@pytest.mark.rule("CL-NPC-13", "CL-OUT-09", "CL-OUT-08")
def test_at_zero_the_ship_leaves_and_nobody_is_rewarded() -> None:
    """A-17; its cargo goes back to the reserve."""
    state = scene(npc={"counter": 1, "cargo": Goods(oil=2), "coins": 1000, "water": 2})
    played = activate(replace(state, dealt=("ship-01",)), {"mooring": False})
    fresh = played.state.npc("npc-1")
    assert fresh == Npc(NPC_1, SEAT_1)
    assert played.state.box == ("ship-01",) and not played.state.ledger
    assert cubes(played.state) == cubes(state)
    assert orders(played)[-1] == "withdrawn"
    assert path(played, "N").endswith("N-07+")
    again = activate(played.state, {"reveal": "ship-02", "npc-card-ship-02": CARD | {"spawn_tile": 9}})
    assert path(again, "N") == "N-01+ N-02- N-07-"


@pytest.mark.rule("CL-NPC-13")
@pytest.mark.usefixtures("harmless")
def test_an_action_removes_the_counter() -> None:
    played = activate(scene(with_spain=(-1, 0), npc={"counter": 1}), {"f1-where": "reach"})
    assert played.state.npc("npc-1").counter is None
    assert path(played, "N").endswith("N-04- N-05+ N-08")


@pytest.mark.rule("CL-NPC-14")
def test_an_idle_ship_clears_the_mooring() -> None:
    played = activate(scene(npc={"counter": 2}), {"mooring": True})
    assert played.state.npc("npc-1").counter is None
    assert orders(played) == ["no-enemy", "no-fire", "mooring"]
    assert path(played, "N").endswith("N-05- N-06+ N-08")


@pytest.mark.rule("CL-NPC-14")
@pytest.mark.usefixtures("harmless")
def test_a_ship_that_acted_is_not_asked_about_moorings() -> None:
    played = activate(scene(with_spain=(-1, 0)), {"f1-where": "far"})
    assert [question.key for question in played.asked if not question.quiet] == ["f1-where"]


@pytest.mark.rule("CL-DMG-10", "CL-TRN-09", "T-16")
def test_fire_spreads_at_the_end_of_its_turn_even_if_it_did_nothing() -> None:
    played = activate(scene(npc={"fire": 6}, hull=20), {"mooring": False})
    assert played.state.npc("npc-1").fire == 8
    assert path(played, "N").endswith("N-07- N-08")


@pytest.mark.rule("CL-NPC-39")
@pytest.mark.parametrize(("wounds", "left"), [(0, 0), (1, 0), (5, 3)])
def test_recruits_heal_at_the_end_of_its_turn(wounds: int, left: int) -> None:
    state = scene(npc={"wounds": wounds}, boarding=True, bonuses=True, p_recruitment=2)
    assert activate(state, {"mooring": False}).state.npc("npc-1").wounds == left


@pytest.mark.rule("CL-NPC-15", "CL-AMM-05", "CL-EVT-12")
def test_lost_sails_and_storms_shorten_its_way() -> None:
    state = replace(scene(words="move6", with_spain=(-1, 0), npc={"sails": 1}), lasting=(Lasting(6, "day"),))
    played = activate(state, {"f1-where": "reach"})
    assert orders(played) == ["sails", "storm", "move-plain Anne"]
    assert dict(played.state.report.orders[2].args)["hexes"] == 2 if played.state.report else False


@pytest.mark.rule("CL-NPC-06", "CL-AMM-05")
def test_without_a_movement_point_the_flag_has_no_effect() -> None:
    state = scene(words="move5", with_spain=(-1, 0), npc={"sails": 5})
    played = activate(state, {"f1-contact": "apart", "mooring": False})
    assert orders(played) == ["sails", "becalmed", "counter"]


@pytest.mark.rule("CL-NPC-17", "CL-NPC-18", "CL-NPC-19")
@pytest.mark.usefixtures("harmless")
def test_orders_say_what_to_avoid_and_who_chooses() -> None:
    route: dict[str, Any] = {"stops": 2, "s1_tile": 10, "s2_tile": 3}
    for state, answers in (
        (scene(with_spain=(-1, 0)), {"f1-where": "far"}),
        (scene(with_spain=(-1, 0)), {"f1-where": "reach"}),
        (scene("merchant", "move6", **route), {"f1-arrives": False}),
    ):
        played = activate(state, answers)
        assert played.state.report is not None
        said = texts_in("en")(played.state.report.orders[0])
        assert "avoiding moorings, fortresses, players and enemies" in said
        assert "Anne picks the best for the NPC" in said
    arrives = next(ask for ask in played.asked if not ask.quiet)
    note = texts_in("en")(arrives.note) if arrives.note else ""
    assert "Hex occupied: it stops beside it and has not arrived." in note


@pytest.mark.rule("CL-NPC-02")
def test_an_unknown_movement_is_read_off_the_card_once() -> None:
    state = scene(words="move6", with_spain=(-1, 0))
    unknown = card(1, "aggressive", "spain", "move6", f1_move=None)
    played = activate(replace(state, cards=(unknown,)), {"f1-f1_move": {"f1_move": 7}, "f1-where": "reach"})
    assert dict(played.state.card("npc-card", "ship-01") or ())["f1_move"] == 7
    assert "hexes=7" in str(played.state.report.orders[0] if played.state.report else "")


@pytest.mark.rule("CL-NPC-38")
def test_a_special_ship_is_told_to_follow_its_card() -> None:
    played = activate(scene("special", "move6", acts_as="aggressive", special="card"), {"mooring": False})
    assert orders(played)[0] == "special"
    assert path(played).startswith("AG-M1+")


@pytest.mark.rule("CL-NPC-24", "CL-NPC-31", "CL-NPC-23")
def test_a_lost_target_makes_room_for_another() -> None:
    """Real guns: the first shot sinks a merchant (reward 2000 onto the card), the second goes at the other one.

    Anne, out of sight before, is known not to be in contact and not asked about.
    """
    others = ("merchant england", "merchant england")
    state = scene("defensive", "move6 fire2+9 fire2", *others, with_spain=(-3, 0))
    weak = card(2, "merchant", "england", "move5", hull=3, defence=9, reward=2000)
    state = replace(state, cards=(state.cards[0], weak, state.cards[2]))
    answers = {
        "f1-seen": ["npc-2", "npc-3"],
        "f1-contact": "npc-2:ready",
        "f2-cover": [],
        "f2-shots": (4, 4),
        "f3-targets": True,
        "f3-cover": [],
        "f3-shots": (1, 1),
    }
    played = activate(state, answers)
    assert orders(played) == ["skip S2", "fire-at S2", "fire-at S3"]
    assert not played.state.npc("npc-2").on_map
    assert played.state.npc("npc-1").coins == 2000
    assert path(played, "AT") == "AT-1+ AT-2+ AT-3+ AT-4+ AT-6 AT-1+ AT-2+ AT-3+ AT-4+ AT-6"
    asked = [question for question in played.asked if question.key == "f3-targets"]
    assert asked[0].about == ("npc-1", "npc-3")


@pytest.mark.rule("CL-NPC-06")
def test_nothing_is_asked_when_nothing_can_be_done() -> None:
    """No enemy at all: one question about the mooring, none about ships."""
    played = activate(scene(), {"mooring": False})
    assert [question.key for question in played.asked] == ["mooring"]


@pytest.mark.rule("CL-TRN-05")
def test_an_npc_that_acts_no_longer_waits() -> None:
    state = scene().with_turn(npcs=("npc-1", "npc-2"))
    assert activate(state, {"mooring": False}).state.turn.npcs == ("npc-2",)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.usefixtures("harmless")
def test_questions_and_notebook_read_well(lang: str) -> None:
    say = texts_in(lang)
    state = scene("aggressive", "move6 fire4+1", "defensive england", "merchant england", with_spain=(-2, -2))
    state = replace(state, fog=True)
    answers: dict[str, Any] = {"f1-seen": ["seat-1", "seat-2"], "f1-contact": "apart", "f1-nearest": "seat-1"}
    for question in activate(state, answers).asked:
        assert len(say(question.text)) <= 64
        assert question.note is not None and "  " not in say(question.note)
        assert all(say(part) for part in question.trail)
        in_the_fog = question.key in ("f1-seen", "f1-nearest")  # who lies there, nobody presumes
        assert question.nature == "fact" and (question.default is None) == in_the_fog
        if isinstance(question, Choose | Pick):
            assert all(say(option.label) for option in question.options)
    assert all(say(line) for line in activate(state, answers).lines())


@pytest.mark.usefixtures("harmless")
def test_every_event_survives_the_journal() -> None:
    events = game("captains_log").events
    answers = {"reveal": "ship-01", "npc-card-ship-01": CARD | {"spawn_tile": 12}, "mooring": True}
    played = activate(face_down(), answers)
    assert {type(event) for event in played.events} >= {NpcRevealed, NpcEntered, NodePassed}
    idle = activate(scene(npc={"counter": 1}), {"mooring": False})
    assert idle.of(NpcDealt)
    for event in (*played.events, *idle.events):
        assert events.load(events.dump(event)) == event


@pytest.mark.rule("CL-NPC-25", "CL-NPC-31", "CL-NPC-30")
def test_cl_npc_25_after_a_target_was_lost_the_others_are_looked_for_anew() -> None:
    """A second movement flag below the guns that sank the ship in contact; the ship has not moved."""
    state = scene("defensive", "move6 fire2+9 move6", "merchant england", "merchant england")
    weak = card(2, "merchant", "england", "move5", hull=3, defence=9, reward=2000)
    state = replace(state, cards=(state.cards[0], weak, state.cards[2]))
    answers = {"f1-seen": ["npc-2", "npc-3"], "f1-contact": "npc-2:ready", "f2-cover": [], "f2-shots": (4, 4)}
    played = activate(state, answers | {"f3-where": "far"})
    assert not played.state.npc("npc-2").on_map
    assert orders(played) == ["skip S2", "fire-at S2", "approach S3"]
