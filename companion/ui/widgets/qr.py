"""QR codes as drawings: dark on white with the quiet zone that cameras need, in both themes."""

from __future__ import annotations

from itertools import groupby
from typing import Final

import flet as ft
import qrcode
from qrcode.constants import ERROR_CORRECT_L, ERROR_CORRECT_M

from companion.ui.look.palette import INK

QUIET: Final = 4
"""Modules of white around the code, as its standard asks."""
LONG: Final = 400
"""Letters from which a code has fewer modules to spare for damage, so that a camera still tells them apart: nothing is
damaged on a screen."""


def modules(text: str) -> list[list[bool]]:
    """The code of a text, its quiet zone included: rows of modules, True for dark."""
    spare = ERROR_CORRECT_M if len(text) < LONG else ERROR_CORRECT_L
    code = qrcode.QRCode(error_correction=spare, border=QUIET)
    code.add_data(text)
    code.make(fit=True)
    return [[bool(module) for module in row] for row in code.get_matrix()]


def markup(text: str) -> str:
    """The code of a text as SVG, one unit for each module."""
    rows = modules(text)
    side = len(rows)
    bars = []
    for y, row in enumerate(rows):
        x = 0
        for dark, run in groupby(row):
            length = len(list(run))
            if dark:
                bars.append(f"M{x} {y}h{length}v1h-{length}z")
            x += length
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" shape-rendering="crispEdges">'
        f'<rect width="{side}" height="{side}" fill="#fff"/><path d="{"".join(bars)}" fill="{INK}"/></svg>'
    )


def drawn(text: str, side: float, label: str, identifier: str) -> ft.Control:
    """The code of a text, so many logical pixels wide. label: what it is for, read aloud."""
    picture = ft.Image(src=markup(text), width=side, height=side, exclude_from_semantics=True)
    card = ft.Container(picture, bgcolor="#ffffff", border_radius=10, padding=4)
    return ft.Semantics(content=card, identifier=identifier, label=label, image=True, container=True)
