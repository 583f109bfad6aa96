"""2.21 to 2.23, 4.3 Where ships lie: the map is on the table, so people tell; from it follows what lies together.

A place is a lane, a port, a Transit Box, a hex by its coordinate, or "somewhere at sea".
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final, Unpack, cast

from companion.core.kit.piles import DrawOptions
from companion.core.procedures.copied_cards import recalled
from companion.core.procedures.procedure import Procedure, first_of
from companion.core.questions.get_or_explain import get_or_explain
from companion.core.questions.kinds import BadAnswer, Choose, Field, Form, Option, Words
from companion.core.questions.question_base import BESIDE
from companion.core.rules.verdicts import ALLOWED, Verdict
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.blackbeard.model.book import Book, Ocean, TransitBox
from companion.games.blackbeard.model.ids import PlaceId
from companion.games.blackbeard.model.names import OCEANS, Ctx, flags, ocean, place_name, who
from companion.games.blackbeard.model.records import Place
from companion.games.blackbeard.model.state import State

_SHORES: Final = ("sea", "coast")
WATERS: Final[Mapping[str, tuple[Ocean, bool]]] = {
    f"{each}-{_SHORES[coast]}": (each, coast) for each in OCEANS for coast in (False, True)
}
"""Where nothing lies that the app knows of: the ocean, and whether the hex has a coast, by id."""
GROUPS: Final = ("met", "open", "harbour")
"""In which order places stand: the many ports last."""
HEX: Final = re.compile(r"[A-Z]{1,2}[0-9]{1,2}")
"""How the map names its hexes."""


def lane_form(subject: str) -> Form:
    """A Shipping Lane of the map: nationality, ocean, hex, whether land lies in it (4.3)."""
    oceans = tuple(Option(each, ocean(each)) for each in OCEANS)
    fields = (
        Field("nation", msg("bb-form-nation"), "choice", options=flags()),
        Field("ocean", msg("bb-form-ocean"), "choice", options=oceans),
        Field("hex", msg("bb-form-hex"), "words"),
        Field("coast", msg("bb-form-coast"), "switch"),
    )
    text = msg("bb-form-lane", n=int(subject))
    return Form(key=f"lane-{subject}", text=text, rule="BB-4.3", schema="lane", subject=subject, fields=fields)


def lane(t: Ctx, number: int) -> Procedure[Place]:
    """The place of a Shipping Lane, with what the library knows of it; nobody is asked."""
    known = dict((yield from recalled(t, lane_form(str(number)), key=f"lane-{number}-known-{t.now.made}")))
    return Place("lane", str(number), cast(Ocean, known.get("ocean") or ""), bool(known.get("coast")))


def port(book: Book, number: int) -> Place:
    """The place of a port, which always has land in its hex (A-44)."""
    return Place(
        "port", str(number), get_or_explain(book.ports, number, "bb-named-port", by="number").ocean.value, True
    )


def zone(number: int) -> Place:
    """The place of a Transit Box."""
    return Place("zone", str(number))


def box(book: Book, number: int) -> TransitBox:
    """A Transit Box as printed."""
    return first_of(each for each in book.transit_boxes if each.number == number)


def token(place: Place) -> PlaceId:
    """A place as the id of an option, e.g. ``lane-34``."""
    return PlaceId(f"{place.kind}-{place.id}")


def ports_in(book: Book, oceans: Iterable[str]) -> tuple[Place, ...]:
    """The ports of these oceans by number."""
    wanted = tuple(oceans)
    return tuple(port(book, each.number) for each in book.ports if each.ocean.value in wanted)


def occupied(s: State, oceans: Iterable[str] = ()) -> tuple[Place, ...]:
    """Hexes and Transit Boxes where something lies, each once; oceans: only those there, or unknown."""
    wanted = tuple(oceans)
    found: list[Place] = []
    counters = [counter.place for counter in s.counters]
    for place in (*counters, *(kc.place for kc in s.commissioners), *(pirate.place for pirate in s.active)):
        there = not wanted or place.ocean in wanted or not place.ocean
        if place.kind and there and not any(place.same(other) for other in found):
            found.append(place)
    return tuple(found)


def option(t: Ctx, place: Place) -> Option[PlaceId]:
    """A place to tap, with what lies there."""
    s = t.now
    there = (*(p.id for p in s.pirates_at(place)), *s.hunters_at(place), *(m.id for m in s.merchants_at(place)))
    note = msg("bb-place-with", ships=tuple(who(s, t.book, ship) for ship in there)) if there else None
    group = "met" if there else "harbour" if place.port else "open"
    return Option(token(place), place_name(s, t.book, place), note, f"place:{place.kind}", group=group)


@dataclass(frozen=True, slots=True)
class Whereabouts:
    """Where something may come to lie, as the table will tell.

    places: those that the app knows.  oceans: where it may also be a hex in which nothing lies, () if it may not. Its
    ocean, and whether it has a coast, are asked then; its coordinate may be typed.  notes, verdicts: by `token`, what
    else stands beside a place, and why it is refused.
    """

    places: tuple[Place, ...]
    oceans: tuple[str, ...] = OCEANS
    notes: Mapping[PlaceId, Msg] = field(default_factory=dict)
    verdicts: Mapping[PlaceId, Verdict] = field(default_factory=dict)


def where(
    t: Ctx,
    reach: Whereabouts,
    *,
    key: str,
    text: Msg,
    rule: str,
    default: Place | PlaceId | None = None,
    quiet: bool = False,
    **aside: Unpack[DrawOptions],
) -> Procedure[Place]:
    """BB-2.2: a place told by the table, as `where_or` asks for it."""
    found = yield from where_or(
        t, reach, key=key, text=text, rule=rule, default=default, quiet=quiet, instead=None, **aside
    )
    assert found is not None  # nothing else was offered
    return found


def where_or(
    t: Ctx,
    reach: Whereabouts,
    *,
    key: str,
    text: Msg,
    rule: str,
    instead: Msg | None,
    default: Place | PlaceId | None = None,
    quiet: bool = False,
    **aside: Unpack[DrawOptions],
) -> Procedure[Place | None]:
    """BB-2.2: a place told by the table, or None for what may be done instead.

    default: a place, or the id of an option (`open_sea`).  quiet: the default is as good as certain, and stands beside
    what follows without anybody being asked.
    """
    likely = token(default) if isinstance(default, Place) else default
    known = [place for i, place in enumerate(reach.places) if not any(place.same(old) for old in reach.places[:i])]
    question = Choose(
        key=key,
        text=text,
        rule=rule,
        nature="fact",
        options=tuple(_offered(t, reach, known, instead)),
        default=likely,
        quiet=quiet and likely is not None,
        **aside,
    )
    told = yield from t.ask(question)
    if told == "instead":
        return None
    if told == "hex":
        return (yield from _typed(t, key, rule, question.who, reach.oceans))
    if told.is_elsewhere:
        return unnamed(t, *WATERS[told.name])
    return first_of(place for place in known if token(place) == told)


def _offered(t: Ctx, reach: Whereabouts, known: Iterable[Place], instead: Msg | None) -> list[Option[PlaceId]]:
    """The places to tap, and what else may be done."""
    options = [
        replace(
            shown, note=_together(reach.notes.get(shown.id), shown.note), verdict=reach.verdicts.get(shown.id, ALLOWED)
        )
        for shown in (option(t, place) for place in known)
    ]
    if reach.oceans:
        options += _elsewhere(reach.oceans)
        options.append(
            Option(PlaceId("hex"), msg("bb-place-typed"), msg("bb-place-typed-note"), "place:hex", group="open")
        )
        options.sort(key=lambda option: GROUPS.index(option.group))
    if instead is not None:
        options.append(Option(PlaceId("instead"), instead, None, "die:d6", group=BESIDE))
    return options


def _together(note: Msg | None, ships: Msg | None) -> Msg | None:
    """What stands beside a place: a note of the asker, and the ships there."""
    return msg("bb-place-note-with", note=note, ships=ships) if note and ships else note or ships


def _waters(oceans: tuple[str, ...]) -> tuple[Option, ...]:
    """A hex of each ocean, at open sea or on the coast."""
    return tuple(
        Option(
            each, msg(f"bb-place-{_SHORES[coast]}", ocean=ocean(there)), None, f"place:{_SHORES[coast]}", group="open"
        )
        for each, (there, coast) in WATERS.items()
        if there in oceans
    )


def open_sea(place: Place) -> PlaceId | None:
    """The option for open sea in the ocean of a place; None where its ocean is not known."""
    return PlaceId(f"elsewhere-{place.ocean}-sea") if place.ocean else None


def _elsewhere(oceans: tuple[str, ...]) -> Iterator[Option[PlaceId]]:
    for each in _waters(oceans):
        yield Option(PlaceId(f"elsewhere-{each.id}"), each.label, None, each.picture, group=each.group)


def unnamed(t: Ctx, there: Ocean, coast: bool) -> Place:
    """A hex where nothing else lies; its id is a number that no other occupied one has."""
    taken = [int(place.id) for place in occupied(t.now) if place.kind == "sea"]
    return Place("sea", str(max(taken, default=0) + 1), there, coast)


def _typed(t: Ctx, key: str, rule: str, asked: str, oceans: tuple[str, ...]) -> Procedure[Place]:
    coordinate = yield from t.ask(
        HexCoordinate(
            key=f"{key}-hex", text=msg("bb-q-hex"), rule=rule, who=asked, nature="fact", longest=4, example="G19"
        )
    )
    text, options = msg("bb-q-hex-kind", hex=coordinate), _waters(oceans)
    told = yield from t.choose("kind", options, under=key, who=asked, rule=rule, text=text, nature="fact")
    return Place("hex", coordinate, *WATERS[told])


class HexCoordinate(Words):
    """The coordinate of a hex, a letter and a number (2.21)."""

    @property
    def kind(self) -> str:
        """``hex``: under this name programs have known it from the first."""
        return "hex"

    def shape(self, raw: object) -> str:
        said = super().shape(raw).upper().replace(" ", "")
        if not HEX.fullmatch(said):
            raise BadAnswer(msg("bb-bad-hex", given=said))
        return said
