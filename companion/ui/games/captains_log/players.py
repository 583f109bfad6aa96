"""The players' side: each captain's sheet in short, fame of the nations, reputation, market."""

from __future__ import annotations

from dataclasses import dataclass

import flet as ft

from companion.core.values.messages import Msg, msg
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import NATIONS, SeatId
from companion.games.captains_log.model.names import good as good_name
from companion.games.captains_log.model.names import nation as nation_name
from companion.games.captains_log.model.names import side
from companion.games.captains_log.model.state import GOODS, Goods, Player, Reputation, State
from companion.games.captains_log.ship.hold import ShipDraft, draft
from companion.library.texts import Texts
from companion.ui.art.numerals import signed
from companion.ui.figures.read_aloud import board
from companion.ui.figures.recent_changes import FigureMark, News, marked
from companion.ui.figures.tracks import bar, counter, decimal, grouped
from companion.ui.gamekit import boards
from companion.ui.games.captains_log.parts.figures import news
from companion.ui.games.captains_log.parts.hold import miniature
from companion.ui.games.captains_log.parts.missions import CaptainGoal, aims_of
from companion.ui.games.captains_log.parts.pieces import cubes, flag
from companion.ui.look.theme import Look
from companion.ui.runtime.memo import Kept, use_kept
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

ALWAYS = ("doubloons", "cannons")
"""Counters that are shown even at 0."""
HARM = ("water", "fire", "sails", "destroyed")
"""Counters whose rise is bad news."""


@component
def PlayersSide(session: ScreenSession) -> ft.Control:
    """The left side of the table."""
    look, t, s = boards.use_board(session, State)
    book: Book = session.view.game.book
    fresh = news(session)
    active = s.active.id if s.players and s.turn.stage in ("player", "npcs") else ""
    panels: list[ft.Control] = []
    for seat in s.parties:
        shared = kit.still(TeamBoard, look, t, team_of(s, seat), fresh.mark(f"{seat}.fame"))
        sheets = [
            kit.still(
                Sheet,
                look,
                t,
                summed_up(s, player),
                draft(s, book, player.id),
                player.id == active,
                fresh.of(player.id),
                aims_of(s, book, player),
            )
            for player in s.team(seat)
        ]
        panels.append(sheets[0] if len(sheets) == 1 else kit.rows([shared, *sheets], 4))
    if s.enemies:
        fame = tuple((nation, s.fame(nation), fresh.mark(f"{nation}.fame")) for nation in s.enemies)
        panels.append(kit.still(Nations, look, t, fame, book.numbers.solo_nation_wins))
    if s.players:
        seat = s.active.id
        news_of = fresh.of(f"{seat}.standing")
        panels.append(kit.still(ReputationPanel, look, t, side(s, seat), s.standing(seat), news_of))
    if s.market:
        panels.append(kit.still(Reserve, look, t, s.reserve, fresh.of("reserve")))
    return boards.side(panels)


@dataclass(frozen=True, slots=True)
class Summary:
    """What a short sheet shows of a captain. crewed: crews are played.  lost: the ship waits to come back.

    fame: None where it is the team's and stands on its board (CL-COO-02).
    """

    player: Player
    fame: int | None
    target: int
    crewed: bool
    lost: bool


@dataclass(frozen=True, slots=True)
class Team:
    """Captains who share their markers. seat: whose markers these are."""

    seat: SeatId
    name: Msg
    fame: int
    target: int
    colours: tuple[str, ...]


def team_of(s: State, seat: SeatId) -> Team:
    """A team as its board shows it."""
    colours = tuple(player.colour for player in s.team(seat))
    return Team(seat, team_name(s, seat), s.fame(seat), s.target, colours)


def team_name(s: State, seat: SeatId) -> Msg:
    """The short name of those who share their markers, where there is no room for all their names."""
    number = s.options.team_number(seat)
    return msg("cl-ui-team", n=number) if number else msg("cl-ui-common") if len(s.team(seat)) > 1 else side(s, seat)


def summed_up(s: State, player: Player) -> Summary:
    """A captain as the sheets show it."""
    lost = s.turn.stage != "setup" and player.placed and not player.afloat
    fame = s.fame(player.id) if len(s.team(player.id)) == 1 else None
    return Summary(player, fame, s.target, s.options.switches.boarding, lost)


