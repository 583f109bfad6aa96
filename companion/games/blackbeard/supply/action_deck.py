"""2.8, 6.1 The Action cards: drawn one at a time, each read for one purpose only, reshuffled when the last is turned.

From the app's deck a card is drawn by chance. Of a card of the deck on the table somebody tells what counts, as it
stands there, or which card it is, by its lane figure by figure, where that tells more at once: the lane itself, and
cargoes that the owner has copied. A field that nobody has ever read has a placeholder, which serves only where our
invented cards are played, or an earlier version has dealt them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast, get_args

from companion.core.events.announcements import Announcement, Order
from companion.core.events.event import Event
from companion.core.kit import piles
from companion.core.printed.card_layout import Band, Row
from companion.core.printed.keypad import Key, KeyRow, Pad
from companion.core.procedures.procedure import Procedure, first_of
from companion.core.questions.get_or_explain import get_or_explain
from companion.core.questions.kinds import Choose, Dice, Field, FieldValue, Form, Number, Option, YesNo
from companion.core.values.frozen_records import memoized, replace
from companion.core.values.messages import Msg, msg
from companion.games.blackbeard.model import announced_results
from companion.games.blackbeard.model.book import ActionCard, ActionLine, Book, Found, Letter, Ocean, WoundKind
from companion.games.blackbeard.model.ids import NO_SHIP
from companion.games.blackbeard.model.names import OCEANS, Ctx, ocean
from companion.games.blackbeard.model.state import State

ASTERISK: Final = "*"
NEAREST: Final = "0"
"""What an asterisk for a home port is copied as."""
LINES: Final[tuple[ActionLine, ...]] = get_args(ActionLine)
PLAYERS: Final[dict[str, int]] = {f"player-{n}": n for n in range(1, 5)}
"""The lines that give a player the turn, by the number of the player (6.2)."""
LETTERS: Final[tuple[Letter, ...]] = get_args(Letter)
FOUND: Final[tuple[Found, ...]] = get_args(Found)
WOUNDS: Final[tuple[WoundKind, ...]] = get_args(WoundKind)
HOSTAGES: Final = (1, 2, 3, 4, 5, 10)
CLASSES: Final = (4, 6, 8)
"""Highest defence of each of the three columns of the cargo block (9.7)."""


UNREAD: Final = 0
"""In the place of the number of a card of which only what counts was read off."""


class CardTurned(Event[State]):
    """An Action card was turned; it stays out until the next shuffle. purpose: message key of what it is read for."""

    card: int
    purpose: Msg

    def apply(self, s: State) -> State:
        if self.card == UNREAD:
            return replace(s, unread=s.unread + 1)
        return replace(s, discards=(*s.discards, self.card))


class Shuffled(Event[State]):
    """All Action cards are in the deck again (6.2, 6.31). by_hand: those on the table, not the app's."""

    by_hand: bool = False

    def apply(self, s: State) -> State:
        return replace(s, discards=(), unread=0)

    def line(self, s: State, book: Book) -> Msg | None:
        return msg("bb-ev-shuffled")

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        return (Order(msg("bb-told-shuffle"), "icon:card"),) if self.by_hand else ()


def printed(book: Book, number: int) -> ActionCard:
    """An Action card by its number."""
    return get_or_explain(book.action_cards, number, "bb-named-card", by="number")


def deck(s: State, book: Book) -> piles.Pile[ActionCard]:
    """The cards that have not been turned since they were shuffled, as far as anybody knows which these are."""
    there = book.action_cards if s.turned < len(book.action_cards) else ()
    cards = tuple(card for card in there if card.number not in s.discards)
    return piles.Pile(cards, as_option, s.options.cards)


def as_option(card: ActionCard) -> Option:
    """A card as it is told from the others, or spelt: by its lane, an asterisk card by its event."""
    lane = str(card.lane.value)
    spelt = f"{lane}{card.event.value}" if lane == ASTERISK else lane
    return Option(str(card.number), card_name(card), picture="icon:card", spelt=spelt)


def left(s: State, book: Book) -> tuple[ActionCard, ...]:
    """Cards that may still be in the deck; all of them when the last one has been turned."""
    return deck(s, book).things or book.action_cards


def card_name(card: ActionCard) -> Msg:
    """A card as the table tells it from the others: by its lane, an asterisk card by its event too."""
    if card.lane.value == ASTERISK:
        return msg("bb-card-asterisk", letter=card.event.value)
    return msg("bb-card", lane=card.lane.value)


def shuffle(t: Ctx, rule: str) -> Procedure[None]:
    """BB-6.31: all cards go back into the deck."""
    yield from t.happens(Shuffled(t.now.options.cards == "table", rule=rule))


def draw(t: Ctx, key: str, rule: str, purpose: Msg) -> Procedure[ActionCard]:
    """BB-6.2: turn a card, and know which one it is; purpose: what it is read for, shown with it."""
    yield from stocked(t)
    text, by_hand = msg("bb-q-card", purpose=purpose), msg("bb-q-card-turned", purpose=purpose)
    card = yield from piles.draw(t, deck(t.now, t.book), key=key, text=text, by_hand=by_hand, rule=rule)
    yield from t.happens(CardTurned(card.number, purpose, rule=rule))
    return card


