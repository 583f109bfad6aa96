"""1.29 Missions."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core.events.announcement_events import Announced
from companion.core.procedures.copied_cards import CopiedCard, applying
from companion.core.procedures.procedure import command
from companion.core.questions.kinds import Roll
from companion.core.rules.odds import percent
from companion.core.rules.verdicts import Verdict
from companion.games.captains_log.combat import capture, outcomes
from companion.games.captains_log.game import CaptainsLog
from companion.games.captains_log.hand import mission_cards, mission_progress
from companion.games.captains_log.hand.mission_cards import MissionGone, MissionTaken, StepReached
from companion.games.captains_log.hand.mission_form import MissionCard, mission_form, subjects
from companion.games.captains_log.hand.mission_form import find as find_goal
from companion.games.captains_log.harbour import market
from companion.games.captains_log.missions import mission_steps, mission_taking, missions
from companion.games.captains_log.model.ids import CardId, MissionCardId, MissionId, ShipId
from companion.games.captains_log.model.ledger import FameScored
from companion.games.captains_log.model.options import PileCard
from companion.games.captains_log.model.state import Goods, Mission, Port, State
from companion.games.captains_log.sailing import actions
from companion.games.captains_log.voyage import flotation
from companion.library.texts import LANGUAGES, texts_in
from tests.games.captains_log.rules.fleet import npc_card
from tests.games.captains_log.rules.harbour import at_market, expert, filled, in_port, owning, price, with_card
from tests.games.captains_log.rules.scripted import Played, book, play
from tests.games.captains_log.rules.tables import play_out, with_fame
from tests.games.captains_log.seat_ids import NPC_1, SEAT_1, SEAT_2
from tests.support.parameter_names import in_words
from tests.support.verdicts import refused_by

KINDS = {"P": ("personal", 14), "C": ("combat", 23), "R": ("rescue", 21), "T": ("transport", 25)}


def holding(*held: Mission, **changes: Any) -> State:
    """With these missions in the first player's hand."""
    return owning(at_market(**changes), missions=held)


def in_tavern(state: State) -> State:
    return in_port(state, "france", services=("tavern",))


def copied(state: State, card: str, **values: Any) -> State:
    """With a mission card copied."""
    return with_card(state, filled(mission_form(book(), MissionCardId(card)), **values))


def dealing_from(*pile: str, **switches: Any) -> State:
    """In a tavern where the app deals these mission cards."""
    table = in_tavern(at_market())
    return replace(table, options=replace(table.options, mission_pile=tuple(map(MissionCardId, pile))))


def rules(verdict: Verdict) -> list[str]:
    return [reason.rule for reason in verdict.refusals]


def step(state: State, where: str, answers: dict[str, Any]) -> Played:
    return play(missions.validate, state, answers, seat="seat-1", where=where)


RESCUE = Mission(MissionId("mission-1"), "rescue", 5)
SECRET = Mission(MissionId("mission-2"))
GOODS_RUN = Mission(MissionId("mission-3"), "transport", 9, public=True)


@pytest.mark.rule("CL-MIS-01", "CL-MIS-10", "CL-MIS-11")
@pytest.mark.rule("CL-MIS-P01", "CL-MIS-P02", "CL-MIS-P03", "CL-MIS-P04", "CL-MIS-P05", "CL-MIS-P06", "CL-MIS-P07")
@pytest.mark.rule("CL-MIS-P08", "CL-MIS-P09", "CL-MIS-P10", "CL-MIS-P11", "CL-MIS-P12", "CL-MIS-P13", "CL-MIS-P14")
@pytest.mark.rule("CL-MIS-C01", "CL-MIS-C04", "CL-MIS-C05", "CL-MIS-C09", "CL-MIS-C10", "CL-MIS-C12", "CL-MIS-C15")
@pytest.mark.rule("CL-MIS-C17", "CL-MIS-C18", "CL-MIS-C20", "CL-MIS-R01", "CL-MIS-R04", "CL-MIS-R07", "CL-MIS-R11")
@pytest.mark.rule("CL-MIS-T01", "CL-MIS-T09", "CL-MIS-T23")
def test_cl_mis_01_every_card_of_the_deck_has_one_goal() -> None:
    listed = book().missions
    for letter, (kind, cards) in KINDS.items():
        numbers = [n for goal in listed if goal.type == kind for n in goal.numbers]
        assert sorted(numbers) == list(range(1, cards + 1))
        assert all(goal.id.startswith(f"CL-MIS-{letter}") for goal in listed if goal.type == kind)
    assert sum(len(goal.numbers) for goal in listed) == book().numbers.mission_cards
    for lang in LANGUAGES:
        for goal in listed:
            card = Mission(MissionId("mission-1"), goal.type, goal.numbers[0])
            shown = mission_cards.option(book(), card)
            assert shown.note is not None and len(texts_in(lang)(shown.note)) > 10


@pytest.mark.rule("CL-MIS-03", "CL-MIS-05", "CL-TAV-07")
def test_cl_mis_03_draw_three_keep_one_and_say_what_one_wants_to_say() -> None:
    told = {"type": "rescue", "number": 12, "mission-card-rescue-12": {"public": "secret", "fails": 6}}
    played = play(
        mission_taking.take, in_tavern(at_market()), told | {"starts-here": True, "mission-1-roll": [8]}, seat="seat-1"
    )
    player = played.state.player("seat-1")
    assert player.missions == (Mission(MissionId("mission-1"), "rescue", 12, False, 1, nation="france"),)
    assert player.tavern_used and played.state.turn.mission_drawn
    assert [e.text.args for e in played.of(Announced) if e.rule == "CL-MIS-03"] == [(("n", 3),)]
    combat = {"type": "combat", "number": 12, "mission-card-combat-12": {"public": "public"}}
    other = play(mission_taking.take, in_tavern(at_market()), combat, seat="seat-1").state
    assert other.player("seat-1").missions[0].step == 0


@pytest.mark.rule("CL-MIS-03", "CL-FAM-07", "CL-MIS-04")
def test_cl_mis_03_the_app_deals_from_its_pile_and_shuffles_the_discards_again() -> None:
    pile = ("combat-2", "combat-13", "personal-6", "combat-21")
    state = dealing_from(*pile)
    told = {"draw-1": "1", "draw-2": "2", "draw-3": "1", "keep": "personal-6"}
    played = play(mission_taking.take, state, told | {"mission-card-personal-6": {}}, seat="seat-1")
    after = played.state
    assert after.player("seat-1").missions == (Mission(MissionId("mission-1"), "personal", 6),)
    assert after.missions_out == ("combat-2", "personal-6", "combat-13") and mission_cards.pile(after) == ("combat-21",)
    again = replace(after.with_turn(mission_drawn=False), cards=after.cards)
    second = play(
        mission_taking.take,
        owning(again, tavern_used=False),
        {"draw-1": "1", "draw-2": "2", "draw-3": "1", "keep": "combat-2", "public": False}
        | {"mission-card-combat-2": {}},
        seat="seat-1",
    ).state
    assert set(second.missions_out) == set(pile)
    assert [m.number for m in second.player("seat-1").missions] == [6, 2]


