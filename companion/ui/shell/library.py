"""The owner's library: every card copied from the box, to be read, mended, thrown away, or passed on as a file."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Literal, cast

import flet as ft
from flet.components.hooks.use_ref import MutableRef

from companion.core.kit.game import AnyGame
from companion.core.printed.kept_cards import KeptCard
from companion.core.procedures.components import ComponentKind
from companion.core.procedures.copied_cards import Known, applying
from companion.core.untrusted.untrusted_json import BadFile
from companion.core.values.messages import Msg, msg
from companion.host.cards_needed import needed_tonight
from companion.host.exchange.merge_cards import beside, merge_file
from companion.host.host import Host
from companion.library.missing_cards import CopiedExtent, KindExtent, by_kind, extent
from companion.library.shelf import LIMITS, Contents, Shelf
from companion.library.texts import Texts
from companion.ui.games import screens_of
from companion.ui.look.language import use_texts
from companion.ui.look.theme import TOUCH, Look, use_look
from companion.ui.parcels.offers import card_offers
from companion.ui.parcels.parcel_sheet import ShareSheet
from companion.ui.questions.collections.filter import CardFilter
from companion.ui.questions.sheet.printed_parts import Copies
from companion.ui.runtime.file_pickers import use_files
from companion.ui.runtime.live import use_live
from companion.ui.shell.card_copying import WIDE, CardSpot, back_button, bench, drawn_beside, form_of, share_button
from companion.ui.shell.collection import CollectionPage
from companion.ui.shell.copying_in_turn import TO_LOOK_AROUND, CardCopying, Errand, use_copying
from companion.ui.shell.fleets import FleetsPage
from companion.ui.shell.import_preview import MergePage
from companion.ui.shell.missing_cards import (
    MOST_NAMED,
    CopyingRun,
    ShownCards,
    extents_header,
    filter_bar,
    kind_count,
    more,
    named,
    on_the_way,
    tonight_of,
    tonight_panel,
)
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component
from companion.ui.widgets.page_frame import page_frame
from companion.ui.widgets.phones_button import WayContext

LARGEST_FILE = LIMITS.size
"""Bytes of a library file that is still read."""
BROAD = 700
"""Width from which the others of its kind stand under a painted card."""
BASE64 = 4 / 3
"""How much longer a photo is in a file."""


LibraryView = Literal["shelf", "collection", "fleets"]
"""Where in the library one is: all kinds, the cards of open ones, or what was built out of them."""


@component
def LibraryPage(
    host: Host, game_id: str, copies: Copies, width: float, on_home: Callable[[], None], on_receive: Callable[[], None]
) -> ft.Control:
    """The library as a page of its own."""
    look, t = use_look(), use_texts()
    library = ft.Container(Library(host, game_id, copies, width, on_receive), expand=True)
    return page_frame(look, t, t(msg("ui-library")), library, on_home)


@component
def Library(
    host: Host,
    game_id: str,
    copies: Copies,
    width: float,
    on_receive: Callable[[], None] | None = None,
    errand: Errand = TO_LOOK_AROUND,
) -> ft.Control:
    """Cards by kind, or the chosen one as its form, or cards as codes for another Vigie.

    copies: what is known while one is copied.  on_receive: goes to where another Vigie's codes are read; None where
    this leads away from an open table.  errand: what is copied at once.
    """
    look, t = use_look(), use_texts()
    seen, see = ft.use_state("all")
    picking, pick = ft.use_state("")
    shared, share = ft.use_state(cast(tuple[KeptCard, ...], ()))
    said, say = ft.use_state(cast(Msg | None, None))
    sought: MutableRef[CardFilter] = ft.use_ref()
    shelf, joint = host.shelf(game_id), use_joint_note()
    game = shelf.game
    nothing_else = _first(game) == "collection"
    place, go = ft.use_state(_first(game))
    copying = use_copying(game, shelf, copies, say, errand)
    use_live(copies.photos.live)
    ft.use_effect(lambda: None, [], cleanup=copies.together.leave)
    exchange = use_exchange(host, game_id, say)
    photos, cards = shelf.photographed(), shelf.all()
    wanted = ft.use_memo(lambda: needed_tonight(host, game_id), [host, game_id, copies.shelf.version])
    body: ft.Control
    if shared:
        body = ft.Container(ShareSheet(card_offers(game, shared), width, partial(share, ())), expand=True)
    elif exchange.merging is not None:
        body = MergePage(beside(host, game_id, exchange.merging.cards), exchange.take, exchange.leave)
    elif copying.run is not None:
        body = _copied(look, t, shelf, copying, copying.run, copies, width, say, share)
    elif picking:
        body = _picker(look, t, game, _left(game, picking, cards), copying.choose, partial(pick, ""), photos)
    elif place == "collection":
        back, fleets = None if nothing_else else partial(go, "shelf"), partial(go, "fleets")
        body = CollectionPage(game, shelf, host.background, width < WIDE, copying, fleets, back, sought)
    elif place == "fleets":
        body = FleetsPage(game, shelf, width, copying.choose, partial(go, "collection"))
    else:
        shown = _Shown(look, t, game, cards, wanted, cast(ShownCards, seen), width, photos, copies, joint)
        body = _shelf(shown, copying.choose, pick, share, partial(go, "collection"), copying.begin, see)
    above = _notices(look, t, [*([] if said is None else [said]), *_broken(game, shelf)])
    if not (shared or copying.run is not None or exchange.merging is not None or place == "fleets"):
        above.insert(0, _wrapped(_tools(look, t, exchange, on_receive, bool(cards), photos)))
    return ft.Column([*above, body], spacing=10, expand=True)


def use_joint_note() -> Msg | None:
    """Hook: that people with phones may copy, too; None where there are none."""
    return None if ft.use_context(WayContext) is None else msg("party-note")


def _first(game: AnyGame) -> LibraryView:
    """Where one comes in: by all kinds of card, or by a collection where there is nothing else."""
    kinds = game.box().values()
    return "collection" if kinds and all(kind.open for kind in kinds) else "shelf"


@dataclass(frozen=True, slots=True)
class Exchange:
    """The whole library as a file, which goes out and comes in."""

    merging: Contents | None
    """A file that was opened and is looked through, card by card."""
    missing: Msg | None
    """Why no file is to be had here."""
    along: bool
    """Whether the photos go along."""
    turn: Callable[[], None]
    """Takes them along, or not any more."""
    export: Callable[[], object]
    take_in: Callable[[], object]
    """Opens a file."""
    take: Callable[[Collection[tuple[str, str]]], None]
    """Takes of the file what is named, by schema and subject."""
    leave: Callable[[], None]
    """Takes nothing of it."""


def use_exchange(host: Host, game_id: str, say: Callable[[Msg | None], None]) -> Exchange:
    """Hook: files of the library. say: tells people what came of it."""
    merging, merge_in = ft.use_state(cast(Contents | None, None))
    along, take_along = ft.use_state(False)
    files = use_files()
    page = ft.context.page
    shelf = host.shelf(game_id)

    async def export() -> None:
        await files.save(f"vigie-{game_id}.json", shelf.export_text(photos=along).encode())

    async def take_in() -> None:
        for content in await files.pick():
            try:
                merge_in(_opened(shelf, content))
                say(None)
            except BadFile as error:
                say(error.text)

    def take(theirs: Collection[tuple[str, str]]) -> None:
        assert merging is not None
        try:
            done = merge_file(host, game_id, merging, theirs)
            say(msg("ui-library-imported", new=done.new, changed=done.changed, same=done.same, photos=done.photos))
        except BadFile as error:
            say(error.text)
        merge_in(None)

    return Exchange(
        merging,
        files.missing,
        along,
        lambda: take_along(not along),
        lambda: page.run_task(export),
        lambda: page.run_task(take_in),
        take,
        lambda: merge_in(None),
    )


def _copied(
    look: Look,
    t: Texts,
    shelf: Shelf,
    copying: CardCopying,
    run: CopyingRun,
    copies: Copies,
    width: float,
    say: Callable[[Msg | None], None],
    share: Callable[[tuple[KeptCard, ...]], None],
) -> ft.Control:
    """The card that is copied now, and what becomes of it."""
    spot = run.spot
    mine = [card for card in shelf.all() if (card.schema, card.subject) == (spot.schema, spot.subject)]

    def discard(spot: CardSpot) -> None:
        shelf.delete(spot.schema, spot.subject)
        copies.keep(spot.schema, spot.subject, None)
        say(msg("ui-library-discarded"))
        copying.choose(None)

    sharing = partial(share, tuple(mine)) if mine else None
    back, more = partial(copying.choose, None), on_the_way(look, t, run, copying.on)

    def choose(other: CardSpot) -> None:
        """Paint another one of the kind, then those behind it that nobody has painted."""
        subjects = shelf.game.box()[other.schema].subjects
        extents = [
            extent(shelf.game, other.schema, each, shelf.get(other.schema, each))
            for each in subjects[subjects.index(other.subject) :]
        ]
        if extents[0].whole:
            copying.choose(other)
        else:
            copying.begin(extents)

    drawn = [] if width < BROAD else drawn_beside(look, t, shelf.game, shelf, spot, choose)
    return bench(look, t, shelf.game, shelf, spot, copying.store, discard, back, width, sharing, copies, more, drawn)


def _notices(look: Look, t: Texts, told: Sequence[Msg]) -> list[ft.Control]:
    """What people are told above everything else."""
    return [kit.panel(look, kit.words(look, t(each), colour=look.palette.text_brass)) for each in told]


def _broken(game: AnyGame, shelf: Shelf) -> list[Msg]:
    """The cards that were copied and cannot be read any more."""
    box = game.box()
    found = [(schema, subject) for schema, subject in shelf.broken() if schema in box and box[schema].holds(subject)]
    return [msg("ui-library-broken", card=game.called(*card)) for card in found]


def _tools(
    look: Look,
    t: Texts,
    exchange: Exchange,
    receive: Callable[[], object] | None,
    any_: bool,
    photos: Mapping[tuple[str, str], int],
) -> list[ft.Control]:
    """The ways in and out of the whole library. receive: None where it is not offered.  any_: whether any card is
    there.  photos: how large those are that may be exported with them."""
    missing, export = exchange.missing, exchange.export if any_ or photos else None
    ways: list[tuple[str, Callable[[], object] | None, str, str]] = []
    if receive is not None:
        ways.append(("share-receive", receive, "qr", "library-receive"))
    if missing is None:
        ways.append(("ui-library-import", exchange.take_in, "download", "library-import"))
        ways.append(("ui-library-export", export, "share", "library-export"))
    found: list[ft.Control] = [
        kit.button(look, t(msg(words)), deed, kind="sea", sign=sign, identifier=name, height=TOUCH)
        for words, deed, sign, name in ways
    ]
    if missing is not None:
        return [*found, kit.words(look, t(missing))]
    return [*found, *_along(look, t, photos, exchange.along, exchange.turn)]


def _along(
    look: Look, t: Texts, photos: Mapping[tuple[str, str], int], on: bool, turn: Callable[[], object]
) -> list[ft.Control]:
    """Whether the photos go along with an export, and how large they are; nothing without any."""
    if not photos:
        return []
    size = round(sum(photos.values()) * BASE64 / 1000)
    sign = kit.icon(look, "check" if on else "camera", 26, look.palette.text_brass if on else look.palette.text_muted)
    words = kit.words(look, t(msg("photo-along", n=len(photos), kb=size)))
    body = ft.Container(
        kit.line([sign, words], 10, tight=True),
        height=TOUCH,
        padding=ft.Padding.symmetric(horizontal=12),
        border=ft.Border.all(2, look.palette.mark if on else look.palette.line),
        border_radius=kit.RADIUS,
        on_click=lambda _: turn(),
    )
    return [kit.tagged(body, "library-photos", "", selected=on)]


def _opened(shelf: Shelf, content: bytes) -> Contents:
    """What a file holds, checked. Raises BadFile saying what is wrong, and where."""
    if len(content) > LARGEST_FILE:
        raise BadFile(msg("ui-library-too-big"))
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadFile(msg("ui-library-foreign")) from error
    return shelf.opened(text)


@dataclass(frozen=True, slots=True)
class _Shown:
    """What the page of all kinds shows."""

    look: Look
    t: Texts
    game: AnyGame
    cards: Sequence[KeptCard]
    wanted: Sequence[tuple[str, str]]
    """What tonight's evening names."""
    seen: ShownCards
    """Which components are listed."""
    width: float
    photos: Collection[tuple[str, str]]
    """Of which components there are."""
    copies: Copies
    """What is known while one is copied."""
    joint: Msg | None
    """That others may copy, too, where they may."""

    @property
    def known(self) -> Known:
        """The values of all cards."""
        return {(card.schema, card.subject): card.record for card in self.cards}


