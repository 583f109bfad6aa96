"""Fights as people are told of them: lines, scenes with dice, what stands at options, and what is left unsaid."""

from __future__ import annotations

import pytest

import companion
from companion.core.events.announcements import Announcement, Change, Fate, Order, Result
from companion.core.values.frozen_records import replace
from companion.core.values.messages import msg
from companion.games.pirates_cove.combat import fleet
from companion.games.pirates_cove.combat.fights import BattleEnded, BattleJoined, Captured, LineFormed
from companion.games.pirates_cove.combat.sinking import ShipLeft
from companion.games.pirates_cove.combat.volleys import VolleyFired
from companion.games.pirates_cove.model.ids import SECTIONS, ShipId
from companion.games.pirates_cove.model.names import ship_colour
from companion.games.pirates_cove.model.records import Parrot
from companion.games.pirates_cove.tavern.hands import CardPlayed
from tests.games.pirates_cove.rules.fights import (
    LEGEND,
    NAVY,
    against,
    begun,
    chased,
    fire,
    happened,
    holding,
    load,
    lying,
)
from tests.games.pirates_cove.rules.mats import ANNE, BART, BOOK, CLEO, COVE, valued


def told(evening: companion.GameSession) -> list[Announcement]:
    """Everything that was told so far."""
    return [telling for event in happened(evening) for telling in event.announcements]


def fates(evening: companion.GameSession) -> list[str]:
    """The titles of all turns of fate, in English."""
    return [companion.say(telling.title, "en") for telling in told(evening) if isinstance(telling, Fate)]


def values(evening: companion.GameSession, option: str) -> list[str]:
    """The figures at an option of the open question, in English."""
    found = next(each for each in evening.question.options if each.id == option)
    return [companion.say(figure.value, "en") for figure in found.figures]


@pytest.mark.rule("PC-COMBAT-01", "PC-COMBAT-04")
def test_a_fight_is_told_from_beginning_to_end() -> None:
    evening = begun(lying(ANNE, BART))
    evening.answer("flee", {"mutiny": [4]})
    assert fates(evening) == ["A fight at Crew Island", "Anne flees", "Bart holds Crew Island"]
    orders = [telling for telling in told(evening) if isinstance(telling, Order)]
    assert [(order.seat, order.colour) for order in orders] == [(ANNE, "green")]
    book = evening.notebook("en")
    assert "A fight at Crew Island: Anne and Bart." in book and "Exchange 1: Anne (8) and Bart (7)." in book


@pytest.mark.rule("PC-END-03")
def test_the_last_battle_is_told() -> None:
    s = lying(ANNE, BART).with_turn(month=12, phase="tie", waiting=(ANNE, BART))
    evening = begun(s)
    assert evening.state.combat.ships == (ANNE, BART)
    assert "The last battle: Anne and Bart fight for the first place." in evening.notebook("en")
    assert [
        figure.good for option in evening.question.options for figure in option.figures if figure.good is False
    ] == []
    evening.answer("flee")
    assert fates(evening)[-2:] == ["Anne flees", "Victory: Bart"]
    assert not [order for order in told(evening) if isinstance(order, Order)], "no ship sails to the Cove"


@pytest.mark.rule("PC-FLEE-03")
@pytest.mark.parametrize(("face", "line", "did"), [(1, "Mutiny! The crew of Anne", 0), (2, "grumbles", 1)])
def test_a_mutiny_is_told_with_its_die(face: int, line: str, did: int) -> None:
    evening = begun(lying(ANNE, BART))
    evening.answer("flee", {"mutiny": [face]})
    assert line in evening.notebook("en")
    side = next(t for t in told(evening) if isinstance(t, Result) and t.picture == "token:crew").sides[0]
    assert (side.dice[0].face, side.dice[0].did, side.won) == (face, did, bool(did))
    assert ("Mutiny aboard: Anne!" in fates(evening)) is (not did)


@pytest.mark.rule("PC-SPEED-02")
def test_dice_for_the_order_are_told_with_who_prevails() -> None:
    evening = begun(valued(lying(ANNE, BART), BART, sails=8))
    keys = []
    for rolled in ([4, 4], [2, 5]):
        keys.append(evening.question.key)
        evening.answer(rolled)
    assert keys == ["speed-8-1", "speed-8-2"]
    scenes = [t for t in told(evening) if isinstance(t, Result) and len(t.sides) == 2 and not t.against]
    assert [[side.dice[0].face for side in scene.sides] for scene in scenes] == [[4, 4], [2, 5]]
    assert [[side.won for side in scene.sides] for scene in scenes] == [[False, False], [False, True]]


