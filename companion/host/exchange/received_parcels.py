"""Takes in parcels: checked against our games and our library, and taken when a person says so.

Nothing in this module changes anything but `take`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date

from companion.core.kit.game import AnyGame
from companion.core.questions.kinds import BadAnswer
from companion.core.questions.question_base import is_name
from companion.core.untrusted.untrusted_json import BadFile
from companion.core.values.messages import Msg, msg
from companion.host.exchange.merge_cards import Incoming, beside, merge
from companion.host.host import Host
from companion.library.game_registry import game, game_ids
from companion.library.sample import is_sample
from companion.library.shelf import CardInFile
from companion.sharing.parcels import (
    CardParcel,
    CardsParcel,
    Parcel,
    Score,
    Setting,
    SharedCard,
    is_newer,
    number_of,
    setting_parcel,
)
from companion.sharing.qr_lines import BadParcel
from companion.store.scores import KeptScore


@dataclass(frozen=True, slots=True)
class ParcelTaken:
    """What a parcel has brought."""

    text: Msg
    game: str
    options: Mapping[str, object] | None = None
    """Of a setting, to begin like this."""


def own_setting(played: AnyGame, options: Mapping[str, object]) -> Setting:
    """The setting of one of our evenings, without what the app deals from our own library."""
    return setting_parcel(played, options if is_sample(options) else played.dealt(options, {}))


def title(parcel: Parcel) -> Msg:
    """What a checked parcel is, in a few words."""
    played = game(parcel.game)
    match parcel:
        case CardParcel(body=card):
            return msg("share-what-card", card=played.called(card.kind, card.subject), game=played.title)
        case CardsParcel(body=cards):
            return msg("share-what-cards", n=len(cards), game=played.title)
        case Setting():
            return msg("share-what-setting", game=played.title)
        case Score(body=body):
            return msg("share-what-score", game=played.title, day=body.day)


def check(host: Host, parcel: Parcel) -> None:
    """Whether our games know everything that is in a parcel. Raises BadParcel saying what they do not."""
    if parcel.game not in game_ids():
        known = tuple(host.titles().values())
        raise BadParcel(msg("share-unknown-game", given=parcel.game, known=known))
    played = game(parcel.game)
    if number_of(parcel.version) > number_of(played.version):
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
        if not is_name(seat.name):
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
    return beside(host, parcel.game, _in_file(parcel))


def conflicts(host: Host, parcel: Parcel) -> tuple[Incoming, ...]:
    """The cards that would overwrite something that we have copied otherwise."""
    return tuple(card for card in incoming(host, parcel) if card.differences)


# ---------------------------------------------------------------------- taking


def take(host: Host, parcel_id: str, parcel: Parcel, sender: str, keep: Sequence[tuple[str, str]] = ()) -> ParcelTaken:
    """Take a parcel. keep: cards (schema, subject) whose own values stay. Raises BadParcel; then nothing changed."""
    check(host, parcel)
    match parcel:
        case Setting(body=options):
            return ParcelTaken(msg("share-taken-setting"), parcel.game, options)
        case Score(body=body):
            lines = [line.model_dump(mode="json") for line in body.lines]
            host.store.scores.keep(KeptScore(parcel_id, parcel.game, body.day, sender, lines))
            return ParcelTaken(msg("share-taken-score"), parcel.game)
        case _:
            theirs = [card.spot for card in conflicts(host, parcel) if card.spot not in keep]
            done = merge(host, parcel.game, _in_file(parcel), theirs)
            return ParcelTaken(
                msg("share-taken-cards", new=done.new, changed=done.changed, same=done.same), parcel.game
            )


def _cards(parcel: CardParcel | CardsParcel) -> tuple[SharedCard, ...]:
    return (parcel.body,) if isinstance(parcel, CardParcel) else tuple(parcel.body)


def _in_file(parcel: CardParcel | CardsParcel) -> list[CardInFile]:
    return [CardInFile(schema=card.kind, subject=card.subject, record=card.record) for card in _cards(parcel)]
