"""What the captain of the app weighs: what a zone and a reload promise, when no aim helps any more, what it never does,
what every entry of a menu is worth to it, and what it answers.

Bart's carronade at the bow holds a chain and a grape, his 18-pounder at the stern a ball and a grape; he aims at Anne's
hull amidships (4 planks, 2 Target cards) from the bow.
"""

from __future__ import annotations

from typing import Any, Final

import pytest

from companion.core.declared.secrets import covered
from companion.core.events.announcements import Result, Side
from companion.core.procedures.copied_cards import CopiedCard
from companion.core.procedures.menus import Menu
from companion.core.procedures.procedure import command
from companion.core.questions.kinds import Choose, Option
from companion.core.rules.verdicts import Sum, Term, refused
from companion.core.values.frozen_records import replace
from companion.core.values.messages import msg
from companion.games.cannon_duel.actions import aim, broadside, patch, reload, swerve, turn_actions
from companion.games.cannon_duel.aiming import targeting
from companion.games.cannon_duel.battery import loading
from companion.games.cannon_duel.bot import alternatives, decisions, plans, weighing, worth
from companion.games.cannon_duel.bot.view import ARMED, SKILLS, Mind
from companion.games.cannon_duel.cards import advanced
from companion.games.cannon_duel.fire import dodge
from companion.games.cannon_duel.hands import combos
from companion.games.cannon_duel.model.ids import MOUNTS, UNKNOWN, Edge, Mount, ZoneId
from companion.games.cannon_duel.model.options import STRENGTHS, Strength
from companion.games.cannon_duel.model.state import State
from companion.games.cannon_duel.ship import losses
from companion.games.cannon_duel.ship.zones import silenced
from companion.games.cannon_duel.tricks import playing
from companion.games.cannon_duel.turn import phases, setup
from companion.library.texts import say
from tests.games.cannon_duel.rules.scene import ANNE, BART, BOOK, aimed, asked, laid, left, loaded, sparring, with_hand

HAND = ("spades-9", "hearts-6", "clubs-2")


def mind(s: State) -> Mind:
    """Bart's."""
    return Mind(s, BOOK, BART)


def chosen(s: State) -> str:
    """What Bart takes from the menu of the moment."""
    menu = phases.follows(s, BOOK)
    assert isinstance(menu, Menu)
    return plans.chosen(s, BOOK, menu)[0]


# ---------------------------------------------------------------------- what a shot may take at best


@pytest.mark.rule("CD-FIRE-04", "CD-CANNON-01", "CD-CANNON-02", "CD-CANNON-03")
@pytest.mark.parametrize(
    ("mount", "zone", "hits"),
    [
        ("bow", "hull-centre", 4 - 2),  # good is the best that a carronade can do, for each of two Target cards
        ("stern", "hull-centre", 4),
        ("stern", "deck-centre", 6),
        ("bow", "deck-centre", 6 - 3),
    ],
)
def test_at_best_every_target_card_gets_the_best_result_of_the_cannon(mount: Mount, zone: ZoneId, hits: int) -> None:
    assert weighing.at_best(mind(sparring(*HAND)), mount, zone) == hits


@pytest.mark.rule("CD-FIRE-S2", "CD-FIRE-S3")
def test_a_wrong_projectile_and_penalties_of_the_deck_count_at_best_too() -> None:
    s = sparring(*HAND)
    assert weighing.at_best(mind(s), "bow", "hull-centre", ("chain", "grape")) == 4 - 2 - 1 + 1
    assert weighing.at_best(mind(s), "bow", "hull-centre", ("chain", "ball")) == 4 - 2 + 1
    assert weighing.at_best(mind(s), "bow", "hull-centre", ("ball", "ball")) == 4, "and no more than there is"
    assert weighing.at_best(mind(left(s, BART, deck_bow=1)), "bow", "hull-centre", ("chain",)) == 4 - 2 - 1 - 1


@pytest.mark.rule("CD-FIRE-02", "CD-EFF-05")
def test_nothing_is_in_reach_of_a_cannon_that_is_silenced_or_of_a_zone_that_is_too_weak() -> None:
    s = sparring(*HAND)
    assert weighing.in_reach(mind(s), "bow", "hull-centre")
    assert not weighing.in_reach(mind(s.with_zone(BART, "deck-bow", markers=0, officers=())), "bow", "hull-centre")
    assert not weighing.in_reach(mind(left(s, ANNE, hull_centre=2)), "bow", "hull-centre"), "2 planks less 2"
    silent = s.with_zone(BART, "deck-stern", markers=0, officers=())
    assert weighing.at_best(mind(silent), "stern", "hull-centre") == 2
    assert not weighing.in_reach(mind(silent), "stern", "hull-centre"), "whatever it would take"
    assert weighing.in_reach(mind(left(s, ANNE, hull_centre=2)), "stern", "hull-centre")


@pytest.mark.rule("CD-TARGET-01", "CD-TARGET-02")
def test_of_zones_with_as_many_markers_the_one_with_fewer_target_cards_promises_more() -> None:
    s = left(sparring(*HAND), ANNE, deck_centre=4)
    worth = {zone: weighing.zone_worth(mind(s), "stern", zone) for zone in ("deck-centre", "deck-bow")}
    # 4 men each: 3 Target cards or 2, of each half a point is not counted on; the captain stands at the bow.
    grape = left(s.with_zone(ANNE, "deck-bow", officers=(), markers=4), ANNE)
    assert weighing.zone_worth(mind(grape), "stern", "deck-centre") == 4 - 3 / 2
    assert weighing.zone_worth(mind(grape), "stern", "deck-bow") == 4 - 2 / 2
    assert worth["deck-bow"] > 3 > worth["deck-centre"]
    empty = loaded(grape, BART, "stern")
    assert weighing.zone_worth(mind(empty), "stern", "deck-bow") == 4 - 2 / 2 - ARMED, "it has to be loaded first"


# ---------------------------------------------------------------------- when no aim helps any more


