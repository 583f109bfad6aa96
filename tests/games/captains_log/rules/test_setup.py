"""1.2 Setup, and the switches and presets of CL-GEN-10."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest
import yaml

from companion.core.events.announcement_events import Announced
from companion.core.events.announcements import Order
from companion.core.kit.options import Colour
from companion.core.questions.kinds import Roll
from companion.games.captains_log import departure, setup
from companion.games.captains_log.events import weather
from companion.games.captains_log.harbour.market import PRODUCT
from companion.games.captains_log.model.ids import COUNTRIES, NATIONS
from companion.games.captains_log.model.ledger import FameScored
from companion.games.captains_log.model.options import Difficulty, Options, SeatOptions, Switches
from companion.games.captains_log.model.state import GOODS, State
from companion.games.captains_log.renown.fame import GameEnded
from companion.library.game_registry import game
from tests.games.captains_log.rules.scripted import ROOT, Played, book, play
from tests.games.captains_log.rules.tables import play_out
from tests.games.captains_log.seat_ids import SEAT_1
from tests.support.setup_counts import taken

COLOURS: tuple[Colour, ...] = ("green", "blue", "orange", "purple")
NUMBERS = book().numbers
STANDARD = Switches()


def options(players: int = 2, **changes: Any) -> Options:
    """An evening of so many players."""
    seats = tuple(SeatOptions(f"Player {i + 1}", COLOURS[i]) for i in range(players))
    values: dict[str, Any] = {"mode": "solo" if players == 1 else "competitive", "seats": seats}
    if players == 1:
        values["enemies"] = ("spain", "france")
    return Options(**(values | changes))


def set_up(players: int = 2, scripted: dict[str, Any] | None = None, **changes: Any) -> Played:
    """Setup of an evening from its first to its last question."""
    return play_out(setup.set_up, setup.first_state(options(players, **changes), book()), scripted)


def asked(played: Played) -> list[str]:
    """What people decide or read off; dice, draws and cards to be copied apart."""
    return [question.key for question in played.asked if question.nature in ("decision", "fact")]


def told(played: Played) -> set[str]:
    """The rules under which the table was told something."""
    return {event.rule for event in played.of(Announced)}


def cubes(s: State, good: Any) -> int:
    """All cubes of a good on the market and in the reserve."""
    return s.reserve.of(good) + sum(m.legal + m.contraband for m in s.market if PRODUCT[m.nation] == good)


@pytest.mark.rule("CL-SET-01")
def test_cl_set_01_with_the_apps_cards_only_the_first_player_is_asked() -> None:
    assert asked(set_up(2)) == ["first"]
    assert asked(set_up(4)) == ["first"]
    assert asked(set_up(1)) == ["first"] and set_up(1).asked[-1].only() is not None


@pytest.mark.rule("CL-SET-02", "CL-SET-26")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_cl_set_02_as_many_tiles_face_up_as_players(players: int) -> None:
    dealt = set_up(players).state
    assert len(set(dealt.revealed)) == players and set(dealt.revealed) <= set(range(1, 22))
    tiles = [str(n) for n in range(3, 3 + players)]
    own = set_up(players, {"tiles": tiles}, cards="table")
    assert own.state.revealed == tuple(range(3, 3 + players))
    assert "CL-SET-02" in told(own)


@pytest.mark.rule("CL-SET-03", "CL-DYN-01")
def test_cl_set_03_the_dynamic_map_is_laid_by_the_players() -> None:
    played = set_up(3, switches=Switches(dynamic_map=True))
    assert "CL-SET-03" in told(played) and len(played.state.revealed) == 3


@pytest.mark.rule("CL-SET-04")
def test_cl_set_04_the_first_wind_is_in_force() -> None:
    dealt = set_up(2)
    assert dealt.state.wind in weather.wind_cards(dealt.state, book())
    own = set_up(2, {"wind-card": "wind-3"}, cards="table")
    assert own.state.wind == "wind-3"


@pytest.mark.rule("CL-SET-05", "A-04", "CL-GEN-11")
def test_cl_set_05_each_market_tile_gets_a_d12_of_cubes_legal_first() -> None:
    order = {"market-1": "spain", "market-2": "holland", "market-3": "france"}
    played = set_up(2, {**order, "market-dice": [1, 12, 7, 4]})
    assert [tile.nation for tile in played.state.market] == ["spain", "holland", "france", "england"]
    assert [(tile.legal, tile.contraband) for tile in played.state.market] == [(1, 0), (6, 6), (4, 3), (2, 2)]
    (dice,) = [question for question in played.asked if isinstance(question, Roll)]
    assert dice.sides == (12, 12, 12, 12)
    for good in GOODS:
        box = {"oil": NUMBERS.cubes_oil, "wood": NUMBERS.cubes_wood}.get(good, NUMBERS.cubes_main_good)
        assert cubes(played.state, good) == box


@pytest.mark.rule(
    "CL-SET-07", "CL-SET-08", "CL-SET-09", "CL-SET-10", "CL-SET-11", "CL-SET-14", "CL-SET-27", "CL-SET-06", "CL-SET-25"
)
def test_cl_set_08_boards_and_piles_are_laid_as_their_sides_ask() -> None:
    standard = told(set_up(2))
    assert {"CL-SET-07", "CL-SET-10", "CL-SET-11", "CL-SET-14"} <= standard
    assert not {"CL-SET-06", "CL-SET-08", "CL-SET-09", "CL-SET-25"} & standard
    seats = (SeatOptions("Anne", "green", "B"), SeatOptions("Bart", "blue"))
    expert = told(set_up(2, seats=seats, switches=Switches(reputation_board="B", cargo_tower=True, bounty=True)))
    assert {"CL-SET-06", "CL-SET-08", "CL-SET-09", "CL-SET-25"} <= expert


@pytest.mark.rule("CL-SET-12", "CL-SET-13")
def test_cl_set_12_war_card_a_is_printed_and_b_is_decided() -> None:
    printed = set_up(2).state
    assert printed.wars == (("england", "spain"), ("england", "france"))
    assert printed.at_war("england", "france") and not printed.at_war("spain", "france")
    own = set_up(2, switches=Switches(war_card="B"), wars=(("holland", "spain"),)).state
    assert own.at_war("spain", "holland") and not own.at_war("england", "spain")
    assert set_up(2, switches=Switches(war_card="B")).state.wars == ()
    for state in (printed, own):
        assert all(state.at_war(country, "pirates") for country in COUNTRIES)


@pytest.mark.rule("CL-SET-15", "CL-GEN-07")
def test_cl_set_15_the_end_token_lies_on_the_agreed_fame() -> None:
    assert set_up(2).state.target == 21
    assert set_up(2, target=5).state.target == 5
    assert set_up(2).state.time == 0 and set_up(2).state.is_day


@pytest.mark.rule("CL-SET-16")
def test_cl_set_16_all_event_cards_are_in_the_pile() -> None:
    assert set_up(2).state.events == tuple(range(1, NUMBERS.event_cards + 1))


@pytest.mark.rule("CL-SET-17", "CL-SET-18")
def test_cl_set_18_one_npc_pile_or_two() -> None:
    assert "CL-SET-17" in told(set_up(2)) and "CL-SET-18" not in told(set_up(2))
    assert "CL-SET-18" in told(set_up(2, switches=Switches(two_decks=True)))


@pytest.mark.rule("CL-SET-19", "CL-GEN-02")
def test_cl_set_19_everybody_starts_with_3000_doubloons_and_two_cannons() -> None:
    for player in set_up(3).state.players:
        assert (player.doubloons, player.cannons, player.crew, player.level) == (3000, 2, 0, 1)
        assert not player.afloat and not player.placed
    crewed = set_up(3, switches=Switches(boarding=True)).state
    assert [player.crew for player in crewed.players] == [3, 3, 3]


@pytest.mark.rule("CL-SET-20", "CL-SET-26", "CL-SOL-03", "A-06")
@pytest.mark.parametrize(("players", "each"), [(1, 3), (2, 2), (3, 1), (4, 1)])
def test_cl_set_20_npcs_per_player(players: int, each: int) -> None:
    state = set_up(players).state
    assert [npc.id for npc in state.npcs] == [f"npc-{i + 1}" for i in range(players * each)]
    for player in state.players:
        assert sum(npc.seat == player.id for npc in state.npcs) == each
    assert not any(npc.revealed or npc.on_map for npc in state.npcs)


@pytest.mark.rule("CL-SET-21", "CL-SET-22")
def test_cl_set_22_start_hexes_are_taken_in_reverse_order() -> None:
    played = set_up(3, {"first": "seat-2"})
    assert played.state.turn.first == played.state.turn.seat == 1
    (hexes,) = [event for event in played.of(Announced) if event.rule == "CL-SET-22"]
    order = [dict(name.args)["name"] for name in dict(hexes.text.args)["players"]]
    assert order == ["Player 1", "Player 3", "Player 2"]


@pytest.mark.rule("CL-SET-19", "CL-SET-20")
def test_cl_set_19_bases_bear_the_numbers_of_the_order_of_play() -> None:
    assert [npc.seat for npc in set_up(3, {"first": "seat-2"}).state.npcs] == ["seat-2", "seat-3", "seat-1"]
    two = set_up(2, {"first": "seat-2"}).state
    assert [npc.seat for npc in two.npcs] == ["seat-2", "seat-1", "seat-2", "seat-1"]


@pytest.mark.rule("CL-SET-23", "A-62")
def test_cl_set_23_purchases_before_the_first_turn_are_offered_to_everybody() -> None:
    state = set_up(2).state.with_turn(steps=())
    start, *own = departure.menus(state, book())
    assert [option.id for option in start.options] == ["shop-seat-1", "shop-seat-2", "begin"]
    assert [(menu.who, menu.main) for menu in own] == [("seat-1", "ready"), ("seat-2", "ready")]
    shopping = state.with_turn(port="native", services=("tavern", "yard"), seat=1)
    shop, *others = departure.menus(shopping, book())
    assert shop.who == "seat-2" and shop.main == "ready" and [menu.who for menu in others] == ["seat-1"]
    assert "leave-port" in {option.id for option in shop.options}
    for menu in (shop, *own):
        assert not {"tavern-mission", "sell", "yard-wood-sell"} & {option.id for option in menu.options}
    begun = play_out(setup.begin, shopping).state
    assert (begun.turn.stage, begun.turn.round, begun.turn.seat, begun.turn.port) == ("player", 1, 0, "")


@pytest.mark.rule("CL-SET-24", "CL-SET-26", "CL-SOL-01", "CL-SOL-02", "CL-SOL-06", "T-46")
def test_cl_sol_02_solo_setup_lays_flags_and_end_token() -> None:
    played = set_up(1)
    assert played.state.target == 19 and played.state.enemies == ("spain", "france")
    assert played.state.players[0].standing.spain == -5
    assert played.of(FameScored) == [] and played.of(GameEnded) == []
    assert "CL-SOL-06" in told(played) and "CL-SOL-06" not in told(set_up(2))
    assert set_up(1, difficulty=Difficulty(target_25=True)).state.target == 25
    drawn = set_up(1, {"enemies": 3}, enemies=()).state
    assert len(set(drawn.enemies)) == 3 and set(drawn.enemies) <= set(NATIONS) and drawn.target == 18


@pytest.mark.rule("CL-GEN-09")
def test_cl_gen_09_the_standard_game_leaves_crew_and_special_tiles_in_the_box() -> None:
    assert "CL-GEN-09" in told(set_up(2))
    assert "CL-GEN-09" in told(set_up(2, switches=Switches(boarding=True, special_tiles=True)))
    assert "CL-GEN-09" not in told(set_up(2, switches=Switches(boarding=True, special_tiles=True, calm_wind=True)))
    tiles = [option.id for option in set_up(2).asked[0].options]  # type: ignore[attr-defined]
    assert tiles[-1] == "21"


@pytest.mark.rule("CL-GEN-10", "CL-SET-15")
def test_cl_gen_10_presets_agree_with_the_table_of_switches() -> None:
    first, standard, expert = book().presets
    assert (first.id, standard.id, expert.id) == ("first", "standard", "expert")
    assert first.switches == standard.switches == STANDARD
    assert first.target == NUMBERS.fame_first_game and standard.target == expert.target == NUMBERS.fame_recommended
    assert (first.board, standard.board, expert.board) == ("A", "A", "B")
    same = {"war_card", "two_decks", "reshuffle_wind", "ramming"}
    for field in fields(Switches):
        changed = getattr(expert.switches, field.name) != getattr(STANDARD, field.name)
        assert changed == (field.name not in same), field.name


@pytest.mark.rule("CL-GEN-10")
def test_cl_gen_10_presets_name_only_switches_that_exist() -> None:
    names = {field.name for field in fields(Switches)}
    for preset in yaml.safe_load((ROOT / "rulesdata" / "captains_log" / "presets.yaml").read_text(encoding="utf-8")):
        assert set(preset["switches"]) <= names


@pytest.mark.rule("CL-SET-02", "CL-SET-05", "CL-SET-19", "CL-SET-20")
@pytest.mark.parametrize(("players", "others", "bases"), [(1, 20, 3), (2, 19, 2), (3, 18, 1), (4, 17, 1)])
def test_what_comes_out_of_the_box_is_counted(players: int, others: int, bases: int) -> None:
    happened = set_up(players).happened
    box, own = taken(happened), taken(happened, "seat-1")
    assert (box["start-tile"], box["map-tile"]) == (players, others)
    assert [box[f"cube-{good}"] for good in GOODS] == [25, 25, 25, 25, 15, 25] and box["market-tile"] == 4
    assert (own["npc-base"], own["miniature"], own["player-token"], own["keel"]) == (bases, 4, 20, 1)
    assert box["npc-base"] == bases * players and box["ship-card"] == 46


@pytest.mark.rule("CL-SET-04", "CL-SET-25")
def test_calm_and_bounty_cards_are_taken_only_where_they_are_played() -> None:
    plain = taken(set_up(2).happened)
    rich = taken(set_up(2, switches=Switches(calm_wind=True, bounty=True)).happened)
    assert (plain["wind-card"], plain["bounty-card"]) == (6, 0)
    assert (rich["wind-card"], rich["bounty-card"]) == (7, 2)


def printed(played: Played, seat: str) -> list[tuple[str, str]]:
    """What a player may copy off what the own hands lay out."""
    orders = (each for each in played.announcements() if isinstance(each, Order) and each.seat == seat)
    return [spot for order in orders for spot in order.prints]


@pytest.mark.rule("CL-SET-19", "CL-SHP-01")
def test_a_ship_can_be_copied_while_it_is_laid_out() -> None:
    assert printed(set_up(2), "seat-1") == [("player-ship", "board-A-1")]
    seats = (SeatOptions("Anne", "green", "B"), SeatOptions("Bob", "blue"))
    played = set_up(2, seats=seats)
    assert printed(played, "seat-1") == [("player-ship", played.state.player(SEAT_1).ship)]
    assert printed(played, "seat-2") == [("player-ship", "board-A-1")]


@pytest.mark.rule("CL-SHP-06")
def test_the_copied_ship_says_which_hold_is_used() -> None:
    leads = game("captains_log").leads
    assert leads("player-ship", "board-A-2", {"draft": "1.5"}) == (("hold", "A-2-1.5"),)
    assert leads("player-ship", "ship-07", {"draft": "3", "level": 4}) == (("hold", "B-4-3"),)
    assert leads("player-ship", "ship-07", {"draft": "3", "level": None}) == ()
    assert leads("player-ship", "board-A-2", {"draft": None}) == () == leads("hold", "A-2-1.5", {"draft": "1"})


@pytest.mark.rule("CL-SET-24", "CL-SHP-06")
def test_what_was_copied_meanwhile_is_known_in_the_first_round() -> None:
    state = set_up(2).state
    assert state.card("player-ship", "board-A-1") is None
    ship = {"draft": "2", "hull": 9}
    begun = play(setup.begin, state, {"begin-seat-1-ship": ship, "begin-seat-1-hold": {"squares": ("gg", "ss")}}).state
    assert begun.keel(begun.player(SEAT_1)) == "A-1-2" and begun.player(SEAT_1).hold
