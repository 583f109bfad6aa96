"""Phase 5: what each island does, cards played there, Mastercrafts and parrots."""

from __future__ import annotations

import pytest

import companion
from companion.core.events.announcements import Order
from companion.core.procedures.menus import Menu
from companion.core.procedures.procedure import command
from companion.core.questions.kinds import Choose
from companion.core.values.frozen_records import replace
from companion.core.values.messages import msg
from companion.games.pirates_cove.islands import bury, visits
from companion.games.pirates_cove.islands.visits import may_buy, may_outfit, may_play, may_raise
from companion.games.pirates_cove.model.ids import SECTIONS, UNKNOWN, SeatId
from companion.games.pirates_cove.model.records import Buccaneer, Mastercraft, Parrot, Visit
from companion.games.pirates_cove.model.state import State
from companion.games.pirates_cove.ship import mat
from companion.games.pirates_cove.ship.strength import LotsCast
from companion.games.pirates_cove.tavern import crafts
from tests.games.pirates_cove.rules.mats import ANNE, BART, BOOK, CLEO, COVE, played, valued, with_rings
from tests.games.pirates_cove.rules.scene import asked, at
from tests.games.pirates_cove.rules.test_plunder import fame_cards, place_of


def visiting(island: str, **rulings: str) -> State:
    """Anne lies at an island and is on turn there; the others have done everything."""
    s = at("effects", {ANNE: island, BART: "hull", CLEO: "crew"}, **rulings)
    return s.with_turn(waiting=(ANNE,), visit=Visit(ANNE))


def menu(s: State) -> Menu:
    """The menu of whoever is on turn."""
    following = COVE.next(s)
    assert isinstance(following, Menu)
    return following


def offered(s: State) -> dict[str, bool]:
    """Its options, and whether each is allowed."""
    return {option.id: option.verdict.allowed for option in menu(s).options}


def rules(verdict: object) -> list[str]:
    """The rules of a refusal."""
    return [reason.rule for reason in verdict.refusals]  # type: ignore[attr-defined]


@pytest.mark.rule("PC-T5-03")
def test_who_lies_at_treasure_island_with_treasures_has_come_to_bury_them() -> None:
    s = visiting("treasure")
    assert menu(s.with_player(ANNE, treasures=0, gold=9)).main == "done", "gold may as well be kept"
    bury = menu(s.with_player(ANNE, treasures=2, gold=0))
    assert bury.main == "bury"
    (shown,) = (option for option in bury.options if option.id == "bury")
    assert [figure.value for figure in shown.figures] == [msg("pc-figure-plus", n=2)]


@pytest.mark.rule("PC-T5-01")
def test_three_cards_at_most_are_bought_at_the_tavern_for_two_gold_each() -> None:
    s = visiting("tavern").with_player(ANNE, gold=5)
    assert offered(s) == {"tavern-1": True, "tavern-2": True, "tavern-3": False, "done": True}
    prices = [[figure.value for figure in option.figures] for option in menu(s).options]
    paid_and_left = ((2, 3), (4, 1), (6,))  # what one cannot pay leaves nothing
    assert prices == [*([msg("pc-figure-n", n=n) for n in each] for each in paid_and_left), []]
    refused = may_buy(s, BOOK, ANNE, 3)
    assert rules(refused) == ["PC-T5-01"] and refused.sums[0].total == 6
    place = str(fame_cards(s))
    s, _ = played(s, visits.buy, ANNE, 2, answers=(place, place))
    assert (s.player(ANNE).gold, len(s.player(ANNE).hand)) == (1, 2)
    rich = s.with_player(ANNE, gold=9)
    assert may_buy(rich, BOOK, ANNE, 1).allowed and rules(may_buy(rich, BOOK, ANNE, 2)) == ["PC-T5-01"]


@pytest.mark.rule("PC-T5-01", "PC-TAV-01")
def test_no_more_cards_are_sold_than_there_are() -> None:
    s = visiting("tavern")
    whole = [card.id for card in BOOK.tavern for _ in range(card.copies)]
    s = s.with_player(BART, hand=(*whole[1:], "slip-away"))
    assert may_buy(s, BOOK, ANNE, 1).allowed and rules(may_buy(s, BOOK, ANNE, 2)) == ["PC-TAV-01"]


