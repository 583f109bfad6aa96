"""What becomes of a parcel here: checked against our games and our library, and taken when a person says so.

Nothing in this module changes anything but `take`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final

from companion.core.copying import CardValues
from companion.core.handed import BadFile
from companion.core.kept_cards import KeptCard
from companion.core.kit.game import AnyGame
from companion.core.questions import BadAnswer, Field, FieldValue, Form
from companion.core.text import Msg, msg
from companion.library.sample import is_sample
from companion.library.shelf import CardInFile
from companion.store.scores import KeptScore
from companion.table.games import game, game_ids
from companion.table.host import Host
from companion.table.qr_lines import BadParcel
from companion.table.sharing import (
    CardParcel,
    CardsParcel,
    Parcel,
    Score,
    Setting,
    SharedCard,
    is_newer,
    setting_parcel,
)

LONGEST_NAME: Final = 40
"""Letters of a seat's name; those of our own set-up are shorter."""


@dataclass(frozen=True, slots=True)
class Difference:
    """A value of a card that we have copied otherwise."""

    label: Msg
    yours: Msg
    theirs: Msg


@dataclass(frozen=True, slots=True)
class Incoming:
    """A card in a parcel beside our own. known: whether we have copied it.  differences: none if ours says the same."""

    schema: str
    subject: str
    title: Msg
    known: bool
    differences: tuple[Difference, ...]


@dataclass(frozen=True, slots=True)
class Taken:
    """What taking a parcel has done. options: of a setting, to begin like this."""

    text: Msg
    game: str
    options: Mapping[str, object] | None = None


def own_setting(played: AnyGame, options: Mapping[str, object]) -> Setting:
    """The setting of one of our evenings, without what the app deals from our own library."""
    return setting_parcel(played, options if is_sample(options) else played.dealt(options, {}))


def title(parcel: Parcel) -> Msg:
    """What a checked parcel is, in a few words."""
    played = game(parcel.game)
    match parcel:
        case CardParcel(body=card):
            return msg("share-what-card", card=_form(played, card).text, game=played.title)
        case CardsParcel(body=cards):
            return msg("share-what-cards", n=len(cards), game=played.title)
        case Setting():
            return msg("share-what-setting", game=played.title)
        case Score(body=body):
            return msg("share-what-score", game=played.title, day=body.day)


def check(host: Host, parcel: Parcel) -> None:
    """Whether our games know everything that is in a parcel. Raises BadParcel saying what they do not."""
    if parcel.game not in game_ids():
        known = tuple(each.title for each in host.games())
        raise BadParcel(msg("share-unknown-game", given=parcel.game, known=known))
    played = game(parcel.game)
    if _number(parcel.version) > _number(played.version):
        raise BadParcel(msg("share-newer"))
    try:
        match parcel:
            case CardParcel() | CardsParcel():
                _check_cards(host, played, parcel)
            case Setting(body=options):
                _check_setting(played, options)
            case Score(body=body):
                _check_day(body.day)
    except BadParcel:
        if is_newer(parcel.vigie):
            raise BadParcel(msg("share-newer")) from None
        raise


