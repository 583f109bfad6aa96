"""What is said of everything that happens, in words, with what hands have to do and what it shows."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.events.event import Happened
from companion.core.values.frozen_records import replace
from companion.games.cannon_duel.actions import aim, arrange, broadside, patch, reload, swerve, turn_actions
from companion.games.cannon_duel.aiming import targeting
from companion.games.cannon_duel.fire import shooting
from companion.games.cannon_duel.hands import discards
from companion.games.cannon_duel.hands.deck import all_cards
from companion.games.cannon_duel.model.ids import UNKNOWN, SeatId
from companion.games.cannon_duel.model.state import State
from companion.games.cannon_duel.ship import losses
from companion.games.cannon_duel.turn import phases
from companion.library.game_registry import game
from tests.games.cannon_duel.rules.scene import (
    ANNE,
    BART,
    BOOK,
    Events,
    aimed,
    aloud,
    duel,
    laid,
    left,
    loaded,
    on_paper,
    played,
    with_hand,
)


def ready(**options: Any) -> State:
    """Anne has aimed already, so that any action may follow."""
    return duel(**options).with_turn(taken=1, aimed=True)


def at_four_planks() -> State:
    """Anne may fire at four planks: one Target card is a good shot, the other a perfect one."""
    s = aimed(duel().with_turn(phase="fire", taken=2, aimed=True), ANNE, 1, left="hearts-8", below="clubs-7")
    return aimed(s, ANNE, 2, left="spades-9", below="hearts-6")


def unread(seat: SeatId, n: int) -> State:
    """Everything is of paper, and so many Target cards lie in front of a captain."""
    return on_paper(laid(duel(hands="table", targets="table"), seat, n, known=False), seat, 3)


def drawing(**options: Any) -> State:
    """Anne's phase 3."""
    return duel(**options).with_turn(phase="draw", taken=2, aimed=True)


@pytest.mark.rule("CD-BROAD-04", "CD-BROAD-05")
def test_a_broadside() -> None:
    s = aimed(with_hand(ready(), ANNE, "spades-4", "spades-7"), BART, 2, below="clubs-5")
    _, happened = played(
        s, broadside.broadside, ANNE, answers=(["spades-4", "spades-7"], ["bow-1", "bow-2"], "hull-stern", "sails-bow")
    )
    assert aloud(happened) == [
        "Anne fires a Broadside of 2 cards (spades): 2 projectiles strike.",
        "* Anne fires a Broadside: spades []",
        "  Anne [2] = 2 2 projectiles strike [suit:spades blue]",
        "> Anne: cover spades on the broadside track. [suit:spades blue seat-1]",
        "Anne discards 4 of spades and 7 of spades.",
        "Anne puts the ball of the cannon at the bow back into the bag.",
        "> Anne: put the ball of the cannon at the bow back into the bag. [shot:ball  seat-1]",
        "Anne puts the chain shot of the cannon at the bow back into the bag.",
        "> Anne: put the chain shot of the cannon at the bow back into the bag. [shot:chain  seat-1]",
        "Bart loses 1 Aim card by the Targets: 5 of clubs.",
        "= Bart loses 1 Aim card by the Targets: 5 of clubs.: None None False [token:target]",
        "Bart loses 1 plank (stern hull).",
        "> Bart: take 1 plank off the stern hull. [marker:plank red seat-2]",
        "= Bart: stern hull: 5 4 False [marker:plank]",
        "Bart loses 1 sail (bow sails).",
        "> Bart: take 1 sail off the bow sails. [marker:sail red seat-2]",
        "= Bart: bow sails: 2 1 False [marker:sail]",
    ]


