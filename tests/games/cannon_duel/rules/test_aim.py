"""Aim, Prepare, and the Aim that every turn demands."""

from __future__ import annotations

import pytest

from companion.core.procedures.copied_cards import CopiedCard
from companion.core.questions.kinds import BadAnswer
from companion.games.cannon_duel.actions import aim, broadside, patch, prepare, reload, swerve, turn_actions
from companion.games.cannon_duel.actions.aim import CardAimed
from companion.games.cannon_duel.aiming import reading, targeting
from companion.games.cannon_duel.cards.advanced import TRICK, trick_form
from companion.games.cannon_duel.model.ids import UNKNOWN, ZONES
from companion.games.cannon_duel.model.records import Aimed
from companion.games.cannon_duel.model.state import State
from companion.library.texts import say
from tests.games.cannon_duel.rules.scene import (
    ANNE,
    BART,
    BOOK,
    aimed,
    asked,
    at_edge,
    duel,
    laid,
    left,
    on_paper,
    option,
    options,
    played,
    refusals,
    with_hand,
)


@pytest.mark.rule("CD-AIM-01", "CD-AIM-04")
def test_a_six_below_a_nine_points_to_the_middle() -> None:
    s = with_hand(aimed(duel(), ANNE, 1, left="spades-9"), ANNE, "hearts-6", "clubs-2")
    question = asked(s, aim.aim, ANNE, "hearts-6")
    assert options(question) == dict.fromkeys(
        ("target-1-left", "target-1-below", "target-2-left", "target-2-below"), True
    )
    middle = option(question, "target-1-below")
    assert middle.note is not None and middle.figures[0].picture == "grade:perfect"
    s, happened = played(s, aim.aim, ANNE, "hearts-6", answers=("target-1-below",))
    assert at_edge(s, ANNE, 1, "below") == Aimed("hearts-6", 6) and s.player(ANNE).hand == ("clubs-2",)
    assert reading.grade(s, BOOK, ANNE, s.player(ANNE).targets[0]) == "perfect"
    assert (s.turn.taken, s.turn.aimed, s.turn.phase) == (1, True, "actions")
    told = happened[0]
    assert isinstance(told, CardAimed) and (told.number, told.grade) == (1, "perfect")


@pytest.mark.rule("CD-AIM-02")
def test_any_card_may_lie_at_any_place() -> None:
    s = with_hand(duel(), ANNE, "hearts-6")
    s, _ = played(s, aim.aim, ANNE, "hearts-6", answers=("target-2-left",))
    assert at_edge(s, ANNE, 2, "left") == Aimed("hearts-6", 6) and s.player(ANNE).hand == ()


@pytest.mark.rule("CD-AIM-03")
def test_a_card_takes_the_place_of_another_which_is_discarded() -> None:
    s = with_hand(aimed(duel(), ANNE, 1, left="spades-9", below="spades-2"), ANNE, "hearts-6")
    taken = option(asked(s, aim.aim, ANNE, "hearts-6"), "target-1-below")
    assert taken.note is not None and say(taken.note) == "9, 6 → perfect shot; replaces the 2 of spades"
    s, happened = played(s, aim.aim, ANNE, "hearts-6", answers=("target-1-below",))
    assert at_edge(s, ANNE, 1, "below") == Aimed("hearts-6", 6) and s.player(ANNE).discards == ("spades-2",)
    assert happened[0].rule == "CD-AIM-03"


@pytest.mark.rule("CD-COMP-09", "A-25")
def test_a_joker_keeps_the_value_that_was_named_for_it() -> None:
    s = with_hand(aimed(duel(), ANNE, 1, left="spades-9"), ANNE, "joker-1")
    values = asked(s, aim.aim, ANNE, "joker-1", answers=("target-1-below",))
    assert [each.id for each in values.options] == [str(n) for n in range(1, 11)]
    assert option(values, "6").figures[0].picture == "grade:perfect"
    s, _ = played(s, aim.aim, ANNE, "joker-1", answers=("target-1-below", "6"))
    assert at_edge(s, ANNE, 1, "below") == Aimed("joker-1", 6)
    assert reading.grade(s, BOOK, ANNE, s.player(ANNE).targets[0]) == "perfect"


