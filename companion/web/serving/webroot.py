"""The page that a browser loads first: ours, made from the packaged one at each start so that upgrades follow.

The package may be read-only, so the files are served from a temporary copy, removed when the server stops.
"""

from __future__ import annotations

import html
import json
import os
import shutil
import tempfile
import time
from pathlib import Path
from typing import Final

from flet_web import get_package_web_dir

from companion.core.values.messages import Msg, msg
from companion.library.texts import LANGUAGES, texts_in
from companion.paths import assets
from companion.ui.look.palette import BRASS, DARK, DEEP, DISPLAY_FONT, FONTS
from companion.web.serving import script_fonts
from companion.web.serving.flutter_files import FILES
from companion.web.serving.known_parts import BITS, FLET, KEEPS, SHORT

CONNECTION: Final = r"""<script>
    (() => {
      const LOST = {{lost}}, BEAT = 1500, LATE = 1200, TRY = 1000, GRACE = 400, STRIKES = 2, REFUSED = 3, HELD_UP = 700;
      const BLOCKED = {{blocked}}, SETTLED = 30000, { lang } = document.documentElement;  // before Flutter's
      const Native = window.WebSocket;
      const lift = () => {
        document.getElementById('splash')?.remove();
        document.fonts.load('1em Vigie');  // it cannot be fetched any more when it is needed
      };
      let socket = null, opened = 0, failed = 0, wasHidden = false, leaving = false;
      let asked = 0, heard = 0, ticked = 0, tried = 0, strikes = 0, broken = false;

      // Where the browser keeps nothing for this page, it begins anew again and again: at the third time that is said.
      // The name of a window is kept without any storage.
      const began = Number(/^vigie-(\d+)$/.exec(window.name)?.[1] ?? 0);
      setTimeout(() => window.name = '', SETTLED);
      function blocked() {
        try { return !navigator.cookieEnabled || (sessionStorage.length, false); } catch { return true; }
      }

      function leave(go) {
        if (leaving) return;
        leaving = true;
        if (began >= 2 && blocked()) return banner(true, BLOCKED);
        window.name = `vigie-${began + 1}`;
        go();
      }

      // The browser's own size of text: Flutter would enlarge words and not what they stand in; the app enlarges both.
      const root = document.documentElement, words = parseFloat(getComputedStyle(root).fontSize) / 16;
      root.style.fontSize = '16px';
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;

      window.WebSocket = class extends Native {
        constructor(url, ...rest) {
          const wishes = [...(words > 1 ? [`words=${words}`] : []), ...(still ? ['still=1'] : [])].join('&');
          super(wishes ? `${url}?${wishes}` : url, ...rest);
          if (!new URL(url, location.href).pathname.endsWith('/ws')) return;
          // After a lost connection the client keeps listening to dead objects: start afresh, the session is kept.
          this.binaryType = 'arraybuffer';
          this.parts = [];
          this.addEventListener('open', () => {
            if (opened++) return look();
            socket = this;
            super.send({{keeps}});
            asked = 0;
            heard = performance.now();
          });
          this.addEventListener('message', event => {
            // The page begins anew: were the client to compare all that it is sent now with what it has, it would hang.
            if (opened > 1) return event.stopImmediatePropagation();
            if (typeof event.data !== 'string') {
              if (new DataView(event.data).getUint8(0) === {{short}}) {
                event.stopImmediatePropagation();
                return this.dispatchEvent(new MessageEvent('message', { data: whole(event.data, this.parts) }));
              }
              // it is in the picture after next
              return requestAnimationFrame(() => requestAnimationFrame(() => this.shown++));
            }
            event.stopImmediatePropagation();  // the answer to our own question, not for Flet
            asked = strikes = 0;
            heard = performance.now();
            banner(false);
          });
          this.addEventListener('close', event => {
            if (event.code === 4401) leave(() => location.replace('/join'));
            else if (socket === this) {
              tried = performance.now() - TRY + GRACE;  // a server that is closing may still say that it is well
              watch();
            }
            else if (++failed >= REFUSED) look();
          });
          this.shown = this.told = 0;
          // Flet would lift the splash at its own first frame, a bright page that says "Working...".
          this.addEventListener('message', () => setTimeout(lift, 250), { once: true });
        }

        // What a finger does it does to the picture that it sees: how many messages are in it goes before.
        send(data) {
          if (this.told < this.shown) super.send(String(this.told = this.shown));
          super.send(data);
        }
      };
      setTimeout(lift, 15000);

      // What was sent before is named by its number, see known_parts.py.
      function whole(data, known) {
        const from = new Uint8Array(data), parts = [Uint8Array.of({{flet}})];
        let at = 1;
        const number = () => {
          let found = 0, place = 1;
          for (; from[at] > {{bits}}; place *= {{bits}} + 1) found += (from[at++] & {{bits}}) * place;
          return found + from[at++] * place;
        };
        const piece = () => { const size = number(); return from.subarray(at, at += size); };
        parts.push(piece());
        while (at < from.length) {
          const which = number(), part = piece();
          if (part.length) known[which] = part.slice();  // else all of the message would be kept
          parts.push(known[which], piece());
        }
        const filled = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
        let end = 0;
        for (const part of parts) filled.set(part, (end += part.length) - part.length);
        return filled.buffer;
      }

      function banner(on, words = LOST) {
        let shown = document.getElementById('lost');
        if (!on) return shown?.remove();
        if (!shown) {
          shown = document.createElement('div');
          shown.id = 'lost';
          shown.setAttribute('role', 'alert');
          shown.innerHTML = {{compass}};
          shown.append('');
          document.body.append(shown);
        }
        shown.lastChild.data = words[lang] ?? words.en;
        // Without a connection Flet shows a bright, empty page: put the night over it.
        shown.classList.toggle('night', socket?.readyState !== Native.OPEN);
      }

      // Whether the server answers, asked beside the connection: it may be back while the connection is dead.
      async function look() {
        tried = performance.now();
        try {
          const answer = await fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(2000) });
          if (!answer.ok) return;
        } catch { return; }
        if (opened > 1 || socket?.readyState !== Native.OPEN) return leave(() => location.reload());
        if (!asked) return;
        if (++strikes >= STRIKES) return leave(() => location.reload());  // it hangs in the air
        socket.send('?');
      }

      function watch() {
        const now = performance.now();
        const held = now - ticked > HELD_UP;  // it was we who were held up: nobody else is to blame
        ticked = now;
        if (held) strikes = 0;
        if (leaving || document.hidden || !(socket || broken)) {
          wasHidden = document.hidden;
          return;
        }
        if (socket?.readyState === Native.OPEN) {
          if (held && asked) asked = now;
          if (!asked && (wasHidden || now - heard > BEAT)) {
            asked = now;
            socket.send('?');
          }
          wasHidden = false;
          if (!asked || now - asked < LATE) return;
        }
        banner(true);
        if (now - tried > TRY) look();
      }

      setInterval(watch, 250);
      for (const [where, what] of [[document, 'visibilitychange'], [window, 'online'], [window, 'offline']])
        where.addEventListener(what, () => { tried = 0; watch(); });

      // A file that did not come through is not asked for again: then the page begins anew, too.
      addEventListener('error', event => {
        if (event.target.src?.startsWith(location.origin) && !socket) broken = true;
      }, true);
    })();
  </script>
  <style>
    @font-face { font-family: Vigie; src: url(/{{font}}); }
    #lost {
      position: fixed; z-index: 9; top: max(10px, env(safe-area-inset-top)); left: 12px; right: 12px; margin: auto;
      width: fit-content; padding: 12px 18px; border-radius: 14px; border: 2px solid {{coral}};
      background: {{parchment}}; color: {{ink}}; font: 20px/1.25 Vigie, Georgia, serif; text-align: left;
      pointer-events: none; box-shadow: 0 6px 20px #0008; display: flex; align-items: center; gap: 14px;
    }
    #lost svg { width: 40px; height: 40px; flex: none; animation: seek 3s ease-in-out infinite alternate; }
    @keyframes seek { from { transform: rotate(-40deg); } to { transform: rotate(50deg); } }
    @media (prefers-reduced-motion: reduce) { #lost svg { animation: none; } }
    #lost.night { top: 42%; box-shadow: 0 0 0 200vmax {{deep}}; }
  </style>"""