@pytest.mark.rule("CD-BROAD-01", "CD-BROAD-04")
def test_a_broadside_with_everything_on_paper() -> None:
    s = aimed(on_paper(ready(hands="table"), ANNE, 3), BART, 1, left="unknown=5")
    _, happened = played(
        s, broadside.broadside, ANNE, answers=("hearts", "2", ["bow-1", "bow-2"], "hull-bow", "sails-bow")
    )
    assert aloud(happened) == [
        "Anne fires a Broadside of 2 cards (hearts): 2 projectiles strike.",
        "* Anne fires a Broadside: hearts []",
        "  Anne [2] = 2 2 projectiles strike [suit:hearts blue]",
        "> Anne: cover hearts on the broadside track. [suit:hearts blue seat-1]",
        "Anne discards 2 cards.",
        "> Anne: discard the 2 cards that you announced. [token:deck  seat-1]",
        "Anne puts the ball of the cannon at the bow back into the bag.",
        "> Anne: put the ball of the cannon at the bow back into the bag. [shot:ball  seat-1]",
        "Anne puts the chain shot of the cannon at the bow back into the bag.",
        "> Anne: put the chain shot of the cannon at the bow back into the bag. [shot:chain  seat-1]",
        "Bart loses 1 Aim card by the Targets: Aim card for 5.",
        "> Bart: discard 1 Aim card by your Targets. [token:target  seat-2]",
        "Bart loses 1 plank (bow hull).",
        "> Bart: take 1 plank off the bow hull. [marker:plank red seat-2]",
        "= Bart: bow hull: 5 4 False [marker:plank]",
        "Bart loses 1 sail (bow sails).",
        "> Bart: take 1 sail off the bow sails. [marker:sail red seat-2]",
        "= Bart: bow sails: 2 1 False [marker:sail]",
    ]


@pytest.mark.rule("CD-SWERVE-03", "CD-SWERVE-04")
def test_a_swerve() -> None:
    s = with_hand(
        with_hand(left(ready(), ANNE, sails_bow=0), ANNE, "spades-7", "hearts-8"), BART, "clubs-1", "clubs-2", "clubs-3"
    )
    _, happened = played(s, swerve.swerve, ANNE, answers=(["spades-7", "hearts-8"],))
    assert aloud(happened) == [
        "Anne swerves (7-8): 2 cards to lose.",
        "* Anne swerves: 7-8 []",
        "  Anne [2, -1, 1] = 2 2 cards lost [marker:sail blue]",
        "> Anne: cover 7-8 on the swerve track. [duel:swerve blue seat-1]",
        "Anne discards 7 of spades and 8 of hearts.",
        "Bart loses 2 cards at random: 1 of clubs and 2 of clubs.",
        "= Bart loses 2 cards at random: 1 of clubs and 2 of clubs.: None None None [token:deck]",
    ]


@pytest.mark.rule("CD-SWERVE-03", "CD-SWERVE-04")
def test_a_swerve_with_everything_on_paper() -> None:
    s = on_paper(on_paper(ready(hands="table"), ANNE, 4), BART, 5)
    _, happened = played(s, swerve.swerve, ANNE, answers=("7", "3"))
    assert aloud(happened) == [
        "Anne swerves (7-8-9): 4 cards to lose.",
        "* Anne swerves: 7-8-9 []",
        "  Anne [3, 1] = 4 4 cards lost [marker:sail blue]",
        "> Anne: cover 7-8-9 on the swerve track. [duel:swerve blue seat-1]",
        "Anne discards 3 cards.",
        "> Anne: discard the 3 cards that you announced. [token:deck  seat-1]",
        "Bart loses 4 cards at random: 4 cards.",
        "> Bart: discard 4 cards of your hand, drawn at random by your opponent. [token:deck  seat-2]",
    ]


@pytest.mark.rule("CD-FIRE-S6", "CD-FIRE-S7", "CD-DODGE-04")
def test_a_shot_that_is_dodged() -> None:
    s = with_hand(left(at_four_planks(), ANNE, deck_bow=1), BART, "hearts-3", "spades-4", "clubs-10")
    _, happened = played(s, shooting.fire, ANNE, "ball", answers=[("hearts-3", "spades-4"), "hull-centre"])
    assert aloud(happened) == [
        "Anne puts the ball of the cannon at the bow back into the bag.",
        "Bart discards 3 of hearts and 4 of spades.",
        "Bart dodges with 3-4: 1 damage less.",
        "> Bart: cover 3-4 on the dodge track. [duel:dodge red seat-2]",
        "Anne fires at the centre hull of Bart’s ship: 1 plank lost.",
        "> Anne: put the ball of the cannon at the bow back into the bag. [shot:ball  seat-1]",
        "* Anne fires at the centre hull of Bart’s ship: 1 plank lost. [token:cannon]",
        "  Anne [4, -1, -1, 0, -1] = 1 [gun:18-pounder blue]",
        "  Bart centre hull: 4 planks [zone:hull-centre red]",
        "Bart loses 1 plank (centre hull).",
        "> Bart: take 1 plank off the centre hull. [marker:plank red seat-2]",
        "= Bart: centre hull: 4 3 False [marker:plank]",
        "Anne discards the Target cards and the Aim cards beside them.",
        "Anne aims at the centre hull of Bart’s ship.",
        "Anne has 2 Targets in front.",
        "= Target cards in front of Anne: 0 2 None [token:target]",
    ]


