"""What the captain of the app weighs: what a zone and a reload promise, when no aim helps any more, what it never does.

Bart's carronade at the bow holds a chain and a grape, his 18-pounder at the stern a ball and a grape; he aims at Anne's
hull amidships (4 planks, 2 Target cards) from the bow.
"""

from __future__ import annotations

import pytest

from companion.core.game import Menu
from companion.core.procedure import command
from companion.games.cannon_duel.actions import change, reload
from companion.games.cannon_duel.advice import worth
from companion.games.cannon_duel.aiming import targeting
from companion.games.cannon_duel.partner import decisions, mending, others, plans, weighing
from companion.games.cannon_duel.partner.mind import ARMED, Mind
from companion.games.cannon_duel.table.ids import MOUNTS, Mount, ZoneId
from companion.games.cannon_duel.table.options import STRENGTHS
from companion.games.cannon_duel.table.state import State
from companion.games.cannon_duel.turn import phases, setup
from tests.games.cannon_duel.rules.scene import ANNE, BART, BOOK, aimed, asked, left, loaded, sparring

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
    assert weighing.at_best(mind(s), "bow", "hull-centre", ("chain", "grape")) == 4 - 2 - 1
    assert weighing.at_best(mind(s), "bow", "hull-centre", ("chain", "ball")) == 4 - 2
    assert weighing.at_best(mind(left(s, BART, deck_bow=1)), "bow", "hull-centre", ("chain",)) == 4 - 2 - 1 - 1


@pytest.mark.rule("CD-FIRE-02", "CD-EFF-05")
def test_nothing_is_in_reach_of_a_cannon_that_is_silenced_or_of_a_zone_that_is_too_weak() -> None:
    s = sparring(*HAND)
    assert weighing.in_reach(mind(s), "bow", "hull-centre")
    assert not weighing.in_reach(mind(s.with_zone(BART, "deck-bow", markers=0, officers=())), "bow", "hull-centre")
    assert not weighing.in_reach(mind(left(s, ANNE, hull_centre=2)), "bow", "hull-centre"), "2 planks less 2"
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
@pytest.mark.parametrize("strength", STRENGTHS[1:])
def test_it_changes_its_target_where_no_aim_can_bring_anything(strength: str) -> None:
    s = left(sparring(*HAND, strength=strength), ANNE, hull_centre=2)
    assert weighing.is_hopeless(mind(s)) and chosen(s) == "change-target"
    zone = decisions.answer(s, BOOK, asked(s, change.change_target, BART))
    assert zone == targeting.OTHER, "at the bow good is the best result"
    s = left(s, ANNE, hull_centre=3)
    assert not weighing.is_hopeless(mind(s)) and chosen(s) != "change-target"
    assert not weighing.is_hopeless(mind(left(sparring(*HAND, strength="cabin-boy"), ANNE, hull_centre=2)))


@pytest.mark.rule("CD-TURN-03")
def test_it_keeps_its_target_where_no_other_is_in_reach_either() -> None:
    s = sparring(*HAND)
    for deck in ("deck-bow", "deck-stern"):
        s = s.with_zone(BART, deck, markers=0, officers=())  # type: ignore[arg-type]
    assert weighing.is_hopeless(mind(s)) and chosen(s) != "change-target"


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
        ("sails-bow", 0, worth.SAIL + mending.HARM["sail"]),
        ("deck-centre", 5, mending.SAILOR),
        ("deck-centre", 1, mending.SAILOR + mending.HARM["hand"]),
        # 7 markers stand where the officers are, of which the captain is at the bow: then 8 do.
        ("deck-bow", 2, mending.SAILOR + worth.NEAR / 7 - worth.NEAR / 8),
    ],
)
def test_a_marker_that_is_put_back_is_worth_what_it_is_itself_and_the_penalty_that_it_covers(
    zone: ZoneId, markers: int, gain: float
) -> None:
    before, then = (sparring(*HAND).with_zone(BART, zone, markers=n).player(BART) for n in (markers, markers + 1))
    assert mending.standing(BOOK, then) - mending.standing(BOOK, before) == pytest.approx(gain)


@pytest.mark.rule("CD-PATCH-03", "CD-EFF-08")
@pytest.mark.parametrize("stern", [0, 1, 2, 3, 4])
def test_a_plank_that_is_put_back_is_worth_what_the_other_ship_would_win_by_taking_it(stern: int) -> None:
    before, then = (left(sparring(*HAND), BART, hull_bow=1, hull_stern=n).player(BART) for n in (stern, stern + 1))
    gain = mending.standing(BOOK, then) - mending.standing(BOOK, before)
    assert gain == pytest.approx(worth.marker(BOOK, then, "hull-stern"))
    assert gain == pytest.approx(1 + worth.NEAR / (10 - 4 - 4 + stern)), "10 missing planks sink a ship"


@pytest.mark.rule("CD-EFF-05", "CD-EFF-06")
@pytest.mark.parametrize(("active", "cannons"), [("bow", 2), ("stern", 1)])
def test_a_sailor_who_lets_a_cannon_fire_again_is_worth_most_beside_the_active_one(active: Mount, cannons: int) -> None:
    s = sparring(*HAND).with_player(BART, active=active).with_zone(BART, "deck-bow", officers=(), markers=0)
    before, then = s.player(BART), left(s, BART, deck_bow=1).player(BART)
    gain = mending.standing(BOOK, then) - mending.standing(BOOK, before)
    assert gain == pytest.approx(mending.SAILOR + mending.HARM["no-fire"] + ARMED * cannons)


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
    """3 planks, 2 Target cards that are good at best, and two chains, which take nothing."""
    s = left(loaded(sparring(*HAND), BART, "bow", "chain", "chain"), ANNE, hull_centre=3)
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
    found = others.other_zones(s, BOOK, BART)
    assert [each.worth for each in found] == [weighing.zone_worth(mind(s), mount, each.id) for each in found]  # type: ignore[arg-type]
    assert "hull-centre" not in [each.id for each in found] and len(found) == others.MOST


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
    found = {each.id: each.worth for each in others.instead(s, BOOK, BART, command("aim", seat=BART))}
    assert found["swerve"] == pytest.approx(3 * 0.6 - 2 * 0.4)


@pytest.mark.rule("CD-EFF-07")
def test_the_last_officer_alone_on_a_deck_is_worth_as_much_as_the_end() -> None:
    s = left(sparring(*HAND), ANNE, deck_bow=0, deck_centre=6, deck_stern=4)
    for zone, officers in (("deck-bow", ("captain",)), ("deck-centre", ()), ("deck-stern", ())):
        s = s.with_zone(ANNE, zone, officers=officers)  # type: ignore[arg-type]
    assert worth.to_behead(s.player(ANNE)) == 1
    assert worth.marker(BOOK, s.player(ANNE), "deck-bow") == 1 + worth.NEAR