@pytest.mark.rule("PC-T5-02", "PC-UPG-01")
def test_worked_example_2_sails_from_five_to_seven_cost_three() -> None:
    s = visiting("sails").with_player(ANNE, gold=5)
    verdict = may_raise(s, BOOK, ANNE, "sails", 2)
    assert verdict.allowed and verdict.sums[0].total == 3
    assert rules(may_raise(s, BOOK, ANNE, "sails", 3)) == ["PC-UPG-01"]
    assert rules(may_raise(s, BOOK, ANNE, "hull", 1)) == ["PC-T5-02"]
    s, happened = played(s, visits.lift, ANNE, "sails", 2)
    assert s.player(ANNE).gold == 2 and s.player(ANNE).rings.sails == 4
    (order,) = [order for event in happened for order in event.announcements if isinstance(order, Order)]
    assert (order.text.key, order.seat) == ("pc-order-raise", ANNE)
    assert s.turn.phase == "ships", "nothing is left to do"


@pytest.mark.rule("PC-T5-02", "PC-UPG-01")
def test_a_section_at_its_end_rises_no_more() -> None:
    before = offered(valued(visiting("hull"), ANNE, hull=5))
    assert [option for option in before if option.startswith("raise")] == ["raise-hull-1"], "no more than the mat has"
    s = valued(visiting("hull"), ANNE, hull=6)
    (verdict,) = [
        option.verdict for option in visits.visitor_menu(s, BOOK, ANNE).options if option.id == "raise-hull-1"
    ]
    assert rules(verdict) == ["PC-UPG-01"]


@pytest.mark.rule("PC-UPG-01")
def test_a_section_that_is_raised_against_the_rules_stays_on_the_mat() -> None:
    s = valued(visiting("treasure"), ANNE, hull=6)
    evening = companion.begin("pirates_cove", {"edition": "sample"}, seed=2, state=s)
    assert rules(evening.preview("raise-hull-1").verdict) == ["PC-UPG-01"]
    evening.answer("raise-hull-1", overruling=True)
    assert (evening.state.player(ANNE).rings.hull, evening.state.player(ANNE).gold) == (6, s.player(ANNE).gold)


@pytest.mark.rule("PC-UPG-01")
def test_whoever_buys_against_the_rules_pays_what_there_is() -> None:
    s = visiting("hull").with_player(ANNE, gold=1)
    evening = companion.begin("pirates_cove", {"edition": "sample"}, seed=2, state=s)
    assert not evening.preview("raise-hull-3").verdict.allowed
    evening.answer("raise-hull-3", overruling=True)
    after = evening.state
    assert (after.player(ANNE).rings.hull, after.player(ANNE).gold, after.bank.gold) == (5, 0, s.bank.gold + 1)


@pytest.mark.rule("PC-T5-04")
def test_worked_example_3_treasure_island_raises_one_section_by_one_level_for_the_double() -> None:
    s = valued(visiting("treasure"), ANNE, sails=5).with_player(ANNE, gold=9, treasures=1)
    verdict = may_raise(s, BOOK, ANNE, "sails", 1)
    assert verdict.allowed and verdict.sums[0].total == 2
    assert "PC-T5-04" in rules(may_raise(s, BOOK, ANNE, "sails", 2))
    s, _ = played(s, visits.lift, ANNE, "sails", 1)
    assert (s.player(ANNE).gold, s.turn.phase) == (7, "effects")
    assert all(rules(may_raise(s, BOOK, ANNE, section, 1)) == ["PC-T5-04"] for section in SECTIONS)


@pytest.mark.rule("PC-T5-03", "PC-SCORE-04")
def test_worked_example_17_treasures_and_gold_by_threes_are_buried_for_fame() -> None:
    s = visiting("treasure").with_player(ANNE, gold=5, treasures=2)
    verdict = bury.may_bury(s, BOOK, ANNE)
    assert verdict.allowed and [term.value for term in verdict.sums[0].terms] == [2, 1]
    (option,) = (option for option in menu(s).options if option.id == "bury")
    assert option.note == msg("pc-bury-note", treasures=2, gold=3, n=3), "the fame is seen before"
    before = s.bank
    s, _ = played(s, visits.bury_all, ANNE)
    assert (s.player(ANNE).fame, s.player(ANNE).gold, s.player(ANNE).treasures) == (3, 2, 0)
    assert (s.bank.gold - before.gold, s.bank.treasures) == (3, 52)


