"""What can be set right by hand, and what a seat may see."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.procedures.copied_cards import CopiedCard
from companion.core.values.frozen_records import replace
from companion.core.values.messages import msg
from companion.games.pirates_csg.model import gold, secrets
from companion.games.pirates_csg.model.ids import UNKNOWN, CrewId, FortId, TerrainId
from companion.games.pirates_csg.model.records import Outcome, Terrain, Touch
from companion.games.pirates_csg.model.state import State
from companion.library.texts import say
from tests.games.pirates_csg.rules import fleets, shores
from tests.games.pirates_csg.rules.shores import (
    ANNE,
    BART,
    GAME,
    HOME,
    WILD,
    ship,
    table,
    with_coins,
    with_crew,
    with_event,
    with_fort,
    with_ship,
    with_unique,
)


def corrected(s: State, path: str, value: object) -> State:
    """The state with a value set by hand."""
    after = GAME.correct(s, path, value, "").apply(s)
    (line,) = [each for each in GAME.correctable(after) if each.path == path]
    assert line.value == value
    assert GAME.read(GAME.dump(after)) == after
    return after


def scene() -> State:
    """A ship of each in contact, crew, coins, a fort and an event."""
    s = with_ship(with_ship(table(), docked=HOME), BART)
    s = with_event(with_fort(with_crew(with_crew(s, ship(1)), ship(2), BART), ANNE, WILD))
    return with_coins(with_coins(s, HOME, 3, 4, known=(ANNE, BART)), ship(1), 5, known=(ANNE,))


@pytest.mark.rule("CSG-RAM-02", "CSG-FIRE-02")
def test_masts_are_set_one_by_one() -> None:
    s = corrected(scene(), "ships.ship-1.masts.1", "lost")
    assert s.ship(ship(1)).masts == ("standing", "lost", "standing")
    assert corrected(s, "ships.ship-1.masts.2", "burning").ship(ship(1)).masts[2] == "burning"
    labels = [each.field.label for each in GAME.correctable(s) if each.path.startswith("ships.ship-1.masts.")]
    assert labels == [msg("csg-fix-mast", n=n) for n in (1, 2, 3)], "counted from the bow"


@pytest.mark.rule("CSG-WIN-01")
@pytest.mark.parametrize("value", [0, 2, 5, 7, 8, 12])
def test_gold_at_home_is_set_as_a_sum(value: int) -> None:
    assert gold.at_home(corrected(scene(), "players.seat-1.gold", value), ANNE) == value


@pytest.mark.rule("CSG-WIN-01", "CSG-FLEET-09")
@pytest.mark.parametrize(
    ("value", "lying"),
    [
        (12, {"coin-1": 3, "coin-2": 4, "coin-4": 0, "coin-share5": 5}),
        (8, {"coin-1": 3, "coin-2": 4, "coin-4": 0, "coin-share5": 1}),
        (7, {"coin-1": 3, "coin-2": 4, "coin-4": 0}),
        (5, {"coin-1": 1, "coin-2": 4, "coin-4": 0}),
        (3, {"coin-2": 3, "coin-4": 0}),
        (0, {"coin-4": 0}),
    ],
)
def test_more_gold_is_a_heap_of_its_own_and_less_is_taken_from_what_lies_there(
    value: int, lying: dict[str, int]
) -> None:
    """3 and 4 gold lie at Anne's home, and a unique treasure, which is worth none and stays."""
    s = with_coins(scene(), HOME, "mug", known=(ANNE, BART))
    after = GAME.correct(s, "players.seat-1.gold", value, "").apply(s)
    assert {coin.id: coin.value for coin in after.coins_at(HOME)} == lying
    assert all((coin.where == "") is coin.gone for coin in after.coins)
    assert all(coin.known == (ANNE, BART) for coin in after.coins_at(HOME))


@pytest.mark.rule("CSG-FLEET-09", "CSG-EXPL-03")
def test_what_a_coin_is_worth_is_set_where_all_have_seen_it_and_never_of_a_unique_treasure() -> None:
    """A unique treasure is worth 0 gold; it can be put elsewhere all the same."""
    s = with_unique(scene(), WILD, name="Mug")
    offered = [each.path for each in GAME.correctable(s) if each.path.startswith("coins.")]
    assert offered == [
        "coins.coin-1.where",
        "coins.coin-1.value",
        "coins.coin-2.where",
        "coins.coin-2.value",
        "coins.coin-3.where",
        "coins.coin-4.where",
    ]


