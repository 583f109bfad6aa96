"""Volleys: targets, Volley cards, what each hit does, and the odds."""

from __future__ import annotations

from fractions import Fraction
from time import perf_counter

import pytest

from companion.core.events.announcements import Change, Order, Result
from companion.core.questions.kinds import Roll
from companion.core.values.frozen_records import replace
from companion.games.pirates_cove.combat import shots, volleys
from companion.games.pirates_cove.legends import legendary_pirates
from companion.games.pirates_cove.model.ids import ShipId
from companion.games.pirates_cove.model.records import Mastercraft, Parrot
from companion.journal_views.announcements import announcements_after, last_touch
from tests.games.pirates_cove.rules.fights import (
    LEGEND,
    NAVY,
    against,
    begun,
    chased,
    fire,
    happened,
    holding,
    load,
    lying,
    rings,
    rules,
)
from tests.games.pirates_cove.rules.mats import ANNE, BART, BOOK, CLEO, COVE, valued


@pytest.mark.rule("PC-VOLLEY-03", "PC-SHIP-03")
def test_a_volley_is_one_tap_and_a_five_or_six_moves_the_ring() -> None:
    evening = begun(lying(ANNE, BART))
    fire(evening, BART, "cannon", [4, 5, 6])
    assert rings(evening, BART) == (4, 3, 1, 4)
    assert (evening.state.tallies[0].shots, evening.state.tallies[0].hits) == (3, 2)


@pytest.mark.rule("PC-VOLLEY-03")
def test_a_volley_is_told_with_two_sides_its_dice_and_what_each_did() -> None:
    evening = begun(lying(ANNE, BART))
    fire(evening, BART, "hull", [4, 5, 6])
    told = [telling for event in happened(evening) for telling in event.announcements]
    result = next(telling for telling in told if isinstance(telling, Result) and telling.against)
    assert [die.did for die in result.sides[0].dice] == [0, 1, 1] and result.apart == result.sides[1]
    assert result.against.total == 5
    change = next(telling for telling in told if isinstance(telling, Change))
    assert (change.before, change.after) == (4, 2)


@pytest.mark.rule("PC-VOLLEY-05")
def test_whoever_is_hit_is_told_where_the_own_ring_goes_before_anybody_fires_again() -> None:
    evening = begun(lying(ANNE, BART))
    fire(evening, BART, "hull", [4, 5, 6])
    told = announcements_after(evening.journal, last_touch(evening.journal))
    (order,) = (each.telling for each in told if isinstance(each.telling, Order))
    assert (order.seat, dict(order.text.args)["n"]) == (BART, 2) and order.text.key == "pc-order-ring-back"
    fire(evening, ANNE, "cannon", [5, 5, 5])
    told = announcements_after(evening.journal, last_touch(evening.journal))
    orders = [each.telling for each in told if isinstance(each.telling, Order)]
    assert orders[0].seat == ANNE and orders[0].text.key == "pc-order-ring-out", "and one that is gone is taken off"


@pytest.mark.rule("PC-VOLLEY-03", "PC-LEG-04")
@pytest.mark.parametrize("kind", ["", "hook"])
def test_who_aims_reads_what_the_other_ship_may_answer_with(kind: str) -> None:
    """Dice that hit with two faces of six: a third of them on the average."""
    s = against(lying(ANNE), kind) if kind else lying(ANNE, BART)
    dice = legendary_pirates.card(s, BOOK, kind).dice if kind else 3
    evening = begun(s)
    while evening.question is not None and evening.question.text.key != "pc-q-slot":
        roll = isinstance(evening.question, Roll)
        evening.answer([1] * len(evening.question.sides) if roll else evening.question.default or "nothing")
    assert evening.question is not None and evening.question.note is not None
    ((_, foes),) = evening.question.note.args
    assert isinstance(foes, tuple)
    assert [foe.args[1:] for foe in foes] == [(("dice", dice), ("n", round(dice / 3, 1)))]