@pytest.mark.rule("PC-VOLLEY-03", "PC-LEG-CH-1", "PC-LEG-06")
def test_a_volley_is_told_with_its_section_and_its_strays() -> None:
    evening = begun(against(lying(ANNE, BART, CLEO), "hook"))
    evening.answer([1, 3, 5])
    assert "Captain Hook fires at Anne (hull): 1 hit. Stray shot: Bart." in evening.notebook("en")
    scene = next(t for t in told(evening) if isinstance(t, Result) and t.against)
    assert [die.did for die in scene.sides[0].dice] == [1, 0, 1]
    evening = begun(against(lying(ANNE, BART, CLEO), "hook"))
    evening.answer([4, 4, 5])
    assert "Captain Hook fires at Anne (hull): 1 hit." in evening.notebook("en") and "Stray" not in evening.notebook(
        "en"
    )
    evening = begun(against(lying(ANNE), "bonny-read"))
    evening.answer([1, 1, 1])
    assert "Anne Bonny & Mary Read fire at Anne (all four sections): no hit." in evening.notebook("en")


@pytest.mark.rule("PC-LEG-CH-1", "PC-BAT-04")
def test_a_die_that_smoke_swallows_is_drawn_as_a_miss() -> None:
    evening = begun(holding(against(lying(ANNE, BART, CLEO), "hook"), BART, "smoke"))
    evening.answer("smoke")
    while evening.question.key.startswith("card-"):
        evening.answer("nothing")
    evening.answer([1, 2, 5])  # Bart's number, and Cléo's
    scene = next(t for t in told(evening) if isinstance(t, Result) and t.against)
    assert [die.did for die in scene.sides[0].dice] == [0, 1, 1]


@pytest.mark.rule("PC-VOLLEY-04")
def test_what_is_refused_comes_last_and_once_for_each_player() -> None:
    evening = begun(against(lying(ANNE, BART, CLEO), "hook"))
    evening.answer([6, 6, 6])
    options = [option.id for option in evening.question.options]
    assert options == [f"fire-{LEGEND}-hull", f"fire-{BART}-hull", f"fire-{CLEO}-hull", "flee"]
    assert [companion.say(option.label, "en") for option in evening.question.options][:2] == [
        "Aim at Captain Hook’s hull",
        "Bart",
    ]
    assert values(evening, "flee") == ["17%", "+1"]
    assert [companion.say(figure.label, "en") for figure in evening.question.options[0].figures][
        2
    ] == "Out of the fight"


@pytest.mark.rule("PC-VOLLEY-03")
def test_a_target_is_named_with_the_section_that_is_aimed_at() -> None:
    options = begun(lying(ANNE, BART)).question.options
    assert [companion.say(option.label, "en") for option in options][:2] == ["Aim at Bart’s hull", "Aim at Bart’s crew"]


@pytest.mark.rule("PC-FLEE-02", "PC-FLEE-03")
def test_flight_says_what_it_risks_and_what_others_get() -> None:
    evening = begun(lying(ANNE, BART))
    assert values(evening, "flee") == ["17%"]
    fire(evening, BART, "hull", [5, 1, 1])
    assert values(evening, "flee") == ["17%", "+1"]
    alone = begun(against(lying(ANNE), "hook"))
    alone.answer([5, 1, 1])
    assert values(alone, "flee") == ["17%"], "nobody is there to gain by it"
    flight = next(option for option in evening.question.options if option.id == "flee")
    assert [figure.good for figure in flight.figures] == [False, False], "neither is good news for who flees"


@pytest.mark.rule("PC-END-03", "A-25")
def test_flight_from_the_last_battle_gives_nobody_fame_and_risks_no_mutiny() -> None:
    s = lying(ANNE, BART, CLEO).with_turn(month=12, phase="tie")
    evening = begun(s)
    fire(evening, BART, "hull", [5, 1, 1])
    assert evening.state.combat.hit == (BART,) and values(evening, "flee") == []


@pytest.mark.rule("PC-VOLLEY-02")
def test_the_order_of_a_fight_is_told_once() -> None:
    evening = begun(lying(ANNE, BART))
    lines = [each for each in happened(evening) if isinstance(each.event, LineFormed)]
    assert [line.announcements != () for line in lines] == [True]
    fire(evening, BART, "hull", [1, 1, 1])
    fire(evening, ANNE, "hull", [1, 1, 1])
    lines = [each for each in happened(evening) if isinstance(each.event, LineFormed)]
    assert [line.announcements != () for line in lines] == [True, False]