def stocked(t: Ctx) -> Procedure[None]:
    """BB-6.2: all cards are shuffled once the last one has been turned."""
    yield from piles.stocked(t, deck, Shuffled(t.now.options.cards == "table", rule="BB-6.2"))


# ---------------------------------------------------------------------- what stands on a card


CARGO_STEP: Final = 5
CARGO_NEAR: Final = 30
"""Steps of the keys of cargoes, and where these lie; others are typed."""


def _number(name: str, label: Msg, lo: int, hi: int) -> Field:
    return Field(name, label, "number", lo, hi)


def _options(prefix: str, values: tuple[str, ...]) -> tuple[Option, ...]:
    return tuple(Option(value, msg(f"{prefix}-{value.lower()}")) for value in values)


def _homes(book: Book, waters: Ocean) -> tuple[Option, ...]:
    """9.72: what a row may show: an asterisk, or a port of its ocean by the number on the map."""
    ports = tuple(each.number for each in book.ports if each.ocean.value == waters)
    return (Option(NEAREST, msg("bb-figure-n", n=ASTERISK)), *(Option(str(n), msg("bb-figure-n", n=n)) for n in ports))


@memoized
def card_form(book: Book, subject: str) -> Form:
    """The form by which an owner's Action card is copied, zone by zone (blackbeard-cards 1)."""
    card = printed(book, int(subject))
    rows = tuple(
        Field(f"line_{name}", msg(f"bb-card-line-{name}"), "choice", options=_options("bb-line", LINES))
        for name in ("two", "three", "four")
    )
    cargo = tuple(
        Field(
            f"cargo_{each}_{n}",
            msg("bb-card-cargo", ocean=ocean(each), column=n),
            "number",
            0,
            9999,
            CARGO_STEP,
            near=CARGO_NEAR,
        )
        for each in OCEANS
        for n in range(1, len(CLASSES) + 1)
    )
    homes = tuple(
        Field(f"home_{each}", msg("bb-card-home", ocean=ocean(each)), "choice", options=_homes(book, each))
        for each in OCEANS
    )
    return Form(
        key=f"action-card-{subject}",
        text=msg("bb-form-action-card", card=card_name(card)),
        note=msg("bb-form-action-card-note"),
        rule="BB-2.8",
        schema="action-card",
        subject=subject,
        fields=(
            *rows,
            Field("line_kc", msg("bb-card-line-kc"), "switch"),
            Field("event", msg("bb-card-event"), "choice", options=_options("bb-event", LETTERS)),
            Field("sea", msg("bb-card-sea"), "choice", options=_options("bb-found", FOUND)),
            Field("coast", msg("bb-card-coast"), "choice", options=_options("bb-found", FOUND)),
            *cargo,
            Field("debauchery", msg("bb-card-debauchery"), "switch"),
            *homes,
            _number("hostage", msg("bb-card-hostage"), min(HOSTAGES), max(HOSTAGES)),
            Field("wound", msg("bb-card-wound"), "choice", options=_options("bb-wound", WOUNDS)),
        ),
        layout=_layout(),
        pads=(_lines_alike(),),
    )


def _lines_alike() -> Pad:
    """The three lines of the table mostly say the same, whether two, three or four play."""
    lines = ("line_two", "line_three", "line_four")
    keys = (
        Key((*((line, option.id) for line in lines), ("line_kc", False)), option.label)
        for option in _options("bb-line", LINES)
    )
    return Pad("line_two", msg("bb-card-lines"), (KeyRow(tuple(keys)),))


def _layout() -> tuple[Band, ...]:
    """The zones of a card: the lines of the table, event and finds, the three oceans with their cargo, the rest."""
    columns = tuple(msg("bb-face-class", n=n) for n in range(1, len(CLASSES) + 1))
    cargo = tuple(
        Row(tuple(f"cargo_{each}_{n}" for n in range(1, len(CLASSES) + 1)), ocean(each), "token:coin")
        for each in OCEANS
    )
    return (
        Band((Row(("line_two", "line_three")), Row(("line_four", "line_kc")))),
        Band((Row(("event",)), Row(("sea", "coast")))),
        Band(cargo, msg("bb-face-cargo"), columns=columns),
        Band((Row(tuple(f"home_{each}" for each in OCEANS)),), msg("bb-face-homes"), columns=tuple(map(ocean, OCEANS))),
        Band((Row(("debauchery", "hostage")), Row(("wound",)))),
    )


def field_of(card: ActionCard, name: str) -> tuple[FieldValue, str]:
    """A field of the transcription by its name in the form, with its mark. A home port is `NEAREST` for an asterisk."""
    kind, _, rest = name.partition("_")
    if kind == "line":
        lines = card.lines
        value = lines.value.commissioner if rest == "kc" else getattr(lines.value, rest)
        return value, lines.mark
    if kind == "cargo":
        where, _, column = rest.partition("_")
        row = card.oceans[cast(Ocean, where)].cargo
        return row.value[int(column) - 1], row.mark
    if kind == "home":
        home = card.oceans[cast(Ocean, rest)].home
        return (NEAREST if home.value == ASTERISK else str(home.value)), home.mark
    marked = getattr(card, name)
    return marked.value, marked.mark


