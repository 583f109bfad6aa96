"""What people put right by hand, and what follows from it."""

from __future__ import annotations

import pytest

from companion.core.questions.kinds import BadAnswer
from companion.core.values.frozen_records import replace
from companion.games.cannon_duel.corrections import CORRECTIONS
from companion.games.cannon_duel.model.ids import UNKNOWN
from companion.games.cannon_duel.model.records import Ending
from companion.games.cannon_duel.model.state import State
from companion.library.texts import say
from tests.games.cannon_duel.rules.scene import ANNE, BART, BOOK, aimed, at_edge, duel, laid, left, on_paper, with_hand

AT = f"players.{BART}"


def corrected(s: State, path: str, value: object) -> State:
    """The state after a correction that a person has made."""
    return CORRECTIONS.correct(s, BOOK, path, value, "").apply(s)


def offered(s: State, path: str) -> list[str]:
    """What a value may be set to."""
    line = next(each for each in CORRECTIONS.correctable(s, BOOK) if each.path == path)
    return [option.id for option in line.field.options]


def paths(s: State) -> list[str]:
    return [each.path for each in CORRECTIONS.correctable(s, BOOK)]


def test_every_value_is_one_that_it_may_be_set_to() -> None:
    s = aimed(with_hand(duel(reputations=True), ANNE, "hearts-3"), ANNE, 1, left="spades-9", below="joker-1=6")
    for line in CORRECTIONS.correctable(s, BOOK):
        assert line.field.read(line.value) == line.value
        assert corrected(s, line.path, line.value) == s


def test_cd_win_01_a_correction_that_undoes_an_ending_takes_the_duel_up_again() -> None:
    over = replace(left(duel(), BART, hull_bow=0, hull_centre=0), outcome=Ending(ANNE, "sunk"))
    assert corrected(over, f"{AT}.zones.hull-stern.markers", 4).outcome == Ending(ANNE, "sunk")
    whole = corrected(over, f"{AT}.zones.hull-bow.markers", 5)
    assert whole.outcome is None and whole.player(BART).zone("hull-bow").markers == 5


def test_cd_win_01_a_correction_may_end_the_duel() -> None:
    s = left(duel(), BART, hull_bow=0, hull_centre=0)
    s = replace(s, outcome=None)
    assert corrected(s, f"{AT}.zones.hull-stern.markers", 4).outcome == Ending(ANNE, "sunk")


def test_a_20_where_both_ships_are_beaten_whoever_is_on_turn_has_won() -> None:
    mine = left(duel(), ANNE, hull_bow=0, hull_centre=0)
    assert corrected(mine, f"players.{ANNE}.zones.hull-stern.markers", 4).outcome == Ending(BART, "sunk")
    both = left(mine, BART, hull_bow=0, hull_centre=0, hull_stern=4)
    assert corrected(both, f"players.{ANNE}.zones.hull-stern.markers", 4).outcome == Ending(ANNE, "sunk")


def test_cd_turn_02_how_many_actions_are_taken_is_set_in_phase_one() -> None:
    line = next(each for each in CORRECTIONS.correctable(duel(), BOOK) if each.path == "turn.taken")
    assert (line.field.lo, line.field.hi) == (0, 1), "after the second action phase 2 begins"
    assert "turn.taken" not in paths(duel().with_turn(phase="fire"))
    assert not any(path.endswith("sails-bow.disaster") for path in paths(duel()))


def test_cd_eff_07_both_officers_lost_by_hand() -> None:
    s = corrected(duel(), f"{AT}.officers.captain", "none")
    assert s.outcome is None and s.player(BART).officers == ("mate",)
    s = corrected(s, f"{AT}.officers.mate", "none")
    assert s.outcome == Ending(ANNE, "officers")
    assert corrected(s, f"{AT}.officers.mate", "deck-stern").outcome is None


