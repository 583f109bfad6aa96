"""The ship that the app plays: what it says of its deeds and of what it left undone, and what it does not do."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from companion.core.events.announcements import Result, Side
from companion.core.events.event import Event
from companion.core.procedures.copied_cards import CopiedCard
from companion.core.procedures.decision_report import NodePassed
from companion.core.procedures.menus import Menu
from companion.core.procedures.procedure import Context
from companion.core.rules.verdicts import Sum, Term
from companion.core.values.messages import msg
from companion.games.cannon_duel.agenda import AGENDA
from companion.games.cannon_duel.aiming import targeting
from companion.games.cannon_duel.bot import alternatives, decisions, plans
from companion.games.cannon_duel.bot.view import Mind
from companion.games.cannon_duel.bot.weighing import zone_worth
from companion.games.cannon_duel.cards import advanced
from companion.games.cannon_duel.cards.advanced import TRICK, Window
from companion.games.cannon_duel.fire import dodge
from companion.games.cannon_duel.hands import discards
from companion.games.cannon_duel.model.ids import DECKS, SeatId
from companion.games.cannon_duel.model.names import Ctx
from companion.games.cannon_duel.model.options import STRENGTHS
from companion.games.cannon_duel.model.records import Wear
from companion.games.cannon_duel.model.state import State
from companion.games.cannon_duel.ship import losses
from companion.games.cannon_duel.tricks import playing
from companion.games.cannon_duel.turn import phases, setup
from companion.library.texts import LANGUAGES, texts_in
from tests.games.cannon_duel.rules.scene import (
    ANNE,
    BART,
    BOOK,
    Events,
    aimed,
    asked,
    duel,
    laid,
    left,
    loaded,
    played,
    sparring,
    with_hand,
)
from tests.games.cannon_duel.secrets import disguised

HAND = ("spades-9", "spades-8", "hearts-6", "clubs-2", "joker-1")


def told(s: State) -> tuple[State, Events]:
    """What the app says before its ship does anything."""
    command = AGENDA.next(s, BOOK)
    assert command is not None and command.name in plans.COMMANDS  # type: ignore[union-attr]
    return played(s, plans.COMMANDS[command.name])  # type: ignore[union-attr]


def ctx(s: State) -> Ctx:
    """A table on which nothing has happened yet."""
    return Context(s, BOOK)


def undone(events: list[Event[Any]]) -> list[str]:
    """What it says it left undone, in English."""
    nodes = [event for event in events if isinstance(event, NodePassed) and event.answer == "no"]
    return [texts_in("en")(node.text) for node in nodes]


@pytest.mark.parametrize("strength", STRENGTHS)
def test_the_deed_is_told_once_and_what_was_left_undone_only_to_who_asks(strength: str) -> None:
    s, happened = told(sparring(*HAND, strength=strength))
    assert [type(each).__name__ for each in happened[:1]] == ["PlanTold"] and s.turn.plan
    assert [isinstance(telling, Result) for telling in happened.announcements] == [True]
    assert [each.line is not None for each in happened.happened] == [True, *([False] * (len(happened) - 1))]
    assert s.report is not None and s.report.actor == BART
    answers = [node.answer for node in s.report.nodes]
    assert answers == ["no"] * alternatives.MOST + [""], "three things left undone, then the deed"
    for lang in LANGUAGES:
        assert all("⟦" not in texts_in(lang)(node.text) for node in s.report.nodes if node.text is not None)


def test_each_thing_left_undone_says_what_it_promised() -> None:
    s = aimed(laid(sparring(*HAND), ANNE), ANNE, 1, left="clubs-3")
    _, happened = told(s)
    assert undone(happened) == [
        "Fire a broadside, with a flush of 2 cards: Anne would lose 2 markers and 1 Aim card",
        "Aim: 4 places beside my targets are still empty",
        "Prepare: 1 more card in my hand",
    ]


def test_what_was_left_undone_says_nothing_of_the_hand() -> None:
    """Whatever the app holds, after the same deed the same is said of all others."""
    chance = Random(5)
    seen = set()
    for phase, taken in (("actions", 0), ("actions", 1), ("fire", 2)):
        s = sparring(*HAND, phase=phase, taken=taken).with_turn(aimed=True)
        for trial in range(12):
            other = disguised(s, ANNE, chance) if trial else s
            menu = phases.follows(other, BOOK)
            assert isinstance(menu, Menu)
            done = next(each for each in menu.commands if each.name in ("aim", "hold-fire"))
            seen.add(
                (phase, taken, tuple((each.id, each.text) for each in alternatives.instead(other, BOOK, BART, done)))
            )
    assert len(seen) == 3


def test_the_decisions_of_a_turn_stand_together_and_make_room_for_those_of_the_next() -> None:
    s, _ = told(sparring(*HAND))
    first = s.report
    s, _ = told(s.with_turn(plan="", taken=1))
    assert first is not None and s.report is not None and s.report.nodes[: len(first.nodes)] == first.nodes
    later, _ = told(s.with_turn(plan="", taken=0, number=6))
    assert later.report is not None and {node.id.split("-")[0] for node in later.report.nodes} == {"6"}


def test_at_what_it_aims_after_a_shot_stands_with_the_other_decisions_of_the_turn() -> None:
    s, _ = told(sparring(*HAND))
    first = s.report
    aims, _ = told(s.with_turn(plan="", phase="draw", taken=2))
    assert first is not None and aims.report is not None and aims.report.nodes[: len(first.nodes)] == first.nodes
    assert len(aims.report.nodes) > len(first.nodes)


def test_a_deed_without_any_other_says_so() -> None:
    """The last action has to be Aim (CD-TURN-02)."""
    s, _ = told(sparring(*HAND, taken=1))
    assert s.report is not None
    assert [(node.answer, node.text.key) for node in s.report.nodes if node.text][:1] == [("yes", "cd-plan-must")]


def test_after_a_shot_it_tells_at_what_it_aims_and_at_what_it_could_have_aimed() -> None:
    s = sparring(*HAND, phase="draw", taken=2)
    assert plans.aims_anew(s)
    aims, happened = told(s)
    assert not happened.announcements, "the order to move the Crosshair told it"
    assert aims.report is None or aims.report.nodes[-1].text is not None
    assert "bow deck: 4 sailors, 2 targets" in undone(happened)
    assert AGENDA.next(aims, BOOK).name == "draw-phase"  # type: ignore[union-attr]
    assert not plans.aims_anew(aimed(s, BART, 1, left="spades-9")), "after a shot held back nothing is new"
    assert not plans.aims_anew(s.with_turn(seat=ANNE))


@pytest.mark.parametrize("strength", STRENGTHS[1:])
def test_with_empty_cannons_it_still_aims_where_something_is_to_be_hit(strength: str) -> None:
    s = left(sparring(*HAND, strength=strength), ANNE, sails_bow=0, sails_centre=0)
    s = loaded(loaded(s, BART, "bow"), BART, "stern")
    mind = Mind(s, BOOK, BART)
    ranked = sorted((zone.id for zone in s.player(ANNE).zones), key=lambda zone: -zone_worth(mind, "bow", zone))
    assert ranked[-1] in ("sails-bow", "sails-centre") and s.player(ANNE).zone(ranked[0]).strength > 3


def test_a_joker_is_told_as_one() -> None:
    s, happened = told(sparring("joker-1", strength="boatswain"))
    assert texts_in("en")(happened.happened[0].line) == "Vigie: I aim with a joker."  # type: ignore[arg-type]
    assert s.turn.plan == "aim-joker-1"


@pytest.mark.parametrize(("strength", "plays"), [("cabin-boy", False), ("boatswain", True), ("captain", True)])
def test_a_dirty_trick_is_played_on_a_shot_that_does_damage(strength: str, plays: bool) -> None:
    s = sparring(*HAND, strength=strength, dirty_tricks=True, phase="fire", taken=2)
    for card, when in (("1", "fire"), ("2", "dodge")):
        values = advanced.trick_form(card).read({"name": "Card", "window": when, "damage": 1})
        s = s.with_card(CopiedCard(TRICK, card, values, "sample"))
    s = s.with_player(BART, tricks=("1", "2"))

    def said(when: Window, damage: int) -> object:
        total = Sum(msg("cd-sum-damage"), (Term(msg("cd-term-cards"), damage),))
        stands = Result(msg("cd-sum-damage"), (Side(msg("core-said", text="Vigie"), total=total),))
        question = asked(s, playing.in_window, BART, when, f"{when}-trick", stands=stands)
        return decisions.answer(s, BOOK, question)

    nothing = playing.NOTHING
    assert said("fire", 1) == said("fire", 0) == ("trick-1" if plays else nothing)
    assert said("dodge", 1) == ("trick-2" if plays else nothing)
    assert said("fire", -1) == said("dodge", 0) == nothing, "it would not take a marker, or save one"
    untold = asked(s, playing.in_window, BART, "fire", "fire-trick", stands=Result(msg("cd-sum-damage")))
    assert decisions.answer(s, BOOK, untold) == nothing


@pytest.mark.rule("CD-SETUP-03", "CD-EFF-07")
@pytest.mark.parametrize("strength", STRENGTHS)
def test_its_officers_stand_where_most_markers_are_and_apart_as_long_as_there_is_room(strength: str) -> None:
    def decks(s: State) -> tuple[object, object]:
        """Where the captain goes, then the mate."""
        free = setup._with_room(s.player(BART))
        captain = decisions.answer(s, BOOK, setup._placing(s.player(BART), "captain", free))
        s = setup.OfficerPlaced(BART, "captain", captain).apply(s)  # type: ignore[arg-type]
        free = setup._with_room(s.player(BART))
        return captain, decisions.answer(s, BOOK, setup._placing(s.player(BART), "mate", free))

    s = sparring(strength=strength)
    for deck in DECKS:
        s = s.with_zone(BART, deck, officers=(), markers=s.player(BART).zone(deck).spaces)
    assert decks(s) == ("deck-centre", "deck-bow")
    wide = s.with_zone(BART, "deck-stern", spaces=5, markers=5)
    assert decks(wide) == ("deck-centre", "deck-stern")
    narrow = s.with_zone(BART, "deck-bow", spaces=0, markers=0).with_zone(BART, "deck-stern", spaces=0, markers=0)
    assert decks(narrow) == ("deck-centre", "deck-centre"), "the only deck with any space"


@pytest.mark.rule("CD-TURN-02")
def test_what_it_planned_and_may_not_do_any_more_is_not_answered() -> None:
    """Somebody has corrected its hand by hand after it had told its plan."""
    s, _ = told(sparring("joker-1", strength="boatswain"))
    assert s.turn.plan == "aim-joker-1"
    menu = phases.follows(with_hand(s, BART, "clubs-2"), BOOK)
    assert isinstance(menu, Menu)
    assert not menu.admits(s.turn.plan) and decisions.answer(s, BOOK, menu) == decisions.usual(menu) == "aim-likely"


@pytest.mark.rule("CD-TURN-03", "CD-TARGET-02", "A-01")
@pytest.mark.parametrize("strength", STRENGTHS)
def test_it_never_aims_anew_where_the_table_does_not_allow_it(strength: str) -> None:
    """Where another zone has to be aimed at, the one under the crosshair is barred for both cannons."""
    s = sparring(*HAND, strength=strength).with_player(BART, active="stern")
    first = decisions.answer(s, BOOK, asked(s, targeting.aim_at, BART, "CD-FIRE-S7", "aim"))
    barred = {"bow": str(first), "stern": str(first)}
    question = asked(s, targeting.aim_at, BART, "CD-TURN-03", "aim", barred=barred)
    wanted = decisions._target(Mind(s, BOOK, BART), question)
    assert wanted != first and question.admits(wanted)


@pytest.mark.rule("CD-DODGE-01")
@pytest.mark.parametrize("strength", STRENGTHS)
def test_it_spends_a_run_on_a_shot_and_none_where_nothing_is_told_of_it(strength: str) -> None:
    s = with_hand(sparring(strength=strength), BART, "hearts-5", "hearts-6").with_turn(seat=ANNE)

    def said(*sides: Side) -> object:
        stands = Result(msg("cd-sum-damage"), sides)
        total = Sum(msg("cd-sum-damage"), (Term(msg("cd-term-cards"), 2),))
        question = asked(s, dodge.defend, BART, lambda parried: total, lambda so_far: stands)
        return decisions.answer(s, BOOK, question)

    shot = Sum(msg("cd-sum-damage"), (Term(msg("cd-term-cards"), 2),))
    assert said(Side(msg("core-said", text="Anne"), total=shot)) == ("hearts-5", "hearts-6")
    assert said() == said(Side(msg("core-said", text="Anne"))) == ()


@pytest.mark.rule("CD-BROAD-06", "CD-EFF-10")
@pytest.mark.parametrize(("ruling", "taken"), [("owner", None), ("attacker", "deck-bow")])
def test_it_spares_its_own_officers_and_where_it_chooses_takes_those_of_the_other(
    ruling: str, taken: str | None
) -> None:
    """A-02: a shot and a Broadside cost what the attacker chooses, one's own Disaster what its owner does."""
    s = sparring(*HAND, rulings={"A-02": ruling})

    def said(ship: SeatId, rule: str, who: SeatId) -> object:
        question = asked(s, losses.from_layer, ship, "deck", 1, rule, "hit", who)
        return decisions.answer(s, BOOK, question) if question.who == BART else None

    assert said(BART, "CD-EFF-10", BART) == "deck-centre", "no officer stands there"
    assert said(BART, "CD-BROAD-06", losses.chooser(s, BART)) == ("deck-centre" if taken is None else None)
    assert said(ANNE, "CD-BROAD-06", losses.chooser(s, ANNE)) == taken


