"""The owner's library: printed components copied once, kept for ever, and passed between tablets as a file."""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from companion.core.kit.game import AnyGame
from companion.core.printed.kept_cards import CardKeeper, KeptCard, PhotoKeeper
from companion.core.procedures.copied_cards import CardKey, CardValues, Known
from companion.core.questions.kinds import BadAnswer, Form, Record, completed
from companion.core.questions.question_base import brief
from companion.core.untrusted.problems import problem
from companion.core.untrusted.spreadsheet import ReadCard
from companion.core.untrusted.untrusted_json import BadFile, Limits, read_json
from companion.core.values.messages import Msg, msg
from companion.core.values.plain_json import JsonObject
from companion.library.pictures import kept_photo

VERSION: Final = 2
"""Version of the file format that is read; a file without photos is written as the first one.

2 adds photos.
"""
LIMITS: Final = Limits(size=32_000_000, depth=12, fractions=False)
"""How much of a file is read: several times what the largest box fills, with photos of a hundred and fifty cards."""


class CardInFile(BaseModel):
    """One component in a library file."""

    model_config = ConfigDict(extra="forbid", populate_by_name=True)
    kind: str = Field(alias="schema")
    subject: str
    record: JsonObject


class PhotoInFile(BaseModel):
    """The photo of a component in a library file."""

    model_config = ConfigDict(extra="forbid", populate_by_name=True)
    kind: str = Field(alias="schema")
    subject: str
    jpeg: str
    """Base64."""


class LibraryFile(BaseModel):
    """A library as a file."""

    model_config = ConfigDict(extra="forbid")
    format: Literal["vigie-library"]
    version: int
    game: str
    cards: list[CardInFile]
    photos: list[PhotoInFile] = Field(default_factory=list)
    sha256: str
    """Over the cards as canonical JSON, so that a damaged file is noticed; with photos, over both."""


@dataclass(frozen=True, slots=True)
class Contents:
    """What a library file holds, checked."""

    cards: Sequence[CardInFile]
    photos: Mapping[tuple[str, str], bytes]
    """JPEG by schema and subject."""


@dataclass(frozen=True, slots=True)
class Imported:
    """How many components of a file were new, differed from ours (and replaced them), or were the same."""

    new: int
    changed: int
    same: int
    photos: int = 0
    """How many came along."""


@dataclass(frozen=True, slots=True)
class Flaw:
    """A component on the shelf that no longer fits its form or cannot be read any more, and why."""

    schema: str
    subject: str
    text: Msg


