"""1.34 The captains: what each card brings, adds, bears and allows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from companion.core.events.announcements import Die, Result, Side
from companion.core.questions.kinds import Ask, BadAnswer, Choose, Form, Number, Pick, Roll
from companion.core.values.messages import msg
from companion.games.captains_log.agenda import AGENDA
from companion.games.captains_log.combat import boarding, damage, gunnery, outcomes, salvo, spoils
from companion.games.captains_log.combat.outcomes import PlayerDestroyed, ShipLost
from companion.games.captains_log.combat.salvo import ShotsFired
from companion.games.captains_log.corrections import CORRECTIONS
from companion.games.captains_log.fleet.hostility import is_enemy
from companion.games.captains_log.fleet.ships import allied
from companion.games.captains_log.fleet.ships import npc_card as card_of
from companion.games.captains_log.harbour import captain_arrival, captains, crewing, market, tavern
from companion.games.captains_log.missions import rewards
from companion.games.captains_log.model import equipment
from companion.games.captains_log.model.book import Captain
from companion.games.captains_log.model.ids import NpcId, SideId
from companion.games.captains_log.model.ledger import CoinsChanged, FameScored, ReputationMoved
from companion.games.captains_log.model.options import Switches
from companion.games.captains_log.model.state import Goods, Npc, Port, Reputation, State
from companion.games.captains_log.modes import solo
from companion.games.captains_log.npcs import activation, corsairs
from companion.games.captains_log.renown import outcast, reputation_board
from companion.games.captains_log.reputation import reputation
from companion.games.captains_log.sailing import actions, captain_privileges
from companion.games.captains_log.ship import abilities, hold, repair, upgrades
from companion.games.captains_log.voyage import berth
from companion.library.texts import LANGUAGES, texts_in
from tests.games.captains_log.rules.fleet import at_sea, lines, npc_card, player, ship_card
from tests.games.captains_log.rules.harbour import at_market, expert, filled, friends, in_port, owning, with_card
from tests.games.captains_log.rules.scripted import Played, book, play
from tests.games.captains_log.rules.tables import solo_table, with_fame
from tests.games.captains_log.seat_ids import NPC_1, NPC_2, SEAT_1, SEAT_2
from tests.support.verdicts import refused_by

Answers = Mapping[str, Any]
NONE: Answers = {}
EXPERT = Switches(boarding=True, captains=True)


def captain(name: str) -> Captain:
    return next(c for c in book().captains if c.id == name)


def led(*names: str, draft: str = "2", **changes: Any) -> State:
    """Ships at sea with crews; Anne has these captains and a ship of that draft."""
    state = at_sea(switches=EXPERT, ship={"hull": 30, "draft": draft})
    return player(player(state, crew=8, captains=names), **changes)


def arrived(state: State, name: str, answers: Answers = NONE) -> Played:
    """A captain comes aboard the first player's ship."""
    joined = state.with_player("seat-1", captains=(*state.player("seat-1").captains, name))
    return play(captain_arrival.arrive, joined, answers, seat="seat-1", captain=captain(name), key="")


def assault(state: State, rolled: list[int], more: Answers = NONE, *, target: str = "npc-1") -> Played:
    answers = {"target": target, "party": 6, "board-moored": False, "board-melee": rolled} | dict(more)
    return play(boarding.board, state, answers, seat="seat-1")


def asked(played: Played, key: str) -> Ask[Any]:
    return next(question for question in played.asked if question.key == key)


def melee(played: Played) -> Roll:
    question = asked(played, "board-melee")
    assert isinstance(question, Roll)
    return question


@pytest.mark.rule("CL-CAP-01", "CL-CAP-10")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_cl_cap_01_every_captain_says_what_the_card_does(lang: str) -> None:
    said = texts_in(lang)
    for one in book().captains:
        assert len(said(equipment.words(at_sea(), one))) > 15
        assert one.abilities or one.gains, one.id


# ---------------------------------------------------------------- conditions


@pytest.mark.rule("CL-CAP-04")
def test_cl_cap_04_an_ability_may_ask_for_an_initial_draft() -> None:
    read = captain("mary_read").abilities[0]
    assert [equipment.holds(led("mary_read", draft=d), SEAT_1, read) for d in ("1", "2", "2.5")] == [True, True, False]
    unknown = replace(led("mary_read"), cards=(*led().cards[:2],))
    assert equipment.holds(unknown, SEAT_1, read) is None
    chips = abilities.gathered(unknown, book(), SEAT_1, abilities.FIGHTING)
    assert [(chip.id, chip.likely) for chip in chips] == [("mary_read", False)]


@pytest.mark.rule("CL-CAP-06", "CL-FAM-06")
def test_cl_fam_06_a_second_captain_from_nine_fame_on_brings_what_the_card_gives() -> None:
    state = expert(owning(friends(at_market(), spain=4), captains=("anne_bonny",), board="B"), captains=True)
    state = in_port(state, "spain", services=("tavern",))
    assert refused_by(tavern.may_take_captain(with_fame(state, seat_1=8), book(), SEAT_1)) == ["CL-CAP-06"]
    famous = with_fame(state, seat_1=9)
    assert tavern.may_take_captain(famous, book(), SEAT_1).allowed
    joined = play(tavern.take_captain, famous, {"captain": "antonio_barcelo"}, seat="seat-1").state
    assert joined.player("seat-1").card_upgrades == ("cabin",)
    assert joined.player("seat-1").standing == famous.player("seat-1").standing


