"""The turn: its phases and menus, the draw, the hand limit, whose turn it is, and the end."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.procedures.copied_cards import CopiedCard
from companion.core.procedures.menus import LAST, Menu
from companion.core.procedures.procedure import Command, command
from companion.core.questions.kinds import Pick
from companion.games.cannon_duel.actions import aim
from companion.games.cannon_duel.agenda import AGENDA
from companion.games.cannon_duel.aiming import targeting
from companion.games.cannon_duel.cards.advanced import REPUTATION, reputation_form
from companion.games.cannon_duel.model.ids import UNKNOWN, SeatId
from companion.games.cannon_duel.model.state import State
from companion.games.cannon_duel.ship import losses
from companion.games.cannon_duel.turn import phases, victory
from tests.games.cannon_duel.rules import scene
from tests.games.cannon_duel.rules.scene import ANNE, BART, BOOK, aimed, asked, duel, left, on_paper, played, with_hand

HAND = ("hearts-3", "clubs-4", "spades-9", "hearts-6", "diamonds-1", "diamonds-2")


def menu(s: State) -> Menu:
    """The menu that is put to whoever is on turn."""
    found = phases.follows(s, BOOK)
    assert isinstance(found, Menu)
    return found


def likely(s: State) -> Command:
    """What the big button does."""
    found = menu(s)
    return found.command(found.main)


def drawing(*hand: str, **options: Any) -> State:
    """Anne's phase 3 with these cards in hand."""
    return with_hand(duel(**options), ANNE, *hand).with_turn(phase="draw", taken=2, aimed=True)


def reputed(s: State, seat: SeatId, **numbers: int) -> State:
    """With a Reputation that adds these."""
    given = {"name": "Dread", "words": "Feared by all.", **{key.replace("_", "-"): n for key, n in numbers.items()}}
    copied = s.with_card(CopiedCard(REPUTATION, "1", reputation_form("1").read(given), "sample"))
    return copied.with_player(seat, reputation="1")


@pytest.mark.rule("CD-TURN-01", "CD-TURN-02")
def test_the_menu_of_phase_one_has_a_card_for_each_aim_then_the_actions_and_at_last_a_change_of_target() -> None:
    found = menu(with_hand(duel(), ANNE, *HAND))
    assert (found.key, found.who, found.secret) == ("turn-seat-1", ANNE, True)
    ids = [option.id for option in found.options]
    assert ids[: len(HAND) + 1] == [*(f"aim-{card}" for card in HAND), found.main] and ids[-1] == "change-target"
    assert found.options[-1].group == LAST
    assert {"prepare", "broadside", "swerve", "reload-one", "reload-battery", "patch-up"} <= set(ids)
    assert found.command("aim-hearts-3") == command("aim", seat=ANNE, card="hearts-3")
    assert found.note is not None and menu(with_hand(duel(), ANNE, *HAND).with_turn(aimed=True)).note is None


@pytest.mark.rule("CD-TURN-02", "CD-AIM-04")
def test_the_big_button_is_the_card_that_may_do_most_or_a_reload_of_an_empty_cannon() -> None:
    s = aimed(scene.laid(duel(), ANNE, 1), ANNE, 1, left="spades-9")
    s = with_hand(s, ANNE, "hearts-3", "clubs-6", "hearts-6")
    assert likely(s) == command("aim", seat=ANNE, card="clubs-6", at="target-5", edge="below", value=6)
    empty = scene.loaded(s, ANNE, "bow")
    assert menu(empty).main == "reload-battery"
    assert menu(with_hand(empty, ANNE, "hearts-3", "clubs-6", "hearts-7")).main == "reload-one"
    assert menu(with_hand(empty, ANNE, "hearts-3", "hearts-4")).main == "prepare", "a third card, for a reload and Aim"
    assert "aim-likely" in [option.id for option in menu(empty).options], "which is a tap away"


