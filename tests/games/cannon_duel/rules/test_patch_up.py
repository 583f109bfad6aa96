"""Patch up, move by move, and what sailors do for free."""

from __future__ import annotations

import pytest

from companion.core.events.announcements import Change, Order
from companion.core.procedures.menus import Menu
from companion.core.procedures.procedure import command
from companion.core.questions.kinds import BadAnswer
from companion.games.cannon_duel.actions import arrange, patch
from companion.games.cannon_duel.actions.patch import Move, SailorMoved
from companion.games.cannon_duel.model.ids import CENTRE
from companion.games.cannon_duel.model.state import State
from companion.games.cannon_duel.turn import phases
from companion.library.texts import say
from tests.games.cannon_duel.rules.scene import (
    ANNE,
    BOOK,
    asked,
    duel,
    left,
    on_paper,
    option,
    options,
    played,
    refusals,
    with_hand,
)
from tests.support.parameter_names import in_words

CARDS = ("spades-4", "hearts-9", "joker-1")


def patching(**markers: int) -> State:
    """Anne has aimed, holds three cards and a fourth, and has so many markers left in these zones."""
    return left(with_hand(duel(), ANNE, *CARDS, "clubs-1"), ANNE, **markers).with_turn(taken=1, aimed=True)


@pytest.mark.rule("CD-PATCH-01", "CD-PATCH-02", "CD-PATCH-03", "A-10")
def test_three_cards_for_three_moves_that_mend_two_sails() -> None:
    given = (
        list(CARDS),
        "sailor-deck-centre-sails-bow",
        "sailor-deck-stern-deck-centre",
        "sailor-deck-centre-sails-bow",
    )
    before = patching(sails_bow=0)
    s, happened = played(before, patch.patch_up, ANNE, answers=given)
    anne = s.player(ANNE)
    assert anne.zone("sails-bow").markers == 2
    assert (anne.zone("deck-stern").strength, anne.zone(CENTRE).strength) == (3, 5), "one less on each"
    assert anne.hand == ("clubs-1",) and anne.discards == CARDS
    assert s.tallies[0].repaired == 2 and s.turn.phase == "fire"
    orders = [told.text.key for told in happened.announcements if isinstance(told, Order)]
    assert orders == ["cd-order-leave", "cd-order-restore", "cd-order-move", "cd-order-leave", "cd-order-restore"]


@pytest.mark.rule("CD-PATCH-02")
def test_sailors_follow_the_ropes_to_where_there_is_room() -> None:
    s = patching(deck_centre=5, sails_stern=1, sails_centre=1, hull_bow=2)
    found = [(move.who, move.origin, move.to) for move in patch.moves(s, ANNE)]
    assert found == [
        ("sailor", "deck-bow", "deck-centre"),
        ("captain", "deck-bow", "deck-centre"),
        ("sailor", "deck-bow", "hull-bow"),
        ("sailor", "deck-centre", "sails-centre"),
        ("sailor", "deck-stern", "deck-centre"),
        ("mate", "deck-stern", "deck-centre"),
        ("sailor", "deck-stern", "sails-stern"),
    ]


@pytest.mark.rule("CD-PATCH-04")
def test_officers_go_to_another_deck_and_mend_nothing() -> None:
    s = patching(deck_centre=5, hull_bow=2)
    assert Move("captain", "deck-bow", "hull-bow") not in patch.moves(s, ANNE)
    given = (["spades-4"], "captain-deck-bow-deck-centre")
    s, happened = played(s, patch.patch_up, ANNE, answers=given)
    assert s.player(ANNE).zone(CENTRE).officers == ("captain",) and s.player(ANNE).zone("deck-bow").officers == ()
    assert s.player(ANNE).zone("deck-bow").markers == 3
    assert next(event for event in happened if isinstance(event, SailorMoved)).rule == "CD-PATCH-04"
    s = left(s.with_turn(phase="actions", taken=1), ANNE, deck_centre=4)
    s, _ = played(s, patch.patch_up, ANNE, answers=(["hearts-9"], "mate-deck-stern-deck-centre"))
    assert s.player(ANNE).zone(CENTRE).officers == ("captain", "mate")


