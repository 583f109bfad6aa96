"""What commands read and complain of: files and standard streams, exit codes, and faults of the store; and how words
arrive on terminals that cannot show all of them: what a letter set lacks is said with what it has."""

from __future__ import annotations

import argparse
import codecs
import sys
import unicodedata
from collections.abc import Callable
from functools import wraps
from io import TextIOWrapper
from pathlib import Path
from typing import Final, TextIO

from companion.core.untrusted.untrusted_json import USUAL
from companion.core.values.messages import Msg
from companion.library.text_files import cannot_read, no_utf8, read_text
from companion.library.texts import Texts

NOT_IN_ORDER: Final = 1
BAD_INPUT: Final = 2
"""Exit code when what we were given cannot be used; one message says which part of it."""
STREAM: Final = "-"
"""Stands for standard input or output in the place of a file."""
PLAIN: Final = str.maketrans(
    {"\u202f": " ", "\u00a0": " ", "’": "'", "‘": "'", "“": '"', "”": '"', "«": '"', "»": '"', "−": "-", "–": "-"}
    | {"—": "-", "…": "...", "→": "->", "×": "x", "≥": ">=", "≤": "<=", "œ": "oe", "Œ": "OE", "⁄": "/"}
)
"""Signs of our texts, and what stands for them on a typewriter."""
UNKNOWN: Final = "?"
ERRORS: Final = "vigie-plain"
"""Name of this way to encode, as `codecs` knows it."""

Command = Callable[[argparse.Namespace, Texts], int]
"""A command imports what it needs when it runs: who asks the referee waits for no database, and nobody for a screen."""


def complain(texts: Texts, text: Msg, code: int) -> int:
    print(texts(text), file=sys.stderr)
    return code


def read_given(file: str, most: int = USUAL.size) -> str:
    """What a file or standard input says, `most` of it. Raises BadFile."""
    if file != STREAM:
        return read_text(Path(file), most)
    try:
        if isinstance(sys.stdin, TextIOWrapper):
            sys.stdin.reconfigure(encoding="utf-8-sig")  # JSON is written so, whatever the terminal is
        return sys.stdin.read(most + 1)
    except UnicodeDecodeError as error:
        raise no_utf8(file) from error
    except OSError as error:
        raise cannot_read(file, error) from error


def with_store_faults(command: Command) -> Command:
    """A command that opens the database, and says what is wrong with it."""

    @wraps(command)
    def run(options: argparse.Namespace, texts: Texts) -> int:
        from companion.store import StoreFault

        try:
            return command(options, texts)
        except StoreFault as fault:
            return complain(texts, fault.text, NOT_IN_ORDER)

    return run


def plain(words: str) -> str:
    """The same in ASCII, as a reader still understands it: without accents, and a question mark for the rest."""
    bare = unicodedata.normalize("NFKD", words.translate(PLAIN))
    return "".join(each if each.isascii() else UNKNOWN for each in bare if not unicodedata.combining(each))


def _encoded(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return plain(error.object[error.start : error.end]), error.end


def speak_plainly(*streams: TextIO) -> None:
    """From now on whatever is written there arrives, whatever letters the terminal or the file has."""
    codecs.register_error(ERRORS, _encoded)
    for stream in streams:
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=ERRORS)


def shows_everything(stream: TextIO) -> bool:
    """Whether a stream has every letter that there is."""
    return codecs.lookup(stream.encoding or "ascii").name.startswith("utf")
