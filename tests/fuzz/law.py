"""The law under which everything is handed in: taken, or refused in words that say where and what to do.

No traceback, nothing in the log but warnings of one line, and what was there before a refusal is there after it.
"""

from __future__ import annotations

import io
import logging
import resource
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

from companion.core.values.messages import Msg
from companion.library.texts import LANGUAGES, texts_in

LONGEST: Final = 2_500
"""Letters of a refusal at most, whatever it repeats of what was given."""
MEMORY: Final = 1 << 30
"""Bytes that one thing may take."""
Attack = Callable[[Random], str]
"""Hands in one thing. Returns how it went, in a word. Raises Fault or anything else where the law is broken."""


class Fault(AssertionError):
    """The law is broken."""


@dataclass(frozen=True)
class Target:
    """Something that reads what others hand in. examples: of the short form; the long one tries many times more."""

    name: str
    attack: Attack
    examples: int


def told(text: Msg) -> str:
    """What a person reads of a refusal, in the second language. Raises Fault where it cannot be shown."""
    words = ""
    for lang in LANGUAGES:
        words = texts_in(lang)(text)
        if not words.strip() or len(words) > LONGEST:
            raise Fault(f"{len(words)} letters of {text.key}: {words[:200]!r}")
        words.encode("utf-8")
        if "Traceback" in words or "object at 0x" in words:
            raise Fault(f"{text.key} speaks Python: {words[:300]!r}")
    return words


@contextmanager
def as_people_read() -> Iterator[None]:
    """Where a message of the file itself lacks a word, the rest of it is said, as everywhere but in tests."""
    texts = [texts_in(lang) for lang in LANGUAGES]
    for each in texts:
        each.strict = False
    try:
        yield
    finally:
        for each in texts:
            each.strict = True


def refused(call: Callable[[], Any], *kinds: type[Exception]) -> str:
    """Hand something in that may be refused in one of these ways, each of which has its words in `text`."""
    try:
        call()
    except kinds as error:
        text: Msg = error.text  # type: ignore[attr-defined]
        told(text)
        return f"refused: {text.key}"
    return "taken"


def unchanged(before: Any, after: Any, what: str) -> None:
    """Nothing has changed. Raises Fault."""
    if before != after:
        raise Fault(f"{what} is no longer what it was")


class _Heard(logging.Handler):
    """What is logged, as a person at the console would see it."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


@contextmanager
def bounded() -> Iterator[None]:
    """Whoever takes much more memory than is there already gets none, instead of all that the machine has."""
    soft, hard = resource.getrlimit(resource.RLIMIT_AS)
    there = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (there + MEMORY, hard))
    try:
        yield
    except MemoryError as error:
        raise Fault(f"more than {MEMORY >> 20} megabytes") from error
    finally:
        resource.setrlimit(resource.RLIMIT_AS, (soft, hard))


@contextmanager
def quiet() -> Iterator[None]:
    """Nothing is printed that looks like a fault of a program. Raises Fault."""
    heard, root, out, err = _Heard(), logging.getLogger(), io.StringIO(), io.StringIO()
    root.addHandler(heard)
    try:
        with redirect_stdout(out), redirect_stderr(err):
            yield
    finally:
        root.removeHandler(heard)
    for record in heard.records:
        if record.exc_info or record.levelno >= logging.ERROR:
            raise Fault(f"logged with a traceback: {record.getMessage()}") from (record.exc_info or (None, None))[1]
    if "Traceback" in (printed := out.getvalue() + err.getvalue()):
        raise Fault(f"printed: {printed[-2_000:]}")
