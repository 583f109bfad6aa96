"""The colours and type sizes of the app: one palette for evening light, one for bright rooms.

The constants are the paints of the drawings, the same in both themes. A `Palette` names colours by what they are for;
every pair of words and ground in `Palette.pairs` reaches a WCAG contrast of 4.5, every frame in `Palette.frames` 3.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Final

INK: Final = "#0a1f2d"
PARCHMENT: Final = "#f4ead4"
PAPER: Final = "#fff8e8"
BRASS: Final = "#d1a24a"
CORAL: Final = "#d9583f"
SEA: Final = "#123a52"
DEEP: Final = "#0d2b3e"
WAVE: Final = "#4b97c4"
CANVAS: Final = "#fffdf5"
SHADE: Final = "#e3d3ac"
TIMBER: Final = "#8a5a33"
IRON: Final = "#3a4149"
BLOOD: Final = "#c8402c"
LEAF: Final = "#4f9d62"

FOCUS_SHARE: Final = 0.38
"""How much of the mark covers what the keys have reached: to be seen at once, with its words still to be read."""

DISPLAY_FONT: Final = "Vigie Display"
BOOK_FONT: Final = "Vigie Book"
SANS_FONT: Final = "Vigie Sans"
SANS_BOLD_FONT: Final = "Vigie Sans Bold"

#: font family -> file under the assets folder, as `page.fonts` wants it
FONTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        DISPLAY_FONT: "fonts/Alegreya-ExtraBold.ttf",
        BOOK_FONT: "fonts/Alegreya-Medium.ttf",
        SANS_FONT: "fonts/FiraSans-Regular.ttf",
        SANS_BOLD_FONT: "fonts/FiraSans-SemiBold.ttf",
    }
)

PLAYERS: Final = ("#3f9b5a", "#2f6fc0", "#e08a2c", "#8a56b0", "#b3303a")
"""Marker colours in the order green, blue, orange, purple, red."""


@dataclass(frozen=True, slots=True)
class Palette:
    """One theme. Every field is a colour `#rrggbb` named by its use."""

    dark: bool
    sea: str  #: behind everything
    bar: str  #: top and bottom bars
    panel: str  #: panels around the question
    panel_raised: str  #: a chip or button on a panel or on a bar
    panel_sunk: str  #: a row or a field inside a panel
    line: str  #: hairlines on the sea side
    text: str  #: on the sea side
    text_muted: str
    text_brass: str  #: counters and titles that stand out on the sea side
    text_good: str  #: gains on the sea side
    text_bad: str  #: losses on the sea side
    parchment: str = PARCHMENT  #: ground of the question
    paper: str = PAPER  #: ground of an answer
    paper_shade: str = "#eddfbf"  #: ground of a forecast
    paper_line: str = "#9a8448"  #: frames of answers
    on_parchment: str = "#2a1d0f"
    on_parchment_muted: str = "#6b5320"
    on_parchment_good: str = "#2a6a3d"
    on_parchment_bad: str = "#a8321f"
    chosen: str = "#ffe5da"  #: ground of a chosen answer, with a coral border
    on_chosen: str = "#8c2717"
    coral: str = CORAL  #: borders and marks of the one main action
    action: str = "#c8472e"  #: ground of the main button: coral, a little deeper, so that white words can be read
    on_action: str = "#ffffff"
    brass: str = BRASS
    on_brass: str = "#2a1d0f"
    mark: str = BRASS  #: frames, bars and signs of brass beside words, on the sea side and on the sheet
    focus: str = "#1f7fd6"  #: laid over what the next Enter taps, as thinly as `FOCUS_SHARE` says
    alert: str = "#7f2a20"  #: ground of the line that is being played
    on_alert: str = "#ffffff"

    def pairs(self) -> tuple[tuple[str, str], ...]:
        """Every pair (words, ground) that the screens use."""
        sea_side = (self.sea, self.bar, self.panel, self.panel_raised, self.panel_sunk)
        words = (self.text, self.text_muted, self.text_brass, self.text_good, self.text_bad)
        sheet = (self.parchment, self.paper, self.paper_shade)
        writing = (self.on_parchment, self.on_parchment_muted, self.on_parchment_good, self.on_parchment_bad)
        return (
            *((word, ground) for ground in sea_side for word in words),
            *((word, ground) for ground in sheet for word in writing),
            (self.on_parchment, self.chosen),
            (self.on_parchment_muted, self.chosen),
            (self.on_chosen, self.chosen),
            (self.on_action, self.action),
            (self.on_brass, self.brass),
            (self.on_alert, self.alert),
        )

    def frames(self) -> tuple[tuple[str, str], ...]:
        """Every pair (frame, ground): what is chosen, how far a bar goes, where an answer ends."""
        sea_side = (self.sea, self.bar, self.panel, self.panel_raised, self.panel_sunk)
        sheet = (self.parchment, self.paper)
        return (
            *((self.mark, ground) for ground in sea_side),
            *((self.paper_line, ground) for ground in sheet),
            (self.coral, self.paper),
        )


DARK: Final = Palette(
    dark=True,
    sea=DEEP,
    bar=INK,
    panel=SEA,
    panel_raised="#1a4661",
    panel_sunk="#0c2a3c",
    line="#2d5a74",
    text="#f6f1e4",
    text_muted="#b3c5cf",
    text_brass="#e3b865",
    text_good="#9bdcaa",
    text_bad="#ffab97",
)

LIGHT: Final = Palette(
    dark=False,
    sea="#cfe0e8",
    bar="#b9d0dc",
    panel="#e6f0f4",
    panel_raised="#f5fafc",
    panel_sunk="#d6e5ec",
    line="#8fb0c0",
    text=INK,
    text_muted="#324f5f",
    text_brass="#6a4708",
    text_good="#1c5a31",
    text_bad="#8f2415",
    mark="#8f6415",
)

MARK: Final = 3.0
"""Contrast of what says something beside words: a frame, a bar, the colour of a person."""
SHADES: Final = 20
"""Steps in which a paint is made darker or lighter."""


@dataclass(frozen=True, slots=True)
class Type:
    """Sizes of words in logical pixels for one zoom factor; 16 is the smallest size at zoom 1."""

    question: float
    counter: float
    title: float
    body: float
    small: float


@cache
def type_sizes(zoom: float = 1.0) -> Type:
    """The type scale, enlarged by `zoom` (1.0 as designed). Zoom below 1 shrinks nothing under 16 px."""
    question, counter, title, body, small = (max(16.0, size * zoom) for size in (34, 34, 22, 18, 16))
    return Type(question=question, counter=counter, title=title, body=body, small=small)


def luminance(colour: str) -> float:
    """WCAG relative luminance of `#rrggbb`, from 0 (black) to 1 (white)."""

    def linear(part: int) -> float:
        share = part / 255
        return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)

    red, green, blue = (linear(int(colour[i : i + 2], 16)) for i in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """WCAG contrast ratio of two colours, from 1 to 21."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def seen_on(ground: str, paint: str) -> str:
    """A paint as a mark on `ground`: darker or lighter where it does not stand out enough, in the hue that it has."""
    towards = "#000000" if luminance(ground) > 0.2 else "#ffffff"
    shades = (_mixed(paint, towards, step / SHADES) for step in range(SHADES + 1))
    return next(shade for shade in shades if contrast(shade, ground) >= MARK)


def _mixed(paint: str, other: str, share: float) -> str:
    parts = ((int(paint[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(one + (two - one) * share):02x}" for one, two in parts)