@pytest.mark.rule("CD-AIM-01")
def test_of_a_card_on_paper_the_value_is_told_only_where_the_app_can_read_the_target() -> None:
    s = on_paper(duel(hands="table"), ANNE, 3)
    s, happened = played(s, aim.aim, ANNE, "", answers=("target-1-left", "9"))
    assert at_edge(s, ANNE, 1, "left") == Aimed(UNKNOWN, 9) and len(s.player(ANNE).hand) == 2
    assert happened.happened[0].announcements == (), "the card is in the hand of whoever has chosen its place"
    _, happened = played(s, aim.aim, ANNE, "", answers=("target-1-below", "6"))
    assert [telling.text.key for telling in happened.happened[0].announcements] == ["cd-told-aimed"]  # type: ignore[union-attr]
    unread = laid(s, ANNE, known=False)
    unread, _ = played(unread, aim.aim, ANNE, "", answers=(f"{unread.player(ANNE).targets[0].id}-left",))
    assert at_edge(unread, ANNE, 1, "left") == Aimed(UNKNOWN, 0)


@pytest.mark.rule("CD-AIM-01")
def test_only_a_card_of_the_hand_can_be_aimed() -> None:
    s = with_hand(duel(), ANNE, "hearts-6")
    assert aim.verdict(s, BOOK, ANNE, "hearts-6").allowed
    assert refusals(aim.verdict(s, BOOK, ANNE, "hearts-7")) == [("CD-AIM-01", "cd-not-held")]
    assert refusals(aim.verdict(with_hand(s, ANNE), BOOK, ANNE)) == [("CD-AIM-01", "cd-empty-hand")]
    no_target = s.with_player(ANNE, targets=())
    for verdict in (aim.verdict(no_target, BOOK, ANNE, "hearts-6"), aim.may_aim(no_target, BOOK, ANNE)):
        assert refusals(verdict) == [("CD-AIM-01", "cd-no-target")]
    other = with_hand(s, BART, "hearts-6")
    assert refusals(aim.verdict(other, BOOK, BART, "hearts-6")) == [("CD-TURN-01", "cd-not-now")]


@pytest.mark.rule("CD-AIM-01", "CD-AIM-04")
def test_the_likely_aim_says_where_the_card_goes_and_what_it_gives() -> None:
    s = aimed(with_hand(duel(), ANNE, "clubs-2", "hearts-6"), ANNE, 2, left="spades-9")
    offer = aim.likely_offer(s, BOOK, ANNE)
    assert offer is not None and offer.option.note is not None
    assert (say(offer.option.label), say(offer.option.note)) == (
        "Aim: 6 of hearts below Target 2",
        "9, 6 → perfect shot",
    )
    assert offer.command.kwargs == {"seat": ANNE, "card": "hearts-6", "at": "target-2", "edge": "below", "value": 6}
    unread = laid(with_hand(duel(targets="table"), ANNE, "hearts-6").with_player(ANNE, targets=()), ANNE, known=False)
    unknown = aim.likely_offer(unread, BOOK, ANNE)
    assert unknown is not None and unknown.option.note is not None
    assert (say(unknown.option.label), say(unknown.option.note)) == (
        "Aim: 6 of hearts at the left of Target 1",
        "to be read when you fire",
    )
    assert aim.likely_offer(with_hand(s, ANNE), BOOK, ANNE) is None
    place = asked(s, aim.aim, ANNE, "hearts-6")
    assert place.default == "target-2-below" and option(place, "target-2-below").figures[0].picture == "grade:perfect"
    assert all(not each.figures for each in asked(unread, aim.aim, ANNE, "hearts-6").options), "nobody can read them"


@pytest.mark.rule("CD-AIM-01", "CD-AIM-03")
def test_of_places_and_cards_that_spare_as_much_a_bare_edge_and_no_joker_are_likely() -> None:
    """Where 5 and 4 meet there is no sign, and no other card is held."""
    s = laid(duel().with_player(ANNE, targets=()), ANNE, 1)
    way = aim.likely(aimed(s, ANNE, 1, left="spades-5"), BOOK, ANNE, ("clubs-4",))
    assert way is not None and way.edge == "below"
    unread = laid(duel().with_player(ANNE, targets=()), ANNE, 1, known=False)
    for hand in (("joker-1", "clubs-4"), ("clubs-4", "joker-1")):
        way = aim.likely(unread, BOOK, ANNE, hand)
        assert way is not None and (way.card, way.edge, way.value) == ("clubs-4", "left", 4)


