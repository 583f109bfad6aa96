"""The boards of the cannon duel: ships zone by zone, Target cards, reserve, tally, set-up."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, get_args

import flet as ft
import pytest

from companion.core.procedures.decision_report import Node, Report
from companion.core.values.messages import msg
from companion.games.cannon_duel.cards.target_cards import SIGNS
from companion.games.cannon_duel.hands.deck import all_cards
from companion.games.cannon_duel.model.ids import (
    DISASTERS,
    GRADES,
    GUNS,
    MOUNTS,
    OFFICERS,
    PENALTIES,
    SHOTS,
    SUITS,
    ZONES,
)
from companion.games.cannon_duel.model.options import Options
from companion.games.cannon_duel.model.records import Ending, ShotResult, Tally, Wear
from companion.games.cannon_duel.model.state import Phase, State
from companion.games.cannon_duel.turn.setup import first_state
from companion.library.game_registry import game
from companion.library.texts import LANGUAGES, texts_in
from companion.paths import assets
from companion.ui.art import is_drawn, picture
from companion.ui.gamekit.ending import Curves
from companion.ui.gamekit.frame import Frame
from companion.ui.games.cannon_duel.art import board, tracks
from companion.ui.games.cannon_duel.art.board import PANELS, places
from companion.ui.games.cannon_duel.art.targets import LaidAim, target_card
from companion.ui.games.cannon_duel.faces import face
from companion.ui.games.cannon_duel.figures import figures, news
from companion.ui.games.cannon_duel.pieces import spaces, vessel
from companion.ui.games.cannon_duel.plan import PlanPage
from companion.ui.games.cannon_duel.players import FirstSide, SecondSide
from companion.ui.games.cannon_duel.screens import RULES, SCREENS
from companion.ui.games.cannon_duel.ships import ShipsPage
from companion.ui.games.cannon_duel.stock import StockPage
from companion.ui.games.cannon_duel.summary import DeedsPage, by_turn, curves, ranked
from companion.ui.games.cannon_duel.target_cards import AimsPage
from companion.ui.look.language import Lang
from companion.ui.look.palette import DARK, LIGHT
from companion.ui.look.theme import Look, LookContext
from companion.ui.setup.wizard import Wizard
from tests.games.cannon_duel.rules.scene import ANNE, BART, BOOK, aimed, duel, laid, left, with_hand
from tests.support.boards import Sight
from tests.ui.fakeclient import FakeClient

DUEL = game("cannon_duel")
FR = texts_in("fr")
BROKEN = {texts_in(lang)(msg("foundation-broken-part")) for lang in LANGUAGES}
FRAME, PHONE = Frame(False, print, print), Frame(True, print, print, 390)
FRESH = first_state(Options(), BOOK)


def battle() -> State:
    """Anne's turn: Bart has lost nine planks and a hull zone, Anne her Captain."""
    s = left(duel(), BART, hull_bow=0, hull_centre=1, hull_stern=4, sails_centre=0, deck_bow=0)
    s = s.with_zone(BART, "hull-bow", disaster="turned").with_player(BART, disasters=("sails",))
    s = left(s, ANNE, deck_bow=4, deck_centre=5).with_zone(ANNE, "deck-bow", officers=())
    s = aimed(aimed(s, ANNE, 1, left="spades-9", below="hearts-6"), ANNE, 2, left="joker-1=8")
    s = with_hand(s, ANNE, "spades-4", "hearts-7", "clubs-1")
    s = s.with_player(ANNE, swerves=(7, 8), broadsides=("spades",), discards=("clubs-9", "hearts-9"))
    s = s.with_player(BART, dodges=(3, 4), tricks=("1", "2"), reputation="3")
    return replace(
        s,
        volley=ShotResult(BART, "deck-bow", ("good", "perfect"), 2),
        tallies=(Tally(ANNE, 5, 9, 3), Tally(BART, 4, 6, 1)),
    )


def room_of(state: State, before: State | None = None) -> Any:
    return Sight(DUEL, state, before)


