"""Damage effects: penalties, Disasters, officers and planks, whatever hit the ship."""

from __future__ import annotations

import pytest

from companion.core.events.announcements import Change, Fate, Order
from companion.core.procedures.copied_cards import CopiedCard
from companion.games.cannon_duel.actions.patch import restore
from companion.games.cannon_duel.cards import disasters
from companion.games.cannon_duel.model.ids import CENTRE, DECKS
from companion.games.cannon_duel.model.state import State
from companion.games.cannon_duel.ship import losses, zones
from companion.games.cannon_duel.ship.losses import DisasterTurned, DuelWon, MarkersLost
from tests.games.cannon_duel.rules.scene import ANNE, BART, BOOK, asked, duel, left, options, played

HIT = ("CD-FIRE-S6", "hit", BART)


def third(s: State, layer: str, n: int) -> State:
    """With the third Disaster copied: it takes so many markers of a layer."""
    record = disasters.form().read({"layer": layer, "markers": n})
    return s.with_card(CopiedCard(disasters.SCHEMA, disasters.THIRD, record, "sample"))


@pytest.mark.rule("CD-EFF-01", "CD-EFF-06")
def test_a_sail_penalty_shows_once_the_sails_that_hid_it_are_gone() -> None:
    s = duel()
    assert zones.count(s.player(BART), "sail") == 0
    s, (lost,) = played(s, losses.from_zone, BART, "sails-centre", 1, *HIT)
    assert zones.count(s.player(BART), "sail") == 1 and isinstance(lost, MarkersLost) and lost.bared == ("sail",)
    s, _ = played(s, losses.from_zone, BART, "sails-bow", 1, *HIT)
    assert zones.count(s.player(BART), "sail") == 1, "the sail that is left lies on the penalty"
    s, _ = played(s, restore, BART, "sails-centre", 1, "CD-PATCH-03")
    assert zones.count(s.player(BART), "sail") == 0


@pytest.mark.rule("CD-EFF-02")
def test_hand_penalties_of_the_main_deck_lower_the_hand_limit() -> None:
    s, _ = played(duel(), losses.from_zone, BART, CENTRE, 5, *HIT)
    assert s.player(BART).zone(CENTRE).bare == ("hand", "hand") and zones.hand_penalty(s.player(BART)) == 2
    assert zones.hand_penalty(s.player(ANNE)) == 0


@pytest.mark.rule("CD-EFF-03", "CD-EFF-04")
def test_cannon_penalties_count_for_the_shot_of_their_deck_and_for_every_broadside() -> None:
    bart = left(duel(), BART, deck_bow=0, deck_stern=1).player(BART)
    assert bart.zone("deck-bow").bare == ("cannon", "cannon") and bart.zone("deck-stern").bare == ("cannon",)
    assert (zones.cannon_penalty(bart, "bow"), zones.cannon_penalty(bart, "stern")) == (2, 1)
    term = zones.penalty_term(bart, "cannon")
    assert (term.value, term.rule) == (-3, "CD-EFF-04")


@pytest.mark.rule("CD-EFF-05")
def test_a_no_fire_symbol_silences_the_cannon_of_its_deck_only() -> None:
    s = left(duel(), BART, deck_bow=0).with_zone(BART, "deck-bow", officers=())
    assert zones.silenced(s.player(BART), "bow") and not zones.silenced(s.player(BART), "stern")


@pytest.mark.rule("CD-FIRE-S6")
def test_a_zone_loses_no_more_than_lies_there() -> None:
    s = duel()
    s, _ = played(s, losses.from_zone, BART, "sails-bow", 4, *HIT)
    assert s.player(BART).zone("sails-bow").markers == 0
    s, happened = played(s, losses.from_zone, BART, "sails-bow", 1, *HIT)
    assert happened == []


@pytest.mark.rule("CD-COMP-08", "CD-FIRE-S6")
def test_officers_are_sailors_and_their_owner_says_whether_they_are_hit() -> None:
    s = duel()
    question = asked(s, losses.from_zone, BART, "deck-bow", 2, *HIT)
    assert question.who == BART and list(options(question)) == ["none", "captain"] and question.default == "none"
    s, happened = played(s, losses.from_zone, BART, "deck-bow", 2, *HIT, answers=("captain",))
    deck = s.player(BART).zone("deck-bow")
    assert (deck.markers, deck.officers, deck.strength) == (2, (), 2) and s.outcome is None
    assert [type(told) for told in happened.announcements] == [Order, Fate, Change, Change], "a cannon penalty shows"