def test_the_menu_shows_each_card_with_the_best_that_it_may_make() -> None:
    s = with_hand(duel(), ANNE, "spades-9", "spades-5", "spades-3", "joker-1")
    offered = {offer.option.id: offer for offer in aim.offers(s, BOOK)}
    best = {name: offer.option.figures[0].picture for name, offer in offered.items()}
    assert best == {
        "aim-spades-9": "grade:perfect",
        "aim-spades-5": "grade:good",
        "aim-spades-3": "grade:weak",
        "aim-joker-1": "grade:perfect",
    }
    assert offered["aim-spades-5"].command.kwargs == {"seat": ANNE, "card": "spades-5"}
    paper = list(aim.offers(on_paper(duel(hands="table"), ANNE, 2), BOOK))
    places = [f"aim-target-{n}-{edge}" for n in (1, 2) for edge in ("left", "below")]
    assert [offer.option.id for offer in paper] == places and all(offer.option.verdict.allowed for offer in paper)
    assert [say(offer.option.label) for offer in paper] == [
        f"Aim: Target {n}, {edge}" for n in (1, 2) for edge in ("left", "below")
    ]
    (empty,) = aim.offers(with_hand(s, ANNE), BOOK)
    assert not empty.option.verdict.allowed
    (empty,) = aim.offers(on_paper(duel(hands="table"), ANNE, 0), BOOK)
    assert empty.option.id == "aim" and not empty.option.verdict.allowed


@pytest.mark.rule("CD-AIM-03")
def test_of_a_hand_on_paper_each_place_says_which_card_goes() -> None:
    s = aimed(on_paper(duel(hands="table"), ANNE, 2), ANNE, 1, left="unknown=9")
    notes = {offer.option.id: offer.option.note for offer in aim.offers(s, BOOK)}
    told = {place: say(note) for place, note in notes.items() if note is not None}
    assert told == {"aim-target-1-left": "replaces the Aim card for 9"}


@pytest.mark.rule("CD-PREP-01")
def test_preparing_draws_a_card_even_beyond_the_hand_limit() -> None:
    hand = tuple(f"spades-{n}" for n in range(1, 8))
    s, happened = played(with_hand(duel(), ANNE, *hand), prepare.prepare, ANNE)
    assert len(s.player(ANNE).hand) == 8 and s.player(ANNE).hand[-1] == "spades-8"
    assert (s.turn.taken, s.turn.aimed) == (1, False)
    assert [type(event).__name__ for event in happened] == ["CardDrawn", "CardsTaken", "TurnMoved"]


@pytest.mark.rule("CD-DRAW-03", "A-13")
def test_discards_are_the_new_deck_and_without_any_nothing_is_drawn() -> None:
    every = tuple(f"{suit}-{n}" for suit in ("spades", "hearts", "clubs", "diamonds") for n in range(1, 11))
    rest = ("joker-1", "joker-2")
    s = with_hand(duel(), ANNE, *every[:5]).with_player(ANNE, discards=(*every[5:], *rest))
    s, happened = played(s, prepare.prepare, ANNE)
    assert type(happened[0]).__name__ == "DeckShuffled" and len(s.player(ANNE).hand) == 6
    assert s.player(ANNE).discards == ()
    none = with_hand(duel(), ANNE, *every, *rest)
    after, _ = played(none, prepare.prepare, ANNE)
    assert after.player(ANNE).hand == none.player(ANNE).hand


# --- CD-TURN: which actions


def second(s: State) -> State:
    """One action is taken, and it was not Aim."""
    return s.with_turn(taken=1, aimed=False)


@pytest.mark.rule("CD-TURN-02")
def test_the_second_action_is_aim_where_the_first_was_not() -> None:
    s = second(with_hand(duel(), ANNE, "spades-4", "spades-5", "hearts-4"))
    for verdict in (
        prepare.verdict(s, BOOK, ANNE),
        broadside.verdict(s, BOOK, ANNE),
        swerve.verdict(s, BOOK, ANNE),
        reload.verdict_one(s, BOOK, ANNE),
        reload.verdict_battery(s, BOOK, ANNE),
    ):
        assert refusals(verdict) == [("CD-TURN-02", "cd-must-aim")]
    assert aim.verdict(s, BOOK, ANNE, "spades-4").allowed
    again = s.with_turn(aimed=True)
    assert prepare.verdict(again, BOOK, ANNE).allowed and aim.verdict(again, BOOK, ANNE, "spades-4").allowed