@pytest.mark.rule("CSG-SETUP-07")
def test_no_more_coins_are_laid_on_an_island_than_nobody_has_looked_at_unless_they_are_the_tables_own() -> None:
    """Anne and Bart have brought eight coins each; one of them was seen, and one lies on an island."""

    def most(**options: Any) -> int:
        s = replace(scene(), options=shores.options(**options))
        return next(each.field.hi for each in GAME.correctable(s) if each.path == f"islands.{WILD}.coins")

    assert most() == 2 * 8 - 1 - 1
    assert most(coins="table") > 2 * 8
    s = replace(scene().with_fort(FortId("fort-1"), coins=3), options=shores.options())
    assert next(each.field.hi for each in GAME.correctable(s) if each.path == f"islands.{WILD}.coins") == 2 * 8 - 2 - 3


@pytest.mark.rule("CSG-MOVE-08")
def test_contacts_are_set_and_whom_they_hold() -> None:
    s = corrected(scene(), "ships.ship-1.touches", ("ship-2",))
    assert s.touches == (Touch(ship(1), ship(2)),)
    held = corrected(s, "ships.ship-1.held", ("ship-2",))
    assert held.touches == (Touch(ship(1), ship(2), bow=True),)
    assert corrected(held, "ships.ship-1.held", ()).touching(ship(1)) == (ship(2),)
    assert corrected(held, "ships.ship-2.touches", ()).touches == ()
    blade = replace(s, touches=(Touch(ship(1), ship(2), blade=True),))
    assert [each.value for each in GAME.correctable(blade) if each.path == "ships.ship-1.held"] == [("ship-2",)]
    others = replace(with_ship(s, BART), touches=(*held.touches, Touch(ship(2), ship(3))))
    assert corrected(others, "ships.ship-1.touches", ()).touches == (Touch(ship(2), ship(3)),)


@pytest.mark.rule("CSG-MOVE-08", "CSG-RAM-03")
def test_a_contact_that_was_known_stays_as_it_is_when_another_is_added() -> None:
    """The bow that pins is neither forgotten nor is the enemy touched twice."""
    held = replace(with_ship(scene(), BART), touches=(Touch(ship(2), ship(1), bow=True),))
    after = corrected(held, "ships.ship-1.touches", ("ship-2", "ship-3"))
    assert after.touches == (Touch(ship(2), ship(1), bow=True), Touch(ship(1), ship(3)))


@pytest.mark.rule("CSG-MOVE-08")
def test_a_contact_that_is_not_told_any_more_is_over_and_those_of_others_go_on() -> None:
    apart = replace(with_ship(scene(), BART), touches=(Touch(ship(1), ship(2)), Touch(ship(2), ship(3))))
    assert corrected(apart, "ships.ship-1.touches", ("ship-3",)).touches == (
        Touch(ship(2), ship(3)),
        Touch(ship(1), ship(3)),
    )
    offered = next(each.field for each in GAME.correctable(apart) if each.path == "ships.ship-1.touches")
    assert [option.id for option in offered.options] == ["ship-2", "ship-3"], "nobody touches itself"


@pytest.mark.rule("CSG-MOVE-08", "CSG-RAM-03")
def test_whom_a_ship_holds_is_set_and_who_holds_it_goes_on() -> None:
    bows = (
        Touch(ship(1), ship(2), bow=True),
        Touch(ship(1), ship(3), blade=True),
        Touch(ship(2), ship(1), bow=True),
        Touch(ship(2), ship(3)),
    )
    held = replace(with_ship(scene(), BART), touches=bows)
    assert corrected(held, "ships.ship-1.held", ("ship-3",)).touches == (
        Touch(ship(1), ship(2)),
        Touch(ship(2), ship(1), bow=True),
        Touch(ship(2), ship(3)),
        Touch(ship(1), ship(3), bow=True),
    )
    plain = replace(held, touches=(Touch(ship(1), ship(2)), *bows[1:]))
    lines = {each.path: each.value for each in GAME.correctable(plain)}
    assert (lines["ships.ship-1.held"], lines["ships.ship-2.held"]) == (("ship-3",), ("ship-1",))


