"""Parcels: a card, a table setting or a final score on its way to another Vigie, as QR codes or as a file.

`pack` turns a parcel into lines (see `companion.sharing.qr_lines`), `unpack` the bytes of a whole one back into a
parcel that holds nothing unexpected; whether its game knows what is in it is said by
`companion.host.exchange.received_parcels`.
"""

from __future__ import annotations

import json
import re
import unicodedata
import zlib
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from companion.core.kit.game import AnyGame
from companion.core.printed.kept_cards import KeptCard
from companion.core.untrusted.problems import problem
from companion.core.untrusted.untrusted_json import BadFile, Limits, read_json
from companion.core.values.messages import Msg, msg
from companion.core.values.seats import Standing
from companion.library.texts import LANGUAGES, texts_in
from companion.sharing.qr_lines import BadParcel, split
from companion.version import VERSION

LARGEST: Final = 400_000
"""Bytes of a parcel when it is unfolded; what unfolds to more is refused before it is read."""
LARGEST_NUMBER: Final = 9_999_999
LIMITS: Final = Limits(size=LARGEST, depth=12, number=LARGEST_NUMBER, fractions=False)
"""Nothing on a table is counted in fractions."""
TOLD: Final = {
    "core-json-deep": "share-too-deep",
    "core-json-number": "share-bad-number",
    "core-json-fraction": "share-bad-number",
    "core-json-signs": "share-bad-words",
}
"""How it is said to somebody who has scanned a code what is wrong with its JSON; anything else is damage."""
LONGEST_WORDS: Final = 240
LONGEST_TEXT: Final = 400
"""Letters of a text on a card."""
MOST_PLACES: Final = 20
"""Lines of a final score."""
ENDING: Final = "vigie"
"""Ending of the names of files with parcels: one line of text for each QR code."""

Name = Annotated[str, Field(min_length=1, max_length=60)]
Identifier = Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9_-]{0,59}$")]
Version = Annotated[str, Field(pattern=r"^[0-9]{1,4}(\.[0-9]{1,4}){0,3}$")]


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class Both(_Strict):
    """A text in both languages: whoever receives it need not know our catalogues."""

    fr: str = Field(max_length=LONGEST_WORDS)
    en: str = Field(max_length=LONGEST_WORDS)

    def said(self, lang: str) -> str:
        """In one of them."""
        return self.fr if lang == "fr" else self.en


class SharedCard(_Strict):
    """A printed component as somebody has copied it."""

    kind: Name
    """Its schema."""
    subject: Name
    record: dict[str, object]


class ScoreLine(_Strict):
    """One side of a final score."""

    place: int = Field(ge=1, le=MOST_PLACES)
    name: Both
    points: int = Field(ge=-LARGEST_NUMBER, le=LARGEST_NUMBER)
    words: Both | None = None


class _Parcel(_Strict):
    """What every parcel says of itself."""

    vigie: Version
    """Version of the program that made it."""
    game: Identifier
    version: Version
    """Of the game's rules."""


class CardParcel(_Parcel):
    """One card of the owner's library."""

    kind: Literal["card"] = "card"
    body: SharedCard


class CardsParcel(_Parcel):
    """Several of them."""

    kind: Literal["cards"] = "cards"
    body: list[SharedCard] = Field(min_length=1, max_length=400)


class Setting(_Parcel):
    """The options with which an evening begins: no seed, nothing personal but the names of the seats."""

    kind: Literal["setting"] = "setting"
    body: dict[str, object]


class ScoreBody(_Strict):
    """How an evening ended."""

    day: str = Field(pattern=r"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$")
    """ISO 8601."""
    lines: list[ScoreLine] = Field(min_length=1, max_length=MOST_PLACES)


class Score(_Parcel):
    """A final score."""

    kind: Literal["score"] = "score"
    body: ScoreBody


Parcel = CardParcel | CardsParcel | Setting | Score
_PARCEL: Final[TypeAdapter[Parcel]] = TypeAdapter(Annotated[Parcel, Field(discriminator="kind")])
KINDS: Final = ("card", "cards", "setting", "score")


# ---------------------------------------------------------------------- making parcels


def card_parcel(game: AnyGame, cards: Sequence[KeptCard]) -> Parcel:
    """One or several copied cards."""
    shared = [SharedCard(kind=card.schema, subject=card.subject, record=card.record) for card in cards]
    if len(shared) == 1:
        return CardParcel(vigie=VERSION, game=game.id, version=game.version, body=shared[0])
    return CardsParcel(vigie=VERSION, game=game.id, version=game.version, body=shared)