@pytest.mark.rule("PC-VOLLEY-04", "PC-LEG-02", "PC-NAVY-05", "PC-NAVY-07", "A-27")
def test_players_fire_at_pirates_and_the_navy_first_and_only_at_the_hull() -> None:
    s = valued(chased(against(lying(ANNE, BART), "dutchman")), ANNE, sails=9)
    evening = begun(s.with_player(ANNE, parrot=Parrot("trelawney")))
    legal = list(evening.legal_answers)
    assert [each for each in legal if each.startswith("fire")] == [f"fire-{LEGEND}-hull", f"fire-{NAVY}-hull"]
    assert rules(evening, f"fire-{BART}-hull") == ["PC-VOLLEY-04"]
    assert [unit.id for unit in evening.question.rows.units] == [LEGEND, NAVY], "nobody else is aimed at"
    drawn = {each.id: each.picture for each in evening.question.options}
    assert (drawn[legal[0]], drawn[legal[1]]) == ("ship:black", "ship:navy")
    state = evening.state
    assert [r.rule for r in volleys.may_fire(state, ANNE, LEGEND, "sails").refusals] == ["PC-LEG-02"]
    assert [r.rule for r in volleys.may_fire(state, ANNE, NAVY, "crew").refusals] == ["PC-NAVY-05"]
    assert [r.rule for r in volleys.may_fire(state, ANNE, CLEO, "hull").refusals] == ["PC-VOLLEY-03", "PC-VOLLEY-04"]


@pytest.mark.rule("PC-VOLLEY-05", "PC-CRAFT-02", "PC-PARROT-03", "PC-PARROT-04", "PC-SCORE-07", "A-34")
@pytest.mark.parametrize(("way", "hull"), [("through", 3), ("stopped", 4)])
def test_mastercraft_then_parrot_then_the_ring(way: str, hull: int) -> None:
    s = valued(lying(ANNE, BART, A_34=way), ANNE, crew=5, cannon=5)
    s = s.with_player(BART, crafts=(Mastercraft("hull"),), parrot=Parrot("flint"), fame=5)
    evening = begun(s)
    fire(evening, BART, "hull", [6, 6, 6, 6, 6])
    bart = evening.state.player(BART)
    assert (bart.crafts, bart.parrot, bart.fame, bart.rings.hull) == ((), None, 3, hull)
    assert evening.state.discards == ("mastercraft", "flint")


@pytest.mark.rule("PC-VOL-02", "A-14")
def test_a_powder_magazine_opens_every_hull_the_own_one_too() -> None:
    """Worked example 4."""
    for section, hull in (("hull", 1), ("crew", 3)):
        s = valued(holding(lying(ANNE, BART, CLEO), ANNE, "magazine"), BART, hull=5)
        evening = begun(s.with_player(CLEO, crafts=(Mastercraft("hull"),)))
        evening.answer("nothing")
        load(evening, "magazine")
        fire(evening, BART, section, [5, 6, 1])
        assert [evening.state.player(seat).rings.hull for seat in (ANNE, BART, CLEO)] == [3, hull, 3]
        assert evening.state.player(CLEO).crafts == ()


@pytest.mark.rule("PC-VOL-01", "PC-PARROT-03", "PC-SCORE-07")
def test_grapeshot_kills_silver_s_parrot_and_spares_the_cannon() -> None:
    """Worked example 6."""
    s = holding(lying(ANNE, BART), ANNE, "grapeshot").with_player(ANNE, parrot=Parrot("silver"), fame=4)
    evening = begun(s)
    evening.answer("nothing")
    load(evening, "grapeshot")
    assert evening.preview(f"fire-{BART}-hull").verdict.allowed
    fire(evening, BART, "hull", [1, 1, 1, 1, 1, 3])
    anne = evening.state.player(ANNE)
    assert (anne.parrot, anne.fame, anne.rings.cannon) == (None, 2, 3)
    assert evening.state.player(BART).rings.hull == 3
    assert evening.state.discards == ("grapeshot", "silver")


