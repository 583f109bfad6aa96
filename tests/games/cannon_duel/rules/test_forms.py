"""The forms in which printed things are copied: what each line may hold, and where its stepper begins."""

from __future__ import annotations

import pytest

from companion.core.procedures.copied_cards import CopiedCard
from companion.core.questions.kinds import Form
from companion.games.cannon_duel.cards import advanced, board, box, disasters, target_cards, tiles
from companion.games.cannon_duel.model.ids import ZONES
from companion.library.game_registry import game
from tests.games.cannon_duel.rules import scene
from tests.games.cannon_duel.rules.scene import BOOK


def bounds(form: Form) -> dict[str, tuple[int, int]]:
    """Least and most of every line that is a number."""
    return {line.name: (line.lo, line.hi) for line in form.fields if line.kind == "number"}


def compulsory(form: Form) -> list[str]:
    """The lines that cannot stay empty."""
    return [line.name for line in form.fields if not line.optional]


@pytest.mark.rule("CD-SETUP-03", "CD-TARGET-03", "CD-EFF-01", "CD-EFF-02", "CD-EFF-05")
def test_a_board_has_spaces_and_a_target_number_in_each_zone_and_penalties_where_they_may_be() -> None:
    form = board.form("blue")
    found = bounds(form)
    sails, main, aft = (
        {name: span for name, span in found.items() if name.startswith(zone)}
        for zone in ("sails-bow", "deck-centre", "deck-stern")
    )
    assert sails == {"sails-bow-spaces": (1, 12), "sails-bow-aims": (1, 6), "sails-bow-sail": (0, 6)}
    assert [name.removeprefix("deck-centre-") for name in main] == ["spaces", "aims", "no-fire", "cannon", "hand"]
    assert [name.removeprefix("deck-stern-") for name in aft] == ["spaces", "aims", "no-fire", "cannon"]
    assert [name for name in found if name.startswith("hull-bow")] == ["hull-bow-spaces", "hull-bow-aims"]
    near = {line.name: line.near for line in form.fields if line.name.endswith("spaces")}
    assert [near[f"{layer}-bow-spaces"] for layer in ("sails", "deck", "hull")] == [2, 4, 4]
    assert compulsory(form) == list(board.AT_ONCE) and form.across == 3
    assert board.matters("hull-bow") == ("deck-bow-ropes", "deck-centre-ropes", "deck-stern-ropes")
    assert board.matters("deck-centre") == ("deck-centre-no-fire", "deck-centre-cannon", "deck-centre-hand")


@pytest.mark.rule("CD-SETUP-03")
def test_a_board_is_copied_zone_by_zone_as_it_lies() -> None:
    """Spaces beside the Target number; then the penalties, and on a deck its ropes."""
    form = board.form("blue")
    told = [
        [[name.removeprefix(f"{zone}-") for name in row.slots] for row in band.rows]
        for zone, band in zip(ZONES, form.layout, strict=True)
    ]
    assert told[0] == [["spaces", "aims"], ["sail"]]
    assert told[3] == [["spaces", "aims"], ["no-fire", "cannon"], ["ropes"]]
    assert told[4] == [["spaces", "aims"], ["no-fire", "cannon", "hand"], ["ropes"]]
    assert told[8] == [["spaces", "aims"]]
    assert [band.picture for band in form.layout] == [f"zone:{zone}" for zone in ZONES]


@pytest.mark.rule("CD-SETUP-03", "CD-TARGET-03")
def test_spaces_and_target_number_of_a_zone_are_told_by_one_key_and_the_stern_is_like_the_bow() -> None:
    form = board.form("blue")
    assert [pad.opens for pad in form.pads] == [f"{zone}-spaces" for zone in ZONES]
    for zone, pad in zip(ZONES, form.pads, strict=True):
        assert [[dict(key.values) for key in row.keys] for row in pad.rows] == [
            [{f"{zone}-spaces": spaces, f"{zone}-aims": aims} for spaces in range(2, 7)] for aims in (1, 2, 3)
        ]
    same = {line.name: line.same for line in form.fields if line.same}
    assert same["hull-stern-spaces"] == "hull-bow-spaces" and same["deck-stern-cannon"] == "deck-bow-cannon"
    assert {name.split("-")[1] for name in same} == {"stern"}


@pytest.mark.rule("CD-SETUP-03")
def test_what_is_not_copied_of_a_board_counts_for_nothing() -> None:
    known = {
        "hull-bow-spaces": 4,
        "hull-bow-aims": 2,
        "deck-bow-spaces": 3,
        "deck-bow-cannon": 1,
        "sails-bow-aims": None,
    }
    zones = {zone.id: zone for zone in board.zones(tuple(known.items()))}
    assert (zones["hull-bow"].spaces, zones["hull-bow"].markers, zones["hull-bow"].aims) == (4, 4, 2)
    assert zones["deck-bow"].guard == ("cannon",) and zones["deck-bow"].ropes == ()
    assert all(
        (zones[bare].spaces, zones[bare].aims, zones[bare].guard) == (0, 0, ()) for bare in ("sails-bow", "deck-stern")
    )


