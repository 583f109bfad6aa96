"""2.3, 4.2 to 4.4 Cups: random Merchants, Warships, Governors and Letters of Marque.

A counter lies face down until somebody looks at it; which one it is, is drawn only then. Nothing is lost by that: a
counter that nobody has seen may be any of those that are in the cup.
"""

from __future__ import annotations

from collections import Counter as Counts
from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, Literal, cast

from companion.core.events.event import Event
from companion.core.kit.piles import Pile, bag, draw, turn_up
from companion.core.printed.keypad import KeyRow, Pad, numbers
from companion.core.procedures.copied_cards import known
from companion.core.procedures.procedure import Procedure, first_of
from companion.core.questions.kinds import TABLE, Field, FieldValue, Form, Option
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.blackbeard.model.book import Silhouette
from companion.games.blackbeard.model.ids import NO_SHIP, CounterKind, SeatId, ShipId
from companion.games.blackbeard.model.ledger import CounterPlaced, CounterReturned, CounterSeen
from companion.games.blackbeard.model.names import NATIONS, Ctx, flag, flags
from companion.games.blackbeard.model.records import Counter, Face, Flag, Leaning, Place
from companion.games.blackbeard.model.state import State

SILHOUETTES: Final[Mapping[str, str]] = {
    "corvette": "ship:corsair",
    "sloop": "ship:sloop",
    "schooner": "ship:schooner",
    "brigantine": "ship:brig",
    "square-rigger": "ship:frigate",
}
"""How each silhouette of a Merchant is drawn."""
LEANINGS: tuple[Leaning, Leaning] = ("pro", "anti")
MOST_COMBAT, MOST_SPEED = 20, 12


def _flag(name: str = "nation") -> Field:
    return Field(name, msg("bb-form-nation"), "choice", options=flags((*NATIONS, "none")), optional=False)


