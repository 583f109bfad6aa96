"""1.9 The dynamic map: laying tiles while exploring, single-hex tiles in the gaps, sailing into one (rulebook p.15-16).

Where tiles lie only the real board shows: the app draws them, says how they must be laid, and judges between placements
when the table counts their contacts.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from companion.core.events.announcement_events import Announced
from companion.core.events.announcements import Announcement, Kind, Result
from companion.core.events.event import Event
from companion.core.kit.chapters import Judge
from companion.core.kit.piles import Pile, bag, draw
from companion.core.procedures.copied_cards import recalled
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command
from companion.core.procedures.refusals import refuse
from companion.core.questions.kinds import Field, Form, Option
from companion.core.rules.verdicts import Verdict, refused, require
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Arg, Msg, msg
from companion.games.captains_log.combat import damage, outcomes
from companion.games.captains_log.model import names, turns
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.event_deck import fog_hint
from companion.games.captains_log.model.ids import NO_ONE, SeatId
from companion.games.captains_log.model.names import Ctx, ruled, who
from companion.games.captains_log.model.numbers import Numbers
from companion.games.captains_log.model.sea import Spot, Terrain, TileHex
from companion.games.captains_log.model.state import Gap, State
from companion.games.captains_log.modes import solo
from companion.games.captains_log.sailing import hex_by_hex, movement
from companion.games.captains_log.sea import laying
from companion.games.captains_log.sea.chart import spot
from companion.games.captains_log.sea.places import ShipSailed, read_hex, straight
from companion.games.captains_log.ship import hold
from companion.games.captains_log.voyage import exploring, voyage
from companion.games.captains_log.voyage.exploring import TilesRevealed, survey, tile_name
from companion.hexmap import Hex

BACKS: tuple[Gap, ...] = ("sea", "sandbank", "island", "other")
"""What the hidden side of a single-hex tile may show (D-03)."""
BANK: Final = "hex:sandbank"
"""Picture of a sandbank."""
OPEN: Mapping[Gap, bool] = {"sea": True, "island": False, "reef": False}
"""CL-DYN-06, CL-MOV-11: whether a ship can enter such a hex, where that does not hang on the ship."""
TERRAIN: Mapping[Gap, Terrain] = {
    "sea": "sea",
    "sandbank": "sandbank",
    "island": "land",
    "reef": "reef",
    "other": "unknown",
}
"""What a single-hex tile is on the map."""
MOST = 4
"""Placements that are compared at a time."""


class GapFilled(Event[State]):
    """A single-hex tile was laid into a gap, on its reef side or turned over (CL-DYN-05).

    at: which hex of the map that the app follows, None where it follows none.  depth: of a sandbank, 0 while nobody
    has told.
    """

    shows: Gap
    at: Hex | None = None
    depth: int = 0

    def apply(self, s: State) -> State:
        filled = replace(s, gaps=(*s.gaps, self.shows))
        if s.sea is None or self.at is None:
            return filled
        terrain = "unknown" if self.shows == "sandbank" and not self.depth else TERRAIN[self.shows]
        return replace(filled, sea=replace(s.sea, gaps=(*s.sea.gaps, (self.at, TileHex(terrain, self.depth)))))

    def line(self, s: State, book: Book) -> Msg | None:
        return msg("cl-ev-gap", shows=msg(f"cl-gap-{self.shows}"))


class RanAground(Event[State], formerly=("name",)):
    """A ship ran into what a gap hid: its movement ends on the hex before (CL-DYN-07)."""

    hexes: int

    def apply(self, s: State) -> State:
        return s.with_turn(stopped=True)

    def line(self, s: State, book: Book) -> Msg:
        return msg("cl-ev-aground", name=s.active.name, n=self.hexes)

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        return (Result(self.line(s, book), picture="hex:reef"),)


@dataclass(frozen=True, slots=True)
class Placement:
    """One way to lay a map tile, as the table counts it (CL-DYN-02).

    touched: hexes in play that the tile touches.  touching: hexes of the tile that touch them. That it covers the
    nearest empty hex, and overlaps nothing, shows on the board alone.
    """

    touched: int
    touching: int

    @property
    def contact(self) -> tuple[int, int]:
        """A-12: hexes in play touched count first, then the tile's own hexes that touch."""
        return self.touched, self.touching


