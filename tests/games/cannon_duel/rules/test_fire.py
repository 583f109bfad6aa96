"""Fire: the seven steps, the sum, hasty shots, the double shot."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.events.announcement_events import Announced
from companion.core.events.announcements import Order, Result
from companion.core.procedures.copied_cards import CopiedCard
from companion.core.procedures.procedure import command
from companion.core.questions.kinds import Choose, Pick, YesNo
from companion.core.rules.verdicts import Sum
from companion.games.cannon_duel.cards.advanced import REPUTATION, TRICK, reputation_form, trick_form
from companion.games.cannon_duel.fire import damage, shooting
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import Grade, SeatId, Shot
from companion.games.cannon_duel.model.state import State
from companion.library.game_registry import game
from tests.games.cannon_duel.rules import scene
from tests.games.cannon_duel.rules.scene import ANNE, BART, BOOK, aimed, asked, duel, left, loaded, on_paper, played

AGAIN = ("hull-centre",)
"""Where Anne aims when she has fired."""
RUN = ("hearts-3", "spades-4")
"""Bart's run of page 9."""


def ready(**options: Any) -> State:
    """Page 8: Anne fires an 18-pounder at four planks; one Target card is a good shot, the other a perfect one."""
    s = duel(**options).with_turn(phase="fire", taken=2, aimed=True)
    s = aimed(s, ANNE, 1, left="hearts-8", below="clubs-7")
    return aimed(s, ANNE, 2, left="spades-9", below="hearts-6")


def total(s: State, book: Book, seat: SeatId, shot: Shot, *known: Any, **tricks: int) -> Sum:
    """The damage of a shot aloud, as it is added up while it is fired."""
    return damage.aloud(damage.zone_aimed_at(s, seat).id, damage.shares(s, book, seat, shot, *known, **tricks))


def carronade(planks: int, targets: int, **options: Any) -> State:
    """Bart fires a full Carronade at so many planks of Anne's hull, and every Target card is a good shot."""
    s = duel(**options).with_turn(seat=BART, phase="fire", taken=2, aimed=True)
    s = left(s, ANNE, hull_centre=planks).with_zone(ANNE, "hull-centre", disaster="turned")
    s = loaded(scene.laid(s, BART, targets), BART, "bow", "ball", "ball")
    for place in range(1, targets + 1):
        s = aimed(s, BART, place, left="spades-9", below="hearts-6")
    return s


@pytest.mark.rule("CD-FIRE-03", "CD-FIRE-S1", "CD-FIRE-S2", "CD-FIRE-S3", "CD-FIRE-S4", "CD-FIRE-S5", "CD-FIRE-S6")
def test_the_shot_of_the_booklet_ends_with_one_plank_less() -> None:
    """Worked example 9: 4 planks, an ideal ball, one penalty, a good and a perfect shot, a dodge of two cards."""
    s = scene.with_hand(left(ready(), ANNE, deck_bow=1), BART, *RUN, "clubs-10")
    after, happened = played(s, shooting.fire, ANNE, "ball", answers=[RUN, *AGAIN])
    fired = next(event for event in happened if isinstance(event, shooting.ShotFired))
    (result,) = [telling for telling in happened.of(fired) if isinstance(telling, Result)]
    assert result.sides[0].total is not None
    told = [(term.value, term.rule) for term in result.sides[0].total.terms]
    assert told == [(4, "CD-FIRE-S1"), (-1, "CD-FIRE-S3"), (-1, "CD-FIRE-04"), (0, "CD-FIRE-04"), (-1, "CD-DODGE-03")]
    bart = after.player(BART)
    assert (bart.zone("hull-centre").markers, bart.dodges, bart.hand) == (3, (3, 4), ("clubs-10",))
    assert after.player(ANNE).cannon("bow").loaded == ("chain",)
    assert after.volley is not None
    assert (after.volley.seat, after.volley.zone, after.volley.grades) == (ANNE, "hull-centre", ("good", "perfect"))
    tallies = {each.seat: each for each in after.tallies}
    assert (tallies[ANNE].shots, tallies[ANNE].hits, tallies[ANNE].perfect, tallies[BART].dodged) == (1, 1, 1, 1)


