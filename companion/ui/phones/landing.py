"""The page on which a phone chooses its seat: one small file with everything in it, in both languages."""

from __future__ import annotations

import base64
import hashlib
import html
import json
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from companion.core.text import msg
from companion.library.texts import LANGUAGES, texts_in
from companion.ui.palette import BRASS, DARK, DISPLAY_FONT, FONTS, SANS_BOLD_FONT, SANS_FONT
from companion.ui.webroot import CHROME_FILES, COMPASS, OTHER_FILES

WORDS: Final = (
    "choose",
    "choose-note",
    "taken",
    "claim",
    "claim-note",
    "claim-do",
    "back",
    "watch",
    "tablet",
    "wait",
    "wait-note",
    "as-watcher",
    "as-tablet",
    "again",
    "welcome",
    "welcome-note",
    "refused",
    "unseated",
    "cut",
    "slow",
    "slow-note",
    "wrong",
    "wrong-note",
    "stranger",
    "stranger-note",
    "gone",
    "gone-note",
    "over",
    "over-note",
    "unreadable",
    "unreadable-note",
    "other-language",
)
"""What the page may have to say: the messages `door-…`."""

SEEKER: Final = f"""<template id="seeker"><svg viewBox="-50 -50 100 100" aria-hidden="true">
<circle r="46" fill="{DARK.paper}" stroke="{BRASS}" stroke-width="4"/>
<g stroke="{DARK.on_parchment_muted}" stroke-width="2"><path d="M0-40V-34M40 0H34M0 40V34M-40 0H-34"/>
<path stroke-width="1" d="M28-28 25-25M28 28 25 25M-28 28-25 25M-28-28-25-25"/></g>
<g class="needle"><path d="M0-33 7 0H-7Z" fill="{DARK.coral}"/><path d="M0 33 7 0H-7Z" fill="{DARK.on_parchment}"/>
<circle r="4" fill="{BRASS}"/></g></svg></template>"""

_PLACE: Final = re.compile(r"\{\{(\w+)\}\}")


def page(lang: str, title: str, telling: Mapping[str, Any]) -> str:
    """The page in a language. telling: how its reader stands with the table, as `/join/state` tells it."""
    values = {
        **_fixed(),
        "lang": lang,
        "title": html.escape(title),
        "noscript": html.escape(texts_in(lang)(msg("door-noscript"))),
        "told": _harmless({"words": _words(), "telling": telling}),
    }
    return _filled(_part("landing.html"), values)


@cache
def _words() -> dict[str, dict[str, str]]:
    """Every message in both languages; what the page itself puts in stands in braces."""
    return {
        lang: {key: texts_in(lang)(msg(f"door-{key}", name="{name}", n="{n}")) for key in WORDS} for lang in LANGUAGES
    }


@cache
def _fixed() -> dict[str, str]:
    """What is the same on every page."""
    values = {
        "deep": DARK.sea,
        "sea": DARK.panel,
        "line": DARK.line,
        "text": DARK.text,
        "muted": DARK.text_muted,
        "brass_text": DARK.text_brass,
        "parchment": DARK.parchment,
        "paper": DARK.paper,
        "paper_line": DARK.paper_line,
        "ink": DARK.on_parchment,
        "ink_muted": DARK.on_parchment_muted,
        "chosen": DARK.chosen,
        "on_chosen": DARK.on_chosen,
        "coral": DARK.coral,
        "action": DARK.action,
        "on_action": DARK.on_action,
        "focus": DARK.on_chosen,
        "compass": COMPASS + SEEKER,
        "display_font": FONTS[DISPLAY_FONT],
        "sans_font": FONTS[SANS_FONT],
        "bold_font": FONTS[SANS_BOLD_FONT],
        "chrome_files": json.dumps([f"/{file}" for file in CHROME_FILES]),
        "other_files": json.dumps([f"/{file}" for file in OTHER_FILES]),
    }
    styled = {"style": _filled(_part("landing.css"), values), "script": _filled(_part("landing.js"), values)}
    return values | styled


def style() -> str:
    """The style of the small pages at the door."""
    return _fixed()["style"]


def _part(name: str) -> str:
    return (Path(__file__).parent / name).read_text("utf-8")


def _filled(template: str, values: Mapping[str, str]) -> str:
    return _PLACE.sub(lambda place: values[place[1]], template)


def _harmless(value: object) -> str:
    """JSON that cannot end the element it stands in."""
    return json.dumps(value, ensure_ascii=False).replace("<", "\\u003c")


def _digest(source: str) -> str:
    return "'sha256-" + base64.b64encode(hashlib.sha256(source.encode()).digest()).decode() + "'"


POLICY: Final = {
    "content-security-policy": "; ".join(
        (
            "default-src 'none'",
            f"script-src {_digest(_fixed()['script'])}",
            f"style-src {_digest(_fixed()['style'])}",
            "connect-src 'self'",
            "img-src 'self'",
            "font-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    )
}
"""Stricter than for Flet's page: nothing runs here but the script and the style that were written for it."""