def may_lay(candidates: Sequence[Placement], i: int) -> Verdict:
    """CL-DYN-02: whether a tile may be laid in the i-th of these ways; equals are the player's choice."""
    best = max(each.contact for each in candidates)
    better = msg("cl-lay-less-contact", touched=best[0], touching=best[1])
    return require(candidates[i].contact == best, "CL-DYN-02", better)


def gaps_played(s: State) -> bool:
    """CL-DYN-05: whether single-hex tiles are in play; they serve the dynamic map alone."""
    return s.options.dynamic_map and s.options.switches.unexplored_tiles


def gap_tiles_left(s: State, numbers: Numbers) -> int:
    """Single-hex tiles still in the stock."""
    return max(0, numbers.gap_tiles - len(s.gaps)) if gaps_played(s) else 0


def laid_out(s: State, numbers: Numbers, count: int) -> tuple[Announced, ...]:
    """CL-SET-02, CL-SET-03, CL-DYN-01, CL-DYN-05: how the first tiles lie, and what is shuffled beside them.

    count: of those that lie face up.
    """
    others = (names.counted_piece("map-tile", len(solo.tiles_in_use(s, numbers)) - count, "hex:hidden"),)
    if not s.options.dynamic_map:
        return (Announced(msg("cl-setup-map"), "order", "hex:tile", pieces=others, rule="CL-SET-02"),)
    together = Announced(msg("cl-setup-dynamic"), "order", "hex:tile", pieces=others, rule="CL-SET-03")
    if not gaps_played(s):
        return (together,)
    gaps = (names.counted_piece("gap-tile", numbers.gap_tiles, "hex:reef"),)
    return (together, Announced(msg("cl-setup-gaps"), "order", "hex:reef", pieces=gaps, rule="CL-DYN-05"))


def gap_form(numbers: Numbers) -> Form:
    """D-03: what the hidden sides of the single-hex tiles show, so that the app can draw them."""
    lines = ((back, msg(f"cl-form-gap-{back}"), f"hex:{back}") for back in BACKS)
    note = msg("cl-form-gap-note", n=numbers.gap_tiles)
    return _kinds_of_gaps("gap-tiles", "stock", numbers, lines, msg("cl-form-gap"), note)


def banks_form(numbers: Numbers) -> Form:
    """D-03: how deep the sandbanks among them are, so that the app knows that of a tile that it draws."""
    lines = ((f"bank_{n}", msg("cl-sandbank-of", n=n), BANK) for n in movement.SANDBANKS)
    return _kinds_of_gaps("gap-banks", "banks", numbers, lines, msg("cl-form-banks"), msg("cl-form-banks-note"))


def _kinds_of_gaps(
    key: str, subject: str, numbers: Numbers, lines: Iterable[tuple[str, Msg, str]], text: Msg, note: Msg
) -> Form:
    """How many of the single-hex tiles are of each kind. lines: name, label and picture of a kind."""
    return Form(
        key=key,
        schema="gap-tiles",
        subject=subject,
        fields=tuple(
            Field(name, label, "number", 0, numbers.gap_tiles, picture=drawn, near=0) for name, label, drawn in lines
        ),
        text=text,
        note=note,
        rule="CL-DYN-05",
    )


def banks(s: State) -> Mapping[int, int] | None:
    """How many sandbanks of each depth have not been turned over yet; None unless all of them have been copied, and the
    depths of those that lie there are known."""
    copied, whole = dict(s.card("gap-tiles", "banks") or ()), dict(s.card("gap-tiles", "stock") or ())
    counts = {depth: n for depth in movement.SANDBANKS if isinstance(n := copied.get(f"bank_{depth}"), int)}
    laid = [] if s.sea is None else [cell.depth for _, cell in s.sea.gaps if cell.terrain == "sandbank"]
    if sum(counts.values()) != whole.get("sandbank") or len(laid) != s.gaps.count("sandbank") or 0 in laid:
        return None
    left = {depth: n - laid.count(depth) for depth, n in counts.items()}
    return {depth: n for depth, n in left.items() if n > 0} or None


def stock(s: State, numbers: Numbers) -> Mapping[Gap, int] | None:
    """How many tiles not turned over yet hide what; None unless all of them have been copied.

    A tile laid on its reef side may hide anything, so it is as likely as any other to be one of these.
    """
    copied = dict(s.card("gap-tiles", "stock") or ())
    counts = {back: n for back in BACKS if isinstance(n := copied.get(back), int)}
    if sum(counts.values()) != numbers.gap_tiles:
        return None
    left = {back: n - s.gaps.count(back) for back, n in counts.items()}
    return {back: n for back, n in left.items() if n > 0} or None