@pytest.mark.rule("CD-FIRE-S6", "A-14")
def test_a_shot_that_does_nothing() -> None:
    s = with_hand(left(laid(duel(), ANNE, 1), BART, hull_centre=0), BART, "hearts-1", "spades-5")
    _, happened = played(s, shooting.fire, ANNE, "ball", answers=[("hearts-1",), targeting.OTHER, "sails-bow"])
    assert aloud(happened) == [
        "Anne puts the ball of the cannon at the bow back into the bag.",
        "Bart loses 1 card of the hand: 1 of hearts.",
        "= Bart loses 1 card of the hand: 1 of hearts.: None None None [token:deck]",
        "Anne fires at the centre hull of Bart’s ship: no damage.",
        "> Anne: put the ball of the cannon at the bow back into the bag. [shot:ball  seat-1]",
        "* Anne fires at the centre hull of Bart’s ship: no damage. [token:cannon]",
        "  Anne [0, -4] = -4 [gun:18-pounder blue]",
        "  Bart centre hull: 0 planks [zone:hull-centre red]",
        "Anne discards the Target cards and the Aim cards beside them.",
        "Anne puts the Gunner by the Long Nine (stern).",
        "> Anne: put your Gunner by the Long Nine, at the stern. [cannon:stern  seat-1]",
        "Anne aims at the bow sails of Bart’s ship.",
        "> Put Anne’s Crosshair on the bow sails of Bart’s ship. [zone:sails-bow blue seat-1]",
        "Anne has 2 Targets in front.",
        "= Target cards in front of Anne: 0 2 None [token:target]",
    ]


@pytest.mark.rule("CD-FIRE-01")
def test_a_cannon_that_does_not_fire() -> None:
    s = at_four_planks()
    _, happened = played(s, shooting.hold_fire, ANNE)
    assert aloud(happened) == ["Anne does not fire."]


@pytest.mark.rule("CD-FIRE-02")
def test_a_cannon_that_cannot_fire() -> None:
    s = loaded(at_four_planks(), ANNE, "bow")
    _, happened = played(s, shooting.skip_fire)
    assert aloud(happened) == [
        "No projectile in the 18-pounder: no shot.",
        "* No projectile in the 18-pounder: no shot. []",
    ]


@pytest.mark.rule("CD-PATCH-02", "CD-PATCH-03", "CD-PATCH-04", "CD-EFF-06")
def test_a_patch_up() -> None:
    s = left(with_hand(ready(), ANNE, "spades-4", "hearts-9", "clubs-1"), ANNE, sails_bow=0, deck_centre=3)
    _, happened = played(
        s,
        patch.patch_up,
        ANNE,
        answers=(["spades-4", "hearts-9"], "sailor-deck-centre-sails-bow", "captain-deck-bow-deck-centre"),
    )
    assert aloud(happened) == [
        "Anne discards 4 of spades and 9 of hearts.",
        "Anne: a sailor leaves the main deck for the bow sails.",
        "> Anne: take a sailor off the main deck, to mend the bow sails. [marker:sailor blue seat-1]",
        "= Anne: hand penalty uncovered: None None False [penalty:hand]",
        "= Anne: sail penalty covered: None None True [penalty:sail]",
        "Anne mends the bow sails: 1 sail.",
        "> Anne: take 1 sail from the reserve for the bow sails. [marker:sail blue seat-1]",
        "= Anne: bow sails: 0 1 True [marker:sail]",
        "Anne: the Captain leaves the bow deck for the main deck.",
        "> Anne: move the Captain from the bow deck to the main deck. [officer:captain blue seat-1]",
        "= Anne: hand penalty covered: None None True [penalty:hand]",
    ]