@pytest.mark.rule("CL-GEN-12", "CL-MIS-11", "A-03")
def test_cl_gen_12_an_impossible_mission_is_bad_luck_and_not_replaced() -> None:
    told = {"draw-1": "2", "draw-2": "1", "keep": "personal-5", "public": False}
    forms: dict[str, Any] = {"mission-card-personal-5": {}}
    state = dealing_from("personal-4", "personal-5")
    played = play(mission_taking.take, state, told | forms, seat="seat-1")
    assert [m.number for m in played.state.player("seat-1").missions] == [5]
    kept = next(question for question in played.asked if question.key == "keep")
    notes = [str(option.note) for option in kept.options]  # type: ignore[attr-defined]
    assert all("cl-mission-no-boarding" in note for note in notes)
    rival = mission_cards.goal_of(book(), Mission(MissionId("mission-1"), "combat", 6))
    assert mission_taking.impossible(replace(state, players=state.players[:1]), rival) is not None
    assert mission_taking.impossible(state, rival) is None
    assert refused_by(missions.may_take(played.state, book(), SEAT_1)) == ["CL-TAV-07"]


@pytest.mark.rule("CL-MIS-05", "CL-MIS-04")
def test_cl_mis_05_a_cargo_that_waits_in_this_port_comes_aboard_at_once() -> None:
    told = {"type": "transport", "number": 9, "mission-card-transport-9": {"public": "secret"}, "starts-here": True}
    cargo = {"mission-1-goods": ["tea"], "mission-1-tea": 2}
    played = play(mission_taking.take, in_tavern(at_market()), told | cargo, seat="seat-1")
    player = played.state.player("seat-1")
    assert player.missions == (Mission(MissionId("mission-1"), "transport", 9, True, 1, nation="france"),)
    assert player.goods.tea == 2
    known = {"mission-card-transport-9": {"public": "secret", "to_1": "tile", "tile_1": 8, "load": "tea", "cubes": 3}}
    here = in_tavern(at_market()).with_turn(tile=8)
    loaded = play(mission_taking.take, here, {"type": "transport", "number": 9} | known, seat="seat-1").state
    assert loaded.player("seat-1").goods.tea == 3
    elsewhere = in_tavern(at_market()).with_turn(tile=16)
    empty = play(mission_taking.take, elsewhere, {"type": "transport", "number": 9} | known, seat="seat-1").state
    assert empty.player("seat-1").missions[0].step == 0


@pytest.mark.rule("CL-MIS-05", "CL-MIS-T09")
@pytest.mark.parametrize(("whither", "line"), [("tile", "tile_1"), ("nation", "nation_1"), ("native", "tile_1")])
def test_cl_mis_05_a_card_tells_the_tile_or_the_nation_of_its_port(whither: str, line: str) -> None:
    asked = [each.name for each in applying(mission_form(book(), MissionCardId("transport-9")), {"to_1": whither})]
    assert [name for name in asked if name in ("tile_1", "nation_1")] == [line]


PRINTED = ((MissionCardId("personal-11"), "place"), (MissionCardId("transport-1"), "way"))
"""A card that lists places to visit, and one that ends at a scroll of the player's choice."""


@pytest.mark.rule("CL-MIS-P11", "CL-MIS-T01", "CL-MIS-R04", "CL-MIS-10")
def test_cl_mis_10_what_a_mission_card_can_show_has_a_line_and_each_line_its_place() -> None:
    forms = {card: mission_form(book(), card) for card in subjects(book())}
    lines = {(card, line.name): line for card, form in forms.items() for line in form.fields}
    sites, scrolls = ([n for n in range(1, 10) if (card, f"{what}_{n}") in lines] for card, what in PRINTED)
    assert (sites, scrolls) == ([1, 2, 3, 4, 5, 6], [1, 2, 3])
    tile, fails = lines[MissionCardId("personal-11"), "place_1"], lines[MissionCardId("rescue-5"), "fails"]
    assert (tile.lo, tile.hi, fails.lo, fails.hi) == (1, 24, 0, 11), "tiles of the box, and a D12 that can be won"
    drawn = {name for form in forms.values() for band in form.layout for row in band.rows for name in row.slots}
    assert drawn == {name for _, name in lines}


@pytest.mark.rule("CL-MIS-04", "CL-MIS-05")
def test_cl_mis_04_a_secret_mission_stays_unknown_to_the_app() -> None:
    played = play(mission_taking.take, in_tavern(at_market()), {"type": "secret", "starts-here": False}, seat="seat-1")
    card = played.state.player("seat-1").missions[0]
    assert (card.type, card.number, card.public, card.step) == (None, None, False, 0)
    here = play(mission_taking.take, in_tavern(at_market()), {"type": "secret", "starts-here": True}, seat="seat-1")
    assert here.state.player("seat-1").missions[0].step == 1, "begun where it was taken (CL-MIS-05)"
    assert texts_in("fr")(mission_cards.title(card)) == "Mission secrète 1"


@pytest.mark.rule("CL-MIS-03", "CL-SPC-01", "CL-MIS-02")
def test_cl_spc_01_an_informant_draws_one_more_and_holds_one_more() -> None:
    state = in_tavern(owning(at_market(), upgrades=("informant", "informant")))
    played = play(mission_taking.take, state, {"type": "secret", "starts-here": False}, seat="seat-1")
    assert played.of(Announced)[0].text.args == (("n", 5),)
    assert mission_cards.limit(state, book(), SEAT_1) == 5


@pytest.mark.rule("CL-MIS-02")
def test_cl_mis_02_over_the_limit_one_discards() -> None:
    done = replace(GOODS_RUN, id=MissionId("mission-4"), done=True)
    state = in_tavern(holding(RESCUE, SECRET, GOODS_RUN, done))
    told = {"type": "secret", "starts-here": False, "discard-seat-1": ["mission-2"]}
    after = play(mission_taking.take, state, told, seat="seat-1").state
    assert [m.id for m in after.player("seat-1").missions] == ["mission-1", "mission-3", "mission-4", "mission-5"]
    assert len(mission_cards.ongoing(after.player("seat-1"))) == 3


