"""The lifted cover: who holds the tablet, and has laid open there what they alone may read."""

from __future__ import annotations

from companion.ui.screen_session.part import Screen


class LiftedCover:
    """The cover over secrets on one screen."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self.holder = ""
        """The seat of whoever has lifted the cover here and holds the tablet still: the next secret of theirs needs no
        hand-over. "" for nobody."""

    def lift(self, seat: str) -> None:
        """Somebody lays open what only this seat may read; of several who are asked together each does so anew."""
        self.holder = "" if self._screen.view.together else seat
        self._screen.uncovered()

    def put_back(self) -> None:
        """The tablet lies on the table again."""
        self.holder = ""
        self._screen.uncovered()

    def gone_on(self) -> None:
        """Something was written: the cover stays lifted where the question is for the eyes of its holder alone."""
        question = self._screen.view.question
        alone = question is not None and question.secret and question.who == self.holder
        if not alone or self._screen.view.together:
            self.holder = ""