@component
def TeamBoard(look: Look, t: Texts, team: Team, mark: FigureMark) -> ft.Control:
    """The common markers of a team: its ships side by side, fame against the target."""
    ships = [kit.pic("ship:schooner", 34, hull=kit.colour_of(colour)) for colour in team.colours]
    words = ft.Column(
        [kit.words(look, t(team.name), bold=True), kit.caption(look, t(msg("cl-ui-target", n=team.target)))],
        spacing=0,
        expand=True,
    )
    figure = fame_figure(look, t, team.seat, team.fame, mark)
    head = kit.line([kit.line(list[ft.Control](ships), 2, tight=True), words, figure])
    share = team.fame / team.target if team.target else 0
    return board(t, t(team.name), kit.panel(look, kit.rows([head, bar(look, share, look.palette.mark)], 7)))


def fame_figure(look: Look, t: Texts, seat: str, fame: int, mark: FigureMark) -> ft.Control:
    """Fame as a big figure, marked when it has just changed."""
    figure = kit.headline(look, str(fame), size=look.sizes.counter, colour=look.palette.text_brass)
    return ft.Semantics(
        content=marked(look, figure, mark, at_end=True),
        identifier=f"fame-{seat}",
        label=t(msg("cl-ui-fame", n=fame)),
        container=True,
    )


@component
def Sheet(
    look: Look,
    t: Texts,
    captain: Summary,
    deep: ShipDraft | None,
    active: bool,
    fresh: News,
    aims: tuple[CaptainGoal, ...] = (),
) -> ft.Control:
    """One captain: fame against the target, purse, guns, damage, goods, what is to be done next for missions; the hold
    of the one whose turn it is."""
    p, keep = look.palette, use_kept()
    content: list[ft.Control] = [
        *sheet_top(look, t, captain, fresh.mark("fame")),
        ft.Row([*numbers(look, t, captain, fresh, keep), *depth(look, t, deep)], wrap=True, spacing=12, run_spacing=0),
    ]
    if hold := cubes(look, t, captain.player.goods, fresh):
        content.append(ft.Row(hold, wrap=True, spacing=10, run_spacing=0))
    if active and captain.player.hold:
        content.append(keep("hold", miniature, captain.player.hold))
    content += [keep(f"aim-{n}", _aim, look, t, aim) for n, aim in enumerate(aims)]
    if captain.lost:
        content.append(kit.words(look, t(msg("cl-ui-destroyed")), colour=p.text_bad))
    panel = kit.panel(look, kit.rows(content, 7), border=ft.Border.all(2, p.coral if active else p.panel))
    return board(t, captain.player.name, panel)


def _aim(look: Look, t: Texts, aim: CaptainGoal) -> ft.Control:
    """What a captain is after: what is to be done next, how much of it is done, and the time that is left for it."""
    words = kit.words(look, t(aim.words), size=look.sizes.small, expand=True)
    words.max_lines, words.overflow = 3, ft.TextOverflow.ELLIPSIS
    progress: list[ft.Control] = [kit.caption(look, f"{aim.step}/{aim.of}")] if aim.of else []
    if aim.left:
        progress.append(kit.pic("token:time", 26, t(msg("cl-ui-mission-left", n=aim.left)), value=aim.left))
    body = kit.line([kit.pic(aim.picture, 22), words, *progress], 6)
    return ft.Semantics(content=body, identifier="aim", container=True)


def depth(look: Look, t: Texts, deep: ShipDraft | None) -> list[ft.Control]:
    """How deep a ship lies, as soon as its card is known (CL-SHP-16)."""
    if deep is None:
        return []
    return [counter(look, "square:hold", decimal(t, deep.total), label=t(deep.arithmetic))]


def sheet_top(look: Look, t: Texts, captain: Summary, mark: FigureMark) -> list[ft.Control]:
    """A captain's ship, name, target and fame; in a team the fame stands on its own board."""
    player = captain.player
    name: list[ft.Control] = [kit.words(look, player.name, bold=True, max_lines=2, overflow=ft.TextOverflow.ELLIPSIS)]
    ship = kit.pic("ship:schooner", 34, t(msg(f"colour-{player.colour}")), hull=kit.colour_of(player.colour))
    if captain.fame is None:
        return [kit.line([ship, ft.Column(name, spacing=0, expand=True)])]
    name.append(kit.caption(look, t(msg("cl-ui-target", n=captain.target))))
    share = captain.fame / captain.target if captain.target else 0
    figure = fame_figure(look, t, player.id, captain.fame, mark)
    return [
        kit.line([ship, ft.Column(name, spacing=0, expand=True), figure]),
        bar(look, share, kit.colour_of(player.colour)),
    ]


