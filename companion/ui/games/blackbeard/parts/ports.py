"""The ports page: the 36 ports ocean by ocean, as the map has them, and what each is to a pirate."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

import flet as ft

from companion.core.values.messages import Msg, msg
from companion.games.blackbeard.map import places, printed_ports
from companion.games.blackbeard.model.book import Book, Nation, PortStanding
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.names import OCEANS, ocean, who
from companion.games.blackbeard.model.records import Leaning
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.standing import ports
from companion.library.texts import Texts
from companion.ui.art.numerals import number as numeral
from companion.ui.art.painting import Mark, circle, svg
from companion.ui.figures.tracks import counter, grouped, origin_mark
from companion.ui.gamekit.boards import bare_page, page, picks, use_board
from companion.ui.gamekit.frame import Frame
from companion.ui.games.blackbeard.parts.pieces import flag
from companion.ui.games.blackbeard.parts.sea import Lying, lying
from companion.ui.look.palette import CANVAS, INK
from companion.ui.look.theme import Look
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

PAINTS: Final[dict[PortStanding | Literal[""], str]] = {
    "haven": "#2a2c31",
    "anti": "#a8321f",
    "neutral": "#5b7686",
    "pro": "#2f7a48",
    "safe": "#8a5f17",
    "": "#3a4149",
}
"""Ground of a port's number by what it is; the word stands beside it."""
ACROSS = 3
ALL = ShipId("all")
"""What ports are by their Governors alone, for no pirate in particular."""


@dataclass(frozen=True, slots=True)
class Haven:
    """Somebody's Safe Haven. deposit: Net Worth left there."""

    name: Msg
    colour: str
    deposit: int


@dataclass(frozen=True, slots=True)
class Harbour:
    """A port as it is drawn. standing: to the pirate chosen, or in general; "" for a destroyed one.

    value, garrison: now, None while nobody knows them.  taken: how often it was lowered.  origin: where the values come
    from.  havens: of pirates in play.  here: ships in its hex.
    """

    number: int
    name: str
    nation: Nation | None
    standing: PortStanding | Literal[""]
    governor: Leaning | Literal[""]
    forever: bool
    english: bool
    value: int | None
    garrison: int | None
    taken: int
    origin: str
    havens: tuple[Haven, ...]
    here: tuple[Lying, ...]


@component
def PortsPage(session: ScreenSession, frame: Frame) -> ft.Control:
    """Every port. Chips choose for which pirate they are judged."""
    look, t, s, book = use_board(session, State, Book)
    chosen, choose = ft.use_state("")
    if not s.ports:
        return bare_page(look)
    own = [pirate.id for pirate in s.active if pirate.owner == s.turn.holder]
    ids = [pirate.id for pirate in s.active]
    judge = ShipId(chosen) if chosen in (*ids, ALL) else (own or [ALL])[0]
    judges = ((each, t(who(s, book, each) if each != ALL else msg("bb-boards-for-all"))) for each in (*ids, ALL))
    content = picks(look, judges, judge, choose, "judge", look.sizes.small)
    across = max(1, int((2 if frame.compact else ACROSS) / max(1.0, look.zoom * 0.8)))
    for sea in OCEANS:
        found = [harbour(s, book, each.number, judge) for each in book.ports if each.ocean.value == sea]
        title = kit.headline(look, t(ocean(sea)), size=look.sizes.title, colour=look.palette.text_brass)
        content.append(title)
        content.append(kit.grid([_slot(look, t, each) for each in found], across, 8))
    return page(look, content, 10)


def harbour(s: State, book: Book, number: int, judge: ShipId = ALL) -> Harbour:
    """A port as it is now. judge: pirate to whom it is what it is, or ALL."""
    port, printed = s.port(number), printed_ports.card(book, number)
    copied = next((card for card in s.cards if (card.schema, card.subject) == ("port", str(number))), None)
    named = dict(copied.record).get("name") if copied is not None else None
    name = named or (printed.name.value if printed.name is not None else "")
    return Harbour(
        number,
        str(name),
        printed_ports.known_nation(s, book, number),
        ports.standing(s, book, judge, number) if judge != ALL else in_general(s, book, number),
        port.governor,
        port.forever,
        port.english,
        printed_ports.known_value(s, book, number),
        printed_ports.known_garrison(s, book, number),
        port.taken,
        copied.origin if copied is not None else "printed" if printed.value is not None else "",
        tuple(
            Haven(who(s, book, each.id), s.player(each.owner).colour, dict(each.deposits).get(number, 0))
            for each in s.active
            if number in each.havens
        ),
        lying(s, book, places.port(book, number)),
    )