@pytest.mark.rule("CD-TURN-03", "CD-FIRE-S1")
@pytest.mark.parametrize("strength", STRENGTHS)
def test_it_changes_its_target_where_no_aim_can_bring_anything(strength: str) -> None:
    s = left(sparring(*HAND, strength=strength), ANNE, hull_centre=2)
    assert weighing.is_hopeless(mind(s)) and chosen(s) == "change-target"
    zone = decisions.answer(s, BOOK, asked(s, turn_actions.change_target, BART))
    assert zone == targeting.OTHER, "at the bow good is the best result"
    s = left(s, ANNE, hull_centre=3)
    assert not weighing.is_hopeless(mind(s)) and chosen(s) != "change-target"


@pytest.mark.rule("CD-TURN-03")
def test_it_keeps_its_target_where_no_other_is_in_reach_either() -> None:
    s = sparring(*HAND)
    for deck in ("deck-bow", "deck-stern"):
        s = s.with_zone(BART, deck, markers=0, officers=())  # type: ignore[arg-type]
    assert weighing.is_hopeless(mind(s)) and chosen(s) != "change-target"
    assert promised(s, "change-target") == -1


@pytest.mark.rule("CD-PATCH-06", "CD-TURN-02")
def test_a_free_move_that_could_be_made_for_ever_is_its_last_choice_of_all() -> None:
    """One more plank sinks Anne's ship, every Target card lies perfect, and the last action has to be Aim."""
    s = left(sparring("spades-1", "clubs-1", taken=1), ANNE, hull_bow=0, hull_centre=4, hull_stern=1)
    s = left(s.with_player(BART, active="stern"), BART, deck_bow=1)
    for place in (1, 2):
        s = aimed(s, BART, place, left="hearts-9", below="hearts-6")
    menu = phases.follows(s, BOOK)
    assert isinstance(menu, Menu)
    worths = {each.name: weighing.weigh(mind(s), each).worth for each in menu.commands}
    assert worths["aim"] < -5, "whatever it lays spoils a shot that decides the duel"
    assert "arrange" in worths and chosen(s).startswith("aim-")


# ---------------------------------------------------------------------- how a ship stands


@pytest.mark.rule("CD-PATCH-03", "CD-EFF-01", "CD-EFF-02", "CD-EFF-06")
@pytest.mark.parametrize(
    ("zone", "markers", "gain"),
    [
        ("sails-bow", 1, worth.SAIL),
        ("sails-bow", 0, worth.SAIL + weighing.HARM["sail"]),
        ("deck-centre", 5, weighing.SAILOR),
        ("deck-centre", 1, weighing.SAILOR + weighing.HARM["hand"]),
        # 7 markers stand where the officers are, of which the captain is at the bow: then 8 do.
        ("deck-bow", 2, weighing.SAILOR + worth.NEAR / 7 - worth.NEAR / 8),
    ],
)
def test_a_marker_that_is_put_back_is_worth_what_it_is_itself_and_the_penalty_that_it_covers(
    zone: ZoneId, markers: int, gain: float
) -> None:
    before, then = (sparring(*HAND).with_zone(BART, zone, markers=n).player(BART) for n in (markers, markers + 1))
    assert weighing.standing(BOOK, then) - weighing.standing(BOOK, before) == pytest.approx(gain)


@pytest.mark.rule("CD-PATCH-03", "CD-EFF-08")
@pytest.mark.parametrize("stern", [0, 1, 2, 3, 4])
def test_a_plank_that_is_put_back_is_worth_what_the_other_ship_would_win_by_taking_it(stern: int) -> None:
    before, then = (left(sparring(*HAND), BART, hull_bow=1, hull_stern=n).player(BART) for n in (stern, stern + 1))
    gain = weighing.standing(BOOK, then) - weighing.standing(BOOK, before)
    assert gain == pytest.approx(worth.marker(BOOK, then, "hull-stern"))
    assert gain == pytest.approx(1 + worth.NEAR / (10 - 4 - 4 + stern)), "10 missing planks sink a ship"


@pytest.mark.rule("CD-EFF-05", "CD-EFF-06")
@pytest.mark.parametrize(("active", "cannons"), [("bow", 2), ("stern", 1)])
def test_a_sailor_who_lets_a_cannon_fire_again_is_worth_most_beside_the_active_one(active: Mount, cannons: int) -> None:
    s = sparring(*HAND).with_player(BART, active=active).with_zone(BART, "deck-bow", officers=(), markers=0)
    before, then = s.player(BART), left(s, BART, deck_bow=1).player(BART)
    gain = weighing.standing(BOOK, then) - weighing.standing(BOOK, before)
    assert gain == pytest.approx(weighing.SAILOR + weighing.HARM["no-fire"] + ARMED * cannons)


# ---------------------------------------------------------------------- the bag


@pytest.mark.rule("CD-RELOAD-01", "CD-RELOAD-02", "CD-RELOAD-03")
def test_a_reload_is_worth_the_chance_of_the_projectile_that_fits() -> None:
    """2 balls are among the 8 projectiles of the bag: 1 of 4 for one, 13 of 28 for two."""
    s = sparring(*HAND)
    cards = sum(sorted(map(mind(s).card, HAND))[:2])
    assert weighing.reload_worth(mind(s), 1) == pytest.approx(mind(s).stake / 4 - cards)
    assert weighing.reload_worth(mind(s), 2) == pytest.approx(mind(s).stake * 13 / 28 - cards)
    fits = loaded(s, BART, "bow", "chain", "ball")
    assert weighing.reload_worth(mind(fits), 1) == pytest.approx(-cards), "no place is empty, and a ball lies ready"


@pytest.mark.rule("CD-RELOAD-01", "CD-RELOAD-02")
def test_a_reload_arms_no_cannon_where_nothing_is_drawn_or_none_is_pointed_yet() -> None:
    """2 planks, 2 Target cards that are good at best, and two chains, which take nothing even in a double shot."""
    s = left(loaded(sparring(*HAND), BART, "bow", "chain", "chain"), ANNE, hull_centre=2)
    cards = sum(sorted(map(mind(s).card, HAND))[:2])
    assert weighing.reload_worth(mind(s), 1) == pytest.approx(ARMED * mind(s).stake - cards)
    assert weighing.reload_worth(mind(s), 0) == pytest.approx(-cards)
    for nowhere in (s.with_player(BART, active=""), s.with_player(BART, crosshair="")):
        assert weighing.reload_worth(mind(nowhere), 1) == pytest.approx(-cards)


