"""Both ways to reload."""

from __future__ import annotations

import pytest

from companion.core.questions.kinds import BadAnswer
from companion.core.values.frozen_records import replace
from companion.games.cannon_duel.actions import reload
from companion.games.cannon_duel.battery import bag
from companion.games.cannon_duel.battery.bag import ShotsDrawn
from companion.games.cannon_duel.model.records import Cannon
from companion.games.cannon_duel.model.state import State
from companion.library.texts import say
from tests.games.cannon_duel.rules.scene import ANNE, BART, BOOK, asked, duel, loaded, played, refusals, with_hand


def aimed_before(*cards: str, **rulings: str) -> State:
    """Anne has aimed and holds these cards. rulings: by id with an underscore."""
    s = duel(rulings={name.replace("_", "-"): way for name, way in rulings.items()})
    return with_hand(s, ANNE, *cards).with_turn(taken=1, aimed=True)


@pytest.mark.rule("CD-RELOAD-01")
def test_two_cards_bring_one_projectile_and_the_others_may_change_cannons() -> None:
    s = loaded(loaded(aimed_before("spades-4", "hearts-9"), ANNE, "bow", "ball"), ANNE, "stern")
    s, happened = played(s, reload.reload_one, ANNE, answers=([], "grape/ball"), drawn=("grape",))
    assert s.player(ANNE).loaded == (("bow", "grape"), ("stern", "ball"))
    assert s.player(ANNE).discards == ("spades-4", "hearts-9") and s.turn.phase == "fire"
    assert next(event for event in happened if isinstance(event, ShotsDrawn)).shots == ("grape",)


@pytest.mark.rule("CD-RELOAD-02", "CD-RELOAD-03")
def test_a_pair_fills_every_empty_place() -> None:
    s = aimed_before("diamonds-7", "clubs-7", "spades-1")
    s = s.with_player(ANNE, cannons=(Cannon("bow", "carronade", ("chain",)), Cannon("stern", "18-pounder")))
    given = (["diamonds-7", "clubs-7"], ["bow-1"], "chain-chain/ball-grape")
    s, _ = played(s, reload.reload_battery, ANNE, answers=given, drawn=("ball", "grape", "chain", "chain"))
    assert s.player(ANNE).cannon("bow").loaded == ("chain", "chain")
    assert s.player(ANNE).cannon("stern").loaded == ("ball", "grape") and s.player(ANNE).hand == ("spades-1",)


@pytest.mark.rule("CD-RELOAD-02", "CD-COMP-12")
def test_the_battery_takes_a_pair_and_no_other_cards() -> None:
    s = aimed_before("diamonds-7", "clubs-7", "spades-1", "joker-1")
    question = asked(s, reload.reload_battery, ANNE)
    with pytest.raises(BadAnswer):
        question.read(["diamonds-7", "spades-1"])
    assert question.admits(["spades-1", "joker-1"]) and question.admits(["clubs-7", "diamonds-7"])
    single = aimed_before("diamonds-7", "spades-1")
    assert refusals(reload.verdict_battery(single, BOOK, ANNE)) == [("CD-COMP-12", "cd-no-pair-held")]
    assert reload.verdict_one(single, BOOK, ANNE).allowed


@pytest.mark.rule("CD-RELOAD-03")
def test_what_goes_back_may_come_up_again() -> None:
    s = loaded(loaded(aimed_before("spades-4", "hearts-9"), ANNE, "bow", "grape", "grape"), ANNE, "stern", "grape")
    s = loaded(loaded(s, BART, "bow", "grape"), BART, "stern", "grape")
    assert dict(bag.bagged(s, BOOK).contents) == {"ball": 5, "chain": 5}, "every grapeshot is loaded"
    s, _ = played(s, reload.reload_one, ANNE, answers=(["bow-1"],), drawn=("grape",))
    assert s.player(ANNE).cannon("bow").loaded == ("grape", "grape"), "the one that went back was drawn"


@pytest.mark.rule("A-23")
def test_full_cannons_give_one_up_first() -> None:
    s = aimed_before("spades-4", "hearts-9")
    question = asked(s, reload.reload_one, ANNE)
    assert question.key == "return" and question.lo == 1
    with pytest.raises(BadAnswer):
        question.read([])


@pytest.mark.rule("A-21")
def test_a_reload_may_fill_a_cannon_where_the_table_says_so() -> None:
    s = loaded(loaded(aimed_before("spades-4", "hearts-9", A_21="cannon"), ANNE, "bow"), ANNE, "stern")
    s, _ = played(s, reload.reload_one, ANNE, answers=("bow", "ball-ball/none"), drawn=("ball", "ball"))
    assert [shot for _, shot in s.player(ANNE).loaded] == ["ball", "ball"]
    one = loaded(s, ANNE, "bow", "ball", "ball").with_turn(phase="actions", taken=1)
    one = loaded(with_hand(one, ANNE, "spades-4", "hearts-9"), ANNE, "stern")
    after, _ = played(one, reload.reload_one, ANNE, answers=([], "ball-ball/chain"), drawn=("chain",))
    assert len(after.player(ANNE).loaded) == 3, "only the Long Nine had room"


@pytest.mark.rule("CD-RELOAD-01", "CD-RELOAD-03")
def test_no_projectile_is_ever_lost() -> None:
    s = aimed_before("spades-4", "hearts-9")
    s, _ = played(s, reload.reload_one, ANNE, answers=(["bow-1", "stern-3"], "chain-chain/none"), drawn=("chain",))
    left = dict(bag.bagged(s, BOOK).contents)
    assert {shot: left.get(shot, 0) + n for shot, n in s.loaded.items()} == dict.fromkeys(s.loaded, 5)


def test_the_bag_of_the_table_is_drawn_from_by_people() -> None:
    s = replace(loaded(aimed_before("spades-4", "hearts-9"), ANNE, "stern"), options=duel(bag="table").options)
    question = asked(s, reload.reload_one, ANNE, answers=([],))
    assert (question.nature, question.who) == ("fact", ANNE)


@pytest.mark.rule("CD-RELOAD-03", "A-23")
def test_nothing_need_go_back_where_a_place_is_empty() -> None:
    full = asked(aimed_before("spades-4", "hearts-9"), reload.reload_one, ANNE)
    assert full.none is None and full.note is not None
    room = asked(loaded(aimed_before("spades-4", "hearts-9"), ANNE, "bow", "ball"), reload.reload_one, ANNE)
    assert room.lo == 0 and room.none is not None and room.note is None


@pytest.mark.rule("CD-RELOAD-01")
def test_every_way_to_load_is_named() -> None:
    s = loaded(loaded(aimed_before("spades-4", "hearts-9"), ANNE, "bow", "ball"), ANNE, "stern")
    question = asked(s, reload.reload_one, ANNE, answers=([],), drawn=("grape",))
    assert [(each.id, say(each.label), each.picture) for each in question.options] == [
        ("ball/grape", "Bow: ball; stern: grapeshot", "load:ball/grape"),
        ("grape/ball", "Bow: grapeshot; stern: ball", "load:grape/ball"),
        ("ball-grape/none", "Bow: ball and grapeshot; stern: empty", "load:ball-grape/none"),
    ]