def counted(captain: Summary) -> tuple[tuple[str, str, int], ...]:
    """What a sheet counts beside its goods: picture, name of the figure, value."""
    player = captain.player
    return (
        ("token:coin", "doubloons", player.doubloons),
        ("token:cannon", "cannons", player.cannons),
        ("cube:water", "water", player.water),
        ("cube:fire", "fire", player.fire),
        ("token:sail", "sails", player.sails),
        ("token:crew", "crew", player.crew if captain.crewed else 0),
        ("token:barrel", "barrels", player.barrels),
        ("token:mission", "missions", sum(not m.done for m in player.missions)),
        ("token:clue", "clues", player.clues),
        ("token:skull", "destroyed", player.destroyed),
    )


def numbers(look: Look, t: Texts, captain: Summary, fresh: News, keep: Kept) -> list[ft.Control]:
    """Purse and guns always; the other counters while there is something to count, or just was."""
    return [
        keep(
            name,
            counter,
            look,
            picture,
            grouped(t, value),
            label=t(msg(f"cl-fix-{name}")),
            mark=fresh.mark(name),
            harm=name in HARM,
        )
        for picture, name, value in counted(captain)
        if value or fresh.get(name) or name in ALWAYS
    ]


def counters(look: Look, t: Texts, captain: Summary, fresh: News) -> list[ft.Control]:
    """Every counter with its name, one under the other."""
    return [
        kit.line(
            [
                kit.pic(picture, 24),
                kit.words(look, t(msg(f"cl-fix-{name}")), expand=True),
                marked(
                    look,
                    kit.words(look, grouped(t, value), bold=True),
                    fresh.mark(name),
                    harm=name in HARM,
                    at_end=True,
                ),
            ]
        )
        for picture, name, value in counted(captain)
        if name not in ("missions", "destroyed") and (name != "crew" or captain.crewed)
    ]


@component
def Nations(look: Look, t: Texts, fame: tuple[tuple[str, int, FigureMark], ...], goal: int) -> ft.Control:
    """Fame of the enemy nations, against the one with which they win (CL-SOL-08). fame: nation, points, mark."""
    p = look.palette
    lines = [
        kit.line(
            [
                flag(nation, label=t(nation_name(nation))),
                bar(look, points / goal, p.mark),
                ft.Semantics(
                    content=marked(
                        look, kit.words(look, str(points), bold=True, size=look.sizes.title), mark, at_end=True
                    ),
                    identifier=f"fame-{nation}",
                    container=True,
                ),
            ]
        )
        for nation, points, mark in fame
    ]
    head = kit.line(
        [ft.Container(kit.caption(look, t(msg("cl-ui-nations"))), expand=True), kit.caption(look, f"/ {goal}")]
    )
    return board(t, t(msg("cl-ui-nations")), kit.panel(look, kit.rows([head, *lines], 7)))


@component
def ReputationPanel(look: Look, t: Texts, owner: Msg, standing: Reputation, fresh: News) -> ft.Control:
    """Reputation of the player whose turn it is, or of the team."""
    lines = reputation_lines(look, t, standing, fresh)
    heading = t(msg("cl-ui-standing", who=owner))
    return board(t, heading, kit.panel(look, kit.rows([kit.caption(look, heading), *lines], 0)))


def reputation_lines(look: Look, t: Texts, standing: Reputation, fresh: News) -> list[ft.Control]:
    """A line per nation: flag, name, column with an arrow."""
    p = look.palette
    lines: list[ft.Control] = []
    for nation in NATIONS:
        column = standing.of(nation)
        sign, colour = ("▲", p.text_good) if column > 0 else ("▼", p.text_bad) if column < 0 else ("●", p.text_muted)
        value = f"{sign} {signed(column)}"
        name = kit.words(look, t(nation_name(nation)), expand=True, max_lines=1, overflow=ft.TextOverflow.ELLIPSIS)
        figure = kit.words(look, value, bold=True, colour=colour)
        lines.append(kit.line([flag(nation, 18), name, marked(look, figure, fresh.mark(nation), at_end=True)]))
    return lines


@component
def Reserve(look: Look, t: Texts, goods: Goods, fresh: News) -> ft.Control:
    """Cubes in the reserve."""
    counts = [
        counter(look, f"good:{good}", goods.of(good), label=t(good_name(good)), mark=fresh.mark(good)) for good in GOODS
    ]
    head = kit.caption(look, t(msg("cl-ui-reserve")))
    counted_row = ft.Row(counts, wrap=True, spacing=14, run_spacing=6)
    return board(t, t(msg("cl-ui-reserve")), kit.panel(look, kit.rows([head, counted_row], 6)))
