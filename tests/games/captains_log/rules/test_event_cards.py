"""1.30 Events: all 27 cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from companion.core.events.announcement_events import Announced
from companion.core.procedures.copied_cards import CopiedCard
from companion.core.procedures.procedure import command
from companion.core.questions.kinds import Choose, Draw, Form, Roll
from companion.games.captains_log import ports, rounds
from companion.games.captains_log.combat import fortresses
from companion.games.captains_log.events import event_cards, event_effects, stowaway
from companion.games.captains_log.model import event_deck
from companion.games.captains_log.model.ids import MissionId, NpcId, SeatId
from companion.games.captains_log.model.options import Options, SeatOptions, Switches
from companion.games.captains_log.model.state import (
    Goods,
    Lasting,
    MarketTile,
    Mission,
    Npc,
    Player,
    Port,
    State,
    Voyage,
)
from companion.games.captains_log.voyage import exploring, flotation
from companion.library.game_registry import game
from companion.library.texts import texts_in
from tests.games.captains_log.rules.harbour import at_market
from tests.games.captains_log.rules.scripted import Played, a_table, book, play
from tests.games.captains_log.rules.tables import play_out
from tests.games.captains_log.seat_ids import SEAT_1
from tests.support.verdicts import refused_by

PLAIN = {"wind_change": False, "draw_another": False}
ALL = tuple(range(1, 28))


def draw(number: int, s: State, answers: Mapping[str, Any] | None = None, **icons: Any) -> Played:
    """Draw one card by its number; its icons are copied on the way."""
    card = {f"event-card-{number}": PLAIN | icons}
    return play(event_cards.draw_event, s, {"event-1-card": str(number), **card, **(answers or {})})


def table(**changes: Any) -> State:
    """A table with a full pile of events."""
    return a_table(**({"events": ALL} | changes))


def rows(s: State) -> list[tuple[int, int]]:
    return [(tile.legal, tile.contraband) for tile in s.market]


def market(*cubes: tuple[int, int]) -> tuple[MarketTile, ...]:
    """England, France, Holland, Spain with so many cubes on the legal and the contraband row."""
    nations = ("england", "france", "holland", "spain")
    return tuple(MarketTile(nation, *pair) for nation, pair in zip(nations, cubes, strict=True))  # type: ignore[arg-type]


def with_crew(s: State, **switches: Any) -> State:
    return replace(s, options=replace(s.options, switches=Switches(boarding=True, **switches)))


def places(s: State) -> list[int]:
    """Every event card wherever it lies, the fog's card counted by its tile."""
    return sorted((*s.events, *s.discards, *(event.number for event in s.lasting), *s.kraken, *((8,) if s.fog else ())))


@pytest.mark.rule("CL-EVT-01", "CL-TRN-07", "CL-EVT-10")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_cl_evt_10_calm_does_nothing(number: int) -> None:
    played = draw(number, table())
    assert isinstance(played.asked[0], Draw)
    assert played.state.discards == (number,)
    assert rows(played.state) == rows(table())


@pytest.mark.rule("CL-EVT-01")
def test_cl_evt_01_own_cards_are_told_by_the_table() -> None:
    s = table()
    played = draw(1, replace(s, options=replace(s.options, cards="table")))
    assert isinstance(played.asked[0], Choose) and played.asked[0].nature == "fact"


@pytest.mark.rule("CL-EVT-02")
def test_cl_evt_02_icons_are_copied_once_and_obeyed() -> None:
    answers = {"event-1-wind-card": "wind-3", "event-2-card": "2", "event-card-2": PLAIN}
    played = draw(1, table(), answers, wind_change=True, draw_another=True)
    assert played.state.wind == "wind-3"
    assert played.state.discards == (1, 2)
    again = play(event_cards.draw_event, replace(played.state, events=(2,)), {})
    assert not any(isinstance(question, Form) for question in again.asked)


@pytest.mark.rule("CL-EVT-03", "A-46", "CL-FAM-07")
def test_cl_evt_03_a_used_up_pile_is_made_of_all_cards_out_of_play() -> None:
    s = table(events=(), discards=(1, 2), lasting=(Lasting(18, "game"),), kraken=(24,), fog=True)
    played = draw(1, s)
    assert len(played.state.events) == 23 and played.state.discards == (1,)
    assert places(played.state) == list(ALL)


