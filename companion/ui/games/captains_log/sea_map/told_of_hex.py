"""What the map says of the hex that was touched: a way there and whom it meets, how far a ship is, why not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from companion.core.procedures.menus import Menu
from companion.core.rules.verdicts import Sum
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.model.state import State
from companion.games.captains_log.sailing.course_preview import Passage
from companion.games.captains_log.sea.chart import UNKNOWN, chart, spot
from companion.games.captains_log.sea.places import place as place_of
from companion.hexmap import Hex, along
from companion.ui.games.captains_log.sea_map.lines import MapLine, MapOverlay, Route, aims, arc_of, looks
from companion.ui.games.captains_log.sea_map.touches import ATTACKS, TouchQuestion
from companion.ui.games.captains_log.sea_map.view import MapShip, View
from companion.ui.screen_session.screen_session import ScreenSession

PLAIN: Final = ("CL-MOV-02", "CL-MOV-03", "CL-MOV-05")
"""Rules of the terms that every movement has."""


def looked_at(session: ScreenSession, asked: TouchQuestion, cell: Hex | None, plan: Passage | None) -> MapOverlay:
    """What is drawn across the map while a question stands: the way that is planned, lines of sight to targets."""
    s: State = session.view.state
    if plan is not None and plan.steps:
        here = spot(s, s.active.id)
        assert here is not None  # there is a way from it
        return MapOverlay((Route((here.at, *along(here.at, plan.steps))),))
    lines = _lines(session, asked, cell)
    attack = isinstance(asked.question, Menu) and any(option.id in ATTACKS for option in asked.question.options)
    return MapOverlay(lines=lines, arc=arc_of(s, s.active.id, lines) if attack else ())


def _lines(session: ScreenSession, asked: TouchQuestion, cell: Hex | None) -> tuple[MapLine, ...]:
    """Lines of sight: to all that may be chosen; from the menu to the ship that was touched."""
    s: State = session.view.state
    if not isinstance(asked.question, Menu):
        return aims(session, asked.question)
    return tuple(line for line in looks(session, s.active.id) if line.end == cell)


@dataclass(frozen=True, slots=True)
class HexNotes:
    """What is said of a hex that was touched. lines: each with a sign, and whether it is good, bad, or neither."""

    title: Msg
    lines: tuple[tuple[str, Msg, bool | None], ...] = ()
    sums: tuple[Sum, ...] = ()


def said_of(
    session: ScreenSession, asked: TouchQuestion, cell: Hex | None, plan: Passage | None, view: View
) -> HexNotes | None:
    """What is said of a hex: what a way there costs and whom it meets, or why nothing leads there; None for nothing."""
    s: State = session.view.state
    if cell is None:
        return None
    place = asked.at(cell)
    if plan is not None and view.piece_on(cell) is None:
        refusals = tuple(("cross", reason.text, False) for reason in plan.verdict.refusals)
        met = tuple(
            ("warning" if each.perilous else "info", each.text, False if each.perilous else None) for each in plan.met
        )
        if not plan.steps and not refusals:
            return None
        title = msg("cl-map-points", n=plan.cost, left=plan.left) if plan.steps else place_of(s, cell)
        if plan.uncounted:
            met = (("info", msg("cl-map-uncounted", what=plan.uncounted), None), *met)
        return HexNotes(title, (*refusals, *met), _brief(plan.verdict.sums) if plan.steps else ())
    piece, lines = view.piece_on(cell), list[tuple[str, Msg, bool | None]]()
    if piece is not None and isinstance(asked.question, Menu) and piece.id != s.active.id:
        lines += _attacks(session, asked.question, piece)
    if place is not None and asked.question is not None:
        option = next((each for each in asked.question.options if each.id in place.options), None)
        reasons = () if option is None else option.verdict.refusals
        lines += (("cross", reason.text, False) for reason in reasons)
    lines += _stopped(session, asked, cell)
    lines += (("info", thing.name, None) for thing in view.things if thing.at == cell)
    lines += (("info", text, None) for text in printed_on(s, cell))
    return HexNotes(piece.name if piece is not None else place_of(s, cell), tuple(lines)) if lines else None


def printed_on(s: State, at: Hex) -> Iterator[Msg]:
    """What is printed on a hex."""
    cell = chart(s).cells.get(at, UNKNOWN)
    if cell.terrain == "sandbank":
        yield msg("cl-hex-bank", n=cell.depth)
    elif cell.terrain in ("land", "calm"):
        yield msg(f"cl-hex-{cell.terrain}")
    yield from (msg(f"cl-hex-{mark}") for mark in cell.marks)
    if cell.number:
        yield msg("cl-hex-number", n=cell.number)
    if cell.dice:
        yield msg("cl-hex-dice", n=cell.dice)


def _brief(sums: tuple[Sum, ...]) -> tuple[Sum, ...]:
    """Sums without bow and wind where they add nothing; a captain who bears the wind is named (CL-CAP-24)."""
    return tuple(
        replace(each, terms=tuple(term for term in each.terms if term.value or term.rule not in PLAIN)) for each in sums
    )


def _attacks(session: ScreenSession, menu: Menu, piece: MapShip) -> Iterator[tuple[str, Msg, bool | None]]:
    """Why a ship cannot be attacked in the ways that the menu offers."""
    s: State = session.view.state
    for option in menu.options:
        if option.id in ATTACKS:
            verdict = option.verdict & ATTACKS[option.id](s, session.view.game.book, s.active.id, piece.id)
            for reason in verdict.refusals[:1]:
                yield "cross", msg("cl-map-not", deed=option.label, why=reason.text), False


def _stopped(session: ScreenSession, asked: TouchQuestion, cell: Hex) -> Iterator[tuple[str, Msg, bool | None]]:
    """How far a ship is, and what cuts the line to it."""
    s: State = session.view.state
    for line in _lines(session, asked, cell):
        if line.end == cell:
            yield "eye", line.label, None
            yield from (("cross", msg("cl-map-cut", place=place_of(s, each)), False) for each in line.stops[:1])