def _number(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


def _check_cards(host: Host, played: AnyGame, parcel: CardParcel | CardsParcel) -> None:
    box = played.box()
    named = [(card.kind, card.subject) for card in _cards(parcel)]
    for schema, subject in named:
        if schema not in box or not box[schema].holds(subject):
            raise BadParcel(msg("share-unknown-card", schema=schema, subject=subject, game=played.title))
    if len(set(named)) < len(named):
        raise BadParcel(msg("share-twice"))
    try:
        read = host.shelf(played.id).read(_in_file(parcel))
    except BadFile as error:
        raise BadParcel(error.text) from error
    if all(value is None for card in read for value in card.record.values()):
        raise BadParcel(msg("share-empty"))


def _check_setting(played: AnyGame, options: Mapping[str, object]) -> None:
    """The game itself says whether an evening can begin like this."""
    try:
        seats = played.seats(played.start(options))
    except BadAnswer as error:
        raise BadParcel(msg("share-bad-setting", problem=error.text)) from error
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise BadParcel(msg("share-bad-setting", problem=msg("share-impossible"))) from error
    for seat in seats:
        if not 0 < len(seat.name.strip()) <= LONGEST_NAME:
            raise BadParcel(msg("share-bad-words", given=seat.name[:30]))


def _check_day(day: str) -> None:
    try:
        date.fromisoformat(day)
    except ValueError as error:
        raise BadParcel(msg("share-damaged")) from error


# ---------------------------------------------------------------------- beside our own


def incoming(host: Host, parcel: Parcel) -> tuple[Incoming, ...]:
    """The cards of a checked parcel, each with what we have copied otherwise; nothing for other parcels."""
    if not isinstance(parcel, CardParcel | CardsParcel):
        return ()
    shelf, played = host.shelf(parcel.game), game(parcel.game)
    found = []
    for card in _merged(host, parcel):
        form, own = played.form(card.schema, card.subject), shelf.get(card.schema, card.subject)
        found.append(Incoming(card.schema, card.subject, form.text, own is not None, _differences(form, own, card)))
    return tuple(found)


def conflicts(host: Host, parcel: Parcel) -> tuple[Incoming, ...]:
    """The cards that would overwrite something that we have copied otherwise."""
    return tuple(card for card in incoming(host, parcel) if card.known and card.differences)


def _differences(form: Form, own: CardValues | None, card: KeptCard) -> tuple[Difference, ...]:
    if own is None:
        return ()
    found = []
    for line in form.fields:
        yours, theirs = own.get(line.name), card.record.get(line.name)
        if yours != theirs:
            found.append(Difference(line.label, _said(line, yours), _said(line, theirs)))
    return tuple(found)


def _said(line: Field, value: FieldValue | list[str]) -> Msg:
    """A value as it stands on the card."""
    match value:
        case None:
            return msg("share-unknown-value")
        case bool():
            return msg("core-yes" if value else "core-no")
        case int():
            return msg("core-said-number", n=value)
        case str():
            return next((option.label for option in line.options if option.id == value), msg("core-said", text=value))
    if line.kind == "grid":
        return msg("core-said", text=" / ".join(value))
    if line.kind == "ids":
        return msg("core-said", text=", ".join(value)) if value else msg("core-nothing")
    chosen = tuple(option.label for option in line.options if option.id in value)
    return msg("core-said-list", items=chosen) if chosen else msg("core-nothing")


def _merged(host: Host, parcel: CardParcel | CardsParcel) -> list[KeptCard]:
    """The cards as they would stand on our shelf: what they do not know stays as we know it."""
    shelf = host.shelf(parcel.game)
    found = []
    for card in shelf.read(_in_file(parcel)):
        known = {name: value for name, value in card.record.items() if value is not None}
        whole = {**(shelf.get(card.schema, card.subject) or {}), **known}
        found += shelf.read([CardInFile(schema=card.schema, subject=card.subject, record=whole)])
    return found


# ---------------------------------------------------------------------- taking


def take(host: Host, parcel_id: str, parcel: Parcel, sender: str, keep: Sequence[tuple[str, str]] = ()) -> Taken:
    """Take a parcel. keep: cards (schema, subject) of which our own stays. Raises BadParcel; then nothing changed."""
    check(host, parcel)
    match parcel:
        case Setting(body=options):
            return Taken(msg("share-taken-setting"), parcel.game, options)
        case Score(body=body):
            lines = [line.model_dump(mode="json") for line in body.lines]
            host.store.scores.keep(KeptScore(parcel_id, parcel.game, body.day, sender, lines))
            return Taken(msg("share-taken-score"), parcel.game)
        case _:
            cards = [
                CardInFile(schema=card.schema, subject=card.subject, record=card.record)
                for card in _merged(host, parcel)
                if (card.schema, card.subject) not in keep
            ]
            done = host.shelf(parcel.game).take(cards)
            return Taken(msg("share-taken-cards", new=done.new, changed=done.changed, same=done.same), parcel.game)


def _cards(parcel: CardParcel | CardsParcel) -> tuple[SharedCard, ...]:
    return (parcel.body,) if isinstance(parcel, CardParcel) else tuple(parcel.body)


def _in_file(parcel: CardParcel | CardsParcel) -> list[CardInFile]:
    return [CardInFile(schema=card.kind, subject=card.subject, record=card.record) for card in _cards(parcel)]


def _form(played: AnyGame, card: SharedCard) -> Form:
    return played.form(card.kind, card.subject)