@pytest.mark.rule("PC-VOL-01", "PC-RETREAT-01", "A-29")
@pytest.mark.parametrize(("way", "fame"), [("point", 1), ("nothing", 0)])
def test_a_captain_whose_own_card_breaks_the_cannon_goes_to_the_cove(way: str, fame: int) -> None:
    s = valued(holding(lying(ANNE, BART, CLEO, A_29=way), ANNE, "grapeshot"), ANNE, cannon=2)
    evening = begun(s)
    evening.answer("nothing")
    load(evening, "grapeshot")
    fire(evening, BART, "hull", [1, 1])
    assert evening.state.player(ANNE).island == "cove"
    assert [evening.state.player(seat).fame for seat in (ANNE, BART, CLEO)] == [0, fame, fame]
    assert {each.seat: each.crippled for each in evening.state.tallies} == {ANNE: 0, BART: 0, CLEO: 0}


@pytest.mark.rule("PC-RETREAT-02", "A-29")
def test_ships_that_others_cripple_give_fame_also_where_own_cards_give_none() -> None:
    evening = begun(valued(lying(ANNE, BART, CLEO, A_29="nothing"), BART, hull=1))
    fire(evening, BART, "hull", [5, 1, 1])
    assert [evening.state.player(seat).fame for seat in (ANNE, BART, CLEO)] == [1, 0, 1]


@pytest.mark.rule("PC-VOL-01", "PC-RETREAT-02", "A-15")
def test_whom_a_grapeshot_cripples_is_gone_before_the_recoil_cripples_its_captain() -> None:
    s = valued(valued(lying(ANNE, BART, CLEO), ANNE, cannon=2), BART, hull=1)
    evening = begun(holding(s, ANNE, "grapeshot"))
    evening.answer("nothing")
    load(evening, "grapeshot")
    fire(evening, BART, "hull", [3, 1])
    assert [evening.state.player(seat).island for seat in (ANNE, BART, CLEO)] == ["cove", "cove", "crew"]
    assert [evening.state.player(seat).fame for seat in (ANNE, BART, CLEO)] == [1, 0, 2]


@pytest.mark.rule("PC-VOL-01", "PC-VOL-02", "A-15")
def test_a_ship_that_its_own_magazine_has_crippled_is_gone_before_the_recoil() -> None:
    s = holding(valued(lying(ANNE, BART, CLEO), ANNE, hull=1), ANNE, "magazine", "grapeshot")
    evening = begun(s)
    cannon = rings(evening, ANNE)[2]
    evening.answer("nothing")
    load(evening, "magazine", "grapeshot")
    fire(evening, BART, "crew", [3, 1, 1])
    assert evening.state.player(ANNE).island == "cove" and rings(evening, ANNE)[2] == cannon


@pytest.mark.rule("PC-VOL-02", "PC-RETREAT-02", "A-28")
def test_ships_crippled_at_once_all_leave_and_only_who_remains_gains_fame() -> None:
    s = valued(valued(valued(lying(ANNE, BART, CLEO), BART, hull=1), CLEO, hull=1), ANNE, hull=3)
    evening = begun(holding(s, ANNE, "magazine"))
    evening.answer("nothing")
    load(evening, "magazine")
    fire(evening, BART, "crew", [5, 1, 1])
    assert [evening.state.player(seat).fame for seat in (ANNE, BART, CLEO)] == [2, 0, 0]
    assert [evening.state.player(seat).island for seat in (ANNE, BART, CLEO)] == ["crew", "cove", "cove"]
    assert evening.state.tallies[0].crippled == 2


@pytest.mark.rule("PC-VOL-03", "A-17")
def test_a_cannonade_hits_every_section_and_needs_an_exchange_to_reload() -> None:
    evening = begun(holding(lying(ANNE, BART), ANNE, "cannonade"))
    evening.answer("nothing")
    load(evening, "cannonade")
    fire(evening, BART, "hull", [5, 1, 1])
    assert rings(evening, BART) == (3, 2, 2, 3)
    fire(evening, ANNE, "hull", [1, 1])
    assert rules(evening, f"fire-{BART}-hull") == ["PC-VOL-03"]
    assert list(evening.legal_answers) == ["flee", "wait"]
    evening.answer("wait")
    fire(evening, ANNE, "hull", [1, 1])
    assert f"fire-{BART}-sails" in evening.legal_answers


