"""The hand and advice of a captain: open to its holder, covered on the tablet, never used for anybody else."""

from __future__ import annotations

from typing import Any

import flet as ft
import pytest

from companion.core.declared.secrets import covered
from companion.core.kit.options import SeatOptions
from companion.core.procedures.copied_cards import CopiedCard
from companion.core.values.messages import msg
from companion.games.cannon_duel.advice.lines import lines
from companion.games.cannon_duel.cards import advanced, board, target_cards
from companion.games.cannon_duel.model.ids import SeatId
from companion.games.cannon_duel.model.names import card_name
from companion.games.cannon_duel.model.state import State
from companion.library.texts import LANGUAGES, texts_in
from companion.ui.art import speaks
from companion.ui.games.cannon_duel.hand import ORDERS, HandsPage, PlayerHand, ordered
from tests.games.cannon_duel.rules.scene import ANNE, BART, BOOK, aimed, duel, on_paper, with_hand
from tests.games.cannon_duel.screens.test_boards import BROKEN, DUEL, FRAME, PHONE, labels, screen_of
from tests.support.boards import Sight
from tests.ui.fakeclient import FakeClient

FR = texts_in("fr")
HAND = ("hearts-9", "joker-1", "clubs-2", "hearts-7", "spades-8")
THEIRS = ("diamonds-1", "diamonds-3")


def armed(**options: Any) -> State:
    """Anne's turn, cards in both hands, and a Reputation and a Dirty Trick that were copied."""
    s = aimed(duel(**{"hands": "app", **options}), ANNE, 1, left="spades-9", below="hearts-6")
    s = with_hand(with_hand(s, ANNE, *HAND), BART, *THEIRS)
    trick = advanced.trick_form("2").read({"name": "Fog bank", "window": "fire", "damage": 2})
    s = s.with_card(CopiedCard(advanced.TRICK, "2", trick, "sample"))
    return s.with_player(ANNE, tricks=("2",), reputation="1")


def page_of(state: State) -> FakeClient:
    return screen_of(lambda: HandsPage(Sight(DUEL, state), FRAME))  # type: ignore[arg-type]


def own_page(state: State, seat: SeatId, lang: str = "fr") -> FakeClient:
    session = Sight(DUEL, covered(state, seat), seat=seat)
    return screen_of(lambda: PlayerHand(session, seat, PHONE), lang)  # type: ignore[arg-type]


def named(*cards: str) -> set[str]:
    return {FR(card_name(card)) for card in cards}


# --- the hand


def test_a_hand_is_sorted_by_suit_or_by_value_with_jokers_last() -> None:
    assert ordered(HAND, "suit") == ("spades-8", "hearts-7", "hearts-9", "clubs-2", "joker-1")
    assert ordered(HAND, "value") == ("clubs-2", "hearts-7", "spades-8", "hearts-9", "joker-1")
    assert ordered(("unknown", "clubs-2"), "suit") == ("clubs-2",)


@pytest.mark.rule("CD-SETUP-10")
async def test_the_own_page_shows_the_own_cards_sorted_as_one_likes() -> None:
    async with own_page(armed(), ANNE) as screen:
        shown = [each.semantics_label for each in screen.find(ft.Image) if each.semantics_label in named(*HAND)]
        assert shown == [FR(card_name(card)) for card in ordered(HAND, ORDERS[0])]
        await screen.tap("sort-value")
        shown = [each.semantics_label for each in screen.find(ft.Image) if each.semantics_label in named(*HAND)]
        assert shown == [FR(card_name(card)) for card in ordered(HAND, "value")]
        assert not labels(screen) & named(*THEIRS)
        assert {"own-cards", "reputation-1", "dirty-trick-2", "ship-seat-1"} <= screen.names()
        assert "Fog bank" in screen.texts() and BROKEN.isdisjoint(screen.texts())


