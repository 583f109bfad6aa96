"""The page that a browser loads first: ours, made from the packaged one at each start so that upgrades follow.

The package may be read-only, so the files are served from a temporary copy, removed when the server stops.
"""

from __future__ import annotations

import html
import json
import shutil
import tempfile
from pathlib import Path
from typing import Final

from flet_web import get_package_web_dir

from companion.paths import assets
from companion.ui.palette import BRASS, DEEP, FONTS

CONNECTION: Final = """<script>
    (() => {
      const Native = window.WebSocket;
      const lift = () => document.getElementById('splash')?.remove();
      let opened = 0;
      window.WebSocket = class extends Native {
        constructor(url, ...rest) {
          super(url, ...rest);
          if (!new URL(url, location.href).pathname.endsWith('/ws')) return;
          // After a lost connection the client keeps listening to dead objects: start afresh, the session is kept.
          this.addEventListener('open', () => { if (opened++) location.reload(); });
          // Flet would lift the splash at its own first frame, a bright page that says "Working...".
          this.addEventListener('message', () => setTimeout(lift, 250), { once: true });
        }
      };
      setTimeout(lift, 15000);
    })();
  </script>"""

AHEAD: Final = """<script>
    // Chromium runs the WebAssembly build: fetch it while Flutter's loader still looks around.
    if (navigator.vendor === 'Google Inc.')
      for (const file of ['canvaskit/skwasm.wasm', 'main.dart.wasm', 'main.dart.mjs', 'canvaskit/skwasm.js']) {
        const link = document.createElement('link');
        const script = !file.endsWith('.wasm');
        Object.assign(link, script ? { rel: 'modulepreload' } : { rel: 'preload', as: 'fetch', crossOrigin: '' });
        link.href = file;
        document.head.append(link);
      }
  </script>"""

COMPASS: Final = f"""<svg width="160" height="160" viewBox="-50 -50 100 100" aria-hidden="true" fill="{BRASS}">
      <circle r="46" fill="none" stroke="{BRASS}" stroke-width="3"/>
      <path d="M0-40 8-8 0 0-8-8Z M40 0 8 8 0 0 8-8Z M0 40-8 8 0 0 8 8Z M-40 0-8-8 0 0-8 8Z"/>
    </svg>"""

GROUND: Final = f'<meta name="theme-color" content="{DEEP}">\n  <style>html, body {{ background: {DEEP}; }}</style>'
"""Flutter's canvas is transparent until its first picture is drawn."""

_FLET_MARK: Final = "<!-- fletAppConfig -->"
_NOT_SERVED: Final = ("locales",)


def prepare(title: str, lang: str) -> Path:
    """A folder with our assets and our `index.html` and `manifest.json`. The caller removes it."""
    root = Path(tempfile.mkdtemp(prefix="vigie-web-"))
    shutil.copytree(assets(), root, ignore=shutil.ignore_patterns(*_NOT_SERVED), dirs_exist_ok=True)
    root.chmod(0o700)  # the copy also took over that the original may be read-only
    packaged = Path(get_package_web_dir())
    (root / "index.html").write_text(index_html((packaged / "index.html").read_text("utf-8"), title, lang), "utf-8")
    manifest = json.loads((packaged / "manifest.json").read_text("utf-8"))
    manifest |= {"lang": lang, "background_color": DEEP, "theme_color": DEEP, "description": title}
    (root / "manifest.json").write_text(json.dumps(manifest), "utf-8")
    (root / "assets").mkdir()
    (root / "assets" / "FontManifest.json").write_text(font_manifest(), "utf-8")
    return root


def font_manifest() -> str:
    """Which fonts Flutter loads before its first frame: ours, so that no text is ever set twice.

    The packaged list has 23 others, for formulas and icons that we never draw: 1 MB of a first load, and every one is
    asked for again at each later load.  Flet adds Roboto. Paths start from the folder of this list.
    """
    return json.dumps([{"family": family, "fonts": [{"asset": f"../{path}"}]} for family, path in FONTS.items()])


def index_html(packaged: str, title: str, lang: str) -> str:
    """The packaged page with our language, our splash until the app is drawn, and a reload after a lost connection.

    Raises ValueError when the packaged page has changed so much that a replacement no longer applies.
    """
    safe_title = html.escape(title, quote=True)
    page = packaged
    for old, new in (
        ("<html>", f'<html lang="{lang}">'),
        ('<meta name="description" content="Flet application.">', f'<meta name="description" content="{safe_title}">'),
        (_FLET_MARK, f"{GROUND}\n  {AHEAD}\n  {CONNECTION}\n  {_FLET_MARK}"),
        ('id="loading" role="status" aria-label="Loading"', f'id="splash" role="status" aria-label="{safe_title}"'),
        (
            "      #loading {\n        position: fixed;",
            "      #splash {\n        position: fixed; z-index: 1; pointer-events: none;",
        ),
        ("        #loading {\n          background: #222222;", f"        #splash {{\n          background: {DEEP};"),
        ("background: #ffffff;", f"background: {DEEP};"),
        ('<img src="icons/loading-animation.png" alt="" />', COMPASS),
    ):
        if page.count(old) != 1:
            raise ValueError(f"the packaged index.html no longer holds {old!r} exactly once")
        page = page.replace(old, new)
    return page
