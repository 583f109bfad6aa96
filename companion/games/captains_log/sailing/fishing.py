"""1.19 Fishing with rowboats, on a whale's hex or beside the White Whale (rulebook p.23, 49). Expert rule."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from companion.core.events.announcements import Announcement, Order, Result
from companion.core.events.event import Event
from companion.core.kit import piles
from companion.core.kit.chapters import Judge
from companion.core.procedures.copied_cards import recalled
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command
from companion.core.questions.kinds import Field, Form, Option
from companion.core.rules.verdicts import Verdict, refused, require
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.combat import damage, outcomes
from companion.games.captains_log.fleet import whaling
from companion.games.captains_log.missions import rewards
from companion.games.captains_log.model import turns
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import NO_ONE, SeatId, ShipId
from companion.games.captains_log.model.names import Ctx, ship_option, who
from companion.games.captains_log.model.numbers import Numbers
from companion.games.captains_log.model.state import State
from companion.games.captains_log.reputation import reputation
from companion.games.captains_log.sea import lookout
from companion.games.captains_log.voyage import berth, voyage

TOKENS = {"oil": "good:oil", "nothing": "hex:sea", "other": "icon:more"}
"""What a fishing token may show, with its picture. The text tells of oil alone (D-16)."""
PRIZES = ("goods", "doubloons", "crew", "clue", "other")


class Fished(Event[State]):
    """A player hauled in fishing tokens, which go back into the bag."""

    seat: SeatId
    oil: int
    blanks: int
    other: int

    def apply(self, s: State) -> State:
        return s.with_turn(fished=s.turn.fished + 1)

    def line(self, s: State, book: Book) -> Msg | None:
        return msg("cl-ev-fished", n=self.oil + self.blanks + self.other, oil=self.oil, other=self.other)

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        n = self.oil + self.blanks + self.other
        return (
            Result(msg("cl-told-fished", n=n, oil=self.oil, other=self.other), picture="good:oil"),
            Order(msg("cl-told-fishing-bag"), "token:deck", seat=self.seat),
        )


def tokens_form(numbers: Numbers) -> Form:
    """D-16: what the fishing tokens in the bag show, so that the app can draw them."""
    return Form(
        key="fishing-tokens",
        schema="fishing-tokens",
        subject="bag",
        fields=tuple(
            Field(token, msg(f"cl-form-fishing-{token}"), "number", 0, numbers.fishing_tokens, picture=picture, near=0)
            for token, picture in TOKENS.items()
        ),
        text=msg("cl-form-fishing"),
        note=msg("cl-form-fishing-note", n=numbers.fishing_tokens),
        rule="CL-FSH-02",
    )


def bag(s: State, numbers: Numbers) -> Mapping[str, int] | None:
    """How many tokens show what; None unless all of them have been copied."""
    copied = dict(s.card("fishing-tokens", "bag") or ())
    counts = {token: n for token in TOKENS if isinstance(n := copied.get(token), int)}
    return counts if sum(counts.values()) == numbers.fishing_tokens else None


def may_fish(s: State, book: Book, seat: SeatId) -> Verdict:
    """CL-FSH-01: with a rowboat and a movement point; again in the same movement if it is paid for (A-57)."""
    if not s.options.switches.fishing:
        return refused("CL-GEN-10", msg("cl-not-played"))
    verdict = voyage.may_spend(s, book.numbers.fishing_cost)
    if not berth.boats(s, book, seat):
        verdict &= refused("CL-FSH-01", msg("cl-no-rowboat"))
    if not beside_whale(s, seat).allowed:
        verdict &= over_whales(s, seat)
    if s.turn.fished and s.options.ruling("A-57") == "once-a-move":
        verdict &= refused("CL-FSH-01", msg("cl-fished-already"))
    return verdict


def over_whales(s: State, seat: SeatId) -> Verdict:
    """CL-FSH-01, CL-PRT-09: on a whale's hex, as far as the map tells."""
    return require(lookout.lies_on(s, seat, "whale") is not False, "CL-FSH-01", msg("cl-no-whale-here"))