@pytest.mark.rule("CD-TURN-01", "CD-TURN-02")
def test_every_reason_against_an_action_is_told() -> None:
    s = with_hand(duel(), BART).with_turn(taken=1)
    found = turn_actions.may_act(s, BOOK, BART, spends=2, aims=False)
    assert refusals(found) == [
        ("CD-TURN-01", "cd-not-now"),
        ("CD-TURN-02", "cd-few-cards"),
        ("CD-TURN-02", "cd-must-aim"),
    ]
    late = turn_actions.may_act(with_hand(s, ANNE, "hearts-1").with_turn(phase="fire"), BOOK, ANNE, spends=1, aims=True)
    assert refusals(late) == [("CD-TURN-01", "cd-not-now")]


@pytest.mark.rule("CD-TURN-02")
def test_after_two_actions_the_cannon_may_fire() -> None:
    s = with_hand(duel(), ANNE, "spades-4", "spades-5")
    s, _ = played(s, aim.aim, ANNE, "spades-4", answers=("target-1-left",))
    s, _ = played(s, aim.aim, ANNE, "spades-5", answers=("target-1-below",))
    assert (s.turn.phase, s.turn.taken) == ("fire", 2), "the same action twice"
    assert refusals(prepare.verdict(s, BOOK, ANNE)) == [("CD-TURN-01", "cd-not-now")]


@pytest.mark.rule("CD-TURN-04")
def test_a_first_action_leaves_a_card_to_aim_with() -> None:
    s = with_hand(duel(), ANNE, "spades-4", "spades-7")
    assert refusals(broadside.verdict(s, BOOK, ANNE)) == [("CD-TURN-04", "cd-keep-a-card")]
    three = with_hand(s, ANNE, "spades-4", "spades-7", "spades-9")
    assert broadside.verdict(three, BOOK, ANNE).allowed
    flush = asked(three, broadside.broadside, ANNE)
    with pytest.raises(BadAnswer):
        flush.read(["spades-4", "spades-7", "spades-9"])
    assert flush.read(["spades-4", "spades-9"]) == ("spades-4", "spades-9")
    aimed_before = three.with_turn(taken=1, aimed=True)
    assert asked(aimed_before, broadside.broadside, ANNE).admits(["spades-4", "spades-7", "spades-9"])


@pytest.mark.rule("CD-TURN-04", "A-31")
def test_an_empty_hand_prepares_and_aims_or_changes_target() -> None:
    s = left(with_hand(duel(), ANNE), ANNE, hull_centre=3, sails_bow=1)
    assert prepare.verdict(s, BOOK, ANNE).allowed and turn_actions.may_change(s, BOOK, ANNE).allowed
    for verdict in (
        aim.verdict(s, BOOK, ANNE),
        broadside.verdict(s, BOOK, ANNE),
        swerve.verdict(s, BOOK, ANNE),
        reload.verdict_one(s, BOOK, ANNE),
        reload.verdict_battery(s, BOOK, ANNE),
        patch.verdict(s, BOOK, ANNE),
    ):
        assert not verdict.allowed


@pytest.mark.rule("CD-TURN-04", "A-19", "CD-ADV-06")
def test_a_dirty_trick_that_stands_in_for_aim_needs_no_card() -> None:
    s = with_hand(duel(), ANNE, "spades-4", "spades-7")

    def holding(stands: bool) -> State:
        record = trick_form("3").read({"window": "action", "costs-action": True, "stands-for-aim": stands})
        return s.with_player(ANNE, tricks=("3",)).with_card(CopiedCard(TRICK, "3", record, "sample"))

    assert turn_actions.may_act(holding(True), BOOK, ANNE, spends=2, aims=False).allowed
    assert not turn_actions.may_act(holding(False), BOOK, ANNE, spends=2, aims=False).allowed
    uncopied = s.with_player(ANNE, tricks=("3",))
    assert turn_actions.may_act(uncopied, BOOK, ANNE, spends=2, aims=False).allowed, "nobody knows what it does"


