"""An app that copies any card of any game: `python -m tests.browser.copying_app PORT`, `/GAME/SCHEMA/SUBJECT`."""

from __future__ import annotations

import json
import sys
from typing import Any, cast

import flet as ft

from companion.core.procedures.copied_cards import CardValues, Known
from companion.core.questions.kinds import Form, Record
from companion.library.game_registry import game, game_ids
from companion.library.sample import load_sample
from companion.ui.games import screens_of
from companion.ui.look import language, theme
from companion.ui.look.language import Lang
from companion.ui.look.theme import LookContext, Mode
from companion.ui.questions.copying.copying_screen import FormBody
from companion.ui.questions.sheet.printed_parts import Copies, PrintedContext, PrintedInfo
from companion.ui.questions.sheet.sheet_context import SheetContext
from companion.ui.runtime.live import attach
from companion.ui.shell.card_copying import WIDE, Workbench
from companion.ui.widgets import error_boundary
from companion.ui.widgets.error_boundary import component
from companion.web.serving import server

STORED = "stored"
"""Names the record that was put away, as JSON."""


@component
def Copied(form: Form, others: Known, compact: bool) -> ft.Control:
    """The copying screen; once the card is put away, what was told. others: cards, those of other kinds are known."""
    told, tell = ft.use_state(cast(Record | None, None))
    if told is not None:
        return ft.Semantics(content=ft.Text(json.dumps(dict(told))), identifier=STORED, container=True)

    def put(values: Any) -> None:
        tell(form.read(values))

    asked = SheetContext(Workbench(put), form, 0, compact, lambda _: None)

    def known(schema: str, subject: str) -> CardValues | None:
        return others.get((schema, subject)) if schema != form.schema else None

    return PrintedContext(PrintedInfo(copies=Copies(waits=False, known=known)), lambda: FormBody(asked, form))


def main(page: ft.Page) -> None:
    """The card that the address names."""
    attach(page)
    language.set_language(page, "fr")
    look = theme.look_for(page, Mode.DARK, 1.0)
    theme.apply(page, look)
    parts = [part for part in (page.route or "/").split("/") if part]
    if len(parts) != 3:
        page.render(lambda: ft.Text("/GAME/SCHEMA/SUBJECT"))
        return
    form, others = game(parts[0]).form(parts[1], parts[2]), load_sample(game(parts[0]))
    compact = (page.width or 0) < WIDE
    body = ft.Container
    page.render(
        lambda: Lang(
            "fr",
            lambda: LookContext(
                look, lambda: body(Copied(form, others, compact), padding=8 if compact else 24, expand=True)
            ),
        )
    )


if __name__ == "__main__":
    for each in game_ids():
        load_sample(game(each))
        screens_of(each)
    error_boundary.install(language.say)
    app = server.build_app(main, title="Copie", lang="fr")
    sys.exit(server.serve(app, port=int(sys.argv[1]), open_browser=False))