def may_explore(s: State, book: Book, seat: SeatId) -> Verdict:
    """CL-EXP-04, CL-DYN-04, CL-DYN-05: as long as a map tile or a single-hex tile is left, of whoever is on turn.

    Where the app follows the map, one must be in sight.
    """
    left = require(may_go_on(s, book), "CL-EXP-04", msg("cl-all-explored"))
    seen = None if s.options.dynamic_map or not left.allowed else laying.explorable(s, book, seat)
    blind = msg("cl-none-in-sight", n=book.numbers.exploration_range)
    return turns.may_use(s, "action") & left & require(seen is None or bool(seen), "CL-EXP-04", blind)


def explore(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-EXP-04 on the standard map; on a dynamic one CL-DYN-02 to -05: tile after tile, as far as the lookout sees."""
    if not t.now.options.dynamic_map:
        yield from exploring.explore(t, seat)
        return
    yield from turns.use_half(t, "action")
    i, more = 1, True
    while more and may_go_on(t.now, t.book):
        more = yield from _one_more(t, seat, first=i == 1, key=f"step-{i}")
        i += 1


def may_go_on(s: State, book: Book) -> bool:
    """CL-DYN-04: whether anything is left to be laid in this action."""
    return bool(solo.hidden_tiles(s, book.numbers)) or gap_tiles_left(s, book.numbers) > 0


def _one_more(t: Ctx, seat: SeatId, *, first: bool, key: str) -> Procedure[bool]:
    """One tile of an Explore action. False when the player is done."""
    numbers = t.book.numbers
    hidden, gaps = solo.hidden_tiles(t.now, numbers), gap_tiles_left(t.now, numbers)
    narrow = laying.narrow(t.now, t.book, seat)
    none_left = require(bool(hidden), "CL-EXP-04", msg("cl-all-explored"))
    fits = laying.placements(t.now, t.book, seat) if hidden else None
    none_left &= require(fits is None or bool(fits), "CL-DYN-02", msg("cl-no-room-for-tile"))
    options = [Option("tile", msg("cl-lay-tile"), msg("cl-lay-tile-note"), "hex:tile", none_left)]
    if gaps_played(t.now):
        spare = require(gaps > 0, "CL-DYN-05", msg("cl-no-gap-tiles"))
        spare &= require(narrow is None or bool(narrow), "CL-DYN-05", msg("cl-no-gap-in-sight"))
        options += [
            Option("reef", msg("cl-lay-reef"), msg("cl-lay-reef-note"), "hex:reef", spare),
            Option("turn", msg("cl-lay-turned"), msg("cl-lay-turned-note", n=gaps), "hex:hidden", spare),
        ]
    options.append(Option("done", msg("cl-lay-nothing") if first else msg("cl-lay-done"), picture="icon:check"))
    chosen = yield from t.choose(
        key,
        options,
        who=seat,
        rule="CL-DYN-02" if first else "CL-DYN-04",
        text="lay" if first else "lay-more",
        note=ruled("A-11", exploring.sight(t.now, msg("cl-q-lay-note", n=numbers.exploration_range))),
        default="tile" if none_left.allowed else "done",
        trail=fog_hint(t.now, "lookout"),
    )
    if chosen == "tile":
        yield from _lay(t, seat, hidden, key=key)
    elif chosen == "reef":
        at = yield from _gap(t, seat, narrow, key=key)
        yield from t.happens(
            GapFilled("reef", at, rule="CL-DYN-06"), Announced(msg("cl-gap-reef-told"), rule="CL-DYN-06")
        )
    elif chosen == "turn":
        at = yield from _gap(t, seat, narrow, key=key)
        shows, _ = yield from turn_over(t, seat, key=key, at=at, sounded=at is not None)
        kind: Kind = "order" if shows == "other" else "result"
        yield from t.happens(Announced(msg(f"cl-gap-{shows}-told"), kind, f"hex:{shows}", rule="CL-DYN-05"))
    return chosen != "done"


def _lay(t: Ctx, seat: SeatId, hidden: Sequence[int], *, key: str) -> Procedure[None]:
    """CL-DYN-02: a map tile is drawn and laid by the three conditions; then it shows what it brings (CL-EXP-05)."""
    pile, rule = Pile(tuple(hidden), exploring.tile_option, t.now.options.cards), "CL-DYN-02"
    text, by_hand = msg("cl-q-lay-which"), msg("cl-q-lay-drawn")
    tile = yield from draw(t, pile, key=f"{key}-tile", text=text, by_hand=by_hand, rule=rule, who=seat)
    yield from t.happens(TilesRevealed((tile,), rule=rule, echo=True))
    if (yield from laying.lays(t, seat, tile, key=key)):
        yield from survey(t, tile, ask=False)
        return
    laid = Option("laid", msg("cl-laid"), msg("cl-laid-note"), "hex:tile")
    compare = Option("compare", msg("cl-lay-compare"), msg("cl-lay-compare-note"), "icon:scales")
    words: dict[str, Arg] = {"tile": tile_name(tile), "n": t.book.numbers.exploration_range}
    answer = yield from t.choose(
        "how", (laid, compare), under=key, who=seat, rule=rule, words=words, text="lay-how", note=True, default="laid"
    )
    if answer == "compare":
        yield from _compare(t, seat, tile, key=key)
    yield from survey(t, tile, ask=False)


def _compare(t: Ctx, seat: SeatId, tile: int, *, key: str) -> Procedure[None]:
    """CL-DYN-02 (c), A-12: among placements that satisfy (a) and (b), those of greatest contact are legal."""
    count = yield from t.number(
        "count", 2, MOST, under=key, who=seat, text="lay-count", note=True, nature="fact", default=2
    )
    found: tuple[Placement, ...] = ()
    for i in range(1, count + 1):
        touched = yield from _counted(t, seat, "touched", i, key=key)
        touching = yield from _counted(t, seat, "touching", i, key=key)
        found = (*found, Placement(touched, touching))
    options = tuple(
        Option(
            str(i),
            msg("cl-placement", i=i),
            msg("cl-placement-note", touched=way.touched, touching=way.touching),
            "hex:tile",
            may_lay(found, i - 1),
        )
        for i, way in enumerate(found, 1)
    )
    chosen = yield from t.choose("place", options, under=key, who=seat, text="lay-where")
    way = found[int(chosen) - 1]
    told = msg("cl-laid-told", tile=tile_name(tile), touched=way.touched, touching=way.touching)
    yield from t.happens(Announced(told, rule="CL-DYN-02"))


def _counted(t: Ctx, seat: SeatId, what: str, i: int, *, key: str) -> Procedure[int]:
    name, words = f"lay-{what}", {"i": i}
    key = f"{key}-{what}-{i}"
    return (
        yield from t.number(name, 1, 20, key=key, who=seat, rule="CL-DYN-02", words=words, nature="fact", default=1)
    )


def _gap(t: Ctx, seat: SeatId, cells: Sequence[Hex] | None, *, key: str) -> Procedure[Hex | None]:
    """CL-DYN-05, -07: which gap it is; None where the map does not tell."""
    if not cells:
        return None
    options = (laying.from_option(t.now, seat, at) for at in cells)
    chosen = yield from t.choose(
        "gap-hex", options, key=f"{key}-hex", who=seat, rule="CL-DYN-05", chart=True, about=(seat,)
    )
    return read_hex(chosen)


def turn_over(
    t: Ctx, seat: SeatId, *, key: str, at: Hex | None = None, sounded: bool = False
) -> Procedure[tuple[Gap, int]]:
    """CL-DYN-05: a single-hex tile is laid on its other side: drawn by the app where it knows the stock, else told.

    at: in that gap, as far as the map tells.  sounded: whether it matters how deep a sandbank is.  What it shows, and
    that depth.
    """
    yield from recalled(t, gap_form(t.book.numbers), key=f"{key}-stock")
    pile = bag(BACKS, _back_option, stock(t.now, t.book.numbers), t.now.options.cards)
    text, by_hand = msg("cl-q-gap"), msg("cl-q-gap-turn")
    shows = yield from draw(t, pile, key=f"{key}-turned", text=text, by_hand=by_hand, rule="CL-DYN-05", who=seat)
    depth = (yield from _depth(t, seat, key=key)) if sounded and shows == "sandbank" else 0
    yield from t.happens(GapFilled(shows, at, depth, rule="CL-DYN-05"))
    return shows, depth


def _depth(t: Ctx, seat: SeatId, *, key: str) -> Procedure[int]:
    """CL-MOV-16: how deep a sandbank is that has just been turned up: drawn with it where the app knows them all."""
    yield from recalled(t, banks_form(t.book.numbers), key=f"{key}-banks")
    left = banks(t.now)
    if left is not None:
        pile, text = bag(movement.SANDBANKS, _bank, left, t.now.options.cards), msg("cl-q-sandbank")
        return (yield from draw(t, pile, key=f"{key}-deep", text=text, rule="CL-MOV-16", who=seat))
    depths = tuple(map(_bank, movement.SANDBANKS))
    chosen = yield from t.choose(
        "gap-depth",
        depths,
        key=f"{key}-depth",
        who=seat,
        rule="CL-MOV-16",
        text="sandbank",
        nature="fact",
        about=(seat,),
    )
    return int(chosen)


def _bank(depth: int) -> Option:
    return Option(str(depth), msg("cl-sandbank-of", n=depth), picture=BANK)


def _back_option(back: Gap) -> Option:
    return Option(back, msg(f"cl-gap-{back}"), picture=f"hex:{back}")


def may_cross(s: State, book: Book, seat: SeatId) -> Verdict:
    """CL-DYN-03, CL-DYN-07: a gap may be entered during a movement, as long as there is a tile to lay there."""
    if not gaps_played(s):
        return refused("CL-GEN-10", msg("cl-not-played"))
    spare = require(gap_tiles_left(s, book.numbers) > 0, "CL-DYN-05", msg("cl-no-gap-tiles"))
    ahead = laying.gaps_ahead(s, seat)
    near = require(ahead is None or bool(ahead), "CL-DYN-03", msg("cl-no-gap-ahead"))
    return voyage.may_spend(s) & spare & near


def cross(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-DYN-07: sail into a gap; what cannot be entered costs water damage as far as the ship came, and stops it."""
    at = yield from _gap(t, seat, laying.gaps_ahead(t.now, seat), key="gap")
    shows, depth = yield from turn_over(t, seat, key="gap", at=at, sounded=True)
    passable = yield from _passable(t, seat, shows, depth)
    here = spot(t.now, seat)
    if passable:
        if voyage.counted(t.now):
            yield from hex_by_hex.enters(t, seat, 1)
        if at is not None and here is not None:
            steps = tuple(clock for clock, n in straight(at - here.at) for _ in range(n))
            yield from t.happens(ShipSailed(seat, steps, Spot(at, steps[-1]), rule="CL-DYN-07"))
        yield from t.happens(Announced(msg("cl-gap-open"), rule="CL-DYN-07"))
        return
    hexes = yield from t.number(
        "gap-hexes",
        1,
        20,
        note=True,
        nature="fact",
        default=t.now.turn.voyage.hexes + 1,
        charted=at is not None and voyage.counted(t.now),
        about=(seat,),
    )
    yield from t.happens(RanAground(hexes, rule="CL-DYN-07"))
    yield from damage.hurt(t, seat, hexes, "water", NO_ONE, key="gap")
    yield from outcomes.check(t, seat, NO_ONE, key="gap-end")


def _passable(t: Ctx, seat: SeatId, shows: Gap, depth: int) -> Procedure[bool]:
    """CL-DYN-07: whether the ship can enter what the tile shows; on a sandbank its draft decides (CL-MOV-16)."""
    known = OPEN.get(shows)
    if known is not None:
        return known
    if shows == "sandbank":
        verdict = movement.may_cross(t.now, t.book, seat, depth)
        if hold.draft(t.now, t.book, seat) is not None or not verdict.allowed:
            yield from refuse(t, verdict)
            return verdict.allowed
    return (yield from t.yes_no("gap-passable", who=seat, note=True, nature="fact", about=(seat,)))


def offers(s: State, book: Book) -> tuple[Offer, ...]:
    """CL-DYN-07: sailing into the unknown, where single-hex tiles are in play."""
    if s.turn.port or not gaps_played(s):
        return ()
    seat = s.active.id
    note = msg("cl-cross-note", name=who(s, seat))
    option = Option("cross-gap", msg("cl-cross"), note, "hex:hidden", may_cross(s, book, seat), "free")
    return (Offer(option, command("cross-gap", seat=seat)),)


COMMANDS: dict[str, ProcedureFunction] = {"explore": explore, "cross-gap": cross}
JUDGES: dict[str, Judge] = {
    "explore": turns.judged(turns.at_sea, may_explore),
    "cross-gap": turns.judged(turns.at_sea, may_cross),
}
