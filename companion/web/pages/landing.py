"""The page on which a phone chooses its seat: one small file with everything in it, in both languages."""

from __future__ import annotations

import html
from collections.abc import Mapping
from functools import cache
from typing import Final

from companion.core.values.messages import msg
from companion.library.texts import LANGUAGES, texts_in
from companion.phones.admission import SHORT_LENGTH
from companion.ui.look.palette import BRASS, DARK, DISPLAY_FONT, FONTS, SANS_BOLD_FONT, SANS_FONT
from companion.web.pages.small_page import filled, harmless, part, policy
from companion.web.serving.flutter_files import FILES
from companion.web.serving.webroot import COMPASS

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
    "type",
    "type-do",
    "type-short",
    "other-language",
    "blocked",
)
"""What the page may have to say: the messages `door-…`."""

SEEKER: Final = f"""<template id="seeker"><svg viewBox="-50 -50 100 100" aria-hidden="true">
<circle r="46" fill="{DARK.paper}" stroke="{BRASS}" stroke-width="4"/>
<g stroke="{DARK.on_parchment_muted}" stroke-width="2"><path d="M0-40V-34M40 0H34M0 40V34M-40 0H-34"/>
<path stroke-width="1" d="M28-28 25-25M28 28 25 25M-28 28-25 25M-28-28-25-25"/></g>
<g class="needle"><path d="M0-33 7 0H-7Z" fill="{DARK.coral}"/><path d="M0 33 7 0H-7Z" fill="{DARK.on_parchment}"/>
<circle r="4" fill="{BRASS}"/></g></svg></template>"""


def page(lang: str, title: str, telling: Mapping[str, object]) -> str:
    """The page in a language. telling: how its reader stands with the table, as `/join/state` tells it."""
    values = {
        **_fixed(),
        "lang": lang,
        "title": html.escape(title),
        "noscript": html.escape(texts_in(lang)(msg("door-noscript"))),
        "told": harmless({"words": _words(), "telling": telling}),
    }
    return filled(part(__file__, "landing.html"), values)


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
        "files": FILES,
        "signs": str(SHORT_LENGTH),
    }
    styled = {
        "style": filled(part(__file__, "landing.css"), values),
        "script": filled(part(__file__, "landing.js"), values),
    }
    return values | styled


def style() -> str:
    """The style of the small pages at the door."""
    return _fixed()["style"]


POLICY: Final = policy(_fixed()["script"], _fixed()["style"])
"""Stricter than for Flet's page: nothing runs here but the script and the style that were written for it."""
