"""Cards that others have copied, beside our own: what differs, what they add, and what becomes of both.

One way for a library file, for a code and for a file of codes. Nothing here changes anything but `merge`.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from companion.core.printed.kept_cards import KeptCard
from companion.core.procedures.copied_cards import CardKey, CardValues
from companion.core.questions.kinds import Field, FieldValue, Form
from companion.core.values.messages import Msg, msg
from companion.host.host import Host
from companion.library.shelf import CardInFile, Contents, Imported, Shelf


@dataclass(frozen=True, slots=True)
class Difference:
    """A value of a card that we have copied otherwise."""

    label: Msg
    yours: Msg
    theirs: Msg


@dataclass(frozen=True, slots=True)
class Incoming:
    """A card of theirs beside our own."""

    schema: str
    subject: str
    title: Msg
    known: bool
    """Whether we have copied it."""
    differences: tuple[Difference, ...]
    """None where ours does not say otherwise."""
    adds: bool = False
    """Whether it says something that ours leaves open."""

    @property
    def spot(self) -> CardKey:
        """Which card it is."""
        return self.schema, self.subject

    @property
    def same(self) -> bool:
        """Whether it tells us nothing."""
        return self.known and not self.adds and not self.differences


def beside(host: Host, game_id: str, cards: Sequence[CardInFile]) -> tuple[Incoming, ...]:
    """Cards of theirs, each with what we have copied otherwise. Raises BadFile for the first bad one."""
    shelf = host.shelf(game_id)
    played = shelf.game
    found = []
    for card in shelf.read(cards):
        form, own = played.form(card.schema, card.subject), shelf.get(card.schema, card.subject)
        title = played.called(card.schema, card.subject)
        if own is None:
            found.append(Incoming(card.schema, card.subject, title, False, ()))
            continue
        differences = _differences(form, own, _merged(shelf, card, True).record)
        adds = _merged(shelf, card, False).record != {line.name: own.get(line.name) for line in form.fields}
        found.append(Incoming(card.schema, card.subject, title, True, differences, adds))
    return tuple(found)


def merge(host: Host, game_id: str, cards: Sequence[CardInFile], theirs: Collection[CardKey]) -> Imported:
    """Keep what they add, all or nothing. theirs: cards whose values replace ours where both say something else.

    Raises BadFile; then nothing changed.
    """
    shelf = host.shelf(game_id)
    whole = [_merged(shelf, card, (card.schema, card.subject) in theirs) for card in shelf.read(cards)]
    return shelf.take([CardInFile(schema=card.schema, subject=card.subject, record=card.record) for card in whole])


def merge_file(host: Host, game_id: str, contents: Contents, theirs: Collection[CardKey]) -> Imported:
    """Keep what a library file adds, its photos among it. theirs: as for `merge`; of these cards their photos, too.

    Raises BadFile; then nothing changed.
    """
    shelf = host.shelf(game_id)
    own = shelf.photographed()
    taken = merge(host, game_id, contents.cards, theirs)
    new = {spot: photo for spot, photo in contents.photos.items() if spot in theirs or spot not in own}
    return replace(taken, photos=shelf.keep_photos(new))


def _merged(shelf: Shelf, card: KeptCard, theirs: bool) -> KeptCard:
    """A card as it would stand on our shelf: what only one of us knows is kept, else the one or the other says it."""
    own = shelf.get(card.schema, card.subject) or {}
    mine = {name: value for name, value in own.items() if value is not None}
    told = {name: value for name, value in card.record.items() if value is not None}
    record = {**mine, **told} if theirs else {**told, **mine}
    (whole,) = shelf.read([CardInFile(schema=card.schema, subject=card.subject, record=record)])
    return whole


def _differences(form: Form, own: CardValues, theirs: CardValues) -> tuple[Difference, ...]:
    """Where ours says something, and theirs something else."""
    found = []
    for line in form.fields:
        yours, other = own.get(line.name), theirs.get(line.name)
        if yours is not None and yours != other:
            found.append(Difference(line.label, _said(line, yours), _said(line, other)))
    return tuple(found)


def _said(line: Field, value: FieldValue | list[str]) -> Msg:
    """A value as it stands on the card."""
    match value:
        case None:
            return msg("share-unknown-value")
        case bool():
            return msg("core-yes" if value else "core-no")
        case int():
            return msg("core-said-number", n=value)
        case str():
            return next((option.label for option in line.options if option.id == value), msg("core-said", text=value))
    if line.kind == "grid":
        return msg("core-said", text=" / ".join(value))
    if line.kind == "hexes":
        return msg("core-said-number", n=len(value))
    if line.kind == "ids":
        return msg("core-said", text=", ".join(value)) if value else msg("core-nothing")
    chosen = tuple(option.label for option in line.options if option.id in value)
    return msg("core-said-list", items=chosen) if chosen else msg("core-nothing")