def stat_field(name: str, lo: int, hi: int) -> Field:
    """A number on the face of a counter: Combat, Speed, defence."""
    return Field(name, msg(f"bb-form-{name}"), "number", lo, hi, optional=False, near=(lo + hi) // 2)


def merchant_form(subject: str, lo: int = 2, hi: int = 8) -> Form:
    """The face of a Merchant: nationality, silhouette, defence (2.32)."""
    kinds = tuple(Option(each, msg(f"bb-silhouette-{each}"), picture=drawn) for each, drawn in SILHOUETTES.items())
    fields = (
        _flag(),
        Field("silhouette", msg("bb-form-silhouette"), "choice", options=kinds),
        stat_field("defence", lo, hi),
    )
    return Form(
        key=f"face-{subject}",
        text=msg("bb-form-merchant"),
        rule="BB-2.32",
        schema="merchant",
        subject=subject,
        fields=fields,
        pads=(_flag_and("defence", lo, hi),),
    )


def _flag_and(name: str, lo: int, hi: int) -> Pad:
    """A flag and the number beside it."""

    def row(nation: Option) -> KeyRow:
        return KeyRow(
            numbers(range(lo, hi + 1), lambda n: (("nation", nation.id), (name, n))), nation.label, nation.picture
        )

    return Pad("nation", msg("bb-pad-flag-and", what=msg(f"bb-form-{name}")), tuple(map(row, _flag().options)))


def warship_form(subject: str) -> Form:
    """The face of a Warship: nationality, Combat, Speed (2.34)."""
    fields = (_flag(), stat_field("combat", 1, MOST_COMBAT), stat_field("speed", 1, MOST_SPEED))
    text = msg("bb-form-warship")
    return Form(key=f"face-{subject}", text=text, rule="BB-2.34", schema="warship", subject=subject, fields=fields)


# ---------------------------------------------------------------------- Merchants and Warships


def in_cup(t: Ctx, kind: CounterKind) -> tuple[str, ...]:
    """Counters that a face-down one may turn out to be: all whose face nobody has seen on the map."""
    seen = [counter.face.counter for counter in t.now.counters if counter.face is not None]
    printed = t.book.merchants if kind == "merchant" else t.book.warships
    return tuple(each.id for each in printed if each.id not in seen)


def place(t: Ctx, kind: CounterKind, where: Place, rule: str, *, searcher: ShipId = NO_SHIP) -> Procedure[ShipId]:
    """A random counter from the cup, face down; returns its id. The caller sees to it that the cup is not empty."""
    counter = ShipId.numbered(kind, t.now.made + 1)
    yield from t.happens(CounterPlaced(counter, kind, where, searcher, rule=rule))
    return counter


def put_back(t: Ctx, counter: ShipId, rule: str) -> Procedure[None]:
    """A Merchant or Warship goes back to its cup."""
    yield from t.happens(CounterReturned(counter, rule=rule))


def look(
    t: Ctx, counter_id: ShipId, seat: SeatId, key: str, rule: str, *, fought: bool = False, sheet: str = ""
) -> Procedure[Face]:
    """The printed side of a counter. seat: who looks, and nobody else; "" when it is turned up for all.

    fought: dice follow that name it, so that nothing else has to.  sheet: on which its face is asked, if on any.

    Drawn by the app from the cup, or told by whoever holds the counter.
    """
    counter = t.now.counter(counter_id)
    if counter.face is not None and (counter.revealed or seat in counter.seen_by):
        return counter.face
    face = counter.face
    if face is None:
        face = yield from _face(t, counter, seat, key, rule, sheet)
    drawn = counter.face is None and not seat and bool(face.counter)
    told = counter.face is None and not seat and not face.counter  # the table has just said what it sees there
    yield from t.happens(CounterSeen(counter_id, face, seat, fought or told, rule=rule, echo=drawn))
    return face


def _face(t: Ctx, counter: Counter, seat: SeatId, key: str, rule: str, sheet: str) -> Procedure[Face]:
    form = merchant_form if counter.kind == "merchant" else warship_form
    if t.now.options.cups == "table":
        form = partial(_what_counts, form, sheet)
    cup = Pile(in_cup(t, counter.kind), unseen, t.now.options.cups, back=msg("bb-a-counter"))
    text, asked = msg(f"bb-q-face-{counter.kind}"), seat or TABLE
    by_hand = msg("bb-q-look-at" if seat else "bb-q-turn-over", counter=msg(f"bb-{counter.kind}", n=counter.id.number))
    drawn, record = yield from turn_up(
        t, cup, form, counter.id, key=key, text=text, by_hand=by_hand, rule=rule, who=asked, secret=bool(seat)
    )
    return _read(dict(record), drawn)


def _what_counts(form: Callable[[str], Form], sheet: str, subject: str) -> Form:
    """The face of a counter on the table as far as it counts now; a silhouette seldom does."""
    whole = form(subject)
    asked = tuple(line for line in whole.fields if not line.optional)
    return replace(whole, fields=asked, sheet=sheet, row=whole.text)


def unseen(counter: str) -> Option:
    """A counter that may come out of the cup, which nobody sees before."""
    return Option(counter, msg("bb-a-counter"))


def _read(values: dict[str, FieldValue], counter: str) -> Face:
    defence, combat, speed = (cast(int, values.get(name) or 0) for name in ("defence", "combat", "speed"))
    kind = cast(Literal[Silhouette, ""], values.get("silhouette") or "")
    return Face(cast(Flag, values["nation"]), counter, kind, defence, combat, speed)


# ---------------------------------------------------------------------- Governors and Letters of Marque


def governors_form() -> Form:
    """How many of the Governors are for the pirates, and how many against them (2.35)."""
    fields = tuple(
        Field(each, msg(f"bb-form-governors-{each}"), "number", 0, 24, optional=False) for each in ("pro", "anti")
    )
    text = msg("bb-form-governors")
    return Form(key="governors", text=text, rule="BB-2.35", schema="governors", subject="cup", fields=fields)


def governors_left(s: State, leaning: Leaning, printed: int) -> int:
    """Governors of a leaning in the cup: printed, less those in ports and out of the game."""
    placed = sum(port.governor == leaning and not port.forever for port in s.ports)
    return max(0, printed - placed - dict(s.governors_out)[leaning])


def governor(t: Ctx, key: str, rule: str, purpose: Msg) -> Procedure[Leaning | Literal[""]]:
    """BB-4.2: a Governor from the cup; "" when the cup is empty, and the port stays anti-pirate for good (2.35).

    He is nowhere yet: the caller puts him into a port, out of the game (`ports.discard_governor`), or, by doing
    nothing, back into the cup.
    """
    left: dict[Leaning | Literal[""], int] | None = None
    if t.now.options.cups == "app":
        printed = dict((yield from known(t, governors_form())))
        left = {each: governors_left(t.now, each, cast(int, printed[each])) for each in LEANINGS}
    cup = bag((*LEANINGS, ""), _governor_option, left)
    if not cup:
        return ""
    text, by_hand = msg("bb-q-governor", purpose=purpose), msg("bb-q-governor-drawn", purpose=purpose)
    return (yield from draw(t, cup, key=key, text=text, by_hand=by_hand, rule=rule))


def _governor_option(leaning: Leaning | Literal[""]) -> Option:
    if not leaning:
        return Option("none", msg("bb-governor-none"))
    return Option(leaning, msg(f"bb-governor-{leaning}"), picture=f"governor:{leaning}")


class LetterDrawn(Event[State]):
    """A Letter of Marque left its cup (on), or went back to it."""

    letter: str
    on: bool

    def apply(self, s: State) -> State:
        others = tuple(each for each in s.letters_out if each != self.letter)
        return replace(s, letters_out=(*others, self.letter) if self.on else others)


def letter(t: Ctx, key: str, rule: str) -> Procedure[str]:
    """BB-17E: a random Letter of Marque; "" when all are out."""
    cup = [each for each in t.book.letters if each.id not in t.now.letters_out]
    if not cup:
        return ""
    nations = Counts(each.nation for each in cup)
    pile = bag(nations, flag, nations, t.now.options.cards)
    drawn = yield from draw(t, pile, key=key, text=msg("bb-q-letter"), by_hand=msg("bb-q-letter-drawn"), rule=rule)
    found = first_of(each.id for each in cup if each.nation == drawn)
    yield from t.happens(LetterDrawn(found, True, rule=rule))
    return found
