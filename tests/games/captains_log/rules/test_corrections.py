"""Corrections by hand: the table has the last word, and the notebook keeps it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Literal

import pytest

from companion.core.events.event import EventBook
from companion.core.kit import state_paths
from companion.core.procedures.procedure import Command
from companion.core.questions.correctable import Correctable
from companion.core.questions.kinds import BadAnswer
from companion.games.captains_log.agenda import AGENDA
from companion.games.captains_log.corrections import CORRECTIONS, UPCASTERS, Corrected
from companion.games.captains_log.fleet import ships
from companion.games.captains_log.harbour.market import PRODUCT
from companion.games.captains_log.model.ids import FloatId, MissionId, SheetId, SideId, WindId
from companion.games.captains_log.model.options import Options, SeatOptions, Switches
from companion.games.captains_log.model.state import GOODS, Floating, Goods, Mission, Outcome, Port, State, Turn
from companion.games.captains_log.npcs import activation
from companion.library.texts import LANGUAGES, texts_in
from tests.games.captains_log.rules.fleet import ship_card
from tests.games.captains_log.rules.npc_scenes import card
from tests.games.captains_log.rules.scripted import a_table, book, play
from tests.games.captains_log.rules.tables import solo_table, with_fame
from tests.games.captains_log.seat_ids import SEAT_1

FULL = Switches(boarding=True, bounty=True, flotation=True)


def a_full_table() -> State:
    """A table on which everything that can be corrected is there."""
    table = a_table(
        options=Options("competitive", (SeatOptions("Anne", "green"), SeatOptions("Bart", "blue")), switches=FULL),
        floating=(Floating(FloatId("float-1"), "barrel", 4, 7), Floating(FloatId("float-2"), "oil", 6)),
        turn=Turn("player", 2, started=True),
    )
    return table.with_player("seat-1", missions=(Mission(MissionId("mission-1"), "transport"),), goods=Goods(tea=2))


def box(s: State, cube: Any) -> int:
    """All cubes of a good, wherever they lie."""
    rows = sum(tile.legal + tile.contraband for tile in s.market if PRODUCT[tile.nation] == cube)
    holds = [*(p.goods for p in s.players), *(n.cargo for n in s.npcs), s.reserve, s.loose]
    return rows + sum(goods.of(cube) for goods in holds)


def another(item: Correctable) -> Any:
    """A legal value other than the present one; the present one where there is no other."""
    field, value = item.field, item.value
    match field.kind:
        case "switch":
            return not value
        case "number" if isinstance(value, int):
            return value + field.step if value + field.step <= field.hi else max(field.lo, value - field.step)
        case "many":
            return [option.id for option in field.options][:2]
        case _:
            return next((option.id for option in field.options if option.id != value), value)


def set_(state: State, path: str, value: Any) -> State:
    """The state after a correction."""
    return CORRECTIONS.correct(state, book(), path, value, "").apply(state)


@pytest.mark.rule("CL-GEN-01")
@pytest.mark.parametrize("table", [a_full_table(), solo_table()], ids=["two players", "solo"])
def test_cl_gen_01_everything_tracked_can_be_set_and_reads_back(table: State) -> None:
    items = CORRECTIONS.correctable(table, book())
    assert len({item.path for item in items}) == len(items) > 80
    groups = [item.group for item in items]
    assert [g for i, g in enumerate(groups) if i == 0 or groups[i - 1] != g] == list(dict.fromkeys(groups))
    for item in items:
        value = another(item)
        after = set_(table, item.path, value)
        shown = next(i.value for i in CORRECTIONS.correctable(after, book()) if i.path == item.path)
        assert shown == (tuple(value) if isinstance(value, list) else value), item.path
        back = set_(after, item.path, item.value)  # event cards taken out of play lie with the discards
        assert back == replace(table, ledger=back.ledger, discards=back.discards, wars=back.wars)
        assert {frozenset(pair) for pair in back.wars} == {frozenset(pair) for pair in table.wars}


def test_a_correction_survives_the_journal_and_reads_in_both_languages() -> None:
    events = EventBook((Corrected,))
    for item in CORRECTIONS.correctable(a_full_table(), book()):
        for note in ("", "mal compté"):
            table = a_full_table()
            event = CORRECTIONS.correct(table, book(), item.path, another(item), note)
            assert events.load(events.dump(event)) == event and event.line(table, book()) == event.text
            for lang in LANGUAGES:
                assert note in texts_in(lang)(event.text)


@pytest.mark.rule("CL-GEN-11")
def test_cl_gen_11_corrected_cubes_come_from_the_reserve_and_go_back_there() -> None:
    table = a_full_table()
    for path in ("cubes.seat-1.tea", "cubes.market:spain:legal.silver", "cubes.npc-1.oil", "cubes.loose.wood"):
        after = set_(table, path, 4)
        assert [box(after, cube) for cube in GOODS] == [box(table, cube) for cube in GOODS]
    assert set_(table, "cubes.seat-1.tea", 4).reserve.tea == table.reserve.tea - 2
    assert set_(table, "cubes.reserve.tea", 18).loose.tea == 2
    with pytest.raises(BadAnswer):
        CORRECTIONS.correct(table, book(), "cubes.seat-1.tea", table.reserve.tea + 3, "")


@pytest.mark.rule("CL-GEN-01", "CL-NPC-21")
def test_cl_npc_21_whose_mooring_it_is_is_set_by_hand_and_forgotten_with_it() -> None:
    moored = set_(a_full_table(), "players.seat-1.moored", True)
    there = set_(moored, "players.seat-1.mooring", "spain")
    assert there.player("seat-1").harbour == "spain"
    gone = set_(there, "players.seat-1.moored", False)
    assert not gone.player("seat-1").harbour and not set_(gone, "players.seat-1.moored", True).player("seat-1").harbour


@pytest.mark.rule("CL-GEN-08")
def test_cl_gen_08_a_fame_correction_is_a_line_of_the_ledger() -> None:
    after = set_(with_fame(a_table(), seat_1=7), "fame.seat-1", 4)
    assert after.fame("seat-1") == 4
    assert (after.ledger[-1].cause, after.ledger[-1].amount) == ("CORR", -3)


@pytest.mark.rule("CL-FAM-01", "CL-SOL-08")
def test_cl_fam_01_a_correction_can_end_an_evening_and_reopen_it() -> None:
    table = replace(with_fame(a_table(), seat_1=20), turn=Turn("npcs", 2, npcs=("npc-1",)))
    over = set_(table, "fame.seat-1", 21)
    assert over.outcome == Outcome("win", SEAT_1, "CL-FAM-01") and over.turn.stage == "over"
    still = set_(over, "players.seat-1.doubloons", 1000)
    assert still.outcome == over.outcome and still.turn.stage == "over"
    again = set_(over, "fame.seat-1", 19)
    assert again.outcome is None and again.turn.stage == "npcs"
    lost = set_(solo_table(), "fame.spain", 21)
    assert lost.outcome == Outcome("loss", SideId("spain"), "CL-SOL-08")


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("players.seat-1.doubloons", -1000),
        ("players.seat-1.doubloons", "many"),
        ("players.9.doubloons", 0),
        ("options", 1),
    ],
)
def test_what_cannot_be_is_refused(path: str, value: Any) -> None:
    with pytest.raises(BadAnswer):
        CORRECTIONS.correct(a_table(), book(), path, value, "")


def test_the_halves_of_a_turn_can_be_set() -> None:
    assert set_(a_full_table(), "halves", "action move").turn.halves == ("action", "move")
    assert set_(a_full_table(), "halves", "").turn.halves == ()


def test_a_counter_of_zero_is_no_counter() -> None:
    counted = set_(a_full_table(), "npcs.npc-1.counter", 3)
    assert counted.npc("npc-1").counter == 3
    assert set_(counted, "npcs.npc-1.counter", 0).npc("npc-1").counter is None


@dataclass(frozen=True)
class Leaf:
    """Inner record of the path tests."""

    n: int = 1
    colour: Literal["red", "blue"] = "red"
    id: str = ""


@dataclass(frozen=True)
class Tree:
    """Outer record of the path tests."""

    leaves: tuple[Leaf, ...] = (Leaf(), Leaf(2))
    marks: tuple[int, ...] = (5, 6)


def test_paths_read_and_set_one_value_deep_inside() -> None:
    assert state_paths.read(Tree(), "leaves.1.n") == 2
    assert state_paths.put(Tree(), "leaves.1.n", 7) == Tree((Leaf(), Leaf(7)))
    assert state_paths.put(Tree(), "marks.0", 9).marks == (9, 6)
    assert state_paths.put(Tree(), "marks", ["3"]).marks == (3,)


def test_a_path_names_an_entry_by_its_id_too() -> None:
    tree = Tree((Leaf(id="oak"), Leaf(2, id="elm")))
    assert state_paths.read(tree, "leaves.elm.n") == 2
    assert state_paths.put(tree, "leaves.elm.n", 7) == Tree((Leaf(id="oak"), Leaf(7, id="elm")))
    with pytest.raises(BadAnswer):
        state_paths.read(tree, "leaves.ash.n")


@pytest.mark.parametrize(
    ("then", "now"),
    [
        ("fame/seat-1", "fame.seat-1"),
        ("cubes/market:spain:legal/silver", "cubes.market:spain:legal.silver"),
        ("counter/npc-1", "npcs.npc-1.counter"),
        ("players.0.doubloons", "players.0.doubloons"),
        ("halves", "halves"),
    ],
)
def test_corrections_of_earlier_evenings_set_what_they_set_then(then: str, now: str) -> None:
    """Their paths had slashes, and the place of a player in the list."""
    events = EventBook((Corrected,), UPCASTERS)
    value = "action" if now == "halves" else 4
    event = replace(CORRECTIONS.correct(a_full_table(), book(), "time", 1, ""), path=now, value=value)
    old = events.dump(event) | {"path": then, "v": 1}
    assert events.load(old) == event
    assert events.load(old).apply(a_full_table()) != a_full_table()


@pytest.mark.parametrize(
    ("path", "value"), [("leaves.1.n", "x"), ("leaves.0.colour", "green"), ("leaves.2.n", 1), ("root", 1), ("", 1)]
)
def test_paths_refuse_what_does_not_fit(path: str, value: Any) -> None:
    with pytest.raises(BadAnswer):
        state_paths.put(Tree(), path, value)


@pytest.mark.rule("CL-GEN-01")
def test_cl_gen_01_event_cards_put_into_play_by_hand_leave_the_piles() -> None:
    s = replace(a_full_table(), events=(1, 2, 27), discards=(8, 25))
    fog = next(line.path for line in CORRECTIONS.correctable(s, book()) if line.path.startswith("fog."))
    foggy = CORRECTIONS.correct(s, book(), fog, True, "").apply(s)
    assert (foggy.fog, foggy.events, foggy.discards) == (True, (1, 2, 27), (25,))
    clear = CORRECTIONS.correct(foggy, book(), fog, False, "").apply(foggy)
    assert (clear.fog, clear.discards) == (False, (25, 8))
    wild = CORRECTIONS.correct(clear, book(), "kraken", ("25", "27"), "").apply(clear)
    assert (wild.kraken, wild.events, wild.discards) == ((25, 27), (1, 2), (8,))
    calm = CORRECTIONS.correct(wild, book(), "kraken", ("27",), "").apply(wild)
    assert (calm.kraken, calm.events, calm.discards) == ((27,), (1, 2), (8, 25))


@pytest.mark.rule("CL-NPC-12")
@pytest.mark.parametrize("what", ["revealed", "on_map"])
def test_cl_npc_12_a_card_turned_up_by_hand_is_asked_for_at_once(what: str) -> None:
    s = set_(a_full_table(), f"npcs.npc-1.{what}", True)
    following = AGENDA.next(s, book())
    assert following == Command("npc-card", (("npc", "npc-1"),))
    merchant = card(7, "merchant", "spain", "move6")
    told = play(activation.turned_up, s.with_card(merchant), {"reveal": "ship-07"}, npc="npc-1").state
    assert (told.npc("npc-1").card, told.npc("npc-1").revealed) == ("ship-07", True)
    assert AGENDA.next(told, book()) != following


@pytest.mark.rule("CL-NPC-12")
def test_cl_npc_12_an_npc_turned_up_by_hand_in_the_middle_of_its_turn_tells_its_card_when_it_matters() -> None:
    s = set_(a_full_table(), "npcs.npc-1.revealed", True).with_card(card(7, "merchant", "spain", "move6"))
    entered = play(activation.enters, s, {"face": "ship-07"}, npc="npc-1")
    assert [q.key for q in entered.asked] == ["face"] and entered.state.npc("npc-1").card == "ship-07"
    struck = play(ships.printed, s, {"hit-hull-face": "ship-07"}, ship="npc-1", name="hull", key="hit")
    assert struck.asked[0].key == "hit-hull-face" and struck.state.npc("npc-1").revealed


def refused(state: State, path: str, value: Any) -> str:
    """The words with which a correction is refused, in French; nothing has changed."""
    with pytest.raises(BadAnswer) as caught:
        CORRECTIONS.correct(state, book(), path, value, "")
    return texts_in("fr")(caught.value.text)


@pytest.mark.rule("CL-UPG-01", "CL-CRW-01")
def test_cl_crw_01_upgrades_are_set_by_hand_as_many_as_the_box_holds() -> None:
    s = set_(set_(a_full_table(), "players.seat-1.upgrades.gunner", 4), "players.seat-1.upgrades.sails", 2)
    assert s.player("seat-1").upgrades == ("gunner",) * 4 + ("sails",) * 2
    assert set_(s, "players.seat-2.upgrades.gunner", 2).player("seat-2").upgrades == ("gunner",) * 2
    assert "0 à 2" in refused(s, "players.seat-2.upgrades.gunner", 3)
    assert "0 à 1" in refused(s, "players.seat-1.upgrades.helmsman", 2)
    assert set_(s, "players.seat-1.upgrades.gunner", 0).player("seat-1").upgrades == ("sails",) * 2


@pytest.mark.rule("CL-CRW-01")
def test_cl_crw_01_what_lies_in_the_tavern_of_the_app_is_not_in_the_box() -> None:
    s = replace(a_full_table(), tavern=("expert_gunner", *[""] * 8))
    assert "0 à 0" in refused(s, "players.seat-1.upgrades.expert_gunner", 1)


@pytest.mark.rule("CL-AMM-06")
def test_cl_amm_06_ammunition_is_set_by_hand_each_type_once() -> None:
    s = set_(a_full_table(), "players.seat-1.ammunition", ["chain", "explosive"])
    assert s.player("seat-1").ammunition == ("chain", "explosive")
    assert "explosive" in refused(s, "players.seat-1.ammunition", ["plasma"])


@pytest.mark.rule("CL-EVT-02")
def test_cl_evt_02_the_wind_is_set_by_hand_at_a_table_that_draws_its_own_too() -> None:
    s = set_(
        replace(a_full_table(), wind=WindId("wind-1"), wind_seen=(WindId("wind-4"), WindId("wind-1"))), "wind", "wind-3"
    )
    assert (s.wind, s.wind_seen) == ("wind-3", ("wind-4", "wind-3"))
    assert "wind-2" in refused(s, "wind", "storm")
    assert "wind-calm" not in refused(s, "wind", "wind-calm").split(": ")[-1].split(", ")


@pytest.mark.rule("CL-NPC-12")
def test_cl_npc_12_another_card_before_a_base_is_set_by_hand() -> None:
    merchant, hunter = card(7, "merchant", "spain", "move6", level=2), card(9, "aggressive", "france", "move6", level=3)
    s = set_(a_full_table().with_card(merchant).with_card(hunter), "npcs.npc-1.card", "ship-07")
    npc = s.npc("npc-1")
    assert (npc.card, npc.revealed, npc.level, s.dealt) == ("ship-07", True, 2, ("ship-07",))
    assert AGENDA.next(s, book()) != Command("npc-card", (("npc", "npc-1"),))
    again = set_(s, "npcs.npc-1.card", "ship-09")
    assert (again.npc("npc-1").card, again.npc("npc-1").level, again.dealt) == ("ship-09", 3, ("ship-09",))
    down = set_(again, "npcs.npc-1.card", "")
    assert (down.npc("npc-1").revealed, down.dealt) == (False, ())
    assert "ship-07" not in refused(s, "npcs.npc-2.card", "ship-07").split(": ")[-1].split(", ")
    assert "ship-08" in refused(s, "npcs.npc-2.card", "ship-99")


@pytest.mark.rule("CL-NPC-12")
def test_cl_npc_12_a_card_that_nobody_has_copied_is_read_off_at_once_and_not_in_the_midst_of_a_deed() -> None:
    s, read = set_(a_full_table(), "npcs.npc-1.card", "ship-08"), card(8, "merchant", "spain", "move6").record
    assert AGENDA.next(s, book()) == Command("npc-card", (("npc", "npc-1"),))
    told = play(activation.turned_up, s, {"npc-card-ship-08": read}, npc="npc-1")
    assert [q.key for q in told.asked] == ["npc-card-ship-08"] and told.state.npc("npc-1").card == "ship-08"
    with pytest.raises(BadAnswer, match="has to wait"):
        CORRECTIONS.correct(s, book(), "npcs.npc-1.card", "ship-09", "", busy=True)
    with pytest.raises(BadAnswer, match="has to wait"):  # squares of its hold may be asked about
        CORRECTIONS.correct(s, book(), "players.seat-1.level", 3, "", busy=True)


@pytest.mark.rule("CL-OUT-07")
@pytest.mark.parametrize(("ship", "other"), [("players.seat-1", "npc-2"), ("npcs.npc-1", "seat-2")])
def test_cl_out_07_who_dealt_the_last_damage_is_set_by_hand(ship: str, other: str) -> None:
    s = set_(set_(a_full_table(), f"{ship}.last_hit_by", other), f"{ship}.last_damage", "fire")
    struck = s.player("seat-1") if ship.startswith("players") else s.npc("npc-1")
    assert (struck.last_hit_by, struck.last_damage) == (other, "fire")
    assert "france" in refused(s, f"{ship}.last_hit_by", ship.split(".")[1])
    assert "water" in refused(s, f"{ship}.last_damage", "storm")


def ashore(**changes: Any) -> State:
    """A table with a port, a fortress, a war, and a player who is about a mission that all know."""
    port = Port("spain", ("buy", "sell"), 4)
    table = replace(
        solo_table(), ports=(port,), fortresses=((4, "spain"),), revealed=(4, 7), wars=(("spain", "france"),)
    )
    mission = Mission(MissionId("mission-1"), "rescue", 4, step=1)
    return replace(table.with_player("seat-1", missions=(mission,)), **changes)


@pytest.mark.rule("CL-GEN-01", "CL-SET-12", "CL-PRT-03", "CL-EXP-05")
@pytest.mark.parametrize("table", [ashore(), ashore(missions_out=("rescue-4",))])
def test_cl_gen_01_missions_wars_ports_and_fortresses_are_set_and_read_back(table: State) -> None:
    told = {item.path: item for item in CORRECTIONS.correctable(table, book())}
    wanted = ("wars", "ports.port-1.flag", "ports.port-1.services", "ports.port-1.tile", "fortresses.4", "fortresses.7")
    mission = ("players.seat-1.in_hand", "players.seat-1.ship", *(f"missions.mission-1.{x}" for x in MISSION_LINES))
    for path in (*wanted, *mission):
        value = another(told[path])
        after = set_(table, path, value)
        shown = {item.path: item.value for item in CORRECTIONS.correctable(after, book())}
        if path != "missions.mission-1.holder":
            assert shown[path] == (tuple(value) if isinstance(value, list) else value), path
            assert set_(after, path, told[path].value) == table, path


MISSION_LINES = ("holder", "card", "nation", "flags")


@pytest.mark.rule("CL-SET-12", "CL-GEN-01")
def test_cl_set_12_a_war_set_by_hand_is_one_for_every_rule() -> None:
    peace = set_(ashore(), "wars", [])
    assert not peace.at_war("spain", "france")
    war = set_(peace, "wars", ["england-holland"])
    assert war.at_war("holland", "england") and not war.at_war("spain", "france")
    assert "england-holland" in refused(ashore(), "wars", ["england-pirates"]), "it says what there is"


@pytest.mark.rule("CL-EXP-05", "CL-PRT-03")
def test_cl_exp_05_whose_a_fortress_and_a_port_are_is_set_by_hand() -> None:
    table = ashore()
    assert dict(set_(table, "fortresses.4", "france").fortresses) == {4: "france"}
    assert dict(set_(table, "fortresses.7", "pirates").fortresses) == {4: "spain", 7: "pirates"}
    assert set_(table, "fortresses.4", "").fortresses == ()
    moved = set_(set_(table, "ports.port-1.tile", 7), "ports.port-1.services", ["tavern"])
    assert moved.ports == (Port("spain", ("tavern",), 7),)


@pytest.mark.rule("CL-SHP-01", "CL-GEN-01")
def test_cl_shp_01_the_ship_card_of_a_player_is_set_by_hand_and_lies_nowhere_else() -> None:
    table = ashore().with_npc("npc-1", card="ship-3", revealed=True)
    options = next(i for i in CORRECTIONS.correctable(table, book()) if i.path == "players.seat-1.ship").field.options
    assert "ship-3" not in [option.id for option in options]
    refused(table, "players.seat-1.ship", "ship-3")
    known = table.with_card(ship_card("ship-12", level=3))
    aboard = set_(known, "players.seat-1.ship", "ship-12")
    assert (aboard.player("seat-1").sheet, aboard.player("seat-1").level) == ("ship-12", 3)
    titles = [texts_in("en")(ships.ship_title(SheetId(sheet))) for sheet in ("board-A-2", "ship-12")]
    assert titles == ["board A, level 2", "ship card 12"]
    assert "ship-12" in aboard.dealt and "ship-12" not in set_(aboard, "players.seat-1.ship", "").dealt


@pytest.mark.rule("CL-MIS-02", "CL-MIS-03", "CL-GEN-01")
def test_cl_mis_02_missions_are_given_taken_away_and_named_by_hand() -> None:
    table = ashore()
    two = set_(table, "players.seat-1.in_hand", 2)
    assert [mission.number for mission in two.player("seat-1").missions] == [4, None]
    named = set_(two, "missions.mission-2.card", "combat-1")
    assert (named.player("seat-1").missions[1].type, named.player("seat-1").missions[1].number) == ("combat", 1)
    refused(named, "missions.mission-2.card", "rescue-4")
    assert set_(named, "players.seat-1.in_hand", 0).player("seat-1").missions == ()
    last = book().model_copy(update={"numbers": book().numbers.but(mission_cards=2)})
    held = next(line for line in CORRECTIONS.correctable(two, last) if line.path == "players.seat-1.in_hand")
    assert (held.value, held.field.hi) == (2, 2), "no more than the box holds"
    assert set_(table, "missions.mission-1.holder", "").player("seat-1").missions == ()


@pytest.mark.rule("CL-MIS-P02", "CL-GEN-01")
def test_cl_mis_p02_each_line_says_which_of_several_missions_it_is_about() -> None:
    first, second = (Mission(MissionId(f"mission-{n}"), "personal", 2, left=3) for n in (1, 2))
    table = a_full_table().with_player("seat-1", missions=(first, second))
    labels = {line.path: texts_in("en")(line.field.label) for line in CORRECTIONS.correctable(table, book())}
    about = [labels[f"players.seat-1.missions.1.{what}"] for what in ("done", "step", "public", "left")]
    assert all("2" in words for words in about), about


@pytest.mark.rule("CL-MIS-04", "CL-GEN-01")
def test_cl_mis_04_a_secret_mission_changes_hands_by_hand_and_nobody_learns_which_it_is() -> None:
    table = a_full_table()
    paths = [item.path for item in CORRECTIONS.correctable(table, book()) if item.path.startswith("missions.")]
    assert paths == ["missions.mission-1.holder"]
    handed = set_(table, paths[0], "seat-2")
    assert (handed.player("seat-1").missions, len(handed.player("seat-2").missions)) == ((), 1)
    with pytest.raises(BadAnswer) as later:
        CORRECTIONS.correct(table, book(), paths[0], "seat-2", "", busy=True)
    assert "later" in later.value.text.key