@pytest.mark.rule("CL-TAV-07", "CL-TAV-03", "A-62", "CL-SET-23")
def test_cl_tav_07_once_per_turn_and_not_twice_without_leaving() -> None:
    def broken(state: State) -> list[str]:
        return rules(missions.may_take(state, book(), SEAT_1))

    state = in_tavern(at_market())
    assert broken(state) == []
    assert broken(state.with_turn(mission_drawn=True)) == ["CL-TAV-07"]
    assert broken(owning(state, tavern_used=True)) == ["CL-TAV-07"]
    assert broken(state.with_turn(stage="setup")) == ["CL-SET-23"]
    everything = owning(in_port(at_market(), "france", services=("yard",), boats=0), tavern_used=True)
    assert broken(everything.with_turn(stage="setup")) == ["CL-PRT-03", "CL-PRT-10", "CL-SET-23", "CL-TAV-07"]


@pytest.mark.rule("CL-MIS-05", "CL-MIS-06", "CL-TAV-07")
def test_cl_mis_06_one_action_serves_all_missions_with_this_destination() -> None:
    survivor = Mission(MissionId("mission-1"), "rescue", 2, True, 1)
    state = in_tavern(holding(survivor, SECRET, GOODS_RUN))
    answers = {
        "missions": ["mission-2", "mission-3"],
        "mission-2-result": "public",
        "mission-3-goods": ["tea"],
        "mission-3-tea": 1,
    }
    played = step(state, "port", answers)
    after = played.state.player("seat-1")
    assert [(m.step, m.public) for m in after.missions] == [(1, True), (1, True), (1, True)]
    assert after.tavern_used
    assert played.state.turn.halves == ("action",)
    rowing = in_port(holding(survivor, SECRET, GOODS_RUN), "france", services=("tavern",), boats=2)
    assert step(rowing, "port", answers).state.turn.boats == 1, "it takes the trip of a boat (CL-PRT-10)"


@pytest.mark.rule("CL-MIS-07", "CL-MOV-10")
def test_cl_mis_07_a_place_at_sea_costs_a_movement_point() -> None:
    treasure_hunt = Mission(MissionId("mission-1"), "personal", 11)
    state = holding(treasure_hunt).with_turn(halves=("move",))
    played = step(state, "sea", {"mission-1-result": "step"})
    assert played.state.turn.halves == ("move",)
    player = played.state.player("seat-1")
    assert not player.tavern_used
    assert [e.rule for e in played.of(Announced)] == ["CL-MIS-07"]
    offered = {o.option.id: o.option.verdict for o in missions.offers(state, book())}
    assert offered["mission-sea"].allowed
    told = player.missions[0]
    assert (told.step, told.due, told.done) == (1, False, False)

    def results(played: Played) -> list[str]:
        return [o.id for q in played.asked if q.key == "mission-1-result" for o in q.options]  # type: ignore[attr-defined]

    assert results(played) == ["step", "public", "complete", "failed"], "nothing is loaded on this card"
    shown = holding(replace(treasure_hunt, public=True)).with_turn(halves=("move",))
    assert results(step(shown, "sea", {"mission-1-result": "step"})) == ["step", "complete", "failed"]
    complete = {"mission-1-result": "complete", "mission-1-reward": []}
    over = step(state, "sea", complete).state
    assert over.player("seat-1").missions[0].done and over.fame("seat-1") == 1
    late = {o.option.id: o.option.verdict for o in missions.offers(holding(treasure_hunt), book())}
    assert rules(late["mission-sea"]) == ["CL-MOV-10"]
    assert rules(late["mission-action"]) == ["CL-MIS-P11"], "no action takes one there"


RESCUE_5 = {
    "public": "secret",
    "to_1": "other",
    "fails": 6,
    "night": 1,
    "blame": -1,
    "doubloons": 4000,
    "reputation": 1,
}


def beside_a_spaniard(**values: Any) -> State:
    """With the rescue card of T-41 in hand, and a marked Spanish NPC and a player without a mission on the map."""
    table = copied(holding(RESCUE), "rescue-5", **(RESCUE_5 | values))
    ship = npc_card("ship-01", role="merchant", nation="spain", symbols=["mission"])
    npcs = (replace(table.npcs[0], card=CardId("ship-01"), revealed=True, on_map=True), table.npcs[1])
    return with_card(replace(table, npcs=npcs), ship)


@pytest.mark.rule("CL-MIS-R04", "CL-MIS-05", "CL-MIS-10", "T-41", "A-66")
def test_t_41_a_rescue_rolls_and_fails_or_goes_on() -> None:
    state = beside_a_spaniard()
    failed = step(state, "action", {"mission-1-ship": "npc-1", "mission-1-roll": [6]})
    assert failed.state.player("seat-1").missions == ()
    assert failed.state.player("seat-1").standing.spain == -1
    assert failed.state.turn.halves == ("action",)
    won = step(state, "action", {"mission-1-ship": "npc-1", "mission-1-roll": [7]}).state
    assert won.player("seat-1").missions == (Mission(MissionId("mission-1"), "rescue", 5, True, 1, nation="spain"),)
    by_night = replace(state, time=1)
    assert step(by_night, "action", {"mission-1-ship": "npc-1", "mission-1-roll": [6]}).state.player("seat-1").missions
    ships = next(question for question in failed.asked if question.key == "mission-1-ship")
    verdicts = {option.id: rules(option.verdict) for option in ships.options}  # type: ignore[attr-defined]
    assert verdicts == {"npc-1": [], "seat-2": ["CL-MIS-R04"]}


@pytest.mark.rule("CL-MIS-R04", "T-41")
def test_t_41_the_die_of_a_mission_shows_its_odds() -> None:
    played = step(beside_a_spaniard(), "action", {"mission-1-ship": "npc-1", "mission-1-roll": [7]})
    roll = next(question for question in played.asked if isinstance(question, Roll))
    assert roll.odds is not None
    assert roll.odds().likely == 7 and dict(roll.odds().headline.args) == {"percent": percent(Fraction(1, 2))}
    assert len(roll.odds().bars) == 12
    by_night = replace(beside_a_spaniard(), time=1)
    late = step(by_night, "action", {"mission-1-ship": "npc-1", "mission-1-roll": [6]})
    said = [texts_in("en")(q.note).strip() for p in (played, late) for q in p.asked if isinstance(q, Roll) and q.note]
    assert said == ["1 to 6: failure.", "1 to 6: failure. Tonight +1."]
    dark = next(question for question in late.asked if isinstance(question, Roll))
    assert dark.odds is not None, "6 to 12, with 1 more"
    assert dict(dark.odds().headline.args) == {"percent": percent(Fraction(7, 12))}
    assert [(dice.bonus, dice.hit_from) for dice in (*roll.dice, *dark.dice)] == [(0, 7), (1, 6)]
    for lang in LANGUAGES:
        lines = [*map(texts_in(lang), late.lines())]
        assert all(lines) and not [text for text in lines if "{" in text]


