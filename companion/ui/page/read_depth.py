"""How far a column has been read, and what its foot offers meanwhile.

The client says how high things are. A button that says "done" is never in sight while an order has not been.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

EDGE: Final = 24
"""What of the lower edge of the last card with an order, its frame and what lies below, need not be in sight."""
STEP: Final = 0.85
"""How much of what is in sight one tap scrolls on."""
State = Literal["unknown", "onward", "ready"]
"""What the foot offers: nothing while the client has not said how high the column is; the way on; its own buttons."""


@dataclass
class ReadDepth:
    """How far a column has been read, in logical pixels."""

    of: object = None
    """Of what is told in it."""
    bottom: float | None = None
    """Lower edge of the last card with an order, None until the client has said it."""
    rest: float | None = None
    """Height of all that follows, where anybody needs to know it."""
    view: float | None = None
    """Height of what is in sight."""
    whole: float | None = None
    """Height of all that is read and answered."""
    at: float = 0
    """How far it is scrolled."""
    seen: bool = False
    """Whether that edge has been in sight."""
    folded: bool = False
    """Whether not all was in sight at once, so that a lesson gave way; it does not come back."""
    steps: int = 0
    """How often somebody has scrolled on."""

    def begin(self, of: object) -> None:
        """Something else is told; the column keeps its height."""
        if of != self.of:
            self.of, self.bottom, self.rest, self.at = of, None, None, 0
            self.seen, self.folded, self.steps = False, False, 0

    @property
    def left(self) -> float:
        """Height that is left below all of it; none while the client has not said how high things are."""
        return 0.0 if self.whole is None or self.view is None else max(0.0, self.view - self.whole)

    @property
    def known(self) -> bool:
        """Whether the client has said how high things are."""
        return self.bottom is not None and self.view is not None

    def look(self) -> None:
        """Take note of what is in sight."""
        if self.bottom is not None and self.view is not None:
            self.seen = self.seen or self.at + self.view >= self.bottom - EDGE
            self.folded = self.folded or self.bottom + (self.rest or 0) > self.view

    def onward(self) -> float:
        """Scroll on to the next part that has not been in sight; to where that is."""
        self.steps += 1
        if self.bottom is None or self.view is None:  # a client that does not say how high things are shows all of it
            self.seen = True
            return 0
        self.at = min(self.at + STEP * self.view, max(0.0, self.bottom - self.view))
        self.look()
        return self.at

    def offers(self, held: bool) -> State:
        """What the foot offers. held: whether it stands behind an order."""
        return "ready" if self.seen or not held else "onward" if self.known else "unknown"