@pytest.mark.rule("CD-TARGET-02", "CD-FIRE-S7")
@pytest.mark.parametrize("mount", MOUNTS)
def test_the_zones_that_it_could_have_aimed_at_are_weighed_for_the_active_cannon(mount: Mount) -> None:
    """The carronade at the bow never hits as well as the 18-pounder at the stern."""
    s = sparring(*HAND).with_player(BART, active=mount)
    found = alternatives.other_zones(s, BOOK, BART)
    assert [each.worth for each in found] == [weighing.zone_worth(mind(s), mount, each.id) for each in found]  # type: ignore[arg-type]
    assert "hull-centre" not in [each.id for each in found] and len(found) == alternatives.MOST


@pytest.mark.rule("CD-FIRE-02", "CD-RELOAD-01")
@pytest.mark.parametrize("shots", [(), ("chain",)])
def test_a_cannon_whose_projectile_takes_nothing_is_as_good_as_empty(shots: tuple[str, ...]) -> None:
    """3 planks, 2 Target cards that are good at best, and a chain: 3 − 2 − 1."""
    s = left(loaded(sparring(*HAND), BART, "bow", *shots), ANNE, hull_centre=3)  # type: ignore[arg-type]
    cards = sum(sorted(map(mind(s).card, HAND))[:2])
    assert weighing.reload_worth(mind(s), 1) == pytest.approx(0.5 + ARMED * mind(s).stake - cards)


@pytest.mark.rule("CD-RELOAD-01", "CD-RELOAD-02", "CD-RELOAD-03")
@pytest.mark.parametrize(
    ("strength", "returned"), [("boatswain", ("bow-1",)), ("captain", ("bow-1", "bow-2", "stern-4"))]
)
def test_back_into_the_bag_goes_what_must_and_of_a_whole_battery_what_does_not_fit(
    strength: str, returned: tuple[str, ...]
) -> None:
    """A-23: four projectiles aboard, no place is empty; only the ball at the stern fits the hull."""
    s = sparring("spades-9", "hearts-9", "clubs-2", strength=strength)
    battery = asked(s, reload.reload_battery, BART, answers=[("spades-9", "hearts-9")])
    assert decisions.answer(s, BOOK, battery) == returned
    one = asked(s, reload.reload_one, BART, answers=[("spades-9", "hearts-9")])
    assert decisions.answer(s, BOOK, one) == ("bow-1",)
    room = loaded(s, BART, "bow", "chain")
    assert decisions.answer(room, BOOK, asked(room, reload.reload_one, BART, answers=[("spades-9", "hearts-9")])) == ()


@pytest.mark.rule("CD-SETUP-06", "CD-CANNON-02")
def test_the_captain_mounts_the_cannon_with_the_most_perfect_squares() -> None:
    question = setup._mounting(sparring(*HAND), BART)
    assert decisions.answer(sparring(*HAND), BOOK, question) == "18-pounder/long-nine"


@pytest.mark.rule("CD-SWERVE-01", "CD-SWERVE-03")
def test_a_swerve_left_undone_is_weighed_as_the_shortest_run_of_unknown_cards() -> None:
    """Anne would lose 3 cards, each worth half as much again as one of the 2 that it costs."""
    s = sparring("spades-8", "hearts-9", "clubs-2")
    found = {each.id: each.worth for each in alternatives.instead(s, BOOK, BART, command("aim", seat=BART))}
    assert found["swerve"] == pytest.approx(3 * 0.6 - 2 * 0.4)


def undone(s: State, *done: str) -> dict[str, tuple[float, str]]:
    """What Bart could do besides, by entry of the menu: what it promises, and how it is told."""
    seen = covered(s, "")
    menu = phases.follows(seen, BOOK)
    assert isinstance(menu, Menu)
    deed = command("fire", shot=done[0]) if done else command("aim")
    return {each.id: (round(each.worth, 3), say(each.text)) for each in alternatives._undone(mind(seen), menu, deed)}


@pytest.mark.rule("CD-PREP-01", "CD-BROAD-03", "CD-SWERVE-03", "CD-RELOAD-01", "CD-RELOAD-02", "CD-PATCH-01")
def test_all_that_is_left_undone_is_weighed_and_told_as_the_table_sees_it() -> None:
    """A plank is worth 1.5: two of Anne's ten are gone. A ball fits her hull, and 2 of the bag's 9 are balls."""
    s = left(loaded(sparring(*HAND), BART, "bow", "chain"), BART, hull_bow=3, deck_centre=5)
    s = with_hand(left(aimed(s, ANNE, 1, left="clubs-3"), ANNE, hull_bow=3), ANNE, "clubs-1", "clubs-2")
    assert undone(s) == {
        "prepare": (0.32, "Prepare: 1 more card in my hand"),
        "broadside": (
            round(1.5 + 1 + 0.6 - 2 * 0.5 - 2 * 0.4, 3),
            "Fire a broadside, with a flush of 2 cards: Anne would lose 2 markers and 1 Aim card",
        ),
        "swerve": (round(2 * 0.6 - 2 * 0.4, 3), "Swerve, with a run of 2 cards: 2 cards fewer in Anne’s hand"),
        "reload-one": (round(0.5 + 1.5 * 2 / 9 - 2 * 0.4, 3), "Reload one cannon, for 2 cards: 1 more projectile"),
        "reload-battery": (
            round(0.5 + 1.5 * 2 / 9 - 2 * 0.4, 3),
            "Reload the whole battery, with a pair: 1 more projectile",
        ),
        "patch-up": (-1.0, "Patch up: my ship lacks 3 markers"),
        "change-target": (-1.0, "Change target (stern hull: 5 planks, 2 targets)"),
    }
    full = undone(loaded(s, BART, "bow", "chain", "grape"))
    assert full["reload-one"] == (round(-2 * 0.4, 3), "Reload one cannon, for 2 cards: one projectile for another")
    penalised = undone(left(s, BART, deck_bow=1))
    assert penalised["broadside"][1].endswith("Anne would lose 1 marker and 1 Aim card")