@pytest.mark.rule("CSG-TOW-01", "CSG-KW-KRAKEN")
def test_a_ship_that_is_set_sunk_lets_go_whoever_had_it_in_tow_or_in_its_tentacles() -> None:
    s = with_ship(with_ship(scene(), BART), BART)
    s = s.with_ship(ship(2), towed=ship(1)).with_ship(ship(3), wraps=ship(1)).with_ship(ship(4), towed=ship(3))
    after = GAME.correct(s, "ships.ship-1.sunk", True, "").apply(s)
    assert [each.towed for each in after.ships] == ["", "", "", "ship-3"]
    assert after.ship(ship(3)).wraps == ""


@pytest.mark.rule("CSG-FORT-01", "CSG-KW-TRIMARAN", "CSG-KW-TURTLE")
def test_flags_and_hulls_are_set_up_to_those_that_were_built() -> None:
    s = with_fort(with_ship(scene(), keywords=["trimaran"]), ANNE)
    most = {each.path: each.field.hi for each in GAME.correctable(s)}
    assert most["forts.fort-1.flags"] == 2 and "forts.fort-2.flags" not in most, "it is not built"
    assert most["ships.ship-3.plates"] == s.ship(ship(3)).plates and "ships.ship-1.plates" not in most
    assert corrected(s, "ships.ship-3.plates", 1).ship(ship(3)).plates == 1
    shell = with_ship(s, keywords=["turtle"]).with_ship(ship(4), plates=0).with_ship(ship(1), plates=2)
    more = {each.path: each.field.hi for each in GAME.correctable(shell.with_fort(FortId("fort-1"), flags=5))}
    assert more["ships.ship-4.plates"] >= 6, "its panels are printed nowhere"
    assert (more["ships.ship-1.plates"], more["forts.fort-1.flags"]) == (2, 5), "whatever a table has made of it"


@pytest.mark.rule("CSG-SETUP-09", "CSG-EXPL-03", "CSG-SETUP-10")
def test_only_what_lies_on_the_table_is_set_and_nothing_is_told_of_it_that_is_hidden() -> None:
    s = with_unique(scene(), WILD, name="Mug")
    hidden = s.with_ship(ship(1), deployed=False)
    paths = [each.path for each in GAME.correctable(hidden)]
    assert "crew.crew-1.where" not in paths and "crew.crew-2.where" in paths, "its ship is still ashore"
    assert "coins.coin-3.where" not in paths and "coins.coin-1.where" in paths
    labels = {each.path: say(each.field.label) for each in GAME.correctable(s)}
    assert labels["coins.coin-1.where"] == "Coin 1: 3 gold"
    assert labels["coins.coin-3.where"] == "Coin 3: A coin, face down"
    assert labels["coins.coin-4.where"] == "Coin 4: Mug"
    gone = corrected(corrected(scene(), "crew.crew-1.where", ""), "coins.coin-1.where", "")
    assert {"crew.crew-1.where", "coins.coin-1.where"} <= {each.path for each in GAME.correctable(gone)}, "to come back"


@pytest.mark.rule("CSG-WIN-02")
def test_whatever_is_set_by_hand_the_game_goes_on() -> None:
    over = replace(scene(), outcome=Outcome((ANNE,), "half"))
    assert corrected(over, "players.seat-1.masts", 1).outcome is None


@pytest.mark.rule("CSG-SETUP-04")
def test_gold_is_set_where_there_is_a_home_for_it() -> None:
    s = scene()
    homeless = replace(s, islands=tuple(replace(each, home="") for each in s.islands))
    paths = [each.path for each in GAME.correctable(homeless)]
    assert "players.seat-1.masts" in paths and "players.seat-1.gold" not in paths
    early = [each.path for each in GAME.correctable(s.with_turn(seat=""))]
    assert "turn.seat" not in early and "players.seat-1.gold" in early


