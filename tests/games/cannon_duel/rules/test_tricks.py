"""CD-ADV: Reputations and Dirty Tricks, from the secret choice to their use."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.procedures.copied_cards import CopiedCard
from companion.core.procedures.procedure import Run, command
from companion.core.questions.kinds import TABLE, Draw
from companion.core.values.frozen_records import replace
from companion.games.cannon_duel.cards import advanced
from companion.games.cannon_duel.cards.advanced import REPUTATION, TRICK, Window
from companion.games.cannon_duel.hands import deck
from companion.games.cannon_duel.model.ids import UNKNOWN
from companion.games.cannon_duel.model.options import Options
from companion.games.cannon_duel.model.records import Aimed
from companion.games.cannon_duel.model.state import State
from companion.games.cannon_duel.tricks import choosing, playing
from companion.library.game_registry import game
from companion.library.sample import load_sample
from companion.library.texts import texts_in
from tests.games.cannon_duel.rules.scene import (
    ANNE,
    BART,
    BOOK,
    Events,
    asked,
    duel,
    left,
    on_paper,
    option,
    played,
    refusals,
    returned,
    with_hand,
)

KINDS = (REPUTATION, TRICK)
BOTH: dict[str, Any] = {"reputations": True, "dirty_tricks": True}


def dealt(**options: Any) -> State:
    """The duel with both kinds of advanced cards, of which the app knows every one."""
    s = duel(**BOTH, **options)
    for (schema, subject), values in load_sample(game("cannon_duel")).items():
        if schema in KINDS:
            s = s.with_card(CopiedCard(schema, subject, choosing.form_of(schema, subject).read(values), "sample"))
    return s


def holding(*cards: str, **options: Any) -> State:
    """Anne's turn with these Dirty Tricks in her hand, and an Aim card to keep."""
    return with_hand(dealt(**options).with_player(ANNE, tricks=cards), ANNE, "hearts-3")


def told(s: State, card: str, **numbers: Any) -> State:
    """With a Dirty Trick as somebody else has copied it."""
    values = {"name": "Card", "window": "action", **numbers}
    return s.with_card(CopiedCard(TRICK, card, advanced.trick_form(card).read(values), "sample"))


def running(s: State, procedure: Any) -> Run[State, Any]:
    """A procedure whose draws are made by the app: always the first place."""
    run: Run[State, Any] = Run(procedure, command("x"), s, BOOK)
    run.start()
    drawn(run)
    return run


def drawn(run: Run[State, Any]) -> None:
    while isinstance(run.question, Draw):
        assert run.question.secret and run.question.unseen
        run.answer(run.question.read(run.question.options[0].id))


@pytest.mark.rule("CD-ADV-02")
def test_each_keeps_one_of_three_reputations_and_both_are_revealed_together() -> None:
    run = running(dealt(), choosing.reputations)
    first, second = run.questions
    assert (first.who, second.who, first.secret, second.secret) == (ANNE, BART, True, True)
    assert [each.id for each in first.options] == ["1", "2", "3"]  # type: ignore[attr-defined]
    assert [each.id for each in second.options] == ["4", "5", "6"]  # type: ignore[attr-defined]
    assert run.answer("2", first.key) == []
    assert [type(each.event).__name__ for each in run.answer("4", second.key)] == ["ReputationRevealed"] * 2
    assert [player.reputation for player in run.state.players] == ["2", "4"] and run.done


@pytest.mark.rule("CD-ADV-04")
def test_three_times_over_each_keeps_one_of_three_and_what_was_drawn_is_not_drawn_again() -> None:
    run, seen = running(dealt(), choosing.dirty_tricks), []
    while not run.done:
        for question in run.questions:
            seen += [each.id for each in question.options]  # type: ignore[attr-defined]
            run.answer(question.options[0].id, question.key)  # type: ignore[attr-defined]
        drawn(run)
    assert len(seen) == len(set(seen)) == 18
    assert [len(player.tricks) for player in run.state.players] == [3, 3]
    assert not set(run.state.players[0].tricks) & set(run.state.players[1].tricks)