@pytest.mark.rule("CD-AIM-01", "CD-FIRE-04")
def test_an_aim_left_undone_is_worth_what_all_values_are_on_the_average() -> None:
    """A 9 lies at the left of one target: two values are perfect below it, four good, four weak. The other is bare."""
    s = aimed(sparring(*HAND).with_player(BART, active="stern"), BART, 1, left="hearts-9")
    gains = [(3 - 0 + 2.5 - 0) / 2] * 2 + [(3 - 1 + 2.5 - 1) / 2] * 4 + [(4 - 3 + 3 - 2.5) / 2] * 4
    found = alternatives.instead(s, BOOK, BART, command("prepare"))[0]
    assert found.rule == "CD-AIM-01" and found.worth == pytest.approx(sum(gains) / 10 * 1.4 - 0.4 / 2)
    assert say(found.text) == "Aim: 3 places beside my targets are still empty"


@pytest.mark.rule("CD-FIRE-01")
def test_every_other_projectile_and_to_wait_are_left_undone_at_a_shot() -> None:
    s = pointed("captain", "perfect")
    assert undone(s, "ball") == {
        "fire-grape": (-1.0, "Fire (grapeshot): no damage in sight"),
        "hold-fire": (
            round((4 - 3) * 1.4 * weighing.LATER - worth.SHOT, 3),
            "Hold fire: 2 places beside my targets are still empty",
        ),
    }
    sure = undone(pointed("captain", "perfect", "good"), "grape")
    assert sure["fire-ball"] == (round(3 * 1.4 - worth.SHOT, 3), "Fire (ball): 3 damage in sight")


@pytest.mark.rule("CD-EFF-07")
def test_the_last_officer_alone_on_a_deck_is_worth_as_much_as_the_end() -> None:
    s = left(sparring(*HAND), ANNE, deck_bow=0, deck_centre=6, deck_stern=4)
    for zone, officers in (("deck-bow", ("captain",)), ("deck-centre", ()), ("deck-stern", ())):
        s = s.with_zone(ANNE, zone, officers=officers)  # type: ignore[arg-type]
    assert worth.to_behead(s.player(ANNE)) == 1
    assert worth.marker(BOOK, s.player(ANNE), "deck-bow") == 1 + worth.NEAR


# ---------------------------------------------------------------------- what the entries of a menu promise


def promised(s: State, name: str, **said: Any) -> float:
    """What Bart sees in an entry of the menu."""
    return weighing.weigh(mind(s), command(name, **said)).worth


def astern(*hand: str, strength: str = "captain", phase: str = "actions") -> State:
    """Bart aims with the 18-pounder at the stern, for which rings are perfect and waves good."""
    return sparring(*hand, strength=strength, phase=phase).with_player(BART, active="stern")


@pytest.mark.rule("CD-AIM-01", "CD-AIM-03", "CD-FIRE-04")
@pytest.mark.parametrize(
    ("lying", "card", "at", "gains"),
    [
        # Bare a target takes 4, one from 6 and 2 at best. A 9 at the left: missed so far (3), perfect (0) with the 6.
        ({}, "spades-9", "left", (4 - 3, 1 - 0)),
        ({}, "spades-9", "below", (4 - 3, 1 - 2)),
        ({}, "hearts-6", "below", (4 - 3, 1 - 0)),
        ({}, "joker-1", "left", (4 - 3, 0 - 0)),
        # A 9 lies at the left: missed (3), at best good with the other 9 or weak with the 2.
        ({"left": "spades-9"}, "hearts-6", "below", (3 - 0, 1 - 0)),
        ({"left": "spades-9"}, "clubs-2", "below", (3 - 2, 0 - 0)),
    ],
)
def test_an_aim_is_worth_what_it_spares_at_once_and_what_it_leaves_to_hope_for(
    lying: dict[str, str], card: str, at: Edge, gains: tuple[int, int]
) -> None:
    s = aimed(astern(*HAND), BART, 1, **lying)
    target = s.player(BART).targets[0]
    assert weighing.place_worth(mind(s), target, at, card) == pytest.approx(mind(s).stake * sum(gains) / 2)
    assert mind(s).stake == 1 + worth.NEAR / 10


@pytest.mark.rule("CD-AIM-01")
def test_an_aim_costs_half_a_card_and_is_told_with_what_it_may_make() -> None:
    s = astern(*HAND)
    assert promised(s, "aim", card="spades-9") == pytest.approx(mind(s).stake - 0.4 / 2)
    weak = left(sparring(*HAND), ANNE, hull_centre=2)
    assert promised(weak, "aim", card="spades-9") == pytest.approx(-0.4 / 2), "no aim brings anything"
    why = [weighing.weigh(mind(s), command("aim", card=card)).why.key for card in ("hearts-6", "joker-1")]
    assert why == ["cd-why-aim-hope", "cd-why-aim-joker"]


@pytest.mark.rule("CD-BROAD-03", "CD-BROAD-04", "CD-BROAD-06", "CD-EFF-04")
def test_a_broadside_is_worth_the_best_markers_and_the_aim_cards_that_it_takes() -> None:
    """A plank 1.4, a man where no officer stands 1, a sail 0.8; each projectile has to be loaded again."""

    def gain(s: State, n: int = 2) -> float:
        """With so many cards that go with no others."""
        return weighing.broadside_worth(mind(s), (UNKNOWN,) * n)

    s = sparring(*HAND)
    assert gain(s) == pytest.approx(1.4 + 1 - 2 * 0.5 - 2 * 0.4)
    assert gain(s, 5) == pytest.approx(1.4 + 1 + 1 + 0.8 - 4 * 0.5 - 5 * 0.4), "four projectiles are aboard"
    one = aimed(s, ANNE, 1, left="clubs-1")
    assert gain(one) - gain(s) == pytest.approx(0.6)
    three = aimed(aimed(s, ANNE, 1, left="clubs-1", below="clubs-2"), ANNE, 2, left="clubs-3")
    assert gain(three) - gain(s) == pytest.approx(2 * 0.6)
    assert gain(left(s, BART, deck_bow=1)) == pytest.approx(1.4 - 0.5 - 2 * 0.4), "a cannon penalty"
    assert gain(left(s, BART, deck_bow=1, deck_centre=0)) == pytest.approx(-2 * 0.4), "two of them"
    assert gain(left(s, ANNE, hull_bow=0, hull_centre=0, hull_stern=0), 5) == pytest.approx(gain(s, 5) - 1.4)
    mute = left(s, BART, deck_bow=0).with_zone(BART, "deck-bow", officers=())
    assert silenced(mute.player(BART), "bow") and not silenced(s.player(BART), "bow")
    assert gain(mute, 5) == pytest.approx(1.4 + 1 - 2 * 0.5 - 5 * 0.4), "what a silenced deck has loaded strikes nobody"
    lone = left(s, ANNE, deck_centre=0)
    assert weighing.shot_worth(mind(lone), "grape") == pytest.approx(1 + worth.NEAR / 8), "of men it gives those"


