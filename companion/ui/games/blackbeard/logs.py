"""The logs page: one whole ship's log at a time, with the printed characteristics and what lowers them."""

from __future__ import annotations

import flet as ft

from companion.core.values.messages import msg
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.names import SHIPS, doubloons, nation, port_name, who
from companion.games.blackbeard.model.records import Pirate
from companion.games.blackbeard.model.state import State
from companion.library.texts import Texts
from companion.ui.figures.recent_changes import News
from companion.ui.figures.tracks import Marker, bar, damaged, grouped, track
from companion.ui.gamekit.boards import bare_page, block, page, picks, side_by_side, use_board
from companion.ui.gamekit.frame import Frame
from companion.ui.gamekit.ledger import Gain, ledger
from companion.ui.games.blackbeard.characteristics import Characteristic
from companion.ui.games.blackbeard.log import (
    BoxTrack,
    PirateLog,
    hold_slots,
    hostage,
    log_of,
    misfortunes,
    title,
    token,
)
from companion.ui.games.blackbeard.parts.figures import news
from companion.ui.games.blackbeard.parts.pieces import flag
from companion.ui.games.blackbeard.players import arithmetic, place_line
from companion.ui.look.theme import Look
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

CARD = 150
"""Width of a characteristic in logical pixels at zoom 1."""


@component
def LogsPage(session: ScreenSession, frame: Frame) -> ft.Control:
    """The log of one pirate, those in play first; opens on that of the player with the dice."""
    look, t, s, book = use_board(session, State, Book)
    chosen, choose = ft.use_state("")
    pirates = sorted(s.pirates, key=lambda pirate: (pirate.status != "active", pirate.owner != s.turn.holder))
    if not pirates:
        return bare_page(look, t(msg("bb-ui-no-pirates")))
    shown = next((pirate for pirate in pirates if pirate.id == chosen), pirates[0])
    head = picks(look, ((each.id, t(who(s, book, each.id))) for each in pirates), shown.id, choose, "pick")
    content = [*head, *whole_log(look, t, s, book, frame, shown, news(session).of(shown.id))]
    return page(look, content)


