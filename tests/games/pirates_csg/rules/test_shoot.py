"""Shoot: at whom, with what, which dice hit, and what a hit takes."""

from __future__ import annotations

import pytest

import companion
from companion.core.events.announcements import Change
from companion.core.questions.kinds import Pick, Roll
from companion.core.values.frozen_records import replace
from companion.core.values.messages import msg
from companion.games.pirates_csg.gunnery.guns import guns
from companion.games.pirates_csg.gunnery.shooting_odds import PlannedShot
from companion.games.pirates_csg.gunnery.targets import may_fire, may_shoot_at
from companion.games.pirates_csg.model.gold import GoldShared
from companion.games.pirates_csg.model.ids import NO_SEAT, NOWHERE, CrewId, TerrainId, UnitId
from companion.games.pirates_csg.model.names import ship_picture
from companion.games.pirates_csg.model.records import Extra, Given, Hindered, Terrain
from companion.games.pirates_csg.ship import sinking
from companion.games.pirates_csg.ship.losses import MastsChanged
from companion.games.pirates_csg.ship.orders import AbilityUsed
from tests.games.pirates_csg.rules.battle import (
    FORT,
    HERS,
    WILD,
    aim,
    asked,
    begun,
    coins,
    crew,
    fire,
    fort,
    happened,
    refusals,
    sea,
    ship,
    target,
)
from tests.games.pirates_csg.rules.fleets import BOOK
from tests.games.pirates_csg.rules.shores import ANNE, BART, ONE, THREE, TWO, run
from tests.support.scripted import announcements


@pytest.mark.rule("CSG-SHOOT-01", "CSG-SHOOT-04", "CSG-ACT-01")
def test_a_ship_fires_target_after_target_each_cannon_once() -> None:
    evening = begun(ship(ship(ship(sea()), BART, "3S-2L"), BART, "3S"))
    fire(evening, ONE, TWO, 1, guns=["mast-1"])
    assert asked(evening) == "target-2"
    evening.answer(THREE)
    assert isinstance(evening.question, Pick)
    assert [option.id for option in evening.question.options] == ["mast-0", "mast-2"]
    evening.answer(["mast-0", "mast-2"])
    evening.answer([1, 2])
    assert asked(evening) == "turn" and refusals(evening, f"shoot-{ONE}") == ["CSG-ACT-01"]
    assert evening.state.tallies[0].shots == 3


@pytest.mark.rule("CSG-SHOOT-01")
def test_who_has_fired_may_hold_the_rest() -> None:
    evening = begun(ship(ship(ship(sea()), BART), BART))
    fire(evening, ONE, TWO, 1, guns=["mast-1"])
    evening.answer("nobody")
    assert asked(evening) == "turn"


@pytest.mark.rule("CSG-SHOOT-02", "CSG-SHOOT-03")
def test_range_and_line_of_fire_are_told_by_the_table_on_one_card() -> None:
    evening = begun(ship(ship(sea(), cannons="3S-3L-3S"), BART))
    evening.answer(f"shoot-{ONE}")
    question = evening.question
    assert isinstance(question, Pick) and question.nature == "fact" and question.rule == "CSG-SHOOT-02"
    assert [dict(option.label.args)["range"] for option in question.options] == ["S", "L", "S"]
    assert question.note is not None and question.note.key == "csg-q-guns-ship"


@pytest.mark.rule("CSG-SHOOT-05", "A-22")
def test_ships_at_home_and_the_own_fleet_are_no_targets() -> None:
    s = ship(ship(ship(sea()), BART), ANNE).with_ship(TWO, docked=HERS)
    verdict = may_shoot_at(s, target(ONE), target(TWO))
    assert [reason.rule for reason in verdict.refusals] == ["CSG-SHOOT-05"]
    assert not may_shoot_at(s, target(ONE), target(THREE)).allowed
    assert refusals(begun(s), f"shoot-{ONE}") == ["CSG-SHOOT-05"]
    assert may_shoot_at(s.with_ship(TWO, docked=WILD), target(ONE), target(TWO)).allowed