def test_an_officer_stands_where_there_is_room() -> None:
    assert offered(duel(), f"{AT}.officers.captain") == ["none", "deck-bow"]
    battered = left(duel(), BART, sails_bow=0, hull_bow=1, deck_stern=2)
    assert offered(battered, f"{AT}.officers.captain") == ["none", "deck-bow", "deck-stern"], "on a deck only"
    roomy = left(duel(), BART, deck_centre=5)
    moved = corrected(roomy, f"{AT}.officers.captain", "deck-centre")
    assert moved.player(BART).zone("deck-centre").officers == ("captain",)
    assert moved.player(BART).zone("deck-bow").officers == ()


def test_markers_fit_beside_the_officers() -> None:
    with pytest.raises(BadAnswer):
        corrected(duel(), f"{AT}.zones.deck-bow.markers", 4)


def test_cd_patch_06_which_penalty_is_revealed_first() -> None:
    path = f"{AT}.zones.deck-bow.guard"
    assert offered(duel(), path) == ["no-fire+cannon+cannon", "cannon+cannon+no-fire"]
    s = corrected(left(duel(), BART, deck_bow=1), path, "cannon+cannon+no-fire")
    assert s.player(BART).zone("deck-bow").bare == ("no-fire",)


def test_cd_comp_05_cannons_hold_what_the_bag_can_give() -> None:
    s = corrected(duel(), f"{AT}.cannons.bow.loaded", "ball+ball")
    assert s.player(BART).cannon("bow").loaded == ("ball", "ball")
    s = corrected(s, f"{AT}.cannons.stern.loaded", "none")
    assert s.player(BART).cannon("stern").loaded == ()
    full = corrected(s, f"players.{ANNE}.cannons.bow.loaded", "ball+ball")
    assert full.loaded["ball"] == 5
    assert "ball+ball" not in offered(full, f"{AT}.cannons.stern.loaded")


def test_cd_cannon_01_02_03_a_cannon_is_set_right_up_to_what_it_holds() -> None:
    most = {
        cannon.gun: max(
            load.count("+") + 1 for load in offered(duel(), f"players.{player.id}.cannons.{cannon.mount}.loaded")
        )
        for player in duel().players
        for cannon in player.cannons
    }
    assert most == {"18-pounder": 2, "long-nine": 1, "carronade": 2}
    assert offered(duel(), f"players.{ANNE}.cannons.stern.loaded") == ["ball", "none", "chain", "grape"]


def test_cd_eff_11_a_disaster_is_turned_or_lies_there_again() -> None:
    path = f"{AT}.zones.hull-bow.disaster"
    assert offered(duel(), path) == ["hidden", "turned+sails", "turned+sailors", "turned+third"]
    s = corrected(duel(), path, "turned+third")
    assert s.player(BART).disasters == ("third",) and s.player(BART).zone("hull-bow").disaster == "turned"
    assert offered(s, f"{AT}.zones.hull-stern.disaster") == ["hidden", "turned+sails", "turned+sailors"]
    assert corrected(s, path, "hidden+third") == duel()


def test_tracks_are_set_as_they_lie() -> None:
    s = corrected(duel(), f"{AT}.broadsides", ["hearts", "spades"])
    s = corrected(corrected(s, f"{AT}.swerves", ["9", "10", "1"]), f"{AT}.dodges", ["3"])
    bart = s.player(BART)
    assert (bart.broadsides, bart.swerves, bart.dodges) == (("hearts", "spades"), (9, 10, 1), (3,))


def test_an_aim_card_that_the_app_deals_can_only_be_discarded() -> None:
    s = aimed(duel(), ANNE, 1, left="spades-9", below="joker-1=6")
    path = f"players.{ANNE}.targets.target-1"
    assert offered(s, f"{path}.left") == ["none", "9"]
    gone = corrected(s, f"{path}.left", "none")
    assert at_edge(gone, ANNE, 1, "left") is None and gone.player(ANNE).discards == ("spades-9",)
    joker = corrected(s, f"{path}.below", "7")
    assert getattr(at_edge(joker, ANNE, 1, "below"), "value", None) == 7
    assert f"players.{ANNE}.hand" not in paths(s)