@pytest.mark.rule("CD-RELOAD-01", "CD-RELOAD-03")
def test_a_reload() -> None:
    s = loaded(loaded(with_hand(ready(), ANNE, "spades-4", "hearts-9"), ANNE, "bow", "ball"), ANNE, "stern")
    _, happened = played(s, reload.reload_one, ANNE, answers=(["bow-1"], "grape/none"), drawn=("grape",))
    assert aloud(happened) == [
        "Anne discards 4 of spades and 9 of hearts.",
        "Anne puts the ball of the cannon at the bow back into the bag.",
        "> Anne: put the ball of the cannon at the bow back into the bag. [shot:ball  seat-1]",
        "Anne draws from the bag: grapeshot.",
        "* Anne draws from the bag: grapeshot. [shot:grape]",
        "Anne loads the cannons. Bow: grapeshot; stern: empty.",
        "> Anne: load the cannon at the bow (grapeshot). [cannon:bow  seat-1]",
    ]


@pytest.mark.rule("CD-COMP-08", "CD-EFF-06")
def test_the_loss_of_an_officer() -> None:
    s = duel()
    _, happened = played(s, losses.from_zone, BART, "deck-bow", 2, "CD-FIRE-S6", "hit", BART, answers=("captain",))
    assert aloud(happened) == [
        "Bart loses 1 sailor and the Captain (bow deck).",
        "> Bart: take 1 sailor off the bow deck. [marker:sailor red seat-2]",
        "! Bart loses the Captain:  [officer:captain red]",
        "= Bart: bow deck: 4 2 False [marker:sailor]",
        "= Bart: cannon penalty uncovered: None None False [penalty:cannon]",
    ]


@pytest.mark.rule("CD-EFF-07", "CD-WIN-01")
def test_the_loss_of_both_officers() -> None:
    s = duel().with_zone(BART, "deck-stern", officers=())
    _, happened = played(s, losses.from_zone, BART, "deck-bow", 4, "CD-FIRE-S6", "hit", BART)
    assert aloud(happened) == [
        "Bart loses 3 sailors and the Captain (bow deck).",
        "> Bart: take 3 sailors off the bow deck. [marker:sailor red seat-2]",
        "! Bart loses the Captain:  [officer:captain red]",
        "= Bart: bow deck: 4 0 False [marker:sailor]",
        "= Bart: no-fire symbol uncovered: None None False [penalty:no-fire]",
        "= Bart: 2 cannon penalties uncovered: None None False [penalty:cannon]",
        "Bart has neither Captain nor First Mate left: Anne wins the duel.",
        "! Anne wins: Bart has neither Captain nor First Mate left: Anne wins the duel. [ending:officers ]",
    ]


@pytest.mark.rule("CD-EFF-09", "CD-EFF-10")
def test_a_disaster() -> None:
    s = left(duel(), BART, hull_centre=1, sails_bow=0, sails_centre=0)
    _, happened = played(s, losses.from_zone, BART, "hull-centre", 1, "CD-FIRE-S6", "hit", BART, drawn=("sails",))
    assert aloud(happened) == [
        "Bart loses 1 plank (centre hull).",
        "> Bart: take 1 plank off the centre hull. [marker:plank red seat-2]",
        "= Bart: centre hull: 1 0 False [marker:plank]",
        "Disaster in the centre hull, Bart: 3 sails to lose.",
        "! Bart: Disaster in the centre hull: 3 sails to lose. The token leaves the game. [disaster:sails ]",
        "Bart loses 1 sail (stern sails).",
        "> Bart: take 1 sail off the stern sails. [marker:sail red seat-2]",
        "= Bart: stern sails: 2 1 False [marker:sail]",
        "Bart loses 1 sail (stern sails).",
        "> Bart: take 1 sail off the stern sails. [marker:sail red seat-2]",
        "= Bart: stern sails: 1 0 False [marker:sail]",
        "= Bart: sail penalty uncovered: None None False [penalty:sail]",
    ]


@pytest.mark.rule("CD-EFF-08", "CD-WIN-01")
def test_a_ship_that_sinks() -> None:
    s = left(duel(), BART, hull_bow=0, hull_centre=0)
    _, happened = played(s, losses.from_zone, BART, "hull-stern", 1, "CD-FIRE-S6", "hit", BART)
    assert aloud(happened) == [
        "Bart loses 1 plank (stern hull).",
        "> Bart: take 1 plank off the stern hull. [marker:plank red seat-2]",
        "= Bart: stern hull: 5 4 False [marker:plank]",
        "Bart’s ship sinks: Anne wins the duel.",
        "! Anne wins: Bart’s ship sinks: Anne wins the duel. [ending:sunk ]",
    ]