@pytest.mark.rule("CD-PATCH-02", "CD-PATCH-04", "CD-PATCH-05")
@pytest.mark.parametrize(
    ("markers", "wish", "reasons"),
    [
        ({}, "captain-deck-bow-hull-bow", [("CD-PATCH-04", "cd-move-mends")]),
        ({"deck_stern": 2}, "sailor-deck-bow-deck-stern", [("CD-PATCH-02", "cd-move-no-rope")]),
        ({}, "sailor-deck-stern-hull-bow", [("CD-PATCH-02", "cd-move-no-rope")]),
        ({"deck_centre": 6}, "sailor-deck-bow-deck-centre", [("CD-PATCH-02", "cd-move-full")]),
        ({"deck_bow": 0}, "captain-deck-bow-deck-centre", [("CD-PATCH-05", "cd-move-last")]),
    ],
    ids=in_words,
)
def test_where_nobody_goes_can_be_asked(markers: dict[str, int], wish: str, reasons: list[tuple[str, str]]) -> None:
    s = patching(**{"deck_centre": 5, "hull_bow": 2, "sails_stern": 1} | markers)
    question = asked(s, patch.patch_up, ANNE, answers=(["spades-4"],))
    assert wish not in options(question), "the list stays short"
    assert refusals(question.judgement(wish).verdict) == reasons


@pytest.mark.rule("CD-PATCH-05", "CD-COMP-08")
def test_the_last_one_of_a_deck_stays_there() -> None:
    alone = patching(deck_bow=0, deck_stern=1, deck_centre=1)
    assert [move.origin for move in patch.moves(alone, ANNE)] == ["deck-stern", "deck-stern"], "the mate is one more"
    lonely = patching(deck_bow=0, deck_stern=0, deck_centre=1, hull_bow=1, sails_stern=0)
    assert patch.moves(lonely, ANNE) == ()
    assert refusals(patch.verdict(lonely, BOOK, ANNE)) == [("CD-PATCH-02", "cd-no-move")]


@pytest.mark.rule("CD-PATCH-02", "CD-PATCH-04")
def test_on_a_deck_without_sailors_only_officers_can_move() -> None:
    s = patching(deck_bow=0, deck_centre=5, hull_bow=2).with_zone(ANNE, "deck-stern", officers=())
    s = s.with_zone(ANNE, "deck-bow", officers=("captain", "mate"))
    found = [(move.who, move.to) for move in patch.moves(s, ANNE) if move.origin == "deck-bow"]
    assert found == [("captain", "deck-centre"), ("mate", "deck-centre")]


@pytest.mark.rule("CD-PATCH-01", "A-11")
def test_moves_may_be_fewer_than_cards_and_never_more_than_three() -> None:
    s = patching(hull_bow=1)
    with pytest.raises(BadAnswer):
        asked(s, patch.patch_up, ANNE).read([*CARDS, "clubs-1"])
    after, _ = played(s, patch.patch_up, ANNE, answers=(list(CARDS), "sailor-deck-bow-hull-bow", "stop"))
    assert after.player(ANNE).zone("hull-bow").markers == 2 and len(after.player(ANNE).discards) == 3
    small = patching(sails_stern=1)
    after, _ = played(small, patch.patch_up, ANNE, answers=(["spades-4"], "sailor-deck-stern-sails-stern"))
    assert after.turn.phase == "fire"


