"""The page that starts the app in a browser, and what is beside it: the manifest, the worker that keeps it offline."""

from __future__ import annotations

import hashlib
import html
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from companion.core.values.messages import msg
from companion.library.texts import LANGUAGES, texts_in
from companion.paths import assets
from companion.tablet.cannot_build import CannotBuild
from companion.ui.look.palette import BRASS, DARK, DEEP, DISPLAY_FONT, FONTS, INK, LIGHT
from companion.version import VERSION
from companion.web.serving.flutter_files import FILES
from companion.web.serving.webroot import AWAKE, COMPASS, keys, ours

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
BUILD_MARK: Final = "@build@"
"""Stands in the page for the number of the build, which depends on the page, too."""
MODULES: Final = 590
"""How many modules are compiled until the first picture: how far a first start is, nothing more."""
LOADER: Final = '<script src="flutter_bootstrap.js" async></script>'
"""Flutter's, which our page starts itself."""
STYLE: Final = f"""<style>
    @font-face {{ font-family: Vigie; src: url({FONTS[DISPLAY_FONT]}); }}
    #told, #remark {{ background: {DEEP}; color: {DARK.parchment}; text-align: center; }}
    #told, #remark {{ font: 22px/1.4 Vigie, Georgia, serif; }}
    #told {{ position: fixed; z-index: 9; inset: 0; padding: 12vh 24px; }}
    #told p {{ max-width: 36em; margin: 0 auto 1.5em; }}
    #told button {{
      font: inherit; color: {DEEP}; background: {BRASS}; border: 0; border-radius: 14px; padding: 14px 26px;
      margin: 8px;
    }}
    #remark {{
      position: fixed; z-index: 8; left: 12px; right: 12px; bottom: max(16px, env(safe-area-inset-bottom));
      margin: auto; width: fit-content; padding: 12px 20px; border: 2px solid {BRASS}; border-radius: 14px;
      font-size: 19px; pointer-events: none;
    }}
    #voyage {{ --part: 0; width: min(420px, 70vw); color: {DARK.parchment}; font: 19px/1.3 Vigie, Georgia, serif; }}
    #voyage svg {{ display: block; width: 96px; margin: 0 auto; stroke: {BRASS}; }}
    #voyage.under-way svg {{ width: 56px; margin: 0; transform: translateX(-50%); position: relative; }}
    #voyage.under-way svg {{ left: calc(var(--part) * 100%); transition: left .3s linear; }}
    #water {{ height: 6px; border-radius: 3px; background: {BRASS}55; visibility: hidden; }}
    #water div {{ height: 100%; width: calc(var(--part) * 100%); border-radius: 3px; background: {BRASS}; }}
    #water div {{ transition: width .3s linear; }}
    .under-way #water {{ visibility: visible; }}
    #doing {{ min-height: 1.3em; margin: .8em 0 0; text-align: center; font-variant-numeric: tabular-nums; }}
    @media (prefers-color-scheme: light) {{
      html #splash {{ background: {LIGHT.sea}; }}
      #voyage {{ color: {LIGHT.text}; }}
    }}
    @media (prefers-reduced-motion: reduce) {{ #voyage * {{ transition: none !important; }} }}
    html, body {{ overscroll-behavior: none; touch-action: manipulation; }}
  </style>"""
SHIP: Final = "shared/icon/ship.svg"
"""Our ship, among the drawings."""
WORDS: Final = (
    *("failed", "full", "on", "again", "report", "open", "here", "elsewhere", "nowhere", "held", "cleared", "anew"),
    *("rewritten", "drop", "network", "letters", "room", "renewed", "leave", "fetching", "compiling"),
)
"""What the page says itself, where there is no app."""
VALUES: Final = {name: f"{{{name}}}" for name in ("got", "all", "n", "version")}
"""What stands in these words, to be put in by the page."""


def words() -> Mapping[str, Mapping[str, str]]:
    """By language."""
    return {
        lang: {"lang": lang, **{name: texts_in(lang)(msg(f"tablet-{name}", **VALUES)) for name in WORDS}}
        for lang in LANGUAGES
    }


def page(packaged: str, title: str, lang: str) -> str:
    """The packaged page, which starts Python in a worker while Flet's client is loaded. Raises CannotBuild.

    All addresses in it are relative: it works below any path. BUILD_MARK has to be replaced in it.
    """
    known = {"WORDS": words(), "BUILD": BUILD_MARK, "VERSION": VERSION, "MODULES": MODULES}
    lines = [f"const {name} = {json.dumps(value, ensure_ascii=False)};" for name, value in known.items()]
    lines += [f"const FILES_WANTED = {FILES};", "const root = new URL('.', document.baseURI).pathname;"]
    lines += [f"Object.assign(flet, {SETTINGS});", (BROWSER / "page.js").read_text("utf-8"), AWAKE, keys()]
    script = "\n".join(["<script>", *lines, "</script>"])
    policy = f'<meta http-equiv="Content-Security-Policy" content="{html.escape(POLICY)}">'
    try:
        built = ours(packaged, title, lang, STYLE, script)
    except ValueError as error:
        raise CannotBuild(msg("tablet-other-flet", reason=str(error))) from error
    for old, new in (
        ('<base href="/">', f'<base href="./">\n  {policy}'),
        (LOADER, ""),
        (COMPASS, splash()),
        ("<title>Flet</title>", f"<title>{html.escape(title)}</title>"),
        ('name="apple-mobile-web-app-title" content="Flet"', f'name="apple-mobile-web-app-title" content="{title}"'),
    ):
        if built.count(old) != 1:
            raise CannotBuild(msg("tablet-other-flet", reason=old))
        built = built.replace(old, new)
    return built


def splash() -> str:
    """What is seen until the app is drawn: our ship, which sails along as a first start goes on."""
    ship = (assets() / "drawings" / SHIP).read_text("utf-8")
    path = ship[ship.index("<path") : ship.rindex("</svg>")].replace(f'stroke="{INK}"', "")
    drawn = f'<svg viewBox="0 0 24 24" fill="none" stroke-linecap="round" aria-hidden="true">{path}</svg>'
    return f'<div id="voyage">{drawn}<div id="water"><div></div></div><p id="doing"></p></div>'


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


def build_script(build: str, libraries: Mapping[str, str]) -> str:
    """What the worker with Python knows of this build. libraries: where each is fetched, by its place among modules."""
    known = {"BUILD": build, "LIBRARIES": {f"/app/{name}": path for name, path in libraries.items()}}
    return "".join(f"export const {name} = {json.dumps(value)};\n" for name, value in known.items())


def service_worker(files: Mapping[str, bytes], build: str) -> str:
    """What keeps the files of this build on a device. files: their contents by address."""
    listed = {
        name: {"size": len(content), "sum": hashlib.sha256(content).hexdigest()} for name, content in files.items()
    }
    known = {"BUILD": build, "ENGINES": list(ENGINES), "FILES": listed}
    lines = [f"const {name} = {json.dumps(value)};" for name, value in known.items()]
    return "\n".join([*lines, (BROWSER / "service-worker.js").read_text("utf-8")])
