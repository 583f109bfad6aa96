"""Tavern: the deck, hands and who sees them, parrots, Mastercrafts."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from companion.core.events.announcements import Fate, Order
from companion.core.kit.piles import asked
from companion.core.procedures.copied_cards import CardKnown
from companion.core.questions.kinds import Choose, Draw
from companion.core.values.messages import msg
from companion.games.pirates_cove.cards import tavern_cards
from companion.games.pirates_cove.corrections import Corrected
from companion.games.pirates_cove.inventory import INVENTORY
from companion.games.pirates_cove.model.ids import UNKNOWN
from companion.games.pirates_cove.model.names import card_name
from companion.games.pirates_cove.model.records import Combat, Mastercraft, Parrot, Played
from companion.games.pirates_cove.model.state import State
from companion.games.pirates_cove.tavern import crafts, deck, hands, parrots
from tests.games.pirates_cove.rules import scene
from tests.games.pirates_cove.rules.mats import ANNE, BART, BOOK, CLEO, COVE, played, table


def paper(s: State) -> State:
    """With hands on paper."""
    return replace(s, options=replace(s.options, cards="table"))


@pytest.mark.rule("PC-TAV-01", "PC-FAME-01", "PC-SETUP-06")
def test_the_box_holds_forty_two_tavern_cards_one_event_twice() -> None:
    s = table()
    counts = deck.copies(s, BOOK)
    assert sum(counts.values()) == deck.size(s, BOOK) == 42
    assert counts["slip-away"] == 2
    assert len(BOOK.events) == 7 and all(BOOK.card(kind).copies for kind in BOOK.events), "no blank card among them"
    assert sum(BOOK.card(kind).fame * n for kind, n in counts.items()) == 14
    families = {card.family: 0 for card in BOOK.tavern}
    for card in BOOK.tavern:
        families[card.family] += counts[card.id]
    assert families == {"parrot": 4, "mastercraft": 7, "event": 8, "battle": 8, "volley": 6, "fame": 9}


@pytest.mark.rule("PC-TAV-01")
def test_a_deck_that_is_used_up_is_made_anew_of_the_discards() -> None:
    s = table()
    whole = [kind for kind, n in deck.copies(s, BOOK).items() for _ in range(n)]
    s = replace(s.with_player(ANNE, hand=tuple(whole[:-3])), discards=tuple(whole[-3:]))
    assert deck.size(s, BOOK) == 0
    s, happened = played(s, deck.give, BART, 2, "PC-T5-01", answers=("1", "1"))
    assert type(happened[0].event).__name__ == "Reshuffled" and [type(each) for each in happened[0].announcements] == [
        Order
    ]
    assert (s.discards, deck.size(s, BOOK)) == ((), 1)


@pytest.mark.rule("PC-TAV-01", "PC-PARROT-01")
def test_a_parrot_that_a_correction_puts_aboard_leaves_no_deck_of_fewer_than_no_cards() -> None:
    """Whoever drew the last one had told of no parrot."""
    s = paper(replace(table(), discards=("navy", "smoke"))).with_player(BART, hand=(UNKNOWN,) * 40)
    s = Corrected(f"players.{ANNE}.parrot", "flint", "", msg("pc-title")).apply(s)
    assert deck.size(s, BOOK) == 0
    _, happened = played(s, deck.give, CLEO, 1, "PC-T5-01", answers=((),))
    assert [type(each.event).__name__ for each in happened[:2]] == ["Announced", "Reshuffled"]


@pytest.mark.rule("PC-TAV-01", "PC-SETUP-06")
def test_the_deck_on_paper_has_the_event_twice_whether_or_not_somebody_has_told_which() -> None:
    nobody_knows = replace(table(), cards=tuple(card for card in table().cards if card.schema != deck.SCHEMA))
    assert (deck.size(paper(nobody_knows), BOOK), deck.size(paper(table()), BOOK)) == (42, 42)
    assert deck.size(nobody_knows, BOOK) == len(deck.deck(nobody_knows, BOOK).options) == 41, "as the app deals it"
    s = paper(nobody_knows).with_player(ANNE, hand=(UNKNOWN,) * 41)
    _, happened = played(s, deck.give, CLEO, 1, "PC-T5-01", answers=((),))
    assert [type(event.event).__name__ for event in happened] == ["Announced", "CardDrawn"], (
        "the last card is drawn, none are shuffled"
    )


@pytest.mark.rule("PC-TAV-01", "PC-T4-02")
def test_without_any_card_left_nobody_gets_one() -> None:
    s = table()
    whole = [kind for kind, n in deck.copies(s, BOOK).items() for _ in range(n)]
    s, happened = played(s.with_player(ANNE, hand=tuple(whole)), deck.give, BART, 2, "PC-T5-01")
    assert (happened, s.player(BART).hand) == ([], ())


@pytest.mark.rule("PC-TAV-02")
def test_a_card_is_drawn_by_its_place_and_only_its_holder_sees_it() -> None:
    s = table()
    pile = deck.deck(s, BOOK)
    assert pile.unseen and len(pile.options) == 42 and {option.label for option in pile.options} == {pile.back}
    held = s.with_player(ANNE, hand=("smoke", "fame-3")).with_player(BART, hand=("navy",))
    assert COVE.view(held, ANNE).player(ANNE).hand == ("smoke", "fame-3")
    assert COVE.view(held, ANNE).player(BART).hand == (UNKNOWN,)
    assert [p.hand for p in COVE.view(held, "").players] == [(UNKNOWN, UNKNOWN), (UNKNOWN,), ()]
    drawn = scene.asked(s, deck.give, ANNE, 1, "PC-T5-05")
    assert (drawn.who, drawn.secret) == (ANNE, True)
    _, happened = played(s, deck.give, ANNE, 1, "PC-T5-05", answers=(str(pile.things.index("smoke")),))
    assert [event.event.reveals for event in happened] == [True] and happened[0].announcements == (), (
        "no hand moves a card"
    )


@pytest.mark.rule("PC-TAV-02")
def test_a_hand_on_paper_is_only_counted_and_a_parrot_is_told() -> None:
    drawn = scene.asked(paper(table()), deck.give, ANNE, 2, "PC-T5-05")
    assert (drawn.lo, drawn.hi) == (0, 1), "one card at a time"
    s, happened = played(paper(table()), deck.give, ANNE, 2, "PC-T5-05", answers=((), ("silver",)))
    order, card, parrot = happened
    assert [told.seat for told in order.announcements if isinstance(told, Order)] == [ANNE], "her own hands draw both"
    assert not card.event.reveals and isinstance(parrot.event, parrots.ParrotAboard)
    assert (s.player(ANNE).hand, s.player(ANNE).parrot) == ((UNKNOWN,), Parrot("silver"))
    assert deck.size(s, BOOK) == 40
    assert hands.may_hold(s, BOOK, ANNE, "becalmed") and not hands.may_hold(s, BOOK, BART, "becalmed")
    gone = replace(s, discards=("becalmed",))
    assert not hands.may_hold(gone, BOOK, ANNE, "becalmed")
    assert [reason.rule for reason in hands.may_play(gone, BOOK, ANNE, "becalmed").refusals] == ["PC-BAT-01"]


@pytest.mark.rule("PC-PARROT-01")
def test_of_a_hand_on_paper_nobody_asks_for_a_parrot_that_is_out() -> None:
    birds = BOOK.family("parrot")
    drawn = scene.asked(paper(replace(table(), discards=birds[:3])), deck.give, ANNE, 1, "PC-T5-05")
    assert [option.id for option in drawn.options] == [birds[3]]
    s, _ = played(paper(replace(table(), discards=birds)), deck.give, ANNE, 1, "PC-T5-05")
    assert s.player(ANNE).hand == (UNKNOWN,), "there is none, and nothing to ask"


@pytest.mark.rule("PC-PARROT-02", "PC-SCORE-08", "A-22")
@pytest.mark.parametrize(("way", "discards"), [("shuffled", ()), ("discarded", ("flint",))])
def test_the_old_parrot_goes_back_for_a_point_of_fame(way: str, discards: tuple[str, ...]) -> None:
    """Worked example 29: the number of cards that are not aboard is the same afterwards."""
    s = table(A_22=way).with_player(ANNE, parrot=Parrot("flint", wounded=True), fame=3)
    after, happened = played(s, parrots.received, ANNE, "bones", "card-1", answers=("swap",))
    orders = [told.text for event in happened for told in event.announcements if isinstance(told, Order)]
    where = "pc-order-parrot-discard" if discards else "pc-order-parrot-back"
    assert msg(where, parrot=card_name("flint")) in orders, "hands are told what becomes of the old one"
    assert (after.player(ANNE).parrot, after.player(ANNE).fame, after.discards) == (Parrot("bones"), 2, discards)
    assert deck.size(after, BOOK) + len(after.discards) == deck.size(s, BOOK)
    kept, _ = played(s, parrots.received, ANNE, "bones", "card-1", answers=("keep",))
    assert kept.discards == tuple("bones" for _ in discards)
    assert not parrots.ParrotReturned(ANNE, "bones").apply(s).discards, "as evenings before A-22 have it"


@pytest.mark.rule("PC-PARROT-02")
def test_whoever_keeps_the_old_parrot_pays_nothing_and_draws_no_other_card() -> None:
    s = table().with_player(ANNE, parrot=Parrot("flint"), fame=3)
    after, happened = played(s, parrots.received, ANNE, "bones", "card-1", answers=("keep",))
    assert after.players == s.players and [type(event.event).__name__ for event in happened] == ["ParrotReturned"]


@pytest.mark.rule("PC-CRAFT-01", "A-35")
def test_a_ship_has_one_mastercraft_or_one_for_each_section() -> None:
    s = table().with_player(ANNE, hand=("mastercraft",) * 2)
    s, _ = played(s, crafts.attach, ANNE, answers=("hull",))
    assert (s.player(ANNE).crafts, s.player(ANNE).hand) == ((Mastercraft("hull"),), ("mastercraft",))
    assert [reason.rule for reason in crafts.may_attach(s, BOOK, ANNE, "crew").refusals] == ["PC-CRAFT-01"]
    changed = replace(s, options=table(A_23="replaced").options)
    _, happened = played(changed, crafts.attach, ANNE, answers=("crew",))
    (event,) = [event for event in happened if isinstance(event.event, crafts.CraftAttached)]
    assert [told.text.key for told in event.announcements] == ["pc-order-craft-discard", "pc-order-craft"]
    several = replace(s, options=table(A_35="sections").options)
    assert crafts.may_attach(several, BOOK, ANNE, "crew").allowed
    assert not crafts.may_attach(several, BOOK, ANNE, "hull").allowed
    refused, happened = played(s, crafts.attach, ANNE)
    assert refused == s and [event.event.rule for event in happened] == ["PC-CRAFT-01"]


@pytest.mark.rule("PC-CRAFT-01", "A-23")
def test_a_table_may_throw_a_mastercraft_away_for_another() -> None:
    s = table(A_23="replaced").with_player(ANNE, hand=("mastercraft",), crafts=(Mastercraft("hull", damaged=True),))
    s, _ = played(s, crafts.attach, ANNE, answers=("sails",))
    assert (s.player(ANNE).crafts, s.discards) == ((Mastercraft("sails"),), ("mastercraft",))


@pytest.mark.rule("PC-CRAFT-03")
def test_a_damaged_mastercraft_is_repaired_for_one_gold() -> None:
    s = table().with_player(ANNE, crafts=(Mastercraft("hull", damaged=True),), gold=1)
    assert crafts.may_repair(s, BOOK, ANNE, "hull").allowed
    s, _ = played(s, crafts.repair, ANNE, "hull")
    assert (s.player(ANNE).crafts, s.player(ANNE).gold) == ((Mastercraft("hull"),), 0)
    assert len(crafts.may_repair(s, BOOK, ANNE, "hull").refusals) == 2


@pytest.mark.rule("PC-TAV-02")
def test_cards_of_a_hand_are_chosen_in_secret_and_played_openly() -> None:
    s = table().with_player(CLEO, hand=("smoke", "navy"))
    words = {"text": msg("pc-title"), "rule": "PC-BOARD-01", "none": msg("core-no")}
    kinds = hands.playable(s, BOOK, CLEO, "battle")
    choice = hands.card_question(s, BOOK, CLEO, kinds, key="card", **words)
    assert (
        isinstance(choice, Choose) and choice.secret and [o.id for o in choice.options] == ["nothing", "smoke", "navy"]
    )
    assert [o.id for o in choice.options if o.verdict.allowed] == ["nothing", "smoke"], (
        "the other one is only looked at"
    )
    assert choice.options[-1].verdict.refusals[0].rule == BOOK.card("navy").rule
    s, happened = played(s, hands.play, CLEO, "smoke")
    assert (s.player(CLEO).hand, s.discards, happened[0].event.rule) == (("navy",), ("smoke",), "PC-BAT-04")
    (fate,) = happened[0].announcements
    assert isinstance(fate, Fate) and fate.text == msg("pc-card-smoke-does")


@pytest.mark.rule("PC-SETUP-02")
def test_the_app_deals_what_it_draws_for_everybody() -> None:
    pile = deck.deck(table(), BOOK)
    question = asked(pile, key="card", text=msg("pc-title"), rule="PC-TAV-02", who=ANNE, secret=True)
    assert isinstance(question, Draw) and question.unseen


@pytest.mark.rule("PC-TAV-01")
def test_of_hands_on_paper_any_event_may_be_there_twice_until_somebody_has_told_which() -> None:
    s = paper(replace(table(), discards=("navy", "slip-away")).with_player(ANNE, hand=(UNKNOWN,)))
    events = BOOK.events
    assert hands.at_large(s, BOOK, ("navy", "slip-away")) == ("slip-away",)
    assert (hands.may_hold(s, BOOK, ANNE, "navy"), hands.may_hold(s, BOOK, ANNE, "slip-away")) == (False, True)
    nobody_knows = replace(s, cards=tuple(card for card in s.cards if card.schema != deck.SCHEMA))
    assert hands.at_large(nobody_knows, BOOK, events) == events and hands.may_hold(nobody_knows, BOOK, ANNE, "navy")
    twice = replace(nobody_knows, discards=("navy", "navy"))
    assert not hands.may_hold(twice, BOOK, ANNE, "navy")
    for discarded, deck_holds, lie_outside in ((0, 1, 0), (1, 0, 1), (2, 0, 1), (3, -1, 2)):
        s = replace(nobody_knows, discards=("navy",) * discarded)
        assert COVE.pieces(s)["card-navy"] == {"deck": deck_holds, "out": lie_outside}
    dealt = replace(nobody_knows, options=replace(nobody_knows.options, cards="app"))
    assert deck.at_most(dealt, BOOK) == deck.copies(dealt, BOOK), "the app knows what it deals"


@pytest.mark.rule("PC-TAV-01", "PC-BOARD-03")
def test_cards_that_lie_in_a_fight_are_not_in_the_deck() -> None:
    s = table()
    fight = Combat("crew", (ANNE, BART), played=(Played(ANNE, "wind"),), volley=("grapeshot",))
    assert deck.out(replace(s, combat=fight)) == Counter(["wind", "grapeshot"]) and not deck.out(s)
    assert fight.played[0].treasures == 0


@pytest.mark.rule("PC-SETUP-06", "PC-BLANK-01")
def test_a_legend_of_the_owner_is_one_more_only_where_the_table_wants_it() -> None:
    s = table()
    told = CardKnown("legend", "own", (("name", "Nina"),), "owner", rule="PC-BLANK-01")
    wanted = replace(s, options=replace(s.options, own_legend=True))
    assert INVENTORY.supplied(s, told, told.apply(s), BOOK) == {}
    assert INVENTORY.supplied(wanted, told, told.apply(wanted), BOOK) == {"legends": 1}
    assert tavern_cards.window(s) == tavern_cards.WINDOWS[0]
    card = CardKnown(tavern_cards.SCHEMA, tavern_cards.EVENT, (("name", "Storm"),), "owner", rule="PC-BLANK-01")
    shuffled_in = replace(s, options=replace(s.options, own_cards=True))
    assert INVENTORY.supplied(s, card, card.apply(s), BOOK) == {}
    assert INVENTORY.supplied(shuffled_in, card, card.apply(shuffled_in), BOOK) == {f"card-{tavern_cards.EVENT}": 1}


@pytest.mark.rule("PC-SETUP-06")
def test_whoever_tells_of_another_double_event_has_one_card_less_and_one_more() -> None:
    s = table()
    told = CardKnown("box", "box", (("doubled", "navy"),), "owner", rule="PC-SETUP-06")
    assert INVENTORY.supplied(s, told, told.apply(s), BOOK) == {"card-slip-away": -1, "card-navy": 1}