@pytest.mark.rule("A-33", "CD-COMP-08")
def test_where_only_officers_are_left_one_of_them_goes() -> None:
    s = left(duel(), BART, deck_bow=0, deck_stern=0, deck_centre=0)
    s, _ = played(s, losses.from_layer, BART, "deck", 1, *HIT, answers=("deck-stern",))
    assert s.player(BART).officers == ("captain",)
    both = left(duel(), BART, deck_bow=1).with_zone(BART, "deck-bow", officers=("captain", "mate"))
    question = asked(both, losses.from_zone, BART, "deck-bow", 2, *HIT)
    assert list(options(question)) == ["captain", "mate", "both"], "one sailor is not enough"


@pytest.mark.rule("CD-EFF-07", "CD-WIN-01")
def test_without_captain_and_mate_the_duel_is_lost_at_once() -> None:
    s, _ = played(duel(), losses.from_zone, BART, "deck-bow", 4, *HIT)
    assert s.player(BART).officers == ("mate",) and s.outcome is None
    s, happened = played(s, losses.from_zone, BART, "deck-stern", 4, *HIT)
    assert s.outcome is not None and (s.outcome.winner, s.outcome.by) == (ANNE, "officers")
    assert isinstance(happened[-1], DuelWon) and happened[-1].rule == "CD-EFF-07"


@pytest.mark.rule("CD-EFF-08", "CD-WIN-01")
def test_a_ship_that_lacks_ten_planks_sinks() -> None:
    s = left(duel(), BART, hull_bow=1, hull_stern=1)
    assert zones.missing_planks(s.player(BART)) == 8
    s, _ = played(s, losses.from_zone, BART, "hull-centre", 1, *HIT)
    assert zones.missing_planks(s.player(BART)) == 9 and s.outcome is None
    s, happened = played(s, losses.from_zone, BART, "hull-centre", 1, *HIT)
    assert s.outcome is not None and s.outcome.by == "sunk" and happened[-1].rule == "CD-EFF-08"


@pytest.mark.rule("A-34", "CD-EFF-08")
def test_planks_that_were_put_back_are_not_missing() -> None:
    s = left(duel(), BART, hull_bow=1, hull_stern=0)
    s, _ = played(s, restore, BART, "hull-stern", 2, "CD-PATCH-03")
    assert zones.missing_planks(s.player(BART)) == 7
    s, _ = played(s, losses.from_zone, BART, "hull-centre", 2, *HIT)
    assert s.outcome is None


@pytest.mark.rule("CD-EFF-09", "A-02")
def test_an_empty_zone_of_the_hull_brings_a_disaster_of_which_its_owner_chooses_the_losses() -> None:
    s = left(duel(rulings={"A-02": "attacker"}), BART, hull_centre=1)
    given = ("sails-bow", "sails-bow", "sails-stern")
    zone = asked(s, losses.from_zone, BART, "hull-centre", 1, "CD-FIRE-S6", "hit", ANNE, drawn=("sails",))
    assert zone.who == BART, "for Disasters the owner chooses, whoever does for shots"
    s, happened = played(s, losses.from_zone, BART, "hull-centre", 1, *HIT, answers=given, drawn=("sails",))
    assert [s.player(BART).zone(each).markers for each in ("sails-bow", "sails-centre", "sails-stern")] == [0, 2, 1]
    assert s.player(BART).zone("hull-centre").disaster == "turned" and s.player(BART).disasters == ("sails",)
    turned = next(event for event in happened if isinstance(event, DisasterTurned))
    assert (turned.layer, turned.n) == ("sails", 3)


@pytest.mark.rule("CD-EFF-09")
def test_the_disaster_of_the_sailors_may_take_an_officer() -> None:
    s = left(duel(), BART, hull_bow=1)
    given = ("deck-bow", "captain", "deck-centre", "deck-stern", "none")
    s, _ = played(s, losses.from_zone, BART, "hull-bow", 1, *HIT, answers=given, drawn=("sailors",))
    decks = [s.player(BART).zone(each) for each in ("deck-bow", CENTRE, "deck-stern")]
    assert [deck.strength for deck in decks] == [3, 5, 3] and s.player(BART).officers == ("mate",)


