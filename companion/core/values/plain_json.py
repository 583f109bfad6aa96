"""Plain JSON as Python has it."""

from __future__ import annotations

import json
from typing import Any

JsonObject = dict[str, Any]
"""An object of JSON that was read, or is to be written. Whoever takes something out of it knows what was put there."""


def from_text(text: str | bytes) -> Any:
    """What a text of JSON says. Raises ValueError for what is none, and for what nobody has nested so deep."""
    try:
        return json.loads(text)
    except RecursionError as error:
        raise ValueError("too deep") from error
