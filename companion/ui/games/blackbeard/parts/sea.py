"""The sea: King's Commissioners, and the counters on the map, place by place, face down or as far as all know them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import flet as ft

from companion.core.values.messages import Msg, msg
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.ids import NO_SEAT, SeatId
from companion.games.blackbeard.model.names import SHIPS, counter_face, place_name, who
from companion.games.blackbeard.model.records import Counter, Place
from companion.games.blackbeard.model.state import State
from companion.library.texts import Texts
from companion.ui.gamekit.boards import side
from companion.ui.games.blackbeard.parts.chits import Chit, chit
from companion.ui.games.blackbeard.parts.figures import news
from companion.ui.games.blackbeard.parts.hunters import HunterCard, hunter_of
from companion.ui.games.blackbeard.parts.pieces import place_picture
from companion.ui.look.language import use_texts
from companion.ui.look.theme import Look, use_look
from companion.ui.page.whose import seat_of
from companion.ui.questions.sheet.privacy_cover import LookAgain
from companion.ui.runtime.live import use_live
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component


@dataclass(frozen=True, slots=True)
class Lying:
    """A pirate or King's Commissioner in a place where counters lie: picture, colour of its player, name."""

    picture: str
    colour: str
    name: Msg


@dataclass(frozen=True, slots=True)
class SeaPlace:
    """A hex or Transit Box with counters: where it is, who is there too, the counters."""

    place: Place
    where: Msg
    ships: tuple[Lying, ...]
    chits: tuple[Chit, ...]


@component
def SeaSide(session: ScreenSession) -> ft.Control:
    """The right side of the table."""
    use_live(session)
    look, t = use_look(), use_texts()
    panels = [*_hunters(session, look, t), *_spots(session, look, t)]
    return side(panels or [_empty(look, t)])


def _hunters(session: ScreenSession, look: Look, t: Texts) -> list[ft.Control]:
    s: State = session.view.state
    book: Book = session.view.game.book
    fresh = news(session)
    return [kit.still(HunterCard, look, t, hunter_of(s, book, kc), fresh.of(kc.id)) for kc in s.commissioners]


def _spots(session: ScreenSession, look: Look, t: Texts) -> list[ft.Control]:
    return [kit.still(SpotCard, look, t, spot) for spot in spots(session)]


def _empty(look: Look, t: Texts) -> ft.Control:
    return kit.panel(look, kit.caption(look, t(msg("bb-boards-no-counters"))))


# ---------------------------------------------------------------------- what lies where


def spots(session: ScreenSession) -> tuple[SeaPlace, ...]:
    """Every place with a Merchant or Warship: those with a pirate first, then those with a Warship."""
    s: State = session.view.state
    book: Book = session.view.game.book
    earlier: State | None = session.before
    old = earlier.counters if earlier is not None else s.counters
    lone = SeatId(session.view.eyes)
    groups: dict[Place, list[Counter]] = {}
    for counter in s.counters:
        same = next((place for place in groups if place.same(counter.place)), counter.place)
        groups.setdefault(same, []).append(counter)
    found = [
        SeaPlace(
            place,
            place_name(s, book, place),
            lying(s, book, place),
            tuple(chit_of(s, book, each, lone, fresh=each not in old) for each in _ordered(there)),
        )
        for place, there in groups.items()
    ]
    return tuple(sorted(found, key=lambda spot: (not spot.ships, all(c.kind == "merchant" for c in spot.chits))))


def _ordered(counters: Sequence[Counter]) -> list[Counter]:
    """Warships before Merchants."""
    return sorted(counters, key=lambda counter: counter.kind != "warship")


def lying(s: State, book: Book, place: Place) -> tuple[Lying, ...]:
    """Pirates and King's Commissioners there."""
    pirates = [
        Lying(SHIPS[each.hull], s.player(each.owner).colour, who(s, book, each.id)) for each in s.pirates_at(place)
    ]
    kcs = [
        Lying("ship:ship_of_the_line", s.player(kc.owner).colour, who(s, book, kc.id))
        for kc in s.commissioners
        if kc.place.same(place)
    ]
    return (*pirates, *kcs)


def chit_of(s: State, book: Book, counter: Counter, lone: SeatId = NO_SEAT, *, fresh: bool = False) -> Chit:
    """A counter as all may see it. lone: the one person at the table, who sees what he knows."""
    seen = counter.revealed or (bool(lone) and counter.known_to(lone))
    knows = () if counter.revealed else tuple(s.player(seat).colour for seat in counter.seen_by)
    return Chit(counter.id, counter.kind, who(s, book, counter.id), counter.face if seen else None, knows, fresh)


# ---------------------------------------------------------------------- drawn


@component
def SpotCard(look: Look, t: Texts, spot: SeaPlace) -> ft.Control:
    """A place with everything that lies there."""
    name = kit.words(look, t(spot.where), bold=True)
    name.expand = True
    ships = [kit.pic(each.picture, 30, t(each.name), hull=kit.colour_of(each.colour, "#3a4149")) for each in spot.ships]
    head = kit.line([kit.pic(place_picture(spot.place), 30), name], 8)
    below = ft.Row([*ships, *(chit(look, t, each) for each in spot.chits)], wrap=True, spacing=8, run_spacing=6)
    edge = look.palette.line if spot.ships else look.palette.panel
    return kit.panel(look, kit.rows([head, below], 8), padding=10, border=ft.Border.all(2, edge))


def memories(session: ScreenSession, look: Look, t: Texts) -> list[ft.Control]:
    """For each person who alone has looked at counters: the way to look again."""
    s: State = session.view.state
    book: Book = session.view.game.book
    panels: list[ft.Control] = []
    for player in s.players:
        own: State = session.view.state_of(player.id)
        known, seat = remembered(own, player.id), seat_of(session, player.id)
        if known and seat is not None and not session.rights.alone:  # a phone shows them where they lie
            note = msg("bb-boards-knows", n=len(known), player=player.name)
            panels.append(
                kit.keyed(f"memory-{seat.id}", LookAgain, seat, note, partial(laid_open, look, t, own, book, known))
            )
    return panels


def remembered(s: State, seat: SeatId) -> tuple[Counter, ...]:
    """Counters whose face this seat knows, and not everybody."""
    return tuple(each for each in s.counters if each.face is not None and not each.revealed and seat in each.seen_by)


def laid_open(look: Look, t: Texts, s: State, book: Book, known: Sequence[Counter]) -> list[ft.Control]:
    """The faces of these counters, each with its place."""
    shown: list[ft.Control] = []
    for counter in known:
        open_chit = Chit(counter.id, counter.kind, who(s, book, counter.id), counter.face)
        where = kit.words(look, t(place_name(s, book, counter.place)), size=look.sizes.small, max_lines=2)
        where.expand = True
        said = kit.words(look, t(counter_face(counter)), size=look.sizes.small, colour=look.palette.text_muted)
        shown.append(kit.line([chit(look, t, open_chit), ft.Column([where, said], spacing=0, expand=True)], 8))
    return shown