def whole_log(
    look: Look, t: Texts, s: State, book: Book, frame: Frame, pirate: Pirate, fresh: News
) -> list[ft.Control]:
    """Everything that the printed log keeps of a pirate."""
    log = log_of(s, book, pirate)
    share = pirate.notoriety / book.numbers.notoriety_to_win
    top = [title(look, t, log, fresh.mark("notoriety"), large=True), bar(look, share, kit.colour_of(log.colour))]
    if pirate.status != "active":
        fate = kit.words(look, t(msg(f"bb-ui-fate-{pirate.status}", player=log.player)), bold=True)
        return [*top, fate, _ledger(look, t, s, frame, log)]
    tracks = [_track(look, t, log, each) for each in log.tracks]
    columns = [
        [_aboard(look, t, log, fresh), _ashore(look, t, s, book, log)],
        [_captain(look, t, log), _records(look, t, s, book, log)],
    ]
    grid = side_by_side(look, frame, columns)
    traits = ft.Row(
        [_trait(look, t, each, frame) for each in log.traits],
        wrap=True,
        spacing=8,
        run_spacing=8,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    card = block(look, t, msg("bb-ui-card"), [traits])
    return [
        *top,
        ft.Row([place_line(look, t, log.where, log.pirate.place)]),
        *tracks,
        card,
        grid,
        _ledger(look, t, s, frame, log),
    ]


def _track(look: Look, t: Texts, log: PirateLog, printed: BoxTrack) -> ft.Control:
    """Combat or Speed as on the log, with the ship as its marker; what weakness costs is said beside the name."""
    p = look.palette
    marker = Marker(SHIPS[log.pirate.hull], t(printed.told), kit.colour_of(log.colour))
    head: list[ft.Control] = [
        kit.pic(printed.sign, 20, color=p.text_muted),
        kit.words(look, t(printed.name), size=look.sizes.small, colour=p.text_muted),
        kit.words(look, str(printed.now).replace("-", "−"), bold=True),
    ]
    if weak := printed.at - printed.lost:
        head.append(
            kit.words(look, t(msg("bb-ui-weak", n=weak)), size=look.sizes.small, colour=p.text_bad, expand=True)
        )
    values = [str(value).replace("-", "−") for value in printed.values]
    return kit.rows([kit.line(head, 6), track(look, damaged(values, printed.at, marker))], 4)


def _trait(look: Look, t: Texts, trait: Characteristic, frame: Frame) -> ft.Control:
    """A characteristic as on the pirate card; below it what changes it. A tap opens its rule."""
    p = look.palette
    changed = trait.now != trait.printed
    colour = p.text if not changed else p.text_bad if trait.now < trait.printed else p.text_good
    name = kit.words(look, t(trait.sum.label), size=look.sizes.small, expand=True)
    figure = kit.headline(look, str(trait.now), size=look.sizes.title, colour=colour)
    content: list[ft.Control] = [kit.line([name, figure])]
    if changed:
        content.append(kit.caption(look, arithmetic(t, trait.sum)))
    body = ft.Container(
        kit.rows(content, 0),
        width=CARD * look.zoom,
        bgcolor=p.panel_sunk,
        border_radius=8,
        padding=8,
        on_click=lambda _: frame.on_rule(trait.rule),
    )
    return kit.tagged(body, f"trait-{trait.trait}", "")


def _pair(look: Look, picture: str, label: str, value: str) -> ft.Control:
    """A picture, what it is, and how much of it at the right."""
    return kit.line(
        [token(look, picture, 24), kit.words(look, label, expand=True), kit.words(look, value, bold=True)], 8
    )


def _told(look: Look, picture: ft.Control, words: str) -> ft.Control:
    """A picture with what it means."""
    return kit.line([picture, kit.words(look, words, expand=True)], 8)


def _aboard(look: Look, t: Texts, log: PirateLog, fresh: News) -> ft.Control:
    """Holds, hostages, Net Worth aboard: what is lost with the ship."""
    pirate = log.pirate
    content = [
        hold_slots(look, t, pirate.holds, log.holds, fresh.mark("holds")),
        _pair(look, "token:coin", t(msg("bb-ui-worth")), grouped(t, pirate.worth)),
        _pair(look, "token:crew", t(msg("bb-ui-popularity")), str(pirate.popularity)),
    ]
    for held in pirate.hostages:
        told = t(msg("bb-ui-hostage", nation=nation(held.nation), port=held.port))
        content.append(_told(look, hostage(look, t, held), told))
    return block(look, t, msg("bb-ui-aboard"), content)


def _ashore(look: Look, t: Texts, s: State, book: Book, log: PirateLog) -> ft.Control:
    """Safe Havens with what lies there, and ports of which he knows."""
    stored = dict(log.deposits)
    content = [_told(look, kit.pic("token:haven", 26), t(haven)) for haven in log.havens if haven not in stored]
    content += [_pair(look, "token:haven", t(haven), t(doubloons(amount))) for haven, amount in log.deposits]
    content += [
        _told(look, kit.pic("token:clue", 24), t(msg("bb-ui-informed", port=port_name(s, book, port))))
        for port in log.pirate.information
    ]
    return block(look, t, msg("bb-ui-ashore"), content)


def _captain(look: Look, t: Texts, log: PirateLog) -> ft.Control:
    """Wounds, lost limbs, illness, debauchery, and whoever sails with him."""
    content = [_told(look, token(look, picture, 26), t(words)) for picture, words in misfortunes(log)]
    lost = log.pirate.wounds.crippled
    if lost:
        limbs = t(msg("bb-ui-limbs", limbs=tuple(msg(f"bb-wound-{limb}") for limb in lost)))
        content.append(_told(look, kit.pic("token:skull", 24), limbs))
    if log.ally is not None:
        content.append(_told(look, kit.pic("token:flag", 24), t(msg("bb-ui-ally", name=log.ally))))
    return block(look, t, msg("bb-ui-captain"), content)


def _records(look: Look, t: Texts, s: State, book: Book, log: PirateLog) -> ft.Control:
    """Nations attacked, the Letter of Marque, and ports that are closed to him."""
    pirate = log.pirate
    content: list[ft.Control] = [
        _told(look, flag(t, each, 20), t(msg("bb-ui-attacked-nation", nation=nation(each)))) for each in pirate.marks
    ]
    if log.letter:
        picture = kit.pic("token:letter", 30, nation=log.letter)
        content.insert(0, _told(look, picture, t(msg("bb-ui-letter", nation=nation(log.letter)))))
    shut = {"barred": pirate.barred, "repulsed": pirate.repulsed}
    content += [
        _told(look, kit.icon(look, "lock", 22), t(msg(f"bb-ui-{why}", port=port_name(s, book, port))))
        for why, ports in shut.items()
        for port in ports
    ]
    return block(look, t, msg("bb-ui-records"), content)


def _ledger(look: Look, t: Texts, s: State, frame: Frame, log: PirateLog) -> ft.Control:
    """Every change of Notoriety: card, reason, rule."""
    gains = [
        Gain(msg("bb-ui-card-n", n=line.card), msg(f"bb-cause-{line.cause}"), line.amount, line.rule)
        for line in s.ledger
        if line.pirate == log.pirate.id and line.what == "notoriety" and line.amount
    ]
    return ledger(look, t, frame, msg("bb-ui-ledger-of", name=log.name, n=log.pirate.notoriety), gains)
