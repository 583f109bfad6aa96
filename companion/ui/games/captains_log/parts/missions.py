"""Missions on a captain's sheet: each ongoing one as its card with the steps ticked, the completed ones by sets."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import flet as ft

from companion.core.values.messages import Msg, msg
from companion.games.captains_log.hand.mission_cards import card_of, goal_of, next_step, ongoing, veiled
from companion.games.captains_log.hand.mission_cards import title as mission_title
from companion.games.captains_log.hand.mission_form import LISTED, TYPES, MissionCard, MissionStep
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import NO_ONE, SeatId
from companion.games.captains_log.model.names import good as good_name
from companion.games.captains_log.model.names import nation as nation_name
from companion.games.captains_log.model.names import who
from companion.games.captains_log.model.state import Floating, Mission, Player, State
from companion.library.texts import Texts
from companion.ui.art.numerals import signed
from companion.ui.figures.tracks import grouped
from companion.ui.games.captains_log.parts.pieces import flag
from companion.ui.look.language import use_texts
from companion.ui.look.palette import BLOOD, BRASS, LEAF, WAVE
from companion.ui.look.theme import Look, use_look
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

SIGNS = {"transport": "cube:any", "rescue": "token:crew", "combat": "token:sabres", "personal": "token:officer"}
INKS = {"transport": WAVE, "rescue": LEAF, "combat": BLOOD, "personal": BRASS}
"""Picture and colour of each type; its name always stands beside them."""


@dataclass(frozen=True, slots=True)
class CaptainGoal:
    """What a captain is after, as all at the table may know it."""

    picture: str
    words: Msg
    """What is to be done next; the name of the mission where nobody has copied it."""
    step: int
    """So many steps are done."""
    of: int
    """Of so many, 0 while nobody knows."""
    left: int = 0
    """Time steps still to come, 0 without any."""


def aims_of(s: State, book: Book, player: Player) -> tuple[CaptainGoal, ...]:
    """The public missions of a captain."""
    return tuple(_aim(s, book, mission) for mission in ongoing(player) if mission.public or not veiled(s, mission))


def _aim(s: State, book: Book, mission: Mission) -> CaptainGoal:
    card, picture = card_of(s, book, mission), SIGNS.get(mission.type or "", "token:mission")
    left = mission.left or 0
    if card is None:
        return CaptainGoal(picture, mission_title(mission), mission.step, 0, left)
    of = max(mission.step, len(card.steps))
    if (step := next_step(card, mission)) is None or card.goal.id in LISTED or of == 1:
        return CaptainGoal(picture, card.goal.words, mission.step, of, left)
    floating = next((f for f in s.floating if f.id == mission.counter), None)
    words = step_words(card, step, mission, floating, last=mission.step == of - 1)
    return CaptainGoal(picture, words, mission.step, of, left)


def missions_of(s: State, book: Book, player: Player, *, private: bool = False) -> list[ft.Control]:
    """The ongoing missions of a captain and those that allies keep, then the sets of completed ones.

    private: one person alone looks, so that what this person knows lies open, and nothing else can be turned.
    """
    allies = tuple(ally for ally in s.team(player.id) if ally.id != player.id)
    cards = [_card(s, book, mission, NO_ONE, private) for mission in ongoing(player)]
    cards += [_card(s, book, mission, ally.id, private) for ally in allies for mission in ongoing(ally)]
    done = [mission for mission in player.missions if mission.done]
    if done:
        cards.append(kit.keyed(f"sets-{player.id}", Sets, tuple(done), book.numbers.missions_per_set))
    return cards


def _card(s: State, book: Book, mission: Mission, ally: SeatId, private: bool) -> ft.Control:
    if private and mission == Mission(mission.id):
        return kit.keyed(f"{mission.id}-back", FaceDown, mission)
    floating = next((f for f in s.floating if f.id == mission.counter), None)
    copied = card_of(s, book, mission)
    owner = who(s, ally) if ally else None
    covered = veiled(s, mission) and not private
    return kit.keyed(mission.id, MissionView, mission, copied, _goal(book, mission), covered, floating, owner)


def _goal(book: Book, mission: Mission) -> Msg | None:
    goal = goal_of(book, mission)
    return goal.words if goal else None


@component
def MissionView(
    mission: Mission,
    card: MissionCard | None,
    goal: Msg | None,
    secret: bool,
    floating: Floating | None,
    owner: Msg | None,
) -> ft.Control:
    """One mission as its card; one that others must not see lies face down until its owner taps it."""
    look, t = use_look(), use_texts()
    turned, turn = ft.use_state(False)
    p = look.palette
    if secret and not turned:
        return _back(look, t, mission, lambda: turn(True))
    lines: list[ft.Control] = [_head(look, t, mission, card, owner)]
    one = card is not None and len(card.steps) == 1 and card.goal.id not in LISTED
    if goal is not None and not one:
        lines.append(kit.story(look, t(goal), size=look.sizes.small, colour=p.on_parchment))
    if card is not None:
        said = (goal,) if one and goal else tuple(_step_words(card, mission, floating))
        lines += [_step(look, t, words, mission, i) for i, words in enumerate(said)]
        lines += _footer(look, t, card, mission)
    if secret:
        lines.append(
            kit.button(
                look, t(msg("cl-ui-mission-hide")), lambda: turn(False), identifier=f"{mission.id}-hide", height=48
            )
        )
    stripe = ft.Container(width=8, bgcolor=INKS.get(mission.type or "", p.paper_line))
    body = ft.Container(kit.rows(lines, 6), padding=ft.Padding.only(left=12, top=10, right=12, bottom=10), expand=True)
    sheet = ft.Container(
        ft.Row([stripe, body], spacing=0, intrinsic_height=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH),
        bgcolor=p.paper,
        border=ft.Border.all(1, p.paper_line),
        border_radius=10,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )
    return ft.Semantics(content=sheet, identifier=mission.id, container=True)


def _head(look: Look, t: Texts, mission: Mission, card: MissionCard | None, owner: Msg | None) -> ft.Control:
    """Its name, how it stands, and whether others may see it."""
    p = look.palette
    named = ft.Column(
        [
            kit.words(look, t(mission_title(mission)), bold=True, colour=p.on_parchment),
            _small(look, " · ".join(_state(t, mission, card, owner))),
        ],
        spacing=0,
        expand=True,
    )
    eye = kit.icon(look, "eye" if mission.public else "eye_off", 24, p.on_parchment_muted)
    return kit.line([kit.pic(SIGNS.get(mission.type or "", "token:mission"), 34), named, eye], 8)


@component
def FaceDown(mission: Mission) -> ft.Control:
    """The card of somebody else, which nobody can turn here."""
    return _back(use_look(), use_texts(), mission, None)


def _back(look: Look, t: Texts, mission: Mission, turn: Callable[[], None] | None) -> ft.Control:
    """The card face down: nothing but that it is there. turn: None where it cannot be turned."""
    p = look.palette
    title = t(mission_title(mission, veiled=True))
    how = t(msg("cl-ui-mission-look" if turn is not None else "cl-mission-in-hand"))
    words = ft.Column(
        [
            kit.words(look, title, bold=True, colour=p.text_brass),
            kit.words(look, how, size=look.sizes.small, colour=p.text_muted),
        ],
        spacing=0,
        expand=True,
    )
    body = ft.Container(
        kit.line([kit.pic("token:mission", 40), words, kit.icon(look, "eye_off", 26, p.text_muted)], 10),
        bgcolor=p.panel_sunk,
        border=ft.Border.all(2, p.line),
        border_radius=10,
        padding=12,
        on_click=(lambda _: turn()) if turn is not None else None,
    )
    if turn is None:
        return ft.Semantics(content=body, label=title, container=True)
    return kit.tagged(body, f"{mission.id}-look", title)


def _small(look: Look, text: str) -> ft.Control:
    return kit.words(look, text, size=look.sizes.small, colour=look.palette.on_parchment_muted)


def _state(t: Texts, mission: Mission, card: MissionCard | None, owner: Msg | None) -> list[str]:
    """Publicity, progress, time, and whose it is."""
    found = [t(owner)] if owner is not None else []
    found.append(t(msg("cl-mission-public" if mission.public else "cl-mission-in-hand")))
    if card is not None:
        found.append(t(msg("cl-ui-mission-steps-of", n=mission.step, all=max(mission.step, len(card.steps)))))
    else:
        found.append(t(msg("cl-mission-step", n=mission.step)))
    if mission.left:
        found.append(t(msg("cl-ui-mission-left", n=mission.left)))
    return found


def _step(look: Look, t: Texts, said: Msg, mission: Mission, i: int) -> ft.Control:
    """One step: ticked when it is validated, marked when it is next."""
    p = look.palette
    done, here = i < mission.step, i == mission.step
    mark: ft.Control
    if done:
        mark = kit.icon(look, "check", 20, LEAF)
    else:
        number = kit.words(look, str(i + 1), size=16, bold=True, colour=p.on_brass if here else p.on_parchment_muted)
        mark = ft.Container(
            number,
            width=22,
            height=22,
            bgcolor=p.brass if here else None,
            border=ft.Border.all(1.5, p.mark if here else p.paper_line),
            border_radius=11,
            alignment=ft.Alignment.CENTER,
        )
    words = kit.words(
        look,
        t(said),
        size=look.sizes.small,
        bold=here,
        colour=p.on_parchment_muted if done else p.on_parchment,
        expand=True,
    )
    shown: list[ft.Control] = [ft.Container(mark, width=26, alignment=ft.Alignment.CENTER), words]
    if i < len(mission.flags) and done:
        shown.append(flag(mission.flags[i], 18, t(nation_name(mission.flags[i]))))
    return kit.line(shown, 8)


def _step_words(card: MissionCard, mission: Mission, floating: Floating | None) -> Iterator[Msg]:
    for i, step in enumerate(card.steps):
        yield step_words(card, step, mission, floating, last=i == len(card.steps) - 1)


def step_words(card: MissionCard, step: MissionStep, mission: Mission, floating: Floating | None, *, last: bool) -> Msg:
    """What a step asks for, as far as the card was copied."""
    if last and card.ways and step.kind in ("port", "sell"):
        tiles = ", ".join(str(way.tile) for way in card.ways if way.tile) or "none"
        if step.kind == "sell":
            return msg("cl-ui-step-sell", tiles=tiles)
        return msg("cl-ui-step-ways", tiles=tiles)
    if step.kind == "sell":
        return msg("cl-ui-step-sell", tiles="none")
    if step.kind == "sea" and card.goal.counter:
        return msg("cl-ui-step-counter", tile=floating.tile if floating else 0)
    if step.kind in ("sea", "fortress"):
        return msg(f"cl-ui-step-{step.kind}", tile=step.tile)
    if step.kind != "port":
        return msg(f"cl-ui-step-{step.kind}")
    match step.place:
        case "tile" | "native":
            return msg(f"cl-ui-step-port-{step.place}", tile=step.tile)
        case "nation" if step.nation:
            return msg("cl-ui-step-port-nation", nation=nation_name(step.nation))
        case "nation":
            return msg("cl-ui-step-port-unnamed")
        case "other" if mission.nation:
            return msg("cl-ui-step-port-not", nation=nation_name(mission.nation))
    return msg(f"cl-ui-step-port-{step.place}")


def _footer(look: Look, t: Texts, card: MissionCard, mission: Mission) -> list[ft.Control]:
    """The die's table, the cargo, and the reward, as pictures with numbers."""
    p = look.palette
    rolls = card.goal.roll and mission.step == 0 and card.fails is not None
    pieces: list[tuple[str, str, str]] = []
    if card.load is not None and card.cubes:
        pieces.append((f"good:{card.load}", f"× {card.cubes}", t(good_name(card.load))))
    if card.rewarded:
        extra = card.fame or 0
        pieces.append(("token:fame", f"+{1 + extra}", t(msg("cl-reward-fame"))))
    if card.doubloons:
        pieces.append(("token:coin", grouped(t, card.doubloons), t(msg("cl-reward-doubloons"))))
    if card.reputation:
        pieces.append(("token:flag", signed(card.reputation), t(msg("cl-reward-reputation"))))
    gift = card.gift if card.gift not in (None, "none") else None
    drawn: list[ft.Control] = [
        kit.line([kit.pic(picture, 22, label), kit.words(look, text, bold=True, colour=p.on_parchment)], 4, tight=True)
        for picture, text, label in pieces
    ]
    if gift is not None:
        drawn.append(kit.words(look, t(msg(f"cl-form-gift-{gift}")), size=look.sizes.small, colour=p.on_parchment))
    lines: list[ft.Control] = []
    if rolls:
        table = kit.words(look, t(msg("cl-ui-mission-die", fails=card.fails or 0)), size=look.sizes.small)
        table.color = p.on_parchment
        lines.append(kit.line([kit.pic("die:d12", 22), table], 6))
    if drawn:
        shelf = ft.Row(drawn, wrap=True, spacing=14, run_spacing=4)
        lines.append(ft.Container(shelf, padding=ft.Padding.only(top=4)))
    return lines


@component
def Sets(done: Sequence[Mission], per_set: int) -> ft.Control:
    """Completed missions: a row for each type with its ticks, so that a set of four is seen at once (CL-MIS-13)."""
    look, t = use_look(), use_texts()
    p = look.palette
    rows: list[ft.Control] = []
    for kind in TYPES:
        count = sum(mission.type == kind for mission in done)
        if not count:
            continue
        slots = max(per_set, count)
        ticks = [
            ft.Container(
                kit.icon(look, "check", 16, p.on_brass) if i < count else None,
                width=24,
                height=24,
                bgcolor=p.brass if i < count else None,
                border=ft.Border.all(2, p.mark if i < count else p.line),
                border_radius=6,
                alignment=ft.Alignment.CENTER,
            )
            for i in range(slots)
        ]
        name = kit.words(look, t(msg(f"cl-mission-type-{kind}")), expand=True)
        rows.append(kit.line([kit.pic(SIGNS[kind], 24), name, *ticks], 6))
    head = kit.words(look, t(msg("cl-ui-missions-done")), size=look.sizes.small, colour=p.text_muted)
    return kit.rows([head, *rows], 6)
