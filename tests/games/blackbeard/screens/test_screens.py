"""The boards of Barbe Noire: what a ship's log shows, how an evening is set up, and the last page."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import partial
from types import SimpleNamespace
from typing import Any

import flet as ft
import pytest

from companion.core.values.messages import msg
from companion.games.blackbeard.model import current_values
from companion.games.blackbeard.model.ids import SeatId, ShipId
from companion.games.blackbeard.model.options import Options
from companion.games.blackbeard.model.records import Hostage, Pardon, Pirate, Renown, Wounds
from companion.games.blackbeard.model.state import Outcome, State
from companion.games.blackbeard.standing.victory import ranked, score
from companion.library.game_registry import game
from companion.library.texts import LANGUAGES, texts_in
from companion.paths import assets
from companion.ui.art import pictures
from companion.ui.gamekit.ending import Ranking
from companion.ui.gamekit.frame import Frame
from companion.ui.games.blackbeard.characteristics import characteristics
from companion.ui.games.blackbeard.log import log_of, misfortunes
from companion.ui.games.blackbeard.logs import LogsPage
from companion.ui.games.blackbeard.parts.faces import face
from companion.ui.games.blackbeard.parts.figures import figures, news
from companion.ui.games.blackbeard.parts.pieces import place_picture
from companion.ui.games.blackbeard.players import PlayersSide
from companion.ui.games.blackbeard.screens import SCREENS
from companion.ui.games.blackbeard.summary import best_by_card, by_cause, ending, sides
from companion.ui.look.palette import DARK, LIGHT
from companion.ui.look.theme import TOUCH, Look
from companion.ui.setup.declared import untouched
from companion.ui.setup.seats import MOST, named, seated
from companion.ui.setup.wizard import Wizard
from companion.ui.widgets import kit
from tests.games.blackbeard.rules.scene import anchored, book, coast, commissioner, lane, merchant, pirate, scene, zone
from tests.support.boards import Sight, names, screen_of

FR = texts_in("fr")
BROKEN = {texts_in(lang)(msg("foundation-broken-part")) for lang in LANGUAGES}
FRAME = Frame(False, print, print)

TEACH = anchored(
    hull="square-rigger",
    damage=3,
    slow=2,
    notoriety=47,
    worth=2450,
    deposits=((24, 1200),),
    holds=(140, 320),
    hostages=(Hostage("h1", "spanish", 24), Hostage("h2", "english", 11, True)),
    marks=("spanish", "dutch"),
    letter="french-1",
    havens=(24,),
    information=(33,),
    barred=(12,),
    repulsed=(13,),
    scurvy=True,
    wounds=Wounds(minor=1, crippled=("eye",)),
)
ROBERTS = pirate("bartholomew-roberts", "seat-2", coast("G19"), hull="brigantine", notoriety=71, worth=980)
RACKHAM = pirate("john-rackham", "seat-2", status="dead", notoriety=22, worth=5000)
TEW = pirate("thomas-tew", "seat-3", status="retired", notoriety=35, worth=1750)


def line(card: int, who: str, what: Any, amount: int, cause: str) -> Renown:
    return Renown(card, who, what, amount, cause, "BB-11")


LEDGER = (
    line(1, ShipId("edward-teach"), "notoriety", 4, "prize"),
    line(2, ShipId("edward-teach"), "worth", 900, "sale-price"),
    line(3, ShipId("edward-teach"), "notoriety", 6, "prize"),
    line(3, ShipId("edward-teach"), "notoriety", -1, "merchant-declined"),
    line(4, ShipId("bartholomew-roberts"), "notoriety", 20, "battle-escaped"),
    line(2, ShipId("john-rackham"), "notoriety", 22, "prize"),
)


def a_table(*more: Any, **changes: Any) -> State:
    """Three players in the middle of the evening."""
    fleet = (TEACH, ROBERTS, RACKHAM, TEW, commissioner(1, "seat-2", lane(31), damage=2), merchant(3, lane(32)))
    return scene(*fleet, *more, players=3, **{"turn": {"cards": 5}, "ledger": LEDGER, **changes})


room_of = partial(Sight, SimpleNamespace(book=book(), seats=lambda _: (), view=lambda s, _: s))


# --- a ship's log


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"wounds": Wounds(superficial=2)},
        {"wounds": Wounds(minor=1), "cunning": 1},
        {"wounds": Wounds(minor=3, crippled=("leg", "arm"), healing=2, ill=True)},
        {"wounds": Wounds(crippled=("eye", "leg", "arm")), "cunning": 3},
    ],
)
@pytest.mark.parametrize("name", ["edward-teach", "francis-lolonais", "walter-kennedy"])
def test_the_sum_behind_each_characteristic_comes_to_the_value_in_force(name: str, changes: dict[str, Any]) -> None:
    lying = pirate(name, **changes)
    state = scene(lying)
    now, card = current_values.captain(state, book(), lying), current_values.card(book(), name)
    for each in characteristics(state, book(), lying):
        assert each.now == each.sum.total == getattr(now, each.trait), each.trait
        assert each.printed == each.sum.terms[0].value == getattr(card, each.trait)
        assert all(term.value and term.rule for term in each.sum.terms[1:])


def test_a_track_tells_damage_from_weakness_of_the_captain() -> None:
    state = a_table()
    combat, speed = log_of(state, book(), state.pirate("edward-teach")).tracks
    weak = current_values.weakened(state, book(), TEACH)
    assert weak == 2
    assert (combat.lost, combat.at, combat.now) == (3, 3 + weak, current_values.combat(state, book(), TEACH))
    assert combat.values[combat.at] == combat.now and speed.values[speed.at] == speed.now
    whole = log_of(state, book(), state.pirate("bartholomew-roberts"))
    assert [track.at for track in whole.tracks] == [0, 0]


def test_a_log_shows_every_misfortune_once() -> None:
    log = log_of(a_table(), book(), TEACH)
    assert [words.key for _, words in misfortunes(log)] == ["bb-ui-wound-minor", "bb-ui-scurvy"]
    assert (log.letter, len(log.havens), log.holds, log.holder) == ("french", 1, 5, True)


def test_a_log_is_the_same_as_long_as_nothing_of_it_changes() -> None:
    state = a_table()
    other = state.with_pirate(ShipId("bartholomew-roberts"), notoriety=72)
    assert log_of(state, book(), TEACH) == log_of(other, book(), TEACH)
    assert log_of(state, book(), ROBERTS) != log_of(other, book(), other.pirate("bartholomew-roberts"))


def test_what_has_just_changed_is_known_by_ship_and_figure() -> None:
    before, now = a_table(), a_table().with_pirate(ShipId("edward-teach"), notoriety=50, holds=(140,))
    assert news(room_of(now, before)) == {
        "edward-teach.notoriety": 3,
        "edward-teach.holds": -1,
        "edward-teach.cargo": -320,
    }
    assert news(room_of(now)) == {} and figures(now)["kc-1.damage"] == 2


def test_every_kind_of_place_has_its_picture() -> None:
    kinds = {place_picture(place) for place in (TEACH.place, ROBERTS.place, lane(3), zone(2), Pirate("x", "y").place)}
    assert kinds == {"place:port", "place:coast", "place:lane", "place:zone", "place:any"} and kinds <= set(pictures())


def test_every_picture_that_the_rules_name_is_drawn() -> None:
    named: set[str] = set()
    for module in (assets().parent / "companion" / "games" / "blackbeard").rglob("*.py"):
        named |= set(re.findall(r'"((?:icon|token|ship|place|flag|governor):[a-z_]+)"', module.read_text("utf-8")))
    assert named and named <= set(pictures()), named - set(pictures())
    nations = ("english", "spanish", "french", "portuguese", "dutch", "moorish", "none")
    assert {f"flag:{nation}" for nation in nations} | {"governor:pro", "governor:anti"} <= set(pictures())


# --- the sides of the table and the pages


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("look", [Look(DARK), Look(LIGHT, 1.5)])
async def test_every_board_is_drawn(look: Look, lang: str) -> None:
    playing = room_of(
        a_table(), a_table().with_pirate(ShipId("edward-teach"), notoriety=40, holds=(), worth=0, damage=2)
    )
    over = room_of(a_table(outcome=Outcome(SeatId("seat-1"), ShipId("edward-teach"), "fortune")))
    for build in (
        lambda: PlayersSide(playing),
        lambda: LogsPage(playing, FRAME),
        lambda: LogsPage(playing, Frame(True, print, print)),
        lambda: SCREENS.summary(over, FRAME),
        lambda: SCREENS.summary(over, Frame(True, print, print)),
        lambda: Wizard(SCREENS.setup, game("blackbeard"), 1280, print),
    ):
        async with screen_of(build, lang, look) as screen:
            said = screen.texts()
            assert said and not BROKEN & set(said) and not any("⟦" in words for words in said)
            assert min(text.size or 0 for text in screen.find(ft.Text)) >= 16


async def test_the_player_with_the_dice_comes_first_and_everybody_is_there() -> None:
    state = a_table(turn={"cards": 5, "holder": "seat-2"})
    async with screen_of(lambda: PlayersSide(room_of(state))) as screen:
        said = screen.texts()
        assert said.index("Bartholomew Roberts") < said.index("Edward Teach") < said.index("Cora")


async def test_a_tap_on_a_log_opens_what_the_card_prints() -> None:
    async with screen_of(lambda: PlayersSide(room_of(a_table()))) as screen:
        ability = FR(msg("bb-ui-ability"))
        assert ability not in screen.texts()
        await screen.tap("log-edward-teach")
        assert screen.texts().count(ability) == 1
        await screen.tap("log-edward-teach")
        assert ability not in screen.texts()


async def test_the_logs_page_turns_to_any_pirate_even_a_lost_one() -> None:
    async with screen_of(lambda: LogsPage(room_of(a_table()), FRAME)) as screen:
        assert "notoriety-edward-teach" in names(screen)
        await screen.tap("pick-john-rackham")
        assert "notoriety-john-rackham" in names(screen)
        assert FR(msg("bb-ui-fate-dead", player=msg("bb-player", name="Bart"))) in screen.texts()


async def test_a_table_without_pirates_says_so() -> None:
    state = replace(a_table(), pirates=())
    async with screen_of(lambda: LogsPage(room_of(state), FRAME)) as screen:
        assert FR(msg("bb-ui-no-pirates")) in screen.texts()


# --- top bar and report


def test_the_top_bar_tells_the_dice_the_deck_letters_and_the_pardon() -> None:
    state = a_table(
        offers=("spanish-2",), pardon=Pardon("french", "french-2", ShipId("edward-teach")), discards=(1, 2, 3)
    )
    chips = list(SCREENS.chips(state, book()))
    assert [chip.rule for chip in chips] == ["BB-6.2", "BB-6.1", "BB-17E", "BB-17L"]
    assert FR(chips[1].words) == FR(msg("bb-ui-chip-cards", n=len(book().action_cards) - 3))
    assert chips[3].remark is not None and "Edward Teach" in FR(chips[3].remark)
    assert len(list(SCREENS.chips(a_table(turn={"stage": "setup"}), book()))) == 1


# --- setting up an evening


def test_one_player_is_solo_and_more_play_against_each_other() -> None:
    options = untouched(SCREENS.setup, named(FR), Options, book())
    for count in range(1, MOST + 1):
        options = seated(named(FR), options, count)
        assert options.mode == ("solo" if count == 1 else "competitive") and len(options.seats) == count
        assert len({seat.colour for seat in options.seats}) == count


async def test_the_wizard_begins_the_evening_that_was_chosen() -> None:
    begun: list[Any] = []
    async with screen_of(lambda: Wizard(SCREENS.setup, game("blackbeard"), 1280, begun.append)) as screen:
        await screen.tap("players-3")
        await screen.type(FR(msg("ui-setup-name", n=2)), "Mary")
        for tapped in ("colour-0", "length-long", "cards-table", "cups-app", "wizard-start"):
            await screen.tap(tapped)
        pirates = msg("bb-length-long.note", pirates_long=book().numbers.pirates_long)
        assert FR(pirates) in screen.texts()
        await screen.tap("players-1")
        fixed = msg("bb-option-length.otherwise", solo_pirates=book().numbers.solo_pirates)
        assert "length-long" not in names(screen) and FR(fixed) in screen.texts()
        await screen.tap("wizard-start")
    three, alone = map(Options.read, begun)
    assert [seat.name for seat in three.seats][1] == "Mary" and three.seats[0].colour == "purple"
    assert (three.mode, three.length, three.cards, three.cups) == ("competitive", "long", "table", "app")
    assert alone.solo and len(alone.seats) == 1


@pytest.mark.parametrize("zoom", [1.0, 1.5])
def test_a_button_grows_with_its_words_and_is_never_low(zoom: float) -> None:
    for kind in ("sea", "brass"):
        tagged = kit.button(Look(DARK, zoom), "two lines of words", print, kind=kind, height=56)
        assert isinstance(tagged, ft.Semantics) and isinstance(tagged.content, ft.Container)
        body = tagged.content.content  # what takes the keys lies around it
        assert isinstance(body, ft.Container)
        assert body.height is None and isinstance(body.content, ft.Row) and isinstance(body.padding, ft.Padding)
        strut = body.content.controls[-1]
        edges = body.padding.top + body.padding.bottom + (4 if body.border else 0)
        assert isinstance(strut, ft.Container) and strut.width == 0
        assert (strut.height or 0) + edges == 56 >= TOUCH


# --- the last page


def test_the_winner_leads_then_wealth_decides_and_the_dead_come_last() -> None:
    rich = a_table(outcome=Outcome(SeatId("seat-1"), ShipId("edward-teach"), "fortune"))
    order = ["edward-teach", "thomas-tew", "bartholomew-roberts", "john-rackham"]
    assert [pirate.id for pirate, _ in ranked(rich)] == order
    assert [rank for _, rank in ranked(rich)] == [1, 2, 3, 4]
    famous = a_table(outcome=Outcome(SeatId("seat-2"), ShipId("bartholomew-roberts"), "notoriety"))
    assert [pirate.id for pirate, _ in ranked(famous)][:2] == ["bartholomew-roberts", "edward-teach"]


def test_the_score_counts_what_has_decided_and_is_told_only_at_the_end() -> None:
    assert score(a_table(), book()) == ()
    rich = a_table(outcome=Outcome(SeatId("seat-1"), ShipId("edward-teach"), "fortune"))
    famous = a_table(outcome=Outcome(SeatId("seat-1"), ShipId("edward-teach"), "notoriety"))
    assert [each.points for each in score(rich, book())] == [each.fortune for each, _ in ranked(rich)]
    assert [each.points for each in score(famous, book())] == [each.notoriety for each, _ in ranked(famous)]
    assert [each.place for each in score(rich, book())] == [1, 2, 3, 4]
    assert all(each.words is not None for each in score(rich, book()))


def test_equal_pirates_share_a_rank() -> None:
    twin = replace(TEW, id=ShipId("edward-low"), owner=SeatId("seat-1"))
    ranks = {pirate.id: rank for pirate, rank in ranked(a_table(twin))}
    assert ranks["edward-low"] == ranks["thomas-tew"] == 2 and ranks["bartholomew-roberts"] == 4


def test_the_curves_follow_the_best_pirate_of_each_player() -> None:
    state = a_table()
    assert best_by_card(state, SeatId("seat-1"), "notoriety") == (0, 4, 4, 9, 9, 9)
    assert best_by_card(state, SeatId("seat-1"), "worth") == (0, 0, 900, 900, 900, 900)
    assert best_by_card(state, SeatId("seat-2"), "notoriety") == (0, 0, 22, 22, 22, 22)  # Rackham, then never below him
    assert best_by_card(replace(state, pirates=()), SeatId("seat-3"), "worth") == (0,) * 6
    assert [side.points for side in sides(state, "notoriety")] == [9, 22, 0]
    assert by_cause(state, ShipId("edward-teach"), "notoriety") == {"prize": 10, "merchant-declined": -1}


@pytest.mark.parametrize(
    ("outcome", "said"),
    [
        (Outcome(SeatId("seat-1"), ShipId("edward-teach"), "fortune"), "bb-ui-wins-with"),
        (Outcome(SeatId("seat-2"), ShipId("bartholomew-roberts"), "fortune"), "bb-ui-loses"),
        (Outcome("", "", "lost"), "bb-ui-lost"),
        (Outcome("", "", "fortune"), "bb-ui-nobody-wins"),
        (Outcome(SeatId("seat-1"), "", "fortune"), "bb-ui-wins"),
    ],
)
async def test_the_last_page_says_who_won_and_by_which_rule(outcome: Outcome, said: str) -> None:
    state = scene(TEACH, ROBERTS, solo=True, outcome=outcome)
    winner = outcome.winner and state.player(outcome.winner)
    values: dict[str, Any] = {}
    if winner:
        values["player"] = msg("bb-false-player" if winner.false else "bb-player", name=winner.name)
    if outcome.pirate:
        values["pirate"] = msg("bb-pirate", name=current_values.card(book(), outcome.pirate).name)
    async with screen_of(lambda: SCREENS.summary(room_of(state), FRAME)) as screen:
        assert FR(msg(said, **values)) in screen.texts()
        assert {"fortune": "BB-3b", "lost": "BB-23.1"}[outcome.by] in screen.texts()


def test_what_has_decided_stands_first_on_the_last_page_and_people_before_false_players() -> None:
    """BB-3b: won by fortune, fame is the last column."""
    won = Outcome(SeatId("seat-1"), ShipId("edward-teach"), "fortune")
    parts = ending(scene(TEACH, ROBERTS, solo=True, outcome=won), book(), FRAME)
    (ranking,) = [part for part in parts if isinstance(part, Ranking)]
    assert [head.key for head in ranking.heads] == ["bb-ui-head-worth", "bb-ui-head-deposited", "bb-ui-notoriety"]
    assert FR(ranking.places[0].name) == current_values.card(book(), TEACH.id).name
    famous = ending(scene(TEACH, ROBERTS, outcome=replace(won, by="notoriety")), book(), FRAME)
    (ranking,) = [part for part in famous if isinstance(part, Ranking)]
    assert ranking.heads[0].key == "bb-ui-notoriety"


# --- copied components


def test_a_copied_component_is_told_by_its_values() -> None:
    port = face("port", "24", {"name": "La Havane", "nation": "spanish", "value": 6, "garrison": None})
    assert port is not None and port.picture == "flag:spanish" and port.note is not None
    assert "La Havane" in FR(port.label) and "6" in FR(port.note) and FR(msg("ui-unknown")) in FR(port.note)
    for schema, record in (
        ("merchant", {"silhouette": "corvette", "defence": 6, "nation": "none"}),
        ("warship", {"nation": "dutch", "combat": 7, "speed": 2}),
        ("commissioner", {"name": "", "combat": 9, "speed": 3}),
    ):
        shown = face(schema, "x-1", record)
        assert shown is not None and shown.note is not None and FR(shown.label) and FR(shown.note)
    assert face("action-card", "3", {}) is None
