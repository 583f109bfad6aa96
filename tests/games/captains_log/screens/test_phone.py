"""Phones of this game: missions are for their owner alone, and cargo is moved by touch."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, cast

import flet as ft
import pytest

from companion.core.journal.journal import Began
from companion.core.procedures.menus import Menu
from companion.core.procedures.procedure import command
from companion.core.values.frozen_records import replace
from companion.games.captains_log.hand.mission_cards import title as mission_title
from companion.games.captains_log.hand.mission_form import subject
from companion.games.captains_log.model.ids import MissionId
from companion.games.captains_log.model.options import Options, SeatOptions
from companion.games.captains_log.model.records import Mission
from companion.library.game_registry import game
from companion.library.texts import texts_in
from companion.session.game_session import GameSession
from companion.simulation.robot import Robot
from companion.ui.games import screens_of
from tests.support.demonstration import demonstration
from tests.ui.test_phone_screen import NINA, OSCAR, Party, Tapped, answerers, look_everywhere, offered, sample

GAME: Final = "captains_log"
FR = texts_in("fr")


def captains() -> GameSession:
    """Nina's turn at a table of two captains, each with two secret missions."""
    options, state = _captains()
    played = game(GAME)
    return GameSession(played, options, seed=4, answerers=answerers(GAME), first=state)


@cache
def _captains() -> tuple[Mapping[str, Any], Any]:
    seats = (SeatOptions("Nina", "green"), SeatOptions("Oscar", "blue"))
    chosen = Options(mode="competitive", seats=seats, target=15)
    options = demonstration(GAME, chosen.dump())
    evening = GameSession(game(GAME), options, seed=4, answerers=answerers(GAME))
    robot = Robot(4, {"end-turn": 1.0, "jettison": 0.2})
    while not (isinstance(evening.question, Menu) and evening.now.judge(command("rearrange", seat=NINA.id)).allowed):
        assert evening.question is not None
        evening.answer(robot.answer(evening.question))
    cards = [subject_ for schema, subject_ in sample(GAME) if schema == "mission-card"]
    hands = [[_mission(i, cards[i * 5]) for i in numbers] for numbers in ((1, 2), (3, 4))]
    players = tuple(replace(p, missions=tuple(h)) for p, h in zip(evening.state.players, hands, strict=True))
    return options, replace(evening.state, players=players)


def _mission(number: int, card: str) -> Mission:
    kind, _, printed = card.rpartition("-")
    return Mission(MissionId(f"mission-{number}"), cast(Any, kind), int(printed))


