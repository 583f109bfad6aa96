"""Ports: what each is to a ship, who may enter, what is printed on it, and how it changes (2.22, 2.35, 4.21 to 4.23).

What a port is to a pirate follows from its Governor, his own deeds and his Letter of Marque; nobody is asked for it.
Its nationality is copied once by the owner; while nobody has, neither attack markers nor a Letter of Marque bear on it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, cast

from companion.core.copying import read_off
from companion.core.events import Event
from companion.core.frozen import replace
from companion.core.lookup import find
from companion.core.procedure import Procedure
from companion.core.questions import Field, FieldValue, Form
from companion.core.text import Msg, msg
from companion.core.verdicts import ALLOWED, Verdict, refused, require
from companion.games.blackbeard.battle import interception
from companion.games.blackbeard.captains import wounds
from companion.games.blackbeard.harbour import letters
from companion.games.blackbeard.sailing import movement
from companion.games.blackbeard.sheets import book as printed
from companion.games.blackbeard.sheets.book import Book, Nation, Standing
from companion.games.blackbeard.sheets.ledger import deposits_lost, log
from companion.games.blackbeard.sheets.names import Desk, flags, nation, port_name, who
from companion.games.blackbeard.sheets.records import Leaning, Pirate
from companion.games.blackbeard.sheets.state import State
from companion.games.blackbeard.supply import places

BETTER: dict[Standing, Standing] = {"anti": "neutral", "neutral": "pro", "pro": "safe", "safe": "safe"}
"""BB-17E2: what a port becomes to the holder of a Letter of Marque of its nation."""

MOST_VALUE: Final = 9
"""The most that a form takes for the value of a port; what is printed on the board is not in the text."""


def card(book: Book, number: int) -> printed.Port:
    """A port as printed."""
    return find(book.ports, number, "bb-named-port", by="number")


def is_haven(s: State, book: Book, number: int) -> bool:
    """Whether a port is a pirate haven still, which an anti-pirate campaign may have ended (14.31)."""
    return card(book, number).haven and not s.port(number).english


# ---------------------------------------------------------------------- what is printed on it


def port_form(book: Book, subject: str) -> Form:
    """The form by which a port of the map is copied (2.22)."""
    n = book.numbers
    fields = (
        Field("name", msg("bb-form-name"), "words"),
        Field("nation", msg("bb-form-nation"), "choice", options=flags(), icons=True),
        Field("value", msg("bb-form-value"), "number", 0, MOST_VALUE, near=1),
        Field("garrison", msg("bb-form-garrison"), "number", n.garrison_lowest, n.garrison_highest, near=8),
        Field("hex", msg("bb-form-hex"), "words"),
    )
    text = msg("bb-form-port", n=int(subject))
    return Form(key=f"port-{subject}", text=text, rule="BB-2.22", schema="port", subject=subject, fields=fields)


def _known(s: State, book: Book, number: int, name: Literal["nation", "value", "garrison"]) -> FieldValue:
    """A printed value as the owner copied it, else as the rulebook tells it; None while it is unknown."""
    copied = s.copied("port", str(number), name)
    told = getattr(card(book, number), name)
    return copied if copied is not None or told is None else cast(FieldValue, told.value)


def _read(t: Desk, number: int, name: Literal["nation", "value", "garrison"], key: str) -> Procedure[FieldValue]:
    """A printed value, copied by the table if nobody knows it."""
    value = _known(t.now, t.book, number, name)
    if value is None:
        form = port_form(t.book, str(number))
        beside = tuple(line.name for line in form.fields if line.name != name)
        record = yield from read_off(t, form, name, key=f"{key}-{name}", beside=beside)
        value = dict(record)[name]
    return value


def known_nation(s: State, book: Book, number: int) -> Nation | None:
    """The nationality of a port as far as it is known; None for a pirate haven, which has none."""
    if s.port(number).english:
        return "english"
    return None if card(book, number).haven else cast("Nation | None", _known(s, book, number, "nation"))


def nation_of(t: Desk, number: int, key: str) -> Procedure[Nation | None]:
    """The nationality of a port, copied once; None for a pirate haven, which has none (14.31: an English one)."""
    if t.now.port(number).english:
        return "english"
    if card(t.book, number).haven:
        return None
    return cast(Nation, (yield from _read(t, number, "nation", key)))


def known_value(s: State, book: Book, number: int) -> int | None:
    """The value of a port now, as far as anybody knows."""
    if is_haven(s, book, number):
        return 0
    state = s.port(number)
    value = book.numbers.english_port_value if state.english else _known(s, book, number, "value")
    return None if value is None else lowered(book, cast(int, value), state.taken)


def known_garrison(s: State, book: Book, number: int) -> int | None:
    """The garrison of a port, as far as anybody knows."""
    if s.port(number).english:
        return book.numbers.english_port_garrison
    return 0 if is_haven(s, book, number) else cast("int | None", _known(s, book, number, "garrison"))


def lowered(book: Book, value: int, taken: int) -> int:
    """BB-15.4: a printed value, less 1 for each time the port was taken, never below 0."""
    return max(0, value - taken * book.numbers.port_value_loss)


def value_of(t: Desk, number: int, key: str) -> Procedure[int]:
    """BB-15.4: the value of a port, less 1 for each time it was taken, never below 0; 0 for a pirate haven."""
    n, state = t.book.numbers, t.now.port(number)
    value = n.english_port_value if state.english else 0
    if not card(t.book, number).haven:
        value = cast(int, (yield from _read(t, number, "value", key)))
    return lowered(t.book, value, state.taken)


def garrison_of(t: Desk, number: int, key: str) -> Procedure[int]:
    """BB-15.1: the garrison of a port, which never changes; 0 for a pirate haven."""
    if t.now.port(number).english:
        return t.book.numbers.english_port_garrison
    if card(t.book, number).haven:
        return 0
    return cast(int, (yield from _read(t, number, "garrison", key)))


# ---------------------------------------------------------------------- what it is to a ship


def governed(s: State, number: int) -> Standing:
    """BB-4.21, BB-4.22, BB-4.23: what a port is by its Governor alone."""
    port = s.port(number)
    return "anti" if port.forever or port.governor == "anti" else port.governor or "neutral"


def standing(s: State, book: Book, ship: str, number: int) -> Standing | Literal[""]:
    """BB-8.x: what a port is to a ship; "" when it is destroyed and of no use.

    To a pirate: anti-pirate if he has attacked its nation, else by Governor and purchase (a Safe Haven is suspended
    under an anti-pirate Governor, 10.43), one level better with a Letter of Marque.  To a King's Commissioner: what it
    is in general.
    """
    if s.port(number).destroyed:
        return ""
    if is_haven(s, book, number):
        return "haven"
    base = governed(s, number)
    if ship.startswith("kc-"):
        return base
    pirate, flag = s.pirate(ship), known_nation(s, book, number)
    if flag is not None and flag in pirate.marks:
        return "anti"
    if number in pirate.havens and base != "anti":
        return "safe"
    return BETTER[base] if flag is not None and flag == letter_nation(book, pirate) else base


def letter_nation(book: Book, pirate: Pirate) -> Nation | None:
    """Whose Letter of Marque a pirate holds."""
    return letters.of(book, pirate.letter) if pirate.letter else None


def nation_matters(s: State, pirate: str) -> bool:
    """Whether it depends on a port's nationality what it is to a pirate."""
    p = s.pirate(pirate)
    return bool(p.marks or p.letter or (s.pardon is not None and s.pardon.excluded != pirate))