def _shelf(
    shown: _Shown,
    choose: Callable[[CardSpot], None],
    pick: Callable[[str], None],
    share: Callable[[tuple[KeptCard, ...]], None],
    collect: Callable[[], None],
    begin: Callable[[Sequence[CopiedExtent]], None],
    see: Callable[[ShownCards], object],
) -> ft.Control:
    """What tonight lacks, what the box lacks, and all kinds of component with the ways to copy and to share them.

    Open ones have a page of their own.  collect: goes there.  begin: copies several, one after the other.
    """
    look, t, game, known = shown.look, shown.t, shown.game, shown.known
    no_photos = shown.copies.photos.missing
    rows: list[ft.Control] = []
    kinds = by_kind(game, known)
    if shown.wanted:
        tonight = tonight_of(game, known, shown.wanted, shown.copies.together)
        rows.append(tonight_panel(look, t, game, known, tonight, choose, partial(begin, tonight.lacking), shown.joint))
    if kinds:
        every = [each for kind in kinds for each in kind.lacking]
        rows.append(extents_header(look, t, kinds, bool(shown.wanted), partial(begin, every)))
    hints = [msg("ui-library-hint"), *([] if no_photos is None else [no_photos])]
    rows += [kit.words(look, t(hint), colour=look.palette.text_muted) for hint in hints]
    if any(kind.open for kind in game.box().values()):
        words = t(msg("ui-collection-open"))
        rows.append(ft.Row([kit.button(look, words, collect, kind="brass", identifier="library-collection")]))
    if kinds:
        rows.append(filter_bar(look, t, shown.seen, see))
    rows += [
        _kind(shown, kind, choose, pick, share)
        for kind in kinds
        if shown.seen == "all" or (kind.half if shown.seen == "half" else kind.missing)
    ]
    return kit.listed(rows, spacing=12, expand=True)


