"""The boards of La Crique des Pirates: mats, sea, fight, chart, legends, fame, path of a shot, and the phone."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import partial
from itertools import combinations
from math import atan2, hypot
from typing import Any

import flet as ft
import pytest

from companion.core.journal.journal import Began, Said
from companion.core.procedures.decision_report import Node, Report
from companion.core.procedures.procedure import command
from companion.core.values.messages import msg
from companion.games.pirates_cove.model.ids import ISLANDS, NAVY, OUTER, SECTIONS, UNKNOWN, ShipId
from companion.games.pirates_cove.model.options import Options
from companion.games.pirates_cove.model.records import (
    Bank,
    BlackShip,
    Buccaneer,
    Chest,
    Combat,
    FameLine,
    Loot,
    Mastercraft,
    Navy,
    Outcome,
    Parrot,
    Played,
    Rings,
    Tally,
)
from companion.games.pirates_cove.model.state import State, Turn
from companion.library.texts import LANGUAGES, texts_in
from companion.paths import assets
from companion.ui.art import is_drawn, pictures
from companion.ui.gamekit.decision_path import began
from companion.ui.gamekit.frame import Frame
from companion.ui.games.pirates_cove.board_preview import ISLAND, PLACES
from companion.ui.games.pirates_cove.decision_path import DecisionPage, path
from companion.ui.games.pirates_cove.fight import FightPage, fighters
from companion.ui.games.pirates_cove.hand import PlayerHand, when
from companion.ui.games.pirates_cove.islands import COLUMNS, WIDTH, IslandsPage
from companion.ui.games.pirates_cove.islands import RULES as ISLAND_RULES
from companion.ui.games.pirates_cove.legends import LegendsPage, legend_cards
from companion.ui.games.pirates_cove.parts.faces import face
from companion.ui.games.pirates_cove.parts.figures import figures, news
from companion.ui.games.pirates_cove.parts.mat import guard_name, tracks
from companion.ui.games.pirates_cove.parts.pieces import QUARTERS, strangers
from companion.ui.games.pirates_cove.players import PlayersSide, sheet_of
from companion.ui.games.pirates_cove.screens import RULES, SCREENS
from companion.ui.games.pirates_cove.sea import SeaSide, anchorages, resolved
from companion.ui.games.pirates_cove.summary import FamePage, by_month, ranked, sides, sources
from companion.ui.look.palette import LIGHT
from companion.ui.look.theme import Look
from companion.ui.setup.wizard import Wizard
from tests.games.pirates_cove.rules.mats import ANNE, BART, BOOK, CLEO, COVE, table
from tests.support.boards import Sight, names, screen_of

FR = texts_in("fr")
BROKEN = {texts_in(lang)(msg("foundation-broken-part")) for lang in LANGUAGES}
FRAME, PHONE = Frame(False, print, print), Frame(True, print, print)
HUNTER, GHOST = ShipId("legend-1"), ShipId("legend-2")
REPORT = Report(
    HUNTER,
    (
        Node("series", "PC-LEG-05", "no", msg("core-said", text="fresh?")),
        Node("alone", "PC-LEG-05", "no", msg("core-said", text="alone?"), "tie-1"),
        Node("target", "PC-LEG-05", "", msg("core-said", text="Bart")),
    ),
)


def afloat(**changes: Any) -> State:
    """The fifth month: Anne crippled at the Cove, the others where Bonny and Read lie."""
    s = table()
    s = s.with_player(
        ANNE,
        island="cove",
        rings=Rings(4, 5, 3, 0),
        gold=12,
        treasures=3,
        fame=14,
        hand=("wind", "cannonade", "fame-2", "lookout"),
        parrot=Parrot("flint", wounded=True),
        crafts=(Mastercraft("cannon", damaged=True),),
    )
    s = s.with_player(BART, island="sails", fame=14, hand=("smoke",), parrot=Parrot("trelawney"))
    s = s.with_player(CLEO, island="sails", fame=9)
    lines = (
        FameLine(1, ANNE, 3, "plunder"),
        FameLine(2, ANNE, -2, "mutiny"),
        FameLine(4, ANNE, 6, "sunk"),
        FameLine(4, ANNE, 7, "plunder"),
        FameLine(2, BART, 14, "buried"),
    )
    loots = (Loot("tavern", "1", True, 0, 4, 1, 0), Loot("sails"), Loot("crew", "2", True))
    return replace(
        s,
        **{
            "turn": Turn(5, "combat"),
            "black_ships": (BlackShip(HUNTER, "sails", "bonny-read", 3), BlackShip(GHOST, "treasure", "dutchman", 5)),
            "navy": Navy("hull", 4, ANNE, BART),
            "bank": Bank(88, 37),
            "chests": (Chest("crew", CLEO),),
            "buccaneers": (Buccaneer(ANNE, BART),),
            "loots": loots,
            "fame": lines,
            "tallies": (Tally(ANNE, 12, 31, 1, 2, 1, 4),),
            "legends_gone": ("hook",),
            "report": REPORT,
            **changes,
        },
    )


def fought(**changes: Any) -> State:
    """The second exchange, in which Bart and the pirates have fired."""
    combat = Combat(
        "sails",
        (BART, CLEO, HUNTER),
        "volleys",
        (CLEO,),
        2,
        played=(Played(BART, "wind"), Played(CLEO, "overboard", 2)),
        volley=("grapeshot",),
        hit=(CLEO,),
        reloading=((BART, 3),),
        series=((HUNTER, (BART,)),),
    )
    return afloat(combat=replace(combat, **changes))


def room_of(state: State, before: State | None = None, seat: str | None = None) -> Any:
    return Sight(COVE, state, before, seat)


# --- pictures


def test_everything_that_the_book_and_the_board_name_is_drawn() -> None:
    wanted = {f"tavern:{card.id}" for card in BOOK.tavern} | {f"legend:{legend.id}" for legend in BOOK.legends}
    wanted |= {f"island:{each}" for each in ISLANDS} | {f"section:{each}" for each in SECTIONS}
    wanted |= {f"loot:{each}" for each in QUARTERS} | {"tavern:unknown", "legend:own", "ship:black", "ship:navy"}
    assert wanted <= set(pictures())


def test_every_picture_that_the_rules_name_is_drawn() -> None:
    found = set()
    for file in (assets().parent / "companion" / "games" / "pirates_cove").rglob("*.py"):
        found |= set(
            re.findall(r'"((?:ship|token|icon|island|tavern|section|legend|loot|die):[a-z0-9_-]+)"', file.read_text())
        )
    assert found and not [name for name in found if not is_drawn(name)]


# --- mats


@pytest.mark.rule("PC-SHIP-01", "PC-RETREAT-01")
def test_a_mat_has_its_rings_on_the_printed_values_and_one_that_is_off_has_none() -> None:
    by_section = {each.section: each for each in tracks(afloat(), BOOK, ANNE)}
    assert [by_section[each].value for each in SECTIONS] == [4, 5, 3, None]
    assert by_section["sails"].values[1] == 5 and by_section["sails"].at == 0


@pytest.mark.rule("PC-PARROT-01", "PC-CRAFT-01")
def test_parrot_and_mastercraft_stand_on_the_section_that_they_protect_turned_or_not() -> None:
    by_section = {each.section: each for each in tracks(afloat(), BOOK, ANNE)}
    assert [(guard.kind, guard.turned) for guard in by_section["hull"].guards] == [("flint", True)]
    assert [(guard.kind, guard.turned) for guard in by_section["cannon"].guards] == [("mastercraft", True)]
    assert FR(msg("pc-ui-damaged", card=msg("pc-card-mastercraft"))) == FR(guard_name(by_section["cannon"].guards[0]))
    assert tracks(afloat(), BOOK, BART)[3].guards[0].turned is False


@pytest.mark.rule("PC-SHIP-01", "PC-PARROT-01")
def test_the_hold_is_that_of_the_hull_and_flint_knows_no_limit() -> None:
    s = afloat()
    assert sheet_of(s, BOOK, s.player(ANNE)).hold is None
    assert sheet_of(s, BOOK, s.player(BART)).hold == 2


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_tap_on_a_player_opens_the_whole_mat_and_the_cards_stay_hidden(lang: str) -> None:
    t = texts_in(lang)
    async with screen_of(lambda: PlayersSide(room_of(fought())), lang) as screen:
        assert {"mat-seat-1", "mat-seat-2", "mat-seat-3"} <= names(screen)
        assert t(msg("pc-ui-out")) not in screen.texts()
        await screen.tap("mat-seat-1")
        assert t(msg("pc-ui-out")) in screen.texts()
        assert t(msg("pc-card-wind")) not in screen.texts() and "3/∞" in screen.texts()


@pytest.mark.rule("PC-TAV-02")
@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_hand_dealt_by_the_app_is_looked_at_on_the_tablet_while_its_strip_is_pressed(lang: str) -> None:
    t, s = texts_in(lang), afloat().with_player(BART, hand=("smoke", "mastercraft")).with_player(ANNE, hand=())
    s = replace(s, options=replace(s.options, cards="app"))
    card = t(msg("pc-card-smoke"))
    async with screen_of(lambda: PlayersSide(room_of(s)), lang) as screen:
        assert "peek-look-seat-2" in names(screen) and "peek-look-seat-1" not in names(screen)
        assert t(msg("pc-ui-look", name="Bart", n=2)) in screen.texts() and card not in screen.texts()
        await screen.press("peek-look-seat-2")
        assert {card, t(msg("pc-card-mastercraft"))} <= set(screen.texts())
        await screen.press("peek-look-seat-2", "tap_up")
        assert card not in screen.texts()


async def test_what_has_just_changed_is_marked() -> None:
    before, after = afloat(), afloat().with_player(BART, gold=13, fame=12)
    after = after.with_player(BART, rings=replace(after.player(BART).rings, hull=1))
    assert news(room_of(after, before)) == {"seat-2.gold": 4, "seat-2.fame": -2, "seat-2.rings.hull": -1}
    assert {"legend-1.hull", "navy.hull", "bank.gold", "seat-1.cards"} <= set(figures(after))
    async with screen_of(lambda: PlayersSide(room_of(after, before))) as screen:
        assert {"▲4", "▼2", "▼"} <= set(screen.texts())


# --- the sea


def test_islands_stand_in_compass_order_with_all_that_lies_there() -> None:
    found = {each.island: each for each in anchorages(fought(), BOOK)}
    assert tuple(found) == ISLANDS
    assert [player.id for player in found["sails"].players] == [BART, CLEO]
    assert [each.id for each in found["sails"].strangers] == [HUNTER] and found["sails"].here
    assert [each.id for each in found["hull"].strangers] == [NAVY] and not found["hull"].here
    assert found["treasure"].bank == Bank(88, 37) and found["tavern"].deck is not None
    assert found["crew"].chests == (msg("core-said", text="Cléo"),)


def test_while_the_board_is_set_up_treasure_island_lies_amid_the_outer_ones_and_the_cove_outside() -> None:
    middle, cove = PLACES["treasure"], PLACES["cove"]
    ring = {round(hypot(PLACES[island][0] - middle[0], PLACES[island][1] - middle[1])) for island in OUTER}
    assert len(ring) == 1 and hypot(cove[0] - middle[0], cove[1] - middle[1]) > max(ring) > ISLAND
    around = [atan2(PLACES[island][1] - middle[1], PLACES[island][0] - middle[0]) for island in OUTER]
    assert around[:3] == sorted(around[:3]) and around[0] < 0, "clockwise from the top, as the compass rose has them"
    apart = [hypot(one[0] - two[0], one[1] - two[1]) for one, two in combinations(PLACES.values(), 2)]
    assert len(PLACES) == len(ISLANDS) and min(apart) >= ISLAND, "none lies on another"


def test_the_island_of_whoever_visits_it_is_resolved_and_none_before() -> None:
    assert resolved(afloat()) == ""
    assert resolved(afloat(turn=Turn(5, "effects", waiting=(ANNE, BART)))) == "cove"


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_side_of_the_sea_says_what_nobody_has_read_yet(lang: str) -> None:
    async with screen_of(lambda: SeaSide(room_of(fought())), lang) as screen:
        assert {f"island-{island}" for island in ISLANDS} <= names(screen)
        assert texts_in(lang)(msg("pc-ui-loot-unknown")) in screen.texts()
        assert texts_in(lang)(msg("pc-legend-dutchman")) in screen.texts()


def test_a_pirate_who_does_not_fight_has_no_hull() -> None:
    s = afloat(black_ships=(BlackShip(HUNTER, "sails", "cacafuego", 0),), navy=None)
    (galleon,) = strangers(s, BOOK)
    assert galleon.most == 0 and galleon.picture == "legend:cacafuego"


# --- fights


@pytest.mark.rule("PC-VOLLEY-01", "PC-SPEED-01")
def test_a_fight_shows_the_fastest_first_and_who_has_acted() -> None:
    found = fighters(fought(), BOOK)
    assert [each.id for each in found] == [BART, HUNTER, CLEO]
    assert [each.stands for each in found] == ["done", "done", "now"]
    assert [each.hit for each in found] == [False, False, True]
    assert [each.reloading for each in found] == [True, False, False]
    assert found[1].hull is not None and (found[1].hull.hull, found[1].hull.most, found[1].dice) == (3, 5, 3)
    assert not fighters(fought(round=4), BOOK)[0].reloading


def test_in_boarding_ships_that_nobody_plays_have_no_turn() -> None:
    found = {each.id: each.stands for each in fighters(fought(stage="boarding", order=(BART, CLEO)), BOOK)}
    assert found == {BART: "now", CLEO: "waits", HUNTER: ""}


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_fight_page_names_the_cards_in_force_and_without_a_fight_compares_the_fleet(lang: str) -> None:
    t = texts_in(lang)
    async with screen_of(lambda: FightPage(room_of(fought()), FRAME), lang) as screen:
        assert {"force-wind", "force-overboard", "force-grapeshot", "fighter-legend-1"} <= names(screen)
        assert t(msg("pc-ui-round-volleys", n=2)) in screen.texts() and t(msg("pc-ui-now")) in screen.texts()
    async with screen_of(lambda: FightPage(room_of(afloat()), FRAME), lang) as screen:
        assert t(msg("pc-ui-no-fight")) in screen.texts() and "fighter-seat-1" in names(screen)


# --- the chart


def test_every_island_has_its_place_and_rules() -> None:
    places = [island for column in COLUMNS for island in column]
    assert set(places) == set(ISLAND_RULES) == set(ISLANDS)
    assert len(places) == len(ISLANDS)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_tap_says_what_an_island_is_for(lang: str) -> None:
    t = texts_in(lang)
    async with screen_of(lambda: IslandsPage(room_of(fought()), FRAME), lang) as screen:
        assert t(msg("pc-ui-island-sails")) in screen.texts()
        await screen.tap("chart-cove")
        assert t(msg("pc-ui-island-cove")) in screen.texts()
        assert {"rule-PC-T5-05", "rule-PC-T5-06"} <= names(screen)


@pytest.mark.parametrize(("width", "charted"), [(704, True), (448, False)])
async def test_a_page_too_narrow_for_the_chart_lists_the_islands(width: float, charted: bool) -> None:
    narrow = Frame(False, print, print, width)
    async with screen_of(lambda: IslandsPage(room_of(afloat()), narrow)) as screen:
        assert {f"chart-{island}" for island in ISLANDS} <= names(screen)
        assert any(row.width == WIDTH for row in screen.find(ft.Row)) is charted


# --- legends


@pytest.mark.rule("PC-LEG-05")
def test_a_legend_shows_its_ranking_in_the_fight_and_whom_it_has_shot_at() -> None:
    cards = {each.id: each for each in legend_cards(fought(), BOOK)}
    assert list(cards) == ["bonny-read", "dutchman", "navy"]
    assert [(FR(each.name), each.shot) for each in cards["bonny-read"].targets] == [("Bart", True), ("Cléo", False)]
    assert not cards["dutchman"].targets and FR(cards["dutchman"].aims[0]) == FR(
        msg("pc-ui-damages", sections=(msg("pc-section-crew.the"),))
    )
    assert "Bart" in FR(cards["navy"].does)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_legends_page_has_those_that_are_out_waiting_and_gone(lang: str) -> None:
    t = texts_in(lang)
    async with screen_of(lambda: LegendsPage(room_of(fought()), FRAME), lang) as screen:
        assert {"legend-bonny-read", "legend-dutchman", "legend-navy"} <= names(screen)
        for name in ("blackbeard", "hook", "cacafuego"):
            assert t(msg(f"pc-legend-{name}")) in screen.texts()


# --- fame


def test_fame_runs_month_by_month_and_its_sources_add_up() -> None:
    s = afloat()
    assert by_month(s, ANNE) == (0, 3, 1, 1, 14, 14)
    assert sources(s, ANNE) == [(msg("pc-why-plunder"), 10), (msg("pc-why-mutiny"), -2), (msg("pc-why-sunk"), 6)]
    assert [side.points for side in sides(s)] == [14, 14, 0]


@pytest.mark.rule("PC-END-02", "PC-END-03")
def test_equal_fame_shares_a_place_unless_the_last_battle_has_decided() -> None:
    assert [(player.id, place) for player, place in ranked(afloat())] == [(ANNE, 1), (BART, 1), (CLEO, 3)]
    decided = afloat(outcome=Outcome((BART,), "battle"))
    assert [(player.id, place) for player, place in ranked(decided)] == [(BART, 1), (ANNE, 2), (CLEO, 3)]


@pytest.mark.parametrize(
    ("outcome", "rule"), [(Outcome((BART,)), "PC-END-02"), (Outcome((ANNE,), "battle"), "PC-END-03")]
)
async def test_the_last_page_says_who_won_and_how(outcome: Outcome, rule: str) -> None:
    s = afloat(outcome=outcome)
    async with screen_of(lambda: SCREENS.summary(room_of(s), FRAME)) as screen:
        name = msg("core-said", text=s.player(outcome.winners[0]).name)
        assert FR(msg("pc-ui-wins", n=1, names=(name,), fame=14)) in screen.texts()
        assert rule in screen.texts() and "12/31" in screen.texts()


# --- the path of a shot


def test_the_path_numbers_its_steps_and_dice_read_off_the_table_can_be_taken_back() -> None:
    volley = Began(command("npc-volley", ship="legend-1"), "tablet", "1", msg("pc-title"))
    dice = Said("tie-1", (2, 5), "tablet", msg("pc-title"), msg("pc-title"))
    live = ((0, volley), (1, dice))
    drawn = path(REPORT, msg("pc-navy"), live, partial(began, "npc-volley", ship="legend-1"))
    assert [lit.node.id for lit in drawn.lit] == ["1", "2"]
    assert [lit.decided for lit in drawn.lit] == [None, (1, dice)]
    assert drawn.end is not None and FR(drawn.end.text) == "Bart"
    ordered = replace(REPORT, nodes=(Node("controller", "PC-NAVY-03", "", msg("core-said", text="Bart"), "aim"),))
    commanded = path(ordered, msg("pc-navy"), live, partial(began, "npc-volley", ship="navy"))
    assert len(commanded.lit) == 1 and commanded.end is None


async def test_the_page_of_the_last_shot_says_who_fired_or_that_nobody_has() -> None:
    async with screen_of(lambda: DecisionPage(room_of(fought()), FRAME)) as screen:
        assert FR(msg("pc-ui-path", name=msg("pc-legend-bonny-read"))) in screen.texts()
    async with screen_of(lambda: DecisionPage(room_of(afloat(report=None)), FRAME)) as screen:
        assert FR(msg("pc-ui-no-path")) in screen.texts()
    gone = afloat(black_ships=())
    async with screen_of(lambda: DecisionPage(room_of(gone), FRAME)) as screen:
        assert FR(msg("pc-ui-path", name=msg("pc-named-ship"))) in screen.texts()


# --- the phone


@pytest.mark.rule("PC-TAV-02")
@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_phone_has_the_own_cards_with_what_they_do_and_when(lang: str) -> None:
    t = texts_in(lang)
    async with screen_of(lambda: PlayerHand(room_of(afloat(), seat=ANNE), "seat-1", PHONE), lang) as screen:
        assert {"own-goods", "own-cards", "own-mat", "hand-1", "hand-4"} <= names(screen)
        for kind in ("wind", "lookout"):
            assert (
                t(msg(f"pc-card-{kind}-does")) in screen.texts()
                and t(when(afloat(), BOOK.card(kind))) in screen.texts()
            )
        assert t(msg("pc-card-smoke")) not in screen.texts()


async def test_cards_on_paper_are_counted_only() -> None:
    s = afloat().with_player(ANNE, hand=(UNKNOWN, UNKNOWN))
    async with screen_of(lambda: PlayerHand(room_of(s, seat=ANNE), "seat-1", PHONE)) as screen:
        assert FR(msg("pc-ui-on-paper", n=2)) in screen.texts() and "hand-1" not in names(screen)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_says_when_it_is_played(lang: str) -> None:
    held = [card for card in BOOK.tavern if card.family != "parrot"]
    assert all(texts_in(lang)(when(afloat(), card)) for card in held)


# --- the rest


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_top_bar_tells_the_month_its_phase_and_what_holds_for_it(lang: str) -> None:
    t = texts_in(lang)
    chips = list(SCREENS.chips(fought(), BOOK))
    assert [chip.rule for chip in chips] == ["PC-COMBAT-01", "PC-COMBAT-01", "PC-NAVY-03", "PC-EVT-02"]
    for phase in RULES:
        (first, *_) = SCREENS.chips(afloat(turn=Turn(5, phase), navy=None, buccaneers=()), BOOK)
        assert first.remark == msg(f"pc-ui-phase-{phase}") and t(first.remark)
    assert [t(chip.words) for chip in SCREENS.chips(table(), BOOK)] == [t(msg("pc-ui-phase-setup"))]


def test_copied_components_are_told_by_their_values() -> None:
    found = face("treasure-card", "7", {"treasures": 2, "gold": 3, "tavern": 0, "fame": 1})
    assert found is not None and found.note is not None and "3" in FR(found.note)
    own = face("legend", "own", {"name": "Mary"})
    assert own is not None and FR(own.label) == "Mary" and own.picture == "legend:own"
    assert face("mat", "mat", {}) is not None and face("box", "box", {}) is not None
    assert face("nothing", "x", {}) is None


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_page_can_be_drawn_light_and_large_on_a_phone(lang: str) -> None:
    look = Look(LIGHT, 1.5)
    for page in (FightPage, IslandsPage, LegendsPage, FamePage, DecisionPage):
        for s in (fought(), table()):
            async with screen_of(partial(page, room_of(s), PHONE), lang, look) as screen:
                assert screen.texts() and not BROKEN & set(screen.texts()), page
                assert not [text for text in screen.texts() if "⟦" in text]


# --- setting up an evening


@pytest.mark.rule("PC-SETUP-07")
async def test_the_wizard_begins_the_evening_that_was_chosen() -> None:
    begun: list[Any] = []
    async with screen_of(lambda: Wizard(SCREENS.setup, COVE, 1280, begun.append)) as screen:
        assert FR(msg("pc-ui-black-ships", n=2)) in screen.texts()
        await screen.tap("players-5")
        assert FR(msg("pc-ui-black-ships", n=1)) in screen.texts()
        for tapped in ("treasures-app", "own-legend", "own-cards", "wizard-start"):
            await screen.tap(tapped)
    options = Options.read(begun[0])
    assert (options.cards, options.treasures, options.wheels, options.legends) == ("table", "app", "table", "table")
    assert options.own_legend and options.own_cards and len({seat.colour for seat in options.seats}) == 5
