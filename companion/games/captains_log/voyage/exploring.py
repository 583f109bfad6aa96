"""1.7 Exploring: turning up map tiles, and what a new tile brings into play (rulebook p.14, 17)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from companion.core.events.announcement_events import Announced
from companion.core.events.announcements import Announcement, Order
from companion.core.events.event import Event
from companion.core.kit.piles import Pile, draw
from companion.core.procedures.copied_cards import read_off, recalled
from companion.core.procedures.procedure import Procedure
from companion.core.procedures.refusals import choose_if_any
from companion.core.questions.kinds import Field, FieldValue, Form, Option
from companion.core.questions.question_base import BESIDE
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.model import turns
from companion.games.captains_log.model.book import Book, MapTile
from companion.games.captains_log.model.event_deck import fog_hint
from companion.games.captains_log.model.ids import NATIONS, Nation, SeatId
from companion.games.captains_log.model.names import Ctx, flag, nation, ruled
from companion.games.captains_log.model.state import Flag, Service, State
from companion.games.captains_log.modes import solo
from companion.games.captains_log.sea import floats, laying
from companion.games.captains_log.sea.places import read_hex
from companion.games.captains_log.voyage import berth, flotation

DONE = "done"
BARRELS = 8
"""Most barrel icons that the form of a map tile admits."""

PORT_FLAGS = {flag: f"flag:{flag}" for flag in (*NATIONS, "native")} | {"native-22": "flag:native"}
"""Pictures of ports; one without a printed flag, or none at all, is told in words."""


class TilesRevealed(Event[State]):
    """Map tiles were turned face up."""

    tiles: tuple[int, ...]

    def apply(self, s: State) -> State:
        return replace(s, revealed=(*s.revealed, *self.tiles))

    def line(self, s: State, book: Book) -> Msg | None:
        return msg("cl-ev-revealed", n=len(self.tiles), tiles=tuple(msg("cl-map-tile.short", n=n) for n in self.tiles))

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        if not self.echo:  # a person has turned them up
            return ()
        return (
            Order(msg("cl-told-revealed", tiles=tuple(msg("cl-map-tile.short", n=n) for n in self.tiles)), "hex:tile"),
        )


class FortressFlagged(Event[State]):
    """A fortress has its flag (CL-FRT-01, CL-EXP-05)."""

    tile: int
    nation: Nation

    def apply(self, s: State) -> State:
        others = tuple(fortress for fortress in s.fortresses if fortress[0] != self.tile)
        return replace(s, fortresses=(*others, (self.tile, self.nation)))

    def line(self, s: State, book: Book) -> Msg | None:
        return msg("cl-ev-fortress", tile=tile_name(self.tile), nation=nation(self.nation))

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        return (Order(msg("cl-told-fortress", tile=self.tile, nation=nation(self.nation)), f"flag:{self.nation}"),)


def tile_name(tile: int) -> Msg:
    """A map tile by its number."""
    return msg("cl-map-tile", n=tile)


def tile_option(tile: int) -> Option:
    """A map tile to choose, by its number alone: many of them stand side by side."""
    return Option(str(tile), msg("core-said-number", n=tile))


def tile_in_text(book: Book, tile: int) -> MapTile | None:
    """What the rulebook's text tells of a map tile."""
    return next((told for told in book.tiles if told.number == tile), None)


def tile_form(book: Book, tile: int) -> Form:
    """D-01: what a map tile brings into play when it is turned up."""
    told = tile_in_text(book, tile)
    native = told.port if told is not None and told.port == "native-22" else "native"
    flags = ("none", *NATIONS, native, "random")
    ports = tuple(Option(flag, msg(f"cl-tile-port-{flag}"), picture=PORT_FLAGS.get(flag, "")) for flag in flags)
    icons = tuple(
        Option(service, msg(f"cl-service-{service}"), picture=berth.PICTURES[service]) for service in berth.SERVICES
    )
    start = (told.port or None) if told else None
    return Form(
        key=f"map-tile-{tile}",
        schema="map-tile",
        subject=str(tile),
        fields=(
            Field("port", msg("cl-form-tile-port"), "choice", options=ports, start=start),
            Field("services", msg("cl-form-tile-services"), "many", options=icons, when=("port", flags[1:])),
            Field("barrels", msg("cl-form-tile-barrels"), "number", 0, BARRELS, picture="token:barrel"),
        ),
        text=msg("cl-form-tile", tile=tile_name(tile)),
        note=msg("cl-form-tile-note"),
        rule="CL-EXP-05",
    )


def sight(s: State, note: Msg) -> Msg:
    """A note with how a line of sight along land counts, as the table has settled it (A-11)."""
    return msg("cl-sight-note", note=note, line=msg(f"cl-sight-{s.options.ruling('A-11')}"))


