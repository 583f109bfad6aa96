"""Printed components that somebody has copied, wherever they are kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from companion.core.values.plain_json import JsonObject


@dataclass(frozen=True, slots=True)
class KeptCard:
    """The values of one component.  schema, subject: which one, as in its Form."""

    schema: str
    subject: str
    record: JsonObject
    """Plain JSON by field name."""
    origin: str
    """Who gave the values, e.g. "owner" or the name of the file they came from."""
    edited: str = ""
    """ISO 8601, UTC."""


class CardKeeper(Protocol):
    """Where copied components are kept, game by game."""

    def card(self, game: str, schema: str, subject: str) -> KeptCard | None: ...

    def cards(self, game: str) -> Sequence[KeptCard]: ...

    def broken_cards(self, game: str) -> Sequence[tuple[str, str]]:
        """Schema and subject of those that were copied and cannot be read any more."""

    def put_cards(self, game: str, cards: Sequence[KeptCard]) -> None:
        """Keep all of them or none; the time of editing is now."""

    def delete_card(self, game: str, schema: str, subject: str) -> None: ...


class PhotoKeeper(Protocol):
    """Where photos of components are kept, game by game: JPEGs, by schema and subject."""

    def get(self, game: str, schema: str, subject: str) -> bytes | None: ...

    def sizes(self, game: str) -> Mapping[tuple[str, str], int]:
        """Which components have one, and the bytes of it."""

    def put(self, game: str, photos: Mapping[tuple[str, str], bytes]) -> None:
        """Keep all of them or none."""
