"""Options that stand together, each group under its heading."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import flet as ft

from companion.core.questions.kinds import Option
from companion.core.values.messages import msg
from companion.library.texts import Texts
from companion.ui.look.theme import Look
from companion.ui.questions.parts.option_cards import ChosenMark, option_cards
from companion.ui.questions.sheet.printed_parts import PrintedInfo
from companion.ui.questions.sheet.sheet_context import SheetContext
from companion.ui.questions.sheet.sheet_frame import columns
from companion.ui.questions.sheet.sheet_text import quiet
from companion.ui.widgets import kit

ACROSS = 3
"""Options beside each other on a wide sheet."""


NOTE = 24
"""Letters of a note that still looks well on a narrow card."""


def in_groups(options: Sequence[Option]) -> dict[str, list[Option]]:
    """The options by group, groups in the order of their first option."""
    groups: dict[str, list[Option]] = {}
    for option in options:
        groups.setdefault(option.group, []).append(option)
    return groups


def shelves(sizes: Mapping[str, int], across: int) -> list[list[str]]:
    """The groups, several on one shelf as long as their options fit beside each other."""
    filled: list[list[str]] = []
    session = 0
    for group, size in sizes.items():
        if filled and size <= session:
            filled[-1].append(group)
            session -= size
        else:
            filled.append([group])
            session = across - size
    return filled


def _is_short(t: Texts, option: Option) -> bool:
    """Whether a narrow card is enough: no reasons to read, and a note of a few words."""
    return option.verdict.allowed and not option.figures and (option.note is None or len(t(option.note)) <= NOTE)


def grouped_cards(
    look: Look,
    t: Texts,
    asked: SheetContext,
    options: Sequence[Option],
    on_tap: Callable[[str], object],
    *,
    printed: PrintedInfo,
    chosen: Sequence[str] = (),
    mark: ChosenMark = "none",
    on_anyway: Callable[[str], object] | None = None,
) -> list[ft.Control]:
    """Shelves of groups, each with its heading; small groups share a shelf. Without groups just the cards."""
    across = columns(asked, look, ACROSS if all(_is_short(t, option) for option in options) else ACROSS - 1)
    groups = in_groups(options)
    if list(groups) == [""]:
        return [
            option_cards(
                look, t, asked, options, on_tap, printed=printed, chosen=chosen, mark=mark, on_anyway=on_anyway
            )
        ]
    wide = {group: min(len(members), across) for group, members in groups.items()}

    def block(group: str, headed: bool) -> ft.Control:
        head = [quiet(look, t(msg(f"ui-group-{group}")) if group else "", bold=True)] if headed else []
        cards = option_cards(
            look,
            t,
            asked,
            groups[group],
            on_tap,
            printed=printed,
            chosen=chosen,
            mark=mark,
            across=wide[group],
            on_anyway=on_anyway,
        )
        return ft.Container(kit.rows([*head, cards], 6), expand=wide[group])

    drawn: list[ft.Control] = []
    for shelf in shelves({group: len(members) for group, members in groups.items()}, across):
        free = across - sum(wide[group] for group in shelf)
        blocks = [block(group, any(shelf)) for group in shelf]
        filler = [ft.Container(expand=free)] if free else []
        drawn.append(ft.Row([*blocks, *filler], spacing=10, vertical_alignment=ft.CrossAxisAlignment.START))
    return drawn
