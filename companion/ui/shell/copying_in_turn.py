"""Cards copied one after the other, by several people at the same time: which is this screen's, and which is next."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Self

import flet as ft
from flet.components.hooks.use_ref import MutableRef

from companion.core.kit.game import AnyGame
from companion.core.questions.kinds import BadAnswer, Record
from companion.core.questions.question_base import is_subject
from companion.core.values.messages import Msg, msg
from companion.library.missing_cards import CopiedExtent, extent
from companion.library.shelf import Shelf
from companion.store import StoreFault
from companion.ui.questions.sheet.printed_parts import Copies
from companion.ui.runtime.live import use_live
from companion.ui.shell.card_copying import CardSpot
from companion.ui.shell.missing_cards import CopyingRun, run_of, taken


def successor(subject: str) -> str:
    """The card with the next number: "SM-012" is followed by "SM-013"; "" behind one without a number."""
    found = re.fullmatch(r"(.*?)([0-9]{1,6})", subject)
    return f"{found[1]}{int(found[2]) + 1:0{len(found[2])}}" if found else ""


@dataclass(frozen=True, slots=True)
class CardCopying:
    """What lies on the copying screen of this screen, and what may become of it."""

    run: CopyingRun | None
    """None where nothing does."""
    choose: Callable[[CardSpot | None], None]
    """Lays one card there, None puts it back."""
    begin: Callable[[Sequence[CopiedExtent]], None]
    """Several, one after the other."""
    on: Callable[[], None]
    """Leaves this one to others."""
    store: Callable[[CardSpot, Record], None]
    """Keeps what was copied, and goes on."""
    offered: str = ""
    """The number that was proposed last behind a new card, "" for none."""


@dataclass(frozen=True, slots=True)
class Errand:
    """What somebody has come to copy, and where the way leads afterwards. Empty for whoever comes to look around."""

    spots: tuple[CardSpot, ...] = ()
    done: Callable[[], object] = lambda: None

    @classmethod
    def to(cls, wanted: Iterable[tuple[str, str]], done: Callable[[], object]) -> Self:
        """To copy components by schema and subject."""
        return cls(tuple(CardSpot(*each) for each in wanted), done)


TO_LOOK_AROUND: Final = Errand()


def use_copying(
    game: AnyGame, shelf: Shelf, copies: Copies, say: Callable[[Msg | None], None], errand: Errand = TO_LOOK_AROUND
) -> CardCopying:
    """Hook: the copying screen of this screen; what still lay there is there again. say: tells people what came of it.

    errand: what lies there from the start.  What the values of a card lead to comes right after it.  Redrawn with the
    shelf, and with what others copy.
    """
    together = copies.together
    use_live(copies.shelf)
    use_live(together.live)
    offered: MutableRef[str] = ft.use_ref()
    copier = _Copier(game, shelf, copies, say, offered)
    before = ft.use_memo(lambda: copier.first(errand), [])
    run, set_run = ft.use_state(before)
    ft.use_effect(lambda: None if before is None else copier.free(before.spot), [])

    def work(new: CopyingRun | None) -> None:
        if new is None:
            together.leave()
        set_run(new)

    def go_on(new: CopyingRun | None) -> None:
        work(new)
        if new is None:
            errand.done()

    def choose(spot: CardSpot | None) -> None:
        free = spot is None or together.take((spot.schema, spot.subject))
        say(None if free or spot is None else copier.taken(spot))
        if free:
            work(None if spot is None else CopyingRun((spot,)))

    def begin(extents: Sequence[CopiedExtent]) -> None:
        say(None)
        work(run_of(extents).begun(copier.free))

    def store(spot: CardSpot, values: Record) -> None:
        lost = copier.taken(spot)
        try:
            following = copier.kept(run, spot, values, not errand.spots) if lost is None else None
            say(lost or (msg("ui-library-stored") if following is None else None))
            go_on(following)
        except (BadAnswer, StoreFault) as error:
            say(error.text)

    def on() -> None:
        go_on(run.after(copier.free) if run is not None else None)

    return CardCopying(run, choose, begin, on, store, offered.current or "")


@dataclass(frozen=True, slots=True)
class _Copier:
    """Copies cards on one screen, while others copy on theirs."""

    game: AnyGame
    shelf: Shelf
    copies: Copies
    say: Callable[[Msg | None], None]
    offered: MutableRef[str]
    """The number that was proposed last behind a new card."""

    def _lacks(self, spot: CardSpot) -> bool:
        """Whether anything of a card is still to be copied."""
        record = self.shelf.get(spot.schema, spot.subject)
        return not extent(self.game, spot.schema, spot.subject, record).whole

    def free(self, spot: CardSpot) -> bool:
        """Take a card; one that others copy, or have copied meanwhile, is left out."""
        return self._lacks(spot) and self.copies.together.take((spot.schema, spot.subject))

    def first(self, errand: Errand) -> CopyingRun | None:
        """What lies there from the start: what somebody was sent for, else what still lay there."""
        together, lying = self.copies.together, self.copies.together.mine()
        sent = CopyingRun(errand.spots).begun(
            lambda spot: self._lacks(spot) and together.other((spot.schema, spot.subject)) is None
        )
        return sent or (None if lying is None else CopyingRun((CardSpot(*lying),)))

    def taken(self, spot: CardSpot) -> Msg | None:
        """Who else has a card; None for nobody."""
        return taken(self.game, self.shelf.known(), spot, self.copies.together)

    def keep(self, spot: CardSpot, values: Record) -> None:
        """Keep what was copied. Raises BadAnswer, StoreFault."""
        self.shelf.complete(spot.schema, spot.subject, dict(values))
        self.copies.keep(spot.schema, spot.subject, None)

    def kept(self, run: CopyingRun | None, spot: CardSpot, values: Record, on: bool) -> CopyingRun | None:
        """Keep what was copied; what comes then: what its values lead to, the rest of the run, behind a new card of a
        collection the next number. on: whether that is wanted.  Raises BadAnswer, StoreFault."""
        new = on and self.shelf.get(spot.schema, spot.subject) is None
        self.keep(spot, values)
        following = run.grown(self.led_to(spot)).after(self.free) if run is not None else None
        return following or (self.next_of(spot) if new else None)

    def next_of(self, spot: CardSpot) -> CopyingRun | None:
        """Behind a new card of a collection the one with the next number that nobody has; None for any other card."""
        mustering = self.game.forms.mustering
        if not self.game.box()[spot.schema].open or (mustering is not None and spot.schema == mustering.schema):
            return None
        subject = successor(spot.subject)
        while subject and self.shelf.get(spot.schema, subject) is not None:
            subject = successor(subject)
        self.offered.current = subject
        return CopyingRun((spot, CardSpot(spot.schema, subject))).after(self.free) if is_subject(subject) else None

    def led_to(self, spot: CardSpot) -> Iterator[CardSpot]:
        """The cards to which the values of one lead."""
        record = self.shelf.get(spot.schema, spot.subject) or {}
        return (CardSpot(*each) for each in self.game.leads(spot.schema, spot.subject, record))
