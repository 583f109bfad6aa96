"""PC-T2-01, -02: courses: everybody sets a wheel in secret, or says it aloud under a Lookout.

The windows of the end of the Treasure phase (PC-T1-02) and of the start of this one (PC-T2-01) are part of the same
question where wheels are set in the app: whoever plays a card first has it played, and everybody sets the wheel again.
Those of the box have a page of their own (`wheels`); an evening that an earlier version left in the middle of them goes
on as it began.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from companion.core.events.announcements import Announcement, Order
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure, ProcedureFunction
from companion.core.questions.kinds import Choose, Figure, Option
from companion.core.rules.verdicts import Verdict, require
from companion.core.values.messages import Msg, msg
from companion.games.pirates_cove.cards import tavern_cards, treasure_cards
from companion.games.pirates_cove.legends.legendary_pirates import legend_name
from companion.games.pirates_cove.model import ledger
from companion.games.pirates_cove.model.book import Book
from companion.games.pirates_cove.model.ids import COVE, ISLANDS, NO_SEAT, Island, SeatId
from companion.games.pirates_cove.model.names import (
    Ctx,
    as_island,
    card_option,
    island_name,
    island_option,
    player_options,
    q,
)
from companion.games.pirates_cove.model.records import Loot
from companion.games.pirates_cove.model.state import State
from companion.games.pirates_cove.month import treasure
from companion.games.pirates_cove.ship import strength
from companion.games.pirates_cove.tavern import hands

WINDOW: Final = ("buccaneering", "map", "lookout")
"""Printed cards that may be played before the wheels are set, in the order in which they take effect (A-02)."""
LOOKOUT: Final = "lookout"
CARD: Final = "card"
"""The answer of somebody who wants to play a card first, where a list of cards would not do."""


class Moored(Event[State], formerly=("colour", "name", "stays")):
    """PC-T2-02: a ship lies at an island, where it may have lain already (A-01)."""

    seat: SeatId
    island: Island

    def apply(self, s: State) -> State:
        return s.with_player(self.seat, island=self.island)

    def line(self, s: State, book: Book) -> Msg:
        player = s.player(self.seat)
        key = "pc-ev-stays" if player.island == self.island else "pc-ev-moored"
        return msg(key, name=player.name, island=island_name(self.island))

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        player = s.player(self.seat)
        key = "pc-order-stays" if player.island == self.island else "pc-order-moored"
        text = msg(key, name=player.name, island=island_name(self.island))
        return (Order(text, "ship:brig", player.colour, self.seat),)


def window(s: State) -> tuple[str, ...]:
    """PC-T1-02, PC-T2-01, PC-BLANK-01: cards that may be played before the wheels are set, in order."""
    return (*tavern_cards.event_at(s, "treasure", "courses"), *WINDOW)


def may_steer(s: State, island: Island) -> Verdict:
    """PC-T2-02, A-32: every island but the Cove, which ships reach only when they flee or are crippled."""
    free = island != COVE or s.options.ruling("A-32") == "yes"
    return require(free, "PC-T2-02", msg("pc-wheel-no-cove"))


def what_lies_there(s: State, island: Island) -> tuple[Figure, ...]:
    """PC-T2-02: what everybody sees at an island: the Treasure card, and a black ship."""
    loot = s.loot(island)
    return (*(() if loot is None else _quarters(loot)), *black_ships_at(s, island))


def black_ships_at(s: State, island: Island) -> tuple[Figure, ...]:
    """PC-T2-02: the black ships that lie at an island."""
    names = (legend_name(s, ship.legend) for ship in s.black_ships if ship.island == island)
    return tuple(Figure(msg("pc-figure-black-ship"), name, "ship:black", False) for name in names)


def _quarters(loot: Loot) -> Sequence[Figure]:
    """What the card shows, without the quarters in which there is nothing; of one that nobody has read nothing."""
    return [
        Figure(msg(f"pc-loot-{name}"), msg("core-said-number", n=n), f"loot:{name}")
        for name in treasure_cards.QUARTERS
        if (n := getattr(loot, name))
    ]


def islands(s: State) -> tuple[Option, ...]:
    """Every island to steer for, with what lies there."""
    return tuple(_island(s, island) for island in ISLANDS)


def _island(s: State, island: Island) -> Option:
    plain = island_option(island, verdict=may_steer(s, island))
    there = tuple(chest for chest in s.chests if chest.island == island)
    note = msg("pc-map-lies", name=s.name_of(there[0].seat)) if there else None
    return Option(plain.id, plain.label, note, plain.picture, plain.verdict, figures=what_lies_there(s, island))


def set_courses(t: Ctx) -> Procedure[None]:
    """PC-T2-01, -02: wheels are set, again after each card that somebody plays first; then ships sail."""
    seats = tuple(player.id for player in t.now.players)
    chosen: dict[SeatId, str] = {}
    first, run = NO_SEAT, 1
    while True:
        told = yield from _wheels(t, seats, chosen, run)
        chosen |= {seat: course for seat, course in told.items() if course in ISLANDS}
        first = yield from played(t, (yield from named(t, told, run)), run)
        if first or all(course in ISLANDS for course in told.values()):
            break
        run += 1
    yield from _sail(t, first, chosen)


def _sail(t: Ctx, first: SeatId, chosen: Mapping[SeatId, str]) -> Procedure[None]:
    """PC-T2-02, PC-EVT-03: ships go where the wheels say, or openly one after another, from whom a Lookout named."""
    if first:
        yield from openly(t, first)
    else:
        for player in t.now.players:
            yield from moor(t, player.id, as_island(chosen[player.id]), "PC-T2-02")
    yield from ledger.turn(t, "PC-T2-03", phase="arrival")


def moor(t: Ctx, seat: SeatId, island: Island, rule: str) -> Procedure[None]:
    """A ship sails to an island, or stays there."""
    yield from t.happens(Moored(seat, island, rule=rule))


def _wheels(t: Ctx, seats: Sequence[SeatId], chosen: Mapping[SeatId, str], run: int) -> Procedure[dict[SeatId, str]]:
    """What every wheel shows: set in the app at the same time, or read off the wheels of the box."""
    questions = [_wheel(t.now, seat, chosen.get(seat), run, _first(t.now, t.book, seat)) for seat in seats]
    if t.now.options.wheels == "app":
        return dict(zip(seats, (yield from t.ask_together(questions)), strict=True))
    told = {}
    for seat, question in zip(seats, questions, strict=True):
        told[seat] = yield from t.ask(question)
    return told


def _wheel(s: State, seat: SeatId, before: str | None, run: int, cards: tuple[Option, ...]) -> Choose:
    """What a wheel shows. before: what it showed the last time.  cards: that may be played first instead."""
    name, in_app = s.name_of(seat), s.options.wheels == "app"
    return q.choose(
        "wheel",
        (*islands(s), *cards),
        at=f"{run}-{seat}",
        who=seat if in_app else "table",
        rule="PC-T2-02",
        words={"name": name},
        text="wheel" if in_app else "wheel-shows",
        nature="decision" if in_app else "fact",
        default=before,
        secret=in_app,
        short=msg("pc-wheel-of", name=name),
    )


def _first(s: State, book: Book, seat: SeatId) -> tuple[Option, ...]:
    """PC-T1-02, PC-T2-01: cards to play before the wheel is set; by name only to who holds them."""
    if seat not in hands.asked_for(s, book, window(s)):
        return ()
    if s.options.wheels == "app" and s.options.cards == "app":
        cards = [card_option(s, kind) for kind in window(s) if hands.may_hold(s, book, seat, kind)]
        return tuple(Option(o.id, msg("pc-first", card=o.label), o.note, o.picture, group="first") for o in cards)
    return (Option(CARD, msg("pc-card-first"), msg("pc-card-first-note"), "token:deck", group="first"),)


def named(t: Ctx, told: Mapping[SeatId, str], run: int) -> Procedure[dict[SeatId, str]]:
    """What everybody told; those who only said that they play a card first name it now, or none after all."""
    asked = [seat for seat, answer in told.items() if answer == CARD]
    questions = [
        hands.card_question(
            t.now,
            t.book,
            seat,
            [kind for kind in window(t.now) if hands.may_hold(t.now, t.book, seat, kind)],
            key=f"card-{run}-{seat}",
            text=msg("pc-q-card", name=t.now.name_of(seat)),
            rule="PC-T1-02",
            none=msg("pc-card-none"),
        )
        for seat in asked
    ]
    named = dict(zip(asked, (yield from t.ask_together(questions)), strict=True))
    return {seat: named.get(seat, answer) for seat, answer in told.items()}


def played(t: Ctx, told: Mapping[SeatId, str], run: int) -> Procedure[SeatId]:
    """A-02: cards of the Treasure phase, then a Lookout; returns who begins under it, nobody without one."""
    for kind in (kind for kind in window(t.now) if kind != LOOKOUT):
        for seat in (seat for seat, answer in told.items() if answer == kind):
            if hands.may_hold(t.now, t.book, seat, kind):  # of hands on paper two may claim the only copy
                yield from hands.play(t, seat, kind)
                yield from treasure.take_effect(t, seat, kind, f"played-{run}-{seat}")
    claims = [seat for seat, answer in told.items() if answer == LOOKOUT]
    if not claims:
        return NO_SEAT
    (seat, *_) = yield from strength.cast(t, claims, f"lots-{run}")
    yield from hands.play(t, seat, LOOKOUT)
    everybody = player_options(t.now, (player.id for player in t.now.players))
    first = yield from t.choose("designated", everybody, who=seat, rule="PC-EVT-03")
    return SeatId(first)


def openly(t: Ctx, first: SeatId) -> Procedure[None]:
    """PC-EVT-03: one after another, clockwise; each ship sails before the next course is chosen."""
    for seat in (first, *t.now.after(first)):
        told = yield from t.choose("course", islands(t.now), at=seat, who=seat)
        yield from moor(t, seat, as_island(told), "PC-EVT-03")


COMMANDS: dict[str, ProcedureFunction] = {"set-courses": set_courses}