@pytest.mark.rule("PC-VOL-03", "A-17")
def test_who_reloads_is_offered_flight_first() -> None:
    evening = begun(holding(lying(ANNE, BART), ANNE, "cannonade"))
    evening.answer("nothing")
    load(evening, "cannonade")
    fire(evening, BART, "hull", [1, 1, 1])
    fire(evening, ANNE, "hull", [1, 1, 1])
    assert [option.id for option in evening.question.options] == [f"fire-{BART}-hull", "flee", "wait"]
    assert evening.question.main == "flee"


@pytest.mark.rule("PC-NAVY-03")
def test_the_navy_s_controller_sees_the_odds() -> None:
    evening = begun(chased(valued(lying(ANNE), ANNE, crew=1)))
    assert values(evening, f"{ANNE}-crew") == ["4", "1.3", "80%"]


@pytest.mark.rule("PC-NAVY-05", "PC-NAVY-08")
def test_a_sunken_navy_leaves_the_board_by_an_order_and_a_pirate_does_not() -> None:
    for s, orders in ((chased(lying(ANNE), sender=BART), 1), (against(lying(ANNE), "hook"), 0)):
        ships = tuple(replace(ship, hull=1) for ship in s.black_ships)
        s = replace(s, black_ships=ships, navy=s.navy and replace(s.navy, hull=1))
        evening = begun(s.with_player(ANNE, parrot=Parrot("trelawney")))
        fire(evening, NAVY if orders else LEGEND, "hull", [6, 1, 1])
        assert (
            len([t for t in told(evening) if isinstance(t, Order) and not t.seat and t.picture == "ship:navy"])
            == orders
        )
        assert ("ship:navy" if orders else "legend:hook") in [t.picture for t in told(evening) if isinstance(t, Fate)]


@pytest.mark.rule("PC-FLEE-01", "PC-VOLLEY-02", "PC-BOARD-03")
def test_what_an_evening_does_not_say_of_a_fight_is_the_usual() -> None:
    """Saved evenings leave out what is usual."""
    s, left = begun(lying(ANNE, BART)).state, ShipLeft(ANNE, True)
    assert [type(telling) for telling in left.announcements(s, BOOK)] == [Fate, Order]
    assert left.apply(s).player(ANNE).island == "cove"
    assert [type(telling) for telling in LineFormed(1, (ANNE, BART)).announcements(s, BOOK)] == [Result]
    deserted = s.with_combat(ships=())
    assert BattleEnded("crew").announcements(deserted, BOOK) == (), "the last ship to leave has told it"
    assert BattleEnded("crew").line(deserted, BOOK) == msg("pc-ev-deserted") and not BattleJoined("crew", ()).quiet


@pytest.mark.rule("PC-VOLLEY-03", "PC-LEG-CA-1")
def test_what_an_evening_of_an_earlier_version_does_not_say_is_left_out() -> None:
    """It kept ready words, and not who took a prize, nor at which section a volley went."""
    s = begun(against(lying(ANNE, BART), "cacafuego")).state
    fired = VolleyFired(ANNE, BART, (5,), 1)
    assert fired == VolleyFired(ANNE, BART, (5,), 1, ("hull",)), "it is taken up again where it was left"
    assert companion.say(fired.line(s, BOOK), "en") == "Anne fires at Bart (all four sections): 1 hit."
    taken = Captured(LEGEND)
    assert taken == Captured(LEGEND, (ANNE,), 3)
    assert taken.announcements(s, BOOK) == (Fate(taken.line(s, BOOK), picture="legend:cacafuego"),)
    assert companion.say(taken.line(s, BOOK), "en") == "Captured: The Cacafuego"


@pytest.mark.parametrize(("words", "sections"), [("section-crew", ("crew",)), ("all-sections", SECTIONS)])
@pytest.mark.parametrize("astray", [False, True])
def test_of_the_words_of_an_earlier_version_the_section_is_kept(
    words: str, sections: tuple[str, ...], astray: bool
) -> None:
    text = {"key": "cove-ev-volley", "args": [["name", "Anne"], ["section", {"key": f"cove-{words}", "args": []}]]}
    if astray:
        text = {"key": "cove-ev-volley-astray", "args": [["said", text], ["names", []]]}
    raw = {"is": "VolleyFired", "v": 1, "shooter": ANNE, "target": BART, "rolled": [5], "hits": 1, "text": text}
    fired = COVE.events.load(raw)
    assert isinstance(fired, VolleyFired) and fired.sections == sections
    with pytest.raises(ValueError, match="validation error"):
        COVE.events.load({**raw, "text": "no words"})


