"""Targeting: gunner, crosshair, Target cards, and what they come to."""

from __future__ import annotations

import pytest

from companion.core.events.announcements import Order
from companion.core.procedures.copied_cards import CopiedCard
from companion.core.questions.kinds import BadAnswer, Choose
from companion.core.values.frozen_records import replace
from companion.core.values.messages import msg
from companion.games.cannon_duel.aiming import reading, targeting
from companion.games.cannon_duel.aiming.targeting import TargetsLaid
from companion.games.cannon_duel.cards import target_cards, tiles
from companion.games.cannon_duel.model.ids import MOUNTS, ZONES
from companion.games.cannon_duel.model.state import State
from companion.library.texts import say
from tests.games.cannon_duel.rules.scene import (
    ANNE,
    BART,
    BOOK,
    aimed,
    asked,
    duel,
    laid,
    left,
    loaded,
    option,
    options,
    played,
)


def bare_table(targets: str = "app") -> State:
    """Nobody has a Target card yet. targets: who turns them up."""
    return duel(targets=targets).with_player(ANNE, targets=()).with_player(BART, targets=())


@pytest.mark.rule("CD-TARGET-01", "CD-TARGET-02", "CD-TARGET-03", "CD-TARGET-04")
def test_a_zone_of_the_hull_numbered_two_takes_two_target_cards() -> None:
    s, happened = played(
        bare_table(), targeting.aim_at, ANNE, "CD-TARGET-01", "aim", answers=("hull-centre",), drawn=("3", "5")
    )
    anne = s.player(ANNE)
    assert (anne.active, anne.crosshair) == ("bow", "hull-centre")
    assert [target.card for target in anne.targets] == ["3", "6"], "the fifth of those left after the third is gone"
    assert len({target.id for target in anne.targets}) == 2 and all(not target.aimed for target in anne.targets)
    assert [type(event).__name__ for event in happened] == ["CrosshairPlaced", "TargetsLaid"], "the Gunner stays"


@pytest.mark.rule("CD-TARGET-01")
def test_a_cannon_that_cannot_fire_may_be_active() -> None:
    s = left(bare_table(), ANNE, deck_stern=0).with_zone(ANNE, "deck-stern", officers=())
    silent = option(asked(s, targeting.aim_at, ANNE, "CD-TARGET-01", "aim"), targeting.OTHER)
    assert (
        silent.verdict.allowed
        and silent.note is not None
        and dict(silent.note.args)["state"] == msg("cd-cannon-silent")
    )


@pytest.mark.rule("CD-TARGET-02")
def test_any_zone_of_the_other_ship_may_be_aimed_at() -> None:
    question = asked(bare_table(), targeting.aim_at, ANNE, "CD-TARGET-01", "aim", answers=(targeting.OTHER,))
    assert options(question) == dict.fromkeys(ZONES, True)
    but = {"stern": "deck-bow"}
    but_one = asked(bare_table(), targeting.aim_at, ANNE, "CD-TURN-03", "aim", answers=(targeting.OTHER,), barred=but)
    assert [zone for zone, free in options(but_one).items() if not free] == ["deck-bow"]
    with pytest.raises(BadAnswer):
        but_one.read("deck-bow")


@pytest.mark.rule("CD-TARGET-03")
def test_discarded_target_cards_are_shuffled_when_the_pack_is_used_up() -> None:
    cards = target_cards.subjects(BOOK)
    s = replace(bare_table(), targets_gone=cards[1:])
    s, happened = played(s, targeting.aim_at, ANNE, "CD-TARGET-01", "aim", answers=("hull-centre",))
    assert [target.card for target in s.player(ANNE).targets] == ["1", "2"]
    assert [type(event).__name__ for event in happened].count("TargetsShuffled") == 1 and s.targets_gone == ()


@pytest.mark.rule("CD-TARGET-03", "CD-TARGET-04")
def test_people_turn_up_target_cards_that_the_app_does_not_know() -> None:
    s, happened = played(
        bare_table(targets="table"), targeting.aim_at, ANNE, "CD-TARGET-01", "aim", answers=("deck-centre",)
    )
    assert [target.card for target in s.player(ANNE).targets] == ["", "", ""]
    assert [telling.text.key for telling in happened.happened[-1].announcements] == ["cd-order-targets"]  # type: ignore[union-attr]


@pytest.mark.rule("CD-FIRE-S7", "CD-TURN-03")
def test_target_cards_go_with_the_aim_cards_beside_them() -> None:
    s = aimed(duel(), ANNE, 1, left="spades-9", below="joker-1=6")
    s, _ = played(s, targeting.clear, ANNE, "CD-FIRE-S7")
    assert s.player(ANNE).targets == () and s.player(ANNE).discards == ("spades-9", "joker-1")
    assert s.targets_gone == ("1", "2")
    s, happened = played(s, targeting.clear, ANNE, "CD-FIRE-S7")
    assert happened == []