def _kind(
    shown: _Shown,
    kind: KindExtent,
    choose: Callable[[CardSpot], None],
    pick: Callable[[str], None],
    share: Callable[[tuple[KeptCard, ...]], None],
) -> ft.Control:
    """One kind: how much of it is copied, and its components as far as they are to be seen."""
    look, t, game, schema = shown.look, shown.t, shown.game, kind.schema
    mine = [card for card in shown.cards if card.schema == schema]
    left = _left(game, schema, mine)
    copying = partial(choose, left[0]) if len(left) == 1 else partial(pick, schema)
    title = kit.words(look, t(kind.kind.title), bold=True, size=look.sizes.title, colour=look.palette.text_brass)
    deeds = [
        kit.button(
            look,
            t(msg("ui-library-copy")),
            copying if left else None,
            kind="sea",
            sign="library",
            identifier=f"copy-{schema}",
            height=TOUCH,
        ),
        *([share_button(look, t, partial(share, tuple(mine)), f"share-{schema}")] if mine else []),
    ]
    head: ft.Control
    if shown.width < WIDE:
        head = kit.rows([title, _wrapped(deeds)], 6)
    else:
        head = kit.line([ft.Container(title, expand=True), *deeds], 14)
    parts = [head, kind_count(look, t, kind, sum(spot[0] == schema for spot in shown.photos))]
    half = [each.subject for each in kind.half]
    if shown.seen == "missing":
        parts.append(named(look, t, game, shown.known, kind.missing, choose, "lack"))
        if len(left) > MOST_NAMED:
            parts.append(more(look, t, len(left) - MOST_NAMED))
    else:
        entries = [_entry(look, t, game, card, choose) for card in mine if shown.seen == "all" or card.subject in half]
        parts += [_wrapped(entries)] if entries else []
    return kit.panel(look, kit.rows(parts, 10), padding=14)


