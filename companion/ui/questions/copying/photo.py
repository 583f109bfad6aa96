"""The photo of a card where the card is copied: the way to the camera, small beside its slots, large by a tap."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import flet as ft

from companion.core.questions.kinds import Form
from companion.core.values.messages import msg
from companion.library.texts import Texts
from companion.ui.look.theme import TOUCH, Look
from companion.ui.questions.sheet.sheet_text import pen
from companion.ui.widgets import kit

CLOSER = 5.0
"""How much closer a large photo can be pulled with two fingers."""
ASIDE = 300
"""Width of a photo beside the answers of a tablet, in logical pixels at zoom 1."""
ABOVE = 380
"""Height of a large photo above the answers."""


@dataclass(frozen=True, slots=True)
class Photo:
    """The photo of the card that is asked about."""

    jpeg: bytes | None
    """None without one."""
    address: str
    """Where one is taken, "" for nowhere."""
    large: bool
    """Whether it takes the place of the card."""
    turn: Callable[[], object]
    """Makes it large or small."""
    drop: Callable[[], object]
    """Throws it away."""

    def link(self, look: Look, t: Texts, compact: bool, beside: bool) -> Callable[[], ft.Control] | None:
        """Draws what stands in the headline: the way to the camera, or the photo as small as a button.

        beside: whether the photo stands beside the card anyway.  None where nothing is to be said.
        """
        if self.jpeg is None:
            return partial(camera, look, t, self.address, compact) if self.address else None
        return None if beside else partial(self._thumb, look, t, self.jpeg)

    def _thumb(self, look: Look, t: Texts, jpeg: bytes) -> ft.Control:
        p = look.palette
        thumb = ft.Container(
            ft.Image(src=jpeg, fit=ft.BoxFit.COVER, exclude_from_semantics=True, gapless_playback=True),
            width=TOUCH,
            height=TOUCH,
            border=ft.Border.all(2, p.mark if self.large else p.paper_line),
            border_radius=8,
            clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
            on_click=lambda _: self.turn(),
        )
        return kit.tagged(thumb, "photo-turn", t(msg("photo-smaller" if self.large else "photo-larger")))

    def beside(self, look: Look, t: Texts) -> ft.Control:
        """The photo as high as what it stands beside, large by a tap."""
        p = look.palette
        frame = ft.Container(
            self._picture(),
            bgcolor=p.paper_shade,
            border=ft.Border.all(2, p.paper_line),
            border_radius=kit.RADIUS,
            padding=6,
            on_click=lambda _: self.turn(),
        )
        return kit.tagged(frame, "photo-turn", t(msg("photo-larger")))

    def opened(self, look: Look, t: Texts, question: Form, narrow: bool, height: float | None = None) -> ft.Control:
        """The large photo, with what can be done with it. height: of the picture, None for all that is left.

        narrow: whether signs must do for words, so that the picture keeps the height.
        """
        p = look.palette
        near = ft.InteractiveViewer(self._picture(), min_scale=1, max_scale=CLOSER, expand=True)
        frame = ft.Container(
            near,
            bgcolor=p.paper_shade,
            border=ft.Border.all(2, p.mark),
            border_radius=kit.RADIUS,
            padding=6,
            alignment=ft.Alignment.CENTER,
            expand=True,
            on_click=lambda _: self.turn(),
        )
        deeds = [
            self._deed(look, t, narrow, "left", "photo-smaller", self.turn),
            *([self._deed(look, t, narrow, "camera", "photo-again", None)] if self.address else []),
            self._deed(look, t, narrow, "bin", "photo-drop", self.drop),
        ]
        seen = kit.tagged(frame, "photo-large", t(msg("photo-of", card=question.text)), expand=True)
        whole: ft.Row | ft.Column = kit.rows([seen, ft.Row(deeds, spacing=8)], 8)
        if narrow:
            stretch = ft.CrossAxisAlignment.STRETCH
            whole = ft.Row([seen, kit.rows(deeds, 8, tight=True)], spacing=8, vertical_alignment=stretch)
        whole.expand, whole.height = height is None, height
        return whole

    def _picture(self) -> ft.Control:
        """The photo as it is kept; what stands around it says what it is, or what a tap on it does."""
        assert self.jpeg is not None
        return ft.Image(
            src=self.jpeg, fit=ft.BoxFit.CONTAIN, border_radius=8, gapless_playback=True, exclude_from_semantics=True
        )

    def _deed(
        self, look: Look, t: Texts, narrow: bool, sign: str, name: str, deed: Callable[[], object] | None
    ) -> ft.Control:
        """A button below the large photo, or on a phone beside it. deed: None for the way to the camera."""
        p, words = look.palette, t(msg(name))
        face: ft.Control = kit.icon(look, sign, 26, p.on_parchment)
        if not narrow:
            centre = ft.TextAlign.CENTER
            said = pen(look, words, bold=True, max_lines=2, text_align=centre, expand=True, expand_loose=True)
            face = ft.Row([face, said], spacing=8, alignment=ft.MainAxisAlignment.CENTER)
        body = ft.Container(
            face,
            bgcolor=p.paper,
            border=ft.Border.all(2, p.paper_line),
            border_radius=12,
            width=TOUCH if narrow else None,
            height=TOUCH if narrow else TOUCH * look.zoom,
            padding=ft.Padding.symmetric(horizontal=0 if narrow else 8),
            alignment=ft.Alignment.CENTER,
            expand=None if narrow else True,
            url=ft.Url(self.address, ft.UrlTarget.SELF) if deed is None else None,
            on_click=(lambda _: deed()) if deed is not None else None,
        )
        return kit.tagged(body, name, words if narrow else "", expand=None if narrow else 1)


def camera(look: Look, t: Texts, address: str, compact: bool) -> ft.Control:
    """The way to the page that takes a photo. On a phone a sign stands for the words."""
    p = look.palette
    words = t(msg("photo-take"))
    sign = kit.icon(look, "camera", look.sizes.small * 1.5, p.on_parchment)
    named = [] if compact else [pen(look, words, bold=True, size=look.sizes.small)]
    body = ft.Container(
        kit.line([sign, *named], 8, tight=True),
        height=look.link_height,
        width=TOUCH if compact else None,
        padding=ft.Padding.symmetric(horizontal=4 if compact else 14),
        alignment=ft.Alignment.CENTER,
        bgcolor=p.paper,
        border=ft.Border.all(2, p.paper_line),
        border_radius=12,
        url=ft.Url(address, ft.UrlTarget.SELF),
    )
    return kit.tagged(body, "photo-take", words)
