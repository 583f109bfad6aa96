"""CD-ADV-03, CD-ADV-05: Reputation cards and Dirty Tricks, which only their owner can read: words, and what of them
can be told in numbers."""

from __future__ import annotations

from typing import Final, Literal, get_args

from companion.core.printed.card_layout import Band, Row
from companion.core.questions.kinds import Field, Form, Option
from companion.core.values.messages import Msg, msg
from companion.games.cannon_duel.cards.disasters import LAYERS
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import ZONES, SeatId, ZoneId, layer_of
from companion.games.cannon_duel.model.names import MARKERS, zone_name
from companion.games.cannon_duel.model.state import State

REPUTATION: Final = "reputation"
TRICK: Final = "dirty-trick"
"""The two schemas."""
BONUSES: Final = ("hand-limit", "draw", "damage", "dodge", "swerve")
"""What a Reputation may add for the whole duel: to the hand limit, to the cards drawn in phase 3, to the damage of each
shot, to the cards of each dodge, to the cards that each Swerve takes."""
Window = Literal["action", "fire", "dodge"]
WINDOWS: Final[tuple[Window, ...]] = get_args(Window)
"""When a Dirty Trick is played: in phase 1 of the own turn, when the own cannon has fired, when one is shot at."""
DEEDS: Final = ("draw", "discard", "damage")
"""What a Dirty Trick may do that is a number: cards that its owner draws, cards that the opponent loses at random, and
what it adds to the damage of the shot or, in a dodge, takes off it."""
AT_A_SHOT: Final = ("fire", "dodge")
"""The windows in which there is any damage."""
PARTS: Final = ("bow", "centre", "stern")
"""Of a layer, the part that a Dirty Trick may name."""
TAKES: Final = {"hits": "hit", "mends": "mended"}
"""What a Dirty Trick does to a ship, and how the fields are called that say more of it."""
MOST: Final = 9
LONGEST: Final = 200


def subjects(schema: str, book: Book) -> tuple[str, ...]:
    """CD-COMP-04: the cards of a kind by their numbers."""
    n = book.numbers.reputations if schema == REPUTATION else book.numbers.dirty_tricks
    return tuple(str(number) for number in range(1, n + 1))


def reputation_form(subject: str) -> Form:
    """Name, words and numbers of a Reputation."""
    fields = (*_words(), *(Field(name, msg(f"cd-bonus-{name}"), "number", 0, MOST, start=0) for name in BONUSES))
    text = msg("cd-q-reputation-card")
    return Form(
        key=f"reputation-{subject}", text=text, rule="CD-ADV-03", schema=REPUTATION, subject=subject, fields=fields
    )


def trick_form(subject: str) -> Form:
    """Name, words, timing and numbers of a Dirty Trick."""
    windows = tuple(Option(window, msg(f"cd-window-{window}")) for window in WINDOWS)
    action = ("window", ("action",))
    layers = tuple(Option(layer, msg(f"cd-layer-{layer}"), picture=f"marker:{MARKERS[layer]}") for layer in LAYERS)
    parts = tuple(Option(part, msg(f"cd-trick-part-{part}")) for part in PARTS)
    fields = (
        *_words(),
        Field("window", msg("cd-trick-window"), "choice", options=windows, optional=False, start="action"),
        Field("costs-action", msg("cd-trick-costs"), "switch", when=action, start=True),
        Field("stands-for-aim", msg("cd-trick-aim"), "switch", when=action, start=False),
        *(_deed(name) for name in DEEDS),
        Field("hits", msg("cd-trick-hits"), "choice", options=layers),
        Field("hit-markers", msg("cd-trick-hit-markers"), "number", 1, MOST, when=("hits", tuple(LAYERS)), near=1),
        Field("hit-part", msg("cd-trick-hit-part"), "choice", options=parts, when=("hits", tuple(LAYERS))),
        Field("mends", msg("cd-trick-mends"), "choice", options=layers),
        Field("mended-markers", msg("cd-trick-mended"), "number", 1, MOST, when=("mends", tuple(LAYERS)), near=1),
        Field("mended-part", msg("cd-trick-mended-part"), "choice", options=parts, when=("mends", tuple(LAYERS))),
    )
    text = msg("cd-q-trick-card")
    pairs = (
        ("costs-action", "stands-for-aim"),
        ("draw", "discard"),
        ("hits", "hit-markers", "hit-part"),
        ("mends", "mended-markers", "mended-part"),
    )
    written = (Row(("name",), msg("cd-card-name")), Row(("words",), msg("cd-card-words")))
    layout = (
        Band(written),
        Band((Row(("window",), msg("cd-trick-window")), *map(Row, pairs), Row(("damage",), msg("cd-trick-damage")))),
    )
    return Form(
        key=f"trick-{subject}", text=text, rule="CD-ADV-05", schema=TRICK, subject=subject, fields=fields, layout=layout
    )