@pytest.mark.rule("CL-EVT-03")
@pytest.mark.parametrize(
    ("number", "until"), [(6, "day"), (7, "day"), (18, "game"), (19, "game"), (22, "day"), (23, "day")]
)
def test_cl_evt_03_what_lasts_stays_in_play(number: int, until: str) -> None:
    played = draw(number, table(), until=until)
    assert played.state.lasting == (Lasting(number, until),)  # type: ignore[arg-type]
    assert places(played.state) == list(ALL)
    over = play(event_cards.expire, played.state, {})
    assert over.state.lasting == (() if until == "day" else played.state.lasting)
    assert places(over.state) == list(ALL)


@pytest.mark.rule("CL-EVT-03")
def test_cl_evt_03_the_printed_duration_decides() -> None:
    played = draw(22, table(), until="game")
    assert played.state.lasting == (Lasting(22, "game"),)
    unknown = draw(22, table(), until=None)
    assert unknown.state.lasting == (Lasting(22, "day"),)


def fleet(*cards: tuple[str, int | None], on_map: bool = True) -> State:
    npcs = tuple(
        Npc(NpcId(f"npc-{i}"), SEAT_1, card=card, revealed=True, on_map=on_map) for i, (card, _) in enumerate(cards, 1)
    )
    plain = (("role", "merchant"), ("nation", "spain"))
    copies = tuple(CopiedCard("npc-card", card, (*plain, ("name", card), ("level", level))) for card, level in cards)
    return table(npcs=npcs, cards=copies)


@pytest.mark.rule("CL-EVT-11", "A-83")
def test_cl_evt_11_the_lowest_level_then_the_lowest_card_number_vanishes() -> None:
    numbers = {"event-1-number-npc-2": {"number": 20}, "event-1-number-npc-3": {"number": 9}}
    played = draw(5, fleet(("ship-03", 2), ("ship-20", 1), ("ship-09", 1)), numbers)
    assert [npc.on_map for npc in played.state.npcs] == [True, True, False]
    assert played.state.ledger == ()


@pytest.mark.rule("CL-EVT-11")
def test_cl_evt_11_an_unknown_level_is_asked_and_an_empty_sea_loses_nobody() -> None:
    asked = draw(5, fleet(("ship-03", None), ("ship-20", 2)), {"event-1-npc-1-level": {"level": 3}})
    assert [npc.on_map for npc in asked.state.npcs] == [True, False]
    nobody = draw(5, fleet(("ship-03", 1), on_map=False))
    assert nobody.of(Announced)[-1].text.key == "cl-nobody-vanishes"


@pytest.mark.rule("CL-EVT-12", "CL-EVT-13", "CL-EVT-28", "CL-EVT-29")
@pytest.mark.parametrize("number", [6, 7, 22, 23])
def test_cl_evt_12_what_everybody_must_remember_is_shown(number: int) -> None:
    played = draw(number, table())
    assert [text.key for text in event_cards.reminders(played.state)] == [f"cl-reminder-{number}"]


@pytest.mark.rule("CL-EVT-14")
def test_cl_evt_14_fog_comes_onto_its_tile_once_that_is_revealed() -> None:
    shown = draw(8, table(revealed=(21,)))
    assert shown.state.fog and shown.state.discards == ()
    assert [text.key for text in event_cards.reminders(shown.state)] == ["cl-reminder-fog"]
    hidden = draw(8, table())
    assert not hidden.state.fog and hidden.state.discards == (8,)


def crowd(n: int, first: int = 0) -> State:
    seats = tuple(SeatOptions(f"P{i}", colour) for i, colour in enumerate(("green", "blue", "orange", "purple")[:n], 1))  # type: ignore[arg-type]
    players = tuple(Player(SeatId(f"seat-{i}"), seat.name, seat.colour, "A") for i, seat in enumerate(seats, 1))
    s = table(players=players, options=Options(mode="solo" if n == 1 else "competitive", seats=seats))
    return s.with_turn(first=first)