def test_terrain_that_a_ship_lies_on_is_set() -> None:
    s = scene()
    assert not any(each.path.endswith(".on") for each in GAME.correctable(s)), "there is none"
    piece = TerrainId("terrain-1")
    s = corrected(replace(s, terrain=(Terrain(piece, "sargasso"),)), "ships.ship-1.on", (piece,))
    assert s.on(ship(1), "sargasso")
    assert corrected(s, "ships.ship-1.tangled", True).ship(ship(1)).tangled


def test_everything_that_lies_somewhere_is_set() -> None:
    s = scene()
    assert corrected(s, "crew.crew-1.where", "island-3").mate(CrewId("crew-1")).where == WILD
    assert corrected(s, "crew.crew-1.where", "").mate(CrewId("crew-1")).gone
    assert corrected(s, "coins.coin-3.where", "fort-1").coins_at(s.forts[0].id)
    assert corrected(s, "coins.coin-1.value", 6).coins[0].value == 6
    assert corrected(s, "islands.island-3.coins", 2).island(WILD).coins == 2
    assert corrected(s, "islands.island-3.marks", ("seat-2",)).island(WILD).marks == (BART,)
    assert corrected(s, "ships.ship-1.docked", "").ship(ship(1)).docked == ""
    assert corrected(s, "forts.fort-1.flags", 1).forts[0].flags == 1
    assert corrected(s, "events.event-1.played", True).events[0].played
    assert corrected(s, "turn.seat", "seat-2").turn.seat == BART
    assert corrected(s, "players.seat-1.masts", 3).player(ANNE).masts == 3


def test_a_ship_that_is_set_sunk_touches_nobody() -> None:
    s = replace(scene(), touches=(Touch(ship(1), ship(2)),))
    after = GAME.correct(s, "ships.ship-1.sunk", True, "").apply(s)
    assert after.ship(ship(1)).sunk and not after.touches
    others = replace(with_ship(s, BART), touches=(Touch(ship(1), ship(2)), Touch(ship(2), ship(3))))
    assert GAME.correct(others, "ships.ship-1.sunk", True, "").apply(others).touches == (Touch(ship(2), ship(3)),)


@pytest.mark.rule("CSG-SETUP-09", "CSG-SETUP-10", "CSG-EXPL-03", "CSG-FLEET-08")
def test_a_seat_sees_its_own_and_what_lies_open() -> None:
    s = with_unique(with_event(scene(), BART), WILD)
    mine, theirs, nobody = (secrets.seen_by(s, who) for who in (ANNE, BART, ""))
    assert [crew.card == UNKNOWN for crew in mine.crew] == [False, True]
    assert [crew.card == UNKNOWN for crew in nobody.crew] == [True, True]
    assert [coin.value for coin in theirs.coins] == [3, 4, 0, 0] and theirs.coins[-1].unique
    assert [coin.value for coin in nobody.coins] == [3, 4, 0, 0], "who only watches sees what every player has seen"
    assert [event.card == UNKNOWN for event in mine.events] == [False, True]
    assert mine.forts[0].card == theirs.forts[0].card != UNKNOWN
    aground = replace(s, ships=tuple(replace(each, deployed=False) for each in s.ships))
    assert [each.id for each in secrets.seen_by(aground, BART).ships] == ["ship-2"]
    assert secrets.seen_by(replace(aground, forts=()), BART).forts == ()
    assert secrets.seen_by(aground, BART).forts[0].card == UNKNOWN


@pytest.mark.rule("CSG-FLEET-09", "CSG-EXPL-03")
def test_of_the_unique_treasures_of_others_a_seat_sees_those_that_were_found() -> None:
    found, hidden = fleets.unique("Mug"), fleets.unique("Map")
    s = with_coins(scene(), WILD, found.subject)
    for card in (found, hidden):
        s = s.with_card(CopiedCard(card.schema, card.subject, card.record, "sample"))
    s = s.with_player(ANNE, uniques=(found.subject, hidden.subject))
    seen = {who: secrets.seen_by(s, who).player(ANNE).uniques for who in (ANNE, BART, "")}
    assert seen == {ANNE: (found.subject, hidden.subject), BART: (found.subject,), "": (found.subject,)}
    copied = [card.subject for card in secrets.seen_by(s, BART).cards if card.schema == "csg-treasure"]
    assert copied == [found.subject]
