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
from companion.core.procedures.copied_cards import Known, applying
from companion.core.procedures.game_parts import ComponentKind
from companion.core.untrusted.untrusted_json import BadFile
from companion.core.values.messages import Msg, msg
from companion.host.cards_needed import needed_tonight
from companion.host.host import Host
from companion.host.merge_cards import beside, merge_file
from companion.library.lacking import Extent, KindExtent, by_kind
from companion.library.shelf import LIMITS, Contents, Shelf
from companion.library.texts import Texts
from companion.ui.games import screens_of
from companion.ui.look.language import use_texts
from companion.ui.look.theme import TOUCH, Look, use_look
from companion.ui.parcels.offers import card_offers
from companion.ui.parcels.parcel_sheet import ShareSheet
from companion.ui.questions.collections.filter import Sieve
from companion.ui.questions.sheet.printed_parts import Copies, Together
from companion.ui.runtime.file_pickers import use_files
from companion.ui.runtime.live import use_live
from companion.ui.shell.card_copying import WIDE, Spot, back_button, bench, form_of, share_button
from companion.ui.shell.collection import CollectionPage
from companion.ui.shell.copying_in_turn import TO_LOOK_AROUND, Errand, use_copying
from companion.ui.shell.fleets import FleetsPage
from companion.ui.shell.lacks import (
    MOST_NAMED,
    Seen,
    extents_header,
    kind_count,
    more,
    named,
    on_the_way,
    sieve,
    tonight_of,
    tonight_panel,
)
from companion.ui.shell.merge import MergePage
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component
from companion.ui.widgets.page_frame import page_frame
from companion.ui.widgets.phones_button import WayContext

LARGEST_FILE = LIMITS.size
"""Bytes of a library file that is still read."""
BASE64 = 4 / 3
"""How much longer a photo is in a file."""


Place = Literal["shelf", "collection", "fleets"]
"""Where in the library one is: all kinds, the cards of open ones, or what was built out of them."""


