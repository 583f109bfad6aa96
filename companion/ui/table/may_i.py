"""The checker, "May I?": the question of the plan stands in the middle, the referee's opinion beside it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import flet as ft

from companion.core.game import Menu, Seat
from companion.core.questions import Roll
from companion.core.text import Msg, msg
from companion.core.verdicts import Verdict
from companion.library.texts import Texts
from companion.table.trial import Trial
from companion.ui import kit
from companion.ui.live import use_live
from companion.ui.questions.ink import pen, quiet
from companion.ui.questions.odds import odds_plot
from companion.ui.questions.sheet import QuestionSheet
from companion.ui.questions.verdict import arithmetic, broken_rules
from companion.ui.room import Room
from companion.ui.safety import component
from companion.ui.text import use_texts
from companion.ui.theme import TOUCH, Look, use_look

GAP = 10
BESIDE = 376
"""Width of the opinion on a tablet, in logical pixels."""
SHEET = 460
"""Height of the question on a phone."""


class TrialRoom(Room):
    """The screens' view of a plan: everything may be chosen, nothing is played."""

    trying = True

    def __init__(self, room: Room, seat: str) -> None:
        self._real = room
        self.trial = Trial(room.table, seat)
        super().__init__(self.trial.aside, game=room.game, identity=room.id)
        self.sovereign, self.private = room.sovereign, room.private

    def answer(self, value: object, serial: int, *, ahead: Mapping[str, object] | None = None) -> None:
        """Choose for the plan, against the rules too."""
        self._try(serial, lambda: self.trial.choose(value, serial))
        if not self.trial.blocked.allowed:  # nothing was written, so nobody was told
            self.changed()

    def overrule(self, value: object, serial: int) -> None:
        """Nothing is played, so nothing needs to be overruled."""
        self.answer(value, serial)

    def carry_out(self) -> bool:
        """Do at the real table what was planned. False, with the reason as `fault`, when it no longer fits."""
        if self.hasty():
            return False
        if not self.ready:
            self._refuse(msg("core-not-asked" if self.trial.verdict.allowed else "ui-phone-no-overrule"))
        else:
            self._try(self.number, lambda: self.trial.do(self._real.source, self._real.seat))
        return self.fault is None

    @property
    def ready(self) -> bool:
        """Whether the plan may be tried at the real table: there alone people may do what is not theirs, or refused."""
        mine = isinstance(self._real.evening.question, Menu)
        return self.sovereign or (mine and self.trial.verdict.allowed)


def mover(room: Room) -> str:
    """Whose plan it will most likely be: who is asked, else who sits first. On a phone it is always its own."""
    if room.private:
        return room.seat
    seats = [seat.id for seat in room.evening.game.seats(room.evening.state)]
    asked = room.evening.question.who if room.evening.question is not None else ""
    return asked if asked in seats else (seats[0] if seats else "")


