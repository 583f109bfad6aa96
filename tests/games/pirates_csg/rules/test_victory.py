"""The end of the game, repairs that put it off, and events."""

from __future__ import annotations

import pytest

import companion
from companion.core.events.announcements import Fate, Order
from companion.core.questions.kinds import Choose
from companion.core.values.frozen_records import replace
from companion.games.pirates_csg.model.ids import FortId
from companion.games.pirates_csg.model.names import said, ship_name
from companion.games.pirates_csg.model.records import Given, GoldLine
from companion.games.pirates_csg.model.secrets import seen_by
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.turn import fleet_events, victory
from companion.games.pirates_csg.turn.fleet_events import EventPlayed
from tests.games.pirates_csg.rules.shores import (
    ANNE,
    BART,
    FAR,
    HOME,
    RIM,
    THERE,
    WILD,
    do,
    menu,
    refused,
    run,
    ship,
    shown,
    table,
    verdict,
    with_coins,
    with_crew,
    with_event,
    with_fort,
    with_ship,
    with_unique,
)


def sailing(**more: object) -> State:
    """A ship of each, and gold that still lies about."""
    return with_ship(with_ship(table(**more)), BART)  # type: ignore[arg-type]


# ---------------------------------------------------------------------- the three ends


@pytest.mark.rule("CSG-WIN-01", "A-53")
def test_example_23_fifteen_of_thirty_is_no_win_and_sixteen_is() -> None:
    fifteen = with_coins(sailing(), HOME, 7, 7, 1)
    assert victory.half(fifteen) is None and victory.ending(fifteen) is None
    sixteen = with_coins(fifteen, HOME, 1)
    ending = victory.ending(sixteen)
    assert ending is not None and (ending.by, ending.winners) == ("half", (ANNE,))
    lost = with_coins(fifteen, WILD, 7)
    gone = replace(lost, coins=tuple(replace(coin, gone=coin.where == WILD) for coin in lost.coins))
    assert victory.half(gone) is None, "half of all that was distributed, though some of it is gone"


@pytest.mark.rule("CSG-WIN-02", "CSG-SETUP-07")
def test_nobody_wins_before_the_game_has_begun_or_where_no_gold_was_brought() -> None:
    won = with_coins(sailing(), HOME, 7, 7, 2)
    assert victory.ending(won) is not None and victory.ending(won.with_turn(phase="setup")) is None
    bare = sailing().with_island(RIM, coins=0)
    assert victory.ending(bare) is not None, "all gold that there is lies nowhere but at home"
    for seat in (ANNE, BART):
        bare = bare.with_player(seat, coins=())
    assert victory.ending(bare) is None


@pytest.mark.rule("CSG-WIN-02", "C-07", "CSG-COM-07")
def test_the_game_ends_once_all_gold_lies_at_home_or_in_forts() -> None:
    s = with_coins(with_coins(sailing(), HOME, 3), THERE, 5).with_island(RIM, coins=0)
    ending = victory.ending(s)
    assert ending is not None and (ending.by, ending.winners) == ("settled", (BART,))
    assert victory.ending(with_unique(s, ship(1))) is not None, "a unique treasure is worth no gold"
    aboard = with_coins(s, ship(1), 6, known=(ANNE,))
    assert victory.ending(seen_by(aboard, BART)) is None, "nobody foresees an end by not knowing what others carry"
    assert "settled" in victory.near(seen_by(aboard, BART)), "but that nothing lies ashore can be seen"
    sunk = with_coins(s, "", 4)
    assert victory.ending(replace(sunk, coins=(*s.coins, replace(sunk.coins[-1], gone=True)))) is not None
    assert victory.ending(with_coins(s, ship(1), 1)) is None, "still at sea"
    assert victory.ending(with_coins(s, WILD, 1)) is None, "still ashore"
    fort = with_coins(with_fort(s, ANNE, FAR), "fort-1", 4)
    assert victory.ending(fort) is not None
    open_still = with_coins(with_fort(sailing(rulings={"C-07": "open"}), ANNE, FAR), "fort-1", 4)
    assert victory.ending(open_still.with_island(RIM, coins=0)) is None