@pytest.mark.rule("PC-VOL-03", "A-17")
def test_who_reloads_only_waits_where_the_table_plays_so() -> None:
    evening = begun(holding(lying(ANNE, BART, A_17="pass"), ANNE, "cannonade"))
    evening.answer("nothing")
    load(evening, "cannonade")
    fire(evening, BART, "hull", [1, 1, 1])
    fire(evening, ANNE, "hull", [1, 1, 1])
    assert (evening.state.combat.round, evening.question.who) == (2, BART)


@pytest.mark.rule("PC-VOL-03", "PC-LEG-02")
def test_a_cannonade_against_a_pirate_hits_its_hull() -> None:
    """Worked example 27."""
    evening = begun(against(holding(lying(ANNE), ANNE, "cannonade"), "hook"))
    evening.answer("nothing")
    evening.answer([1, 1, 1])
    load(evening, "cannonade")
    fire(evening, LEGEND, "hull", [5, 6, 1])
    assert evening.state.legend_at(LEGEND).hull == 3
    evening.answer([1, 1, 1])
    assert list(evening.legal_answers) == ["flee", "wait"]


@pytest.mark.rule("PC-VOLLEY-03", "A-15", "A-16")
@pytest.mark.parametrize(("way", "bart", "anne"), [("each", 1, 3), ("once", 2, 4)])
def test_different_cards_work_together_and_two_of_a_kind_as_the_table_plays(way: str, bart: int, anne: int) -> None:
    s = holding(lying(ANNE, BART, A_16=way), ANNE, "magazine", "magazine", "grapeshot")
    evening = begun(valued(s, ANNE, cannon=6, crew=1))
    evening.answer("nothing")
    assert evening.legal_answers and "load" in evening.legal_answers
    load(evening, "magazine", "magazine", "grapeshot")
    fire(evening, BART, "hull", [3])
    assert (rings(evening, BART)[0], rings(evening, ANNE)[0], rings(evening, ANNE)[2]) == (bart, anne, 4)


@pytest.mark.rule("PC-VOLLEY-03", "PC-FLEE-01")
def test_who_has_played_volley_cards_fires() -> None:
    evening = begun(holding(lying(ANNE, BART), ANNE, "magazine", "fame-1"))
    evening.answer("nothing")
    evening.answer("load")
    assert "flee" in evening.legal_answers and "load" not in evening.legal_answers
    evening.answer("card-magazine")
    assert rules(evening, "flee") == ["PC-VOLLEY-03"]


@pytest.mark.rule("PC-VOLLEY-03", "PC-TAV-02")
def test_volley_cards_lie_beside_the_targets_for_their_holder_alone_until_the_shot() -> None:
    evening = begun(holding(lying(ANNE, BART), ANNE, "magazine", "magazine", "fame-1"))
    evening.answer("nothing")
    assert evening.question is not None and not evening.question.secret
    assert not [answer for answer in evening.legal_answers if answer.startswith("card-")]
    evening.answer("load")
    assert evening.question.secret and evening.question.who == ANNE
    assert [answer for answer in evening.legal_answers if answer.startswith("card-")] == ["card-magazine"]
    evening.answer("card-magazine")
    assert COVE.suppose(evening.state, ANNE) == evening.state, "a plan of whoever fires begins with the cards played"
    assert COVE.suppose(evening.state, BART).fight.volley == ()
    assert f"fire-{BART}-hull" in evening.legal_answers and "card-magazine" in evening.legal_answers
    evening.answer("card-magazine")
    assert "card-magazine" not in evening.legal_answers
    fire(evening, BART, "crew", [1, 1, 1])
    assert evening.question.who == BART and not evening.state.combat.choosing
    fire(evening, ANNE, "crew", [1, 1, 1])
    assert evening.question.who == ANNE and not evening.question.secret


