"""A tiny app on the real foundation that fails on demand: `python -m tests.browser.failing_app PORT`."""

from __future__ import annotations

import sys

import flet as ft

from companion.ui.look import language, theme
from companion.ui.look.theme import Look, LookContext, Mode, use_look
from companion.ui.runtime.live import Live, attach, use_live
from companion.ui.widgets import error_boundary
from companion.ui.widgets.error_boundary import component
from companion.web.serving import server


class Turn(Live):
    """A counter that all screens share."""

    number = 1

    def advance(self) -> None:
        self.number += 1
        self.changed()


TURN = Turn()


@component
def Fragile(broken: bool) -> ft.Control:
    """Fails while drawing, on demand."""
    if broken:
        raise ZeroDivisionError
    return ft.Text("intact")


def fail() -> None:
    """A handler with a bug."""
    raise ZeroDivisionError


@component
def Workshop() -> ft.Control:
    """A shared counter, a field, and one button per way to fail."""
    turn, look = use_live(TURN), use_look()
    name, set_name = ft.use_state("")
    broken, set_broken = ft.use_state(False)
    return ft.Column(
        [
            ft.Semantics(
                identifier="turn", content=ft.Text(f"Tour {turn.number}", theme_style=ft.TextThemeStyle.HEADLINE_LARGE)
            ),
            ft.Semantics(identifier="still", content=ft.Text("Immobile", color=look.palette.text_brass)),
            ft.Row(
                [
                    ft.FilledButton("Suivant", on_click=turn.advance),
                    ft.OutlinedButton("Casser", on_click=lambda: set_broken(True)),
                    ft.OutlinedButton("Réparer", on_click=lambda: set_broken(False)),
                    ft.TextButton("Échouer", on_click=fail),
                    ft.Button("Simple"),
                    ft.IconButton(ft.Icons.UNDO, tooltip="Annuler", on_click=turn.advance),
                ],
                wrap=True,
            ),
            ft.TextField(label="Nom", value=name, on_change=lambda event: set_name(event.control.value)),
            ft.Semantics(identifier="hello", content=ft.Text(f"Bonjour {name}")),
            Fragile(broken),
        ]
    )


def main(page: ft.Page) -> None:
    """Any address shows the workshop; `/clair` in the light palette, `/grand` at twice the size."""
    attach(page, TURN)
    language.set_language(page, "fr")
    look: Look = theme.look_for(
        page, Mode.LIGHT if page.route == "/clair" else Mode.DARK, 2.0 if page.route == "/grand" else 1.0
    )
    theme.apply(page, look)
    page.render(lambda: LookContext(look, Workshop))


if __name__ == "__main__":
    error_boundary.install(language.say)
    app = server.build_app(main, title="Atelier", lang="fr")
    sys.exit(server.serve(app, port=int(sys.argv[1]), open_browser=False))