def read(s: State, card: ActionCard, name: str) -> FieldValue:
    """A field of a card: as the owner copied it, else as transcribed."""
    copied = s.copied("action-card", str(card.number), name)
    return copied if copied is not None else field_of(card, name)[0]


def value(t: Ctx, name: str, key: str, rule: str, purpose: Msg) -> Procedure[FieldValue]:
    """BB-6.2: a field of a new card. Of one on the table it is read off, and nobody asks which card it is."""
    if t.now.options.cards == "app":
        card = yield from draw(t, f"{key}-card", rule, purpose)
        return read(t.now, card, name)
    yield from stocked(t)
    text, short = msg("bb-q-card-turned", purpose=purpose), msg("bb-q-card", purpose=purpose)
    told = yield from read_off(t, name, f"{key}-read", rule, text, short)
    yield from t.happens(CardTurned(UNREAD, purpose, rule=rule))
    return told


def read_off(t: Ctx, name: str, key: str, rule: str, text: Msg, short: Msg | None = None) -> Procedure[FieldValue]:
    """A field of the card that lies on the table, as it stands there. short: how the notebook calls the question."""
    line = first_of(each for each in card_form(t.book, "1").fields if each.name == name)
    words: dict[str, Any] = {
        "key": key,
        "rule": rule,
        "text": text,
        "short": short,
        "note": line.label,
        "nature": "datum",
    }
    if name == "hostage":
        numbers = tuple(Option(str(n), msg("core-said-number", n=n)) for n in HOSTAGES)
        return int((yield from t.ask(Choose(options=numbers, **words))))
    match line.kind:
        case "switch":
            return (yield from t.ask(YesNo(**words)))
        case "number":
            keys = values_read(t.book, name)
            return (
                yield from t.ask(Number(lo=line.lo, hi=line.hi, step=line.step, unit="token:coin", keys=keys, **words))
            )
    return (yield from t.ask(Choose(options=line.options, **words)))


def values_read(book: Book, name: str) -> tuple[int, ...]:
    """The numbers that cards bear in a field, as far as anybody has read any of them."""
    found = (field_of(card, name) for card in book.action_cards)
    return tuple(sorted({number for number, mark in found if isinstance(number, int) and mark != "unknown"}))


def copied_all(s: State, book: Book, *names: str) -> bool:
    """Whether the owner has copied these fields of every card."""
    return all(
        s.copied("action-card", str(card.number), name) is not None for card in book.action_cards for name in names
    )


def is_placeholder(s: State, card: ActionCard, name: str) -> bool:
    """Whether nobody has ever read this field of the card."""
    return s.copied("action-card", str(card.number), name) is None and field_of(card, name)[1] == "unknown"


def lane(t: Ctx, key: str, rule: str, purpose: Msg) -> Procedure[int]:
    """BB-4.3: a random Shipping Lane by the icon of a new card; an asterisk means two dice."""
    card = yield from draw(t, f"{key}-card", rule, purpose)
    if card.lane.value != ASTERISK:
        return card.lane.value
    return (yield from d66(t, f"{key}-d66", rule, purpose))


def tens_and_units(book: Book) -> tuple[Dice, Dice]:
    """BB-2.5: the coloured die and the white one."""
    return Dice(msg("bb-die-tens"), 1, book.numbers.die_faces), Dice(msg("bb-die-units"), 1, book.numbers.die_faces)


def at_most(book: Book, limit: int) -> tuple[int, int]:
    """How many results of these two dice are at most so much, and of how many; all are equally likely."""
    faces = range(1, book.numbers.die_faces + 1)
    results = [10 * tens + units for tens in faces for units in faces]
    return sum(result <= limit for result in results), len(results)


def d66(t: Ctx, key: str, rule: str, purpose: Msg, *, told: bool = True) -> Procedure[int]:
    """BB-2.5: the coloured die as tens, the white one as units. told: whether nothing else tells the result."""
    tens, units = yield from t.roll("d66", *tens_and_units(t.book), key=key, rule=rule, words={"purpose": purpose})
    number = 10 * tens + units
    if told:
        text = msg("bb-told-d66", n=number, purpose=purpose)
        yield from announced_results.rolled(t, rule, NO_SHIP, text, (tens, units), noted=False)
    return number


def group(book: Book, count: int) -> Dice:
    """So many ordinary dice as one group of a roll."""
    return Dice(msg("bb-dice", n=count), count, book.numbers.die_faces)


def dice(t: Ctx, key: str, text: Msg, rule: str, count: int = 1, *, who: str = "table") -> Procedure[tuple[int, ...]]:
    """So many ordinary dice."""
    return (yield from t.roll(key, group(t.book, count), who=who, rule=rule, text=text))


def die(t: Ctx, key: str, text: Msg, rule: str, *, who: str = "table") -> Procedure[int]:
    """One ordinary die."""
    (value,) = yield from dice(t, key, text, rule, who=who)
    return value
