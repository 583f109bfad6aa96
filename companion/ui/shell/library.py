"""The owner's library: every card copied from the box, to be read, mended, thrown away, or passed on as a file."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from itertools import groupby
from typing import Literal, cast

import flet as ft
from flet.components.hooks.use_ref import MutableRef

from companion.core.game import ComponentKind
from companion.core.handed import BadFile
from companion.core.kept_cards import KeptCard
from companion.core.kit.game import AnyGame
from companion.core.questions import BadAnswer, Record
from companion.core.text import Msg, msg
from companion.library.shelf import LIMITS, Shelf
from companion.library.texts import Texts
from companion.table.host import Host
from companion.ui import kit
from companion.ui.files import use_files
from companion.ui.games import screens_of
from companion.ui.live import use_live
from companion.ui.page import page_frame
from companion.ui.questions.copying.slots import shown
from companion.ui.questions.printed import Copies
from companion.ui.questions.sieve import Sieve
from companion.ui.safety import component
from companion.ui.sharing.offers import card_offers
from companion.ui.sharing.sheet import ShareSheet
from companion.ui.shell.bench import WIDE, Spot, back_button, bench, form_of, share_button
from companion.ui.shell.collection import CollectionPage
from companion.ui.shell.fleets import FleetsPage
from companion.ui.text import use_texts
from companion.ui.theme import TOUCH, Look, use_look

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
    host: Host, game_id: str, copies: Copies, width: float, on_receive: Callable[[], None] | None = None
) -> ft.Control:
    """Cards by kind, or the chosen one as its form, or cards as codes for another Vigie.

    copies: what is known while one is copied.  on_receive: goes to where another Vigie's codes are read; None where
    this leads away from an open table.
    """
    look, t = use_look(), use_texts()
    chosen, choose = ft.use_state(cast(Spot | None, None))
    picking, pick = ft.use_state("")
    shared, share = ft.use_state(cast(tuple[KeptCard, ...], ()))
    said, say = ft.use_state(cast(Msg | None, None))
    files = use_files()
    sought: MutableRef[Sieve] = ft.use_ref()
    shelf = host.shelf(game_id)
    game = next(game for game in host.games() if game.id == game_id)
    page = ft.context.page
    nothing_else = all(kind.open for kind in game.box().values())
    first: Place = "collection" if nothing_else and game.box() else "shelf"
    place, go = ft.use_state(first)

    use_live(copies.photos.live)
    along, take_along = ft.use_state(False)
    photos = shelf.photographed()

    def store(spot: Spot, values: Record) -> None:
        try:
            shelf.put(spot.schema, spot.subject, dict(values))
            copies.keep(spot.schema, spot.subject, None)
            say(msg("ui-library-stored"))
            choose(None)
        except BadAnswer as error:
            say(error.text)

    def discard(spot: Spot) -> None:
        shelf.delete(spot.schema, spot.subject)
        copies.keep(spot.schema, spot.subject, None)
        say(msg("ui-library-discarded"))
        choose(None)

    async def export() -> None:
        await files().save_file(file_name=f"vigie-{game_id}.json", src_bytes=shelf.export_text(photos=along).encode())

    async def take_in() -> None:
        picked = await files().pick_files(with_data=True)
        for file in picked or ():
            say(_take_in(shelf, file.bytes or b""))

    cards = shelf.all()
    tools = _tools(
        look,
        t,
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
    elif chosen is not None:
        mine = [card for card in cards if (card.schema, card.subject) == (chosen.schema, chosen.subject)]
        sharing = partial(share, tuple(mine)) if mine else None
        body = bench(look, t, game, shelf, chosen, store, discard, partial(choose, None), width, sharing, copies)
    elif picking:
        mine = [card for card in cards if card.schema == picking]
        left = spots_left(game.box()[picking], picking, mine)
        body = _picker(look, t, game, left, choose, partial(pick, ""), photos)
    elif place == "collection":
        fleets = partial(go, "fleets") if game.forms.mustering is not None else None
        back = None if nothing_else else partial(go, "shelf")
        body = CollectionPage(game, shelf, width < WIDE, choose, fleets, back, sought)
    elif place == "fleets":
        body = FleetsPage(game, shelf, width, choose, partial(go, "collection"))
    else:
        body = _shelf(look, t, game, cards, choose, pick, share, partial(go, "collection"), width, photos)
    above = [_wrapped([*tools])] if not shared and chosen is None and place != "fleets" else []
    return ft.Column([*above, *notice, body], spacing=10, expand=True)


def _broken(game: AnyGame, shelf: Shelf) -> list[Msg]:
    """The cards that were copied and cannot be read any more."""
    box = game.box()
    found = [(schema, subject) for schema, subject in shelf.broken() if schema in box and box[schema].holds(subject)]
    return [msg("ui-library-broken", card=game.form(*card).text) for card in found]


def _tools(
    look: Look,
    t: Texts,
    receive: Callable[[], object] | None,
    take_in: Callable[[], object],
    export: Callable[[], object] | None,
    along: Sequence[ft.Control],
) -> list[ft.Control]:
    """The ways in and out of the whole library. receive: None where it is not offered.  export: None while there is
    nothing in it.  along: what may be exported with it."""
    ways = (
        ("share-receive", receive, "qr", "library-receive"),
        ("ui-library-import", take_in, "download", "library-import"),
        ("ui-library-export", export, "share", "library-export"),
    )
    found = [
        kit.button(look, t(msg(words)), deed, kind="sea", sign=sign, identifier=name, height=TOUCH)
        for words, deed, sign, name in ways
        if name != "library-receive" or deed is not None
    ]
    return [*found, *along]


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


def _take_in(shelf: Shelf, content: bytes) -> Msg:
    """Import a file; what is said about it."""
    if len(content) > LARGEST_FILE:
        return msg("ui-library-too-big")
    try:
        done = shelf.import_text(content.decode("utf-8"))
    except UnicodeDecodeError:
        return msg("ui-library-foreign")
    except BadFile as error:
        return error.text
    return msg("ui-library-imported", new=done.new, changed=done.changed, same=done.same, photos=done.photos)


def _shelf(
    look: Look,
    t: Texts,
    game: AnyGame,
    cards: Sequence[KeptCard],
    choose: Callable[[Spot], None],
    pick: Callable[[str], None],
    share: Callable[[tuple[KeptCard, ...]], None],
    collect: Callable[[], None],
    width: float,
    photos: Collection[tuple[str, str]],
) -> ft.Control:
    """All kinds of component: what has been copied of each, and the ways to copy one more and to share them all.

    Open ones have a page of their own.  collect: goes there.  photos: of which cards there are.
    """
    copied = {schema: list(group) for schema, group in groupby(cards, key=lambda card: card.schema)}
    rows: list[ft.Control] = [kit.words(look, t(msg("ui-library-hint")), colour=look.palette.text_muted)]
    box = game.box()
    if any(kind.open for kind in box.values()):
        words = t(msg("ui-collection-open"))
        rows.append(ft.Row([kit.button(look, words, collect, kind="brass", identifier="library-collection")]))
    for schema, kind in box.items():
        if kind.open:
            continue
        mine = copied.get(schema, [])
        left = spots_left(kind, schema, mine)
        more = partial(choose, left[0]) if len(left) == 1 else partial(pick, schema)
        title = kit.words(look, t(kind.title), bold=True, size=look.sizes.title, colour=look.palette.text_brass)
        shot = sum(spot[0] == schema for spot in photos)
        count = kit.words(look, t(msg("ui-library-count", n=len(mine), all=len(kind.subjects), photos=shot)))
        deeds = [
            kit.button(
                look,
                t(msg("ui-library-copy")),
                more if left else None,
                kind="sea",
                sign="library",
                identifier=f"copy-{schema}",
                height=TOUCH,
            ),
            *([share_button(look, t, partial(share, tuple(mine)), f"share-{schema}")] if mine else []),
        ]
        head: ft.Control
        if width < WIDE:
            head = kit.rows([title, count, _wrapped(deeds)], 6)
        else:
            head = kit.line([title, ft.Container(count, expand=True), *deeds], 14)
        entries = [_entry(look, t, game, card, choose) for card in mine]
        rows.append(kit.panel(look, kit.rows([head, *([_wrapped(entries)] if entries else [])], 10), padding=14))
    return kit.listed(rows, spacing=12, expand=True)


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
            t(form_of(game, spot).text),
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
    title = t(form.text)
    name, note = (t(face.label), t(face.note) if face.note else "") if face else (title, "")
    draft = {line.name: card.record.get(line.name) for line in form.fields}
    unknown = sum(draft[line.name] is None for line in shown(form, draft))
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