@pytest.mark.rule("CL-EVT-15", "CL-EVT-16", "CL-EVT-17", "CL-EVT-18")
@pytest.mark.parametrize(
    ("players", "named"), [(1, [1, 1, 1, 1]), (2, [1, 2, 1, 2]), (3, [1, 2, 3, 1]), (4, [1, 2, 3, 4])]
)
def test_cl_evt_15_with_fewer_players_counting_goes_round(players: int, named: list[int]) -> None:
    s = crowd(players)
    assert [event_cards.named_seat(s, number) for number in (9, 10, 11, 12)] == [f"seat-{n}" for n in named]


@pytest.mark.rule("CL-EVT-15")
def test_cl_evt_15_counting_begins_with_the_first_player() -> None:
    assert event_cards.named_seat(crowd(3, first=2), 9) == "seat-3"


@pytest.mark.rule("CL-EVT-15", "CL-EVT-16", "A-44")
def test_cl_evt_16_oil_waits_for_that_players_turn() -> None:
    waiting = draw(10, table(revealed=(3, 7)))
    assert waiting.state.lasting == (Lasting(10, "condition"),)
    assert dict(event_cards.reminders(waiting.state)[0].args) == {"name": "Bart"}
    early = play(event_cards.start_of_turn, waiting.state, {}, seat="seat-1")
    assert early.events == []
    due = play(event_cards.start_of_turn, early.state, {"wreck-10": [5]}, seat="seat-2")
    assert due.state.loose.oil == 2 and due.state.reserve.oil == waiting.state.reserve.oil - 2
    assert {"n": 2, "tile": 3} in [dict(told.text.args) for told in due.of(Announced)]
    assert due.state.floating == () and places(due.state) == list(ALL)


@pytest.mark.rule("CL-EVT-15")
def test_cl_evt_15_oil_lies_on_a_time_counter_with_flotation() -> None:
    s = draw(9, with_crew(table(revealed=(3,)), flotation=True)).state
    due = play(event_cards.start_of_turn, s, {"wreck-9": [3]}, seat="seat-1")
    assert [(f.kind, f.tile, f.left) for f in due.state.floating] == [("oil", 3, 6)]
    empty = play(event_cards.start_of_turn, replace(s, reserve=Goods()), {"wreck-9": [3]}, seat="seat-1")
    assert empty.state.floating == ()


@pytest.mark.rule("CL-EVT-17", "CL-EVT-18", "A-44")
def test_cl_evt_17_a_barrel_floats_where_the_die_says() -> None:
    s = draw(12, table(revealed=(4, 15))).state
    due = play(event_cards.start_of_turn, s, {"wreck-12": [2]}, seat="seat-2")
    assert [(f.kind, f.tile) for f in due.state.floating] == [("barrel", 15)]


@pytest.mark.rule("CL-EVT-19", "A-46")
def test_cl_evt_19_half_of_both_rows_of_the_nation_on_the_die() -> None:
    die = {"event-1-die": [4], "nation-die-13": {"face_4": "holland"}}
    played = draw(13, table(market=market((3, 3), (3, 3), (5, 1), (0, 0))), die)
    assert rows(played.state) == [(3, 3), (3, 3), (2, 1), (0, 0)]
    assert played.state.reserve.tea == table().reserve.tea + 3


@pytest.mark.rule("CL-EVT-19")
def test_cl_evt_19_an_unknown_face_is_read_off_the_card() -> None:
    die = {"event-1-die": [4], "nation-die-13": {"face_4": "pirates"}, "event-1-nation": "spain"}
    played = draw(13, table(), die)
    question = next(question for question in played.asked if question.key == "event-1-nation")
    assert isinstance(question, Choose) and question.nature == "fact"
    assert rows(played.state)[3] == (1, 1)


@pytest.mark.rule("CL-EVT-20", "A-46")
def test_cl_evt_20_all_that_have_most_lose_half() -> None:
    played = draw(14, table(market=market((6, 2), (4, 4), (3, 3), (0, 7))))
    assert rows(played.state) == [(3, 1), (2, 2), (3, 3), (0, 7)]