@pytest.mark.parametrize(
    ("known", "hands", "order"),
    [(True, "app", None), (True, "table", "aim"), (False, "app", "targets"), (False, "table", "both")],
)
def test_hands_clear_what_lies_on_the_table(known: bool, hands: str, order: str | None) -> None:
    s = aimed(laid(duel(hands=hands), ANNE, known=known), ANNE, 1, left="spades-9")
    _, happened = played(s, targeting.clear, ANNE, "CD-FIRE-S7")
    assert [telling.text.key for telling in happened.announcements] == ([f"cd-order-clear-{order}"] if order else [])  # type: ignore[union-attr]


@pytest.mark.rule("CD-AIM-04", "CD-FIRE-04")
def test_nine_and_six_meet_in_the_middle_of_the_card() -> None:
    s = aimed(duel(), ANNE, 1, left="spades-9")
    target = s.player(ANNE).targets[0]
    assert reading.grade_with(s, ANNE, target, "below", 6) == "perfect"
    assert reading.grade_with(s, ANNE, target, "below", 4) == "good"
    assert reading.grade_with(s, ANNE, target, "below", 3) == "weak"
    assert reading.grade_with(s, ANNE, replace(target, left=None), "below", 6) == "missed"


@pytest.mark.rule("CD-CANNON-01", "CD-CANNON-02", "CD-CANNON-03", "CD-CANNON-04")
def test_each_cannon_reads_the_same_sign_in_its_own_way() -> None:
    s = aimed(duel(), ANNE, 1, left="spades-9", below="clubs-3")
    target = s.player(ANNE).targets[0]
    assert reading.grade(s, BOOK, ANNE, target) == "weak"
    assert reading.grade(s.with_player(ANNE, active="stern"), BOOK, ANNE, target) == "missed", "not on the tile"
    carronade = s.with_cannon(ANNE, "bow", gun="carronade")
    assert reading.grade(carronade, BOOK, ANNE, target) == "weak"
    middle = aimed(carronade, ANNE, 1, below="clubs-6").player(ANNE).targets[0]
    assert reading.grade(carronade, BOOK, ANNE, middle) == "good", "never perfect"


@pytest.mark.rule("CD-FIRE-04")
def test_one_aim_card_is_a_miss_and_none_is_hasty() -> None:
    s = aimed(duel(), ANNE, 1, below="clubs-6")
    one, none = s.player(ANNE).targets
    assert (reading.grade(s, BOOK, ANNE, one), reading.grade(s, BOOK, ANNE, none)) == ("missed", "hasty")
    unread = laid(s, ANNE, known=False)
    assert reading.grade(unread, BOOK, ANNE, unread.player(ANNE).targets[0]) == "hasty"
    both = aimed(unread, ANNE, 1, left="spades-9", below="clubs-6").player(ANNE).targets[0]
    assert reading.grade(unread, BOOK, ANNE, both) is None


@pytest.mark.rule("CD-AIM-02", "CD-AIM-04")
def test_hope_is_the_best_that_the_empty_edge_may_still_bring() -> None:
    s = duel()
    target = s.player(ANNE).targets[0]
    hopes = [reading.hope_with(s, BOOK, ANNE, target, "left", value) for value in (9, 7, 5)]
    assert hopes == ["perfect", "good", "weak"]
    assert reading.hope_with(s, BOOK, ANNE, replace(target, card=""), "left", 9) is None


@pytest.mark.rule("CD-AIM-02", "CD-AIM-04")
def test_hope_counts_on_the_values_that_are_printed_on_the_empty_edge() -> None:
    s = duel()
    target = s.player(ANNE).targets[0]
    printed = target_cards.grid_of(s, target)
    assert printed is not None
    record = (("left", "1/2"), ("below", "3/4"), ("grid", (printed.sign(9, 6),)))
    s = s.with_card(CopiedCard(target_cards.SCHEMA, target.card, record, "sample"))
    assert reading.hope_with(s, BOOK, ANNE, target, "left", 1) == "perfect"
    assert reading.hope_with(s, BOOK, ANNE, target, "below", 3) == "perfect"
    assert reading.hope_with(s, BOOK, ANNE, target, "left", 3) == "missed", "not printed on that edge"