@pytest.mark.rule("CD-PATCH-02")
def test_ropes_lead_from_each_deck_to_any_zone_that_can_be_mended() -> None:
    (ropes,) = (line for line in board.form("red").fields if line.name == "deck-bow-ropes")
    ends = ["sails-bow", "sails-centre", "sails-stern", "hull-bow", "hull-centre", "hull-stern"]
    assert [option.id for option in ropes.options] == ends and ropes.kind == "many"
    assert sum(line.name.endswith("ropes") for line in board.form("red").fields) == 3


@pytest.mark.rule("CD-COMP-02", "CD-AIM-04")
def test_a_target_card_has_two_edges_and_a_grid_of_signs() -> None:
    left, below, grid = target_cards.form("7").fields
    assert (left.name, below.name, grid.name) == ("left", "below", "grid")
    assert (grid.rows, grid.columns) == (10, 10) and [sign.id for sign in grid.options] == [".", *"wdstxo"]
    for line in (left, below):
        assert line.read("1/2 3/4 10") == "1/2 3/4 10"
        assert not line.optional


@pytest.mark.rule("CD-CANNON-04")
def test_a_tile_has_a_row_for_each_result_of_its_cannon() -> None:
    assert [line.name for line in tiles.form("long-nine", BOOK).fields] == ["perfect", "weak"]
    assert [line.name for line in tiles.form("carronade", BOOK).fields] == ["good", "weak"]
    for line in tiles.form("18-pounder", BOOK).fields:
        assert line.icons and line.picture == f"grade:{line.name}", "signs and results are known by their pictures"
        assert [option.picture for option in line.options] == [f"sign:{sign}" for sign in target_cards.SIGNS]


@pytest.mark.rule("CD-EFF-09", "A-27")
def test_the_third_disaster_takes_so_many_markers_of_a_layer() -> None:
    form = disasters.form()
    assert bounds(form) == {"markers": (1, 9)} and compulsory(form) == ["layer", "markers"]
    layer, n = form.fields
    assert (layer.near, n.near) == ("hull", 3), "what we take it for"


@pytest.mark.rule("CD-ADV-03", "CD-ADV-05", "CD-ADV-06")
def test_of_advanced_cards_words_and_numbers_may_be_copied() -> None:
    reputation, trick = advanced.reputation_form("3"), advanced.trick_form("3")
    assert set(bounds(reputation).values()) == {(0, 9)} and list(bounds(reputation)) == list(advanced.BONUSES)
    assert bounds(trick) == {
        "draw": (0, 9),
        "discard": (0, 9),
        "damage": (0, 9),
        "hit-markers": (1, 9),
        "mended-markers": (1, 9),
    }
    lines = {line.name: line for line in trick.fields}
    assert lines["words"].longest == 200 and compulsory(trick) == ["window"]
    assert (lines["costs-action"].start, lines["stands-for-aim"].start) == (True, False)
    assert lines["damage"].when == ("window", ("fire", "dodge")) and lines["draw"].when is None
    assert lines["costs-action"].when == ("window", ("action",))
    assert lines["hit-markers"].when == lines["hit-part"].when == ("hits", ("sails", "deck", "hull"))
    assert [each.id for each in lines["mended-part"].options] == ["bow", "centre", "stern"]


@pytest.mark.rule("CD-ADV-05", "CD-ADV-06")
def test_a_trick_is_copied_in_rows_words_first_then_what_goes_together() -> None:
    assert [[row.slots for row in band.rows] for band in advanced.trick_form("3").layout] == [
        [("name",), ("words",)],
        [
            ("window",),
            ("costs-action", "stands-for-aim"),
            ("draw", "discard"),
            ("hits", "hit-markers", "hit-part"),
            ("mends", "mended-markers", "mended-part"),
            ("damage",),
        ],
    ]


def test_the_title_of_the_box_is_the_owner_s_words_or_nothing() -> None:
    title = box.title({"title": "Sea Duel"})
    assert title is not None and dict(title.args) == {"text": "Sea Duel"}
    assert box.title(None) is None and box.title({"title": None}) is None
    assert box.form().fields[0].optional
    duel = game("cannon_duel")
    assert duel.titled(lambda schema, subject: None) == duel.title
    assert duel.titled(lambda schema, subject: {"title": "Sea Duel"}) == title
    typed = scene.duel().with_card(
        CopiedCard(box.SCHEMA, box.SUBJECT, box.form().read({"title": "Sea Duel"}), "sample")
    )
    assert (box.title_at(scene.duel()), box.title_at(typed)) == (box.TITLE, title)