@pytest.mark.rule("CL-EVT-21")
def test_cl_evt_21_every_row_loses_two() -> None:
    played = draw(15, table(market=market((6, 2), (1, 4), (0, 3), (2, 2))))
    assert rows(played.state) == [(4, 0), (0, 2), (0, 1), (0, 0)]


@pytest.mark.rule("CL-EVT-22", "A-46", "CL-GEN-11")
def test_cl_evt_22_whoever_has_fewest_gains_column_by_column() -> None:
    tile = {"sections": 1, "legal_1": 4, "contraband_1": 3, "buy_1": 1000, "sell_1": 1000}
    s = table(market=market((1, 1), (4, 4), (2, 0), (4, 4)), reserve=Goods(tea=2, cotton=20))
    answers = {"event-1-cubes": [9, 3], "market-tile-england": tile, "market-tile-holland": tile}
    played = draw(16, s, answers)
    assert isinstance(next(q for q in played.asked if q.key == "event-1-cubes"), Roll)
    assert rows(played.state) == [(4, 3), (4, 4), (2, 2), (4, 4)]
    assert played.state.reserve.tea == 0


@pytest.mark.rule("CL-EVT-22", "A-04")
def test_cl_evt_22_filling_as_at_setup() -> None:
    assert event_effects.filled(MarketTile("spain", 0, 0), 5, 9, 9) == (3, 2)
    assert event_effects.filled(MarketTile("spain", 4, 1), 4, 9, 9) == (1, 3)
    assert event_effects.filled(MarketTile("spain", 1, 1), 9, 2, 3) == (1, 2)


@pytest.mark.rule("CL-EVT-23", "CL-GEN-09")
def test_cl_evt_23_stowaway_only_where_crews_count() -> None:
    plain = draw(17, table())
    assert plain.state.lasting == () and plain.of(Announced)[-1].rule == "CL-GEN-09"
    s = with_crew(table()).with_player(
        "seat-1",
        crew=5,
        missions=(
            Mission(MissionId("mission-1")),
            Mission(MissionId("mission-2")),
            Mission(MissionId("mission-3"), done=True),
        ),
    )
    aboard = draw(17, s).state
    assert [offer.option.id for offer in event_cards.offers(aboard, book())] == ["stowaway"]
    after = play(stowaway.comes_aboard, aboard, {}, seat="seat-1").state
    assert after.player("seat-1").crew == 3
    assert [r.text.key for r in stowaway.may_come(after, book(), SEAT_1).refusals] == ["cl-stowaway-paid"]
    assert play(stowaway.comes_aboard, after, {}, seat="seat-1").state.player("seat-1").crew == 3


def smuggling(**changes: Any) -> State:
    """Anne with one mission and the stowaway in play."""
    s = draw(17, with_crew(at_market(events=ALL))).state
    return s.with_player("seat-1", **({"crew": 5, "missions": (Mission(MissionId("mission-1")),)} | changes))


@pytest.mark.rule("CL-EVT-23", "CL-PRT-03")
def test_cl_evt_23_a_port_brings_him_aboard_by_itself_and_only_once() -> None:
    s = smuggling()
    s = replace(s, ports=(Port("spain", ("tavern",), 7),))
    entered = play_out(ports.enter, s, {"port": "port-spain-7-tavern"}, seat="seat-1").state
    assert (entered.player("seat-1").crew, entered.turn.stowaway) == (4, True)
    ended = play_out(rounds.end_turn, entered, seat="seat-1")
    assert "stowaway-moored" not in [q.key for q in ended.asked] and ended.state.player("seat-1").crew == 4
    assert not play(rounds.start_turn, ended.state, {}, seat="seat-1").state.turn.stowaway


@pytest.mark.rule("CL-EVT-23")
def test_cl_evt_23_at_the_end_of_the_turn_a_mooring_counts_too() -> None:
    answers = {"stowaway-moored": True}
    assert play(stowaway.at_end_of_turn, smuggling(), answers, seat="seat-1").state.player("seat-1").crew == 4
    known = smuggling(moored=True)
    assert play(stowaway.at_end_of_turn, known, {}, seat="seat-1").state.player("seat-1").crew == 4
    sailed = smuggling().with_turn(voyage=Voyage(moored=True))
    assert play(stowaway.at_end_of_turn, sailed, {}, seat="seat-1").state.player("seat-1").crew == 4
    idle = play(stowaway.at_end_of_turn, smuggling(missions=()), {}, seat="seat-1")
    assert idle.asked == []