@pytest.mark.rule("CD-SWERVE-02", "CD-SWERVE-03", "CD-EFF-01")
def test_a_swerve_is_worth_the_cards_that_it_takes_and_the_other_has() -> None:
    def gain(s: State, n: int = 2) -> float:
        return weighing.swerve_worth(mind(s), combos.HeldRun((), (UNKNOWN,) * n))

    s = sparring(*HAND)
    assert gain(s) == pytest.approx(3 * 0.6 - 2 * 0.4)
    assert gain(s, 3) == pytest.approx(3 * 0.6 - 3 * 0.4), "Anne holds three"
    rich = with_hand(s, ANNE, *(f"clubs-{n}" for n in range(1, 8)))
    assert gain(rich, 3) == pytest.approx(4 * 0.6 - 3 * 0.4)
    assert gain(left(s, BART, sails_bow=0)) == pytest.approx(2 * 0.6 - 2 * 0.4), "a sail penalty"
    assert gain(left(s, BART, sails_bow=0, sails_centre=0, sails_stern=0)) == pytest.approx(1 * 0.6 - 2 * 0.4)


@pytest.mark.rule("CD-BROAD-01", "CD-SWERVE-01")
@pytest.mark.parametrize(("strength", "two", "three"), [("cabin-boy", 0, 0), ("boatswain", 0, 1), ("captain", 1, 1)])
def test_how_many_cards_it_spends_at_once_is_a_matter_of_skill(strength: str, two: int, three: int) -> None:
    def plays(name: str, *hand: str) -> bool:
        s = sparring(*hand, strength=strength)
        found = promised(s, name)
        return found != -1

    assert plays("broadside", "spades-1", "spades-4", "hearts-7") is bool(two)
    assert plays("broadside", "spades-1", "spades-4", "spades-7") is bool(three)
    assert plays("swerve", "spades-1", "hearts-2", "clubs-7") is bool(two)
    assert plays("swerve", "spades-1", "hearts-2", "clubs-3") is bool(three)
    assert promised(sparring(*HAND, strength=strength), "play-trick") == (0 if strength == "cabin-boy" else 0.4)


@pytest.mark.rule("CD-RELOAD-01", "CD-RELOAD-02", "CD-PREP-01", "CD-TURN-03")
def test_what_is_drawn_is_worth_what_it_is_and_a_new_target_both_actions() -> None:
    s = loaded(loaded(sparring(*HAND), BART, "bow"), BART, "stern", "ball")
    assert promised(s, "prepare") == pytest.approx(0.4 * 0.8)
    assert promised(s, "reload-one") == pytest.approx(0.5 + ARMED * mind(s).stake - 2 * 0.4)
    assert promised(s, "reload-battery") == pytest.approx(3 * 0.5 + ARMED * mind(s).stake - 2 * 0.4)
    assert (promised(s, "change-target"), promised(left(s, ANNE, hull_centre=2), "change-target")) == (-1, ARMED)


@pytest.mark.rule("CD-PATCH-01", "CD-PATCH-03", "CD-EFF-08")
def test_patching_up_is_worth_its_moves_less_a_card_for_each() -> None:
    """Four planks from sinking: two men of the main deck mend the hull below them, each card is worth 0.4."""
    s = left(sparring(*HAND), BART, hull_bow=1, hull_centre=2)
    gains = [1 + worth.NEAR / planks - weighing.SAILOR for planks in (5, 6)]
    bow = 1 + worth.NEAR / 7 - weighing.SAILOR - (worth.NEAR / 7 - worth.NEAR / 8)
    assert weighing.best_moves(mind(s))[0] == pytest.approx(sum(gains) + bow)
    assert [move.id for move in weighing.best_moves(mind(s))[1]] == [
        *["sailor-deck-centre-hull-centre"] * 2,
        "sailor-deck-bow-hull-bow",
    ]
    assert promised(s, "patch-up") == pytest.approx(sum(gains) + bow - 3 * 0.4)
    assert promised(sparring(*HAND), "patch-up") == -1, "a whole ship"
    for strength in ("cabin-boy", "boatswain"):
        mate = left(sparring(*HAND, strength=strength), BART, hull_bow=1, hull_centre=2)
        assert promised(mate, "patch-up") == -1, "who does not mend"


# ---------------------------------------------------------------------- fire, or wait

MET: Final = {"perfect": "hearts-6", "good": "hearts-4", "weak": "hearts-2"}
"""What a Target card with a 9 at the left becomes, by the card below."""


def pointed(strength: str, *results: str) -> State:
    """The shot of the 18-pounder, with these results of the Target cards; the other ones are bare."""
    s = astern(*HAND, strength=strength, phase="fire").with_turn(taken=2)
    for place, result in enumerate(results, 1):
        s = aimed(s, BART, place, left="hearts-9", below=MET[result])
    return s


@pytest.mark.rule("CD-FIRE-01", "CD-FIRE-S2", "CD-FIRE-04")
@pytest.mark.parametrize(
    ("results", "ball", "grape"),
    [
        (("perfect", "perfect"), 4, 3),
        (("perfect", "good"), 3, 2),
        (("good", "good"), 2, 1),
        (("good", "weak"), 1, None),
        (("perfect",), None, None),
    ],
)
def test_a_shot_is_worth_the_markers_that_it_takes_less_the_projectile(
    results: tuple[str, ...], ball: int | None, grape: int | None
) -> None:
    s = pointed("captain", *results)
    for shot, hits in (("ball", ball), ("grape", grape)):
        wanted = -1 if hits is None else hits * mind(s).stake - worth.SHOT
        assert promised(s, "fire", shot=shot) == pytest.approx(wanted)