def pardoned(s: State, book: Book, pirate: str, number: int) -> bool:
    """BB-17L: whether he may enter a port for a Royal Pardon; a destroyed one gives none (A-49)."""
    offer = s.pardon
    if offer is None or offer.excluded == pirate or s.port(number).destroyed:
        return False
    return offer.nation == known_nation(s, book, number)


def may_enter(s: State, book: Book, ship: str, number: int, *, attack: bool = False) -> Verdict:
    """BB-8.x, BB-8.7: whether a ship may anchor in a port. attack: a pirate enters to attack it (BB-15.21)."""
    name, port, boat = who(s, book, ship), port_name(s, book, number), s.ship(ship)
    verdict = require(not s.port(number).destroyed, "BB-15.5", msg("bb-no-destroyed", port=port))
    verdict &= require(number not in boat.barred, "BB-13.5", msg("bb-no-chased-before", name=name, port=port))
    if ship.startswith("kc-"):
        return verdict & _open_to_commissioner(s, book, ship, number)
    kcs = [kc.id for kc in s.commissioners if kc.place.port == number and kc.in_port]
    for kc in kcs:
        verdict &= refused("BB-8.51", msg("bb-no-kc-in-port", kc=who(s, book, kc), port=port))
    if standing(s, book, ship, number) == "anti" and not attack and not pardoned(s, book, ship, number):
        verdict &= _hostile(s, book, ship, number)
    return verdict