@pytest.mark.rule("PC-T5-03")
def test_a_part_may_be_buried_gold_by_threes() -> None:
    s = visiting("treasure").with_player(ANNE, gold=8, treasures=3)
    gold = asked(s, visits.bury_some, ANNE, answers=(1,))
    assert (gold.lo, gold.hi, gold.step) == (0, 6, 3)
    for part, fame in (((1, 0), 1), ((0, 3), 1), ((0, 0), 0)):
        assert played(s, visits.bury_some, ANNE, answers=part)[0].player(ANNE).fame == fame
    s, _ = played(s, visits.bury_some, ANNE, answers=(1, 3))
    assert (s.player(ANNE).fame, s.player(ANNE).gold, s.player(ANNE).treasures) == (2, 5, 2)
    s, happened = played(s, visits.bury_some, ANNE, answers=(0, 0))
    assert s.player(ANNE).fame == 2 and not [telling for event in happened for telling in event.announcements]


@pytest.mark.rule("PC-T5-03")
def test_nothing_is_buried_where_there_is_nothing() -> None:
    s = visiting("treasure").with_player(ANNE, gold=2)
    assert rules(bury.may_bury(s, BOOK, ANNE)) == ["PC-T5-03"]
    for gold, treasures, apart in ((2, 0, False), (2, 1, False), (3, 0, False), (3, 1, True), (6, 0, True)):
        s = s.with_player(ANNE, gold=gold, treasures=treasures)
        offers = [offer.option.id for offer in visits.deeds(s, BOOK, ANNE)]
        assert ("bury-some" in offers) is apart, "a part of one thing is all of it"


@pytest.mark.rule("PC-T5-03", "PC-EVT-02", "A-18")
def test_fame_for_what_a_victim_buries_is_shared() -> None:
    s = replace(visiting("treasure").with_player(ANNE, gold=0, treasures=3), buccaneers=(Buccaneer(BART, ANNE),))
    assert len(bury.may_bury(s, BOOK, ANNE).effects) == 1
    (option,) = (option for option in menu(s).options if option.id == "bury")
    assert option.note == msg("pc-bury-note", treasures=3, gold=0, n=3), "who shares it is told by the verdict"
    s, _ = played(s, visits.bury_all, ANNE)
    assert (s.player(ANNE).fame, s.player(BART).fame) == (1, 2)


@pytest.mark.rule("PC-T5-07", "PC-CRAFT-01")
@pytest.mark.parametrize("island", ["tavern", "hull", "treasure", "cove"])
def test_a_mastercraft_is_attached_at_any_island(island: str) -> None:
    s = visiting(island).with_player(ANNE, hand=("mastercraft", "smoke"))
    assert offered(s)["card"]
    question = asked(s, visits.play_card, ANNE)
    assert isinstance(question, Choose) and question.secret
    smoke = next(option for option in question.options if option.id == "smoke")
    assert [option.id for option in question.options if option is not smoke] == ["nothing", "mastercraft"]
    assert rules(smoke.verdict) == ["PC-BAT-04"], "the whole hand lies there, with what is not for now"
    s, _ = played(s, visits.play_card, ANNE, answers=("mastercraft", "crew"))
    assert s.player(ANNE).crafts == (Mastercraft("crew"),) and s.player(ANNE).hand == ("smoke",)
    assert not may_play(visiting(island), BOOK, ANNE, "mastercraft").allowed, "not in hand"
    s = s.with_player(ANNE, hand=("mastercraft",))
    assert rules(may_play(s, BOOK, ANNE, "mastercraft")) == ["PC-CRAFT-01"]


@pytest.mark.rule("PC-T5-07", "PC-CRAFT-03", "PC-CRAFT-02")
def test_a_damaged_mastercraft_is_repaired_for_one_gold() -> None:
    s = visiting("hull").with_player(ANNE, gold=1, crafts=(Mastercraft("crew", True), Mastercraft("hull")))
    assert offered(s)["mend-crew"] and "mend-hull" not in offered(s)
    assert rules(crafts.may_repair(s.with_player(ANNE, gold=0), BOOK, ANNE, "crew")) == ["PC-CRAFT-03"]
    for section in ("hull", "sails"):  # a sound one, and none
        assert rules(crafts.may_repair(s, BOOK, ANNE, section)) == ["PC-CRAFT-03"]
    s, _ = played(s, visits.mend, ANNE, "crew")
    assert (s.player(ANNE).crafts, s.player(ANNE).gold) == ((Mastercraft("hull"), Mastercraft("crew")), 0)


