"""The small page on which a phone photographs codes: no Flet, a few kilobytes, in the style of the door."""

from __future__ import annotations

import base64
import hashlib
import html
import json
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from companion.core.text import msg
from companion.library.texts import texts_in
from companion.ui.palette import DARK
from companion.ui.phones import landing
from companion.ui.webroot import COMPASS

SIDE: Final = 1600
"""Pixels of the longer side to which the phone shrinks a photo."""
_PLACE: Final = re.compile(r"\{\{(\w+)\}\}")


def photo_page(lang: str) -> str:
    """The page in a language."""
    t = texts_in(lang)
    spoken = {name: html.escape(t(msg(f"share-page-{name}"))) for name in ("title", "how", "photo", "back")}
    words = {name: t(msg(f"share-page-{name}")) for name in ("reading", "unreadable", "unreachable")}
    told = json.dumps({"side": SIDE, **words}, ensure_ascii=False).replace("<", "\\u003c")
    fixed = {"lang": lang, "deep": DARK.sea, "compass": COMPASS, "style": _style(), "script": _script()}
    return _filled(_part("photo.html"), {**fixed, **spoken, "words": told})


@cache
def _style() -> str:
    colours = {
        "paper": DARK.paper,
        "paper_line": DARK.paper_line,
        "ink": DARK.on_parchment,
        "ink_muted": DARK.on_parchment_muted,
        "good": DARK.on_parchment_good,
        "chosen": DARK.chosen,
        "on_chosen": DARK.on_chosen,
        "focus": DARK.on_chosen,
        "coral": DARK.coral,
        "brass": DARK.brass,
    }
    return landing.style() + _filled(_part("photo.css"), colours)


@cache
def _script() -> str:
    return _part("photo.js")


def _part(name: str) -> str:
    return (Path(__file__).parent / name).read_text("utf-8")


def _filled(template: str, values: Mapping[str, str]) -> str:
    return _PLACE.sub(lambda place: values[place[1]], template)


def _digest(source: str) -> str:
    return "'sha256-" + base64.b64encode(hashlib.sha256(source.encode()).digest()).decode() + "'"


POLICY: Final = {
    "content-security-policy": "; ".join(
        (
            "default-src 'none'",
            f"script-src {_digest(_script())}",
            f"style-src {_digest(_style())}",
            "img-src 'self' blob:",
            "font-src 'self'",
            "connect-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    )
}
"""Only what stands in the page itself may run, and it may speak to nobody but us."""
