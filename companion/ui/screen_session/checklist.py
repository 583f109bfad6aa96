"""What has been ticked off while the table is set up: no answers, so the journal knows nothing of them."""

from __future__ import annotations

from collections.abc import Iterable

from companion.ui.runtime.live import Live


class Checklist(Live):
    """The ticks of one evening on all its screens. They are kept by what they stand for, so that undo loses none."""

    def __init__(self) -> None:
        super().__init__()
        self._done: set[object] = set()

    def __contains__(self, thing: object) -> bool:
        return thing in self._done

    def put(self, things: Iterable[object], done: bool) -> None:
        """Tick things off, or take their ticks away."""
        if done:
            self._done.update(things)
        else:
            self._done.difference_update(things)
        self.changed()
