"""17E Letters of Marque: on offer, bought at the end of a sale, and revoked in peace; see `letters_held`."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.events.announcements import Announcement, Order
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure, first_of
from companion.core.questions.kinds import Option
from companion.core.rules.verdicts import Verdict, refused, require
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.blackbeard.crown import blockades
from companion.games.blackbeard.harbour import dealings
from companion.games.blackbeard.map import printed_ports
from companion.games.blackbeard.model import announced_results
from companion.games.blackbeard.model.book import Book, Nation
from companion.games.blackbeard.model.decisions import decide
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.ledger import log
from companion.games.blackbeard.model.names import Ctx, doubloons, nation, port_name, q, who
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.standing import letters_held
from companion.games.blackbeard.supply import counter_cups, cunning


class LetterOffered(Event[State], formerly=("nation",)):
    """A Letter of Marque is on offer, or is so no longer."""

    letter: str
    on: bool

    def apply(self, s: State) -> State:
        others = tuple(each for each in s.offers if each != self.letter)
        return replace(s, offers=(*others, self.letter) if self.on else others)

    def line(self, s: State, book: Book) -> Msg | None:
        flag = nation(letters_held.of(book, self.letter))
        return msg("bb-ev-letter-offered", nation=flag) if self.on else None

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        text = msg("bb-told-letter-offered", nation=nation(letters_held.of(book, self.letter)))
        return (Order(text, "token:letter"),) if self.on else ()


# ---------------------------------------------------------------------- on offer


def on_offer(t: Ctx, key: str) -> Procedure[None]:
    """BB-17E: a Letter of Marque drawn at random is on offer; Commissioners in ports of its nation are chased out."""
    letter = yield from counter_cups.letter(t, f"{key}-letter", "BB-17E")
    if not letter:
        yield from announced_results.say(t, "BB-17E", msg("bb-ev-no-letter"))
        return
    flag = letters_held.of(t.book, letter)
    yield from t.happens(LetterOffered(letter, True, rule="BB-17E"))
    if flag != "english":
        yield from _close_ports(t, flag, key)


def _close_ports(t: Ctx, flag: Nation, key: str) -> Procedure[None]:
    """BB-17E2: King's Commissioners leave the ports of a nation that backs a Letter of Marque."""
    lying = tuple(kc.id for kc in t.now.commissioners if kc.in_port)
    for kc in lying:
        found = yield from printed_ports.nation_of(t, t.now.place_of(kc).port, f"{key}-{kc}-nation")
        if found == flag:
            yield from blockades.chase_out(t, kc, f"{key}-{kc}", "BB-17E2")


# ---------------------------------------------------------------------- bought


def offered(s: State, book: Book, flag: Nation | None) -> str:
    """The Letter of Marque of a nation that is on offer, "" for none."""
    return next((letter for letter in s.offers if letters_held.of(book, letter) == flag), "")


def may_buy(s: State, book: Book, ship: ShipId, flag: Nation | None) -> Verdict:
    """BB-17E: whether a pirate may ask the price of a Letter of Marque in the port where he lies. flag: of the port.

    He must never have attacked that nation, not even a Merchant in vain (A-64).
    """
    pirate, found = s.pirate(ship), dealings.here(s, book, ship)
    name, port = who(s, book, ship), port_name(s, book, pirate.place.port)
    verdict = require(bool(offered(s, book, flag)), "BB-17E", msg("bb-no-letter-here", port=port))
    verdict &= require(found is not None and found.letter is not None, "BB-17E", msg("bb-no-letter-port", port=port))
    if flag is not None and flag in (*pirate.marks, *pirate.attacked):
        verdict &= refused("BB-17E", msg("bb-no-letter-record", name=name, nation=nation(flag)))
    if pirate.letter and letters_held.of(book, pirate.letter) == flag:
        verdict &= refused("BB-17E", msg("bb-no-letter-twice", name=name, nation=nation(flag)))
    return verdict


def option(t: Ctx, ship: ShipId, flag: Nation | None, verdict: Verdict) -> Option:
    """The Letter of Marque among what may go with a sale."""
    found = dealings.here(t.now, t.book, ship)
    unit = _unit(t, ship) if found is not None and found.letter else t.book.numbers.letter_unit_neutral
    key = "bb-besides-letter-swap" if t.now.pirate(ship).letter else "bb-besides-letter-note"
    picture = f"flag:{flag or 'none'}"
    return Option("letter", msg("bb-besides-letter", nation=nation(flag or "none")), msg(key, n=unit), picture, verdict)


