"""What a report tells of something that went wrong, as the app caught it."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

FAULTS, STEPS = 5, 40
"""Faults that are told, and places of each of them."""
Short = Annotated[str, Field(max_length=300)]


class Strict(BaseModel):
    """A part of a report: nothing stands in it that has no name here."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class SeenError(Strict):
    """Something that went wrong, as the app caught it."""

    what: Short
    """What could not be done."""
    kind: Short
    """Of the exception."""
    said: Short | None
    """Its words, None where they may tell a secret."""
    where: list[Short] = Field(max_length=STEPS)
    """The way to it in the code, the innermost place last."""
    ago: int
    """Seconds."""
