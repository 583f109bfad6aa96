"""A collection in the library: searched, sifted, a card added or mended by its form, thousands out of a spreadsheet."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from typing import Final, cast

import flet as ft
from flet.components.hooks.use_ref import MutableRef

from companion.core.kit.game import AnyGame
from companion.core.printed.kept_cards import KeptCard
from companion.core.questions.question_base import is_subject
from companion.core.untrusted.spreadsheet import Odd, ReadCard, ReadRow, Sheet, open_sheet
from companion.core.untrusted.untrusted_json import BadFile
from companion.core.values.messages import Msg, msg
from companion.host.background import Background, InTurn
from companion.library.shelf import Imported, Shelf
from companion.library.texts import Texts
from companion.ui.figures.tracks import bar
from companion.ui.look.language import use_texts
from companion.ui.look.theme import TOUCH, Look, use_look
from companion.ui.questions.collections.browse import Browse
from companion.ui.questions.collections.filter import CardFilter, CardStock, CollectedCard, name_of
from companion.ui.questions.parts.short_text import written
from companion.ui.questions.sheet.sheet_text import pen, quiet
from companion.ui.runtime.file_pickers import use_files
from companion.ui.shell.card_copying import CardSpot, back_button
from companion.ui.shell.copying_in_turn import CardCopying
from companion.ui.shell.spreadsheet_columns import MatchColumns, WantedColumns
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

CHUNK: Final = 200
"""Rows that are read between two pictures of the progress."""
MOST_TOLD: Final = 200
"""Rows of a report that are drawn; the file of the report has all of them."""
LONGEST_SUBJECT: Final = 40


@dataclass(frozen=True, slots=True)
class ImportReport:
    """A spreadsheet being imported.  done, rows: how far it is."""

    done: int = 0
    rows: int = 0
    odd: tuple[Odd, ...] = ()
    """Rows that could not be read as they stand."""
    imported: Imported | None = None
    """What came of it, None until it is done."""
    wrong: Msg | None = None
    """Why nothing came of it."""
    asks: Sheet | None = None
    """The sheet, where somebody has to say which of its columns are wanted."""

    @property
    def over(self) -> bool:
        """Whether nothing is being imported any more."""
        return self.imported is not None or self.wrong is not None or self.asks is not None


@dataclass(slots=True)
class Import:
    """A spreadsheet on its way to the shelf."""

    game: AnyGame
    shelf: Shelf
    background: Background = field(default_factory=InTurn)
    """Reads it beside the screens."""
    cards: list[ReadCard] = field(default_factory=list)
    report: ImportReport = field(default_factory=ImportReport)

    async def run(
        self, content: bytes, show: Callable[[ImportReport], object], places: Mapping[str, int] | None = None
    ) -> None:
        """Everything, beside the screens; `show` is called with every picture of the progress.

        places: of the wanted columns, where somebody has found them.
        """
        sheet = self.game.forms.spreadsheet
        assert sheet is not None
        try:
            opened = await self.background.away(open_sheet, content, sheet.columns)
            opened = opened if places is None else opened.matched(places)
            if opened.lacking(sheet.columns):
                self.report = ImportReport(asks=opened)
                show(self.report)
                return
            rows = await self.background.away(opened.rows)
            reading = sheet.cards(self.game.book, rows)
            odd: list[Odd] = []
            for done in range(0, len(rows), CHUNK):
                for read in await self.background.away(_some, reading):
                    self.cards += [read.card] if read.card is not None else []
                    odd += [read.odd] if read.odd is not None else []
                self.report = ImportReport(min(done + CHUNK, len(rows)), len(rows), tuple(odd))
                show(self.report)
            imported = await self.background.away(self.shelf.fill, self.cards)
            self.report = ImportReport(len(rows), len(rows), tuple(odd), imported)
        except BadFile as error:
            self.report = ImportReport(wrong=error.text)
        show(self.report)


def _some(reading: Iterator[ReadRow]) -> list[ReadRow]:
    return list(islice(reading, CHUNK))


@component
def CollectionPage(
    game: AnyGame,
    shelf: Shelf,
    background: Background,
    compact: bool,
    copying: CardCopying,
    on_fleets: Callable[[], None],
    on_back: Callable[[], None] | None,
    sought: MutableRef[CardFilter],
) -> ft.Control:
    """All cards of open kinds. background: reads spreadsheets.  copying: opens one.  on_fleets: opens what was built.

    on_back: leads to the other kinds, None where there are none.  sought: what was searched before a card was opened.
    """
    look, t, on_card = use_look(), use_texts(), copying.choose
    adding, add = ft.use_state(bool(copying.offered))
    listing, list_columns = ft.use_state(False)
    subject, name_it = ft.use_state(copying.offered)
    imports = use_import(game, shelf, background)
    report, revision = imports.report, imports.revision
    mustered = game.forms.mustering.schema if game.forms.mustering is not None else ""
    kinds = {schema: kind for schema, kind in game.box().items() if kind.open and schema != mustered}
    stock = ft.use_memo(lambda: CardStock.of(shelf.known(), tuple(kinds), game.form), [revision])
    titles = {schema: kind.title for schema, kind in kinds.items()}

    tools: list[ft.Control] = [back_button(look, t, on_back)] if on_back is not None else []
    tools.append(_tool(look, t, "ui-collection-add", lambda: add(lambda old: not old), "plus", "collection-add"))
    if game.forms.spreadsheet is not None:
        deed = None if report is not None and not report.over else imports.take_in
        way = _tool(look, t, "ui-collection-import", deed, "download", "collection-import")
        tools.append(kit.unless(look, t, imports.missing, way))
        tools.append(_tool(look, t, "ui-columns-wanted", lambda: list_columns(True), "book", "collection-columns"))
    if mustered:
        tools.append(_tool(look, t, "ui-collection-built", on_fleets, "ship", "collection-fleets"))
    above: list[ft.Control] = [row_of(tools, compact)]
    if adding:
        above.append(_adding(look, t, titles, subject, name_it, on_card))
    if report is not None and report.asks is None:
        above.append(_reported(look, t, report, imports.close, imports.save))
    browse = Browse(stock, titles, _nothing, lambda card: on_card(_spot(card)), revision, compact, sought)
    columns = game.forms.spreadsheet.columns if game.forms.spreadsheet is not None else ()
    body = browse
    if report is not None and report.asks is not None:
        body = kit.keyed("match", MatchColumns, columns, report.asks, imports.match, imports.close)
    elif listing:
        body = WantedColumns(columns, lambda: list_columns(False))
    paper = ft.Container(body, bgcolor=look.palette.parchment, border_radius=kit.RADIUS + 4, padding=14, expand=True)
    return kit.rows([*above, paper], 10, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


@dataclass(frozen=True, slots=True)
class Imports:
    """Spreadsheets that come to a collection."""

    report: ImportReport | None
    """On the last one; None once it was closed."""
    revision: int
    """How many came."""
    missing: Msg | None
    """Why no file is to be had here."""
    take_in: Callable[[], object]
    """Opens one."""
    save: Callable[[], object]
    """Keeps the report as a file."""
    close: Callable[[], None]
    """Shows the report no more."""
    match: Callable[[Mapping[str, int]], object]
    """Reads the last one with its wanted columns at these places."""


def use_import(game: AnyGame, shelf: Shelf, background: Background) -> Imports:
    """Hook: the spreadsheets of a collection, redrawn while one is read."""
    revision, renew = ft.use_state(0)
    report, show = ft.use_state(cast(ImportReport | None, None))
    files, t, page = use_files(), use_texts(), ft.context.page

    held: MutableRef[bytes] = ft.use_ref()

    async def read(content: bytes, places: Mapping[str, int] | None = None) -> None:
        held.current = content
        show(ImportReport())
        await Import(game, shelf, background).run(content, show, places)
        renew(lambda old: old + 1)

    async def take_in() -> None:
        for content in await files.pick():
            await read(content)

    async def match(places: Mapping[str, int]) -> None:
        await read(held.current or b"", places)

    async def save() -> None:
        if report is not None:
            text = "\n".join(_told(t, odd) for odd in report.odd) + "\n"
            await files.save(f"vigie-{game.id}-report.txt", text.encode())

    run = page.run_task
    return Imports(
        report,
        revision,
        files.missing,
        lambda: run(take_in),
        lambda: run(save),
        lambda: show(None),
        lambda places: run(match, places),
    )


def _spot(card: CollectedCard) -> CardSpot:
    return CardSpot(card.schema, card.subject)


def _nothing(card: CollectedCard) -> Sequence[ft.Control]:
    return ()


def row_of(tools: Sequence[ft.Control], compact: bool) -> ft.Row:
    """Buttons in a row, which moves on a phone."""
    return ft.Row(list(tools), spacing=10, **({"scroll": ft.ScrollMode.HIDDEN} if compact else {"wrap": True}))


def _tool(
    look: Look, t: Texts, words: str, deed: Callable[[], object] | None, sign: str, identifier: str
) -> ft.Control:
    return kit.button(look, t(msg(words)), deed, kind="sea", sign=sign, identifier=identifier, height=TOUCH)


def _adding(
    look: Look,
    t: Texts,
    titles: dict[str, Msg],
    subject: str,
    name_it: Callable[[str], None],
    on_card: Callable[[CardSpot], None],
) -> ft.Control:
    """Set and number of a new card, and its kind."""
    fits = is_subject(subject)
    wrong = None if fits or not subject else t(msg("ui-collection-shape"))
    field_ = written(
        look,
        subject,
        LONGEST_SUBJECT,
        lambda text: name_it(text.strip()),
        label=t(msg("ui-collection-subject")),
        error=wrong,
        autofocus=True,
        dense=True,
    )
    named = ft.Semantics(content=field_, identifier="collection-subject", container=True)
    kinds = [
        kit.button(
            look,
            t(title),
            partial(on_card, CardSpot(schema, subject)) if fits else None,
            identifier=f"collection-new-{schema}",
            height=TOUCH,
        )
        for schema, title in titles.items()
    ]
    which = quiet(look, t(msg("ui-collection-kind" if fits else "ui-collection-first")))
    content = kit.rows([named, which, ft.Row(list(kinds), wrap=True, spacing=8, run_spacing=8)], 8)
    return ft.Container(content, bgcolor=look.palette.parchment, border_radius=kit.RADIUS, padding=14)


def _reported(
    look: Look, t: Texts, report: ImportReport, close: Callable[[], None], save: Callable[[], object]
) -> ft.Control:
    """How far the import is, or what came of it, with every odd row by its line."""
    p = look.palette
    if report.wrong is not None:
        said = pen(look, t(report.wrong), colour=p.on_parchment_bad)
    elif report.imported is None:
        said = pen(look, t(msg("ui-collection-reading", n=report.done, all=report.rows)))
    else:
        done = report.imported
        said = pen(
            look, t(msg("ui-collection-imported", new=done.new, changed=done.changed, same=done.same)), bold=True
        )
    parts: list[ft.Control] = [
        ft.Semantics(content=said, identifier="collection-said", live_region=True, container=True)
    ]
    if not report.over:
        parts.append(ft.Row([bar(look, report.done / max(1, report.rows), p.mark)]))
    if report.odd and report.over:
        parts.append(quiet(look, t(msg("ui-collection-odd", n=len(report.odd)))))
        lines: list[ft.Control] = [pen(look, _told(t, odd), size=look.sizes.small) for odd in report.odd[:MOST_TOLD]]
        listed = ft.Container(kit.listed(lines, spacing=4), height=min(220, 30 * len(lines) + 10))
        parts.append(ft.Semantics(content=listed, identifier="collection-odd", container=True))
    if report.over:
        ways = [kit.button(look, t(msg("ui-collection-close")), close, identifier="collection-close", height=TOUCH)]
        if report.odd:
            words = t(msg("ui-collection-save-report"))
            ways.append(kit.button(look, words, save, identifier="collection-save-report", height=TOUCH))
        parts.append(ft.Row(list(ways), wrap=True, spacing=8))
    return ft.Container(kit.rows(parts, 8), bgcolor=p.parchment, border_radius=kit.RADIUS, padding=14)


def _told(t: Texts, odd: Odd) -> str:
    """An odd row in words: its line, its card, what is wrong, and whether it was kept all the same."""
    return " ".join(map(t, odd.told))


def built(shelf: Shelf, schema: str) -> list[KeptCard]:
    """What was built out of a collection, by name."""
    mine = [card for card in shelf.all() if card.schema == schema]
    return sorted(mine, key=lambda card: name_of(card.subject, card.record).casefold())
