"""The small page on which a phone photographs codes: no Flet, a few kilobytes, in the style of the door."""

from __future__ import annotations

import html
from functools import cache
from typing import Final

from companion.core.values.messages import msg
from companion.library.texts import texts_in
from companion.ui.look.palette import DARK
from companion.web.pages import landing
from companion.web.pages.small_page import filled, harmless, part, policy
from companion.web.serving.webroot import COMPASS

SIDE: Final = 1600
"""Pixels of the longer side to which the phone shrinks a photo."""


def photo_page(lang: str) -> str:
    """The page in a language."""
    t = texts_in(lang)
    spoken = {name: html.escape(t(msg(f"share-page-{name}"))) for name in ("title", "how", "photo", "back")}
    words = {name: t(msg(f"share-page-{name}")) for name in ("reading", "unreadable", "unreachable")}
    told = harmless({"side": SIDE, **words})
    fixed = {"lang": lang, "deep": DARK.sea, "compass": COMPASS, "style": _style(), "script": _script()}
    return filled(part(__file__, "photo.html"), {**fixed, **spoken, "words": told})


@cache
def camera_style(own: str) -> str:
    """The style of a page that takes photos. own: the name of the file with what only this page has."""
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
        "deep": DARK.sea,
    }
    return landing.style() + filled(part(__file__, "camera.css") + part(__file__, own), colours)


def _style() -> str:
    return camera_style("photo.css")


@cache
def _script() -> str:
    return part(__file__, "photo.js")


POLICY: Final = policy(_script(), _style(), images="'self' blob:")
"""Only what stands in the page itself may run, and it may speak to nobody but us."""