@pytest.mark.rule("CSG-WIN-02", "C-08", "CSG-COM-08")
@pytest.mark.parametrize(("way", "ends"), [("own", False), ("any", True)])
def test_whose_turn_it_is_when_somebody_cannot_move_any_more(way: str, ends: bool) -> None:
    s = with_ship(with_ship(table(rulings={"C-08": way})), BART, lost=3)
    assert (victory.ending(s) is not None) is ends
    assert victory.ending(s.with_turn(seat=BART)) is not None
    assert victory.ending(s.with_turn(seat=BART, phase="start")) is None, "at the start of a turn, not before"
    acted = s.with_turn(seat=BART, given=(Given(ship(2), "repair"),))
    assert victory.ending(acted) is None, "nor once somebody has acted"


@pytest.mark.rule("CSG-WIN-02", "A-30")
def test_who_can_sail_no_more_is_named_and_nobody_else() -> None:
    """It is said of one player, or of all where that is so."""
    one = with_ship(with_ship(table(), lost=3), BART)
    ended = run(victory.finish, one)
    assert [event.outcome.cause for event in ended.of(victory.GameEnded)] == [ANNE]
    (line,) = ended.lines(victory.GameEnded)
    assert companion.say(line, "en").startswith("Anne can sail no ship any more.")
    both = run(victory.finish, with_ship(with_ship(table(), lost=3), BART, lost=3))
    assert not any(event.outcome.cause for event in both.of(victory.GameEnded))
    (line,) = both.lines(victory.GameEnded)
    assert companion.say(line, "en").startswith("No ship can sail any more.")


@pytest.mark.rule("CSG-WIN-02", "A-30")
def test_the_others_play_on_where_the_table_wants_it() -> None:
    s = with_ship(with_ship(table(rulings={"A-30": "others"}), lost=3), BART)
    assert victory.stranded(s, ANNE) and victory.ending(s) is None
    both = with_ship(with_ship(table(rulings={"A-30": "others"}), lost=3), BART, lost=3)
    assert victory.ending(both) is not None


@pytest.mark.rule("CSG-WIN-02", "CSG-REP-01", "CSG-CREW-SHIPWRIGHT", "A-38")
def test_who_could_still_be_repaired_or_rowed_is_not_stranded() -> None:
    bare = with_ship(table(), lost=3)
    assert victory.stranded(bare, ANNE) and victory.stranded(table(), ANNE)
    assert victory.stranded(with_crew(bare, ship(1)), ANNE), "any crew is no shipwright"
    assert not victory.stranded(with_crew(bare, ship(1), skills=["shipwright"]), ANNE)
    assert victory.stranded(with_crew(bare, ship(1), skills=["shipwright"], nation="spanish"), ANNE)
    assert not victory.stranded(with_crew(bare, ship(1), skills=["oarsman"]), ANNE)
    assert not victory.stranded(with_ship(table(), docked=HOME, lost=3), ANNE)
    assert victory.stranded(with_ship(table(), docked=WILD, lost=3), ANNE)
    assert not victory.stranded(with_fort(with_ship(table(), docked=WILD, lost=3), ANNE, WILD), ANNE)
    for lost in (0, 1):
        assert victory.stranded(with_ship(table(), move="T", keywords=["flotilla"], lost=lost), ANNE), "it is towed"
    wreck = with_crew(bare, ship(1), skills=["shipwright"]).with_ship(ship(1), wreck=True)
    assert victory.stranded(wreck, ANNE), "it lies on its reef for good"
    assert not victory.stranded(with_ship(table(), move=None), ANNE), "how far it sails, nobody has copied"


@pytest.mark.rule("CSG-WIN-03", "A-19")
def test_most_gold_wins_and_of_equals_most_masts() -> None:
    s = with_coins(with_coins(sailing(), HOME, 5), THERE, 5)
    assert victory.best(s) == (ANNE, BART)
    s = s.with_player(BART, masts=2)
    assert victory.best(s) == (BART,)
    s = run(victory.finish, s.with_island(RIM, coins=0)).state
    assert s.outcome is not None and [(each.place, each.points) for each in victory.score(s)] == [(1, 5), (2, 5)]
    assert victory.score(sailing()) == ()


@pytest.mark.rule("CSG-WIN-04")
def test_captured_ships_go_back_to_their_owners_after_the_game() -> None:
    s = with_coins(with_coins(sailing(), HOME, 7, 7), HOME, 7).with_ship(ship(2), seat=ANNE)
    played = run(victory.finish, s)
    assert [each.seat for each in played.state.ships] == [ANNE, BART]
    fate, order = played.announcements(victory.GameEnded)
    assert isinstance(fate, Fate) and isinstance(order, Order)
    assert dict(order.text.args)["ships"] == (ship_name(s, ship(2)),), "and no other"