def explore(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-EXP-04: turn up tiles within range and in line of sight, the nearest first.

    The board is real, so the table judges what the lookout sees in all directions (CL-EXP-01, CL-EXP-02, CL-EXP-03).
    """
    yield from turns.use_half(t, "action")
    if laying.explorable(t.now, t.book, seat) is not None:
        yield from _explore_map(t, seat)
        return
    hidden = solo.hidden_tiles(t.now, t.book.numbers)
    note = msg("cl-q-explore-note", n=t.book.numbers.exploration_range)
    picked = yield from t.pick(
        "tiles",
        map(tile_option, hidden),
        who=seat,
        text="explore",
        note=ruled("A-11", msg("cl-sight-note", note=note, line=msg(f"cl-sight-{t.now.options.ruling('A-11')}"))),
        none=True,
        nature="fact",
        trail=fog_hint(t.now, "lookout"),
    )
    if picked:
        yield from t.happens(TilesRevealed(tuple(int(tile) for tile in picked), rule="CL-EXP-04"))
    for tile in picked:
        yield from laying.turns_up(t, seat, int(tile), key=f"tile-{tile}")
        yield from survey(t, int(tile), ask=False)


def _explore_map(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-EXP-04: on the map that the app follows tile after tile is touched, the nearest first, each seen anew."""
    i = 1
    while near := laying.explorable(t.now, t.book, seat) or ():
        done = Option(DONE, msg("cl-lay-done" if i > 1 else "cl-lay-nothing"), picture="icon:check", group=BESIDE)
        chosen = yield from t.choose(
            "tile-place",
            (*(laying.place_option(t.now, seat, laid) for laid in near), done),
            at=i,
            who=seat,
            rule="CL-EXP-04",
            text="explore-which",
            chart=True,
        )
        if chosen == DONE:
            return
        pile = Pile(solo.hidden_tiles(t.now, t.book.numbers), tile_option, t.now.options.cards)
        text, by_hand = msg("cl-q-lay-which"), msg("cl-q-tile-turned")
        tile = yield from draw(t, pile, key=f"tile-{i}", text=text, by_hand=by_hand, rule="CL-EXP-04", who=seat)
        yield from t.happens(TilesRevealed((tile,), rule="CL-EXP-04", echo=True))
        yield from laying.turned(t, read_hex(chosen), tile)
        yield from survey(t, tile, ask=False)
        i += 1


def survey(t: Ctx, tile: int, *, ask: bool) -> Procedure[None]:
    """CL-EXP-05, CL-BAR-01, CL-TIL-02, CL-PRT-04: what a tile shows is placed at once: barrels and flags.

    ask: whether somebody wants to describe the tile, whose barrels were laid when it was turned up. Otherwise only its
    barrels are asked for, and only where they can sink (CL-BAR-03).
    """
    form, told, owner = tile_form(t.book, tile), tile_in_text(t.book, tile), dict(t.now.fortresses).get(tile)
    counted = ask and dict(t.now.card(form.schema, form.subject) or ()).get("barrels") is not None
    if ask:
        record = dict((yield from read_off(t, form, "port", key=form.key, beside=("services", "barrels"))))
    else:
        record = dict((yield from recalled(t, form)))
    if told is not None and told.fortress and owner is None:
        owner = "pirates" if told.fortress == "pirates" else (yield from _draw_flag(t, tile, "cl-q-fortress-flag"))
        yield from t.happens(FortressFlagged(tile, owner, rule="CL-FRT-01"))
    if told is not None and told.expert and not ask:
        yield from t.happens(Announced(msg(f"cl-tile-told-{tile}"), "result", rule=told.rule))
    yield from _port(t, tile, record, owner)
    painted = floats.icons(t.now, tile)
    if painted is None and not counted and flotation.sinks(t.now, "barrel"):
        text = msg("cl-q-tile-barrels", tile=tile_name(tile))
        record = dict((yield from read_off(t, form, "barrels", key=f"barrels-{tile}", text=text)))
    barrels = record["barrels"] if painted is None else painted
    if isinstance(barrels, int) and not counted:
        yield from flotation.launch_barrels(t, barrels, tile, "CL-BAR-01", lying=ask)
    elif not counted and not ask:
        yield from t.happens(
            Announced(msg("cl-place-barrels", tile=tile_name(tile)), "order", "token:barrel", rule="CL-BAR-01")
        )


def _port(t: Ctx, tile: int, record: Mapping[str, FieldValue], owner: Nation | None) -> Procedure[None]:
    """CL-PRT-04: the port of a tile, as soon as anybody knows of it. owner: flag of the fortress beside it."""
    port, icons = record["port"], record["services"]
    services = cast(tuple[Service, ...], icons if isinstance(icons, tuple) else ())
    met = next((found for found in t.now.ports if found.tile == tile), None)
    if not isinstance(port, str) or port == "none" or (met is not None and (met.services or not services)):
        return
    if met is not None:
        flag = met.flag
    elif port == "random":
        flag = owner or (yield from _draw_flag(t, tile, "cl-q-port-flag"))
    else:
        flag = cast(Flag, port)
    yield from t.happens(berth.PortFound(flag, services, tile, port == "random" and met is None, rule="CL-PRT-04"))


def _draw_flag(t: Ctx, tile: int, key: str) -> Procedure[Nation]:
    """A flag drawn by the app or from the table's bag; port and fortress of one island share it (CL-EXP-05)."""
    pile = Pile(NATIONS, flag, t.now.options.cards)
    text, by_hand = msg(key, tile=tile_name(tile)), msg(f"{key}-drawn", tile=tile_name(tile))
    return (yield from draw(t, pile, key=f"flag-{tile}", text=text, by_hand=by_hand, rule="CL-EXP-05"))


def unsurveyed(s: State) -> tuple[int, ...]:
    """Tiles face up of which nobody has told what they show."""
    return tuple(tile for tile in s.revealed if dict(s.card("map-tile", str(tile)) or ()).get("port") is None)


def survey_one(t: Ctx, seat: SeatId) -> Procedure[None]:
    """Tell what a tile shows that lies face up: nobody is asked for it when it is revealed."""
    options = tuple(map(tile_option, unsurveyed(t.now)))
    tile = yield from choose_if_any(t, "tile", options, who=seat, rule="CL-EXP-05", text="survey")
    if tile is not None:
        yield from survey(t, int(tile), ask=True)
