"""Tavern cards of the owner's on the blank ones (PC-BLANK-01): in the deck, in their windows, and in fights."""

from __future__ import annotations

from typing import Any

import pytest

import companion
from companion.core.events.announcements import Fate, Order
from companion.core.procedures.copied_cards import CopiedCard
from companion.core.questions.kinds import Form
from companion.core.values.frozen_records import replace
from companion.core.values.messages import msg
from companion.games.pirates_cove.cards import tavern_cards
from companion.games.pirates_cove.combat import shots
from companion.games.pirates_cove.islands.visits import card_offer
from companion.games.pirates_cove.model.names import card_does, card_title
from companion.games.pirates_cove.model.records import Combat, Parrot, Played
from companion.games.pirates_cove.model.state import State
from companion.games.pirates_cove.month import arrival, navigation
from companion.games.pirates_cove.ship import strength
from companion.games.pirates_cove.tavern import deck
from companion.games.pirates_cove.tavern.hands import CardPlayed
from companion.library.game_registry import game
from companion.library.sample import load_sample
from companion.library.texts import texts_in
from tests.games.pirates_cove.rules.fights import begun, fire, happened, holding, load, lying, rings
from tests.games.pirates_cove.rules.mats import ANNE, BART, BOOK, CLEO, table
from tests.games.pirates_cove.rules.scene import at

COVE = game("pirates_cove")
pytestmark = pytest.mark.rule("PC-BLANK-01")


def invented(s: State, **cards: dict[str, Any]) -> State:
    """With these cards on the blank ones; as the sample edition has them where nothing else is said."""
    s = replace(s, options=replace(s.options, own_cards=True))
    for kind in tavern_cards.KINDS:
        values = load_sample(COVE)["tavern-card", kind] | cards.get(kind.removeprefix("own-"), {})
        s = s.with_card(CopiedCard("tavern-card", kind, COVE.form("tavern-card", kind).read(values), "sample"))
    return s


def fighting(*played: Played, loaded: tuple[str, ...] = (), **cards: dict[str, Any]) -> State:
    """Anne and Bart in a fight, with these Battle cards in force and these Volley cards on the roll to come."""
    combat = Combat("crew", (ANNE, BART), "volleys", 1, (ANNE, BART), played=played, volley=loaded)
    return replace(invented(lying(ANNE, BART), **cards), combat=combat)


def test_described_cards_are_shuffled_in_where_the_table_wants_them() -> None:
    whole = deck.size(table(), BOOK)
    s = invented(table())
    assert deck.size(s, BOOK) == whole + 3 and tavern_cards.described(s) == tavern_cards.KINDS
    assert deck.size(replace(s, options=replace(s.options, own_cards=False)), BOOK) == whole
    nameless = invented(table(), event={"name": None})
    assert deck.size(nameless, BOOK) == whole + 2 and tavern_cards.EVENT not in tavern_cards.described(nameless)


def test_the_set_up_asks_for_the_cards_and_deals_them() -> None:
    evening = companion.begin("pirates_cove", {"edition": "sample", "own_cards": True}, seed=3)
    assert tavern_cards.described(evening.state) == tavern_cards.KINDS
    at_owner = companion.begin("pirates_cove", {"edition": "owner", "own_cards": True}, seed=3)
    asked = []
    while isinstance(form := at_owner.question, Form) and form.schema in ("mat", "tavern-card"):
        asked.append(form.subject)
        at_owner.answer(dict(COVE.form(form.schema, form.subject).read(load_sample(COVE)[form.schema, form.subject])))
    assert asked == ["mat", *tavern_cards.KINDS]


def test_a_card_is_called_as_its_owner_called_it() -> None:
    s = invented(table(), battle={"words": None})
    assert card_title(s, "own-volley") == msg("pc-card-own", text="Chain Shot")
    assert card_does(s, "own-volley").key == "core-said"
    assert card_does(s, "own-battle").key == "pc-card-own-battle-does"
    assert card_title(s, "wind").key == "pc-card-wind" and card_does(s, "wind").key == "pc-card-wind-does"


def test_a_battle_card_changes_speed_dice_and_what_hits_its_ship() -> None:
    """False Colours: 3 faster, a die less, and only a 6 hits."""
    before, s = fighting(), fighting(Played(ANNE, tavern_cards.BATTLE))
    assert strength.speed(s, BOOK, ANNE).total == strength.speed(before, BOOK, ANNE).total + 3
    assert strength.dice(s, BOOK, ANNE).total == strength.dice(before, BOOK, ANNE).total - 1 == 2
    assert strength.dice(s, BOOK, BART) == strength.dice(before, BOOK, BART)
    assert shots.hit_from(s, BOOK, ANNE, ()).total == 6 and shots.hit_from(s, BOOK, BART, ()).total == 5
    assert shots.hit_from(s, BOOK, ANNE, ("grapeshot",)).total == 3


def test_a_ship_always_has_a_die_left() -> None:
    s = fighting(Played(ANNE, tavern_cards.BATTLE), battle={"dice": -5})
    assert strength.dice(s, BOOK, ANNE).total == 1
    armed = s.with_player(ANNE, parrot=Parrot("silver"))
    assert strength.dice(armed, BOOK, ANNE).total == 1
    six = fighting(Played(ANNE, tavern_cards.BATTLE), battle={"dice": 2}).with_player(ANNE, parrot=Parrot("silver"))
    assert strength.dice(six, BOOK, ANNE).total == 8


