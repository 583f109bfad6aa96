"""CD-AIM: Aim: an Aim card of the hand beside a Target card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from companion.core.events.announcements import Announcement, Change, Order
from companion.core.events.event import Event
from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command, first_of
from companion.core.questions.kinds import Choose, Figure, Option
from companion.core.rules.verdicts import Verdict, require
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.cannon_duel.actions import turn_actions
from companion.games.cannon_duel.aiming import reading
from companion.games.cannon_duel.cards.target_cards import grid_of
from companion.games.cannon_duel.hands.deck import in_app, is_hidden
from companion.games.cannon_duel.model import turn_events
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import EDGES, UNKNOWN, Edge, Grade, SeatId
from companion.games.cannon_duel.model.names import (
    Ctx,
    aimed_name,
    card_name,
    card_option,
    grade_name,
    place_name,
    q,
    value_of,
)
from companion.games.cannon_duel.model.records import Aimed, Target
from companion.games.cannon_duel.model.state import State

GROUP: Final = "aim"
"""Where the cards of a hand stand in the menu of a turn."""
GOOD_NEWS: Final = ("perfect", "good")
"""Results that one is glad of."""
LIKELY: Final = "aim-likely"
"""Option that takes the most hopeful card and lays it in the most hopeful place."""
HOPE: Final = 0.25
"""How much of what a Target card may still come to counts while one of its edges is bare."""


@dataclass(frozen=True, slots=True)
class Laying:
    """A card on one edge of a Target card. value: for which it stands."""

    card: str
    target: Target
    edge: Edge
    value: int


class CardAimed(Event[State], formerly=("name",)):
    """CD-AIM-01, -03: an Aim card lies beside a Target card; the one that lay there went to the discard pile.

    number: of the Target card in front of its owner, from 1.  value: for which the card stands, 0 where nobody had to
    tell.  grade: what the Target card comes to now, None where nobody knows.  half: its other edge is still bare.
    """

    seat: SeatId
    card: str
    target: str
    number: int
    edge: Edge
    value: int
    grade: Grade | None = None
    old: str = ""
    paper: bool = False
    half: bool = False

    def apply(self, s: State) -> State:
        player = s.player(self.seat)
        aim = Aimed(self.card, self.value)
        targets = tuple(
            reading.with_aimed(each, self.edge, aim) if each.id == self.target else each for each in player.targets
        )
        gone = [old for each in player.targets if each.id == self.target and (old := each.at(self.edge)) is not None]
        discards = (*player.discards, *(old.card for old in gone))
        return s.with_player(self.seat, targets=targets, hand=player.without(self.card), discards=discards)

    def line(self, s: State, book: Book) -> Msg:
        card = aimed_name(Aimed(self.card, self.value))
        return msg("cd-ev-aimed", name=s.name_of(self.seat), card=card, number=self.number, place=place_name(self.edge))

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        place = place_name(self.edge)
        told: list[Announcement] = []
        if self.paper and self.old:  # who has chosen a place has the card in hand: only the other one is worth a word
            text = msg("cd-order-aim", name=s.name_of(self.seat), number=self.number, place=place)
            told.append(Order(text, f"aim:{self.card}", seat=self.seat, note=msg("cd-order-aim-old")))
        if not self.paper or not (self.half or self.grade is None):
            result = msg("cd-told-unread") if self.grade is None else grade_name(self.grade)
            result = msg("cd-told-half") if self.half else result
            card = aimed_name(Aimed(self.card, self.value))
            text = msg(
                "cd-told-aimed", name=s.name_of(self.seat), card=card, number=self.number, place=place, result=result
            )
            told.append(Change(text, f"aim:{self.card}"))
        return tuple(told)

    @property
    def reveals(self) -> bool:
        return not self.paper


# ---------------------------------------------------------------------------------------------------- what is allowed


def verdict(
    s: State, book: Book, seat: SeatId, card: str = "", at: str = "", edge: Edge = "left", value: int = 0
) -> Verdict:
    """CD-AIM-01: any card of the hand, on any place beside a Target card. card: "" for one of a hand on paper.

    at: the Target card, "" where the place is asked.  value: for which a joker stands (CD-COMP-09), its own for any
    other card; 0 where nothing is said.
    """
    player = s.player(seat)
    held = bool(player.hand) and (card in player.hand or is_hidden(s, seat))
    found = require(held, "CD-AIM-01", msg("cd-not-held" if player.hand else "cd-empty-hand"))
    found &= require(bool(player.targets), "CD-AIM-01", msg("cd-no-target"))
    there = not at or at in [target.id for target in player.targets]
    found &= require(there or not player.targets, "CD-AIM-01", msg("cd-not-your-target"))
    printed = value_of(card) if card else None
    stands = not value or (printed is None and 0 < value <= book.numbers.values) or value == printed
    found &= require(stands, "CD-COMP-09", msg("cd-no-such-value", hi=book.numbers.values))
    return found & turn_actions.in_phase(s, seat)


def may_aim(s: State, book: Book, seat: SeatId) -> Verdict:
    """CD-TURN-02: whether there is anything to aim with, whichever card and place it will be."""
    return verdict(s, book, seat, next(iter(s.player(seat).hand), ""))


def hope(s: State, book: Book, seat: SeatId, card: str) -> Grade | None:
    """The best that a card may make of any Target card, whatever follows; None where nobody knows."""
    places = [(target, edge) for target in s.player(seat).targets for edge in EDGES]
    return reading.best(*(hope_at(s, book, seat, target, edge, value_of(card)) for target, edge in places))


def hope_at(s: State, book: Book, seat: SeatId, target: Target, edge: Edge, value: int | None) -> Grade | None:
    """The best that a card may make of a Target card in one place. value: None for a joker, which stands for any."""
    return reading.best(*(reading.hope_with(s, book, seat, target, edge, each) for each in _values(book, value)))


def _values(book: Book, value: int | None) -> Sequence[int]:
    """For what a card of this value may stand. value: None for a joker."""
    return range(1, book.numbers.values + 1) if value is None else (value,)


def likely(s: State, book: Book, seat: SeatId, cards: Sequence[str]) -> Laying | None:
    """The card that spares a shot most, with its place; of equals a bare edge, no joker, the first. None without any.

    What others in the hand could add counts, so that two cards that fit together are laid one after the other.
    """
    found = _ranked(s, book, seat, cards)
    return None if found is None else found[1]


def helps(s: State, book: Book, seat: SeatId) -> bool:
    """Whether any card of the hand spares a shot anything; of a hand that is hidden, whether an edge is bare."""
    player = s.player(seat)
    if is_hidden(s, seat):
        return bool(player.hand) and any(target.at(edge) is None for target in player.targets for edge in EDGES)
    found = _ranked(s, book, seat, player.hand)
    return found is not None and found[0] < 0


def _ranked(s: State, book: Book, seat: SeatId, cards: Sequence[str]) -> tuple[float, Laying] | None:
    """The likely card and place, and what a shot loses more by it; None without any."""
    player = s.player(seat)
    ways = [
        Laying(card, target, edge, value)
        for card in cards
        for target in player.targets
        for edge in EDGES
        for value in _values(book, value_of(card))
    ]
    now = {target.id: _less(book, reading.grade(s, book, seat, target)) for target in player.targets}
    held = {card: {value_of(other): None for other in player.without(card)} for card in cards}

    def rank(way: Laying) -> tuple[float, bool, bool]:
        others = [value for value in held[way.card] if value is not None]
        loses = _less_with(s, book, seat, way, others) - now[way.target.id]
        return loses, way.target.at(way.edge) is not None, value_of(way.card) is None

    ranked = [(rank(way), way) for way in ways]
    best = min(ranked, key=lambda each: each[0], default=None)
    return None if best is None else (best[0][0], best[1])


def _less_with(s: State, book: Book, seat: SeatId, way: Laying, held: Sequence[int]) -> float:
    """What a shot would lose to a Target card with an Aim card there. held: values that could be added afterwards."""
    target, edge = way.target, way.edge
    less = _less(book, reading.grade_with(s, seat, target, edge, way.value))
    if target.at(reading.opposite(edge)) is None:
        hopes = [_less(book, reading.grade_of(s, seat, target, edge, way.value, other)) for other in held]
        less -= HOPE * (less - min(hopes, default=less))
    return less


def _less(book: Book, result: Grade | None) -> float:
    return 0.0 if result is None else float(book.less(result))


# ---------------------------------------------------------------------------------------------------- the action


def aim(t: Ctx, seat: SeatId, card: str = "", at: str = "", edge: Edge = "left", value: int = 0) -> Procedure[None]:
    """CD-AIM-01 to -03: a card of the hand is laid beside a Target card. card: "" for one of a hand on paper.

    at: the Target card, "" where the place is asked.  value: for which a joker stands, 0 where that is asked.
    """
    card = card or UNKNOWN
    player = t.now.player(seat)
    stands = 0 if card == UNKNOWN else value_of(card) or value or None
    if at:
        target = first_of(each for each in player.targets if each.id == at)
    else:
        target, edge = yield from _place(t, seat, card, stands)
    if card == UNKNOWN and _readable(t.now, seat):
        stands = yield from _value_on_paper(t, seat)
    elif stands is None:
        stands = int((yield from t.ask(_joker_question(t.now, t.book, seat, target, edge))))
    laid = reading.with_aimed(target, edge, Aimed(card, stands))
    old = target.at(edge)
    aimed = CardAimed(
        seat,
        card,
        target.id,
        player.targets.index(target) + 1,
        edge,
        stands,
        reading.grade(t.now, t.book, seat, laid),
        "" if old is None else old.card,
        not in_app(t.now, seat),
        laid.at(reading.opposite(edge)) is None,
        rule="CD-AIM-01" if old is None else "CD-AIM-03",
    )
    yield from t.happens(aimed)
    yield from turn_events.acted(t, "CD-TURN-02", aimed=True)


def _readable(s: State, seat: SeatId) -> bool:
    """Whether the app can read any Target card in front of a captain, so that values matter to it."""
    return any(grid_of(s, target) is not None for target in s.player(seat).targets)


def _value_on_paper(t: Ctx, seat: SeatId) -> Procedure[int]:
    options = tuple(_value_option(value) for value in _values(t.book, None))
    told = yield from t.choose("value", options, who=seat, rule="CD-COMP-09", text="aim-value", nature="fact")
    return int(told)


def _joker_question(s: State, book: Book, seat: SeatId, target: Target, edge: Edge) -> Choose:
    """CD-COMP-09, A-25: for which value a joker stands, for good; each with what it makes of the Target card."""
    options = tuple(
        _value_option(value, reading.hope_with(s, book, seat, target, edge, value))
        for value in range(1, book.numbers.values + 1)
    )
    return q.choose("value", options, who=seat, words={"name": s.name_of(seat)}, text="joker-value")


def _value_option(value: int, result: Grade | None = None) -> Option:
    return Option(str(value), msg("core-said-number", n=value), figures=_figures(result))


def _place(t: Ctx, seat: SeatId, card: str, value: int | None) -> Procedure[tuple[Target, Edge]]:
    """Where a card is laid. value: for which it stands; None for a joker, 0 where nobody knows."""
    places = [(target, edge) for target in t.now.player(seat).targets for edge in EDGES]
    numbers = {target.id: number for number, target in enumerate(t.now.player(seat).targets, 1)}
    options = tuple(
        Option(
            f"{target.id}-{edge}",
            msg("cd-place", number=numbers[target.id], place=place_name(edge)),
            _place_note(t.now, t.book, seat, target, edge, value),
            f"edge:{edge}",
            figures=_figures(None if value == 0 else hope_at(t.now, t.book, seat, target, edge, value)),
        )
        for target, edge in places
    )
    best = likely(t.now, t.book, seat, (card,))
    told = yield from t.choose(
        "place",
        options,
        who=seat,
        rule="CD-AIM-01",
        words={"card": card_name(card)},
        default=None if best is None else f"{best.target.id}-{best.edge}",
        about=(card,),
    )
    return first_of(place for place, option in zip(places, options, strict=True) if option.id == told)


def _place_note(s: State, book: Book, seat: SeatId, target: Target, edge: Edge, value: int | None) -> Msg | None:
    """What a place gives: "9, 6: perfect", and which card goes for it. value: as in `_place`."""
    other, old = target.at(reading.opposite(edge)), target.at(edge)
    gives = None
    if value and (result := reading.hope_with(s, book, seat, target, edge, value)) is not None:
        if other is None:
            gives = msg("cd-aim-hopes", value=value, result=grade_name(result))
        else:
            left, below = (value, other.value) if edge == "left" else (other.value, value)
            gives = msg("cd-aim-gives", left=left, below=below, result=grade_name(result))
    if old is None:
        return gives
    said = (gives,) if gives is not None else ()
    return msg("cd-aim-replaces", card=aimed_name(old), gives=said, n=len(said))


def _figures(result: Grade | None) -> tuple[Figure, ...]:
    if result is None:
        return ()
    return (Figure(msg("cd-figure-best"), grade_name(result), f"grade:{result}", result in GOOD_NEWS),)


def offers(s: State, book: Book) -> Iterator[Offer]:
    """Each card of the hand, with the best that it may make; of a hidden hand each place; of none the action alone."""
    seat = s.turn.seat
    player = s.player(seat)
    hidden = is_hidden(s, seat)
    for card in () if hidden else player.hand:
        shown = card_option(card, f"aim-{card}", verdict(s, book, seat, card), GROUP)
        option = replace(shown, figures=_figures(hope(s, book, seat, card)))
        yield Offer(option, command("aim", seat=seat, card=card))
    if hidden and player.hand:
        for number, target in enumerate(player.targets, 1):
            for edge in EDGES:
                yield _offer_at(s, book, seat, number, target, edge)
    elif not player.hand:
        note = msg("cd-aim-note")
        option = Option("aim", msg("command-aim"), note, "token:target", verdict(s, book, seat), turn_actions.GROUP)
        yield Offer(option, command("aim", seat=seat, card=""))


def _offer_at(s: State, book: Book, seat: SeatId, number: int, target: Target, edge: Edge) -> Offer:
    """A card of a hand that nobody here sees, in one place. number: of the Target card, from 1."""
    label = msg("cd-aim-at", number=number, place=place_name(edge))
    note = _place_note(s, book, seat, target, edge, 0)
    option = Option(f"aim-{target.id}-{edge}", label, note, f"edge:{edge}", verdict(s, book, seat, "", target.id, edge))
    return Offer(option, command("aim", seat=seat, card="", at=target.id, edge=edge))


def likely_offer(s: State, book: Book, seat: SeatId) -> Offer | None:
    """The most hopeful card in the most hopeful place, by one tap; None of a hand that is hidden or empty."""
    hand = () if is_hidden(s, seat) else s.player(seat).hand
    way = likely(s, book, seat, hand)
    if way is None:
        return None
    number = 1 + [target.id for target in s.player(seat).targets].index(way.target.id)
    card = aimed_name(Aimed(way.card, way.value))
    label = msg("cd-aim-likely", card=card, number=number, place=place_name(way.edge))
    note = _place_note(s, book, seat, way.target, way.edge, way.value) or msg("cd-told-unread")
    found = verdict(s, book, seat, way.card, way.target.id, way.edge, way.value)
    option = Option(LIKELY, label, note, f"aim:{way.card}", found, GROUP)
    laid = command("aim", seat=seat, card=way.card, at=way.target.id, edge=way.edge, value=way.value)
    return Offer(option, laid)


COMMANDS: Final[dict[str, ProcedureFunction]] = {"aim": aim}
JUDGES: Final[dict[str, Judge]] = {"aim": verdict}
