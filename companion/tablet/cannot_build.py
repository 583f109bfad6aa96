"""Why the folder cannot be built."""

from __future__ import annotations

from companion.core.values.messages import Msg


class CannotBuild(Exception):
    """The folder is not written. text: why, and what to do."""

    def __init__(self, text: Msg) -> None:
        super().__init__(text.key)
        self.text = text
