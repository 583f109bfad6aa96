"""What only this game draws, and the colours of its nations."""

from __future__ import annotations

from itertools import combinations

from companion.games.captains_log.model.ids import NATIONS
from companion.games.captains_log.model.state import GOODS
from companion.ui.art import picture
from companion.ui.widgets import kit
from tests.unit.test_art import shapes


def test_goods_differ_by_their_sign_and_not_only_by_colour() -> None:
    drawn = [{shape.attrib["d"] for shape in shapes(picture(f"good:{good}"))} for good in GOODS]
    for one, other in combinations(drawn, 2):
        assert one - other
        assert other - one


def test_every_nation_has_a_colour_of_its_own() -> None:
    paints = [kit.colour_of(nation, "") for nation in (*NATIONS, "native", "none")]
    assert all(paints) and len(set(paints)) == len(paints)