@pytest.mark.rule("CL-MIS-R04", "CL-BOA-12", "T-41")
def test_t_41_a_capture_serves_in_place_of_the_roll() -> None:
    state = beside_a_spaniard()
    assert mission_progress.served(state, book(), SEAT_1, NPC_1, "captured") == (("seat-1", "mission-1"),)
    assert mission_progress.served(state, book(), SEAT_1, NPC_1, "sunk") == ()
    marked = StepReached(SEAT_1, MissionId("mission-1"), "spain", rule="CL-MIS-12").apply(state)
    assert missions.due(marked) == ("seat-1", "mission-1")
    after = play(missions.follow, marked, {}, seat="seat-1", mission="mission-1").state
    assert after.player("seat-1").missions == (replace(RESCUE, public=True, step=1, nation="spain", flags=("spain",)),)


@pytest.mark.rule("CL-MIS-12", "CL-MIS-10", "CL-MIS-05", "T-41")
def test_t_41_its_end_brings_fame_money_and_the_thanks_of_the_port() -> None:
    state = copied(in_tavern(holding(replace(RESCUE, step=1, public=True, nation="spain"))), "rescue-5", **RESCUE_5)
    played = step(state, "port", {})
    player = played.state.player("seat-1")
    assert (played.state.fame("seat-1"), player.doubloons, player.standing.france) == (1, 24_000, 1)
    assert player.missions[0].done and played.asked == []
    spanish = in_port(state, "spain", services=("tavern",))
    native = in_port(state, "native", services=("tavern",))
    for port in (spanish, native):
        assert rules(mission_steps.may_validate(port, book(), SEAT_1, port.player("seat-1").missions[0], "port")) == [
            "CL-MIS-R04"
        ]
    of_nobody = in_port(holding(replace(RESCUE, step=1)), "native")
    mission = of_nobody.player("seat-1").missions[0]
    assert mission_steps.may_validate(of_nobody, book(), SEAT_1, mission, "port").allowed


@pytest.mark.rule("CL-MIS-12", "CL-MIS-10")
def test_cl_mis_12_what_nobody_has_copied_is_asked() -> None:
    state = in_tavern(holding(replace(RESCUE, step=1, public=True, nation="spain")))
    answers = {"mission-1-reward": ["doubloons", "reputation"], "mission-1-price": 4000}
    played = step(state, "port", answers | {"mission-1-nation": "france", "mission-1-reputation": 1})
    player = played.state.player("seat-1")
    assert (played.state.fame("seat-1"), player.doubloons, player.standing.france) == (1, 24_000, 1)
    nations = next(question for question in played.asked if question.key == "mission-1-nation")
    assert nations.default == "france"


@pytest.mark.rule("CL-MIS-12", "CL-MIS-P12", "CL-MIS-P02", "T-41")
@pytest.mark.parametrize(("number", "done", "points", "money"), [(12, 2, 3, 0), (2, 0, 3, 4000)])
def test_cl_mis_12_printed_rewards_need_no_question(number: int, done: int, points: int, money: int) -> None:
    state = holding(Mission(MissionId("mission-1"), "personal", number, True, done))
    played = play(missions.follow, state, {}, seat="seat-1", mission="mission-1")
    assert [e.amount for e in played.of(FameScored)] == [points]
    assert played.state.player("seat-1").doubloons == 20_000 + money
    assert not played.asked


@pytest.mark.rule("CL-MIS-P14")
def test_cl_mis_p14_twenty_thousand_are_checked_and_not_paid() -> None:
    miser = Mission(MissionId("mission-1"), "personal", 14)
    poor = owning(holding(miser), doubloons=19_000)
    verdict = mission_cards.may_complete(poor, book(), SEAT_1, miser)
    assert rules(verdict) == ["CL-MIS-P14"]
    assert [shown.total for shown in verdict.sums] == [19_000]
    refused = play(missions.finish, poor, {}, seat="seat-1")
    assert [e.rule for e in refused.of(Announced)] == ["CL-MIS-P14"]
    told = {"mission": "mission-1", "mission-1-reward": []}
    rich = play(missions.finish, holding(miser), told, seat="seat-1").state
    assert (rich.player("seat-1").doubloons, rich.fame("seat-1")) == (20_000, 1)


@pytest.mark.rule("CL-MIS-12", "CL-MIS-10")
def test_cl_mis_12_rewards_of_every_kind() -> None:
    state = holding(SECRET)
    answers = {
        "mission": "mission-2",
        "type": "combat",
        "reward": ["goods", "fame", "clue", "officer", "ship"],
        "goods": ["tea", "wood"],
        "tea": 2,
        "wood": 1,
        "fame": 1,
        "officer-upgrade": "gunner",
        "ship": "sails",
    }
    played = play(missions.finish, state, answers, seat="seat-1")
    player = played.state.player("seat-1")
    assert player.goods == Goods(tea=2, wood=1)
    assert (player.clues, player.upgrades) == (1, ("gunner", "sails"))
    assert played.state.fame("seat-1") == 2
    assert player.missions == (Mission(MissionId("mission-2"), "combat", None, True, 0, True),)


@pytest.mark.rule("CL-MIS-10", "CL-MIS-12")
@pytest.mark.parametrize(
    ("gift", "answers", "gained"),
    [
        ("officer-3000", {"mission-1-officer-upgrade": "gunner"}, ("gunner",)),
        ("ship-3000", {"mission-1-ship": "sails"}, ("sails",)),
        ("none", {}, ()),
    ],
    ids=in_words,
)
def test_cl_mis_10_a_card_gives_an_upgrade(gift: str, answers: dict[str, Any], gained: tuple[str, ...]) -> None:
    state = copied(
        holding(Mission(MissionId("mission-1"), "combat", 16)), "combat-16", public="secret", doubloons=0, gift=gift
    )
    dear = with_card(state, price("long_cannons", 5000), price("sails", 2000))
    played = play(missions.follow, dear, answers, seat="seat-1", mission="mission-1")
    assert played.state.player("seat-1").upgrades == gained
    for question in played.asked:
        if question.key == "mission-1-ship":
            offered = {option.id: rules(option.verdict) for option in question.options}  # type: ignore[attr-defined]
            assert offered["sails"] == [] and offered["long_cannons"] == ["CL-MIS-10"]


@pytest.mark.rule("CL-MIS-13")
def test_cl_mis_13_four_of_a_type_make_one_fame() -> None:
    done = tuple(Mission(MissionId(f"mission-{i}"), "combat", i, True, 1, True) for i in range(1, 6))
    state = holding(*done, replace(GOODS_RUN, id=MissionId("mission-9")))
    assert mission_cards.sets(book(), state.player("seat-1")) == ("combat",)
    played = play(missions.turn_in, state, {}, seat="seat-1")
    assert [m.id for m in played.state.player("seat-1").missions] == ["mission-5", "mission-9"]
    assert [(e.cause, e.amount) for e in played.of(FameScored)] == [("F-SET", 1)]
    shown = [o.option.id for o in missions.offers(played.state, book())]
    assert "mission-set" not in shown


