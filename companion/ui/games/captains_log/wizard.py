"""The set-up of an evening: players, preset, and every switch for those who want it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from functools import partial
from typing import Any, Literal

import flet as ft

from companion.core.text import Msg, msg
from companion.games.captains_log.table.book import Book
from companion.games.captains_log.table.options import (
    COUNTRIES,
    NATIONS,
    Difficulty,
    Mode,
    Nation,
    Options,
    SeatOptions,
    Switches,
    dump_options,
)
from companion.library.texts import Texts
from companion.ui import kit
from companion.ui.games.captains_log.pieces import flag
from companion.ui.games.captains_log.rulings import CHAPTERS
from companion.ui.games.captains_log.seating import (
    changed_team,
    first_options,
    modes,
    preset_of,
    with_mode,
    with_players,
    with_preset,
)
from companion.ui.safety import component
from companion.ui.setup.parts import CHIP, chip, chips, note, pages, player_count, seat_line, section
from companion.ui.setup.rulings import PointsOfRule
from companion.ui.setup.seats import MOST, recoloured, renamed
from companion.ui.text import use_texts
from companion.ui.theme import TOUCH, Look, use_look

Put = Callable[[Options], None]


@component
def Wizard(
    book: Book, width: float, start: Callable[[Mapping[str, Any]], None], first: Options | None = None
) -> ft.Control:
    """Three short pages side by side on a tablet: who plays, which rules, enemy nations. The big button starts.

    first: the options with which it opens.
    """
    look, t = use_look(), use_texts()
    preset, set_preset = ft.use_state(preset_of(first, book))
    options, put = ft.use_state(first or first_options(t, book, "standard"))
    expert, set_expert = ft.use_state(False)

    def choose_preset(name: str) -> None:
        set_preset(name)
        put(with_preset(options, name, book))

    def choose_players(count: int) -> None:
        put(with_players(t, options, count, preset, book))

    def choose_mode(mode: Mode) -> None:
        put(with_mode(options, mode, preset, book))

    sections: list[ft.Control] = [
        _players(look, t, options, put, choose_players, choose_mode),
        _preset(look, t, preset, choose_preset, options, put, lambda: set_expert(not expert), expert),
    ]
    if expert:
        sections.append(_switches(look, t, options, put))
    if options.solo_rules:
        sections += [_enemies(look, t, options, put, book), _difficulty(look, t, options, put)]
    points = PointsOfRule(CHAPTERS, options.rulings, lambda agreed: put(replace(options, rulings=agreed)))
    return pages(look, t, [*sections, points], width, lambda: start(dump_options(options)))


def _players(
    look: Look,
    t: Texts,
    options: Options,
    put: Put,
    choose: Callable[[int], None],
    choose_mode: Callable[[Mode], None],
) -> ft.Control:
    """How many, how they play together, and who they are (CL-SET-01)."""
    count = len(options.seats)
    numbers = player_count(look, t, range(1, MOST + 1), count, choose)
    ways = modes(count)
    together = [
        chip(look, t(msg(f"cl-mode-{mode}")), mode == options.mode, partial(choose_mode, mode), f"mode-{mode}")
        for mode in ways
    ]
    how: list[ft.Control] = []
    if len(ways) > 1:
        said = note(look, t, msg(f"cl-mode-{options.mode}.note"))
        how = [chips(together), ft.Container(said, padding=ft.Padding.only(bottom=8))]

    def reseat(seats: tuple[SeatOptions, ...]) -> None:
        put(replace(options, seats=seats))

    def line(index: int, seat: SeatOptions) -> ft.Control:
        return seat_line(
            look,
            t,
            index,
            seat,
            rename=lambda name: reseat(renamed(options.seats, index, name)),
            recolour=lambda: reseat(recoloured(options.seats, index)),
            extra=[_team(look, t, options, index, put)] if options.mode == "teams" else [],
        )

    seats = [line(i, seat) for i, seat in enumerate(options.seats)]
    return section(look, t, msg("ui-setup-who"), numbers, *how, *seats)


def _team(look: Look, t: Texts, options: Options, index: int, put: Put) -> ft.Control:
    """In 2 versus 2 the team of a player; a tap changes it."""
    team = options.seats[index].team
    return kit.button(
        look,
        t(msg("cl-ui-team", n=team)),
        lambda: put(changed_team(options, index)),
        kind="brass" if team == 1 else "sea",
        identifier=f"team-{index}",
        height=CHIP,
    )


def _preset(
    look: Look,
    t: Texts,
    preset: str,
    choose: Callable[[str], None],
    options: Options,
    put: Put,
    toggle: Callable[[], None],
    expert: bool,
) -> ft.Control:
    presets = [
        chip(look, t(msg(f"cl-preset-{name}")), name == preset, partial(choose, name), f"preset-{name}")
        for name in ("first", "standard", "expert")
    ]
    cards = [
        chip(
            look,
            t(msg(f"ui-setup-cards-{way}")),
            options.cards == way,
            partial(put, replace(options, cards=way)),
            f"cards-{way}",
        )
        for way in ("app", "table")
    ]
    keeper: Literal["app", "table"] = "table" if options.tavern == "app" else "app"
    tavern = chip(
        look,
        t(msg("cl-ui-tavern-app")),
        options.tavern == "app",
        partial(put, replace(options, tavern=keeper)),
        "tavern-app",
    )
    more = kit.button(
        look,
        t(msg("cl-ui-switches")),
        toggle,
        kind="sea",
        sign="up" if expert else "down",
        identifier="switches",
        height=CHIP,
    )
    said = note(look, t, msg(f"cl-preset-{preset}.note"))
    rows: list[ft.Control] = [chips(presets), said, chips([*cards, tavern])]
    if not options.solo_rules:
        rows.append(_target(look, t, options, put))
    return section(look, t, msg("ui-setup-rules"), *rows, chips([more]))


def _target(look: Look, t: Texts, options: Options, put: Put) -> ft.Control:
    target = options.target or 0
    return kit.line(
        [
            kit.words(look, t(msg("cl-ui-target-choice"))),
            kit.button(
                look,
                "−",
                partial(put, replace(options, target=max(1, target - 1))),
                kind="sea",
                height=TOUCH,
                identifier="target-less",
            ),
            kit.headline(look, str(target)),
            kit.button(
                look,
                "+",
                partial(put, replace(options, target=target + 1)),
                kind="sea",
                height=TOUCH,
                identifier="target-more",
            ),
        ],
        12,
    )


def _switches(look: Look, t: Texts, options: Options, put: Put) -> ft.Control:
    """Every switch of CL-GEN-10, one by one."""

    def flip(name: str) -> None:
        now = getattr(options.switches, name)
        new: Any = (not now) if isinstance(now, bool) else ("B" if now == "A" else "A")
        put(replace(options, switches=replace(options.switches, **{name: new})))

    drawn = []
    for field in fields(Switches):
        value = getattr(options.switches, field.name)
        label = t(msg(f"cl-switch-{field.name.replace('_', '-')}"))
        text = label if isinstance(value, bool) else f"{label} : {value}"
        drawn.append(chip(look, text, value in (True, "B"), partial(flip, field.name), f"switch-{field.name}"))
    rows: list[ft.Control] = [chips(drawn)]
    if options.switches.war_card == "B":
        rows.append(_wars(look, t, options, put))
    return section(look, t, msg("cl-ui-switches"), *rows)


def _wars(look: Look, t: Texts, options: Options, put: Put) -> ft.Control:
    """War card B: which countries fight each other (CL-SET-13)."""
    pairs: list[tuple[Nation, Nation]] = [(a, b) for i, a in enumerate(COUNTRIES) for b in COUNTRIES[i + 1 :]]

    def flip(pair: tuple[Nation, Nation]) -> None:
        wars = tuple(w for w in options.wars if w != pair) if pair in options.wars else (*options.wars, pair)
        put(replace(options, wars=wars))

    drawn = [
        chip(
            look,
            " – ".join(t(msg(f"nation-{n}")) for n in pair),
            pair in options.wars,
            partial(flip, pair),
            f"war-{pair[0]}-{pair[1]}",
        )
        for pair in pairs
    ]
    return kit.rows([kit.words(look, t(msg("cl-ui-wars"))), chips(drawn)])


def _enemies(look: Look, t: Texts, options: Options, put: Put, book: Book) -> ft.Control:
    """Solo and coop: which nations score against you; more make it harder and bring the end token nearer (CL-SOL-02).

    With none chosen they are drawn during the set-up (CL-SOL-01).
    """

    def flip(nation: Nation) -> None:
        rest = tuple(n for n in NATIONS if (n in options.enemies) != (n == nation))
        if rest:
            put(replace(options, enemies=rest))

    drawn: list[ft.Control] = []
    for nation in NATIONS:
        chosen = nation in options.enemies
        drawn.append(
            kit.line(
                [
                    flag(nation, 26),
                    chip(look, t(msg(f"nation-{nation}")), chosen, partial(flip, nation), f"enemy-{nation}"),
                ],
                6,
                tight=True,
            )
        )
    lots = partial(put, replace(options, enemies=()))
    drawn.append(chip(look, t(msg("cl-ui-enemies-drawn")), not options.enemies, lots, "enemies-drawn"))
    told = kit.words(look, t(_end_token(options, book)), bold=True, colour=look.palette.text_brass)
    return section(look, t, msg("cl-ui-enemies"), chips(drawn), told)


def _end_token(options: Options, book: Book) -> Msg:
    """Where the end token will lie (CL-SOL-02, -10)."""
    if options.difficulty.target_25:
        return msg("cl-ui-end-token", n=book.numbers.solo_hard_target)
    if not options.enemies:
        return msg("cl-ui-end-token-drawn")
    return msg("cl-ui-end-token", n=book.numbers.solo_target_base - len(options.enemies))


def _difficulty(look: Look, t: Texts, options: Options, put: Put) -> ft.Control:
    """Solo and coop: the free difficulty options (CL-SOL-10)."""

    def flip(name: str) -> None:
        now = getattr(options.difficulty, name)
        new: Any = {3: 2, 2: 1, 1: 3}[now] if name == "destructions" else not now
        put(replace(options, difficulty=replace(options.difficulty, **{name: new})))

    drawn = []
    for field in fields(Difficulty):
        value = getattr(options.difficulty, field.name)
        key = f"cl-difficulty-{field.name.replace('_', '-')}"
        text = t(msg(key, n=value)) if field.name == "destructions" else t(msg(key))
        on = value is True or (field.name == "destructions" and value != 3)
        drawn.append(chip(look, text, on, partial(flip, field.name), f"difficulty-{field.name}"))
    return section(look, t, msg("cl-ui-difficulty"), chips(drawn))
