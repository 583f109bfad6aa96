"""The other ships' side: a card per NPC drawn like its ship card, the Kraken, what lasts."""

from __future__ import annotations

from dataclasses import dataclass

import flet as ft

from companion.core.values.messages import Msg, msg
from companion.games.captains_log.events.event_cards import reminders
from companion.games.captains_log.fleet.npc_card import ActionFlag, NpcCard
from companion.games.captains_log.fleet.npc_keys import FLAG_PICTURES
from companion.games.captains_log.model.names import MINIATURES, who
from companion.games.captains_log.model.state import Npc, State
from companion.games.captains_log.npcs.corsairs import ties
from companion.library.texts import Texts
from companion.ui.figures.recent_changes import FigureMark, News, marked
from companion.ui.figures.tracks import bar, counter, grouped, origin_mark
from companion.ui.gamekit.boards import side, use_board
from companion.ui.games.captains_log.parts.figures import news
from companion.ui.games.captains_log.parts.flowchart_layout import actions_done, flag_at_hand
from companion.ui.games.captains_log.parts.pieces import cubes, origin, purse
from companion.ui.look.theme import Look
from companion.ui.runtime.memo import use_kept
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

OPEN, DONE = "○", "●"


@dataclass(frozen=True, slots=True)
class NpcView:
    """What a card shows of an NPC. name: as people call it.  printed: None while it lies face down.

    origin: where the printed values come from.  acting: it is being played, or the next one.  flag: the action flag
    at hand, 0 for none.  done, most: actions used so far and allowed.  ties: what binds it to players.
    """

    npc: Npc
    name: Msg
    printed: NpcCard | None
    origin: str
    acting: bool
    flag: int
    done: int
    most: int
    ties: tuple[Msg, ...] = ()


@component
def ShipsSide(session: ScreenSession) -> ft.Control:
    """The right side of the table."""
    look, t, s = use_board(session, State)
    fresh = news(session)
    panels = [kit.still(ShipCard, look, t, sighted(session, npc), fresh.of(npc.id)) for npc in s.npcs]
    if s.kraken:
        panels.append(kit.still(Kraken, look, t, len(s.kraken), fresh.mark("kraken")))
    panels += [kit.still(Reminder, look, t(text)) for text in reminders(s)]
    return side(panels)


def sighted(session: ScreenSession, npc: Npc) -> NpcView:
    """An NPC as its card shows it."""
    s: State = session.view.state
    opened = session.view.open_command
    played = opened is not None and opened.name == "npc-activation" and opened.kwargs["npc"] == npc.id
    report = s.report if played else None
    most = session.view.game.book.numbers.npc_actions
    return NpcView(
        npc,
        who(s, npc.id),
        npc_card(s, npc),
        origin(s, "npc-card", npc.card),
        npc.id == acting_npc(session),
        flag_at_hand(report) if report is not None else 0,
        min(most, actions_done(report)) if report is not None else 0,
        most,
        ties(s, npc),
    )


def acting_npc(session: ScreenSession) -> str:
    """The NPC that is being played, else the next one to be played."""
    s: State = session.view.state
    opened = session.view.open_command
    if opened is not None and opened.name == "npc-activation":
        return str(opened.kwargs["npc"])
    return s.turn.npcs[0] if s.turn.stage == "npcs" and s.turn.npcs else ""


def npc_card(s: State, npc: Npc) -> NpcCard | None:
    """The typed card of an NPC, None while it lies face down."""
    record = s.card("npc-card", npc.card) if npc.card and npc.revealed else None
    return NpcCard.of(record) if record is not None else None


@component
def ShipCard(look: Look, t: Texts, ship: NpcView, fresh: News) -> ft.Control:
    """One NPC. While it is played, or after a tap, its card is open: values and action flags."""
    tapped, tap = ft.use_state(False)
    npc, printed, opened, keep = ship.npc, ship.printed, ship.acting or tapped, use_kept()
    if printed is None:
        return _face_down(look, t, ship)
    p = look.palette
    content: list[ft.Control] = [keep("head", _head, look, t, ship.name, printed)]
    if opened:
        content += _values(look, t, printed, ship.origin)
    if npc.water or npc.fire or opened:
        harm = fresh.among("water", "fire")
        content.append(keep("damage", _damage, look, t, npc.water, npc.fire, printed.hull, harm))
    if opened:
        dots = DONE * ship.done + OPEN * (ship.most - ship.done)
        content += [
            keep(f"flag-{n}", _flag, look, t, action, ship.flag, dots if action.number == ship.flag else "")
            for n, action in enumerate(printed.flags)
        ]
    if facts := _facts(look, t, npc, fresh):
        content.append(ft.Row(facts, wrap=True, spacing=10, run_spacing=4))
    content += [kit.words(look, t(tie), size=look.sizes.small, colour=p.text_brass) for tie in ship.ties]
    if not npc.on_map:
        content.append(_waiting(look, t, npc, printed, fresh.mark("counter")))
    body = kit.panel(
        look,
        kit.rows(content, 7),
        border=ft.Border.all(2, p.coral if ship.acting else p.panel),
        on_click=lambda _: tap(not tapped),
    )
    return kit.tagged(body, f"npc-{npc.id}", "")