@pytest.mark.rule("CD-ADV-01")
def test_either_option_may_be_left_out() -> None:
    s = duel()
    assert played(s, choosing.reputations) == (s, []) == played(s, choosing.dirty_tricks)


@pytest.mark.rule("CD-ADV-02")
def test_of_the_cards_of_the_box_the_kept_one_is_told() -> None:
    s, happened = played(dealt(advanced="table"), choosing.reputations, answers=["7", "2"])
    assert [player.reputation for player in s.players] == ["7", "2"]
    question = asked(dealt(advanced="table"), choosing.reputations, answers=["7"])
    assert (question.who, question.nature) == (BART, "fact") and "7" not in [each.id for each in question.options]
    assert happened.happened[0].announcements[0].text.key == "cd-order-reputations"


@pytest.mark.rule("CD-ADV-02")
def test_an_unknown_reputation_is_copied_when_it_is_told() -> None:
    question = asked(duel(**BOTH, advanced="table"), choosing.reputations, answers=["7"])
    assert (question.schema, question.subject) == (REPUTATION, "7")


@pytest.mark.rule("CD-ADV-04")
def test_dirty_tricks_of_the_box_are_only_counted() -> None:
    s, _ = played(dealt(advanced="table"), choosing.dirty_tricks)
    assert [player.tricks for player in s.players] == [(UNKNOWN,) * 3] * 2


def test_a_ship_that_the_app_plays_holds_no_cards_of_paper() -> None:
    alone = replace(dealt(advanced="table"), options=Options(mode="partner", advanced="table", **BOTH))
    s, happened = played(alone, choosing.dirty_tricks)
    assert [player.tricks for player in s.players] == [(UNKNOWN,) * 3, ()]
    assert happened.happened[0].announcements[0].text.key == "cd-order-tricks-alone"
    assert asked(alone, choosing.reputations, answers=["7"]).who == TABLE


# ------------------------------------------------------------------ playing


def trick(s: State, card: str, **given: Any) -> tuple[State, Events]:
    return played(s, playing.play_trick, ANNE, card, **given)


@pytest.mark.rule("CD-ADV-05")
def test_a_trick_is_read_aloud_and_leaves_the_game() -> None:
    s, happened = trick(holding("1", "12"), "12")
    assert s.player(ANNE).tricks == ("1",) and s.tricks_gone == ("12",)
    fate = happened.happened[0].announcements[0]
    assert texts_in("en")(fate.title) == "Anne plays Grog"  # type: ignore[union-attr]
    assert texts_in("en")(fate.text) == "Takes no action: you draw 2 cards."  # type: ignore[union-attr,arg-type]
    assert len(s.player(ANNE).hand) == 3


@pytest.mark.rule("CD-ADV-06")
def test_some_cost_an_action_some_do_not_some_stand_in_for_aim() -> None:
    costs, free, aims = (trick(holding(card), card)[0].turn for card in ("4", "13", "8"))
    assert (costs.taken, costs.aimed, costs.phase) == (1, False, "actions")
    assert (free.taken, free.aimed) == (0, False)
    assert (aims.taken, aims.aimed) == (1, True)
    beside = trick(holding("16"), "16")[0].turn
    assert (beside.taken, beside.aimed) == (0, True)


@pytest.mark.rule("CD-ADV-06", "CD-DRAW-03")
@pytest.mark.parametrize(("discarded", "lying", "may"), [(42, 0, True), (21, 0, True), (0, 0, True), (0, 42, False)])
def test_a_trick_may_draw_the_card_with_which_one_aims_from_the_deck_or_the_discards(
    discarded: int, lying: int, may: bool
) -> None:
    cards, player = deck.all_cards(BOOK), duel().player(ANNE)
    targets = tuple(
        replace(player.targets[0], id=f"t{n}", left=Aimed(card, 1), below=None) for n, card in enumerate(cards[:lying])
    )
    s = told(holding("1"), "1", **{"costs-action": True, "draw": 1})
    s = s.with_player(ANNE, hand=(), discards=cards[:discarded], targets=targets)
    assert playing.verdict(s, BOOK, ANNE, "1").allowed is may


