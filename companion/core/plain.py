"""Plain JSON as Python has it."""

from __future__ import annotations

from typing import Any

JsonObject = dict[str, Any]
"""An object of JSON that was read, or is to be written. Whoever takes something out of it knows what was put there."""
