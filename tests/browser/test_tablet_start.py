"""How a tablet without a host starts: a first visit, out of memory, after a crash, and with a new version.

Each start takes Python half a minute and more on a busy machine, so each evening goes through several of them.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from companion.core.values.messages import msg
from companion.library.texts import texts_in
from companion.tablet.start_page import MODULES
from companion.version import VERSION
from tests.browser.driver import Screen
from tests.browser.tablet import (
    BELOW,
    PATIENCE,
    Tablet,
    address_of,
    plain_host,
    player_of,
    publish,
    serving,
    shown,
    until,
)

pytestmark = pytest.mark.long
FR = texts_in("fr")
SEEN: Final = """
window.said = [];
navigator.wakeLock && Object.defineProperty(navigator, 'wakeLock', { value: {
  request: async () => { window.awake = true; return { release: async () => {}, addEventListener() {} }; },
} });
new MutationObserver(() => {
  const words = document.getElementById('doing')?.textContent;
  if (words && words !== said.at(-1)) said.push(words);
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
"""Notes what a start says, and whether the screen was asked to stay awake."""
REMARKED: Final = """
window.remarks = [];
new MutationObserver(() => {
  const words = document.getElementById('remark')?.textContent;
  if (words && words !== remarks.at(-1)) remarks.push(words);
}).observe(document, { subtree: true, childList: true });
"""
"""Notes what is remarked at the edge, which stands there for seconds only."""
SNAPSHOT: Final = """navigator.storage.getDirectory()
  .then(root => root.getDirectoryHandle('vigie-start')).then(folder => folder.getFileHandle('snapshot'))"""
HOLDS: Final = f"""words => {SNAPSHOT}.then(found => found.getFile()).then(file => file.arrayBuffer())
  .then(bytes => new TextDecoder('latin1').decode(bytes).includes(words))"""
SPOIL: Final = f"""{SNAPSHOT}.then(async found => {{
  const writing = await found.createWritable({{ keepExistingData: true }});
  await writing.write({{ type: 'write', position: 9000000, data: new Uint8Array(9).fill(7) }});
  await writing.close();
}})"""
LOOK: Final = "navigator.serviceWorker.getRegistration().then(found => found.update()).then(() => true, () => true)"
WAITS: Final = "navigator.serviceWorker.getRegistration().then(found => !!found.waiting)"
WHOLE: Final = """build => caches.open(`vigie-${build}`).then(files => files.keys()).then(found => found.length)"""
"""How many files of a version are kept."""
STARTED: Final = "build => globalThis.vigie?.build === build && vigie.restored !== undefined"
"""Whether a build runs."""
PRIVATE: Final = """
const refused = async () => { throw new DOMException('private', 'SecurityError'); };
navigator.storage.getDirectory = caches.open = refused;
"""
"""A browser that keeps nothing, as some do in private windows."""
LAST: Final = "worker.js"
"""The file that a first visit fetches last."""
LONG_AGO: Final = 1_500_000_000
"""In seconds since 1970."""
AT_REST: Final = "navigator.serviceWorker.getRegistration().then(found => !found.installing)"


def another(script: str) -> str:
    """The script in another version."""
    return f"{script}\nself.version = 'another';\n"


def goes_on(screen: Screen) -> tuple[str, str]:
    """Answer once; where the screen is then."""
    player = player_of(screen)
    player.asked()
    player.answer()
    player.asked()
    return shown(screen)


def build_of(screen: Screen) -> str:
    """The build that a page is of."""
    found: str = screen.page.evaluate("vigie.build")
    return found


def test_a_later_start_comes_out_of_memory_unless_there_is_any_doubt(tablet: Tablet) -> None:
    tablet.started().add_init_script(SEEN)
    first = tablet.at()
    said: list[str] = first.page.evaluate("said")
    assert re.fullmatch(r"[\d,]+\sMo sur [\d,]+", said[0]) and said[-1].startswith("Première préparation")
    assert int(said[-1].split()[-1]) == pytest.approx(MODULES, rel=0.05), "the ship arrives when the picture comes"
    assert not first.page.evaluate("vigie.restored")
    first.tap_id("home-demo")
    at = goes_on(first)
    first.page.wait_for_function("window.awake")
    first.page.wait_for_function("vigie.snapshot !== undefined")
    assert first.page.evaluate("vigie.snapshot.size") > 50_000_000
    evening = at[0].rpartition("/")[2]
    assert evening and not first.page.evaluate(HOLDS, evening), "nothing of the owner's is in it"
    tablet.kill()

    again = tablet.at(f"#{at[0]}")
    player_of(again).asked()
    assert again.page.evaluate("vigie.restored") and shown(again) == at
    at = goes_on(again)
    again.page.evaluate(SPOIL)
    tablet.kill()

    usual = tablet.at(f"#{at[0]}")
    player_of(usual).asked()
    assert not usual.page.evaluate("vigie.restored") and shown(usual) == at
    goes_on(usual)


def test_after_a_crash_one_goes_on_and_may_take_a_report_along(tablet: Tablet) -> None:
    screen = tablet.at()
    screen.tap_id("home-demo")
    at = goes_on(screen)
    screen.page.go_back()
    screen.shows(FR(msg("ui-motto")))
    screen.page.go_back()  # no page is before it: asked for once, nothing is left
    expect(screen.page.locator("#remark")).to_have_text(FR(msg("tablet-leave")))
    screen = tablet.turned_to(at[0].strip("/"))
    player_of(screen).asked()
    worker = screen.page.workers[0]  # another one may be making what later starts come out of
    worker.evaluate("() => { setTimeout(() => { throw new Error('lost') }) }")
    told = screen.page.locator("#told")
    expect(told.locator("p")).to_have_text(FR(msg("tablet-failed")))
    with screen.page.expect_download() as report:
        told.get_by_text(FR(msg("tablet-report"))).click()
    written = Path(report.value.path()).read_text("utf-8")
    assert "lost" in written and build_of(screen) in written
    told.get_by_text(FR(msg("tablet-on")), exact=True).click()
    screen.page.wait_for_function("globalThis.vigie?.restored !== undefined")
    player_of(screen.awake()).asked()
    assert shown(screen) == at


# ------------------------------------------------------------------ versions


@pytest.fixture
def own_site(site: Path, tmp_path: Path) -> Path:
    """A folder of one's own, which may become another version."""
    return Path(shutil.copytree(site, tmp_path / "own" / BELOW))


@pytest.fixture
def own_tablet(chrome: Browser, own_site: Path, tmp_path: Path, patient: None) -> Iterator[Tablet]:
    """One that visits that folder."""
    with serving(own_site.parent) as server:
        found = Tablet(chrome, tmp_path / "profile", address_of(server))
        yield found
        found.close()


def test_a_first_visit_that_is_cut_off_says_so_and_goes_on_where_it_stopped(own_tablet: Tablet, own_site: Path) -> None:
    whole = (own_site / LAST).read_bytes()
    (own_site / LAST).write_bytes(whole[: len(whole) // 2])
    screen = Screen(own_tablet.started(), own_tablet.base)
    screen.page.goto(f"{screen.base}/")
    told = screen.page.locator("#told p")
    expect(told).to_have_text(FR(msg("tablet-network")))
    assert screen.page.workers == [], "nothing is started out of half a version"
    build = build_of(screen)
    assert screen.page.evaluate(WHOLE, build) > 20, "what has come is kept"
    (own_site / LAST).write_bytes(whole)
    origin, protocol = screen.page.evaluate("location.origin"), screen.context.new_cdp_session(screen.page)
    protocol.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1_000_000})
    screen.page.locator("#told button").click()
    expect(told).to_have_text(FR(msg("tablet-room")))
    assert screen.page.evaluate(WHOLE, build) == 0, "what cannot be kept takes no room"
    protocol.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    screen.context.set_default_timeout(PATIENCE)
    screen.page.locator("#told button").click()
    screen.page.wait_for_function("!document.getElementById('told') && !document.getElementById('splash')")
    screen.awake().shows(FR(msg("ui-motto")))


def test_where_only_the_worker_learns_that_nothing_can_be_kept_it_is_said(own_tablet: Tablet, own_site: Path) -> None:
    publish(own_site, "storage.js", lambda script: PRIVATE + script)
    screen = Screen(own_tablet.started(), own_tablet.base)
    screen.page.goto(f"{screen.base}/")
    expect(screen.page.locator("#told p")).to_have_text(FR(msg("tablet-nowhere")))


def test_a_second_tab_that_starts_beside_an_evening_does_not_wait_for_a_new_version(
    own_tablet: Tablet, own_site: Path
) -> None:
    first = own_tablet.at()
    first.tap_id("home-demo")
    at, old = goes_on(first), build_of(first)
    new = publish(own_site, "storage.js", another)
    first.page.evaluate(LOOK)
    until(first.page, WAITS)

    second = Screen(first.context, first.base)
    first.context.set_default_timeout(PATIENCE)
    second.page.goto(f"{first.base}/")
    expect(second.page.locator("#told p")).to_have_text(FR(msg("tablet-open")))
    assert build_of(first) == old
    first.page.bring_to_front()
    on = goes_on(first)
    assert on != at, "the evening goes on beside it"

    second.page.close()
    first.page.reload()
    first.page.wait_for_function(STARTED, arg=new)
    player_of(first.awake()).asked()
    assert shown(first) == on


def test_at_plain_http_files_of_two_versions_never_meet(
    chrome: Browser, own_site: Path, tmp_path: Path, patient: None
) -> None:
    """There it is the browser that keeps files, the longer the older they were when it got them."""
    for path in own_site.rglob("*"):
        os.utime(path, (LONG_AGO, LONG_AGO))
    with (
        serving(own_site.parent, plain_host()) as server,
        closing(Tablet(chrome, tmp_path / "plain", address_of(server))) as tablet,
    ):
        screen = tablet.at()
        screen.tap_id("home-demo")
        at = goes_on(screen)
        new = publish(own_site, "storage.js", another)
        screen.page.reload()
        screen.page.wait_for_function(STARTED, arg=new)
        assert screen.page.workers[-1].evaluate("self.version") == "another"
        player_of(screen.awake()).asked()
        assert shown(screen) == at


def test_a_new_version_comes_whole_at_a_start_or_not_at_all(own_tablet: Tablet, own_site: Path) -> None:
    first = own_tablet.at()
    first.tap_id("home-demo")
    goes_on(first)
    old = build_of(first)

    new = publish(own_site, "storage.js", another)
    (own_site / "storage.js").rename(own_site / "away.js")  # the network is cut in mid-download
    first.page.evaluate(LOOK)
    until(first.page, AT_REST)
    assert not first.page.evaluate(WAITS)
    (own_site / "away.js").rename(own_site / "storage.js")
    whole = (own_site / "storage.js").read_bytes()
    (own_site / "storage.js").write_bytes(whole[: len(whole) // 2])  # in mid-file
    first.page.evaluate(LOOK)
    until(first.page, AT_REST)
    assert not first.page.evaluate(WAITS)
    (own_site / "storage.js").write_bytes(whole)
    origin = first.page.evaluate("location.origin")
    protocol = first.context.new_cdp_session(first.page)
    protocol.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1_000_000})
    first.page.evaluate(LOOK)
    until(first.page, AT_REST)
    assert not first.page.evaluate(WAITS), "there was no room for it"
    protocol.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    first.page.evaluate(LOOK)
    until(first.page, WAITS)
    at = goes_on(first)
    assert build_of(first) == old, "in mid-evening nothing changes"
    files = first.page.evaluate(WHOLE, new)
    own_tablet.kill()

    broken = publish(own_site, "worker.js", lambda script: f"throw new Error('not for this browser');\n{script}")
    own_tablet.started().add_init_script(REMARKED)
    again = own_tablet.at(f"#{at[0]}")  # while it starts, the next one comes
    again.page.wait_for_function(STARTED, arg=new)
    player_of(again.awake()).asked()
    again.page.wait_for_function("remarks.length")
    assert again.page.evaluate("remarks")[0] == FR(msg("tablet-renewed", version=VERSION)), "in a line what is new"
    assert shown(again) == at
    at = goes_on(again)
    until(again.page, WAITS)
    assert [again.page.evaluate(WHOLE, build) for build in (old, new, broken)] == [0, files, files]
    own_tablet.kill()

    own_tablet.started().add_init_script(REMARKED)
    back = own_tablet.at(f"#{at[0]}")
    back.page.wait_for_function(STARTED, arg=new)
    player_of(back.awake()).asked()
    assert shown(back) == at, "a version that cannot start is given up again"
    assert back.page.evaluate("remarks") == []