"""Notices within three seconds that the connection is gone, or hangs in the air, tells so, and comes back by itself.

A page asks its own connection every second and a half whether it lives; `companion.web.serving.wire` answers.
"""

AHEAD: Final = f"""<script>
    // Fetch it while Flutter's loader still looks around.
    for (const file of {FILES}) {{
      const link = document.createElement('link');
      const module = file !== 'main.dart.js' && !file.endsWith('.wasm');
      const how = file.endsWith('.wasm') ? {{ as: 'fetch', crossOrigin: '' }} : {{ as: 'script' }};
      Object.assign(link, module ? {{ rel: 'modulepreload' }} : {{ rel: 'preload', ...how }});
      link.href = file;
      document.head.append(link);
    }}
  </script>"""

AWAKE: Final = """
    // The screen does not go dark while an evening is open, and in sight. Only over https, or on this very machine.
    (() => {
      let lock = null, asking = false;
      async function look() {
        const wanted = !document.hidden && new RegExp('/table/').test(location.pathname + location.hash);
        if (asking || wanted === !!lock) return;
        asking = true;
        try {
          if (!wanted) await lock.release();
          lock = wanted ? await navigator.wakeLock.request('screen') : null;
          lock?.addEventListener('release', () => lock = null);
        } catch { lock = null; }  // a battery that is low may forbid it
        asking = false;
      }
      if (navigator.wakeLock) setInterval(look, 2000);
    })();
  """
