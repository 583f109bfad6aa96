"""10.1, 12.4, 18.1 What becomes of a pirate who is lost or retires, and of his ship."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from companion.core.events import announcements
from companion.core.events.announcements import Announcement
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure
from companion.core.values.messages import Msg, msg
from companion.games.blackbeard.captains import allies
from companion.games.blackbeard.model import announced_results
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.ledger import deposit, turn, worth
from companion.games.blackbeard.model.names import Ctx, doubloons, picture, who
from companion.games.blackbeard.model.records import OFF_MAP, Pirate, Status, Wounds
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.standing import letters_held, pirates, victory
from companion.games.blackbeard.supply import counter_cups

Fate = Literal["battle", "sunk", "wounds", "disease", "duel", "mutiny", "hanged", "port"]
"""How a pirate was lost. wounds: of a battle.  disease: plague too, and wounds to which scurvy was added (A-62).
port: with the port in which he lay (17A, 17G)."""
INHERITED: Final[tuple[Fate, ...]] = ("mutiny", "duel", "disease")
"""After which the next pirate takes over the ship (BB-12.4); he who retires in peace leaves it to him too (A-14)."""


def out_of_play(s: State, pirate: ShipId, status: Status) -> State:
    """The state without him on the map: his log is empty but for what he was known for and owned."""
    return s.with_pirate(
        pirate,
        status=status,
        place=OFF_MAP,
        posture="sea",
        deposits=(),
        holds=(),
        hostages=(),
        marks=(),
        attacked=(),
        havens=(),
        information=(),
        wounds=Wounds(),
        scurvy=False,
        debauched=False,
        wily=False,
        barred=(),
        repulsed=(),
        left_zones=(),
        taken=0,
        spotted=(),
        struck_by=(),
        evaded=(),
        blockaded=False,
    )


class PirateLost(Event[State], formerly=("name",)):
    """A pirate is dead (10.1)."""

    pirate: ShipId
    fate: Fate

    def apply(self, s: State) -> State:
        return out_of_play(s, self.pirate, "dead")

    def line(self, s: State, book: Book) -> Msg:
        return msg("bb-ev-lost", name=who(s, book, self.pirate), fate=msg(f"bb-fate-{self.fate}"))

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        return (announcements.Fate(self.line(s, book), picture="token:skull"),)


class PirateRetired(Event[State], formerly=("fortune", "name")):
    """A pirate retired with his Net Worth; what he had left in Safe Havens is his again (4.22, 10.42)."""

    pirate: ShipId

    def apply(self, s: State) -> State:
        fortune = s.pirate(self.pirate).fortune
        return out_of_play(s, self.pirate, "retired").with_pirate(self.pirate, worth=fortune)

    def line(self, s: State, book: Book) -> Msg:
        amount = doubloons(s.pirate(self.pirate).fortune)
        return msg("bb-ev-retired", name=who(s, book, self.pirate), amount=amount)

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        return (announcements.Fate(self.line(s, book), picture="token:coin"),)


def lost(t: Ctx, pirate: ShipId, fate: Fate, key: str, rule: str) -> Procedure[None]:
    """BB-10.1, BB-12.4: a pirate is dead and his Net Worth with him; his ship has an heir where 12.4 gives it one."""
    before = yield from _farewell(t, pirate, rule)
    yield from worth(t, pirate, "lost", -before.worth, "BB-10.1")
    for port, left in before.deposits:
        yield from deposit(t, pirate, port, -left, "BB-10.1")
    yield from t.happens(PirateLost(pirate, fate, rule=rule))
    yield from _afterwards(t, before, key, fate in INHERITED)


def retire(t: Ctx, pirate: ShipId, key: str, rule: str, *, inherits: bool) -> Procedure[None]:
    """BB-18.1: a pirate leaves the sea with his Net Worth. inherits: the next one takes over his ship (BB-12.4)."""
    before = yield from _farewell(t, pirate, rule)
    yield from t.happens(PirateRetired(pirate, rule=rule))
    yield from _afterwards(t, before, key, inherits)


def _farewell(t: Ctx, pirate: ShipId, rule: str) -> Procedure[Pirate]:
    """What ends with him: alliance, Letter of Marque, Merchants of his Search (BB-9.33). Returns his log as it was."""
    yield from allies.dissolve(t, pirate)
    yield from letters_held.void(t, pirate, rule)
    for merchant in [each.id for each in t.now.merchants if each.searcher == pirate]:
        yield from counter_cups.put_back(t, merchant, "BB-9.33")
    return t.now.pirate(pirate)


def _afterwards(t: Ctx, before: Pirate, key: str, inherits: bool) -> Procedure[None]:
    """BB-12.4, BB-3c: the heir, who stands for the ship in this turn (BB-17D), and whether the evening goes on."""
    known = len(t.now.pirates)
    if inherits:
        yield from pirates.succeed(t, before, key, "BB-12.4")
    if len(t.now.pirates) == known:
        words = msg("bb-told-ship-off", name=who(t.now, t.book, before.id))
        yield from announced_results.bids(t, "BB-10.1", words, *picture(t.now, before.id), whose=before.id)
    if len(t.now.pirates) > known and t.now.turn.actor == before.id:
        yield from turn(t, "BB-12.4", actor=t.now.pirates[-1].id)
    yield from victory.played_on(t)
