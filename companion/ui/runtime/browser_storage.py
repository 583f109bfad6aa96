"""Storage of a browser: where it keeps everything, and whether it has agreed to remove nothing by itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.core.values.messages import Msg, msg


class BrowserStorage:
    """The `Keeping` of a page that runs Python itself (`companion/tablet/browser/`).

    secure: whether the browser has taken the address for a safe one, and so given its private file system.
    ask: has the page ask the browser to remove nothing by itself; the answer comes to `answered`.
    """

    may_vanish = True

    def __init__(self, secure: bool, ask: Callable[[], object]) -> None:
        self.warning: Msg | None = None if secure else msg("keeping-plain")
        """That such an address promises nothing."""
        self.changed: Callable[[], object] = lambda: None
        """Called after each answer."""
        self._secure = secure
        self._ask = ask
        self._persisted: bool | None = None

    @property
    def told(self) -> Sequence[Msg]:
        """What the browser promises."""
        if not self._secure:
            return ()
        return (msg({None: "keeping-asked", True: "keeping-sure", False: "keeping-unsure"}[self._persisted]),)

    def begun(self) -> None:
        """Browsers that ask their reader do so once there is something to lose."""
        self._ask()

    def answered(self, persisted: bool | None) -> None:
        """What the browser has answered. persisted: whether it removes nothing by itself, None as long as it was not
        asked."""
        self._persisted = persisted
        self.changed()
