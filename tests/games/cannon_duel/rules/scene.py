"""Duels in the middle of a game, and procedures driven by answers.

Anne aims at Bart's hull amidships with an 18-pounder at the bow; both ships are whole.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from companion.core.events.announcements import Announcement, Change, Fate, Order, Result, Side
from companion.core.events.event import Event, Happened
from companion.core.procedures.copied_cards import CopiedCard
from companion.core.procedures.procedure import Context, Procedure, Together
from companion.core.questions.kinds import Draw, Option, Question
from companion.core.rules.verdicts import Verdict
from companion.core.values.frozen_records import replace
from companion.games.cannon_duel.aiming.reading import with_aimed
from companion.games.cannon_duel.cards import target_cards, tiles
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import (
    UNKNOWN,
    ZONES,
    Edge,
    Gun,
    Mount,
    Officer,
    Penalty,
    SeatId,
    Shot,
    ZoneId,
    layer_of,
)
from companion.games.cannon_duel.model.names import value_of
from companion.games.cannon_duel.model.options import Options
from companion.games.cannon_duel.model.records import Aimed, Cannon, Target, Zone
from companion.games.cannon_duel.model.state import State
from companion.games.cannon_duel.turn.setup import first_state
from companion.library.book import read_book
from companion.library.texts import say
from companion.paths import rulesdata
from tests.support.scripted import announcements

BOOK: Final = read_book(rulesdata("cannon_duel"), Book)
ANNE, BART = (SeatId.numbered("seat", n) for n in (1, 2))
SPACES: Final[dict[ZoneId, tuple[int, int]]] = {
    "sails-bow": (2, 2),
    "sails-centre": (2, 3),
    "sails-stern": (2, 2),
    "deck-bow": (4, 2),
    "deck-centre": (6, 3),
    "deck-stern": (4, 2),
    "hull-bow": (5, 2),
    "hull-centre": (4, 2),
    "hull-stern": (5, 2),
}
"""Spaces and Target number of each zone."""
GUARDS: Final[dict[ZoneId, tuple[Penalty, ...]]] = {
    "sails-bow": ("sail",),
    "sails-centre": ("sail", "sail"),
    "sails-stern": ("sail",),
    "deck-bow": ("no-fire", "cannon", "cannon"),
    "deck-centre": ("cannon", "hand", "hand"),
    "deck-stern": ("no-fire", "cannon", "cannon"),
}
"""What the penalty spaces show, in the order in which they are covered."""
ROPES: Final[dict[ZoneId, tuple[ZoneId, ...]]] = {
    "deck-bow": ("sails-bow", "hull-bow"),
    "deck-centre": ("sails-bow", "sails-centre", "hull-centre"),
    "deck-stern": ("sails-stern", "hull-stern"),
}
LOADED: Final[dict[SeatId, tuple[Cannon, Cannon]]] = {
    ANNE: (Cannon("bow", "18-pounder", ("ball", "chain")), Cannon("stern", "long-nine", ("ball",))),
    BART: (Cannon("bow", "carronade", ("chain", "grape")), Cannon("stern", "18-pounder", ("ball", "grape"))),
}
TARGET: Final = {
    "left": "5/6 7/8 9/10 1/2 3/4",
    "below": "2/3 4/5 6/7 8/9 10/1",
    "grid": ["t.d.t", ".sws.", "dwowd", ".sws.", "t.d.t"],
}
"""Every Target card: 9 at the left and 6 below meet in its middle, a ring."""
TILES: Final[Mapping[Gun, Mapping[str, tuple[str, ...]]]] = {
    "18-pounder": {"perfect": ("o",), "good": ("w",), "weak": ("s", "d")},
    "long-nine": {"perfect": ("o", "w"), "weak": ("s",)},
    "carronade": {"good": ("o", "w", "s"), "weak": ("d",)},
}


def duel(*, rulings: Mapping[str, str] | None = None, **options: Any) -> State:
    """Anne's turn with two actions before her. rulings: by id. options: as in `Options`."""
    agreed = tuple((rulings or {}).items())
    s = first_state(Options(edition="sample", rulings=agreed, **options), BOOK)
    cards = [target_cards.form(each).read(TARGET) for each in target_cards.subjects(BOOK)]
    for n, record in enumerate(cards, 1):
        s = s.with_card(CopiedCard(target_cards.SCHEMA, str(n), record, "sample"))
    for gun, rows in TILES.items():
        s = s.with_card(CopiedCard(tiles.SCHEMA, gun, tiles.form(gun, BOOK).read(rows), "sample"))
    for seat, cannons in LOADED.items():
        s = s.with_player(seat, zones=whole(), cannons=cannons, active="bow", crosshair="hull-centre")
        s = laid(s, seat)
    return s.with_turn(number=1, seat=ANNE, phase="actions", steps=())


