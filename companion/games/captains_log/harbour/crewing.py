"""1.24 Crew: room aboard, hiring in taverns, enlistment (rulebook p.33)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion.core.events.announcement_events import Announced
from companion.core.events.announcements import Announcement, Change
from companion.core.events.event import Event
from companion.core.kit.chapters import Judge
from companion.core.procedures.procedure import Procedure, ProcedureFunction
from companion.core.procedures.refusals import choose_if_any
from companion.core.questions.kinds import Option
from companion.core.rules.verdicts import Verdict, any_of, refused, require
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.fleet import ships
from companion.games.captains_log.harbour import prices
from companion.games.captains_log.model import turns
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import SeatId
from companion.games.captains_log.model.names import Ctx, coins, who
from companion.games.captains_log.model.numbers import Numbers
from companion.games.captains_log.model.state import State
from companion.games.captains_log.ship import abilities, upgrades
from companion.games.captains_log.voyage import berth


class CrewHired(Event[State], formerly=("name", "before")):
    """Crew came aboard, or left because a smaller ship has no room for it (by < 0)."""

    seat: SeatId
    by: int

    def apply(self, s: State) -> State:
        return s.with_player(self.seat, crew=s.player(self.seat).crew + self.by)

    def line(self, s: State, book: Book) -> Msg | None:
        return msg("cl-ev-crew-hired", n=self.by) if self.by > 0 else msg("cl-ev-crew-left", n=-self.by)

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        words, before = msg("cl-told-crew", name=who(s, self.seat)), s.player(self.seat).crew
        return (Change(words, "token:crew", before, before + self.by, self.by > 0),)


def crew_limit(s: State, book: Book, seat: SeatId) -> int | None:
    """Crew that a ship carries: the number on its card and two more per cabin (CL-UPG-06); None if unknown."""
    printed = ships.ship_number(s, seat, "crew")
    return None if printed is None else printed + upgrades.effect(book, s.player(seat), "crew_limit")


def crew_room(s: State, book: Book, seat: SeatId) -> int | None:
    """Crew that still fits aboard; None if unknown."""
    limit = crew_limit(s, book, seat)
    return None if limit is None else max(0, limit - s.player(seat).crew)


def come_aboard(t: Ctx, seat: SeatId, n: int, rule: str) -> Procedure[None]:
    """Crew joins a ship; what finds no room is not taken (A-94)."""
    n -= yield from _heal(t, seat, n, rule)
    room = crew_room(t.now, t.book, seat)
    taken = n if room is None else min(n, room)
    if taken:
        yield from t.happens(CrewHired(seat, taken, rule=rule))
    elif n:
        yield from t.happens(Announced(msg("cl-no-room-for-crew"), "result", rule=rule))


def _heal(t: Ctx, seat: SeatId, n: int, rule: str) -> Procedure[int]:
    """CL-CAP-22: of the crew that comes, those who take the place of wounds on a captain card."""
    wounds, room = t.now.player(seat).card_wounds, crew_room(t.now, t.book, seat)
    if not wounds or not n:
        return 0
    likely = 0 if room is None else min(wounds, max(0, n - room))
    words = {"wounds": wounds}
    healed = yield from t.number(
        "heal", 0, min(wounds, n), under=rule, who=seat, words=words, note=True, default=likely, unit="token:crew"
    )
    yield from abilities.clear_card(t, seat, wounds=healed, rule="CL-CAP-22")
    return healed


@dataclass(frozen=True, slots=True)
class CrewOffer:
    """An offer of the tavern: so many hands for so much, from a reputation on."""

    n: int
    price: int
    needs: int
    rule: str


def crews(numbers: Numbers) -> tuple[CrewOffer, ...]:
    """CL-TAV-03, -04: the three offers of crew."""
    return (
        CrewOffer(numbers.crew_hire, numbers.crew_hire_price, 0, "CL-TAV-03"),
        CrewOffer(numbers.crew_hire_2, numbers.crew_hire_2_price, numbers.crew_hire_2_reputation, "CL-TAV-04"),
        CrewOffer(numbers.crew_hire_3, numbers.crew_hire_3_price, numbers.crew_hire_3_reputation, "CL-TAV-04"),
    )


def may_hire(s: State, book: Book, seat: SeatId, offer: CrewOffer) -> Verdict:
    """Whether a player may hire that crew (CL-TAV-03, -04); nobody hires beyond the limit of the ship."""
    verdict = berth.may_use(s, book, "tavern", needs=offer.needs) & prices.may_pay(s, seat, offer.price)
    room = crew_room(s, book, seat)
    if room is not None:
        room += s.player(seat).card_wounds
    return verdict if room != 0 else verdict & refused("CL-UPG-06", msg("cl-no-room-for-crew"))


def may_hire_any(s: State, book: Book, seat: SeatId) -> Verdict:
    """CL-TAV-03, -04, CL-GEN-09: whether a player may hire any crew here."""
    if not s.options.switches.boarding:
        return refused("CL-GEN-09", msg("cl-no-crews"))
    return any_of(may_hire(s, book, seat, offer) for offer in crews(book.numbers))


def hire(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-TAV-03, -04: hire crew; what finds no room is not taken."""
    yield from berth.use(t)
    choice = crews(t.book.numbers)
    options = tuple(
        Option(
            str(i),
            msg("cl-crew-offer", n=offer.n),
            coins(offer.price),
            "token:crew",
            may_hire(t.now, t.book, seat, offer),
        )
        for i, offer in enumerate(choice)
    )
    chosen = yield from choose_if_any(t, "crew", options, who=seat, text="hire")
    if chosen is None:
        return
    offer = choice[int(chosen)]
    if (yield from prices.pay(t, seat, offer.price, "crew", offer.rule)):
        yield from come_aboard(t, seat, offer.n, offer.rule)


def enlistment(s: State, numbers: Numbers) -> int:
    """CL-TAV-06: hands missing to the initial crew of the ship's level."""
    return max(0, ships.initial_crew(s.active.level, numbers) - s.active.crew)


def may_enlist(s: State, book: Book, seat: SeatId) -> Verdict:
    """CL-TAV-06: enough reputation, which is less with the Pirates, and less than the initial crew aboard."""
    if not s.options.switches.boarding:
        return refused("CL-GEN-09", msg("cl-no-crews"))
    numbers = book.numbers
    pirates = s.turn.port == "pirates"
    needs = numbers.enlist_reputation_pirates if pirates else numbers.enlist_reputation
    missing = require(enlistment(s, numbers) > 0, "CL-TAV-06", msg("cl-crew-complete"))
    return berth.may_use(s, book, "tavern", needs=needs) & missing


def enlist(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-TAV-06: fill the crew up to its initial number, free of charge."""
    yield from berth.use(t)
    if missing := enlistment(t.now, t.book.numbers):
        yield from come_aboard(t, seat, missing, "CL-TAV-06")


COMMANDS: dict[str, ProcedureFunction] = {"tavern-crew": hire, "tavern-enlist": enlist}
JUDGES: dict[str, Judge] = {
    "tavern-crew": turns.judged(turns.served, may_hire_any),
    "tavern-enlist": turns.judged(turns.served, may_enlist),
}