@pytest.mark.rule("CSG-TERR-FOG", "CSG-SHOOT-05")
def test_nobody_shoots_into_or_out_of_fog() -> None:
    bank = TerrainId("terrain-1")
    s = replace(ship(ship(sea()), BART), terrain=(Terrain(bank, "fog"),))
    assert "CSG-TERR-FOG" in refusals(begun(s.with_ship(ONE, on=(bank,))), f"shoot-{ONE}")
    assert not may_shoot_at(s.with_ship(TWO, on=(bank,)), target(ONE), target(TWO)).allowed


@pytest.mark.rule("CSG-SHOOT-06", "CSG-GEN-01", "CSG-GEN-05", "A-04")
def test_a_die_must_be_higher_than_the_rank() -> None:
    """Worked examples 14 and 15."""
    n = BOOK.numbers

    def hits(rank: int, bonus: int = 0) -> list[int]:
        return [face for face in range(1, n.die_faces + 1) if PlannedShot(rank, bonus).hits(face, n)]

    assert hits(3) == [4, 5, 6]
    assert hits(3, -2) == [6]
    assert hits(5, -2) == [6] and hits(6) == [6]
    assert hits(1, 3) == [2, 3, 4, 5, 6]


@pytest.mark.rule("CSG-SHOOT-06", "A-48")
def test_the_dice_show_from_what_they_hit_and_what_they_may_bring() -> None:
    evening = begun(ship(ship(sea(), cannons="2S-5L"), BART, "3S"))
    fire(evening, ONE, TWO)
    roll = evening.question
    assert isinstance(roll, Roll) and [dice.hit_from for dice in roll.dice] == [3, 6]
    assert roll.odds is not None and roll.odds().headline.key == "csg-odds-sunk"
    evening.answer([3, 5])
    assert evening.state.ship(TWO).masts == ("lost",)


@pytest.mark.rule("CSG-SHOOT-07", "CSG-WIN-03", "A-19")
def test_its_controller_picks_the_masts_that_go() -> None:
    evening = begun(ship(ship(sea()), BART, "2S-3S-4L"))
    fire(evening, ONE, TWO, 6, 5, 1)
    assert evening.question is not None and evening.question.who == BART
    assert evening.question.default == ("2", "1")
    evening.answer(["0", "2"])
    assert evening.state.ship(TWO).masts == ("lost", "standing", "lost")
    (fallen,) = [told for told in announcements(happened(evening), MastsChanged) if isinstance(told, Change)]
    assert (fallen.before, fallen.after, fallen.limit) == (3, 1, 0)
    assert evening.state.player(ANNE).masts == 2


@pytest.mark.rule("CSG-SHOOT-07", "CSG-MOVE-09")
def test_a_hit_more_than_there_are_masts_sinks_and_any_hit_sinks_a_derelict() -> None:
    evening = begun(ship(ship(sea()), BART, "3S-3S"))
    fire(evening, ONE, TWO, 6, 6, 1)
    assert evening.state.ship(TWO).derelict and not evening.state.ship(TWO).sunk
    evening = begun(ship(ship(sea()), BART, "3S-3S"))
    fire(evening, ONE, TWO, 6, 6, 4)
    assert evening.state.ship(TWO).sunk
    evening = begun(ship(ship(sea()), BART, "3S-3S", lost=2))
    fire(evening, ONE, TWO, 4, guns=["mast-0"])
    assert evening.state.ship(TWO).sunk and asked(evening) == "turn"