@pytest.mark.rule("CL-MIS-11", "CL-MIS-R01", "A-65")
def test_cl_mis_11_an_impossible_mission_is_discarded() -> None:
    played = play(missions.drop, holding(RESCUE, SECRET), {"mission": "mission-1"}, seat="seat-1")
    assert [e.mission.id for e in played.of(MissionGone)] == ["mission-1"]
    assert played.state.player("seat-1").missions == (SECRET,)


@pytest.mark.rule("CL-MIS-04", "CL-MIS-08")
def test_cl_mis_04_completed_missions_are_not_ongoing() -> None:
    state = holding(replace(RESCUE, done=True), SECRET)
    assert mission_cards.ongoing(state.player("seat-1")) == (SECRET,)
    assert missions.offers(holding(replace(RESCUE, done=True)), book()) == ()


TRANSPORT_9 = {
    "public": "secret",
    "to_1": "tile",
    "tile_1": 18,
    "load": "silver",
    "cubes": 3,
    "ways": 2,
    "way_1": 7,
    "way_1_row": "legal",
    "way_2": 15,
    "way_2_row": "contraband",
}


@pytest.mark.rule("CL-MIS-T09", "CL-MIS-04", "CL-MIS-05", "T-41")
def test_t_41_a_transport_is_revealed_and_loads_its_goods() -> None:
    hand = copied(holding(Mission(MissionId("mission-1"), "transport", 9)), "transport-9", **TRANSPORT_9)
    there = in_port(hand, "native", services=("tavern",)).with_turn(tile=18)
    player = step(there, "port", {}).state.player("seat-1")
    assert player.goods == Goods(silver=3)
    assert player.missions == (Mission(MissionId("mission-1"), "transport", 9, True, 1),)
    elsewhere = there.with_turn(tile=21)
    refused = mission_steps.may_validate(elsewhere, book(), SEAT_1, hand.player("seat-1").missions[0], "port")
    assert rules(refused) == ["CL-MIS-T09"]
    assert [e.rule for e in step(elsewhere, "port", {}).of(Announced)] == ["CL-MIS-T09"]


@pytest.mark.rule("CL-MIS-T09", "CL-MKT-10", "CL-MIS-12", "T-41")
@pytest.mark.parametrize(
    ("tile", "row", "n", "ended"),
    [(7, "legal", 3, True), (7, "legal", 2, False), (7, "contraband", 3, False), (13, "legal", 3, False)],
)
def test_t_41_a_sale_on_the_market_of_the_card_ends_a_transport(tile: int, row: str, n: int, ended: bool) -> None:
    begun = Mission(MissionId("mission-1"), "transport", 9, True, 1)
    port = "spain" if row == "legal" else "pirates"
    held = owning(holding(begun), goods=Goods(silver=3))
    state = copied(in_port(held, port), "transport-9", **TRANSPORT_9).with_turn(tile=tile)  # type: ignore[arg-type]
    sold = play(market.sell_here, state, {"sale": f"spain:{row}", "cubes": n}, seat="seat-1").state
    assert (missions.due(sold) is not None) == ended
    if ended:
        told: dict[str, Any] = {"mission-1-reward": []}
        done = play(missions.follow, sold, told, seat="seat-1", mission="mission-1").state
        assert done.player("seat-1").missions[0].done and done.fame("seat-1") == 1


@pytest.mark.rule("CL-MIS-T09", "CL-MKT-10")
def test_cl_mis_t09_one_of_several_sales_is_enough() -> None:
    begun = Mission(MissionId("mission-1"), "transport", 9, True, 1)
    held = owning(holding(begun), goods=Goods(silver=3, tea=1))
    state = copied(in_port(held, "spain"), "transport-9", **TRANSPORT_9).with_turn(tile=7)
    first = play(market.sell_here, state, {"sale": "holland:contraband", "cubes": 1}, seat="seat-1").state
    assert missions.due(first) is None
    second = play(market.sell_here, first, {"sale": "spain:legal", "cubes": 3}, seat="seat-1").state
    assert missions.due(second) is not None


@pytest.mark.rule("CL-MIS-T01", "CL-MIS-01")
def test_cl_mis_t01_the_port_of_the_end_decides_about_the_reward() -> None:
    values = {
        "ways": 2,
        "way_1": 2,
        "way_1_doubloons": 2000,
        "way_1_reputation": 1,
        "way_2": 15,
        "way_2_doubloons": 4000,
    }
    begun = Mission(MissionId("mission-1"), "transport", 1, True, 1)
    state = copied(in_port(holding(begun), "england"), "transport-1", **values)
    ended = step(state.with_turn(tile=2), "port", {}).state.player("seat-1")
    assert (ended.doubloons, ended.standing.england) == (22_000, 1)
    unknown = step(state, "port", {"mission-1-way": "2"}).state.player("seat-1")
    assert (unknown.doubloons, unknown.standing.england) == (24_000, 0)
    poorer = copied(state, "transport-1", **(values | {"way_2_doubloons": None}))
    nothing = step(poorer, "port", {"mission-1-way": "2", "mission-1-reward": []}).state.player("seat-1")
    assert nothing.doubloons == 20_000, "one of the scrolls brings something: it matters which"
    wrong = mission_steps.may_validate(state.with_turn(tile=9), book(), SEAT_1, begun, "port")
    assert rules(wrong) == ["CL-MIS-T01"]


@pytest.mark.rule("CL-MIS-T23", "CL-MIS-R11")
def test_cl_mis_t23_places_that_the_rulebook_names() -> None:
    far, back = (
        Mission(MissionId("mission-1"), "transport", 23, True),
        Mission(MissionId("mission-2"), "transport", 23, True, 1),
    )
    native, spain = in_port(holding(far, back), "native"), in_port(holding(far, back), "spain")
    assert mission_steps.may_validate(native, book(), SEAT_1, far, "port").allowed
    assert rules(mission_steps.may_validate(spain, book(), SEAT_1, far, "port")) == ["CL-MIS-T23"]
    assert rules(mission_steps.may_validate(native, book(), SEAT_1, back, "port")) == ["CL-MIS-T23"]
    assert mission_steps.may_validate(spain, book(), SEAT_1, back, "port").allowed
    traitor = Mission(MissionId("mission-1"), "rescue", 12)
    met = replace(in_port(holding(traitor), "spain"), ports=(Port("england", (), 9),))
    named = copied(met, "rescue-12", to_1="tile", tile_1=9)
    assert rules(mission_steps.may_validate(named, book(), SEAT_1, traitor, "port")) == ["CL-MIS-R11"]