@pytest.mark.rule("CD-FIRE-S7")
def test_after_a_shot_the_target_cards_go_and_the_same_zone_may_be_targeted_again() -> None:
    after, _ = played(ready(), shooting.fire, ANNE, "ball", answers=AGAIN)
    anne = after.player(ANNE)
    assert (anne.active, anne.crosshair, after.turn.phase) == ("bow", "hull-centre", "draw")
    assert [target.aimed for target in anne.targets] == [(), ()]
    assert anne.discards == ("hearts-8", "clubs-7", "spades-9", "hearts-6")
    assert [target.id for target in anne.targets] == ["target-5", "target-6"]


@pytest.mark.rule("CD-FIRE-01")
def test_an_ordinary_shot_is_one_tap_and_is_told_as_a_scene() -> None:
    _, happened = played(ready(), shooting.fire, ANNE, "ball", answers=AGAIN)
    told = happened.announcements
    assert isinstance(told[0], Order) and told[0].picture == "shot:ball"
    result = next(each for each in told if isinstance(each, Result))
    firing, target = result.sides
    assert firing.total is not None and firing.total.total == 3
    assert (firing.picture, target.picture) == ("gun:18-pounder", "zone:hull-centre")
    assert told.index(result) < next(i for i, each in enumerate(told) if getattr(each, "picture", "") == "marker:plank")


@pytest.mark.rule("CD-FIRE-S2", "CD-COMP-05")
@pytest.mark.parametrize(("shot", "dealt"), [("ball", 3), ("chain", 2)])
def test_another_projectile_than_the_ideal_one_costs_one(shot: Shot, dealt: int) -> None:
    after, _ = played(ready(), shooting.fire, ANNE, shot, answers=AGAIN)
    assert after.player(BART).zone("hull-centre").markers == 4 - dealt


@pytest.mark.rule("CD-FIRE-S3", "CD-EFF-03")
def test_only_the_deck_of_the_active_cannon_counts() -> None:
    s = left(ready(), ANNE, deck_stern=0, deck_centre=0)
    assert sum(share.n for share in damage.shares(s, BOOK, ANNE, "ball", ())) == 4
    assert sum(share.n for share in damage.shares(left(s, ANNE, deck_bow=0), BOOK, ANNE, "ball", ())) == 2


@pytest.mark.rule("CD-FIRE-04", "CD-FIRE-S4")
@pytest.mark.parametrize(
    ("grades", "dealt"),
    [(["perfect"], 4), (["good"], 3), (["weak"], 2), (["missed"], 1), (["hasty"], 0), (["weak", "good"], 1)],
)
def test_each_target_card_takes_its_share_off(grades: list[Grade], dealt: int) -> None:
    assert total(ready(), BOOK, ANNE, "ball", grades).total == dealt


@pytest.mark.rule("CD-FIRE-04", "CD-FIRE-01", "A-03")
def test_one_aim_card_is_a_miss_and_none_a_hasty_shot_that_costs_the_defender_a_card() -> None:
    """Worked example 16."""
    s = scene.with_hand(duel(), BART, "hearts-1", "spades-5", "clubs-8")
    missed = aimed(scene.laid(s, ANNE, 1), ANNE, 1, left="hearts-8")
    after, _ = played(missed, shooting.fire, ANNE, "ball", answers=[(), *AGAIN])
    assert (after.player(BART).zone("hull-centre").markers, len(after.player(BART).hand)) == (3, 3)
    hasty = scene.laid(s, ANNE, 1)
    question = asked(hasty, shooting.fire, ANNE, "ball")
    assert isinstance(question, Pick) and question.who == BART and question.secret
    after, _ = played(hasty, shooting.fire, ANNE, "ball", answers=[("spades-5",), *AGAIN])
    bart = after.player(BART)
    assert (bart.zone("hull-centre").markers, bart.hand) == (4, ("hearts-1", "clubs-8"))