@pytest.mark.rule("PC-VOLLEY-03", "PC-TAV-02")
def test_a_hand_without_volley_cards_says_so_to_its_holder() -> None:
    evening = begun(holding(lying(ANNE, BART), ANNE, "fame-1"))
    evening.answer("nothing")
    evening.answer("load")
    assert evening.question is not None and evening.question.note is not None
    assert evening.question.note.key == "pc-q-load-none"
    assert f"fire-{BART}-hull" in evening.legal_answers


@pytest.mark.rule("PC-NPC-02", "PC-NPC-01", "PC-VOL-01", "PC-VOL-02")
@pytest.mark.parametrize("card", ["grapeshot", "magazine"])
@pytest.mark.parametrize("way", ["counts", "left-out"])
def test_a_captain_who_breaks_with_the_sinking_blow_has_the_fame(way: str, card: str) -> None:
    """Of a Legendary Pirate the fame is his, however the table settles it for the Navy."""
    s = against(valued(lying(ANNE, BART, A_33=way), ANNE, hull=1, cannon=2), "hook")
    s = holding(replace(s, black_ships=(replace(s.black_ships[0], hull=1),)), ANNE, card)
    evening = begun(s)
    evening.answer("nothing")
    evening.answer([4, 4, 4])  # a 1 would stray to Anne
    load(evening, card)
    fire(evening, LEGEND, "hull", [5, 1])
    anne, bart = evening.state.player(ANNE), evening.state.player(BART)
    assert (anne.island, anne.fame, bart.fame) == ("cove", 1, 1 + 1)


@pytest.mark.rule("PC-NAVY-05", "PC-VOL-01", "PC-VOL-02", "A-33")
@pytest.mark.parametrize("card", ["grapeshot", "magazine"])
@pytest.mark.parametrize(("way", "fame"), [("left-out", (0, 4)), ("counts", (2, 2))])
def test_the_navy_s_fame_is_for_those_who_survive_the_fight(way: str, fame: tuple[int, int], card: str) -> None:
    """The sentence on one's own cards speaks of Legendary Pirates only; of the Navy, the survivors share."""
    s = chased(valued(lying(ANNE, BART, A_33=way), ANNE, hull=1, cannon=2))
    s = holding(replace(s, navy=replace(s.navy, hull=1)), ANNE, card)
    evening = begun(s)
    evening.answer("nothing")
    evening.answer(f"{BART}-hull", {"volley": [1, 1, 1, 1]})
    load(evening, card)
    fire(evening, NAVY, "hull", [5, 1])
    anne, bart = evening.state.player(ANNE), evening.state.player(BART)
    assert anne.island == "cove" and (anne.fame, bart.fame - 1) == fame, "one for seeing Anne go"


@pytest.mark.rule("PC-NAVY-05", "A-33")
def test_where_nobody_survives_the_navy_nobody_has_its_fame() -> None:
    s = chased(valued(lying(ANNE), ANNE, hull=1, cannon=2))
    s = holding(replace(s, navy=replace(s.navy, hull=1)), ANNE, "grapeshot")
    evening = begun(s)
    evening.answer("nothing")
    evening.answer(f"{ANNE}-hull", {"volley": [1, 1, 1, 1]})
    load(evening, "grapeshot")
    fire(evening, NAVY, "hull", [5, 1])
    assert evening.state.navy is None and evening.state.player(ANNE).island == "cove"
    assert [player.fame for player in evening.state.players] == [0, 0, 0]


@pytest.mark.rule("PC-NPC-02")
def test_alone_against_a_pirate_a_broken_captain_has_all_the_fame() -> None:
    s = against(valued(lying(ANNE), ANNE, cannon=2), "hook")
    s = holding(replace(s, black_ships=(replace(s.black_ships[0], hull=1),)), ANNE, "grapeshot")
    evening = begun(s)
    evening.answer("nothing")
    evening.answer([1, 1, 1])
    load(evening, "grapeshot")
    fire(evening, LEGEND, "hull", [5, 1])
    assert (evening.state.player(ANNE).fame, evening.state.player(ANNE).island) == (3, "cove")