def beside_whale(s: State, seat: SeatId) -> Verdict:
    """CL-WHL-09: beside the White Whale, as far as the map tells; refused where she is not at large."""
    whale = whaling.at_large(s)
    away = lookout.apart(s, seat, whale) if whale else None
    return require(bool(whale) and (away is None or away <= 1), "CL-WHL-09", msg("cl-not-beside"))


def fish(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-FSH-01 to -03, CL-WHL-09: a free action in the middle of a movement; the tokens go back into the bag."""
    numbers = t.book.numbers
    prey = yield from _prey(t, seat)
    boats = berth.boats(t.now, t.book, seat)
    used = yield from t.number(
        "boats",
        1,
        boats,
        who=seat,
        rule="CL-FSH-02",
        text="fishing-boats",
        note=True,
        default=boats,
        unit="ship:rowboat",
    )
    extra = numbers.whaler_tokens * (yield from whaling.crew_of_whaler(t, seat, key="fishing"))
    drawn = yield from _haul(t, seat, min(used + extra, numbers.fishing_tokens), bool(extra))
    yield from voyage.spend(t, numbers.fishing_cost, "CL-FSH-01")
    oil, other = drawn.count("oil"), drawn.count("other")
    yield from t.happens(Fished(seat, oil, drawn.count("nothing"), other, rule="CL-FSH-02"))
    if prey:
        yield from reputation.attack(t, seat, prey, key="fishing-")
    yield from whaling.barrels_of_oil(t, seat, oil, "CL-WHL-09" if prey else "CL-FSH-02")
    for i in range(1, other + 1):
        yield from rewards.receive(
            t, seat, PRIZES, "CL-FSH-02", cause="fishing", fame_cause="", key=f"fishing-{i}-", token=True
        )
    if prey and oil:
        yield from damage.hurt(t, prey, oil * numbers.whale_damage_per_oil, "wound", seat, key="fishing")
        yield from outcomes.check(t, prey, seat, key="fishing-whale")


def _prey(t: Ctx, seat: SeatId) -> Procedure[ShipId]:
    """CL-WHL-09: the White Whale if the boats are out for her, "" if the ship lies on a whale's hex."""
    whale = whaling.at_large(t.now)
    if not whale:
        return NO_ONE
    icon = Option("icon", msg("cl-fishing-icon"), msg("cl-fishing-icon-note"), "ship:whale", over_whales(t.now, seat))
    note = msg("cl-fishing-whale-note", n=t.book.numbers.whale_damage_per_oil)
    beside = ship_option(t.now, whale, note=note, verdict=beside_whale(t.now, seat))
    spot = yield from t.choose("where", (icon, beside), who=seat, text="fishing-where")
    return NO_ONE if spot == "icon" else whale


def _haul(t: Ctx, seat: SeatId, n: int, whaler: bool) -> Procedure[tuple[str, ...]]:
    """CL-FSH-02, -03: tokens drawn one after the other, by the app where it holds the cards and knows the bag."""
    yield from recalled(t, tokens_form(t.book.numbers))
    return (
        yield from piles.draw_each(
            t,
            piles.bag(TOKENS, _token_option, bag(t.now, t.book.numbers), t.now.options.cards),
            n,
            key="token",
            text=lambda i: msg("cl-q-fishing-token", i=i, n=n),
            note=msg("cl-q-fishing-whaler") if whaler else None,
            rule="CL-FSH-03" if whaler else "CL-FSH-02",
            who=seat,
        )
    )


def _token_option(token: str) -> Option:
    return Option(token, msg(f"cl-fishing-{token}"), picture=TOKENS[token])


def offers(s: State, book: Book) -> tuple[Offer, ...]:
    """Fishing while under way, where the table plays with it."""
    if s.turn.port or not s.options.switches.fishing:
        return ()
    seat = s.active.id
    whale = whaling.at_large(s)
    note = msg("cl-fish-note-whale", ship=who(s, whale)) if whale else msg("cl-fish-note")
    option = Option("fish", msg("cl-fish"), note, "ship:rowboat", may_fish(s, book, seat), "free")
    return (Offer(option, command("fish", seat=seat)),)


COMMANDS: dict[str, ProcedureFunction] = {"fish": fish}
JUDGES: dict[str, Judge] = {"fish": turns.judged(turns.at_sea, may_fish)}
