"""Letters of other scripts on a tablet without a host: fetched when first needed, kept, and missed without a crash."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from companion.tablet.start_page import service_worker
from tests.browser.driver import NewScreen
from tests.browser.tablet import serving

pytestmark = pytest.mark.slow
BEGIN: Final = """async () => {
  await navigator.serviceWorker.register('service-worker.js');
  const { active } = await navigator.serviceWorker.ready;
  active.postMessage('take over');
  while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 20));
  globalThis.told = [];
  navigator.serviceWorker.addEventListener('message', ({ data }) => told.push(data));
}"""
FETCH: Final = "name => fetch(`assets/fonts/${name}`).then(answer => answer.text(), () => '')"


def test_a_font_is_kept_when_it_was_needed_once(new_screen: NewScreen, tmp_path: Path) -> None:
    page, fonts = b"<!DOCTYPE html><title>letters</title>", tmp_path / "assets" / "fonts"
    fonts.mkdir(parents=True)
    (tmp_path / "index.html").write_bytes(page)
    (tmp_path / "service-worker.js").write_text(service_worker({"./": page}, "0123456789ab"), "utf-8")
    for name in ("noto-1", "noto-2"):
        (fonts / name).write_text(name)
    with serving(tmp_path) as server:
        screen = new_screen(f"http://127.0.0.1:{server.server_port}")
        screen.page.goto(f"{screen.base}/")
        screen.page.evaluate(BEGIN)
        assert screen.page.evaluate(FETCH, "noto-1") == "noto-1"
    assert screen.page.evaluate(FETCH, "noto-1") == "noto-1" and screen.page.evaluate("told") == []
    assert screen.page.evaluate(FETCH, "noto-2") == ""
    screen.page.wait_for_function("told.some(({ letters }) => letters === 'network')")
