"""Two allies and two teams on the screen: the wizard that seats them, the common markers shown once, the last page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import flet as ft
import pytest

from companion.core.values.messages import msg
from companion.games.captains_log.model.options import Options
from companion.library.game_registry import game
from companion.library.texts import LANGUAGES
from companion.ui.games.captains_log import seating
from companion.ui.games.captains_log.parts.figures import figures
from companion.ui.games.captains_log.summary import fame_brought, fame_by_cause, fame_by_round
from companion.ui.games.captains_log.wizard import SETUP
from companion.ui.look.language import Lang
from companion.ui.look.palette import DARK
from companion.ui.look.theme import Look, LookContext
from companion.ui.setup import seats
from companion.ui.setup.declared import untouched
from companion.ui.setup.seats import modes, named
from companion.ui.setup.wizard import Wizard
from tests.games.captains_log.rules.allies import COOP, TEAMS, Table, coop_table, teams_table
from tests.games.captains_log.rules.scripted import book
from tests.games.captains_log.rules.tables import with_fame
from tests.games.captains_log.screens.test_boards import BROKEN, FR, SCREENS, room_of, screen_of
from tests.games.captains_log.seat_ids import SEAT_1, SEAT_2
from tests.ui.fakeclient import FakeClient

PRESETS = [preset.id for preset in book().presets]

CALLED = named(FR)


def seated(players: int, mode: str = "", preset: str = "standard") -> Options:
    """What the wizard makes of a few taps."""
    (chosen,) = (each for each in book().presets if each.id == preset)
    first = seating.with_preset(untouched(SETUP, CALLED, Options, book()), chosen)
    several = seating.agreed(first, seats.seated(CALLED, first, players), book(), preset)
    other: Any = mode or several.mode
    return seating.agreed(several, replace(several, mode=other), book(), preset)


# --- the wizard


@pytest.mark.rule("CL-SET-01")
def test_each_number_of_players_has_its_ways_to_play() -> None:
    assert [modes(Options, n) for n in range(1, 5)] == [
        ("solo",),
        ("competitive", "coop"),
        ("competitive",),
        ("competitive", "teams"),
    ]


@pytest.mark.parametrize("preset", PRESETS)
def test_whatever_the_wizard_offers_can_be_played(preset: str) -> None:
    for players in range(1, 5):
        for mode in modes(Options, players):
            options = seated(players, mode, preset)
            assert Options.read(options.dump()) == options
            assert (options.target is None) == options.solo_rules == bool(options.enemies)
            assert len({seat.colour for seat in options.seats}) == players
            assert {seat.team for seat in options.seats} == ({1, 2} if mode == "teams" else {1})


def test_changing_a_team_keeps_two_players_in_each() -> None:
    options = seated(4, "teams")
    assert [seat.team for seat in options.seats] == [1, 2, 2, 1]
    for tapped, teams in ((1, [1, 1, 2, 2]), (1, [1, 2, 1, 2]), (0, [1, 2, 2, 1]), (3, [1, 1, 2, 2])):
        options = seating.changed_team(options, tapped)
        assert [seat.team for seat in options.seats] == teams


def test_names_and_colours_stay_when_the_number_of_players_changes() -> None:
    options = seated(2)
    first = replace(options.seats[0], name="Anne", colour="blue")
    swapped = replace(options, seats=(first, replace(options.seats[1], colour="green")))
    four = seating.agreed(swapped, seats.seated(CALLED, swapped, 4), book(), "")
    assert four.seats[0].name == "Anne" and len({seat.colour for seat in four.seats}) == 4


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_wizard_begins_an_evening_of_two_teams(lang: str) -> None:
    begun: list[Mapping[str, Any]] = []

    def wizard() -> ft.Control:
        return LookContext(Look(DARK), lambda: Wizard(SETUP, game("captains_log"), 1280, begun.append))

    async with FakeClient(lambda page: page.render(lambda: Lang(lang, wizard)), size=(1280, 800)) as screen:
        await screen.tap("players-2")
        await screen.tap("mode-coop")
        assert {"enemy-spain", "difficulty-night_scoring"} <= screen.names()
        await screen.tap("players-4")
        assert "enemy-spain" not in screen.names()
        await screen.tap("mode-teams")
        await screen.tap("team-1")
        assert not BROKEN & set(screen.texts())
        await screen.tap("wizard-start")
    assert [seat["team"] for seat in begun[0]["seats"]] == [1, 1, 2, 2]
    assert begun[0]["mode"] == "teams"


async def test_the_switches_lie_closed_and_outlast_another_number_of_people() -> None:
    begun: list[Mapping[str, Any]] = []

    def wizard() -> ft.Control:
        return LookContext(Look(DARK), lambda: Wizard(SETUP, game("captains_log"), 1280, begun.append))

    async with FakeClient(lambda page: page.render(lambda: Lang("fr", wizard)), size=(1280, 800)) as screen:
        assert "switches-boarding" not in screen.names()
        for tapped in ("switches", "switches-boarding", "switches-war_card", "players-2", "target-more"):
            await screen.tap(tapped)
        await screen.tap("war-holland-spain")
        for tapped in ("players-3", "wizard-start"):
            await screen.tap(tapped)
    options = Options.read(begun[0])
    assert options.switches.boarding and options.target == book().presets[0].target + 1
    assert options.wars == (("holland", "spain"),) and len(options.seats) == 3


# --- the boards


@pytest.mark.rule("CL-COO-02")
def test_both_allies_have_the_same_figures_of_fame_and_reputation() -> None:
    shown = figures(with_fame(coop_table(), seat_1=3, seat_2=4))
    assert shown["seat-1.fame"] == shown["seat-2.fame"] == 7


@pytest.mark.rule("CL-COO-02", "CL-TVT-01")
@pytest.mark.parametrize(("options", "boards"), [(COOP, ["fame-seat-1"]), (TEAMS, ["fame-seat-1", "fame-seat-2"])])
@pytest.mark.parametrize("width", [1280, 390])
async def test_a_team_has_one_board_of_fame_and_one_marker_on_each_line(
    options: Options, boards: list[str], width: int
) -> None:
    table = Table(options)
    table.to_menu()
    table.choose("begin")
    table.round()
    async with screen_of(room_of(table.evening), size=(width, 800)) as screen:
        assert sorted(name for name in screen.names() if name.startswith("fame-seat")) == boards
        for tab in (*(each.id for each in SCREENS.tabs_of(table.evening.state)), "log"):
            await screen.tap(f"tab-{tab}")
            assert not BROKEN & set(screen.texts())
            assert not [text for text in screen.texts() if "⟦" in text]
            if tab == "reputation":
                picks = [name for name in screen.names() if name.startswith("standing-")]
                assert len(picks) == (len(boards) if len(boards) > 1 else 0)


# --- the last page


@pytest.mark.rule("CL-COO-02", "CL-SCR-05")
async def test_the_last_page_names_both_allies_and_their_score() -> None:
    table = Table(COOP)
    table.to_menu()
    table.choose("begin")
    table.evening.correct("fame.seat-1", table.state.target, "", msg("ui-correct"))
    async with screen_of(room_of(table.evening)) as screen:
        assert "outcome" in screen.names() and not BROKEN & set(screen.texts())
        assert any("Anne et Bart" in text for text in screen.texts())
        assert any(text.startswith("Score") for text in screen.texts())


@pytest.mark.rule("CL-TVT-01")
def test_fame_is_told_by_team_and_by_what_each_one_brought() -> None:
    state = with_fame(teams_table(), seat_1=3, seat_4=2, seat_2=4).with_turn(round=2)
    assert fame_by_cause(state, SEAT_1) == {"F-SAL": 5} and fame_by_cause(state, SEAT_2) == {"F-SAL": 4}
    assert fame_by_round(state, SEAT_1) == (0, 5, 5)
    assert [fame_brought(state, player.id) for player in state.players] == [3, 4, 0, 2]
    assert game("captains_log").start(TEAMS.dump()).parties == ("seat-1", "seat-2")