@pytest.mark.rule("CD-TURN-02", "CD-TURN-03", "CD-FIRE-S2")
def test_the_big_button_leads_to_a_shot_where_aiming_alone_cannot() -> None:
    """One tap after the other comes to something: no Aim for ever at what a shot cannot take."""
    s = with_hand(duel(), ANNE, "hearts-3", "clubs-6", "hearts-7")
    wrong = left(scene.loaded(s, ANNE, "bow", "chain"), BART, hull_centre=1)
    assert menu(wrong).main == "reload-one", "1 plank less 1 for a chain"
    assert menu(wrong.with_turn(taken=1, aimed=True)).main == "reload-one"
    assert menu(left(s, BART, hull_centre=0)).main == "change-target", "nothing is left there"
    silent = left(s, ANNE, deck_bow=0).with_zone(ANNE, "deck-bow", officers=())
    assert menu(silent).main == "change-target", "the other cannon may fire"
    full = aimed(aimed(s, ANNE, 1, left="spades-5", below="spades-2"), ANNE, 2, left="spades-6", below="clubs-2")
    assert menu(full).main == "aim-likely", "a card of the hand makes it better"
    poor = with_hand(full, ANNE, "diamonds-5", "clubs-5")
    assert not aim.helps(poor, BOOK, ANNE) and menu(poor).main == "change-target"
    assert menu(poor.with_turn(taken=1, aimed=True)).main == "prepare"
    assert menu(poor.with_turn(taken=1)).main == "aim-likely", "it has to be"
    unaimed = s.with_player(ANNE, active="", crosshair="", targets=())
    assert menu(unaimed).main == "prepare", "nothing is aimed at in a table that somebody wrote down so"


@pytest.mark.rule("CD-TARGET-01", "CD-TARGET-02")
def test_the_likely_aim_is_where_a_cannon_may_take_something() -> None:
    s = left(duel().with_player(ANNE, crosshair="hull-bow"), BART, hull_bow=1)
    question = asked(s, targeting.aim_at, ANNE, "CD-FIRE-S7", "again")
    assert question.default == "deck-centre", "1 plank under 2 Target cards is little"
    bare = left(s, ANNE, deck_bow=0).with_zone(ANNE, "deck-bow", officers=())
    assert asked(bare, targeting.aim_at, ANNE, "CD-FIRE-S7", "again").about == ("stern",)


@pytest.mark.rule("CD-TURN-01")
def test_a_hand_on_paper_is_aimed_place_by_place_in_an_open_menu() -> None:
    s = aimed(duel(hands="table"), ANNE, 1, left="spades-9")
    found = menu(on_paper(s, ANNE, 4))
    assert not found.secret and [option.id for option in found.options][:2] == [
        "aim-target-1-left",
        "aim-target-1-below",
    ]
    assert found.main == "aim-target-1-below", "nothing lies there yet"


@pytest.mark.rule("CD-TURN-04", "A-31")
def test_with_an_empty_hand_one_prepares_or_changes_target() -> None:
    allowed = [option.id for option in menu(duel()).options if option.verdict.allowed]
    assert allowed == ["prepare", "change-target"] and menu(duel()).main == "prepare"


@pytest.mark.rule("CD-TURN-01", "CD-FIRE-01")
def test_phase_two_is_a_menu_of_projectiles_with_the_best_one_first() -> None:
    one = scene.laid(duel(), ANNE, 1)
    s = aimed(one, ANNE, 1, left="hearts-8", below="clubs-7").with_turn(phase="fire", taken=2, aimed=True)
    found = menu(s)
    assert ([option.id for option in found.options], found.main) == (
        ["fire-ball", "fire-chain", "hold-fire"],
        "fire-ball",
    )
    assert found.command("fire-chain") == command("fire", seat=ANNE, shot="chain")
    assert not found.secret and found.who == ANNE
    sails = s.with_player(ANNE, crosshair="sails-bow")
    assert menu(sails).main == "fire-chain"
    assert menu(one.with_turn(phase="fire", taken=2, aimed=True)).main == "hold-fire", "nothing aims"


@pytest.mark.rule("CD-FIRE-02", "CD-TURN-01")
def test_phase_two_passes_by_itself_where_the_cannon_cannot_fire() -> None:
    s = scene.loaded(duel(), ANNE, "bow").with_turn(phase="fire", taken=2)
    assert phases.follows(s, BOOK) == command("skip-fire")
    assert phases.follows(s.with_turn(phase="draw"), BOOK) == command("draw-phase")


