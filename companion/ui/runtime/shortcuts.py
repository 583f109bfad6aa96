"""Keyboard shortcuts, which tap what stands on the screen: a digit an answer, Escape the way back, Ctrl+Z undo.

A page tells of them by keys that nobody types (`KEYS` in `companion.web.serving.webroot`), and only while nobody
writes. Whatever a key taps it finds by its name, among what is drawn: it can do no more than a finger.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from functools import lru_cache
from typing import Any, Final

import flet as ft
from flet.controls.base_control import BaseControl

ANSWERS: Final = {f"F{12 + n}": n for n in range(1, 10)}
"""Which answer of those in sight each key gives, from 1."""
BACK, UNDO = "F22", "F23"
CLOSES: Final = (
    "place-close",
    "advice-close",
    "collection-close",
    "correct-close",
    "past-close",
    "why-close",
    "trial-close",
    "back-to-question",
    "trouble-back",
    "library-back",
    "rules-back",
    "send-back",
    "share-back",
    "home",
)
"""What Escape taps: the first of these that is there, the innermost first."""
MAIN: Final = "answer-main"
"""The button that Enter taps at once; no digit is spent on it."""


def listen(page: ft.Page) -> None:
    """Let keys tap what stands on this page from now on."""

    async def pressed(event: ft.KeyboardEvent) -> None:
        target = meant(page, event.key)
        if target is not None:
            await page.session.dispatch_event(target._i, "click", None)

    page.on_keyboard_event = pressed


def meant(page: ft.Page, key: str) -> BaseControl | None:
    """What a key taps, None where there is nothing of the kind."""
    if key not in (*ANSWERS, BACK, UNDO):
        return None
    there = {each.identifier: each for each in _buttons(page)}
    if key in ANSWERS:
        names = [name for name in there if name.startswith("answer-") and name != MAIN]
        found = names[ANSWERS[key] - 1 : ANSWERS[key]]
    else:
        found = [name for name in (CLOSES if key == BACK else ("undo",)) if name in there][:1]
    return next((_tapped(there[name]) for name in found), None)


def _buttons(page: ft.Page) -> Iterator[Any]:
    """What is drawn as a button that can be tapped, in the order of reading."""
    for each in _walk(page.views[-1]):
        if isinstance(each, ft.Semantics) and each.button and not each.disabled and each.identifier and _tapped(each):
            yield each


def _tapped(button: ft.Semantics) -> BaseControl | None:
    """What of a button answers to a tap."""
    return next((each for each in _walk(button.content) if getattr(each, "on_click", None) is not None), None)


def _walk(node: object) -> Iterator[BaseControl]:
    """A control and all that is drawn in it."""
    if isinstance(node, list | tuple):
        for each in node:
            yield from _walk(each)
    elif isinstance(node, BaseControl) and getattr(node, "visible", True):
        yield node
        kind: type = type(node)
        for name in _parts(kind):
            yield from _walk(getattr(node, name, None))


@lru_cache(256)
def _parts(kind: type) -> tuple[str, ...]:
    """Fields of a kind of controls that may hold others."""
    return tuple(field.name for field in fields(kind) if not field.metadata.get("skip") and field.name != "_internals")
