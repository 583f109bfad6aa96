"""Copying one card outside of an evening: the card, and what stands around it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

import flet as ft

from companion.core.kit.game import AnyGame
from companion.core.printed.kept_cards import KeptCard
from companion.core.questions.kinds import Form, Record
from companion.core.values.messages import Msg, msg
from companion.library.shelf import Shelf
from companion.library.texts import Texts
from companion.ui.art import picture
from companion.ui.look.theme import TOUCH, Look
from companion.ui.questions.copying.copying_screen import FormBody
from companion.ui.questions.sheet.printed_parts import Copies, PrintedContext, PrintedInfo
from companion.ui.questions.sheet.sheet_context import SheetContext
from companion.ui.runtime.host_services import SYSTEM_CLOCK
from companion.ui.screen_session.rights import OF_TABLE
from companion.ui.widgets import kit

WIDE = 900
"""Width of the screen from which the buttons stand beside the titles."""


class Workbench:
    """Takes what is filled in when a card is copied outside of an evening."""

    def __init__(self, put: Callable[[Any], None]) -> None:
        self.fault: Msg | None = None
        self.rights = OF_TABLE
        self._put = put

    def hasty(self) -> bool:
        """Nothing changes under the finger here."""
        return False

    def now(self) -> float:
        """Seconds by the clock that tells a hasty tap from another."""
        return SYSTEM_CLOCK.seconds()

    def answer(self, value: object, serial: int, *, ahead: Mapping[str, object] | None = None, seat: str = "") -> None:
        """Put the copied card on the shelf."""
        self._put(value)


@dataclass(frozen=True, slots=True)
class CardSpot:
    """A component: its schema and which copy."""

    schema: str
    subject: str


def form_of(game: AnyGame, card: CardSpot | KeptCard) -> Form:
    """What a card takes."""
    form: Form = game.form(card.schema, card.subject)
    return form


def share_button(look: Look, t: Texts, deed: Callable[[], None] | None, identifier: str) -> ft.Control:
    """The way to pass something on as codes."""
    words = t(msg("share-button"))
    return kit.button(look, words, deed, kind="sea", sign="share", identifier=identifier, height=TOUCH)


def back_button(look: Look, t: Texts, back: Callable[[], None], *, short: bool = False) -> ft.Control:
    """The way back to where one came from."""
    words = t(msg("ui-library-back-short" if short else "ui-library-back"))
    return kit.button(look, words, back, kind="sea", sign="left", identifier="library-back", height=TOUCH)


def bench(
    look: Look,
    t: Texts,
    game: AnyGame,
    shelf: Shelf,
    spot: CardSpot,
    store: Callable[[CardSpot, Record], None],
    discard: Callable[[CardSpot], None] | None,
    back: Callable[[], None],
    width: float,
    share: Callable[[], None] | None,
    copies: Copies,
    more: Sequence[ft.Control] = (),
    below: Sequence[ft.Control] = (),
) -> ft.Control:
    """One card on the copying screen, filled with what was copied. discard: forgets it, None where that is for others.

    copies: what is known meanwhile.  more: ends the bar.  below: what stands under the card.
    """
    form = form_of(game, spot)
    record = shelf.get(spot.schema, spot.subject) or {}
    copied = tuple((line.name, record.get(line.name)) for line in form.fields) if record else None
    filled = replace(form, default=copied)
    asked = SheetContext(Workbench(partial(store, spot)), filled, 0, width < WIDE, lambda _: None)
    tools = [back_button(look, t, back, short=bool(more) and width < WIDE)]
    if share is not None:
        tools.append(share_button(look, t, share, "library-share"))
    if record and discard is not None:
        words = t(msg("ui-library-discard"))
        throw = partial(discard, spot)
        tools.append(kit.button(look, words, throw, kind="sea", sign="bin", identifier="library-discard", height=TOUCH))
    bar = ft.Row([*tools, *more], wrap=True, spacing=10, run_spacing=8)
    body = PrintedContext(
        PrintedInfo(copies=copies), lambda: kit.keyed(f"{spot.schema}-{spot.subject}", FormBody, asked, filled)
    )
    return ft.Column([bar, ft.Container(body, expand=True), *below], spacing=10, expand=True)


MINI: Final = 38
"""Height of a painted card among the others of its kind."""


def drawn_beside(
    look: Look, t: Texts, game: AnyGame, shelf: Shelf, spot: CardSpot, choose: Callable[[CardSpot], object]
) -> list[ft.Control]:
    """Where hexes are painted: all cards of the kind in a line, as far as each is painted; nothing for other cards."""
    line = form_of(game, spot).fields[0]
    kind = game.box()[spot.schema]
    if line.kind != "hexes" or line.within is None or len(kind.subjects) < 2:
        return []
    schema, subject, name = line.within
    within = _drawn(shelf, CardSpot(schema, subject), name)
    p = look.palette

    def mini(each: str) -> ft.Control:
        here = each == spot.subject
        painted = _drawn(shelf, CardSpot(spot.schema, each), line.name)
        markup = picture(line.picture, painted=painted, within=within, brief=True)
        number = kit.words(look, each, size=look.sizes.small, bold=here, colour=p.text if here else p.text_muted)
        body = ft.Container(
            kit.rows(
                [kit.pic_markup(markup, MINI), number], 2, horizontal_alignment=ft.CrossAxisAlignment.CENTER, tight=True
            ),
            width=TOUCH,
            padding=ft.Padding.symmetric(vertical=4),
            bgcolor=p.panel_raised if here else None,
            border=ft.Border.all(3, p.coral) if here else None,
            border_radius=10,
            on_click=lambda _: choose(CardSpot(spot.schema, each)),
        )
        return kit.tagged(body, f"drawn-{each}", t(game.called(spot.schema, each)), selected=here)

    return [ft.Row([mini(each) for each in kind.subjects], spacing=3, scroll=kit.SCROLLS)]


def _drawn(shelf: Shelf, spot: CardSpot, name: str) -> tuple[str, ...]:
    """What is painted of a card on the shelf."""
    value = (shelf.get(spot.schema, spot.subject) or {}).get(name)
    return tuple(map(str, value)) if isinstance(value, list | tuple) else ()