@pytest.mark.rule("CSG-SHOOT-07", "A-15")
@pytest.mark.parametrize(("way", "sinks"), [("counts", False), ("lost", True)])
def test_a_burning_mast_stands_between_a_ship_and_the_bottom_unless_the_table_says_otherwise(
    way: str, sinks: bool
) -> None:
    s = ship(ship(sea(A_15=way)), BART, "3S").with_ship(TWO, masts=("burning",))
    evening = begun(s)
    fire(evening, ONE, TWO, 6, guns=["mast-0"])
    assert evening.state.ship(TWO).sunk is sinks


@pytest.mark.rule("CSG-SHOOT-08", "CSG-CREW-CAPTAIN", "A-35")
def test_a_captain_shoots_at_the_end_of_a_move_before_ramming() -> None:
    evening = begun(crew(ship(ship(sea()), BART), ONE, "captain"))
    evening.answer(f"move-{ONE}")
    evening.answer("captain")
    assert evening.state.crew[0].shown, "who is called lies face up"
    evening.answer(TWO)
    assert asked(evening) == "target-1"
    evening.answer(TWO)
    evening.answer(["mast-0"])
    evening.answer([6])
    assert evening.state.ship(TWO).standing == 2
    evening.answer("nobody")
    assert asked(evening) == f"ram-{TWO}"


@pytest.mark.rule("CSG-CREW-CAPTAIN", "CSG-SHOOT-01")
def test_a_captain_who_fires_at_two_is_turned_up_once() -> None:
    evening = begun(crew(ship(ship(ship(sea()), BART), BART), ONE, "captain"))
    evening.answer(f"move-{ONE}")
    evening.answer("captain")
    evening.answer("sea")
    aim(evening, TWO, 1, guns=["mast-0"])
    aim(evening, THREE, 1, guns=["mast-1"])
    used = evening.events
    assert sum(isinstance(event, AbilityUsed) and event.ability == "captain" for event in used) == 1


@pytest.mark.rule("CSG-SHOOT-08", "CSG-TOW-01")
def test_a_wreck_that_a_captain_sinks_is_not_taken_in_tow() -> None:
    evening = begun(crew(ship(ship(sea()), BART, lost=3), ONE, "captain"))
    evening.answer(f"move-{ONE}")
    evening.answer("captain")
    evening.answer(TWO)
    aim(evening, TWO, 6, guns=["mast-0"])
    assert evening.state.ship(TWO).sunk and asked(evening) == "turn"


@pytest.mark.rule("CSG-SHOOT-07", "A-15")
@pytest.mark.parametrize(("way", "choice"), [("counts", ["0", "1", "2"]), ("lost", ["1", "2"])])
def test_a_mast_that_burns_is_given_up_only_where_it_counts(way: str, choice: list[str]) -> None:
    s = ship(ship(sea(A_15=way)), BART, "3S-2S-3S").with_ship(TWO, masts=("burning", "standing", "standing"))
    evening = begun(s)
    fire(evening, ONE, TWO, 6, guns=["mast-0"])
    assert isinstance(evening.question, Pick) and [option.id for option in evening.question.options] == choice


@pytest.mark.rule("CSG-SHOOT-07")
@pytest.mark.parametrize(
    ("masts", "choice", "likely"),
    [
        (("standing", "standing", "standing", "standing"), ["0", "1", "2", "3"], ("2", "3")),
        (("standing", "burning", "burning", "standing"), ["0", "1", "2", "3"], ("2", "1")),
        (("lost", "standing", "standing", "standing"), ["1", "2", "3"], ("2", "3")),
    ],
)
def test_masts_without_a_cannon_are_likely_given_up_before_others_and_burning_ones_before_those(
    masts: tuple[str, ...], choice: list[str], likely: tuple[str, str]
) -> None:
    """Four masts, the two at the bow with cannons, as hand-copied cards may have it."""
    s = ship(ship(sea()), BART, "2S-3S", masts=4).with_ship(TWO, masts=masts)
    evening = begun(s)
    fire(evening, ONE, TWO, 6, 6, 1)
    assert isinstance(evening.question, Pick) and [option.id for option in evening.question.options] == choice
    assert evening.question.default == likely


