"""The files of drawings: each can be read, is used, and has only holes that somebody fills."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

import pytest

from companion.library.game_registry import game_ids
from companion.paths import PACKAGE
from companion.ui.art import is_drawn, picture, pictures
from companion.ui.art.drawing_file import DrawingError, read
from companion.ui.art.drawings import drawing, files, painted
from companion.ui.art.painting import REGISTER, Mark, dark, light
from tests.contact_sheet import page

ROOT: Final = PACKAGE.parent
SVG: Final = "{http://www.w3.org/2000/svg}"
HEAD: Final = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="none">'


@cache
def sources() -> str:
    """All that may name a picture."""
    found = [*PACKAGE.rglob("*.py"), *(ROOT / "rulesdata").rglob("*.yaml")]
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(found) if "_bundle" not in path.parts)


def shape(markup: str) -> list[Mark]:
    """The marks of a file that holds nothing else."""
    return read("ship:toy", f"{HEAD}{markup}</svg>").marks({})


# ---------------------------------------------------------------------- the files that there are


@pytest.mark.parametrize("name", files())
def test_every_drawing_can_be_read_and_says_what_it_shows(name: str) -> None:
    drawn = drawing(name)
    assert drawn.shapes and drawn.title.endswith(".")
    assert name not in REGISTER, "a drawing and a function have one name"


@pytest.mark.parametrize("name", files())
def test_the_shades_in_a_file_are_those_of_its_default_colour(name: str) -> None:
    """Whoever changes the colour of a hole in the file changes its shades too, or the file would not show the truth."""
    plain: dict[str, str] = {}
    shades = []
    for each in drawing(name).shapes:
        for tint, colour in ((each.fill, each.mark.fill), (each.stroke, each.mark.stroke)):
            if tint is None:
                continue
            if tint.way:
                shades.append((tint, colour))
            else:
                assert plain.setdefault(tint.hole, colour) == colour
    assert [(tint, colour) for tint, colour in shades if tint.of(plain[tint.hole]) != colour] == []


def test_every_folder_is_shared_or_a_game_s() -> None:
    assert {path.parents[1].name for path in files().values()} <= {"shared", *game_ids()}
    every = {path for path in (ROOT / "assets" / "drawings").rglob("*") if path.is_file()}
    assert every == set(files().values())


def test_every_drawing_is_used() -> None:
    """By its whole name, or by a family to which code adds the thing."""
    named = set(re.findall(r"[\w-]+:[\w-]+", sources()))
    words = set(re.findall(r"[\w-]+", sources()))
    quoted = set(re.findall(r'"([\w-]+)"', sources()))
    unused = []
    for name in files():
        family, _, thing = name.partition(":")
        heads = re.findall(rf'f"{re.escape(family)}:([\w-]*){{', sources())
        known = quoted if family == "icon" else words
        if name not in named and not any(thing.startswith(h) and thing[len(h) :] in known for h in heads):
            unused.append(name)
    assert unused == []


def test_every_hole_is_filled_by_somebody() -> None:
    holes = {hole for name in files() for hole in drawing(name).holes}
    assert len(holes) > 8
    assert {hole for hole in holes if not re.search(rf'\b{hole}=|\("{hole}", ', sources())} == set()


def test_every_drawing_that_is_named_exists() -> None:
    families = {name.partition(":")[0] for name in pictures()}
    named = re.findall(r'"([a-z-]+:[a-z][\w-]*)"', sources())
    missing = {name for name in named if name.partition(":")[0] in families and not is_drawn(name)}
    assert missing == set()


def test_the_contact_sheet_shows_every_drawing() -> None:
    shown = page()
    assert [name for name in files() if f"<figcaption>{name}<" not in shown] == []
    ElementTree.fromstring(shown[shown.index("<section>") : shown.index("</section>")] + "</section>")


@pytest.mark.parametrize("name", files())
def test_what_is_only_there_with_a_hole_filled_is_hidden_in_the_file(name: str) -> None:
    """The file looks like the drawing without any value."""
    for element in ElementTree.fromstring(files()[name].read_text(encoding="utf-8")).iter():
        said = element.attrib
        waits = "data-with" in said or "data-place" in said or ("data-flag" in said and "data-default" not in said)
        assert waits == (said.get("display") == "none")


# ---------------------------------------------------------------------- holes


def test_holes_are_filled_with_colours_numbers_flags_and_angles() -> None:
    plain = picture("ship:brig")
    painted_red = picture("ship:brig", hull="#aa0000")
    assert "#aa0000" in painted_red and dark("#aa0000", 0.35) in painted_red and light("#aa0000", 0.62) in painted_red
    assert picture("ship:brig", hull=None, flag="") == plain != picture("ship:brig", flag="spain")
    assert "rotate(120 32 32)" in picture("compass:needle", bearing=120)
    assert painted("token:coin", value=10) == painted("token:coin", value="10")


@pytest.mark.parametrize(
    ("hole", "value", "takes"),
    [
        ("hull", "red", "a colour"),
        ("hull", 7, "a colour"),
        ("flag", "atlantis", "a flag"),
        ("flag", "spain+atlantis", "a flag"),
    ],
)
def test_a_hole_refuses_what_it_cannot_take(hole: str, value: object, takes: str) -> None:
    with pytest.raises(ValueError, match=re.escape(f"hole {hole!r} of ship:brig takes {takes}, not {value!r}")):
        picture("ship:brig", **{hole: value})


def test_numbers_angles_switches_and_places_refuse_others() -> None:
    text = (
        f'{HEAD}<text x="1" y="2" font-size="9" data-text="value">8</text><rect data-place="masts"/>'
        '<g data-turn="bearing" transform="rotate(0 1 1)"><path d="M0 0" data-with="open"/></g></svg>'
    )
    toy = read("ship:toy", text)
    assert dict(toy.holes) == {"value": "number", "masts": "place", "bearing": "angle", "open": "switch"}
    for hole, value in {"value": "x", "masts": "x", "bearing": "x", "open": "x"}.items():
        with pytest.raises(ValueError, match=f"hole '{hole}' of ship:toy takes a"):
            toy.marks({hole: value})
    with pytest.raises(TypeError, match="ship:toy has no hole 'hull', only: value, masts, bearing, open"):
        toy.marks({"hull": "#000000"})
    mast = Mark("M1 1V9")
    assert toy.marks({"masts": (mast,), "open": True, "bearing": 30})[-2:] == [
        mast,
        Mark("M0 0", stroke="none", width=1, transform="rotate(30 1 1)"),
    ]


# ---------------------------------------------------------------------- what an editor writes


def test_what_an_editor_writes_is_read() -> None:
    """Styles, groups that are moved, shapes of all kinds, and its notes."""
    text = """<svg xmlns="http://www.w3.org/2000/svg" xmlns:i="http://www.inkscape.org/namespaces/inkscape"
      viewBox="0 0 64 64" width="64mm"><title>A toy.</title><i:namedview pagecolor="#fff"/><metadata/>
      <defs><i:perspective/></defs>
      <g i:label="Layer 1" transform="translate(2 3)" style="fill:#112233;stroke:none">
        <path style="fill:#445566;stroke:#000000;stroke-width:2px;stroke-dasharray:none" d="M1 1H5Z"/>
        <circle cx="5" cy="6" r="2" class="detail big" data-fill="hull"/>
      </g>
      <ellipse cx="5" cy="6" rx="2" ry="3"/><rect x="1" y="2" width="3" height="4"/>
      <rect x="1" y="2" width="3" height="4" rx="1"/><line x1="1" y1="2" x2="3" y2="4"/>
      <polyline points="1,2 3,4"/><polygon points="1,2 3,4 5,6"/><path d="M9 9" display="none"/></svg>"""
    drawn = read("ship:toy", text)
    first, second, *others = drawn.marks({})
    assert first == Mark("M1 1H5Z", "#445566", "#000000", 2, transform="translate(2 3)")
    assert second == Mark("M3 6a2 2 0 1 1 4 0a2 2 0 1 1 -4 0Z", "#112233", "none", 1, False, "translate(2 3)")
    assert [mark.d for mark in others] == [
        "M3 6a2 3 0 1 1 4 0a2 3 0 1 1 -4 0Z",
        "M1 2h3v4h-3Z",
        "M2 2h1q1 0 1 1v2q0 1 -1 1h-1q-1 0 -1 -1v-2q0 -1 1 -1Z",
        "M1 2L3 4",
        "M1,2 3,4",
        "M1,2 3,4 5,6Z",
    ]
    assert {mark.fill for mark in others} == {"#000000"}, "what nobody paints is black, as everywhere"
    assert drawn.title == "A toy." and dict(drawn.holes) == {"hull": "colour"}


@pytest.mark.parametrize(
    ("markup", "because"),
    [
        ('<path d="M0 0" fill="url(#a)"/>', "fill is to be none or a colour #rrggbb, not 'url(#a)'"),
        ('<path d="M0 0" style="stroke:red"/>', "stroke is to be none or a colour #rrggbb, not 'red'"),
        ('<path d="M0 0" id="p1" filter="url(#b)"/>', "<path id='p1'>: filter is not drawn everywhere"),
        ('<path d="M0 0" style="fill-rule:evenodd"/>', "fill-rule is not drawn everywhere"),
        ("<image/>", "<image id=''>: this is not drawn everywhere; turn it into paths"),
        ("<defs><linearGradient/></defs>", "<defs id=''>: this is not drawn everywhere"),
        ('<g opacity="0.5"><path d="M0 0"/></g>', "a group cannot be seen through"),
        ('<path d="M0 0" data-fill="hull darker"/>', "a colour comes from a hole as in 'hull'"),
        ('<text x="0" y="0" font-size="9">Ahoy</text>', "only numbers can be drawn as text, not 'Ahoy'"),
        ('<circle cx="1" cy="2"/>', "<circle id=''>: r is missing"),
        ("<path/>", "<path id=''>: d is missing"),
        (
            '<rect data-flag="a" x="0" y="0" width="3" height="2"/><path d="M0 0" data-fill="a"/>',
            "is a flag and a colour",
        ),
        ("<path", "not well-formed"),
    ],
)
def test_what_cannot_be_drawn_everywhere_is_refused_with_its_reason(markup: str, because: str) -> None:
    with pytest.raises(DrawingError, match=f"^drawing ship:toy: .*{re.escape(because)}"):
        shape(markup)


def test_a_file_of_another_size_than_it_says_is_refused() -> None:
    for text in ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 0 64 64"/>', "<svg/>", HEAD[:-1] + "/>junk"):
        with pytest.raises(DrawingError):
            read("ship:toy", text)


def test_two_files_of_one_name_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for folder in ("shared", "toy"):
        family = tmp_path / "assets" / "drawings" / folder / "ship"
        family.mkdir(parents=True)
        (family / "brig.svg").write_text(f"{HEAD}</svg>", encoding="utf-8")
    monkeypatch.setattr("companion.ui.art.drawings.data_roots", lambda: (tmp_path,))
    with pytest.raises(ValueError, match="two drawings are named 'ship:brig'"):
        files()
