"""The set-up of an evening: players, preset, and every switch for those who want it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from functools import partial
from typing import Any, Literal

import flet as ft

from companion.core.text import Msg, msg
from companion.games.captains_log.book import Book
from companion.games.captains_log.options import (
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
from companion.ui.games.captains_log.rulings import PointsOfRule
from companion.ui.games.captains_log.seating import (
    SEAT_COLOURS,
    changed_team,
    first_options,
    modes,
    with_mode,
    with_players,
    with_preset,
)
from companion.ui.safety import component
from companion.ui.text import use_texts
from companion.ui.theme import TOUCH, Look, use_look

TWO_COLUMNS = 900
"""Width of the screen from which the sections stand side by side."""
Put = Callable[[Options], None]


@component
def Wizard(book: Book, width: float, start: Callable[[Mapping[str, Any]], None]) -> ft.Control:
    """Three short pages side by side on a tablet: who plays, which rules, enemy nations. The big button starts."""
    look, t = use_look(), use_texts()
    preset, set_preset = ft.use_state("standard")
    options, put = ft.use_state(first_options(t, book, "standard"))
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
    sections.append(PointsOfRule(options.rulings, lambda agreed: put(replace(options, rulings=agreed))))
    begin = kit.button(
        look,
        t(msg("cl-ui-begin")),
        lambda: start(dump_options(options)),
        kind="main",
        sign="play",
        identifier="wizard-start",
        size=look.sizes.title,
        wide=True,
    )
    return ft.Column([_in_columns(sections, width), begin], spacing=12, expand=True)


def _in_columns(sections: list[ft.Control], width: float) -> ft.Control:
    """Two columns on a tablet, one on a phone."""
    if width < TWO_COLUMNS:
        return ft.ListView(sections, spacing=12, expand=True)
    halves = [ft.ListView(sections[i::2], spacing=12, expand=True) for i in range(2)]
    return ft.Row(list[ft.Control](halves), spacing=12, expand=True)


def _section(look: Look, t: Texts, key: str, *content: ft.Control) -> ft.Control:
    title = kit.words(look, t(msg(key)), bold=True, size=look.sizes.title, colour=look.palette.text_brass)
    return kit.panel(look, kit.rows([title, *content], 10), padding=16)


def _chips(look: Look, chips: list[ft.Control]) -> ft.Control:
    return ft.Row(chips, wrap=True, spacing=10, run_spacing=10)


def _chip(look: Look, label: str, chosen: bool, deed: Callable[[], object], identifier: str) -> ft.Control:
    return kit.button(
        look,
        label,
        deed,
        kind="brass" if chosen else "sea",
        sign="check" if chosen else "",
        identifier=identifier,
        height=56,
    )


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
    chips = [
        _chip(look, t(msg("cl-ui-players", n=n)), n == count, partial(choose, n), f"players-{n}") for n in range(1, 5)
    ]

    ways = modes(count)
    together = [
        _chip(look, t(msg(f"cl-mode-{mode}")), mode == options.mode, partial(choose_mode, mode), f"mode-{mode}")
        for mode in ways
    ]
    how: list[ft.Control] = []
    if len(ways) > 1:
        note = kit.words(look, t(msg(f"cl-mode-{options.mode}.note")), size=16, colour=look.palette.text_muted)
        how = [_chips(look, together), ft.Container(note, padding=ft.Padding.only(bottom=8))]

    def rename(index: int, name: str) -> None:
        seats = tuple(replace(s, name=name or s.name) if i == index else s for i, s in enumerate(options.seats))
        put(replace(options, seats=seats))

    def recolour(index: int) -> None:
        taken = {seat.colour for i, seat in enumerate(options.seats) if i != index}
        now = SEAT_COLOURS.index(options.seats[index].colour)
        following = [SEAT_COLOURS[(now + step) % 4] for step in range(1, 5)]
        colour = next(c for c in following if c not in taken)
        put(
            replace(
                options,
                seats=tuple(replace(s, colour=colour) if i == index else s for i, s in enumerate(options.seats)),
            )
        )

    def change_team(index: int) -> None:
        put(changed_team(options, index))

    teams = change_team if options.mode == "teams" else None
    seats = [_seat(look, t, i, seat, rename, recolour, teams) for i, seat in enumerate(options.seats)]
    return _section(look, t, "cl-ui-who", _chips(look, chips), *how, *seats)


def _seat(
    look: Look,
    t: Texts,
    index: int,
    seat: SeatOptions,
    rename: Callable[[int, str], None],
    recolour: Callable[[int], None],
    change_team: Callable[[int], None] | None,
) -> ft.Control:
    """Colour, name, and in 2 versus 2 the team of a player."""
    ship = ft.Container(
        kit.pic("ship:schooner", 44, hull=kit.colour_of(seat.colour)),
        width=64,
        height=56,
        alignment=ft.Alignment.CENTER,
        ink=True,
        border_radius=10,
        on_click=lambda _: recolour(index),
    )
    name = ft.TextField(
        value=seat.name,
        label=t(msg("cl-ui-name", n=index + 1)),
        on_change=lambda e: rename(index, e.control.value),
        text_size=look.sizes.body,
        max_length=24,
        expand=True,
    )
    line: list[ft.Control] = [kit.tagged(ship, f"colour-{index}", t(msg(f"colour-{seat.colour}"))), name]
    if change_team is not None:
        label = t(msg("cl-ui-team", n=seat.team))
        line.append(
            kit.button(
                look,
                label,
                partial(change_team, index),
                kind="brass" if seat.team == 1 else "sea",
                identifier=f"team-{index}",
                height=56,
            )
        )
    return kit.line(line, 10)


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
        _chip(look, t(msg(f"cl-preset-{name}")), name == preset, partial(choose, name), f"preset-{name}")
        for name in ("first", "standard", "expert")
    ]
    cards = [
        _chip(
            look,
            t(msg(f"cl-ui-cards-{way}")),
            options.cards == way,
            partial(put, replace(options, cards=way)),
            f"cards-{way}",
        )
        for way in ("app", "table")
    ]
    keeper: Literal["app", "table"] = "table" if options.tavern == "app" else "app"
    tavern = _chip(
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
        height=56,
    )
    note = kit.words(look, t(msg(f"cl-preset-{preset}.note")), size=16, colour=look.palette.text_muted)
    rows: list[ft.Control] = [_chips(look, presets), note, _chips(look, [*cards, tavern])]
    if not options.solo_rules:
        rows.append(_target(look, t, options, put))
    return _section(look, t, "cl-ui-rules", *rows, _chips(look, [more]))


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

    chips = []
    for field in fields(Switches):
        value = getattr(options.switches, field.name)
        label = t(msg(f"cl-switch-{field.name.replace('_', '-')}"))
        text = label if isinstance(value, bool) else f"{label} : {value}"
        chips.append(_chip(look, text, value in (True, "B"), partial(flip, field.name), f"switch-{field.name}"))
    rows: list[ft.Control] = [_chips(look, chips)]
    if options.switches.war_card == "B":
        rows.append(_wars(look, t, options, put))
    return _section(look, t, "cl-ui-switches", *rows)


def _wars(look: Look, t: Texts, options: Options, put: Put) -> ft.Control:
    """War card B: which countries fight each other (CL-SET-13)."""
    pairs: list[tuple[Nation, Nation]] = [(a, b) for i, a in enumerate(COUNTRIES) for b in COUNTRIES[i + 1 :]]

    def flip(pair: tuple[Nation, Nation]) -> None:
        wars = tuple(w for w in options.wars if w != pair) if pair in options.wars else (*options.wars, pair)
        put(replace(options, wars=wars))

    chips = [
        _chip(
            look,
            " – ".join(t(msg(f"nation-{n}")) for n in pair),
            pair in options.wars,
            partial(flip, pair),
            f"war-{pair[0]}-{pair[1]}",
        )
        for pair in pairs
    ]
    return kit.rows([kit.words(look, t(msg("cl-ui-wars"))), _chips(look, chips)])


def _enemies(look: Look, t: Texts, options: Options, put: Put, book: Book) -> ft.Control:
    """Solo and coop: which nations score against you; more make it harder and bring the end token nearer (CL-SOL-02).

    With none chosen they are drawn during the set-up (CL-SOL-01).
    """

    def flip(nation: Nation) -> None:
        rest = tuple(n for n in NATIONS if (n in options.enemies) != (n == nation))
        if rest:
            put(replace(options, enemies=rest))

    chips: list[ft.Control] = []
    for nation in NATIONS:
        chosen = nation in options.enemies
        chips.append(
            kit.line(
                [
                    flag(nation, 26),
                    _chip(look, t(msg(f"nation-{nation}")), chosen, partial(flip, nation), f"enemy-{nation}"),
                ],
                6,
                tight=True,
            )
        )
    lots = partial(put, replace(options, enemies=()))
    chips.append(_chip(look, t(msg("cl-ui-enemies-drawn")), not options.enemies, lots, "enemies-drawn"))
    note = kit.words(look, t(_end_token(options, book)), bold=True, colour=look.palette.text_brass)
    return _section(look, t, "cl-ui-enemies", _chips(look, chips), note)


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

    chips = []
    for field in fields(Difficulty):
        value = getattr(options.difficulty, field.name)
        key = f"cl-difficulty-{field.name.replace('_', '-')}"
        text = t(msg(key, n=value)) if field.name == "destructions" else t(msg(key))
        on = value is True or (field.name == "destructions" and value != 3)
        chips.append(_chip(look, text, on, partial(flip, field.name), f"difficulty-{field.name}"))
    return _section(look, t, "cl-ui-difficulty", _chips(look, chips))
