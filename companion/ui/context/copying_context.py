"""What screens know while a card is copied: the other cards of its kind, what is half copied, and its photo."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from companion.core.procedures.copied_cards import CardKey, CardValues
from companion.core.values.messages import Msg
from companion.core.values.plain_json import JsonObject
from companion.host.host import Host
from companion.library.game_registry import game
from companion.library.sample import load_sample
from companion.store import StoreFault
from companion.ui.context.card_photos import TABLET, Darkroom, Ticket
from companion.ui.context.copying_now import CopyingNow
from companion.ui.questions.sheet.printed_parts import CardPhotos, Copies
from companion.ui.runtime.live import Live

log = logging.getLogger(__name__)


def photos_of(darkroom: Darkroom, game_id: str, device: str = TABLET) -> CardPhotos:
    """The photos of the cards of a game, as a device sees and takes them."""

    def seen(schema: str, subject: str) -> bytes | None:
        try:
            return darkroom.photos.get(game_id, schema, subject)
        except StoreFault as fault:
            log.warning("the photo of %s is not found: %s", schema, fault)
            return None

    def address(schema: str, subject: str, title: Msg, back: str) -> str:
        inside = back if back.startswith("/") and not back.startswith("//") else "/"
        taken = darkroom.camera.missing is None
        return darkroom.address(Ticket(game_id, schema, subject, title, inside, device)) if taken else ""

    def drop(schema: str, subject: str) -> None:
        try:
            darkroom.discard(game_id, schema, subject)
        except StoreFault as fault:
            log.warning("the photo of %s stays: %s", schema, fault)

    return CardPhotos(darkroom, seen, address, drop, darkroom.camera.missing)


@dataclass(frozen=True, slots=True)
class AroundCard:
    """What a device sees around the card that it copies."""

    darkroom: Darkroom
    copyists: CopyingNow
    live: Live
    """Changes with the shelf."""
    device: str = TABLET
    """Which."""
    hidden: Callable[[], frozenset[CardKey]] = frozenset
    """The cards that it must not learn of, nor from."""
    waits: bool = True
    """Whether a card may be left for later."""


def copies_of(host: Host, game_id: str, around: AroundCard) -> Copies:
    """Of the owner's library of a game, as a device sees it."""
    shelf, drafts, hidden, device = host.shelf(game_id), host.store.drafts, around.hidden, around.device

    def seen(schema: str, subject: str) -> Sequence[CardValues]:
        kept_from = hidden()
        cards = (card for card in shelf.all() if card.schema == schema and card.subject != subject)
        return [card.record for card in cards if (card.schema, card.subject) not in kept_from]

    def draft(schema: str, subject: str) -> JsonObject | None:
        try:
            return drafts.get(game_id, schema, subject)
        except StoreFault as fault:
            log.warning("what was copied of %s is not found: %s", schema, fault)
            return None

    def keep(schema: str, subject: str, kept: JsonObject | None) -> None:
        try:
            if kept is None:
                drafts.drop(game_id, schema, subject)
            else:
                drafts.put(game_id, schema, subject, kept)
                told = kept["told"]
                copyists.touch(game_id, (schema, subject), device, len(told) if isinstance(told, list) else 0)
        except StoreFault as fault:  # the screen still has it
            log.warning("what is copied of %s is not kept: %s", schema, fault)

    copyists = around.copyists
    return Copies(
        seen,
        draft,
        keep,
        around.waits,
        photos_of(around.darkroom, game_id, device),
        around.waits and host.settings["copying"] == "needed",
        shelf.get,
        around.live,
        copyists.together(game_id, device),
    )


def invented_copies(game_id: str) -> Copies:
    """Of our own cards in a demonstration, of which nothing is kept."""
    sample = load_sample(game(game_id))

    def seen(schema: str, subject: str) -> Sequence[CardValues]:
        return [values for (kind, name), values in sample.items() if kind == schema and name != subject]

    return Copies(seen)