def test_hands_of_paper_are_counted_and_their_cards_have_any_value() -> None:
    s = on_paper(duel(hands="table"), ANNE, 4)
    path = f"players.{ANNE}.targets.target-1.left"
    put = corrected(s, path, "8")
    assert getattr(at_edge(put, ANNE, 1, "left"), "value", None) == 8 and len(put.player(ANNE).hand) == 3
    back = corrected(put, path, "none")
    assert at_edge(back, ANNE, 1, "left") is None and back.player(ANNE).discards == (UNKNOWN,)
    assert corrected(s, f"players.{ANNE}.hand", 6).player(ANNE).hand == (UNKNOWN,) * 6


def test_target_cards_of_the_table_are_counted() -> None:
    s = duel(hands="table", targets="table")
    s = laid(s.with_player(ANNE, targets=()), ANNE, 2, known=False)
    s = aimed(s, ANNE, 2, left=f"{UNKNOWN}=3")
    one = corrected(s, f"players.{ANNE}.targets", 1)
    assert len(one.player(ANNE).targets) == 1 and one.player(ANNE).discards == (UNKNOWN,)
    three = corrected(s, f"players.{ANNE}.targets", 3)
    ids = [target.id for target in three.player(ANNE).targets]
    assert len(set(ids)) == 3 and three.targets_dealt == s.targets_dealt + 1
    with pytest.raises(BadAnswer):
        corrected(s, f"players.{ANNE}.targets", 0)


def test_the_turn_is_set_and_of_the_set_up_only_its_number() -> None:
    s = corrected(duel(), "turn.seat", BART)
    assert s.turn.seat == BART
    assert corrected(s, "turn.phase", "draw").turn.phase == "draw"
    assert paths(duel().with_turn(number=0, phase="setup")) == ["turn.number"]


def test_cd_adv_reputation_and_tricks() -> None:
    s = duel(reputations=True, dirty_tricks=True, advanced="table").with_player(ANNE, reputation="3")
    assert "3" not in offered(s, f"{AT}.reputation")
    assert corrected(s, f"{AT}.reputation", "5").player(BART).reputation == "5"
    assert corrected(s, f"players.{ANNE}.reputation", "none").player(ANNE).reputation == ""
    assert corrected(s, f"{AT}.tricks", 2).player(BART).tricks == (UNKNOWN, UNKNOWN)
    assert f"{AT}.tricks" not in paths(duel(dirty_tricks=True))
    assert not {f"{AT}.tricks", f"{AT}.reputation"} & set(paths(duel(advanced="table"))), "they are not played with"


def test_cd_turn_02_what_is_kept_stands_beside_what_it_may_be() -> None:
    s = duel(reputations=True, dirty_tricks=True, advanced="table").with_player(ANNE, reputation="3", tricks=("1",))
    values = {line.path: line.value for line in CORRECTIONS.correctable(s, BOOK)}
    assert (values[f"players.{ANNE}.reputation"], values[f"{AT}.reputation"]) == ("3", "none")
    assert (values[f"players.{ANNE}.tricks"], values[f"players.{ANNE}.crosshair"]) == (1, "hull-centre")
    assert f"players.{ANNE}.targets" not in values, "the app has dealt them"
    first = duel(targets="table").with_player(ANNE, crosshair="", active="")
    assert not {f"players.{ANNE}.{name}" for name in ("targets", "crosshair", "active")} & set(paths(first))


def test_aim_cards_are_set_right_by_the_number_of_their_target() -> None:
    s = aimed(duel(), ANNE, 2, left="joker-1=6")
    labels = {line.path: say(line.field.label) for line in CORRECTIONS.correctable(s, BOOK)}
    assert labels[f"players.{ANNE}.targets.target-2.left"] == "Target 2, left"


def test_cd_comp_01_a_joker_beside_a_target_may_stand_for_any_of_ten_values() -> None:
    s = aimed(duel(), ANNE, 1, below="joker-1=6")
    assert [each for each in offered(s, "players.seat-1.targets.target-1.below") if each.isdigit()] == [
        str(n) for n in range(1, 11)
    ]