@pytest.mark.rule("CD-FIRE-S6", "CD-EFF-07")
@pytest.mark.parametrize(("ruling", "who", "lost"), [("owner", ANNE, "none"), ("attacker", BART, "captain")])
def test_who_chooses_is_likely_to_keep_the_own_officers_and_to_take_those_of_the_other(
    ruling: str, who: SeatId, lost: str
) -> None:
    """A-02."""
    s = sparring(*HAND, rulings={"A-02": ruling})
    question = asked(s, losses.from_zone, ANNE, "deck-bow", 1, "CD-FIRE-S6", "hit", losses.chooser(s, ANNE))
    assert (question.who, question.default) == (who, lost)
    assert decisions.answer(s, BOOK, question) == lost


@pytest.mark.rule("CD-ADV-05")
def test_a_dirty_trick_costs_it_where_it_can_best_spare_and_mends_where_it_needs_most() -> None:
    s = sparring(*HAND, dirty_tricks=True)
    values = advanced.trick_form("1").read(
        {"name": "Card", "window": "action", "hits": "deck", "hit-markers": 1, "mends": "deck", "mended-markers": 1}
    )
    s = left(s.with_card(CopiedCard(TRICK, "1", values, "sample")), BART, deck_bow=1, deck_centre=5)
    hit = asked(s.with_player(ANNE, tricks=("1",)).with_turn(seat=ANNE), playing.play_trick, ANNE, "1")
    assert (hit.who, decisions.answer(s, BOOK, hit)) == (BART, "deck-centre")
    mend = asked(s.with_player(BART, tricks=("1",)), playing.play_trick, BART, "1", answers=["deck-centre"])
    assert (mend.who, decisions.answer(s, BOOK, mend)) == (BART, "deck-bow")


