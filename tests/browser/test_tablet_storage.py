"""What the tablet's own storage does where a disk misbehaves: full, cut off, rotten, cleared; and on plain http.

The first tests run the file system in a bare page with Python's own SQLite on handles that the test has made; the
last ones the whole app.
"""

from __future__ import annotations

import re
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

import pytest
from flet_web import get_package_web_dir
from playwright.sync_api import Browser, Locator, Page, expect

from companion.core.values.messages import msg
from companion.library.texts import texts_in
from companion.tablet.build import build
from companion.tablet.start_page import BROWSER
from tests.browser.driver import Screen
from tests.browser.fixtures import CHROMIUM_FLAGS, chromium
from tests.browser.player import Player
from tests.browser.server import ROOT
from tests.browser.tablet import Quiet, plain_host, publish

pytestmark = pytest.mark.long
FR = texts_in("fr")
PAUSE: Final = 450
"""Milliseconds that the app wants between a change and the next tap."""
SHEET: Final = """
document.querySelector("[flt-semantics-identifier^='sheet-']")?.getAttribute("flt-semantics-identifier") ?? ""
"""
PATIENCE: Final = 300_000
"""Milliseconds that Python may take to start, on a machine that has much else to do."""
HANDLES: Final = """
globalThis.Handle = class {
  constructor(disk, number) { Object.assign(this, { disk, number, bytes: disk.files[number] ?? new Uint8Array() }); }
  get size() { return this.bytes.length; }
  keep(bytes) {
    this.disk.act(this.number);
    this.bytes = this.disk.files[this.number] = bytes;
    this.disk.written?.();
  }
  read(bytes, { at }) {
    const found = this.bytes.subarray(at, at + bytes.length);
    bytes.set(found);
    return found.length;
  }
  write(bytes, { at }) {
    const more = Math.max(0, at + bytes.length - this.bytes.length);
    if (more > this.disk.room) throw new DOMException('full', 'QuotaExceededError');
    const next = new Uint8Array(Math.max(this.bytes.length, at + bytes.length));
    next.set(this.bytes); next.set(bytes, at);
    this.keep(next);
    this.disk.room -= more;
    return bytes.length;
  }
  truncate(size) {
    const more = size - this.bytes.length;
    if (more > this.disk.room) throw new DOMException('full', 'QuotaExceededError');
    const next = new Uint8Array(size);
    next.set(this.bytes.subarray(0, size));
    this.keep(next);
    this.disk.room -= more;
  }
  getSize() { return this.bytes.length; }
  flush() {
    if (this.disk.broken) throw new DOMException('gone', 'InvalidStateError');
    this.disk.safe[this.number] = this.disk.files[this.number];
  }
};
globalThis.Disk = class {
  constructor(slots = 12, files = []) {
    Object.assign(this, { slots, files, safe: [...files], room: Infinity, left: Infinity, broken: false });
  }
  act() { if (this.broken || this.left-- <= 0) throw new DOMException('gone', 'InvalidStateError'); }
  copy() { return new Disk(this.slots, this.files.map((each) => each?.slice())); }
  // What may be left of it where the power goes now: of each file what was flushed, or what was written since as well.
  cuts() {
    const cuts = [[...this.safe]];
    this.files.forEach((bytes, n) => {
      if (bytes !== this.safe[n]) cuts.push(...cuts.map((cut) => Object.assign([...cut], { [n]: bytes })));
    });
    return cuts.map((files) => new Disk(this.slots, files));
  }
};
let mounted = 0;
globalThis.mount = (disk) => {
  const { FS } = pyodide, at = `/disk${mounted++}`;
  const slots = Array.from({ length: disk.slots }, (_, n) => new storage.Slot(new Handle(disk, n), n));
  FS.mkdir(at);
  const made = storage.slotFileSystem(FS, slots);
  FS.mount(made, {}, at);
  disk.flush = made.flush;
  return at;
};
globalThis.run = (code, values) => {
  for (const [name, value] of Object.entries(values ?? {})) pyodide.globals.set(name, value);
  return pyodide.runPython(code);
};
"""
SQL: Final = """
import errno, json, os, sqlite3
def opened(folder):
    database = sqlite3.connect(f"{folder}/vigie.db", isolation_level=None)
    database.execute("PRAGMA journal_mode = TRUNCATE")
    database.execute("PRAGMA synchronous = FULL")
    database.execute("CREATE TABLE IF NOT EXISTS entry (number INTEGER PRIMARY KEY, body TEXT)")
    return database
def append(database, number, size=3000):
    database.execute("BEGIN IMMEDIATE")
    try:
        database.execute("INSERT INTO entry VALUES (?, ?)", (number, chr(97 + number % 26) * size))
        database.execute("COMMIT")
    except BaseException:
        if database.in_transaction:
            database.execute("ROLLBACK")
        raise
def state(folder):
    database = opened(folder)
    sound = database.execute("PRAGMA integrity_check").fetchone()[0]
    rows = database.execute("SELECT number, length(body) FROM entry ORDER BY number").fetchall()
    database.close()
    return sound, rows
"""


