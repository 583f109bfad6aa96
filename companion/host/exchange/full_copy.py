"""A copy of everything: all evenings, copied cards with their photos, scores of other tables, what people have set and
been taught, as one file that every Vigie reads.

The file is a zip: `vigie.json`, a file for each evening as it travels alone, a library file for each game. Left out are
phones and their codes, which are secrets of this table, and cards that are half copied.

How one is taken is `companion.host.exchange.received_files`.
"""

from __future__ import annotations

import re
import zipfile
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from io import BytesIO
from typing import Annotated, Final, Literal

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field, ValidationError

from companion.core.questions.question_base import is_name
from companion.core.untrusted.problems import problem
from companion.core.untrusted.untrusted_json import MEGA, BadFile, read_json, too_large
from companion.core.values.messages import msg
from companion.host.exchange import evening_files
from companion.host.host import Host
from companion.host.statistics import read_score
from companion.host.tips_shown import TipsShown
from companion.library.game_registry import game_ids
from companion.library.shelf import LIMITS
from companion.sharing import save_file
from companion.sharing.parcels import LONGEST_WORDS, MOST_PLACES, Identifier, ScoreLine, Version, is_newer
from companion.store import Spoiled
from companion.store.database import now
from companion.store.scores import KeptScore
from companion.version import VERSION as VIGIE

VERSION: Final = 1
"""Version of the format."""
LARGEST: Final = LIMITS.size
"""Bytes of a copy: what a screen may send to its server."""
LARGEST_PART: Final = max(LIMITS.size, save_file.LIMITS.size)
"""Bytes of one file of it when it is unfolded; they are read one after the other."""
LARGEST_WHOLE: Final = 400 * MEGA
"""Bytes of all of them when they are unfolded."""
MOST: Final = 2000
"""Files in it."""
HEAD: Final = "vigie.json"
ZIP: Final = b"PK"
"""How a copy begins, and the file of an evening does not."""
_NAMED: Final = re.compile(r"vigie\.json|evenings/[0-9a-f]{16}\.json|library/[a-z0-9][a-z0-9_-]{0,59}\.json")
_ROOM: Final = 64_000
"""Bytes that a zip may need for its table of contents beyond its files."""
_DATED: Final = (1980, 1, 1, 0, 0, 0)


class ScoreInCopy(BaseModel):
    """A final score of another table."""

    model_config = ConfigDict(extra="forbid")
    id: str = Field(pattern=r"^[A-Z2-7]{16}$")
    game: Identifier
    day: str = Field(pattern=r"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$")
    sender: str = Field(max_length=LONGEST_WORDS)
    lines: list[ScoreLine] = Field(max_length=MOST_PLACES)


class CopyHead(BaseModel):
    """What a copy says of itself, and what is neither an evening nor a card."""

    model_config = ConfigDict(extra="forbid")
    format: Literal["vigie-copy"] = "vigie-copy"
    version: int = VERSION
    vigie: Version = VIGIE
    made: AwareDatetime
    settings: dict[str, str]
    """What people have chosen."""
    lessons: dict[str, list[Annotated[str, Field(max_length=60)]]]
    """Those that were given, by game."""
    scores: list[ScoreInCopy]


@dataclass(frozen=True, slots=True)
class WrittenCopy:
    """A copy of everything as a file. unread, too_many: evenings that are not in it, for they are damaged or there was
    no room; photos: games whose photos are not."""

    content: bytes
    evenings: int
    unread: int = 0
    too_many: int = 0
    photos: int = 0


# ---------------------------------------------------------------------- making one


