"""What is on the table tonight: keywords and standard crew with what they do, and who has them."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.core.values.messages import Msg, msg
from companion.games.pirates_csg.cards.collection import FortCard
from companion.games.pirates_csg.cards.schemas import FORT
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.ids import UNKNOWN
from companion.games.pirates_csg.model.names import fort_name, said, ship_name
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.ship.cards import crew_card, ship_card
from companion.library.texts import Texts
from companion.ui.gamekit.boards import bare_page, page, use_board
from companion.ui.gamekit.frame import Frame
from companion.ui.games.pirates_csg.pieces import keyword_of
from companion.ui.look.theme import TOUCH, Look
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component


def tonight(s: State) -> dict[str, list[Msg]]:
    """Every keyword in play that whoever looks may see, with who has it."""
    found: dict[str, list[Msg]] = {}
    for ship in s.afloat():
        for word in ship_card(s, ship.id).keywords:
            found.setdefault(word, []).append(ship_name(s, ship.id))
    for crew in s.crew:
        if crew.card != UNKNOWN and not crew.gone:
            card = crew_card(s, crew)
            for word in card.keywords:
                found.setdefault(word, []).append(said(card.name or crew.card))
    for fort in s.forts:
        if fort.built:
            for word in FortCard.of(s.card(FORT, fort.card) or ()).keywords:
                found.setdefault(word, []).append(fort_name(s, fort.id))
    return found


def skills(s: State) -> dict[str, list[Msg]]:
    """What crew do whom whoever looks may see, with their names."""
    found: dict[str, list[Msg]] = {}
    for crew in s.crew:
        if crew.card != UNKNOWN and not crew.gone:
            card = crew_card(s, crew)
            for skill in card.skills:
                where = [ship_name(s, ship.id) for ship in s.afloat() if crew.where == ship.id]
                found.setdefault(skill, []).extend(where or [said(card.name or crew.card)])
    return found


@component
def KeywordsPage(session: ScreenSession, frame: Frame) -> ft.Control:
    """Each keyword with its text, its rule and who has it."""
    look, t, s, book = use_board(session, State, Book)
    words, able = tonight(s), skills(s)
    lines = [_line(look, t, frame, f"csg-keyword-{word}", keyword_of(book, word), who) for word, who in words.items()]
    rules = {each.id: each.rule for each in book.crew}
    lines += [
        _line(look, t, frame, f"csg-skill-{skill}", rules.get(skill, ""), who, f"crew:{skill}")
        for skill, who in able.items()
    ]
    return page(look, lines, 8) if lines else bare_page(look, t(msg("csg-ui-no-keywords")))


def _line(look: Look, t: Texts, frame: Frame, key: str, rule: str, who: Sequence[Msg], picture: str = "") -> ft.Control:
    name = kit.words(look, t(msg(key)), bold=True, colour=look.palette.text_brass)
    tag = [kit.rule_tag(look, rule, frame.on_rule)] if rule else []
    head = ft.Row([name, *tag], wrap=True, spacing=8, run_spacing=0, vertical_alignment=ft.CrossAxisAlignment.CENTER)
    does = kit.words(look, t(msg(f"{key}.does")))
    whose = kit.caption(look, ", ".join(dict.fromkeys(t(each) for each in who)))
    image = [kit.pic(picture, 48)] if picture else []
    body = ft.Container(
        kit.line([*image, kit.rows([head, does, whose], 2, expand=True)], 10),
        bgcolor=look.palette.panel_raised,
        border_radius=12,
        padding=ft.Padding.symmetric(horizontal=12, vertical=6),
    )
    return ft.Semantics(content=body, identifier=key.removeprefix("csg-"), container=True)


@component
def Keywords(look: Look, t: Texts, book: Book, frame: Frame, words: tuple[str, ...], owner: str) -> ft.Control:
    """A chip for each keyword; the one that was tapped tells what it does."""
    shown, show = ft.use_state("")
    p = look.palette

    def chip(word: str) -> ft.Control:
        chosen = word == shown
        ink = p.on_brass if chosen else p.text
        face = kit.words(look, t(msg(f"csg-keyword-{word}")), size=look.sizes.small, bold=True, colour=ink)
        body = ft.Container(
            kit.line([face], 0, tight=True),
            height=TOUCH,
            bgcolor=p.brass if chosen else p.panel_sunk,
            border_radius=TOUCH / 2,
            padding=ft.Padding.symmetric(horizontal=14),
            on_click=lambda _: show("" if chosen else word),
        )
        return kit.tagged(body, f"keyword-{owner}-{word}", "", selected=chosen)

    chips = ft.Row([chip(word) for word in words], wrap=True, spacing=6, run_spacing=6)
    if not shown:
        return chips
    rule = keyword_of(book, shown)
    tag = [kit.rule_tag(look, rule, frame.on_rule)] if rule else []
    told = kit.words(look, t(msg(f"csg-keyword-{shown}.does")), size=look.sizes.small)
    return kit.rows([chips, told, *tag], 4)