def _face_down(look: Look, t: Texts, ship: NpcView) -> ft.Control:
    """The back of a card: nobody knows yet who sails there."""
    p, npc = look.palette, ship.npc
    scale = min(look.zoom, 1.5)
    back = ft.Container(
        ft.Container(
            kit.headline(look, "?", size=look.sizes.title, colour=p.text_brass),
            alignment=ft.Alignment.CENTER,
            border=ft.Border.all(1, p.line),
            border_radius=4,
        ),
        width=38 * scale,
        height=50 * scale,
        bgcolor=p.panel_sunk,
        border=ft.Border.all(2, p.line),
        border_radius=7,
        padding=3,
    )
    note = msg("cl-ui-face-down-level", level=npc.level) if npc.level else msg("cl-ui-face-down")
    ink = p.text if ship.acting else p.text_muted
    words = kit.rows([kit.words(look, t(ship.name), bold=True, colour=ink), kit.caption(look, t(note))], 0)
    words.expand = True
    edge = ft.Border.all(2, p.coral if ship.acting else p.panel)
    panel = kit.panel(look, kit.line([back, words], 12), border=edge, opacity=1 if ship.acting else 0.8)
    return ft.Semantics(content=panel, identifier=f"npc-{npc.id}", container=True)


def _head(look: Look, t: Texts, name: Msg, printed: NpcCard) -> ft.Control:
    colour = kit.colour_of(printed.nation)
    note = msg("cl-npc-of", role=msg(f"cl-role-{printed.role}"), nation=msg(f"nation-{printed.nation}"))
    return kit.line(
        [
            kit.pic(f"ship:{MINIATURES[printed.role]}", 44, hull=colour, flag=printed.nation),
            ft.Column(
                [kit.words(look, t(name), bold=True, max_lines=3), kit.caption(look, t(note))], spacing=0, expand=True
            ),
        ]
    )


def _values(look: Look, t: Texts, printed: NpcCard, source: str) -> list[ft.Control]:
    """Defence, hull and reward, with the origin of the card."""
    unknown = "?"

    def told(value: int | None) -> str | int:
        return unknown if value is None else value

    strength = msg("cl-ui-strength", defence=told(printed.defence), hull=told(printed.hull))
    prize = [purse(look, t, printed.reward, label=t(msg("cl-npc-form-reward")))] if printed.reward else []
    return [
        kit.words(look, t(strength)),
        ft.Row([*prize, origin_mark(look, t, source)], wrap=True, spacing=12, run_spacing=2),
    ]


def _damage(look: Look, t: Texts, water: int, fire: int, hull: int | None, fresh: News) -> ft.Control:
    """Water and fire against the hull, in numbers and as a bar."""
    counted = [
        counter(look, f"cube:{kind}", value, height=18, label=t(msg(f"cl-fix-{kind}")), mark=fresh.mark(kind))
        for kind, value in (("water", water), ("fire", fire))
    ]
    if not hull:
        return kit.line(counted, 8)
    return kit.line([*counted, bar(look, (water + fire) / hull, look.palette.coral)], 8)


def _flag(look: Look, t: Texts, action: ActionFlag, here: int, dots: str) -> ft.Control:
    p = look.palette
    value = "?" if action.value is None else action.value
    text = t(msg(f"cl-flag-{action.kind}", value=value, bonus=action.bonus, n=action.number))
    at_hand, over = action.number == here, action.number < here
    ink = p.on_alert if at_hand else p.text_muted if over else p.text
    row: list[ft.Control] = [
        kit.pic(FLAG_PICTURES[action.kind], 24),
        ft.Container(kit.words(look, text, colour=ink, bold=at_hand), expand=True),
    ]
    if at_hand:
        row.append(
            ft.Semantics(
                content=kit.words(look, dots, colour=ink), label=dots, identifier="npc-actions", container=True
            )
        )
    elif over:
        row.append(kit.icon(look, "check", 20, p.text_muted))
    return ft.Container(
        kit.line(row),
        bgcolor=p.alert if at_hand else p.panel_sunk,
        border_radius=8,
        padding=ft.Padding.symmetric(horizontal=8, vertical=4),
        opacity=0.7 if over else 1,
    )


def _facts(look: Look, t: Texts, npc: Npc, fresh: News) -> list[ft.Control]:
    """What lies on the card: coins, cubes, wounded crew, lost sails."""
    counted = (
        ("token:coin", "coins", npc.coins),
        ("token:crew", "wounds", npc.wounds),
        ("token:sail", "sails", npc.sails),
    )
    return [
        *(
            counter(look, picture, grouped(t, value), label=t(msg(f"cl-fix-{name}")), mark=fresh.mark(name))
            for picture, name, value in counted
            if value
        ),
        *cubes(look, t, npc.cargo, fresh),
    ]


def _waiting(look: Look, t: Texts, npc: Npc, printed: NpcCard, mark: FigureMark) -> ft.Control:
    """Where it will enter, and how long it goes on waiting."""
    words: Msg = msg("cl-ui-waiting")
    if printed.spawn_tile is not None:
        words = msg("cl-ui-waiting-tile", tile=printed.spawn_tile)
    left = kit.pic("token:time", 28, t(msg("cl-fix-counter")), value=npc.counter) if npc.counter is not None else None
    said = ft.Container(kit.caption(look, t(words)), expand=True)
    return kit.line([*([marked(look, left, mark)] if left else []), said])


@component
def Kraken(look: Look, t: Texts, cards: int, mark: FigureMark) -> ft.Control:
    """How many Kraken cards are in play."""
    words = marked(look, kit.words(look, t(msg("cl-ui-kraken", n=cards))), mark)
    return kit.panel(look, kit.line([kit.pic("ship:kraken", 46), words], 10))


@component
def Reminder(look: Look, text: str) -> ft.Control:
    """Something that lasts, so that the table does not forget it."""
    return kit.panel(
        look, kit.line([kit.icon(look, "warning", 24, look.palette.mark), kit.words(look, text, expand=True)])
    )
