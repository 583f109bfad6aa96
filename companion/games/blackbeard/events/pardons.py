"""17L The Royal Pardon: until the next Random Event a pirate may anchor in a port of that nation and be forgiven."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.events.announcements import Announcement, Result
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import Option
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.blackbeard.captains import lost_pirates, retirement
from companion.games.blackbeard.harbour import letters
from companion.games.blackbeard.model import announced_results
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.decisions import decide
from companion.games.blackbeard.model.ids import NO_SHIP, ShipId
from companion.games.blackbeard.model.ledger import Marked, log
from companion.games.blackbeard.model.names import Ctx, nation, q, ship_option, who
from companion.games.blackbeard.model.records import Pardon
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.standing import letters_held, ports
from companion.games.blackbeard.supply import counter_cups


class PardonOffered(Event[State], formerly=("text",)):
    """The Crown of a nation pardons every pirate but one, for a while."""

    pardon: Pardon

    def apply(self, s: State) -> State:
        return replace(s, pardon=self.pardon)

    def line(self, s: State, book: Book) -> Msg:
        flag = nation(self.pardon.nation)
        if not self.pardon.excluded:
            return msg("bb-ev-pardon", nation=flag)
        return msg("bb-ev-pardon-but", nation=flag, name=who(s, book, self.pardon.excluded))

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        return (Result(self.line(s, book), picture=f"flag:{self.pardon.nation}"),)


class PardonEnded(Event[State], formerly=("text",)):
    """The offer is over (17L)."""

    def apply(self, s: State) -> State:
        return replace(s, pardon=None)

    def line(self, s: State, book: object) -> Msg | None:
        return None if s.pardon is None else msg("bb-ev-pardon-over", nation=nation(s.pardon.nation))

    def announcements(self, s: State, book: object) -> Sequence[Announcement]:
        line = self.line(s, book)
        return () if line is None else (Result(line),)


def royal_pardon(t: Ctx, key: str) -> Procedure[None]:
    """BB-17L: a Letter of Marque tells the nation; the current player names the pirate who is not pardoned."""
    letter = yield from counter_cups.letter(t, f"{key}-letter", "BB-17L")
    if not letter:
        yield from announced_results.say(t, "BB-17L", msg("bb-ev-no-letter"))
        return
    excluded = yield from _excluded(t, f"{key}-but")
    pardon = Pardon(letters_held.of(t.book, letter), letter, excluded)
    yield from t.happens(PardonOffered(pardon, rule="BB-17L"))


def _excluded(t: Ctx, key: str) -> Procedure[ShipId]:
    """The pirate whom the current player names; a false player's names the most notorious of the others."""
    seat = t.now.turn.holder
    rivals = sorted(t.now.active, key=lambda pirate: (pirate.owner == seat, -pirate.notoriety))
    if not rivals:
        return NO_SHIP
    question = q.choose(
        "pardon-but", (ship_option(t.now, t.book, pirate.id) for pirate in rivals), key=key, rule="BB-17L"
    )
    return (yield from decide(t, seat, question, rivals[0].id))


def lapse(t: Ctx) -> Procedure[None]:
    """BB-17L, A-20: an offer of earlier ends when the next Random Event is called; its Letter goes back to the cup."""
    pardon = t.now.pardon
    if pardon is None:
        return
    yield from t.happens(PardonEnded(rule="BB-17L"))
    if not any(pirate.letter == pardon.letter for pirate in t.now.active):
        yield from t.happens(counter_cups.LetterDrawn(pardon.letter, False, rule="BB-17L"))


def claim(t: Ctx, pirate: ShipId, number: int, key: str) -> Procedure[None]:
    """BB-17L: he has just anchored in a port of the nation: he retires, takes a Letter, or goes on as he was.

    A false player's retires if he has as much as he would retire with by himself (BB-23.54), else takes the Letter.
    """
    pardon = t.now.pardon
    if pardon is None or not ports.pardoned(t.now, t.book, pirate, number):
        return
    name, flag = who(t.now, t.book, pirate), nation(pardon.nation)
    letter = _free(t, pardon)
    options = [Option("retire", msg("bb-pardon-retire"), picture="icon:flag")]
    if letter:
        options.append(Option("letter", msg("bb-pardon-letter", nation=flag), picture=f"flag:{pardon.nation}"))
    options.append(Option("nothing", msg("bb-pardon-nothing")))
    content = retirement.content(t.now, t.book, pirate)
    policy = "retire" if content else "letter" if letter else "nothing"
    question = q.choose("pardon", options, under=key, words={"name": name, "nation": flag}, about=(pirate,))
    chosen = yield from decide(t, pirate, question, policy)
    if chosen == "nothing":
        return
    if pardon.nation in t.now.pirate(pirate).marks:
        yield from t.happens(Marked(pirate, pardon.nation, False, rule="BB-17L"))
    if pardon.nation in t.now.pirate(pirate).attacked:  # his whole record is wiped
        others = tuple(each for each in t.now.pirate(pirate).attacked if each != pardon.nation)
        yield from log(t, pirate, "BB-17L", attacked=others)
    if chosen == "retire":
        yield from lost_pirates.retire(t, pirate, f"{key}-retired", "BB-17L", inherits=True)
        return
    if letter not in t.now.letters_out:
        yield from t.happens(counter_cups.LetterDrawn(letter, True, rule="BB-17L"))
    yield from letters.take(t, pirate, letter, "BB-17L")


def _free(t: Ctx, pardon: Pardon) -> str:
    """A Letter of that nation that nobody holds: the one that was drawn, else one from the cup; "" if there is none."""
    held = [pirate.letter for pirate in t.now.active]
    fitting = [each.id for each in t.book.letters if each.nation == pardon.nation and each.id not in held]
    free = [each for each in fitting if each == pardon.letter or each not in t.now.letters_out]
    return pardon.letter if pardon.letter in free else free[0] if free else ""
