"""The deck on the table: what counts is read off a card, and nothing made up is dealt (2.7, 2.8, 6.1 to 6.3, 9.7)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.procedures.menus import Menu
from companion.core.procedures.procedure import command
from companion.core.questions.kinds import Choose
from companion.core.values.frozen_records import replace
from companion.games.blackbeard.agenda import AGENDA
from companion.games.blackbeard.forms import dealt
from companion.games.blackbeard.game import Blackbeard
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.options import Options
from companion.games.blackbeard.model.records import Face
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.prizes import hostages, plunder
from companion.games.blackbeard.prizes.captors import Prize
from companion.games.blackbeard.supply import action_deck
from companion.games.blackbeard.turn import action_line
from companion.library.game_registry import game
from companion.library.sample import load_sample
from tests.games.blackbeard.rules.scene import book, copied, pirate, play, scene
from tests.support.scripted import Played

TEACH = ShipId("edward-teach")
TABLE = {"cards": "table"}


def due(**values: Any) -> State:
    """A table with its own deck, where the next card is due."""
    return scene(options=TABLE | values.pop("options", {}), turn={"stage": "draw", "first": "seat-1"}, **values)


def lines(state: State) -> list[str]:
    menu = AGENDA.follows(state, book())
    assert isinstance(menu, Menu)
    told = [dict(command.params) for command in menu.commands if command.name == "draw-card"]
    return [str(params["line"]) for params in told]


def keys(played: Played[State]) -> list[str]:
    return [question.key for question in played.asked]


@pytest.mark.rule("BB-6.1", "BB-6.3")
def test_the_line_of_a_card_is_told_by_the_tap_that_turns_it() -> None:
    state = due()
    assert lines(state)[:2] == ["player-1", "player-2"] and "player-3" not in lines(state)
    played = play(state, action_line.draw_card, line="player-2")
    assert (played.asked, played.state.turn.holder, played.state.turn.stage) == ([], "seat-2", "operation")
    assert (played.state.discards, played.state.unread) == ((), 1)


@pytest.mark.rule("BB-23.3")
def test_alone_the_line_of_a_false_player_says_whether_it_bears_the_mark() -> None:
    state = due(solo=True)
    assert {"player-1", "player-2", "player-2-kc", "player-3-kc"} <= set(lines(state))
    assert "player-1-kc" not in lines(state)
    after = play(state, action_line.draw_card, line="player-3-kc").state
    assert (after.turn.holder, after.turn.commissioner) == ("seat-3", True)


@pytest.mark.rule("BB-6.3")
def test_a_line_that_nobody_has_told_is_asked() -> None:
    played = play(due(), action_line.draw_card, {"line": "20", "line-row": {"line_two": "player-1"}})
    assert keys(played) == ["line", "line-row"] and played.state.turn.holder == "seat-1"


@pytest.mark.rule("BB-6.1", "BB-6.3")
@pytest.mark.parametrize(("cards", "line"), [("app", "player-1"), ("table", "player-3"), ("table", "card-7")])
def test_what_no_card_says_here_is_refused(cards: str, line: str) -> None:
    state = due(options={"cards": cards})
    verdict = Blackbeard(book()).judge(state, command("draw-card", line=line))
    assert [(each.rule, each.text.key) for each in verdict.refusals] == [("BB-6.3", "bb-no-such-line")]


@pytest.mark.rule("BB-6.2")
def test_cards_that_were_only_read_count_as_turned_until_all_are_shuffled() -> None:
    state = replace(due(discards=(3, 4)), unread=37)
    turned = play(state, action_line.draw_card, line="player-1").state
    assert turned.turned == 40
    played = play(turned.with_turn(stage="draw"), action_line.draw_card, line="player-2")
    assert [event.by_hand for event in played.of(action_deck.Shuffled)] == [True]
    assert (played.state.discards, played.state.unread) == ((), 1)


@pytest.mark.rule("BB-4.3")
def test_a_lane_is_told_by_its_two_figures_as_the_card_that_it_is() -> None:
    played = play(due(), action_line.draw_card, {"merchant-lane-card": "21"}, line="draw-merchant")
    (asked,) = [each for each in played.asked if isinstance(each, Choose)]
    assert {option.spelt for option in asked.options} >= {"11", "43", "66"}
    assert (played.state.merchants[0].place.id, played.state.discards) == ("43", (21,))


@pytest.mark.rule("BB-2.7", "BB-9.71", "BB-9.72")
def test_of_a_passenger_the_number_is_read_and_his_port() -> None:
    prize = Prize((TEACH,), Face("english", defence=8), "english", "CAR", double=False)
    answers = {"p-read": "10", "p-home-read": "0", "p-home": "port-35"}
    played = play(scene(pirate(), options=TABLE), hostages.passenger, answers, prize=prize, key="p")
    assert keys(played) == ["p-read", "p-home-read", "p-home"]
    assert played.returned is not None and played.returned[1].port == 35 and played.state.unread == 2


def cargo(state: State, **answers: Any) -> Played[State]:
    prize = Prize((TEACH,), Face("english", defence=6), "english", "CAR", double=False)
    return play(state, plunder.captured, {"p-hostage-read": "1", **answers}, prize=prize, key="p")


@pytest.mark.rule("BB-9.7", "BB-9.82")
@pytest.mark.parametrize(("told", "popularity"), [("yes", 1), ("no", 0), ("refuse", -1)])
def test_who_refuses_says_whether_the_card_demands_the_debauchery(told: str, popularity: int) -> None:
    state = scene(pirate(), options=TABLE)
    answers = {"p-cargo-read": 350, "p-debauchery-edward-teach-printed": told}
    played = cargo(state, **answers)
    after = played.state.pirate(TEACH)
    assert (after.holds, after.debauched) == ((350,), told == "yes")
    assert after.popularity - state.pirate(TEACH).popularity == popularity


@pytest.mark.rule("BB-9.7", "BB-2.8")
def test_a_cargo_that_the_owner_has_copied_of_every_card_is_found_by_the_number_of_the_card() -> None:
    cards = tuple(copied("action-card", n, cargo_CAR_2=5 * n, debauchery=False) for n in range(1, 41))
    state = scene(pirate(), options=TABLE, cards=cards)
    played = cargo(state, **{"p-cargo-card": "21", "p-debauchery-edward-teach": False})
    assert played.state.pirate(TEACH).holds == (105,) and "p-cargo-read" not in keys(played)


@pytest.mark.rule("BB-2.8", "BB-4.1")
def test_nothing_made_up_is_dealt_at_a_table_with_its_own_box() -> None:
    options = Options(cards="app", cups="app")
    assert (dealt(options, book(), {}).cards, dealt(options, book(), {}).cups) == ("table", "table")
    kept = load_sample(game("blackbeard"))
    assert (dealt(options, book(), kept).cards, dealt(options, book(), kept).cups) == ("app", "app")
    sample = dealt(replace(options, edition="sample", cards="table"), book(), {})
    assert (sample.cards, sample.cups) == ("app", "app")
