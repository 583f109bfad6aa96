"""Who sits at the table and how they play: pure changes of the options of an evening, for the wizard."""

from __future__ import annotations

from dataclasses import replace

from companion.core.values.messages import Msg, msg
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.options import Mode, Options
from companion.ui.setup.seats import MOST, Named, seated

USUAL = "standard"
"""The preset of a table before anybody has touched it."""


def first_options(called: Named, book: Book) -> Options:
    """The table before anybody has touched it: one player against two nations."""
    return with_preset(seated(called, Options(seats=(), enemies=("spain", "france")), 1), USUAL, book)


def preset_of(options: Options | None, book: Book) -> str:
    """The preset whose switches these options have; the standard one if there is none."""
    switches = None if options is None else options.switches
    return next((preset.id for preset in book.presets if preset.switches == switches), USUAL)


def preset_note(options: Options, name: str, book: Book) -> Msg:
    """What a preset is, with the fame that ends such a game; against nations the end token stands elsewhere, which is
    told there (CL-SOL-02)."""
    preset = next(p for p in book.presets if p.id == name)
    return msg(f"cl-preset-{name}.note", n=0 if options.solo_rules else preset.target)


def with_preset(options: Options, name: str, book: Book) -> Options:
    """The options with the switches and target of a preset (CL-GEN-10)."""
    preset = next(p for p in book.presets if p.id == name)
    seats = tuple(replace(seat, board=preset.board) for seat in options.seats)
    target = None if options.solo_rules else preset.target
    return replace(options, switches=preset.switches, seats=seats, target=target)


def with_players(called: Named, options: Options, count: int, preset: str, book: Book) -> Options:
    """As many seats as players, keeping those that were named, in the usual way for so many to play."""
    chosen = seated(called, options, count)
    return with_mode(chosen, chosen.mode, preset, book)


def with_mode(options: Options, mode: Mode, preset: str, book: Book) -> Options:
    """Another way to play; enemies, target and teams are those that it asks for."""
    enemies = (options.enemies or ("spain", "france")) if mode in ("solo", "coop") else ()
    chosen = paired(replace(options, mode=mode, enemies=enemies), MOST - 1 if mode == "teams" else 0)
    return with_preset(chosen, preset, book)


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