@pytest.mark.rule("CL-MIS-05", "CL-MIS-07", "CL-MIS-R07", "CL-MIS-P11")
@pytest.mark.parametrize(
    ("mission", "where"),
    [
        (Mission(MissionId("mission-1"), "transport", 9), "port"),
        (Mission(MissionId("mission-1"), "personal", 11), "sea"),
        (Mission(MissionId("mission-1"), "rescue", 7), "action"),
        (Mission(MissionId("mission-1"), "rescue", 5), "action"),
        (Mission(MissionId("mission-1"), "personal", 14), "itself"),
        (Mission(MissionId("mission-1"), "personal", 2), "itself"),
    ],
)
def test_cl_mis_05_each_step_has_its_place(mission: Mission, where: str) -> None:
    state = in_port(holding(mission), "native")
    for place in ("port", "sea", "action", "itself"):
        verdict = mission_steps.may_validate(state, book(), SEAT_1, mission, place)
        assert verdict.allowed == (place == where), place


def test_every_kind_of_step_has_its_place_or_is_seen() -> None:
    kinds = {kind for goal in book().missions for kind in goal.steps}
    assert kinds == set(mission_steps.SPOTS)
    assert {kind for kind, spots in mission_steps.SPOTS.items() if not spots} == set(mission_progress.SEEN)


@pytest.mark.rule("CL-MIS-12", "CL-MIS-C15", "CL-MIS-C01", "CL-MIS-P04", "CL-MIS-P02")
@pytest.mark.parametrize(
    "mission",
    [
        Mission(MissionId("mission-1"), "combat", 15),
        Mission(MissionId("mission-1"), "combat", 1),
        Mission(MissionId("mission-1"), "combat", 20),
        Mission(MissionId("mission-1"), "personal", 3),
        Mission(MissionId("mission-1"), "personal", 4),
        Mission(MissionId("mission-1"), "personal", 12, True),
        Mission(MissionId("mission-1"), "personal", 2, left=3),
    ],
)
def test_cl_mis_12_nobody_says_that_a_ship_is_destroyed_which_the_app_would_have_seen(mission: Mission) -> None:
    """Rulebook p.44-45: such a mission is completed by the destruction itself, which happens here or not at all."""
    state = holding(mission)
    goal = mission_cards.goal_of(book(), mission)
    assert goal is not None
    assert rules(missions.may_finish_any(state, book(), SEAT_1)) == [goal.id]
    played = play(missions.finish, state, {}, seat="seat-1")
    assert [e.rule for e in played.of(Announced)] == [goal.id] and not played.of(FameScored)


@pytest.mark.rule("CL-MIS-12", "CL-MIS-04", "CL-MIS-C05", "CL-MIS-P07")
def test_cl_mis_12_what_the_app_cannot_see_is_told() -> None:
    """An arrow that nobody has copied, and a rival's mission of which nobody has told the type."""
    arrow = Mission(MissionId("mission-1"), "combat", 5)
    assert missions.may_finish_any(holding(arrow), book(), SEAT_1).allowed
    known = copied(holding(arrow), "combat-5", arrows=1)
    assert rules(missions.may_finish_any(known, book(), SEAT_1)) == ["CL-MIS-C05"]
    hunter = holding(Mission(MissionId("mission-1"), "personal", 7))
    assert rules(missions.may_finish_any(hunter, book(), SEAT_1)) == ["CL-MIS-P07"]
    hidden = owning(hunter, "seat-2", missions=(Mission(MissionId("mission-3")),))
    assert missions.may_finish_any(hidden, book(), SEAT_1).allowed


@pytest.mark.rule("CL-MIS-P11", "CL-MIS-P13", "CL-MIS-07")
def test_cl_mis_p13_every_place_on_the_card_costs_a_point_and_brings_its_oil() -> None:
    hunter = Mission(MissionId("mission-1"), "personal", 13, True)
    state = copied(holding(hunter), "personal-13", places=2, place_1=11, place_2=12, fame=0, gift="none")
    once = step(state.with_turn(halves=("move",)), "sea", {}).state
    assert (once.player("seat-1").goods.oil, once.player("seat-1").missions[0].step) == (1, 1)
    twice = step(once, "sea", {}).state
    assert twice.player("seat-1").goods.oil == 2 and twice.player("seat-1").missions[0].done
    assert twice.fame("seat-1") == 1


@pytest.mark.rule("CL-MIS-R07", "CL-FRT-01")
def test_cl_mis_r07_a_fortress_has_its_own_nation() -> None:
    guard = Mission(MissionId("mission-1"), "rescue", 8)
    state = copied(holding(guard), "rescue-8", public="secret", reveals=True, fortress=5, fails=5, blame=-2)
    mine = replace(state, fortresses=((5, "spain"),))
    won = step(mine, "action", {"mission-1-roll": [6]}).state
    assert won.player("seat-1").missions == (replace(guard, step=1, public=True, nation="spain"),)
    lost = step(state, "action", {"mission-1-fortress": "england", "mission-1-roll": [5]}).state
    assert lost.player("seat-1").standing.england == -2


@pytest.mark.rule("CL-MIS-R01", "A-44", "A-65", "CL-BAR-06")
def test_cl_mis_r01_the_goal_floats_on_a_rolled_tile_and_may_sink() -> None:
    state = in_tavern(at_market(revealed=(3, 7)))
    told = {"type": "rescue", "number": 2, "mission-card-rescue-2": {"public": "public"}, "counter": [9]}
    after = play(mission_taking.take, state, told, seat="seat-1").state
    assert [(f.kind, f.tile, f.left) for f in after.floating] == [("mission", 7, 6)]
    mission = after.player("seat-1").missions[0]
    assert mission.counter == "float-1"
    assert rules(mission_steps.may_validate(after, book(), SEAT_1, mission, "sea")) == ["CL-MIS-R01"]
    assert mission_steps.may_validate(after, book(), SEAT_1, mission, "afloat").allowed
    assert actions.may_lift(after, SEAT_1, after.floating[0]).allowed
    rival = after.with_player("seat-2", missions=(Mission(MissionId("mission-9"), "personal", 11, True),))
    assert rules(actions.may_lift(rival, SEAT_2, after.floating[0])) == ["CL-MIS-R01"]
    hunter = rival.player("seat-2").missions[0]
    assert rules(mission_steps.may_validate(rival, book(), SEAT_2, hunter, "afloat")) == ["CL-MIS-P11"]
    sinking = replace(after, floating=(replace(after.floating[0], left=1),))
    sunk = play(flotation.turn_notches, sinking, {})
    assert [e.mission.id for e in sunk.of(MissionGone)] == ["mission-1"]
    assert sunk.state.player("seat-1").missions == ()