@pytest.mark.rule("CD-AIM-01", "CD-AIM-04")
def test_an_aim() -> None:
    s = with_hand(aimed(duel(), ANNE, 1, left="spades-9"), ANNE, "hearts-6")
    _, happened = played(s, aim.aim, ANNE, "hearts-6", answers=("target-1-below",))
    assert aloud(happened) == [
        "Anne aims: 6 of hearts below Target 1.",
        "= Anne: 6 of hearts below Target 1, perfect shot: None None None [aim:hearts-6]",
    ]


@pytest.mark.rule("CD-AIM-03", "CD-COMP-09")
def test_a_joker_in_the_place_of_another_card() -> None:
    s = with_hand(aimed(duel(), ANNE, 1, left="spades-9"), ANNE, "joker-1")
    _, happened = played(s, aim.aim, ANNE, "joker-1", answers=("target-1-left", "6"))
    assert aloud(happened) == [
        "Anne aims: joker for 6 at the left of Target 1.",
        "= Anne: joker for 6 at the left of Target 1, one card still missing: None None None [aim:joker-1]",
    ]


@pytest.mark.rule("CD-AIM-03")
def test_an_aim_on_paper() -> None:
    s = on_paper(aimed(duel(hands="table"), ANNE, 2, left="unknown=9"), ANNE, 3)
    _, happened = played(s, aim.aim, ANNE, answers=("target-2-left", "6"))
    assert aloud(happened) == [
        "Anne aims: Aim card for 6 at the left of Target 2.",
        "> Anne: put your card at the left of Target 2. [aim:unknown  seat-1]",
        "  The one that lay there goes to your discards.",
    ]


@pytest.mark.rule("CD-AIM-01", "CD-FIRE-S4")
def test_an_aim_that_only_the_table_can_read() -> None:
    s = aimed(unread(ANNE, 1), ANNE, 1, left="unknown=0")
    _, happened = played(s, aim.aim, ANNE, answers=("target-5-below",))
    assert aloud(happened) == ["Anne aims: Aim card below Target 1."]


@pytest.mark.rule("CD-TURN-03", "CD-TARGET-01", "CD-TARGET-02", "CD-TARGET-03")
def test_a_change_of_target_at_the_table() -> None:
    s = aimed(unread(ANNE, 2), ANNE, 1, left="unknown=5", below="unknown=6")
    _, happened = played(s, turn_actions.change_target, ANNE, answers=(targeting.OTHER, "deck-centre"))
    assert aloud(happened) == [
        "Anne discards the Target cards and the Aim cards beside them.",
        "> Anne: discard your Target cards and their Aim cards. [token:target  seat-1]",
        "Anne puts the Gunner by the Long Nine (stern).",
        "> Anne: put your Gunner by the Long Nine, at the stern. [cannon:stern  seat-1]",
        "Anne aims at the main deck of Bart’s ship.",
        "> Put Anne’s Crosshair on the main deck of Bart’s ship. [zone:deck-centre blue seat-1]",
        "Anne has 3 Targets in front.",
        "> Anne: draw 3 Target cards, in front of you. [token:target  seat-1]",
        "  With room at the left of and below each of them.",
    ]


@pytest.mark.rule("CD-FIRE-S7")
def test_target_cards_of_the_table_that_are_cleared() -> None:
    s = unread(ANNE, 2)
    _, happened = played(s, targeting.clear, ANNE, "CD-FIRE-S7")
    assert aloud(happened) == [
        "Anne discards the Target cards and the Aim cards beside them.",
        "> Anne: discard your Target cards. [token:target  seat-1]",
    ]


@pytest.mark.rule("CD-FIRE-S7")
def test_aim_cards_of_the_table_that_are_cleared() -> None:
    s = aimed(duel(hands="table"), ANNE, 1, left="unknown=5")
    _, happened = played(s, targeting.clear, ANNE, "CD-FIRE-S7")
    assert aloud(happened) == [
        "Anne discards the Target cards and the Aim cards beside them.",
        "> Anne: discard your Aim cards beside the Targets. [token:target  seat-1]",
    ]


@pytest.mark.rule("CD-FIRE-S7")
def test_cards_of_the_app_that_are_cleared() -> None:
    s = aimed(duel(), ANNE, 1, left="spades-5")
    _, happened = played(s, targeting.clear, ANNE, "CD-FIRE-S7")
    assert aloud(happened) == ["Anne discards the Target cards and the Aim cards beside them."]