@component
def MayI(room: Room, compact: bool, on_rule: Callable[[str], None], on_close: Callable[[], None]) -> ft.Control:
    """The checker. It asks what it cannot know, says what is right and what follows, and changes nothing."""
    look = use_look()
    seat, sit = ft.use_state(mover(room))
    times, again = ft.use_state(0)
    aside = ft.use_memo(lambda: TrialRoom(room, seat), [seat, times])
    use_live(aside)

    def do() -> None:
        if aside.carry_out():
            on_close()

    seats = room.evening.game.seats(room.evening.state) if room.sovereign else ()
    head = Banner(seats, seat, compact, sit, on_close)
    sheet = kit.keyed(f"plan-{seat}-{times}", QuestionSheet, aside, compact, on_rule)
    opinion = Opinion(aside, on_rule, do, lambda: again(times + 1))
    if compact:
        parts = [head, opinion, ft.Container(sheet, height=SHEET)]
        return ft.Column(parts, spacing=GAP, expand=True, scroll=ft.ScrollMode.AUTO)
    beside = ft.Container(opinion, width=BESIDE * min(look.zoom, 1.25))
    body = ft.Row([sheet, beside], spacing=GAP, expand=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Column([head, body], spacing=GAP, expand=True)


@component
def Banner(
    seats: Sequence[Seat], seat: str, compact: bool, sit: Callable[[str], None], on_close: Callable[[], None]
) -> ft.Control:
    """Says that nothing is played here, for whom it is planned, and leads back."""
    look, t = use_look(), use_texts()
    p = look.palette
    title = kit.headline(look, t(msg("ui-may-i")), size=look.sizes.title)
    note = [] if compact else [kit.words(look, t(msg("ui-trial-note")), size=look.sizes.small, colour=p.text_muted)]
    chips = [
        kit.button(
            look,
            each.name,
            partial(sit, each.id),
            kind="brass" if each.id == seat else "sea",
            identifier=f"plan-of-{each.id}",
            height=TOUCH,
            size=look.sizes.small,
        )
        for each in (seats if len(seats) > 1 else ())
    ]
    close = kit.button(look, t(msg("ui-close")), on_close, kind="sea", identifier="trial-close", height=TOUCH)
    words = ft.Container(kit.rows([title, *note], 0), expand=True)
    first = kit.line([kit.icon(look, "scales", 28, p.text_brass), words, *([] if compact else chips), close], 10)
    lines = [first, ft.Row(chips, wrap=True, spacing=8)] if compact and chips else [first]
    return kit.panel(look, kit.rows(lines, 6), padding=8)


@component
def Opinion(
    aside: TrialRoom, on_rule: Callable[[str], None], do: Callable[[], None], again: Callable[[], None]
) -> ft.Control:
    """The verdict with every broken rule, the arithmetic, what follows, the odds, and the ways out."""
    use_live(aside)
    look, t = use_look(), use_texts()
    trial, question = aside.trial, aside.evening.question
    verdict = trial.verdict
    planned = bool(trial.plan) or not verdict.allowed
    odds = question.odds() if isinstance(question, Roll) and question.odds is not None else None
    parts = [_status(look, t, verdict, planned), *broken_rules(look, t, verdict, on_rule)]
    parts += arithmetic(look, t, verdict.sums)
    parts += [odds_plot(look, t, odds)] if odds is not None else []
    parts += _listed(look, t, msg("ui-trial-effects"), (*verdict.effects, *trial.consequences))
    words = msg("ui-trial-do" if verdict.allowed or not aside.sovereign else "ui-anyway")
    kind = "brass" if verdict.allowed else "plain"
    ready = do if trial.doable and aside.ready else None
    buttons = [
        kit.button(look, t(words), ready, kind=kind, identifier="trial-do", height=kit.ANSWER, expand=1),
        kit.button(look, t(msg("ui-trial-again")), again if planned else None, identifier="trial-again", expand=1),
    ]
    return ft.Container(
        ft.Column(
            [
                ft.Column(parts, spacing=GAP, expand=True, scroll=ft.ScrollMode.AUTO),
                ft.Row(buttons, spacing=GAP),
            ],
            spacing=GAP,
        ),
        bgcolor=look.palette.parchment,
        border_radius=kit.RADIUS + 4,
        padding=16,
    )


def _status(look: Look, t: Texts, verdict: Verdict, planned: bool) -> ft.Control:
    """The opinion in one line, with a sign and a colour."""
    p = look.palette
    if not planned:
        words, sign, colour = msg("ui-trial-nothing"), "info", p.on_parchment_muted
    elif verdict.allowed:
        words, sign, colour = msg("ui-trial-allowed"), "check", p.on_parchment_good
    else:
        words, sign, colour = msg("ui-trial-refused"), "lock", p.on_parchment_bad
    line = kit.headline(look, t(words), size=look.sizes.title, colour=colour)
    line.expand = True
    return ft.Semantics(
        content=kit.line([kit.icon(look, sign, 28, colour), line]),
        identifier="trial-verdict",
        live_region=True,
        container=True,
    )


def _listed(look: Look, t: Texts, title: Msg, lines: Sequence[Msg]) -> list[ft.Control]:
    """What would follow, line by line."""
    if not lines:
        return []
    said = [pen(look, f"· {t(line)}", size=look.sizes.small) for line in lines]
    return [kit.rows([quiet(look, t(title), bold=True), *said], 4)]
