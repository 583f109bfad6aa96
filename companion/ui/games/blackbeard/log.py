"""A ship's log as the side of the table shows it: tracks with their markers, holds, booty, marks and misfortunes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from companion.core.values.messages import Msg, msg
from companion.games.blackbeard.model import current_values
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.names import doubloons, nation, player_name, port_name, who
from companion.games.blackbeard.model.records import Hostage, Pirate
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.standing import letters_held
from companion.library.texts import Texts
from companion.ui.art.numerals import number
from companion.ui.art.painting import Mark, box, svg
from companion.ui.figures.recent_changes import FigureMark, News, marked, sign, touchable
from companion.ui.figures.tracks import counter, grouped
from companion.ui.games.blackbeard.characteristics import Characteristic, characteristics
from companion.ui.games.blackbeard.parts.pieces import flag, ship, whereabouts
from companion.ui.look.theme import Look
from companion.ui.runtime.memo import Kept
from companion.ui.widgets import kit

BOX, TALL, GAP = 24, 28, 2
"""Size of a box of a drawn track, and the space between two, in units of the drawing."""
STRIP = 21
"""Height of a drawn track in logical pixels at zoom 1: ten boxes are as wide as the side of the table."""
GROWTH = 1.25
"""How much wider the side of the table becomes at most when words are enlarged."""


@dataclass(frozen=True, slots=True)
class BoxTrack:
    """Combat or Speed. values: printed.  lost: boxes lost to damage.  at: box of the value in force."""

    name: Msg
    sign: str
    values: tuple[int, ...]
    lost: int
    at: int
    now: int

    @property
    def told(self) -> Msg:
        """The value in force against the printed one."""
        return msg("bb-ui-of-printed", what=self.name, n=self.now, printed=self.values[0])


@dataclass(frozen=True, slots=True)
class PirateLog:
    """Everything that is drawn of a pirate: what the side of the table redraws when it changes, and only then.

    holder: his player has the dice.  letter: nation of his Letter of Marque, "" for none.  havens, deposits: ports by
    name, the latter with what lies there.
    """

    pirate: Pirate
    name: Msg
    player: Msg
    colour: str
    holder: bool
    where: Msg
    tracks: tuple[BoxTrack, ...]
    holds: int
    traits: tuple[Characteristic, ...]
    letter: str
    havens: tuple[Msg, ...]
    deposits: tuple[tuple[Msg, int], ...]
    ally: Msg | None

    def trait(self, name: str) -> Characteristic:
        """One of the characteristics."""
        return next(each for each in self.traits if each.trait == name)


def log_of(s: State, book: Book, pirate: Pirate) -> PirateLog:
    """A pirate's log as it is now."""
    hull, weak = current_values.ship(book, pirate.hull), current_values.weakened(s, book, pirate)

    def track(name: str, sign: str, values: tuple[int, ...], lost: int, now: int) -> BoxTrack:
        last = len(values) - 1
        return BoxTrack(msg(name), sign, values, min(lost, last), min(lost + weak, last), now)

    return PirateLog(
        pirate,
        who(s, book, pirate.id),
        player_name(s, pirate.owner),
        s.player(pirate.owner).colour,
        s.turn.holder == pirate.owner and s.turn.stage != "setup",
        whereabouts(s, book, pirate),
        (
            track("bb-ui-combat", "icon:cannon", hull.combat, pirate.damage, current_values.combat(s, book, pirate)),
            track("bb-ui-speed", "icon:sail", hull.speed, pirate.slow, current_values.speed(s, book, pirate)),
        ),
        hull.holds,
        characteristics(s, book, pirate),
        letters_held.of(book, pirate.letter) if pirate.letter else "",
        tuple(port_name(s, book, port) for port in pirate.havens),
        tuple((port_name(s, book, port), amount) for port, amount in pirate.deposits),
        who(s, book, pirate.ally) if pirate.ally else None,
    )


# ---------------------------------------------------------------------- parts of a log


