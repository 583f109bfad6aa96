"""What is sent after an answer: the question first, nobody twice, boards that stay not at all. No clocks here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, fields

import flet as ft
import msgpack
import pytest
from flet.components.component import Component
from flet.controls.base_control import BaseControl
from flet.controls.object_patch import DiffBuilder
from flet.messaging.protocol import Message, MessageAction, decode_ext_from_msgpack

from companion.core.values.frozen_records import replace
from companion.library.rules import rule_index
from companion.simulation.robot import Robot
from companion.ui.main_screen.screen import TableScreen
from companion.ui.runtime import flet_diff_patch
from companion.ui.screen_session.screen_session import ScreenSession
from tests.games.captains_log.screens.test_boards import SCREENS, a_demonstration, room_of
from tests.ui.fakeclient import FakeClient, FakeConnection, pack
from tests.ui.rebuilt_controls import paths

ANSWERS = 30


def table_of(session: ScreenSession) -> FakeClient:
    """The table of a room on a tablet."""
    index = rule_index("captains_log")

    def main(page: ft.Page) -> None:
        page.render(lambda: TableScreen(session, SCREENS, index, (1280.0, 800.0), lambda: None))

    return FakeClient(main)


async def test_the_question_is_sent_first_and_nobody_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    send = FakeConnection.send_message

    def noted(self: FakeConnection, message: Message) -> None:
        if message.action == MessageAction.PATCH_CONTROL:
            part = self.client.session.index.get(message.body.id)
            drawn.append(part.fn.__name__ if isinstance(part, Component) else type(part).__name__)
        send(self, message)

    monkeypatch.setattr(FakeConnection, "send_message", noted)
    evening, robot = a_demonstration(), Robot(3)
    session = room_of(evening)
    stayed = Counter[str]()
    async with table_of(session) as screen:
        for _ in range(ANSWERS):
            drawn.clear()
            assert evening.question is not None
            evening.answer(robot.answer(evening.question))
            await screen.until(lambda: drawn)
            await screen.settle(20)
            assert drawn[0] == "QuestionSheet"
            assert len(set(drawn)) == len(drawn)
            stayed.update({"ShipsSide", "PlayersSide", "Beside", "BottomBar", "TableScreen"} - set(drawn))
    assert stayed["TableScreen"] == stayed["BottomBar"] == stayed["Beside"] == ANSWERS
    assert stayed["ShipsSide"] > 0 < stayed["PlayersSide"]


async def test_the_sheet_stays_whatever_is_asked_or_told() -> None:
    evening, robot = a_demonstration(), Robot(5)
    session = room_of(evening)
    asked, told, lying = set[type](), set[bool](), set[int]()
    async with table_of(session) as screen:
        for _ in range(ANSWERS):
            question = evening.question
            assert question is not None
            evening.answer(robot.answer(question))
            await screen.settle(20)
            asked.add(type(evening.question))
            told.add("told-orders" in screen.names())
            if not screen.find(ft.Semantics, identifier="led-step-0"):  # the set-up has a page of its own, before all
                lying.update(each._i for each in screen.find(ft.Column) if each.on_scroll is not None)
    assert len(asked) > 2
    assert True in told
    assert len(lying) == 1


async def test_the_short_way_sends_what_flet_sends(monkeypatch: pytest.MonkeyPatch) -> None:
    moves = Counter[tuple[str, str]]()

    def counting(name: str) -> None:
        deed = getattr(BaseControl, name)

        def counted(self: BaseControl) -> None:
            moves[name, self._c] += 1
            deed(self)

        monkeypatch.setattr(BaseControl, name, counted)

    async def seen(ways: Mapping[str, object]) -> tuple[Counter[tuple[str, str]], list[object], list[str]]:
        for name, way in ways.items():
            monkeypatch.setattr(DiffBuilder, name, way)
        moves.clear()
        evening, robot = a_demonstration(), Robot(3)
        session = room_of(evening)
        sent: list[object] = []
        async with table_of(session) as screen:
            screen.heard = lambda message: sent.append(as_sent(message))
            for _ in range(ANSWERS):
                assert evening.question is not None
                evening.answer(robot.answer(evening.question))
                await screen.settle(20)
            return moves.copy(), sent, screen.texts()

    counting("did_mount")
    counting("will_unmount")
    short = await seen(flet_diff_patch.SHORT)
    usual = await seen(flet_diff_patch.USUAL)
    assert short[0] == usual[0] and sum(short[0].values()) > ANSWERS
    assert Counter(map(str, short[1])) == Counter(map(str, usual[1]))
    assert short[2] == usual[2]


def as_sent(message: Message) -> object:
    """A message without the numbers of its controls, as others have come before them; the fields of a control change in
    any order."""
    if message.action != MessageAction.PATCH_CONTROL:
        return message.action
    tree, *operations = message.body.patch
    ways = dict(paths(tree))
    return sorted(
        str((operation[0], ways[operation[1]], plain(pack(operation[2:]))))
        for operation in operations
        if operation[2] != "_internals"
    )


def plain(data: bytes) -> object:
    """What was sent, without what tells a client to leave out sizes that are not there."""

    def each(value: object) -> object:
        if isinstance(value, list):
            return [each(one) for one in value]
        if not isinstance(value, dict):
            return value
        bare = value.keys().isdisjoint({"width", "height", "margin", "animate_size"}) and value.get("_c") in SIZES
        left_out = {"_i", "_internals"} if bare else {"_i"}
        return sorted((name, each(one)) for name, one in value.items() if name not in left_out)

    return each(msgpack.unpackb(data, ext_hook=decode_ext_from_msgpack, strict_map_key=False))


SIZES = ("Container", "Image")


@pytest.mark.parametrize("kind", flet_diff_patch.COMMON)
def test_a_control_made_by_the_short_way_is_the_same(kind: type, monkeypatch: pytest.MonkeyPatch) -> None:
    listed = kind in (ft.Row, ft.Column, ft.Stack)
    first = "icon:ship" if kind is ft.Image else [ft.Text("a")] if listed else plain if kind is Component else None
    more = {"key": "k", "visible": False, "data": "d", "ref": ft.Ref()}
    more |= {} if kind is Component else {"expand": 2}

    def whole(control: object) -> dict[str, object]:
        return {field.name: getattr(control, field.name) for field in fields(kind) if field.name != "_i"}

    made = flet_diff_patch._MADE[kind]
    monkeypatch.setattr(kind, "__init__", made)
    args = () if first is None else (first,)
    before = [kind(*args), kind(*args, **more)]
    monkeypatch.setattr(kind, "__init__", flet_diff_patch.sparing(kind, made))
    after = [kind(*args), kind(*args, **more)]
    assert [whole(each) for each in before] == [whole(each) for each in after]
    assert more["ref"].current is after[1]  # type: ignore[attr-defined]
    assert after[0]._i != after[1]._i
    with pytest.raises(TypeError):
        kind(*args, sails=3)
    with pytest.raises(TypeError):
        kind(*[first] * 60)


def test_what_a_control_needs_is_still_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ft.Image, "__init__", flet_diff_patch.sparing(ft.Image, flet_diff_patch._MADE[ft.Image]))
    with pytest.raises(TypeError):
        ft.Image()  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        ft.Image("a", src="b")  # type: ignore[misc]


@dataclass(frozen=True, slots=True)
class Ship:
    """A record with slots."""

    name: str
    guns: int = 2


@dataclass(frozen=True)
class Loose:
    """One without."""

    name: str


@dataclass(frozen=True, slots=True)
class Careful:
    """One that looks at what it is given."""

    guns: int

    def __post_init__(self) -> None:
        if self.guns < 0:
            raise ValueError(self.guns)


def test_a_record_is_replaced_as_dataclasses_do() -> None:
    brig = Ship("brig", 4)
    assert replace(brig, guns=6) == Ship("brig", 6) != brig == Ship("brig", 4)
    assert replace(Loose("a"), name="b") == Loose("b")
    with pytest.raises(TypeError):
        replace(brig, sails=3)  # type: ignore[call-arg]
    with pytest.raises(ValueError, match="-1"):
        replace(Careful(1), guns=-1)