@pytest.mark.rule("CD-DRAW-01", "CD-TURN-01")
def test_phase_three_draws_two_cards_and_hands_the_turn_over() -> None:
    after, _ = played(drawing("hearts-3"), phases.draw_phase)
    assert len(after.player(ANNE).hand) == 3
    assert (after.turn.number, after.turn.seat, after.turn.phase) == (2, BART, "actions")
    assert (after.turn.taken, after.turn.aimed) == (0, False)


@pytest.mark.rule("CD-DRAW-01", "CD-DRAW-02")
def test_cards_beyond_the_limit_are_discarded_by_choice() -> None:
    question = asked(drawing(*HAND), phases.draw_phase)
    assert isinstance(question, Pick) and (question.who, question.secret) == (ANNE, True)
    assert (question.lo, question.hi, len(question.options)) == (2, 2, 8)
    assert question.default is not None and question.read(question.default) == question.default, "one tap is enough"
    after, _ = played(drawing(*HAND), phases.draw_phase, answers=[("hearts-3", "clubs-4")])
    assert len(after.player(ANNE).hand) == 6 and after.player(ANNE).discards == ("hearts-3", "clubs-4")


@pytest.mark.rule("CD-DRAW-02", "CD-EFF-02", "A-24")
@pytest.mark.parametrize(("sailors", "limit", "shown"), [(6, 6, ()), (2, 5, ("hand",)), (1, 4, ("hand-hand",))])
def test_hand_penalties_of_the_central_deck_lower_the_limit(sailors: int, limit: int, shown: tuple[str, ...]) -> None:
    s = left(drawing(*HAND), ANNE, deck_centre=sailors)
    assert phases.hand_limit(s, BOOK, ANNE).total == limit
    question = asked(s, phases.draw_phase, answers=shown)
    assert question.lo == len(HAND) + 2 - limit


@pytest.mark.rule("CD-DRAW-02")
def test_a_hand_on_paper_goes_down_to_its_limit_without_a_question() -> None:
    s = on_paper(drawing(hands="table"), ANNE, 5)
    after, _ = played(s, phases.draw_phase)
    assert after.player(ANNE).hand == (UNKNOWN,) * 6


@pytest.mark.rule("CD-DRAW-03", "A-13")
def test_the_discards_are_shuffled_in_the_middle_of_a_draw() -> None:
    everything = tuple(f"{suit}-{n}" for suit in ("spades", "hearts", "clubs", "diamonds") for n in range(1, 11))
    s = drawing("joker-1", "joker-2").with_player(ANNE, discards=everything[1:])
    after, happened = played(s, phases.draw_phase)
    assert "CD-DRAW-03" in [event.rule for event in happened]
    assert after.player(ANNE).hand[2:] == ("spades-1", "spades-2") and after.player(ANNE).discards == ()


@pytest.mark.rule("CD-DRAW-02", "CD-EFF-02")
def test_penalties_leave_no_hand_smaller_than_none() -> None:
    s = duel().with_zone(ANNE, "deck-centre", spaces=8, markers=0, guard=("hand",) * 8)
    assert [term.value for term in phases.hand_limit(s, BOOK, ANNE).terms] == [6, -8]
    assert phases.hand_limit(s, BOOK, ANNE).total == 0


@pytest.mark.rule("CD-TURN-02")
def test_the_menu_says_which_of_the_two_actions_it_is() -> None:
    for taken in (0, 1):
        text = menu(with_hand(duel(), ANNE, *HAND).with_turn(taken=taken)).text
        assert (dict(text.args)["n"], dict(text.args)["of"]) == (taken + 1, 2)


@pytest.mark.rule("CD-ADV-03", "CD-DRAW-01", "CD-DRAW-02")
def test_a_reputation_may_raise_the_draw_and_the_limit() -> None:
    s = reputed(drawing(*HAND[:5]), ANNE, draw=1, hand_limit=2)
    assert phases.hand_limit(s, BOOK, ANNE).total == 8
    after, _ = played(s, phases.draw_phase)
    assert len(after.player(ANNE).hand) == 8


# ---------------------------------------------------------------------- the end


@pytest.mark.rule("CD-WIN-01", "CD-EFF-07")
def test_who_has_lost_both_officers_has_lost() -> None:
    s = duel().with_zone(BART, "deck-bow", markers=0).with_zone(BART, "deck-stern", officers=())
    after, _ = played(s, losses.from_zone, BART, "deck-bow", 1, "CD-FIRE-S6", "hit", BART)
    assert after.outcome is not None and (after.outcome.winner, after.outcome.by) == (ANNE, "officers")