@pytest.mark.rule("CD-FIRE-01", "CD-FIRE-04")
def test_of_target_cards_that_nobody_has_copied_half_of_what_is_in_sight_is_counted_on() -> None:
    s = laid(astern(*HAND, phase="fire"), BART, 2, known=False)
    for place in (1, 2):
        s = aimed(s, BART, place, left="hearts-9", below="hearts-6")
    assert promised(s, "fire", shot="ball") == pytest.approx((4 + (4 - 6)) / 2 * mind(s).stake - worth.SHOT)


@pytest.mark.rule("CD-FIRE-S6", "CD-ADV-03")
def test_no_more_is_counted_than_lies_in_the_zone() -> None:
    record = advanced.reputation_form("1").read({"swerve": 0, "hand-limit": 0, "draw": 0, "damage": 3, "dodge": 0})
    s = pointed("captain", "perfect", "perfect").with_player(BART, reputation="1")
    s = s.with_card(CopiedCard(advanced.REPUTATION, "1", record, "sample"))
    assert promised(s, "fire", shot="ball") == pytest.approx(4 * mind(s).stake - worth.SHOT)


@pytest.mark.rule("CD-FIRE-01")
@pytest.mark.parametrize(
    ("strength", "results", "waits"),
    [
        ("captain", ("perfect", "good"), False),  # 3 damage are enough for a captain
        ("captain", ("good", "good"), True),
        ("captain", (), True),
        ("boatswain", ("good", "weak"), False),  # and 1 for a boatswain
        ("boatswain", ("weak", "weak"), True),
        ("cabin-boy", ("good", "weak"), False),
        ("cabin-boy", ("weak", "weak"), True),
    ],
)
def test_it_waits_where_its_hand_allows_a_better_shot_and_this_one_is_not_good_enough(
    strength: str, results: tuple[str, ...], waits: bool
) -> None:
    """With the 9 and the 6 in hand both targets become perfect: 4 planks, not all of which are counted on."""
    s = pointed(strength, *results)
    better = 4 * mind(s).stake * weighing.LATER - worth.SHOT
    assert promised(s, "hold-fire") == pytest.approx(better if waits else 0)


@pytest.mark.rule("CD-FIRE-01")
def test_it_waits_for_nothing_with_an_empty_cannon_or_without_a_target() -> None:
    s = pointed("captain", "good", "good")
    assert promised(loaded(s, BART, "stern"), "hold-fire") == 0
    assert promised(s.with_player(BART, active=""), "hold-fire") == 0
    assert promised(s.with_player(BART, crosshair=""), "hold-fire") == 0
    grape = loaded(s, BART, "stern", "grape")
    assert promised(grape, "hold-fire") == pytest.approx(3 * mind(s).stake * weighing.LATER - worth.SHOT)
    poor = with_hand(s, BART, "clubs-10")
    assert promised(poor, "hold-fire") == pytest.approx(2 * mind(s).stake * weighing.LATER - worth.SHOT)


# ---------------------------------------------------------------------- what it answers


def answered(s: State, procedure: Any, *given: Any, **named: Any) -> object:
    """What Bart answers the question at which a procedure stands."""
    return decisions.answer(s, BOOK, asked(s, procedure, *given, **named))


@pytest.mark.rule("CD-SETUP-07", "CD-RELOAD-01", "CD-FIRE-S2")
@pytest.mark.parametrize(
    ("active", "crosshair", "loads"),
    [
        ("bow", "hull-centre", "ball-ball/grape"),
        ("stern", "hull-centre", "grape/ball-ball"),
        ("bow", "deck-centre", "grape/ball-ball"),
        ("stern", "deck-centre", "ball/ball-grape"),
        ("", "", "ball-ball/grape"),  # before any aim: the bow, for the hull
    ],
)
def test_the_active_cannon_gets_what_fits_the_zone(active: Mount, crosshair: ZoneId, loads: str) -> None:
    given = (loading.load, BART, ("ball", "ball", "grape"), "CD-RELOAD-01", "load")
    s = sparring(*HAND, strength="boatswain").with_player(BART, active=active, crosshair=crosshair)
    assert answered(s, *given) == loads


@pytest.mark.rule("CD-RELOAD-01", "A-21")
def test_which_cannon_is_filled_is_answered_as_usual() -> None:
    s = loaded(loaded(sparring(*HAND, rulings={"A-21": "cannon"}), BART, "bow", "chain"), BART, "stern", "ball")
    given = {"answers": [("spades-9", "hearts-6"), ()]}
    question = asked(s, reload.reload_one, BART, **given)
    assert [each.id for each in question.options] == ["bow", "stern"]
    assert decisions.answer(s, BOOK, question) == "bow"
    assert decisions.answer(s.with_player(BART, active="stern"), BOOK, question) == "bow"


@pytest.mark.rule("CD-AIM-01")
@pytest.mark.parametrize(
    ("card", "place"), [("spades-9", "target-3-left"), ("hearts-6", "target-4-below"), ("clubs-2", "target-4-below")]
)
def test_a_card_is_laid_where_it_is_worth_most(card: str, place: str) -> None:
    """A 9 lies at the left of the second target."""
    s = aimed(astern(*HAND), BART, 2, left="hearts-9")
    assert answered(s, aim.aim, BART, card) == place


@pytest.mark.rule("CD-BROAD-01", "CD-BROAD-04", "CD-SWERVE-01", "CD-SWERVE-03")
def test_a_flush_or_a_run_has_the_cards_that_bring_more_than_they_cost() -> None:
    hand = ("spades-1", "spades-4", "spades-7", "hearts-2", "clubs-3")
    s = sparring(*hand)
    assert answered(s, broadside.broadside, BART) == ("spades-1", "spades-7"), "the 4 goes with the 3"
    aims = aimed(aimed(s, ANNE, 1, left="clubs-1", below="clubs-2"), ANNE, 2, left="clubs-3")
    assert answered(aims, broadside.broadside, BART) == ("spades-1", "spades-4", "spades-7")
    run = sparring("spades-1", "hearts-2", "clubs-3", "clubs-8", strength="boatswain")
    assert answered(run, swerve.swerve, BART) == ("spades-1", "hearts-2"), "Anne holds three cards"
    rich = with_hand(run, ANNE, *(f"clubs-{n}" for n in range(1, 8)))
    assert answered(rich, swerve.swerve, BART) == ("spades-1", "hearts-2", "clubs-3")


