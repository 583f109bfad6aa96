"""What of ours can be shared: cards of the library, and of an evening its settings and its score."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.kit.game import AnyGame
from companion.core.printed.kept_cards import KeptCard
from companion.core.values.messages import msg
from companion.host.exchange.received_parcels import own_setting
from companion.library.dates import day_of
from companion.library.game_registry import game
from companion.sharing.parcels import card_parcel, score_parcel
from companion.store import SavedEvening
from companion.ui.parcels.inbox import card_title
from companion.ui.parcels.parcel_sheet import Shareable
from companion.ui.screen_session.screen_session import ScreenSession


def card_offers(played: AnyGame, cards: Sequence[KeptCard]) -> list[Shareable]:
    """One card, or several in one parcel."""
    many = len(cards) > 1
    if many:
        title = msg("share-what-cards", n=len(cards), game=played.title)
    else:
        title = card_title(played, cards[0].schema, cards[0].subject, cards[0].record)
    label = msg("share-offer-cards" if many else "share-offer-card")
    return [Shareable("cards" if many else "card", label, title, lambda: card_parcel(played, cards))]


def evening_offers(saved: SavedEvening, session: ScreenSession | None) -> list[Shareable]:
    """The score of an evening that is over, and its settings. session: None for the settings alone."""
    played = game(saved.game)
    called = played.title if session is None else played.titled_at(session.view.state)
    title = msg("share-what-setting", game=called)
    setting = Shareable("setting", msg("share-offer-setting"), title, lambda: own_setting(played, saved.options))
    standings = played.score(session.view.final_state) if session is not None else ()
    if not standings:
        return [setting]
    day = day_of(saved.finished or saved.touched)
    named = msg("share-what-score", game=called, day=day)
    return [Shareable("score", msg("share-offer-score"), named, lambda: score_parcel(played, standings, day)), setting]
