"""What the sheet may say about printed things; the table provides it, the sheet works without."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

import flet as ft

from companion.core.procedures.copied_cards import CardKey, CardValues, Known
from companion.core.questions.kinds import Option
from companion.core.rules.rule_index import RuleIndex
from companion.core.values.messages import Msg
from companion.core.values.plain_json import JsonObject
from companion.ui.runtime.live import Live


def _no_page(_rule: str) -> str:
    return ""


def page_of(index: RuleIndex, rule: str) -> str:
    """The page of a rule, inferred ones (marked ~) like the others; "" for a rule outside the index."""
    found = index.rules.get(rule)
    return found.page.replace("~", "") if found is not None else ""


def no_face(_picture: str) -> Option | None:
    """Nothing was ever copied."""
    return None


Keep = Callable[[str, str, CardValues], Msg | None]
"""Puts a card of a kind and subject on the owner's shelf; says why it could not."""


@dataclass(frozen=True, slots=True)
class Collection:
    """The cards out of which somebody may choose."""

    known: Callable[[], Known] = dict
    """All of them, by kind and subject."""
    titles: Mapping[str, Msg] = field(default_factory=dict)
    """Names of the kinds."""
    keep: Keep | None = None
    """None where nothing can be kept."""
    live: Live = field(default_factory=Live)
    """Changes with the cards."""
    copy: Callable[[], object] | None = None
    """Goes to copy some more, None where nobody can."""


NOTHING = Collection()


@dataclass(frozen=True, slots=True)
class CardPhotos:
    """Photos of cards, by kind and subject."""

    live: Live = field(default_factory=Live)
    """Changes with them."""
    seen: Callable[[str, str], bytes | None] = lambda schema, subject: None
    """A JPEG, None without one."""
    address: Callable[[str, str, Msg, str], str] = lambda schema, subject, title, back: ""
    """Where one is taken, by the card's title and the address to come back to; "" where none can be. drop: throws one
    away."""
    drop: Callable[[str, str], object] = lambda schema, subject: None
    missing: Msg | None = None


NO_PHOTOS = CardPhotos()


@dataclass(frozen=True, slots=True)
class Copyist:
    """Somebody else who copies a card just now."""

    name: Msg
    """Of the person or the device."""
    told: int
    """Values told so far."""


@dataclass(frozen=True, slots=True)
class CopyingTogether:
    """Several people who copy at the same time, as one of them sees it."""

    live: Live = field(default_factory=Live)
    """Changes with who copies what."""
    other: Callable[[CardKey], Copyist | None] = lambda spot: None
    """Who else has a card on the copying screen, None for nobody."""
    mine: Callable[[], CardKey | None] = lambda: None
    """What lies on one's own, None for nothing. take: lays a card there; whether it was free."""
    take: Callable[[CardKey], bool] = lambda spot: True
    leave: Callable[[], object] = lambda: None
    """Puts it back."""


ALONE = CopyingTogether()


@dataclass(frozen=True, slots=True)
class Copies:
    """What is known while a card is copied."""

    seen: Callable[[str, str], Sequence[CardValues]] = lambda schema, subject: ()
    """The values of other cards of a kind, by kind and by the subject that is copied."""
    draft: Callable[[str, str], JsonObject | None] = lambda schema, subject: None
    """What was kept of a card that is half copied, by kind and subject, None for nothing."""
    keep: Callable[[str, str, JsonObject | None], object] = lambda schema, subject, draft: None
    """Keeps it, None throws it away."""
    waits: bool = True
    """Whether a card may be left for later here."""
    photos: CardPhotos = NO_PHOTOS
    """Of the cards."""
    pressing: bool = False
    """Whether only the values that matter now are asked for, unless somebody wants to copy the whole card."""
    known: Callable[[str, str], CardValues | None] = lambda schema, subject: None
    """What the library has of a card, None for nothing; `shelf` changes with it."""
    shelf: Live = field(default_factory=Live)
    together: CopyingTogether = ALONE
    """Who else copies."""


NO_COPIES = Copies()


@dataclass(frozen=True, slots=True)
class PrintedInfo:
    """"""

    page: Callable[[str], str] = _no_page
    """Of a rule by its id, "" if unknown."""
    face: Callable[[str], Option | None] = no_face
    """How a known card looks, by its picture (`questions.CARD`); None if never copied."""
    collection: Collection = NOTHING
    """Of this table."""
    copies: Copies = NO_COPIES
    """Of what is copied here."""


PrintedContext = ft.create_context(PrintedInfo())
"""Knowledge of printed things for a part of the screen: `PrintedContext(printed, lambda: Screen())`."""


def use_printed() -> PrintedInfo:
    """Hook: what the calling component may say about printed things."""
    return ft.use_context(PrintedContext)