# ---------------------------------------------------------------- Pirates


@pytest.mark.rule("CL-CAP-10")
def test_cl_cap_10_the_text_that_the_rulebook_lacks_is_copied_once() -> None:
    told = {"words": "Fierce", "effect": "melee_dice", "amount": 2, "draft": "2"}
    played = arrived(led(), "anne_bonny", {"captain-text-anne_bonny": told})
    form = asked(played, "captain-text-anne_bonny")
    assert isinstance(form, Form) and form.schema == "captain-text"
    state = played.state
    assert texts_in("en")(equipment.words(state, captain("anne_bonny"))) == "Fierce"
    assert melee(assault(state, [1] * 13)).dice[0].count == 8
    heavy = with_card(state, ship_card(state.player("seat-1").sheet, draft="2.5", hull=30))
    assert not abilities.gathered(heavy, book(), SEAT_1, abilities.FIGHTING)
    reminder = arrived(led(), "anne_bonny", {"captain-text-anne_bonny": {"words": "Look", "effect": "none"}}).state
    assert equipment.abilities(reminder, captain("anne_bonny")) == ()
    spares = arrived(led(), "anne_bonny", {"captain-text-anne_bonny": told | {"effect": "crew_lost"}}).state
    assert [a.amount for a in equipment.abilities(spares, captain("anne_bonny"))] == [-2]


@pytest.mark.rule("CL-CAP-11", "CL-AMM-06")
def test_cl_cap_11_blackbeard_has_and_fires_incendiary_only() -> None:
    state = arrived(at_sea(), "edward_teach").state
    assert state.player("seat-1").ammunition == ("incendiary",)
    loads = {k: gunnery.may_load(state, book(), SEAT_1, k) for k in ("normal", "incendiary")}
    assert loads["incendiary"].allowed and [r.rule for r in loads["normal"].refusals] == ["CL-CAP-11"]
    assert "Edward Teach" in texts_in("en")(loads["normal"].refusals[0].text)


@pytest.mark.rule("CL-CAP-11")
def test_cl_cap_11_the_queen_anne_s_revenge_for_a_third_rate_of_draft_two() -> None:
    state = player(led("edward_teach"), board="B", ship="ship-30", level=3, doubloons=8000)
    state = with_card(state, ship_card("ship-30", level=3, draft="2", crew=9))
    offer = next(o for o in captain_privileges.offers(state, book()) if o.option.id == "flagship")
    assert offer.option.verdict.allowed
    small = captain_privileges.offers(player(state, level=2), book())[0].option.verdict
    deep = with_card(state, ship_card("ship-30", level=3, draft="3", crew=9))
    poor = captain_privileges.offers(player(state, doubloons=6000), book())[0].option.verdict
    assert [r.rule for r in small.refusals] == ["CL-CAP-11"]
    assert refused_by(captain_privileges.offers(deep, book())[0].option.verdict) == ["CL-CAP-11"]
    assert [r.rule for r in poor.refusals] == ["CL-GEN-02"]
    flagship = with_card(state, ship_card("ship-46", level=3, draft="2", crew=6), filled_icons())
    bought = play(captain_privileges.acquire, flagship, {"card": "ship-46"}, seat="seat-1").state
    assert (bought.player("seat-1").ship, bought.player("seat-1").doubloons) == ("ship-46", 1000)
    assert bought.player("seat-1").crew == 6


def filled_icons() -> Any:
    return filled(upgrades.fame_icons_form("B"))


@pytest.mark.rule("CL-CAP-12", "CL-CAP-04")
def test_cl_cap_12_bellamy_is_paid_for_every_ship_destroyed() -> None:
    def paid(state: State) -> list[int]:
        answers = {"x-war-bonus": "england"}
        params = {"victim": "npc-1", "how": "sunk", "by": "seat-1", "key": "x"}
        return [
            e.amount for e in play(outcomes.destroy, state, answers, **params).of(CoinsChanged) if e.cause == "captain"
        ]

    assert paid(led("samuel_bellamy")) == [1000]
    assert paid(led("samuel_bellamy", draft="2.5")) == []


@pytest.mark.rule("CL-CAP-13", "CL-CAP-04")
def test_cl_cap_13_cabeza_de_perro_boards_laden_ships_better() -> None:
    light = led("cabeza_de_perro", draft="1.5")
    assert melee(assault(light, [1] * 11)).dice[0].bonus == 1  # silver and tea are printed on the Spaniard
    assert melee(assault(light, [1] * 10, target="npc-2")).dice[0].bonus == 0
    assert melee(assault(led("cabeza_de_perro"), [1] * 11)).dice[0].bonus == 0
    assert abilities.laden(light, NPC_2) is False
    cargo = light.with_npc("npc-2", cargo=Goods(tea=1))
    assert abilities.laden(cargo, NPC_2) is True
    unread = with_card(light, npc_card("ship-02", role="merchant", nation="england", laden=None, crew=4))
    chips = abilities.gathered(unread, book(), SEAT_1, abilities.FIGHTING, NPC_2)
    assert [chip.likely for chip in chips] == [False]
    (prowess,) = captain("cabeza_de_perro").abilities
    assert abilities.against(unread, prowess, NPC_2) is None, "the table looks"
    assert abilities.against(unread, prowess, SideId("spain")) is False, "a fortress carries nothing"
    there = {"board-attackers-powers": ["cabeza_de_perro"]}
    told = assault(unread, [1] * 10, there, target="npc-2")
    assert not asked(told, "board-attackers-powers").quiet, "nobody declines it for the table"
    assert melee(told).dice[0].bonus == 1


