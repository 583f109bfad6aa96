"""Cards chosen out of a collection: on one side all that there are, on the other what was chosen, judged as it grows.

On a phone the two sides are two pages. What lies ready, and what somebody has kept, stands above as cards to tap.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Literal, cast

import flet as ft

from companion.core.procedures.copied_cards import CardValues, Known
from companion.core.questions.deck_building import BuildDeck, ChosenCard
from companion.core.rules.verdicts import Verdict
from companion.core.values.messages import Msg, msg
from companion.library.texts import Texts
from companion.ui.figures.tracks import bar
from companion.ui.look.language import use_texts
from companion.ui.look.theme import TOUCH, Look, use_look
from companion.ui.questions.collections.browse import Browse
from companion.ui.questions.collections.filter import CardStock, CollectedCard, name_of, summary
from companion.ui.questions.parts.option_cards import chip
from companion.ui.questions.parts.previous_answer import before
from companion.ui.questions.parts.refusal_reasons import broken_rules
from companion.ui.questions.parts.short_text import written
from companion.ui.questions.sheet.printed_parts import Collection, use_printed
from companion.ui.questions.sheet.sheet_context import BarButton, SheetContext
from companion.ui.questions.sheet.sheet_frame import lay_out
from companion.ui.questions.sheet.sheet_text import pen, quiet
from companion.ui.runtime.live import use_live
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

Cards = tuple[ChosenCard, ...]
Change = Callable[[Callable[[Cards], Cards]], None]
Side = Literal["cards", "muster"]
LONGEST_NAME: Final = 40
READY_WIDTH: Final = 216
"""Width of a card that stands for a whole muster."""


@dataclass(frozen=True, slots=True)
class Whole:
    """A muster that is there already, ready or kept: its name, what it is like, its cards."""

    id: str
    name: str
    note: str
    cards: Cards


@component
def DeckBuilderBody(asked: SheetContext, question: BuildDeck) -> ft.Control:
    """The collection and the muster, with the verdict on it."""
    look, t, collection = use_look(), use_texts(), use_printed().collection
    drawn, write = ft.use_state(tuple(question.default or ()))
    side, turn = ft.use_state("muster")
    others, ask_others = ft.use_state(False)
    shelf = use_shelf(collection, question)
    stock = ft.use_memo(lambda: CardStock.of(shelf.known, question.schemas, question.form), [shelf.known])
    kept = _kept(t, question, shelf.known, stock)
    wholes = (*_ready(t, question), *(each for each in kept if each.cards))
    strange = sum(not each.cards for each in kept)
    verdict = question.judge(drawn)

    def change(how: Callable[[Cards], Cards]) -> None:
        if not asked.session.hasty():
            write(how)

    here = Counter(card[:2] for card in drawn)
    browse = Browse(
        stock,
        collection.titles,
        lambda card: _how_many(look, here[card.key]),
        lambda card: _add(change, stock, card),
        tuple(sorted(here.items())),
        asked.compact,
        on_copy=collection.copy,
    )
    own = _own_side(look, t, asked, question, collection, drawn, verdict, change)
    at_hand = not drawn or others or any(each.cards == drawn for each in wholes)
    aside: list[ft.Control] = []
    tops = [*before(look, t, asked, lambda old: write(tuple(old)))]
    if wholes and at_hand:
        tops.append(_wholes(look, wholes, drawn, change, listed=asked.compact and not drawn))
        tops += [quiet(look, t(msg("ui-muster-strange", n=strange)))] if strange else []
    elif wholes:
        aside = [_others_ready(look, t, len(wholes), lambda: ask_others(True))]
    keeping = _keeping(look, t, shelf, drawn, verdict) if collection.keep and question.kept and drawn else []
    mine = [own, *keeping, *aside]
    gauge = _gauge(look, t, verdict)
    if asked.compact:
        pages = _pages(look, t, side, turn, len(stock.cards), len(drawn))
        page = browse if side == "cards" else kit.rows([*tops, *mine], 8, expand=True, scroll=kit.SCROLLS)
        body: ft.Control = kit.rows([pages, gauge, ft.Container(page, expand=True)], 8, expand=True)
    else:
        body = kit.rows([*tops, _both_sides(look, browse, gauge, mine)], 8, expand=True)
    return lay_out(
        look, t, asked, [], _main(t, asked, question, drawn, verdict), _others(t, asked, drawn, verdict), filled=body
    )


@dataclass(frozen=True, slots=True)
class _Shelf:
    """What there is to choose from, and where what was chosen may be kept."""

    known: Known
    """All cards."""
    stored: int
    """How often something was kept here."""
    naming: str
    """The name that is typed."""
    name_it: Callable[[str], None]
    keep: Callable[[Cards, Verdict], None]
    """Keeps a muster under that name."""
    fault: Msg | None
    """Why the last one could not be kept."""


def use_shelf(collection: Collection, question: BuildDeck) -> _Shelf:
    """Hook: the collection, read anew once something was kept."""
    naming, name_it = ft.use_state("")
    fault, blame = ft.use_state(cast(Msg | None, None))
    stored, count = ft.use_state(0)
    use_live(collection.live)
    known = ft.use_memo(collection.known, [stored, collection.live.version])

    def keep(drawn: Cards, verdict: Verdict) -> None:
        assert collection.keep is not None
        subject, values = _subject(naming, known, question.kept), _values(naming, drawn, verdict, question)
        wrong = collection.keep(question.kept, subject, values)
        blame(wrong)
        if wrong is None:
            name_it("")
            count(stored + 1)

    return _Shelf(known, stored, naming, name_it, keep, fault)


def _both_sides(look: Look, browse: ft.Control, gauge: ft.Control, mine: Sequence[ft.Control]) -> ft.Control:
    """The collection, and beside it what was chosen."""
    right = kit.rows([gauge, kit.rows(mine, 8, expand=True, scroll=kit.SCROLLS)], 8, expand=4)
    return ft.Row(
        [ft.Container(browse, expand=5), ft.VerticalDivider(width=1, color=look.palette.paper_line), right],
        spacing=12,
        expand=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _others_ready(look: Look, t: Texts, n: int, show: Callable[[], object]) -> ft.Control:
    """The way to those that are there already."""
    words, size = t(msg("ui-muster-others", n=n)), look.sizes.small
    return ft.Row([kit.button(look, words, show, identifier="muster-others", height=TOUCH, size=size)])


# ---------------------------------------------------------------------- what there is to take


def _ready(t: Texts, question: BuildDeck) -> tuple[Whole, ...]:
    return tuple(Whole(each.id, t(each.label), t(each.note), each.cards) for each in question.ready)


def _kept(
    t: Texts, question: BuildDeck, known: Mapping[tuple[str, str], CardValues], stock: CardStock
) -> tuple[Whole, ...]:
    """Those that somebody has kept, by name."""
    found = []
    for (schema, subject), values in known.items():
        if schema == question.kept:
            listed = [(kind, str(one)) for kind in question.schemas for one in _ids(values.get(kind))]
            there = [stock.by_key[key] for key in listed if key in stock.by_key]
            cards = tuple(card for each in there if (card := stock.mustered(each)) is not None)
            note, lost = t(msg("ui-muster-kept", n=len(cards))), len(listed) - len(cards)
            note += f" · {t(msg('ui-muster-lost', n=lost))}" if lost else ""
            found.append(Whole(f"kept-{subject}", name_of(subject, values), note, cards))
    return tuple(sorted(found, key=lambda whole: whole.name.casefold()))


def _ids(value: object) -> Sequence[object]:
    return value if isinstance(value, list | tuple) else ()


def _values(name: str, cards: Cards, verdict: Verdict, question: BuildDeck) -> dict[str, Any]:
    """A muster as it is kept: its name, what was agreed that it may cost, its cards by kind."""
    lists = {kind: [card.subject for card in cards if card.schema == kind] for kind in question.schemas}
    agreed = {"total": verdict.sums[1].terms[0].value} if len(verdict.sums) > 1 and verdict.sums[1].terms else {}
    return {"name": name.strip(), **agreed, **lists}


def _subject(name: str, known: Mapping[tuple[str, str], CardValues], schema: str) -> str:
    """What a kept muster is called: as the one of the same name, else by the next number."""
    kept = {subject: name_of(subject, values) for (kind, subject), values in known.items() if kind == schema}
    same = next((subject for subject, other in kept.items() if other.casefold() == name.strip().casefold()), None)
    return same or next(f"own-{n}" for n in range(1, len(kept) + 2) if f"own-{n}" not in kept)


def _add(change: Change, stock: CardStock, card: CollectedCard) -> None:
    mustered = stock.mustered(card)
    if mustered is not None:
        change(lambda old: (*old, mustered))


def _wholes(look: Look, wholes: Sequence[Whole], drawn: Cards, change: Change, *, listed: bool) -> ft.Control:
    """Ready and kept ones in a row that moves. listed: below each other, where there is nothing else."""
    cards = [_whole(look, each, drawn, change, None if listed else READY_WIDTH * look.zoom) for each in wholes]
    if listed:
        return kit.rows(cards, 8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Row(cards, spacing=8, scroll=kit.SCROLLS)


def _whole(look: Look, whole: Whole, drawn: Cards, change: Change, width: float | None) -> ft.Control:
    p, chosen = look.palette, whole.cards == drawn
    body = ft.Container(
        kit.rows(
            [
                pen(look, whole.name, bold=True, max_lines=1, colour=p.on_chosen if chosen else p.on_parchment),
                quiet(look, whole.note, max_lines=1),
            ],
            0,
            alignment=ft.MainAxisAlignment.CENTER,
        ),
        bgcolor=p.chosen if chosen else p.paper,
        border=ft.Border.all(3 if chosen else 2, p.coral if chosen else p.paper_line),
        border_radius=kit.RADIUS,
        padding=ft.Padding.symmetric(horizontal=12, vertical=6),
        width=width,
        height=kit.ANSWER * look.zoom,
        on_click=lambda _: change(lambda _: whole.cards),
    )
    return kit.tagged(body, f"muster-{whole.id}", "", selected=chosen)


def _how_many(look: Look, n: int) -> Sequence[ft.Control]:
    """How often a card is among those that were chosen; else that it can be added."""
    p = look.palette
    sign: ft.Control = (
        pen(look, f"×{n}", bold=True, colour=p.on_action) if n else kit.icon(look, "plus", 20, p.on_parchment)
    )
    return [
        ft.Container(
            sign,
            width=40,
            height=32,
            alignment=ft.Alignment.CENTER,
            border_radius=8,
            bgcolor=p.action if n else p.paper_shade,
        )
    ]


# ---------------------------------------------------------------------- what was chosen


def _own_side(
    look: Look,
    t: Texts,
    asked: SheetContext,
    question: BuildDeck,
    collection: Collection,
    drawn: Cards,
    verdict: Verdict,
    change: Change,
) -> ft.Control:
    """Every broken rule, then the cards by kind."""
    parts = broken_rules(look, t, verdict, asked.on_rule) if drawn else []
    counted = Counter(drawn)
    for schema in question.schemas:
        mine = [card for card in counted if card.schema == schema]
        if mine:
            title = collection.titles.get(schema, msg("core-said", text=schema))
            parts.append(quiet(look, t(msg("ui-muster-kind", what=title, n=sum(counted[card] for card in mine)))))
            parts += [_chosen(look, t, question, card, counted[card], change) for card in mine]
    if not drawn:
        parts.append(quiet(look, t(msg("ui-muster-begin"))))
    return kit.rows(parts, 6)


def _chosen(look: Look, t: Texts, question: BuildDeck, card: ChosenCard, n: int, change: Change) -> ft.Control:
    """A card that was chosen, how often, and the way to put it back."""
    p = look.palette

    def less() -> None:
        def without(old: Cards) -> Cards:
            last = len(old) - 1 - old[::-1].index(card) if card in old else len(old)
            return old[:last] + old[last + 1 :]

        change(without)

    name = name_of(card.subject, dict(card.record))
    told = summary(t, question.form(card.schema, card.subject).fields, card.record)
    minus = chip(
        look,
        "−",
        less,
        f"less-{card.schema}-{card.subject}",
        None,
        height=TOUCH,
        said=t(msg("ui-muster-less", what=msg("core-said", text=name))),
    )
    words = kit.rows(
        [pen(look, f"{name} ×{n}" if n > 1 else name, bold=True, max_lines=1), quiet(look, told, max_lines=1)],
        0,
        expand=True,
    )
    return ft.Container(
        kit.line([words, minus], 6),
        bgcolor=p.paper,
        border=ft.Border.all(1, p.paper_line),
        border_radius=10,
        padding=ft.Padding.only(left=10, top=2, bottom=2, right=2),
        key=f"{card.schema}/{card.subject}",
    )


def _gauge(look: Look, t: Texts, verdict: Verdict) -> ft.Control:
    """What the muster costs, of what it may cost, as far as the verdict counts it."""
    p = look.palette
    if len(verdict.sums) < 2:
        return ft.Container()
    spent, most = verdict.sums[0].total, verdict.sums[1].total
    ink = p.on_parchment_bad if spent > most else p.on_parchment
    words = pen(look, t(msg("ui-muster-of", n=spent, most=most)), bold=True, size=look.sizes.title, colour=ink)
    parts = " + ".join(t(msg("ui-muster-figure", what=term.label, n=term.value)) for term in verdict.sums[0].terms)
    head = kit.line(
        [
            ft.Semantics(content=words, identifier="muster-sum", container=True),
            quiet(look, parts, expand=True, max_lines=1),
        ],
        10,
    )
    return kit.rows([head, ft.Row([bar(look, spent / most if most else 1, p.coral if spent > most else p.mark)])], 2)


# ---------------------------------------------------------------------- buttons


def _keeping(look: Look, t: Texts, shelf: _Shelf, drawn: Cards, verdict: Verdict) -> list[ft.Control]:
    """A name, and the way to keep the muster under it."""
    field = written(look, shelf.naming, LONGEST_NAME, shelf.name_it, label=t(msg("ui-muster-name")), dense=True)
    named = ft.Semantics(content=field, identifier="muster-name", container=True, expand=True)
    keep = partial(shelf.keep, drawn, verdict) if shelf.naming.strip() else None
    store = kit.button(look, t(msg("ui-muster-keep")), keep, identifier="muster-keep", height=TOUCH)
    wrong = [pen(look, t(shelf.fault), colour=look.palette.on_parchment_bad)] if shelf.fault is not None else []
    return [kit.line([named, store]), *wrong]


def _pages(look: Look, t: Texts, side: str, turn: Callable[[str], None], cards: int, drawn: int) -> ft.Control:
    """The two pages of a phone."""
    names: tuple[tuple[Side, Msg], ...] = (
        ("muster", msg("ui-muster-page", n=drawn)),
        ("cards", msg("ui-muster-collection", n=cards)),
    )
    return ft.Row(
        [
            chip(
                look,
                t(words),
                partial(turn, name),
                f"muster-page-{name}",
                side == name,
                height=TOUCH,
                square=False,
                expand=1,
            )
            for name, words in names
        ],
        spacing=8,
    )


def _main(t: Texts, asked: SheetContext, question: BuildDeck, drawn: Cards, verdict: Verdict) -> BarButton:
    does = question.does or msg("ui-muster-take", n=len(drawn))
    if not drawn:
        return BarButton(t(msg("ui-muster-first")), None, "answer-main")
    if not verdict.allowed:
        return BarButton(t(msg("ui-broken", n=len(verdict.refusals))), None, "answer-main")
    return BarButton(t(does), lambda: asked.answer(_plain(drawn)), "answer-main")


def _others(t: Texts, asked: SheetContext, drawn: Cards, verdict: Verdict) -> list[BarButton]:
    """The table has the last word."""
    if not drawn or verdict.allowed or not asked.session.rights.overrule:
        return []
    return [BarButton(t(msg("ui-anyway-short")), lambda: asked.overrule(_plain(drawn)), "answer-anyway")]


def _plain(drawn: Cards) -> list[dict[str, object]]:
    return [card.plain for card in drawn]
