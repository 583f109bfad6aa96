"""The note beside the chart: what lies at the place that was touched and what may be done there now, or what the
signs of the chart mean."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import flet as ft

from companion.core.procedures.menus import Menu
from companion.core.questions.kinds import Option
from companion.core.values.messages import Msg, msg
from companion.games.blackbeard.map import places, printed_ports
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.ids import SeatId, ShipId
from companion.games.blackbeard.model.names import nation, ocean, picture, place_name, player_name, who
from companion.games.blackbeard.model.records import Place
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.standing import ports
from companion.library.texts import Texts
from companion.ui.games.blackbeard.chart import atlas
from companion.ui.games.blackbeard.chart.afloat import aboard, judge
from companion.ui.games.blackbeard.chart.answers_by_place import COMING, SEA, Doings
from companion.ui.games.blackbeard.parts.chits import said
from companion.ui.games.blackbeard.parts.pieces import place_picture
from companion.ui.games.blackbeard.parts.ports import harbour, in_general
from companion.ui.games.blackbeard.parts.sea import chit_of
from companion.ui.look.theme import TOUCH, Look
from companion.ui.questions.kinds.menu import refusal
from companion.ui.questions.parts.option_cards import figure_row
from companion.ui.questions.parts.refusal_reasons import reasons
from companion.ui.questions.sheet.sheet_context import EveningContext
from companion.ui.questions.sheet.sheet_text import drawn, pen, quiet
from companion.ui.widgets import kit


@dataclass(frozen=True, slots=True)
class Reader:
    """Who reads the note, and with what. lone: the one person who sees this screen, "" among several.

    asked: the question of the moment as it can be answered here, None where there is none.
    begin: answers it, and goes on to what is asked next.
    """

    look: Look
    t: Texts
    s: State
    book: Book
    lone: SeatId
    asked: EveningContext | None
    on_rule: Callable[[str], None]
    begin: Callable[[str], object]


def told(
    reader: Reader,
    chosen: str,
    place: Place,
    found: Doings,
    opened: bool,
    toggle: Callable[[], None],
    close: Callable[[], None],
) -> list[ft.Control]:
    """A place: what it is, who lies there, what may be done there now, and behind a line what may not.

    opened: whether the reasons why not are shown.
    """
    look, t = reader.look, reader.t
    title, kind, below = _heading(reader, chosen, place)
    head = pen(look, t(title), bold=True)
    words = kit.rows([head, *([quiet(look, below)] if below else [])], 0, expand=True)
    shut = ft.Container(
        kit.icon(look, "cross", 22, look.palette.on_parchment),
        width=TOUCH,
        height=TOUCH,
        alignment=ft.Alignment.CENTER,
        on_click=lambda _: close(),
    )
    sign = drawn(kind, 36)
    named = ft.Semantics(content=words, identifier="place-told", container=True, expand=True)
    parts: list[ft.Control] = [
        ft.Row(
            [*([sign] if sign else []), named, kit.tagged(shut, "place-close", t(msg("ui-close")))],
            spacing=8,
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
    ]
    parts += [_lying(reader, ship, name) for ship, name in aboard(reader.s, reader.book, place)]
    parts += _doings(reader, found, opened, toggle)
    parts += _facts(reader, chosen, place)
    return parts


def _heading(reader: Reader, chosen: str, place: Place) -> tuple[Msg, str, str]:
    """What a place is called, how it is drawn, and the line below its name."""
    t = reader.t
    if chosen.startswith(SEA):
        return ocean(chosen.removeprefix(SEA)), "place:sea", t(msg("bb-chart-water"))
    where = ""
    if place.kind in ("port", "lane"):
        where = t(ocean(place.ocean)) if place.ocean else t(msg("bb-chart-untold"))
    if place.kind == "zone":
        box = places.box(reader.book, place.zone)
        served = t(msg("bb-chart-serves", oceans=tuple(ocean(each) for each in box.serves))) if box.serves else ""
        zones = tuple(msg("core-said", text=str(each)) for each in box.links)
        links = t(msg("bb-chart-links", zones=zones, n=len(zones)))
        mark = f" ({t(msg(f'ui-mark-{box.links_origin}'))})" if box.links_origin != "printed" else ""
        where = " · ".join(filter(None, (served, links + mark)))
    return place_name(reader.s, reader.book, place), place_picture(place), where


# ---------------------------------------------------------------------- who lies there


def _lying(reader: Reader, ship: ShipId, name: Msg) -> ft.Control:
    """A ship or counter: picture, name, and what all who read this may know of it."""
    look, t, s = reader.look, reader.t, reader.s
    if ship.is_counter:
        chit = chit_of(s, reader.book, s.counter(ship), reader.lone)
        image = kit.pic_markup(atlas.counter_sign(chit.kind, chit.face), 30)
        first, _, rest = said(t, chit).partition(", ")
        if chit.knows:
            eyes = tuple(player_name(s, seat) for seat in s.counter(ship).seen_by)
            rest = f"{rest} · {t(msg('bb-chart-seen-by', names=eyes))}"
        words = kit.rows([pen(look, first, bold=True), quiet(look, rest)], 0, expand=True)
    else:
        boat = s.ship(ship)
        player = s.player(boat.owner)
        seat = [each.id for each in s.players].index(player.id) + 1
        image = kit.pic_markup(atlas.ship_sign(picture(s, ship)[0], player.colour, seat), 40)
        how = t(msg(f"bb-chart-posture-{boat.posture}")) if boat.place.port or boat.posture != "sea" else ""
        below = " · ".join(filter(None, (t(player_name(s, player.id)), how)))
        words = kit.rows([pen(look, t(name), bold=True), quiet(look, below)], 0, expand=True)
    line = kit.line([ft.Container(image, width=44, alignment=ft.Alignment.CENTER), words], 8)
    return ft.Semantics(content=line, identifier=f"lies-{ship}", container=True)


# ---------------------------------------------------------------------- what may be done there


def _doings(reader: Reader, found: Doings, opened: bool, toggle: Callable[[], None]) -> list[ft.Control]:
    look, t, asked = reader.look, reader.t, reader.asked
    if asked is None or not (found.here or found.hither):
        return [quiet(look, t(msg("bb-chart-nothing")))]
    if opened and found.refused:
        why = [refusal(look, t, asked, option) for option in found.refused]
        return [_why_not(reader, len(why), opened, toggle), *why]
    parts: list[ft.Control] = []
    if not isinstance(asked.question, Menu):
        parts.append(pen(look, t(asked.question.text), size=look.sizes.small))
    if found.several and found.allowed:
        names = tuple(option.label for option in found.allowed)
        parts.append(pen(look, t(msg("bb-chart-several", names=names)), size=look.sizes.small))
    elif found.allowed:
        parts += [_doing(reader, option, hither=option in found.hither) for option in found.allowed]
    else:
        parts.append(quiet(look, t(msg("bb-chart-nothing"))))
    return [*parts, *([_why_not(reader, len(found.refused), opened, toggle)] if found.refused else [])]


def _why_not(reader: Reader, refused: int, opened: bool, toggle: Callable[[], None]) -> ft.Control:
    """The line behind which stands what the rules refuse here, with why."""
    look, p = reader.look, reader.look.palette
    told = reader.t(msg("bb-chart-less") if opened else msg("bb-chart-refused", n=refused))
    body = ft.Container(
        kit.line(
            [
                kit.icon(look, "left" if opened else "lock", look.sizes.body * 1.1, p.on_parchment_muted),
                pen(look, told, size=look.sizes.small, colour=p.on_parchment_muted, expand=True),
            ]
        ),
        bgcolor=p.paper_shade,
        border_radius=10,
        padding=ft.Padding.symmetric(horizontal=12, vertical=14),
        on_click=lambda _: toggle(),
    )
    return kit.tagged(body, "why-not", told)


def _doing(reader: Reader, option: Option, *, hither: bool) -> ft.Control:
    """An answer to tap: what it is, whose, and what it may bring. hither: a ship has still to come here."""
    look, t, p = reader.look, reader.t, reader.look.palette
    label, note = t(option.label), t(option.note) if option.note is not None else ""
    if hither:
        note = t(msg("bb-chart-begins" if option.id == COMING else "bb-chart-hither"))
    lines: list[ft.Control] = [pen(look, label, bold=True)]
    lines += figure_row(look, t, option.figures)
    if note and note not in label:
        lines.append(quiet(look, note))
    image = drawn(option.picture, 34, option.colour)
    sign = [ft.Container(image, width=38, alignment=ft.Alignment.CENTER)] if image else []
    body = ft.Container(
        kit.line(
            [*sign, kit.rows(lines, 1, expand=True, tight=True), ft.Container(width=0, height=kit.ANSWER - 16)], 8
        ),
        bgcolor=p.paper,
        border=ft.Border.all(2, p.paper_line),
        border_radius=kit.RADIUS,
        padding=ft.Padding.symmetric(horizontal=10, vertical=6),
        on_click=lambda _: reader.begin(option.id),
    )
    return kit.tagged(body, f"answer-{option.id}", "")


# ---------------------------------------------------------------------- what the place is


def _facts(reader: Reader, chosen: str, place: Place) -> list[ft.Control]:
    """What is known of a port or a lane."""
    look, t, s = reader.look, reader.t, reader.s
    if place.port:
        return _port(reader, place.port)
    if place.kind == "lane":
        flag = s.copied("lane", place.id, "nation")
        if flag:
            return [_fact(reader, f"flag:{flag}", t(nation(str(flag))))]
        return [quiet(look, t(msg("bb-chart-no-nation")))]
    return []


def _port(reader: Reader, number: int) -> list[ft.Control]:
    """What a port is to each pirate of the player with the dice, and whether he may lie there; its values."""
    look, t, s, book = reader.look, reader.t, reader.s, reader.book
    port = harbour(s, book, number)
    lines: list[ft.Control] = []
    judges = [pirate.id for pirate in s.active if pirate.owner == s.turn.holder]
    for pirate in judges:
        what = msg(f"bb-standing-{ports.standing(s, book, pirate, number) or 'destroyed'}")
        words = pen(look, t(msg("bb-chart-standing", name=who(s, book, pirate), standing=what)), size=look.sizes.small)
        lines.append(words)
        for rule, why in reasons(t, ports.may_enter(s, book, pirate, number)):
            said_ = pen(look, why, size=look.sizes.small, colour=look.palette.on_parchment_bad)
            said_.expand = True
            tag = [kit.rule_tag(look, rule, reader.on_rule, look.palette.on_parchment_muted)] if rule else []
            lines.append(kit.line([said_, *tag], 4))
    if not judges:
        lines.append(pen(look, t(msg(f"bb-standing-{in_general(s, book, number) or 'destroyed'}"))))
    row: list[ft.Control] = []
    if port.nation:
        row.append(_fact(reader, f"flag:{port.nation}", t(nation(port.nation))))
    if port.governor:
        forever = f", {t(msg('bb-boards-forever'))}" if port.forever else ""
        row.append(_fact(reader, f"governor:{port.governor}", t(msg(f"bb-governor-{port.governor}")) + forever))
    if port.standing not in ("", "haven"):
        value, garrison = printed_ports.known_value(s, book, number), printed_ports.known_garrison(s, book, number)
        row.append(_fact(reader, "token:coin", _figure(t, msg("bb-form-value"), value)))
        row.append(_fact(reader, "token:fortress", _figure(t, msg("bb-form-garrison"), garrison)))
    if port.taken:
        row.append(quiet(look, t(msg("bb-boards-taken", n=port.taken))))
    if port.origin not in ("", "owner") and port.value is not None:
        row.append(quiet(look, t(msg(f"ui-mark-{port.origin}")), italic=True))
    if row:
        lines.append(ft.Row(row, wrap=True, spacing=12, run_spacing=4))
    for haven in port.havens:
        money = f" · {haven.deposit}" if haven.deposit else ""
        lines.append(_fact(reader, "token:haven", t(haven.name) + money))
    return lines


def _figure(t: Texts, label: Msg, value: int | None) -> str:
    return t(msg("bb-chart-figure", what=label, value=value if value is not None else msg("ui-mark-unknown")))


def _fact(reader: Reader, drawing: str, words: str) -> ft.Control:
    """A picture with what it says."""
    return kit.line([kit.pic(drawing, 22), pen(reader.look, words, size=reader.look.sizes.small)], 6, tight=True)


# ---------------------------------------------------------------------- the legend


def legend(reader: Reader) -> list[ft.Control]:
    """What the signs of the chart mean, and that the chart is ours."""
    look, t, s = reader.look, reader.t, reader.s
    title = pen(look, t(msg("bb-chart-title")), size=look.sizes.title, bold=True)
    parts: list[ft.Control] = [title, pen(look, t(msg("bb-chart-how")), size=look.sizes.small)]
    parts.append(quiet(look, t(msg("bb-chart-ours")), italic=True))
    players = []
    for seat, player in enumerate(s.players, 1):
        words = t(player_name(s, player.id))
        if player.id == s.turn.holder and s.turn.stage != "setup":
            words = t(msg("bb-chart-turn", player=player_name(s, player.id)))
        players.append((atlas.player_sign(kit.colour_of(player.colour), seat), words))
    signs = [
        (atlas.turn_sign(), msg("bb-chart-to-play")),
        (atlas.counter_sign("merchant", None), msg("bb-chart-merchant")),
        (atlas.counter_sign("warship", None), msg("bb-chart-warship")),
        (atlas.lane_sign(), msg("bb-chart-lane")),
    ]
    harbours = [(atlas.standing_sign(each), msg(f"bb-standing-{each or 'destroyed'}")) for each in STANDINGS]
    whose = judge(s)
    heading = msg("bb-chart-ports-for", name=who(s, reader.book, whose)) if whose else msg("bb-chart-ports")
    parts.append(_signs(reader, players))
    parts.append(_signs(reader, [(drawing, t(words)) for drawing, words in signs]))
    parts.append(quiet(look, t(heading)))
    parts.append(_signs(reader, [(drawing, t(words)) for drawing, words in harbours]))
    return parts


def _signs(reader: Reader, signs: Iterable[tuple[str, str]]) -> ft.Control:
    """Signs with what they mean, as many in a row as there is room for."""
    return ft.Row([_sign(reader, *each) for each in signs], wrap=True, spacing=14, run_spacing=2)


STANDINGS = ("neutral", "pro", "anti", "safe", "haven", "")
"""What a port may be, in the order of the legend."""


def _sign(reader: Reader, drawing: str, words: str) -> ft.Control:
    return kit.line([kit.pic_markup(drawing, 28), pen(reader.look, words, size=reader.look.sizes.small)], 6, tight=True)


def sheet(look: Look, parts: Sequence[ft.Control], **more: object) -> ft.Control:
    """Paper with what is written on it, under each other, to be pushed up where it is longer."""
    column = kit.rows(parts, 8, scroll=kit.SCROLLS, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Container(
        column,
        bgcolor=look.palette.parchment,
        border=ft.Border.all(2, look.palette.paper_line),
        border_radius=kit.RADIUS,
        padding=12,
        **more,  # type: ignore[arg-type]
    )
