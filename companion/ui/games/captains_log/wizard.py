"""What the set-up of an evening asks beside its options: presets, teams, countries at war, enemy nations."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

import flet as ft

from companion.core.declared.setup_questions import RULES
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.model.book import Book, PresetId
from companion.games.captains_log.model.ids import COUNTRIES, NATIONS, Nation
from companion.games.captains_log.model.options import Options
from companion.ui.games.captains_log.parts.pieces import flag
from companion.ui.games.captains_log.seating import agreed, changed_team, preset_note, preset_of, with_preset
from companion.ui.setup.declared import Setup
from companion.ui.setup.draft import SetupDraft
from companion.ui.setup.parts import CHIP, chips
from companion.ui.widgets import kit

EveningDraft = SetupDraft[Options, Book]


def _team(d: EveningDraft, index: int) -> Sequence[ft.Control]:
    """In 2 versus 2 the team of a player; a tap changes it."""
    if d.options.mode != "teams":
        return []
    team = d.options.seats[index].team
    button = kit.button(
        d.look,
        d.t(msg("cl-ui-team", n=team)),
        lambda: d.put(changed_team(d.options, index)),
        kind="brass" if team == 1 else "sea",
        identifier=f"team-{index}",
        height=CHIP,
    )
    return [button]


def _presets(d: EveningDraft) -> Sequence[ft.Control]:
    """The presets, and what the one is that is played (CL-GEN-10)."""
    now = preset_of(d.options, d.book, d.kept)
    presets = {preset.id: preset for preset in d.book.presets}

    def choose(name: PresetId) -> None:
        d.keep(name)
        d.put(with_preset(d.options, presets[name]))

    drawn = d.pick("preset", "cl-preset", presets, None if now is None else now.id, choose)
    return [chips(drawn), *([] if now is None else [d.note(preset_note(d.options, now))])]


def _wars(d: EveningDraft) -> Sequence[ft.Control]:
    """War card B: which countries fight each other (CL-SET-13)."""
    if d.options.switches.war_card == "A":
        return []
    wars = d.options.wars

    def pair(one: Nation, other: Nation) -> ft.Control:
        both = (one, other)
        flipped = tuple(each for each in wars if each != both) if both in wars else (*wars, both)
        label = msg("cl-ui-war", one=msg(f"nation-{one}"), other=msg(f"nation-{other}"))
        return d.switch(label, both in wars, partial(d.change, wars=flipped), f"war-{one}-{other}")

    return [chips(pair(one, other) for i, one in enumerate(COUNTRIES) for other in COUNTRIES[i + 1 :])]


def _enemies(d: EveningDraft) -> Sequence[ft.Control]:
    """Solo and coop: which nations score against you; more make it harder and bring the end token nearer (CL-SOL-02).

    With none chosen they are drawn during the set-up (CL-SOL-01).
    """
    enemies = d.options.enemies
    if not d.options.solo_rules:
        return []

    def flip(nation: Nation) -> None:
        if rest := tuple(each for each in NATIONS if (each in enemies) != (each == nation)):
            d.change(enemies=rest)

    def line(nation: Nation) -> ft.Control:
        chosen = d.switch(msg(f"nation-{nation}"), nation in enemies, partial(flip, nation), f"enemy-{nation}")
        return kit.line([flag(nation, 26), chosen], 6, tight=True)

    lots = d.switch(msg("cl-ui-enemies-drawn"), not enemies, partial(d.change, enemies=()), "enemies-drawn")
    told = kit.words(d.look, d.t(_end_token(d)), bold=True, colour=d.look.palette.text_brass)
    return [chips([*map(line, NATIONS), lots]), told]


def _end_token(d: EveningDraft) -> Msg:
    """Where the end token will lie (CL-SOL-02, -10)."""
    if d.options.difficulty.target_25:
        return msg("cl-ui-end-token", n=d.book.numbers.solo_hard_target)
    if not d.options.enemies:
        return msg("cl-ui-end-token-drawn")
    return msg("cl-ui-end-token", n=d.book.numbers.solo_target_base - len(d.options.enemies))


SETUP: Final = Setup(seat=_team, own={RULES: _presets, "wars": _wars, "enemies": _enemies}, agreed=agreed)