@pytest.mark.rule("CD-PATCH-01", "CD-PATCH-02")
def test_so_many_cards_are_spent_on_moves_as_there_are_moves_worth_making() -> None:
    hand = ("spades-9", "hearts-9", "spades-8", "clubs-2", "diamonds-4")
    s = left(sparring(*hand), BART, hull_bow=1, hull_centre=2)
    assert answered(s, patch.patch_up, BART) == ("hearts-9", "clubs-2", "diamonds-4"), "the cheapest three"
    spent = {"answers": [("clubs-2", "diamonds-4")]}
    assert answered(s, patch.patch_up, BART, **spent) == "sailor-deck-centre-hull-centre"
    idle = left(sparring(*hand), BART, deck_centre=5)
    assert answered(idle, patch.patch_up, BART, **spent) == patch.STOP, "nobody has to go anywhere"
    mate = left(sparring(*hand, strength="boatswain"), BART, hull_bow=1, hull_centre=2)
    assert answered(mate, patch.patch_up, BART) == ("spades-9",), "who does not mend spends one"
    one = left(sparring(*hand), BART, hull_centre=3, hull_stern=4)
    assert len(weighing.best_moves(mind(one))[1]) == 1 and answered(one, patch.patch_up, BART) == ("clubs-2",)
    assert answered(idle, patch.patch_up, BART) == ("clubs-2",), "as few as it may"
    poor = with_hand(s, BART, "joker-1", "clubs-2")
    assert answered(poor, patch.patch_up, BART) == ("clubs-2",), "the other one is needed for Aim"


@pytest.mark.rule("CD-SETUP-03", "CD-EFF-07")
def test_officers_go_apart_even_where_the_other_decks_are_smallest() -> None:
    s = sparring(*HAND)
    for deck, spaces in (("deck-bow", 1), ("deck-centre", 1), ("deck-stern", 1)):
        s = s.with_zone(BART, deck, officers=(), spaces=spaces, markers=spaces)  # type: ignore[arg-type]
    s = s.with_zone(BART, "deck-bow", spaces=2, markers=1, officers=("captain",))
    asked = setup._placing(s.player(BART), "mate", setup._with_room(s.player(BART)))
    assert decisions.answer(s, BOOK, asked) == "deck-centre"


@pytest.mark.rule("CD-BROAD-06", "CD-EFF-10", "CD-EFF-07", "A-02")
def test_of_decks_it_takes_the_one_with_the_officers_wherever_that_lies_and_keeps_its_own() -> None:
    s = sparring(*HAND, rulings={"A-02": "attacker"}).with_zone(ANNE, "deck-bow", officers=(), markers=4)
    assert answered(s, losses.from_layer, ANNE, "deck", 1, "CD-BROAD-06", "hit", BART) == "deck-stern"
    mate = sparring(*HAND, strength="boatswain", rulings={"A-02": "attacker"})
    assert answered(mate, losses.from_layer, ANNE, "deck", 1, "CD-BROAD-06", "hit", BART) == "deck-bow"
    own = (losses.from_zone, BART, "deck-bow", 1, "CD-EFF-10", "hit", BART)
    assert answered(s, *own) == "none", "which of those on a deck is as usual"


@pytest.mark.rule("CD-ADV-05")
@pytest.mark.parametrize(("strength", "mended"), [("boatswain", "deck-centre"), ("captain", "deck-stern")])
def test_a_trick_mends_where_it_is_needed_most_to_who_plans(strength: str, mended: str) -> None:
    record = advanced.trick_form("1").read({"name": "Card", "window": "action", "mends": "deck", "mended-markers": 1})
    s = sparring(*HAND, strength=strength, dirty_tricks=True).with_card(
        CopiedCard(advanced.TRICK, "1", record, "sample")
    )
    s = left(s.with_player(BART, tricks=("1",)), BART, deck_centre=5, deck_stern=1)
    assert answered(s, playing.play_trick, BART, "1") == mended


def test_what_is_usual_is_the_default_as_long_as_it_is_allowed() -> None:
    options = (Option("east", msg("core-yes")), Option("west", msg("core-no")))
    question = Choose(key="way", text=msg("core-yes"), rule="CD-AIM-01", options=options)
    barred = replace(options[1], verdict=refused("CD-AIM-01", msg("cd-same-zone")))
    assert decisions.usual(question) == "east"
    assert decisions.usual(replace(question, default="west")) == "west"
    assert decisions.usual(replace(question, default="west", options=(options[0], barred))) == "east"


@pytest.mark.rule("CD-BROAD-01")
def test_of_a_very_large_hand_the_first_twelve_cards_are_weighed() -> None:
    hand = tuple(f"{suit}-{n}" for suit in ("spades", "hearts") for n in range(1, 8))
    question = asked(sparring(*hand), broadside.broadside, BART)
    weighed = {card for cards in decisions._selections(question) for card in cards}
    assert weighed == set(hand[:12])


@pytest.mark.rule("CD-DODGE-01", "CD-DODGE-03", "CD-DRAW-02")
@pytest.mark.parametrize(
    ("hand", "damage", "spent"),
    [
        (("hearts-5", "hearts-6", "clubs-7"), 1, ("hearts-5", "hearts-6")),
        (("hearts-5", "hearts-6", "hearts-7"), 2, ("hearts-5", "hearts-6")),  # a third card would save no more
        (("hearts-5", "hearts-6", "hearts-7"), 3, ("hearts-5", "hearts-6", "hearts-7")),
        (("hearts-5", "clubs-6", "spades-1"), 1, ("hearts-5", "clubs-6")),
    ],
)
def test_a_shot_is_dodged_with_the_run_that_saves_most(hand: tuple[str, ...], damage: int, spent: object) -> None:
    shot = Sum(msg("cd-sum-damage"), (Term(msg("cd-term-cards"), damage),))
    stands = Result(msg("cd-sum-damage"), (Side(msg("core-said", text="Anne"), total=shot),))
    s = sparring(*hand, strength="boatswain").with_turn(seat=ANNE)
    assert answered(s, dodge.defend, BART, lambda parried: shot, lambda so_far: stands) == spent
    penalties = left(s, BART, sails_bow=0, sails_centre=0, sails_stern=0)
    assert answered(penalties, dodge.defend, BART, lambda parried: shot, lambda so_far: stands) == ()