@pytest.mark.rule("PC-LEG-FD-1", "PC-NPC-04")
def test_a_hull_that_is_repaired_is_good_news_for_its_pirate() -> None:
    evening = begun(against(valued(lying(ANNE), ANNE, crew=6), "dutchman"))
    evening.answer([1, 1, 1, 1])
    fire(evening, LEGEND, "hull", [5, 1, 1])
    hulls = [t for t in told(evening) if isinstance(t, Change) and t.picture == "section:hull"]
    assert [(change.before, change.after, change.good) for change in hulls] == [(5, 4, False), (4, 5, True)]
    assert hulls[0].limit == 0, "where it sinks"
    evening.answer([1, 1, 1, 1])
    evening.answer("flee", {"mutiny": [5]})
    assert [t for t in told(evening) if isinstance(t, Change) and t.picture == "section:hull"] == hulls, "it was whole"


@pytest.mark.rule("PC-LEG-CA-1", "A-11")
def test_a_prize_is_told_and_no_fight_is() -> None:
    evening = begun(against(lying(ANNE), "cacafuego"))
    assert evening.question.who == ANNE, "whoever takes it rolls"
    evening.answer([5])
    assert fates(evening) == ["Captured: The Cacafuego"]
    assert "A fight at" not in evening.notebook("en") and "master of the waters" not in evening.notebook("en")
    assert "The Cacafuego falls to Anne: 5 fame." in evening.notebook("en")
    assert [t.sides[0].dice[0].face for t in told(evening) if isinstance(t, Result)] == [5]


@pytest.mark.rule("PC-LEG-CA-1", "PC-LEG-01", "PC-COMBAT-01")
def test_only_what_lies_there_and_is_not_beaten_yet_is_met() -> None:
    s = against(against(lying(ANNE), "cacafuego", "hull"), "hook", "sails", 2)
    assert fleet.prizes(s, BOOK, "crew") == () and fleet.meeting(s, BOOK, "crew") == ()
    beaten = replace(s, black_ships=tuple(replace(ship, island="crew", beaten=True) for ship in s.black_ships))
    assert fleet.prizes(beaten, BOOK, "crew") == () and fleet.meeting(beaten, BOOK, "crew") == ()
    there = replace(s, black_ships=tuple(replace(ship, island="crew") for ship in s.black_ships))
    assert [ship.id for ship in fleet.prizes(there, BOOK, "crew")] == [LEGEND]
    assert fleet.prizes(there.with_player(ANNE, island="hull"), BOOK, "crew") == (), "nobody is there to take it"
    assert fleet.meeting(there, BOOK, "crew") == (ANNE, ShipId("legend-2"))


@pytest.mark.rule("PC-NAVY-08", "A-08")
def test_the_navy_waits_where_it_lies_while_others_fight_elsewhere() -> None:
    s = chased(lying(ANNE, BART, island="hull"), "crew", ANNE).with_player(CLEO, island="crew")
    evening = begun(s)
    evening.answer("flee", {"mutiny": [4]})
    assert evening.state.combat is not None and evening.state.combat.ships == (CLEO, NAVY)
    quiet = begun(lying())
    assert "NavyGone" not in [type(event).__name__ for event in quiet.events]


@pytest.mark.rule("PC-COMBAT-01")
def test_ships_that_nobody_plays_have_colours_of_their_own() -> None:
    s = against(lying(ANNE), "hook")
    assert [ship_colour(s, ship) for ship in (ANNE, LEGEND, NAVY)] == [s.player(ANNE).colour, "legend", "navy"]


@pytest.mark.rule("PC-BOARD-02")
def test_rounds_of_boarding_are_counted() -> None:
    evening = begun(holding(lying(ANNE, BART), ANNE, "smoke", "wind"))
    assert evening.state.combat.round == 1
    evening.answer("smoke")
    assert (evening.state.combat.round, evening.state.combat.cards_in_round) == (2, 0)


@pytest.mark.rule("PC-BOARD-02")
def test_a_card_counts_in_its_round_and_takes_no_treasure_along_unless_it_is_thrown() -> None:
    before = begun(holding(lying(ANNE, BART), ANNE, "smoke", "wind")).state
    after = CardPlayed(ANNE, "smoke", "battle").apply(before)
    assert after.fight.cards_in_round == before.fight.cards_in_round + 1
    assert after.player(ANNE).treasures == before.player(ANNE).treasures
