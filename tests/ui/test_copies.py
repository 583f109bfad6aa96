"""Files with evenings on screen: saved, opened, compared; where all is kept, and the reminder of copies."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import flet as ft
import pytest

from companion.core.values.messages import Msg, msg
from companion.host.exchange.last_full_copy import DUE
from companion.host.host import Host
from companion.host.settings import Settings
from companion.library.game_registry import game
from companion.library.sample import load_sample
from companion.library.texts import texts_in
from companion.store import Store
from companion.ui.context.app_context import AppContext
from companion.ui.games import screens_of
from companion.ui.runtime.browser_storage import BrowserStorage
from companion.ui.runtime.host_services import DroppedFiles, Folder, HostServices
from tests.support.about import ANY, OTHER
from tests.support.golden import ENDED, kept
from tests.ui.fakeclient import FakeClient, at

FR = texts_in("fr")
SIZES = ((1280, 800), (390, 844))


class Drawer:
    """The `Files` of a test: what was saved, and what is chosen next."""

    missing: Msg | None = None

    def __init__(self) -> None:
        self.saved: dict[str, bytes] = {}
        self.chosen: Sequence[bytes] = ()
        self.sends: Callable[[str, str], object] | None = None

    async def pick(self) -> Sequence[bytes]:
        return self.chosen

    async def save(self, name: str, content: bytes) -> None:
        self.saved[name] = content


class Cupboard:
    """A `Keeping` that may lose everything."""

    told: Sequence[Msg] = (msg("keeping-app"),)
    may_vanish = True

    def __init__(self) -> None:
        self.warning: Msg | None = None
        self.evenings = 0

    def begun(self) -> None:
        self.evenings += 1


class Machine:
    """A machine with its screens and its drawer of files."""

    def __init__(self, folder: Path) -> None:
        self.drawer, self.cupboard = Drawer(), Cupboard()
        store = Store(folder)
        self.dropped = DroppedFiles()
        services = HostServices(lambda _page: self.drawer, keeping=self.cupboard, dropped=self.dropped)
        self.context = AppContext(Host(store, Settings(store, language="fr")), services=services)

    @property
    def host(self) -> Host:
        return self.context.host

    def demo(self) -> str:
        """An evening that was begun; its id."""
        return self.context.begin(ANY, screens_of(ANY).demo())

    def last_file(self) -> bytes:
        return [*self.drawer.saved.values()][-1]


@pytest.fixture
def machines(tmp_path: Path) -> Iterator[Callable[[str], Machine]]:
    built: dict[str, Machine] = {}

    def machine(name: str) -> Machine:
        if name not in built:
            built[name] = Machine(tmp_path / name)
        return built[name]

    yield machine
    for each in built.values():
        each.host.store.close()


@pytest.mark.parametrize("size", SIZES)
async def test_an_evening_travels_from_one_list_to_another(
    machines: Callable[[str], Machine], size: tuple[int, int]
) -> None:
    here, there = machines("here"), machines("there")
    evening = here.demo()
    async with at(here.context, "/evenings", size) as screen:
        await screen.tap(f"save-{evening}")
        await screen.until(lambda: here.drawer.saved)
    there.drawer.chosen = [here.last_file()]
    async with at(there.context, "/evenings", size) as screen:
        await screen.tap("copies-open")
        await screen.until(lambda: f"open-{evening}" in screen.names())
        assert FR(msg("copies-new", n=1)) in screen.texts()
        await screen.tap("copies-open")
        await screen.until(lambda: FR(msg("copies-nothing")) in screen.texts())
    async with at(there.context, "/evenings", size) as screen:
        await screen.tap(f"open-{evening}")
        await screen.until(lambda: there.context.session(evening).watchers)
    assert there.host.resume(evening).state == here.host.resume(evening).state


async def test_an_evening_is_handed_on_and_let_fall_on_another_list(machines: Callable[[str], Machine]) -> None:
    here, there, sent = machines("here"), machines("there"), dict[str, str]()
    evening = here.demo()
    async with at(here.context, "/evenings") as screen:
        assert f"send-{evening}" not in screen.names(), "this machine has no way"
    here.drawer.sends = sent.__setitem__
    async with at(here.context, "/evenings") as screen:
        await screen.tap(f"send-{evening}")
        await screen.until(lambda: sent)
    ((name, text),) = sent.items()
    assert name.endswith(".txt")
    assert not there.dropped.fall([text.encode()]), "nothing on screen takes it"
    async with at(there.context, "/evenings") as screen:
        await screen.until(lambda: there.dropped.taker)
        assert there.dropped.fall([memoryview(text.encode())])
        await screen.until(lambda: f"open-{evening}" in screen.names())
    assert there.host.resume(evening).state == here.host.resume(evening).state


async def test_a_table_that_is_shown_goes_on_as_the_file_says(machines: Callable[[str], Machine]) -> None:
    here, there = machines("here"), machines("there")
    evening = here.demo()
    async with at(here.context, "/evenings") as screen:
        await screen.tap(f"save-{evening}")
        await screen.until(lambda: here.drawer.saved)
    there.drawer.chosen = [here.last_file()]
    async with at(there.context, "/evenings") as screen:
        await screen.tap("copies-open")
        await screen.until(lambda: f"open-{evening}" in screen.names())
    from companion.simulation.robot import Robot

    session = there.host.resume(evening)
    assert session.question is not None
    session.answer(Robot(1).answer(session.question))
    async with at(there.context, "/evenings") as screen:
        await screen.tap(f"save-{evening}")
        await screen.until(lambda: there.drawer.saved)
    here.drawer.chosen = [there.last_file()]
    before = here.context.session(evening)
    async with at(here.context, "/evenings") as screen:
        await screen.tap("copies-open")
        await screen.until(lambda: FR(msg("copies-further", n=1)) in screen.texts())
        await screen.tap("copies-take-up")
        await screen.until(lambda: here.context.session(evening).watchers)
    assert here.context.session(evening) is not before
    assert here.host.resume(evening).state == session.state


async def test_the_last_page_leads_to_the_whole_evening_as_a_file(machines: Callable[[str], Machine]) -> None:
    here = machines("here")
    begun, _ = kept(here.host.store, *ENDED[0], ended=True)
    async with at(here.context, f"/send/{begun.id}") as screen:
        await screen.tap("send-whole")
        await screen.until(lambda: here.drawer.saved)
    assert b'"vigie-evening"' in here.last_file()


async def test_a_copy_of_everything_is_one_tap_each_way(machines: Callable[[str], Machine]) -> None:
    here, there = machines("here"), machines("there")
    evening = here.demo()
    for (schema, subject), values in list(load_sample(game(OTHER)).items())[:2]:
        here.host.shelf(OTHER).put(schema, subject, values)
    async with at(here.context, "/evenings") as screen:
        await screen.tap("copies-everything")
        await screen.until(lambda: FR(msg("copies-made", n=1)) in screen.texts())
    changed = here.host.shelf(OTHER).all()[0]
    number = next(name for name, value in changed.record.items() if type(value) is int)
    mine = changed.record | {number: changed.record[number] + 1}
    there.host.shelf(OTHER).put(changed.schema, changed.subject, mine)
    there.drawer.chosen = [here.last_file()]
    async with at(there.context, "/evenings") as screen:
        await screen.tap("copies-open")
        await screen.until(lambda: f"open-{evening}" in screen.names())
        assert {FR(msg("copies-new", n=1)), FR(msg("copies-differing", n=1))} <= set(screen.texts())
        assert there.host.shelf(OTHER).get(changed.schema, changed.subject) == mine
        await screen.tap("copies-look")
        await screen.until(lambda: "merge-take" in screen.names())
        await screen.tap("merge-take")
        await screen.until(lambda: "merge-take" not in screen.names())
    assert there.host.shelf(OTHER).get(changed.schema, changed.subject) == changed.record


async def test_what_is_no_file_of_ours_is_told_and_changes_nothing(machines: Callable[[str], Machine]) -> None:
    there = machines("there")
    there.drawer.chosen = [b"PK\x03\x04 nothing"]
    async with at(there.context, "/evenings") as screen:
        await screen.tap("copies-open")
        await screen.until(lambda: FR(msg("copies-damaged")) in screen.texts())
        there.drawer.chosen = [b'{"format": "vigie-evening"']
        await screen.tap("copies-open")
        await screen.until(lambda: FR(msg("copies-damaged")) not in screen.texts())
        assert "copies-told" in screen.names()
    assert there.host.evenings() == ()


async def test_people_are_reminded_of_a_copy_after_five_evenings(machines: Callable[[str], Machine]) -> None:
    here = machines("here")
    options = {name: value for name, value in screens_of(ANY).demo().items() if name != "edition"}
    for _ in range(DUE - 1):
        here.context.begin(ANY, options)
    async with at(here.context, "/") as screen:
        assert "home-copy" not in screen.names()
        here.context.begin(ANY, options)
        await screen.until(lambda: "home-copy" in screen.names())
        assert FR(msg("copies-due-note", n=DUE)) in screen.texts()
        await screen.tap("home-copy")
        await screen.tap("copies-everything")
        await screen.until(lambda: here.drawer.saved)
        await screen.tap("home")
        await screen.until(lambda: "home-new" in screen.names() and "home-copy" not in screen.names())
    assert here.cupboard.evenings == DUE


async def test_a_folder_of_this_machine_reminds_nobody(machines: Callable[[str], Machine], tmp_path: Path) -> None:
    here = machines("here")
    folder = Folder(str(tmp_path))
    context = AppContext(here.host, services=HostServices(lambda _page: here.drawer, keeping=folder))
    options = {name: value for name, value in screens_of(ANY).demo().items() if name != "edition"}
    for _ in range(DUE):
        context.begin(ANY, options)
    async with at(context, "/") as screen:
        assert "home-copy" not in screen.names()
        await screen.tap("home-settings")
        await screen.until(lambda: "keeping" in screen.names())
        assert FR(msg("keeping-folder", folder=str(tmp_path))) in screen.texts()
        await screen.tap("keeping-copies")
        await screen.until(lambda: "copies-everything" in screen.names())
    assert Folder("").may_vanish and not folder.may_vanish and folder.warning is None


async def test_a_warning_stands_before_an_evening_begins(machines: Callable[[str], Machine]) -> None:
    here = machines("here")
    here.cupboard.warning = msg("keeping-app")
    for route in ("/", f"/new/{ANY}"):
        async with at(here.context, route) as screen:
            assert FR(msg("keeping-app")) in [each.value for each in screen.find(ft.Text)]


@pytest.mark.parametrize(
    ("secure", "answer", "words"),
    [
        (True, None, "keeping-asked"),
        (True, True, "keeping-sure"),
        (True, False, "keeping-unsure"),
        (False, None, "keeping-plain"),
    ],
)
async def test_the_settings_say_what_a_browser_promises(
    machines: Callable[[str], Machine], secure: bool, answer: bool | None, words: str
) -> None:
    here, asked = machines("here"), list[str]()
    keeping = BrowserStorage(secure, lambda: asked.append("asked"))
    context = AppContext(here.host, services=HostServices(lambda _page: here.drawer, keeping=keeping))
    keeping.changed = context.changed
    async with at(context, "/settings") as screen:
        assert ("keeping-asked" if secure else "keeping-plain") in keyed(screen)
        if answer is not None:
            keeping.answered(answer)
            await screen.until(lambda: words in keyed(screen))
        assert words in keyed(screen)
    assert asked == []
    context.begin(ANY, screens_of(ANY).demo())
    assert asked == ["asked"] and keeping.may_vanish


def keyed(screen: FakeClient) -> set[str]:
    """Which of the sentences about storage stand on a screen."""
    keys = ("keeping-asked", "keeping-sure", "keeping-unsure", "keeping-plain")
    return {key for key in keys if FR(msg(key)) in screen.texts()}


async def test_a_machine_without_files_says_so(tmp_path: Path) -> None:
    store = Store(tmp_path)
    async with at(AppContext(Host(store, Settings(store))), "/evenings") as screen:
        assert FR(msg("files-none")) in screen.texts() and "copies-open" not in screen.names()
    store.close()