@pytest.mark.rule("CD-TARGET-01")
def test_the_gunner_stays_unless_somebody_says_otherwise() -> None:
    def pointed(s: State) -> str:
        return str(asked(s, targeting.aim_at, ANNE, "CD-TARGET-01", "aim").about[0])

    s = bare_table()
    question = asked(s, targeting.aim_at, ANNE, "CD-TARGET-01", "aim")
    assert say(question.note) == "18-pounder at the bow · ball and chain shot"
    other = option(question, targeting.OTHER)
    assert other.note is not None
    assert (say(other.label), say(other.note)) == ("The other cannon", "Long Nine at the stern · ball")
    assert [pointed(s.with_player(ANNE, active=each)) for each in ("", "bow", "stern")] == ["bow", "bow", "stern"]


@pytest.mark.rule("CD-TARGET-01", "CD-FIRE-02", "CD-EFF-05")
def test_the_gunner_is_likely_to_leave_a_cannon_that_cannot_fire_for_one_that_can() -> None:
    def pointed(s: State) -> str:
        return str(asked(s, targeting.aim_at, ANNE, "CD-TARGET-01", "aim").about[0])

    s = bare_table()
    empty = loaded(s, ANNE, "bow")
    silent = s.with_zone(ANNE, "deck-bow", markers=0, officers=())
    assert pointed(empty) == pointed(silent) == "stern"
    assert pointed(loaded(empty, ANNE, "stern")) == "bow", "neither can fire"
    s, happened = played(empty, targeting.aim_at, ANNE, "CD-TARGET-01", "aim", answers=("hull-centre",))
    assert s.player(ANNE).active == "stern" and type(happened[0]).__name__ == "GunnerPlaced"


@pytest.mark.rule("CD-CANNON-04", "CD-FIRE-04")
def test_a_tile_that_is_copied_in_part_is_not_read() -> None:
    s = aimed(duel(), ANNE, 1, left="spades-9", below="hearts-6")
    record = tiles.form("18-pounder", BOOK).read({"perfect": ["o"], "good": None, "weak": ["s"]})
    part = s.with_card(CopiedCard(tiles.SCHEMA, "18-pounder", record, "sample"))
    assert (tiles.known(s, "18-pounder"), tiles.known(part, "18-pounder")) == (True, False)
    assert reading.grade(part, BOOK, ANNE, part.player(ANNE).targets[0]) is None


@pytest.mark.rule("CD-FIRE-S7")
@pytest.mark.parametrize(("planks", "stays"), [(4, True), (0, False)])
def test_who_has_fired_keeps_the_aim_by_one_tap_while_there_is_anything_to_hit(planks: int, stays: bool) -> None:
    s = left(bare_table().with_player(ANNE, active="bow", crosshair="hull-bow"), BART, hull_bow=planks)
    question = asked(s, targeting.aim_at, ANNE, "CD-FIRE-S7", "again")
    assert isinstance(question, Choose)
    assert (question.default == "hull-bow") is (question.stays is not None) is stays


@pytest.mark.rule("CD-TARGET-01", "CD-TARGET-02")
@pytest.mark.parametrize("before", [{"active": "", "crosshair": ""}, {"active": "stern", "crosshair": "hull-bow"}])
def test_nothing_stays_where_gunner_or_crosshair_would_move(before: dict[str, str]) -> None:
    s = loaded(loaded(bare_table(), ANNE, "bow", "ball"), ANNE, "stern").with_player(ANNE, **before)
    question = asked(s, targeting.aim_at, ANNE, "CD-TARGET-01", "aim")
    assert isinstance(question, Choose) and question.stays is None


@pytest.mark.rule("CD-TARGET-02", "CD-TURN-03", "A-01")
def test_where_the_old_zone_may_not_be_aimed_at_the_best_of_the_others_is_likely() -> None:
    s = duel().with_player(ANNE, crosshair="deck-centre")
    barred = dict.fromkeys(MOUNTS, "deck-centre")
    assert asked(s, targeting.aim_at, ANNE, "CD-TURN-03", "anew").default == "deck-centre"
    assert asked(s, targeting.aim_at, ANNE, "CD-TURN-03", "anew", barred=barred).default == "hull-bow"


@pytest.mark.rule("CD-TARGET-03")
def test_where_all_target_cards_lie_on_the_table_none_is_laid_and_nobody_is_told_to() -> None:
    s = laid(replace(duel(), targets_dealt=2), BART, 28)
    after, happened = played(s, targeting.aim_at, ANNE, "CD-FIRE-S7", "again", answers=["hull-bow"])
    placed = happened[-1]
    assert isinstance(placed, TargetsLaid) and placed.cards == () and after.targets_dealt == s.targets_dealt == 30
    assert not any(isinstance(told, Order) for told in happened.of(placed))