def screen_of(build: Callable[[], ft.Control], lang: str = "fr", look: Look | None = None) -> FakeClient:
    def main(page: ft.Page) -> None:
        page.render(lambda: Lang(lang, lambda: LookContext(look or Look(DARK), build)))

    return FakeClient(main)


def labels(screen: FakeClient) -> set[str]:
    return {each.semantics_label for each in screen.find(ft.Image) if each.semantics_label}


# --- pictures


def test_everything_that_options_and_events_name_is_drawn() -> None:
    wanted = {f"aim:{card}" for card in (*all_cards(BOOK), "unknown")}
    for family, things in (
        ("shot", SHOTS),
        ("marker", ("sail", "sailor", "plank")),
        ("officer", (*OFFICERS, "both", "none")),
        ("penalty", PENALTIES),
        ("zone", ZONES),
        ("cannon", MOUNTS),
        ("gun", GUNS),
        ("load", ("none/none", "ball-chain/grape", "chain/ball-grape", "grape-grape/none")),
        ("sign", SIGNS),
        ("grade", GRADES),
        ("disaster", DISASTERS),
        ("ending", ("officers", "sunk")),
        ("token", ("deck", "target", "reputation", "dirty-trick")),
        ("suit", SUITS),
    ):
        wanted |= {f"{family}:{thing}" for thing in things}
    assert not sorted(name for name in wanted if not is_drawn(name))


def test_every_picture_that_the_rules_name_is_drawn() -> None:
    found = set()
    for file in (assets().parent / "companion" / "games" / "cannon_duel").rglob("*.py"):
        found |= set(
            re.findall(r'"((?:token|icon|marker|shot|officer|penalty|disaster):[a-z0-9_-]+)"', file.read_text())
        )
    assert found and not [name for name in found if not is_drawn(name)]


def test_a_joker_shows_the_value_that_was_declared() -> None:
    assert picture("aim:joker-1") != picture("aim:joker-1", value="6") != picture("aim:joker-1", value="7")
    assert picture("aim:unknown") != picture("aim:unknown", value="7")


# --- ships


@pytest.mark.rule("CD-PATCH-06", "CD-EFF-06")
def test_markers_lie_on_penalty_spaces_first_and_what_is_bare_shows_its_penalty() -> None:
    s = battle()
    zone = s.player(BART).zone("deck-bow")
    drawn = spaces(zone)
    assert len(drawn) == zone.spaces == 4
    assert [(each.on, each.penalty) for each in drawn] == [
        ("captain", "no-fire"),
        ("", "cannon"),
        ("", "cannon"),
        ("", ""),
    ]
    assert tuple(each.penalty for each in drawn if not each.on and each.penalty) == zone.bare


@pytest.mark.rule("CD-TARGET-02")
def test_a_ship_shows_where_the_other_one_aims_and_which_disasters_still_lie_there() -> None:
    each = vessel(battle(), BOOK, BART)
    by_zone = {berth.zone: berth for berth in each.berths}
    assert [zone for zone, berth in by_zone.items() if berth.aimed] == ["hull-centre"]
    assert by_zone["hull-centre"].aimed == vessel(battle(), BOOK, ANNE).paint
    assert [by_zone[zone].disaster for zone in ZONES[6:]] == ["turned", "hidden", "hidden"]
    assert board.ship(each.berths, each.paint) != board.ship(vessel(duel(), BOOK, BART).berths, each.paint)


def test_every_number_of_spaces_fits_into_every_zone() -> None:
    for zone, (_, (left_, top, width, height)) in PANELS.items():
        for n in range(1, 13):
            found = places(n, PANELS[zone][1])
            assert len(found) == len(set(found)) == n
            for x, y, side in found:
                assert left_ - 0.01 <= x and x + side <= left_ + width + 0.01, zone
                assert top - 0.01 <= y and y + side <= top + height + 0.01, zone