@pytest.mark.rule("CSG-SHOOT-07", "CSG-FIRE-01")
def test_a_mast_is_called_by_its_cannon_or_by_its_fire() -> None:
    s = ship(ship(sea()), BART, "2S-3S", masts=4)
    evening = begun(s.with_ship(TWO, masts=("standing", "burning", "burning", "standing")))
    fire(evening, ONE, TWO, 6, 1, 1)
    assert isinstance(evening.question, Pick)
    assert [companion.say(option.label) for option in evening.question.options] == [
        "Mast 1: rank 2 S",
        "Mast 2: burning",
        "Mast 3: burning",
        "Mast 4",
    ]


@pytest.mark.rule("CSG-SHOOT-07")
def test_nobody_is_asked_which_of_masts_without_a_cannon_goes() -> None:
    evening = begun(ship(ship(sea()), BART, "2S", masts=3, lost=1))
    fire(evening, ONE, TWO, 6, 1, 1)
    assert evening.state.ship(TWO).masts == ("lost", "lost", "standing") and asked(evening) == "turn"


@pytest.mark.rule("CSG-SHOOT-07")
def test_of_two_cannons_that_are_alike_the_one_nearer_to_the_bow_is_likely_given_up() -> None:
    evening = begun(ship(ship(sea()), BART, "3S-2S-3S"))
    fire(evening, ONE, TWO, 6, 1, 1)
    assert isinstance(evening.question, Pick) and evening.question.default == ("0",)


@pytest.mark.rule("CSG-REP-01")
def test_the_best_of_the_lost_cannons_likely_stands_again_first() -> None:
    s = crew(ship(ship(sea(), cannons="4S-2S-3S", masts=4, lost=3), BART), ONE, "shipwright")
    for lost, likely in ((("lost", "lost", "lost", "standing"), "1"), (("lost", "standing", "standing", "lost"), "0")):
        evening = begun(s.with_ship(ONE, masts=lost))
        evening.answer(f"repair-{ONE}")
        assert isinstance(evening.question, Pick) and evening.question.default == (likely,)


@pytest.mark.rule("CSG-CREW-CAPTAIN", "CSG-MOVE-09")
def test_a_captain_serves_a_derelict_that_moves() -> None:
    s = ship(ship(sea(), lost=3), BART)
    for skill in ("captain", "oarsman", "musketeer"):
        s = crew(s, ONE, skill)
    evening = begun(s)
    evening.answer(f"move-{ONE}")
    evening.answer("captain")
    evening.answer("sea")
    evening.answer(TWO)
    assert isinstance(evening.question, Pick) and [o.id for o in evening.question.options] == ["musketeer"]


@pytest.mark.rule("CSG-CREW-CAPTAIN")
def test_a_captain_need_not_shoot() -> None:
    s = crew(ship(ship(sea()), BART), ONE, "captain")
    for shown in (False, True):
        evening = begun(s.with_crew(CrewId("crew-1"), shown=shown))
        evening.answer(f"move-{ONE}")
        evening.answer("sea")
        if shown:
            evening.answer("nobody")
        assert asked(evening) == "turn" and evening.state.crew[0].shown == shown


@pytest.mark.rule("CSG-CREW-MUSKETEER", "A-28", "CSG-GEN-03")
def test_one_musketeer_a_turn_with_a_cannon_of_its_own() -> None:
    s = crew(crew(ship(ship(ship(sea(), keywords=["extrange"], lost=3), BART)), ONE, "musketeer"), ONE, "musketeer")
    (gun,) = guns(s, BOOK, UnitId(ONE))
    assert (gun.rank, gun.reach, gun.fixed) == (3, "S", True)
    evening = begun(s)
    fire(evening, ONE, TWO, 4)
    assert evening.state.ship(TWO).left == 2
    assert guns(evening.state, BOOK, UnitId(ONE)) == ()