def in_general(s: State, book: Book, number: int) -> PortStanding | Literal[""]:
    """What a port is by its Governor; "" for a destroyed one (BB-8.x)."""
    if s.port(number).destroyed:
        return ""
    return "haven" if printed_ports.is_haven(s, book, number) else ports.governed(s, number)


def _slot(look: Look, t: Texts, port: Harbour) -> ft.Control:
    return ft.Container(kit.still(PortTile, look, t, port), expand=1)


@component
def PortTile(look: Look, t: Texts, port: Harbour) -> ft.Control:
    """One port: number in a disc, name, flag and Governor, value and garrison, Safe Havens, ships."""
    p = look.palette
    scale = min(look.zoom, 1.5)
    standing = t(msg(f"bb-standing-{port.standing or 'destroyed'}"))
    disc = kit.pic_markup(disc_of(port.number, PAINTS[port.standing]), 38 * scale)
    name = port.name or t(msg("bb-port", n=port.number))
    title = kit.words(look, name, bold=True, max_lines=2, overflow=ft.TextOverflow.ELLIPSIS)
    tone = {"anti": p.text_bad, "": p.text_bad, "pro": p.text_good, "safe": p.text_good}.get(
        port.standing, p.text_muted
    )
    below = kit.words(look, standing, size=look.sizes.small, colour=tone, max_lines=2)
    head = ft.Row(
        [disc, ft.Column([title, below], spacing=0, expand=True)],
        spacing=8,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    facts = _facts(look, t, port)
    content: list[ft.Control] = [head, *([ft.Row(facts, wrap=True, spacing=9, run_spacing=4)] if facts else [])]
    content += [_haven(look, t, each) for each in port.havens]
    body = ft.Container(
        kit.rows(content, 6),
        bgcolor=p.panel_raised if port.standing else p.panel_sunk,
        border=ft.Border.all(1, p.line),
        border_radius=10,
        padding=8,
        expand=True,
    )
    return ft.Semantics(content=body, identifier=f"port-{port.number}", container=True)


def _facts(look: Look, t: Texts, port: Harbour) -> list[ft.Control]:
    """What lies on the port, as pictures; figures of a destroyed port count no more."""
    drawn: list[ft.Control] = [flag(t, port.nation, 18)] if port.nation else []
    if not port.standing:
        return [*drawn, kit.pic("token:skull", 24)]
    if port.forever:
        drawn.append(kit.pic("icon:lock", 18, t(msg("bb-boards-forever")), color=look.palette.text_bad))
    if port.governor:
        drawn.append(kit.pic(f"governor:{port.governor}", 28, t(msg(f"bb-governor-{port.governor}"))))
    if port.standing == "haven":
        return [*drawn, kit.pic("flag:pirates", 20), *_ships(t, port)]
    if port.value is not None:
        drawn.append(counter(look, "token:coin", port.value, height=18, label=t(msg("bb-form-value"))))
    if port.taken:
        drawn.append(kit.caption(look, t(msg("bb-boards-taken", n=port.taken))))
    if port.garrison is not None:
        drawn.append(counter(look, "token:fortress", port.garrison, height=20, label=t(msg("bb-form-garrison"))))
    foreign = port.origin not in ("", "owner") and (port.value is not None or port.garrison is not None)
    return [*drawn, *_ships(t, port), *([origin_mark(look, t, port.origin)] if foreign else [])]


def _ships(t: Texts, port: Harbour) -> list[ft.Control]:
    return [kit.pic(each.picture, 26, t(each.name), hull=kit.colour_of(each.colour, INK)) for each in port.here]


def _haven(look: Look, t: Texts, haven: Haven) -> ft.Control:
    """Whose Safe Haven, and what lies there."""
    disc = ft.Container(width=12, height=12, bgcolor=kit.colour_of(haven.colour), border_radius=6)
    name = kit.words(look, t(haven.name), size=look.sizes.small, max_lines=1, overflow=ft.TextOverflow.ELLIPSIS)
    name.expand = True
    money = [kit.words(look, grouped(t, haven.deposit), size=look.sizes.small, bold=True)] if haven.deposit else []
    return kit.line([kit.pic("token:haven", 22, t(msg("bb-standing-safe"))), disc, name, *money], 5)


def disc_of(number: int, paint: str) -> str:
    """The number of a port in its disc, as SVG."""
    marks = [Mark(circle(32, 32, 27), fill=paint, stroke=CANVAS, width=3, halo=False)]
    return svg([*marks, *numeral(str(number), 32, 32, 25, CANVAS)], rim=None)