def sparring(*hand: str, strength: str = "captain", phase: str = "actions", taken: int = 0, **options: Any) -> State:
    """Bart's turn, whose ship the app plays with these cards; Anne holds three."""
    s = duel(mode="partner", seats=Options().seats[:1], strength=strength, **options)
    s = with_hand(with_hand(s, BART, *hand), ANNE, "hearts-1", "hearts-4", "clubs-7")
    return s.with_turn(number=4, seat=BART, phase=phase, taken=taken)


def whole() -> tuple[Zone, ...]:
    """A ship without a scratch; the captain is at the bow, the mate at the stern."""
    posts: dict[ZoneId, tuple[Officer, ...]] = {"deck-bow": ("captain",), "deck-stern": ("mate",)}
    return tuple(
        Zone(
            zone,
            *SPACES[zone],
            markers=SPACES[zone][0] - len(posts.get(zone, ())),
            guard=GUARDS.get(zone, ()),
            ropes=ROPES.get(zone, ()),
            officers=posts.get(zone, ()),
            disaster="hidden" if layer_of(zone) == "hull" else "",
        )
        for zone in ZONES
    )


def laid(s: State, seat: SeatId, n: int = 2, *, known: bool = True) -> State:
    """With so many Target cards in front of a captain. known: the app has dealt them."""
    ids = range(s.targets_dealt + 1, s.targets_dealt + n + 1)
    targets = tuple(Target(f"target-{number}", str(number) if known else "") for number in ids)
    return replace(s.with_player(seat, targets=targets), targets_dealt=s.targets_dealt + n)


def aimed(s: State, seat: SeatId, place: int, **cards: str) -> State:
    """With Aim cards beside the Target card at this place, from 1; a joker as ``joker-1=6``.

    cards: by edge: ``left="spades-9", below="joker-1=6"``.
    """
    targets = list(s.player(seat).targets)
    for edge, said in cards.items():
        card, _, value = said.partition("=")
        aim = Aimed(card, int(value) if value else value_of(card) or 0)
        targets[place - 1] = with_aimed(targets[place - 1], edge, aim)  # type: ignore[arg-type]
    return s.with_player(seat, targets=tuple(targets))


def with_hand(s: State, seat: SeatId, *cards: str) -> State:
    """With these Aim cards in hand, and no others."""
    return s.with_player(seat, hand=cards)


def on_paper(s: State, seat: SeatId, n: int) -> State:
    """With a hand of so many cards that the app does not know."""
    return s.with_player(seat, hand=(UNKNOWN,) * n)


def left(s: State, seat: SeatId, **markers: int) -> State:
    """With so many markers in these zones, officers not counted: ``left(s, BART, hull_centre=1)``."""
    for zone, n in markers.items():
        s = s.with_zone(seat, zone.replace("_", "-"), markers=n)  # type: ignore[arg-type]
    return s


def loaded(s: State, seat: SeatId, mount: Mount, *shots: Shot) -> State:
    """With these projectiles in a cannon."""
    return s.with_cannon(seat, mount, loaded=shots)


def at_edge(s: State, seat: SeatId, place: int, edge: Edge) -> Aimed | None:
    """The Aim card on an edge of the Target card at this place, from 1."""
    return s.player(seat).targets[place - 1].at(edge)


class Events(list[Event[Any]]):
    """Events in their order, each with the states before and after it."""

    def __init__(self, happened: Sequence[Happened] = ()) -> None:
        super().__init__(each.event for each in happened)
        self.happened = happened

    def of(self, event: Event[Any]) -> Sequence[Announcement]:
        """What the middle of the table shows of one of them."""
        return next(each for each in self.happened if each.event is event).announcements

    @property
    def announcements(self) -> list[Announcement]:
        """What it shows of all of them."""
        return announcements(self.happened)