@pytest.mark.rule("PC-EVT-04", "PC-T5-07")
def test_an_outfitter_raises_any_section_for_nothing() -> None:
    s = visiting("tavern").with_player(ANNE, hand=("outfitter",), gold=0)
    s, _ = played(s, visits.play_card, ANNE, answers=("outfitter", "cannon-0"))
    assert (s.player(ANNE).rings.cannon, s.player(ANNE).gold, s.discards) == (3, 0, ("outfitter",))
    last = valued(visiting("cannon"), ANNE, cannon=5)
    assert may_outfit(last, BOOK, ANNE, "cannon").allowed
    assert rules(may_outfit(last, BOOK, ANNE, "cannon", 1)) == ["PC-EVT-04"], "the level that is bought leaves no room"
    full = valued(visiting("tavern"), ANNE, cannon=6)
    assert rules(may_outfit(full, BOOK, ANNE, "cannon")) == ["PC-EVT-04"]
    assert rules(may_outfit(with_rings(full, ANNE, hull=0), BOOK, ANNE, "hull")) == ["PC-T5-06"], "it is repaired first"
    question = asked(full.with_player(ANNE, hand=("outfitter",)), visits.play_card, ANNE, answers=("outfitter",))
    shown = {option.id: option.verdict.allowed for option in question.options}
    assert shown == {"hull-0": True, "crew-0": True, "cannon-0": False, "sails-0": True}
    assert not may_play(visiting("tavern"), BOOK, ANNE, "outfitter").allowed


@pytest.mark.rule("PC-EVT-04", "PC-T5-02", "PC-T5-04")
def test_levels_that_the_island_sells_may_be_bought_before_the_free_one() -> None:
    s = visiting("sails").with_player(ANNE, hand=("outfitter",), gold=2)
    question = asked(s, visits.play_card, ANNE, answers=("outfitter",))
    ids = [option.id for option in question.options]
    assert ids == ["hull-0", "crew-0", "cannon-0", "sails-0", "sails-1"]
    row, at = mat.levels(s, "sails"), s.player(ANNE).rings.sails
    assert [dict(option.label.args)["n"] for option in question.options[-2:]] == [row[at].value, row[at + 1].value]
    s, _ = played(s, visits.play_card, ANNE, answers=("outfitter", "sails-1"))
    assert (s.player(ANNE).rings.sails, s.player(ANNE).gold) == (4, 1)
    s = visiting("treasure").with_player(ANNE, hand=("outfitter",), gold=2)
    s, _ = played(s, visits.play_card, ANNE, answers=("outfitter", "sails-1"))
    assert (s.player(ANNE).rings.sails, s.player(ANNE).gold) == (4, 0)


@pytest.mark.rule("PC-T5-08", "PC-PARROT-06")
def test_wounded_parrots_are_well_again() -> None:
    s = at("effects", {ANNE: "hull", BART: "cove", CLEO: "crew"})
    for seat, kind in ((ANNE, "flint"), (BART, "silver")):
        s = s.with_player(seat, parrot=Parrot(kind, True))
    s, _ = played(s, visits.begin)
    assert [player.parrot and player.parrot.wounded for player in s.players] == [False, False, None]


@pytest.mark.rule("PC-SPEED-01", "PC-SPEED-02")
def test_islands_come_in_their_order_and_at_one_island_the_fastest_first() -> None:
    s = valued(at("effects", {ANNE: "treasure", BART: "treasure", CLEO: "crew"}), BART, sails=6)
    s, _ = played(s, visits.begin)
    assert s.turn.waiting == (CLEO, BART, ANNE) and s.turn.visit == Visit(CLEO)
    s = valued(s.with_turn(visit=None), ANNE, sails=6)
    s, happened = played(s, visits.begin, answers=((4, 4), (2, 3)))
    assert s.turn.waiting == (CLEO, BART, ANNE)
    shown = [event for event in happened if isinstance(event.event, LotsCast)]
    assert len(shown) == 2 and all(event.line is None for event in shown), "the notebook has the dice already"


@pytest.mark.rule("PC-T5-01", "PC-T5-07")
def test_visits_without_anything_to_do_are_passed_over() -> None:
    s = at("effects", {ANNE: "hull", BART: "tavern", CLEO: "treasure"})
    for seat in (ANNE, BART, CLEO):
        s = s.with_player(seat, gold=0)
    done, _ = played(s, visits.begin)
    assert (done.turn.phase, done.turn.visit, done.turn.waiting) == ("ships", None, ())
    held, _ = played(s.with_player(ANNE, hand=("smoke",)), visits.begin)
    assert held.turn.visit == Visit(ANNE)
    assert asked(held, visits.play_card, ANNE).secret
    done, _ = played(held, visits.play_card, ANNE, answers=("nothing",))
    assert done.turn.phase == "ships"