@pytest.mark.rule("CL-MIS-P02", "A-98")
def test_cl_mis_p02_time_passes_and_the_destroyer_inherits() -> None:
    told = {"type": "personal", "number": 2, "mission-card-personal-2": {"public": "public", "spaces": 2}}
    taken = play(mission_taking.take, in_tavern(at_market()), told, seat="seat-1").state
    assert taken.player("seat-1").missions[0].left == 2
    once = play(mission_progress.time_passes, taken, {}).state
    assert once.player("seat-1").missions[0].left == 1 and missions.due(once) is None
    heir = play(mission_progress.inherit, once, {}, victim="seat-1", by="seat-2").state
    assert [m.left for m in heir.player("seat-2").missions] == [1]
    twice = play(mission_progress.time_passes, heir, {}).state
    done = play(missions.follow, twice, {}, seat="seat-2", mission="mission-1").state
    assert (done.fame("seat-2"), done.player("seat-2").doubloons) == (3, 7000)


@pytest.mark.rule("CL-MIS-01", "CL-MIS-11")
def test_cl_mis_01_a_mission_with_an_expiry_is_lost_in_time() -> None:
    told = {"type": "combat", "number": 12, "mission-card-combat-12": {"public": "public", "expires": 1}}
    taken = play(mission_taking.take, in_tavern(at_market()), told, seat="seat-1").state
    late = play(mission_progress.time_passes, taken, {})
    assert late.state.player("seat-1").missions == () and [e.rule for e in late.of(MissionGone)] == ["CL-MIS-11"]


WANTED = Mission(MissionId("mission-7"), "combat", 20, True)


def at_sea(mission: Mission, *, victim: Mission | None = None, wanted: bool = False, **npc: Any) -> State:
    """Anne with a mission, Bart perhaps with another, and an NPC on the map."""
    table = holding(mission)
    values: dict[str, Any] = {"role": "merchant", "nation": "spain", "symbols": []} | npc
    table = with_card(table, npc_card("ship-01", **values))
    npcs = (replace(table.npcs[0], card=CardId("ship-01"), revealed=True, on_map=True), table.npcs[1])
    other = table.player("seat-2")
    bart = replace(other, missions=(victim,) if victim else (), wanted=("spain",) if wanted else ())
    return replace(table, npcs=npcs, players=(table.players[0], bart))


def served(state: State, victim: ShipId, how: str = "sunk") -> bool:
    return bool(mission_progress.served(state, book(), SEAT_1, victim, how))


@pytest.mark.rule("CL-MIS-P03", "CL-MIS-P07", "CL-MIS-P08", "CL-MIS-C01", "A-66")
@pytest.mark.parametrize(
    ("mission", "kind"), [(("personal", 3), "transport"), (("personal", 7), "combat"), (("personal", 8), "rescue")]
)
def test_cl_mis_p03_a_ship_on_a_mission_of_a_type(mission: Any, kind: Any) -> None:
    mine = Mission(MissionId("mission-1"), *mission)
    assert served(at_sea(mine, victim=Mission(MissionId("mission-7"), kind, 1)), SEAT_2)
    assert not served(at_sea(mine, victim=Mission(MissionId("mission-7"), "personal", 14)), SEAT_2)
    assert not served(at_sea(mine), SEAT_2)
    assert served(at_sea(mine, symbols=["mission"]), NPC_1) and not served(at_sea(mine), NPC_1)
    any_mission = Mission(MissionId("mission-1"), "combat", 2)
    assert served(at_sea(any_mission, victim=Mission(MissionId("mission-7"))), SEAT_2) and not served(
        at_sea(any_mission), SEAT_2
    )


@pytest.mark.rule("CL-MIS-P05", "CL-MIS-P06", "CL-MIS-P09", "CL-MIS-P12")
def test_cl_mis_p06_how_a_ship_was_lost() -> None:
    for number, how in ((5, "captured"), (6, "burned"), (9, "collapsed")):
        state = at_sea(Mission(MissionId("mission-1"), "personal", number))
        assert served(state, NPC_1, how) and not served(state, NPC_1, "sunk")
        waiting = replace(state.player("seat-1").missions[0], due=True)
        assert not served(at_sea(waiting), NPC_1, how), "a step that waits to be validated is not taken twice"
    third = Mission(MissionId("mission-1"), "personal", 12, True, 1, flags=("spain",))
    assert not served(at_sea(third), NPC_1) and served(at_sea(third, nation="england"), NPC_1)


@pytest.mark.rule("CL-MIS-C04", "CL-MIS-C05", "CL-MIS-C09", "CL-MIS-C20")
def test_cl_mis_c05_which_player() -> None:
    hunter = Mission(MissionId("mission-1"), "combat", 4)
    assert served(at_sea(hunter, victim=WANTED), SEAT_2)
    assert not served(at_sea(hunter, victim=replace(WANTED, number=19)), SEAT_2)
    pointed = at_sea(Mission(MissionId("mission-1"), "combat", 6))
    assert not served(pointed, SEAT_2)
    assert served(copied(pointed, "combat-6", arrows=1), SEAT_2)
    assert not served(copied(pointed, "combat-6", arrows=2), SEAT_2)
    forms = {card: mission_form(book(), card) for card in subjects(book())}
    assert [card for card, form in forms.items() if any(line.name == "arrows" for line in form.fields)] == [
        f"combat-{n}" for n in (5, 6, 7, 8)
    ]
    leading = at_sea(Mission(MissionId("mission-1"), "combat", 9))
    assert served(leading, SEAT_2) and not served(with_fame(leading, seat_1=2), SEAT_2)
    bounty = Mission(MissionId("mission-1"), "combat", 21)
    assert served(at_sea(bounty, wanted=True), SEAT_2) and not served(at_sea(bounty), SEAT_2)
    assert served(at_sea(bounty, symbols=["bounty"]), NPC_1) and not served(at_sea(bounty), NPC_1)


@pytest.mark.rule("CL-MIS-C10", "CL-MIS-C12", "CL-MIS-C15", "CL-MIS-C17", "CL-MIS-C18")
@pytest.mark.parametrize(
    ("number", "ship", "other"),
    [
        (10, {"role": "defensive"}, {}),
        (12, {"role": "defensive"}, {}),
        (15, {"role": "merchant"}, {"role": "defensive"}),
        (17, {"nation": "pirates"}, {}),
        (18, {"role": "aggressive"}, {}),
    ],
)
def test_cl_mis_c12_which_kind_of_ship(number: int, ship: dict[str, Any], other: dict[str, Any]) -> None:
    mine = Mission(MissionId("mission-1"), "combat", number)
    assert served(at_sea(mine, **ship), NPC_1) and not served(at_sea(mine, **other), NPC_1)