@component
def LibraryPage(
    host: Host,
    game_id: str,
    copies: Copies,
    width: float,
    on_home: Callable[[], None],
    on_receive: Callable[[], None],
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
    merging, merge_in = ft.use_state(cast(Contents | None, None))
    picking, pick = ft.use_state("")
    shared, share = ft.use_state(cast(tuple[KeptCard, ...], ()))
    said, say = ft.use_state(cast(Msg | None, None))
    files, way = use_files(), ft.use_context(WayContext)
    sought: MutableRef[Sieve] = ft.use_ref()
    shelf = host.shelf(game_id)
    game = shelf.game
    page = ft.context.page
    nothing_else = all(kind.open for kind in game.box().values())
    first: Place = "collection" if nothing_else and game.box() else "shelf"
    place, go = ft.use_state(first)

    copying = use_copying(game, shelf, copies, say, errand)
    run, choose, begin, store = copying.run, copying.choose, copying.begin, copying.store
    use_live(copies.photos.live)
    ft.use_effect(lambda: None, [], cleanup=copies.together.leave)
    along, take_along = ft.use_state(False)
    photos = shelf.photographed()

    chosen = run.spot if run is not None else None

    def discard(spot: Spot) -> None:
        shelf.delete(spot.schema, spot.subject)
        copies.keep(spot.schema, spot.subject, None)
        say(msg("ui-library-discarded"))
        choose(None)

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

    cards = shelf.all()
    known = {(card.schema, card.subject): card.record for card in cards}
    wanted = ft.use_memo(lambda: needed_tonight(host, game_id), [host, game_id, copies.shelf.version])
    tools = _tools(
        look,
        t,
        files.missing,
        on_receive,
        lambda: page.run_task(take_in),
        (lambda: page.run_task(export)) if cards or photos else None,
        _along(look, t, photos, along, lambda: take_along(not along)),
    )
    notice: list[ft.Control] = [
        kit.panel(look, kit.words(look, t(told), colour=look.palette.text_brass))
        for told in (*([] if said is None else [said]), *_broken(game, shelf))
    ]
    body: ft.Control
    if shared:
        body = ft.Container(ShareSheet(card_offers(game, shared), width, partial(share, ())), expand=True)
    elif merging is not None:
        body = MergePage(beside(host, game_id, merging.cards), take, lambda: merge_in(None))
    elif run is not None and chosen is not None:
        mine = [card for card in cards if (card.schema, card.subject) == (chosen.schema, chosen.subject)]
        sharing = partial(share, tuple(mine)) if mine else None
        body = bench(
            look,
            t,
            game,
            shelf,
            chosen,
            store,
            discard,
            partial(choose, None),
            width,
            sharing,
            copies,
            on_the_way(look, t, run, copying.on),
        )
    elif picking:
        mine = [card for card in cards if card.schema == picking]
        left = spots_left(game.box()[picking], picking, mine)
        body = _picker(look, t, game, left, choose, partial(pick, ""), photos)
    elif place == "collection":
        fleets = partial(go, "fleets") if game.forms.mustering is not None else None
        back = None if nothing_else else partial(go, "shelf")
        body = CollectionPage(game, shelf, host.background, width < WIDE, choose, fleets, back, sought)
    elif place == "fleets":
        body = FleetsPage(game, shelf, width, choose, partial(go, "collection"))
    else:
        missing = copies.photos.missing
        joint = None if way is None else msg("party-note")
        of_owner = cards, known, wanted, cast(Seen, seen), width, photos
        shown = _Shown(look, t, game, *of_owner, copies.together, joint, missing)
        body = _shelf(shown, choose, pick, share, partial(go, "collection"), begin, see)
    above = [_wrapped([*tools])] if not shared and chosen is None and merging is None and place != "fleets" else []
    return ft.Column([*above, *notice, body], spacing=10, expand=True)


def _broken(game: AnyGame, shelf: Shelf) -> list[Msg]:
    """The cards that were copied and cannot be read any more."""
    box = game.box()
    found = [(schema, subject) for schema, subject in shelf.broken() if schema in box and box[schema].holds(subject)]
    return [msg("ui-library-broken", card=game.called(*card)) for card in found]


def _tools(
    look: Look,
    t: Texts,
    missing: Msg | None,
    receive: Callable[[], object] | None,
    take_in: Callable[[], object],
    export: Callable[[], object] | None,
    along: Sequence[ft.Control],
) -> list[ft.Control]:
    """The ways in and out of the whole library. receive: None where it is not offered.  export: None while there is
    nothing in it.  along: what may be exported with it.  missing: why neither is to be had here."""
    ways: list[tuple[str, Callable[[], object] | None, str, str]] = []
    if receive is not None:
        ways.append(("share-receive", receive, "qr", "library-receive"))
    if missing is None:
        ways.append(("ui-library-import", take_in, "download", "library-import"))
        ways.append(("ui-library-export", export, "share", "library-export"))
    found: list[ft.Control] = [
        kit.button(look, t(msg(words)), deed, kind="sea", sign=sign, identifier=name, height=TOUCH)
        for words, deed, sign, name in ways
    ]
    return [*found, *along] if missing is None else [*found, kit.words(look, t(missing))]


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
        border=ft.Border.all(2, look.palette.brass if on else look.palette.line),
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
    known: Known
    wanted: Sequence[tuple[str, str]]
    """What tonight's evening names."""
    seen: Seen
    """Which components are listed."""
    width: float
    photos: Collection[tuple[str, str]]
    """Of which components there are."""
    together: Together
    """Who else copies."""
    joint: Msg | None
    """That others may copy, too, where they may."""
    no_photos: Msg | None
    """Why none are taken here."""


def _shelf(
    shown: _Shown,
    choose: Callable[[Spot], None],
    pick: Callable[[str], None],
    share: Callable[[tuple[KeptCard, ...]], None],
    collect: Callable[[], None],
    begin: Callable[[Sequence[Extent]], None],
    see: Callable[[Seen], object],
) -> ft.Control:
    """What tonight lacks, what the box lacks, and all kinds of component with the ways to copy and to share them.

    Open ones have a page of their own.  collect: goes there.  begin: copies several, one after the other.
    """
    look, t, game, known = shown.look, shown.t, shown.game, shown.known
    rows: list[ft.Control] = []
    kinds = by_kind(game, known)
    if shown.wanted:
        tonight = tonight_of(game, known, shown.wanted, shown.together)
        rows.append(tonight_panel(look, t, game, known, tonight, choose, partial(begin, tonight.lacking), shown.joint))
    if kinds:
        every = [each for kind in kinds for each in kind.lacking]
        rows.append(extents_header(look, t, kinds, bool(shown.wanted), partial(begin, every)))
    hints = [msg("ui-library-hint"), *([] if shown.no_photos is None else [shown.no_photos])]
    rows += [kit.words(look, t(hint), colour=look.palette.text_muted) for hint in hints]
    if any(kind.open for kind in game.box().values()):
        words = t(msg("ui-collection-open"))
        rows.append(ft.Row([kit.button(look, words, collect, kind="brass", identifier="library-collection")]))
    if kinds:
        rows.append(sieve(look, t, shown.seen, see))
    rows += [
        _kind(shown, kind, choose, pick, share)
        for kind in kinds
        if shown.seen == "all" or (kind.half if shown.seen == "half" else kind.missing)
    ]
    return kit.listed(rows, spacing=12, expand=True)


def _kind(
    shown: _Shown,
    kind: KindExtent,
    choose: Callable[[Spot], None],
    pick: Callable[[str], None],
    share: Callable[[tuple[KeptCard, ...]], None],
) -> ft.Control:
    """One kind: how much of it is copied, and its components as far as they are to be seen."""
    look, t, game, schema = shown.look, shown.t, shown.game, kind.schema
    mine = [card for card in shown.cards if card.schema == schema]
    left = spots_left(kind.kind, schema, mine)
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


def spots_left(kind: ComponentKind, schema: str, copied: Sequence[KeptCard]) -> list[Spot]:
    """The components of a kind that can still be copied; of those that are alike only the next one."""
    done = [card.subject for card in copied]
    named = [subject for subject in kind.subjects if subject not in done and subject not in kind.alike]
    alike = [subject for subject in kind.alike if subject not in done]
    return [Spot(schema, subject) for subject in (*named, *alike[:1])]


def _picker(
    look: Look,
    t: Texts,
    game: AnyGame,
    spots: Sequence[Spot],
    choose: Callable[[Spot], None],
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


def _entry(look: Look, t: Texts, game: AnyGame, card: KeptCard, choose: Callable[[Spot], None]) -> ft.Control:
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
        ink=True,
        on_click=lambda _: choose(Spot(card.schema, card.subject)),
    )
    return kit.tagged(body, f"card-{card.schema}-{card.subject}", name)