@pytest.mark.rule("PC-T5-07")
def test_whoever_has_another_card_to_play_stays_after_the_first() -> None:
    s = visiting("tavern").with_player(ANNE, gold=0, hand=("mastercraft", "outfitter"))
    s, _ = played(s, visits.play_card, ANNE, answers=("mastercraft", "crew"))
    assert s.turn.visit == Visit(ANNE) and COVE.next(s) == command("visit-card", seat=ANNE)
    s, _ = played(s, visits.play_card, ANNE, answers=("outfitter", "cannon-0"))
    assert s.turn.visit is None


@pytest.mark.rule("PC-T5-01")
def test_somebody_is_on_turn_while_islands_have_their_effects_and_at_no_other_time() -> None:
    s = visiting("tavern")
    assert COVE.on_turn(s) == ANNE
    assert COVE.on_turn(s.with_turn(waiting=(BART, ANNE), visit=Visit(BART))) == BART, "the first of those who wait"
    assert COVE.on_turn(s.with_turn(phase="tie")) == COVE.on_turn(s.with_turn(waiting=())) == ""


@pytest.mark.rule("PC-T5-07")
def test_cards_that_came_during_a_visit_may_still_be_played() -> None:
    s = visiting("tavern").with_player(ANNE, gold=2)
    s, _ = played(s, visits.buy, ANNE, 1, answers=(str(fame_cards(s)),))
    following = COVE.next(s)
    assert not isinstance(following, Menu) and getattr(following, "name", "") == "visit-card"


@pytest.mark.rule("PC-T5-07", "PC-TAV-02")
def test_hands_on_paper_are_asked_for_a_card_that_came_only_where_there_was_none_before() -> None:
    """Whoever holds one may play any card from the menu: which it is, and when it came, the app does not know."""
    options = companion.game("pirates_cove").evening_start.start({"edition": "sample", "cards": "table"}, BOOK).options
    for before, asks in (((), True), ((UNKNOWN,), False)):
        s = replace(visiting("tavern"), options=options).with_player(ANNE, gold=2, hand=before)
        assert ("card" in offered(s)) is bool(before)
        bought, _ = played(s, visits.buy, ANNE, 1, answers=((),))
        assert (bought.turn.visit is not None) is asks


@pytest.mark.rule("PC-T5-01", "PC-T5-07", "PC-PARROT-01")
def test_a_parrot_from_the_deck_keeps_nobody_at_an_island() -> None:
    """Nothing came into the hand, and whoever wanted to play the card in it could do so first."""
    s = visiting("tavern").with_player(ANNE, gold=2, hand=("mastercraft",))
    s, _ = played(s, visits.buy, ANNE, 1, answers=(str(place_of(s, "flint")),))
    assert s.player(ANNE).parrot == Parrot("flint") and s.turn.visit is None


@pytest.mark.rule("PC-T5-07")
def test_the_last_chance_for_a_card_is_called_so() -> None:
    s = visiting("tavern").with_player(ANNE, hand=("mastercraft",))
    assert asked(s, visits.play_card, ANNE).text.key == "pc-q-card"
    assert asked(s.with_player(ANNE, gold=0), visits.play_card, ANNE).text.key == "pc-q-card-last"


def test_a_plan_made_on_the_side_is_the_own_visit() -> None:
    s = visiting("tavern")
    assert menu(COVE.suppose(s, CLEO)).who == SeatId(CLEO)
    begun = s.with_turn(visit=Visit(ANNE, bought=2))
    assert COVE.suppose(begun, ANNE) == begun, "whoever is there goes on"


@pytest.mark.rule("PC-T5-05")
def test_the_big_button_ends_a_visit_but_at_the_cove_it_takes_its_cards() -> None:
    assert menu(visiting("tavern")).main == "done" and menu(visiting("cove")).main == "tavern-cards"


@pytest.mark.rule("PC-T5-01")
def test_before_the_first_visit_nobody_can_be_thought_of_as_the_visitor() -> None:
    s = at("effects", {ANNE: "hull", BART: "sails"})
    assert s.turn.visit is None and visits.as_if_turn_of(s, BART) == s
    there = s.with_turn(visit=Visit(ANNE))
    assert visits.as_if_turn_of(there, ANNE) == there
    assert visits.as_if_turn_of(there, BART).turn.visit == Visit(BART)