# --- CD-TURN-03: a change of target


@pytest.mark.rule("CD-TURN-03", "A-01")
def test_a_change_of_target_skips_both_actions_and_leads_to_another_zone() -> None:
    s = with_hand(aimed(duel(), ANNE, 1, left="spades-9"), ANNE, "clubs-2")
    zones = asked(s, turn_actions.change_target, ANNE)
    assert [zone for zone, free in options(zones).items() if not free] == ["hull-centre"]
    s, happened = played(s, turn_actions.change_target, ANNE, answers=("deck-centre",))
    anne = s.player(ANNE)
    assert (s.turn.phase, s.turn.taken, anne.crosshair) == ("fire", 0, "deck-centre")
    assert len(anne.targets) == 3 and anne.discards == ("spades-9",) and anne.hand == ("clubs-2",)
    assert type(happened[0]).__name__ == "TargetsCleared"


@pytest.mark.rule("CD-TURN-03", "A-01")
@pytest.mark.parametrize(
    ("way", "mount", "barred"),
    [
        ("either", "bow", True),
        ("either", "stern", False),
        ("different", "bow", True),
        ("different", "stern", True),
        ("free", "bow", False),
    ],
)
def test_the_same_zone_will_do_for_the_other_cannon_or_as_the_table_says(way: str, mount: str, barred: bool) -> None:
    other = (targeting.OTHER,) if mount == "stern" else ()
    question = asked(duel(rulings={"A-01": way}), turn_actions.change_target, ANNE, answers=other)
    assert question.about == (mount,)
    found = {zone: free for zone, free in options(question).items() if zone in ZONES}
    assert found == {zone: not (barred and zone == "hull-centre") for zone in ZONES}
    if barred:
        assert refusals(option(question, "hull-centre").verdict) == [("CD-TURN-03", "cd-same-zone")]


@pytest.mark.rule("CD-TURN-03")
def test_a_target_is_changed_before_any_action_only() -> None:
    s = duel().with_turn(taken=1, aimed=True)
    assert refusals(turn_actions.may_change(s, BOOK, ANNE)) == [("CD-TURN-03", "cd-change-first")]
    assert list(turn_actions.offers(s, BOOK)) == []
    (offer,) = turn_actions.offers(duel(), BOOK)
    assert offer.option.verdict.allowed and offer.command.kwargs == {"seat": ANNE}
    assert refusals(turn_actions.may_change(duel(), BOOK, BART)) == [("CD-TURN-01", "cd-not-now")]


def test_every_action_stands_in_the_menu_with_what_it_takes() -> None:
    s = left(with_hand(duel(), ANNE, "spades-4", "spades-5", "hearts-4", "clubs-9"), ANNE, hull_bow=1)
    for module, names in (
        (prepare, ["prepare"]),
        (broadside, ["broadside"]),
        (swerve, ["swerve"]),
        (reload, ["reload-one", "reload-battery"]),
        (patch, ["patch-up"]),
    ):
        found = list(module.offers(s, BOOK))
        assert [offer.option.id for offer in found] == [offer.command.name for offer in found] == names
        for offer in found:
            assert offer.option.verdict.allowed and offer.option.note is not None
            assert offer.option.group == turn_actions.GROUP and offer.command.kwargs == {"seat": ANNE}


@pytest.mark.rule("CD-AIM-01", "CD-COMP-01")
def test_a_card_of_a_hand_on_paper_may_be_any_and_stands_for_one_of_ten_values() -> None:
    paper = on_paper(duel(hands="table"), ANNE, 2)
    assert aim.verdict(paper, BOOK, ANNE, "spades-9").allowed, "nobody here knows that it is not in the hand"
    assert not aim.verdict(with_hand(duel(), ANNE, "clubs-2"), BOOK, ANNE, "spades-9").allowed
    question = asked(paper, aim.aim, ANNE, answers=("target-1-left",))
    assert list(options(question)) == [str(n) for n in range(1, 11)]


@pytest.mark.rule("CD-TARGET-01", "CD-AIM-04")
def test_without_an_active_cannon_nobody_knows_what_a_value_may_still_bring() -> None:
    s = duel().with_player(ANNE, active="")
    assert reading.hope_with(s, BOOK, ANNE, s.player(ANNE).targets[0], "left", 9) is None