"""JavaScript that both pages run, the server's and the one without a server."""

KEYS: Final = """
    // Arrows walk as Tab does. What else a key does is told to the app by keys that nobody types: a digit is an answer,
    // Escape the way back, Ctrl+Z undo. Never while somebody writes.
    (() => {
      const WAYS = { ArrowDown: false, ArrowRight: false, ArrowUp: true, ArrowLeft: true };
      const key = (type, code, shiftKey) => new KeyboardEvent(
        type, { key: code, code, shiftKey, bubbles: true, cancelable: true, composed: true });
      function meant(event) {
        const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
        const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code);
        if (plain && event.key in WAYS) return ['Tab', WAYS[event.key]];
        if (plain && digit) return [`F${12 + Number(digit[1])}`, false];
        if (plain && event.key === 'Escape') return ['F22', false];
        if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'z')
          return ['F23', false];
      }
      for (const type of ['keydown', 'keyup'])
        addEventListener(type, event => {
          const writing = /^(?:INPUT|TEXTAREA|SELECT)$/.test(document.activeElement?.tagName);
          const [code, shift] = (event.isTrusted && !writing && meant(event)) || [];
          if (!code) return;
          event.stopImmediatePropagation();
          event.preventDefault();
          if (type === 'keyup') return;
          for (const each of ['keydown', 'keyup']) document.activeElement.dispatchEvent(key(each, code, shift));
        }, true);

      // The first thing that is read aloud: how to have the rest read aloud. Flutter has it in English only.
      const HEAR = {{hear}}, { lang } = document.documentElement, named = () => {
        const button = document.querySelector('flt-semantics-placeholder');
        const words = HEAR[lang] ?? HEAR.en;
        if (button && button.ariaLabel !== words) button.ariaLabel = words;
        if (document.querySelector('flt-semantics-host')?.firstChild) looking.disconnect();
      };
      const looking = new MutationObserver(named);
      looking.observe(document, { childList: true, subtree: true });
    })();
  """


def keys() -> str:
    """JavaScript that both pages run for whoever does not tap; `companion.ui.runtime.shortcuts` hears what it tells."""
    words = {lang: texts_in(lang)(msg("foundation-hear")) for lang in LANGUAGES}
    return KEYS.replace("{{hear}}", json.dumps(words, ensure_ascii=False))


COMPASS: Final = f"""<svg width="160" height="160" viewBox="-50 -50 100 100" aria-hidden="true" fill="{BRASS}">
      <circle r="46" fill="none" stroke="{BRASS}" stroke-width="3"/>
      <path d="M0-40 8-8 0 0-8-8Z M40 0 8 8 0 0 8-8Z M0 40-8 8 0 0 8 8Z M-40 0-8-8 0 0-8 8Z"/>
    </svg>"""

WIDTH: Final = (
    '<meta name="viewport" content="width=device-width, initial-scale=1.0, maximum-scale=1.0, user-scalable=no">'
)
"""What Flutter says itself, much later: until then a small screen would show our splash and our words as on a desk."""
GROUND: Final = f"""{WIDTH}
  <meta name="theme-color" content="{DEEP}">
  <style>html, body {{ background: {DEEP}; }}</style>"""
