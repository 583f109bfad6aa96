"""An evening that was prepared on disk, with its tablet and its phones, none of them in a browser."""

from __future__ import annotations

from typing import TypeVar

import flet as ft

from companion.core.journal import Entry
from companion.table.evening import Evening
from companion.ui.house import House
from companion.ui.phones.screen import PhoneApp
from tests.ui.fakeclient import FakeClient, at

E = TypeVar("E", bound=Entry)


class Sitting:
    """The evening at an address of a house."""

    def __init__(self, house: House, address: str) -> None:
        self.house = house
        self.address = address
        self.id = address.rpartition("/")[2]

    @property
    def evening(self) -> Evening:
        """As it stands now."""
        return self.house.room(self.id).table

    def entries(self, kind: type[E]) -> list[E]:
        """The entries of one kind in force."""
        return [entry for _, entry in self.evening.journal.live if isinstance(entry, kind)]

    def tablet(self, size: tuple[int, int] = (1280, 800)) -> FakeClient:
        """The screen of the table."""
        return at(self.house, self.address, size)

    def device(self, seat: str) -> str:
        """Somebody's phone, which was let in and is connected; its id."""
        keeper = self.house.doorkeeper
        keeper.code(self.id)
        device, _ = keeper.join(self.id, "seat", seat)
        keeper.admit(device.id)
        keeper.arrived(device.id)
        return device.id

    def phone(self, device: str, size: tuple[int, int] = (390, 844)) -> FakeClient:
        """What a phone shows; again, after it was locked."""

        def main(page: ft.Page) -> None:
            page.render(PhoneApp, self.house, device)

        return FakeClient(main, size=size)


def chosen(screen: FakeClient) -> set[str]:
    """What is chosen, lit or turned to, by its name."""
    return {each.identifier for each in screen.find(ft.Semantics) if each.selected and each.identifier}


def lit(screen: FakeClient) -> str:
    """The value of a card that is copied now, "" where there is none."""
    slots = [name for name in chosen(screen) if name.startswith("slot-")]
    return slots[0].removeprefix("slot-") if slots else ""


async def tell(screen: FakeClient, slot: str, key: str) -> None:
    """Copy one value of a card: light its slot, and tap a key that goes on by itself."""
    if lit(screen) != slot:
        await screen.tap(f"slot-{slot}")
    assert lit(screen) == slot
    await screen.tap(key)
    assert lit(screen) != slot


def in_order(screen: FakeClient) -> list[str]:
    """Everything that has a name, as it stands on the screen."""
    return [each.identifier for each in screen.find(ft.Semantics) if each.identifier]


def answerable(screen: FakeClient) -> bool:
    """Whether the main button can be tapped."""
    return any(
        getattr(part, "on_click", None) is not None and not getattr(part, "disabled", False)
        for main in screen.find(ft.Semantics, identifier="answer-main")
        for part in screen.walk(main.content)
    )


async def answer(screen: FakeClient) -> None:
    """Give the answer behind the main button, else the first ones that it takes."""
    await screen.read()
    for name in [name for name in in_order(screen) if name.startswith("answer-") and name != "answer-main"]:
        if answerable(screen):
            break
        await screen.tap(name)
    await screen.tap("answer-main")