def written(host: Host, lessons: TipsShown) -> WrittenCopy:
    """Everything that this machine keeps, the newest evenings first. Raises StoreFault."""
    store = host.store
    head = CopyHead(
        made=datetime.fromisoformat(now()),
        settings=dict(host.settings.chosen()),
        lessons={game: sorted(given) for game, given in lessons.given().items()},
        scores=[_score(score, lines) for score in store.scores.all() if (lines := read_score(score.lines))],
    )
    out = BytesIO()
    copied = unread = too_many = without = 0
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=6) as folder:
        _add(folder, HEAD, head.model_dump_json())
        for game_id in game_ids():
            shelf = host.shelf(game_id)
            photos = sum(shelf.photographed().values())
            room = LARGEST // 2 - out.tell() > photos
            if shelf.all() or photos:
                _add(folder, f"library/{game_id}.json", shelf.export_text(photos=room))
            without += bool(photos) and not room
        for saved in store.evenings():
            try:
                text = evening_files.file_text(host, saved, cards=False) if saved.sound else ""
            except Spoiled:
                text = ""
            if not text:
                unread += 1
            elif not _fits(text, LARGEST - _ROOM - out.tell()):
                too_many += 1
            else:
                _add(folder, f"evenings/{saved.id}.json", text)
                copied += 1
    return WrittenCopy(out.getvalue(), copied, unread, too_many, without)


def _score(score: KeptScore, lines: Sequence[ScoreLine]) -> ScoreInCopy:
    bare = [ScoreLine(place=line.place, name=line.name, points=line.points, words=line.words) for line in lines]
    return ScoreInCopy(id=score.id, game=score.game, day=score.day, sender=score.sender, lines=bare)


def _fits(text: str, room: int) -> bool:
    """Whether a part has room. room: bytes that are left."""
    return len(text) < room or len(zlib.compress(text.encode(), 6)) < room


def _add(folder: zipfile.ZipFile, name: str, text: str) -> None:
    info = zipfile.ZipInfo(name, _DATED)
    info.compress_type, info.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
    folder.writestr(info, text.encode())


def file_name(made: str) -> str:
    """What a copy is called at first. made: ISO 8601."""
    return f"vigie-{made[:10]}.zip"


# ---------------------------------------------------------------------- taking one


class CopyFile:
    """A copy that somebody has opened. Raises BadFile where it cannot be used; its parts are read when asked for."""

    def __init__(self, content: bytes) -> None:
        if len(content) > LARGEST:
            raise too_large(len(content), LARGEST)
        with _damage():
            self._folder = zipfile.ZipFile(BytesIO(content))
        infos = self._folder.infolist()
        names = [info.filename for info in infos]
        if any(map(_is_odd, infos)) or len(set(names)) < len(names) or HEAD not in names or len(names) > MOST:
            raise BadFile(msg("copies-foreign"))
        if (whole := sum(info.file_size for info in infos)) > LARGEST_WHOLE:
            raise too_large(whole, LARGEST_WHOLE)
        self.head = _head(self.text(HEAD))
        """What it says of itself."""
        self.names: Sequence[str] = tuple(name for name in names if name != HEAD)
        """Of its other parts."""

    def text(self, name: str) -> str:
        """One of its parts. Raises BadFile; never more is unfolded than a part may be."""
        with _damage(), self._folder.open(name) as part:
            content = part.read(LARGEST_PART + 1)
            if len(content) <= LARGEST_PART:
                return content.decode("utf-8")
        raise too_large(len(content), LARGEST_PART)


@contextmanager
def _damage() -> Iterator[None]:
    """Tell of whatever `zipfile` may run into."""
    try:
        yield
    except (zipfile.BadZipFile, zlib.error, NotImplementedError, EOFError, OSError, ValueError, RuntimeError) as error:
        raise BadFile(msg("copies-damaged")) from error


def _is_odd(info: zipfile.ZipInfo) -> bool:
    """Whether a file in a zip is none that we put there."""
    known = info.compress_type in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED) and not info.flag_bits & 1
    return not known or not _NAMED.fullmatch(info.filename)


def _head(text: str) -> CopyHead:
    raw = read_json(text)
    vigie = raw.get("vigie") if isinstance(raw, dict) else None
    newer = isinstance(vigie, str) and is_newer(vigie)
    if isinstance(raw, dict) and isinstance(raw.get("version"), int) and raw["version"] > VERSION:
        raise BadFile(msg("share-newer"))
    try:
        head = CopyHead.model_validate(raw)
    except ValidationError as error:
        if newer:
            raise BadFile(msg("share-newer")) from error
        place, wrong = problem(error)
        raise BadFile(msg("share-field", field=place[:80] or "?", problem=wrong)) from error
    if not all(map(is_name, filter(None, (score.sender for score in head.scores)))):
        raise BadFile(msg("copies-damaged"))
    return head
