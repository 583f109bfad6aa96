"""Small pages without Flet: templates beside the code, filled and allowed to run nothing but themselves."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

_PLACE: Final = re.compile(r"\{\{(\w+)\}\}")


def part(module: str, name: str) -> str:
    """A file beside the code of a module. module: its `__file__`."""
    return (Path(module).parent / name).read_text("utf-8")


def filled(template: str, values: Mapping[str, str]) -> str:
    """A template with a value in each place."""
    return _PLACE.sub(lambda place: values[place[1]], template)


def harmless(value: object) -> str:
    """JSON that cannot end the element it stands in."""
    return json.dumps(value, ensure_ascii=False).replace("<", "\\u003c")


def digest(source: str) -> str:
    """By which a Content-Security-Policy knows a script or a style that stands in the page."""
    return "'sha256-" + base64.b64encode(hashlib.sha256(source.encode()).digest()).decode() + "'"


def policy(script: str, style: str, images: str = "'self'") -> dict[str, str]:
    """The header by which nothing runs in a page but this script and this style, and it speaks to nobody but us."""
    rules = (
        "default-src 'none'",
        f"script-src {digest(script)}",
        f"style-src {digest(style)}",
        f"img-src {images}",
        "font-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
    return {"content-security-policy": "; ".join(rules)}
