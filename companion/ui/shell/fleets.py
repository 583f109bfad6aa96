"""What somebody has built out of a collection and kept, such as fleets: named, built, copied, written out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final, cast

import flet as ft

from companion.core.kit.forms import DeckBuilding
from companion.core.kit.game import AnyGame
from companion.core.printed.kept_cards import KeptCard
from companion.core.procedures.copied_cards import Known
from companion.core.questions.kinds import BadAnswer
from companion.core.values.messages import Msg, msg
from companion.library.shelf import Shelf
from companion.library.texts import Texts
from companion.ui.look.language import use_texts
from companion.ui.look.theme import TOUCH, Look, use_look
from companion.ui.questions.collections.deck_builder import DeckBuilderBody
from companion.ui.questions.collections.filter import CardStock, name_of, summary
from companion.ui.questions.sheet.printed_parts import Collection, PrintedContext, PrintedInfo
from companion.ui.questions.sheet.sheet_context import SheetContext
from companion.ui.questions.sheet.sheet_text import pen
from companion.ui.runtime.file_pickers import use_files
from companion.ui.shell.card_copying import WIDE, CardSpot, Workbench, back_button
from companion.ui.shell.collection import built, row_of
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

FIRST: Final = "own-"
"""What the subjects of things built here begin with."""
LONGEST_NAME: Final = 60


@component
def FleetsPage(
    game: AnyGame, shelf: Shelf, width: float, on_form: Callable[[CardSpot], None], on_back: Callable[[], None]
) -> ft.Control:
    """All that was built, or one of them. on_form: opens its name and what else is written on it."""
    look, t = use_look(), use_texts()
    chosen, choose = ft.use_state("")
    building, build = ft.use_state(False)
    said, say = ft.use_state(cast(Msg | None, None))
    files = use_files()
    page = ft.context.page
    mustering = game.forms.mustering
    assert mustering is not None
    fleets = _Fleets(game, shelf, mustering.schema, say)
    one = next((card for card in fleets.all if card.subject == chosen), None)
    told = [each for each in (said, files.missing if one is not None else None) if each is not None]
    wrong: list[ft.Control] = [kit.words(look, t(each), colour=look.palette.text_brass) for each in told]
    if one is None:
        add = partial(on_form, CardSpot(fleets.schema, fleets.free()))
        entries = [_entry(look, t, game, card, partial(choose, card.subject)) for card in fleets.all]
        return _every(look, t, entries, wrong, add, on_back)

    def keep(given: Sequence[Mapping[str, str]]) -> None:
        fleets.rebuild(one, given)
        build(False)

    def discard() -> None:
        fleets.shelf.delete(*_key(one))
        choose("")

    text = listing(t, game, one, fleets.known)

    async def save() -> None:
        await files.save(f"vigie-{one.subject}.txt", text.encode())

    if building:
        body = _building(game, mustering, one, fleets.known, keep, width < WIDE)
        back = ft.Row([back_button(look, t, partial(build, False))])
        return kit.rows([back, ft.Container(body, expand=True)], 10, expand=True)
    deeds: dict[str, Callable[[], None]] = {
        "back": partial(choose, ""),
        "build": partial(build, True),
        "name": partial(on_form, CardSpot(*_key(one))),
        "copy": lambda: choose(fleets.copy(t, one)),
        **({"save": lambda: cast(None, page.run_task(save))} if files.missing is None else {}),
        "discard": discard,
    }
    return _one(look, t, text, wrong, deeds, width < WIDE)


@dataclass(frozen=True, slots=True)
class _Fleets:
    """What was built and kept."""

    game: AnyGame
    shelf: Shelf
    schema: str
    """Of what is built."""
    say: Callable[[Msg | None], None]
    """Tells people why something cannot be kept, or None once it is."""

    @property
    def all(self) -> list[KeptCard]:
        """By name."""
        return built(self.shelf, self.schema)

    @property
    def known(self) -> Known:
        """All cards of the library."""
        return {(card.schema, card.subject): card.record for card in self.shelf.all()}

    def free(self) -> str:
        """A subject that nothing has yet."""
        every = self.all
        taken = {card.subject for card in every}
        return next(f"{FIRST}{n}" for n in range(1, len(every) + 2) if f"{FIRST}{n}" not in taken)

    def _put(self, subject: str, values: Mapping[str, Any]) -> None:
        try:
            self.shelf.put(self.schema, subject, values)
            self.say(None)
        except BadAnswer as error:
            self.say(error.text)

    def rebuild(self, one: KeptCard, cards: Sequence[Mapping[str, str]]) -> None:
        """Keep one of them with other cards, each with its schema and subject."""
        fields = self.game.form(*_key(one)).fields
        lists: dict[str, list[str]] = {line.name: [] for line in fields if line.kind == "ids"}
        for card in cards:
            lists[card["schema"]].append(card["subject"])
        self._put(one.subject, {**one.record, **lists})

    def copy(self, t: Texts, one: KeptCard) -> str:
        """Keep a copy of one of them; its subject."""
        name = t(msg("ui-built-copy-of", name=name_of(one.subject, one.record)))[:LONGEST_NAME]
        subject = self.free()
        self._put(subject, {**one.record, "name": name})
        return subject


def _building(
    game: AnyGame, mustering: DeckBuilding[Any], one: KeptCard, known: Known, keep: Callable[[Any], None], compact: bool
) -> ft.Control:
    """Out of which cards one of them is built. keep: takes those that were chosen."""
    muster = mustering.muster(game.book, one.record)
    stock = CardStock.of(known, muster.schemas, muster.form)
    keys = [(schema, str(each)) for schema in muster.schemas for each in one.record.get(schema) or ()]
    cards = tuple(card for key in keys if key in stock.by_key if (card := stock.mustered(stock.by_key[key])))
    filled = replace(muster, default=cards)
    asked = SheetContext(Workbench(keep), filled, 0, compact, lambda _: None)
    titles = {schema: kind.title for schema, kind in game.box().items()}
    printed = PrintedInfo(collection=Collection(lambda: known, titles))
    return PrintedContext(printed, lambda: kit.keyed(f"build-{one.subject}", DeckBuilderBody, asked, filled))


def _every(
    look: Look,
    t: Texts,
    entries: Sequence[ft.Control],
    wrong: Sequence[ft.Control],
    add: Callable[[], None],
    back: Callable[[], None],
) -> ft.Control:
    """All of them, and the way to another one. wrong: what is told above them."""
    words = t(msg("ui-built-new"))
    new = kit.button(look, words, add, kind="sea", sign="plus", identifier="built-new", height=TOUCH)
    empty = [] if entries else [kit.words(look, t(msg("ui-built-none")), colour=look.palette.text_muted)]
    head = ft.Row([back_button(look, t, back), new], wrap=True, spacing=10, run_spacing=8)
    shown = ft.Row(list(entries), wrap=True, spacing=10, run_spacing=10)
    return kit.listed([head, *wrong, *empty, shown], spacing=14, expand=True)


def _key(card: KeptCard) -> tuple[str, str]:
    return card.schema, card.subject


def _entry(look: Look, t: Texts, game: AnyGame, card: KeptCard, choose: Callable[[], None]) -> ft.Control:
    """One of them: its name, and how many cards it has."""
    lines = [line.name for line in game.form(*_key(card)).fields if line.kind == "ids"]
    n = sum(len(card.record.get(line) or ()) for line in lines)
    name = name_of(card.subject, card.record)
    words = [kit.words(look, name, bold=True, max_lines=2)]
    words.append(kit.words(look, t(msg("ui-muster-kept", n=n)), size=look.sizes.small, colour=look.palette.text_brass))
    body = ft.Container(
        kit.rows(words, 2),
        bgcolor=look.palette.panel,
        border=ft.Border.all(1, look.palette.line),
        border_radius=kit.RADIUS,
        padding=12,
        width=290,
        on_click=lambda _: choose(),
    )
    return kit.tagged(body, f"built-{card.subject}", name)


def _one(
    look: Look, t: Texts, text: str, wrong: list[ft.Control], deeds: Mapping[str, Callable[[], None]], compact: bool
) -> ft.Control:
    """One of them written out, and what can be done with it."""
    ways = (("build", "plus"), ("name", "library"), ("copy", "share"), ("save", "download"), ("discard", "bin"))
    buttons = [
        kit.button(
            look,
            t(msg(f"ui-built-{name}")),
            deeds[name],
            kind="sea",
            sign=sign,
            identifier=f"built-{name}",
            height=TOUCH,
        )
        for name, sign in ways
        if name in deeds
    ]
    bar = row_of([back_button(look, t, deeds["back"]), *buttons], compact)
    title, _, rest = text.partition("\n")
    head = kit.headline(look, title, colour=look.palette.on_parchment, size=look.sizes.title * 1.2)
    written = [head, pen(look, rest, selectable=True)]
    paper = ft.Container(
        kit.rows(written, 10, scroll=kit.SCROLLS, expand=True),
        bgcolor=look.palette.parchment,
        border_radius=kit.RADIUS + 4,
        padding=20,
        expand=True,
    )
    listed = ft.Semantics(content=paper, identifier="built-list", container=True, expand=True)
    return kit.rows(
        [bar, *wrong, ft.Row([listed], expand=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH)], 10, expand=True
    )


def listing(t: Texts, game: AnyGame, card: KeptCard, known: Mapping[tuple[str, str], Mapping[str, Any]]) -> str:
    """One of them as a text to be printed: its name, then its cards by kind, each with what it says."""
    form = game.form(*_key(card))
    lines = [line for line in form.fields if line.kind != "ids"]
    parts = [name_of(card.subject, card.record), summary(t, lines, card.record)]
    for line in form.fields:
        if line.kind != "ids" or not card.record.get(line.name):
            continue
        parts += ["", t(line.label)]
        for subject, n in Counter(map(str, card.record[line.name])).items():
            values = known.get((line.name, subject))
            if values is None:
                parts.append(f"– {t(msg('ui-built-lost', subject=subject))}")
                continue
            times = f" ×{n}" if n > 1 else ""
            told = summary(t, game.form(line.name, subject).fields, values)
            parts.append(f"– {name_of(subject, values)}{times} ({subject}){': ' if told else ''}{told}")
    return "\n".join(parts)