@pytest.mark.rule("CD-FIRE-04", "A-28")
@pytest.mark.parametrize(("way", "lost"), [("each", 2), ("once", 1)])
def test_two_hasty_targets_cost_two_cards_or_one(way: str, lost: int) -> None:
    s = scene.with_hand(duel(rulings={"A-28": way}), BART, "hearts-1", "spades-5", "clubs-8")
    given = ("hearts-1", "spades-5", "clubs-8")[:lost]
    after, _ = played(s, shooting.fire, ANNE, "ball", answers=[given, *AGAIN])
    assert after.player(BART).discards == given


@pytest.mark.rule("CD-FIRE-04", "A-03")
def test_at_some_tables_a_hasty_shot_takes_a_card_at_random() -> None:
    s = scene.with_hand(scene.laid(duel(rulings={"A-03": "random"}), ANNE, 1), BART, "hearts-1", "spades-5")
    after, _ = played(s, shooting.fire, ANNE, "ball", answers=AGAIN, drawn=["2", "1", "1"])
    assert after.player(BART).hand == ("hearts-1",)


@pytest.mark.rule("CD-FIRE-04", "A-03")
def test_an_empty_hand_loses_nothing_to_a_hasty_shot() -> None:
    after, _ = played(duel(), shooting.fire, ANNE, "ball", answers=AGAIN)
    assert after.player(BART).discards == ()


@pytest.mark.rule("CD-FIRE-S4", "CD-FIRE-04", "CD-CANNON-01")
def test_a_target_that_only_the_table_can_read_is_one_fact() -> None:
    s = scene.laid(duel(targets="table"), ANNE, 3, known=False)
    s = aimed(aimed(s, ANNE, 1, left="hearts-8", below="clubs-7"), ANNE, 2, left="hearts-1")
    question = asked(s, shooting.fire, ANNE, "ball")
    assert isinstance(question, Choose) and question.nature == "fact" and question.key == "grade-target-5"
    assert [option.id for option in question.options] == ["perfect", "good", "weak", "missed"]
    assert question.stands is not None and question.stands.sides[0].total is not None
    assert (dict(question.text.args)["n"], dict(question.text.args)["of"]) == (1, 3)
    assert question.note is not None and dict(question.note.args) == {"left": 8, "below": 7}
    for unread in ({"left": "unknown=8", "below": "unknown=0"}, {"left": "unknown=0", "below": "unknown=7"}):
        assert asked(aimed(s, ANNE, 1, **unread), shooting.fire, ANNE, "ball").note is None, "not both are known"
    after, _ = played(s, shooting.fire, ANNE, "ball", answers=["good", *AGAIN])
    assert after.volley is not None and after.volley.grades == ("good", "missed", "hasty")


@pytest.mark.rule("CD-CANNON-02", "CD-CANNON-03")
@pytest.mark.parametrize(
    ("mount", "results"), [("stern", ["perfect", "weak", "missed"]), ("bow", ["good", "weak", "missed"])]
)
def test_a_cannon_is_asked_only_for_results_that_it_can_have(mount: str, results: list[str]) -> None:
    seat = ANNE if mount == "stern" else BART
    s = scene.laid(duel(targets="table"), seat, 1, known=False).with_player(seat, active=mount)
    s = aimed(s, seat, 1, left="hearts-8", below="clubs-7")
    question = asked(s, shooting.fire, seat, s.player(seat).cannon(mount).loaded[0])  # type: ignore[arg-type]
    assert [option.id for option in question.options] == results