def strip(look: Look, track: BoxTrack) -> str:
    """A track in small, as SVG: the marker is brass, boxes lost to damage are dark, those lost to weakness red."""
    p = look.palette
    marks: list[Mark] = []
    for i, value in enumerate(track.values):
        x = i * (BOX + GAP)
        here, damaged, weak = i == track.at, i < track.lost, track.lost <= i < track.at
        ground = p.brass if here else p.panel_sunk
        edge = p.text_bad if weak else p.text_brass if here else p.line
        ink = p.on_brass if here else p.text_muted if damaged else p.text
        marks.append(Mark(box(x + 1, 1, BOX - 2, TALL - 2, 4), fill=ground, stroke=edge, width=2, halo=False))
        figures = str(value)
        marks += number(figures, x + BOX / 2, TALL / 2, 14 if len(figures) == 1 else 11.5, ink)
        if damaged:
            marks.append(Mark(f"M{x + 4} {TALL - 5}L{x + BOX - 4} 5", stroke=edge, width=2, halo=False))
    return svg(marks, len(track.values) * (BOX + GAP), TALL, rim=None)


def track_line(look: Look, t: Texts, track: BoxTrack, lost: FigureMark) -> ft.Control:
    """A track with its sign. lost: boxes that have just gone, below 0 if they came back."""
    scale = min(look.zoom, GROWTH)
    drawing = kit.pic_markup(strip(look, track), STRIP * scale, t(track.told))
    symbol = kit.pic(track.sign, 18 * scale, color=look.palette.text_muted)
    line: ft.Control = kit.line([symbol, drawing], 3, tight=True)
    if lost.by:
        line = ft.Container(line, border=ft.Border.all(2, look.palette.mark), border_radius=8)
    return touchable(line, lost)


def hold_slots(look: Look, t: Texts, cargoes: Sequence[int], holds: int, mark: FigureMark) -> ft.Control:
    """Every hold of the ship: a barrel with the value of its cargo, or an empty recess. mark: how many came or went."""
    p = look.palette
    height = 30 * min(look.zoom, 1.5)
    slots: list[ft.Control] = []
    for i in range(max(holds, len(cargoes))):
        full = i < len(cargoes)
        inside: list[ft.Control] = []
        if full:
            inside = [kit.pic("token:barrel", 20), kit.words(look, str(cargoes[i]), bold=True, size=look.sizes.small)]
        slot = ft.Container(
            kit.line(inside, 3, tight=True, alignment=ft.MainAxisAlignment.CENTER),
            bgcolor=p.panel_sunk,
            border=ft.Border.all(1, p.line),
            border_radius=6,
            height=height,
            width=None if full else height,
            padding=ft.Padding.symmetric(horizontal=6),
        )
        label = t(doubloons(cargoes[i])) if full else t(msg("bb-ui-hold-empty"))
        slots.append(ft.Semantics(content=slot, label=label, container=True))
    if mark.by:
        colour = p.text_good if mark.by > 0 else p.text_bad
        slots.append(kit.words(look, sign(mark.by), size=look.sizes.small, colour=colour, bold=True))
    row: ft.Control = ft.Row(
        slots, wrap=True, spacing=4, run_spacing=4, vertical_alignment=ft.CrossAxisAlignment.CENTER
    )
    if mark.by:
        row = ft.Container(row, border=ft.Border.all(2, p.mark), border_radius=8, padding=2)
    return touchable(row, mark)


def booty(look: Look, t: Texts, log: PirateLog, fresh: News, keep: Kept) -> list[ft.Control]:
    """Popularity, Net Worth aboard and deposited, re-rolls left, Endurance: always those that can win or lose."""
    pirate = log.pirate
    entries = [
        ("token:crew", str(pirate.popularity), "popularity", msg("bb-ui-popularity")),
        ("token:coin", grouped(t, pirate.worth), "worth", msg("bb-ui-worth")),
    ]
    if pirate.deposited or fresh.get("deposited"):
        entries.append(("token:haven", grouped(t, pirate.deposited), "deposited", msg("bb-ui-deposited")))
    entries.append(("token:cunning", str(log.trait("cunning").now), "cunning", msg("bb-ui-cunning")))
    entries.append(("token:endurance", str(log.trait("endurance").now), "", msg("bb-ui-endurance")))
    drawn: list[ft.Control] = [
        keep(picture, counter, look, picture, value, label=t(label), mark=fresh.mark(name))
        for picture, value, name, label in entries
    ]
    return [*drawn, *(hostage(look, t, each) for each in pirate.hostages)]