def test_a_battle_card_that_shelters_nobody_leaves_the_usual_face() -> None:
    s = fighting(Played(ANNE, tavern_cards.BATTLE), battle={"sheltered": 5})
    assert shots.shelter(s, BOOK, ANNE) is None and shots.hit_from(s, BOOK, ANNE, ()).terms[0].rule == "PC-VOLLEY-03"
    lower = fighting(Played(ANNE, tavern_cards.BATTLE), Played(ANNE, "smoke"), battle={"sheltered": 4})
    assert shots.hit_from(lower, BOOK, ANNE, ()).total == 6


def test_a_volley_card_adds_dice_hits_from_its_own_face_and_recoils() -> None:
    """Chain Shot: a die more, hits from 4, one hit on the own cannon; with Grapeshot the lower face counts."""
    s = fighting(loaded=(tavern_cards.VOLLEY,))
    shot = shots.of_player(s, BOOK, ANNE, BART, "hull")
    assert (shot.dice.total, shot.hit_from.total) == (4, 4)
    assert [(blow.section, blow.hits) for blow in shots.recoil(s, BOOK, shot)] == [("cannon", 1)]
    assert sum(shots.prospect(s, BOOK, shot).hits.values()) == 1
    both = fighting(loaded=("grapeshot", tavern_cards.VOLLEY))
    shot = shots.of_player(both, BOOK, ANNE, BART, "hull")
    assert shot.hit_from.total == 3 and shots.recoil(both, BOOK, shot)[0].hits == 3
    assert (
        shots.of_player(fighting(loaded=(tavern_cards.VOLLEY,)), BOOK, ANNE, BART, "hull").hit_from.terms[0].rule
        == "PC-BLANK-01"
    )


def test_a_volley_card_may_splash() -> None:
    s = invented(fighting(loaded=(tavern_cards.VOLLEY, "magazine")), volley={"splash": 1})
    shot = shots.of_player(s, BOOK, ANNE, BART, "sails")
    found = {(blow.ship, blow.section): blow.hits for blow in shots.blows(s, BOOK, shot, 2)}
    assert found == {(BART, "sails"): 2, (ANNE, "hull"): 4, (BART, "hull"): 4}


def test_a_fight_is_played_with_both() -> None:
    s = invented(lying(ANNE, BART))
    evening = begun(holding(s, ANNE, tavern_cards.BATTLE, tavern_cards.VOLLEY))
    evening.answer(tavern_cards.BATTLE)
    evening.answer("nothing")
    load(evening, tavern_cards.VOLLEY)
    fire(evening, BART, "sails", (4, 3, 4))
    assert rings(evening, BART)[3] == 2 and rings(evening, ANNE)[2] == 2
    played = [each.card for each in evening.state.fight.of(ANNE)]
    assert tavern_cards.VOLLEY in evening.state.discards and tavern_cards.BATTLE in played


@pytest.mark.parametrize("window", tavern_cards.WINDOWS)
def test_an_event_is_offered_in_its_window_alone(window: str) -> None:
    s = invented(at("effects", {ANNE: "hull"}), event={"window": window})
    s = s.with_player(ANNE, hand=(tavern_cards.EVENT,))
    assert (tavern_cards.EVENT in navigation.window(s)) == (window in ("treasure", "courses"))
    assert (tavern_cards.EVENT in arrival.due(s)) == (window == "arrival")
    only = replace(s, discards=("mastercraft",) * 7 + ("outfitter", "outfitter"))
    assert (card_offer(only, BOOK, ANNE) is not None) == (window == "islands")


def test_an_event_is_read_aloud_and_done_by_hand() -> None:
    """At the end of navigation: the card goes to the discards, and nothing else is so."""
    s = invented(at("arrival", {ANNE: "hull", BART: "crew", CLEO: "sails"}))
    evening = companion.begin("pirates_cove", {"edition": "sample"}, seed=4, state=holding(s, ANNE, tavern_cards.EVENT))
    gold = [player.gold for player in evening.state.players]
    evening.answer(f"card-{ANNE}", {"card": tavern_cards.EVENT})
    after = evening.state
    assert after.discards == (tavern_cards.EVENT,) and [player.gold for player in after.players] == gold
    (played,) = (each for each in happened(evening) if isinstance(each.event, CardPlayed))
    fate, order = played.announcements
    assert isinstance(fate, Fate) and isinstance(order, Order) and order.text.key == "pc-order-own-event"
    assert texts_in("fr")(played.line) == "Anne joue Full Moon."


def test_an_event_is_played_before_the_wheels_and_on_a_visit() -> None:
    s = invented(at("navigation", {ANNE: "hull", BART: "crew", CLEO: "sails"}), event={"window": "courses"})
    evening = companion.begin("pirates_cove", {"edition": "sample"}, seed=4, state=holding(s, ANNE, tavern_cards.EVENT))
    evening.answer(tavern_cards.EVENT)
    for island in ("crew", "hull"):
        evening.answer(island)
    assert evening.state.discards == (tavern_cards.EVENT,) and evening.question.key.startswith("wheel-2")
    s = invented(at("effects", {ANNE: "hull", BART: "crew", CLEO: "sails"}), event={"window": "islands"})
    evening = companion.begin("pirates_cove", {"edition": "sample"}, seed=4, state=holding(s, ANNE, tavern_cards.EVENT))
    while not evening.preview("card").verdict.allowed:
        evening.answer("done")
    evening.answer("card", {"card": tavern_cards.EVENT})
    assert evening.state.discards == (tavern_cards.EVENT,)


def _event(entry: Any) -> Any:
    return getattr(entry, "event", None)
