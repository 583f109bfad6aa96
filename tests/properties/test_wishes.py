"""What menus leave out can be asked: everything that a game judges can be wished for in words, and is judged."""

from __future__ import annotations

import pytest

from companion.core.kit.possible_commands import Wish
from companion.core.procedures.menus import Menu
from companion.core.questions.question_base import Refused
from companion.library.game_registry import game, game_ids
from companion.library.texts import LANGUAGES, texts_in
from companion.session.game_session import GameSession
from tests.properties.evenings import played

SOON, LONG = 60, 200
"""Answers after which a menu is waited for, and within which there is one."""


@pytest.fixture(scope="module", params=game_ids())
def evening(request: pytest.FixtureRequest) -> GameSession:
    """An evening at a menu, some time after its beginning."""
    return at_a_menu(request.param)


def at_a_menu(game_id: str) -> GameSession:
    met = enumerate(played(game_id, 3, LONG))
    return next(each for number, each in met if number > SOON and isinstance(each.question, Menu))


def all_of(evening: GameSession) -> list[Wish]:
    return list(evening.game.wishes(evening.state))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_and_every_wish_can_be_said(evening: GameSession, lang: str) -> None:
    t = texts_in(lang)
    assert all(t(words) for words in evening.game.words.values())
    wishes = all_of(evening)
    assert len({wish.command for wish in wishes}) == len(wishes)
    assert all(t(wish.label) for wish in wishes)
    assert {wish.command.name for wish in wishes} <= set(evening.game.judges)


def test_what_the_menu_offers_is_wished_for_in_its_words(evening: GameSession) -> None:
    menu = evening.question
    assert isinstance(menu, Menu)
    labels = {wish.command: wish.label for wish in all_of(evening)}
    for option, command in zip(menu.options, menu.commands, strict=True):
        found = labels.get(evening.game.canonical(command))
        assert found in (None, option.label)


def test_a_wish_is_found_by_its_words_and_judged_as_anything_else(evening: GameSession) -> None:
    for wish in all_of(evening)[::29]:
        words = texts_in("en")(wish.label)
        assert wish.label in [each.label for each in evening.previews.wishes(words, most=10**6)], words
        tried = evening.preview(wish.command.name, params=wish.command.kwargs).verdict
        assert tried.allowed == evening.now.judge(wish.command).allowed, words


def test_a_rule_leads_to_what_it_forbids(evening: GameSession) -> None:
    refused = (evening.now.judge(wish.command).refusals for wish in all_of(evening)[::41])
    rules = dict.fromkeys(reason.rule for reasons in refused for reason in reasons if reason.rule)
    for rule in list(rules)[:3]:
        assert evening.previews.wishes(rule=rule), rule


def test_what_nobody_knows_finds_nothing_and_is_refused_as_before(evening: GameSession) -> None:
    assert evening.previews.wishes("xyzzy") == ()
    with pytest.raises(Exception, match="xyzzy") as refusal:
        evening.answer("xyzzy")
    assert not isinstance(refusal.value, Refused)


def test_no_wish_names_what_only_others_know() -> None:
    """The list of a seat is made of what this seat sees."""
    for game_id in game_ids():
        evening = at_a_menu(game_id)
        for seat in game(game_id).seats(evening.state):
            seen = game(game_id).view(evening.state, seat.id)
            assert {w.label for w in evening.previews.wishes(seat=seat.id, most=10**6)} == {
                w.label for w in game(game_id).wishes(seen)
            }