@pytest.mark.parametrize("seat", [NINA.id, OSCAR.id, ""])
async def test_missions_of_others_never_leave_the_server(
    seat: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Party(tmp_path, captains(), GAME)
    line = Tapped(monkeypatch)
    async with table.phone(seat) as phone:
        await look_everywhere(table, phone)
        may = offered(table)
        table.answer("end-turn" if "end-turn" in may else may[0])
        await phone.settle(12)
        await look_everywhere(table, phone)
    for player in table.evening.state.players:
        for mission in player.missions:
            told = FR(mission_title(mission)), subject(mission.type, mission.number)
            assert line.announcements(told[0]) == (player.id == seat), (player.id, told)
            assert player.id == seat or not line.announcements(told[1])


async def test_missions_lie_open_on_ones_own_phone_and_cannot_be_turned_elsewhere(tmp_path: Path) -> None:
    table = Party(tmp_path, captains(), GAME)
    async with table.phone(NINA.id) as nina:
        await table.tap(nina, "page-me")
        assert {"mission-1", "mission-2"} <= nina.names()
        assert not [each for each in nina.names() if each.endswith(("-look", "-hide"))]
        await table.tap(nina, "page-boards")
        await table.tap(nina, "board-captains")
        await table.tap(nina, "captain-seat-2")
        assert not [each for each in nina.names() if each.endswith(("-look", "-hide"))]


async def test_every_page_can_be_drawn_on_a_small_phone_with_large_words(tmp_path: Path) -> None:
    table = Party(tmp_path, captains(), GAME)
    assert {tab.id for tab in screens_of(GAME).tabs}
    async with table.phone(NINA.id, (360, 640), language="en", zoom="1.5") as nina:
        await look_everywhere(table, nina)


async def test_ones_own_cargo_is_moved_with_two_taps(tmp_path: Path) -> None:
    evening = captains()
    table = Party(tmp_path, evening, GAME)
    squares = evening.state.player(NINA.id).hold
    source = next(i for i, square in enumerate(squares) if square.load and not square.damage and square.load != "cabin")
    target = next(i for i, square in enumerate(squares) if square.free)
    async with table.phone(NINA.id) as nina, table.phone(OSCAR.id) as oscar:
        for phone in (nina, oscar):
            await table.tap(phone, "page-me")
        assert not oscar.find(ft.Semantics, identifier=f"overboard-{OSCAR.id}")
        for square in (source, target):
            await table.tap(nina, f"square-{NINA.id}-{square}")
        moved = evening.state.player(NINA.id).hold
        assert moved[target].load == squares[source].load and not moved[source].load
        assert any(isinstance(e, Began) and e.source == "phone" for e in evening.journal.entries)


@pytest.mark.parametrize("seat", [NINA.id, OSCAR.id, ""])
async def test_nobody_is_offered_to_copy_a_card_that_another_hides(
    seat: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Party(tmp_path, captains(), GAME)
    evening, shelf = table.evening, table.host.shelf(GAME)
    evening.origin = replace(evening.origin, options={**evening.origin.options, "edition": "owner"})
    for spot in evening.game.needed(evening.state):
        if spot[0] != "mission-card":
            shelf.put(*spot, sample(GAME).get(spot, {}))
    line = Tapped(monkeypatch)
    others = [m for player in evening.state.players if player.id != seat for m in player.missions]
    copied = evening.game.called("mission-card", subject(others[0].type, others[0].number))
    table.context.copyists.take(GAME, ("mission-card", subject(others[0].type, others[0].number)), "somebody")
    async with table.phone(seat) as phone:
        if seat:
            await table.tap(phone, "page-me")
        await table.tap(phone, "copy-together")
        found = set(phone.names())
    for player in evening.state.players:
        for mission in player.missions:
            card = subject(mission.type, mission.number)
            assert (f"tonight-mission-card-{card}" in found) == (player.id == seat)
            assert player.id == seat or not line.announcements(card)
    assert not line.announcements(FR(copied)) and not [name for name in found if name.startswith("taken-mission-card")]
    hidden = {spot for spot in evening.game.needed(evening.state) if spot[0] == "mission-card"}
    seen = table.context.library_copies(
        GAME, "phone", table.context.seat_session(table.keeper.devices(table.id)[0])
    ).seen
    for schema, card in hidden:
        shelf.put(schema, card, sample(GAME)[schema, card])
    own = {subject(m.type, m.number) for p in evening.state.players if p.id == seat for m in p.missions}
    assert len(seen("mission-card", "none")) == len(own), "nor does it learn anything from them"


async def test_a_phone_that_is_sent_away_leaves_its_card_to_others(tmp_path: Path) -> None:
    table = Party(tmp_path, captains(), GAME)
    table.evening.origin = replace(table.evening.origin, options={**table.evening.origin.options, "edition": "owner"})
    device, locks = table.device(OSCAR.id), table.context.copyists.locks
    async with table.screen(device) as oscar:
        await table.tap(oscar, "copy-together")
        await table.tap(oscar, "tonight-next")
        (lying,) = locks.on(GAME).values()
        assert lying.device == device and "copy-progress" in oscar.names()
        table.keeper.dismiss(device, refused=False)
        await oscar.settle(12)
        assert locks.on(GAME) == {} and "copy-progress" not in oscar.names()
    assert table.host.shelf(GAME).all() == []