@pytest.mark.rule("CL-CAP-14", "CL-CAP-04")
def test_cl_cap_14_roberts_makes_one_success_of_two_failures_once() -> None:
    roberts = assault(led("bartholomew_roberts"), [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]).state
    assert roberts.npc("npc-1").wounds == 1
    off = assault(led("bartholomew_roberts"), [1] * 11, {"board-attackers-powers": []}).state
    assert off.npc("npc-1").wounds == 0
    one_failure = assault(led("bartholomew_roberts"), [12, 12, 12, 12, 12, 1] + [1] * 5)
    assert one_failure.state.npc("npc-1").wounds == 5


@pytest.mark.rule("CL-CAP-15", "CL-TRS-02")
def test_cl_cap_15_every_knows_a_clue() -> None:
    assert arrived(at_sea(), "henry_every").state.player("seat-1").clues == 1


@pytest.mark.rule("CL-CAP-16", "CL-REP-13")
def test_cl_cap_16_the_pirate_queen_is_paid_for_being_hated_and_never_locked() -> None:
    state = friends(owning(at_market(), captains=("grace_o_malley",)), spain=-4)
    params: dict[str, Any] = {"seat": "seat-1", "country": "spain", "rule": "CL-REP-02"}
    hated = play(reputation.move, state, {}, by=-1, **params)
    assert [(e.cause, e.amount) for e in hated.of(FameScored)] == [("F-REP", 1), ("F-CPT", 1)]
    back = play(reputation.move, hated.state, {}, by=1, **params)
    assert back.state.player("seat-1").standing.spain == -4
    assert back.state.fame("seat-1") == 0
    plain = play(reputation.move, friends(at_market(), spain=-5), {}, by=1, **params)
    assert plain.state.player("seat-1").standing.spain == -5  # locked
    late = arrived(friends(at_market(), spain=-5, france=-5), "grace_o_malley")
    assert [(e.cause, e.amount) for e in late.of(FameScored)] == [("F-CPT", 2)]


@pytest.mark.rule("CL-SOL-09", "A-53", "CL-SOL-02")
def test_cl_sol_09_alone_she_brings_the_end_nearer() -> None:
    state = solo_table(cards=at_market().cards)
    state = friends(state.with_player("seat-1", captains=("grace_o_malley",)), spain=-5, france=-5)
    assert solo.target(state, book()) == 21 - 2 - 2
    once = replace(state, options=replace(state.options, rulings=(("A-53", "once"),)))
    assert solo.target(once, book()) == 21 - 2 - 1
    params: dict[str, Any] = {"seat": "seat-1", "country": "england", "rule": "CL-REP-02", "by": -5}
    hated = play(reputation.move, replace(state, target=17), {}, **params)
    assert hated.state.target == 16
    assert [e.cause for e in hated.of(FameScored)] == ["F-REP"]
    won = play(reputation.move, with_fame(replace(state, target=17), seat_1=16), {}, **params)
    assert won.state.outcome is not None and won.state.outcome.winner == "seat-1"
    assert play(reputation.move, once, {}, **params).of(reputation_board.TargetMoved) == []


@pytest.mark.rule("CL-CAP-17", "CL-CAP-04")
def test_cl_cap_17_mary_read_adds_a_die_and_with_anne_bonny_a_reroll() -> None:
    assert melee(assault(led("mary_read"), [1] * 12)).dice[0].count == 7
    assert melee(assault(led("mary_read", draft="3"), [1] * 10, {"party": 5})).dice[0].count == 5
    both = assault(led("mary_read", "anne_bonny"), [1] * 12, {"board-seat-1-again": []})
    again = asked(both, "board-seat-1-again")
    assert isinstance(again, Pick) and again.hi == 1


@pytest.mark.rule("CL-CAP-19", "CL-TAV-08")
def test_cl_cap_19_rackham_keeps_an_upgrade_on_the_card() -> None:
    played = arrived(led(), "jack_rackham", {"bag": "gunners_mate"})
    bag = asked(played, "bag")
    assert isinstance(bag, Choose) and "armour" not in [option.id for option in bag.options]
    state = played.state
    assert (state.player("seat-1").card_upgrades, state.player("seat-1").upgrades) == (("gunners_mate",), ())
    assert equipment.effect(book(), state.player("seat-1"), "fire_reroll") == 2
    assert upgrades.crew_upgrades(book(), state.player("seat-1")) == 0
    unique = player(state, upgrades=("gunners_mate",))
    assert equipment.effect(book(), unique.player("seat-1"), "fire_reroll") == 2
    common = player(state, upgrades=("gunner",), card_upgrades=("gunner",))
    assert equipment.effect(book(), common.player("seat-1"), "fire_reroll") == 2
    assert "instructor" in [o.id for o in standard_bag()]  # A-79: it lies in the bag all the same


def standard_bag() -> tuple[Any, ...]:
    bag = asked(arrived(at_sea(), "jack_rackham", {"bag": "gunner"}), "bag")
    assert isinstance(bag, Choose)
    return bag.options


