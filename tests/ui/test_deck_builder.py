"""Cards chosen out of a collection, on a tablet and on a phone: searched, sifted, judged, kept, and put down."""

from __future__ import annotations

from typing import Any

import flet as ft
import pytest

from companion.core.procedures.copied_cards import CardValues
from companion.core.values.messages import Msg, msg
from companion.library.texts import LANGUAGES
from companion.ui.questions.collections.browse import AT_ONCE
from companion.ui.questions.collections.filter import CardFilter, CardStock, summary
from companion.ui.questions.sheet.printed_parts import Collection, PrintedInfo
from companion.ui.runtime.live import Live
from tests.ui.fakeclient import FakeClient
from tests.ui.question_game import BOAT, collected, mustered, say
from tests.ui.test_questions import FR, Table, main_button, words_of

BOATS: dict[tuple[str, str], CardValues] = {
    ("boat", "SM-1"): {"name": "Alouette", "nation": "france", "points": 6, "text": "chante"},
    ("boat", "SM-2"): {"name": "Belle", "nation": "spain", "points": 8, "text": None},
    ("boat", "ZZ-1"): {"name": "Calme", "nation": "france", "points": None, "text": "dort"},
    ("crew", "ZZ-2"): {"name": "Denis", "points": 3},
    ("other", "ZZ-3"): {"name": "Nul"},
}


class Shelved(dict[tuple[str, str], CardValues]):
    """A collection to which something is kept."""

    def keep(self, schema: str, subject: str, values: CardValues) -> Msg | None:
        self[schema, subject] = dict(values)
        return None


def printed(known: dict[tuple[str, str], CardValues], **more: Any) -> PrintedInfo:
    return PrintedInfo(
        collection=Collection(lambda: dict(known), {"boat": say("Bateaux"), "crew": say("Équipage")}, **more)
    )


def names(screen: FakeClient) -> list[str]:
    """The cards of the collection that are shown."""
    found = (each.identifier or "" for each in screen.find(ft.Semantics))
    return [name for name in found if name.startswith("browse-") and name.count("-") > 1]


# ---------------------------------------------------------------------- the sieve


STOCK = CardStock.of(BOATS, ("boat", "crew"), collected)


@pytest.mark.parametrize(
    ("sieve", "found"),
    [
        (CardFilter(), ["SM-1", "SM-2", "ZZ-1", "ZZ-2"]),
        (CardFilter(words="ALOU"), ["SM-1"]),
        (CardFilter(words="chante fr"), ["SM-1"]),
        (CardFilter(words="chante dort"), []),
        (CardFilter(schema="crew"), ["ZZ-2"]),
        (CardFilter(choice="france"), ["SM-1", "ZZ-1"]),
        (CardFilter(most=6), ["SM-1", "ZZ-2"]),
        (CardFilter(of_set="ZZ"), ["ZZ-1", "ZZ-2"]),
        (CardFilter(of_set="SM", most=6), ["SM-1"]),
    ],
)
def test_a_collection_is_sifted(sieve: CardFilter, found: list[str]) -> None:
    assert [card.subject for card in STOCK.sifted(sieve)] == found


def test_what_one_may_sift_by_is_what_there_is() -> None:
    assert STOCK.kinds == ("boat", "crew") and STOCK.sets == ("SM", "ZZ")
    assert [option.id for option in STOCK.choices] == ["spain", "france"]
    assert CardFilter(most=5).turned("most", 5) == CardFilter() and CardFilter().turned(
        "choice", "spain"
    ) == CardFilter(choice="spain")


def test_a_card_is_summed_up_in_a_line() -> None:
    assert summary(FR, BOAT, BOATS["boat", "SM-1"]) == "France · Points 6 · chante"
    assert STOCK.mustered(STOCK.cards[0]) == mustered("boat", "SM-1", **BOATS["boat", "SM-1"])


# ---------------------------------------------------------------------- on a tablet


async def test_a_ready_one_is_taken_in_two_taps() -> None:
    table = Table("muster")
    async with table.screen(printed=printed(BOATS)) as screen:
        table.clock.settle()
        assert main_button(screen).disabled
        await screen.tap("muster-small")
        assert words_of(screen, "muster-sum") == ["5 sur 12"]
        assert words_of(screen, "answer-main") == ["Déployer cette flotte"]
        await screen.tap("answer-main")
    assert table.said == [(mustered("boat", "R-1", name="Rame", points=5),)]


async def test_cards_are_added_and_put_back_under_the_eye_of_the_rules() -> None:
    table = Table("muster")
    async with table.screen(printed=printed(BOATS)) as screen:
        table.clock.settle()
        await screen.tap("browse-boat-SM-1")
        await screen.tap("browse-boat-SM-2")
        assert words_of(screen, "muster-sum") == ["14 sur 12"] and main_button(screen).disabled
        assert "Trop cher." in words_of(screen, "broken")
        await screen.tap("browse-boat-SM-2")
        assert {"Trop cher.", "Deux fois le même."} <= set(words_of(screen, "broken"))
        await screen.tap("rule-AG-4")
        await screen.tap("less-boat-SM-2")
        await screen.tap("less-boat-SM-2")
        assert words_of(screen, "muster-sum") == ["6 sur 12"]
        await screen.tap("answer-main")
    assert table.rules == ["AG-4"]
    assert [card.subject for card in table.said[0]] == ["SM-1"]


