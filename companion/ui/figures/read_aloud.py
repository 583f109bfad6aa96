"""Boards read aloud: a panel of pictures and figures as one sentence, "Anne : coque 2 sur 2, équipage 0"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import flet as ft

from companion.core.values.messages import msg
from companion.library.texts import Texts
from companion.ui.widgets import kit

SHARE: Final = re.compile(r"(\d+)/(\d+)")
FIGURE: Final = re.compile(r"[-−+×]?\s?\d[\d\s\u202f]*")
"""A number alone: what stands before it says of what."""
CHANGE: Final = re.compile(r"[▲▼]\d*")
"""How much a figure has just changed: the announcement has said it."""
SIGNS: Final = "▲▼● "
"""Which way a figure points, beside its own sign."""


def board(t: Texts, name: str, control: ft.Control, identifier: str = "") -> ft.Control:
    """A panel that nobody taps, read aloud as a sentence, or figure by figure where these can be tapped. name: whose it
    is, or what."""
    if kit.holds_taps(ft.Container(control)):
        return ft.Semantics(content=control, **kit.named(identifier), container=True)
    return kit.phrase(control, sentence(t, name, control), **kit.named(identifier), container=True)


def sentence(t: Texts, name: str, control: ft.Control) -> str:
    """What a panel shows, in the order in which it is drawn: a figure after what it counts."""
    said: list[str] = []
    for words in _phrases(control):
        if words == name or CHANGE.fullmatch(words):
            continue
        text = SHARE.sub(lambda found: t(msg("ui-figure-of", n=found[1], all=found[2])), words.lstrip(SIGNS))
        of_before = FIGURE.fullmatch(words.lstrip(SIGNS)) or SHARE.fullmatch(words)
        if said and of_before and said[-1].endswith(text):  # its name has said it
            continue
        if said and of_before and not said[-1][-1].isdigit():
            said[-1] += f" {text}"
        else:
            said.append(text)
    return t(msg("ui-board", name=name, figures=", ".join(said)))


def _phrases(node: Any) -> Iterator[str]:
    """What a control says, part by part."""
    if isinstance(node, ft.Semantics) and (node.label or node.exclude_semantics):
        yield from [node.label] if node.label else []
    elif isinstance(node, ft.Image):
        yield from [node.semantics_label] if node.semantics_label else []
    elif isinstance(node, ft.Text):
        yield from [node.value] if node.value and node.value.strip() else []
    elif isinstance(node, ft.Control):
        yield from _phrases(getattr(node, "content", None))
        for each in getattr(node, "controls", None) or ():
            yield from _phrases(each)