# ---------------------------------------------------------------- Spain


@pytest.mark.rule("CL-CAP-20", "CL-FRE-02")
def test_cl_cap_20_magallanes_picks_up_without_moving() -> None:
    state = at_sea(loose=Goods(tea=2))
    still = state.with_turn(halves=("action",))
    verdicts = [
        next(o.option.verdict.allowed for o in actions.offers(s, book()) if o.option.id == "pick-up")
        for s in (still, player(still, captains=("fernando_de_magallanes",)))
    ]
    assert verdicts == [False, True]
    assert abilities.pick_up_cost(player(state, captains=("fernando_de_magallanes",)), book(), SEAT_1) == 0
    assert abilities.pick_up_cost(state, book(), SEAT_1) == 1


@pytest.mark.rule("CL-CAP-22", "CL-CAP-05", "CL-SPC-05")
def test_cl_cap_22_blas_de_lezo_bears_three_wounds() -> None:
    params: dict[str, Any] = {"ship": "seat-1", "n": 4, "harm": "wound", "by": "", "key": "k"}
    hurt = play(damage.hurt, led("blas_de_lezo"), {}, **params).state.player("seat-1")
    assert (hurt.card_wounds, hurt.crew) == (3, 7)
    full = play(damage.hurt, led("blas_de_lezo", card_wounds=2), {}, **params).state.player("seat-1")
    assert (full.card_wounds, full.crew) == (3, 5)
    off = play(damage.hurt, led("blas_de_lezo"), {"k-powers": []}, **params).state.player("seat-1")
    assert (off.card_wounds, off.crew) == (0, 4)
    boarded = player(led(), "seat-2", crew=3, captains=("blas_de_lezo",))
    fight = assault(boarded, [12, 12, 1, 1, 1, 1] + [1] * 3, target="seat-2").state.player("seat-2")
    assert (fight.crew, fight.card_wounds) == (3, 2)
    lost = PlayerDestroyed(SEAT_1, 2, 0).apply(led("blas_de_lezo", card_wounds=3, card_damage=1)).player("seat-1")
    assert (lost.card_wounds, lost.card_damage) == (0, 0)


@pytest.mark.rule("CL-CAP-22", "A-94")
def test_cl_cap_22_hired_crew_takes_the_place_of_the_wounds() -> None:
    state = expert(
        with_card(
            owning(at_market(), crew=9, captains=("blas_de_lezo",), card_wounds=2), ship_card("board-A-1", crew=10)
        )
    )
    answers = {"CL-TAV-03-heal": 1}
    hired = play(crewing.come_aboard, state, answers, seat="seat-1", n=2, rule="CL-TAV-03").state.player("seat-1")
    assert (hired.crew, hired.card_wounds) == (10, 1)
    roomy = play(crewing.come_aboard, owning(state, crew=5), answers, seat="seat-1", n=2, rule="CL-TAV-03").state
    assert (roomy.player("seat-1").crew, roomy.player("seat-1").card_wounds) == (6, 1), "who heals a wound is no hand"
    full = owning(state, crew=10)
    offer = crewing.crews(book().numbers)[0]
    assert crewing.may_hire(in_port(full, "spain", services=("tavern",)), book(), SEAT_1, offer).allowed


@pytest.mark.rule("CL-CAP-23", "CL-CAP-05", "CL-SHP-14", "A-51")
def test_cl_cap_23_barcelo_brings_a_cabin_on_the_card_and_one_aboard() -> None:
    roomy = with_card(expert(at_market()), ship_card("board-A-1", crew=10, draft="2"), filled_icons())
    anne = arrived(roomy, "antonio_barcelo").state.player("seat-1")
    assert (anne.card_upgrades, anne.upgrades) == (("cabin",), ("cabin",))
    assert equipment.effect(book(), anne, "crew_limit") == 4
    assert crewing.crew_limit(roomy.with_player("seat-1", card_upgrades=("cabin",)), book(), SEAT_1) == 12
    assert not hold.weight(roomy.with_player("seat-1", card_upgrades=("cabin",)), book(), SEAT_1).total - 2


@pytest.mark.rule("CL-CAP-25", "CL-REP-02", "CL-REP-04", "CL-NPC-09")
def test_cl_cap_25_a_captain_without_a_flag_is_remembered_by_whom_she_attacks() -> None:
    played = arrived(friends(at_sea(), spain=1), "ana_maria_de_soto_y_alhama", {"outcast": "spain"})
    choice = asked(played, "outcast")
    assert isinstance(choice, Choose) and "pirates" not in [option.id for option in choice.options]
    state = played.state
    assert (state.player("seat-1").outcast, state.player("seat-1").standing.spain) == ("spain", 0)
    assert "The marker is taken off the line of Spain" in lines(played)
    assert not is_enemy(state, book(), NPC_1, SEAT_1)
    params: dict[str, Any] = {"seat": "seat-1", "victim": "npc-1"}
    fired = play(reputation.attack, state, {"port-tile": 7}, port="spain", **params)
    assert not fired.of(ReputationMoved)
    assert fired.state.player("seat-1").marks == ("ship-01", "port-spain-7")
    assert is_enemy(fired.state, book(), NPC_1, SEAT_1)
    again = play(reputation.attack, fired.state, {"port-tile": 7}, port="spain", **params)
    assert again.state.player("seat-1").marks == fired.state.player("seat-1").marks
    assert outcast.shut_out(fired.state, SEAT_1, "spain", 7) and not outcast.shut_out(fired.state, SEAT_1, "spain", 3)