def _hostile(s: State, book: Book, pirate: str, number: int) -> Verdict:
    """Why a port is anti-pirate to him: his own deeds, its Governor, or both."""
    name, port, flag = who(s, book, pirate), port_name(s, book, number), known_nation(s, book, number)
    verdict = ALLOWED
    if flag is not None and flag in s.pirate(pirate).marks:
        verdict &= refused("BB-9.62", msg("bb-no-marked", name=name, nation=nation(flag), port=port))
    if governed(s, number) == "anti":
        verdict &= refused("BB-4.22", msg("bb-no-anti-governor", port=port))
    return verdict


def _open_to_commissioner(s: State, book: Book, kc: str, number: int) -> Verdict:
    """BB-4.21, BB-14.31, BB-17E2: ports closed to King's Commissioners."""
    port = port_name(s, book, number)
    verdict = require(governed(s, number) != "pro", "BB-4.21", msg("bb-no-pro-governor", port=port))
    if is_haven(s, book, number):
        others = [hunter for hunter in s.hunters_at(places.port(book, number)) if hunter != kc]
        verdict &= require(bool(others), "BB-14.31", msg("bb-no-campaign", port=port))
    backed = letters.bars(s, book, number) and known_nation(s, book, number) != "english"
    return verdict & require(not backed, "BB-17E2", msg("bb-no-backing", port=port))


# ---------------------------------------------------------------------- Governors


@dataclass(frozen=True)
class GovernorPlaced(Event[State]):
    """A Governor took office; forever: the cup was empty, and the port stays anti-pirate (2.35)."""

    port: int
    leaning: Leaning
    forever: bool
    where: Msg

    def apply(self, s: State) -> State:
        return s.with_port(self.port, governor=self.leaning, forever=self.forever)

    def line(self) -> Msg | None:
        return msg("bb-ev-governor-forever" if self.forever else f"bb-ev-governor-{self.leaning}", port=self.where)


@dataclass(frozen=True)
class GovernorLeft(Event[State]):
    """A Governor left his port: an anti-pirate one for the cup, a pro-pirate one for good (17I).

    What tortured hostages told of the port is worth nothing under another Governor (9.73).
    """

    port: int
    leaning: Leaning
    where: Msg

    def apply(self, s: State) -> State:
        left = _out_of_the_game(s, self.leaning) if self.leaning == "pro" else s
        return without_information(left.with_port(self.port, governor=""), self.port)

    def line(self) -> Msg | None:
        return msg(f"bb-ev-governor-{self.leaning}-left", port=self.where)


@dataclass(frozen=True)
class GovernorDiscarded(Event[State]):
    """A Governor just drawn goes nowhere: an anti-pirate one back to the cup, a pro-pirate one out of the game."""

    leaning: Leaning

    def apply(self, s: State) -> State:
        return _out_of_the_game(s, self.leaning) if self.leaning == "pro" else s

    def line(self) -> Msg | None:
        return msg(f"bb-ev-governor-{self.leaning}-discarded")


def _out_of_the_game(s: State, leaning: Leaning) -> State:
    return replace(s, governors_out=tuple((each, n + (each == leaning)) for each, n in s.governors_out))