@pytest.mark.rule("CSG-CREW-MUSKETEER", "CSG-CREW-CANNONEER")
def test_no_cannoneer_helps_a_musketeer() -> None:
    evening = begun(crew(crew(ship(ship(ship(sea(), lost=3), BART)), ONE, "musketeer"), ONE, "cannoneer"))
    fire(evening, ONE, TWO, 3)
    assert asked(evening) == "turn"


@pytest.mark.rule("CSG-MOVE-09")
def test_a_derelict_without_musketeer_or_marine_does_not_shoot() -> None:
    evening = begun(ship(ship(ship(sea(), lost=3), BART)))
    assert refusals(evening, f"shoot-{ONE}") == ["CSG-MOVE-09", "CSG-SHOOT-04"]


@pytest.mark.rule("CSG-CREW-CANNONEER", "CSG-GEN-03")
def test_a_cannoneer_has_one_die_rolled_again_and_the_second_result_stands() -> None:
    s = crew(crew(ship(ship(sea(), cannons="2S-4S-2S"), BART), ONE, "cannoneer"), ONE, "cannoneer")
    evening = begun(s)
    fire(evening, ONE, TWO, 2, 4, guns=["mast-0", "mast-1"])
    assert asked(evening) == "again-1" and evening.question is not None and evening.question.default == "0"
    evening.answer("0")
    evening.answer([3])
    assert evening.state.ship(TWO).left == 2
    aim(evening, TWO, 1)
    assert asked(evening) == "turn", "once a turn, however many cannoneers"


@pytest.mark.rule("CSG-CREW-CANNONEER")
def test_only_dice_that_missed_are_rolled_again() -> None:
    s = crew(ship(ship(sea()), BART, "3S-3S-3S-3S"), ONE, "cannoneer", shown=True)
    evening = begun(s)
    fire(evening, ONE, TWO, 6, 1, guns=["mast-0", "mast-1"])
    assert asked(evening) == "again-1" and list(evening.legal_answers) == ["1", "keep"]
    evening = begun(s)
    fire(evening, ONE, TWO, 6, 6, guns=["mast-0", "mast-1"])
    assert asked(evening) == "target-2", "nothing has missed"


@pytest.mark.rule("CSG-CREW-CANNONEER")
def test_a_cannoneer_may_leave_the_dice_and_serve_later() -> None:
    evening = begun(crew(ship(ship(sea()), BART), ONE, "cannoneer"))
    fire(evening, ONE, TWO, 1, guns=["mast-0"])
    evening.answer("keep")
    aim(evening, TWO, 1, 1)
    assert asked(evening) == "again-2"


@pytest.mark.rule("CSG-FLEET-06", "A-26", "CSG-CREW-CANNONEER")
def test_foreign_crew_helps_nobody() -> None:
    evening = begun(crew(ship(ship(sea()), BART), ONE, "cannoneer", nation="french"))
    fire(evening, ONE, TWO, 1, guns=["mast-0"])
    assert asked(evening) == "target-2"


@pytest.mark.rule("CSG-KW-FEAR", "A-23")
def test_a_ship_without_abilities_still_fires_its_cannons() -> None:
    s = crew(ship(ship(sea(), keywords=["extrange"]), BART), ONE, "musketeer")
    assert [gun.reach for gun in guns(s, BOOK, UnitId(ONE))] == ["2S", "2S", "2S", "S"]
    s = s.with_ship(ONE, hindered=(Hindered("no-ability", ANNE),))
    assert [gun.reach for gun in guns(s, BOOK, UnitId(ONE))] == ["S", "S", "S"]


@pytest.mark.rule("CSG-FIRE-01")
def test_a_burning_mast_does_not_shoot() -> None:
    s = ship(ship(sea()), BART).with_ship(ONE, masts=("burning", "standing", "lost"))
    assert [gun.id for gun in guns(s, BOOK, UnitId(ONE))] == ["mast-1"]


