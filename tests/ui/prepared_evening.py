"""An evening that was prepared on disk, with its tablet and its phones, none of them in a browser."""

from __future__ import annotations

from typing import Final, TypeVar

import flet as ft

from companion.core.journal.journal import Entry
from companion.core.values.messages import msg
from companion.library.texts import LANGUAGES, texts_in
from companion.phones.admission import Role
from companion.session.game_session import GameSession
from companion.ui.context.app_context import AppContext
from companion.ui.phone_screens.screen import PhoneApp
from tests.ui.fakeclient import FakeClient, at

E = TypeVar("E", bound=Entry)
MOST_TAPS: Final = 60
"""That an answer may take: values of the largest card."""
REFUSED: Final = tuple(texts_in(lang)(msg("ui-not-possible")) for lang in LANGUAGES)
"""How the words of an option begin that the rules forbid."""


class Sitting:
    """The evening at an address of a house."""

    def __init__(self, context: AppContext, address: str) -> None:
        self.context = context
        self.address = address
        self.id = address.rpartition("/")[2]

    @property
    def evening(self) -> GameSession:
        """As it stands now."""
        return self.context.host.resume(self.id)

    def entries(self, kind: type[E]) -> list[E]:
        """The entries of one kind in force."""
        return [entry for _, entry in self.evening.journal.live if isinstance(entry, kind)]

    def tablet(self, size: tuple[int, int] = (1280, 800)) -> FakeClient:
        """The screen of the table."""
        return at(self.context, self.address, size)

    def device(self, seat: str, role: Role = "seat") -> str:
        """Somebody's phone, which was let in and is connected; its id."""
        keeper = self.context.doorkeeper
        keeper.code(self.id)
        device, _ = keeper.join(self.id, role, seat)
        keeper.admit(device.id)
        keeper.arrived(device.id)
        return device.id

    def phone(self, device: str, size: tuple[int, int] = (390, 844)) -> FakeClient:
        """What a phone shows; again, after it was locked."""

        def main(page: ft.Page) -> None:
            page.render(PhoneApp, self.context, device)

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


def lying(screen: FakeClient) -> list[str]:
    """The sheet on a screen: another one has another name."""
    return sorted(name for name in screen.names() if name.startswith("sheet-"))


async def uncover(screen: FakeClient) -> None:
    """Read what is told, and look at a question that lies covered."""
    await screen.read()
    for cover in screen.find(ft.Semantics, identifier="peek-hold"):
        for button in screen.walk(cover.content):
            if isinstance(button, ft.GestureDetector):
                await screen.fire(button, "tap_down")


async def answer(screen: FakeClient) -> None:
    """Answer what is asked: by the main button, by the lowest dice, else by the first that may be tapped, and so on
    until another sheet lies there, or none.
    """
    await uncover(screen)
    sheet, tapped = lying(screen), set[str]()
    for _ in range(MOST_TAPS):
        await screen.tap(_next(screen, tapped))
        await screen.settle()
        if lying(screen) != sheet:
            return
    raise AssertionError(f"not answered after {MOST_TAPS} taps: {screen.texts()}")


def _next(screen: FakeClient, tapped: set[str]) -> str:
    """What is tapped next; answers and keys of a card are remembered as tapped."""
    if answerable(screen):
        return "answer-main"
    if "key-1" in screen.names():
        return "key-1"
    slot = lit(screen)
    for each in screen.find(ft.Semantics):
        name = each.identifier or ""
        begins = ("answer-", f"{slot}-") if slot else ("answer-", "row-")
        if name.startswith("row-") and each.selected is None:  # a row, and none of its answers
            continue
        if name in tapped or not name.startswith(begins) or name == "answer-main" or not _may_be_tapped(screen, each):
            continue
        tapped.add(name)
        return name
    raise AssertionError(f"nothing can be answered: {screen.texts()}")


def _may_be_tapped(screen: FakeClient, place: ft.Semantics) -> bool:
    """Whether a tap there chooses something, and is not refused."""
    parts = list(screen.walk(place.content))
    words = next((part.value for part in parts if isinstance(part, ft.Text) and part.value), "")
    live = (part for part in parts if getattr(part, "on_click", None) or getattr(part, "on_tap", None))
    return not words.startswith(REFUSED) and any(not getattr(part, "disabled", False) for part in live)