def hostage(look: Look, t: Texts, held: Hostage) -> ft.Control:
    """An important passenger under the flag of the nation, who may have been tortured."""
    told = msg("bb-ui-hostage", nation=nation(held.nation), port=held.port)
    face = ft.Stack(
        [kit.pic("token:officer", 26, t(told)), ft.Container(flag(t, held.nation, 12), right=0, bottom=0)],
        width=34,
        height=26,
    )
    if not held.tortured:
        return face
    return kit.line([face, kit.pic("token:skull", 16, t(msg("bb-ui-tortured")))], 0, tight=True)


def misfortunes(log: PirateLog) -> list[tuple[str, Msg]]:
    """What weighs on captain and crew: picture and words, in the order of the log."""
    pirate, wounds = log.pirate, log.pirate.wounds
    found = [
        ("token:wound", msg("bb-ui-wound-superficial", n=wounds.superficial), wounds.superficial),
        ("token:wound", msg("bb-ui-wound-minor", n=wounds.minor), wounds.minor),
        ("token:wound", msg("bb-ui-wound-healing", n=wounds.healing), wounds.healing),
        ("token:lemon", msg("bb-ui-scurvy"), pirate.scurvy),
        ("token:lemon", msg("bb-ui-ill"), wounds.ill),
        ("token:bottle", msg("bb-ui-debauched"), pirate.debauched),
        ("icon:careen", msg("bb-ui-careened"), pirate.posture == "careened"),
        ("ship:ship_of_the_line", msg("bb-ui-blockaded"), pirate.blockaded),
        ("token:fortress", msg("bb-ui-taken", n=pirate.taken), pirate.taken),
    ]
    return [(picture, words) for picture, words, there in found if there]


def token(look: Look, picture: str, height: float, label: str = "") -> ft.Control:
    """A picture or sign, the latter in the colour of words."""
    if picture.startswith("icon:"):
        return kit.pic(picture, height, label, color=look.palette.text)
    return kit.pic(picture, height, label)


def marks(look: Look, t: Texts, log: PirateLog) -> list[ft.Control]:
    """Flags of the nations that he has attacked, behind crossed sabres; Letter of Marque; havens; misfortunes."""
    drawn: list[ft.Control] = []
    if log.pirate.marks:
        flags = [flag(t, each, 17) for each in log.pirate.marks]
        drawn.append(kit.line([kit.pic("token:sabres", 22, t(msg("bb-ui-attacked"))), *flags], 4, tight=True))
    if log.letter:
        label = t(msg("bb-ui-letter", nation=nation(log.letter)))
        drawn.append(kit.pic("token:letter", 28, label, nation=log.letter))
    if log.havens and not log.pirate.deposited:
        drawn.append(counter(look, "token:haven", len(log.havens), label=t(msg("bb-ui-havens"))))
    drawn += [token(look, picture, 24, t(words)) for picture, words in misfortunes(log)]
    return drawn


def title(look: Look, t: Texts, log: PirateLog, mark: FigureMark, *, large: bool = False) -> ft.Control:
    """Ship, name, player; Notoriety as the big figure. mark: of it.

    large: with the kind of ship in words and a bigger figure, where there is room.
    """
    hull = msg(f"bb-hull-{log.pirate.hull}")
    whose = t(msg("bb-ui-sails", player=log.player, hull=hull)) if large else t(log.player)
    name = kit.words(look, t(log.name), bold=True, max_lines=2, overflow=ft.TextOverflow.ELLIPSIS)
    below = kit.caption(look, whose)
    below.max_lines, below.overflow = 2, ft.TextOverflow.ELLIPSIS
    size = look.sizes.counter if large else look.sizes.title * 1.2
    figure = kit.headline(look, str(log.pirate.notoriety), size=size, colour=look.palette.text_brass)
    notoriety = ft.Semantics(
        content=marked(look, figure, mark, at_end=True),
        identifier=f"notoriety-{log.pirate.id}",
        label=t(msg("bb-ui-notoriety-of", n=log.pirate.notoriety)),
        container=True,
    )
    boat = ship(log.pirate.hull, 48 if large else 36, log.colour, t(hull))
    return kit.line([boat, ft.Column([name, below], spacing=0, expand=True), notoriety])