@pytest.mark.rule("CD-ADV-06", "CD-TURN-04")
@pytest.mark.parametrize("hand", [(), ("hearts-3",), ("hearts-3", "clubs-4")])
def test_before_the_last_action_a_free_trick_may_be_played_where_a_card_is_held_or_drawn(hand: tuple[str, ...]) -> None:
    s = with_hand(told(holding("1"), "1", **{"costs-action": False, "draw": 1}), ANNE, *hand).with_turn(taken=1)
    assert playing.verdict(s, BOOK, ANNE, "1").allowed
    none = told(s, "1", **{"costs-action": False})
    assert playing.verdict(none, BOOK, ANNE, "1").allowed is bool(hand)


@pytest.mark.rule("CD-ADV-06")
def test_what_costs_an_action_must_leave_room_for_aim() -> None:
    late = holding("1", "8").with_turn(taken=1)
    assert refusals(playing.verdict(late, BOOK, ANNE, "1")) == [("CD-TURN-02", "cd-must-aim")]
    assert playing.verdict(late, BOOK, ANNE, "8").allowed
    empty = with_hand(holding("1", "13"), ANNE)
    assert [rule for rule, _ in refusals(playing.verdict(empty, BOOK, ANNE, "1"))] == ["CD-TURN-04"]
    assert playing.verdict(empty, BOOK, ANNE, "13").allowed


@pytest.mark.rule("CD-TURN-05")
def test_the_menu_offers_the_tricks_of_phase_1_only() -> None:
    offers = list(playing.offers(holding("1", "12", "17", "21"), BOOK))
    assert [(each.option.id, each.option.group) for each in offers] == [("trick-1", "action"), ("trick-12", "free")]
    assert [each.command.name for each in offers] == ["play-trick"] * 2


@pytest.mark.rule("CD-ADV-05")
def test_a_trick_that_nobody_has_copied_is_taken_for_one_of_phase_1() -> None:
    s = with_hand(duel(dirty_tricks=True).with_player(ANNE, tricks=("9",)), ANNE, "hearts-3")
    assert [each.option.id for each in playing.offers(s, BOOK)] == ["trick-9"]
    assert list(option_ids(s, "fire")) == list(option_ids(s, "dodge")) == ["nothing"]


@pytest.mark.rule("CD-ADV-05")
def test_the_other_ship_loses_markers_that_its_player_chooses() -> None:
    s = holding("1")
    question = asked(s, playing.play_trick, ANNE, "1")
    assert question.who == BART and {each.id for each in question.options} == {"hull-bow", "hull-centre", "hull-stern"}
    s, _ = trick(s, "1", answers=["hull-bow", "hull-stern"])
    assert [s.player(BART).zone(zone).markers for zone in ("hull-bow", "hull-centre", "hull-stern")] == [4, 4, 4]


@pytest.mark.rule("CD-ADV-05")
def test_a_trick_may_name_the_part_of_the_ship_that_it_hits_or_mends() -> None:
    """P. 11: what a card does, and where, is written on it."""
    hits = {"hits": "hull", "hit-markers": 2, "hit-part": "stern", "costs-action": False}
    s, happened = trick(told(holding("1"), "1", **hits), "1")
    assert [s.player(BART).zone(zone).markers for zone in ("hull-bow", "hull-centre", "hull-stern")] == [5, 4, 3]
    fate = happened.happened[0].announcements[0]
    said = "Takes no action: the other ship loses 2 planks from the stern hull."
    assert texts_in("en")(fate.text) == said  # type: ignore[union-attr,arg-type]
    few, _ = trick(left(told(holding("1"), "1", **hits), BART, hull_stern=0), "1")
    assert few.player(BART).planks == 9, "nothing is left there, and nothing goes elsewhere"
    mends = {"mends": "sails", "mended-markers": 2, "mended-part": "bow", "costs-action": False}
    s, _ = trick(left(told(holding("1"), "1", **mends), ANNE, sails_bow=1, sails_centre=0), "1")
    assert (s.player(ANNE).zone("sails-bow").free, s.player(ANNE).zone("sails-centre").free) == (0, 2)