class Shelf:
    """The components of one game that the owner has copied, and those that were photographed.

    photos: None where none are kept.  told: called with the components that were just put on it.
    """

    def __init__(
        self,
        keeper: CardKeeper,
        game: AnyGame,
        photos: PhotoKeeper | None = None,
        told: Callable[[Collection[CardKey]], object] = lambda _spots: None,
    ) -> None:
        self._keeper = keeper
        self.game = game
        self._photos = photos
        self._told = told

    def title(self) -> Msg:
        """The name of the game whose library it is, as it stands on the owner's box."""
        return self.game.titled(self.get)

    def get(self, schema: str, subject: str) -> JsonObject | None:
        """The values of a component by field name, None if nobody has copied it."""
        card = self._keeper.card(self.game.id, schema, subject)
        return None if card is None else card.record

    def all(self) -> Sequence[KeptCard]:
        """Everything on the shelf, in order of schema and subject."""
        return self._keeper.cards(self.game.id)

    def known(self) -> Known:
        """What is on the shelf, as a game takes it."""
        return {(card.schema, card.subject): _as_answered(card.record) for card in self.all()}

    def broken(self) -> Sequence[tuple[str, str]]:
        """Schema and subject of components that were copied and cannot be read any more: as if nobody had."""
        return self._keeper.broken_cards(self.game.id)

    def put(self, schema: str, subject: str, values: CardValues, origin: str = "owner") -> None:
        """Copy a component. Raises BadAnswer naming the field that is wrong."""
        self._lay([self._read(schema, subject, values, origin)])

    def complete(self, schema: str, subject: str, values: CardValues) -> None:
        """Copy what somebody could read of a component, beside what was known of it. Raises BadAnswer as `put` does."""
        self.put(
            schema, subject, completed(self.get(schema, subject) or {}, values, self.game.form(schema, subject).fields)
        )

    def learn(self, form: Form, record: Record) -> None:
        """Keep what a person has just copied at the table: new values beside those known before.

        Nothing is kept of a card of which everything was left unknown, nor a part of a card that is not on the shelf
        and that cannot stand alone.
        """
        values = dict(record)
        if form.part:
            values = completed(self.get(form.schema, form.subject) or {}, values, form.fields)
        if any(value is not None for value in values.values()) and self.game.form(form.schema, form.subject).admits(
            values
        ):
            self.put(form.schema, form.subject, values)

    def delete(self, schema: str, subject: str) -> None:
        """Forget a component; it will be asked again when it is needed."""
        self._keeper.delete_card(self.game.id, schema, subject)
        self._told(())

    def check(self) -> list[Flaw]:
        """The components that do not fit their forms, or cannot be read."""
        flaws = [Flaw(schema, subject, msg("core-card-broken")) for schema, subject in self.broken()]
        for card in self.all():
            try:
                self._read(card.schema, card.subject, card.record, card.origin)
            except BadAnswer as error:
                flaws.append(Flaw(card.schema, card.subject, error.text))
        return flaws

    def photographed(self) -> Mapping[tuple[str, str], int]:
        """Schema and subject of the components of which there is a photo, with the bytes of it."""
        return {} if self._photos is None else self._photos.sizes(self.game.id)

    def export_text(self, *, photos: bool = False) -> str:
        """The whole shelf as the text of a library file. photos: whether they go along."""
        cards = [{"schema": c.schema, "subject": c.subject, "record": c.record} for c in self.all()]
        shot = self._photos_in_file() if photos else []
        head = {"format": "vigie-library", "version": 2 if shot else 1, "game": self.game.id, "cards": cards}
        whole = {**head, **({"photos": shot} if shot else {}), "sha256": _digest([*cards, *shot])}
        return json.dumps(whole, ensure_ascii=False, indent=1) + "\n"

    def opened(self, text: str) -> Contents:
        """What a library file holds, every value and every photo checked; nothing is kept yet. Raises BadFile."""
        file = self._open(text)
        self.read(file.cards)
        return Contents(tuple(file.cards), dict(map(self._read_photo, file.photos)))

    def keep_photos(self, photos: Mapping[tuple[str, str], bytes]) -> int:
        """Keep photos of components, in the place of our own; how many."""
        if self._photos is None or not photos:
            return 0
        self._photos.put(self.game.id, photos)
        return len(photos)

    def read(self, cards: Sequence[CardInFile]) -> list[KeptCard]:
        """Components that somebody else has copied, as we would keep them. Raises BadFile for the first bad one."""
        return [self._read_in_file(card) for card in cards]

    def take(self, cards: Sequence[CardInFile]) -> Imported:
        """Keep components that somebody else has copied, in the place of our own; all or none. Raises BadFile."""
        return self._keep(self.read(cards), self._by_name())

    def fill(self, cards: Sequence[ReadCard]) -> Imported:
        """Keep what a spreadsheet says of cards, in the place of what one said before; what the owner has typed stays.

        All or none. Raises BadFile.
        """
        own = self._by_name()
        read = []
        for card in cards:
            before = own.get((card.schema, card.subject))
            typed = before.record if before is not None and before.origin == "owner" else {}
            record = card.record | {name: value for name, value in typed.items() if value is not None}
            read.append(self._read_in_file(CardInFile(schema=card.schema, subject=card.subject, record=record)))
        return self._keep(read, own)

    def _by_name(self) -> Mapping[tuple[str, str], KeptCard]:
        """Everything on the shelf, by schema and subject."""
        return {(card.schema, card.subject): card for card in self.all()}

    def _keep(self, read: Sequence[KeptCard], own: Mapping[tuple[str, str], KeptCard]) -> Imported:
        """Put components on the shelf, and count what is news. own: what lay there before."""
        known = [own.get((card.schema, card.subject)) for card in read]
        self._lay(read)
        new = sum(old is None for old in known)
        same = sum(old is not None and old.record == card.record for old, card in zip(known, read, strict=True))
        return Imported(new, len(read) - new - same, same)

    def _lay(self, read: Sequence[KeptCard]) -> None:
        """Put components on the shelf, all or none."""
        self._keeper.put_cards(self.game.id, read)
        self._told([(card.schema, card.subject) for card in read])

    def _open(self, text: str) -> LibraryFile:
        file = _parsed(text)
        if file.game != self.game.id:
            raise BadFile(msg("core-library-other-game", given=brief(file.game), game=self.game.title))
        if file.sha256 != _digest([each.model_dump(by_alias=True) for each in (*file.cards, *file.photos)]):
            raise BadFile(msg("core-library-digest"))
        return file

    def _photos_in_file(self) -> list[dict[str, str]]:
        found = (
            []
            if self._photos is None
            else [(*spot, self._photos.get(self.game.id, *spot)) for spot in self.photographed()]
        )
        return [
            {"schema": schema, "subject": subject, "jpeg": base64.b64encode(jpeg).decode()}
            for schema, subject, jpeg in found
            if jpeg is not None
        ]

    def _read_photo(self, photo: PhotoInFile) -> tuple[tuple[str, str], bytes]:
        """A photo out of a file, checked and written anew like one that was just taken."""
        try:
            self.game.form(photo.kind, photo.subject)
            return (photo.kind, photo.subject), kept_photo(base64.b64decode(photo.jpeg, validate=True), "image/jpeg")
        except (BadAnswer, BadFile) as error:
            raise BadFile(self._of_card(photo, error.text)) from error
        except ValueError as error:  # no base64, or no ASCII at all
            raise BadFile(self._of_card(photo, msg("share-photo-broken"))) from error

    def _read_in_file(self, card: CardInFile) -> KeptCard:
        try:
            return self._read(card.kind, card.subject, card.record, "import")
        except BadAnswer as error:
            raise BadFile(self._of_card(card, error.text)) from error

    def _of_card(self, card: CardInFile | PhotoInFile, wrong: Msg) -> Msg:
        """What is wrong with a component of a file, by its name where the box has such a one."""
        box = self.game.box()
        if card.kind in box and box[card.kind].holds(card.subject):
            return msg("core-library-named", card=self.game.called(card.kind, card.subject), problem=wrong)
        return msg("core-library-card", schema=card.kind, subject=card.subject, problem=wrong)

    def _read(self, schema: str, subject: str, values: CardValues, origin: str) -> KeptCard:
        record = self.game.form(schema, subject).read(dict(values))
        plain: JsonObject = {name: list(value) if isinstance(value, tuple) else value for name, value in record}
        return KeptCard(schema, subject, plain, origin)


def _as_answered(record: JsonObject) -> CardValues:
    """Values out of JSON as a form reads them: several in one are a tuple, which games compare and look up by."""
    return {name: tuple(value) if isinstance(value, list) else value for name, value in record.items()}


def game_in(text: str, known: Collection[str]) -> str:
    """The game of which a library file holds cards, one of those known. Raises BadFile."""
    given = _parsed(text).game
    if given not in known:
        raise BadFile(msg("core-no-such-game", given=brief(given), known=", ".join(known)))
    return given


def _parsed(text: str) -> LibraryFile:
    try:
        raw = read_json(text, LIMITS)
        version = raw.get("version", 0) if isinstance(raw, dict) else 0
        if isinstance(version, int) and version > VERSION:
            raise BadFile(msg("core-library-newer", version=version))
        return LibraryFile.model_validate(raw)
    except ValidationError as error:
        place, wrong = problem(error)
        raise BadFile(msg("core-library-field", field=place or "?", problem=wrong)) from error


def _digest(parts: Sequence[Mapping[str, object]]) -> str:
    """SHA-256 of cards and photos, whatever the order of their keys."""
    canonical = json.dumps(parts, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()