@pytest.mark.rule("CL-EVT-23")
def test_cl_evt_23_he_is_told_once_a_turn_and_of_whoever_has_a_mission() -> None:
    def told(s: State) -> list[str]:
        verdict = game("captains_log").judge(s, command("stowaway", seat=SEAT_1), SEAT_1)
        return [reason.text.key for reason in verdict.refusals]

    assert told(smuggling()) == []
    assert told(smuggling().with_turn(stowaway=True)) == ["cl-stowaway-paid"]
    assert told(smuggling(missions=())) == ["cl-stowaway-no-mission"]


@pytest.mark.rule("CL-EVT-23", "CL-SHP-05", "A-58")
def test_cl_evt_23_he_may_cost_the_last_of_the_crew() -> None:
    lost = play_out(stowaway.comes_aboard, smuggling(crew=1), seat="seat-1").state
    assert not lost.player("seat-1").afloat


@pytest.mark.rule("CL-EVT-11", "CL-EVT-14")
def test_cl_evt_11_a_ship_in_the_fog_does_not_vanish() -> None:
    s = replace(fleet(("ship-03", 2), ("ship-20", 1)), fog=True)
    hidden = draw(5, s, {"event-1-fog": ["npc-2"]})
    assert [npc.on_map for npc in hidden.state.npcs] == [False, True]
    seen = draw(5, s, {"event-1-fog": []})
    assert [npc.on_map for npc in seen.state.npcs] == [True, False]
    none = draw(5, replace(fleet(("ship-03", 2)), fog=True), {"event-1-fog": ["npc-1"]})
    assert none.of(Announced)[-1].text.key == "cl-nobody-vanishes"


@pytest.mark.rule("CL-EVT-31", "CL-KRK-08")
def test_cl_evt_31_the_colossal_kraken_destroys_at_once_what_lies_beside_it() -> None:
    s = replace(fleet(("ship-03", 2)), revealed=(11,))
    played = draw(27, s, {"event-1-kraken-met": ["npc-1"]})
    assert not played.state.npc("npc-1").on_map and played.state.kraken == (27,)


@pytest.mark.rule("CL-EVT-15", "CL-GEN-11", "CL-BAR-04")
def test_cl_evt_15_a_poor_reserve_lays_less_oil_and_gets_no_more_back() -> None:
    s = draw(9, with_crew(table(revealed=(3,), reserve=Goods(oil=1), loose=Goods(oil=3)), flotation=True)).state
    due = play(event_cards.start_of_turn, s, {"wreck-9": [3]}, seat="seat-1").state
    assert [f.cubes for f in due.floating] == [1] and due.loose.oil == 4
    last = replace(due, floating=(replace(due.floating[0], left=1),))
    sunk = play(flotation.turn_notches, last, {}).state
    assert (sunk.loose.oil, sunk.reserve.oil) == (3, 1)


@pytest.mark.rule("CL-EVT-23")
def test_cl_evt_23_no_mission_no_loss() -> None:
    s = draw(17, with_crew(table())).state
    assert refused_by(event_cards.offers(s, book())[0].option.verdict) == ["CL-EVT-23"]


def forts(*numbers: int, era: int = 2) -> State:
    return table(era=era, lasting=tuple(Lasting(number, "game") for number in numbers))


@pytest.mark.rule("CL-FRT-03", "CL-FRT-04", "T-13")
def test_cl_frt_03_number_of_the_hex_and_era_t_13() -> None:
    dice, bonus = fortresses.salvo(forts(), book(), 4)
    assert (dice.total, bonus.total) == (4, 2)


