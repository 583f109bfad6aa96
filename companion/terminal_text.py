"""Words for terminals that cannot show all of them: what a letter set lacks is said with what it has."""

from __future__ import annotations

import codecs
import unicodedata
from io import TextIOWrapper
from typing import Final, TextIO

PLAIN: Final = str.maketrans(
    {"\u202f": " ", "\u00a0": " ", "’": "'", "‘": "'", "“": '"', "”": '"', "«": '"', "»": '"', "−": "-", "–": "-"}
    | {"—": "-", "…": "...", "→": "->", "×": "x", "≥": ">=", "≤": "<=", "œ": "oe", "Œ": "OE", "⁄": "/"}
)
"""Signs of our texts, and what stands for them on a typewriter."""
UNKNOWN: Final = "?"
ERRORS: Final = "vigie-plain"
"""Name of this way to encode, as `codecs` knows it."""


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