@pytest.mark.rule("CD-EFF-05", "CD-EFF-08")
def test_cannons_penalties_and_missing_planks_of_a_ship() -> None:
    s = left(battle(), BART, deck_stern=0).with_zone(BART, "deck-stern", officers=())
    each = vessel(s, BOOK, BART)
    assert (each.missing, each.sunk_at) == (9, 10)
    assert dict(each.bare) == {"no-fire": 1, "cannon": 4, "sail": 2}
    assert [(cannon.mount, cannon.active, cannon.silenced, cannon.room) for cannon in each.cannons] == [
        ("bow", True, False, 0),
        ("stern", False, True, 0),
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_each_side_shows_a_ship_with_its_planks_and_tracks(lang: str) -> None:
    t = texts_in(lang)
    async with screen_of(lambda: SecondSide(room_of(battle())), lang) as screen:
        assert "ship-seat-2" in screen.names() and {"9/10", "Bart"} <= set(screen.texts())
        assert t(msg("cd-ui-planks", n=9, all=10)) in labels(screen)
        assert t(msg("cd-ui-used", n=2, what=(msg("core-said-number", n=3), msg("core-said-number", n=4)))) in labels(
            screen
        )
        assert any(t(msg("cd-zone-hull-bow")) in label for label in labels(screen))
    async with screen_of(lambda: FirstSide(room_of(FRESH)), lang) as screen:
        assert "ship-seat-1" in screen.names() and t(msg("cd-ui-no-board")) in screen.texts()


async def test_what_has_just_changed_is_marked() -> None:
    before, after = duel(), left(with_hand(duel(), ANNE, "clubs-1"), BART, hull_centre=2)
    assert news(room_of(after, before)) == {"seat-1.hand": 1, "seat-2.hull-centre": -2, "seat-2.planks": 2}
    assert figures(FRESH) == {"seat-1.hand": 0, "seat-2.hand": 0}
    async with screen_of(lambda: SecondSide(room_of(after, before))) as screen:
        assert "▲2" in screen.texts()
    assert board.ship([replace(vessel(after, BOOK, BART).berths[7], by=-2)], "#123456") != board.ship(
        [vessel(after, BOOK, BART).berths[7]], "#123456"
    )


async def test_both_ships_stand_beside_each_other_where_there_is_room() -> None:
    for width in (704, 428):
        page = Frame(False, print, print, width)
        async with screen_of(partial(ShipsPage, room_of(battle()), page)) as screen:
            assert {"board-of-seat-1", "board-of-seat-2", "rule-CD-EFF-01"} <= screen.names()
            assert FR(msg("cd-ui-penalty-sail", n=2)) in screen.texts()


# --- tracks and Target cards


@pytest.mark.rule("CD-BROAD-05", "CD-SWERVE-04", "CD-EFF-08")
def test_what_is_used_up_is_struck_through_and_not_only_of_another_colour() -> None:
    struck = tracks.values((7,), 10).count("<path") - tracks.values((), 10).count("<path")
    assert struck == tracks.suits(("spades",), 10).count("<path") - tracks.suits((), 10).count("<path") == 1
    assert tracks.planks(3, 10) != tracks.planks(4, 10)


@pytest.mark.rule("CD-AIM-04")
def test_a_target_card_frames_the_cell_in_which_its_aim_cards_meet() -> None:
    (first, second) = vessel(battle(), BOOK, ANNE).aims
    assert first.grid is not None and first.grade == "perfect" and second.grade == "missed"
    aimed_at = target_card(first.grid, first.left, first.below)
    beside = target_card(first.grid, LaidAim("spades-9", 9), LaidAim("hearts-5", 5))
    alone = target_card(first.grid, first.left, None)
    assert len({aimed_at, beside, alone, target_card(None, first.left, None)}) == 4


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_targets_page_says_what_each_card_comes_to_and_the_last_shot(lang: str) -> None:
    t = texts_in(lang)
    async with screen_of(lambda: AimsPage(room_of(battle()), FRAME), lang) as screen:
        assert {"aim-of-seat-1", "aim-of-seat-2", "last-volley"} <= screen.names()
        assert {t(msg("cd-grade-perfect")), t(msg("cd-grade-missed")), t(msg("cd-grade-hasty"))} <= set(screen.texts())
    bare = replace(laid(laid(duel(), ANNE, 0), BART, 0), volley=None)
    async with screen_of(lambda: AimsPage(room_of(bare), FRAME), lang) as screen:
        assert t(msg("cd-ui-no-target")) in screen.texts()


async def test_a_card_that_nobody_copied_is_to_be_read_at_the_table() -> None:
    s = aimed(laid(duel(), ANNE, known=False), ANNE, 1, left="spades-9", below="hearts-6")
    assert vessel(s, BOOK, ANNE).aims[0].grade is None
    async with screen_of(lambda: AimsPage(room_of(s), FRAME)) as screen:
        assert FR(msg("cd-ui-grade-unknown")) in screen.texts()


# --- what is left


@pytest.mark.rule("CD-COMP-05")
@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_reserve_counts_bag_decks_and_hidden_cards(lang: str) -> None:
    t = texts_in(lang)
    async with screen_of(lambda: StockPage(room_of(battle()), FRAME), lang) as screen:
        assert {"cards-of-seat-1", "cards-of-seat-2"} <= screen.names()
        for shot, n in (("ball", 2), ("chain", 3), ("grape", 3)):
            assert t(msg("cd-ui-shots-left", shot=msg(f"cd-shot-{shot}"), n=n, all=5)) in screen.texts()
        assert t(msg("cd-ui-discards", n=2)) in screen.texts()
        assert t(msg("cd-ui-tricks-left", n=2)) in screen.texts()
        assert t(msg("cd-card", value=9, suit=msg("cd-suit-hearts"))) in labels(screen)
        hand = t(msg("cd-card", value=4, suit=msg("cd-suit-spades")))
        assert hand not in {*screen.texts(), *labels(screen)}


# --- the end


@pytest.mark.rule("CD-WIN-01")
def test_the_winner_stands_first_and_both_stand_equal_before() -> None:
    assert [(player.id, rank) for player, rank in ranked(battle())] == [(ANNE, 1), (BART, 1)]
    won = replace(battle(), outcome=Ending(BART, "officers"))
    assert [(player.id, rank) for player, rank in ranked(won)] == [(BART, 1), (ANNE, 2)]


@pytest.mark.parametrize(("by", "rule"), [("officers", "CD-EFF-07"), ("sunk", "CD-EFF-08")])
async def test_the_last_page_says_who_won_and_how(by: Any, rule: str) -> None:
    s = replace(battle(), outcome=Ending(ANNE, by))
    async with screen_of(lambda: SCREENS.summary(room_of(s), FRAME)) as screen:
        assert FR(msg("cd-ui-wins", name="Anne")) in screen.texts()
        assert rule in screen.texts() and "9/10" in screen.texts()


def test_the_curves_follow_both_ships_from_the_set_up_to_the_turn_under_way() -> None:
    lines = (Wear(0, ANNE, 36, 14), Wear(0, BART, 36, 14), Wear(1, ANNE, 36, 14), Wear(1, BART, 33, 12))
    s = replace(battle(), wear=lines).with_turn(number=3)
    assert [line.planks for line in by_turn(s, s.player(BART))] == [14, 12, 12, 5], "nothing was noted of turn 2"
    aboard, missing = (part for part in curves(s, BOOK) if isinstance(part, Curves))
    assert (aboard.goal, missing.goal, missing.last) == (0, BOOK.numbers.sunk_at, 3)
    assert [side.curve.values for side in missing.sides] == [(0, 0, 0, 0), (0, 2, 2, 9)]
    assert [side.points for side in aboard.sides] == [player.aboard for player in s.players]
    assert curves(battle(), BOOK) == [], "nothing to draw before a turn is over"


async def test_whoever_asks_is_shown_what_the_ship_of_the_app_decided_and_left_undone() -> None:
    nodes = (
        Node("4-actions-0-prepare", "CD-PREP-01", "no", msg("cd-other-prepare", n=1)),
        Node("4-actions-0", "CD-TURN-02", "", msg("cd-why-aim-joker")),
        Node("4-fire-2", "CD-FIRE-01", "", msg("cd-why-hold")),
    )
    alone = duel(mode="partner", seats=Options().seats[:1])
    s = replace(alone, report=Report(BART, nodes))
    async with screen_of(partial(PlanPage, room_of(s), FRAME)) as screen:
        for told in (nodes[0].text, nodes[1].text, nodes[2].text, msg("cd-ui-plan-covered")):
            assert told is not None and FR(told) in screen.texts()
        assert "node-1" in screen.names()
    async with screen_of(partial(PlanPage, room_of(alone), FRAME)) as screen:
        assert screen.texts() == [FR(msg("cd-ui-no-plan"))]
    assert SCREENS.decision in {tab.id for tab in SCREENS.tabs_of(alone)}
    assert SCREENS.decision not in {tab.id for tab in SCREENS.tabs_of(duel())}, "nobody asks why people do what they do"


# --- the rest


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_top_bar_tells_the_phase_and_which_ship_is_close_to_its_end(lang: str) -> None:
    t = texts_in(lang)
    chips = list(SCREENS.chips(battle(), BOOK))
    assert [chip.rule for chip in chips] == ["CD-TURN-01", "CD-TURN-02", "CD-EFF-07", "CD-EFF-08"]
    assert set(RULES) == set(get_args(Phase))
    for phase in ("actions", "fire", "draw"):
        (first, second, *_) = SCREENS.chips(battle().with_turn(phase=phase), BOOK)
        assert first.remark is not None and t(first.remark) == "Anne"
        assert second.rule == RULES[phase] and t(second.words)
    assert [t(chip.words) for chip in SCREENS.chips(FRESH, BOOK)] == [t(msg("cd-ui-setting-up"))]


def test_copied_components_are_told_by_what_they_are() -> None:
    trick = face("dirty-trick", "7", {"name": "Fog", "words": "Draw two cards."})
    assert trick is not None and FR(trick.label) == "Fog" and trick.note is not None
    for schema, subject in (
        ("duel-board", "blue"),
        ("cannon-tile", "carronade"),
        ("target-card", "3"),
        ("disaster", "third"),
    ):
        shown = face(schema, subject, {})
        assert shown is not None and is_drawn(shown.picture) and FR(shown.label)
    assert face("reputation", "1", {}) is None and face("nothing", "x", {}) is None


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_page_can_be_drawn_light_and_large_on_a_phone(lang: str) -> None:
    look = Look(LIGHT, 1.5)
    for page in (AimsPage, ShipsPage, StockPage, DeedsPage, PlanPage):
        for s in (battle(), FRESH):
            async with screen_of(partial(page, room_of(s), PHONE), lang, look) as screen:
                assert screen.texts() and not BROKEN & set(screen.texts()), page
                assert not [text for text in (*screen.texts(), *labels(screen)) if "⟦" in text]


# --- setting up an evening


async def test_the_wizard_begins_the_duel_that_was_chosen() -> None:
    begun: list[Any] = []
    async with screen_of(lambda: Wizard(SCREENS.setup, DUEL, 1280, begun.append)) as screen:
        assert FR(msg("cd-mode-partner.note")) not in screen.texts()
        assert not {"strength-captain", "advanced-table"} & screen.names()
        await screen.tap("players-1")
        assert FR(msg("cd-mode-partner.note")) in screen.texts()
        assert FR(msg("cd-hands-app.note")) in screen.texts()
        for tapped in ("strength-captain", "hands-table", "bag-table", "dirty-tricks", "advanced-table"):
            await screen.tap(tapped)
        assert FR(msg("cd-ui-tricks-alone")) in screen.texts(), "the app's ship can hold none of paper"
        await screen.tap("wizard-start")
    options = Options.read(begun[0])
    assert options.alone and options.strength == "captain" and len(options.seats) == 1
    assert (options.hands, options.targets, options.bag, options.advanced) == ("table", "app", "table", "table")
    assert options.dirty_tricks and not options.reputations