def _unit(t: Ctx, ship: ShipId) -> int:
    """BB-17E: what is multiplied by the die. A Safe Haven asks what a port with its Governor does (A-22)."""
    n, found = t.book.numbers, dealings.here(t.now, t.book, ship)
    number = t.now.pirate(ship).place.port
    if found is not None and found.port == "safe":
        return n.letter_unit_pro if t.now.port(number).governor == "pro" else n.letter_unit_neutral
    return (found.letter if found is not None else None) or n.letter_unit_neutral


def price(t: Ctx, ship: ShipId, key: str) -> Procedure[int]:
    """BB-17E: the price of a Letter of Marque where a pirate lies, never below 0; in a Safe Haven less (A-22)."""
    n, unit, found = t.book.numbers, _unit(t, ship), dealings.here(t.now, t.book, ship)
    best = n.die_faces
    die = yield from cunning.die(
        t, ship, f"{key}-price", msg("bb-q-letter-price", n=unit), "BB-17E", enough=lambda face: face == 1
    )
    off, dice = 0, [die]
    if found is not None and found.port == "safe":
        second = die
        if t.now.options.ruling("A-22") == "second-die":
            text = msg("bb-q-letter-discount", n=n.letter_discount_unit)
            second = yield from cunning.die(
                t, ship, f"{key}-discount", text, "BB-17E", enough=lambda face: face == best
            )
            dice.append(second)
        off = n.letter_discount_unit * second
    asked = max(0, unit * die - off)
    words = msg("bb-told-letter-price", amount=doubloons(asked), n=unit, die=die, off=off)
    yield from announced_results.rolled(t, "BB-17E", ship, words, dice, noted=False)
    return asked


def buy(t: Ctx, pirate: ShipId, key: str) -> Procedure[None]:
    """BB-17E: the price of the Letter of Marque on offer is rolled; knowing it he may decline.

    Another that he holds goes back to the cup: nobody has two. A table that overrules the nationality of the port buys
    the Letter that has been on offer longest.
    """
    flag = yield from printed_ports.nation_of(t, t.now.pirate(pirate).place.port, f"{key}-nation")
    letter = offered(t.now, t.book, flag) or first_of(t.now.offers)
    asked = yield from price(t, pirate, key)
    name, purse = who(t.now, t.book, pirate), dealings.aboard(t.now.pirate(pirate))
    if asked > purse:
        text = msg("bb-ev-letter-too-dear", name=name, amount=doubloons(asked), purse=doubloons(purse))
        yield from announced_results.say(t, "BB-17E", text)
        return
    words = {"nation": nation(flag or "none"), "amount": doubloons(asked)}
    question = q.yes_no("buy", under=key, words=words, text="letter-buy", about=(pirate,), default=True)
    if (yield from decide(t, pirate, question, True)):
        yield from dealings.pay(t, pirate, asked, "letter", "BB-17E")
        yield from take(t, pirate, letter, "BB-17E")


def take(t: Ctx, pirate: ShipId, letter: str, rule: str) -> Procedure[None]:
    """A pirate receives a Letter of Marque, in the place of any other that he holds."""
    yield from letters_held.void(t, pirate, rule)
    if letter in t.now.offers:
        yield from t.happens(LetterOffered(letter, False, rule=rule))
    name = who(t.now, t.book, pirate)
    text = msg("bb-ev-letter", name=name, nation=nation(letters_held.of(t.book, letter)))
    yield from announced_results.befalls(t, rule, text, drawn="token:letter")
    yield from log(t, pirate, rule, letter=letter)


# ---------------------------------------------------------------------- revoked


def revoke_all(t: Ctx, rule: str) -> Procedure[None]:
    """BB-17M: in peace no Letter of Marque is worth anything, and none is on offer."""
    for pirate in t.now.pirates:
        yield from letters_held.void(t, pirate.id, rule)
    for letter in t.now.offers:
        yield from t.happens(LetterOffered(letter, False, rule=rule))
        yield from t.happens(counter_cups.LetterDrawn(letter, False, rule=rule))