@pytest.mark.rule("CL-EVT-24", "CL-EVT-25", "CL-FRT-07", "T-52")
def test_cl_evt_25_both_fortress_events_add_up_t_52() -> None:
    dice, bonus = fortresses.salvo(forts(18, 19), book(), 0, ring=True)
    assert (dice.total, bonus.total) == (4, 3)
    alone = fortresses.salvo(forts(19), book(), 0, ring=True)
    assert [part.total for part in alone] == [3, 2]
    assert fortresses.salvo(forts(18), book(), 0, ring=True)[0].total == 0


@pytest.mark.rule("CL-EVT-26", "CL-EVT-27", "A-14")
def test_cl_evt_26_a_fortress_changes_hands_and_its_port_with_it() -> None:
    ports = (Port("spain", ("buy",), 5), Port("spain", ("buy",), 7))
    s = table(revealed=(5,), fortresses=((5, "spain"),), ports=ports)
    played = draw(20, s, {"event-1-die": [2], "nation-die-20": {"face_2": "france"}})
    assert played.state.fortresses == ((5, "france"),)
    assert [port.flag for port in played.state.ports] == ["france", "spain"]
    same = draw(20, s, {"event-1-die": [2], "nation-die-20": {"face_2": "spain"}})
    assert same.state.fortresses == ((5, "spain"),)


@pytest.mark.rule("CL-EVT-27")
def test_cl_evt_27_no_fortress_on_a_hidden_tile() -> None:
    played = draw(21, table(revealed=(5,)))
    assert played.of(Announced)[-1].text.key == "cl-fortress-hidden"


@pytest.mark.rule("CL-EVT-30", "CL-EVT-31")
@pytest.mark.parametrize("number", [24, 25, 26, 27])
def test_cl_evt_30_kraken_cards_come_into_play(number: int) -> None:
    met = {"event-1-kraken-met": []} if number == 27 else {}
    played = draw(number, table(revealed=(11,)), met)
    assert played.state.kraken == (number,) and places(played.state) == list(ALL)
    keys = [text.key for text in event_cards.reminders(played.state)]
    assert keys == ["cl-reminder-kraken"] + ["cl-reminder-27"] * (number == 27)


@pytest.mark.rule("CL-EVT-03")
def test_cl_evt_03_the_cards_stand_in_the_book_as_the_code_counts_them() -> None:
    cards = book().event_cards
    assert [card.number for card in cards] == list(range(1, book().numbers.event_cards + 1))
    wrecks = [card.number for card in cards if card.effect in ("wreck-oil", "wreck-barrel")]
    assert wrecks == list(range(event_cards.FIRST_WRECK, event_cards.LAST_WRECK + 1))
    assert event_deck.number_of(book(), "colossal") == event_cards.COLOSSAL


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_card_can_be_read_in_both_languages(lang: str) -> None:
    texts = texts_in(lang)
    lasting = tuple(Lasting(card.number, "day") for card in book().event_cards if card.until in ("day", "game"))
    s = table(lasting=(*lasting[:-1], Lasting(9, "condition")), kraken=(24, 27), fog=True)
    assert all(texts(text) for text in event_cards.reminders(s))
    for number in ALL:
        card = event_deck.find(book(), number)
        option = event_cards._card_option(card)
        assert option.note is not None and texts(option.label) and texts(option.note)


@pytest.mark.rule("CL-EVT-14", "A-92")
def test_cl_evt_14_every_question_that_the_fog_concerns_recalls_it() -> None:
    clear, foggy = table(), table(fog=True)
    assert event_deck.fog_hint(clear) == ()
    assert [text.key for text in event_deck.fog_hint(foggy)] == ["cl-fog-fight"]
    lookout = play(exploring.explore, foggy, {"tiles": []}, seat="seat-1").asked[0]
    assert [text.key for text in lookout.trail] == ["cl-fog-lookout"]
    zone = play_out(fortresses.enter_zone, replace(distrusted(), fog=True), seat="seat-1").asked[0]
    assert [text.key for text in zone.trail] == ["cl-fog-fight"]


def distrusted() -> State:
    """Anne hated by Spain, under way."""
    s = at_market().with_turn(halves=("move",))
    return s.with_player("seat-1", standing=replace(s.player("seat-1").standing, spain=-3))
