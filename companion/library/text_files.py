"""Files that people name: read as text, within limits, or refused in words."""

from __future__ import annotations

from pathlib import Path

from companion.core.untrusted.untrusted_json import USUAL, BadFile, too_large
from companion.core.values.messages import msg


def read_text(path: Path, most: int = USUAL.size) -> str:
    """The text of a file, never more than `most` bytes of it. Raises BadFile saying what is wrong with it."""
    try:
        return read_bytes(path, most).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise no_utf8(str(path)) from error


def read_bytes(path: Path, most: int) -> bytes:
    """What is in a file. Raises BadFile where it cannot be read, or is more than `most` bytes."""
    try:
        with path.open("rb") as file:
            content = file.read(most + 1)
            if len(content) > most:
                raise too_large(max(path.stat().st_size, len(content)), most)
        return content
    except OSError as error:
        raise cannot_read(str(path), error) from error


def cannot_read(name: str, error: OSError) -> BadFile:
    """What is said of a file that the system does not let us read."""
    return BadFile(msg("core-cannot-read", file=name, reason=error.strerror or str(error)))


def no_utf8(name: str) -> BadFile:
    """What is said of a file, or of standard input, whose letters are not written as ours are."""
    return BadFile(msg("core-not-utf8", file=name))
