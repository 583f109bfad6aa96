"""A drawing as an artist keeps it: an SVG file in plain paint, with named holes for colours, numbers and flags.

The file shows what the drawing looks like by default, so that any editor or browser opens it. The pale rim around a
figure is not in it: it is cut when the drawing is used. What an editor keeps and we read:

| in the file | means |
| --- | --- |
| `class="detail"` | no rim follows this shape: it lies inside a figure |
| `data-rim="none"` on `svg` | no rim at all, nor a margin for it |
| `data-fill="hull"`, `data-stroke="hull"` | the hole `hull` takes a colour; the one beside it is the default |
| `data-fill="hull dark 0.35"`, `... light 0.6` | the same colour, shaded or lit by a share |
| `text` with `data-text="value"` | the hole `value` takes a number in place of the sample |
| `text` without it | a number that is always there |
| `rect` with `data-flag="flag"` | the hole `flag` takes a nation; `data-default` is the one without |
| `rect` with `data-place="masts"` | the hole `masts` takes shapes that are computed |
| `g` with `data-turn="bearing"` | the hole `bearing` takes the angle of its `rotate(…)`, in degrees |
| `data-with="value"`, `data-without="value"` | only there if the hole is filled, or if it is not |

Numbers are drawn as outlines, `font-size` and `y` as if in Alegreya ExtraBold. Whatever cannot be shown everywhere
(gradients, filters, clips, letters, pixels) is refused by its name.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final, Literal
from xml.etree import ElementTree

from companion.ui.art.flags import FIELDS, flag
from companion.ui.art.numerals import FIGURE_HEIGHT, OUTLINES, number
from companion.ui.art.painting import Mark, box, circle, dark, light, num

Kind = Literal["colour", "number", "flag", "place", "angle", "switch"]
"""What a hole takes."""

SVG: Final = "{http://www.w3.org/2000/svg}"
EM: Final = FIGURE_HEIGHT / 1000
"""Height of a figure at font size 1."""
PASSED_OVER: Final = {"title", "desc", "metadata"}
PAINT: Final[Mapping[str, str]] = MappingProxyType(
    {"fill": "#000000", "stroke": "none", "stroke-width": "1", "opacity": "1"}
)
"""What a shape looks like if nothing says otherwise."""
PLAIN: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "clip-path": ("none",),
        "fill-opacity": ("1",),
        "fill-rule": ("nonzero",),
        "filter": ("none",),
        "mask": ("none",),
        "stroke-dasharray": ("none",),
        "stroke-opacity": ("1",),
    }
)
"""Properties that are not drawn, with the values that say nothing."""
COLOUR: Final = re.compile(r"#[0-9a-fA-F]{6}")
TINT: Final = re.compile(r"([a-z_]+)(?: (dark|light) ([0-9.]+))?")
VIEW: Final = re.compile(r"0[ ,]+0[ ,]+([\d.]+)[ ,]+([\d.]+)")
ROTATE: Final = re.compile(r"rotate\(\s*-?[\d.]+")


class DrawingError(ValueError):
    """A file that cannot be read as a drawing. The message names the file and what is wrong in it."""


@dataclass(frozen=True, slots=True)
class Tint:
    """The colour of a hole, as it is or shaded or lit by a share."""

    hole: str
    way: Literal["", "dark", "light"] = ""
    share: float = 0.0

    def of(self, colour: str) -> str:
        """What a colour becomes."""
        return {"": colour, "dark": dark(colour, self.share), "light": light(colour, self.share)}[self.way]


@dataclass(frozen=True, slots=True)
class DrawnShape:
    """One shape of a file."""

    mark: Mark
    """As it is drawn by default; of a number or a flag only its paint and where it is moved."""
    fill: Tint | None = None
    """The hole that its ground comes from."""
    stroke: Tint | None = None
    """The hole that its outline comes from."""
    kind: Literal["path", "number", "flag", "place"] = "path"
    """What is drawn here."""
    hole: str = ""
    """The hole that a number, a flag or computed shapes come from; "" for a number that is always there."""
    default: str = ""
    """The number that is always there, or the flag without another; "" for none."""
    at: tuple[float, ...] = ()
    """Of a number: its middle and its height; of a flag: left, top, width and height."""
    turn: str = ""
    """The hole that the angle in its `transform` comes from; "" for none."""
    filled: frozenset[str] = frozenset()
    """Holes without which the shape is left out."""
    empty: frozenset[str] = frozenset()
    """Holes with which the shape is left out."""

    def marks(self, given: Mapping[str, object]) -> list[Mark]:
        """What is drawn, with the values of some holes."""
        if not self.filled <= given.keys() or self.empty & given.keys():
            return []
        mark = self.mark
        if self.turn in given:
            turned = ROTATE.sub(f"rotate({num(float(str(given[self.turn])))}", mark.transform)
            mark = replace(mark, transform=turned)
        if self.fill and self.fill.hole in given:
            mark = replace(mark, fill=self.fill.of(str(given[self.fill.hole])))
        if self.stroke and self.stroke.hole in given:
            mark = replace(mark, stroke=self.stroke.of(str(given[self.stroke.hole])))
        if self.kind == "path":
            return [mark]
        value = given.get(self.hole, self.default)
        if value == "":
            return []
        return [_within(mark.transform, each) for each in self._made(mark, value)]

    def _made(self, mark: Mark, value: object) -> list[Mark]:
        """What stands in place of a path."""
        if isinstance(value, tuple):
            return [each for each in value if isinstance(each, Mark)]
        if self.kind == "flag":
            left, top, width, height = self.at
            return flag(str(value), left, top, width, height, mark.width)
        x, y, height = self.at
        return number(str(value), x, y, height, mark.fill)


def _within(transform: str, mark: Mark) -> Mark:
    """A mark in a group that is moved."""
    return replace(mark, transform=f"{transform} {mark.transform}".strip()) if transform else mark


@dataclass(frozen=True, slots=True)
class Drawing:
    """A file that was read."""

    name: str
    """As pictures are named: "ship:brig"."""
    title: str
    """What is drawn, in a sentence."""
    width: float
    """In units of the drawing, as its height."""
    height: float
    rim: bool
    """Whether a pale rim runs around the figure."""
    shapes: tuple[DrawnShape, ...]
    """In the order in which they are painted."""
    holes: Mapping[str, Kind]
    """What can be filled, by name."""

    def marks(self, values: Mapping[str, object]) -> list[Mark]:
        """The drawing with its holes filled; one that is not given, is None or "", looks as in the file.

        Raises:
            TypeError: there is no such hole.
            ValueError: a hole cannot take that value.
        """
        for hole in values:
            if hole not in self.holes:
                raise TypeError(f"{self.name} has no hole {hole!r}, only: {', '.join(self.holes) or 'none'}")
        given = {hole: value for hole, value in values.items() if value is not None and value != ""}
        for hole, value in given.items():
            if not _fits(self.holes[hole], value):
                raise ValueError(f"hole {hole!r} of {self.name} takes a {self.holes[hole]}, not {value!r}")
        return [mark for shape in self.shapes for mark in shape.marks(given)]


def _fits(kind: Kind, value: object) -> bool:
    """Whether a hole of this kind can take a value."""
    match kind:
        case "colour":
            return isinstance(value, str) and COLOUR.fullmatch(value) is not None
        case "number":
            return set(str(value).replace("-", "\N{MINUS SIGN}")) <= OUTLINES.keys()
        case "flag":
            return isinstance(value, str) and set(value.split("+")) <= FIELDS.keys()
        case "place":
            return isinstance(value, tuple) and all(isinstance(each, Mark) for each in value)
        case "angle":
            return isinstance(value, int | float)
        case "switch":
            return value is True


# ---------------------------------------------------------------------- reading a file


@dataclass(frozen=True, slots=True)
class _Around:
    """What the groups around a shape say about it."""

    styles: Mapping[str, str]
    transform: str = ""
    detail: bool = False
    turn: str = ""
    filled: frozenset[str] = frozenset()
    empty: frozenset[str] = frozenset()


def read(name: str, text: str) -> Drawing:
    """The drawing in the text of a file.

    Raises:
        DrawingError: it is not SVG, or holds what cannot be drawn everywhere.
    """
    try:
        return _read(name, ElementTree.fromstring(text))
    except (ElementTree.ParseError, ValueError) as error:
        raise DrawingError(f"drawing {name}: {error}") from None


def _read(name: str, root: ElementTree.Element) -> Drawing:
    view = VIEW.fullmatch(root.get("viewBox", ""))
    if root.tag != f"{SVG}svg" or not view:
        raise ValueError('the file is to be an svg with viewBox="0 0 WIDTH HEIGHT"')
    shapes = tuple(_shapes(root, _said(root, _Around(PAINT))))
    holes: dict[str, Kind] = {}
    for hole, kind in (each for shape in shapes for each in _holes(shape)):
        if holes.setdefault(hole, kind) != kind:
            raise ValueError(f"hole {hole!r} is a {holes[hole]} and a {kind}")
    for shape in shapes:
        holes |= {hole: "switch" for hole in sorted(shape.filled | shape.empty) if hole not in holes}
    title = (root.findtext(f"{SVG}title") or "").strip()
    rim = root.get("data-rim") != "none"
    return Drawing(name, title, float(view[1]), float(view[2]), rim, shapes, MappingProxyType(holes))


def _holes(shape: DrawnShape) -> Iterator[tuple[str, Kind]]:
    """The holes that a shape takes something from."""
    for tint in (shape.fill, shape.stroke):
        if tint:
            yield tint.hole, "colour"
    if shape.turn:
        yield shape.turn, "angle"
    if shape.hole and shape.kind != "path":
        yield shape.hole, shape.kind


def _shapes(group: ElementTree.Element, around: _Around) -> Iterator[DrawnShape]:
    """The shapes in a group, and in the groups in it."""
    for element in group:
        tag = str(element.tag).removeprefix(SVG)
        if tag.startswith("{") or tag in PASSED_OVER or (tag == "defs" and not any(_ours(each) for each in element)):
            continue  # notes that an editor keeps for itself
        try:
            inside = _said(element, around)
            if tag == "g":
                if inside.styles["opacity"] != "1":
                    raise ValueError("a group cannot be seen through, only its shapes")
                yield from _shapes(element, inside)
            elif element.get("display") != "none" or inside.filled or _is_a_hole(element):
                yield _shape(tag, element, inside)
        except ValueError as error:
            raise ValueError(f"<{tag} id={element.get('id', '')!r}>: {error}") from None


def _ours(element: ElementTree.Element) -> bool:
    return str(element.tag).startswith(SVG)


def _is_a_hole(element: ElementTree.Element) -> bool:
    """Whether the element only keeps a place, so that a file may hide it."""
    return not {"data-flag", "data-place"}.isdisjoint(element.keys())


def _said(element: ElementTree.Element, around: _Around) -> _Around:
    """What an element says about itself, or about what is in it."""
    own = {key: value for key, value in element.items() if key in PAINT or key in PLAIN}
    for part in filter(str.strip, element.get("style", "").split(";")):
        key, _, value = part.partition(":")
        if key.strip() in PAINT or key.strip() in PLAIN:
            own[key.strip()] = value.strip()
    for key, harmless in PLAIN.items():
        if own.pop(key, harmless[0]) not in harmless:
            raise ValueError(f"{key} is not drawn everywhere; use plain paint")
    for key in ("fill", "stroke"):
        if own.get(key, "none") != "none" and not COLOUR.fullmatch(own[key]):
            raise ValueError(f"{key} is to be none or a colour #rrggbb, not {own[key]!r}")
    return _Around(
        {**around.styles, **own},
        f"{around.transform} {element.get('transform', '')}".strip(),
        around.detail or "detail" in element.get("class", "").split(),
        element.get("data-turn", around.turn),
        around.filled | set(element.get("data-with", "").split()),
        around.empty | set(element.get("data-without", "").split()),
    )


def _shape(tag: str, element: ElementTree.Element, said: _Around) -> DrawnShape:
    """A shape that is not a group."""
    fill, stroke = said.styles["fill"], said.styles["stroke"]
    width, opacity = (float(said.styles[key].removesuffix("px")) for key in ("stroke-width", "opacity"))
    mark = Mark("", fill, stroke, width, not said.detail, said.transform, opacity)
    whole = DrawnShape(
        mark,
        _tint(element.get("data-fill", "")),
        _tint(element.get("data-stroke", "")),
        turn=said.turn,
        filled=said.filled,
        empty=said.empty,
    )
    if tag == "text":
        x, y, size = (_of(element, key) for key in ("x", "y", "font-size"))
        number_hole, height = element.get("data-text", ""), size * EM
        sample = "".join(element.itertext()).strip()
        if not _fits("number", sample):
            raise ValueError(f"only numbers can be drawn as text, not {sample!r}; turn it into paths")
        middle = (x, y - height / 2, height)
        return replace(whole, kind="number", hole=number_hole, default="" if number_hole else sample, at=middle)
    if hole := element.get("data-flag"):
        place = tuple(_of(element, key) for key in ("x", "y", "width", "height"))
        return replace(whole, kind="flag", hole=hole, default=element.get("data-default", ""), at=place)
    if hole := element.get("data-place"):
        return replace(whole, kind="place", hole=hole)
    return replace(whole, mark=replace(mark, d=_outline(tag, element)))


def _tint(text: str) -> Tint | None:
    """The hole of a colour: "hull", "hull dark 0.35"."""
    if not text:
        return None
    if not (found := TINT.fullmatch(text)):
        raise ValueError(f"a colour comes from a hole as in 'hull' or 'hull dark 0.35', not {text!r}")
    way: Literal["", "dark", "light"] = "dark" if found[2] == "dark" else "light" if found[2] else ""
    return Tint(found[1], way, float(found[3] or 0))


def _said_by(element: ElementTree.Element, key: str, default: str = "") -> str:
    """What an element says under a key."""
    value = element.get(key, default).strip()
    if not value:
        raise ValueError(f"{key} is missing")
    return value


def _of(element: ElementTree.Element, key: str, default: str = "") -> float:
    """A measure of an element."""
    return float(_said_by(element, key, default).removesuffix("px"))


def _outline(tag: str, element: ElementTree.Element) -> str:
    """The path of a shape."""
    match tag:
        case "path":
            return _said_by(element, "d")
        case "circle":
            return circle(_of(element, "cx"), _of(element, "cy"), _of(element, "r"))
        case "ellipse":
            x, y, rx, ry = (_of(element, key) for key in ("cx", "cy", "rx", "ry"))
            arc = f"a{num(rx)} {num(ry)} 0 1 1"
            return f"M{num(x - rx)} {num(y)}{arc} {num(2 * rx)} 0{arc} {num(-2 * rx)} 0Z"
        case "rect":
            left, top, wide, high = (_of(element, key) for key in ("x", "y", "width", "height"))
            return box(left, top, wide, high, _of(element, "rx", "0"))
        case "line":
            ends = [num(_of(element, key)) for key in ("x1", "y1", "x2", "y2")]
            return "M{} {}L{} {}".format(*ends)
        case "polyline" | "polygon":
            return f"M{_said_by(element, 'points')}{'Z' if tag == 'polygon' else ''}"
    raise ValueError("this is not drawn everywhere; turn it into paths")
