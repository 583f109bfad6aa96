"""What the last NPC did and why: its orders in plain words, and its flowchart with the path taken lit."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.core.journal import Said
from companion.core.text import Msg, msg
from companion.games.captains_log.names import who
from companion.games.captains_log.npcs.trees import ChartNode
from companion.games.captains_log.state import Report, State
from companion.library.texts import Texts
from companion.ui import kit
from companion.ui.games import Frame
from companion.ui.games.captains_log.chart import Step, Stretch, moves_something, revisable, stretches
from companion.ui.games.captains_log.npcs import npc_card
from companion.ui.games.captains_log.pieces import title
from companion.ui.live import use_live
from companion.ui.room import Room
from companion.ui.safety import component
from companion.ui.table.notebook import rule_tag
from companion.ui.text import use_texts
from companion.ui.theme import TOUCH, Look, use_look

RAIL, SIGN = 108, 44
"""Width of the column in which the chart is drawn, height of one of its signs, in logical pixels at zoom 1."""
BEGINNING = ("N-01", "N-03")
"""Nodes with which an activation may begin."""
FEW = 3
"""Orders that may be as large as a question."""


@component
def OrdersCard(room: Room, frame: Frame, linked: bool = True) -> ft.Control:
    """The orders of the last activation: what people now do with the miniature. linked: with the way to the chart."""
    look, t = use_look(), use_texts()
    s: State = room.evening.state
    report = s.report
    if report is None:
        return ft.Container(height=0)
    p = look.palette
    deeds = [order for order in report.orders if moves_something(order.key)]
    rest = [order for order in report.orders if not moves_something(order.key)]
    size = look.sizes.title * (1.0 if frame.compact or len(deeds) > FEW else 1.25)
    head: list[ft.Control] = [
        ft.Container(
            kit.words(look, t(msg("cl-ui-orders", npc=who(s, report.npc))), bold=True, colour=p.on_parchment_muted),
            expand=True,
        )
    ]
    chart = kit.button(
        look,
        t(msg("cl-ui-see-chart")),
        partial(frame.on_tab, "chart"),
        sign="map",
        identifier="see-chart",
        height=TOUCH,
        size=look.sizes.small,
    )
    below: list[ft.Control] = []
    if linked and frame.compact:
        below = [ft.Row([chart])]
    elif linked:
        head.append(chart)
    drawn = [
        *(_order(look, kit.headline(look, t(order), size=size, colour=p.on_parchment), "right") for order in deeds),
        *(_order(look, kit.words(look, t(order), colour=p.on_parchment_muted), "cross") for order in rest),
    ]
    card = ft.Container(
        kit.rows([kit.line(head, 12), *drawn, *below], 6),
        bgcolor=p.paper,
        border=ft.Border.all(2, p.brass),
        border_radius=12,
        padding=ft.Padding.symmetric(horizontal=14, vertical=10),
    )
    return ft.Semantics(content=card, identifier="orders", container=True)


def _order(look: Look, words: ft.Text, sign: str) -> ft.Control:
    words.expand = True
    size = look.sizes.body * 1.1
    drop = ((words.size or size) * 1.3 - size) / 2  # level with the first line of the words
    mark = ft.Container(
        kit.icon(look, sign, size, look.palette.on_parchment_muted), padding=ft.Padding.only(top=max(0.0, drop))
    )
    return ft.Row([mark, words], spacing=8, vertical_alignment=ft.CrossAxisAlignment.START)


@component
def FlowchartPage(room: Room, frame: Frame) -> ft.Control:
    """The path of the last activation lit in its flowchart; a lit fact can be declared wrong."""
    use_live(room)
    look, t = use_look(), use_texts()
    s: State = room.evening.state
    report = s.report
    if report is None:
        return kit.panel(look, kit.story(look, t(msg("cl-ui-no-report")), size=look.sizes.title), expand=True)
    content: list[ft.Control] = [OrdersCard(room, frame, False)] if report.orders else []
    for number, stretch in enumerate(stretches(report)):
        content.append(kit.keyed(f"{report.npc}-{number}", StretchView, room, frame, report, stretch))
    return kit.panel(look, ft.ListView(content, spacing=14, expand=True), expand=True)


@component
def StretchView(room: Room, frame: Frame, report: Report, stretch: Stretch) -> ft.Control:
    """One tree as it was walked; its other nodes are one tap away."""
    look, t = use_look(), use_texts()
    opened, open_ = ft.use_state(False)
    p = look.palette
    heading = kit.headline(look, t(_heading(room, report, stretch)), size=look.sizes.title, colour=p.text_brass)
    drawn = [_step(look, t, room, frame, report, step) for step in stretch.steps]
    if stretch.outcome is not None:
        drawn.append(_outcome(look, t, frame, stretch.outcome))
    content: list[ft.Control] = [heading, kit.rows(drawn, 0)]
    if stretch.unlit:
        words = t(msg("cl-ui-unlit-hide" if opened else "cl-ui-unlit", n=len(stretch.unlit)))
        toggle = kit.button(
            look,
            words,
            lambda: open_(not opened),
            kind="sea",
            sign="up" if opened else "down",
            identifier=f"unlit-{stretch.tree}-{stretch.flag}",
            height=TOUCH,
            size=look.sizes.small,
        )
        content.append(ft.Row([toggle]))
    if opened:
        content += [_unlit(look, t, node) for node in stretch.unlit]
    return kit.rows(content, 8)


def _heading(room: Room, report: Report, stretch: Stretch) -> Msg:
    """Which part of the activation a stretch is: the flag with its value, or the turn around the flags."""
    s: State = room.evening.state
    if not stretch.flag:
        return msg("cl-ui-tree-n" if stretch.steps[0].node.id in BEGINNING else "cl-ui-tree-end")
    printed = npc_card(s, s.npc(report.npc))
    flags = printed.flags if printed else ()
    if stretch.flag > len(flags):  # the ship is gone, and its card with it
        return msg("cl-ui-tree-flag", n=stretch.flag)
    action = flags[stretch.flag - 1]
    value = msg("ui-unknown") if action.value is None else action.value
    what = msg(f"cl-flag-{action.kind}", value=value, bonus=action.bonus, n=action.number)
    return msg("cl-ui-tree-flag-of", what=what)


def _lozenge(look: Look, name: str, decision: bool) -> ft.Control:
    """The sign of a lit node: a lozenge for a question, a box for a step."""
    p = look.palette
    width, height = RAIL * min(look.zoom, 1.5), SIGN * min(look.zoom, 1.5)
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
            border=ft.Border.all(2, p.brass),
            border_radius=14,
            padding=ft.Padding.symmetric(horizontal=12, vertical=1),
        )
    ]
    edge = ft.Container(width=3, bgcolor=p.brass, expand=True)
    parts = [sign] if last else [sign, *(said if answer else []), edge]
    return ft.Column(
        parts, spacing=0, horizontal_alignment=ft.CrossAxisAlignment.CENTER, width=RAIL * min(look.zoom, 1.5)
    )


def _step(look: Look, t: Texts, room: Room, frame: Frame, report: Report, step: Step) -> ft.Control:
    """A lit node: its question, its rule, where the other answer would have led, and how to say that it is wrong."""
    p = look.palette
    passed = step.passed
    answer = t(msg(f"core-{passed.answer}")) if passed.answer else ""
    asked = kit.words(look, t(passed.text or step.node.text), bold=True)
    notes: list[ft.Control] = [rule_tag(look, passed.rule, frame.on_rule)]
    if step.otherwise is not None:
        way = "cl-ui-way-yes" if passed.answer == "no" else "cl-ui-way-no"
        name = step.otherwise.text if step.otherwise.outcome else msg("core-said", text=step.otherwise.id)
        notes.append(title(look, t(msg(way, to=name))))
    deciding = revisable(room.evening.journal.live, report.npc, passed.key)
    if deciding is not None:
        notes.append(
            kit.button(
                look,
                t(msg("cl-ui-wrong")),
                partial(_declare_wrong, room, *deciding),
                kind="sea",
                sign="correct",
                identifier=f"wrong-{step.node.id}",
                height=TOUCH,
                size=look.sizes.small,
            )
        )
    card = ft.Container(
        kit.rows([asked, ft.Row(notes, wrap=True, spacing=10, run_spacing=2)], 0),
        bgcolor=p.panel_raised,
        border=ft.Border.only(left=ft.BorderSide(3, p.brass)),
        border_radius=10,
        padding=ft.Padding.only(left=14, right=10, top=10, bottom=4),
        margin=ft.Margin.only(bottom=10),
        expand=True,
    )
    body = ft.Row(
        [_rail(look, _lozenge(look, step.node.id, bool(passed.answer)), answer), card],
        spacing=12,
        intrinsic_height=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return ft.Semantics(content=body, identifier=f"node-{step.node.id}", container=True)


def _outcome(look: Look, t: Texts, frame: Frame, node: ChartNode) -> ft.Control:
    """Where the chart ended."""
    p = look.palette
    flag = ft.Container(
        kit.icon(look, "check", 26, p.on_action), bgcolor=p.action, border_radius=20, padding=7, width=40, height=40
    )
    words = kit.headline(look, t(node.text), size=look.sizes.title)
    words.expand = True
    return kit.line([_rail(look, flag, last=True), words, rule_tag(look, node.rule, frame.on_rule)], 12)


def _unlit(look: Look, t: Texts, node: ChartNode) -> ft.Control:
    """A node that was not passed, with where it would lead."""
    p = look.palette
    ways = [msg(way, to=to) for way, to in (("cl-ui-way-yes", node.yes), ("cl-ui-way-no", node.no)) if to]
    if len(ways) == 1:
        ways = [msg("cl-ui-way", to=node.yes)]
    return kit.line(
        [
            ft.Container(
                kit.words(look, node.id, size=16, colour=p.text_muted),
                width=RAIL * min(look.zoom, 1.5),
                alignment=ft.Alignment.CENTER,
                border=ft.Border.all(1, p.line),
                border_radius=8,
                padding=4,
            ),
            ft.Column(
                [
                    kit.words(look, t(node.text), colour=p.text_muted),
                    title(look, "   ".join(t(way) for way in ways)),
                ],
                spacing=0,
                expand=True,
            ),
        ],
        12,
    )


def _declare_wrong(room: Room, number: int, said: Said) -> None:
    """A yes becomes a no and the rest follows anew; any other fact is asked again."""
    if isinstance(said.value, bool):
        room.revise(number, not said.value)
    else:
        room.undo_to(number)