@pytest.mark.rule("CL-CAP-25", "CL-REP-11", "CL-TAV-01")
def test_cl_cap_25_in_her_ports_only_offers_without_requirement() -> None:
    state = in_port(owning(at_market(), captains=("ana_maria_de_soto_y_alhama",), outcast="spain"), "spain")
    assert berth.standing(state, book(), "seat-1") is None
    assert berth.may_use(state, book(), "tavern").allowed
    assert [r.rule for r in berth.may_use(state, book(), "tavern", needs=1).refusals] == ["CL-CAP-25"]
    marked = owning(state, marks=("port-spain-7",))
    assert refused_by(berth.may_enter(marked, book(), SEAT_1, "spain", 7)) == ["CL-REP-11"]
    assert berth.may_enter(marked, book(), SEAT_1, "spain", 3).allowed
    assert Port("spain", ("buy",), 7).tile == 7


# ---------------------------------------------------------------- France


@pytest.mark.rule("CL-CAP-26", "CL-SPC-05")
def test_cl_cap_26_jeanne_barret_is_a_doctor() -> None:
    params: dict[str, Any] = {"ship": "seat-1", "n": 3, "harm": "wound", "by": "", "key": "k"}
    assert play(damage.hurt, led("jeanne_barret"), {}, **params).state.player("seat-1").crew == 6
    both = led("jeanne_barret", upgrades=("doctor",))
    assert play(damage.hurt, both, {}, **params).state.player("seat-1").crew == 7


@pytest.mark.rule("CL-CAP-27", "CL-CAP-29", "CL-MOV-02")
def test_cl_cap_27_two_captains_sail_faster_by_day_or_by_night() -> None:
    found = {}
    for name in ("jean_francois_de_la_perouse", "louis_rene_levassor"):
        for time in (0, 1):
            terms = abilities.movement_terms(replace(led(name), time=time), book(), SEAT_1)
            found[name, time] = [(term.value, term.rule) for term in terms]
    assert found == {
        ("jean_francois_de_la_perouse", 0): [(1, "CL-CAP-27")],
        ("jean_francois_de_la_perouse", 1): [],
        ("louis_rene_levassor", 0): [],
        ("louis_rene_levassor", 1): [(1, "CL-CAP-29")],
    }


@pytest.mark.rule("CL-CAP-28", "CL-REP-07", "CL-REP-05")
def test_cl_cap_28_roussin_chooses_who_is_grateful_for_contraband() -> None:
    state = owning(at_market(), goods=Goods(cotton=3, sugar=3), captains=("albin_roussin",))
    answers = {"sale": "england:contraband", "cubes": 3, "thanks": "spain"}
    sold = play(market.sell, state, answers, seat="seat-1", port="france")
    thanks = asked(sold, "thanks")
    assert isinstance(thanks, Choose) and thanks.default == "france"
    assert "england" not in [option.id for option in thanks.options]
    assert [(m.nation, m.by) for m in sold.of(ReputationMoved)] == [("spain", 1), ("england", -1)]
    legal = play(market.sell, state, {"sale": "france:legal", "cubes": 3}, seat="seat-1", port="france")
    assert [(m.nation, m.by) for m in legal.of(ReputationMoved)] == [("france", 1)]


@pytest.mark.rule("CL-CAP-30", "CL-MIS-10")
def test_cl_cap_30_annebault_shares_out_the_thanks_of_a_mission() -> None:
    state = owning(at_market(), captains=("claude_annebault",))

    def moved(cause: str, country: str, by: int, more: Answers = NONE) -> list[tuple[str, int]]:
        answers = {"reward": ["reputation"], "nation": country, "reputation": by} | dict(more)
        kinds, rule = ("reputation",), "CL-MIS-10" if cause == "mission" else "CL-TRS-07"
        played = play(
            rewards.receive, state, answers, seat="seat-1", kinds=kinds, rule=rule, cause=cause, fame_cause="", key=""
        )
        return [(m.nation, m.by) for m in played.of(ReputationMoved)]

    assert moved("mission", "france", 1, {"choice": "england"}) == [("england", 1)]
    assert moved("mission", "spain", 1) == [("spain", 1)]
    assert moved("mission", "france", -1) == [("france", -1)]
    assert moved("mission", "france", 0) == [], "nobody is asked who thanks for nothing"
    assert moved("treasure", "france", 1) == [("france", 1)]


# ---------------------------------------------------------------- England


