"""What taps on a card that is copied, and on its pad, do to what has been told of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from flet.components.hooks.use_ref import MutableRef

from companion.core.questions.kinds import Field, FieldValue, Form
from companion.ui.questions.copying.copy_draft import CardDraft
from companion.ui.questions.copying.form_lines import Values, is_open, lacking, lit_after, order
from companion.ui.questions.copying.half_copied import filled_in
from companion.ui.questions.copying.keypad import KeypadActions
from companion.ui.questions.kinds.grid_strokes import Point
from companion.ui.questions.sheet.sheet_context import SheetContext
from companion.ui.screen_session import screen_session


@dataclass(frozen=True, slots=True)
class CopyingState:
    """What is on the copying screen."""

    draft: CardDraft
    lit: str
    """The slot that is copied now."""
    brush: str = ""
    typed: str | None = None
    last: tuple[FieldValue, float] = (None, 0.0)
    """The value that was tapped last, and when."""
    stroke: list[Point] = field(default_factory=list, compare=False)
    """Where a finger goes over a grid."""


@dataclass(frozen=True, slots=True)
class CopyingTaps:
    """What taps on card and pad do to what is being copied by then: one may come before the last one was drawn."""

    asked: SheetContext
    question: Form
    first: Values
    """Values before anybody told any."""
    held: MutableRef[CopyingState]
    """What is on the copying screen."""
    lit: str
    """The slot whose keys were drawn."""
    lay: Callable[..., None]
    at_once: Callable[[Values], None] | None
    """Answers as soon as all is told by one key; None where the whole card lies here, which is put away by hand."""

    @property
    def work(self) -> CopyingState:
        """What is on the copying screen now."""
        assert self.held.current is not None
        return self.held.current

    @property
    def values(self) -> Values:
        """All that has been told by now, over what was there before."""
        return self.work.draft.over(self.first)

    def brush(self, name: str) -> str:
        """The brush of a grid, or of hexes, that was taken up last; "" for none."""
        return self.work.brush if name == self.work.lit else ""

    def light(self, name: str) -> None:
        """Copy another value; what is only on or off is turned over by the touch itself, unless keys tell more."""
        known = self.values[name]
        turned = isinstance(known, bool) and all(pad.opens != name for pad in self.question.pads)
        draft = self.work.draft.fill({name: not known}) if turned else self.work.draft
        lit = self._hanging(draft, name) if turned else name
        self.lay(replace(self.work, draft=draft, lit=lit, brush=self._brush(name), typed=None))

    def _hanging(self, draft: CardDraft, name: str) -> str:
        """What has to be told once a switch is turned over; the switch itself where there is nothing."""
        values, told = draft.over(self.first), filled_in(self.question, draft)
        there = order(self.question, values)
        hanging = (line.name for line in self.question.fields if line.when is not None and line.when[0] == name)
        return next((each for each in hanging if each in there and is_open(self.question, values, told, each)), name)

    def _brush(self, name: str) -> str:
        return self.work.brush if name == self.lit else ""

    def paint(self, name: str, change: Callable[[FieldValue], FieldValue]) -> None:
        """Change a grid, or what stands along it, where it was touched."""
        work = self.work
        draft = work.draft.fill({name: change(self.values[name])})
        grid = next((line for line in self.question.fields if name in line.edges), None)
        self.lay(replace(work, draft=draft, lit=name if grid is None else grid.name))

    def take(self, name: str, brush: str) -> None:
        """Take up a brush of a grid."""
        self.lay(replace(self.work, lit=name, brush=brush))

    def _told(self, draft: CardDraft, value: FieldValue = None) -> None:
        """Go on after the lit value was told."""
        values = draft.over(self.first)
        following = lit_after(self.question, values, filled_in(self.question, draft), self.lit)
        last = (value, self.asked.session.now())
        self.lay(replace(self.work, draft=draft, lit=following, brush="", typed=None, last=last))

    def _ends(self, told: Mapping[str, FieldValue]) -> bool:
        """Whether nothing more is asked once this is told, where only what matters now is."""
        values = self.work.draft.fill(told).over(self.first)
        names = self.work.draft.names | told.keys()
        return self.at_once is not None and all(name in names for name in order(self.question, values))

    def _several(self, told: Mapping[str, FieldValue]) -> None:
        """Several values by one tap, which answers where they are all that is asked."""
        draft = self.work.draft.fill(told)
        values = draft.over(self.first)
        if self.at_once is not None and self._ends(told) and not lacking(self.question, values):
            self.at_once(values)
        else:
            self._told(draft)

    def _fill(self, value: FieldValue) -> None:
        before, when = self.work.last
        if value == before and self.asked.session.now() - when < screen_session.SETTLE:
            return  # the same key at once is a slip of the finger: it was meant for the slot before
        self._told(self.work.draft.fill({self.lit: value}), value)

    def _put(self, value: FieldValue) -> None:
        words = isinstance(value, str)
        draft = self.work.draft.fill({self.lit: value}, going_on=words)
        self.lay(replace(self.work, draft=draft, lit=self.lit), words)

    def _next(self) -> None:
        value = self.values[self.lit]
        line = self._line()
        if value == "":
            value = None
        if value is None and line is not None and line.kind == "many":
            value = ()
        told = self.lit in self.work.draft.names and dict(self.work.draft.told)[self.lit] == value
        self._told(self.work.draft if told else self.work.draft.fill({self.lit: value}))

    def _line(self) -> Field | None:
        return next((line for line in self.question.fields if line.name == self.lit), None)

    def _erase(self) -> None:
        draft = self.work.draft.erase(self.lit, self.first[self.lit])
        self.lay(replace(self.work, draft=draft, lit=self.lit, typed=None))

    def _undo(self) -> None:
        draft, name = self.work.draft.undo()
        self.lay(replace(self.work, draft=draft, lit=name, brush="", typed=None, last=(None, 0.0)))

    def keypad_actions(self) -> KeypadActions:
        """For the pad."""
        work, line, values = self.work, self._line(), self.values
        return KeypadActions(
            self._fill,
            self._put,
            self._next,
            self._several,
            self._ends,
            lambda: self.work.typed or "",
            lambda typed: self.lay(replace(self.work, typed=typed, lit=self.lit)),
            lambda brush: self.take(self.lit, brush),
            self.brush,
            self.paint,
            (lambda: self._told(self.work.draft.fill({self.lit: None})))
            if line is not None and line.optional
            else None,
            self._erase if line is not None and values[line.name] is not None else None,
            self._undo if work.draft.steps else None,
        )
