"""1.30 Wind, fog, storms, tides."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from companion.core.events.announcement_events import Announced
from companion.core.procedures.copied_cards import CopiedCard
from companion.core.questions.kinds import BadAnswer, Draw
from companion.games.captains_log.events import weather
from companion.games.captains_log.model import event_deck
from companion.games.captains_log.model.ids import WindId
from companion.games.captains_log.model.options import Options, Switches
from companion.games.captains_log.model.state import Lasting, State
from tests.games.captains_log.rules.scripted import a_table, book, play
from tests.games.captains_log.seat_ids import SEAT_1

VALUES = {"at_12": 1, "at_2": 2, "at_4": 1, "at_6": -1, "at_8": -2, "at_10": -1}


def windy(card: str = "wind-1", values: Mapping[str, Any] = VALUES, **changes: Any) -> State:
    """A table with a wind card in force."""
    record = tuple(values.items())
    return a_table(wind=card, wind_seen=(card,), cards=(CopiedCard("wind-card", card, record),), **changes)


def switched(s: State, **switches: bool) -> State:
    """With other switches."""
    return replace(s, options=replace(s.options, switches=Switches(**switches)))  # type: ignore[arg-type]


def lasting(*numbers: int) -> State:
    """A table with event cards in force."""
    return a_table(lasting=tuple(Lasting(number, "day") for number in numbers))


@pytest.mark.rule("CL-EVT-02", "CL-MOV-05")
def test_cl_evt_02_a_new_wind_card_is_drawn_and_known_from_the_library() -> None:
    played = play(weather.new_wind, windy(), {"w-card": "wind-4", "w-values": VALUES}, key="w")
    drawn = played.asked[0]
    assert isinstance(drawn, Draw)
    assert [option.id for option in drawn.options] == ["wind-2", "wind-3", "wind-4", "wind-5", "wind-6"]
    assert (played.state.wind, played.state.wind_seen) == ("wind-4", ("wind-1", "wind-4"))
    assert weather.wind_values(played.state) == (1, 2, 1, -1, -2, -1)


@pytest.mark.rule("CL-EVT-02", "CL-FAM-07")
def test_cl_evt_02_an_empty_pile_is_shuffled_without_the_card_in_force() -> None:
    s = replace(windy(), wind_seen=tuple(f"wind-{i}" for i in range(1, 7)))
    assert weather.wind_pile(s, book()) == (("wind-2", "wind-3", "wind-4", "wind-5", "wind-6"), True)
    played = play(weather.new_wind, s, {"w-card": "wind-3"}, key="w")
    assert played.state.wind_seen == ("wind-1", "wind-3")
    only = a_table(options=Options(wind_pile=("wind-b",)), wind="wind-b", wind_seen=("wind-b",))
    assert weather.wind_pile(only, book()) == (("wind-b",), True), "an only card blows on"


@pytest.mark.rule("CL-MOV-19")
def test_cl_mov_19_some_tables_shuffle_everything_each_time() -> None:
    cards, anew = weather.wind_pile(switched(windy(), reshuffle_wind=True), book())
    assert anew and "wind-1" in cards and len(cards) == 6


@pytest.mark.rule("CL-GEN-09", "CL-MOV-15")
def test_cl_gen_09_the_calm_card_only_if_wanted() -> None:
    assert weather.CALM not in weather.wind_cards(a_table(), book())
    assert weather.CALM in weather.wind_cards(switched(a_table(), calm_wind=True), book())
    own = a_table(options=Options(wind_pile=("wind-b", "wind-calm")))
    assert weather.wind_cards(own, book()) == ("wind-b",)


@pytest.mark.rule("CL-EVT-02")
def test_cl_evt_02_own_cards_are_told_by_the_table() -> None:
    s = windy()
    s = replace(s, options=replace(s.options, cards="table"))
    played = play(weather.new_wind, s, {"w-card": "wind-2", "w-values": {"at_2": 2}}, key="w")
    assert (played.asked[0].nature, played.asked[0].who) == ("fact", "table")
    assert weather.wind_at(played.state, 2) == 2 and weather.wind_at(played.state, 4) is None
    assert weather.wind_values(played.state) is None


@pytest.mark.rule("CL-MOV-05")
def test_cl_mov_05_a_wind_card_is_copied_up_to_one_more_than_any_that_is_known() -> None:
    form = weather.wind_card_form(WindId("wind-1"))
    for value in (3, -3):
        assert dict(form.read({"at_12": value}))["at_12"] == value
        with pytest.raises(BadAnswer):
            form.read({"at_12": value + value // 3})


@pytest.mark.rule("CL-EVT-14", "A-45")
def test_cl_evt_14_fog_drifts_towards_plus_two_until_it_has_left() -> None:
    s = windy(fog=True)
    assert weather.leeward(s, book().numbers) == 2
    stays = play(weather.drift, s, {"fog-gone": False}, key="fog")
    assert stays.state.fog
    assert dict(stays.of(Announced)[0].text.args) == {"clock": 2, "n": 1}
    gone = play(weather.drift, s, {"fog-gone": True}, key="fog")
    assert not gone.state.fog and gone.state.discards == (8,)


@pytest.mark.rule("CL-EVT-14")
def test_cl_evt_14_fog_without_known_wind_or_in_a_calm() -> None:
    unknown = play(weather.drift, a_table(fog=True), {"fog-gone": False}, key="fog")
    assert unknown.of(Announced)[0].text.key == "cl-fog-drifts"
    two_ways = play(
        weather.drift,
        windy("wind-1", {**dict.fromkeys(VALUES, 0), "at_2": 2, "at_4": 2}, fog=True),
        {"fog-gone": False},
        key="fog",
    )
    assert two_ways.of(Announced)[0].text.key == "cl-fog-drifts"
    calm = play(weather.drift, windy(weather.CALM, dict.fromkeys(VALUES, 0), fog=True), {}, key="fog")
    assert calm.of(Announced)[0].text.key == "cl-fog-stays"


@pytest.mark.rule("CL-EVT-12", "CL-EVT-13", "A-43")
def test_cl_evt_12_half_of_the_allowance_is_safe() -> None:
    assert weather.storm_safe(a_table(), book(), 7) == 7
    assert [weather.storm_safe(lasting(6), book(), n) for n in (-1, 0, 1, 2, 7, 8)] == [0, 0, 1, 1, 3, 4]
    assert weather.storm_safe(lasting(7), book(), 9) == 4


@pytest.mark.rule("CL-EVT-13")
def test_cl_evt_13_d20_less_defence_never_below_zero() -> None:
    assert weather.storm_damage((20, 9, 3), 9) == 11


@pytest.mark.rule("CL-EVT-12")
def test_cl_evt_12_sailing_on_costs_water_damage() -> None:
    s = lasting(6)
    ship = CopiedCard("player-ship", "board-A-1", (("defence", 9), ("hull", 9)))
    played = play(weather.brave_storm, replace(s, cards=(ship,)), {"hexes": 2}, seat="seat-1")
    assert played.state.player("seat-1").water == 2


@pytest.mark.rule("CL-EVT-13")
def test_cl_evt_13_each_hex_has_its_die() -> None:
    ship = CopiedCard("player-ship", "board-A-1", (("defence", 9), ("hull", 9)))
    s = replace(lasting(7), cards=(ship,))
    played = play(weather.brave_storm, s, {"hexes": 2, "roll": [12, 8]}, seat="seat-1")
    assert played.state.player("seat-1").water == 3


@pytest.mark.rule("CL-EVT-12")
def test_cl_evt_12_offered_to_a_ship_that_moved() -> None:
    assert weather.offers(lasting(6), book()) == ()
    moved = lasting(6).with_turn(halves=("move",))
    assert [offer.option.id for offer in weather.offers(moved, book())] == ["storm"]
    assert weather.offers(a_table().with_turn(halves=("move",)), book()) == ()


@pytest.mark.rule("CL-EVT-28", "CL-EVT-29", "T-50", "A-48")
def test_cl_evt_28_tides_change_every_sandbank_t_50() -> None:
    printed = (1, 2, 3, 5)
    assert [event_deck.sandbank(lasting(22), book(), depth) for depth in printed] == [2, 3, 4, 6]
    assert [event_deck.sandbank(lasting(23), book(), depth) for depth in printed] == [0, 1, 2, 4]
    assert [event_deck.sandbank(a_table(), book(), depth) for depth in printed] == [1, 2, 3, 5]


@pytest.mark.rule("CL-EVT-13")
def test_cl_evt_13_what_a_storm_may_cost_is_known_before_the_dice() -> None:
    unknown = weather.storm_odds(a_table(), SEAT_1, 1, 10, 20)
    assert dict(unknown.bars) == {0: Fraction(1, 2), **{n: Fraction(1, 20) for n in range(1, 11)}}
    assert unknown.headline.key == "cl-odds-expected" and unknown.likely is None
    ship = CopiedCard("player-ship", "board-A-1", (("hull", 9),))
    known = weather.storm_odds(a_table(cards=(ship,)), SEAT_1, 1, 10, 20)
    assert (known.headline.key, known.likely) == ("cl-odds-lost", 9)
    two = weather.storm_odds(a_table(cards=(ship,)), SEAT_1, 2, 10, 20)
    assert sum(chance for _, chance in two.bars) == 1


@pytest.mark.rule("CL-EVT-13", "CL-NAU-01", "CL-GEN-01")
def test_cl_evt_13_what_strengthens_the_hull_helps_in_a_storm_too() -> None:
    ship = CopiedCard("player-ship", "board-A-1", (("defence", 9), ("hull", 9)))
    s = replace(lasting(7), cards=(ship,)).with_player("seat-1", upgrades=("reinforced_hull",))
    played = play(weather.brave_storm, s, {"hexes": 2, "roll": [10, 12]}, seat="seat-1")
    chip = next(q for q in played.asked if q.key == "storm-defence-powers")
    assert chip.quiet and chip.default == ("reinforced_hull",)
    assert played.state.player("seat-1").water == 2