async def test_the_table_may_take_what_the_rules_refuse() -> None:
    table = Table("muster")
    async with table.screen(printed=printed(BOATS)) as screen:
        table.clock.settle()
        await screen.tap("browse-boat-SM-2")
        await screen.tap("browse-boat-SM-2")
        await screen.tap("answer-anyway")
    assert [card.subject for card in table.said[0]] == ["SM-2", "SM-2"]


async def test_search_and_filters() -> None:
    table = Table("muster")
    async with table.screen(printed=printed(BOATS)) as screen:
        table.clock.settle()
        assert len(names(screen)) == 4
        await screen.type("Chercher (nom, texte)", "alou")
        assert names(screen) == ["browse-boat-SM-1"]
        await screen.type("Chercher (nom, texte)", "")
        await screen.tap("browse-filters")
        await screen.tap("sift-choice-france")
        assert names(screen) == ["browse-boat-SM-1", "browse-boat-ZZ-1"]
        await screen.tap("sift-of_set-ZZ")
        assert names(screen) == ["browse-boat-ZZ-1"]
        await screen.tap("sift-choice-france")
        await screen.tap("sift-schema-crew")
        assert names(screen) == ["browse-crew-ZZ-2"]
        await screen.tap("sift-most-5")
        assert names(screen) == ["browse-crew-ZZ-2"]


async def test_a_large_collection_is_shown_bit_by_bit() -> None:
    many: dict[tuple[str, str], CardValues] = {("boat", f"S-{n:03}"): {"name": f"B{n:03}"} for n in range(3 * AT_ONCE)}
    table = Table("muster")
    async with table.screen(printed=printed(many)) as screen:
        table.clock.settle()
        assert len(names(screen)) == AT_ONCE
        await screen.tap("browse-more")
        assert len(names(screen)) == 3 * AT_ONCE


async def test_a_muster_is_kept_and_taken_again() -> None:
    shelf = Shelved(BOATS)
    table = Table("muster")
    async with table.screen(printed=printed(shelf, keep=shelf.keep)) as screen:
        table.clock.settle()
        await screen.tap("browse-boat-SM-1")
        await screen.tap("browse-crew-ZZ-2")
        await screen.type("Nom, pour la garder", "Les miens")
        await screen.tap("muster-keep")
        assert shelf["flotilla", "own-1"] == {"name": "Les miens", "total": 12, "boat": ["SM-1"], "crew": ["ZZ-2"]}
        await screen.tap("muster-small")
        assert words_of(screen, "muster-sum") == ["5 sur 12"]
        await screen.tap("muster-kept-own-1")
        assert words_of(screen, "muster-sum") == ["9 sur 12"]


async def test_a_kept_muster_of_which_nothing_is_known_here_is_counted_and_not_offered() -> None:
    kept: dict[tuple[str, str], CardValues] = {
        ("flotilla", "own-1"): {"name": "Les miens", "total": 12, "boat": ["SM-1", "QQ-1"]},
        ("flotilla", "own-2"): {"name": "Les siens", "total": 12, "boat": ["QQ-1"], "crew": ["QQ-2"]},
    }
    async with Table("muster").screen(printed=printed({**BOATS, **kept})) as screen:
        assert screen.find(ft.Semantics, identifier="muster-kept-own-1")
        assert not screen.find(ft.Semantics, identifier="muster-kept-own-2")
        assert FR(msg("ui-muster-strange", n=1)) in screen.texts()


async def test_nothing_is_kept_where_nothing_can_be() -> None:
    table = Table("muster")
    async with table.screen(printed=printed(BOATS)) as screen:
        table.clock.settle()
        await screen.tap("browse-boat-SM-1")
        assert not screen.find(ft.Semantics, identifier="muster-keep")


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_an_empty_collection_says_where_cards_come_from(lang: str) -> None:
    async with Table("muster").screen(lang=lang) as screen:
        assert not names(screen) and main_button(screen).disabled


async def test_the_library_is_one_tap_away_and_what_was_copied_there_lies_here_at_once() -> None:
    known, live, ways = dict[tuple[str, str], CardValues](), Live(), list[str]()
    async with Table("muster").screen(printed=printed(known, live=live, copy=lambda: ways.append("there"))) as screen:
        assert not names(screen)
        await screen.tap("browse-copy")
        assert ways == ["there"]
        known.update(BOATS)
        live.changed()
        await screen.settle()
        assert "browse-boat-SM-1" in names(screen)
        await screen.tap("browse-copy")  # and stays so when there are cards already
        assert ways == ["there", "there"]


# ---------------------------------------------------------------------- on a phone


async def test_a_phone_has_a_page_for_each_side() -> None:
    table = Table("muster")
    async with table.screen(compact=True, printed=printed(BOATS)) as screen:
        table.clock.settle()
        assert not names(screen) and screen.find(ft.Semantics, identifier="muster-small")
        await screen.tap("muster-page-cards")
        assert len(names(screen)) == 4
        await screen.tap("browse-crew-ZZ-2")
        assert words_of(screen, "muster-sum") == ["3 sur 12"]
        await screen.tap("muster-page-muster")
        await screen.tap("less-crew-ZZ-2")
        await screen.tap("muster-large")
        await screen.tap("answer-main")
    assert [card.subject for card in table.said[0]] == ["R-2"]