@pytest.mark.rule("CL-MIS-12", "CL-MIS-C15", "CL-OUT-05", "T-41")
def test_t_41_a_ship_destroyed_completes_a_mission_at_once() -> None:
    state = at_sea(Mission(MissionId("mission-1"), "combat", 16), reward=1000, goods_tea=0, laden=False)
    state = copied(state, "combat-16", public="secret", doubloons=1000)
    dealt = replace(state, options=replace(state.options, npc_pile=(PileCard(CardId("ship-02"), 1),)))
    lost = play_out(outcomes.destroy, dealt, victim="npc-1", how="sunk", by="seat-1", key="x").state
    assert missions.due(lost) == ("seat-1", "mission-1")
    following = CaptainsLog(book()).next(replace(lost, fame_read=99))
    assert following == command("mission-due", seat="seat-1", mission="mission-1")
    purse = lost.player("seat-1").doubloons
    done = play(missions.follow, lost, {}, seat="seat-1", mission="mission-1").state
    assert done.player("seat-1").missions[0].done and done.player("seat-1").doubloons == purse + 1000


@pytest.mark.rule("CL-MIS-P04", "CL-BOA-12")
def test_cl_mis_p04_a_captor_may_renounce_the_rewards() -> None:
    state = at_sea(Mission(MissionId("mission-1"), "personal", 4), reward=3000, crew=5, level=1)
    state = expert(state)
    kept = play_out(capture.take, state, {"x-renounce": False}, attacker="seat-1", target="npc-1", remaining=0, key="x")
    given = play_out(capture.take, state, {"x-renounce": True}, attacker="seat-1", target="npc-1", remaining=0, key="x")
    assert kept.state.player("seat-1").doubloons == 23_000 and missions.due(kept.state) is None
    assert given.state.player("seat-1").doubloons == 20_000 and missions.due(given.state) is not None


@pytest.mark.rule("CL-MIS-P10", "CL-MIS-09", "CL-MIS-02")
def test_cl_mis_p10_a_rescue_is_stolen_with_its_progress() -> None:
    thief = Mission(MissionId("mission-1"), "personal", 10, True)
    loot = Mission(MissionId("mission-7"), "rescue", 12, True, 1, nation="spain")
    state = copied(at_sea(thief, victim=loot), "personal-10", fails=5, fame=0, gift="none")
    told = {"mission-1-ship": "seat-2", "mission-1-roll": [9], "mission-1-rob": "mission-7"}
    after = step(state, "action", told).state
    assert after.player("seat-2").missions == () and loot in after.player("seat-1").missions
    assert after.player("seat-1").missions[0].done


@pytest.mark.rule("CL-MIS-P01", "CL-TRS-02")
def test_cl_mis_p01_a_clue_is_what_it_is_about() -> None:
    seeker = Mission(MissionId("mission-1"), "personal", 1)
    state = at_sea(seeker)
    assert rules(mission_progress.may_approach(state, book(), SEAT_1, seeker, SEAT_2)) == ["CL-MIS-P01"]
    clued = state.with_player("seat-2", clues=1)
    assert mission_progress.may_approach(clued, book(), SEAT_1, seeker, SEAT_2).allowed
    assert mission_progress.may_approach(state, book(), SEAT_1, seeker, NPC_1).allowed


@pytest.mark.rule("CL-MIS-01")
def test_cl_mis_01_a_card_is_copied_with_the_lines_of_its_goal() -> None:
    for card in subjects(book()):
        form = mission_form(book(), card)
        names = [field.name for field in form.fields]
        assert len(names) == len(set(names)), card
        goal = find_goal(book(), card.rpartition("-")[0], int(card.rpartition("-")[2]))
        blank = MissionCard.of(goal, form.read({}))
        assert blank.public == goal.public and blank.rewarded == bool(goal.fame or goal.coins)
        assert all(field.optional for field in form.fields)
        for lang in LANGUAGES:
            assert all(texts_in(lang)(field.label) for field in form.fields)


secret_hands = st.lists(
    st.tuples(
        st.sampled_from(["transport", "rescue", "combat", "personal"]), st.integers(1, 14), st.booleans(), st.booleans()
    ),
    min_size=1,
    max_size=4,
)


@pytest.mark.rule("CL-MIS-04")
@settings(max_examples=60, deadline=None)
@given(secret_hands, secret_hands)
def test_cl_mis_04_no_secret_reaches_another_seat(one: list[Any], two: list[Any]) -> None:
    """Whatever a player holds in secret, nothing of it is in what another seat or the table may see."""

    def hand(cards: list[Any], first: int) -> tuple[Mission, ...]:
        return tuple(
            Mission(MissionId(f"mission-{i}"), kind, n, public or done, 1, done, nation="spain", flags=("spain",))
            for i, (kind, n, public, done) in enumerate(cards, first)
        )

    table, game = at_market(), CaptainsLog(book())
    mine, theirs = hand(one, 1), hand(two, 11)
    players = (replace(table.players[0], missions=mine), replace(table.players[1], missions=theirs))
    copies = tuple(
        CopiedCard("mission-card", f"{m.type}-{m.number}", (("doubloons", 1000),), "owner") for m in (*mine, *theirs)
    )
    state = replace(table, players=players, cards=copies, missions_out=tuple(c.subject for c in copies))
    for seat, hidden, shown in (("seat-1", theirs, mine), ("seat-2", mine, theirs), ("table", (*mine, *theirs), ())):
        seen = game.view(state, seat)
        open_cards = {f"{m.type}-{m.number}" for m in (*mine, *theirs) if m.public or m in shown}
        secrets = {f"{m.type}-{m.number}" for m in hidden if not m.public} - open_cards
        assert not secrets & {card.subject for card in seen.cards} and not secrets & set(seen.missions_out)
        told = [m for p in seen.players for m in p.missions]
        assert not secrets & {f"{m.type}-{m.number}" for m in told}
        assert all(m in told for m in shown)
        assert len(told) == len(mine) + len(theirs)
        blank = [m for m in told if m.id in {h.id for h in hidden if not h.public}]
        assert all(m == Mission(m.id) for m in blank)


@pytest.mark.rule("CL-MIS-04")
def test_cl_mis_04_the_notebook_does_not_name_a_secret_mission() -> None:
    told = {"type": "combat", "number": 12, "mission-card-combat-12": {"public": "secret"}}
    played = play(mission_taking.take, in_tavern(at_market()), told, seat="seat-1")
    lines = [*map(texts_in("fr"), played.lines(MissionTaken))]
    assert lines == ["Nouvelle mission : Mission secrète 1".replace(" :", "\u202f:")]
    alone = replace(in_tavern(at_market()), players=at_market().players[:1])
    solo = replace(alone, options=replace(alone.options, mode="solo", seats=alone.options.seats[:1]))
    taken = play(mission_taking.take, solo, told, seat="seat-1")
    lines = [*map(texts_in("fr"), taken.lines(MissionTaken))]
    assert "12" in lines[0]
