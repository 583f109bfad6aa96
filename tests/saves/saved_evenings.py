"""Evenings saved by earlier versions: where they lie, and what is expected of them.

Each version has a database, compressed, and beside it what is expected of each of its evenings, in words.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from companion.core.journal.lessons import Raised, raised
from companion.core.questions.kinds import Form
from companion.library.game_registry import game, game_ids
from companion.referee.json_view import describe_question
from companion.session.game_session import GameSession
from companion.store import Store
from companion.store.database import FILE
from companion.ui.questions.copying.copy_draft import dump, load

HERE: Final = Path(__file__).parent
EVENT_NAMES: Final = HERE / "event_names.json"
LATELY: Final = ("anew", "half", "taught")
"""What is written only where there is something to say: the first versions kept nothing of it."""


@dataclass(frozen=True)
class Expected:
    """What must be found when a saved evening is taken up.

    dice: how this table rolls.  answers: of people, in force.  entries: of the journal.  questions: all that are open.
    redo: whether something was taken back last.  placed: how many sides the final score lists, 0 while it goes on.
    state: as the game's `dump` wrote it then.  anew: why its open procedure, or one to which it is undone, begins anew
    or goes on to another question, as what it asks has changed since; the rest is where it stands then.  half: what
    somebody has told so far of the card that is asked for.  taught: the lesson that stands beside the question.
    """

    name: str
    game: str
    dice: str
    answers: int
    entries: int
    questions: Sequence[Mapping[str, Any]]
    redo: bool
    placed: int
    state: Mapping[str, Any]
    anew: str = ""
    half: Sequence[Any] = field(default_factory=list)
    taught: str = ""


def questions_of(evening: GameSession) -> list[dict[str, Any]]:
    """What is asked, without its words: those may be put better later."""
    found = []
    for question in evening.questions:
        told = describe_question(question, str)
        kept = {name: told[name] for name in ("key", "kind", "rule", "who")}
        counted = next((len(told[name]) for name in ("options", "fields", "dice") if name in told), 0)
        found.append({**kept, "options": counted, "in": evening.now.command.name if evening.now.command else ""})
    return found


def asked_today(expected: Expected, found: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """The questions at which an evening was left. found: what is asked now; a menu may offer, and a
    card may bear, more than it did then."""
    today = [dict(then) for then in expected.questions]
    for then, now in zip(today, found, strict=False):
        if then["kind"] in ("menu", "form"):
            then["options"] = max(then["options"], now["options"])
    return today


def event_names() -> dict[str, list[str]]:
    """Of each game every name under which an event was ever written."""
    names: dict[str, list[str]] = json.loads(EVENT_NAMES.read_text(encoding="utf-8"))
    return names


def list_event_names() -> None:
    """Add the names of today to those that were ever written."""
    found = {each: sorted({*event_names().get(each, ()), *game(each).events.types}) for each in game_ids()}
    EVENT_NAMES.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


def draft_of(store: Store, evening: GameSession) -> list[Any]:
    """What was told so far of the card that an evening asks for, as its copying screen takes it up."""
    card = evening.question
    if not isinstance(card, Form):
        return []
    kept = dump(load(card, store.drafts.get(evening.game.id, card.schema, card.subject)))["told"]
    assert isinstance(kept, list)
    return kept


def lessons_of(evening: GameSession) -> tuple[Raised, ...]:
    """What the open question brings, as its screens see it."""
    return raised(evening.game.lessons, evening.journal, (), evening.question, evening.now.posed)


def database_file(version: str) -> Path:
    """Where the evenings of a version lie."""
    return HERE / f"{version}.db.xz"


def expectations_file(version: str) -> Path:
    """Where it is written what is expected of them."""
    return HERE / f"{version}.json"


def versions() -> list[str]:
    """Every version of which evenings are kept."""
    return sorted(path.name.removesuffix(".db.xz") for path in HERE.glob("*.db.xz"))


def unpack(version: str, folder: Path) -> None:
    """Lay the database of a version into a folder, as that version left it."""
    import lzma  # not at the top: the browser's Python has none, and reads what is expected

    (folder / FILE).write_bytes(lzma.decompress(database_file(version).read_bytes()))


def write(version: str, database: Path, expected: Sequence[Expected]) -> None:
    """Keep a database and what is expected of it. Raises FileExistsError: what was kept once stays as it is."""
    import lzma

    with database_file(version).open("xb") as packed:
        packed.write(lzma.compress(database.read_bytes(), preset=9 | lzma.PRESET_EXTREME))
    with expectations_file(version).open("x", encoding="utf-8") as told:
        told.write("[\n" + ",\n".join(_lines(each) for each in expected) + "\n]\n")


def _lines(one: Expected) -> str:
    """An evening with a line for each thing, and one for each part of its state."""
    fields = {name: value for name, value in asdict(one).items() if name not in LATELY or value}
    state = ",\n".join(f"   {_json(part)}: {_json(value)}" for part, value in fields.pop("state").items())
    head = ",\n".join(f"  {_json(name)}: {_json(value)}" for name, value in fields.items())
    return f' {{\n{head},\n  "state": {{\n{state}\n  }}\n }}'


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))


def expectations(version: str) -> Iterator[Expected]:
    """What is expected of the evenings of a version."""
    for raw in json.loads(expectations_file(version).read_text(encoding="utf-8")):
        yield Expected(**raw)
