"""CSG-FLEET, CSG-KW: the kinds of card that an owner has, and the form for each, made like the card; nations as people
write them: on cards, in spreadsheets, after "Loyal:" (CSG-FLEET-02).

A collection is open: nobody knows beforehand which of the thousands of cards somebody owns. The subject of a card is
what tells it apart from all others, its set and number, such as "SM-012".
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from companion.core.printed.card_layout import Band, Row
from companion.core.printed.keypad import KeyRow, Pad, numbers
from companion.core.questions.kinds import Field, Form, Option
from companion.core.values.messages import msg

_BEGINNINGS: Final[Mapping[str, str]] = {
    "americ": "american",
    "améric": "american",
    "barbar": "corsair",
    "corsair": "corsair",
    "cursed": "cursed",
    "maudit": "cursed",
    "engl": "english",
    "angl": "english",
    "fr": "french",
    "jade": "jade",
    "merc": "mercenary",
    "pirate": "pirate",
    "span": "spanish",
    "spain": "spanish",
    "espagn": "spanish",
    "viking": "viking",
    "white": "whitebeard",
    "none": "unaligned",
    "un": "unaligned",
}


def nation_named(words: str) -> str | None:
    """The nation that somebody means, in French or English; None for none of those that there are."""
    given = words.strip().casefold()
    return next((nation for beginning, nation in _BEGINNINGS.items() if given.startswith(beginning)), None)


SHIP: Final = "csg-ship"
CREW: Final = "csg-crew"
FORT: Final = "csg-fort"
EVENT: Final = "csg-event"
TREASURE: Final = "csg-treasure"
EQUIPMENT: Final = "csg-equipment"
ISLAND: Final = "csg-island"
UNPLAYED: Final = (EQUIPMENT, ISLAND)
"""A-60: kinds of card that are kept, and of which the rulebook does not say how they are played."""
SCHEMAS: Final = (SHIP, CREW, FORT, EVENT, TREASURE, EQUIPMENT, ISLAND)
FLEET: Final = "csg-fleet"
"""A fleet that somebody has built and kept, for this game and others."""
MUSTERED: Final = (SHIP, CREW, FORT, EVENT, TREASURE)
"""The kinds of card of which a fleet consists."""

MOVES: Final = ("S", "L", "S+S", "S+L", "L+S", "L+L", "S+S+S", "L+L+L", "T", "D")
"""Base moves as cards print them; "T" is towed (a floating battery), "D" goes anywhere (a sea dragon)."""
CANNONS: Final = r"[1-6][SL](-[1-6][SL])*"
"""Cannons from bow to stern, rank and range of each: "3S-3L-3L-3S"."""
SKILLS: Final = (
    "cannoneer",
    "captain",
    "chainshot",
    "explorer",
    "firepot",
    "helmsman",
    "musketeer",
    "oarsman",
    "shipwright",
    "smokepot",
    "stinkpot",
)
"""What standard crew do, and named crew whose text says so (CSG-CREW-CANNONEER to -STINKPOT)."""
MASTS: Final = range(1, 6)
CARGOES: Final = range(1, 7)
"""Masts of most ships, and coins that they carry."""
NATIONS: Final = (
    "american",
    "corsair",
    "cursed",
    "english",
    "french",
    "jade",
    "mercenary",
    "pirate",
    "spanish",
    "viking",
    "whitebeard",
    "unaligned",
)
"""Nations and factions as cards print them; "unaligned" for a card without one."""


LAYOUTS: Final = {
    SHIP: (
        Band((Row(("name",)), Row(("points", "nation")))),
        Band((Row(("masts", "cargo")), Row(("move", "cannons")))),
        Band((Row(("keywords",)), Row(("link",)), Row(("loyal",)), Row(("text",)))),
    ),
    CREW: (
        Band((Row(("name",)), Row(("points", "nation")), Row(("standard", "build")), Row(("skills",)))),
        Band((Row(("keywords",)), Row(("link",)), Row(("loyal",)), Row(("text",)))),
    ),
    FORT: (Band((Row(("name",)), Row(("gold", "nation")), Row(("cannons",)), Row(("keywords",)), Row(("text",)))),),
}
"""How the cards of a kind are laid out: name and points above, then what the ship is, below what it can do."""


def _nation() -> Field:
    options = tuple(Option(each, msg(f"csg-nation-{each}"), picture=f"nation:{each}") for each in NATIONS)
    return Field("nation", msg("csg-field-nation"), "choice", options=options)


def _words(name: str, longest: int = 80) -> Field:
    return Field(name, msg(f"csg-field-{name}"), "words", longest=longest)


def _number(name: str, lo: int, hi: int, near: int) -> Field:
    return Field(name, msg(f"csg-field-{name}"), "number", lo, hi, near=near)


def _keywords(keywords: tuple[str, ...]) -> Field:
    options = tuple(Option(each, msg(f"csg-keyword-{each}")) for each in keywords)
    return Field("keywords", msg("csg-field-keywords"), "many", options=options)


def _cannons() -> Field:
    return Field("cannons", msg("csg-field-cannons"), "words", pattern=CANNONS, example="3S-3L")


@cache
def _hull() -> Pad:
    """Masts and cargo of a ship, which stand beside each other on its card, by one tap."""

    def row(masts: int) -> KeyRow:
        keys = numbers(CARGOES, lambda cargo: (("masts", masts), ("cargo", cargo)))
        return KeyRow(keys, msg("csg-pad-masts", n=masts))

    return Pad("masts", msg("csg-pad-hull"), tuple(map(row, MASTS)))


@cache
def fields(schema: str, keywords: tuple[str, ...]) -> tuple[Field, ...]:
    """The lines of the form for a card of a kind. keywords: of the whole game, by their ids.

    link: names of the cards that this one is linked to, apart by semicolons.  text: what else is printed, 400 letters
    at most.  loyal: to which card or nation.  build: by how much the build total rises (CSG-SETUP-02).  A fleet lists
    its cards by kind; total: the points for which it was built.
    """
    name, text = _words("name"), _words("text", 400)
    tail = (_keywords(keywords), _words("link", 200), _words("loyal"), text)
    points = _number("points", 0, 60, 10)
    if schema == SHIP:
        moves = tuple(Option(move, msg("core-said", text=move)) for move in MOVES)
        return (
            name,
            _nation(),
            points,
            _number("masts", 0, 10, 3),
            _number("cargo", 0, 12, 3),
            Field("move", msg("csg-field-move"), "choice", options=moves),
            _cannons(),
            *tail,
        )
    if schema == CREW:
        skills = tuple(Option(each, msg(f"csg-skill-{each}"), picture=f"crew:{each}") for each in SKILLS)
        return (
            name,
            _nation(),
            _number("points", 0, 20, 3),
            Field("standard", msg("csg-field-standard"), "switch", start=False),
            Field("skills", msg("csg-field-skills"), "many", options=skills),
            _number("build", 0, 30, 0),
            *tail,
        )
    if schema == FORT:
        return (name, _nation(), _number("gold", 0, 15, 3), _cannons(), _keywords(keywords), text)
    if schema in (EVENT, EQUIPMENT):
        return (name, _number("points", 0, 20, 2), text)
    if schema == FLEET:
        cards = tuple(Field(each, msg(f"csg-kind-{each}"), "ids") for each in MUSTERED)
        return (name, _number("total", 0, 200, 40), *cards)
    if schema == TREASURE:
        return (name, _keywords(keywords), text)
    return (name, text)


def form(schema: str, subject: str, keywords: tuple[str, ...]) -> Form:
    """The form for one card of the collection."""
    text = msg(f"csg-card-{schema.removeprefix('csg-')}", n=subject)
    return Form(
        key=f"{schema}-{subject}",
        text=text,
        note=msg("csg-card-unplayed") if schema in UNPLAYED else None,
        rule="CSG-FLEET-01",
        schema=schema,
        subject=subject,
        fields=fields(schema, keywords),
        layout=LAYOUTS.get(schema, ()),
        pads=(_hull(),) if schema == SHIP else (),
    )