# ---------------------------------------------------------------------- sinking


def sunk(*gold: int | str, **rulings: str) -> companion.GameSession:
    """Anne sinks a ship of Bart's that has these coins aboard."""
    s = crew(coins(ship(ship(sea(**rulings)), BART, "3S", lost=1), TWO, *gold), TWO, "captain")
    evening = begun(s)
    fire(evening, ONE, TWO, 6, guns=["mast-0"])
    return evening


@pytest.mark.rule("CSG-SINK-01", "A-07")
@pytest.mark.parametrize(("gold", "sinker", "commander"), [((4, 3), 4, 3), ((6,), 3, 3)])
def test_gold_of_a_sunk_ship_is_shared_the_odd_piece_to_the_sinker(
    gold: tuple[int, ...], sinker: int, commander: int
) -> None:
    """Worked example 16."""
    evening = sunk(*gold)
    s = evening.state
    at = {home: sum(coin.value for coin in s.coins_at(s.home(home).id)) for home in (ANNE, BART)}
    assert at == {ANNE: sinker, BART: commander}


@pytest.mark.rule("CSG-SCUT-03")
def test_what_nobody_sinks_takes_all_of_its_treasure_along() -> None:
    s = coins(ship(sea()), ONE, 2, "T-9")
    lost = run(sinking.sink, s, ship=ONE, by=NO_SEAT).state
    assert lost.ship(ONE).sunk and [(coin.gone, coin.where) for coin in lost.coins] == [(True, ""), (True, "")]


@pytest.mark.rule("CSG-SINK-02")
def test_unique_treasures_and_crew_go_down_with_the_ship() -> None:
    evening = sunk(2, "T-9")
    s = evening.state
    assert s.crew[0].gone and s.ship(TWO).sunk
    assert [coin.gone for coin in s.coins if coin.unique] == [True]
    assert s.tallies[0].sunk == 1
    (shared,) = [event for event in evening.events if isinstance(event, GoldShared)]
    assert shared.coins == ("coin-1",), "only gold is shared"


@pytest.mark.rule("CSG-KW-ALLPOWERFUL", "A-24")
def test_whoever_was_lent_an_enemy_ship_decides_on_its_shots() -> None:
    s = ship(ship(ship(sea(True)), BART, "2S-3S"), BART)
    evening = begun(crew(s.with_turn(more=(Extra(TWO),)), TWO, "chainshot", "cannoneer", shown=True))
    evening.answer(f"shoot-{TWO}")
    answers = {"target-1": ONE, "guns-1": ["mast-0", "mast-1", "chainshot"], "chainshot-1": "mast-0"}
    answers |= {"shots-1": [1, 1], "again-1": "0", "again-die-1": [1]}
    while (question := evening.question) is not None and question.key in answers:
        assert question.who == ANNE, question.key
        evening.answer(answers.pop(question.key))
    assert answers.keys() <= {"target-1"}
    riposte = evening.question
    assert riposte is not None and (riposte.key, riposte.who) == ("riposte-1", ANNE), "it is her ship that is shot at"


@pytest.mark.rule("CSG-RIP-01", "A-24")
def test_who_owns_a_ship_that_was_lent_shoots_back_with_it() -> None:
    given = (Given(ONE, "move"), Given(TWO, "move", True))
    evening = begun(ship(ship(sea(True)), BART).with_turn(given=given, more=(Extra(ONE),)))
    fire(evening, ONE, TWO, 1, 1, 1)
    riposte = evening.question
    assert isinstance(riposte, Pick) and riposte.who == BART
    evening.answer(["mast-0"])
    assert evening.question is not None and evening.question.who == BART


@pytest.mark.rule("CSG-SHOOT-05")
def test_the_only_target_stands_on_the_sheet_with_the_cannons() -> None:
    s = ship(ship(ship(sea()), BART), BART).with_ship(THREE, docked=HERS)
    evening = begun(s)
    evening.answer(f"shoot-{ONE}")
    page = evening.previews.gather({})
    assert page is not None and [row.question.key for row in page.rows][:2] == ["target-1", "guns-1"]
    assert page.rows[0].value == TWO


