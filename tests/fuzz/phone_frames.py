"""What an admitted phone sends: frames that are nearly right, and events that no screen of ours reports.

Everything happens in this process, on 127.0.0.1, at a real door with a real evening behind it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgpack
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from companion.core.journal.journal import PEOPLE, Deed
from companion.host.host import Host
from companion.host.settings import Settings
from companion.library.game_registry import game, game_ids
from companion.store import Store
from companion.ui.app import main_for
from companion.ui.context.app_context import AppContext
from companion.ui.games import screens_of
from companion.web.door.reception import DEVICE_COOKIE
from companion.web.phone_wiring import door_of
from companion.web.serving.wire import ANSWERED, ASKED
from tests.fuzz.law import Fault, Target
from tests.fuzz.mutation import ODD, garbled, mutated
from tests.load.client import EVENT, INVOKE, PACKET, REGISTER, Device, Lost
from tests.load.measured_app import PEOPLE as NAMES
from tests.load.tree import Node, nodes
from tests.support.about import about
from tests.support.machine import machine

FRAMES: Final = 40
"""That one phone sends before the other one is asked whether it still lives."""
UPDATE: Final = 4
"""The action by which a screen reports what a control has become."""
BREATHS: Final = 4
"""Moments that a screen is given to come to rest."""
PATIENCE: Final = 20.0
"""Seconds after which a screen that does not answer is given up."""
PAGE: Final = 1
"""The number of the page itself."""
PAGE_EVENTS: Final = (
    "resize",
    "route_change",
    "media_change",
    "keyboard_event",
    "close",
    "login",
    "app_lifecycle_state_change",
)


def frames(chance: Random) -> str:
    """Frames of a phone that is let in."""
    return asyncio.run(_beside_another(chance))


async def _beside_another(chance: Random) -> str:
    with _table(chance.choice(game_ids())) as (house, evening_id):
        door = house.door
        assert door is not None
        await door.switch_on()
        try:
            house.doorkeeper.code(evening_id)
            cookies = [_let_in(house, evening_id, number) for number in range(2)]
            url = f"http://127.0.0.1:{door.port}"
            evening = house.host.resume(evening_id)
            before = len(evening.journal.entries)
            rude = Device("rude", "phone", url, "/", cookies[0])
            headers = {"cookie": cookies[1]}
            async with connect(f"{url.replace('http', 'ws')}/ws", origin=url, additional_headers=headers) as good:
                await good.send(_frame(REGISTER, {"session_id": None, "page_name": "", "page": {"route": "/"}}))
                came = await _pester(rude, chance)
                async with asyncio.timeout(PATIENCE):
                    await good.send(ASKED)
                    while await good.recv() != ANSWERED:
                        pass
            for entry in evening.journal.entries[before:]:
                if isinstance(entry, Deed) and entry.source in PEOPLE and entry.source != "phone":
                    raise Fault(f"a phone did what only the tablet may: {entry}")
            await rude.drop()
        finally:
            await door.switch_off()
    return came


@contextmanager
def _table(game_id: str) -> Iterator[tuple[AppContext, str]]:
    """A house with an evening of invented cards for several, whose phones have a door."""
    with TemporaryDirectory(prefix="vigie-fuzz-") as room, closing(Store(Path(room))) as store:
        house = AppContext(Host(store, Settings(store)), services=machine())
        agreed = {**screens_of(game_id).demo(), **about(game_id, "evenings").MANY}
        known = game(game_id).evening_start.options
        people = NAMES[: max(known.MODES[agreed.get("mode", "")])]
        seats = [{"name": who, "colour": colour} for who, colour in zip(people, known.COLOURS, strict=False)]
        evening_id = house.begin(game_id, {**agreed, "seats": seats})
        house.door = door_of(house, main_for(house.host, house), "127.0.0.1", 0, lambda _: None)
        yield house, evening_id


def _let_in(house: AppContext, evening_id: str, number: int) -> str:
    """The cookie of a phone that sits at a seat."""
    evening = house.host.resume(evening_id)
    seat = evening.game.seats(evening.state)[number].id
    device, token = house.doorkeeper.join(evening_id, "seat", seat, "fr", origin="127.0.0.1")
    house.doorkeeper.admit(device.id)
    return f"{DEVICE_COOKIE}={token}"


async def _pester(rude: Device, chance: Random) -> str:
    """Send one thing after the other; whoever is cut off comes again."""
    cut = 0
    await rude.open()
    await _rest(rude)
    for _ in range(FRAMES):
        try:
            await rude.send_raw(_one(rude, chance))
            if chance.randint(0, 5) == 0:
                await _rest(rude)
        except Lost:
            cut += 1
            await _again(rude)
    with suppress(Lost):
        await _rest(rude)
    return "cut off" if cut else "heard"


async def _again(rude: Device) -> None:
    """Come back, as a page does by itself."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(Lost, OSError, InvalidStatus):
                await rude.open()
                await _rest(rude)
                return
            await asyncio.sleep(0)


