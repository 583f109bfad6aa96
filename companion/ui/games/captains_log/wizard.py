"""The set-up of an evening: players, preset, and every switch for those who want it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, Literal

import flet as ft

from companion.core.values.messages import Msg, msg
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import COUNTRIES, NATIONS, Nation
from companion.games.captains_log.model.options import Options
from companion.ui.games.captains_log.parts.pieces import flag
from companion.ui.games.captains_log.seating import (
    changed_team,
    first_options,
    preset_note,
    preset_of,
    with_mode,
    with_players,
    with_preset,
)
from companion.ui.setup.draft import SetupDraft
from companion.ui.setup.parts import CHIP, chips
from companion.ui.setup.rulings import Chapters
from companion.ui.setup.seats import MOST, modes
from companion.ui.setup.wizard import Setup
from companion.ui.widgets import kit

EveningDraft = SetupDraft[Options, Book]
CHAPTERS: Final = Chapters(
    "cl-ui-chapter",
    {
        "round": ("A-09", "A-08", "A-49"),
        "sailing": ("A-11", "A-22", "A-57"),
        "combat": ("A-15", "A-14", "A-39", "A-16", "A-20", "A-58", "A-02", "A-18", "A-30"),
        "npcs": ("A-26", "A-28", "A-88", "A-90", "A-100", "A-89"),
        "goods": ("A-04", "A-33", "A-42"),
        "ports": ("A-62", "A-56", "A-79", "A-96", "A-05", "A-38"),
        "renown": ("A-32", "A-35", "A-63", "A-101", "A-52", "A-53", "A-85"),
    },
)


def _panels(d: EveningDraft) -> Sequence[ft.Control]:
    """Who plays, which rules, enemy nations. The preset last chosen holds for whoever comes to the table later."""
    preset, set_preset = ft.use_state(preset_of(d.given, d.book))
    expert, set_expert = ft.use_state(False)

    def choose(name: str) -> None:
        set_preset(name)
        d.put(with_preset(d.options, name, d.book))

    panels = [_players(d, preset), _rules(d, preset, choose, expert, lambda: set_expert(not expert))]
    if expert:
        panels.append(_switches(d))
    if d.options.solo_rules:
        panels += [_enemies(d), _difficulty(d)]
    return panels


def _players(d: EveningDraft, preset: str) -> ft.Control:
    """How many, how they play together, and who they are (CL-SET-01)."""
    count, mode = len(d.options.seats), d.options.mode
    numbers = d.players(range(1, MOST + 1), lambda n: d.put(with_players(d.called, d.options, n, preset, d.book)))
    ways = {each: partial(with_mode, d.options, each, preset, d.book) for each in modes(Options, count)}
    together = d.pick("mode", "cl-mode", ways, mode, lambda way: d.put(ways[way]()))
    how: list[ft.Control] = []
    if len(ways) > 1:
        said = d.note(msg(f"cl-mode-{mode}.note"))
        how = [chips(together), ft.Container(said, padding=ft.Padding.only(bottom=8))]
    seats = d.seats(extra=lambda index: [_team(d, index)] if mode == "teams" else [])
    return d.section(msg("ui-setup-who"), numbers, *how, *seats)


def _team(d: EveningDraft, index: int) -> ft.Control:
    """In 2 versus 2 the team of a player; a tap changes it."""
    team = d.options.seats[index].team
    return kit.button(
        d.look,
        d.t(msg("cl-ui-team", n=team)),
        lambda: d.put(changed_team(d.options, index)),
        kind="brass" if team == 1 else "sea",
        identifier=f"team-{index}",
        height=CHIP,
    )


def _rules(
    d: EveningDraft, preset: str, choose: Callable[[str], None], expert: bool, toggle: Callable[[], None]
) -> ft.Control:
    """The preset, who deals, who keeps the tavern, and the fame that ends the evening; the rest on request."""
    presets = d.pick("preset", "cl-preset", (each.id for each in d.book.presets), preset, choose)
    cards = d.choice("cards", "ui-setup-cards", ("app", "table"))
    keeper: Literal["app", "table"] = "table" if d.options.tavern == "app" else "app"
    ours = partial(d.change, tavern=keeper)
    tavern = d.switch(msg("cl-ui-tavern-app"), d.options.tavern == "app", ours, "tavern-app")
    target = [] if d.options.solo_rules else [d.number("target", msg("cl-ui-target-choice"))]
    more = kit.button(
        d.look,
        d.t(msg("cl-ui-switches")),
        toggle,
        kind="sea",
        sign="up" if expert else "down",
        identifier="switches",
        height=CHIP,
    )
    said = d.note(preset_note(d.options, preset, d.book))
    return d.section(msg("ui-setup-rules"), chips(presets), said, chips([*cards, tavern]), *target, chips([more]))


def _switches(d: EveningDraft) -> ft.Control:
    """Every switch of CL-GEN-10, one by one."""
    wars = [_wars(d)] if d.options.switches.war_card == "B" else []
    return d.section(msg("cl-ui-switches"), chips(d.switches("switches", "cl-switch", "switch")), *wars)


def _wars(d: EveningDraft) -> ft.Control:
    """War card B: which countries fight each other (CL-SET-13)."""
    wars = d.options.wars

    def pair(one: Nation, other: Nation) -> ft.Control:
        both = (one, other)
        flipped = tuple(each for each in wars if each != both) if both in wars else (*wars, both)
        label = msg("cl-ui-war", one=msg(f"nation-{one}"), other=msg(f"nation-{other}"))
        return d.switch(label, both in wars, partial(d.change, wars=flipped), f"war-{one}-{other}")

    drawn = [pair(one, other) for i, one in enumerate(COUNTRIES) for other in COUNTRIES[i + 1 :]]
    return kit.rows([kit.words(d.look, d.t(msg("cl-ui-wars"))), chips(drawn)])


def _enemies(d: EveningDraft) -> ft.Control:
    """Solo and coop: which nations score against you; more make it harder and bring the end token nearer (CL-SOL-02).

    With none chosen they are drawn during the set-up (CL-SOL-01).
    """
    enemies = d.options.enemies

    def flip(nation: Nation) -> None:
        if rest := tuple(each for each in NATIONS if (each in enemies) != (each == nation)):
            d.change(enemies=rest)

    def line(nation: Nation) -> ft.Control:
        chosen = d.switch(msg(f"nation-{nation}"), nation in enemies, partial(flip, nation), f"enemy-{nation}")
        return kit.line([flag(nation, 26), chosen], 6, tight=True)

    lots = d.switch(msg("cl-ui-enemies-drawn"), not enemies, partial(d.change, enemies=()), "enemies-drawn")
    told = kit.words(d.look, d.t(_end_token(d)), bold=True, colour=d.look.palette.text_brass)
    return d.section(msg("cl-ui-enemies"), chips([*map(line, NATIONS), lots]), told)


def _end_token(d: EveningDraft) -> Msg:
    """Where the end token will lie (CL-SOL-02, -10)."""
    if d.options.difficulty.target_25:
        return msg("cl-ui-end-token", n=d.book.numbers.solo_hard_target)
    if not d.options.enemies:
        return msg("cl-ui-end-token-drawn")
    return msg("cl-ui-end-token", n=d.book.numbers.solo_target_base - len(d.options.enemies))


def _difficulty(d: EveningDraft) -> ft.Control:
    """Solo and coop: the free difficulty options (CL-SOL-10)."""
    return d.section(msg("cl-ui-difficulty"), chips(d.switches("difficulty", "cl-difficulty", "difficulty")))


SETUP: Final = Setup(_panels, first_options, CHAPTERS)