@pytest.fixture(scope="module")
def bare(chrome: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    """A page with the file system and with Python, and nothing of the app."""
    folder = tmp_path_factory.mktemp("bare")
    (folder / "storage.js").write_bytes((BROWSER / "storage.js").read_bytes())
    (folder / "pyodide").symlink_to(Path(get_package_web_dir()) / "pyodide")
    (folder / "index.html").write_text("<!doctype html><title>bare</title>")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    page = chrome.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(f"http://127.0.0.1:{server.server_port}/")
    page.evaluate(
        """async () => {
          globalThis.storage = await import('/storage.js');
          const { loadPyodide } = await import('/pyodide/pyodide.mjs');
          globalThis.pyodide = await loadPyodide({ indexURL: '/pyodide/' });
        }"""
    )
    page.evaluate(f"() => {{ {HANDLES} }}")
    page.evaluate("code => { run(code) }", SQL)
    yield page
    page.close()
    server.shutdown()
    server.server_close()


def told(page: Page, script: str) -> Any:
    """What a script in the page gives back; `py(code)` runs Python there and gives back plain JSON."""
    return page.evaluate(
        f"async () => {{ const py = (code, values) => JSON.parse(run(`json.dumps(${{code}})`, values)); {script} }}"
    )


def test_a_full_disk_refuses_an_answer_and_loses_none(bare: Page) -> None:
    before, refused, after, again = told(
        bare,
        """
        const disk = new Disk(), at = mount(disk);
        run('d = opened(at)\\nfor n in range(5): append(d, n)', { at });
        const before = py('state(at)');
        disk.room = 0;
        run(`
try:
    append(d, 5, 60_000)
    refused = "nothing"
except sqlite3.Error as error:
    refused = error.sqlite_errorname`);
        const after = py('state(at)');
        disk.room = Infinity;
        run('append(d, 5)');
        d = run('d.close()');
        return [before, py('refused'), after, py('state(at)')];
        """,
    )
    assert before == after == ["ok", [[n, 3000] for n in range(5)]]
    assert refused == "SQLITE_FULL"
    assert again == ["ok", [[n, 3000] for n in range(6)]]


def test_when_all_slots_are_used_a_new_file_is_refused_and_the_others_stay(bare: Page) -> None:
    refused, there, kept = told(
        bare,
        """
        const disk = new Disk(3), at = mount(disk);
        run(`
d = opened(at)
append(d, 0)
d.close()
there, refused = [], None
for n in range(9):
    try:
        open(f"{at}/{n}", "w").write("words")
        there.append(n)
    except OSError as error:
        refused = error.errno == errno.ENOSPC
        break`, { at });
        const kept = py('state(at)');
        run('os.unlink(f"{at}/0"); open(f"{at}/9", "w").write("again")');
        return [py('refused'), py('there'), kept];
        """,
    )
    assert refused and there == [0] and kept == ["ok", [[0, 3000]]]


def test_one_rotten_copy_of_a_header_harms_nothing_and_two_lose_only_the_name(bare: Page) -> None:
    one, names, both = told(
        bare,
        """
        const disk = new Disk(), at = mount(disk);
        run('d = opened(at); append(d, 0); d.close(); open(f"{at}/other", "w").write("words")', { at });
        disk.flush();
        const head = (bytes) => new TextDecoder().decode(bytes?.subarray(0, 60));
        const slot = disk.files.findIndex((bytes) => head(bytes).includes('"vigie.db"'));
        const found = [];
        for (const copy of [0, 1]) {
          const rotten = disk.copy();
          rotten.files[slot][copy * 4096 + 12] ^= 1;
          found.push(py('state(at)', { at: mount(rotten) }));
        }
        const lost = disk.copy();
        lost.files[slot][12] ^= 1;
        lost.files[slot][4096 + 12] ^= 1;
        const where = mount(lost);
        const names = py('sorted(os.listdir(at))', { at: where });
        run('os.rename(f"{at}/" + next(n for n in os.listdir(at) if n.endswith(".db")), f"{at}/vigie.db")');
        return [found, names, py('state(at)')];
        """,
    )
    assert one == [["ok", [[0, 3000]]]] * 2
    assert len(names) == 3 and "other" in names and any(name.startswith("vigie-damaged-slot") for name in names)
    assert "vigie.db" not in names and both == ["ok", [[0, 3000]]]


def test_cut_off_at_any_write_the_file_is_the_old_one_or_the_new_one(bare: Page) -> None:
    """A new database takes the place of an old one, as a backup does; the power goes at each step of it."""
    found = told(
        bare,
        """
        const disk = new Disk(), at = mount(disk);
        run('d = opened(at)\\nfor n in range(3): append(d, n)\\nd.close()', { at });
        disk.flush();
        const found = [];
        for (let left = 0; ; left++) {
          const cut = disk.copy(), there = mount(cut);
          cut.left = left;
          let whole = true;
          try {
            run(`
import shutil
shutil.copyfile(f"{at}/vigie.db", f"{at}/vigie.db.part")
d = sqlite3.connect(f"{at}/vigie.db.part")
d.execute("PRAGMA journal_mode = MEMORY")
d.execute("INSERT INTO entry VALUES (3, 'new')")
d.commit()
d.close()
os.replace(f"{at}/vigie.db.part", f"{at}/vigie.db")`, { at: there });
          } catch { whole = false; }
          const after = cut.copy();
          found.push([whole, py('state(at)', { at: mount(after) })]);
          if (whole || left > 400) return found;
        }
        """,
    )
    old, new = ["ok", [[n, 3000] for n in range(3)]], ["ok", [*([n, 3000] for n in range(3)), [3, 3]]]
    assert all(state in (old, new) for _, state in found) and found[0] == [False, old] and found[-1] == [True, new]
    assert len(found) > 8


def test_power_that_goes_at_any_write_of_an_answer_leaves_whole_answers(bare: Page) -> None:
    found = told(
        bare,
        """
        const disk = new Disk(), at = mount(disk);
        run('d = opened(at)\\nfor n in range(3): append(d, n)\\nd.close()', { at });
        disk.flush();
        const found = [];
        for (let left = 0; ; left++) {
          const cut = disk.copy(), there = mount(cut);
          run('d = opened(at)', { at: there });
          cut.left = left;
          let whole = true;
          try { run('append(d, 3)'); } catch { whole = false; }
          found.push([whole, py('state(at)', { at: mount(cut.copy()) })]);
          if (whole || left > 400) return found;
        }
        """,
    )
    old, new = ["ok", [[n, 3000] for n in range(3)]], ["ok", [[n, 3000] for n in range(4)]]
    assert all(state in (old, new) for _, state in found) and found[-1] == [True, new] and len(found) > 5


def test_what_was_not_flushed_may_be_lost_in_any_order_and_leaves_whole_answers(bare: Page) -> None:
    """A disk keeps for itself what is not flushed yet, and writes the files in the order that it likes."""
    during, after = told(
        bare,
        """
        const disk = new Disk(), at = mount(disk), cuts = [];
        run('d = opened(at)\\nfor n in range(3): append(d, n)', { at });
        disk.flush();
        disk.written = () => cuts.push(...disk.cuts());
        run('append(d, 3, 60_000)');
        disk.written = undefined;
        disk.flush();  // nothing is shown before
        const state = (cut) => py('state(at)', { at: mount(cut) });
        return [cuts.map(state), disk.cuts().map(state)];
        """,
    )
    old = ["ok", [[n, 3000] for n in range(3)]]
    new = ["ok", [*old[1], [3, 60_000]]]
    assert all(state in (old, new) for state in during) and old in during and len(during) > 20
    assert after == [new]


def test_storage_that_is_gone_is_an_error_and_no_answer(bare: Page) -> None:
    refused, flushed = told(
        bare,
        """
        const disk = new Disk(), at = mount(disk);
        run('d = opened(at); append(d, 0)', { at });
        disk.broken = true;
        run(`
try:
    append(d, 1)
    refused = "nothing"
except sqlite3.Error as error:
    refused = error.sqlite_errorname`);
        let flushed = 'nothing';
        try { disk.flush(); } catch (error) { flushed = error.name; }
        return [py('refused'), flushed];
        """,
    )
    assert refused.startswith("SQLITE_IOERR"), refused
    assert flushed in ("InvalidStateError", "nothing")


def test_in_indexeddb_a_settled_answer_is_kept_and_an_unsettled_one_is_not_half_there(bare: Page) -> None:
    settled, kept, unsettled, gone = told(
        bare,
        """
        const begun = async () => {
          const { slots, settle } = await storage.blockSlots(indexedDB, 'tried');
          const at = `/blocks${mounted++}`, files = storage.slotFileSystem(pyodide.FS, slots);
          pyodide.FS.mkdir(at);
          pyodide.FS.mount(files, {}, at);
          return { at, settle };
        };
        const first = await begun();
        run('d = opened(at)\\nfor n in range(4): append(d, n, 20_000)', { at: first.at });
        await first.settle();
        const second = await begun(), settled = py('state(at)', { at: second.at });
        run('append(d, 4)');
        const third = await begun(), unsettled = py('state(at)', { at: third.at });
        await first.settle();
        run('d.close()');
        const kept = py('state(at)', { at: (await begun()).at });
        run('os.unlink(f"{at}/vigie.db")', { at: first.at });
        await first.settle();
        return [settled, kept, unsettled, py('os.listdir(at)', { at: (await begun()).at })];
        """.replace("mounted++", "Math.random().toString().slice(2)"),
    )
    assert settled == unsettled == ["ok", [[n, 20_000] for n in range(4)]]
    assert kept == ["ok", [*([n, 20_000] for n in range(4)), [4, 3000]]]
    assert [name for name in gone if name.endswith(".db")] == []


# --- the whole app


FAULTS: Final = """
const faults = new BroadcastChannel('faults');
let fault = '', held = false;
faults.onmessage = ({ data }) => { fault = data; };
const begin = IDBDatabase.prototype.transaction;
IDBDatabase.prototype.transaction = function (...given) {
  const made = begin.apply(this, given);
  if (fault !== 'hold' || given[1] !== 'readwrite') return made;
  const more = () => { if (fault === 'hold') made.objectStore('sizes').count().onsuccess = more; };
  held = true;
  faults.postMessage('held');
  made.addEventListener('complete', () => { held = false; });
  more();
  return made;
};
const post = self.postMessage;
self.postMessage = (message, ...rest) => {
  if (held && message instanceof Uint8Array) faults.postMessage('leaked');
  return post.call(self, message, ...rest);
};
for (const name of globalThis.FileSystemSyncAccessHandle ? ['write', 'flush'] : []) {
  const real = FileSystemSyncAccessHandle.prototype[name];
  FileSystemSyncAccessHandle.prototype[name] = function (...given) {
    if (fault === name) throw new DOMException('full', 'QuotaExceededError');
    return real.apply(this, given);
  };
}
"""
"""Before the storage of the app: a disk that is full, or a database that takes its time, as the page says."""
HEARD: Final = """() => {
  globalThis.heard = [];
  globalThis.hearing = new BroadcastChannel('faults');
  hearing.onmessage = ({ data }) => heard.push(data);
}"""
"""Notes what that storage says."""
SAY: Final = (
    "data => { new BroadcastChannel('faults').postMessage(data); return new Promise(done => setTimeout(done, 500)); }"
)
REFUSES: Final = "async () => { throw new DOMException('blocked', 'SecurityError'); }"
NOWHERE: Final = (
    (True, "delete StorageManager.prototype.getDirectory"),
    (True, f"ServiceWorkerContainer.prototype.getRegistration = {REFUSES}"),
    (False, "Object.defineProperty(globalThis, 'indexedDB', { value: undefined })"),
)
"""A browser that has no place for anything, or may not use it, at an address that it trusts and at another one."""
KEPT: Final = {"storageTypes": "file_systems,indexeddb"}
"""What a browser removes that is short of room; what is in `localStorage` stays."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder, built once, with a disk that can be made full."""
    folder = tmp_path_factory.mktemp("site") / "vigie"
    build(folder, "fr")
    publish(folder, "storage.js", lambda script: FAULTS + script)
    return folder


@pytest.fixture
def tablet(chrome: Browser, site: Path, tmp_path: Path) -> Iterator[Callable[..., Screen]]:
    """A browser with a profile of its own: `tablet(place, host=...)` is a new tab of it at a place of the app."""
    server = ThreadingHTTPServer(("0.0.0.0", 0), partial(Quiet, directory=str(site.parent)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    context = chrome.browser_type.launch_persistent_context(
        str(tmp_path / "profile"),
        executable_path=chromium(),
        args=CHROMIUM_FLAGS,
        viewport={"width": 1280, "height": 800},
        locale="fr-FR",
        has_touch=True,
    )
    expect.set_options(timeout=PATIENCE)

    def at(place: str = "", host: str = "127.0.0.1", told: bool = False) -> Screen:
        screen = Screen(context, f"http://{host}:{server.server_port}/vigie")
        context.set_default_timeout(PATIENCE)
        screen.page.goto(f"{screen.base}/{place}")
        if told:
            return screen
        screen.page.wait_for_function("!document.getElementById('splash')")
        return screen.awake()

    yield at
    context.close()
    expect.set_options(timeout=60_000)
    server.shutdown()
    server.server_close()


class Hasty(Player):
    """A player who may answer without waiting for what follows."""

    def give(self) -> None:
        """Answer what is asked."""
        with suppress(_NotAwaited):
            self.answer()

    def gone(self, asked: Locator) -> None:
        raise _NotAwaited


class _NotAwaited(Exception):
    pass


def begun(screen: Screen) -> Player:
    """A player at a demonstration that was answered once."""
    screen.tap_id("home-demo")
    player = Player(screen, pause=PAUSE)
    player.asked()
    player.answer()
    player.asked()
    return player


def sheet(screen: Screen) -> str:
    """What is asked."""
    return str(screen.page.evaluate(SHEET))


def reloaded(screen: Screen) -> Screen:
    screen.page.reload()
    screen.page.wait_for_function("!document.getElementById('splash')")
    return screen.awake()


def test_what_a_full_disk_refuses_is_told_and_what_was_shown_stays(tablet: Callable[..., Screen]) -> None:
    screen = tablet()
    begun(screen)
    shown = sheet(screen)
    screen.page.evaluate(SAY, "write")
    player = Hasty(screen, pause=PAUSE)
    player.give()
    screen.shows(re.compile(FR(msg("core-store-full", path="X")).partition(" X")[0]))
    assert sheet(screen) == shown, "nothing is shown that is not kept"
    screen.page.evaluate(SAY, "flush")
    screen.page.wait_for_timeout(PAUSE)
    with screen.page.expect_console_message(lambda line: "QuotaExceededError" in line.text):
        player.give()
    assert sheet(screen) == shown
    # SQLite hears of it before anything leaves the worker; were it not so, the worker would say this
    screen.page.workers[0].evaluate("() => self.postMessage({ failed: 'full', full: true })")
    expect(screen.page.locator("#told p")).to_have_text(FR(msg("tablet-full")))
    again = reloaded(screen)
    Player(again, pause=PAUSE).asked()
    assert sheet(again) == shown


def clear(screen: Screen, storageTypes: str = "all") -> None:  # noqa: N803 - the browser's word
    """What a browser does that is short of room, or whose owner wants it."""
    origin = screen.page.evaluate("location.origin")
    protocol = screen.context.new_cdp_session(screen.page)
    protocol.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": storageTypes})


@pytest.mark.parametrize("secure", [True, False])
def test_what_is_cleared_while_it_is_open_is_written_anew(tablet: Callable[..., Screen], secure: bool) -> None:
    screen = tablet(host="127.0.0.1" if secure else plain_host())
    begun(screen)
    for _ in range(2):  # what was written anew may be cleared, too
        clear(screen)
        player = Hasty(screen, pause=PAUSE)
        player.give()
        expect(screen.page.locator("#remark")).to_have_text(FR(msg("tablet-rewritten")))
        player.asked()
        expect(screen.page.locator("#remark")).to_have_count(0)
    shown = sheet(screen)
    again = reloaded(screen)
    Player(again, pause=PAUSE).asked()
    assert sheet(again) == shown


def test_storage_that_the_browser_has_cleared_is_told(tablet: Callable[..., Screen]) -> None:
    screen = tablet()
    begun(screen)
    screen.page.goto(f"{screen.base}/licences.txt")  # a page of the folder that opens nothing
    clear(screen, **KEPT)
    screen.page.goto(f"{screen.base}/")
    expect(screen.page.locator("#told p")).to_have_text(FR(msg("tablet-cleared")))
    screen.page.locator("#told button").click()
    screen.page.wait_for_function("!document.getElementById('splash') && !document.getElementById('told')")
    screen.awake().shows(FR(msg("ui-motto")))
    screen.tap_id("home-settings")
    screen.scrolled_to(screen.by_id("keeping"))


def test_at_plain_http_an_evening_is_kept_with_a_warning_and_one_tab_writes(tablet: Callable[..., Screen]) -> None:
    host = plain_host()
    screen = tablet(host=host)
    assert not screen.page.evaluate("isSecureContext")
    screen.shows(FR(msg("keeping-plain")))
    begun(screen)
    place, shown = f"#{screen.page.url.partition('#')[2]}", sheet(screen)
    second = tablet(host=host, told=True)
    expect(second.page.locator("#told p")).to_have_text(FR(msg("tablet-open")))
    second.page.locator("#told button").click()
    expect(screen.page.locator("#told p")).to_have_text(FR(msg("tablet-elsewhere")))
    second.page.wait_for_function("!document.getElementById('splash')")
    second.page.close()
    again = tablet(place, host=host)
    Player(again, pause=PAUSE).asked()
    assert sheet(again) == shown


def test_at_plain_http_no_picture_comes_before_its_answer_is_kept(tablet: Callable[..., Screen]) -> None:
    screen = tablet(host=plain_host())
    begun(screen)
    shown = sheet(screen)
    screen.page.evaluate(HEARD)
    screen.page.evaluate(SAY, "hold")
    Hasty(screen, pause=PAUSE).give()
    screen.page.wait_for_function("heard.includes('held')")
    assert sheet(screen) == shown
    screen.page.evaluate(SAY, "")
    screen.page.wait_for_function(f"shown => ({SHEET}) !== shown", arg=shown)
    assert "leaked" not in screen.page.evaluate("heard")


@pytest.mark.parametrize(("secure", "script"), NOWHERE, ids=("no place", "refused", "no database"))
def test_where_nothing_can_be_kept_no_evening_begins(tablet: Callable[..., Screen], secure: bool, script: str) -> None:
    screen = tablet("licences.txt", host="127.0.0.1" if secure else plain_host(), told=True)
    screen.context.add_init_script(script)
    screen.page.goto(f"{screen.base}/")
    expect(screen.page.locator("#told p")).to_have_text(FR(msg("tablet-nowhere")))
    assert screen.page.workers == [] and screen.page.locator("flt-semantics-host").count() == 0, "nothing is started"


def test_no_answer_that_was_shown_is_lost_when_the_browser_is_killed(site: Path, tmp_path: Path) -> None:
    """The short form of `python -m tests.crash --tablet`, in a process of its own: it has a browser of its own."""
    counts = str(tmp_path / "counts.json")
    command = [sys.executable, "-m", "tests.crash", "--tablet", "--kills", "2", "--site", str(site), "--counts", counts]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    assert " 0 faults" in done.stdout and " 0 entries shown" not in done.stdout
    again = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert again.stdout == done.stdout, "what was counted is not counted again"
