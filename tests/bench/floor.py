"""The least that Flet can do: a page with one text and one button. What it needs is in every figure of ours.

`python -m tests.bench.floor PORT` serves it like Vigie, with the same start page and headers.
"""

from __future__ import annotations

import sys

import flet as ft

from companion.web.serving import server


@ft.component
def Count() -> ft.Control:
    """A tap counts on; the identifiers are those that the meter of the table watches."""
    count, set_count = ft.use_state(0)
    words = ft.Semantics(content=ft.Text(str(count), size=34), identifier="question", container=True)
    face = ft.Container(ft.Text("+"), width=300, height=64, on_click=lambda _: set_count(count + 1))
    return ft.Column([words, ft.Semantics(content=face, identifier="answer-main", button=True, container=True)])


def main(page: ft.Page) -> None:
    """The entry point of a screen."""
    page.render(Count)


if __name__ == "__main__":
    sys.exit(server.serve(server.build_app(main, title="Floor", lang="en"), port=int(sys.argv[1]), open_browser=False))
