"""What a touch of the map does: it answers the question of the moment, or begins on a hex what the menu offers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from companion.core.procedures.menus import Menu
from companion.core.questions.kinds import Choose
from companion.core.values.frozen_records import memoized_briefly
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.combat.boarding import may_board
from companion.games.captains_log.combat.gunnery import may_fire
from companion.games.captains_log.combat.ramming import may_ram_ship
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import SeatId
from companion.games.captains_log.model.state import State
from companion.games.captains_log.sailing import steering
from companion.games.captains_log.sailing.course_preview import Passage, passage
from companion.games.captains_log.sea.chart import spot
from companion.games.captains_log.sea.places import hex_id
from companion.hexmap import Hex
from companion.ui.games.captains_log.sea_map.view import AnswerHex, MapShip, View, lit_by, lit_of, lit_ships
from companion.ui.page.foot import MAIN
from companion.ui.page.page import Button, Give, Overrule
from companion.ui.page.whose import read_by_all, reader
from companion.ui.screen_session.screen_session import ScreenSession

STEER: Final = "steer"
"""The offer of the menu to sail over the map."""
COURSE: Final = "course"
"""The question to which hex."""
ATTACKS: Final = {"fire": may_fire, "board": may_board, "ram": may_ram_ship}
"""Offers of the menu that ask for a ship, with what the rules say to each."""


@dataclass(frozen=True, slots=True)
class HexTouch:
    """What can be done with a hex that was touched.

    words: of the button.  value, ahead: the answer that it gives.  anyway: although the rules refuse it.
    """

    key: str
    words: Msg
    value: object
    ahead: tuple[tuple[str, str], ...] = ()
    anyway: bool = False


@dataclass(frozen=True, slots=True)
class TouchQuestion:
    """What may be answered by a touch of the map now.

    question: None while nothing is asked that all who see this screen may read.  lit: the hexes that answer.
    sails: whose movement it would be, None for nobody's.
    """

    question: Choose[Any] | None
    lit: tuple[AnswerHex, ...]
    sails: SeatId | None = None

    def at(self, cell: Hex | None) -> AnswerHex | None:
        """The answer on a hex."""
        return next((each for each in self.lit if each.at == cell), None)


def asked_of(session: ScreenSession, view: View) -> TouchQuestion:
    """What may be answered by a touch on this screen."""
    question = session.view.question
    keeper, _ = read_by_all(session, question)
    if keeper is not None or reader(session) is not None or not session.view.awaited:
        return TouchQuestion(None, ())
    if not isinstance(question, Choose):
        return TouchQuestion(None, ())
    if isinstance(question, Menu):
        return _offered(session, question)
    s: State = session.view.state
    sailing = question.key == COURSE and spot(s, s.active.id) is not None
    lit = lit_by(question) or lit_ships(question, view)
    return TouchQuestion(question, lit, s.active.id if sailing else None)


def _offered(session: ScreenSession, menu: Menu) -> TouchQuestion:
    """The hexes to which the ship whose turn it is may sail from the menu."""
    s: State = session.view.state
    open_ = [option.id for option in menu.options if option.verdict.allowed]
    if STEER not in open_:
        return TouchQuestion(menu, ())
    found = steering.ends(s, s.active.id, _reachable(s, session.view.game.book))
    return TouchQuestion(menu, lit_of(found), s.active.id)


@memoized_briefly
def _reachable(s: State, book: Book) -> steering.Courses:
    """All hexes that the ship whose turn it is can reach."""
    return steering.reachable(s, book, s.active.id)


def planned(session: ScreenSession, asked: TouchQuestion, cell: Hex | None) -> Passage | None:
    """The movement to a hex as it would be; None where nobody is about to sail."""
    s: State = session.view.state
    if cell is None or asked.sails is None or asked.sails != s.active.id:
        return None
    book: Book = session.view.game.book
    return passage(s, book, asked.sails, cell, _reachable(s, book))


def touches(
    session: ScreenSession, asked: TouchQuestion, chosen: Hex | None, option: str | None, view: View
) -> tuple[HexTouch, ...]:
    """What can be done with a hex. option: the answer that it stands for, of several turned in different ways."""
    place = asked.at(chosen)
    if asked.question is None or chosen is None:
        return ()
    if isinstance(asked.question, Menu):
        piece = view.piece_on(chosen)
        return tuple(_begun(session, asked.question, place, chosen, piece))
    if place is None:
        return ()
    found = option if option in place.options else place.options[0]
    if not place.free:
        return (HexTouch("map-anyway", msg("ui-anyway"), found, anyway=True),) if session.rights.overrule else ()
    key = "cl-map-sail" if asked.sails is not None else "cl-map-here"
    return (HexTouch("map-answer", msg(key), found),)


def _begun(
    session: ScreenSession, menu: Menu, place: AnswerHex | None, chosen: Hex, piece: MapShip | None
) -> Iterator[HexTouch]:
    """What the menu offers on a hex: to sail there, to attack the ship on it."""
    s: State = session.view.state
    if place is not None and place.free:
        yield HexTouch("map-answer", msg("cl-map-sail"), STEER, ((COURSE, hex_id(chosen)),))
    if piece is None or piece.id == s.active.id:
        return
    for offer, option in ((each.id, each) for each in menu.options if each.id in ATTACKS and each.verdict.allowed):
        if ATTACKS[offer](s, session.view.game.book, s.active.id, piece.id).allowed:
            yield HexTouch(f"map-{offer}", option.label, offer, (("target", str(piece.id)),))


def button_of(touch: HexTouch, n: int) -> Button:
    """The same as a button of the question beside the map: the first one is its main button."""
    deed = Overrule(touch.value) if touch.anyway else Give(touch.value, touch.ahead)
    return Button(touch.key if n or touch.anyway else MAIN, touch.words, deed)


def answer(session: ScreenSession, touch: HexTouch, serial: int) -> None:
    """Do it."""
    if touch.anyway:
        session.overrule(touch.value, serial)
    else:
        session.answer(touch.value, serial, ahead=dict(touch.ahead) or None)