@pytest.mark.rule("CD-FIRE-S1", "A-14")
def test_an_empty_zone_may_be_fired_at_for_nothing_unless_the_table_forbids_it() -> None:
    s = left(ready(), BART, hull_centre=0)
    assert shooting.may_fire(s, ANNE).allowed
    after, _ = played(s, shooting.fire, ANNE, "ball", answers=AGAIN)
    assert after.volley is not None and after.volley.damage == 0
    forbidden = left(ready(rulings={"A-14": "illegal"}), BART, hull_centre=0)
    refused = game("cannon_duel").judge(forbidden, command("fire", seat=ANNE, shot="ball"))
    assert scene.refusals(refused) == [("CD-FIRE-S1", "cd-fire-nothing")]


@pytest.mark.rule("CD-FIRE-02", "CD-EFF-05")
def test_a_cannon_fires_neither_without_a_projectile_nor_under_a_no_fire_symbol() -> None:
    empty = loaded(ready(), ANNE, "bow")
    assert scene.refusals(shooting.may_fire(empty, ANNE)) == [("CD-FIRE-02", "cd-fire-empty")]
    bare = ready().with_zone(ANNE, "deck-bow", markers=0, officers=())
    assert scene.refusals(shooting.may_fire(bare, ANNE)) == [("CD-EFF-05", "cd-fire-silenced")]
    for s in (empty, bare):
        after, happened = played(s, shooting.skip_fire)
        assert after.turn.phase == "draw"
        assert [event.kind for event in happened if isinstance(event, Announced)] == ["result"]


@pytest.mark.rule("CD-FIRE-01")
def test_nobody_has_to_fire_and_what_is_aimed_stays() -> None:
    after, _ = played(ready(), shooting.hold_fire, ANNE)
    assert after.turn.phase == "draw" and after.player(ANNE).targets == ready().player(ANNE).targets


@pytest.mark.rule("CD-FIRE-01", "CD-FIRE-S2")
def test_the_menu_has_a_shot_for_each_projectile_with_its_damage() -> None:
    found = {offer.option.id: offer.option for offer in shooting.offers(ready(), BOOK)}
    assert list(found) == ["fire-ball", "fire-chain", "hold-fire"]
    assert [dict(figure.value.args) for figure in found["fire-ball"].figures] == [{"n": 3}]
    assert found["fire-ball"].note is None and found["fire-chain"].note is not None
    unread = scene.laid(ready(targets="table"), ANNE, 1, known=False)
    unread = aimed(unread, ANNE, 1, left="hearts-8", below="clubs-7")
    (figure,) = next(iter(shooting.offers(unread, BOOK))).option.figures
    assert dict(figure.value.args) == {"least": 1, "most": 4}


@pytest.mark.rule("CD-FIRE-S2", "A-04")
@pytest.mark.parametrize("way", ["signed", "floored"])
def test_the_best_shot_is_one_of_the_colour_of_the_zone_else_the_first_that_is_loaded(way: str) -> None:
    """Also of a zone that bears so little that every shot may come to nothing."""
    s = left(duel(rulings={"A-04": way}), BART, hull_centre=2)
    assert damage.best_shot(loaded(s, ANNE, "bow", "chain", "ball"), BOOK, ANNE) == "ball"
    assert damage.best_shot(loaded(s, ANNE, "bow", "ball", "chain"), BOOK, ANNE) == "ball"
    assert damage.best_shot(loaded(s, ANNE, "bow", "grape", "chain"), BOOK, ANNE) == "grape"
    assert damage.best_shot(loaded(s, ANNE, "bow"), BOOK, ANNE) is None


