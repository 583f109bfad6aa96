"""How a phone comes to the table: over HTTP through the door, as its browser does."""

from __future__ import annotations

import json
from http.client import HTTPConnection, HTTPResponse
from http.cookies import SimpleCookie
from typing import Final
from urllib.parse import urlsplit

PATIENCE: Final = 10.0
"""Seconds that one answer may take."""


def join(door: str, code: str, role: str, seat: str = "") -> str:
    """Scan the code, choose a seat or to watch; returns the cookie of the device that the table has let in."""
    guest = _ask(door, "GET", f"/join/{code}", expected=303)
    return _ask(door, "POST", "/join", guest, {"role": role, "seat": seat, "language": "fr"}, expected=200)


def _ask(door: str, method: str, path: str, cookie: str = "", body: object = None, *, expected: int) -> str:
    """One request; returns the cookies that came with the answer."""
    netloc = urlsplit(door).netloc
    connection = HTTPConnection(netloc, timeout=PATIENCE)
    headers = {"Cookie": cookie} if cookie else {}
    if body is not None:
        headers |= {"Content-Type": "application/json", "Origin": door}
    try:
        connection.request(method, path, json.dumps(body) if body is not None else None, headers)
        answer = connection.getresponse()
        told = answer.read().decode(errors="replace")
    finally:
        connection.close()
    if answer.status != expected:
        raise RuntimeError(f"{method} {path.split('/')[1]}: the door answers {answer.status}: {told[:200]}")
    return _cookies(answer)


def _cookies(answer: HTTPResponse) -> str:
    """Those of an answer, as a browser sends them back."""
    kept = SimpleCookie()
    for header in answer.headers.get_all("Set-Cookie") or []:
        kept.load(header)
    return "; ".join(f"{name}={morsel.value}" for name, morsel in kept.items())