def setting_parcel(game: AnyGame, options: Mapping[str, object]) -> Setting:
    """The options of an evening."""
    return Setting(vigie=VERSION, game=game.id, version=game.version, body=dict(options))


def score_parcel(game: AnyGame, standings: Sequence[Standing], day: str) -> Score:
    """A final score. day: of the evening, ISO 8601 (a time after it is left out)."""
    body = ScoreBody(day=day[:10], lines=score_lines(standings))
    return Score(vigie=VERSION, game=game.id, version=game.version, body=body)


def score_lines(standings: Sequence[Standing]) -> list[ScoreLine]:
    """A final score in both languages, its first places if there are very many."""
    return [
        ScoreLine(
            place=each.place, name=_both(each.name), points=each.points, words=_both(each.words) if each.words else None
        )
        for each in standings[:MOST_PLACES]
    ]


def _both(text: Msg) -> Both:
    return Both(**{lang: texts_in(lang)(text)[:LONGEST_WORDS] for lang in LANGUAGES})


# ---------------------------------------------------------------------- folding and unfolding


def pack(parcel: Parcel) -> tuple[str, ...]:
    """The lines of a parcel, one for each QR code. Raises BadParcel when nobody could read or would scan it."""
    raw = json.dumps(parcel.model_dump(mode="json"), ensure_ascii=False)
    whole = zlib.compress(raw.encode(), 9)
    unpack(whole)
    return split(whole)


def file_text(lines: Sequence[str]) -> str:
    """The same lines as the content of a file."""
    return "\n".join(lines) + "\n"


def unpack(whole: bytes) -> Parcel:
    """A parcel from its bytes. Raises BadParcel saying what is wrong with it."""
    raw = _read_json(_unfold(whole))
    of_cards = isinstance(raw, dict) and raw.get("kind") in ("card", "cards")
    _check_words(raw, LONGEST_TEXT if of_cards else LONGEST_WORDS)
    if not isinstance(raw, dict):
        raise BadParcel(msg("share-damaged"))
    version = raw.get("vigie")
    newer = isinstance(version, str) and is_newer(version)
    if raw.get("kind") not in KINDS:
        raise BadParcel(msg("share-newer") if newer else msg("share-unknown-kind", given=str(raw.get("kind"))[:40]))
    try:
        return _PARCEL.validate_python(raw)
    except ValidationError as error:
        if newer:
            raise BadParcel(msg("share-newer")) from error
        place, wrong = problem(error)
        raise BadParcel(msg("share-field", field=place[:80] or "?", problem=wrong)) from error


def is_newer(version: str) -> bool:
    """Whether a version of Vigie is newer than ours."""
    return number_of(version) > number_of(VERSION)


def number_of(version: str) -> tuple[int, ...]:
    """A version as it is compared with others."""
    return tuple(int(number) for number in re.findall(r"[0-9]{1,6}", version))


def _unfold(whole: bytes) -> str:
    """The text within, never more than `LARGEST` bytes of it."""
    unfolding = zlib.decompressobj()
    try:
        raw = unfolding.decompress(whole, LARGEST + 1)
    except zlib.error as error:
        raise BadParcel(msg("share-damaged")) from error
    if len(raw) > LARGEST:
        raise BadParcel(msg("share-too-large", kb=LARGEST // 1000))
    if not unfolding.eof or unfolding.unused_data:
        raise BadParcel(msg("share-damaged"))
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadParcel(msg("share-damaged")) from error


def _read_json(text: str) -> Any:
    try:
        return read_json(text, LIMITS)
    except BadFile as error:
        raise BadParcel(msg(TOLD.get(error.text.key, "share-damaged"), **dict(error.text.args))) from error


def _check_words(value: object, longest: int) -> None:
    """No markup, no invisible signs and no endless words anywhere in a parcel. longest: letters of a text."""
    if isinstance(value, str):
        odd = any(sign in "<>" or unicodedata.category(sign) in ("Cc", "Cf", "Co", "Cs", "Zl", "Zp") for sign in value)
        if odd or len(value) > longest:
            given = "".join(sign for sign in value[:30] if sign.isprintable())
            raise BadParcel(msg("share-bad-words", given=given))
    elif isinstance(value, dict):
        for name, inner in value.items():
            _check_words(name, longest)
            _check_words(inner, longest)
    elif isinstance(value, list):
        for inner in value:
            _check_words(inner, longest)