@pytest.mark.rule("CD-FIRE-S4B", "CD-CANNON-06", "CD-CANNON-05")
@pytest.mark.parametrize(("second", "dealt"), [("ball", 4), ("grape", 3)])
def test_a_double_shot_adds_two_if_ideal_else_one(second: Shot, dealt: int) -> None:
    """Worked example 17."""
    s = loaded(carronade(4, 2), BART, "bow", "ball", second)
    question = asked(s, shooting.fire, BART, "ball")
    assert isinstance(question, YesNo) and question.who == BART and question.stands is not None
    assert [dict(figure.value.args)["n"] for figure in question.figures] == [2, dealt]
    after, _ = played(s, shooting.fire, BART, "ball", answers=[True, *AGAIN])
    assert after.player(ANNE).zone("hull-centre").markers == 4 - dealt
    assert after.player(BART).cannon("bow").loaded == ()
    after, _ = played(s, shooting.fire, BART, "ball", answers=[False, *AGAIN])
    assert after.player(ANNE).zone("hull-centre").markers == 2
    assert after.player(BART).cannon("bow").loaded == (second,)


@pytest.mark.rule("CD-CANNON-06")
def test_a_double_shot_never_exceeds_the_damage_of_step_one() -> None:
    """Worked example 18."""
    s = carronade(2, 1)
    assert total(s, BOOK, BART, "ball", ["good"]).total == 1
    assert total(s, BOOK, BART, "ball", ["good"], "ball").total == 2


@pytest.mark.rule("CD-CANNON-06", "CD-CANNON-05")
def test_a_double_shot_is_offered_only_where_it_takes_another_marker() -> None:
    perfect = total(carronade(3, 1), BOOK, BART, "ball", ["perfect"], "ball")
    assert perfect.total == 3 and perfect.terms[-1].value == 0
    single = loaded(carronade(4, 2), BART, "bow", "ball")
    assert damage.second_shot(single, BOOK, BART, "ball") is None
    assert damage.second_shot(ready(), BOOK, ANNE, "ball") is None
    far_off = scene.laid(carronade(4, 2), BART, 2)
    after, _ = played(far_off, shooting.fire, BART, "ball", answers=AGAIN)
    assert after.player(BART).cannon("bow").loaded == ("ball",)


@pytest.mark.rule("CD-CANNON-06", "CD-FIRE-S4")
@pytest.mark.parametrize(("way", "single", "double"), [("signed", -2, 0), ("floored", 0, 2)])
def test_damage_may_fall_below_nothing_or_stops_there(way: str, single: int, double: int) -> None:
    """A-04: from below 0 a double shot climbs; where it stops at 0 it adds from there."""
    s = carronade(2, 1, rulings={"A-04": way})
    assert total(s, BOOK, BART, "ball", ["hasty"]).total == single
    assert total(s, BOOK, BART, "ball", ["hasty"], "ball").total == double


@pytest.mark.rule("CD-FIRE-S6", "A-02")
@pytest.mark.parametrize(("way", "who"), [("owner", BART), ("attacker", ANNE)])
def test_who_chooses_among_the_sailors_that_a_shot_takes(way: str, who: str) -> None:
    s = ready(rulings={"A-02": way}).with_player(ANNE, crosshair="deck-bow")
    question = asked(s, shooting.fire, ANNE, "ball")
    assert (question.key, question.who) == ("hit-officers", who)


@pytest.mark.rule("CD-FIRE-S6", "CD-FIRE-S7", "CD-WIN-01", "CD-EFF-08")
def test_a_shot_that_sinks_the_ship_ends_the_duel_before_a_new_target() -> None:
    s = left(ready(), BART, hull_bow=0, hull_stern=1).with_zone(BART, "hull-bow", disaster="turned")
    after, happened = played(s, shooting.fire, ANNE, "ball")
    assert after.outcome is not None and (after.outcome.winner, after.outcome.by) == (ANNE, "sunk")
    assert after.turn.phase == "fire" and after.player(ANNE).targets == s.player(ANNE).targets
    assert happened[-1].rule == "CD-EFF-08"