async def _rest(rude: Device) -> None:
    """Look at what has come. Raises Fault when the session has crashed."""
    for _ in range(BREATHS):
        await asyncio.sleep(0.01)
        try:
            while await rude.digest():
                await asyncio.sleep(0)
        except Lost as lost:
            if "crashed" in str(lost):
                raise Fault(str(lost)) from lost
            raise


def _one(rude: Device, chance: Random) -> bytes:
    """A frame: an event, a property, an answer, a registration; mostly in its form."""
    there = list(nodes(rude.tree._page)) or [{"_i": PAGE}]
    control = chance.choice(there)
    action, body = chance.choice((_event, _event, _event, _page_event, _property, _property, _called, _registration))(
        control, chance
    )
    if chance.randint(0, 7) == 0:
        body = mutated(body, chance)
    if chance.randint(0, 30) == 0:
        action = chance.choice(ODD)
    frame = _frame(action, body)
    return garbled(frame, chance) if chance.randint(0, 30) == 0 else frame


def _frame(action: Any, body: Any) -> bytes:
    """A packet of the protocol; what cannot be said in it is not said."""
    try:
        return PACKET + bytes(msgpack.packb([action, body], unicode_errors="surrogatepass"))
    except (OverflowError, ValueError):
        return PACKET + b"\xc1"


def _event(control: Node, chance: Random) -> tuple[int, Any]:
    known = [name.removeprefix("on_") for name in control if str(name).startswith("on_")]
    name = chance.choice((*known, *known, "click", "change", "submit", "dismiss", "accept"))
    data = chance.choice(
        (None, None, *ODD, {"lx": 1.0, "ly": -1}, {"x": None}, {"data": {}, "src_id": 3}, {"value": "7"})
    )
    return EVENT, {"target": control["_i"], "name": name, "data": data}


def _page_event(control: Node, chance: Random) -> tuple[int, Any]:
    usual = {"width": 400.0, "height": 800.0, "route": "/rules", "key": "Escape", "ctrl": False, "state": "resume"}
    return EVENT, {"target": PAGE, "name": chance.choice(PAGE_EVENTS), "data": mutated(usual, chance)}


def _property(control: Node, chance: Random) -> tuple[int, Any]:
    names = [name for name in control if isinstance(name, str)] + ["value", "route", "selected", "scroll", "views"]
    return UPDATE, {"id": control["_i"], "props": {chance.choice(names): chance.choice(ODD)}}


def _called(control: Node, chance: Random) -> tuple[int, Any]:
    return INVOKE, {"control_id": control["_i"], "call_id": "x", "result": chance.choice(ODD), "error": None}


def _registration(control: Node, chance: Random) -> tuple[int, Any]:
    page = {"route": "/", "width": 390, "height": 844, "platform": "linux", "web": True}
    return REGISTER, {"session_id": None, "page_name": "", "page": mutated(page, chance)}


TARGETS: Final = (Target("frames", frames, 6),)
"""Everything that comes from an admitted device."""
