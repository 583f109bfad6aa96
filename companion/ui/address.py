"""Where a screen is: the page, and what it is about, as an address such as /table/ab12."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

WRONG: Final = "wrong"
"""The page of somebody to whom something looks wrong; it is about the page from which one came."""


@dataclass(frozen=True, slots=True)
class Address:
    """Where a screen is: a page, and what it is about."""

    page: str = "home"
    about: str = ""


def address_of(route: str) -> Address:
    """What is named by an address such as /table/ab12."""
    parts = [part for part in route.split("?")[0].split("/") if part]
    if parts[:1] == [WRONG]:
        return Address(WRONG, "/".join(parts[1:]))
    return Address(parts[0] if parts else "home", parts[1] if len(parts) > 1 else "")


def route_to(address: Address) -> str:
    """Inverse of `address_of`."""
    return "/" + "/".join(part for part in (address.page, address.about) if part and part != "home")