@pytest.mark.rule("CD-FIRE-S5", "CD-FIRE-S6")
def test_a_hand_on_paper_dodges_by_what_its_player_says() -> None:
    s = on_paper(ready(hands="table"), BART, 3)
    after, _ = played(s, shooting.fire, ANNE, "ball", answers=["3", "2", True, *AGAIN])
    assert after.player(BART).zone("hull-centre").markers == 3
    assert (after.player(BART).dodges, len(after.player(BART).hand)) == ((3, 4), 1)


# ---------------------------------------------------------------------- cards of the advanced game


def tricky(s: State, seat: SeatId, card: str, **printed: Any) -> State:
    """With a Dirty Trick of which this is printed in a captain's hand."""
    given = {"name": "Trick", "words": None, **{key.replace("_", "-"): value for key, value in printed.items()}}
    copied = s.with_card(CopiedCard(TRICK, card, trick_form(card).read(given), "sample"))
    return copied.with_player(seat, tricks=(*s.player(seat).tricks, card))


@pytest.mark.rule("CD-ADV-03", "CD-FIRE-S4")
def test_a_reputation_may_add_to_the_damage_of_every_shot() -> None:
    record = reputation_form("1").read({"name": "Dread", "damage": 1})
    s = ready().with_card(CopiedCard(REPUTATION, "1", record, "sample")).with_player(ANNE, reputation="1")
    assert total(s, BOOK, ANNE, "ball", ["weak"]).total == 3


@pytest.mark.rule("CD-ADV-05", "CD-FIRE-S5", "CD-CANNON-06")
def test_dirty_tricks_of_both_count_each_in_its_step() -> None:
    """What the attacker adds lies under the cap of a double shot; what the defender parries makes no room for it."""
    s = carronade(4, 2)
    whole = total(s, BOOK, BART, "ball", ["good", "good"], "ball", 1, tricks=1, parried=1)
    assert [(term.value, term.rule) for term in whole.terms[2:]] == [
        (1, "CD-ADV-05"),
        (1, "CD-CANNON-06"),
        (-1, "CD-ADV-05"),
        (-1, "CD-DODGE-03"),
    ]
    assert whole.total == 2


@pytest.mark.rule("CD-ADV-05", "CD-FIRE-S4", "CD-FIRE-S5")
def test_a_shot_is_shown_to_whoever_may_play_a_dirty_trick_on_it() -> None:
    s = tricky(tricky(ready(), ANNE, "1", window="fire", damage=1), BART, "2", window="dodge", damage=2)
    first = asked(s, shooting.fire, ANNE, "ball", True)
    assert (first.who, first.stands.sides[0].total.total) == (ANNE, 3)
    second = asked(s, shooting.fire, ANNE, "ball", True, answers=["trick-1"])
    assert (second.who, second.stands.sides[0].total.total) == (BART, 4)
    after, _ = played(s, shooting.fire, ANNE, "ball", True, answers=["trick-1", "trick-2", *AGAIN])
    assert after.player(BART).zone("hull-centre").markers == 2


@pytest.mark.rule("CD-ADV-05", "CD-FIRE-S5")
def test_whoever_fires_announces_a_dirty_trick_and_is_asked_for_none_else() -> None:
    s = tricky(ready(), ANNE, "1", window="fire", damage=1).with_turn(phase="fire", taken=2, aimed=True)
    plain = [offer for offer in shooting.offers(s, BOOK) if "tricky" not in offer.command.kwargs]
    assert [offer.option.id for offer in plain] == ["fire-ball", "fire-chain", "hold-fire"]
    offered = [offer.option.id for offer in shooting.offers(s, BOOK)]
    assert offered == ["fire-ball", "fire-chain", "hold-fire", "fire-ball-trick", "fire-chain-trick"]
    assert asked(s, shooting.fire, ANNE, "ball").key == "again-zone", "nobody is asked for Dirty Tricks"
    other = tricky(s.with_player(ANNE, tricks=()), ANNE, "2", window="dodge")
    assert [offer.option.id for offer in shooting.offers(other, BOOK)] == offered, "nobody learns what is held"