@pytest.mark.rule("CD-ADV-05")
def test_a_trick_may_win_the_duel_and_nothing_happens_after_that() -> None:
    s = left(holding("1"), BART, hull_bow=0, hull_centre=1, hull_stern=4)
    deeds = {"hits": "hull", "hit-markers": 3, "mends": "hull", "mended-markers": 1}
    s = left(told(s, "1", **deeds, **{"costs-action": True}), ANNE, hull_bow=4)
    s, _ = trick(s, "1", answers=["hull-stern"])
    assert s.outcome is not None and (s.outcome.winner, s.outcome.by) == (ANNE, "sunk")
    assert s.player(ANNE).zone("hull-bow").markers == 4 and s.turn.taken == 0


@pytest.mark.rule("CD-ADV-07")
def test_tricks_are_not_among_the_cards_that_a_trick_takes() -> None:
    s = with_hand(holding("4"), BART, "spades-1", "spades-2").with_player(BART, tricks=("5", "6", "7"))
    s, _ = trick(s, "4")
    assert s.player(BART).hand == () and len(s.player(BART).discards) == 2
    assert s.player(BART).tricks == ("5", "6", "7")


@pytest.mark.rule("CD-ADV-05")
def test_markers_come_back_as_far_as_there_is_room() -> None:
    s = left(holding("6"), ANNE, hull_bow=4, hull_stern=4)
    s, _ = trick(s, "6", answers=["hull-stern"])
    assert [zone.free for zone in s.player(ANNE).zones if zone.id.startswith("hull")] == [0, 0, 0]


def test_what_stands_on_a_card_beside_its_numbers_is_for_the_table() -> None:
    s = told(holding("1"), "1", words="Swap two zones.", **{"costs-action": False})
    _, happened = trick(s, "1")
    fate, order = happened.happened[0].announcements
    assert texts_in("en")(fate.text) == "Swap two zones."  # type: ignore[union-attr,arg-type]
    assert order.text.key == "cd-order-trick"  # type: ignore[union-attr]


# ------------------------------------------------------------------ at a shot


@pytest.mark.rule("CD-ADV-05")
@pytest.mark.parametrize(("when", "card", "changes"), [("fire", "17", 2), ("dodge", "21", 3)])
def test_at_a_shot_a_trick_changes_the_damage(when: Window, card: str, changes: int) -> None:
    s, happened = played(holding(card, "1"), _window, when, answers=[f"trick-{card}", "nothing"])
    assert _added(holding(card, "1"), when, [f"trick-{card}", "nothing"]) == changes
    assert s.tricks_gone == (card,) and [type(each).__name__ for each in happened] == ["TrickPlayed"]
    assert _added(holding(card, "1"), when, ["nothing"]) == 0


@pytest.mark.rule("CD-ADV-05", "CD-WIN-01")
def test_when_a_trick_at_a_shot_has_won_the_duel_nobody_is_asked_for_another() -> None:
    s = told(holding("17", "18"), "17", window="fire", hits="hull", **{"hit-markers": 1})
    s = left(s, BART, hull_bow=0, hull_centre=1, hull_stern=4)
    s, _ = played(s, _window, "fire", answers=["trick-17", "hull-stern"])
    assert s.outcome is not None and (s.outcome.winner, s.player(ANNE).tricks) == (ANNE, ("18",))


def _window(t: Any, when: Window) -> Any:
    return (yield from playing.in_window(t, ANNE, when, "shot"))


def option_ids(s: State, when: Window) -> list[str]:
    return [each.id for each in asked(s, _window, when).options]


def _added(s: State, when: Window, answers: list[str]) -> int:
    found: int = returned(s, _window, when, answers=answers)
    return found


@pytest.mark.rule("CD-ADV-05")
def test_nobody_learns_from_the_question_what_is_held() -> None:
    with_one, without = (asked(holding(*cards), _window, "dodge") for cards in (("21",), ("1",)))
    assert with_one.secret and without.secret
    assert [each.id for each in without.options] == ["nothing"] and not without.forced
    assert [each.id for each in with_one.options] == ["nothing", "trick-21"]


def test_nobody_is_asked_who_holds_no_trick_or_when_all_of_that_moment_are_gone() -> None:
    assert _added(holding(), "dodge", []) == 0
    gone = replace(holding("1"), tricks_gone=("21", "22", "23", "24"))
    assert _added(gone, "dodge", []) == 0


