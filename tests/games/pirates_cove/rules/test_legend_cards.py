"""Legends, Navy: the cards, black ships on their way, whom a pirate shoots at, where the Navy may be sent."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.core.events.announcements import Order
from companion.core.procedures.copied_cards import CopiedCard
from companion.core.questions.kinds import BadAnswer
from companion.core.untrusted.state_validation import BadState
from companion.games.pirates_cove.combat import fleet
from companion.games.pirates_cove.legends import black_ships, legendary_pirates, navy
from companion.games.pirates_cove.model.ids import ISLANDS, SECTIONS, Island, ShipId
from companion.games.pirates_cove.model.records import BlackShip, Combat, Parrot
from companion.games.pirates_cove.model.state import State
from companion.library.sample import load_sample
from tests.games.pirates_cove.rules.mats import ANNE, BART, BOOK, CLEO, COVE, played, table, valued

FIRST = ShipId("legend-1")


def haunted(legend: str, island: Island = "crew") -> State:
    """With a black ship there."""
    hull = BOOK.legend(legend).hull or 0
    return replace(table(), black_ships=(BlackShip(FIRST, island, legend, hull),))


def ranked(s: State, shot: tuple[ShipId, ...] = ()) -> list[str]:
    """Who is shot at next, as a pirate ranks them."""
    fight = Combat("crew", (ANNE, BART, CLEO, FIRST), series=((FIRST, shot),))
    return list(legendary_pirates.foremost(legendary_pirates.ranking(replace(s, combat=fight), BOOK, FIRST)))


@pytest.mark.rule("PC-LEG-BB", "PC-LEG-FD", "PC-LEG-CH", "PC-LEG-BR", "PC-LEG-06")
@pytest.mark.parametrize(
    ("legend", "values", "attacks"),
    [
        ("blackbeard", (6, 8, 24, 6), ("hull",)),
        ("dutchman", (4, 5, 16, 6), ("crew",)),
        ("hook", (3, 5, 18, 3), ("hull",)),
        ("bonny-read", (3, 5, 22, 6), SECTIONS),
    ],
)
def test_the_values_of_each_card(legend: str, values: tuple[int, ...], attacks: tuple[str, ...]) -> None:
    card = legendary_pirates.card(table(), BOOK, legend)
    assert (card.dice, card.hull, card.sails, card.fame) == values and card.attacks == attacks


@pytest.mark.rule("PC-BLANK-01")
def test_a_pirate_of_the_owner_needs_every_value() -> None:
    form = legendary_pirates.form()
    values = {"name": "Nina", "dice": 4, "hull": 5, "sails": 20, "fame": 5, "attacks": "all", "ranks": "crew"}
    assert dict(form.read(values)) == values
    for missing in values:
        with pytest.raises(BadAnswer):
            form.read({name: value for name, value in values.items() if name != missing})


@pytest.mark.rule("PC-BLANK-01")
def test_the_pirate_on_the_blank_card_is_out_only_where_the_owner_has_described_it() -> None:
    raw = COVE.dump(replace(table(), black_ships=(BlackShip(FIRST, "crew", "own", 5),)))
    with pytest.raises(BadState) as error:
        COVE.read(raw)
    assert error.value.place == "black_ships.legend-1.legend"


@pytest.mark.rule("PC-LEG-CA", "PC-LEG-CA-1")
def test_the_cacafuego_does_not_fight_and_a_die_tells_its_fame() -> None:
    card = BOOK.legend("cacafuego")
    assert not card.fights and card.fame is None and card.attacks == ()
    s = haunted("cacafuego")
    assert legendary_pirates.hull(s, BOOK, "cacafuego") == 0 and legendary_pirates.hull(s, BOOK, "blackbeard") == 8
    assert fleet.npc(s, BOOK, FIRST) == fleet.NpcValues(card.rule, 0, 0, 0)
    assert ranked(s) == [], "it shoots at nobody"


@pytest.mark.rule("PC-T6-01")
@pytest.mark.parametrize(("island", "following"), [("tavern", "hull"), ("crew", "treasure"), ("treasure", "tavern")])
def test_black_ships_sail_west_and_pass_the_cove(island: Island, following: Island) -> None:
    """Worked example 21: from island 6 to island 1."""
    assert black_ships.westward(island) == following
    s, happened = played(haunted("hook", island), black_ships.sail)
    assert s.legend_at(FIRST).island == following and [event.event.rule for event in happened] == ["PC-T6-01"]


@pytest.mark.rule("PC-T6-01", "PC-SETUP-07")
def test_two_black_ships_keep_their_distance() -> None:
    """Worked example 22: from 1 and 4 to 2 and 5."""
    ships = (BlackShip(FIRST, "tavern", "hook", 5), BlackShip(ShipId("legend-2"), "cannon", "dutchman", 5))
    s, _ = played(replace(table(), black_ships=ships), black_ships.sail)
    assert [ISLANDS.index(ship.island) + 1 for ship in s.black_ships] == [2, 5]


@pytest.mark.rule("PC-T6-02")
def test_a_sunk_pirate_is_replaced_and_an_empty_pile_made_anew() -> None:
    s = haunted("hook")
    s = replace(s.with_ship(FIRST, beaten=True, hull=0), legends_gone=("blackbeard", "dutchman", "bonny-read"))
    assert legendary_pirates.pile(s, BOOK).things == ("cacafuego",)
    s, happened = played(s, black_ships.sail, answers=("cacafuego",))
    assert s.legends_gone == ("blackbeard", "dutchman", "bonny-read", "hook")
    assert [event.line.key for event in happened] == ["pc-ev-black-ship-empty", "pc-ev-legend"], "no dead man sails"
    orders = [told.text.key for event in happened for told in event.announcements if isinstance(told, Order)]
    assert orders == ["pc-order-black-ship-empty", "pc-order-legend-gone", "pc-order-legend"]
    ship = s.legend_at(FIRST)
    assert (ship.legend, ship.island, ship.beaten) == ("cacafuego", "treasure", False)
    s, happened = played(s.with_ship(FIRST, beaten=True), black_ships.sail, answers=("hook",))
    assert "LegendsShuffled" in [type(event.event).__name__ for event in happened]
    assert s.legend_at(FIRST).hull == 5 and s.legends_gone == ("cacafuego",)


@pytest.mark.rule("PC-LEG-05", "A-09")
@pytest.mark.parametrize(
    ("legend", "order"), [("blackbeard", "BAC"), ("dutchman", "CBA"), ("hook", "ACB"), ("bonny-read", "BCA")]
)
def test_each_pirate_shoots_first_at_whoever_has_most_of_what_it_counts(legend: str, order: str) -> None:
    s = valued(haunted(legend), ANNE, hull=5, crew=2, cannon=3, sails=5)
    s = valued(s, BART, hull=2, crew=3, cannon=4, sails=6)
    s = valued(s, CLEO, hull=3, crew=4, cannon=2, sails=8).with_player(BART, parrot=Parrot("trelawney"))
    seats = {"A": ANNE, "B": BART, "C": CLEO}
    found: list[ShipId] = []
    for _ in order:
        found.append(ShipId(ranked(s, tuple(found))[0]))
    assert found == [seats[letter] for letter in order]


@pytest.mark.rule("PC-LEG-05")
def test_once_all_were_shot_at_a_new_series_ranks_anew_and_equals_are_told_apart_by_dice() -> None:
    s = valued(haunted("dutchman"), ANNE, crew=4)
    assert ranked(s) == [ANNE] and ranked(s, (ANNE,)) == [BART, CLEO]
    weaker = valued(s, ANNE, crew=1)
    assert ranked(weaker, (ANNE, BART, CLEO)) == [BART, CLEO]


@pytest.mark.rule("PC-BLANK-01")
def test_a_pirate_of_the_blank_card_is_played_with_its_own_values() -> None:
    s = table()
    s = replace(s, options=replace(s.options, own_legend=True))
    assert legendary_pirates.OWN not in legendary_pirates.pile(s, BOOK).things
    values = load_sample(COVE)["legend", "own"]
    s = s.with_card(CopiedCard("legend", "own", COVE.form("legend", "own").read(values), "sample"))
    assert legendary_pirates.OWN in legendary_pirates.pile(s, BOOK).things
    card = legendary_pirates.card(s, BOOK, legendary_pirates.OWN)
    assert (card.dice, card.hull, card.attacks, card.ranks, card.fights) == (4, 6, ("cannon",), "speed", True)


@pytest.mark.rule("PC-NAVY-01", "PC-NAVY-02", "PC-NAVY-04")
def test_the_navy_goes_to_outer_islands_where_its_caller_does_not_lie() -> None:
    """Worked example 28: sent by Anne, redirected by Cléo: everywhere but where Anne is."""
    s = table().with_player(ANNE, island="hull").with_player(BART, island="crew").with_player(CLEO, island="sails")
    assert [island for island in ISLANDS if navy.may_send(s, ANNE, island).allowed] == [
        "tavern",
        "sails",
        "cannon",
        "crew",
    ]
    assert [reason.rule for reason in navy.may_send(s, ANNE, "treasure").refusals] == ["PC-NAVY-01"]
    assert [reason.rule for reason in navy.may_send(s, ANNE, "hull").refusals] == ["PC-NAVY-04"]
    n = BOOK.numbers
    assert (n.navy_dice, n.navy_hull, n.navy_sails, n.navy_fame) == (4, 4, 20, 4)