@pytest.mark.rule("CD-TARGET-03", "A-12")
def test_the_last_target_cards_are_laid_before_the_discarded_ones_are_shuffled() -> None:
    gone = tuple(str(n) for n in range(1, 31) if n not in (3, 4, 9))
    s = replace(duel().with_player(ANNE, targets=()), targets_gone=gone)
    s, happened = played(s, targeting.aim_at, ANNE, "CD-FIRE-S7", "again", answers=("sails-centre",))
    assert aloud(happened)[-5:] == [
        "Anne has 1 Target in front.",
        "= Target cards in front of Anne: 0 1 None [token:target]",
        "No Target card left to draw: the discarded ones are shuffled.",
        "Anne has 3 Targets in front.",
        "= Target cards in front of Anne: 1 3 None [token:target]",
    ]
    assert [target.id for target in s.player(ANNE).targets] == ["target-5", "target-6", "target-7"]


@pytest.mark.rule("CD-DRAW-01", "CD-DRAW-03", "A-13")
def test_the_last_card_of_a_deck_is_drawn_before_the_discards_are_shuffled() -> None:
    """P. 10: an empty deck is made anew of the discards; hands draw what it still holds first."""
    s = on_paper(duel(hands="table"), ANNE, 3).with_turn(phase="draw", taken=2)
    s, happened = played(s.with_player(ANNE, discards=(UNKNOWN,) * 38), phases.draw_phase)
    assert aloud(happened)[:6] == [
        "Anne draws 1 Aim card.",
        "> Anne: draw 1 Aim card. [token:deck  seat-1]",
        "Anne shuffles the discards: they are the new Aim deck.",
        "> Anne: shuffle your discards, they are your new Aim deck. [token:deck  seat-1]",
        "Anne draws 1 Aim card.",
        "> Anne: draw 1 Aim card. [token:deck  seat-1]",
    ]
    assert len(s.player(ANNE).hand) == 5 and s.player(ANNE).discards == ()


@pytest.mark.rule("CD-TARGET-03", "A-12")
def test_a_pack_of_targets_that_is_used_up() -> None:
    s = replace(
        duel().with_player(ANNE, targets=()), targets_gone=tuple(str(n) for n in range(1, 31) if n not in (3, 4))
    )
    _, happened = played(s, targeting.aim_at, ANNE, "CD-FIRE-S7", "again", answers=(targeting.OTHER, "sails-bow"))
    assert aloud(happened) == [
        "Anne puts the Gunner by the Long Nine (stern).",
        "> Anne: put your Gunner by the Long Nine, at the stern. [cannon:stern  seat-1]",
        "Anne aims at the bow sails of Bart’s ship.",
        "> Put Anne’s Crosshair on the bow sails of Bart’s ship. [zone:sails-bow blue seat-1]",
        "No Target card left to draw: the discarded ones are shuffled.",
        "Anne has 2 Targets in front.",
        "= Target cards in front of Anne: 0 2 None [token:target]",
    ]


@pytest.mark.rule("CD-PATCH-06")
def test_sailors_that_change_places() -> None:
    s = left(duel(), ANNE, deck_bow=1)
    _, happened = played(s, arrange.arrange, ANNE, answers=("no-fire",))
    assert aloud(happened) == [
        "Anne rearranges the sailors on the bow deck: no-fire symbol open.",
        "> Anne: rearrange your sailors on the bow deck, no-fire symbol uncovered. [marker:sailor blue seat-1]",
    ]


@pytest.mark.rule("CD-DRAW-01", "CD-DRAW-03")
def test_a_draw_for_which_the_deck_is_shuffled() -> None:
    s = with_hand(drawing(), ANNE, "joker-1", "joker-2")
    s = s.with_player(ANNE, discards=tuple(card for card in all_cards(BOOK) if not card.startswith("joker")))
    _, happened = played(s, phases.draw_phase)
    assert aloud(happened) == [
        "Anne shuffles the discards: they are the new Aim deck.",
        "> Anne: shuffle your discards, they are your new Aim deck. [token:deck  seat-1]",
        "Anne draws 2 Aim cards.",
        "Turn 2: Bart.",
    ]


@pytest.mark.rule("CD-DRAW-01", "CD-DRAW-02")
def test_a_draw_on_paper() -> None:
    s = on_paper(drawing(hands="table"), ANNE, 5)
    _, happened = played(s, phases.draw_phase)
    assert aloud(happened) == [
        "Anne draws 2 Aim cards.",
        "> Anne: draw 2 Aim cards. [token:deck  seat-1]",
        "Anne is over the hand limit and discards 1 card.",
        "> Anne: discard 1 card of your choice: your hand is over its limit. [token:deck  seat-1]",
        "Turn 2: Bart.",
    ]