def test_of_tricks_on_paper_their_player_names_the_one() -> None:
    s = holding(UNKNOWN, UNKNOWN, advanced="table")
    question = asked(s, _window, "fire", answers=[f"trick-{UNKNOWN}"])
    assert question.nature == "fact" and {each.id for each in question.options} == {"17", "18", "19", "20"}
    s, _ = played(s, _window, "fire", answers=[f"trick-{UNKNOWN}", "17", "nothing"])
    assert s.player(ANNE).tricks == (UNKNOWN,) and s.tricks_gone == ("17",)
    offer = next(playing.offers(holding(UNKNOWN, advanced="table"), BOOK))
    assert (offer.option.id, offer.command) == ("trick", command("play-trick", seat=ANNE, card=""))


# ------------------------------------------------------------------ what Reputations add


@pytest.mark.rule("CD-ADV-03")
def test_a_reputation_adds_to_what_it_names() -> None:
    s = dealt().with_player(ANNE, reputation="4")
    assert [advanced.bonus(s, ANNE, name) for name in advanced.BONUSES] == [1, 0, 0, 1, 0]
    assert [advanced.bonus(s, BART, name) for name in advanced.BONUSES] == [0] * 5
    words = advanced.card_does(s, REPUTATION, "4")
    assert words is not None and texts_in("en")(words) == "hand limit +1 and each Dodge counts 1 card more"


def test_the_option_of_a_trick_says_what_it_does() -> None:
    question = asked(holding("24"), _window, "dodge")
    note = option(question, "trick-24").note
    assert note is not None
    assert texts_in("en")(note) == "When you are fired at: the opponent loses 1 card at random and −2 damage."


@pytest.mark.rule("CD-ADV-05")
def test_a_trick_of_another_moment_is_no_action() -> None:
    verdict = game("cannon_duel").judge(holding("24"), command("play-trick", seat=ANNE, card="24"))
    assert refusals(verdict) == [("CD-ADV-05", "cd-trick-later")], "when one is fired at"


@pytest.mark.rule("CD-TURN-04", "A-19")
def test_on_paper_the_last_trick_that_may_stand_in_for_aim_is_spent_on_nothing_else() -> None:
    s = told(
        on_paper(duel(hands="table", dirty_tricks=True, advanced="table"), ANNE, 0), "9", **{"costs-action": False}
    )
    s = s.with_player(ANNE, tricks=(UNKNOWN,)).with_turn(taken=1)
    wish = command("play-trick", seat=ANNE, card="9")
    assert refusals(game("cannon_duel").judge(s, wish)) == [("CD-TURN-04", "cd-keep-a-card")]
    assert playing.verdict(s.with_turn(aimed=True), BOOK, ANNE, "9").allowed
    assert playing.verdict(s.with_turn(taken=0), BOOK, ANNE, "9").allowed
    assert playing.verdict(on_paper(s, ANNE, 1), BOOK, ANNE, "9").allowed
    assert playing.verdict(s.with_player(ANNE, tricks=(UNKNOWN, UNKNOWN)), BOOK, ANNE, "9").allowed
    question = asked(s, playing.play_trick, ANNE, "")
    assert not option(question, "9").verdict.allowed and option(question, "8").verdict.allowed
    rest = tuple(card for card in advanced.subjects(TRICK, BOOK) if card != "9")
    (offer,) = playing.offers(replace(s, tricks_gone=rest), BOOK)
    assert refusals(offer.option.verdict) == [("CD-TURN-04", "cd-keep-a-card")]
    (offer,) = playing.offers(s, BOOK)
    assert offer.option.verdict.allowed, "it may be another one"


@pytest.mark.rule("CD-ADV-05")
def test_a_card_that_nobody_has_copied_may_be_of_any_moment() -> None:
    s = replace(told(duel(), "9", window="dodge"), tricks_gone=("1", "2"))
    assert "9" in playing.may_be(s, BOOK, "dodge") and "9" not in playing.may_be(s, BOOK, "fire")
    assert playing.may_be(s, BOOK, "fire") == tuple(str(n) for n in range(3, 25) if n != 9)