def played(
    s: State, procedure: Any, *given: Any, answers: Sequence[Any] = (), drawn: Sequence[str] = (), **named: Any
) -> tuple[State, Events]:
    """The state after a procedure, and what happened.

    answers: to the questions that people have to answer, in order; each is read as at the table, so that a refused one
    raises BadAnswer.  drawn: what the app draws; the first thing of each pile once these are used up.
    """
    s, happened, question, _ = _driven(s, procedure, *given, answers=answers, drawn=drawn, **named)
    assert question is None, f"not answered: {question.key}"
    return s, happened


def returned(
    s: State, procedure: Any, *given: Any, answers: Sequence[Any] = (), drawn: Sequence[str] = (), **named: Any
) -> Any:
    """What a procedure returns, driven as in `played`."""
    _, _, question, value = _driven(s, procedure, *given, answers=answers, drawn=drawn, **named)
    assert question is None, f"not answered: {question.key}"
    return value


def asked(
    s: State, procedure: Any, *given: Any, answers: Sequence[Any] = (), drawn: Sequence[str] = (), **named: Any
) -> Any:
    """The question at which a procedure stands after these answers."""
    _, _, question, _ = _driven(s, procedure, *given, answers=answers, drawn=drawn, **named)
    assert question is not None, "nothing is asked any more"
    return question


def options(question: Any) -> dict[str, bool]:
    """The options of a question, and whether each may be chosen."""
    return {option.id: option.verdict.allowed for option in question.options}


def option(question: Any, ident: str) -> Option:
    """One option of a question."""
    return next(each for each in question.options if each.id == ident)


def refusals(verdict: Verdict) -> list[tuple[str, str]]:
    """The broken rules of a verdict, each with the key of its words."""
    return [(reason.rule, reason.text.key) for reason in verdict.refusals]


def _driven(
    s: State, procedure: Any, *given: Any, answers: Sequence[Any], drawn: Sequence[str], **named: Any
) -> tuple[State, Events, Question | None, Any]:
    context: Context[State, Book] = Context(s, BOOK)
    steps: Procedure[Any] = procedure(context, *given, **named)
    said, chance, value = list(answers), list(drawn), None
    happened: list[Happened] = []
    keys: list[str] = []
    while True:
        try:
            step = steps.send(value)
        except StopIteration as end:
            assert not said and not chance, f"an answer too many: {said or chance}"
            return context.now, Events(happened), None, end.value
        value = None
        if isinstance(step, Event):
            before, context.now = context.now, step.apply(context.now)
            happened.append(Happened(step, before=before, after=context.now, book=BOOK))
            continue
        assert not isinstance(step, Together), "people are asked together: drive them by a Run"
        assert step.key not in keys, f"asked twice: {step.key}"
        keys.append(step.key)
        only = step.only() if step.forced else None
        if only is not None:
            value = only[0]
        elif isinstance(step, Draw):
            value = step.read(chance.pop(0) if chance else step.options[0].id)
        elif said:
            value = step.read(said.pop(0))
        else:
            return context.now, Events(happened), step, None


def aloud(events: Events) -> list[str]:
    """What the notebook says of events, then what each of them tells, in English, with what it shows of it.

    `>` an order, `=` a change, `!` a fate, `*` a result with its sides; pictures, colours and hands in brackets.
    """
    return [line for each in events.happened for line in _told(each)]


def _told(occurred: Happened) -> Iterator[str]:
    if occurred.line is not None:
        yield say(occurred.line)
    for told in occurred.announcements:
        match told:
            case Order(text, picture, colour, seat, note):
                yield f"> {say(text)} [{picture} {colour} {seat}]"
                if note is not None:
                    yield f"  {say(note)}"
            case Change(text, picture, before, after, good):
                yield f"= {say(text)}: {before} {after} {good} [{picture}]"
            case Fate(title, text, picture, colour):
                yield f"! {say(title)}: {say(text) if text is not None else ''} [{picture} {colour}]"
            case Result(text, sides, _, picture):
                yield f"* {say(text)} [{picture}]"
                yield from (f"  {_side(side)}" for side in sides)


def _side(side: Side) -> str:
    total = f" {[term.value for term in side.total.terms]} = {side.total.total}" if side.total is not None else ""
    said = f" {say(side.said)}" if side.said is not None else ""
    return f"{say(side.who)}{total}{said} [{side.picture} {side.colour}]"
