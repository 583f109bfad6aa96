"""A decision of an automatic ship or player as a path: the nodes passed are lit, and a wrong fact can be put right.

A game says in words what its chart or list of priorities asks; the path is drawn from these words alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import takewhile

import flet as ft

from companion.core.journal.journal import PEOPLE, Began, Entry, Said, is_personal
from companion.core.procedures.decision_report import Node
from companion.core.values.messages import Msg, msg
from companion.library.texts import Texts
from companion.ui.gamekit.boards import page
from companion.ui.gamekit.frame import Frame
from companion.ui.look.language import use_texts
from companion.ui.look.theme import TOUCH, Look, use_look
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

RAIL, SIGN = 108, 44
"""Width of the column in which the path is drawn, height of one of its signs, in logical pixels at zoom 1."""

Decided = tuple[int, Said]
"""The answer that decided a node, with its number in the journal."""
Wrong = Callable[[int, Said], None]


@dataclass(frozen=True, slots=True)
class PassedNode:
    """A node that was passed."""

    node: Node
    text: Msg
    otherwise: Msg | None = None
    """Where the other answer would have led; decided: while it may be revised."""
    decided: Decided | None = None


@dataclass(frozen=True, slots=True)
class Unlit:
    """A node that was not passed."""

    id: str
    text: Msg
    ways: tuple[Msg, ...] = ()
    """Where it would lead."""


@dataclass(frozen=True, slots=True)
class End:
    """Where a path ended."""

    text: Msg
    rule: str


@dataclass(frozen=True, slots=True)
class Path:
    """One stretch of a decision from top to bottom."""

    id: str
    heading: Msg
    lit: tuple[PassedNode, ...]
    end: End | None = None
    """None if it goes on elsewhere or is still open."""
    unlit: tuple[Unlit, ...] = ()
    facts: tuple[Msg, ...] = ()
    """What was known when it was decided."""
    board: Callable[[], ft.Control] | None = None
    """Draws it."""


def ways(yes: str, no: str) -> tuple[Msg, ...]:
    """Where a node leads, by the ids that follow; with one of them only it is a step that nobody decides."""
    if yes and not no:
        return (msg("ui-path-way", to=yes),)
    return tuple(msg(way, to=to) for way, to in (("ui-path-yes", yes), ("ui-path-no", no)) if to)


def revisable(live: Sequence[tuple[int, Entry]], key: str, begins: Callable[[Entry], bool]) -> Decided | None:
    """The answer to the question `key` of the last automatic turn, with its journal number, while it may be revised.

    It may until a person has begun anything since; an answer that is not yes or no must be a person's own. live: the
    journal's entries in force.  begins: whether an entry began a turn of the one whose path is shown.
    """
    begun = [at for at, (_, entry) in enumerate(live) if begins(entry)]
    if not key or not begun:
        return None
    own = list(takewhile(lambda item: not isinstance(item[1], Began), live[begun[-1] + 1 :]))
    if any(is_personal(entry) for _, entry in live[begun[-1] + 1 + len(own) :]):
        return None
    for number, entry in own:
        if isinstance(entry, Said) and entry.key == key:
            return (number, entry) if isinstance(entry.value, bool) or entry.source in PEOPLE else None
    return None


def declare_wrong(session: ScreenSession, number: int, said: Said) -> None:
    """A yes becomes a no and the rest follows anew; any other fact is asked again."""
    if isinstance(said.value, bool):
        session.revise(number, not said.value)
    else:
        session.undoing.to(number)


def began(command: str, entry: Entry, **arguments: str) -> bool:
    """Whether an entry began this procedure with these arguments."""
    if not isinstance(entry, Began) or entry.command.name != command:
        return False
    return all(entry.command.kwargs.get(name) == value for name, value in arguments.items())


def decision(
    look: Look, session: ScreenSession, frame: Frame, actor: str, orders: ft.Control | None, paths: Sequence[Path]
) -> ft.Control:
    """A page with the orders of the last automatic turn, and the paths that led to them."""
    wrong = partial(declare_wrong, session)
    drawn = [kit.keyed(f"{actor}-{number}", PathView, path, frame, wrong) for number, path in enumerate(paths)]
    return page(look, [orders, *drawn] if orders is not None else drawn, 14)


@component
def PathView(path: Path, frame: Frame, on_wrong: Wrong) -> ft.Control:
    """The path as it was walked; the nodes that were not passed are one tap away."""
    look, t = use_look(), use_texts()
    opened, open_ = ft.use_state(False)
    heading = kit.headline(look, t(path.heading), size=look.sizes.title, colour=look.palette.text_brass)
    drawn = [_lit(look, t, frame, lit, on_wrong) for lit in path.lit]
    if path.end is not None:
        drawn.append(_end(look, t, frame, path.end))
    content: list[ft.Control] = [heading]
    content += [path.board()] if path.board is not None else []
    content += (kit.line([kit.icon(look, "eye", 20), kit.words(look, t(each), expand=True)], 8) for each in path.facts)
    content.append(kit.rows(drawn, 0))
    if path.unlit:
        words = t(msg("ui-path-unlit-hide" if opened else "ui-path-unlit", n=len(path.unlit)))
        toggle = kit.button(
            look,
            words,
            lambda: open_(not opened),
            kind="sea",
            sign="up" if opened else "down",
            identifier=f"unlit-{path.id}",
            height=TOUCH,
            size=look.sizes.small,
        )
        content.append(ft.Row([toggle]))
    if opened:
        content += [_unlit(look, t, node) for node in path.unlit]
    return kit.rows(content, 8)


def _rail_width(look: Look) -> float:
    return RAIL * min(look.zoom, 1.5)


def _sign(look: Look, name: str, decision: bool) -> ft.Control:
    """The sign of a lit node: a lozenge for a question, a box for a step."""
    p = look.palette
    width, height = _rail_width(look), SIGN * min(look.zoom, 1.5)
    x, y = width / 2, height / 2
    outline = f"M3 {y}L{x} 2L{width - 3} {y}L{x} {height - 2}Z" if decision else f"M8 4H{width - 8}V{height - 4}H8Z"
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"><path d="{outline}" '
        f'fill="{p.brass}" stroke="{p.text_brass}" stroke-width="2" stroke-linejoin="round"/></svg>'
    )
    word = kit.words(look, name, size=16, bold=True, colour=p.on_brass, max_lines=1)
    return ft.Stack(
        [
            ft.Image(src=markup, width=width, height=height, exclude_from_semantics=True),
            ft.Container(word, alignment=ft.Alignment.CENTER, width=width, height=height),
        ],
        width=width,
        height=height,
    )


def _rail(look: Look, sign: ft.Control, answer: str = "", *, last: bool = False) -> ft.Control:
    """The sign of a node, and the edge that leaves it with the answer on it."""
    p = look.palette
    said = [
        ft.Container(
            kit.words(look, answer, size=look.sizes.small, bold=True, colour=p.text_brass),
            border=ft.Border.all(2, p.mark),
            border_radius=14,
            padding=ft.Padding.symmetric(horizontal=12, vertical=1),
        )
    ]
    edge = ft.Container(width=3, bgcolor=p.brass, expand=True)
    parts = [sign] if last else [sign, *(said if answer else []), edge]
    return ft.Column(parts, spacing=0, horizontal_alignment=ft.CrossAxisAlignment.CENTER, width=_rail_width(look))


def _lit(look: Look, t: Texts, frame: Frame, lit: PassedNode, on_wrong: Wrong) -> ft.Control:
    """A lit node: its question, its rule, where the other answer would have led, and how to say that it is wrong."""
    p = look.palette
    node = lit.node
    answer = t(msg(f"core-{node.answer}")) if node.answer else ""
    notes: list[ft.Control] = [kit.rule_tag(look, node.rule, frame.on_rule, asks=t(msg("ui-why")))]
    if lit.otherwise is not None:
        way = "ui-path-yes" if node.answer == "no" else "ui-path-no"
        notes.append(kit.caption(look, t(msg(way, to=lit.otherwise))))
    if lit.decided is not None:
        notes.append(
            kit.button(
                look,
                t(msg("ui-path-wrong")),
                partial(on_wrong, *lit.decided),
                kind="sea",
                sign="correct",
                identifier=f"wrong-{node.id}",
                height=TOUCH,
                size=look.sizes.small,
            )
        )
    asked = kit.words(look, t(lit.text), bold=True)
    card = ft.Container(
        kit.rows([asked, ft.Row(notes, wrap=True, spacing=10, run_spacing=2)], 0),
        bgcolor=p.panel_raised,
        border=ft.Border.only(left=ft.BorderSide(3, p.mark)),
        border_radius=10,
        padding=ft.Padding.only(left=14, right=10, top=10, bottom=4),
        margin=ft.Margin.only(bottom=10),
        expand=True,
    )
    body = ft.Row(
        [_rail(look, _sign(look, node.id, bool(node.answer)), answer), card],
        spacing=12,
        intrinsic_height=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return ft.Semantics(content=body, identifier=f"node-{node.id}", container=True)


def _end(look: Look, t: Texts, frame: Frame, end: End) -> ft.Control:
    """Where the path ended."""
    p = look.palette
    flag = ft.Container(
        kit.icon(look, "check", 26, p.on_action), bgcolor=p.action, border_radius=20, padding=7, width=40, height=40
    )
    words = kit.headline(look, t(end.text), size=look.sizes.title)
    rule = ft.Row([kit.rule_tag(look, end.rule, frame.on_rule, asks=t(msg("ui-why")))], wrap=True)
    return kit.line([_rail(look, flag, last=True), kit.rows([words, rule], 0, expand=True)], 12)


def _unlit(look: Look, t: Texts, node: Unlit) -> ft.Control:
    """A node that was not passed, with where it would lead."""
    p = look.palette
    box = ft.Container(
        kit.words(look, node.id, size=16, colour=p.text_muted),
        width=_rail_width(look),
        alignment=ft.Alignment.CENTER,
        border=ft.Border.all(1, p.line),
        border_radius=8,
        padding=4,
    )
    words: list[ft.Control] = [kit.words(look, t(node.text), colour=p.text_muted)]
    if node.ways:
        words.append(kit.caption(look, "   ".join(t(way) for way in node.ways)))
    return kit.line([box, ft.Column(words, spacing=0, expand=True)], 12)
