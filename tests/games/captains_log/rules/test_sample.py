"""The sample edition: complete, true to the rulebook's examples, playable, and never mixed with the owner's cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from pathlib import Path
from statistics import mean
from typing import Any

import pytest

from companion.core.procedures.copied_cards import Known
from companion.core.questions.kinds import Ask, Form
from companion.games.captains_log import forms
from companion.games.captains_log.events import weather
from companion.games.captains_log.fleet.npc_card import (
    CONDUCTS,
    PASSIVE_NUMBERS,
    PASSIVE_SWITCHES,
    ROLES,
    ActionFlag,
    NpcCard,
)
from companion.games.captains_log.fleet.ships import PlayerShip
from companion.games.captains_log.forms import demonstration
from companion.games.captains_log.game import CaptainsLog
from companion.games.captains_log.harbour.market import price_of_purchase, price_of_sale
from companion.games.captains_log.model.ids import COUNTRIES, NATIONS, Nation, SheetId
from companion.games.captains_log.model.options import Options, SeatOptions, Side
from companion.games.captains_log.model.tile_faces import TileFace
from companion.games.captains_log.renown.reputation_board import ICONS
from companion.hexmap import CLOCK
from companion.library.sample import load_sample
from companion.library.yaml_data import BrokenData
from companion.session.auto_answers import from_library, virtual_dice
from companion.session.game_session import GameSession
from companion.simulation.robot import Robot
from tests.games.captains_log.rules.scripted import book

WHALE_TILES = {11, 12, 17, 19}
"""Tiles on which the rulebook places whales (p.27, 49)."""

PRINTED_SHIPS = {"Urca de Lima", "Queen Anne's Revenge"}
SIDES: tuple[Side, ...] = ("A", "B")


@cache
def game() -> CaptainsLog:
    return CaptainsLog(book())


@cache
def sample() -> Known:
    return load_sample(game())


def values(schema: str, subject: str) -> dict[str, Any]:
    return sample()[schema, subject]


def of_schema(schema: str) -> dict[str, dict[str, Any]]:
    return {subject: record for (kind, subject), record in sample().items() if kind == schema}


@cache
def ships() -> dict[str, NpcCard]:
    return {card: NpcCard.of(tuple(record.items())) for card, record in of_schema("npc-card").items()}


def face(nation: Nation, side: Side) -> TileFace:
    found = TileFace.of(tuple(values("market-tile", f"{nation}-{side}").items()))
    assert found is not None
    return found


def guns(ship: NpcCard) -> list[ActionFlag]:
    return [flag for flag in ship.flags if flag.kind == "fire"]


# ---------------------------------------------------------------- complete


def test_every_component_that_can_be_asked_is_there() -> None:
    box = {(schema, subject) for schema, kind in forms.kinds(book()).items() for subject in kind.subjects}
    assert set(sample()) <= box
    assert {schema for schema, _ in box - set(sample())} == {"mission-card"}  # the pile of a demonstration is small


def test_the_mission_pile_has_cards_of_every_type_and_kind_of_step() -> None:
    dealt = demonstration(Options(), book(), sample()).mission_pile
    types = Counter(card.rpartition("-")[0] for card in dealt)
    assert types == {"transport": 6, "rescue": 6, "combat": 6, "personal": 6}
    goals = [goal for goal in book().missions for n in goal.numbers if f"{goal.type}-{n}" in dealt]
    kinds = {step for goal in goals for step in goal.steps}
    assert kinds == {"port", "sea", "ship", "fortress", "sell", "destroy", "survive"}
    assert {values("mission-card", card).get("gift") for card in dealt} >= {"clue", "officer-3000", "ship-3000"}


def test_every_component_passes_its_form_unchanged() -> None:
    for (schema, subject), record in sample().items():
        assert dict(game().form(schema, subject).read(record)) == record


def test_a_component_that_does_not_fit_is_named(tmp_path: Path) -> None:
    (tmp_path / "wind-card.yaml").write_text("wind-1: { at_12: 9 }\n", encoding="utf-8")
    with pytest.raises(BrokenData, match=r"wind-card\.yaml, wind-1"):
        load_sample(game(), tmp_path)


def test_nothing_that_the_game_would_still_ask_for_is_left_unknown() -> None:
    for card, ship in ships().items():
        numbers = (ship.level, ship.defence, ship.hull, ship.crew, ship.spawn_tile, ship.reward)
        assert None not in numbers, card
        assert all(flag.value is not None for flag in ship.flags), card
    for subject, record in of_schema("player-ship").items():
        unknown = [name for name, value in record.items() if value is None and name != "name"]
        assert unknown in ([], ["value"]), subject
    for schema in ("wind-card", "kraken-dial", "nation-die", "fame-board", "tavern"):
        assert all(value is not None for record in of_schema(schema).values() for value in record.values()), schema


# ---------------------------------------------------------------- variety


def test_every_role_nation_and_corsair_occurs() -> None:
    fleet = ships().values()
    assert {ship.role for ship in fleet} == set(ROLES)
    assert {ship.conduct for ship in fleet} == set(CONDUCTS)
    assert {ship.nation for ship in fleet} == {*NATIONS, "none"}
    assert Counter(ship.country for ship in fleet if ship.country).total() == 6
    assert {ship.country for ship in fleet if ship.country} == set(COUNTRIES)


def test_every_skill_flag_and_reward_occurs() -> None:
    fleet = ships().values()
    for skill in (*PASSIVE_NUMBERS, *PASSIVE_SWITCHES):
        assert any(getattr(ship.passives, skill) for ship in fleet), skill
    assert {flag.kind for ship in fleet for flag in ship.flags} == {"move", "fire", "board"}
    assert {symbol for ship in fleet for symbol in ship.symbols} == {"mission", "bounty"}
    assert any(ship.goods.total for ship in fleet)
    assert any(ship.capture_reward for ship in fleet)
    assert any(ship.capture_more for ship in fleet)
    assert {ship.special for ship in fleet} == {"", "card", "whale"}


def test_every_kind_of_route_occurs() -> None:
    merchants = [ship for ship in ships().values() if ship.role == "merchant"]
    assert {len(ship.stops) for ship in merchants} == {2, 3, 4}
    assert {stop.goal for ship in merchants for stop in ship.stops} == {"mooring", "whale", "hex"}
    assert {ship.loop for ship in merchants} == {True, False}
    assert {ship.flags[0].kind for ship in merchants} == {"move", "fire"}
    assert any(stop.doubloons for ship in merchants for stop in ship.stops)
    assert any(stop.cubes for ship in merchants for stop in ship.stops)


def test_routes_lead_to_places_that_exist() -> None:
    for card, ship in ships().items():
        for stop in ship.stops:
            port = values("map-tile", str(stop.tile))["port"]
            assert stop.goal != "mooring" or port != "none", (card, stop)
            assert stop.goal != "whale" or stop.tile in WHALE_TILES, (card, stop)


def test_a_cargo_has_to_sail() -> None:
    """Every country has a port that sells goods and one that buys them, and no port does both."""
    ports = [(record["port"], record["services"] or ()) for record in of_schema("map-tile").values()]
    assert not [flag for flag, services in ports if {"buy", "sell"} <= set(services)]
    for country in (*COUNTRIES, "pirates"):
        services = {service for flag, icons in ports if flag == country for service in icons}
        assert {"buy", "sell", "tavern", "yard"} <= services, country


def test_ships_enter_all_over_the_map() -> None:
    tiles = Counter(ship.spawn_tile for ship in ships().values())
    assert set(tiles) == set(range(1, 21))
    assert max(tiles.values()) <= 3


def test_the_names_are_our_own() -> None:
    names = [ship.name for ship in ships().values()]
    assert len(set(names)) == len(names)
    assert not PRINTED_SHIPS & set(names)


# ---------------------------------------------------------------- balance


def test_the_pile_has_enough_ships_of_every_level() -> None:
    assert Counter(ship.level for ship in ships().values()) == {1: 14, 2: 12, 3: 12, 4: 8}


@pytest.mark.parametrize(
    "measure",
    [
        lambda ship: ship.defence,
        lambda ship: ship.hull,
        lambda ship: ship.crew,
        lambda ship: ship.reward,
        lambda ship: sum((flag.value or 0) + flag.bonus for flag in guns(ship)),
    ],
    ids=["defence", "hull", "crew", "reward", "guns"],
)
def test_ships_grow_with_their_level(measure: Callable[[NpcCard], float]) -> None:
    means = [mean(measure(ship) for ship in ships().values() if ship.level == level) for level in (1, 2, 3, 4)]
    assert means == sorted(means)
    assert means[0] < means[-1]


def test_a_starting_ship_can_fight_a_first_level_ship() -> None:
    """Two cannons sink any of them in some turns, and none of them sinks a new player at one blow."""
    mine = PlayerShip.of(SheetId("board-A-1"), tuple(values("player-ship", "board-A-1").items()))
    assert mine.defence is not None
    assert mine.hull is not None
    for card, ship in ships().items():
        if ship.level == 1 and ship.defence is not None and ship.hull is not None:
            assert 2 <= ship.hull / (2 * damage_per_die(0, ship.defence)) <= 10, card
            blows = sum((flag.value or 0) * damage_per_die(flag.bonus, mine.defence) for flag in guns(ship))
            assert blows < mine.hull / 1.5, card


def damage_per_die(bonus: int, defence: int) -> float:
    """CL-RNG-08: mean damage of one D12."""
    return mean(min(4, max(0, face + bonus - defence)) for face in range(1, 13))


def test_rewards_are_whole_coins_and_merchants_carry_goods() -> None:
    for card, ship in ships().items():
        assert ship.reward in range(1000, 6001, 1000), card
        assert ship.role != "merchant" or ship.goods.total, card


def test_the_holds_are_those_of_the_printed_examples() -> None:
    """T-10: the three profiles that the rulebook shows."""
    for keel in book().holds:
        drawn = values("hold", f"{keel.board}-{keel.level}-{keel.draft}")
        cells = "".join(drawn["squares"])
        assert (sum(cells.count(sign) for sign in "sgc"), cells.count("g")) == (keel.slots, keel.gunports)
        assert (drawn["cannons"], drawn["damage"]) == (keel.cannons, keel.damage)
        if keel.board == "B":
            assert (drawn["rowboats"], cells.count("c")) == (keel.rowboats, keel.cabins)


def test_every_cannon_icon_of_a_hold_has_a_gunport() -> None:
    for keel, drawn in of_schema("hold").items():
        assert drawn["cannons"] <= "".join(drawn["squares"]).count("g"), keel


def test_both_sides_of_a_ship_card_agree() -> None:
    for card, ship in ships().items():
        mine = PlayerShip.of(SheetId(card), tuple(values("player-ship", card).items()))
        assert mine.level == ship.level


def test_three_ships_of_each_seal_open_an_evening_on_board_b() -> None:
    starts = table(1, "expert").start_ships
    assert [sum(ship.seal == seal for ship in starts) for seal in (1, 2)] == [3, 3]
    for ship in starts:
        record = values("player-ship", ship.id)
        assert (record["level"], record["value"]) == (1, book().numbers.start_ship_value)


# ---------------------------------------------------------------- what the rulebook's examples tell


def test_wind_cards() -> None:
    winds = {card: [record[f"at_{clock}"] for clock in CLOCK] for card, record in of_schema("wind-card").items()}
    assert winds.pop(weather.CALM) == [0] * 6
    assert len(winds) == book().numbers.wind_cards - 1
    for card, blows in winds.items():
        assert blows.count(book().numbers.wind_best) == 1, card
        assert set(blows) <= {-2, -1, 0, 1, 2}, card
    opposite = {(blows[i], blows[(i + 3) % 6]) for blows in winds.values() for i in range(6)}
    assert {(1, -2), (2, -2)} <= opposite


def test_market_prices_agree_with_the_examples() -> None:
    """T-35, T-37, T-38: what was paid and received in France, England and Holland on side A."""
    france, england, holland = face("france", "A"), face("england", "A"), face("holland", "A")
    assert price_of_purchase(france, "legal", 7, 5) == (500, 500, 1000, 1000, 1000)
    assert sum(price_of_purchase(france, "contraband", 5, 5)) == 4500
    assert price_of_purchase(england, "contraband", 4, 4) == (1000,) * 4
    assert price_of_purchase(holland, "legal", 3, 3) == (1000,) * 3
    assert price_of_sale(england, "legal", 5) == 1000
    assert price_of_sale(england, "contraband", england.slots("contraband")) == 1000
    assert price_of_sale(france, "contraband", 2) == 1000


@pytest.mark.parametrize("side", SIDES)
def test_scarce_goods_are_dear_and_trade_pays(side: Side) -> None:
    for nation in COUNTRIES:
        sections = face(nation, side).sections
        for one, other in pairwise(sections):
            assert one.buy >= other.buy
            assert one.sell >= other.sell
            assert one.sell_contraband >= other.sell_contraband
        assert all(section.buy <= section.sell for section in sections)


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("nation", NATIONS)
def test_reputation_lines_hold_what_is_derived(nation: Nation, side: Side) -> None:
    record = values("reputation-line", f"{nation}-{side}")
    for icon in ICONS:
        if icon.origin == "derived" and nation in icon.lines:
            value = record[icon.name]
            found = {int(column) for column in value} if icon.several else {value}
            assert set(icon.columns) <= found, icon.name


def test_event_cards_change_the_wind_and_call_for_more() -> None:
    cards = of_schema("event-card").values()
    assert sum(card["wind_change"] for card in cards) == 9
    assert sum(card["draw_another"] for card in cards) == 3


@pytest.mark.parametrize("side", SIDES)
def test_fame_boards_pass_their_icons_in_order(side: Side) -> None:
    record = values("fame-board", side)
    taverns = [int(space) for space in record["taverns"]]
    assert 0 < record["remove_1"] < record["remove_2"] < book().numbers.fame_recommended
    assert taverns == sorted(taverns)


# ---------------------------------------------------------------- an evening


LIKES = {
    "end": 2.5,
    "begin": 4.0,
    "enter": 4.0,
    "market": 3.0,
    "tavern": 3.0,
    "yard": 3.0,
    "shop": 2.0,
    "fire": 3.0,
} | dict.fromkeys(("survey", "clue", "jettison", "pick", "mission", "treasure", "tavern-fame"), 0.04)
"""A robot that trades and fights rather than dawdle over free actions or declare itself the winner."""


def table(players: int, preset: str) -> Options:
    chosen = next(p for p in book().presets if p.id == preset)
    names = (("Anne", "green"), ("Bart", "blue"), ("Cleo", "orange"), ("Dirk", "purple"))
    seats = tuple(SeatOptions(name, colour, chosen.board) for name, colour in names[:players])  # type: ignore[arg-type]
    return demonstration(
        Options(
            mode="solo" if players == 1 else "competitive",
            seats=seats,
            switches=chosen.switches,
            enemies=("spain", "france") if players == 1 else (),
            target=None if players == 1 else 21,
        ),
        book(),
        sample(),
    )


def test_the_whale_swims_only_among_monsters() -> None:
    whales = {card for card, ship in ships().items() if ship.special == "whale"}
    assert whales
    assert not whales & {card.id for card in table(1, "standard").npc_pile}
    assert whales <= {card.id for card in table(1, "expert").npc_pile}


@pytest.mark.parametrize(
    ("players", "preset", "seed"),
    [(1, "standard", 11), (1, "expert", 12), (2, "standard", 13), (2, "expert", 14), (4, "expert", 15)],
)
def test_an_evening_with_the_sample_edition_asks_for_no_card(players: int, preset: str, seed: int) -> None:
    def look_up(schema: str, subject: str) -> Any:
        record = sample().get((schema, subject))
        return None if record is None else (record, "sample")

    evening = GameSession(
        game(),
        table(players, preset).dump(),
        seed=seed,
        answerers=(virtual_dice(seed, lambda: "virtual"), from_library(look_up)),
    )
    robot = Robot(seed, LIKES)
    questions: list[Ask[Any]] = []
    while (question := evening.question) is not None and len(questions) < 400:
        questions.append(question)
        evening.answer(robot.answer(question))
    assert [q.key for q in questions if isinstance(q, Form)] == []
    assert {card.origin for card in evening.state.cards} == {"sample"}
    assert len(evening.state.tavern) == 9
    assert {"npc-card", "wind-card", "reputation-line"} <= {card.schema for card in evening.state.cards}