@pytest.mark.rule("CD-WIN-01", "CD-EFF-08", "CD-EFF-09", "CD-EFF-10")
def test_the_tenth_plank_lost_to_a_disaster_ends_the_duel_at_once() -> None:
    """Worked example 20: the shot takes the ninth plank, the third Disaster one more."""
    s = left(duel(), BART, hull_bow=1, hull_centre=1, hull_stern=4)
    s = s.with_card(CopiedCard("disaster", "third", (("layer", "hull"), ("markers", 3)), "sample"))
    hit = (BART, "hull-centre", 1, "CD-FIRE-S6", "hit", BART)
    after, _ = played(s, losses.from_zone, *hit, answers=["hull-stern"], drawn=["third"])
    assert after.outcome is not None and (after.outcome.winner, after.outcome.by) == (ANNE, "sunk")
    assert after.player(BART).zone("hull-stern").markers == 3


@pytest.mark.rule("CD-WIN-01", "CD-EFF-08", "CD-EFF-11", "A-34")
@pytest.mark.parametrize(("others", "over"), [(3, True), (4, False)])
def test_only_planks_that_are_missing_now_count(others: int, over: bool) -> None:
    """The zone that was replanked and emptied again brings no second Disaster."""
    s = left(duel(), BART, hull_bow=1, hull_centre=others - 2, hull_stern=3)
    s = s.with_zone(BART, "hull-bow", disaster="turned")
    after, _ = played(s, losses.from_zone, BART, "hull-bow", 1, "CD-FIRE-S6", "hit", BART)
    assert (after.outcome is not None) == over


@pytest.mark.rule("CD-WIN-01")
def test_the_winner_stands_before_the_loser_with_what_is_left_of_the_ship() -> None:
    assert victory.score(duel()) == ()
    s = left(duel(), ANNE, hull_bow=3).with_zone(BART, "deck-bow", markers=0).with_zone(BART, "deck-stern", officers=())
    s, _ = played(s, losses.from_zone, BART, "deck-bow", 1, "CD-FIRE-S6", "hit", BART)
    standings = victory.score(s)
    assert [(each.place, dict(each.name.args)["text"], each.points) for each in standings] == [
        (1, "Anne", 1),
        (2, "Bart", 0),
    ]
    assert [dict(each.words.args) for each in standings if each.words is not None] == [
        {"planks": 2, "officers": 2},
        {"planks": 0, "officers": 0},
    ]


@pytest.mark.rule("CD-TURN-04")
def test_an_empty_hand_after_the_first_action_ends_phase_one() -> None:
    s = scene.with_hand(duel(), ANNE).with_turn(taken=1)
    assert phases.follows(s, BOOK) == command("skip-actions")
    after, _ = played(s, phases.skip_actions)
    assert after.turn.phase == "fire"
    assert isinstance(phases.follows(s.with_turn(taken=0), BOOK), Menu), "Prepare, then Aim"


@pytest.mark.rule("CD-TURN-04", "CD-PATCH-06")
def test_where_only_a_deck_could_be_rearranged_phase_one_may_be_ended() -> None:
    """What is free ends nothing, so that nobody is held by a menu in which nothing else is left."""
    s = with_hand(left(duel(), ANNE, deck_bow=1), ANNE).with_turn(taken=1)
    found = menu(s)
    assert [option.id for option in found.options if option.verdict.allowed] == ["skip", "arrange"]
    assert found.main == "skip" and found.command("skip") == command("skip-actions")


@pytest.mark.rule("CD-TURN-01")
def test_who_asks_what_is_allowed_later_asks_for_the_beginning_of_the_own_turn() -> None:
    s = duel().with_turn(taken=1, aimed=True)
    assert AGENDA.turn_of(s, ANNE) is s, "the own turn as it stands"
    later = AGENDA.turn_of(s, BART).turn
    assert (later.seat, later.phase, later.taken, later.aimed) == (BART, "actions", 0, False)
    begun = s.with_turn(phase="setup")
    assert AGENDA.turn_of(begun, BART) is begun, "nobody has a turn before the set-up is over"
