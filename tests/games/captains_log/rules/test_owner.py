"""Evenings with the owner's box and a library that begins empty: what is asked, when, and what is kept of it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from companion.core.procedures.menus import Menu
from companion.core.questions.kinds import Choose, Form
from companion.games.captains_log.events import weather
from companion.games.captains_log.model.event_deck import number_of
from companion.host.exchange.received_parcels import own_setting
from companion.library.sample import load_sample
from companion.session.game_session import GameSession
from tests.games.captains_log.rules.owner import an_evening, captains_log, empty_shelf, standard
from tests.support.owner import Owner, play_on

MERCHANT = {
    "role": "merchant",
    "nation": "holland",
    "name": "Bess",
    "level": 1,
    "spawn_tile": 1,
    "f1_kind": "move",
    "f1_move": 6,
    "f2_kind": "none",
    "bonuses": False,
    "loop": True,
    "stops": 0,
}


def to_the_npcs(evening: GameSession, owner: Owner) -> None:
    """The first player passes; the first NPC is about to be activated."""
    play_on(evening, owner, until="turn")
    evening.answer("end-turn")
    assert isinstance(evening.question, Menu) and evening.question.key == "npcs"


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize(
    ("cards", "dice"), [("app", "virtual"), ("app", "own"), ("table", "virtual"), ("table", "own")]
)
def test_no_card_is_copied_before_the_first_turn(players: int, cards: str, dice: str) -> None:
    evening = an_evening(standard(players, cards=cards), empty_shelf(), dice=dice)
    asked = play_on(evening, Owner(1), until="turn")
    assert isinstance(evening.question, Menu) and evening.question.key == "turn"
    assert not any(isinstance(question, Form) for question in asked)
    if (cards, dice) == ("app", "virtual"):
        assert [question.key for question in asked] == (["start"] if players == 1 else ["first", "start"])


@pytest.mark.rule("CL-NPC-12", "CL-NPC-02")
def test_which_card_it_is_needs_nobody_while_all_are_strange_and_is_asked_by_name_later() -> None:
    shelf, owner = empty_shelf(), Owner(1, {"npc-card": MERCHANT})
    first = an_evening(standard(2, cards="table"), shelf)
    to_the_npcs(first, owner)
    first.answer("activate")
    assert isinstance(first.question, Form)
    play_on(first, owner, until="npcs")
    assert [(form.schema, form.subject) for form in owner.asked] == [("npc-card", "ship-01")]
    assert (shelf.get("npc-card", "ship-01") or {})["name"] == "Bess"

    again, careful = an_evening(standard(2, cards="table"), shelf), Owner(1, {"npc-card": MERCHANT})
    to_the_npcs(again, careful)
    again.answer("activate")
    assert isinstance(again.question, Choose)
    assert {option.card for option in again.question.options} >= {("npc-card", "ship-01"), ("npc-card", "ship-02")}
    again.answer("ship-01")
    play_on(again, careful, until="npcs")
    assert careful.asked == []


@pytest.mark.rule("CL-NPC-02", "CL-NPC-12")
def test_what_was_left_unknown_is_asked_when_it_is_needed_and_kept_for_later_evenings() -> None:
    shelf = empty_shelf()
    hasty = Owner(1, {"npc-card": MERCHANT | {"spawn_tile": None, "f1_move": None, "stops": None}})
    evening = an_evening(standard(2, cards="table"), shelf)
    to_the_npcs(evening, hasty)
    evening.answer("activate")
    evening.answer(hasty.answer(evening.question))  # type: ignore[arg-type]
    spawn = evening.question
    assert isinstance(spawn, Form) and [line.name for line in spawn.fields] == ["spawn_tile"]
    evening.answer({"spawn_tile": evening.state.revealed[0]})
    route = evening.question
    assert isinstance(route, Form) and not route.fields[0].optional and route.fields[0].name == "stops"
    evening.answer({"stops": 1, "s1_tile": 3})
    kept = shelf.get("npc-card", "ship-01") or {}
    assert (kept["spawn_tile"], kept["stops"], kept["s1_tile"]) == (evening.state.revealed[0], 1, 3)
    assert kept["name"] == "Bess" and kept["defence"] is None


@pytest.mark.rule("CL-EXP-05", "CL-BAR-01")
@pytest.mark.parametrize("flotation", [True, False])
def test_a_new_tile_asks_for_its_barrels_only_where_they_sink(flotation: bool) -> None:
    evening, owner = an_evening(standard(2, flotation=flotation), empty_shelf()), Owner(1, unknown=1)
    play_on(evening, owner, until="turn")
    hidden = next(n for n in (2, 3, 4) if n not in evening.state.revealed)
    before = len(owner.asked)
    evening.answer("explore")
    evening.answer([str(hidden)])
    play_on(evening, owner, until="turn")
    asked = [[line.name for line in form.fields] for form in owner.asked[before:]]
    assert asked == ([["barrels"]] if flotation else [])


@pytest.mark.rule("CL-PRT-03", "CL-EXP-05")
def test_a_port_is_described_once_for_all_evenings() -> None:
    shelf = empty_shelf()
    told = {"map-tile": {"port": "holland", "services": ["sell", "tavern"], "barrels": 0}}
    for round_, asked in enumerate((1, 0)):
        evening, owner = an_evening(standard(2), shelf), Owner(1, told)
        play_on(evening, owner, until="turn")
        tile = evening.state.revealed[0]
        if round_ == 1:
            assert evening.state.ports[0].services == ("sell", "tavern")
        evening.answer("enter-port")
        evening.answer(f"tile-{tile}" if round_ == 0 else f"port-holland-{tile}-sell-tavern")
        play_on(evening, owner, until="turn")
        assert evening.state.turn.services == ("sell", "tavern")
        assert len(owner.asked) == asked


@pytest.mark.rule("CL-EVT-14", "CL-MOV-05")
def test_the_wind_card_is_copied_when_the_fog_drifts() -> None:
    shelf, told = (
        empty_shelf(),
        {"wind-card": {f"at_{clock}": value for clock, value in zip((12, 2), (2, 0), strict=True)}},
    )
    evening, owner = an_evening(standard(2), shelf), Owner(1, told)
    play_on(evening, owner, until="turn")
    wind = evening.state.wind
    assert weather.wind_values(evening.state) is None and shelf.get("wind-card", wind) is None
    fog = number_of(captains_log().book, "fog")
    foggy = GameSession(
        captains_log(),
        evening.origin.options,
        seed=1,
        first=weather.FogRose(fog, rule="CL-EVT-14").apply(evening.state),
    )
    while foggy.state.turn.stage != "round-end":
        question = foggy.question
        foggy.answer("end-turn" if question.key == "turn" else owner.answer(question))  # type: ignore[union-attr,arg-type]
    foggy.answer("end-round")
    assert isinstance(foggy.question, Form) and foggy.question.schema == "wind-card"


@pytest.mark.rule("CL-SET-17", "CL-NPC-12")
def test_the_app_deals_ship_cards_once_the_library_knows_them_all() -> None:
    cards: dict[tuple[str, str], Any] = dict(load_sample(captains_log()))
    options = standard(2)
    full = captains_log().dealt(options, cards)
    assert len(full["npc_pile"]) == captains_log().book.numbers.ship_cards - 1  # the whale stays in the box
    assert captains_log().dealt(options | {"cards": "table"}, cards)["npc_pile"] == []
    del cards["npc-card", "ship-07"]
    assert captains_log().dealt(full, cards)["npc_pile"] == []


def test_a_setting_leaves_the_piles_of_our_own_library_at_home() -> None:
    options = dict(captains_log().any_options(Random(1))) | {"edition": "owner"}
    options["npc_pile"] = [{"id": "ship-01", "level": 1, "seal": 0}]
    assert own_setting(captains_log(), options).body["npc_pile"] == []