@pytest.mark.rule("CD-EFF-09", "A-27")
def test_the_third_disaster_takes_what_its_token_says() -> None:
    s = third(left(duel(), BART, hull_bow=1), "hull", 2)
    s, _ = played(
        s, losses.from_zone, BART, "hull-bow", 1, *HIT, answers=("hull-stern", "hull-stern"), drawn=("third",)
    )
    assert s.player(BART).zone("hull-stern").markers == 3
    unread = left(duel(), BART, hull_bow=1)
    form = asked(unread, losses.from_zone, BART, "hull-bow", 1, *HIT, drawn=("third",))
    assert (form.schema, form.nature) == ("disaster", "datum")


@pytest.mark.rule("CD-EFF-10")
def test_a_disaster_may_bring_on_another_one() -> None:
    s = third(left(duel(), BART, hull_bow=1, hull_centre=1), "hull", 1)
    given = ("hull-centre", "sails-bow", "sails-bow", "sails-stern")
    s, happened = played(s, losses.from_zone, BART, "hull-bow", 1, *HIT, answers=given, drawn=("third", "sails"))
    assert s.player(BART).disasters == ("third", "sails") and s.outcome is None
    assert [event.zone for event in happened if isinstance(event, DisasterTurned)] == ["hull-bow", "hull-centre"]


@pytest.mark.rule("CD-EFF-08", "CD-EFF-10", "CD-WIN-01")
def test_a_disaster_may_sink_the_ship_in_the_middle_of_an_attack() -> None:
    s = third(left(duel(), BART, hull_bow=1, hull_centre=4, hull_stern=1), "hull", 3)
    given = ("hull-centre",)
    s, happened = played(s, losses.from_zone, BART, "hull-bow", 1, *HIT, answers=given, drawn=("third",))
    assert zones.missing_planks(s.player(BART)) == 10 and s.outcome is not None and s.outcome.winner == ANNE
    assert isinstance(happened[-1], DuelWon), "the other two planks stay"


@pytest.mark.rule("CD-EFF-11")
def test_a_zone_has_one_disaster_in_a_game_even_if_it_is_mended() -> None:
    s = left(duel(), BART, hull_centre=1, sails_bow=0, sails_centre=0)
    s, _ = played(s, losses.from_zone, BART, "hull-centre", 1, *HIT, drawn=("sails",))
    s, _ = played(s, restore, BART, "hull-centre", 1, "CD-PATCH-03")
    s, happened = played(s, losses.from_zone, BART, "hull-centre", 1, *HIT)
    assert [type(event) for event in happened] == [MarkersLost] and s.player(BART).disasters == ("sails",)


@pytest.mark.rule("CD-PATCH-03", "A-30")
def test_no_more_comes_back_than_there_is_room_for() -> None:
    s = left(duel(), BART, hull_centre=3)
    s, happened = played(s, restore, BART, "hull-centre", 5, "CD-PATCH-03")
    assert s.player(BART).zone("hull-centre").markers == 4
    assert [type(told) for told in happened.happened[0].announcements] == [Order, Change]
    assert played(s, restore, BART, "hull-centre", 1, "CD-PATCH-03") == (s, [])


@pytest.mark.rule("CD-EFF-09", "CD-SETUP-04")
def test_the_tokens_that_are_turned_are_out_of_the_game() -> None:
    s = left(duel(), BART, hull_centre=1).with_player(BART, disasters=("sails",))
    s = s.with_zone(BART, "hull-bow", disaster="turned")
    drawn = asked(s, losses.from_zone, BART, "hull-centre", 1, *HIT, drawn=("sailors",))
    assert drawn.key == "hit-hull-centre-1-zone", "the sailors' Disaster was among the two that are left"
    first = asked(s, losses.from_zone, BART, "hull-centre", 1, *HIT)
    assert list(options(first)) == list(DECKS), "and is the first of them"
    assert BOOK.numbers.disaster_sailors == 3