def _wrapped(entries: list[ft.Control]) -> ft.Control:
    return ft.Row(entries, wrap=True, spacing=10, run_spacing=10)


def _left(game: AnyGame, schema: str, cards: Sequence[KeptCard]) -> list[CardSpot]:
    """The components of a kind that can still be copied. cards: all that were."""
    return spots_left(game.box()[schema], schema, [card for card in cards if card.schema == schema])


def spots_left(kind: ComponentKind, schema: str, copied: Sequence[KeptCard]) -> list[CardSpot]:
    """The components of a kind that can still be copied; of those that are alike only the next one."""
    done = [card.subject for card in copied]
    named = [subject for subject in kind.subjects if subject not in done and subject not in kind.alike]
    alike = [subject for subject in kind.alike if subject not in done]
    return [CardSpot(schema, subject) for subject in (*named, *alike[:1])]


def _picker(
    look: Look,
    t: Texts,
    game: AnyGame,
    spots: Sequence[CardSpot],
    choose: Callable[[CardSpot], None],
    back: Callable[[], None],
    photos: Collection[tuple[str, str]],
) -> ft.Control:
    """Which of several components is copied, by their names. photos: of which there are."""
    names = [
        kit.button(
            look,
            t(game.called(spot.schema, spot.subject)),
            partial(choose, spot),
            kind="sea",
            sign="camera" if (spot.schema, spot.subject) in photos else "",
            identifier=f"pick-{spot.schema}-{spot.subject}",
            height=TOUCH,
        )
        for spot in spots
    ]
    title = kit.headline(look, t(msg("ui-library-which")), size=look.sizes.title * 1.2)
    return kit.listed([kit.line([back_button(look, t, back), title], 14), _wrapped(names)], spacing=14, expand=True)