# ---------------------------------------------------------------------- progress


@pytest.mark.rule("CSG-WIN-01", "CSG-WIN-02", "A-18")
def test_how_far_everybody_is() -> None:
    s = with_coins(with_coins(with_fort(sailing(), ANNE, WILD), "fort-1", 4), HOME, 7)
    s = with_coins(s, ship(1), 5)
    (anne, bart) = victory.progress(s)
    assert (anne.home, anne.forts, anne.aboard, anne.wanted, anne.missing) == (7, 4, 5, 16, 5)
    assert (bart.home, bart.missing) == (0, 16)
    assert list(victory.near(s)) == ["half", "stranded"]
    late = with_ship(with_ship(s, ANNE), BART).with_island(RIM, coins=0)
    assert list(victory.near(late)) == ["half", "settled"]
    assert list(victory.near(with_coins(late, FAR, 1))) == ["half"]


def test_the_curve_of_the_evening_has_a_line_for_each_turn() -> None:
    s = with_coins(sailing(), HOME, 4)
    assert do(s, "end").state.gold == (GoldLine(1, (4, 0)),)


# ---------------------------------------------------------------------- repairs


@pytest.mark.rule("CSG-REP-01", "A-55")
def test_repairs_at_home_at_an_own_fort_or_with_a_shipwright() -> None:
    home = with_ship(table(), docked=HOME, lost=2)
    assert do(home, "repair-ship-1", {"mast": ["0"]}).state.ship(ship(1)).masts.count("standing") == 2
    assert refused(with_ship(table(), docked=WILD, lost=1), "repair-ship-1") == ["CSG-REP-01"]
    assert verdict(with_fort(with_ship(table(), docked=WILD, lost=1), ANNE, WILD), "repair-ship-1").allowed
    assert refused(with_fort(with_ship(table(), docked=WILD, lost=1), BART, WILD), "repair-ship-1") == ["CSG-REP-01"]
    assert verdict(with_crew(with_ship(table(), lost=1), ship(1), skills=["shipwright"]), "repair-ship-1").allowed
    left = with_fort(with_ship(table(), docked=WILD, lost=1), ANNE, WILD).with_fort(FortId("fort-1"), flags=0)
    assert refused(left, "repair-ship-1") == ["CSG-REP-01"], "nobody is left in it"
    assert verdict(with_ship(table(), lost=1, keywords=["flotilla"]), "repair-ship-1").allowed
    assert refused(with_ship(table(), docked=THERE, lost=1), "repair-ship-1") == ["CSG-REP-01"], "not at Bart's home"
    assert not shown(with_ship(table(), docked=HOME), "repair-ship-1")
    titan = with_ship(table(), docked=HOME, lost=1, keywords=["titan"])
    assert "CSG-REP-01" in refused(titan, "repair-ship-1")


# ---------------------------------------------------------------------- events


@pytest.mark.rule("CSG-FLEET-08", "CSG-START-01")
def test_an_event_is_picked_unseen_and_read_by_everybody() -> None:
    s = with_event(with_event(sailing(), name="Calm", text="No wind."), BART, name="Gull")
    played = do(s, "event-seat-1", {"event": "event-1"})
    (asked,) = played.asked
    assert isinstance(asked, Choose) and asked.secret and asked.who == ANNE
    (event,) = played.of(EventPlayed)
    (fate,) = played.announcements(EventPlayed)
    assert isinstance(fate, Fate) and event.reveals and fate.text == said("No wind.")
    assert not shown(played.state, "event-seat-1") and shown(played.state, "event-seat-2")
    assert not do(s, "event-seat-1", {"event": "none"}).of(EventPlayed)
    assert fleet_events.held(played.state, ANNE) == ()
    (second,) = do(with_event(s, name="Fog"), "event-seat-1", {"event": "event-3"}).of(EventPlayed)
    assert second.event == "event-3", "the one that was picked"
    labels = [repr(option.label) + repr(option.note) for option in menu(s).options]
    assert not any("Calm" in label or "Gull" in label for label in labels), "the menu tells nobody what is held"