@pytest.mark.rule("CD-DODGE-01", "CD-DODGE-02", "CD-DODGE-03")
def test_a_run_that_costs_just_what_it_saves_is_kept() -> None:
    """Three sail penalties leave 2 of 5 cards, which save 1; each card is worth 0.4, half of which is counted."""
    shot = Sum(msg("cd-sum-damage"), (Term(msg("cd-term-cards"), 1),))
    stands = Result(msg("cd-sum-damage"), (Side(msg("core-said", text="Anne"), total=shot),))
    s = sparring("hearts-1", "clubs-2", "hearts-3", "clubs-4", "hearts-5", strength="boatswain").with_turn(seat=ANNE)
    for sails, spent in (({"sails_bow": 0, "sails_stern": 0}, 4), ({"sails_bow": 0, "sails_centre": 0}, 0)):
        given = answered(left(s, BART, **sails), dodge.defend, BART, lambda parried: shot, lambda so_far: stands)
        assert isinstance(given, tuple) and len(given) == spent


@pytest.mark.rule("CD-DODGE-01", "CD-EFF-08")
@pytest.mark.parametrize(("zone", "dodges"), [("hull-stern", True), ("sails-bow", False)])
def test_a_captain_dodges_at_a_price_where_the_end_is_near(zone: ZoneId, dodges: bool) -> None:
    """One plank more sinks the ship; of the five cards two count."""
    shot = Sum(msg("cd-sum-damage"), (Term(msg("cd-term-cards"), 1),))
    stands = Result(msg("cd-sum-damage"), (Side(msg("core-said", text="Anne"), total=shot),))
    s = sparring("hearts-1", "clubs-2", "hearts-3", "clubs-4", "hearts-5").with_turn(seat=ANNE)
    s = left(s.with_player(ANNE, crosshair=zone), BART, sails_centre=0, sails_stern=0, hull_bow=0, hull_centre=0)
    given = answered(s, dodge.defend, BART, lambda parried: shot, lambda so_far: stands)
    assert bool(given) is dodges


@pytest.mark.rule("CD-DODGE-01", "CD-ADV-05")
def test_a_run_is_spent_on_a_shot_and_no_trick_with_it() -> None:
    shot = Sum(msg("cd-sum-damage"), (Term(msg("cd-term-cards"), 3),))
    stands = Result(msg("cd-sum-damage"), (Side(msg("core-said", text="Anne"), total=shot),))
    record = advanced.trick_form("2").read({"name": "Card", "window": "dodge", "damage": 1})
    hand = ("hearts-5", "clubs-6", "hearts-7")
    s = sparring(*hand, strength="boatswain", dirty_tricks=True).with_turn(seat=ANNE)
    s = s.with_card(CopiedCard(advanced.TRICK, "2", record, "sample")).with_player(BART, tricks=("2",))
    question = asked(s, dodge.defend, BART, lambda parried: shot, lambda so_far: stands)
    assert [each.id for each in question.options] == [*hand, "trick-2"]
    assert decisions.answer(s, BOOK, question) == ("hearts-5", "clubs-6")


@pytest.mark.rule("CD-DRAW-02")
@pytest.mark.parametrize("strength", STRENGTHS)
def test_above_the_limit_a_captain_gives_up_what_goes_least_with_the_rest_and_others_what_comes_first(
    strength: str,
) -> None:
    """Two cards more than the seven are drawn, of which six may be kept."""
    hand = ("spades-8", "spades-9", "spades-10", "hearts-5", "clubs-3", "joker-1", "joker-2")
    s = sparring(*hand, strength=strength, phase="draw")
    question = asked(s, phases.draw_phase)
    assert (question.rule, question.lo, question.hi) == ("CD-DRAW-02", 3, 3)
    s = with_hand(s, BART, *(each.id for each in question.options))
    given = decisions.answer(s, BOOK, question)
    least = {"spades-8", "hearts-5", "clubs-3"} if strength == "captain" else {"spades-8", "spades-9", "spades-10"}
    assert isinstance(given, tuple) and set(given) == least


# ---------------------------------------------------------------------- what does not come to mind


@pytest.mark.parametrize("strength", STRENGTHS)
def test_a_weaker_captain_overlooks_so_many_things_and_the_same_ones_whenever_the_table_is_the_same(
    strength: Strength,
) -> None:
    seen = mind(sparring(*HAND, strength=strength))
    share = sum(seen.misses(f"thing-{n}") for n in range(2000)) / 20
    assert share == pytest.approx(SKILLS[strength].misses, abs=2), "of a hundred"
    again = mind(sparring(*HAND, strength=strength))
    assert [seen.misses(str(n)) for n in range(100)] == [again.misses(str(n)) for n in range(100)]
    later = mind(sparring(*HAND, strength=strength).with_turn(number=5))
    differs = [seen.misses(str(n)) for n in range(200)] != [later.misses(str(n)) for n in range(200)]
    assert differs is (strength != "captain"), "and others at another time"


def test_who_thinks_of_nothing_else_does_not_rearrange_a_deck_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """What brings nothing by itself could be done again and again: the table would be as it was."""
    monkeypatch.setitem(SKILLS, "cabin-boy", replace(SKILLS["cabin-boy"], misses=100))
    s = left(sparring(*HAND, strength="cabin-boy"), BART, deck_bow=1)
    menu = phases.follows(s, BOOK)
    assert isinstance(menu, Menu) and "arrange" in [option.id for option in menu.options]
    assert chosen(s) != "arrange"