def _deed(name: str) -> Field:
    when = ("window", AT_A_SHOT) if name == "damage" else None
    return Field(name, msg(f"cd-trick-{name}"), "number", 0, MOST, start=0, when=when)


def _words() -> tuple[Field, ...]:
    return (
        Field("name", msg("cd-card-name"), "words", example="Fog bank"),
        Field("words", msg("cd-card-words"), "words", longest=LONGEST, example="Draw two cards."),
    )


def card_title(s: State, schema: str, card: str) -> Msg:
    """A card as its owner called it, or by its number."""
    name = s.copied(schema, card, "name")
    return msg("core-said", text=name) if isinstance(name, str) else msg(f"cd-{schema}-number", n=card)


def card_does(s: State, schema: str, card: str) -> Msg | None:
    """What a card does: as it is written there, else as its numbers say; None where nobody has copied it."""
    if s.card(schema, card) is None:
        return None
    return card_words(s, schema, card) or (_bonuses(s, card) if schema == REPUTATION else _trick(s, card))


def card_words(s: State, schema: str, card: str) -> Msg | None:
    """What is written on a card, None where nobody has copied it."""
    words = s.copied(schema, card, "words")
    return msg("core-said", text=words) if isinstance(words, str) else None


def _bonuses(s: State, card: str) -> Msg | None:
    added = tuple(msg(f"cd-does-{name}", n=n) for name in BONUSES if (n := number(s, REPUTATION, card, name)))
    return msg("core-said-list", items=added) if added else None


def _trick(s: State, card: str) -> Msg | None:
    """When a Dirty Trick is played, and what it does."""
    when, deeds = window(s, card), [(name, number(s, TRICK, card, name)) for name in DEEDS]
    done = [msg(f"cd-trick-does-{name if name != 'damage' else when}", n=n) for name, n in deeds if n]
    for name, fields in TAKES.items():
        if zones := zones_named(s, card, name):
            what = msg(f"cd-markers-{MARKERS[layer_of(zones[0])]}", n=number(s, TRICK, card, f"{fields}-markers"))
            there = {"zone": zone_name(zones[0])} if len(zones) == 1 else {}
            done.append(msg(f"cd-trick-does-{name}{'-there' if there else ''}", what=what, **there))
    cost = "aim" if stands_for_aim(s, card) else "cost" if costs_action(s, card) else "free"
    time = msg(f"cd-trick-when-{cost if when == 'action' else when}")
    return msg("cd-trick-does", when=time, what=msg("core-said-list", items=tuple(done))) if done else time


def card_option(s: State, schema: str, card: str) -> Option:
    """A card to tap."""
    return Option(card, card_title(s, schema, card), card_does(s, schema, card), f"token:{schema}")


def number(s: State, schema: str, card: str, name: str) -> int:
    """A number of a card; 0 where it has none."""
    value = s.copied(schema, card, name)
    return value if isinstance(value, int) and not isinstance(value, bool) else 0


def bonus(s: State, seat: SeatId, name: str) -> int:
    """What a player's Reputation adds to something, one of BONUSES; 0 without one (CD-ADV-03)."""
    card = s.player(seat).reputation
    return number(s, REPUTATION, card, name) if card else 0


def window(s: State, card: str) -> Window:
    """When a Dirty Trick is played; in phase 1 where nobody has told."""
    told = s.copied(TRICK, card, "window")
    return next((each for each in WINDOWS if each == told), WINDOWS[0])


def costs_action(s: State, card: str) -> bool:
    """Whether a Dirty Trick takes one of the two actions (CD-ADV-06)."""
    return window(s, card) == "action" and s.copied(TRICK, card, "costs-action") is not False


def stands_for_aim(s: State, card: str) -> bool:
    """Whether a Dirty Trick stands in for the Aim that a turn demands (CD-ADV-06)."""
    return s.copied(TRICK, card, "stands-for-aim") is True


def zones_named(s: State, card: str, name: str) -> tuple[ZoneId, ...]:
    """The zones of which a Dirty Trick "hits" or "mends" any: of a layer all, or the part that the card names; () where
    it does no such thing."""
    layer, part = s.copied(TRICK, card, name), s.copied(TRICK, card, f"{TAKES[name]}-part")
    zones = tuple(zone for zone in ZONES if layer_of(zone) == layer)
    return tuple(zone for zone in zones if zone == f"{layer}-{part}") or zones