@pytest.mark.rule("CD-PATCH-01")
def test_nobody_is_asked_for_moves_that_do_not_exist() -> None:
    s = patching(sails_stern=1, deck_stern=1, deck_centre=1, deck_bow=0)
    s = s.with_zone(ANNE, "deck-bow", spaces=1).with_zone(ANNE, CENTRE, spaces=1)
    given = (list(CARDS), "sailor-deck-stern-sails-stern")
    s, _ = played(s, patch.patch_up, ANNE, answers=given)
    assert s.player(ANNE).zone("deck-stern").strength == 1 and len(s.player(ANNE).discards) == 3


@pytest.mark.rule("CD-EFF-06", "CD-PATCH-03")
def test_whoever_comes_covers_a_penalty_and_whoever_leaves_bares_one() -> None:
    s = patching(sails_bow=0, deck_centre=3)
    assert s.player(ANNE).bare == ("sail",)
    s, happened = played(s, patch.patch_up, ANNE, answers=(["spades-4"], "sailor-deck-centre-sails-bow"))
    assert s.player(ANNE).bare == ("hand",), "the sail is back, a hand penalty of the main deck shows"
    moved = next(event for event in happened if isinstance(event, SailorMoved))
    assert (moved.bared, moved.covered) == (("hand",), ("sail",))
    assert [told.good for told in happened.of(moved) if isinstance(told, Change)] == [False, True]


@pytest.mark.rule("CD-TURN-04")
def test_a_first_patch_up_leaves_a_card_to_aim_with() -> None:
    s = left(with_hand(duel(), ANNE, "spades-4", "hearts-9"), ANNE, hull_bow=1)
    question = asked(s, patch.patch_up, ANNE)
    assert question.admits(["spades-4"]) and not question.admits(["spades-4", "hearts-9"])
    numbers = asked(on_paper(left(duel(hands="table"), ANNE, hull_bow=1), ANNE, 2), patch.patch_up, ANNE)
    assert options(numbers) == {"1": True, "2": False}


# --- what costs nothing


@pytest.mark.rule("CD-PATCH-06", "A-29", "CD-EFF-06")
def test_its_owner_chooses_which_penalties_of_a_deck_show() -> None:
    s = left(duel(), ANNE, deck_bow=1)
    assert s.player(ANNE).bare == ("cannon",), "the worst ones are covered"
    s, happened = played(s, arrange.arrange, ANNE, answers=("no-fire",))
    assert s.player(ANNE).bare == ("no-fire",) and len(happened) == 1
    assert s.turn.taken == 0, "no action"
    s, happened = played(s, arrange.arrange, ANNE, answers=("no-fire",))
    assert happened == [], "as it was"
    s, _ = played(s, arrange.arrange, ANNE, answers=("cannon",))
    assert s.player(ANNE).zone("deck-bow").guard == ("no-fire", "cannon", "cannon")


@pytest.mark.rule("CD-PATCH-06")
def test_there_is_nothing_to_arrange_where_nothing_else_could_show() -> None:
    assert list(arrange.offers(duel(), BOOK)) == [] and arrange.decks(duel(), ANNE) == ()
    bare = left(duel(), ANNE, deck_bow=0, sails_bow=0).with_zone(ANNE, "deck-bow", officers=())
    assert arrange.decks(bare, ANNE) == (), "everything shows, and sails show one kind only"
    assert refusals(arrange.verdict(bare, BOOK, ANNE)) == [("CD-PATCH-06", "cd-nothing-to-arrange")]
    several = left(duel(), ANNE, deck_bow=1, deck_centre=1)
    assert played(bare, arrange.choose_shown, ANNE, "deck-bow")[1] == [], "a hand has put it right meanwhile"
    (offer,) = arrange.offers(several, BOOK)
    assert offer.option.group == "free" and list(options(asked(several, arrange.arrange, ANNE))) == ["deck-bow", CENTRE]
    shows = asked(several, arrange.arrange, ANNE, answers=(CENTRE,))
    assert list(options(shows)) == ["hand-hand", "cannon-hand"]