@pytest.mark.rule("CD-DRAW-01", "CD-DRAW-02")
def test_a_draw_beyond_the_limit() -> None:
    s = with_hand(drawing(), ANNE, *(f"hearts-{n}" for n in range(1, 6)))
    _, happened = played(s, phases.draw_phase, answers=(["hearts-1"],))
    assert aloud(happened) == [
        "Anne draws 2 Aim cards.",
        "Anne is over the hand limit and discards 1 of hearts.",
        "Turn 2: Bart.",
    ]


@pytest.mark.rule("CD-SWERVE-03", "A-22")
def test_a_random_loss_of_an_empty_hand() -> None:
    s = duel()
    _, happened = played(s, discards.at_random, BART, 2, "CD-SWERVE-03", "lost")
    assert aloud(happened) == []


WORDS: dict[str, Any] = {"key": "core-said", "args": [["text", "In other words"]]}
SUM: dict[str, Any] = {"label": WORDS, "terms": [{"label": WORDS, "value": 9}]}
VOLLEY = {"seat": "seat-1", "zone": "hull-centre", "grades": ["good", "perfect"], "damage": 3}
SHOT = {"volley": VOLLEY, "text": WORDS, "result": {"text": WORDS, "sides": []}}
LOST = {"places": [["target-1", "left"]], "cards": [WORDS]}


@pytest.mark.parametrize(
    ("name", "kept", "told"),
    [
        (
            "ShotFired",
            SHOT,
            [
                "Anne fires at the centre hull of Bart’s ship: 3 planks lost.",
                "* Anne fires at the centre hull of Bart’s ship: 3 planks lost. [token:cannon]",
                "  Anne [gun:18-pounder blue]",
                "  Bart centre hull: 4 planks [zone:hull-centre red]",
            ],
        ),
        (
            "BroadsideFired",
            {"suit": "spades", "n": 2, "total": SUM},
            [
                "Anne fires a Broadside of 2 cards (spades): 2 projectiles strike.",
                "* Anne fires a Broadside: spades []",
                "  Anne [2] = 2 2 projectiles strike [suit:spades blue]",
                "> Anne: cover spades on the broadside track. [suit:spades blue seat-1]",
            ],
        ),
        (
            "Swerved",
            {"values": [7, 8], "total": SUM, "colour": "blue"},
            [
                "Anne swerves (7-8): 3 cards to lose.",
                "* Anne swerves: 7-8 []",
                "  Anne [2, 1] = 3 3 cards lost [marker:sail blue]",
                "> Anne: cover 7-8 on the swerve track. [duel:swerve blue seat-1]",
            ],
        ),
        (
            "ShotDodged",
            {"values": [7, 8], "off": 1, "colour": "blue"},
            ["Anne dodges with 7-8: 1 damage less.", "> Anne: cover 7-8 on the dodge track. [duel:dodge blue seat-1]"],
        ),
        (
            "AimCardsLost",
            LOST,
            [
                "Anne loses 1 Aim card by the Targets: 8 of hearts.",
                "= Anne loses 1 Aim card by the Targets: 8 of hearts.: None None False [token:target]",
            ],
        ),
        (
            "TrickPlayed",
            {"card": "5", "title": WORDS, "does": WORDS, "more": True},
            ["Anne plays a Dirty Trick: Dirty Trick 5.", "! Anne plays Dirty Trick 5:  [token:dirty-trick ]"],
        ),
        (
            "ReputationRevealed",
            {"card": "5", "title": WORDS, "does": WORDS},
            ["Reputation of Anne: Reputation 5.", "! Reputation of Anne: Reputation 5:  [token:reputation ]"],
        ),
    ],
)
def test_what_an_earlier_version_wrote_is_told_in_words_of_today(
    name: str, kept: dict[str, Any], told: list[str]
) -> None:
    s = at_four_planks().with_player(ANNE, tricks=("5",))
    who = {} if name == "ShotFired" else {"seat": "seat-1", "name": "Anne"}
    event = game("cannon_duel").events.load({"is": name, **who, **kept})
    assert aloud(Events([Happened(event, before=s, after=event.apply(s), book=BOOK)])) == told
