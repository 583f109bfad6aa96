"""Signs of the screen itself: one line weight, one colour, on a grid of 24 units.

They have no halo: pass the colour of the words beside them.
"""

from __future__ import annotations

from typing import Final

from companion.ui.art.base import Mark, box, circle, named, polar, star, svg
from companion.ui.palette import INK

WEIGHT: Final = 2.1

_TEETH: Final = "".join(
    "M{:.2f} {:.2f}L{:.2f} {:.2f}".format(*polar(12, 12, 6.6, b), *polar(12, 12, 9.6, b)) for b in range(0, 360, 45)
)
_RAYS: Final = "".join(
    "M{:.2f} {:.2f}L{:.2f} {:.2f}".format(*polar(12, 12, 7.2, b), *polar(12, 12, 9.8, b)) for b in range(0, 360, 45)
)

#: name -> (lines, filled parts)
SIGNS: Final[dict[str, tuple[str, str]]] = {
    "undo": ("M4 9H14.5A5.5 5.5 0 0 1 14.5 20H8M8.5 4.5L4 9L8.5 13.5", ""),
    "redo": ("M20 9H9.5A5.5 5.5 0 0 0 9.5 20H16M15.5 4.5L20 9L15.5 13.5", ""),
    "question": ("M8.4 8.6A3.7 3.7 0 1 1 13.4 12Q12 12.7 12 14.4" + circle(12, 12, 9.8), circle(12, 17.6, 1.3)),
    "scales": (
        "M12 4V20M7.5 20H16.5M4.5 7.5H19.5M4.5 7.5L2 14H7L4.5 7.5M19.5 7.5L17 14H22L19.5 7.5"
        "M2 14A2.6 2.6 0 0 0 7 14M17 14A2.6 2.6 0 0 0 22 14",
        "",
    ),
    "why": (
        "M12 21.2C5 21.2 2.4 17 2.4 11.6C2.4 6.4 6.4 2.8 12 2.8S21.6 6.4 21.6 11.6V21.2Z"
        "M9 9.4A3 3 0 1 1 13.2 12.2Q12 12.8 12 14.2",
        circle(12, 17.2, 1.2),
    ),
    "book": ("M12 6.5Q8 3.8 3 4.6V18.6Q8 17.8 12 20.5Q16 17.8 21 18.6V4.6Q16 3.8 12 6.5V20.5", ""),
    "log": ("M5 3.5H19V20.5H5ZM8.8 8.2H15.2M8.8 12H15.2M8.8 15.8H12.6", ""),
    "gear": (circle(12, 12, 6.4) + circle(12, 12, 2.2) + _TEETH, ""),
    "library": (box(3, 6.4, 10.6, 14.4, 1.4) + "M7 3.2H19Q20.6 3.2 20.6 4.8V17.4M6 11H10.6M6 14.6H10.6", ""),
    "home": ("M3 11.6L12 3.6L21 11.6M5.6 9.6V20.4H18.4V9.6M10 20.4V14.4H14V20.4", ""),
    "play": ("M7 4.4L19.4 12L7 19.6Z", "M7 4.4L19.4 12L7 19.6Z"),
    "check": ("M4.4 12.8L9.6 18L19.8 6.6", ""),
    "cross": ("M5.6 5.6L18.4 18.4M18.4 5.6L5.6 18.4", ""),
    "plus": ("M12 4.6V19.4M4.6 12H19.4", ""),
    "minus": ("M4.6 12H19.4", ""),
    "backspace": ("M8.6 5H21V19H8.6L2.6 12ZM11.6 9.2L17 14.8M17 9.2L11.6 14.8", ""),
    "correct": ("M4 20L5.2 15.2L16 4.4A2.2 2.2 0 0 1 19.4 7.8L8.6 18.6L4 20M13.8 6.6L17.2 10M13 20.4H20.4", ""),
    "eye": ("M2.4 12Q7 5.4 12 5.4T21.6 12Q17 18.6 12 18.6T2.4 12Z", circle(12, 12, 3.2)),
    "eye_off": ("M2.4 12Q7 5.4 12 5.4T21.6 12Q17 18.6 12 18.6T2.4 12ZM4.4 20L19.6 4", circle(12, 12, 2.2)),
    "lock": (box(4.6, 10.6, 14.8, 10, 1.6) + "M8 10.4V7.6A4 4 0 0 1 16 7.6V10.4", circle(12, 15.6, 1.5)),
    "phone": (box(6.4, 2.6, 11.2, 18.8, 2) + "M10.6 18.2H13.4", ""),
    "tablet": (box(2.6, 4.6, 18.8, 14.8, 2) + "M10.6 16.4H13.4", ""),
    "sound": ("M3.4 9.4H7.2L12 5V19L7.2 14.6H3.4ZM15.4 8.8Q18.2 12 15.4 15.2M18.4 6Q23 12 18.4 18", ""),
    "sound_off": ("M3.4 9.4H7.2L12 5V19L7.2 14.6H3.4ZM16 9.4L21.2 14.6M21.2 9.4L16 14.6", ""),
    "light": (circle(12, 12, 4) + _RAYS, ""),
    "dark": ("M20 14.4A8.6 8.6 0 1 1 9.6 4A7 7 0 0 0 20 14.4Z", ""),
    "zoom_in": (circle(10.2, 10.2, 6.8) + "M15.2 15.2L21 21M10.2 7.2V13.2M7.2 10.2H13.2", ""),
    "zoom_out": (circle(10.2, 10.2, 6.8) + "M15.2 15.2L21 21M7.2 10.2H13.2", ""),
    "search": (circle(10.2, 10.2, 6.8) + "M15.2 15.2L21 21", ""),
    "letters": ("M2.4 19L7.6 5.4L12.8 19M4.2 14.6H11M14.6 19L18 10L21.4 19M15.8 16H20.2", ""),
    "left": ("M15 4.6L7.6 12L15 19.4", ""),
    "right": ("M9 4.6L16.4 12L9 19.4", ""),
    "up": ("M4.6 15L12 7.6L19.4 15", ""),
    "down": ("M4.6 9L12 16.4L19.4 9", ""),
    "more": ("", circle(4.8, 12, 2) + circle(12, 12, 2) + circle(19.2, 12, 2)),
    "star": (star(12, 12.6, 9.6), ""),
    "map": ("M3 6.4L9 4L15 6.4L21 4V17.6L15 20L9 17.6L3 20ZM9 4V17.6M15 6.4V20", ""),
    "ship": ("M3.4 15.6H20.6L18.2 20.4H6.2ZM12 15.4V3.4M14 5.6Q19 8.6 19 12.6H14M10 6.6Q6 9.4 5.6 12.6H10", ""),
    "dice": (
        "M12 2.4L20.8 7.4V16.6L12 21.6L3.2 16.6V7.4ZM12 7L17.4 15.6H6.6ZM12 2.6V7M20.6 7.6L17.4 15.6M3.4 7.6L6.6 15.6",
        "",
    ),
    "people": (
        circle(9, 8, 3.6) + "M2.4 19.6Q2.8 13.8 9 13.8T15.6 19.6M15.4 4.8A3.4 3.4 0 0 1 15.4 11.2"
        "M17.6 14.2Q21.4 15.2 21.6 19.6",
        "",
    ),
    "warning": ("M12 3.4L22 20.4H2ZM12 9.6V14.4", circle(12, 17.3, 1.2)),
    "info": (circle(12, 12, 9.8) + "M12 11V17", circle(12, 7.4, 1.3)),
    "share": ("M12 15V3.6M7.6 7.6L12 3.2L16.4 7.6M4.4 13V20.4H19.6V13", ""),
    "download": ("M12 3.6V15M7.6 11L12 15.4L16.4 11M4.4 15V20.4H19.6V15", ""),
    "bin": ("M4 6.6H20M9 6.4V3.6H15V6.4M6 6.6L7 20.6H17L18 6.6M10.2 10.4V16.8M13.8 10.4V16.8", ""),
    "qr": (
        box(3.4, 3.4, 6.6, 6.6)
        + box(14, 3.4, 6.6, 6.6)
        + box(3.4, 14, 6.6, 6.6)
        + "M14 14H17.2V17.2M20.6 14V16.6M14 20.6H15.4M18.6 20.6H20.6",
        "",
    ),
    "full_screen": ("M8.6 3.6H3.6V8.6M15.4 3.6H20.4V8.6M8.6 20.4H3.6V15.4M15.4 20.4H20.4V15.4", ""),
    "history": ("M4.2 7.2A9.2 9.2 0 1 1 2.8 12M3.6 3V7.6H8.2M12 7V12.4L15.6 14.6", ""),
}


def _register(name: str, lines: str, solid: str) -> None:
    @named(f"icon:{name}")
    def drawn(color: str = INK) -> str:
        marks = [Mark(lines, stroke=color, width=WEIGHT)] if lines else []
        if solid:
            marks.append(Mark(solid, fill=color, stroke="none"))
        return svg(marks, 24, 24, rim=None)


for _name, (_lines, _solid) in SIGNS.items():
    _register(_name, _lines, _solid)