@pytest.mark.rule("CL-CAP-31", "CL-RNG-05", "CL-BOA-08")
def test_cl_cap_31_duff_has_a_die_of_the_attacker_rolled_again() -> None:
    params: dict[str, Any] = {"npc_id": "npc-1", "target": "seat-1", "dice": 2, "bonus": 0, "key": "f2"}
    answers = {"f2-cover": [], "f2-shots": [12, 11], "f2-undone-again": ["die-1"], "f2-undone-second": [3]}
    fired = play(gunnery.npc_fires, led("george_duff"), answers, **params)
    again = asked(fired, "f2-undone-again")
    assert isinstance(again, Pick) and (again.who, again.default, again.hi) == ("seat-1", ("die-1",), 1)
    assert fired.of(ShotsFired)[0].damage == (0, 2)
    missed = play(gunnery.npc_fires, led("george_duff"), {"f2-cover": [], "f2-shots": [1, 2]}, **params)
    assert "f2-undone-again" not in [question.key for question in missed.asked]

    def struck(naturals: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(int(natural > 9) for natural in naturals)

    thrown = salvo.Thrown(struck, (0, 0), lambda dice: Result(msg("cl-bonus"), (Side(msg("cl-bonus"), dice=dice),)))
    told: dict[str, Any] = {"victim": "seat-1", "first": (1, 11), "roll": thrown, "n": 1, "key": "k"}
    twice = {"k-again": ["die-2"], "k-second": [1]}
    once = play(salvo.undo, led("george_duff"), twice, naturals=(12, 11), spent=(0,), **told)
    offered = asked(once, "k-again")
    assert isinstance(offered, Pick) and [option.id for option in offered.options] == ["die-2"]
    assert once.returned == (12, 1), "no die is rolled a third time"
    assert offered.stands is not None and offered.stands.sides[0].dice == (Die(12, did=1, again=1), Die(11, did=1))
    boarded = {"f3-moored": False, "f3-melee": [12, 1, 1, 1, 1] + [1] * 8}
    boarded |= {"f3-npc-1-undone-again": ["die-1"], "f3-npc-1-undone-second": [2]}
    params = {"npc_id": "npc-1", "target": "seat-1", "dice": 5, "bonus": 0, "key": "f3"}
    assert play(boarding.npc_boards, led("george_duff"), boarded, **params).state.player("seat-1").crew == 8
    attacking = assault(led("george_duff"), [1] * 6 + [12] * 5)
    assert not [question for question in attacking.asked if question.key.endswith("undone-again")]


@pytest.mark.rule("CL-CAP-32", "CL-CAP-05", "CL-FIX-01", "A-51")
def test_cl_cap_32_hannah_snell_bears_two_damage_until_it_is_repaired() -> None:
    params: dict[str, Any] = {"ship": "seat-1", "n": 3, "harm": "water", "by": "", "key": "k"}
    hurt = play(damage.hurt, led("hannah_snell"), {}, **params).state
    anne = hurt.player("seat-1")
    assert (anne.card_damage, anne.water) == (2, 1)
    assert hold.weight(hurt, book(), SEAT_1).total == hold.weight(led(water=1), book(), SEAT_1).total
    wooded = player(hurt, goods=Goods(wood=1))
    answers = {"repair-hull": 1, "repair-card": 1}
    mended = play(repair.repair, wooded, answers, seat="seat-1", yard=False, key="repair").state.player("seat-1")
    assert (mended.card_damage, mended.water) == (1, 0)
    assert repair.may_repair(player(led("hannah_snell"), card_damage=1, goods=Goods(wood=1)), SEAT_1).allowed


CORSAIR = {"role": "aggressive", "nation": "pirates", "country": "spain", "spawn_tile": 3, "f1_kind": "move"}


def hunting(**changes: Any) -> State:
    """A corsair waits to come into play; Anne is led by Myngs."""
    state = player(at_sea(), captains=("christopher_myngs",), doubloons=5000)
    card = npc_card(
        "ship-01", **(CORSAIR | {"f1_move": 6, "f2_kind": "fire", "f2_dice": 3, "f2_bonus": 0, "defence": 9, "hull": 9})
    )
    state = replace(with_card(state, card), revealed=(3, 7, 15))
    return state.with_npc("npc-1", **({"on_map": False} | changes))


@pytest.mark.rule("CL-CAP-33", "A-52", "CL-NPC-10", "CL-PIN-01")
def test_cl_cap_33_corsairs_obey_myngs_from_their_entry_on() -> None:
    answers = {"corsair-1": "1", "corsair-2": "2", "f2-target": "npc-2", "f2-cover": [], "f2-shots": [12, 1, 1]}
    played = play(activation.activate, hunting(), answers, npc="npc-1")
    state = played.state
    assert state.npc("npc-1").owner == "seat-1"
    assert state.npc("npc-2").water == 3
    assert not is_enemy(state, book(), NPC_1, SEAT_1) and allied(state, NPC_1, SEAT_1)
    assert [q.key for q in played.asked if q.key.startswith("corsair")] == ["corsair-1", "corsair-2"]
    first = asked(played, "corsair-1")
    assert isinstance(first, Choose) and first.who == "seat-1"
    assert [option.id for option in first.options] == ["1", "2", "done"]
    assert [dict(option.label.args).get("n") for option in first.options] == [6, 3, None], "what its flags say"
    prey = asked(played, "f2-target")
    assert isinstance(prey, Choose) and [option.id for option in prey.options] == ["seat-2", "npc-2"]
    plain = play(corsairs.claim, player(hunting(), captains=()), {}, npc="npc-1", card=card_of(hunting(), NPC_1))
    assert plain.state.npc("npc-1").owner == ""


@pytest.mark.rule("CL-CAP-33", "CL-CAP-25", "CL-OFF-08")
def test_cl_cap_33_a_card_tells_what_binds_a_ship_to_players() -> None:
    state = hunting(on_map=True, owner=SEAT_1, grappled_by=SEAT_2).with_player("seat-2", marks=("ship-01",))
    said = [texts_in("en")(tie) for tie in corsairs.ties(state, state.npc("npc-1"))]
    assert said == ["Obeys Anne", "On the hooks of Bart", "Resents Bart, as at −5"]
    lines = {line.path: line.value for line in CORRECTIONS.correctable(expert(state, captains=True), book())}
    assert lines["npcs.npc-1.owner"] == "seat-1"
    alone = expert(player(state, captains=("ana_maria_de_soto_y_alhama",), outcast="spain"), captains=True)
    event = CORRECTIONS.correct(alone, book(), "players.seat-1.outcast", "france", "")
    assert event.apply(alone).player("seat-1").outcast == "france"


@pytest.mark.rule("CL-CAP-33", "A-52")
def test_a_52_what_a_corsair_destroys_counts_for_the_player() -> None:
    state = hunting(on_map=True, owner="seat-1").with_npc("npc-2", water=5, cargo=Goods(tea=4))
    answers = {"corsair-1": "2", "corsair-2": "done", "f2-target": "npc-2", "f2-cover": [], "f2-shots": [12, 1, 1]}
    answers |= {"f2-end-war-bonus": "spain"}
    played = play(activation.activate, state, answers, npc="npc-1")
    assert [(lost.ship, lost.by) for lost in played.of(ShipLost)] == [("npc-2", "seat-1")]
    assert [(e.who, e.cause) for e in played.of(FameScored)] == [("seat-1", "F-DES")]
    assert played.state.player("seat-1").doubloons == 7000
    assert played.state.npc("npc-1").coins == 0
    assert played.state.player("seat-1").goods == Goods() and played.state.npc("npc-1").cargo == Goods()


@pytest.mark.rule("CL-CAP-33", "A-52", "CL-YRD-03")
def test_cl_cap_33_a_shipyard_repairs_a_corsair() -> None:
    state = hunting(on_map=True, owner="seat-1", water=3, fire=2)
    answers = {"corsair-1": "repair", "corsair-wood": 2, "corsair-2": "done"}
    played = play(activation.activate, state, answers, npc="npc-1").state
    assert (played.npc("npc-1").water, played.npc("npc-1").fire) == (0, 0)
    assert played.player("seat-1").doubloons == 4000
    for doubloons, most in ((1000, 2), (2000, 4), (9000, 4)):
        worse = player(hunting(on_map=True, owner="seat-1", water=12), doubloons=doubloons)
        wood = asked(play(activation.activate, worse, answers, npc="npc-1"), "corsair-wood")
        assert isinstance(wood, Number) and (wood.lo, wood.hi, wood.step) == (2, most, 2)
    chart = replace(state, options=replace(state.options, rulings=(("A-52", "chart"),)))
    assert corsairs.commanded(state, NPC_1) and not corsairs.commanded(chart, NPC_1)


@pytest.mark.rule("CL-CAP-34", "CL-CAP-05", "CL-UPG-05", "CL-PRT-10")
def test_cl_cap_34_byron_has_a_rowboat_on_the_card_and_one_on_the_board() -> None:
    table = with_card(expert(at_market()), ship_card("board-A-1", crew=10, draft="2"))
    state = arrived(table, "john_byron").state
    anne = state.player("seat-1")
    assert (anne.card_upgrades, anne.upgrades) == (("rowboat",), ("rowboat",))
    borne = equipment.burden(anne, captain("john_byron"))
    assert [texts_in("en")(words) for words in borne] == ["Rowboat, on the card"]
    assert berth.boats(state, book(), SEAT_1) == 2
    assert upgrades.owned(anne, "rowboat") == 1


@pytest.mark.rule("CL-CAP-35", "CL-CAP-39", "CL-CAP-40", "CL-RNG-05")
def test_cl_cap_35_captains_at_the_guns_show_in_the_sum() -> None:
    def bonus(state: State) -> list[tuple[int, str]]:
        powers = abilities.gathered(state, book(), SEAT_1, abilities.SHOOTING, NPC_1)
        return [(term.value, term.rule) for term in abilities.terms(powers, "fire_bonus")]

    assert bonus(led("philips_van_almonde")) == [(1, "CL-CAP-39")]
    assert bonus(led("robert_maynard", "johan_evertsen")) == []
    corsair = with_card(led("robert_maynard", "johan_evertsen"), npc_card("ship-01", **CORSAIR))
    assert bonus(corsair) == [(1, "CL-CAP-35"), (1, "CL-CAP-40")]
    pirate = with_card(led("robert_maynard", "johan_evertsen"), npc_card("ship-01", **(CORSAIR | {"country": "none"})))
    assert bonus(pirate) == [(1, "CL-CAP-35")]
    answers = {"target": "npc-1", "fire-guns": 2, "distance": 1, "fire-cover": [], "fire-shots": [11, 1]}
    fired = play(gunnery.fire, led("philips_van_almonde", cannons=2), answers, seat="seat-1")
    assert fired.of(ShotsFired)[0].damage == (2, 0)
    note = asked(fired, "fire-shots").note
    assert note is not None and "Bonus: 1 (Philips van Almonde)" in texts_in("en")(note)


@pytest.mark.rule("CL-CAP-40", "CL-TWR-02", "CL-OUT-05")
def test_cl_cap_40_evertsen_doubles_what_corsairs_leave() -> None:
    goods = CORSAIR | {"crew": 5, "reward": 3000, "laden": True, "goods_tea": 2}
    state = with_card(led("johan_evertsen"), npc_card("ship-01", **goods)).with_npc("npc-1", coins=1000)
    params: dict[str, Any] = {"victim": "npc-1", "how": "sunk", "by": "seat-1", "key": "x"}
    played = play(outcomes.destroy, state, {"x-war-bonus": "france"}, **params).state.player("seat-1")
    assert (played.doubloons, played.goods.tea) == (3000 + 8000, 2)
    assert melee(assault(state, [1] * 11)).dice[0].bonus == 1
    tower = replace(state, options=replace(state.options, switches=Switches(cargo_tower=True, captains=True)))
    sunk = play(outcomes.destroy, tower, {"x-war-bonus": "france", "x-spoils-tea": 1}, **params).state
    assert sunk.loose.tea == 2
    other = with_card(state, npc_card("ship-01", **(goods | {"country": "none"})))
    assert spoils.doubled_by(other, book(), SEAT_1, NPC_1) == (1, "")


# ---------------------------------------------------------------- Holland


@pytest.mark.rule("CL-CAP-36", "CL-GEN-11")
def test_cl_cap_36_tromp_trades_two_goods_for_another() -> None:
    state = owning(at_market(), goods=Goods(tea=1, sugar=1), captains=("cornelis_tromp",))
    here = in_port(state, "france", services=("sell",))
    offer = next(o for o in captain_privileges.offers(here, book()) if o.option.id == "barter")
    assert offer.option.verdict.allowed
    assert captain_privileges.offers(in_port(state, "france", services=("buy",)), book()) == ()
    answers = {"give-1": "tea", "give-2": "sugar", "take": "silver"}
    traded = play(captain_privileges.barter, here, answers, seat="seat-1").state
    assert traded.player("seat-1").goods == Goods(silver=1)
    few = owning(here, goods=Goods(tea=1))
    assert [r.rule for r in captain_privileges.may_barter(few, book(), SEAT_1).refusals] == ["CL-CAP-36"]


@pytest.mark.rule("CL-CAP-37", "A-78")
def test_cl_cap_37_piet_hein_pleases_a_nation_now_and_at_seven_nine_and_fifteen() -> None:
    first = arrived(at_market(), "piet_hein", {"favour": "spain"})
    choice = asked(first, "favour")
    assert isinstance(choice, Choose) and "holland" not in [option.id for option in choice.options]
    assert first.state.player("seat-1").standing.spain == 1
    state = first.state.with_turn(stage="player", started=True)
    assert captain_privileges.due(with_fame(state, seat_1=6), book()) is None
    rich = with_fame(state, seat_1=9)
    due = captain_privileges.due(rich, book())
    assert due is not None and due.name == "captain-favour"
    assert AGENDA.next(replace(rich, target=21, fame_read=9), book()) == due
    given = play(
        captain_privileges.give_favours, rich, {"favour-7": "spain", "favour-9": "holland"}, seat="seat-1"
    ).state
    assert (given.player("seat-1").standing.spain, given.player("seat-1").standing.holland) == (2, 1)
    assert captain_privileges.due(given, book()) is None
    assert captain_privileges.due(with_fame(given, seat_1=15), book()) is not None
    late = arrived(with_fame(at_market(), seat_1=9), "piet_hein", {"favour": "spain"}).state
    assert late.player("seat-1").favours == (7, 9)


@pytest.mark.rule("CL-CAP-38", "CL-CAP-05", "CL-SHP-15", "A-51")
def test_cl_cap_38_callenburgh_carries_wood_without_weight() -> None:
    state = arrived(at_market(), "gerard_callenburgh").state
    anne = state.player("seat-1")
    assert (anne.goods.wood, anne.card_wood, anne.wood_room) == (1, 1, 3)
    more = owning(state, goods=Goods(wood=5))
    assert more.player("seat-1").card_wood == 3
    plain = owning(at_market(), goods=Goods(wood=2))
    assert hold.weight(more, book(), SEAT_1).total == hold.weight(plain, book(), SEAT_1).total


@pytest.mark.rule("CL-CAP-05", "CL-GEN-01")
def test_cl_cap_05_what_a_card_bears_is_never_more_than_it_holds() -> None:
    full = led("hannah_snell", card_damage=2)
    assert abilities.gathered(full, book(), SEAT_1, abilities.HULL) == ()
    params: dict[str, Any] = {"ship": "seat-1", "n": 2, "harm": "fire", "by": "", "key": "k"}
    assert play(damage.hurt, full, {}, **params).state.player("seat-1").fire == 2
    assert Npc(NpcId("npc-9"), SEAT_1).owner == ""
    with pytest.raises(BadAnswer):
        equipment.text_form(captain("anne_bonny")).read({"effect": "win"})
    assert Reputation().spain == 0


@pytest.mark.rule("CL-CAP-01", "CL-CAP-31", "CL-CAP-40")
@pytest.mark.parametrize("name", ["george_duff", "johan_evertsen"])
def test_cl_cap_01_a_captain_who_speaks_of_boarding_needs_board_b(name: str) -> None:
    """p. 50, whatever else such a captain can do."""
    captain = next(each for each in book().captains if each.id == name)
    anne = at_sea().player("seat-1")
    assert refused_by(captains.may_keep(replace(anne, board="A"), captain)) == ["CL-CAP-01"]
    assert captains.may_keep(replace(anne, board="B"), captain).allowed
