"""What was worked out of files and is kept for the next start, as JSON in the cache folder of this machine.

Nothing is believed for its age or its place: what is kept counts only for the very bytes that it was worked out of, in
this Python, and as long as nobody has touched it. Anything else is worked out anew, and no error. So an
editor sees a change at once, the folder may be thrown away at any time, and without one all is done as if there were
no cache.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

FORMAT: Final = 1
"""Raised when what is kept is written or worked out otherwise."""
MOBILE_VARIABLE: Final = "FLET_APP_STORAGE_TEMP"
"""Set by the app's shell on phones and tablets: the folder in which the app may keep what it can make again."""
VERSIONS: Final = f"{FORMAT} {sys.version}"


def cache_dir() -> Path:
    """The app's own folder on a phone or tablet, else the user's cache folder."""
    if own := os.environ.get(MOBILE_VARIABLE):
        return Path(own) / "vigie"
    shared = Path(os.environ.get("XDG_CACHE_HOME", ""))
    return (shared if shared.is_absolute() else Path.home() / ".cache") / "vigie"


def digest(paths: Iterable[Path]) -> bytes:
    """What stands for some files: another one whenever a name or a byte of them is another. Raises OSError."""
    whole = hashlib.blake2b()
    for path in paths:
        content = path.read_bytes()
        whole.update(f"{path.name} {len(content)} ".encode())
        whole.update(content)
    return whole.digest()


def kept(name: str, source: bytes, make: Callable[[], Any]) -> Any:
    """What `make` works out of `source`: looked up, or made and kept under this name. Raises what `make` raises.

    Only plain JSON is kept; whatever else `make` may give is made again each time.
    """
    try:
        path = cache_dir() / f"{name}.json"
    except RuntimeError:  # a user without a home
        return make()
    with suppress(OSError):
        seal, _, payload = path.read_bytes().partition(b"\n")
        if seal == _seal(source, payload):
            return json.loads(payload)
    value = make()
    _keep(path, source, value)
    return value


def _keep(path: Path, source: bytes, value: object) -> None:
    """Write it down where that can be done, whole or not at all: others may read or write the same at this moment."""
    try:
        payload = json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
        if json.loads(payload) != value:
            return
    except (TypeError, ValueError):
        return
    with suppress(OSError):
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle, beside = tempfile.mkstemp(dir=path.parent, prefix=f"{path.stem}.")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(_seal(source, payload) + b"\n" + payload)
            os.replace(beside, path)
        except OSError:
            os.unlink(beside)
            raise


def _seal(source: bytes, payload: bytes) -> bytes:
    """Tells that this was worked out of that, by us."""
    whole = hashlib.blake2b(VERSIONS.encode(), digest_size=32)
    whole.update(f" {len(source)} ".encode())
    whole.update(source)
    whole.update(payload)
    return whole.hexdigest().encode()