@pytest.mark.rule("CD-PATCH-02", "CD-PATCH-03")
def test_a_move_says_what_lies_there_before_and_after_it() -> None:
    s = patching(sails_bow=0, deck_centre=3)
    question = asked(s, patch.patch_up, ANNE, answers=(["spades-4"],))
    told = {each.id: (say(each.label), say(each.note or each.label), each.picture) for each in question.options[:-1]}
    assert told["sailor-deck-centre-sails-bow"] == ("Sailor: main deck → bow sails", "0 → 1 sail", "marker:sail")
    assert told["captain-deck-bow-deck-centre"][2] == "officer:captain"


@pytest.mark.rule("CD-PATCH-01", "CD-TURN-02")
def test_a_patch_up_needs_a_card_and_is_no_aim() -> None:
    bare = with_hand(patching(sails_bow=0), ANNE)
    assert refusals(patch.verdict(bare, BOOK, ANNE)) == [("CD-TURN-02", "cd-few-cards")]
    last = patching(sails_bow=0).with_turn(taken=1, aimed=False)
    assert refusals(patch.verdict(last, BOOK, ANNE)) == [("CD-TURN-02", "cd-must-aim")]


@pytest.mark.rule("CD-PATCH-06", "CD-EFF-05", "CD-FIRE-02")
def test_phase_two_waits_for_whoever_can_still_cover_a_no_fire_symbol() -> None:
    """P. 7: sailors may always change places within a deck; p. 8: the symbol forbids fire as long as it shows."""
    s = left(duel(), ANNE, deck_bow=1).with_turn(phase="fire", taken=2)
    silent, _ = played(s, arrange.arrange, ANNE, answers=("no-fire",))
    found = phases.follows(silent, BOOK)
    assert isinstance(found, Menu) and found.main == "hold-fire"
    assert options(found) == {"fire-ball": False, "fire-chain": False, "hold-fire": True, "arrange": True}
    assert refusals(option(found, "fire-ball").verdict) == [("CD-EFF-05", "cd-fire-silenced")]
    again, _ = played(silent, arrange.arrange, ANNE, answers=("cannon",))
    assert options(phases.follows(again, BOOK))["fire-ball"]
    unmanned = left(silent, ANNE, deck_bow=0).with_zone(ANNE, "deck-bow", officers=())
    assert phases.follows(unmanned, BOOK) == command("skip-fire"), "nobody is left to stand on the symbol"
    empty = silent.with_cannon(ANNE, "bow", loaded=())
    assert phases.follows(empty, BOOK) == command("skip-fire"), "there is nothing to fire, whoever stands where"


@pytest.mark.rule("CD-PATCH-06", "CD-DRAW-02", "CD-EFF-02")
def test_before_the_hand_limit_is_counted_the_central_deck_may_show_fewer_hand_penalties() -> None:
    hand = ("spades-1", "spades-2", "hearts-3", "clubs-4", "clubs-5")
    s = left(with_hand(duel(), ANNE, *hand), ANNE, deck_centre=2).with_turn(phase="draw", taken=2)
    assert s.player(ANNE).bare == ("hand",) and phases.hand_limit(s, BOOK, ANNE).total == 5
    question = asked(s, phases.draw_phase)
    assert options(question) == {"hand": True, "cannon": True} and question.default == "cannon"
    spared, _ = played(s, phases.draw_phase, answers=("cannon", ["spades-1"]))
    assert len(spared.player(ANNE).hand) == 6 and spared.player(ANNE).bare == ("cannon",)
    kept, _ = played(s, phases.draw_phase, answers=("hand", ["spades-1", "spades-2"]))
    assert len(kept.player(ANNE).hand) == 5 and kept.player(ANNE).bare == ("hand",)
    few, _ = played(with_hand(s, ANNE, *hand[:3]), phases.draw_phase)
    assert few.player(ANNE).bare == ("hand",), "who is within the limit is not asked"