def _entry(look: Look, t: Texts, game: AnyGame, card: KeptCard, choose: Callable[[CardSpot], None]) -> ft.Control:
    """A copied card by its face, with its origin and what is still unknown of it."""
    form = form_of(game, card)
    face = screens_of(game.id).face(card.schema, card.subject, card.record)
    title = t(game.called(card.schema, card.subject))
    name, note = (t(face.label), t(face.note) if face.note else "") if face else (title, "")
    unknown = sum(card.record.get(line.name) is None for line in applying(form, card.record))
    body = ft.Container(
        kit.rows(
            [
                kit.words(look, name, bold=True, max_lines=2),
                *([kit.words(look, note, size=look.sizes.small, colour=look.palette.text_muted)] if note else []),
                kit.words(
                    look,
                    t(msg(f"ui-origin-{card.origin}"))
                    + (f" · {t(msg('ui-library-unknown', n=unknown))}" if unknown else ""),
                    size=look.sizes.small,
                    colour=look.palette.text_brass,
                ),
            ],
            2,
        ),
        bgcolor=look.palette.panel,
        border=ft.Border.all(1, look.palette.line),
        border_radius=kit.RADIUS,
        padding=12,
        width=290,
        on_click=lambda _: choose(CardSpot(card.schema, card.subject)),
    )
    return kit.tagged(body, f"card-{card.schema}-{card.subject}", name)
