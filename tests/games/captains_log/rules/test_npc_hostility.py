"""1.20 Who is whose enemy, and in which order ships act."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.core.procedures.copied_cards import CopiedCard
from companion.games.captains_log.fleet.hostility import (
    activation_order,
    enemies,
    in_order,
    is_enemy,
    may_lie_in_own_port,
    ranked,
    read_respect,
)
from companion.games.captains_log.fleet.hostility import card_of as card_on_table
from companion.games.captains_log.model.ids import CardId, Nation, NpcId
from companion.games.captains_log.model.state import Npc, Reputation, State
from tests.games.captains_log.rules.npc_scenes import activate, card, scene
from tests.games.captains_log.rules.scripted import book, play
from tests.games.captains_log.seat_ids import NPC_1, NPC_2, SEAT_1, SEAT_2

SHIPS = {
    "spain": ("spain", "none"),
    "england": ("england", "none"),
    "france": ("france", "none"),
    "holland": ("holland", "none"),
    "pirate": ("pirates", "none"),
    "english corsair": ("pirates", "england"),
    "spanish corsair": ("pirates", "spain"),
    "legend": ("none", "none"),
}
"""Flag and represented country."""
HOSTILE = {  # England is at war with Spain and France (war card A), everybody with the Pirates
    ("spain", "england"),
    ("england", "france"),
    *((nation, "pirate") for nation in ("spain", "england", "france", "holland")),
    *((nation, "english corsair") for nation in ("spain", "france", "holland")),
    *((nation, "spanish corsair") for nation in ("england", "france", "holland")),
    *((ship, "legend") for ship in SHIPS),
}


def sailing(number: int, ship: str) -> CopiedCard:
    """The card of one of these ships."""
    nation, country = SHIPS[ship]
    return card(number, "aggressive", nation, "move6 fire4", country=country)


def meeting(one: str, other: str) -> State:
    """Two NPCs on the map."""
    npcs = tuple(Npc(NpcId(f"npc-{i}"), SEAT_1, CardId(f"ship-0{i}"), revealed=True, on_map=True) for i in (1, 2))
    return replace(scene(), cards=(sailing(1, one), sailing(2, other)), npcs=npcs)


@pytest.mark.rule("CL-NPC-08", "CL-NPC-10", "CL-NPC-11")
@pytest.mark.parametrize("other", SHIPS)
@pytest.mark.parametrize("one", SHIPS)
def test_npcs_among_themselves(one: str, other: str) -> None:
    expected = (one, other) in HOSTILE or (other, one) in HOSTILE
    assert is_enemy(meeting(one, other), book(), NPC_1, NPC_2) is expected


def facing(ship: str, column: int, *, joined: tuple[Nation, ...] = (), cards: tuple[CopiedCard, ...] = ()) -> bool:
    """Whether an NPC is hostile to Anne with this column on every line."""
    state = scene()
    standing = Reputation(*[column] * 5)
    state = replace(state, cards=(sailing(1, ship), *cards)).with_player(
        "seat-1", standing=standing, joined=joined, afloat=True
    )
    return is_enemy(state, book(), NPC_1, SEAT_1)


@pytest.mark.rule("CL-NPC-09", "CL-REP-11")
@pytest.mark.parametrize(("column", "hostile"), [(-5, True), (-1, True), (0, False), (3, False)])
def test_a_nation_fights_who_is_in_contempt(column: int, hostile: bool) -> None:
    """A-99: contempt from the first negative column while the board is not copied."""
    assert facing("spain", column) is hostile


@pytest.mark.rule("CL-NPC-09")
def test_contempt_begins_where_the_copied_board_says() -> None:
    board = CopiedCard("reputation-line", "spain-A", (("contempt", -2),))
    assert not facing("spain", -1, cards=(board,))
    assert facing("spain", -2, cards=(board,))


@pytest.mark.rule("CL-NPC-09", "CL-REP-15")
def test_pirates_fight_everybody_who_is_not_respected() -> None:
    board = CopiedCard("reputation-line", "pirates-A", (("respected", 3),))
    for pirate in ("pirate", "spanish corsair"):
        assert facing(pirate, 5)
        assert facing(pirate, 2, cards=(board,))
        assert not facing(pirate, 3, cards=(board,))


@pytest.mark.rule("CL-NPC-09", "CL-NPC-10")
def test_members_are_spared_and_share_the_wars_of_their_nation() -> None:
    """A-88: a member of England is an enemy of Spain whatever the reputation; a corsair spares both its sides."""
    assert facing("spain", 11, joined=("england",))
    assert not facing("spain", -5, joined=("spain",))
    assert not facing("spanish corsair", -5, joined=("spain",))
    assert not facing("spanish corsair", -5, joined=("pirates",))
    assert facing("holland", 5, joined=("pirates",))
    assert not facing("holland", 5, joined=("england",))


@pytest.mark.rule("CL-NPC-11")
def test_a_legend_is_at_war_with_all() -> None:
    assert facing("legend", 11, joined=("spain",))


@pytest.mark.rule("CL-NPC-08")
def test_only_ships_on_the_map_are_enemies() -> None:
    state = scene("aggressive", "move6", "merchant england", with_spain=(-1, None))
    assert enemies(state, book(), NPC_1) == ("npc-2", "seat-1")
    gone = state.with_npc("npc-2", on_map=False).with_player("seat-1", afloat=False)
    assert enemies(gone, book(), NPC_1) == ()
    assert not is_enemy(state.with_npc("npc-1", card=""), book(), NPC_1, SEAT_1)


@pytest.mark.rule("CL-TRN-01", "CL-NPC-29")
def test_the_next_to_act_comes_first() -> None:
    state = scene("aggressive", "move6", "merchant england", "merchant england")
    assert activation_order(state, NPC_1) == ("seat-2", "npc-2", "npc-3", "seat-1")
    assert activation_order(state, SEAT_2) == ("npc-2", "npc-3", "seat-1", "npc-1")


@pytest.mark.rule("CL-NPC-27", "CL-NPC-29")
def test_targets_by_class_reputation_and_order() -> None:
    others = ("defensive england", "merchant england", "aggressive england", "merchant england", "special england")
    state = scene("aggressive", "move6", *others, with_spain=(-1, -4))
    mine = card_on_table(state, NPC_1)
    assert mine is not None
    ships = enemies(state, book(), NPC_1)
    groups = ranked(state, NPC_1, mine, ships)
    assert groups == (("seat-2",), ("seat-1",), ("npc-3", "npc-5", "npc-6"), ("npc-4",), ("npc-2",))
    defender = replace(mine, role="defensive", conduct="defensive")
    assert in_order(state, NPC_1, defender, ships)[2:] == ("npc-2", "npc-4", "npc-3", "npc-5", "npc-6")
    trader = replace(mine, role="merchant", conduct="merchant")
    assert in_order(state, NPC_1, trader, ships)[2:] == ("npc-4", "npc-3", "npc-5", "npc-6", "npc-2")


@pytest.mark.rule("CL-NPC-29")
def test_corsairs_judge_on_the_pirates_line_and_legends_not_at_all() -> None:
    """A-29."""
    state = scene(with_spain=(-1, -4))
    state = state.with_player("seat-1", standing=Reputation(spain=-1, pirates=-3))
    corsair = card(1, "aggressive", "pirates", "move6", country="spain")
    legend = card(1, "aggressive", "none", "move6")
    for copied, groups in ((corsair, (("seat-2",), ("seat-1",))), (legend, (("seat-2", "seat-1"),))):
        table = replace(state, cards=(copied,))
        mine = card_on_table(table, NPC_1)
        assert mine is not None
        assert ranked(table, NPC_1, mine, (SEAT_1, SEAT_2)) == groups


@pytest.mark.rule("CL-NPC-21", "CL-REP-11")
def test_who_could_lie_at_a_port_of_the_npcs_nation() -> None:
    state = scene("aggressive", "move6", "merchant england", with_spain=(-3, -2))
    mine = card_on_table(state, NPC_1)
    assert mine is not None
    assert not may_lie_in_own_port(state, mine, SEAT_1)
    assert may_lie_in_own_port(state, mine, SEAT_2) and may_lie_in_own_port(state, mine, NPC_2)
    assert not may_lie_in_own_port(state, replace(mine, nation="none"), NPC_2)


@pytest.mark.rule("CL-NPC-09", "CL-REP-15")
@pytest.mark.parametrize(("told", "hostile"), [(6, False), (9, True)])
def test_where_the_pirates_respect_a_friend_is_read_off_the_board(told: int, hostile: bool) -> None:
    """The column cannot be derived: a player at +8 is neither taken for an enemy nor for a friend without a look."""
    copied = CopiedCard("reputation-line", "pirates-A", (("access_1", 1),))
    state = replace(scene(with_spain=(8, None)), cards=(sailing(1, "pirate"), copied))
    played = play(read_respect, state, {"reputation-line-pirates-respected": {"respected": told}}, npc_id="npc-1")
    assert is_enemy(played.state, book(), NPC_1, SEAT_1) is hostile
    assert not play(read_respect, played.state, {}, npc_id="npc-1").asked


@pytest.mark.rule("CL-NPC-09", "CL-REP-15")
@pytest.mark.parametrize(("ship", "column"), [("pirate", 0), ("pirate", -2), ("spain", 8)])
def test_nobody_reads_the_board_where_respect_decides_nothing(ship: str, column: int) -> None:
    state = replace(scene(with_spain=(column, None)), cards=(sailing(1, ship),))
    assert not play(read_respect, state, {}, npc_id="npc-1").asked


@pytest.mark.rule("CL-NPC-09", "CL-REP-15")
def test_what_the_pirates_respect_is_nothing_to_a_spaniard() -> None:
    feud = replace(scene(), cards=(sailing(1, "spain"),)).with_player(
        "seat-1", standing=Reputation(spain=-5, pirates=8)
    )
    assert is_enemy(feud, book(), NPC_1, SEAT_1)
    assert not play(read_respect, feud, {}, npc_id="npc-1").asked


@pytest.mark.rule("CL-NPC-09", "CL-REP-15")
def test_an_activation_reads_it_before_it_looks_for_enemies() -> None:
    state = replace(scene(with_spain=(8, None)), cards=(sailing(1, "pirate"),))
    played = activate(state, {"reputation-line-pirates-respected": {"respected": 6}, "mooring": False})
    assert [question.key for question in played.asked if not question.quiet][-2:] == [
        "reputation-line-pirates-respected",
        "mooring",
    ]
