"""The page that starts the app in a browser, and what is beside it: the manifest, the worker that keeps it offline."""

from __future__ import annotations

import html
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from companion.core.values.messages import msg
from companion.library.texts import LANGUAGES, texts_in
from companion.tablet.cannot_build import CannotBuild
from companion.ui.look.palette import BRASS, DARK, DEEP, DISPLAY_FONT, FONTS
from companion.web.serving.flutter_files import FILES
from companion.web.serving.webroot import AHEAD, ours

BROWSER: Final = Path(__file__).parent / "browser"
ENGINES: Final = (
    "main.dart.mjs",
    "main.dart.wasm",
    "main.dart.js",
    *(f"canvaskit/{name}.{kind}" for name in ("skwasm", "skwasm_heavy") for kind in ("js", "wasm")),
    *(f"canvaskit/{folder}canvaskit.{kind}" for folder in ("", "chromium/") for kind in ("js", "wasm")),
)
"""Files of Flutter's of which each browser needs some."""
SETTINGS: Final = """{
    pyodide: true, noCdn: true, routeUrlStrategy: 'hash', entrypointBaseUrl: root, assetBase: root,
    canvasKitBaseUrl: `${root}canvaskit/`, fontFallbackBaseUrl: `${root}assets/fonts/`,
  }"""
POLICY: Final = (
    "default-src 'self' blob: data:; script-src 'self' 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval' blob:; "
    "style-src 'self' 'unsafe-inline'"
)
"""Nothing is asked of another host, whatever a part of Flet's client may want."""
STYLE: Final = f"""<style>
    @font-face {{ font-family: Vigie; src: url({FONTS[DISPLAY_FONT]}); }}
    #told {{
      position: fixed; z-index: 9; inset: 0; padding: 12vh 24px; background: {DEEP}; color: {DARK.parchment};
      font: 22px/1.4 Vigie, Georgia, serif; text-align: center;
    }}
    #told p {{ max-width: 36em; margin: 0 auto 1.5em; }}
    #told button {{
      font: inherit; color: {DEEP}; background: {BRASS}; border: 0; border-radius: 14px; padding: 14px 26px;
    }}
    html, body {{ overscroll-behavior: none; touch-action: manipulation; }}
  </style>"""
WORDS: Final = ("failed", "full", "again", "open", "here", "elsewhere", "nowhere", "cleared", "anew")
"""What the page says itself, where there is no app."""


def words() -> Mapping[str, Mapping[str, str]]:
    """By language."""
    return {
        lang: {"lang": lang, **{name: texts_in(lang)(msg(f"tablet-{name}")) for name in WORDS}} for lang in LANGUAGES
    }


def page(packaged: str, title: str, lang: str) -> str:
    """The packaged page, which starts Python in a worker while Flet's client is loaded. Raises CannotBuild.

    All addresses in it are relative: it works below any path.
    """
    start = (BROWSER / "page.js").read_text("utf-8")
    script = (
        f"<script>\n  const WORDS = {json.dumps(words(), ensure_ascii=False)};\n  const FILES_WANTED = {FILES};\n"
        f"  const root = new URL('.', document.baseURI).pathname;\n  Object.assign(flet, {SETTINGS});\n{start}</script>"
    )
    policy = f'<meta http-equiv="Content-Security-Policy" content="{html.escape(POLICY)}">'
    try:
        built = ours(packaged, title, lang, f"{AHEAD}\n  {STYLE}", script)
    except ValueError as error:
        raise CannotBuild(msg("tablet-other-flet", reason=str(error))) from error
    if built.count('<base href="/">') != 1:
        raise CannotBuild(msg("tablet-other-flet", reason="base"))
    return built.replace('<base href="/">', f'<base href="./">\n  {policy}')


def manifest(packaged: str, title: str, description: str, lang: str) -> str:
    """What a tablet wants to know of an app that is put on its home screen."""
    found: dict[str, Any] = json.loads(packaged)
    found |= {
        "name": title,
        "short_name": title,
        "description": description,
        "lang": lang,
        "id": "./",
        "start_url": "./",
        "scope": "./",
        "display": "fullscreen",
        "display_override": ["fullscreen", "standalone"],
        "orientation": "any",
        "background_color": DEEP,
        "theme_color": DEEP,
    }
    return json.dumps(found, ensure_ascii=False, indent=1)


def bootstrap(packaged: str) -> str:
    """Flutter's loader without its own service worker, which would take the place of ours. Raises CannotBuild."""
    begin = packaged.find("    serviceWorkerSettings: {\n")
    end = packaged.find("    },\n", begin)
    if begin < 0 or end < 0:
        raise CannotBuild(msg("tablet-other-flet", reason="serviceWorkerSettings"))
    return packaged[:begin] + packaged[end + len("    },\n") :]


def service_worker(files: Sequence[str], build: str) -> str:
    """What keeps the files of this build on a device."""
    known = {"BUILD": build, "ENGINES": list(ENGINES), "FILES": [name for name in files if name not in ENGINES]}
    lines = [f"const {name} = {json.dumps(value)};" for name, value in known.items()]
    return "\n".join([*lines, (BROWSER / "service-worker.js").read_text("utf-8")])
