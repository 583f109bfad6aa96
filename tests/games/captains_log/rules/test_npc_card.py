"""1.20 The NPC card: the form, and what the rules read from it."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.procedures.copied_cards import applying
from companion.core.questions.kinds import BadAnswer, Field
from companion.games.captains_log.fleet.npc_card import ActionFlag, NpcCard, Passives, RouteStop, npc_card_form, unread
from companion.games.captains_log.model.ids import CardId
from companion.games.captains_log.model.state import GOODS
from companion.library.texts import LANGUAGES, texts_in
from companion.ui.art import pictures
from companion.ui.questions.copying.form_lines import first_values

FULL: dict[str, Any] = {
    "role": "merchant",
    "nation": "pirates",
    "country": "england",
    "name": "Fortune",
    "level": 2,
    "defence": 10,
    "hull": 15,
    "crew": 11,
    "f1_kind": "fire",
    "f1_dice": 6,
    "f1_bonus": 3,
    "f2_kind": "move",
    "f2_move": 6,
    "f3_kind": "none",
    "bonuses": True,
    "p_range": 2,
    "p_recruitment": 1,
    "p_incendiary": True,
    "spawn_tile": 7,
    "stops": 3,
    "s1_tile": 11,
    "s1_goal": "whale",
    "s1_good": "none",
    "s2_tile": 12,
    "s2_goal": "whale",
    "s2_good": "oil",
    "s2_cubes": 1,
    "s3_tile": 17,
    "s3_goal": "hex",
    "s3_doubloons": 1000,
    "loop": True,
    "reward": 4000,
    "laden": True,
    "goods_silver": 2,
    "sabre": True,
    "capture_reward": 2000,
    "capture_more": True,
    "draft": "2.5",
    "symbols": ["bounty"],
}


def read(**values: Any) -> NpcCard:
    """A card copied with these values."""
    return NpcCard.of(npc_card_form(CardId("ship-07")).read(values))


@pytest.mark.rule("CL-NPC-02", "CL-NPC-05", "CL-NPC-39", "CL-NPC-40")
def test_a_full_card() -> None:
    card = read(**FULL)
    assert (card.name, card.role, card.conduct, card.level) == ("Fortune", "merchant", "merchant", 2)
    assert (card.defence, card.hull, card.crew, card.draft) == (10, 15, 11, 2.5)
    assert card.sides == ("pirates", "england") and not card.legend
    assert card.flags == (ActionFlag(1, "fire", 6, 3), ActionFlag(2, "move", 6))
    assert card.passives == Passives(range=2, recruitment=1, incendiary=True)
    assert card.stops == (RouteStop(11, "whale"), RouteStop(12, "whale", 0, "oil", 1), RouteStop(17, "hex", 1000))
    assert card.loop and card.spawn_tile == 7
    assert (card.reward, card.goods.silver, card.goods.total) == (4000, 2, 2)
    assert (card.capture_reward, card.capture_more, card.symbols) == (2000, True, ("bounty",))


@pytest.mark.rule("CL-NPC-02")
def test_almost_everything_may_stay_unknown() -> None:
    card = read(role="aggressive", nation="spain", f1_kind="move")
    assert (card.defence, card.hull, card.spawn_tile, card.draft, card.reward) == (None,) * 5
    assert card.flags == (ActionFlag(1, "move", None),)
    assert card.stops == () and card.name == "" and card.passives == Passives()
    with pytest.raises(BadAnswer):
        read(nation="spain")


@pytest.mark.rule("CL-NPC-11", "CL-NPC-10")
def test_flags_of_the_nations() -> None:
    assert read(role="aggressive", nation="none").legend
    assert read(role="aggressive", nation="pirates", country="none").sides == ("pirates",)
    assert read(role="aggressive", nation="spain", country="england").sides == ("spain",)


@pytest.mark.rule("CL-NPC-38")
def test_a_special_ship_behaves_as_one_of_the_three() -> None:
    urca = read(
        role="special", acts_as="merchant", special="card", nation="spain", stops=2, s1_tile=3, s2_tile=4, loop=False
    )
    assert (urca.conduct, urca.special, urca.loop) == ("merchant", "card", False)
    assert read(role="special", nation="none", special="whale").special == "whale"
    assert read(role="defensive", nation="spain", special="whale").special == ""


@pytest.mark.rule("CL-NPC-05")
def test_what_stands_below_the_last_flag_is_not_read() -> None:
    card = read(role="aggressive", nation="spain", f1_kind="move", f1_move=5, f2_kind="none", f3_kind="fire", f3_dice=4)
    assert [flag.kind for flag in card.flags] == ["move"]


def lines_to_copy(values: dict[str, Any]) -> tuple[Field, ...]:
    """The lines that a person has to look at, with what was entered so far."""
    form = npc_card_form(CardId("ship-07"))
    return applying(form, first_values(form) | values)


@pytest.mark.rule("CL-NPC-02")
def test_a_plain_card_is_copied_in_few_lines_and_one_word() -> None:
    lines = lines_to_copy({"role": "aggressive", "nation": "spain", "f1_kind": "move", "f2_kind": "fire"})
    assert len(lines) <= 20
    assert [line.name for line in lines if line.kind == "words"] == ["name"]
    assert not any(line.name.startswith(("s1_", "p_", "goods_", "capture")) for line in lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_has_words_and_pictures_that_exist(lang: str) -> None:
    form = npc_card_form(CardId("ship-07"))
    for line in form.fields:
        assert texts_in(lang)(line.label)
        named = [line.picture, *(option.picture for option in line.options)]
        assert {picture for picture in named if picture} <= set(pictures())
        for option in line.options:
            assert texts_in(lang)(option.label)
        if line.start is not None:
            assert line.read(line.start) == line.start
    assert len({line.name for line in form.fields}) == len(form.fields)


@pytest.mark.rule("CL-NPC-34", "CL-NPC-36")
def test_cl_npc_34_the_tiles_of_a_route_are_read_before_a_merchant_sails() -> None:
    def lacking(**values: Any) -> tuple[str, ...]:
        return unread(npc_card_form(CardId("ship-01")).read(values))

    merchant = FULL | {"s2_tile": None}
    assert lacking(**merchant) == ("s2_tile",)
    assert lacking(**FULL) == ()
    assert lacking(**(merchant | {"stops": 1})) == (), "a route of one stop has no second tile"
    assert lacking(**(merchant | {"role": "aggressive"})) == ()


@pytest.mark.rule("CL-NPC-05")
def test_cl_npc_05_one_key_tells_that_a_card_has_no_more_flags_but_never_that_it_has_none() -> None:
    pads = {pad.opens: pad for pad in npc_card_form(CardId("ship-07")).pads}
    ends = {name: [key.values for key in pad.rows[0].keys] for name, pad in pads.items() if name.endswith("_kind")}
    assert ends["f2_kind"] == [(("f2_kind", "none"),)]
    assert (("f1_kind", "none"),) not in ends["f1_kind"]


@pytest.mark.rule("CL-NPC-34", "CL-NPC-02")
def test_cl_npc_34_one_key_tells_a_stop_with_what_it_brings() -> None:
    pads = {pad.opens: pad for pad in npc_card_form(CardId("ship-07")).pads}
    mooring, whale, _ = ([dict(key.values) for key in row.keys] for row in pads["s1_goal"].rows)
    assert {key["s1_goal"] for key in mooring} == {"mooring"} and {key["s1_goal"] for key in whale} == {"whale"}
    assert [key["s1_doubloons"] for key in mooring if key["s1_good"] == "none"] == [0, 1000, 2000]
    goods = [(key["s1_good"], key["s1_cubes"], key["s1_doubloons"]) for key in mooring if key["s1_good"] != "none"]
    assert sorted(goods) == sorted((cube, 1, 0) for cube in GOODS)