@pytest.mark.rule("CD-DRAW-02", "CD-ADV-05")
async def test_of_cards_on_paper_only_their_number_is_told() -> None:
    s = on_paper(armed(hands="table"), ANNE, 4).with_player(ANNE, tricks=("unknown",) * 3)
    async with own_page(s, ANNE) as screen:
        limit = BOOK.numbers.hand_limit
        assert {
            FR(msg("cd-hand-count", n=4, limit=limit)),
            FR(msg("cd-hand-on-paper", n=4)),
            FR(msg("cd-hand-tricks-on-paper", n=3)),
        } <= set(screen.texts())
        assert "sort-suit" not in screen.names()


@pytest.mark.rule("CD-SETUP-10", "CD-ADV-05")
async def test_on_the_tablet_the_hands_of_two_captains_lie_covered() -> None:
    async with page_of(armed()) as screen:
        assert {"peek-look-seat-1", "peek-look-seat-2"} <= screen.names()
        assert not labels(screen) & named(*HAND, *THEIRS) and "Fog bank" not in screen.texts()


async def test_a_lone_captain_sees_the_own_hand_and_not_that_of_the_app() -> None:
    async with page_of(armed(mode="partner", seats=(SeatOptions("Anne", "blue"),))) as screen:
        assert "own-cards" in screen.names() and named(*HAND) <= labels(screen)
        assert not labels(screen) & named(*THEIRS)
        assert not {name for name in screen.names() if name.startswith("peek-")}


async def test_who_watches_on_a_phone_sees_no_hand() -> None:
    session: Any = Sight(DUEL, covered(armed(), ""), seat="")
    async with screen_of(lambda: HandsPage(session, PHONE)) as screen:
        assert not labels(screen) & named(*HAND, *THEIRS)
        assert not {name for name in screen.names() if name.startswith("peek-")}


# --- advice


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_advice_is_told_to_who_asks_and_put_away_again(lang: str) -> None:
    t, s = texts_in(lang), armed()
    told = lines(covered(s, ANNE), BOOK, ANNE)
    assert told
    async with own_page(s, ANNE, lang) as screen:
        assert not {t(line.does) for line in told} & set(screen.texts())
        await screen.tap("advice-ask")
        assert {t(line.text) for line in told} | {t(line.does) for line in told} <= set(screen.texts())
        assert any(text.endswith(f"= {line.total.total}") for line in told if line.total for text in screen.texts())
        await screen.tap("advice-close")
        assert not {t(line.does) for line in told} & set(screen.texts())


@pytest.mark.rule("CD-SETUP-10")
async def test_advice_on_the_tablet_uses_nobodys_hand() -> None:
    s = armed()
    own = {FR(line.text) for line in lines(s, BOOK, ANNE)}
    public = {FR(line.text) for line in lines(covered(s, ""), BOOK, ANNE)}
    assert own - public, "the hand itself is worth some advice"
    async with page_of(s) as screen:
        await screen.tap("advice-ask")
        assert public <= set(screen.texts())
        assert not (own - public) & set(screen.texts())


async def test_before_anybody_aims_there_is_nothing_to_advise() -> None:
    s = armed().with_player(ANNE, targets=())
    async with own_page(s, ANNE) as screen:
        await screen.tap("advice-ask")
        assert FR(msg("cd-advice-none")) in screen.texts()


# --- forms like the things


def test_aim_cards_need_no_words_and_other_pictures_do() -> None:
    assert all(speaks(f"aim:{card}") for card in (*HAND, "unknown"))
    assert not speaks("shot:ball") and not speaks("ship:brig")


@pytest.mark.rule("CD-COMP-02", "CD-SETUP-03")
def test_components_are_copied_as_they_are_laid_out() -> None:
    card = target_cards.form("1")
    grid = next(line for line in card.fields if line.kind == "grid")
    assert [next(line.kind for line in card.fields if line.name == name) for name in grid.edges] == ["words", "words"]
    ship = board.form("blue")
    assert len(ship.layout) == 9 and ship.across == 3 and ship.bands == ship.layout