def without_information(s: State, port: int) -> State:
    """With nobody who knows anything of a port (9.73)."""
    for pirate in s.pirates:
        if port in pirate.information:
            s = s.with_pirate(pirate.id, information=tuple(each for each in pirate.information if each != port))
    return s


def place_governor(t: Desk, number: int, leaning: Leaning | Literal[""], rule: str) -> Procedure[None]:
    """BB-2.35: a Governor takes office in a port; "" (an empty cup) makes it anti-pirate for good."""
    where = port_name(t.now, t.book, number)
    yield from t.happens(GovernorPlaced(number, leaning or "anti", not leaning, where, rule=rule))


def remove_governor(t: Desk, number: int, rule: str) -> Procedure[None]:
    """BB-17I: the Governor of a port leaves, if there is one; a port that is anti-pirate for good stays so."""
    port = t.now.port(number)
    if port.governor and not port.forever:
        yield from t.happens(GovernorLeft(number, port.governor, port_name(t.now, t.book, number), rule=rule))


def discard_governor(t: Desk, leaning: Leaning, rule: str) -> Procedure[None]:
    """A Governor just drawn is not placed."""
    yield from t.happens(GovernorDiscarded(leaning, rule=rule))


# ---------------------------------------------------------------------- destroyed, and chased out of it


@dataclass(frozen=True)
class PortDestroyed(Event[State]):
    """A port was sacked, or swallowed by an earthquake: it is of no use for the rest of the game (15.5, 17A)."""

    port: int
    where: Msg

    def apply(self, s: State) -> State:
        return without_information(s.with_port(self.port, destroyed=True), self.port)

    def line(self) -> Msg | None:
        return msg("bb-ev-port-destroyed", port=self.where)


@dataclass(frozen=True)
class ChasedOut(Event[State]):
    """A ship was chased out of a port, to which it may not return before it has entered another (13.5)."""

    ship: str
    port: int
    name: Msg
    where: Msg

    def apply(self, s: State) -> State:
        barred = s.ship(self.ship).barred
        return s if self.port in barred else s.with_ship(self.ship, barred=(*barred, self.port))

    def line(self) -> Msg | None:
        return msg("bb-ev-chased-out", name=self.name, port=self.where)


def destroy(t: Desk, number: int, rule: str) -> Procedure[None]:
    """BB-15.5, BB-17A: a port is destroyed with its Governor (A-21) and all that anybody deposited there (10.42)."""
    yield from remove_governor(t, number, rule)
    yield from t.happens(PortDestroyed(number, port_name(t.now, t.book, number), rule=rule))
    yield from deposits_lost(t, number, rule)
    for pirate in t.now.pirates:
        if number in pirate.havens:
            yield from log(t, pirate.id, rule, None, havens=tuple(each for each in pirate.havens if each != number))


def chase_out(t: Desk, ship: str, key: str, rule: str, *, by: str = "") -> Procedure[None]:
    """BB-13.5: a ship in port is turned to sea in its hex and loses 1 Combat, with all that damage brings (A-32).

    by: the hunter that chases it, which has entered the port; others that lie at sea there may intercept a pirate.
    A careened pirate cannot flee before the hunter has tried to intercept him, which kills him (BB-16.4).
    """
    place = t.now.place_of(ship)
    if not place.port or t.now.ship(ship).posture == "sea":
        return
    if by and t.now.ship(ship).posture == "careened":
        yield from interception.pursue(t, ship, (by,), f"{key}-careened")
        if t.now.pirate(ship).status != "active":
            return
    yield from movement.go(t, ship, place, "sea", rule, told=False)
    name, where = who(t.now, t.book, ship), port_name(t.now, t.book, place.port)
    yield from t.happens(ChasedOut(ship, place.port, name, where, rule="BB-13.5"))
    afloat = yield from wounds.hurt(t, ship, t.book.numbers.chase_damage, f"{key}-chased", "BB-13.5")
    if afloat and not ship.startswith("kc-"):
        hunters = tuple(hunter for hunter in interception.hunters(t.now, ship) if hunter != by)
        yield from interception.pursue(t, ship, hunters, f"{key}-chased")