"""Flutter's canvas is transparent until its first picture is drawn."""

_FLET_MARK: Final = "<!-- fletAppConfig -->"
_NOT_SERVED: Final = ("drawings", "locales", script_fonts.ARCHIVE)


_PREFIX: Final = "vigie-web-"
_OLD: Final = 30 * 24 * 3600
"""Seconds after which a folder is nobody's, where the system does not say which processes there are."""


class NoPages(Exception):
    """The pages cannot be made ready."""

    def __init__(self, error: OSError) -> None:
        super().__init__(str(error))
        self.text: Msg = msg("foundation-no-pages", folder=_folder(), reason=error.strerror or str(error))
        """Why, and what to do."""


def _folder() -> str:
    try:
        return tempfile.gettempdir()
    except OSError:  # none can be written to
        return os.environ.get("TMPDIR", "TMPDIR")


def prepare(title: str, lang: str) -> Path:
    """A folder with our assets and our `index.html` and `manifest.json`. The caller removes it.

    What was left there when the power failed is removed first. Raises NoPages where there is no room.
    """
    root = None
    try:
        _sweep(Path(tempfile.gettempdir()))
        root = Path(tempfile.mkdtemp(prefix=f"{_PREFIX}{os.getpid()}-"))
        return _filled(root, title, lang)
    except OSError as error:
        if root is not None:
            shutil.rmtree(root, ignore_errors=True)
        raise NoPages(error) from error


def _sweep(folder: Path) -> None:
    """Remove the pages of servers that are no more."""
    for left in folder.glob(f"{_PREFIX}*"):
        if not left.is_symlink() and not _served(left):
            shutil.rmtree(left, ignore_errors=True)


def _served(root: Path) -> bool:
    """Whether the process that has made these pages may still serve them."""
    process = root.name.removeprefix(_PREFIX).partition("-")[0]
    try:
        young = time.time() - root.stat().st_mtime < _OLD
        if os.name == "nt" or not process.isdecimal():  # there one cannot ask; earlier versions did not say
            return young
        os.kill(int(process), 0)
    except (ProcessLookupError, FileNotFoundError, OverflowError):
        return False
    except OSError:  # it is somebody else's
        return True
    return True


def _filled(root: Path, title: str, lang: str) -> Path:
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


def connection() -> str:
    """The watch over the connection, with its words in every language: the page says which is its own."""
    values = {
        "compass": json.dumps(COMPASS),
        "font": FONTS[DISPLAY_FONT],
        "lost": json.dumps({lang: texts_in(lang)(msg("door-lost")) for lang in LANGUAGES}, ensure_ascii=False),
        "blocked": json.dumps({lang: texts_in(lang)(msg("door-blocked")) for lang in LANGUAGES}, ensure_ascii=False),
        "deep": DEEP,
        "coral": DARK.coral,
        "parchment": DARK.parchment,
        "ink": DARK.on_parchment,
        "keeps": json.dumps(KEEPS),
        "flet": str(FLET),
        "short": str(SHORT),
        "bits": str(BITS),
    }
    script = CONNECTION
    for name, value in values.items():
        script = script.replace(f"{{{{{name}}}}}", value)
    return script


def index_html(packaged: str, title: str, lang: str) -> str:
    """The page of a server: `ours` with a reload after a lost connection. Raises ValueError as that does."""
    return ours(packaged, title, lang, f"{AHEAD}\n  {connection()}\n  <script>{AWAKE}{keys()}</script>")


def ours(packaged: str, title: str, lang: str, before: str, after: str = "") -> str:
    """The packaged page with our language, and our splash until the app is drawn.

    before, after: what else stands in its head, around the settings of Flet's client that a server writes there.

    Raises ValueError when the packaged page has changed so much that a replacement no longer applies.
    """
    safe_title = html.escape(title, quote=True)
    page = packaged
    for old, new in (
        ("<html>", f'<html lang="{lang}">'),
        ('<meta name="description" content="Flet application.">', f'<meta name="description" content="{safe_title}">'),
        (_FLET_MARK, f"{GROUND}\n  {before}\n  {_FLET_MARK}{after}"),
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