# ---------------------------------------------------------------------- odds


@pytest.mark.rule("PC-VOLLEY-03")
def test_the_odds_of_a_volley_are_exact() -> None:
    """Three dice with 1/3 each: three hits cripple a crew of 3 with 1/27; a fresh Mastercraft takes that away."""
    evening = begun(lying(ANNE, BART))
    state = evening.state
    seen = shots.prospect(state, BOOK, shots.of_player(state, BOOK, ANNE, BART, "crew"))
    assert (seen.lost, seen.least, seen.own) == (Fraction(1, 27), 3, 0)
    assert dict(seen.hits)[0] == Fraction(8, 27) and sum(dict(seen.hits).values()) == 1
    crafted = state.with_player(BART, crafts=(Mastercraft("crew"),))
    seen = shots.prospect(crafted, BOOK, shots.of_player(crafted, BOOK, ANNE, BART, "crew"))
    assert (seen.lost, seen.least) == (0, None)


@pytest.mark.rule("PC-VOLLEY-03", "PC-LEG-02")
def test_a_pirate_is_lost_with_as_many_hits_as_the_hull_has_points_left() -> None:
    s = against(lying(ANNE), "hook")
    evening = begun(replace(s, black_ships=(replace(s.black_ships[0], hull=2),)))
    evening.answer([1, 1, 1])
    seen = shots.prospect(evening.state, BOOK, shots.of_player(evening.state, BOOK, ANNE, LEGEND, "hull"))
    assert (seen.lost, seen.least) == (Fraction(7, 27), 2)


@pytest.mark.rule("PC-VOLLEY-03")
def test_odds_stand_at_each_option_and_at_the_roll() -> None:
    evening = begun(valued(lying(ANNE, BART), BART, hull=1))
    option = next(each for each in evening.question.options if each.id == f"fire-{BART}-hull")
    assert [dict(figure.value.args).get("n") for figure in option.figures] == [3, 1.0, 70]
    assert option.picture == "section:hull"
    assert evening.question.main == f"fire-{BART}-hull"
    evening.answer(f"fire-{BART}-hull")
    assert isinstance(evening.question, Roll) and evening.question.odds is not None
    odds = evening.question.odds()
    assert odds.likely == 1 and odds.bars[0] == (0, Fraction(8, 27))


@pytest.mark.rule("PC-VOL-01", "PC-VOL-02")
def test_the_own_risk_of_volley_cards_is_told() -> None:
    s = valued(valued(holding(lying(ANNE, BART), ANNE, "magazine"), ANNE, hull=1, crew=1), BART, hull=5)
    evening = begun(s)
    evening.answer("nothing")
    load(evening, "magazine")
    shot = shots.of_player(evening.state, BOOK, ANNE, BART, "hull")
    seen = shots.prospect(evening.state, BOOK, shot)
    assert (seen.own, seen.lost) == (Fraction(1, 3), 0)
    assert [figure.good for figure in shots.figures(evening.state, BOOK, shot)] == [None, None, None, False]


def test_the_odds_of_a_volley_take_less_than_twenty_milliseconds() -> None:
    s = holding(lying(ANNE, BART, CLEO), ANNE, "fame-1").with_player(ANNE, parrot=Parrot("silver"))
    evening = begun(s)
    evening.answer("nothing")
    state = evening.state.with_combat(volley=("magazine", "cannonade", "grapeshot"))
    shot = shots.of_player(state, BOOK, ANNE, ShipId(BART), "hull")
    times = []
    for _ in range(20):
        start = perf_counter()
        shots.prospect(state, BOOK, shot)
        times.append(perf_counter() - start)
    assert sorted(times)[10] < 0.02