@pytest.mark.rule("CSG-SHOOT-04", "CSG-FORT-09")
def test_the_menu_says_how_much_may_be_fired() -> None:
    """Of a ship its cannons, of a fort the flags that fly."""
    s = fort(ship(ship(sea()), BART), ANNE, flags=1)
    question = begun(s).question
    assert question is not None
    notes = {each.id: each.note for each in question.options}  # type: ignore[attr-defined]
    assert notes[f"shoot-{ONE}"] == msg("csg-shoot-guns", n=3)
    assert notes[f"shoot-{FORT}"] == msg("csg-shoot-guns", n=1)


@pytest.mark.rule("CSG-TERR-FOG", "CSG-KW-SUBMARINE")
def test_nobody_fires_in_fog_or_under_water() -> None:
    s = replace(ship(ship(sea()), BART), terrain=(Terrain(TerrainId("terrain-1"), "fog"),))
    lost, dived = s.with_ship(ONE, on=(TerrainId("terrain-1"),)), s.with_ship(ONE, mode="submerged")
    verdicts = [may_fire(each, BOOK, UnitId(ONE)) for each in (s, lost, dived)]
    assert [[reason.rule for reason in verdict.refusals] for verdict in verdicts] == [
        [],
        ["CSG-TERR-FOG"],
        ["CSG-KW-SUBMARINE"],
    ]


@pytest.mark.rule("CSG-SHOOT-05")
def test_the_first_who_may_be_shot_at_is_the_likely_target() -> None:
    evening = begun(ship(ship(ship(sea()), BART), BART))
    evening.answer(f"shoot-{ONE}")
    assert asked(evening) == "target-1" and evening.question is not None
    assert evening.question.default == TWO and list(evening.legal_answers) == [TWO, "ship-3"]


@pytest.mark.rule("CSG-KW-MARINE", "CSG-ACT-01")
def test_a_marine_who_is_out_of_the_game_is_given_nothing() -> None:
    s = crew(ship(ship(sea()), BART), ONE, keywords=["marine"], shown=True)
    assert "shoot-crew-1" in begun(s).legal_answers
    gone = s.with_crew(CrewId("crew-1"), gone=True, where=NOWHERE)
    assert "shoot-crew-1" not in [each.id for each in begun(gone).question.options]  # type: ignore[union-attr]


@pytest.mark.rule("CSG-KW-TITAN", "CSG-KW-SCHOONER")
@pytest.mark.parametrize(("keyword", "picture"), [("titan", "csg-titan:3"), ("schooner", "csg-ship:3-3")])
def test_creatures_are_drawn_as_such(keyword: str, picture: str) -> None:
    assert ship_picture(ship(sea(), keywords=[keyword]), ONE)[0] == picture


@pytest.mark.rule("CSG-SHOOT-02", "CSG-SHOOT-05", "CSG-ACT-01")
def test_a_target_that_no_cannon_reaches_leads_back_and_costs_no_action() -> None:
    """Only a cannon in range fires; until something was fired no action was carried out."""
    s = ship(ship(ship(sea()), BART), BART)
    evening = begun(s)
    evening.answer("shoot-ship-1")
    evening.answer("ship-2")
    assert evening.question is not None and evening.question.none is not None
    evening.answer([])
    assert asked(evening) == "target-2" and refusals(evening, "ship-2") == ["CSG-SHOOT-02"]
    evening.answer("ship-3")
    evening.answer([])
    assert asked(evening) == "turn" and not evening.state.actions_of("ship-1")
    assert "Nobody in range" in evening.notebook("en")
    fire(evening, "ship-1", "ship-2", 1, 1, 1)
    assert evening.state.actions_of("ship-1") == ("shoot",)
