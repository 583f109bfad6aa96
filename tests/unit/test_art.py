"""The drawings, the palette and the bundled fonts."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from companion.ui.art import SHAPES, is_painted, owned, picture, pictures
from companion.ui.art.drawings import files
from companion.ui.art.flags import FIELDS
from companion.ui.art.numerals import OUTLINES, number, signed
from companion.ui.look.palette import DARK, FOCUS_SHARE, FONTS, LIGHT, PLAYERS, Palette, contrast, seen_on, type_sizes

ASSETS = Path(__file__).parents[2] / "assets"
SVG = "{http://www.w3.org/2000/svg}"


def shapes(markup: str) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(markup).iter(f"{SVG}path"))


@pytest.mark.parametrize("name", pictures())
def test_every_picture_is_a_small_self_contained_drawing(name: str) -> None:
    markup = picture(name)
    root = ElementTree.fromstring(markup)
    assert root.tag == f"{SVG}svg"
    left, top, width, height = (float(part) for part in root.attrib["viewBox"].split())
    assert max(left, top) <= 0
    assert min(width, height) > 0
    assert {element.tag for element in root.iter()} == {f"{SVG}svg", f"{SVG}g", f"{SVG}path"}
    assert not re.search(r"href|url\(|style=|<!|&|nan", markup)
    assert markup.count("http") == 1, "only the namespace"
    assert len(markup) < 12_000
    for shape in shapes(markup):
        assert re.fullmatch(r"[MLHVCSQTAZmlhvcsqtaz0-9eE .,-]+", shape.attrib["d"])
        assert {"fill", "stroke"} & shape.attrib.keys(), "an unpainted path is invisible"


def test_pictures_are_all_different() -> None:
    """Those that are computed may show a drawing as it is: a ship without masts."""
    computed = [name for name in pictures() if name not in files()]
    for names in (list(files()), computed):
        assert len({picture(name) for name in names}) == len(names)


def test_an_unknown_name_says_what_is_near() -> None:
    with pytest.raises(KeyError, match="ship:brig"):
        picture("ship:brigg")
    with pytest.raises(TypeError):
        picture("ship:brig", sails=3)


def test_a_picture_is_drawn_once() -> None:
    assert picture("die:d12", value=9) is picture("die:d12", value=9)


def test_parameters_change_the_drawing() -> None:
    assert "#123456" in picture("ship:brig", hull="#123456")
    assert "#123456" in picture("icon:undo", color="#123456")
    assert picture("ship:brig", flag="spain") != picture("ship:brig", flag="france")
    assert picture("token:time", value=6) != picture("token:time", value=5) != picture("token:time")
    assert picture("compass:needle", bearing=30) != picture("compass:needle")
    assert picture("compass:wind", values=(2, 1, -1, -2, -1, 1)) != picture("compass:wind")


@pytest.mark.parametrize("die", ["die:d12", "die:d20"])
def test_the_state_of_a_die_is_a_shape_too(die: str) -> None:
    drawn = {
        state: tuple(shape.attrib["d"] for shape in shapes(picture(die, value=4, state=state)))
        for state in ("plain", "hit", "miss")
    }
    assert len(set(drawn.values())) == 3


def test_a_corsair_shows_both_flags() -> None:
    both = picture("flag:corsair", first="holland", second="france")
    paints = {shape.attrib.get("fill") for shape in shapes(both)}
    for nation in ("holland", "france"):
        own = {shape.attrib.get("fill") for shape in shapes(picture(f"flag:{nation}"))}
        assert own <= paints
    assert {f"flag:{nation}" for nation in FIELDS} <= set(pictures())


def test_numbers_are_centred_and_signed() -> None:
    assert [signed(value) for value in (2, 0, -1)] == ["+2", "0", "\N{MINUS SIGN}1"]
    assert signed(-1000, "1 000") == "\N{MINUS SIGN}1 000"
    marks = number("-1", 10, 10, 6, "#000000")
    assert [mark.d for mark in marks] == [OUTLINES["\N{MINUS SIGN}"][1], OUTLINES["1"][1]]
    left = [float(mark.transform.removeprefix("translate(").split()[0]) for mark in number("88", 0, 0, 10, "#000000")]
    assert left[0] < left[1] < -left[0]


@pytest.mark.parametrize("palette", [DARK, LIGHT], ids=["dark", "light"])
def test_words_can_be_read_on_their_grounds(palette: Palette) -> None:
    faint = [(word, ground) for word, ground in palette.pairs() if contrast(word, ground) < 4.5]
    assert faint == []


@pytest.mark.parametrize("palette", [DARK, LIGHT], ids=["dark", "light"])
def test_frames_and_marks_stand_out_from_their_grounds(palette: Palette) -> None:
    faint = [(frame, ground) for frame, ground in palette.frames() if contrast(frame, ground) < 3]
    assert faint == []


@pytest.mark.parametrize("palette", [DARK, LIGHT], ids=["dark", "light"])
def test_words_can_be_read_where_the_keys_are(palette: Palette) -> None:
    """The mark of the keys lies over the ground and below the words."""

    def under(ground: str) -> str:
        parts = zip(
            *([int(colour[i : i + 2], 16) for i in (1, 3, 5)] for colour in (ground, palette.focus)), strict=True
        )
        return "#" + "".join(f"{round(one * (1 - FOCUS_SHARE) + other * FOCUS_SHARE):02x}" for one, other in parts)

    buttons = (
        (palette.text, palette.panel_raised),
        (palette.text, palette.panel),
        (palette.on_parchment, palette.paper),
        (palette.on_chosen, palette.chosen),
        (palette.on_brass, palette.brass),
        (palette.on_action, palette.action),
    )
    assert [pair for pair in buttons if contrast(pair[0], under(pair[1])) < 4.5] == []
    assert [pair for pair in buttons[:-1] if contrast(pair[1], under(pair[1])) < 1.3] == []  # the last is darkened


def test_what_is_painted_in_the_colour_of_a_person_bears_the_shape_that_goes_with_it() -> None:
    signs = {
        paint: shapes(picture(f"icon:seat_{shape}", color=paint))[0].attrib["d"] for paint, shape in SHAPES.items()
    }
    assert len(set(signs.values())) == len(PLAYERS) == len(SHAPES)
    for name in filter(is_painted, pictures()):
        for paint, sign in signs.items():
            drawn = [shape.attrib["d"] for shape in shapes(owned(name, hull=paint))]
            assert sign in drawn, name
        assert owned(name, hull="#123456") == picture(name, hull="#123456")


def test_contrast_follows_wcag() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("palette", [DARK, LIGHT], ids=["dark", "light"])
def test_the_colours_of_people_stand_out_as_marks(palette: Palette) -> None:
    for ground in (
        palette.panel,
        palette.panel_sunk,
        palette.panel_raised,
        palette.sea,
        palette.parchment,
        palette.paper,
    ):
        for paint in PLAYERS:
            shade = seen_on(ground, paint)
            assert contrast(shade, ground) >= 3 and (shade == paint) == (contrast(paint, ground) >= 3)


def test_no_type_is_smaller_than_sixteen_pixels() -> None:
    assert (type_sizes().question, type_sizes().body, type_sizes().small) == (34, 18, 16)
    for zoom in (0.7, 1.0, 1.5):
        sizes = type_sizes(zoom)
        assert min(sizes.question, sizes.counter, sizes.title, sizes.body, sizes.small) >= 16
    assert type_sizes(1.5).question == 51


def test_fonts_are_bundled_with_their_licences() -> None:
    files = [ASSETS / path for path in FONTS.values()]
    assert all(file.read_bytes()[:4] == b"\x00\x01\x00\x00" for file in files)
    assert sum(file.stat().st_size for file in files) < 300_000
    for family in {"Noto", *(file.name.partition("-")[0] for file in files)}:
        assert "SIL OPEN FONT LICENSE" in (ASSETS / "fonts" / f"OFL-{family}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("file", "side"),
    [
        ("favicon.png", 64),
        ("icons/icon-192.png", 192),
        ("icons/icon-512.png", 512),
        ("icons/icon-maskable-192.png", 192),
        ("icons/icon-maskable-512.png", 512),
        ("icons/apple-touch-icon-192.png", 192),
        ("icons/loading-animation.png", 512),
    ],
)
def test_the_app_has_its_own_icons(file: str, side: int) -> None:
    data = (ASSETS / file).read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert [int.from_bytes(data[i : i + 4]) for i in (16, 20)] == [side, side]
