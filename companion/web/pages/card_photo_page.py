"""The small page on which a card is photographed and straightened: no Flet, a few kilobytes, like the door."""

from __future__ import annotations

import html
from functools import cache
from typing import Final

from companion.core.values.messages import Msg, msg
from companion.library.texts import texts_in
from companion.ui.look.palette import DARK
from companion.web.pages.photo_page import camera_style
from companion.web.pages.small_page import filled, harmless, part, policy
from companion.web.serving.webroot import COMPASS

SIDE: Final = 1800
"""Pixels of the longer side to which the device shrinks a photo before it is sent."""
SPOKEN: Final = ("how", "take", "corners", "straighten", "again", "turn", "keep", "back", "preview")
TOLD: Final = ("working", "upper-left", "upper-right", "lower-right", "lower-left")


def card_photo_page(lang: str, token: str, title: Msg, back: str) -> str:
    """The page in a language. token: names the card.  title: what it is called.  back: where one came from."""
    t = texts_in(lang)
    spoken = {name: html.escape(t(msg(f"photo-page-{name}"))) for name in SPOKEN}
    words = {name: t(msg(f"photo-page-{name}")) for name in TOLD}
    words |= {name: t(msg(f"share-page-{name}")) for name in ("unreadable", "unreachable")}
    told = harmless({"side": SIDE, "card": token, "back": back, **words})
    fixed = {"lang": lang, "deep": DARK.sea, "compass": COMPASS, "style": _style(), "script": _script()}
    card = {"title": html.escape(t(title)), "home": html.escape(back)}
    return filled(part(__file__, "card_photo.html"), {**fixed, **spoken, **card, "words": told})


def _style() -> str:
    return camera_style("card_photo.css")


@cache
def _script() -> str:
    return part(__file__, "card_photo.js")


POLICY: Final = policy(_script(), _style(), images="'self' blob:")
"""Only what stands in the page itself may run, and it may speak to nobody but us."""
