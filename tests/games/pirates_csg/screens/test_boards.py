"""The boards of Pirates CSG: ships with their cards, islands, the turn, keywords, gold, and the phone."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

import pytest

from companion.core.values.frozen_records import replace
from companion.core.values.messages import msg
from companion.games.pirates_csg.model.ids import IslandId, TerrainId
from companion.games.pirates_csg.model.names import card_name
from companion.games.pirates_csg.model.options import Options
from companion.games.pirates_csg.model.records import Given, GoldLine, Hindered, Outcome, Tally, Terrain
from companion.games.pirates_csg.model.state import State, Turn
from companion.library.texts import LANGUAGES, texts_in
from companion.paths import assets
from companion.ui.art import is_drawn
from companion.ui.gamekit.frame import Frame
from companion.ui.games.pirates_csg.faces import face
from companion.ui.games.pirates_csg.figures import figures, news
from companion.ui.games.pirates_csg.fleets import FleetsPage
from companion.ui.games.pirates_csg.hand import PlayerHand
from companion.ui.games.pirates_csg.islands import IslandsPage
from companion.ui.games.pirates_csg.keywords import KeywordsPage, skills, tonight
from companion.ui.games.pirates_csg.pieces import fleet
from companion.ui.games.pirates_csg.players import ActiveSide, OthersSide, sheet_of, split
from companion.ui.games.pirates_csg.screens import SCREENS
from companion.ui.games.pirates_csg.summary import GoldPage, by_turn, ranked
from companion.ui.games.pirates_csg.turn import TurnPage, board
from companion.ui.look.palette import LIGHT
from companion.ui.look.theme import Look
from companion.ui.setup.wizard import Wizard
from tests.games.pirates_csg.rules.fleets import BOOK
from tests.games.pirates_csg.rules.shores import (
    ANNE,
    BART,
    CLEO,
    GAME,
    HOME,
    ship,
    table,
    with_coins,
    with_crew,
    with_event,
    with_fort,
    with_ship,
)
from tests.support.boards import Sight, names, screen_of

FR = texts_in("fr")
BROKEN = {texts_in(lang)(msg("foundation-broken-part")) for lang in LANGUAGES}
FRAME, PHONE = Frame(False, print, print), Frame(True, print, print)
FIVE, REEF = IslandId("island-5"), TerrainId("terrain-1")


def afloat(**changes: Any) -> State:
    """Anne's third turn: one ship at an island, one burning at sea; Bart's is adrift on a reef. A fort, gold, crew."""
    s = with_ship(table(3), docked=FIVE, name="Tern", cargo=5, keywords=["schooner", "fear"], points=9)
    s = with_ship(s, name="Auk", keywords=["kraken"])
    s = with_ship(s, BART, lost=3, name="Gull", keywords=["fear"])
    s = with_fort(s, BART, "island-4", name="Candle")
    s = with_crew(s, ship(1), name="Mary", skills=["captain"], keywords=["parley"])
    s = with_crew(s, ship(3), BART, name="Jack", skills=["helmsman"])
    s = with_event(s, name="Squall")
    s = with_coins(s, ship(1), 4, known=(ANNE,))
    s = with_coins(s, HOME, 5, 2, known=(ANNE, BART, CLEO))
    s = with_coins(s, "fort-1", 6, known=(ANNE, BART, CLEO))
    s = with_coins(s, FIVE, 3, known=(ANNE,)).with_island(FIVE, coins=2, marks=(ANNE,))
    s = s.with_ship(ship(2), masts=("standing", "burning", "lost"), hindered=(Hindered("slow", ANNE, 1),))
    s = s.with_ship(ship(3), on=(REEF,), wreck=True)
    s = s.with_turn(number=3, given=(Given(ship(1), "move"),))
    lines = (GoldLine(1, (5, 0, 0)), GoldLine(3, (7, 6, 0)))
    deeds = (Tally(ANNE, 12, 5, explored=3, rams=1, boardings=2), Tally(BART), Tally(CLEO))
    return replace(s, **{"terrain": (Terrain(REEF, "reef"),), "gold": lines, "tallies": deeds, **changes})


def ready() -> State:
    """Nobody has begun a turn."""
    return replace(table(3), islands=(), turn=Turn())


def room_of(state: State, before: State | None = None, seat: str | None = None) -> Any:
    return Sight(GAME, state, before, seat)


# --- pictures


def test_every_picture_that_the_rules_name_is_drawn() -> None:
    found = set()
    for file in (assets().parent / "companion" / "games" / "pirates_csg").rglob("*.py"):
        found |= set(re.findall(r'"((?:csg|token|icon|crew|nation|event):[a-z0-9_-]+)"', file.read_text()))
    assert found and not [name for name in found if not is_drawn(name)]


def test_crew_nations_and_kinds_of_card_are_drawn() -> None:
    cards = [
        (schema, subject, values) for schema, edition in BOOK.sample.items() for subject, values in edition.items()
    ]
    faces = [face(schema, subject, values) for schema, subject, values in cards]
    assert all(found is not None and is_drawn(found.picture) for found in faces)
    nations = {values["nation"] for _, _, values in cards if "nation" in values}
    assert nations and all(is_drawn(f"nation:{nation}") for nation in nations)


def test_a_card_of_the_collection_is_told_by_name_and_points_and_one_without_a_name_is_not() -> None:
    found = face("csg-ship", "x", {"name": "Tern", "points": 9, "masts": 3, "keywords": None})
    assert found is not None and (FR(found.label), found.picture) == ("Tern", "csg-ship:3-3")
    assert found.note == msg("csg-ui-points", n=9)
    beast = face("csg-ship", "x", {"name": "Auk", "masts": 8, "keywords": ("kraken",)})
    assert beast is not None and beast.picture == "csg-kraken:8" and beast.note is None
    mate = face("csg-crew", "x", {"name": "Mary", "skills": ("captain",)})
    assert mate is not None and mate.picture == "crew:captain"
    assert face("csg-event", "x", {"name": ""}) is None


# --- ships


def test_a_ship_has_a_letter_for_each_mast_and_room_for_what_is_left_of_its_cargo() -> None:
    tern, auk = fleet(afloat(), BOOK, ANNE)
    assert (tern.masts, auk.masts) == ("sss", "sbl")
    assert [gun.cannon for gun in tern.guns] == ["csg-gun:3-S", "csg-gun:3-L", "csg-gun:3-S"]
    assert (tern.cargo, len(tern.crew), len(tern.coins), tern.room) == (5, 1, 1, 3)
    assert (tern.move, tern.points, tern.nation, auk.kind) == ("S+L", 9, "pirate", "kraken")


def test_what_has_happened_to_a_ship_stands_beside_it() -> None:
    (tern, auk), (gull,) = fleet(afloat(), BOOK, ANNE), fleet(afloat(), BOOK, BART)
    assert [picture for picture, _ in tern.marks] == ["csg:island"] and tern.given == ("move",)
    assert [picture for picture, _ in auk.marks] == ["csg:fire", "token:anchor"]
    assert [picture for picture, _ in gull.marks] == ["token:wreck", "csg:reef"]
    assert auk.marks[0][1] == msg("csg-ui-burning", n=1)


@pytest.mark.rule("CSG-SETUP-09", "CSG-EXPL-03")
def test_crew_face_down_and_coins_that_one_has_not_seen_are_backs_for_the_others() -> None:
    s = afloat()
    own, others = GAME.view(s, ANNE), GAME.view(s, BART)
    tern, seen = fleet(own, BOOK, ANNE)[0], fleet(others, BOOK, ANNE)[0]
    assert (FR(tern.crew[0].name), tern.coins[0].value) == ("Mary", 4)
    assert (seen.crew[0].picture, seen.crew[0].card, seen.coins[0].value) == ("crew:hidden", "", None)
    assert "Mary" not in FR(seen.crew[0].name)


# --- both sides of the table


def test_who_is_on_turn_stands_at_the_left_and_the_others_follow_in_their_order() -> None:
    (own,), others = split(afloat())
    assert (own.id, [each.id for each in others]) == (ANNE, [BART, CLEO])
    (own,), others = split(afloat(turn=Turn(BART, 3, "actions")))
    assert (own.id, [each.id for each in others]) == (BART, [CLEO, ANNE])
    assert split(ready()) == (ready().players, ())


@pytest.mark.rule("CSG-WIN-01", "CSG-WIN-03")
def test_gold_at_home_and_in_forts_is_counted_against_the_half_of_all() -> None:
    s = afloat()
    anne, bart, cleo = (sheet_of(s, BOOK, player).hoard for player in s.players)
    assert [(each.home, each.forts, each.total) for each in (anne, bart, cleo)] == [(7, 0, 7), (0, 6, 6), (0, 0, 0)]
    assert anne.wins == 23, "more than half of three times fifteen"
    assert [sheet_of(s, BOOK, player).forts for player in s.players] == [0, 1, 0]
    assert sheet_of(ready(), BOOK, ready().players[0]).hoard.total == 0


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_sides_show_every_ship_and_how_near_everybody_is(lang: str) -> None:
    t = texts_in(lang)
    async with screen_of(lambda: ActiveSide(room_of(afloat())), lang) as screen:
        assert "side-seat-1" in names(screen) and "side-seat-2" not in names(screen)
        assert {"Tern", "Auk", "1/4", t(msg("csg-ui-majority", n=7, all=23))} <= set(screen.texts())
    async with screen_of(lambda: OthersSide(room_of(afloat())), lang) as screen:
        assert {"side-seat-2", "side-seat-3"} <= names(screen) and "Tern" not in screen.texts()
        assert t(msg("csg-ui-majority-forts", n=6, all=23, forts=6)) in screen.texts()


@pytest.mark.rule("CSG-SETUP-09", "CSG-EXPL-03")
@pytest.mark.parametrize("lang", LANGUAGES)
async def test_what_lies_face_down_is_looked_at_on_the_tablet_while_its_strip_is_pressed(lang: str) -> None:
    s, t = afloat(), texts_in(lang)
    name = t(card_name(s, "csg-crew", next(c for c in s.crew if c.seat == ANNE and not c.shown).card))
    async with screen_of(lambda: ActiveSide(room_of(s)), lang) as screen:
        assert f"peek-look-{ANNE}" in names(screen) and name not in screen.texts()
        await screen.press(f"peek-look-{ANNE}")
        assert name in screen.texts()
        await screen.press(f"peek-look-{ANNE}", "tap_up")
        assert name not in screen.texts()


async def test_what_has_just_changed_is_marked() -> None:
    before = afloat()
    after = with_coins(before, HOME, 4, known=(ANNE, BART, CLEO)).with_ship(
        ship(1), masts=("standing", "standing", "lost")
    )
    assert news(room_of(after, before)) == {"seat-1.gold": 4, "ship-1.masts": -1}
    assert {"seat-2.gold", "ship-2.coins", "ship-3.masts"} <= set(figures(after)) and not figures(ready())
    async with screen_of(lambda: ActiveSide(room_of(after, before))) as screen:
        assert "▲4" in screen.texts()


# --- pages


async def test_the_fleets_page_shows_one_fleet_and_a_tap_another() -> None:
    async with screen_of(lambda: FleetsPage(room_of(afloat()), FRAME)) as screen:
        assert {"card-ship-1", "card-ship-2"} <= names(screen) and "card-ship-3" not in names(screen)
        assert FR(msg("csg-ui-card", move="S+L", cargo=5, points=9)) in screen.texts()
        await screen.tap("fleet-seat-2")
        assert "card-ship-3" in names(screen) and "card-ship-1" not in names(screen)
        assert FR(msg("csg-ui-fort-built", place=msg("csg-island-wild", n=4), n=2)) in screen.texts()


async def test_a_tap_on_a_keyword_says_what_it_does_and_another_hides_it() -> None:
    rules: list[str] = []
    frame = Frame(False, rules.append, print)
    async with screen_of(lambda: FleetsPage(room_of(afloat()), frame)) as screen:
        await screen.tap("keyword-ship-1-schooner")
        assert FR(msg("csg-keyword-schooner.does")) in screen.texts()
        await screen.tap("rule-CSG-KW-SCHOONER")
        await screen.tap("keyword-ship-1-schooner")
        assert FR(msg("csg-keyword-schooner.does")) not in screen.texts()
    assert rules == ["CSG-KW-SCHOONER"]


async def test_the_islands_page_has_coins_forts_ships_and_terrain() -> None:
    async with screen_of(lambda: IslandsPage(room_of(afloat()), FRAME)) as screen:
        assert {f"isle-island-{n}" for n in range(1, 7)} | {"isle-terrain-1"} <= names(screen)
        assert {"Candle", "7", FR(msg("csg-ui-on-reef"))} <= set(screen.texts())
    gone = afloat(terrain=(Terrain(REEF, "reef", gone=True),))
    async with screen_of(lambda: IslandsPage(room_of(gone), FRAME)) as screen:
        assert "isle-terrain-1" not in names(screen)
    async with screen_of(lambda: IslandsPage(room_of(ready()), FRAME)) as screen:
        assert FR(msg("csg-ui-no-islands")) in screen.texts()


@pytest.mark.rule("CSG-ACT-01", "CSG-KW-KRAKEN")
def test_the_board_of_a_turn_has_what_was_given_what_may_be_and_why_not() -> None:
    tern, auk = board(afloat(), BOOK)
    cells, beast = dict(tern.cells), dict(auk.cells)
    assert cells["move"].given and not cells["shoot"].given
    assert not cells["shoot"].open and [rule for rule, _ in cells["shoot"].why] == ["CSG-ACT-01"]
    assert beast["move"].open and not beast["move"].why
    assert "CSG-KW-KRAKEN" in [rule for rule, _ in beast["repair"].why]
    assert board(ready(), BOOK) == () == board(afloat(outcome=Outcome((ANNE,), "half")), BOOK)


async def test_a_tap_on_an_action_says_why_it_is_locked_or_that_it_was_given() -> None:
    async with screen_of(lambda: TurnPage(room_of(afloat()), FRAME)) as screen:
        assert {"unit-ship-1", "unit-ship-2"} <= names(screen) and "unit-ship-3" not in names(screen)
        await screen.tap("action-ship-1:move")
        assert FR(msg("csg-ui-given", action=msg("csg-action-move"))) in screen.texts()
        await screen.tap("action-ship-1:shoot")
        assert "rule-CSG-ACT-01" in names(screen)
        await screen.tap("action-ship-1:shoot")
        assert "rule-CSG-ACT-01" not in names(screen)
    async with screen_of(lambda: TurnPage(room_of(ready()), FRAME)) as screen:
        assert FR(msg("csg-ui-no-turn")) in screen.texts()
    over = room_of(afloat(outcome=Outcome((ANNE,), "half")))
    async with screen_of(lambda: TurnPage(over, FRAME)) as screen:
        assert FR(msg("ui-evening-over")) in screen.texts()


def test_keywords_and_crew_of_tonight_name_those_who_have_them() -> None:
    s = afloat()
    assert {word: [FR(each) for each in who] for word, who in tonight(s).items()} == {
        "schooner": ["Tern"],
        "fear": ["Tern", "Gull"],
        "kraken": ["Auk"],
        "parley": ["Mary"],
    }
    assert {skill: [FR(each) for each in who] for skill, who in skills(s).items()} == {
        "captain": ["Tern"],
        "helmsman": ["Gull"],
    }
    hidden = GAME.view(s, CLEO)
    assert "parley" not in tonight(hidden) and skills(hidden) == {}


async def test_the_keywords_page_tells_the_table_no_crew_that_lies_face_down() -> None:
    async with screen_of(lambda: KeywordsPage(room_of(afloat()), FRAME)) as screen:
        assert {"keyword-fear", "keyword-schooner"} <= names(screen)
        assert not {"keyword-parley", "skill-captain"} & names(screen)
    async with screen_of(lambda: KeywordsPage(room_of(ready()), FRAME)) as screen:
        assert FR(msg("csg-ui-no-keywords")) in screen.texts()


# --- gold


@pytest.mark.rule("CSG-WIN-03")
def test_gold_runs_turn_by_turn_and_equal_gold_is_parted_by_masts() -> None:
    s = afloat()
    assert [by_turn(s, seat) for seat in (ANNE, BART, CLEO)] == [(0, 5, 5, 7), (0, 0, 0, 6), (0, 0, 0, 0)]
    assert [(player.id, place) for player, place in ranked(s)] == [(ANNE, 1), (BART, 2), (CLEO, 3)]
    equal = with_coins(s, "fort-1", 1, known=(ANNE, BART, CLEO))
    assert [place for _, place in ranked(equal)] == [1, 1, 3]
    assert [player.id for player, _ in ranked(equal.with_player(BART, masts=4))] == [BART, ANNE, CLEO]


@pytest.mark.parametrize(
    ("by", "rule"), [("half", "CSG-WIN-01"), ("settled", "CSG-WIN-02"), ("stranded", "CSG-WIN-02")]
)
async def test_the_last_page_says_who_won_and_how(by: Any, rule: str) -> None:
    s = afloat(outcome=Outcome((ANNE,), by))
    async with screen_of(lambda: SCREENS.summary(room_of(s), FRAME)) as screen:
        anne = msg("core-said", text="Anne")
        assert FR(msg("csg-ui-wins", n=1, names=(anne,), gold=7)) in screen.texts()
        assert rule in screen.texts() and "5/12" in screen.texts()


async def test_the_gold_page_waits_for_the_gold() -> None:
    bare = replace(ready(), players=tuple(replace(player, coins=()) for player in ready().players))
    async with screen_of(lambda: GoldPage(room_of(bare), FRAME)) as screen:
        assert FR(msg("csg-ui-no-gold")) in screen.texts()
    async with screen_of(lambda: GoldPage(room_of(afloat()), FRAME)) as screen:
        assert "5/12" in screen.texts()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_top_bar_tells_whose_turn_it_is_and_who_leads(lang: str) -> None:
    t = texts_in(lang)
    turn, lead = SCREENS.chips(afloat(), BOOK)
    assert (turn.rule, lead.rule) == ("CSG-ACT-01", "CSG-WIN-01")
    assert turn.remark is not None and t(turn.remark) == "Anne"
    assert t(lead.words) == t(msg("csg-ui-lead", n=7, all=23))
    assert [t(chip.words) for chip in SCREENS.chips(ready(), BOOK)] == [t(msg("csg-ui-setting-up"))]
    poor = replace(afloat(), coins=())
    assert [chip.rule for chip in SCREENS.chips(poor, BOOK)] == ["CSG-ACT-01"]


# --- phones and sizes


@pytest.mark.rule("CSG-EXPL-03")
async def test_a_phone_has_the_own_gold_fleet_and_coins_seen_on_islands() -> None:
    s = with_crew(afloat(), HOME, name="Nell")
    async with screen_of(lambda: PlayerHand(room_of(s, seat=ANNE), "seat-1", PHONE)) as screen:
        assert {"own-gold", "own-seen", "card-ship-1"} <= names(screen) and "card-ship-3" not in names(screen)
        assert {"Nell", "Squall"} <= set(screen.texts())
    async with screen_of(lambda: PlayerHand(room_of(GAME.view(s, BART)), "seat-2", PHONE)) as screen:
        assert "own-seen" not in names(screen) and not {"Nell", "Squall"} & set(screen.texts())


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_page_can_be_drawn_light_and_large_on_a_phone(lang: str) -> None:
    look = Look(LIGHT, 1.5)
    for tab in SCREENS.tabs:
        for s in (afloat(), ready()):
            async with screen_of(partial(tab.build, room_of(s), PHONE), lang, look) as screen:
                assert screen.texts() and not BROKEN & set(screen.texts()), tab.id
                assert not [text for text in screen.texts() if "⟦" in text]


# --- setting up an evening


@pytest.mark.rule("CSG-FLEET-01", "CSG-SETUP-05")
async def test_the_wizard_begins_the_evening_that_was_chosen() -> None:
    begun: list[Any] = []
    async with screen_of(lambda: Wizard(SCREENS.setup, GAME, 1280, begun.append)) as screen:
        for tapped in ("players-3", "total-60", "coins-table", "terrain", "forts", "wizard-start"):
            await screen.tap(tapped)
    options = Options.read(begun[0])
    assert (len(options.seats), options.total, options.coins) == (3, 60, "table")
    assert options.terrain and not options.forts and options.uniques