def test_what_a_turn_has_left_of_both_ships_is_noted_when_the_next_one_begins() -> None:
    s = left(duel(), BART, hull_centre=1, deck_bow=0)
    s, _ = played(s.with_turn(phase="draw"), phases.draw_phase)
    whole = sum(zone.spaces for zone in s.player(ANNE).zones)
    assert s.turn.number == 2 and s.wear == (Wear(1, ANNE, whole, 14), Wear(1, BART, whole - 3 - 3, 11))


@pytest.mark.rule("CD-DRAW-02")
def test_of_a_hand_far_over_its_limit_what_is_worth_least_goes() -> None:
    """Not every selection is weighed: of 27 cards 17 can be chosen in eight million ways."""
    hand = tuple(f"{suit}-{n}" for suit in ("spades", "hearts", "clubs") for n in range(1, 10))
    s = with_hand(sparring(*HAND), BART, *hand)
    over = len(hand) - BOOK.numbers.hand_limit
    question = asked(s, discards.by_choice, BART, over, "CD-DRAW-02", "limit", msg("core-yes"), "limit")
    given = decisions.answer(s, BOOK, question)
    assert isinstance(given, tuple) and question.admits(given) and len(given) == over
    mind = Mind(s, BOOK, BART)
    assert max(map(mind.card, given)) <= min(mind.card(card) for card in hand if card not in given)
    mate = with_hand(sparring(*HAND, strength="boatswain"), BART, *hand)
    assert decisions.answer(mate, BOOK, question) == hand[:over], "to whom one is worth as much as another"
