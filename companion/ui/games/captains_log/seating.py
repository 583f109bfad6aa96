"""What goes with what at the table that is being set up: pure changes of the options of an evening."""

from __future__ import annotations

from dataclasses import replace

from companion.core.values.messages import Msg, msg
from companion.games.captains_log.model.book import Book, Preset
from companion.games.captains_log.model.options import Options, Side
from companion.ui.setup.seats import MOST

USUAL = "standard"
"""The preset of a table before anybody has touched it."""


def preset_of(options: Options, book: Book, kept: str = "") -> Preset | None:
    """The preset whose switches these options have, None if there is none; of several the one last chosen (`kept`),
    else the one with the same fame to reach, else the usual one."""
    same = [preset for preset in book.presets if preset.switches == options.switches]
    return min(same, key=lambda p: (p.id != kept, p.target != options.target, p.id != USUAL), default=None)


def preset_note(options: Options, preset: Preset) -> Msg:
    """What a preset is, with the fame that ends such a game; against nations the end token stands elsewhere, which is
    told there (CL-SOL-02)."""
    return msg(f"cl-preset-{preset.id}.note", n=0 if options.solo_rules else preset.target)


def with_preset(options: Options, preset: Preset) -> Options:
    """The options with the switches and target of a preset (CL-GEN-10)."""
    target = None if options.solo_rules else preset.target
    return replace(boarded(options, preset.board), switches=preset.switches, target=target)


def agreed(before: Options, after: Options, book: Book, kept: str) -> Options:
    """With what another way to play asks for, or another number of people: enemies, teams, boards, fame to reach."""
    if (before.mode, len(before.seats)) == (after.mode, len(after.seats)):
        return after
    enemies = (after.enemies or ("spain", "france")) if after.solo_rules else ()
    preset = preset_of(after, book, kept)
    usual = book.presets[0] if preset is None else preset
    target = None if after.solo_rules else after.target or usual.target
    paired_up = paired(after, MOST - 1 if after.mode == "teams" else 0)
    return replace(boarded(paired_up, after.seats[0].board), enemies=enemies, target=target)


def boarded(options: Options, board: Side) -> Options:
    """With the same side of the player board for everybody."""
    return replace(options, seats=tuple(replace(seat, board=board) for seat in options.seats))


def paired(options: Options, partner: int) -> Options:
    """With the first seat and a partner as team 1 and the others as team 2; the partner 0 leaves nobody in team 2."""
    seats = tuple(
        replace(seat, team=2 if partner and i not in (0, partner) else 1) for i, seat in enumerate(options.seats)
    )
    return replace(options, seats=seats)


def changed_team(options: Options, index: int) -> Options:
    """A player has changed teams: the first seat gets a new partner, since each team has two (CL-TVT-01)."""
    partner = next(i for i, seat in enumerate(options.seats) if i and seat.team == 1)
    return paired(options, index if index not in (0, partner) else partner % (MOST - 1) + 1)
